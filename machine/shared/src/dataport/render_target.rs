//! Render cache data port: render-target write and read.
//!
//! Source: [skl.7:Render Target Messages], RT-04, RT-05, RT-07, RT-09; header bits [bdw.2d:MHC_RT_C0], 14 [mesa: fragment
//! output with stencil export]. Everything after unpacking (late tests, blending, the write) is the pixel pipeline's.

use crate::lanes::{Lanes, lanes, register, respond};
use crate::router::MessageContext;
use bits::bit;
use hw::message;
use ports::{Grf, PixelThread, RenderTargetRead, RenderTargetWrite, SendMessage, WriteKind};
use probe::{Context, Stop};

/// Header DWord 0, which has the layout of R0.0 of the thread.
struct Controls {
    source0_alpha: bool,
    output_mask: bool,
    depth: bool,
    stencil: bool,
}

impl Controls {
    fn decode(m0_0: u32) -> Self {
        Self {
            source0_alpha: bit(m0_0, 11),
            output_mask: bit(m0_0, 12),
            depth: bit(m0_0, 13),
            stencil: bit(m0_0, 14),
        }
    }
}

/// Unpacks a write: header, source 0 alpha, output mask, colours, source depth, output stencil.
pub(crate) fn unpack(
    descriptor: &message::RenderTargetWrite,
    send: &SendMessage,
    grf: &Grf,
    thread: &MessageContext,
    cx: &Context,
) -> RenderTargetWrite {
    use message::RenderTargetWrite as D;
    let kind = match descriptor.message_type {
        D::MESSAGE_TYPE_SIMD16 => WriteKind::Simd16,
        D::MESSAGE_TYPE_SIMD16_REPDATA | D::MESSAGE_TYPE_SIMD16_REPDATA_TILED => WriteKind::Simd16Replicated,
        D::MESSAGE_TYPE_SIMD8_DUALSRC_LO => WriteKind::Simd8DualSourceLow,
        D::MESSAGE_TYPE_SIMD8_DUALSRC_HI => WriteKind::Simd8DualSourceHigh,
        D::MESSAGE_TYPE_SIMD8_LO => WriteKind::Simd8,
        D::MESSAGE_TYPE_SIMD8_IMAGE_WRITE => {
            cx.gap("RT-04", "image write to a render target: taken for one of 8 slots");
            WriteKind::Simd8
        }
        other => {
            cx.undefined("RT-04", format!("render-target write of type {other}: taken for one of 8 slots"));
            WriteKind::Simd8
        }
    };
    let wide = matches!(kind, WriteKind::Simd16 | WriteKind::Simd16Replicated);
    let dual_source = matches!(kind, WriteKind::Simd8DualSourceLow | WriteKind::Simd8DualSourceHigh);
    let high = kind == WriteKind::Simd8DualSourceHigh;
    let half = half_precision(send, cx);

    let mut at = 0;
    let header = send.header_present.then(|| lanes(send, grf, 0, true));
    let controls = match &header {
        Some(header) => {
            at = 2;
            Controls::decode(header[0])
        }
        // As if the R0 of the dispatch had been sent; source 0 alpha is not among its fields.
        None => Controls { source0_alpha: false, ..Controls::decode(thread.dispatched_r0) },
    };
    // The pixel mask of a header has a bit for each of 16 slots; channel enables start at the message's first slot.
    let pixel_mask = match &header {
        Some(header) => (header[15] & 0xffff) >> (if high { 8 } else { 0 }),
        None => send.channel_enable,
    } & (if wide { 0xffff } else { 0xff });

    let channel = |at: &mut usize| -> Lanes {
        let registers = if wide && !half { 2 } else { 1 };
        let values = lanes(send, grf, *at, registers == 2);
        *at += registers;
        if half { widen_halves(&values) } else { values }
    };

    let source0_alpha = controls.source0_alpha.then(|| channel(&mut at));
    let output_mask = controls.output_mask.then(|| {
        let words = register(send, grf, at);
        at += 1;
        // One word for each of 16 slots; a message of the high 8 slots uses the upper half.
        let first = if high { 8 } else { 0 };
        std::array::from_fn(|slot| {
            let word = (slot + first) & 15;
            (words[word / 2] >> (16 * (word % 2))) as u16
        })
    });
    let color = if kind == WriteKind::Simd16Replicated {
        let values = register(send, grf, at);
        let values = if half { widen_halves(&lanes(send, grf, at, false)) } else { splat_front(&values) };
        at += 1;
        std::array::from_fn(|c| [values[c]; 16])
    } else {
        std::array::from_fn(|_| channel(&mut at))
    };
    let color1 = dual_source.then(|| std::array::from_fn(|_| channel(&mut at)));
    let depth = controls.depth.then(|| {
        let values = lanes(send, grf, at, wide);
        at += if wide { 2 } else { 1 };
        values
    });
    let stencil = controls.stencil.then(|| {
        let bytes: [u8; 32] = bytemuck::cast(register(send, grf, at));
        std::array::from_fn(|slot| bytes[slot])
    });

    RenderTargetWrite {
        kind,
        binding_table_index: descriptor.binding_table_index as u8,
        render_target_index: header.map_or(0, |header| (header[2] & 7) as u8),
        last_render_target: descriptor.last_render_target_select,
        slot_group_high: descriptor.slot_group_select == D::SLOT_GROUP_SELECT_SLOTGRP_HI,
        pixel_mask,
        slots: if wide { 16 } else { 8 },
        color,
        color1,
        source0_alpha,
        output_mask,
        depth,
        stencil,
        header,
        half_precision: half,
    }
}

