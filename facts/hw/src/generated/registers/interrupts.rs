//! Generated from hw/registers/interrupts.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MASTER_INTERRUPT_CONTROL`. `[linux:i915 GEN8_MASTER_IRQ]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MasterInterruptControl {
    /// Render, bool.
    pub render: bool,
    /// Blitter, bool.
    pub blitter: bool,
    /// Video, bool.
    pub video: bool,
    /// Video 2, bool.
    pub video_2: bool,
    /// Power Management, bool.
    pub power_management: bool,
    /// Video Enhancement, bool.
    pub video_enhancement: bool,
    /// Display, uint.
    pub display: u32,
    /// Enable, bool.
    pub enable: bool,
}
impl MasterInterruptControl {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MasterInterruptControl {
        let d = &fixed::<1>(dwords);
        Self { render: b(d, 0), blitter: b(d, 1), video: b(d, 2), video_2: b(d, 3), power_management: b(d, 4), video_enhancement: b(d, 6), display: u(d, 16, 30), enable: b(d, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.render)); put(d, 1, 1, u64::from(self.blitter)); put(d, 2, 2, u64::from(self.video)); put(d, 3, 3, u64::from(self.video_2)); put(d, 4, 4, u64::from(self.power_management)); put(d, 6, 6, u64::from(self.video_enhancement)); put(d, 16, 30, u64::from(self.display)); put(d, 31, 31, u64::from(self.enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MasterInterruptControl, MASTERINTERRUPTCONTROL_ITEM, Item {
    noun: Noun::Register, name: "MASTER_INTERRUPT_CONTROL", title: "", rows: 0xe,
    cites: &["linux:i915 GEN8_MASTER_IRQ"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x44200)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 5, 5), (0xe, 7, 15)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffa0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Render", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blitter", places: &[p(0xe, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Video", places: &[p(0xe, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Video 2", places: &[p(0xe, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Power Management", places: &[p(0xe, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Video Enhancement", places: &[p(0xe, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display", places: &[p(0xe, 16, 30, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable", places: &[p(0xe, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `GT_ISR`, read whole.
pub static GTISR_ITEM: Item = Item {
    noun: Noun::Register, name: "GT_ISR", title: "Render low, blitter high; video low, second video high; power management; enhancement low", rows: 0xe,
    cites: &["bdw.2d:INTERRUPT", "linux:i915 GEN8_GT_ISR"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x44300)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GT_IMR`, read whole.
pub static GTIMR_ITEM: Item = Item {
    noun: Noun::Register, name: "GT_IMR", title: "", rows: 0xe,
    cites: &["bdw.2d:INTERRUPT", "linux:i915 GEN8_GT_IMR"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x44304)], register: Register { readable: true, writable: true, masked: false, saved: false, reset: 0xffffffff }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GT_IIR`, read whole.
pub static GTIIR_ITEM: Item = Item {
    noun: Noun::Register, name: "GT_IIR", title: "", rows: 0xe,
    cites: &["bdw.2d:INTERRUPT", "linux:i915 GEN8_GT_IIR"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x44308)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GT_IER`, read whole.
pub static GTIER_ITEM: Item = Item {
    noun: Noun::Register, name: "GT_IER", title: "", rows: 0xe,
    cites: &["bdw.2d:INTERRUPT", "linux:i915 GEN8_GT_IER"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x4430c)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `ALL_ENGINES_ISR`, read whole.
pub static ALLENGINESISR_ITEM: Item = Item {
    noun: Noun::Register, name: "ALL_ENGINES_ISR", title: "", rows: 0x1,
    cites: &["linux:i915 GTISR"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x44010)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `ALL_ENGINES_IMR`, read whole.
pub static ALLENGINESIMR_ITEM: Item = Item {
    noun: Noun::Register, name: "ALL_ENGINES_IMR", title: "", rows: 0x1,
    cites: &["linux:i915 GTIMR"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x44014)], register: Register { readable: true, writable: true, masked: false, saved: false, reset: 0xffffffff }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `ALL_ENGINES_IIR`, read whole.
pub static ALLENGINESIIR_ITEM: Item = Item {
    noun: Noun::Register, name: "ALL_ENGINES_IIR", title: "", rows: 0x1,
    cites: &["linux:i915 GTIIR"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x44018)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `ALL_ENGINES_IER`, read whole.
pub static ALLENGINESIER_ITEM: Item = Item {
    noun: Noun::Register, name: "ALL_ENGINES_IER", title: "", rows: 0x1,
    cites: &["linux:i915 GTIER"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x4401c)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

