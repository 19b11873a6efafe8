//! `halogen decode`: what a file of commands says. Bare DWords, AUB files, and captures of Halogen.
//!
//! Nothing is executed: memory is what the file wrote up to each submission.

mod node;
mod output;
mod state;
mod walk;

use crate::batch;
use anyhow::{Context, Result, anyhow};
use bits::GraphicsAddress;
use output::{Output, Submission};
use state::Guest;
use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;
use std::process::ExitCode;
use trace::aub::execlist::{ContextImage, Ports, Submitted};
use trace::aub::memory::{Image, Root, read};
use trace::aub::{AubError, AubReader, BlockOperation, Body, Space, Version};
use trace::{Capture, CaptureError, Record};
use walk::{Kept, Walk};

/// What to decode, and how.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    source: batch::Source,
    /// Streamer that reads bare DWords
    #[arg(long, default_value = "render")]
    engine: batch::Streamer,
    /// Print JSON; for AUB files and captures
    #[arg(long)]
    json: bool,
}

const PAGE: u64 = memory::PAGE_BYTES;

/// Decodes a file.
///
/// # Errors
/// When it cannot be read or is damaged, with the place.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let source = &arguments.source;
    if let Some(file) = source.file() {
        let what = || format!("decoding {}", file.display());
        let device = source.device();
        match trace::kind(file).with_context(what)? {
            trace::Kind::Aub => return aub(file, device, arguments.json).with_context(what),
            trace::Kind::Capture => return capture(file, arguments.json).with_context(what),
            trace::Kind::Other => {}
        }
    }
    batch::decode(source, arguments.engine)
}

/// The device that a file is for: the one that was asked for, or the one that it names.
pub fn device_of(asked: Option<&str>, version: &Version) -> Result<&'static hw::Platform> {
    if let Some(name) = asked {
        return hw::platform(name).ok_or_else(|| anyhow!("no device is called {name}"));
    }
    let named = version.device_name().ok_or_else(|| anyhow!("the file names no device; say --device"))?;
    hw::platform(named)
        .ok_or_else(|| anyhow!("the file is for {named}, which is not simulated; say --device"))
}

/// Memory of a submission of an AUB file.
struct Mapped<'a> {
    image: &'a Image,
    root: Root,
}

impl Guest for Mapped<'_> {
    fn read(&self, address: u64, into: &mut [u8]) -> usize {
        read(self.image, self.root, address, into)
    }
}

/// Graphics memory without page tables: pages that were bound or written.
#[derive(Default)]
struct Flat {
    pages: HashMap<u64, Box<[u8]>>,
    /// Bound ranges; pages in them that nobody wrote are zero.
    ranges: BTreeMap<u64, u64>,
}

/// Pages that are kept at most: 4 GiB.
const PAGES_LIMIT: usize = 1 << 20;

impl Flat {
    fn is_bound(&self, address: u64) -> bool {
        let below = self.ranges.range(..=address).next_back();
        below.is_some_and(|(&start, &bytes)| address - start < bytes)
    }

    fn write(&mut self, address: u64, data: &[u8]) -> Result<()> {
        let mut done = 0;
        while done < data.len() {
            let at = address.wrapping_add(done as u64);
            let offset = (at % PAGE) as usize;
            let length = (PAGE as usize - offset).min(data.len() - done);
            let number = at / PAGE;
            if self.pages.len() >= PAGES_LIMIT && !self.pages.contains_key(&number) {
                return Err(anyhow!("more than {PAGES_LIMIT} pages of memory are written"));
            }
            let page = self.pages.entry(number).or_insert_with(|| vec![0; PAGE as usize].into());
            page[offset..offset + length].copy_from_slice(&data[done..done + length]);
            done += length;
        }
        Ok(())
    }
}

impl Guest for Flat {
    fn read(&self, address: u64, into: &mut [u8]) -> usize {
        let mut done = 0;
        while done < into.len() {
            let at = address.wrapping_add(done as u64);
            let offset = (at % PAGE) as usize;
            let length = (PAGE as usize - offset).min(into.len() - done);
            match self.pages.get(&(at / PAGE)) {
                Some(page) => into[done..done + length].copy_from_slice(&page[offset..offset + length]),
                None if self.is_bound(at) => into[done..done + length].fill(0),
                None => break,
            }
            done += length;
        }
        done
    }
}

