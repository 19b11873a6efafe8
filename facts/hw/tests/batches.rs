//! `tests/command/*.batch`: command text and dwords, both ways, on each platform a section names.
//!
//! A section starts with `; platforms:`, may name an `; engine:` (render otherwise), holds the text and ends with the
//! dwords in `; hex:` lines. `HALOGEN_BLESS=1 cargo test -p hw --test batches` writes text and dwords anew from the text.

use hw::Engine;
use std::fmt::Write;
use std::path::{Path, PathBuf};

#[derive(Default)]
struct Section {
    comments: Vec<String>,
    platforms: Vec<String>,
    engine: Option<String>,
    text: String,
    hex: Vec<u32>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/command")
}

fn sections(text: &str) -> Vec<Section> {
    let mut list: Vec<Section> = Vec::new();
    let mut comments = Vec::new();
    for line in text.lines() {
        if let Some(platforms) = line.strip_prefix("; platforms:") {
            let platforms = platforms.split_whitespace().map(String::from).collect();
            list.push(Section { comments: std::mem::take(&mut comments), platforms, ..Default::default() });
        } else if let Some(last) = list.last_mut() {
            if let Some(engine) = line.strip_prefix("; engine:") {
                last.engine = Some(engine.trim().to_string());
            } else if let Some(hex) = line.strip_prefix("; hex:") {
                last.hex.extend(hex.split_whitespace().map(|h| u32::from_str_radix(h, 16).expect("hex")));
            } else if line.starts_with(';') {
                comments.push(line.to_string());
            } else if !line.trim().is_empty() {
                last.text += line;
                last.text.push('\n');
            }
        } else if line.starts_with(';') {
            comments.push(line.to_string());
        }
    }
    list
}

/// The text without its comments.
fn bare(text: &str) -> String {
    text.lines().map(|l| l.split(';').next().unwrap_or_default().trim_end().to_string() + "\n").collect()
}

#[test]
fn texts_and_dwords_agree() {
    let bless = std::env::var_os("HALOGEN_BLESS").is_some();
    let mut seen = 0;
    for entry in std::fs::read_dir(folder()).expect("tests/command") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|e| e != "batch") {
            continue;
        }
        let content = std::fs::read_to_string(&path).expect("readable");
        let mut out = String::new();
        for section in sections(&content) {
            let engine = section.engine.as_deref().unwrap_or("render");
            let engine = Engine::named(engine).unwrap_or_else(|| panic!("{engine}: no such engine"));
            let mut written = None;
            for name in &section.platforms {
                let at = format!("{} on {name}", path.display());
                let platform = hw::platform(name).unwrap_or_else(|| panic!("{at}: no such platform"));
                let dwords =
                    hw::print::parse(platform, &section.text).unwrap_or_else(|e| panic!("{at}: {e}"));
                let text = bare(&hw::print::batch(platform, engine, &dwords, 0));
                if !bless {
                    let hint = "bless with HALOGEN_BLESS=1 cargo test -p hw --test batches";
                    assert_eq!(hex(&dwords), hex(&section.hex), "{at}: other dwords; {hint}");
                    assert_eq!(text, section.text, "{at}: other text; {hint}");
                }
                written = Some((text, dwords));
                seen += 1;
            }
            let (text, dwords) = written.expect("a platform");
            for c in &section.comments {
                let _ = writeln!(out, "{c}");
            }
            let _ = writeln!(out, "; platforms: {}", section.platforms.join(" "));
            if let Some(engine) = &section.engine {
                let _ = writeln!(out, "; engine: {engine}");
            }
            out += &text;
            out += &hex(&dwords);
            out.push('\n');
        }
        if bless {
            std::fs::write(&path, out.trim_end().to_string() + "\n").expect("writable");
        }
    }
    assert!(seen > 10, "the folder has tests");
}

fn hex(dwords: &[u32]) -> String {
    dwords
        .chunks(8)
        .map(|c| format!("; hex:{}\n", c.iter().map(|d| format!(" {d:08x}")).collect::<String>()))
        .collect()
}
