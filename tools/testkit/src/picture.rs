//! Reading and comparing PNG pictures.

use std::path::Path;

/// Eight-bit RGBA, top row first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// Width in pixels.
    pub width_px: u32,
    /// Height in pixels.
    pub height_px: u32,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

/// How two pictures of one size differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Difference {
    /// Pixels of which a channel differs by more than the tolerance.
    pub pixels: usize,
    /// Largest difference of a channel.
    pub largest: u8,
}

impl Picture {
    /// Reads an RGBA PNG.
    ///
    /// # Errors
    /// What the file system or the decoder says.
    pub fn read(file: &Path) -> anyhow::Result<Self> {
        let decoder = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(file)?));
        let mut reader = decoder.read_info()?;
        let mut rgba = vec![0; reader.output_buffer_size()];
        let info = reader.next_frame(&mut rgba)?;
        rgba.truncate(info.buffer_size());
        anyhow::ensure!(info.color_type == png::ColorType::Rgba, "{} is not RGBA", file.display());
        Ok(Self { width_px: info.width, height_px: info.height, rgba })
    }

    /// Compares channel by channel; pictures of different sizes differ everywhere.
    pub fn difference(&self, other: &Self, tolerance: u8) -> Difference {
        if (self.width_px, self.height_px) != (other.width_px, other.height_px) {
            return Difference { pixels: self.rgba.len() / 4, largest: 255 };
        }
        let mut result = Difference::default();
        for (one, two) in self.rgba.chunks_exact(4).zip(other.rgba.chunks_exact(4)) {
            let largest = one.iter().zip(two).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0);
            result.largest = result.largest.max(largest);
            result.pixels += usize::from(largest > tolerance);
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_counts_pixels_past_the_tolerance() {
        let one = Picture { width_px: 2, height_px: 1, rgba: vec![10, 10, 10, 255, 0, 0, 0, 255] };
        let mut two = one.clone();
        two.rgba[1] = 11;
        two.rgba[6] = 9;
        assert_eq!(one.difference(&two, 1), Difference { pixels: 1, largest: 9 });
        assert_eq!(one.difference(&one, 0), Difference::default());
    }
}
