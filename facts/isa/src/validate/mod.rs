//! Rules: what the manuals forbid although it can be encoded.
//!
//! Every rule is a row of `hw/isa/rules.hw` with a name, a citation and the platforms where it holds, and a predicate
//! of the same name in one of the modules here. A violation is an *Undefined* of the guest: hardware has no defined
//! result for it.
//!
//! Three ways to ask, each of which gives every violation, not the first one:
//!
//! * [`check_instruction`]: one instruction, for tools that have it as a value; allocates only when a rule is broken;
//! * [`check_kernel`]: the rules over several decoded instructions, for tools that have the whole kernel;
//! * [`check_code`]: both, from the bytes of a kernel, words without meaning included; what `halogen isa check` shows.
//!
//! ```
//! let skl = hw::platform("skl").unwrap();
//! let add = isa::parse(skl, "add(8) g4<1>F g2<8,8,1>F g3<8,8,1>D { align1 1Q };").unwrap();
//! let broken = isa::validate::check_instruction(skl, &add);
//! assert_eq!(broken[0].rule.name, "integer-and-float");
//! println!("{} {}", broken[0], broken[0].rule.cite);
//! ```
//!
//! Deliberately absent: rules that need run-time values (addresses in a0, modes in cr0) or what a kernel is for
//! (g0 to g4 are not for messages when its context is saved in mid-thread), rules of messages (`hw::message`), and advice
//! on performance.

pub(crate) mod accumulator;
mod context;
pub(crate) mod control;
pub(crate) mod kernel;
pub(crate) mod macros;
pub(crate) mod message;
pub(crate) mod mixed;
pub(crate) mod operand;
pub(crate) mod region;
pub(crate) mod three;
pub(crate) mod types;
pub(crate) mod word;

pub(crate) use context::Context;

use crate::generated::rules::{RULES, decode as broken};
use crate::{DecodeError, Instruction, Operand, Type};
use hw::Platform;
use kernel::Kernel;
use std::fmt;

/// One rule.
pub struct Rule {
    /// Short name, stable, for filters and expectations.
    pub name: &'static str,
    /// What must hold.
    pub title: &'static str,
    /// Where that stands.
    pub cite: &'static str,
    /// Short names of the platforms where it holds.
    pub platforms: &'static [&'static str],
    /// The same, a bit for each of `hw::platforms::ALL`.
    pub(crate) mask: u8,
    pub(crate) predicate: Predicate,
}

/// How a rule is checked.
pub(crate) enum Predicate {
    /// By the decoder.
    Decode,
    /// On one instruction.
    Instruction(fn(&Context, &mut Found)),
    /// On all instructions of a kernel.
    Kernel(fn(&Kernel, &mut Found)),
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rule({})", self.name)
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.name == other.name
    }
}

impl Eq for Rule {}

/// All rules, in the order of the description.
pub fn rules() -> &'static [Rule] {
    RULES
}

/// A value in the message of a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    None,
    Number(i64),
    Type(Type),
}

impl From<Type> for Value {
    fn from(value: Type) -> Value {
        Value::Type(value)
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Value {
            fn from(value: $kind) -> Value {
                Value::Number(i64::from(value))
            }
        })*
    };
}
numbers!(u8 u32 i32 i64);

/// A rule that an instruction breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The rule.
    pub rule: &'static Rule,
    /// The operand that breaks it, if one does.
    pub operand: Option<Operand>,
    /// What is there instead, with `{}` for each of `values`.
    text: &'static str,
    values: [Value; 4],
}

impl Violation {
    /// What is there instead of what the rule wants, with the values of this instruction.
    pub fn message(&self) -> String {
        let mut out = String::new();
        let mut parts = self.text.split("{}");
        out.push_str(parts.next().unwrap_or_default());
        for (part, value) in parts.zip(self.values) {
            match value {
                Value::None => {}
                Value::Number(number) => out += &number.to_string(),
                Value::Type(type_) => out += crate::text::name(&crate::text::TYPES, &type_),
            }
            out.push_str(part);
        }
        out
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule.name)?;
        if let Some(operand) = self.operand {
            write!(f, "{operand}: ")?;
        }
        write!(f, "{} ({})", self.message(), self.rule.title)
    }
}

/// The violations of one instruction, in the order of [`rules`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Violations(Vec<Violation>);

impl std::ops::Deref for Violations {
    type Target = [Violation];

    fn deref(&self) -> &[Violation] {
        &self.0
    }
}

impl IntoIterator for Violations {
    type Item = Violation;
    type IntoIter = std::vec::IntoIter<Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// An instruction and where it stands in its kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Offset of its first byte.
    pub offset_bytes: usize,
    /// The instruction.
    pub instruction: Instruction,
}

/// A violation and where the instruction stands that breaks the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Offset of the instruction in the code.
    pub offset_bytes: usize,
    /// The violation.
    pub violation: Violation,
}

/// Where predicates leave what they find.
pub(crate) struct Found {
    rule: &'static Rule,
    list: Vec<Finding>,
}

impl Found {
    fn new() -> Found {
        Found { rule: &RULES[0], list: Vec::new() }
    }

