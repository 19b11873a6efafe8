//! `tests/isa/*.eu`: instructions as text and as bytes, both ways, and what they compute.
//!
//! A section starts with `; platforms:`, holds the text, then its bytes in `; hex:` lines, then any number of runs:
//!
//! ```text
//! ; run mask=0xff f0=0x3 g2.f=1,2,3.5 g3.d=7*8 -> g4.f=2,4,7 f0=0x3
//! ```
//!
//! Before the arrow: dispatch mask (all channels unless said), flags, registers from their first element on. After it:
//! what the registers hold at the end. Registers that nothing was put into hold 0xdeadbeef. The end-of-thread message
//! is added by the runner, and messages do nothing.

use crate::section::sections;
use crate::text::{Test, Trouble};
use crate::value::{Type, encode_list, number, print_list};
use eu::{Exit, Kernel, Thread};
use hw::Platform;
use ports::{GRF_COUNT, Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Findings, Ids, Stop};
use std::fmt::Write;

/// Begins the line of a run.
const RUN: &str = "; run";

/// One `; hex:` line for each instruction.
fn hex(code: &[u8]) -> String {
    const COMPACT: u8 = 0x20;
    let mut out = String::new();
    let mut rest = code;
    while !rest.is_empty() {
        let length = if rest.get(3).is_some_and(|byte| byte & COMPACT != 0) { 8 } else { 16 };
        let (bytes, tail) = rest.split_at(length.min(rest.len()));
        let _ =
            writeln!(out, "; hex:{}", bytes.iter().map(|byte| format!(" {byte:02x}")).collect::<String>());
        rest = tail;
    }
    out
}

/// Shared functions that do nothing.
struct Silence;

impl Sends for Silence {
    fn send(&mut self, _: &SendMessage, _: &mut Grf) -> Result<SendReply, Stop> {
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, executed_instructions: u64) -> u64 {
        executed_instructions
    }
}

const END: &str =
    "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };";
const BUDGET_INSTRUCTIONS: u64 = 1 << 20;

/// Number of values in a list; `VALUE*COUNT` counts as many.
fn count(list: &str) -> usize {
    let repeats = |text: &str| text.split_once('*').and_then(|(_, count)| count.parse().ok()).unwrap_or(1);
    list.split(',').map(repeats).sum()
}

/// First byte and element type of `gN.TYPE` or `gN.ELEMENT.TYPE`.
fn register(name: &str) -> Result<(usize, Type), String> {
    let bad = || format!("{name:?} is no register");
    let mut parts = name.strip_prefix('g').ok_or_else(bad)?.split('.');
    let index: usize = parts.next().and_then(|part| part.parse().ok()).ok_or_else(bad)?;
    let rest: Vec<&str> = parts.collect();
    let (element, kind) = match rest.as_slice() {
        [kind] => (0, kind),
        [element, kind] => (element.parse().map_err(|_| bad())?, kind),
        _ => return Err(bad()),
    };
    let kind = Type::parse(kind)?;
    if index >= GRF_COUNT {
        return Err(bad());
    }
    Ok((index * 32 + element * kind.bytes(), kind))
}

fn run(platform: &'static Platform, code: &[u8], line: &str) -> Result<String, String> {
    let (inputs, outputs) = line[RUN.len()..].split_once("->").ok_or("a run without an arrow")?;
    let mut start = ThreadStart { dispatch_mask: u32::MAX, vector_mask: u32::MAX, ..ThreadStart::default() };
    let mut grf = Grf::default();
    grf.dwords.fill(0xdead_beef);
    let mut flags = 0;
    for input in inputs.split_whitespace() {
        let (name, value) = input.split_once('=').ok_or_else(|| format!("{input:?} is no input"))?;
        match name {
            "mask" => start.dispatch_mask = number(value)? as u32,
            "f0" => flags |= number(value)? & 0xffff_ffff,
            "f1" => flags |= number(value)? << 32,
            _ => {
                let (at, kind) = register(name)?;
                let bytes = encode_list(kind, value.split(','))?;
                let place = grf.bytes_mut().get_mut(at..at + bytes.len());
                place.ok_or("past the last register")?.copy_from_slice(&bytes);
            }
        }
    }
    let kernel = Kernel::decode(platform, Kernel::fetch_from(code));
    let mut thread = Thread::new(&start);
    thread.grf = grf;
    thread.flags = flags;
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let exit = eu::run(&kernel, &mut thread, &mut Silence, &cx, BUDGET_INSTRUCTIONS);
    if exit != Ok(Exit::EndOfThread) {
        return Err(format!("the thread does not end: {exit:?}"));
    }
    let mut out = format!("{RUN} {} ->", inputs.split_whitespace().collect::<Vec<_>>().join(" "));
    for output in outputs.split_whitespace() {
        let (name, value) = output.split_once('=').ok_or_else(|| format!("{output:?} is no output"))?;
        let now = match name {
            "f0" => format!("0x{:x}", thread.flags & 0xffff_ffff),
            "f1" => format!("0x{:x}", thread.flags >> 32),
            _ => {
                let (at, kind) = register(name)?;
                let bytes = count(value) * kind.bytes();
                let bytes = thread.grf.bytes().get(at..at + bytes).ok_or("past the last register")?;
                print_list(kind, bytes).join(",")
            }
        };
        let _ = write!(out, " {name}={now}");
    }
    for (finding, _) in findings.list() {
        let _ = write!(out, " {}:{}", finding.kind.name(), finding.system);
    }
    Ok(out)
}

/// Writes the file anew.
///
/// # Errors
/// Text that does not assemble, or platforms of one section that disagree.
pub fn rewrite(test: &Test) -> Result<String, Trouble> {
    let mut out = String::new();
    for section in sections(test.text, RUN) {
        let mut written: Option<(String, String, Vec<String>)> = None;
        for name in section.platforms.split_whitespace() {
            let platform = hw::platform(name).ok_or_else(|| format!("there is no platform {name}"))?;
            let assemble = |text: &str| {
                isa::parse_program(platform, text).map_err(|error| format!("on {name}: {error}"))
            };
            let code = assemble(&section.text)?;
            let text = isa::print_program(platform, &code, isa::ListingOptions::default());
            let mut runs = Vec::new();
            if !section.kept.is_empty() {
                let code = [code.clone(), assemble(END)?].concat();
                for line in &section.kept {
                    runs.push(
                        run(platform, &code, line).map_err(|error| format!("on {name}, {line}: {error}"))?,
                    );
                }
            }
            let now = (text, hex(&code), runs);
            if let Some(other) = written.as_ref().filter(|other| **other != now) {
                return Err(format!(
                    "platforms {} disagree: {:?} and {:?}",
                    section.platforms, other.2, now.2
                )
                .into());
            }
            written = Some(now);
        }
        let (text, hex, runs) = written.ok_or_else(|| "a section without platforms".to_string())?;
        section.before.iter().for_each(|line| out += &format!("{line}\n"));
        let _ = writeln!(out, "; platforms: {}", section.platforms);
        out += &text;
        out += &hex;
        runs.iter().for_each(|line| out += &format!("{line}\n"));
        out.push('\n');
    }
    Ok(out.trim_end().to_string() + "\n")
}
