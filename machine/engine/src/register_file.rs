//! The register file of one context's streamer.
//!
//! Source: [skl.7:Command Streamer (CS) Registers], offsets as in the context image of the same manual.

use crate::context::{ENGINE_BASES, ENGINE_BYTES, RENDER_BASE};
use hw::registers as offsets;
use ports::{Counter, Registers};
use std::collections::BTreeMap;

/// Registers by MMIO offset; what was never written reads as zero. [skl.7:Pipeline Statistics Counters]
/// Whichever engine the context belongs to, its streamer's registers lie where those of the render engine do.
#[derive(Clone, Debug, Default)]
pub struct RegisterFile {
    values: BTreeMap<u32, u32>,
    /// Counters kept apart because draws add to them.
    statistics: [u64; STATISTICS],
    /// Timestamp in ticks of the platform's clock, set by whoever owns a clock.
    pub timestamp_ticks: u64,
    /// Ticks that the context has run for until `counted_to`.
    run_ticks: u64,
    /// The timestamp up to which its run time is counted.
    counted_to: u64,
    /// Whose reset values registers have that nobody wrote; without, they are zero.
    pub platform: Option<&'static hw::Platform>,
    /// Registers that belong to no context, lent by a device that has them. Without, every register is the context's.
    pub global: Option<GlobalRegisters>,
}

/// The high half of the timestamp.
const TIMESTAMP_HIGH: u32 = offsets::TIMESTAMP + 4;
/// Bytes of the register file.
const FILE_BYTES: u32 = 0x20_0000;

/// The registers of a device that no context owns, with the access rules of the description. What nobody describes
/// keeps what was written.
#[derive(Clone, Debug)]
pub struct GlobalRegisters {
    platform: &'static hw::Platform,
    values: Vec<u32>,
}

impl GlobalRegisters {
    /// All registers in their reset state.
    pub fn new(platform: &'static hw::Platform) -> Self {
        let mut file = Self { platform, values: vec![0; FILE_BYTES as usize / 4] };
        for base in ENGINE_BASES {
            for offset in (RENDER_BASE..RENDER_BASE + ENGINE_BYTES).step_by(4) {
                let reset = offsets::at(platform, offset).map_or(0, |(item, _)| item.register.reset);
                file.store(base + offset - RENDER_BASE, reset);
            }
        }
        // Modes, the L3 and interrupts.
        let outside = (0x7000..0x8000).chain(0xb000..0xc000).chain(0x4_4000..0x4_5000);
        for offset in outside.step_by(4) {
            if let Some((item, _)) = offsets::at(platform, offset) {
                file.store(offset, item.register.reset);
            }
        }
        file
    }

    /// True for offsets of the file.
    pub fn has(&self, offset: u32) -> bool {
        offset < FILE_BYTES && offset.is_multiple_of(4)
    }

    /// The value of a register; zero outside of the file.
    pub fn read(&self, offset: u32) -> u32 {
        self.values.get(offset as usize / 4).copied().unwrap_or(0)
    }

    /// Writes as a bus does: read-only registers stay, masked ones change the bits they are told to.
    pub fn write(&mut self, offset: u32, value: u32) {
        match offsets::at(self.platform, crate::render_offset(offset)) {
            Some((item, _)) if !item.register.writable => {}
            Some((item, _)) if item.register.masked => {
                self.store(offset, offsets::masked_write(self.read(offset), value));
            }
            _ => self.store(offset, value),
        }
    }

    /// Sets a register as the hardware itself does.
    pub fn store(&mut self, offset: u32, value: u32) {
        if let Some(place) = self.values.get_mut(offset as usize / 4) {
            *place = value;
        }
    }

    /// Gives everything away; this is empty until it gets it back.
    pub fn lend(&mut self) -> Self {
        Self { platform: self.platform, values: std::mem::take(&mut self.values) }
    }

    /// For registers that are part of a context image: whether they are masked.
    fn of_context(&self, offset: u32) -> Option<bool> {
        let (item, _) = offsets::at(self.platform, crate::render_offset(offset))?;
        item.register.saved.then_some(item.register.masked)
    }
}

/// Registers of other slices that a counter includes.
const OTHER_SLICES: [(u32, [u32; 2]); 2] = [
    (
        offsets::PS_INVOCATION_COUNT,
        [offsets::PS_INVOCATION_COUNT_SLICE1, offsets::PS_INVOCATION_COUNT_SLICE2],
    ),
    (offsets::PS_DEPTH_COUNT, [offsets::PS_DEPTH_COUNT_SLICE1, offsets::PS_DEPTH_COUNT_SLICE2]),
];

