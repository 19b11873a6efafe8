//! Pixel interpolator: barycentrics at other places than the dispatched ones.
//!
//! Source: [skl.7:Shared Functions Pixel Interpolator], PI-01.

use crate::lanes::{lanes, respond_register};
use bits::{bit, field, sign_extend};
use ports::{Grf, InterpolatorMode, InterpolatorRequest, PixelThread, SendMessage};
use probe::Context;

/// A signed offset in 1/16 pixel from the low four bits of `value`.
fn offset(value: u32) -> i8 {
    sign_extend(value & 0xf, 4) as i8
}

fn decode(message: &SendMessage, grf: &Grf) -> InterpolatorRequest {
    let d = message.descriptor;
    let wide = bit(d, 16);
    let mode = match field(d, 13, 12) {
        0 => InterpolatorMode::Offset(offset(field(d, 3, 0)), offset(field(d, 7, 4))),
        1 => InterpolatorMode::Sample(field(d, 7, 4) as u8),
        2 => InterpolatorMode::Centroid,
        _ => {
            let registers = if wide { 2 } else { 1 };
            let x = lanes(message, grf, 0, wide);
            let y = lanes(message, grf, registers, wide);
            InterpolatorMode::PerSlotOffset(x.map(offset), y.map(offset))
        }
    };
    InterpolatorRequest {
        mode,
        linear: bit(d, 14),
        slot_group_high: bit(d, 11),
        slots: if wide { 16 } else { 8 },
    }
}

pub(crate) fn send<P: PixelThread>(message: &SendMessage, grf: &mut Grf, pixels: &mut P, cx: &Context) {
    let request = decode(message, grf);
    let barycentrics = pixels.interpolate(&request, cx);
    for half in 0..request.slots as usize / 8 {
        for (which, values) in barycentrics.iter().enumerate() {
            let values = std::array::from_fn(|lane| values[half * 8 + lane].to_bits());
            respond_register(message, grf, half * 2 + which, &values, message.channel_enable >> (half * 8));
        }
    }
}
