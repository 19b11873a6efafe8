//! Shared local memory of one thread group.
//!
//! Source: [skl.7:Shared Local Memory], [skl.7:Save and Restore Requirements], DP-06, C39, C40. Offsets wrap at 64 KiB, as
//! the address decoder has 16 bits; what lies past the group's own allocation belongs to nobody here (on hardware to a
//! neighbour) and reads as zero until written.

use crate::dataport::Memory;
use bits::GraphicsAddress;
use ir::Region;
use memory::{AddressSpace, PageFault};
use std::cell::Cell;

/// Bytes that an SLM address reaches.
pub(crate) const WRAP_BYTES: u32 = 64 << 10;

/// Bytes that the save and restore engine moves at once.
const REQUEST_BYTES: usize = 64;

/// The memory, little endian. Compiled code has it as a region while messages are sent to it, too.
#[derive(Clone, Debug)]
pub struct Slm {
    bytes: Box<[Cell<u8>]>,
}

impl Default for Slm {
    fn default() -> Self {
        Self { bytes: vec![Cell::new(0); WRAP_BYTES as usize].into_boxed_slice() }
    }
}

impl Slm {
    /// Zeroes the first `bytes` bytes for a new group.
    pub fn clear(&mut self, bytes: u32) {
        let end = bytes.min(WRAP_BYTES) as usize;
        self.bytes[..end].iter_mut().for_each(|byte| *byte.get_mut() = 0);
    }

    /// All of it for compiled code. Offsets do not wrap there.
    pub fn region(&self) -> Region<'_> {
        Region::new(&self.bytes).unwrap_or_default()
    }

    #[inline(always)]
    fn index(offset: u32) -> usize {
        (offset & (WRAP_BYTES - 1)) as usize
    }

    /// A DWord at any byte offset.
    #[inline(always)]
    pub fn read_u32(&self, offset: u32) -> u32 {
        let mut bytes = [0; 4];
        self.read_bytes(offset, &mut bytes);
        u32::from_le_bytes(bytes)
    }

    /// Writes a DWord at any byte offset.
    #[inline(always)]
    pub fn write_u32(&self, offset: u32, value: u32) {
        self.write_bytes(offset, &value.to_le_bytes());
    }

    /// Saves the whole memory at `to`, request by request, as a preempted context has it done.
    ///
    /// # Errors
    /// The fault of a page that is not bound; what came before it is saved.
    pub fn save(&self, to: GraphicsAddress, space: &AddressSpace) -> Result<(), PageFault> {
        let mut request = [0; REQUEST_BYTES];
        for at in (0..WRAP_BYTES).step_by(REQUEST_BYTES) {
            self.read_bytes(at, &mut request);
            space.write(to.offset(at.into()), &request)?;
        }
        Ok(())
    }

    /// Restores what [`Slm::save`] has put at `from`.
    ///
    /// # Errors
    /// The fault of a page that is not bound; what came before it is restored.
    pub fn restore(&mut self, from: GraphicsAddress, space: &AddressSpace) -> Result<(), PageFault> {
        let mut request = [0; REQUEST_BYTES];
        for at in (0..WRAP_BYTES).step_by(REQUEST_BYTES) {
            space.read_into(from.offset(at.into()), &mut request)?;
            self.write_bytes(at, &request);
        }
        Ok(())
    }

    /// Copies bytes out.
    #[inline(always)]
    pub fn read_bytes(&self, offset: u32, into: &mut [u8]) {
        let at = Self::index(offset);
        match self.bytes.get(at..at + into.len()) {
            Some(bytes) => into.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte.get()),
            None => {
                for (i, byte) in into.iter_mut().enumerate() {
                    *byte = self.bytes[Self::index(offset.wrapping_add(i as u32))].get();
                }
            }
        }
    }

    /// Copies bytes in.
    #[inline(always)]
    pub fn write_bytes(&self, offset: u32, bytes: &[u8]) {
        let at = Self::index(offset);
        match self.bytes.get(at..at + bytes.len()) {
            Some(to) => to.iter().zip(bytes).for_each(|(to, &byte)| to.set(byte)),
            None => {
                for (i, &byte) in bytes.iter().enumerate() {
                    self.bytes[Self::index(offset.wrapping_add(i as u32))].set(byte);
                }
            }
        }
    }
}

/// What does not wrap.
impl Memory for Slm {
    #[inline(always)]
    fn end(&self) -> u64 {
        self.bytes.len() as u64
    }

