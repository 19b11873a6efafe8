//! What a run met: the reports of its processes, merged.

use i915::{Options, ProcessReport, Row, Unproved};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// Rows of one kind that are printed; the JSON file has all.
const PRINTED_ROWS: usize = 12;

/// In the order of printing: what the guest sees first.
const KINDS: [(&str, &str); 4] = [
    ("fault", "Faults (the GPU stopped a context)"),
    ("gap", "Gaps (not built yet)"),
    ("undefined", "Undefined (the program broke a rule)"),
    ("bug", "Bugs (of Halogen)"),
];

/// The report of a run.
#[derive(Debug, Serialize)]
pub struct Summary {
    device: String,
    no_exec: bool,
    no_launch: bool,
    strict: bool,
    strict_unproved: bool,
    exit_code: u8,
    submissions: u64,
    /// Pictures that the codec engine has written, by codec.
    pictures: BTreeMap<String, u64>,
    findings: Vec<Row>,
    unproved: Vec<Unproved>,
    processes: Vec<ProcessReport>,
    /// What one and several of those are called.
    #[serde(skip)]
    units: (&'static str, &'static str),
}

impl Summary {
    /// Merges what the processes reported: equal findings are counted together.
    pub fn of(options: &Options, processes: Vec<ProcessReport>, exit_code: u8) -> Self {
        let mut merged: BTreeMap<(String, String, String), Row> = BTreeMap::new();
        for process in &processes {
            for row in &process.findings {
                let key = (row.kind.clone(), row.system.clone(), row.what.clone());
                let place = || format!("{} ({}), {}", process.program, process.process, row.first);
                let entry =
                    merged.entry(key).or_insert_with(|| Row { count: 0, first: place(), ..row.clone() });
                entry.count += row.count;
            }
        }
        let mut pictures = BTreeMap::new();
        for (codec, count) in processes.iter().flat_map(|process| &process.pictures) {
            *pictures.entry(codec.clone()).or_default() += count;
        }
        Self {
            device: options.device.clone(),
            no_exec: options.no_exec,
            no_launch: options.no_launch,
            strict: options.strict,
            strict_unproved: options.strict && options.strict_unproved,
            exit_code,
            submissions: processes.iter().map(|process| process.submissions).sum(),
            pictures,
            findings: merged.into_values().collect(),
            unproved: Unproved::merge(processes.iter().flat_map(|process| &process.unproved)),
            processes,
            units: ("process", "processes"),
        }
    }

    /// Calls those who reported something else than processes.
    pub fn with_units(self, one: &'static str, several: &'static str) -> Self {
        Self { units: (one, several), ..self }
    }

    /// Whether the run was strict and met what it stops at.
    pub fn has_failed(&self) -> bool {
        self.strict && self.count("gap") > 0 || self.strict_unproved && !self.unproved.is_empty()
    }

    /// A device could not work.
    pub fn is_refused(&self) -> bool {
        self.processes.iter().any(|process| process.refusal.is_some())
    }

    /// How often a kind of finding was met.
    pub fn count(&self, kind: &str) -> u64 {
        self.findings.iter().filter(|row| row.kind == kind).map(|row| row.count).sum()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.processes.is_empty() {
            // No process touched the GPU: nothing of Halogen shows.
            return Ok(());
        }
        let mode = match (self.no_exec, self.no_launch) {
            (true, _) => ", nothing executed",
            (false, true) => ", nothing launched",
            (false, false) => "",
        };
        let processes = self.processes.len();
        let units = if processes == 1 { self.units.0 } else { self.units.1 };
        write!(f, "halogen: {}{mode}, {} submissions of {processes} {units}", self.device, self.submissions)?;
        let has_notes = self.processes.iter().any(|process| !process.notes.is_empty());
        let unproved = Unproved::line(&self.unproved);
        if self.findings.is_empty() && !has_notes && !self.is_refused() {
            write!(f, ", nothing to report")?;
        }
        writeln!(f)?;
        for (kind, title) in KINDS {
            let mut rows: Vec<&Row> = self.findings.iter().filter(|row| row.kind == kind).collect();
            if rows.is_empty() {
                continue;
            }
            rows.sort_by_key(|row| std::cmp::Reverse(row.count));
            writeln!(f, "  {title}:")?;
            for row in rows.iter().take(PRINTED_ROWS) {
                writeln!(f, "    {:>8}x {} {} [first: {}]", row.count, row.system, row.what, row.first)?;
            }
            if rows.len() > PRINTED_ROWS {
                writeln!(f, "    and {} more kinds, see --report", rows.len() - PRINTED_ROWS)?;
            }
        }
        if let Some(line) = unproved {
            writeln!(f, "  {line}")?;
        }
        for process in &self.processes {
            if let Some(refusal) = &process.refusal {
                writeln!(
                    f,
                    "  {} ({}) could not use the device: {refusal}",
                    process.program, process.process
                )?;
            }
            for note in process.notes.iter().take(PRINTED_ROWS) {
                writeln!(f, "  {} ({}): {note}", process.program, process.process)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn process(number: u32, count: u64) -> ProcessReport {
        let row = Row {
            kind: "gap".into(),
            system: "SM-09".into(),
            what: "border colour".into(),
            count,
            first: format!("submission {number}"),
        };
        ProcessReport {
            process: number,
            program: "weston".into(),
            device: "skl".into(),
            submissions: 2,
            findings: vec![row],
            notes: Vec::new(),
            refusal: None,
            ..ProcessReport::default()
        }
    }

    #[test]
    fn a_device_that_could_not_work_is_never_nothing_to_report() {
        let refused = ProcessReport {
            findings: Vec::new(),
            refusal: Some("no descriptor is left".into()),
            ..process(7, 0)
        };
        let summary = Summary::of(&Options::default(), vec![refused], 0);
        assert!(summary.is_refused());
        let text = summary.to_string();
        assert!(text.contains("weston (7) could not use the device: no descriptor is left"), "{text}");
        assert!(!text.contains("nothing to report"), "{text}");
    }

    #[test]
    fn equal_findings_of_several_processes_are_one_row() {
        let summary = Summary::of(&Options::default(), vec![process(7, 2), process(9, 3)], 0);
        assert_eq!((summary.count("gap"), summary.count("fault"), summary.submissions), (5, 0, 4));
        let text = summary.to_string();
        assert!(text.contains("5x SM-09 border colour [first: weston (7), submission 7]"), "{text}");
    }

    #[test]
    fn what_was_never_proved_on_the_device_is_one_line_and_fails_only_the_run_that_asks_for_it() {
        let unproved = Unproved {
            used_on: "bdw".into(),
            proved_on: vec!["skl".into()],
            systems: vec![probe::System::ALL[0].id().into()],
        };
        let process = ProcessReport { findings: Vec::new(), unproved: vec![unproved], ..process(7, 1) };
        let of = |strict, strict_unproved| {
            let options = Options { strict, strict_unproved, ..Options::default() };
            Summary::of(&options, vec![process.clone()], 0)
        };
        let text = of(false, false).to_string();
        let line = format!("\n  used on bdw but proved on skl only: {}\n", probe::System::ALL[0].id());
        assert!(text.contains(", nothing to report\n") && text.ends_with(&line), "{text}");
        assert_eq!(
            [of(false, false), of(true, false), of(true, true)].map(|s| s.has_failed()),
            [false, false, true]
        );
    }

    #[test]
    fn a_run_without_gpu_processes_prints_nothing() {
        assert_eq!(Summary::of(&Options::default(), Vec::new(), 0).to_string(), "");
    }
}
