//! Generated from hw/registers/engine_status.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `ACTHD_UDW`. `[mesa:gen8 ACTHD_UDW]` `[mesa:gen9 ACTHD_UDW]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ActhdUdw {
    /// Head Pointer Upper DWORD, uint.
    pub head_pointer_upper_dword: u32,
}
impl ActhdUdw {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ActhdUdw {
        let d = &fixed::<1>(dwords);
        Self { head_pointer_upper_dword: u(d, 0, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 15, u64::from(self.head_pointer_upper_dword)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ActhdUdw, ACTHDUDW_ITEM, Item {
    noun: Noun::Register, name: "ACTHD_UDW", title: "", rows: 0xe,
    cites: &["mesa:gen8 ACTHD_UDW", "mesa:gen9 ACTHD_UDW"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x205c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xe, 16, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Head Pointer Upper DWORD", places: &[p(0xe, 0, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BCS_ACTHD_UDW`. `[mesa:gen8 BCS_ACTHD_UDW]` `[mesa:gen9 BCS_ACTHD_UDW]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BcsActhdUdw {
    /// Head Pointer Upper DWORD, uint.
    pub head_pointer_upper_dword: u32,
}
impl BcsActhdUdw {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> BcsActhdUdw {
        let d = &fixed::<1>(dwords);
        Self { head_pointer_upper_dword: u(d, 0, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 15, u64::from(self.head_pointer_upper_dword)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(BcsActhdUdw, BCSACTHDUDW_ITEM, Item {
    noun: Noun::Register, name: "BCS_ACTHD_UDW", title: "", rows: 0xe,
    cites: &["mesa:gen8 BCS_ACTHD_UDW", "mesa:gen9 BCS_ACTHD_UDW"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x2205c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xe, 16, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Head Pointer Upper DWORD", places: &[p(0xe, 0, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BCS_FAULT_REG`. `[mesa:gen7 BCS_FAULT_REG]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BcsFaultReg {
    /// Valid Bit, bool.
    pub valid_bit: bool,
    /// Fault Type, uint.
    pub fault_type: u32,
    /// SRCID of Fault, uint.
    pub srcid_of_fault: u32,
    /// GTTSEL, uint.
    pub gttsel: u32,
    /// Virtual Address of Fault, address.
    pub virtual_address_of_fault: u64,
}
impl BcsFaultReg {
    /// Page Fault of Fault Type.
    pub const FAULT_TYPE_PAGE_FAULT: u32 = 0x0;
    /// Invalid PD Fault of Fault Type.
    pub const FAULT_TYPE_INVALID_PD_FAULT: u32 = 0x1;
    /// Unloaded PD Fault of Fault Type.
    pub const FAULT_TYPE_UNLOADED_PD_FAULT: u32 = 0x2;
    /// Invalid and Unloaded PD fault of Fault Type.
    pub const FAULT_TYPE_INVALID_AND_UNLOADED_PD_FAULT: u32 = 0x3;
    /// PPGTT of GTTSEL.
    pub const GTTSEL_PPGTT: u32 = 0x0;
    /// GGTT of GTTSEL.
    pub const GTTSEL_GGTT: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> BcsFaultReg {
        let d = &fixed::<1>(dwords);
        Self { valid_bit: b(d, 0), fault_type: u(d, 1, 2), srcid_of_fault: u(d, 3, 10), gttsel: u(d, 11, 11), virtual_address_of_fault: a(d, 12, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.valid_bit)); put(d, 1, 2, u64::from(self.fault_type)); put(d, 3, 10, u64::from(self.srcid_of_fault)); put(d, 11, 11, u64::from(self.gttsel)); put_a(d, 12, 31, self.virtual_address_of_fault); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(BcsFaultReg, BCSFAULTREG_ITEM, Item {
    noun: Noun::Register, name: "BCS_FAULT_REG", title: "", rows: 0x1,
    cites: &["mesa:gen7 BCS_FAULT_REG"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x4294)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Valid Bit", places: &[p(0x1, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Fault Type", places: &[p(0x1, 1, 2, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Page Fault"), (0x1, 0x1, "Invalid PD Fault"), (0x1, 0x2, "Unloaded PD Fault"), (0x1, 0x3, "Invalid and Unloaded PD fault")], when: None, gap: None },
        Field { name: "SRCID of Fault", places: &[p(0x1, 3, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GTTSEL", places: &[p(0x1, 11, 11, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "PPGTT"), (0x1, 0x1, "GGTT")], when: None, gap: None },
        Field { name: "Virtual Address of Fault", places: &[p(0x1, 12, 31, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BCS_INSTDONE`. `[mesa:gen7 BCS_INSTDONE]` `[mesa:gen8 BCS_INSTDONE]` `[mesa:gen9 BCS_INSTDONE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BcsInstdone {
    /// Ring Enable, bool.
    pub ring_enable: bool,
    /// Blitter IDLE, bool.
    pub blitter_idle: bool,
    /// GAB IDLE, bool.
    pub gab_idle: bool,
    /// BCS Done, bool.
    pub bcs_done: bool,
}
impl BcsInstdone {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> BcsInstdone {
        let d = &fixed::<1>(dwords);
        Self { ring_enable: b(d, 0), blitter_idle: b(d, 1), gab_idle: b(d, 2), bcs_done: b(d, 3), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.ring_enable)); put(d, 1, 1, u64::from(self.blitter_idle)); put(d, 2, 2, u64::from(self.gab_idle)); put(d, 3, 3, u64::from(self.bcs_done)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(BcsInstdone, BCSINSTDONE_ITEM, Item {
    noun: Noun::Register, name: "BCS_INSTDONE", title: "", rows: 0xf,
    cites: &["mesa:gen7 BCS_INSTDONE", "mesa:gen8 BCS_INSTDONE", "mesa:gen9 BCS_INSTDONE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2206c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 4, 31)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xfffffff0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Ring Enable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Blitter IDLE", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GAB IDLE", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BCS Done", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BCS_RING_BUFFER_CTL`. `[mesa:gen7 BCS_RING_BUFFER_CTL]` `[mesa:gen8 BCS_RING_BUFFER_CTL]` `[mesa:gen9 BCS_RING_BUFFER_CTL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BcsRingBufferCtl {
    /// Ring Buffer Enable, bool.
    pub ring_buffer_enable: bool,
    /// Automatic Report Head Pointer, uint.
    pub automatic_report_head_pointer: u32,
    /// Disable Register Accesses, bool.
    pub disable_register_accesses: bool,
    /// Semaphore Wait, bool.
    pub semaphore_wait: bool,
    /// RBWait, bool.
    pub rbwait: bool,
    /// Buffer Length (in pages - 1), uint.
    pub buffer_length_in_pages_1: u32,
}
impl BcsRingBufferCtl {
    /// MI_AUTOREPORT_OFF of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_OFF: u32 = 0x0;
    /// MI_AUTOREPORT_64KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_64KB: u32 = 0x1;
    /// MI_AUTOREPORT_4KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_4KB: u32 = 0x2;
    /// MI_AUTOREPORT_128KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_128KB: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> BcsRingBufferCtl {
        let d = &fixed::<1>(dwords);
        Self { ring_buffer_enable: b(d, 0), automatic_report_head_pointer: u(d, 1, 2), disable_register_accesses: b(d, 8), semaphore_wait: b(d, 10), rbwait: b(d, 11), buffer_length_in_pages_1: u(d, 12, 20), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.ring_buffer_enable)); put(d, 1, 2, u64::from(self.automatic_report_head_pointer)); put(d, 8, 8, u64::from(self.disable_register_accesses)); put(d, 10, 10, u64::from(self.semaphore_wait)); put(d, 11, 11, u64::from(self.rbwait)); put(d, 12, 20, u64::from(self.buffer_length_in_pages_1)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(BcsRingBufferCtl, BCSRINGBUFFERCTL_ITEM, Item {
    noun: Noun::Register, name: "BCS_RING_BUFFER_CTL", title: "", rows: 0xf,
    cites: &["mesa:gen7 BCS_RING_BUFFER_CTL", "mesa:gen8 BCS_RING_BUFFER_CTL", "mesa:gen9 BCS_RING_BUFFER_CTL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x2203c)], register: PLAIN, ones: &[],
    reserved: &[(0xf, 3, 7), (0xf, 9, 9), (0xf, 21, 31)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xffe002f8, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Ring Buffer Enable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Automatic Report Head Pointer", places: &[p(0xf, 1, 2, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MI_AUTOREPORT_OFF"), (0xf, 0x1, "MI_AUTOREPORT_64KB"), (0xf, 0x2, "MI_AUTOREPORT_4KB"), (0xf, 0x3, "MI_AUTOREPORT_128KB")], when: None, gap: None },
        Field { name: "Disable Register Accesses", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Wait", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RBWait", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Length (in pages - 1)", places: &[p(0xf, 12, 20, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `ERR_INT`. `[mesa:gen7 ERR_INT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ErrInt {
    /// Primary A GTT Fault Status, bool.
    pub primary_a_gtt_fault_status: bool,
    /// Primary B GTT Fault Status, bool.
    pub primary_b_gtt_fault_status: bool,
    /// Sprite A GTT Fault Status, bool.
    pub sprite_a_gtt_fault_status: bool,
    /// Sprite B GTT Fault Status, bool.
    pub sprite_b_gtt_fault_status: bool,
    /// Cursor A GTT Fault Status, bool.
    pub cursor_a_gtt_fault_status: bool,
    /// Cursor B GTT Fault Status, bool.
    pub cursor_b_gtt_fault_status: bool,
    /// Invalid page table entry data, bool.
    pub invalid_page_table_entry_data: bool,
    /// Invalid GTT page table entry, bool.
    pub invalid_gtt_page_table_entry: bool,
}
impl ErrInt {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ErrInt {
        let d = &fixed::<1>(dwords);
        Self { primary_a_gtt_fault_status: b(d, 0), primary_b_gtt_fault_status: b(d, 1), sprite_a_gtt_fault_status: b(d, 2), sprite_b_gtt_fault_status: b(d, 3), cursor_a_gtt_fault_status: b(d, 4), cursor_b_gtt_fault_status: b(d, 5), invalid_page_table_entry_data: b(d, 6), invalid_gtt_page_table_entry: b(d, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.primary_a_gtt_fault_status)); put(d, 1, 1, u64::from(self.primary_b_gtt_fault_status)); put(d, 2, 2, u64::from(self.sprite_a_gtt_fault_status)); put(d, 3, 3, u64::from(self.sprite_b_gtt_fault_status)); put(d, 4, 4, u64::from(self.cursor_a_gtt_fault_status)); put(d, 5, 5, u64::from(self.cursor_b_gtt_fault_status)); put(d, 6, 6, u64::from(self.invalid_page_table_entry_data)); put(d, 7, 7, u64::from(self.invalid_gtt_page_table_entry)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ErrInt, ERRINT_ITEM, Item {
    noun: Noun::Register, name: "ERR_INT", title: "", rows: 0x1,
    cites: &["mesa:gen7 ERR_INT"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x44040)], register: PLAIN, ones: &[],
    reserved: &[(0x1, 8, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xffffff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Primary A GTT Fault Status", places: &[p(0x1, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Primary B GTT Fault Status", places: &[p(0x1, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sprite A GTT Fault Status", places: &[p(0x1, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Sprite B GTT Fault Status", places: &[p(0x1, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cursor A GTT Fault Status", places: &[p(0x1, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Cursor B GTT Fault Status", places: &[p(0x1, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Invalid page table entry data", places: &[p(0x1, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Invalid GTT page table entry", places: &[p(0x1, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `FAULT_REG`. `[mesa:gen8 FAULT_REG]` `[mesa:gen9 FAULT_REG]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FaultReg {
    /// Valid Bit, bool.
    pub valid_bit: bool,
    /// Fault Type, uint.
    pub fault_type: u32,
    /// SRCID of Fault, uint.
    pub srcid_of_fault: u32,
    /// GTTSEL, uint.
    pub gttsel: u32,
    /// Engine ID, uint.
    pub engine_id: u32,
}
impl FaultReg {
    /// Invalid PTE Fault of Fault Type.
    pub const FAULT_TYPE_INVALID_PTE_FAULT: u32 = 0x0;
    /// Invalid PDE Fault of Fault Type.
    pub const FAULT_TYPE_INVALID_PDE_FAULT: u32 = 0x1;
    /// Invalid PDPE Fault of Fault Type.
    pub const FAULT_TYPE_INVALID_PDPE_FAULT: u32 = 0x2;
    /// Invalid PML4E Fault of Fault Type.
    pub const FAULT_TYPE_INVALID_PML4E_FAULT: u32 = 0x3;
    /// PPGTT of GTTSEL.
    pub const GTTSEL_PPGTT: u32 = 0x0;
    /// GGTT of GTTSEL.
    pub const GTTSEL_GGTT: u32 = 0x1;
    /// GFX of Engine ID.
    pub const ENGINE_ID_GFX: u32 = 0x0;
    /// MFX0 of Engine ID.
    pub const ENGINE_ID_MFX0: u32 = 0x1;
    /// MFX1 of Engine ID.
    pub const ENGINE_ID_MFX1: u32 = 0x2;
    /// VEBX of Engine ID.
    pub const ENGINE_ID_VEBX: u32 = 0x3;
    /// BLT of Engine ID.
    pub const ENGINE_ID_BLT: u32 = 0x4;
    /// GUC of Engine ID.
    pub const ENGINE_ID_GUC: u32 = 0x5;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> FaultReg {
        let d = &fixed::<1>(dwords);
        Self { valid_bit: b(d, 0), fault_type: u(d, 1, 2), srcid_of_fault: u(d, 3, 10), gttsel: u(d, 11, 11), engine_id: u(d, 12, 14), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.valid_bit)); put(d, 1, 2, u64::from(self.fault_type)); put(d, 3, 10, u64::from(self.srcid_of_fault)); put(d, 11, 11, u64::from(self.gttsel)); put(d, 12, 14, u64::from(self.engine_id)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(FaultReg, FAULTREG_ITEM, Item {
    noun: Noun::Register, name: "FAULT_REG", title: "", rows: 0xe,
    cites: &["mesa:gen8 FAULT_REG", "mesa:gen9 FAULT_REG"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x4094)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 15, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffff8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Valid Bit", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Fault Type", places: &[p(0xe, 1, 2, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Invalid PTE Fault"), (0xe, 0x1, "Invalid PDE Fault"), (0xe, 0x2, "Invalid PDPE Fault"), (0xe, 0x3, "Invalid PML4E Fault")], when: None, gap: None },
        Field { name: "SRCID of Fault", places: &[p(0xe, 3, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GTTSEL", places: &[p(0xe, 11, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "PPGTT"), (0xe, 0x1, "GGTT")], when: None, gap: None },
        Field { name: "Engine ID", places: &[p(0xe, 12, 14, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "GFX"), (0xe, 0x1, "MFX0"), (0xe, 0x2, "MFX1"), (0xe, 0x3, "VEBX"), (0xe, 0x4, "BLT"), (0xe, 0x5, "GUC")], when: None, gap: None },
    ],
});

/// `GFX_ARB_ERROR_RPT`. `[mesa:gen7 GFX_ARB_ERROR_RPT]` `[mesa:gen8 GFX_ARB_ERROR_RPT]` `[mesa:gen9 GFX_ARB_ERROR_RPT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GfxArbErrorRpt {
    /// TLB Page Fault Error, bool.
    pub tlb_page_fault_error: bool,
    /// RSTRM PAVP Read Invalid, bool.
    pub rstrm_pavp_read_invalid: bool,
    /// Invalid Page Directory Entry Error, bool.
    pub invalid_page_directory_entry_error: bool,
    /// ROSTRM PAVP Invalid Physical Address, bool.
    pub rostrm_pavp_invalid_physical_address: bool,
    /// TLB Page VTD Translation Error, bool.
    pub tlb_page_vtd_translation_error: bool,
    /// WRDP PAVP Invalid, bool.
    pub wrdp_pavp_invalid: bool,
    /// Page Directory Entry VTD Translation Error, bool.
    pub page_directory_entry_vtd_translation_error: bool,
    /// Unloaded PD Error, bool.
    pub unloaded_pd_error: bool,
    /// GuC VTd translation Page Fault 2nd level (Undefined doorbell), bool.
    pub guc_vtd_translation_page_fault_2nd_level_undefined_doorbell: bool,
    /// Non WB memory type for Advanced Context, bool.
    pub non_wb_memory_type_for_advanced_context: bool,
    /// PASID Not Enabled, bool.
    pub pasid_not_enabled: bool,
    /// PASID Boundary Violation, bool.
    pub pasid_boundary_violation: bool,
    /// PASID Not Valid, bool.
    pub pasid_not_valid: bool,
    /// PASID Was Zero For Untranslated Request, bool.
    pub pasid_was_zero_for_untranslated_request: bool,
    /// Context Was Not Marked As Present When Doing DMA, bool.
    pub context_was_not_marked_as_present_when_doing_dma: bool,
    /// Context Page Fault Error, bool.
    pub context_page_fault_error: bool,
    /// Hardware Status Page Fault Error, bool.
    pub hardware_status_page_fault_error: bool,
    /// Context Page VTD Translation Error, bool.
    pub context_page_vtd_translation_error: bool,
    /// Hardware Status Page VTD Translation Error, bool.
    pub hardware_status_page_vtd_translation_error: bool,
}
impl GfxArbErrorRpt {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> GfxArbErrorRpt {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { tlb_page_fault_error: b(d, 0), invalid_page_directory_entry_error: b(d, 2), tlb_page_vtd_translation_error: b(d, 4), page_directory_entry_vtd_translation_error: b(d, 6), unloaded_pd_error: b(d, 8), context_page_fault_error: b(d, 1), hardware_status_page_fault_error: b(d, 3), context_page_vtd_translation_error: b(d, 5), hardware_status_page_vtd_translation_error: b(d, 7), ..Self::default() },
            _ => Self { tlb_page_fault_error: b(d, 0), rstrm_pavp_read_invalid: b(d, 1), invalid_page_directory_entry_error: b(d, 2), rostrm_pavp_invalid_physical_address: b(d, 3), tlb_page_vtd_translation_error: b(d, 4), wrdp_pavp_invalid: b(d, 5), page_directory_entry_vtd_translation_error: b(d, 6), unloaded_pd_error: b(d, 8), guc_vtd_translation_page_fault_2nd_level_undefined_doorbell: b(d, 9), non_wb_memory_type_for_advanced_context: b(d, 10), pasid_not_enabled: b(d, 11), pasid_boundary_violation: b(d, 12), pasid_not_valid: b(d, 13), pasid_was_zero_for_untranslated_request: b(d, 14), context_was_not_marked_as_present_when_doing_dma: b(d, 15), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 0, u64::from(self.tlb_page_fault_error)); put(d, 2, 2, u64::from(self.invalid_page_directory_entry_error)); put(d, 4, 4, u64::from(self.tlb_page_vtd_translation_error)); put(d, 6, 6, u64::from(self.page_directory_entry_vtd_translation_error)); put(d, 8, 8, u64::from(self.unloaded_pd_error)); put(d, 1, 1, u64::from(self.context_page_fault_error)); put(d, 3, 3, u64::from(self.hardware_status_page_fault_error)); put(d, 5, 5, u64::from(self.context_page_vtd_translation_error)); put(d, 7, 7, u64::from(self.hardware_status_page_vtd_translation_error)); 1 }
            _ => { put(d, 0, 0, u64::from(self.tlb_page_fault_error)); put(d, 1, 1, u64::from(self.rstrm_pavp_read_invalid)); put(d, 2, 2, u64::from(self.invalid_page_directory_entry_error)); put(d, 3, 3, u64::from(self.rostrm_pavp_invalid_physical_address)); put(d, 4, 4, u64::from(self.tlb_page_vtd_translation_error)); put(d, 5, 5, u64::from(self.wrdp_pavp_invalid)); put(d, 6, 6, u64::from(self.page_directory_entry_vtd_translation_error)); put(d, 8, 8, u64::from(self.unloaded_pd_error)); put(d, 9, 9, u64::from(self.guc_vtd_translation_page_fault_2nd_level_undefined_doorbell)); put(d, 10, 10, u64::from(self.non_wb_memory_type_for_advanced_context)); put(d, 11, 11, u64::from(self.pasid_not_enabled)); put(d, 12, 12, u64::from(self.pasid_boundary_violation)); put(d, 13, 13, u64::from(self.pasid_not_valid)); put(d, 14, 14, u64::from(self.pasid_was_zero_for_untranslated_request)); put(d, 15, 15, u64::from(self.context_was_not_marked_as_present_when_doing_dma)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(GfxArbErrorRpt, GFXARBERRORRPT_ITEM, Item {
    noun: Noun::Register, name: "GFX_ARB_ERROR_RPT", title: "", rows: 0xf,
    cites: &["mesa:gen7 GFX_ARB_ERROR_RPT", "mesa:gen8 GFX_ARB_ERROR_RPT", "mesa:gen9 GFX_ARB_ERROR_RPT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x40a0)], register: PLAIN, ones: &[],
    reserved: &[(0x1, 9, 31), (0xe, 7, 7), (0xe, 16, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xfffffe00, 0x0), w(0xe, 0, 0xffff0080, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "TLB Page Fault Error", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RSTRM PAVP Read Invalid", places: &[p(0xe, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Invalid Page Directory Entry Error", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ROSTRM PAVP Invalid Physical Address", places: &[p(0xe, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TLB Page VTD Translation Error", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "WRDP PAVP Invalid", places: &[p(0xe, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Page Directory Entry VTD Translation Error", places: &[p(0xf, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Unloaded PD Error", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GuC VTd translation Page Fault 2nd level (Undefined doorbell)", places: &[p(0xe, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non WB memory type for Advanced Context", places: &[p(0xe, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PASID Not Enabled", places: &[p(0xe, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PASID Boundary Violation", places: &[p(0xe, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PASID Not Valid", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PASID Was Zero For Untranslated Request", places: &[p(0xe, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Context Was Not Marked As Present When Doing DMA", places: &[p(0xe, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Context Page Fault Error", places: &[p(0x1, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hardware Status Page Fault Error", places: &[p(0x1, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Context Page VTD Translation Error", places: &[p(0x1, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hardware Status Page VTD Translation Error", places: &[p(0x1, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `INSTDONE_1`. `[mesa:gen7 INSTDONE_1]` `[mesa:gen8 INSTDONE_1]` `[mesa:gen9 INSTDONE_1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Instdone1 {
    /// PRB0 Ring Enable, bool.
    pub prb0_ring_enable: bool,
    /// VFG Done, bool.
    pub vfg_done: bool,
    /// VS Done, bool.
    pub vs_done: bool,
    /// HS Done, bool.
    pub hs_done: bool,
    /// TE Done, bool.
    pub te_done: bool,
    /// DS Done, bool.
    pub ds_done: bool,
    /// GS Done, bool.
    pub gs_done: bool,
    /// SOL Done, bool.
    pub sol_done: bool,
    /// CL Done, bool.
    pub cl_done: bool,
    /// SF Done, bool.
    pub sf_done: bool,
    /// TDG Done, bool.
    pub tdg_done: bool,
    /// URBM Done, bool.
    pub urbm_done: bool,
    /// SVG Done, bool.
    pub svg_done: bool,
    /// GAFS Done, bool.
    pub gafs_done: bool,
    /// VFE Done, bool.
    pub vfe_done: bool,
    /// TSG Done, bool.
    pub tsg_done: bool,
    /// GAFM Done, bool.
    pub gafm_done: bool,
    /// GAM Done, bool.
    pub gam_done: bool,
    /// RS Done, bool.
    pub rs_done: bool,
    /// CS Done, bool.
    pub cs_done: bool,
    /// SDE Done, bool.
    pub sde_done: bool,
    /// RCCFBC CS Done, bool.
    pub rccfbc_cs_done: bool,
}
impl Instdone1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> Instdone1 {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { prb0_ring_enable: b(d, 0), vfg_done: b(d, 1), vs_done: b(d, 2), hs_done: b(d, 3), te_done: b(d, 4), ds_done: b(d, 5), gs_done: b(d, 6), sol_done: b(d, 7), cl_done: b(d, 8), sf_done: b(d, 9), tdg_done: b(d, 12), urbm_done: b(d, 13), svg_done: b(d, 14), gafs_done: b(d, 15), vfe_done: b(d, 16), tsg_done: b(d, 17), gafm_done: b(d, 18), gam_done: b(d, 19), sde_done: b(d, 22), rccfbc_cs_done: b(d, 23), ..Self::default() },
            _ => Self { prb0_ring_enable: b(d, 0), vfg_done: b(d, 1), vs_done: b(d, 2), hs_done: b(d, 3), te_done: b(d, 4), ds_done: b(d, 5), gs_done: b(d, 6), sol_done: b(d, 7), cl_done: b(d, 8), sf_done: b(d, 9), tdg_done: b(d, 12), urbm_done: b(d, 13), svg_done: b(d, 14), gafs_done: b(d, 15), vfe_done: b(d, 16), tsg_done: b(d, 17), gafm_done: b(d, 18), gam_done: b(d, 19), rs_done: b(d, 20), cs_done: b(d, 21), sde_done: b(d, 22), rccfbc_cs_done: b(d, 23), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 0, u64::from(self.prb0_ring_enable)); put(d, 1, 1, u64::from(self.vfg_done)); put(d, 2, 2, u64::from(self.vs_done)); put(d, 3, 3, u64::from(self.hs_done)); put(d, 4, 4, u64::from(self.te_done)); put(d, 5, 5, u64::from(self.ds_done)); put(d, 6, 6, u64::from(self.gs_done)); put(d, 7, 7, u64::from(self.sol_done)); put(d, 8, 8, u64::from(self.cl_done)); put(d, 9, 9, u64::from(self.sf_done)); put(d, 12, 12, u64::from(self.tdg_done)); put(d, 13, 13, u64::from(self.urbm_done)); put(d, 14, 14, u64::from(self.svg_done)); put(d, 15, 15, u64::from(self.gafs_done)); put(d, 16, 16, u64::from(self.vfe_done)); put(d, 17, 17, u64::from(self.tsg_done)); put(d, 18, 18, u64::from(self.gafm_done)); put(d, 19, 19, u64::from(self.gam_done)); put(d, 22, 22, u64::from(self.sde_done)); put(d, 23, 23, u64::from(self.rccfbc_cs_done)); 1 }
            _ => { put(d, 0, 0, u64::from(self.prb0_ring_enable)); put(d, 1, 1, u64::from(self.vfg_done)); put(d, 2, 2, u64::from(self.vs_done)); put(d, 3, 3, u64::from(self.hs_done)); put(d, 4, 4, u64::from(self.te_done)); put(d, 5, 5, u64::from(self.ds_done)); put(d, 6, 6, u64::from(self.gs_done)); put(d, 7, 7, u64::from(self.sol_done)); put(d, 8, 8, u64::from(self.cl_done)); put(d, 9, 9, u64::from(self.sf_done)); put(d, 12, 12, u64::from(self.tdg_done)); put(d, 13, 13, u64::from(self.urbm_done)); put(d, 14, 14, u64::from(self.svg_done)); put(d, 15, 15, u64::from(self.gafs_done)); put(d, 16, 16, u64::from(self.vfe_done)); put(d, 17, 17, u64::from(self.tsg_done)); put(d, 18, 18, u64::from(self.gafm_done)); put(d, 19, 19, u64::from(self.gam_done)); put(d, 20, 20, u64::from(self.rs_done)); put(d, 21, 21, u64::from(self.cs_done)); put(d, 22, 22, u64::from(self.sde_done)); put(d, 23, 23, u64::from(self.rccfbc_cs_done)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(Instdone1, INSTDONE1_ITEM, Item {
    noun: Noun::Register, name: "INSTDONE_1", title: "", rows: 0xf,
    cites: &["mesa:gen7 INSTDONE_1", "mesa:gen8 INSTDONE_1", "mesa:gen9 INSTDONE_1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x206c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 10, 11), (0x1, 20, 21), (0xf, 24, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xff300c00, 0x0), w(0xe, 0, 0xff000c00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "PRB0 Ring Enable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VFG Done", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VS Done", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HS Done", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TE Done", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DS Done", places: &[p(0xf, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GS Done", places: &[p(0xf, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SOL Done", places: &[p(0xf, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CL Done", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SF Done", places: &[p(0xf, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TDG Done", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "URBM Done", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SVG Done", places: &[p(0xf, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GAFS Done", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VFE Done", places: &[p(0xf, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TSG Done", places: &[p(0xf, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GAFM Done", places: &[p(0xf, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GAM Done", places: &[p(0xf, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RS Done", places: &[p(0xe, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CS Done", places: &[p(0xe, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SDE Done", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCCFBC CS Done", places: &[p(0xf, 23, 23, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RCS_FAULT_REG`. `[mesa:gen7 RCS_FAULT_REG]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RcsFaultReg {
    /// Valid Bit, bool.
    pub valid_bit: bool,
    /// Fault Type, uint.
    pub fault_type: u32,
    /// SRCID of Fault, uint.
    pub srcid_of_fault: u32,
    /// GTTSEL, uint.
    pub gttsel: u32,
    /// Virtual Address of Fault, address.
    pub virtual_address_of_fault: u64,
}
impl RcsFaultReg {
    /// Page Fault of Fault Type.
    pub const FAULT_TYPE_PAGE_FAULT: u32 = 0x0;
    /// Invalid PD Fault of Fault Type.
    pub const FAULT_TYPE_INVALID_PD_FAULT: u32 = 0x1;
    /// Unloaded PD Fault of Fault Type.
    pub const FAULT_TYPE_UNLOADED_PD_FAULT: u32 = 0x2;
    /// Invalid and Unloaded PD fault of Fault Type.
    pub const FAULT_TYPE_INVALID_AND_UNLOADED_PD_FAULT: u32 = 0x3;
    /// PPGTT of GTTSEL.
    pub const GTTSEL_PPGTT: u32 = 0x0;
    /// GGTT of GTTSEL.
    pub const GTTSEL_GGTT: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> RcsFaultReg {
        let d = &fixed::<1>(dwords);
        Self { valid_bit: b(d, 0), fault_type: u(d, 1, 2), srcid_of_fault: u(d, 3, 10), gttsel: u(d, 11, 11), virtual_address_of_fault: a(d, 12, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.valid_bit)); put(d, 1, 2, u64::from(self.fault_type)); put(d, 3, 10, u64::from(self.srcid_of_fault)); put(d, 11, 11, u64::from(self.gttsel)); put_a(d, 12, 31, self.virtual_address_of_fault); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(RcsFaultReg, RCSFAULTREG_ITEM, Item {
    noun: Noun::Register, name: "RCS_FAULT_REG", title: "", rows: 0x1,
    cites: &["mesa:gen7 RCS_FAULT_REG"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x4094)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Valid Bit", places: &[p(0x1, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Fault Type", places: &[p(0x1, 1, 2, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Page Fault"), (0x1, 0x1, "Invalid PD Fault"), (0x1, 0x2, "Unloaded PD Fault"), (0x1, 0x3, "Invalid and Unloaded PD fault")], when: None, gap: None },
        Field { name: "SRCID of Fault", places: &[p(0x1, 3, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GTTSEL", places: &[p(0x1, 11, 11, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "PPGTT"), (0x1, 0x1, "GGTT")], when: None, gap: None },
        Field { name: "Virtual Address of Fault", places: &[p(0x1, 12, 31, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RCS_RING_BUFFER_CTL`. `[mesa:gen7 RCS_RING_BUFFER_CTL]` `[mesa:gen8 RCS_RING_BUFFER_CTL]` `[mesa:gen9 RCS_RING_BUFFER_CTL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RcsRingBufferCtl {
    /// Ring Buffer Enable, bool.
    pub ring_buffer_enable: bool,
    /// Automatic Report Head Pointer, uint.
    pub automatic_report_head_pointer: u32,
    /// Semaphore Wait, bool.
    pub semaphore_wait: bool,
    /// RBWait, bool.
    pub rbwait: bool,
    /// Buffer Length (in pages - 1), uint.
    pub buffer_length_in_pages_1: u32,
}
impl RcsRingBufferCtl {
    /// MI_AUTOREPORT_OFF of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_OFF: u32 = 0x0;
    /// MI_AUTOREPORT_128KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_128KB: u32 = 0x3;
    /// MI_AUTOREPORT_64KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_64KB: u32 = 0x1;
    /// MI_AUTOREPORT_4KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_4KB: u32 = 0x2;
    /// MI_AUTOREPORT_64KBMI_AUTOREPORT_4KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_64KBMI_AUTOREPORT_4KB: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> RcsRingBufferCtl {
        let d = &fixed::<1>(dwords);
        Self { ring_buffer_enable: b(d, 0), automatic_report_head_pointer: u(d, 1, 2), semaphore_wait: b(d, 10), rbwait: b(d, 11), buffer_length_in_pages_1: u(d, 12, 20), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.ring_buffer_enable)); put(d, 1, 2, u64::from(self.automatic_report_head_pointer)); put(d, 10, 10, u64::from(self.semaphore_wait)); put(d, 11, 11, u64::from(self.rbwait)); put(d, 12, 20, u64::from(self.buffer_length_in_pages_1)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(RcsRingBufferCtl, RCSRINGBUFFERCTL_ITEM, Item {
    noun: Noun::Register, name: "RCS_RING_BUFFER_CTL", title: "", rows: 0xf,
    cites: &["mesa:gen7 RCS_RING_BUFFER_CTL", "mesa:gen8 RCS_RING_BUFFER_CTL", "mesa:gen9 RCS_RING_BUFFER_CTL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x203c)], register: PLAIN, ones: &[],
    reserved: &[(0xf, 3, 9), (0xf, 21, 31)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xffe003f8, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Ring Buffer Enable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Automatic Report Head Pointer", places: &[p(0xf, 1, 2, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MI_AUTOREPORT_OFF"), (0x1, 0x1, "MI_AUTOREPORT_64KBMI_AUTOREPORT_4KB"), (0xf, 0x3, "MI_AUTOREPORT_128KB"), (0xe, 0x1, "MI_AUTOREPORT_64KB"), (0xe, 0x2, "MI_AUTOREPORT_4KB")], when: None, gap: None },
        Field { name: "Semaphore Wait", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RBWait", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Length (in pages - 1)", places: &[p(0xf, 12, 20, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `ROW_INSTDONE`. `[mesa:gen7 ROW_INSTDONE]` `[mesa:gen8 ROW_INSTDONE]` `[mesa:gen9 ROW_INSTDONE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RowInstdone {
    /// BC Done, bool.
    pub bc_done: bool,
    /// PSD Done, bool.
    pub psd_done: bool,
    /// DAPR Done, bool.
    pub dapr_done: bool,
    /// TDL Done, bool.
    pub tdl_done: bool,
    /// IC Done, bool.
    pub ic_done: bool,
    /// MA0 Done, bool.
    pub ma0_done: bool,
    /// EU00 Done SS0, bool.
    pub eu00_done_ss0: bool,
    /// EU01 Done SS0, bool.
    pub eu01_done_ss0: bool,
    /// EU02 Done SS0, bool.
    pub eu02_done_ss0: bool,
    /// EU03 Done SS0, bool.
    pub eu03_done_ss0: bool,
    /// EU10 Done SS0, bool.
    pub eu10_done_ss0: bool,
    /// EU11 Done SS0, bool.
    pub eu11_done_ss0: bool,
    /// EU12 Done SS0, bool.
    pub eu12_done_ss0: bool,
    /// EU13 Done SS0, bool.
    pub eu13_done_ss0: bool,
    /// MA1 Done SS0, bool.
    pub ma1_done_ss0: bool,
    /// DC Done, bool.
    pub dc_done: bool,
    /// GW Done, bool.
    pub gw_done: bool,
    /// MA0 Done SS0, bool.
    pub ma0_done_ss0: bool,
    /// MA1 Done, bool.
    pub ma1_done: bool,
}
impl RowInstdone {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> RowInstdone {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { bc_done: b(d, 0), psd_done: b(d, 1), dapr_done: b(d, 3), tdl_done: b(d, 6), ic_done: b(d, 12), eu00_done_ss0: b(d, 16), eu01_done_ss0: b(d, 17), eu02_done_ss0: b(d, 18), eu03_done_ss0: b(d, 19), eu10_done_ss0: b(d, 21), eu11_done_ss0: b(d, 22), eu12_done_ss0: b(d, 23), eu13_done_ss0: b(d, 24), dc_done: b(d, 2), gw_done: b(d, 8), ma0_done_ss0: b(d, 20), ma1_done: b(d, 25), ..Self::default() },
            _ => Self { bc_done: b(d, 0), psd_done: b(d, 1), dapr_done: b(d, 3), tdl_done: b(d, 6), ic_done: b(d, 12), ma0_done: b(d, 15), eu00_done_ss0: b(d, 16), eu01_done_ss0: b(d, 17), eu02_done_ss0: b(d, 18), eu03_done_ss0: b(d, 19), eu10_done_ss0: b(d, 21), eu11_done_ss0: b(d, 22), eu12_done_ss0: b(d, 23), eu13_done_ss0: b(d, 24), ma1_done_ss0: b(d, 26), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 0, u64::from(self.bc_done)); put(d, 1, 1, u64::from(self.psd_done)); put(d, 3, 3, u64::from(self.dapr_done)); put(d, 6, 6, u64::from(self.tdl_done)); put(d, 12, 12, u64::from(self.ic_done)); put(d, 16, 16, u64::from(self.eu00_done_ss0)); put(d, 17, 17, u64::from(self.eu01_done_ss0)); put(d, 18, 18, u64::from(self.eu02_done_ss0)); put(d, 19, 19, u64::from(self.eu03_done_ss0)); put(d, 21, 21, u64::from(self.eu10_done_ss0)); put(d, 22, 22, u64::from(self.eu11_done_ss0)); put(d, 23, 23, u64::from(self.eu12_done_ss0)); put(d, 24, 24, u64::from(self.eu13_done_ss0)); put(d, 2, 2, u64::from(self.dc_done)); put(d, 8, 8, u64::from(self.gw_done)); put(d, 20, 20, u64::from(self.ma0_done_ss0)); put(d, 25, 25, u64::from(self.ma1_done)); 1 }
            _ => { put(d, 0, 0, u64::from(self.bc_done)); put(d, 1, 1, u64::from(self.psd_done)); put(d, 3, 3, u64::from(self.dapr_done)); put(d, 6, 6, u64::from(self.tdl_done)); put(d, 12, 12, u64::from(self.ic_done)); put(d, 15, 15, u64::from(self.ma0_done)); put(d, 16, 16, u64::from(self.eu00_done_ss0)); put(d, 17, 17, u64::from(self.eu01_done_ss0)); put(d, 18, 18, u64::from(self.eu02_done_ss0)); put(d, 19, 19, u64::from(self.eu03_done_ss0)); put(d, 21, 21, u64::from(self.eu10_done_ss0)); put(d, 22, 22, u64::from(self.eu11_done_ss0)); put(d, 23, 23, u64::from(self.eu12_done_ss0)); put(d, 24, 24, u64::from(self.eu13_done_ss0)); put(d, 26, 26, u64::from(self.ma1_done_ss0)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(RowInstdone, ROWINSTDONE_ITEM, Item {
    noun: Noun::Register, name: "ROW_INSTDONE", title: "", rows: 0xf,
    cites: &["mesa:gen7 ROW_INSTDONE", "mesa:gen8 ROW_INSTDONE", "mesa:gen9 ROW_INSTDONE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xe164)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 4, 5), (0x1, 7, 7), (0x1, 9, 11), (0x1, 13, 15), (0x1, 26, 31), (0xe, 2, 2), (0xe, 7, 11), (0xe, 13, 14), (0xe, 20, 20), (0xe, 25, 25), (0xe, 27, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xfc00eeb0, 0x0), w(0xe, 0, 0xfa106fb4, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "BC Done", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PSD Done", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DAPR Done", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TDL Done", places: &[p(0xf, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IC Done", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MA0 Done", places: &[p(0xe, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU00 Done SS0", places: &[p(0xf, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU01 Done SS0", places: &[p(0xf, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU02 Done SS0", places: &[p(0xf, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU03 Done SS0", places: &[p(0xf, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU10 Done SS0", places: &[p(0xf, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU11 Done SS0", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU12 Done SS0", places: &[p(0xf, 23, 23, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "EU13 Done SS0", places: &[p(0xf, 24, 24, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MA1 Done SS0", places: &[p(0xe, 26, 26, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC Done", places: &[p(0x1, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GW Done", places: &[p(0x1, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MA0 Done SS0", places: &[p(0x1, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MA1 Done", places: &[p(0x1, 25, 25, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RPSTAT0`. `[mesa:gen9 RPSTAT0]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rpstat0 {
    /// Previous GT Frequency, uint.
    pub previous_gt_frequency: u32,
    /// Current GT Frequency, uint.
    pub current_gt_frequency: u32,
}
impl Rpstat0 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Rpstat0 {
        let d = &fixed::<1>(dwords);
        Self { previous_gt_frequency: u(d, 0, 8), current_gt_frequency: u(d, 23, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 8, u64::from(self.previous_gt_frequency)); put(d, 23, 31, u64::from(self.current_gt_frequency)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(Rpstat0, RPSTAT0_ITEM, Item {
    noun: Noun::Register, name: "RPSTAT0", title: "", rows: 0xc,
    cites: &["mesa:gen9 RPSTAT0"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xa01c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xc, 9, 22)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0x7ffe00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Previous GT Frequency", places: &[p(0xc, 0, 8, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current GT Frequency", places: &[p(0xc, 23, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RPSTAT1`. `[mesa:gen7 RPSTAT1]` `[mesa:gen8 RPSTAT1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rpstat1 {
    /// Previous GT Frequency, uint.
    pub previous_gt_frequency: u32,
    /// Current GT Frequency, uint.
    pub current_gt_frequency: u32,
}
impl Rpstat1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Rpstat1 {
        let d = &fixed::<1>(dwords);
        Self { previous_gt_frequency: u(d, 0, 6), current_gt_frequency: u(d, 7, 14), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 6, u64::from(self.previous_gt_frequency)); put(d, 7, 14, u64::from(self.current_gt_frequency)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(Rpstat1, RPSTAT1_ITEM, Item {
    noun: Noun::Register, name: "RPSTAT1", title: "", rows: 0x3,
    cites: &["mesa:gen7 RPSTAT1", "mesa:gen8 RPSTAT1"],
    engines: &[], key: &[], length: &[], dwords: &[(0x3, 1, 1, false)], tail: &[], offset: &[(0x3, 0xa01c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0x3, 15, 31)],
    system: "", unbuilt: false, watch: &[w(0x3, 0, 0xffff8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Previous GT Frequency", places: &[p(0x3, 0, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current GT Frequency", places: &[p(0x3, 7, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SAMPLER_INSTDONE`. `[mesa:gen7 SAMPLER_INSTDONE]` `[mesa:gen8 SAMPLER_INSTDONE]` `[mesa:gen9 SAMPLER_INSTDONE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SamplerInstdone {
    /// IME Done, bool.
    pub ime_done: bool,
    /// PL0 Done, bool.
    pub pl0_done: bool,
    /// SO0 Done, bool.
    pub so0_done: bool,
    /// DG0 Done, bool.
    pub dg0_done: bool,
    /// FT0 Done, bool.
    pub ft0_done: bool,
    /// DM0 Done, bool.
    pub dm0_done: bool,
    /// SC Done, bool.
    pub sc_done: bool,
    /// FL0 Done, bool.
    pub fl0_done: bool,
    /// QC Done, bool.
    pub qc_done: bool,
    /// SVSM Done, bool.
    pub svsm_done: bool,
    /// SI0 Done, bool.
    pub si0_done: bool,
    /// MT0 Done, bool.
    pub mt0_done: bool,
    /// AVS Done, bool.
    pub avs_done: bool,
    /// IEF Done, bool.
    pub ief_done: bool,
    /// CRE Done, bool.
    pub cre_done: bool,
    /// SVSM ARB3, bool.
    pub svsm_arb3: bool,
    /// SVSM ARB2, bool.
    pub svsm_arb2: bool,
    /// SVSM ARB1, bool.
    pub svsm_arb1: bool,
    /// SVSM Adapter, bool.
    pub svsm_adapter: bool,
    /// BDM Done, bool.
    pub bdm_done: bool,
    /// VME Done, bool.
    pub vme_done: bool,
    /// VDI Done, bool.
    pub vdi_done: bool,
}
impl SamplerInstdone {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SamplerInstdone {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { pl0_done: b(d, 1), so0_done: b(d, 2), dg0_done: b(d, 3), ft0_done: b(d, 4), dm0_done: b(d, 5), sc_done: b(d, 6), fl0_done: b(d, 7), qc_done: b(d, 8), svsm_done: b(d, 9), si0_done: b(d, 10), mt0_done: b(d, 11), avs_done: b(d, 12), ief_done: b(d, 13), svsm_arb3: b(d, 15), svsm_arb2: b(d, 16), svsm_arb1: b(d, 17), svsm_adapter: b(d, 18), vme_done: b(d, 0), vdi_done: b(d, 14), ..Self::default() },
            _ => Self { ime_done: b(d, 0), pl0_done: b(d, 1), so0_done: b(d, 2), dg0_done: b(d, 3), ft0_done: b(d, 4), dm0_done: b(d, 5), sc_done: b(d, 6), fl0_done: b(d, 7), qc_done: b(d, 8), svsm_done: b(d, 9), si0_done: b(d, 10), mt0_done: b(d, 11), avs_done: b(d, 12), ief_done: b(d, 13), cre_done: b(d, 14), svsm_arb3: b(d, 15), svsm_arb2: b(d, 16), svsm_arb1: b(d, 17), svsm_adapter: b(d, 18), bdm_done: b(d, 19), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 1, 1, u64::from(self.pl0_done)); put(d, 2, 2, u64::from(self.so0_done)); put(d, 3, 3, u64::from(self.dg0_done)); put(d, 4, 4, u64::from(self.ft0_done)); put(d, 5, 5, u64::from(self.dm0_done)); put(d, 6, 6, u64::from(self.sc_done)); put(d, 7, 7, u64::from(self.fl0_done)); put(d, 8, 8, u64::from(self.qc_done)); put(d, 9, 9, u64::from(self.svsm_done)); put(d, 10, 10, u64::from(self.si0_done)); put(d, 11, 11, u64::from(self.mt0_done)); put(d, 12, 12, u64::from(self.avs_done)); put(d, 13, 13, u64::from(self.ief_done)); put(d, 15, 15, u64::from(self.svsm_arb3)); put(d, 16, 16, u64::from(self.svsm_arb2)); put(d, 17, 17, u64::from(self.svsm_arb1)); put(d, 18, 18, u64::from(self.svsm_adapter)); put(d, 0, 0, u64::from(self.vme_done)); put(d, 14, 14, u64::from(self.vdi_done)); 1 }
            _ => { put(d, 0, 0, u64::from(self.ime_done)); put(d, 1, 1, u64::from(self.pl0_done)); put(d, 2, 2, u64::from(self.so0_done)); put(d, 3, 3, u64::from(self.dg0_done)); put(d, 4, 4, u64::from(self.ft0_done)); put(d, 5, 5, u64::from(self.dm0_done)); put(d, 6, 6, u64::from(self.sc_done)); put(d, 7, 7, u64::from(self.fl0_done)); put(d, 8, 8, u64::from(self.qc_done)); put(d, 9, 9, u64::from(self.svsm_done)); put(d, 10, 10, u64::from(self.si0_done)); put(d, 11, 11, u64::from(self.mt0_done)); put(d, 12, 12, u64::from(self.avs_done)); put(d, 13, 13, u64::from(self.ief_done)); put(d, 14, 14, u64::from(self.cre_done)); put(d, 15, 15, u64::from(self.svsm_arb3)); put(d, 16, 16, u64::from(self.svsm_arb2)); put(d, 17, 17, u64::from(self.svsm_arb1)); put(d, 18, 18, u64::from(self.svsm_adapter)); put(d, 19, 19, u64::from(self.bdm_done)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(SamplerInstdone, SAMPLERINSTDONE_ITEM, Item {
    noun: Noun::Register, name: "SAMPLER_INSTDONE", title: "", rows: 0xf,
    cites: &["mesa:gen7 SAMPLER_INSTDONE", "mesa:gen8 SAMPLER_INSTDONE", "mesa:gen9 SAMPLER_INSTDONE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0xe160)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0x1, 19, 31), (0xe, 20, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xfff80000, 0x0), w(0xe, 0, 0xfff00000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "IME Done", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PL0 Done", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SO0 Done", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DG0 Done", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "FT0 Done", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DM0 Done", places: &[p(0xf, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SC Done", places: &[p(0xf, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "FL0 Done", places: &[p(0xf, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QC Done", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SVSM Done", places: &[p(0xf, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SI0 Done", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MT0 Done", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "AVS Done", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IEF Done", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CRE Done", places: &[p(0xe, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SVSM ARB3", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SVSM ARB2", places: &[p(0xf, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SVSM ARB1", places: &[p(0xf, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SVSM Adapter", places: &[p(0xf, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BDM Done", places: &[p(0xe, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VME Done", places: &[p(0x1, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VDI Done", places: &[p(0x1, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SC_INSTDONE`. `[mesa:gen7 SC_INSTDONE]` `[mesa:gen8 SC_INSTDONE]` `[mesa:gen9 SC_INSTDONE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScInstdone {
    /// SVL Done, bool.
    pub svl_done: bool,
    /// WMFE Done, bool.
    pub wmfe_done: bool,
    /// WMBE Done, bool.
    pub wmbe_done: bool,
    /// HIZ Done, bool.
    pub hiz_done: bool,
    /// STC Done, bool.
    pub stc_done: bool,
    /// IZ Done, bool.
    pub iz_done: bool,
    /// SBE Done, bool.
    pub sbe_done: bool,
    /// RCZ Done, bool.
    pub rcz_done: bool,
    /// RCC Done, bool.
    pub rcc_done: bool,
    /// RCPBE Done, bool.
    pub rcpbe_done: bool,
    /// RCPFE Done, bool.
    pub rcpfe_done: bool,
    /// DAPB Done, bool.
    pub dapb_done: bool,
    /// DAPRBE Done, bool.
    pub daprbe_done: bool,
    /// SARB Done, bool.
    pub sarb_done: bool,
    /// DC0 Done, bool.
    pub dc0_done: bool,
    /// DC1 Done, bool.
    pub dc1_done: bool,
    /// DC2 Done, bool.
    pub dc2_done: bool,
    /// DC3 Done, bool.
    pub dc3_done: bool,
    /// GW0 Done, bool.
    pub gw0_done: bool,
    /// GW1 Done, bool.
    pub gw1_done: bool,
    /// GW2 Done, bool.
    pub gw2_done: bool,
    /// GW3 Done, bool.
    pub gw3_done: bool,
    /// TDC Done, bool.
    pub tdc_done: bool,
    /// IECP Done, bool.
    pub iecp_done: bool,
    /// VSC Done, bool.
    pub vsc_done: bool,
}
impl ScInstdone {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> ScInstdone {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { svl_done: b(d, 0), wmfe_done: b(d, 1), wmbe_done: b(d, 2), hiz_done: b(d, 3), stc_done: b(d, 4), iz_done: b(d, 5), sbe_done: b(d, 6), rcz_done: b(d, 8), rcc_done: b(d, 9), rcpbe_done: b(d, 10), rcpfe_done: b(d, 11), dapb_done: b(d, 12), daprbe_done: b(d, 13), sarb_done: b(d, 15), iecp_done: b(d, 14), vsc_done: b(d, 16), ..Self::default() },
            1 => Self { svl_done: b(d, 0), wmfe_done: b(d, 1), wmbe_done: b(d, 2), hiz_done: b(d, 3), stc_done: b(d, 4), iz_done: b(d, 5), sbe_done: b(d, 6), rcz_done: b(d, 8), rcc_done: b(d, 9), rcpbe_done: b(d, 10), rcpfe_done: b(d, 11), dapb_done: b(d, 12), daprbe_done: b(d, 13), sarb_done: b(d, 15), dc0_done: b(d, 16), dc1_done: b(d, 17), dc2_done: b(d, 18), gw0_done: b(d, 20), gw1_done: b(d, 21), gw2_done: b(d, 22), tdc_done: b(d, 24), ..Self::default() },
            _ => Self { svl_done: b(d, 0), wmfe_done: b(d, 1), wmbe_done: b(d, 2), hiz_done: b(d, 3), stc_done: b(d, 4), iz_done: b(d, 5), sbe_done: b(d, 6), rcz_done: b(d, 8), rcc_done: b(d, 9), rcpbe_done: b(d, 10), rcpfe_done: b(d, 11), dapb_done: b(d, 12), daprbe_done: b(d, 13), sarb_done: b(d, 15), dc0_done: b(d, 16), dc1_done: b(d, 17), dc2_done: b(d, 18), dc3_done: b(d, 19), gw0_done: b(d, 20), gw1_done: b(d, 21), gw2_done: b(d, 22), gw3_done: b(d, 23), tdc_done: b(d, 24), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 0, u64::from(self.svl_done)); put(d, 1, 1, u64::from(self.wmfe_done)); put(d, 2, 2, u64::from(self.wmbe_done)); put(d, 3, 3, u64::from(self.hiz_done)); put(d, 4, 4, u64::from(self.stc_done)); put(d, 5, 5, u64::from(self.iz_done)); put(d, 6, 6, u64::from(self.sbe_done)); put(d, 8, 8, u64::from(self.rcz_done)); put(d, 9, 9, u64::from(self.rcc_done)); put(d, 10, 10, u64::from(self.rcpbe_done)); put(d, 11, 11, u64::from(self.rcpfe_done)); put(d, 12, 12, u64::from(self.dapb_done)); put(d, 13, 13, u64::from(self.daprbe_done)); put(d, 15, 15, u64::from(self.sarb_done)); put(d, 14, 14, u64::from(self.iecp_done)); put(d, 16, 16, u64::from(self.vsc_done)); 1 }
            1 => { put(d, 0, 0, u64::from(self.svl_done)); put(d, 1, 1, u64::from(self.wmfe_done)); put(d, 2, 2, u64::from(self.wmbe_done)); put(d, 3, 3, u64::from(self.hiz_done)); put(d, 4, 4, u64::from(self.stc_done)); put(d, 5, 5, u64::from(self.iz_done)); put(d, 6, 6, u64::from(self.sbe_done)); put(d, 8, 8, u64::from(self.rcz_done)); put(d, 9, 9, u64::from(self.rcc_done)); put(d, 10, 10, u64::from(self.rcpbe_done)); put(d, 11, 11, u64::from(self.rcpfe_done)); put(d, 12, 12, u64::from(self.dapb_done)); put(d, 13, 13, u64::from(self.daprbe_done)); put(d, 15, 15, u64::from(self.sarb_done)); put(d, 16, 16, u64::from(self.dc0_done)); put(d, 17, 17, u64::from(self.dc1_done)); put(d, 18, 18, u64::from(self.dc2_done)); put(d, 20, 20, u64::from(self.gw0_done)); put(d, 21, 21, u64::from(self.gw1_done)); put(d, 22, 22, u64::from(self.gw2_done)); put(d, 24, 24, u64::from(self.tdc_done)); 1 }
            _ => { put(d, 0, 0, u64::from(self.svl_done)); put(d, 1, 1, u64::from(self.wmfe_done)); put(d, 2, 2, u64::from(self.wmbe_done)); put(d, 3, 3, u64::from(self.hiz_done)); put(d, 4, 4, u64::from(self.stc_done)); put(d, 5, 5, u64::from(self.iz_done)); put(d, 6, 6, u64::from(self.sbe_done)); put(d, 8, 8, u64::from(self.rcz_done)); put(d, 9, 9, u64::from(self.rcc_done)); put(d, 10, 10, u64::from(self.rcpbe_done)); put(d, 11, 11, u64::from(self.rcpfe_done)); put(d, 12, 12, u64::from(self.dapb_done)); put(d, 13, 13, u64::from(self.daprbe_done)); put(d, 15, 15, u64::from(self.sarb_done)); put(d, 16, 16, u64::from(self.dc0_done)); put(d, 17, 17, u64::from(self.dc1_done)); put(d, 18, 18, u64::from(self.dc2_done)); put(d, 19, 19, u64::from(self.dc3_done)); put(d, 20, 20, u64::from(self.gw0_done)); put(d, 21, 21, u64::from(self.gw1_done)); put(d, 22, 22, u64::from(self.gw2_done)); put(d, 23, 23, u64::from(self.gw3_done)); put(d, 24, 24, u64::from(self.tdc_done)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(ScInstdone, SCINSTDONE_ITEM, Item {
    noun: Noun::Register, name: "SC_INSTDONE", title: "", rows: 0xf,
    cites: &["mesa:gen7 SC_INSTDONE", "mesa:gen8 SC_INSTDONE", "mesa:gen9 SC_INSTDONE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x7100)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 7, 7), (0x1, 17, 31), (0xe, 14, 14), (0x2, 19, 19), (0x2, 23, 23), (0xe, 25, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xfffe0080, 0x0), w(0x2, 0, 0xfe884080, 0x0), w(0xc, 0, 0xfe004080, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "SVL Done", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "WMFE Done", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "WMBE Done", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HIZ Done", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "STC Done", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IZ Done", places: &[p(0xf, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SBE Done", places: &[p(0xf, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCZ Done", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCC Done", places: &[p(0xf, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCPBE Done", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RCPFE Done", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DAPB Done", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DAPRBE Done", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SARB Done", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC0 Done", places: &[p(0xe, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC1 Done", places: &[p(0xe, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC2 Done", places: &[p(0xe, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC3 Done", places: &[p(0xc, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GW0 Done", places: &[p(0xe, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GW1 Done", places: &[p(0xe, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GW2 Done", places: &[p(0xe, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GW3 Done", places: &[p(0xc, 23, 23, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TDC Done", places: &[p(0xe, 24, 24, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IECP Done", places: &[p(0x1, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VSC Done", places: &[p(0x1, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VCS2_RING_BUFFER_CTL`. `[mesa:gen8 VCS2_RING_BUFFER_CTL]` `[mesa:gen9 VCS2_RING_BUFFER_CTL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vcs2RingBufferCtl {
    /// Ring Buffer Enable, bool.
    pub ring_buffer_enable: bool,
    /// Automatic Report Head Pointer, uint.
    pub automatic_report_head_pointer: u32,
    /// Disable Register Accesses, bool.
    pub disable_register_accesses: bool,
    /// Semaphore Wait, bool.
    pub semaphore_wait: bool,
    /// RBWait, bool.
    pub rbwait: bool,
    /// Buffer Length (in pages - 1), uint.
    pub buffer_length_in_pages_1: u32,
}
impl Vcs2RingBufferCtl {
    /// MI_AUTOREPORT_OFF of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_OFF: u32 = 0x0;
    /// MI_AUTOREPORT_64KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_64KB: u32 = 0x1;
    /// MI_AUTOREPORT_4KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_4KB: u32 = 0x2;
    /// MI_AUTOREPORT_128KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_128KB: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Vcs2RingBufferCtl {
        let d = &fixed::<1>(dwords);
        Self { ring_buffer_enable: b(d, 0), automatic_report_head_pointer: u(d, 1, 2), disable_register_accesses: b(d, 8), semaphore_wait: b(d, 10), rbwait: b(d, 11), buffer_length_in_pages_1: u(d, 12, 20), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.ring_buffer_enable)); put(d, 1, 2, u64::from(self.automatic_report_head_pointer)); put(d, 8, 8, u64::from(self.disable_register_accesses)); put(d, 10, 10, u64::from(self.semaphore_wait)); put(d, 11, 11, u64::from(self.rbwait)); put(d, 12, 20, u64::from(self.buffer_length_in_pages_1)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(Vcs2RingBufferCtl, VCS2RINGBUFFERCTL_ITEM, Item {
    noun: Noun::Register, name: "VCS2_RING_BUFFER_CTL", title: "", rows: 0xe,
    cites: &["mesa:gen8 VCS2_RING_BUFFER_CTL", "mesa:gen9 VCS2_RING_BUFFER_CTL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x1203c)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 3, 7), (0xe, 9, 9), (0xe, 21, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffe002f8, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Ring Buffer Enable", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Automatic Report Head Pointer", places: &[p(0xe, 1, 2, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "MI_AUTOREPORT_OFF"), (0xe, 0x1, "MI_AUTOREPORT_64KB"), (0xe, 0x2, "MI_AUTOREPORT_4KB"), (0xe, 0x3, "MI_AUTOREPORT_128KB")], when: None, gap: None },
        Field { name: "Disable Register Accesses", places: &[p(0xe, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Wait", places: &[p(0xe, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RBWait", places: &[p(0xe, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Length (in pages - 1)", places: &[p(0xe, 12, 20, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VCS_ACTHD_UDW`. `[mesa:gen8 VCS_ACTHD_UDW]` `[mesa:gen9 VCS_ACTHD_UDW]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VcsActhdUdw {
    /// Head Pointer Upper DWORD, uint.
    pub head_pointer_upper_dword: u32,
}
impl VcsActhdUdw {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VcsActhdUdw {
        let d = &fixed::<1>(dwords);
        Self { head_pointer_upper_dword: u(d, 0, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 15, u64::from(self.head_pointer_upper_dword)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(VcsActhdUdw, VCSACTHDUDW_ITEM, Item {
    noun: Noun::Register, name: "VCS_ACTHD_UDW", title: "", rows: 0xe,
    cites: &["mesa:gen8 VCS_ACTHD_UDW", "mesa:gen9 VCS_ACTHD_UDW"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x1205c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xe, 16, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Head Pointer Upper DWORD", places: &[p(0xe, 0, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VCS_FAULT_REG`. `[mesa:gen7 VCS_FAULT_REG]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VcsFaultReg {
    /// Valid Bit, bool.
    pub valid_bit: bool,
    /// Fault Type, uint.
    pub fault_type: u32,
    /// SRCID of Fault, uint.
    pub srcid_of_fault: u32,
    /// GTTSEL, uint.
    pub gttsel: u32,
    /// Virtual Address of Fault, address.
    pub virtual_address_of_fault: u64,
}
impl VcsFaultReg {
    /// Page Fault of Fault Type.
    pub const FAULT_TYPE_PAGE_FAULT: u32 = 0x0;
    /// Invalid PD Fault of Fault Type.
    pub const FAULT_TYPE_INVALID_PD_FAULT: u32 = 0x1;
    /// Unloaded PD Fault of Fault Type.
    pub const FAULT_TYPE_UNLOADED_PD_FAULT: u32 = 0x2;
    /// Invalid and Unloaded PD fault of Fault Type.
    pub const FAULT_TYPE_INVALID_AND_UNLOADED_PD_FAULT: u32 = 0x3;
    /// PPGTT of GTTSEL.
    pub const GTTSEL_PPGTT: u32 = 0x0;
    /// GGTT of GTTSEL.
    pub const GTTSEL_GGTT: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VcsFaultReg {
        let d = &fixed::<1>(dwords);
        Self { valid_bit: b(d, 0), fault_type: u(d, 1, 2), srcid_of_fault: u(d, 3, 10), gttsel: u(d, 11, 11), virtual_address_of_fault: a(d, 12, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.valid_bit)); put(d, 1, 2, u64::from(self.fault_type)); put(d, 3, 10, u64::from(self.srcid_of_fault)); put(d, 11, 11, u64::from(self.gttsel)); put_a(d, 12, 31, self.virtual_address_of_fault); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(VcsFaultReg, VCSFAULTREG_ITEM, Item {
    noun: Noun::Register, name: "VCS_FAULT_REG", title: "", rows: 0x1,
    cites: &["mesa:gen7 VCS_FAULT_REG"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x4194)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Valid Bit", places: &[p(0x1, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Fault Type", places: &[p(0x1, 1, 2, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Page Fault"), (0x1, 0x1, "Invalid PD Fault"), (0x1, 0x2, "Unloaded PD Fault"), (0x1, 0x3, "Invalid and Unloaded PD fault")], when: None, gap: None },
        Field { name: "SRCID of Fault", places: &[p(0x1, 3, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GTTSEL", places: &[p(0x1, 11, 11, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "PPGTT"), (0x1, 0x1, "GGTT")], when: None, gap: None },
        Field { name: "Virtual Address of Fault", places: &[p(0x1, 12, 31, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VCS_INSTDONE`. `[mesa:gen7 VCS_INSTDONE]` `[mesa:gen8 VCS_INSTDONE]` `[mesa:gen9 VCS_INSTDONE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VcsInstdone {
    /// Ring Enable, bool.
    pub ring_enable: bool,
    /// USB Done, bool.
    pub usb_done: bool,
    /// QRC Done, bool.
    pub qrc_done: bool,
    /// SEC Done, bool.
    pub sec_done: bool,
    /// MPC Done, bool.
    pub mpc_done: bool,
    /// VFT Done, bool.
    pub vft_done: bool,
    /// BSP Done, bool.
    pub bsp_done: bool,
    /// VLF Done, bool.
    pub vlf_done: bool,
    /// VOP Done, bool.
    pub vop_done: bool,
    /// VMC Done, bool.
    pub vmc_done: bool,
    /// VIP Done, bool.
    pub vip_done: bool,
    /// VIT Done, bool.
    pub vit_done: bool,
    /// VDS Done, bool.
    pub vds_done: bool,
    /// VMX Done, bool.
    pub vmx_done: bool,
    /// VCP Done, bool.
    pub vcp_done: bool,
    /// VCD Done, bool.
    pub vcd_done: bool,
    /// VAD Done, bool.
    pub vad_done: bool,
    /// VMD Done, bool.
    pub vmd_done: bool,
    /// VIS Done, bool.
    pub vis_done: bool,
    /// VAC Done, bool.
    pub vac_done: bool,
    /// VAM Done, bool.
    pub vam_done: bool,
    /// JPG Done, bool.
    pub jpg_done: bool,
    /// VBP Done, bool.
    pub vbp_done: bool,
    /// VHR Done, bool.
    pub vhr_done: bool,
    /// VCI Done, bool.
    pub vci_done: bool,
    /// VCR Done, bool.
    pub vcr_done: bool,
    /// VIN Done, bool.
    pub vin_done: bool,
    /// VPR Done, bool.
    pub vpr_done: bool,
    /// VTQ Done, bool.
    pub vtq_done: bool,
    /// VCS Done, bool.
    pub vcs_done: bool,
    /// GAC Done, bool.
    pub gac_done: bool,
}
impl VcsInstdone {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VcsInstdone {
        let d = &fixed::<1>(dwords);
        Self { ring_enable: b(d, 0), usb_done: b(d, 1), qrc_done: b(d, 2), sec_done: b(d, 3), mpc_done: b(d, 4), vft_done: b(d, 5), bsp_done: b(d, 6), vlf_done: b(d, 7), vop_done: b(d, 8), vmc_done: b(d, 9), vip_done: b(d, 10), vit_done: b(d, 11), vds_done: b(d, 12), vmx_done: b(d, 13), vcp_done: b(d, 14), vcd_done: b(d, 15), vad_done: b(d, 16), vmd_done: b(d, 17), vis_done: b(d, 18), vac_done: b(d, 19), vam_done: b(d, 20), jpg_done: b(d, 21), vbp_done: b(d, 22), vhr_done: b(d, 23), vci_done: b(d, 24), vcr_done: b(d, 25), vin_done: b(d, 26), vpr_done: b(d, 27), vtq_done: b(d, 28), vcs_done: b(d, 30), gac_done: b(d, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.ring_enable)); put(d, 1, 1, u64::from(self.usb_done)); put(d, 2, 2, u64::from(self.qrc_done)); put(d, 3, 3, u64::from(self.sec_done)); put(d, 4, 4, u64::from(self.mpc_done)); put(d, 5, 5, u64::from(self.vft_done)); put(d, 6, 6, u64::from(self.bsp_done)); put(d, 7, 7, u64::from(self.vlf_done)); put(d, 8, 8, u64::from(self.vop_done)); put(d, 9, 9, u64::from(self.vmc_done)); put(d, 10, 10, u64::from(self.vip_done)); put(d, 11, 11, u64::from(self.vit_done)); put(d, 12, 12, u64::from(self.vds_done)); put(d, 13, 13, u64::from(self.vmx_done)); put(d, 14, 14, u64::from(self.vcp_done)); put(d, 15, 15, u64::from(self.vcd_done)); put(d, 16, 16, u64::from(self.vad_done)); put(d, 17, 17, u64::from(self.vmd_done)); put(d, 18, 18, u64::from(self.vis_done)); put(d, 19, 19, u64::from(self.vac_done)); put(d, 20, 20, u64::from(self.vam_done)); put(d, 21, 21, u64::from(self.jpg_done)); put(d, 22, 22, u64::from(self.vbp_done)); put(d, 23, 23, u64::from(self.vhr_done)); put(d, 24, 24, u64::from(self.vci_done)); put(d, 25, 25, u64::from(self.vcr_done)); put(d, 26, 26, u64::from(self.vin_done)); put(d, 27, 27, u64::from(self.vpr_done)); put(d, 28, 28, u64::from(self.vtq_done)); put(d, 30, 30, u64::from(self.vcs_done)); put(d, 31, 31, u64::from(self.gac_done)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(VcsInstdone, VCSINSTDONE_ITEM, Item {
    noun: Noun::Register, name: "VCS_INSTDONE", title: "", rows: 0xf,
    cites: &["mesa:gen7 VCS_INSTDONE", "mesa:gen8 VCS_INSTDONE", "mesa:gen9 VCS_INSTDONE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x1206c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 29, 29)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0x20000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Ring Enable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "USB Done", places: &[p(0xf, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QRC Done", places: &[p(0xf, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SEC Done", places: &[p(0xf, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MPC Done", places: &[p(0xf, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VFT Done", places: &[p(0xf, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "BSP Done", places: &[p(0xf, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VLF Done", places: &[p(0xf, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VOP Done", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VMC Done", places: &[p(0xf, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VIP Done", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VIT Done", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VDS Done", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VMX Done", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VCP Done", places: &[p(0xf, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VCD Done", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VAD Done", places: &[p(0xf, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VMD Done", places: &[p(0xf, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VIS Done", places: &[p(0xf, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VAC Done", places: &[p(0xf, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VAM Done", places: &[p(0xf, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "JPG Done", places: &[p(0xf, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VBP Done", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VHR Done", places: &[p(0xf, 23, 23, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VCI Done", places: &[p(0xf, 24, 24, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VCR Done", places: &[p(0xf, 25, 25, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VIN Done", places: &[p(0xf, 26, 26, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VPR Done", places: &[p(0xf, 27, 27, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VTQ Done", places: &[p(0xf, 28, 28, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VCS Done", places: &[p(0xf, 30, 30, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GAC Done", places: &[p(0xf, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VCS_RING_BUFFER_CTL`. `[mesa:gen7 VCS_RING_BUFFER_CTL]` `[mesa:gen8 VCS_RING_BUFFER_CTL]` `[mesa:gen9 VCS_RING_BUFFER_CTL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VcsRingBufferCtl {
    /// Ring Buffer Enable, bool.
    pub ring_buffer_enable: bool,
    /// Automatic Report Head Pointer, uint.
    pub automatic_report_head_pointer: u32,
    /// Disable Register Accesses, bool.
    pub disable_register_accesses: bool,
    /// Semaphore Wait, bool.
    pub semaphore_wait: bool,
    /// RBWait, bool.
    pub rbwait: bool,
    /// Buffer Length (in pages - 1), uint.
    pub buffer_length_in_pages_1: u32,
}
impl VcsRingBufferCtl {
    /// MI_AUTOREPORT_OFF of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_OFF: u32 = 0x0;
    /// MI_AUTOREPORT_64KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_64KB: u32 = 0x1;
    /// MI_AUTOREPORT_4KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_4KB: u32 = 0x2;
    /// MI_AUTOREPORT_128KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_128KB: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VcsRingBufferCtl {
        let d = &fixed::<1>(dwords);
        Self { ring_buffer_enable: b(d, 0), automatic_report_head_pointer: u(d, 1, 2), disable_register_accesses: b(d, 8), semaphore_wait: b(d, 10), rbwait: b(d, 11), buffer_length_in_pages_1: u(d, 12, 20), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.ring_buffer_enable)); put(d, 1, 2, u64::from(self.automatic_report_head_pointer)); put(d, 8, 8, u64::from(self.disable_register_accesses)); put(d, 10, 10, u64::from(self.semaphore_wait)); put(d, 11, 11, u64::from(self.rbwait)); put(d, 12, 20, u64::from(self.buffer_length_in_pages_1)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(VcsRingBufferCtl, VCSRINGBUFFERCTL_ITEM, Item {
    noun: Noun::Register, name: "VCS_RING_BUFFER_CTL", title: "", rows: 0xf,
    cites: &["mesa:gen7 VCS_RING_BUFFER_CTL", "mesa:gen8 VCS_RING_BUFFER_CTL", "mesa:gen9 VCS_RING_BUFFER_CTL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x1203c)], register: PLAIN, ones: &[],
    reserved: &[(0xf, 3, 7), (0xf, 9, 9), (0xf, 21, 31)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0xffe002f8, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Ring Buffer Enable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Automatic Report Head Pointer", places: &[p(0xf, 1, 2, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "MI_AUTOREPORT_OFF"), (0xf, 0x1, "MI_AUTOREPORT_64KB"), (0xf, 0x2, "MI_AUTOREPORT_4KB"), (0xf, 0x3, "MI_AUTOREPORT_128KB")], when: None, gap: None },
        Field { name: "Disable Register Accesses", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Wait", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RBWait", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Length (in pages - 1)", places: &[p(0xf, 12, 20, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VECS_ACTHD_UDW`. `[mesa:gen8 VECS_ACTHD_UDW]` `[mesa:gen9 VECS_ACTHD_UDW]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VecsActhdUdw {
    /// Head Pointer Upper DWORD, uint.
    pub head_pointer_upper_dword: u32,
}
impl VecsActhdUdw {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VecsActhdUdw {
        let d = &fixed::<1>(dwords);
        Self { head_pointer_upper_dword: u(d, 0, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 15, u64::from(self.head_pointer_upper_dword)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(VecsActhdUdw, VECSACTHDUDW_ITEM, Item {
    noun: Noun::Register, name: "VECS_ACTHD_UDW", title: "", rows: 0xe,
    cites: &["mesa:gen8 VECS_ACTHD_UDW", "mesa:gen9 VECS_ACTHD_UDW"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x1a05c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xe, 16, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Head Pointer Upper DWORD", places: &[p(0xe, 0, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VECS_INSTDONE`. `[mesa:gen8 VECS_INSTDONE]` `[mesa:gen9 VECS_INSTDONE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VecsInstdone {
    /// Ring Enable, bool.
    pub ring_enable: bool,
    /// VECS Done, bool.
    pub vecs_done: bool,
    /// GAM Done, bool.
    pub gam_done: bool,
}
impl VecsInstdone {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VecsInstdone {
        let d = &fixed::<1>(dwords);
        Self { ring_enable: b(d, 0), vecs_done: b(d, 30), gam_done: b(d, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.ring_enable)); put(d, 30, 30, u64::from(self.vecs_done)); put(d, 31, 31, u64::from(self.gam_done)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(VecsInstdone, VECSINSTDONE_ITEM, Item {
    noun: Noun::Register, name: "VECS_INSTDONE", title: "", rows: 0xe,
    cites: &["mesa:gen8 VECS_INSTDONE", "mesa:gen9 VECS_INSTDONE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x1a06c)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[(0xe, 1, 29)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0x3ffffffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Ring Enable", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VECS Done", places: &[p(0xe, 30, 30, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GAM Done", places: &[p(0xe, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VECS_RING_BUFFER_CTL`. `[mesa:gen8 VECS_RING_BUFFER_CTL]` `[mesa:gen9 VECS_RING_BUFFER_CTL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VecsRingBufferCtl {
    /// Ring Buffer Enable, bool.
    pub ring_buffer_enable: bool,
    /// Automatic Report Head Pointer, uint.
    pub automatic_report_head_pointer: u32,
    /// Disable Register Accesses, bool.
    pub disable_register_accesses: bool,
    /// Semaphore Wait, bool.
    pub semaphore_wait: bool,
    /// RBWait, bool.
    pub rbwait: bool,
    /// Buffer Length (in pages - 1), uint.
    pub buffer_length_in_pages_1: u32,
}
impl VecsRingBufferCtl {
    /// MI_AUTOREPORT_OFF of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_OFF: u32 = 0x0;
    /// MI_AUTOREPORT_64KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_64KB: u32 = 0x1;
    /// MI_AUTOREPORT_4KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_4KB: u32 = 0x2;
    /// MI_AUTOREPORT_128KB of Automatic Report Head Pointer.
    pub const AUTOMATIC_REPORT_HEAD_POINTER_MI_AUTOREPORT_128KB: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VecsRingBufferCtl {
        let d = &fixed::<1>(dwords);
        Self { ring_buffer_enable: b(d, 0), automatic_report_head_pointer: u(d, 1, 2), disable_register_accesses: b(d, 8), semaphore_wait: b(d, 10), rbwait: b(d, 11), buffer_length_in_pages_1: u(d, 12, 20), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.ring_buffer_enable)); put(d, 1, 2, u64::from(self.automatic_report_head_pointer)); put(d, 8, 8, u64::from(self.disable_register_accesses)); put(d, 10, 10, u64::from(self.semaphore_wait)); put(d, 11, 11, u64::from(self.rbwait)); put(d, 12, 20, u64::from(self.buffer_length_in_pages_1)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(VecsRingBufferCtl, VECSRINGBUFFERCTL_ITEM, Item {
    noun: Noun::Register, name: "VECS_RING_BUFFER_CTL", title: "", rows: 0xe,
    cites: &["mesa:gen8 VECS_RING_BUFFER_CTL", "mesa:gen9 VECS_RING_BUFFER_CTL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x1a03c)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 3, 7), (0xe, 9, 9), (0xe, 21, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffe002f8, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Ring Buffer Enable", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Automatic Report Head Pointer", places: &[p(0xe, 1, 2, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "MI_AUTOREPORT_OFF"), (0xe, 0x1, "MI_AUTOREPORT_64KB"), (0xe, 0x2, "MI_AUTOREPORT_4KB"), (0xe, 0x3, "MI_AUTOREPORT_128KB")], when: None, gap: None },
        Field { name: "Disable Register Accesses", places: &[p(0xe, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Wait", places: &[p(0xe, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RBWait", places: &[p(0xe, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Length (in pages - 1)", places: &[p(0xe, 12, 20, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

