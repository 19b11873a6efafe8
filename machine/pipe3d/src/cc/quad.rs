//! CC: where the four pixels of a subspan lie in a surface.
//!
//! Source: [skl.7:Surface Layout and Tiling].

use surface::{Placement, SampleLayout, Surface, SurfaceKind, Tiling};

/// How the three other pixels of a subspan follow the upper left one: worked out once per draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct QuadSteps {
    right: usize,
    down: usize,
    /// The steps hold for every even-aligned subspan.
    uniform: bool,
}

impl QuadSteps {
    /// Steps in `surface` at its level `lod`.
    pub fn new(surface: &Surface, lod: u32) -> QuadSteps {
        let level = surface.level(lod);
        let even = (level.x_el | surface.origin_el.0 | level.y_el | surface.origin_el.1) & 1 == 0;
        let single = surface.samples_log2 == 0 || surface.sample_layout == SampleLayout::Slices;
        let even_slices = surface.qpitch_rows & 1 == 0;
        let plain = surface.block_width == 1 && surface.block_height == 1;
        let image = matches!(surface.kind, SurfaceKind::D2 | SurfaceKind::D3 | SurfaceKind::Cube);
        let bytes = surface.element_bytes as usize;
        if !(even && single && even_slices && plain && image) || surface.placement != Placement::Slices {
            return QuadSteps::default();
        }
        match surface.tiling {
            Tiling::Linear => QuadSteps { right: bytes, down: surface.pitch_bytes as usize, uniform: true },
            // Rows of 512 bytes hold any two neighbours of a power-of-two size.
            Tiling::X if bytes.is_power_of_two() => QuadSteps { right: bytes, down: 512, uniform: true },
            // Columns of 16 bytes, 32 rows each.
            Tiling::Y if bytes.is_power_of_two() && bytes <= 8 => {
                QuadSteps { right: bytes, down: 16, uniform: true }
            }
            Tiling::Y if bytes == 16 => QuadSteps { right: 512, down: 16, uniform: true },
            // Stencil: the lowest bits of an offset are x and y.
            Tiling::W if bytes == 1 => QuadSteps { right: 1, down: 2, uniform: true },
            _ => QuadSteps::default(),
        }
    }

    /// Four-byte neighbours in a row lie side by side.
    #[inline(always)]
    pub fn has_pairs(&self) -> bool {
        self.uniform && self.right == 4
    }

    /// Byte offsets of the pixels of the subspan at (`x`, `y`), both even.
    #[inline(always)]
    pub fn offsets(
        &self,
        surface: &Surface,
        x: u32,
        y: u32,
        layer: u32,
        lod: u32,
        sample: u32,
    ) -> [usize; 4] {
        let first = surface.texel_offset(x, y, layer, lod, sample);
        if self.uniform {
            [first, first + self.right, first + self.down, first + self.right + self.down]
        } else {
            let at = |dx, dy| surface.texel_offset(x + dx, y + dy, layer, lod, sample);
            [first, at(1, 0), at(0, 1), at(1, 1)]
        }
    }
}
