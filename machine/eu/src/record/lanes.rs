//! What operations ask of recorded rows.
//!
//! Source: as [`crate::rows`].

use super::{Recorder, Row, functions};
use crate::lanes::Lanes;
use crate::operand::{Fetch, Store, bounds};
use ir::{Bin, Op, Tern, Un, Value};
use isa::{Condition, Type};

const SIGN: u32 = 0x8000_0000;
const SIGN_WIDE: u64 = 1 << 63;

impl Recorder<'_> {
    fn sign(&self) -> u64 {
        if self.op.wide { SIGN_WIDE } else { SIGN.into() }
    }

    /// Denormal results as the mode says.
    fn flush(&mut self, value: Row) -> Row {
        let keeps = if self.op.wide { self.mode().keep_f64 } else { self.mode().keep_f32 };
        if keeps { value } else { self.unary_of(Un::FFlush, Un::DFlush, value) }
    }

    fn modify(&mut self, index: usize, value: Row) -> Row {
        let (absolute, negate) = {
            let operand = &self.op.sources[index];
            (operand.absolute, operand.negate)
        };
        let mut value = value;
        if absolute {
            let magnitude = self.splat_bits(!self.sign());
            value = self.binary(Bin::And, value, magnitude);
        }
        if negate {
            let sign = self.splat_bits(self.sign());
            value = self.binary(Bin::Xor, value, sign);
        }
        value
    }

    /// Functions that are there for 32-bit lanes only.
    fn function(&mut self, function: ir::Pure, rows: &[Row]) -> Row {
        let value = self.apply(function, rows);
        self.flush(value)
    }

    fn shifted(&mut self, op: [Bin; 2], a: Row, b: Row) -> Row {
        let wide = self.op.wide;
        // Narrow lanes take the low five bits by themselves, wide ones six.
        let b = if wide && self.op.shift_mask != 63 {
            let mask = self.splat_bits(self.op.shift_mask.into());
            self.binary(Bin::And, b, mask)
        } else {
            b
        };
        self.binary(op[usize::from(wide)], a, b)
    }

    pub(super) fn by(&mut self, op: [Bin; 2], a: Row, count: u64) -> Row {
        let count = self.splat_bits(count);
        let wide = self.op.wide;
        self.binary(op[usize::from(wide)], a, count)
    }

    /// Where `a > b`.
    fn greater(&mut self, a: Row, b: Row, unsigned: bool) -> Row {
        match (self.op.wide, unsigned) {
            (false, false) => self.binary(Bin::IGreater, a, b),
            (false, true) => self.binary(Bin::UGreater, a, b),
            (true, false) => self.binary(Bin::QGreater, a, b),
            (true, true) => {
                let bias = self.splat_bits(SIGN_WIDE);
                let (a, b) = (self.binary(Bin::Xor, a, bias), self.binary(Bin::Xor, b, bias));
                self.binary(Bin::QGreater, a, b)
            }
        }
    }

    /// Exact integers clamped to what the destination holds; see [`crate::wide`].
    fn saturate_ints(&mut self, value: Row) -> Row {
        let (low, high) = match self.op.destination.type_ {
            _ if !self.op.integer_destination => (0, 1),
            Type::Uq => (0, u64::MAX),
            Type::Q => (i64::MIN, i64::MAX as u64),
            narrower => match bounds(narrower) {
                Some((low, high)) => (low, high as u64),
                None => return value,
            },
        };
        let unsigned = self.op.unsigned;
        let high = if unsigned { high } else { high.min(i64::MAX as u64) };
        let mut value = value;
        let limit = self.splat_bits(high);
        let above = self.greater(value, limit, unsigned);
        value = self.select(above, limit, value);
        if !unsigned {
            let limit = self.splat_bits(low as u64);
            let below = self.greater(limit, value, false);
            value = self.select(below, limit, value);
        }
        value
    }

    fn quads(&mut self, value: Row, index: usize) -> Row {
        let wide = self.op.wide;
        if !self.channels().is_multiple_of(4) {
            // Others than its own channels would take part.
            return self.fails();
        }
        self.each(|this, part| {
            let from = value.parts[part];
            let op = if wide {
                Op::Lane64(from, (index & 3) as u8)
            } else {
                Op::Permute(from, std::array::from_fn(|i| ((i & 4) | (index & 3)) as u8))
            };
            this.code().push(op)
        })
    }
}

