//! Generated from hw/registers/command_streamer.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `CONTEXT_CONTROL`. `[skl.7:Register State Context]` `[linux:i915 RING_CONTEXT_CONTROL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ContextControl {
    /// Engine Context Restore Inhibit, bool.
    pub engine_context_restore_inhibit: bool,
    /// Resource Streamer Context Enable, bool.
    pub resource_streamer_context_enable: bool,
    /// Engine Context Save Inhibit, bool.
    pub engine_context_save_inhibit: bool,
    /// Inhibit Synchronous Context Switch, bool.
    pub inhibit_synchronous_context_switch: bool,
    /// Mask, uint.
    pub mask: u32,
}
impl ContextControl {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ContextControl {
        let d = &fixed::<1>(dwords);
        Self { engine_context_restore_inhibit: b(d, 0), resource_streamer_context_enable: b(d, 1), engine_context_save_inhibit: b(d, 2), inhibit_synchronous_context_switch: b(d, 3), mask: u(d, 16, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.engine_context_restore_inhibit)); put(d, 1, 1, u64::from(self.resource_streamer_context_enable)); put(d, 2, 2, u64::from(self.engine_context_save_inhibit)); put(d, 3, 3, u64::from(self.inhibit_synchronous_context_switch)); put(d, 16, 31, u64::from(self.mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ContextControl, CONTEXTCONTROL_ITEM, Item {
    noun: Noun::Register, name: "CONTEXT_CONTROL", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context", "linux:i915 RING_CONTEXT_CONTROL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2244)], register: Register { readable: true, writable: true, masked: true, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 4, 15)],
    system: "D04", unbuilt: false, watch: &[w(0xf, 0, 0xfff2, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Engine Context Restore Inhibit", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Resource Streamer Context Enable", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D04", usual: &[0] }) },
        Field { name: "Engine Context Save Inhibit", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inhibit Synchronous Context Switch", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask", places: &[p(0xf, 16, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RING_BUFFER_HEAD`, read whole.
pub static RINGBUFFERHEAD_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_BUFFER_HEAD", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2034)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_BUFFER_TAIL`, read whole.
pub static RINGBUFFERTAIL_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_BUFFER_TAIL", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2030)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `UHPTR`, read whole.
pub static UHPTR_ITEM: Item = Item {
    noun: Noun::Register, name: "UHPTR", title: "", rows: 0xf,
    cites: &["skl.7:RCS Power Context Image", "skl.7:GPGPU Context Switch"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2134)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_BUFFER_HEAD_PREEMPT_REG`, read whole.
pub static RINGBUFFERHEADPREEMPTREG_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_BUFFER_HEAD_PREEMPT_REG", title: "", rows: 0xf,
    cites: &["skl.7:RCS Power Context Image"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x214c)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_PREEMPT_ADDR`, read whole.
pub static BBPREEMPTADDR_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_PREEMPT_ADDR", title: "", rows: 0xf,
    cites: &["skl.7:RCS Power Context Image"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2148)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_PREEMPT_ADDR_UDW`, read whole.
pub static BBPREEMPTADDRUDW_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_PREEMPT_ADDR_UDW", title: "", rows: 0xf,
    cites: &["skl.7:RCS Power Context Image"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x216c)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `VFE_RESUME_GROUP`, read whole.
pub static VFERESUMEGROUP_ITEM: Item = Item {
    noun: Noun::Register, name: "VFE_RESUME_GROUP", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2510)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `TDL_GROUP`, read whole.
pub static TDLGROUP_ITEM: Item = Item {
    noun: Noun::Register, name: "TDL_GROUP", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2680)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GATEWAY_ELAPSED`, read whole.
pub static GATEWAYELAPSED_ITEM: Item = Item {
    noun: Noun::Register, name: "GATEWAY_ELAPSED", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2520)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BCS_SWCTRL`. `[bdw.3:Ring Context]` `[linux:i915 BCS_SWCTRL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BcsSwctrl {
    /// Tile Y Source, bool.
    pub tile_y_source: bool,
    /// Tile Y Destination, bool.
    pub tile_y_destination: bool,
    /// Mask, uint.
    pub mask: u32,
}
impl BcsSwctrl {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> BcsSwctrl {
        let d = &fixed::<1>(dwords);
        Self { tile_y_source: b(d, 0), tile_y_destination: b(d, 1), mask: u(d, 16, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.tile_y_source)); put(d, 1, 1, u64::from(self.tile_y_destination)); put(d, 16, 31, u64::from(self.mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(BcsSwctrl, BCSSWCTRL_ITEM, Item {
    noun: Noun::Register, name: "BCS_SWCTRL", title: "", rows: 0xf,
    cites: &["bdw.3:Ring Context", "linux:i915 BCS_SWCTRL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2200)], register: Register { readable: true, writable: true, masked: true, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 2, 15)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xfffc, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Tile Y Source", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Y Destination", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask", places: &[p(0xf, 16, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RING_BUFFER_START`, read whole.
pub static RINGBUFFERSTART_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_BUFFER_START", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2038)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_ADDR_UDW`, read whole.
pub static BBADDRUDW_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_ADDR_UDW", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2168)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_ADDR`, read whole.
pub static BBADDR_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_ADDR", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2140)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_STATE`, read whole.
pub static BBSTATE_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_STATE", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2110)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `SECOND_BB_ADDR_UDW`, read whole.
pub static SECONDBBADDRUDW_ITEM: Item = Item {
    noun: Noun::Register, name: "SECOND_BB_ADDR_UDW", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x211c)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `SECOND_BB_ADDR`, read whole.
pub static SECONDBBADDR_ITEM: Item = Item {
    noun: Noun::Register, name: "SECOND_BB_ADDR", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2114)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `SECOND_BB_STATE`, read whole.
pub static SECONDBBSTATE_ITEM: Item = Item {
    noun: Noun::Register, name: "SECOND_BB_STATE", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2118)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_PER_CTX_PTR`, read whole.
pub static BBPERCTXPTR_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_PER_CTX_PTR", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x21c0)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RCS_INDIRECT_CTX`, read whole.
pub static RCSINDIRECTCTX_ITEM: Item = Item {
    noun: Noun::Register, name: "RCS_INDIRECT_CTX", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x21c4)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RCS_INDIRECT_CTX_OFFSET`, read whole.
pub static RCSINDIRECTCTXOFFSET_ITEM: Item = Item {
    noun: Noun::Register, name: "RCS_INDIRECT_CTX_OFFSET", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x21c8)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `CTX_TIMESTAMP`, read whole.
pub static CTXTIMESTAMP_ITEM: Item = Item {
    noun: Noun::Register, name: "CTX_TIMESTAMP", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x23a8)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PDP0`, read whole.
pub static PDP0_ITEM: Item = Item {
    noun: Noun::Register, name: "PDP0", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2270)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PDP1`, read whole.
pub static PDP1_ITEM: Item = Item {
    noun: Noun::Register, name: "PDP1", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2278)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PDP2`, read whole.
pub static PDP2_ITEM: Item = Item {
    noun: Noun::Register, name: "PDP2", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2280)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PDP3`, read whole.
pub static PDP3_ITEM: Item = Item {
    noun: Noun::Register, name: "PDP3", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2288)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `R_PWR_CLK_STATE`. `[skl.7:Register State Context]` `[bdw.2d:Power Clock State Format]` `[linux:i915 GEN8_R_PWR_CLK_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RPwrClkState {
    /// EU Minimum Count, uint.
    pub eu_minimum_count: u32,
    /// EU Maximum Count, uint.
    pub eu_maximum_count: u32,
    /// Subslice Count Request, uint.
    pub subslice_count_request: u32,
    /// Enable Subslice Count Request, bool.
    pub enable_subslice_count_request: bool,
    /// Slice Count Request, uint.
    pub slice_count_request: u32,
    /// Enable Slice Count Request, bool.
    pub enable_slice_count_request: bool,
    /// Power Clock Enable, bool.
    pub power_clock_enable: bool,
}
impl RPwrClkState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> RPwrClkState {
        let d = &fixed::<1>(dwords);
        Self { eu_minimum_count: u(d, 0, 3), eu_maximum_count: u(d, 4, 7), subslice_count_request: u(d, 8, 10), enable_subslice_count_request: b(d, 11), slice_count_request: u(d, 15, 17), enable_slice_count_request: b(d, 18), power_clock_enable: b(d, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 3, u64::from(self.eu_minimum_count)); put(d, 4, 7, u64::from(self.eu_maximum_count)); put(d, 8, 10, u64::from(self.subslice_count_request)); put(d, 11, 11, u64::from(self.enable_subslice_count_request)); put(d, 15, 17, u64::from(self.slice_count_request)); put(d, 18, 18, u64::from(self.enable_slice_count_request)); put(d, 31, 31, u64::from(self.power_clock_enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(RPwrClkState, RPWRCLKSTATE_ITEM, Item {
    noun: Noun::Register, name: "R_PWR_CLK_STATE", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context", "bdw.2d:Power Clock State Format", "linux:i915 GEN8_R_PWR_CLK_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x20c8)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 12, 14), (0xf, 19, 30)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0x7ff87000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "EU Minimum Count", places: &[p(0xf, 0, 3, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU Maximum Count", places: &[p(0xf, 4, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Subslice Count Request", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable Subslice Count Request", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Count Request", places: &[p(0xf, 15, 17, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Enable Slice Count Request", places: &[p(0xf, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Power Clock Enable", places: &[p(0xf, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `EXCC`, read whole.
pub static EXCC_ITEM: Item = Item {
    noun: Noun::Register, name: "EXCC", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2028)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `MI_MODE`, read whole.
pub static MIMODE_ITEM: Item = Item {
    noun: Noun::Register, name: "MI_MODE", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x209c)], register: Register { readable: true, writable: true, masked: true, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "CS-10", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PR_CTR_CTL`, read whole.
pub static PRCTRCTL_ITEM: Item = Item {
    noun: Noun::Register, name: "PR_CTR_CTL", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2178)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PR_CTR_THRSH`, read whole.
pub static PRCTRTHRSH_ITEM: Item = Item {
    noun: Noun::Register, name: "PR_CTR_THRSH", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x217c)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `TIMESTAMP`, read whole.
pub static TIMESTAMP_ITEM: Item = Item {
    noun: Noun::Register, name: "TIMESTAMP", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2358)], register: Register { readable: true, writable: false, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_START_ADDR_UDW`, read whole.
pub static BBSTARTADDRUDW_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_START_ADDR_UDW", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2170)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_START_ADDR`, read whole.
pub static BBSTARTADDR_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_START_ADDR", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2150)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_ADD_DIFF`, read whole.
pub static BBADDDIFF_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_ADD_DIFF", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2154)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `BB_OFFSET`, read whole.
pub static BBOFFSET_ITEM: Item = Item {
    noun: Noun::Register, name: "BB_OFFSET", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2158)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `MI_PREDICATE_SRC0`, read whole.
pub static MIPREDICATESRC0_ITEM: Item = Item {
    noun: Noun::Register, name: "MI_PREDICATE_SRC0", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2400)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "CS-10", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `MI_PREDICATE_SRC1`, read whole.
pub static MIPREDICATESRC1_ITEM: Item = Item {
    noun: Noun::Register, name: "MI_PREDICATE_SRC1", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2408)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "CS-10", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `MI_PREDICATE_DATA`, read whole.
pub static MIPREDICATEDATA_ITEM: Item = Item {
    noun: Noun::Register, name: "MI_PREDICATE_DATA", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2410)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "CS-10", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `MI_PREDICATE_RESULT`, read whole.
pub static MIPREDICATERESULT_ITEM: Item = Item {
    noun: Noun::Register, name: "MI_PREDICATE_RESULT", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2418)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "CS-10", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `MI_PREDICATE_RESULT_1`, read whole.
pub static MIPREDICATERESULT1_ITEM: Item = Item {
    noun: Noun::Register, name: "MI_PREDICATE_RESULT_1", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x241c)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "CS-10", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `MI_PREDICATE_RESULT_2`, read whole.
pub static MIPREDICATERESULT2_ITEM: Item = Item {
    noun: Noun::Register, name: "MI_PREDICATE_RESULT_2", title: "", rows: 0xf,
    cites: &["linux:i915 MI_PREDICATE_RESULT_2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0x1, 0x2214), (0xe, 0x23bc)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "CS-10", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `CS_GPR`, read whole.
pub static CSGPR_ITEM: Item = Item {
    noun: Noun::Register, name: "CS_GPR", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2600)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `IPEHR`, read whole.
pub static IPEHR_ITEM: Item = Item {
    noun: Noun::Register, name: "IPEHR", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2068)], register: Register { readable: true, writable: false, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `CS_CONTEXT_STATUS1`, read whole.
pub static CSCONTEXTSTATUS1_ITEM: Item = Item {
    noun: Noun::Register, name: "CS_CONTEXT_STATUS1", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2184)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PS_DEPTH_COUNT`, read whole.
pub static PSDEPTHCOUNT_ITEM: Item = Item {
    noun: Noun::Register, name: "PS_DEPTH_COUNT", title: "", rows: 0xf,
    cites: &["linux:i915 PS_DEPTH_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2350)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PS_INVOCATION_COUNT_SLICE0`, read whole.
pub static PSINVOCATIONCOUNTSLICE0_ITEM: Item = Item {
    noun: Noun::Register, name: "PS_INVOCATION_COUNT_SLICE0", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x22c8)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PS_DEPTH_COUNT_SLICE0`, read whole.
pub static PSDEPTHCOUNTSLICE0_ITEM: Item = Item {
    noun: Noun::Register, name: "PS_DEPTH_COUNT_SLICE0", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x22d8)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PS_INVOCATION_COUNT_SLICE1`, read whole.
pub static PSINVOCATIONCOUNTSLICE1_ITEM: Item = Item {
    noun: Noun::Register, name: "PS_INVOCATION_COUNT_SLICE1", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x22f0)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PS_DEPTH_COUNT_SLICE1`, read whole.
pub static PSDEPTHCOUNTSLICE1_ITEM: Item = Item {
    noun: Noun::Register, name: "PS_DEPTH_COUNT_SLICE1", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x22f8)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PS_INVOCATION_COUNT_SLICE2`, read whole.
pub static PSINVOCATIONCOUNTSLICE2_ITEM: Item = Item {
    noun: Noun::Register, name: "PS_INVOCATION_COUNT_SLICE2", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2448)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PS_DEPTH_COUNT_SLICE2`, read whole.
pub static PSDEPTHCOUNTSLICE2_ITEM: Item = Item {
    noun: Noun::Register, name: "PS_DEPTH_COUNT_SLICE2", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2450)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GPGPU_DISPATCHDIMX`, read whole.
pub static GPGPUDISPATCHDIMX_ITEM: Item = Item {
    noun: Noun::Register, name: "GPGPU_DISPATCHDIMX", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2500)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "C01", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GPGPU_DISPATCHDIMY`, read whole.
pub static GPGPUDISPATCHDIMY_ITEM: Item = Item {
    noun: Noun::Register, name: "GPGPU_DISPATCHDIMY", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2504)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "C01", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GPGPU_DISPATCHDIMZ`, read whole.
pub static GPGPUDISPATCHDIMZ_ITEM: Item = Item {
    noun: Noun::Register, name: "GPGPU_DISPATCHDIMZ", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2508)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "C01", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `3DPRIM_END_OFFSET`, read whole.
pub static PRIM3DENDOFFSET_ITEM: Item = Item {
    noun: Noun::Register, name: "3DPRIM_END_OFFSET", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2420)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `3DPRIM_START_VERTEX`, read whole.
pub static PRIM3DSTARTVERTEX_ITEM: Item = Item {
    noun: Noun::Register, name: "3DPRIM_START_VERTEX", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2430)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `3DPRIM_VERTEX_COUNT`, read whole.
pub static PRIM3DVERTEXCOUNT_ITEM: Item = Item {
    noun: Noun::Register, name: "3DPRIM_VERTEX_COUNT", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2434)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `3DPRIM_INSTANCE_COUNT`, read whole.
pub static PRIM3DINSTANCECOUNT_ITEM: Item = Item {
    noun: Noun::Register, name: "3DPRIM_INSTANCE_COUNT", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2438)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `3DPRIM_START_INSTANCE`, read whole.
pub static PRIM3DSTARTINSTANCE_ITEM: Item = Item {
    noun: Noun::Register, name: "3DPRIM_START_INSTANCE", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x243c)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `3DPRIM_BASE_VERTEX`, read whole.
pub static PRIM3DBASEVERTEX_ITEM: Item = Item {
    noun: Noun::Register, name: "3DPRIM_BASE_VERTEX", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2440)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RS_PREEMPT_STATUS`, read whole.
pub static RSPREEMPTSTATUS_ITEM: Item = Item {
    noun: Noun::Register, name: "RS_PREEMPT_STATUS", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x215c)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `CTX_SEMA_REG`, read whole.
pub static CTXSEMAREG_ITEM: Item = Item {
    noun: Noun::Register, name: "CTX_SEMA_REG", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x24b4)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `OA_CTX_CONTROL`, read whole.
pub static OACTXCONTROL_ITEM: Item = Item {
    noun: Noun::Register, name: "OA_CTX_CONTROL", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2360)], register: Register { readable: true, writable: true, masked: true, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `OACTXID`, read whole.
pub static OACTXID_ITEM: Item = Item {
    noun: Noun::Register, name: "OACTXID", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2364)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_FORCE_TO_NONPRIV`, read whole.
pub static RINGFORCETONONPRIV_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_FORCE_TO_NONPRIV", title: "", rows: 0xf,
    cites: &["linux:i915 RING_FORCE_TO_NONPRIV"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x24d0)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_NOPID`, read whole.
pub static RINGNOPID_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_NOPID", title: "", rows: 0xf,
    cites: &["linux:i915 RING_NOPID"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2094)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `HWS_PGA`, read whole.
pub static HWSPGA_ITEM: Item = Item {
    noun: Noun::Register, name: "HWS_PGA", title: "", rows: 0xf,
    cites: &["linux:i915 HWS_PGA"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2080)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `HWSTAM`, read whole.
pub static HWSTAM_ITEM: Item = Item {
    noun: Noun::Register, name: "HWSTAM", title: "", rows: 0xf,
    cites: &["linux:i915 HWSTAM"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2098)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_IMR`, read whole.
pub static RINGIMR_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_IMR", title: "", rows: 0xf,
    cites: &["linux:i915 RING_IMR"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x20a8)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_EIR`. `[skl.7:RCS Power Context Image]` `[bdw.2d:Hardware-Detected Error Bit Definitions]` `[linux:i915 RING_EIR]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RingEir {
    /// Instruction Error, bool.
    pub instruction_error: bool,
    /// Command Privilege Violation Error, bool.
    pub command_privilege_violation_error: bool,
}
impl RingEir {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> RingEir {
        let d = &fixed::<1>(dwords);
        Self { instruction_error: b(d, 0), command_privilege_violation_error: b(d, 2), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.instruction_error)); put(d, 2, 2, u64::from(self.command_privilege_violation_error)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(RingEir, RINGEIR_ITEM, Item {
    noun: Noun::Register, name: "RING_EIR", title: "", rows: 0xf,
    cites: &["skl.7:RCS Power Context Image", "bdw.2d:Hardware-Detected Error Bit Definitions", "linux:i915 RING_EIR"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x20b0)], register: PLAIN, ones: &[],
    reserved: &[(0xf, 1, 1), (0xf, 3, 31)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xfffffffa, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Instruction Error", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Command Privilege Violation Error", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RING_EMR`, read whole.
pub static RINGEMR_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_EMR", title: "", rows: 0xf,
    cites: &["skl.7:RCS Power Context Image", "linux:i915 RING_EMR"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x20b4)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_ESR`, read whole.
pub static RINGESR_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_ESR", title: "", rows: 0xf,
    cites: &["linux:i915 RING_ESR"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x20b8)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_IPEIR`, read whole.
pub static RINGIPEIR_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_IPEIR", title: "", rows: 0xf,
    cites: &["linux:i915 RING_IPEIR"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2064)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_INSTPS`, read whole.
pub static RINGINSTPS_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_INSTPS", title: "", rows: 0xf,
    cites: &["linux:i915 RING_INSTPS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2070)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_ACTHD`, read whole.
pub static RINGACTHD_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_ACTHD", title: "", rows: 0xf,
    cites: &["linux:i915 RING_ACTHD"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2074)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_DMA_FADD`, read whole.
pub static RINGDMAFADD_ITEM: Item = Item {
    noun: Noun::Register, name: "RING_DMA_FADD", title: "", rows: 0xf,
    cites: &["linux:i915 RING_DMA_FADD"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2078)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RING_RESET_CTL`. `[linux:i915 RING_RESET_CTL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RingResetCtl {
    /// Request Reset, bool.
    pub request_reset: bool,
    /// Ready For Reset, bool.
    pub ready_for_reset: bool,
    /// Mask, uint.
    pub mask: u32,
}
impl RingResetCtl {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> RingResetCtl {
        let d = &fixed::<1>(dwords);
        Self { request_reset: b(d, 0), ready_for_reset: b(d, 1), mask: u(d, 16, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.request_reset)); put(d, 1, 1, u64::from(self.ready_for_reset)); put(d, 16, 31, u64::from(self.mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(RingResetCtl, RINGRESETCTL_ITEM, Item {
    noun: Noun::Register, name: "RING_RESET_CTL", title: "", rows: 0xf,
    cites: &["linux:i915 RING_RESET_CTL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x20d0)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 2, 15)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xfffc, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Request Reset", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Ready For Reset", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask", places: &[p(0xf, 16, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RING_MODE`. `[linux:i915 RING_MODE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RingMode {
    /// Per-Process GTT Enable, bool.
    pub per_process_gtt_enable: bool,
    /// Execlist Enable, bool.
    pub execlist_enable: bool,
    /// Mask, uint.
    pub mask: u32,
}
impl RingMode {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> RingMode {
        let d = &fixed::<1>(dwords);
        Self { per_process_gtt_enable: b(d, 9), execlist_enable: b(d, 15), mask: u(d, 16, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 9, 9, u64::from(self.per_process_gtt_enable)); put(d, 15, 15, u64::from(self.execlist_enable)); put(d, 16, 31, u64::from(self.mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(RingMode, RINGMODE_ITEM, Item {
    noun: Noun::Register, name: "RING_MODE", title: "", rows: 0xf,
    cites: &["linux:i915 RING_MODE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x229c)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 0, 8), (0xf, 10, 14)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0x7dff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Per-Process GTT Enable", places: &[p(0xf, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Execlist Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask", places: &[p(0xf, 16, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `PP_DIR_DCLV`, read whole.
pub static PPDIRDCLV_ITEM: Item = Item {
    noun: Noun::Register, name: "PP_DIR_DCLV", title: "", rows: 0xf,
    cites: &["linux:i915 PP_DIR_DCLV"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2220)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `PP_DIR_BASE`, read whole.
pub static PPDIRBASE_ITEM: Item = Item {
    noun: Noun::Register, name: "PP_DIR_BASE", title: "", rows: 0xf,
    cites: &["linux:i915 PP_DIR_BASE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2228)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `CCID`, read whole.
pub static CCID_ITEM: Item = Item {
    noun: Noun::Register, name: "CCID", title: "", rows: 0xf,
    cites: &["linux:i915 CCID"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2180)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `EXECLIST_SUBMIT_PORT`, read whole.
pub static EXECLISTSUBMITPORT_ITEM: Item = Item {
    noun: Noun::Register, name: "EXECLIST_SUBMIT_PORT", title: "", rows: 0xf,
    cites: &["linux:i915 EXECLIST_SUBMIT_PORT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2230)], register: Register { readable: false, writable: true, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `EXECLIST_STATUS`. `[linux:i915 EXECLIST_STATUS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ExeclistStatus {
    /// Current Execlist Pointer, uint.
    pub current_execlist_pointer: u32,
    /// Execlist Write Pointer, uint.
    pub execlist_write_pointer: u32,
    /// Execlist Queue Full, bool.
    pub execlist_queue_full: bool,
    /// Execlist 1 Valid, bool.
    pub execlist_1_valid: bool,
    /// Execlist 0 Valid, bool.
    pub execlist_0_valid: bool,
    /// Last Context Switch Reason, uint.
    pub last_context_switch_reason: u32,
    /// Active Context, uint.
    pub active_context: u32,
    /// Current Context ID, uint.
    pub current_context_id: u32,
}
impl ExeclistStatus {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ExeclistStatus {
        let d = &fixed::<2>(dwords);
        Self { current_execlist_pointer: u(d, 0, 0), execlist_write_pointer: u(d, 1, 1), execlist_queue_full: b(d, 2), execlist_1_valid: b(d, 3), execlist_0_valid: b(d, 4), last_context_switch_reason: u(d, 5, 13), active_context: u(d, 14, 15), current_context_id: u(d, 32, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.current_execlist_pointer)); put(d, 1, 1, u64::from(self.execlist_write_pointer)); put(d, 2, 2, u64::from(self.execlist_queue_full)); put(d, 3, 3, u64::from(self.execlist_1_valid)); put(d, 4, 4, u64::from(self.execlist_0_valid)); put(d, 5, 13, u64::from(self.last_context_switch_reason)); put(d, 14, 15, u64::from(self.active_context)); put(d, 32, 63, u64::from(self.current_context_id)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(ExeclistStatus, EXECLISTSTATUS_ITEM, Item {
    noun: Noun::Register, name: "EXECLIST_STATUS", title: "", rows: 0xf,
    cites: &["linux:i915 EXECLIST_STATUS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2234)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 16, 31)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Current Execlist Pointer", places: &[p(0xf, 0, 0, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Execlist Write Pointer", places: &[p(0xf, 1, 1, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Execlist Queue Full", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Execlist 1 Valid", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Execlist 0 Valid", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Context Switch Reason", places: &[p(0xf, 5, 13, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Active Context", places: &[p(0xf, 14, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Context ID", places: &[p(0xf, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CONTEXT_STATUS_BUFFER`, read whole.
pub static CONTEXTSTATUSBUFFER_ITEM: Item = Item {
    noun: Noun::Register, name: "CONTEXT_STATUS_BUFFER", title: "", rows: 0xf,
    cites: &["linux:i915 CONTEXT_STATUS_BUFFER"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2370)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "D04", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `CONTEXT_STATUS_POINTER`. `[linux:i915 CONTEXT_STATUS_POINTER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ContextStatusPointer {
    /// Write Pointer, uint.
    pub write_pointer: u32,
    /// Read Pointer, uint.
    pub read_pointer: u32,
    /// Mask, uint.
    pub mask: u32,
}
impl ContextStatusPointer {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ContextStatusPointer {
        let d = &fixed::<1>(dwords);
        Self { write_pointer: u(d, 0, 2), read_pointer: u(d, 8, 10), mask: u(d, 16, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 2, u64::from(self.write_pointer)); put(d, 8, 10, u64::from(self.read_pointer)); put(d, 16, 31, u64::from(self.mask)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ContextStatusPointer, CONTEXTSTATUSPOINTER_ITEM, Item {
    noun: Noun::Register, name: "CONTEXT_STATUS_POINTER", title: "", rows: 0xf,
    cites: &["linux:i915 CONTEXT_STATUS_POINTER"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x23a0)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x7 }, ones: &[],
    reserved: &[(0xf, 3, 7), (0xf, 11, 15)],
    system: "D04", unbuilt: false, watch: &[w(0xf, 0, 0xf8f8, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Write Pointer", places: &[p(0xf, 0, 2, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Read Pointer", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask", places: &[p(0xf, 16, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `FF_MODE`, read whole.
pub static FFMODE_ITEM: Item = Item {
    noun: Noun::Register, name: "FF_MODE", title: "", rows: 0xf,
    cites: &["linux:i915 FF_MODE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x20a0)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `SAMPLER_MODE`, read whole.
pub static SAMPLERMODE_ITEM: Item = Item {
    noun: Noun::Register, name: "SAMPLER_MODE", title: "", rows: 0xf,
    cites: &["linux:i915 SAMPLER_MODE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xe18c)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `COMMON_SLICE_CHICKEN1`, read whole.
pub static COMMONSLICECHICKEN1_ITEM: Item = Item {
    noun: Noun::Register, name: "COMMON_SLICE_CHICKEN1", title: "", rows: 0xf,
    cites: &["linux:i915 COMMON_SLICE_CHICKEN1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x7010)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `COMMON_SLICE_CHICKEN2`, read whole.
pub static COMMONSLICECHICKEN2_ITEM: Item = Item {
    noun: Noun::Register, name: "COMMON_SLICE_CHICKEN2", title: "", rows: 0xf,
    cites: &["linux:i915 COMMON_SLICE_CHICKEN2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x7014)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `HIZ_CHICKEN`, read whole.
pub static HIZCHICKEN_ITEM: Item = Item {
    noun: Noun::Register, name: "HIZ_CHICKEN", title: "", rows: 0xf,
    cites: &["linux:i915 HIZ_CHICKEN"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x7018)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `HALF_SLICE_CHICKEN2`, read whole.
pub static HALFSLICECHICKEN2_ITEM: Item = Item {
    noun: Noun::Register, name: "HALF_SLICE_CHICKEN2", title: "", rows: 0xf,
    cites: &["linux:i915 HALF_SLICE_CHICKEN2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xe180)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `HALF_SLICE_CHICKEN3`, read whole.
pub static HALFSLICECHICKEN3_ITEM: Item = Item {
    noun: Noun::Register, name: "HALF_SLICE_CHICKEN3", title: "", rows: 0xf,
    cites: &["linux:i915 HALF_SLICE_CHICKEN3"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xe184)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `HALF_SLICE_CHICKEN7`, read whole.
pub static HALFSLICECHICKEN7_ITEM: Item = Item {
    noun: Noun::Register, name: "HALF_SLICE_CHICKEN7", title: "", rows: 0xf,
    cites: &["linux:i915 HALF_SLICE_CHICKEN7"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xe194)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `ROW_CHICKEN`, read whole.
pub static ROWCHICKEN_ITEM: Item = Item {
    noun: Noun::Register, name: "ROW_CHICKEN", title: "", rows: 0xf,
    cites: &["linux:i915 ROW_CHICKEN"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xe4f0)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `ROW_CHICKEN2`, read whole.
pub static ROWCHICKEN2_ITEM: Item = Item {
    noun: Noun::Register, name: "ROW_CHICKEN2", title: "", rows: 0xf,
    cites: &["linux:i915 ROW_CHICKEN2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xe4f4)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GFX_MOCS`, read whole.
pub static GFXMOCS_ITEM: Item = Item {
    noun: Noun::Register, name: "GFX_MOCS", title: "", rows: 0xf,
    cites: &["skl.7:Register State Context"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xc800)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `VF_INDEX_COUNT`, read whole.
pub static VFINDEXCOUNT_ITEM: Item = Item {
    noun: Noun::Register, name: "VF_INDEX_COUNT", title: "", rows: 0xf,
    cites: &["skl.7:VF Instance Count Registers"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x8300)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `GDRST`. `[linux:i915 GDRST]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gdrst {
    /// Full, bool.
    pub full: bool,
    /// Render, bool.
    pub render: bool,
    /// Video, bool.
    pub video: bool,
    /// Blitter, bool.
    pub blitter: bool,
    /// Video Enhancement, bool.
    pub video_enhancement: bool,
    /// Video 2, bool.
    pub video_2: bool,
}
impl Gdrst {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Gdrst {
        let d = &fixed::<1>(dwords);
        Self { full: b(d, 0), render: b(d, 1), video: b(d, 2), blitter: b(d, 3), video_enhancement: b(d, 4), video_2: b(d, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.full)); put(d, 1, 1, u64::from(self.render)); put(d, 2, 2, u64::from(self.video)); put(d, 3, 3, u64::from(self.blitter)); put(d, 4, 4, u64::from(self.video_enhancement)); put(d, 7, 7, u64::from(self.video_2)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(Gdrst, GDRST_ITEM, Item {
    noun: Noun::Register, name: "GDRST", title: "", rows: 0xf,
    cites: &["linux:i915 GDRST"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x941c)], register: PLAIN, ones: &[],
    reserved: &[(0xf, 5, 6), (0xf, 8, 31)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xffffff60, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Full", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Render", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Video", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blitter", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Video Enhancement", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Video 2", places: &[p(0xf, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `FENCE`, read whole.
pub static FENCE_ITEM: Item = Item {
    noun: Noun::Register, name: "FENCE", title: "", rows: 0xf,
    cites: &["linux:i915 FENCE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x100000)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

