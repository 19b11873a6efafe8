//! CC: the colours of one message on their way into one target: clamp, blend, logic operation, write mask, pack.
//!
//! Source: [skl.7:Pre-Blend Color Clamping] [skl.7:Color Buffer Blending] [skl.7:Logic Ops] [skl.7:Dithering].

use super::addresses::{read, write};
use super::blend::{
    Blend, ByteColors, ByteOperands, LANES, LaneColors, Operands, clamp, logic_operation, logic_rows,
};
use super::slots::Places;
use super::target::{Fast, FormatClass, Target};
use super::{Cc, saturate};
use crate::lanes::{Lanes, Now};
use crate::simd::{Body, Row};
use ports::{RenderTargetWrite, SlotDwords};

/// The slots of a message that are written, and where.
struct LaneSet {
    lit: u16,
    offsets: [usize; LANES],
}

impl LaneSet {
    /// Lit slots in order.
    #[inline(always)]
    fn each(&self, mut f: impl FnMut(usize, usize)) {
        let mut left = u32::from(self.lit);
        while left != 0 {
            let slot = left.trailing_zeros() as usize & (LANES - 1);
            left &= left - 1;
            f(slot, self.offsets[slot]);
        }
    }
}

/// Writes the samples of the slots of a row.
pub(super) struct WriteRow<'w, 'a> {
    pub(super) colors: &'w Colors<'w, 'a>,
    pub(super) places: &'w Places,
    pub(super) layer: u32,
    /// For each sample the slots that are written.
    pub(super) lit: &'w [u16],
}

impl Body for WriteRow<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let WriteRow { colors, places, layer, lit } = self;
        // What does not depend on memory is the same for all samples.
        let packed = colors.is_fast_alone().then(|| colors.packed(|| Row::splat(0)));
        for (sample, &lit) in lit.iter().enumerate() {
            if lit != 0 {
                colors.write(places, layer, sample as u32, lit, packed);
            }
        }
    }
}

