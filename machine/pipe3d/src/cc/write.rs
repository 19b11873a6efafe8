//! CC: render-target messages: the tests that are left, blending, the write, the read, the interpolator.
//!
//! Source: [skl.7:Render Target Write] [skl.7:Render Target Read] [skl.7:Shared Functions - Pixel Interpolator]
//! [skl.7:Alpha Coverage] [skl.7:Alpha Test] [skl.7:Color Buffer Blending].

use super::blend::LANES;
use super::colors::{Colors, LaneSet, edited_colors};
use super::depth::{DepthSource, Test, compare};
use super::dither;
use super::{AlphaTest, Cc, Dispatch, GROUPS, Group, RENDER_TARGETS, count, saturate};
use crate::used;
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
        let (first, count) = message_groups(write.slot_group_high, upper_half, write.slots);
        let target = self.cc.target(write.binding_table_index, cx)?;
        let mut union = 0;
        let mut smooth = false;
        let groups = &mut self.groups[first..first + count];
        for (index, group) in groups.iter_mut().enumerate() {
            let live = write.pixel_mask >> (index * 4) & 0xf;
            if group.lit() == 0 {
                continue;
            }
            if !group.tested {
                late_tests(self.cc, group, &self.site, write, index, live);
            }
            union |= group.subspan.coverage.iter().fold(0, |union, coverage| union | coverage);
            smooth |= group.smooth.is_some();
        }
        let Some(target) = self.cc.targets.get(target) else { return Err(Stop::Bug) };
        if union == 0 || target.null {
            return Ok(());
        }
        let number = write.render_target_index as usize & (RENDER_TARGETS - 1);
        if let Some(dwords) = self.cc.strange[number].take() {
            cx.watch(hw::BlendStateEntry::ITEM, &dwords);
        }
        if self.cc.used_blends >> number & 1 == 0 {
            self.cc.used_blends |= 1 << number;
            used::blend(&self.cc.blend[number], cx);
        }
        let groups = &self.groups[first..first + count];
        let edited = edited_colors(self.cc, target, write, groups, smooth);
        let colors = Colors {
            target,
            blend: &self.cc.blend[number],
            constant: self.cc.constant,
            source: edited.as_ref().map_or(write.color, |edited| edited.each_ref()),
            source1: write.color1,
            alpha_to_one: self.cc.alpha_to_one,
            dither: self.cc.dither.filter(|_| target.narrow.iter().any(Option::is_some)).map(|matrix| {
                let mut values = [0; LANES];
                for (values, group) in values.chunks_exact_mut(4).zip(groups) {
                    let (x, y) = (u32::from(group.subspan.x), u32::from(group.subspan.y));
                    values.copy_from_slice(&matrix.quad(x, y));
                }
                values
            }),
        };
        let layer = target.layer(self.site.layer);
        let single = target.surface.samples_log2 == 0;
        // A pixel of a single-sampled target is written once, whatever its samples say.
        let mut left = if single { 1 } else { union };
        while left != 0 {
            let sample = left.trailing_zeros();
            left &= left - 1;
            let mut lanes = LaneSet::default();
            for (index, group) in groups.iter().enumerate() {
                let mut lit = group.lit() & (write.pixel_mask >> (index * 4));
                if !single {
                    for (pixel, &coverage) in group.subspan.coverage.iter().enumerate() {
                        lit &= !(u32::from(coverage >> sample & 1 == 0) << pixel);
                    }
                }
                if lit != 0 {
                    lanes.set(target, &group.subspan, index, lit, layer, sample);
                }
            }
            if lanes.lit != 0 {
                colors.write(&lanes);
            }
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
            let bits = write.source0_alpha.map_or(write.color[3][slot & 15], |alpha| alpha[slot & 15]);
            let mut alpha = f32::from_bits(bits);
            if let Some(smooth) = group.smooth {
                alpha *= smooth[pixel];
            }
            if cc.alpha_to_coverage {
                let (x, y) = (u32::from(group.subspan.x), u32::from(group.subspan.y));
                let dither = cc.coverage_dither.map(|matrix| matrix.quad(x, y)[pixel]);
                coverage &= dither::coverage(alpha, cc.samples.count() as u32, dither);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_the_groups_of_their_slots() {
        assert_eq!(message_groups(false, false, 16), (0, 4));
        assert_eq!(message_groups(true, false, 16), (4, 4));
        assert_eq!(message_groups(false, true, 8), (2, 2));
        assert_eq!(message_groups(true, true, 8), (6, 2));
    }
}
