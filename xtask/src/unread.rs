//! Fields that no behaviour reads: finds them with the compiler and keeps hw/gaps.txt true.
//!
//! Every field of the generated structs is marked `#[deprecated]` in a copy of the tree; what rustc then says of
//! machine/ and doors/ is the list of all uses, with types resolved. Fields without a use that hw/unread.txt does
//! not excuse are Gaps that the decoder reports.

use crate::r#gen::model::{Description, Field, Item, Noun};
use crate::r#gen::names::{camel, snake};
use crate::r#gen::policy::{GAPS, Pattern, Policy};
use crate::{r#gen, tree};
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Options of `cargo xtask unread`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Change nothing; fail when hw/gaps.txt or hw/unread.txt are not what the code says.
    #[arg(long)]
    check: bool,
    /// Print every unread field with what is done about it, per platform.
    #[arg(long)]
    list: bool,
    /// With --list: as JSON.
    #[arg(long, requires = "list")]
    json: bool,
}

/// Folders whose code counts as behaviour.
const BEHAVIOUR: [&str; 2] = ["machine/", "doors/"];
/// Crates that need all others.
const TOP: [&str; 3] = ["shim", "tbx", "trace"];
/// Folders that the copy has.
const FOLDERS: [&str; 3] = ["facts", "machine", "doors"];

/// What is done about a field that no behaviour reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
enum Fate {
    Ignored,
    Unbuilt,
    Gap,
}

#[derive(serde::Serialize)]
struct Row<'a> {
    item: &'a str,
    field: &'a str,
    platforms: Vec<&'a str>,
    fate: Fate,
    system: Option<&'a str>,
}

/// Finds unread fields, writes hw/gaps.txt and generates again.
pub fn run(arguments: &Arguments) -> Result<()> {
    let d = r#gen::description()?;
    let hw = tree::root().join("hw");
    let policy = Policy::load(&hw)?;
    let uses = uses()?;
    let unread = unread(&d, &uses);
    let fate = |item: &str, field: &str| {
        let full = format!("{item}.{field}");
        if policy.is_unbuilt(item) {
            Fate::Unbuilt
        } else if policy.ignored.iter().any(|pattern| pattern.matches(&full)) {
            Fate::Ignored
        } else {
            Fate::Gap
        }
    };
    if arguments.list {
        list(&d, &policy, &unread, fate, arguments.json)?;
    }
    let mut complaints = excuses(&d, &policy, &unread, &uses);
    let gaps: BTreeSet<String> = unread
        .iter()
        .filter(|(item, field)| fate(&item.name, &field.name) == Fate::Gap)
        .map(|(item, field)| format!("{}.{}", item.name, field.name))
        .collect();
    if arguments.check {
        for gap in gaps.difference(&policy.gaps) {
            complaints.push(format!("no behaviour reads {gap}: read it, excuse it in hw/unread.txt, or make it a Gap by `cargo xtask unread`"));
        }
        for gap in policy.gaps.difference(&gaps) {
            complaints.push(format!("{gap} is read or excused now: run `cargo xtask unread`"));
        }
    } else {
        let mut text = String::from(
            "# Fields that no behaviour reads and that hw/unread.txt does not excuse. Written by `cargo xtask unread`.\n",
        );
        for gap in &gaps {
            text += &format!("{gap}\n");
        }
        std::fs::write(hw.join(GAPS), text)?;
        eprintln!("{} unread fields, {} of them Gaps (hw/gaps.txt)", unread.len(), gaps.len());
        if let Err(error) = r#gen::run(&r#gen::Arguments::default()) {
            complaints.push(error.to_string());
        }
    }
    ensure!(complaints.is_empty(), "{}", complaints.join("\n"));
    Ok(())
}

/// Fails when the code reads less, or more, than hw/ says.
pub fn check() -> Result<()> {
    run(&Arguments { check: true, list: false, json: false })
}

