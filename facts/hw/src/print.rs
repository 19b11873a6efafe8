//! Items as text and back: one `field = value` a line, zero fields left out.
//!
//! ```text
//! 3DSTATE_SF
//!   Line Width = 1.5
//!   Point Width Source = 1 (STATE)
//! dword 0xdeadbeef
//! ```
//! Fields carry their manual names; repetitions are `Name[2]`, nested structures `Name.Inner`. Set reserved bits show as
//! `reserved dw1 = 0x80000000`. `; ...` is a comment. `parse` reads all of that back into the same dwords.

use crate::command::{self, CommandId};
use crate::describe::{Field, Item, Kind, Place};
use crate::extract::{a, f, fixed_bits, l, part, put, s, sx, u, ux};
use crate::generated::recode::STRUCTURES;
use crate::platform::{Engine, Platform};
use std::fmt::{self, Write};

/// Text of a batch whose first dword lies at `base`, up to MI_BATCH_BUFFER_END or the end of `dwords`.
pub fn batch(platform: &Platform, engine: Engine, dwords: &[u32], base: u64) -> String {
    let mut out = String::new();
    let mut at = 0;
    while let Some(header) = dwords.get(at) {
        let address = base.wrapping_add(at as u64 * 4);
        let Some(id) = command::identify(platform, engine, *header) else {
            let _ = writeln!(out, "dword {header:#010x}  ; {address:#x}: no such command");
            at += 1;
            continue;
        };
        let length = id.item().length_dwords(platform, *header) as usize;
        let words = dwords.get(at..dwords.len().min(at + length)).unwrap_or_default();
        let note = if words.len() < length { ", cut short" } else { "" };
        let _ = writeln!(out, "{}  ; {address:#x}: {header:08x}{note}", id.name());
        whole(&mut out, platform, id.item(), words);
        at += length.max(1);
        if id == CommandId::MiBatchBufferEnd {
            break;
        }
    }
    out
}

/// Text of one item.
pub fn item(platform: &Platform, item: &Item, dwords: &[u32]) -> String {
    let mut out = format!("{}\n", item.name);
    whole(&mut out, platform, item, dwords);
    out
}

/// Fields, then the bits that are set and belong to no field.
fn whole(out: &mut String, platform: &Platform, item: &Item, dwords: &[u32]) {
    let mut told = vec![0; dwords.len()];
    for (told, ones) in told.iter_mut().zip(item.ones(platform)) {
        *told = ones;
    }
    if let (Some(first), Some(header)) = (told.first_mut(), item.header(platform)) {
        *first |= item.key.iter().find(|k| k.2 == header).map_or(0, |k| k.1);
    }
    let mut printer = Printer { out, platform, told };
    printer.fields(item, dwords, 0, "");
    let told = printer.told;
    for (n, (dword, told)) in dwords.iter().zip(told).enumerate() {
        if dword & !told != 0 {
            let _ = writeln!(out, "  reserved dw{n} = {:#x}", dword & !told);
        }
    }
}

struct Printer<'a> {
    out: &'a mut String,
    platform: &'a Platform,
    /// Bits that some line has shown.
    told: Vec<u32>,
}

