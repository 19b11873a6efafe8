//! Generated from hw/messages/data_cache_2.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `SCALED_UNTYPED_SURFACE_READ`: One to four DWords a channel, index times pitch. `[skl.7:Scaled Untyped Surface Read/Write Messages]` `[igc:visa data port 2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScaledUntypedSurfaceRead {
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl ScaledUntypedSurfaceRead {
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScaledUntypedSurfaceRead {
        let d = &fixed::<1>(dwords);
        Self { channel_mask_disable: u(d, 8, 11), simd_mode: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x8000; put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScaledUntypedSurfaceRead, SCALEDUNTYPEDSURFACEREAD_ITEM, Item {
    noun: Noun::Message, name: "SCALED_UNTYPED_SURFACE_READ", title: "One to four DWords a channel, index times pitch", rows: 0xc,
    cites: &["skl.7:Scaled Untyped Surface Read/Write Messages", "igc:visa data port 2"],
    engines: &[], key: &[(0xc, 0x78000, 0x8000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 14, 14), (0xc, 29, 31)],
    system: "DP-28", unbuilt: false, watch: &[w(0xc, 0, 0xe00040ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Channel Mask Disable", places: &[p(0xc, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xc, 12, 13, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SIMD4X2"), (0xc, 0x1, "SIMD16"), (0xc, 0x2, "SIMD8")], when: None, gap: None },
    ],
});

