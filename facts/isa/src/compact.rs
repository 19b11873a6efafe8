//! The 64-bit compact form: expansion to the native word and back.
//!
//! Source: [skl.7:EU Compact Instructions], [bdw.2d:EU_INSTRUCTION_COMPACT_TWO_SRC],
//! [bdw.2d:EU_INSTRUCTION_COMPACT_THREE_SRC]; tables in `hw/isa/compaction.hw`.

use crate::generated::compaction as tables;
use crate::opcode::{self, Form};
use crate::word::{Bits, Encoding, Word, at, b};

/// One table that expands an index to native bits.
#[derive(Debug)]
pub(crate) struct Table {
    /// Native bits, those of the highest value bits first.
    pub expands: &'static [Bits],
    /// Values by index.
    pub rows: &'static [u64],
}

impl Table {
    /// Writes the native bits of row `index`, `up` bits higher than the table says.
    fn expand(&self, word: &mut Word, index: u64, up: u8) {
        let mut value = self.rows.get(index as usize).copied().unwrap_or(0);
        for bits in self.expands.iter().rev() {
            word.set(bits.up(up), value);
            value >>= bits.width();
        }
    }

    /// The index whose row equals the native bits, ignoring value bits outside `care`.
    fn find(&self, word: Word, up: u8, care: u64) -> Option<u64> {
        let mut value = 0;
        for bits in self.expands {
            value = (value << bits.width()) | word.get(bits.up(up));
        }
        // The row that has nothing else is the one that drivers choose; any row does.
        let plain = self.rows.iter().position(|row| *row == value & care);
        let any = || self.rows.iter().position(|row| row & care == value & care);
        plain.or_else(any).map(|index| index as u64)
    }
}

/// A table of up to 32 rows with its rows as native bits.
struct Expanded {
    words: [u128; 32],
    /// Rows that [`Table::find`] chooses for their own bits.
    chosen: u32,
    /// The same where only the lowest ten bits of values count.
    chosen_low: u32,
}

const fn expanded(table: &Table) -> Expanded {
    let mut out = Expanded { words: [0; 32], chosen: 0, chosen_low: 0 };
    let mut index = 0;
    while index < table.rows.len() && index < 32 {
        let row = table.rows[index];
        let mut value = row as u128;
        let mut part = table.expands.len();
        while part > 0 {
            part -= 1;
            let bits = table.expands[part];
            out.words[index] |= (value & bits.mask()) << bits.low;
            value >>= bits.width();
        }
        let mut is_first = true;
        let mut before = 0;
        while before < index {
            is_first &= table.rows[before] != row;
            before += 1;
        }
        out.chosen |= (is_first as u32) << index;
        out.chosen_low |= ((is_first && row <= 0x3ff) as u32) << index;
        index += 1;
    }
    out
}

/// Tables of one- and two-source instructions.
struct Ready {
    control: Expanded,
    datatype: Expanded,
    subregister: Expanded,
}

static SOURCE: Expanded = expanded(&tables::SOURCE);
static READY_GEN7: Ready = Ready {
    control: expanded(&tables::CONTROL_GEN7),
    datatype: expanded(&tables::DATATYPE_GEN7),
    subregister: expanded(&tables::SUBREGISTER_GEN7),
};
static READY: Ready = Ready {
    control: expanded(&tables::CONTROL),
    datatype: expanded(&tables::DATATYPE),
    subregister: expanded(&tables::SUBREGISTER),
};

fn ready(encoding: Encoding) -> &'static Ready {
    if encoding.is_wide() { &READY } else { &READY_GEN7 }
}

/// The difference between a compact word and the one that [`compact`] makes of `word`, its native form.
pub(crate) fn unclaimed(encoding: Encoding, first: u64, word: Word) -> u64 {
    if is_chosen(encoding, first, word) {
        return 0;
    }
    first ^ compact(encoding, word).unwrap_or(0)
}

