//! Instruction words to values.
//!
//! Source: [skl.7:Native Instruction Layouts], [skl.7:Execution Unit Instruction Format for Specific Instructions],
//! [skl.7:Instruction Fields], [byt.2.2:brc - Branch Converging] for 16-bit jump offsets.
//! Deliberately absent: rules between fields (`validate`).

use crate::opcode::{self, Form, Row};
use crate::word::{AddressOffset, Bits, Encoding, Layout, SEND_EXTENDED, Word, at};
use crate::{
    AccessMode, Addressing, DecodeError, Destination, File, Instruction, MathFunction, Opcode, Operand,
    SendFields, Source, code, encode, plain,
};

/// Special accumulator number that means none.
pub(crate) const NO_SPECIAL_ACCUMULATOR: u8 = 8;
/// The ARF number of the instruction pointer.
const ARF_IP: u8 = 0xa0;

/// Decodes a native word and keeps the bits that no field explains.
pub(crate) fn native(encoding: Encoding, word: Word, length_bytes: u8) -> Result<Instruction, DecodeError> {
    let mut out = Instruction::default();
    native_into(encoding, word, length_bytes, &mut out)?;
    Ok(out)
}

/// The same in place; after an error `out` holds nothing of use.
pub(crate) fn native_into(
    encoding: Encoding,
    word: Word,
    length_bytes: u8,
    out: &mut Instruction,
) -> Result<(), DecodeError> {
    let row = fields(encoding, word, length_bytes, out)?;
    if plain::is_plain(encoding, row, out, word) {
        return Ok(());
    }
    // What the fields say, encoded again, shows what they do not say. Decoded fields always have an encoding.
    let explained = encode::fields(encoding, out).unwrap_or_default();
    out.unclaimed = encode::dwords(word.0 ^ explained.0);
    Ok(())
}

/// Decodes a native word; fields that the form does not use keep their defaults.
fn fields(
    encoding: Encoding,
    word: Word,
    length_bytes: u8,
    out: &mut Instruction,
) -> Result<&'static Row, DecodeError> {
    let bits = word.get8(at::OPCODE);
    let row = opcode::by_number(encoding, bits).ok_or(DecodeError::Opcode { bits })?;
    let decoder = Decoder { encoding, layout: encoding.layout(), word };
    *out = Instruction { opcode: row.opcode, opcode_bits: bits, length_bytes, ..Default::default() };
    out.destination.special_accumulator = NO_SPECIAL_ACCUMULATOR;
    for source in &mut out.source {
        source.special_accumulator = NO_SPECIAL_ACCUMULATOR;
    }
    if row.form == Form::Bare {
        out.execution_size = 1;
        out.debug = word.bit(at::DEBUG);
        return Ok(row);
    }
    decoder.controls(row.form, out)?;
    match row.form {
        Form::Bare => {}
        Form::One => {
            out.destination = decoder.destination()?;
            out.source_count = 1;
            out.source[0] = decoder.source(0)?;
        }
        Form::Two | Form::Math => {
            out.destination = decoder.destination()?;
            out.source[0] = decoder.source(0)?;
            out.source_count = 1;
            // An immediate takes the place of source 1; only the last source can be one.
            if out.source[0].file != File::Immediate {
                out.source[1] = decoder.source(1)?;
                out.source_count = 2;
            }
            if row.form == Form::Math {
                out.math = code::math(word.get8(at::CONDITION));
                if is_unary(out.math) {
                    out.source_count = 1;
                }
                if matches!(out.math, MathFunction::Invm | MathFunction::Rsqrtm) {
                    out.destination.special_accumulator = word.get8(at::DST_SPECIAL);
                    for (n, source) in out.source[..2].iter_mut().enumerate() {
                        if source.file == File::Immediate {
                            break;
                        }
                        source.special_accumulator = word.get8(at::SRC_SPECIAL.up(32 * n as u8));
                    }
                }
            }
        }
        Form::Wait => {
            out.destination = decoder.destination()?;
            out.source[0] = decoder.register_source(0)?;
            out.source[1] = decoder.register_source(1)?;
            out.source_count = 1;
        }
        Form::Three => decoder.three_sources(out)?,
        Form::Send => decoder.send(out)?,
        Form::SplitSend => decoder.split_send(out),
        Form::Jip => out.jip_bytes = decoder.jip(),
        Form::JipUip => {
            out.jip_bytes = decoder.jip();
            out.uip_bytes = decoder.uip();
        }
        Form::JipOrRegister | Form::JipUipOrRegister => decoder.register_jump(row.form, out)?,
    }
    Ok(row)
}

