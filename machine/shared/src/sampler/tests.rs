//! Whole messages against small surfaces.

mod surfaces;

use super::*;
use crate::binding::Bindings;
use bits::GraphicsAddress;
use hw::format::SurfaceFormat;
use hw::{RenderSurfaceState, SamplerState};
use memory::AddressSpace;
use probe::{Findings, Ids};

/// The descriptor as the router hands it over.
fn descriptor(message: &SendMessage) -> hw::message::Sampler {
    hw::message::Sampler::decode(&hw::platforms::SKL, &[message.descriptor])
}

const TABLE: u64 = 0x1000;
const SURFACE_STATE: u64 = 0x2000;
const SAMPLER_STATE: u64 = 0x3000;
const BORDER: u64 = 0x4000;
const TEXELS: u64 = 0x10000;

/// Memory with a binding table, one surface and one sampler.
pub(super) struct Bench {
    pub space: AddressSpace,
    findings: Findings,
    ids: Ids,
    /// Sampler of messages without a header and with one, and the table that headers name.
    pub sampler_index: u32,
    pub header_table: u32,
    pub platform: &'static hw::Platform,
}

/// A 2D surface of RGBA8, linear, whose pitch is its width.
pub(super) fn surface_2d(format: SurfaceFormat, width: u32, height: u32) -> RenderSurfaceState {
    let bytes = u32::from(format.layout().unwrap().block_bits) / 8;
    RenderSurfaceState {
        surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: u32::from(format.0),
        surface_horizontal_alignment: 1,
        surface_vertical_alignment: 1,
        width: width - 1,
        height: height - 1,
        surface_pitch: width * bytes - 1,
        surface_base_address: TEXELS,
        shader_channel_select_red: 4,
        shader_channel_select_green: 5,
        shader_channel_select_blue: 6,
        shader_channel_select_alpha: 7,
        ..Default::default()
    }
}

pub(super) fn sampler(filter: u32, mode: u32) -> SamplerState {
    SamplerState {
        min_mode_filter: filter,
        mag_mode_filter: filter,
        tcx_address_control_mode: mode,
        tcy_address_control_mode: mode,
        tcz_address_control_mode: mode,
        lod_preclamp_mode: SamplerState::LOD_PRECLAMP_MODE_OGL,
        max_lod: 14.0,
        border_color_pointer: BORDER,
        ..Default::default()
    }
}

impl Bench {
    pub fn new(surface: &RenderSurfaceState, sampler: &SamplerState) -> Self {
        let mut space = AddressSpace::new(1 << 30).unwrap();
        space.bind_anonymous(GraphicsAddress(0x1000), 0x200_0000 - 0x1000).unwrap();
        let (findings, ids) = (Findings::new(false), Ids::default());
        let (sampler_index, header_table) = (0, SAMPLER_STATE as u32);
        let bench = Self { space, findings, ids, sampler_index, header_table, platform: &hw::platforms::SKL };
        bench.put(TABLE, &[SURFACE_STATE as u32]);
        bench.put(SURFACE_STATE, &surface.encode(&hw::platforms::SKL));
        bench.put(SAMPLER_STATE, &sampler.encode(&hw::platforms::SKL));
        bench.put(BORDER, &[0.25f32.to_bits(), 0.5f32.to_bits(), 0.75f32.to_bits(), 1.0f32.to_bits()]);
        bench
    }

    pub fn put(&self, at: u64, dwords: &[u32]) {
        for (n, &dword) in dwords.iter().enumerate() {
            self.space.write_u32(GraphicsAddress(at + n as u64 * 4), dword).unwrap();
        }
    }

    pub fn texels(&self, dwords: &[u32]) {
        self.put(TEXELS, dwords);
    }

    /// Sends a SIMD8 message without header, returns four channels of eight lanes.
    pub fn send(&self, message_type: u32, parameters: &[[u32; 8]]) -> Result<[[u32; 8]; 4], Stop> {
        self.send_with(message_type, None, parameters)
    }

