//! Instructions and commands as text and as bits, through the command line.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn halogen(arguments: &[&str], input: &str) -> Output {
    run_bytes(arguments, input.as_bytes())
}

fn run_bytes(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_halogen"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // Whoever does not read it has refused already.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

const ADD: &str = "add(8)          g4<1>D          g4<8,8,1>D      1D              { align1 1Q };";
const ADD_BYTES: &str = "40 00 60 00 28 0a 80 20 80 00 8d 0e 01 00 00 00";

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn assembled_instructions_disassemble_to_themselves() {
    let bytes = text(&halogen(&["isa", "asm", "--hex"], ADD));
    assert_eq!(bytes.trim(), ADD_BYTES);
    assert!(text(&halogen(&["isa", "dis", "--hex"], &bytes)).contains(ADD));
    // The same as numbers on the command line.
    let numbers = ["isa", "dis", "--bytes", "0x00600040", "0x20800a28", "0x0e8d0080", "0x00000001"];
    assert_eq!(text(&halogen(&numbers, "")), format!("/* 0x0000 */ /* {ADD_BYTES} */ {ADD}\n"));
}

#[test]
fn raw_bytes_go_through_standard_input_and_output() {
    let program = "LABEL0:\n\tadd(8) g4<1>D g4<8,8,1>D 1D { align1 1Q };\n\tjmpi(1) JIP: LABEL0 { align1 WE_all 1N };\n";
    let code = halogen(&["isa", "asm", "-"], program).stdout;
    assert_eq!(code.len(), 32);
    let listing = text(&run_bytes(&["isa", "dis", "-"], &code));
    assert!(listing.contains("JIP: LABEL0"), "{listing}");
    assert_eq!(halogen(&["isa", "asm", "-"], &listing).stdout, code);
}

#[test]
fn compaction_is_chosen_and_moves_jumps() {
    let program = "mov(8) g4<1>UD g2<8,8,1>UD { align1 1Q };\njmpi(1) JIP: END { align1 WE_all 1N };\n\
                   mov(8) g4<1>UD g2<8,8,1>UD { align1 1Q };\nEND:\nnop;\n";
    let length = |arguments: &[&str]| json(&halogen(arguments, program))["bytes"].as_u64().unwrap();
    assert_eq!(length(&["isa", "asm", "--json"]), 64);
    assert_eq!(length(&["isa", "asm", "--json", "--no-compact"]), 64);
    let compact = halogen(&["isa", "asm", "--compact"], program).stdout;
    assert!(compact.len() < 64, "{}", compact.len());
    let listing = json(&run_bytes(&["isa", "dis", "--json"], &compact));
    let instructions = listing["instructions"].as_array().unwrap();
    assert_eq!(instructions[0]["compacted"], true);
    assert_eq!(instructions[1]["targets"][0], instructions[3]["offset"]);
    let again = text(&run_bytes(&["isa", "dis"], &compact));
    assert_eq!(halogen(&["isa", "asm", "--no-compact"], &again).stdout.len(), 64);
}

#[test]
fn a_mistake_in_the_text_is_shown_where_it_is() {
    let output = halogen(&["isa", "asm"], "nop;\n  mvo(8) g4<1>F g2<8,8,1>F { align1 1Q };\n");
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    for part in ["<stdin>:2:3: error: `mvo`", "2 |   mvo(8) g4", "|   ^^^", "hint: did you mean `mov`?"] {
        assert!(message.contains(part), "{part}: {message}");
    }
    let error = json(&halogen(&["isa", "asm", "--json"], "mov(8) g4<1>X g2<8,8,1>F;"))["error"].clone();
    assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(1), Some(13)));
}

#[test]
fn check_names_each_broken_rule_with_its_place() {
    const END: &str =
        "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: { align1 1Q EOT };\n";
    let clean = halogen(&["isa", "check", "--text"], &format!("{ADD}\n{END}"));
    assert_eq!(clean.status.code(), Some(0), "{}", String::from_utf8_lossy(&clean.stdout));
    let part = halogen(&["isa", "check", "--text", "--fragment"], ADD);
    assert_eq!(part.status.code(), Some(0), "{}", String::from_utf8_lossy(&part.stdout));
    assert_eq!(halogen(&["isa", "check", "--text"], ADD).status.code(), Some(1));
    let program = format!("{ADD}\nmov(8) g128<1>F g2.4<8,8,1>F {{ align1 1Q }};\n{END}");
    let output = halogen(&["isa", "check", "--text", "--json"], &program);
    assert_eq!(output.status.code(), Some(1));
    let report = json(&output);
    assert_eq!((report["clean"].as_bool(), report["instructions"].as_u64()), (Some(false), Some(3)));
    let violations = report["violations"].as_array().unwrap();
    assert!(violations.len() >= 2, "{violations:?}");
    for violation in violations {
        assert_eq!(violation["offset"], 16);
        assert!(violation["cite"].as_str().unwrap().starts_with('['));
    }
    assert!(violations.iter().any(|v| v["operand"] == "destination"));
    assert!(text(&halogen(&["isa", "check", "--rules"], "")).lines().count() > 20);
}

