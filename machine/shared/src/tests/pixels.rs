//! Render-target and interpolator messages, seen from the pixel pipeline.

use super::{PAYLOAD, POISON, RESPONSE, message, with_header};
use crate::{MessageContext, SharedFunctions, UrbStorage};
use hw::Platform;
use hw::message::{
    PixelInterpolator, RenderTargetRead as ReadDescriptor, RenderTargetWrite as Descriptor, Target,
};
use hw::platforms::{BDW, BXT, SKL};
use memory::AddressSpace;
use ports::{
    Grf, InterpolatorMode, InterpolatorRequest, PixelThread, RenderTargetRead, RenderTargetWrite,
    SendMessage, SendReply, SlotDwords, ThreadSite, ThreadStart, WriteKind,
};
use probe::{Context, Findings, Ids, Kind, Stop};

/// Platforms whose pixel threads run.
const PIXELS: [&Platform; 3] = [&SKL, &BXT, &BDW];

/// Those that have messages that read render targets.
const READING: [&Platform; 2] = [&SKL, &BXT];

/// The registers of a pixel thread.
struct Bench {
    platform: &'static Platform,
    grf: Grf,
    findings: Findings,
    dispatched_r0: u32,
}

impl Bench {
    fn on(platform: &'static Platform) -> Self {
        Self { platform, grf: Grf::default(), findings: Findings::default(), dispatched_r0: 0 }
    }

    fn set(&mut self, register: u8, values: [u32; 8]) {
        self.grf.register_mut(register as usize).copy_from_slice(&values);
    }

    /// Fills the response registers with a pattern that no test writes.
    fn poison(&mut self) {
        (0..16).for_each(|register| self.set(RESPONSE + register, [POISON; 8]));
    }

    fn response(&self, register: u8) -> [u32; 8] {
        *self.grf.register((RESPONSE + register) as usize)
    }

    fn try_send_with(&mut self, message: &SendMessage, notes: &mut Notes) -> Result<SendReply, Stop> {
        let (space, ids) = (AddressSpace::new(1 << 20).unwrap(), Ids::default());
        let (site, start) = (ThreadSite::default(), ThreadStart::default());
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &ids };
        let thread = MessageContext { site: &site, start: &start, dispatched_r0: self.dispatched_r0 };
        let mut urb = UrbStorage::new();
        SharedFunctions::new(&mut urb, &space).send(message, &mut self.grf, &thread, notes, None, &cx)
    }

    /// What was said, in the order of the rows.
    fn said(&self) -> Vec<(Kind, &'static str)> {
        self.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect()
    }
}

/// Takes notes and answers with numbers.
#[derive(Default)]
struct Notes {
    writes: Vec<RenderTargetWrite<'static>>,
    reads: Vec<RenderTargetRead>,
    requests: Vec<InterpolatorRequest>,
}

/// A write whose registers outlive their thread.
fn kept(write: &RenderTargetWrite) -> RenderTargetWrite<'static> {
    let slots = |slots: &SlotDwords| -> &'static SlotDwords { Box::leak(Box::new(*slots)) };
    RenderTargetWrite {
        color: write.color.map(slots),
        color1: write.color1.map(|color| color.map(slots)),
        source0_alpha: write.source0_alpha.map(slots),
        depth: write.depth.map(slots),
        ..*write
    }
}

