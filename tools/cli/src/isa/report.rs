//! What `halogen isa roundtrip --json` says.
//!
//! `cargo xtask conformance isa` reads it by this same file: xtask links nothing of the workspace, as it generates some of
//! it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Counts over all files, what was lost, and which rules are broken.
#[derive(Serialize, Deserialize, Default)]
pub struct Report {
    /// Short name of the device.
    pub device: String,
    /// Kernels, one file each.
    pub files: usize,
    /// Their bytes.
    pub bytes: usize,
    /// Their instructions, words that are none included.
    pub instructions: usize,
    /// Instructions of 8 bytes.
    pub compact: usize,
    /// Messages with an immediate descriptor.
    pub messages: usize,
    /// Files whose listing assembles to the same bytes.
    pub assembled: usize,
    /// Instructions whose text parses to the same instruction.
    pub parsed: usize,
    /// Compact instructions that compact to themselves after expansion.
    pub recompacted: usize,
    /// Words that are no instruction.
    pub undecoded: usize,
    /// Messages whose descriptor a description explains.
    pub described_messages: usize,
    /// What was lost, the first ones.
    pub failures: Vec<Failure>,
    /// Broken rules by name.
    pub violations: BTreeMap<String, Broken>,
    /// Files without a violation.
    pub clean: usize,
}

/// Something that does not come back as it was.
#[derive(Serialize, Deserialize)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// Offset of the instruction, where there is one.
    pub offset: Option<usize>,
    /// What happened to it.
    pub what: String,
    /// Its text or bytes.
    pub text: String,
}

/// A rule that is broken.
#[derive(Serialize, Deserialize)]
pub struct Broken {
    /// How often.
    pub count: usize,
    /// Where the rule stands.
    pub cite: String,
    /// What the first violation is.
    pub says: String,
    /// Where it is, with its text.
    pub first: String,
}
