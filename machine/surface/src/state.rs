//! Where surface states lie: entries of binding tables, and the bytes that they point to.
//!
//! Source: [bdw.2d:BINDING_TABLE_STATE] [mesa:gen7 BINDING_TABLE_STATE] [mesa:gen7 RENDER_SURFACE_STATE].
//! Deliberately absent: what a state says; see [`crate::Surface::resolve`].

use bits::GraphicsAddress;
use hw::{BindingTableState, Feature, Platform};
use memory::{AddressSpace, PageFault};
use probe::Context;

/// DWords of the longest surface state.
pub const STATE_DWORDS: usize = 16;

/// Bytes of a surface state in memory; states are aligned to their size.
pub fn state_bytes(platform: &Platform) -> u64 {
    if platform.has(Feature::SixteenDwordSurfaceState) { 64 } else { 32 }
}

/// Where the surface state lies that entry `index` of a binding table points to.
///
/// # Errors
/// A page fault when the entry is not mapped.
pub fn bound_state(
    binding_table: GraphicsAddress,
    surface_state_base: GraphicsAddress,
    index: u8,
    space: &AddressSpace,
    cx: &Context,
) -> Result<GraphicsAddress, PageFault> {
    let entry = space.read_u32(binding_table.offset(u64::from(index) * 4))?;
    let offset = state_offset(entry, cx.platform);
    if offset != u64::from(entry) {
        cx.undefined(
            "SM-15",
            "a binding table entry that points to no aligned surface state: its low bits are ignored",
        );
    }
    Ok(surface_state_base.offset(offset))
}

/// Bytes from the surface state base to the state that a binding table entry points to.
pub fn state_offset(entry: u32, platform: &Platform) -> u64 {
    BindingTableState::look(platform, &[entry]).surface_state_pointer
}

/// Reads the surface state at an address; DWords that this platform's states do not have are zero.
///
/// # Errors
/// A page fault when the state is not mapped.
pub fn read_state(
    address: GraphicsAddress,
    space: &AddressSpace,
    platform: &Platform,
) -> Result<[u32; STATE_DWORDS], PageFault> {
    let mut bytes = [0; STATE_DWORDS * 4];
    space.read_into(address, &mut bytes[..state_bytes(platform) as usize])?;
    let mut dwords = [0; STATE_DWORDS];
    for (dword, raw) in dwords.iter_mut().zip(bytes.chunks_exact(4)) {
        *dword = u32::from_le_bytes([raw[0], raw[1], raw[2], raw[3]]);
    }
    Ok(dwords)
}
