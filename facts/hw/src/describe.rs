//! Field tables: what the debugger, lint and printer know of each command, structure and register.

use crate::platform::{Engine, Platform};

/// What sort of thing an `Item` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// A command of a batch.
    Command,
    /// A structure in memory.
    Structure,
    /// A memory-mapped register.
    Register,
    /// A message of an EU thread.
    Message,
}

/// How the bits of a field are read.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Unsigned number.
    Uint,
    /// Flag.
    Bool,
    /// Two's complement number.
    Int,
    /// IEEE single.
    Float,
    /// Fixed point: signed?, fraction bits.
    Fixed(bool, u32),
    /// Byte address, low bits below the field are zero.
    Address,
    /// Byte offset, low bits below the field are zero.
    Offset,
    /// A value of the enumeration of that name in `enums`.
    Enum(&'static str),
    /// A nested structure.
    Struct(&'static Item),
}

/// Where a field lies on some rows: bits `start..=end` from bit 0 of dword 0, `count` times `step` bits apart
/// (`count` 0: to the end of the item).
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Platform rows, one bit each.
    pub rows: u8,
    /// Lowest bit.
    pub start: u32,
    /// Highest bit.
    pub end: u32,
    /// How it is read.
    pub kind: Kind,
    /// Repetitions.
    pub count: u32,
    /// Bits from one repetition to the next.
    pub step: u32,
}

/// Shorthand of the generated tables.
pub(crate) const fn p(rows: u8, start: u32, end: u32, kind: Kind, count: u32, step: u32) -> Place {
    Place { rows, start, end, kind, count, step }
}

/// One field.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name in the manual.
    pub name: &'static str,
    /// Where it lies.
    pub places: &'static [Place],
    /// Named values: rows, number, name.
    pub values: &'static [(u8, u32, &'static str)],
    /// The condition under which the field exists, as text.
    pub when: Option<&'static str>,
    /// No behaviour reads the field, and that is a Gap when its value asks for something.
    pub gap: Option<Gap>,
}

/// What is known of a field that no behaviour reads.
#[derive(Clone, Copy, Debug)]
pub struct Gap {
    /// Row of the ledger.
    pub system: &'static str,
    /// The values that ask for nothing.
    pub usual: &'static [u32],
}

/// Bits of one dword that have one value when all is as Halogen expects: bits that the manual reserves, and fields
/// that no behaviour reads.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// Platform rows, one bit each.
    pub rows: u8,
    /// Index of the dword.
    pub dword: u16,
    /// The bits.
    pub mask: u32,
    /// Those of them that are one.
    pub expect: u32,
}

/// Shorthand of the generated tables.
pub(crate) const fn w(rows: u8, dword: u16, mask: u32, expect: u32) -> Watch {
    Watch { rows, dword, mask, expect }
}

/// Something unexpected in an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strange {
    /// Reserved bits of a dword have a value that the manual forbids.
    Reserved {
        /// The item that reserves them, with its row of the ledger.
        item: &'static str,
        /// See [`Item::system`].
        system: &'static str,
        /// Index of the dword in that item.
        dword: usize,
        /// The bits that are wrong.
        bits: u32,
    },
    /// A field that no behaviour reads asks for something.
    Unread {
        /// The item that has the field.
        item: &'static str,
        /// Row of the ledger.
        system: &'static str,
        /// The field.
        field: &'static str,
        /// Its lowest 32 bits.
        value: u32,
    },
}

/// What only registers have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    /// A read gives its value.
    pub readable: bool,
    /// A write changes it.
    pub writable: bool,
    /// Bits 31:16 of a write say which of bits 15:0 change.
    pub masked: bool,
    /// Part of the context image.
    pub saved: bool,
    /// Value after reset, low dword.
    pub reset: u32,
}

/// A register without special traits; also what every other item carries.
pub(crate) const PLAIN: Register =
    Register { readable: true, writable: true, masked: false, saved: false, reset: 0 };

