//! Values to instruction words: the inverse of `decode`.
//!
//! Source: as `decode`; [mesa:compiler brw_eu_emit] for what drivers leave in the operand fields of jumps.

use crate::opcode::{self, Form};
use crate::word::{AddressOffset, Bits, Encoding, Layout, SEND_EXTENDED, Word, at};
use crate::{
    AccessMode, Addressing, Destination, EncodeError, File, Instruction, MathFunction, Opcode, Operand,
    Source, Type, code, compact,
};

/// The native word, unclaimed bits included.
pub(crate) fn native(encoding: Encoding, instruction: &Instruction) -> Result<Word, EncodeError> {
    let word = fields(encoding, instruction)?;
    Ok(Word(word.0 ^ unclaimed(instruction)))
}

/// [`Instruction::unclaimed`] as one number.
pub(crate) fn unclaimed(instruction: &Instruction) -> u128 {
    instruction.unclaimed.iter().rev().fold(0, |value, dword| value << 32 | u128::from(*dword))
}

/// `value` as the doublewords of [`Instruction::unclaimed`].
pub(crate) fn dwords(value: u128) -> [u32; 4] {
    [value as u32, (value >> 32) as u32, (value >> 64) as u32, (value >> 96) as u32]
}

/// The native word as its fields say, without unclaimed bits.
pub(crate) fn fields(encoding: Encoding, instruction: &Instruction) -> Result<Word, EncodeError> {
    let row = opcode::of(encoding, instruction).ok_or(error("opcode"))?;
    let mut out = Encoder { encoding, layout: encoding.layout(), word: Word::default(), instruction };
    out.word.set(at::OPCODE, u64::from(row.bits));
    if row.form == Form::Bare {
        if instruction.length_bytes == 8 {
            // The compact form has no empty controls; padding has index 0 everywhere.
            out.word = compact::expand(encoding, u64::from(row.bits));
        }
        out.word.set(at::DEBUG, u64::from(instruction.debug));
        return Ok(out.word);
    }
    out.controls(row.form)?;
    let sources = &instruction.source;
    match row.form {
        Form::Bare => {}
        Form::One => {
            out.destination(&instruction.destination)?;
            out.source(0, &sources[0])?;
        }
        Form::Two | Form::Math => {
            out.destination(&instruction.destination)?;
            out.source(0, &sources[0])?;
            if sources[0].file != File::Immediate {
                out.source(1, &sources[1])?;
            }
            if row.form == Form::Math {
                out.word.set(at::CONDITION, code::math_code(instruction.math));
                if matches!(instruction.math, MathFunction::Invm | MathFunction::Rsqrtm) {
                    out.word.set(at::DST_SPECIAL, u64::from(instruction.destination.special_accumulator));
                    // An immediate leaves no room for its own number, and as source 0 none for that of source 1.
                    for n in 0..2 {
                        if sources[..=n].iter().all(|source| source.file != File::Immediate) {
                            let special = u64::from(sources[n].special_accumulator);
                            out.word.set(at::SRC_SPECIAL.up(32 * n as u8), special);
                        }
                    }
                }
            }
        }
        Form::Wait => {
            out.destination(&instruction.destination)?;
            out.source(0, &sources[0])?;
            out.source(1, &sources[1])?;
        }
        Form::Three => out.three_sources()?,
        Form::Send => out.send()?,
        Form::SplitSend => out.split_send()?,
        Form::Jip | Form::JipUip => {
            out.jump_operands();
            out.jump(row.form)?;
        }
        Form::JipOrRegister | Form::JipUipOrRegister => out.register_jump(row.form)?,
    }
    Ok(out.word)
}

struct Encoder<'a> {
    encoding: Encoding,
    layout: &'static Layout,
    word: Word,
    instruction: &'a Instruction,
}

const fn error(field: &'static str) -> EncodeError {
    EncodeError { operand: None, field }
}

const fn at_destination(field: &'static str) -> EncodeError {
    EncodeError { operand: Some(Operand::Destination), field }
}

const fn at_source(n: usize, field: &'static str) -> EncodeError {
    EncodeError { operand: Some(Operand::Source(n as u8)), field }
}