/// Math functions of one operand.
pub(crate) fn is_unary(function: MathFunction) -> bool {
    use MathFunction as M;
    matches!(function, M::Inv | M::Log | M::Exp | M::Sqrt | M::Rsq | M::Sin | M::Cos | M::Rsqrtm)
}

struct Decoder {
    encoding: Encoding,
    layout: &'static Layout,
    word: Word,
}

impl Decoder {
    fn controls(&self, form: Form, out: &mut Instruction) -> Result<(), DecodeError> {
        let (word, layout) = (self.word, self.layout);
        let align16 = word.bit(at::ACCESS_MODE);
        out.access_mode = if align16 { AccessMode::Align16 } else { AccessMode::Align1 };
        let size = word.get8(at::EXECUTION_SIZE);
        if size > 5 {
            return Err(DecodeError::ExecutionSize);
        }
        out.execution_size = 1 << size;
        out.channel_offset = word.get8(at::QUARTER) * 8 + word.get8(layout.nibble) * 4;
        out.no_mask = word.bit(layout.no_mask);
        out.predicate = code::predicate(align16, word.get8(at::PREDICATE));
        out.predicate_inverse = word.bit(at::PREDICATE_INVERSE);
        let (flag, subflag) = if form == Form::Three {
            (layout.flag_register3, layout.flag_subregister3)
        } else {
            (layout.flag_register, layout.flag_subregister)
        };
        out.flag_register = word.get8(flag);
        out.flag_subregister = word.get8(subflag);
        if !matches!(form, Form::Send | Form::SplitSend | Form::Math) {
            out.condition = code::condition(word.get8(at::CONDITION));
        }
        out.saturate = word.bit(at::SATURATE);
        if out.opcode.is_flow() && self.encoding.is_wide() {
            out.branch_control = word.bit(at::ACCUMULATOR_WRITE);
        } else {
            out.accumulator_write = word.bit(at::ACCUMULATOR_WRITE);
        }
        out.no_dependency_clear = word.bit(layout.dependency_clear);
        out.no_dependency_check = word.bit(layout.dependency_check);
        out.thread_control = word.get8(at::THREAD);
        out.debug = word.bit(at::DEBUG);
        Ok(())
    }

    fn align16(&self) -> bool {
        self.word.bit(at::ACCESS_MODE)
    }

    /// Signed byte offset of an indirect operand. Align16 has no low four bits: their place holds other fields.
    fn offset(&self, place: AddressOffset) -> i16 {
        let low = self.word.get(place.low) as i16;
        let value = match place.sign {
            Some(sign) => low | ((self.word.get(sign) as i16) << 9),
            None => low,
        };
        let value = if self.align16() { value & !15 } else { value };
        // Sign extension from 10 bits.
        (value << 6) >> 6
    }

    fn destination(&self) -> Result<Destination, DecodeError> {
        let (word, layout) = (self.word, self.layout);
        let operand = Operand::Destination;
        let file = match word.get8(layout.dst_file) {
            0 => File::Arf,
            1 => File::Grf,
            _ => return Err(DecodeError::RegisterFile { operand }),
        };
        let type_code = word.get8(layout.dst_type);
        let type_ = code::register_type(self.encoding, type_code)
            .ok_or(DecodeError::Type { operand, code: type_code })?;
        let mut out = Destination {
            file,
            type_,
            stride: code::horizontal(word.get8(at::DST_STRIDE)),
            write_mask: if self.align16() { word.get8(at::DST_WRITE_MASK) } else { 15 },
            special_accumulator: NO_SPECIAL_ACCUMULATOR,
            ..Default::default()
        };
        if word.bit(at::DST_MODE) {
            out.addressing = Addressing::Indirect {
                address_subregister: word.get8(layout.dst_address_subregister),
                offset_bytes: self.offset(layout.dst_offset()),
            };
        } else {
            out.register = word.get8(at::DST_REGISTER);
            out.subregister_bytes = if self.align16() {
                word.get8(at::DST_SUBREGISTER16) * 16
            } else {
                word.get8(at::DST_SUBREGISTER)
            };
        }
        Ok(out)
    }

