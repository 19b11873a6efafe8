//! Writes everything that is not one item: enumerations, opcode matching, register offsets, formats, platforms.

use super::check::pattern;
use super::model::*;
use super::names::{camel, item_constant, screaming, snake};
use std::collections::BTreeMap;
use std::fmt::Write;

/// `hw::enums`
pub fn enums(d: &Description) -> String {
    let mut out = String::new();
    for e in &d.enums {
        let cites: String = e.cites.iter().map(|c| format!(" `[{c}]`")).collect();
        let _ = writeln!(out, "/// `{}`.{cites}\npub mod {} {{", e.name, snake(&e.name));
        let mut seen = BTreeMap::new();
        for v in &e.values {
            let mut ident = screaming(&v.name);
            if seen.contains_key(&ident) {
                ident += &format!("_{:X}", v.number);
            }
            seen.insert(ident.clone(), v.number);
            let _ = writeln!(out, "    /// `{}`\n    pub const {ident}: u32 = {:#x};", v.name, v.number);
        }
        let _ = writeln!(out, "    /// Values and names.\n    pub const VALUES: &[(u32, &str)] = &[");
        for v in &e.values {
            let _ = writeln!(out, "        ({:#x}, {:?}),", v.number, v.name);
        }
        let _ = writeln!(
            out,
            "    ];\n    /// Name of a value.\n    pub fn name(value: u32) -> Option<&'static str> {{\n        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)\n    }}\n}}"
        );
    }
    let _ = writeln!(
        out,
        "/// Values and names of the enumeration called `name` in a field table.\npub fn values(name: &str) -> &'static [(u32, &'static str)] {{\n    match name {{"
    );
    for e in &d.enums {
        let _ = writeln!(out, "        {:?} => {}::VALUES,", snake(&e.name), snake(&e.name));
    }
    let _ = writeln!(out, "        _ => &[],\n    }}\n}}");
    out
}

/// `hw::command`: the id of each command and the match on the header.
pub fn commands(d: &Description) -> String {
    let mut commands: Vec<&Item> = d.items.iter().filter(|i| i.noun == Noun::Command).collect();
    commands.sort_by(|a, b| a.name.cmp(&b.name));
    let mut out = String::from(
        "/// Every command of the description.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u16)]\npub enum CommandId {\n",
    );
    for c in &commands {
        let _ = writeln!(out, "    /// `{}`\n    {},", c.name, camel(&c.name));
    }
    let _ = writeln!(
        out,
        "}}\n/// Every command, in the order of `CommandId`.\npub static COMMANDS: [(CommandId, &Item); {}] = [",
        commands.len()
    );
    for c in &commands {
        let name = camel(&c.name);
        let _ = writeln!(out, "    (CommandId::{name}, crate::{name}::ITEM),");
    }
    out += "];\n";
    // Family 0: bits 28:23. Families 2: bits 28:22. Family 3: bits 28:16.
    let mut families: BTreeMap<u32, BTreeMap<u32, Vec<String>>> = BTreeMap::new();
    for c in &commands {
        for key in &c.key {
            let (_, value) = pattern(&key.it);
            let family = value >> 29;
            let shift = match family {
                0 => 23,
                2 => 22,
                _ => 16,
            };
            let engines: Vec<On<u8>> = c
                .engines
                .iter()
                .filter(|e| e.rows & key.rows != 0)
                .map(|e| On { rows: e.rows & key.rows, it: e.it })
                .collect();
            for e in engines {
                let all = d.all();
                let mut guard = Vec::new();
                if e.rows != all {
                    guard.push(format!("rows & {:#x} != 0", e.rows));
                }
                if e.it != 15 {
                    guard.push(format!("engines & {:#x} != 0", e.it));
                }
                let guard =
                    if guard.is_empty() { String::new() } else { format!(" if {}", guard.join(" && ")) };
                families
                    .entry(family)
                    .or_default()
                    .entry((value & 0x1fff_ffff) >> shift)
                    .or_default()
                    .push(format!("{guard} => CommandId::{},", camel(&c.name)));
            }
        }
    }
    let _ = writeln!(
        out,
        "/// The command whose opcode `header` carries, for one of `engines` on one of `rows` (bit sets).\npub(crate) fn matched(rows: u8, engines: u8, header: u32) -> Option<CommandId> {{\n    Some(match header >> 29 {{"
    );
    for (family, arms) in &families {
        let shift = match family {
            0 => 23,
            2 => 22,
            _ => 16,
        };
        let _ = writeln!(out, "        {family} => match (header & 0x1fff_ffff) >> {shift} {{");
        for (value, list) in arms {
            for arm in list {
                let _ = writeln!(out, "            {value:#x}{arm}");
            }
        }
        let _ = writeln!(out, "            _ => return None,\n        }},");
    }
    out += "        _ => return None,\n    })\n}\n";
    out
}

