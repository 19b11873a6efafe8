//! What is done about fields that no behaviour reads, and which row of the ledger an item belongs to.
//!
//! Source: `hw/unread.txt` (written by people), `hw/gaps.txt` (written by `cargo xtask unread`), `hw/systems.txt`.

use super::model::*;
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeSet;
use std::path::Path;

/// The three files in memory.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    /// Pattern of an item or ITEM.Field, row of the ledger.
    systems: Vec<(Pattern, String)>,
    /// Fields whose value does not matter.
    pub ignored: Vec<Pattern>,
    /// Items that nothing decodes.
    pub unbuilt: Vec<Pattern>,
    /// Fields that ask for nothing by these values; without, by 0 alone.
    usual: Vec<(Pattern, Vec<u32>)>,
    /// Fields, as ITEM.Field, that are Gaps.
    pub gaps: BTreeSet<String>,
}

/// A text in which `*` stands for any text, and the line of its file, for complaints.
#[derive(Clone, Debug)]
pub struct Pattern {
    pub text: String,
    pub place: String,
}

impl Pattern {
    /// Whether all of `name` matches.
    pub fn matches(&self, name: &str) -> bool {
        let mut parts = self.text.split('*');
        let Some(mut rest) = name.strip_prefix(parts.next().unwrap_or_default()) else { return false };
        let Some(last) = parts.next_back() else { return rest.is_empty() };
        for part in parts {
            let Some(at) = rest.find(part) else { return false };
            rest = &rest[at + part.len()..];
        }
        rest.ends_with(last)
    }
}

/// The files by name.
pub const UNREAD: &str = "unread.txt";
pub const GAPS: &str = "gaps.txt";
const SYSTEMS: &str = "systems.txt";

impl Policy {
    /// Reads the files of the folder `hw`.
    pub fn load(hw: &Path) -> Result<Self> {
        let read = |name: &str| {
            let path = hw.join(name);
            std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
        };
        let mut policy = Self::default();
        policy.add_systems(&read(SYSTEMS)?)?;
        policy.add_unread(&read(UNREAD)?)?;
        policy.gaps = lines(&read(GAPS)?).map(|(_, line)| line.trim().to_string()).collect();
        Ok(policy)
    }

    fn add_systems(&mut self, text: &str) -> Result<()> {
        for (number, line) in lines(text) {
            let (pattern, id) = line
                .trim()
                .rsplit_once(' ')
                .with_context(|| format!("hw/{SYSTEMS}:{number}: PATTERN  ROW"))?;
            self.systems.push((pattern_at(SYSTEMS, number, pattern), id.to_string()));
        }
        Ok(())
    }

    fn add_unread(&mut self, text: &str) -> Result<()> {
        enum Open {
            Nothing,
            Ignored,
            Unbuilt,
            Usual(Vec<u32>),
        }
        let mut open = Open::Nothing;
        for (number, line) in lines(text) {
            let place = format!("hw/{UNREAD}:{number}");
            if line.starts_with(' ') {
                let pattern = pattern_at(UNREAD, number, line);
                match &open {
                    Open::Nothing => bail!("{place}: a field before any heading"),
                    Open::Ignored => self.ignored.push(pattern),
                    Open::Unbuilt => self.unbuilt.push(pattern),
                    Open::Usual(values) => self.usual.push((pattern, values.clone())),
                }
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            ensure!(!rest.trim().is_empty(), "{place}: `{word}` says nothing");
            open = match word {
                "ignored" => Open::Ignored,
                "unbuilt" => Open::Unbuilt,
                "usual" => {
                    let values = rest.split_whitespace().map(str::parse);
                    Open::Usual(values.collect::<Result<_, _>>().with_context(|| place.clone())?)
                }
                _ => bail!("{place}: unknown word {word}"),
            };
        }
        Ok(())
    }

    /// The row of the ledger for `ITEM` or `ITEM.Field`; the last line that matches either decides.
    pub fn system(&self, item: &str, field: Option<&str>) -> Option<&str> {
        let full = field.map(|field| format!("{item}.{field}"));
        let hit = |pattern: &Pattern| {
            pattern.matches(item) && !pattern.text.contains('.')
                || full.as_ref().is_some_and(|full| pattern.matches(full))
        };
        self.systems.iter().rev().find(|(pattern, _)| hit(pattern)).map(|(_, id)| id.as_str())
    }

    /// The values that ask for nothing, the commonest first, if the field is a Gap.
    pub fn gap(&self, item: &str, field: &str) -> Option<&[u32]> {
        let full = format!("{item}.{field}");
        if !self.gaps.contains(&full) {
            return None;
        }
        let usual = self.usual.iter().find(|(pattern, _)| pattern.matches(&full));
        Some(usual.map_or(&[0], |(_, values)| values))
    }

    /// Nothing decodes the item.
    pub fn is_unbuilt(&self, item: &str) -> bool {
        self.unbuilt.iter().any(|pattern| pattern.matches(item))
    }

    /// What the description says wrongly: names that do not exist, Gaps without a row.
    pub fn complaints(&self, d: &Description) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut names = BTreeSet::new();
        for item in &d.items {
            names.insert(item.name.clone());
            names.extend(item.fields.iter().map(|field| format!("{}.{}", item.name, field.name)));
            let watched = item.fields.iter().filter(|f| self.gap(&item.name, &f.name).is_some());
            for field in watched {
                if self.system(&item.name, Some(&field.name)).is_none() {
                    wrong.push(format!("hw/{SYSTEMS} names no row for {}.{}", item.name, field.name));
                }
            }
        }
        for item in &d.items {
            let is_watched = watches(d, self, item).iter().any(|list| !list.is_empty());
            if is_watched && item.noun != Noun::Register && self.system(&item.name, None).is_none() {
                wrong.push(format!("hw/{SYSTEMS} names no row for {}", item.name));
            }
        }
        for gap in self.gaps.iter().filter(|gap| !names.contains(*gap)) {
            wrong.push(format!("hw/{GAPS}: there is no field {gap}"));
        }
        let lists = self.ignored.iter().chain(&self.unbuilt).chain(self.usual.iter().map(|u| &u.0));
        for pattern in lists.chain(self.systems.iter().map(|s| &s.0)) {
            if !names.iter().any(|name| pattern.matches(name)) {
                wrong.push(format!("{}: nothing is called {}", pattern.place, pattern.text));
            }
        }
        wrong
    }
}

