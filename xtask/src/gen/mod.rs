//! `cargo xtask gen`: reads `hw/`, refuses what is unsound, writes the `generated` folders of
//! `facts/hw` and `facts/isa`.

mod check;
mod codec;
mod isa;
mod items;
pub mod model;
pub mod names;
mod parse;
pub mod policy;
mod tables;

use anyhow::{Context, Result, bail};
use model::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Options of `cargo xtask gen`.
#[derive(clap::Args, Debug, Default)]
pub struct Arguments {
    /// Only say whether the committed files are up to date.
    #[arg(long)]
    pub check: bool,
}

/// Generates, or with `--check` compares with what is committed.
pub fn run(args: &Arguments) -> Result<()> {
    let root = root();
    let mut old = Vec::new();
    for (target, files) in outputs(&root)? {
        if args.check {
            old.extend(stale(&target, &files));
            continue;
        }
        for (name, text) in &files {
            let path = target.join(name);
            if let Some(dir) = path.parent() {
                std::fs::create_dir_all(dir)?;
            }
            if std::fs::read_to_string(&path).ok().as_ref() != Some(text) {
                std::fs::write(&path, text).with_context(|| format!("writing {}", path.display()))?;
            }
        }
        for extra in strangers(&target, &files) {
            std::fs::remove_file(target.join(&extra))?;
        }
    }
    if !old.is_empty() {
        bail!("stale, run `cargo xtask gen`: {}", old.join(", "));
    }
    Ok(())
}

/// The generated folders with their files.
fn outputs(root: &Path) -> Result<[(PathBuf, BTreeMap<String, String>); 2]> {
    let keys = citation_keys(&root.join("docs/sources.toml"))?;
    Ok([
        (root.join("facts/hw/src/generated"), generate(root)?),
        (root.join("facts/isa/src/generated"), isa::generate(root, &keys)?),
    ])
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

fn stale(target: &Path, files: &BTreeMap<String, String>) -> Vec<String> {
    let differs = |(name, text): &(&String, &String)| {
        std::fs::read_to_string(target.join(name)).ok().as_ref() != Some(text)
    };
    let mut list: Vec<String> = files.iter().filter(differs).map(|(n, _)| n.clone()).collect();
    list.extend(strangers(target, files));
    list
}

/// Files in the generated folder that nothing generates.
fn strangers(target: &Path, files: &BTreeMap<String, String>) -> Vec<String> {
    let mut list = Vec::new();
    for sub in ["", "commands", "structures", "registers", "messages"] {
        let Ok(dir) = std::fs::read_dir(target.join(sub)) else { continue };
        for entry in dir.flatten().filter(|e| e.path().is_file()) {
            let name = entry.file_name().to_string_lossy().into_owned();
            let name = if sub.is_empty() { name } else { format!("{sub}/{name}") };
            if !files.contains_key(&name) {
                list.push(name);
            }
        }
    }
    list
}

/// What the files of items are made of. None of them needs all of it.
const PRELUDE: &str = "\
mod prelude {
    pub(super) use super::structures::*;
    pub(super) use crate::describe::{Field, Gap, Item, Kind, Noun, PLAIN, Register, p, w};
    pub(super) use crate::extract::*;
    pub(super) use crate::platform::Platform;
}
";

/// The description as the tree has it.
pub fn description() -> Result<Description> {
    parse::description(&root().join("hw"))
}

/// Every generated file by its name under the generated folder.
fn generate(root: &Path) -> Result<BTreeMap<String, String>> {
    let d = parse::description(&root.join("hw"))?;
    let policy = policy::Policy::load(&root.join("hw"))?;
    let mut complaints = check::complaints(&d, &citation_keys(&root.join("docs/sources.toml"))?);
    complaints.extend(policy.complaints(&d));
    if !complaints.is_empty() {
        bail!("the description is not sound:\n{}", complaints.join("\n"));
    }
    let mut files = BTreeMap::new();
    let mut folders: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut by_file: BTreeMap<&str, Vec<&Item>> = BTreeMap::new();
    for item in &d.items {
        by_file.entry(&item.file).or_default().push(item);
    }
    for (file, list) in by_file {
        let stem = file.trim_end_matches(".hw");
        let (folder, module) = stem.split_once('/').context("items live in a folder")?;
        let mut text = header(&format!("hw/{file}"));
        text += "use super::super::prelude::*;\n\n";
        for i in list {
            items::item(&d, &policy, i, &mut text);
        }
        files.insert(format!("{folder}/{module}.rs"), text);
        folders.entry(folder).or_default().push(module.to_string());
    }
    let mut modules = header("hw/");
    for (folder, list) in &folders {
        let mut text = header(&format!("hw/{folder}/"));
        for m in list {
            text += &format!("mod {m};\npub use {m}::*;\n");
        }
        if *folder == "registers" {
            text += "use crate::describe::Item;\n";
            text += &tables::registers(&d);
        }
        modules += &format!("pub mod {folder};\n");
        if *folder == "messages" {
            text +=
                "use crate::describe::Item;\nuse crate::message::Target;\nuse crate::platform::Platform;\n";
            text += &tables::messages(&d);
        }
        files.insert(format!("{folder}/mod.rs"), text);
    }
    modules += PRELUDE;
    modules += "pub mod enums;\npub mod formats;\npub mod opcodes;\npub mod platforms;\npub mod recode;\n";
    files.insert("mod.rs".into(), modules);
    files.insert("enums.rs".into(), header("hw/enums.hw") + &tables::enums(&d));
    files.insert(
        "opcodes.rs".into(),
        header("hw/commands/") + "use crate::describe::Item;\n" + &tables::commands(&d),
    );
    let uses = "use crate::format::ChannelKind::*;\nuse crate::format::{ColorSpace, Compression, FormatLayout, NO, SurfaceFormat, c};\n";
    files.insert("formats.rs".into(), header("hw/formats.hw") + uses + &tables::formats(&d));
    let uses = "use crate::describe::Item;\nuse crate::platform::Platform;\n";
    files.insert("recode.rs".into(), header("hw/") + uses + &tables::recode(&d));
    let uses = "use crate::platform::Platform;\n";
    files.insert("platforms.rs".into(), header("hw/platforms.hw") + uses + &tables::platforms(&d));
    Ok(files)
}

