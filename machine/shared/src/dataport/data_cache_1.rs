//! Data cache port 1: untyped and typed surface messages, atomics, and everything with 64-bit addresses.
//!
//! Source: [skl.7:Data Port 1], DP-27, DP-29 to DP-36; types [bdw.2d:MT_DP1]; SIMD modes [bdw.2d:MDC_SM3]
//! [bdw.2d:MDC_SG3]; channel masks [bdw.2d:MDC_CMASK]; float atomics [mesa:gen9 float atomics].

use super::atomic::{self, Action, Operation};
use super::block::{self, Dual, Shape};
use super::scattered::{self, Addresses};
use super::{Descriptor, Port, typed};
use crate::lanes::{lanes, register, respond_register};
use crate::router::zero_response;
use bits::{bit, field};
use ports::{Grf, SendMessage};
use probe::Stop;

mod message_type {
    pub const TRANSPOSE_READ: u32 = 0x00;
    pub const UNTYPED_READ: u32 = 0x01;
    pub const UNTYPED_ATOMIC: u32 = 0x02;
    pub const UNTYPED_ATOMIC_SIMD4X2: u32 = 0x03;
    pub const MEDIA_BLOCK_READ: u32 = 0x04;
    pub const TYPED_READ: u32 = 0x05;
    pub const TYPED_ATOMIC: u32 = 0x06;
    pub const TYPED_ATOMIC_SIMD4X2: u32 = 0x07;
    pub const UNTYPED_WRITE: u32 = 0x09;
    pub const MEDIA_BLOCK_WRITE: u32 = 0x0a;
    pub const ATOMIC_COUNTER: u32 = 0x0b;
    pub const ATOMIC_COUNTER_SIMD4X2: u32 = 0x0c;
    pub const TYPED_WRITE: u32 = 0x0d;
    pub const A64_SCATTERED_READ: u32 = 0x10;
    pub const A64_UNTYPED_READ: u32 = 0x11;
    pub const A64_UNTYPED_ATOMIC: u32 = 0x12;
    pub const A64_BLOCK_READ: u32 = 0x14;
    pub const A64_BLOCK_WRITE: u32 = 0x15;
    pub const A64_UNTYPED_WRITE: u32 = 0x19;
    pub const A64_SCATTERED_WRITE: u32 = 0x1a;
    pub const UNTYPED_FLOAT_ATOMIC: u32 = 0x1b;
    pub const A64_UNTYPED_FLOAT_ATOMIC: u32 = 0x1d;
}

/// Performs one message of data cache port 1.
pub(crate) fn send(port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
    use message_type::*;
    let descriptor = Descriptor::decode(message.descriptor);
    match descriptor.message_type {
        UNTYPED_READ => untyped(port, &descriptor, false, message, grf),
        UNTYPED_WRITE => untyped(port, &descriptor, true, message, grf),
        UNTYPED_ATOMIC | UNTYPED_FLOAT_ATOMIC => untyped_atomic(port, &descriptor, message, grf),
        TYPED_READ => typed::read(port, &descriptor, message, grf),
        TYPED_WRITE => typed::write(port, &descriptor, message, grf),
        TYPED_ATOMIC => typed::atomic(port, &descriptor, message, grf),
        A64_SCATTERED_READ => a64_scattered(port, &descriptor, false, message, grf),
        A64_SCATTERED_WRITE => a64_scattered(port, &descriptor, true, message, grf),
        A64_UNTYPED_READ => a64_untyped(port, &descriptor, false, message, grf),
        A64_UNTYPED_WRITE => a64_untyped(port, &descriptor, true, message, grf),
        A64_UNTYPED_ATOMIC | A64_UNTYPED_FLOAT_ATOMIC => a64_atomic(port, &descriptor, message, grf),
        A64_BLOCK_READ => a64_block(port, &descriptor, false, message, grf),
        A64_BLOCK_WRITE => a64_block(port, &descriptor, true, message, grf),
        TRANSPOSE_READ => gap(port, "DP-38", "transpose read", message, grf),
        MEDIA_BLOCK_READ => gap(port, "DP-39", "media block read", message, grf),
        MEDIA_BLOCK_WRITE => gap(port, "DP-39", "media block write", message, grf),
        ATOMIC_COUNTER | ATOMIC_COUNTER_SIMD4X2 => {
            gap(port, "DP-37", "atomic counter operation", message, grf)
        }
        UNTYPED_ATOMIC_SIMD4X2 => gap(port, "DP-32", "SIMD4x2 untyped atomic", message, grf),
        TYPED_ATOMIC_SIMD4X2 => gap(port, "DP-36", "SIMD4x2 typed atomic", message, grf),
        other => gap(port, "DP-45", &format!("data cache 1 message type {other:#x}"), message, grf),
    }
}

fn gap(
    port: &Port,
    system: &'static str,
    what: &str,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    port.cx.gap(system, format!("{what}: nothing is written, zeros are returned"));
    zero_response(message, grf);
    Ok(())
}