/// Commands that stand in the file itself.
struct Bytes<'a> {
    start: u64,
    bytes: &'a [u8],
}

impl Guest for Bytes<'_> {
    fn read(&self, address: u64, into: &mut [u8]) -> usize {
        let offset = usize::try_from(address.wrapping_sub(self.start)).unwrap_or(usize::MAX);
        let rest = self.bytes.get(offset..).unwrap_or_default();
        let length = rest.len().min(into.len());
        into[..length].copy_from_slice(&rest[..length]);
        length
    }
}

fn aub(file: &Path, device: Option<&str>, json: bool) -> Result<ExitCode> {
    let mut reader = AubReader::new(BufReader::new(File::open(file)?));
    let first = reader.packet()?.map(|packet| packet.body);
    let Some(Body::Version(version)) = first else { return Err(anyhow!("the file has no version")) };
    let platform = device_of(device, &version)?;
    let output = Output::start(platform, &version.tool, json)?;
    let decoder = Decoder {
        platform,
        output,
        ports: Ports::default(),
        image: Image::default(),
        flat: Flat::default(),
        kept: HashMap::new(),
        submissions: 0,
    };
    decoder.packets(&mut reader)
}

struct Decoder {
    platform: &'static hw::Platform,
    output: Output,
    ports: Ports,
    image: Image,
    /// Memory of trace blocks.
    flat: Flat,
    /// State of contexts by image address; rings of trace blocks count as contexts.
    kept: HashMap<u64, Kept>,
    submissions: u64,
}

impl Decoder {
    fn packets<R: Read>(mut self, reader: &mut AubReader<R>) -> Result<ExitCode> {
        loop {
            let packet = match reader.packet() {
                Ok(Some(packet)) => packet,
                Ok(None) => break,
                Err(error) => {
                    self.output.end()?;
                    return Err(error.into());
                }
            };
            let at = packet.at;
            let damaged = |what: String| AubError::Damaged { at, what };
            match packet.body {
                Body::Write(write) => self.image.write(&write).map_err(damaged)?,
                Body::WriteDiscontiguous(pieces) => {
                    for write in pieces.writes() {
                        self.image.write(&write).map_err(damaged)?;
                    }
                }
                Body::RegisterWrite { offset, value, elsewhere: false, .. } => {
                    let (value, name) = (value as u32, register_name(self.platform, offset));
                    self.output.register(at, offset, name, value)?;
                    for submitted in self.ports.write(offset, value).unwrap_or_default() {
                        self.submitted(at, &submitted)?;
                    }
                }
                Body::Comment(text) => self.output.comment(at, &text)?,
                Body::Block(block) => match block.operation {
                    BlockOperation::Comment => {
                        self.output.comment(at, &String::from_utf8_lossy(block.write.data))?;
                    }
                    BlockOperation::Data if matches!(block.write.space, Space::Local) => {
                        self.flat.write(block.write.address, block.write.data)?;
                    }
                    BlockOperation::Ring(ring) => self.ring(at, ring, block.write.data)?,
                    _ => {}
                },
                _ => {}
            }
        }
        self.output.end()?;
        Ok(ExitCode::SUCCESS)
    }

    fn submitted(&mut self, at: u64, submitted: &Submitted) -> Result<()> {
        let Some(image) = ContextImage::read(&self.image, submitted) else {
            let what = format!("the GGTT maps no context image at 0x{:x}", submitted.image());
            return Err(AubError::Damaged { at, what }.into());
        };
        self.submissions += 1;
        let mapped = Mapped { image: &self.image, root: image.root };
        let ring = Mapped { image: &self.image, root: Root::Global };
        self.output.submission(&Submission {
            number: self.submissions,
            at: Some(at),
            engine: submitted.engine_name.into(),
            context: submitted.context(),
            image: Some(submitted.image()),
            space: image.root.to_string(),
        })?;
        let kept = self.kept.remove(&submitted.image()).unwrap_or_default();
        let output = &mut self.output;
        let mut sink = |node| output.command(node);
        let mut walk = Walk::new(self.platform, submitted.engine, &mapped, kept, &mut sink);
        // What the ring was given since the last submission, as far as this can be known without executing.
        let tail = image.tail.min(image.ring_bytes);
        // A writer that starts its ring anew each time gives the same tail again.
        let head = if walk.ring_head() == tail { image.head } else { image.head.max(walk.ring_head()) };
        let head = head.min(image.ring_bytes);
        if head <= tail {
            walk.ring(&ring, image.ring + head, tail - head)?;
        } else {
            walk.ring(&ring, image.ring + head, image.ring_bytes - head)?;
            walk.ring(&ring, image.ring, tail)?;
        }
        walk.set_ring_head(tail);
        self.kept.insert(submitted.image(), walk.finish());
        self.output.submission_end()
    }

