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

    /// Total dwords of the command that starts with `header`: bias plus its length field, or the fixed length.
    pub fn length_dwords(&self, platform: &Platform, header: u32) -> u32 {
        match self.length_field(platform) {
            Some((start, end, bias)) => crate::extract::u(&[header], start, end).wrapping_add(bias),
            None => self.fixed_dwords(platform).max(1),
        }
    }
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
            /// Masks of the bits of the fixed part that must be zero.
            pub fn reserved(platform: &Platform) -> Vec<u32> {
                Self::ITEM.reserved(platform)
            }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                crate::print::debug_lines(self, Self::NAME, f)
            }
        }
    };
}
