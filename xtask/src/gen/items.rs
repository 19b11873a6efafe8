//! Writes the Rust of one command, structure, register or message: struct, decode, encode, field table.

use super::model::*;
use super::names::{camel, screaming, snake};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Rust shape of a field on all rows together.
struct Shape {
    ident: String,
    kind: RustKind,
    count: Option<u32>,
}

#[derive(Clone, PartialEq)]
enum RustKind {
    Bool,
    U32,
    U64,
    I32,
    F32,
    Struct(String),
}

impl RustKind {
    fn text(&self) -> String {
        match self {
            RustKind::Bool => "bool".into(),
            RustKind::U32 => "u32".into(),
            RustKind::U64 => "u64".into(),
            RustKind::I32 => "i32".into(),
            RustKind::F32 => "f32".into(),
            RustKind::Struct(n) => camel(n),
        }
    }
}

fn shape(field: &Field) -> Shape {
    let all = |f: &dyn Fn(&Place) -> bool| field.places.iter().all(|p| f(&p.it));
    let any = |f: &dyn Fn(&Place) -> bool| field.places.iter().any(|p| f(&p.it));
    let newest = field.places.iter().max_by_key(|p| p.rows).map(|p| &p.it);
    let width = |p: &Place| p.span.end - p.span.start + 1;
    let kind = if let Some(Place { kind: Kind::Struct(n), .. }) = newest {
        RustKind::Struct(n.clone())
    } else if any(&|p| matches!(p.kind, Kind::Float | Kind::Fixed { .. })) {
        RustKind::F32
    } else if any(&|p| matches!(p.kind, Kind::Address | Kind::Offset) || width(p) > 32) {
        RustKind::U64
    } else if newest.is_some_and(|p| p.kind == Kind::Int) {
        RustKind::I32
    } else if newest.is_some_and(|p| p.kind == Kind::Bool) && all(&|p| width(p) == 1) {
        RustKind::Bool
    } else {
        RustKind::U32
    };
    let count = field.places.iter().filter_map(|p| p.it.repeat).map(|r| r.count).max();
    Shape { ident: snake(&field.name), kind, count }
}

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
pub fn item(d: &Description, item: &Item, out: &mut String) {
    if item.is_whole() {
        let _ = writeln!(
            out,
            "/// `{}`, read whole.\npub static {}_ITEM: Item = Item {{",
            item.name,
            screaming(&camel(&item.name))
        );
        members(item, out);
        let _ = writeln!(out, "}};\n");
        return;
    }
    if let Some(entry) = entry_struct(item) {
        body(d, &entry, out);
    }
    body(d, item, out);
}

