//! The simulator socket: any stream of bytes ends in requests or in words, and in the same ones however it was cut.

use device::HardwareError;
use memory::PhysicalError;
use std::cell::Cell;
use std::convert::Infallible;
use tbx::protocol::Address;
use tbx::{Bus, Session};

/// Memory that can be read: more is refused, so that no input is slow.
const READABLE_BYTES: u64 = 1 << 12;

/// What was said and done, in order, as one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Digest(u64);

impl Digest {
    fn take(&mut self, value: u64) {
        self.0 = (self.0 ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

/// A GPU that remembers what was done to it.
struct Notes(Cell<Digest>);

impl Notes {
    fn note(&self, what: u64, place: u64, value: u64) {
        let mut digest = self.0.get();
        digest.take(what << 56 ^ place);
        digest.take(value);
        self.0.set(digest);
    }
}

impl Bus for Notes {
    fn reset(&mut self) -> Result<(), HardwareError> {
        self.note(0, 0, 0);
        Ok(())
    }

    fn mmio_read(&self, offset: u32) -> Result<u32, HardwareError> {
        self.note(1, offset.into(), 0);
        Ok(!offset)
    }

    fn mmio_write(&mut self, offset: u32, value: u32) -> Result<(), HardwareError> {
        self.note(2, offset.into(), value.into());
        Ok(())
    }

    fn ggtt_read(&self, index: u32) -> Result<u64, HardwareError> {
        self.note(3, index.into(), 0);
        Ok(index.into())
    }

    fn ggtt_write(&mut self, index: u32, entry: u64) -> Result<(), HardwareError> {
        self.note(4, index.into(), entry);
        Ok(())
    }

    fn read(&self, address: Address, into: &mut [u8]) -> Result<(), HardwareError> {
        let (Address::Physical(start) | Address::Global(start)) = address;
        if start.saturating_add(into.len() as u64) > READABLE_BYTES {
            return Err(PhysicalError::Address(start).into());
        }
        into.fill(start as u8);
        Ok(())
    }

    fn write(&mut self, address: Address, data: &[u8]) -> Result<(), HardwareError> {
        // A cut in the data is no difference.
        let (start, space) = match address {
            Address::Physical(start) => (start, 5),
            Address::Global(start) => (start, 6),
        };
        let mut digest = self.0.get();
        for (place, byte) in (start..).zip(data) {
            digest.take(space << 56 ^ place << 8 ^ u64::from(*byte));
        }
        self.0.set(digest);
        Ok(())
    }
}

/// What came of a stream that arrives in pieces of `piece` bytes: what was done, what was answered, how it ended.
fn outcome(stream: &[u8], piece: usize) -> (Digest, Digest, Option<String>, u64) {
    let mut session = Session::new(Notes(Cell::new(Digest(0))));
    let (mut replies, mut replied_bytes) = (Digest(0), 0);
    let mut failure = None;
    for bytes in stream.chunks(piece.max(1)) {
        let mut reply = |bytes: &[u8]| -> Result<(), Infallible> {
            replied_bytes += bytes.len() as u64;
            bytes.iter().for_each(|byte| replies.take((*byte).into()));
            Ok(())
        };
        let Ok(result) = session.receive(bytes, &mut reply);
        if let Err(error) = result {
            failure = Some(error.to_string());
            break;
        }
    }
    let traffic = session.traffic();
    assert_eq!(traffic.sent_bytes, replied_bytes, "what is counted was sent");
    (session.hardware().0.get(), replies, failure, traffic.messages)
}

/// The first byte says how the stream is cut.
pub fn tbx(data: &[u8]) {
    let Some((&piece, stream)) = data.split_first() else { return };
    assert_eq!(outcome(stream, stream.len()), outcome(stream, piece.into()));
}
