//! docs/mutants.md: a section for each sample and row, its survivors, and what was done about them.

use super::Outcome;
use super::select::Mutant;
use crate::tree;
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Where survivors are listed.
pub const FILE: &str = "docs/mutants.md";

const HEAD: &str = "# Mutants\n\nWhat could be changed without a test failing. `cargo xtask mutants` writes the sections, the \
                    summaries and all columns but the last one, which says by hand what was done: a test, or why no test \
                    can tell. A mutant that is caught by now stays listed when something was done.\n";

/// One line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    place: String,
    change: String,
    survives: bool,
    done: String,
}

/// The counts of a run in one sentence.
pub fn summary(found: &[(&Mutant, Outcome)]) -> String {
    let count = |which| found.iter().filter(|(_, outcome)| *outcome == which).count();
    let (unviable, survived) = (count(Outcome::Unviable), count(Outcome::Survived));
    let viable = found.len() - unviable;
    let share = 100.0 * survived as f64 / viable.max(1) as f64;
    format!(
        "{survived} of {viable} survive ({share:.1} %); {} were caught, {} did not end, {unviable} more do not build.",
        count(Outcome::Caught),
        count(Outcome::Timeout)
    )
}

/// Writes the section of a run and leaves the others alone.
pub fn write(title: &str, found: &[(&Mutant, Outcome)]) -> Result<()> {
    let path = tree::root().join(FILE);
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    std::fs::write(&path, render(&old, title, found)).with_context(|| format!("cannot write {FILE}"))
}

/// The whole file, with the section of this run anew.
fn render(old: &str, title: &str, found: &[(&Mutant, Outcome)]) -> String {
    let mut sections: BTreeMap<String, String> = BTreeMap::new();
    for section in old.split("\n## ").skip(1) {
        let (title, text) = section.split_once('\n').unwrap_or((section, ""));
        sections.insert(title.trim().to_string(), text.trim().to_string());
    }
    let before = sections.get(title).map(|text| lines(text)).unwrap_or_default();
    let mut text = format!("{}\n", summary(found));
    let table = merged(before, found);
    if !table.is_empty() {
        text.push_str("\n| where | change | now | what was done |\n|---|---|---|---|\n");
        for line in table {
            let now = if line.survives { "survives" } else { "caught" };
            let _ = writeln!(text, "| `{}` | {} | {now} | {} |", line.place, cell(&line.change), line.done);
        }
    }
    sections.insert(title.to_string(), text.trim().to_string());
    let mut whole = HEAD.to_string();
    for (title, text) in sections {
        let _ = write!(whole, "\n## {title}\n\n{text}\n");
    }
    whole
}

/// A change as a cell of a table: code, and no bars that would end the cell.
fn cell(change: &str) -> String {
    format!("`{}`", change.replace('|', "\\|"))
}

/// The lines of a table.
fn lines(text: &str) -> Vec<Line> {
    let code = |cell: &str| cell.trim().trim_matches('`').replace("\\|", "|");
    let line = |row: &str| {
        let row = row.strip_prefix("| `")?.strip_suffix('|')?;
        // Bars of code are marked.
        let mut cells = vec![String::new()];
        let mut marked = false;
        for letter in row.chars() {
            if letter == '|' && !marked {
                cells.push(String::new());
            } else if let Some(cell) = cells.last_mut() {
                cell.push(letter);
            }
            marked = letter == '\\';
        }
        let [place, change, now, done] = cells.try_into().ok()?;
        let survives = now.trim() == "survives";
        Some(Line { place: code(&place), change: code(&change), survives, done: done.trim().to_string() })
    };
    text.lines().filter_map(line).collect()
}

/// What a place and a change have in common when lines of the file have moved: file and change.
fn kind(place: &str, change: &str) -> (String, String) {
    (place.split(':').next().unwrap_or(place).to_string(), change.to_string())
}