    /// With the second DWord of a header.
    pub fn send_with(
        &self,
        message_type: u32,
        header: Option<u32>,
        parameters: &[[u32; 8]],
    ) -> Result<[[u32; 8]; 4], Stop> {
        let mut grf = Grf::default();
        let mut register = 10;
        if let Some(controls) = header {
            grf.register_mut(register)[2] = controls;
            grf.register_mut(register)[3] = self.header_table;
            register += 1;
        }
        for values in parameters {
            grf.register_mut(register).copy_from_slice(values);
            register += 1;
        }
        let message = SendMessage {
            shared_function: 2,
            descriptor: (message_type << 12) | (1 << 17) | (self.sampler_index << 8),
            payload_grf: 10,
            payload_length: (register - 10) as u8,
            response_grf: 60,
            response_length: 4,
            header_present: header.is_some(),
            execution_size: 8,
            channel_enable: 0xff,
            ..Default::default()
        };
        let site = ThreadSite {
            binding_table: GraphicsAddress(TABLE),
            sampler_state: GraphicsAddress(SAMPLER_STATE),
            ..Default::default()
        };
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &self.ids };
        let mut bindings = Bindings::new(&self.space);
        Sampler::new().send(&descriptor(&message), &message, &mut grf, &site, &mut bindings, &cx)?;
        Ok(std::array::from_fn(|channel| *grf.register(60 + channel)))
    }
}

fn all(value: f32) -> [u32; 8] {
    [value.to_bits(); 8]
}

fn floats(values: [f32; 8]) -> [u32; 8] {
    values.map(f32::to_bits)
}

/// sample_lz.
const LZ: u32 = 0x18;
const SAMPLE: u32 = 0x00;
const SAMPLE_L: u32 = 0x02;
const LD: u32 = 0x07;

/// Red counts columns, green rows.
fn numbered(width: u32, height: u32) -> Vec<u32> {
    (0..width * height).map(|n| (n % width) | ((n / width) << 8) | 0xff00_0000).collect()
}

fn close(bits: u32, value: f32) -> bool {
    (f32::from_bits(bits) - value).abs() < 1e-5
}

#[test]
fn nearest_reads_the_texel_under_the_coordinate() {
    let bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
    bench.texels(&numbered(8, 4));
    let u = floats(std::array::from_fn(|n| (n as f32 + 0.5) / 8.0));
    let colors = bench.send(LZ, &[u, all(0.625)]).unwrap();
    for lane in 0..8 {
        assert!(close(colors[0][lane], lane as f32 / 255.0));
        assert!(close(colors[1][lane], 2.0 / 255.0));
        assert_eq!(colors[3][lane], 1.0f32.to_bits());
    }
}

#[test]
fn linear_blends_and_border_takes_part() {
    let bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(1, 4));
    bench.texels(&numbered(8, 4));
    let u = floats([0.5, 0.0, -1.0, 0.25, 1.0, 0.5, 0.5, 0.5]);
    let colors = bench.send(LZ, &[u, all(0.375)]).unwrap();
    assert!(close(colors[0][0], 3.5 / 255.0));
    assert!(close(colors[0][1], 0.125));
    assert!(close(colors[0][2], 0.25));
    assert!(close(colors[2][2], 0.75));
    assert!(close(colors[0][3], 1.5 / 255.0));
    assert!(close(colors[0][4], 3.5 / 255.0 + 0.125));
    assert!(close(colors[1][0], 1.0 / 255.0));
}

#[test]
fn channel_selects_apply_to_the_result() {
    let mut surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4);
    surface.shader_channel_select_red = 7;
    surface.shader_channel_select_green = 0;
    surface.shader_channel_select_blue = 1;
    surface.shader_channel_select_alpha = 4;
    let bench = Bench::new(&surface, &sampler(0, 0));
    bench.texels(&numbered(8, 4));
    let colors = bench.send(LZ, &[all(0.4), all(0.0)]).unwrap();
    assert_eq!([colors[0][0], colors[1][0], colors[2][0]], [1.0f32.to_bits(), 0, 1.0f32.to_bits()]);
    assert!(close(colors[3][0], 3.0 / 255.0));
}

/// 8x8 RGBA8 with four levels, each filled with 50 times its number in red.
fn mipmapped(sampler: &SamplerState) -> Bench {
    let mut surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 8);
    surface.mip_count_lod = 3;
    surface.surface_pitch = 31;
    surface.surface_qpitch = 4;
    let bench = Bench::new(&surface, sampler);
    // Level 1 lies at row 8, level 2 at column 4 of row 8, level 3 at column 4 of row 12.
    let mut texels = vec![0; 8 * 16];
    for (level, (x, y, size)) in [(0, 0, 8), (0, 8, 4), (4, 8, 2), (4, 12, 1)].into_iter().enumerate() {
        for row in 0..size {
            for column in 0..size {
                texels[(y + row) * 8 + x + column] = level as u32 * 50;
            }
        }
    }
    bench.texels(&texels);
    bench
}

