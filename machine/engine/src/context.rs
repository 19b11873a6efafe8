//! Context images: the ring context that software prepares and that hardware saves.
//!
//! An image is a list of commands, most of them register loads, that bring a context back. The first page of a context
//! is its status page, the second begins with the ring context.
//!
//! Source: [skl.7:Register State Context], [bdw.3:Ring Context], [bdw.2d:PPHWSP_LAYOUT].
//! Deviation: only registers are kept in the image. The pipelines' state stays in the device and is found again by the
//! address of the image.

use bits::GraphicsAddress;
use hw::registers as offsets;
use memory::{AddressSpace, PAGE_BYTES, PageFault};
use std::collections::BTreeMap;

/// Where the registers of the render streamer begin.
pub(crate) const RENDER_BASE: u32 = 0x2000;
/// Bytes of the registers of one streamer.
pub(crate) const ENGINE_BYTES: u32 = 0x800;
/// Render, both video engines, video enhancement, blitter.
pub(crate) const ENGINE_BASES: [u32; 5] = [0x2000, 0x1_2000, 0x1_c000, 0x1_a000, 0x2_2000];

/// The offset that a register of any streamer has in the render streamer; others are left alone.
pub fn render_offset(offset: u32) -> u32 {
    match ENGINE_BASES.iter().find(|&&base| (base..base + ENGINE_BYTES).contains(&offset)) {
        Some(base) => offset - base + RENDER_BASE,
        None => offset,
    }
}

/// The register loads of an image.
#[derive(Clone, Debug)]
pub struct ContextImage {
    status_page: GraphicsAddress,
    /// Places of values by offset of the register in the render streamer.
    places: BTreeMap<u32, Place>,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    /// Offset as the image has it.
    register: u32,
    address: GraphicsAddress,
    value: u32,
}

/// Type and opcode of MI_NOOP, bits 31:23; the rest may be any number.
const NOOP: u32 = 0;
/// Type and opcode of MI_LOAD_REGISTER_IMM.
const LOAD_REGISTER_IMM: u32 = 0x22;
/// DWord of the status page with the cumulative run time.
const RUN_TIME_DWORD: u64 = 16;
/// DWord with the time at which the restore was complete.
const RESTORED_DWORD: u64 = 20;
/// DWord with the time at which the save was finished.
const SAVED_DWORD: u64 = 22;

impl ContextImage {
    /// Reads the register loads of the image at `address` in the global GTT: everything up to the first command that
    /// is none.
    ///
    /// # Errors
    /// When the ring context is not bound.
    pub fn read(address: GraphicsAddress, global: &AddressSpace) -> Result<Self, PageFault> {
        let start = address.offset(PAGE_BYTES);
        let dword = |index: u64| global.read_u32(start.offset(4 * index));
        let mut places = BTreeMap::new();
        let mut at = 0;
        while at < PAGE_BYTES / 4 {
            let header = dword(at)?;
            at += 1;
            match header >> 23 {
                NOOP => continue,
                LOAD_REGISTER_IMM => {}
                _ => break,
            }
            let pairs = u64::from(header & 0xff).div_ceil(2);
            for pair in 0..pairs {
                let place = at + 2 * pair + 1;
                if place >= PAGE_BYTES / 4 {
                    break;
                }
                let register = dword(place - 1)? & 0x7f_fffc;
                let found = Place { register, address: start.offset(4 * place), value: dword(place)? };
                places.insert(render_offset(register), found);
            }
            at += 2 * pairs;
        }
        Ok(Self { status_page: address, places })
    }

    /// The value that the image loads into a register, named by its offset in the render streamer.
    pub fn value(&self, register: u32) -> Option<u32> {
        self.places.get(&register).map(|place| place.value)
    }

    /// Every register load: the offset as the image has it, the value.
    pub fn loads(&self) -> impl Iterator<Item = (u32, u32)> {
        self.places.values().map(|place| (place.register, place.value))
    }