/// Number of 64-bit statistics counters.
const STATISTICS: usize = 20;

/// Index and half (0 low, 1 high) of the statistics counter at an offset.
fn statistic_at(offset: u32) -> Option<(usize, u32)> {
    let half = (offset >> 2) & 1;
    let index = match offset & !7 {
        base @ offsets::HS_INVOCATION_COUNT..=offsets::PS_DEPTH_COUNT => {
            (base - offsets::HS_INVOCATION_COUNT) / 8
        }
        // The first slice stands for all: what the others have comes from images that hardware saved.
        offsets::PS_INVOCATION_COUNT_SLICE0 => 9,
        offsets::PS_DEPTH_COUNT_SLICE0 => 10,
        offsets::CS_INVOCATION_COUNT => 11,
        base @ offsets::SO_NUM_PRIMS_WRITTEN0..=0x5218 => 12 + (base - offsets::SO_NUM_PRIMS_WRITTEN0) / 8,
        base @ offsets::SO_PRIM_STORAGE_NEEDED0..=0x5258 => {
            16 + (base - offsets::SO_PRIM_STORAGE_NEEDED0) / 8
        }
        _ => return None,
    };
    Some((index as usize, half))
}

fn statistic_index(counter: Counter) -> usize {
    match counter {
        Counter::HsInvocations => 0,
        Counter::DsInvocations => 1,
        Counter::IaVertices => 2,
        Counter::IaPrimitives => 3,
        Counter::VsInvocations => 4,
        Counter::GsInvocations => 5,
        Counter::GsPrimitives => 6,
        Counter::ClInvocations => 7,
        Counter::ClPrimitives => 8,
        Counter::PsInvocations => 9,
        Counter::PsDepthCount => 10,
        Counter::CsInvocations => 11,
        Counter::SoPrimitivesWritten(stream) => 12 + (stream as usize & 3),
        Counter::SoPrimitiveStorageNeeded(stream) => 16 + (stream as usize & 3),
    }
}

impl RegisterFile {
    /// The 64-bit register at `offset`.
    pub fn read64(&self, offset: u32) -> u64 {
        u64::from(self.read(offset)) | u64::from(self.read(offset.wrapping_add(4))) << 32
    }

    /// Writes the 64-bit register at `offset`.
    pub fn write64(&mut self, offset: u32, value: u64) {
        self.write(offset, value as u32);
        self.write(offset.wrapping_add(4), (value >> 32) as u32);
    }

    /// The context begins to run.
    pub(crate) fn begin_run(&mut self, ticks: u64) {
        (self.timestamp_ticks, self.counted_to) = (ticks, ticks);
    }

    /// The context stops: time that passes from now on is not its own. [skl.7:CS_CTX_TIMESTAMP]
    pub(crate) fn end_run(&mut self, ticks: u64) {
        self.timestamp_ticks = ticks;
        (self.run_ticks, self.counted_to) = (self.run_time(), ticks);
    }

    fn run_time(&self) -> u64 {
        self.run_ticks.wrapping_add(self.timestamp_ticks.wrapping_sub(self.counted_to))
    }

    #[cold]
    fn reset_value(&self, offset: u32) -> u32 {
        let item = self.platform.and_then(|platform| offsets::at(platform, offset));
        item.map_or(0, |(item, _)| item.register.reset)
    }

    /// The present value of a statistics counter.
    pub fn statistic(&self, counter: Counter) -> u64 {
        self.statistics[statistic_index(counter)]
    }
}

impl Registers for RegisterFile {
    fn read(&self, offset: u32) -> u32 {
        let offset = offset & !3;
        if let Some((index, half)) = statistic_at(offset) {
            let others = OTHER_SLICES.iter().find(|(sum, _)| *sum == offset & !7);
            let others = others.map_or(0, |(_, others)| {
                others.iter().fold(0_u64, |sum, other| {
                    let half = |offset| u64::from(self.values.get(&offset).copied().unwrap_or(0));
                    sum.wrapping_add(half(*other) | half(other + 4) << 32)
                })
            });
            return (self.statistics[index].wrapping_add(others) >> (32 * half)) as u32;
        }
        let own = crate::render_offset(offset);
        match own {
            offsets::TIMESTAMP => self.timestamp_ticks as u32,
            TIMESTAMP_HIGH => (self.timestamp_ticks >> 32) as u32,
            offsets::CTX_TIMESTAMP => self.run_time() as u32,
            _ => match (self.values.get(&own), &self.global) {
                (Some(&value), _) => value,
                (None, Some(global)) => global.read(offset),
                (None, None) => self.reset_value(own),
            },
        }
    }