/// Whether [`compact`] surely gives `first` back. Saying no is always safe.
fn is_chosen(encoding: Encoding, first: u64, word: Word) -> bool {
    const NOBODYS: Bits = b(28, 28);
    let source = Word(u128::from(first));
    if source.bit(NOBODYS) || has_three_sources(encoding, source.get8(two::OPCODE)) {
        return false;
    }
    let ready = ready(encoding);
    let has = |set: u32, field: Bits| set >> source.get(field) & 1 != 0;
    let immediate = has_immediate(encoding, word);
    has(ready.control.chosen, two::CONTROL)
        && has(ready.datatype.chosen, two::DATATYPE)
        && has(SOURCE.chosen, two::SRC0)
        && if immediate {
            has(ready.subregister.chosen_low, two::SUBREGISTER)
        } else {
            has(ready.subregister.chosen, two::SUBREGISTER) && has(SOURCE.chosen, two::SRC1)
        }
}

/// Fields of the compact form for one and two sources.
mod two {
    use super::{Bits, b};
    pub const OPCODE: Bits = b(6, 0);
    pub const DEBUG: Bits = b(7, 7);
    pub const CONTROL: Bits = b(12, 8);
    pub const DATATYPE: Bits = b(17, 13);
    pub const SUBREGISTER: Bits = b(22, 18);
    pub const ACCUMULATOR_WRITE: Bits = b(23, 23);
    pub const CONDITION: Bits = b(27, 24);
    pub const COMPACT: Bits = b(29, 29);
    pub const SRC0: Bits = b(34, 30);
    pub const SRC1: Bits = b(39, 35);
    pub const DST_REGISTER: Bits = b(47, 40);
    pub const SRC0_REGISTER: Bits = b(55, 48);
    pub const SRC1_REGISTER: Bits = b(63, 56);
}

/// Fields of the compact form for three sources that are not looked up: compact place, native place.
const THREE: [(Bits, Bits); 12] = [
    (b(6, 0), b(6, 0)),
    (b(18, 12), b(62, 56)),
    (b(28, 28), b(64, 64)),
    (b(30, 30), b(30, 30)),
    (b(31, 31), b(31, 31)),
    (b(32, 32), b(85, 85)),
    (b(33, 33), b(106, 106)),
    (b(36, 34), b(75, 73)),
    (b(39, 37), b(96, 94)),
    (b(42, 40), b(117, 115)),
    (b(49, 43), b(82, 76)),
    (b(56, 50), b(103, 97)),
];
const THREE_SRC2_REGISTER: (Bits, Bits) = (b(63, 57), b(124, 118));
const THREE_CONTROL: Bits = b(9, 8);
const THREE_SOURCE: Bits = b(11, 10);

/// Native bits that only Gen9 has in three-source instructions; the shared tables have zeros for them.
const GEN9_THREE_ONLY: [Bits; 5] = [b(126, 126), b(105, 105), b(84, 84), b(36, 36), b(35, 35)];

struct Tables {
    control: &'static Table,
    datatype: &'static Table,
    subregister: &'static Table,
}

fn of(encoding: Encoding) -> Tables {
    if encoding.is_wide() {
        Tables { control: &tables::CONTROL, datatype: &tables::DATATYPE, subregister: &tables::SUBREGISTER }
    } else {
        Tables {
            control: &tables::CONTROL_GEN7,
            datatype: &tables::DATATYPE_GEN7,
            subregister: &tables::SUBREGISTER_GEN7,
        }
    }
}

/// Whether the first doubleword of an instruction says that it is compact.
pub(crate) fn is_compact(dword: u32) -> bool {
    dword & (1 << 29) != 0
}

fn has_three_sources(encoding: Encoding, opcode: u8) -> bool {
    encoding.is_wide() && opcode::by_number(encoding, opcode).is_some_and(|row| row.form == Form::Three)
}

fn has_immediate(encoding: Encoding, word: Word) -> bool {
    let layout = encoding.layout();
    [layout.src0_file, layout.src1_file].iter().any(|file| word.get(*file) == 3)
}

