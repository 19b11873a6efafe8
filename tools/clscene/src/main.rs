//! An OpenCL program of many small scenes, each compared with the same computation on the host.
//!
//! It is an ordinary client: the same binary runs on any OpenCL driver, so that two can be compared. It knows nothing
//! of Halogen.

mod api;
mod check;
mod measure;
mod scenes;

use anyhow::{Context, Result, bail};
use clap::Parser;
use scenes::Verdict;
use std::time::{Duration, Instant};

/// Runs scenes on the first OpenCL device and compares each with the host.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Print the name of the device and end.
    #[arg(long)]
    device: bool,
    /// List the scenes and end.
    #[arg(long)]
    list: bool,
    /// Time kernels instead: a line of JSON for each; with --list the names of the timed kernels.
    #[arg(long)]
    measure: bool,
    /// About how long each is timed, s.
    #[arg(long, default_value_t = 0.5, requires = "measure")]
    seconds: f64,
    /// Names of scenes, or prefixes ending in `/`; none means all.
    scenes: Vec<String>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let all = scenes::all();
    if arguments.list {
        let names: Vec<&str> = match arguments.measure {
            true => measure::ALL.iter().map(|measure| measure.name).collect(),
            false => all.iter().map(|scene| scene.name).collect(),
        };
        names.iter().for_each(|name| println!("{name}"));
        return Ok(());
    }
    if arguments.device {
        println!("{}", api::Session::open()?.text(0x102b));
        return Ok(());
    }
    let wanted = |name: &str| {
        arguments.scenes.is_empty()
            || arguments
                .scenes
                .iter()
                .any(|scene| scene == name || scene.ends_with('/') && name.starts_with(scene))
    };
    if arguments.measure {
        return time(wanted, Duration::try_from_secs_f64(arguments.seconds)?);
    }
    let chosen: Vec<_> = all.iter().filter(|scene| wanted(scene.name)).collect();
    if chosen.is_empty() {
        bail!("no scene has such a name; --list names them");
    }
    let mut failed = 0;
    for scene in chosen {
        let start = Instant::now();
        // A context of its own: no scene sees what another left behind.
        let verdict = api::Session::open().and_then(|session| (scene.run)(&session));
        let seconds = start.elapsed().as_secs_f32();
        match verdict {
            Ok(Verdict::Right) => println!("PASS {} {seconds:.2} s", scene.name),
            Ok(Verdict::DoesNotApply(why)) => println!("NA   {} {why}", scene.name),
            Err(error) => {
                failed += 1;
                println!("FAIL {} {error:#}", scene.name);
            }
        }
    }
    if failed > 0 {
        bail!("{failed} scenes are wrong");
    }
    Ok(())
}

/// Times kernels, each in a session of its own.
fn time(wanted: impl Fn(&str) -> bool, time: Duration) -> Result<()> {
    let chosen: Vec<_> = measure::ALL.iter().filter(|measure| wanted(measure.name)).collect();
    if chosen.is_empty() {
        bail!("no timed kernel has such a name; --measure --list names them");
    }
    for measure in chosen {
        let session = api::Session::open()?;
        let timing = measure::run(&session, measure, time).with_context(|| measure.name.to_string())?;
        let line = serde_json::json!({
            "name": measure.name,
            "renderer": session.text(0x102b),
            "unit": measure.unit,
            "amount": measure.amount,
            "first_s": timing.first_s,
            "frames": timing.rounds,
            "wall_s": timing.wall_s,
            "cpu_s": timing.cpu_s,
            "peak_kib": timing.peak_kib,
        });
        println!("{line}");
    }
    Ok(())
}