    /// The context's own status page.
    pub fn status_page(&self) -> GraphicsAddress {
        self.status_page
    }

    /// The directory pointer `index`, 0 to 3; zero when the image has none.
    pub fn directory(&self, index: u32) -> u64 {
        let low = offsets::PDP0 + 8 * (index & 3);
        let half = |register| u64::from(self.value(register).unwrap_or(0));
        half(low) | half(low + 4) << 32
    }

    /// Writes the image back: `value` gives what each register holds by its offset in the image, or `None` for what
    /// hardware does not save.
    ///
    /// # Errors
    /// When the ring context is not bound any more.
    pub fn save(
        &self,
        global: &AddressSpace,
        value: impl Fn(u32) -> Option<u32>,
        restored_ticks: u64,
        saved_ticks: u64,
    ) -> Result<(), PageFault> {
        for (&register, place) in &self.places {
            let new = match register {
                // Only software writes the tail.
                offsets::RING_BUFFER_TAIL => None,
                // The next restore brings everything back.
                offsets::CONTEXT_CONTROL => Some(0xffff_0000 | place.value & 0xffff & !1),
                _ => value(place.register),
            };
            if let Some(new) = new.filter(|&new| new != place.value) {
                global.write_u32(place.address, new)?;
            }
        }
        let run_time = value(offsets::CTX_TIMESTAMP).unwrap_or(0);
        global.write_u32(self.status_page.offset(4 * RUN_TIME_DWORD), run_time)?;
        global.write_u64(self.status_page.offset(4 * RESTORED_DWORD), restored_ticks)?;
        global.write_u64(self.status_page.offset(4 * SAVED_DWORD), saved_ticks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_of_all_streamers_have_one_description() {
        assert_eq!(render_offset(0x2_2230), 0x2230);
        assert_eq!(render_offset(0x1_a03c), 0x203c);
        assert_eq!(render_offset(0x4_4200), 0x4_4200);
    }

    #[test]
    fn an_image_gives_what_it_loads_and_takes_what_is_saved() {
        let mut space = AddressSpace::new(1 << 20).unwrap();
        space.bind_anonymous(GraphicsAddress(0x6000), 0x2000).unwrap();
        let ring: [u32; 12] = [
            NOOP,
            0x1100_1005,
            0x2_2244,
            0x0001_0001,
            0x2_2034,
            0x40,
            0x2_2030,
            0x80,
            NOOP,
            0x1100_1001,
            0x2_2270,
            0x5000,
        ];
        for (index, dword) in ring.iter().enumerate() {
            space.write_u32(GraphicsAddress(0x7000 + 4 * index as u64), *dword).unwrap();
        }
        let image = ContextImage::read(GraphicsAddress(0x6000), &space).unwrap();
        assert_eq!(image.value(offsets::RING_BUFFER_TAIL), Some(0x80));
        assert_eq!(image.directory(0), 0x5000);
        image.save(&space, |register| (register == 0x2_2034).then_some(0x80), 5, 9).unwrap();
        let saved = ContextImage::read(GraphicsAddress(0x6000), &space).unwrap();
        assert_eq!(saved.value(offsets::RING_BUFFER_HEAD), Some(0x80));
        assert_eq!(saved.value(offsets::CONTEXT_CONTROL), Some(0xffff_0000));
        assert_eq!(space.read_u64(GraphicsAddress(0x6000 + 4 * 22)), Ok(9));
    }

    #[test]
    fn an_image_of_nonsense_ends_with_its_page() {
        let mut space = AddressSpace::new(1 << 20).unwrap();
        space.bind_anonymous(GraphicsAddress(0x6000), 0x2000).unwrap();
        for index in 0..1024 {
            space.write_u32(GraphicsAddress(0x7000 + 4 * index), 0x1100_10ff).unwrap();
        }
        assert!(ContextImage::read(GraphicsAddress(0x6000), &space).unwrap().value(0x2030).is_none());
        assert!(ContextImage::read(GraphicsAddress(0x9000), &space).is_err());
    }
}
