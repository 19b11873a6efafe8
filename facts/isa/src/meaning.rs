//! Raw values of instruction fields in words.
//!
//! Source: [skl.7:Common Instruction Fields], [skl.7:Source or Destination Operand Fields]; `code` for the numbers.
//! Deliberately absent: where the fields lie and what they are for (`hw/isa/word.hw`).

use crate::opcode::{Form, Row};
use crate::text::{self, name};
use crate::word::Encoding;
use crate::{
    Addressing, Condition, File, Instruction, MathFunction, Opcode, Predicate, Source, Type, code, print,
};

/// What `value` of the field says in this instruction; empty where the number says it all.
pub(crate) fn says(encoding: Encoding, row: &Row, i: &Instruction, field: &str, value: u64) -> String {
    let small = value as u8;
    if let Some((operand, part)) = field.split_once('_')
        && let Some(text) = operand_says(encoding, i, operand, part, value)
    {
        return text;
    }
    let flag = || format!("f{}.{}", i.flag_register, i.flag_subregister);
    let yes = |text: &str| if value == 0 { String::new() } else { text.to_string() };
    match field {
        "opcode" => row.mnemonic.into(),
        "access_mode" if value == 0 => "Align1: operands are regions of elements".into(),
        "access_mode" => "Align16: operands are vectors of four elements with swizzles".into(),
        "no_mask" => yes("executes for every channel of its group, whatever the execution mask"),
        "dependency_clear" => yes("a following instruction completes the write of the destination"),
        "dependency_check" => yes("does not wait for earlier writes to the destination"),
        "nibble" | "quarter" => {
            let first = u32::from(i.channel_offset);
            let last = first + u32::from(i.execution_size).saturating_sub(1);
            format!("with the other group field: channels {first} to {last} of the thread")
        }
        "thread" => match value {
            0 => String::new(),
            1 => "atomic: no other thread runs before the next instruction".into(),
            2 => "switch: another thread may run first".into(),
            _ => "reserved".into(),
        },
        "predicate" => predicate(i, small, &flag()),
        "predicate_inverse" => yes("the flag bits are inverted first"),
        "execution_size" if i.execution_size == 1 => "1 channel".into(),
        "execution_size" => format!("{} channels", i.execution_size),
        "condition" => match row.form {
            Form::Send | Form::SplitSend => shared_function(small),
            Form::Math => format!("function {}", name(&text::MATH, &i.math)),
            _ => condition(i, small, &flag()),
        },
        "accumulator_write" if i.branch_control => {
            let reads = matches!(i.opcode, Opcode::If | Opcode::Else | Opcode::Goto);
            let says = "branches without following the channels (BranchCtrl)";
            if reads { says.into() } else { "BranchCtrl, which this instruction does not read".into() }
        }
        "accumulator_write" => yes("the result is written to the accumulator, too"),
        "compact" => yes("stands in memory with 8 bytes"),
        "debug" => yes("raises a breakpoint exception when those are enabled"),
        "saturate" => yes("the result is clamped to the range of its type, floats to 0 to 1"),
        "flag_register" | "flag_subregister" | "flag_register3" | "flag_subregister3" => {
            let early_out = matches!(i.math, MathFunction::Invm | MathFunction::Rsqrtm);
            let used = early_out || i.predicate != Predicate::None || i.condition != Condition::None;
            if used { format!("with the other flag field: {}", flag()) } else { String::new() }
        }
        "immediate32" | "immediate64" => {
            let count = usize::from(i.source_count.clamp(1, 2));
            let source = i.source[..count].iter().rev().find(|source| source.file == File::Immediate);
            source.map(immediate).unwrap_or_default()
        }
        "descriptor" => match i.send.descriptor {
            Some(descriptor) => format!(
                "{} of payload, {} of response, {} header; see the message below",
                registers(descriptor >> 25 & 15),
                registers(descriptor >> 20 & 31),
                if descriptor >> 19 & 1 != 0 { "with" } else { "no" }
            ),
            None => "in a0.0".into(),
        },
        "eot" => yes("the thread ends with this message"),
        "sends_extended_low" | "sends_extended_high" => {
            format!(
                "with the other part: {} of second payload",
                registers(i.send.second_payload_length.into())
            )
        }
        "sends_extended_in_register" => yes("the extended descriptor is in a0"),
        "sends_extended_subregister" => format!("a0.{value} as doublewords"),
        "sends_descriptor_in_register" => yes("the descriptor is in a0.0"),
        "sends_src1_register" => register(i.source[1].file, small),
        "sends_dst_offset" | "sends_dst_offset_sign" => offset(i.destination.addressing),
        "sends_src0_offset" | "sends_src0_offset_sign" => offset(i.source[0].addressing),
        "sends_dst_file" | "sends_src1_file" => file(value).into(),
        "jip" => jump(i.jip_bytes),
        "uip" => jump(i.uip_bytes),
        _ => String::new(),
    }
}

