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

use crate::output::put_json;
use anyhow::Result;
use input::TextMistake;
use serde::Serialize;
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit code:
  0    done, and for `check` no rule is broken, for `run` the thread ended;
  1    the text has a mistake; `check`: rules are broken; `roundtrip`: something was lost; `run`: the thread did not
       end by itself;
  2    the command line, or a word or value in it, makes no sense, or the input is empty;
  125  Halogen itself failed: a file cannot be read or written.

With --json a failure is an object, too: `error` with `file`, `line`, `column`, `message`, `hint`.

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

impl Command {
    /// Whether the answer is JSON.
    fn is_json(&self) -> bool {
        match self {
            Command::Dis(arguments) => arguments.json,
            Command::Asm(arguments) => arguments.json,
            Command::Check(arguments) => arguments.json,
            Command::Explain(arguments) => arguments.json,
            Command::Roundtrip(arguments) => arguments.json,
            Command::Run(arguments) => arguments.json,
        }
    }
}

/// Exit code when the text has a mistake.
pub const MISTAKE: u8 = 1;
/// Exit code when what is asked makes no sense.
const NONSENSE: u8 = 2;

#[derive(Serialize)]
struct Failed {
    error: Mistake,
}

/// What is wrong, and where that stands; JSON of every command.
#[derive(Serialize)]
pub struct Mistake {
    file: Option<String>,
    line: Option<usize>,
    column: Option<usize>,
    message: String,
    hint: Option<String>,
}

impl From<&TextMistake> for Mistake {
    fn from(mistake: &TextMistake) -> Mistake {
        Mistake {
            file: Some(mistake.file.clone()),
            line: Some(mistake.error.line),
            column: Some(mistake.error.column),
            message: mistake.error.message.clone(),
            hint: mistake.error.hint.clone(),
        }
    }
}

/// Runs one of the commands.
///
/// # Errors
/// When standard output cannot be written; everything else is said here.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let outcome = match &arguments.command {
        Command::Dis(arguments) => dis::run(arguments),
        Command::Asm(arguments) => asm::run(arguments),
        Command::Check(arguments) => check::run(arguments),
        Command::Explain(arguments) => explain::run(arguments),
        Command::Roundtrip(arguments) => roundtrip::run(arguments),
        Command::Run(arguments) => run::run(arguments),
    };
    let Err(error) = outcome else { return outcome };
    let of_text = error.downcast_ref::<TextMistake>();
    let is_host = error.chain().any(|cause| cause.is::<std::io::Error>());
    let code = match of_text {
        Some(_) => MISTAKE,
        None if is_host => crate::OWN_FAILURE,
        None => NONSENSE,
    };
    let message = format!("{error:#}");
    if arguments.command.is_json() {
        let plain = Mistake { file: None, line: None, column: None, message: message.clone(), hint: None };
        put_json(&Failed { error: of_text.map_or(plain, Mistake::from) })?;
    }
    if of_text.is_some() {
        eprintln!("{message}");
    } else {
        eprintln!("halogen: {message}");
    }
    Ok(ExitCode::from(code))
}