/// Optional header of surface messages: pixel mask and buffer base. [bdw.2d:MH1_BTS_PSM] [bdw.2d:MH1_A32_PSM]
pub(super) struct Header {
    pub pixel_mask: u32,
    pub buffer_base: u32,
    /// Registers before the rest of the payload.
    pub registers: usize,
}

impl Header {
    pub fn decode(message: &SendMessage, grf: &Grf) -> Self {
        if !message.header_present {
            return Self { pixel_mask: 0xffff, buffer_base: 0, registers: 0 };
        }
        let m0 = register(message, grf, 0);
        Self { pixel_mask: m0[7] & 0xffff, buffer_base: m0[5] & !0x3ff, registers: 1 }
    }
}

/// How many slots a message has. [bdw.2d:MDC_SM3]
#[derive(Clone, Copy, PartialEq, Eq)]
enum SimdMode {
    Simd4x2,
    Simd8,
    Simd16,
}

impl SimdMode {
    fn decode(code: u32, port: &Port) -> Self {
        match code {
            0 => SimdMode::Simd4x2,
            1 => SimdMode::Simd16,
            2 => SimdMode::Simd8,
            _ => {
                port.cx.undefined("DP-27", "SIMD mode 3 is reserved");
                SimdMode::Simd8
            }
        }
    }

    fn lanes(self) -> u32 {
        if self == SimdMode::Simd16 { 0xffff } else { 0xff }
    }

    fn wide(self) -> bool {
        self == SimdMode::Simd16
    }

    fn registers(self) -> usize {
        if self.wide() { 2 } else { 1 }
    }
}

/// A set bit of a channel mask disables the channel.
pub(super) fn enabled_channels(mask: u32) -> u32 {
    !mask & 0xf
}

fn untyped(
    port: &mut Port,
    descriptor: &Descriptor,
    write: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let header = Header::decode(message, grf);
    let mode = SimdMode::decode(field(descriptor.control, 5, 4), port);
    let channels = enabled_channels(field(descriptor.control, 3, 0));
    let offsets = lanes(message, grf, header.registers, mode.wide()).map(u64::from);
    let mask = message.channel_enable & header.pixel_mask & mode.lanes();
    let mut buffer = port.buffer(descriptor.binding_table_index, header.buffer_base, true, message)?;
    if mode == SimdMode::Simd4x2 {
        let offsets = [offsets[0], offsets[4]];
        return untyped_4x2(&mut buffer, offsets, channels, write, mask, header.registers + 1, message, grf);
    }
    if write {
        let data = header.registers + mode.registers();
        scattered::write_dwords(&mut buffer, &offsets, channels, mask, mode.wide(), data, message, grf)
    } else {
        scattered::read_dwords(&buffer, &offsets, channels, mask, mode.wide(), message, grf)
    }
}

/// Two slots of four consecutive DWords, one in each half of a register; a slot is on when one of its channels is.
fn untyped_4x2(
    buffer: &mut super::Buffer,
    offsets: [u64; 2],
    channels: u32,
    write: bool,
    mask: u32,
    data: usize,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let source = register(message, grf, data);
    let (mut values, mut present) = ([0; 8], 0);
    for (lane, value) in values.iter_mut().enumerate() {
        let (slot, channel) = (lane / 4, lane % 4);
        if mask & (0xf << (slot * 4)) == 0 || (channels >> channel) & 1 == 0 {
            continue;
        }
        let at = offsets[slot].wrapping_add(4 * channel as u64);
        if write {
            buffer.write_u32(at, source[lane])?;
        } else {
            *value = buffer.read_u32(at)?;
            present |= 1 << lane;
        }
    }
    if !write {
        respond_register(message, grf, 0, &values, present);
    }
    Ok(())
}

fn untyped_atomic(
    port: &mut Port,
    descriptor: &Descriptor,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let header = Header::decode(message, grf);
    let wide = !bit(descriptor.control, 4);
    let code = field(descriptor.control, 3, 0);
    let float = descriptor.message_type == message_type::UNTYPED_FLOAT_ATOMIC;
    let action = if float {
        atomic::float_action(code, port.cx)
    } else {
        Some(Action::Integer(Operation::from_code(code)))
    };
    let Some(action) = action else {
        zero_response(message, grf);
        return Ok(());
    };
    let mask = message.channel_enable & header.pixel_mask & if wide { 0xffff } else { 0xff };
    let offsets = lanes(message, grf, header.registers, wide).map(u64::from);
    let data = header.registers + if wide { 2 } else { 1 };
    let space = port.space;
    let mut buffer = port.buffer(descriptor.binding_table_index, header.buffer_base, true, message)?;
    match action {
        Action::Integer(operation @ Operation::CompareWriteDouble) => {
            atomic::qwords(&mut buffer, space, &offsets, operation, mask, wide, data, message, grf)
        }
        _ => atomic::dwords(&mut buffer, space, &offsets, action, mask, wide, data, message, grf),
    }
}

/// The 64-bit addresses that start a payload: one QWord a lane.
fn addresses(message: &SendMessage, grf: &Grf, wide: bool) -> Addresses {
    scattered::payload_qwords(message, grf, 0, wide)
}

