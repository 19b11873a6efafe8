//! The programs that are timed, and how each is started on either side.

use super::{Line, Peer};
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Who runs a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Intel's driver on Halogen.
    Halogen,
    /// The peer, without a GPU.
    Peer,
}

/// How a program is driven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// `glscene --measure`, with pictures.
    Gl,
    /// `clscene --measure`, which compares what kernels computed by itself.
    Cl,
    /// glmark2 off screen; it asks for a compositor all the same.
    Glmark,
}

/// A program with its scenes.
pub struct Program {
    kind: Kind,
    /// Whom it is compared with.
    pub peer: Peer,
    /// Names of its scenes.
    pub scenes: Vec<String>,
    halogen: PathBuf,
    device: String,
    time: Duration,
    folder: PathBuf,
}

/// Scenes of glmark2: every one that draws the same at any speed.
const GLMARK: &[&str] = &[
    "build:use-vbo=true",
    "texture:texture-filter=nearest",
    "texture:texture-filter=linear",
    "texture:texture-filter=mipmap",
    "shading:shading=gouraud",
    "shading:shading=phong",
    "bump:bump-render=high-poly",
    "bump:bump-render=normals",
    "effect2d:kernel=1,1,1;1,1,1;1,1,1;",
    "pulsar:light=false:quads=5:texture=false",
    "desktop:blur-radius=5:effect=blur:passes=1:separable=true:windows=4",
    "buffer:columns=200:interleave=false:update-dispersion=0.9:update-fraction=0.5:update-method=map",
    "jellyfish",
    "shadow",
    "refract",
    "conditionals:fragment-steps=5:vertex-steps=0",
    "function:fragment-complexity=medium:fragment-steps=5",
    "loop:fragment-loop=true:fragment-steps=5:vertex-steps=5",
];

/// Starts a compositor on the same driver, which idles, runs one scene off screen, prints what glmark2 prints.
const GLMARK_SESSION: &str = r#"
export XDG_RUNTIME_DIR="$1/runtime" WAYLAND_DISPLAY=halogen-bench
mkdir -p "$XDG_RUNTIME_DIR"; chmod 700 "$XDG_RUNTIME_DIR"
weston --backend=headless-backend.so --use-gl --width=800 --height=600 --socket=$WAYLAND_DISPLAY --idle-time=0 \
    --log="$1/weston.log" >/dev/null 2>&1 &
compositor=$!
trap 'kill $compositor 2>/dev/null; wait $compositor 2>/dev/null' EXIT
tries=0
while [ ! -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" ]; do
    tries=$((tries + 1)); [ $tries -gt 300 ] && exit 1
    sleep 0.05
done
glmark2-es2-wayland --off-screen --size 800x600 -b "$2:duration=$3"
"#;

/// Every program that has a peer.
///
/// # Errors
/// When a program does not tell its scenes.
pub fn all(
    halogen: &Path,
    device: &str,
    peers: &[Peer],
    time: Duration,
    folder: &Path,
) -> Result<Vec<Program>> {
    let mut programs = Vec::new();
    for (kind, peer) in [(Kind::Gl, Peer::Llvmpipe), (Kind::Cl, Peer::Pocl), (Kind::Glmark, Peer::Llvmpipe)] {
        if peers.contains(&peer) {
            let (halogen, device, folder) = (halogen.to_path_buf(), device.to_string(), folder.to_path_buf());
            let mut program = Program { kind, peer, scenes: vec![], halogen, device, time, folder };
            program.scenes = program.list()?;
            programs.push(program);
        }
    }
    Ok(programs)
}

impl Program {
    fn list(&self) -> Result<Vec<String>> {
        let file = match self.kind {
            Kind::Glmark => return Ok(GLMARK.iter().map(|scene| format!("glmark2/{scene}")).collect()),
            Kind::Gl => self.beside("glscene"),
            Kind::Cl => self.beside("clscene"),
        };
        let output = Command::new(&file)
            .args(["--measure", "--list"])
            .output()
            .with_context(|| format!("cannot start {}", file.display()))?;
        ensure!(output.status.success(), "{} does not list its scenes", file.display());
        Ok(String::from_utf8_lossy(&output.stdout).lines().map(String::from).collect())
    }

    fn beside(&self, name: &str) -> PathBuf {
        self.halogen.with_file_name(name)
    }

    fn pictures(&self, side: Side) -> PathBuf {
        self.folder.join(if side == Side::Halogen { "halogen" } else { "peer" })
    }

    /// Runs one scene once.
    ///
    /// # Errors
    /// When it does not run, or does not tell what it found.
    pub fn run(&self, side: Side, scene: &str) -> Result<Line> {
        let mut words: Vec<std::ffi::OsString> = vec![];
        if side == Side::Halogen {
            words.extend([self.halogen.clone().into(), "run".into(), "--device".into()]);
            words.extend([self.device.clone().into(), "--".into()]);
        }
        let seconds = self.time.as_secs_f64().to_string();
        match self.kind {
            Kind::Gl => {
                words.extend([self.beside("glscene").into(), "--measure".into(), "--seconds".into()]);
                words.extend([seconds.into(), scene.into(), self.pictures(side).into()]);
            }
            Kind::Cl => {
                words.extend([self.beside("clscene").into(), "--measure".into(), "--seconds".into()]);
                words.extend([seconds.into(), scene.into()]);
            }
            Kind::Glmark => {
                words.extend(["sh", "-c", GLMARK_SESSION, "halogen-bench"].map(Into::into));
                let scene = scene.trim_start_matches("glmark2/");
                // glmark2 counts whole frames: a shorter time would measure little but the first one.
                let seconds = self.time.as_secs_f64().max(1.0).to_string();
                words.extend([self.folder.clone().into(), scene.into(), seconds.into()]);
            }
        }
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).current_dir(&self.folder);
        match (self.kind, side) {
            (Kind::Cl, Side::Halogen) => command.env("OCL_ICD_VENDORS", "/etc/OpenCL/vendors/intel.icd"),
            (Kind::Cl, Side::Peer) => command.env("OCL_ICD_VENDORS", "/etc/OpenCL/vendors/pocl.icd"),
            (_, Side::Peer) => command.env("LIBGL_ALWAYS_SOFTWARE", "1").env("GALLIUM_DRIVER", "llvmpipe"),
            (_, Side::Halogen) => &mut command,
        };
        if self.kind == Kind::Gl {
            command.env("EGL_PLATFORM", "surfaceless");
        }
        let output =
            command.output().with_context(|| format!("cannot start {}", words[0].to_string_lossy()))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let errors = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{scene} ends with {} on {side:?}:\n{errors}", output.status);
        let line = match self.kind {
            Kind::Glmark => glmark(scene, &text),
            _ => text.lines().find_map(|line| serde_json::from_str(line).ok()),
        };
        line.with_context(|| format!("{scene} on {side:?} tells nothing:\n{text}{errors}"))
    }

    /// Whether each ran where it should have.
    ///
    /// # Errors
    /// When one did not.
    pub fn check(&self, ours: &Line, theirs: &Line) -> Result<()> {
        let is_peer = match self.peer {
            Peer::Llvmpipe => theirs.renderer.contains("llvmpipe"),
            // pocl calls its device after its driver and the processor.
            Peer::Pocl => theirs.renderer.starts_with("pthread") || theirs.renderer.starts_with("cpu"),
        };
        let is_ours = ours.renderer.contains("Intel") && !ours.renderer.starts_with("pthread");
        if !is_ours || !is_peer {
            bail!("{} ran on '{}' and '{}'", ours.name, ours.renderer, theirs.renderer);
        }
        Ok(())
    }

    /// Whether the first frames of both sides are the same picture, but for rounding and single texels.
    ///
    /// # Errors
    /// When a picture is missing.
    pub fn draws_alike(&self, scene: &str) -> Result<bool> {
        if self.kind != Kind::Gl {
            return Ok(true);
        }
        let name = format!("{}.png", scene.replace('/', "-"));
        let ours = read(&self.pictures(Side::Halogen).join(&name))?;
        let theirs = read(&self.pictures(Side::Peer).join(&name))?;
        Ok(alike(&ours, &theirs))
    }
}

