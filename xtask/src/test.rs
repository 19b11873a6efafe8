//! All tests, and blessing of text tests.

use crate::{setup, tidy, tree, unread};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// Options of a test run.
#[derive(clap::Args)]
pub struct Arguments {
    /// Do not install anything; tests that need what is missing say UNPREP.
    #[arg(long)]
    no_install: bool,
    /// Passed on to `cargo test`.
    #[arg(last = true)]
    rest: Vec<String>,
}

/// Which expectations to rewrite.
#[derive(clap::Args)]
pub struct BlessArguments {
    /// Path under tests/ without its extension, or a folder; everything when absent.
    what: Option<String>,
}

/// Installs, builds what end-to-end tests run, checks the tree, runs every test.
pub fn run(arguments: &Arguments) -> Result<()> {
    if !arguments.no_install
        && let Err(error) = setup::install(&[setup::MESA, setup::VULKAN, setup::OPENCL, setup::VIDEO])
    {
        eprintln!("{error}\nend-to-end tests will say UNPREP");
    }
    let halogen = tree::build_release()?;
    tidy::run()?;
    unread::check()?;
    let mut command = Command::new(tree::cargo());
    command
        .args(["test", "--workspace", "--no-fail-fast"])
        .args(&arguments.rest)
        .env("HALOGEN_BIN", &halogen);
    let mut child =
        command.current_dir(tree::root()).stdout(Stdio::piped()).spawn().context("cannot start cargo")?;
    let output = child.stdout.take().context("cargo has no output")?;
    let mut total = [0_u64; 3];
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        for (sum, count) in total.iter_mut().zip(counts(&line)) {
            *sum += count;
        }
    }
    let status = child.wait()?;
    // One line over all test programs: each of them prints its own only.
    println!("{} passed, {} failed, {} skipped", total[0], total[1], total[2]);
    if !status.success() {
        bail!("cargo test failed with {status}");
    }
    Ok(())
}

/// Passed, failed and ignored of a summary line of one test program; zeros for any other line.
fn counts(line: &str) -> [u64; 3] {
    let Some(rest) = line.strip_prefix("test result: ") else { return [0; 3] };
    ["passed", "failed", "ignored"].map(|word| {
        let before = rest.split(';').find_map(|part| part.trim().strip_suffix(word));
        before
            .and_then(|part| part.trim().rsplit(' ').next())
            .and_then(|number| number.parse().ok())
            .unwrap_or(0)
    })
}

/// Runs the text tests in the mode that rewrites their expectations.
pub fn bless(arguments: &BlessArguments) -> Result<()> {
    let halogen = tree::build_release()?;
    let mut command = Command::new(tree::cargo());
    command.args(["test", "--package", "testkit", "--test", "text"]).env("HALOGEN_BIN", halogen);
    tree::must(command.env("HALOGEN_BLESS", arguments.what.as_deref().unwrap_or("")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_lines_are_counted_and_others_are_not() {
        let line = "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.27s";
        assert_eq!(counts(line), [12, 3, 1]);
        assert_eq!(counts("test a_thing ... ok"), [0; 3]);
    }
}
