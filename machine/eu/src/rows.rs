//! The interpreter's values: rows of channels, worked on whole so that the compiler vectorises.
//!
//! Source: house rule of one meaning, two executors. [`Narrow`] has 32-bit lanes, [`Wide`] 64-bit lanes. Every loop here
//! is over a constant number of channels and inlined into a function compiled for the host's vector unit; the mask is
//! applied once, at the destination. Results are the same on every host: there is no contraction and no reordering.

use crate::kernel::{Op, PredicateKind};
use crate::lanes::Lanes;
use crate::operand::{
    Fetch, Operand, Output, Place, ROW, Store, bounds, element, float_element, int_element, store_element,
    to_narrow, to_wide,
};
use crate::simd::Simd;
use crate::thread::{ACCUMULATOR_LANES, Thread};
use isa::{Condition, Type};
use num::{FloatControl, float, integer, math};

macro_rules! row {
    (|$i:ident| $value:expr) => {{
        let mut row = [Default::default(); N];
        for $i in 0..N {
            row[$i] = $value;
        }
        row
    }};
}

/// Channels that the operation may write: bit 0 is its first channel.
#[inline(always)]
pub fn channel_mask<S: Simd>(op: &Op<S>, thread: &Thread) -> u32 {
    let enabled = if op.no_mask { op.size_mask } else { (thread.active >> op.channel_offset) & op.size_mask };
    if op.predicate == PredicateKind::None { enabled } else { enabled & predicate_bits(op, thread) }
}

/// The predicate of each channel after combination and inversion, bit 0 for the first channel.
#[inline(always)]
pub fn predicate_bits<S: Simd>(op: &Op<S>, thread: &Thread) -> u32 {
    let bits = match op.predicate {
        PredicateKind::None => return u32::MAX,
        PredicateKind::Normal => (thread.flags.rotate_right(u32::from(op.flag_shift))) as u32,
        _ => grouped_predicate(op, thread),
    };
    if op.predicate_inverse { !bits } else { bits }
}

#[inline(never)]
fn grouped_predicate<S: Simd>(op: &Op<S>, thread: &Thread) -> u32 {
    let offset = u32::from(op.channel_offset);
    // Groups are aligned to the first channel of the flag register, not of the instruction.
    let base = u32::from(op.flag_shift).wrapping_sub(offset) & 63;
    let bits = thread.flags.rotate_right(base) as u32;
    let other = thread.flags.rotate_right(base ^ 32) as u32;
    let spread = |bits: u32, size: u32, all: bool| {
        let ones = u32::MAX >> (32 - size);
        (0..32 / size).fold(0, |result, group| {
            let shift = group * size;
            let part = (bits >> shift) & ones;
            let set = if all { part == ones } else { part != 0 };
            result | if set { ones << shift } else { 0 }
        })
    };
    let combined = match op.predicate {
        PredicateKind::None => u32::MAX,
        PredicateKind::Normal => bits,
        PredicateKind::AnyVertical => bits | other,
        PredicateKind::AllVertical => bits & other,
        PredicateKind::Any(size) => spread(bits, u32::from(size).clamp(1, 32), false),
        PredicateKind::All(size) => spread(bits, u32::from(size).clamp(1, 32), true),
        PredicateKind::Replicate(component) => {
            let chosen = (bits >> (component & 3)) & 0x1111_1111;
            chosen * 0xf
        }
    };
    combined >> offset
}

/// Sets the flag bits of the channels in `mask` to those of `bits`.
#[inline(always)]
fn set_flags<S: Simd>(op: &Op<S>, thread: &mut Thread, mask: u32, bits: u32) {
    let shift = u32::from(op.flag_shift);
    let field = u64::from(mask).rotate_left(shift);
    let value = u64::from(bits & mask).rotate_left(shift);
    thread.flags = (thread.flags & !field) | value;
}

#[inline(never)]
fn gather_narrow<S: Simd, const N: usize>(
    op: &Op<S>,
    operand: &Operand,
    thread: &Thread,
    float: bool,
) -> [u32; N] {
    let offset = u32::from(op.channel_offset);
    let mut row = [0; N];
    if let Place::Table(offsets) = &operand.place {
        // The usual case, without a decision per channel.
        let bytes = thread.grf.bytes();
        let dword = |at: u16| {
            let at = usize::from(at) & 0xfff;
            bytes.get(at..at + 4).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        };
        let word = |at: u16| {
            let at = usize::from(at) & 0xfff;
            bytes.get(at..at + 2).map_or(0, |b| u16::from_le_bytes([b[0], b[1]]))
        };
        match operand.type_ {
            Type::F | Type::D | Type::Ud => {
                for (value, &at) in row.iter_mut().zip(offsets.iter()) {
                    *value = dword(at);
                }
                return row;
            }
            Type::Uw => {
                for (value, &at) in row.iter_mut().zip(offsets.iter()) {
                    *value = u32::from(word(at));
                }
                return row;
            }
            Type::W => {
                for (value, &at) in row.iter_mut().zip(offsets.iter()) {
                    *value = i32::from(word(at) as i16) as u32;
                }
                return row;
            }
            _ => {}
        }
    }
    for (channel, value) in row.iter_mut().enumerate() {
        *value = to_narrow(thread, element(thread, operand, channel, offset), operand.type_, float);
    }
    row
}

#[inline(never)]
fn gather_wide<S: Simd, const N: usize>(
    op: &Op<S>,
    operand: &Operand,
    thread: &Thread,
    float: bool,
) -> [u64; N] {
    let offset = u32::from(op.channel_offset);
    let mut row = [0; N];
    for (channel, value) in row.iter_mut().enumerate() {
        *value = to_wide(thread, element(thread, operand, channel, offset), operand.type_, float);
    }
    row
}