    #[inline(always)]
    fn read<const N: usize>(&self, at: usize) -> [u8; N] {
        let bytes: Option<&[Cell<u8>; N]> = self.bytes.get(at..).and_then(|rest| rest.first_chunk());
        bytes.map_or([0; N], |bytes| std::array::from_fn(|i| bytes[i].get()))
    }

    #[inline(always)]
    fn write<const N: usize>(&self, at: usize, bytes: [u8; N]) {
        let to: Option<&[Cell<u8>; N]> = self.bytes.get(at..).and_then(|rest| rest.first_chunk());
        if let Some(to) = to {
            to.iter().zip(bytes).for_each(|(to, byte)| to.set(byte));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_wrap_at_64_kib() {
        let slm = Slm::default();
        slm.write_u32(0x1fffe, 0x4433_2211);
        assert_eq!(slm.read_u32(0xfffe), 0x4433_2211);
        assert_eq!((slm.read_u32(0), slm.read_u32(0xfffc)), (0x4433, 0x2211_0000));
        slm.write_u32(0x7_fffc, 0x8877_6655);
        assert_eq!((slm.read_u32(0xfffc), slm.read_u32(0xfffb)), (0x8877_6655, 0x7766_5500));
        slm.write_bytes(0xfffd, &[1, 2, 3, 4, 5]);
        let mut bytes = [9; 7];
        slm.read_bytes(0x2_fffc, &mut bytes);
        assert_eq!(bytes, [0x55, 1, 2, 3, 4, 5, 0]);
        // The last DWords that do not, and bytes one by one.
        for offset in [0xfffb, 0xfffc, 0xfffd, 0xffff, u32::MAX - 1] {
            let slm = Slm::default();
            slm.write_u32(offset, 0x8877_6655);
            assert_eq!(slm.read_u32(offset), 0x8877_6655, "{offset:#x}");
            let mut bytes = [0; 6];
            slm.read_bytes(offset.wrapping_sub(1), &mut bytes);
            assert_eq!(bytes, [0, 0x55, 0x66, 0x77, 0x88, 0], "{offset:#x}");
            slm.write_bytes(offset.wrapping_add(1), &[1, 2, 3, 4]);
            assert_eq!((slm.read_u32(offset), slm.read_u32(offset.wrapping_add(4))), (0x0302_0155, 4));
        }
    }

    #[test]
    fn a_new_group_starts_with_zeros() {
        let mut slm = Slm::default();
        for (bytes, kept) in [(1024, 3), (0x1_0000, 0), (0x2_0000, 0)] {
            let places = [0, 1020, 1024, 0x8000, 0xfffc];
            places.iter().for_each(|&offset| slm.write_u32(offset, 7));
            slm.clear(bytes);
            let left = places.iter().filter(|&&offset| slm.read_u32(offset) == 7).count();
            assert_eq!((slm.read_u32(0), slm.read_u32(1020), left), (0, 0, kept), "{bytes}");
        }
    }

    #[test]
    fn all_64_kib_are_saved_and_restored() {
        let mut space = AddressSpace::new(1 << 24).unwrap();
        let (area, hole) = (GraphicsAddress(0x2_0000), GraphicsAddress(0x4_0000));
        space.bind_anonymous(area, 0x1_0000).unwrap();
        space.bind_anonymous(hole, 0x8000).unwrap();
        let mut slm = Slm::default();
        for offset in (0..WRAP_BYTES).step_by(4) {
            slm.write_u32(offset, offset ^ 0x5555_0000);
        }
        slm.save(area, &space).unwrap();
        assert_eq!(space.read_u32(area.offset(0xfffc)), Ok(0x5555_fffc));
        let saved = slm.clone();
        slm.clear(WRAP_BYTES);
        slm.restore(area, &space).unwrap();
        assert_eq!(slm.bytes, saved.bytes);
        // Half an area holds half of it.
        let fault = slm.save(hole, &space).unwrap_err();
        assert_eq!(fault.address, hole.offset(0x8000));
        assert_eq!(space.read_u32(hole.offset(0x7ffc)), Ok(0x5555_7ffc));
        slm.clear(WRAP_BYTES);
        assert_eq!(slm.restore(hole, &space).unwrap_err().address, hole.offset(0x8000));
        assert_eq!((slm.read_u32(0x7ffc), slm.read_u32(0x8000)), (0x5555_7ffc, 0));
    }
}
