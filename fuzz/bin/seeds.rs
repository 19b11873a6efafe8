//! `seeds TARGET FOLDER COUNT`: writes generated inputs as files, and says how long an input can be.

use fuzz::TARGETS;
use fuzz::generators::Random;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, folder, count] = arguments.as_slice() else {
        eprintln!("seeds TARGET FOLDER COUNT");
        return ExitCode::FAILURE;
    };
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    let Some(target) = TARGETS.iter().find(|target| target.name == name) else {
        eprintln!("no target {name}; there are {}", names.join(", "));
        return ExitCode::FAILURE;
    };
    let folder = PathBuf::from(folder);
    let mut input = Vec::new();
    for n in 0..count.parse().unwrap_or(0) {
        input.clear();
        (target.generator)(&mut Random::new(n), &mut input);
        if let Err(error) = std::fs::write(folder.join(format!("seed-{n}")), &input) {
            eprintln!("cannot write into {}: {error}", folder.display());
            return ExitCode::FAILURE;
        }
    }
    println!("{}", target.most_bytes);
    ExitCode::SUCCESS
}