    fn write(&mut self, offset: u32, value: u32) {
        let offset = offset & !3;
        if let Some((index, half)) = statistic_at(offset) {
            let shift = 32 * half;
            let kept = self.statistics[index] & !(0xffff_ffff << shift);
            self.statistics[index] = kept | u64::from(value) << shift;
            return;
        }
        let own = crate::render_offset(offset);
        if own == offsets::CTX_TIMESTAMP {
            (self.run_ticks, self.counted_to) = (value.into(), self.timestamp_ticks);
            return;
        }
        let Some(global) = &mut self.global else {
            let item = self.platform.and_then(|platform| offsets::at(platform, own));
            let value = match item {
                Some((item, _)) if item.register.masked => offsets::masked_write(self.read(offset), value),
                _ => value,
            };
            self.values.insert(own, value);
            return;
        };
        match global.of_context(offset) {
            None => global.write(offset, value),
            Some(is_masked) => {
                let old = self.values.get(&own).copied().unwrap_or_else(|| global.read(offset));
                let new = if is_masked { offsets::masked_write(old, value) } else { value };
                self.values.insert(own, new);
            }
        }
    }

    fn count(&mut self, counter: Counter, amount: u64) {
        let value = &mut self.statistics[statistic_index(counter)];
        *value = value.wrapping_add(amount);
    }

