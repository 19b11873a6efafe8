//! Generated from hw/messages/data_cache_1.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `TRANSPOSE_READ`: Media transpose read. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TransposeRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
}
impl TransposeRead {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> TransposeRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 7, u64::from(self.binding_table_index)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(TransposeRead, TRANSPOSEREAD_ITEM, Item {
    noun: Noun::Message, name: "TRANSPOSE_READ", title: "Media transpose read", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types"],
    engines: &[], key: &[(0xe, 0x7c000, 0x0)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 13), (0xe, 29, 31)],
    system: "DP-38", unbuilt: false, watch: &[w(0xe, 0, 0xe0003f00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `UNTYPED_SURFACE_READ`: One to four DWords a channel. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_CMASK - Channel Mask Message Descriptor Control Field]` `[mesa:compiler brw_dp_untyped_surface_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UntypedSurfaceRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl UntypedSurfaceRead {
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> UntypedSurfaceRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), channel_mask_disable: u(d, 8, 11), simd_mode: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x14000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 }
            _ => { d[0] = 0x4000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(UntypedSurfaceRead, UNTYPEDSURFACEREAD_ITEM, Item {
    noun: Noun::Message, name: "UNTYPED_SURFACE_READ", title: "One to four DWords a channel", rows: 0xf,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_CMASK - Channel Mask Message Descriptor Control Field", "mesa:compiler brw_dp_untyped_surface_rw_desc"],
    engines: &[], key: &[(0x1, 0x7c000, 0x14000), (0xe, 0x7c000, 0x4000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 29, 31)],
    system: "DP-27", unbuilt: false, watch: &[w(0xf, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Channel Mask Disable", places: &[p(0xf, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 12, 13, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD4X2"), (0xf, 0x1, "SIMD16"), (0xf, 0x2, "SIMD8")], when: None, gap: None },
    ],
});

/// `UNTYPED_SURFACE_WRITE`: One to four DWords a channel. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_UW_CMASK - Untyped Write Channel Mask Message]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UntypedSurfaceWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl UntypedSurfaceWrite {
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> UntypedSurfaceWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), channel_mask_disable: u(d, 8, 11), simd_mode: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x34000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 }
            _ => { d[0] = 0x24000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(UntypedSurfaceWrite, UNTYPEDSURFACEWRITE_ITEM, Item {
    noun: Noun::Message, name: "UNTYPED_SURFACE_WRITE", title: "One to four DWords a channel", rows: 0xf,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_UW_CMASK - Untyped Write Channel Mask Message"],
    engines: &[], key: &[(0x1, 0x7c000, 0x34000), (0xe, 0x7c000, 0x24000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 29, 31)],
    system: "DP-27", unbuilt: false, watch: &[w(0xf, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Channel Mask Disable", places: &[p(0xf, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 12, 13, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD4X2"), (0xf, 0x1, "SIMD16"), (0xf, 0x2, "SIMD8")], when: None, gap: None },
    ],
});