    pub(crate) fn push(
        &mut self,
        offset_bytes: usize,
        operand: Option<Operand>,
        text: &'static str,
        given: &[Value],
    ) {
        let mut values = [Value::None; 4];
        for (place, value) in values.iter_mut().zip(given) {
            *place = *value;
        }
        let violation = Violation { rule: self.rule, operand, text, values };
        self.list.push(Finding { offset_bytes, violation });
    }
}

/// `say!(found, operand, "{} instead of {}", a, b)`: the instruction breaks the rule.
macro_rules! say {
    ($found:expr, $operand:expr, $text:literal $(, $value:expr)* $(,)?) => {
        $found.push(0, $operand.into(), $text, &[$(crate::validate::Value::from($value)),*])
    };
}
pub(crate) use say;

/// The bit of a platform in [`Rule::mask`]. A platform without a row has every rule.
fn bit(platform: &Platform) -> u8 {
    let place = hw::platforms::ALL.iter().position(|row| row.name == platform.name);
    place.map_or(u8::MAX, |n| 1 << n)
}

/// Every rule over one instruction that it breaks, in the order of [`rules`].
pub fn check_instruction(platform: &Platform, instruction: &Instruction) -> Violations {
    let mut found = Found::new();
    instruction_rules(platform, bit(platform), instruction, &mut found);
    Violations(found.list.into_iter().map(|finding| finding.violation).collect())
}

fn instruction_rules(platform: &Platform, bit: u8, instruction: &Instruction, found: &mut Found) {
    let Some(context) = Context::new(platform, instruction) else {
        found.rule = &RULES[broken::RESERVED_OPCODE];
        found.push(0, None, "the platform has no such instruction", &[]);
        return;
    };
    for rule in RULES {
        if let Predicate::Instruction(predicate) = rule.predicate
            && rule.mask & bit != 0
        {
            found.rule = rule;
            predicate(&context, found);
        }
    }
}

/// Every rule over several instructions that a kernel breaks, in the order of [`rules`].
///
/// `code` has all instructions of the kernel in the order of their offsets.
pub fn check_kernel(platform: &Platform, code: &[Placed]) -> Vec<Finding> {
    let mut found = Found::new();
    kernel_rules(platform, code, &mut found);
    found.list
}

fn kernel_rules(platform: &Platform, code: &[Placed], found: &mut Found) {
    let kernel = Kernel::new(platform, code);
    let bit = bit(platform);
    for rule in RULES {
        if let Predicate::Kernel(predicate) = rule.predicate
            && rule.mask & bit != 0
        {
            found.rule = rule;
            predicate(&kernel, found);
        }
    }
}

/// Every rule that the code of one kernel breaks, in the order of offsets, then of [`rules`].
///
/// Zeros after the last instruction are padding.
pub fn check_code(platform: &Platform, code: &[u8]) -> Vec<Finding> {
    let bit = bit(platform);
    let mut found = Found::new();
    let mut steps = Vec::with_capacity(code.len() / 12);
    let used = code.len() - code.iter().rev().take_while(|byte| **byte == 0).count();
    // The last word may end in zeros of its own.
    let end = used.next_multiple_of(8).min(code.len());
    let mut offset = 0;
    while offset < end {
        let rest = code.get(offset..).unwrap_or_default();
        match crate::decode(platform, rest) {
            Ok(instruction) => {
                let from = found.list.len();
                instruction_rules(platform, bit, &instruction, &mut found);
                found.list[from..].iter_mut().for_each(|finding| finding.offset_bytes = offset);
                steps.push(Placed { offset_bytes: offset, instruction });
                offset += usize::from(instruction.length_bytes);
            }
            Err(error) => {
                undecodable(offset, &error, &mut found);
                offset += crate::listing::raw_length(rest);
            }
        }
    }
    kernel_rules(platform, &steps, &mut found);
    found.list.sort_by_key(|finding| finding.offset_bytes);
    found.list
}

fn undecodable(offset: usize, error: &DecodeError, found: &mut Found) {
    let (rule, operand, text, value) = match *error {
        DecodeError::Truncated { needed_bytes } => {
            (broken::TRUNCATED, None, "the instruction has {} bytes", Value::from(needed_bytes))
        }
        DecodeError::Opcode { bits } => {
            (broken::RESERVED_OPCODE, None, "opcode number {}", Value::from(bits))
        }
        DecodeError::ExecutionSize => {
            (broken::RESERVED_EXECUTION_SIZE, None, "the code is reserved", Value::None)
        }
        DecodeError::RegisterFile { operand } => {
            (broken::RESERVED_FILE, Some(operand), "the code is reserved", Value::None)
        }
        DecodeError::Type { operand, code } => {
            (broken::RESERVED_TYPE, Some(operand), "type code {}", Value::from(code))
        }
        DecodeError::Region { operand } => {
            (broken::RESERVED_REGION, Some(operand), "the code is reserved", Value::None)
        }
    };
    found.rule = &RULES[rule];
    found.push(offset, operand, text, &[value]);
}
