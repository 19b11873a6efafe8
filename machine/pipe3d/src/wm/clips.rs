//! Which pixels the objects of each viewport may touch.
//!
//! Source: [skl.7:Drawing Rectangle Offset Application] [skl.7:Clipping Rectangles]

use super::VIEWPORTS;
use super::coverage::PixelRect;
use crate::bound::Bound;
use bits::GraphicsAddress;
use memory::AddressSpace;
use probe::{Context, Fault, Stop};

fn read_dwords<const N: usize>(
    space: &AddressSpace,
    at: GraphicsAddress,
    what: &'static str,
) -> Result<[u32; N], Stop> {
    let mut dwords = [0u32; N];
    space
        .read_into(at, bytemuck::cast_slice_mut(&mut dwords))
        .map_err(|fault| Fault::page("B073", fault.address, what))?;
    Ok(dwords)
}

/// Clip rectangle of each viewport: drawing rectangle, scissor, viewport extents.
///
/// # Errors
/// A page fault when a structure is not mapped.
pub(super) fn clips(
    bound: &Bound,
    space: &AddressSpace,
    cx: &Context,
) -> Result<[PixelRect; VIEWPORTS], Stop> {
    const MOST_PX: i32 = 32768;
    let drawing = &bound.drawing_rectangle;
    let end = |inclusive: u32| (inclusive as i32 + 1).min(MOST_PX);
    let base = PixelRect {
        x0: drawing.clipped_drawing_rectangle_x_min as i32,
        y0: drawing.clipped_drawing_rectangle_y_min as i32,
        x1: end(drawing.clipped_drawing_rectangle_x_max),
        y1: end(drawing.clipped_drawing_rectangle_y_max),
    };
    let mut clips = [base; VIEWPORTS];
    let most = (bound.clip.maximum_vp_index as usize).min(VIEWPORTS - 1);
    let (origin_x, origin_y) = (drawing.drawing_rectangle_origin_x, drawing.drawing_rectangle_origin_y);
    if bound.raster.scissor_rectangle_enable {
        let table = bound.dynamic(bound.scissor_pointers.scissor_rect_pointer);
        for (index, clip) in clips.iter_mut().enumerate().take(most + 1) {
            let dwords: [u32; 2] = read_dwords(space, table.offset(index as u64 * 8), "scissor rectangle")?;
            let scissor = cx.decode::<hw::ScissorRect>(&dwords);
            *clip = clip.intersect(PixelRect {
                x0: scissor.scissor_rectangle_x_min as i32 + origin_x,
                y0: scissor.scissor_rectangle_y_min as i32 + origin_y,
                x1: scissor.scissor_rectangle_x_max as i32 + 1 + origin_x,
                y1: scissor.scissor_rectangle_y_max as i32 + 1 + origin_y,
            });
        }
    }
    if bound.sf.viewport_transform_enable && cx.platform.has(hw::Feature::ViewportExtents) {
        let table = bound.dynamic(bound.viewport_pointers_sf_clip.sf_clip_viewport_pointer);
        for (index, clip) in clips.iter_mut().enumerate().take(most + 1) {
            let dwords: [u32; 16] = read_dwords(space, table.offset(index as u64 * 64), "viewport extents")?;
            let viewport = cx.decode::<hw::SfClipViewport>(&dwords);
            // Extents are inclusive pixels (drivers give width - 1); with fractions, a pixel counts by its centre.
            let low = |v: f32| (v - 0.5).ceil().clamp(-65536.0, 65536.0) as i32;
            let high = |v: f32| (v - 0.5).ceil().clamp(-65536.0, 65536.0) as i32 + 1;
            *clip = clip.intersect(PixelRect {
                x0: low(viewport.x_min_viewport) + origin_x,
                y0: low(viewport.y_min_viewport) + origin_y,
                x1: high(viewport.x_max_viewport) + origin_x,
                y1: high(viewport.y_max_viewport) + origin_y,
            });
        }
    }
    for clip in &mut clips {
        clip.x0 = clip.x0.max(0);
        clip.y0 = clip.y0.max(0);
    }
    for index in most + 1..VIEWPORTS {
        clips[index] = clips[0];
    }
    Ok(clips)
}
