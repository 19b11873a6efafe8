//! The simulator socket: any stream of bytes ends in requests or in words, and in the same ones however it was cut.

use device::HardwareError;
use memory::PhysicalError;
use std::cell::RefCell;
use std::convert::Infallible;
use tbx::protocol::Address;
use tbx::{Bus, Session};

/// Memory that can be read: more is refused, so that no input is slow.
const READABLE_BYTES: u64 = 1 << 16;

/// A GPU that remembers what was done to it.
#[derive(Default)]
struct Notes(RefCell<Vec<u64>>);

impl Notes {
    fn note(&self, what: u64, place: u64, value: u64) {
        self.0.borrow_mut().extend([what, place, value]);
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
        let (Address::Physical(start) | Address::Global(start)) = address;
        for (place, byte) in (start..).zip(data) {
            self.note(5, place, u64::from(*byte) | u64::from(matches!(address, Address::Global(_))) << 8);
        }
        Ok(())
    }
}

/// What came of a stream that arrives in pieces of `piece` bytes.
fn outcome(stream: &[u8], piece: usize) -> (Vec<u64>, Vec<u8>, Option<String>, u64) {
    let mut session = Session::new(Notes::default());
    let mut replies = Vec::new();
    let mut failure = None;
    for bytes in stream.chunks(piece.max(1)) {
        let mut reply = |bytes: &[u8]| -> Result<(), Infallible> {
            replies.extend_from_slice(bytes);
            Ok(())
        };
        let Ok(result) = session.receive(bytes, &mut reply);
        if let Err(error) = result {
            failure = Some(error.to_string());
            break;
        }
    }
    let traffic = session.traffic();
    assert_eq!(traffic.sent_bytes, replies.len() as u64, "what is counted was sent");
    let notes = session.hardware().0.borrow().clone();
    (notes, replies, failure, traffic.messages)
}

/// The first byte says how the stream is cut.
pub fn tbx(data: &[u8]) {
    let Some((&piece, stream)) = data.split_first() else { return };
    assert_eq!(outcome(stream, stream.len()), outcome(stream, piece.into()));
}
