//! The coverage ledger, docs/coverage/*.toml: one row for every system of the manuals, one claim for every sentence that
//! a test asserts.

use super::proof::{Proof, Tests};
use crate::tree;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// Folder of the ledger.
pub const FOLDER: &str = "docs/coverage";
/// Most rows of one file, so that it can be read and edited by one person at a time.
const FILE_LIMIT_ROWS: usize = 60;

/// One file of the ledger.
pub struct Group {
    /// File name without folder and extension.
    pub name: String,
    /// Its first comment.
    pub title: String,
    /// Its rows in the order of the file.
    pub rows: Vec<System>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    system: Vec<System>,
}

/// One row: a system of the manuals.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct System {
    /// Id in the maps of the manuals, for example `CS-12`.
    pub id: String,
    /// Its name there.
    pub title: String,
    /// How much of it is built.
    pub status: Status,
    /// Files or folders that build it.
    #[serde(default)]
    pub files: Vec<String>,
    /// What is missing, or what a reader has to know.
    #[serde(default)]
    pub note: Option<String>,
    /// Why the code cannot say that it uses the system, where it cannot.
    #[serde(default, rename = "use")]
    pub unmarked: Option<String>,
    /// What tests assert.
    #[serde(default, rename = "claim")]
    pub claims: Vec<Claim>,
}

/// One sentence that tests assert.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The sentence.
    #[serde(default)]
    pub says: String,
    /// Platforms on which the tests assert exactly that.
    #[serde(default)]
    pub platforms: Vec<String>,
    /// The tests: `folder/of/crate::function`, or a path below tests/, with `#words` for a part of the file.
    #[serde(default)]
    pub tests: Vec<String>,
}

/// How much of a system is built.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Nothing.
    None,
    /// What the claims say; the note says what is missing.
    Part,
    /// All that the manual describes.
    Works,
}

impl Status {
    /// The word of the ledger.
    pub fn name(self) -> &'static str {
        match self {
            Status::None => "none",
            Status::Part => "part",
            Status::Works => "works",
        }
    }
}

impl System {
    /// The platforms that it was proved on, in the order of `platforms`.
    pub fn platforms<'a>(&self, platforms: &[&'a str]) -> Vec<&'a str> {
        let claimed = |name: &&&str| {
            let mut all = self.claims.iter().flat_map(|claim| &claim.platforms);
            all.any(|platform| platform == **name)
        };
        platforms.iter().filter(claimed).copied().collect()
    }
}

/// Reads all files of the ledger, in the order of their names.
pub fn load() -> Result<Vec<Group>> {
    let mut groups = Vec::new();
    for path in tree::files(FOLDER)? {
        let file = tree::relative(&path);
        let Some(name) = file.strip_prefix(FOLDER).and_then(|name| name.strip_suffix(".toml")) else {
            continue;
        };
        let source = std::fs::read_to_string(&path)?;
        groups.push(parse(name.trim_start_matches('/'), &source)?);
    }
    Ok(groups)
}

/// One file of the ledger from its text.
pub fn parse(name: &str, source: &str) -> Result<Group> {
    let title = source.lines().next().and_then(|line| line.strip_prefix("# "));
    let title =
        title.with_context(|| format!("{FOLDER}/{name}.toml does not begin with a comment"))?.to_string();
    let file: File = toml::from_str(source).with_context(|| format!("{FOLDER}/{name}.toml"))?;
    Ok(Group { name: name.to_string(), title, rows: file.system })
}

/// Everything that is wrong with the ledger, empty when nothing is. `platforms` are the names of all platforms.
pub fn complaints(groups: &[Group], tests: &Tests, platforms: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut ids = BTreeSet::new();
    let mut sentences: BTreeMap<String, &str> = BTreeMap::new();
    for group in groups {
        if group.rows.len() > FILE_LIMIT_ROWS {
            wrong.push(format!(
                "{}.toml: {} rows, the limit is {FILE_LIMIT_ROWS}",
                group.name,
                group.rows.len()
            ));
        }
        for row in &group.rows {
            let mut say = |what: String| wrong.push(format!("{}.toml, {}: {what}", group.name, row.id));
            if !ids.insert(&row.id) {
                say("listed twice".into());
            }
            whole_row(row, &mut say);
            for (index, claim) in row.claims.iter().enumerate() {
                let plain = claim.says.trim().trim_end_matches('.').to_lowercase();
                if let Some(other) = sentences.insert(plain, &row.id)
                    && !claim.says.trim().is_empty()
                {
                    say(format!("says what {other} says: {}", claim.says));
                }
                for complaint in one_claim(claim, tests, platforms) {
                    say(format!("claim {}: {complaint}", index + 1));
                }
            }
        }
    }
    wrong
}

fn whole_row(row: &System, say: &mut impl FnMut(String)) {
    for file in row.files.iter().filter(|file| !tree::root().join(file).exists()) {
        say(format!("{file} does not exist"));
    }
    if row.status == Status::None {
        if !row.claims.is_empty() {
            say("claims of what is not built".into());
        }
        return;
    }
    if row.files.is_empty() {
        say(format!("{} without a file", row.status.name()));
    }
    if row.claims.is_empty() {
        say(format!("{} without a claim", row.status.name()));
    }
    if row.status == Status::Part && row.note.is_none() {
        say("part without a note that says what is missing".into());
    }
}

fn one_claim(claim: &Claim, tests: &Tests, platforms: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    if claim.says.trim().is_empty() {
        wrong.push("says nothing".to_string());
    }
    if claim.platforms.is_empty() {
        wrong.push("names no platform".to_string());
    }
    if claim.tests.is_empty() {
        wrong.push("names no test".to_string());
    }
    let mut unproved: BTreeSet<&str> = claim.platforms.iter().map(String::as_str).collect();
    if unproved.len() != claim.platforms.len() {
        wrong.push("names a platform twice".to_string());
    }
    for platform in unproved.iter().filter(|platform| !platforms.contains(platform)) {
        wrong.push(format!("there is no platform {platform}"));
    }
    for test in &claim.tests {
        match tests.proof(test) {
            Ok(Proof::Any) => unproved.clear(),
            Ok(Proof::On(named)) => {
                if !claim.platforms.iter().any(|platform| named.contains(platform.as_str())) {
                    wrong.push(format!("{test} runs on none of its platforms"));
                }
                unproved.retain(|platform| !named.contains(*platform));
            }
            Err(why) => wrong.push(why),
        }
    }
    if !unproved.is_empty() && !claim.tests.is_empty() {
        let list: Vec<&str> = unproved.into_iter().collect();
        wrong.push(format!("none of its tests runs on {}", list.join(" ")));
    }
    wrong
}