#[test]
fn subspans_choose_levels_from_their_gradients() {
    for (mip_filter, step, expected) in [
        (SamplerState::MIP_MODE_FILTER_NEAREST, 2.0, 50.0),
        (SamplerState::MIP_MODE_FILTER_NEAREST, 1.0, 0.0),
        (SamplerState::MIP_MODE_FILTER_NEAREST, 100.0, 150.0),
        (SamplerState::MIP_MODE_FILTER_LINEAR, 2.0f32.powf(1.5), 75.0),
        (SamplerState::MIP_MODE_FILTER_NONE, 8.0, 0.0),
    ] {
        let bench = mipmapped(&SamplerState { mip_mode_filter: mip_filter, ..sampler(1, 2) });
        let step = step / 8.0;
        let u = floats([0.3, 0.3 + step, 0.3, 0.3 + step, 0.3, 0.3 + step, 0.3, 0.3 + step]);
        let colors = bench.send(SAMPLE, &[u, all(0.5)]).unwrap();
        for lane in 0..8 {
            assert!(
                close(colors[0][lane], expected / 255.0),
                "{mip_filter} {step} {:?}",
                colors[0].map(f32::from_bits)
            );
        }
    }
}

#[test]
fn explicit_levels_read_their_level() {
    let bench =
        mipmapped(&SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_NEAREST, ..sampler(0, 2) });
    let lod = floats([0.0, 1.0, 2.0, 3.0, 4.0, -1.0, 1.4, f32::NAN]);
    let colors = bench.send(SAMPLE_L, &[lod, all(0.5), all(0.5)]).unwrap();
    let levels = colors[0].map(|red| (f32::from_bits(red) * 255.0 / 50.0).round() as u32);
    assert_eq!(levels, [0, 1, 2, 3, 3, 0, 1, 0]);
}

#[test]
fn loads_take_integers_and_give_zero_outside() {
    let bench = Bench::new(&surface_2d(SurfaceFormat::R32_UINT, 4, 4), &sampler(0, 0));
    bench.texels(&(100..116).collect::<Vec<_>>());
    let u = [0, 1, 2, 3, 4, u32::MAX, 0, 0];
    let v = [0, 1, 2, 3, 0, 0, 4, 0];
    let lod = [0, 0, 0, 0, 0, 0, 0, 1];
    let colors = bench.send(LD, &[u, v, lod]).unwrap();
    assert_eq!(colors[0], [100, 105, 110, 115, 0, 0, 0, 0]);
    assert_eq!(colors[3], [1; 8]);
}

#[test]
fn comparisons_give_zero_where_the_relation_holds() {
    let shadow = SamplerState { shadow_function: SamplerState::SHADOW_FUNCTION_LESS, ..sampler(0, 2) };
    let bench = Bench::new(&surface_2d(SurfaceFormat::R32_FLOAT, 4, 1), &shadow);
    bench.texels(&[0.1f32, 0.4, 0.6, 0.9].map(f32::to_bits));
    let u = floats([0.1, 0.3, 0.6, 0.9, 0.1, 0.3, 0.6, 0.9]);
    let colors = bench.send(0x19, &[all(0.5), u, all(0.5)]).unwrap();
    assert_eq!(colors[0].map(f32::from_bits), [0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0]);
    let linear = SamplerState { min_mode_filter: 1, mag_mode_filter: 1, ..shadow };
    let bench = Bench::new(&surface_2d(SurfaceFormat::R32_FLOAT, 4, 1), &linear);
    bench.texels(&[0.1f32, 0.4, 0.6, 0.9].map(f32::to_bits));
    let colors = bench.send(0x19, &[all(0.5), all(0.5), all(0.5)]).unwrap();
    assert!(close(colors[0][0], 0.5));
}

#[test]
fn gather_returns_four_texels_of_one_channel() {
    let bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
    bench.texels(&numbered(8, 4));
    let (u, v) = (all(3.0 / 8.0), all(2.0 / 4.0));
    let red =
        bench.send_with(0x08, Some(0), &[u, v]).unwrap().map(|c| (f32::from_bits(c[0]) * 255.0).round());
    assert_eq!(red, [2.0, 3.0, 3.0, 2.0]);
    let green = bench.send_with(0x08, Some(1 << 16), &[u, v]).unwrap();
    assert_eq!(green.map(|c| (f32::from_bits(c[0]) * 255.0).round()), [2.0, 2.0, 1.0, 1.0]);
    let offsets = bench.send_with(0x11, Some(0), &[u, v, [1; 8], [-1i32 as u32; 8]]).unwrap();
    assert_eq!(offsets.map(|c| (f32::from_bits(c[0]) * 255.0).round()), [3.0, 4.0, 4.0, 3.0]);
}