#[inline(never)]
fn scatter_float<const N: usize>(
    thread: &mut Thread,
    output: &Output,
    mask: u32,
    values: &[f64; N],
    narrow: bool,
) {
    for (channel, &value) in values.iter().enumerate() {
        if (mask >> channel) & 1 != 0 {
            let raw = float_element(thread, value, narrow, output.type_);
            store_element(thread, output, channel, raw);
        }
    }
}

#[inline(never)]
fn scatter_int<const N: usize>(
    thread: &mut Thread,
    output: &Output,
    mask: u32,
    values: &[i64; N],
    unsigned: bool,
) {
    for (channel, &value) in values.iter().enumerate() {
        if (mask >> channel) & 1 != 0 {
            let raw = int_element(thread, value, unsigned, output.type_);
            store_element(thread, output, channel, raw);
        }
    }
}

#[cold]
#[inline(never)]
fn special_binary<const N: usize>(
    function: fn(f32, f32, FloatControl) -> f32,
    a: &[f32; N],
    b: &[f32; N],
    control: FloatControl,
) -> [f32; N] {
    row!(|i| function(a[i], b[i], control))
}

#[cold]
#[inline(never)]
fn special_fma<const N: usize>(a: &[f32; N], b: &[f32; N], c: &[f32; N], control: FloatControl) -> [f32; N] {
    row!(|i| float::fma_f32(a[i], b[i], c[i], control))
}

#[cold]
#[inline(never)]
fn special_output<const N: usize>(a: &[f32; N], control: FloatControl) -> [f32; N] {
    row!(|i| float::output_f32(a[i], control))
}

#[cold]
#[inline(never)]
fn special_binary_wide<const N: usize>(
    function: fn(f64, f64, FloatControl) -> f64,
    a: &[f64; N],
    b: &[f64; N],
    control: FloatControl,
) -> [f64; N] {
    row!(|i| function(a[i], b[i], control))
}

#[cold]
#[inline(never)]
fn special_fma_wide<const N: usize>(
    a: &[f64; N],
    b: &[f64; N],
    c: &[f64; N],
    control: FloatControl,
) -> [f64; N] {
    row!(|i| float::fma_f64(a[i], b[i], c[i], control))
}

/// An operation at work on `N` channels of 32-bit lanes.
pub struct Narrow<'a, S: Simd, const N: usize> {
    /// The host's vector unit.
    pub simd: S,
    /// What is executed.
    pub op: &'a Op<S>,
    /// Whose registers.
    pub thread: &'a mut Thread,
}

/// An operation at work on `N` channels of 64-bit lanes.
pub struct Wide<'a, S: Simd, const N: usize> {
    /// The host's vector unit.
    pub simd: S,
    /// What is executed.
    pub op: &'a Op<S>,
    /// Whose registers.
    pub thread: &'a mut Thread,
}

/// What both lane widths answer alike.
macro_rules! instruction_facts {
    () => {
        #[inline(always)]
        fn saturate(&self) -> bool {
            self.op.saturate
        }

        #[inline(always)]
        fn condition(&self) -> Condition {
            self.op.condition
        }

        #[inline(always)]
        fn unsigned(&self) -> bool {
            self.op.unsigned
        }

        #[inline(always)]
        fn accumulator_write(&self) -> bool {
            self.op.accumulator_write
        }

        #[inline(always)]
        fn integer_destination(&self) -> bool {
            self.op.integer_destination
        }

        #[inline(always)]
        fn fill_flags(&mut self, value: bool) {
            let mask = channel_mask(self.op, self.thread);
            set_flags(self.op, self.thread, mask, if value { u32::MAX } else { 0 });
        }
    };
}

