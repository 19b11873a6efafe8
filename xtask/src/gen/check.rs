//! What the generator refuses: overlaps, unclaimed bits, missing or unknown citations, opcode clashes, unknown types.

use super::model::*;
use super::names;
use std::collections::{BTreeMap, BTreeSet};

/// All complaints, empty when the description is sound. `keys` are the citation keys of `docs/sources.toml`.
pub fn complaints(d: &Description, keys: &BTreeSet<String>) -> Vec<String> {
    let mut out = Vec::new();
    citations(d, keys, &mut out);
    for item in &d.items {
        for row in 0..d.platforms.len() as u32 {
            if item.rows >> row & 1 != 0 {
                bits(item, row, &mut out);
            }
        }
        types(d, item, &mut out);
    }
    opcodes(d, &mut out);
    messages(d, &mut out);
    out
}

fn citations(d: &Description, keys: &BTreeSet<String>, out: &mut Vec<String>) {
    let mut check = |file: &str, line: usize, name: &str, cites: &[String]| {
        if cites.is_empty() {
            out.push(format!("hw/{file}:{line}: {name} has no cite"));
        }
        for cite in cites {
            let key = cite.split([':', ' ']).next().unwrap_or_default();
            let full = cite.split(' ').next().unwrap_or_default();
            if !keys.contains(key) && !keys.contains(full) {
                out.push(format!("hw/{file}:{line}: {name} cites [{cite}], unknown to docs/sources.toml"));
            }
        }
    };
    for p in &d.platforms {
        check("platforms.hw", p.line, &p.name, &p.cites);
    }
    for f in &d.features {
        check("platforms.hw", f.line, &f.name, &f.cites);
    }
    for e in &d.enums {
        check(&e.file, e.line, &e.name, &e.cites);
    }
    for f in &d.formats {
        check(&f.file, f.line, &f.name, &f.cites);
    }
    for i in &d.items {
        check(&i.file, i.line, &i.name, &i.cites);
    }
}

/// Bit positions of the opcode parts: the family decides.
pub fn key_spans(key: &[(String, u32)]) -> Vec<(Span, u32)> {
    let family = key.iter().find(|(k, _)| k == "type").map_or(0, |(_, v)| *v);
    key.iter()
        .map(|(part, value)| {
            let span = match (part.as_str(), family) {
                ("type", _) => Span { start: 29, end: 31 },
                ("opcode", 0) => Span { start: 23, end: 28 },
                ("opcode", 2) => Span { start: 22, end: 28 },
                ("subtype", _) => Span { start: 27, end: 28 },
                ("opcode", _) => Span { start: 24, end: 26 },
                _ => Span { start: 16, end: 23 },
            };
            (span, *value)
        })
        .collect()
}

fn bits(item: &Item, row: u32, out: &mut Vec<String>) {
    let place = format!("hw/{}:{}: {} (row {row})", item.file, item.line, item.name);
    let total = item.fixed_dwords(row) * 32;
    let mut owner: BTreeMap<u32, &str> = BTreeMap::new();
    let mut claim = |span: Span, name, overlay: bool, limit: (u32, u32), out: &mut Vec<String>| {
        if span.end >= limit.1 || span.start < limit.0 {
            out.push(format!("{place}: {name} lies outside"));
            return;
        }
        let mut told = overlay;
        for bit in span.start..=span.end {
            if let Some(other) = owner.insert(bit, name)
                && !told
            {
                told = true;
                out.push(format!("{place}: {name} overlaps {other} at bit {bit}"));
            }
        }
    };
    let fixed = (0, total);
    for (span, _) in Item::at(&item.key, row).map(|k| key_spans(k)).unwrap_or_default() {
        claim(span, "key", false, fixed, out);
    }
    if item.noun == Noun::Message {
        claim(Span { start: 19, end: 28 }, "lengths", false, fixed, out);
        if let Some((_, span)) = Item::at(&item.select, row) {
            claim(*span, "select", false, fixed, out);
        }
    }
    if let Some((span, _)) = Item::at(&item.length, row) {
        claim(*span, "length", false, fixed, out);
    }
    let tail = Item::at(&item.tail, row).map(|(start, step)| (*start, start + step));
    for field in &item.fields {
        let Some(p) = field.at(row) else { continue };
        match (p.repeat, tail) {
            (Some(Repeat { count: 0, .. }), Some(limit)) => claim(p.span, &field.name, p.overlay, limit, out),
            (Some(Repeat { count: 0, .. }), None) => {
                out.push(format!("{place}: {} repeats, no tail", field.name))
            }
            (repeat, _) => {
                let r = repeat.unwrap_or(Repeat { count: 1, step: 0 });
                for n in 0..r.count {
                    let span = Span { start: p.span.start + n * r.step, end: p.span.end + n * r.step };
                    claim(span, &field.name, p.overlay, fixed, out);
                }
            }
        }
    }
    for x in item.ones.iter().filter(|x| x.rows >> row & 1 != 0) {
        claim(x.it, "ones", false, fixed, out);
    }
    for x in item.reserved.iter().filter(|x| x.rows >> row & 1 != 0) {
        let (span, in_tail) = x.it;
        claim(span, "reserved", false, if in_tail { tail.unwrap_or(fixed) } else { fixed }, out);
    }
    let end = tail.map_or(total, |t| t.1.max(total));
    let free: Vec<u32> = (0..end).filter(|b| !owner.contains_key(b)).collect();
    if let (Some(first), Some(last)) = (free.first(), free.last())
        && !item.is_whole()
    {
        out.push(format!("{place}: {} unclaimed bits between {first} and {last}", free.len()));
    }
}