/// `hw::registers`: MMIO offsets.
pub fn registers(d: &Description) -> String {
    let mut out = String::new();
    let mut list: Vec<&Item> = d.items.iter().filter(|i| i.noun == Noun::Register).collect();
    list.sort_by(|a, b| a.name.cmp(&b.name));
    let mut table = String::new();
    for r in list {
        let mut seen: Vec<u32> = Vec::new();
        let mut offsets: Vec<&On<(u32, Repeat)>> = r.offset.iter().collect();
        offsets.sort_by_key(|o| std::cmp::Reverse(o.rows));
        let ident = item_constant(&r.name);
        for o in offsets {
            if seen.contains(&o.it.0) {
                continue;
            }
            let suffix = if seen.is_empty() {
                String::new()
            } else {
                let names: Vec<String> = (0..d.platforms.len())
                    .filter(|i| o.rows >> i & 1 != 0)
                    .map(|i| d.platforms[i].name.to_ascii_uppercase())
                    .collect();
                format!("_ON_{}", names.join("_"))
            };
            seen.push(o.it.0);
            let _ = writeln!(
                out,
                "/// MMIO byte offset of `{}`.\npub const {ident}{suffix}: u32 = {:#x};",
                r.name, o.it.0
            );
            if o.it.1.count > 1 {
                let _ = writeln!(
                    out,
                    "/// How many `{}` there are.\npub const {ident}_COUNT: u32 = {};",
                    r.name, o.it.1.count
                );
                let _ = writeln!(
                    out,
                    "/// Bytes from one `{}` to the next.\npub const {ident}_STEP: u32 = {};",
                    r.name, o.it.1.step
                );
            }
        }
        if r.is_whole() {
            let _ = writeln!(table, "    &{}_ITEM,", screaming(&camel(&r.name)));
            continue;
        }
        let _ = writeln!(table, "    {}::ITEM,", camel(&r.name));
    }
    let mut places = Vec::new();
    for r in d.items.iter().filter(|i| i.noun == Noun::Register) {
        let name = camel(&r.name);
        let item = if r.is_whole() { format!("&{}_ITEM", screaming(&name)) } else { format!("{name}::ITEM") };
        for o in &r.offset {
            for n in 0..o.it.1.count {
                let start = o.it.0 + n * o.it.1.step;
                places.push((start, start + r.max_dwords() * 4, o.rows, n, item.clone()));
            }
        }
    }
    places.sort();
    let _ = writeln!(
        out,
        "/// Registers by offset: first byte, byte after, rows, index, item.\npub(crate) static BY_OFFSET: [(u32, u32, u8, u32, &Item); {}] = [",
        places.len()
    );
    for (start, end, rows, n, item) in places {
        let _ = writeln!(out, "    ({start:#x}, {end:#x}, {rows:#x}, {n}, {item}),");
    }
    let _ = writeln!(out, "];");
    let _ =
        writeln!(out, "/// Every register with its fields.\npub static REGISTERS: &[&Item] = &[\n{table}];");
    out
}

/// Structures by name, and decode-then-encode of every item for the tests.
pub fn recode(d: &Description) -> String {
    let mut out = String::from("/// Every structure.\npub static STRUCTURES: &[&Item] = &[\n");
    let mut recode = String::from(
        "/// Decodes and encodes again.\npub type Recode = fn(&Platform, &[u32]) -> Vec<u32>;\n/// Every item with its way through Rust values and back.\npub static RECODE: &[(&Item, Recode)] = &[\n",
    );
    for i in d.items.iter().filter(|i| !i.is_whole()) {
        let name = camel(&i.name);
        let path = match i.noun {
            Noun::Command | Noun::Struct => format!("crate::{name}"),
            Noun::Register => format!("crate::registers::{name}"),
            Noun::Message => format!("crate::message::{name}"),
        };
        if i.noun == Noun::Struct {
            let _ = writeln!(out, "    {path}::ITEM,");
        }
        let _ = writeln!(recode, "    ({path}::ITEM, |p, d| {path}::decode(p, d).encode(p)),");
    }
    out + "];\n" + &recode + "];\n"
}