    fn predicate(&self) -> bool {
        self.read(offsets::MI_PREDICATE_RESULT) & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hw::platforms::{BDW, BXT, SKL};

    #[test]
    fn counters_are_seen_at_their_register_offsets() {
        let mut registers = RegisterFile::default();
        registers.count(Counter::PsDepthCount, 0x1_0000_0002);
        registers.count(Counter::SoPrimitiveStorageNeeded(3), 9);
        assert_eq!(registers.read64(0x2350), 0x1_0000_0002);
        assert_eq!(registers.read(0x5258), 9);
        registers.write(0x2354, 7);
        assert_eq!(registers.statistic(Counter::PsDepthCount), 0x7_0000_0002);
    }

    #[test]
    fn pixel_counters_are_the_sum_of_all_slices() {
        let mut registers = RegisterFile::default();
        registers.count(Counter::PsInvocations, 5);
        registers.write(0x22f0, 7);
        registers.write64(0x2448, 1 << 32);
        assert_eq!((registers.read64(0x22c8), registers.read64(0x2348)), (5, 1 << 32 | 12));
        registers.write64(0x22d8, 9);
        assert_eq!(registers.statistic(Counter::PsDepthCount), 9);
    }

    #[test]
    fn registers_of_contexts_start_with_what_the_device_has_and_obey_their_masks() {
        for platform in [&BDW, &SKL, &BXT] {
            let mut global = GlobalRegisters::new(platform);
            global.write(offsets::MI_MODE, 0xffff_0011);
            let mut registers = RegisterFile { global: Some(global), ..RegisterFile::default() };
            assert_eq!(registers.read(offsets::MI_MODE), 0x11);
            registers.write(offsets::MI_MODE, 0x0001_0000);
            assert_eq!(registers.read(offsets::MI_MODE), 0x10);
            assert_eq!(registers.global.map(|global| global.read(offsets::MI_MODE)), Some(0x11));
        }
    }

    #[test]
    fn a_register_nobody_wrote_has_its_reset_value() {
        use hw::platforms::{BDW, BXT, BYT, SKL};
        assert_eq!(RegisterFile::default().read(offsets::L3CNTLREG), 0);
        for platform in [&SKL, &BXT, &BDW] {
            let mut registers = RegisterFile { platform: Some(platform), ..RegisterFile::default() };
            assert_eq!(registers.read(offsets::L3CNTLREG), 0x6000_0060);
            assert_eq!(GlobalRegisters::new(platform).read(offsets::L3CNTLREG), 0x6000_0060);
            registers.write(offsets::L3CNTLREG, 0x6000_0321);
            assert_eq!(registers.read(offsets::L3CNTLREG), 0x6000_0321);
        }
        assert_eq!(GlobalRegisters::new(&BYT).read(offsets::L3CNTLREG), 0);
    }

    #[test]
    fn modes_change_the_bits_that_their_masks_name_wherever_they_are_kept() {
        for platform in [&BDW, &SKL, &BXT] {
            const GAFS_MODE: u32 = 0x212c;
            const FBC_RT_BASE_ADDR: u32 = 0x7020;
            const UNKNOWN: [u32; 3] = [offsets::GT_MODE, offsets::SAMPLER_MODE, offsets::CACHE_MODE_0];
            let masked = [
                offsets::MI_MODE,
                offsets::RING_MODE,
                offsets::GT_MODE,
                offsets::SAMPLER_MODE,
                offsets::CACHE_MODE_0,
                offsets::CACHE_MODE_1,
            ];
            let whole = [offsets::FF_MODE, GAFS_MODE, FBC_RT_BASE_ADDR, FBC_RT_BASE_ADDR + 4];
            let mut bus = GlobalRegisters::new(platform);
            // A context on a device with registers of its own, and one alone.
            let device = Some(GlobalRegisters::new(platform));
            let mut files = [device, None].map(|global| RegisterFile {
                platform: Some(platform),
                global,
                ..RegisterFile::default()
            });
            // Of Gen8 no table says that these are masked.
            let unknown = |offset: &u32| platform.name == "bdw" && UNKNOWN.contains(offset);
            let with_mask = masked.into_iter().filter(|offset| !unknown(offset));
            let with_mask = with_mask.map(|offset| (offset, 0x0015_0000));
            for (offset, mask) in with_mask.chain(whole.map(|offset| (offset, 0))) {
                let before = bus.read(offset) & 0xffff;
                bus.write(offset, 0x2a | mask);
                let expected = if mask == 0 { 0x2a } else { before & !0x15 };
                assert_eq!(bus.read(offset), expected, "{offset:#x}");
                for file in &mut files {
                    file.write(offset, 0x2a | mask);
                    assert_eq!(file.read(offset), expected, "{offset:#x}");
                    if mask != 0 {
                        file.write(offset, 0x0004_0004);
                        assert_eq!(file.read(offset), expected | 4, "{offset:#x}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_counts_of_preempted_draws_cannot_be_written_by_software() {
        for platform in [&BDW, &SKL, &BXT] {
            let mut bus = GlobalRegisters::new(platform);
            for element in 0..34 {
                let offset = offsets::VF_INDEX_COUNT + 4 * element;
                bus.write(offset, 7);
                assert_eq!(bus.read(offset), 0);
            }
            bus.write(offsets::VF_INDEX_COUNT + 4 * 34, 7);
            assert_eq!(bus.read(offsets::VF_INDEX_COUNT + 4 * 34), 7, "behind the last one");
        }
    }

    #[test]
    fn the_registers_of_the_l3_keep_what_is_written() {
        use hw::platforms::{BDW, BXT, SKL};
        let blocks = [
            (offsets::L3SQCREG1_BANKS, "L3SQCREG1_BANKS"),
            (offsets::L3SQCREG4, "L3SQCREG4"),
            (offsets::L3_SCRATCH1, "L3_SCRATCH1"),
            (offsets::L3_ECC_BYPASS, "L3_ECC_BYPASS"),
            (offsets::LNCF_ARBITER_CONTROL, "LNCF_ARBITER_CONTROL"),
            (offsets::LNCF_SCRATCH, "LNCF_SCRATCH"),
            (offsets::LNCF_MOCS, "LNCF_MOCS"),
            (offsets::LNCF_MOCS + 4 * 31, "LNCF_MOCS"),
        ];
        // Broadwell keeps what is written there, too, and has no names for these.
        let of_gen9 = ["L3_SCRATCH1", "L3_ECC_BYPASS", "LNCF_SCRATCH"];
        for platform in [&SKL, &BXT, &BDW] {
            let mut registers = RegisterFile::default();
            let mut bus = GlobalRegisters::new(platform);
            for (index, (offset, name)) in blocks.into_iter().enumerate() {
                let known = offsets::at(platform, offset).map(|(item, _)| item.name);
                let is_named = platform.name != "bdw" || !of_gen9.contains(&name);
                assert_eq!(known, is_named.then_some(name), "{}", platform.name);
                let value = 0x8765_4300 + index as u32;
                registers.write(offset, value);
                bus.write(offset, value);
                assert_eq!((registers.read(offset), bus.read(offset)), (value, value));
            }
            for (index, (offset, _)) in blocks.into_iter().enumerate() {
                let value = 0x8765_4300 + index as u32;
                assert_eq!((registers.read(offset), bus.read(offset)), (value, value), "each is its own");
            }
        }
    }
}