fn list(
    d: &Description,
    policy: &Policy,
    unread: &[(&Item, &Field)],
    fate: impl Fn(&str, &str) -> Fate,
    json: bool,
) -> Result<()> {
    let rows: Vec<Row> = unread
        .iter()
        .map(|(item, field)| {
            let has = |row: usize| field.at(row as u32).is_some();
            let platforms = d.platforms.iter().enumerate().filter(|(row, _)| has(*row));
            Row {
                item: &item.name,
                field: &field.name,
                platforms: platforms.map(|(_, platform)| platform.name.as_str()).collect(),
                fate: fate(&item.name, &field.name),
                system: policy.system(&item.name, Some(&field.name)),
            }
        })
        .collect();
    if json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
        return Ok(());
    }
    for row in rows {
        let fate = format!("{:?}", row.fate).to_lowercase();
        println!(
            "{fate:8} {:6} {:16} {}.{}",
            row.system.unwrap_or("-"),
            row.platforms.join(" "),
            row.item,
            row.field
        );
    }
    Ok(())
}

/// Excuses that excuse nothing, and items that are called unbuilt and are not.
fn excuses(d: &Description, policy: &Policy, unread: &[(&Item, &Field)], uses: &Uses) -> Vec<String> {
    let mut wrong = Vec::new();
    let stale = |pattern: &Pattern, what: &str| format!("{}: {} {what}", pattern.place, pattern.text);
    for pattern in &policy.ignored {
        let mut hits = unread.iter().map(|(item, field)| format!("{}.{}", item.name, field.name));
        if !hits.any(|name| pattern.matches(&name)) {
            wrong.push(stale(pattern, "is read everywhere: the line excuses nothing"));
        }
    }
    let is_read = |item: &Item| item.fields.iter().any(|field| uses.reads(item, field));
    for pattern in &policy.unbuilt {
        let mut hits = d.items.iter().filter(|item| pattern.matches(&item.name));
        if let Some(item) = hits.find(|item| is_read(item)) {
            wrong.push(stale(pattern, &format!("covers {}, which is decoded", item.name)));
        }
    }
    for item in &d.items {
        // Numbers of registers are read by their offsets, and a command may be all in its opcode.
        let has_fields = matches!(item.noun, Noun::Command | Noun::Struct) && !item.fields.is_empty();
        if has_fields && !is_read(item) && !policy.is_unbuilt(&item.name) && !all_ignored(policy, item) {
            wrong.push(format!(
                "nothing reads any field of {}: say in hw/unread.txt what speaks instead",
                item.name
            ));
        }
    }
    for place in &uses.unwatched {
        wrong.push(format!(
            "{place}: a structure is decoded without `Context::decode`, which watches its bits"
        ));
    }
    wrong
}

fn all_ignored(policy: &Policy, item: &Item) -> bool {
    item.fields.iter().all(|field| {
        let full = format!("{}.{}", item.name, field.name);
        policy.ignored.iter().any(|pattern| pattern.matches(&full))
    })
}

/// Uses of generated fields by behaviour.
#[derive(Default)]
struct Uses {
    /// Struct and field: whether it is read, or only written.
    fields: BTreeMap<(String, String), bool>,
    /// Structs whose tail is read.
    tails: BTreeSet<String>,
    /// Places that decode a structure by its own `decode`.
    unwatched: BTreeSet<String>,
}

impl Uses {
    /// Whether behaviour depends on `field`. What hardware writes into memory and registers counts as well.
    fn reads(&self, item: &Item, field: &Field) -> bool {
        let name = if field.in_tail() { format!("{} entry", item.name) } else { item.name.clone() };
        let read = |name: &str| self.fields.get(&(camel(name), snake(&field.name))).copied();
        // A list with one field is read as a list of its values.
        let is_list = field.in_tail() && item.fields.iter().filter(|field| field.in_tail()).count() == 1;
        if is_list {
            return self.tails.contains(&camel(&item.name));
        }
        let found = read(&name);
        let is_output = matches!(item.noun, Noun::Struct | Noun::Register);
        found.is_some_and(|is_read| is_read || is_output)
    }
}

/// All fields without a use, registers read whole left out.
fn unread<'a>(d: &'a Description, uses: &Uses) -> Vec<(&'a Item, &'a Field)> {
    let fields = d.items.iter().flat_map(|item| item.fields.iter().map(move |field| (item, field)));
    fields.filter(|(item, field)| !uses.reads(item, field)).collect()
}

#[derive(Deserialize)]
struct Line {
    reason: String,
    message: Option<Message>,
}

#[derive(Deserialize)]
struct Message {
    message: String,
    code: Option<Code>,
    level: String,
    spans: Vec<Span>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    line_start: usize,
    column_start: usize,
    column_end: usize,
    text: Vec<Text>,
}

