//! Everything that is done to the tree rather than by the program: set-up, demo, tests, generation, checks, reports,
//! conformance runs, other releases of Mesa.

mod bench;
mod conformance;
mod demo;
mod fuzz;
mod r#gen;
mod mesa;
mod mutants;
mod report;
mod setup;
mod test;
mod tidy;
mod tree;
mod unread;

use clap::{Parser, Subcommand};

/// Tasks of the Halogen tree.
#[derive(Parser)]
#[command(name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install what is missing, build, and let Debian's own driver draw a moving program on Halogen.
    Demo(demo::Arguments),
    /// Install what is missing, build, and run all tests.
    Test(test::Arguments),
    /// Generate facts/hw from the description under hw/.
    Gen(r#gen::Arguments),
    /// Find fields of commands, structures, registers and messages that no behaviour reads, and make them Gaps.
    Unread(unread::Arguments),
    /// Check the rules of docs/architecture.md against the tree.
    Tidy,
    /// Render docs/fidelity.md from the coverage ledger and the tags in the code.
    Report(report::Arguments),
    /// Rewrite the expectations of text tests, for example `cargo xtask bless isa/add`.
    Bless(test::BlessArguments),
    /// Run a fuzz target under libFuzzer; docs/fuzzing.md lists them.
    Fuzz(fuzz::Arguments),
    /// Change the code where no test may notice, and list what none does in docs/mutants.md.
    Mutants(mutants::Arguments),
    /// Time scenes on Halogen and on what runs them without a GPU, side by side.
    Bench(bench::Arguments),
    /// Run a program with the Mesa drivers of another Debian release.
    Mesa(mesa::Arguments),
    /// Run a conformance suite and compare it with the committed scoreboard.
    Conformance(conformance::Arguments),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().task {
        Task::Demo(arguments) => demo::run(&arguments),
        Task::Test(arguments) => test::run(&arguments),
        Task::Gen(arguments) => r#gen::run(&arguments),
        Task::Unread(arguments) => unread::run(&arguments),
        Task::Tidy => tidy::run(),
        Task::Report(arguments) => report::run(&arguments),
        Task::Bless(arguments) => test::bless(&arguments),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Mutants(arguments) => mutants::run(&arguments),
        Task::Bench(arguments) => bench::run(&arguments),
        Task::Mesa(arguments) => mesa::run(&arguments),
        Task::Conformance(arguments) => conformance::run(&arguments),
    }
}