/// One command, structure, register or message. First members of tuples are row sets.
#[derive(Debug)]
pub struct Item {
    /// Its sort.
    pub noun: Noun,
    /// Name in the manual.
    pub name: &'static str,
    /// Short explanation.
    pub title: &'static str,
    /// Rows that have it.
    pub rows: u8,
    /// Where the layout comes from.
    pub cites: &'static [&'static str],
    /// Engines that execute it.
    pub engines: &'static [(u8, u8)],
    /// Opcode: mask and value of the header.
    pub key: &'static [(u8, u32, u32)],
    /// Length in the header: lowest bit, highest bit, bias in dwords.
    pub length: &'static [(u8, u32, u32, u32)],
    /// Dwords of the fixed part: least, most, open-ended.
    pub dwords: &'static [(u8, u32, u32, bool)],
    /// Repeating tail: first bit, bits an element.
    pub tail: &'static [(u8, u32, u32)],
    /// MMIO byte offset.
    pub offset: &'static [(u8, u32)],
    /// Access, reset value and context image; for registers only.
    pub register: Register,
    /// Bits that must be one.
    pub ones: &'static [(u8, u32, u32)],
    /// Bits that must be zero.
    pub reserved: &'static [(u8, u32, u32)],
    /// Row of the ledger; empty when hw/systems.txt names none.
    pub system: &'static str,
    /// Nothing decodes it.
    pub unbuilt: bool,
    /// What is checked of the fixed part whenever it is decoded, nested structures included.
    pub watch: &'static [Watch],
    /// The same of one element of the tail.
    pub watch_tail: &'static [Watch],
    /// Fields.
    pub fields: &'static [Field],
}

/// One of an item's lists of bit spans.
type Spans = fn(&Item) -> &'static [(u8, u32, u32)];

impl Field {
    /// Where the field lies on `platform`, if it has it.
    pub fn place(&self, platform: &Platform) -> Option<&'static Place> {
        self.places.iter().find(|p| p.rows & platform.rows() != 0)
    }

    /// Name of `value`, from the field's own list or its enumeration.
    pub fn value_name(&self, platform: &Platform, value: u32) -> Option<&'static str> {
        let own = self.values.iter().find(|v| v.1 == value && v.0 & platform.rows() != 0).map(|v| v.2);
        own.or_else(|| match self.place(platform)?.kind {
            Kind::Enum(name) => crate::enums::values(name).iter().find(|v| v.0 == value).map(|v| v.1),
            _ => None,
        })
    }
}

impl Item {
    /// Whether `platform` has it.
    pub fn exists(&self, platform: &Platform) -> bool {
        self.rows & platform.rows() != 0
    }

    /// Whether `engine` of `platform` executes the command.
    pub fn runs_on(&self, platform: &Platform, engine: Engine) -> bool {
        self.engines.iter().any(|(rows, engines)| rows & platform.rows() != 0 && engines & engine as u8 != 0)
    }

    /// The opcode bits of the command's header on `platform`.
    pub fn header(&self, platform: &Platform) -> Option<u32> {
        self.key.iter().find(|k| k.0 & platform.rows() != 0).map(|k| k.2)
    }

    /// Fewest dwords of the item on `platform` and whether it may be longer.
    pub fn least_dwords(&self, platform: &Platform) -> (u32, bool) {
        let found = self.dwords.iter().find(|d| d.0 & platform.rows() != 0);
        found.map_or((0, false), |d| (d.1, d.3 || d.2 > d.1))
    }

    /// Where the tail begins and how long one element is on `platform`, bits.
    pub fn tail(&self, platform: &Platform) -> Option<(u32, u32)> {
        self.tail.iter().find(|t| t.0 & platform.rows() != 0).map(|t| (t.1, t.2))
    }

    /// Where the header keeps the length on `platform`: lowest bit, highest bit, bias in dwords.
    pub fn length_field(&self, platform: &Platform) -> Option<(u32, u32, u32)> {
        self.length.iter().find(|l| l.0 & platform.rows() != 0).map(|l| (l.1, l.2, l.3))
    }

