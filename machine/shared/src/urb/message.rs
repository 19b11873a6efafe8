//! URB messages: HWord and OWord reads and writes, atomics, SIMD8 reads and writes.
//!
//! Source: [skl.7:URB Messages], UR-02 to UR-06. Offsets count 32 bytes in HWord messages, 16 bytes in OWord and SIMD8
//! messages, 4 bytes in atomics.

use super::{HANDLE_MASK, UrbStorage};
use crate::lanes::{register, respond_register, set_lanes};
use bits::{bit, field};
use hw::message::Urb as Descriptor;
use ports::{Grf, SendMessage, Urb, UrbHandle};
use probe::Context;

/// Performs one URB message.
pub(crate) fn send(
    urb: &mut UrbStorage,
    descriptor: &Descriptor,
    message: &SendMessage,
    grf: &mut Grf,
    cx: &Context,
) {
    match descriptor.urb_opcode {
        Descriptor::URB_OPCODE_SIMD8_WRITE => simd8_write(urb, descriptor, message, grf),
        Descriptor::URB_OPCODE_SIMD8_READ => simd8_read(urb, descriptor, message, grf),
        Descriptor::URB_OPCODE_WRITE_HWORD | Descriptor::URB_OPCODE_WRITE_OWORD => {
            // Observed: where vertices only come in pairs drivers fill messages, which the manual has end after eight
            // registers. [mesa:compiler align_interleaved_urb_mlen]
            let most = if cx.platform.has(hw::Feature::Simd8Vertex) { 8 } else { 14 };
            block_write(urb, descriptor, message, grf, most);
        }
        Descriptor::URB_OPCODE_READ_HWORD | Descriptor::URB_OPCODE_READ_OWORD => {
            block_read(urb, descriptor, message, grf);
        }
        Descriptor::URB_OPCODE_ATOMIC_MOV
        | Descriptor::URB_OPCODE_ATOMIC_INC
        | Descriptor::URB_OPCODE_ATOMIC_ADD => atomic(urb, descriptor, message, grf),
        reserved => cx.undefined("UR-02", format!("URB opcode {reserved} is reserved")),
    }
}

/// The phases before the data of a SIMD8 message.
struct Simd8 {
    handles: [u32; 8],
    /// In 16-byte units, global offset included.
    offsets: [u32; 8],
    /// One bit for each data DWord of the lane.
    masks: [u32; 8],
    /// Payload index of the first data phase.
    data: usize,
}

#[inline(always)]
fn simd8(descriptor: &Descriptor, message: &SendMessage, grf: &Grf) -> Simd8 {
    let mut phases = Simd8 {
        handles: register(message, grf, 0),
        offsets: [descriptor.global_offset; 8],
        masks: [0xff; 8],
        data: 1,
    };
    if descriptor.per_slot_offset {
        let slots = register(message, grf, phases.data);
        phases.offsets = std::array::from_fn(|lane| phases.offsets[lane].wrapping_add(slots[lane]));
        phases.data += 1;
    }
    if descriptor.channel_mask_present {
        let masks = register(message, grf, phases.data);
        phases.masks = std::array::from_fn(|lane| field(masks[lane], 23, 16));
        phases.data += 1;
    }
    phases
}

fn simd8_write(urb: &mut UrbStorage, descriptor: &Descriptor, message: &SendMessage, grf: &Grf) {
    let phases = simd8(descriptor, message, grf);
    let count = message.total_length().saturating_sub(phases.data).min(8);
    let mut data = [[0; 8]; 8];
    for (k, row) in data.iter_mut().enumerate().take(count) {
        *row = register(message, grf, phases.data + k);
    }
    for lane in set_lanes(message.channel_enable & 0xff) {
        let handle = UrbHandle(phases.handles[lane] & HANDLE_MASK);
        let entry = urb.write(handle, phases.offsets[lane].wrapping_mul(4), count as u32);
        let values = data.iter().map(|row| row[lane & 7]);
        for ((k, to), value) in (0..).zip(entry).zip(values) {
            if bit(phases.masks[lane], k) {
                *to = value;
            }
        }
    }
}

fn simd8_read(urb: &mut UrbStorage, descriptor: &Descriptor, message: &SendMessage, grf: &mut Grf) {
    let phases = simd8(descriptor, message, grf);
    let count = (message.response_length as usize).min(8);
    for lane in set_lanes(message.channel_enable & 0xff) {
        let handle = UrbHandle(phases.handles[lane] & HANDLE_MASK);
        let entry = urb.read(handle, phases.offsets[lane].wrapping_mul(4), count as u32);
        for k in 0..count {
            if bit(phases.masks[lane], k as u32) {
                let value = entry.get(k).copied().unwrap_or(0);
                grf.register_mut(message.response_grf as usize + k)[lane] = value;
            }
        }
    }
}

