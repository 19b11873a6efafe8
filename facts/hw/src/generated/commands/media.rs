//! Generated from hw/commands/media.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `GPGPU_CSR_BASE_ADDRESS`. `[mesa:gen8 GPGPU_CSR_BASE_ADDRESS]` `[mesa:gen9 GPGPU_CSR_BASE_ADDRESS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GpgpuCsrBaseAddress {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// GPGPU CSR Base Address, address.
    pub gpgpu_csr_base_address: u64,
}
impl GpgpuCsrBaseAddress {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> GpgpuCsrBaseAddress {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 7), gpgpu_csr_base_address: a(d, 44, 95), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x61040000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 44, 95, self.gpgpu_csr_base_address); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(GpgpuCsrBaseAddress, GPGPUCSRBASEADDRESS_ITEM, Item {
    noun: Noun::Command, name: "GPGPU_CSR_BASE_ADDRESS", title: "", rows: 0xe,
    cites: &["mesa:gen8 GPGPU_CSR_BASE_ADDRESS", "mesa:gen9 GPGPU_CSR_BASE_ADDRESS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x61040000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 32, 43)],
    system: "C15", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0xfff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "GPGPU CSR Base Address", places: &[p(0xe, 44, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `GPGPU_OBJECT`. `[mesa:gen7 GPGPU_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GpgpuObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Predicate Enable, bool.
    pub predicate_enable: bool,
    /// Interface Descriptor Offset, uint.
    pub interface_descriptor_offset: u32,
    /// Shared Local Memory Fixed Offset, uint.
    pub shared_local_memory_fixed_offset: u32,
    /// Indirect Data Length, uint.
    pub indirect_data_length: u32,
    /// Half-Slice Destination Select, uint.
    pub half_slice_destination_select: u32,
    /// End of Thread Group, uint.
    pub end_of_thread_group: u32,
    /// Shared Local Memory Offset, uint.
    pub shared_local_memory_offset: u32,
    /// Indirect Data Start Address, offset.
    pub indirect_data_start_address: u64,
    /// Thread Group ID X, uint.
    pub thread_group_id_x: u32,
    /// Thread Group ID Y, uint.
    pub thread_group_id_y: u32,
    /// Thread Group ID Z, uint.
    pub thread_group_id_z: u32,
    /// Execution Mask, uint.
    pub execution_mask: u32,
}
impl GpgpuObject {
    /// Half-Slice 1 of Half-Slice Destination Select.
    pub const HALF_SLICE_DESTINATION_SELECT_HALF_SLICE_1: u32 = 0x2;
    /// Half-Slice 0 of Half-Slice Destination Select.
    pub const HALF_SLICE_DESTINATION_SELECT_HALF_SLICE_0: u32 = 0x1;
    /// Either Half-Slice of Half-Slice Destination Select.
    pub const HALF_SLICE_DESTINATION_SELECT_EITHER_HALF_SLICE: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> GpgpuObject {
        let d = &fixed::<8>(dwords);
        Self { dword_length: u(d, 0, 7), predicate_enable: b(d, 8), interface_descriptor_offset: u(d, 32, 36), shared_local_memory_fixed_offset: u(d, 39, 39), indirect_data_length: u(d, 64, 80), half_slice_destination_select: u(d, 81, 82), end_of_thread_group: u(d, 88, 88), shared_local_memory_offset: u(d, 92, 95), indirect_data_start_address: a(d, 96, 127), thread_group_id_x: u(d, 128, 159), thread_group_id_y: u(d, 160, 191), thread_group_id_z: u(d, 192, 223), execution_mask: u(d, 224, 255), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 8];
        let d = &mut words;
        let n: usize = { d[0] = 0x71040000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.predicate_enable)); put(d, 32, 36, u64::from(self.interface_descriptor_offset)); put(d, 39, 39, u64::from(self.shared_local_memory_fixed_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 81, 82, u64::from(self.half_slice_destination_select)); put(d, 88, 88, u64::from(self.end_of_thread_group)); put(d, 92, 95, u64::from(self.shared_local_memory_offset)); put_a(d, 96, 127, self.indirect_data_start_address); put(d, 128, 159, u64::from(self.thread_group_id_x)); put(d, 160, 191, u64::from(self.thread_group_id_y)); put(d, 192, 223, u64::from(self.thread_group_id_z)); put(d, 224, 255, u64::from(self.execution_mask)); 8 };
        words[..n.min(8)].to_vec()
    }
}
described!(GpgpuObject, GPGPUOBJECT_ITEM, Item {
    noun: Noun::Command, name: "GPGPU_OBJECT", title: "", rows: 0x1,
    cites: &["mesa:gen7 GPGPU_OBJECT"],
    engines: &[(0x1, 0x1)], key: &[(0x1, 0xffff0000, 0x71040000)], length: &[(0x1, 0, 7, 2)], dwords: &[(0x1, 8, 8, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 9, 15), (0x1, 37, 38), (0x1, 40, 63), (0x1, 83, 87), (0x1, 89, 91)],
    system: "C01", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Predicate Enable", places: &[p(0x1, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interface Descriptor Offset", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shared Local Memory Fixed Offset", places: &[p(0x1, 39, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Length", places: &[p(0x1, 64, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Half-Slice Destination Select", places: &[p(0x1, 81, 82, Kind::Uint, 1, 0)], values: &[(0x1, 0x2, "Half-Slice 1"), (0x1, 0x1, "Half-Slice 0"), (0x1, 0x0, "Either Half-Slice")], when: None, gap: None },
        Field { name: "End of Thread Group", places: &[p(0x1, 88, 88, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shared Local Memory Offset", places: &[p(0x1, 92, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Start Address", places: &[p(0x1, 96, 127, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID X", places: &[p(0x1, 128, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID Y", places: &[p(0x1, 160, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID Z", places: &[p(0x1, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Execution Mask", places: &[p(0x1, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `GPGPU_WALKER`. `[mesa:gen7 GPGPU_WALKER]` `[mesa:gen8 GPGPU_WALKER]` `[mesa:gen9 GPGPU_WALKER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GpgpuWalker {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Predicate Enable, bool.
    pub predicate_enable: bool,
    /// Indirect Parameter Enable, bool.
    pub indirect_parameter_enable: bool,
    /// Interface Descriptor Offset, uint.
    pub interface_descriptor_offset: u32,
    /// Indirect Data Length, uint.
    pub indirect_data_length: u32,
    /// Indirect Data Start Address, offset.
    pub indirect_data_start_address: u64,
    /// Thread Width Counter Maximum, uint.
    pub thread_width_counter_maximum: u32,
    /// Thread Height Counter Maximum, uint.
    pub thread_height_counter_maximum: u32,
    /// Thread Depth Counter Maximum, uint.
    pub thread_depth_counter_maximum: u32,
    /// SIMD Size, uint.
    pub simd_size: u32,
    /// Thread Group ID Starting X, uint.
    pub thread_group_id_starting_x: u32,
    /// Thread Group ID X Dimension, uint.
    pub thread_group_id_x_dimension: u32,
    /// Thread Group ID Starting Y, uint.
    pub thread_group_id_starting_y: u32,
    /// Thread Group ID Y Dimension, uint.
    pub thread_group_id_y_dimension: u32,
    /// Thread Group ID Starting/Resume Z, uint.
    pub thread_group_id_starting_resume_z: u32,
    /// Thread Group ID Z Dimension, uint.
    pub thread_group_id_z_dimension: u32,
    /// Right Execution Mask, uint.
    pub right_execution_mask: u32,
    /// Bottom Execution Mask, uint.
    pub bottom_execution_mask: u32,
    /// Thread Group ID Starting Z, uint.
    pub thread_group_id_starting_z: u32,
}
impl GpgpuWalker {
    /// SIMD8 of SIMD Size.
    pub const SIMD_SIZE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Size.
    pub const SIMD_SIZE_SIMD16: u32 = 0x1;
    /// SIMD32 of SIMD Size.
    pub const SIMD_SIZE_SIMD32: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> GpgpuWalker {
        let d = &fixed::<15>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), predicate_enable: b(d, 8), indirect_parameter_enable: b(d, 10), interface_descriptor_offset: u(d, 32, 36), thread_width_counter_maximum: u(d, 64, 69), thread_height_counter_maximum: u(d, 72, 77), thread_depth_counter_maximum: u(d, 80, 85), simd_size: u(d, 94, 95), thread_group_id_starting_x: u(d, 96, 127), thread_group_id_x_dimension: u(d, 128, 159), thread_group_id_starting_y: u(d, 160, 191), thread_group_id_y_dimension: u(d, 192, 223), thread_group_id_z_dimension: u(d, 256, 287), right_execution_mask: u(d, 288, 319), bottom_execution_mask: u(d, 320, 351), thread_group_id_starting_z: u(d, 224, 255), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), predicate_enable: b(d, 8), indirect_parameter_enable: b(d, 10), interface_descriptor_offset: u(d, 32, 37), indirect_data_length: u(d, 64, 80), indirect_data_start_address: a(d, 102, 127), thread_width_counter_maximum: u(d, 128, 133), thread_height_counter_maximum: u(d, 136, 141), thread_depth_counter_maximum: u(d, 144, 149), simd_size: u(d, 158, 159), thread_group_id_starting_x: u(d, 160, 191), thread_group_id_x_dimension: u(d, 224, 255), thread_group_id_starting_y: u(d, 256, 287), thread_group_id_y_dimension: u(d, 320, 351), thread_group_id_starting_resume_z: u(d, 352, 383), thread_group_id_z_dimension: u(d, 384, 415), right_execution_mask: u(d, 416, 447), bottom_execution_mask: u(d, 448, 479), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 15];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71050000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.predicate_enable)); put(d, 10, 10, u64::from(self.indirect_parameter_enable)); put(d, 32, 36, u64::from(self.interface_descriptor_offset)); put(d, 64, 69, u64::from(self.thread_width_counter_maximum)); put(d, 72, 77, u64::from(self.thread_height_counter_maximum)); put(d, 80, 85, u64::from(self.thread_depth_counter_maximum)); put(d, 94, 95, u64::from(self.simd_size)); put(d, 96, 127, u64::from(self.thread_group_id_starting_x)); put(d, 128, 159, u64::from(self.thread_group_id_x_dimension)); put(d, 160, 191, u64::from(self.thread_group_id_starting_y)); put(d, 192, 223, u64::from(self.thread_group_id_y_dimension)); put(d, 256, 287, u64::from(self.thread_group_id_z_dimension)); put(d, 288, 319, u64::from(self.right_execution_mask)); put(d, 320, 351, u64::from(self.bottom_execution_mask)); put(d, 224, 255, u64::from(self.thread_group_id_starting_z)); 11 }
            _ => { d[0] = 0x71050000; let length = if self.dword_length == 0 { 13 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 8, u64::from(self.predicate_enable)); put(d, 10, 10, u64::from(self.indirect_parameter_enable)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put_a(d, 102, 127, self.indirect_data_start_address); put(d, 128, 133, u64::from(self.thread_width_counter_maximum)); put(d, 136, 141, u64::from(self.thread_height_counter_maximum)); put(d, 144, 149, u64::from(self.thread_depth_counter_maximum)); put(d, 158, 159, u64::from(self.simd_size)); put(d, 160, 191, u64::from(self.thread_group_id_starting_x)); put(d, 224, 255, u64::from(self.thread_group_id_x_dimension)); put(d, 256, 287, u64::from(self.thread_group_id_starting_y)); put(d, 320, 351, u64::from(self.thread_group_id_y_dimension)); put(d, 352, 383, u64::from(self.thread_group_id_starting_resume_z)); put(d, 384, 415, u64::from(self.thread_group_id_z_dimension)); put(d, 416, 447, u64::from(self.right_execution_mask)); put(d, 448, 479, u64::from(self.bottom_execution_mask)); 15 }
        };
        words[..n.min(15)].to_vec()
    }
}
described!(GpgpuWalker, GPGPUWALKER_ITEM, Item {
    noun: Noun::Command, name: "GPGPU_WALKER", title: "", rows: 0xf,
    cites: &["mesa:gen7 GPGPU_WALKER", "mesa:gen8 GPGPU_WALKER", "mesa:gen9 GPGPU_WALKER"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x71050000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 11, 11, false), (0xe, 15, 15, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 9, 9), (0xf, 11, 15), (0x1, 37, 63), (0x1, 70, 71), (0x1, 78, 79), (0x1, 86, 93), (0xe, 38, 63), (0xe, 81, 95), (0xe, 96, 101), (0xe, 134, 135), (0xe, 142, 143), (0xe, 150, 157), (0xe, 192, 223), (0xe, 288, 319)],
    system: "C01", unbuilt: false, watch: &[w(0xf, 0, 0xfa00, 0x0), w(0x1, 1, 0xffffffe0, 0x0), w(0x1, 2, 0x3fc0c0c0, 0x0), w(0x1, 7, 0xffffffff, 0x0), w(0xe, 1, 0xffffffc0, 0x0), w(0xe, 2, 0xfffe0000, 0x0), w(0xe, 3, 0x3f, 0x0), w(0xe, 4, 0x3fc0c0c0, 0x0), w(0xe, 6, 0xffffffff, 0x0), w(0xe, 9, 0xffffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Predicate Enable", places: &[p(0xf, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Parameter Enable", places: &[p(0xf, 10, 10, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interface Descriptor Offset", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Length", places: &[p(0xe, 64, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Start Address", places: &[p(0xe, 102, 127, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Width Counter Maximum", places: &[p(0x1, 64, 69, Kind::Uint, 1, 0), p(0xe, 128, 133, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Height Counter Maximum", places: &[p(0x1, 72, 77, Kind::Uint, 1, 0), p(0xe, 136, 141, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Depth Counter Maximum", places: &[p(0x1, 80, 85, Kind::Uint, 1, 0), p(0xe, 144, 149, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Size", places: &[p(0x1, 94, 95, Kind::Uint, 1, 0), p(0xe, 158, 159, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD8"), (0xf, 0x1, "SIMD16"), (0xf, 0x2, "SIMD32")], when: None, gap: None },
        Field { name: "Thread Group ID Starting X", places: &[p(0x1, 96, 127, Kind::Uint, 1, 0), p(0xe, 160, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID X Dimension", places: &[p(0x1, 128, 159, Kind::Uint, 1, 0), p(0xe, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID Starting Y", places: &[p(0x1, 160, 191, Kind::Uint, 1, 0), p(0xe, 256, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID Y Dimension", places: &[p(0x1, 192, 223, Kind::Uint, 1, 0), p(0xe, 320, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID Starting/Resume Z", places: &[p(0xe, 352, 383, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID Z Dimension", places: &[p(0x1, 256, 287, Kind::Uint, 1, 0), p(0xe, 384, 415, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Right Execution Mask", places: &[p(0x1, 288, 319, Kind::Uint, 1, 0), p(0xe, 416, 447, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bottom Execution Mask", places: &[p(0x1, 320, 351, Kind::Uint, 1, 0), p(0xe, 448, 479, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Group ID Starting Z", places: &[p(0x1, 224, 255, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "C01", usual: &[0] }) },
    ],
});

/// `MEDIA_INTERFACE_DESCRIPTOR_LOAD`. `[mesa:gen7 MEDIA_INTERFACE_DESCRIPTOR_LOAD]` `[mesa:gen8 MEDIA_INTERFACE_DESCRIPTOR_LOAD]` `[mesa:gen9 MEDIA_INTERFACE_DESCRIPTOR_LOAD]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaInterfaceDescriptorLoad {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Interface Descriptor Total Length, uint.
    pub interface_descriptor_total_length: u32,
    /// Interface Descriptor Data Start Address, offset.
    pub interface_descriptor_data_start_address: u64,
}
impl MediaInterfaceDescriptorLoad {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MediaInterfaceDescriptorLoad {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 15), interface_descriptor_total_length: u(d, 64, 80), interface_descriptor_data_start_address: a(d, 96, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x70020000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 64, 80, u64::from(self.interface_descriptor_total_length)); put_a(d, 96, 127, self.interface_descriptor_data_start_address); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(MediaInterfaceDescriptorLoad, MEDIAINTERFACEDESCRIPTORLOAD_ITEM, Item {
    noun: Noun::Command, name: "MEDIA_INTERFACE_DESCRIPTOR_LOAD", title: "", rows: 0xf,
    cites: &["mesa:gen7 MEDIA_INTERFACE_DESCRIPTOR_LOAD", "mesa:gen8 MEDIA_INTERFACE_DESCRIPTOR_LOAD", "mesa:gen9 MEDIA_INTERFACE_DESCRIPTOR_LOAD"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x70020000)], length: &[(0xf, 0, 15, 2)], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 32, 63), (0xf, 81, 95)],
    system: "C18", unbuilt: false, watch: &[w(0xf, 1, 0xffffffff, 0x0), w(0xf, 2, 0xfffe0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Interface Descriptor Total Length", places: &[p(0xf, 64, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Interface Descriptor Data Start Address", places: &[p(0xf, 96, 127, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MEDIA_OBJECT`. `[mesa:gen7 MEDIA_OBJECT]` `[mesa:gen8 MEDIA_OBJECT]` `[mesa:gen9 MEDIA_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Interface Descriptor Offset, uint.
    pub interface_descriptor_offset: u32,
    /// Indirect Data Length, uint.
    pub indirect_data_length: u32,
    /// SubSlice Destination Select, uint.
    pub subslice_destination_select: u32,
    /// Slice Destination Select, uint.
    pub slice_destination_select: u32,
    /// Use Scoreboard, uint.
    pub use_scoreboard: u32,
    /// Force Destination, uint.
    pub force_destination: u32,
    /// Thread Synchronization, uint.
    pub thread_synchronization: u32,
    /// Slice Destination Select MSBs, uint.
    pub slice_destination_select_msbs: u32,
    /// Children Present, bool.
    pub children_present: bool,
    /// Indirect Data Start Address, address.
    pub indirect_data_start_address: u64,
    /// Scoreboard X, uint.
    pub scoreboard_x: u32,
    /// Scoredboard Y, uint.
    pub scoredboard_y: u32,
    /// Scoreboard Mask, uint.
    pub scoreboard_mask: u32,
    /// Scoreboard Color, uint.
    pub scoreboard_color: u32,
    /// Half-Slice Destination Select, uint.
    pub half_slice_destination_select: u32,
}
impl MediaObject {
    /// SubSlice 2 of SubSlice Destination Select.
    pub const SUBSLICE_DESTINATION_SELECT_SUBSLICE_2: u32 = 0x2;
    /// SubSlice 1 of SubSlice Destination Select.
    pub const SUBSLICE_DESTINATION_SELECT_SUBSLICE_1: u32 = 0x1;
    /// SubSlice 0 of SubSlice Destination Select.
    pub const SUBSLICE_DESTINATION_SELECT_SUBSLICE_0: u32 = 0x0;
    /// Subslice 3 of SubSlice Destination Select.
    pub const SUBSLICE_DESTINATION_SELECT_SUBSLICE_3: u32 = 0x3;
    /// Slice 0 of Slice Destination Select.
    pub const SLICE_DESTINATION_SELECT_SLICE_0: u32 = 0x0;
    /// Slice 1 of Slice Destination Select.
    pub const SLICE_DESTINATION_SELECT_SLICE_1: u32 = 0x1;
    /// Slice 2 of Slice Destination Select.
    pub const SLICE_DESTINATION_SELECT_SLICE_2: u32 = 0x2;
    /// Not using scoreboard of Use Scoreboard.
    pub const USE_SCOREBOARD_NOT_USING_SCOREBOARD: u32 = 0x0;
    /// Using scoreboard of Use Scoreboard.
    pub const USE_SCOREBOARD_USING_SCOREBOARD: u32 = 0x1;
    /// No thread synchronization of Thread Synchronization.
    pub const THREAD_SYNCHRONIZATION_NO_THREAD_SYNCHRONIZATION: u32 = 0x0;
    /// Thread dispatch is synchronized by the 'spawn root thread' message of Thread Synchronization.
    pub const THREAD_SYNCHRONIZATION_THREAD_DISPATCH_IS_SYNCHRONIZED_BY_THE_SPAWN_ROOT_THREAD_MESSAGE: u32 = 0x1;
    /// Half-Slice 1 of Half-Slice Destination Select.
    pub const HALF_SLICE_DESTINATION_SELECT_HALF_SLICE_1: u32 = 0x2;
    /// Half-Slice 0 of Half-Slice Destination Select.
    pub const HALF_SLICE_DESTINATION_SELECT_HALF_SLICE_0: u32 = 0x1;
    /// Either half-slice of Half-Slice Destination Select.
    pub const HALF_SLICE_DESTINATION_SELECT_EITHER_HALF_SLICE: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MediaObject {
        let d = &fixed::<6>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 36), indirect_data_length: u(d, 64, 80), use_scoreboard: u(d, 85, 85), thread_synchronization: u(d, 88, 88), children_present: b(d, 95), indirect_data_start_address: a(d, 96, 127), scoreboard_x: u(d, 128, 136), scoredboard_y: u(d, 144, 152), scoreboard_mask: u(d, 160, 167), scoreboard_color: u(d, 176, 179), half_slice_destination_select: u(d, 81, 82), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), indirect_data_length: u(d, 64, 80), subslice_destination_select: u(d, 81, 82), slice_destination_select: u(d, 83, 84), use_scoreboard: u(d, 85, 85), force_destination: u(d, 86, 86), thread_synchronization: u(d, 88, 88), children_present: b(d, 95), indirect_data_start_address: a(d, 96, 127), scoreboard_x: u(d, 128, 136), scoredboard_y: u(d, 144, 152), scoreboard_mask: u(d, 160, 167), scoreboard_color: u(d, 176, 179), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), indirect_data_length: u(d, 64, 80), subslice_destination_select: u(d, 81, 82), slice_destination_select: u(d, 83, 84), use_scoreboard: u(d, 85, 85), force_destination: u(d, 86, 86), thread_synchronization: u(d, 88, 88), slice_destination_select_msbs: u(d, 89, 90), children_present: b(d, 95), indirect_data_start_address: a(d, 96, 127), scoreboard_x: u(d, 128, 136), scoredboard_y: u(d, 144, 152), scoreboard_mask: u(d, 160, 167), scoreboard_color: u(d, 176, 179), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71000000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 36, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 85, 85, u64::from(self.use_scoreboard)); put(d, 88, 88, u64::from(self.thread_synchronization)); put(d, 95, 95, u64::from(self.children_present)); put_a(d, 96, 127, self.indirect_data_start_address); put(d, 128, 136, u64::from(self.scoreboard_x)); put(d, 144, 152, u64::from(self.scoredboard_y)); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 176, 179, u64::from(self.scoreboard_color)); put(d, 81, 82, u64::from(self.half_slice_destination_select)); 6 }
            1 => { d[0] = 0x71000000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 81, 82, u64::from(self.subslice_destination_select)); put(d, 83, 84, u64::from(self.slice_destination_select)); put(d, 85, 85, u64::from(self.use_scoreboard)); put(d, 86, 86, u64::from(self.force_destination)); put(d, 88, 88, u64::from(self.thread_synchronization)); put(d, 95, 95, u64::from(self.children_present)); put_a(d, 96, 127, self.indirect_data_start_address); put(d, 128, 136, u64::from(self.scoreboard_x)); put(d, 144, 152, u64::from(self.scoredboard_y)); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 176, 179, u64::from(self.scoreboard_color)); 6 }
            _ => { d[0] = 0x71000000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 81, 82, u64::from(self.subslice_destination_select)); put(d, 83, 84, u64::from(self.slice_destination_select)); put(d, 85, 85, u64::from(self.use_scoreboard)); put(d, 86, 86, u64::from(self.force_destination)); put(d, 88, 88, u64::from(self.thread_synchronization)); put(d, 89, 90, u64::from(self.slice_destination_select_msbs)); put(d, 95, 95, u64::from(self.children_present)); put_a(d, 96, 127, self.indirect_data_start_address); put(d, 128, 136, u64::from(self.scoreboard_x)); put(d, 144, 152, u64::from(self.scoredboard_y)); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 176, 179, u64::from(self.scoreboard_color)); 6 }
        };
        words[..n.min(6)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Inline Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 6;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(MediaObject, MEDIAOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MEDIA_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MEDIA_OBJECT", "mesa:gen8 MEDIA_OBJECT", "mesa:gen9 MEDIA_OBJECT"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x71000000)], length: &[(0xf, 0, 15, 2)], dwords: &[(0xf, 6, 6, true)], tail: &[(0xf, 192, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 37, 63), (0x1, 83, 84), (0x1, 86, 87), (0x3, 89, 94), (0xf, 137, 143), (0xf, 153, 159), (0xf, 168, 175), (0xf, 180, 191), (0xe, 38, 63), (0xe, 87, 87), (0xc, 91, 94)],
    system: "D74", unbuilt: false, watch: &[w(0x1, 1, 0xffffffe0, 0x0), w(0x1, 2, 0x7ed80000, 0x0), w(0xf, 4, 0xfe00fe00, 0x0), w(0xf, 5, 0xfff0ff00, 0x0), w(0xe, 1, 0xffffffc0, 0x0), w(0x2, 2, 0x7e800000, 0x0), w(0xc, 2, 0x78800000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Interface Descriptor Offset", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Length", places: &[p(0xf, 64, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SubSlice Destination Select", places: &[p(0xe, 81, 82, Kind::Uint, 1, 0)], values: &[(0xe, 0x2, "SubSlice 2"), (0xe, 0x1, "SubSlice 1"), (0xe, 0x0, "SubSlice 0"), (0xc, 0x3, "Subslice 3")], when: None, gap: None },
        Field { name: "Slice Destination Select", places: &[p(0xe, 83, 84, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Slice 0"), (0xe, 0x1, "Slice 1"), (0xe, 0x2, "Slice 2")], when: None, gap: None },
        Field { name: "Use Scoreboard", places: &[p(0xf, 85, 85, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Not using scoreboard"), (0xf, 0x1, "Using scoreboard")], when: None, gap: None },
        Field { name: "Force Destination", places: &[p(0xe, 86, 86, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Synchronization", places: &[p(0xf, 88, 88, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No thread synchronization"), (0xf, 0x1, "Thread dispatch is synchronized by the 'spawn root thread' message")], when: None, gap: None },
        Field { name: "Slice Destination Select MSBs", places: &[p(0xc, 89, 90, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Children Present", places: &[p(0xf, 95, 95, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Start Address", places: &[p(0xf, 96, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard X", places: &[p(0xf, 128, 136, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoredboard Y", places: &[p(0xf, 144, 152, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard Mask", places: &[p(0xf, 160, 167, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard Color", places: &[p(0xf, 176, 179, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xf, 192, 223, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Half-Slice Destination Select", places: &[p(0x1, 81, 82, Kind::Uint, 1, 0)], values: &[(0x1, 0x2, "Half-Slice 1"), (0x1, 0x1, "Half-Slice 0"), (0x1, 0x0, "Either half-slice")], when: None, gap: None },
    ],
});

/// `MEDIA_OBJECT_GRPID`. `[mesa:gen8 MEDIA_OBJECT_GRPID]` `[mesa:gen9 MEDIA_OBJECT_GRPID]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaObjectGrpid {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Interface Descriptor Offset, uint.
    pub interface_descriptor_offset: u32,
    /// Indirect Data Length, uint.
    pub indirect_data_length: u32,
    /// SubSlice Destination Select, uint.
    pub subslice_destination_select: u32,
    /// Slice Destination Select, uint.
    pub slice_destination_select: u32,
    /// Use Scoreboard, uint.
    pub use_scoreboard: u32,
    /// Force Destination, uint.
    pub force_destination: u32,
    /// End of Thread Group, uint.
    pub end_of_thread_group: u32,
    /// Slice Destination Select MSB, uint.
    pub slice_destination_select_msb: u32,
    /// Indirect Data Start Address, address.
    pub indirect_data_start_address: u64,
    /// Scoreboard X, uint.
    pub scoreboard_x: u32,
    /// Scoreboard Y, uint.
    pub scoreboard_y: u32,
    /// Scoreboard Mask, uint.
    pub scoreboard_mask: u32,
    /// Scoreboard Color, uint.
    pub scoreboard_color: u32,
    /// GroupID, uint.
    pub groupid: u32,
}
impl MediaObjectGrpid {
    /// SubSlice 2 of SubSlice Destination Select.
    pub const SUBSLICE_DESTINATION_SELECT_SUBSLICE_2: u32 = 0x2;
    /// SubSlice 1 of SubSlice Destination Select.
    pub const SUBSLICE_DESTINATION_SELECT_SUBSLICE_1: u32 = 0x1;
    /// SubSlice 0 of SubSlice Destination Select.
    pub const SUBSLICE_DESTINATION_SELECT_SUBSLICE_0: u32 = 0x0;
    /// Subslice3 of SubSlice Destination Select.
    pub const SUBSLICE_DESTINATION_SELECT_SUBSLICE3: u32 = 0x3;
    /// Slice 0 of Slice Destination Select.
    pub const SLICE_DESTINATION_SELECT_SLICE_0: u32 = 0x0;
    /// Slice 1 of Slice Destination Select.
    pub const SLICE_DESTINATION_SELECT_SLICE_1: u32 = 0x1;
    /// Slice 2 of Slice Destination Select.
    pub const SLICE_DESTINATION_SELECT_SLICE_2: u32 = 0x2;
    /// Not using scoreboard of Use Scoreboard.
    pub const USE_SCOREBOARD_NOT_USING_SCOREBOARD: u32 = 0x0;
    /// Using scoreboard of Use Scoreboard.
    pub const USE_SCOREBOARD_USING_SCOREBOARD: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MediaObjectGrpid {
        let d = &fixed::<7>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), indirect_data_length: u(d, 64, 80), subslice_destination_select: u(d, 81, 82), slice_destination_select: u(d, 83, 84), use_scoreboard: u(d, 85, 85), force_destination: u(d, 86, 86), end_of_thread_group: u(d, 87, 87), indirect_data_start_address: a(d, 96, 127), scoreboard_x: u(d, 128, 136), scoreboard_y: u(d, 144, 152), scoreboard_mask: u(d, 160, 167), scoreboard_color: u(d, 176, 179), groupid: u(d, 192, 223), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), indirect_data_length: u(d, 64, 80), subslice_destination_select: u(d, 81, 82), slice_destination_select: u(d, 83, 84), use_scoreboard: u(d, 85, 85), force_destination: u(d, 86, 86), end_of_thread_group: u(d, 87, 87), slice_destination_select_msb: u(d, 88, 88), indirect_data_start_address: a(d, 96, 127), scoreboard_x: u(d, 128, 136), scoreboard_y: u(d, 144, 152), scoreboard_mask: u(d, 160, 167), scoreboard_color: u(d, 176, 179), groupid: u(d, 192, 223), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 7];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x71060000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 81, 82, u64::from(self.subslice_destination_select)); put(d, 83, 84, u64::from(self.slice_destination_select)); put(d, 85, 85, u64::from(self.use_scoreboard)); put(d, 86, 86, u64::from(self.force_destination)); put(d, 87, 87, u64::from(self.end_of_thread_group)); put_a(d, 96, 127, self.indirect_data_start_address); put(d, 128, 136, u64::from(self.scoreboard_x)); put(d, 144, 152, u64::from(self.scoreboard_y)); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 176, 179, u64::from(self.scoreboard_color)); put(d, 192, 223, u64::from(self.groupid)); 7 }
            _ => { d[0] = 0x71060000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 81, 82, u64::from(self.subslice_destination_select)); put(d, 83, 84, u64::from(self.slice_destination_select)); put(d, 85, 85, u64::from(self.use_scoreboard)); put(d, 86, 86, u64::from(self.force_destination)); put(d, 87, 87, u64::from(self.end_of_thread_group)); put(d, 88, 88, u64::from(self.slice_destination_select_msb)); put_a(d, 96, 127, self.indirect_data_start_address); put(d, 128, 136, u64::from(self.scoreboard_x)); put(d, 144, 152, u64::from(self.scoreboard_y)); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 176, 179, u64::from(self.scoreboard_color)); put(d, 192, 223, u64::from(self.groupid)); 7 }
        };
        words[..n.min(7)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Inline Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 7;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(MediaObjectGrpid, MEDIAOBJECTGRPID_ITEM, Item {
    noun: Noun::Command, name: "MEDIA_OBJECT_GRPID", title: "", rows: 0xe,
    cites: &["mesa:gen8 MEDIA_OBJECT_GRPID", "mesa:gen9 MEDIA_OBJECT_GRPID"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x71060000)], length: &[(0xe, 0, 15, 2)], dwords: &[(0xe, 7, 7, true)], tail: &[(0xe, 224, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 38, 63), (0x2, 88, 95), (0xe, 137, 143), (0xe, 153, 159), (0xe, 168, 175), (0xe, 180, 191), (0xc, 89, 95)],
    system: "C20", unbuilt: false, watch: &[w(0xe, 1, 0xffffffc0, 0x0), w(0x2, 2, 0xff000000, 0x0), w(0xe, 4, 0xfe00fe00, 0x0), w(0xe, 5, 0xfff0ff00, 0x0), w(0xc, 2, 0xfe000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Interface Descriptor Offset", places: &[p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Length", places: &[p(0xe, 64, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SubSlice Destination Select", places: &[p(0xe, 81, 82, Kind::Uint, 1, 0)], values: &[(0xe, 0x2, "SubSlice 2"), (0xe, 0x1, "SubSlice 1"), (0xe, 0x0, "SubSlice 0"), (0xc, 0x3, "Subslice3")], when: None, gap: None },
        Field { name: "Slice Destination Select", places: &[p(0xe, 83, 84, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Slice 0"), (0xe, 0x1, "Slice 1"), (0xe, 0x2, "Slice 2")], when: None, gap: None },
        Field { name: "Use Scoreboard", places: &[p(0xe, 85, 85, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Not using scoreboard"), (0xe, 0x1, "Using scoreboard")], when: None, gap: None },
        Field { name: "Force Destination", places: &[p(0xe, 86, 86, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "End of Thread Group", places: &[p(0xe, 87, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Destination Select MSB", places: &[p(0xc, 88, 88, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Start Address", places: &[p(0xe, 96, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard X", places: &[p(0xe, 128, 136, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard Y", places: &[p(0xe, 144, 152, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard Mask", places: &[p(0xe, 160, 167, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard Color", places: &[p(0xe, 176, 179, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GroupID", places: &[p(0xe, 192, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xe, 224, 255, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MEDIA_OBJECT_PRT`. `[mesa:gen7 MEDIA_OBJECT_PRT]` `[mesa:gen8 MEDIA_OBJECT_PRT]` `[mesa:gen9 MEDIA_OBJECT_PRT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaObjectPrt {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Interface Descriptor Offset, uint.
    pub interface_descriptor_offset: u32,
    /// PRT_FenceType, uint.
    pub prt_fencetype: u32,
    /// PRT_Fence Needed, bool.
    pub prt_fence_needed: bool,
    /// Children Present, bool.
    pub children_present: bool,
    /// Inline Data, uint.
    pub inline_data: [u32; 12],
}
impl MediaObjectPrt {
    /// Root thread queue of PRT_FenceType.
    pub const PRT_FENCETYPE_ROOT_THREAD_QUEUE: u32 = 0x0;
    /// VFE state flush of PRT_FenceType.
    pub const PRT_FENCETYPE_VFE_STATE_FLUSH: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MediaObjectPrt {
        let d = &fixed::<16>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 36), prt_fencetype: u(d, 86, 86), prt_fence_needed: b(d, 87), children_present: b(d, 95), inline_data: std::array::from_fn(|i| u(d, at(128, i, 32), at(159, i, 32))), },
            _ => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), prt_fencetype: u(d, 86, 86), prt_fence_needed: b(d, 87), children_present: b(d, 95), inline_data: std::array::from_fn(|i| u(d, at(128, i, 32), at(159, i, 32))), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 16];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71020000; let length = if self.dword_length == 0 { 14 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 36, u64::from(self.interface_descriptor_offset)); put(d, 86, 86, u64::from(self.prt_fencetype)); put(d, 87, 87, u64::from(self.prt_fence_needed)); put(d, 95, 95, u64::from(self.children_present)); for (i, v) in self.inline_data.iter().copied().enumerate().take(12) { put(d, at(128, i, 32), at(159, i, 32), u64::from(v)); } 16 }
            _ => { d[0] = 0x71020000; let length = if self.dword_length == 0 { 14 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 86, 86, u64::from(self.prt_fencetype)); put(d, 87, 87, u64::from(self.prt_fence_needed)); put(d, 95, 95, u64::from(self.children_present)); for (i, v) in self.inline_data.iter().copied().enumerate().take(12) { put(d, at(128, i, 32), at(159, i, 32), u64::from(v)); } 16 }
        };
        words[..n.min(16)].to_vec()
    }
}
described!(MediaObjectPrt, MEDIAOBJECTPRT_ITEM, Item {
    noun: Noun::Command, name: "MEDIA_OBJECT_PRT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MEDIA_OBJECT_PRT", "mesa:gen8 MEDIA_OBJECT_PRT", "mesa:gen9 MEDIA_OBJECT_PRT"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x71020000)], length: &[(0xf, 0, 15, 2)], dwords: &[(0xf, 16, 16, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 37, 63), (0xf, 64, 85), (0xf, 88, 94), (0xf, 96, 127), (0xe, 38, 63)],
    system: "D74", unbuilt: false, watch: &[w(0x1, 1, 0xffffffe0, 0x0), w(0xf, 2, 0x7f3fffff, 0x0), w(0xf, 3, 0xffffffff, 0x0), w(0xe, 1, 0xffffffc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Interface Descriptor Offset", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "PRT_FenceType", places: &[p(0xf, 86, 86, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Root thread queue"), (0xf, 0x1, "VFE state flush")], when: None, gap: None },
        Field { name: "PRT_Fence Needed", places: &[p(0xf, 87, 87, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Children Present", places: &[p(0xf, 95, 95, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xf, 128, 159, Kind::Uint, 12, 32)], values: &[], when: None, gap: None },
    ],
});

/// `MEDIA_OBJECT_WALKER`. `[mesa:gen7 MEDIA_OBJECT_WALKER]` `[mesa:gen8 MEDIA_OBJECT_WALKER]` `[mesa:gen9 MEDIA_OBJECT_WALKER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaObjectWalker {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Interface Descriptor Offset, uint.
    pub interface_descriptor_offset: u32,
    /// Indirect Data Length, uint.
    pub indirect_data_length: u32,
    /// Use Scoreboard, uint.
    pub use_scoreboard: u32,
    /// Masked Dispatch, uint.
    pub masked_dispatch: u32,
    /// Thread Synchronization, uint.
    pub thread_synchronization: u32,
    /// Indirect Data Start Address, offset or uint.
    pub indirect_data_start_address: u64,
    /// Scoreboard Mask, uint.
    pub scoreboard_mask: u32,
    /// Group ID Loop Select, uint.
    pub group_id_loop_select: u32,
    /// Mid-Loop Unit X, int.
    pub mid_loop_unit_x: i32,
    /// Local Mid-Loop Unit Y, int.
    pub local_mid_loop_unit_y: i32,
    /// Middle Loop Extra Steps, uint.
    pub middle_loop_extra_steps: u32,
    /// Color Count Minus One, uint.
    pub color_count_minus_one: u32,
    /// Local Loop Exec Count, uint.
    pub local_loop_exec_count: u32,
    /// Global Loop Exec Count, uint.
    pub global_loop_exec_count: u32,
    /// Block Resolution X, uint.
    pub block_resolution_x: u32,
    /// Block Resolution Y, uint.
    pub block_resolution_y: u32,
    /// Local Start X, uint.
    pub local_start_x: u32,
    /// Local Start Y, uint.
    pub local_start_y: u32,
    /// Local Outer Loop Stride X, int.
    pub local_outer_loop_stride_x: i32,
    /// Local Outer Loop Stride Y, int.
    pub local_outer_loop_stride_y: i32,
    /// Local Inner Loop Unit X, int.
    pub local_inner_loop_unit_x: i32,
    /// Local Inner Loop Unit Y, int.
    pub local_inner_loop_unit_y: i32,
    /// Global Resolution X, uint.
    pub global_resolution_x: u32,
    /// Global Resolution Y, uint.
    pub global_resolution_y: u32,
    /// Global Start X, int.
    pub global_start_x: i32,
    /// Global Start Y, int.
    pub global_start_y: i32,
    /// Global Outer Loop Stride X, int.
    pub global_outer_loop_stride_x: i32,
    /// Global Outer Loop Stride Y, int.
    pub global_outer_loop_stride_y: i32,
    /// Global Inner Loop Unit X, int.
    pub global_inner_loop_unit_x: i32,
    /// Global Inner Loop Unit Y, int.
    pub global_inner_loop_unit_y: i32,
    /// Children Present, uint.
    pub children_present: u32,
    /// Repel, uint.
    pub repel: u32,
    /// Dual Mode, uint.
    pub dual_mode: u32,
    /// Local End X, uint.
    pub local_end_x: u32,
    /// Local End Y, uint.
    pub local_end_y: u32,
}
impl MediaObjectWalker {
    /// Not using scoreboard of Use Scoreboard.
    pub const USE_SCOREBOARD_NOT_USING_SCOREBOARD: u32 = 0x0;
    /// Using scoreboard of Use Scoreboard.
    pub const USE_SCOREBOARD_USING_SCOREBOARD: u32 = 0x1;
    /// No thread synchronization of Thread Synchronization.
    pub const THREAD_SYNCHRONIZATION_NO_THREAD_SYNCHRONIZATION: u32 = 0x0;
    /// Thread dispatch is synchronized by the 'spawn root thread' message of Thread Synchronization.
    pub const THREAD_SYNCHRONIZATION_THREAD_DISPATCH_IS_SYNCHRONIZED_BY_THE_SPAWN_ROOT_THREAD_MESSAGE: u32 = 0x1;
    /// No_Groups of Group ID Loop Select.
    pub const GROUP_ID_LOOP_SELECT_NO_GROUPS: u32 = 0x0;
    /// Color_Groups of Group ID Loop Select.
    pub const GROUP_ID_LOOP_SELECT_COLOR_GROUPS: u32 = 0x1;
    /// InnerLocal_Groups of Group ID Loop Select.
    pub const GROUP_ID_LOOP_SELECT_INNERLOCAL_GROUPS: u32 = 0x2;
    /// MidLocal_Groups of Group ID Loop Select.
    pub const GROUP_ID_LOOP_SELECT_MIDLOCAL_GROUPS: u32 = 0x3;
    /// OuterLocal_Groups of Group ID Loop Select.
    pub const GROUP_ID_LOOP_SELECT_OUTERLOCAL_GROUPS: u32 = 0x4;
    /// InnerGlobal_Groups of Group ID Loop Select.
    pub const GROUP_ID_LOOP_SELECT_INNERGLOBAL_GROUPS: u32 = 0x5;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MediaObjectWalker {
        let d = &fixed::<17>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 36), indirect_data_length: u(d, 64, 80), use_scoreboard: u(d, 85, 85), thread_synchronization: u(d, 88, 88), indirect_data_start_address: a(d, 96, 127), scoreboard_mask: u(d, 160, 167), mid_loop_unit_x: s(d, 200, 201), local_mid_loop_unit_y: s(d, 204, 205), middle_loop_extra_steps: u(d, 208, 212), color_count_minus_one: u(d, 216, 219), local_loop_exec_count: u(d, 224, 233), global_loop_exec_count: u(d, 240, 249), block_resolution_x: u(d, 256, 264), block_resolution_y: u(d, 272, 280), local_start_x: u(d, 288, 296), local_start_y: u(d, 304, 312), local_outer_loop_stride_x: s(d, 352, 361), local_outer_loop_stride_y: s(d, 368, 377), local_inner_loop_unit_x: s(d, 384, 393), local_inner_loop_unit_y: s(d, 400, 409), global_resolution_x: u(d, 416, 424), global_resolution_y: u(d, 432, 440), global_start_x: s(d, 448, 457), global_start_y: s(d, 464, 473), global_outer_loop_stride_x: s(d, 480, 489), global_outer_loop_stride_y: s(d, 496, 505), global_inner_loop_unit_x: s(d, 512, 521), global_inner_loop_unit_y: s(d, 528, 537), children_present: u(d, 95, 95), repel: u(d, 222, 222), dual_mode: u(d, 223, 223), local_end_x: u(d, 320, 328), local_end_y: u(d, 336, 344), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), indirect_data_length: u(d, 64, 80), use_scoreboard: u(d, 85, 85), thread_synchronization: u(d, 88, 88), indirect_data_start_address: a(d, 96, 127), scoreboard_mask: u(d, 160, 167), group_id_loop_select: u(d, 168, 191), mid_loop_unit_x: s(d, 200, 201), local_mid_loop_unit_y: s(d, 204, 205), middle_loop_extra_steps: u(d, 208, 212), color_count_minus_one: u(d, 216, 219), local_loop_exec_count: u(d, 224, 233), global_loop_exec_count: u(d, 240, 249), block_resolution_x: u(d, 256, 264), block_resolution_y: u(d, 272, 280), local_start_x: u(d, 288, 296), local_start_y: u(d, 304, 312), local_outer_loop_stride_x: s(d, 352, 361), local_outer_loop_stride_y: s(d, 368, 377), local_inner_loop_unit_x: s(d, 384, 393), local_inner_loop_unit_y: s(d, 400, 409), global_resolution_x: u(d, 416, 424), global_resolution_y: u(d, 432, 440), global_start_x: s(d, 448, 457), global_start_y: s(d, 464, 473), global_outer_loop_stride_x: s(d, 480, 489), global_outer_loop_stride_y: s(d, 496, 505), global_inner_loop_unit_x: s(d, 512, 521), global_inner_loop_unit_y: s(d, 528, 537), children_present: u(d, 95, 95), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), indirect_data_length: u(d, 64, 80), use_scoreboard: u(d, 85, 85), masked_dispatch: u(d, 86, 87), thread_synchronization: u(d, 88, 88), indirect_data_start_address: l(d, 96, 127), scoreboard_mask: u(d, 160, 167), group_id_loop_select: u(d, 168, 191), mid_loop_unit_x: s(d, 200, 201), local_mid_loop_unit_y: s(d, 204, 205), middle_loop_extra_steps: u(d, 208, 212), color_count_minus_one: u(d, 216, 219), local_loop_exec_count: u(d, 224, 235), global_loop_exec_count: u(d, 240, 251), block_resolution_x: u(d, 256, 266), block_resolution_y: u(d, 272, 282), local_start_x: u(d, 288, 298), local_start_y: u(d, 304, 314), local_outer_loop_stride_x: s(d, 352, 363), local_outer_loop_stride_y: s(d, 368, 379), local_inner_loop_unit_x: s(d, 384, 395), local_inner_loop_unit_y: s(d, 400, 411), global_resolution_x: u(d, 416, 426), global_resolution_y: u(d, 432, 442), global_start_x: s(d, 448, 459), global_start_y: s(d, 464, 475), global_outer_loop_stride_x: s(d, 480, 491), global_outer_loop_stride_y: s(d, 496, 507), global_inner_loop_unit_x: s(d, 512, 523), global_inner_loop_unit_y: s(d, 528, 539), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 17];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71030000; let length = if self.dword_length == 0 { 15 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 36, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 85, 85, u64::from(self.use_scoreboard)); put(d, 88, 88, u64::from(self.thread_synchronization)); put_a(d, 96, 127, self.indirect_data_start_address); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 200, 201, self.mid_loop_unit_x as i64 as u64); put(d, 204, 205, self.local_mid_loop_unit_y as i64 as u64); put(d, 208, 212, u64::from(self.middle_loop_extra_steps)); put(d, 216, 219, u64::from(self.color_count_minus_one)); put(d, 224, 233, u64::from(self.local_loop_exec_count)); put(d, 240, 249, u64::from(self.global_loop_exec_count)); put(d, 256, 264, u64::from(self.block_resolution_x)); put(d, 272, 280, u64::from(self.block_resolution_y)); put(d, 288, 296, u64::from(self.local_start_x)); put(d, 304, 312, u64::from(self.local_start_y)); put(d, 352, 361, self.local_outer_loop_stride_x as i64 as u64); put(d, 368, 377, self.local_outer_loop_stride_y as i64 as u64); put(d, 384, 393, self.local_inner_loop_unit_x as i64 as u64); put(d, 400, 409, self.local_inner_loop_unit_y as i64 as u64); put(d, 416, 424, u64::from(self.global_resolution_x)); put(d, 432, 440, u64::from(self.global_resolution_y)); put(d, 448, 457, self.global_start_x as i64 as u64); put(d, 464, 473, self.global_start_y as i64 as u64); put(d, 480, 489, self.global_outer_loop_stride_x as i64 as u64); put(d, 496, 505, self.global_outer_loop_stride_y as i64 as u64); put(d, 512, 521, self.global_inner_loop_unit_x as i64 as u64); put(d, 528, 537, self.global_inner_loop_unit_y as i64 as u64); put(d, 95, 95, u64::from(self.children_present)); put(d, 222, 222, u64::from(self.repel)); put(d, 223, 223, u64::from(self.dual_mode)); put(d, 320, 328, u64::from(self.local_end_x)); put(d, 336, 344, u64::from(self.local_end_y)); 17 }
            1 => { d[0] = 0x71030000; let length = if self.dword_length == 0 { 15 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 85, 85, u64::from(self.use_scoreboard)); put(d, 88, 88, u64::from(self.thread_synchronization)); put_a(d, 96, 127, self.indirect_data_start_address); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 168, 191, u64::from(self.group_id_loop_select)); put(d, 200, 201, self.mid_loop_unit_x as i64 as u64); put(d, 204, 205, self.local_mid_loop_unit_y as i64 as u64); put(d, 208, 212, u64::from(self.middle_loop_extra_steps)); put(d, 216, 219, u64::from(self.color_count_minus_one)); put(d, 224, 233, u64::from(self.local_loop_exec_count)); put(d, 240, 249, u64::from(self.global_loop_exec_count)); put(d, 256, 264, u64::from(self.block_resolution_x)); put(d, 272, 280, u64::from(self.block_resolution_y)); put(d, 288, 296, u64::from(self.local_start_x)); put(d, 304, 312, u64::from(self.local_start_y)); put(d, 352, 361, self.local_outer_loop_stride_x as i64 as u64); put(d, 368, 377, self.local_outer_loop_stride_y as i64 as u64); put(d, 384, 393, self.local_inner_loop_unit_x as i64 as u64); put(d, 400, 409, self.local_inner_loop_unit_y as i64 as u64); put(d, 416, 424, u64::from(self.global_resolution_x)); put(d, 432, 440, u64::from(self.global_resolution_y)); put(d, 448, 457, self.global_start_x as i64 as u64); put(d, 464, 473, self.global_start_y as i64 as u64); put(d, 480, 489, self.global_outer_loop_stride_x as i64 as u64); put(d, 496, 505, self.global_outer_loop_stride_y as i64 as u64); put(d, 512, 521, self.global_inner_loop_unit_x as i64 as u64); put(d, 528, 537, self.global_inner_loop_unit_y as i64 as u64); put(d, 95, 95, u64::from(self.children_present)); 17 }
            _ => { d[0] = 0x71030000; let length = if self.dword_length == 0 { 15 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 64, 80, u64::from(self.indirect_data_length)); put(d, 85, 85, u64::from(self.use_scoreboard)); put(d, 86, 87, u64::from(self.masked_dispatch)); put(d, 88, 88, u64::from(self.thread_synchronization)); put(d, 96, 127, self.indirect_data_start_address); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 168, 191, u64::from(self.group_id_loop_select)); put(d, 200, 201, self.mid_loop_unit_x as i64 as u64); put(d, 204, 205, self.local_mid_loop_unit_y as i64 as u64); put(d, 208, 212, u64::from(self.middle_loop_extra_steps)); put(d, 216, 219, u64::from(self.color_count_minus_one)); put(d, 224, 235, u64::from(self.local_loop_exec_count)); put(d, 240, 251, u64::from(self.global_loop_exec_count)); put(d, 256, 266, u64::from(self.block_resolution_x)); put(d, 272, 282, u64::from(self.block_resolution_y)); put(d, 288, 298, u64::from(self.local_start_x)); put(d, 304, 314, u64::from(self.local_start_y)); put(d, 352, 363, self.local_outer_loop_stride_x as i64 as u64); put(d, 368, 379, self.local_outer_loop_stride_y as i64 as u64); put(d, 384, 395, self.local_inner_loop_unit_x as i64 as u64); put(d, 400, 411, self.local_inner_loop_unit_y as i64 as u64); put(d, 416, 426, u64::from(self.global_resolution_x)); put(d, 432, 442, u64::from(self.global_resolution_y)); put(d, 448, 459, self.global_start_x as i64 as u64); put(d, 464, 475, self.global_start_y as i64 as u64); put(d, 480, 491, self.global_outer_loop_stride_x as i64 as u64); put(d, 496, 507, self.global_outer_loop_stride_y as i64 as u64); put(d, 512, 523, self.global_inner_loop_unit_x as i64 as u64); put(d, 528, 539, self.global_inner_loop_unit_y as i64 as u64); 17 }
        };
        words[..n.min(17)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Inline Data`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = u32> + 'a {
        let start: usize = 17;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| { let _ = platform; e[0] })
    }
}
described!(MediaObjectWalker, MEDIAOBJECTWALKER_ITEM, Item {
    noun: Noun::Command, name: "MEDIA_OBJECT_WALKER", title: "", rows: 0xf,
    cites: &["mesa:gen7 MEDIA_OBJECT_WALKER", "mesa:gen8 MEDIA_OBJECT_WALKER", "mesa:gen9 MEDIA_OBJECT_WALKER"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x71030000)], length: &[(0xf, 0, 15, 2)], dwords: &[(0xf, 17, 17, true)], tail: &[(0xf, 544, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 37, 63), (0xf, 81, 84), (0x3, 86, 87), (0x3, 89, 94), (0xf, 128, 159), (0x1, 168, 191), (0xf, 192, 199), (0xf, 202, 203), (0xf, 206, 207), (0xf, 213, 215), (0x1, 220, 221), (0x3, 234, 239), (0x3, 250, 255), (0x3, 265, 271), (0x3, 281, 287), (0x3, 297, 303), (0x3, 313, 319), (0x1, 329, 335), (0x1, 345, 351), (0x3, 362, 367), (0x3, 378, 383), (0x3, 394, 399), (0x3, 410, 415), (0x3, 425, 431), (0x3, 441, 447), (0x3, 458, 463), (0x3, 474, 479), (0x3, 490, 495), (0x3, 506, 511), (0x3, 522, 527), (0x3, 538, 543), (0xe, 38, 63), (0xe, 220, 223), (0xe, 320, 351), (0xc, 89, 95), (0xc, 236, 239), (0xc, 252, 255), (0xc, 267, 271), (0xc, 283, 287), (0xc, 299, 303), (0xc, 315, 319), (0xc, 364, 367), (0xc, 380, 383), (0xc, 396, 399), (0xc, 412, 415), (0xc, 427, 431), (0xc, 443, 447), (0xc, 460, 463), (0xc, 476, 479), (0xc, 492, 495), (0xc, 508, 511), (0xc, 524, 527), (0xc, 540, 543)],
    system: "C19", unbuilt: false, watch: &[w(0x1, 1, 0xffffffe0, 0x0), w(0x3, 2, 0x7ede0000, 0x0), w(0xf, 4, 0xffffffff, 0x0), w(0x1, 5, 0xffffff00, 0x0), w(0x1, 6, 0x30e0ccff, 0x0), w(0x3, 7, 0xfc00fc00, 0x0), w(0x3, 8, 0xfe00fe00, 0x0), w(0x3, 9, 0xfe00fe00, 0x0), w(0x1, 10, 0xfe00fe00, 0x0), w(0x3, 11, 0xfc00fc00, 0x0), w(0x3, 12, 0xfc00fc00, 0x0), w(0x3, 13, 0xfe00fe00, 0x0), w(0x3, 14, 0xfc00fc00, 0x0), w(0x3, 15, 0xfc00fc00, 0x0), w(0x3, 16, 0xfc00fc00, 0x0), w(0xe, 1, 0xffffffc0, 0x0), w(0xe, 6, 0xf0e0ccff, 0x0), w(0xe, 10, 0xffffffff, 0x0), w(0xc, 2, 0xfe1e0000, 0x0), w(0xc, 7, 0xf000f000, 0x0), w(0xc, 8, 0xf800f800, 0x0), w(0xc, 9, 0xf800f800, 0x0), w(0xc, 11, 0xf000f000, 0x0), w(0xc, 12, 0xf000f000, 0x0), w(0xc, 13, 0xf800f800, 0x0), w(0xc, 14, 0xf000f000, 0x0), w(0xc, 15, 0xf000f000, 0x0), w(0xc, 16, 0xf000f000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Interface Descriptor Offset", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect Data Length", places: &[p(0xf, 64, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Use Scoreboard", places: &[p(0xf, 85, 85, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Not using scoreboard"), (0xf, 0x1, "Using scoreboard")], when: None, gap: None },
        Field { name: "Masked Dispatch", places: &[p(0xc, 86, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Thread Synchronization", places: &[p(0xf, 88, 88, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "No thread synchronization"), (0xf, 0x1, "Thread dispatch is synchronized by the 'spawn root thread' message")], when: None, gap: None },
        Field { name: "Indirect Data Start Address", places: &[p(0x3, 96, 127, Kind::Offset, 1, 0), p(0xc, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard Mask", places: &[p(0xf, 160, 167, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Group ID Loop Select", places: &[p(0xe, 168, 191, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "No_Groups"), (0xc, 0x1, "Color_Groups"), (0xc, 0x2, "InnerLocal_Groups"), (0xc, 0x3, "MidLocal_Groups"), (0xc, 0x4, "OuterLocal_Groups"), (0xc, 0x5, "InnerGlobal_Groups")], when: None, gap: None },
        Field { name: "Mid-Loop Unit X", places: &[p(0xf, 200, 201, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local Mid-Loop Unit Y", places: &[p(0xf, 204, 205, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Middle Loop Extra Steps", places: &[p(0xf, 208, 212, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Color Count Minus One", places: &[p(0xf, 216, 219, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local Loop Exec Count", places: &[p(0x3, 224, 233, Kind::Uint, 1, 0), p(0xc, 224, 235, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Loop Exec Count", places: &[p(0x3, 240, 249, Kind::Uint, 1, 0), p(0xc, 240, 251, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Block Resolution X", places: &[p(0x3, 256, 264, Kind::Uint, 1, 0), p(0xc, 256, 266, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Block Resolution Y", places: &[p(0x3, 272, 280, Kind::Uint, 1, 0), p(0xc, 272, 282, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local Start X", places: &[p(0x3, 288, 296, Kind::Uint, 1, 0), p(0xc, 288, 298, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local Start Y", places: &[p(0x3, 304, 312, Kind::Uint, 1, 0), p(0xc, 304, 314, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local Outer Loop Stride X", places: &[p(0x3, 352, 361, Kind::Int, 1, 0), p(0xc, 352, 363, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local Outer Loop Stride Y", places: &[p(0x3, 368, 377, Kind::Int, 1, 0), p(0xc, 368, 379, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local Inner Loop Unit X", places: &[p(0x3, 384, 393, Kind::Int, 1, 0), p(0xc, 384, 395, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local Inner Loop Unit Y", places: &[p(0x3, 400, 409, Kind::Int, 1, 0), p(0xc, 400, 411, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Resolution X", places: &[p(0x3, 416, 424, Kind::Uint, 1, 0), p(0xc, 416, 426, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Resolution Y", places: &[p(0x3, 432, 440, Kind::Uint, 1, 0), p(0xc, 432, 442, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Start X", places: &[p(0x3, 448, 457, Kind::Int, 1, 0), p(0xc, 448, 459, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Start Y", places: &[p(0x3, 464, 473, Kind::Int, 1, 0), p(0xc, 464, 475, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Outer Loop Stride X", places: &[p(0x3, 480, 489, Kind::Int, 1, 0), p(0xc, 480, 491, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Outer Loop Stride Y", places: &[p(0x3, 496, 505, Kind::Int, 1, 0), p(0xc, 496, 507, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Inner Loop Unit X", places: &[p(0x3, 512, 521, Kind::Int, 1, 0), p(0xc, 512, 523, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Inner Loop Unit Y", places: &[p(0x3, 528, 537, Kind::Int, 1, 0), p(0xc, 528, 539, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xf, 544, 575, Kind::Uint, 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Children Present", places: &[p(0x3, 95, 95, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Repel", places: &[p(0x1, 222, 222, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Dual Mode", places: &[p(0x1, 223, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local End X", places: &[p(0x1, 320, 328, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Local End Y", places: &[p(0x1, 336, 344, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MEDIA_STATE_FLUSH`. `[mesa:gen7 MEDIA_STATE_FLUSH]` `[mesa:gen8 MEDIA_STATE_FLUSH]` `[mesa:gen9 MEDIA_STATE_FLUSH]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaStateFlush {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Interface Descriptor Offset, uint.
    pub interface_descriptor_offset: u32,
    /// Watermark Required, uint.
    pub watermark_required: u32,
    /// Flush to GO, bool.
    pub flush_to_go: bool,
}
impl MediaStateFlush {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MediaStateFlush {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), watermark_required: u(d, 38, 38), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 15), interface_descriptor_offset: u(d, 32, 37), watermark_required: u(d, 38, 38), flush_to_go: b(d, 39), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x70040000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 38, 38, u64::from(self.watermark_required)); 2 }
            _ => { d[0] = 0x70040000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 37, u64::from(self.interface_descriptor_offset)); put(d, 38, 38, u64::from(self.watermark_required)); put(d, 39, 39, u64::from(self.flush_to_go)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(MediaStateFlush, MEDIASTATEFLUSH_ITEM, Item {
    noun: Noun::Command, name: "MEDIA_STATE_FLUSH", title: "", rows: 0xf,
    cites: &["mesa:gen7 MEDIA_STATE_FLUSH", "mesa:gen8 MEDIA_STATE_FLUSH", "mesa:gen9 MEDIA_STATE_FLUSH"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x70040000)], length: &[(0xf, 0, 15, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 39, 63), (0xe, 40, 63)],
    system: "C18", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Interface Descriptor Offset", places: &[p(0xf, 32, 37, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Watermark Required", places: &[p(0xf, 38, 38, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Flush to GO", places: &[p(0xe, 39, 39, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MEDIA_VFE_STATE`. `[mesa:gen7 MEDIA_VFE_STATE]` `[mesa:gen8 MEDIA_VFE_STATE]` `[mesa:gen9 MEDIA_VFE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaVfeState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Per Thread Scratch Space, uint.
    pub per_thread_scratch_space: u32,
    /// Stack Size, uint.
    pub stack_size: u32,
    /// Scratch Space Base Pointer, address.
    pub scratch_space_base_pointer: u64,
    /// Reset Gateway Timer, uint.
    pub reset_gateway_timer: u32,
    /// Number of URB Entries, uint.
    pub number_of_urb_entries: u32,
    /// Maximum Number of Threads, uint.
    pub maximum_number_of_threads: u32,
    /// Slice Disable, uint.
    pub slice_disable: u32,
    /// CURBE Allocation Size, uint.
    pub curbe_allocation_size: u32,
    /// URB Entry Allocation Size, uint.
    pub urb_entry_allocation_size: u32,
    /// Scoreboard Mask, uint.
    pub scoreboard_mask: u32,
    /// Scoreboard Type, uint.
    pub scoreboard_type: u32,
    /// Scoreboard Enable, uint or bool.
    pub scoreboard_enable: bool,
    /// Scoreboard 0 Delta X, int.
    pub scoreboard_0_delta_x: i32,
    /// Scoreboard 0 Delta Y, int.
    pub scoreboard_0_delta_y: i32,
    /// Scoreboard 1 Delta X, int.
    pub scoreboard_1_delta_x: i32,
    /// Scoreboard 1 Delta Y, int.
    pub scoreboard_1_delta_y: i32,
    /// Scoreboard 2 Delta X, int.
    pub scoreboard_2_delta_x: i32,
    /// Scoreboard 2 Delta Y, int.
    pub scoreboard_2_delta_y: i32,
    /// Scoreboard 3 Delta X, int.
    pub scoreboard_3_delta_x: i32,
    /// Scoreboard 3 Delta Y, int.
    pub scoreboard_3_delta_y: i32,
    /// Scoreboard 4 Delta X, int.
    pub scoreboard_4_delta_x: i32,
    /// Scoreboard 4 Delta Y, int.
    pub scoreboard_4_delta_y: i32,
    /// Scoreboard 5 Delta X, int.
    pub scoreboard_5_delta_x: i32,
    /// Scoreboard 5 Delta Y, int.
    pub scoreboard_5_delta_y: i32,
    /// Scoreboard 6 Delta X, int.
    pub scoreboard_6_delta_x: i32,
    /// Scoreboard 6 Delta Y, int.
    pub scoreboard_6_delta_y: i32,
    /// Scoreboard 7 Delta X, int.
    pub scoreboard_7_delta_x: i32,
    /// Scoreboard 7 Delta Y, int.
    pub scoreboard_7_delta_y: i32,
    /// Bypass Gateway Control, uint.
    pub bypass_gateway_control: u32,
    /// GPGPU Mode, bool.
    pub gpgpu_mode: bool,
    /// Gateway MMIO Access Control, uint.
    pub gateway_mmio_access_control: u32,
}
impl MediaVfeState {
    /// Maintaining the existing timestamp state of Reset Gateway Timer.
    pub const RESET_GATEWAY_TIMER_MAINTAINING_THE_EXISTING_TIMESTAMP_STATE: u32 = 0x0;
    /// Resetting relative timer and latching the global timestamp of Reset Gateway Timer.
    pub const RESET_GATEWAY_TIMER_RESETTING_RELATIVE_TIMER_AND_LATCHING_THE_GLOBAL_TIMESTAMP: u32 = 0x1;
    /// All Subslices Enabled of Slice Disable.
    pub const SLICE_DISABLE_ALL_SUBSLICES_ENABLED: u32 = 0x0;
    /// Only Slice 0 Enabled of Slice Disable.
    pub const SLICE_DISABLE_ONLY_SLICE_0_ENABLED: u32 = 0x1;
    /// Only Slice 0 Subslice 0 Enabled of Slice Disable.
    pub const SLICE_DISABLE_ONLY_SLICE_0_SUBSLICE_0_ENABLED: u32 = 0x3;
    /// Stalling Scoreboard of Scoreboard Type.
    pub const SCOREBOARD_TYPE_STALLING_SCOREBOARD: u32 = 0x0;
    /// Non-Stalling Scoreboard of Scoreboard Type.
    pub const SCOREBOARD_TYPE_NON_STALLING_SCOREBOARD: u32 = 0x1;
    /// Scoreboard disabled of Scoreboard Enable.
    pub const SCOREBOARD_ENABLE_SCOREBOARD_DISABLED: u32 = 0x0;
    /// Scoreboard enabled of Scoreboard Enable.
    pub const SCOREBOARD_ENABLE_SCOREBOARD_ENABLED: u32 = 0x1;
    /// Maintaining OpenGateway/ForwardMsg/CloseGateway protocol (legacy mode) of Bypass Gateway Control.
    pub const BYPASS_GATEWAY_CONTROL_MAINTAINING_OPENGATEWAY_FORWARDMSG_CLOSEGATEWAY_PROTOCOL_LEGACY_MODE: u32 = 0x0;
    /// Bypassing OpenGateway/CloseGateway protocol of Bypass Gateway Control.
    pub const BYPASS_GATEWAY_CONTROL_BYPASSING_OPENGATEWAY_CLOSEGATEWAY_PROTOCOL: u32 = 0x1;
    /// No MMIO read/write allowed of Gateway MMIO Access Control.
    pub const GATEWAY_MMIO_ACCESS_CONTROL_NO_MMIO_READ_WRITE_ALLOWED: u32 = 0x0;
    /// MMIO read/write to any address of Gateway MMIO Access Control.
    pub const GATEWAY_MMIO_ACCESS_CONTROL_MMIO_READ_WRITE_TO_ANY_ADDRESS: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MediaVfeState {
        let d = &fixed::<9>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 15), per_thread_scratch_space: u(d, 32, 35), scratch_space_base_pointer: a(d, 42, 63), reset_gateway_timer: u(d, 71, 71), number_of_urb_entries: u(d, 72, 79), maximum_number_of_threads: u(d, 80, 95), curbe_allocation_size: u(d, 128, 143), urb_entry_allocation_size: u(d, 144, 159), scoreboard_mask: u(d, 160, 167), scoreboard_type: u(d, 190, 190), scoreboard_enable: b(d, 191), scoreboard_0_delta_x: s(d, 192, 195), scoreboard_0_delta_y: s(d, 196, 199), scoreboard_1_delta_x: s(d, 200, 203), scoreboard_1_delta_y: s(d, 204, 207), scoreboard_2_delta_x: s(d, 208, 211), scoreboard_2_delta_y: s(d, 212, 215), scoreboard_3_delta_x: s(d, 216, 219), scoreboard_3_delta_y: s(d, 220, 223), scoreboard_4_delta_x: s(d, 224, 227), scoreboard_4_delta_y: s(d, 228, 231), scoreboard_5_delta_x: s(d, 232, 235), scoreboard_5_delta_y: s(d, 236, 239), scoreboard_6_delta_x: s(d, 240, 243), scoreboard_6_delta_y: s(d, 244, 247), scoreboard_7_delta_x: s(d, 248, 251), scoreboard_7_delta_y: s(d, 252, 255), bypass_gateway_control: u(d, 70, 70), gpgpu_mode: b(d, 66), gateway_mmio_access_control: u(d, 67, 68), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 15), per_thread_scratch_space: u(d, 32, 35), stack_size: u(d, 36, 39), scratch_space_base_pointer: a(d, 42, 79), reset_gateway_timer: u(d, 103, 103), number_of_urb_entries: u(d, 104, 111), maximum_number_of_threads: u(d, 112, 127), slice_disable: u(d, 128, 129), curbe_allocation_size: u(d, 160, 175), urb_entry_allocation_size: u(d, 176, 191), scoreboard_mask: u(d, 192, 199), scoreboard_type: u(d, 222, 222), scoreboard_enable: b(d, 223), scoreboard_0_delta_x: s(d, 224, 227), scoreboard_0_delta_y: s(d, 228, 231), scoreboard_1_delta_x: s(d, 232, 235), scoreboard_1_delta_y: s(d, 236, 239), scoreboard_2_delta_x: s(d, 240, 243), scoreboard_2_delta_y: s(d, 244, 247), scoreboard_3_delta_x: s(d, 248, 251), scoreboard_3_delta_y: s(d, 252, 255), scoreboard_4_delta_x: s(d, 256, 259), scoreboard_4_delta_y: s(d, 260, 263), scoreboard_5_delta_x: s(d, 264, 267), scoreboard_5_delta_y: s(d, 268, 271), scoreboard_6_delta_x: s(d, 272, 275), scoreboard_6_delta_y: s(d, 276, 279), scoreboard_7_delta_x: s(d, 280, 283), scoreboard_7_delta_y: s(d, 284, 287), bypass_gateway_control: u(d, 102, 102), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 15), per_thread_scratch_space: u(d, 32, 35), stack_size: u(d, 36, 39), scratch_space_base_pointer: a(d, 42, 79), reset_gateway_timer: u(d, 103, 103), number_of_urb_entries: u(d, 104, 111), maximum_number_of_threads: u(d, 112, 127), slice_disable: u(d, 128, 129), curbe_allocation_size: u(d, 160, 175), urb_entry_allocation_size: u(d, 176, 191), scoreboard_mask: u(d, 192, 199), scoreboard_type: u(d, 222, 222), scoreboard_enable: b(d, 223), scoreboard_0_delta_x: s(d, 224, 227), scoreboard_0_delta_y: s(d, 228, 231), scoreboard_1_delta_x: s(d, 232, 235), scoreboard_1_delta_y: s(d, 236, 239), scoreboard_2_delta_x: s(d, 240, 243), scoreboard_2_delta_y: s(d, 244, 247), scoreboard_3_delta_x: s(d, 248, 251), scoreboard_3_delta_y: s(d, 252, 255), scoreboard_4_delta_x: s(d, 256, 259), scoreboard_4_delta_y: s(d, 260, 263), scoreboard_5_delta_x: s(d, 264, 267), scoreboard_5_delta_y: s(d, 268, 271), scoreboard_6_delta_x: s(d, 272, 275), scoreboard_6_delta_y: s(d, 276, 279), scoreboard_7_delta_x: s(d, 280, 283), scoreboard_7_delta_y: s(d, 284, 287), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 9];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x70000000; let length = if self.dword_length == 0 { 6 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 35, u64::from(self.per_thread_scratch_space)); put_a(d, 42, 63, self.scratch_space_base_pointer); put(d, 71, 71, u64::from(self.reset_gateway_timer)); put(d, 72, 79, u64::from(self.number_of_urb_entries)); put(d, 80, 95, u64::from(self.maximum_number_of_threads)); put(d, 128, 143, u64::from(self.curbe_allocation_size)); put(d, 144, 159, u64::from(self.urb_entry_allocation_size)); put(d, 160, 167, u64::from(self.scoreboard_mask)); put(d, 190, 190, u64::from(self.scoreboard_type)); put(d, 191, 191, u64::from(self.scoreboard_enable)); put(d, 192, 195, self.scoreboard_0_delta_x as i64 as u64); put(d, 196, 199, self.scoreboard_0_delta_y as i64 as u64); put(d, 200, 203, self.scoreboard_1_delta_x as i64 as u64); put(d, 204, 207, self.scoreboard_1_delta_y as i64 as u64); put(d, 208, 211, self.scoreboard_2_delta_x as i64 as u64); put(d, 212, 215, self.scoreboard_2_delta_y as i64 as u64); put(d, 216, 219, self.scoreboard_3_delta_x as i64 as u64); put(d, 220, 223, self.scoreboard_3_delta_y as i64 as u64); put(d, 224, 227, self.scoreboard_4_delta_x as i64 as u64); put(d, 228, 231, self.scoreboard_4_delta_y as i64 as u64); put(d, 232, 235, self.scoreboard_5_delta_x as i64 as u64); put(d, 236, 239, self.scoreboard_5_delta_y as i64 as u64); put(d, 240, 243, self.scoreboard_6_delta_x as i64 as u64); put(d, 244, 247, self.scoreboard_6_delta_y as i64 as u64); put(d, 248, 251, self.scoreboard_7_delta_x as i64 as u64); put(d, 252, 255, self.scoreboard_7_delta_y as i64 as u64); put(d, 70, 70, u64::from(self.bypass_gateway_control)); put(d, 66, 66, u64::from(self.gpgpu_mode)); put(d, 67, 68, u64::from(self.gateway_mmio_access_control)); 8 }
            1 => { d[0] = 0x70000000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 35, u64::from(self.per_thread_scratch_space)); put(d, 36, 39, u64::from(self.stack_size)); put_a(d, 42, 79, self.scratch_space_base_pointer); put(d, 103, 103, u64::from(self.reset_gateway_timer)); put(d, 104, 111, u64::from(self.number_of_urb_entries)); put(d, 112, 127, u64::from(self.maximum_number_of_threads)); put(d, 128, 129, u64::from(self.slice_disable)); put(d, 160, 175, u64::from(self.curbe_allocation_size)); put(d, 176, 191, u64::from(self.urb_entry_allocation_size)); put(d, 192, 199, u64::from(self.scoreboard_mask)); put(d, 222, 222, u64::from(self.scoreboard_type)); put(d, 223, 223, u64::from(self.scoreboard_enable)); put(d, 224, 227, self.scoreboard_0_delta_x as i64 as u64); put(d, 228, 231, self.scoreboard_0_delta_y as i64 as u64); put(d, 232, 235, self.scoreboard_1_delta_x as i64 as u64); put(d, 236, 239, self.scoreboard_1_delta_y as i64 as u64); put(d, 240, 243, self.scoreboard_2_delta_x as i64 as u64); put(d, 244, 247, self.scoreboard_2_delta_y as i64 as u64); put(d, 248, 251, self.scoreboard_3_delta_x as i64 as u64); put(d, 252, 255, self.scoreboard_3_delta_y as i64 as u64); put(d, 256, 259, self.scoreboard_4_delta_x as i64 as u64); put(d, 260, 263, self.scoreboard_4_delta_y as i64 as u64); put(d, 264, 267, self.scoreboard_5_delta_x as i64 as u64); put(d, 268, 271, self.scoreboard_5_delta_y as i64 as u64); put(d, 272, 275, self.scoreboard_6_delta_x as i64 as u64); put(d, 276, 279, self.scoreboard_6_delta_y as i64 as u64); put(d, 280, 283, self.scoreboard_7_delta_x as i64 as u64); put(d, 284, 287, self.scoreboard_7_delta_y as i64 as u64); put(d, 102, 102, u64::from(self.bypass_gateway_control)); 9 }
            _ => { d[0] = 0x70000000; let length = if self.dword_length == 0 { 7 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 32, 35, u64::from(self.per_thread_scratch_space)); put(d, 36, 39, u64::from(self.stack_size)); put_a(d, 42, 79, self.scratch_space_base_pointer); put(d, 103, 103, u64::from(self.reset_gateway_timer)); put(d, 104, 111, u64::from(self.number_of_urb_entries)); put(d, 112, 127, u64::from(self.maximum_number_of_threads)); put(d, 128, 129, u64::from(self.slice_disable)); put(d, 160, 175, u64::from(self.curbe_allocation_size)); put(d, 176, 191, u64::from(self.urb_entry_allocation_size)); put(d, 192, 199, u64::from(self.scoreboard_mask)); put(d, 222, 222, u64::from(self.scoreboard_type)); put(d, 223, 223, u64::from(self.scoreboard_enable)); put(d, 224, 227, self.scoreboard_0_delta_x as i64 as u64); put(d, 228, 231, self.scoreboard_0_delta_y as i64 as u64); put(d, 232, 235, self.scoreboard_1_delta_x as i64 as u64); put(d, 236, 239, self.scoreboard_1_delta_y as i64 as u64); put(d, 240, 243, self.scoreboard_2_delta_x as i64 as u64); put(d, 244, 247, self.scoreboard_2_delta_y as i64 as u64); put(d, 248, 251, self.scoreboard_3_delta_x as i64 as u64); put(d, 252, 255, self.scoreboard_3_delta_y as i64 as u64); put(d, 256, 259, self.scoreboard_4_delta_x as i64 as u64); put(d, 260, 263, self.scoreboard_4_delta_y as i64 as u64); put(d, 264, 267, self.scoreboard_5_delta_x as i64 as u64); put(d, 268, 271, self.scoreboard_5_delta_y as i64 as u64); put(d, 272, 275, self.scoreboard_6_delta_x as i64 as u64); put(d, 276, 279, self.scoreboard_6_delta_y as i64 as u64); put(d, 280, 283, self.scoreboard_7_delta_x as i64 as u64); put(d, 284, 287, self.scoreboard_7_delta_y as i64 as u64); 9 }
        };
        words[..n.min(9)].to_vec()
    }
}
described!(MediaVfeState, MEDIAVFESTATE_ITEM, Item {
    noun: Noun::Command, name: "MEDIA_VFE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MEDIA_VFE_STATE", "mesa:gen8 MEDIA_VFE_STATE", "mesa:gen9 MEDIA_VFE_STATE"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x70000000)], length: &[(0xf, 0, 15, 2)], dwords: &[(0x1, 8, 8, false), (0xe, 9, 9, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 36, 41), (0x1, 64, 65), (0x1, 69, 69), (0x1, 96, 127), (0x1, 168, 189), (0xe, 40, 41), (0xe, 80, 95), (0x2, 96, 101), (0xe, 130, 159), (0xe, 200, 221), (0xc, 96, 102)],
    system: "C01", unbuilt: false, watch: &[w(0x1, 1, 0x3f0, 0x0), w(0x1, 2, 0x3b, 0x0), w(0x1, 3, 0xffffffff, 0x0), w(0x1, 5, 0x3fffff00, 0x0), w(0xe, 1, 0x300, 0x0), w(0xe, 2, 0xffff0000, 0x0), w(0x2, 3, 0x3f, 0x0), w(0xe, 4, 0xfffffffc, 0x0), w(0xe, 6, 0x3fffff00, 0x0), w(0xc, 3, 0x7f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Per Thread Scratch Space", places: &[p(0xf, 32, 35, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stack Size", places: &[p(0xe, 36, 39, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scratch Space Base Pointer", places: &[p(0x1, 42, 63, Kind::Address, 1, 0), p(0xe, 42, 79, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reset Gateway Timer", places: &[p(0x1, 71, 71, Kind::Uint, 1, 0), p(0xe, 103, 103, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Maintaining the existing timestamp state"), (0xf, 0x1, "Resetting relative timer and latching the global timestamp")], when: None, gap: None },
        Field { name: "Number of URB Entries", places: &[p(0x1, 72, 79, Kind::Uint, 1, 0), p(0xe, 104, 111, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Maximum Number of Threads", places: &[p(0x1, 80, 95, Kind::Uint, 1, 0), p(0xe, 112, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Disable", places: &[p(0xe, 128, 129, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "All Subslices Enabled"), (0xe, 0x1, "Only Slice 0 Enabled"), (0xe, 0x3, "Only Slice 0 Subslice 0 Enabled")], when: None, gap: None },
        Field { name: "CURBE Allocation Size", places: &[p(0x1, 128, 143, Kind::Uint, 1, 0), p(0xe, 160, 175, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "URB Entry Allocation Size", places: &[p(0x1, 144, 159, Kind::Uint, 1, 0), p(0xe, 176, 191, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard Mask", places: &[p(0x1, 160, 167, Kind::Uint, 1, 0), p(0xe, 192, 199, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard Type", places: &[p(0x1, 190, 190, Kind::Uint, 1, 0), p(0xe, 222, 222, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Stalling Scoreboard"), (0xf, 0x1, "Non-Stalling Scoreboard")], when: None, gap: None },
        Field { name: "Scoreboard Enable", places: &[p(0x1, 191, 191, Kind::Uint, 1, 0), p(0xe, 223, 223, Kind::Bool, 1, 0)], values: &[(0x1, 0x0, "Scoreboard disabled"), (0x1, 0x1, "Scoreboard enabled")], when: None, gap: None },
        Field { name: "Scoreboard 0 Delta X", places: &[p(0x1, 192, 195, Kind::Int, 1, 0), p(0xe, 224, 227, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 0 Delta Y", places: &[p(0x1, 196, 199, Kind::Int, 1, 0), p(0xe, 228, 231, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 1 Delta X", places: &[p(0x1, 200, 203, Kind::Int, 1, 0), p(0xe, 232, 235, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 1 Delta Y", places: &[p(0x1, 204, 207, Kind::Int, 1, 0), p(0xe, 236, 239, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 2 Delta X", places: &[p(0x1, 208, 211, Kind::Int, 1, 0), p(0xe, 240, 243, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 2 Delta Y", places: &[p(0x1, 212, 215, Kind::Int, 1, 0), p(0xe, 244, 247, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 3 Delta X", places: &[p(0x1, 216, 219, Kind::Int, 1, 0), p(0xe, 248, 251, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 3 Delta Y", places: &[p(0x1, 220, 223, Kind::Int, 1, 0), p(0xe, 252, 255, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 4 Delta X", places: &[p(0x1, 224, 227, Kind::Int, 1, 0), p(0xe, 256, 259, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 4 Delta Y", places: &[p(0x1, 228, 231, Kind::Int, 1, 0), p(0xe, 260, 263, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 5 Delta X", places: &[p(0x1, 232, 235, Kind::Int, 1, 0), p(0xe, 264, 267, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 5 Delta Y", places: &[p(0x1, 236, 239, Kind::Int, 1, 0), p(0xe, 268, 271, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 6 Delta X", places: &[p(0x1, 240, 243, Kind::Int, 1, 0), p(0xe, 272, 275, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 6 Delta Y", places: &[p(0x1, 244, 247, Kind::Int, 1, 0), p(0xe, 276, 279, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 7 Delta X", places: &[p(0x1, 248, 251, Kind::Int, 1, 0), p(0xe, 280, 283, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Scoreboard 7 Delta Y", places: &[p(0x1, 252, 255, Kind::Int, 1, 0), p(0xe, 284, 287, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bypass Gateway Control", places: &[p(0x1, 70, 70, Kind::Uint, 1, 0), p(0x2, 102, 102, Kind::Uint, 1, 0)], values: &[(0x3, 0x0, "Maintaining OpenGateway/ForwardMsg/CloseGateway protocol (legacy mode)"), (0x3, 0x1, "Bypassing OpenGateway/CloseGateway protocol")], when: None, gap: None },
        Field { name: "GPGPU Mode", places: &[p(0x1, 66, 66, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gateway MMIO Access Control", places: &[p(0x1, 67, 68, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "No MMIO read/write allowed"), (0x1, 0x2, "MMIO read/write to any address")], when: None, gap: Some(Gap { system: "C01", usual: &[0] }) },
    ],
});