fn jump(bytes: i32) -> String {
    format!("{bytes:+} bytes from the start of this instruction")
}

fn operand_says(
    encoding: Encoding,
    i: &Instruction,
    operand: &str,
    part: &str,
    value: u64,
) -> Option<String> {
    let small = value as u8;
    let source = match operand {
        "src0" => Some(&i.source[0]),
        "src1" => Some(&i.source[1]),
        "src2" => Some(&i.source[2]),
        "dst" | "dst3" => None,
        "src" if part == "type3" => {
            let type_ = code::three_source_type(encoding, small);
            return Some(type_.map_or("reserved".into(), type_text));
        }
        _ => return None,
    };
    let (own_file, own_type) = match source {
        Some(source) => (source.file, source.type_),
        None => (i.destination.file, i.destination.type_),
    };
    let elements = |count: Option<u8>| match count {
        Some(Source::VERTICAL_ONE_DIMENSIONAL) => "each row has its own address register".to_string(),
        Some(1) => "1 element".to_string(),
        Some(count) => format!("{count} elements"),
        None => "reserved".to_string(),
    };
    Some(match part {
        "file" => file(value).into(),
        "type" | "type3" => type_text(own_type),
        "register" => register(own_file, small),
        "subregister" | "subregister16" => {
            let bytes = match (part, operand) {
                ("subregister16", _) => value * 16,
                (_, "dst3") => value * 4,
                _ if i.source_count == 3 => value * 4,
                _ => value,
            };
            if bytes == 0 { String::new() } else { format!("from byte {bytes} of the register") }
        }
        "write_mask" => channels(small),
        "special" => match value {
            0..=7 => format!("acc{}", value + 2),
            _ => "no accumulator".into(),
        },
        "address_subregister" => format!("address in a0.{value}"),
        "offset" | "offset_sign" => {
            offset(source.map_or(i.destination.addressing, |source| source.addressing))
        }
        "stride" | "horizontal" => elements(Some(code::horizontal(small))),
        "width" => elements(code::width(small)),
        "vertical" => elements(code::vertical(small)),
        "mode" if value == 0 => "the register is named".into(),
        "mode" => "the register is addressed through a0".into(),
        "absolute" | "absolute3" if value != 0 => {
            if inverts(encoding, i) {
                "no modification at all".into()
            } else {
                "absolute value".into()
            }
        }
        "negate" | "negate3" if value != 0 => {
            let absolute = source.is_some_and(|source| source.absolute);
            match (inverts(encoding, i), absolute) {
                (true, true) => "no modification, together with the other bit".into(),
                (true, false) => "bitwise not".into(),
                _ => "negated".into(),
            }
        }
        "replicate" if value != 0 => "the one element goes to all channels".into(),
        "swizzle" => swizzle(small, 4),
        "swizzle_xy" => format!("x and y take {}", swizzle(small, 2)),
        "swizzle_zw" => format!("z and w take {}", swizzle(small, 2)),
        "half3" if value != 0 => "HF, 16-bit float".into(),
        _ => return Some(String::new()),
    })
}

/// Whether modifiers invert bits instead of changing numbers. [skl.7:EU Changes by Processor Generation]
fn inverts(encoding: Encoding, i: &Instruction) -> bool {
    let logic = matches!(i.opcode, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Not);
    logic && encoding.is_wide()
}

fn offset(addressing: Addressing) -> String {
    match addressing {
        Addressing::Indirect { offset_bytes, .. } => format!("{offset_bytes:+} bytes from the address"),
        Addressing::Direct => String::new(),
    }
}

/// A count of registers.
pub(crate) fn registers(count: u32) -> String {
    format!("{count} register{}", if count == 1 { "" } else { "s" })
}

fn file(value: u64) -> &'static str {
    match value {
        0 => "architecture register",
        1 => "general register",
        3 => "immediate",
        _ => "reserved",
    }
}

fn register(file: File, number: u8) -> String {
    match file {
        File::Immediate => String::new(),
        _ => {
            let mut out = String::new();
            print::register(file, number, 0, Type::Ub, false, &mut out);
            out
        }
    }
}

fn type_text(type_: Type) -> String {
    let words = match type_ {
        Type::Ud => "unsigned 32-bit integer",
        Type::D => "signed 32-bit integer",
        Type::Uw => "unsigned 16-bit integer",
        Type::W => "signed 16-bit integer",
        Type::Ub => "unsigned 8-bit integer",
        Type::B => "signed 8-bit integer",
        Type::Df => "64-bit float",
        Type::F => "32-bit float",
        Type::Uq => "unsigned 64-bit integer",
        Type::Q => "signed 64-bit integer",
        Type::Hf => "16-bit float",
        Type::V => "eight signed 4-bit integers",
        Type::Uv => "eight unsigned 4-bit integers",
        Type::Vf => "four 8-bit floats",
    };
    format!("{}, {words}", name(&text::TYPES, &type_))
}

