//! `tests/isa/*.eu`: assembly and code bytes, both ways, on each platform that a section names.
//!
//! A section starts with `; platforms:`, holds the text and ends with its bytes in `; hex:` lines, one instruction a
//! line; other lines that start with `;` are kept. `HALOGEN_BLESS=1 cargo test -p isa --test fixtures` writes text and
//! bytes anew from the text.

use std::fmt::Write;
use std::path::{Path, PathBuf};

#[derive(Default)]
struct Section {
    /// Comment lines before the section.
    before: Vec<String>,
    platforms: Vec<String>,
    text: String,
    hex: Vec<u8>,
    /// Lines of other tools, after the bytes.
    after: Vec<String>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/isa")
}

fn sections(text: &str) -> Vec<Section> {
    let mut list: Vec<Section> = Vec::new();
    let mut before = Vec::new();
    for line in text.lines() {
        if let Some(platforms) = line.strip_prefix("; platforms:") {
            let platforms = platforms.split_whitespace().map(String::from).collect();
            list.push(Section { before: std::mem::take(&mut before), platforms, ..Default::default() });
            continue;
        }
        match list.last_mut() {
            Some(last) if line.starts_with("; hex:") => {
                let bytes = line["; hex:".len()..].split_whitespace();
                last.hex.extend(bytes.map(|byte| u8::from_str_radix(byte, 16).expect("hex")));
            }
            Some(last) if line.starts_with("; run") => last.after.push(line.to_string()),
            _ if line.starts_with(';') => before.push(line.to_string()),
            Some(last) if !line.trim().is_empty() => {
                last.text += line;
                last.text.push('\n');
            }
            _ => {}
        }
    }
    list
}

/// One `; hex:` line for each instruction.
fn hex(code: &[u8]) -> String {
    let mut out = String::new();
    let mut rest = code;
    while !rest.is_empty() {
        let length = if rest.get(3).is_some_and(|byte| byte & 0x20 != 0) { 8 } else { 16 };
        let (bytes, tail) = rest.split_at(length.min(rest.len()));
        let _ = writeln!(out, "; hex:{}", bytes.iter().map(|b| format!(" {b:02x}")).collect::<String>());
        rest = tail;
    }
    out
}

#[test]
fn texts_and_bytes_agree() {
    let bless = std::env::var_os("HALOGEN_BLESS").is_some();
    let mut seen = 0;
    for entry in std::fs::read_dir(folder()).expect("tests/isa") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|e| e != "eu") {
            continue;
        }
        let content = std::fs::read_to_string(&path).expect("readable");
        let mut out = String::new();
        for section in sections(&content) {
            let mut written: Option<(String, Vec<u8>)> = None;
            for name in &section.platforms {
                let at = format!("{} on {name}", path.display());
                let platform = hw::platform(name).unwrap_or_else(|| panic!("{at}: no such platform"));
                let code =
                    isa::parse_program(platform, &section.text).unwrap_or_else(|e| panic!("{at}: {e}"));
                let text = isa::print_program(platform, &code, isa::ListingOptions::default());
                let again =
                    isa::parse_program(platform, &text).unwrap_or_else(|e| panic!("{at}: {e}\n{text}"));
                assert_eq!(hex(&again), hex(&code), "{at}: the listing assembles to other bytes");
                if let Some((_, first)) = &written {
                    assert_eq!(
                        hex(first),
                        hex(&code),
                        "{at}: the platforms of a section have the same bytes"
                    );
                }
                if !bless {
                    let hint = "bless with HALOGEN_BLESS=1 cargo test -p isa --test fixtures";
                    assert_eq!(hex(&code), hex(&section.hex), "{at}: other bytes; {hint}");
                    assert_eq!(text, section.text, "{at}: other text; {hint}");
                }
                written = Some((text, code));
                seen += 1;
            }
            let (text, code) = written.expect("a platform");
            for line in &section.before {
                let _ = writeln!(out, "{line}");
            }
            let _ = writeln!(out, "; platforms: {}", section.platforms.join(" "));
            out += &text;
            out += &hex(&code);
            for line in &section.after {
                let _ = writeln!(out, "{line}");
            }
            out.push('\n');
        }
        if bless {
            std::fs::write(&path, out.trim_end().to_string() + "\n").expect("writable");
        }
    }
    assert!(seen > 20, "the folder has tests");
}