impl PixelThread for Notes {
    fn write(&mut self, write: &RenderTargetWrite, _: &Context) -> Result<(), Stop> {
        self.writes.push(kept(write));
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

fn write_message(platform: &Platform, message_type: u32, payload: u8, channels: u8) -> SendMessage {
    let write = Descriptor {
        binding_table_index: 3,
        message_type,
        last_render_target_select: true,
        ..Default::default()
    };
    message(Target::RenderCache, write.encode(platform)[0], payload, 0, channels)
}

fn send(bench: &mut Bench, message: &SendMessage) -> RenderTargetWrite<'static> {
    let mut notes = Notes::default();
    bench.try_send_with(message, &mut notes).unwrap();
    notes.writes.pop().unwrap()
}

#[test]
fn a_16_slot_write_without_header_has_two_registers_a_channel() {
    for platform in PIXELS {
        let mut bench = Bench::on(platform);
        number_payload(&mut bench);
        let mut message = write_message(platform, Descriptor::MESSAGE_TYPE_SIMD16, 8, 16);
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
    }
}

#[test]
fn a_header_brings_mask_index_and_optional_parts_in_order() {
    for platform in PIXELS {
        let mut bench = Bench::on(platform);
        number_payload(&mut bench);
        let mut m0 = [0; 8];
        m0[0] = 1 << 11 | 1 << 12 | 1 << 13 | 1 << 14;
        m0[2] = 2;
        bench.set(PAYLOAD, m0);
        let mut m1 = [0; 8];
        m1[7] = 0xffff_005a;
        bench.set(PAYLOAD + 1, m1);
        let message = with_header(write_message(platform, Descriptor::MESSAGE_TYPE_SIMD8_LO, 10, 8));
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
}

#[test]
fn without_a_header_the_dispatched_r0_says_what_is_present() {
    for platform in PIXELS {
        let mut bench = Bench::on(platform);
        number_payload(&mut bench);
        bench.dispatched_r0 = 1 << 13 | 1 << 11;
        let write = send(&mut bench, &write_message(platform, Descriptor::MESSAGE_TYPE_SIMD16, 10, 16));
        assert!(write.source0_alpha.is_none());
        assert_eq!((write.depth.unwrap()[0], write.depth.unwrap()[15]), (800, 907));
    }
}

#[test]
fn dual_source_halves_use_their_own_mask_bits() {
    for platform in PIXELS {
        let mut bench = Bench::on(platform);
        number_payload(&mut bench);
        let mut m1 = [0; 8];
        m1[7] = 0x3c01;
        bench.set(PAYLOAD, [0; 8]);
        bench.set(PAYLOAD + 1, m1);
        let low = send(
            &mut bench,
            &with_header(write_message(platform, Descriptor::MESSAGE_TYPE_SIMD8_DUALSRC_LO, 10, 8)),
        );
        assert_eq!((low.kind, low.pixel_mask), (WriteKind::Simd8DualSourceLow, 0x01));
        assert_eq!((low.color[3][0], low.color1.unwrap()[0][0], low.color1.unwrap()[3][0]), (500, 600, 900));
        let high = send(
            &mut bench,
            &with_header(write_message(platform, Descriptor::MESSAGE_TYPE_SIMD8_DUALSRC_HI, 10, 8)),
        );
        assert_eq!((high.kind, high.pixel_mask), (WriteKind::Simd8DualSourceHigh, 0x3c));
    }
}

/// Where the channels of a payload lie does not matter: in one part, in two, cut in the middle, or at the end of the file.
#[test]
fn colours_are_found_in_both_parts_of_a_payload() {
    for (message_type, wide) in
        [(Descriptor::MESSAGE_TYPE_SIMD16, true), (Descriptor::MESSAGE_TYPE_SIMD8_LO, false)]
    {
        let total = if wide { 8 } else { 4 };
        for first_length in 1..=total {
            for (first, second) in [(20, 60), (128 - first_length, 60), (20, 128 + first_length - total)] {
                let mut bench = Bench::on(&SKL);
                let mut message = write_message(&SKL, message_type, first_length, if wide { 16 } else { 8 });
                (message.payload_grf, message.second_payload_grf) = (first, second);
                message.second_payload_length = total - first_length;
                for index in 0..total {
                    let at = message.payload(usize::from(index)) as u8;
                    bench.set(at, std::array::from_fn(|lane| 100 * u32::from(index) + lane as u32));
                }
                let write = send(&mut bench, &message);
                for (channel, values) in write.color.iter().enumerate() {
                    for slot in 0..if wide { 16 } else { 8 } {
                        let register = channel * if wide { 2 } else { 1 } + slot / 8;
                        let want = (100 * register + slot % 8) as u32;
                        assert_eq!(
                            values[slot], want,
                            "{wide} {first_length} {first} {second} {channel} {slot}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn descriptors_are_decoded_again_when_they_change() {
    let mut bench = Bench::on(&SKL);
    number_payload(&mut bench);
    let wide = write_message(&SKL, Descriptor::MESSAGE_TYPE_SIMD16, 8, 16);
    let narrow = write_message(&SKL, Descriptor::MESSAGE_TYPE_SIMD8_LO, 4, 8);
    let (space, ids) = (AddressSpace::new(1 << 20).unwrap(), Ids::default());
    let (site, start) = (ThreadSite::default(), ThreadStart::default());
    let cx = Context { platform: &SKL, findings: &bench.findings, ids: &ids };
    let thread = MessageContext { site: &site, start: &start, dispatched_r0: 0 };
    let (mut urb, mut notes) = (UrbStorage::new(), Notes::default());
    let mut shared = SharedFunctions::new(&mut urb, &space);
    for message in [&wide, &wide, &narrow, &wide, &narrow, &narrow] {
        shared.send(message, &mut bench.grf, &thread, &mut notes, None, &cx).unwrap();
    }
    assert_eq!(notes.writes.iter().map(|write| write.slots).collect::<Vec<_>>(), [16, 16, 8, 16, 8, 8]);
    assert_eq!(
        notes.writes.iter().map(|write| write.color[1][0]).collect::<Vec<_>>(),
        [200, 200, 100, 200, 100, 100]
    );
}

#[test]
fn replicated_data_is_one_colour_for_all_slots() {
    for platform in PIXELS {
        let mut bench = Bench::on(platform);
        number_payload(&mut bench);
        let write =
            send(&mut bench, &write_message(platform, Descriptor::MESSAGE_TYPE_SIMD16_REPDATA, 1, 16));
        assert_eq!(write.kind, WriteKind::Simd16Replicated);
        assert_eq!((write.color[0], write.color[3]), (&[0; 16], &[3; 16]));
    }
}

#[test]
fn a_read_returns_channels_to_the_enabled_slots() {
    for platform in READING {
        let mut bench = Bench::on(platform);
        bench.poison();
        let read = ReadDescriptor { binding_table_index: 2, ..Default::default() };
        let mut read = with_header(message(Target::RenderCache, read.encode(platform)[0], 2, 8, 16));
        read.channel_enable = 0x8001;
        let mut notes = Notes::default();
        bench.try_send_with(&read, &mut notes).unwrap();
        assert_eq!((notes.reads[0].binding_table_index, notes.reads[0].slots), (2, 16));
        assert_eq!(bench.response(2)[..2], [100, POISON]);
        assert_eq!(bench.response(3)[7], 115);
    }
}

#[test]
fn interpolation_returns_both_barycentrics_of_each_half() {
    for platform in PIXELS {
        let mut bench = Bench::on(platform);
        let query = PixelInterpolator {
            message_type: PixelInterpolator::MESSAGE_TYPE_PER_MESSAGE_OFFSET,
            x_offset: -8,
            y_offset: 7,
            linear_interpolation: true,
            simd_mode: PixelInterpolator::SIMD_MODE_SIMD16,
            ..Default::default()
        };
        let mut notes = Notes::default();
        let query = message(Target::PixelInterpolator, query.encode(platform)[0], 1, 4, 16);
        bench.try_send_with(&query, &mut notes).unwrap();
        assert_eq!(notes.requests[0].mode, InterpolatorMode::Offset(-8, 7));
        assert!(notes.requests[0].linear);
        let first = |register| f32::from_bits(bench.response(register)[0]);
        assert_eq!([first(0), first(1), first(2), first(3)], [0.0, 100.0, 8.0, 108.0]);
    }
}

#[test]
fn per_slot_offsets_are_signed_nibbles() {
    for platform in PIXELS {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, [0xf; 8]);
        bench.set(PAYLOAD + 1, [0x127; 8]);
        let query = PixelInterpolator {
            message_type: PixelInterpolator::MESSAGE_TYPE_PER_SLOT_OFFSET,
            ..Default::default()
        };
        let mut notes = Notes::default();
        let query = message(Target::PixelInterpolator, query.encode(platform)[0], 2, 2, 8);
        bench.try_send_with(&query, &mut notes).unwrap();
        let InterpolatorMode::PerSlotOffset(x, y) = notes.requests[0].mode else { panic!() };
        assert_eq!((x[3], y[3]), (-1, 7));
    }
}

/// Bit 30 of a descriptor.
const HALF_PRECISION: u32 = 1 << 30;

#[test]
fn half_floats_are_widened_exactly_two_to_a_dword() {
    for platform in PIXELS {
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
        let mut bench = Bench::on(platform);
        for channel in 0..4 {
            // Each channel begins at another value.
            let half = |slot: usize| values[(slot + 3 * channel) % 16].0;
            bench.set(PAYLOAD + channel as u8, std::array::from_fn(|n| half(2 * n) | half(2 * n + 1) << 16));
        }
        let mut message = write_message(platform, Descriptor::MESSAGE_TYPE_SIMD16, 4, 16);
        message.descriptor |= HALF_PRECISION;
        let write = send(&mut bench, &message);
        assert!(write.half_precision);
        for channel in 0..4 {
            for slot in 0..16 {
                assert_eq!(
                    write.color[channel][slot],
                    values[(slot + 3 * channel) % 16].1,
                    "{channel} {slot}"
                );
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
        let mut replicated = write_message(platform, Descriptor::MESSAGE_TYPE_SIMD16_REPDATA, 1, 16);
        replicated.descriptor |= HALF_PRECISION;
        let write = send(&mut bench, &replicated);
        assert_eq!(write.color.map(|values| values[15]), [f(5.0), f(1.0), f(f32::INFINITY), f(-0.0)]);
    }
}

#[test]
fn optional_parts_of_the_high_slots_come_from_the_upper_halves() {
    for platform in PIXELS {
        let mut bench = Bench::on(platform);
        number_payload(&mut bench);
        let mut m0 = [0; 8];
        m0[0] = 1 << 11 | 1 << 12 | 1 << 13 | 1 << 14;
        bench.set(PAYLOAD, m0);
        let mut m1 = [0; 8];
        m1[7] = 0xffff_a55a;
        bench.set(PAYLOAD + 1, m1);
        // Output masks: a word for each of sixteen slots.
        bench.set(PAYLOAD + 3, std::array::from_fn(|n| (2 * n + 1) as u32 * 0x1_0001 + 0x1_0000));
        let dual = |message_type| with_header(write_message(platform, message_type, 16, 8));
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
        let wide =
            send(&mut bench, &with_header(write_message(platform, Descriptor::MESSAGE_TYPE_SIMD16, 16, 16)));
        assert_eq!(wide.pixel_mask, 0xa55a);
        assert_eq!([wide.source0_alpha.unwrap()[0], wide.source0_alpha.unwrap()[8]], [200, 0x2_0001]);
        assert_eq!(wide.output_mask.unwrap()[0], 400);
        assert_eq!([wide.color[0][0], wide.color[3][15]], [500, 1207]);
        assert_eq!([wide.depth.unwrap()[0], wide.depth.unwrap()[15]], [1300, 1407]);
        assert_eq!(wide.stencil.unwrap()[0], (1500u32 & 0xff) as u8);
    }
}

#[test]
fn a_read_without_a_header_is_undefined_and_one_of_eight_slots_has_one_register_a_channel() {
    for platform in READING {
        let mut bench = Bench::on(platform);
        bench.poison();
        let read =
            ReadDescriptor { simd8: true, per_sample: true, slot_group_select: 1, ..Default::default() };
        let read = message(Target::RenderCache, read.encode(platform)[0], 2, 4, 16);
        let mut notes = Notes::default();
        bench.try_send_with(&read, &mut notes).unwrap();
        assert_eq!(bench.said(), [(Kind::Undefined, "RT-07")]);
        let request = notes.reads[0];
        assert_eq!((request.slots, request.pixel_mask, request.per_sample), (8, 0xff, true));
        assert_eq!(request.slot_group_high, ReadDescriptor::SLOT_GROUP_SELECT_SLOTGRP_HI == 1);
        assert_eq!((bench.response(1)[7], bench.response(3)[0]), (107, 300));
        // With one there is nothing to say.
        let mut bench = Bench::on(platform);
        bench.try_send_with(&with_header(read), &mut notes).unwrap();
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn every_way_to_name_a_place_of_interpolation_is_told() {
    for platform in PIXELS {
        let request = |query: PixelInterpolator, payload: u8, channels: u8| {
            let mut bench = Bench::on(platform);
            bench.set(PAYLOAD, [0x1; 8]);
            bench.set(PAYLOAD + 1, [0xe; 8]);
            bench.set(PAYLOAD + 2, [0x8; 8]);
            bench.set(PAYLOAD + 3, [0x7; 8]);
            bench.poison();
            let mut notes = Notes::default();
            let mut query =
                message(Target::PixelInterpolator, query.encode(platform)[0], payload, 4, channels);
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
}

/// Where the parts of a payload lie: registers from the first behind the header.
#[derive(Default)]
struct Parts {
    next: usize,
}

impl Parts {
    fn take(&mut self, registers: usize) -> usize {
        self.next += registers;
        self.next - registers
    }
}

#[test]
fn optional_parts_follow_each_other_in_every_combination_of_every_kind_of_write() {
    // Type, registers of a channel as floats and as halves, colours, whether it is for the high slots.
    let kinds = [
        (Descriptor::MESSAGE_TYPE_SIMD16, [2, 1], 1, false),
        (Descriptor::MESSAGE_TYPE_SIMD8_LO, [1, 1], 1, false),
        (Descriptor::MESSAGE_TYPE_SIMD8_DUALSRC_LO, [1, 1], 2, false),
        (Descriptor::MESSAGE_TYPE_SIMD8_DUALSRC_HI, [1, 1], 2, true),
    ];
    for platform in PIXELS {
        for (message_type, widths, colors, high) in kinds {
            for (combination, half, has_header) in
                (0..16).flat_map(|n| [(n, 0, false), (n, 0, true), (n, 1, false), (n, 1, true)])
            {
                let case = (platform.name, message_type, combination, half, has_header);
                let mut bench = Bench::on(platform);
                number_payload(&mut bench);
                let mut message = write_message(platform, message_type, 24, 16);
                let controls = combination << 11;
                let mut parts = Parts::default();
                if has_header {
                    bench.set(PAYLOAD, [controls, 0, 5, 0, 0, 0, 0, 0]);
                    bench.set(PAYLOAD + 1, [0, 0, 0, 0, 0, 0, 0, 0xa5c3]);
                    (message.header_present, bench.dispatched_r0) = (true, !controls);
                    parts.take(2);
                } else {
                    bench.dispatched_r0 = controls;
                }
                message.descriptor |= half * HALF_PRECISION;
                message.channel_enable = 0xff_5a3c;
                let write = send(&mut bench, &message);
                let (wide, each) = (widths[0] == 2, widths[half as usize]);
                // The second DWord of a part that begins with a register: lane 1, or of halves lane 2 with the lane above.
                let (lane, bits) = match half {
                    0 => (1, (|register| (100 * register + 1) as u32) as fn(usize) -> u32),
                    _ => (2, (|register| widened(100 * register as u32 + 1)) as fn(usize) -> u32),
                };
                let is_on = |bit: u32| combination >> bit & 1 != 0;
                // Only headers know of source 0 alpha.
                let alpha = (is_on(0) && has_header).then(|| parts.take(each));
                let mask = is_on(1).then(|| parts.take(1));
                let color = std::array::from_fn::<_, 4, _>(|_| parts.take(each));
                let color1 = (colors == 2).then(|| std::array::from_fn::<_, 4, _>(|_| parts.take(each)));
                let depth = is_on(2).then(|| parts.take(widths[0]));
                let stencil = is_on(3).then(|| parts.take(1));
                assert_eq!(write.source0_alpha.map(|lanes| lanes[lane]), alpha.map(bits), "{case:?}");
                let word = if high { 8 } else { 0 };
                assert_eq!(
                    write.output_mask.map(|words| [words[0], words[2]]),
                    mask.map(|register| [0, 1].map(|n| (100 * register + word / 2 + n) as u16)),
                    "{case:?}"
                );
                assert_eq!(write.color.map(|lanes| lanes[lane]), color.map(bits), "{case:?}");
                let second = write.color1.map(|color| color.map(|lanes| lanes[lane]));
                assert_eq!(second, color1.map(|registers| registers.map(bits)), "{case:?}");
                let last = if wide { 100 + 7 } else { 7 };
                assert_eq!(
                    write.depth.map(|lanes| [lanes[1], lanes[if wide { 15 } else { 7 }]]),
                    depth.map(|register| [100 * register + 1, 100 * register + last].map(|n| n as u32)),
                    "{case:?}"
                );
                let low_byte = |register: usize| (100 * register + 1) as u8;
                assert_eq!(write.stencil.map(|bytes| bytes[4]), stencil.map(low_byte), "{case:?}");
                // Each slot's bit: of the header, which has one for each of 16, or of the channels that are on.
                let lit = match (has_header, high) {
                    (true, false) => 0xa5c3,
                    (true, true) => 0xa5,
                    (false, _) => 0x5a3c,
                };
                assert_eq!(write.pixel_mask, lit & if wide { 0xffff } else { 0xff }, "{case:?}");
                let index = if has_header { 5 } else { 0 };
                assert_eq!((write.render_target_index, write.slots), (index, if wide { 16 } else { 8 }));
                assert_eq!(write.half_precision, half == 1);
            }
        }
    }
}

/// A positive half float as a float.
fn widened(half: u32) -> u32 {
    let (exponent, fraction) = (half >> 10, (half & 0x3ff) as f32);
    let value = match exponent {
        0 => fraction * 2f32.powi(-24),
        _ => (1024.0 + fraction) * 2f32.powi(exponent as i32 - 25),
    };
    value.to_bits()
}

#[test]
fn replicated_colours_come_after_an_output_mask() {
    for platform in PIXELS {
        for message_type in
            [Descriptor::MESSAGE_TYPE_SIMD16_REPDATA, Descriptor::MESSAGE_TYPE_SIMD16_REPDATA_TILED]
        {
            let mut bench = Bench::on(platform);
            number_payload(&mut bench);
            bench.dispatched_r0 = 1 << 12;
            let mut message = write_message(platform, message_type, 2, 16);
            message.channel_enable = 0x0_8421;
            let write = send(&mut bench, &message);
            assert_eq!((write.kind, write.slots), (WriteKind::Simd16Replicated, 16));
            assert_eq!(write.output_mask.unwrap()[..4], [0, 0, 1, 0]);
            assert_eq!(write.color, [&[100; 16], &[101; 16], &[102; 16], &[103; 16]]);
            assert_eq!(write.pixel_mask, 0x8421);
            assert!(write.color1.is_none() && write.depth.is_none());
        }
    }
}

#[test]
fn slot_group_and_last_target_are_told_and_types_that_are_not_built_are_said() {
    for platform in PIXELS {
        for (high, last) in [(0, false), (1, false), (0, true), (1, true)] {
            let descriptor = Descriptor {
                binding_table_index: 0xa7,
                slot_group_select: high,
                last_render_target_select: last,
                message_type: Descriptor::MESSAGE_TYPE_SIMD16,
                ..Default::default()
            };
            let mut bench = Bench::on(platform);
            let message = message(Target::RenderCache, descriptor.encode(platform)[0], 8, 0, 16);
            let write = send(&mut bench, &message);
            assert_eq!((write.slot_group_high, write.last_render_target), (high == 1, last));
            assert_eq!((write.binding_table_index, write.kind), (0xa7, WriteKind::Simd16));
            assert_eq!(bench.said(), []);
        }
        for (message_type, kind) in [(5, Kind::Gap), (6, Kind::Undefined)] {
            let mut bench = Bench::on(platform);
            let write = send(&mut bench, &write_message(platform, message_type, 4, 8));
            assert_eq!((write.kind, write.slots), (WriteKind::Simd8, 8));
            assert_eq!(bench.said(), [(kind, "RT-04")]);
        }
    }
}
