//! `--strict`: what ends a run before its own end.

use probe::{Findings, Strictness};

/// The option's help.
pub const HELP: &str = "End at the first thing that Halogen has not built; with `=unproved` also at the first system that \
                        is used on a device on which no test has proved it";

/// Values of the option.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strict {
    /// What is not built
    Gaps,
    /// What is not built, and what was never proved on the device
    Unproved,
}

/// What ends a run that was given the option or not.
pub fn strictness(option: Option<Strict>) -> Strictness {
    match option {
        None => Strictness::Off,
        Some(Strict::Gaps) => Strictness::Gaps,
        Some(Strict::Unproved) => Strictness::Unproved,
    }
}

/// Whether findings have what ends a run.
pub fn has_failed(option: Option<Strict>, findings: &Findings) -> bool {
    let is_gap = |(finding, _): &(probe::Finding, probe::Entry)| finding.kind == probe::Kind::Gap;
    match option {
        None => false,
        Some(Strict::Gaps) => findings.list().iter().any(is_gap),
        Some(Strict::Unproved) => findings.list().iter().any(is_gap) || !findings.unproved().is_empty(),
    }
}
