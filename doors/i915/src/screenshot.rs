//! Pictures of what was rendered, as PNG files.
//!
//! After each submission that drew, the colour target of its last draw is read. A picture is written twice a second at
//! most, and the last one when the process ends.

use crate::context::lock;
use crate::gpu::Pixels;
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Time between two pictures.
const INTERVAL: Duration = Duration::from_millis(500);
/// Pictures of one process; after that only the last one is written.
const LIMIT: u32 = 100;

#[derive(Default)]
struct State {
    written: u32,
    at: Option<Instant>,
    /// Newer than what was written.
    pending: Option<Pixels>,
}

/// The pictures of one process.
pub struct Screenshots {
    directory: PathBuf,
    program: String,
    state: Mutex<State>,
}

impl Screenshots {
    /// Pictures that go into a directory.
    pub fn new(directory: &Path) -> Self {
        let name = std::fs::read_to_string("/proc/self/comm").unwrap_or_default();
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.');
        let program =
            name.trim_end().chars().map(|letter| if is_plain(letter) { letter } else { '_' }).collect();
        Self { directory: directory.into(), program, state: Mutex::default() }
    }

    /// Takes what a submission drew.
    pub fn add(&self, pixels: Pixels) {
        let mut state = lock(&self.state);
        state.pending = Some(pixels);
        if state.written < LIMIT && state.at.is_none_or(|at| at.elapsed() >= INTERVAL) {
            self.write(&mut state);
        }
    }

    /// Writes what is not written yet.
    pub fn finish(&self) {
        self.write(&mut lock(&self.state));
    }

    fn write(&self, state: &mut State) {
        let Some(pixels) = state.pending.take() else { return };
        state.written += 1;
        state.at = Some(Instant::now());
        let name = format!("{}-{}-{:04}.png", self.program, std::process::id(), state.written);
        let path = self.directory.join(name);
        if let Err(error) = encode(&path, &pixels) {
            eprintln!("halogen: cannot write {}: {error}", path.display());
        }
    }
}

fn encode(path: &Path, pixels: &Pixels) -> Result<(), png::EncodingError> {
    let file = BufWriter::new(File::create(path)?);
    let mut encoder = png::Encoder::new(file, pixels.width_px, pixels.height_px);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels.rgba)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_picture_of_a_burst_are_written() {
        let directory = std::env::temp_dir().join(format!("halogen-pictures-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        let screenshots = Screenshots::new(&directory);
        for shade in 1..=3 {
            screenshots.add(Pixels { width_px: 1, height_px: 1, rgba: vec![shade, 0, 0, 255] });
        }
        screenshots.finish();
        let mut paths: Vec<PathBuf> =
            std::fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        let shades: Vec<u8> = paths
            .iter()
            .map(|path| {
                let mut reader = png::Decoder::new(File::open(path).unwrap()).read_info().unwrap();
                let mut rgba = [0; 4];
                reader.next_frame(&mut rgba).unwrap();
                rgba[0]
            })
            .collect();
        assert_eq!(shades, [1, 3]);
        std::fs::remove_dir_all(directory).unwrap();
    }
}
