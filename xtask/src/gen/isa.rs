//! Reads `hw/isa/` and writes `facts/isa/src/generated/`: opcodes, fields of the instruction word, compaction tables,
//! rules.
//!
//! The line format is that of `hw/`: columns parted by two or more blanks, `#` comments, indented lines belong to the
//! item before them. Instruction words vary by encoding (gen7, gen8, gen9), not by platform.

use anyhow::{Context, Result, bail, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The forms of the instruction word, oldest first.
const ENCODINGS: [&str; 3] = ["gen7", "gen8", "gen9"];

/// A set of encodings.
type Encodings = [bool; 3];

/// Bits `high..=low` of a word.
#[derive(Clone, Copy, PartialEq)]
struct Bits {
    high: u8,
    low: u8,
}

/// One field of a word: at most one place for each encoding.
struct Field {
    name: String,
    meaning: String,
    overlay: bool,
    places: [Option<Bits>; 3],
}

struct WordItem {
    name: String,
    cites: Vec<String>,
    reserved: Vec<Bits>,
    fields: Vec<Field>,
}

struct Inst {
    mnemonic: String,
    number: u8,
    form: String,
    title: String,
    cites: Vec<String>,
    on: Encodings,
    allows: Vec<String>,
    sources: String,
    destination: String,
    accumulator: String,
}

/// One rule for EU code.
struct RuleItem {
    name: String,
    room: String,
    title: String,
    cites: Vec<String>,
    /// Where it holds, as written; everywhere when empty.
    on: String,
}

struct Table {
    name: String,
    note: String,
    cites: Vec<String>,
    on: String,
    expands: Vec<Bits>,
    rows: Vec<String>,
}

#[derive(Default)]
struct Isa {
    words: Vec<WordItem>,
    insts: Vec<Inst>,
    tables: Vec<Table>,
    rules: Vec<RuleItem>,
}

/// Every generated file by its name under `facts/isa/src/generated`. `keys` are the citation keys.
pub fn generate(root: &Path, keys: &BTreeSet<String>) -> Result<BTreeMap<String, String>> {
    let mut isa = Isa::default();
    for name in ["word.hw", "opcodes.hw", "compaction.hw", "rules.hw"] {
        let path = root.join("hw/isa").join(name);
        let text = std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        isa.text(&format!("hw/isa/{name}"), &text)?;
    }
    let complaints = isa.complaints(keys);
    if !complaints.is_empty() {
        bail!("hw/isa is not sound:\n{}", complaints.join("\n"));
    }
    let mut files = BTreeMap::new();
    files.insert("compaction.rs".to_string(), isa.compaction());
    files.insert("opcodes.rs".to_string(), isa.opcodes());
    files.insert("word.rs".to_string(), isa.word_fields());
    let platforms = super::parse::description(&root.join("hw"))?;
    files.insert("rules.rs".to_string(), isa.rule_table(&platforms)?);
    let modules =
        "pub(crate) mod compaction;\npub(crate) mod opcodes;\npub(crate) mod rules;\npub(crate) mod word;\n";
    files.insert("mod.rs".to_string(), super::header("hw/isa/") + modules);
    Ok(files)
}

fn columns(text: &str) -> Vec<&str> {
    text.split("  ").map(str::trim).filter(|column| !column.is_empty()).collect()
}

fn split(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim())
}

fn cites(text: &str) -> Vec<String> {
    text.split(['[', ']']).map(str::trim).filter(|cite| !cite.is_empty()).map(String::from).collect()
}

/// `[high:low]` or `[bit]`.
fn bits(text: &str) -> Result<Bits> {
    let inside =
        text.strip_prefix('[').and_then(|t| t.strip_suffix(']')).context("bits stand in brackets")?;
    let (high, low) = inside.split_once(':').unwrap_or((inside, inside));
    let bits = Bits { high: high.parse()?, low: low.parse()? };
    ensure!(bits.high < 128 && bits.low <= bits.high, "bits run from high to low below 128");
    Ok(bits)
}

