//! Scattered messages: one address a lane; bytes, DWords, QWords.
//!
//! Source: [skl.7:Byte Scattered Read/Write], [skl.7:DWord Scattered Read/Write], DP-17, DP-19, DP-21; payloads of
//! lanes [bdw.2d:MDC_DS] [bdw.2d:MDC_A64_DS]. Bytes above the data size of a read lane are zero.

use super::buffer::{Buffer, Window};
use crate::lanes::{Lanes, lanes, respond, set_lanes};
use ports::{Grf, SendMessage};
use probe::Stop;

/// Byte addresses of the lanes relative to the buffer.
pub(crate) type Addresses = [u64; 16];

/// Channel enables of 8 or 16 lanes.
#[inline(always)]
pub(crate) fn enables(message: &SendMessage, wide: bool) -> u32 {
    message.channel_enable & if wide { 0xffff } else { 0xff }
}

/// True when all lanes are on and each DWord follows that of the lane before.
#[inline(always)]
fn is_row(at: &Addresses, mask: u32, wide: bool) -> bool {
    let count = if wide { 16 } else { 8 };
    let differing = at[..count as usize]
        .iter()
        .enumerate()
        .fold(0, |differing, (lane, &offset)| differing | (offset ^ at[0].wrapping_add(4 * lane as u64)));
    mask == bits::mask(count) && differing == 0
}

/// Eight or sixteen consecutive DWords.
#[inline(always)]
fn row(buffer: &Buffer, at: u64, wide: bool) -> Option<Lanes> {
    let window = buffer.window_between(at, at.checked_add(if wide { 64 } else { 32 })?)?;
    if wide {
        return Some(bytemuck::cast(window.read::<64>(at)));
    }
    let mut lanes: Lanes = [0; 16];
    let row: [u32; 8] = bytemuck::cast(window.read::<32>(at));
    lanes[..8].copy_from_slice(&row);
    Some(lanes)
}

/// Four consecutive DWords of each of sixteen lanes, element by element.
#[inline(always)]
pub(super) fn transposed(rows: &[[u32; 4]; 16]) -> [Lanes; 4] {
    std::array::from_fn(|element| std::array::from_fn(|lane| rows[lane][element]))
}

/// The four DWords of one lane.
#[inline(always)]
pub(super) fn row_of_lane(values: &[Lanes; 4], lane: usize) -> [u8; 16] {
    bytemuck::cast(values.map(|of_element| of_element[lane]))
}

/// One DWord of each lane, `further` bytes behind its offset.
#[inline(always)]
fn gather(window: &Window, at: &Addresses, further: u64, mask: u32, wide: bool) -> Lanes {
    let mut values: Lanes = [0; 16];
    if mask == if wide { 0xffff } else { 0xff } {
        for (value, &offset) in values.iter_mut().zip(at).take(if wide { 16 } else { 8 }) {
            *value = u32::from_le_bytes(window.read(offset + further));
        }
    } else {
        for lane in set_lanes(mask) {
            values[lane] = u32::from_le_bytes(window.read(at[lane] + further));
        }
    }
    values
}

/// Reads 1, 2 or 4 bytes a lane into one DWord a lane.
pub(crate) fn read_bytes(
    buffer: &Buffer,
    at: &Addresses,
    size_bytes: u32,
    mask: u32,
    wide: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let mut values: Lanes = [0; 16];
    if let Some(window) = buffer.window(at, mask, size_bytes.into()) {
        for lane in set_lanes(mask) {
            values[lane] = match size_bytes {
                1 => u32::from(window.read::<1>(at[lane])[0]),
                2 => u32::from(u16::from_le_bytes(window.read(at[lane]))),
                _ => u32::from_le_bytes(window.read(at[lane])),
            };
        }
        respond(message, grf, 0, &values, mask, wide);
        return Ok(());
    }
    for lane in set_lanes(mask) {
        values[lane] = match size_bytes {
            1 => u32::from(buffer.read::<1>(at[lane])?[0]),
            2 => u32::from(u16::from_le_bytes(buffer.read::<2>(at[lane])?)),
            _ => buffer.read_u32(at[lane])?,
        };
    }
    respond(message, grf, 0, &values, mask, wide);
    Ok(())
}

