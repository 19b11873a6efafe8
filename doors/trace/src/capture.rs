//! The capture format: a magic line, then a deflate stream of tagged little-endian records.

use bits::GraphicsAddress;
use device::{EngineClass, Submission};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use memory::{AddressSpace, PAGE_BYTES};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

const MAGIC: &[u8; 16] = b"halogen capture\n";
/// Version of the records; a reader takes only its own.
const VERSION: u32 = 1;
const PAGE: usize = PAGE_BYTES as usize;
/// Largest capture that is read, uncompressed: a damaged file must not fill memory.
const RECORDS_LIMIT: u64 = 4 << 30;

/// Why a capture cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum CaptureError {
    /// The host refused.
    #[error("{0}")]
    Host(#[from] io::Error),
    /// The bytes are not a capture, or not one of this version.
    #[error("not a capture of this version of Halogen")]
    Foreign,
    /// The file ends early or holds a record that makes no sense, at this byte of the uncompressed stream.
    #[error("the capture is damaged at byte {at} of its records")]
    Damaged {
        /// Offset in the uncompressed records.
        at: u64,
    },
}

/// One step of a capture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// Name of the platform; the first record.
    Platform(String),
    /// A range became bound.
    Bind {
        /// First byte.
        at: GraphicsAddress,
        /// Length in bytes, whole pages.
        bytes: u64,
    },
    /// A page as the CPU left it.
    Page {
        /// First byte.
        at: GraphicsAddress,
        /// 4096 bytes.
        data: Vec<u8>,
    },
    /// A batch to run in a context.
    Submit {
        /// Number of the context.
        context: u32,
        /// Where and what.
        submission: Submission,
    },
    /// Checksum of all bound pages in order of address; the last record.
    Final(u32),
}

/// Writes what is submitted.
pub struct Recorder {
    output: DeflateEncoder<BufWriter<File>>,
    /// Bound pages and the checksum of what is known to be in them.
    pages: BTreeMap<u64, Option<u32>>,
}

fn engine_code(engine: EngineClass) -> u8 {
    match engine {
        EngineClass::Render => 0,
        EngineClass::Copy => 1,
        EngineClass::Video => 2,
        EngineClass::VideoEnhance => 3,
        EngineClass::Compute => 4,
    }
}

fn engine_of(code: u8) -> Option<EngineClass> {
    Some(match code {
        0 => EngineClass::Render,
        1 => EngineClass::Copy,
        2 => EngineClass::Video,
        3 => EngineClass::VideoEnhance,
        4 => EngineClass::Compute,
        _ => return None,
    })
}

fn page_checksum(space: &AddressSpace, page: u64) -> (Vec<u8>, u32) {
    let mut data = vec![0; PAGE];
    space.view(GraphicsAddress(page), PAGE_BYTES).read_bytes(0, &mut data);
    let sum = crc32fast::hash(&data);
    (data, sum)
}

/// Checksum of pages in order: what a replay is compared by.
pub(crate) fn checksum(space: &AddressSpace, pages: impl Iterator<Item = u64>) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for page in pages {
        hasher.update(&page.to_le_bytes());
        hasher.update(&page_checksum(space, page).0);
    }
    hasher.finalize()
}

