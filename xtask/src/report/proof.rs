//! What a test can prove: whether it exists, whether it can fail, and which platforms it names.
//!
//! The test's own text and that of everything it uses by name are searched for names of platforms: what its file has, the
//! test code of the modules around it, and what a crate keeps for all of its tests. A claim is refused where no word of
//! that names the platform; variables and fields that have the name of a function call nothing. Tests that name no platform at all (arithmetic on values) may claim every one.

use super::scan::{self, Item};
use crate::tree;
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};

/// The platforms that a test can prove something on.
#[derive(PartialEq, Eq, Debug)]
pub enum Proof {
    /// The test names no platform: what it tests knows none.
    Any,
    /// The platforms that the test names.
    On(BTreeSet<String>),
}

/// The tests of the tree.
pub struct Tests {
    platforms: Vec<String>,
    /// Test code by folder of the crate.
    crates: BTreeMap<String, Vec<Item>>,
    /// Words of the `use` declarations of each file.
    uses: BTreeMap<String, BTreeSet<String>>,
    /// Text tests by path.
    texts: BTreeMap<String, String>,
}

/// The folder of a crate that a file belongs to.
fn crate_of(path: &str) -> String {
    let depth = if path.starts_with("fuzz/") || path.starts_with("xtask/") { 1 } else { 2 };
    path.split('/').take(depth).collect::<Vec<_>>().join("/")
}