/// `hw::message`: one variant a message and the match on target and descriptor.
pub fn messages(d: &Description) -> String {
    let list: Vec<&Item> = d.items.iter().filter(|i| i.noun == Noun::Message).collect();
    let mut out = String::from(
        "/// A decoded message.\n#[derive(Clone, Copy, Debug, PartialEq)]\npub enum Message {\n",
    );
    for i in &list {
        let name = camel(&i.name);
        let _ = writeln!(out, "    /// `{}`\n    {name}({name}),", i.name);
    }
    out += "}\n/// Every message with its fields.\npub static MESSAGES: &[&Item] = &[\n";
    for i in &list {
        let _ = writeln!(out, "    {}::ITEM,", camel(&i.name));
    }
    out += "];\nimpl Message {\n    /// Field table.\n    pub fn item(&self) -> &'static Item {\n        match self {\n";
    for i in &list {
        let name = camel(&i.name);
        let _ = writeln!(out, "            Message::{name}(_) => {name}::ITEM,");
    }
    out += "        }\n    }\n}\n";
    out += "/// The message that `descriptor` asks of `target`, or none.\npub(crate) fn matched(platform: &Platform, target: Target, descriptor: u32) -> Option<Message> {\n    let row = 1u8 << platform.row();\n    let d = &[descriptor];\n    Some(match target {\n";
    let mut targets: BTreeMap<String, Vec<(Rows, u32, u32, String)>> = BTreeMap::new();
    for i in &list {
        for row in (0..d.platforms.len() as u32).filter(|r| i.rows >> r & 1 != 0) {
            let Some(target) = Item::at(&i.target, row) else { continue };
            let (mask, value) =
                Item::at(&i.select, row).map_or((0, 0), |(v, s)| super::check::select_mask(*v, *s));
            let arms = targets.entry(target.clone()).or_default();
            match arms.iter_mut().find(|a| a.1 == mask && a.2 == value && a.3 == i.name) {
                Some(a) => a.0 |= 1 << row,
                None => arms.push((1 << row, mask, value, i.name.clone())),
            }
        }
    }
    for (target, mut arms) in targets {
        arms.sort_by_key(|a| a.2);
        if let [(rows, 0, _, name)] = arms.as_slice()
            && *rows == d.all()
        {
            let name = camel(name);
            let _ = writeln!(
                out,
                "        Target::{} => Message::{name}({name}::decode(platform, d)),",
                camel(&target)
            );
            continue;
        }
        // Every selecting field lies in bits 18:14 and reaches up to bit 18.
        let _ = writeln!(out, "        Target::{} => match descriptor >> 14 & 0x1f {{", camel(&target));
        for (rows, mask, value, name) in arms {
            let (low, high) = (value >> 14, (value | !mask & 0x7_c000) >> 14);
            let pattern = if low == high { format!("{low:#x}") } else { format!("{low:#x}..={high:#x}") };
            let guard = if rows == d.all() { String::new() } else { format!(" if row & {rows:#x} != 0") };
            let name = camel(&name);
            let _ = writeln!(
                out,
                "            {pattern}{guard} => Message::{name}({name}::decode(platform, d)),"
            );
        }
        let _ = writeln!(out, "            _ => return None,\n        }},");
    }
    out += "        _ => return None,\n    })\n}\n";
    out
}