#[test]
fn headers_mask_channels_and_shift_texels() {
    let bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 2));
    bench.texels(&numbered(8, 4));
    // Red is masked, so green comes first; u is shifted by -2.
    let colors = bench.send_with(LZ, Some((1 << 12) | (0xe << 8)), &[all(0.9), all(0.6)]).unwrap();
    assert!(close(colors[0][0], 2.0 / 255.0));
    assert_eq!(colors[2][0], 1.0f32.to_bits());
    assert_eq!(colors[3][0], 0);
    let colors = bench.send_with(LZ, Some(0xe << 8), &[all(0.9), all(0.6)]).unwrap();
    assert!(close(colors[0][0], 5.0 / 255.0));
}

#[test]
fn sampler_states_are_found_by_their_index_in_the_table_of_command_or_header() {
    let mut bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
    bench.texels(&numbered(8, 4));
    // Nearest at index 0, linear at index 5, and a table of its own for headers where linear comes first.
    let (nearest, linear) =
        (sampler(0, 0).encode(&hw::platforms::SKL), sampler(1, 0).encode(&hw::platforms::SKL));
    bench.put(SAMPLER_STATE + 5 * 16, &linear);
    let other = SAMPLER_STATE + 0x400;
    bench.put(other, &linear);
    bench.put(other + 5 * 16, &nearest);
    // Half way between the texels 3 and 4.
    let red = |bench: &Bench, header: Option<u32>| {
        let colors = bench.send_with(LZ, header, &[all(0.5), all(0.375)]).unwrap();
        (f32::from_bits(colors[0][0]) * 2550.0).round()
    };
    assert_eq!(red(&bench, None), 40.0);
    bench.sampler_index = 5;
    assert_eq!(red(&bench, None), 35.0);
    bench.header_table = other as u32;
    assert_eq!(red(&bench, Some(0)), 40.0);
    bench.sampler_index = 0;
    assert_eq!(red(&bench, Some(0)), 35.0);
    // What changed in memory counts from the next walk on.
    bench.put(other, &nearest);
    assert_eq!(red(&bench, Some(0)), 40.0);
}

#[test]
fn a_bindless_sampler_is_a_state_of_16_bytes_wherever_it_lies() {
    let mut bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
    bench.texels(&numbered(8, 4));
    let linear = sampler(1, 0).encode(&hw::platforms::SKL);
    let red = |bench: &Bench| {
        let colors = bench.send_with(LZ, Some(0), &[all(0.5), all(0.375)]).unwrap();
        (f32::from_bits(colors[0][0]) * 2550.0).round()
    };
    // The second of a pair; where pointers are to pairs, the first one is meant.
    bench.put(SAMPLER_STATE + 0x400, &sampler(0, 0).encode(&hw::platforms::SKL));
    bench.put(SAMPLER_STATE + 0x410, &linear);
    bench.header_table = SAMPLER_STATE as u32 + 0x410;
    assert_eq!(red(&bench), 40.0);
    bench.platform = &hw::platforms::BXT;
    assert_eq!(red(&bench), 35.0);
}

#[test]
fn extents_are_those_of_the_level() {
    let mut surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 16, 8);
    surface.mip_count_lod = 2;
    surface.surface_array = true;
    surface.depth = 5;
    let bench = Bench::new(&surface, &sampler(0, 0));
    let colors = bench.send(0x0a, &[[0, 1, 2, 3, u32::MAX, 0, 0, 0]]).unwrap();
    assert_eq!(colors[0][..5], [16, 8, 4, 0, 0]);
    assert_eq!(colors[1][..5], [8, 4, 2, 0, 0]);
    assert_eq!(colors[2][..5], [6, 6, 6, 0, 0]);
    assert_eq!(colors[3][..5], [3; 5]);
}

#[test]
fn buffers_count_their_entries_over_three_fields() {
    let mut surface = surface_2d(SurfaceFormat::R32_UINT, 1, 1);
    surface.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER;
    let entries = 1000 - 1;
    (surface.width, surface.height, surface.depth) = (entries & 0x7f, entries >> 7, 0);
    surface.surface_pitch = 3;
    let bench = Bench::new(&surface, &sampler(0, 0));
    bench.texels(&(0..1001).collect::<Vec<_>>());
    let colors = bench.send(LD, &[[0, 1, 127, 128, 999, 1000, u32::MAX, 500], [0; 8], [0; 8]]).unwrap();
    assert_eq!(colors[0], [0, 1, 127, 128, 999, 0, 0, 500]);
    assert_eq!(bench.send(0x0a, &[[0; 8]]).unwrap()[0][0], 1000);
}

