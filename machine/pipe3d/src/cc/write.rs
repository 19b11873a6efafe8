//! CC: render-target messages: the tests that are left, blending, the write, the read, the interpolator.
//!
//! Source: [skl.7:Render Target Write] [skl.7:Render Target Read] [skl.7:Shared Functions - Pixel Interpolator]
//! [skl.7:Alpha Coverage] [skl.7:Alpha Test] [skl.7:Color Buffer Blending].

use super::blend::{Blend, Operands, clamp, logic_operation};
use super::depth::{DepthSource, Test, compare};
use super::target::{Fast, FormatClass, Target};
use super::{AlphaTest, Cc, Dispatch, GROUPS, Group, RENDER_TARGETS, count};
use crate::wm::coverage::{Position, UNITS};
use ports::{
    InterpolatorMode, InterpolatorRequest, PixelThread, RenderTargetRead, RenderTargetWrite, WriteKind,
};
use probe::{Context, Stop};

/// First slot of a message and the number of its groups.
fn message_groups(slot_group_high: bool, upper_half: bool, slots: u8) -> (usize, usize) {
    let first = if slot_group_high { 4 } else { 0 } + if upper_half { 2 } else { 0 };
    (first, (slots as usize / 4).clamp(1, 4).min(GROUPS - first))
}

/// Colours of one slot.
#[inline(always)]
fn slot_color(color: &[[u32; 16]; 4], slot: usize) -> [u32; 4] {
    let slot = slot & 15;
    [color[0][slot], color[1][slot], color[2][slot], color[3][slot]]
}

impl AlphaTest {
    fn passes(&self, alpha: f32) -> bool {
        if self.unorm8 {
            let quantized = (alpha.max(0.0).min(1.0) * 255.0).round_ties_even();
            compare(self.function, quantized, self.reference)
        } else {
            compare(self.function, alpha, self.reference)
        }
    }
}

impl PixelThread for Dispatch<'_, '_> {
    fn write(&mut self, write: &RenderTargetWrite, cx: &Context) -> Result<(), Stop> {
        let upper_half = write.kind == WriteKind::Simd8DualSourceHigh;
        let (first, groups) = message_groups(write.slot_group_high, upper_half, write.slots);
        let target = self.cc.target(write.binding_table_index, cx)?;
        for index in 0..groups {
            let live = write.pixel_mask >> (index * 4) & 0xf;
            let group = &mut self.groups[first + index];
            if group.lit() == 0 {
                continue;
            }
            if !group.tested {
                late_tests(self.cc, group, &self.site, write, index, live);
            }
            let mut coverage = group.subspan.coverage;
            for (pixel, coverage) in coverage.iter_mut().enumerate() {
                if live >> pixel & 1 == 0 {
                    *coverage = 0;
                }
            }
            if coverage == [0; 4] {
                continue;
            }
            let Some(target) = self.cc.targets.get(target) else { return Err(Stop::Bug) };
            if target.null {
                continue;
            }
            let place = Place { group, coverage, layer: target.layer(self.site.layer) };
            self.cc.write_group(target, &place, write, index);
        }
        Ok(())
    }

    fn read(&mut self, read: &RenderTargetRead, cx: &Context) -> Result<[[u32; 16]; 4], Stop> {
        let (first, groups) = message_groups(read.slot_group_high, false, read.slots);
        let target = self.cc.target(read.binding_table_index, cx)?;
        let Some(target) = self.cc.targets.get(target) else { return Err(Stop::Bug) };
        let mut colors = [[0u32; 16]; 4];
        if target.null {
            return Ok(colors);
        }
        for index in 0..groups {
            let group = &self.groups[first + index];
            for pixel in 0..4 {
                let x = u32::from(group.subspan.x) + (pixel as u32 & 1);
                let y = u32::from(group.subspan.y) + (pixel as u32 >> 1);
                if x >= target.width || y >= target.height {
                    continue;
                }
                let sample = if read.per_sample || self.per_sample { u32::from(group.sample) } else { 0 };
                let layer = target.layer(self.site.layer);
                let at = target.surface.texel_offset(x, y, layer, target.lod, sample);
                let texel = (target.unpack)(&target.surface.read_element(at));
                for (channel, value) in colors.iter_mut().zip(texel) {
                    channel[index * 4 + pixel] = value;
                }
            }
        }
        Ok(colors)
    }

