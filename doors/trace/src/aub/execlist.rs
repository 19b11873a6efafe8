//! Submissions as a memory trace has them: writes to an execlist port, descriptors, context images.
//!
//! Four DWords make a submission: high and low half of the second descriptor, then of the first one. A descriptor names
//! a context image in the GGTT, whose second page holds register values as MI_LOAD_REGISTER_IMM packets.
//!
//! Source: [bdw.3:Context Descriptor Format], [linux:i915 EXECLIST_SUBMIT_PORT].

use super::memory::{PAGE_BYTES, Physical, Root, read};
use hw::registers;
use std::collections::BTreeMap;

/// Engines by the distance of their registers from the render engine's.
const ENGINES: [(u32, hw::Engine, &str); 5] = [
    (0, hw::Engine::Render, "render"),
    (0x2_0000, hw::Engine::Blitter, "blitter"),
    (0x1_0000, hw::Engine::Video, "video"),
    (0x1_a000, hw::Engine::Video, "second video"),
    (0x1_8000, hw::Engine::VideoEnhance, "video enhancement"),
];

/// An element of an execlist that is to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Submitted {
    /// Distance of the engine's registers from the render engine's.
    pub engine_delta: u32,
    /// Whose commands it reads.
    pub engine: hw::Engine,
    /// Name of the engine for people.
    pub engine_name: &'static str,
    /// The descriptor.
    pub descriptor: u64,
}

impl Submitted {
    /// Address of the context image in the GGTT.
    pub fn image(&self) -> u64 {
        self.descriptor & 0xffff_f000
    }

    /// Number of the context that software gave.
    pub fn context(&self) -> u32 {
        (self.descriptor >> 32) as u32
    }
}

/// Collects what is written to execlist ports.
#[derive(Default)]
pub struct Ports {
    written: BTreeMap<u32, Vec<u32>>,
}

impl Ports {
    /// Takes a register write; gives the valid elements, in order, when it completes a submission.
    pub fn write(&mut self, offset: u32, value: u32) -> Option<Vec<Submitted>> {
        let delta = offset.checked_sub(registers::EXECLIST_SUBMIT_PORT)?;
        let &(engine_delta, engine, engine_name) = ENGINES.iter().find(|row| row.0 == delta)?;
        let words = self.written.entry(delta).or_default();
        words.push(value);
        if words.len() < 4 {
            return None;
        }
        let descriptor = |high: usize| u64::from(words[high]) << 32 | u64::from(words[high + 1]);
        let descriptors = [descriptor(2), descriptor(0)];
        words.clear();
        let valid = descriptors.into_iter().filter(|descriptor| descriptor & 1 != 0);
        Some(valid.map(|descriptor| Submitted { engine_delta, engine, engine_name, descriptor }).collect())
    }

    /// True when the next DWord for this register completes a submission.
    pub fn completes(&self, offset: u32) -> bool {
        let delta = offset.checked_sub(registers::EXECLIST_SUBMIT_PORT);
        delta.and_then(|delta| self.written.get(&delta)).is_some_and(|words| words.len() == 3)
    }

    /// What the submission would be if `value` came next.
    pub fn preview(&self, offset: u32, value: u32) -> Option<Vec<Submitted>> {
        let delta = offset.checked_sub(registers::EXECLIST_SUBMIT_PORT)?;
        let written = self.written.get(&delta)?.clone();
        Self { written: BTreeMap::from([(delta, written)]) }.write(offset, value)
    }
}

/// What a context image says of its ring and its address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContextImage {
    /// Ring in the GGTT: first byte.
    pub ring: u64,
    /// Length of the ring in bytes.
    pub ring_bytes: u64,
    /// Offset of the next command.
    pub head: u64,
    /// Offset behind the last command.
    pub tail: u64,
    /// The address space of its batches.
    pub root: Root,
}

/// DWords of register values that are looked at.
const IMAGE_DWORDS: usize = 128;
const LOAD: u32 = 0x22 << 23;

impl ContextImage {
    /// Reads the image of a submission; `None` when the GGTT maps nothing there.
    pub fn read(memory: &impl Physical, submitted: &Submitted) -> Option<Self> {
        let mut bytes = [0; IMAGE_DWORDS * 4];
        let have = read(memory, Root::Global, submitted.image() + PAGE_BYTES, &mut bytes);
        if have < bytes.len() {
            return None;
        }
        let dwords: Vec<u32> =
            bytes.as_chunks::<4>().0.iter().map(|dword| u32::from_le_bytes(*dword)).collect();
        let mut values = BTreeMap::new();
        let mut at = 0;
        while let Some(&header) = dwords.get(at) {
            if header & 0xff80_0000 != LOAD {
                at += 1;
                continue;
            }
            let pairs = ((header & 0xff) as usize).div_ceil(2);
            for pair in dwords.get(at + 1..).unwrap_or_default().chunks_exact(2).take(pairs) {
                let offset = pair[0].wrapping_sub(submitted.engine_delta);
                values.entry(offset).or_insert(pair[1]);
            }
            at += 1 + 2 * pairs;
        }
        let value = |offset: u32| u64::from(values.get(&offset).copied().unwrap_or(0));
        let pointer = |offset: u32| (value(offset + 4) << 32 | value(offset)) & !(PAGE_BYTES - 1);
        let is_four_level = submitted.descriptor >> 3 & 3 == 3;
        let root = match (submitted.descriptor >> 8 & 1 != 0, is_four_level) {
            (false, _) => Root::Global,
            (true, true) => Root::FourLevel(pointer(registers::PDP0)),
            (true, false) => Root::ThreeLevel(
                [registers::PDP0, registers::PDP1, registers::PDP2, registers::PDP3].map(pointer),
            ),
        };
        Some(Self {
            ring: value(registers::RING_BUFFER_START) & !(PAGE_BYTES - 1),
            ring_bytes: (value(registers::RING_BUFFER_START + 4) & 0x1f_f000) + PAGE_BYTES,
            head: value(registers::RING_BUFFER_HEAD) & 0x1f_fffc,
            tail: value(registers::RING_BUFFER_TAIL) & 0x1f_fff8,
            root,
        })
    }
}