#[test]
fn volumes_blend_slices() {
    let mut surface = surface_2d(SurfaceFormat::R32_FLOAT, 2, 2);
    surface.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_3D;
    surface.depth = 1;
    surface.surface_qpitch = 1;
    let bench = Bench::new(&surface, &sampler(1, 2));
    let mut texels = [0.0f32; 32];
    texels[8..12].fill(1.0);
    bench.texels(&texels.map(f32::to_bits));
    let r = floats([0.25, 0.5, 0.75, 1.0, 0.375, 0.0, -5.0, 9.0]);
    let colors = bench.send(LZ, &[all(0.5), all(0.5), r]).unwrap();
    assert_eq!(colors[0].map(f32::from_bits), [0.0, 0.5, 1.0, 1.0, 0.25, 0.0, 0.0, 1.0]);
}

#[test]
fn cubes_pick_their_face_and_join_at_edges() {
    let mut surface = surface_2d(SurfaceFormat::R32_FLOAT, 2, 2);
    surface.surface_type = RenderSurfaceState::SURFACE_TYPE_SURFTYPE_CUBE;
    surface.surface_qpitch = 1;
    surface.cube_face_enable_positive_x = true;
    surface.cube_face_enable_negative_x = true;
    surface.cube_face_enable_positive_y = true;
    surface.cube_face_enable_negative_y = true;
    surface.cube_face_enable_positive_z = true;
    surface.cube_face_enable_negative_z = true;
    let texels: Vec<u32> = (0..48).map(|n| ((n / 8) as f32).to_bits()).collect();
    let bench = Bench::new(&surface, &sampler(0, 3));
    bench.texels(&texels);
    let x = floats([1.0, -1.0, 0.1, 0.1, 0.1, 0.1, 0.0, 0.0]);
    let y = floats([0.1, 0.1, 1.0, -1.0, 0.1, 0.1, 1.0, 0.0]);
    let z = floats([0.1, 0.1, 0.1, 0.1, 1.0, -1.0, 0.0, 1.0]);
    let colors = bench.send(LZ, &[x, y, z]).unwrap();
    assert_eq!(colors[0].map(f32::from_bits), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 2.0, 4.0]);
    let bench = Bench::new(&surface, &sampler(1, 3));
    bench.texels(&texels);
    // On the edge of +X and +Z both faces have the same weight; at a corner all three.
    let colors =
        bench.send(LZ, &[all(1.0), floats([0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]), all(1.0)]).unwrap();
    assert!(close(colors[0][0], 2.0));
    assert!(close(colors[0][1], 2.0));
}

#[test]
fn arrays_read_the_nearest_layer() {
    let mut surface = surface_2d(SurfaceFormat::R32_FLOAT, 2, 2);
    surface.surface_array = true;
    surface.depth = 2;
    surface.minimum_array_element = 1;
    surface.surface_qpitch = 1;
    let bench = Bench::new(&surface, &sampler(0, 0));
    bench.texels(&(0..32).map(|n| ((n / 8) as f32).to_bits()).collect::<Vec<_>>());
    let layers = floats([0.0, 0.6, 1.4, 1.6, 2.0, 7.0, -3.0, f32::NAN]);
    let colors = bench.send(LZ, &[all(0.5), all(0.5), layers]).unwrap();
    assert_eq!(colors[0].map(f32::from_bits), [1.0, 2.0, 2.0, 3.0, 3.0, 3.0, 1.0, 1.0]);
}

#[test]
fn texels_that_no_page_maps_are_faults() {
    let mut surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 1024, 1024);
    surface.surface_base_address = 0x200_0000 - 0x1000;
    let bench = Bench::new(&surface, &sampler(0, 2));
    assert!(bench.send(LZ, &[all(0.1), all(0.0)]).is_ok());
    let stop = bench.send(LZ, &[all(0.0), all(0.5)]).unwrap_err();
    assert!(
        matches!(stop, Stop::Fault(fault) if fault.address == Some(GraphicsAddress(0x200_0000 - 0x1000 + 512 * 4096)))
    );
    surface.surface_base_address = 0x3000_0000;
    let bench = Bench::new(&surface, &sampler(0, 2));
    assert!(bench.send(LZ, &[all(0.1), all(0.0)]).is_err());
}