/// Writes the low 1, 2 or 4 bytes of each lane's DWord; data starts at payload register `data`.
pub(crate) fn write_bytes(
    buffer: &mut Buffer,
    at: &Addresses,
    size_bytes: u32,
    mask: u32,
    data: &Lanes,
) -> Result<(), Stop> {
    if let Some(window) = buffer.window(at, mask, size_bytes.into()) {
        for lane in set_lanes(mask) {
            match size_bytes {
                1 => window.write(at[lane], [data[lane] as u8]),
                2 => window.write(at[lane], (data[lane] as u16).to_le_bytes()),
                _ => window.write(at[lane], data[lane].to_le_bytes()),
            }
        }
        return Ok(());
    }
    for lane in set_lanes(mask) {
        match size_bytes {
            1 => buffer.write::<1>(at[lane], [data[lane] as u8])?,
            2 => buffer.write::<2>(at[lane], (data[lane] as u16).to_le_bytes())?,
            _ => buffer.write_u32(at[lane], data[lane])?,
        }
    }
    Ok(())
}

/// Reads `count` consecutive DWords a lane, where `enabled` has the bit of the element: element e of all lanes is one
/// register group of the response, disabled elements take no room.
pub(crate) fn read_dwords(
    buffer: &Buffer,
    at: &Addresses,
    enabled: u32,
    mask: u32,
    wide: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let registers = if wide { 2 } else { 1 };
    let last = u64::from(enabled.checked_ilog2().unwrap_or(0));
    if enabled == 1
        && is_row(at, mask, wide)
        && let Some(values) = row(buffer, at[0], wide)
    {
        respond(message, grf, 0, &values, mask, wide);
        return Ok(());
    }
    if let Some(window) = buffer.window(at, mask, 4 * last + 4) {
        if enabled == 0xf && wide && mask == 0xffff {
            let rows = at.map(|offset| bytemuck::cast(window.read::<16>(offset)));
            for (element, values) in transposed(&rows).iter().enumerate() {
                respond(message, grf, 2 * element, values, mask, true);
            }
            return Ok(());
        }
        for (position, element) in set_lanes(enabled).enumerate() {
            let values = gather(&window, at, 4 * element as u64, mask, wide);
            respond(message, grf, position * registers, &values, mask, wide);
        }
        return Ok(());
    }
    for (position, element) in set_lanes(enabled).enumerate() {
        let mut values: Lanes = [0; 16];
        for lane in set_lanes(mask) {
            values[lane] = buffer.read_u32(at[lane].wrapping_add(4 * element as u64))?;
        }
        respond(message, grf, position * registers, &values, mask, wide);
    }
    Ok(())
}

/// Most DWords of one lane. [bdw.2d:MDC_A64_DS]
const MOST_ELEMENTS: usize = 8;

/// Writes consecutive DWords a lane from the payload registers that start at `data`, laid out as for reads.
pub(crate) fn write_dwords(
    buffer: &mut Buffer,
    at: &Addresses,
    enabled: u32,
    mask: u32,
    wide: bool,
    data: usize,
    message: &SendMessage,
    grf: &Grf,
) -> Result<(), Stop> {
    let registers = if wide { 2 } else { 1 };
    let last = u64::from(enabled.checked_ilog2().unwrap_or(0));
    let values = |position| lanes(message, grf, data + position * registers, wide);
    let window = buffer.window(at, mask, 4 * last + 4);
    if let Some(window) = &window {
        if enabled == 0xf && wide && mask == 0xffff {
            let values = std::array::from_fn(values);
            for (lane, &offset) in at.iter().enumerate() {
                window.write::<16>(offset, row_of_lane(&values, lane));
            }
            return Ok(());
        }
        if enabled == 1 && wide && is_row(at, mask, wide) {
            window.write::<64>(at[0], bytemuck::cast(values(0)));
            return Ok(());
        }
    }
    let mut all = [[0; 16]; MOST_ELEMENTS];
    for (position, values_of) in all.iter_mut().enumerate().take(enabled.count_ones() as usize) {
        *values_of = values(position);
    }
    // Where lanes overlap, the last of them wins.
    if let Some(window) = window {
        for lane in set_lanes(mask) {
            for (values, element) in all.iter().zip(set_lanes(enabled)) {
                window.write::<4>(at[lane] + 4 * element as u64, values[lane].to_le_bytes());
            }
        }
        return Ok(());
    }
    for lane in set_lanes(mask) {
        for (values, element) in all.iter().zip(set_lanes(enabled)) {
            buffer.write_u32(at[lane].wrapping_add(4 * element as u64), values[lane])?;
        }
    }
    Ok(())
}

