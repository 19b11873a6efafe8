//! CC: render-target messages: the tests that are left, blending, the write, the read, the interpolator.
//!
//! Source: [skl.7:Render Target Write] [skl.7:Render Target Read] [skl.7:Shared Functions - Pixel Interpolator]
//! [skl.7:Alpha Coverage] [skl.7:Alpha Test] [skl.7:Color Buffer Blending].

use super::colors::{Colors, WriteRow, edited_colors};
use super::depth::{DepthSource, Test, compare};
use super::dither;
use super::slots::{GROUPS, Slots};
use super::{AlphaTest, Cc, Dispatch, ObjectSite, RENDER_TARGETS, saturate};
use crate::simd::ROW;
use crate::used;
use crate::wm::block::MOST_SAMPLES;
use crate::wm::coverage::{Position, UNITS};
use ports::{
    InterpolatorMode, InterpolatorRequest, PixelThread, RenderTargetRead, RenderTargetWrite, WriteKind,
};
use probe::{Context, Stop};

/// The slots that a message is for.
struct MessageSlots {
    /// First group.
    first: usize,
    /// Number of groups, at most four.
    count: usize,
}

impl MessageSlots {
    #[inline(always)]
    fn new(slot_group_high: bool, upper_half: bool, slots: u8) -> MessageSlots {
        let first = if slot_group_high { 4 } else { 0 } + if upper_half { 2 } else { 0 };
        MessageSlots { first, count: (slots as usize / 4).clamp(1, 4).min(GROUPS - first) }
    }

    /// Its bits in a mask of all slots.
    #[inline(always)]
    fn mask(&self) -> u32 {
        (0xffff >> (16 - 4 * self.count)) << (4 * self.first)
    }

    /// Those of a mask of all slots, from bit 0 on.
    #[inline(always)]
    fn of(&self, mask: u32) -> u16 {
        ((mask & self.mask()) >> (4 * self.first)) as u16
    }
}

impl AlphaTest {
    fn passes(&self, alpha: f32) -> bool {
        if self.unorm8 {
            let quantized = (saturate(alpha) * 255.0).round_ties_even();
            compare(self.function, quantized, self.reference)
        } else {
            compare(self.function, alpha, self.reference)
        }
    }
}

impl PixelThread for Dispatch<'_, '_> {
    fn write(&mut self, write: &RenderTargetWrite, cx: &Context) -> Result<(), Stop> {
        let upper_half = write.kind == WriteKind::Simd8DualSourceHigh;
        let message = MessageSlots::new(write.slot_group_high, upper_half, write.slots);
        let target = self.cc.target(write.binding_table_index, cx)?;
        let slots = &mut *self.slots;
        if message.of(slots.lit & !slots.tested) != 0 {
            late_tests(self.cc, slots, &message, &self.site, write);
        }
        let Some(target) = self.cc.targets.get(target) else { return Err(Stop::Bug) };
        if message.of(slots.lit) == 0 || target.null {
            return Ok(());
        }
        let number = write.render_target_index as usize & (RENDER_TARGETS - 1);
        if let Some(dwords) = self.cc.strange[number].take() {
            cx.watch(hw::BlendStateEntry::ITEM, &dwords);
        }
        if self.cc.used_blends >> number & 1 == 0 {
            self.cc.used_blends |= 1 << number;
            if !self.cc.shared_by[number] {
                cx.gap("B118", "alpha test, alpha to coverage and dither of their own for each target: those of the first are used");
            }
            used::blend(&self.cc.blend[number], cx);
        }
        let places = slots.places(message.first);
        let smoothness = &slots.smoothness[message.first * 4..];
        let edited = edited_colors(self.cc, target, write, smoothness, message.of(slots.smooth).into());
        let colors = Colors {
            target,
            blend: &self.cc.blend[number],
            constant: self.cc.constant,
            source: edited.as_ref().map_or(write.color, |edited| edited.each_ref()),
            source1: write.color1,
            alpha_to_one: self.cc.alpha_to_one,
            dither: self.cc.dither.filter(|_| target.narrow.iter().any(Option::is_some)).map(|matrix| {
                std::array::from_fn(|slot| {
                    let (x, y) = places.pixel(slot);
                    u32::from(matrix.at(x, y))
                })
            }),
        };
        let layer = target.layer(self.site.layer);
        let written = write.pixel_mask as u16 & places.inside(target.width, target.height);
        // A pixel of a single-sampled target is written once, whatever its samples say.
        let masks = if target.surface.samples_log2 == 0 {
            std::slice::from_ref(&slots.lit)
        } else {
            &slots.covered[..slots.samples]
        };
        let mut lit = [0; MOST_SAMPLES];
        for (lit, &mask) in lit.iter_mut().zip(masks) {
            *lit = message.of(mask) & written;
        }
        let lit = &lit[..masks.len().min(MOST_SAMPLES)];
        self.cc.unit.run(WriteRow { colors: &colors, places: &places, layer, lit });
        Ok(())
    }

