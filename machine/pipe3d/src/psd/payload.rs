//! PSD: the registers a pixel-shader thread starts with.
//!
//! Source: [skl.7:PS Thread Payload for Normal Dispatch]. The layout of setup data is in no manual at hand:
//! [mesa:brw_fs assign_urb_setup] each channel is the change with parameter 1, with parameter 2, an unused DWord and
//! the value at vertex 0, two registers an attribute, right after the push constants.

use super::Psd;
use crate::bound::Bound;
use crate::cc::{GROUPS, Group, ObjectSite};
use crate::wm::coverage::{Position, UNITS};
use crate::wm::plane::{Planes, Quad};
use crate::wm::samples::Samples;
use ports::{GRF_COUNT, GRF_DWORDS};
use probe::Context;

/// Where in a pixel something is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Location {
    Pixel,
    Centroid,
    Sample,
}

/// One set of barycentrics.
#[derive(Clone, Copy, Debug)]
struct Barycentrics {
    location: Location,
    perspective: bool,
}

/// The optional parts of the payload, in their order.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    barycentrics: [Option<Barycentrics>; 6],
    depth: bool,
    w: bool,
    zw_location: Location,
    /// Position offsets, and where they point.
    offsets: Option<Location>,
    coverage: Option<Coverage>,
}

/// What the input coverage mask of a slot says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Coverage {
    /// The samples that the object covers.
    Object,
    /// Those that passed the early depth and stencil tests too.
    Tested,
}

/// The mask that the shader wants, if any. Gen8 knows only one kind, and has a bit of its own for it.
fn coverage(extra: &hw::State3dPsExtra) -> Option<Coverage> {
    use hw::State3dPsExtra as E;
    match extra.input_coverage_mask_state {
        E::INPUT_COVERAGE_MASK_STATE_NONE => {
            extra.pixel_shader_uses_input_coverage_mask.then_some(Coverage::Object)
        }
        E::INPUT_COVERAGE_MASK_STATE_DEPTH_COVERAGE => Some(Coverage::Tested),
        _ => Some(Coverage::Object),
    }
}

impl Layout {
    pub(super) fn new(bound: &Bound, cx: &Context) -> Layout {
        let modes = bound.wm.barycentric_interpolation_mode;
        let all = [
            (Location::Pixel, true),
            (Location::Centroid, true),
            (Location::Sample, true),
            (Location::Pixel, false),
            (Location::Centroid, false),
            (Location::Sample, false),
        ];
        let mut barycentrics = [None; 6];
        for (bit, (slot, (location, perspective))) in barycentrics.iter_mut().zip(all).enumerate() {
            *slot = (modes >> bit & 1 != 0).then_some(Barycentrics { location, perspective });
        }
        let extra = &bound.ps_extra;
        if extra.input_coverage_mask_state == hw::State3dPsExtra::INPUT_COVERAGE_MASK_STATE_INNER_CONSERVATIVE
        {
            cx.gap("B093", "input coverage of whole pixels: the samples that the object covers are given");
        }
        Layout {
            barycentrics,
            depth: extra.pixel_shader_uses_source_depth,
            w: extra.pixel_shader_uses_source_w,
            zw_location: match bound.wm.position_zw_interpolation_mode {
                hw::State3dWm::POSITION_ZW_INTERPOLATION_MODE_INTERP_CENTROID => Location::Centroid,
                hw::State3dWm::POSITION_ZW_INTERPOLATION_MODE_INTERP_SAMPLE => Location::Sample,
                _ => Location::Pixel,
            },
            offsets: match bound.ps.position_xy_offset_select {
                hw::State3dPs::POSITION_XY_OFFSET_SELECT_POSOFFSET_CENTROID => Some(Location::Centroid),
                hw::State3dPs::POSITION_XY_OFFSET_SELECT_POSOFFSET_SAMPLE => Some(Location::Sample),
                _ => None,
            },
            coverage: coverage(extra),
        }
    }
}

/// Linear parameters of the four pixels of a group at `location`; in the *_PIXEL modes centroids and samples are at the
/// pixel location. [skl.7:Multisample Modes/State "Table 3"]
#[inline(always)]
fn linear(samples: &Samples, planes: &Planes, location: Location, group: &Group) -> Quad {
    match location {
        Location::Centroid if samples.pattern => {
            let mut quad = Quad::default();
            for pixel in 0..4 {
                let place = samples.centroid(group.input_coverage[pixel]);
                let at = planes.linear(group.subspan.pixel(pixel, place));
                quad.first[pixel] = at[0];
                quad.second[pixel] = at[1];
            }
            quad
        }
        Location::Sample if samples.pattern => {
            planes.linear_quad(group.subspan.pixel(0, samples.positions[group.sample as usize & 15]))
        }
        _ => planes.linear_quad(group.subspan.pixel(0, samples.pixel_location)),
    }
}

