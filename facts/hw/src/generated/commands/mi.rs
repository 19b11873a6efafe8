//! Generated from hw/commands/mi.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MI_ARB_CHECK`. `[mesa:gen7 MI_ARB_CHECK]` `[mesa:gen8 MI_ARB_CHECK]` `[mesa:gen9 MI_ARB_CHECK]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiArbCheck {
}
impl MiArbCheck {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiArbCheck {
        let _ = dwords;
        Self { }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x2800000; 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiArbCheck, MIARBCHECK_ITEM, Item {
    noun: Noun::Command, name: "MI_ARB_CHECK", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_ARB_CHECK", "mesa:gen8 MI_ARB_CHECK", "mesa:gen9 MI_ARB_CHECK"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x2800000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 0, 22)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0x7fffff, 0x0)], watch_tail: &[],
    fields: &[
    ],
});

/// `MI_ARB_ON_OFF`. `[mesa:gen7 MI_ARB_ON_OFF]` `[mesa:gen8 MI_ARB_ON_OFF]` `[mesa:gen9 MI_ARB_ON_OFF]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiArbOnOff {
    /// Arbitration Enable, bool.
    pub arbitration_enable: bool,
}
impl MiArbOnOff {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiArbOnOff {
        let d = &fixed::<1>(dwords);
        Self { arbitration_enable: b(d, 0), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x4000000; put(d, 0, 0, u64::from(self.arbitration_enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiArbOnOff, MIARBONOFF_ITEM, Item {
    noun: Noun::Command, name: "MI_ARB_ON_OFF", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_ARB_ON_OFF", "mesa:gen8 MI_ARB_ON_OFF", "mesa:gen9 MI_ARB_ON_OFF"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x4000000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 1, 22)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0x7ffffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Arbitration Enable", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_ATOMIC`. `[mesa:gen8 MI_ATOMIC]` `[mesa:gen9 MI_ATOMIC]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiAtomic {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// ATOMIC OPCODE, uint or `enums::atomic_opcode`.
    pub atomic_opcode: u32,
    /// Return Data Control, uint or bool.
    pub return_data_control: bool,
    /// CS STALL, uint or bool.
    pub cs_stall: bool,
    /// Inline Data, uint or bool.
    pub inline_data: bool,
    /// Data Size, uint.
    pub data_size: u32,
    /// Post-Sync Operation, bool.
    pub post_sync_operation: bool,
    /// Memory Type, uint.
    pub memory_type: u32,
    /// Memory Address, address.
    pub memory_address: u64,
    /// Operand1 Data Dword 0, uint.
    pub operand1_data_dword_0: u32,
    /// Operand2 Data Dword 0, uint.
    pub operand2_data_dword_0: u32,
    /// Operand1 Data Dword 1, uint.
    pub operand1_data_dword_1: u32,
    /// Operand2 Data Dword 1, uint.
    pub operand2_data_dword_1: u32,
    /// Operand1 Data Dword 2, uint.
    pub operand1_data_dword_2: u32,
    /// Operand2 Data Dword 2, uint.
    pub operand2_data_dword_2: u32,
    /// Operand1 Data Dword 3, uint.
    pub operand1_data_dword_3: u32,
    /// Operand2 Data Dword 3, uint.
    pub operand2_data_dword_3: u32,
}
impl MiAtomic {
    /// DWORD of Data Size.
    pub const DATA_SIZE_DWORD: u32 = 0x0;
    /// QWORD of Data Size.
    pub const DATA_SIZE_QWORD: u32 = 0x1;
    /// OCTWORD of Data Size.
    pub const DATA_SIZE_OCTWORD: u32 = 0x2;
    /// RESERVED of Data Size.
    pub const DATA_SIZE_RESERVED: u32 = 0x3;
    /// Per Process Graphics Address of Memory Type.
    pub const MEMORY_TYPE_PER_PROCESS_GRAPHICS_ADDRESS: u32 = 0x0;
    /// Global Graphics Address of Memory Type.
    pub const MEMORY_TYPE_GLOBAL_GRAPHICS_ADDRESS: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiAtomic {
        let d = &fixed::<11>(dwords);
        Self { dword_length: u(d, 0, 7), atomic_opcode: u(d, 8, 15), return_data_control: b(d, 16), cs_stall: b(d, 17), inline_data: b(d, 18), data_size: u(d, 19, 20), post_sync_operation: b(d, 21), memory_type: u(d, 22, 22), memory_address: a(d, 34, 79), operand1_data_dword_0: u(d, 96, 127), operand2_data_dword_0: u(d, 128, 159), operand1_data_dword_1: u(d, 160, 191), operand2_data_dword_1: u(d, 192, 223), operand1_data_dword_2: u(d, 224, 255), operand2_data_dword_2: u(d, 256, 287), operand1_data_dword_3: u(d, 288, 319), operand2_data_dword_3: u(d, 320, 351), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = { d[0] = 0x17800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 15, u64::from(self.atomic_opcode)); put(d, 16, 16, u64::from(self.return_data_control)); put(d, 17, 17, u64::from(self.cs_stall)); put(d, 18, 18, u64::from(self.inline_data)); put(d, 19, 20, u64::from(self.data_size)); put(d, 21, 21, u64::from(self.post_sync_operation)); put(d, 22, 22, u64::from(self.memory_type)); put_a(d, 34, 79, self.memory_address); put(d, 96, 127, u64::from(self.operand1_data_dword_0)); put(d, 128, 159, u64::from(self.operand2_data_dword_0)); put(d, 160, 191, u64::from(self.operand1_data_dword_1)); put(d, 192, 223, u64::from(self.operand2_data_dword_1)); put(d, 224, 255, u64::from(self.operand1_data_dword_2)); put(d, 256, 287, u64::from(self.operand2_data_dword_2)); put(d, 288, 319, u64::from(self.operand1_data_dword_3)); put(d, 320, 351, u64::from(self.operand2_data_dword_3)); length.saturating_add(2).clamp(3, 11) as usize };
        words[..n.min(11)].to_vec()
    }
}
described!(MiAtomic, MIATOMIC_ITEM, Item {
    noun: Noun::Command, name: "MI_ATOMIC", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_ATOMIC", "mesa:gen9 MI_ATOMIC"],
    engines: &[(0xe, 0xf)], key: &[(0xe, 0xff800000, 0x17800000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 32, 33), (0xe, 80, 95)],
    system: "CS-10", unbuilt: false, watch: &[w(0xe, 0, 0x200000, 0x0), w(0xe, 1, 0x3, 0x0), w(0xe, 2, 0xffff0000, 0x0), w(0xe, 7, 0xffffffff, 0x0), w(0xe, 8, 0xffffffff, 0x0), w(0xe, 9, 0xffffffff, 0x0), w(0xe, 10, 0xffffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "ATOMIC OPCODE", places: &[p(0x2, 8, 15, Kind::Uint, 1, 0), p(0xc, 8, 15, Kind::Enum("atomic_opcode"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Return Data Control", places: &[p(0x2, 16, 16, Kind::Uint, 1, 0), p(0xc, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CS STALL", places: &[p(0x2, 17, 17, Kind::Uint, 1, 0), p(0xc, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0x2, 18, 18, Kind::Uint, 1, 0), p(0xc, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Size", places: &[p(0xe, 19, 20, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "DWORD"), (0xe, 0x1, "QWORD"), (0xe, 0x2, "OCTWORD"), (0xe, 0x3, "RESERVED")], when: None, gap: None },
        Field { name: "Post-Sync Operation", places: &[p(0xe, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-10", usual: &[0] }) },
        Field { name: "Memory Type", places: &[p(0xe, 22, 22, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Per Process Graphics Address"), (0xe, 0x1, "Global Graphics Address")], when: None, gap: None },
        Field { name: "Memory Address", places: &[p(0xe, 34, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Operand1 Data Dword 0", places: &[p(0xe, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Operand2 Data Dword 0", places: &[p(0xe, 128, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Operand1 Data Dword 1", places: &[p(0xe, 160, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Operand2 Data Dword 1", places: &[p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Operand1 Data Dword 2", places: &[p(0xe, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-10", usual: &[0] }) },
        Field { name: "Operand2 Data Dword 2", places: &[p(0xe, 256, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-10", usual: &[0] }) },
        Field { name: "Operand1 Data Dword 3", places: &[p(0xe, 288, 319, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-10", usual: &[0] }) },
        Field { name: "Operand2 Data Dword 3", places: &[p(0xe, 320, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "CS-10", usual: &[0] }) },
    ],
});

/// `MI_BATCH_BUFFER_END`. `[mesa:gen7 MI_BATCH_BUFFER_END]` `[mesa:gen8 MI_BATCH_BUFFER_END]` `[mesa:gen9 MI_BATCH_BUFFER_END]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiBatchBufferEnd {
}
impl MiBatchBufferEnd {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiBatchBufferEnd {
        let _ = dwords;
        Self { }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x5000000; 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiBatchBufferEnd, MIBATCHBUFFEREND_ITEM, Item {
    noun: Noun::Command, name: "MI_BATCH_BUFFER_END", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_BATCH_BUFFER_END", "mesa:gen8 MI_BATCH_BUFFER_END", "mesa:gen9 MI_BATCH_BUFFER_END"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x5000000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 0, 22)],
    system: "D03", unbuilt: false, watch: &[w(0xf, 0, 0x7fffff, 0x0)], watch_tail: &[],
    fields: &[
    ],
});

/// `MI_BATCH_BUFFER_START`. `[mesa:gen7 MI_BATCH_BUFFER_START]` `[mesa:gen8 MI_BATCH_BUFFER_START]` `[mesa:gen9 MI_BATCH_BUFFER_START]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiBatchBufferStart {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Address Space Indicator, uint.
    pub address_space_indicator: u32,
    /// Resource Streamer Enable, bool.
    pub resource_streamer_enable: bool,
    /// Predication Enable, bool.
    pub predication_enable: bool,
    /// Add Offset Enable, bool.
    pub add_offset_enable: bool,
    /// Second Level Batch Buffer, uint.
    pub second_level_batch_buffer: u32,
    /// Batch Buffer Start Address, address.
    pub batch_buffer_start_address: u64,
    /// Clear Command Buffer Enable, bool.
    pub clear_command_buffer_enable: bool,
}
impl MiBatchBufferStart {
    /// GGTT of Address Space Indicator.
    pub const ADDRESS_SPACE_INDICATOR_GGTT: u32 = 0x0;
    /// PPGTT of Address Space Indicator.
    pub const ADDRESS_SPACE_INDICATOR_PPGTT: u32 = 0x1;
    /// First level batch of Second Level Batch Buffer.
    pub const SECOND_LEVEL_BATCH_BUFFER_FIRST_LEVEL_BATCH: u32 = 0x0;
    /// Second level batch of Second Level Batch Buffer.
    pub const SECOND_LEVEL_BATCH_BUFFER_SECOND_LEVEL_BATCH: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiBatchBufferStart {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), address_space_indicator: u(d, 8, 8), batch_buffer_start_address: a(d, 34, 63), clear_command_buffer_enable: b(d, 11), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), address_space_indicator: u(d, 8, 8), resource_streamer_enable: b(d, 10), predication_enable: b(d, 15), add_offset_enable: b(d, 16), second_level_batch_buffer: u(d, 22, 22), batch_buffer_start_address: a(d, 34, 79), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), address_space_indicator: u(d, 8, 8), resource_streamer_enable: b(d, 10), predication_enable: b(d, 15), add_offset_enable: b(d, 16), second_level_batch_buffer: u(d, 22, 22), batch_buffer_start_address: a(d, 34, 95), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x18800000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.address_space_indicator)); put_a(d, 34, 63, self.batch_buffer_start_address); put(d, 11, 11, u64::from(self.clear_command_buffer_enable)); 2 }
            1 => { d[0] = 0x18800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.address_space_indicator)); put(d, 10, 10, u64::from(self.resource_streamer_enable)); put(d, 15, 15, u64::from(self.predication_enable)); put(d, 16, 16, u64::from(self.add_offset_enable)); put(d, 22, 22, u64::from(self.second_level_batch_buffer)); put_a(d, 34, 79, self.batch_buffer_start_address); 3 }
            _ => { d[0] = 0x18800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.address_space_indicator)); put(d, 10, 10, u64::from(self.resource_streamer_enable)); put(d, 15, 15, u64::from(self.predication_enable)); put(d, 16, 16, u64::from(self.add_offset_enable)); put(d, 22, 22, u64::from(self.second_level_batch_buffer)); put_a(d, 34, 95, self.batch_buffer_start_address); 3 }
        };
        words[..n.min(3)].to_vec()
    }
}
described!(MiBatchBufferStart, MIBATCHBUFFERSTART_ITEM, Item {
    noun: Noun::Command, name: "MI_BATCH_BUFFER_START", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_BATCH_BUFFER_START", "mesa:gen8 MI_BATCH_BUFFER_START", "mesa:gen9 MI_BATCH_BUFFER_START"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x18800000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 2, 2, false), (0xe, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 9, 10), (0x1, 12, 22), (0xf, 32, 33), (0xe, 9, 9), (0xe, 11, 14), (0xe, 17, 21), (0x2, 80, 95)],
    system: "D03", unbuilt: false, watch: &[w(0x1, 0, 0x7ffe00, 0x0), w(0xf, 1, 0x3, 0x0), w(0xe, 0, 0x3f7e00, 0x0), w(0x2, 2, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Address Space Indicator", places: &[p(0xf, 8, 8, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "GGTT"), (0xf, 0x1, "PPGTT")], when: None, gap: None },
        Field { name: "Resource Streamer Enable", places: &[p(0xe, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D03", usual: &[0] }) },
        Field { name: "Predication Enable", places: &[p(0xe, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Add Offset Enable", places: &[p(0xe, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D03", usual: &[0] }) },
        Field { name: "Second Level Batch Buffer", places: &[p(0xe, 22, 22, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "First level batch"), (0xe, 0x1, "Second level batch")], when: None, gap: None },
        Field { name: "Batch Buffer Start Address", places: &[p(0x1, 34, 63, Kind::Address, 1, 0), p(0x2, 34, 79, Kind::Address, 1, 0), p(0xc, 34, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Clear Command Buffer Enable", places: &[p(0x1, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D03", usual: &[0] }) },
    ],
});

/// `MI_CLFLUSH`. `[mesa:gen7 MI_CLFLUSH]` `[mesa:gen8 MI_CLFLUSH]` `[mesa:gen9 MI_CLFLUSH]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiClflush {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Use Global GTT, bool.
    pub use_global_gtt: bool,
    /// Starting Cacheline Offset, uint.
    pub starting_cacheline_offset: u32,
    /// Page Base Address, address.
    pub page_base_address: u64,
    /// Page Base Address High, address.
    pub page_base_address_high: u64,
}
impl MiClflush {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiClflush {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 9), use_global_gtt: b(d, 22), starting_cacheline_offset: u(d, 38, 43), page_base_address: a(d, 44, 63), page_base_address_high: a(d, 64, 79), },
            _ => Self { dword_length: u(d, 0, 9), use_global_gtt: b(d, 22), starting_cacheline_offset: u(d, 38, 43), page_base_address: a(d, 44, 79), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x13800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 9, u64::from(length)); put(d, 22, 22, u64::from(self.use_global_gtt)); put(d, 38, 43, u64::from(self.starting_cacheline_offset)); put_a(d, 44, 63, self.page_base_address); put_a(d, 64, 79, self.page_base_address_high); 3 }
            _ => { d[0] = 0x13800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 9, u64::from(length)); put(d, 22, 22, u64::from(self.use_global_gtt)); put(d, 38, 43, u64::from(self.starting_cacheline_offset)); put_a(d, 44, 79, self.page_base_address); 3 }
        };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`DW Representing a Half Cache Line`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(MiClflush, MICLFLUSH_ITEM, Item {
    noun: Noun::Command, name: "MI_CLFLUSH", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_CLFLUSH", "mesa:gen8 MI_CLFLUSH", "mesa:gen9 MI_CLFLUSH"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xff800000, 0x13800000)], length: &[(0xf, 0, 9, 2)], dwords: &[(0xf, 3, 3, true)], tail: &[(0xf, 96, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 10, 21), (0xf, 32, 37), (0xf, 80, 95)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0x3ffc00, 0x0), w(0xf, 1, 0x3f, 0x0), w(0xf, 2, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Use Global GTT", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Starting Cacheline Offset", places: &[p(0xf, 38, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Page Base Address", places: &[p(0x1, 44, 63, Kind::Address, 1, 0), p(0xe, 44, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DW Representing a Half Cache Line", places: &[p(0xf, 96, 127, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Page Base Address High", places: &[p(0x1, 64, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_CONDITIONAL_BATCH_BUFFER_END`. `[mesa:gen7 MI_CONDITIONAL_BATCH_BUFFER_END]` `[mesa:gen8 MI_CONDITIONAL_BATCH_BUFFER_END]` `[mesa:gen9 MI_CONDITIONAL_BATCH_BUFFER_END]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiConditionalBatchBufferEnd {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Compare Mask Mode, uint.
    pub compare_mask_mode: u32,
    /// Compare Semaphore, uint.
    pub compare_semaphore: u32,
    /// Use Global GTT, bool.
    pub use_global_gtt: bool,
    /// Compare Data Dword, uint.
    pub compare_data_dword: u32,
    /// Compare Address, address.
    pub compare_address: u64,
}
impl MiConditionalBatchBufferEnd {
    /// Compare Mask Mode Disabled of Compare Mask Mode.
    pub const COMPARE_MASK_MODE_COMPARE_MASK_MODE_DISABLED: u32 = 0x0;
    /// Compare Mask Mode Enabled of Compare Mask Mode.
    pub const COMPARE_MASK_MODE_COMPARE_MASK_MODE_ENABLED: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiConditionalBatchBufferEnd {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), compare_semaphore: u(d, 21, 21), use_global_gtt: b(d, 22), compare_data_dword: u(d, 32, 63), compare_address: a(d, 67, 95), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 7), compare_semaphore: u(d, 21, 21), use_global_gtt: b(d, 22), compare_data_dword: u(d, 32, 63), compare_address: a(d, 67, 111), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), compare_mask_mode: u(d, 19, 19), compare_semaphore: u(d, 21, 21), use_global_gtt: b(d, 22), compare_data_dword: u(d, 32, 63), compare_address: a(d, 67, 127), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x1b000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 21, 21, u64::from(self.compare_semaphore)); put(d, 22, 22, u64::from(self.use_global_gtt)); put(d, 32, 63, u64::from(self.compare_data_dword)); put_a(d, 67, 95, self.compare_address); length.saturating_add(2).clamp(2, 3) as usize }
            1 => { d[0] = 0x1b000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 21, 21, u64::from(self.compare_semaphore)); put(d, 22, 22, u64::from(self.use_global_gtt)); put(d, 32, 63, u64::from(self.compare_data_dword)); put_a(d, 67, 111, self.compare_address); length.saturating_add(2).clamp(3, 4) as usize }
            _ => { d[0] = 0x1b000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 19, 19, u64::from(self.compare_mask_mode)); put(d, 21, 21, u64::from(self.compare_semaphore)); put(d, 22, 22, u64::from(self.use_global_gtt)); put(d, 32, 63, u64::from(self.compare_data_dword)); put_a(d, 67, 127, self.compare_address); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(MiConditionalBatchBufferEnd, MICONDITIONALBATCHBUFFEREND_ITEM, Item {
    noun: Noun::Command, name: "MI_CONDITIONAL_BATCH_BUFFER_END", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_CONDITIONAL_BATCH_BUFFER_END", "mesa:gen8 MI_CONDITIONAL_BATCH_BUFFER_END", "mesa:gen9 MI_CONDITIONAL_BATCH_BUFFER_END"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x1b000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 2, 3, false), (0x2, 3, 4, false), (0xc, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 8, 20), (0xf, 64, 66), (0x2, 112, 127), (0xc, 8, 18), (0xc, 20, 20)],
    system: "D03", unbuilt: false, watch: &[w(0x3, 0, 0x1fff00, 0x0), w(0xf, 2, 0x7, 0x0), w(0x2, 3, 0xffff0000, 0x0), w(0xc, 0, 0x17ff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Compare Mask Mode", places: &[p(0xc, 19, 19, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Compare Mask Mode Disabled"), (0xc, 0x1, "Compare Mask Mode Enabled")], when: None, gap: None },
        Field { name: "Compare Semaphore", places: &[p(0xf, 21, 21, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Use Global GTT", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Compare Data Dword", places: &[p(0xf, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Compare Address", places: &[p(0x1, 67, 95, Kind::Address, 1, 0), p(0x2, 67, 111, Kind::Address, 1, 0), p(0xc, 67, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_COPY_MEM_MEM`. `[mesa:gen8 MI_COPY_MEM_MEM]` `[mesa:gen9 MI_COPY_MEM_MEM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiCopyMemMem {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Use Global GTT Destination, bool.
    pub use_global_gtt_destination: bool,
    /// Use Global GTT Source, bool.
    pub use_global_gtt_source: bool,
    /// Destination Memory Address, address.
    pub destination_memory_address: u64,
    /// Source Memory Address, address.
    pub source_memory_address: u64,
}
impl MiCopyMemMem {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiCopyMemMem {
        let d = &fixed::<5>(dwords);
        Self { dword_length: u(d, 0, 7), use_global_gtt_destination: b(d, 21), use_global_gtt_source: b(d, 22), destination_memory_address: a(d, 34, 95), source_memory_address: a(d, 98, 159), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = { d[0] = 0x17000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 21, 21, u64::from(self.use_global_gtt_destination)); put(d, 22, 22, u64::from(self.use_global_gtt_source)); put_a(d, 34, 95, self.destination_memory_address); put_a(d, 98, 159, self.source_memory_address); 5 };
        words[..n.min(5)].to_vec()
    }
}
described!(MiCopyMemMem, MICOPYMEMMEM_ITEM, Item {
    noun: Noun::Command, name: "MI_COPY_MEM_MEM", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_COPY_MEM_MEM", "mesa:gen9 MI_COPY_MEM_MEM"],
    engines: &[(0xe, 0xf)], key: &[(0xe, 0xff800000, 0x17000000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 20), (0xe, 32, 33), (0xe, 96, 97)],
    system: "CS-10", unbuilt: false, watch: &[w(0xe, 0, 0x1fff00, 0x0), w(0xe, 1, 0x3, 0x0), w(0xe, 3, 0x3, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Use Global GTT Destination", places: &[p(0xe, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Use Global GTT Source", places: &[p(0xe, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Memory Address", places: &[p(0xe, 34, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Memory Address", places: &[p(0xe, 98, 159, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_DISPLAY_FLIP`. `[mesa:gen9 MI_DISPLAY_FLIP]` `[linux:i915 MI_DISPLAY_FLIP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiDisplayFlip {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Display Plane Select, uint.
    pub display_plane_select: u32,
    /// Async Flip Indicator, bool.
    pub async_flip_indicator: bool,
    /// Tile Parameter, uint.
    pub tile_parameter: u32,
    /// Display Buffer Pitch, uint.
    pub display_buffer_pitch: u32,
    /// Stereoscopic 3D Mode, bool.
    pub stereoscopic_3d_mode: bool,
    /// Flip Type, uint.
    pub flip_type: u32,
    /// Display Buffer Base Address, address.
    pub display_buffer_base_address: u64,
    /// Left Eye Display Buffer Base Address, address.
    pub left_eye_display_buffer_base_address: u64,
}
impl MiDisplayFlip {
    /// Display Plane 1 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_1: u32 = 0x0;
    /// Display Plane 2 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_2: u32 = 0x1;
    /// Display Plane 3 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_3: u32 = 0x2;
    /// Display Plane 4 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_4: u32 = 0x4;
    /// Display Plane 5 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_5: u32 = 0x5;
    /// Display Plane 6 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_6: u32 = 0x6;
    /// Display Plane 7 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_7: u32 = 0x7;
    /// Display Plane 8 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_8: u32 = 0x8;
    /// Display Plane 9 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_9: u32 = 0x9;
    /// Display Plane 10 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_10: u32 = 0xa;
    /// Display Plane 11 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_11: u32 = 0xb;
    /// Display Plane 12 of Display Plane Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_12: u32 = 0xc;
    /// Sync Flip of Flip Type.
    pub const FLIP_TYPE_SYNC_FLIP: u32 = 0x0;
    /// Async Flip of Flip Type.
    pub const FLIP_TYPE_ASYNC_FLIP: u32 = 0x1;
    /// Stereo 3D Flip of Flip Type.
    pub const FLIP_TYPE_STEREO_3D_FLIP: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiDisplayFlip {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 | 1 => Self { dword_length: u(d, 0, 7), display_plane_select: u(d, 19, 21), async_flip_indicator: b(d, 22), tile_parameter: u(d, 32, 32), display_buffer_pitch: u(d, 38, 47), stereoscopic_3d_mode: b(d, 63), flip_type: u(d, 64, 65), display_buffer_base_address: a(d, 76, 95), left_eye_display_buffer_base_address: a(d, 108, 127), },
            _ => Self { dword_length: u(d, 0, 7), display_plane_select: u(d, 8, 12), async_flip_indicator: b(d, 22), tile_parameter: u(d, 32, 34), display_buffer_pitch: u(d, 38, 47), stereoscopic_3d_mode: b(d, 63), flip_type: u(d, 64, 65), display_buffer_base_address: a(d, 76, 95), left_eye_display_buffer_base_address: a(d, 108, 127), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 | 1 => { d[0] = 0xa000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 19, 21, u64::from(self.display_plane_select)); put(d, 22, 22, u64::from(self.async_flip_indicator)); put(d, 32, 32, u64::from(self.tile_parameter)); put(d, 38, 47, u64::from(self.display_buffer_pitch)); put(d, 63, 63, u64::from(self.stereoscopic_3d_mode)); put(d, 64, 65, u64::from(self.flip_type)); put_a(d, 76, 95, self.display_buffer_base_address); put_a(d, 108, 127, self.left_eye_display_buffer_base_address); length.saturating_add(2).clamp(3, 4) as usize }
            _ => { d[0] = 0xa000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 12, u64::from(self.display_plane_select)); put(d, 22, 22, u64::from(self.async_flip_indicator)); put(d, 32, 34, u64::from(self.tile_parameter)); put(d, 38, 47, u64::from(self.display_buffer_pitch)); put(d, 63, 63, u64::from(self.stereoscopic_3d_mode)); put(d, 64, 65, u64::from(self.flip_type)); put_a(d, 76, 95, self.display_buffer_base_address); put_a(d, 108, 127, self.left_eye_display_buffer_base_address); length.saturating_add(2).clamp(3, 4) as usize }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(MiDisplayFlip, MIDISPLAYFLIP_ITEM, Item {
    noun: Noun::Command, name: "MI_DISPLAY_FLIP", title: "", rows: 0xf,
    cites: &["mesa:gen9 MI_DISPLAY_FLIP", "linux:i915 MI_DISPLAY_FLIP"],
    engines: &[(0xf, 0x3)], key: &[(0xf, 0xff800000, 0xa000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 3, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 13, 21), (0xc, 35, 37), (0x3, 8, 18), (0x3, 33, 37), (0xf, 48, 62), (0xf, 66, 75), (0xf, 96, 107)],
    system: "D16", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Display Plane Select", places: &[p(0x3, 19, 21, Kind::Uint, 1, 0), p(0xc, 8, 12, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Display Plane 1"), (0xc, 0x1, "Display Plane 2"), (0xc, 0x2, "Display Plane 3"), (0xc, 0x4, "Display Plane 4"), (0xc, 0x5, "Display Plane 5"), (0xc, 0x6, "Display Plane 6"), (0xc, 0x7, "Display Plane 7"), (0xc, 0x8, "Display Plane 8"), (0xc, 0x9, "Display Plane 9"), (0xc, 0xa, "Display Plane 10"), (0xc, 0xb, "Display Plane 11"), (0xc, 0xc, "Display Plane 12")], when: None, gap: None },
        Field { name: "Async Flip Indicator", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tile Parameter", places: &[p(0x3, 32, 32, Kind::Uint, 1, 0), p(0xc, 32, 34, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Buffer Pitch", places: &[p(0xf, 38, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stereoscopic 3D Mode", places: &[p(0xf, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Flip Type", places: &[p(0xf, 64, 65, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Sync Flip"), (0xf, 0x1, "Async Flip"), (0xf, 0x2, "Stereo 3D Flip")], when: None, gap: None },
        Field { name: "Display Buffer Base Address", places: &[p(0xf, 76, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Left Eye Display Buffer Base Address", places: &[p(0xf, 108, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_FLUSH`. `[mesa:gen7 MI_FLUSH]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiFlush {
    /// State/Instruction Cache Invalidate, uint.
    pub state_instruction_cache_invalidate: u32,
    /// Render Cache Flush Inhibit, uint.
    pub render_cache_flush_inhibit: u32,
    /// Global Snapshot Count Reset, uint.
    pub global_snapshot_count_reset: u32,
    /// Generic Media State Clear, bool.
    pub generic_media_state_clear: bool,
    /// Indirect State Pointers Disable, bool.
    pub indirect_state_pointers_disable: bool,
}
impl MiFlush {
    /// Don't Invalidate of State/Instruction Cache Invalidate.
    pub const STATE_INSTRUCTION_CACHE_INVALIDATE_DON_T_INVALIDATE: u32 = 0x0;
    /// Invalidate of State/Instruction Cache Invalidate.
    pub const STATE_INSTRUCTION_CACHE_INVALIDATE_INVALIDATE: u32 = 0x1;
    /// Flush of Render Cache Flush Inhibit.
    pub const RENDER_CACHE_FLUSH_INHIBIT_FLUSH: u32 = 0x0;
    /// Don't Flush of Render Cache Flush Inhibit.
    pub const RENDER_CACHE_FLUSH_INHIBIT_DON_T_FLUSH: u32 = 0x1;
    /// Don't Reset of Global Snapshot Count Reset.
    pub const GLOBAL_SNAPSHOT_COUNT_RESET_DON_T_RESET: u32 = 0x0;
    /// Reset of Global Snapshot Count Reset.
    pub const GLOBAL_SNAPSHOT_COUNT_RESET_RESET: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiFlush {
        let d = &fixed::<1>(dwords);
        Self { state_instruction_cache_invalidate: u(d, 1, 1), render_cache_flush_inhibit: u(d, 2, 2), global_snapshot_count_reset: u(d, 3, 3), generic_media_state_clear: b(d, 4), indirect_state_pointers_disable: b(d, 5), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x2000000; put(d, 1, 1, u64::from(self.state_instruction_cache_invalidate)); put(d, 2, 2, u64::from(self.render_cache_flush_inhibit)); put(d, 3, 3, u64::from(self.global_snapshot_count_reset)); put(d, 4, 4, u64::from(self.generic_media_state_clear)); put(d, 5, 5, u64::from(self.indirect_state_pointers_disable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiFlush, MIFLUSH_ITEM, Item {
    noun: Noun::Command, name: "MI_FLUSH", title: "", rows: 0x1,
    cites: &["mesa:gen7 MI_FLUSH"],
    engines: &[(0x1, 0x1)], key: &[(0x1, 0xff800000, 0x2000000)], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 0, 0), (0x1, 6, 22)],
    system: "CS-11", unbuilt: false, watch: &[w(0x1, 0, 0x7fffc1, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "State/Instruction Cache Invalidate", places: &[p(0x1, 1, 1, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Don't Invalidate"), (0x1, 0x1, "Invalidate")], when: None, gap: None },
        Field { name: "Render Cache Flush Inhibit", places: &[p(0x1, 2, 2, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Flush"), (0x1, 0x1, "Don't Flush")], when: None, gap: None },
        Field { name: "Global Snapshot Count Reset", places: &[p(0x1, 3, 3, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Don't Reset"), (0x1, 0x1, "Reset")], when: None, gap: None },
        Field { name: "Generic Media State Clear", places: &[p(0x1, 4, 4, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect State Pointers Disable", places: &[p(0x1, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_FLUSH_DW`. `[mesa:gen7 MI_FLUSH_DW]` `[mesa:gen8 MI_FLUSH_DW]` `[mesa:gen9 MI_FLUSH_DW]` `[linux:i915 gen8_emit_flush_xcs]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiFlushDw {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Video Pipeline Cache Invalidate, bool.
    pub video_pipeline_cache_invalidate: bool,
    /// Notify Enable, bool.
    pub notify_enable: bool,
    /// Flush LLC, bool.
    pub flush_llc: bool,
    /// Post-Sync Operation, uint.
    pub post_sync_operation: u32,
    /// TLB Invalidate, bool.
    pub tlb_invalidate: bool,
    /// Store Data Index, bool or uint.
    pub store_data_index: u32,
    /// Destination Address Type, uint.
    pub destination_address_type: u32,
    /// Address, address.
    pub address: u64,
    /// Immediate Data, uint.
    pub immediate_data: u64,
    /// Synchronize GFDT Surface, bool.
    pub synchronize_gfdt_surface: bool,
}
impl MiFlushDw {
    /// PPGTT of Destination Address Type.
    pub const DESTINATION_ADDRESS_TYPE_PPGTT: u32 = 0x0;
    /// GGTT of Destination Address Type.
    pub const DESTINATION_ADDRESS_TYPE_GGTT: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiFlushDw {
        let d = &fixed::<5>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 5), video_pipeline_cache_invalidate: b(d, 7), notify_enable: b(d, 8), post_sync_operation: u(d, 14, 15), tlb_invalidate: b(d, 18), store_data_index: u(d, 21, 21), destination_address_type: u(d, 34, 34), address: a(d, 35, 63), immediate_data: l(d, 64, 127), synchronize_gfdt_surface: b(d, 17), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 5), video_pipeline_cache_invalidate: b(d, 7), notify_enable: b(d, 8), post_sync_operation: u(d, 14, 15), tlb_invalidate: b(d, 18), store_data_index: u(d, 21, 21), destination_address_type: u(d, 34, 34), address: a(d, 35, 79), immediate_data: l(d, 96, 159), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 5), video_pipeline_cache_invalidate: b(d, 7), notify_enable: b(d, 8), flush_llc: b(d, 9), post_sync_operation: u(d, 14, 15), tlb_invalidate: b(d, 18), store_data_index: u(d, 21, 21), destination_address_type: u(d, 34, 34), address: a(d, 35, 79), immediate_data: l(d, 96, 159), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 5];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x13000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 7, 7, u64::from(self.video_pipeline_cache_invalidate)); put(d, 8, 8, u64::from(self.notify_enable)); put(d, 14, 15, u64::from(self.post_sync_operation)); put(d, 18, 18, u64::from(self.tlb_invalidate)); put(d, 21, 21, u64::from(self.store_data_index)); put(d, 34, 34, u64::from(self.destination_address_type)); put_a(d, 35, 63, self.address); put(d, 64, 127, self.immediate_data); put(d, 17, 17, u64::from(self.synchronize_gfdt_surface)); 4 }
            1 => { d[0] = 0x13000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 7, 7, u64::from(self.video_pipeline_cache_invalidate)); put(d, 8, 8, u64::from(self.notify_enable)); put(d, 14, 15, u64::from(self.post_sync_operation)); put(d, 18, 18, u64::from(self.tlb_invalidate)); put(d, 21, 21, u64::from(self.store_data_index)); put(d, 34, 34, u64::from(self.destination_address_type)); put_a(d, 35, 79, self.address); put(d, 96, 159, self.immediate_data); 5 }
            _ => { d[0] = 0x13000000; let length = if self.dword_length == 0 { 3 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 7, 7, u64::from(self.video_pipeline_cache_invalidate)); put(d, 8, 8, u64::from(self.notify_enable)); put(d, 9, 9, u64::from(self.flush_llc)); put(d, 14, 15, u64::from(self.post_sync_operation)); put(d, 18, 18, u64::from(self.tlb_invalidate)); put(d, 21, 21, u64::from(self.store_data_index)); put(d, 34, 34, u64::from(self.destination_address_type)); put_a(d, 35, 79, self.address); put(d, 96, 159, self.immediate_data); 5 }
        };
        words[..n.min(5)].to_vec()
    }
}
described!(MiFlushDw, MIFLUSHDW_ITEM, Item {
    noun: Noun::Command, name: "MI_FLUSH_DW", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_FLUSH_DW", "mesa:gen8 MI_FLUSH_DW", "mesa:gen9 MI_FLUSH_DW", "linux:i915 gen8_emit_flush_xcs"],
    engines: &[(0x1, 0x6), (0xe, 0xe)], key: &[(0xf, 0xff800000, 0x13000000)], length: &[(0xf, 0, 5, 2)], dwords: &[(0x1, 4, 4, false), (0xe, 5, 5, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 6, 6), (0x3, 9, 13), (0x1, 16, 16), (0xf, 19, 20), (0xf, 22, 22), (0xf, 32, 33), (0xe, 16, 17), (0xe, 80, 95), (0xc, 10, 13)],
    system: "CS-11", unbuilt: false, watch: &[w(0x1, 0, 0x593e40, 0x0), w(0xf, 1, 0x3, 0x0), w(0x2, 0, 0x5b3e40, 0x0), w(0xe, 2, 0xffff0000, 0x0), w(0xc, 0, 0x5b3c40, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Video Pipeline Cache Invalidate", places: &[p(0xf, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Notify Enable", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Flush LLC", places: &[p(0xc, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Post-Sync Operation", places: &[p(0xf, 14, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "TLB Invalidate", places: &[p(0xf, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Store Data Index", places: &[p(0x1, 21, 21, Kind::Bool, 1, 0), p(0xe, 21, 21, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Address Type", places: &[p(0xf, 34, 34, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "PPGTT"), (0xf, 0x1, "GGTT")], when: None, gap: None },
        Field { name: "Address", places: &[p(0x1, 35, 63, Kind::Address, 1, 0), p(0xe, 35, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0x1, 64, 127, Kind::Uint, 1, 0), p(0xe, 96, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Synchronize GFDT Surface", places: &[p(0x1, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_FORCE_WAKEUP`. `[mesa:gen9 MI_FORCE_WAKEUP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiForceWakeup {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Force Media Awake, uint.
    pub force_media_awake: u32,
    /// Force Render Awake, uint.
    pub force_render_awake: u32,
    /// Mask Bits, uint.
    pub mask_bits: u32,
}
impl MiForceWakeup {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiForceWakeup {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), force_media_awake: u(d, 32, 32), force_render_awake: u(d, 33, 33), mask_bits: u(d, 48, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0xe800000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.force_media_awake)); put(d, 33, 33, u64::from(self.force_render_awake)); put(d, 48, 63, u64::from(self.mask_bits)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(MiForceWakeup, MIFORCEWAKEUP_ITEM, Item {
    noun: Noun::Command, name: "MI_FORCE_WAKEUP", title: "", rows: 0xc,
    cites: &["mesa:gen9 MI_FORCE_WAKEUP"],
    engines: &[(0xc, 0xf)], key: &[(0xc, 0xff800000, 0xe800000)], length: &[(0xc, 0, 7, 2)], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 8, 22), (0xc, 34, 47)],
    system: "CS-10", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Force Media Awake", places: &[p(0xc, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Render Awake", places: &[p(0xc, 33, 33, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask Bits", places: &[p(0xc, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_LOAD_REGISTER_IMM entry`. `[mesa:gen7 MI_LOAD_REGISTER_IMM]` `[mesa:gen8 MI_LOAD_REGISTER_IMM]` `[mesa:gen9 MI_LOAD_REGISTER_IMM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiLoadRegisterImmEntry {
    /// Register Offset, offset.
    pub register_offset: u64,
    /// Data DWord, uint.
    pub data_dword: u32,
}
impl MiLoadRegisterImmEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiLoadRegisterImmEntry {
        let d = &fixed::<2>(dwords);
        Self { register_offset: a(d, 2, 22), data_dword: u(d, 32, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put_a(d, 2, 22, self.register_offset); put(d, 32, 63, u64::from(self.data_dword)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(MiLoadRegisterImmEntry, MILOADREGISTERIMMENTRY_ITEM, Item {
    noun: Noun::Structure, name: "MI_LOAD_REGISTER_IMM entry", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_LOAD_REGISTER_IMM", "mesa:gen8 MI_LOAD_REGISTER_IMM", "mesa:gen9 MI_LOAD_REGISTER_IMM"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 0, 1), (0xf, 23, 31)],
    system: "D10", unbuilt: false, watch: &[w(0xf, 0, 0xff800003, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Register Offset", places: &[p(0xf, 2, 22, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data DWord", places: &[p(0xf, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_LOAD_REGISTER_IMM`. `[mesa:gen7 MI_LOAD_REGISTER_IMM]` `[mesa:gen8 MI_LOAD_REGISTER_IMM]` `[mesa:gen9 MI_LOAD_REGISTER_IMM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiLoadRegisterImm {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Byte Write Disables, uint.
    pub byte_write_disables: u32,
}
impl MiLoadRegisterImm {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiLoadRegisterImm {
        let d = &fixed::<1>(dwords);
        Self { dword_length: u(d, 0, 7), byte_write_disables: u(d, 8, 11), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x11000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 11, u64::from(self.byte_write_disables)); 1 };
        words[..n.min(1)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 2;
    /// The whole elements after the fixed part that lie inside `dwords` (`Register Offset`, `Data DWord`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = MiLoadRegisterImmEntry> + 'a {
        let start: usize = 1;
        dwords.get(start..).unwrap_or_default().chunks_exact(2).map(move |e| MiLoadRegisterImmEntry::decode(platform, e))
    }
}
described!(MiLoadRegisterImm, MILOADREGISTERIMM_ITEM, Item {
    noun: Noun::Command, name: "MI_LOAD_REGISTER_IMM", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_LOAD_REGISTER_IMM", "mesa:gen8 MI_LOAD_REGISTER_IMM", "mesa:gen9 MI_LOAD_REGISTER_IMM"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x11000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 1, 1, true)], tail: &[(0xf, 32, 64)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 22)],
    system: "D10", unbuilt: false, watch: &[w(0xf, 0, 0x7fff00, 0x0)], watch_tail: &[w(0xf, 0, 0xff800003, 0x0)],
    fields: &[
        Field { name: "Byte Write Disables", places: &[p(0xf, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D10", usual: &[0] }) },
        Field { name: "Register Offset", places: &[p(0xf, 34, 54, Kind::Offset, 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Data DWord", places: &[p(0xf, 64, 95, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_LOAD_REGISTER_MEM`. `[mesa:gen7 MI_LOAD_REGISTER_MEM]` `[mesa:gen8 MI_LOAD_REGISTER_MEM]` `[mesa:gen9 MI_LOAD_REGISTER_MEM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiLoadRegisterMem {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Async Mode Enable, bool.
    pub async_mode_enable: bool,
    /// Use Global GTT, bool.
    pub use_global_gtt: bool,
    /// Register Address, offset.
    pub register_address: u64,
    /// Memory Address, address.
    pub memory_address: u64,
}
impl MiLoadRegisterMem {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiLoadRegisterMem {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), async_mode_enable: b(d, 21), use_global_gtt: b(d, 22), register_address: a(d, 34, 54), memory_address: a(d, 66, 95), },
            _ => Self { dword_length: u(d, 0, 7), async_mode_enable: b(d, 21), use_global_gtt: b(d, 22), register_address: a(d, 34, 54), memory_address: a(d, 66, 127), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x14800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 21, 21, u64::from(self.async_mode_enable)); put(d, 22, 22, u64::from(self.use_global_gtt)); put_a(d, 34, 54, self.register_address); put_a(d, 66, 95, self.memory_address); 3 }
            _ => { d[0] = 0x14800000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 21, 21, u64::from(self.async_mode_enable)); put(d, 22, 22, u64::from(self.use_global_gtt)); put_a(d, 34, 54, self.register_address); put_a(d, 66, 127, self.memory_address); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(MiLoadRegisterMem, MILOADREGISTERMEM_ITEM, Item {
    noun: Noun::Command, name: "MI_LOAD_REGISTER_MEM", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_LOAD_REGISTER_MEM", "mesa:gen8 MI_LOAD_REGISTER_MEM", "mesa:gen9 MI_LOAD_REGISTER_MEM"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x14800000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 20), (0xf, 32, 33), (0xf, 55, 63), (0xf, 64, 65)],
    system: "D10", unbuilt: false, watch: &[w(0xf, 0, 0x1fff00, 0x0), w(0xf, 1, 0xff800003, 0x0), w(0xf, 2, 0x3, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Async Mode Enable", places: &[p(0xf, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Use Global GTT", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Register Address", places: &[p(0xf, 34, 54, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Address", places: &[p(0x1, 66, 95, Kind::Address, 1, 0), p(0xe, 66, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_LOAD_REGISTER_REG`. `[mesa:gen8 MI_LOAD_REGISTER_REG]` `[mesa:gen9 MI_LOAD_REGISTER_REG]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiLoadRegisterReg {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Source Register Address, offset.
    pub source_register_address: u64,
    /// Destination Register Address, offset.
    pub destination_register_address: u64,
}
impl MiLoadRegisterReg {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiLoadRegisterReg {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 7), source_register_address: a(d, 34, 54), destination_register_address: a(d, 66, 86), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x15000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 34, 54, self.source_register_address); put_a(d, 66, 86, self.destination_register_address); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(MiLoadRegisterReg, MILOADREGISTERREG_ITEM, Item {
    noun: Noun::Command, name: "MI_LOAD_REGISTER_REG", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_LOAD_REGISTER_REG", "mesa:gen9 MI_LOAD_REGISTER_REG"],
    engines: &[(0xe, 0xf)], key: &[(0xe, 0xff800000, 0x15000000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 22), (0xe, 32, 33), (0xe, 55, 63), (0xe, 64, 65), (0xe, 87, 95)],
    system: "D10", unbuilt: false, watch: &[w(0xe, 0, 0x7fff00, 0x0), w(0xe, 1, 0xff800003, 0x0), w(0xe, 2, 0xff800003, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Source Register Address", places: &[p(0xe, 34, 54, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Register Address", places: &[p(0xe, 66, 86, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_LOAD_SCAN_LINES_EXCL`. `[mesa:gen8 MI_LOAD_SCAN_LINES_EXCL]` `[mesa:gen9 MI_LOAD_SCAN_LINES_EXCL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiLoadScanLinesExcl {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Display (Plane) Select, uint.
    pub display_plane_select: u32,
    /// End Scan Line Number, uint.
    pub end_scan_line_number: u32,
    /// Start Scan Line Number, uint.
    pub start_scan_line_number: u32,
}
impl MiLoadScanLinesExcl {
    /// Display Plane A of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_A: u32 = 0x0;
    /// Display Plane B of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_B: u32 = 0x1;
    /// Display Plane C of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_C: u32 = 0x4;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiLoadScanLinesExcl {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 5), display_plane_select: u(d, 19, 21), end_scan_line_number: u(d, 32, 44), start_scan_line_number: u(d, 48, 60), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x9800000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 19, 21, u64::from(self.display_plane_select)); put(d, 32, 44, u64::from(self.end_scan_line_number)); put(d, 48, 60, u64::from(self.start_scan_line_number)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(MiLoadScanLinesExcl, MILOADSCANLINESEXCL_ITEM, Item {
    noun: Noun::Command, name: "MI_LOAD_SCAN_LINES_EXCL", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_LOAD_SCAN_LINES_EXCL", "mesa:gen9 MI_LOAD_SCAN_LINES_EXCL"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xff800000, 0x9800000)], length: &[(0xe, 0, 5, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 6, 18), (0xe, 22, 22), (0xe, 45, 47), (0xe, 61, 63)],
    system: "D16", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Display (Plane) Select", places: &[p(0xe, 19, 21, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Display Plane A"), (0xe, 0x1, "Display Plane B"), (0xe, 0x4, "Display Plane C")], when: None, gap: None },
        Field { name: "End Scan Line Number", places: &[p(0xe, 32, 44, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Start Scan Line Number", places: &[p(0xe, 48, 60, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_LOAD_SCAN_LINES_INCL`. `[mesa:gen8 MI_LOAD_SCAN_LINES_INCL]` `[mesa:gen9 MI_LOAD_SCAN_LINES_INCL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiLoadScanLinesIncl {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Scan Line Event Done Forward, uint.
    pub scan_line_event_done_forward: u32,
    /// Display (Plane) Select, uint.
    pub display_plane_select: u32,
    /// End Scan Line Number, uint.
    pub end_scan_line_number: u32,
    /// Start Scan Line Number, uint.
    pub start_scan_line_number: u32,
}
impl MiLoadScanLinesIncl {
    /// Display Plane 1 A of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_1_A: u32 = 0x0;
    /// Display Plane 1 B of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_1_B: u32 = 0x1;
    /// Display Plane 1 C of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_1_C: u32 = 0x4;
    /// Display Plane A of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_A: u32 = 0x0;
    /// Display Plane B of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_B: u32 = 0x1;
    /// Display Plane C of Display (Plane) Select.
    pub const DISPLAY_PLANE_SELECT_DISPLAY_PLANE_C: u32 = 0x4;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiLoadScanLinesIncl {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 5), scan_line_event_done_forward: u(d, 17, 18), display_plane_select: u(d, 19, 21), end_scan_line_number: u(d, 32, 44), start_scan_line_number: u(d, 48, 60), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x9000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 17, 18, u64::from(self.scan_line_event_done_forward)); put(d, 19, 21, u64::from(self.display_plane_select)); put(d, 32, 44, u64::from(self.end_scan_line_number)); put(d, 48, 60, u64::from(self.start_scan_line_number)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(MiLoadScanLinesIncl, MILOADSCANLINESINCL_ITEM, Item {
    noun: Noun::Command, name: "MI_LOAD_SCAN_LINES_INCL", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_LOAD_SCAN_LINES_INCL", "mesa:gen9 MI_LOAD_SCAN_LINES_INCL"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xff800000, 0x9000000)], length: &[(0xe, 0, 5, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 6, 16), (0xe, 22, 22), (0xe, 45, 47), (0xe, 61, 63)],
    system: "D16", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Scan Line Event Done Forward", places: &[p(0xe, 17, 18, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display (Plane) Select", places: &[p(0xe, 19, 21, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Display Plane A"), (0x2, 0x1, "Display Plane B"), (0x2, 0x4, "Display Plane C"), (0xc, 0x0, "Display Plane 1 A"), (0xc, 0x1, "Display Plane 1 B"), (0xc, 0x4, "Display Plane 1 C")], when: None, gap: None },
        Field { name: "End Scan Line Number", places: &[p(0xe, 32, 44, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Start Scan Line Number", places: &[p(0xe, 48, 60, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_LOAD_URB_MEM`. `[mesa:gen8 MI_LOAD_URB_MEM]` `[mesa:gen9 MI_LOAD_URB_MEM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiLoadUrbMem {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// URB Address, uint.
    pub urb_address: u32,
    /// Memory Address, address.
    pub memory_address: u64,
}
impl MiLoadUrbMem {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiLoadUrbMem {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), urb_address: u(d, 34, 46), memory_address: a(d, 70, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x16000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 34, 46, u64::from(self.urb_address)); put_a(d, 70, 127, self.memory_address); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(MiLoadUrbMem, MILOADURBMEM_ITEM, Item {
    noun: Noun::Command, name: "MI_LOAD_URB_MEM", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_LOAD_URB_MEM", "mesa:gen9 MI_LOAD_URB_MEM"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xff800000, 0x16000000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 22), (0xe, 32, 33), (0xe, 47, 63), (0xe, 64, 69)],
    system: "D27", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "URB Address", places: &[p(0xe, 34, 46, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Address", places: &[p(0xe, 70, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_MATH`. `[mesa:gen8 MI_MATH]` `[mesa:gen9 MI_MATH]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiMath {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
}
impl MiMath {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiMath {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 5), },
            _ => Self { dword_length: u(d, 0, 7), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0xd000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); 1 }
            _ => { d[0] = 0xd000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Instruction`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = MiMathAluInstruction> + 'a {
        let start: usize = 1;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| MiMathAluInstruction::decode(platform, e))
    }
}
described!(MiMath, MIMATH_ITEM, Item {
    noun: Noun::Command, name: "MI_MATH", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_MATH", "mesa:gen9 MI_MATH"],
    engines: &[(0xe, 0xf)], key: &[(0xe, 0xff800000, 0xd000000)], length: &[(0x2, 0, 5, 2), (0xc, 0, 7, 2)], dwords: &[(0xe, 1, 1, true)], tail: &[(0xe, 32, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x2, 6, 22), (0xc, 8, 22)],
    system: "CS-09", unbuilt: false, watch: &[w(0x2, 0, 0x7fffc0, 0x0), w(0xc, 0, 0x7fff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Instruction", places: &[p(0xe, 32, 63, Kind::Struct(&MIMATHALUINSTRUCTION_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_NOOP`. `[mesa:gen7 MI_NOOP]` `[mesa:gen8 MI_NOOP]` `[mesa:gen9 MI_NOOP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiNoop {
    /// Identification Number, uint.
    pub identification_number: u32,
    /// Identification Number Register Write Enable, bool.
    pub identification_number_register_write_enable: bool,
}
impl MiNoop {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiNoop {
        let d = &fixed::<1>(dwords);
        Self { identification_number: u(d, 0, 21), identification_number_register_write_enable: b(d, 22), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 21, u64::from(self.identification_number)); put(d, 22, 22, u64::from(self.identification_number_register_write_enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiNoop, MINOOP_ITEM, Item {
    noun: Noun::Command, name: "MI_NOOP", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_NOOP", "mesa:gen8 MI_NOOP", "mesa:gen9 MI_NOOP"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x0)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "CS-10", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Identification Number", places: &[p(0xf, 0, 21, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Identification Number Register Write Enable", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_PREDICATE`. `[mesa:gen7 MI_PREDICATE]` `[mesa:gen8 MI_PREDICATE]` `[mesa:gen9 MI_PREDICATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiPredicate {
    /// Compare Operation, uint.
    pub compare_operation: u32,
    /// Combine Operation, uint.
    pub combine_operation: u32,
    /// Load Operation, uint.
    pub load_operation: u32,
}
impl MiPredicate {
    /// TRUE of Compare Operation.
    pub const COMPARE_OPERATION_TRUE: u32 = 0x0;
    /// FALSE of Compare Operation.
    pub const COMPARE_OPERATION_FALSE: u32 = 0x1;
    /// SRCS_EQUAL of Compare Operation.
    pub const COMPARE_OPERATION_SRCS_EQUAL: u32 = 0x2;
    /// DELTAS_EQUAL of Compare Operation.
    pub const COMPARE_OPERATION_DELTAS_EQUAL: u32 = 0x3;
    /// SET of Combine Operation.
    pub const COMBINE_OPERATION_SET: u32 = 0x0;
    /// AND of Combine Operation.
    pub const COMBINE_OPERATION_AND: u32 = 0x1;
    /// OR of Combine Operation.
    pub const COMBINE_OPERATION_OR: u32 = 0x2;
    /// XOR of Combine Operation.
    pub const COMBINE_OPERATION_XOR: u32 = 0x3;
    /// KEEP of Load Operation.
    pub const LOAD_OPERATION_KEEP: u32 = 0x0;
    /// LOAD of Load Operation.
    pub const LOAD_OPERATION_LOAD: u32 = 0x2;
    /// LOADINV of Load Operation.
    pub const LOAD_OPERATION_LOADINV: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiPredicate {
        let d = &fixed::<1>(dwords);
        Self { compare_operation: u(d, 0, 1), combine_operation: u(d, 3, 4), load_operation: u(d, 6, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x6000000; put(d, 0, 1, u64::from(self.compare_operation)); put(d, 3, 4, u64::from(self.combine_operation)); put(d, 6, 7, u64::from(self.load_operation)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiPredicate, MIPREDICATE_ITEM, Item {
    noun: Noun::Command, name: "MI_PREDICATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_PREDICATE", "mesa:gen8 MI_PREDICATE", "mesa:gen9 MI_PREDICATE"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x6000000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 2, 2), (0xf, 5, 5), (0xf, 8, 22)],
    system: "CS-02", unbuilt: false, watch: &[w(0xf, 0, 0x7fff24, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Compare Operation", places: &[p(0xf, 0, 1, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "TRUE"), (0xf, 0x1, "FALSE"), (0xf, 0x2, "SRCS_EQUAL"), (0xf, 0x3, "DELTAS_EQUAL")], when: None, gap: None },
        Field { name: "Combine Operation", places: &[p(0xf, 3, 4, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SET"), (0xf, 0x1, "AND"), (0xf, 0x2, "OR"), (0xf, 0x3, "XOR")], when: None, gap: None },
        Field { name: "Load Operation", places: &[p(0xf, 6, 7, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "KEEP"), (0xf, 0x2, "LOAD"), (0xf, 0x3, "LOADINV")], when: None, gap: None },
    ],
});

/// `MI_REPORT_HEAD`. `[mesa:gen7 MI_REPORT_HEAD]` `[mesa:gen8 MI_REPORT_HEAD]` `[mesa:gen9 MI_REPORT_HEAD]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiReportHead {
}
impl MiReportHead {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiReportHead {
        let _ = dwords;
        Self { }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x3800000; 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiReportHead, MIREPORTHEAD_ITEM, Item {
    noun: Noun::Command, name: "MI_REPORT_HEAD", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_REPORT_HEAD", "mesa:gen8 MI_REPORT_HEAD", "mesa:gen9 MI_REPORT_HEAD"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x3800000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 0, 22)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0x7fffff, 0x0)], watch_tail: &[],
    fields: &[
    ],
});

/// `MI_REPORT_PERF_COUNT`. `[mesa:gen7 MI_REPORT_PERF_COUNT]` `[mesa:gen8 MI_REPORT_PERF_COUNT]` `[mesa:gen9 MI_REPORT_PERF_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiReportPerfCount {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Use Global GTT, bool.
    pub use_global_gtt: bool,
    /// Core Mode Enable, uint.
    pub core_mode_enable: u32,
    /// Memory Address, address.
    pub memory_address: u64,
    /// Report ID, uint.
    pub report_id: u32,
}
impl MiReportPerfCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiReportPerfCount {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 5), use_global_gtt: b(d, 32), memory_address: a(d, 38, 63), report_id: u(d, 64, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 5), use_global_gtt: b(d, 32), core_mode_enable: u(d, 36, 36), memory_address: a(d, 38, 95), report_id: u(d, 96, 127), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x14000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 32, 32, u64::from(self.use_global_gtt)); put_a(d, 38, 63, self.memory_address); put(d, 64, 95, u64::from(self.report_id)); 3 }
            _ => { d[0] = 0x14000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 32, 32, u64::from(self.use_global_gtt)); put(d, 36, 36, u64::from(self.core_mode_enable)); put_a(d, 38, 95, self.memory_address); put(d, 96, 127, u64::from(self.report_id)); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(MiReportPerfCount, MIREPORTPERFCOUNT_ITEM, Item {
    noun: Noun::Command, name: "MI_REPORT_PERF_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_REPORT_PERF_COUNT", "mesa:gen8 MI_REPORT_PERF_COUNT", "mesa:gen9 MI_REPORT_PERF_COUNT"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xff800000, 0x14000000)], length: &[(0xf, 0, 5, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 6, 22), (0x1, 33, 37), (0xe, 33, 35), (0xe, 37, 37)],
    system: "D61", unbuilt: false, watch: &[w(0xf, 0, 0x7fffc0, 0x0), w(0x1, 1, 0x3e, 0x0), w(0xe, 1, 0x2e, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Use Global GTT", places: &[p(0xf, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Core Mode Enable", places: &[p(0xe, 36, 36, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Address", places: &[p(0x1, 38, 63, Kind::Address, 1, 0), p(0xe, 38, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Report ID", places: &[p(0x1, 64, 95, Kind::Uint, 1, 0), p(0xe, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_RS_CONTEXT`. `[mesa:gen8 MI_RS_CONTEXT]` `[mesa:gen9 MI_RS_CONTEXT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiRsContext {
    /// Resource Streamer Save, uint.
    pub resource_streamer_save: u32,
}
impl MiRsContext {
    /// Restore of Resource Streamer Save.
    pub const RESOURCE_STREAMER_SAVE_RESTORE: u32 = 0x0;
    /// Save of Resource Streamer Save.
    pub const RESOURCE_STREAMER_SAVE_SAVE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiRsContext {
        let d = &fixed::<1>(dwords);
        Self { resource_streamer_save: u(d, 0, 0), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x7800000; put(d, 0, 0, u64::from(self.resource_streamer_save)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiRsContext, MIRSCONTEXT_ITEM, Item {
    noun: Noun::Command, name: "MI_RS_CONTEXT", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_RS_CONTEXT", "mesa:gen9 MI_RS_CONTEXT"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xff800000, 0x7800000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 1, 22)],
    system: "RS-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Resource Streamer Save", places: &[p(0xe, 0, 0, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Restore"), (0xe, 0x1, "Save")], when: None, gap: None },
    ],
});

/// `MI_RS_CONTROL`. `[mesa:gen8 MI_RS_CONTROL]` `[mesa:gen9 MI_RS_CONTROL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiRsControl {
    /// Resource Streamer Control, uint.
    pub resource_streamer_control: u32,
}
impl MiRsControl {
    /// Stop of Resource Streamer Control.
    pub const RESOURCE_STREAMER_CONTROL_STOP: u32 = 0x0;
    /// Start of Resource Streamer Control.
    pub const RESOURCE_STREAMER_CONTROL_START: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiRsControl {
        let d = &fixed::<1>(dwords);
        Self { resource_streamer_control: u(d, 0, 0), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x3000000; put(d, 0, 0, u64::from(self.resource_streamer_control)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiRsControl, MIRSCONTROL_ITEM, Item {
    noun: Noun::Command, name: "MI_RS_CONTROL", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_RS_CONTROL", "mesa:gen9 MI_RS_CONTROL"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xff800000, 0x3000000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 1, 22)],
    system: "RS-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Resource Streamer Control", places: &[p(0xe, 0, 0, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Stop"), (0xe, 0x1, "Start")], when: None, gap: None },
    ],
});

/// `MI_RS_STORE_DATA_IMM`. `[mesa:gen8 MI_RS_STORE_DATA_IMM]` `[mesa:gen9 MI_RS_STORE_DATA_IMM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiRsStoreDataImm {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Core Mode Enable, uint.
    pub core_mode_enable: u32,
    /// Destination Address, address.
    pub destination_address: u64,
    /// Data DWord 0, uint.
    pub data_dword_0: u32,
}
impl MiRsStoreDataImm {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiRsStoreDataImm {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), core_mode_enable: u(d, 32, 32), destination_address: a(d, 34, 95), data_dword_0: u(d, 96, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x15800000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.core_mode_enable)); put_a(d, 34, 95, self.destination_address); put(d, 96, 127, u64::from(self.data_dword_0)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(MiRsStoreDataImm, MIRSSTOREDATAIMM_ITEM, Item {
    noun: Noun::Command, name: "MI_RS_STORE_DATA_IMM", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_RS_STORE_DATA_IMM", "mesa:gen9 MI_RS_STORE_DATA_IMM"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xff800000, 0x15800000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 22), (0xe, 33, 33)],
    system: "RS-02", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Core Mode Enable", places: &[p(0xe, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Destination Address", places: &[p(0xe, 34, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data DWord 0", places: &[p(0xe, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_SEMAPHORE_MBOX`. `[mesa:gen7 MI_SEMAPHORE_MBOX]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiSemaphoreMbox {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Register Select, uint.
    pub register_select: u32,
    /// Semaphore Data Dword, uint.
    pub semaphore_data_dword: u32,
}
impl MiSemaphoreMbox {
    /// RVSYNC of Register Select.
    pub const REGISTER_SELECT_RVSYNC: u32 = 0x0;
    /// RBSYNC of Register Select.
    pub const REGISTER_SELECT_RBSYNC: u32 = 0x2;
    /// Use General Register Select of Register Select.
    pub const REGISTER_SELECT_USE_GENERAL_REGISTER_SELECT: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiSemaphoreMbox {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 7), register_select: u(d, 16, 17), semaphore_data_dword: u(d, 32, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0xb000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 16, 17, u64::from(self.register_select)); put(d, 32, 63, u64::from(self.semaphore_data_dword)); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(MiSemaphoreMbox, MISEMAPHOREMBOX_ITEM, Item {
    noun: Noun::Command, name: "MI_SEMAPHORE_MBOX", title: "", rows: 0x1,
    cites: &["mesa:gen7 MI_SEMAPHORE_MBOX"],
    engines: &[(0x1, 0xf)], key: &[(0x1, 0xff800000, 0xb000000)], length: &[(0x1, 0, 7, 2)], dwords: &[(0x1, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 8, 15), (0x1, 18, 22), (0x1, 64, 95)],
    system: "CS-10", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Register Select", places: &[p(0x1, 16, 17, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "RVSYNC"), (0x1, 0x2, "RBSYNC"), (0x1, 0x3, "Use General Register Select")], when: None, gap: None },
        Field { name: "Semaphore Data Dword", places: &[p(0x1, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_SEMAPHORE_SIGNAL`. `[mesa:gen8 MI_SEMAPHORE_SIGNAL]` `[mesa:gen9 MI_SEMAPHORE_SIGNAL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiSemaphoreSignal {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Target Engine Select, uint.
    pub target_engine_select: u32,
    /// Post-Sync Operation, bool.
    pub post_sync_operation: bool,
    /// Target Context ID, uint.
    pub target_context_id: u32,
}
impl MiSemaphoreSignal {
    /// RCS of Target Engine Select.
    pub const TARGET_ENGINE_SELECT_RCS: u32 = 0x0;
    /// VCS0 of Target Engine Select.
    pub const TARGET_ENGINE_SELECT_VCS0: u32 = 0x1;
    /// BCS of Target Engine Select.
    pub const TARGET_ENGINE_SELECT_BCS: u32 = 0x2;
    /// VECS of Target Engine Select.
    pub const TARGET_ENGINE_SELECT_VECS: u32 = 0x3;
    /// VCS1 of Target Engine Select.
    pub const TARGET_ENGINE_SELECT_VCS1: u32 = 0x4;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiSemaphoreSignal {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), target_engine_select: u(d, 15, 17), post_sync_operation: b(d, 21), target_context_id: u(d, 32, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0xd800000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 15, 17, u64::from(self.target_engine_select)); put(d, 21, 21, u64::from(self.post_sync_operation)); put(d, 32, 63, u64::from(self.target_context_id)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(MiSemaphoreSignal, MISEMAPHORESIGNAL_ITEM, Item {
    noun: Noun::Command, name: "MI_SEMAPHORE_SIGNAL", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_SEMAPHORE_SIGNAL", "mesa:gen9 MI_SEMAPHORE_SIGNAL"],
    engines: &[(0xe, 0xf)], key: &[(0xe, 0xff800000, 0xd800000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 14), (0xe, 18, 20), (0xe, 22, 22)],
    system: "CS-10", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Target Engine Select", places: &[p(0xe, 15, 17, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "RCS"), (0xe, 0x1, "VCS0"), (0xe, 0x2, "BCS"), (0xe, 0x3, "VECS"), (0xe, 0x4, "VCS1")], when: None, gap: None },
        Field { name: "Post-Sync Operation", places: &[p(0xe, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Target Context ID", places: &[p(0xe, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_SEMAPHORE_WAIT`. `[mesa:gen8 MI_SEMAPHORE_WAIT]` `[mesa:gen9 MI_SEMAPHORE_WAIT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiSemaphoreWait {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Compare Operation, uint.
    pub compare_operation: u32,
    /// Wait Mode, uint.
    pub wait_mode: u32,
    /// Register Poll Mode, bool.
    pub register_poll_mode: bool,
    /// Memory Type, uint.
    pub memory_type: u32,
    /// Semaphore Data Dword, uint.
    pub semaphore_data_dword: u32,
    /// Semaphore Address, address.
    pub semaphore_address: u64,
    /// Semaphore Address High, address.
    pub semaphore_address_high: u64,
}
impl MiSemaphoreWait {
    /// SAD_GREATER_THAN_SDD of Compare Operation.
    pub const COMPARE_OPERATION_SAD_GREATER_THAN_SDD: u32 = 0x0;
    /// SAD_GREATER_THAN_OR_EQUAL_SDD of Compare Operation.
    pub const COMPARE_OPERATION_SAD_GREATER_THAN_OR_EQUAL_SDD: u32 = 0x1;
    /// SAD_LESS_THAN_SDD of Compare Operation.
    pub const COMPARE_OPERATION_SAD_LESS_THAN_SDD: u32 = 0x2;
    /// SAD_LESS_THAN_OR_EQUAL_SDD of Compare Operation.
    pub const COMPARE_OPERATION_SAD_LESS_THAN_OR_EQUAL_SDD: u32 = 0x3;
    /// SAD_EQUAL_SDD of Compare Operation.
    pub const COMPARE_OPERATION_SAD_EQUAL_SDD: u32 = 0x4;
    /// SAD_NOT_EQUAL_SDD of Compare Operation.
    pub const COMPARE_OPERATION_SAD_NOT_EQUAL_SDD: u32 = 0x5;
    /// Polling Mode of Wait Mode.
    pub const WAIT_MODE_POLLING_MODE: u32 = 0x1;
    /// Signal Mode of Wait Mode.
    pub const WAIT_MODE_SIGNAL_MODE: u32 = 0x0;
    /// Per Process Graphics Address of Memory Type.
    pub const MEMORY_TYPE_PER_PROCESS_GRAPHICS_ADDRESS: u32 = 0x0;
    /// Global Graphics Address of Memory Type.
    pub const MEMORY_TYPE_GLOBAL_GRAPHICS_ADDRESS: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiSemaphoreWait {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), compare_operation: u(d, 12, 14), wait_mode: u(d, 15, 15), memory_type: u(d, 22, 22), semaphore_data_dword: u(d, 32, 63), semaphore_address: a(d, 66, 95), semaphore_address_high: a(d, 96, 111), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), compare_operation: u(d, 12, 14), wait_mode: u(d, 15, 15), register_poll_mode: b(d, 16), memory_type: u(d, 22, 22), semaphore_data_dword: u(d, 32, 63), semaphore_address: a(d, 66, 127), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0xe000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 12, 14, u64::from(self.compare_operation)); put(d, 15, 15, u64::from(self.wait_mode)); put(d, 22, 22, u64::from(self.memory_type)); put(d, 32, 63, u64::from(self.semaphore_data_dword)); put_a(d, 66, 95, self.semaphore_address); put_a(d, 96, 111, self.semaphore_address_high); 4 }
            _ => { d[0] = 0xe000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 12, 14, u64::from(self.compare_operation)); put(d, 15, 15, u64::from(self.wait_mode)); put(d, 16, 16, u64::from(self.register_poll_mode)); put(d, 22, 22, u64::from(self.memory_type)); put(d, 32, 63, u64::from(self.semaphore_data_dword)); put_a(d, 66, 127, self.semaphore_address); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(MiSemaphoreWait, MISEMAPHOREWAIT_ITEM, Item {
    noun: Noun::Command, name: "MI_SEMAPHORE_WAIT", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_SEMAPHORE_WAIT", "mesa:gen9 MI_SEMAPHORE_WAIT"],
    engines: &[(0xe, 0xf)], key: &[(0xe, 0xff800000, 0xe000000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 11), (0x2, 16, 21), (0xe, 64, 65), (0x2, 112, 127), (0xc, 17, 21)],
    system: "CS-10", unbuilt: false, watch: &[w(0x2, 0, 0x3f0f00, 0x0), w(0xe, 2, 0x3, 0x0), w(0x2, 3, 0xffff0000, 0x0), w(0xc, 0, 0x3e0f00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Compare Operation", places: &[p(0xe, 12, 14, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SAD_GREATER_THAN_SDD"), (0xe, 0x1, "SAD_GREATER_THAN_OR_EQUAL_SDD"), (0xe, 0x2, "SAD_LESS_THAN_SDD"), (0xe, 0x3, "SAD_LESS_THAN_OR_EQUAL_SDD"), (0xe, 0x4, "SAD_EQUAL_SDD"), (0xe, 0x5, "SAD_NOT_EQUAL_SDD")], when: None, gap: None },
        Field { name: "Wait Mode", places: &[p(0xe, 15, 15, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "Polling Mode"), (0xe, 0x0, "Signal Mode")], when: None, gap: None },
        Field { name: "Register Poll Mode", places: &[p(0xc, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Type", places: &[p(0xe, 22, 22, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Per Process Graphics Address"), (0xe, 0x1, "Global Graphics Address")], when: None, gap: None },
        Field { name: "Semaphore Data Dword", places: &[p(0xe, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Address", places: &[p(0x2, 66, 95, Kind::Address, 1, 0), p(0xc, 66, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Semaphore Address High", places: &[p(0x2, 96, 111, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_SET_CONTEXT`. `[mesa:gen7 MI_SET_CONTEXT]` `[mesa:gen8 MI_SET_CONTEXT]` `[mesa:gen9 MI_SET_CONTEXT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiSetContext {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Restore Inhibit, uint.
    pub restore_inhibit: u32,
    /// Force Restore, uint.
    pub force_restore: u32,
    /// Resource Streamer State Restore Enable, bool.
    pub resource_streamer_state_restore_enable: bool,
    /// Resource Streamer State Save Enable, bool.
    pub resource_streamer_state_save_enable: bool,
    /// Core Mode Enable, bool.
    pub core_mode_enable: bool,
    /// Logical Context Address, address.
    pub logical_context_address: u64,
    /// Extended State Restore Enable, bool.
    pub extended_state_restore_enable: bool,
    /// Extended State Save Enable, bool.
    pub extended_state_save_enable: bool,
}
impl MiSetContext {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiSetContext {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), restore_inhibit: u(d, 32, 32), force_restore: u(d, 33, 33), logical_context_address: a(d, 44, 63), extended_state_restore_enable: b(d, 34), extended_state_save_enable: b(d, 35), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), restore_inhibit: u(d, 32, 32), force_restore: u(d, 33, 33), resource_streamer_state_restore_enable: b(d, 34), resource_streamer_state_save_enable: b(d, 35), core_mode_enable: b(d, 36), logical_context_address: a(d, 44, 63), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0xc000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.restore_inhibit)); put(d, 33, 33, u64::from(self.force_restore)); put_a(d, 44, 63, self.logical_context_address); put(d, 34, 34, u64::from(self.extended_state_restore_enable)); put(d, 35, 35, u64::from(self.extended_state_save_enable)); 2 }
            _ => { d[0] = 0xc000000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.restore_inhibit)); put(d, 33, 33, u64::from(self.force_restore)); put(d, 34, 34, u64::from(self.resource_streamer_state_restore_enable)); put(d, 35, 35, u64::from(self.resource_streamer_state_save_enable)); put(d, 36, 36, u64::from(self.core_mode_enable)); put_a(d, 44, 63, self.logical_context_address); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(MiSetContext, MISETCONTEXT_ITEM, Item {
    noun: Noun::Command, name: "MI_SET_CONTEXT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_SET_CONTEXT", "mesa:gen8 MI_SET_CONTEXT", "mesa:gen9 MI_SET_CONTEXT"],
    engines: &[(0xd, 0xf), (0x2, 0x1)], key: &[(0xf, 0xff800000, 0xc000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 22), (0x1, 36, 43), (0xe, 37, 43)],
    system: "CS-14", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Restore Inhibit", places: &[p(0xf, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force Restore", places: &[p(0xf, 33, 33, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Resource Streamer State Restore Enable", places: &[p(0xe, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Resource Streamer State Save Enable", places: &[p(0xe, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Core Mode Enable", places: &[p(0xe, 36, 36, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Logical Context Address", places: &[p(0xf, 44, 63, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Extended State Restore Enable", places: &[p(0x1, 34, 34, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Extended State Save Enable", places: &[p(0x1, 35, 35, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_SET_PREDICATE`. `[mesa:gen8 MI_SET_PREDICATE]` `[mesa:gen9 MI_SET_PREDICATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiSetPredicate {
    /// PREDICATE ENABLE, uint.
    pub predicate_enable: u32,
}
impl MiSetPredicate {
    /// NOOP Never of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_NOOP_NEVER: u32 = 0x0;
    /// NOOP on Result2 clear of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_NOOP_ON_RESULT2_CLEAR: u32 = 0x1;
    /// NOOP on Result2 set of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_NOOP_ON_RESULT2_SET: u32 = 0x2;
    /// NOOP on Result clear of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_NOOP_ON_RESULT_CLEAR: u32 = 0x3;
    /// NOOP on Result set of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_NOOP_ON_RESULT_SET: u32 = 0x4;
    /// Execute when one slice enabled. of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_EXECUTE_WHEN_ONE_SLICE_ENABLED: u32 = 0x5;
    /// Execute when two slices are enabled. of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_EXECUTE_WHEN_TWO_SLICES_ARE_ENABLED: u32 = 0x6;
    /// Execute when three slices are enabled. of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_EXECUTE_WHEN_THREE_SLICES_ARE_ENABLED: u32 = 0x7;
    /// NOOP Always of PREDICATE ENABLE.
    pub const PREDICATE_ENABLE_NOOP_ALWAYS: u32 = 0xf;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiSetPredicate {
        let d = &fixed::<1>(dwords);
        Self { predicate_enable: u(d, 0, 3), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x800000; put(d, 0, 3, u64::from(self.predicate_enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiSetPredicate, MISETPREDICATE_ITEM, Item {
    noun: Noun::Command, name: "MI_SET_PREDICATE", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_SET_PREDICATE", "mesa:gen9 MI_SET_PREDICATE"],
    engines: &[(0xe, 0xf)], key: &[(0xe, 0xff800000, 0x800000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 4, 22)],
    system: "CS-01", unbuilt: false, watch: &[w(0xe, 0, 0x7ffff0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "PREDICATE ENABLE", places: &[p(0xe, 0, 3, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "NOOP Never"), (0xe, 0x1, "NOOP on Result2 clear"), (0xe, 0x2, "NOOP on Result2 set"), (0xe, 0x3, "NOOP on Result clear"), (0xe, 0x4, "NOOP on Result set"), (0xe, 0x5, "Execute when one slice enabled."), (0xe, 0x6, "Execute when two slices are enabled."), (0xe, 0x7, "Execute when three slices are enabled."), (0xe, 0xf, "NOOP Always")], when: None, gap: None },
    ],
});

/// `MI_STORE_DATA_IMM`. `[mesa:gen7 MI_STORE_DATA_IMM]` `[mesa:gen8 MI_STORE_DATA_IMM]` `[mesa:gen9 MI_STORE_DATA_IMM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiStoreDataImm {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Store Qword, uint.
    pub store_qword: u32,
    /// Use Global GTT, bool.
    pub use_global_gtt: bool,
    /// Core Mode Enable, uint.
    pub core_mode_enable: u32,
    /// Address, address.
    pub address: u64,
}
impl MiStoreDataImm {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiStoreDataImm {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 5), use_global_gtt: b(d, 22), core_mode_enable: u(d, 64, 64), address: a(d, 66, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 9), store_qword: u(d, 21, 21), use_global_gtt: b(d, 22), core_mode_enable: u(d, 32, 32), address: a(d, 34, 79), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x10000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 5, u64::from(length)); put(d, 22, 22, u64::from(self.use_global_gtt)); put(d, 64, 64, u64::from(self.core_mode_enable)); put_a(d, 66, 95, self.address); 3 }
            _ => { d[0] = 0x10000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 9, u64::from(length)); put(d, 21, 21, u64::from(self.store_qword)); put(d, 22, 22, u64::from(self.use_global_gtt)); put(d, 32, 32, u64::from(self.core_mode_enable)); put_a(d, 34, 79, self.address); 3 }
        };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Immediate Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(MiStoreDataImm, MISTOREDATAIMM_ITEM, Item {
    noun: Noun::Command, name: "MI_STORE_DATA_IMM", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_STORE_DATA_IMM", "mesa:gen8 MI_STORE_DATA_IMM", "mesa:gen9 MI_STORE_DATA_IMM"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x10000000)], length: &[(0x1, 0, 5, 2), (0xe, 0, 9, 2)], dwords: &[(0xf, 3, 3, true)], tail: &[(0xf, 96, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 6, 21), (0x1, 32, 63), (0x1, 65, 65), (0xe, 10, 20), (0xe, 33, 33), (0xe, 80, 95)],
    system: "CS-10", unbuilt: false, watch: &[w(0x1, 0, 0x3fffc0, 0x0), w(0x1, 1, 0xffffffff, 0x0), w(0x1, 2, 0x2, 0x0), w(0xe, 0, 0x1ffc00, 0x0), w(0xe, 1, 0x2, 0x0), w(0xe, 2, 0xffff0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Store Qword", places: &[p(0xe, 21, 21, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Use Global GTT", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Core Mode Enable", places: &[p(0x1, 64, 64, Kind::Uint, 1, 0), p(0xe, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Address", places: &[p(0x1, 66, 95, Kind::Address, 1, 0), p(0xe, 34, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Immediate Data", places: &[p(0xf, 96, 127, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_STORE_DATA_INDEX`. `[mesa:gen7 MI_STORE_DATA_INDEX]` `[mesa:gen8 MI_STORE_DATA_INDEX]` `[mesa:gen9 MI_STORE_DATA_INDEX]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiStoreDataIndex {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Use Per-Process Hardware Status Page, uint.
    pub use_per_process_hardware_status_page: u32,
    /// Offset, uint.
    pub offset: u32,
    /// Data DWord 0, uint.
    pub data_dword_0: u32,
    /// Data DWord 1, uint.
    pub data_dword_1: u32,
}
impl MiStoreDataIndex {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiStoreDataIndex {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), offset: u(d, 34, 43), data_dword_0: u(d, 64, 95), data_dword_1: u(d, 96, 127), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), use_per_process_hardware_status_page: u(d, 21, 21), offset: u(d, 34, 43), data_dword_0: u(d, 64, 95), data_dword_1: u(d, 96, 127), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x10800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 34, 43, u64::from(self.offset)); put(d, 64, 95, u64::from(self.data_dword_0)); put(d, 96, 127, u64::from(self.data_dword_1)); length.saturating_add(2).clamp(3, 4) as usize }
            _ => { d[0] = 0x10800000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 21, 21, u64::from(self.use_per_process_hardware_status_page)); put(d, 34, 43, u64::from(self.offset)); put(d, 64, 95, u64::from(self.data_dword_0)); put(d, 96, 127, u64::from(self.data_dword_1)); length.saturating_add(2).clamp(3, 4) as usize }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(MiStoreDataIndex, MISTOREDATAINDEX_ITEM, Item {
    noun: Noun::Command, name: "MI_STORE_DATA_INDEX", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_STORE_DATA_INDEX", "mesa:gen8 MI_STORE_DATA_INDEX", "mesa:gen9 MI_STORE_DATA_INDEX"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x10800000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 3, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 8, 22), (0xf, 32, 33), (0xf, 44, 63), (0xe, 8, 20), (0xe, 22, 22)],
    system: "CS-10", unbuilt: false, watch: &[w(0x1, 0, 0x7fff00, 0x0), w(0xf, 1, 0xfffff003, 0x0), w(0xe, 0, 0x5fff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Use Per-Process Hardware Status Page", places: &[p(0xe, 21, 21, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Offset", places: &[p(0xf, 34, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data DWord 0", places: &[p(0xf, 64, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data DWord 1", places: &[p(0xf, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_STORE_REGISTER_MEM`. `[mesa:gen7 MI_STORE_REGISTER_MEM]` `[mesa:gen8 MI_STORE_REGISTER_MEM]` `[mesa:gen9 MI_STORE_REGISTER_MEM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiStoreRegisterMem {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Predicate Enable, bool.
    pub predicate_enable: bool,
    /// Use Global GTT, bool.
    pub use_global_gtt: bool,
    /// Register Address, offset.
    pub register_address: u64,
    /// Memory Address, address.
    pub memory_address: u64,
}
impl MiStoreRegisterMem {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiStoreRegisterMem {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), use_global_gtt: b(d, 22), register_address: a(d, 34, 54), memory_address: a(d, 66, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), predicate_enable: b(d, 21), use_global_gtt: b(d, 22), register_address: a(d, 34, 54), memory_address: a(d, 66, 127), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x12000000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 22, 22, u64::from(self.use_global_gtt)); put_a(d, 34, 54, self.register_address); put_a(d, 66, 95, self.memory_address); 3 }
            _ => { d[0] = 0x12000000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 21, 21, u64::from(self.predicate_enable)); put(d, 22, 22, u64::from(self.use_global_gtt)); put_a(d, 34, 54, self.register_address); put_a(d, 66, 127, self.memory_address); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(MiStoreRegisterMem, MISTOREREGISTERMEM_ITEM, Item {
    noun: Noun::Command, name: "MI_STORE_REGISTER_MEM", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_STORE_REGISTER_MEM", "mesa:gen8 MI_STORE_REGISTER_MEM", "mesa:gen9 MI_STORE_REGISTER_MEM"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x12000000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 3, 3, false), (0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 8, 21), (0xf, 32, 33), (0xf, 55, 63), (0xf, 64, 65), (0xe, 8, 20)],
    system: "D10", unbuilt: false, watch: &[w(0x1, 0, 0x3fff00, 0x0), w(0xf, 1, 0xff800003, 0x0), w(0xf, 2, 0x3, 0x0), w(0xe, 0, 0x1fff00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Predicate Enable", places: &[p(0xe, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Use Global GTT", places: &[p(0xf, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Register Address", places: &[p(0xf, 34, 54, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Address", places: &[p(0x1, 66, 95, Kind::Address, 1, 0), p(0xe, 66, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_STORE_URB_MEM`. `[mesa:gen8 MI_STORE_URB_MEM]` `[mesa:gen9 MI_STORE_URB_MEM]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiStoreUrbMem {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// URB Address, uint.
    pub urb_address: u32,
    /// Memory Address, address.
    pub memory_address: u64,
}
impl MiStoreUrbMem {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiStoreUrbMem {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), urb_address: u(d, 34, 46), memory_address: a(d, 70, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x16800000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 34, 46, u64::from(self.urb_address)); put_a(d, 70, 127, self.memory_address); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(MiStoreUrbMem, MISTOREURBMEM_ITEM, Item {
    noun: Noun::Command, name: "MI_STORE_URB_MEM", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_STORE_URB_MEM", "mesa:gen9 MI_STORE_URB_MEM"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xff800000, 0x16800000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 22), (0xe, 32, 33), (0xe, 47, 63), (0xe, 64, 69)],
    system: "D27", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "URB Address", places: &[p(0xe, 34, 46, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Memory Address", places: &[p(0xe, 70, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_SUSPEND_FLUSH`. `[mesa:gen7 MI_SUSPEND_FLUSH]` `[mesa:gen8 MI_SUSPEND_FLUSH]` `[mesa:gen9 MI_SUSPEND_FLUSH]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiSuspendFlush {
    /// Suspend Flush, bool.
    pub suspend_flush: bool,
}
impl MiSuspendFlush {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiSuspendFlush {
        let d = &fixed::<1>(dwords);
        Self { suspend_flush: b(d, 0), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x5800000; put(d, 0, 0, u64::from(self.suspend_flush)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiSuspendFlush, MISUSPENDFLUSH_ITEM, Item {
    noun: Noun::Command, name: "MI_SUSPEND_FLUSH", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_SUSPEND_FLUSH", "mesa:gen8 MI_SUSPEND_FLUSH", "mesa:gen9 MI_SUSPEND_FLUSH"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x5800000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 1, 22)],
    system: "CS-10", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Suspend Flush", places: &[p(0xf, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_TOPOLOGY_FILTER`. `[mesa:gen7 MI_TOPOLOGY_FILTER]` `[mesa:gen8 MI_TOPOLOGY_FILTER]` `[mesa:gen9 MI_TOPOLOGY_FILTER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiTopologyFilter {
    /// Topology Filter Value, `enums::prim_topo_type`.
    pub topology_filter_value: u32,
}
impl MiTopologyFilter {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiTopologyFilter {
        let d = &fixed::<1>(dwords);
        Self { topology_filter_value: u(d, 0, 5), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x6800000; put(d, 0, 5, u64::from(self.topology_filter_value)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiTopologyFilter, MITOPOLOGYFILTER_ITEM, Item {
    noun: Noun::Command, name: "MI_TOPOLOGY_FILTER", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_TOPOLOGY_FILTER", "mesa:gen8 MI_TOPOLOGY_FILTER", "mesa:gen9 MI_TOPOLOGY_FILTER"],
    engines: &[(0x1, 0xf), (0xe, 0x1)], key: &[(0xf, 0xff800000, 0x6800000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 6, 22)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0x7fffc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Topology Filter Value", places: &[p(0xf, 0, 5, Kind::Enum("prim_topo_type"), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_URB_ATOMIC_ALLOC`. `[mesa:gen8 MI_URB_ATOMIC_ALLOC]` `[mesa:gen9 MI_URB_ATOMIC_ALLOC]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiUrbAtomicAlloc {
    /// URB Atomic Storage Size, uint.
    pub urb_atomic_storage_size: u32,
    /// URB Atomic Storage Offset, uint.
    pub urb_atomic_storage_offset: u32,
}
impl MiUrbAtomicAlloc {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiUrbAtomicAlloc {
        let d = &fixed::<1>(dwords);
        Self { urb_atomic_storage_size: u(d, 0, 8), urb_atomic_storage_offset: u(d, 12, 19), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x4800000; put(d, 0, 8, u64::from(self.urb_atomic_storage_size)); put(d, 12, 19, u64::from(self.urb_atomic_storage_offset)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiUrbAtomicAlloc, MIURBATOMICALLOC_ITEM, Item {
    noun: Noun::Command, name: "MI_URB_ATOMIC_ALLOC", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_URB_ATOMIC_ALLOC", "mesa:gen9 MI_URB_ATOMIC_ALLOC"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xff800000, 0x4800000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 9, 11), (0xe, 20, 22)],
    system: "D27", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "URB Atomic Storage Size", places: &[p(0xe, 0, 8, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "URB Atomic Storage Offset", places: &[p(0xe, 12, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_URB_CLEAR`. `[mesa:gen7 MI_URB_CLEAR]` `[mesa:gen8 MI_URB_CLEAR]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiUrbClear {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// URB Address, offset.
    pub urb_address: u64,
    /// URB Clear Length, uint.
    pub urb_clear_length: u32,
}
impl MiUrbClear {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiUrbClear {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), urb_address: a(d, 32, 45), urb_clear_length: u(d, 48, 60), },
            _ => Self { dword_length: u(d, 0, 7), urb_address: a(d, 32, 46), urb_clear_length: u(d, 48, 61), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0xc800000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 32, 45, self.urb_address); put(d, 48, 60, u64::from(self.urb_clear_length)); 2 }
            _ => { d[0] = 0xc800000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 32, 46, self.urb_address); put(d, 48, 61, u64::from(self.urb_clear_length)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(MiUrbClear, MIURBCLEAR_ITEM, Item {
    noun: Noun::Command, name: "MI_URB_CLEAR", title: "", rows: 0x3,
    cites: &["mesa:gen7 MI_URB_CLEAR", "mesa:gen8 MI_URB_CLEAR"],
    engines: &[(0x3, 0x1)], key: &[(0x3, 0xff800000, 0xc800000)], length: &[(0x3, 0, 7, 2)], dwords: &[(0x3, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 8, 22), (0x1, 46, 47), (0x1, 61, 63), (0x2, 47, 47), (0x2, 62, 63)],
    system: "D27", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "URB Address", places: &[p(0x1, 32, 45, Kind::Offset, 1, 0), p(0x2, 32, 46, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "URB Clear Length", places: &[p(0x1, 48, 60, Kind::Uint, 1, 0), p(0x2, 48, 61, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_USER_INTERRUPT`. `[mesa:gen7 MI_USER_INTERRUPT]` `[mesa:gen8 MI_USER_INTERRUPT]` `[mesa:gen9 MI_USER_INTERRUPT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiUserInterrupt {
}
impl MiUserInterrupt {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiUserInterrupt {
        let _ = dwords;
        Self { }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x1000000; 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiUserInterrupt, MIUSERINTERRUPT_ITEM, Item {
    noun: Noun::Command, name: "MI_USER_INTERRUPT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_USER_INTERRUPT", "mesa:gen8 MI_USER_INTERRUPT", "mesa:gen9 MI_USER_INTERRUPT"],
    engines: &[(0xf, 0xf)], key: &[(0xf, 0xff800000, 0x1000000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 0, 22)],
    system: "CS-10", unbuilt: false, watch: &[w(0xf, 0, 0x7fffff, 0x0)], watch_tail: &[],
    fields: &[
    ],
});

/// `MI_WAIT_FOR_EVENT`. `[mesa:gen7 MI_WAIT_FOR_EVENT]` `[mesa:gen8 MI_WAIT_FOR_EVENT]` `[mesa:gen9 MI_WAIT_FOR_EVENT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiWaitForEvent {
    /// Display Plnae 1 A Scan Line Wait Enable, bool.
    pub display_plnae_1_a_scan_line_wait_enable: bool,
    /// Display Plane 1 Flip Pending Wait Enable, bool.
    pub display_plane_1_flip_pending_wait_enable: bool,
    /// Display Plane 4 Flip Pending Wait Enable, bool.
    pub display_plane_4_flip_pending_wait_enable: bool,
    /// Display Plane 1 A Vertical Blank Wait Enable, bool.
    pub display_plane_1_a_vertical_blank_wait_enable: bool,
    /// Display Plane 7 Flip Pending Wait Enable, bool.
    pub display_plane_7_flip_pending_wait_enable: bool,
    /// Display Plane 8 Flip Pending Wait Enable, bool.
    pub display_plane_8_flip_pending_wait_enable: bool,
    /// Display Plane 1 B Scan Line Wait Enable, bool.
    pub display_plane_1_b_scan_line_wait_enable: bool,
    /// Display Plane 2 Flip Pending Wait Enable, bool.
    pub display_plane_2_flip_pending_wait_enable: bool,
    /// Display Plane 5 Flip Pending Wait Enable, bool.
    pub display_plane_5_flip_pending_wait_enable: bool,
    /// Display Plane 1 B Vertical Blank Wait Enable, bool.
    pub display_plane_1_b_vertical_blank_wait_enable: bool,
    /// Display Plane 1 C Scan Line Wait Enable, bool.
    pub display_plane_1_c_scan_line_wait_enable: bool,
    /// Display Plane 3 Flip Pending Wait Enable, bool.
    pub display_plane_3_flip_pending_wait_enable: bool,
    /// Display Plane 9 Flip Pending Wait Enable, bool.
    pub display_plane_9_flip_pending_wait_enable: bool,
    /// Display Plane 10 Flip Pending Wait Enable, bool.
    pub display_plane_10_flip_pending_wait_enable: bool,
    /// Display Plane 11 Flip Pending Wait Enable, bool.
    pub display_plane_11_flip_pending_wait_enable: bool,
    /// Display Plane 12 Flip Pending Wait Enable, bool.
    pub display_plane_12_flip_pending_wait_enable: bool,
    /// Display Plane 6 Flip Pending Wait Enable, bool.
    pub display_plane_6_flip_pending_wait_enable: bool,
    /// Display Plane 1 C Vertical Blank Wait Enable, bool.
    pub display_plane_1_c_vertical_blank_wait_enable: bool,
    /// Display Pipe A Scan Line Wait Enable, bool.
    pub display_pipe_a_scan_line_wait_enable: bool,
    /// Display Plane A Flip Pending Wait Enable, bool.
    pub display_plane_a_flip_pending_wait_enable: bool,
    /// Display Sprite A Flip Pending Wait Enable, bool.
    pub display_sprite_a_flip_pending_wait_enable: bool,
    /// Display Pipe A Vertical Blank Wait Enable, bool.
    pub display_pipe_a_vertical_blank_wait_enable: bool,
    /// Display Pipe B Scan Line Wait Enable, bool.
    pub display_pipe_b_scan_line_wait_enable: bool,
    /// Display Plane B Flip Pending Wait Enable, bool.
    pub display_plane_b_flip_pending_wait_enable: bool,
    /// Display Sprite B Flip Pending Wait Enable, bool.
    pub display_sprite_b_flip_pending_wait_enable: bool,
    /// Display Pipe B Vertical Blank Wait Enable, bool.
    pub display_pipe_b_vertical_blank_wait_enable: bool,
    /// Display Pipe C Scan Line Wait Enable, bool.
    pub display_pipe_c_scan_line_wait_enable: bool,
    /// Display Plane C Flip Pending Wait Enable, bool.
    pub display_plane_c_flip_pending_wait_enable: bool,
    /// Display Sprite C Flip Pending Wait Enable, bool.
    pub display_sprite_c_flip_pending_wait_enable: bool,
    /// Display Pipe C Vertical Blank Wait Enable, bool.
    pub display_pipe_c_vertical_blank_wait_enable: bool,
    /// Display Pipe A Horizontal Blank Wait Enable, bool.
    pub display_pipe_a_horizontal_blank_wait_enable: bool,
    /// Display Pipe B Horizontal Blank Wait Enable, bool.
    pub display_pipe_b_horizontal_blank_wait_enable: bool,
    /// Condition Code Wait Select, uint.
    pub condition_code_wait_select: u32,
    /// Display Pipe C Horizontal Blank Wait Enable, bool.
    pub display_pipe_c_horizontal_blank_wait_enable: bool,
}
impl MiWaitForEvent {
    /// Not enabled of Condition Code Wait Select.
    pub const CONDITION_CODE_WAIT_SELECT_NOT_ENABLED: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MiWaitForEvent {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { display_pipe_a_scan_line_wait_enable: b(d, 0), display_plane_a_flip_pending_wait_enable: b(d, 1), display_sprite_a_flip_pending_wait_enable: b(d, 2), display_pipe_a_vertical_blank_wait_enable: b(d, 3), display_pipe_b_scan_line_wait_enable: b(d, 8), display_plane_b_flip_pending_wait_enable: b(d, 9), display_sprite_b_flip_pending_wait_enable: b(d, 10), display_pipe_b_vertical_blank_wait_enable: b(d, 11), display_pipe_c_scan_line_wait_enable: b(d, 14), display_plane_c_flip_pending_wait_enable: b(d, 15), display_sprite_c_flip_pending_wait_enable: b(d, 20), display_pipe_c_vertical_blank_wait_enable: b(d, 21), display_pipe_a_horizontal_blank_wait_enable: b(d, 5), display_pipe_b_horizontal_blank_wait_enable: b(d, 13), condition_code_wait_select: u(d, 16, 19), display_pipe_c_horizontal_blank_wait_enable: b(d, 22), ..Self::default() },
            1 => Self { display_pipe_a_scan_line_wait_enable: b(d, 0), display_plane_a_flip_pending_wait_enable: b(d, 1), display_sprite_a_flip_pending_wait_enable: b(d, 2), display_pipe_a_vertical_blank_wait_enable: b(d, 3), display_pipe_b_scan_line_wait_enable: b(d, 8), display_plane_b_flip_pending_wait_enable: b(d, 9), display_sprite_b_flip_pending_wait_enable: b(d, 10), display_pipe_b_vertical_blank_wait_enable: b(d, 11), display_pipe_c_scan_line_wait_enable: b(d, 14), display_plane_c_flip_pending_wait_enable: b(d, 15), display_sprite_c_flip_pending_wait_enable: b(d, 20), display_pipe_c_vertical_blank_wait_enable: b(d, 21), ..Self::default() },
            _ => Self { display_plnae_1_a_scan_line_wait_enable: b(d, 0), display_plane_1_flip_pending_wait_enable: b(d, 1), display_plane_4_flip_pending_wait_enable: b(d, 2), display_plane_1_a_vertical_blank_wait_enable: b(d, 3), display_plane_7_flip_pending_wait_enable: b(d, 6), display_plane_8_flip_pending_wait_enable: b(d, 7), display_plane_1_b_scan_line_wait_enable: b(d, 8), display_plane_2_flip_pending_wait_enable: b(d, 9), display_plane_5_flip_pending_wait_enable: b(d, 10), display_plane_1_b_vertical_blank_wait_enable: b(d, 11), display_plane_1_c_scan_line_wait_enable: b(d, 14), display_plane_3_flip_pending_wait_enable: b(d, 15), display_plane_9_flip_pending_wait_enable: b(d, 16), display_plane_10_flip_pending_wait_enable: b(d, 17), display_plane_11_flip_pending_wait_enable: b(d, 18), display_plane_12_flip_pending_wait_enable: b(d, 19), display_plane_6_flip_pending_wait_enable: b(d, 20), display_plane_1_c_vertical_blank_wait_enable: b(d, 21), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x1800000; put(d, 0, 0, u64::from(self.display_pipe_a_scan_line_wait_enable)); put(d, 1, 1, u64::from(self.display_plane_a_flip_pending_wait_enable)); put(d, 2, 2, u64::from(self.display_sprite_a_flip_pending_wait_enable)); put(d, 3, 3, u64::from(self.display_pipe_a_vertical_blank_wait_enable)); put(d, 8, 8, u64::from(self.display_pipe_b_scan_line_wait_enable)); put(d, 9, 9, u64::from(self.display_plane_b_flip_pending_wait_enable)); put(d, 10, 10, u64::from(self.display_sprite_b_flip_pending_wait_enable)); put(d, 11, 11, u64::from(self.display_pipe_b_vertical_blank_wait_enable)); put(d, 14, 14, u64::from(self.display_pipe_c_scan_line_wait_enable)); put(d, 15, 15, u64::from(self.display_plane_c_flip_pending_wait_enable)); put(d, 20, 20, u64::from(self.display_sprite_c_flip_pending_wait_enable)); put(d, 21, 21, u64::from(self.display_pipe_c_vertical_blank_wait_enable)); put(d, 5, 5, u64::from(self.display_pipe_a_horizontal_blank_wait_enable)); put(d, 13, 13, u64::from(self.display_pipe_b_horizontal_blank_wait_enable)); put(d, 16, 19, u64::from(self.condition_code_wait_select)); put(d, 22, 22, u64::from(self.display_pipe_c_horizontal_blank_wait_enable)); 1 }
            1 => { d[0] = 0x1800000; put(d, 0, 0, u64::from(self.display_pipe_a_scan_line_wait_enable)); put(d, 1, 1, u64::from(self.display_plane_a_flip_pending_wait_enable)); put(d, 2, 2, u64::from(self.display_sprite_a_flip_pending_wait_enable)); put(d, 3, 3, u64::from(self.display_pipe_a_vertical_blank_wait_enable)); put(d, 8, 8, u64::from(self.display_pipe_b_scan_line_wait_enable)); put(d, 9, 9, u64::from(self.display_plane_b_flip_pending_wait_enable)); put(d, 10, 10, u64::from(self.display_sprite_b_flip_pending_wait_enable)); put(d, 11, 11, u64::from(self.display_pipe_b_vertical_blank_wait_enable)); put(d, 14, 14, u64::from(self.display_pipe_c_scan_line_wait_enable)); put(d, 15, 15, u64::from(self.display_plane_c_flip_pending_wait_enable)); put(d, 20, 20, u64::from(self.display_sprite_c_flip_pending_wait_enable)); put(d, 21, 21, u64::from(self.display_pipe_c_vertical_blank_wait_enable)); 1 }
            _ => { d[0] = 0x1800000; put(d, 0, 0, u64::from(self.display_plnae_1_a_scan_line_wait_enable)); put(d, 1, 1, u64::from(self.display_plane_1_flip_pending_wait_enable)); put(d, 2, 2, u64::from(self.display_plane_4_flip_pending_wait_enable)); put(d, 3, 3, u64::from(self.display_plane_1_a_vertical_blank_wait_enable)); put(d, 6, 6, u64::from(self.display_plane_7_flip_pending_wait_enable)); put(d, 7, 7, u64::from(self.display_plane_8_flip_pending_wait_enable)); put(d, 8, 8, u64::from(self.display_plane_1_b_scan_line_wait_enable)); put(d, 9, 9, u64::from(self.display_plane_2_flip_pending_wait_enable)); put(d, 10, 10, u64::from(self.display_plane_5_flip_pending_wait_enable)); put(d, 11, 11, u64::from(self.display_plane_1_b_vertical_blank_wait_enable)); put(d, 14, 14, u64::from(self.display_plane_1_c_scan_line_wait_enable)); put(d, 15, 15, u64::from(self.display_plane_3_flip_pending_wait_enable)); put(d, 16, 16, u64::from(self.display_plane_9_flip_pending_wait_enable)); put(d, 17, 17, u64::from(self.display_plane_10_flip_pending_wait_enable)); put(d, 18, 18, u64::from(self.display_plane_11_flip_pending_wait_enable)); put(d, 19, 19, u64::from(self.display_plane_12_flip_pending_wait_enable)); put(d, 20, 20, u64::from(self.display_plane_6_flip_pending_wait_enable)); put(d, 21, 21, u64::from(self.display_plane_1_c_vertical_blank_wait_enable)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(MiWaitForEvent, MIWAITFOREVENT_ITEM, Item {
    noun: Noun::Command, name: "MI_WAIT_FOR_EVENT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MI_WAIT_FOR_EVENT", "mesa:gen8 MI_WAIT_FOR_EVENT", "mesa:gen9 MI_WAIT_FOR_EVENT"],
    engines: &[(0x1, 0x7), (0xe, 0x3)], key: &[(0xf, 0xff800000, 0x1800000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 4, 4), (0x1, 6, 7), (0x1, 12, 12), (0x2, 4, 7), (0xe, 12, 13), (0x2, 16, 19), (0xe, 22, 22), (0xc, 4, 5)],
    system: "D16", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Display Plnae 1 A Scan Line Wait Enable", places: &[p(0xc, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 1 Flip Pending Wait Enable", places: &[p(0xc, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 4 Flip Pending Wait Enable", places: &[p(0xc, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 1 A Vertical Blank Wait Enable", places: &[p(0xc, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 7 Flip Pending Wait Enable", places: &[p(0xc, 6, 6, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 8 Flip Pending Wait Enable", places: &[p(0xc, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 1 B Scan Line Wait Enable", places: &[p(0xc, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 2 Flip Pending Wait Enable", places: &[p(0xc, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 5 Flip Pending Wait Enable", places: &[p(0xc, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 1 B Vertical Blank Wait Enable", places: &[p(0xc, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 1 C Scan Line Wait Enable", places: &[p(0xc, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 3 Flip Pending Wait Enable", places: &[p(0xc, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 9 Flip Pending Wait Enable", places: &[p(0xc, 16, 16, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 10 Flip Pending Wait Enable", places: &[p(0xc, 17, 17, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 11 Flip Pending Wait Enable", places: &[p(0xc, 18, 18, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 12 Flip Pending Wait Enable", places: &[p(0xc, 19, 19, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 6 Flip Pending Wait Enable", places: &[p(0xc, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane 1 C Vertical Blank Wait Enable", places: &[p(0xc, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Pipe A Scan Line Wait Enable", places: &[p(0x3, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane A Flip Pending Wait Enable", places: &[p(0x3, 1, 1, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Sprite A Flip Pending Wait Enable", places: &[p(0x3, 2, 2, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Pipe A Vertical Blank Wait Enable", places: &[p(0x3, 3, 3, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Pipe B Scan Line Wait Enable", places: &[p(0x3, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane B Flip Pending Wait Enable", places: &[p(0x3, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Sprite B Flip Pending Wait Enable", places: &[p(0x3, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Pipe B Vertical Blank Wait Enable", places: &[p(0x3, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Pipe C Scan Line Wait Enable", places: &[p(0x3, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Plane C Flip Pending Wait Enable", places: &[p(0x3, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Sprite C Flip Pending Wait Enable", places: &[p(0x3, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Pipe C Vertical Blank Wait Enable", places: &[p(0x3, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Pipe A Horizontal Blank Wait Enable", places: &[p(0x1, 5, 5, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Display Pipe B Horizontal Blank Wait Enable", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Condition Code Wait Select", places: &[p(0x1, 16, 19, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "Not enabled")], when: None, gap: None },
        Field { name: "Display Pipe C Horizontal Blank Wait Enable", places: &[p(0x1, 22, 22, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