/// `UNTYPED_ATOMIC_INTEGER`: Integer atomic on DWords. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_AOP2 - Atomic Integer Binary Operation Message Descriptor]` `[mesa:compiler brw_dp_untyped_atomic_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UntypedAtomicInteger {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl UntypedAtomicInteger {
    /// CMPWR8B of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR8B: u32 = 0x0;
    /// AND of Atomic Operation.
    pub const ATOMIC_OPERATION_AND: u32 = 0x1;
    /// OR of Atomic Operation.
    pub const ATOMIC_OPERATION_OR: u32 = 0x2;
    /// XOR of Atomic Operation.
    pub const ATOMIC_OPERATION_XOR: u32 = 0x3;
    /// MOV of Atomic Operation.
    pub const ATOMIC_OPERATION_MOV: u32 = 0x4;
    /// INC of Atomic Operation.
    pub const ATOMIC_OPERATION_INC: u32 = 0x5;
    /// DEC of Atomic Operation.
    pub const ATOMIC_OPERATION_DEC: u32 = 0x6;
    /// ADD of Atomic Operation.
    pub const ATOMIC_OPERATION_ADD: u32 = 0x7;
    /// SUB of Atomic Operation.
    pub const ATOMIC_OPERATION_SUB: u32 = 0x8;
    /// REVSUB of Atomic Operation.
    pub const ATOMIC_OPERATION_REVSUB: u32 = 0x9;
    /// IMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_IMAX: u32 = 0xa;
    /// IMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_IMIN: u32 = 0xb;
    /// UMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_UMAX: u32 = 0xc;
    /// UMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_UMIN: u32 = 0xd;
    /// CMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR: u32 = 0xe;
    /// PREDEC of Atomic Operation.
    pub const ATOMIC_OPERATION_PREDEC: u32 = 0xf;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x0;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> UntypedAtomicInteger {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 11), simd_mode: u(d, 12, 12), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x18000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 12, 12, u64::from(self.simd_mode)); put(d, 13, 13, u64::from(self.return_data)); 1 }
            _ => { d[0] = 0x8000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 12, 12, u64::from(self.simd_mode)); put(d, 13, 13, u64::from(self.return_data)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(UntypedAtomicInteger, UNTYPEDATOMICINTEGER_ITEM, Item {
    noun: Noun::Message, name: "UNTYPED_ATOMIC_INTEGER", title: "Integer atomic on DWords", rows: 0xf,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_AOP2 - Atomic Integer Binary Operation Message Descriptor", "mesa:compiler brw_dp_untyped_atomic_desc"],
    engines: &[], key: &[(0x1, 0x7c000, 0x18000), (0xe, 0x7c000, 0x8000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 29, 31)],
    system: "DP-32", unbuilt: false, watch: &[w(0xf, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xf, 8, 11, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "CMPWR8B"), (0xf, 0x1, "AND"), (0xf, 0x2, "OR"), (0xf, 0x3, "XOR"), (0xf, 0x4, "MOV"), (0xf, 0x5, "INC"), (0xf, 0x6, "DEC"), (0xf, 0x7, "ADD"), (0xf, 0x8, "SUB"), (0xf, 0x9, "REVSUB"), (0xf, 0xa, "IMAX"), (0xf, 0xb, "IMIN"), (0xf, 0xc, "UMAX"), (0xf, 0xd, "UMIN"), (0xf, 0xe, "CMPWR"), (0xf, 0xf, "PREDEC")], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xf, 12, 12, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD16"), (0xf, 0x1, "SIMD8")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `UNTYPED_ATOMIC_INTEGER_SIMD4X2`: Integer atomic on DWords, SIMD4x2. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[mesa:compiler brw_dp_untyped_atomic_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UntypedAtomicIntegerSimd4x2 {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl UntypedAtomicIntegerSimd4x2 {
    /// CMPWR8B of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR8B: u32 = 0x0;
    /// AND of Atomic Operation.
    pub const ATOMIC_OPERATION_AND: u32 = 0x1;
    /// OR of Atomic Operation.
    pub const ATOMIC_OPERATION_OR: u32 = 0x2;
    /// XOR of Atomic Operation.
    pub const ATOMIC_OPERATION_XOR: u32 = 0x3;
    /// MOV of Atomic Operation.
    pub const ATOMIC_OPERATION_MOV: u32 = 0x4;
    /// INC of Atomic Operation.
    pub const ATOMIC_OPERATION_INC: u32 = 0x5;
    /// DEC of Atomic Operation.
    pub const ATOMIC_OPERATION_DEC: u32 = 0x6;
    /// ADD of Atomic Operation.
    pub const ATOMIC_OPERATION_ADD: u32 = 0x7;
    /// SUB of Atomic Operation.
    pub const ATOMIC_OPERATION_SUB: u32 = 0x8;
    /// REVSUB of Atomic Operation.
    pub const ATOMIC_OPERATION_REVSUB: u32 = 0x9;
    /// IMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_IMAX: u32 = 0xa;
    /// IMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_IMIN: u32 = 0xb;
    /// UMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_UMAX: u32 = 0xc;
    /// UMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_UMIN: u32 = 0xd;
    /// CMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR: u32 = 0xe;
    /// PREDEC of Atomic Operation.
    pub const ATOMIC_OPERATION_PREDEC: u32 = 0xf;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> UntypedAtomicIntegerSimd4x2 {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 11), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0xc000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(UntypedAtomicIntegerSimd4x2, UNTYPEDATOMICINTEGERSIMD4X2_ITEM, Item {
    noun: Noun::Message, name: "UNTYPED_ATOMIC_INTEGER_SIMD4X2", title: "Integer atomic on DWords, SIMD4x2", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "mesa:compiler brw_dp_untyped_atomic_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0xc000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 12), (0xe, 29, 31)],
    system: "DP-32", unbuilt: false, watch: &[w(0xe, 0, 0xe0001000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "CMPWR8B"), (0xe, 0x1, "AND"), (0xe, 0x2, "OR"), (0xe, 0x3, "XOR"), (0xe, 0x4, "MOV"), (0xe, 0x5, "INC"), (0xe, 0x6, "DEC"), (0xe, 0x7, "ADD"), (0xe, 0x8, "SUB"), (0xe, 0x9, "REVSUB"), (0xe, 0xa, "IMAX"), (0xe, 0xb, "IMIN"), (0xe, 0xc, "UMAX"), (0xe, 0xd, "UMIN"), (0xe, 0xe, "CMPWR"), (0xe, 0xf, "PREDEC")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MEDIA_BLOCK_READ`: Rectangle of bytes. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_VLSO - Vertical Line Stride Override Message Descriptor]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaBlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Vertical Line Stride Override, uint.
    pub vertical_line_stride_override: u32,
}
impl MediaBlockRead {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MediaBlockRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), vertical_line_stride_override: u(d, 8, 10), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x10000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.vertical_line_stride_override)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MediaBlockRead, MEDIABLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "MEDIA_BLOCK_READ", title: "Rectangle of bytes", rows: 0xf,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_VLSO - Vertical Line Stride Override Message Descriptor"],
    engines: &[], key: &[(0x1, 0x7c000, 0x10000), (0xe, 0x7c000, 0x10000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 11, 13), (0xf, 29, 31)],
    system: "DP-39", unbuilt: false, watch: &[w(0xf, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Line Stride Override", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MEDIA_BLOCK_WRITE`: Rectangle of bytes. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaBlockWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Vertical Line Stride Override, uint.
    pub vertical_line_stride_override: u32,
}
impl MediaBlockWrite {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MediaBlockWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), vertical_line_stride_override: u(d, 8, 10), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x28000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.vertical_line_stride_override)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(MediaBlockWrite, MEDIABLOCKWRITE_ITEM, Item {
    noun: Noun::Message, name: "MEDIA_BLOCK_WRITE", title: "Rectangle of bytes", rows: 0xf,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types"],
    engines: &[], key: &[(0x1, 0x7c000, 0x28000), (0xe, 0x7c000, 0x28000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 11, 13), (0xf, 29, 31)],
    system: "DP-39", unbuilt: false, watch: &[w(0xf, 0, 0xe0003800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Vertical Line Stride Override", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `TYPED_SURFACE_READ`: Texel with format conversion. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_SG3 - Slot Group 3 Message Descriptor Control Field]` `[mesa:compiler brw_dp_typed_surface_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TypedSurfaceRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// Slot Group, uint.
    pub slot_group: u32,
    /// High Slot Group, bool.
    pub high_slot_group: bool,
}
impl TypedSurfaceRead {
    /// SIMD4X2 of Slot Group.
    pub const SLOT_GROUP_SIMD4X2: u32 = 0x0;
    /// LOW_8 of Slot Group.
    pub const SLOT_GROUP_LOW_8: u32 = 0x1;
    /// HIGH_8 of Slot Group.
    pub const SLOT_GROUP_HIGH_8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> TypedSurfaceRead {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), channel_mask_disable: u(d, 8, 11), high_slot_group: b(d, 13), ..Self::default() },
            _ => Self { binding_table_index: u(d, 0, 7), channel_mask_disable: u(d, 8, 11), slot_group: u(d, 12, 13), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x14000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 13, 13, u64::from(self.high_slot_group)); 1 }
            _ => { d[0] = 0x14000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.slot_group)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(TypedSurfaceRead, TYPEDSURFACEREAD_ITEM, Item {
    noun: Noun::Message, name: "TYPED_SURFACE_READ", title: "Texel with format conversion", rows: 0xf,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_SG3 - Slot Group 3 Message Descriptor Control Field", "mesa:compiler brw_dp_typed_surface_rw_desc"],
    engines: &[], key: &[(0x1, 0x7c000, 0x14000), (0xe, 0x7c000, 0x14000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 12, 12), (0xf, 29, 31)],
    system: "DP-29", unbuilt: false, watch: &[w(0x1, 0, 0xe0001000, 0x0), w(0xe, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Channel Mask Disable", places: &[p(0xf, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slot Group", places: &[p(0xe, 12, 13, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SIMD4X2"), (0xe, 0x1, "LOW_8"), (0xe, 0x2, "HIGH_8")], when: None, gap: None },
        Field { name: "High Slot Group", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `TYPED_SURFACE_WRITE`: Texel with format conversion. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[mesa:compiler brw_dp_typed_surface_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TypedSurfaceWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// Slot Group, uint.
    pub slot_group: u32,
    /// High Slot Group, bool.
    pub high_slot_group: bool,
}
impl TypedSurfaceWrite {
    /// SIMD4X2 of Slot Group.
    pub const SLOT_GROUP_SIMD4X2: u32 = 0x0;
    /// LOW_8 of Slot Group.
    pub const SLOT_GROUP_LOW_8: u32 = 0x1;
    /// HIGH_8 of Slot Group.
    pub const SLOT_GROUP_HIGH_8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> TypedSurfaceWrite {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 => Self { binding_table_index: u(d, 0, 7), channel_mask_disable: u(d, 8, 11), high_slot_group: b(d, 13), ..Self::default() },
            _ => Self { binding_table_index: u(d, 0, 7), channel_mask_disable: u(d, 8, 11), slot_group: u(d, 12, 13), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x34000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 13, 13, u64::from(self.high_slot_group)); 1 }
            _ => { d[0] = 0x34000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.slot_group)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(TypedSurfaceWrite, TYPEDSURFACEWRITE_ITEM, Item {
    noun: Noun::Message, name: "TYPED_SURFACE_WRITE", title: "Texel with format conversion", rows: 0xf,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "mesa:compiler brw_dp_typed_surface_rw_desc"],
    engines: &[], key: &[(0x1, 0x7c000, 0x34000), (0xe, 0x7c000, 0x34000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 12, 12), (0xf, 29, 31)],
    system: "DP-29", unbuilt: false, watch: &[w(0x1, 0, 0xe0001000, 0x0), w(0xe, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Channel Mask Disable", places: &[p(0xf, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slot Group", places: &[p(0xe, 12, 13, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SIMD4X2"), (0xe, 0x1, "LOW_8"), (0xe, 0x2, "HIGH_8")], when: None, gap: None },
        Field { name: "High Slot Group", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `TYPED_ATOMIC_INTEGER`: Integer atomic on a texel. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[mesa:compiler brw_dp_typed_atomic_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TypedAtomicInteger {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// High Slot Group, bool.
    pub high_slot_group: bool,
    /// Return Data, bool.
    pub return_data: bool,
}
impl TypedAtomicInteger {
    /// CMPWR8B of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR8B: u32 = 0x0;
    /// AND of Atomic Operation.
    pub const ATOMIC_OPERATION_AND: u32 = 0x1;
    /// OR of Atomic Operation.
    pub const ATOMIC_OPERATION_OR: u32 = 0x2;
    /// XOR of Atomic Operation.
    pub const ATOMIC_OPERATION_XOR: u32 = 0x3;
    /// MOV of Atomic Operation.
    pub const ATOMIC_OPERATION_MOV: u32 = 0x4;
    /// INC of Atomic Operation.
    pub const ATOMIC_OPERATION_INC: u32 = 0x5;
    /// DEC of Atomic Operation.
    pub const ATOMIC_OPERATION_DEC: u32 = 0x6;
    /// ADD of Atomic Operation.
    pub const ATOMIC_OPERATION_ADD: u32 = 0x7;
    /// SUB of Atomic Operation.
    pub const ATOMIC_OPERATION_SUB: u32 = 0x8;
    /// REVSUB of Atomic Operation.
    pub const ATOMIC_OPERATION_REVSUB: u32 = 0x9;
    /// IMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_IMAX: u32 = 0xa;
    /// IMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_IMIN: u32 = 0xb;
    /// UMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_UMAX: u32 = 0xc;
    /// UMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_UMIN: u32 = 0xd;
    /// CMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR: u32 = 0xe;
    /// PREDEC of Atomic Operation.
    pub const ATOMIC_OPERATION_PREDEC: u32 = 0xf;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> TypedAtomicInteger {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 11), high_slot_group: b(d, 12), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x18000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 12, 12, u64::from(self.high_slot_group)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(TypedAtomicInteger, TYPEDATOMICINTEGER_ITEM, Item {
    noun: Noun::Message, name: "TYPED_ATOMIC_INTEGER", title: "Integer atomic on a texel", rows: 0xf,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "mesa:compiler brw_dp_typed_atomic_desc"],
    engines: &[], key: &[(0x1, 0x7c000, 0x18000), (0xe, 0x7c000, 0x18000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 29, 31)],
    system: "DP-36", unbuilt: false, watch: &[w(0xf, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xf, 8, 11, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "CMPWR8B"), (0xf, 0x1, "AND"), (0xf, 0x2, "OR"), (0xf, 0x3, "XOR"), (0xf, 0x4, "MOV"), (0xf, 0x5, "INC"), (0xf, 0x6, "DEC"), (0xf, 0x7, "ADD"), (0xf, 0x8, "SUB"), (0xf, 0x9, "REVSUB"), (0xf, 0xa, "IMAX"), (0xf, 0xb, "IMIN"), (0xf, 0xc, "UMAX"), (0xf, 0xd, "UMIN"), (0xf, 0xe, "CMPWR"), (0xf, 0xf, "PREDEC")], when: None, gap: None },
        Field { name: "High Slot Group", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xf, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `TYPED_ATOMIC_INTEGER_SIMD4X2`: Integer atomic on a texel, SIMD4x2. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TypedAtomicIntegerSimd4x2 {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl TypedAtomicIntegerSimd4x2 {
    /// CMPWR8B of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR8B: u32 = 0x0;
    /// AND of Atomic Operation.
    pub const ATOMIC_OPERATION_AND: u32 = 0x1;
    /// OR of Atomic Operation.
    pub const ATOMIC_OPERATION_OR: u32 = 0x2;
    /// XOR of Atomic Operation.
    pub const ATOMIC_OPERATION_XOR: u32 = 0x3;
    /// MOV of Atomic Operation.
    pub const ATOMIC_OPERATION_MOV: u32 = 0x4;
    /// INC of Atomic Operation.
    pub const ATOMIC_OPERATION_INC: u32 = 0x5;
    /// DEC of Atomic Operation.
    pub const ATOMIC_OPERATION_DEC: u32 = 0x6;
    /// ADD of Atomic Operation.
    pub const ATOMIC_OPERATION_ADD: u32 = 0x7;
    /// SUB of Atomic Operation.
    pub const ATOMIC_OPERATION_SUB: u32 = 0x8;
    /// REVSUB of Atomic Operation.
    pub const ATOMIC_OPERATION_REVSUB: u32 = 0x9;
    /// IMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_IMAX: u32 = 0xa;
    /// IMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_IMIN: u32 = 0xb;
    /// UMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_UMAX: u32 = 0xc;
    /// UMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_UMIN: u32 = 0xd;
    /// CMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR: u32 = 0xe;
    /// PREDEC of Atomic Operation.
    pub const ATOMIC_OPERATION_PREDEC: u32 = 0xf;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> TypedAtomicIntegerSimd4x2 {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 11), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x1c000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(TypedAtomicIntegerSimd4x2, TYPEDATOMICINTEGERSIMD4X2_ITEM, Item {
    noun: Noun::Message, name: "TYPED_ATOMIC_INTEGER_SIMD4X2", title: "Integer atomic on a texel, SIMD4x2", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types"],
    engines: &[], key: &[(0xe, 0x7c000, 0x1c000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 12), (0xe, 29, 31)],
    system: "DP-36", unbuilt: false, watch: &[w(0xe, 0, 0xe0001000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "CMPWR8B"), (0xe, 0x1, "AND"), (0xe, 0x2, "OR"), (0xe, 0x3, "XOR"), (0xe, 0x4, "MOV"), (0xe, 0x5, "INC"), (0xe, 0x6, "DEC"), (0xe, 0x7, "ADD"), (0xe, 0x8, "SUB"), (0xe, 0x9, "REVSUB"), (0xe, 0xa, "IMAX"), (0xe, 0xb, "IMIN"), (0xe, 0xc, "UMAX"), (0xe, 0xd, "UMIN"), (0xe, 0xe, "CMPWR"), (0xe, 0xf, "PREDEC")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `ATOMIC_COUNTER`: Atomic on an append counter. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AtomicCounter {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// High Slot Group, bool.
    pub high_slot_group: bool,
    /// Return Data, bool.
    pub return_data: bool,
}
impl AtomicCounter {
    /// CMPWR8B of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR8B: u32 = 0x0;
    /// AND of Atomic Operation.
    pub const ATOMIC_OPERATION_AND: u32 = 0x1;
    /// OR of Atomic Operation.
    pub const ATOMIC_OPERATION_OR: u32 = 0x2;
    /// XOR of Atomic Operation.
    pub const ATOMIC_OPERATION_XOR: u32 = 0x3;
    /// MOV of Atomic Operation.
    pub const ATOMIC_OPERATION_MOV: u32 = 0x4;
    /// INC of Atomic Operation.
    pub const ATOMIC_OPERATION_INC: u32 = 0x5;
    /// DEC of Atomic Operation.
    pub const ATOMIC_OPERATION_DEC: u32 = 0x6;
    /// ADD of Atomic Operation.
    pub const ATOMIC_OPERATION_ADD: u32 = 0x7;
    /// SUB of Atomic Operation.
    pub const ATOMIC_OPERATION_SUB: u32 = 0x8;
    /// REVSUB of Atomic Operation.
    pub const ATOMIC_OPERATION_REVSUB: u32 = 0x9;
    /// IMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_IMAX: u32 = 0xa;
    /// IMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_IMIN: u32 = 0xb;
    /// UMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_UMAX: u32 = 0xc;
    /// UMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_UMIN: u32 = 0xd;
    /// CMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR: u32 = 0xe;
    /// PREDEC of Atomic Operation.
    pub const ATOMIC_OPERATION_PREDEC: u32 = 0xf;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> AtomicCounter {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 11), high_slot_group: b(d, 12), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x2c000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 12, 12, u64::from(self.high_slot_group)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(AtomicCounter, ATOMICCOUNTER_ITEM, Item {
    noun: Noun::Message, name: "ATOMIC_COUNTER", title: "Atomic on an append counter", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types"],
    engines: &[], key: &[(0xe, 0x7c000, 0x2c000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 29, 31)],
    system: "DP-37", unbuilt: false, watch: &[w(0xe, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "CMPWR8B"), (0xe, 0x1, "AND"), (0xe, 0x2, "OR"), (0xe, 0x3, "XOR"), (0xe, 0x4, "MOV"), (0xe, 0x5, "INC"), (0xe, 0x6, "DEC"), (0xe, 0x7, "ADD"), (0xe, 0x8, "SUB"), (0xe, 0x9, "REVSUB"), (0xe, 0xa, "IMAX"), (0xe, 0xb, "IMIN"), (0xe, 0xc, "UMAX"), (0xe, 0xd, "UMIN"), (0xe, 0xe, "CMPWR"), (0xe, 0xf, "PREDEC")], when: None, gap: None },
        Field { name: "High Slot Group", places: &[p(0xe, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `ATOMIC_COUNTER_SIMD4X2`: Atomic on an append counter, SIMD4x2. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AtomicCounterSimd4x2 {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl AtomicCounterSimd4x2 {
    /// CMPWR8B of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR8B: u32 = 0x0;
    /// AND of Atomic Operation.
    pub const ATOMIC_OPERATION_AND: u32 = 0x1;
    /// OR of Atomic Operation.
    pub const ATOMIC_OPERATION_OR: u32 = 0x2;
    /// XOR of Atomic Operation.
    pub const ATOMIC_OPERATION_XOR: u32 = 0x3;
    /// MOV of Atomic Operation.
    pub const ATOMIC_OPERATION_MOV: u32 = 0x4;
    /// INC of Atomic Operation.
    pub const ATOMIC_OPERATION_INC: u32 = 0x5;
    /// DEC of Atomic Operation.
    pub const ATOMIC_OPERATION_DEC: u32 = 0x6;
    /// ADD of Atomic Operation.
    pub const ATOMIC_OPERATION_ADD: u32 = 0x7;
    /// SUB of Atomic Operation.
    pub const ATOMIC_OPERATION_SUB: u32 = 0x8;
    /// REVSUB of Atomic Operation.
    pub const ATOMIC_OPERATION_REVSUB: u32 = 0x9;
    /// IMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_IMAX: u32 = 0xa;
    /// IMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_IMIN: u32 = 0xb;
    /// UMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_UMAX: u32 = 0xc;
    /// UMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_UMIN: u32 = 0xd;
    /// CMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR: u32 = 0xe;
    /// PREDEC of Atomic Operation.
    pub const ATOMIC_OPERATION_PREDEC: u32 = 0xf;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> AtomicCounterSimd4x2 {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 11), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x30000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(AtomicCounterSimd4x2, ATOMICCOUNTERSIMD4X2_ITEM, Item {
    noun: Noun::Message, name: "ATOMIC_COUNTER_SIMD4X2", title: "Atomic on an append counter, SIMD4x2", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types"],
    engines: &[], key: &[(0xe, 0x7c000, 0x30000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 12), (0xe, 29, 31)],
    system: "DP-37", unbuilt: false, watch: &[w(0xe, 0, 0xe0001000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "CMPWR8B"), (0xe, 0x1, "AND"), (0xe, 0x2, "OR"), (0xe, 0x3, "XOR"), (0xe, 0x4, "MOV"), (0xe, 0x5, "INC"), (0xe, 0x6, "DEC"), (0xe, 0x7, "ADD"), (0xe, 0x8, "SUB"), (0xe, 0x9, "REVSUB"), (0xe, 0xa, "IMAX"), (0xe, 0xb, "IMIN"), (0xe, 0xc, "UMAX"), (0xe, 0xd, "UMIN"), (0xe, 0xe, "CMPWR"), (0xe, 0xf, "PREDEC")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `A64_SCATTERED_READ`: Elements at 64-bit addresses. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_A64_DS - A64 Data Size Message Descriptor Control Field]` `[mesa:compiler brw_dp_a64_byte_scattered_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64ScatteredRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Subtype, uint.
    pub subtype: u32,
    /// Data Elements, uint.
    pub data_elements: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl A64ScatteredRead {
    /// BYTE of Subtype.
    pub const SUBTYPE_BYTE: u32 = 0x0;
    /// DWORD of Subtype.
    pub const SUBTYPE_DWORD: u32 = 0x1;
    /// QWORD of Subtype.
    pub const SUBTYPE_QWORD: u32 = 0x2;
    /// 1_ELEMENT of Data Elements.
    pub const DATA_ELEMENTS_1_ELEMENT: u32 = 0x0;
    /// 2_ELEMENTS of Data Elements.
    pub const DATA_ELEMENTS_2_ELEMENTS: u32 = 0x1;
    /// 4_ELEMENTS of Data Elements.
    pub const DATA_ELEMENTS_4_ELEMENTS: u32 = 0x2;
    /// 8_ELEMENTS of Data Elements.
    pub const DATA_ELEMENTS_8_ELEMENTS: u32 = 0x3;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64ScatteredRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), subtype: u(d, 8, 9), data_elements: u(d, 10, 11), simd_mode: u(d, 12, 12), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x40000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 9, u64::from(self.subtype)); put(d, 10, 11, u64::from(self.data_elements)); put(d, 12, 12, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64ScatteredRead, A64SCATTEREDREAD_ITEM, Item {
    noun: Noun::Message, name: "A64_SCATTERED_READ", title: "Elements at 64-bit addresses", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_A64_DS - A64 Data Size Message Descriptor Control Field", "mesa:compiler brw_dp_a64_byte_scattered_rw_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x40000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 13, 13), (0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0002000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Subtype", places: &[p(0xe, 8, 9, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "BYTE"), (0xe, 0x1, "DWORD"), (0xe, 0x2, "QWORD")], when: None, gap: None },
        Field { name: "Data Elements", places: &[p(0xe, 10, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "1_ELEMENT"), (0xe, 0x1, "2_ELEMENTS"), (0xe, 0x2, "4_ELEMENTS"), (0xe, 0x3, "8_ELEMENTS")], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xe, 12, 12, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SIMD8"), (0xe, 0x1, "SIMD16")], when: None, gap: None },
    ],
});

/// `A64_SCATTERED_WRITE`: Elements at 64-bit addresses. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_A64_DS - A64 Data Size Message Descriptor Control Field]` `[mesa:compiler brw_dp_a64_byte_scattered_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64ScatteredWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Subtype, uint.
    pub subtype: u32,
    /// Data Elements, uint.
    pub data_elements: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl A64ScatteredWrite {
    /// BYTE of Subtype.
    pub const SUBTYPE_BYTE: u32 = 0x0;
    /// DWORD of Subtype.
    pub const SUBTYPE_DWORD: u32 = 0x1;
    /// QWORD of Subtype.
    pub const SUBTYPE_QWORD: u32 = 0x2;
    /// 1_ELEMENT of Data Elements.
    pub const DATA_ELEMENTS_1_ELEMENT: u32 = 0x0;
    /// 2_ELEMENTS of Data Elements.
    pub const DATA_ELEMENTS_2_ELEMENTS: u32 = 0x1;
    /// 4_ELEMENTS of Data Elements.
    pub const DATA_ELEMENTS_4_ELEMENTS: u32 = 0x2;
    /// 8_ELEMENTS of Data Elements.
    pub const DATA_ELEMENTS_8_ELEMENTS: u32 = 0x3;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64ScatteredWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), subtype: u(d, 8, 9), data_elements: u(d, 10, 11), simd_mode: u(d, 12, 12), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x68000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 9, u64::from(self.subtype)); put(d, 10, 11, u64::from(self.data_elements)); put(d, 12, 12, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64ScatteredWrite, A64SCATTEREDWRITE_ITEM, Item {
    noun: Noun::Message, name: "A64_SCATTERED_WRITE", title: "Elements at 64-bit addresses", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_A64_DS - A64 Data Size Message Descriptor Control Field", "mesa:compiler brw_dp_a64_byte_scattered_rw_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x68000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 13, 13), (0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0002000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Subtype", places: &[p(0xe, 8, 9, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "BYTE"), (0xe, 0x1, "DWORD"), (0xe, 0x2, "QWORD")], when: None, gap: None },
        Field { name: "Data Elements", places: &[p(0xe, 10, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "1_ELEMENT"), (0xe, 0x1, "2_ELEMENTS"), (0xe, 0x2, "4_ELEMENTS"), (0xe, 0x3, "8_ELEMENTS")], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xe, 12, 12, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SIMD8"), (0xe, 0x1, "SIMD16")], when: None, gap: None },
    ],
});

/// `A64_UNTYPED_SURFACE_READ`: One to four DWords at 64-bit addresses. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_CMASK - Channel Mask Message Descriptor Control Field]` `[mesa:compiler brw_dp_a64_untyped_surface_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64UntypedSurfaceRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl A64UntypedSurfaceRead {
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64UntypedSurfaceRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), channel_mask_disable: u(d, 8, 11), simd_mode: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x44000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64UntypedSurfaceRead, A64UNTYPEDSURFACEREAD_ITEM, Item {
    noun: Noun::Message, name: "A64_UNTYPED_SURFACE_READ", title: "One to four DWords at 64-bit addresses", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_CMASK - Channel Mask Message Descriptor Control Field", "mesa:compiler brw_dp_a64_untyped_surface_rw_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x44000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Channel Mask Disable", places: &[p(0xe, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xe, 12, 13, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SIMD4X2"), (0xe, 0x1, "SIMD16"), (0xe, 0x2, "SIMD8")], when: None, gap: None },
    ],
});

/// `A64_UNTYPED_SURFACE_WRITE`: One to four DWords at 64-bit addresses. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_CMASK - Channel Mask Message Descriptor Control Field]` `[mesa:compiler brw_dp_a64_untyped_surface_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64UntypedSurfaceWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl A64UntypedSurfaceWrite {
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64UntypedSurfaceWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), channel_mask_disable: u(d, 8, 11), simd_mode: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x64000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64UntypedSurfaceWrite, A64UNTYPEDSURFACEWRITE_ITEM, Item {
    noun: Noun::Message, name: "A64_UNTYPED_SURFACE_WRITE", title: "One to four DWords at 64-bit addresses", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_CMASK - Channel Mask Message Descriptor Control Field", "mesa:compiler brw_dp_a64_untyped_surface_rw_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x64000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Channel Mask Disable", places: &[p(0xe, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xe, 12, 13, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SIMD4X2"), (0xe, 0x1, "SIMD16"), (0xe, 0x2, "SIMD8")], when: None, gap: None },
    ],
});

/// `A64_UNTYPED_ATOMIC_INTEGER`: Integer atomic at 64-bit addresses. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[mesa:compiler brw_dp_a64_untyped_atomic_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64UntypedAtomicInteger {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// Data Width, uint.
    pub data_width: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl A64UntypedAtomicInteger {
    /// CMPWR8B of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR8B: u32 = 0x0;
    /// AND of Atomic Operation.
    pub const ATOMIC_OPERATION_AND: u32 = 0x1;
    /// OR of Atomic Operation.
    pub const ATOMIC_OPERATION_OR: u32 = 0x2;
    /// XOR of Atomic Operation.
    pub const ATOMIC_OPERATION_XOR: u32 = 0x3;
    /// MOV of Atomic Operation.
    pub const ATOMIC_OPERATION_MOV: u32 = 0x4;
    /// INC of Atomic Operation.
    pub const ATOMIC_OPERATION_INC: u32 = 0x5;
    /// DEC of Atomic Operation.
    pub const ATOMIC_OPERATION_DEC: u32 = 0x6;
    /// ADD of Atomic Operation.
    pub const ATOMIC_OPERATION_ADD: u32 = 0x7;
    /// SUB of Atomic Operation.
    pub const ATOMIC_OPERATION_SUB: u32 = 0x8;
    /// REVSUB of Atomic Operation.
    pub const ATOMIC_OPERATION_REVSUB: u32 = 0x9;
    /// IMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_IMAX: u32 = 0xa;
    /// IMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_IMIN: u32 = 0xb;
    /// UMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_UMAX: u32 = 0xc;
    /// UMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_UMIN: u32 = 0xd;
    /// CMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR: u32 = 0xe;
    /// PREDEC of Atomic Operation.
    pub const ATOMIC_OPERATION_PREDEC: u32 = 0xf;
    /// DWORD of Data Width.
    pub const DATA_WIDTH_DWORD: u32 = 0x0;
    /// QWORD of Data Width.
    pub const DATA_WIDTH_QWORD: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64UntypedAtomicInteger {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 11), data_width: u(d, 12, 12), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x48000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 12, 12, u64::from(self.data_width)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64UntypedAtomicInteger, A64UNTYPEDATOMICINTEGER_ITEM, Item {
    noun: Noun::Message, name: "A64_UNTYPED_ATOMIC_INTEGER", title: "Integer atomic at 64-bit addresses", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "mesa:compiler brw_dp_a64_untyped_atomic_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x48000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "CMPWR8B"), (0xe, 0x1, "AND"), (0xe, 0x2, "OR"), (0xe, 0x3, "XOR"), (0xe, 0x4, "MOV"), (0xe, 0x5, "INC"), (0xe, 0x6, "DEC"), (0xe, 0x7, "ADD"), (0xe, 0x8, "SUB"), (0xe, 0x9, "REVSUB"), (0xe, 0xa, "IMAX"), (0xe, 0xb, "IMIN"), (0xe, 0xc, "UMAX"), (0xe, 0xd, "UMIN"), (0xe, 0xe, "CMPWR"), (0xe, 0xf, "PREDEC")], when: None, gap: None },
        Field { name: "Data Width", places: &[p(0xe, 12, 12, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "DWORD"), (0xe, 0x1, "QWORD")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `A64_UNTYPED_ATOMIC_INTEGER_SIMD4X2`: Integer atomic at 64-bit addresses, SIMD4x2. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64UntypedAtomicIntegerSimd4x2 {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// Data Width, uint.
    pub data_width: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl A64UntypedAtomicIntegerSimd4x2 {
    /// CMPWR8B of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR8B: u32 = 0x0;
    /// AND of Atomic Operation.
    pub const ATOMIC_OPERATION_AND: u32 = 0x1;
    /// OR of Atomic Operation.
    pub const ATOMIC_OPERATION_OR: u32 = 0x2;
    /// XOR of Atomic Operation.
    pub const ATOMIC_OPERATION_XOR: u32 = 0x3;
    /// MOV of Atomic Operation.
    pub const ATOMIC_OPERATION_MOV: u32 = 0x4;
    /// INC of Atomic Operation.
    pub const ATOMIC_OPERATION_INC: u32 = 0x5;
    /// DEC of Atomic Operation.
    pub const ATOMIC_OPERATION_DEC: u32 = 0x6;
    /// ADD of Atomic Operation.
    pub const ATOMIC_OPERATION_ADD: u32 = 0x7;
    /// SUB of Atomic Operation.
    pub const ATOMIC_OPERATION_SUB: u32 = 0x8;
    /// REVSUB of Atomic Operation.
    pub const ATOMIC_OPERATION_REVSUB: u32 = 0x9;
    /// IMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_IMAX: u32 = 0xa;
    /// IMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_IMIN: u32 = 0xb;
    /// UMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_UMAX: u32 = 0xc;
    /// UMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_UMIN: u32 = 0xd;
    /// CMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_CMPWR: u32 = 0xe;
    /// PREDEC of Atomic Operation.
    pub const ATOMIC_OPERATION_PREDEC: u32 = 0xf;
    /// DWORD of Data Width.
    pub const DATA_WIDTH_DWORD: u32 = 0x0;
    /// QWORD of Data Width.
    pub const DATA_WIDTH_QWORD: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64UntypedAtomicIntegerSimd4x2 {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 11), data_width: u(d, 12, 12), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x4c000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 11, u64::from(self.atomic_operation)); put(d, 12, 12, u64::from(self.data_width)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64UntypedAtomicIntegerSimd4x2, A64UNTYPEDATOMICINTEGERSIMD4X2_ITEM, Item {
    noun: Noun::Message, name: "A64_UNTYPED_ATOMIC_INTEGER_SIMD4X2", title: "Integer atomic at 64-bit addresses, SIMD4x2", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types"],
    engines: &[], key: &[(0xe, 0x7c000, 0x4c000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 11, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "CMPWR8B"), (0xe, 0x1, "AND"), (0xe, 0x2, "OR"), (0xe, 0x3, "XOR"), (0xe, 0x4, "MOV"), (0xe, 0x5, "INC"), (0xe, 0x6, "DEC"), (0xe, 0x7, "ADD"), (0xe, 0x8, "SUB"), (0xe, 0x9, "REVSUB"), (0xe, 0xa, "IMAX"), (0xe, 0xb, "IMIN"), (0xe, 0xc, "UMAX"), (0xe, 0xd, "UMIN"), (0xe, 0xe, "CMPWR"), (0xe, 0xf, "PREDEC")], when: None, gap: None },
        Field { name: "Data Width", places: &[p(0xe, 12, 12, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "DWORD"), (0xe, 0x1, "QWORD")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `A64_BLOCK_READ`: Block of OWords or HWords at a 64-bit address. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_A64_DB_OW - A64 Oword Data Blocks Message Descriptor]` `[mesa:compiler brw_dp_a64_oword_block_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64BlockRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Subtype, uint.
    pub subtype: u32,
}
impl A64BlockRead {
    /// 1_OWORD_LOW of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_LOW: u32 = 0x0;
    /// 1_OWORD_HIGH of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_HIGH: u32 = 0x1;
    /// 2_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_2_OWORDS: u32 = 0x2;
    /// 4_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_4_OWORDS: u32 = 0x3;
    /// 8_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_8_OWORDS: u32 = 0x4;
    /// OWORD of Subtype.
    pub const SUBTYPE_OWORD: u32 = 0x0;
    /// UNALIGNED_OWORD of Subtype.
    pub const SUBTYPE_UNALIGNED_OWORD: u32 = 0x1;
    /// OWORD_DUAL of Subtype.
    pub const SUBTYPE_OWORD_DUAL: u32 = 0x2;
    /// HWORD of Subtype.
    pub const SUBTYPE_HWORD: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64BlockRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), subtype: u(d, 11, 12), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x50000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); put(d, 11, 12, u64::from(self.subtype)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64BlockRead, A64BLOCKREAD_ITEM, Item {
    noun: Noun::Message, name: "A64_BLOCK_READ", title: "Block of OWords or HWords at a 64-bit address", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_A64_DB_OW - A64 Oword Data Blocks Message Descriptor", "mesa:compiler brw_dp_a64_oword_block_rw_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x50000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 13, 13), (0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0002000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xe, 8, 10, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "1_OWORD_LOW"), (0xe, 0x1, "1_OWORD_HIGH"), (0xe, 0x2, "2_OWORDS"), (0xe, 0x3, "4_OWORDS"), (0xe, 0x4, "8_OWORDS")], when: None, gap: None },
        Field { name: "Subtype", places: &[p(0xe, 11, 12, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "OWORD"), (0xe, 0x1, "UNALIGNED_OWORD"), (0xe, 0x2, "OWORD_DUAL"), (0xe, 0x3, "HWORD")], when: None, gap: None },
    ],
});

/// `A64_BLOCK_WRITE`: Block of OWords or HWords at a 64-bit address. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[bdw.2d:MDC_A64_DB_OW - A64 Oword Data Blocks Message Descriptor]` `[mesa:compiler brw_dp_a64_oword_block_rw_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64BlockWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Data Blocks, uint.
    pub data_blocks: u32,
    /// Subtype, uint.
    pub subtype: u32,
}
impl A64BlockWrite {
    /// 1_OWORD_LOW of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_LOW: u32 = 0x0;
    /// 1_OWORD_HIGH of Data Blocks.
    pub const DATA_BLOCKS_1_OWORD_HIGH: u32 = 0x1;
    /// 2_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_2_OWORDS: u32 = 0x2;
    /// 4_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_4_OWORDS: u32 = 0x3;
    /// 8_OWORDS of Data Blocks.
    pub const DATA_BLOCKS_8_OWORDS: u32 = 0x4;
    /// OWORD of Subtype.
    pub const SUBTYPE_OWORD: u32 = 0x0;
    /// UNALIGNED_OWORD of Subtype.
    pub const SUBTYPE_UNALIGNED_OWORD: u32 = 0x1;
    /// OWORD_DUAL of Subtype.
    pub const SUBTYPE_OWORD_DUAL: u32 = 0x2;
    /// HWORD of Subtype.
    pub const SUBTYPE_HWORD: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64BlockWrite {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), data_blocks: u(d, 8, 10), subtype: u(d, 11, 12), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x54000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.data_blocks)); put(d, 11, 12, u64::from(self.subtype)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64BlockWrite, A64BLOCKWRITE_ITEM, Item {
    noun: Noun::Message, name: "A64_BLOCK_WRITE", title: "Block of OWords or HWords at a 64-bit address", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "bdw.2d:MDC_A64_DB_OW - A64 Oword Data Blocks Message Descriptor", "mesa:compiler brw_dp_a64_oword_block_rw_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x54000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 13, 13), (0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0002000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Data Blocks", places: &[p(0xe, 8, 10, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "1_OWORD_LOW"), (0xe, 0x1, "1_OWORD_HIGH"), (0xe, 0x2, "2_OWORDS"), (0xe, 0x3, "4_OWORDS"), (0xe, 0x4, "8_OWORDS")], when: None, gap: None },
        Field { name: "Subtype", places: &[p(0xe, 11, 12, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "OWORD"), (0xe, 0x1, "UNALIGNED_OWORD"), (0xe, 0x2, "OWORD_DUAL"), (0xe, 0x3, "HWORD")], when: None, gap: None },
    ],
});

/// `UNTYPED_ATOMIC_FLOAT`: Float atomic on DWords. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[mesa:compiler brw_dp_untyped_atomic_float_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UntypedAtomicFloat {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl UntypedAtomicFloat {
    /// FMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_FMAX: u32 = 0x1;
    /// FMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_FMIN: u32 = 0x2;
    /// FCMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_FCMPWR: u32 = 0x3;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x0;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> UntypedAtomicFloat {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 10), simd_mode: u(d, 12, 12), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x6c000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.atomic_operation)); put(d, 12, 12, u64::from(self.simd_mode)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(UntypedAtomicFloat, UNTYPEDATOMICFLOAT_ITEM, Item {
    noun: Noun::Message, name: "UNTYPED_ATOMIC_FLOAT", title: "Float atomic on DWords", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "mesa:compiler brw_dp_untyped_atomic_float_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x6c000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 11, 11), (0xe, 29, 31)],
    system: "DP-35", unbuilt: false, watch: &[w(0xe, 0, 0xe0000800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 10, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "FMAX"), (0xe, 0x2, "FMIN"), (0xe, 0x3, "FCMPWR")], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xe, 12, 12, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "SIMD16"), (0xe, 0x1, "SIMD8")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `UNTYPED_ATOMIC_FLOAT_SIMD4X2`: Float atomic on DWords, SIMD4x2. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct UntypedAtomicFloatSimd4x2 {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl UntypedAtomicFloatSimd4x2 {
    /// FMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_FMAX: u32 = 0x1;
    /// FMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_FMIN: u32 = 0x2;
    /// FCMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_FCMPWR: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> UntypedAtomicFloatSimd4x2 {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 10), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x70000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.atomic_operation)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(UntypedAtomicFloatSimd4x2, UNTYPEDATOMICFLOATSIMD4X2_ITEM, Item {
    noun: Noun::Message, name: "UNTYPED_ATOMIC_FLOAT_SIMD4X2", title: "Float atomic on DWords, SIMD4x2", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types"],
    engines: &[], key: &[(0xe, 0x7c000, 0x70000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 11, 12), (0xe, 29, 31)],
    system: "DP-35", unbuilt: false, watch: &[w(0xe, 0, 0xe0001800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 10, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "FMAX"), (0xe, 0x2, "FMIN"), (0xe, 0x3, "FCMPWR")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `A64_UNTYPED_ATOMIC_FLOAT`: Float atomic at 64-bit addresses. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]` `[mesa:compiler brw_dp_a64_untyped_atomic_float_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64UntypedAtomicFloat {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl A64UntypedAtomicFloat {
    /// FMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_FMAX: u32 = 0x1;
    /// FMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_FMIN: u32 = 0x2;
    /// FCMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_FCMPWR: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64UntypedAtomicFloat {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 10), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x74000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.atomic_operation)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64UntypedAtomicFloat, A64UNTYPEDATOMICFLOAT_ITEM, Item {
    noun: Noun::Message, name: "A64_UNTYPED_ATOMIC_FLOAT", title: "Float atomic at 64-bit addresses", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types", "mesa:compiler brw_dp_a64_untyped_atomic_float_desc"],
    engines: &[], key: &[(0xe, 0x7c000, 0x74000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 11, 12), (0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0001800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 10, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "FMAX"), (0xe, 0x2, "FMIN"), (0xe, 0x3, "FCMPWR")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `A64_UNTYPED_ATOMIC_FLOAT_SIMD4X2`: Float atomic at 64-bit addresses, SIMD4x2. `[bdw.2d:MT_DP1 - Data Port 1 Message Types]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct A64UntypedAtomicFloatSimd4x2 {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Atomic Operation, uint.
    pub atomic_operation: u32,
    /// Return Data, bool.
    pub return_data: bool,
}
impl A64UntypedAtomicFloatSimd4x2 {
    /// FMAX of Atomic Operation.
    pub const ATOMIC_OPERATION_FMAX: u32 = 0x1;
    /// FMIN of Atomic Operation.
    pub const ATOMIC_OPERATION_FMIN: u32 = 0x2;
    /// FCMPWR of Atomic Operation.
    pub const ATOMIC_OPERATION_FCMPWR: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> A64UntypedAtomicFloatSimd4x2 {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), atomic_operation: u(d, 8, 10), return_data: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x78000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.atomic_operation)); put(d, 13, 13, u64::from(self.return_data)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(A64UntypedAtomicFloatSimd4x2, A64UNTYPEDATOMICFLOATSIMD4X2_ITEM, Item {
    noun: Noun::Message, name: "A64_UNTYPED_ATOMIC_FLOAT_SIMD4X2", title: "Float atomic at 64-bit addresses, SIMD4x2", rows: 0xe,
    cites: &["bdw.2d:MT_DP1 - Data Port 1 Message Types"],
    engines: &[], key: &[(0xe, 0x7c000, 0x78000)], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 11, 12), (0xe, 29, 31)],
    system: "DP-05", unbuilt: false, watch: &[w(0xe, 0, 0xe0001800, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xe, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Atomic Operation", places: &[p(0xe, 8, 10, Kind::Uint, 1, 0)], values: &[(0xe, 0x1, "FMAX"), (0xe, 0x2, "FMIN"), (0xe, 0x3, "FCMPWR")], when: None, gap: None },
        Field { name: "Return Data", places: &[p(0xe, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

