//! Pictures as PNG files.

use crate::CaptureError;
use device::Pixels;
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

/// Writes a picture; a file that is there is replaced.
///
/// # Errors
/// What the host says.
pub fn write_png(file: &Path, pixels: &Pixels) -> Result<(), CaptureError> {
    let output = BufWriter::new(File::create(file)?);
    let mut encoder = png::Encoder::new(output, pixels.width_px, pixels.height_px);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    // Neighbours are alike in most pictures.
    encoder.set_filter(png::FilterType::Paeth);
    let mut writer = encoder.write_header().map_err(io::Error::from)?;
    writer.write_image_data(&pixels.rgba).map_err(io::Error::from)?;
    writer.finish().map_err(io::Error::from)?;
    Ok(())
}
