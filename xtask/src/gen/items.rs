//! Writes the Rust of one command, structure, register or message: struct, decode, encode, field table.

use super::codec::{Shape, decode, encode, shape, tail};
use super::model::*;
use super::names::{camel, screaming, snake};
use super::policy::{self, Policy};
use std::collections::BTreeMap;
use std::fmt::Write;

/// A tail of several fields becomes a structure of its own.
pub fn entry_struct(item: &Item) -> Option<Item> {
    let tail: Vec<&Field> = item.fields.iter().filter(|f| f.in_tail()).collect();
    if tail.len() < 2 {
        return None;
    }
    let mut entry = item.clone();
    entry.noun = Noun::Struct;
    entry.name = format!("{} entry", item.name);
    (entry.engines, entry.key, entry.length, entry.ones, entry.tail) =
        (vec![], vec![], vec![], vec![], vec![]);
    let start = |rows: Rows| Item::at(&item.tail, rows.trailing_zeros()).map_or(0, |t| t.0);
    entry.dwords = item
        .tail
        .iter()
        .map(|t| On { rows: t.rows, it: Length { min: t.it.1 / 32, max: t.it.1 / 32, open: false } })
        .collect();
    entry.fields = tail.into_iter().cloned().collect();
    for p in entry.fields.iter_mut().flat_map(|f| &mut f.places) {
        p.it.repeat = None;
        p.it.span.start -= start(p.rows);
        p.it.span.end -= start(p.rows);
    }
    entry.reserved.retain(|r| r.it.1);
    for r in &mut entry.reserved {
        r.it.0.start -= start(r.rows);
        r.it.0.end -= start(r.rows);
        r.it.1 = false;
    }
    Some(entry)
}

/// The Rust of one item.
pub fn item(d: &Description, policy: &Policy, item: &Item, out: &mut String) {
    if item.is_whole() {
        let _ = writeln!(
            out,
            "/// `{}`, read whole.\npub static {}_ITEM: Item = Item {{",
            item.name,
            screaming(&camel(&item.name))
        );
        members(d, policy, item, out);
        let _ = writeln!(out, "}};\n");
        return;
    }
    if let Some(entry) = entry_struct(item) {
        body(d, policy, &entry, out);
    }
    body(d, policy, item, out);
}

fn body(d: &Description, policy: &Policy, item: &Item, out: &mut String) {
    let name = camel(&item.name);
    let fields: Vec<(&Field, Shape)> =
        item.fields.iter().filter(|f| !f.in_tail()).map(|f| (f, shape(f))).collect();
    let title = if item.title.is_empty() { String::new() } else { format!(": {}", item.title) };
    let cites: String = item.cites.iter().map(|c| format!(" `[{c}]`")).collect();
    let _ = writeln!(out, "/// `{}`{title}.{cites}", item.name);
    // Longer arrays have no default of their own.
    const DERIVED_LIMIT: u32 = 32;
    let derives = fields.iter().all(|(_, s)| s.count.is_none_or(|count| count <= DERIVED_LIMIT));
    let default = if derives { "Default, " } else { "" };
    let _ = writeln!(out, "#[derive(Clone, Copy, Debug, {default}PartialEq)]\npub struct {name} {{");
    if item.has_length() {
        let _ = writeln!(
            out,
            "    /// Length as the header states it; 0 lets `encode` fill in the usual one.\n    pub dword_length: u32,"
        );
    }
    for (field, s) in &fields {
        let _ = writeln!(out, "    /// {}.", doc(field));
        let ty = s.kind.text();
        let ty = s.count.map_or(ty.clone(), |n| format!("[{ty}; {n}]"));
        let _ = writeln!(out, "    pub {}: {ty},", s.ident);
    }
    let _ = writeln!(out, "}}");
    if !derives {
        self::default(item, &fields, &name, out);
    }
    let _ = writeln!(out, "impl {name} {{");
    constants(d, item, out);
    decode(item, &fields, &name, out);
    encode(item, &fields, out);
    tail(item, out);
    let _ = writeln!(out, "}}");
    let _ = writeln!(out, "described!({name}, {}_ITEM, Item {{", screaming(&name));
    members(d, policy, item, out);
    let _ = writeln!(out, "}});\n");
}

