//! Writes the Rust that reads and writes the bits of one item: `decode`, `encode`, `tail`.

use super::items::doc_text;
use super::model::*;
use super::names::{camel, snake};
use std::fmt::Write;

/// Rust shape of a field on all rows together.
pub struct Shape {
    pub ident: String,
    pub kind: RustKind,
    pub count: Option<u32>,
}

#[derive(Clone, PartialEq)]
pub enum RustKind {
    Bool,
    U32,
    U64,
    I32,
    F32,
    Struct(String),
}

impl RustKind {
    pub fn text(&self) -> String {
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

pub fn shape(field: &Field) -> Shape {
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

pub fn decode(item: &Item, fields: &[(&Field, Shape)], name: &str, out: &mut String) {
    let max = item.max_dwords();
    let groups = arms(item.rows, |row| {
        let mut t = String::from("Self {");
        let mut missing = false;
        if item.has_length() {
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
    if fields.is_empty() && !item.has_length() {
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

pub fn encode(item: &Item, fields: &[(&Field, Shape)], out: &mut String) {
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

pub fn tail(item: &Item, out: &mut String) {
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
