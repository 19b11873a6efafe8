//! Generated from hw/structures/front_end.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `3DSTATE_CONSTANT_BODY`. `[mesa:gen7 3DSTATE_CONSTANT_BODY]` `[mesa:gen8 3DSTATE_CONSTANT_BODY]` `[mesa:gen9 3DSTATE_CONSTANT_BODY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dConstantBody {
    /// Read Length, uint.
    pub read_length: [u32; 4],
    /// Buffer, address.
    pub buffer: [u64; 4],
    /// MOCS, uint.
    pub mocs: u32,
}
impl State3dConstantBody {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dConstantBody {
        let d = &fixed::<10>(dwords);
        match platform.row() {
            0 => Self { read_length: std::array::from_fn(|i| u(d, at(0, i, 16), at(15, i, 16))), buffer: std::array::from_fn(|i| a(d, at(69, i, 32), at(95, i, 32))), mocs: u(d, 64, 68), },
            _ => Self { read_length: std::array::from_fn(|i| u(d, at(0, i, 16), at(15, i, 16))), buffer: std::array::from_fn(|i| a(d, at(69, i, 64), at(127, i, 64))), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { for (i, v) in self.read_length.iter().copied().enumerate().take(4) { put(d, at(0, i, 16), at(15, i, 16), u64::from(v)); } for (i, v) in self.buffer.iter().copied().enumerate().take(4) { put_a(d, at(69, i, 32), at(95, i, 32), v); } put(d, 64, 68, u64::from(self.mocs)); 6 }
            _ => { for (i, v) in self.read_length.iter().copied().enumerate().take(4) { put(d, at(0, i, 16), at(15, i, 16), u64::from(v)); } for (i, v) in self.buffer.iter().copied().enumerate().take(4) { put_a(d, at(69, i, 64), at(127, i, 64), v); } 10 }
        };
        words[..n.min(10)].to_vec()
    }
}
described!(State3dConstantBody, STATE3DCONSTANTBODY_ITEM, Item {
    noun: Noun::Structure, name: "3DSTATE_CONSTANT_BODY", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CONSTANT_BODY", "mesa:gen8 3DSTATE_CONSTANT_BODY", "mesa:gen9 3DSTATE_CONSTANT_BODY"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 6, 6, false), (0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 96, 100), (0xf, 128, 132), (0x1, 160, 164), (0xe, 64, 68), (0xe, 192, 196), (0xe, 256, 260)],
    system: "B013", unbuilt: false, watch: &[w(0x1, 3, 0x1f, 0x0), w(0xf, 4, 0x1f, 0x0), w(0x1, 5, 0x1f, 0x0), w(0xe, 2, 0x1f, 0x0), w(0xe, 6, 0x1f, 0x0), w(0xe, 8, 0x1f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Read Length", places: &[p(0xf, 0, 15, Kind::Uint, 4, 16)], values: &[], when: None, gap: None },
        Field { name: "Buffer", places: &[p(0x1, 69, 95, Kind::Address, 4, 32), p(0xe, 69, 127, Kind::Address, 4, 64)], values: &[], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0x1, 64, 68, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BINDING_TABLE_EDIT_ENTRY`. `[mesa:gen8 BINDING_TABLE_EDIT_ENTRY]` `[mesa:gen9 BINDING_TABLE_EDIT_ENTRY]` `[bdw.2d:BINDING_TABLE_EDIT_ENTRY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BindingTableEditEntry {
    /// Surface State Pointer, uint.
    pub surface_state_pointer: u32,
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
}
impl BindingTableEditEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> BindingTableEditEntry {
        let d = &fixed::<1>(dwords);
        Self { surface_state_pointer: u(d, 0, 15), binding_table_index: u(d, 16, 23), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 15, u64::from(self.surface_state_pointer)); put(d, 16, 23, u64::from(self.binding_table_index)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(BindingTableEditEntry, BINDINGTABLEEDITENTRY_ITEM, Item {
    noun: Noun::Structure, name: "BINDING_TABLE_EDIT_ENTRY", title: "", rows: 0xe,
    cites: &["mesa:gen8 BINDING_TABLE_EDIT_ENTRY", "mesa:gen9 BINDING_TABLE_EDIT_ENTRY", "bdw.2d:BINDING_TABLE_EDIT_ENTRY"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 24, 31)],
    system: "RS-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Surface State Pointer", places: &[p(0xe, 0, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Binding Table Index", places: &[p(0xe, 16, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `BINDING_TABLE_STATE`. `[mesa:gen7 BINDING_TABLE_STATE]` `[mesa:gen8 BINDING_TABLE_STATE]` `[mesa:gen9 BINDING_TABLE_STATE]` `[bdw.2d:BINDING_TABLE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BindingTableState {
    /// Surface State Pointer, offset.
    pub surface_state_pointer: u64,
}
impl BindingTableState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> BindingTableState {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { surface_state_pointer: a(d, 5, 31), },
            _ => Self { surface_state_pointer: a(d, 6, 31), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put_a(d, 5, 31, self.surface_state_pointer); 1 }
            _ => { put_a(d, 6, 31, self.surface_state_pointer); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(BindingTableState, BINDINGTABLESTATE_ITEM, Item {
    noun: Noun::Structure, name: "BINDING_TABLE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 BINDING_TABLE_STATE", "mesa:gen8 BINDING_TABLE_STATE", "mesa:gen9 BINDING_TABLE_STATE", "bdw.2d:BINDING_TABLE_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 0, 4), (0xe, 0, 5)],
    system: "D19", unbuilt: false, watch: &[w(0x1, 0, 0x1f, 0x0), w(0xe, 0, 0x3f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Surface State Pointer", places: &[p(0x1, 5, 31, Kind::Offset, 1, 0), p(0xe, 6, 31, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `GATHER_CONSTANT_ENTRY`. `[mesa:gen8 GATHER_CONSTANT_ENTRY]` `[mesa:gen9 GATHER_CONSTANT_ENTRY]` `[bdw.2d:GATHER_CONSTANT_ENTRY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GatherConstantEntry {
    /// Binding Table Index Offset, uint.
    pub binding_table_index_offset: u32,
    /// Channel Mask, uint.
    pub channel_mask: u32,
    /// Constant Buffer Offset, uint.
    pub constant_buffer_offset: u32,
}
impl GatherConstantEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> GatherConstantEntry {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index_offset: u(d, 0, 3), channel_mask: u(d, 4, 7), constant_buffer_offset: u(d, 8, 15), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 3, u64::from(self.binding_table_index_offset)); put(d, 4, 7, u64::from(self.channel_mask)); put(d, 8, 15, u64::from(self.constant_buffer_offset)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(GatherConstantEntry, GATHERCONSTANTENTRY_ITEM, Item {
    noun: Noun::Structure, name: "GATHER_CONSTANT_ENTRY", title: "", rows: 0xe,
    cites: &["mesa:gen8 GATHER_CONSTANT_ENTRY", "mesa:gen9 GATHER_CONSTANT_ENTRY", "bdw.2d:GATHER_CONSTANT_ENTRY"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 16, 31)],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index Offset", places: &[p(0xe, 0, 3, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Channel Mask", places: &[p(0xe, 4, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Buffer Offset", places: &[p(0xe, 8, 15, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `INTERFACE_DESCRIPTOR_DATA`. `[mesa:gen7 INTERFACE_DESCRIPTOR_DATA]` `[mesa:gen8 INTERFACE_DESCRIPTOR_DATA]` `[mesa:gen9 INTERFACE_DESCRIPTOR_DATA]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct InterfaceDescriptorData {
    /// Kernel Start Pointer, offset.
    pub kernel_start_pointer: u64,
    /// Software Exception Enable, bool.
    pub software_exception_enable: bool,
    /// Mask Stack Exception Enable, bool.
    pub mask_stack_exception_enable: bool,
    /// Illegal Opcode Exception Enable, bool.
    pub illegal_opcode_exception_enable: bool,
    /// Floating Point Mode, uint.
    pub floating_point_mode: u32,
    /// Thread Priority, uint.
    pub thread_priority: u32,
    /// Single Program Flow, bool.
    pub single_program_flow: bool,
    /// Denorm Mode, uint.
    pub denorm_mode: u32,
    /// Sampler Count, uint.
    pub sampler_count: u32,
    /// Sampler State Pointer, offset.
    pub sampler_state_pointer: u64,
    /// Binding Table Entry Count, uint.
    pub binding_table_entry_count: u32,
    /// Binding Table Pointer, offset.
    pub binding_table_pointer: u64,
    /// Constant URB Entry Read Offset, uint.
    pub constant_urb_entry_read_offset: u32,
    /// Constant URB Entry Read Length, uint.
    pub constant_urb_entry_read_length: u32,
    /// Number of Threads in GPGPU Thread Group, uint.
    pub number_of_threads_in_gpgpu_thread_group: u32,
    /// Global Barrier Enable, bool.
    pub global_barrier_enable: bool,
    /// Shared Local Memory Size, uint.
    pub shared_local_memory_size: u32,
    /// Barrier Enable, bool.
    pub barrier_enable: bool,
    /// Rounding Mode, uint.
    pub rounding_mode: u32,
    /// Cross-Thread Constant Data Read Length, uint.
    pub cross_thread_constant_data_read_length: u32,
}
impl InterfaceDescriptorData {
    /// IEEE-754 of Floating Point Mode.
    pub const FLOATING_POINT_MODE_IEEE_754: u32 = 0x0;
    /// Alternate of Floating Point Mode.
    pub const FLOATING_POINT_MODE_ALTERNATE: u32 = 0x1;
    /// Normal Priority of Thread Priority.
    pub const THREAD_PRIORITY_NORMAL_PRIORITY: u32 = 0x0;
    /// High Priority of Thread Priority.
    pub const THREAD_PRIORITY_HIGH_PRIORITY: u32 = 0x1;
    /// Ftz of Denorm Mode.
    pub const DENORM_MODE_FTZ: u32 = 0x0;
    /// SetByKernel of Denorm Mode.
    pub const DENORM_MODE_SETBYKERNEL: u32 = 0x1;
    /// No samplers used of Sampler Count.
    pub const SAMPLER_COUNT_NO_SAMPLERS_USED: u32 = 0x0;
    /// Between 1 and 4 samplers used of Sampler Count.
    pub const SAMPLER_COUNT_BETWEEN_1_AND_4_SAMPLERS_USED: u32 = 0x1;
    /// Between 5 and 8 samplers used of Sampler Count.
    pub const SAMPLER_COUNT_BETWEEN_5_AND_8_SAMPLERS_USED: u32 = 0x2;
    /// Between 9 and 12 samplers used of Sampler Count.
    pub const SAMPLER_COUNT_BETWEEN_9_AND_12_SAMPLERS_USED: u32 = 0x3;
    /// Between 13 and 16 samplers used of Sampler Count.
    pub const SAMPLER_COUNT_BETWEEN_13_AND_16_SAMPLERS_USED: u32 = 0x4;
    /// Encodes 0K of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_0K: u32 = 0x0;
    /// Encodes 1K of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_1K: u32 = 0x1;
    /// Encodes 2K of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_2K: u32 = 0x2;
    /// Encodes 4K of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_4K: u32 = 0x3;
    /// Encodes 8K of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_8K: u32 = 0x4;
    /// Encodes 16K of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_16K: u32 = 0x5;
    /// Encodes 32K of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_32K: u32 = 0x6;
    /// Encodes 64K of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_64K: u32 = 0x7;
    /// Encodes 4k of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_4K_ON_BDW: u32 = 0x1;
    /// Encodes 8k of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_8K_ON_BDW: u32 = 0x2;
    /// Encodes 16k of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_16K_ON_BDW: u32 = 0x4;
    /// Encodes 32k of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_32K_ON_BDW: u32 = 0x8;
    /// Encodes 64k of Shared Local Memory Size.
    pub const SHARED_LOCAL_MEMORY_SIZE_ENCODES_64K_ON_BDW: u32 = 0x10;
    /// RTNE of Rounding Mode.
    pub const ROUNDING_MODE_RTNE: u32 = 0x0;
    /// RU of Rounding Mode.
    pub const ROUNDING_MODE_RU: u32 = 0x1;
    /// RD of Rounding Mode.
    pub const ROUNDING_MODE_RD: u32 = 0x2;
    /// RTZ of Rounding Mode.
    pub const ROUNDING_MODE_RTZ: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> InterfaceDescriptorData {
        let d = &fixed::<8>(dwords);
        match platform.row() {
            0 => Self { kernel_start_pointer: a(d, 6, 31), software_exception_enable: b(d, 39), mask_stack_exception_enable: b(d, 43), illegal_opcode_exception_enable: b(d, 45), floating_point_mode: u(d, 48, 48), thread_priority: u(d, 49, 49), single_program_flow: b(d, 50), sampler_count: u(d, 66, 68), sampler_state_pointer: a(d, 69, 95), binding_table_entry_count: u(d, 96, 100), binding_table_pointer: a(d, 101, 111), constant_urb_entry_read_offset: u(d, 128, 143), constant_urb_entry_read_length: u(d, 144, 159), number_of_threads_in_gpgpu_thread_group: u(d, 160, 167), shared_local_memory_size: u(d, 176, 180), barrier_enable: b(d, 181), rounding_mode: u(d, 182, 183), ..Self::default() },
            1 => Self { kernel_start_pointer: a(d, 6, 47), software_exception_enable: b(d, 71), mask_stack_exception_enable: b(d, 75), illegal_opcode_exception_enable: b(d, 77), floating_point_mode: u(d, 80, 80), thread_priority: u(d, 81, 81), single_program_flow: b(d, 82), denorm_mode: u(d, 83, 83), sampler_count: u(d, 98, 100), sampler_state_pointer: a(d, 101, 127), binding_table_entry_count: u(d, 128, 132), binding_table_pointer: a(d, 133, 143), constant_urb_entry_read_offset: u(d, 160, 175), constant_urb_entry_read_length: u(d, 176, 191), number_of_threads_in_gpgpu_thread_group: u(d, 192, 201), shared_local_memory_size: u(d, 208, 212), barrier_enable: b(d, 213), rounding_mode: u(d, 214, 215), cross_thread_constant_data_read_length: u(d, 224, 231), ..Self::default() },
            _ => Self { kernel_start_pointer: a(d, 6, 47), software_exception_enable: b(d, 71), mask_stack_exception_enable: b(d, 75), illegal_opcode_exception_enable: b(d, 77), floating_point_mode: u(d, 80, 80), thread_priority: u(d, 81, 81), single_program_flow: b(d, 82), denorm_mode: u(d, 83, 83), sampler_count: u(d, 98, 100), sampler_state_pointer: a(d, 101, 127), binding_table_entry_count: u(d, 128, 132), binding_table_pointer: a(d, 133, 143), constant_urb_entry_read_offset: u(d, 160, 175), constant_urb_entry_read_length: u(d, 176, 191), number_of_threads_in_gpgpu_thread_group: u(d, 192, 201), global_barrier_enable: b(d, 207), shared_local_memory_size: u(d, 208, 212), barrier_enable: b(d, 213), rounding_mode: u(d, 214, 215), cross_thread_constant_data_read_length: u(d, 224, 231), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put_a(d, 6, 31, self.kernel_start_pointer); put(d, 39, 39, u64::from(self.software_exception_enable)); put(d, 43, 43, u64::from(self.mask_stack_exception_enable)); put(d, 45, 45, u64::from(self.illegal_opcode_exception_enable)); put(d, 48, 48, u64::from(self.floating_point_mode)); put(d, 49, 49, u64::from(self.thread_priority)); put(d, 50, 50, u64::from(self.single_program_flow)); put(d, 66, 68, u64::from(self.sampler_count)); put_a(d, 69, 95, self.sampler_state_pointer); put(d, 96, 100, u64::from(self.binding_table_entry_count)); put_a(d, 101, 111, self.binding_table_pointer); put(d, 128, 143, u64::from(self.constant_urb_entry_read_offset)); put(d, 144, 159, u64::from(self.constant_urb_entry_read_length)); put(d, 160, 167, u64::from(self.number_of_threads_in_gpgpu_thread_group)); put(d, 176, 180, u64::from(self.shared_local_memory_size)); put(d, 181, 181, u64::from(self.barrier_enable)); put(d, 182, 183, u64::from(self.rounding_mode)); 8 }
            1 => { put_a(d, 6, 47, self.kernel_start_pointer); put(d, 71, 71, u64::from(self.software_exception_enable)); put(d, 75, 75, u64::from(self.mask_stack_exception_enable)); put(d, 77, 77, u64::from(self.illegal_opcode_exception_enable)); put(d, 80, 80, u64::from(self.floating_point_mode)); put(d, 81, 81, u64::from(self.thread_priority)); put(d, 82, 82, u64::from(self.single_program_flow)); put(d, 83, 83, u64::from(self.denorm_mode)); put(d, 98, 100, u64::from(self.sampler_count)); put_a(d, 101, 127, self.sampler_state_pointer); put(d, 128, 132, u64::from(self.binding_table_entry_count)); put_a(d, 133, 143, self.binding_table_pointer); put(d, 160, 175, u64::from(self.constant_urb_entry_read_offset)); put(d, 176, 191, u64::from(self.constant_urb_entry_read_length)); put(d, 192, 201, u64::from(self.number_of_threads_in_gpgpu_thread_group)); put(d, 208, 212, u64::from(self.shared_local_memory_size)); put(d, 213, 213, u64::from(self.barrier_enable)); put(d, 214, 215, u64::from(self.rounding_mode)); put(d, 224, 231, u64::from(self.cross_thread_constant_data_read_length)); 8 }
            _ => { put_a(d, 6, 47, self.kernel_start_pointer); put(d, 71, 71, u64::from(self.software_exception_enable)); put(d, 75, 75, u64::from(self.mask_stack_exception_enable)); put(d, 77, 77, u64::from(self.illegal_opcode_exception_enable)); put(d, 80, 80, u64::from(self.floating_point_mode)); put(d, 81, 81, u64::from(self.thread_priority)); put(d, 82, 82, u64::from(self.single_program_flow)); put(d, 83, 83, u64::from(self.denorm_mode)); put(d, 98, 100, u64::from(self.sampler_count)); put_a(d, 101, 127, self.sampler_state_pointer); put(d, 128, 132, u64::from(self.binding_table_entry_count)); put_a(d, 133, 143, self.binding_table_pointer); put(d, 160, 175, u64::from(self.constant_urb_entry_read_offset)); put(d, 176, 191, u64::from(self.constant_urb_entry_read_length)); put(d, 192, 201, u64::from(self.number_of_threads_in_gpgpu_thread_group)); put(d, 207, 207, u64::from(self.global_barrier_enable)); put(d, 208, 212, u64::from(self.shared_local_memory_size)); put(d, 213, 213, u64::from(self.barrier_enable)); put(d, 214, 215, u64::from(self.rounding_mode)); put(d, 224, 231, u64::from(self.cross_thread_constant_data_read_length)); 8 }
        };
        words[..n.min(8)].to_vec()
    }
}
described!(InterfaceDescriptorData, INTERFACEDESCRIPTORDATA_ITEM, Item {
    noun: Noun::Structure, name: "INTERFACE_DESCRIPTOR_DATA", title: "", rows: 0xf,
    cites: &["mesa:gen7 INTERFACE_DESCRIPTOR_DATA", "mesa:gen8 INTERFACE_DESCRIPTOR_DATA", "mesa:gen9 INTERFACE_DESCRIPTOR_DATA"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 0, 5), (0x1, 32, 38), (0x1, 40, 42), (0x1, 44, 44), (0x1, 46, 47), (0x1, 51, 63), (0x1, 64, 65), (0x1, 112, 127), (0x1, 168, 175), (0x1, 184, 191), (0x1, 192, 223), (0x1, 224, 255), (0xe, 48, 63), (0xe, 64, 70), (0xe, 72, 74), (0xe, 76, 76), (0xe, 78, 79), (0xe, 84, 95), (0xe, 96, 97), (0xe, 144, 159), (0x2, 202, 207), (0xe, 216, 223), (0xe, 232, 255), (0xc, 202, 206)],
    system: "C01", unbuilt: false, watch: &[w(0xf, 0, 0x3f, 0x0), w(0x1, 1, 0xfff8d77f, 0x0), w(0x1, 2, 0x3, 0x0), w(0x1, 3, 0xffff0000, 0x0), w(0x1, 5, 0xff00ff00, 0x0), w(0x1, 6, 0xffffffff, 0x0), w(0x1, 7, 0xffffffff, 0x0), w(0xe, 1, 0xffff0000, 0x0), w(0xe, 2, 0xfff0d77f, 0x0), w(0xe, 3, 0x3, 0x0), w(0xe, 4, 0xffff0000, 0x0), w(0x2, 6, 0xff00fc00, 0x0), w(0xe, 7, 0xffffff00, 0x0), w(0xc, 6, 0xff007c00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Kernel Start Pointer", places: &[p(0x1, 6, 31, Kind::Offset, 1, 0), p(0xe, 6, 47, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Software Exception Enable", places: &[p(0x1, 39, 39, Kind::Bool, 1, 0), p(0xe, 71, 71, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Mask Stack Exception Enable", places: &[p(0x1, 43, 43, Kind::Bool, 1, 0), p(0xe, 75, 75, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Illegal Opcode Exception Enable", places: &[p(0x1, 45, 45, Kind::Bool, 1, 0), p(0xe, 77, 77, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Floating Point Mode", places: &[p(0x1, 48, 48, Kind::Uint, 1, 0), p(0xe, 80, 80, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "IEEE-754"), (0xf, 0x1, "Alternate")], when: None, gap: None },
        Field { name: "Thread Priority", places: &[p(0x1, 49, 49, Kind::Uint, 1, 0), p(0xe, 81, 81, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Normal Priority"), (0xf, 0x1, "High Priority")], when: None, gap: None },
        Field { name: "Single Program Flow", places: &[p(0x1, 50, 50, Kind::Bool, 1, 0), p(0xe, 82, 82, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Denorm Mode", places: &[p(0xe, 83, 83, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Ftz"), (0xe, 0x1, "SetByKernel")], when: None, gap: None },
        Field { name: "Sampler Count", places: &[p(0x1, 66, 68, Kind::Uint, 1, 0), p(0xe, 98, 100, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No samplers used"), (0xf, 0x1, "Between 1 and 4 samplers used"), (0xf, 0x2, "Between 5 and 8 samplers used"), (0xf, 0x3, "Between 9 and 12 samplers used"), (0xf, 0x4, "Between 13 and 16 samplers used")], when: None, gap: None },
        Field { name: "Sampler State Pointer", places: &[p(0x1, 69, 95, Kind::Offset, 1, 0), p(0xe, 101, 127, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Binding Table Entry Count", places: &[p(0x1, 96, 100, Kind::Uint, 1, 0), p(0xe, 128, 132, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Binding Table Pointer", places: &[p(0x1, 101, 111, Kind::Offset, 1, 0), p(0xe, 133, 143, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant URB Entry Read Offset", places: &[p(0x1, 128, 143, Kind::Uint, 1, 0), p(0xe, 160, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant URB Entry Read Length", places: &[p(0x1, 144, 159, Kind::Uint, 1, 0), p(0xe, 176, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Threads in GPGPU Thread Group", places: &[p(0x1, 160, 167, Kind::Uint, 1, 0), p(0xe, 192, 201, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Barrier Enable", places: &[p(0xc, 207, 207, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shared Local Memory Size", places: &[p(0x1, 176, 180, Kind::Uint, 1, 0), p(0xe, 208, 212, Kind::Uint, 1, 0)], values: &[(0x2, 0x0, "Encodes 0k"), (0x2, 0x1, "Encodes 4k"), (0x2, 0x2, "Encodes 8k"), (0x2, 0x4, "Encodes 16k"), (0x2, 0x8, "Encodes 32k"), (0x2, 0x10, "Encodes 64k"), (0xc, 0x0, "Encodes 0K"), (0xc, 0x1, "Encodes 1K"), (0xc, 0x2, "Encodes 2K"), (0xc, 0x3, "Encodes 4K"), (0xc, 0x4, "Encodes 8K"), (0xc, 0x5, "Encodes 16K"), (0xc, 0x6, "Encodes 32K"), (0xc, 0x7, "Encodes 64K")], when: None, gap: None },
        Field { name: "Barrier Enable", places: &[p(0x1, 181, 181, Kind::Bool, 1, 0), p(0xe, 213, 213, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rounding Mode", places: &[p(0x1, 182, 183, Kind::Uint, 1, 0), p(0xe, 214, 215, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "RTNE"), (0xf, 0x1, "RU"), (0xf, 0x2, "RD"), (0xf, 0x3, "RTZ")], when: None, gap: None },
        Field { name: "Cross-Thread Constant Data Read Length", places: &[p(0xe, 224, 231, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MI_MATH_ALU_INSTRUCTION`. `[mesa:gen8 MI_MATH_ALU_INSTRUCTION]` `[mesa:gen9 MI_MATH_ALU_INSTRUCTION]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MiMathAluInstruction {
    /// Operand 2, uint.
    pub operand_2: u32,
    /// Operand 1, uint.
    pub operand_1: u32,
    /// ALU Opcode, uint.
    pub alu_opcode: u32,
}
impl MiMathAluInstruction {
    /// REG0 of Operand 2.
    pub const OPERAND_2_REG0: u32 = 0x0;
    /// REG1 of Operand 2.
    pub const OPERAND_2_REG1: u32 = 0x1;
    /// REG2 of Operand 2.
    pub const OPERAND_2_REG2: u32 = 0x2;
    /// REG3 of Operand 2.
    pub const OPERAND_2_REG3: u32 = 0x3;
    /// REG4 of Operand 2.
    pub const OPERAND_2_REG4: u32 = 0x4;
    /// REG5 of Operand 2.
    pub const OPERAND_2_REG5: u32 = 0x5;
    /// REG6 of Operand 2.
    pub const OPERAND_2_REG6: u32 = 0x6;
    /// REG7 of Operand 2.
    pub const OPERAND_2_REG7: u32 = 0x7;
    /// REG8 of Operand 2.
    pub const OPERAND_2_REG8: u32 = 0x8;
    /// REG9 of Operand 2.
    pub const OPERAND_2_REG9: u32 = 0x9;
    /// REG10 of Operand 2.
    pub const OPERAND_2_REG10: u32 = 0xa;
    /// REG11 of Operand 2.
    pub const OPERAND_2_REG11: u32 = 0xb;
    /// REG12 of Operand 2.
    pub const OPERAND_2_REG12: u32 = 0xc;
    /// REG13 of Operand 2.
    pub const OPERAND_2_REG13: u32 = 0xd;
    /// REG14 of Operand 2.
    pub const OPERAND_2_REG14: u32 = 0xe;
    /// REG15 of Operand 2.
    pub const OPERAND_2_REG15: u32 = 0xf;
    /// SRCA of Operand 2.
    pub const OPERAND_2_SRCA: u32 = 0x20;
    /// SRCB of Operand 2.
    pub const OPERAND_2_SRCB: u32 = 0x21;
    /// ACCU of Operand 2.
    pub const OPERAND_2_ACCU: u32 = 0x31;
    /// ZF of Operand 2.
    pub const OPERAND_2_ZF: u32 = 0x32;
    /// CF of Operand 2.
    pub const OPERAND_2_CF: u32 = 0x33;
    /// REG0 of Operand 1.
    pub const OPERAND_1_REG0: u32 = 0x0;
    /// REG1 of Operand 1.
    pub const OPERAND_1_REG1: u32 = 0x1;
    /// REG2 of Operand 1.
    pub const OPERAND_1_REG2: u32 = 0x2;
    /// REG3 of Operand 1.
    pub const OPERAND_1_REG3: u32 = 0x3;
    /// REG4 of Operand 1.
    pub const OPERAND_1_REG4: u32 = 0x4;
    /// REG5 of Operand 1.
    pub const OPERAND_1_REG5: u32 = 0x5;
    /// REG6 of Operand 1.
    pub const OPERAND_1_REG6: u32 = 0x6;
    /// REG7 of Operand 1.
    pub const OPERAND_1_REG7: u32 = 0x7;
    /// REG8 of Operand 1.
    pub const OPERAND_1_REG8: u32 = 0x8;
    /// REG9 of Operand 1.
    pub const OPERAND_1_REG9: u32 = 0x9;
    /// REG10 of Operand 1.
    pub const OPERAND_1_REG10: u32 = 0xa;
    /// REG11 of Operand 1.
    pub const OPERAND_1_REG11: u32 = 0xb;
    /// REG12 of Operand 1.
    pub const OPERAND_1_REG12: u32 = 0xc;
    /// REG13 of Operand 1.
    pub const OPERAND_1_REG13: u32 = 0xd;
    /// REG14 of Operand 1.
    pub const OPERAND_1_REG14: u32 = 0xe;
    /// REG15 of Operand 1.
    pub const OPERAND_1_REG15: u32 = 0xf;
    /// SRCA of Operand 1.
    pub const OPERAND_1_SRCA: u32 = 0x20;
    /// SRCB of Operand 1.
    pub const OPERAND_1_SRCB: u32 = 0x21;
    /// ACCU of Operand 1.
    pub const OPERAND_1_ACCU: u32 = 0x31;
    /// ZF of Operand 1.
    pub const OPERAND_1_ZF: u32 = 0x32;
    /// CF of Operand 1.
    pub const OPERAND_1_CF: u32 = 0x33;
    /// NOOP of ALU Opcode.
    pub const ALU_OPCODE_NOOP: u32 = 0x0;
    /// LOAD of ALU Opcode.
    pub const ALU_OPCODE_LOAD: u32 = 0x80;
    /// LOADINV of ALU Opcode.
    pub const ALU_OPCODE_LOADINV: u32 = 0x480;
    /// LOAD0 of ALU Opcode.
    pub const ALU_OPCODE_LOAD0: u32 = 0x81;
    /// LOAD1 of ALU Opcode.
    pub const ALU_OPCODE_LOAD1: u32 = 0x481;
    /// ADD of ALU Opcode.
    pub const ALU_OPCODE_ADD: u32 = 0x100;
    /// SUB of ALU Opcode.
    pub const ALU_OPCODE_SUB: u32 = 0x101;
    /// AND of ALU Opcode.
    pub const ALU_OPCODE_AND: u32 = 0x102;
    /// OR of ALU Opcode.
    pub const ALU_OPCODE_OR: u32 = 0x103;
    /// XOR of ALU Opcode.
    pub const ALU_OPCODE_XOR: u32 = 0x104;
    /// STORE of ALU Opcode.
    pub const ALU_OPCODE_STORE: u32 = 0x180;
    /// STOREINV of ALU Opcode.
    pub const ALU_OPCODE_STOREINV: u32 = 0x580;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MiMathAluInstruction {
        let d = &fixed::<1>(dwords);
        Self { operand_2: u(d, 0, 9), operand_1: u(d, 10, 19), alu_opcode: u(d, 20, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 9, u64::from(self.operand_2)); put(d, 10, 19, u64::from(self.operand_1)); put(d, 20, 31, u64::from(self.alu_opcode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MiMathAluInstruction, MIMATHALUINSTRUCTION_ITEM, Item {
    noun: Noun::Structure, name: "MI_MATH_ALU_INSTRUCTION", title: "", rows: 0xe,
    cites: &["mesa:gen8 MI_MATH_ALU_INSTRUCTION", "mesa:gen9 MI_MATH_ALU_INSTRUCTION"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "CS-09", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Operand 2", places: &[p(0xe, 0, 9, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "REG0"), (0xe, 0x1, "REG1"), (0xe, 0x2, "REG2"), (0xe, 0x3, "REG3"), (0xe, 0x4, "REG4"), (0xe, 0x5, "REG5"), (0xe, 0x6, "REG6"), (0xe, 0x7, "REG7"), (0xe, 0x8, "REG8"), (0xe, 0x9, "REG9"), (0xe, 0xa, "REG10"), (0xe, 0xb, "REG11"), (0xe, 0xc, "REG12"), (0xe, 0xd, "REG13"), (0xe, 0xe, "REG14"), (0xe, 0xf, "REG15"), (0xe, 0x20, "SRCA"), (0xe, 0x21, "SRCB"), (0xe, 0x31, "ACCU"), (0xe, 0x32, "ZF"), (0xe, 0x33, "CF")], when: None, gap: None },
        Field { name: "Operand 1", places: &[p(0xe, 10, 19, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "REG0"), (0xe, 0x1, "REG1"), (0xe, 0x2, "REG2"), (0xe, 0x3, "REG3"), (0xe, 0x4, "REG4"), (0xe, 0x5, "REG5"), (0xe, 0x6, "REG6"), (0xe, 0x7, "REG7"), (0xe, 0x8, "REG8"), (0xe, 0x9, "REG9"), (0xe, 0xa, "REG10"), (0xe, 0xb, "REG11"), (0xe, 0xc, "REG12"), (0xe, 0xd, "REG13"), (0xe, 0xe, "REG14"), (0xe, 0xf, "REG15"), (0xe, 0x20, "SRCA"), (0xe, 0x21, "SRCB"), (0xe, 0x31, "ACCU"), (0xe, 0x32, "ZF"), (0xe, 0x33, "CF")], when: None, gap: None },
        Field { name: "ALU Opcode", places: &[p(0xe, 20, 31, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "NOOP"), (0xe, 0x80, "LOAD"), (0xe, 0x480, "LOADINV"), (0xe, 0x81, "LOAD0"), (0xe, 0x481, "LOAD1"), (0xe, 0x100, "ADD"), (0xe, 0x101, "SUB"), (0xe, 0x102, "AND"), (0xe, 0x103, "OR"), (0xe, 0x104, "XOR"), (0xe, 0x180, "STORE"), (0xe, 0x580, "STOREINV")], when: None, gap: None },
    ],
});

/// `SO_DECL`. `[mesa:gen7 SO_DECL]` `[mesa:gen8 SO_DECL]` `[mesa:gen9 SO_DECL]` `[bdw.2d:SO_DECL]` `[byt.2.2:SO_DECL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoDecl {
    /// Component Mask, uint.
    pub component_mask: u32,
    /// Register Index, uint.
    pub register_index: u32,
    /// Hole Flag, bool.
    pub hole_flag: bool,
    /// Output Buffer Slot, uint.
    pub output_buffer_slot: u32,
}
impl SoDecl {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoDecl {
        let d = &fixed::<1>(dwords);
        Self { component_mask: u(d, 0, 3), register_index: u(d, 4, 9), hole_flag: b(d, 11), output_buffer_slot: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 3, u64::from(self.component_mask)); put(d, 4, 9, u64::from(self.register_index)); put(d, 11, 11, u64::from(self.hole_flag)); put(d, 12, 13, u64::from(self.output_buffer_slot)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(SoDecl, SODECL_ITEM, Item {
    noun: Noun::Structure, name: "SO_DECL", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_DECL", "mesa:gen8 SO_DECL", "mesa:gen9 SO_DECL", "bdw.2d:SO_DECL", "byt.2.2:SO_DECL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 10, 10), (0xf, 14, 31)],
    system: "B056", unbuilt: false, watch: &[w(0xf, 0, 0xffffc400, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Component Mask", places: &[p(0xf, 0, 3, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Register Index", places: &[p(0xf, 4, 9, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Hole Flag", places: &[p(0xf, 11, 11, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Output Buffer Slot", places: &[p(0xf, 12, 13, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_DECL_ENTRY`. `[mesa:gen7 SO_DECL_ENTRY]` `[mesa:gen8 SO_DECL_ENTRY]` `[mesa:gen9 SO_DECL_ENTRY]` `[bdw.2d:SO_DECL_ENTRY]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoDeclEntry {
    /// Stream 0 Decl, SO_DECL.
    pub stream_0_decl: SoDecl,
    /// Stream 1 Decl, SO_DECL.
    pub stream_1_decl: SoDecl,
    /// Stream 2 Decl, SO_DECL.
    pub stream_2_decl: SoDecl,
    /// Stream 3 Decl, SO_DECL.
    pub stream_3_decl: SoDecl,
}
impl SoDeclEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> SoDeclEntry {
        let d = &fixed::<2>(dwords);
        Self { stream_0_decl: SoDecl::decode(platform, &d[0..]), stream_1_decl: SoDecl::decode(platform, &part::<1>(d, 16, 31)), stream_2_decl: SoDecl::decode(platform, &d[1..]), stream_3_decl: SoDecl::decode(platform, &part::<1>(d, 48, 63)), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put_part(d, 0, 15, &self.stream_0_decl.encode(platform)); put_part(d, 16, 31, &self.stream_1_decl.encode(platform)); put_part(d, 32, 47, &self.stream_2_decl.encode(platform)); put_part(d, 48, 63, &self.stream_3_decl.encode(platform)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoDeclEntry, SODECLENTRY_ITEM, Item {
    noun: Noun::Structure, name: "SO_DECL_ENTRY", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_DECL_ENTRY", "mesa:gen8 SO_DECL_ENTRY", "mesa:gen9 SO_DECL_ENTRY", "bdw.2d:SO_DECL_ENTRY"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "B056", unbuilt: false, watch: &[w(0xf, 0, 0xc400c400, 0x0), w(0xf, 1, 0xc400c400, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Stream 0 Decl", places: &[p(0xf, 0, 15, Kind::Struct(&SODECL_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 1 Decl", places: &[p(0xf, 16, 31, Kind::Struct(&SODECL_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 2 Decl", places: &[p(0xf, 32, 47, Kind::Struct(&SODECL_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream 3 Decl", places: &[p(0xf, 48, 63, Kind::Struct(&SODECL_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VERTEX_BUFFER_STATE`. `[mesa:gen7 VERTEX_BUFFER_STATE]` `[mesa:gen8 VERTEX_BUFFER_STATE]` `[mesa:gen9 VERTEX_BUFFER_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VertexBufferState {
    /// Buffer Pitch, uint.
    pub buffer_pitch: u32,
    /// Null Vertex Buffer, bool.
    pub null_vertex_buffer: bool,
    /// Address Modify Enable, bool.
    pub address_modify_enable: bool,
    /// MOCS, uint.
    pub mocs: u32,
    /// Vertex Buffer Index, uint.
    pub vertex_buffer_index: u32,
    /// Buffer Starting Address, address.
    pub buffer_starting_address: u64,
    /// Buffer Size, uint.
    pub buffer_size: u32,
    /// Vertex Fetch Invalidate, bool.
    pub vertex_fetch_invalidate: bool,
    /// Buffer Access Type, uint.
    pub buffer_access_type: u32,
    /// End Address, address.
    pub end_address: u64,
    /// Instance Data Step Rate, uint.
    pub instance_data_step_rate: u32,
}
impl VertexBufferState {
    /// VERTEXDATA of Buffer Access Type.
    pub const BUFFER_ACCESS_TYPE_VERTEXDATA: u32 = 0x0;
    /// INSTANCEDATA of Buffer Access Type.
    pub const BUFFER_ACCESS_TYPE_INSTANCEDATA: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> VertexBufferState {
        let d = &fixed::<4>(dwords);
        match platform.row() {
            0 => Self { buffer_pitch: u(d, 0, 11), null_vertex_buffer: b(d, 13), address_modify_enable: b(d, 14), mocs: u(d, 16, 19), vertex_buffer_index: u(d, 26, 31), buffer_starting_address: a(d, 32, 63), vertex_fetch_invalidate: b(d, 12), buffer_access_type: u(d, 20, 20), end_address: a(d, 64, 95), instance_data_step_rate: u(d, 96, 127), ..Self::default() },
            _ => Self { buffer_pitch: u(d, 0, 11), null_vertex_buffer: b(d, 13), address_modify_enable: b(d, 14), mocs: u(d, 16, 22), vertex_buffer_index: u(d, 26, 31), buffer_starting_address: a(d, 32, 95), buffer_size: u(d, 96, 127), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { put(d, 0, 11, u64::from(self.buffer_pitch)); put(d, 13, 13, u64::from(self.null_vertex_buffer)); put(d, 14, 14, u64::from(self.address_modify_enable)); put(d, 16, 19, u64::from(self.mocs)); put(d, 26, 31, u64::from(self.vertex_buffer_index)); put_a(d, 32, 63, self.buffer_starting_address); put(d, 12, 12, u64::from(self.vertex_fetch_invalidate)); put(d, 20, 20, u64::from(self.buffer_access_type)); put_a(d, 64, 95, self.end_address); put(d, 96, 127, u64::from(self.instance_data_step_rate)); 4 }
            _ => { put(d, 0, 11, u64::from(self.buffer_pitch)); put(d, 13, 13, u64::from(self.null_vertex_buffer)); put(d, 14, 14, u64::from(self.address_modify_enable)); put(d, 16, 22, u64::from(self.mocs)); put(d, 26, 31, u64::from(self.vertex_buffer_index)); put_a(d, 32, 95, self.buffer_starting_address); put(d, 96, 127, u64::from(self.buffer_size)); 4 }
        };
        words[..n.min(4)].to_vec()
    }
}
described!(VertexBufferState, VERTEXBUFFERSTATE_ITEM, Item {
    noun: Noun::Structure, name: "VERTEX_BUFFER_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 VERTEX_BUFFER_STATE", "mesa:gen8 VERTEX_BUFFER_STATE", "mesa:gen9 VERTEX_BUFFER_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 15, 15), (0x1, 21, 25), (0xe, 12, 12), (0xe, 23, 25)],
    system: "B020", unbuilt: false, watch: &[w(0x1, 0, 0x3e08000, 0x0), w(0xe, 0, 0x3809000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Buffer Pitch", places: &[p(0xf, 0, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Null Vertex Buffer", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Address Modify Enable", places: &[p(0xf, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MOCS", places: &[p(0x1, 16, 19, Kind::Uint, 1, 0), p(0xe, 16, 22, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Buffer Index", places: &[p(0xf, 26, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Starting Address", places: &[p(0x1, 32, 63, Kind::Address, 1, 0), p(0xe, 32, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Size", places: &[p(0xe, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Fetch Invalidate", places: &[p(0x1, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Buffer Access Type", places: &[p(0x1, 20, 20, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "VERTEXDATA"), (0x1, 0x1, "INSTANCEDATA")], when: None, gap: None },
        Field { name: "End Address", places: &[p(0x1, 64, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Instance Data Step Rate", places: &[p(0x1, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VERTEX_ELEMENT_STATE`. `[mesa:gen7 VERTEX_ELEMENT_STATE]` `[mesa:gen8 VERTEX_ELEMENT_STATE]` `[mesa:gen9 VERTEX_ELEMENT_STATE]` `[bdw.2d:VERTEX_ELEMENT_STATE]` `[byt.2.2:VERTEX_ELEMENT_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VertexElementState {
    /// Source Element Offset, uint.
    pub source_element_offset: u32,
    /// Edge Flag Enable, bool.
    pub edge_flag_enable: bool,
    /// Source Element Format, uint.
    pub source_element_format: u32,
    /// Valid, bool.
    pub valid: bool,
    /// Vertex Buffer Index, uint.
    pub vertex_buffer_index: u32,
    /// Component 3 Control, `enums::vertex_component_control`.
    pub component_3_control: u32,
    /// Component 2 Control, `enums::vertex_component_control`.
    pub component_2_control: u32,
    /// Component 1 Control, `enums::vertex_component_control`.
    pub component_1_control: u32,
    /// Component 0 Control, `enums::vertex_component_control`.
    pub component_0_control: u32,
}
impl VertexElementState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VertexElementState {
        let d = &fixed::<2>(dwords);
        Self { source_element_offset: u(d, 0, 11), edge_flag_enable: b(d, 15), source_element_format: u(d, 16, 24), valid: b(d, 25), vertex_buffer_index: u(d, 26, 31), component_3_control: u(d, 48, 50), component_2_control: u(d, 52, 54), component_1_control: u(d, 56, 58), component_0_control: u(d, 60, 62), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 11, u64::from(self.source_element_offset)); put(d, 15, 15, u64::from(self.edge_flag_enable)); put(d, 16, 24, u64::from(self.source_element_format)); put(d, 25, 25, u64::from(self.valid)); put(d, 26, 31, u64::from(self.vertex_buffer_index)); put(d, 48, 50, u64::from(self.component_3_control)); put(d, 52, 54, u64::from(self.component_2_control)); put(d, 56, 58, u64::from(self.component_1_control)); put(d, 60, 62, u64::from(self.component_0_control)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(VertexElementState, VERTEXELEMENTSTATE_ITEM, Item {
    noun: Noun::Structure, name: "VERTEX_ELEMENT_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 VERTEX_ELEMENT_STATE", "mesa:gen8 VERTEX_ELEMENT_STATE", "mesa:gen9 VERTEX_ELEMENT_STATE", "bdw.2d:VERTEX_ELEMENT_STATE", "byt.2.2:VERTEX_ELEMENT_STATE"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 14), (0xf, 32, 47), (0xf, 51, 51), (0xf, 55, 55), (0xf, 59, 59), (0xf, 63, 63)],
    system: "B021", unbuilt: false, watch: &[w(0xf, 0, 0x7000, 0x0), w(0xf, 1, 0x8888ffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Source Element Offset", places: &[p(0xf, 0, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Edge Flag Enable", places: &[p(0xf, 15, 15, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Source Element Format", places: &[p(0xf, 16, 24, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Valid", places: &[p(0xf, 25, 25, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertex Buffer Index", places: &[p(0xf, 26, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component 3 Control", places: &[p(0xf, 48, 50, Kind::Enum("vertex_component_control"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component 2 Control", places: &[p(0xf, 52, 54, Kind::Enum("vertex_component_control"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component 1 Control", places: &[p(0xf, 56, 58, Kind::Enum("vertex_component_control"), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Component 0 Control", places: &[p(0xf, 60, 62, Kind::Enum("vertex_component_control"), 1, 0)], values: &[], when: None, gap: None },
    ],
});

