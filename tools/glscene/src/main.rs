//! A GLES 3.1 program that draws one named scene off screen and writes it as a PNG.
//!
//! It is an ordinary client: the same binary runs on any driver, so that two drivers can be compared. It knows nothing
//! of Halogen.

mod context;
mod measure;
mod picture;
mod program;
mod scenes;

use anyhow::{Context, Result, bail};
use clap::Parser;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Draws a scene with whatever GL driver EGL finds.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Print the GL_RENDERER string and end.
    #[arg(long)]
    renderer: bool,
    /// List the scenes and end.
    #[arg(long)]
    list: bool,
    /// Use the gbm platform on this device node instead of the surfaceless one.
    #[arg(long)]
    gbm: Option<PathBuf>,
    /// Time scenes instead of drawing them: a line of JSON for each; with --list the names of the timed scenes.
    #[arg(long)]
    measure: bool,
    /// About how long each is timed, s.
    #[arg(long, default_value_t = 0.5, requires = "measure")]
    seconds: f64,
    /// Name of the scene, or a prefix ending in `/` or `*` for all that start with it.
    scene: Option<String>,
    /// PNG file to write; a folder when several scenes are drawn.
    output: Option<PathBuf>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let all = scenes::all();
    if arguments.list {
        let timed = measure::all();
        let names: Vec<&str> = match arguments.measure {
            true => timed.iter().map(|measure| measure.name).collect(),
            false => all.iter().map(|scene| scene.name.as_str()).collect(),
        };
        names.iter().for_each(|name| println!("{name}"));
        return Ok(());
    }
    let open = || context::Context::open(arguments.gbm.as_deref());
    let context = open()?;
    if arguments.renderer {
        println!("{}", context.renderer());
        return Ok(());
    }
    let wanted = arguments.scene.as_ref().context("name a scene, or ask for --list")?;
    let prefix = wanted.strip_suffix('*').or_else(|| wanted.ends_with('/').then_some(wanted.as_str()));
    let is_wanted = |name: &str| prefix.map_or(name == *wanted, |prefix| name.starts_with(prefix));
    if arguments.measure {
        return time(&arguments, is_wanted, open);
    }
    let output = arguments.output.as_ref().context("name a PNG file to write")?;
    let chosen: Vec<_> = all.iter().filter(|scene| is_wanted(&scene.name)).collect();
    if chosen.is_empty() {
        bail!("no scene is called {wanted}; --list names them");
    }
    let many = prefix.is_some();
    if many {
        std::fs::create_dir_all(output)?;
    }
    eprintln!("{}", context.renderer());
    let mut failed = 0;
    for scene in chosen {
        // A context of its own: no scene sees what another left behind.
        let drawn = open().and_then(|context| context.draw(scene));
        match drawn {
            Ok(picture) => {
                let name = format!("{}.png", scene.name.replace('/', "-"));
                picture.write(&if many { output.join(name) } else { output.clone() })?;
            }
            Err(error) => {
                eprintln!("{error:#}");
                failed += 1;
            }
        }
    }
    if failed > 0 {
        bail!("{failed} scenes could not be drawn");
    }
    Ok(())
}

/// Times scenes, each in a context of its own, and writes what the first frame drew as `folder/NAME.png` if asked to.
fn time(
    arguments: &Arguments,
    is_wanted: impl Fn(&str) -> bool,
    open: impl Fn() -> Result<context::Context>,
) -> Result<()> {
    let chosen: Vec<_> = measure::all().into_iter().filter(|measure| is_wanted(measure.name)).collect();
    if chosen.is_empty() {
        bail!("no timed scene has this name; --measure --list names them");
    }
    let folder: Option<&Path> = arguments.output.as_deref();
    if let Some(folder) = folder {
        std::fs::create_dir_all(folder)?;
    }
    let seconds = Duration::try_from_secs_f64(arguments.seconds).context("--seconds")?;
    for measure in chosen {
        let context = open()?;
        let (timing, picture) =
            context.measure(measure, seconds).with_context(|| measure.name.to_string())?;
        if let Some(folder) = folder {
            picture.write(&folder.join(format!("{}.png", measure.name.replace('/', "-"))))?;
        }
        let line = serde_json::json!({
            "name": measure.name,
            "renderer": context.renderer(),
            "unit": measure.unit,
            "amount": measure.amount,
            "first_s": timing.first_s,
            "frames": timing.frames,
            "wall_s": timing.wall_s,
            "cpu_s": timing.cpu_s,
            "peak_kib": timing.peak_kib,
        });
        println!("{line}");
    }
    Ok(())
}
