//! What there is to know of an opcode; the rows come from `hw/isa/opcodes.hw`.
//!
//! Source: [skl.7:Opcode Encoding], [skl.7:Instruction Set Summary Tables], [skl.7:Accumulator Restrictions].

pub(crate) use crate::generated::opcodes::ROWS;

use crate::word::Encoding;
use crate::{Instruction, Opcode};

/// How the rest of the word is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// Opcode only: `nop`, `illegal`.
    Bare,
    /// Destination and one source.
    One,
    /// Destination and two sources.
    Two,
    /// Destination and three sources, Align16, GRF only.
    Three,
    /// `math`: two sources, function in place of the conditional modifier.
    Math,
    /// `wait`: the notification register is destination and source.
    Wait,
    /// `send`, `sendc`.
    Send,
    /// `sends`, `sendsc`.
    SplitSend,
    /// JIP only.
    Jip,
    /// JIP and UIP.
    JipUip,
    /// Destination and JIP, or a register in its place: `jmpi`, `brd`, `call`, `calla`.
    JipOrRegister,
    /// JIP and UIP, or a register pair in their place: `brc`.
    JipUipOrRegister,
}

impl Opcode {
    /// Whether the instruction is a branch; those cannot use accumulators. [skl.7:Accumulator Restrictions]
    pub const fn is_flow(self) -> bool {
        use Opcode as O;
        matches!(
            self,
            O::Jmpi
                | O::Brd
                | O::If
                | O::Brc
                | O::Else
                | O::Endif
                | O::While
                | O::Break
                | O::Cont
                | O::Halt
                | O::Calla
                | O::Call
                | O::Ret
                | O::Goto
                | O::Join
        )
    }

    /// Whether the instruction is a message.
    pub const fn is_message(self) -> bool {
        matches!(self, Opcode::Send | Opcode::Sendc | Opcode::Sends | Opcode::Sendsc)
    }
}

/// Which source modifiers an instruction allows. [skl.7:Instruction Set Summary Tables]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Modifier {
    None,
    /// Absolute value and negation.
    Numeric,
    /// Bitwise not.
    Logic,
}

/// Which conditional modifiers an instruction allows. [skl.7:Instruction Set Summary Tables]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    None,
    /// Only zero and not zero.
    Equality,
    Any,
}

/// Rules for accumulators. [skl.7:Accumulator Restrictions]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Accumulator {
    /// No access at all, implicit or explicit.
    Never,
    /// No source may be one.
    SourceNever,
    /// A source that is one has no modifier.
    SourceUnmodified,
    /// It is an implicit source, so no explicit one.
    SourceImplicit,
    /// Integer sources may not be one.
    SourceFloatOnly,
    /// It cannot be the destination, implicit or explicit.
    DestinationNever,
    /// AccWrEn is required, so no explicit destination.
    DestinationImplicit,
    /// No explicit operand may be one.
    ExplicitNever,
    /// Source or destination, but not both.
    OneOperand,
}

/// Sets of operand types, one bit a type.
#[allow(missing_docs)]
pub(crate) mod types {
    use crate::Type;
    pub const fn of(type_: Type) -> u16 {
        1 << type_ as u16
    }
    pub const UD: u16 = of(Type::Ud);
    pub const D: u16 = of(Type::D);
    pub const UW: u16 = of(Type::Uw);
    pub const W: u16 = of(Type::W);
    pub const UB: u16 = of(Type::Ub);
    pub const B: u16 = of(Type::B);
    pub const F: u16 = of(Type::F);
    /// No operand.
    pub const NONE: u16 = 0;
    /// Any integer type.
    pub const INTEGER: u16 = UD | D | UW | W | UB | B | of(Type::Uq) | of(Type::Q);
    /// Only the instruction's own page lists them.
    pub const ALL: u16 = u16::MAX;
}

/// One opcode.
#[derive(Debug)]
pub(crate) struct Row {
    /// Bits 6:0 of the word.
    pub bits: u8,
    pub opcode: Opcode,
    pub mnemonic: &'static str,
    /// Full name.
    pub title: &'static str,
    /// Where the row comes from.
    pub cite: &'static str,
    pub form: Form,
    /// Whether Gen7, Gen8 and Gen9 encodings have it.
    pub encodings: [bool; 3],
    /// Whether predication is allowed.
    pub predicate: bool,
    pub modifier: Modifier,
    pub saturate: bool,
    pub condition: Condition,
    /// Sets of [`types`].
    pub source_types: u16,
    pub destination_types: u16,
    pub accumulator: &'static [Accumulator],
}

/// [`ROWS`] by opcode number, `u8::MAX` where there is none.
const fn index(encoding: Encoding) -> [u8; 128] {
    let mut table = [u8::MAX; 128];
    let mut i = 0;
    while i < ROWS.len() {
        if ROWS[i].encodings[encoding.column()] {
            table[ROWS[i].bits as usize] = i as u8;
        }
        i += 1;
    }
    table
}

static BY_NUMBER: [[u8; 128]; 3] = [index(Encoding::Gen7), index(Encoding::Gen8), index(Encoding::Gen9)];

/// The row of a 7-bit opcode number.
pub(crate) fn by_number(encoding: Encoding, bits: u8) -> Option<&'static Row> {
    ROWS.get(usize::from(BY_NUMBER[encoding.column()][usize::from(bits & 0x7f)]))
}

/// The row of an instruction: by its opcode number when that fits, else by its opcode.
pub(crate) fn of(encoding: Encoding, instruction: &Instruction) -> Option<&'static Row> {
    match by_number(encoding, instruction.opcode_bits) {
        Some(row) if row.opcode == instruction.opcode => Some(row),
        _ => by_opcode(encoding, instruction.opcode),
    }
}

/// The row of an opcode, if the encoding has it.
pub(crate) fn by_opcode(encoding: Encoding, opcode: Opcode) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.opcode == opcode && row.encodings[encoding.column()])
}

/// The row of a mnemonic, if the encoding has it.
pub(crate) fn by_mnemonic(encoding: Encoding, mnemonic: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.mnemonic == mnemonic && row.encodings[encoding.column()])
}
