//! Data cache port 0 and the read-only ports (constant cache, sampler cache), which share their messages.
//!
//! Source: [skl.7:Data Port 0], DP-17, DP-19, DP-22 to DP-25, DP-43, DP-44, DP-46; types [bdw.2d:MT_DP0]
//! [bdw.2d:MT_DP_RO]; headers [bdw.2d:MH_BTS_GO] [bdw.2d:MH_A32_GO] [bdw.2d:MH_A32_HWB].

use super::block::{self, Dual, Scratch, Shape};
use super::{Descriptor, Port, scattered};
use crate::lanes::{lanes, register, respond_register};
use crate::router::zero_response;
use bits::{bit, field};
use ports::{Grf, SendMessage};
use probe::Stop;
use surface::SurfaceKind;

mod message_type {
    pub const OWORD_BLOCK_READ: u32 = 0;
    pub const UNALIGNED_OWORD_BLOCK_READ: u32 = 1;
    pub const OWORD_DUAL_BLOCK_READ: u32 = 2;
    pub const DWORD_SCATTERED_READ: u32 = 3;
    pub const BYTE_SCATTERED_READ: u32 = 4;
    pub const MEMORY_FENCE: u32 = 7;
    pub const OWORD_BLOCK_WRITE: u32 = 8;
    pub const OWORD_DUAL_BLOCK_WRITE: u32 = 10;
    pub const DWORD_SCATTERED_WRITE: u32 = 11;
    pub const BYTE_SCATTERED_WRITE: u32 = 12;
    // Read-only ports give these codes other meanings.
    pub const SAMPLER_UNALIGNED_OWORD_BLOCK_READ: u32 = 4;
    pub const SAMPLER_MEDIA_BLOCK_READ: u32 = 5;
    pub const READ_SURFACE_INFO: u32 = 6;
}

/// The fields of a data cache header that messages use; all zero without one.
#[derive(Clone, Copy, Default)]
struct Header {
    global_offset: u32,
    /// 1 KiB aligned, relative to general state.
    buffer_base: u32,
    /// Registers before the rest of the payload.
    registers: usize,
}

impl Header {
    fn decode(message: &SendMessage, grf: &Grf) -> Self {
        if !message.header_present {
            return Self::default();
        }
        let m0 = register(message, grf, 0);
        Self { global_offset: m0[2], buffer_base: m0[5] & !0x3ff, registers: 1 }
    }
}

/// Performs one message of data cache port 0.
pub(crate) fn send(port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
    use message_type::*;
    if bit(message.descriptor, 18) {
        return scratch(port, message, grf);
    }
    let descriptor = Descriptor::decode(message.descriptor);
    match descriptor.message_type {
        OWORD_BLOCK_READ | UNALIGNED_OWORD_BLOCK_READ => {
            oword_block_read(port, &descriptor, true, message, grf)
        }
        OWORD_BLOCK_WRITE => oword_block_write(port, &descriptor, message, grf),
        OWORD_DUAL_BLOCK_READ | OWORD_DUAL_BLOCK_WRITE => {
            oword_dual_block(port, &descriptor, true, message, grf)
        }
        DWORD_SCATTERED_READ | DWORD_SCATTERED_WRITE => {
            dword_scattered(port, &descriptor, true, message, grf)
        }
        BYTE_SCATTERED_READ | BYTE_SCATTERED_WRITE => byte_scattered(port, &descriptor, message, grf),
        // Everything before it is complete; the data of its response is undefined and left as it is.
        MEMORY_FENCE => Ok(()),
        other => {
            port.cx.gap("DP-45", format!("data cache 0 message type {other}: zeros are returned"));
            zero_response(message, grf);
            Ok(())
        }
    }
}

/// Performs one message of the read-only ports; `sampler_cache` says which of the two it was sent to.
pub(crate) fn send_read_only(port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
    use message_type::*;
    let descriptor = Descriptor::decode(message.descriptor);
    match descriptor.message_type & 0xf {
        OWORD_BLOCK_READ | UNALIGNED_OWORD_BLOCK_READ | SAMPLER_UNALIGNED_OWORD_BLOCK_READ => {
            oword_block_read(port, &descriptor, false, message, grf)
        }
        OWORD_DUAL_BLOCK_READ => oword_dual_block(port, &descriptor, false, message, grf),
        DWORD_SCATTERED_READ => dword_scattered(port, &descriptor, false, message, grf),
        READ_SURFACE_INFO => surface_info(port, &descriptor, message, grf),
        SAMPLER_MEDIA_BLOCK_READ => {
            port.cx.gap("DP-39", "media block read: zeros are returned");
            zero_response(message, grf);
            Ok(())
        }
        other => {
            port.cx.undefined("DP-46", format!("read-only data port message type {other} is reserved"));
            zero_response(message, grf);
            Ok(())
        }
    }
}

fn scratch(port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
    let scratch = Scratch::decode(message.descriptor);
    if !message.header_present {
        port.cx.undefined("DP-25", "scratch block message without a header");
    }
    let header = Header::decode(message, grf);
    let mut buffer = port.stateless(header.buffer_base);
    if scratch.write {
        block::write(&mut buffer, scratch.offset, scratch.shape, header.registers, message, grf)
    } else {
        block::read(&buffer, scratch.offset, scratch.shape, !scratch.dword_mode, message, grf)
    }
}