/// Zeros for a structure with arrays that cannot derive them.
fn default(item: &Item, fields: &[(&Field, Shape)], name: &str, out: &mut String) {
    let _ = write!(out, "impl Default for {name} {{\n    fn default() -> Self {{\n        Self {{");
    if item.has_length() {
        let _ = write!(out, " dword_length: 0,");
    }
    for (_, s) in fields {
        let _ = match s.count {
            Some(count) => write!(out, " {}: [Default::default(); {count}],", s.ident),
            None => write!(out, " {}: Default::default(),", s.ident),
        };
    }
    let _ = writeln!(out, " }}\n    }}\n}}");
}

fn doc(field: &Field) -> String {
    let mut places: Vec<String> = Vec::new();
    for p in &field.places {
        let kind = match &p.it.kind {
            Kind::Fixed { signed, fraction } => {
                let width = p.it.span.end - p.it.span.start + 1;
                let sign = *signed as u32;
                format!(
                    "{}{}.{fraction}",
                    if *signed { "s" } else { "u" },
                    width.saturating_sub(fraction + sign)
                )
            }
            Kind::Enum(n) => format!("`enums::{}`", snake(n)),
            Kind::Struct(n) => n.clone(),
            k => format!("{k:?}").to_lowercase(),
        };
        places.push(kind);
    }
    places.dedup();
    format!("{}, {}", field.name.replace('[', "(").replace(']', ")"), places.join(" or "))
}

fn constants(d: &Description, item: &Item, out: &mut String) {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    for field in &item.fields {
        let mut values: Vec<&Value> = field.values.iter().collect();
        values.sort_by_key(|v| std::cmp::Reverse(v.rows));
        for v in values {
            let mut ident =
                format!("{}_{}", screaming(&field.name), screaming(&v.name).trim_start_matches('_'));
            if ident.starts_with(|c: char| c.is_ascii_digit()) {
                ident = format!("_{ident}");
            }
            match seen.get(&ident) {
                Some(n) if *n == v.number => continue,
                Some(_) => ident = format!("{ident}_ON_{}", row_names(d, v.rows)),
                None => {}
            }
            if seen.insert(ident.clone(), v.number).is_none() {
                let _ = writeln!(out, "    /// {} of {}.", doc_text(&v.name), doc_text(&field.name));
                let _ = writeln!(out, "    pub const {ident}: u32 = {:#x};", v.number);
            }
        }
    }
}

pub fn doc_text(text: &str) -> String {
    text.replace('[', "(").replace(']', ")").replace('<', "(").replace('>', ")")
}

fn row_names(d: &Description, rows: Rows) -> String {
    let list: Vec<String> = d
        .platforms
        .iter()
        .enumerate()
        .filter(|(i, _)| rows >> i & 1 != 0)
        .map(|(_, p)| p.name.to_ascii_uppercase())
        .collect();
    list.join("_")
}

