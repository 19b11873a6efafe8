//! Messages of the media sampler against sums that are written out.

use super::*;
use crate::SharedFunctions;
use crate::UrbStorage;
use bits::GraphicsAddress;
use hw::platforms::{BDW, BXT, BYT, SKL};
use memory::AddressSpace;
use ports::{NoPixels, Stage, ThreadStart};
use probe::{Findings, Ids, Kind};

const EVERY: [&hw::Platform; 4] = [&BYT, &BDW, &SKL, &BXT];
const TABLE: u64 = 0x1000;
const STATE: u64 = 0x1100;
const SAMPLERS: u64 = 0x2000;
const COEFFICIENTS: u64 = 0x4000;
const PICTURE: u64 = 0x10000;

struct Bench {
    space: AddressSpace,
    platform: &'static hw::Platform,
    findings: Findings,
    grf: Grf,
}

impl Bench {
    fn new(platform: &'static hw::Platform) -> Self {
        let mut space = AddressSpace::new(1 << 24).unwrap();
        space.bind_anonymous(GraphicsAddress(TABLE), 0x8000).unwrap();
        space.bind_anonymous(GraphicsAddress(PICTURE), 0x10000).unwrap();
        let mut bench = Self { space, platform, findings: Findings::default(), grf: Grf::default() };
        bench.put(TABLE, &[STATE as u32]);
        bench
    }

    fn put(&mut self, at: u64, dwords: &[u32]) {
        for (index, &dword) in (0..).zip(dwords) {
            self.space.write_u32(GraphicsAddress(at + 4 * index), dword).unwrap();
        }
    }

    fn surface(&mut self, state: hw::MediaSurfaceState) {
        let dwords = hw::MediaSurfaceState { surface_base_address: PICTURE, ..state }.encode(self.platform);
        self.put(STATE, &dwords);
    }

    /// A sampler at index 0 whose sharp scaler has this level; phase `n` has `taps(n)` on both axes, for Y.
    fn sampler(&mut self, level: u32, taps: impl Fn(usize) -> [f32; 8]) {
        let has_pointers = self.platform.has(hw::Feature::SamplerState8x8Pointers);
        let phases = if has_pointers { COEFFICIENTS } else { SAMPLERS + 64 };
        if has_pointers {
            let state = hw::SamplerState8x8 {
                ief_bypass: true,
                _8x8_state_pointer: COEFFICIENTS,
                ..Default::default()
            };
            let dwords = state.encode(self.platform);
            self.put(SAMPLERS, &dwords);
        }
        for phase in 0..32 {
            let c = taps(phase);
            let coefficients = hw::SamplerState8x8AvsCoefficients {
                table_0x_filter_coefficient_n_0: c[0],
                table_0x_filter_coefficient_n_1: c[1],
                table_0x_filter_coefficient_n_2: c[2],
                table_0x_filter_coefficient_n_3: c[3],
                table_0x_filter_coefficient_n_4: c[4],
                table_0x_filter_coefficient_n_5: c[5],
                table_0x_filter_coefficient_n_6: c[6],
                table_0x_filter_coefficient_n_7: c[7],
                table_0y_filter_coefficient_n_0: c[0],
                table_0y_filter_coefficient_n_1: c[1],
                table_0y_filter_coefficient_n_2: c[2],
                table_0y_filter_coefficient_n_3: c[3],
                table_0y_filter_coefficient_n_4: c[4],
                table_0y_filter_coefficient_n_5: c[5],
                table_0y_filter_coefficient_n_6: c[6],
                table_0y_filter_coefficient_n_7: c[7],
                table_1x_filter_coefficient_n_3: 1.0,
                table_1y_filter_coefficient_n_3: 1.0,
                ..Default::default()
            };
            let dwords = coefficients.encode(self.platform);
            if phase < 17 {
                self.put(phases + 32 * phase as u64, &dwords);
            } else if self.platform.has(hw::Feature::AllScalerPhases) {
                self.put(SAMPLERS + 640 + 32 * (phase as u64 - 17), &dwords);
            }
        }
        let control = hw::SamplerState8x8AvsControl {
            default_sharpness_level: level,
            bypass_x_adaptive_filtering: true,
            bypass_y_adaptive_filtering: true,
            ..Default::default()
        };
        let dwords = control.encode(self.platform);
        self.put(phases + 17 * 32, &dwords);
    }