    fn ring(&mut self, at: u64, ring: u8, data: &[u8]) -> Result<()> {
        let (engine, name) = match ring {
            3 => (hw::Engine::Video, "video"),
            4 => (hw::Engine::Blitter, "blitter"),
            _ => (hw::Engine::Render, "render"),
        };
        self.submissions += 1;
        self.output.submission(&Submission {
            number: self.submissions,
            at: Some(at),
            engine: name.into(),
            context: 0,
            image: None,
            space: "GTT".into(),
        })?;
        let kept = self.kept.remove(&ring.into()).unwrap_or_default();
        let output = &mut self.output;
        let mut sink = |node| output.command(node);
        let mut walk = Walk::new(self.platform, engine, &self.flat, kept, &mut sink);
        walk.ring(&Bytes { start: 0, bytes: data }, 0, data.len() as u64)?;
        self.kept.insert(ring.into(), walk.finish());
        self.output.submission_end()
    }
}

fn register_name(platform: &hw::Platform, offset: u32) -> Option<&'static str> {
    // Registers of other engines repeat those of the render engine.
    let deltas = [0, 0x2_0000, 0x1_0000, 0x1_8000, 0x1_a000];
    let near = deltas.iter().filter_map(|delta| offset.checked_sub(*delta));
    near.filter_map(|offset| hw::registers::at(platform, offset)).map(|found| found.0.name).next()
}

fn capture(file: &Path, json: bool) -> Result<ExitCode> {
    let mut capture = Capture::open(file)?;
    let platform = match capture.record()? {
        Some(Record::Platform(name)) => hw::platform(&name).context("the platform is unknown")?,
        _ => return Err(capture.damaged("it does not begin with a platform").into()),
    };
    let mut output = Output::start(platform, "halogen", json)?;
    let outcome = records(&mut capture, platform, &mut output);
    output.end()?;
    outcome
}

fn records<R: Read>(
    capture: &mut Capture<R>,
    platform: &'static hw::Platform,
    output: &mut Output,
) -> Result<ExitCode> {
    let mut spaces: HashMap<u32, Flat> = HashMap::new();
    let mut kept: HashMap<u32, Kept> = HashMap::new();
    let mut number = 0;
    while let Some(record) = capture.record()? {
        let missing = |what| -> CaptureError { CaptureError::Damaged { at: 0, what } };
        match record {
            Record::Bind { space, at: GraphicsAddress(at), bytes } => {
                spaces.entry(space).or_default().ranges.insert(at, bytes);
            }
            Record::Unbind { space, at: GraphicsAddress(at), bytes } => {
                if let Some(flat) = spaces.get_mut(&space) {
                    flat.ranges.remove(&at);
                    flat.pages.retain(|page, _| (page * PAGE).wrapping_sub(at) >= bytes);
                }
            }
            Record::Page { space, at, data } => {
                spaces.get_mut(&space).ok_or_else(|| missing("nothing is bound"))?.write(at.0, &data)?;
            }
            Record::Submit { space, context, submission } => {
                number += 1;
                let flat = spaces.entry(space).or_default();
                let engine = match submission.engine {
                    device::EngineClass::Copy => hw::Engine::Blitter,
                    device::EngineClass::Video => hw::Engine::Video,
                    device::EngineClass::VideoEnhance => hw::Engine::VideoEnhance,
                    _ => hw::Engine::Render,
                };
                output.submission(&Submission {
                    number,
                    at: None,
                    engine: format!("{:?}", submission.engine).to_lowercase(),
                    context,
                    image: None,
                    space: format!("space {space}"),
                })?;
                let before = kept.remove(&context).unwrap_or_default();
                let mut sink = |node| output.command(node);
                let mut walk = Walk::new(platform, engine, flat, before, &mut sink);
                walk.batch(submission.batch.0)?;
                kept.insert(context, walk.finish());
                output.submission_end()?;
            }
            Record::Platform(_) | Record::Checksum(_) => {}
        }
    }
    Ok(ExitCode::SUCCESS)
}