#[test]
fn any_descriptor_and_payload_is_answered() {
    let mut seed = 12345u64;
    let mut random = move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u32
    };
    let bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 64, 64), &sampler(0, 0));
    let cx = Context { platform: &hw::platforms::SKL, findings: &bench.findings, ids: &bench.ids };
    let mut grf = Grf::default();
    for round in 0..3000 {
        for dword in grf.dwords.iter_mut() {
            *dword = random().wrapping_mul(random() | 1);
        }
        if round % 3 == 0 {
            let state: Vec<u32> =
                (0..16).map(|n| if n == 8 { TEXELS as u32 } else { random() << 1 | round & 1 }).collect();
            bench.put(SURFACE_STATE, &state);
            bench.put(SURFACE_STATE + 9 * 4, &[0]);
            bench.put(SAMPLER_STATE, &[random() << 1, random() << 1, random() & 0xffff, random() << 1]);
        }
        let site = ThreadSite {
            binding_table: GraphicsAddress(TABLE),
            sampler_state: GraphicsAddress(SAMPLER_STATE),
            ..Default::default()
        };
        let message = SendMessage {
            descriptor: (random() << 12) & 0x600f_f000 | (random() & 3) << 17,
            payload_grf: random() as u8,
            payload_length: (random() % 12) as u8,
            second_payload_grf: random() as u8,
            second_payload_length: (random() % 4) as u8,
            response_grf: random() as u8,
            response_length: (random() % 10) as u8,
            header_present: random() & 1 != 0,
            execution_size: 16,
            channel_enable: random(),
            ..Default::default()
        };
        let mut bindings = Bindings::new(&bench.space);
        let _ = Sampler::new().send(&descriptor(&message), &message, &mut grf, &site, &mut bindings, &cx);
    }
}

#[test]
fn reductions_take_the_extreme_of_the_texels_under_the_filter() {
    let bench = Bench::new(&surface_2d(SurfaceFormat::R32_FLOAT, 4, 1), &sampler(1, 2));
    bench.texels(&[4.0f32, 1.0, 9.0, 2.0].map(f32::to_bits));
    let u = floats([0.5, 0.45, 0.25, 0.0, 1.0, 0.75, 0.3, 0.7]);
    let least = bench.send(0x16, &[u, all(0.5)]).unwrap()[0].map(f32::from_bits);
    assert_eq!(least, [1.0, 1.0, 1.0, 4.0, 2.0, 2.0, 1.0, 2.0]);
    let most = bench.send(0x17, &[u, all(0.5)]).unwrap()[0].map(f32::from_bits);
    assert_eq!(most, [9.0, 9.0, 4.0, 4.0, 2.0, 9.0, 4.0, 9.0]);
    let state = SamplerState {
        reduction_type_enable: true,
        reduction_type: SamplerState::REDUCTION_TYPE_MAXIMUM,
        ..sampler(1, 2)
    };
    let bench = Bench::new(&surface_2d(SurfaceFormat::R32_FLOAT, 4, 1), &state);
    bench.texels(&[4.0f32, 1.0, 9.0, 2.0].map(f32::to_bits));
    assert_eq!(bench.send(LZ, &[u, all(0.5)]).unwrap()[0].map(f32::from_bits), most);
}

#[test]
fn samples_are_loaded_one_by_one_and_counted() {
    let mut surface = surface_2d(SurfaceFormat::R32_UINT, 4, 4);
    surface.number_of_multisamples = RenderSurfaceState::NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_4;
    surface.surface_qpitch = 1;
    surface.multisample_position_palette_index = 2;
    let bench = Bench::new(&surface, &sampler(0, 0));
    bench.texels(&(0..64).collect::<Vec<_>>());
    let samples = [0, 1, 2, 3, 4, 0, 1, 2];
    let zero = [0; 8];
    let loaded = bench.send(0x1e, &[samples, zero, [1; 8], [2; 8]]).unwrap()[0];
    assert_eq!(loaded, [9, 25, 41, 57, 0, 9, 25, 41]);
    assert_eq!(bench.send(0x1c, &[samples, zero, zero, [1; 8], [2; 8]]).unwrap()[0], loaded);
    let info = bench.send(0x0b, &[]).unwrap();
    assert_eq!((info[0][0], info[3][0]), (4, 3));
    // Without a control surface the word is zero, with one it is what lies there.
    assert_eq!(bench.send(0x1d, &[zero, zero]).unwrap()[0], zero);
    surface.auxiliary_surface_mode = RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_D;
    surface.auxiliary_surface_base_address = 0x5000;
    let bench = Bench::new(&surface, &sampler(0, 0));
    bench.space.write(GraphicsAddress(0x5000), &[0xff, 0xe4, 0xe4, 0xe4]).unwrap();
    let words = bench.send(0x1d, &[[0, 1, 2, 3, 4, 0, 0, 0], [0, 0, 0, 0, 0, 1, 2, 9]]).unwrap()[0];
    // Words of zeros are replaced by those of samples that lie apart; outside of the surface there are none.
    assert_eq!(words, [0xff, 0xe4, 0xe4, 0xe4, 0, 0xe4, 0xe4, 0]);
}

