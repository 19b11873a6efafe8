//! Messages that ask about a surface instead of reading it: resinfo, sampleinfo, ld_mcs.
//!
//! Source: [skl.7:resinfo Message Type] [skl.7:sampleinfo Message Type] [skl.7:Multisample Control Surface].

use hw::format::SurfaceFormat;
use surface::layout::minify;
use surface::{Surface, SurfaceKind};

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

/// The multisample control word of a pixel of a layer. Zero where the surface has none, and outside of it.
pub fn control_word(surface: &Surface, [x, y, layer]: [u32; 3]) -> [u32; 4] {
    let layer = if surface.is_array { layer } else { 0 };
    if x >= surface.width_px || y >= surface.height_px || layer >= surface.depth {
        return [0; 4];
    }
    let [low, high] = surface.samples_control(x, y, layer);
    [low, high, 0, 0]
}

/// A raw buffer has no texel format: it reads as bytes of RGBA. [skl.7:Sampler Output Channel Mapping]
pub fn is_raw(surface: &Surface) -> bool {
    surface.format == SurfaceFormat::RAW
}
