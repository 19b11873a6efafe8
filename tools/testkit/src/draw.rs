//! `tests/draw/*.scene`: captures of what a driver submitted, replayed without the driver.
//!
//! | line | meaning |
//! |---|---|
//! | `capture FILE` | a capture beside the scene, made by `halogen run --record` |
//! | `device NAME` | the device of the capture |
//! | `submission N CHECKSUM` | CRC-32 of all bound pages after submission N, in order of address |
//! | `stop N WHY` | submission N ended early |
//! | `finding KIND SYSTEM WHAT` | what was found on the way |
//! | `picture WIDTHxHEIGHT CHECKSUM` | the colour target that was drawn to last: CRC-32 of its RGBA bytes |
//!
//! `#` starts a comment. The picture itself lies beside the scene as a PNG; when it changes, a picture of both and of
//! their difference is written.

use crate::picture::Picture;
use crate::text::{Test, Trouble};
use device::Pixels;
use std::fmt::Write;
use trace::{Capture, replay, write_png};

/// Expected, got and ten times their difference, side by side.
fn side_by_side(expected: &Picture, got: &Pixels) -> Pixels {
    const AMPLIFIED: u8 = 10;
    let (width, height) = (expected.width_px.max(got.width_px), expected.height_px.max(got.height_px));
    let pixel = |width_px: u32, height_px: u32, rgba: &[u8], x: u32, y: u32| {
        let at = (y as usize * width_px as usize + x as usize) * 4;
        let inside = x < width_px && y < height_px;
        let bytes = rgba.get(at..at + 4).filter(|_| inside);
        bytes.map_or([255, 0, 255, 255], |bytes| [bytes[0], bytes[1], bytes[2], bytes[3]])
    };
    let mut rgba = Vec::new();
    for y in 0..height {
        let old = |x| pixel(expected.width_px, expected.height_px, &expected.rgba, x, y);
        let new = |x| pixel(got.width_px, got.height_px, &got.rgba, x, y);
        (0..width).for_each(|x| rgba.extend(old(x)));
        (0..width).for_each(|x| rgba.extend(new(x)));
        for x in 0..width {
            let (old, new) = (old(x), new(x));
            let channel = |index: usize| old[index].abs_diff(new[index]).saturating_mul(AMPLIFIED);
            rgba.extend([channel(0).max(channel(3)), channel(1), channel(2), 255]);
        }
    }
    Pixels { width_px: 3 * width, height_px: height, rgba }
}

/// Writes the file anew.
///
/// # Errors
/// A capture that is missing or damaged.
pub fn rewrite(test: &Test) -> Result<String, Trouble> {
    let mut out = String::new();
    let mut file = None;
    for line in test.text.lines().take_while(|line| line.starts_with('#') || line.starts_with("capture ")) {
        out += &format!("{line}\n");
        file = file.or(line.strip_prefix("capture ").map(str::trim));
    }
    let file = file.ok_or_else(|| "the scene names no capture".to_string())?;
    let file = test.path.with_file_name(file);
    let replayed = Capture::open(&file).and_then(|mut capture| replay(&mut capture));
    let replayed = replayed.map_err(|error| format!("{}: {error}", file.display()))?;
    let _ = writeln!(out, "device {}", replayed.platform.name);
    for (index, step) in replayed.steps.iter().enumerate() {
        let _ = writeln!(out, "submission {} {:08x}", index + 1, step.got);
        if let Some(stop) = &step.stop {
            let _ = writeln!(out, "stop {} {stop:?}", index + 1);
        }
    }
    for (finding, _) in replayed.findings.list() {
        let _ = writeln!(out, "finding {} {} {}", finding.kind.name(), finding.system, finding.what);
    }
    let Some(got) = &replayed.picture else { return Ok(out) };
    let line = format!("picture {}x{} {:08x}", got.width_px, got.height_px, crc32fast::hash(&got.rgba));
    if !test.text.lines().any(|other| other == line) {
        let reference = test.path.with_extension("png");
        if test.bless {
            write_png(&reference, got).map_err(|error| format!("{}: {error}", reference.display()))?;
        } else if let Ok(expected) = Picture::read(&reference) {
            let path = test.scratch.join(format!("{}-difference.png", test.name.replace('/', "-")));
            write_png(&path, &side_by_side(&expected, got)).map_err(|error| error.to_string())?;
            println!("{}: expected, got and their difference are in {}", test.name, path.display());
        }
    }
    let _ = writeln!(out, "{line}");
    Ok(out)
}