    /// Most dwords of the fixed part on `platform`.
    pub fn fixed_dwords(&self, platform: &Platform) -> u32 {
        self.dwords.iter().find(|d| d.0 & platform.rows() != 0).map_or(0, |d| d.2)
    }

    /// Masks of the bits of the fixed part that must be zero on `platform`, nested structures included.
    pub fn reserved(&self, platform: &Platform) -> Vec<u32> {
        let mut out = vec![0; self.fixed_dwords(platform) as usize];
        self.add_masks(platform, |item| item.reserved, 0, u32::MAX, &mut out);
        out
    }

    /// Masks of the bits of the fixed part that must be one on `platform`.
    pub fn ones(&self, platform: &Platform) -> Vec<u32> {
        let mut out = vec![0; self.fixed_dwords(platform) as usize];
        self.add_masks(platform, |item| item.ones, 0, u32::MAX, &mut out);
        out
    }

    fn add_masks(&self, platform: &Platform, list: Spans, base: u32, limit: u32, out: &mut [u32]) {
        for (_, start, end) in list(self).iter().filter(|r| r.0 & platform.rows() != 0) {
            for bit in (*start..=*end).filter(|b| *b < limit) {
                if let Some(dword) = out.get_mut((base + bit) as usize / 32) {
                    *dword |= 1 << ((base + bit) % 32);
                }
            }
        }
        for place in self.fields.iter().filter_map(|f| f.place(platform)) {
            if let Kind::Struct(item) = place.kind {
                for n in 0..place.count {
                    let width = place.end - place.start + 1;
                    item.add_masks(platform, list, base + place.start + n * place.step, width, out);
                }
            }
        }
    }

    /// Whether anything in `dwords` is reserved and set, or asks for what no behaviour reads. Quick: one test for each
    /// dword that has such bits. [`Item::strange`] tells what it is, and may find that it is harmless.
    #[inline]
    pub fn is_strange(&self, platform: &Platform, dwords: &[u32]) -> bool {
        let rows = platform.rows();
        let differs = |list: &[Watch], dwords: &[u32]| {
            list.iter().any(|watch| {
                watch.rows & rows != 0
                    && dwords.get(usize::from(watch.dword)).is_some_and(|d| d & watch.mask != watch.expect)
            })
        };
        if differs(self.watch, dwords) {
            return true;
        }
        match self.tail(platform).filter(|_| !self.watch_tail.is_empty()) {
            Some((start, bits)) => {
                let elements = dwords.get(start as usize / 32..).unwrap_or_default();
                elements.chunks_exact((bits as usize / 32).max(1)).any(|e| differs(self.watch_tail, e))
            }
            None => false,
        }
    }

    /// What [`Item::is_strange`] saw, field by field.
    #[cold]
    pub fn strange(&'static self, platform: &Platform, dwords: &[u32]) -> Vec<Strange> {
        let mut out = Vec::new();
        self.add_strange(platform, dwords, self.watch, false, &mut out);
        if let Some((start, bits)) = self.tail(platform).filter(|_| !self.watch_tail.is_empty()) {
            let elements = dwords.get(start as usize / 32..).unwrap_or_default();
            for element in elements.chunks_exact((bits as usize / 32).max(1)) {
                self.add_strange(platform, element, self.watch_tail, true, &mut out);
            }
        }
        out
    }

    fn add_strange(
        &'static self,
        platform: &Platform,
        dwords: &[u32],
        watch: &[Watch],
        tail: bool,
        out: &mut Vec<Strange>,
    ) {
        let rows = platform.rows();
        let mut wrong = vec![0_u32; dwords.len()];
        for watch in watch.iter().filter(|w| w.rows & rows != 0) {
            if let Some(dword) = dwords.get(usize::from(watch.dword)) {
                wrong[usize::from(watch.dword)] |= (dword & watch.mask) ^ watch.expect;
            }
        }
        let start = if tail { self.tail(platform).map_or(0, |t| t.0) } else { 0 };
        self.fields_strange(platform, dwords, start, tail, &mut wrong, out);
        for (dword, bits) in wrong.into_iter().enumerate().filter(|w| w.1 != 0) {
            out.push(Strange::Reserved { item: self.name, system: self.system, dword, bits });
        }
    }