impl Printer<'_> {
    /// `d` are the dwords of the item, `base` is their first bit in the whole.
    fn fields(&mut self, item: &Item, dwords: &[u32], base: u32, path: &str) {
        let platform = self.platform;
        if let Some((start, end, bias)) = item.length_field(platform) {
            put(&mut self.told, base + start, base + end, u64::MAX);
            let value = u(dwords, start, end);
            let (least, open) = item.least_dwords(platform);
            if open || value.wrapping_add(bias) != least {
                let _ = writeln!(self.out, "  {path}DWord Length = {value}");
            }
        }
        for field in item.fields {
            let Some(place) = field.place(platform) else { continue };
            let step = if place.count == 0 { item.tail(platform).map_or(32, |t| t.1) } else { place.step };
            let mut n = 0;
            loop {
                let start = place.start + n * step;
                let end = start + (place.end - place.start);
                let more = if place.count == 0 { end < dwords.len() as u32 * 32 } else { n < place.count };
                if !more {
                    break;
                }
                let name =
                    if place.count == 1 { field.name.to_string() } else { format!("{}[{n}]", field.name) };
                self.one(field, place, dwords, (start, end), base, &format!("{path}{name}"));
                n += 1;
            }
        }
    }

    fn one(
        &mut self,
        field: &Field,
        place: &Place,
        d: &[u32],
        (start, end): (u32, u32),
        base: u32,
        path: &str,
    ) {
        if let Kind::Struct(item) = place.kind {
            self.fields(item, &part::<16>(d, start, end), base + start, &format!("{path}."));
            return;
        }
        put(&mut self.told, base + start, base + end, u64::MAX);
        let raw = l(d, start, end);
        if raw == 0 {
            return;
        }
        let text = match place.kind {
            Kind::Bool => "1".to_string(),
            Kind::Int => s(d, start, end).to_string(),
            Kind::Float if f(d, start).is_finite() => format!("{:?}", f(d, start)),
            Kind::Float => format!("{raw:#x}"),
            Kind::Fixed(true, fraction) => sx(d, start, end, fraction).to_string(),
            Kind::Fixed(false, fraction) => ux(d, start, end, fraction).to_string(),
            Kind::Address | Kind::Offset => format!("{:#x}", a(d, start, end)),
            _ if raw < 10 => raw.to_string(),
            _ => format!("{raw:#x}"),
        };
        let name = field.value_name(self.platform, raw as u32).filter(|_| raw <= u64::from(u32::MAX));
        let _ = match name {
            Some(name) => writeln!(self.out, "  {path} = {text} ({name})"),
            None => writeln!(self.out, "  {path} = {text}"),
        };
    }
}

/// Why a text is not a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ParseError {}

/// The dwords of a text as `batch` and `item` print it.
pub fn parse(platform: &Platform, text: &str) -> Result<Vec<u32>, ParseError> {
    let mut out = Vec::new();
    let mut open: Option<Open> = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.split(';').next().unwrap_or_default().trim_end();
        let fail = |what: String| ParseError { line: index + 1, what };
        if line.is_empty() {
            continue;
        }
        if let Some(body) = line.strip_prefix("  ") {
            let open = open.as_mut().ok_or_else(|| fail("a field before any item".into()))?;
            let (name, value) = body.split_once(" = ").ok_or_else(|| fail("FIELD = VALUE".into()))?;
            open.set(platform, name.trim(), value.trim()).map_err(fail)?;
            continue;
        }
        if let Some(done) = open.take() {
            done.finish(platform, &mut out);
        }
        if let Some(raw) = line.strip_prefix("dword ") {
            out.push(number(raw.trim()).ok_or_else(|| fail("a dword is a number".into()))? as u32);
            continue;
        }
        let known =
            find(platform, line.trim()).ok_or_else(|| fail(format!("{} is no item here", line.trim())))?;
        open = Some(Open::new(platform, known));
    }
    if let Some(done) = open {
        done.finish(platform, &mut out);
    }
    Ok(out)
}

fn find(platform: &Platform, name: &str) -> Option<&'static Item> {
    let commands = command::COMMANDS.iter().map(|c| c.1);
    commands.chain(STRUCTURES.iter().copied()).find(|i| i.name == name && i.exists(platform))
}

/// An item whose fields are being read.
struct Open {
    item: &'static Item,
    words: Vec<u32>,
    length: Option<u32>,
}

impl Open {
    fn new(platform: &Platform, item: &'static Item) -> Self {
        let mut words = vec![0; item.least_dwords(platform).0 as usize];
        for (word, ones) in words.iter_mut().zip(item.ones(platform)) {
            *word = ones;
        }
        if let (Some(first), Some(header)) = (words.first_mut(), item.header(platform)) {
            *first |= header;
        }
        Self { item, words, length: None }
    }

    fn set(&mut self, platform: &Platform, name: &str, value: &str) -> Result<(), String> {
        if name == "DWord Length" {
            self.length = Some(number(value).ok_or("a length is a number")? as u32);
            return Ok(());
        }
        if let Some(dword) = name.strip_prefix("reserved dw") {
            let index = number(dword).ok_or("reserved dwN")? as usize;
            let bits = number(value).ok_or("reserved bits are a number")?;
            return self.add(index as u32 * 32, index as u32 * 32 + 31, bits);
        }
        let (place, start, end) = locate(platform, self.item, name, 0)?;
        let bits = raw_bits(place, value, end - start + 1, start)
            .ok_or_else(|| format!("{value} is no value of {name}"))?;
        self.add(start, end, bits)
    }