/// Offset of an evaluation in its pixel.
#[inline(always)]
fn offset(samples: &Samples, location: Location, group: &Group, pixel: usize) -> Position {
    match location {
        Location::Pixel => samples.pixel_location,
        Location::Centroid => samples.centroid(group.input_coverage[pixel]),
        Location::Sample if samples.pattern => samples.positions[group.sample as usize & 15],
        Location::Sample => samples.pixel_location,
    }
}

impl Psd {
    /// Writes the payload of a dispatch of `width` slots whose first `count` groups are in use.
    pub(super) fn fill(&mut self, width: usize, count: usize, grf_start: usize, lit: u32, site: &ObjectSite) {
        let Psd { groups, layout, samples, grf, header, push, setup, .. } = self;
        let dwords = &mut grf.dwords;
        dwords[..GRF_DWORDS].copy_from_slice(header);
        dwords[0] |= (site.viewport & 15) << 27
            | (site.layer & 0x7ff) << 16
            | u32::from(site.back_facing) << 15
            | ((u32::from(groups[0].sample) / 2) & 3) << 6;
        let halves = if width == 32 { 2 } else { 1 };
        for half in 0..halves {
            let register = &mut dwords[(1 + half) * GRF_DWORDS..(2 + half) * GRF_DWORDS];
            register.fill(0);
            for index in 0..4 {
                let group = half * 4 + index;
                if group < count {
                    let subspan = &groups[group].subspan;
                    register[2 + index] = u32::from(subspan.x) | u32::from(subspan.y) << 16;
                    register[0] |= u32::from(groups[group].sample & 15) << (index * 4);
                }
            }
            let mask = lit >> (half * 16) & 0xffff;
            register[7] = mask | mask << 16;
        }
        let mut at = (1 + halves) * GRF_DWORDS;
        // A block of one value for each slot takes one register for eight slots.
        let registers = if width == 8 { 1 } else { 2 };
        for half in 0..halves {
            let first = half * 4;
            let live = count.saturating_sub(first).min(4);
            let half_groups = &groups[first.min(GROUPS - 4)..first.min(GROUPS - 4) + live];
            for set in layout.barycentrics.iter().flatten() {
                for (index, group) in half_groups.iter().enumerate() {
                    // Slots 0-7: parameter 1, parameter 2; then slots 8-15 the same.
                    let to = at + index / 2 * 2 * GRF_DWORDS + index % 2 * 4;
                    let quad = linear(samples, site.planes, set.location, group);
                    let [first, second] = if set.perspective {
                        site.planes.perspective_quad(&quad)
                    } else {
                        [quad.first.map(|v| v as f32), quad.second.map(|v| v as f32)]
                    };
                    dwords[to..to + 4].copy_from_slice(&first.map(f32::to_bits));
                    dwords[to + GRF_DWORDS..to + GRF_DWORDS + 4].copy_from_slice(&second.map(f32::to_bits));
                }
                at += registers * 2 * GRF_DWORDS;
            }
            if layout.depth || layout.w {
                let w_at = at + if layout.depth { registers * GRF_DWORDS } else { 0 };
                for (index, group) in half_groups.iter().enumerate() {
                    let quad = linear(samples, site.planes, layout.zw_location, group);
                    let slot = index * 4;
                    if layout.depth {
                        let depth = site.planes.depth_quad(&quad).map(f32::to_bits);
                        dwords[at + slot..at + slot + 4].copy_from_slice(&depth);
                    }
                    if layout.w {
                        let w = site.planes.w_quad(&quad).map(f32::to_bits);
                        dwords[w_at + slot..w_at + slot + 4].copy_from_slice(&w);
                    }
                }
                at = w_at + if layout.w { registers * GRF_DWORDS } else { 0 };
            }
            if let Some(location) = layout.offsets {
                const SIXTEENTH: i32 = UNITS / 16;
                for (index, group) in half_groups.iter().enumerate() {
                    let bytes: [u32; 4] = std::array::from_fn(|pixel| {
                        let place = offset(samples, location, group, pixel);
                        ((place.x / SIXTEENTH) as u32 & 0xff) | ((place.y / SIXTEENTH) as u32 & 0xff) << 8
                    });
                    dwords[at + index * 2] = bytes[0] | bytes[1] << 16;
                    dwords[at + index * 2 + 1] = bytes[2] | bytes[3] << 16;
                }
                at += GRF_DWORDS;
            }
            if let Some(coverage) = layout.coverage {
                for (index, group) in half_groups.iter().enumerate() {
                    let masks = match coverage {
                        Coverage::Object => group.input_coverage,
                        Coverage::Tested => group.subspan.coverage,
                    };
                    dwords[at + index * 4..at + index * 4 + 4].copy_from_slice(&masks.map(u32::from));
                }
                at += registers * GRF_DWORDS;
            }
        }
        // Constants and setup data; what does not fit in the GRF is dropped.
        let mut at = grf_start.min(GRF_COUNT) * GRF_DWORDS;
        for part in [&push[..], &setup[..]] {
            let length = part.len().min(dwords.len() - at);
            dwords[at..at + length].copy_from_slice(&part[..length]);
            at += length;
        }
    }
}
