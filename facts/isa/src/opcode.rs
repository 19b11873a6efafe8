//! Opcodes: number, mnemonic, form of the instruction word, encodings that have them.
//!
//! Source: [skl.7:Opcode Encoding], [skl.7:Instruction Set Summary Tables], [byt.2.2:Opcode Encoding],
//! [mesa:brw_eu opcode_descs] for the numbers that these leave out.

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

/// One opcode.
#[derive(Debug)]
pub(crate) struct Row {
    /// Bits 6:0 of the word.
    pub bits: u8,
    pub opcode: Opcode,
    pub mnemonic: &'static str,
    pub form: Form,
    /// Whether Gen7, Gen8 and Gen9 encodings have it.
    pub encodings: [bool; 3],
}

const ALL: [bool; 3] = [true, true, true];
const GEN7: [bool; 3] = [true, false, false];
const GEN8: [bool; 3] = [false, true, true];
const GEN9: [bool; 3] = [false, false, true];

const fn row(bits: u8, opcode: Opcode, mnemonic: &'static str, form: Form, encodings: [bool; 3]) -> Row {
    Row { bits, opcode, mnemonic, form, encodings }
}

/// All opcodes in numeric order.
pub(crate) static ROWS: &[Row] = &[
    row(0x00, Opcode::Illegal, "illegal", Form::Bare, ALL),
    row(0x01, Opcode::Mov, "mov", Form::One, ALL),
    row(0x02, Opcode::Sel, "sel", Form::Two, ALL),
    row(0x03, Opcode::Movi, "movi", Form::One, ALL),
    row(0x04, Opcode::Not, "not", Form::One, ALL),
    row(0x05, Opcode::And, "and", Form::Two, ALL),
    row(0x06, Opcode::Or, "or", Form::Two, ALL),
    row(0x07, Opcode::Xor, "xor", Form::Two, ALL),
    row(0x08, Opcode::Shr, "shr", Form::Two, ALL),
    row(0x09, Opcode::Shl, "shl", Form::Two, ALL),
    row(0x0a, Opcode::Smov, "smov", Form::Two, GEN8),
    row(0x0c, Opcode::Asr, "asr", Form::Two, ALL),
    row(0x10, Opcode::Cmp, "cmp", Form::Two, ALL),
    row(0x11, Opcode::Cmpn, "cmpn", Form::Two, ALL),
    row(0x12, Opcode::Csel, "csel", Form::Three, GEN8),
    row(0x13, Opcode::F32to16, "f32to16", Form::One, GEN7),
    row(0x14, Opcode::F16to32, "f16to32", Form::One, GEN7),
    row(0x17, Opcode::Bfrev, "bfrev", Form::One, ALL),
    row(0x18, Opcode::Bfe, "bfe", Form::Three, ALL),
    row(0x19, Opcode::Bfi1, "bfi1", Form::Two, ALL),
    row(0x1a, Opcode::Bfi2, "bfi2", Form::Three, ALL),
    row(0x20, Opcode::Jmpi, "jmpi", Form::JipOrRegister, ALL),
    row(0x21, Opcode::Brd, "brd", Form::JipOrRegister, ALL),
    row(0x22, Opcode::If, "if", Form::JipUip, ALL),
    row(0x23, Opcode::Brc, "brc", Form::JipUipOrRegister, ALL),
    row(0x24, Opcode::Else, "else", Form::Jip, GEN7),
    row(0x24, Opcode::Else, "else", Form::JipUip, GEN8),
    row(0x25, Opcode::Endif, "endif", Form::Jip, ALL),
    row(0x27, Opcode::While, "while", Form::Jip, ALL),
    row(0x28, Opcode::Break, "break", Form::JipUip, ALL),
    row(0x29, Opcode::Cont, "cont", Form::JipUip, ALL),
    row(0x2a, Opcode::Halt, "halt", Form::JipUip, ALL),
    row(0x2b, Opcode::Calla, "calla", Form::JipOrRegister, GEN8),
    row(0x2c, Opcode::Call, "call", Form::JipOrRegister, ALL),
    row(0x2d, Opcode::Ret, "ret", Form::One, ALL),
    row(0x2e, Opcode::Goto, "goto", Form::JipUip, GEN8),
    row(0x2f, Opcode::Join, "join", Form::Jip, GEN8),
    row(0x30, Opcode::Wait, "wait", Form::Wait, ALL),
    row(0x31, Opcode::Send, "send", Form::Send, ALL),
    row(0x32, Opcode::Sendc, "sendc", Form::Send, ALL),
    row(0x33, Opcode::Sends, "sends", Form::SplitSend, GEN9),
    row(0x34, Opcode::Sendsc, "sendsc", Form::SplitSend, GEN9),
    row(0x38, Opcode::Math, "math", Form::Math, ALL),
    row(0x40, Opcode::Add, "add", Form::Two, ALL),
    row(0x41, Opcode::Mul, "mul", Form::Two, ALL),
    row(0x42, Opcode::Avg, "avg", Form::Two, ALL),
    row(0x43, Opcode::Frc, "frc", Form::One, ALL),
    row(0x44, Opcode::Rndu, "rndu", Form::One, ALL),
    row(0x45, Opcode::Rndd, "rndd", Form::One, ALL),
    row(0x46, Opcode::Rnde, "rnde", Form::One, ALL),
    row(0x47, Opcode::Rndz, "rndz", Form::One, ALL),
    row(0x48, Opcode::Mac, "mac", Form::Two, ALL),
    row(0x49, Opcode::Mach, "mach", Form::Two, ALL),
    row(0x4a, Opcode::Lzd, "lzd", Form::One, ALL),
    row(0x4b, Opcode::Fbh, "fbh", Form::One, ALL),
    row(0x4c, Opcode::Fbl, "fbl", Form::One, ALL),
    row(0x4d, Opcode::Cbit, "cbit", Form::One, ALL),
    row(0x4e, Opcode::Addc, "addc", Form::Two, ALL),
    row(0x4f, Opcode::Subb, "subb", Form::Two, ALL),
    row(0x50, Opcode::Sad2, "sad2", Form::Two, ALL),
    row(0x51, Opcode::Sada2, "sada2", Form::Two, ALL),
    row(0x54, Opcode::Dp4, "dp4", Form::Two, ALL),
    row(0x55, Opcode::Dph, "dph", Form::Two, ALL),
    row(0x56, Opcode::Dp3, "dp3", Form::Two, ALL),
    row(0x57, Opcode::Dp2, "dp2", Form::Two, ALL),
    row(0x59, Opcode::Line, "line", Form::Two, ALL),
    row(0x5a, Opcode::Pln, "pln", Form::Two, ALL),
    row(0x5b, Opcode::Mad, "mad", Form::Three, ALL),
    row(0x5c, Opcode::Lrp, "lrp", Form::Three, ALL),
    row(0x5d, Opcode::Madm, "madm", Form::Three, GEN8),
    row(0x7e, Opcode::Nop, "nop", Form::Bare, ALL),
];

