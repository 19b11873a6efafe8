//! Render-target and interpolator messages, seen from the pixel pipeline.

use super::{Bench, PAYLOAD, POISON, message, with_header};
use hw::message::{
    PixelInterpolator, RenderTargetRead as ReadDescriptor, RenderTargetWrite as Descriptor, Target,
};
use hw::platforms::SKL;
use ports::{
    InterpolatorMode, InterpolatorRequest, PixelThread, RenderTargetRead, RenderTargetWrite, SendMessage,
    WriteKind,
};
use probe::{Context, Stop};

/// Takes notes and answers with numbers.
#[derive(Default)]
struct Notes {
    writes: Vec<RenderTargetWrite>,
    reads: Vec<RenderTargetRead>,
    requests: Vec<InterpolatorRequest>,
}

impl PixelThread for Notes {
    fn write(&mut self, write: &RenderTargetWrite, _: &Context) -> Result<(), Stop> {
        self.writes.push(write.clone());
        Ok(())
    }
    fn read(&mut self, read: &RenderTargetRead, _: &Context) -> Result<[[u32; 16]; 4], Stop> {
        self.reads.push(*read);
        Ok(std::array::from_fn(|c| std::array::from_fn(|slot| (c * 100 + slot) as u32)))
    }
    fn interpolate(&mut self, request: &InterpolatorRequest, _: &Context) -> [[f32; 16]; 2] {
        self.requests.push(*request);
        std::array::from_fn(|which| std::array::from_fn(|slot| (which * 100 + slot) as f32))
    }
}

/// Register `r` of the payload holds `100 r + lane`.
fn number_payload(bench: &mut Bench) {
    for register in 0..20 {
        bench.set(PAYLOAD + register, std::array::from_fn(|lane| u32::from(register) * 100 + lane as u32));
    }
}

fn write_message(message_type: u32, payload: u8, channels: u8) -> SendMessage {
    let write = Descriptor {
        binding_table_index: 3,
        message_type,
        last_render_target_select: true,
        ..Default::default()
    };
    message(Target::RenderCache, write.encode(&SKL)[0], payload, 0, channels)
}

fn send(bench: &mut Bench, message: &SendMessage) -> RenderTargetWrite {
    let mut notes = Notes::default();
    bench.try_send_with(message, &mut notes).unwrap();
    notes.writes.pop().unwrap()
}

#[test]
fn a_16_slot_write_without_header_has_two_registers_a_channel() {
    let mut bench = Bench::new();
    number_payload(&mut bench);
    let mut message = write_message(Descriptor::MESSAGE_TYPE_SIMD16, 8, 16);
    message.channel_enable = 0x0ff1;
    let write = send(&mut bench, &message);
    assert_eq!((write.kind, write.slots, write.pixel_mask), (WriteKind::Simd16, 16, 0x0ff1));
    assert_eq!(
        (write.binding_table_index, write.render_target_index, write.last_render_target),
        (3, 0, true)
    );
    assert_eq!((write.color[0][0], write.color[0][15]), (0, 107));
    assert_eq!((write.color[3][0], write.color[3][15]), (600, 707));
    assert!(write.depth.is_none() && write.output_mask.is_none() && write.stencil.is_none());
    assert!(write.header.is_none());
}

#[test]
fn a_header_brings_mask_index_and_optional_parts_in_order() {
    let mut bench = Bench::new();
    number_payload(&mut bench);
    let mut m0 = [0; 8];
    m0[0] = 1 << 11 | 1 << 12 | 1 << 13 | 1 << 14;
    m0[2] = 2;
    bench.set(PAYLOAD, m0);
    let mut m1 = [0; 8];
    m1[7] = 0xffff_005a;
    bench.set(PAYLOAD + 1, m1);
    let message = with_header(write_message(Descriptor::MESSAGE_TYPE_SIMD8_LO, 10, 8));
    let write = send(&mut bench, &message);
    assert_eq!((write.kind, write.slots, write.pixel_mask), (WriteKind::Simd8, 8, 0x5a));
    assert_eq!(write.render_target_index, 2);
    assert_eq!(write.source0_alpha.unwrap()[7], 207);
    assert_eq!(write.output_mask.unwrap()[..4], [300, 0, 301, 0]);
    assert_eq!((write.color[0][1], write.color[3][1]), (401, 701));
    assert_eq!(write.depth.unwrap()[2], 802);
    // Stencil values are bytes, one after the other.
    assert_eq!(write.stencil.unwrap()[..2], [900u32.to_le_bytes()[0], 900u32.to_le_bytes()[1]]);
}