#[test]
fn the_lod_message_tells_clamped_and_unclamped_levels() {
    let bench =
        mipmapped(&SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_LINEAR, ..sampler(1, 2) });
    let u = floats([0.0, 4.0, 0.0, 4.0, 0.0, 0.0625, 0.0, 0.0625]);
    let levels = bench.send(0x09, &[u, all(0.5), all(0.0)]).unwrap();
    assert_eq!([levels[0][0], levels[1][0]].map(f32::from_bits), [3.0, 5.0]);
    assert_eq!([levels[0][4], levels[1][4]].map(f32::from_bits), [0.0, -1.0]);
}

#[test]
fn gradients_and_biases_and_least_levels_move_the_level() {
    let bench =
        mipmapped(&SamplerState { mip_mode_filter: SamplerState::MIP_MODE_FILTER_NEAREST, ..sampler(0, 2) });
    let level = |colors: [[u32; 8]; 4]| (f32::from_bits(colors[0][0]) * 255.0 / 50.0).round();
    // u, du/dx, du/dy, v, dv/dx, dv/dy: two texels a pixel.
    let half = all(0.5);
    assert_eq!(level(bench.send(0x04, &[half, all(0.25), all(0.0), half, all(0.0), all(0.1)]).unwrap()), 1.0);
    assert_eq!(level(bench.send(0x01, &[all(2.0), half, half]).unwrap()), 0.0);
    let u = floats([0.5, 0.625, 0.5, 0.625, 0.5, 0.625, 0.5, 0.625]);
    assert_eq!(level(bench.send(0x01, &[all(2.0), u, half]).unwrap()), 2.0);
    assert_eq!(level(bench.send(SAMPLE, &[half, half, all(0.0), all(0.0), all(3.0)]).unwrap()), 3.0);
}

#[test]
fn unnormalised_coordinates_are_texels() {
    let state = SamplerState { non_normalized_coordinate_enable: true, ..sampler(0, 2) };
    let bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &state);
    bench.texels(&numbered(8, 4));
    let u = floats([0.0, 0.9, 1.0, 7.5, 8.0, 100.0, -1.0, 3.2]);
    let colors = bench.send(LZ, &[u, all(2.5)]).unwrap();
    let columns = colors[0].map(|red| (f32::from_bits(red) * 255.0).round());
    assert_eq!(columns, [0.0, 0.0, 1.0, 7.0, 7.0, 7.0, 0.0, 3.0]);
}

/// Sends SIMD8 and SIMD16 messages through the specialised path and through the referee.
fn compare_paths(bench: &Bench, message_type: u32, parameters: &[[u32; 16]], tolerance: f32, what: &str) {
    let cx = Context { platform: &hw::platforms::SKL, findings: &bench.findings, ids: &bench.ids };
    let site = ThreadSite {
        binding_table: GraphicsAddress(TABLE),
        sampler_state: GraphicsAddress(SAMPLER_STATE),
        ..Default::default()
    };
    for lanes in [8usize, 16] {
        let mut grf = Grf::default();
        let mut register = 10;
        for values in parameters {
            for half in values[..lanes].chunks(8) {
                grf.register_mut(register).copy_from_slice(half);
                register += 1;
            }
        }
        let message = SendMessage {
            descriptor: (message_type << 12) | ((lanes as u32 / 8) << 17),
            payload_grf: 10,
            payload_length: (register - 10) as u8,
            response_grf: 60,
            response_length: (lanes / 2) as u8,
            execution_size: lanes as u8,
            channel_enable: 0xfeff,
            ..Default::default()
        };
        let mut bindings = Bindings::new(&bench.space);
        let mut sampler = Sampler::new();
        let mut fast = grf.clone();
        sampler.send(&descriptor(&message), &message, &mut fast, &site, &mut bindings, &cx).unwrap();
        assert!(sampler.combinations[0].fast.is_some(), "{what}");
        sampler.combinations[0].fast = None;
        sampler.send(&descriptor(&message), &message, &mut grf, &site, &mut bindings, &cx).unwrap();
        for n in 60 * 8..68 * 8 {
            let (a, b) = (f32::from_bits(fast.dwords[n]), f32::from_bits(grf.dwords[n]));
            let same = a == b || (a - b).abs() <= tolerance || (a.is_nan() && b.is_nan());
            assert!(same, "{what} simd{lanes}: dword {n} is {a}, not {b}");
        }
    }
}

