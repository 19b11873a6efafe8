//! Generated from hw/messages/render_target.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `RENDER_TARGET_WRITE`: Pixel colours to blending and the render target. `[bdw.2d:Message Descriptor - Render Target Write]` `[bdw.2d:MT_DP_RT - Render Data Port Message Types]` `[mesa:compiler brw_fb_write_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RenderTargetWrite {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Message Type, uint.
    pub message_type: u32,
    /// Slot Group Select, uint.
    pub slot_group_select: u32,
    /// Last Render Target Select, bool.
    pub last_render_target_select: bool,
    /// Per Sample PS Outputs Enable, bool.
    pub per_sample_ps_outputs_enable: bool,
}
impl RenderTargetWrite {
    /// SIMD16 of Message Type.
    pub const MESSAGE_TYPE_SIMD16: u32 = 0x0;
    /// SIMD16_REPDATA of Message Type.
    pub const MESSAGE_TYPE_SIMD16_REPDATA: u32 = 0x1;
    /// SIMD8_DUALSRC_LO of Message Type.
    pub const MESSAGE_TYPE_SIMD8_DUALSRC_LO: u32 = 0x2;
    /// SIMD8_DUALSRC_HI of Message Type.
    pub const MESSAGE_TYPE_SIMD8_DUALSRC_HI: u32 = 0x3;
    /// SIMD8_LO of Message Type.
    pub const MESSAGE_TYPE_SIMD8_LO: u32 = 0x4;
    /// SIMD8_IMAGE_WRITE of Message Type.
    pub const MESSAGE_TYPE_SIMD8_IMAGE_WRITE: u32 = 0x5;
    /// SIMD16_REPDATA_TILED of Message Type.
    pub const MESSAGE_TYPE_SIMD16_REPDATA_TILED: u32 = 0x7;
    /// SLOTGRP_LO of Slot Group Select.
    pub const SLOT_GROUP_SELECT_SLOTGRP_LO: u32 = 0x0;
    /// SLOTGRP_HI of Slot Group Select.
    pub const SLOT_GROUP_SELECT_SLOTGRP_HI: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> RenderTargetWrite {
        let d = &fixed::<1>(dwords);
        match platform.row() {
            0 | 1 => Self { binding_table_index: u(d, 0, 7), message_type: u(d, 8, 10), slot_group_select: u(d, 11, 11), last_render_target_select: b(d, 12), ..Self::default() },
            _ => Self { binding_table_index: u(d, 0, 7), message_type: u(d, 8, 10), slot_group_select: u(d, 11, 11), last_render_target_select: b(d, 12), per_sample_ps_outputs_enable: b(d, 13), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 | 1 => { d[0] = 0x30000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.message_type)); put(d, 11, 11, u64::from(self.slot_group_select)); put(d, 12, 12, u64::from(self.last_render_target_select)); 1 }
            _ => { d[0] = 0x30000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 10, u64::from(self.message_type)); put(d, 11, 11, u64::from(self.slot_group_select)); put(d, 12, 12, u64::from(self.last_render_target_select)); put(d, 13, 13, u64::from(self.per_sample_ps_outputs_enable)); 1 }
        };
        words[..n.min(1)].to_vec()
    }
}
described!(RenderTargetWrite, RENDERTARGETWRITE_ITEM, Item {
    noun: Noun::Message, name: "RENDER_TARGET_WRITE", title: "Pixel colours to blending and the render target", rows: 0xf,
    cites: &["bdw.2d:Message Descriptor - Render Target Write", "bdw.2d:MT_DP_RT - Render Data Port Message Types", "mesa:compiler brw_fb_write_desc"],
    engines: &[], key: &[(0xf, 0x7c000, 0x30000)], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 13, 13), (0xf, 29, 31)],
    system: "RT-04", unbuilt: false, watch: &[w(0xf, 0, 0xe0002000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xf, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Message Type", places: &[p(0xf, 8, 10, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SIMD16"), (0xf, 0x1, "SIMD16_REPDATA"), (0xf, 0x2, "SIMD8_DUALSRC_LO"), (0xf, 0x3, "SIMD8_DUALSRC_HI"), (0xf, 0x4, "SIMD8_LO"), (0xf, 0x5, "SIMD8_IMAGE_WRITE"), (0xf, 0x7, "SIMD16_REPDATA_TILED")], when: None, gap: None },
        Field { name: "Slot Group Select", places: &[p(0xf, 11, 11, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "SLOTGRP_LO"), (0xf, 0x1, "SLOTGRP_HI")], when: None, gap: None },
        Field { name: "Last Render Target Select", places: &[p(0xf, 12, 12, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Per Sample PS Outputs Enable", places: &[p(0xc, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: Some(Gap { system: "RT-04", usual: &[0] }) },
    ],
});