fn types(d: &Description, item: &Item, out: &mut Vec<String>) {
    let mut seen = BTreeSet::new();
    for field in &item.fields {
        let place = format!("hw/{}:{}: {}", item.file, field.line, field.name);
        if !seen.insert(names::snake(&field.name)) {
            out.push(format!("{place}: two fields get this name in Rust"));
        }
        if field.places.is_empty() {
            out.push(format!("{place}: no place"));
        }
        let float = |p: &On<Place>| matches!(p.it.kind, Kind::Float | Kind::Fixed { .. });
        if field.places.iter().any(float) && !field.places.iter().all(float) {
            out.push(format!("{place}: a float on some platforms only; give the others a name of their own"));
        }
        let mut rows = 0;
        for p in &field.places {
            if rows & p.rows != 0 || p.rows & !item.rows != 0 {
                out.push(format!("{place}: two places on one platform, or a platform without the item"));
            }
            rows |= p.rows;
            let known = match &p.it.kind {
                Kind::Enum(n) => d.enums.iter().any(|e| e.name == *n),
                Kind::Struct(n) => d.items.iter().any(|i| i.noun == Noun::Struct && i.name == *n),
                _ => true,
            };
            if !known {
                out.push(format!("{place}: unknown type {:?}", p.it.kind));
            }
        }
    }
}

fn opcodes(d: &Description, out: &mut Vec<String>) {
    let mut seen: Vec<(u32, u32, Rows, u8, &str)> = Vec::new();
    for item in d.items.iter().filter(|i| i.noun == Noun::Command) {
        if item.key.is_empty() || item.dwords.is_empty() || item.engines.is_empty() {
            out.push(format!("hw/{}:{}: {} lacks key, dwords or engine", item.file, item.line, item.name));
        }
        for key in &item.key {
            let (mask, value) = pattern(&key.it);
            let engines = item.engines.iter().filter(|e| e.rows & key.rows != 0).fold(0, |a, e| a | e.it);
            for (m, v, rows, on, name) in &seen {
                if value & m & mask == v & m & mask && rows & key.rows != 0 && on & engines != 0 {
                    out.push(format!(
                        "hw/{}:{}: {} has the opcode of {name}",
                        item.file, item.line, item.name
                    ));
                }
            }
            seen.push((mask, value, key.rows, engines, &item.name));
        }
    }
}

/// Two messages of one shared function must differ in their selecting bits.
fn messages(d: &Description, out: &mut Vec<String>) {
    for row in 0..d.platforms.len() as u32 {
        let mut seen: Vec<(&str, u32, u32, &str)> = Vec::new();
        let here = |i: &&Item| i.noun == Noun::Message && i.rows >> row & 1 != 0;
        for item in d.items.iter().filter(here) {
            let Some(target) = Item::at(&item.target, row) else {
                out.push(format!("hw/{}:{}: {} has no target on row {row}", item.file, item.line, item.name));
                continue;
            };
            if item.select.iter().any(|s| s.it.1.end != 18 || s.it.1.start < 14) {
                out.push(format!(
                    "hw/{}:{}: {} must be selected by bits up to 18",
                    item.file, item.line, item.name
                ));
            }
            let (mask, value) =
                Item::at(&item.select, row).map_or((0, 0), |(value, span)| select_mask(*value, *span));
            for (t, m, v, name) in &seen {
                if *t == target.as_str() && value & m & mask == v & m & mask {
                    out.push(format!("hw/{}:{}: {} looks like {name}", item.file, item.line, item.name));
                }
            }
            seen.push((target, mask, value, &item.name));
        }
    }
}

/// Mask and value of the descriptor bits that select a message.
pub fn select_mask(value: u32, span: Span) -> (u32, u32) {
    let width = ((1u64 << (span.end - span.start + 1)) - 1) as u32;
    (width << span.start, (value & width) << span.start)
}

/// Mask and value of the header bits that make the opcode.
pub fn pattern(key: &[(String, u32)]) -> (u32, u32) {
    key_spans(key).iter().fold((0, 0), |(mask, value), (span, v)| {
        let width = ((1u64 << (span.end - span.start + 1)) - 1) as u32;
        (mask | width << span.start, value | (v & width) << span.start)
    })
}