    fn source(&self, n: u8) -> Result<Source, DecodeError> {
        let (word, layout) = (self.word, self.layout);
        let operand = Operand::Source(n);
        let type_code = word.get8(layout.src_type(n));
        let bad_type = DecodeError::Type { operand, code: type_code };
        let mut out = Source { special_accumulator: NO_SPECIAL_ACCUMULATOR, ..Default::default() };
        out.file = match word.get8(layout.src_file(n)) {
            0 => File::Arf,
            1 => File::Grf,
            3 => File::Immediate,
            _ => return Err(DecodeError::RegisterFile { operand }),
        };
        if out.file == File::Immediate {
            out.type_ = code::immediate_type(self.encoding, type_code).ok_or(bad_type)?;
            // In a source 1 the place of the upper half is taken by source 0.
            let wide = n == 0 && out.type_.bytes() == 8;
            out.immediate = word.get(if wide { at::IMMEDIATE64 } else { at::IMMEDIATE32 });
            return Ok(out);
        }
        out.type_ = code::register_type(self.encoding, type_code).ok_or(bad_type)?;
        let shift = 32 * n;
        out.absolute = word.bit(at::SRC_ABSOLUTE.up(shift));
        out.negate = word.bit(at::SRC_NEGATE.up(shift));
        out.vertical_stride =
            code::vertical(word.get8(at::SRC_VERTICAL.up(shift))).ok_or(DecodeError::Region { operand })?;
        if self.align16() {
            out.width = 4;
            out.horizontal_stride = 1;
            out.swizzle =
                word.get8(at::SRC_SWIZZLE_XY.up(shift)) | (word.get8(at::SRC_SWIZZLE_ZW.up(shift)) << 4);
        } else {
            out.width =
                code::width(word.get8(at::SRC_WIDTH.up(shift))).ok_or(DecodeError::Region { operand })?;
            out.horizontal_stride = code::horizontal(word.get8(at::SRC_HORIZONTAL.up(shift)));
        }
        if word.bit(at::SRC_MODE.up(shift)) {
            out.addressing = Addressing::Indirect {
                address_subregister: word.get8(layout.src_address_subregister.up(shift)),
                offset_bytes: self.offset(layout.src_offset(n)),
            };
        } else {
            out.register = word.get8(at::SRC_REGISTER.up(shift));
            out.subregister_bytes = if self.align16() {
                word.get8(at::SRC_SUBREGISTER16.up(shift)) * 16
            } else {
                word.get8(at::SRC_SUBREGISTER.up(shift))
            };
        }
        Ok(out)
    }

    /// A source that cannot be immediate.
    fn register_source(&self, n: u8) -> Result<Source, DecodeError> {
        match self.source(n)? {
            Source { file: File::Immediate, .. } => {
                Err(DecodeError::RegisterFile { operand: Operand::Source(n) })
            }
            source => Ok(source),
        }
    }

    /// Source 0 of `send`. Its region has no meaning and its bits may belong to the extended descriptor, so that
    /// reserved codes there are no error.
    fn payload(&self) -> Result<Source, DecodeError> {
        let mut plain = Decoder { ..*self };
        if code::vertical(self.word.get8(at::SRC_VERTICAL)).is_none() {
            plain.word.set(at::SRC_VERTICAL, 0);
        }
        if code::width(self.word.get8(at::SRC_WIDTH)).is_none() {
            // The lower two bits may be the extended descriptor's.
            let low = plain.word.get(at::SRC_WIDTH) & 3;
            plain.word.set(at::SRC_WIDTH, low);
        }
        plain.register_source(0)
    }