/// `hw::format`: constants and layouts.
pub fn formats(d: &Description) -> String {
    let mut out = String::from("impl SurfaceFormat {\n");
    for f in &d.formats {
        let _ = writeln!(
            out,
            "    /// `{}`\n    pub const {}: Self = Self({:#x});",
            f.name,
            screaming(&f.name),
            f.value
        );
    }
    let _ = writeln!(out, "}}\npub(crate) static LAYOUTS: [FormatLayout; {}] = [", d.formats.len());
    for f in &d.formats {
        let channel = |role: char| match f.channels.iter().find(|c| c.role == role) {
            Some(c) => format!("c({}, {}, {})", camel(&c.kind), c.bits, c.start),
            None => "NO".to_string(),
        };
        let mut able: BTreeMap<Rows, u32> = BTreeMap::new();
        for s in &f.supports {
            for word in &s.it {
                *able.entry(s.rows).or_default() |= use_bit(word);
            }
        }
        let masks: Vec<String> = (0..d.platforms.len())
            .map(|row| {
                let mask = able.iter().filter(|(r, _)| *r >> row & 1 != 0).fold(0, |a, (_, m)| a | m);
                format!("{mask:#x}")
            })
            .collect();
        let _ = writeln!(
            out,
            "    FormatLayout {{ name: {:?}, value: {:#x}, block_bits: {}, block_width_px: {}, block_height_px: {}, channels: [{}, {}, {}, {}], luminance: {}, intensity: {}, palette: {}, color_space: ColorSpace::{}, srgb: {}, compression: Compression::{}, uses: [{}] }},",
            f.name,
            f.value,
            f.bits,
            f.width,
            f.height,
            channel('r'),
            channel('g'),
            channel('b'),
            channel('a'),
            channel('l'),
            channel('i'),
            channel('p'),
            camel(&f.space),
            f.space == "srgb",
            camel(&f.compression),
            masks.join(", ")
        );
    }
    out += "];\n";
    let top = d.formats.iter().map(|f| f.value).max().unwrap_or(0) as usize;
    let mut index = vec![0u16; top + 1];
    for (n, f) in d.formats.iter().enumerate() {
        index[f.value as usize] = n as u16 + 1;
    }
    let _ = writeln!(
        out,
        "/// One more than the place in `LAYOUTS`, 0 where the value names no format.\npub(crate) static INDEX: [u16; {}] = {index:?};",
        top + 1
    );
    out
}

fn use_bit(word: &str) -> u32 {
    const WORDS: [&str; 13] = [
        "sample",
        "filter",
        "shadow",
        "chroma_key",
        "render",
        "blend",
        "vertex",
        "stream_out",
        "color",
        "typed_write",
        "typed_read",
        "ccs_e",
        "typed_atomic",
    ];
    WORDS.iter().position(|w| *w == word).map_or(0, |n| 1 << n)
}

/// `hw::platforms` and `hw::Feature`.
pub fn platforms(d: &Description) -> String {
    let mut out = String::from(
        "/// What a platform has or has not. Behaviour asks for these, never for a generation.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n#[repr(u8)]\npub enum Feature {\n",
    );
    for f in &d.features {
        let cites: String = f.cites.iter().map(|c| format!(" `[{c}]`")).collect();
        let _ = writeln!(out, "    /// {}.{cites}\n    {},", f.text, f.name);
    }
    out += "}\n";
    for (row, p) in d.platforms.iter().enumerate() {
        let bits = d
            .features
            .iter()
            .enumerate()
            .filter(|(_, f)| f.rows >> row & 1 != 0)
            .fold(0u64, |a, (n, _)| a | 1 << n);
        let cites: String = p.cites.iter().map(|c| format!(" `[{c}]`")).collect();
        let _ = writeln!(
            out,
            "/// {}.{cites}\npub static {}: Platform = Platform {{\n    row: {row},\n    features: {bits:#x},\n    name: {:?},",
            p.name,
            screaming(&p.name),
            p.name
        );
        for (key, value) in &p.properties {
            match key.as_str() {
                "title" => {
                    let _ = writeln!(out, "    title: {value:?},");
                }
                "pci" => {
                    let (id, name) = value.split_once(' ').unwrap_or((value, ""));
                    let _ = writeln!(out, "    pci_id: {id},\n    renderer: {:?},", name.trim());
                }
                _ => {
                    let _ = writeln!(out, "    {key}: {value},");
                }
            }
        }
        let _ = writeln!(out, "    generation: {},\n}};", p.generation);
    }
    let list: Vec<String> = d.platforms.iter().map(|p| format!("&{}", screaming(&p.name))).collect();
    let _ = writeln!(
        out,
        "/// Every platform.\npub static ALL: [&Platform; {}] = [{}];",
        list.len(),
        list.join(", ")
    );
    out
}
