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

/// Bit 30 of a descriptor.
const HALF_PRECISION: u32 = 1 << 30;

#[test]
fn half_floats_are_widened_exactly_two_to_a_dword() {
    let f = f32::to_bits;
    let tiny = 2f32.powi(-24);
    let values = [
        (0x0000, f(0.0)),
        (0x8000, f(-0.0)),
        (0x0001, f(tiny)),
        (0x83ff, f(-1023.0 * tiny)),
        (0x0400, f(2f32.powi(-14))),
        (0x3c00, f(1.0)),
        (0xbc01, f(-1.0 - 2f32.powi(-10))),
        (0x3555, f(0.333_251_95)),
        (0x7bff, f(65504.0)),
        (0xfbff, f(-65504.0)),
        (0x7c00, f(f32::INFINITY)),
        (0xfc00, f(f32::NEG_INFINITY)),
        (0x4248, f(3.140_625)),
        (0x6801, f(2050.0)),
        (0x0402, f(2f32.powi(-14) + 2.0 * tiny)),
        (0x4500, f(5.0)),
    ];
    let mut bench = Bench::new();
    for channel in 0..4 {
        // Each channel begins at another value.
        let half = |slot: usize| values[(slot + 3 * channel) % 16].0;
        bench.set(PAYLOAD + channel as u8, std::array::from_fn(|n| half(2 * n) | half(2 * n + 1) << 16));
    }
    let mut message = write_message(Descriptor::MESSAGE_TYPE_SIMD16, 4, 16);
    message.descriptor |= HALF_PRECISION;
    let write = send(&mut bench, &message);
    assert!(write.half_precision);
    for channel in 0..4 {
        for slot in 0..16 {
            assert_eq!(write.color[channel][slot], values[(slot + 3 * channel) % 16].1, "{channel} {slot}");
        }
    }
    bench.set(PAYLOAD, [0x7e01_7c01; 8]);
    let write = send(&mut bench, &message);
    assert!(write.color[0].iter().all(|bits| f32::from_bits(*bits).is_nan()));
    // Without the bit the same registers are floats.
    message.descriptor &= !HALF_PRECISION;
    assert_eq!(send(&mut bench, &message).color[0][0], 0x7e01_7c01);
    // One colour for all slots: four halves at the front of one register.
    bench.set(PAYLOAD, [0x3c00_4500, 0x8000_7c00, 0, 0, 0, 0, 0, 0]);
    let mut replicated = write_message(Descriptor::MESSAGE_TYPE_SIMD16_REPDATA, 1, 16);
    replicated.descriptor |= HALF_PRECISION;
    let write = send(&mut bench, &replicated);
    assert_eq!(write.color.map(|values| values[15]), [f(5.0), f(1.0), f(f32::INFINITY), f(-0.0)]);
}

