//! `halogen run` with small programs: what a client of the node sees, and what others do not.
//!
//! The node's client is C, compiled here with the system's compiler. Where the compiler or the preload library is
//! absent a test prints UNPREP and proves nothing.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

mod common;

use common::halogen as program;

/// The preload library, which cargo puts next to the program when it is built too.
fn shim() -> Option<PathBuf> {
    let path = program().with_file_name("libhalogen_shim.so");
    if path.is_file() {
        return Some(path);
    }
    println!("UNPREP: {} is not built", path.display());
    None
}

fn halogen(arguments: &[&str]) -> Output {
    Command::new(program()).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Compiles a client and answers where it is.
fn compile(name: &str) -> Option<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients").join(name).with_extension("c");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let compiler =
        Command::new("cc").arg("-O1").arg("-w").arg("-pthread").arg("-o").arg(&target).arg(&source).output();
    match compiler {
        Ok(output) if output.status.success() => Some(target),
        Ok(output) => panic!("{} does not compile:\n{}", source.display(), text(&output.stderr)),
        Err(error) => {
            println!("UNPREP: no C compiler: {error}");
            None
        }
    }
}

#[test]
fn a_client_of_the_node_finds_what_a_kernel_would_give_it() {
    let (Some(_), Some(client)) = (shim(), compile("node")) else { return };
    for device in ["skl", "byt"] {
        let output = halogen(&["run", "--no-exec", "--device", device, "--", client.to_str().unwrap()]);
        assert!(output.status.success(), "{device}: {}{}", text(&output.stdout), text(&output.stderr));
    }
}

#[test]
fn a_program_without_gpu_is_not_disturbed() {
    if shim().is_none() {
        return;
    }
    let output =
        halogen(&["run", "--", "sh", "-c", "echo out; echo err >&2; ls -d /sys/class /dev/null; exit 7"]);
    assert_eq!(output.status.code(), Some(7));
    assert_eq!(text(&output.stdout), "out\n/dev/null\n/sys/class\n");
    assert_eq!(text(&output.stderr), "err\n");
}

#[test]
fn exit_codes_are_the_programs_or_say_why_there_is_none() {
    if shim().is_none() {
        return;
    }
    assert_eq!(halogen(&["run", "--", "sh", "-c", "kill -TERM $$"]).status.code(), Some(143));
    assert_eq!(halogen(&["run", "--", "/no/such/program"]).status.code(), Some(127));
    assert_eq!(halogen(&["run", "--", "/etc/passwd"]).status.code(), Some(126));
    assert_eq!(halogen(&["run", "--device", "voodoo", "--", "true"]).status.code(), Some(2));
}

#[test]
fn the_number_of_host_threads_comes_from_the_option_or_the_environment() {
    if shim().is_none() {
        return;
    }
    let threads = |arguments: &[&str], variable: Option<&str>| {
        let mut command = Command::new(program());
        command.arg("run").args(arguments).args(["--", "sh", "-c", "cat $HALOGEN_RUN_DIR/options.json"]);
        command.env_remove("HALOGEN_THREADS");
        if let Some(variable) = variable {
            command.env("HALOGEN_THREADS", variable);
        }
        let output = command.output().unwrap();
        let options = text(&output.stdout);
        let (_, rest) = options.split_once("\"threads\":").unwrap_or_default();
        let digits = rest.trim_start().chars().take_while(char::is_ascii_digit).collect::<String>();
        (output.status.code(), digits)
    };
    assert_eq!(threads(&[], None), (Some(0), "0".into()));
    assert_eq!(threads(&["--threads", "3"], None), (Some(0), "3".into()));
    assert_eq!(threads(&[], Some("5")), (Some(0), "5".into()));
    assert_eq!(threads(&["--threads", "3"], Some("5")), (Some(0), "3".into()));
    assert_eq!(threads(&["--threads", "0"], None), (Some(2), String::new()));
    assert_eq!(threads(&[], Some("many")), (Some(125), String::new()));
    assert_eq!(threads(&[], Some("0")), (Some(125), String::new()));
}

