//! CC: the colours of one message on their way into one target: clamp, blend, logic operation, write mask, pack.
//!
//! Source: [skl.7:Pre-Blend Color Clamping] [skl.7:Color Buffer Blending] [skl.7:Logic Ops] [skl.7:Dithering].

use super::blend::{Blend, ByteColors, ByteOperands, LANES, LaneColors, Operands, clamp, logic_operation};
use super::target::{Fast, FormatClass, Target};
use super::{Cc, Group, saturate};
use crate::wm::coverage::Subspan;
use memory::View;
use ports::{RenderTargetWrite, SlotDwords};

/// The slots of a message that are written, and where.
#[derive(Default)]
pub(super) struct LaneSet {
    pub(super) lit: u32,
    offsets: [usize; LANES],
}

impl LaneSet {
    #[inline(always)]
    pub(super) fn set(
        &mut self,
        target: &Target,
        subspan: &Subspan,
        index: usize,
        mut lit: u32,
        layer: u32,
        sample: u32,
    ) {
        let (x, y) = (u32::from(subspan.x), u32::from(subspan.y));
        if x + 1 >= target.width {
            lit &= if x < target.width { 0b0101 } else { 0 };
        }
        if y + 1 >= target.height {
            lit &= if y < target.height { 0b0011 } else { 0 };
        }
        let offsets = target.steps.offsets(&target.surface, x, y, layer, target.lod, sample);
        self.offsets[index * 4..index * 4 + 4].copy_from_slice(&offsets);
        self.lit |= lit << (index * 4);
    }

    /// Lit slots in order.
    #[inline(always)]
    fn each(&self, mut f: impl FnMut(usize, usize)) {
        let mut left = self.lit & 0xffff;
        while left != 0 {
            let slot = left.trailing_zeros() as usize & (LANES - 1);
            left &= left - 1;
            f(slot, self.offsets[slot]);
        }
    }

    /// Reads four bytes for each lit slot.
    #[inline(always)]
    fn read(&self, view: &View, pairs: bool) -> [u32; LANES] {
        let mut values = [0u32; LANES];
        if pairs && self.lit == 0xffff {
            for pair in 0..LANES / 2 {
                let both = u64::from_le_bytes(view.read::<8>(self.offsets[pair * 2]));
                values[pair * 2] = both as u32;
                values[pair * 2 + 1] = (both >> 32) as u32;
            }
        } else {
            self.each(|slot, offset| values[slot] = u32::from_le_bytes(view.read::<4>(offset)));
        }
        values
    }

    /// Writes four bytes for each lit slot. `pairs`: neighbours in a row lie side by side.
    #[inline(always)]
    fn write(&self, view: &View, pairs: bool, values: &[u32; LANES]) {
        if pairs && self.lit == 0xffff {
            for pair in 0..LANES / 2 {
                let both = u64::from(values[pair * 2]) | u64::from(values[pair * 2 + 1]) << 32;
                view.write::<8>(self.offsets[pair * 2], both.to_le_bytes());
            }
        } else {
            self.each(|slot, offset| view.write::<4>(offset, values[slot].to_le_bytes()));
        }
    }
}

/// The colours of a message where something changes them before blending: alpha to one, anti-aliasing.
#[inline]
pub(super) fn edited_colors(
    cc: &Cc,
    target: &Target,
    write: &RenderTargetWrite,
    groups: &[Group],
    smooth: bool,
) -> Option<[[u32; LANES]; 4]> {
    let alpha_to_one = cc.alpha_to_one && target.class != FormatClass::Integer;
    if !alpha_to_one && !smooth {
        return None;
    }
    let mut colors = write.color.map(|channel| *channel);
    if alpha_to_one {
        // Coverage by anti-aliasing is part of the alpha that is replaced.
        colors[3] = [1f32.to_bits(); LANES];
        return Some(colors);
    }
    for (slot, alpha) in colors[3].iter_mut().enumerate() {
        if let Some(smooth) = groups.get(slot / 4).and_then(|group| group.smooth) {
            *alpha = (f32::from_bits(*alpha) * smooth[slot % 4]).to_bits();
        }
    }
    Some(colors)
}

