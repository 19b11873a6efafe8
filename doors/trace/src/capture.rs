//! The capture format: a magic line, a version, then a deflate stream of tagged little-endian records.
//!
//! The stream is flushed after every submission, so that a process which ends without a word leaves a readable file;
//! a reader takes the end of the bytes after a checksum as the end of the capture.

use crate::known::{Known, PAGE};
use bits::GraphicsAddress;
use device::{EngineClass, Submission};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use memory::AddressSpace;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

pub(crate) const MAGIC: &[u8; 16] = b"halogen capture\n";
/// Version of the records; a reader takes only its own.
const VERSION: u32 = 2;
/// Largest capture that is read, uncompressed: a damaged file must not run for ever.
const RECORDS_LIMIT: u64 = 64 << 30;

/// Why a capture cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum CaptureError {
    /// The host refused.
    #[error(transparent)]
    Host(#[from] io::Error),
    /// The bytes are not a capture, or not one of this version.
    #[error("not a capture of this version of Halogen")]
    Foreign,
    /// The file ends early or holds a record that makes no sense, at this byte of the uncompressed stream.
    #[error("the capture is damaged at byte {at} of its uncompressed records: {what}")]
    Damaged {
        /// Offset in the uncompressed records.
        at: u64,
        /// What makes no sense there.
        what: &'static str,
    },
}

/// One step of a capture. Address spaces and contexts have numbers of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// Name of the platform; the first record.
    Platform(String),
    /// A range became bound; its bytes are zero until pages say otherwise.
    Bind {
        /// Address space.
        space: u32,
        /// First byte.
        at: GraphicsAddress,
        /// Length in bytes, whole pages.
        bytes: u64,
    },
    /// A range is bound no more.
    Unbind {
        /// Address space.
        space: u32,
        /// First byte.
        at: GraphicsAddress,
        /// Length in bytes, whole pages.
        bytes: u64,
    },
    /// A page as the CPU left it.
    Page {
        /// Address space.
        space: u32,
        /// First byte.
        at: GraphicsAddress,
        /// 4096 bytes.
        data: Vec<u8>,
    },
    /// A batch to run in a context.
    Submit {
        /// Address space.
        space: u32,
        /// Number of the context.
        context: u32,
        /// Where and what.
        submission: Submission,
    },
    /// Checksum of all bound pages of the space of the last submission, in order of address, after it was executed.
    Checksum(u32),
}

/// Tags of the records in the file.
mod tag {
    pub const PLATFORM: u8 = 1;
    pub const BIND: u8 = 2;
    pub const UNBIND: u8 = 3;
    pub const PAGE: u8 = 4;
    pub const SUBMIT: u8 = 5;
    pub const CHECKSUM: u8 = 6;
}

/// What the file knows of an address space.
#[derive(Default)]
struct Space {
    number: u32,
    known: Known,
}

/// Writes what is submitted.
pub struct Recorder {
    output: DeflateEncoder<BufWriter<File>>,
    spaces: BTreeMap<u64, Space>,
}

const ENGINES: [EngineClass; 5] = [
    EngineClass::Render,
    EngineClass::Copy,
    EngineClass::Video,
    EngineClass::VideoEnhance,
    EngineClass::Compute,
];

impl Recorder {
    /// Starts a capture of `platform`.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn new(file: File, platform: &hw::Platform) -> Result<Self, CaptureError> {
        let mut output = BufWriter::new(file);
        output.write_all(MAGIC)?;
        output.write_all(&VERSION.to_le_bytes())?;
        let mut output = DeflateEncoder::new(output, Compression::best());
        output.write_all(&[tag::PLATFORM, platform.name.len() as u8])?;
        output.write_all(platform.name.as_bytes())?;
        Ok(Self { output, spaces: BTreeMap::new() })
    }

    fn range(&mut self, tag: u8, space: u32, at: u64, bytes: u64) -> io::Result<()> {
        self.output.write_all(&[tag])?;
        self.output.write_all(&space.to_le_bytes())?;
        self.output.write_all(&at.to_le_bytes())?;
        self.output.write_all(&bytes.to_le_bytes())
    }

    /// Writes what changed since the last submission, and the submission. Call before it is executed. `identity` tells
    /// address spaces apart; `bound` are its bound ranges.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn submit(
        &mut self,
        identity: u64,
        context: u32,
        submission: Submission,
        space: &AddressSpace,
        bound: &[(GraphicsAddress, u64)],
    ) -> Result<(), CaptureError> {
        let count = self.spaces.len() as u32;
        let mut place = self.spaces.remove(&identity).unwrap_or(Space { number: count, ..Space::default() });
        let number = place.number;
        let rebound = place.known.rebind(bound);
        for (at, bytes) in rebound.gone {
            self.range(tag::UNBIND, number, at, bytes)?;
        }
        for (at, bytes) in rebound.new {
            self.range(tag::BIND, number, at, bytes)?;
        }
        let output = &mut self.output;
        place.known.changed(space, |page, data| {
            let mut head = [tag::PAGE; 13];
            head[1..5].copy_from_slice(&number.to_le_bytes());
            head[5..].copy_from_slice(&page.to_le_bytes());
            output.write_all(&head).and_then(|()| output.write_all(data))
        })?;
        let engine = ENGINES.iter().position(|&engine| engine == submission.engine).unwrap_or(0);
        self.output.write_all(&[tag::SUBMIT])?;
        self.output.write_all(&number.to_le_bytes())?;
        self.output.write_all(&context.to_le_bytes())?;
        self.output.write_all(&[engine as u8])?;
        self.output.write_all(&submission.batch.0.to_le_bytes())?;
        self.output.write_all(&submission.batch_bytes.to_le_bytes())?;
        self.spaces.insert(identity, place);
        Ok(())
    }

    /// Notes what the GPU wrote and makes the file complete up to here. Call after the submission was executed.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn executed(&mut self, identity: u64, space: &AddressSpace) -> Result<(), CaptureError> {
        let sum = self.spaces.get_mut(&identity).map_or(0, |place| place.known.executed(space));
        self.output.write_all(&[tag::CHECKSUM])?;
        self.output.write_all(&sum.to_le_bytes())?;
        self.output.flush()?;
        Ok(())
    }
}