#[test]
fn explain_says_in_words_what_fields_and_descriptors_mean() {
    let words = text(&halogen(&["isa", "explain", "--hex"], ADD_BYTES));
    for part in ["Addition", "8 channels", "D, signed 32-bit integer", "g4", "[skl.7:"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let send = "send(8) g10<1>UD g2<8,8,1>UD 0x02106e01 dp data 1 MsgDesc: { align1 1Q };";
    let report = json(&halogen(&["isa", "explain", "--text", "--json"], send));
    let message = &report["instructions"][0]["message"];
    assert_eq!(message["name"], "UNTYPED_SURFACE_READ");
    let says: Vec<&str> =
        message["fields"].as_array().unwrap().iter().map(|f| f["says"].as_str().unwrap()).collect();
    for part in ["surface 1 of the binding table", "SIMD8", "1 register of payload", "1 register of response"]
    {
        assert!(says.contains(&part), "{part}: {says:?}");
    }
}

#[test]
fn encoded_commands_decode_to_themselves() {
    let dwords = "78130002 000c0002 00000000 00000008";
    let batch = text(&halogen(&["decode", "--hex"], dwords));
    assert!(batch.starts_with("3DSTATE_SF") && batch.contains("Line Width = 1.5"), "{batch}");
    let again = text(&halogen(&["encode", "--hex"], &batch));
    assert_eq!(again.split_whitespace().collect::<Vec<_>>().join(" "), dwords);
}

#[test]
fn input_that_makes_no_sense_is_refused() {
    for (arguments, input, code) in [
        (vec!["isa", "dis", "--hex"], "zz", 2),
        (vec!["isa", "dis", "/nowhere/at/all"], "", 125),
        (vec!["isa", "dis", "4000600"], "", 2),
        (vec!["isa", "explain"], "", 2),
        (vec!["isa", "check"], "", 2),
        (vec!["isa", "check", "--text"], "frobnicate", 1),
        (vec!["isa", "run", "--text"], "frobnicate", 1),
        (vec!["isa", "asm"], "frobnicate", 1),
        (vec!["isa", "asm", "--compact", "--no-compact"], "nop;", 2),
        (vec!["encode", "--hex"], "NOTHING", 125),
    ] {
        let output = halogen(&arguments, input);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn failures_are_json_where_json_is_asked_for() {
    for command in ["dis", "check", "explain", "run"] {
        let output = halogen(&["isa", command, "--text", "--json"], "nop;\n mov(8) g4<1>F g2<8,8,1>Z;");
        assert_eq!(output.status.code(), Some(1), "{command}");
        let error = json(&output)["error"].clone();
        assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(2), Some(25)), "{command}");
    }
    let output = halogen(&["isa", "dis", "--json", "/nowhere/at/all"], "");
    assert_eq!(output.status.code(), Some(125));
    assert!(json(&output)["error"]["message"].as_str().unwrap().contains("/nowhere/at/all"));
    let output = run_bytes(&["isa", "asm", "--json"], b"nop;\nmov\xff");
    assert_eq!(output.status.code(), Some(1));
    let error = json(&output)["error"].clone();
    assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(2), Some(4)));
}

