//! Render cache data port: render-target write and read, memory fence.
//!
//! Source: [skl.7:Render Target Messages], RT-04, RT-05, RT-07, RT-09; header bits [bdw.2d:MHC_RT_C0], 14 [mesa: fragment
//! output with stencil export]. Everything after unpacking (late tests, blending, the write) is the pixel pipeline's.

use crate::lanes::{Lanes, lanes, register, respond};
use crate::router::MessageContext;
use bits::{bit, field};
use ports::{Grf, PixelThread, RenderTargetRead, RenderTargetWrite, SendMessage, WriteKind};
use probe::{Context, Stop};

/// Function control of a render cache message.
struct Descriptor {
    binding_table_index: u8,
    /// Bits 10:8 of writes.
    subtype: u32,
    /// Bit 8 of reads: 8 slots instead of 16.
    read_simd8: bool,
    slot_group_high: bool,
    last_render_target: bool,
    /// Bit 13 of reads.
    per_sample: bool,
    message_type: u32,
    half_precision: bool,
}

impl Descriptor {
    fn decode(message: &SendMessage) -> Self {
        let d = message.descriptor;
        Self {
            binding_table_index: field(d, 7, 0) as u8,
            subtype: field(d, 10, 8),
            read_simd8: bit(d, 8),
            slot_group_high: bit(d, 11),
            last_render_target: bit(d, 12),
            per_sample: bit(d, 13),
            message_type: field(d, 17, 14),
            half_precision: bit(d, 30),
        }
    }
}

const MEMORY_FENCE: u32 = 7;
const RENDER_TARGET_WRITE: u32 = 12;
const RENDER_TARGET_READ: u32 = 13;

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

/// Performs one render cache message.
pub(crate) fn send<P: PixelThread>(
    message: &SendMessage,
    grf: &mut Grf,
    thread: &MessageContext,
    pixels: &mut P,
    cx: &Context,
) -> Result<(), Stop> {
    let descriptor = Descriptor::decode(message);
    match descriptor.message_type {
        RENDER_TARGET_WRITE => pixels.write(&write(&descriptor, message, grf, thread, cx), cx),
        RENDER_TARGET_READ => read(&descriptor, message, grf, pixels, cx),
        // Messages are performed in order, one at a time: nothing is outstanding.
        MEMORY_FENCE => Ok(()),
        other => {
            cx.gap("RT-01", format!("render cache message type {other}"));
            Ok(())
        }
    }
}

/// Unpacks a write: header, source 0 alpha, output mask, colours, source depth, output stencil.
fn write(
    descriptor: &Descriptor,
    message: &SendMessage,
    grf: &Grf,
    thread: &MessageContext,
    cx: &Context,
) -> RenderTargetWrite {
    let kind = match descriptor.subtype {
        0 => WriteKind::Simd16,
        1 | 7 => WriteKind::Simd16Replicated,
        2 => WriteKind::Simd8DualSourceLow,
        3 => WriteKind::Simd8DualSourceHigh,
        4 => WriteKind::Simd8,
        reserved => {
            cx.undefined("RT-04", format!("render-target write subtype {reserved} is reserved"));
            WriteKind::Simd8
        }
    };
    let wide = matches!(kind, WriteKind::Simd16 | WriteKind::Simd16Replicated);
    let dual_source = matches!(kind, WriteKind::Simd8DualSourceLow | WriteKind::Simd8DualSourceHigh);
    let high = kind == WriteKind::Simd8DualSourceHigh;
    let half = descriptor.half_precision;

    let mut at = 0;
    let header = message.header_present.then(|| lanes(message, grf, 0, true));
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
        None => message.channel_enable,
    } & (if wide { 0xffff } else { 0xff });

    let channel = |at: &mut usize| -> Lanes {
        let registers = if wide && !half { 2 } else { 1 };
        let values = lanes(message, grf, *at, registers == 2);
        *at += registers;
        if half { widen_halves(&values) } else { values }
    };

    let source0_alpha = controls.source0_alpha.then(|| channel(&mut at));
    let output_mask = controls.output_mask.then(|| {
        let words = register(message, grf, at);
        at += 1;
        // One word for each of 16 slots; a message of the high 8 slots uses the upper half.
        let first = if high { 8 } else { 0 };
        std::array::from_fn(|slot| {
            let word = (slot + first) & 15;
            (words[word / 2] >> (16 * (word % 2))) as u16
        })
    });
    let color = if kind == WriteKind::Simd16Replicated {
        let values = register(message, grf, at);
        let values = if half { widen_halves(&lanes(message, grf, at, false)) } else { splat_front(&values) };
        at += 1;
        std::array::from_fn(|c| [values[c]; 16])
    } else {
        std::array::from_fn(|_| channel(&mut at))
    };
    let color1 = dual_source.then(|| std::array::from_fn(|_| channel(&mut at)));
    let depth = controls.depth.then(|| {
        let values = lanes(message, grf, at, wide);
        at += if wide { 2 } else { 1 };
        values
    });
    let stencil = controls.stencil.then(|| {
        let bytes: [u8; 32] = bytemuck::cast(register(message, grf, at));
        std::array::from_fn(|slot| bytes[slot])
    });

    RenderTargetWrite {
        kind,
        binding_table_index: descriptor.binding_table_index,
        render_target_index: header.map_or(0, |header| (header[2] & 7) as u8),
        last_render_target: descriptor.last_render_target,
        slot_group_high: descriptor.slot_group_high,
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

/// Sixteen packed halves of one register as floats.
fn widen_halves(packed: &Lanes) -> Lanes {
    std::array::from_fn(|slot| {
        let half = (packed[slot / 2] >> (16 * (slot % 2))) as u16;
        half_to_f32(half).to_bits()
    })
}

fn read<P: PixelThread>(
    descriptor: &Descriptor,
    message: &SendMessage,
    grf: &mut Grf,
    pixels: &mut P,
    cx: &Context,
) -> Result<(), Stop> {
    if !message.header_present {
        cx.undefined("RT-07", "render-target read without a header");
    }
    let wide = !descriptor.read_simd8;
    let request = RenderTargetRead {
        binding_table_index: descriptor.binding_table_index,
        slot_group_high: descriptor.slot_group_high,
        pixel_mask: message.channel_enable & (if wide { 0xffff } else { 0xff }),
        slots: if wide { 16 } else { 8 },
        per_sample: descriptor.per_sample,
    };
    let colors = pixels.read(&request, cx)?;
    for (c, values) in colors.iter().enumerate() {
        respond(message, grf, c * if wide { 2 } else { 1 }, values, request.pixel_mask, wide);
    }
    Ok(())
}
