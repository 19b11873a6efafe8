//! How rows get from registers to lanes and back.
//!
//! Source: as [`crate::operand`] and [`crate::narrow`], [skl.7:Type Conversion].

use super::{Effect, Enabled, Recorder, Row, image};
use crate::operand::{Fetch, Operand, Place, ROW, Store, to_narrow, to_wide};
use crate::thread::{ACCUMULATOR_LANES, Thread, arf};
use ir::{Bin, Op, Un, Value, Width};
use isa::Type;

const GRF_BYTES: u32 = crate::region::GRF_BYTES;

fn at(offset: u32) -> ir::Place {
    ir::Place::state(offset)
}

fn width_of(type_: Type) -> Width {
    match type_.bytes() {
        1 => Width::B1,
        2 => Width::B2,
        4 => Width::B4,
        _ => Width::B8,
    }
}

fn is_signed(type_: Type) -> bool {
    matches!(type_, Type::D | Type::W | Type::B | Type::Q | Type::V)
}

impl Recorder<'_> {
    /// The lanes of a source before modifiers.
    pub(super) fn fetch(&mut self, operand: &Operand, float: bool) -> Row {
        let offset = u32::from(operand.offset);
        let wide = self.op.wide;
        match operand.fetch {
            Fetch::Immediate => self.splat_bits(operand.bits),
            Fetch::Splat if !offset.is_multiple_of(if wide { 8 } else { 4 }) => self.fails(),
            Fetch::Splat => {
                let value = if wide {
                    self.code().load_splat64(at(offset))
                } else {
                    self.code().load_splat(at(offset))
                };
                Row { parts: [value; 2] }
            }
            Fetch::Row => {
                let end = offset + 32 * self.parts() as u32;
                if end > GRF_BYTES {
                    return self.fails();
                }
                self.each(|this, part| this.code().load(at(offset + 32 * part as u32)))
            }
            Fetch::Gather if wide => self.gather_wide(operand, float),
            Fetch::Gather => match &operand.place {
                Place::Constants(values) => {
                    let thread = Thread::default();
                    let lanes = values.map(|raw| to_narrow(&thread, raw, operand.type_, float, true));
                    let row = self.each(|this, part| {
                        this.code().constant(std::array::from_fn(|i| lanes[8 * part + i]))
                    });
                    self.alike(row)
                }
                _ => self.gather(operand, float),
            },
        }
    }

    /// Places of the elements of a gathered source; `None` for what is left to handlers.
    fn places(&self, operand: &Operand) -> Option<[ir::Place; ROW]> {
        let size = operand.type_.bytes();
        let channels = self.channels() as usize;
        // Lanes behind the last channel repeat the first: they are read for nothing.
        let of = |offset: &dyn Fn(usize) -> u32| -> [u32; ROW] {
            std::array::from_fn(|i| offset(if i < channels { i } else { 0 }))
        };
        let offsets = match &operand.place {
            Place::Table(offsets) => of(&|i| offsets[i].into()),
            Place::Words(start) => of(&|i| u32::from(*start) + 2 * i as u32),
            Place::Accumulator { lane, stride } => {
                let lane = |i| (usize::from(*lane) + i * usize::from(*stride)) & (ACCUMULATOR_LANES - 1);
                of(&|i| image::ACCUMULATOR + 8 * lane(i) as u32)
            }
            Place::Arf { register, offset, stride } => {
                let (limit, start) = match register >> 4 {
                    arf::ADDRESS => (32, image::ADDRESS),
                    arf::FLAG => (4, image::FLAGS + 4 * u32::from(register & 1)),
                    arf::CHANNEL_ENABLE if self.op.channel_offset & 0x18 == 0 => (4, image::ACTIVE),
                    _ => return None,
                };
                let last = u32::from(*offset) + (channels as u32 - 1) * u32::from(*stride);
                if last + size > limit || register & 0xf > 1 {
                    return None;
                }
                of(&|i| start + u32::from(*offset) + i as u32 * u32::from(*stride))
            }
            _ => return None,
        };
        let is_plain = |&offset: &u32| offset.is_multiple_of(size);
        let is_inside = |&offset: &u32| offset >= GRF_BYTES || offset + size <= GRF_BYTES;
        (offsets.iter().all(is_plain) && offsets.iter().all(is_inside)).then(|| offsets.map(at))
    }

    /// Elements of at most 4 bytes, extended to 32-bit lanes, of eight channels from `first` on.
    fn elements(&mut self, operand: &Operand, places: &[ir::Place; ROW], first: usize) -> Value {
        let own: [ir::Place; 8] = std::array::from_fn(|i| places[(first + i) & (ROW - 1)]);
        let width = width_of(operand.type_);
        self.code().load_elements(own, width, is_signed(operand.type_))
    }

    fn gather(&mut self, operand: &Operand, float: bool) -> Row {
        if matches!(operand.place, Place::Null) {
            return self.splat_bits(0);
        }
        let Some(places) = self.places(operand) else { return self.fails() };
        if operand.type_.bytes() > 4 {
            return self.fails();
        }
        let row = self.each(|this, part| this.elements(operand, &places, 8 * part));
        if operand.type_ == Type::Hf && float { self.halves_to_floats(row, operand.clean) } else { row }
    }

    /// Half-float bits as floats.
    pub(super) fn halves_to_floats(&mut self, bits: Row, keep: bool) -> Row {
        let bits = if keep || self.mode().keep_f16 { bits } else { self.flush_halves(bits) };
        self.unary(Un::FFromHalf, bits)
    }

    /// Denormal half floats become zeros of their sign.
    fn flush_halves(&mut self, bits: Row) -> Row {
        let (exponent, sign, zero) = (self.splat_bits(0x7c00), self.splat_bits(0x8000), self.splat_bits(0));
        let exponents = self.binary(Bin::And, bits, exponent);
        let denormal = self.binary(Bin::IEqual, exponents, zero);
        let signs = self.binary(Bin::And, bits, sign);
        self.select(denormal, signs, bits)
    }

    pub(super) fn select(&mut self, mask: Row, a: Row, b: Row) -> Row {
        self.ternary(ir::Tern::Select, mask, a, b)
    }

    fn gather_wide(&mut self, operand: &Operand, float: bool) -> Row {
        if let Place::Constants(values) = &operand.place {
            let thread = Thread::default();
            let lanes = values.map(|raw| to_wide(&thread, raw, operand.type_, float));
            let row = self.each(|this, part| {
                let dword = |i: usize| (lanes[4 * part + i / 2] >> (32 * (i & 1))) as u32;
                this.code().constant(std::array::from_fn(dword))
            });
            return self.alike(row);
        }
        if let Place::Accumulator { lane, stride: 1 } = operand.place
            && !float
            && (operand.type_.bytes() == 8 || matches!(operand.type_, Type::Uw | Type::W))
        {
            // Quadwords, or words with all of their 33 bits.
            return self.accumulator_rows(lane.into());
        }
        if matches!(operand.place, Place::Null) {
            return self.splat_bits(0);
        }
        let from_float = float && matches!(operand.type_, Type::F | Type::Vf);
        let is_integer = matches!(
            operand.type_,
            Type::Ud | Type::D | Type::Uw | Type::W | Type::Ub | Type::B | Type::Uv | Type::V
        );
        let Some(places) = self.places(operand).filter(|_| from_float || is_integer) else {
            return self.fails();
        };
        // Eight channels at once, of which both vectors take their half.
        let narrow = self.elements(operand, &places, 0);
        let narrow = match from_float && !self.mode().keep_f32 {
            true => self.code().unary(Un::FFlush, narrow),
            false => narrow,
        };
        let halves = match (from_float, is_signed(operand.type_)) {
            (true, _) => [Un::DFromFLow, Un::DFromFHigh],
            (false, true) => [Un::WidenLow, Un::WidenHigh],
            (false, false) => [Un::UnsignedWidenLow, Un::UnsignedWidenHigh],
        };
        self.each(|this, part| this.code().unary(halves[part], narrow))
    }

    // ---- accumulators ----

    fn accumulator_fits(&self, lane: u32) -> bool {
        lane.is_multiple_of(4) && lane + self.channels().next_multiple_of(4) <= ACCUMULATOR_LANES as u32
    }

    /// Lanes of the accumulator in full width.
    fn accumulator_rows(&mut self, lane: u32) -> Row {
        if !self.accumulator_fits(lane) {
            return self.fails();
        }
        let place = |part: usize| at(image::ACCUMULATOR + 8 * lane + 32 * part as u32);
        let row = self.each(|this, part| this.code().load(place(part)));
        self.alike(row)
    }

    /// The implicit accumulator.
    pub(super) fn accumulator(&mut self) -> Row {
        let lane = u32::from(self.op.accumulator_lane);
        if self.op.wide {
            return self.accumulator_rows(lane);
        }
        if !self.accumulator_fits(lane) {
            return self.fails();
        }
        let start = image::ACCUMULATOR + 8 * lane;
        let single = self.channels() <= 4;
        let row = self.each(|this, part| {
            let low = this.code().load(at(start + 64 * part as u32));
            // Behind four channels there may be no more lanes.
            let high = if single { low } else { this.code().load(at(start + 64 * part as u32 + 32)) };
            this.code().binary(Bin::Narrow, low, high)
        });
        self.alike(row)
    }

    /// Writes the implicit accumulator.
    pub(super) fn set_accumulator(&mut self, value: Row) {
        let enabled = self.enabled();
        self.store_accumulator(self.op.accumulator_lane.into(), value, !self.op.unsigned, enabled);
    }

    /// Writes lanes of the accumulator; 32-bit lanes are extended.
    fn store_accumulator(&mut self, lane: u32, value: Row, signed: bool, enabled: Enabled) {
        if !self.accumulator_fits(lane) {
            self.failed = true;
            return;
        }
        let start = image::ACCUMULATOR + 8 * lane;
        for part in 0..self.channels().div_ceil(4) as usize {
            let lanes = enabled.lanes >> (4 * part) & 0xf;
            let (value, mask) = if self.op.wide {
                (value.parts[part], enabled.chosen.map(|chosen| chosen.parts[part]))
            } else {
                let (value, chosen) =
                    (value.parts[part / 2], enabled.chosen.map(|chosen| chosen.parts[part / 2]));
                let widen = match (signed, part & 1) {
                    (false, 0) => Un::UnsignedWidenLow,
                    (false, _) => Un::UnsignedWidenHigh,
                    (true, 0) => Un::WidenLow,
                    (true, _) => Un::WidenHigh,
                };
                let spread = if part & 1 == 0 { Un::WidenLow } else { Un::WidenHigh };
                let value = self.code().unary(widen, value);
                (value, chosen.map(|mask| self.code().unary(spread, mask)))
            };
            self.store_lanes(start + 32 * part as u32, value, pairs(lanes), mask);
        }
    }

    /// Where the result goes when that is lanes of the accumulator beside each other.
    fn accumulator_target(&self) -> Option<u32> {
        match self.op.destination.place {
            Place::Accumulator { lane, stride } if stride == 1 || self.channels() == 1 => Some(lane.into()),
            _ => None,
        }
    }

    // ---- results ----

    /// Overwrites the lanes of an aligned row that `lanes` and the mask name.
    fn store_lanes(&mut self, offset: u32, value: Value, lanes: u32, mask: Option<Value>) {
        if lanes == 0 {
            return;
        }
        let place = at(offset);
        let value = match (mask, lanes) {
            (None, 0xff) => value,
            _ => {
                let before = self.code().load(place);
                let after = match mask {
                    Some(mask) => self.code().select(mask, value, before),
                    None => value,
                };
                match lanes {
                    0xff => after,
                    _ => self.code().push(Op::Blend(before, after, lanes as u8)),
                }
            }
        };
        self.effects.push(Effect::Store(place, value));
    }

    /// Writes the enabled channels of a row of consecutive elements of the lane's size.
    pub(super) fn store_row(&mut self, value: Row) {
        let offset = u32::from(self.op.destination.offset);
        let wide = self.op.wide;
        let size = if wide { 8 } else { 4 };
        let enabled = self.enabled();
        if self.channels() == 1 {
            if !offset.is_multiple_of(size) {
                self.failed = true;
                return;
            }
            let lane = offset % 32 / size;
            let lanes = if wide { pairs(1 << lane) } else { 1 << lane };
            let lanes = if enabled.lanes == 1 { lanes } else { 0 };
            let mask = enabled.chosen.map(|chosen| chosen.parts[0]);
            self.store_lanes(offset & !31, value.parts[0], lanes, mask);
            return;
        }
        if offset.is_multiple_of(32) {
            for part in 0..self.parts() {
                let lanes = enabled.lanes >> (part as u32 * self.part_channels());
                let lanes = if wide { pairs(lanes & 0xf) } else { lanes & 0xff };
                let mask = enabled.chosen.map(|chosen| chosen.parts[part]);
                self.store_lanes(offset + 32 * part as u32, value.parts[part], lanes, mask);
            }
            return;
        }
        if wide || !offset.is_multiple_of(4) {
            self.failed = true;
            return;
        }
        let offsets = std::array::from_fn(|i| offset + 4 * i as u32);
        self.store_elements(&offsets, Width::B4, value, enabled);
    }

    /// Writes elements of 1, 2 or 4 bytes of 32-bit lanes.
    fn store_elements(&mut self, offsets: &[u32; ROW], width: Width, value: Row, enabled: Enabled) {
        let size = width.bytes();
        let channels = self.channels();
        if offsets[..channels as usize].iter().any(|offset| offset % size != 0 || offset + size > GRF_BYTES) {
            self.failed = true;
            return;
        }
        for part in 0..channels.div_ceil(8) as usize {
            let first = 8 * part as u32;
            let count = (channels - first).min(8);
            let lanes = enabled.lanes >> first & 0xff;
            let repeat: [u8; 8] = std::array::from_fn(|i| if (i as u32) < count { i as u8 } else { 0 });
            let places = std::array::from_fn(|i| at(offsets[8 * part + usize::from(repeat[i])]));
            let mut value = value.parts[part];
            let mut mask = enabled.chosen.map(|chosen| chosen.parts[part]);
            let partial = lanes != (1 << count) - 1;
            if partial {
                let constant = std::array::from_fn(|i| 0u32.wrapping_sub(lanes >> i & 1));
                let constant = self.code().constant(constant);
                mask = Some(match mask {
                    Some(mask) => self.code().binary(Bin::And, mask, constant),
                    None => constant,
                });
            }
            if count < 8 {
                // What lies behind the last channel writes what the first one writes.
                value = self.code().push(Op::Permute(value, repeat));
                mask = mask.map(|mask| self.code().push(Op::Permute(mask, repeat)));
            }
            self.effects.push(Effect::Elements(places, width, value, mask));
        }
    }

    /// Writes consecutive words from the low half of each 32-bit lane.
    fn store_words(&mut self, value: Row) {
        let offset = u32::from(self.op.destination.offset);
        let enabled = self.enabled();
        if enabled.lanes == 0xffff && enabled.chosen.is_none() && offset.is_multiple_of(32) {
            let words = self.code().binary(Bin::PackWords, value.parts[0], value.parts[1]);
            self.effects.push(Effect::Store(at(offset), words));
            return;
        }
        let offsets = std::array::from_fn(|i| offset + 2 * i as u32);
        self.store_elements(&offsets, Width::B2, value, enabled);
    }

    /// Writes 32-bit lanes to elements in any order.
    fn scatter(&mut self, value: Row, enabled: Enabled) {
        let output = &self.op.destination;
        match &output.place {
            Place::Table(table) if output.type_.bytes() <= 4 => {
                let offsets = table.map(u32::from);
                self.store_elements(&offsets, width_of(output.type_), value, enabled);
            }
            Place::Accumulator { .. } if let Some(lane) = self.accumulator_target() => {
                self.store_accumulator(lane, value, false, enabled);
            }
            Place::Arf { register, offset, .. } if self.channels() == 1 => {
                self.store_register(*register, (*offset).into(), value, enabled);
            }
            _ => self.failed = true,
        }
    }

    /// Writes one element of an architecture register.
    fn store_register(&mut self, register: u8, offset: u32, value: Row, enabled: Enabled) {
        let width = width_of(self.op.destination.type_);
        let place = match register >> 4 {
            arf::ADDRESS if offset + width.bytes() <= 32 => at(image::ADDRESS + offset),
            arf::FLAG if offset + width.bytes() <= 4 => {
                self.changes_flags = true;
                self.flags.clear();
                at(image::FLAGS + 4 * u32::from(register & 1) + offset)
            }
            _ => {
                self.failed = true;
                return;
            }
        };
        if enabled.lanes & 1 == 0 || width == Width::B8 {
            self.failed = true;
            return;
        }
        let mut scalar = self.code().push(Op::Extract(value.parts[0], 0));
        if let Some(chosen) = enabled.chosen {
            let before = self.code().load_scalar(place, width);
            let on = self.code().push(Op::Extract(chosen.parts[0], 0));
            scalar = self.code().push(Op::Choose(on, scalar, before));
        }
        self.effects.push(Effect::Scalar(place, width, scalar));
    }

    /// Floats as half-float bits.
    pub(super) fn floats_to_halves(&mut self, value: Row) -> Row {
        let bits = self.unary(Un::HalfFromF, value);
        if self.op.destination.flush_half && !self.mode().keep_f16 { self.flush_halves(bits) } else { bits }
    }

    /// Writes floats that are not a plain row.
    pub(super) fn convert_float(&mut self, value: Row) {
        let type_ = self.op.destination.type_;
        let to_integer = !matches!(type_, Type::F | Type::Vf | Type::Hf | Type::Df);
        if self.op.destination.store == Store::Null {
            return;
        }
        if to_integer && self.mode().rounded_conversion {
            self.failed = true;
            return;
        }
        if self.op.wide {
            return self.convert_doubles(value);
        }
        let value = match type_ {
            Type::F | Type::Vf => value,
            Type::Hf => self.floats_to_halves(value),
            Type::Ud => self.unary(Un::UnsignedFromF, value),
            Type::D => self.unary(Un::IntFromF, value),
            Type::Uw | Type::Ub | Type::W | Type::B => {
                let (low, high): (i32, i32) = match type_ {
                    Type::Uw => (0, 0xffff),
                    Type::Ub => (0, 0xff),
                    Type::W => (-0x8000, 0x7fff),
                    _ => (-0x80, 0x7f),
                };
                let whole = self.unary(Un::IntFromF, value);
                let (low, high) = (self.splat_bits(low as u32 as u64), self.splat_bits(high as u64));
                let whole = self.binary(Bin::IMax, whole, low);
                self.binary(Bin::IMin, whole, high)
            }
            _ => {
                self.failed = true;
                return;
            }
        };
        self.store_converted(value);
    }

    fn convert_doubles(&mut self, value: Row) {
        if self.op.destination.type_ != Type::F {
            self.failed = true;
            return;
        }
        let floats = self.code().binary(Bin::FFromD, value.parts[0], value.parts[1]);
        let enabled = self.narrowed(|this| this.enabled());
        self.narrowed(|this| this.scatter(Row { parts: [floats; 2] }, enabled));
    }

    /// Does something with masks of 32-bit lanes in an operation of 64-bit lanes.
    fn narrowed<T>(&mut self, f: impl FnOnce(&mut Recorder) -> T) -> T {
        let mut op = self.op.clone();
        op.wide = false;
        let mut narrow = Recorder::new(self.recording, &op);
        let result = f(&mut narrow);
        let Recorder { effects, failed, flags, changes_flags, .. } = narrow;
        self.effects.extend(effects);
        if changes_flags {
            (self.changes_flags, self.flags) = (true, flags);
        }
        self.failed |= failed;
        result
    }

    fn store_converted(&mut self, value: Row) {
        match self.op.destination.store {
            Store::Null => {}
            Store::Row | Store::RowConvert => self.store_row(value),
            Store::Row16 => self.store_words(value),
            Store::Scatter => {
                let enabled = self.enabled();
                self.scatter(value, enabled);
            }
        }
    }

    /// Writes integers that are not a plain row.
    pub(super) fn convert_int(&mut self, value: Row) {
        let type_ = self.op.destination.type_;
        if self.op.destination.store == Store::Null {
            return;
        }
        if self.op.wide {
            if let Some(lane) = self.accumulator_target()
                && matches!(type_, Type::D | Type::Ud | Type::W | Type::Uw)
            {
                let value = match type_.bytes() {
                    // Words have 33 bits there, the highest one a sign.
                    2 => {
                        let up = self.by([Bin::Shl, Bin::QShl], value, 64 - 33);
                        self.by([Bin::Asr, Bin::QAsr], up, 64 - 33)
                    }
                    _ => value,
                };
                let enabled = self.enabled();
                return self.store_accumulator(lane, value, true, enabled);
            }
            if type_.bytes() > 4 || matches!(type_, Type::F | Type::Hf) {
                self.failed = true;
                return;
            }
            let low = self.code().binary(Bin::Narrow, value.parts[0], value.parts[1]);
            let enabled = self.narrowed(|this| this.enabled());
            return self.narrowed(|this| this.scatter(Row { parts: [low; 2] }, enabled));
        }
        let to_float = if self.op.unsigned { Un::FFromUnsigned } else { Un::FFromInt };
        let value = match type_ {
            Type::F | Type::Vf => self.unary(to_float, value),
            Type::Hf => {
                // Integers that are not exact as floats are infinite as half floats.
                let floats = self.unary(to_float, value);
                self.unary(Un::HalfFromF, floats)
            }
            Type::Df | Type::Q | Type::Uq => {
                self.failed = true;
                return;
            }
            _ => value,
        };
        self.store_converted(value);
    }

    /// Writes truth values that are not a plain row.
    pub(super) fn convert_truth(&mut self, value: Row) {
        if self.op.wide {
            if self.op.destination.store == Store::Null {
                return;
            }
            if self.op.destination.type_.bytes() > 4 {
                self.failed = true;
                return;
            }
            let low = self.code().binary(Bin::Narrow, value.parts[0], value.parts[1]);
            let enabled = self.narrowed(|this| this.enabled());
            return self.narrowed(|this| this.scatter(Row { parts: [low; 2] }, enabled));
        }
        self.store_converted(value);
    }
}

/// Bits of 64-bit lanes as those of the 32-bit lanes that they lie on.
fn pairs(lanes: u32) -> u32 {
    (0..4).fold(0, |bits, lane| bits | (lanes >> lane & 1) * (3 << (2 * lane)))
}
