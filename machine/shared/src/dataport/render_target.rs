//! Render cache data port: render-target write and read.
//!
//! Source: [skl.7:Render Target Messages], RT-04, RT-05, RT-07, RT-09; header bits [bdw.2d:MHC_RT_C0], 14 [mesa: fragment
//! output with stencil export]. Everything after unpacking (late tests, blending, the write) is the pixel pipeline's.

use super::index;
use crate::lanes::{self, Lanes, respond};
use crate::router::MessageContext;
use bits::bit;
use hw::{Platform, message};
use ir::{Op, Scalar, Value};
use ports::{
    GRF_COUNT, Grf, Inline, KnownWrite, MessageCode, PixelDraw, PixelThread, RenderTargetRead,
    RenderTargetWrite, SendMessage, SlotDwords, WriteKind,
};
use probe::{Context, Stop};

/// Header DWord 0, which has the layout of R0.0 of the thread.
#[derive(Clone, Copy, PartialEq, Eq)]
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

/// What a descriptor says of its writes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Form {
    kind: WriteKind,
    binding_table_index: u8,
    last_render_target: bool,
    slot_group_high: bool,
    /// Colours are half floats.
    half: bool,
}

impl Form {
    /// The form, and whether there was nothing to say about it.
    fn decode(descriptor: &message::RenderTargetWrite, send: &SendMessage, cx: &Context) -> (Form, bool) {
        use message::RenderTargetWrite as D;
        let mut is_plain = true;
        let kind = match descriptor.message_type {
            D::MESSAGE_TYPE_SIMD16 => WriteKind::Simd16,
            D::MESSAGE_TYPE_SIMD16_REPDATA | D::MESSAGE_TYPE_SIMD16_REPDATA_TILED => {
                WriteKind::Simd16Replicated
            }
            D::MESSAGE_TYPE_SIMD8_DUALSRC_LO => WriteKind::Simd8DualSourceLow,
            D::MESSAGE_TYPE_SIMD8_DUALSRC_HI => WriteKind::Simd8DualSourceHigh,
            D::MESSAGE_TYPE_SIMD8_LO => WriteKind::Simd8,
            other => {
                is_plain = false;
                if other == D::MESSAGE_TYPE_SIMD8_IMAGE_WRITE {
                    cx.gap("RT-04", "image write to a render target: taken for one of 8 slots");
                } else {
                    let what = format!("render-target write of type {other}: taken for one of 8 slots");
                    cx.undefined("RT-04", what);
                }
                WriteKind::Simd8
            }
        };
        let form = Form {
            kind,
            binding_table_index: descriptor.binding_table_index as u8,
            last_render_target: descriptor.last_render_target_select,
            slot_group_high: descriptor.slot_group_select == D::SLOT_GROUP_SELECT_SLOTGRP_HI,
            half: half_precision(send, cx),
        };
        (form, is_plain)
    }

    fn is_wide(&self) -> bool {
        matches!(self.kind, WriteKind::Simd16 | WriteKind::Simd16Replicated)
    }

    fn is_dual_source(&self) -> bool {
        matches!(self.kind, WriteKind::Simd8DualSourceLow | WriteKind::Simd8DualSourceHigh)
    }
}

/// Payload registers that the parts of a write begin with: header, source 0 alpha, output mask, colours, source depth,
/// output stencil.
#[derive(Clone, Copy)]
struct Parts {
    source0_alpha: Option<usize>,
    output_mask: Option<usize>,
    color: [usize; 4],
    color1: Option<[usize; 4]>,
    depth: Option<usize>,
    stencil: Option<usize>,
    /// Behind the last.
    end: usize,
}

impl Parts {
    #[inline(always)]
    fn new(form: &Form, controls: &Controls, header_present: bool) -> Parts {
        let mut end = if header_present { 2 } else { 0 };
        let mut take = |registers: usize| {
            let at = end;
            end += registers;
            at
        };
        let floats = if form.is_wide() { 2 } else { 1 };
        let channel = if form.half { 1 } else { floats };
        let source0_alpha = controls.source0_alpha.then(|| take(channel));
        let output_mask = controls.output_mask.then(|| take(1));
        let color = if form.kind == WriteKind::Simd16Replicated {
            [take(1); 4]
        } else {
            [take(channel), take(channel), take(channel), take(channel)]
        };
        let color1 =
            form.is_dual_source().then(|| [take(channel), take(channel), take(channel), take(channel)]);
        let depth = controls.depth.then(|| take(floats));
        let stencil = controls.stencil.then(|| take(1));
        Parts { source0_alpha, output_mask, color, color1, depth, stencil, end }
    }

