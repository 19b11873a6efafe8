//! The `halogen` command: one subcommand a file.

mod batch;
mod decode;
mod gpu;
mod isa;
mod output;
mod replay;
mod run;
mod strict;
mod tbx;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// An Intel GPU in software.
#[derive(Parser)]
#[command(name = "halogen", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a program on the simulated GPU
    Run(run::Arguments),
    /// Be the simulated GPU of programs that are started apart
    Gpu(gpu::Arguments),
    /// Execute a capture again and compare memory
    Replay(replay::Arguments),
    /// EU machine code: disassemble, assemble, check, explain, run
    Isa(isa::Arguments),
    /// Turn the text of commands into DWords
    Encode(batch::Source),
    /// Turn DWords of commands, an AUB file or a capture into text
    Decode(decode::Arguments),
    /// Serve a simulated GPU to drivers that can drive a simulator
    Tbx(tbx::Arguments),
}

/// Exit code when Halogen itself could not do what was asked, as with env(1) and timeout(1).
const OWN_FAILURE: u8 = 125;

/// Stack of the thread that does everything: what the host gives the first one is a limit of the program that is run.
const STACK_BYTES: usize = 8 << 20;

fn main() -> ExitCode {
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(run_command);
    match thread.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => code,
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        Err(error) => {
            eprintln!("halogen: cannot start a thread: {error}");
            ExitCode::from(OWN_FAILURE)
        }
    }
}

fn run_command() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Run(arguments) => run::run(&arguments),
        Command::Gpu(arguments) => gpu::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Isa(arguments) => isa::run(&arguments),
        Command::Encode(source) => batch::encode(&source),
        Command::Decode(arguments) => decode::run(&arguments),
        Command::Tbx(arguments) => tbx::run(&arguments),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("halogen: {error:#}");
        ExitCode::from(OWN_FAILURE)
    })
}