#[derive(Deserialize)]
struct Text {
    text: String,
}

/// Asks the compiler.
fn uses() -> Result<Uses> {
    let copy = copy()?;
    eprintln!("asking the compiler which fields are read");
    let mut child = Command::new(tree::cargo())
        .args(["check", "--quiet", "--message-format", "json"])
        .args(TOP.iter().flat_map(|name| ["-p", name]))
        .current_dir(&copy)
        .env("CARGO_TARGET_DIR", tree::target().join("unread/build"))
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start cargo")?;
    let output = child.stdout.take().context("cargo has no output")?;
    let mut uses = Uses::default();
    let mut errors = String::new();
    for line in BufReader::new(output).lines() {
        let Ok(line) = serde_json::from_str::<Line>(&line?) else { continue };
        let Some(message) = line.message.filter(|_| line.reason == "compiler-message") else { continue };
        if message.level == "error" {
            errors += message.rendered.as_deref().unwrap_or(&message.message);
        }
        if message.code.as_ref().is_some_and(|code| code.code == "deprecated") {
            note(&message, &mut uses);
        }
    }
    if !child.wait()?.success() {
        bail!("the tree does not compile:\n{errors}");
    }
    ensure!(!uses.fields.is_empty(), "the compiler names no use of any field: its messages have changed");
    Ok(uses)
}

/// Takes in one message: "use of deprecated field `hw::State3dClip::clip_enable`".
fn note(message: &Message, uses: &mut Uses) {
    let (Some(span), Some(name)) = (message.spans.first(), message.message.split('`').nth(1)) else { return };
    // What only says that something is used acts on nothing.
    let marks = span.file_name.ends_with("/used.rs") || span.file_name.starts_with("machine/probe/src/used/");
    if marks || !BEHAVIOUR.iter().any(|folder| span.file_name.starts_with(folder)) {
        return;
    }
    let mut parts = name.rsplit("::");
    let (Some(field), Some(item)) = (parts.next(), parts.next()) else { return };
    if message.message.contains("associated function") && field == "tail" {
        uses.tails.insert(item.to_string());
        return;
    }
    if message.message.contains("associated function") {
        uses.unwatched.insert(format!("{}:{}", span.file_name, span.line_start));
        return;
    }
    let text: Vec<char> = span.text.first().map(|t| t.text.chars().collect()).unwrap_or_default();
    let part = |from: usize, to: usize| -> String { text.iter().take(to).skip(from).collect() };
    let here = part(span.column_start - 1, span.column_end - 1);
    let after = part(span.column_end - 1, text.len());
    let after = after.trim_start();
    let is_assigned = after.starts_with('=') && !after.starts_with("==") && !after.starts_with("=>");
    // `field: value` in a literal.
    let is_set = here.starts_with(&format!("{field}:"));
    let is_read = uses.fields.entry((item.to_string(), field.to_string())).or_default();
    *is_read |= !is_assigned && !is_set;
}

/// A copy of the tree in which every generated field is deprecated. Files that did not change keep their times.
fn copy() -> Result<PathBuf> {
    let to = tree::target().join("unread/tree");
    let mut wanted = BTreeSet::new();
    let mut put = |name: &str, text: Vec<u8>| -> Result<()> {
        let path = to.join(name);
        wanted.insert(path.clone());
        if std::fs::read(&path).ok().as_ref() != Some(&text) {
            std::fs::create_dir_all(path.parent().context("a folder")?)?;
            std::fs::write(&path, text)?;
        }
        Ok(())
    };
    let manifest = std::fs::read_to_string(tree::root().join("Cargo.toml"))?;
    let members = manifest.lines().find(|line| line.starts_with("members")).context("members")?;
    let fewer = format!("members = {:?}", FOLDERS.map(|folder| format!("{folder}/*")));
    let exclude = manifest.lines().find(|line| line.starts_with("exclude")).context("exclude")?;
    put("Cargo.toml", manifest.replace(members, &fewer).replace(exclude, "").into_bytes())?;
    put("Cargo.lock", std::fs::read(tree::root().join("Cargo.lock"))?)?;
    for folder in FOLDERS {
        for path in tree::files(folder)? {
            let name = tree::relative(&path);
            let text = std::fs::read(&path)?;
            let is_generated = name.starts_with("facts/hw/src/generated/");
            let text = if is_generated { marked(&String::from_utf8(text)?).into_bytes() } else { text };
            let text = if name == "facts/hw/src/lib.rs" {
                own_uses_allowed(&String::from_utf8(text)?).into_bytes()
            } else {
                text
            };
            put(&name, text)?;
        }
    }
    for folder in FOLDERS {
        remove_strangers(&to.join(folder), &wanted)?;
    }
    Ok(to)
}