    /// Whether the registers of each part follow each other, with one behind those of a part that has one only: slots of 8
    /// are read together with it by the row routines.
    #[inline(always)]
    fn are_whole(&self, wide: bool, send: &SendMessage) -> bool {
        let behind = if wide { 0 } else { 1 };
        let fits = |first: u8, length: u8| first as usize + length as usize + behind <= GRF_COUNT;
        let split = send.payload_length as usize;
        let cut = |part: usize| wide && part + 1 == split;
        if !fits(send.payload_grf, send.payload_length) {
            return false;
        }
        if send.second_payload_length == 0 {
            return true;
        }
        let colors = self.color;
        let is_cut = cut(colors[0])
            || cut(colors[1])
            || cut(colors[2])
            || cut(colors[3])
            || self.source0_alpha.is_some_and(cut)
            || self.depth.is_some_and(cut);
        !is_cut && fits(send.second_payload_grf, send.second_payload_length)
    }
}

/// Register `index` of what was sent: zeros behind a payload that is too short.
#[inline(always)]
fn register(send: &SendMessage, grf: &Grf, index: usize) -> [u32; 8] {
    if index < send.total_length() { lanes::register(send, grf, index) } else { [0; 8] }
}

/// The same for lanes.
#[inline(always)]
fn lanes(send: &SendMessage, grf: &Grf, index: usize, wide: bool) -> Lanes {
    let second = if wide { register(send, grf, index + 1) } else { [0; 8] };
    bytemuck::cast([register(send, grf, index), second])
}

/// Places of what was converted: source 0 alpha, two colours, source depth.
const ALPHA: usize = 0;
const COLOR: usize = 1;
const COLOR1: usize = 5;
const DEPTH: usize = 9;

/// Where the parts of the last write lay, which are often where those of the next one lie.
#[derive(Clone, Copy)]
struct Arrangement {
    /// Of messages like this one.
    form: Form,
    controls: Controls,
    header_present: bool,
    payloads: [u8; 4],
    parts: Parts,
    /// They lie as they are in the registers of the thread.
    in_place: bool,
}

impl Arrangement {
    #[inline(always)]
    fn is_of(&self, form: &Form, controls: &Controls, send: &SendMessage) -> bool {
        self.form == *form
            && self.controls == *controls
            && self.header_present == send.header_present
            && self.payloads == payloads(send)
    }

    fn new(form: &Form, controls: &Controls, send: &SendMessage) -> Self {
        let parts = Parts::new(form, controls, send.header_present);
        let in_place = !form.half
            && form.kind != WriteKind::Simd16Replicated
            && parts.end <= send.total_length()
            && parts.are_whole(form.is_wide(), send);
        let (form, controls, header_present) = (*form, *controls, send.header_present);
        Self { form, controls, header_present, payloads: payloads(send), parts, in_place }
    }
}

#[inline(always)]
fn payloads(send: &SendMessage) -> [u8; 4] {
    [send.payload_grf, send.payload_length, send.second_payload_grf, send.second_payload_length]
}

/// Render-target writes: their descriptors are decoded once.
#[derive(Default)]
pub(crate) struct Writes {
    /// The descriptor of the last write.
    known: Option<(u32, Form)>,
    arranged: Option<Arrangement>,
    /// What slots get that does not lie as it is in the registers of the thread.
    converted: [Lanes; 10],
}

