//! Words that have nothing to hide: every set bit belongs to a field that decodes to a value and is shown in the text.
//!
//! Nearly all code of compilers is of this kind. For it, finding out which bits no field explains costs a mask and a few
//! comparisons instead of encoding the fields again. Saying no is always safe.
//!
//! Source: as `decode`; the masks are made of the places in `hw/isa/word.hw`.

use crate::generated::word::LAYOUTS;
use crate::opcode::{Form, Row};
use crate::word::{Bits, Encoding, Layout, Word, at, b};
use crate::{AccessMode, File, Instruction, MathFunction, Opcode, Predicate, Type, code};

/// Bits that fields claim, by what the operands are. Operands are direct.
struct Masks {
    /// Controls, flag register and destination of one- and two-source instructions.
    common: u128,
    source0: u128,
    source1: u128,
    immediate32: u128,
    immediate64: u128,
    src0_type: Bits,
    src1_type: Bits,
    three: u128,
    descriptor: u128,
}

const fn of(bits: Bits) -> u128 {
    bits.mask() << bits.low
}

const fn maybe(bits: Option<Bits>, up: u8) -> u128 {
    match bits {
        Some(bits) => of(bits.up(up)),
        None => 0,
    }
}

const fn masks(layout: &Layout) -> Masks {
    let controls = of(at::OPCODE)
        | of(at::ACCESS_MODE)
        | of(at::QUARTER)
        | of(at::THREAD)
        | of(at::PREDICATE)
        | of(at::PREDICATE_INVERSE)
        | of(at::EXECUTION_SIZE)
        | of(at::CONDITION)
        | of(at::ACCUMULATOR_WRITE)
        | of(at::DEBUG)
        | of(at::SATURATE)
        | of(layout.no_mask)
        | of(layout.dependency_clear)
        | of(layout.dependency_check)
        | of(layout.nibble);
    let destination = of(layout.dst_file)
        | of(layout.dst_type)
        | of(at::DST_SUBREGISTER)
        | of(at::DST_REGISTER)
        | of(at::DST_STRIDE);
    let source = of(at::SRC_SUBREGISTER)
        | of(at::SRC_REGISTER)
        | of(at::SRC_ABSOLUTE)
        | of(at::SRC_NEGATE)
        | of(at::SRC_HORIZONTAL)
        | of(at::SRC_WIDTH)
        | of(at::SRC_VERTICAL);
    let mut three = controls
        | of(layout.flag_register3)
        | of(layout.flag_subregister3)
        | maybe(layout.src1_half3, 0)
        | maybe(layout.src2_half3, 0)
        | of(layout.src0_absolute3)
        | of(layout.src1_absolute3)
        | of(layout.src2_absolute3)
        | of(layout.src0_negate3)
        | of(layout.src1_negate3)
        | of(layout.src2_negate3)
        | of(layout.src_type3)
        | of(layout.dst_type3)
        | of(at::DST3_WRITE_MASK)
        | of(at::DST3_SUBREGISTER)
        | of(at::DST3_REGISTER);
    let mut n = 0;
    while n < 3 {
        three |= of(at::SRC3_REPLICATE.up(21 * n))
            | of(at::SRC3_SWIZZLE.up(21 * n))
            | of(at::SRC3_SUBREGISTER.up(21 * n))
            | of(at::SRC3_REGISTER.up(21 * n))
            | maybe(layout.src3_subregister_half, 21 * n);
        n += 1;
    }
    Masks {
        common: controls | of(layout.flag_register) | of(layout.flag_subregister) | destination,
        source0: source | of(layout.src0_file) | of(layout.src0_type),
        source1: source << 32 | of(layout.src1_file) | of(layout.src1_type),
        immediate32: of(at::IMMEDIATE32),
        immediate64: of(at::IMMEDIATE64),
        src0_type: layout.src0_type,
        src1_type: layout.src1_type,
        three,
        descriptor: of(layout.src1_file) | of(layout.descriptor) | of(at::EOT),
    }
}

static MASKS: [Masks; 3] = [masks(&LAYOUTS[0]), masks(&LAYOUTS[1]), masks(&LAYOUTS[2])];

/// The bit of a region's width that Align16 does not have.
const WIDTH_TOP: Bits = b(84, 84);

/// Whether `i`, the decoded fields of the native `word`, and its text say everything that the word says.
pub(crate) fn is_plain(encoding: Encoding, row: &Row, i: &Instruction, word: Word) -> bool {
    let masks = &MASKS[encoding.column()];
    let align16 = i.access_mode == AccessMode::Align16;
    let claimed = match row.form {
        Form::One => {
            if i.source[0].file == File::Immediate {
                return immediate_only(masks, i, word) && controls(row, i, word);
            }
            masks.common | masks.source0
        }
        Form::Two | Form::Math => {
            if row.form == Form::Math
                && (matches!(i.math, MathFunction::Invm | MathFunction::Rsqrtm)
                    || (i.math == MathFunction::Reserved && word.get8(at::CONDITION) != 0))
            {
                return false;
            }
            if i.source[0].file == File::Immediate {
                return immediate_only(masks, i, word) && controls(row, i, word);
            }
            let second = if i.source[1].file == File::Immediate {
                masks.immediate32 | (masks.source1 & !(u128::MAX << 96))
            } else {
                masks.source1
            };
            masks.common | masks.source0 | second
        }
        Form::Three => {
            let mixes = |type_| matches!(type_, Type::F | Type::Hf);
            if i.opcode == Opcode::Madm || !(encoding == Encoding::Gen7 || mixes(i.source[0].type_)) {
                return false;
            }
            return word.0 & !masks.three == 0 && controls(row, i, word);
        }
        Form::Send => {
            let region = code::vertical(word.get8(at::SRC_VERTICAL)).is_some()
                && code::width(word.get8(at::SRC_WIDTH)).is_some();
            if i.send.descriptor.is_none() || !region {
                return false;
            }
            masks.common | masks.source0 | masks.descriptor
        }
        _ => return false,
    };
    // A region of Align16 has no width, whose highest bit is nobody's then.
    let stray = align16
        && (word.bit(WIDTH_TOP)
            || (matches!(row.form, Form::Two | Form::Math)
                && i.source[1].file != File::Immediate
                && word.bit(WIDTH_TOP.up(32))));
    word.0 & !claimed == 0 && !stray && controls(row, i, word)
}

/// An immediate source 0: source 1 is absent.
fn immediate_only(masks: &Masks, i: &Instruction, word: Word) -> bool {
    let wide = i.source[0].type_.bytes() == 8;
    let source0 = masks.source0 & !(u128::MAX << 64);
    if wide {
        return word.0 & !(masks.common & !(u128::MAX << 64) | source0 | masks.immediate64) == 0;
    }
    let claimed = masks.common | source0 | masks.immediate32 | of(masks.src1_type);
    // The type of the absent source 1 is that of source 0, or UD in what was compact.
    let expected = if i.length_bytes == 8 { 0 } else { word.get(masks.src0_type) };
    word.0 & !claimed == 0 && word.get(masks.src1_type) == expected
}

/// Reserved codes of controls decode to something else than they are.
fn controls(row: &Row, i: &Instruction, word: Word) -> bool {
    let condition = word.get8(at::CONDITION);
    let has_condition = !matches!(row.form, Form::Send | Form::Math);
    let predicate = word.get8(at::PREDICATE);
    !(has_condition && (condition == 7 || condition > 9))
        && predicate <= if i.access_mode == AccessMode::Align16 { 7 } else { 13 }
        && (i.predicate != Predicate::None || !i.predicate_inverse)
        && i.opcode_bits == row.bits
}
