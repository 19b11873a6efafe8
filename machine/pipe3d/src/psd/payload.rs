//! PSD: the registers a pixel-shader thread starts with.
//!
//! Source: [skl.7:PS Thread Payload for Normal Dispatch]. The layout of setup data is in no manual at hand:
//! [mesa:brw_fs assign_urb_setup] each channel is the change with parameter 1, with parameter 2, an unused DWord and
//! the value at vertex 0, two registers an attribute, right after the push constants.

use super::{Psd, WIDTHS};
use crate::bound::Bound;
use crate::cc::ObjectSite;
use crate::cc::slots::Slots;
use crate::simd::{Body, ROW, Row};
use crate::wm::coverage::{Position, UNITS};
use crate::wm::plane::{Linear, Planes};
use crate::wm::samples::Samples;
use ports::{GRF_COUNT, GRF_DWORDS, Grf};
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

/// Linear parameters of sixteen slots from group `first` on at `location`; in the *_PIXEL modes centroids and samples are at
/// the pixel location. [skl.7:Multisample Modes/State "Table 3"]
#[inline(always)]
fn linear(samples: &Samples, planes: &Planes, location: Location, slots: &Slots, first: usize) -> Linear {
    let places = slots.places(first);
    let mut corners = places.positions(samples.pixel_location);
    match location {
        Location::Centroid if samples.pattern => {
            let (mut one, mut two) = ([0.0; ROW], [0.0; ROW]);
            for slot in 0..ROW {
                let (x, y) = places.pixel(slot);
                let place = samples.centroid(slots.input_coverage(first * 4 + slot));
                let at = Position { x: x as i32 * UNITS + place.x, y: y as i32 * UNITS + place.y };
                [one[slot], two[slot]] = planes.linear(at);
            }
            return Linear::new(&one, &two);
        }
        Location::Sample if samples.pattern => {
            for (index, corner) in corners.iter_mut().enumerate() {
                let place = samples.positions[slots.sample[first + index] as usize & 15];
                let (x, y) = places.pixel(index * 4);
                *corner = Position { x: x as i32 * UNITS + place.x, y: y as i32 * UNITS + place.y };
            }
        }
        _ => {}
    }
    planes.linear_row(&corners)
}

/// Offset of an evaluation in its pixel.
#[inline(always)]
fn offset(samples: &Samples, location: Location, slots: &Slots, slot: usize) -> Position {
    match location {
        Location::Pixel => samples.pixel_location,
        Location::Centroid => samples.centroid(slots.input_coverage(slot)),
        Location::Sample if samples.pattern => samples.positions[slots.sample[slot / 4] as usize & 15],
        Location::Sample => samples.pixel_location,
    }
}

/// A payload to be written.
pub(super) struct Fill<'p> {
    pub(super) layout: &'p Layout,
    pub(super) samples: &'p Samples,
    pub(super) slots: &'p Slots,
    pub(super) site: &'p ObjectSite<'p>,
    /// R0 without what depends on the object.
    pub(super) header: &'p [u32; GRF_DWORDS],
    /// Slots of the dispatch: 8, 16 or 32.
    pub(super) width: usize,
    /// Registers that the thread can see; others need not be filled.
    pub(super) seen: u128,
    pub(super) dwords: &'p mut [u32; GRF_COUNT * GRF_DWORDS],
}