    /// Sends a message whose response begins in register 40.
    fn send(&mut self, message_type: u32, control: u32, payload: [u32; 8], response_length: u8) {
        let descriptor = 2 << 25 | u32::from(response_length) << 20 | 1 << 19 | 3 << 17 | message_type << 12;
        let message = SendMessage {
            shared_function: hw::message::Target::Sampler as u8,
            descriptor,
            payload_grf: 10,
            payload_length: 2,
            response_grf: 40,
            response_length,
            header_present: true,
            execution_size: 16,
            channel_enable: 0xffff,
            ..SendMessage::default()
        };
        self.grf.register_mut(10).fill(0);
        self.grf.register_mut(10)[2] = control;
        self.grf.register_mut(10)[3] = SAMPLERS as u32;
        self.grf.register_mut(11).copy_from_slice(&payload);
        let mut urb = UrbStorage::none();
        let mut shared = SharedFunctions::new(&mut urb, &self.space);
        let site = ThreadSite {
            stage: Stage::Media,
            binding_table: GraphicsAddress(TABLE),
            sampler_state: GraphicsAddress(SAMPLERS),
            ..ThreadSite::default()
        };
        let start = ThreadStart::default();
        let thread = crate::MessageContext { site: &site, start: &start, dispatched_r0: 0 };
        let ids = Ids::default();
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &ids };
        shared.send(&message, &mut self.grf, &thread, &mut NoPixels, None, &cx).unwrap();
    }

    fn bytes(&self) -> &[u8] {
        &self.grf.bytes()[40 * 32..]
    }

    fn words(&self) -> Vec<u16> {
        self.bytes().chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect()
    }

    fn said(&self) -> Vec<(Kind, &'static str)> {
        self.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect()
    }
}

/// A block of one sample a pixel, from `x`, `y` on, in a picture of 64 by 32, `step` from pixel to pixel.
fn block(x: f32, y: f32, step: f32) -> [u32; 8] {
    let [u, v, du, dv] = [x / 64.0, y / 32.0, step / 64.0, step / 32.0].map(f32::to_bits);
    [0, 0, u, v, du, dv, 0, 0]
}

fn picture(format: u32) -> hw::MediaSurfaceState {
    hw::MediaSurfaceState {
        width: 63,
        height: 31,
        surface_pitch: 127,
        surface_format: format,
        ..Default::default()
    }
}

/// Masks of a header that let one channel through.
fn only(channel: u32) -> u32 {
    (!(1 << channel) & 0xf) << 12
}

const GREEN: u32 = 1;
const IDENTITY: [f32; 8] = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0];

/// What lies at a byte of a row.
fn luma(x: i32, y: i32) -> u8 {
    (x * 3 + y * 5) as u8
}

fn fill(bench: &mut Bench) {
    for y in 0..64_u64 {
        for x in 0..32_u64 {
            let dword = u32::from_le_bytes(std::array::from_fn(|n| luma(4 * x as i32 + n as i32, y as i32)));
            bench.put(PICTURE + 128 * y + 4 * x, &[dword]);
        }
    }
}

#[test]
fn a_block_at_whole_places_is_the_picture_and_rows_count_from_the_block() {
    for platform in EVERY {
        for level in [0, 255] {
            let mut bench = Bench::new(platform);
            fill(&mut bench);
            bench.surface(picture(hw::MediaSurfaceState::SURFACE_FORMAT_Y8_UNORM));
            bench.sampler(level, |_| IDENTITY);
            let mut payload = block(5.0, 2.0, 1.0);
            payload[1] = 3;
            payload[7] = 1 << 27;
            bench.send(kind::SAMPLE_8X8, only(GREEN), payload, 4);
            let expected: Vec<u16> =
                (0..64).map(|pixel| u16::from(luma(5 + pixel % 16, 2 + 12 + pixel / 16)) << 8).collect();
            assert_eq!((&bench.words()[..64], bench.said()), (&expected[..], vec![]), "{}", platform.name);
        }
    }
}

