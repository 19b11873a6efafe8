//! OpenCL programs: each either does its work on Halogen or is on the scoreboard.
//!
//! What a program must print is in its row, so that a run that quietly chose another device does not count.

use super::{Arguments, Launcher};
use crate::conformance::scoreboard::{self, Ending, Outcome, Results, Value};
use crate::conformance::suite::{Ended, Test};
use crate::{setup, tree};
use anyhow::{Result, bail};
use serde::Serialize;
use std::time::Duration;

/// One program: its command, and what it prints when it has done its work.
struct Program {
    name: &'static str,
    words: &'static [&'static str],
    prints: &'static [&'static str],
    /// The exit code that means success.
    code: i32,
    /// It may take so long whatever the limit for all is.
    least_seconds: u64,
}

/// Options that keep hashcat's work small; the mask has the word in it.
macro_rules! hashcat {
    ($name:literal, $mode:literal, $hash:literal, $word:literal) => {
        Program {
            name: $name,
            words: &[
                "hashcat",
                "-m",
                $mode,
                "-a",
                "3",
                "--force",
                "-D",
                "2",
                "-n",
                "1",
                "-u",
                "1",
                "-T",
                "32",
                "--potfile-disable",
                "--restore-disable",
                "--logfile-disable",
                $hash,
                $word,
            ],
            prints: &["Cracked", "Intel(R) HD Graphics"],
            code: 0,
            least_seconds: 0,
        }
    };
}

/// `clscene` stands for the program that is built next to `halogen`.
#[rustfmt::skip]
const PROGRAMS: &[Program] = &[
    Program { name: "clinfo", words: &["clinfo"], prints: &["Intel(R) HD Graphics", "Device Available                                Yes"], code: 0, least_seconds: 0 },
    Program { name: "clscene", words: &["clscene"], prints: &["PASS launch/vector-add"], code: 0, least_seconds: 0 },
    hashcat!("hashcat 0 (MD5)", "0", "81dc9bdb52d04dc20036dbd8313ed055", "?d?d?d?d"),
    hashcat!("hashcat 100 (SHA-1)", "100", "7110eda4d09e062aa5e4a390b0a572ac0d2c0220", "?d?d?d?d"),
    hashcat!("hashcat 1400 (SHA-256)", "1400", "03ac674216f3e15c761ee1a5e255f067953623c8b388b4459e13f978d7c846f4", "?d?d?d?d"),
    hashcat!("hashcat 1700 (SHA-512)", "1700", "d404559f602eab6fd602ac7680dacbfaadd13630335e951f097af3900e9de176b6db28512f2e000b9d04fba5133e8b1c6e8df59db3a8ab9d60be4b97cc9e81db", "?d?d?d?d"),
    hashcat!("hashcat 3200 (bcrypt)", "3200", "$2a$05$LhayLxezLhK1LhWvKxCyLOj0j1u.Kj0jZ0pEmm134uzrQlFvQJLF6", "hashca?l"),
    Program { name: "darktable-cltest", words: &["darktable-cltest"], prints: &["Intel(R) HD Graphics", "[opencl_init] OpenCL successfully initialized"], code: 0, least_seconds: 0 },
    Program { name: "clpeak", words: &["clpeak"], prints: &["Intel(R) HD Graphics", "Kernel launch latency"], code: 0, least_seconds: 7200 },
];

/// The committed form of a run.
#[derive(Serialize)]
struct Board {
    date: String,
    device: String,
    program: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    name: String,
    value: Value,
    ending: Ending,
    seconds: u32,
    /// It passes here and not without execution.
    proves: bool,
    #[serde(skip_serializing_if = "String::is_empty")]
    why: String,
}

