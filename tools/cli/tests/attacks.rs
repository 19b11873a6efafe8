//! What a program may do to the node, to its own descriptors and memory, and to the GPU process: see
//! `clients/attack.c`. Where the compiler or the preload library is absent a test prints UNPREP and proves nothing.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

mod common;

use common::halogen;

/// The program of attacks, compiled once for each test that asks.
fn client(test: &str) -> Option<PathBuf> {
    let shim = halogen().with_file_name("libhalogen_shim.so");
    if !shim.is_file() {
        println!("UNPREP: {} is not built", shim.display());
        return None;
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients/attack.c");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("attack-{test}"));
    let compiler =
        Command::new("cc").args(["-O1", "-w", "-pthread", "-o"]).arg(&target).arg(&source).output();
    match compiler {
        Ok(output) if output.status.success() => Some(target),
        Ok(output) => {
            panic!("{} does not compile:\n{}", source.display(), String::from_utf8_lossy(&output.stderr))
        }
        Err(error) => {
            println!("UNPREP: no C compiler: {error}");
            None
        }
    }
}

/// What a run came to: exit code and everything it said.
fn said(output: &Output) -> (Option<i32>, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout) + &text(&output.stderr))
}

/// Runs an attack with options of `halogen run`.
fn attack(options: &[&str], client: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new("timeout");
    command.arg("120").arg(halogen()).arg("run").args(options).arg("--").arg(client).args(arguments);
    said(&command.output().unwrap())
}

/// Where an attack makes files of its own.
fn files(test: &str) -> String {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("file-{test}")).to_str().unwrap().into()
}

const APART: &[&str] = &["--gpu-process"];
const INSIDE: &[&str] = &[];

#[test]
fn bad_pointers_are_the_hosts_to_refuse() {
    let Some(client) = client("pointers") else { return };
    for options in [INSIDE, APART] {
        for arguments in [["pointers"], ["requests"], ["requests-in-sandbox"]] {
            let (code, text) = attack(options, &client, &arguments);
            assert_eq!(code, Some(0), "{options:?} {arguments:?}: {text}");
        }
    }
}

#[test]
fn a_small_stack_is_enough() {
    let Some(client) = client("stack") else { return };
    for options in [INSIDE, APART] {
        let (code, text) = attack(options, &client, &["stack"]);
        assert_eq!(code, Some(0), "{options:?}: {text}");
    }
}

#[test]
fn a_program_that_closes_every_descriptor_keeps_its_files_and_a_gpu_apart() {
    let Some(client) = client("closes") else { return };
    for how in ["closes", "closes-at-once"] {
        let (code, text) = attack(APART, &client, &[how, &files(how)]);
        assert_eq!(code, Some(0), "{how}: {text}");
        // The client ends with 9 when a file of its own was touched.
        let (code, text) = attack(INSIDE, &client, &[how, &files(how)]);
        assert_eq!(code, Some(125), "{how}: {text}");
        assert!(text.contains("closed descriptors that hold the device's memory"), "{how}: {text}");
    }
}

#[test]
fn a_child_of_a_fork_at_any_time_submits() {
    let Some(client) = client("forks") else { return };
    for options in [INSIDE, APART] {
        let (code, text) = attack(options, &client, &["forks", "60"]);
        assert_eq!(code, Some(0), "{options:?}: {text}");
    }
}

#[test]
fn a_signal_handler_has_a_node_of_its_own() {
    let Some(client) = client("handler") else { return };
    for options in [INSIDE, APART] {
        for _ in 0..5 {
            let (code, text) = attack(options, &client, &["handler"]);
            assert_eq!(code, Some(0), "{options:?}: {text}");
        }
    }
}

#[test]
fn nothing_that_is_shared_gets_shorter() {
    let Some(client) = client("truncates") else { return };
    for options in [INSIDE, APART] {
        let (code, text) = attack(options, &client, &["truncates"]);
        assert!(code == Some(0), "{options:?}: {text}");
    }
}

#[test]
fn limits_of_a_program_are_not_those_of_a_gpu_apart() {
    let Some(client) = client("limits") else { return };
    for limit in ["-v 2000000", "-n 256", "-n 20", "-f 10", "-s 64"] {
        let script = format!("ulimit {limit}; exec {} buffers", client.display());
        let mut command = Command::new("timeout");
        command.arg("120").arg(halogen()).args(["run", "--gpu-process", "--", "sh", "-c", &script]);
        let (code, text) = said(&command.output().unwrap());
        assert_eq!(code, Some(0), "{limit}: {text}");
    }
}

fn kill(signal: &str, process: u32) {
    assert!(Command::new("kill").args([signal, &process.to_string()]).status().unwrap().success());
}

/// A GPU that listens.
struct Gpu {
    process: Child,
    path: PathBuf,
}

impl Gpu {
    fn start(test: &str) -> Self {
        let path = std::env::temp_dir().join(format!("halogen-test-{}-{test}", std::process::id()));
        let mut command = Command::new(halogen());
        command.args(["gpu", "--device", "bdw", "--listen"]).arg(&path).stderr(Stdio::piped());
        let process = command.spawn().unwrap();
        let begun = Instant::now();
        while !path.exists() {
            assert!(begun.elapsed() < Duration::from_secs(30), "no GPU listens");
            std::thread::sleep(Duration::from_millis(5));
        }
        Self { process, path }
    }