impl Recorder {
    /// Starts a capture of `platform`.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn new(file: &Path, platform: &hw::Platform) -> Result<Self, CaptureError> {
        let mut output = BufWriter::new(File::create(file)?);
        output.write_all(MAGIC)?;
        output.write_all(&VERSION.to_le_bytes())?;
        let mut output = DeflateEncoder::new(output, Compression::best());
        output.write_all(&[1, platform.name.len() as u8])?;
        output.write_all(platform.name.as_bytes())?;
        Ok(Self { output, pages: BTreeMap::new() })
    }

    /// Writes what changed since the last submission, and the submission. Call before it is executed.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn submit(
        &mut self,
        context: u32,
        submission: Submission,
        space: &AddressSpace,
        bound: impl Iterator<Item = (GraphicsAddress, u64)>,
    ) -> Result<(), CaptureError> {
        let zero = crc32fast::hash(&[0; PAGE]);
        for (at, bytes) in bound {
            let mut fresh = false;
            for page in (at.0..at.0.saturating_add(bytes)).step_by(PAGE) {
                self.pages.entry(page).or_insert_with(|| {
                    fresh = true;
                    Some(zero)
                });
            }
            if fresh {
                self.output.write_all(&[2])?;
                self.output.write_all(&at.0.to_le_bytes())?;
                self.output.write_all(&bytes.to_le_bytes())?;
            }
        }
        for (&page, known) in &mut self.pages {
            if !space.is_bound(GraphicsAddress(page), PAGE_BYTES) {
                continue;
            }
            let (data, sum) = page_checksum(space, page);
            if *known != Some(sum) {
                self.output.write_all(&[3])?;
                self.output.write_all(&page.to_le_bytes())?;
                self.output.write_all(&data)?;
                *known = Some(sum);
            }
        }
        self.output.write_all(&[4])?;
        self.output.write_all(&context.to_le_bytes())?;
        self.output.write_all(&[engine_code(submission.engine)])?;
        self.output.write_all(&submission.batch.0.to_le_bytes())?;
        self.output.write_all(&submission.batch_bytes.to_le_bytes())?;
        Ok(())
    }

    /// Notes what the GPU wrote and makes the file complete up to here. Call after the submission was executed.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn executed(&mut self, space: &AddressSpace) -> Result<(), CaptureError> {
        let mut hasher = crc32fast::Hasher::new();
        for (&page, known) in &mut self.pages {
            let (data, sum) = page_checksum(space, page);
            *known = Some(sum);
            hasher.update(&page.to_le_bytes());
            hasher.update(&data);
        }
        self.output.write_all(&[5])?;
        self.output.write_all(&hasher.finalize().to_le_bytes())?;
        // A process may end without a word: what is written so far stays readable.
        self.output.flush()?;
        Ok(())
    }
}

/// Reads a capture whole.
///
/// # Errors
/// [`CaptureError::Foreign`] or [`CaptureError::Damaged`] for bytes that are no capture.
pub fn read(file: &Path) -> Result<Vec<Record>, CaptureError> {
    let mut input = BufReader::new(File::open(file)?);
    let mut head = [0; 20];
    input.read_exact(&mut head).map_err(|_| CaptureError::Foreign)?;
    if head[..16] != *MAGIC || head[16..] != VERSION.to_le_bytes() {
        return Err(CaptureError::Foreign);
    }
    let mut reader = Reader { input: DeflateDecoder::new(input).take(RECORDS_LIMIT), at: 0 };
    let mut records = Vec::new();
    while let Some(record) = reader.record()? {
        records.push(record);
    }
    Ok(records)
}

struct Reader<R> {
    input: R,
    at: u64,
}

impl<R: Read> Reader<R> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], CaptureError> {
        let mut bytes = [0; N];
        self.input.read_exact(&mut bytes).map_err(|_| CaptureError::Damaged { at: self.at })?;
        self.at += N as u64;
        Ok(bytes)
    }

    fn record(&mut self) -> Result<Option<Record>, CaptureError> {
        let mut tag = [0];
        // A stream that was flushed but not finished ends here too.
        if !matches!(self.input.read(&mut tag), Ok(1)) {
            return Ok(None);
        }
        self.at += 1;
        let damaged = CaptureError::Damaged { at: self.at };
        Ok(Some(match tag[0] {
            1 => {
                let [length] = self.bytes::<1>()?;
                let mut name = vec![0; length.into()];
                self.input.read_exact(&mut name).map_err(|_| CaptureError::Damaged { at: self.at })?;
                self.at += u64::from(length);
                Record::Platform(String::from_utf8(name).map_err(|_| damaged)?)
            }
            2 => Record::Bind { at: self.address()?, bytes: u64::from_le_bytes(self.bytes()?) },
            3 => Record::Page { at: self.address()?, data: self.bytes::<PAGE>()?.to_vec() },
            4 => Record::Submit {
                context: u32::from_le_bytes(self.bytes()?),
                submission: Submission {
                    engine: engine_of(self.bytes::<1>()?[0]).ok_or(damaged)?,
                    batch: self.address()?,
                    batch_bytes: u64::from_le_bytes(self.bytes()?),
                },
            },
            5 => Record::Final(u32::from_le_bytes(self.bytes()?)),
            _ => return Err(damaged),
        }))
    }

    fn address(&mut self) -> Result<GraphicsAddress, CaptureError> {
        Ok(GraphicsAddress(u64::from_le_bytes(self.bytes()?)))
    }
}