    fn three_sources(&self, out: &mut Instruction) -> Result<(), DecodeError> {
        let (word, layout) = (self.word, self.layout);
        let type_code = word.get8(layout.dst_type3);
        let operand = Operand::Destination;
        let special = out.opcode == Opcode::Madm;
        out.destination = Destination {
            file: File::Grf,
            type_: code::three_source_type(self.encoding, type_code)
                .ok_or(DecodeError::Type { operand, code: type_code })?,
            register: word.get8(at::DST3_REGISTER),
            subregister_bytes: word.get8(at::DST3_SUBREGISTER) * 4,
            stride: 1,
            write_mask: word.get8(at::DST3_WRITE_MASK),
            special_accumulator: if special { word.get8(at::DST3_SPECIAL) } else { NO_SPECIAL_ACCUMULATOR },
            ..Default::default()
        };
        let type_code = word.get8(layout.src_type3);
        let operand = Operand::Source(0);
        let type_ = code::three_source_type(self.encoding, type_code)
            .ok_or(DecodeError::Type { operand, code: type_code })?;
        out.source_count = 3;
        for (n, source) in out.source.iter_mut().enumerate() {
            let shift = 21 * n as u8;
            let replicate = word.bit(at::SRC3_REPLICATE.up(shift));
            // Sources 1 and 2 say for themselves whether they have half precision.
            let type_ = match layout.src_half3(n) {
                Some(half) if matches!(type_, crate::Type::F | crate::Type::Hf) => {
                    if word.bit(half) {
                        crate::Type::Hf
                    } else {
                        crate::Type::F
                    }
                }
                _ => type_,
            };
            // Four bits are the high ones of a byte number of five: three of them lie where Gen8 has them, so the
            // extra one weighs two bytes. [skl.7:Source or Destination Operand Fields]
            let half = layout.src3_subregister_half.is_some_and(|bits| word.bit(bits.up(shift)));
            *source = Source {
                file: File::Grf,
                type_,
                register: word.get8(at::SRC3_REGISTER.up(shift)),
                subregister_bytes: word.get8(at::SRC3_SUBREGISTER.up(shift)) * 4 + u8::from(half) * 2,
                absolute: word.bit(layout.src_absolute3(n)),
                negate: word.bit(layout.src_negate3(n)),
                vertical_stride: if replicate { 0 } else { 4 },
                width: if replicate { 1 } else { 4 },
                horizontal_stride: if replicate { 0 } else { 1 },
                swizzle: word.get8(at::SRC3_SWIZZLE.up(shift)),
                replicate,
                special_accumulator: if special {
                    word.get8(at::SRC3_SPECIAL.up(shift))
                } else {
                    NO_SPECIAL_ACCUMULATOR
                },
                ..Default::default()
            };
        }
        Ok(())
    }

    fn send(&self, out: &mut Instruction) -> Result<(), DecodeError> {
        let word = self.word;
        out.destination = self.destination()?;
        out.source[0] = self.payload()?;
        out.source_count = 1;
        let mut send = SendFields {
            shared_function: word.get8(at::CONDITION),
            end_of_thread: word.bit(at::EOT),
            ..Default::default()
        };
        match word.get8(self.layout.src1_file) {
            3 => send.descriptor = Some(word.get(self.layout.descriptor) as u32),
            0 => {
                // The type field of source 1 belongs to the extended descriptor here; an address register is UD.
                let mut plain = Decoder { word, ..*self };
                plain.word.set(self.layout.src1_type, 0);
                out.source[1] = plain.source(1)?;
            }
            _ => return Err(DecodeError::RegisterFile { operand: Operand::Source(1) }),
        }
        let mut extended = u32::from(send.shared_function) | (u32::from(send.end_of_thread) << 5);
        if self.encoding == Encoding::Gen9 {
            for (bits, low) in SEND_EXTENDED {
                extended |= (word.get(bits) as u32) << low;
            }
        }
        send.extended_descriptor = Some(extended);
        out.send = send;
        Ok(())
    }