    fn read(&mut self, read: &RenderTargetRead, cx: &Context) -> Result<[[u32; 16]; 4], Stop> {
        let message = MessageSlots::new(read.slot_group_high, false, read.slots);
        let target = self.cc.target(read.binding_table_index, cx)?;
        let Some(target) = self.cc.targets.get(target) else { return Err(Stop::Bug) };
        let mut colors = [[0u32; 16]; 4];
        if target.null {
            return Ok(colors);
        }
        let (slots, layer) = (&*self.slots, target.layer(self.site.layer));
        let places = slots.places(message.first);
        for slot in 0..message.count * 4 {
            let (x, y) = places.pixel(slot);
            if x >= target.width || y >= target.height {
                continue;
            }
            let own = slots.sample[message.first + slot / 4];
            let sample = if read.per_sample || self.per_sample { u32::from(own) } else { 0 };
            let at = target.surface.texel_offset(x, y, layer, target.lod, sample);
            let texel = (target.unpack)(&target.surface.read_element(at));
            for (channel, value) in colors.iter_mut().zip(texel) {
                channel[slot] = value;
            }
        }
        Ok(colors)
    }

    fn interpolate(&mut self, request: &InterpolatorRequest, _: &Context) -> [[f32; 16]; 2] {
        let message = MessageSlots::new(request.slot_group_high, false, request.slots);
        let mut result = [[0f32; 16]; 2];
        let samples = &self.cc.samples;
        let places = self.slots.places(message.first);
        const SIXTEENTH: i32 = UNITS / 16;
        for slot in 0..message.count * 4 {
            let centre = samples.pixel_location;
            let offset = match request.mode {
                InterpolatorMode::Offset(x, y) => Position {
                    x: centre.x + i32::from(x) * SIXTEENTH,
                    y: centre.y + i32::from(y) * SIXTEENTH,
                },
                InterpolatorMode::PerSlotOffset(x, y) => Position {
                    x: centre.x + i32::from(x[slot]) * SIXTEENTH,
                    y: centre.y + i32::from(y[slot]) * SIXTEENTH,
                },
                InterpolatorMode::Sample(sample) => samples.positions[sample as usize & 15],
                InterpolatorMode::Centroid => {
                    samples.centroid(self.slots.input_coverage(message.first * 4 + slot))
                }
            };
            let (x, y) = places.pixel(slot);
            let at = Position { x: x as i32 * UNITS + offset.x, y: y as i32 * UNITS + offset.y };
            let linear = self.site.planes.linear(at);
            let values = if request.linear {
                [linear[0] as f32, linear[1] as f32]
            } else {
                self.site.planes.perspective(linear)
            };
            result[0][slot] = values[0];
            result[1][slot] = values[1];
        }
        result
    }
}

/// oMask, alpha to coverage, alpha test, depth and stencil of the slots of a message that were not tested, done with the
/// first message of each.
fn late_tests(
    cc: &mut Cc,
    slots: &mut Slots,
    message: &MessageSlots,
    site: &ObjectSite,
    write: &RenderTargetWrite,
) {
    let own = message.mask() & !slots.tested;
    slots.tested |= own;
    let todo = message.of(own);
    let places = slots.places(message.first);
    let mut covered = [0u64; MOST_SAMPLES];
    let covered = &mut covered[..slots.samples];
    for (sample, covered) in covered.iter_mut().enumerate() {
        let mut mask = message.of(slots.covered[sample]) & todo & write.pixel_mask as u16;
        if let Some(output_mask) = &write.output_mask {
            mask &= (0..ROW).fold(0, |mask, slot| mask | (output_mask[slot] >> sample & 1) << slot);
        }
        *covered = mask.into();
    }
    if cc.alpha_kills() {
        let lit = covered.iter().fold(0, |lit, covered| lit | covered);
        let alphas = write.source0_alpha.unwrap_or(write.color[3]);
        for slot in (0..ROW).filter(|slot| lit >> slot & 1 != 0) {
            let mut alpha = f32::from_bits(alphas[slot]);
            if message.of(slots.smooth) >> slot & 1 != 0 {
                alpha *= slots.smoothness[message.first * 4 + slot];
            }
            let mut kept = u16::MAX;
            if cc.alpha_to_coverage {
                let (x, y) = places.pixel(slot);
                let dither = cc.coverage_dither.map(|matrix| matrix.at(x, y));
                kept = dither::coverage(alpha, cc.samples.count() as u32, dither);
            }
            if cc.alpha_test.is_some_and(|test| !test.passes(alpha)) {
                kept = 0;
            }
            for (sample, covered) in covered.iter_mut().enumerate() {
                *covered &= !(u64::from(kept >> sample & 1 == 0) << slot);
            }
        }
    }
    if cc.depth_stencil.is_active() && covered.iter().any(|&covered| covered != 0) {
        let test = Test {
            places,
            layer: site.layer,
            viewport: site.viewport,
            back_facing: site.back_facing,
            depth: match write.depth {
                Some(depth) => DepthSource::Computed(depth),
                None => DepthSource::Planes(site.planes, &cc.samples),
            },
            reference: write.stencil,
        };
        cc.depth_stencil.test_row(&test, covered);
    }
    for (sample, &covered) in covered.iter().enumerate() {
        slots.covered[sample] = slots.covered[sample] & !own | (covered as u32) << (message.first * 4);
        cc.passed += u64::from(covered.count_ones());
    }
    slots.relight();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_the_groups_of_their_slots() {
        for (high, upper, slots, first, mask) in [
            (false, false, 16, 0, 0xffff),
            (true, false, 16, 4, 0xffff_0000),
            (false, true, 8, 2, 0xff00),
            (true, true, 8, 6, 0xff00_0000),
            (false, false, 8, 0, 0xff),
        ] {
            let message = MessageSlots::new(high, upper, slots);
            assert_eq!((message.first, message.count, message.mask()), (first, slots as usize / 4, mask));
            assert_eq!(message.of(u32::MAX), (mask >> (4 * first)) as u16);
            assert_eq!(message.of(!mask), 0);
        }
    }
}