/// The native word of a compact instruction. Every compact word has one.
pub(crate) fn expand(encoding: Encoding, compact: u64) -> Word {
    let source = Word(u128::from(compact));
    let mut word = Word::default();
    if has_three_sources(encoding, source.get8(two::OPCODE)) {
        for (from, to) in THREE.into_iter().chain([THREE_SRC2_REGISTER]) {
            word.set(to, source.get(from));
        }
        tables::CONTROL_THREE.expand(&mut word, source.get(THREE_CONTROL), 0);
        tables::SOURCE_THREE.expand(&mut word, source.get(THREE_SOURCE), 0);
        return word;
    }
    // Indices have five bits.
    let row = |table: &Expanded, field: Bits| table.words[source.get(field) as usize & 31];
    let ready = ready(encoding);
    word.0 = row(&ready.control, two::CONTROL)
        | row(&ready.datatype, two::DATATYPE)
        | row(&ready.subregister, two::SUBREGISTER)
        | row(&SOURCE, two::SRC0);
    word.set(at::OPCODE, source.get(two::OPCODE));
    word.set(at::DEBUG, source.get(two::DEBUG));
    if has_immediate(encoding, word) {
        // Thirteen bits, the highest one repeated up to bit 31.
        let low = (source.get(two::SRC1) << 8 | source.get(two::SRC1_REGISTER)) as u32;
        word.set(at::IMMEDIATE32, u64::from(((low << 19) as i32 >> 19) as u32));
    } else {
        word.0 |= row(&SOURCE, two::SRC1) << 32;
        word.set(at::SRC_REGISTER.up(32), source.get(two::SRC1_REGISTER));
    }
    word.set(at::ACCUMULATOR_WRITE, source.get(two::ACCUMULATOR_WRITE));
    word.set(at::CONDITION, source.get(two::CONDITION));
    word.set(at::DST_REGISTER, source.get(two::DST_REGISTER));
    word.set(at::SRC_REGISTER, source.get(two::SRC0_REGISTER));
    word
}

/// The compact form of a native word, if it has one that expands to the very same word.
pub(crate) fn compact(encoding: Encoding, word: Word) -> Option<u64> {
    if word.bit(at::COMPACT) {
        return None;
    }
    let mut out = Word::default();
    if has_three_sources(encoding, word.get8(at::OPCODE)) {
        if encoding == Encoding::Gen8 && GEN9_THREE_ONLY.iter().any(|bits| word.bit(*bits)) {
            return None;
        }
        for (to, from) in THREE.into_iter().chain([THREE_SRC2_REGISTER]) {
            out.set(to, word.get(from));
        }
        out.set(THREE_CONTROL, tables::CONTROL_THREE.find(word, 0, u64::MAX)?);
        out.set(THREE_SOURCE, tables::SOURCE_THREE.find(word, 0, u64::MAX)?);
    } else {
        let tables = of(encoding);
        let immediate = has_immediate(encoding, word);
        out.set(two::OPCODE, word.get(at::OPCODE));
        out.set(two::DEBUG, word.get(at::DEBUG));
        out.set(two::CONTROL, tables.control.find(word, 0, u64::MAX)?);
        out.set(two::DATATYPE, tables.datatype.find(word, 0, u64::MAX)?);
        // An immediate lies over the five bits of source 1.
        out.set(
            two::SUBREGISTER,
            tables.subregister.find(word, 0, if immediate { 0x3ff } else { u64::MAX })?,
        );
        out.set(two::SRC0, self::tables::SOURCE.find(word, 0, u64::MAX)?);
        if immediate {
            let value = word.get(at::IMMEDIATE32);
            out.set(two::SRC1, value >> 8);
            out.set(two::SRC1_REGISTER, value);
        } else {
            out.set(two::SRC1, self::tables::SOURCE.find(word, 32, u64::MAX)?);
            out.set(two::SRC1_REGISTER, word.get(at::SRC_REGISTER.up(32)));
        }
        out.set(two::ACCUMULATOR_WRITE, word.get(at::ACCUMULATOR_WRITE));
        out.set(two::CONDITION, word.get(at::CONDITION));
        out.set(two::DST_REGISTER, word.get(at::DST_REGISTER));
        out.set(two::SRC0_REGISTER, word.get(at::SRC_REGISTER));
    }
    out.set(two::COMPACT, 1);
    let compact = out.0 as u64;
    // Bits without a place in the compact form, and immediates of more than thirteen bits, show here.
    (expand(encoding, compact) == word).then_some(compact)
}