    /// Reports fields, from bit `start` on, that touch `wrong` bits, and clears those bits.
    fn fields_strange(
        &'static self,
        platform: &Platform,
        dwords: &[u32],
        start: u32,
        tail: bool,
        wrong: &mut [u32],
        out: &mut Vec<Strange>,
    ) {
        for field in self.fields {
            let Some(place) = field.place(platform).filter(|p| (p.count == 0) == tail) else { continue };
            for n in 0..place.count.max(1) {
                let Some(low) = (place.start + n * place.step).checked_sub(start) else { continue };
                let high = low + place.end - place.start;
                if let Kind::Struct(inner) = place.kind {
                    let (from, to) = (low as usize / 32, (high as usize / 32 + 1).min(dwords.len()));
                    if low.is_multiple_of(32) && from < to {
                        inner.fields_strange(
                            platform,
                            &dwords[from..to],
                            0,
                            false,
                            &mut wrong[from..to],
                            out,
                        );
                    }
                    continue;
                }
                let Some(gap) = &field.gap else { continue };
                let mut touched = false;
                for bit in low..=high {
                    if let Some(dword) = wrong.get_mut(bit as usize / 32) {
                        touched |= *dword >> (bit % 32) & 1 != 0;
                        *dword &= !(1 << (bit % 32));
                    }
                }
                let value = crate::extract::u(dwords, low, high.min(low + 31));
                if touched && !gap.usual.contains(&value) {
                    let Item { name: item, .. } = *self;
                    out.push(Strange::Unread { item, system: gap.system, field: field.name, value });
                }
            }
        }
    }

    /// Total dwords of the command that starts with `header`: bias plus its length field, or the fixed length.
    pub fn length_dwords(&self, platform: &Platform, header: u32) -> u32 {
        match self.length_field(platform) {
            Some((start, end, bias)) => crate::extract::u(&[header], start, end).wrapping_add(bias),
            None => self.fixed_dwords(platform).max(1),
        }
    }
}

/// A generated struct, for code that works on any of them.
pub trait Described: Sized {
    /// Description: opcode, lengths, fields, citations.
    const ITEM: &'static Item;
    /// Reads the bits; dwords past the end of the slice read as zero.
    fn decode(platform: &Platform, dwords: &[u32]) -> Self;
}

/// What every generated struct has besides its own decode and encode.
macro_rules! described {
    ($name:ident, $table:ident, $item:expr) => {
        /// Field table.
        pub static $table: Item = $item;
        impl $name {
            /// Name in the manual.
            pub const NAME: &'static str = Self::ITEM.name;
            /// Description: opcode, lengths, fields, citations.
            pub const ITEM: &'static Item = &$table;
            /// Fields with their bits on each platform.
            pub const FIELDS: &'static [Field] = Self::ITEM.fields;
            /// `decode` for code that only looks and executes nothing: what is strange in the bits is not reported.
            pub fn look(platform: &Platform, dwords: &[u32]) -> Self {
                Self::decode(platform, dwords)
            }
            /// Masks of the bits of the fixed part that must be zero.
            pub fn reserved(platform: &Platform) -> Vec<u32> {
                Self::ITEM.reserved(platform)
            }
        }
        impl crate::Described for $name {
            const ITEM: &'static Item = &$table;
            fn decode(platform: &Platform, dwords: &[u32]) -> Self {
                $name::decode(platform, dwords)
            }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                crate::print::debug_lines(self, Self::NAME, f)
            }
        }
    };
}