    fn interpolate(&mut self, request: &InterpolatorRequest, _: &Context) -> [[f32; 16]; 2] {
        let (first, groups) = message_groups(request.slot_group_high, false, request.slots);
        let mut result = [[0f32; 16]; 2];
        let samples = &self.cc.samples;
        const SIXTEENTH: i32 = UNITS / 16;
        for index in 0..groups {
            let group = &self.groups[first + index];
            for pixel in 0..4 {
                let slot = index * 4 + pixel;
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
                    InterpolatorMode::Centroid => samples.centroid(group.input_coverage[pixel]),
                };
                let at = group.subspan.pixel(pixel, offset);
                let linear = self.site.planes.linear(at);
                let values = if request.linear {
                    [linear[0] as f32, linear[1] as f32]
                } else {
                    self.site.planes.perspective(linear)
                };
                result[0][slot] = values[0];
                result[1][slot] = values[1];
            }
        }
        result
    }
}

/// oMask, alpha to coverage, alpha test, depth and stencil of one group, done with its first message.
fn late_tests(
    cc: &mut Cc,
    group: &mut Group,
    site: &super::ObjectSite,
    write: &RenderTargetWrite,
    index: usize,
    live: u32,
) {
    group.tested = true;
    for pixel in 0..4 {
        let slot = index * 4 + pixel;
        let mut coverage = group.subspan.coverage[pixel];
        if live >> pixel & 1 == 0 {
            coverage = 0;
        }
        if let Some(mask) = &write.output_mask {
            coverage &= mask[slot & 15];
        }
        if coverage != 0 && cc.alpha_kills() {
            let from = if write.kind == WriteKind::Simd16Replicated { 0 } else { slot & 15 };
            let bits = write.source0_alpha.map_or(write.color[3][from], |alpha| alpha[slot & 15]);
            let mut alpha = f32::from_bits(bits);
            if let Some(smooth) = group.smooth {
                alpha *= smooth[pixel];
            }
            if cc.alpha_to_coverage {
                coverage &= alpha_coverage(alpha, cc.samples.count());
            }
            if cc.alpha_test.is_some_and(|test| !test.passes(alpha)) {
                coverage = 0;
            }
        }
        group.subspan.coverage[pixel] = coverage;
    }
    if group.subspan.coverage == [0; 4] {
        return;
    }
    if cc.depth_stencil.is_active() {
        let at = |slot: usize| (index * 4 + slot) & 15;
        let test = Test {
            x: u32::from(group.subspan.x),
            y: u32::from(group.subspan.y),
            layer: site.layer,
            viewport: site.viewport,
            back_facing: site.back_facing,
            depth: match &write.depth {
                Some(depth) => DepthSource::Computed(std::array::from_fn(|p| f32::from_bits(depth[at(p)]))),
                None => DepthSource::Planes(site.planes, &cc.samples),
            },
            reference: write.stencil.as_ref().map(|stencil| std::array::from_fn(|p| stencil[at(p)])),
        };
        group.subspan.coverage = cc.depth_stencil.test(&test, group.subspan.coverage);
    }
    cc.passed += u64::from(count(group.subspan.coverage));
}

/// Samples that an alpha lights: as many as its share, the first ones. NaN lights none.
fn alpha_coverage(alpha: f32, samples: usize) -> u16 {
    let lit = (alpha.max(0.0).min(1.0) * samples as f32).round_ties_even() as u32;
    ((1u32 << lit.min(16)) - 1) as u16
}

/// Where the colours of a group go.
struct Place<'g> {
    group: &'g Group,
    coverage: [u16; 4],
    layer: u32,
}

