//! `halogen encode`, `decode`: commands of a batch as text and as DWords.

use crate::output::put;
use anyhow::{Context, Result, anyhow};
use hw::{Engine, Platform};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where text or DWords come from.
#[derive(clap::Args)]
pub struct Source {
    /// Device whose encoding is meant; skl, or what the file says
    #[arg(long, value_parser = ["skl", "bxt", "bdw", "byt"])]
    device: Option<String>,
    /// File to read; standard input when absent
    file: Option<PathBuf>,
    /// DWords are hexadecimal text, on both sides
    #[arg(long)]
    hex: bool,
}

impl Source {
    fn platform(&self) -> Result<&'static Platform> {
        hw::platform(self.device().unwrap_or("skl")).context("no such device")
    }

    /// The device that was asked for.
    pub fn device(&self) -> Option<&str> {
        self.device.as_deref()
    }

    /// The file, unless it is standard input.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref().filter(|file| *file != Path::new("-"))
    }

    fn bytes(&self) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        match self.file() {
            Some(file) => {
                bytes = std::fs::read(file).with_context(|| format!("reading {}", file.display()))?
            }
            None => {
                std::io::stdin().read_to_end(&mut bytes)?;
            }
        }
        Ok(bytes)
    }

    fn text(&self) -> Result<String> {
        String::from_utf8(self.bytes()?).context("the input is no text")
    }

    fn dwords(&self) -> Result<Vec<u32>> {
        if !self.hex {
            return Ok(self
                .bytes()?
                .chunks_exact(4)
                .map(|d| u32::from_le_bytes([d[0], d[1], d[2], d[3]]))
                .collect());
        }
        let text = self.text()?;
        let words =
            text.split_whitespace().map(|word| u32::from_str_radix(word.trim_start_matches("0x"), 16));
        words.collect::<Result<_, _>>().context("the input is no hexadecimal text")
    }
}

/// Streamer whose commands are meant.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum Streamer {
    /// 3D and compute
    Render,
    /// Blitter
    Blitter,
    /// Codecs
    Video,
    /// Video enhancement
    Vebox,
}

/// Turns the text of commands into DWords.
///
/// # Errors
/// When the input cannot be read or makes no sense.
pub fn encode(source: &Source) -> Result<ExitCode> {
    let dwords = hw::print::parse(source.platform()?, &source.text()?).map_err(|error| anyhow!("{error}"))?;
    let text: String = dwords.iter().map(|dword| format!("{dword:08x}\n")).collect();
    let bytes: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
    put(if source.hex { text.as_bytes() } else { &bytes })?;
    Ok(ExitCode::SUCCESS)
}

/// Turns the DWords of commands into text.
///
/// # Errors
/// When the input cannot be read or makes no sense.
pub fn decode(source: &Source, engine: Streamer) -> Result<ExitCode> {
    let engine = match engine {
        Streamer::Render => Engine::Render,
        Streamer::Blitter => Engine::Blitter,
        Streamer::Video => Engine::Video,
        Streamer::Vebox => Engine::VideoEnhance,
    };
    put(hw::print::batch(source.platform()?, engine, &source.dwords()?, 0).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