/// Header of HWord and OWord messages.
struct Block {
    handles: [u32; 2],
    /// DWord offset of the first unit in each entry.
    offsets_dwords: [u32; 2],
    /// DWords of a register that take part: channel enables and header mask.
    mask: u32,
    oword: bool,
    /// OWord messages without interleave: the upper half of the register.
    high: bool,
}

fn block(descriptor: &Descriptor, message: &SendMessage, grf: &Grf) -> Block {
    let header = register(message, grf, 0);
    let oword = matches!(
        descriptor.urb_opcode,
        Descriptor::URB_OPCODE_WRITE_OWORD | Descriptor::URB_OPCODE_READ_OWORD
    );
    let unit_dwords = if oword { 4 } else { 8 };
    let slot = |value: u32| if descriptor.per_slot_offset { value } else { 0 };
    let offset = |value: u32| descriptor.global_offset.wrapping_add(slot(value)).wrapping_mul(unit_dwords);
    Block {
        handles: [header[0] & HANDLE_MASK, header[1] & HANDLE_MASK],
        offsets_dwords: [offset(header[3]), offset(header[4])],
        mask: message.channel_enable & field(header[5], 15, 8),
        oword,
        high: bit(header[5], 16),
    }
}

impl Block {
    /// Where DWord `lane` of data register `index` lies: handle and DWord offset; `None` when it takes no part.
    #[inline(always)]
    fn place(&self, interleaved: bool, index: usize, lane: usize) -> Option<(UrbHandle, u32)> {
        let (entry, offset) = match (interleaved, self.oword) {
            (true, _) => (lane / 4, index * 4 + lane % 4),
            (false, false) => (0, index * 8 + lane),
            (false, true) if (lane >= 4) == self.high => (0, index * 4 + lane % 4),
            (false, true) => return None,
        };
        Some((UrbHandle(self.handles[entry]), self.offsets_dwords[entry].wrapping_add(offset as u32)))
    }
}

/// Writes up to `most` registers.
fn block_write(urb: &mut UrbStorage, descriptor: &Descriptor, message: &SendMessage, grf: &Grf, most: usize) {
    let block = block(descriptor, message, grf);
    if message.end_of_thread {
        urb.ended = register(message, grf, 0)[2];
    }
    let count = message.total_length().saturating_sub(1).min(if block.oword { 1 } else { most });
    for index in 0..count {
        let data = register(message, grf, 1 + index);
        for lane in set_lanes(block.mask) {
            if let Some((handle, offset)) = block.place(descriptor.swizzle_control, index, lane)
                && let Some(to) = urb.write(handle, offset, 1).first_mut()
            {
                *to = data[lane];
            }
        }
    }
}

fn block_read(urb: &mut UrbStorage, descriptor: &Descriptor, message: &SendMessage, grf: &mut Grf) {
    let block = block(descriptor, message, grf);
    let count = (message.response_length as usize).min(if block.oword { 1 } else { 8 });
    for index in 0..count {
        let (mut values, mut present) = ([0; 8], 0);
        for lane in set_lanes(block.mask) {
            if let Some((handle, offset)) = block.place(descriptor.swizzle_control, index, lane) {
                values[lane] = urb.read(handle, offset, 1).first().copied().unwrap_or(0);
                present |= 1 << lane;
            }
        }
        respond_register(message, grf, index, &values, present);
    }
}

/// Atomics work on one DWord and ignore the channel enables. The manual's table prints 0 as the result of MOV while it
/// gives the message a source operand; the operand is what is stored here.
fn atomic(urb: &mut UrbStorage, descriptor: &Descriptor, message: &SendMessage, grf: &mut Grf) {
    let header = register(message, grf, 0);
    let handle = UrbHandle(header[0] & 0xffff);
    let Some(to) = urb.write(handle, descriptor.global_offset, 1).first_mut() else {
        respond_register(message, grf, 0, &[0; 8], 1);
        return;
    };
    let old = *to;
    *to = match descriptor.urb_opcode {
        Descriptor::URB_OPCODE_ATOMIC_MOV => header[2],
        Descriptor::URB_OPCODE_ATOMIC_INC => old.wrapping_add(1),
        _ => old.wrapping_add(header[2]),
    };
    respond_register(message, grf, 0, &[old; 8], 1);
}
