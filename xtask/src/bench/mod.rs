//! How fast Halogen is beside what runs the same programs without a GPU: llvmpipe for GL, pocl for OpenCL.
//!
//! The same binary runs on both, one after the other, again and again: the machine is noisy, and only what ran next to each
//! other may be compared. A figure is the ratio of the medians of the rates; its spread are the smallest and the largest
//! ratio of a pair. Renderers are checked by name, and what the first frames drew has to agree.

mod program;
mod table;

use crate::{setup, tree};
use anyhow::{Context, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use program::{Program, Side};
use regex::Regex;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::time::Duration;
use table::Figure;

/// What to compare, and how often.
#[derive(clap::Args)]
pub struct Arguments {
    /// Only scenes whose name matches this regular expression, for example `^fill/` or `n-body`.
    filter: Option<String>,
    /// Peers to compare with.
    #[arg(long, value_delimiter = ',', value_enum, default_value = "llvmpipe,pocl")]
    against: Vec<Peer>,
    /// Device to simulate.
    #[arg(long, default_value = "skl")]
    device: String,
    /// How often each scene runs on either side.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// About how long a scene is timed in a run, s; never less than three frames.
    #[arg(long, default_value_t = 0.3)]
    seconds: f64,
    /// Use this halogen binary, and the programs beside it, instead of building them.
    #[arg(long)]
    halogen: Option<PathBuf>,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
    /// Write a dated table into docs/scoreboard/.
    #[arg(long)]
    commit_scoreboard: bool,
}

/// Who else runs the same program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Peer {
    /// Mesa's GL on the processor, for GL scenes and glmark2.
    Llvmpipe,
    /// OpenCL on the processor.
    Pocl,
}

/// What a program tells of one scene in one run.
#[derive(Clone, Debug, Deserialize)]
pub struct Line {
    /// Name of the scene.
    pub name: String,
    /// GL_RENDERER, or the name of the OpenCL device.
    pub renderer: String,
    /// What is counted.
    pub unit: String,
    /// How much of it is in a frame.
    pub amount: f64,
    /// The first frame, with compilers, s.
    pub first_s: f64,
    /// Frames timed together.
    pub frames: f64,
    /// Their time on the wall, s.
    pub wall_s: f64,
    /// Processor time in them of all threads, s; 0 when the program does not tell.
    pub cpu_s: f64,
    /// Most memory that the process had, KiB; 0 when the program does not tell.
    pub peak_kib: f64,
}

/// Compares and prints.
pub fn run(arguments: &Arguments) -> Result<()> {
    let time = Duration::try_from_secs_f64(arguments.seconds).context("--seconds")?;
    let filter = Regex::new(arguments.filter.as_deref().unwrap_or("")).context("the filter")?;
    let mut packages = vec![];
    for peer in &arguments.against {
        match peer {
            Peer::Llvmpipe => packages.extend([setup::MESA, setup::DEMO]),
            Peer::Pocl => packages.extend([setup::OPENCL, setup::POCL]),
        }
    }
    setup::install(&packages)?;
    let halogen = match &arguments.halogen {
        Some(path) => std::fs::canonicalize(path).with_context(|| path.display().to_string())?,
        None => tree::build_release()?,
    };
    let folder = tree::target().join("bench");
    std::fs::create_dir_all(&folder)?;
    let programs = program::all(&halogen, &arguments.device, &arguments.against, time, &folder)?;
    let chosen: Vec<(&Program, String)> = programs
        .iter()
        .flat_map(|program| program.scenes.iter().map(move |scene| (program, scene.clone())))
        .filter(|(_, scene)| filter.is_match(scene))
        .collect();
    ensure!(!chosen.is_empty(), "no scene has a name like this; without a filter all of them run");
    let bar = ProgressBar::new(chosen.len() as u64 * u64::from(arguments.pairs));
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed}, {eta} left, {msg}")?);
    bar.enable_steady_tick(Duration::from_secs(1));
    let (mut figures, mut unlike) = (Vec::new(), Vec::new());
    for (program, scene) in chosen {
        bar.set_message(scene.clone());
        let mut pairs = Vec::new();
        for pair in 0..arguments.pairs {
            let ours = program.run(Side::Halogen, &scene)?;
            let theirs = program.run(Side::Peer, &scene)?;
            program.check(&ours, &theirs)?;
            if pair == 0 && !program.draws_alike(&scene)? {
                unlike.push(scene.clone());
            }
            pairs.push((ours, theirs));
            bar.inc(1);
        }
        figures.push(Figure::of(program.peer, &pairs));
    }
    bar.finish_and_clear();
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
    } else {
        table::print(&figures);
    }
    if arguments.commit_scoreboard {
        let file = table::write(&arguments.device, arguments.pairs, &figures)?;
        eprintln!("wrote {}", tree::relative(&file));
    }
    if !unlike.is_empty() {
        bail!("pictures differ, see {}: {}", folder.display(), unlike.join(", "));
    }
    Ok(())
}