#[test]
fn specialised_paths_agree_with_the_referee() {
    let mut seed = 99u64;
    let mut random = move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u32
    };
    let formats = [
        SurfaceFormat::R8G8B8A8_UNORM,
        SurfaceFormat::B8G8R8X8_UNORM,
        SurfaceFormat::R8_UNORM,
        SurfaceFormat::B5G6R5_UNORM,
        SurfaceFormat::R8G8B8A8_UNORM_SRGB,
        SurfaceFormat::R16G16B16A16_FLOAT,
        SurfaceFormat::L8_UNORM,
        SurfaceFormat::R24_UNORM_X8_TYPELESS,
        SurfaceFormat::R16_FLOAT,
        SurfaceFormat::R16G16_FLOAT,
    ];
    for round in 0..300 {
        let format = formats[random() as usize % formats.len()];
        let bytes = u32::from(format.layout().unwrap().block_bits) / 8;
        let (width, height) = (1 + random() % 70, 1 + random() % 40);
        let mut surface = surface_2d(format, width, height);
        surface.tile_mode = [0, 2, 3][round % 3];
        let pitch_align = [64, 512, 128][round % 3];
        surface.surface_pitch = ((width + 32) * bytes).next_multiple_of(pitch_align) - 1;
        surface.surface_qpitch = (height * 2 + 32).next_multiple_of(32) / 4;
        surface.mip_count_lod = random() % 3;
        surface.surface_min_lod = random() % 2;
        surface.surface_array = random() % 2 != 0;
        surface.depth = random() % 3;
        surface.shader_channel_select_blue = if random() % 4 == 0 { 1 } else { 6 };
        let (filter, mip) = (random() % 2, [0, 1, 3][random() as usize % 3]);
        let mode = random() % 3;
        let state = SamplerState {
            mip_mode_filter: mip,
            texture_lod_bias: 0.25,
            mag_mode_filter: random() % 2,
            ..sampler(filter, mode)
        };
        let bench = Bench::new(&surface, &state);
        let halves = format.name().ends_with("FLOAT");
        // Half floats stay finite, so that sums compare.
        let texels: Vec<u32> = (0..40_000)
            .map(|_| (random() << 1 | random() & 1) & if halves { 0x3fff_3fff } else { !0 })
            .collect();
        bench.texels(&texels);
        let mut coordinate = |scale: f32| -> [u32; 16] {
            std::array::from_fn(|_| ((random() as f32 / (1u32 << 31) as f32 - 0.4) * scale).to_bits())
        };
        let (u, v, r) = (coordinate(4.0), coordinate(2.0), coordinate(5.0));
        let lod = coordinate(4.0);
        let what = format!(
            "{} {width}x{height} tiling {} filter {filter} mip {mip} mode {mode}",
            format.name(),
            round % 3
        );
        // Near texel borders a rounding error can choose the other texel: exact only where the arithmetic is the same.
        let tolerance = if filter == 1 || state.mag_mode_filter == 1 { 1e-3 } else { 0.0 };
        compare_paths(&bench, LZ, &[u, v, r], tolerance, &what);
        compare_paths(&bench, SAMPLE_L, &[lod, u, v, r], tolerance, &what);
        compare_paths(&bench, SAMPLE, &[u, v, r], tolerance, &what);
        compare_paths(&bench, 0x01, &[lod, u, v, r], tolerance, &what);
    }
}

#[test]
fn specialised_paths_survive_odd_numbers() {
    let bench = Bench::new(&surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 5, 3), &sampler(1, 0));
    bench.texels(&numbered(5, 3));
    let odd = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN, -0.0, 1e-45, -1e-10];
    let colors = bench.send(LZ, &[floats(odd), floats(odd)]).unwrap();
    for channel in colors {
        for value in channel {
            assert!((0.0..=1.0).contains(&f32::from_bits(value)));
        }
    }
}