/// `RENDER_TARGET_READ`: Pixel colours from the render target. `[bdw.2d:MT_DP_RT - Render Data Port Message Types]` `[mesa:compiler brw_fb_read_desc]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RenderTargetRead {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// SIMD8, bool.
    pub simd8: bool,
    /// Slot Group Select, uint.
    pub slot_group_select: u32,
    /// Per Sample, bool.
    pub per_sample: bool,
}
impl RenderTargetRead {
    /// SLOTGRP_LO of Slot Group Select.
    pub const SLOT_GROUP_SELECT_SLOTGRP_LO: u32 = 0x0;
    /// SLOTGRP_HI of Slot Group Select.
    pub const SLOT_GROUP_SELECT_SLOTGRP_HI: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> RenderTargetRead {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), simd8: b(d, 8), slot_group_select: u(d, 11, 11), per_sample: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x34000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 8, 8, u64::from(self.simd8)); put(d, 11, 11, u64::from(self.slot_group_select)); put(d, 13, 13, u64::from(self.per_sample)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(RenderTargetRead, RENDERTARGETREAD_ITEM, Item {
    noun: Noun::Message, name: "RENDER_TARGET_READ", title: "Pixel colours from the render target", rows: 0xc,
    cites: &["bdw.2d:MT_DP_RT - Render Data Port Message Types", "mesa:compiler brw_fb_read_desc"],
    engines: &[], key: &[(0xc, 0x7c000, 0x34000)], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 9, 10), (0xc, 12, 12), (0xc, 29, 31)],
    system: "RT-07", unbuilt: false, watch: &[w(0xc, 0, 0xe0001600, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0xc, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "SIMD8", places: &[p(0xc, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Slot Group Select", places: &[p(0xc, 11, 11, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "SLOTGRP_LO"), (0xc, 0x1, "SLOTGRP_HI")], when: None, gap: None },
        Field { name: "Per Sample", places: &[p(0xc, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `RENDER_CACHE_MEMORY_FENCE`: Waits until earlier render-cache accesses are visible. `[mesa:compiler brw_memory_fence]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RenderCacheMemoryFence {
    /// Binding Table Index, uint.
    pub binding_table_index: u32,
    /// Commit Enable, bool.
    pub commit_enable: bool,
}
impl RenderCacheMemoryFence {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> RenderCacheMemoryFence {
        let d = &fixed::<1>(dwords);
        Self { binding_table_index: u(d, 0, 7), commit_enable: b(d, 13), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { d[0] = 0x1c000; put(d, 0, 7, u64::from(self.binding_table_index)); put(d, 13, 13, u64::from(self.commit_enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(RenderCacheMemoryFence, RENDERCACHEMEMORYFENCE_ITEM, Item {
    noun: Noun::Message, name: "RENDER_CACHE_MEMORY_FENCE", title: "Waits until earlier render-cache accesses are visible", rows: 0x1,
    cites: &["mesa:compiler brw_memory_fence"],
    engines: &[], key: &[(0x1, 0x7c000, 0x1c000)], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x1, 8, 12), (0x1, 29, 31)],
    system: "DP-44", unbuilt: false, watch: &[w(0x1, 0, 0xe0001f00, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Index", places: &[p(0x1, 0, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Commit Enable", places: &[p(0x1, 13, 13, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

