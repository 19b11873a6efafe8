//! The description in memory: what the lines under `hw/` say, before anything is generated.
//!
//! Source: the line format is described in `docs/howto/add-a-command.md`.

/// A set of platform rows: bit N is the N-th `platform` of `hw/platforms.hw`.
pub type Rows = u8;

/// Something that holds only on some rows.
#[derive(Clone, Debug)]
pub struct On<T> {
    pub rows: Rows,
    pub it: T,
}

/// How the bits of a field are read.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    Uint,
    Bool,
    Int,
    Float,
    /// Fixed point with the given number of fraction bits.
    Fixed {
        signed: bool,
        fraction: u32,
    },
    /// Byte address or byte offset whose low bits lie below the field.
    Address,
    Offset,
    Enum(String),
    Struct(String),
}

/// Bits `start..=end` counted from bit 0 of dword 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

/// One place of a field. `count` 0 means "as often as the item is long".
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub kind: Kind,
    pub span: Span,
    pub repeat: Option<Repeat>,
    pub overlay: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Repeat {
    pub count: u32,
    pub step: u32,
}

#[derive(Clone, Debug)]
pub struct Value {
    pub number: u64,
    pub name: String,
    pub rows: Rows,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    pub places: Vec<On<Place>>,
    pub values: Vec<Value>,
    /// `when FIELD = VALUE`, printed only; such a field counts as an overlay.
    pub when: Option<String>,
    pub line: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Noun {
    Command,
    Struct,
    Register,
    Message,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Length {
    pub min: u32,
    pub max: u32,
    pub open: bool,
}

/// What only registers have.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Register {
    /// `read_only`, `write_only`, or empty for both.
    pub access: String,
    /// Bits 31:16 of a write say which of bits 15:0 change.
    pub masked: bool,
    /// Part of the context image.
    pub saved: bool,
    pub reset: u32,
}

/// One command, structure, register or message.
#[derive(Clone, Debug)]
pub struct Item {
    pub noun: Noun,
    pub name: String,
    pub title: String,
    pub file: String,
    pub line: usize,
    pub cites: Vec<String>,
    pub rows: Rows,
    pub engines: Vec<On<u8>>,
    /// Named parts of the opcode with their values.
    pub key: Vec<On<Vec<(String, u32)>>>,
    /// Where the header keeps its length, and what to add to it.
    pub length: Vec<On<(Span, u32)>>,
    pub dwords: Vec<On<Length>>,
    pub tail: Vec<On<(u32, u32)>>,
    /// MMIO byte offset and, for a row of equal registers, how many lie how many bytes apart.
    pub offset: Vec<On<(u32, Repeat)>>,
    pub register: Register,
    pub fields: Vec<Field>,
    pub ones: Vec<On<Span>>,
    pub reserved: Vec<On<(Span, bool)>>,
    /// Messages only: the shared function and the message type that select it.
    pub target: Vec<On<String>>,
    pub select: Vec<On<(u32, Span)>>,
}

#[derive(Clone, Debug)]
pub struct Enumeration {
    pub name: String,
    pub cites: Vec<String>,
    pub file: String,
    pub line: usize,
    pub values: Vec<Value>,
}

#[derive(Clone, Debug)]
pub struct Channel {
    pub role: char,
    pub kind: String,
    pub bits: u32,
    pub start: u32,
}

#[derive(Clone, Debug)]
pub struct Format {
    pub name: String,
    pub value: u32,
    pub cites: Vec<String>,
    pub file: String,
    pub line: usize,
    pub bits: u32,
    pub width: u32,
    pub height: u32,
    pub channels: Vec<Channel>,
    pub space: String,
    pub compression: String,
    pub supports: Vec<On<Vec<String>>>,
}

#[derive(Clone, Debug)]
pub struct Platform {
    pub name: String,
    pub cites: Vec<String>,
    pub line: usize,
    pub generation: u32,
    pub properties: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
pub struct Feature {
    pub name: String,
    pub rows: Rows,
    pub text: String,
    pub cites: Vec<String>,
    pub line: usize,
}

/// Everything under `hw/`.
#[derive(Clone, Debug, Default)]
pub struct Description {
    pub platforms: Vec<Platform>,
    pub features: Vec<Feature>,
    pub enums: Vec<Enumeration>,
    pub items: Vec<Item>,
    pub formats: Vec<Format>,
}

impl Description {
    /// All platform rows.
    pub fn all(&self) -> Rows {
        (1u16 << self.platforms.len()).wrapping_sub(1) as Rows
    }
}

impl Item {
    /// The one value that holds on `row`.
    pub fn at<T>(list: &[On<T>], row: u32) -> Option<&T> {
        list.iter().find(|x| x.rows >> row & 1 != 0).map(|x| &x.it)
    }

    /// Length in dwords of the fixed part on `row`, the longest form if several are legal.
    pub fn fixed_dwords(&self, row: u32) -> u32 {
        Self::at(&self.dwords, row).map_or(1, |l| l.max)
    }

    /// A register without fields: its value is read whole.
    pub fn is_whole(&self) -> bool {
        self.noun == Noun::Register && self.fields.is_empty()
    }

    /// Some platform keeps the length in the header.
    pub fn has_length(&self) -> bool {
        !self.length.is_empty()
    }

    /// The longest fixed part on any row.
    pub fn max_dwords(&self) -> u32 {
        self.dwords.iter().map(|l| l.it.max).max().unwrap_or(1)
    }
}

impl Field {
    /// The place of this field on `row`.
    pub fn at(&self, row: u32) -> Option<&Place> {
        Item::at(&self.places, row)
    }

    /// A field of the repeating tail.
    pub fn in_tail(&self) -> bool {
        self.places.iter().any(|p| p.it.repeat.is_some_and(|r| r.count == 0))
    }
}