/// Channels of a mask by their letters.
pub(crate) fn channels(mask: u8) -> String {
    let letters: String =
        "xyzw".chars().enumerate().filter(|(n, _)| mask >> n & 1 != 0).map(|(_, c)| c).collect();
    if letters.is_empty() { "no channel".into() } else { letters }
}

fn swizzle(value: u8, count: u8) -> String {
    (0..count).map(|n| ['x', 'y', 'z', 'w'][usize::from(value >> (2 * n) & 3)]).collect()
}

fn predicate(i: &Instruction, value: u8, flag: &str) -> String {
    let inverse = if i.predicate_inverse { "not " } else { "" };
    match i.predicate {
        Predicate::None if value == 0 => String::new(),
        Predicate::None => "reserved".into(),
        Predicate::Normal => format!("a channel executes when its bit of {flag} is {inverse}set"),
        other => {
            let control = name(&text::PREDICATES, &other);
            format!("a channel executes by {inverse}`{control}` of {flag}")
        }
    }
}

fn condition(i: &Instruction, value: u8, flag: &str) -> String {
    let test = match i.condition {
        Condition::None if value == 0 => return String::new(),
        Condition::None => return "reserved".into(),
        Condition::Zero => "zero, or equal",
        Condition::NotZero => "not zero, or not equal",
        Condition::Greater => "greater",
        Condition::GreaterOrEqual => "greater or equal",
        Condition::Less => "less",
        Condition::LessOrEqual => "less or equal",
        Condition::Overflow => "overflow",
        Condition::Unordered => "unordered: a NaN",
    };
    if text::condition_writes_flag(i.opcode) {
        format!("{test}; the outcome goes to {flag}")
    } else {
        test.into()
    }
}

/// A shared function by its id.
pub(crate) fn shared_function(id: u8) -> String {
    let long = match id {
        0 => "nobody",
        2 => "the sampler",
        3 => "the message gateway",
        4 => "the data port through the sampler cache",
        5 => "the data port through the render cache",
        6 => "the URB",
        7 => "the thread spawner",
        8 => "video motion estimation",
        9 => "the data port through the constant cache",
        10 => "data port 0",
        11 => "the pixel interpolator",
        12 => "data port 1",
        13 => "the check and refinement engine",
        _ => "a reserved shared function",
    };
    format!("{long} (SFID {id})")
}

/// An immediate as a number of its type.
fn immediate(s: &Source) -> String {
    let raw = s.immediate;
    match s.type_ {
        Type::Ud => (raw as u32).to_string(),
        Type::D => (raw as u32 as i32).to_string(),
        Type::Uw => (raw as u16).to_string(),
        Type::W => (raw as u16 as i16).to_string(),
        Type::Uq => raw.to_string(),
        Type::Q => (raw as i64).to_string(),
        Type::F => f32::from_bits(raw as u32).to_string(),
        Type::Df => f64::from_bits(raw).to_string(),
        Type::Hf => half(raw as u16).to_string(),
        Type::V => vector((0..8).map(|n| i64::from((raw as u32) << (28 - 4 * n)) << 32 >> 60)),
        Type::Uv => vector((0..8).map(|n| (raw >> (4 * n) & 15) as i64)),
        Type::Vf => {
            let elements = (raw as u32).to_le_bytes().map(|byte| print::packed_float(byte).to_string());
            format!("({})", elements.join(", "))
        }
        Type::Ub | Type::B => String::new(),
    }
}

fn vector(elements: impl Iterator<Item = i64>) -> String {
    format!("({})", elements.map(|element| element.to_string()).collect::<Vec<_>>().join(", "))
}

/// A 16-bit float. [skl.7:Numeric Data Types]
fn half(bits: u16) -> f32 {
    let sign = if bits >> 15 != 0 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 0x3ff));
    sign * match exponent {
        0 => fraction * 2f32.powi(-24),
        31 if bits & 0x3ff == 0 => f32::INFINITY,
        31 => f32::NAN,
        _ => (1024.0 + fraction) * 2f32.powi(exponent - 25),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn immediates_are_numbers_of_their_type() {
        let of = |type_, immediate| immediate_of(type_, immediate);
        assert_eq!(of(Type::F, 0x3fc0_0000), "1.5");
        assert_eq!(of(Type::Hf, 0x3e00_3e00), "1.5");
        assert_eq!(of(Type::Hf, 0x8001), "-0.000000059604645");
        assert_eq!(of(Type::V, 0x8000_000f), "(-1, 0, 0, 0, 0, 0, 0, -8)");
        assert_eq!(of(Type::Uv, 0x8000_000f), "(15, 0, 0, 0, 0, 0, 0, 8)");
        assert_eq!(of(Type::W, 0xffff_ffff), "-1");
    }

    fn immediate_of(type_: Type, immediate: u64) -> String {
        super::immediate(&Source { type_, immediate, ..Source::default() })
    }
}
