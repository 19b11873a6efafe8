//! A Vulkan program that runs compute scenes and compares what they leave in memory with the host's own computation.
//!
//! It is an ordinary client: the same binary runs on any driver. It knows nothing of Halogen.

mod gpu;
mod scene;
mod scenes;

use anyhow::{Context, Result, bail};
use clap::Parser;

/// Runs compute scenes with whatever Vulkan driver the loader finds.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Print the name of the device and end.
    #[arg(long)]
    device: bool,
    /// List the scenes and end.
    #[arg(long)]
    list: bool,
    /// Name of the scene, or a prefix ending in `/` or `*` for all that start with it.
    scene: Option<String>,
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
    let gpu = gpu::Gpu::open()?;
    println!("{}", gpu.name());
    if arguments.device {
        return Ok(());
    }
    let wanted = arguments.scene.as_ref().context("name a scene, `*` for all, or ask for --list")?;
    let prefix = wanted.strip_suffix('*').or_else(|| wanted.ends_with('/').then_some(wanted.as_str()));
    let chosen: Vec<_> = all
        .iter()
        .filter(|scene| prefix.map_or(scene.name == wanted, |prefix| scene.name.starts_with(prefix)))
        .collect();
    if chosen.is_empty() {
        bail!("no scene is called {wanted}; --list names them");
    }
    let mut wrong = 0;
    for scene in chosen {
        match scene.run(&gpu) {
            Ok(()) => println!("{}: right", scene.name),
            Err(error) => {
                println!("{}: {error:#}", scene.name);
                wrong += 1;
            }
        }
    }
    if wrong > 0 {
        bail!("{wrong} scenes are wrong");
    }
    Ok(())
}
