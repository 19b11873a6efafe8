//! Oracles for EU code.

use super::platform;
use hw::Platform;

/// Decoding: what decodes encodes to the same bytes, decodes again to the same value, and compaction is the inverse of
/// expansion.
///
/// # Panics
/// When a bit is lost.
pub fn decode(data: &[u8]) {
    let Some((platform, _, mut rest)) = platform(data) else { return };
    while !rest.is_empty() {
        let Ok(instruction) = isa::decode(platform, rest) else {
            // What has no meaning still has a length.
            compaction(platform, rest);
            let is_compact = rest.get(3).is_some_and(|byte| byte & 0x20 != 0);
            rest = rest.get(if is_compact { 8 } else { 16 }..).unwrap_or_default();
            continue;
        };
        let length = usize::from(instruction.length_bytes);
        let (bytes, after) = rest.split_at(length);
        let mut back = Vec::with_capacity(16);
        if let Err(error) = isa::encode_into(platform, &instruction, &mut back) {
            panic!("{}: {error}: {bytes:02x?} {instruction:?}", platform.name);
        }
        assert_eq!(back, bytes, "{}: {instruction:?}", platform.name);
        // The fields alone are an instruction, too.
        let mut plain = instruction;
        (plain.unclaimed, plain.unclaimed_compact, plain.length_bytes) = ([0; 4], 0, 16);
        if let Ok(native) = isa::encode(platform, &plain) {
            assert!(isa::decode(platform, &native).is_ok(), "{}: {plain:?}", platform.name);
        }
        compaction(platform, bytes);
        rest = after;
    }
}

fn compaction(platform: &Platform, bytes: &[u8]) {
    if let Some(short) = bytes.first_chunk::<8>() {
        let native = isa::expand(platform, short);
        if let Some(again) = isa::compact(platform, &native) {
            assert_eq!(isa::expand(platform, &again), native, "{}: {short:02x?}", platform.name);
        }
    }
    if let Some(native) = bytes.first_chunk::<16>()
        && let Some(short) = isa::compact(platform, native)
    {
        assert_eq!(&isa::expand(platform, &short), native, "{}", platform.name);
    }
}

/// Text: any text parses or says why not; code that it makes prints as text that makes the same code.
///
/// The second half of the inputs is code instead: its listing makes the same bytes.
///
/// # Panics
/// When a bit is lost.
pub fn parse(data: &[u8]) {
    let Some((platform, mode, rest)) = platform(data) else { return };
    if mode & 1 != 0 {
        listing(platform, rest);
        return;
    }
    let text = String::from_utf8_lossy(rest);
    let _ = isa::parse(platform, &text);
    if let Ok(code) = isa::parse_program(platform, &text) {
        listing(platform, &code);
    }
}

fn listing(platform: &Platform, code: &[u8]) {
    let text = isa::print_program(platform, code, isa::ListingOptions::default());
    match isa::parse_program(platform, &text) {
        Ok(back) => assert_eq!(back, code, "{}:\n{text}", platform.name),
        Err(error) => panic!("{}: {error}\n{text}", platform.name),
    }
}

/// Rules: any code can be checked; a rule that is broken holds on the platform, and says so in words.
///
/// # Panics
/// When a violation makes no sense.
pub fn validate(data: &[u8]) {
    let Some((platform, mode, code)) = platform(data) else { return };
    let findings = isa::validate::check_code(platform, code);
    for finding in &findings {
        assert!(finding.offset_bytes < code.len());
        let rule = finding.violation.rule;
        assert!(rule.platforms.contains(&platform.name), "{} on {}", rule.name, platform.name);
        // Words are slow; a few of them are enough.
        if mode & 15 == 0 {
            let message = finding.violation.message();
            assert!(!message.is_empty() && !message.contains("{}"), "{}: {message}", rule.name);
        }
    }
    // Code of zeros only is padding.
    let padding = code.iter().all(|byte| *byte == 0);
    if let Ok(instruction) = isa::decode(platform, code)
        && !padding
    {
        let alone = isa::validate::check_instruction(platform, &instruction);
        let first = findings.iter().filter(|finding| finding.offset_bytes == 0);
        assert!(alone.len() <= first.count(), "{}: {alone:?}", platform.name);
    }
}