#[test]
fn samples_outside_are_as_the_nearest_inside_or_as_in_a_mirror() {
    for platform in EVERY {
        for address_control in 0..2 {
            if address_control == 1 && platform.name == BYT.name {
                continue;
            }
            let mut bench = Bench::new(platform);
            fill(&mut bench);
            let format = hw::MediaSurfaceState::SURFACE_FORMAT_Y8_UNORM;
            bench.surface(hw::MediaSurfaceState { address_control, ..picture(format) });
            bench.sampler(0, |_| IDENTITY);
            let mut payload = block(-2.0, 30.0, 1.0);
            payload[7] = 1 << 27;
            bench.send(kind::SAMPLE_8X8, only(GREEN), payload, 4);
            let inside = |n: i32, size: i32| match address_control {
                0 => n.clamp(0, size - 1),
                _ if n < 0 => -n - 1,
                _ if n >= size => 2 * size - 1 - n,
                _ => n,
            };
            let expected: Vec<u16> = (0..64)
                .map(|pixel| u16::from(luma(inside(pixel % 16 - 2, 64), inside(30 + pixel / 16, 32))) << 8)
                .collect();
            assert_eq!((&bench.words()[..64], bench.said()), (&expected[..], vec![]), "{}", platform.name);
        }
    }
}

#[test]
fn the_smooth_scaler_is_linear_between_samples() {
    for platform in EVERY {
        let mut bench = Bench::new(platform);
        fill(&mut bench);
        bench.surface(picture(hw::MediaSurfaceState::SURFACE_FORMAT_Y8_UNORM));
        bench.sampler(0, |_| [1.0; 8]);
        let mut payload = block(1.25, 1.5, 0.5);
        payload[7] = 1 << 27;
        bench.send(kind::SAMPLE_8X8, only(GREEN), payload, 4);
        let expected: Vec<u16> = (0..64)
            .map(|pixel| {
                let (x, y) = (1.25 + 0.5 * (pixel % 16) as f32, 1.5 + 0.5 * (pixel / 16) as f32);
                ((x * 3.0 + y * 5.0) * 256.0) as u16
            })
            .collect();
        assert_eq!((&bench.words()[..64], bench.said()), (&expected[..], vec![]), "{}", platform.name);
    }
}