    fn split_send(&self, out: &mut Instruction) {
        let (word, layout) = (self.word, self.layout);
        let file = |bits| if word.bit(bits) { File::Grf } else { File::Arf };
        let indirect = |address, low, sign| Addressing::Indirect {
            address_subregister: word.get8(address),
            offset_bytes: ((((word.get(low) << 4) | (word.get(sign) << 9)) as i16) << 6) >> 6,
        };
        let mut destination = Destination {
            file: file(at::SENDS_DST_FILE),
            type_: code::register_type(self.encoding, word.get8(layout.dst_type)).unwrap_or_default(),
            stride: 1,
            write_mask: 15,
            special_accumulator: NO_SPECIAL_ACCUMULATOR,
            ..Default::default()
        };
        if word.bit(at::DST_MODE) {
            destination.addressing =
                indirect(layout.dst_address_subregister, at::SENDS_DST_OFFSET, at::SENDS_DST_OFFSET_SIGN);
        } else {
            destination.register = word.get8(at::DST_REGISTER);
            destination.subregister_bytes = word.get8(at::DST_SUBREGISTER16) * 16;
        }
        out.destination = destination;
        // Payloads are whole registers; their type and region are not in the word.
        let payload = Source {
            type_: crate::Type::Ud,
            vertical_stride: 8,
            width: 8,
            horizontal_stride: 1,
            special_accumulator: NO_SPECIAL_ACCUMULATOR,
            ..Default::default()
        };
        out.source_count = 2;
        out.source[0] = Source { file: File::Grf, ..payload };
        if word.bit(at::SRC_MODE) {
            out.source[0].addressing =
                indirect(layout.src_address_subregister, at::SENDS_SRC0_OFFSET, at::SENDS_SRC0_OFFSET_SIGN);
        } else {
            out.source[0].register = word.get8(at::SRC_REGISTER);
            out.source[0].subregister_bytes = word.get8(at::SRC_SUBREGISTER16) * 16;
        }
        out.source[1] = Source {
            file: file(at::SENDS_SRC1_FILE),
            register: word.get8(at::SENDS_SRC1_REGISTER),
            ..payload
        };
        let mut send = SendFields {
            shared_function: word.get8(at::CONDITION),
            end_of_thread: word.bit(at::EOT),
            ..Default::default()
        };
        if !word.bit(at::SENDS_DESCRIPTOR_IN_REGISTER) {
            send.descriptor = Some(word.get(layout.descriptor) as u32);
        }
        if word.bit(at::SENDS_EXTENDED_IN_REGISTER) {
            send.extended_descriptor_subregister = word.get8(at::SENDS_EXTENDED_SUBREGISTER);
        } else {
            let low = word.get(at::SENDS_EXTENDED_LOW) as u32;
            send.second_payload_length = low as u8;
            send.extended_descriptor = Some(
                (word.get(at::SENDS_EXTENDED_HIGH) as u32) << 16
                    | low << 6
                    | u32::from(send.end_of_thread) << 5
                    | u32::from(send.shared_function),
            );
        }
        out.send = send;
    }

    fn jump(&self, bits: Bits) -> i32 {
        let value = self.word.get(bits);
        if self.encoding.is_wide() { value as u32 as i32 } else { i32::from(value as u16 as i16) * 8 }
    }

    fn jip(&self) -> i32 {
        self.jump(self.layout.jip)
    }

    fn uip(&self) -> i32 {
        self.jump(self.layout.uip)
    }

    /// Jumps whose offsets can be in a register: which one, is told by the register files.
    fn register_jump(&self, form: Form, out: &mut Instruction) -> Result<(), DecodeError> {
        const IMMEDIATE: u8 = 3;
        let files = [self.layout.src0_file, self.layout.src1_file].map(|bits| self.word.get8(bits));
        if matches!(out.opcode, Opcode::Call | Opcode::Calla | Opcode::Jmpi) {
            out.destination = self.destination()?;
        }
        // With a wide UIP there is no source 1: its file bits belong to the offset.
        let two_wide = form == Form::JipUipOrRegister && self.encoding.is_wide();
        if files[0] == IMMEDIATE || (files[1] == IMMEDIATE && !two_wide) {
            out.jip_bytes = self.jip();
            if form == Form::JipUipOrRegister {
                out.uip_bytes = self.uip();
            }
            if out.opcode == Opcode::Jmpi {
                out.jip_bytes = if self.encoding.is_wide() {
                    out.jip_bytes
                } else {
                    (self.word.get(at::IMMEDIATE32) as u32 as i32).wrapping_mul(8)
                };
                // Counted from the next instruction in the word, from this one in the value.
                out.jip_bytes = out.jip_bytes.wrapping_add(i32::from(out.length_bytes));
            }
            return Ok(());
        }
        out.source_count = 1;
        let first = self.source(0)?;
        // Older assemblers put the instruction pointer in source 0 and the offset in source 1.
        let is_ip = !two_wide && first.file == File::Arf && first.register == ARF_IP;
        out.source[0] = if is_ip { self.source(1)? } else { first };
        Ok(())
    }
}