/// The colours of a message where something changes them before blending: alpha to one, anti-aliasing.
#[inline]
pub(super) fn edited_colors(
    cc: &Cc,
    target: &Target,
    write: &RenderTargetWrite,
    smooth: &[f32],
    smoothed: u32,
) -> Option<[[u32; LANES]; 4]> {
    let alpha_to_one = cc.alpha_to_one && target.class != FormatClass::Integer;
    if !alpha_to_one && smoothed == 0 {
        return None;
    }
    let mut colors = write.color.map(|channel| *channel);
    if alpha_to_one {
        // Coverage by anti-aliasing is part of the alpha that is replaced.
        colors[3] = [1f32.to_bits(); LANES];
        return Some(colors);
    }
    for (slot, (alpha, smooth)) in colors[3].iter_mut().zip(smooth).enumerate() {
        if smoothed >> slot & 1 != 0 {
            *alpha = (f32::from_bits(*alpha) * smooth).to_bits();
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
    pub(super) dither: Option<[u32; LANES]>,
}

impl Colors<'_, '_> {
    /// Writes one sample of lit slots; `packed` when that is known.
    #[inline(always)]
    fn write(&self, places: &Places, layer: u32, sample: u32, lit: u16, packed: Option<Row>) {
        let target = self.target;
        let (view, addresses) = (&target.surface.view, &target.addresses);
        if target.fast == Fast::None {
            let offsets = addresses.row(&target.surface, places, layer, sample);
            return self.write_elements(&LaneSet { lit, offsets });
        }
        if lit == u16::MAX
            && let Some((first, pieces)) = addresses.pieces(&target.surface, places, layer, sample)
        {
            let packed = packed.unwrap_or_else(|| self.packed(|| pieces.read(view, first)));
            return pieces.write(view, first, packed);
        }
        let offsets = addresses.row(&target.surface, places, layer, sample);
        let pairs = addresses.has_pairs(4);
        let old = || Row::load(&read::<4>(view, pairs, &offsets));
        let packed = packed.unwrap_or_else(|| self.packed(old));
        write::<4>(view, pairs, &offsets, &packed.dwords(), lit);
    }

    /// Elements are packed without a call, whatever is in memory.
    #[inline(always)]
    pub(super) fn is_fast_alone(&self) -> bool {
        self.target.fast != Fast::None && !self.blends() && !self.merges()
    }

    /// What is in memory has to be known: channels are not written or combined with it.
    #[inline(always)]
    fn merges(&self) -> bool {
        self.blend.write != [true; 4] || self.blend.logic.is_some()
    }

    #[inline(always)]
    fn blends(&self) -> bool {
        self.blend.enable && self.target.class != FormatClass::Integer
    }

    /// Blends, or only clamps, with `destination` where blending needs it.
    #[inline(always)]
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
        let mut source1 = self.source1.map_or([Row::splat(0); 4], floats);
        if self.alpha_to_one {
            source1[3] = Row::splat(1f32.to_bits());
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
        let mut result = blend.apply(&operands);
        if let Some(range) = range
            && blend.clamp_result
        {
            clamp(&mut result, range);
        }
        result
    }

    /// Blends 8-bit normalized colours.
    #[inline(always)]
    fn blend_bytes(&self, destination: ByteColors<Now>) -> ByteColors<Now> {
        let packing = self.packing();
        packing.blended(&mut Now, floats(self.source), self.source1.map(floats), destination)
    }

    /// How elements of 8-bit normalized channels are made.
    #[inline(always)]
    pub(super) fn packing(&self) -> Packing {
        Packing {
            swaps: self.target.fast == Fast::Bgra8,
            blends: self.blends(),
            merges: self.merges(),
            blend: *self.blend,
            constant: if self.blends() {
                let [red, green, blue, alpha] = self.constant;
                [unorm8(red), unorm8(green), unorm8(blue), unorm8(alpha)]
            } else {
                [0; 4]
            },
            alpha_to_one: self.alpha_to_one,
            mask: self.write_mask() as u32,
        }
    }

    /// Stored values as 8 bits: narrow channels repeat their high bits below.
    #[inline(always)]
    fn widen(&self, colors: &LaneColors) -> ByteColors<Now> {
        std::array::from_fn(|index| match self.target.narrow[index] {
            Some(narrow) => colors[index].map(|c| narrow.stored_byte(f32::from_bits(c))),
            None => colors[index].map(|c| unorm8(f32::from_bits(c))),
        })
    }

    /// 8-bit colours as what is packed.
    #[inline(always)]
    fn lanes_of(&self, bytes: &ByteColors<Now>) -> LaneColors {
        std::array::from_fn(|index| {
            let wide = bytes[index];
            match (self.target.narrow[index], &self.dither) {
                (Some(narrow), Some(dither)) => {
                    wide.zip(Row::load(dither), |c, dither| narrow.dither_byte(c, dither as u8).to_bits())
                }
                _ => wide.map(|c| (c as f32 * (1.0 / 255.0)).to_bits()),
            }
        })
    }

    /// Replaces colours by what narrow channels hold of them.
    #[inline(always)]
    fn apply_dither(&self, colors: &mut LaneColors) {
        let Some(dither) = &self.dither else { return };
        let dither = Row::load(dither);
        for (channel, narrow) in colors.iter_mut().zip(self.target.narrow) {
            if let Some(narrow) = narrow {
                *channel =
                    channel.zip(dither, |c, dither| narrow.dither(f32::from_bits(c), dither as u8).to_bits());
            }
        }
    }

    /// Elements of four 8-bit normalized channels, where `old` ones lie.
    #[inline(always)]
    fn packed(&self, old: impl FnOnce() -> Row) -> Row {
        self.packing().pack(&mut Now, floats(self.source), self.source1.map(floats), |_| old())
    }

    /// Any other format, element by element.
    #[inline(always)]
    fn write_elements(&self, lanes: &LaneSet) {
        let (target, blends, merge) = (self.target, self.blends(), self.merges());
        let surface = &target.surface;
        let destination = || {
            let mut destination = [[0; LANES]; 4];
            lanes.each(|slot, offset| {
                let texel = (target.unpack)(&surface.read_element(offset));
                for (channel, value) in destination.iter_mut().zip(texel) {
                    channel[slot] = value;
                }
            });
            floats(destination.each_ref())
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
            colors.map(Row::dwords)
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
fn floats([red, green, blue, alpha]: [&SlotDwords; 4]) -> LaneColors {
    [Row::load(red), Row::load(green), Row::load(blue), Row::load(alpha)]
}

/// How elements of four 8-bit normalized channels are made of colours, and of what they replace.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Packing {
    /// Blue lies before red.
    pub(super) swaps: bool,
    /// Colours are blended.
    pub(super) blends: bool,
    /// Some bits stay, or logic operations combine them.
    pub(super) merges: bool,
    pub(super) blend: Blend,
    /// The blend constant in 8 bits.
    pub(super) constant: [u32; 4],
    pub(super) alpha_to_one: bool,
    /// Bits that are written.
    pub(super) mask: u32,
}

impl Packing {
    /// What is in memory has to be known.
    pub(super) fn reads(&self) -> bool {
        self.blends || self.merges
    }

    /// Elements, where `old` ones lie.
    #[inline(always)]
    pub(super) fn pack<L: Lanes>(
        &self,
        l: &mut L,
        source: [L::Row; 4],
        source1: Option<[L::Row; 4]>,
        old: impl FnOnce(&mut L) -> L::Row,
    ) -> L::Row {
        let old = if self.reads() { old(l) } else { l.splat(0) };
        let colors = if self.blends {
            let byte = l.splat(0xff);
            let mut bytes = [old; 4];
            for (channel, low) in (0u32..).zip(&mut bytes) {
                let down = if channel == 0 { old } else { l.down(old, 8 * channel) };
                *low = l.and(down, byte);
            }
            self.blended(l, source, source1, order(self.swaps, bytes))
        } else {
            // Packing clamps to [0, 1], the tightest range a clamp could have.
            bytes(l, source)
        };
        let [first, second, third, fourth] = order(self.swaps, colors);
        let (second, third, fourth) = (l.up(second, 8), l.up(third, 16), l.up(fourth, 24));
        let (low, high) = (l.or(first, second), l.or(third, fourth));
        let mut packed = l.or(low, high);
        if self.merges {
            if let Some(table) = self.blend.logic {
                packed = logic_rows(l, table, packed, old);
            }
            let (new, kept) = (l.splat(self.mask), l.splat(!self.mask));
            let (new, kept) = (l.and(packed, new), l.and(old, kept));
            packed = l.or(new, kept);
        }
        packed
    }

    /// Blended 8-bit colours.
    ///
    /// Unverified: the manual gives no precision for blending (B118). Terms enter with the precision of the target, as
    /// fixed-point blenders of 8-bit targets have it; what they are compared with does the same.
    #[inline(always)]
    fn blended<L: Lanes>(
        &self,
        l: &mut L,
        source: [L::Row; 4],
        source1: Option<[L::Row; 4]>,
        destination: ByteColors<L>,
    ) -> ByteColors<L> {
        let source = bytes(l, source);
        let mut source1 = match source1 {
            Some(channels) => bytes(l, channels),
            None => [l.splat(0); 4],
        };
        if self.alpha_to_one {
            source1[3] = l.splat(255);
        }
        let [red, green, blue, alpha] = self.constant;
        let constant = [l.splat(red), l.splat(green), l.splat(blue), l.splat(alpha)];
        self.blend.apply_bytes(l, &ByteOperands { source, source1, destination, constant })
    }
}

/// Channels as they lie in memory, or the other way round.
#[inline(always)]
fn order<T>(swaps: bool, [red, green, blue, alpha]: [T; 4]) -> [T; 4] {
    if swaps { [blue, green, red, alpha] } else { [red, green, blue, alpha] }
}

/// Adding 2^23 leaves the rounded integer in the low bits, which hosts without a rounding instruction do at once.
const ROUND: f32 = 8_388_608.0;

/// Each channel in 8 bits. Closures would not be compiled for the vector unit.
#[inline(always)]
fn bytes<L: Lanes>(l: &mut L, [red, green, blue, alpha]: [L::Row; 4]) -> ByteColors<L> {
    [byte(l, red), byte(l, green), byte(l, blue), byte(l, alpha)]
}

/// The nearest of 256 steps, ties to even; NaN gives 0.
#[inline(always)]
fn byte<L: Lanes>(l: &mut L, value: L::Row) -> L::Row {
    let value = l.saturate(value);
    let (steps, round, byte) = (l.splat(255f32.to_bits()), l.splat(ROUND.to_bits()), l.splat(0xff));
    let scaled = l.multiply(value, steps);
    let rounded = l.add(scaled, round);
    l.and(rounded, byte)
}

/// The nearest of 256 steps, ties to even; NaN gives 0.
#[inline(always)]
pub(super) fn unorm8(value: f32) -> u32 {
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