/// Runs all programs, one at a time, and prints what came of each.
pub fn run(arguments: &Arguments, launcher: &Launcher) -> Result<()> {
    setup::install(&[setup::OPENCL_PROGRAMS])?;
    let limit = Duration::from_secs(arguments.timeout_seconds);
    let chosen = PROGRAMS.iter().filter(|program| program.name.contains(&arguments.only));
    let limit = |program: &Program| limit.max(Duration::from_secs(program.least_seconds));
    let tests: Vec<Test> = chosen.map(|program| test(program, launcher, limit(program))).collect();
    if tests.is_empty() {
        return Ok(());
    }
    let judge = |test: &Test, ended: &Ended| {
        let program = PROGRAMS.iter().find(|program| program.name == test.name);
        program.map_or_else(Outcome::unprepared, |program| judge(program, ended, test.limit))
    };
    let (ours, without) = launcher.run_both("programs", 1, &tests, &judge)?;
    report(arguments, &tests, &ours, &without)
}

fn test(program: &Program, launcher: &Launcher, limit: Duration) -> Test {
    let mut words: Vec<String> = program.words.iter().map(|word| word.to_string()).collect();
    if words[0] == "clscene" {
        words[0] = launcher.halogen.with_file_name("clscene").to_string_lossy().into_owned();
    }
    Test { name: program.name.into(), words, limit }
}

fn report(arguments: &Arguments, tests: &[Test], ours: &Results, without: &Results) -> Result<()> {
    let folder = tree::root().join("docs/scoreboard");
    let reasons = scoreboard::reasons(&folder, "opencl-programs")?;
    let mut board =
        Board { date: scoreboard::today(), device: arguments.options.device.clone(), program: Vec::new() };
    for test in tests {
        let Some(outcome) = ours.get(&test.name) else { continue };
        let passes = outcome.value == Value::Pass;
        let mut why = outcome.why.clone();
        if let (false, Some(reason)) = (passes, reasons.get(&test.name)) {
            why = format!("{why}: {reason}");
        }
        let row = Row {
            name: test.name.clone(),
            value: outcome.value,
            ending: outcome.ending,
            seconds: outcome.seconds as u32,
            proves: passes && without.get(&test.name).is_none_or(|outcome| outcome.value != Value::Pass),
            why,
        };
        let value = format!("{:?}", row.value).to_uppercase();
        let proves = if row.proves || !passes { "" } else { "(also without execution)" };
        println!("{value:6} {} {} s {}{proves}", row.name, row.seconds, row.why);
        board.program.push(row);
    }
    if arguments.options.commit_scoreboard {
        let file = folder.join(format!("opencl-programs-{}-{}.toml", board.device, board.date));
        std::fs::write(&file, toml::to_string(&board)?)?;
        println!("wrote {}", tree::relative(&file));
    }
    let failed = board.program.iter().filter(|row| row.value != Value::Pass).count();
    if failed > 0 {
        bail!("{failed} of {} programs fail", board.program.len());
    }
    Ok(())
}

fn judge(program: &Program, ended: &Ended, limit: Duration) -> Outcome {
    let ending = Ending::of(ended.code);
    let text = format!("{}{}", ended.output, ended.errors);
    let why = match ended.code {
        None => format!("took longer than {} s", limit.as_secs()),
        Some(code) if code != program.code => format!("ended with {code} instead of {}", program.code),
        Some(_) => match program.prints.iter().find(|wanted| !text.contains(**wanted)) {
            Some(missing) => format!("did not print '{missing}'"),
            None => String::new(),
        },
    };
    let value = if why.is_empty() { Value::Pass } else { Value::Fail };
    Outcome { why, ..Outcome::new(value, ending) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_passes_by_its_code_and_its_words() {
        let program =
            Program { name: "it", words: &["it"], prints: &["done", "here"], code: 0, least_seconds: 0 };
        let judge = |code, output: &str| {
            let ended = Ended { output: output.into(), errors: String::new(), code };
            judge(&program, &ended, Duration::from_secs(5)).why
        };
        assert_eq!(judge(Some(0), "it is done here"), "");
        assert!(judge(Some(0), "done").contains("'here'"));
        assert!(judge(Some(1), "done here").contains("ended with 1"));
        assert!(judge(None, "done here").contains("longer than 5 s"));
    }
}
