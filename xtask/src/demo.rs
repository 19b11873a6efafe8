//! The demonstration: a compositor and a moving GL program, both on Halogen, drawn by Debian's own driver.

use crate::{setup, tree};
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// Options of the demonstration.
#[derive(clap::Args)]
pub struct Arguments {
    /// Device to simulate.
    #[arg(long, default_value = "skl")]
    device: String,
    /// Scenes of glmark2 to show, as its `-b` option takes them.
    #[arg(
        long,
        value_delimiter = ';',
        default_value = "build:use-vbo=true;texture:texture-filter=linear;shading:shading=phong;jellyfish"
    )]
    scenes: Vec<String>,
    /// Folder for the pictures.
    #[arg(long, default_value = "out/demo")]
    pictures: std::path::PathBuf,
}

/// Runs inside `halogen run`: compositor, program, pictures. `$1` is the folder, the rest are scenes.
const SESSION: &str = r#"
folder=$1; shift
export XDG_RUNTIME_DIR="$folder/runtime" WAYLAND_DISPLAY=halogen-demo
mkdir -p "$XDG_RUNTIME_DIR"; chmod 700 "$XDG_RUNTIME_DIR"
cd "$folder"
weston --backend=headless-backend.so --use-gl --width=640 --height=480 --socket=$WAYLAND_DISPLAY \
    --idle-time=0 --debug --log="$folder/weston.log" &
compositor=$!
trap 'kill $compositor 2>/dev/null; wait $compositor 2>/dev/null' EXIT
tries=0
while [ ! -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" ]; do
    tries=$((tries + 1)); [ $tries -gt 300 ] && { echo "weston did not start; see $folder/weston.log" >&2; exit 1; }
    kill -0 $compositor 2>/dev/null || { echo "weston ended; see $folder/weston.log" >&2; exit 1; }
    sleep 0.1
done
number=0
for scene in "$@"; do
    number=$((number + 1))
    glmark2-es2-wayland --size 480x360 -b "$scene:duration=6" 2>&1 &
    program=$!
    for shot in 1 2; do
        sleep 2.5
        echo "SHOT $number $shot"
        weston-screenshooter >/dev/null 2>&1 || echo "no screenshot: weston-screenshooter failed"
        for picture in wayland-screenshot-*.png; do
            [ -f "$picture" ] && mv "$picture" "scene-$number-$shot.png"
        done
    done
    wait $program
    echo "DONE $number"
done
"#;

/// Installs, builds, draws, and says where the pictures are.
pub fn run(arguments: &Arguments) -> Result<()> {
    setup::install(&[setup::MESA, setup::DEMO])?;
    let halogen = tree::build_release()?;
    let folder = tree::root().join(&arguments.pictures);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    std::fs::create_dir_all(&folder)?;
    let bar = ProgressBar::new(arguments.scenes.len() as u64 * 3)
        .with_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} {msg}")?);
    bar.set_message("starting weston on Halogen");
    let mut session = Command::new(&halogen)
        .args(["run", "--device", &arguments.device, "--report"])
        .arg(folder.join("report.json"))
        .args(["--", "sh", "-c", SESSION, "halogen-demo"])
        .arg(&folder)
        .args(&arguments.scenes)
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", halogen.display()))?;
    let mut renderer = None;
    let output = session.stdout.take().context("the session has no output")?;
    for line in BufReader::new(output).lines() {
        let line = line?;
        let text = line.trim();
        if let Some((_, name)) = text.split_once("GL_RENDERER:") {
            renderer = Some(name.trim().to_string());
        }
        if text.starts_with("SHOT") || text.starts_with("DONE") {
            bar.inc(1);
        } else if text.starts_with('[') || text.contains("FPS") || text.starts_with("no screenshot") {
            bar.println(text);
            bar.set_message(text.chars().take(40).collect::<String>());
        }
    }
    let status = session.wait()?;
    bar.finish_and_clear();
    let pictures = pictures(&folder)?;
    match &renderer {
        Some(name) if name.contains("Intel") => {
            println!("drawn by: {name} (on Halogen, device {})", arguments.device)
        }
        Some(name) => bail!("the program was drawn by '{name}', not by Intel's driver on Halogen"),
        None => bail!("glmark2 did not say what drew it; see {}", folder.join("weston.log").display()),
    }
    if pictures.is_empty() {
        bail!("no picture was taken; see {}", folder.join("weston.log").display());
    }
    println!("pictures:");
    for picture in pictures {
        println!("  {picture}");
    }
    if !status.success() {
        bail!("the session ended with {status}");
    }
    Ok(())
}

fn pictures(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "png") {
            names.push(path.display().to_string());
        }
    }
    names.sort();
    Ok(names)
}