impl Cc<'_> {
    /// Writes the colours of one group.
    #[inline]
    fn write_group(&self, target: &Target, place: &Place, write: &RenderTargetWrite, index: usize) {
        let blend = &self.blend[write.render_target_index as usize & (RENDER_TARGETS - 1)];
        let replicated = write.kind == WriteKind::Simd16Replicated;
        let subspan = &place.group.subspan;
        let mut left = place.coverage[0] | place.coverage[1] | place.coverage[2] | place.coverage[3];
        if target.surface.samples_log2 == 0 {
            // A pixel of a single-sampled target is written once, whatever its samples say.
            left = 1;
        }
        let (x, y) = (u32::from(subspan.x), u32::from(subspan.y));
        let inside = [
            x < target.width && y < target.height,
            x + 1 < target.width && y < target.height,
            x < target.width && y + 1 < target.height,
            x + 1 < target.width && y + 1 < target.height,
        ];
        let single = target.surface.samples_log2 == 0;
        while left != 0 {
            let sample = left.trailing_zeros();
            left &= left - 1;
            let offsets = target.steps.offsets(&target.surface, x, y, place.layer, target.lod, sample);
            for pixel in 0..4 {
                let lit = if single {
                    place.coverage[pixel] != 0
                } else {
                    place.coverage[pixel] >> sample & 1 != 0
                };
                if !lit || !inside[pixel] {
                    continue;
                }
                let slot = if replicated { 0 } else { index * 4 + pixel };
                let mut color = slot_color(&write.color, slot);
                if let Some(smooth) = place.group.smooth {
                    color[3] = (f32::from_bits(color[3]) * smooth[pixel]).to_bits();
                }
                let color1 = write.color1.as_ref().map_or([0; 4], |color1| slot_color(color1, slot));
                self.write_pixel(target, blend, offsets[pixel], color, color1);
            }
        }
    }

    /// Blends one colour and writes it at byte `offset`.
    #[inline(always)]
    fn write_pixel(
        &self,
        target: &Target,
        blend: &Blend,
        offset: usize,
        mut color: [u32; 4],
        color1: [u32; 4],
    ) {
        let all = blend.write == [true; 4];
        if target.class != FormatClass::Integer {
            if self.alpha_to_one {
                color[3] = 1f32.to_bits();
            }
            if !blend.enable && blend.logic.is_none() && all && target.fast != Fast::None {
                target.surface.view.write::<4>(offset, pack_unorm8(target.fast, color));
                return;
            }
            if blend.enable {
                color = self.blend_pixel(target, blend, offset, color, color1);
            } else if blend.clamp_source
                && let Some(range) = target.clamp_range(blend.clamp_range)
            {
                color = clamp(color.map(f32::from_bits), range).map(f32::to_bits);
            }
        }
        let mut bytes = (target.pack)(color);
        if !all || blend.logic.is_some() {
            let old = u128::from_le_bytes(target.surface.read_element(offset));
            let mut new = u128::from_le_bytes(bytes);
            if let Some(table) = blend.logic {
                new = logic_operation(table, new, old);
            }
            let mut mask = 0;
            for (bits, write) in target.channel_bits.iter().zip(blend.write) {
                if write {
                    mask |= bits;
                }
            }
            bytes = ((new & mask) | (old & !mask)).to_le_bytes();
        }
        target.surface.write_element(offset, &bytes);
    }

    #[inline]
    fn blend_pixel(
        &self,
        target: &Target,
        blend: &Blend,
        offset: usize,
        color: [u32; 4],
        color1: [u32; 4],
    ) -> [u32; 4] {
        let old = target.surface.read_element(offset);
        let mut operands = Operands {
            source: color.map(f32::from_bits),
            source1: color1.map(f32::from_bits),
            destination: match target.fast {
                Fast::Rgba8 => [old[0], old[1], old[2], old[3]].map(unorm8),
                Fast::Bgra8 => [old[2], old[1], old[0], old[3]].map(unorm8),
                Fast::None => (target.unpack)(&old).map(f32::from_bits),
            },
            constant: self.constant,
        };
        let range = target.clamp_range(blend.clamp_range);
        if let Some(range) = range {
            if blend.clamp_source {
                operands.source = clamp(operands.source, range);
                operands.source1 = clamp(operands.source1, range);
            }
            if blend.clamp_others {
                operands.destination = clamp(operands.destination, range);
                operands.constant = clamp(operands.constant, range);
            }
        }
        let mut result = blend.apply(&operands);
        if blend.clamp_result
            && let Some(range) = range
        {
            result = clamp(result, range);
        }
        result.map(f32::to_bits)
    }
}

#[inline(always)]
fn unorm8(value: u8) -> f32 {
    f32::from(value) / 255.0
}

/// Rounds a colour to four bytes in memory order.
#[inline(always)]
fn pack_unorm8(order: Fast, color: [u32; 4]) -> [u8; 4] {
    let [r, g, b, a] = color.map(|c| (f32::from_bits(c).max(0.0).min(1.0) * 255.0).round_ties_even() as u8);
    if order == Fast::Bgra8 { [b, g, r, a] } else { [r, g, b, a] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_bit_packing_rounds_to_the_nearest_step_and_clamps() {
        let bits = [0.5f32, -1.0, 2.0, 1.0 / 255.0].map(f32::to_bits);
        assert_eq!(pack_unorm8(Fast::Rgba8, bits), [128, 0, 255, 1]);
        assert_eq!(pack_unorm8(Fast::Bgra8, bits), [255, 0, 128, 1]);
    }

    #[test]
    fn alpha_lights_its_share_of_the_samples() {
        assert_eq!(alpha_coverage(0.0, 4), 0);
        assert_eq!(alpha_coverage(0.5, 4), 0b11);
        assert_eq!(alpha_coverage(1.0, 16), 0xffff);
        assert_eq!(alpha_coverage(f32::NAN, 8), 0);
    }

    #[test]
    fn messages_name_the_groups_of_their_slots() {
        assert_eq!(message_groups(false, false, 16), (0, 4));
        assert_eq!(message_groups(true, false, 16), (4, 4));
        assert_eq!(message_groups(false, true, 8), (2, 2));
        assert_eq!(message_groups(true, true, 8), (6, 2));
    }
}