#[test]
fn without_a_header_the_dispatched_r0_says_what_is_present() {
    let mut bench = Bench::new();
    number_payload(&mut bench);
    bench.dispatched_r0 = 1 << 13 | 1 << 11;
    let write = send(&mut bench, &write_message(Descriptor::MESSAGE_TYPE_SIMD16, 10, 16));
    assert!(write.source0_alpha.is_none());
    assert_eq!((write.depth.unwrap()[0], write.depth.unwrap()[15]), (800, 907));
}

#[test]
fn dual_source_halves_use_their_own_mask_bits() {
    let mut bench = Bench::new();
    number_payload(&mut bench);
    let mut m1 = [0; 8];
    m1[7] = 0x3c01;
    bench.set(PAYLOAD, [0; 8]);
    bench.set(PAYLOAD + 1, m1);
    let low = send(&mut bench, &with_header(write_message(Descriptor::MESSAGE_TYPE_SIMD8_DUALSRC_LO, 10, 8)));
    assert_eq!((low.kind, low.pixel_mask), (WriteKind::Simd8DualSourceLow, 0x01));
    assert_eq!((low.color[3][0], low.color1.unwrap()[0][0], low.color1.unwrap()[3][0]), (500, 600, 900));
    let high =
        send(&mut bench, &with_header(write_message(Descriptor::MESSAGE_TYPE_SIMD8_DUALSRC_HI, 10, 8)));
    assert_eq!((high.kind, high.pixel_mask), (WriteKind::Simd8DualSourceHigh, 0x3c));
}

#[test]
fn replicated_data_is_one_colour_for_all_slots() {
    let mut bench = Bench::new();
    number_payload(&mut bench);
    let write = send(&mut bench, &write_message(Descriptor::MESSAGE_TYPE_SIMD16_REPDATA, 1, 16));
    assert_eq!(write.kind, WriteKind::Simd16Replicated);
    assert_eq!((write.color[0], write.color[3]), ([0; 16], [3; 16]));
}

#[test]
fn a_read_returns_channels_to_the_enabled_slots() {
    let mut bench = Bench::new();
    bench.poison();
    let read = ReadDescriptor { binding_table_index: 2, ..Default::default() };
    let mut read = with_header(message(Target::RenderCache, read.encode(&SKL)[0], 2, 8, 16));
    read.channel_enable = 0x8001;
    let mut notes = Notes::default();
    bench.try_send_with(&read, &mut notes).unwrap();
    assert_eq!((notes.reads[0].binding_table_index, notes.reads[0].slots), (2, 16));
    assert_eq!(bench.response(2)[..2], [100, POISON]);
    assert_eq!(bench.response(3)[7], 115);
}

#[test]
fn interpolation_returns_both_barycentrics_of_each_half() {
    let mut bench = Bench::new();
    let query = PixelInterpolator {
        message_type: PixelInterpolator::MESSAGE_TYPE_PER_MESSAGE_OFFSET,
        x_offset: -8,
        y_offset: 7,
        linear_interpolation: true,
        simd_mode: PixelInterpolator::SIMD_MODE_SIMD16,
        ..Default::default()
    };
    let mut notes = Notes::default();
    let query = message(Target::PixelInterpolator, query.encode(&SKL)[0], 1, 4, 16);
    bench.try_send_with(&query, &mut notes).unwrap();
    assert_eq!(notes.requests[0].mode, InterpolatorMode::Offset(-8, 7));
    assert!(notes.requests[0].linear);
    let first = |register| f32::from_bits(bench.response(register)[0]);
    assert_eq!([first(0), first(1), first(2), first(3)], [0.0, 100.0, 8.0, 108.0]);
}

#[test]
fn per_slot_offsets_are_signed_nibbles() {
    let mut bench = Bench::new();
    bench.set(PAYLOAD, [0xf; 8]);
    bench.set(PAYLOAD + 1, [0x127; 8]);
    let query = PixelInterpolator {
        message_type: PixelInterpolator::MESSAGE_TYPE_PER_SLOT_OFFSET,
        ..Default::default()
    };
    let mut notes = Notes::default();
    let query = message(Target::PixelInterpolator, query.encode(&SKL)[0], 2, 2, 8);
    bench.try_send_with(&query, &mut notes).unwrap();
    let InterpolatorMode::PerSlotOffset(x, y) = notes.requests[0].mode else { panic!() };
    assert_eq!((x[3], y[3]), (-1, 7));
}