impl Lanes for Recorder<'_> {
    type Float = Row;
    type Int = Row;
    type Mask = Row;

    fn saturate(&self) -> bool {
        self.op.saturate
    }

    fn condition(&self) -> Condition {
        self.op.condition
    }

    fn unsigned(&self) -> bool {
        self.op.unsigned
    }

    fn unsigned_result(&self) -> bool {
        crate::rows::unsigned_result(self.op)
    }

    fn accumulator_write(&self) -> bool {
        self.op.accumulator_write && self.mode().accumulators_follow
    }

    fn integer_destination(&self) -> bool {
        self.op.integer_destination
    }

    // ---- operands ----

    fn float(&mut self, index: usize) -> Row {
        let op = self.op;
        let operand = &op.sources[index];
        let mut value = self.fetch(operand, true);
        if operand.modified {
            value = self.modify(index, value);
        }
        let done =
            if op.wide { operand.type_ != Type::Df } else { operand.clean || operand.type_ == Type::Hf };
        if done { value } else { self.flush(value) }
    }

    fn int(&mut self, index: usize) -> Row {
        let op = self.op;
        let operand = &op.sources[index];
        let mut value = self.fetch(operand, false);
        if operand.modified {
            let zero = self.splat_bits(0);
            if operand.absolute && op.wide {
                let opposite = self.binary(Bin::QSub, zero, value);
                let negative = self.binary(Bin::QGreater, zero, value);
                value = self.select(negative, opposite, value);
            } else if operand.absolute {
                value = self.unary(Un::IAbs, value);
            }
            if operand.negate {
                value = self.binary_of(Bin::ISub, Bin::QSub, zero, value);
            }
        }
        value
    }

    fn logic(&mut self, index: usize) -> Row {
        let op = self.op;
        let operand = &op.sources[index];
        if operand.numeric {
            return self.int(index);
        }
        let value = self.fetch(operand, false);
        if operand.negate { self.i_not(value) } else { value }
    }

    fn component(&mut self, index: usize, component: usize) -> Row {
        let op = self.op;
        let operand = &op.sources[index];
        let offset = u32::from(operand.offset) + 4 * component as u32;
        if op.wide || !offset.is_multiple_of(4) || offset + 4 > crate::region::GRF_BYTES {
            return self.fails();
        }
        let value = if operand.fetch == Fetch::Immediate {
            self.splat_bits(operand.bits)
        } else {
            let value = self.code().load_splat(ir::Place::state(offset));
            Row { parts: [value; 2] }
        };
        let value = self.modify(index, value);
        self.flush(value)
    }

    fn pair(&mut self, index: usize) -> (Row, Row) {
        let offset = u32::from(self.op.sources[index].offset);
        let end = offset + 64 * self.parts() as u32;
        if self.op.wide || end > crate::region::GRF_BYTES {
            let row = self.fails();
            return (row, row);
        }
        let modified = self.op.sources[index].modified;
        let mut of = |distance: u32| {
            let place = |part: usize| ir::Place::state(offset + 64 * part as u32 + distance);
            let row = self.each(|this, part| this.code().load(place(part)));
            let row = self.alike(row);
            let row = if modified { self.modify(index, row) } else { row };
            self.flush(row)
        };
        (of(0), of(32))
    }

    fn accumulator_float(&mut self) -> Row {
        let value = self.accumulator();
        if !self.op.wide && self.op.only_halves { self.halves_to_floats(value, false) } else { value }
    }

    fn accumulator_int(&mut self) -> Row {
        self.accumulator()
    }

    fn predicate(&mut self) -> Row {
        self.predicate_row(self.op.selection)
    }

    // ---- results ----

    fn write_float(&mut self, value: Row) {
        if self.op.destination.store == Store::Row {
            self.store_row(value)
        } else {
            self.convert_float(value)
        }
    }

    fn write_int(&mut self, value: Row) {
        let value = if self.op.wide && self.op.saturate { self.saturate_ints(value) } else { value };
        if self.op.destination.store == Store::Row { self.store_row(value) } else { self.convert_int(value) }
    }

    fn write_truth(&mut self, value: Row) {
        if self.op.destination.store == Store::Row {
            self.store_row(value)
        } else {
            self.convert_truth(value)
        }
    }

    fn write_flags(&mut self, value: Row) {
        self.put_flags(value);
    }

    fn set_accumulator_float(&mut self, value: Row) {
        let value = if !self.op.wide && self.op.only_halves { self.floats_to_halves(value) } else { value };
        self.set_accumulator(value);
    }

    fn set_accumulator_int(&mut self, value: Row) {
        self.set_accumulator(value);
    }

    fn wrap_to_destination(&mut self, value: Row) -> Row {
        if self.op.wide && self.op.saturate {
            return self.saturate_ints(value);
        }
        let lane = if self.op.wide { 64 } else { 32 };
        let (bits, signed) = match self.op.destination.type_ {
            Type::Ud => (32, false),
            Type::D => (32, true),
            Type::Uw => (16, false),
            Type::W => (16, true),
            Type::Ub => (8, false),
            Type::B => (8, true),
            _ => return value,
        };
        if bits >= lane {
            return value;
        }
        let value = self.by([Bin::Shl, Bin::QShl], value, lane - bits);
        self.by(if signed { [Bin::Asr, Bin::QAsr] } else { [Bin::Shr, Bin::QShr] }, value, lane - bits)
    }

    fn overflows(&mut self, value: Row) -> Row {
        let Some((low, high)) = bounds(self.op.destination.type_).filter(|_| self.op.wide) else {
            return self.splat_bits(0);
        };
        let (low, high) = (self.splat_bits(low as u64), self.splat_bits(high as u64));
        let (below, above) = (self.greater(low, value, false), self.greater(value, high, false));
        self.binary(Bin::Or, below, above)
    }

    // ---- floats ----

    fn f_splat(&mut self, value: f64) -> Row {
        let bits = if self.op.wide { value.to_bits() } else { (value as f32).to_bits().into() };
        self.splat_bits(bits)
    }

    fn f_add(&mut self, a: Row, b: Row) -> Row {
        let value = self.binary_of(Bin::FAdd, Bin::DAdd, a, b);
        self.flush(value)
    }

    fn f_sub(&mut self, a: Row, b: Row) -> Row {
        let sign = self.splat_bits(self.sign());
        let b = self.binary(Bin::Xor, b, sign);
        self.f_add(a, b)
    }

    fn f_mul(&mut self, a: Row, b: Row) -> Row {
        let value = self.binary_of(Bin::FMul, Bin::DMul, a, b);
        self.flush(value)
    }

    fn f_fma(&mut self, a: Row, b: Row, c: Row) -> Row {
        if self.op.wide {
            let value = self.ternary(Tern::DFma, a, b, c);
            return self.flush(value);
        }
        if self.op.only_halves {
            return self.ternary(Tern::HalfFma, a, b, c);
        }
        let value = self.ternary(Tern::FFma, a, b, c);
        self.flush(value)
    }

    fn f_min(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::FMin, Bin::DMin, a, b)
    }

    fn f_max(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::FMax, Bin::DMax, a, b)
    }

    fn f_notice(&mut self, _: Row) {
        // Events are gathered in special modes only.
    }

    fn f_converted(&mut self, a: Row) -> Row {
        if self.mode().rounded_conversion {
            return self.fails();
        }
        let whole = self.f_trunc(a);
        if !matches!(self.op.destination.type_, Type::Ud | Type::Uw | Type::Ub | Type::Uq) {
            return whole;
        }
        let zero = self.splat_bits(0);
        let negative = self.f_less(whole, zero);
        self.binary(Bin::AndNot, whole, negative)
    }

    fn f_saturate(&mut self, a: Row) -> Row {
        if !self.op.wide {
            return self.unary(Un::FSaturate, a);
        }
        let (zero, one) = (self.f_splat(0.0), self.f_splat(1.0));
        let positive = self.f_less(zero, a);
        let low = self.binary(Bin::And, a, positive);
        let inside = self.f_less(low, one);
        self.select(inside, low, one)
    }

    fn f_floor(&mut self, a: Row) -> Row {
        self.unary_of(Un::FFloor, Un::DFloor, a)
    }

    fn f_ceil(&mut self, a: Row) -> Row {
        self.unary_of(Un::FCeil, Un::DCeil, a)
    }

    fn f_trunc(&mut self, a: Row) -> Row {
        self.unary_of(Un::FTrunc, Un::DTrunc, a)
    }

    fn f_round(&mut self, a: Row) -> Row {
        self.unary_of(Un::FRound, Un::DRound, a)
    }

    fn f_fraction(&mut self, a: Row) -> Row {
        if self.op.wide {
            // The host's difference, made nothing of.
            let floor = self.unary(Un::DFloor, a);
            return self.binary(Bin::DSub, a, floor);
        }
        let floor = self.unary(Un::FFloor, a);
        let fraction = self.binary(Bin::FSub, a, floor);
        // A tiny negative number rounds up to 1, which is not a fraction.
        let (one, most) = (self.f_splat(1.0), self.f_splat(f64::from(1.0 - f32::EPSILON / 2.0)));
        let whole = self.binary(Bin::FLessEqual, one, fraction);
        let value = self.select(whole, most, fraction);
        self.flush(value)
    }

    fn f_less(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::FLess, Bin::DLess, a, b)
    }

    fn f_less_equal(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::FLessEqual, Bin::DLessEqual, a, b)
    }

    fn f_equal(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::FEqual, Bin::DEqual, a, b)
    }

    fn f_is_nan(&mut self, a: Row) -> Row {
        self.binary_of(Bin::FUnordered, Bin::DUnordered, a, a)
    }

    fn f_select(&mut self, mask: Row, a: Row, b: Row) -> Row {
        self.select(mask, a, b)
    }

    fn f_quad(&mut self, a: Row, index: usize) -> Row {
        self.quads(a, index)
    }

    fn f_inv(&mut self, a: Row) -> Row {
        let one = self.f_splat(1.0);
        self.f_div(one, a)
    }

    fn f_log(&mut self, a: Row) -> Row {
        self.function(functions::log(), &[a])
    }

    fn f_exp(&mut self, a: Row) -> Row {
        self.function(functions::exp(), &[a])
    }

    fn f_sqrt(&mut self, a: Row) -> Row {
        let value = self.unary_of(Un::FSqrt, Un::DSqrt, a);
        self.flush(value)
    }

    fn f_rsq(&mut self, a: Row) -> Row {
        let one = self.f_splat(1.0);
        let root = self.unary_of(Un::FSqrt, Un::DSqrt, a);
        self.f_div(one, root)
    }

    fn f_sin(&mut self, a: Row) -> Row {
        self.function(functions::sin(), &[a])
    }

    fn f_cos(&mut self, a: Row) -> Row {
        self.function(functions::cos(), &[a])
    }

    fn f_pow(&mut self, a: Row, b: Row) -> Row {
        self.function(functions::pow(), &[a, b])
    }

    fn f_div(&mut self, a: Row, b: Row) -> Row {
        let value = self.binary_of(Bin::FDiv, Bin::DDiv, a, b);
        self.flush(value)
    }

    fn f_to_half_bits(&mut self, a: Row) -> Row {
        if self.op.wide { self.fails() } else { self.unary(Un::HalfFromF, a) }
    }

    fn f_from_half_bits(&mut self, a: Row) -> Row {
        if self.op.wide { self.fails() } else { self.unary(Un::FFromHalf, a) }
    }

    // ---- integers ----

    fn i_splat(&mut self, value: i64) -> Row {
        self.splat_bits(value as u64)
    }

    fn i_add(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::IAdd, Bin::QAdd, a, b)
    }

    fn i_clamped_sum(&mut self) -> Row {
        if self.op.wide {
            return self.fails();
        }
        let (a, b) = (self.int(0), self.int(1));
        self.i_add(a, b)
    }

    fn i_sub(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::ISub, Bin::QSub, a, b)
    }

    fn i_mul(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::IMul, Bin::QMul, a, b)
    }

    fn i_and(&mut self, a: Row, b: Row) -> Row {
        self.binary(Bin::And, a, b)
    }

    fn i_or(&mut self, a: Row, b: Row) -> Row {
        self.binary(Bin::Or, a, b)
    }

    fn i_xor(&mut self, a: Row, b: Row) -> Row {
        self.binary(Bin::Xor, a, b)
    }

    fn i_not(&mut self, a: Row) -> Row {
        self.unary(Un::Not, a)
    }

    fn i_shl(&mut self, a: Row, b: Row) -> Row {
        self.shifted([Bin::Shl, Bin::QShl], a, b)
    }

    fn i_shr(&mut self, a: Row, b: Row) -> Row {
        let all = if self.op.wide { u64::MAX } else { u64::from(u32::MAX) };
        let keep = self.op.shift_keep & all;
        let a = if keep == all {
            a
        } else {
            let keep = self.splat_bits(keep);
            self.binary(Bin::And, a, keep)
        };
        self.shifted([Bin::Shr, Bin::QShr], a, b)
    }

    fn i_asr(&mut self, a: Row, b: Row) -> Row {
        self.shifted([Bin::Asr, Bin::QAsr], a, b)
    }

    fn i_less(&mut self, a: Row, b: Row, unsigned: bool) -> Row {
        self.greater(b, a, unsigned)
    }

    fn i_equal(&mut self, a: Row, b: Row) -> Row {
        self.binary_of(Bin::IEqual, Bin::QEqual, a, b)
    }

    fn i_select(&mut self, mask: Row, a: Row, b: Row) -> Row {
        self.select(mask, a, b)
    }

    fn i_average(&mut self, a: Row, b: Row) -> Row {
        let (either, different) = (self.binary(Bin::Or, a, b), self.binary(Bin::Xor, a, b));
        let down = if self.op.unsigned { [Bin::Shr, Bin::QShr] } else { [Bin::Asr, Bin::QAsr] };
        let half = self.by(down, different, 1);
        self.i_sub(either, half)
    }

    fn i_leading_zeros(&mut self, a: Row) -> Row {
        self.apply(functions::leading_zeros(), &[a])
    }

    fn i_first_bit_high(&mut self, a: Row) -> Row {
        let function = match self.op.unsigned {
            true => functions::first_bit_high_unsigned(),
            false => functions::first_bit_high_signed(),
        };
        self.apply(function, &[a])
    }

    fn i_first_bit_low(&mut self, a: Row) -> Row {
        self.apply(functions::first_bit_low(), &[a])
    }

    fn i_count_bits(&mut self, a: Row) -> Row {
        self.apply(functions::count_bits(), &[a])
    }

    fn i_reverse_bits(&mut self, a: Row) -> Row {
        self.apply(functions::reverse_bits(), &[a])
    }

    fn i_extract(&mut self, width: Row, offset: Row, value: Row) -> Row {
        let function: ir::Pure =
            if self.op.unsigned { functions::extract_unsigned() } else { functions::extract_signed() };
        self.apply(function, &[width, offset, value])
    }

    fn i_insert_mask(&mut self, width: Row, offset: Row) -> Row {
        self.apply(functions::insert_mask(), &[width, offset])
    }

    fn i_insert(&mut self, mask: Row, value: Row, base: Row) -> Row {
        self.apply(functions::insert(), &[mask, value, base])
    }

    fn i_divide(&mut self, a: Row, b: Row) -> (Row, Row) {
        let functions: [ir::Pure; 2] = match self.op.unsigned {
            true => [functions::quotient_unsigned(), functions::remainder_unsigned()],
            false => [functions::quotient_signed(), functions::remainder_signed()],
        };
        (self.apply(functions[0], &[a, b]), self.apply(functions[1], &[a, b]))
    }

    fn i_pair_difference(&mut self, a: Row, b: Row) -> Row {
        if self.op.wide || !self.channels().is_multiple_of(2) {
            return self.fails();
        }
        let (less, more) = (self.binary(Bin::IMin, a, b), self.binary(Bin::IMax, a, b));
        let difference = self.i_sub(more, less);
        let neighbour = |value: Value| Op::Permute(value, [1, 1, 3, 3, 5, 5, 7, 7]);
        let neighbours = self.each(|this, part| this.code().push(neighbour(difference.parts[part])));
        let sums = self.i_add(difference, neighbours);
        // The upper of the two has its own.
        self.each(|this, part| this.code().push(Op::Blend(sums.parts[part], difference.parts[part], 0xaa)))
    }

    // ---- masks ----

    fn m_and(&mut self, a: Row, b: Row) -> Row {
        self.i_and(a, b)
    }

    fn m_or(&mut self, a: Row, b: Row) -> Row {
        self.i_or(a, b)
    }

    fn m_not(&mut self, a: Row) -> Row {
        self.i_not(a)
    }

    fn m_to_int(&mut self, a: Row) -> Row {
        let one = self.splat_bits(1);
        self.binary(Bin::And, a, one)
    }
}
