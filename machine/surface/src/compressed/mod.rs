//! Block-compressed formats: one texel of one block.
//!
//! Source: [bdw.2d:SURFACE_FORMAT]; the encodings are those of the Khronos data format specification.

use hw::format::SurfaceFormat;

/// Reads one texel of a block: block bytes (those past the block are ignored), column, row.
pub type Decode = fn(&[u8; 16], u32, u32) -> [u32; 4];

/// The function that reads texels of a compressed format; `None` where Halogen has none.
pub fn decoder(_format: SurfaceFormat) -> Option<Decode> {
    None
}
