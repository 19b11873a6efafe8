//! Plain reads and writes of lanes, written down: what [`super::rows`] does at once and [`super::scattered`] lane by lane.
//!
//! Source: as those. Lanes are masked, in order, and each DWord of a lane is inside or outside of its buffer for itself.

use super::rows::{Rows, Width};
use super::sites;
use crate::slm::WRAP_BYTES;
use hw::Platform;
use hw::message::{self, Message};
use ir::{Bin, Op, Scalar, Value};
use ports::{MessageCode, SendMessage};

/// Decodes a descriptor of which nothing is to be said.
fn plain(platform: &Platform, shared_function: u8, descriptor: u32) -> Option<Message> {
    let message = message::decode(platform, shared_function.into(), descriptor)?;
    (!message.item().is_strange(platform, &[descriptor])).then_some(message)
}

/// The binding table index of a message that may be written down.
pub(crate) fn index(platform: &Platform, shared_function: u8, descriptor: u32) -> Option<u32> {
    sites::rows(&plain(platform, shared_function, descriptor)?).map(|(index, _)| index)
}

/// Binding table index and lanes of a message that can be written down. Where a lane writes several DWords lanes may overlap,
/// and the order is that of lanes, not of DWords: those are sent.
pub(crate) fn rows(platform: &Platform, message: &SendMessage) -> Option<(u32, Rows)> {
    let known = plain(platform, message.shared_function, message.descriptor)?;
    let (index, rows) = sites::rows(&known).filter(|(_, rows)| rows.fits(message))?;
    let eights = if rows.wide { 2 } else { 1 };
    let needed = if rows.writes { 2 * eights } else { eights };
    let in_order = !rows.writes || !matches!(rows.width, Width::Dwords(2..));
    (in_order && message.total_length() >= needed).then_some((index, rows))
}

/// Writes down a message to a region; offsets of local memory wrap, which is for who is sent it.
pub(crate) fn record(rows: Rows, region: u32, is_local: bool, code: &mut MessageCode) {
    let eights = if rows.wide { 2 } else { 1 };
    let (width, elements) = match rows.width {
        Width::Byte => (ir::Width::B1, 1),
        Width::Word => (ir::Width::B2, 1),
        Width::Dwords(elements) => (ir::Width::B4, usize::from(elements)),
    };
    if is_local {
        let bytes = width.bytes() * elements as u32;
        let last = code.builder.splat(WRAP_BYTES - bytes);
        let mut wraps: Option<Value> = None;
        for eight in 0..eights {
            let offsets = code.payload(eight);
            let past = code.builder.binary(Bin::UGreater, offsets, last);
            let past = code.builder.binary(Bin::And, past, code.channels(eight));
            let past = code.builder.push(Op::MaskBits(past));
            wraps = Some(wraps.map_or(past, |wraps| code.builder.scalar(Scalar::Or, wraps, past)));
        }
        if let Some(wraps) = wraps {
            code.send_instead_if(wraps);
        }
    }
    let offsets: Vec<Value> = (0..eights).map(|eight| code.payload(eight)).collect();
    if rows.writes {
        for (eight, offsets) in offsets.into_iter().enumerate() {
            let (data, mask) = (code.payload(eights + eight), code.channels(eight));
            code.builder.push(Op::Put(region, offsets, data, mask, width));
        }
        return;
    }
    let mut values = Vec::new();
    for element in 0..elements {
        for (eight, &offsets) in offsets.iter().enumerate() {
            let offsets = further(code, offsets, 4 * element as u32);
            let mask = code.channels(eight);
            values.push((code.builder.push(Op::Fetch(region, offsets, mask, width)), mask));
        }
    }
    for (register, (value, mask)) in values.into_iter().enumerate() {
        code.respond(register, value, mask);
    }
}

/// Offsets that are greater; those that would wrap are past the end of every region.
fn further(code: &mut MessageCode, offsets: Value, bytes: u32) -> Value {
    if bytes == 0 {
        return offsets;
    }
    let (most, bytes) = (code.builder.splat(u32::MAX - bytes), code.builder.splat(bytes));
    let offsets = code.builder.binary(Bin::UMin, offsets, most);
    code.builder.binary(Bin::IAdd, offsets, bytes)
}
