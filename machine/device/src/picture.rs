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

#[cfg(test)]
mod tests {
    use super::*;
    use bits::GraphicsAddress;
    use hw::RenderSurfaceState;
    use hw::format::SurfaceFormat;
    use hw::platforms::{BDW, BXT, SKL};

    const BASE: u64 = 0x10_0000;

    /// A linear surface of 3 by 2 texels, rows 64 bytes apart.
    fn state(format: SurfaceFormat) -> RenderSurfaceState {
        RenderSurfaceState {
            surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
            surface_format: u32::from(format.0),
            surface_horizontal_alignment: 1,
            surface_vertical_alignment: 1,
            width: 2,
            height: 1,
            surface_pitch: 63,
            surface_base_address: BASE,
            ..Default::default()
        }
    }

    /// The picture of a surface whose rows begin with these bytes.
    fn picture(state: RenderSurfaceState, rows: &[(u64, &[u8])]) -> Option<Pixels> {
        let mut space = AddressSpace::new(1 << 32).unwrap();
        space.bind_anonymous(GraphicsAddress(BASE), 0x4000).unwrap();
        for (row, bytes) in rows {
            space.write(GraphicsAddress(BASE + 64 * row), bytes).unwrap();
        }
        let [first, second, third] =
            [&SKL, &BXT, &BDW].map(|platform| read(&RenderTargetSeen { state }, platform, &space));
        assert!(first == second && second == third, "{first:?} {second:?} {third:?}");
        first
    }

    fn floats(values: [f32; 12]) -> Vec<u8> {
        values.iter().flat_map(|value| value.to_le_bytes()).collect()
    }

    #[test]
    fn bytes_of_a_target_are_shown_row_by_row() {
        let (upper, lower) =
            ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]);
        let shown = |format, rgba: [u8; 24]| {
            let expected = Pixels { width_px: 3, height_px: 2, rgba: rgba.to_vec() };
            assert_eq!(picture(state(format), &[(0, &upper), (1, &lower)]), Some(expected));
        };
        let both = [upper, lower].concat();
        shown(SurfaceFormat::R8G8B8A8_UNORM, both.clone().try_into().unwrap());
        // sRGB stays encoded, integers are their bits.
        shown(SurfaceFormat::R8G8B8A8_UNORM_SRGB, both.clone().try_into().unwrap());
        shown(SurfaceFormat::R8G8B8A8_UINT, both.clone().try_into().unwrap());
        let swapped: Vec<u8> = both.chunks(4).flat_map(|p| [p[2], p[1], p[0], p[3]]).collect();
        shown(SurfaceFormat::B8G8R8A8_UNORM, swapped.try_into().unwrap());
    }

    #[test]
    fn values_outside_of_a_byte_are_clamped_and_integers_keep_their_low_bits() {
        let mut floating = state(SurfaceFormat::R32G32B32A32_FLOAT);
        floating.height = 0;
        let values = floats([
            0.0,
            1.0,
            -0.5,
            2.0,
            0.5,
            0.25,
            f32::INFINITY,
            f32::NEG_INFINITY,
            0.998,
            0.002,
            0.75,
            0.1,
        ]);
        let shown = picture(floating, &[(0, &values)]).unwrap();
        assert_eq!((shown.width_px, shown.height_px), (3, 1));
        assert_eq!(shown.rgba, [0, 255, 0, 255, 128, 64, 255, 0, 254, 1, 191, 26]);
        let mut wide = state(SurfaceFormat::R32G32B32A32_UINT);
        (wide.width, wide.height) = (0, 0);
        let values: Vec<u8> =
            [0x1234_56ab_u32, 0x100, 0xff, 7].iter().flat_map(|v| v.to_le_bytes()).collect();
        assert_eq!(picture(wide, &[(0, &values)]).unwrap().rgba, [0xab, 0, 0xff, 7]);
    }

    #[test]
    fn the_widest_surface_is_shown() {
        let mut widest = state(SurfaceFormat::R8_UNORM);
        (widest.width, widest.height, widest.surface_pitch) = (16383, 0, 16383);
        let shown = picture(widest, &[(0, &[7; 16384])]).unwrap();
        assert_eq!((shown.width_px, shown.height_px), (16384, 1));
        assert!(shown.rgba.chunks(4).all(|pixel| pixel == [7, 0, 0, 255]));
    }

    #[test]
    fn the_level_that_was_drawn_to_is_shown() {
        let mut levels = state(SurfaceFormat::R8G8B8A8_UNORM);
        // 8 by 8 texels; level 1 lies below level 0, level 2 to the right of level 1.
        (levels.width, levels.height, levels.mip_count_lod) = (7, 7, 2);
        let rows: [(u64, &[u8]); 2] = [(8, &[0; 24]), (9, &[0; 24])];
        let mut row = rows.map(|(row, bytes)| (row, bytes.to_vec()));
        row[0].1[16..24].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8]);
        row[1].1[16..24].copy_from_slice(&[11, 12, 13, 14, 15, 16, 17, 18]);
        let shown = picture(levels, &[(row[0].0, &row[0].1), (row[1].0, &row[1].1)]).unwrap();
        assert_eq!((shown.width_px, shown.height_px), (2, 2));
        assert_eq!(shown.rgba, [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18]);
    }

    #[test]
    fn a_row_as_long_as_the_limit_is_a_picture() {
        let mut longest = state(SurfaceFormat::R8_UNORM);
        (longest.width, longest.height, longest.surface_pitch) = (16383, 0, 16383);
        let shown = picture(longest, &[(0, &[5, 6])]).unwrap();
        assert_eq!((shown.width_px, shown.height_px), (16384, 1));
        assert_eq!(shown.rgba[..12], [5, 0, 0, 255, 6, 0, 0, 255, 0, 0, 0, 255]);
    }

    #[test]
    fn what_is_no_picture_has_none() {
        use RenderSurfaceState as R;
        let plain = state(SurfaceFormat::R8G8B8A8_UNORM);
        for surface_type in
            [R::SURFACE_TYPE_SURFTYPE_NULL, R::SURFACE_TYPE_SURFTYPE_BUFFER, R::SURFACE_TYPE_SURFTYPE_STRBUF]
        {
            assert_eq!(picture(R { surface_type, ..plain }, &[]), None, "{surface_type}");
        }
        assert_eq!(picture(R { surface_base_address: BASE + 0x10_0000, ..plain }, &[]), None);
        // Not a format, and one that has no reader.
        assert_eq!(picture(R { surface_format: 0x1fe, ..plain }, &[]), None);
        assert_eq!(
            picture(R { surface_format: u32::from(SurfaceFormat::P4A4_UNORM_PALETTE0.0), ..plain }, &[]),
            None
        );
    }
}