fn read(file: &Path) -> Result<Vec<u8>> {
    let input = std::fs::File::open(file).with_context(|| format!("no picture {}", file.display()))?;
    let mut reader = png::Decoder::new(std::io::BufReader::new(input)).read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size()];
    reader.next_frame(&mut bytes)?;
    Ok(bytes)
}

/// At most one pixel in a hundred differs by more than 24 of 255: filters with many taps may be computed in other ways.
fn alike(ours: &[u8], theirs: &[u8]) -> bool {
    let differs = |(a, b): (&[u8], &[u8])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 24);
    let wrong = ours.chunks_exact(4).zip(theirs.chunks_exact(4)).filter(|pair| differs(*pair)).count();
    ours.len() == theirs.len() && wrong * 100 <= ours.len() / 4
}

/// What glmark2 prints: the renderer, then frames in a second and the time of one.
fn glmark(scene: &str, text: &str) -> Option<Line> {
    let renderer = text.lines().find_map(|line| line.trim().strip_prefix("GL_RENDERER:"))?.trim();
    let rate: f64 = text.lines().find_map(|line| {
        let (_, behind) = line.split_once("FPS:")?;
        behind.split_whitespace().next()?.parse().ok()
    })?;
    Some(Line {
        name: scene.to_string(),
        renderer: renderer.to_string(),
        unit: "frame".to_string(),
        amount: 1.0,
        first_s: 0.0,
        frames: rate,
        wall_s: 1.0,
        cpu_s: 0.0,
        peak_kib: 0.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glmark_tells_its_renderer_and_its_rate() {
        let text = "=====\n    GL_VENDOR:      Mesa\n    GL_RENDERER:    llvmpipe (LLVM 15)\n\
            [build] use-vbo=true: FPS: 123 FrameTime: 8.130 ms\n";
        let line = glmark("glmark2/build", text).unwrap();
        assert_eq!((line.renderer.as_str(), line.frames, line.wall_s), ("llvmpipe (LLVM 15)", 123.0, 1.0));
        assert!(glmark("glmark2/build", "GL_RENDERER: llvmpipe\n[build] Unsupported\n").is_none());
    }

    #[test]
    fn pictures_are_alike_within_rounding_and_single_texels() {
        let picture = vec![100_u8; 400 * 4];
        let mut other = picture.clone();
        other.iter_mut().for_each(|byte| *byte += 24);
        assert!(alike(&picture, &other));
        other = picture.clone();
        (0..4).for_each(|pixel| other[pixel * 4] = 125);
        assert!(alike(&picture, &other));
        other[16] = 125;
        assert!(!alike(&picture, &other));
        assert!(!alike(&picture, &picture[..1596]));
    }
}
