//! What a scene leaves: eight-bit RGBA rows, bottom row first as GL reads them.

use anyhow::{Context, Result};
use std::path::Path;

/// A picture.
pub struct Picture {
    /// Width in pixels.
    pub width_px: u32,
    /// Height in pixels.
    pub height_px: u32,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

impl Picture {
    /// Writes a PNG with the top row first.
    pub fn write(&self, file: &Path) -> Result<()> {
        let output =
            std::fs::File::create(file).with_context(|| format!("cannot write {}", file.display()))?;
        let mut encoder = png::Encoder::new(std::io::BufWriter::new(output), self.width_px, self.height_px);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let rows: Vec<u8> =
            self.rgba.chunks_exact(self.width_px as usize * 4).rev().flatten().copied().collect();
        encoder.write_header()?.write_image_data(&rows)?;
        Ok(())
    }

    /// A picture of raw values, one pixel for each DWord, 64 to a row: for buffers that compute shaders wrote.
    pub fn of_dwords(dwords: &[u32]) -> Self {
        let width_px = 64;
        let height_px = (dwords.len() as u32).div_ceil(width_px).max(1);
        let mut rgba: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        rgba.resize((width_px * height_px * 4) as usize, 0);
        Self { width_px, height_px, rgba }
    }
}