/// Reads a capture record by record.
pub struct Capture<R> {
    input: DeflateDecoder<R>,
    at: u64,
    complete: bool,
}

impl Capture<BufReader<File>> {
    /// Opens a file.
    ///
    /// # Errors
    /// What the host says, or [`CaptureError::Foreign`].
    pub fn open(file: &Path) -> Result<Self, CaptureError> {
        Self::new(BufReader::new(File::open(file)?))
    }
}

impl<R: Read> Capture<R> {
    /// A capture from its bytes.
    ///
    /// # Errors
    /// [`CaptureError::Foreign`] when they do not begin like one.
    pub fn new(mut input: R) -> Result<Self, CaptureError> {
        let mut head = [0; 20];
        input.read_exact(&mut head).map_err(|_| CaptureError::Foreign)?;
        if head[..16] != *MAGIC || head[16..] != VERSION.to_le_bytes() {
            return Err(CaptureError::Foreign);
        }
        Ok(Self { input: DeflateDecoder::new(input), at: 0, complete: false })
    }

    /// Bytes of records read so far.
    pub fn position(&self) -> u64 {
        self.at
    }

    /// An error about the present place.
    pub fn damaged(&self, what: &'static str) -> CaptureError {
        CaptureError::Damaged { at: self.at, what }
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], CaptureError> {
        let mut bytes = [0; N];
        self.fill(&mut bytes)?;
        Ok(bytes)
    }

    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), CaptureError> {
        let mut filled = 0;
        while let Some(rest) = bytes.get_mut(filled..).filter(|rest| !rest.is_empty()) {
            match self.input.read(rest) {
                Ok(0) => return Err(self.damaged("it ends within a record")),
                Ok(count) => {
                    filled += count;
                    self.at += count as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                    return Err(self.damaged("it ends within a record"));
                }
                Err(_) => return Err(self.damaged("the compressed data is broken")),
            }
        }
        Ok(())
    }

    /// The tag of the next record; `None` at a proper end.
    fn tag(&mut self) -> Result<Option<u8>, CaptureError> {
        let mut tag = [0];
        let ended = loop {
            match self.input.read(&mut tag) {
                Ok(0) => break true,
                Ok(_) => break false,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => break true,
                Err(_) => return Err(self.damaged("the compressed data is broken")),
            }
        };
        match (ended, self.complete) {
            (true, true) => Ok(None),
            (true, false) => Err(self.damaged("it ends without a checksum")),
            (false, _) => {
                self.at += 1;
                Ok(Some(tag[0]))
            }
        }
    }

    /// The next record, `None` at the end.
    ///
    /// # Errors
    /// [`CaptureError::Damaged`] with the place.
    pub fn record(&mut self) -> Result<Option<Record>, CaptureError> {
        if self.at > RECORDS_LIMIT {
            return Err(self.damaged("it is longer than any capture"));
        }
        let Some(tag) = self.tag()? else { return Ok(None) };
        self.complete = tag == tag::CHECKSUM;
        Ok(Some(match tag {
            tag::PLATFORM => {
                let [length] = self.bytes::<1>()?;
                let mut name = vec![0; length.into()];
                self.fill(&mut name)?;
                Record::Platform(
                    String::from_utf8(name).map_err(|_| self.damaged("the platform has no name"))?,
                )
            }
            tag::BIND => Record::Bind { space: self.u32()?, at: self.address()?, bytes: self.u64()? },
            tag::UNBIND => Record::Unbind { space: self.u32()?, at: self.address()?, bytes: self.u64()? },
            tag::PAGE => {
                let (space, at) = (self.u32()?, self.address()?);
                let mut data = vec![0; PAGE];
                self.fill(&mut data)?;
                Record::Page { space, at, data }
            }
            tag::SUBMIT => {
                let (space, context, [engine]) = (self.u32()?, self.u32()?, self.bytes::<1>()?);
                let engine = ENGINES.get(usize::from(engine)).copied();
                let engine = engine.ok_or_else(|| self.damaged("there is no such engine"))?;
                let submission = Submission { engine, batch: self.address()?, batch_bytes: self.u64()? };
                Record::Submit { space, context, submission }
            }
            tag::CHECKSUM => Record::Checksum(self.u32()?),
            _ => return Err(self.damaged("there is no such record")),
        }))
    }

    fn u32(&mut self) -> Result<u32, CaptureError> {
        Ok(u32::from_le_bytes(self.bytes()?))
    }

    fn u64(&mut self) -> Result<u64, CaptureError> {
        Ok(u64::from_le_bytes(self.bytes()?))
    }

    fn address(&mut self) -> Result<GraphicsAddress, CaptureError> {
        Ok(GraphicsAddress(self.u64()?))
    }
}