    fn run(&self, client: &Path, arguments: &[&str]) -> Command {
        let mut command = Command::new("timeout");
        command
            .arg("120")
            .arg(halogen())
            .args(["run", "--gpu"])
            .arg(&self.path)
            .arg("--")
            .arg(client)
            .args(arguments);
        command
    }

    fn descriptors(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.process.id())).unwrap().count()
    }

    /// Memory of the host that it holds.
    fn resident_kib(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.split_whitespace().next().unwrap().parse().unwrap()
    }

    /// Asks it to end; what it said.
    fn end(self) -> (Option<i32>, String) {
        kill("-TERM", self.process.id());
        said(&self.process.wait_with_output().unwrap())
    }
}

#[test]
fn a_gpu_process_is_shut_in_and_says_so() {
    let Some(client) = client("shut-in") else { return };
    let report = files("report.json");
    for (options, is_shut_in) in [(&["--gpu-process"][..], true), (&["--gpu-process", "--no-sandbox"], false)]
    {
        let options = [options, &["--report", &report]].concat();
        let (code, text) = attack(&options, &client, &["once"]);
        assert_eq!(code, Some(0), "{text}");
        let written = std::fs::read_to_string(&report).unwrap();
        let says_so = written.contains("and seccomp\"");
        let says_why_not = text.contains("the GPU process is not shut in");
        assert_eq!(says_so || says_why_not, is_shut_in, "{written} {text}");
    }
}

/// A client that did its work and goes on when it gets a line, and its process number.
fn ready(mut command: Command) -> (Child, u32) {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let process = line.strip_prefix("ready ").unwrap().trim().parse().unwrap();
    (child, process)
}

#[test]
fn what_a_killed_client_had_is_free_again_and_others_go_on() {
    let Some(client) = client("killed") else { return };
    let gpu = Gpu::start("killed");
    assert_eq!(said(&gpu.run(&client, &["once"]).output().unwrap()).0, Some(0));
    let settled = |wanted: usize| {
        let begun = Instant::now();
        while gpu.descriptors() != wanted && begun.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(20));
        }
        gpu.descriptors()
    };
    std::thread::sleep(Duration::from_millis(500));
    let before = gpu.descriptors();
    for _ in 0..3 {
        let (child, process) = ready(gpu.run(&client, &["gone"]));
        assert!(gpu.descriptors() > before);
        kill("-KILL", process);
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(137));
        assert_eq!(said(&gpu.run(&client, &["once"]).output().unwrap()).0, Some(0));
        assert_eq!(settled(before), before);
    }
    let (code, text) = gpu.end();
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("halogen: bdw, 7 submissions of 1 GPU, nothing to report"), "{text}");
}

#[test]
fn work_without_end_costs_its_client_only() {
    let Some(client) = client("endless") else { return };
    let gpu = Gpu::start("endless");
    for kind in ["0", "1", "2"] {
        let (code, text) = said(&gpu.run(&client, &["endless", kind]).output().unwrap());
        assert_eq!(code, Some(0), "{kind}: {text}");
    }
    let (code, text) = gpu.end();
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("C87") && !text.contains("Gaps"), "{text}");
}

#[test]
fn thousands_of_address_spaces_are_no_trouble() {
    let Some(client) = client("spaces") else { return };
    for options in [INSIDE, APART] {
        let (code, text) = attack(options, &client, &["spaces", "2000"]);
        assert_eq!(code, Some(0), "{options:?}: {text}");
    }
}

#[test]
fn what_a_client_gives_back_is_no_longer_held() {
    const ROUNDS: usize = 8;
    let Some(client) = client("churns") else { return };
    let gpu = Gpu::start("churns");
    let mut command = gpu.run(&client, &["churns", &ROUNDS.to_string()]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut input, mut lines) =
        (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()).lines());
    let mut round = || {
        lines.next().unwrap().unwrap();
        let held = (gpu.resident_kib(), gpu.descriptors());
        input.write_all(b"\n").unwrap();
        held
    };
    // Tables grow to what they need at first.
    let early = (0..ROUNDS / 2).map(|_| round()).last().unwrap();
    let late = (ROUNDS / 2..ROUNDS).map(|_| round()).last().unwrap();
    assert!(child.wait().unwrap().success());
    assert!(late.0 <= early.0 + 1024 && late.1 <= early.1, "{early:?} {late:?}");
    assert_eq!(gpu.end().0, Some(0));
}

#[test]
fn clients_of_a_gpu_that_is_gone_get_eio_and_are_told() {
    let Some(client) = client("gone") else { return };
    let mut gpu = Gpu::start("gone");
    let (mut child, _) = ready(gpu.run(&client, &["gone"]));
    gpu.process.kill().unwrap();
    gpu.process.wait().unwrap();
    child.stdin.take().unwrap().write_all(b"\n").unwrap();
    let (code, text) = said(&child.wait_with_output().unwrap());
    assert_eq!(code, Some(0), "{text}");
    assert_eq!(text.matches("the GPU process is gone").count(), 1, "{text}");
    let _ = std::fs::remove_file(&gpu.path);
    let (code, text) = said(&gpu.run(&client, &["once"]).output().unwrap());
    assert_eq!(code, Some(125), "{text}");
    assert!(text.contains("no GPU listens at"), "{text}");
}
