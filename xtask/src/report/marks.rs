//! Where the code says that it uses a system, and the table that tells it where the system was proved.
//!
//! Every row that is built is marked by `System::ID` in some room ([`probe::Context::used`]), or says in `use` why it
//! cannot be.

use super::ledger::{Group, Status, System};
use super::scan;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// The table.
pub const TABLE: &str = "machine/probe/src/generated/systems.rs";

/// The variant of a row: its id without the dash.
fn variant(row: &System) -> String {
    row.id.replace('-', "")
}

fn built(groups: &[Group]) -> impl Iterator<Item = (&Group, &System)> {
    let rows = groups.iter().flat_map(|group| group.rows.iter().map(move |row| (group, row)));
    rows.filter(|(_, row)| row.status != Status::None)
}

/// Rows that nothing marks, rows that are marked and say that they cannot be.
pub fn complaints(groups: &[Group], sources: &BTreeMap<String, String>) -> Vec<String> {
    let mut marked = BTreeSet::new();
    for (path, source) in sources.iter().filter(|(path, _)| !path.starts_with("xtask/")) {
        marked.extend(scan::behaviour(path, source).split("System::").skip(1).filter_map(|rest| {
            let name = scan::words(rest).next().filter(|name| rest.starts_with(name));
            name.map(str::to_string)
        }));
    }
    let mut wrong = Vec::new();
    for (group, row) in built(groups) {
        match (marked.contains(&variant(row)), &row.unmarked) {
            (false, None) => {
                wrong.push(format!(
                    "{}.toml, {}: nothing marks its use, and no `use` says why",
                    group.name, row.id
                ));
            }
            (true, Some(_)) => {
                wrong.push(format!(
                    "{}.toml, {}: is marked, and `use` says why it is not",
                    group.name, row.id
                ));
            }
            _ => {}
        }
    }
    wrong
}

/// The text of the table.
pub fn table(groups: &[Group], platforms: &[&str]) -> String {
    let rows: Vec<&System> = built(groups).map(|(_, row)| row).collect();
    let mut text = String::from(
        "//! Generated from docs/coverage/*.toml by `cargo xtask report`; do not edit.\n\n\
         use crate::system::Row;\n\n\
         /// A system of the coverage ledger that is built.\n\
         #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n\
         #[repr(u16)]\n\
         pub enum System {\n",
    );
    for row in &rows {
        let _ = writeln!(
            text,
            "    /// {}: {}.\n    {},",
            row.id,
            row.title.replace(['[', ']'], ""),
            variant(row)
        );
    }
    let _ = write!(
        text,
        "}}\n\n\
         /// Number of systems.\n\
         pub(crate) const COUNT: usize = {};\n\n\
         impl System {{\n    \
         /// All of them, in the order of the ledger.\n    \
         #[rustfmt::skip]\n    \
         pub const ALL: [System; COUNT] = [\n",
        rows.len()
    );
    for row in &rows {
        let _ = writeln!(text, "        System::{},", variant(row));
    }
    text.push_str("    ];\n}\n\n/// Ids, and where a claim proves something.\n#[rustfmt::skip]\n");
    text.push_str("pub(crate) static ROWS: [Row; COUNT] = [\n");
    for row in &rows {
        let proved: Vec<String> = row.platforms(platforms).iter().map(|name| format!("{name:?}")).collect();
        let _ = writeln!(text, "    Row {{ id: {:?}, proved: &[{}] }},", row.id, proved.join(", "));
    }
    text.push_str("];\n");
    text
}
