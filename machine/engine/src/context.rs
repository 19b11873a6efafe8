//! Context images: the ring context that software prepares and that hardware saves.
//!
//! An image is a list of commands, most of them register loads, that bring a context back. The first page of a context
//! is its status page, the second begins with the ring context.
//!
//! Source: [skl.7:Register State Context], [bdw.3:Ring Context], [bdw.2d:PPHWSP_LAYOUT].

use crate::mi;
use crate::register_file::RegisterFile;
use bits::GraphicsAddress;
use hw::Engine;
use hw::command::{self, CommandId};
use hw::registers as offsets;
use memory::{AddressSpace, PAGE_BYTES, PageFault};
use ports::{Pipeline, Registers};
use probe::{Context, FaultKind, Stop};
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

/// An image as it lies in memory.
#[derive(Clone, Debug)]
pub struct ContextImage {
    status_page: GraphicsAddress,
    /// Places of values of the ring context by offset of the register in the render streamer.
    places: BTreeMap<u32, Place>,
    /// The first page behind the status page.
    dwords: Vec<u32>,
    /// Pages that the image can have behind the status page.
    pages: u64,
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
/// Type and opcode of MI_BATCH_BUFFER_END.
const BATCH_BUFFER_END: u32 = 0x0a;
/// Type and opcode of MI_LOAD_REGISTER_IMM.
const LOAD_REGISTER_IMM: u32 = 0x22;
/// DWords of the ring context, which software prepares; behind it lies the state that the engine saves.
pub const RING_CONTEXT_DWORDS: usize = 64;
/// DWords that are loaded even if the restore of the state is inhibited: with the power state that software asks for.
const PREPARED_DWORDS: usize = 80;
/// Longest image: that of the render engine with everything that is ever saved. [skl.7:Register State Context]
pub const RENDER_IMAGE_PAGES: u64 = 21;
/// DWord of the status page with the cumulative run time.
const RUN_TIME_DWORD: u64 = 16;
/// DWord with the time at which the restore was complete.
const RESTORED_DWORD: u64 = 20;
/// DWord with the time at which the save was finished.
const SAVED_DWORD: u64 = 22;
/// DWord with the semaphore command that the context waits at.
const SEMAPHORE_DWORD: u64 = 24;

/// When a context came and went, in ticks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Times {
    /// The restore was complete.
    pub restored: u64,
    /// The save was finished.
    pub saved: u64,
}

impl ContextImage {
    /// Reads the ring context of the image at `address` in the global GTT, which has at most `pages` pages behind its
    /// status page.
    ///
    /// # Errors
    /// When the ring context is not bound.
    pub fn read(address: GraphicsAddress, pages: u64, global: &AddressSpace) -> Result<Self, PageFault> {
        let start = address.offset(PAGE_BYTES);
        let dwords = read_page(start, global)?;
        let mut places = BTreeMap::new();
        let ring = &dwords[..PREPARED_DWORDS];
        let mut at = 0;
        while let Some(header) = ring.get(at) {
            at += 1;
            match header >> 23 {
                NOOP => continue,
                LOAD_REGISTER_IMM => {}
                _ => break,
            }
            let pairs = (header & 0xff).div_ceil(2) as usize;
            for (index, pair) in ring[at.min(ring.len())..].chunks_exact(2).take(pairs).enumerate() {
                let (register, address) =
                    (pair[0] & 0x7f_fffc, start.offset(4 * (at + 2 * index + 1) as u64));
                places.insert(render_offset(register), Place { register, address, value: pair[1] });
            }
            at += 2 * pairs;
        }
        Ok(Self { status_page: address, places, dwords, pages })
    }

    /// The value that the ring context loads into a register, named by its offset in the render streamer.
    pub fn value(&self, register: u32) -> Option<u32> {
        self.places.get(&register).map(|place| place.value)
    }

    /// Every register load of the ring context: the offset as the image has it, the value.
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

    /// Executes the image: registers are loaded, state commands go to `pipeline`. What the state loads from memory that
    /// is not bound any more stays as it is: the context has to load it anew before it can use it.
    ///
    /// # Errors
    /// What the pipeline stops at.
    pub fn restore<P: Pipeline>(
        &self,
        engine: Engine,
        global: &AddressSpace,
        registers: &mut RegisterFile,
        pipeline: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        let mut whole = self.dwords.clone();
        let mut pages = 1;
        let mut at = 0;
        loop {
            // The longest command of an image reaches into the next page at most.
            while whole.len() < at + PAGE_BYTES as usize / 4 && pages < self.pages {
                match read_page(self.status_page.offset((1 + pages) * PAGE_BYTES), global) {
                    Ok(page) => whole.extend(page),
                    Err(_) => break,
                }
                pages += 1;
            }
            let Some(&header) = whole.get(at) else { return Ok(()) };
            let length = match header >> 23 {
                NOOP => 1,
                BATCH_BUFFER_END => return Ok(()),
                _ => command::length_dwords(cx.platform, engine, header).unwrap_or(1).max(1) as usize,
            };
            let (Some(id), Some(dwords)) =
                (command::identify(cx.platform, engine, header), whole.get(at..at + length))
            else {
                cx.undefined("D06", format!("the context image has no command at DWord 0x{at:x}"));
                return Ok(());
            };
            at += length;
            match id {
                CommandId::MiLoadRegisterImm => {
                    let pairs = hw::MiLoadRegisterImm::tail(cx.platform, dwords);
                    for pair in pairs.filter(|pair| pair.register_offset != 0) {
                        registers.write(pair.register_offset as u32, pair.data_dword);
                    }
                }
                _ if mi::is_mi(header) => {}
                _ => match pipeline.command(dwords, registers, cx) {
                    Err(Stop::Fault(fault)) if fault.kind == FaultKind::Page => {}
                    result => result?,
                },
            }
        }
    }

