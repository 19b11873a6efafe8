//! A GLES 3.1 program that draws one named scene off screen and writes it as a PNG.
//!
//! It is an ordinary client: the same binary runs on any driver, so that two drivers can be compared. It knows nothing
//! of Halogen.

mod context;
mod picture;
mod program;
mod scenes;

use anyhow::{Context, Result, bail};
use clap::Parser;
use std::path::PathBuf;

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
    /// Name of the scene, or a prefix ending in `/` or `*` for all that start with it.
    scene: Option<String>,
    /// PNG file to write; a folder when several scenes are drawn.
    output: Option<PathBuf>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let all = scenes::all();
    if arguments.list {
        for scene in &all {
            println!("{}", scene.name);
        }
        return Ok(());
    }
    let open = || context::Context::open(arguments.gbm.as_deref());
    let context = open()?;
    if arguments.renderer {
        println!("{}", context.renderer());
        return Ok(());
    }
    let wanted = arguments.scene.as_ref().context("name a scene, or ask for --list")?;
    let output = arguments.output.as_ref().context("name a PNG file to write")?;
    let prefix = wanted.strip_suffix('*').or_else(|| wanted.ends_with('/').then_some(wanted.as_str()));
    let chosen: Vec<_> = all
        .iter()
        .filter(|scene| prefix.map_or(scene.name == *wanted, |prefix| scene.name.starts_with(prefix)))
        .collect();
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
