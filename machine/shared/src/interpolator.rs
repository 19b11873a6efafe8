//! Pixel interpolator: barycentrics at other places than the dispatched ones.
//!
//! Source: [skl.7:Shared Functions Pixel Interpolator], PI-01.

use crate::lanes::{lanes, respond_register};
use bits::sign_extend;
use hw::message::PixelInterpolator;
use ports::{Grf, InterpolatorMode, InterpolatorRequest, PixelThread, SendMessage};
use probe::Context;

/// A signed offset in 1/16 pixel from the low four bits of `value`.
fn offset(value: u32) -> i8 {
    sign_extend(value & 0xf, 4) as i8
}

fn request(d: &PixelInterpolator, message: &SendMessage, grf: &Grf) -> InterpolatorRequest {
    let wide = d.simd_mode == PixelInterpolator::SIMD_MODE_SIMD16;
    let mode = match d.message_type {
        PixelInterpolator::MESSAGE_TYPE_PER_MESSAGE_OFFSET => {
            InterpolatorMode::Offset(d.x_offset as i8, d.y_offset as i8)
        }
        PixelInterpolator::MESSAGE_TYPE_SAMPLE_POSITION_OFFSET => {
            InterpolatorMode::Sample(d.sample_index as u8)
        }
        PixelInterpolator::MESSAGE_TYPE_CENTROID_POSITION_OFFSET => InterpolatorMode::Centroid,
        _ => {
            let registers = if wide { 2 } else { 1 };
            let x = lanes(message, grf, 0, wide);
            let y = lanes(message, grf, registers, wide);
            InterpolatorMode::PerSlotOffset(x.map(offset), y.map(offset))
        }
    };
    InterpolatorRequest {
        mode,
        linear: d.linear_interpolation,
        slot_group_high: d.slot_group_select == PixelInterpolator::SLOT_GROUP_SELECT_SLOTGRP_HI,
        slots: if wide { 16 } else { 8 },
    }
}

/// Performs one interpolator message.
pub(crate) fn send<P: PixelThread>(
    descriptor: &PixelInterpolator,
    message: &SendMessage,
    grf: &mut Grf,
    pixels: &mut P,
    cx: &Context,
) {
    let request = request(descriptor, message, grf);
    let barycentrics = pixels.interpolate(&request, cx);
    for half in 0..request.slots as usize / 8 {
        for (which, values) in barycentrics.iter().enumerate() {
            let values = std::array::from_fn(|lane| values[half * 8 + lane].to_bits());
            respond_register(message, grf, half * 2 + which, &values, message.channel_enable >> (half * 8));
        }
    }
}
