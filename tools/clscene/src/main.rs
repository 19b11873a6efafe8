//! An OpenCL program of many small scenes, each compared with the same computation on the host.
//!
//! It is an ordinary client: the same binary runs on any OpenCL driver, so that two can be compared. It knows nothing
//! of Halogen.

mod api;
mod check;
mod scenes;

use anyhow::{Result, bail};
use clap::Parser;
use scenes::Verdict;
use std::time::Instant;

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
    /// Names of scenes, or prefixes ending in `/`; none means all.
    scenes: Vec<String>,
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
