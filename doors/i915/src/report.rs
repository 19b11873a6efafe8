//! What a process of a run met, as it is written to the run's directory.
//!
//! The file is replaced as a whole, so that a reader never sees half of it, and written again whenever a submission
//! met something new: a process that is killed has reported too.

use crate::options::RunDirectory;
use probe::{Findings, System};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

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

/// What was used on a device and proved on others only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unproved {
    /// Short name of the device that it was used on.
    pub used_on: String,
    /// Short names of the devices that it was proved on; none when it was nowhere.
    pub proved_on: Vec<String>,
    /// Rows of the coverage ledger, in its order.
    pub systems: Vec<String>,
}

impl Unproved {
    /// What findings have of it.
    pub fn of(findings: &Findings) -> Vec<Self> {
        let names = |list: &[&str]| list.iter().map(|name| (*name).to_string()).collect();
        let row = |group: probe::Unproved| Self {
            used_on: group.used_on.into(),
            proved_on: names(group.proved_on),
            systems: group.systems.iter().map(|system| system.id().into()).collect(),
        };
        findings.unproved().into_iter().map(row).collect()
    }

    /// Those of several processes together: each system once.
    pub fn merge<'a>(all: impl Iterator<Item = &'a Self>) -> Vec<Self> {
        let mut merged: BTreeMap<(&str, &[String]), BTreeSet<&str>> = BTreeMap::new();
        for group in all {
            let systems = merged.entry((&group.used_on, &group.proved_on)).or_default();
            systems.extend(group.systems.iter().map(String::as_str));
        }
        let in_order = |systems: BTreeSet<&str>| {
            let ids = System::ALL.iter().map(|system| system.id());
            ids.filter(|id| systems.contains(id)).map(str::to_string).collect()
        };
        let row = |((used_on, proved_on), systems): ((&str, &[String]), BTreeSet<&str>)| Self {
            used_on: used_on.into(),
            proved_on: proved_on.to_vec(),
            systems: in_order(systems),
        };
        merged.into_iter().map(row).collect()
    }

    /// One line for all of them; `None` when there are none.
    pub fn line(all: &[Self]) -> Option<String> {
        let mut line = String::new();
        let mut device = "";
        for group in all {
            let where_ = match group.proved_on.as_slice() {
                [] => "nowhere".to_string(),
                proved => format!("on {} only", proved.join(" ")),
            };
            if device == group.used_on {
                line += &format!("; {where_}: ");
            } else {
                let before = if line.is_empty() { "" } else { "; " };
                line += &format!("{before}used on {} but proved {where_}: ", group.used_on);
                device = &group.used_on;
            }
            line += &group.systems.join(", ");
        }
        (!line.is_empty()).then_some(line)
    }
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
    /// Pictures that the codec engine has written, by codec.
    #[serde(default)]
    pub pictures: BTreeMap<String, u64>,
    /// What was met, by kind and system.
    pub findings: Vec<Row>,
    /// Rows of the coverage ledger that it used, in the order of the ledger.
    #[serde(default)]
    pub used: Vec<String>,
    /// Those of them that were never proved on the device.
    #[serde(default)]
    pub unproved: Vec<Unproved>,
    /// Remarks that are no findings.
    #[serde(default)]
    pub notes: Vec<String>,
    /// What holds the device in, when it is a process of its own that is shut in.
    #[serde(default)]
    pub isolation: Option<String>,
    /// Why the device could not work: what the host refused it.
    #[serde(default)]
    pub refusal: Option<String>,
}

impl ProcessReport {
    /// The report of this process.
    pub fn of(platform: &hw::Platform, submissions: u64, findings: &Findings, notes: Vec<String>) -> Self {
        let rows = findings.list().into_iter().map(|(finding, entry)| Row {
            kind: finding.kind.name().into(),
            system: finding.system.into(),
            what: finding.what.into_owned(),
            count: entry.count,
            first: entry.first.to_string(),
        });
        Self {
            device: platform.name.into(),
            submissions,
            pictures: findings.pictures().into_iter().map(|(codec, count)| (codec.into(), count)).collect(),
            findings: rows.collect(),
            used: findings.used(platform).iter().map(|system| system.id().into()).collect(),
            unproved: Unproved::of(findings),
            notes,
            ..Self::empty()
        }
    }

    /// The report of this process when its device could not even be made.
    pub fn refused(reason: String) -> Self {
        Self { refusal: Some(reason), ..Self::empty() }
    }

    fn empty() -> Self {
        let program = std::fs::read_to_string("/proc/self/comm").unwrap_or_default();
        Self { process: std::process::id(), program: program.trim_end().into(), ..Self::default() }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn group(used_on: &str, proved_on: &[&str], systems: &[&str]) -> Unproved {
        let names = |list: &[&str]| list.iter().map(|name| (*name).to_string()).collect();
        Unproved { used_on: used_on.into(), proved_on: names(proved_on), systems: names(systems) }
    }

    #[test]
    fn what_was_never_proved_is_told_in_one_line() {
        assert_eq!(Unproved::line(&[]), None);
        let all = [
            group("bdw", &[], &["C01"]),
            group("bdw", &["skl"], &["B104", "B115"]),
            group("bdw", &["skl", "bxt"], &["CS-12"]),
            group("byt", &["bdw"], &["B001"]),
        ];
        let line = "used on bdw but proved nowhere: C01; on skl only: B104, B115; on skl bxt only: CS-12; used on byt but \
                    proved on bdw only: B001";
        assert_eq!(Unproved::line(&all).as_deref(), Some(line));
    }

    #[test]
    fn several_processes_name_a_system_once_and_in_the_order_of_the_ledger() {
        let ids: Vec<&str> = System::ALL.iter().take(3).map(|system| system.id()).collect();
        let one = [group("bdw", &["skl"], &[ids[2]]), group("bdw", &[], &[ids[1]])];
        let two = [group("bdw", &["skl"], &[ids[0], ids[2]])];
        let merged = Unproved::merge(one.iter().chain(&two));
        assert_eq!(merged, [group("bdw", &[], &[ids[1]]), group("bdw", &["skl"], &[ids[0], ids[2]])]);
    }
}
