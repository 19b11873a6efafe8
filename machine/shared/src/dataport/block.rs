//! Block messages: OWord block, unaligned OWord block, OWord dual block, HWord scratch block.
//!
//! Source: [skl.7:OWord Block Read/Write], DP-22 to DP-25; block sizes [bdw.2d:MDC_DB_OW] [bdw.2d:MDC_DB_OWD]
//! [bdw.2d:MDC_DB_HW]. Reads are enabled by OWord and writes by DWord, scratch blocks as their descriptor says
//! [skl.7:Execution Masks]; blocks longer than the mask use it again.

use super::buffer::Buffer;
use crate::lanes::{register, respond_register};
use bits::bit;
use ports::{Grf, SendMessage};
use probe::{Context, Stop};

/// One block: `owords` OWords, starting in the upper half of the first register when `high`.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    owords: usize,
    high: bool,
}

impl Shape {
    /// From the three bits of the "Data Blocks" control.
    pub fn owords(code: u32, cx: &Context) -> Self {
        match code {
            0 => Self { owords: 1, high: false },
            1 => Self { owords: 1, high: true },
            2 => Self { owords: 2, high: false },
            3 => Self { owords: 4, high: false },
            4 => Self { owords: 8, high: false },
            reserved => {
                cx.undefined("DP-22", format!("block size code {reserved} is reserved"));
                Self { owords: 0, high: false }
            }
        }
    }

    /// From the two bits of the "Register Blocks" control: 1, 2, 4 or 8 registers.
    pub fn registers(code: u32) -> Self {
        Self { owords: 2 << (code & 3), high: false }
    }
}

/// Channel enables of the 8 DWords of register `index`: sixteen bits, used again and again.
#[inline(always)]
fn register_mask(enable: u32, index: usize) -> u32 {
    (enable >> (8 * (index & 1))) & 0xff
}

/// Bits of a register mask widened so that an OWord with any bit set is whole.
#[inline(always)]
fn whole_owords(mask: u32) -> u32 {
    (if mask & 0x0f != 0 { 0x0f } else { 0 }) | (if mask & 0xf0 != 0 { 0xf0 } else { 0 })
}

/// Channel enables of a block message: an execution size of 8 covers both halves of the mask.
#[inline(always)]
fn enables(message: &SendMessage) -> u32 {
    let low = message.channel_enable & 0xffff;
    if message.execution_size <= 8 { (low & 0xff) | (low << 8) } else { low }
}

/// What channel enables of a block message decide about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Channels {
    /// Nothing: the whole block moves.
    Ignored,
    /// OWords: any channel that is on moves its OWord.
    Owords,
    /// DWords.
    Dwords,
}

impl Channels {
    /// The DWords of register `index` that move.
    #[inline(always)]
    fn dwords(self, enable: u32, index: usize) -> u32 {
        let mask = register_mask(enable, index);
        match self {
            Channels::Ignored => 0xff,
            Channels::Owords => whole_owords(mask),
            Channels::Dwords => mask,
        }
    }
}

/// Reads a block at byte `offset` into the response.
pub(crate) fn read(
    buffer: &Buffer,
    offset: u64,
    shape: Shape,
    channels: Channels,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let enable = enables(message);
    let first = usize::from(shape.high);
    for index in 0..(first + shape.owords).div_ceil(2) {
        let mask = channels.dwords(enable, index);
        let (mut values, mut present) = ([0u32; 8], 0);
        for half in 0..2 {
            let position = index * 2 + half;
            if position < first || position >= first + shape.owords || mask & (0xf << (half * 4)) == 0 {
                continue;
            }
            let at = offset.wrapping_add(16 * (position - first) as u64);
            let owner: [u32; 4] = match buffer.read::<16>(at) {
                Ok(bytes) if !straddles(buffer, at) => bytemuck::cast(bytes),
                Ok(_) => dwords(buffer, at)?,
                Err(stop) => return Err(stop),
            };
            values[half * 4..half * 4 + 4].copy_from_slice(&owner);
            present |= mask & (0xf << (half * 4));
        }
        respond_register(message, grf, index, &values, present);
    }
    Ok(())
}