/// `gen7`, `gen8..`, `gen7..gen8`.
fn encodings(text: &str) -> Result<Encodings> {
    let at =
        |name: &str| ENCODINGS.iter().position(|e| *e == name).with_context(|| format!("no encoding {name}"));
    let (first, last) = match text.split_once("..") {
        Some((first, "")) => (at(first)?, ENCODINGS.len() - 1),
        Some((first, last)) => (at(first)?, at(last)?),
        None => (at(text)?, at(text)?),
    };
    Ok(std::array::from_fn(|n| (first..=last).contains(&n)))
}

impl Isa {
    fn text(&mut self, name: &str, text: &str) -> Result<()> {
        for (index, raw) in text.lines().enumerate() {
            let line = raw.split('#').next().unwrap_or_default().trim_end();
            if !line.trim().is_empty() {
                self.line(line).with_context(|| format!("{name}:{}: {}", index + 1, line.trim()))?;
            }
        }
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<()> {
        let (word, rest) = split(line.trim());
        if !line.starts_with(' ') {
            return self.start(word, rest);
        }
        if let Some(rule) = self.rules.last_mut() {
            return rule.line(word, rest);
        }
        if let Some(table) = self.tables.last_mut() {
            return table.line(word, rest);
        }
        if let Some(inst) = self.insts.last_mut() {
            return inst.line(word, rest);
        }
        self.words.last_mut().context("a line before any item")?.line(word, rest, line)
    }

    fn start(&mut self, noun: &str, rest: &str) -> Result<()> {
        let columns = columns(rest);
        match (noun, columns.as_slice()) {
            ("word", [name, _]) => {
                let name = name.to_string();
                self.words.push(WordItem { name, cites: vec![], reserved: vec![], fields: vec![] });
            }
            ("inst", [mnemonic, number, form, title]) => {
                let number = number.strip_prefix("0x").context("the number is hexadecimal")?;
                self.insts.push(Inst {
                    mnemonic: mnemonic.to_string(),
                    number: u8::from_str_radix(number, 16)?,
                    form: form.to_string(),
                    title: title.to_string(),
                    cites: vec![],
                    on: [true; 3],
                    allows: vec![],
                    sources: "-".into(),
                    destination: "-".into(),
                    accumulator: "free".into(),
                });
            }
            ("table", [name, note]) => self.tables.push(Table {
                name: name.to_string(),
                note: note.to_string(),
                cites: vec![],
                on: String::new(),
                expands: vec![],
                rows: vec![],
            }),
            ("rule", [name, room, title]) => self.rules.push(RuleItem {
                name: name.to_string(),
                room: room.to_string(),
                title: title.to_string(),
                cites: vec![],
                on: String::new(),
            }),
            _ => bail!("expected word, inst, table or rule with its columns"),
        }
        Ok(())
    }

    /// What is unsound: missing citations, overlaps, clashing opcodes, rows of the wrong width.
    fn complaints(&self, keys: &BTreeSet<String>) -> Vec<String> {
        let mut out = Vec::new();
        let cited = self.words.iter().map(|w| (&w.name, &w.cites));
        let cited = cited.chain(self.insts.iter().map(|i| (&i.mnemonic, &i.cites)));
        let cited = cited.chain(self.tables.iter().map(|t| (&t.name, &t.cites)));
        for (name, cites) in cited.chain(self.rules.iter().map(|r| (&r.name, &r.cites))) {
            if cites.is_empty() {
                out.push(format!("{name} has no cite"));
            }
            for cite in cites {
                let key = cite.split([' ']).next().unwrap_or_default();
                let short = cite.split([':', ' ']).next().unwrap_or_default();
                if !keys.contains(key) && !keys.contains(short) {
                    out.push(format!("{name} cites [{cite}], unknown to docs/sources.toml"));
                }
            }
        }
        let mut names = BTreeSet::new();
        for rule in self.rules.iter().filter(|rule| !names.insert(&rule.name)) {
            out.push(format!("the rule {} is there twice", rule.name));
        }
        for (n, encoding) in ENCODINGS.iter().enumerate() {
            for word in &self.words {
                word.overlaps(n, encoding, &mut out);
            }
            let mut numbers = BTreeMap::new();
            for inst in self.insts.iter().filter(|inst| inst.on[n]) {
                if let Some(other) = numbers.insert(inst.number, &inst.mnemonic) {
                    out.push(format!(
                        "{other} and {} are both 0x{:02x} on {encoding}",
                        inst.mnemonic, inst.number
                    ));
                }
            }
        }
        for table in &self.tables {
            let width: usize = table.expands.iter().map(|b| usize::from(b.high - b.low) + 1).sum();
            let distinct: BTreeSet<&String> = table.rows.iter().collect();
            if distinct.len() != table.rows.len() {
                out.push(format!("{} has a row twice", table.name));
            }
            for row in table.rows.iter().filter(|row| row.len() != width) {
                out.push(format!("{}: row {row} has {} bits, not {width}", table.name, row.len()));
            }
        }
        out
    }

    /// All rules with their predicates, which are functions of the rule's name in the module of its room.
    fn rule_table(&self, platforms: &super::model::Description) -> Result<String> {
        let mut rooms: Vec<&str> = Vec::new();
        for rule in self.rules.iter().filter(|rule| !matches!(rule.room.as_str(), "decode" | "kernel")) {
            if !rooms.contains(&rule.room.as_str()) {
                rooms.push(&rule.room);
            }
        }
        rooms.sort_unstable();
        let mut out = super::header("hw/isa/rules.hw");
        let _ = writeln!(out, "use crate::validate::{{Predicate, Rule, kernel, {}}};", rooms.join(", "));
        out += "\n/// All rules, in the order of the description.\npub(crate) static RULES: &[Rule] = &[\n";
        for rule in &self.rules {
            let on = if rule.on.is_empty() {
                platforms.all()
            } else {
                super::parse::rows(platforms, &rule.on).with_context(|| format!("rule {}", rule.name))?
            };
            let names = platforms.platforms.iter().enumerate();
            let names: Vec<String> =
                names.filter(|(n, _)| on >> n & 1 != 0).map(|(_, p)| format!("{:?}", p.name)).collect();
            let function = rule.name.replace('-', "_");
            let predicate = match rule.room.as_str() {
                "decode" => "Predicate::Decode".to_string(),
                "kernel" => format!("Predicate::Kernel(kernel::{function})"),
                room => format!("Predicate::Instruction({room}::{function})"),
            };
            let _ = writeln!(
                out,
                "    Rule {{\n        name: {:?},\n        title: {:?},\n        cite: {:?},\n        \
                 platforms: &[{}],\n        mask: {on:#x},\n        predicate: {predicate},\n    }},",
                rule.name,
                rule.title,
                cite_text(&rule.cites),
                names.join(", "),
            );
        }
        out += "];\n\n/// Places in [`RULES`] of the rules that words without meaning break.\npub(crate) mod decode {\n";
        for (n, rule) in self.rules.iter().enumerate().filter(|(_, rule)| rule.room == "decode") {
            let constant = rule.name.replace('-', "_").to_uppercase();
            let _ = writeln!(out, "    pub const {constant}: usize = {n};");
        }
        Ok(out + "}\n")
    }

    fn compaction(&self) -> String {
        let mut out =
            super::header("hw/isa/compaction.hw") + "use crate::compact::Table;\nuse crate::word::b;\n";
        for table in &self.tables {
            let expands: Vec<String> = table.expands.iter().map(|b| b.text()).collect();
            let _ =
                writeln!(out, "\n/// {}, on {}. {}", capital(&table.note), table.on, cite_text(&table.cites));
            let _ = writeln!(out, "pub(crate) static {}: Table = Table {{", table.name.to_uppercase());
            let _ = writeln!(out, "    expands: &[{}],\n    rows: &[", expands.join(", "));
            for row in &table.rows {
                let _ = writeln!(out, "        0b{row},");
            }
            out += "    ],\n};\n";
        }
        out
    }

    fn opcodes(&self) -> String {
        let mut out = super::header("hw/isa/opcodes.hw");
        out += "use crate::Opcode;\nuse crate::opcode::{Accumulator, Condition, Form, Modifier, Row, types};\n\n";
        out += "/// All opcodes in numeric order.\npub(crate) static ROWS: &[Row] = &[\n";
        for inst in &self.insts {
            let allows = |what: &str| inst.allows.iter().any(|a| a == what);
            let pick = |options: [(&str, &'static str); 2], none: &'static str| {
                options.iter().find(|(word, _)| allows(word)).map_or(none, |(_, variant)| *variant)
            };
            let _ = writeln!(
                out,
                "    Row {{\n        bits: 0x{:02x},\n        opcode: Opcode::{},\n        mnemonic: {:?},\n        \
                 title: {:?},\n        cite: {:?},\n        form: Form::{},\n        encodings: {:?},\n        \
                 predicate: {},\n        modifier: Modifier::{},\n        saturate: {},\n        \
                 condition: Condition::{},\n        source_types: {},\n        destination_types: {},\n        \
                 accumulator: &[{}],\n    }},",
                inst.number,
                camel(&inst.mnemonic),
                inst.mnemonic,
                inst.title,
                cite_text(&inst.cites),
                camel(&inst.form),
                inst.on,
                allows("predicate"),
                pick([("numeric", "Numeric"), ("logic", "Logic")], "None"),
                allows("saturate"),
                pick([("condition", "Any"), ("equality", "Equality")], "None"),
                types(&inst.sources),
                types(&inst.destination),
                accumulator(&inst.accumulator),
            );
        }
        out + "];\n"
    }

    fn word_fields(&self) -> String {
        let mut out = super::header("hw/isa/word.hw") + "use crate::word::{Bits, Field, b};\n\n";
        out += "/// Fields at the same place in all encodings that have them.\npub(crate) mod at {\n    use super::{Bits, b};\n";
        let mut moved = Vec::new();
        for field in self.words.iter().flat_map(|word| &word.fields) {
            match field.fixed() {
                Some(place) => {
                    let _ = writeln!(
                        out,
                        "    pub const {}: Bits = {};",
                        field.name.to_uppercase(),
                        place.text()
                    );
                }
                None => moved.push(field),
            }
        }
        out += "}\n\n/// Fields that moved between encodings, or that some lack.\n#[derive(Debug)]\npub(crate) struct Layout {\n";
        for field in &moved {
            let kind = if field.everywhere() { "Bits" } else { "Option<Bits>" };
            let _ = writeln!(out, "    /// {}.\n    pub {}: {kind},", field.meaning, field.name);
        }
        out += "}\n\n/// The layout of each encoding, oldest first.\npub(crate) static LAYOUTS: [Layout; 3] = [\n";
        for n in 0..ENCODINGS.len() {
            out += "    Layout {\n";
            for field in &moved {
                let place = match (field.places[n], field.everywhere()) {
                    (Some(place), true) => place.text(),
                    (Some(place), false) => format!("Some({})", place.text()),
                    (None, _) => "None".into(),
                };
                let _ = writeln!(out, "        {}: {place},", field.name);
            }
            out += "    },\n";
        }
        out += "];\n";
        for word in &self.words {
            let cite = cite_text(&word.cites);
            let _ = writeln!(out, "\n/// Fields of `{}` for people. {cite}", word.name);
            let _ = writeln!(out, "pub(crate) static {}: &[Field] = &[", word.name.to_uppercase());
            for field in &word.fields {
                let places = field.places.map(|p| p.map_or("None".into(), |p| format!("Some({})", p.text())));
                let _ = writeln!(
                    out,
                    "    Field {{ name: {:?}, meaning: {:?}, cite: {cite:?}, places: [{}] }},",
                    field.name,
                    field.meaning,
                    places.join(", ")
                );
            }
            out += "];\n";
        }
        out
    }
}

impl Bits {
    fn text(self) -> String {
        format!("b({}, {})", self.high, self.low)
    }
}

impl Field {
    fn everywhere(&self) -> bool {
        self.places.iter().all(Option::is_some)
    }

    fn fixed(&self) -> Option<Bits> {
        let first = self.places[0]?;
        self.places.iter().all(|place| *place == Some(first)).then_some(first)
    }
}

impl WordItem {
    fn line(&mut self, word: &str, rest: &str, line: &str) -> Result<()> {
        match word {
            "cite" => self.cites.extend(cites(rest)),
            "reserved" => self.reserved.push(bits(rest)?),
            "field" => {
                let mut columns = columns(rest);
                let overlay = columns.last() == Some(&"overlay");
                if overlay {
                    columns.pop();
                }
                let (name, place, meaning) = match columns.as_slice() {
                    [name, place, meaning] => (name, Some(bits(place)?), meaning),
                    [name, meaning] => (name, None, meaning),
                    _ => bail!("field NAME  [bits]  meaning"),
                };
                self.fields.push(Field {
                    name: name.to_string(),
                    meaning: meaning.to_string(),
                    overlay,
                    places: [place; 3],
                });
            }
            _ => {
                let columns = columns(line);
                let [place, on] = columns.as_slice() else { bail!("[bits]  on ENCODINGS") };
                let on = encodings(on.strip_prefix("on ").context("on ENCODINGS")?)?;
                let field = self.fields.last_mut().context("a place before any field")?;
                for (slot, _) in field.places.iter_mut().zip(on).filter(|(_, on)| *on) {
                    ensure!(slot.is_none(), "{} has two places", field.name);
                    *slot = Some(bits(place)?);
                }
            }
        }
        Ok(())
    }

    fn overlaps(&self, n: usize, encoding: &str, out: &mut Vec<String>) {
        let mut taken = 0u128;
        let mask = |b: Bits| (u128::MAX >> (127 - (b.high - b.low))) << b.low;
        let plain = self.fields.iter().filter(|field| !field.overlay);
        let plain = plain.filter_map(|field| Some((field.name.as_str(), field.places[n]?)));
        for (name, place) in plain.chain(self.reserved.iter().map(|place| ("reserved", *place))) {
            if taken & mask(place) != 0 {
                out.push(format!("{}: {name} overlaps on {encoding}", self.name));
            }
            taken |= mask(place);
        }
    }
}

impl Inst {
    fn line(&mut self, word: &str, rest: &str) -> Result<()> {
        match word {
            "cite" => self.cites.extend(cites(rest)),
            "on" => self.on = encodings(rest)?,
            "allows" => {
                let known = ["predicate", "numeric", "logic", "saturate", "condition", "equality"];
                self.allows = rest.split_whitespace().map(String::from).collect();
                ensure!(self.allows.iter().all(|a| known.contains(&a.as_str())), "unknown allowance");
            }
            "types" => {
                let (sources, destination) = rest.split_once("->").context("SOURCES -> DESTINATION")?;
                (self.sources, self.destination) = (sources.trim().into(), destination.trim().into());
            }
            "accumulator" => self.accumulator = rest.into(),
            _ => bail!("unknown word in an instruction"),
        }
        Ok(())
    }
}

impl RuleItem {
    fn line(&mut self, word: &str, rest: &str) -> Result<()> {
        match word {
            "cite" => self.cites.extend(cites(rest)),
            "on" => self.on = rest.into(),
            _ => bail!("unknown word in a rule"),
        }
        Ok(())
    }
}

impl Table {
    fn line(&mut self, word: &str, rest: &str) -> Result<()> {
        match word {
            "cite" => self.cites.extend(cites(rest)),
            "on" => self.on = rest.into(),
            "expands" => self.expands = rest.split_whitespace().map(bits).collect::<Result<_>>()?,
            "row" => {
                let (index, value) = split(rest);
                ensure!(index.parse() == Ok(self.rows.len()), "rows are numbered from 0");
                ensure!(
                    !value.is_empty() && value.bytes().all(|b| matches!(b, b'0' | b'1')),
                    "a row is binary"
                );
                self.rows.push(value.into());
            }
            _ => bail!("unknown word in a table"),
        }
        Ok(())
    }
}

/// `quux_bar` or `quux` as a Rust variant.
fn camel(name: &str) -> String {
    name.split('_').map(capital).collect()
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

fn cite_text(cites: &[String]) -> String {
    cites.iter().map(|cite| format!("[{cite}]")).collect::<Vec<_>>().join(" ")
}

/// A set of operand types as an expression.
fn types(list: &str) -> String {
    match list {
        "*" => "types::ALL".into(),
        "int" => "types::INTEGER".into(),
        "-" => "types::NONE".into(),
        _ => {
            let parts: Vec<String> = list.split_whitespace().map(|t| format!("types::{t}")).collect();
            parts.join(" | ")
        }
    }
}

/// Accumulator rules as variants.
fn accumulator(text: &str) -> String {
    let variants = match text {
        "free" => &[][..],
        "never" => &["Never"],
        "source never" => &["SourceNever"],
        "source unmodified" => &["SourceUnmodified"],
        "source implicit" => &["SourceImplicit"],
        "source implicit destination implicit" => &["SourceImplicit", "DestinationImplicit"],
        "source float only" => &["SourceFloatOnly"],
        "destination never" => &["DestinationNever"],
        "destination implicit" => &["DestinationImplicit"],
        "explicit never" => &["ExplicitNever"],
        "one operand" => &["OneOperand"],
        _ => &["Unknown"],
    };
    variants.iter().map(|v| format!("Accumulator::{v}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(text: &str) -> Vec<String> {
        let mut isa = Isa::default();
        isa.text("test", text).expect("the lines can be read");
        isa.complaints(&BTreeSet::from(["skl.7".to_string()]))
    }

    #[test]
    fn a_sound_description_is_accepted() {
        let text = "word  w  some\n  cite  [skl.7:X]\n  field  a  [3:0]  first\n  field  b  second\n    [5]  on gen7\n    [4]  on gen8..\n";
        assert_eq!(complaints(text), [""; 0]);
    }

    #[test]
    fn overlapping_fields_are_refused_unless_they_say_so() {
        let head = "word  w  some\n  cite  [skl.7:X]\n  field  a  [3:0]  first\n";
        assert!(complaints(&format!("{head}  field  b  [4:3]  second\n"))[0].contains("overlaps"));
        assert_eq!(complaints(&format!("{head}  field  b  [4:3]  second  overlay\n")), [""; 0]);
        assert!(complaints(&format!("{head}  reserved [2]\n"))[0].contains("overlaps"));
    }

    #[test]
    fn missing_and_unknown_citations_are_refused() {
        assert!(complaints("inst  add  0x40  two  Addition\n")[0].contains("no cite"));
        assert!(complaints("inst  add  0x40  two  Addition\n  cite  [nowhere:X]\n")[0].contains("unknown"));
    }

    #[test]
    fn two_instructions_with_one_number_are_refused_where_they_meet() {
        let two = |on: &str| {
            format!(
                "inst  a  0x40  two  A\n  cite  [skl.7:X]\n  on  gen7\n\
                 inst  b  0x40  two  B\n  cite  [skl.7:X]\n  on  {on}\n"
            )
        };
        assert_eq!(complaints(&two("gen8..")), [""; 0]);
        assert!(complaints(&two("gen7..gen8"))[0].contains("both 0x40"));
    }

    #[test]
    fn rows_of_the_wrong_width_and_rows_that_repeat_are_refused() {
        let head = "table  t  some\n  cite  [skl.7:X]\n  on  gen7\n  expands [1:0] [4]\n  row 0  010\n";
        assert_eq!(complaints(head), [""; 0]);
        assert!(complaints(&format!("{head}  row 1  01\n"))[0].contains("bits"));
        assert!(complaints(&format!("{head}  row 1  010\n"))[0].contains("twice"));
    }

    #[test]
    fn a_rule_needs_a_citation_and_a_name_of_its_own() {
        let rule = "rule  a  word  Text\n  cite  [skl.7:X]\n";
        assert_eq!(complaints(rule), [""; 0]);
        assert!(complaints("rule  a  word  Text\n")[0].contains("no cite"));
        assert!(complaints(&rule.repeat(2))[0].contains("twice"));
    }

    #[test]
    fn lines_that_mean_nothing_are_errors() {
        for text in ["verb  x\n", "  field  a  [3]  early\n", "word  w  x\n  field  a  [128]  far\n"] {
            assert!(Isa::default().text("test", text).is_err(), "{text}");
        }
    }
}
