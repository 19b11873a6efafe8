//! Interrupts: from an engine through its own mask to the registers of its group, and from there to the CPU.
//!
//! Source: [bdw.2d:INTERRUPT], [bdw.2d:Bit Definition for Interrupt Control Registers - Render] and its neighbours;
//! groups of Gen7 [linux:i915 GTIIR].
//! Deliberately absent: display and power management interrupts.

use crate::engine_id::EngineId;
use engine::GlobalRegisters;
use hw::Feature;
use hw::registers as offsets;

/// Interrupts that arrived while the same bit of an identity register was still set; it can hold one more.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pending {
    second: [u32; GROUPS],
}

/// Groups of identity registers.
const GROUPS: usize = offsets::GT_IIR_COUNT as usize;
/// Bytes from a status register to the mask, identity and enable registers of its group.
const MASK: u32 = offsets::GT_IMR - offsets::GT_ISR;
const IDENTITY: u32 = offsets::GT_IIR - offsets::GT_ISR;
const ENABLE: u32 = offsets::GT_IER - offsets::GT_ISR;

/// Offset of the status register of a group.
fn group_base(platform: &hw::Platform, group: usize) -> u32 {
    if platform.has(Feature::ExeclistSubmission) {
        offsets::GT_ISR + offsets::GT_ISR_STEP * group as u32
    } else {
        offsets::ALL_ENGINES_ISR
    }
}

/// Group of an engine and how far left its bits stand there.
fn place(platform: &hw::Platform, engine: EngineId) -> (usize, u32) {
    match (engine, platform.has(Feature::ExeclistSubmission)) {
        (EngineId::Render, _) => (0, 0),
        (EngineId::Blitter, true) => (0, 16),
        (EngineId::Video, true) => (1, 0),
        (EngineId::Video2, true) => (1, 16),
        (EngineId::VideoEnhance, true) => (3, 0),
        (EngineId::Video | EngineId::Video2, false) => (0, 12),
        (EngineId::Blitter | EngineId::VideoEnhance, false) => (0, 22),
    }
}

impl Pending {
    /// An engine raises interrupts. What is left of them behind the engine's own mask is returned, as its status page
    /// wants to know it.
    pub(crate) fn raise(
        &mut self,
        engine: EngineId,
        bits: &hw::EngineInterrupts,
        platform: &hw::Platform,
        registers: &mut GlobalRegisters,
    ) {
        let bits = bits.encode(platform)[0] & !registers.read(engine.register(offsets::RING_IMR));
        let (group, shift) = place(platform, engine);
        let base = group_base(platform, group);
        let bits = bits << shift & !registers.read(base + MASK);
        let identity = registers.read(base + IDENTITY);
        self.second[group] |= bits & identity;
        registers.store(base + IDENTITY, identity | bits);
        update_master(platform, registers);
    }

    /// A write to an identity register clears bits; true when `offset` was one.
    pub(crate) fn acknowledge(
        &mut self,
        offset: u32,
        value: u32,
        platform: &hw::Platform,
        registers: &mut GlobalRegisters,
    ) -> bool {
        let Some(group) = (0..GROUPS).find(|&group| group_base(platform, group) + IDENTITY == offset) else {
            return false;
        };
        let left = registers.read(offset) & !value | self.second[group] & value;
        self.second[group] &= !value;
        registers.store(offset, left);
        update_master(platform, registers);
        true
    }
}

/// Identity bits that are enabled, of one group.
fn enabled(platform: &hw::Platform, registers: &GlobalRegisters, group: usize) -> u32 {
    let base = group_base(platform, group);
    registers.read(base + IDENTITY) & registers.read(base + ENABLE)
}

/// The master control shows which groups have something to say.
pub(crate) fn update_master(platform: &hw::Platform, registers: &mut GlobalRegisters) {
    if !platform.has(Feature::ExeclistSubmission) {
        return;
    }
    let group = |index| enabled(platform, registers, index);
    let old = registers.read(offsets::MASTER_INTERRUPT_CONTROL);
    let master = hw::registers::MasterInterruptControl {
        render: group(0) & 0xffff != 0,
        blitter: group(0) >> 16 != 0,
        video: group(1) & 0xffff != 0,
        video_2: group(1) >> 16 != 0,
        power_management: group(2) != 0,
        video_enhancement: group(3) & 0xffff != 0,
        display: 0,
        enable: old >> 31 != 0,
    };
    registers.store(offsets::MASTER_INTERRUPT_CONTROL, master.encode(platform)[0]);
}

/// True while the device asks for the CPU.
pub(crate) fn is_asserted(platform: &hw::Platform, registers: &GlobalRegisters) -> bool {
    let any = (0..GROUPS).any(|group| enabled(platform, registers, group) != 0);
    let master = registers.read(offsets::MASTER_INTERRUPT_CONTROL) >> 31 != 0;
    any && (master || !platform.has(Feature::ExeclistSubmission))
}
