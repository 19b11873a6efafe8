//! What a process of a run met, as it is written to the run's directory.
//!
//! The file is replaced as a whole, so that a reader never sees half of it, and written again whenever a submission
//! met something new: a process that is killed has reported too.

use crate::options::RunDirectory;
use probe::Findings;
use serde::{Deserialize, Serialize};

/// One kind of finding and how often it was met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// `fault`, `undefined`, `gap` or `bug`.
    pub kind: String,
    /// Row of the coverage ledger.
    pub system: String,
    /// What it was, for a person.
    pub what: String,
    /// Number of times.
    pub count: u64,
    /// Where first: submission, command, draw, kernel, instruction.
    pub first: String,
}

/// The report of one process.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ProcessReport {
    /// Process number.
    pub process: u32,
    /// Name of the program.
    pub program: String,
    /// Short name of the device.
    pub device: String,
    /// Submissions so far.
    pub submissions: u64,
    /// What was met, by kind and system.
    pub findings: Vec<Row>,
    /// Remarks that are no findings.
    #[serde(default)]
    pub notes: Vec<String>,
}

impl ProcessReport {
    /// The report of this process.
    pub fn of(device: &str, submissions: u64, findings: &Findings, notes: Vec<String>) -> Self {
        let rows = findings.list().into_iter().map(|(finding, entry)| Row {
            kind: finding.kind.name().into(),
            system: finding.system.into(),
            what: finding.what.into_owned(),
            count: entry.count,
            first: entry.first.to_string(),
        });
        let program = std::fs::read_to_string("/proc/self/comm").unwrap_or_default();
        Self {
            process: std::process::id(),
            program: program.trim_end().into(),
            device: device.into(),
            submissions,
            findings: rows.collect(),
            notes,
        }
    }

    /// Number of times that a kind was met.
    pub fn count(&self, kind: &str) -> u64 {
        self.findings.iter().filter(|row| row.kind == kind).map(|row| row.count).sum()
    }

    /// Writes the report into a run's directory.
    ///
    /// # Errors
    /// What the host says.
    pub fn write(&self, directory: &RunDirectory) -> std::io::Result<()> {
        let path = directory.report(self.process);
        let draft = path.with_extension("draft");
        std::fs::write(&draft, serde_json::to_vec(self)?)?;
        std::fs::rename(draft, path)
    }
}