/// The value of a half float, exactly.
fn half_to_f32(half: u16) -> f32 {
    let sign = if half & 0x8000 != 0 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (i32::from(half >> 10 & 0x1f), f32::from(half & 0x3ff));
    match exponent {
        0 => sign * fraction * 2f32.powi(-24),
        31 if fraction == 0.0 => sign * f32::INFINITY,
        31 => f32::NAN,
        _ => sign * (1024.0 + fraction) * 2f32.powi(exponent - 25),
    }
}

fn splat_front(values: &[u32; 8]) -> Lanes {
    std::array::from_fn(|i| values[i & 7])
}

/// Bit 30 of a descriptor: colours are half floats, two to a DWord. [skl.7:MSD_RTWH SIMD16]
fn half_precision(send: &SendMessage, cx: &Context) -> bool {
    const HALF_PRECISION: u32 = 0b010;
    let common = hw::MessageDescriptor::look(cx.platform, &[send.descriptor]);
    common.upper_function_control & HALF_PRECISION != 0
}

/// Sixteen packed halves of one register as floats.
fn widen_halves(packed: &Lanes) -> Lanes {
    std::array::from_fn(|slot| {
        let half = (packed[slot / 2] >> (16 * (slot % 2))) as u16;
        half_to_f32(half).to_bits()
    })
}

/// Reads back colours for the enabled channels.
pub(crate) fn read<P: PixelThread>(
    descriptor: &message::RenderTargetRead,
    send: &SendMessage,
    grf: &mut Grf,
    pixels: &mut P,
    cx: &Context,
) -> Result<(), Stop> {
    if !send.header_present {
        cx.undefined("RT-07", "render-target read without a header");
    }
    let wide = !descriptor.simd8;
    let request = RenderTargetRead {
        binding_table_index: descriptor.binding_table_index as u8,
        slot_group_high: descriptor.slot_group_select
            == message::RenderTargetRead::SLOT_GROUP_SELECT_SLOTGRP_HI,
        pixel_mask: send.channel_enable & (if wide { 0xffff } else { 0xff }),
        slots: if wide { 16 } else { 8 },
        per_sample: descriptor.per_sample,
    };
    let colors = pixels.read(&request, cx)?;
    for (c, values) in colors.iter().enumerate() {
        respond(send, grf, c * if wide { 2 } else { 1 }, values, request.pixel_mask, wide);
    }
    Ok(())
}
