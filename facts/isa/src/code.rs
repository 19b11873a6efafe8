//! Numeric codes of types, conditions, predicates, strides and functions.
//!
//! Source: [skl.7:Instruction Fields], [skl.7:math - Extended Math Function], [bdw.2d:EU_INSTRUCTION_BASIC_THREE_SRC],
//! [mesa:compiler brw_reg_type] for the type codes, which the manuals at hand describe but do not list.

use crate::word::Encoding;
use crate::{Condition, MathFunction, Predicate, Type};

/// Register type codes; Gen7 has the first eight.
static REGISTER_TYPES: [Type; 11] =
    [Type::Ud, Type::D, Type::Uw, Type::W, Type::Ub, Type::B, Type::Df, Type::F, Type::Uq, Type::Q, Type::Hf];

/// Immediate type codes; Gen7 has the first eight.
static IMMEDIATE_TYPES: [Type; 12] = [
    Type::Ud,
    Type::D,
    Type::Uw,
    Type::W,
    Type::Uv,
    Type::Vf,
    Type::V,
    Type::F,
    Type::Uq,
    Type::Q,
    Type::Df,
    Type::Hf,
];

/// Type codes of three-source instructions; Gen7 has the first four.
static THREE_SOURCE_TYPES: [Type; 5] = [Type::F, Type::D, Type::Ud, Type::Df, Type::Hf];

/// Math functions by code. [skl.7:math - Extended Math Function], 0xb from [mesa:compiler brw_eu_defines].
static MATH: [MathFunction; 16] = [
    MathFunction::Reserved,
    MathFunction::Inv,
    MathFunction::Log,
    MathFunction::Exp,
    MathFunction::Sqrt,
    MathFunction::Rsq,
    MathFunction::Sin,
    MathFunction::Cos,
    MathFunction::Reserved,
    MathFunction::Fdiv,
    MathFunction::Pow,
    MathFunction::IntDivQuotientRemainder,
    MathFunction::IntDivQuotient,
    MathFunction::IntDivRemainder,
    MathFunction::Invm,
    MathFunction::Rsqrtm,
];

/// Conditional modifiers by code; 7 and 10 to 15 are reserved.
static CONDITIONS: [Option<Condition>; 10] = [
    Some(Condition::None),
    Some(Condition::Zero),
    Some(Condition::NotZero),
    Some(Condition::Greater),
    Some(Condition::GreaterOrEqual),
    Some(Condition::Less),
    Some(Condition::LessOrEqual),
    None,
    Some(Condition::Overflow),
    Some(Condition::Unordered),
];

static PREDICATES_ALIGN1: [Predicate; 14] = [
    Predicate::None,
    Predicate::Normal,
    Predicate::AnyV,
    Predicate::AllV,
    Predicate::Any2H,
    Predicate::All2H,
    Predicate::Any4H,
    Predicate::All4H,
    Predicate::Any8H,
    Predicate::All8H,
    Predicate::Any16H,
    Predicate::All16H,
    Predicate::Any32H,
    Predicate::All32H,
];

static PREDICATES_ALIGN16: [Predicate; 8] = [
    Predicate::None,
    Predicate::Normal,
    Predicate::ReplicateX,
    Predicate::ReplicateY,
    Predicate::ReplicateZ,
    Predicate::ReplicateW,
    Predicate::Any4,
    Predicate::All4,
];

fn find<T: PartialEq>(table: &[T], value: &T) -> Option<u64> {
    table.iter().position(|entry| entry == value).map(|at| at as u64)
}

fn types(table: &'static [Type], encoding: Encoding, narrow: usize) -> &'static [Type] {
    if encoding.is_wide() { table } else { &table[..narrow] }
}

pub(crate) fn register_type(encoding: Encoding, code: u8) -> Option<Type> {
    types(&REGISTER_TYPES, encoding, 8).get(usize::from(code)).copied()
}

pub(crate) fn register_type_code(encoding: Encoding, type_: Type) -> Option<u64> {
    find(types(&REGISTER_TYPES, encoding, 8), &type_)
}

pub(crate) fn immediate_type(encoding: Encoding, code: u8) -> Option<Type> {
    types(&IMMEDIATE_TYPES, encoding, 8).get(usize::from(code)).copied()
}

pub(crate) fn immediate_type_code(encoding: Encoding, type_: Type) -> Option<u64> {
    find(types(&IMMEDIATE_TYPES, encoding, 8), &type_)
}

pub(crate) fn three_source_type(encoding: Encoding, code: u8) -> Option<Type> {
    types(&THREE_SOURCE_TYPES, encoding, 4).get(usize::from(code)).copied()
}

pub(crate) fn three_source_type_code(encoding: Encoding, type_: Type) -> Option<u64> {
    find(types(&THREE_SOURCE_TYPES, encoding, 4), &type_)
}

pub(crate) fn math(code: u8) -> MathFunction {
    MATH[usize::from(code & 15)]
}

pub(crate) fn math_code(function: MathFunction) -> u64 {
    find(&MATH, &function).unwrap_or(0)
}

/// Reserved codes read as no modification; their bits stay in the unclaimed part of the instruction.
pub(crate) fn condition(code: u8) -> Condition {
    CONDITIONS.get(usize::from(code)).copied().flatten().unwrap_or_default()
}

pub(crate) fn condition_code(condition: Condition) -> u64 {
    find(&CONDITIONS, &Some(condition)).unwrap_or(0)
}

/// Reserved codes read as no predication; their bits stay in the unclaimed part of the instruction.
pub(crate) fn predicate(align16: bool, code: u8) -> Predicate {
    let table: &[Predicate] = if align16 { &PREDICATES_ALIGN16 } else { &PREDICATES_ALIGN1 };
    table.get(usize::from(code)).copied().unwrap_or_default()
}

pub(crate) fn predicate_code(align16: bool, predicate: Predicate) -> Option<u64> {
    let table: &[Predicate] = if align16 { &PREDICATES_ALIGN16 } else { &PREDICATES_ALIGN1 };
    find(table, &predicate)
}

/// Horizontal stride in elements from its 2-bit code.
pub(crate) fn horizontal(code: u8) -> u8 {
    [0, 1, 2, 4][usize::from(code & 3)]
}

pub(crate) fn horizontal_code(stride: u8) -> Option<u64> {
    find(&[0, 1, 2, 4], &stride)
}

/// Row width in elements from its 3-bit code.
pub(crate) fn width(code: u8) -> Option<u8> {
    (code <= 4).then(|| 1 << code)
}

pub(crate) fn width_code(width: u8) -> Option<u64> {
    find(&[1, 2, 4, 8, 16], &width)
}

/// Vertical stride in elements from its 4-bit code.
pub(crate) fn vertical(code: u8) -> Option<u8> {
    match code {
        0 => Some(0),
        1..=6 => Some(1 << (code - 1)),
        15 => Some(crate::Source::VERTICAL_ONE_DIMENSIONAL),
        _ => None,
    }
}

pub(crate) fn vertical_code(stride: u8) -> Option<u64> {
    if stride == crate::Source::VERTICAL_ONE_DIMENSIONAL {
        return Some(15);
    }
    find(&[0, 1, 2, 4, 8, 16, 32], &stride)
}
