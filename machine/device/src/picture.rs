//! What a render target shows, for screenshots and for comparing replays.

use crate::device::RenderTargetSeen;
use memory::AddressSpace;
use probe::{Context, Findings, Ids};
use surface::texel::{is_integer, srgb};
use surface::{Surface, SurfaceKind};

/// A picture of eight-bit red, green, blue, alpha; first row first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pixels {
    /// Width in pixels.
    pub width_px: u32,
    /// Height in pixels.
    pub height_px: u32,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

/// Widest and highest surface of any platform, in pixels.
const EXTENT_LIMIT_PX: u32 = 16384;

/// Reads the first layer and sample of the level that was drawn to. Values outside of 0 to 1 are clamped, integers keep
/// their low eight bits, sRGB stays encoded. `None` for surfaces that are no pictures: null, buffers, unknown formats.
pub(crate) fn read(
    seen: &RenderTargetSeen,
    platform: &'static hw::Platform,
    space: &AddressSpace,
) -> Option<Pixels> {
    // Whoever looks leaves no trace in the findings.
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let surface = Surface::resolve(&seen.state, space, &cx).ok()?;
    if matches!(surface.kind, SurfaceKind::Null | SurfaceKind::Buffer | SurfaceKind::StructuredBuffer) {
        return None;
    }
    let (layout, unpack) = surface.layout.zip(surface.unpack)?;
    let clear = unpack(&surface.clear_element().unwrap_or_default());
    let lod = surface.mip_count;
    let (width, height) = (surface.level(lod).width, surface.level(lod).height);
    if surface.view.is_empty() || width.max(height) > EXTENT_LIMIT_PX {
        return None;
    }
    let integer = is_integer(layout);
    let channel = |index: usize, bits: u32| match (integer, layout.srgb && index < 3) {
        (true, _) => bits as u8,
        (false, true) => srgb::encode_8(f32::from_bits(bits)),
        (false, false) => (f32::from_bits(bits).clamp(0.0, 1.0) * 255.0).round_ties_even() as u8,
    };
    let mut rgba = Vec::with_capacity(width as usize * height as usize * 4);
    for y in 0..height {
        for x in 0..width {
            let is_clear = surface.control.is_some() && surface.is_clear(x, y, 0, lod);
            let texel = if is_clear { clear } else { surface.read_texel(x, y, 0, lod, 0) };
            rgba.extend(texel.iter().enumerate().map(|(index, &bits)| channel(index, bits)));
        }
    }
    Some(Pixels { width_px: width, height_px: height, rgba })
}