/// Survivors of this run with what was noted about them, then what was noted about others.
fn merged(mut before: Vec<Line>, found: &[(&Mutant, Outcome)]) -> Vec<Line> {
    let mut survivors: Vec<(&str, &str)> = found
        .iter()
        .filter(|(_, outcome)| *outcome == Outcome::Survived)
        .map(|(mutant, _)| mutant.parts())
        .collect();
    survivors.sort_by_key(|(place, change)| (numbered(place), change.to_string()));
    let mut table: Vec<Line> = Vec::new();
    let mut open = Vec::new();
    for (place, change) in survivors {
        let same = before.iter().position(|line| line.place == place && line.change == change);
        let done = same.map(|index| before.remove(index).done);
        if done.is_none() {
            open.push(table.len());
        }
        let done = done.unwrap_or_default();
        table.push(Line { place: place.into(), change: change.into(), survives: true, done });
    }
    // Those that have moved: the first of the same kind that is left and has a note.
    before.retain(|line| !line.done.is_empty());
    for index in open {
        let wanted = kind(&table[index].place, &table[index].change);
        if let Some(found) = before.iter().position(|line| kind(&line.place, &line.change) == wanted) {
            table[index].done = before.remove(found).done;
        }
    }
    let done = before.into_iter().filter(|line| !line.done.is_empty());
    table.extend(done.map(|line| Line { survives: false, ..line }));
    table.sort_by_key(|line| (numbered(&line.place), line.change.clone()));
    table
}

/// A place that sorts by its numbers.
fn numbered(place: &str) -> (String, u32, u32) {
    let mut parts = place.split(':');
    let file = parts.next().unwrap_or_default().to_string();
    let mut number = || parts.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    (file, number(), number())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(name: &str) -> Mutant {
        Mutant { name: name.into(), package: "a".into(), file: name.split(':').next().unwrap().into() }
    }

    #[test]
    fn notes_stay_with_their_mutants_when_lines_move_and_when_they_are_caught() {
        let all = [
            "a.rs:9:5: replace | with & in f",
            "a.rs:12:5: replace + with - in f",
            "a.rs:30:5: replace + with - in f",
            "b.rs:1:1: delete ! in g",
        ];
        let mutants = all.map(mutant);
        let run = |survive: [bool; 4]| -> Vec<(&Mutant, Outcome)> {
            let outcome = |is: bool| if is { Outcome::Survived } else { Outcome::Caught };
            mutants.iter().zip(survive.map(outcome)).collect()
        };
        let first = render("", "Sample", &run([true, true, true, true]));
        assert!(first.contains("4 of 4 survive (100.0 %)"));
        assert!(first.contains("| `a.rs:9:5` | `replace \\| with & in f` | survives |  |"), "{first}");
        let noted = first
            .replace(
                "`replace \\| with & in f` | survives |  |",
                "`replace \\| with & in f` | survives | the bits differ |",
            )
            .replace(
                "`a.rs:30:5` | `replace + with - in f` | survives |  |",
                "`a.rs:30:5` | `replace + with - in f` | survives | a test |",
            )
            .replace("`delete ! in g` | survives |  |", "`delete ! in g` | survives | another test |");
        // Four lines were put in before line 30, and b.rs is tested now.
        let moved = [all[0], all[1], "a.rs:34:5: replace + with - in f", all[3]].map(mutant);
        let outcomes = [Outcome::Survived, Outcome::Caught, Outcome::Survived, Outcome::Caught];
        let again = render(&noted, "Sample", &moved.iter().zip(outcomes).collect::<Vec<_>>());
        assert!(again.contains("| `a.rs:9:5` | `replace \\| with & in f` | survives | the bits differ |"));
        assert!(again.contains("| `a.rs:34:5` | `replace + with - in f` | survives | a test |"), "{again}");
        assert!(again.contains("| `b.rs:1:1` | `delete ! in g` | caught | another test |"));
        assert!(!again.contains("a.rs:12:5"));
    }

    #[test]
    fn sections_of_other_runs_are_left_alone() {
        let one = mutant("a.rs:1:1: delete ! in f");
        let first = render("", "Row CS-01", &[(&one, Outcome::Survived)]);
        let both = render(&first, "Sample", &[(&one, Outcome::Caught)]);
        assert!(both.starts_with(HEAD));
        assert!(
            both.contains("## Row CS-01\n\n1 of 1 survive") && both.contains("## Sample\n\n0 of 1 survive")
        );
        assert_eq!(render(&both, "Sample", &[(&one, Outcome::Caught)]), both);
    }

    #[test]
    fn what_does_not_build_counts_for_nothing() {
        let one = mutant("a.rs:1:1: delete ! in f");
        let found = [Outcome::Unviable, Outcome::Caught, Outcome::Survived, Outcome::Timeout];
        let found: Vec<(&Mutant, Outcome)> = found.map(|outcome| (&one, outcome)).to_vec();
        let expected = "1 of 3 survive (33.3 %); 1 were caught, 1 did not end, 1 more do not build.";
        assert_eq!(summary(&found), expected);
    }
}
