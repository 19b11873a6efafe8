//! `halogen isa`: EU machine code as text, as bytes, in words, checked and executed.

mod asm;
mod check;
mod dis;
mod explain;
mod input;
mod report;
mod roundtrip;
mod run;
mod state;

use anyhow::Result;
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit code:
  0    done, and for `check` no rule is broken, for `run` the thread ended;
  1    `asm`: the text has an error; `check`: rules are broken; `roundtrip`: something was lost;
       `run`: the thread did not end by itself;
  2    the command line makes no sense;
  125  Halogen itself failed: a file cannot be read or written.

Bytes are given as FILE, as `-` for standard input, or as hexadecimal words. A word with 0x is a number, stored with its
lowest byte first (0x00600040 is a DWord as manuals print it); a word without 0x is bytes in the order of memory.";

/// EU machine code
#[derive(clap::Args)]
#[command(after_help = EXIT_CODES, subcommand_required = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Turn machine code into text
    Dis(dis::Arguments),
    /// Turn text into machine code
    Asm(asm::Arguments),
    /// List every rule of the manual that instructions break
    Check(check::Arguments),
    /// Say in words what each field of an instruction means, and where that stands
    Explain(explain::Arguments),
    /// See whether kernels survive text and compaction bit by bit
    Roundtrip(roundtrip::Arguments),
    /// Execute a kernel with given registers and memory
    Run(Box<run::Arguments>),
}

/// Runs one of the commands.
///
/// # Errors
/// When the input cannot be read or makes no sense.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.command {
        Command::Dis(arguments) => dis::run(arguments),
        Command::Asm(arguments) => asm::run(arguments),
        Command::Check(arguments) => check::run(arguments),
        Command::Explain(arguments) => explain::run(arguments),
        Command::Roundtrip(arguments) => roundtrip::run(arguments),
        Command::Run(arguments) => run::run(arguments),
    }
}