fn own_uses_allowed(text: &str) -> String {
    text.replacen("#[macro_use]\nmod describe;", "#![allow(deprecated)]\n#[macro_use]\nmod describe;", 1)
}

/// Marks fields, and the `decode` of structures, which `Context::decode` is to be used for.
fn marked(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 3 / 2);
    let is_structure = text.contains("Generated from hw/structures/");
    for line in text.lines() {
        let is_field = line.starts_with("    pub ") && line.ends_with(',') && line.contains(": ");
        let is_function =
            is_structure && line.starts_with("    pub fn decode(") || line.starts_with("    pub fn tail<");
        if is_field || is_function {
            out += "    #[deprecated]\n";
        }
        out += line;
        out.push('\n');
    }
    out
}

fn remove_strangers(folder: &Path, wanted: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_strangers(&path, wanted)?;
        } else if !wanted.contains(&path) {
            std::fs::remove_file(path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(what: &str, name: &str, text: &str, piece: &str) -> Message {
        let column = text.find(piece).map_or(1, |at| at + 1);
        Message {
            message: format!("use of deprecated {what} `hw::{name}`"),
            code: None,
            level: "warning".into(),
            spans: vec![Span {
                file_name: "machine/x/src/lib.rs".into(),
                line_start: 7,
                column_start: column,
                column_end: column + piece.len(),
                text: vec![Text { text: text.into() }],
            }],
            rendered: None,
        }
    }

    fn is_read(text: &str, piece: &str) -> Option<bool> {
        let mut uses = Uses::default();
        note(&message("field", "State3dClip::clip_mode", text, piece), &mut uses);
        uses.fields.get(&("State3dClip".to_string(), "clip_mode".to_string())).copied()
    }

    #[test]
    fn reads_are_told_from_writes() {
        assert_eq!(is_read("if clip.clip_mode == 3 {", "clip.clip_mode"), Some(true));
        assert_eq!(is_read("match clip.clip_mode => x", "clip.clip_mode"), Some(true));
        assert_eq!(is_read("State3dClip { clip_mode, .. } =>", "clip_mode"), Some(true));
        assert_eq!(is_read("clip.clip_mode = 3;", "clip.clip_mode"), Some(false));
        assert_eq!(is_read("State3dClip { clip_mode: 3, ..x }", "clip_mode: 3"), Some(false));
    }

    #[test]
    fn what_is_not_behaviour_does_not_count() {
        let mut uses = Uses::default();
        let mut elsewhere = message("field", "State3dClip::clip_mode", "a.clip_mode;", "a.clip_mode");
        for name in
            ["facts/hw/src/print.rs", "machine/pipe3d/src/used.rs", "machine/probe/src/used/message.rs"]
        {
            elsewhere.spans[0].file_name = name.into();
            note(&elsewhere, &mut uses);
        }
        assert!(uses.fields.is_empty());
    }

    #[test]
    fn structures_that_are_decoded_without_a_watch_are_found() {
        let mut uses = Uses::default();
        note(
            &message("associated function", "CcViewport::decode", "hw::CcViewport::decode(p, d)", "decode"),
            &mut uses,
        );
        assert_eq!(uses.unwatched.into_iter().collect::<Vec<_>>(), ["machine/x/src/lib.rs:7"]);
    }

    #[test]
    fn fields_and_the_decode_of_structures_are_marked() {
        let text = "//! Generated from hw/structures/x.hw\npub struct A {\n    pub b: u32,\n}\n    pub fn decode(p: &P, d: &[u32]) -> A {\n    pub const C: u32 = 1;\n";
        let marked = marked(text);
        assert_eq!(marked.matches("#[deprecated]\n    pub b").count(), 1);
        assert_eq!(marked.matches("#[deprecated]\n    pub fn decode").count(), 1);
        assert_eq!(marked.matches("#[deprecated]").count(), 2);
    }
}
