//! The rules of docs/architecture.md, checked against the tree and `cargo metadata`.

use crate::{report, tree};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// Longest hand-written file, in lines.
const HARD_LIMIT_LINES: usize = 1000;
/// Crates that may contain `unsafe`.
const UNSAFE_CRATES: [&str; 6] =
    ["machine/memory/", "machine/jit/", "doors/shim/", "tools/glscene/", "tools/vkscene/", "tools/clscene/"];
/// Folders where a platform may be called by name.
const PLATFORM_NAMES_ALLOWED: [&str; 8] =
    ["facts/hw/", "facts/isa/", "machine/device/", "machine/probe/", "tools/", "xtask/", "doors/", "fuzz/"];

/// Runs every check and lists all that is wrong.
pub fn run() -> Result<()> {
    let mut wrong = Vec::new();
    edges(&mut wrong)?;
    sources(&mut wrong)?;
    documents(&mut wrong)?;
    if let Err(error) = report::run_check() {
        wrong.push(error.to_string());
    }
    if wrong.is_empty() {
        println!("tidy: nothing to complain about");
        return Ok(());
    }
    bail!("tidy found {}:\n{}", wrong.len(), wrong.join("\n"))
}

/// The table of allowed edges: `| crate | may depend on | ...` rows between the two markers.
fn allowed() -> Result<BTreeMap<String, BTreeSet<String>>> {
    let text = std::fs::read_to_string(tree::root().join("docs/architecture.md"))?;
    let table = text
        .split_once("<!-- edges -->")
        .and_then(|(_, rest)| rest.split_once("<!-- /edges -->"))
        .context("docs/architecture.md has no table of edges between its markers")?
        .0;
    let mut edges = BTreeMap::new();
    for line in table.lines().filter(|line| line.starts_with("| `")) {
        let mut cells = line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', ""));
        let (Some(name), Some(list)) = (cells.next(), cells.next()) else { continue };
        edges.insert(name, list.split_whitespace().map(str::to_string).collect());
    }
    Ok(edges)
}

fn edges(wrong: &mut Vec<String>) -> Result<()> {
    let allowed = allowed()?;
    let output = Command::new(tree::cargo())
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(tree::root())
        .output()?;
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let members: BTreeSet<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let Some(may) = allowed.get(name) else {
            wrong.push(format!("crate {name} is not in the table of docs/architecture.md"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let other = dependency["name"].as_str().unwrap_or_default();
            let local = dependency["path"].is_string() && members.contains(other);
            let test_only = dependency["kind"].as_str() == Some("dev");
            if local && !test_only && !may.contains(other) && !may.contains("anything") {
                wrong.push(format!("edge {name} -> {other} is not allowed by docs/architecture.md"));
            }
        }
    }
    for name in allowed.keys() {
        if !members.contains(name.as_str()) {
            wrong.push(format!("docs/architecture.md lists crate {name}, which does not exist"));
        }
    }
    Ok(())
}

fn sources(wrong: &mut Vec<String>) -> Result<()> {
    let known = citation_keys()?;
    for folder in ["facts", "machine", "doors", "tools", "fuzz", "xtask"] {
        for path in tree::files(folder)? {
            let name = tree::relative(&path);
            if !name.ends_with(".rs") {
                continue;
            }
            let text = std::fs::read_to_string(&path)?;
            let generated = name.contains("/generated/");
            if !text.trim_start().starts_with("//!") {
                wrong.push(format!("{name}: does not open with a `//!` line that says what it is"));
            }
            if generated {
                continue;
            }
            let lines = text.lines().count();
            if lines > HARD_LIMIT_LINES {
                wrong.push(format!("{name}: {lines} lines, the limit is {HARD_LIMIT_LINES}"));
            }
            if !UNSAFE_CRATES.iter().any(|room| name.starts_with(room))
                && text.lines().any(|line| line.contains("unsafe {") && !line.trim_start().starts_with("//"))
                && !name.starts_with("xtask/")
            {
                wrong.push(format!("{name}: `unsafe` outside of its rooms"));
            }
            if !PLATFORM_NAMES_ALLOWED.iter().any(|room| name.starts_with(room)) {
                behaviour_names_no_generation(&name, &text, wrong);
            }
            citations(&name, &text, &known, wrong);
        }
    }
    Ok(())
}

fn behaviour_names_no_generation(name: &str, text: &str, wrong: &mut Vec<String>) {
    // Tests choose platforms by name; behaviour asks for features.
    let behaviour = text.split("#[cfg(test)]").next().unwrap_or(text);
    for (number, line) in behaviour.lines().enumerate() {
        let code = line.split("//").next().unwrap_or(line);
        if ["platforms::", "Generation::", ".generation"].iter().any(|word| code.contains(word))
            && !name.contains("/tests")
            && !name.ends_with("/testing.rs")
            && !name.contains("/benches/")
        {
            wrong.push(format!("{name}:{}: behaviour names a platform; ask `platform.has(...)`", number + 1));
        }
    }
}

fn citation_keys() -> Result<BTreeSet<String>> {
    let text =
        std::fs::read_to_string(tree::root().join("docs/sources.toml")).context("docs/sources.toml")?;
    let table: toml::Table = toml::from_str(&text)?;
    Ok(match table.get("source") {
        Some(toml::Value::Table(sources)) => sources.keys().cloned().collect(),
        Some(toml::Value::Array(rows)) => {
            rows.iter().filter_map(|row| Some(row.get("key")?.as_str()?.to_string())).collect()
        }
        _ => table.keys().cloned().collect(),
    })
}

/// `[skl.7:Section]` in a comment: the part before the colon must be a known key.
fn citations(name: &str, text: &str, known: &BTreeSet<String>, wrong: &mut Vec<String>) {
    for (number, line) in text.lines().enumerate() {
        let Some((_, comment)) = line.split_once("//") else { continue };
        for part in comment.split('[').skip(1) {
            let Some((key, rest)) = part.split_once(':') else { continue };
            let looks_like_key = !key.is_empty()
                && key.len() < 12
                && !rest.starts_with(':')
                && key.starts_with(|c: char| c.is_ascii_lowercase())
                && (key.contains('.') || key == "mesa")
                && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '.');
            let found = known.iter().any(|known| known == key || known.starts_with(&format!("{key}:")));
            if looks_like_key && rest.contains(']') && !found {
                wrong.push(format!("{name}:{}: unknown citation key {key}", number + 1));
            }
        }
    }
}

/// Paths in backquotes in README.md and docs/ must exist.
fn documents(wrong: &mut Vec<String>) -> Result<()> {
    let mut pages = tree::files("docs")?;
    pages.push(tree::root().join("README.md"));
    pages.push(tree::root().join("CONTRIBUTING.md"));
    for page in pages {
        let name = tree::relative(&page);
        if !name.ends_with(".md") || name.ends_with("fidelity.md") {
            continue;
        }
        let text = std::fs::read_to_string(&page).with_context(|| format!("{name} is missing"))?;
        for word in text.split('`').skip(1).step_by(2) {
            let first = word.split('/').next().unwrap_or_default();
            let rooted = ["hw", "facts", "machine", "doors", "tools", "tests", "docs", "xtask", "fuzz"]
                .contains(&first);
            let plain = word.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
            if rooted && plain && word.contains('/') && !tree::root().join(word).exists() {
                wrong.push(format!("{name}: `{word}` does not exist"));
            }
        }
    }
    Ok(())
}
