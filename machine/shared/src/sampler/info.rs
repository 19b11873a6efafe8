//! Messages that ask about a surface instead of reading it: resinfo, sampleinfo, ld_mcs.
//!
//! Source: [skl.7:resinfo Message Type] [skl.7:sampleinfo Message Type] [skl.7:Multisample Control Surface].

use hw::format::SurfaceFormat;
use surface::layout::minify;
use surface::{AuxiliaryMode, Surface, SurfaceKind};

/// Width, height, depth or layers, and number of levels, for a level counted from Surface Min LOD.
pub fn resource(surface: &Surface, lod: u32) -> [u32; 4] {
    let levels = surface.mip_count + 1;
    let extent =
        |value: u32| if lod < levels { minify(value, lod.saturating_add(surface.min_lod)) } else { 0 };
    let layers = |count: u32| if surface.is_array && lod < levels { count } else { 0 };
    match surface.kind {
        SurfaceKind::D1 => [extent(surface.width_px), layers(surface.depth), 0, levels],
        SurfaceKind::D2 => {
            [extent(surface.width_px), extent(surface.height_px), layers(surface.depth), levels]
        }
        SurfaceKind::D3 => {
            [extent(surface.width_px), extent(surface.height_px), extent(surface.depth), levels]
        }
        SurfaceKind::Cube => {
            [extent(surface.width_px), extent(surface.height_px), layers(surface.depth / 6), levels]
        }
        SurfaceKind::Buffer | SurfaceKind::StructuredBuffer => [surface.width_px, 0, 0, 0],
        SurfaceKind::Null => [0; 4],
    }
}

/// Number of samples in red, position palette index plus one in alpha.
pub fn samples(surface: &Surface) -> [u32; 4] {
    if surface.kind == SurfaceKind::Null {
        return [0; 4];
    }
    [surface.samples(), 0, 0, surface.position_palette + 1]
}

/// The multisample control word of every pixel: each sample has its own slice, because auxiliary surfaces are always
/// in the resolved state. Zero where the surface has no control surface.
pub fn control_word(surface: &Surface) -> [u32; 4] {
    if surface.auxiliary != AuxiliaryMode::CcsD && surface.auxiliary != AuxiliaryMode::CcsE {
        return [0; 4];
    }
    match surface.samples_log2 {
        1 => [0b10, 0, 0, 0],
        2 => [0b11_10_01_00, 0, 0, 0],
        3 => [0x7654_3210, 0, 0, 0],
        4 => [0x7654_3210, 0xfedc_ba98, 0, 0],
        _ => [0; 4],
    }
}

/// A raw buffer has no texel format: it reads as bytes of RGBA. [skl.7:Sampler Output Channel Mapping]
pub fn is_raw(surface: &Surface) -> bool {
    surface.format == SurfaceFormat::RAW
}