fn header(source: &str) -> String {
    format!("//! Generated from {source} by `cargo xtask gen`; do not edit.\n\n")
}

/// The keys of `docs/sources.toml`: its table headings.
fn citation_keys(path: &Path) -> Result<BTreeSet<String>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let keys = text.lines().filter_map(|l| l.strip_prefix('[')?.strip_suffix(']'));
    Ok(keys.map(|k| k.trim_matches('"').to_string()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn committed_files_match_the_description() {
        for (target, files) in outputs(&root()).expect("the description is sound") {
            let stale = stale(&target, &files);
            assert!(stale.is_empty(), "run `cargo xtask gen`: {stale:?}");
        }
    }

    const PLATFORMS: &str =
        "platform old\n  cite [k:x]\n  generation 7\nplatform new\n  cite [k:x]\n  generation 9\n";

    /// What the checks say of a command with these lines.
    fn complaints(lines: &str) -> Vec<String> {
        let mut d = Description::default();
        parse::lines(&mut d, "platforms.hw", PLATFORMS).expect("platforms");
        parse::lines(&mut d, "commands/x.hw", lines).expect("lines");
        check::complaints(&d, &BTreeSet::from(["k".to_string()]))
    }

    const SOUND: &str = "command A\n  cite [k:x]\n  engine  render\n  key  type=0 opcode=1\n  dwords  1\n  field  B  uint  dw0[7:0]\n  reserved dw0[22:8]\n";

    #[test]
    fn a_sound_command_passes() {
        assert_eq!(complaints(SOUND), Vec::<String>::new());
    }

    fn refused(lines: &str, why: &str) {
        let all = complaints(lines);
        assert!(all.iter().any(|c| c.contains(why)), "{why}: {all:?}");
    }

    #[test]
    fn overlapping_fields_are_refused_unless_marked() {
        let extra = SOUND.to_string() + "  field  C  bool  dw0[3]\n";
        refused(&extra, "C overlaps B");
        assert!(complaints(&extra.replace("dw0[3]", "dw0[3]  overlay")).is_empty());
        assert!(complaints(&extra.replace("dw0[3]", "dw0[3]  when B = 1")).is_empty());
    }

    #[test]
    fn bits_that_nobody_claims_are_refused() {
        refused(&SOUND.replace("dw0[22:8]", "dw0[22:9]"), "1 unclaimed bits");
        refused(&SOUND.replace("dw0[7:0]", "dw0[7:0]  on gen9"), "A (row 0): 8 unclaimed bits");
        refused(&SOUND.replace("dw0[22:8]", "dw1[22:8]"), "lies outside");
    }

    #[test]
    fn missing_and_unknown_citations_are_refused() {
        refused(&SOUND.replace("  cite [k:x]\n", ""), "A has no cite");
        refused(&SOUND.replace("[k:x]", "[other:x]"), "unknown to docs/sources.toml");
    }

    #[test]
    fn commands_that_look_the_same_are_refused() {
        let twin = SOUND.replace("command A", "command Z");
        refused(&(SOUND.to_string() + &twin), "Z has the opcode of A");
        let elsewhere = twin.replace("engine  render", "engine  blitter");
        assert!(complaints(&(SOUND.to_string() + &elsewhere)).is_empty());
    }

    #[test]
    fn messages_that_look_the_same_are_refused() {
        let one = "message M\n  cite [k:x]\n  target  urb\n  select  5 in desc[18:14]\n  dwords  1\n  reserved desc[13:0]\n  reserved desc[31:29]\n";
        assert!(complaints(one).is_empty());
        refused(&(one.to_string() + &one.replace("message M", "message N")), "N looks like M");
    }

    #[test]
    fn unknown_types_and_double_names_are_refused() {
        refused(&SOUND.replace("uint", "no_such_enum"), "unknown type");
        refused(
            &SOUND.replace("  reserved", "  field  b  bool  dw0[8]\n  reserved").replace("22:8", "22:9"),
            "two fields",
        );
    }

    #[test]
    fn names_map_mechanically() {
        let camel: Vec<String> =
            ["3DSTATE_SF", "3DPRIMITIVE", "MI_NOOP"].iter().map(|n| names::camel(n)).collect();
        assert_eq!(camel, ["State3dSf", "Primitive3d", "MiNoop"]);
        assert_eq!(names::snake("MIP Count / LOD"), "mip_count_lod");
        assert_eq!(names::snake("Type"), "type_");
        assert_eq!(names::item_constant("3DPRIM_END_OFFSET"), "PRIM3D_END_OFFSET");
    }
}