impl Body for Fill<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let Fill { layout, samples, slots, site, header, width, seen, dwords } = self;
        let is_seen = |at: usize, registers: usize| seen >> (at / GRF_DWORDS) & ((1 << registers) - 1) != 0;
        dwords[..GRF_DWORDS].copy_from_slice(&header_of(header, site));
        dwords[0] |= ((u32::from(slots.sample[0]) / 2) & 3) << 6;
        let halves = if width == 32 { 2 } else { 1 };
        for half in (0..halves).filter(|half| is_seen((1 + half) * GRF_DWORDS, 1)) {
            let mut register = [0; GRF_DWORDS];
            for index in 0..4 {
                let group = half * 4 + index;
                register[2 + index] = slots.x[group] & 0xffff | slots.y[group] << 16;
                register[0] |= u32::from(slots.sample[group] & 15) << (index * 4);
            }
            let mask = slots.lit >> (half * 16) & 0xffff;
            register[7] = mask | mask << 16;
            dwords[(1 + half) * GRF_DWORDS..][..GRF_DWORDS].copy_from_slice(&register);
        }
        let mut at = (1 + halves) * GRF_DWORDS;
        // A block of one value for each slot takes one register for eight slots.
        let registers = if width == 8 { 1 } else { 2 };
        for half in 0..halves {
            let first = half * 4;
            for set in layout.barycentrics.iter().flatten() {
                if !is_seen(at, 2 * registers) {
                    at += registers * 2 * GRF_DWORDS;
                    continue;
                }
                let row = linear(samples, site.planes, set.location, slots, first);
                let [one, two] =
                    if set.perspective { site.planes.perspective_row(&row) } else { row.round() };
                // Slots 0-7: parameter 1, parameter 2; then slots 8-15 the same.
                for eight in 0..registers {
                    let to = &mut dwords[at + eight * 2 * GRF_DWORDS..][..2 * GRF_DWORDS];
                    to[..GRF_DWORDS].copy_from_slice(&one.half(eight));
                    to[GRF_DWORDS..].copy_from_slice(&two.half(eight));
                }
                at += registers * 2 * GRF_DWORDS;
            }
            if layout.depth || layout.w {
                let both = usize::from(layout.depth) + usize::from(layout.w);
                if is_seen(at, both * registers) {
                    let row = linear(samples, site.planes, layout.zw_location, slots, first);
                    let mut at = at;
                    if layout.depth {
                        put(dwords, &mut at, registers, site.planes.depth_row(&row));
                    }
                    if layout.w {
                        put(dwords, &mut at, registers, site.planes.w_row(&row));
                    }
                }
                at += both * registers * GRF_DWORDS;
            }
            if let Some(location) = layout.offsets {
                const SIXTEENTH: i32 = UNITS / 16;
                let word = |slot: usize| {
                    let place = offset(samples, location, slots, first * 4 + slot);
                    ((place.x / SIXTEENTH) as u32 & 0xff) | ((place.y / SIXTEENTH) as u32 & 0xff) << 8
                };
                for pair in 0..GRF_DWORDS {
                    dwords[at + pair] = word(pair * 2) | word(pair * 2 + 1) << 16;
                }
                at += GRF_DWORDS;
            }
            if let Some(coverage) = layout.coverage {
                let masks: [u32; ROW] = std::array::from_fn(|slot| {
                    u32::from(match coverage {
                        Coverage::Object => slots.input_coverage(first * 4 + slot),
                        Coverage::Tested => slots.coverage(first * 4 + slot),
                    })
                });
                put(dwords, &mut at, registers, Row::load(&masks));
            }
        }
    }
}

/// R0 of the threads of an object.
#[inline(always)]
fn header_of(header: &[u32; GRF_DWORDS], site: &ObjectSite) -> [u32; GRF_DWORDS] {
    let mut header = *header;
    header[0] |= (site.viewport & 15) << 27 | (site.layer & 0x7ff) << 16 | u32::from(site.back_facing) << 15;
    header
}

/// One value for each slot.
#[inline(always)]
fn put(dwords: &mut [u32; GRF_COUNT * GRF_DWORDS], at: &mut usize, registers: usize, values: Row) {
    for half in 0..registers {
        dwords[*at..*at + GRF_DWORDS].copy_from_slice(&values.half(half));
        *at += GRF_DWORDS;
    }
}

impl Layout {
    /// What a payload of eight or sixteen slots has behind its masks, where code can make it: sets of barycentrics, of which
    /// some are perspective ones, depth, w.
    pub(super) fn written(&self, samples: &Samples) -> Option<(Vec<bool>, bool, bool)> {
        let is_plain = |location: Location| location == Location::Pixel || !samples.pattern;
        let sets = self.barycentrics.iter().flatten();
        let all_plain = sets.clone().all(|set| is_plain(set.location))
            && (is_plain(self.zw_location) || !(self.depth || self.w))
            && self.offsets.is_none()
            && self.coverage.is_none();
        all_plain.then(|| (sets.map(|set| set.perspective).collect(), self.depth, self.w))
    }