impl Encoder<'_> {
    fn align16(&self) -> bool {
        self.instruction.access_mode == AccessMode::Align16
    }

    fn controls(&mut self, form: Form) -> Result<(), EncodeError> {
        let (i, layout) = (self.instruction, self.layout);
        let align16 = self.align16();
        let word = &mut self.word;
        word.set(at::ACCESS_MODE, u64::from(align16));
        let size = i.execution_size;
        if !size.is_power_of_two() || size > 32 {
            return Err(error("execution_size"));
        }
        word.set(at::EXECUTION_SIZE, u64::from(size.trailing_zeros()));
        if !i.channel_offset.is_multiple_of(4) || i.channel_offset > 28 {
            return Err(error("channel_offset"));
        }
        word.set(at::QUARTER, u64::from(i.channel_offset / 8));
        word.set(layout.nibble, u64::from(i.channel_offset / 4 % 2));
        word.set(layout.no_mask, u64::from(i.no_mask));
        word.set(at::PREDICATE, code::predicate_code(align16, i.predicate).ok_or(error("predicate"))?);
        word.set(at::PREDICATE_INVERSE, u64::from(i.predicate_inverse));
        let (flag, subflag) = if form == Form::Three {
            (layout.flag_register3, layout.flag_subregister3)
        } else {
            (layout.flag_register, layout.flag_subregister)
        };
        word.set(flag, u64::from(i.flag_register));
        word.set(subflag, u64::from(i.flag_subregister));
        if !matches!(form, Form::Send | Form::SplitSend | Form::Math) {
            word.set(at::CONDITION, code::condition_code(i.condition));
        }
        word.set(at::SATURATE, u64::from(i.saturate));
        word.set(at::ACCUMULATOR_WRITE, u64::from(i.accumulator_write | i.branch_control));
        word.set(layout.dependency_clear, u64::from(i.no_dependency_clear));
        word.set(layout.dependency_check, u64::from(i.no_dependency_check));
        word.set(at::THREAD, u64::from(i.thread_control));
        word.set(at::DEBUG, u64::from(i.debug));
        Ok(())
    }

    /// Nothing when the offset has no place.
    fn offset(&mut self, place: AddressOffset, offset_bytes: i16) -> Option<()> {
        if !(-512..512).contains(&offset_bytes) {
            return None;
        }
        let value = offset_bytes as u64;
        if self.align16() {
            if value & 15 != 0 {
                return None;
            }
            // The low four bits belong to other fields.
            let low = self.word.get(place.low) & 15;
            self.word.set(place.low, value | low);
        } else {
            self.word.set(place.low, value);
        }
        if let Some(sign) = place.sign {
            self.word.set(sign, value >> 9);
        }
        Some(())
    }

    fn destination(&mut self, d: &Destination) -> Result<(), EncodeError> {
        let layout = self.layout;
        let file = match d.file {
            File::Arf => 0,
            File::Grf => 1,
            File::Immediate => return Err(at_destination("file")),
        };
        let align16 = self.align16();
        let type_ = code::register_type_code(self.encoding, d.type_).ok_or(at_destination("type"))?;
        self.word.set(layout.dst_file, file);
        self.word.set(layout.dst_type, type_);
        let stride = code::horizontal_code(d.stride).ok_or(at_destination("stride"))?;
        self.word.set(at::DST_STRIDE, stride);
        match d.addressing {
            Addressing::Direct => {
                self.word.set(at::DST_REGISTER, u64::from(d.register));
                if align16 {
                    let half = half(d.subregister_bytes).ok_or(at_destination("subregister_bytes"))?;
                    self.word.set(at::DST_SUBREGISTER16, half);
                } else {
                    self.word.set(at::DST_SUBREGISTER, u64::from(d.subregister_bytes));
                }
            }
            Addressing::Indirect { address_subregister, offset_bytes } => {
                self.word.set(at::DST_MODE, 1);
                let field = layout.dst_address_subregister;
                let subregister =
                    fits(field, address_subregister).ok_or(at_destination("address_subregister"))?;
                self.word.set(field, subregister);
                self.offset(layout.dst_offset(), offset_bytes).ok_or(at_destination("offset_bytes"))?;
            }
        }
        if align16 {
            self.word.set(at::DST_WRITE_MASK, u64::from(d.write_mask));
        }
        Ok(())
    }

    fn source(&mut self, n: u8, s: &Source) -> Result<(), EncodeError> {
        let layout = self.layout;
        let at_file = layout.src_file(n);
        let at_type = layout.src_type(n);
        if s.file == File::Immediate {
            self.word.set(at_file, 3);
            let type_ =
                code::immediate_type_code(self.encoding, s.type_).ok_or(at_source(n.into(), "type"))?;
            let wide = n == 0 && s.type_.bytes() == 8;
            if wide {
                self.word.set(at::IMMEDIATE64, s.immediate);
            } else {
                self.word.set(at::IMMEDIATE32, s.immediate);
                if n == 0 && self.instruction.length_bytes != 8 {
                    // Drivers give the absent source 1 the type of source 0; the compaction tables give it UD.
                    self.word.set(layout.src1_type, type_);
                }
            }
            self.word.set(at_type, type_);
            return Ok(());
        }
        self.word.set(at_file, u64::from(s.file == File::Grf));
        let type_ = code::register_type_code(self.encoding, s.type_).ok_or(at_source(n.into(), "type"))?;
        self.word.set(at_type, type_);
        let up = 32 * n;
        self.word.set(at::SRC_ABSOLUTE.up(up), u64::from(s.absolute));
        self.word.set(at::SRC_NEGATE.up(up), u64::from(s.negate));
        let vertical =
            code::vertical_code(s.vertical_stride).ok_or(at_source(n.into(), "vertical_stride"))?;
        self.word.set(at::SRC_VERTICAL.up(up), vertical);
        let align16 = self.align16();
        match s.addressing {
            Addressing::Direct => {
                self.word.set(at::SRC_REGISTER.up(up), u64::from(s.register));
                if align16 {
                    let half = half(s.subregister_bytes).ok_or(at_source(n.into(), "subregister_bytes"))?;
                    self.word.set(at::SRC_SUBREGISTER16.up(up), half);
                } else {
                    self.word.set(at::SRC_SUBREGISTER.up(up), u64::from(s.subregister_bytes));
                }
            }
            Addressing::Indirect { address_subregister, offset_bytes } => {
                self.word.set(at::SRC_MODE.up(up), 1);
                let field = layout.src_address_subregister.up(up);
                let wrong = at_source(n.into(), "address_subregister");
                self.word.set(field, fits(field, address_subregister).ok_or(wrong)?);
                self.offset(layout.src_offset(n), offset_bytes).ok_or(at_source(n.into(), "offset_bytes"))?;
            }
        }
        if align16 {
            self.word.set(at::SRC_SWIZZLE_XY.up(up), u64::from(s.swizzle & 15));
            self.word.set(at::SRC_SWIZZLE_ZW.up(up), u64::from(s.swizzle >> 4));
        } else {
            let width = code::width_code(s.width).ok_or(at_source(n.into(), "width"))?;
            let horizontal =
                code::horizontal_code(s.horizontal_stride).ok_or(at_source(n.into(), "horizontal_stride"))?;
            self.word.set(at::SRC_WIDTH.up(up), width);
            self.word.set(at::SRC_HORIZONTAL.up(up), horizontal);
        }
        Ok(())
    }

    fn three_sources(&mut self) -> Result<(), EncodeError> {
        let (i, layout) = (self.instruction, self.layout);
        let word = &mut self.word;
        let d = &i.destination;
        if d.file != File::Grf || d.addressing != Addressing::Direct {
            return Err(at_destination("file"));
        }
        let type_of = |type_| code::three_source_type_code(self.encoding, type_);
        word.set(layout.dst_type3, type_of(d.type_).ok_or(at_destination("type"))?);
        word.set(at::DST3_REGISTER, u64::from(d.register));
        if !d.subregister_bytes.is_multiple_of(4) {
            return Err(at_destination("subregister_bytes"));
        }
        word.set(at::DST3_SUBREGISTER, u64::from(d.subregister_bytes / 4));
        word.set(at::DST3_WRITE_MASK, u64::from(d.write_mask));
        let special = i.opcode == Opcode::Madm;
        if special {
            word.set(at::DST3_SPECIAL, u64::from(d.special_accumulator));
        }
        let first = i.source[0].type_;
        word.set(layout.src_type3, type_of(first).ok_or(at_source(0, "type"))?);
        for (n, s) in i.source.iter().enumerate() {
            if s.file != File::Grf || s.addressing != Addressing::Direct {
                return Err(at_source(n, "file"));
            }
            let up = 21 * n as u8;
            match layout.src_half3(n) {
                Some(half) if matches!((first, s.type_), (Type::F | Type::Hf, Type::F | Type::Hf)) => {
                    word.set(half, u64::from(s.type_ == Type::Hf));
                }
                _ if s.type_ != first => return Err(at_source(n, "same type")),
                _ => {}
            }
            let unit = if layout.src3_subregister_half.is_some() { 2 } else { 4 };
            if !s.subregister_bytes.is_multiple_of(unit) {
                return Err(at_source(n, "subregister_bytes"));
            }
            word.set(at::SRC3_REGISTER.up(up), u64::from(s.register));
            word.set(at::SRC3_SUBREGISTER.up(up), u64::from(s.subregister_bytes / 4));
            if let Some(half) = layout.src3_subregister_half {
                word.set(half.up(up), u64::from(s.subregister_bytes / 2 % 2));
            }
            word.set(at::SRC3_SWIZZLE.up(up), u64::from(s.swizzle));
            if special {
                word.set(at::SRC3_SPECIAL.up(up), u64::from(s.special_accumulator));
            }
            word.set(at::SRC3_REPLICATE.up(up), u64::from(s.replicate));
            word.set(layout.src_absolute3(n), u64::from(s.absolute));
            word.set(layout.src_negate3(n), u64::from(s.negate));
        }
        Ok(())
    }

    fn send(&mut self) -> Result<(), EncodeError> {
        let i = self.instruction;
        self.destination(&i.destination)?;
        self.source(0, &i.source[0])?;
        match i.send.descriptor {
            Some(descriptor) => {
                if u64::from(descriptor) & !(self.layout.descriptor.mask() as u64) != 0 {
                    return Err(error("send.descriptor"));
                }
                self.word.set(self.layout.src1_file, 3);
                self.word.set(self.layout.descriptor, u64::from(descriptor));
            }
            None => self.source(1, &i.source[1])?,
        }
        if let (Encoding::Gen9, Some(extended)) = (self.encoding, i.send.extended_descriptor) {
            for (bits, low) in SEND_EXTENDED {
                self.word.set(bits, u64::from(extended >> low));
            }
        }
        self.word.set(at::CONDITION, u64::from(i.send.shared_function));
        self.word.set(at::EOT, u64::from(i.send.end_of_thread));
        Ok(())
    }

    /// Nothing when the offset has no place.
    fn split_offset(&mut self, low: Bits, sign: Bits, offset_bytes: i16) -> Option<()> {
        let value = offset_bytes as u64;
        if !(-512..512).contains(&offset_bytes) || value & 15 != 0 {
            return None;
        }
        self.word.set(low, value >> 4);
        self.word.set(sign, value >> 9);
        Some(())
    }

    fn split_send(&mut self) -> Result<(), EncodeError> {
        let (i, layout) = (self.instruction, self.layout);
        let d = &i.destination;
        let file = |file| u64::from(file == File::Grf);
        self.word.set(at::SENDS_DST_FILE, file(d.file));
        let type_ = code::register_type_code(self.encoding, d.type_).ok_or(at_destination("type"))?;
        self.word.set(layout.dst_type, type_);
        match d.addressing {
            Addressing::Direct => {
                self.word.set(at::DST_REGISTER, u64::from(d.register));
                let half = half(d.subregister_bytes).ok_or(at_destination("subregister_bytes"))?;
                self.word.set(at::DST_SUBREGISTER16, half);
            }
            Addressing::Indirect { address_subregister, offset_bytes } => {
                self.word.set(at::DST_MODE, 1);
                let field = layout.dst_address_subregister;
                let subregister =
                    fits(field, address_subregister).ok_or(at_destination("address_subregister"))?;
                self.word.set(field, subregister);
                let (low, sign) = (at::SENDS_DST_OFFSET, at::SENDS_DST_OFFSET_SIGN);
                self.split_offset(low, sign, offset_bytes).ok_or(at_destination("offset_bytes"))?;
            }
        }
        let [first, second, _] = &i.source;
        if first.file != File::Grf {
            return Err(at_source(0, "file"));
        }
        if second.file == File::Immediate || second.addressing != Addressing::Direct {
            return Err(at_source(1, "file"));
        }
        match first.addressing {
            Addressing::Direct => {
                self.word.set(at::SRC_REGISTER, u64::from(first.register));
                let half = half(first.subregister_bytes).ok_or(at_source(0, "subregister_bytes"))?;
                self.word.set(at::SRC_SUBREGISTER16, half);
            }
            Addressing::Indirect { address_subregister, offset_bytes } => {
                self.word.set(at::SRC_MODE, 1);
                let field = layout.src_address_subregister;
                let wrong = at_source(0, "address_subregister");
                self.word.set(field, fits(field, address_subregister).ok_or(wrong)?);
                let (low, sign) = (at::SENDS_SRC0_OFFSET, at::SENDS_SRC0_OFFSET_SIGN);
                self.split_offset(low, sign, offset_bytes).ok_or(at_source(0, "offset_bytes"))?;
            }
        }
        if second.subregister_bytes != 0 {
            return Err(at_source(1, "subregister_bytes"));
        }
        self.word.set(at::SENDS_SRC1_FILE, file(second.file));
        self.word.set(at::SENDS_SRC1_REGISTER, u64::from(second.register));
        match i.send.descriptor {
            Some(descriptor) => self.word.set(layout.descriptor, u64::from(descriptor)),
            None => self.word.set(at::SENDS_DESCRIPTOR_IN_REGISTER, 1),
        }
        match i.send.extended_descriptor {
            Some(extended) => {
                if extended & 0xfc00 != 0 {
                    return Err(error("send.extended_descriptor"));
                }
                self.word.set(at::SENDS_EXTENDED_HIGH, u64::from(extended >> 16));
                self.word.set(at::SENDS_EXTENDED_LOW, u64::from(extended >> 6));
            }
            None => {
                self.word.set(at::SENDS_EXTENDED_IN_REGISTER, 1);
                let subregister = u64::from(i.send.extended_descriptor_subregister);
                self.word.set(at::SENDS_EXTENDED_SUBREGISTER, subregister);
            }
        }
        self.word.set(at::CONDITION, u64::from(i.send.shared_function));
        self.word.set(at::EOT, u64::from(i.send.end_of_thread));
        Ok(())
    }

    /// Operand fields of jumps have no meaning, but drivers and assemblers agree on what they leave there.
    fn jump_operands(&mut self) {
        const NULL_D: u64 = 0x2000_0e20;
        let dwords = if self.encoding.is_wide() {
            match self.instruction.opcode {
                Opcode::Endif | Opcode::Join => [0x0e00, 0x0800_0000],
                Opcode::While => [NULL_D, 0x0800_0000],
                Opcode::Cont => [0x3400_0e00, 0],
                _ => [NULL_D, 0],
            }
        } else {
            let operands = match (self.instruction.opcode, self.align16()) {
                (Opcode::If, false) => 0,
                (Opcode::If, true) => 0x000e_0004,
                (_, false) => 0x008d_0000,
                (_, true) => 0x006e_0004,
            };
            let types = match self.instruction.opcode {
                Opcode::Break | Opcode::Cont | Opcode::Halt => 0x2000_1c84,
                _ => 0x2000_3c84,
            };
            [types | if self.align16() { 0x000f_0000 } else { 0 }, operands]
        };
        self.word.0 |= u128::from(dwords[0]) << 32 | u128::from(dwords[1]) << 64;
    }

    fn jump(&mut self, form: Form) -> Result<(), EncodeError> {
        let with_uip = matches!(form, Form::JipUip | Form::JipUipOrRegister);
        if self.encoding.is_wide() {
            self.word.set(self.layout.jip, self.instruction.jip_bytes as u64);
            if with_uip {
                self.word.set(self.layout.uip, self.instruction.uip_bytes as u64);
            }
            return Ok(());
        }
        self.word.set(self.layout.jip, narrow(self.instruction.jip_bytes)?);
        if with_uip {
            self.word.set(self.layout.uip, narrow(self.instruction.uip_bytes)?);
        }
        Ok(())
    }

    fn register_jump(&mut self, form: Form) -> Result<(), EncodeError> {
        let i = self.instruction;
        if matches!(i.opcode, Opcode::Call | Opcode::Calla | Opcode::Jmpi) {
            self.destination(&i.destination)?;
        }
        if i.source_count > 0 {
            if i.source[0].file == File::Immediate {
                return Err(at_source(0, "file"));
            }
            return self.source(0, &i.source[0]);
        }
        const IMMEDIATE: u64 = 3;
        const TYPE_D: u64 = 1;
        let n = u8::from(!(form == Form::JipUipOrRegister && self.encoding.is_wide()));
        self.word.set(self.layout.src_file(n), IMMEDIATE);
        self.word.set(self.layout.src_type(n), TYPE_D);
        if i.opcode == Opcode::Jmpi {
            let next = i.jip_bytes.wrapping_sub(i32::from(i.length_bytes));
            let value = if self.encoding.is_wide() { next } else { next >> 3 };
            if !self.encoding.is_wide() && value << 3 != next {
                return Err(error("jump"));
            }
            self.word.set(at::IMMEDIATE32, value as u64);
            return Ok(());
        }
        self.jump(form)
    }
}

/// A value, when the field has room for it.
fn fits(field: Bits, value: u8) -> Option<u64> {
    (u128::from(value) <= field.mask()).then_some(u64::from(value))
}

/// The half of a register that a sub-register starts, when it starts one.
fn half(subregister_bytes: u8) -> Option<u64> {
    subregister_bytes.is_multiple_of(16).then_some(u64::from(subregister_bytes / 16))
}

/// A byte offset in 8-byte units of 16 bits.
fn narrow(bytes: i32) -> Result<u64, EncodeError> {
    match i16::try_from(bytes >> 3) {
        Ok(units) if bytes & 7 == 0 => Ok(units as u64),
        _ => Err(error("jump")),
    }
}