    fn add(&mut self, start: u32, end: u32, bits: u64) -> Result<(), String> {
        // The item grows only as far as there are bits to keep.
        let top = (start % 32 + (64 - bits.leading_zeros()).max(1) - 1).min(start % 32 + (end - start));
        let needed = (start / 32 + top / 32) as usize + 1;
        if needed > 1 << 16 {
            return Err("too far".into());
        }
        if self.words.len() < needed {
            self.words.resize(needed, 0);
        }
        put(&mut self.words, start, end, bits);
        Ok(())
    }

    fn finish(mut self, platform: &Platform, out: &mut Vec<u32>) {
        if let Some((start, end, bias)) = self.item.length_field(platform) {
            let length = self.length.unwrap_or((self.words.len() as u32).wrapping_sub(bias));
            put(&mut self.words, start, end, u64::from(length));
            let total = length.wrapping_add(bias).min(1 << 16) as usize;
            if total > self.words.len() {
                self.words.resize(total, 0);
            }
        } else if let Some((start, step)) = self.item.tail(platform) {
            // A structure with a list: whole elements.
            let (start, step) = (start as usize / 32, step.max(32) as usize / 32);
            let elements = self.words.len().saturating_sub(start).div_ceil(step);
            self.words.resize(start + elements * step, 0);
        }
        out.extend(self.words);
    }
}

/// The bits that `name` means: a field, `Name[2]`, `Name.Inner`; the longest field name that fits wins.
fn locate(
    platform: &Platform,
    item: &'static Item,
    name: &str,
    base: u32,
) -> Result<(&'static Place, u32, u32), String> {
    let fits = |f: &&Field| {
        name.strip_prefix(f.name).is_some_and(|r| r.is_empty() || r.starts_with('.') || r.starts_with('['))
            && f.place(platform).is_some()
    };
    let unknown = || format!("{} has no field {name}", item.name);
    let field = item.fields.iter().filter(fits).max_by_key(|f| f.name.len()).ok_or_else(unknown)?;
    let place = field.place(platform).ok_or_else(unknown)?;
    let mut rest = &name[field.name.len()..];
    let mut start = base + place.start;
    if place.count != 1 {
        let (index, after) = rest.strip_prefix('[').and_then(|r| r.split_once(']')).ok_or_else(unknown)?;
        let index = number(index).filter(|n| *n < 4096).ok_or_else(unknown)? as u32;
        if place.count != 0 && index >= place.count {
            return Err(unknown());
        }
        let step = if place.count == 0 { item.tail(platform).map_or(32, |t| t.1) } else { place.step };
        start += index * step;
        rest = after;
    }
    if let Kind::Struct(inner) = place.kind {
        return locate(platform, inner, rest.strip_prefix('.').ok_or_else(unknown)?, start);
    }
    if rest.is_empty() { Ok((place, start, start + (place.end - place.start))) } else { Err(unknown()) }
}

fn raw_bits(place: &Place, value: &str, width: u32, start: u32) -> Option<u64> {
    let value = value.split(" (").next().unwrap_or_default().trim();
    match place.kind {
        Kind::Float if value.starts_with("0x") => number(value),
        Kind::Float => Some(u64::from(value.parse::<f32>().ok()?.to_bits())),
        Kind::Fixed(signed, fraction) => Some(fixed_bits(value.parse().ok()?, fraction, width, signed)),
        Kind::Int => Some(value.parse::<i64>().ok()? as u64),
        Kind::Address | Kind::Offset => Some(number(value)? >> (start % 32)),
        _ => number(value),
    }
}

fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

/// `Display` of a generated struct.
pub(crate) fn debug_lines(item: &dyn fmt::Debug, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "{name}")?;
    let text = format!("{item:#?}");
    for line in text.lines().skip(1) {
        let line = line.trim_end_matches(',');
        if line != "}" {
            writeln!(f, "{}", line.replacen(": ", " = ", 1))?;
        }
    }
    Ok(())
}
