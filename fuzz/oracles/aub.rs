//! AUB files.

use trace::aub::execlist::{ContextImage, Ports};
use trace::aub::memory::{Image, Root, ranges_within, read};
use trace::aub::{AubError, AubReader, Body, MemoryWrite};

/// Pages that an input may write.
const PAGES: usize = 64;
/// Longest write that is carried out, in bytes.
const MOST_BYTES: u64 = 64 << 10;
/// Pages and tables that are listed: tables may contain themselves.
const LISTED_PAGES: u64 = 2048;
const TABLES: u64 = 16;

/// Reads a file to its end or to an error that names a packet of it, writes its memory, and follows its submissions.
///
/// # Panics
/// When a place lies outside of the file, packets do not follow each other, or more is read than there is.
pub fn aub(data: &[u8]) {
    let mut reader = AubReader::new(data);
    let mut image = Image::new(PAGES);
    let mut ports = Ports::default();
    let mut last = None;
    loop {
        let packet = match reader.packet() {
            Ok(Some(packet)) => packet,
            Ok(None) => {
                assert_eq!(reader.position(), data.len() as u64, "the end is not the end of the file");
                return;
            }
            Err(AubError::Damaged { at, what }) => {
                assert!(at <= data.len() as u64 && last.is_none_or(|last| at > last), "damaged at {at}");
                assert!(!what.is_empty());
                return;
            }
            Err(error) => panic!("bytes in memory gave {error}"),
        };
        assert!(last.is_none_or(|last| packet.at > last), "a packet at {} again", packet.at);
        last = Some(packet.at);
        match packet.body {
            Body::Write(write) => {
                // Refusals are fine.
                let _ = image.write(&MemoryWrite { bytes: write.bytes.min(MOST_BYTES), ..write });
            }
            Body::WriteDiscontiguous(pieces) => {
                for write in pieces.writes() {
                    let _ = image.write(&write);
                }
            }
            Body::RegisterWrite { offset, value, .. } => {
                for submitted in ports.write(offset, value as u32).unwrap_or_default() {
                    if let Some(context) = ContextImage::read(&image, &submitted) {
                        let mut bytes = [0; 64];
                        assert!(read(&image, context.root, context.ring, &mut bytes) <= bytes.len());
                        let listed = ranges_within(&image, context.root, LISTED_PAGES, TABLES);
                        assert!(listed.windows(2).all(|pair| pair[0].0 + pair[0].1 <= pair[1].0));
                        let _ = ranges_within(&image, Root::Global, LISTED_PAGES, TABLES);
                    }
                }
            }
            _ => {}
        }
    }
}
