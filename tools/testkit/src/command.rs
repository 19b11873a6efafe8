//! `tests/command/*.batch`: the text of commands and their DWords, both ways, on each platform that a section names.
//!
//! A section starts with `; platforms:`, may name an `; engine:` (render otherwise), holds the text and ends with the
//! DWords in `; hex:` lines. Comments before it are kept.

use crate::section::sections;
use crate::text::{Test, Trouble};
use hw::Engine;
use std::fmt::Write;

/// Begins the line that names the engine of a section.
const ENGINE: &str = "; engine:";

fn hex(dwords: &[u32]) -> String {
    let line = |dwords: &[u32]| dwords.iter().map(|dword| format!(" {dword:08x}")).collect::<String>();
    dwords.chunks(8).map(|dwords| format!("; hex:{}\n", line(dwords))).collect()
}

/// Writes the file anew.
///
/// # Errors
/// Text that is no batch, or platforms of one section that disagree.
pub fn rewrite(test: &Test) -> Result<String, Trouble> {
    let mut out = String::new();
    for section in sections(test.text, ENGINE) {
        let named = section.kept.last().map(|line| line[ENGINE.len()..].trim());
        let engine = named.unwrap_or("render");
        let engine = Engine::named(engine).ok_or_else(|| format!("there is no engine {engine}"))?;
        let mut written: Option<(String, Vec<u32>)> = None;
        for name in section.platforms.split_whitespace() {
            let platform = hw::platform(name).ok_or_else(|| format!("there is no platform {name}"))?;
            let dwords =
                hw::print::parse(platform, &section.text).map_err(|error| format!("on {name}: {error}"))?;
            let listing = hw::print::batch(platform, engine, &dwords, 0);
            let bare = |line: &str| line.split(';').next().unwrap_or_default().trim_end().to_string() + "\n";
            let now = (listing.lines().map(bare).collect(), dwords);
            if written.as_ref().is_some_and(|other| *other != now) {
                return Err(format!("platforms {} disagree", section.platforms).into());
            }
            written = Some(now);
        }
        let (text, dwords) = written.ok_or_else(|| "a section without platforms".to_string())?;
        section.before.iter().for_each(|line| out += &format!("{line}\n"));
        let _ = writeln!(out, "; platforms: {}", section.platforms);
        named.iter().for_each(|engine| out += &format!("{ENGINE} {engine}\n"));
        out += &text;
        out += &hex(&dwords);
        out.push('\n');
    }
    Ok(out.trim_end().to_string() + "\n")
}