/// Primitives whose text is the same for both widths.
macro_rules! common_primitives {
    ($float:ty, $int:ty, $signed:ty, $bits:literal) => {
        #[inline(always)]
        fn f_splat(&mut self, value: f64) -> Self::Float {
            [value as $float; N]
        }

        #[inline(always)]
        fn f_floor(&mut self, a: Self::Float) -> Self::Float {
            row!(|i| a[i].floor())
        }

        #[inline(always)]
        fn f_ceil(&mut self, a: Self::Float) -> Self::Float {
            row!(|i| a[i].ceil())
        }

        #[inline(always)]
        fn f_trunc(&mut self, a: Self::Float) -> Self::Float {
            row!(|i| a[i].trunc())
        }

        #[inline(always)]
        fn f_round(&mut self, a: Self::Float) -> Self::Float {
            row!(|i| a[i].round_ties_even())
        }

        #[inline(always)]
        fn f_less(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask {
            row!(|i| (0 as $int).wrapping_sub(<$int>::from(a[i] < b[i])))
        }

        #[inline(always)]
        fn f_less_equal(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask {
            row!(|i| (0 as $int).wrapping_sub(<$int>::from(a[i] <= b[i])))
        }

        #[inline(always)]
        fn f_equal(&mut self, a: Self::Float, b: Self::Float) -> Self::Mask {
            row!(|i| (0 as $int).wrapping_sub(<$int>::from(a[i] == b[i])))
        }

        #[inline(always)]
        fn f_is_nan(&mut self, a: Self::Float) -> Self::Mask {
            row!(|i| (0 as $int).wrapping_sub(<$int>::from(a[i].is_nan())))
        }

        #[inline(always)]
        fn f_select(&mut self, mask: Self::Mask, a: Self::Float, b: Self::Float) -> Self::Float {
            row!(|i| <$float>::from_bits((a[i].to_bits() & mask[i]) | (b[i].to_bits() & !mask[i])))
        }

        #[inline(always)]
        fn f_quad(&mut self, a: Self::Float, index: usize) -> Self::Float {
            row!(|i| a[((i & !3) | (index & 3)) & (N - 1)])
        }

        #[inline(always)]
        fn i_splat(&mut self, value: i64) -> Self::Int {
            [value as $int; N]
        }

        #[inline(always)]
        fn i_add(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            row!(|i| a[i].wrapping_add(b[i]))
        }

        #[inline(always)]
        fn i_sub(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            row!(|i| a[i].wrapping_sub(b[i]))
        }

        #[inline(always)]
        fn i_mul(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            row!(|i| a[i].wrapping_mul(b[i]))
        }

        #[inline(always)]
        fn i_and(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            row!(|i| a[i] & b[i])
        }

        #[inline(always)]
        fn i_or(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            row!(|i| a[i] | b[i])
        }

        #[inline(always)]
        fn i_xor(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            row!(|i| a[i] ^ b[i])
        }

        #[inline(always)]
        fn i_not(&mut self, a: Self::Int) -> Self::Int {
            row!(|i| !a[i])
        }

        #[inline(always)]
        fn i_less(&mut self, a: Self::Int, b: Self::Int, unsigned: bool) -> Self::Mask {
            // Unsigned order is signed order with the top bit flipped.
            let bias = (unsigned as $int) << ($bits - 1);
            row!(|i| (0 as $int)
                .wrapping_sub(<$int>::from(((a[i] ^ bias) as $signed) < ((b[i] ^ bias) as $signed))))
        }

        #[inline(always)]
        fn i_equal(&mut self, a: Self::Int, b: Self::Int) -> Self::Mask {
            row!(|i| (0 as $int).wrapping_sub(<$int>::from(a[i] == b[i])))
        }

        #[inline(always)]
        fn i_select(&mut self, mask: Self::Mask, a: Self::Int, b: Self::Int) -> Self::Int {
            row!(|i| (a[i] & mask[i]) | (b[i] & !mask[i]))
        }

        #[inline(always)]
        fn i_shl(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            let mask = self.op.shift_mask as $int;
            row!(|i| a[i].wrapping_shl((b[i] & mask) as u32))
        }

        #[inline(always)]
        fn i_shr(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            let mask = self.op.shift_mask as $int;
            // A sign-extended narrow source shifts zeros into its own width, not the lane's.
            let keep = self.op.shift_keep as $int;
            row!(|i| (a[i] & keep).wrapping_shr((b[i] & mask) as u32))
        }

        #[inline(always)]
        fn i_asr(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            let mask = self.op.shift_mask as $int;
            row!(|i| ((a[i] as $signed).wrapping_shr((b[i] & mask) as u32)) as $int)
        }

        #[inline(always)]
        fn i_leading_zeros(&mut self, a: Self::Int) -> Self::Int {
            row!(|i| <$int>::from(integer::leading_zeros(a[i] as u32)))
        }

        #[inline(always)]
        fn i_first_bit_high(&mut self, a: Self::Int) -> Self::Int {
            if self.op.unsigned {
                row!(|i| <$int>::from(integer::first_bit_high_unsigned(a[i] as u32)))
            } else {
                row!(|i| <$int>::from(integer::first_bit_high_signed(a[i] as u32)))
            }
        }

        #[inline(always)]
        fn i_first_bit_low(&mut self, a: Self::Int) -> Self::Int {
            row!(|i| <$int>::from(integer::first_bit_low(a[i] as u32)))
        }

        #[inline(always)]
        fn i_count_bits(&mut self, a: Self::Int) -> Self::Int {
            row!(|i| <$int>::from((a[i] as u32).count_ones()))
        }

        #[inline(always)]
        fn i_reverse_bits(&mut self, a: Self::Int) -> Self::Int {
            row!(|i| <$int>::from((a[i] as u32).reverse_bits()))
        }

        #[inline(always)]
        fn i_extract(&mut self, width: Self::Int, offset: Self::Int, value: Self::Int) -> Self::Int {
            if self.op.unsigned {
                row!(|i| <$int>::from(integer::extract_unsigned(
                    width[i] as u32,
                    offset[i] as u32,
                    value[i] as u32
                )))
            } else {
                row!(|i| <$int>::from(integer::extract_signed(
                    width[i] as u32,
                    offset[i] as u32,
                    value[i] as u32
                )))
            }
        }

        #[inline(always)]
        fn i_insert_mask(&mut self, width: Self::Int, offset: Self::Int) -> Self::Int {
            row!(|i| <$int>::from(integer::insert_mask(width[i] as u32, offset[i] as u32)))
        }

        #[inline(always)]
        fn i_insert(&mut self, mask: Self::Int, value: Self::Int, base: Self::Int) -> Self::Int {
            row!(|i| <$int>::from(integer::insert(mask[i] as u32, value[i] as u32, base[i] as u32)))
        }

        #[inline(always)]
        fn i_divide(&mut self, a: Self::Int, b: Self::Int) -> (Self::Int, Self::Int) {
            if self.op.unsigned {
                (
                    row!(|i| <$int>::from(integer::divide_unsigned(a[i] as u32, b[i] as u32).0)),
                    row!(|i| <$int>::from(integer::divide_unsigned(a[i] as u32, b[i] as u32).1)),
                )
            } else {
                (
                    row!(|i| integer::divide_signed(a[i] as i32, b[i] as i32).0 as $int),
                    row!(|i| integer::divide_signed(a[i] as i32, b[i] as i32).1 as $int),
                )
            }
        }

        #[inline(always)]
        fn i_average(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            if self.op.unsigned {
                row!(|i| (a[i] | b[i]).wrapping_sub((a[i] ^ b[i]) >> 1))
            } else {
                row!(|i| (a[i] | b[i]).wrapping_sub((((a[i] ^ b[i]) as $signed) >> 1) as $int))
            }
        }

        #[inline(always)]
        fn i_pair_difference(&mut self, a: Self::Int, b: Self::Int) -> Self::Int {
            row!(|i| {
                let other = (i | 1) & (N - 1);
                let low = (a[i] as $signed).abs_diff(b[i] as $signed);
                let high = (a[other] as $signed).abs_diff(b[other] as $signed);
                if i & 1 == 0 && other != i { low.wrapping_add(high) } else { low }
            })
        }

        #[inline(always)]
        fn m_and(&mut self, a: Self::Mask, b: Self::Mask) -> Self::Mask {
            row!(|i| a[i] & b[i])
        }

        #[inline(always)]
        fn m_or(&mut self, a: Self::Mask, b: Self::Mask) -> Self::Mask {
            row!(|i| a[i] | b[i])
        }

        #[inline(always)]
        fn m_not(&mut self, a: Self::Mask) -> Self::Mask {
            row!(|i| !a[i])
        }

        #[inline(always)]
        fn m_to_int(&mut self, a: Self::Mask) -> Self::Int {
            row!(|i| a[i] & 1)
        }

        #[inline(always)]
        fn predicate(&mut self) -> Self::Mask {
            // The predicate of a selection is kept out of the channel mask by the pre-decoder.
            let bits = selection_bits(self.op, self.thread);
            row!(|i| (0 as $int).wrapping_sub(<$int>::from((bits >> i) & 1)))
        }

        #[inline(always)]
        fn logic(&mut self, index: usize) -> Self::Int {
            let operand = &self.op.sources[index];
            let value = self.fetch(operand, false);
            if operand.negate {
                return row!(|i| !value[i]);
            }
            value
        }

        #[inline(always)]
        fn int(&mut self, index: usize) -> Self::Int {
            let operand = &self.op.sources[index];
            let mut value = self.fetch(operand, false);
            if operand.modified {
                if operand.absolute {
                    value = row!(|i| (value[i] as $signed).wrapping_abs() as $int);
                }
                if operand.negate {
                    value = row!(|i| value[i].wrapping_neg());
                }
            }
            value
        }
    };
}

/// Predicate bits of a `sel`, whose predicate chooses instead of masking.
#[inline(always)]
fn selection_bits<S: Simd>(op: &Op<S>, thread: &Thread) -> u32 {
    let bits = match op.selection {
        PredicateKind::Normal => thread.flags.rotate_right(u32::from(op.flag_shift)) as u32,
        _ => return selection_slow(op, thread),
    };
    if op.predicate_inverse { !bits } else { bits }
}

#[cold]
#[inline(never)]
fn selection_slow<S: Simd>(op: &Op<S>, thread: &Thread) -> u32 {
    let mut chooser = op.clone();
    chooser.predicate = op.selection;
    predicate_bits(&chooser, thread)
}

impl<S: Simd, const N: usize> Narrow<'_, S, N> {
    #[inline(always)]
    fn fetch(&self, operand: &Operand, float: bool) -> [u32; N] {
        let offset = usize::from(operand.offset);
        match operand.fetch {
            Fetch::Row => self.load(offset),
            Fetch::Splat => [self.load::<1>(offset)[0]; N],
            Fetch::Immediate => [operand.bits as u32; N],
            Fetch::Gather => gather_narrow::<S, N>(self.op, operand, self.thread, float),
        }
    }

    #[inline(always)]
    fn load<const M: usize>(&self, offset: usize) -> [u32; M] {
        let mut row = [0u32; M];
        if let Some(bytes) = self.thread.grf.bytes().get(offset..offset + 4 * M) {
            bytemuck::bytes_of_mut(&mut row).copy_from_slice(bytes);
        }
        row
    }

    #[inline(always)]
    fn flush(&self, value: [f32; N]) -> [f32; N] {
        let key = self.thread.denormal_key;
        row!(|i| {
            let bits = value[i].to_bits();
            f32::from_bits(if bits & 0x7f80_0000 == key { bits & 0x8000_0000 } else { bits })
        })
    }

    #[inline(always)]
    fn mask_row(mask: u32) -> [u32; N] {
        row!(|i| 0u32.wrapping_sub((mask >> i) & 1))
    }

    #[inline(always)]
    fn store_row(&mut self, mask: u32, value: [u32; N]) {
        let offset = usize::from(self.op.destination.offset);
        let all = u32::MAX >> (32 - N as u32);
        if let Some(bytes) = self.thread.grf.bytes_mut().get_mut(offset..offset + 4 * N) {
            if mask == all {
                bytes.copy_from_slice(bytemuck::bytes_of(&value));
            } else {
                let mut old = [0u32; N];
                bytemuck::bytes_of_mut(&mut old).copy_from_slice(bytes);
                let on = Self::mask_row(mask);
                let merged: [u32; N] = row!(|i| (value[i] & on[i]) | (old[i] & !on[i]));
                bytes.copy_from_slice(bytemuck::bytes_of(&merged));
            }
        }
    }

    #[inline(always)]
    fn store_words(&mut self, mask: u32, value: [u32; N]) {
        let offset = usize::from(self.op.destination.offset);
        if let Some(bytes) = self.thread.grf.bytes_mut().get_mut(offset..offset + 2 * N) {
            let mut old = [0u16; N];
            bytemuck::bytes_of_mut(&mut old).copy_from_slice(bytes);
            let merged: [u16; N] = row!(|i| if (mask >> i) & 1 != 0 { value[i] as u16 } else { old[i] });
            bytes.copy_from_slice(bytemuck::bytes_of(&merged));
        }
    }

    #[inline(always)]
    fn result(&self, value: [f32; N]) -> [f32; N] {
        if self.thread.special_float {
            return special_output(&value, self.thread.float);
        }
        self.flush(value)
    }

    #[inline(always)]
    fn argument(&self, value: [f32; N]) -> [f32; N] {
        // In alternative mode roots and logarithms take the magnitude.
        if self.thread.float.alternative { row!(|i| math::alternative_argument(value[i])) } else { value }
    }

    #[inline(always)]
    fn bits_of(&self, mask: [u32; N]) -> u32 {
        let mut bits = 0;
        let mut start = 0;
        for eight in mask.chunks_exact(8) {
            let mut lanes = [0u32; 8];
            lanes.copy_from_slice(eight);
            bits |= self.simd.mask_bits(lanes) << start;
            start += 8;
        }
        if N < 8 {
            for (i, &lane) in mask.iter().enumerate() {
                bits |= (lane & 1) << i;
            }
        }
        bits
    }
}

impl<S: Simd, const N: usize> Lanes for Narrow<'_, S, N> {
    type Float = [f32; N];
    type Int = [u32; N];
    type Mask = [u32; N];

    instruction_facts!();
    common_primitives!(f32, u32, i32, 32);

    #[inline(always)]
    fn float(&mut self, index: usize) -> [f32; N] {
        let operand = &self.op.sources[index];
        let mut bits = self.fetch(operand, true);
        if operand.modified {
            let keep = if operand.absolute { 0x7fff_ffff } else { u32::MAX };
            let flip = if operand.negate { 0x8000_0000 } else { 0 };
            bits = row!(|i| (bits[i] & keep) ^ flip);
        }
        let value: [f32; N] = row!(|i| f32::from_bits(bits[i]));
        if operand.type_ == Type::Hf {
            // Half-float denormals are normal here and have their own mode.
            return value;
        }
        if self.thread.special_float {
            return special_output(&value, self.thread.float);
        }
        self.flush(value)
    }

    #[inline(always)]
    fn component(&mut self, index: usize, component: usize) -> [f32; N] {
        let operand = &self.op.sources[index];
        let bits = if operand.fetch == Fetch::Immediate {
            operand.bits as u32
        } else {
            self.load::<1>(usize::from(operand.offset) + 4 * component)[0]
        };
        let keep = if operand.absolute { 0x7fff_ffff } else { u32::MAX };
        let flip = if operand.negate { 0x8000_0000 } else { 0 };
        self.flush([f32::from_bits((bits & keep) ^ flip); N])
    }

    #[inline(always)]
    fn pair(&mut self, index: usize) -> ([f32; N], [f32; N]) {
        let operand = &self.op.sources[index];
        let offset = usize::from(operand.offset);
        let (mut first, mut second) = ([0u32; N], [0u32; N]);
        for (half, (u, v)) in first.chunks_exact_mut(8).zip(second.chunks_exact_mut(8)).enumerate() {
            u.copy_from_slice(&self.load::<8>(offset + 64 * half));
            v.copy_from_slice(&self.load::<8>(offset + 64 * half + 32));
        }
        let keep = if operand.absolute { 0x7fff_ffff } else { u32::MAX };
        let flip = if operand.negate { 0x8000_0000 } else { 0 };
        let first = self.flush(row!(|i| f32::from_bits((first[i] & keep) ^ flip)));
        let second = self.flush(row!(|i| f32::from_bits((second[i] & keep) ^ flip)));
        (first, second)
    }

    #[inline(always)]
    fn accumulator_float(&mut self) -> [f32; N] {
        let lane = usize::from(self.op.accumulator_lane);
        row!(|i| f32::from_bits(self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] as u32))
    }

    #[inline(always)]
    fn accumulator_int(&mut self) -> [u32; N] {
        let lane = usize::from(self.op.accumulator_lane);
        row!(|i| self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] as u32)
    }

    #[inline(always)]
    fn set_accumulator_float(&mut self, value: [f32; N]) {
        let bits: [u32; N] = row!(|i| value[i].to_bits());
        self.set_accumulator_int(bits);
    }

    #[inline(always)]
    fn set_accumulator_int(&mut self, value: [u32; N]) {
        let mask = channel_mask(self.op, self.thread);
        let lane = usize::from(self.op.accumulator_lane);
        let unsigned = self.op.unsigned;
        for (i, &value) in value.iter().enumerate() {
            if (mask >> i) & 1 != 0 {
                let wide = if unsigned { i64::from(value) } else { i64::from(value as i32) };
                self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] = wide;
            }
        }
    }

    #[inline(always)]
    fn write_float(&mut self, value: [f32; N]) {
        match self.op.destination.store {
            Store::Row => {
                let mask = channel_mask(self.op, self.thread);
                self.store_row(mask, row!(|i| value[i].to_bits()));
            }
            Store::RowConvert if !self.thread.float.rounded_conversion => {
                let mask = channel_mask(self.op, self.thread);
                let bits = if self.op.destination.type_ == Type::Ud {
                    row!(|i| value[i] as u32)
                } else {
                    row!(|i| value[i] as i32 as u32)
                };
                self.store_row(mask, bits);
            }
            Store::Null => {}
            _ => {
                let mask = channel_mask(self.op, self.thread);
                let values: [f64; N] = row!(|i| f64::from(value[i]));
                // Widening changes no value but would quieten NaNs; those of raw moves never come here.
                scatter_float(self.thread, &self.op.destination, mask, &values, true);
            }
        }
    }

    #[inline(always)]
    fn write_int(&mut self, value: [u32; N]) {
        match self.op.destination.store {
            Store::Row => {
                let mask = channel_mask(self.op, self.thread);
                self.store_row(mask, value);
            }
            Store::Row16 => {
                let mask = channel_mask(self.op, self.thread);
                self.store_words(mask, value);
            }
            Store::RowConvert if !self.thread.special_float => {
                let mask = channel_mask(self.op, self.thread);
                let bits = if self.op.unsigned {
                    row!(|i| (value[i] as f32).to_bits())
                } else {
                    row!(|i| (value[i] as i32 as f32).to_bits())
                };
                self.store_row(mask, bits);
            }
            Store::Null => {}
            _ => {
                let mask = channel_mask(self.op, self.thread);
                let unsigned = self.op.unsigned;
                let values: [i64; N] =
                    row!(|i| if unsigned { i64::from(value[i]) } else { i64::from(value[i] as i32) });
                scatter_int(self.thread, &self.op.destination, mask, &values, unsigned);
            }
        }
    }

    #[inline(always)]
    fn write_truth(&mut self, value: [u32; N]) {
        match self.op.destination.store {
            Store::Row | Store::RowConvert => {
                let mask = channel_mask(self.op, self.thread);
                self.store_row(mask, value);
            }
            Store::Row16 => {
                let mask = channel_mask(self.op, self.thread);
                self.store_words(mask, value);
            }
            Store::Null => {}
            Store::Scatter => {
                let mask = channel_mask(self.op, self.thread);
                for (i, &value) in value.iter().enumerate() {
                    if (mask >> i) & 1 != 0 {
                        store_element(self.thread, &self.op.destination, i, i64::from(value as i32) as u64);
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn write_flags(&mut self, value: [u32; N]) {
        let mask = channel_mask(self.op, self.thread);
        let bits = self.bits_of(value);
        set_flags(self.op, self.thread, mask, bits);
    }

    #[inline(always)]
    fn wrap_to_destination(&mut self, value: [u32; N]) -> [u32; N] {
        match self.op.destination.type_ {
            Type::Uw => row!(|i| value[i] & 0xffff),
            Type::W => row!(|i| i32::from(value[i] as i16) as u32),
            Type::Ub => row!(|i| value[i] & 0xff),
            Type::B => row!(|i| i32::from(value[i] as i8) as u32),
            _ => value,
        }
    }

    #[inline(always)]
    fn overflows(&mut self, _: [u32; N]) -> [u32; N] {
        // Operations that ask for overflow are pre-decoded to wide lanes.
        [0; N]
    }

    #[inline(always)]
    fn f_add(&mut self, a: [f32; N], b: [f32; N]) -> [f32; N] {
        if self.thread.special_float {
            return special_binary(float::add_f32, &a, &b, self.thread.float);
        }
        self.flush(row!(|i| a[i] + b[i]))
    }

    #[inline(always)]
    fn f_sub(&mut self, a: [f32; N], b: [f32; N]) -> [f32; N] {
        self.f_add(a, row!(|i| -b[i]))
    }

    #[inline(always)]
    fn f_mul(&mut self, a: [f32; N], b: [f32; N]) -> [f32; N] {
        if self.thread.special_float {
            return special_binary(float::mul_f32, &a, &b, self.thread.float);
        }
        self.flush(row!(|i| a[i] * b[i]))
    }

    #[inline(always)]
    fn f_fma(&mut self, a: [f32; N], b: [f32; N], c: [f32; N]) -> [f32; N] {
        if self.thread.special_float {
            return special_fma(&a, &b, &c, self.thread.float);
        }
        self.flush(row!(|i| a[i].mul_add(b[i], c[i])))
    }

    #[inline(always)]
    fn f_min(&mut self, a: [f32; N], b: [f32; N]) -> [f32; N] {
        row!(|i| float::min_f32(a[i], b[i]))
    }

    #[inline(always)]
    fn f_max(&mut self, a: [f32; N], b: [f32; N]) -> [f32; N] {
        row!(|i| float::max_f32(a[i], b[i]))
    }

    #[inline(always)]
    fn f_saturate(&mut self, a: [f32; N]) -> [f32; N] {
        row!(|i| float::saturate_f32(a[i]))
    }

    #[inline(always)]
    fn f_fraction(&mut self, a: [f32; N]) -> [f32; N] {
        self.flush(row!(|i| float::frc_f32(a[i])))
    }

    #[inline(always)]
    fn f_inv(&mut self, a: [f32; N]) -> [f32; N] {
        self.result(row!(|i| math::inv(a[i])))
    }

    #[inline(always)]
    fn f_log(&mut self, a: [f32; N]) -> [f32; N] {
        let a = self.argument(a);
        self.result(row!(|i| math::log(a[i])))
    }

    #[inline(always)]
    fn f_exp(&mut self, a: [f32; N]) -> [f32; N] {
        self.result(row!(|i| math::exp(a[i])))
    }

    #[inline(always)]
    fn f_sqrt(&mut self, a: [f32; N]) -> [f32; N] {
        let a = self.argument(a);
        self.result(row!(|i| math::sqrt(a[i])))
    }

    #[inline(always)]
    fn f_rsq(&mut self, a: [f32; N]) -> [f32; N] {
        let a = self.argument(a);
        self.result(row!(|i| math::rsq(a[i])))
    }

    #[inline(always)]
    fn f_sin(&mut self, a: [f32; N]) -> [f32; N] {
        self.result(row!(|i| math::sin(a[i])))
    }

    #[inline(always)]
    fn f_cos(&mut self, a: [f32; N]) -> [f32; N] {
        self.result(row!(|i| math::cos(a[i])))
    }

    #[inline(always)]
    fn f_pow(&mut self, a: [f32; N], b: [f32; N]) -> [f32; N] {
        self.result(row!(|i| math::pow(a[i], b[i])))
    }

    #[inline(always)]
    fn f_div(&mut self, a: [f32; N], b: [f32; N]) -> [f32; N] {
        self.result(row!(|i| math::fdiv(a[i], b[i])))
    }

    #[inline(always)]
    fn f_to_half_bits(&mut self, a: [f32; N]) -> [u32; N] {
        let rounding = self.thread.float.rounding;
        row!(|i| u32::from(num::f32_to_f16(a[i], rounding)))
    }

    #[inline(always)]
    fn f_from_half_bits(&mut self, a: [u32; N]) -> [f32; N] {
        row!(|i| num::f16_to_f32(a[i] as u16))
    }
}

impl<S: Simd, const N: usize> Wide<'_, S, N> {
    #[inline(always)]
    fn fetch(&self, operand: &Operand, float: bool) -> [u64; N] {
        let offset = usize::from(operand.offset);
        match operand.fetch {
            Fetch::Row => self.load(offset),
            Fetch::Splat => [self.load::<1>(offset)[0]; N],
            Fetch::Immediate => [operand.bits; N],
            Fetch::Gather => gather_wide::<S, N>(self.op, operand, self.thread, float),
        }
    }

    #[inline(always)]
    fn load<const M: usize>(&self, offset: usize) -> [u64; M] {
        let mut row = [0u64; M];
        if let Some(bytes) = self.thread.grf.bytes().get(offset..offset + 8 * M) {
            bytemuck::bytes_of_mut(&mut row).copy_from_slice(bytes);
        }
        row
    }

    #[inline(always)]
    fn flush(&self, value: [f64; N]) -> [f64; N] {
        let key = self.thread.denormal_key_wide;
        row!(|i| {
            let bits = value[i].to_bits();
            f64::from_bits(if bits & (0x7ff << 52) == key { bits & (1 << 63) } else { bits })
        })
    }

    #[inline(always)]
    fn store_row(&mut self, mask: u32, value: [u64; N]) {
        let offset = usize::from(self.op.destination.offset);
        if let Some(bytes) = self.thread.grf.bytes_mut().get_mut(offset..offset + 8 * N) {
            let mut old = [0u64; N];
            bytemuck::bytes_of_mut(&mut old).copy_from_slice(bytes);
            let merged: [u64; N] = row!(|i| {
                let on = 0u64.wrapping_sub(u64::from((mask >> i) & 1));
                (value[i] & on) | (old[i] & !on)
            });
            bytes.copy_from_slice(bytemuck::bytes_of(&merged));
        }
    }
}

impl<S: Simd, const N: usize> Lanes for Wide<'_, S, N> {
    type Float = [f64; N];
    type Int = [u64; N];
    type Mask = [u64; N];

    instruction_facts!();
    common_primitives!(f64, u64, i64, 64);

    #[inline(always)]
    fn float(&mut self, index: usize) -> [f64; N] {
        let operand = &self.op.sources[index];
        let bits = self.fetch(operand, true);
        let mut value: [f64; N] = row!(|i| f64::from_bits(bits[i]));
        if operand.modified {
            if operand.absolute {
                value = row!(|i| value[i].abs());
            }
            if operand.negate {
                value = row!(|i| -value[i]);
            }
        }
        // Narrower denormals are normal here and were flushed by their own mode.
        if operand.type_ == Type::Df { self.flush(value) } else { value }
    }

    #[inline(always)]
    fn component(&mut self, index: usize, component: usize) -> [f64; N] {
        let operand = &self.op.sources[index];
        [f64::from_bits(self.load::<1>(usize::from(operand.offset) + 8 * component)[0]); N]
    }

    #[inline(always)]
    fn pair(&mut self, index: usize) -> ([f64; N], [f64; N]) {
        let value = self.float(index);
        (value, value)
    }

    #[inline(always)]
    fn accumulator_float(&mut self) -> [f64; N] {
        let lane = usize::from(self.op.accumulator_lane);
        row!(|i| f64::from_bits(self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] as u64))
    }

    #[inline(always)]
    fn accumulator_int(&mut self) -> [u64; N] {
        let lane = usize::from(self.op.accumulator_lane);
        row!(|i| self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] as u64)
    }

    #[inline(always)]
    fn set_accumulator_float(&mut self, value: [f64; N]) {
        let bits: [u64; N] = row!(|i| value[i].to_bits());
        self.set_accumulator_int(bits);
    }

    #[inline(always)]
    fn set_accumulator_int(&mut self, value: [u64; N]) {
        let mask = channel_mask(self.op, self.thread);
        let lane = usize::from(self.op.accumulator_lane);
        for (i, &value) in value.iter().enumerate() {
            if (mask >> i) & 1 != 0 {
                self.thread.accumulator[(lane + i) & (ACCUMULATOR_LANES - 1)] = value as i64;
            }
        }
    }

    #[inline(always)]
    fn write_float(&mut self, value: [f64; N]) {
        let mask = channel_mask(self.op, self.thread);
        match self.op.destination.store {
            Store::Row => self.store_row(mask, row!(|i| value[i].to_bits())),
            Store::Null => {}
            _ => scatter_float(self.thread, &self.op.destination, mask, &value, false),
        }
    }

    #[inline(always)]
    fn write_int(&mut self, value: [u64; N]) {
        let mask = channel_mask(self.op, self.thread);
        let mut value: [i64; N] = row!(|i| value[i] as i64);
        if self.op.saturate
            && let Some((low, high)) = bounds(self.op.destination.type_)
        {
            value = row!(|i| value[i].clamp(low, high));
        }
        match self.op.destination.store {
            Store::Row => self.store_row(mask, row!(|i| value[i] as u64)),
            Store::Null => {}
            _ => scatter_int(self.thread, &self.op.destination, mask, &value, self.op.unsigned),
        }
    }

    #[inline(always)]
    fn write_truth(&mut self, value: [u64; N]) {
        let mask = channel_mask(self.op, self.thread);
        match self.op.destination.store {
            Store::Row => self.store_row(mask, value),
            Store::Null => {}
            _ => {
                for (i, &value) in value.iter().enumerate() {
                    if (mask >> i) & 1 != 0 {
                        store_element(self.thread, &self.op.destination, i, value);
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn write_flags(&mut self, value: [u64; N]) {
        let mask = channel_mask(self.op, self.thread);
        let bits = value.iter().enumerate().fold(0, |bits, (i, &lane)| bits | ((lane as u32 & 1) << i));
        set_flags(self.op, self.thread, mask, bits);
    }

    #[inline(always)]
    fn wrap_to_destination(&mut self, value: [u64; N]) -> [u64; N] {
        match self.op.destination.type_ {
            Type::Ud => row!(|i| value[i] & 0xffff_ffff),
            Type::D => row!(|i| i64::from(value[i] as i32) as u64),
            Type::Uw => row!(|i| value[i] & 0xffff),
            Type::W => row!(|i| i64::from(value[i] as i16) as u64),
            Type::Ub => row!(|i| value[i] & 0xff),
            Type::B => row!(|i| i64::from(value[i] as i8) as u64),
            _ => value,
        }
    }

    #[inline(always)]
    fn overflows(&mut self, value: [u64; N]) -> [u64; N] {
        match bounds(self.op.destination.type_) {
            Some((low, high)) => row!(|i| {
                let value = value[i] as i64;
                0u64.wrapping_sub(u64::from(value < low || value > high))
            }),
            None => [0; N],
        }
    }

    #[inline(always)]
    fn f_add(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        if self.thread.special_float {
            return special_binary_wide(float::add_f64, &a, &b, self.thread.float);
        }
        self.flush(row!(|i| a[i] + b[i]))
    }

    #[inline(always)]
    fn f_sub(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        self.f_add(a, row!(|i| -b[i]))
    }

    #[inline(always)]
    fn f_mul(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        if self.thread.special_float {
            return special_binary_wide(float::mul_f64, &a, &b, self.thread.float);
        }
        self.flush(row!(|i| a[i] * b[i]))
    }

    #[inline(always)]
    fn f_fma(&mut self, a: [f64; N], b: [f64; N], c: [f64; N]) -> [f64; N] {
        if self.thread.special_float {
            return special_fma_wide(&a, &b, &c, self.thread.float);
        }
        self.flush(row!(|i| a[i].mul_add(b[i], c[i])))
    }

    #[inline(always)]
    fn f_min(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        row!(|i| float::min_f64(a[i], b[i]))
    }

    #[inline(always)]
    fn f_max(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        row!(|i| float::max_f64(a[i], b[i]))
    }

    #[inline(always)]
    fn f_saturate(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| float::saturate_f64(a[i]))
    }

    #[inline(always)]
    fn f_fraction(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| a[i] - a[i].floor())
    }

    #[inline(always)]
    fn f_inv(&mut self, a: [f64; N]) -> [f64; N] {
        self.flush(row!(|i| 1.0 / a[i]))
    }

    #[inline(always)]
    fn f_log(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::log(a[i] as f32)))
    }

    #[inline(always)]
    fn f_exp(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::exp(a[i] as f32)))
    }

    #[inline(always)]
    fn f_sqrt(&mut self, a: [f64; N]) -> [f64; N] {
        self.flush(row!(|i| a[i].sqrt()))
    }

    #[inline(always)]
    fn f_rsq(&mut self, a: [f64; N]) -> [f64; N] {
        self.flush(row!(|i| 1.0 / a[i].sqrt()))
    }

    #[inline(always)]
    fn f_sin(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::sin(a[i] as f32)))
    }

    #[inline(always)]
    fn f_cos(&mut self, a: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::cos(a[i] as f32)))
    }

    #[inline(always)]
    fn f_pow(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        row!(|i| f64::from(math::pow(a[i] as f32, b[i] as f32)))
    }

    #[inline(always)]
    fn f_div(&mut self, a: [f64; N], b: [f64; N]) -> [f64; N] {
        self.flush(row!(|i| a[i] / b[i]))
    }

    #[inline(always)]
    fn f_to_half_bits(&mut self, a: [f64; N]) -> [u64; N] {
        let rounding = self.thread.float.rounding;
        row!(|i| u64::from(num::f32_to_f16(a[i] as f32, rounding)))
    }

    #[inline(always)]
    fn f_from_half_bits(&mut self, a: [u64; N]) -> [f64; N] {
        row!(|i| f64::from(num::f16_to_f32(a[i] as u16)))
    }
}

const _: () = assert!(ROW == 16);
