//! Which mutants there are, and which of them a sample has.

use crate::tree;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::process::Command;

/// A change that cargo-mutants can make.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Mutant {
    /// `file:line:column: what is changed in which function`.
    pub name: String,
    /// The crate.
    pub package: String,
    /// Path from the root.
    pub file: String,
}

impl Mutant {
    /// `file:line:column` and the change.
    pub fn parts(&self) -> (&str, &str) {
        self.name.split_once(": ").unwrap_or((&self.name, ""))
    }
}

/// All mutants of files and folders, generated code left out, in the order of their places.
pub fn list(places: &[String]) -> Result<Vec<Mutant>> {
    let mut command = Command::new(tree::cargo());
    command.args(["mutants", "--list", "--json", "--exclude", "**/generated/**", "--dir"]).arg(tree::root());
    for place in places {
        let is_folder = tree::root().join(place).is_dir();
        command.args(["--file", &if is_folder { format!("{place}/**/*.rs") } else { place.clone() }]);
    }
    let output = command.output().context("cannot start cargo mutants")?;
    ensure!(output.status.success(), "cargo mutants --list: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).context("what cargo mutants lists")
}

/// Numbers that depend on nothing but the seed (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut value = self.0;
        value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^ value >> 31
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, (self.next() % (last as u64 + 1)) as usize);
        }
    }
}

/// `count` mutants: crates take turns, within a crate its files do, and a file gives the mutants that it has in any order.
/// So every file of a small crate counts as much as one of a large crate's, and no file is asked twice before all were
/// asked once.
pub fn sample(all: Vec<Mutant>, count: usize, seed: u64) -> Vec<Mutant> {
    let mut numbers = Numbers(seed);
    let mut crates: BTreeMap<String, BTreeMap<String, Vec<Mutant>>> = BTreeMap::new();
    for mutant in all {
        let files = crates.entry(mutant.package.clone()).or_default();
        files.entry(mutant.file.clone()).or_default().push(mutant);
    }
    // A queue of mutants for each crate: the first of every file, then the second of every file, and so on.
    let mut queues: Vec<std::vec::IntoIter<Mutant>> = Vec::new();
    for files in crates.into_values() {
        let mut files: Vec<Vec<Mutant>> = files.into_values().collect();
        files.iter_mut().for_each(|mutants| numbers.shuffle(mutants));
        numbers.shuffle(&mut files);
        let most = files.iter().map(Vec::len).max().unwrap_or(0);
        let turns =
            (0..most).flat_map(|turn| files.iter().filter_map(move |mutants| mutants.get(turn).cloned()));
        queues.push(turns.collect::<Vec<_>>().into_iter());
    }
    numbers.shuffle(&mut queues);
    let mut chosen = Vec::new();
    while chosen.len() < count {
        let before = chosen.len();
        for queue in &mut queues {
            if chosen.len() < count {
                chosen.extend(queue.next());
            }
        }
        if chosen.len() == before {
            break;
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants() -> Vec<Mutant> {
        let mut all = Vec::new();
        for (package, file, count) in [("a", "a/x", 50), ("a", "a/y", 3), ("b", "b/z", 2), ("c", "c/w", 9)] {
            all.extend((0..count).map(|n| Mutant {
                name: format!("{file}:{n}:1: change"),
                package: package.into(),
                file: file.into(),
            }));
        }
        all
    }

    #[test]
    fn crates_take_turns_and_so_do_the_files_of_a_crate() {
        let chosen = sample(mutants(), 12, 5);
        let of = |package: &str| chosen.iter().filter(|mutant| mutant.package == package).count();
        // The second crate has two.
        assert_eq!([of("a"), of("b"), of("c")], [5, 2, 5]);
        let y = chosen.iter().filter(|mutant| mutant.file == "a/y").count();
        assert!((2..=3).contains(&y), "{y}");
        let mut names: Vec<&str> = chosen.iter().map(|mutant| mutant.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 12);
    }

    #[test]
    fn a_seed_is_a_sample_and_a_sample_has_no_more_than_there_is() {
        assert_eq!(sample(mutants(), 20, 7), sample(mutants(), 20, 7));
        assert_ne!(sample(mutants(), 20, 7), sample(mutants(), 20, 8));
        assert_eq!(sample(mutants(), 500, 7).len(), 64);
        // A larger sample begins with the smaller one.
        assert_eq!(sample(mutants(), 40, 7)[..20], sample(mutants(), 20, 7));
    }
}
