//! How rows get from registers to lanes and back.
//!
//! Source: as [`crate::rows`], [skl.7:Type Conversion].

use super::{Narrow, Row};
use crate::operand::{Fetch, Operand, ROW, Store, float_element, half_input, int_element, store_element};
use crate::rows::{channel_mask, convert_events, gather_narrow, scatter_float, scatter_int};
use crate::simd::Vector;
use isa::Type;
use num::convert::f32_to_f16_row;

impl<X: Vector, const H: usize, const PLAIN: bool> Narrow<'_, X, H, PLAIN> {
    #[inline(always)]
    pub(super) fn load(&self, offset: usize) -> Row<X, H> {
        let mut result = self.splat(0);
        if let Some(bytes) = self.thread.grf.bytes().get(offset..offset + Self::BYTES) {
            for (to, from) in result.iter_mut().zip(bytes.chunks_exact(4 * X::LANES)) {
                *to = bytemuck::pod_read_unaligned(from);
            }
        }
        result
    }

    #[inline(always)]
    pub(super) fn scalar(&self, offset: usize) -> u32 {
        match self.thread.grf.bytes().get(offset..offset + 4) {
            Some(bytes) => bytemuck::pod_read_unaligned(bytes),
            None => 0,
        }
    }

    #[inline(always)]
    pub(super) fn fetch(&self, operand: &Operand, float: bool) -> Row<X, H> {
        let offset = usize::from(operand.offset);
        if operand.fetch == Fetch::Row {
            return self.load(offset);
        }
        if operand.fetch == Fetch::Immediate {
            return self.splat(operand.bits as u32);
        }
        if PLAIN || operand.fetch == Fetch::Splat {
            return self.splat(self.scalar(offset));
        }
        self.gather(operand, float)
    }

    #[inline(never)]
    pub(super) fn gather(&self, operand: &Operand, float: bool) -> Row<X, H> {
        self.row(&gather_narrow(operand, self.thread, float, self.op.channel_offset))
    }

    /// Writes the enabled channels of a row of consecutive 32-bit elements.
    #[inline(always)]
    pub(super) fn store_row(&mut self, value: Row<X, H>) {
        let mask = channel_mask(self.op, self.thread);
        let offset = usize::from(self.op.destination.offset);
        let vector = self.vector;
        if let Some(bytes) = self.thread.grf.bytes_mut().get_mut(offset..offset + Self::BYTES) {
            if mask == Self::ALL {
                for (to, from) in bytes.chunks_exact_mut(4 * X::LANES).zip(&value) {
                    to.copy_from_slice(bytemuck::bytes_of(from));
                }
            } else {
                let mut rest = mask;
                for (to, &from) in bytes.chunks_exact_mut(4 * X::LANES).zip(&value) {
                    let old = bytemuck::pod_read_unaligned(to);
                    // Not a selection: the compiler would make it a masked store, which is slow on some hosts.
                    let change = vector.and(vector.xor(from, old), vector.mask_from_bits(rest));
                    let merged = vector.xor(old, change);
                    to.copy_from_slice(bytemuck::bytes_of(&merged));
                    rest >>= X::LANES;
                }
            }
        }
    }

    #[inline(never)]
    pub(super) fn store_words(&mut self, lanes: &[u32; ROW]) {
        let mask = channel_mask(self.op, self.thread);
        let offset = usize::from(self.op.destination.offset);
        let count = X::LANES * H;
        if let Some(bytes) = self.thread.grf.bytes_mut().get_mut(offset..offset + 2 * count) {
            let mut merged = [0u16; ROW];
            let slots: &mut [u8] = bytemuck::bytes_of_mut(&mut merged);
            slots[..2 * count].copy_from_slice(bytes);
            for i in 0..ROW {
                let on = 0u16.wrapping_sub(((mask >> i) & 1) as u16);
                merged[i] = (lanes[i] as u16 & on) | (merged[i] & !on);
            }
            bytes.copy_from_slice(&bytemuck::bytes_of(&merged)[..2 * count]);
        }
    }

    /// Writes floats that are not a plain row.
    #[inline(never)]
    pub(super) fn convert_float(&mut self, lanes: &[u32; ROW]) {
        if self.thread.float.gather_events {
            convert_events(self.op, self.thread, &lanes.map(|x| f64::from(f32::from_bits(x))));
        }
        match self.op.destination.store {
            Store::Null => {}
            Store::RowConvert if !self.thread.float.rounded_conversion => {
                let value = self.row(lanes);
                let converted = if self.op.destination.type_ == Type::Ud {
                    self.ints(value, |x| f32::from_bits(x) as u32)
                } else {
                    self.ints(value, |x| f32::from_bits(x) as i32 as u32)
                };
                self.store_row(converted);
            }
            Store::RowConvert => {
                // A row has no table of places: what the modes make of each value is stored as a row too.
                let type_ = self.op.destination.type_;
                let convert =
                    |x| float_element(self.thread, f64::from(f32::from_bits(x)), true, type_) as u32;
                self.store_row(self.row(&lanes.map(convert)));
            }
            Store::Row16 => self.store_words(&self.halves(lanes)),
            _ => {
                let mask = channel_mask(self.op, self.thread);
                let values = lanes.map(|x| f64::from(f32::from_bits(x)));
                scatter_float(self.thread, &self.op.destination, mask, &values, true);
            }
        }
    }

    /// Floats as half floats.
    fn halves(&self, lanes: &[u32; ROW]) -> [u32; ROW] {
        let halves = f32_to_f16_row(&lanes.map(f32::from_bits), self.thread.float.rounding);
        let flushes = self.op.destination.flush_half && !self.thread.float.keep_denormals_f16;
        let flush = |bits: u16| if flushes && bits & 0x7c00 == 0 { bits & 0x8000 } else { bits };
        halves.map(|bits| flush(bits).into())
    }

    /// The same in lanes: half floats are no more in an accumulator than in a register.
    /// [skl.7:Accumulator Channel Precision]
    #[inline(never)]
    pub(super) fn halved(&self, value: Row<X, H>) -> Row<X, H> {
        self.row(&self.halves(&Self::array(value)))
    }

    /// Half floats of an accumulator as floats.
    #[inline(never)]
    pub(super) fn widened(&self, value: Row<X, H>) -> Row<X, H> {
        self.row(&Self::array(value).map(|bits| half_input(self.thread, bits as u16, false).to_bits()))
    }

    /// Writes integers that are not a plain row.
    #[inline(never)]
    pub(super) fn convert_int(&mut self, lanes: &[u32; ROW]) {
        match self.op.destination.store {
            Store::Null => {}
            Store::Row16 => self.store_words(lanes),
            Store::RowConvert if !self.thread.special_float => {
                let value = self.row(lanes);
                let converted = if self.op.unsigned {
                    self.ints(value, |x| (x as f32).to_bits())
                } else {
                    self.each(value, |v, x| v.i_to_f(x))
                };
                self.store_row(converted);
            }
            Store::RowConvert => {
                let (unsigned, type_) = (self.op.unsigned, self.op.destination.type_);
                let widen = |x: u32| if unsigned { i64::from(x) } else { i64::from(x as i32) };
                let convert = |x| int_element(self.thread, widen(x), unsigned, type_) as u32;
                self.store_row(self.row(&lanes.map(convert)));
            }
            _ => {
                let mask = channel_mask(self.op, self.thread);
                let unsigned = self.op.unsigned;
                let values = lanes.map(|x| if unsigned { i64::from(x) } else { i64::from(x as i32) });
                scatter_int(self.thread, &self.op.destination, mask, &values, unsigned);
            }
        }
    }

    /// Writes truth values that are not a plain row.
    #[inline(never)]
    pub(super) fn convert_truth(&mut self, lanes: &[u32; ROW]) {
        match self.op.destination.store {
            Store::Row | Store::RowConvert => self.store_row(self.row(lanes)),
            Store::Null => {}
            Store::Row16 => self.store_words(lanes),
            Store::Scatter => {
                let mask = channel_mask(self.op, self.thread);
                for (i, &value) in lanes.iter().enumerate() {
                    if (mask >> i) & 1 != 0 {
                        store_element(self.thread, &self.op.destination, i, i64::from(value as i32) as u64);
                    }
                }
            }
        }
    }
}