/// Whether one file is the other, a module around it or inside of it, or for all tests of the crate.
fn is_related(file: &str, other: &str) -> bool {
    let (here, there) = (module(file), module(other));
    let is_inside = |inner: &str, outer: &str| {
        inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let around = there.trim_end_matches("/tests").trim_end_matches("/lib");
    is_inside(here, around)
        || is_inside(there, here)
        || other.ends_with("/testing.rs")
        || ["/common/", "/support/"].iter().any(|folder| other.contains(folder))
        || file.starts_with("fuzz/")
}

/// The path of a file's module.
fn module(file: &str) -> &str {
    file.trim_end_matches(".rs").trim_end_matches("/mod")
}

impl Tests {
    /// Reads the tests of the tree; `sources` are the Rust files by path.
    pub fn read(sources: &BTreeMap<String, String>, platforms: &[&str]) -> Result<Self> {
        let mut texts = BTreeMap::new();
        for path in tree::files("tests")? {
            let name = tree::relative(&path);
            if let Ok(text) = std::fs::read_to_string(&path) {
                texts.insert(name, text);
            }
        }
        Ok(Self::new(sources, texts, platforms))
    }

    /// Tests from their texts.
    pub fn new(
        sources: &BTreeMap<String, String>,
        texts: BTreeMap<String, String>,
        platforms: &[&str],
    ) -> Self {
        let mut crates: BTreeMap<String, Vec<Item>> = BTreeMap::new();
        let mut uses = BTreeMap::new();
        for (path, source) in sources {
            uses.insert(path.clone(), scan::used_words(source));
            crates.entry(crate_of(path)).or_default().extend(scan::test_items(path, source));
        }
        Self { platforms: platforms.iter().map(|name| name.to_string()).collect(), crates, uses, texts }
    }

    /// What the test of that name can prove.
    ///
    /// # Errors
    /// A test that does not exist, is never run, or cannot fail.
    pub fn proof(&self, test: &str) -> Result<Proof, String> {
        match test.split_once("::") {
            Some((folder, function)) => {
                self.function(folder, function).map_err(|why| format!("{test} {why}"))
            }
            None => self.text(test).map_err(|why| format!("{test} {why}")),
        }
    }

    fn function(&self, folder: &str, function: &str) -> Result<Proof, &'static str> {
        let items = self.crates.get(folder).ok_or("names no crate")?;
        let test = items.iter().find(|item| item.name == function && item.is_test).ok_or("does not exist")?;
        if test.is_ignored {
            return Err("is ignored by every run");
        }
        let mut named = BTreeSet::new();
        let mut can_fail = false;
        let mut reached = BTreeSet::new();
        let mut open = vec![test];
        while let Some(item) = open.pop() {
            if !reached.insert((&item.file, item.at)) {
                continue;
            }
            can_fail |= item.text.contains("assert") || item.text.contains("panic!");
            let words: BTreeSet<&str> = scan::words(&item.text).collect();
            if words.contains("run_all") {
                return Err("runs text tests: name the file below tests/");
            }
            let used = scan::uses(&item.text);
            for word in words {
                if word == "ALL" && item.text.contains("platforms::ALL") {
                    named.extend(self.platforms.iter().cloned());
                }
                named.extend(self.platforms.iter().filter(|name| name.eq_ignore_ascii_case(word)).cloned());
                if !used.contains(word) {
                    continue;
                }
                let called: Vec<&Item> = items
                    .iter()
                    .filter(|other| {
                        other.name == word && !other.is_test && self.sees(&item.file, &other.file)
                    })
                    .collect();
                let here = called.iter().any(|other| other.file == item.file);
                open.extend(called.into_iter().filter(|other| !here || other.file == item.file));
            }
        }
        match (can_fail, named.is_empty()) {
            (false, _) => Err("asserts nothing"),
            (true, true) => Ok(Proof::Any),
            (true, false) => Ok(Proof::On(named)),
        }
    }

    /// Whether the test code of a file may use that of another one by its name.
    fn sees(&self, file: &str, other: &str) -> bool {
        let name = module(other).rsplit('/').next().unwrap_or_default();
        is_related(file, other) || self.uses.get(file).is_some_and(|words| words.contains(name))
    }

    fn text(&self, test: &str) -> Result<Proof, &'static str> {
        let (path, part) = test.split_once('#').map_or((test, None), |(path, part)| (path, Some(part)));
        let text = self.texts.get(path).ok_or("does not exist")?;
        let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
        let mut named = BTreeSet::new();
        let mut found = part.is_none();
        let mut inside = part.is_none();
        match extension {
            // Sections: comments, then `; platforms:`, then what comes out.
            "eu" | "batch" => {
                for line in text.lines() {
                    if let Some(list) = line.strip_prefix("; platforms:") {
                        if inside {
                            named.extend(list.split_whitespace().map(str::to_string));
                        }
                        inside = part.is_none();
                    } else if let Some(comment) = line.strip_prefix("; ")
                        && part.is_some_and(|part| comment.starts_with(part))
                    {
                        (inside, found) = (true, true);
                    }
                }
            }
            // Cases of a rule, each line with its platform in front.
            "check" => {
                for line in text.lines() {
                    if let Some(rule) = line.strip_prefix("rule ") {
                        inside = part.is_none_or(|part| part == rule.trim());
                        found |= inside;
                    } else if inside && !line.starts_with(';') {
                        let first = line.split_whitespace().next().unwrap_or_default();
                        named.extend(self.platforms.iter().filter(|name| *name == first).cloned());
                    }
                }
            }
            "case" | "scene" | "ioctl" => {
                found |= text.lines().any(|line| {
                    let comment = line.strip_prefix("# ").unwrap_or_default();
                    part.is_some_and(|part| comment.starts_with(part))
                });
                let lines = text.lines().filter_map(|line| line.split_once(' '));
                let platforms = lines.filter(|(key, _)| ["platform", "device"].contains(key));
                named.extend(platforms.map(|(_, name)| name.trim().to_string()));
                if named.is_empty() {
                    // What the runner takes when the file names none.
                    named.insert("skl".to_string());
                }
            }
            _ => return Err("is no test"),
        }
        if !found {
            return Err("has no such part");
        }
        if named.is_empty() {
            return Err("names no platform");
        }
        Ok(Proof::On(named))
    }
}
