//! Generated from hw/structures/context.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `CONTEXT_DESCRIPTOR`: Element of an execution list. `[bdw.2d:Context Descriptor Format]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ContextDescriptor {
    /// Valid, bool.
    pub valid: bool,
    /// Force PD Restore, bool.
    pub force_pd_restore: bool,
    /// Force Restore, bool.
    pub force_restore: bool,
    /// Addressing Mode, uint.
    pub addressing_mode: u32,
    /// Coherent, bool.
    pub coherent: bool,
    /// Fault Handling, uint.
    pub fault_handling: u32,
    /// Privilege Access, bool.
    pub privilege_access: bool,
    /// Logical Ring Context Address, address.
    pub logical_ring_context_address: u64,
    /// Context ID, uint.
    pub context_id: u32,
}
impl ContextDescriptor {
    /// Advanced context without A/D of Addressing Mode.
    pub const ADDRESSING_MODE_ADVANCED_CONTEXT_WITHOUT_A_D: u32 = 0x0;
    /// Legacy context 32 bit of Addressing Mode.
    pub const ADDRESSING_MODE_LEGACY_CONTEXT_32_BIT: u32 = 0x1;
    /// Advanced context with A/D of Addressing Mode.
    pub const ADDRESSING_MODE_ADVANCED_CONTEXT_WITH_A_D: u32 = 0x2;
    /// Legacy context 64 bit of Addressing Mode.
    pub const ADDRESSING_MODE_LEGACY_CONTEXT_64_BIT: u32 = 0x3;
    /// Fault and Hang of Fault Handling.
    pub const FAULT_HANDLING_FAULT_AND_HANG: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ContextDescriptor {
        let d = &fixed::<2>(dwords);
        Self { valid: b(d, 0), force_pd_restore: b(d, 1), force_restore: b(d, 2), addressing_mode: u(d, 3, 4), coherent: b(d, 5), fault_handling: u(d, 6, 7), privilege_access: b(d, 8), logical_ring_context_address: a(d, 12, 31), context_id: u(d, 32, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.valid)); put(d, 1, 1, u64::from(self.force_pd_restore)); put(d, 2, 2, u64::from(self.force_restore)); put(d, 3, 4, u64::from(self.addressing_mode)); put(d, 5, 5, u64::from(self.coherent)); put(d, 6, 7, u64::from(self.fault_handling)); put(d, 8, 8, u64::from(self.privilege_access)); put_a(d, 12, 31, self.logical_ring_context_address); put(d, 32, 63, u64::from(self.context_id)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(ContextDescriptor, CONTEXTDESCRIPTOR_ITEM, Item {
    noun: Noun::Structure, name: "CONTEXT_DESCRIPTOR", title: "Element of an execution list", rows: 0xe,
    cites: &["bdw.2d:Context Descriptor Format"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 9, 11)],
    system: "D04", unbuilt: false, watch: &[w(0xe, 0, 0xe00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Valid", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force PD Restore", places: &[p(0xe, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Restore", places: &[p(0xe, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Addressing Mode", places: &[p(0xe, 3, 4, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Advanced context without A/D"), (0xe, 0x1, "Legacy context 32 bit"), (0xe, 0x2, "Advanced context with A/D"), (0xe, 0x3, "Legacy context 64 bit")], when: None, gap: None },
        Field { name: "Coherent", places: &[p(0xe, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Fault Handling", places: &[p(0xe, 6, 7, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Fault and Hang")], when: None, gap: None },
        Field { name: "Privilege Access", places: &[p(0xe, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Logical Ring Context Address", places: &[p(0xe, 12, 31, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Context ID", places: &[p(0xe, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CONTEXT_STATUS`: Entry of the context status buffer. `[bdw.2d:Context Status]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ContextStatus {
    /// Idle To Active, bool.
    pub idle_to_active: bool,
    /// Preempted, bool.
    pub preempted: bool,
    /// Element Switch, bool.
    pub element_switch: bool,
    /// Active To Idle, bool.
    pub active_to_idle: bool,
    /// Context Complete, bool.
    pub context_complete: bool,
    /// Wait On Sync Flip, bool.
    pub wait_on_sync_flip: bool,
    /// Wait On Vblank, bool.
    pub wait_on_vblank: bool,
    /// Wait On Semaphore, bool.
    pub wait_on_semaphore: bool,
    /// Wait On Scanline, bool.
    pub wait_on_scanline: bool,
    /// Semaphore Wait Mode, uint.
    pub semaphore_wait_mode: u32,
    /// Display Plane, uint.
    pub display_plane: u32,
    /// Lite Restore, bool.
    pub lite_restore: bool,
    /// Context ID, uint.
    pub context_id: u32,
}
impl ContextStatus {
    /// Signal Mode of Semaphore Wait Mode.
    pub const SEMAPHORE_WAIT_MODE_SIGNAL_MODE: u32 = 0x0;
    /// Poll Mode of Semaphore Wait Mode.
    pub const SEMAPHORE_WAIT_MODE_POLL_MODE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ContextStatus {
        let d = &fixed::<2>(dwords);
        Self { idle_to_active: b(d, 0), preempted: b(d, 1), element_switch: b(d, 2), active_to_idle: b(d, 3), context_complete: b(d, 4), wait_on_sync_flip: b(d, 5), wait_on_vblank: b(d, 6), wait_on_semaphore: b(d, 7), wait_on_scanline: b(d, 8), semaphore_wait_mode: u(d, 11, 11), display_plane: u(d, 12, 14), lite_restore: b(d, 15), context_id: u(d, 32, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.idle_to_active)); put(d, 1, 1, u64::from(self.preempted)); put(d, 2, 2, u64::from(self.element_switch)); put(d, 3, 3, u64::from(self.active_to_idle)); put(d, 4, 4, u64::from(self.context_complete)); put(d, 5, 5, u64::from(self.wait_on_sync_flip)); put(d, 6, 6, u64::from(self.wait_on_vblank)); put(d, 7, 7, u64::from(self.wait_on_semaphore)); put(d, 8, 8, u64::from(self.wait_on_scanline)); put(d, 11, 11, u64::from(self.semaphore_wait_mode)); put(d, 12, 14, u64::from(self.display_plane)); put(d, 15, 15, u64::from(self.lite_restore)); put(d, 32, 63, u64::from(self.context_id)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(ContextStatus, CONTEXTSTATUS_ITEM, Item {
    noun: Noun::Structure, name: "CONTEXT_STATUS", title: "Entry of the context status buffer", rows: 0xe,
    cites: &["bdw.2d:Context Status"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 9, 10), (0xe, 16, 31)],
    system: "D04", unbuilt: false, watch: &[w(0xe, 0, 0xffff0600, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Idle To Active", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Preempted", places: &[p(0xe, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Element Switch", places: &[p(0xe, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Active To Idle", places: &[p(0xe, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Context Complete", places: &[p(0xe, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Wait On Sync Flip", places: &[p(0xe, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Wait On Vblank", places: &[p(0xe, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Wait On Semaphore", places: &[p(0xe, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Wait On Scanline", places: &[p(0xe, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Wait Mode", places: &[p(0xe, 11, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Signal Mode"), (0xe, 0x1, "Poll Mode")], when: None, gap: None },
        Field { name: "Display Plane", places: &[p(0xe, 12, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Lite Restore", places: &[p(0xe, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Context ID", places: &[p(0xe, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `ENGINE_INTERRUPTS`: Interrupt bits of one engine: the low half of the render, video and enhancement registers, the high half of the others. `[bdw.2d:Bit Definition for Interrupt Control Registers - Render]` `[bdw.2d:Bit Definition for Interrupt Control Registers - Blitter]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EngineInterrupts {
    /// User Interrupt, bool.
    pub user_interrupt: bool,
    /// Master Error, bool.
    pub master_error: bool,
    /// Notify, bool.
    pub notify: bool,
    /// L3 Parity Error, bool.
    pub l3_parity_error: bool,
    /// Timeout Counter Expired, bool.
    pub timeout_counter_expired: bool,
    /// Page Fault, bool.
    pub page_fault: bool,
    /// Context Switch, bool.
    pub context_switch: bool,
    /// L3 Counter Save, bool.
    pub l3_counter_save: bool,
    /// Wait On Semaphore, bool.
    pub wait_on_semaphore: bool,
}
impl EngineInterrupts {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> EngineInterrupts {
        let d = &fixed::<1>(dwords);
        Self { user_interrupt: b(d, 0), master_error: b(d, 3), notify: b(d, 4), l3_parity_error: b(d, 5), timeout_counter_expired: b(d, 6), page_fault: b(d, 7), context_switch: b(d, 8), l3_counter_save: b(d, 10), wait_on_semaphore: b(d, 11), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.user_interrupt)); put(d, 3, 3, u64::from(self.master_error)); put(d, 4, 4, u64::from(self.notify)); put(d, 5, 5, u64::from(self.l3_parity_error)); put(d, 6, 6, u64::from(self.timeout_counter_expired)); put(d, 7, 7, u64::from(self.page_fault)); put(d, 8, 8, u64::from(self.context_switch)); put(d, 10, 10, u64::from(self.l3_counter_save)); put(d, 11, 11, u64::from(self.wait_on_semaphore)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(EngineInterrupts, ENGINEINTERRUPTS_ITEM, Item {
    noun: Noun::Structure, name: "ENGINE_INTERRUPTS", title: "Interrupt bits of one engine: the low half of the render, video and enhancement registers, the high half of the others", rows: 0xf,
    cites: &["bdw.2d:Bit Definition for Interrupt Control Registers - Render", "bdw.2d:Bit Definition for Interrupt Control Registers - Blitter"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 1, 2), (0xf, 9, 9), (0xf, 12, 31)],
    system: "D11", unbuilt: false, watch: &[w(0xf, 0, 0xfffff206, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "User Interrupt", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Master Error", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Notify", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "L3 Parity Error", places: &[p(0xf, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Timeout Counter Expired", places: &[p(0xf, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Page Fault", places: &[p(0xf, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Context Switch", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "L3 Counter Save", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Wait On Semaphore", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