    /// Writes the image back: `value` gives what each register of the ring context holds by its offset in the image, or
    /// `None` for what hardware does not save; `state` follows the ring context. False when the image has no room for
    /// the state: then the next restore is inhibited.
    ///
    /// # Errors
    /// When the ring context is not bound any more.
    pub fn save(
        &self,
        global: &AddressSpace,
        value: impl Fn(u32) -> Option<u32>,
        state: Option<&[u32]>,
        times: Times,
    ) -> Result<bool, PageFault> {
        let ring_end = self.status_page.offset(PAGE_BYTES + 4 * RING_CONTEXT_DWORDS as u64);
        let fits = state.is_none_or(|state| {
            let bytes: Vec<u8> = state.iter().flat_map(|dword| dword.to_le_bytes()).collect();
            global.write(ring_end, &bytes).is_ok()
        });
        for (&register, place) in self.places.iter().filter(|(_, place)| place.address < ring_end) {
            let new = match register {
                // Only software writes the tail.
                offsets::RING_BUFFER_TAIL => None,
                // The next restore brings everything back that was saved.
                offsets::CONTEXT_CONTROL if fits && state.is_some() => {
                    Some(0xffff_0000 | place.value & 0xffff & !1)
                }
                offsets::CONTEXT_CONTROL => None,
                _ => value(place.register),
            };
            if let Some(new) = new.filter(|&new| new != place.value) {
                global.write_u32(place.address, new)?;
            }
        }
        let run_time = value(offsets::CTX_TIMESTAMP).unwrap_or(0);
        global.write_u32(self.status_page.offset(4 * RUN_TIME_DWORD), run_time)?;
        global.write_u64(self.status_page.offset(4 * RESTORED_DWORD), times.restored)?;
        global.write_u64(self.status_page.offset(4 * SAVED_DWORD), times.saved)?;
        Ok(fits)
    }

    /// Notes the semaphore command that the context waits at.
    ///
    /// # Errors
    /// When the status page is not bound.
    pub fn save_semaphore(&self, global: &AddressSpace, dwords: [u32; 4]) -> Result<(), PageFault> {
        (0..).zip(dwords).try_for_each(|(index, dword)| {
            global.write_u32(self.status_page.offset(4 * (SEMAPHORE_DWORD + index)), dword)
        })
    }
}

fn read_page(at: GraphicsAddress, global: &AddressSpace) -> Result<Vec<u32>, PageFault> {
    let mut bytes = [0; PAGE_BYTES as usize];
    global.read_into(at, &mut bytes)?;
    Ok(bytes.chunks_exact(4).map(|word| word.try_into().map_or(0, u32::from_le_bytes)).collect())
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
        let image = ContextImage::read(GraphicsAddress(0x6000), 1, &space).unwrap();
        assert_eq!(image.value(offsets::RING_BUFFER_TAIL), Some(0x80));
        assert_eq!(image.directory(0), 0x5000);
        let times = Times { restored: 5, saved: 9 };
        let head = |register| (register == 0x2_2034).then_some(0x80);
        assert_eq!(image.save(&space, head, Some(&[0; 0x400]), times), Ok(false), "the image is too short");
        let inhibited = ContextImage::read(GraphicsAddress(0x6000), 1, &space).unwrap();
        assert_eq!(inhibited.value(offsets::CONTEXT_CONTROL), Some(0x0001_0001));
        assert_eq!(image.save(&space, head, Some(&[7]), times), Ok(true));
        assert_eq!(space.read_u32(GraphicsAddress(0x7000 + 4 * 64)), Ok(7));
        let saved = ContextImage::read(GraphicsAddress(0x6000), 1, &space).unwrap();
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
        assert!(ContextImage::read(GraphicsAddress(0x6000), 1, &space).unwrap().value(0x2030).is_none());
        assert!(ContextImage::read(GraphicsAddress(0x9000), 1, &space).is_err());
    }
}