/// Lines with their numbers, without comments and empty ones.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let kept = |(_, line): &(usize, &str)| !line.trim().is_empty() && !line.starts_with('#');
    text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end())).filter(kept)
}

fn pattern_at(file: &str, number: usize, text: &str) -> Pattern {
    Pattern { text: text.trim().to_string(), place: format!("hw/{file}:{number}") }
}

/// One bit that must have one value.
#[derive(Clone, Copy, PartialEq)]
enum Bit {
    Free,
    Zero,
    One,
}

/// Dwords of `item` that must have certain bits on each row: rows, dword, mask, expected bits. The second list is
/// for one element of the tail.
pub fn watches(d: &Description, policy: &Policy, item: &Item) -> [Vec<(Rows, u32, u32, u32)>; 2] {
    if policy.is_unbuilt(&item.name) {
        return [vec![], vec![]];
    }
    let rows = (0..8).filter(|row| item.rows >> row & 1 != 0);
    let mut lists = [vec![], vec![]];
    for row in rows {
        let fixed = item.fixed_dwords(row) as usize * 32;
        let mut bits = vec![Bit::Free; fixed];
        mark(d, policy, item, row, false, &mut bits);
        add(&mut lists[0], row, &bits);
        if let Some((_, step)) = Item::at(&item.tail, row) {
            let mut bits = vec![Bit::Free; *step as usize];
            mark(d, policy, item, row, true, &mut bits);
            add(&mut lists[1], row, &bits);
        }
    }
    lists
}

/// Marks the bits of `item` on `row`; of its tail those of the first element, from bit 0.
fn mark(d: &Description, policy: &Policy, item: &Item, row: u32, tail: bool, bits: &mut [Bit]) {
    let start = if tail { Item::at(&item.tail, row).map_or(0, |t| t.0) } else { 0 };
    // One value for all bits, or the bits of a number.
    let mut set = |span: Span, number: u32, value: Option<Bit>| {
        for bit in span.start..=span.end {
            if let Some(place) = bit.checked_sub(start).and_then(|bit| bits.get_mut(bit as usize)) {
                let is_one = number.checked_shr(bit - span.start).unwrap_or(0) & 1 != 0;
                *place = value.unwrap_or(if is_one { Bit::One } else { Bit::Zero });
            }
        }
    };
    let here = |rows: Rows| rows >> row & 1 != 0;
    for reserved in item.reserved.iter().filter(|r| here(r.rows) && r.it.1 == tail) {
        set(reserved.it.0, 0, Some(Bit::Zero));
    }
    for one in item.ones.iter().filter(|o| here(o.rows) && !tail) {
        set(one.it, 0, Some(Bit::One));
    }
    let mut nested = Vec::new();
    for is_gap in [true, false] {
        for field in &item.fields {
            let Some(place) = field.at(row).filter(|_| field.in_tail() == tail) else { continue };
            let repeat = place.repeat.filter(|r| r.count != 0).unwrap_or(Repeat { count: 1, step: 0 });
            let inner = match &place.kind {
                Kind::Struct(name) => d.items.iter().find(|i| i.name == *name),
                _ => None,
            };
            for n in 0..repeat.count {
                let (low, high) = (place.span.start + n * repeat.step, place.span.end + n * repeat.step);
                let span = Span { start: low, end: high };
                match inner {
                    Some(inner) if is_gap => nested.push((span, inner)),
                    Some(_) => {}
                    None => match policy.gap(&item.name, &field.name) {
                        Some(usual) if is_gap => set(span, usual.first().copied().unwrap_or(0), None),
                        // Bits that another field lends are free: what reads that field has read them.
                        None if !is_gap => set(span, 0, Some(Bit::Free)),
                        _ => {}
                    },
                }
            }
        }
    }
    for (span, inner) in nested {
        let mut inside = vec![Bit::Free; (span.end - span.start + 1) as usize];
        mark(d, policy, inner, row, false, &mut inside);
        for (index, bit) in inside.into_iter().enumerate().filter(|(_, bit)| *bit != Bit::Free) {
            let at = span.start + index as u32;
            set(Span { start: at, end: at }, 0, Some(bit));
        }
    }
}

fn add(list: &mut Vec<(Rows, u32, u32, u32)>, row: u32, bits: &[Bit]) {
    for (dword, bits) in bits.chunks(32).enumerate() {
        let of = |wanted: &dyn Fn(&Bit) -> bool| {
            bits.iter().enumerate().filter(|(_, b)| wanted(b)).fold(0, |mask, (n, _)| mask | 1_u32 << n)
        };
        let (mask, expect) = (of(&|b| *b != Bit::Free), of(&|b| *b == Bit::One));
        if mask == 0 {
            continue;
        }
        let key = (dword as u32, mask, expect);
        match list.iter_mut().find(|w| (w.1, w.2, w.3) == key) {
            Some(same) => same.0 |= 1 << row,
            None => list.push((1 << row, key.0, key.1, key.2)),
        }
    }
}
