//! Payload and response registers as lanes.

use ports::{Grf, SendMessage};

/// Lanes of a message: one or two registers' worth of DWords.
pub(crate) type Lanes = [u32; 16];

/// Payload register `index`, by value: a response may overlap the payload.
#[inline(always)]
pub(crate) fn register(message: &SendMessage, grf: &Grf, index: usize) -> [u32; 8] {
    *grf.register(message.payload(index))
}

/// Payload registers `index` (and `index + 1` when `wide`) as lanes; the others are 0.
#[inline(always)]
pub(crate) fn lanes(message: &SendMessage, grf: &Grf, index: usize, wide: bool) -> Lanes {
    let mut lanes = [0; 16];
    lanes[..8].copy_from_slice(grf.register(message.payload(index)));
    if wide {
        lanes[8..].copy_from_slice(grf.register(message.payload(index + 1)));
    }
    lanes
}

/// Writes lanes to the response from its register `index` on, where `mask` has a bit for the lane.
#[inline(always)]
pub(crate) fn respond(
    message: &SendMessage,
    grf: &mut Grf,
    index: usize,
    values: &Lanes,
    mask: u32,
    wide: bool,
) {
    if index >= message.response_length as usize {
        return;
    }
    respond_register(message, grf, index, values[..8].try_into().unwrap_or(&[0; 8]), mask);
    if wide && index + 1 < message.response_length as usize {
        respond_register(message, grf, index + 1, values[8..].try_into().unwrap_or(&[0; 8]), mask >> 8);
    }
}

/// Writes one response register where `mask` has a bit for the DWord.
#[inline(always)]
pub(crate) fn respond_register(
    message: &SendMessage,
    grf: &mut Grf,
    index: usize,
    values: &[u32; 8],
    mask: u32,
) {
    if index >= message.response_length as usize {
        return;
    }
    let to = grf.register_mut(message.response_grf as usize + index);
    if mask & 0xff == 0xff {
        to.copy_from_slice(values);
    } else {
        for (lane, (to, &value)) in to.iter_mut().zip(values).enumerate() {
            if (mask >> lane) & 1 != 0 {
                *to = value;
            }
        }
    }
}

/// Indices of the set bits of a 32-bit mask, lowest first.
#[inline(always)]
pub(crate) fn set_lanes(mask: u32) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let lane = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(lane)
    })
}