fn oword_block_read(
    port: &mut Port,
    descriptor: &Descriptor,
    slm_decoded: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let header = Header::decode(message, grf);
    // "Aligned" messages count OWords, the unaligned one counts bytes, DWord aligned, and ignores the channel enables.
    let aligned = descriptor.message_type == message_type::OWORD_BLOCK_READ;
    let offset =
        if aligned { u64::from(header.global_offset) * 16 } else { u64::from(header.global_offset & !3) };
    let shape = Shape::owords(field(descriptor.control, 2, 0), port.cx);
    let buffer = port.buffer(descriptor.binding_table_index, header.buffer_base, slm_decoded, message)?;
    block::read(&buffer, offset, shape, aligned, message, grf)
}

fn oword_block_write(
    port: &mut Port,
    descriptor: &Descriptor,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let header = Header::decode(message, grf);
    let shape = Shape::owords(field(descriptor.control, 2, 0), port.cx);
    let mut buffer = port.buffer(descriptor.binding_table_index, header.buffer_base, true, message)?;
    block::write(&mut buffer, u64::from(header.global_offset) * 16, shape, header.registers, message, grf)
}

fn oword_dual_block(
    port: &mut Port,
    descriptor: &Descriptor,
    slm_decoded: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let header = Header::decode(message, grf);
    let addresses = register(message, grf, header.registers);
    let dual = Dual::decode(field(descriptor.control, 1, 0), &addresses, header.global_offset, port.cx);
    let write = descriptor.message_type == message_type::OWORD_DUAL_BLOCK_WRITE;
    let mut buffer = port.buffer(descriptor.binding_table_index, header.buffer_base, slm_decoded, message)?;
    if write {
        block::write_dual(&mut buffer, &dual, header.registers + 1, message, grf)
    } else {
        block::read_dual(&buffer, &dual, message, grf)
    }
}

fn dword_scattered(
    port: &mut Port,
    descriptor: &Descriptor,
    slm_decoded: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let header = Header::decode(message, grf);
    let wide = bit(descriptor.control, 0);
    let registers = if wide { 2 } else { 1 };
    let mask = message.channel_enable & if wide { 0xffff } else { 0xff };
    // Offsets count DWords.
    let offsets = lanes(message, grf, header.registers, wide)
        .map(|offset| u64::from(offset.wrapping_add(header.global_offset)) * 4);
    let write = descriptor.message_type == message_type::DWORD_SCATTERED_WRITE;
    let mut buffer = port.buffer(descriptor.binding_table_index, header.buffer_base, slm_decoded, message)?;
    if write {
        let data = lanes(message, grf, header.registers + registers, wide);
        scattered::write_bytes(&mut buffer, &offsets, 4, mask, &data)
    } else {
        scattered::read_bytes(&buffer, &offsets, 4, mask, wide, message, grf)
    }
}

fn byte_scattered(
    port: &mut Port,
    descriptor: &Descriptor,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let header = Header::decode(message, grf);
    let wide = bit(descriptor.control, 0);
    let registers = if wide { 2 } else { 1 };
    let size_bytes = match field(descriptor.control, 3, 2) {
        0 => 1,
        1 => 2,
        2 => 4,
        _ => {
            port.cx.undefined("DP-17", "data size code 3 is reserved");
            4
        }
    };
    let mask = message.channel_enable & if wide { 0xffff } else { 0xff };
    let offsets = lanes(message, grf, header.registers, wide)
        .map(|offset| u64::from(offset.wrapping_add(header.global_offset)));
    let write = descriptor.message_type == message_type::BYTE_SCATTERED_WRITE;
    let mut buffer = port.buffer(descriptor.binding_table_index, header.buffer_base, true, message)?;
    if write {
        let data = lanes(message, grf, header.registers + registers, wide);
        scattered::write_bytes(&mut buffer, &offsets, size_bytes, mask, &data)
    } else {
        scattered::read_bytes(&buffer, &offsets, size_bytes, mask, wide, message, grf)
    }
}

/// Dimensions of a level: width, height, depth, level count, type and format. [bdw.2d:MDP_RSI]
fn surface_info(
    port: &mut Port,
    descriptor: &Descriptor,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let lod = register(message, grf, 0)[3];
    let surface = port.surface(descriptor.binding_table_index, message)?;
    let level = *surface.level(surface.min_lod.saturating_add(lod));
    let valid = lod <= surface.mip_count && surface.min_lod.saturating_add(lod) < 15;
    let (surface_type, height, depth) = match surface.kind {
        SurfaceKind::D1 => (0, if surface.is_array { surface.depth } else { 0 }, 0),
        SurfaceKind::D2 => (1, level.height, if surface.is_array { surface.depth } else { 0 }),
        SurfaceKind::D3 => (2, level.height, level.depth),
        SurfaceKind::Cube => (3, level.height, if surface.is_array { surface.depth } else { 0 }),
        SurfaceKind::Buffer => (4, 0, 0),
        SurfaceKind::StructuredBuffer => (5, 0, 0),
        SurfaceKind::Null => (7, 0, 0),
    };
    let width = match surface.kind {
        SurfaceKind::Null => 0,
        SurfaceKind::Buffer | SurfaceKind::StructuredBuffer => surface.width_px,
        _ => level.width,
    };
    let extent = if valid { [width, height, depth] } else { [0; 3] };
    let info =
        [extent[0], extent[1], extent[2], surface.mip_count, surface_type, u32::from(surface.format.0), 0, 0];
    respond_register(message, grf, 0, &[0; 8], 0xff);
    respond_register(message, grf, 1, &info, 0xff);
    Ok(())
}
