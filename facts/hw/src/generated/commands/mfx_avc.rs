//! Generated from hw/commands/mfx_avc.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `MFC_AVC_PAK_OBJECT`. `[mesa:gen7 MFC_AVC_PAK_OBJECT]` `[mesa:gen8 MFC_AVC_PAK_OBJECT]` `[mesa:gen9 MFC_AVC_PAK_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfcAvcPakObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect PAK-MV Data Length, uint.
    pub indirect_pak_mv_data_length: u32,
    /// Indirect PAK-MV Data Start Address Offset, offset.
    pub indirect_pak_mv_data_start_address_offset: u64,
    /// Inline Data, uint.
    pub inline_data: [u32; 8],
    /// VDEnc Mode Inline Data, uint.
    pub vdenc_mode_inline_data: [u32; 12],
}
impl MfcAvcPakObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfcAvcPakObject {
        let d = &fixed::<24>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), indirect_pak_mv_data_length: u(d, 32, 41), indirect_pak_mv_data_start_address_offset: a(d, 64, 92), inline_data: std::array::from_fn(|i| u(d, at(96, i, 32), at(127, i, 32))), vdenc_mode_inline_data: std::array::from_fn(|i| u(d, at(352, i, 32), at(383, i, 32))), },
            1 => Self { dword_length: u(d, 0, 11), indirect_pak_mv_data_length: u(d, 32, 41), indirect_pak_mv_data_start_address_offset: a(d, 64, 92), inline_data: std::array::from_fn(|i| u(d, at(96, i, 32), at(127, i, 32))), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), indirect_pak_mv_data_length: u(d, 32, 41), indirect_pak_mv_data_start_address_offset: a(d, 64, 92), inline_data: std::array::from_fn(|i| u(d, at(96, i, 32), at(127, i, 32))), vdenc_mode_inline_data: std::array::from_fn(|i| u(d, at(384, i, 32), at(415, i, 32))), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 24];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71490000; let length = if self.dword_length == 0 { 21 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 41, u64::from(self.indirect_pak_mv_data_length)); put_a(d, 64, 92, self.indirect_pak_mv_data_start_address_offset); for (i, v) in self.inline_data.iter().copied().enumerate().take(8) { put(d, at(96, i, 32), at(127, i, 32), u64::from(v)); } for (i, v) in self.vdenc_mode_inline_data.iter().copied().enumerate().take(12) { put(d, at(352, i, 32), at(383, i, 32), u64::from(v)); } 23 }
            1 => { d[0] = 0x71490000; let length = if self.dword_length == 0 { 10 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 41, u64::from(self.indirect_pak_mv_data_length)); put_a(d, 64, 92, self.indirect_pak_mv_data_start_address_offset); for (i, v) in self.inline_data.iter().copied().enumerate().take(8) { put(d, at(96, i, 32), at(127, i, 32), u64::from(v)); } 12 }
            _ => { d[0] = 0x71490000; let length = if self.dword_length == 0 { 22 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 41, u64::from(self.indirect_pak_mv_data_length)); put_a(d, 64, 92, self.indirect_pak_mv_data_start_address_offset); for (i, v) in self.inline_data.iter().copied().enumerate().take(8) { put(d, at(96, i, 32), at(127, i, 32), u64::from(v)); } for (i, v) in self.vdenc_mode_inline_data.iter().copied().enumerate().take(12) { put(d, at(384, i, 32), at(415, i, 32), u64::from(v)); } 24 }
        };
        words[..n.min(24)].to_vec()
    }
}
described!(MfcAvcPakObject, MFCAVCPAKOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFC_AVC_PAK_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFC_AVC_PAK_OBJECT", "mesa:gen8 MFC_AVC_PAK_OBJECT", "mesa:gen9 MFC_AVC_PAK_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71490000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 23, 23, false), (0x2, 12, 12, false), (0xc, 24, 24, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 42, 63), (0xf, 93, 95), (0xe, 352, 383)],
    system: "D56", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Indirect PAK-MV Data Length", places: &[p(0xf, 32, 41, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect PAK-MV Data Start Address Offset", places: &[p(0xf, 64, 92, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xf, 96, 127, Kind::Uint, 8, 32)], values: &[], when: None, gap: None },
        Field { name: "VDEnc Mode Inline Data", places: &[p(0x1, 352, 383, Kind::Uint, 12, 32), p(0xc, 384, 415, Kind::Uint, 12, 32)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_AVC_BSD_OBJECT`. `[mesa:gen7 MFD_AVC_BSD_OBJECT]` `[mesa:gen8 MFD_AVC_BSD_OBJECT]` `[mesa:gen9 MFD_AVC_BSD_OBJECT]` `[media-driver:g8_bdw MFD_AVC_BSD_OBJECT]` `[media-driver:g9_skl MFD_AVC_BSD_OBJECT]` `[media-driver:g9_bxt MFD_AVC_BSD_OBJECT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdAvcBsdObject {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect BSD Data Length, uint.
    pub indirect_bsd_data_length: u32,
    /// Indirect BSD Data Start Address, address.
    pub indirect_bsd_data_start_address: u64,
    /// Inline Data, MFD_AVC_BSD_OBJECT_INLINE_DATA.
    pub inline_data: MfdAvcBsdObjectInlineData,
}
impl MfdAvcBsdObject {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfdAvcBsdObject {
        let d = &fixed::<6>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_bsd_data_length: u(d, 32, 63), indirect_bsd_data_start_address: a(d, 64, 92), inline_data: MfdAvcBsdObjectInlineData::decode(platform, &d[3..]), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 6];
        let d = &mut words;
        let n: usize = { d[0] = 0x71280000; let length = if self.dword_length == 0 { 4 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 63, u64::from(self.indirect_bsd_data_length)); put_a(d, 64, 92, self.indirect_bsd_data_start_address); put_part(d, 96, 191, &self.inline_data.encode(platform)); 6 };
        words[..n.min(6)].to_vec()
    }
}
described!(MfdAvcBsdObject, MFDAVCBSDOBJECT_ITEM, Item {
    noun: Noun::Command, name: "MFD_AVC_BSD_OBJECT", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_AVC_BSD_OBJECT", "mesa:gen8 MFD_AVC_BSD_OBJECT", "mesa:gen9 MFD_AVC_BSD_OBJECT", "media-driver:g8_bdw MFD_AVC_BSD_OBJECT", "media-driver:g9_skl MFD_AVC_BSD_OBJECT", "media-driver:g9_bxt MFD_AVC_BSD_OBJECT"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71280000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 6, 6, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 93, 95)],
    system: "D51", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 2, 0xe0000000, 0x0), w(0x1, 3, 0x20c0aa00, 0x0), w(0xf, 4, 0xff60, 0x0), w(0x1, 5, 0xffffffff, 0x0), w(0xe, 3, 0x4c0aa24, 0x0), w(0xe, 5, 0x4078488c, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Indirect BSD Data Length", places: &[p(0xf, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect BSD Data Start Address", places: &[p(0xf, 64, 92, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inline Data", places: &[p(0xf, 96, 191, Kind::Struct(&MFDAVCBSDOBJECTINLINEDATA_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_AVC_DPB_STATE`. `[mesa:gen7 MFD_AVC_DPB_STATE]` `[mesa:gen8 MFD_AVC_DPB_STATE]` `[mesa:gen9 MFD_AVC_DPB_STATE]` `[media-driver:g8_bdw MFD_AVC_DPB_STATE]` `[media-driver:g9_skl MFD_AVC_DPB_STATE]` `[media-driver:g9_bxt MFD_AVC_DPB_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdAvcDpbState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Non-Existing Frame, uint.
    pub non_existing_frame: [u32; 16],
    /// Long Term Frame, uint.
    pub long_term_frame: [u32; 16],
    /// Used for Reference, uint.
    pub used_for_reference: [u32; 16],
    /// LTST Frame Number List, uint.
    pub ltst_frame_number_list: [u32; 16],
    /// View ID, uint.
    pub view_id: [u32; 16],
    /// L0 View Order, uint.
    pub l0_view_order: [u32; 16],
    /// L1 View Order, uint.
    pub l1_view_order: [u32; 16],
}
impl MfdAvcDpbState {
    /// INVALID of Non-Existing Frame.
    pub const NON_EXISTING_FRAME_INVALID: u32 = 0x1;
    /// VALID of Non-Existing Frame.
    pub const NON_EXISTING_FRAME_VALID: u32 = 0x0;
    /// NOT_REFERENCE of Used for Reference.
    pub const USED_FOR_REFERENCE_NOT_REFERENCE: u32 = 0x0;
    /// TOP_FIELD of Used for Reference.
    pub const USED_FOR_REFERENCE_TOP_FIELD: u32 = 0x1;
    /// BOTTOM_FIELD of Used for Reference.
    pub const USED_FOR_REFERENCE_BOTTOM_FIELD: u32 = 0x2;
    /// FRAME of Used for Reference.
    pub const USED_FOR_REFERENCE_FRAME: u32 = 0x3;
    /// Long Term Frame of LTST Frame Number List.
    pub const LTST_FRAME_NUMBER_LIST_LONG_TERM_FRAME: u32 = 0x1;
    /// Short Term Frame of LTST Frame Number List.
    pub const LTST_FRAME_NUMBER_LIST_SHORT_TERM_FRAME: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfdAvcDpbState {
        let d = &fixed::<27>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), non_existing_frame: std::array::from_fn(|i| u(d, at(32, i, 1), at(32, i, 1))), long_term_frame: std::array::from_fn(|i| u(d, at(48, i, 1), at(48, i, 1))), used_for_reference: std::array::from_fn(|i| u(d, at(64, i, 2), at(65, i, 2))), ltst_frame_number_list: std::array::from_fn(|i| u(d, at(96, i, 16), at(111, i, 16))), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), non_existing_frame: std::array::from_fn(|i| u(d, at(32, i, 1), at(32, i, 1))), long_term_frame: std::array::from_fn(|i| u(d, at(48, i, 1), at(48, i, 1))), used_for_reference: std::array::from_fn(|i| u(d, at(64, i, 2), at(65, i, 2))), ltst_frame_number_list: std::array::from_fn(|i| u(d, at(96, i, 16), at(111, i, 16))), view_id: std::array::from_fn(|i| u(d, at(352, i, 16), at(367, i, 16))), l0_view_order: std::array::from_fn(|i| u(d, at(608, i, 8), at(615, i, 8))), l1_view_order: std::array::from_fn(|i| u(d, at(736, i, 8), at(743, i, 8))), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 27];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71260000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.non_existing_frame.iter().copied().enumerate().take(16) { put(d, at(32, i, 1), at(32, i, 1), u64::from(v)); } for (i, v) in self.long_term_frame.iter().copied().enumerate().take(16) { put(d, at(48, i, 1), at(48, i, 1), u64::from(v)); } for (i, v) in self.used_for_reference.iter().copied().enumerate().take(16) { put(d, at(64, i, 2), at(65, i, 2), u64::from(v)); } for (i, v) in self.ltst_frame_number_list.iter().copied().enumerate().take(16) { put(d, at(96, i, 16), at(111, i, 16), u64::from(v)); } 11 }
            _ => { d[0] = 0x71260000; let length = if self.dword_length == 0 { 25 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.non_existing_frame.iter().copied().enumerate().take(16) { put(d, at(32, i, 1), at(32, i, 1), u64::from(v)); } for (i, v) in self.long_term_frame.iter().copied().enumerate().take(16) { put(d, at(48, i, 1), at(48, i, 1), u64::from(v)); } for (i, v) in self.used_for_reference.iter().copied().enumerate().take(16) { put(d, at(64, i, 2), at(65, i, 2), u64::from(v)); } for (i, v) in self.ltst_frame_number_list.iter().copied().enumerate().take(16) { put(d, at(96, i, 16), at(111, i, 16), u64::from(v)); } for (i, v) in self.view_id.iter().copied().enumerate().take(16) { put(d, at(352, i, 16), at(367, i, 16), u64::from(v)); } for (i, v) in self.l0_view_order.iter().copied().enumerate().take(16) { put(d, at(608, i, 8), at(615, i, 8), u64::from(v)); } for (i, v) in self.l1_view_order.iter().copied().enumerate().take(16) { put(d, at(736, i, 8), at(743, i, 8), u64::from(v)); } 27 }
        };
        words[..n.min(27)].to_vec()
    }
}
described!(MfdAvcDpbState, MFDAVCDPBSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFD_AVC_DPB_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_AVC_DPB_STATE", "mesa:gen8 MFD_AVC_DPB_STATE", "mesa:gen9 MFD_AVC_DPB_STATE", "media-driver:g8_bdw MFD_AVC_DPB_STATE", "media-driver:g9_skl MFD_AVC_DPB_STATE", "media-driver:g9_bxt MFD_AVC_DPB_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71260000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 11, 11, false), (0xe, 27, 27, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15)],
    system: "D51", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Non-Existing Frame", places: &[p(0xf, 32, 32, Kind::Uint, 16, 1)], values: &[(0xf, 0x1, "INVALID"), (0xf, 0x0, "VALID")], when: None, gap: None },
        Field { name: "Long Term Frame", places: &[p(0xf, 48, 48, Kind::Uint, 16, 1)], values: &[], when: None, gap: None },
        Field { name: "Used for Reference", places: &[p(0xf, 64, 65, Kind::Uint, 16, 2)], values: &[(0xf, 0x0, "NOT_REFERENCE"), (0xf, 0x1, "TOP_FIELD"), (0xf, 0x2, "BOTTOM_FIELD"), (0xf, 0x3, "FRAME")], when: None, gap: None },
        Field { name: "LTST Frame Number List", places: &[p(0xf, 96, 111, Kind::Uint, 16, 16)], values: &[(0xf, 0x1, "Long Term Frame"), (0xf, 0x0, "Short Term Frame")], when: None, gap: None },
        Field { name: "View ID", places: &[p(0xe, 352, 367, Kind::Uint, 16, 16)], values: &[], when: None, gap: None },
        Field { name: "L0 View Order", places: &[p(0xe, 608, 615, Kind::Uint, 16, 8)], values: &[], when: None, gap: None },
        Field { name: "L1 View Order", places: &[p(0xe, 736, 743, Kind::Uint, 16, 8)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_AVC_PICID_STATE`. `[mesa:gen8 MFD_AVC_PICID_STATE]` `[mesa:gen9 MFD_AVC_PICID_STATE]` `[media-driver:g8_bdw MFD_AVC_PICID_STATE]` `[media-driver:g9_skl MFD_AVC_PICID_STATE]` `[media-driver:g9_bxt MFD_AVC_PICID_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdAvcPicidState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// PictureID Remapping Disable, uint.
    pub pictureid_remapping_disable: u32,
    /// Picture ID, uint.
    pub picture_id: [u32; 16],
}
impl MfdAvcPicidState {
    /// Use 16 bits Picture ID of PictureID Remapping Disable.
    pub const PICTUREID_REMAPPING_DISABLE_USE_16_BITS_PICTURE_ID: u32 = 0x0;
    /// Use 4 bits FrameStoreID of PictureID Remapping Disable.
    pub const PICTUREID_REMAPPING_DISABLE_USE_4_BITS_FRAMESTOREID: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfdAvcPicidState {
        let d = &fixed::<10>(dwords);
        Self { dword_length: u(d, 0, 11), pictureid_remapping_disable: u(d, 32, 32), picture_id: std::array::from_fn(|i| u(d, at(64, i, 16), at(79, i, 16))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = { d[0] = 0x71250000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.pictureid_remapping_disable)); for (i, v) in self.picture_id.iter().copied().enumerate().take(16) { put(d, at(64, i, 16), at(79, i, 16), u64::from(v)); } 10 };
        words[..n.min(10)].to_vec()
    }
}
described!(MfdAvcPicidState, MFDAVCPICIDSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFD_AVC_PICID_STATE", title: "", rows: 0xe,
    cites: &["mesa:gen8 MFD_AVC_PICID_STATE", "mesa:gen9 MFD_AVC_PICID_STATE", "media-driver:g8_bdw MFD_AVC_PICID_STATE", "media-driver:g9_skl MFD_AVC_PICID_STATE", "media-driver:g9_bxt MFD_AVC_PICID_STATE"],
    engines: &[(0xe, 0x4)], key: &[(0xe, 0xffff0000, 0x71250000)], length: &[(0xe, 0, 11, 2)], dwords: &[(0xe, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 12, 15), (0xe, 33, 63)],
    system: "D51", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "PictureID Remapping Disable", places: &[p(0xe, 32, 32, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "Use 16 bits Picture ID"), (0xe, 0x1, "Use 4 bits FrameStoreID")], when: None, gap: None },
        Field { name: "Picture ID", places: &[p(0xe, 64, 79, Kind::Uint, 16, 16)], values: &[], when: None, gap: None },
    ],
});