#[test]
fn a_missing_library_is_explained() {
    let output =
        Command::new(program()).args(["run", "--", "true"]).env("HALOGEN_SHIM", "/no/such/library").output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(125));
    assert!(text(&output.stderr).contains("HALOGEN_SHIM names /no/such/library"), "{}", text(&output.stderr));
}

#[test]
fn the_json_report_names_the_run() {
    if shim().is_none() {
        return;
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("report.json");
    let output = halogen(&["run", "--no-exec", "--report", path.to_str().unwrap(), "--", "true"]);
    assert!(output.status.success());
    let report = std::fs::read_to_string(path).unwrap();
    for part in ["\"device\": \"skl\"", "\"no_exec\": true", "\"submissions\": 0", "\"findings\": []"] {
        assert!(report.contains(part), "{report}");
    }
}

#[test]
fn the_runs_directory_is_gone_afterwards() {
    if shim().is_none() {
        return;
    }
    let output = halogen(&["run", "--", "sh", "-c", "echo $HALOGEN_RUN_DIR; test -d $HALOGEN_RUN_DIR"]);
    assert!(output.status.success());
    let directory = text(&output.stdout);
    assert!(!Path::new(directory.trim()).exists(), "{directory}");
}

/// Runs a shell command in which `$HALOGEN` and `$CLIENT` are programs.
fn shell(command: &str, client: &Path) -> Output {
    Command::new("sh").args(["-c", command]).env("HALOGEN", program()).env("CLIENT", client).output().unwrap()
}

#[test]
fn a_host_that_refuses_what_the_device_needs_ends_the_run_before_it_begins() {
    if shim().is_none() {
        return;
    }
    for limit in ["-v 4000000", "-n 20", "-f 1000"] {
        let output = shell(&format!("ulimit {limit}; exec $HALOGEN run -- echo begun"), Path::new(""));
        let (out, error) = (text(&output.stdout), text(&output.stderr));
        assert_eq!((output.status.code(), out.as_str()), (Some(125), ""), "{limit}: {error}");
        assert!(
            error.contains(&format!("ulimit {}", &limit[..2])) || error.contains("ulimit -Hn"),
            "{error}"
        );
    }
}

#[test]
fn a_program_that_runs_into_a_limit_of_the_host_ends_with_the_reason_and_not_without_its_device() {
    let (Some(_), Some(client)) = (shim(), compile("submit")) else { return };
    let plain = shell("exec $HALOGEN run -- $CLIENT 30", &client);
    assert_eq!(plain.status.code(), Some(0), "{}", text(&plain.stderr));
    for (limit, named) in [("-v 4000000", "ulimit -v"), ("-n 20", "ulimit -Hn"), ("-f 3", "ulimit -f")] {
        // Another program of the run that ends well hides nothing.
        let run = format!("$HALOGEN run -- sh -c '(ulimit {limit}; exec $CLIENT 30); echo $?; exit 0'");
        let output = shell(&run, &client);
        let (out, error) = (text(&output.stdout), text(&output.stderr));
        assert_eq!(out, "125\n", "{limit}: {error}");
        assert!(error.contains(named), "{limit}: {error}");
        // Where no descriptor is left, no report can be written, either.
        let code = if limit.starts_with("-n") { output.status.code() } else { Some(125) };
        assert_eq!(output.status.code(), code, "{limit}: {error}");
    }
}

#[test]
fn a_batch_needs_none_of_the_programs_stack() {
    let (Some(_), Some(client)) = (shim(), compile("submit")) else { return };
    for kilobytes in [16, 32, 64, 8192] {
        let output = shell(&format!("exec $HALOGEN run -- $CLIENT 3 {kilobytes}"), &client);
        assert_eq!(output.status.code(), Some(0), "{kilobytes}: {}", text(&output.stderr));
    }
}