/// The members of the field table.
fn members(d: &Description, policy: &Policy, item: &Item, out: &mut String) {
    let noun = match item.noun {
        Noun::Command => "Command",
        Noun::Struct => "Structure",
        Noun::Register => "Register",
        Noun::Message => "Message",
    };
    let _ = writeln!(
        out,
        "    noun: Noun::{noun}, name: {:?}, title: {:?}, rows: {:#x},",
        item.name, item.title, item.rows
    );
    let _ = writeln!(out, "    cites: &{:?},", item.cites);
    let list: Vec<String> = item.engines.iter().map(|e| format!("({:#x}, {:#x})", e.rows, e.it)).collect();
    let _ = write!(out, "    engines: &[{}],", list.join(", "));
    let list: Vec<String> = item
        .key
        .iter()
        .map(|k| (k.rows, super::check::pattern(&k.it)))
        .chain(item.select.iter().map(|s| (s.rows, super::check::select_mask(s.it.0, s.it.1))))
        .map(|(rows, (mask, value))| format!("({rows:#x}, {mask:#x}, {value:#x})"))
        .collect();
    let _ = write!(out, " key: &[{}],", list.join(", "));
    let list: Vec<String> = item
        .length
        .iter()
        .map(|l| format!("({:#x}, {}, {}, {})", l.rows, l.it.0.start, l.it.0.end, l.it.1))
        .collect();
    let _ = write!(out, " length: &[{}],", list.join(", "));
    let list: Vec<String> = item
        .dwords
        .iter()
        .map(|l| format!("({:#x}, {}, {}, {})", l.rows, l.it.min, l.it.max, l.it.open))
        .collect();
    let _ = write!(out, " dwords: &[{}],", list.join(", "));
    let list: Vec<String> =
        item.tail.iter().map(|t| format!("({:#x}, {}, {})", t.rows, t.it.0, t.it.1)).collect();
    let _ = write!(out, " tail: &[{}],", list.join(", "));
    let list: Vec<String> = item.offset.iter().map(|t| format!("({:#x}, {:#x})", t.rows, t.it.0)).collect();
    let _ = write!(out, " offset: &[{}],", list.join(", "));
    let r = &item.register;
    if *r != Register::default() {
        let (read, write) = (r.access != "write_only", r.access != "read_only");
        let _ = write!(
            out,
            " register: Register {{ readable: {read}, writable: {write}, masked: {}, saved: {}, reset: {:#x} }},",
            r.masked, r.saved, r.reset
        );
    } else {
        let _ = write!(out, " register: PLAIN,");
    }
    let spans = |list: Vec<(Rows, Span)>| {
        let list: Vec<String> =
            list.iter().map(|(r, s)| format!("({r:#x}, {}, {})", s.start, s.end)).collect();
        list.join(", ")
    };
    let ones = spans(item.ones.iter().map(|o| (o.rows, o.it)).collect());
    let fixed = spans(item.reserved.iter().filter(|r| !r.it.1).map(|o| (o.rows, o.it.0)).collect());
    let _ = writeln!(out, " ones: &[{ones}],\n    reserved: &[{fixed}],");
    let system = policy.system(&item.name, None).unwrap_or_default();
    let _ = write!(out, "    system: {system:?}, unbuilt: {},", policy.is_unbuilt(&item.name));
    let watches = policy::watches(d, policy, item).map(|list| {
        let list: Vec<String> = list
            .iter()
            .map(|(r, dword, mask, one)| format!("w({r:#x}, {dword}, {mask:#x}, {one:#x})"))
            .collect();
        list.join(", ")
    });
    let _ = writeln!(out, " watch: &[{}], watch_tail: &[{}],\n    fields: &[", watches[0], watches[1]);
    for field in &item.fields {
        let places: Vec<String> = field
            .places
            .iter()
            .map(|p| {
                let kind = match &p.it.kind {
                    Kind::Fixed { signed, fraction } => format!("Fixed({signed}, {fraction})"),
                    Kind::Enum(n) => format!("Enum({:?})", snake(n)),
                    Kind::Struct(n) => format!("Struct(&{}_ITEM)", screaming(&camel(n))),
                    k => format!("{k:?}"),
                };
                let (count, step) = p.it.repeat.map_or((1, 0), |r| (r.count, r.step));
                format!(
                    "p({:#x}, {}, {}, Kind::{kind}, {count}, {step})",
                    p.rows, p.it.span.start, p.it.span.end
                )
            })
            .collect();
        let values: Vec<String> =
            field.values.iter().map(|v| format!("({:#x}, {:#x}, {:?})", v.rows, v.number, v.name)).collect();
        let when = field.when.as_ref().map_or("None".to_string(), |w| format!("Some({w:?})"));
        let gap = policy.gap(&item.name, &field.name).map(|usual| {
            let system = policy.system(&item.name, Some(&field.name)).unwrap_or_default();
            format!("Some(Gap {{ system: {system:?}, usual: &{usual:?} }})")
        });
        let _ = writeln!(
            out,
            "        Field {{ name: {:?}, places: &[{}], values: &[{}], when: {when}, gap: {} }},",
            field.name,
            places.join(", "),
            values.join(", "),
            gap.as_deref().unwrap_or("None")
        );
    }
    let _ = writeln!(out, "    ],");
}