/// Reads `count` consecutive QWords a lane. A group of 8 lanes fills two registers with whole QWords.
pub(crate) fn read_qwords(
    buffer: &Buffer,
    at: &Addresses,
    count: usize,
    mask: u32,
    wide: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let window = buffer.window(at, mask, 8 * count as u64);
    for element in 0..count {
        let mut values = [0u64; 16];
        for lane in set_lanes(mask) {
            if let Some(window) = &window {
                values[lane] = u64::from_le_bytes(window.read(at[lane] + 8 * element as u64));
                continue;
            }
            values[lane] = u64::from_le_bytes(buffer.read::<8>(at[lane].wrapping_add(8 * element as u64))?);
        }
        respond_qwords(message, grf, element * if wide { 4 } else { 2 }, &values, mask, wide);
    }
    Ok(())
}

/// Writes `count` consecutive QWords a lane from the payload registers that start at `data`.
pub(crate) fn write_qwords(
    buffer: &mut Buffer,
    at: &Addresses,
    count: usize,
    mask: u32,
    wide: bool,
    data: usize,
    message: &SendMessage,
    grf: &Grf,
) -> Result<(), Stop> {
    let registers = if wide { 4 } else { 2 };
    if let Some(window) = buffer.window(at, mask, 8 * count as u64) {
        for element in 0..count {
            let values = payload_qwords(message, grf, data + element * registers, wide);
            for lane in set_lanes(mask) {
                window.write(at[lane] + 8 * element as u64, values[lane].to_le_bytes());
            }
        }
        return Ok(());
    }
    for element in 0..count {
        let values = payload_qwords(message, grf, data + element * registers, wide);
        for lane in set_lanes(mask) {
            buffer.write::<8>(at[lane].wrapping_add(8 * element as u64), values[lane].to_le_bytes())?;
        }
    }
    Ok(())
}

/// Sixteen (or eight) QWords from payload register `index` on.
pub(crate) fn payload_qwords(message: &SendMessage, grf: &Grf, index: usize, wide: bool) -> [u64; 16] {
    let low = lanes(message, grf, index, true);
    let high = if wide { lanes(message, grf, index + 2, true) } else { [0; 16] };
    std::array::from_fn(|lane| {
        let from = if lane < 8 { &low } else { &high };
        let at = 2 * (lane & 7);
        u64::from(from[at]) | u64::from(from[at + 1]) << 32
    })
}

/// Writes QWords to the response from its register `index` on.
pub(crate) fn respond_qwords(
    message: &SendMessage,
    grf: &mut Grf,
    index: usize,
    values: &[u64; 16],
    mask: u32,
    wide: bool,
) {
    for half in 0..if wide { 2 } else { 1 } {
        let mut dwords: Lanes = [0; 16];
        let mut enabled = 0;
        for lane in 0..8 {
            let value = values[half * 8 + lane];
            dwords[2 * lane] = value as u32;
            dwords[2 * lane + 1] = (value >> 32) as u32;
            enabled |= (((mask >> (half * 8 + lane)) & 1) * 3) << (2 * lane);
        }
        respond(message, grf, index + 2 * half, &dwords, enabled, true);
    }
}