/// The colours of one message on their way to one target.
pub(super) struct Colors<'c, 'a> {
    pub(super) target: &'c Target<'a>,
    pub(super) blend: &'c Blend,
    pub(super) constant: [f32; 4],
    pub(super) source: [&'c SlotDwords; 4],
    pub(super) source1: Option<[&'c SlotDwords; 4]>,
    pub(super) alpha_to_one: bool,
    /// Dither values of the slots, where channels are narrow and dithering is on.
    pub(super) dither: Option<[u8; LANES]>,
}

impl Colors<'_, '_> {
    pub(super) fn write(&self, lanes: &LaneSet) {
        let (target, blend) = (self.target, self.blend);
        let merge = blend.write != [true; 4] || blend.logic.is_some();
        let blends = blend.enable && target.class != FormatClass::Integer;
        if target.fast == Fast::None {
            self.write_elements(lanes, blends, merge);
        } else {
            self.write_bytes(lanes, blends, merge);
        }
    }

    /// Blends, or only clamps, with `destination` where blending needs it.
    fn shade(&self, destination: impl FnOnce() -> LaneColors, blends: bool) -> LaneColors {
        let (target, blend) = (self.target, self.blend);
        let mut source = floats(self.source);
        let range = target.clamp_range(blend.clamp_range);
        if let Some(range) = range
            && blend.clamp_source
        {
            clamp(&mut source, range);
        }
        if !blends {
            return source;
        }
        let mut source1 = self.source1.map_or([[0.0; LANES]; 4], floats);
        if self.alpha_to_one {
            source1[3] = [1.0; LANES];
        }
        let mut operands = Operands { source, source1, destination: destination(), constant: self.constant };
        if let Some(range) = range {
            if blend.clamp_source {
                clamp(&mut operands.source1, range);
            }
            if blend.clamp_others {
                clamp(&mut operands.destination, range);
                operands.constant = operands.constant.map(|c| c.max(range.0).min(range.1));
            }
        }
        if self.target.fast != Fast::None {
            // Unverified: the manual gives no precision for blending (B118). Terms enter with the precision of the
            // target, as fixed-point blenders of 8-bit targets have it; what they are compared with does the same.
            quantize_to_bytes(&mut operands.source);
            quantize_to_bytes(&mut operands.source1);
            operands.constant = operands.constant.map(byte_steps);
        }
        let mut result = blend.apply(&operands);
        if let Some(range) = range
            && blend.clamp_result
        {
            clamp(&mut result, range);
        }
        result
    }

    /// Blends 8-bit normalized colours.
    fn blend_bytes(&self, destination: ByteColors) -> ByteColors {
        let bytes =
            |colors: [&SlotDwords; 4]| colors.map(|channel| channel.map(|c| unorm8(f32::from_bits(c))));
        let mut source1 = self.source1.map_or([[0; LANES]; 4], bytes);
        if self.alpha_to_one {
            source1[3] = [255; LANES];
        }
        let constant = self.constant.map(unorm8);
        self.blend.apply_bytes(&ByteOperands { source: bytes(self.source), source1, destination, constant })
    }

    /// Stored values as 8 bits: narrow channels repeat their high bits below.
    fn widen(&self, colors: &LaneColors) -> ByteColors {
        std::array::from_fn(|index| match self.target.narrow[index] {
            Some(narrow) => colors[index].map(|c| narrow.stored_byte(c)),
            None => colors[index].map(unorm8),
        })
    }

    /// 8-bit colours as what is packed.
    fn lanes_of(&self, bytes: &ByteColors) -> LaneColors {
        std::array::from_fn(|index| match (self.target.narrow[index], &self.dither) {
            (Some(narrow), Some(dither)) => {
                std::array::from_fn(|slot| narrow.dither_byte(bytes[index][slot], dither[slot]))
            }
            _ => bytes[index].map(|c| c as f32 * (1.0 / 255.0)),
        })
    }

    /// Replaces colours by what narrow channels hold of them.
    fn apply_dither(&self, colors: &mut LaneColors) {
        let Some(dither) = &self.dither else { return };
        for (channel, narrow) in colors.iter_mut().zip(self.target.narrow) {
            if let Some(narrow) = narrow {
                for (value, &dither) in channel.iter_mut().zip(dither) {
                    *value = narrow.dither(*value, dither);
                }
            }
        }
    }

    /// Four 8-bit normalized channels.
    fn write_bytes(&self, lanes: &LaneSet, blends: bool, merge: bool) {
        let view = &self.target.surface.view;
        let pairs = self.target.steps.has_pairs();
        let shifts = if self.target.fast == Fast::Bgra8 { [16, 8, 0, 24] } else { [0, 8, 16, 24] };
        let old = if blends || merge { lanes.read(view, pairs) } else { [0; LANES] };
        let mut packed = [0u32; LANES];
        if blends {
            let destination = shifts.map(|shift| old.map(|old| old >> shift & 0xff));
            let colors = self.blend_bytes(destination);
            for (channel, shift) in colors.iter().zip(shifts) {
                for (packed, &value) in packed.iter_mut().zip(channel) {
                    *packed |= value << shift;
                }
            }
        } else {
            // Packing clamps to [0, 1], the tightest range a clamp could have.
            for (channel, shift) in self.source.iter().zip(shifts) {
                for (packed, &value) in packed.iter_mut().zip(*channel) {
                    *packed |= unorm8(f32::from_bits(value)) << shift;
                }
            }
        }
        if merge {
            let mask = self.write_mask() as u32;
            for (packed, &old) in packed.iter_mut().zip(&old) {
                if let Some(table) = self.blend.logic {
                    *packed = logic_operation(table, u128::from(*packed), u128::from(old)) as u32;
                }
                *packed = (*packed & mask) | (old & !mask);
            }
        }
        lanes.write(view, pairs, &packed);
    }

    /// Any other format, element by element.
    fn write_elements(&self, lanes: &LaneSet, blends: bool, merge: bool) {
        let target = self.target;
        let surface = &target.surface;
        let destination = || {
            let mut destination = [[0f32; LANES]; 4];
            lanes.each(|slot, offset| {
                let texel = (target.unpack)(&surface.read_element(offset));
                for (channel, value) in destination.iter_mut().zip(texel) {
                    channel[slot] = f32::from_bits(value);
                }
            });
            destination
        };
        let source = if target.class == FormatClass::Integer {
            self.source.map(|channel| *channel)
        } else {
            let colors = if blends && target.eight_bit {
                self.lanes_of(&self.blend_bytes(self.widen(&destination())))
            } else {
                let mut colors = self.shade(destination, blends);
                self.apply_dither(&mut colors);
                colors
            };
            colors.map(|channel| channel.map(f32::to_bits))
        };
        let mask = self.write_mask();
        lanes.each(|slot, offset| {
            let mut bytes = (target.pack)(source.map(|channel| channel[slot]));
            if merge {
                let old = u128::from_le_bytes(surface.read_element(offset));
                let mut new = u128::from_le_bytes(bytes);
                if let Some(table) = self.blend.logic {
                    new = logic_operation(table, new, old);
                }
                bytes = ((new & mask) | (old & !mask)).to_le_bytes();
            }
            surface.write_element(offset, &bytes);
        });
    }

    /// Bits of an element that the write enables let through.
    fn write_mask(&self) -> u128 {
        let channels = self.target.channel_bits.iter().zip(self.blend.write);
        channels.fold(0, |mask, (bits, write)| if write { mask | bits } else { mask })
    }
}

#[inline(always)]
fn floats(bits: [&SlotDwords; 4]) -> LaneColors {
    bits.map(|channel| channel.map(f32::from_bits))
}

/// What an 8-bit normalized channel holds of a value.
#[inline(always)]
fn byte_steps(value: f32) -> f32 {
    unorm8(value) as f32 * (1.0 / 255.0)
}

/// Rounds colours to what 8-bit normalized channels can hold.
fn quantize_to_bytes(colors: &mut LaneColors) {
    for value in colors.iter_mut().flatten() {
        *value = byte_steps(*value);
    }
}

/// The nearest of 256 steps, ties to even; NaN gives 0.
#[inline(always)]
pub(super) fn unorm8(value: f32) -> u32 {
    // Adding 2^23 leaves the rounded integer in the low bits, which hosts without a rounding instruction do at once.
    const ROUND: f32 = 8_388_608.0;
    let scaled = saturate(value) * 255.0;
    (scaled + ROUND).to_bits() & 0xff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_bit_packing_rounds_to_the_nearest_step_and_clamps() {
        assert_eq!([0.5, -1.0, 2.0, 1.0 / 255.0, f32::NAN].map(unorm8), [128, 0, 255, 1, 0]);
        for step in 0..=255u32 {
            assert_eq!(unorm8(step as f32 / 255.0), step);
        }
    }
}