fn a64_scattered(
    port: &mut Port,
    descriptor: &Descriptor,
    write: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let wide = bit(descriptor.control, 4);
    let count = 1usize << field(descriptor.control, 3, 2);
    let mask = message.channel_enable & if wide { 0xffff } else { 0xff };
    let at = addresses(message, grf, wide);
    let data = if wide { 4 } else { 2 };
    let mut buffer = port.addresses_64();
    match (field(descriptor.control, 1, 0), write) {
        (0, _) if count > 4 => gap(port, "DP-17", "scattered message of 8 bytes a lane", message, grf),
        (0, false) => scattered::read_bytes(&buffer, &at, count as u32, mask, wide, message, grf),
        (0, true) => {
            let data = lanes(message, grf, data, wide);
            scattered::write_bytes(&mut buffer, &at, count as u32, mask, &data)
        }
        (1, false) => {
            scattered::read_dwords(&buffer, &at, bits::mask(count as u32), mask, wide, message, grf)
        }
        (1, true) => {
            let enabled = bits::mask(count as u32);
            scattered::write_dwords(&mut buffer, &at, enabled, mask, wide, data, message, grf)
        }
        (2, false) => scattered::read_qwords(&buffer, &at, count, mask, wide, message, grf),
        (2, true) => scattered::write_qwords(&mut buffer, &at, count, mask, wide, data, message, grf),
        _ => {
            port.cx.undefined("DP-19", "scattered message subtype 3 is reserved");
            zero_response(message, grf);
            Ok(())
        }
    }
}

fn a64_untyped(
    port: &mut Port,
    descriptor: &Descriptor,
    write: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let mode = SimdMode::decode(field(descriptor.control, 5, 4), port);
    let channels = enabled_channels(field(descriptor.control, 3, 0));
    let at = addresses(message, grf, mode.wide());
    let mask = message.channel_enable & mode.lanes();
    let mut buffer = port.addresses_64();
    if mode == SimdMode::Simd4x2 {
        // One address register: a QWord in each half.
        let offsets = [at[0], at[2]];
        return untyped_4x2(&mut buffer, offsets, channels, write, mask, 1, message, grf);
    }
    if write {
        let data = 2 * mode.registers();
        scattered::write_dwords(&mut buffer, &at, channels, mask, mode.wide(), data, message, grf)
    } else {
        scattered::read_dwords(&buffer, &at, channels, mask, mode.wide(), message, grf)
    }
}

fn a64_atomic(
    port: &mut Port,
    descriptor: &Descriptor,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let code = field(descriptor.control, 3, 0);
    let double = bit(descriptor.control, 4);
    let mask = message.channel_enable & 0xff;
    let at = addresses(message, grf, false);
    let space = port.space;
    let mut buffer = port.addresses_64();
    if descriptor.message_type == message_type::A64_UNTYPED_FLOAT_ATOMIC {
        let Some(action) = atomic::float_action(code, port.cx) else {
            zero_response(message, grf);
            return Ok(());
        };
        return atomic::dwords(&mut buffer, space, &at, action, mask, false, 2, message, grf);
    }
    let operation = Operation::from_code(code);
    match (double, operation) {
        (true, Operation::CompareWriteDouble) => {
            gap(port, "DP-34", "16-byte compare and write", message, grf)
        }
        (true, _) | (false, Operation::CompareWriteDouble) => {
            atomic::qwords(&mut buffer, space, &at, operation, mask, false, 2, message, grf)
        }
        (false, _) => {
            let action = Action::Integer(operation);
            atomic::dwords(&mut buffer, space, &at, action, mask, false, 2, message, grf)
        }
    }
}

/// Blocks at the 64-bit address of the header. [bdw.2d:MH_A64_OWB] [bdw.2d:MH_A64_OWDB] [bdw.2d:MH_A64_HWB]
fn a64_block(
    port: &mut Port,
    descriptor: &Descriptor,
    write: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    const OWORD: u32 = 0;
    const UNALIGNED_OWORD: u32 = 1;
    const OWORD_DUAL: u32 = 2;
    let header = register(message, grf, 0);
    let address = |low: usize| u64::from(header[low]) | u64::from(header[low + 1]) << 32;
    let size = field(descriptor.control, 2, 0);
    let mut buffer = port.addresses_64();
    let (offset, shape, use_mask) = match field(descriptor.control, 4, 3) {
        OWORD => (address(0) & !15, Shape::owords(size, port.cx), true),
        UNALIGNED_OWORD => (address(0) & !3, Shape::owords(size, port.cx), false),
        OWORD_DUAL => {
            let dual = Dual::at([address(0) & !15, address(2) & !15], field(size, 1, 0), port.cx);
            return if write {
                block::write_dual(&mut buffer, &dual, 1, message, grf)
            } else {
                block::read_dual(&buffer, &dual, message, grf)
            };
        }
        // HWord blocks: codes 1 to 4 are 1, 2, 4 and 8 registers.
        _ => (address(0) & !3, Shape::registers(size.saturating_sub(1).min(3)), true),
    };
    if write {
        block::write(&mut buffer, offset, shape, 1, message, grf)
    } else {
        block::read(&buffer, offset, shape, use_mask, message, grf)
    }
}