#[test]
fn the_sharp_scaler_has_eight_taps_of_the_nearest_phase_and_its_mirror() {
    for platform in EVERY {
        let mut bench = Bench::new(platform);
        // One bright sample.
        bench.put(PICTURE + 128 * 10 + 8, &[255]);
        bench.surface(picture(hw::MediaSurfaceState::SURFACE_FORMAT_Y8_UNORM));
        // Tap n of phase p is (n + 1) / 64 + p / 64; those of Gen7 and Gen8 are mirrored behind the 16th.
        let tap = |phase: usize, n: usize| (n + 1 + phase) as f32 / 64.0;
        let all = platform.has(hw::Feature::AllScalerPhases);
        bench.sampler(255, |phase| std::array::from_fn(|n| tap(phase, n)));
        for part in [0, 8, 128, 136, 200] {
            let x = 8.0 + part as f32 / 256.0;
            let mut payload = block(x, 10.0, 0.0);
            payload[7] = 1 << 27;
            bench.send(kind::SAMPLE_8X8, only(GREEN), payload, 4);
            let phase = (part + 4) / 8;
            // The bright sample at 8 is the fourth of the eight.
            let along_x = if phase > 16 && !all { tap(32 - phase, 4) } else { tap(phase, 3) };
            let along_y = tap(0, 3);
            let expected = (along_x * along_y * 65280.0 + 0.5) as u16;
            assert_eq!(bench.words()[0], expected, "{} {part}", platform.name);
        }
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn chroma_of_packed_and_planar_pictures_is_where_its_format_says() {
    type M = hw::MediaSurfaceState;
    for platform in EVERY {
        let read = |state: hw::MediaSurfaceState, channel: u32| {
            let mut bench = Bench::new(platform);
            fill(&mut bench);
            bench.surface(state);
            bench.sampler(0, |_| IDENTITY);
            let mut payload = block(0.0, 0.0, 2.0);
            payload[7] = 1 << 27;
            bench.send(kind::SAMPLE_8X8, only(channel), payload, 4);
            assert_eq!(bench.said(), [], "{}", platform.name);
            let words = bench.words();
            [words[0], words[1], words[16]].map(|word| (word >> 8) as u8)
        };
        // Pixels 0 and 2, and row 2.
        assert_eq!(read(picture(M::SURFACE_FORMAT_YCRCB_NORMAL), 0), [luma(3, 0), luma(7, 0), luma(3, 2)]);
        assert_eq!(read(picture(M::SURFACE_FORMAT_YCRCB_NORMAL), 1), [luma(0, 0), luma(4, 0), luma(0, 2)]);
        assert_eq!(read(picture(M::SURFACE_FORMAT_YCRCB_SWAPY), 2), [luma(0, 0), luma(4, 0), luma(0, 2)]);
        let planes = hw::MediaSurfaceState {
            interleave_chroma: true,
            y_offset_for_u: 32,
            ..picture(M::SURFACE_FORMAT_PLANAR_420_8)
        };
        assert_eq!(read(planes, 2), [luma(0, 32), luma(2, 32), luma(0, 33)]);
        assert_eq!(read(planes, 0), [luma(1, 32), luma(3, 32), luma(1, 33)]);
        let apart = hw::MediaSurfaceState { interleave_chroma: false, y_offset_for_v: 48, ..planes };
        assert_eq!(read(apart, 0), [luma(0, 48), luma(1, 48), luma(0, 49)]);
    }
}

#[test]
fn responses_have_the_channels_that_the_header_lets_through_in_the_form_it_asks_for() {
    for platform in EVERY {
        for format in 0..4 {
            let mut bench = Bench::new(platform);
            fill(&mut bench);
            bench.surface(picture(hw::MediaSurfaceState::SURFACE_FORMAT_R8G8B8A8_UNORM));
            bench.sampler(0, |_| IDENTITY);
            let mut payload = block(0.0, 0.0, 1.0);
            payload[7] = 1 << 27;
            // Blue and green.
            bench.send(kind::SAMPLE_8X8, 0x9000 | format << 18, payload, 8);
            let (size, step) = (if format & 2 == 0 { 2 } else { 1 }, if format & 1 == 0 { 1 } else { 2 });
            let second = 64 * size;
            // The high byte of 16 bits has the value.
            let value = |at: usize| bench.bytes()[at + size - 1];
            assert_eq!(value(5 * size), luma(5 * 4 + 1, 0), "{} {format}", platform.name);
            assert_eq!(value(18 * size), luma(2 * 4 + 1, 1));
            assert_eq!(value(second + 3 * size), luma(3 * step * 4 + 2, 0));
            assert_eq!(bench.said(), []);
        }
    }
}

#[test]
fn a_shuffled_response_has_all_channels_of_eight_columns_together() {
    for platform in [&SKL, &BXT] {
        for columns in [16, 8] {
            let mut bench = Bench::new(platform);
            fill(&mut bench);
            bench.surface(picture(hw::MediaSurfaceState::SURFACE_FORMAT_R8G8B8A8_UNORM));
            bench.sampler(0, |_| IDENTITY);
            let state = hw::SamplerState8x8Avs { shuffle_outputwriteback: true, ..Default::default() };
            let dwords = state.encode(platform);
            bench.put(SAMPLERS, &dwords);
            let mut payload = block(0.0, 0.0, 1.0);
            payload[7] = 1 << 27 | if columns == 16 { 0 } else { 1 << 25 };
            // Green and blue in two registers each.
            bench.send(kind::SAMPLE_8X8, 0x9000, payload, columns / 2);
            let words = bench.words();
            let pixel = |x: i32, y: i32, channel: i32| u16::from(luma(4 * x + channel, y)) << 8;
            assert_eq!((words[0], words[9], words[31]), (pixel(0, 0, 1), pixel(1, 1, 1), pixel(7, 3, 1)));
            assert_eq!((words[32], words[63]), (pixel(0, 0, 2), pixel(7, 3, 2)));
            if columns == 16 {
                assert_eq!((words[64], words[96 + 31]), (pixel(8, 0, 1), pixel(15, 3, 2)));
            }
            assert_eq!(bench.said(), [], "{} {columns}", platform.name);
        }
    }
}

#[test]
fn what_is_not_built_is_a_gap_and_gives_zeros() {
    for platform in [&BDW, &SKL] {
        let gap = |change: &dyn Fn(&mut Bench, &mut [u32; 8])| {
            let mut bench = Bench::new(platform);
            fill(&mut bench);
            bench.surface(picture(hw::MediaSurfaceState::SURFACE_FORMAT_Y8_UNORM));
            bench.sampler(0, |_| IDENTITY);
            let mut payload = block(5.0, 2.0, 1.0);
            payload[7] = 1 << 27;
            change(&mut bench, &mut payload);
            bench.send(kind::SAMPLE_8X8, only(GREEN), payload, 4);
            let first = bench.words()[0];
            (bench.said(), first == 0)
        };
        let ms = |row| vec![(Kind::Gap, row)];
        assert_eq!(gap(&|_, payload| payload[7] |= 3 << 28), (ms("MS-03"), true));
        assert_eq!(gap(&|_, payload| payload[7] |= 1 << 25), (ms("MS-03"), true));
        // Edges stay as they are.
        assert_eq!(gap(&|_, payload| payload[7] = 0), (ms("MS-03"), false));
        let format = hw::MediaSurfaceState::SURFACE_FORMAT_Y16_SNORM;
        assert_eq!(gap(&|bench, _| bench.surface(picture(format))), (ms("MS-01"), true));
        let field = hw::MediaSurfaceState { picture_structure: 1, ..picture(0xc) };
        assert_eq!(gap(&|bench, _| bench.surface(field)), (ms("MS-01"), true));
        let mut bench = Bench::new(platform);
        bench.send(8, 0, [0; 8], 4);
        assert_eq!(bench.said(), ms("MS-02"));
    }
}

#[test]
fn a_block_of_a_3d_surface_is_sampled_row_by_row() {
    for platform in EVERY {
        let mut bench = Bench::new(platform);
        fill(&mut bench);
        let state = hw::RenderSurfaceState {
            surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
            surface_format: 0x140,
            surface_horizontal_alignment: 1,
            surface_vertical_alignment: 1,
            width: 63,
            height: 31,
            surface_pitch: 127,
            surface_base_address: PICTURE,
            shader_channel_select_red: 4,
            shader_channel_select_green: 5,
            shader_channel_select_blue: 6,
            shader_channel_select_alpha: 7,
            ..Default::default()
        };
        let dwords = state.encode(platform);
        bench.put(STATE, &dwords);
        let sampler = hw::SamplerState {
            tcx_address_control_mode: 2,
            tcy_address_control_mode: 2,
            tcz_address_control_mode: 2,
            ..Default::default()
        };
        let dwords = sampler.encode(platform);
        bench.put(SAMPLERS, &dwords);
        bench.send(kind::SAMPLE_UNORM_MEDIA, only(0), block(3.5, 1.5, 1.0), 2);
        let expected: Vec<u16> =
            (0..32).map(|pixel| u16::from(luma(3 + pixel % 8, 1 + pixel / 8)) << 8).collect();
        assert_eq!((&bench.words()[..32], bench.said()), (&expected[..], vec![]), "{}", platform.name);
        bench.send(kind::SAMPLE_UNORM_KILLPIX_MEDIA, only(0), block(3.5, 1.5, 1.0), 3);
        assert_eq!((bench.words()[31], bench.grf.register(42)[0]), (expected[31], u32::MAX));
    }
}