impl Writes {
    /// Performs a message of the render cache whose descriptor is that of the write before; false for others.
    ///
    /// # Errors
    /// Whatever the pixel pipeline says.
    #[inline]
    pub(crate) fn again<P: PixelThread>(
        &mut self,
        send: &SendMessage,
        grf: &Grf,
        thread: &MessageContext,
        pixels: &mut P,
        cx: &Context,
    ) -> Result<bool, Stop> {
        match self.known {
            Some((descriptor, form)) if descriptor == send.descriptor => {
                self.perform(&form, send, grf, thread, pixels, cx)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Performs a write. From now on its descriptor is known, unless there is something to say about it each time.
    ///
    /// # Errors
    /// Whatever the pixel pipeline says.
    pub(crate) fn write<P: PixelThread>(
        &mut self,
        descriptor: &message::RenderTargetWrite,
        send: &SendMessage,
        grf: &Grf,
        thread: &MessageContext,
        pixels: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        let (form, is_plain) = Form::decode(descriptor, send, cx);
        let is_strange = message::RenderTargetWrite::ITEM.is_strange(cx.platform, &[send.descriptor]);
        self.known = (is_plain && !is_strange).then_some((send.descriptor, form));
        self.perform(&form, send, grf, thread, pixels, cx)
    }

    #[inline]
    fn perform<P: PixelThread>(
        &mut self,
        form: &Form,
        send: &SendMessage,
        grf: &Grf,
        thread: &MessageContext,
        pixels: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        let wide = form.is_wide();
        let high = form.kind == WriteKind::Simd8DualSourceHigh;
        let header_dword = |index: usize| register(send, grf, index / 8)[index % 8];
        let controls = if send.header_present {
            Controls::decode(header_dword(0))
        } else {
            // As if the R0 of the dispatch had been sent; source 0 alpha is not among its fields.
            Controls { source0_alpha: false, ..Controls::decode(thread.dispatched_r0) }
        };
        // The pixel mask of a header has a bit for each of 16 slots; channel enables start at the message's first slot.
        let pixel_mask = if send.header_present {
            (header_dword(15) & 0xffff) >> (if high { 8 } else { 0 })
        } else {
            send.channel_enable
        } & (if wide { 0xffff } else { 0xff });
        let arrangement = match &self.arranged {
            Some(arranged) if arranged.is_of(form, &controls, send) => arranged,
            _ => self.arranged.insert(Arrangement::new(form, &controls, send)),
        };
        let (parts, in_place) = (arrangement.parts, arrangement.in_place);
        if !in_place {
            self.convert(form, &parts, send, grf);
        }
        let converted = &self.converted;
        let slots = |part: usize, place: usize| -> &SlotDwords {
            if in_place { grf.pair(send.payload(part)) } else { &converted[place] }
        };
        let colors = |parts: [usize; 4], place: usize| -> [&SlotDwords; 4] {
            [
                slots(parts[0], place),
                slots(parts[1], place + 1),
                slots(parts[2], place + 2),
                slots(parts[3], place + 3),
            ]
        };
        let write = RenderTargetWrite {
            kind: form.kind,
            binding_table_index: form.binding_table_index,
            render_target_index: if send.header_present { (header_dword(2) & 7) as u8 } else { 0 },
            last_render_target: form.last_render_target,
            slot_group_high: form.slot_group_high,
            pixel_mask,
            slots: if wide { 16 } else { 8 },
            color: colors(parts.color, COLOR),
            color1: parts.color1.map(|color1| colors(color1, COLOR1)),
            source0_alpha: parts.source0_alpha.map(|at| slots(at, ALPHA)),
            output_mask: parts.output_mask.map(|at| {
                let words = register(send, grf, at);
                // One word for each of 16 slots; a message of the high 8 slots uses the upper half.
                let first = if high { 8 } else { 0 };
                std::array::from_fn(|slot| {
                    let word = (slot + first) & 15;
                    (words[word / 2] >> (16 * (word % 2))) as u16
                })
            }),
            depth: parts.depth.map(|at| slots(at, DEPTH)),
            stencil: parts.stencil.map(|at| {
                let bytes: [u8; 32] = bytemuck::cast(register(send, grf, at));
                std::array::from_fn(|slot| bytes[slot])
            }),
            half_precision: form.half,
        };
        pixels.write(&write, cx)
    }

    /// Gathers what slots get from halves, from one colour for all slots, or from a payload in two parts.
    #[inline(never)]
    fn convert(&mut self, form: &Form, parts: &Parts, send: &SendMessage, grf: &Grf) {
        let floats = |at: usize| lanes(send, grf, at, form.is_wide());
        let channel = |at: usize| {
            if form.half { widen_halves(&lanes(send, grf, at, false)) } else { floats(at) }
        };
        if let Some(at) = parts.source0_alpha {
            self.converted[ALPHA] = channel(at);
        }
        for (index, &at) in parts.color.iter().enumerate() {
            self.converted[COLOR + index] = if form.kind == WriteKind::Simd16Replicated {
                let values = lanes(send, grf, at, false);
                [if form.half { widen_halves(&values) } else { values }[index]; 16]
            } else {
                channel(at)
            };
        }
        for (index, &at) in parts.color1.iter().flatten().enumerate() {
            self.converted[COLOR1 + index] = channel(at);
        }
        if let Some(at) = parts.depth {
            self.converted[DEPTH] = floats(at);
        }
    }
}

/// A write that can be written down: one with whole channels, of which nothing is to be said. Whether depth, stencil and the
/// output mask are in its payload tells the header, or R0 where there is none: in both they must all be off.
fn known(platform: &Platform, send: &SendMessage) -> Option<(KnownWrite, Parts)> {
    use message::RenderTargetWrite as D;
    let decoded = message::decode(platform, send.shared_function.into(), send.descriptor)?;
    let message::Message::RenderTargetWrite(descriptor) = decoded else { return None };
    let kind = match descriptor.message_type {
        D::MESSAGE_TYPE_SIMD16 => WriteKind::Simd16,
        D::MESSAGE_TYPE_SIMD8_LO => WriteKind::Simd8,
        _ => return None,
    };
    let common = hw::MessageDescriptor::look(platform, &[send.descriptor]);
    let form = Form {
        kind,
        binding_table_index: descriptor.binding_table_index as u8,
        last_render_target: descriptor.last_render_target_select,
        slot_group_high: descriptor.slot_group_select == D::SLOT_GROUP_SELECT_SLOTGRP_HI,
        half: false,
    };
    let parts = Parts::new(&form, &Controls::decode(0), send.header_present);
    let slots: u8 = if form.is_wide() { 16 } else { 8 };
    let is_plain = !form.slot_group_high
        && common.upper_function_control == 0
        && !message::RenderTargetWrite::ITEM.is_strange(platform, &[send.descriptor])
        && u32::from(form.binding_table_index) < index::FIRST_SPECIAL
        && u32::from(slots) == send.channel_enable.count_ones()
        && parts.end <= send.total_length();
    let binding_table_index = form.binding_table_index;
    let has_header = send.header_present;
    is_plain.then_some((KnownWrite { kind, binding_table_index, slots, has_header }, parts))
}

/// Writes of pixel threads, written down together with how these begin.
pub struct InlinedPixels<'p> {
    platform: &'p Platform,
    draw: &'p dyn PixelDraw,
}

impl<'p> InlinedPixels<'p> {
    /// For the threads of a draw.
    pub fn new(platform: &'p Platform, draw: &'p dyn PixelDraw) -> Self {
        Self { platform, draw }
    }
}

impl Inline for InlinedPixels<'_> {
    fn key(&self) -> &[u32] {
        self.draw.key()
    }

    fn takes(&self, message: &SendMessage) -> bool {
        known(self.platform, message).is_some_and(|(write, _)| self.draw.takes(&write))
    }

    fn record(&self, code: &mut MessageCode) {
        let Some((write, parts)) = known(self.platform, &code.message) else { return };
        let second = usize::from(write.slots == 16);
        let color = parts.color.map(|part| [code.payload(part), code.payload(part + second)]);
        let mut channels = [code.channels(0), code.channels(1)];
        if write.has_header {
            /// Source 0 alpha, output mask, depth, stencil.
            const PARTS: u64 = 0xf << 11;
            let [header, masks] = [0, 1].map(|register| code.payload(register));
            let expected = self.draw.expected_entry(&write);
            let b = &mut *code.builder;
            let mut bits = |from: Value, dword: u8, bits: u64| {
                let dword = b.push(Op::Extract(from, dword));
                let bits = b.number(bits);
                b.scalar(Scalar::And, dword, bits)
            };
            let (parts, entry) = (bits(header, 0, PARTS), bits(header, 2, 7));
            let expected = b.number(expected.into());
            let other = b.scalar(Scalar::Xor, entry, expected);
            let strange = b.scalar(Scalar::Or, parts, other);
            code.send_instead_if(strange);
            let masks = code.builder.push(Op::Extract(masks, 7));
            channels = [0, 8].map(|bit| code.builder.push(Op::MaskFromBits(masks, bit)));
        }
        let place = code.pixels();
        self.draw.write(&write, color, channels, place);
    }

    fn pixels(&self) -> Option<&dyn PixelDraw> {
        Some(self.draw)
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