fn body(d: &Description, item: &Item, out: &mut String) {
    let name = camel(&item.name);
    let fields: Vec<(&Field, Shape)> =
        item.fields.iter().filter(|f| !f.in_tail()).map(|f| (f, shape(f))).collect();
    let title = if item.title.is_empty() { String::new() } else { format!(": {}", item.title) };
    let cites: String = item.cites.iter().map(|c| format!(" `[{c}]`")).collect();
    let _ = writeln!(out, "/// `{}`{title}.{cites}", item.name);
    let _ = writeln!(out, "#[derive(Clone, Copy, Debug, Default, PartialEq)]\npub struct {name} {{");
    if has_length(item) {
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
    let _ = writeln!(out, "}}\nimpl {name} {{");
    constants(d, item, out);
    decode(item, &fields, &name, out);
    encode(d, item, &fields, out);
    tail(item, out);
    let _ = writeln!(out, "}}");
    let _ = writeln!(out, "described!({name}, {}_ITEM, Item {{", screaming(&name));
    members(item, out);
    let _ = writeln!(out, "}});\n");
}

fn has_length(item: &Item) -> bool {
    !item.length.is_empty()
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

fn doc_text(text: &str) -> String {
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

/// Rows of the item grouped by equal text, the largest group last (it becomes `_`).
fn arms(rows: Rows, mut text: impl FnMut(u32) -> String) -> Vec<(Rows, String)> {
    let mut groups: Vec<(Rows, String)> = Vec::new();
    for row in (0..8).filter(|r| rows >> r & 1 != 0) {
        let t = text(row);
        match groups.iter_mut().find(|g| g.1 == t) {
            Some(g) => g.0 |= 1 << row,
            None => groups.push((1 << row, t)),
        }
    }
    groups.sort_by_key(|g| g.0);
    groups
}

fn pattern(rows: Rows) -> String {
    let list: Vec<String> = (0..8).filter(|r| rows >> r & 1 != 0).map(|r: u32| r.to_string()).collect();
    list.join(" | ")
}

fn choose(groups: &[(Rows, String)], out: &mut String, prefix: &str) {
    match groups {
        [(_, only)] => {
            let _ = writeln!(out, "        {prefix}{only}");
        }
        _ => {
            let _ = writeln!(out, "        {prefix}match platform.row() {{");
            for (index, (rows, text)) in groups.iter().enumerate() {
                let pat = if index + 1 == groups.len() { "_".to_string() } else { pattern(*rows) };
                let _ = writeln!(out, "            {pat} => {text}");
            }
            let _ = writeln!(out, "        }}");
        }
    }
}

fn decode(item: &Item, fields: &[(&Field, Shape)], name: &str, out: &mut String) {
    let max = item.max_dwords();
    let groups = arms(item.rows, |row| {
        let mut t = String::from("Self {");
        let mut missing = false;
        if has_length(item) {
            match Item::at(&item.length, row) {
                Some((s, _)) => {
                    let _ = write!(t, " dword_length: u(d, {}, {}),", s.start, s.end);
                }
                None => missing = true,
            }
        }
        for (field, s) in fields {
            match field.at(row) {
                Some(p) => {
                    let _ = write!(t, " {}: {},", s.ident, read(p, s));
                }
                None => missing = true,
            }
        }
        t + if missing { " ..Self::default() }," } else { " }," }
    });
    let one = groups.len() == 1;
    let _ = writeln!(out, "    /// Reads the bits; dwords past the end of the slice read as zero.");
    let unused =
        if one && fields.iter().all(|(_, s)| !matches!(s.kind, RustKind::Struct(_))) { "_" } else { "" };
    let _ = writeln!(out, "    pub fn decode({unused}platform: &Platform, dwords: &[u32]) -> {name} {{");
    let _ = writeln!(out, "        let d = &fixed::<{max}>(dwords);");
    if fields.is_empty() && !has_length(item) {
        out.truncate(out.len() - format!("        let d = &fixed::<{max}>(dwords);\n").len());
        out.push_str("        let _ = dwords;\n");
    }
    let groups: Vec<_> = groups
        .into_iter()
        .map(|(r, t)| (r, if one { t.trim_end_matches(',').to_string() } else { t }))
        .collect();
    choose(&groups, out, "");
    let _ = writeln!(out, "    }}");
}

fn read(p: &Place, s: &Shape) -> String {
    match (p.repeat, s.count) {
        (Some(r), Some(n)) => {
            let one = read_at(
                p,
                &s.kind,
                &format!("at({}, i, {})", p.span.start, r.step),
                &format!("at({}, i, {})", p.span.end, r.step),
            );
            if r.count == n {
                format!("std::array::from_fn(|i| {one})")
            } else {
                format!(
                    "std::array::from_fn(|i| if i < {} {{ {one} }} else {{ Default::default() }})",
                    r.count
                )
            }
        }
        (None, Some(_)) => {
            let one = read_at(p, &s.kind, &p.span.start.to_string(), &p.span.end.to_string());
            format!("std::array::from_fn(|i| if i == 0 {{ {one} }} else {{ Default::default() }})")
        }
        _ => read_at(p, &s.kind, &p.span.start.to_string(), &p.span.end.to_string()),
    }
}

fn read_at(p: &Place, kind: &RustKind, start: &str, end: &str) -> String {
    let width = p.span.end - p.span.start + 1;
    match (kind, &p.kind) {
        (RustKind::Struct(n), _) => {
            let dwords = width.div_ceil(32);
            if p.span.start.is_multiple_of(32) && start.parse::<u32>().is_ok() {
                format!("{}::decode(platform, &d[{}..])", camel(n), p.span.start / 32)
            } else {
                format!("{}::decode(platform, &part::<{dwords}>(d, {start}, {end}))", camel(n))
            }
        }
        (RustKind::F32, Kind::Float) => format!("f(d, {start})"),
        (RustKind::F32, Kind::Fixed { signed: true, fraction }) => {
            format!("sx(d, {start}, {end}, {fraction})")
        }
        (RustKind::F32, Kind::Fixed { signed: false, fraction }) => {
            format!("ux(d, {start}, {end}, {fraction})")
        }
        (RustKind::F32, _) => format!("u(d, {start}, {end}) as f32"),
        (RustKind::U64, Kind::Address | Kind::Offset) => format!("a(d, {start}, {end})"),
        (RustKind::U64, _) => format!("l(d, {start}, {end})"),
        (RustKind::I32, Kind::Int) => format!("s(d, {start}, {end})"),
        (RustKind::I32, _) => format!("u(d, {start}, {end}) as i32"),
        (RustKind::Bool, _) => format!("b(d, {start})"),
        (RustKind::U32, Kind::Int) => format!("s(d, {start}, {end}) as u32"),
        (RustKind::U32, _) => format!("u(d, {start}, {end})"),
    }
}

fn write_at(p: &Place, kind: &RustKind, value: &str, start: &str, end: &str) -> String {
    match (kind, &p.kind) {
        (RustKind::Struct(_), _) => format!("put_part(d, {start}, {end}, &{value}.encode(platform));"),
        (RustKind::F32, Kind::Float) => format!("put(d, {start}, {end}, u64::from({value}.to_bits()));"),
        (RustKind::F32, Kind::Fixed { signed, fraction }) => {
            format!(
                "put(d, {start}, {end}, fixed_bits({value}, {fraction}, {}, {signed}));",
                p.span.end - p.span.start + 1
            )
        }
        (RustKind::U64, Kind::Address | Kind::Offset) => format!("put_a(d, {start}, {end}, {value});"),
        (RustKind::I32, _) => format!("put(d, {start}, {end}, {value} as i64 as u64);"),
        (RustKind::U64, _) => format!("put(d, {start}, {end}, {value});"),
        (RustKind::F32, _) => format!("put(d, {start}, {end}, {value} as u64);"),
        _ => format!("put(d, {start}, {end}, u64::from({value}));"),
    }
}

fn encode(d: &Description, item: &Item, fields: &[(&Field, Shape)], out: &mut String) {
    let _ = d;
    let max = item.max_dwords();
    let groups = arms(item.rows, |row| {
        let length = Item::at(&item.dwords, row).copied().unwrap_or(Length { min: 1, max: 1, open: false });
        let mut t = String::from("{ ");
        let mut header = 0u32;
        if let Some(key) = Item::at(&item.key, row) {
            header = super::check::pattern(key).1;
        }
        if let Some((value, span)) = Item::at(&item.select, row) {
            header = super::check::select_mask(*value, *span).1;
        }
        if header != 0 {
            let _ = write!(t, "d[0] = {header:#x}; ");
        }
        for x in item.ones.iter().filter(|x| x.rows >> row & 1 != 0) {
            let _ = write!(t, "put(d, {}, {}, !0); ", x.it.start, x.it.end);
        }
        let mut dwords = length.max.to_string();
        if let Some((s, bias)) = Item::at(&item.length, row) {
            let usual = length.min.saturating_sub(*bias);
            let _ = write!(
                t,
                "let length = if self.dword_length == 0 {{ {usual} }} else {{ self.dword_length }}; put(d, {}, {}, u64::from(length)); ",
                s.start, s.end
            );
            if length.min != length.max {
                dwords =
                    format!("length.saturating_add({bias}).clamp({}, {}) as usize", length.min, length.max);
            }
        }
        for (field, s) in fields {
            let Some(p) = field.at(row) else { continue };
            match (p.repeat, s.count) {
                (Some(r), Some(_)) => {
                    let one = write_at(
                        p,
                        &s.kind,
                        "v",
                        &format!("at({}, i, {})", p.span.start, r.step),
                        &format!("at({}, i, {})", p.span.end, r.step),
                    );
                    let _ = write!(
                        t,
                        "for (i, v) in self.{}.iter().copied().enumerate().take({}) {{ {one} }} ",
                        s.ident, r.count
                    );
                }
                (None, Some(_)) => {
                    let value = format!("self.{}[0]", s.ident);
                    t += &write_at(p, &s.kind, &value, &p.span.start.to_string(), &p.span.end.to_string());
                    t.push(' ');
                }
                _ => {
                    let value = format!("self.{}", s.ident);
                    t += &write_at(p, &s.kind, &value, &p.span.start.to_string(), &p.span.end.to_string());
                    t.push(' ');
                }
            }
        }
        t + &format!("{dwords} }}")
    });
    let one = groups.len() == 1;
    let unused =
        if one && fields.iter().all(|(_, s)| !matches!(s.kind, RustKind::Struct(_))) { "_" } else { "" };
    let _ = writeln!(out, "    /// Writes the bits of the fixed part; reserved bits are zero.");
    let _ = writeln!(out, "    pub fn encode(&self, {unused}platform: &Platform) -> Vec<u32> {{");
    let touched = groups.iter().any(|g| g.1.contains("d[") || g.1.contains("(d,"));
    if touched {
        let _ = writeln!(out, "        let mut words = [0u32; {max}];\n        let d = &mut words;");
    } else {
        let _ = writeln!(out, "        let words = [0u32; {max}];");
    }
    if let [(_, only)] = groups.as_slice() {
        let _ = writeln!(out, "        let n: usize = {only};");
    } else {
        choose(&groups, out, "let n: usize = ");
        let end = out.trim_end().len();
        out.truncate(end);
        out.push_str(";\n");
    }
    let _ = writeln!(out, "        words[..n.min({max})].to_vec()\n    }}");
}

fn tail(item: &Item, out: &mut String) {
    let fields: Vec<&Field> = item.fields.iter().filter(|f| f.in_tail()).collect();
    if fields.is_empty() {
        return;
    }
    let start = arms(item.rows, |row| format!("{},", Item::at(&item.tail, row).map_or(0, |t| t.0 / 32)));
    let step = item.tail.first().map_or(1, |t| t.it.1 / 32);
    let (ty, map) = if fields.len() > 1 {
        let name = camel(&format!("{} entry", item.name));
        (name.clone(), format!("{name}::decode(platform, e)"))
    } else {
        let s = shape(fields[0]);
        match s.kind {
            RustKind::Struct(n) => (camel(&n), format!("{}::decode(platform, e)", camel(&n))),
            _ => ("u32".to_string(), "{ let _ = platform; e[0] }".to_string()),
        }
    };
    let _ = writeln!(
        out,
        "    /// Dwords of one element of the tail.\n    pub const TAIL_STEP_DWORDS: usize = {step};"
    );
    let _ = writeln!(
        out,
        "    /// The whole elements after the fixed part that lie inside `dwords` (`{}`).",
        fields.iter().map(|f| doc_text(&f.name)).collect::<Vec<_>>().join("`, `")
    );
    let _ = writeln!(
        out,
        "    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = {ty}> + 'a {{"
    );
    let one = start.len() == 1;
    let start: Vec<_> = start
        .into_iter()
        .map(|(r, t)| (r, if one { t.trim_end_matches(',').to_string() } else { t }))
        .collect();
    choose(&start, out, "let start: usize = ");
    let end = out.trim_end().len();
    out.truncate(end);
    out.push_str(";\n");
    let _ = writeln!(
        out,
        "        dwords.get(start..).unwrap_or_default().chunks_exact({step}).map(move |e| {map})\n    }}"
    );
}

/// The members of the field table.
fn members(item: &Item, out: &mut String) {
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
    let _ = writeln!(out, " ones: &[{ones}],\n    reserved: &[{fixed}],\n    fields: &[");
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
        let _ = writeln!(
            out,
            "        Field {{ name: {:?}, places: &[{}], values: &[{}], when: {when} }},",
            field.name,
            places.join(", "),
            values.join(", ")
        );
    }
    let _ = writeln!(out, "    ],");
}