/// Index of an encoding in [`Row::encodings`].
const fn column(encoding: Encoding) -> usize {
    match encoding {
        Encoding::Gen7 => 0,
        Encoding::Gen8 => 1,
        Encoding::Gen9 => 2,
    }
}

/// [`ROWS`] by opcode number, `u8::MAX` where there is none.
const fn index(encoding: Encoding) -> [u8; 128] {
    let mut table = [u8::MAX; 128];
    let mut i = 0;
    while i < ROWS.len() {
        if ROWS[i].encodings[column(encoding)] {
            table[ROWS[i].bits as usize] = i as u8;
        }
        i += 1;
    }
    table
}

static BY_NUMBER: [[u8; 128]; 3] = [index(Encoding::Gen7), index(Encoding::Gen8), index(Encoding::Gen9)];

/// The row of a 7-bit opcode number.
pub(crate) fn by_number(encoding: Encoding, bits: u8) -> Option<&'static Row> {
    ROWS.get(usize::from(BY_NUMBER[column(encoding)][usize::from(bits & 0x7f)]))
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
    ROWS.iter().find(|row| row.opcode == opcode && row.encodings[column(encoding)])
}

/// The row of a mnemonic, if the encoding has it.
pub(crate) fn by_mnemonic(encoding: Encoding, mnemonic: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.mnemonic == mnemonic && row.encodings[column(encoding)])
}