/// `MFD_AVC_SLICEADDR`. `[mesa:gen7 MFD_AVC_SLICEADDR]` `[mesa:gen8 MFD_AVC_SLICEADDR]` `[mesa:gen9 MFD_AVC_SLICEADDR]` `[media-driver:g8_bdw MFD_AVC_SLICEADDR]` `[media-driver:g9_skl MFD_AVC_SLICEADDR]` `[media-driver:g9_bxt MFD_AVC_SLICEADDR]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfdAvcSliceaddr {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Indirect BSD Data Length, uint.
    pub indirect_bsd_data_length: u32,
    /// Indirect BSD Data Start Address, address.
    pub indirect_bsd_data_start_address: u64,
}
impl MfdAvcSliceaddr {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfdAvcSliceaddr {
        let d = &fixed::<3>(dwords);
        Self { dword_length: u(d, 0, 11), indirect_bsd_data_length: u(d, 32, 63), indirect_bsd_data_start_address: a(d, 64, 92), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = { d[0] = 0x71270000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 63, u64::from(self.indirect_bsd_data_length)); put_a(d, 64, 92, self.indirect_bsd_data_start_address); 3 };
        words[..n.min(3)].to_vec()
    }
}
described!(MfdAvcSliceaddr, MFDAVCSLICEADDR_ITEM, Item {
    noun: Noun::Command, name: "MFD_AVC_SLICEADDR", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFD_AVC_SLICEADDR", "mesa:gen8 MFD_AVC_SLICEADDR", "mesa:gen9 MFD_AVC_SLICEADDR", "media-driver:g8_bdw MFD_AVC_SLICEADDR", "media-driver:g9_skl MFD_AVC_SLICEADDR", "media-driver:g9_bxt MFD_AVC_SLICEADDR"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71270000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 3, 3, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 93, 95)],
    system: "D51", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Indirect BSD Data Length", places: &[p(0xf, 32, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect BSD Data Start Address", places: &[p(0xf, 64, 92, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_AVC_DIRECTMODE_STATE`. `[mesa:gen7 MFX_AVC_DIRECTMODE_STATE]` `[mesa:gen8 MFX_AVC_DIRECTMODE_STATE]` `[mesa:gen9 MFX_AVC_DIRECTMODE_STATE]` `[media-driver:g8_bdw MFX_AVC_DIRECTMODE_STATE]` `[media-driver:g9_skl MFX_AVC_DIRECTMODE_STATE]` `[media-driver:g9_bxt MFX_AVC_DIRECTMODE_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MfxAvcDirectmodeState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Direct MV Buffer - Address, address.
    pub direct_mv_buffer_address: [u64; 32],
    /// Direct MV Buffer - Cacheability Control, uint.
    pub direct_mv_buffer_cacheability_control: [u32; 32],
    /// Direct MV Buffer - Graphics Data Type, uint.
    pub direct_mv_buffer_graphics_data_type: [u32; 32],
    /// Direct MV Buffer - Arbitration Priority Control, uint.
    pub direct_mv_buffer_arbitration_priority_control: [u32; 32],
    /// Direct MV Buffer - Attributes, MEMORYADDRESSATTRIBUTES.
    pub direct_mv_buffer_attributes: Memoryaddressattributes,
    /// Direct MV Buffer (Write) - Cacheability Control, uint.
    pub direct_mv_buffer_write_cacheability_control: [u32; 2],
    /// Direct MV Buffer (Write) - Graphics Data Type, uint.
    pub direct_mv_buffer_write_graphics_data_type: [u32; 2],
    /// Direct MV Buffer (Write) - Arbitration Priority Control, uint.
    pub direct_mv_buffer_write_arbitration_priority_control: [u32; 2],
    /// Direct MV Buffer (Write) - Address, address.
    pub direct_mv_buffer_write_address: [u64; 2],
    /// Direct MV Buffer (Write) - Attributes, MEMORYADDRESSATTRIBUTES.
    pub direct_mv_buffer_write_attributes: Memoryaddressattributes,
    /// POC List, uint.
    pub poc_list: [u32; 34],
}
impl Default for MfxAvcDirectmodeState {
    fn default() -> Self {
        Self { dword_length: 0, direct_mv_buffer_address: [Default::default(); 32], direct_mv_buffer_cacheability_control: [Default::default(); 32], direct_mv_buffer_graphics_data_type: [Default::default(); 32], direct_mv_buffer_arbitration_priority_control: [Default::default(); 32], direct_mv_buffer_attributes: Default::default(), direct_mv_buffer_write_cacheability_control: [Default::default(); 2], direct_mv_buffer_write_graphics_data_type: [Default::default(); 2], direct_mv_buffer_write_arbitration_priority_control: [Default::default(); 2], direct_mv_buffer_write_address: [Default::default(); 2], direct_mv_buffer_write_attributes: Default::default(), poc_list: [Default::default(); 34], }
    }
}
impl MfxAvcDirectmodeState {
    /// GTT entry of Direct MV Buffer - Cacheability Control.
    pub const DIRECT_MV_BUFFER_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Direct MV Buffer - Cacheability Control.
    pub const DIRECT_MV_BUFFER_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Direct MV Buffer - Cacheability Control.
    pub const DIRECT_MV_BUFFER_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Direct MV Buffer - Cacheability Control.
    pub const DIRECT_MV_BUFFER_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Direct MV Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_BUFFER_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Direct MV Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_BUFFER_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Direct MV Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_BUFFER_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Direct MV Buffer - Arbitration Priority Control.
    pub const DIRECT_MV_BUFFER_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// GTT entry of Direct MV Buffer (Write) - Cacheability Control.
    pub const DIRECT_MV_BUFFER_WRITE_CACHEABILITY_CONTROL_GTT_ENTRY: u32 = 0x0;
    /// Not in LLC or MLC of Direct MV Buffer (Write) - Cacheability Control.
    pub const DIRECT_MV_BUFFER_WRITE_CACHEABILITY_CONTROL_NOT_IN_LLC_OR_MLC: u32 = 0x1;
    /// In LLC but not MLC of Direct MV Buffer (Write) - Cacheability Control.
    pub const DIRECT_MV_BUFFER_WRITE_CACHEABILITY_CONTROL_IN_LLC_BUT_NOT_MLC: u32 = 0x2;
    /// Both LLC and MLC of Direct MV Buffer (Write) - Cacheability Control.
    pub const DIRECT_MV_BUFFER_WRITE_CACHEABILITY_CONTROL_BOTH_LLC_AND_MLC: u32 = 0x3;
    /// Highest priority of Direct MV Buffer (Write) - Arbitration Priority Control.
    pub const DIRECT_MV_BUFFER_WRITE_ARBITRATION_PRIORITY_CONTROL_HIGHEST_PRIORITY: u32 = 0x0;
    /// Second highest priority of Direct MV Buffer (Write) - Arbitration Priority Control.
    pub const DIRECT_MV_BUFFER_WRITE_ARBITRATION_PRIORITY_CONTROL_SECOND_HIGHEST_PRIORITY: u32 = 0x1;
    /// Third highest priority of Direct MV Buffer (Write) - Arbitration Priority Control.
    pub const DIRECT_MV_BUFFER_WRITE_ARBITRATION_PRIORITY_CONTROL_THIRD_HIGHEST_PRIORITY: u32 = 0x2;
    /// Lowest priority of Direct MV Buffer (Write) - Arbitration Priority Control.
    pub const DIRECT_MV_BUFFER_WRITE_ARBITRATION_PRIORITY_CONTROL_LOWEST_PRIORITY: u32 = 0x3;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxAvcDirectmodeState {
        let d = &fixed::<71>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), direct_mv_buffer_address: std::array::from_fn(|i| a(d, at(38, i, 32), at(63, i, 32))), direct_mv_buffer_cacheability_control: std::array::from_fn(|i| u(d, at(32, i, 32), at(33, i, 32))), direct_mv_buffer_graphics_data_type: std::array::from_fn(|i| u(d, at(34, i, 32), at(34, i, 32))), direct_mv_buffer_arbitration_priority_control: std::array::from_fn(|i| u(d, at(36, i, 32), at(37, i, 32))), direct_mv_buffer_write_cacheability_control: std::array::from_fn(|i| u(d, at(1056, i, 32), at(1057, i, 32))), direct_mv_buffer_write_graphics_data_type: std::array::from_fn(|i| u(d, at(1058, i, 32), at(1058, i, 32))), direct_mv_buffer_write_arbitration_priority_control: std::array::from_fn(|i| u(d, at(1060, i, 32), at(1061, i, 32))), direct_mv_buffer_write_address: std::array::from_fn(|i| a(d, at(1062, i, 32), at(1087, i, 32))), poc_list: std::array::from_fn(|i| u(d, at(1120, i, 32), at(1151, i, 32))), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), direct_mv_buffer_address: std::array::from_fn(|i| if i < 16 { a(d, at(32, i, 64), at(95, i, 64)) } else { Default::default() }), direct_mv_buffer_attributes: Memoryaddressattributes::decode(platform, &d[33..]), direct_mv_buffer_write_address: std::array::from_fn(|i| if i == 0 { a(d, 1088, 1151) } else { Default::default() }), direct_mv_buffer_write_attributes: Memoryaddressattributes::decode(platform, &d[36..]), poc_list: std::array::from_fn(|i| u(d, at(1184, i, 32), at(1215, i, 32))), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 71];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71020000; let length = if self.dword_length == 0 { 67 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.direct_mv_buffer_address.iter().copied().enumerate().take(32) { put_a(d, at(38, i, 32), at(63, i, 32), v); } for (i, v) in self.direct_mv_buffer_cacheability_control.iter().copied().enumerate().take(32) { put(d, at(32, i, 32), at(33, i, 32), u64::from(v)); } for (i, v) in self.direct_mv_buffer_graphics_data_type.iter().copied().enumerate().take(32) { put(d, at(34, i, 32), at(34, i, 32), u64::from(v)); } for (i, v) in self.direct_mv_buffer_arbitration_priority_control.iter().copied().enumerate().take(32) { put(d, at(36, i, 32), at(37, i, 32), u64::from(v)); } for (i, v) in self.direct_mv_buffer_write_cacheability_control.iter().copied().enumerate().take(2) { put(d, at(1056, i, 32), at(1057, i, 32), u64::from(v)); } for (i, v) in self.direct_mv_buffer_write_graphics_data_type.iter().copied().enumerate().take(2) { put(d, at(1058, i, 32), at(1058, i, 32), u64::from(v)); } for (i, v) in self.direct_mv_buffer_write_arbitration_priority_control.iter().copied().enumerate().take(2) { put(d, at(1060, i, 32), at(1061, i, 32), u64::from(v)); } for (i, v) in self.direct_mv_buffer_write_address.iter().copied().enumerate().take(2) { put_a(d, at(1062, i, 32), at(1087, i, 32), v); } for (i, v) in self.poc_list.iter().copied().enumerate().take(34) { put(d, at(1120, i, 32), at(1151, i, 32), u64::from(v)); } 69 }
            _ => { d[0] = 0x71020000; let length = if self.dword_length == 0 { 69 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); for (i, v) in self.direct_mv_buffer_address.iter().copied().enumerate().take(16) { put_a(d, at(32, i, 64), at(95, i, 64), v); } put_part(d, 1056, 1087, &self.direct_mv_buffer_attributes.encode(platform)); put_a(d, 1088, 1151, self.direct_mv_buffer_write_address[0]); put_part(d, 1152, 1183, &self.direct_mv_buffer_write_attributes.encode(platform)); for (i, v) in self.poc_list.iter().copied().enumerate().take(34) { put(d, at(1184, i, 32), at(1215, i, 32), u64::from(v)); } 71 }
        };
        words[..n.min(71)].to_vec()
    }
}
described!(MfxAvcDirectmodeState, MFXAVCDIRECTMODESTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_AVC_DIRECTMODE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_AVC_DIRECTMODE_STATE", "mesa:gen8 MFX_AVC_DIRECTMODE_STATE", "mesa:gen9 MFX_AVC_DIRECTMODE_STATE", "media-driver:g8_bdw MFX_AVC_DIRECTMODE_STATE", "media-driver:g9_skl MFX_AVC_DIRECTMODE_STATE", "media-driver:g9_bxt MFX_AVC_DIRECTMODE_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71020000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 69, 69, false), (0xe, 71, 71, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0x1, 35, 35), (0x1, 67, 67), (0x1, 99, 99), (0x1, 131, 131), (0x1, 163, 163), (0x1, 195, 195), (0x1, 227, 227), (0x1, 259, 259), (0x1, 291, 291), (0x1, 323, 323), (0x1, 355, 355), (0x1, 387, 387), (0x1, 419, 419), (0x1, 451, 451), (0x1, 483, 483), (0x1, 515, 515), (0x1, 547, 547), (0x1, 579, 579), (0x1, 611, 611), (0x1, 643, 643), (0x1, 675, 675), (0x1, 707, 707), (0x1, 739, 739), (0x1, 771, 771), (0x1, 803, 803), (0x1, 835, 835), (0x1, 867, 867), (0x1, 899, 899), (0x1, 931, 931), (0x1, 963, 963), (0x1, 995, 995), (0x1, 1027, 1027), (0x1, 1059, 1059), (0x1, 1091, 1091)],
    system: "D51", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0x1, 1, 0x8, 0x0), w(0x1, 2, 0x8, 0x0), w(0x1, 3, 0x8, 0x0), w(0x1, 4, 0x8, 0x0), w(0x1, 5, 0x8, 0x0), w(0x1, 6, 0x8, 0x0), w(0x1, 7, 0x8, 0x0), w(0x1, 8, 0x8, 0x0), w(0x1, 9, 0x8, 0x0), w(0x1, 10, 0x8, 0x0), w(0x1, 11, 0x8, 0x0), w(0x1, 12, 0x8, 0x0), w(0x1, 13, 0x8, 0x0), w(0x1, 14, 0x8, 0x0), w(0x1, 15, 0x8, 0x0), w(0x1, 16, 0x8, 0x0), w(0x1, 17, 0x8, 0x0), w(0x1, 18, 0x8, 0x0), w(0x1, 19, 0x8, 0x0), w(0x1, 20, 0x8, 0x0), w(0x1, 21, 0x8, 0x0), w(0x1, 22, 0x8, 0x0), w(0x1, 23, 0x8, 0x0), w(0x1, 24, 0x8, 0x0), w(0x1, 25, 0x8, 0x0), w(0x1, 26, 0x8, 0x0), w(0x1, 27, 0x8, 0x0), w(0x1, 28, 0x8, 0x0), w(0x1, 29, 0x8, 0x0), w(0x1, 30, 0x8, 0x0), w(0x1, 31, 0x8, 0x0), w(0x1, 32, 0x8, 0x0), w(0x1, 33, 0x8, 0x0), w(0x1, 34, 0x8, 0x0), w(0x2, 33, 0xfffffe04, 0x0), w(0x2, 36, 0xfffffe04, 0x0), w(0xc, 33, 0xffff8c01, 0x0), w(0xc, 36, 0xffff8c01, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Direct MV Buffer - Address", places: &[p(0x1, 38, 63, Kind::Address, 32, 32), p(0xe, 32, 95, Kind::Address, 16, 64)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Buffer - Cacheability Control", places: &[p(0x1, 32, 33, Kind::Uint, 32, 32)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Direct MV Buffer - Graphics Data Type", places: &[p(0x1, 34, 34, Kind::Uint, 32, 32)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Buffer - Arbitration Priority Control", places: &[p(0x1, 36, 37, Kind::Uint, 32, 32)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Direct MV Buffer - Attributes", places: &[p(0xe, 1056, 1087, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Buffer (Write) - Cacheability Control", places: &[p(0x1, 1056, 1057, Kind::Uint, 2, 32)], values: &[(0x1, 0x0, "GTT entry"), (0x1, 0x1, "Not in LLC or MLC"), (0x1, 0x2, "In LLC but not MLC"), (0x1, 0x3, "Both LLC and MLC")], when: None, gap: None },
        Field { name: "Direct MV Buffer (Write) - Graphics Data Type", places: &[p(0x1, 1058, 1058, Kind::Uint, 2, 32)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Buffer (Write) - Arbitration Priority Control", places: &[p(0x1, 1060, 1061, Kind::Uint, 2, 32)], values: &[(0x1, 0x0, "Highest priority"), (0x1, 0x1, "Second highest priority"), (0x1, 0x2, "Third highest priority"), (0x1, 0x3, "Lowest priority")], when: None, gap: None },
        Field { name: "Direct MV Buffer (Write) - Address", places: &[p(0x1, 1062, 1087, Kind::Address, 2, 32), p(0xe, 1088, 1151, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct MV Buffer (Write) - Attributes", places: &[p(0xe, 1152, 1183, Kind::Struct(&MEMORYADDRESSATTRIBUTES_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "POC List", places: &[p(0x1, 1120, 1151, Kind::Uint, 34, 32), p(0xe, 1184, 1215, Kind::Uint, 34, 32)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_AVC_IMG_STATE`. `[mesa:gen7 MFX_AVC_IMG_STATE]` `[mesa:gen8 MFX_AVC_IMG_STATE]` `[mesa:gen9 MFX_AVC_IMG_STATE]` `[media-driver:g8_bdw MFX_AVC_IMG_STATE]` `[media-driver:g9_skl MFX_AVC_IMG_STATE]` `[media-driver:g9_bxt MFX_AVC_IMG_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxAvcImgState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Frame Size, uint.
    pub frame_size: u32,
    /// Frame Width, uint.
    pub frame_width: u32,
    /// Frame Height, uint.
    pub frame_height: u32,
    /// Image Structure, uint.
    pub image_structure: u32,
    /// Weighted BiPrediction IDC, uint.
    pub weighted_biprediction_idc: u32,
    /// Weighted Prediction Enable, bool.
    pub weighted_prediction_enable: bool,
    /// Rho Domain Rate Control Enable, bool.
    pub rho_domain_rate_control_enable: bool,
    /// First Chroma QP Offset, uint.
    pub first_chroma_qp_offset: u32,
    /// Second Chroma QP Offset, uint.
    pub second_chroma_qp_offset: u32,
    /// Field Picture, bool.
    pub field_picture: bool,
    /// MBAFF Mode, bool.
    pub mbaff_mode: bool,
    /// Frame MB Only, bool.
    pub frame_mb_only: bool,
    /// 8x8 IDCT Transform Mode, bool.
    pub _8x8_idct_transform_mode: bool,
    /// Direct 8x8 Inference, bool.
    pub direct_8x8_inference: bool,
    /// Constrained Intra Prediction, bool.
    pub constrained_intra_prediction: bool,
    /// Non-Reference Picture, bool.
    pub non_reference_picture: bool,
    /// Entropy Coding Sync Enable, bool.
    pub entropy_coding_sync_enable: bool,
    /// MB MV Format, uint.
    pub mb_mv_format: u32,
    /// Chroma Format IDC, uint.
    pub chroma_format_idc: u32,
    /// MV Unpacked Enable, bool.
    pub mv_unpacked_enable: bool,
    /// Load Bitstream Pointer Per Slice, bool.
    pub load_bitstream_pointer_per_slice: bool,
    /// MB Status Read, bool.
    pub mb_status_read: bool,
    /// Minimum Frame Size, uint.
    pub minimum_frame_size: u32,
    /// Intra MB Max Bit Control, bool.
    pub intra_mb_max_bit_control: bool,
    /// Inter MB Max Bit Control, bool.
    pub inter_mb_max_bit_control: bool,
    /// Frame Bitrate Max Report, bool.
    pub frame_bitrate_max_report: bool,
    /// Frame Bitrate Min Report, bool.
    pub frame_bitrate_min_report: bool,
    /// Force IPCM Control, bool.
    pub force_ipcm_control: bool,
    /// MB Level Rate Control, bool.
    pub mb_level_rate_control: bool,
    /// Minimum Frame Size Units, uint.
    pub minimum_frame_size_units: u32,
    /// Inter MB Force CBP to Zero Control, bool.
    pub inter_mb_force_cbp_to_zero_control: bool,
    /// Non First Pass, uint.
    pub non_first_pass: u32,
    /// Trellis Quantization Chroma Disable, bool.
    pub trellis_quantization_chroma_disable: bool,
    /// Trellis Quantization Rounding, uint.
    pub trellis_quantization_rounding: u32,
    /// Trellis Quantization Enable, bool.
    pub trellis_quantization_enable: bool,
    /// Intra MB Conformance Max Size, uint.
    pub intra_mb_conformance_max_size: u32,
    /// Inter MB Conformance Max Size, uint.
    pub inter_mb_conformance_max_size: u32,
    /// VSL Top MB Trans8 X8 Flag, bool.
    pub vsl_top_mb_trans8_x8_flag: bool,
    /// BSP Encoder ECO Enable, bool.
    pub bsp_encoder_eco_enable: bool,
    /// Slice Delta QP Max(0), int.
    pub slice_delta_qp_max_0: i32,
    /// Slice Delta QP Max(1), int.
    pub slice_delta_qp_max_1: i32,
    /// Slice Delta QP Max(2), uint.
    pub slice_delta_qp_max_2: u32,
    /// Slice Delta QP Max(3), int.
    pub slice_delta_qp_max_3: i32,
    /// Slice Delta QP Min(0), int.
    pub slice_delta_qp_min_0: i32,
    /// Slice Delta QP Min(1), int.
    pub slice_delta_qp_min_1: i32,
    /// Slice Delta QP Min(2), int.
    pub slice_delta_qp_min_2: i32,
    /// Slice Delta QP Min(3), int.
    pub slice_delta_qp_min_3: i32,
    /// Frame Bitrate Min, uint.
    pub frame_bitrate_min: u32,
    /// Frame Bitrate Min Unit Mode, uint.
    pub frame_bitrate_min_unit_mode: u32,
    /// Frame Bitrate Min Unit, uint.
    pub frame_bitrate_min_unit: u32,
    /// Frame Bitrate Max, uint.
    pub frame_bitrate_max: u32,
    /// Frame Bitrate Max Unit Mode, uint.
    pub frame_bitrate_max_unit_mode: u32,
    /// Frame Bitrate Max Unit, uint.
    pub frame_bitrate_max_unit: u32,
    /// Frame Bitrate Min Delta, uint.
    pub frame_bitrate_min_delta: u32,
    /// Frame Bitrate Max Delta, uint.
    pub frame_bitrate_max_delta: u32,
    /// Slice Stats Stream-Out Enable, bool.
    pub slice_stats_stream_out_enable: bool,
    /// Initial QP Value, int.
    pub initial_qp_value: i32,
    /// Number of Active Reference Pictures from L0, uint.
    pub number_of_active_reference_pictures_from_l0: u32,
    /// Number of Active Reference Pictures from L1, uint.
    pub number_of_active_reference_pictures_from_l1: u32,
    /// Number of Reference Frames, uint.
    pub number_of_reference_frames: u32,
    /// Current Picture Has Performed MMCO5, bool.
    pub current_picture_has_performed_mmco5: bool,
    /// Pic Order Present, bool.
    pub pic_order_present: bool,
    /// Delta Pic Order Always Zero, bool.
    pub delta_pic_order_always_zero: bool,
    /// Pic Order Count Type, uint.
    pub pic_order_count_type: u32,
    /// Slice Group Map Type, uint.
    pub slice_group_map_type: u32,
    /// Redundant Pic Count Present, bool.
    pub redundant_pic_count_present: bool,
    /// Number of Slice Groups, uint.
    pub number_of_slice_groups: u32,
    /// Deblocking Filter Control Present, bool.
    pub deblocking_filter_control_present: bool,
    /// Log2 Max Frame Number, uint.
    pub log2_max_frame_number: u32,
    /// Log2 Max Pic Order Count LSB, uint.
    pub log2_max_pic_order_count_lsb: u32,
    /// Slice Group Change Rate, uint.
    pub slice_group_change_rate: u32,
    /// Current Picture Frame Number, uint.
    pub current_picture_frame_number: u32,
    /// Current Frame View ID, uint.
    pub current_frame_view_id: u32,
    /// Max View IDXL0, uint.
    pub max_view_idxl0: u32,
    /// Max View IDXL1, uint.
    pub max_view_idxl1: u32,
    /// Inter View Order Disable, bool.
    pub inter_view_order_disable: bool,
    /// Extended Rho Domain Statistics Enable, bool.
    pub extended_rho_domain_statistics_enable: bool,
    /// Rho Domain Average MB QP, uint.
    pub rho_domain_average_mb_qp: u32,
    /// Threshold Size, uint.
    pub threshold_size: u32,
    /// Target Slice Size, uint.
    pub target_slice_size: u32,
}
impl MfxAvcImgState {
    /// Frame Picture of Image Structure.
    pub const IMAGE_STRUCTURE_FRAME_PICTURE: u32 = 0x0;
    /// Top Field Picture of Image Structure.
    pub const IMAGE_STRUCTURE_TOP_FIELD_PICTURE: u32 = 0x1;
    /// Bottom Field Picture of Image Structure.
    pub const IMAGE_STRUCTURE_BOTTOM_FIELD_PICTURE: u32 = 0x3;
    /// Invalid, not allowed. of Image Structure.
    pub const IMAGE_STRUCTURE_INVALID_NOT_ALLOWED: u32 = 0x2;
    /// DEFAULT of Weighted BiPrediction IDC.
    pub const WEIGHTED_BIPREDICTION_IDC_DEFAULT: u32 = 0x0;
    /// EXPLICIT of Weighted BiPrediction IDC.
    pub const WEIGHTED_BIPREDICTION_IDC_EXPLICIT: u32 = 0x1;
    /// IMPLICIT of Weighted BiPrediction IDC.
    pub const WEIGHTED_BIPREDICTION_IDC_IMPLICIT: u32 = 0x2;
    /// IGNORE of MB MV Format.
    pub const MB_MV_FORMAT_IGNORE: u32 = 0x0;
    /// FOLLOW of MB MV Format.
    pub const MB_MV_FORMAT_FOLLOW: u32 = 0x1;
    /// Monochrome picture of Chroma Format IDC.
    pub const CHROMA_FORMAT_IDC_MONOCHROME_PICTURE: u32 = 0x0;
    /// 4:2:0 picture of Chroma Format IDC.
    pub const CHROMA_FORMAT_IDC_4_2_0_PICTURE: u32 = 0x1;
    /// 4:2:2 picture (not supported) of Chroma Format IDC.
    pub const CHROMA_FORMAT_IDC_4_2_2_PICTURE_NOT_SUPPORTED: u32 = 0x2;
    /// 4:4:4 picture (not supported) of Chroma Format IDC.
    pub const CHROMA_FORMAT_IDC_4_4_4_PICTURE_NOT_SUPPORTED: u32 = 0x3;
    /// Compatibility mode of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_COMPATIBILITY_MODE: u32 = 0x0;
    /// 16 bytes of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_16_BYTES: u32 = 0x1;
    /// 4Kb of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_4KB: u32 = 0x2;
    /// 16Kb of Minimum Frame Size Units.
    pub const MINIMUM_FRAME_SIZE_UNITS_16KB: u32 = 0x3;
    /// Compatibility mode of Frame Bitrate Min Unit Mode.
    pub const FRAME_BITRATE_MIN_UNIT_MODE_COMPATIBILITY_MODE: u32 = 0x0;
    /// New mode of Frame Bitrate Min Unit Mode.
    pub const FRAME_BITRATE_MIN_UNIT_MODE_NEW_MODE: u32 = 0x1;
    /// Compatibility mode of Frame Bitrate Max Unit Mode.
    pub const FRAME_BITRATE_MAX_UNIT_MODE_COMPATIBILITY_MODE: u32 = 0x0;
    /// New mode of Frame Bitrate Max Unit Mode.
    pub const FRAME_BITRATE_MAX_UNIT_MODE_NEW_MODE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxAvcImgState {
        let d = &fixed::<21>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), frame_size: u(d, 32, 47), frame_width: u(d, 64, 71), frame_height: u(d, 80, 87), image_structure: u(d, 104, 105), weighted_biprediction_idc: u(d, 106, 107), weighted_prediction_enable: b(d, 108), first_chroma_qp_offset: u(d, 112, 116), second_chroma_qp_offset: u(d, 120, 124), field_picture: b(d, 128), mbaff_mode: b(d, 129), frame_mb_only: b(d, 130), _8x8_idct_transform_mode: b(d, 131), direct_8x8_inference: b(d, 132), constrained_intra_prediction: b(d, 133), non_reference_picture: b(d, 134), entropy_coding_sync_enable: b(d, 135), mb_mv_format: u(d, 136, 136), chroma_format_idc: u(d, 138, 139), mv_unpacked_enable: b(d, 140), load_bitstream_pointer_per_slice: b(d, 142), mb_status_read: b(d, 143), minimum_frame_size: u(d, 144, 159), intra_mb_max_bit_control: b(d, 160), inter_mb_max_bit_control: b(d, 161), frame_bitrate_max_report: b(d, 162), frame_bitrate_min_report: b(d, 163), force_ipcm_control: b(d, 167), mb_level_rate_control: b(d, 169), minimum_frame_size_units: u(d, 170, 171), inter_mb_force_cbp_to_zero_control: b(d, 172), non_first_pass: u(d, 176, 176), trellis_quantization_chroma_disable: b(d, 187), trellis_quantization_rounding: u(d, 188, 190), trellis_quantization_enable: b(d, 191), intra_mb_conformance_max_size: u(d, 192, 203), inter_mb_conformance_max_size: u(d, 208, 219), slice_delta_qp_max_0: s(d, 256, 263), slice_delta_qp_max_1: s(d, 264, 271), slice_delta_qp_max_2: u(d, 272, 279), slice_delta_qp_max_3: s(d, 280, 287), slice_delta_qp_min_0: s(d, 288, 295), slice_delta_qp_min_1: s(d, 296, 303), slice_delta_qp_min_2: s(d, 304, 311), slice_delta_qp_min_3: s(d, 312, 319), frame_bitrate_min: u(d, 320, 333), frame_bitrate_min_unit_mode: u(d, 334, 334), frame_bitrate_min_unit: u(d, 335, 335), frame_bitrate_max: u(d, 336, 349), frame_bitrate_max_unit_mode: u(d, 350, 350), frame_bitrate_max_unit: u(d, 351, 351), frame_bitrate_min_delta: u(d, 352, 366), frame_bitrate_max_delta: u(d, 368, 382), slice_stats_stream_out_enable: b(d, 383), initial_qp_value: s(d, 416, 423), number_of_active_reference_pictures_from_l0: u(d, 424, 429), number_of_active_reference_pictures_from_l1: u(d, 432, 437), number_of_reference_frames: u(d, 440, 444), current_picture_has_performed_mmco5: b(d, 445), pic_order_present: b(d, 448), delta_pic_order_always_zero: b(d, 449), pic_order_count_type: u(d, 450, 451), slice_group_map_type: u(d, 456, 458), redundant_pic_count_present: b(d, 459), number_of_slice_groups: u(d, 460, 462), deblocking_filter_control_present: b(d, 463), log2_max_frame_number: u(d, 464, 471), log2_max_pic_order_count_lsb: u(d, 472, 479), slice_group_change_rate: u(d, 480, 495), current_picture_frame_number: u(d, 496, 511), ..Self::default() },
            1 => Self { dword_length: u(d, 0, 11), frame_size: u(d, 32, 47), frame_width: u(d, 64, 71), frame_height: u(d, 80, 87), image_structure: u(d, 104, 105), weighted_biprediction_idc: u(d, 106, 107), weighted_prediction_enable: b(d, 108), first_chroma_qp_offset: u(d, 112, 116), second_chroma_qp_offset: u(d, 120, 124), field_picture: b(d, 128), mbaff_mode: b(d, 129), frame_mb_only: b(d, 130), _8x8_idct_transform_mode: b(d, 131), direct_8x8_inference: b(d, 132), constrained_intra_prediction: b(d, 133), non_reference_picture: b(d, 134), entropy_coding_sync_enable: b(d, 135), mb_mv_format: u(d, 136, 136), chroma_format_idc: u(d, 138, 139), mv_unpacked_enable: b(d, 140), load_bitstream_pointer_per_slice: b(d, 142), mb_status_read: b(d, 143), minimum_frame_size: u(d, 144, 159), intra_mb_max_bit_control: b(d, 160), inter_mb_max_bit_control: b(d, 161), frame_bitrate_max_report: b(d, 162), frame_bitrate_min_report: b(d, 163), force_ipcm_control: b(d, 167), mb_level_rate_control: b(d, 169), minimum_frame_size_units: u(d, 170, 171), non_first_pass: u(d, 176, 176), trellis_quantization_chroma_disable: b(d, 187), trellis_quantization_rounding: u(d, 188, 190), trellis_quantization_enable: b(d, 191), intra_mb_conformance_max_size: u(d, 192, 203), inter_mb_conformance_max_size: u(d, 208, 219), vsl_top_mb_trans8_x8_flag: b(d, 224), slice_delta_qp_max_0: s(d, 256, 263), slice_delta_qp_max_1: s(d, 264, 271), slice_delta_qp_max_2: u(d, 272, 279), slice_delta_qp_max_3: s(d, 280, 287), slice_delta_qp_min_0: s(d, 288, 295), slice_delta_qp_min_1: s(d, 296, 303), slice_delta_qp_min_2: s(d, 304, 311), slice_delta_qp_min_3: s(d, 312, 319), frame_bitrate_min: u(d, 320, 333), frame_bitrate_min_unit_mode: u(d, 334, 334), frame_bitrate_min_unit: u(d, 335, 335), frame_bitrate_max: u(d, 336, 349), frame_bitrate_max_unit_mode: u(d, 350, 350), frame_bitrate_max_unit: u(d, 351, 351), frame_bitrate_min_delta: u(d, 352, 366), frame_bitrate_max_delta: u(d, 368, 382), slice_stats_stream_out_enable: b(d, 383), initial_qp_value: s(d, 416, 423), number_of_active_reference_pictures_from_l0: u(d, 424, 429), number_of_active_reference_pictures_from_l1: u(d, 432, 437), number_of_reference_frames: u(d, 440, 444), current_picture_has_performed_mmco5: b(d, 445), pic_order_present: b(d, 448), delta_pic_order_always_zero: b(d, 449), pic_order_count_type: u(d, 450, 451), slice_group_map_type: u(d, 456, 458), redundant_pic_count_present: b(d, 459), number_of_slice_groups: u(d, 460, 462), deblocking_filter_control_present: b(d, 463), log2_max_frame_number: u(d, 464, 471), log2_max_pic_order_count_lsb: u(d, 472, 479), slice_group_change_rate: u(d, 480, 495), current_picture_frame_number: u(d, 496, 511), current_frame_view_id: u(d, 512, 521), max_view_idxl0: u(d, 524, 527), max_view_idxl1: u(d, 530, 533), inter_view_order_disable: b(d, 543), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 11), frame_size: u(d, 32, 47), frame_width: u(d, 64, 71), frame_height: u(d, 80, 87), image_structure: u(d, 104, 105), weighted_biprediction_idc: u(d, 106, 107), weighted_prediction_enable: b(d, 108), rho_domain_rate_control_enable: b(d, 109), first_chroma_qp_offset: u(d, 112, 116), second_chroma_qp_offset: u(d, 120, 124), field_picture: b(d, 128), mbaff_mode: b(d, 129), frame_mb_only: b(d, 130), _8x8_idct_transform_mode: b(d, 131), direct_8x8_inference: b(d, 132), constrained_intra_prediction: b(d, 133), non_reference_picture: b(d, 134), entropy_coding_sync_enable: b(d, 135), mb_mv_format: u(d, 136, 136), chroma_format_idc: u(d, 138, 139), mv_unpacked_enable: b(d, 140), load_bitstream_pointer_per_slice: b(d, 142), mb_status_read: b(d, 143), minimum_frame_size: u(d, 144, 159), intra_mb_max_bit_control: b(d, 160), inter_mb_max_bit_control: b(d, 161), frame_bitrate_max_report: b(d, 162), frame_bitrate_min_report: b(d, 163), force_ipcm_control: b(d, 167), mb_level_rate_control: b(d, 169), minimum_frame_size_units: u(d, 170, 171), non_first_pass: u(d, 176, 176), trellis_quantization_chroma_disable: b(d, 187), trellis_quantization_rounding: u(d, 188, 190), trellis_quantization_enable: b(d, 191), intra_mb_conformance_max_size: u(d, 192, 203), inter_mb_conformance_max_size: u(d, 208, 219), vsl_top_mb_trans8_x8_flag: b(d, 224), bsp_encoder_eco_enable: b(d, 240), slice_delta_qp_max_0: s(d, 256, 263), slice_delta_qp_max_1: s(d, 264, 271), slice_delta_qp_max_2: u(d, 272, 279), slice_delta_qp_max_3: s(d, 280, 287), slice_delta_qp_min_0: s(d, 288, 295), slice_delta_qp_min_1: s(d, 296, 303), slice_delta_qp_min_2: s(d, 304, 311), slice_delta_qp_min_3: s(d, 312, 319), frame_bitrate_min: u(d, 320, 333), frame_bitrate_min_unit_mode: u(d, 334, 334), frame_bitrate_min_unit: u(d, 335, 335), frame_bitrate_max: u(d, 336, 349), frame_bitrate_max_unit_mode: u(d, 350, 350), frame_bitrate_max_unit: u(d, 351, 351), frame_bitrate_min_delta: u(d, 352, 366), frame_bitrate_max_delta: u(d, 368, 382), slice_stats_stream_out_enable: b(d, 383), initial_qp_value: s(d, 416, 423), number_of_active_reference_pictures_from_l0: u(d, 424, 429), number_of_active_reference_pictures_from_l1: u(d, 432, 437), number_of_reference_frames: u(d, 440, 444), current_picture_has_performed_mmco5: b(d, 445), pic_order_present: b(d, 448), delta_pic_order_always_zero: b(d, 449), pic_order_count_type: u(d, 450, 451), slice_group_map_type: u(d, 456, 458), redundant_pic_count_present: b(d, 459), number_of_slice_groups: u(d, 460, 462), deblocking_filter_control_present: b(d, 463), log2_max_frame_number: u(d, 464, 471), log2_max_pic_order_count_lsb: u(d, 472, 479), slice_group_change_rate: u(d, 480, 495), current_picture_frame_number: u(d, 496, 511), current_frame_view_id: u(d, 512, 521), max_view_idxl0: u(d, 524, 527), max_view_idxl1: u(d, 530, 533), inter_view_order_disable: b(d, 543), extended_rho_domain_statistics_enable: b(d, 552), rho_domain_average_mb_qp: u(d, 560, 565), threshold_size: u(d, 608, 639), target_slice_size: u(d, 640, 671), ..Self::default() },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 21];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71000000; let length = if self.dword_length == 0 { 14 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 47, u64::from(self.frame_size)); put(d, 64, 71, u64::from(self.frame_width)); put(d, 80, 87, u64::from(self.frame_height)); put(d, 104, 105, u64::from(self.image_structure)); put(d, 106, 107, u64::from(self.weighted_biprediction_idc)); put(d, 108, 108, u64::from(self.weighted_prediction_enable)); put(d, 112, 116, u64::from(self.first_chroma_qp_offset)); put(d, 120, 124, u64::from(self.second_chroma_qp_offset)); put(d, 128, 128, u64::from(self.field_picture)); put(d, 129, 129, u64::from(self.mbaff_mode)); put(d, 130, 130, u64::from(self.frame_mb_only)); put(d, 131, 131, u64::from(self._8x8_idct_transform_mode)); put(d, 132, 132, u64::from(self.direct_8x8_inference)); put(d, 133, 133, u64::from(self.constrained_intra_prediction)); put(d, 134, 134, u64::from(self.non_reference_picture)); put(d, 135, 135, u64::from(self.entropy_coding_sync_enable)); put(d, 136, 136, u64::from(self.mb_mv_format)); put(d, 138, 139, u64::from(self.chroma_format_idc)); put(d, 140, 140, u64::from(self.mv_unpacked_enable)); put(d, 142, 142, u64::from(self.load_bitstream_pointer_per_slice)); put(d, 143, 143, u64::from(self.mb_status_read)); put(d, 144, 159, u64::from(self.minimum_frame_size)); put(d, 160, 160, u64::from(self.intra_mb_max_bit_control)); put(d, 161, 161, u64::from(self.inter_mb_max_bit_control)); put(d, 162, 162, u64::from(self.frame_bitrate_max_report)); put(d, 163, 163, u64::from(self.frame_bitrate_min_report)); put(d, 167, 167, u64::from(self.force_ipcm_control)); put(d, 169, 169, u64::from(self.mb_level_rate_control)); put(d, 170, 171, u64::from(self.minimum_frame_size_units)); put(d, 172, 172, u64::from(self.inter_mb_force_cbp_to_zero_control)); put(d, 176, 176, u64::from(self.non_first_pass)); put(d, 187, 187, u64::from(self.trellis_quantization_chroma_disable)); put(d, 188, 190, u64::from(self.trellis_quantization_rounding)); put(d, 191, 191, u64::from(self.trellis_quantization_enable)); put(d, 192, 203, u64::from(self.intra_mb_conformance_max_size)); put(d, 208, 219, u64::from(self.inter_mb_conformance_max_size)); put(d, 256, 263, self.slice_delta_qp_max_0 as i64 as u64); put(d, 264, 271, self.slice_delta_qp_max_1 as i64 as u64); put(d, 272, 279, u64::from(self.slice_delta_qp_max_2)); put(d, 280, 287, self.slice_delta_qp_max_3 as i64 as u64); put(d, 288, 295, self.slice_delta_qp_min_0 as i64 as u64); put(d, 296, 303, self.slice_delta_qp_min_1 as i64 as u64); put(d, 304, 311, self.slice_delta_qp_min_2 as i64 as u64); put(d, 312, 319, self.slice_delta_qp_min_3 as i64 as u64); put(d, 320, 333, u64::from(self.frame_bitrate_min)); put(d, 334, 334, u64::from(self.frame_bitrate_min_unit_mode)); put(d, 335, 335, u64::from(self.frame_bitrate_min_unit)); put(d, 336, 349, u64::from(self.frame_bitrate_max)); put(d, 350, 350, u64::from(self.frame_bitrate_max_unit_mode)); put(d, 351, 351, u64::from(self.frame_bitrate_max_unit)); put(d, 352, 366, u64::from(self.frame_bitrate_min_delta)); put(d, 368, 382, u64::from(self.frame_bitrate_max_delta)); put(d, 383, 383, u64::from(self.slice_stats_stream_out_enable)); put(d, 416, 423, self.initial_qp_value as i64 as u64); put(d, 424, 429, u64::from(self.number_of_active_reference_pictures_from_l0)); put(d, 432, 437, u64::from(self.number_of_active_reference_pictures_from_l1)); put(d, 440, 444, u64::from(self.number_of_reference_frames)); put(d, 445, 445, u64::from(self.current_picture_has_performed_mmco5)); put(d, 448, 448, u64::from(self.pic_order_present)); put(d, 449, 449, u64::from(self.delta_pic_order_always_zero)); put(d, 450, 451, u64::from(self.pic_order_count_type)); put(d, 456, 458, u64::from(self.slice_group_map_type)); put(d, 459, 459, u64::from(self.redundant_pic_count_present)); put(d, 460, 462, u64::from(self.number_of_slice_groups)); put(d, 463, 463, u64::from(self.deblocking_filter_control_present)); put(d, 464, 471, u64::from(self.log2_max_frame_number)); put(d, 472, 479, u64::from(self.log2_max_pic_order_count_lsb)); put(d, 480, 495, u64::from(self.slice_group_change_rate)); put(d, 496, 511, u64::from(self.current_picture_frame_number)); 16 }
            1 => { d[0] = 0x71000000; let length = if self.dword_length == 0 { 15 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 47, u64::from(self.frame_size)); put(d, 64, 71, u64::from(self.frame_width)); put(d, 80, 87, u64::from(self.frame_height)); put(d, 104, 105, u64::from(self.image_structure)); put(d, 106, 107, u64::from(self.weighted_biprediction_idc)); put(d, 108, 108, u64::from(self.weighted_prediction_enable)); put(d, 112, 116, u64::from(self.first_chroma_qp_offset)); put(d, 120, 124, u64::from(self.second_chroma_qp_offset)); put(d, 128, 128, u64::from(self.field_picture)); put(d, 129, 129, u64::from(self.mbaff_mode)); put(d, 130, 130, u64::from(self.frame_mb_only)); put(d, 131, 131, u64::from(self._8x8_idct_transform_mode)); put(d, 132, 132, u64::from(self.direct_8x8_inference)); put(d, 133, 133, u64::from(self.constrained_intra_prediction)); put(d, 134, 134, u64::from(self.non_reference_picture)); put(d, 135, 135, u64::from(self.entropy_coding_sync_enable)); put(d, 136, 136, u64::from(self.mb_mv_format)); put(d, 138, 139, u64::from(self.chroma_format_idc)); put(d, 140, 140, u64::from(self.mv_unpacked_enable)); put(d, 142, 142, u64::from(self.load_bitstream_pointer_per_slice)); put(d, 143, 143, u64::from(self.mb_status_read)); put(d, 144, 159, u64::from(self.minimum_frame_size)); put(d, 160, 160, u64::from(self.intra_mb_max_bit_control)); put(d, 161, 161, u64::from(self.inter_mb_max_bit_control)); put(d, 162, 162, u64::from(self.frame_bitrate_max_report)); put(d, 163, 163, u64::from(self.frame_bitrate_min_report)); put(d, 167, 167, u64::from(self.force_ipcm_control)); put(d, 169, 169, u64::from(self.mb_level_rate_control)); put(d, 170, 171, u64::from(self.minimum_frame_size_units)); put(d, 176, 176, u64::from(self.non_first_pass)); put(d, 187, 187, u64::from(self.trellis_quantization_chroma_disable)); put(d, 188, 190, u64::from(self.trellis_quantization_rounding)); put(d, 191, 191, u64::from(self.trellis_quantization_enable)); put(d, 192, 203, u64::from(self.intra_mb_conformance_max_size)); put(d, 208, 219, u64::from(self.inter_mb_conformance_max_size)); put(d, 224, 224, u64::from(self.vsl_top_mb_trans8_x8_flag)); put(d, 256, 263, self.slice_delta_qp_max_0 as i64 as u64); put(d, 264, 271, self.slice_delta_qp_max_1 as i64 as u64); put(d, 272, 279, u64::from(self.slice_delta_qp_max_2)); put(d, 280, 287, self.slice_delta_qp_max_3 as i64 as u64); put(d, 288, 295, self.slice_delta_qp_min_0 as i64 as u64); put(d, 296, 303, self.slice_delta_qp_min_1 as i64 as u64); put(d, 304, 311, self.slice_delta_qp_min_2 as i64 as u64); put(d, 312, 319, self.slice_delta_qp_min_3 as i64 as u64); put(d, 320, 333, u64::from(self.frame_bitrate_min)); put(d, 334, 334, u64::from(self.frame_bitrate_min_unit_mode)); put(d, 335, 335, u64::from(self.frame_bitrate_min_unit)); put(d, 336, 349, u64::from(self.frame_bitrate_max)); put(d, 350, 350, u64::from(self.frame_bitrate_max_unit_mode)); put(d, 351, 351, u64::from(self.frame_bitrate_max_unit)); put(d, 352, 366, u64::from(self.frame_bitrate_min_delta)); put(d, 368, 382, u64::from(self.frame_bitrate_max_delta)); put(d, 383, 383, u64::from(self.slice_stats_stream_out_enable)); put(d, 416, 423, self.initial_qp_value as i64 as u64); put(d, 424, 429, u64::from(self.number_of_active_reference_pictures_from_l0)); put(d, 432, 437, u64::from(self.number_of_active_reference_pictures_from_l1)); put(d, 440, 444, u64::from(self.number_of_reference_frames)); put(d, 445, 445, u64::from(self.current_picture_has_performed_mmco5)); put(d, 448, 448, u64::from(self.pic_order_present)); put(d, 449, 449, u64::from(self.delta_pic_order_always_zero)); put(d, 450, 451, u64::from(self.pic_order_count_type)); put(d, 456, 458, u64::from(self.slice_group_map_type)); put(d, 459, 459, u64::from(self.redundant_pic_count_present)); put(d, 460, 462, u64::from(self.number_of_slice_groups)); put(d, 463, 463, u64::from(self.deblocking_filter_control_present)); put(d, 464, 471, u64::from(self.log2_max_frame_number)); put(d, 472, 479, u64::from(self.log2_max_pic_order_count_lsb)); put(d, 480, 495, u64::from(self.slice_group_change_rate)); put(d, 496, 511, u64::from(self.current_picture_frame_number)); put(d, 512, 521, u64::from(self.current_frame_view_id)); put(d, 524, 527, u64::from(self.max_view_idxl0)); put(d, 530, 533, u64::from(self.max_view_idxl1)); put(d, 543, 543, u64::from(self.inter_view_order_disable)); 17 }
            _ => { d[0] = 0x71000000; let length = if self.dword_length == 0 { 19 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 47, u64::from(self.frame_size)); put(d, 64, 71, u64::from(self.frame_width)); put(d, 80, 87, u64::from(self.frame_height)); put(d, 104, 105, u64::from(self.image_structure)); put(d, 106, 107, u64::from(self.weighted_biprediction_idc)); put(d, 108, 108, u64::from(self.weighted_prediction_enable)); put(d, 109, 109, u64::from(self.rho_domain_rate_control_enable)); put(d, 112, 116, u64::from(self.first_chroma_qp_offset)); put(d, 120, 124, u64::from(self.second_chroma_qp_offset)); put(d, 128, 128, u64::from(self.field_picture)); put(d, 129, 129, u64::from(self.mbaff_mode)); put(d, 130, 130, u64::from(self.frame_mb_only)); put(d, 131, 131, u64::from(self._8x8_idct_transform_mode)); put(d, 132, 132, u64::from(self.direct_8x8_inference)); put(d, 133, 133, u64::from(self.constrained_intra_prediction)); put(d, 134, 134, u64::from(self.non_reference_picture)); put(d, 135, 135, u64::from(self.entropy_coding_sync_enable)); put(d, 136, 136, u64::from(self.mb_mv_format)); put(d, 138, 139, u64::from(self.chroma_format_idc)); put(d, 140, 140, u64::from(self.mv_unpacked_enable)); put(d, 142, 142, u64::from(self.load_bitstream_pointer_per_slice)); put(d, 143, 143, u64::from(self.mb_status_read)); put(d, 144, 159, u64::from(self.minimum_frame_size)); put(d, 160, 160, u64::from(self.intra_mb_max_bit_control)); put(d, 161, 161, u64::from(self.inter_mb_max_bit_control)); put(d, 162, 162, u64::from(self.frame_bitrate_max_report)); put(d, 163, 163, u64::from(self.frame_bitrate_min_report)); put(d, 167, 167, u64::from(self.force_ipcm_control)); put(d, 169, 169, u64::from(self.mb_level_rate_control)); put(d, 170, 171, u64::from(self.minimum_frame_size_units)); put(d, 176, 176, u64::from(self.non_first_pass)); put(d, 187, 187, u64::from(self.trellis_quantization_chroma_disable)); put(d, 188, 190, u64::from(self.trellis_quantization_rounding)); put(d, 191, 191, u64::from(self.trellis_quantization_enable)); put(d, 192, 203, u64::from(self.intra_mb_conformance_max_size)); put(d, 208, 219, u64::from(self.inter_mb_conformance_max_size)); put(d, 224, 224, u64::from(self.vsl_top_mb_trans8_x8_flag)); put(d, 240, 240, u64::from(self.bsp_encoder_eco_enable)); put(d, 256, 263, self.slice_delta_qp_max_0 as i64 as u64); put(d, 264, 271, self.slice_delta_qp_max_1 as i64 as u64); put(d, 272, 279, u64::from(self.slice_delta_qp_max_2)); put(d, 280, 287, self.slice_delta_qp_max_3 as i64 as u64); put(d, 288, 295, self.slice_delta_qp_min_0 as i64 as u64); put(d, 296, 303, self.slice_delta_qp_min_1 as i64 as u64); put(d, 304, 311, self.slice_delta_qp_min_2 as i64 as u64); put(d, 312, 319, self.slice_delta_qp_min_3 as i64 as u64); put(d, 320, 333, u64::from(self.frame_bitrate_min)); put(d, 334, 334, u64::from(self.frame_bitrate_min_unit_mode)); put(d, 335, 335, u64::from(self.frame_bitrate_min_unit)); put(d, 336, 349, u64::from(self.frame_bitrate_max)); put(d, 350, 350, u64::from(self.frame_bitrate_max_unit_mode)); put(d, 351, 351, u64::from(self.frame_bitrate_max_unit)); put(d, 352, 366, u64::from(self.frame_bitrate_min_delta)); put(d, 368, 382, u64::from(self.frame_bitrate_max_delta)); put(d, 383, 383, u64::from(self.slice_stats_stream_out_enable)); put(d, 416, 423, self.initial_qp_value as i64 as u64); put(d, 424, 429, u64::from(self.number_of_active_reference_pictures_from_l0)); put(d, 432, 437, u64::from(self.number_of_active_reference_pictures_from_l1)); put(d, 440, 444, u64::from(self.number_of_reference_frames)); put(d, 445, 445, u64::from(self.current_picture_has_performed_mmco5)); put(d, 448, 448, u64::from(self.pic_order_present)); put(d, 449, 449, u64::from(self.delta_pic_order_always_zero)); put(d, 450, 451, u64::from(self.pic_order_count_type)); put(d, 456, 458, u64::from(self.slice_group_map_type)); put(d, 459, 459, u64::from(self.redundant_pic_count_present)); put(d, 460, 462, u64::from(self.number_of_slice_groups)); put(d, 463, 463, u64::from(self.deblocking_filter_control_present)); put(d, 464, 471, u64::from(self.log2_max_frame_number)); put(d, 472, 479, u64::from(self.log2_max_pic_order_count_lsb)); put(d, 480, 495, u64::from(self.slice_group_change_rate)); put(d, 496, 511, u64::from(self.current_picture_frame_number)); put(d, 512, 521, u64::from(self.current_frame_view_id)); put(d, 524, 527, u64::from(self.max_view_idxl0)); put(d, 530, 533, u64::from(self.max_view_idxl1)); put(d, 543, 543, u64::from(self.inter_view_order_disable)); put(d, 552, 552, u64::from(self.extended_rho_domain_statistics_enable)); put(d, 560, 565, u64::from(self.rho_domain_average_mb_qp)); put(d, 608, 639, u64::from(self.threshold_size)); put(d, 640, 671, u64::from(self.target_slice_size)); 21 }
        };
        words[..n.min(21)].to_vec()
    }
}
described!(MfxAvcImgState, MFXAVCIMGSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_AVC_IMG_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_AVC_IMG_STATE", "mesa:gen8 MFX_AVC_IMG_STATE", "mesa:gen9 MFX_AVC_IMG_STATE", "media-driver:g8_bdw MFX_AVC_IMG_STATE", "media-driver:g9_skl MFX_AVC_IMG_STATE", "media-driver:g9_bxt MFX_AVC_IMG_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71000000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0x1, 16, 16, false), (0x2, 17, 17, false), (0xc, 21, 21, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 48, 63), (0xf, 72, 79), (0xf, 88, 95), (0xf, 96, 103), (0x3, 109, 111), (0xc, 110, 111), (0xf, 117, 119), (0xf, 125, 127), (0xf, 137, 137), (0xf, 141, 141), (0xf, 164, 166), (0xf, 168, 168), (0xe, 172, 175), (0x1, 173, 175), (0xf, 177, 186), (0xf, 204, 207), (0xf, 220, 223), (0x1, 224, 255), (0xc, 225, 239), (0x2, 225, 255), (0xc, 241, 255), (0xf, 367, 367), (0xf, 384, 415), (0xf, 430, 431), (0xf, 438, 439), (0xf, 446, 447), (0xf, 452, 455), (0xe, 522, 523), (0xe, 528, 529), (0xe, 534, 542), (0xc, 544, 551), (0xc, 553, 559), (0xc, 566, 575), (0xc, 576, 607)],
    system: "D51", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 1, 0xffff0000, 0x0), w(0xf, 2, 0xff00ff00, 0x0), w(0x3, 3, 0xe0e0e0ff, 0x0), w(0xf, 4, 0x2200, 0x0), w(0x1, 5, 0x7fee170, 0x0), w(0xf, 6, 0xf000f000, 0x0), w(0x3, 7, 0xffffffff, 0x0), w(0xf, 11, 0x8000, 0x0), w(0xf, 12, 0xffffffff, 0x0), w(0xf, 13, 0xc0c0c000, 0x0), w(0xf, 14, 0x77f0, 0x0), w(0xf, 15, 0xffff, 0x0), w(0xe, 5, 0x7fef170, 0x0), w(0xe, 16, 0xffffffff, 0x0), w(0xc, 3, 0xe0e0c0ff, 0x0), w(0xc, 7, 0xfffeffff, 0x0), w(0xc, 17, 0xffc0feff, 0x0), w(0xc, 18, 0xffffffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Frame Size", places: &[p(0xf, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Width", places: &[p(0xf, 64, 71, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Height", places: &[p(0xf, 80, 87, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Image Structure", places: &[p(0xf, 104, 105, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Frame Picture"), (0xf, 0x1, "Top Field Picture"), (0xf, 0x3, "Bottom Field Picture"), (0xf, 0x2, "Invalid, not allowed.")], when: None, gap: None },
        Field { name: "Weighted BiPrediction IDC", places: &[p(0xf, 106, 107, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "DEFAULT"), (0xf, 0x1, "EXPLICIT"), (0xf, 0x2, "IMPLICIT")], when: None, gap: None },
        Field { name: "Weighted Prediction Enable", places: &[p(0xf, 108, 108, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rho Domain Rate Control Enable", places: &[p(0xc, 109, 109, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "First Chroma QP Offset", places: &[p(0xf, 112, 116, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Second Chroma QP Offset", places: &[p(0xf, 120, 124, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Field Picture", places: &[p(0xf, 128, 128, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MBAFF Mode", places: &[p(0xf, 129, 129, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame MB Only", places: &[p(0xf, 130, 130, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "8x8 IDCT Transform Mode", places: &[p(0xf, 131, 131, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct 8x8 Inference", places: &[p(0xf, 132, 132, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constrained Intra Prediction", places: &[p(0xf, 133, 133, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non-Reference Picture", places: &[p(0xf, 134, 134, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entropy Coding Sync Enable", places: &[p(0xf, 135, 135, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB MV Format", places: &[p(0xf, 136, 136, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "IGNORE"), (0xf, 0x1, "FOLLOW")], when: None, gap: None },
        Field { name: "Chroma Format IDC", places: &[p(0xf, 138, 139, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Monochrome picture"), (0xf, 0x1, "4:2:0 picture"), (0xf, 0x2, "4:2:2 picture (not supported)"), (0xf, 0x3, "4:4:4 picture (not supported)")], when: None, gap: None },
        Field { name: "MV Unpacked Enable", places: &[p(0xf, 140, 140, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Load Bitstream Pointer Per Slice", places: &[p(0xf, 142, 142, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Status Read", places: &[p(0xf, 143, 143, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Frame Size", places: &[p(0xf, 144, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra MB Max Bit Control", places: &[p(0xf, 160, 160, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inter MB Max Bit Control", places: &[p(0xf, 161, 161, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Report", places: &[p(0xf, 162, 162, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Report", places: &[p(0xf, 163, 163, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Force IPCM Control", places: &[p(0xf, 167, 167, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Level Rate Control", places: &[p(0xf, 169, 169, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Minimum Frame Size Units", places: &[p(0xf, 170, 171, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Compatibility mode"), (0xf, 0x1, "16 bytes"), (0xf, 0x2, "4Kb"), (0xf, 0x3, "16Kb")], when: None, gap: None },
        Field { name: "Inter MB Force CBP to Zero Control", places: &[p(0x1, 172, 172, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Non First Pass", places: &[p(0xf, 176, 176, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Trellis Quantization Chroma Disable", places: &[p(0xf, 187, 187, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Trellis Quantization Rounding", places: &[p(0xf, 188, 190, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Trellis Quantization Enable", places: &[p(0xf, 191, 191, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Intra MB Conformance Max Size", places: &[p(0xf, 192, 203, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Inter MB Conformance Max Size", places: &[p(0xf, 208, 219, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VSL Top MB Trans8 X8 Flag", places: &[p(0xe, 224, 224, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D51", usual: &[0] }) },
        Field { name: "BSP Encoder ECO Enable", places: &[p(0xc, 240, 240, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Max[0]", places: &[p(0xf, 256, 263, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Max[1]", places: &[p(0xf, 264, 271, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Max[2]", places: &[p(0xf, 272, 279, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Max[3]", places: &[p(0xf, 280, 287, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Min[0]", places: &[p(0xf, 288, 295, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Min[1]", places: &[p(0xf, 296, 303, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Min[2]", places: &[p(0xf, 304, 311, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Delta QP Min[3]", places: &[p(0xf, 312, 319, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min", places: &[p(0xf, 320, 333, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Unit Mode", places: &[p(0xf, 334, 334, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Compatibility mode"), (0xf, 0x1, "New mode")], when: None, gap: None },
        Field { name: "Frame Bitrate Min Unit", places: &[p(0xf, 335, 335, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max", places: &[p(0xf, 336, 349, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Unit Mode", places: &[p(0xf, 350, 350, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Compatibility mode"), (0xf, 0x1, "New mode")], when: None, gap: None },
        Field { name: "Frame Bitrate Max Unit", places: &[p(0xf, 351, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Min Delta", places: &[p(0xf, 352, 366, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Frame Bitrate Max Delta", places: &[p(0xf, 368, 382, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Stats Stream-Out Enable", places: &[p(0xf, 383, 383, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Initial QP Value", places: &[p(0xf, 416, 423, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Active Reference Pictures from L0", places: &[p(0xf, 424, 429, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Active Reference Pictures from L1", places: &[p(0xf, 432, 437, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Reference Frames", places: &[p(0xf, 440, 444, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Picture Has Performed MMCO5", places: &[p(0xf, 445, 445, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pic Order Present", places: &[p(0xf, 448, 448, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Delta Pic Order Always Zero", places: &[p(0xf, 449, 449, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Pic Order Count Type", places: &[p(0xf, 450, 451, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Group Map Type", places: &[p(0xf, 456, 458, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D51", usual: &[0] }) },
        Field { name: "Redundant Pic Count Present", places: &[p(0xf, 459, 459, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Slice Groups", places: &[p(0xf, 460, 462, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D51", usual: &[0] }) },
        Field { name: "Deblocking Filter Control Present", places: &[p(0xf, 463, 463, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Log2 Max Frame Number", places: &[p(0xf, 464, 471, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Log2 Max Pic Order Count LSB", places: &[p(0xf, 472, 479, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Group Change Rate", places: &[p(0xf, 480, 495, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D51", usual: &[0] }) },
        Field { name: "Current Picture Frame Number", places: &[p(0xf, 496, 511, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Current Frame View ID", places: &[p(0xe, 512, 521, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D51", usual: &[0] }) },
        Field { name: "Max View IDXL0", places: &[p(0xe, 524, 527, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D51", usual: &[0] }) },
        Field { name: "Max View IDXL1", places: &[p(0xe, 530, 533, Kind::Uint, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D51", usual: &[0] }) },
        Field { name: "Inter View Order Disable", places: &[p(0xe, 543, 543, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "D51", usual: &[0] }) },
        Field { name: "Extended Rho Domain Statistics Enable", places: &[p(0xc, 552, 552, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rho Domain Average MB QP", places: &[p(0xc, 560, 565, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Threshold Size", places: &[p(0xc, 608, 639, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Target Slice Size", places: &[p(0xc, 640, 671, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_AVC_REF_IDX_STATE`. `[mesa:gen7 MFX_AVC_REF_IDX_STATE]` `[mesa:gen8 MFX_AVC_REF_IDX_STATE]` `[mesa:gen9 MFX_AVC_REF_IDX_STATE]` `[media-driver:g8_bdw MFX_AVC_REF_IDX_STATE]` `[media-driver:g9_skl MFX_AVC_REF_IDX_STATE]` `[media-driver:g9_bxt MFX_AVC_REF_IDX_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxAvcRefIdxState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Reference Picture List Select, uint.
    pub reference_picture_list_select: u32,
    /// Reference List Entry, uint.
    pub reference_list_entry: [u32; 32],
}
impl MfxAvcRefIdxState {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxAvcRefIdxState {
        let d = &fixed::<10>(dwords);
        Self { dword_length: u(d, 0, 11), reference_picture_list_select: u(d, 32, 32), reference_list_entry: std::array::from_fn(|i| u(d, at(64, i, 8), at(71, i, 8))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 10];
        let d = &mut words;
        let n: usize = { d[0] = 0x71040000; let length = if self.dword_length == 0 { 8 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.reference_picture_list_select)); for (i, v) in self.reference_list_entry.iter().copied().enumerate().take(32) { put(d, at(64, i, 8), at(71, i, 8), u64::from(v)); } 10 };
        words[..n.min(10)].to_vec()
    }
}
described!(MfxAvcRefIdxState, MFXAVCREFIDXSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_AVC_REF_IDX_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_AVC_REF_IDX_STATE", "mesa:gen8 MFX_AVC_REF_IDX_STATE", "mesa:gen9 MFX_AVC_REF_IDX_STATE", "media-driver:g8_bdw MFX_AVC_REF_IDX_STATE", "media-driver:g9_skl MFX_AVC_REF_IDX_STATE", "media-driver:g9_bxt MFX_AVC_REF_IDX_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71040000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 10, 10, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 33, 63)],
    system: "D51", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 1, 0xfffffffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Reference Picture List Select", places: &[p(0xf, 32, 32, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Reference List Entry", places: &[p(0xf, 64, 71, Kind::Uint, 32, 8)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_AVC_SLICE_STATE`. `[mesa:gen7 MFX_AVC_SLICE_STATE]` `[mesa:gen8 MFX_AVC_SLICE_STATE]` `[mesa:gen9 MFX_AVC_SLICE_STATE]` `[media-driver:g8_bdw MFX_AVC_SLICE_STATE]` `[media-driver:g9_skl MFX_AVC_SLICE_STATE]` `[media-driver:g9_bxt MFX_AVC_SLICE_STATE]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MfxAvcSliceState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Slice Type, uint.
    pub slice_type: u32,
    /// Log2 Weight Denominator Luma, uint.
    pub log2_weight_denominator_luma: u32,
    /// Log2 Weight Denominator Chroma, uint.
    pub log2_weight_denominator_chroma: u32,
    /// Number of Reference Pictures in Inter-prediction List 0, uint.
    pub number_of_reference_pictures_in_inter_prediction_list_0: u32,
    /// Number of Reference Pictures in Inter-prediction List 1, uint.
    pub number_of_reference_pictures_in_inter_prediction_list_1: u32,
    /// Slice Alpha C0 Offset Div2, int.
    pub slice_alpha_c0_offset_div2: i32,
    /// Slice Beta Offset Div2, int.
    pub slice_beta_offset_div2: i32,
    /// Slice Quantization Parameter, uint.
    pub slice_quantization_parameter: u32,
    /// CABAC Init IDC, uint.
    pub cabac_init_idc: u32,
    /// Disable Deblocking Filter Indicator, uint.
    pub disable_deblocking_filter_indicator: u32,
    /// Direct Prediction Type, uint.
    pub direct_prediction_type: u32,
    /// Weighted Prediction Indicator, uint.
    pub weighted_prediction_indicator: u32,
    /// Slice Start MB Number, uint.
    pub slice_start_mb_number: u32,
    /// Slice Horizontal Position, uint.
    pub slice_horizontal_position: u32,
    /// Slice Vertical Position, uint.
    pub slice_vertical_position: u32,
    /// Next Slice Horizontal Position, uint.
    pub next_slice_horizontal_position: u32,
    /// Next Slice Vertical Position, uint.
    pub next_slice_vertical_position: u32,
    /// Stream ID, uint.
    pub stream_id: u32,
    /// Slice ID, uint.
    pub slice_id: u32,
    /// CABAC Zero Word Insertion Enable, bool.
    pub cabac_zero_word_insertion_enable: bool,
    /// Emulation Byte Slice Insert Enable, bool.
    pub emulation_byte_slice_insert_enable: bool,
    /// Tail Insertion Present, bool.
    pub tail_insertion_present: bool,
    /// Slice Data Insertion Present, bool.
    pub slice_data_insertion_present: bool,
    /// Header Insertion Present, bool.
    pub header_insertion_present: bool,
    /// Last Slice Group, bool.
    pub last_slice_group: bool,
    /// MB Type Skip Conversion Disable, bool.
    pub mb_type_skip_conversion_disable: bool,
    /// MB Type Direct Conversion Disable, bool.
    pub mb_type_direct_conversion_disable: bool,
    /// Rate Control Panic Type, uint.
    pub rate_control_panic_type: u32,
    /// Rate Control Panic Enable, bool.
    pub rate_control_panic_enable: bool,
    /// Rate Control Stable Tolerance, uint.
    pub rate_control_stable_tolerance: u32,
    /// Rate Control Triggle Mode, uint.
    pub rate_control_triggle_mode: u32,
    /// Reset Rate Control Counter, bool.
    pub reset_rate_control_counter: bool,
    /// Rate Control Counter Enable, uint.
    pub rate_control_counter_enable: u32,
    /// Indirect PAK-BSE Data Start Address, offset.
    pub indirect_pak_bse_data_start_address: u64,
    /// Grow Init, uint.
    pub grow_init: u32,
    /// Grow Resistance, uint.
    pub grow_resistance: u32,
    /// Shrink Init, uint.
    pub shrink_init: u32,
    /// Shrink Resistance, uint.
    pub shrink_resistance: u32,
    /// QP Max Positive Modifier Magnitude, uint.
    pub qp_max_positive_modifier_magnitude: u32,
    /// QP Max Negative Modifier Magnitude, uint.
    pub qp_max_negative_modifier_magnitude: u32,
    /// Correct 1, uint.
    pub correct_1: u32,
    /// Correct 2, uint.
    pub correct_2: u32,
    /// Correct 3, uint.
    pub correct_3: u32,
    /// Correct 4, uint.
    pub correct_4: u32,
    /// Correct 5, uint.
    pub correct_5: u32,
    /// Correct 6, uint.
    pub correct_6: u32,
    /// Round Intra, uint.
    pub round_intra: u32,
    /// Round Intra Enable, bool.
    pub round_intra_enable: bool,
    /// Round Inter, uint.
    pub round_inter: u32,
    /// Round Inter Enable, bool.
    pub round_inter_enable: bool,
    /// CV0, uint.
    pub cv0: u32,
    /// CV1, uint.
    pub cv1: u32,
    /// CV2, uint.
    pub cv2: u32,
    /// CV3, uint.
    pub cv3: u32,
    /// CV4, uint.
    pub cv4: u32,
    /// CV5, uint.
    pub cv5: u32,
    /// CV6, uint.
    pub cv6: u32,
    /// CV7, uint.
    pub cv7: u32,
}
impl MfxAvcSliceState {
    /// P Slice of Slice Type.
    pub const SLICE_TYPE_P_SLICE: u32 = 0x0;
    /// B Slice of Slice Type.
    pub const SLICE_TYPE_B_SLICE: u32 = 0x1;
    /// I Slice of Slice Type.
    pub const SLICE_TYPE_I_SLICE: u32 = 0x2;
    /// Temporal of Direct Prediction Type.
    pub const DIRECT_PREDICTION_TYPE_TEMPORAL: u32 = 0x0;
    /// Spatial of Direct Prediction Type.
    pub const DIRECT_PREDICTION_TYPE_SPATIAL: u32 = 0x1;
    /// QP Panic of Rate Control Panic Type.
    pub const RATE_CONTROL_PANIC_TYPE_QP_PANIC: u32 = 0x0;
    /// CBP Panic of Rate Control Panic Type.
    pub const RATE_CONTROL_PANIC_TYPE_CBP_PANIC: u32 = 0x1;
    /// Always Rate Control of Rate Control Triggle Mode.
    pub const RATE_CONTROL_TRIGGLE_MODE_ALWAYS_RATE_CONTROL: u32 = 0x0;
    /// Gentle Rate Control of Rate Control Triggle Mode.
    pub const RATE_CONTROL_TRIGGLE_MODE_GENTLE_RATE_CONTROL: u32 = 0x1;
    /// Loose Rate Control of Rate Control Triggle Mode.
    pub const RATE_CONTROL_TRIGGLE_MODE_LOOSE_RATE_CONTROL: u32 = 0x2;
    /// +1/16 of Round Intra.
    pub const ROUND_INTRA_1_16: u32 = 0x0;
    /// +2/16 of Round Intra.
    pub const ROUND_INTRA_2_16: u32 = 0x1;
    /// +3/16 of Round Intra.
    pub const ROUND_INTRA_3_16: u32 = 0x2;
    /// +4/16 of Round Intra.
    pub const ROUND_INTRA_4_16: u32 = 0x3;
    /// +5/16 of Round Intra.
    pub const ROUND_INTRA_5_16: u32 = 0x4;
    /// +6/16 of Round Intra.
    pub const ROUND_INTRA_6_16: u32 = 0x5;
    /// +7/16 of Round Intra.
    pub const ROUND_INTRA_7_16: u32 = 0x6;
    /// +8/16 of Round Intra.
    pub const ROUND_INTRA_8_16: u32 = 0x7;
    /// +1/16 of Round Inter.
    pub const ROUND_INTER_1_16: u32 = 0x0;
    /// +2/16 of Round Inter.
    pub const ROUND_INTER_2_16: u32 = 0x1;
    /// +3/16 of Round Inter.
    pub const ROUND_INTER_3_16: u32 = 0x2;
    /// +4/16 of Round Inter.
    pub const ROUND_INTER_4_16: u32 = 0x3;
    /// +5/16 of Round Inter.
    pub const ROUND_INTER_5_16: u32 = 0x4;
    /// +6/16 of Round Inter.
    pub const ROUND_INTER_6_16: u32 = 0x5;
    /// +7/16 of Round Inter.
    pub const ROUND_INTER_7_16: u32 = 0x6;
    /// +8/16 of Round Inter.
    pub const ROUND_INTER_8_16: u32 = 0x7;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> MfxAvcSliceState {
        let d = &fixed::<11>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 11), slice_type: u(d, 32, 35), log2_weight_denominator_luma: u(d, 64, 66), log2_weight_denominator_chroma: u(d, 72, 74), number_of_reference_pictures_in_inter_prediction_list_0: u(d, 80, 85), number_of_reference_pictures_in_inter_prediction_list_1: u(d, 88, 93), slice_alpha_c0_offset_div2: s(d, 96, 99), slice_beta_offset_div2: s(d, 104, 107), slice_quantization_parameter: u(d, 112, 117), cabac_init_idc: u(d, 120, 121), disable_deblocking_filter_indicator: u(d, 123, 124), direct_prediction_type: u(d, 125, 125), weighted_prediction_indicator: u(d, 126, 127), slice_start_mb_number: u(d, 128, 142), slice_horizontal_position: u(d, 144, 151), slice_vertical_position: u(d, 152, 159), next_slice_horizontal_position: u(d, 160, 167), next_slice_vertical_position: u(d, 176, 183), stream_id: u(d, 192, 193), slice_id: u(d, 196, 199), cabac_zero_word_insertion_enable: b(d, 204), emulation_byte_slice_insert_enable: b(d, 205), tail_insertion_present: b(d, 207), slice_data_insertion_present: b(d, 208), header_insertion_present: b(d, 209), last_slice_group: b(d, 211), mb_type_skip_conversion_disable: b(d, 212), mb_type_direct_conversion_disable: b(d, 213), rate_control_panic_type: u(d, 214, 214), rate_control_panic_enable: b(d, 215), rate_control_stable_tolerance: u(d, 216, 219), rate_control_triggle_mode: u(d, 220, 221), reset_rate_control_counter: b(d, 222), rate_control_counter_enable: u(d, 223, 223), indirect_pak_bse_data_start_address: a(d, 224, 252), grow_init: u(d, 256, 259), grow_resistance: u(d, 260, 263), shrink_init: u(d, 264, 267), shrink_resistance: u(d, 268, 271), qp_max_positive_modifier_magnitude: u(d, 272, 279), qp_max_negative_modifier_magnitude: u(d, 280, 287), correct_1: u(d, 288, 291), correct_2: u(d, 292, 295), correct_3: u(d, 296, 299), correct_4: u(d, 300, 303), correct_5: u(d, 304, 307), correct_6: u(d, 308, 311), round_intra: u(d, 312, 314), round_intra_enable: b(d, 315), round_inter: u(d, 316, 318), round_inter_enable: b(d, 319), cv0: u(d, 320, 323), cv1: u(d, 324, 327), cv2: u(d, 328, 331), cv3: u(d, 332, 335), cv4: u(d, 336, 339), cv5: u(d, 340, 343), cv6: u(d, 344, 347), cv7: u(d, 348, 351), },
            _ => Self { dword_length: u(d, 0, 11), slice_type: u(d, 32, 35), log2_weight_denominator_luma: u(d, 64, 66), log2_weight_denominator_chroma: u(d, 72, 74), number_of_reference_pictures_in_inter_prediction_list_0: u(d, 80, 85), number_of_reference_pictures_in_inter_prediction_list_1: u(d, 88, 93), slice_alpha_c0_offset_div2: s(d, 96, 99), slice_beta_offset_div2: s(d, 104, 107), slice_quantization_parameter: u(d, 112, 117), cabac_init_idc: u(d, 120, 121), disable_deblocking_filter_indicator: u(d, 123, 124), direct_prediction_type: u(d, 125, 125), weighted_prediction_indicator: u(d, 126, 127), slice_start_mb_number: u(d, 128, 142), slice_horizontal_position: u(d, 144, 151), slice_vertical_position: u(d, 152, 159), next_slice_horizontal_position: u(d, 160, 168), next_slice_vertical_position: u(d, 176, 184), stream_id: u(d, 192, 193), slice_id: u(d, 196, 199), cabac_zero_word_insertion_enable: b(d, 204), emulation_byte_slice_insert_enable: b(d, 205), tail_insertion_present: b(d, 207), slice_data_insertion_present: b(d, 208), header_insertion_present: b(d, 209), last_slice_group: b(d, 211), mb_type_skip_conversion_disable: b(d, 212), mb_type_direct_conversion_disable: b(d, 213), rate_control_panic_type: u(d, 214, 214), rate_control_panic_enable: b(d, 215), rate_control_stable_tolerance: u(d, 216, 219), rate_control_triggle_mode: u(d, 220, 221), reset_rate_control_counter: b(d, 222), rate_control_counter_enable: u(d, 223, 223), indirect_pak_bse_data_start_address: a(d, 224, 252), grow_init: u(d, 256, 259), grow_resistance: u(d, 260, 263), shrink_init: u(d, 264, 267), shrink_resistance: u(d, 268, 271), qp_max_positive_modifier_magnitude: u(d, 272, 279), qp_max_negative_modifier_magnitude: u(d, 280, 287), correct_1: u(d, 288, 291), correct_2: u(d, 292, 295), correct_3: u(d, 296, 299), correct_4: u(d, 300, 303), correct_5: u(d, 304, 307), correct_6: u(d, 308, 311), round_intra: u(d, 312, 314), round_intra_enable: b(d, 315), round_inter: u(d, 316, 318), round_inter_enable: b(d, 319), cv0: u(d, 320, 323), cv1: u(d, 324, 327), cv2: u(d, 328, 331), cv3: u(d, 332, 335), cv4: u(d, 336, 339), cv5: u(d, 340, 343), cv6: u(d, 344, 347), cv7: u(d, 348, 351), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x71030000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.slice_type)); put(d, 64, 66, u64::from(self.log2_weight_denominator_luma)); put(d, 72, 74, u64::from(self.log2_weight_denominator_chroma)); put(d, 80, 85, u64::from(self.number_of_reference_pictures_in_inter_prediction_list_0)); put(d, 88, 93, u64::from(self.number_of_reference_pictures_in_inter_prediction_list_1)); put(d, 96, 99, self.slice_alpha_c0_offset_div2 as i64 as u64); put(d, 104, 107, self.slice_beta_offset_div2 as i64 as u64); put(d, 112, 117, u64::from(self.slice_quantization_parameter)); put(d, 120, 121, u64::from(self.cabac_init_idc)); put(d, 123, 124, u64::from(self.disable_deblocking_filter_indicator)); put(d, 125, 125, u64::from(self.direct_prediction_type)); put(d, 126, 127, u64::from(self.weighted_prediction_indicator)); put(d, 128, 142, u64::from(self.slice_start_mb_number)); put(d, 144, 151, u64::from(self.slice_horizontal_position)); put(d, 152, 159, u64::from(self.slice_vertical_position)); put(d, 160, 167, u64::from(self.next_slice_horizontal_position)); put(d, 176, 183, u64::from(self.next_slice_vertical_position)); put(d, 192, 193, u64::from(self.stream_id)); put(d, 196, 199, u64::from(self.slice_id)); put(d, 204, 204, u64::from(self.cabac_zero_word_insertion_enable)); put(d, 205, 205, u64::from(self.emulation_byte_slice_insert_enable)); put(d, 207, 207, u64::from(self.tail_insertion_present)); put(d, 208, 208, u64::from(self.slice_data_insertion_present)); put(d, 209, 209, u64::from(self.header_insertion_present)); put(d, 211, 211, u64::from(self.last_slice_group)); put(d, 212, 212, u64::from(self.mb_type_skip_conversion_disable)); put(d, 213, 213, u64::from(self.mb_type_direct_conversion_disable)); put(d, 214, 214, u64::from(self.rate_control_panic_type)); put(d, 215, 215, u64::from(self.rate_control_panic_enable)); put(d, 216, 219, u64::from(self.rate_control_stable_tolerance)); put(d, 220, 221, u64::from(self.rate_control_triggle_mode)); put(d, 222, 222, u64::from(self.reset_rate_control_counter)); put(d, 223, 223, u64::from(self.rate_control_counter_enable)); put_a(d, 224, 252, self.indirect_pak_bse_data_start_address); put(d, 256, 259, u64::from(self.grow_init)); put(d, 260, 263, u64::from(self.grow_resistance)); put(d, 264, 267, u64::from(self.shrink_init)); put(d, 268, 271, u64::from(self.shrink_resistance)); put(d, 272, 279, u64::from(self.qp_max_positive_modifier_magnitude)); put(d, 280, 287, u64::from(self.qp_max_negative_modifier_magnitude)); put(d, 288, 291, u64::from(self.correct_1)); put(d, 292, 295, u64::from(self.correct_2)); put(d, 296, 299, u64::from(self.correct_3)); put(d, 300, 303, u64::from(self.correct_4)); put(d, 304, 307, u64::from(self.correct_5)); put(d, 308, 311, u64::from(self.correct_6)); put(d, 312, 314, u64::from(self.round_intra)); put(d, 315, 315, u64::from(self.round_intra_enable)); put(d, 316, 318, u64::from(self.round_inter)); put(d, 319, 319, u64::from(self.round_inter_enable)); put(d, 320, 323, u64::from(self.cv0)); put(d, 324, 327, u64::from(self.cv1)); put(d, 328, 331, u64::from(self.cv2)); put(d, 332, 335, u64::from(self.cv3)); put(d, 336, 339, u64::from(self.cv4)); put(d, 340, 343, u64::from(self.cv5)); put(d, 344, 347, u64::from(self.cv6)); put(d, 348, 351, u64::from(self.cv7)); 11 }
            _ => { d[0] = 0x71030000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 35, u64::from(self.slice_type)); put(d, 64, 66, u64::from(self.log2_weight_denominator_luma)); put(d, 72, 74, u64::from(self.log2_weight_denominator_chroma)); put(d, 80, 85, u64::from(self.number_of_reference_pictures_in_inter_prediction_list_0)); put(d, 88, 93, u64::from(self.number_of_reference_pictures_in_inter_prediction_list_1)); put(d, 96, 99, self.slice_alpha_c0_offset_div2 as i64 as u64); put(d, 104, 107, self.slice_beta_offset_div2 as i64 as u64); put(d, 112, 117, u64::from(self.slice_quantization_parameter)); put(d, 120, 121, u64::from(self.cabac_init_idc)); put(d, 123, 124, u64::from(self.disable_deblocking_filter_indicator)); put(d, 125, 125, u64::from(self.direct_prediction_type)); put(d, 126, 127, u64::from(self.weighted_prediction_indicator)); put(d, 128, 142, u64::from(self.slice_start_mb_number)); put(d, 144, 151, u64::from(self.slice_horizontal_position)); put(d, 152, 159, u64::from(self.slice_vertical_position)); put(d, 160, 168, u64::from(self.next_slice_horizontal_position)); put(d, 176, 184, u64::from(self.next_slice_vertical_position)); put(d, 192, 193, u64::from(self.stream_id)); put(d, 196, 199, u64::from(self.slice_id)); put(d, 204, 204, u64::from(self.cabac_zero_word_insertion_enable)); put(d, 205, 205, u64::from(self.emulation_byte_slice_insert_enable)); put(d, 207, 207, u64::from(self.tail_insertion_present)); put(d, 208, 208, u64::from(self.slice_data_insertion_present)); put(d, 209, 209, u64::from(self.header_insertion_present)); put(d, 211, 211, u64::from(self.last_slice_group)); put(d, 212, 212, u64::from(self.mb_type_skip_conversion_disable)); put(d, 213, 213, u64::from(self.mb_type_direct_conversion_disable)); put(d, 214, 214, u64::from(self.rate_control_panic_type)); put(d, 215, 215, u64::from(self.rate_control_panic_enable)); put(d, 216, 219, u64::from(self.rate_control_stable_tolerance)); put(d, 220, 221, u64::from(self.rate_control_triggle_mode)); put(d, 222, 222, u64::from(self.reset_rate_control_counter)); put(d, 223, 223, u64::from(self.rate_control_counter_enable)); put_a(d, 224, 252, self.indirect_pak_bse_data_start_address); put(d, 256, 259, u64::from(self.grow_init)); put(d, 260, 263, u64::from(self.grow_resistance)); put(d, 264, 267, u64::from(self.shrink_init)); put(d, 268, 271, u64::from(self.shrink_resistance)); put(d, 272, 279, u64::from(self.qp_max_positive_modifier_magnitude)); put(d, 280, 287, u64::from(self.qp_max_negative_modifier_magnitude)); put(d, 288, 291, u64::from(self.correct_1)); put(d, 292, 295, u64::from(self.correct_2)); put(d, 296, 299, u64::from(self.correct_3)); put(d, 300, 303, u64::from(self.correct_4)); put(d, 304, 307, u64::from(self.correct_5)); put(d, 308, 311, u64::from(self.correct_6)); put(d, 312, 314, u64::from(self.round_intra)); put(d, 315, 315, u64::from(self.round_intra_enable)); put(d, 316, 318, u64::from(self.round_inter)); put(d, 319, 319, u64::from(self.round_inter_enable)); put(d, 320, 323, u64::from(self.cv0)); put(d, 324, 327, u64::from(self.cv1)); put(d, 328, 331, u64::from(self.cv2)); put(d, 332, 335, u64::from(self.cv3)); put(d, 336, 339, u64::from(self.cv4)); put(d, 340, 343, u64::from(self.cv5)); put(d, 344, 347, u64::from(self.cv6)); put(d, 348, 351, u64::from(self.cv7)); 11 }
        };
        words[..n.min(11)].to_vec()
    }
}
described!(MfxAvcSliceState, MFXAVCSLICESTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_AVC_SLICE_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_AVC_SLICE_STATE", "mesa:gen8 MFX_AVC_SLICE_STATE", "mesa:gen9 MFX_AVC_SLICE_STATE", "media-driver:g8_bdw MFX_AVC_SLICE_STATE", "media-driver:g9_skl MFX_AVC_SLICE_STATE", "media-driver:g9_bxt MFX_AVC_SLICE_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71030000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 36, 63), (0xf, 67, 71), (0xf, 75, 79), (0xf, 86, 87), (0xf, 94, 95), (0xf, 100, 103), (0xf, 108, 111), (0xf, 118, 119), (0xf, 122, 122), (0xf, 143, 143), (0x1, 168, 175), (0xe, 169, 175), (0x1, 184, 191), (0xe, 185, 191), (0xf, 194, 195), (0xf, 200, 203), (0xf, 206, 206), (0xf, 210, 210), (0xf, 253, 255)],
    system: "D51", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 1, 0xfffffff0, 0x0), w(0xf, 2, 0xc0c0f8f8, 0x0), w(0xf, 3, 0x4c0f0f0, 0x0), w(0xf, 4, 0x8000, 0x0), w(0x1, 5, 0xff00ff00, 0x0), w(0xf, 6, 0x44f0c, 0x0), w(0xf, 7, 0xe0000000, 0x0), w(0xe, 5, 0xfe00fe00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Slice Type", places: &[p(0xf, 32, 35, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "P Slice"), (0xf, 0x1, "B Slice"), (0xf, 0x2, "I Slice")], when: None, gap: None },
        Field { name: "Log2 Weight Denominator Luma", places: &[p(0xf, 64, 66, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Log2 Weight Denominator Chroma", places: &[p(0xf, 72, 74, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Reference Pictures in Inter-prediction List 0", places: &[p(0xf, 80, 85, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Number of Reference Pictures in Inter-prediction List 1", places: &[p(0xf, 88, 93, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Alpha C0 Offset Div2", places: &[p(0xf, 96, 99, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Beta Offset Div2", places: &[p(0xf, 104, 107, Kind::Int, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Quantization Parameter", places: &[p(0xf, 112, 117, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CABAC Init IDC", places: &[p(0xf, 120, 121, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Disable Deblocking Filter Indicator", places: &[p(0xf, 123, 124, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Direct Prediction Type", places: &[p(0xf, 125, 125, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Temporal"), (0xf, 0x1, "Spatial")], when: None, gap: None },
        Field { name: "Weighted Prediction Indicator", places: &[p(0xf, 126, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Start MB Number", places: &[p(0xf, 128, 142, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Horizontal Position", places: &[p(0xf, 144, 151, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Vertical Position", places: &[p(0xf, 152, 159, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Horizontal Position", places: &[p(0x1, 160, 167, Kind::Uint, 1, 0), p(0xe, 160, 168, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Next Slice Vertical Position", places: &[p(0x1, 176, 183, Kind::Uint, 1, 0), p(0xe, 176, 184, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Stream ID", places: &[p(0xf, 192, 193, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice ID", places: &[p(0xf, 196, 199, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CABAC Zero Word Insertion Enable", places: &[p(0xf, 204, 204, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Emulation Byte Slice Insert Enable", places: &[p(0xf, 205, 205, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Tail Insertion Present", places: &[p(0xf, 207, 207, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slice Data Insertion Present", places: &[p(0xf, 208, 208, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Header Insertion Present", places: &[p(0xf, 209, 209, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Last Slice Group", places: &[p(0xf, 211, 211, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Type Skip Conversion Disable", places: &[p(0xf, 212, 212, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "MB Type Direct Conversion Disable", places: &[p(0xf, 213, 213, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Panic Type", places: &[p(0xf, 214, 214, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "QP Panic"), (0xf, 0x1, "CBP Panic")], when: None, gap: None },
        Field { name: "Rate Control Panic Enable", places: &[p(0xf, 215, 215, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Stable Tolerance", places: &[p(0xf, 216, 219, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Triggle Mode", places: &[p(0xf, 220, 221, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "Always Rate Control"), (0xf, 0x1, "Gentle Rate Control"), (0xf, 0x2, "Loose Rate Control")], when: None, gap: None },
        Field { name: "Reset Rate Control Counter", places: &[p(0xf, 222, 222, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Rate Control Counter Enable", places: &[p(0xf, 223, 223, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Indirect PAK-BSE Data Start Address", places: &[p(0xf, 224, 252, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Grow Init", places: &[p(0xf, 256, 259, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Grow Resistance", places: &[p(0xf, 260, 263, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shrink Init", places: &[p(0xf, 264, 267, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Shrink Resistance", places: &[p(0xf, 268, 271, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QP Max Positive Modifier Magnitude", places: &[p(0xf, 272, 279, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "QP Max Negative Modifier Magnitude", places: &[p(0xf, 280, 287, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 1", places: &[p(0xf, 288, 291, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 2", places: &[p(0xf, 292, 295, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 3", places: &[p(0xf, 296, 299, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 4", places: &[p(0xf, 300, 303, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 5", places: &[p(0xf, 304, 307, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Correct 6", places: &[p(0xf, 308, 311, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Round Intra", places: &[p(0xf, 312, 314, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "+1/16"), (0xf, 0x1, "+2/16"), (0xf, 0x2, "+3/16"), (0xf, 0x3, "+4/16"), (0xf, 0x4, "+5/16"), (0xf, 0x5, "+6/16"), (0xf, 0x6, "+7/16"), (0xf, 0x7, "+8/16")], when: None, gap: None },
        Field { name: "Round Intra Enable", places: &[p(0xf, 315, 315, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Round Inter", places: &[p(0xf, 316, 318, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "+1/16"), (0xf, 0x1, "+2/16"), (0xf, 0x2, "+3/16"), (0xf, 0x3, "+4/16"), (0xf, 0x4, "+5/16"), (0xf, 0x5, "+6/16"), (0xf, 0x6, "+7/16"), (0xf, 0x7, "+8/16")], when: None, gap: None },
        Field { name: "Round Inter Enable", places: &[p(0xf, 319, 319, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV0", places: &[p(0xf, 320, 323, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV1", places: &[p(0xf, 324, 327, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV2", places: &[p(0xf, 328, 331, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV3", places: &[p(0xf, 332, 335, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV4", places: &[p(0xf, 336, 339, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV5", places: &[p(0xf, 340, 343, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV6", places: &[p(0xf, 344, 347, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CV7", places: &[p(0xf, 348, 351, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MFX_AVC_WEIGHTOFFSET_STATE`. `[mesa:gen7 MFX_AVC_WEIGHTOFFSET_STATE]` `[mesa:gen8 MFX_AVC_WEIGHTOFFSET_STATE]` `[mesa:gen9 MFX_AVC_WEIGHTOFFSET_STATE]` `[media-driver:g8_bdw MFX_AVC_WEIGHTOFFSET_STATE]` `[media-driver:g9_skl MFX_AVC_WEIGHTOFFSET_STATE]` `[media-driver:g9_bxt MFX_AVC_WEIGHTOFFSET_STATE]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MfxAvcWeightoffsetState {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Weight and Offset Select, uint.
    pub weight_and_offset_select: u32,
    /// Weight Offset, uint.
    pub weight_offset: [u32; 96],
}
impl Default for MfxAvcWeightoffsetState {
    fn default() -> Self {
        Self { dword_length: 0, weight_and_offset_select: Default::default(), weight_offset: [Default::default(); 96], }
    }
}
impl MfxAvcWeightoffsetState {
    /// L0 table of Weight and Offset Select.
    pub const WEIGHT_AND_OFFSET_SELECT_L0_TABLE: u32 = 0x0;
    /// L1 table of Weight and Offset Select.
    pub const WEIGHT_AND_OFFSET_SELECT_L1_TABLE: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MfxAvcWeightoffsetState {
        let d = &fixed::<98>(dwords);
        Self { dword_length: u(d, 0, 11), weight_and_offset_select: u(d, 32, 32), weight_offset: std::array::from_fn(|i| u(d, at(64, i, 32), at(95, i, 32))), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 98];
        let d = &mut words;
        let n: usize = { d[0] = 0x71050000; let length = if self.dword_length == 0 { 96 } else { self.dword_length }; put(d, 0, 11, u64::from(length)); put(d, 32, 32, u64::from(self.weight_and_offset_select)); for (i, v) in self.weight_offset.iter().copied().enumerate().take(96) { put(d, at(64, i, 32), at(95, i, 32), u64::from(v)); } 98 };
        words[..n.min(98)].to_vec()
    }
}
described!(MfxAvcWeightoffsetState, MFXAVCWEIGHTOFFSETSTATE_ITEM, Item {
    noun: Noun::Command, name: "MFX_AVC_WEIGHTOFFSET_STATE", title: "", rows: 0xf,
    cites: &["mesa:gen7 MFX_AVC_WEIGHTOFFSET_STATE", "mesa:gen8 MFX_AVC_WEIGHTOFFSET_STATE", "mesa:gen9 MFX_AVC_WEIGHTOFFSET_STATE", "media-driver:g8_bdw MFX_AVC_WEIGHTOFFSET_STATE", "media-driver:g9_skl MFX_AVC_WEIGHTOFFSET_STATE", "media-driver:g9_bxt MFX_AVC_WEIGHTOFFSET_STATE"],
    engines: &[(0xf, 0x4)], key: &[(0xf, 0xffff0000, 0x71050000)], length: &[(0xf, 0, 11, 2)], dwords: &[(0xf, 98, 98, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 12, 15), (0xf, 33, 63)],
    system: "D51", unbuilt: false, watch: &[w(0xf, 0, 0xf000, 0x0), w(0xf, 1, 0xfffffffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Weight and Offset Select", places: &[p(0xf, 32, 32, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "L0 table"), (0xf, 0x1, "L1 table")], when: None, gap: None },
        Field { name: "Weight Offset", places: &[p(0xf, 64, 95, Kind::Uint, 96, 32)], values: &[], when: None, gap: None },
    ],
});