/// `SCALED_A64_SCATTERED_READ`: Elements at 64-bit addresses, index times pitch. `[skl.7:DWord Scaled Read/Write Messages]` `[igc:visa data port 2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScaledA64ScatteredRead {
    /// Subtype, uint.
    pub subtype: u32,
    /// Data Elements, uint.
    pub data_elements: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl ScaledA64ScatteredRead {
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
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScaledA64ScatteredRead {
        let d = &fixed::<1>(dwords);
        Self { subtype: u(d, 8, 9), data_elements: u(d, 10, 11), simd_mode: u(d, 12, 12), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x10000; put(d, 8, 9, u64::from(self.subtype)); put(d, 10, 11, u64::from(self.data_elements)); put(d, 12, 12, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScaledA64ScatteredRead, SCALEDA64SCATTEREDREAD_ITEM, Item {
    noun: Noun::Message, name: "SCALED_A64_SCATTERED_READ", title: "Elements at 64-bit addresses, index times pitch", rows: 0xc,
    cites: &["skl.7:DWord Scaled Read/Write Messages", "igc:visa data port 2"],
    engines: &[], key: &[(0xc, 0x78000, 0x10000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 13, 14), (0xc, 29, 31)],
    system: "DP-28", unbuilt: false, watch: &[w(0xc, 0, 0xe00060ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Subtype", places: &[p(0xc, 8, 9, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "BYTE"), (0xc, 0x1, "DWORD"), (0xc, 0x2, "QWORD")], when: None, gap: None },
        Field { name: "Data Elements", places: &[p(0xc, 10, 11, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "1_ELEMENT"), (0xc, 0x1, "2_ELEMENTS"), (0xc, 0x2, "4_ELEMENTS"), (0xc, 0x3, "8_ELEMENTS")], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xc, 12, 12, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SIMD8"), (0xc, 0x1, "SIMD16")], when: None, gap: None },
    ],
});

/// `SCALED_A64_UNTYPED_SURFACE_READ`: One to four DWords at 64-bit addresses, index times pitch. `[skl.7:Scaled Untyped Surface Read/Write Messages]` `[igc:visa data port 2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScaledA64UntypedSurfaceRead {
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl ScaledA64UntypedSurfaceRead {
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScaledA64UntypedSurfaceRead {
        let d = &fixed::<1>(dwords);
        Self { channel_mask_disable: u(d, 8, 11), simd_mode: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x18000; put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScaledA64UntypedSurfaceRead, SCALEDA64UNTYPEDSURFACEREAD_ITEM, Item {
    noun: Noun::Message, name: "SCALED_A64_UNTYPED_SURFACE_READ", title: "One to four DWords at 64-bit addresses, index times pitch", rows: 0xc,
    cites: &["skl.7:Scaled Untyped Surface Read/Write Messages", "igc:visa data port 2"],
    engines: &[], key: &[(0xc, 0x78000, 0x18000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 14, 14), (0xc, 29, 31)],
    system: "DP-28", unbuilt: false, watch: &[w(0xc, 0, 0xe00040ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Channel Mask Disable", places: &[p(0xc, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xc, 12, 13, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SIMD4X2"), (0xc, 0x1, "SIMD16"), (0xc, 0x2, "SIMD8")], when: None, gap: None },
    ],
});

/// `SCALED_BYTE_SCATTERED_READ`: One, two or four bytes a channel, index times pitch. `[skl.7:Byte Scaled Read/Write Messages]` `[igc:visa data port 2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScaledByteScatteredRead {
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Data Size, uint.
    pub data_size: u32,
}
impl ScaledByteScatteredRead {
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// BYTE of Data Size.
    pub const DATA_SIZE_BYTE: u32 = 0x0;
    /// WORD of Data Size.
    pub const DATA_SIZE_WORD: u32 = 0x1;
    /// DWORD of Data Size.
    pub const DATA_SIZE_DWORD: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScaledByteScatteredRead {
        let d = &fixed::<1>(dwords);
        Self { simd_mode: u(d, 8, 8), data_size: u(d, 10, 11), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x20000; put(d, 8, 8, u64::from(self.simd_mode)); put(d, 10, 11, u64::from(self.data_size)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScaledByteScatteredRead, SCALEDBYTESCATTEREDREAD_ITEM, Item {
    noun: Noun::Message, name: "SCALED_BYTE_SCATTERED_READ", title: "One, two or four bytes a channel, index times pitch", rows: 0xc,
    cites: &["skl.7:Byte Scaled Read/Write Messages", "igc:visa data port 2"],
    engines: &[], key: &[(0xc, 0x78000, 0x20000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 9, 9), (0xc, 12, 14), (0xc, 29, 31)],
    system: "DP-28", unbuilt: false, watch: &[w(0xc, 0, 0xe00072ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "SIMD Mode", places: &[p(0xc, 8, 8, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SIMD8"), (0xc, 0x1, "SIMD16")], when: None, gap: None },
        Field { name: "Data Size", places: &[p(0xc, 10, 11, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "BYTE"), (0xc, 0x1, "WORD"), (0xc, 0x2, "DWORD")], when: None, gap: None },
    ],
});

/// `SCALED_UNTYPED_SURFACE_WRITE`: One to four DWords a channel, index times pitch. `[skl.7:Scaled Untyped Surface Read/Write Messages]` `[igc:visa data port 2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScaledUntypedSurfaceWrite {
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl ScaledUntypedSurfaceWrite {
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScaledUntypedSurfaceWrite {
        let d = &fixed::<1>(dwords);
        Self { channel_mask_disable: u(d, 8, 11), simd_mode: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x48000; put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScaledUntypedSurfaceWrite, SCALEDUNTYPEDSURFACEWRITE_ITEM, Item {
    noun: Noun::Message, name: "SCALED_UNTYPED_SURFACE_WRITE", title: "One to four DWords a channel, index times pitch", rows: 0xc,
    cites: &["skl.7:Scaled Untyped Surface Read/Write Messages", "igc:visa data port 2"],
    engines: &[], key: &[(0xc, 0x78000, 0x48000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 14, 14), (0xc, 29, 31)],
    system: "DP-28", unbuilt: false, watch: &[w(0xc, 0, 0xe00040ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Channel Mask Disable", places: &[p(0xc, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xc, 12, 13, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SIMD4X2"), (0xc, 0x1, "SIMD16"), (0xc, 0x2, "SIMD8")], when: None, gap: None },
    ],
});

/// `SCALED_A64_UNTYPED_SURFACE_WRITE`: One to four DWords at 64-bit addresses, index times pitch. `[skl.7:Scaled Untyped Surface Read/Write Messages]` `[igc:visa data port 2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScaledA64UntypedSurfaceWrite {
    /// Channel Mask Disable, uint.
    pub channel_mask_disable: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl ScaledA64UntypedSurfaceWrite {
    /// SIMD4X2 of SIMD Mode.
    pub const SIMD_MODE_SIMD4X2: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScaledA64UntypedSurfaceWrite {
        let d = &fixed::<1>(dwords);
        Self { channel_mask_disable: u(d, 8, 11), simd_mode: u(d, 12, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x50000; put(d, 8, 11, u64::from(self.channel_mask_disable)); put(d, 12, 13, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScaledA64UntypedSurfaceWrite, SCALEDA64UNTYPEDSURFACEWRITE_ITEM, Item {
    noun: Noun::Message, name: "SCALED_A64_UNTYPED_SURFACE_WRITE", title: "One to four DWords at 64-bit addresses, index times pitch", rows: 0xc,
    cites: &["skl.7:Scaled Untyped Surface Read/Write Messages", "igc:visa data port 2"],
    engines: &[], key: &[(0xc, 0x78000, 0x50000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 14, 14), (0xc, 29, 31)],
    system: "DP-28", unbuilt: false, watch: &[w(0xc, 0, 0xe00040ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Channel Mask Disable", places: &[p(0xc, 8, 11, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xc, 12, 13, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SIMD4X2"), (0xc, 0x1, "SIMD16"), (0xc, 0x2, "SIMD8")], when: None, gap: None },
    ],
});

/// `SCALED_A64_SCATTERED_WRITE`: Elements at 64-bit addresses, index times pitch. `[skl.7:DWord Scaled Read/Write Messages]` `[igc:visa data port 2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScaledA64ScatteredWrite {
    /// Subtype, uint.
    pub subtype: u32,
    /// Data Elements, uint.
    pub data_elements: u32,
    /// SIMD Mode, uint.
    pub simd_mode: u32,
}
impl ScaledA64ScatteredWrite {
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
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScaledA64ScatteredWrite {
        let d = &fixed::<1>(dwords);
        Self { subtype: u(d, 8, 9), data_elements: u(d, 10, 11), simd_mode: u(d, 12, 12), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x58000; put(d, 8, 9, u64::from(self.subtype)); put(d, 10, 11, u64::from(self.data_elements)); put(d, 12, 12, u64::from(self.simd_mode)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScaledA64ScatteredWrite, SCALEDA64SCATTEREDWRITE_ITEM, Item {
    noun: Noun::Message, name: "SCALED_A64_SCATTERED_WRITE", title: "Elements at 64-bit addresses, index times pitch", rows: 0xc,
    cites: &["skl.7:DWord Scaled Read/Write Messages", "igc:visa data port 2"],
    engines: &[], key: &[(0xc, 0x78000, 0x58000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 13, 14), (0xc, 29, 31)],
    system: "DP-28", unbuilt: false, watch: &[w(0xc, 0, 0xe00060ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Subtype", places: &[p(0xc, 8, 9, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "BYTE"), (0xc, 0x1, "DWORD"), (0xc, 0x2, "QWORD")], when: None, gap: None },
        Field { name: "Data Elements", places: &[p(0xc, 10, 11, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "1_ELEMENT"), (0xc, 0x1, "2_ELEMENTS"), (0xc, 0x2, "4_ELEMENTS"), (0xc, 0x3, "8_ELEMENTS")], when: None, gap: None },
        Field { name: "SIMD Mode", places: &[p(0xc, 12, 12, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SIMD8"), (0xc, 0x1, "SIMD16")], when: None, gap: None },
    ],
});

/// `SCALED_BYTE_SCATTERED_WRITE`: One, two or four bytes a channel, index times pitch. `[skl.7:Byte Scaled Read/Write Messages]` `[igc:visa data port 2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScaledByteScatteredWrite {
    /// SIMD Mode, uint.
    pub simd_mode: u32,
    /// Data Size, uint.
    pub data_size: u32,
}
impl ScaledByteScatteredWrite {
    /// SIMD8 of SIMD Mode.
    pub const SIMD_MODE_SIMD8: u32 = 0x0;
    /// SIMD16 of SIMD Mode.
    pub const SIMD_MODE_SIMD16: u32 = 0x1;
    /// BYTE of Data Size.
    pub const DATA_SIZE_BYTE: u32 = 0x0;
    /// WORD of Data Size.
    pub const DATA_SIZE_WORD: u32 = 0x1;
    /// DWORD of Data Size.
    pub const DATA_SIZE_DWORD: u32 = 0x2;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ScaledByteScatteredWrite {
        let d = &fixed::<1>(dwords);
        Self { simd_mode: u(d, 8, 8), data_size: u(d, 10, 11), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x60000; put(d, 8, 8, u64::from(self.simd_mode)); put(d, 10, 11, u64::from(self.data_size)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ScaledByteScatteredWrite, SCALEDBYTESCATTEREDWRITE_ITEM, Item {
    noun: Noun::Message, name: "SCALED_BYTE_SCATTERED_WRITE", title: "One, two or four bytes a channel, index times pitch", rows: 0xc,
    cites: &["skl.7:Byte Scaled Read/Write Messages", "igc:visa data port 2"],
    engines: &[], key: &[(0xc, 0x78000, 0x60000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 9, 9), (0xc, 12, 14), (0xc, 29, 31)],
    system: "DP-28", unbuilt: false, watch: &[w(0xc, 0, 0xe00072ff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "SIMD Mode", places: &[p(0xc, 8, 8, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SIMD8"), (0xc, 0x1, "SIMD16")], when: None, gap: None },
        Field { name: "Data Size", places: &[p(0xc, 10, 11, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "BYTE"), (0xc, 0x1, "WORD"), (0xc, 0x2, "DWORD")], when: None, gap: None },
    ],
});