/// Runs assembly text and answers the JSON report.
fn run(source: &str, arguments: &[&str]) -> (Option<i32>, serde_json::Value) {
    let all: Vec<&str> = ["isa", "run", "--text", "--json"].iter().chain(arguments).copied().collect();
    let output = halogen(&all, source);
    assert!(!output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    (output.status.code(), json(&output))
}

#[test]
fn a_kernel_runs_on_given_registers_and_flags() {
    let source = "(+f0.0) add(8) g4<1>F g2<8,8,1>F g3<0,1,0>F { align1 1Q };\n";
    let arguments = ["--grf", "g2.f=1,2,3,4,5,6,7,8", "--grf", "g3.f=0.5", "--flag", "f0=0x5", "--type", "f"];
    for device in ["byt", "bdw", "skl", "bxt"] {
        let (code, report) = run(source, &[&arguments[..], &["--device", device]].concat());
        assert_eq!((code, report["exit"].as_str()), (Some(0), Some("end-of-code")), "{report}");
        let g4 = &report["registers"][0];
        assert_eq!(
            (g4["register"].as_u64(), g4["values"].as_str()),
            (Some(4), Some("1.5 0.0 3.5 0.0 0.0 0.0 0.0 0.0"))
        );
    }
}

#[test]
fn single_steps_show_what_each_instruction_changed() {
    let source = "mov(1) g4<1>D 2D { align1 WE_all 1N };\nAGAIN:\nadd(16) g5<1>D g5<8,8,1>D 1D { align1 1H };\n\
                  add.nz.f0.0(1) g4<1>D g4<0,1,0>D -1D { align1 WE_all 1N };\n\
                  (+f0.0) jmpi(1) JIP: AGAIN { align1 WE_all 1N };\n";
    let (code, report) = run(source, &["--step", "--type", "d"]);
    assert_eq!((code, report["instructions"].as_u64()), (Some(0), Some(7)), "{report}");
    let steps = report["steps"].as_array().unwrap();
    let offsets: Vec<u64> = steps.iter().map(|step| step["offset"].as_u64().unwrap()).collect();
    assert_eq!(offsets, [0, 16, 32, 48, 16, 32, 48]);
    let change = &steps[4]["changes"];
    assert_eq!(change[0]["register"], "g5");
    assert_eq!(
        (change[0]["before"].as_str(), change[0]["after"].as_str()),
        (Some("1 1 1 1 1 1 1 1"), Some("2 2 2 2 2 2 2 2"))
    );
    assert_eq!(change[1]["register"], "g6");
    let listing = text(&halogen(&["isa", "run", "--text", "--step"], source));
    assert!(
        listing.contains("0x0020: add.nz.f0.0(1)") && listing.contains("  f0  0x0\n      ->  0x1\n"),
        "{listing}"
    );
    let (code, report) = run(source, &["--steps", "3"]);
    assert_eq!((code, report["exit"].as_str()), (Some(1), Some("steps")));
}

#[test]
fn a_loop_of_eight_channels_ends_without_being_told_how_many_there_are() {
    let source = "AGAIN:\nadd(8) g4<1>D g4<8,8,1>D 1D;\ncmp.ge.f0.0(8) null<1>D g4<8,8,1>D g2<8,8,1>D;\n\
                  (+f0.0) break(8) JIP: END UIP: END;\nEND:\nwhile(8) JIP: AGAIN;\n";
    let arguments = ["--grf", "g2.d=1,2,3,4,5,6,7,8", "--type", "d", "--dump", "g4"];
    let (code, report) = run(source, &arguments);
    assert_eq!((code, report["exit"].as_str()), (Some(0), Some("end-of-code")), "{report}");
    assert_eq!(report["registers"][0]["values"], "1 2 3 4 5 6 7 8");
    // Nobody ends the loop for the others.
    let (code, report) = run(source, &[&arguments[..], &["--simd", "16", "--steps", "1000"]].concat());
    assert_eq!((code, report["exit"].as_str()), (Some(1), Some("steps")), "{report}");
    assert!(report["says"].as_str().unwrap().contains("channels 0xff00"), "{report}");
}

#[test]
fn messages_reach_given_memory() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let data = folder.join("run-memory.bin");
    std::fs::write(&data, (0u32..16).flat_map(|n| (n * 10).to_le_bytes()).collect::<Vec<u8>>()).unwrap();
    let memory = format!("{}@0x10000", data.display());
    // Reads eight DWords of surface 1 and writes them to surface 0.
    let source = "send(8) g10<1>UD g2<8,8,1>UD 0x02106e01 dp data 1 MsgDesc: { align1 1Q };\n\
                  mov(8) g3<1>UD g10<8,8,1>UD { align1 1Q };\n\
                  send(8) null<1>UD g2<8,8,1>UD 0x04026e00 dp data 1 MsgDesc: { align1 1Q };\n\
                  send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: { align1 1Q EOT };\n";
    let arguments = [
        "--grf",
        "g2=0,4,8,12,16,20,24,28",
        "--memory",
        &memory,
        "--surface",
        "1=0x10000:64",
        "--zero",
        "64@0x20000",
        "--surface",
        "0=0x20000:64",
        "--dump-memory",
        "0x20000:32",
        "--type",
        "d",
    ];
    let (code, report) = run(source, &arguments);
    assert_eq!((code, report["exit"].as_str()), (Some(0), Some("end-of-thread")), "{report}");
    assert_eq!(report["memory"][0]["values"], "0 10 20 30 40 50 60 70", "{report}");
    assert!(report["messages"][0]["says"].as_str().unwrap().starts_with("UNTYPED_SURFACE_READ"));
}

#[test]
fn a_run_that_cannot_go_on_says_why() {
    let (code, report) = run("illegal;\n", &[]);
    assert_eq!((code, report["exit"].as_str()), (Some(1), Some("fault")), "{report}");
    let (code, report) = run("wait(1) n0<1>UD { align1 WE_all 1N };\n", &[]);
    assert_eq!((code, report["exit"].as_str()), (Some(1), Some("waits")), "{report}");
    let (_, report) =
        run("mov(8) g1<1>D 1D { align1 1Q };\nmov.breakpoint(8) g2<1>D 1D { align1 1Q };\n", &[]);
    assert_eq!((report["exit"].as_str(), report["offset"].as_u64()), (Some("breakpoint"), Some(16)));
    for bad in [
        ["--grf", "g200=1"],
        ["--memory", "nothing"],
        ["--flag", "f2=1"],
        ["--surface", "0=1"],
        ["--dump", "x"],
    ] {
        let output = halogen(&[&["isa", "run", "--text"], &bad[..]].concat(), "nop;\n");
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
    }
}