#[test]
fn optional_parts_of_the_high_slots_come_from_the_upper_halves() {
    let mut bench = Bench::new();
    number_payload(&mut bench);
    let mut m0 = [0; 8];
    m0[0] = 1 << 11 | 1 << 12 | 1 << 13 | 1 << 14;
    bench.set(PAYLOAD, m0);
    let mut m1 = [0; 8];
    m1[7] = 0xffff_a55a;
    bench.set(PAYLOAD + 1, m1);
    // Output masks: a word for each of sixteen slots.
    bench.set(PAYLOAD + 3, std::array::from_fn(|n| (2 * n + 1) as u32 * 0x1_0001 + 0x1_0000));
    let dual = |message_type| with_header(write_message(message_type, 16, 8));
    let low = send(&mut bench, &dual(Descriptor::MESSAGE_TYPE_SIMD8_DUALSRC_LO));
    let high = send(&mut bench, &dual(Descriptor::MESSAGE_TYPE_SIMD8_DUALSRC_HI));
    assert_eq!((low.pixel_mask, high.pixel_mask), (0x5a, 0xa5));
    assert_eq!(low.output_mask.unwrap()[..8], [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(high.output_mask.unwrap()[..8], [9, 10, 11, 12, 13, 14, 15, 16]);
    for write in [low, high] {
        // Alpha, mask, four and four colours, depth, stencil.
        assert_eq!(write.source0_alpha.unwrap()[1], 201);
        assert_eq!([write.color[0][1], write.color[3][1]], [401, 701]);
        assert_eq!([write.color1.unwrap()[0][1], write.color1.unwrap()[3][1]], [801, 1101]);
        assert_eq!(write.depth.unwrap()[1], 1201);
        assert_eq!(write.stencil.unwrap()[..5], [0x14, 0x05, 0, 0, 0x15]);
    }
    // Sixteen slots have two registers for everything but mask and stencil.
    let wide = send(&mut bench, &with_header(write_message(Descriptor::MESSAGE_TYPE_SIMD16, 16, 16)));
    assert_eq!(wide.pixel_mask, 0xa55a);
    assert_eq!([wide.source0_alpha.unwrap()[0], wide.source0_alpha.unwrap()[8]], [200, 0x2_0001]);
    assert_eq!(wide.output_mask.unwrap()[0], 400);
    assert_eq!([wide.color[0][0], wide.color[3][15]], [500, 1207]);
    assert_eq!([wide.depth.unwrap()[0], wide.depth.unwrap()[15]], [1300, 1407]);
    assert_eq!(wide.stencil.unwrap()[0], (1500u32 & 0xff) as u8);
}

#[test]
fn a_read_without_a_header_is_undefined_and_one_of_eight_slots_has_one_register_a_channel() {
    let mut bench = Bench::new();
    bench.poison();
    let read = ReadDescriptor { simd8: true, per_sample: true, slot_group_select: 1, ..Default::default() };
    let read = message(Target::RenderCache, read.encode(&SKL)[0], 2, 4, 16);
    let mut notes = Notes::default();
    bench.try_send_with(&read, &mut notes).unwrap();
    assert!(bench.found(probe::Kind::Undefined, "RT-07"));
    let request = notes.reads[0];
    assert_eq!((request.slots, request.pixel_mask, request.per_sample), (8, 0xff, true));
    assert_eq!(request.slot_group_high, ReadDescriptor::SLOT_GROUP_SELECT_SLOTGRP_HI == 1);
    assert_eq!((bench.response(1)[7], bench.response(3)[0]), (107, 300));
    // With one there is nothing to say.
    let mut bench = Bench::new();
    bench.try_send_with(&with_header(read), &mut notes).unwrap();
    assert_eq!(bench.findings.list(), []);
}

#[test]
fn every_way_to_name_a_place_of_interpolation_is_told() {
    let request = |query: PixelInterpolator, payload: u8, channels: u8| {
        let mut bench = Bench::new();
        bench.set(PAYLOAD, [0x1; 8]);
        bench.set(PAYLOAD + 1, [0xe; 8]);
        bench.set(PAYLOAD + 2, [0x8; 8]);
        bench.set(PAYLOAD + 3, [0x7; 8]);
        bench.poison();
        let mut notes = Notes::default();
        let mut query = message(Target::PixelInterpolator, query.encode(&SKL)[0], payload, 4, channels);
        query.channel_enable = 0x80ff;
        bench.try_send_with(&query, &mut notes).unwrap();
        let firsts = [0, 1, 2, 3].map(|register| bench.response(register)[7]);
        (notes.requests[0], firsts)
    };
    let sample = PixelInterpolator {
        message_type: PixelInterpolator::MESSAGE_TYPE_SAMPLE_POSITION_OFFSET,
        sample_index: 13,
        ..Default::default()
    };
    let (found, firsts) = request(sample, 1, 8);
    assert_eq!((found.mode, found.slots, found.linear), (InterpolatorMode::Sample(13), 8, false));
    assert_eq!(firsts.map(f32::from_bits)[..2], [7.0, 107.0]);
    assert_eq!(firsts[2..], [POISON; 2]);
    let centroid = PixelInterpolator {
        message_type: PixelInterpolator::MESSAGE_TYPE_CENTROID_POSITION_OFFSET,
        slot_group_select: PixelInterpolator::SLOT_GROUP_SELECT_SLOTGRP_HI,
        ..Default::default()
    };
    let (found, _) = request(centroid, 1, 8);
    assert_eq!((found.mode, found.slot_group_high), (InterpolatorMode::Centroid, true));
    let wide = PixelInterpolator {
        message_type: PixelInterpolator::MESSAGE_TYPE_PER_SLOT_OFFSET,
        simd_mode: PixelInterpolator::SIMD_MODE_SIMD16,
        ..Default::default()
    };
    let (found, firsts) = request(wide, 4, 16);
    let InterpolatorMode::PerSlotOffset(x, y) = found.mode else { panic!("{:?}", found.mode) };
    assert_eq!(([x[0], x[8]], [y[0], y[8]]), ([1, -2], [-8, 7]));
    assert!(!found.slot_group_high);
    assert_eq!(firsts.map(f32::from_bits), [7.0, 107.0, 15.0, 115.0]);
}
