//! Instructions and commands as text and as bits, through the command line.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn halogen(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_halogen"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn assembled_instructions_disassemble_to_themselves() {
    let source = "add(8)          g4<1>D          g4<8,8,1>D      1D              { align1 1Q };\n";
    let bytes = text(&halogen(&["asm", "--hex"], source));
    assert_eq!(bytes.trim(), "40 00 60 00 28 0a 80 20 80 00 8d 0e 01 00 00 00");
    assert!(text(&halogen(&["dis", "--hex"], &bytes)).contains(source.trim()));
    assert!(text(&halogen(&["explain", "--hex"], &bytes)).contains("opcode = 0x40"));
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
    for (arguments, input) in
        [(["dis", "--hex"], "zz"), (["asm", "--hex"], "frobnicate"), (["encode", "--hex"], "NOTHING")]
    {
        let output = halogen(&arguments, input);
        assert_eq!(output.status.code(), Some(125));
        assert!(!output.stderr.is_empty());
    }
}