/// True when an OWord may lie partly outside of its surface, so that its DWords are checked one by one.
#[inline(always)]
fn straddles(buffer: &Buffer, at: u64) -> bool {
    let limit = match buffer {
        Buffer::Surface { size_bytes, .. } => *size_bytes,
        Buffer::Stateless { limit_bytes, .. } => *limit_bytes,
        Buffer::Nothing | Buffer::Local(_) => return false,
    };
    at < limit && at.saturating_add(16) > limit
}

#[cold]
fn dwords(buffer: &Buffer, at: u64) -> Result<[u32; 4], Stop> {
    let mut values = [0; 4];
    for (i, value) in values.iter_mut().enumerate() {
        *value = buffer.read_u32(at.wrapping_add(4 * i as u64))?;
    }
    Ok(values)
}

/// Writes a block at byte `offset` from the payload registers that start at `first_register`.
pub(crate) fn write(
    buffer: &mut Buffer,
    offset: u64,
    shape: Shape,
    channels: Channels,
    first_register: usize,
    message: &SendMessage,
    grf: &Grf,
) -> Result<(), Stop> {
    let enable = enables(message);
    let first = usize::from(shape.high) * 4;
    let count = shape.owords * 4;
    for index in 0..(first + count).div_ceil(8) {
        let mask = channels.dwords(enable, index);
        let data = register(message, grf, first_register + index);
        for (lane, &value) in data.iter().enumerate() {
            let position = index * 8 + lane;
            if position >= first && position < first + count && (mask >> lane) & 1 != 0 {
                buffer.write_u32(offset.wrapping_add(4 * (position - first) as u64), value)?;
            }
        }
    }
    Ok(())
}

/// The two byte offsets and the number of registers of a dual block message. Offsets count OWords from the global one.
pub(crate) struct Dual {
    offsets: [u64; 2],
    registers: usize,
}

impl Dual {
    /// `header_offset` is the global offset in OWords; the address register follows the header.
    pub fn decode(code: u32, addresses: &[u32; 8], header_offset: u32, cx: &Context) -> Self {
        let offset = |slot: u32| u64::from(header_offset.wrapping_add(slot)) * 16;
        Self::at([offset(addresses[0]), offset(addresses[4])], code, cx)
    }

    /// From two byte offsets.
    pub fn at(offsets: [u64; 2], code: u32, cx: &Context) -> Self {
        let registers = match code {
            0 => 1,
            2 => 4,
            reserved => {
                cx.undefined("DP-24", format!("dual block size code {reserved} is reserved"));
                0
            }
        };
        Self { offsets, registers }
    }
}

/// Reads both blocks: lower OWord of each register from the first, upper from the second.
pub(crate) fn read_dual(
    buffer: &Buffer,
    dual: &Dual,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let mask = whole_owords(message.channel_enable & 0xff);
    for index in 0..dual.registers {
        let mut values = [0u32; 8];
        for slot in 0..2 {
            if mask & (0xf << (slot * 4)) != 0 {
                let at = dual.offsets[slot].wrapping_add(16 * index as u64);
                values[slot * 4..slot * 4 + 4].copy_from_slice(&dwords(buffer, at)?);
            }
        }
        respond_register(message, grf, index, &values, mask);
    }
    Ok(())
}

/// Writes both blocks from the payload registers that start at `first_register`.
pub(crate) fn write_dual(
    buffer: &mut Buffer,
    dual: &Dual,
    first_register: usize,
    message: &SendMessage,
    grf: &Grf,
) -> Result<(), Stop> {
    for index in 0..dual.registers {
        let data = register(message, grf, first_register + index);
        for (lane, &value) in data.iter().enumerate() {
            if bit(message.channel_enable, lane as u32) {
                let at = dual.offsets[lane / 4].wrapping_add((16 * index + 4 * (lane % 4)) as u64);
                buffer.write_u32(at, value)?;
            }
        }
    }
    Ok(())
}