    /// Registers that a payload of `width` slots has of its own, before constants and setup data.
    pub(super) fn registers(&self, width: usize) -> usize {
        let (halves, registers) = (width.div_ceil(16), width.div_ceil(8).min(2));
        let sets = self.barycentrics.iter().flatten().count();
        let rows =
            2 * sets + usize::from(self.depth) + usize::from(self.w) + usize::from(self.coverage.is_some());
        1 + halves * (1 + rows * registers + usize::from(self.offsets.is_some()))
    }
}

/// A bit for each register from `first` on.
pub(super) fn registers(first: usize, count: usize) -> u128 {
    let from = |register: usize| u128::MAX.checked_shl(register as u32).unwrap_or(0);
    from(first) & !from(first + count)
}

impl Psd {
    /// Writes the payload of a dispatch of a width into registers: what the thread can see of it. Of what threads have alike
    /// some is there already, `placed`; gives what of it is there now.
    #[inline(always)]
    pub(super) fn fill(
        &mut self,
        width: usize,
        site: &ObjectSite,
        seen: u128,
        placed: u128,
        grf: &mut Grf,
    ) -> u128 {
        if self.imaged != Some(width) || !self.has_setup {
            self.make_image(width);
        }
        let Psd { slots, layout, samples, header, unit, .. } = self;
        let dwords = &mut grf.dwords;
        unit.run(Fill { layout, samples, slots, site, header, width: WIDTHS[width], seen, dwords });
        // Constants that lie on the payload are written anew each time.
        let alike = self.constants | !self.own;
        let mut missing = seen & alike & !(placed & !(self.constants & self.own));
        let now = placed | missing;
        while missing != 0 {
            let first = missing.trailing_zeros();
            let count = (!(missing >> first)).trailing_zeros();
            missing &= !registers(first as usize, count as usize);
            let run = first as usize * GRF_DWORDS..(first + count) as usize * GRF_DWORDS;
            if let Some(to) = grf.dwords.get_mut(run.clone()) {
                to.copy_from_slice(&self.image.dwords[run]);
            }
        }
        now
    }

    /// Puts what threads of a width have alike into registers, of which not all need be seen.
    pub(super) fn fill_alike(&mut self, width: usize, site: &ObjectSite, seen: u128, grf: &mut Grf) {
        if self.imaged != Some(width) || !self.has_setup {
            self.make_image(width);
        }
        let mut missing = seen & (self.constants | !self.own);
        while missing != 0 {
            let register = missing.trailing_zeros() as usize;
            missing &= missing - 1;
            grf.register_mut(register).copy_from_slice(self.image.register(register));
        }
        grf.register_mut(0).copy_from_slice(&header_of(&self.header, site));
    }

    /// Works out what threads of a width have alike.
    #[inline(never)]
    fn make_image(&mut self, width: usize) {
        let Some(kernel) = self.kernels[width] else { return };
        if self.imaged != Some(width) {
            *self.image = Grf::default();
        }
        (self.imaged, self.has_setup) = (Some(width), true);
        let slots = WIDTHS[width];
        self.own = registers(0, self.layout.registers(slots));
        // What does not fit in the GRF is dropped.
        let mut at = kernel.grf_start.min(GRF_COUNT) * GRF_DWORDS;
        for part in [&self.push[..], &self.setup[..]] {
            let length = part.len().min(self.image.dwords.len() - at);
            self.image.dwords[at..at + length].copy_from_slice(&part[..length]);
            at += length;
        }
        let first = kernel.grf_start.min(GRF_COUNT);
        self.constants = registers(first, (at - first * GRF_DWORDS).div_ceil(GRF_DWORDS));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_of_registers_end_where_the_registers_do() {
        for (first, count, mask) in [
            (0, 0, 0),
            (0, 3, 7),
            (2, 2, 0xc),
            (127, 1, 1 << 127),
            (126, 9, 3 << 126),
            (128, 5, 0),
            (0, 128, u128::MAX),
        ] {
            assert_eq!(registers(first, count), mask, "{first} {count}");
        }
    }
}
