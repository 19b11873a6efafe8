//! All tests, and blessing of text tests.

use crate::{setup, tidy, tree};
use anyhow::Result;
use std::process::Command;

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
        && let Err(error) = setup::install(&[setup::MESA])
    {
        eprintln!("{error}\nend-to-end tests will say UNPREP");
    }
    let halogen = tree::build_release()?;
    tidy::run()?;
    let mut command = Command::new(tree::cargo());
    command.args(["test", "--workspace"]).args(&arguments.rest).env("HALOGEN_BIN", &halogen);
    tree::must(&mut command)
}

/// Runs the text tests in the mode that rewrites their expectations.
pub fn bless(arguments: &BlessArguments) -> Result<()> {
    let halogen = tree::build_release()?;
    let mut command = Command::new(tree::cargo());
    command.args(["test", "--package", "testkit", "--test", "text"]).env("HALOGEN_BIN", halogen);
    tree::must(command.env("HALOGEN_BLESS", arguments.what.as_deref().unwrap_or("")))
}
