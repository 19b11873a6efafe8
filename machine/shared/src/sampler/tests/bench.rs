//! Memory with one surface and one sampler, and messages as compilers send them on each platform.

use super::super::Sampler;
use crate::binding::Bindings;
use bits::GraphicsAddress;
use hw::format::SurfaceFormat;
use hw::platforms::{BDW, BXT, BYT, SKL};
use hw::{RenderSurfaceState, SamplerState};
use memory::AddressSpace;
use ports::{Grf, SendMessage, ThreadSite};
use probe::{Context, Findings, Ids, Kind, Stop};

/// Every platform.
pub const EVERY: [&hw::Platform; 4] = [&SKL, &BXT, &BDW, &BYT];
/// Those whose surface states have channel selects.
pub const SELECTING: [&hw::Platform; 3] = [&SKL, &BXT, &BDW];
/// Those that have messages for level 0.
pub const NINTH: [&hw::Platform; 2] = [&SKL, &BXT];

pub const TABLE: u64 = 0x1000;
pub const SURFACE_STATE: u64 = 0x2000;
pub const SAMPLER_STATE: u64 = 0x3000;
pub const BORDER: u64 = 0x4000;
pub const TEXELS: u64 = 0x10000;

pub const SAMPLE: u32 = 0x00;
pub const SAMPLE_B: u32 = 0x01;
pub const SAMPLE_L: u32 = 0x02;
pub const SAMPLE_C: u32 = 0x03;
pub const SAMPLE_D: u32 = 0x04;
pub const SAMPLE_B_C: u32 = 0x05;
pub const SAMPLE_L_C: u32 = 0x06;
pub const LD: u32 = 0x07;
pub const GATHER4: u32 = 0x08;
pub const LOD: u32 = 0x09;
pub const RESINFO: u32 = 0x0a;
pub const SAMPLEINFO: u32 = 0x0b;
pub const GATHER4_C: u32 = 0x10;
pub const GATHER4_PO: u32 = 0x11;
pub const GATHER4_PO_C: u32 = 0x12;
pub const SAMPLE_D_C: u32 = 0x14;
pub const SAMPLE_MIN: u32 = 0x16;
pub const SAMPLE_MAX: u32 = 0x17;
/// sample_lz; elsewhere a sample_l with zeros is sent.
pub const LZ: u32 = 0x18;
/// sample_c_lz; elsewhere a sample_l_c with zeros is sent.
pub const C_LZ: u32 = 0x19;
pub const LD2DMS_W: u32 = 0x1c;
pub const LD_MCS: u32 = 0x1d;
pub const LD2DMS: u32 = 0x1e;
pub const LD2DSS: u32 = 0x1f;

/// The descriptor as the router hands it over.
pub fn descriptor(platform: &'static hw::Platform, message: &SendMessage) -> hw::message::Sampler {
    hw::message::Sampler::decode(platform, &[message.descriptor])
}

/// Memory with a binding table, one surface and one sampler.
pub struct Bench {
    pub space: AddressSpace,
    pub findings: Findings,
    pub ids: Ids,
    /// Sampler of messages without a header and with one, and the table that headers name.
    pub sampler_index: u32,
    pub header_table: u32,
    pub platform: &'static hw::Platform,
}

/// A 2D surface of RGBA8, linear, whose pitch is its width.
pub fn surface_2d(format: SurfaceFormat, width: u32, height: u32) -> RenderSurfaceState {
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

pub fn sampler(filter: u32, mode: u32) -> SamplerState {
    SamplerState {
        min_mode_filter: filter,
        mag_mode_filter: filter,
        tcx_address_control_mode: mode,
        tcy_address_control_mode: mode,
        tcz_address_control_mode: mode,
        lod_preclamp_mode: SamplerState::LOD_PRECLAMP_MODE_OGL,
        lod_preclamp_enable: 1,
        max_lod: 14.0,
        border_color_pointer: BORDER,
        ..Default::default()
    }
}

/// The state as a driver of the platform writes it: Bay Trail has other codes for alignments and tilings, and no distance
/// of slices: it derives the least one.
pub fn stated(platform: &'static hw::Platform, state: &RenderSurfaceState) -> Vec<u32> {
    let mut state = *state;
    if !platform.has(hw::Feature::SixteenDwordSurfaceState) {
        state.surface_horizontal_alignment -= state.surface_horizontal_alignment.min(1);
        state.surface_array_spacing = 1;
        state.tiled_surface = state.tile_mode != RenderSurfaceState::TILE_MODE_LINEAR;
        state.tile_walk = u32::from(state.tile_mode != RenderSurfaceState::TILE_MODE_XMAJOR);
        state.mcs_enable =
            state.auxiliary_surface_mode == RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_D;
    }
    state.encode(platform)
}

/// A message and its parameters as a compiler of the platform sends what is meant by those of Skylake.
pub fn as_sent<const N: usize>(
    platform: &'static hw::Platform,
    message_type: u32,
    parameters: &[[u32; N]],
) -> (u32, Vec<[u32; N]>) {
    let mut sent = parameters.to_vec();
    if platform.has(hw::Feature::LevelZeroMessages) {
        return (message_type, sent);
    }
    match message_type {
        LZ => {
            sent.insert(0, [0; N]);
            (SAMPLE_L, sent)
        }
        C_LZ => {
            sent.insert(1, [0; N]);
            (SAMPLE_L_C, sent)
        }
        LD => {
            sent.resize(parameters.len().max(3), [0; N]);
            sent.swap(1, 2);
            (LD, sent)
        }
        _ => (message_type, sent),
    }
}

impl Bench {
    pub fn new(
        platform: &'static hw::Platform,
        surface: &RenderSurfaceState,
        sampler: &SamplerState,
    ) -> Self {
        let mut space = AddressSpace::new(1 << 30).unwrap();
        space.bind_anonymous(GraphicsAddress(0x1000), 0x200_0000 - 0x1000).unwrap();
        let (findings, ids) = (Findings::new(false), Ids::default());
        let (sampler_index, header_table) = (0, SAMPLER_STATE as u32);
        let bench = Self { space, findings, ids, sampler_index, header_table, platform };
        bench.put(TABLE, &[SURFACE_STATE as u32]);
        bench.put(SURFACE_STATE, &stated(platform, surface));
        bench.put_sampler(SAMPLER_STATE, sampler);
        bench.put(BORDER, &[0.25f32.to_bits(), 0.5f32.to_bits(), 0.75f32.to_bits(), 1.0f32.to_bits()]);
        bench
    }

    pub fn put(&self, at: u64, dwords: &[u32]) {
        for (n, &dword) in dwords.iter().enumerate() {
            self.space.write_u32(GraphicsAddress(at + n as u64 * 4), dword).unwrap();
        }
    }

    pub fn put_sampler(&self, at: u64, sampler: &SamplerState) {
        self.put(at, &sampler.encode(self.platform));
    }

    pub fn texels(&self, dwords: &[u32]) {
        self.put(TEXELS, dwords);
    }

    pub fn context(&self) -> Context<'_> {
        Context { platform: self.platform, findings: &self.findings, ids: &self.ids }
    }

    /// What was said, in the order of the rows.
    pub fn said(&self) -> Vec<(Kind, &'static str)> {
        self.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect()
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
        let (message_type, parameters) = as_sent(self.platform, message_type, parameters);
        let mut grf = Grf::default();
        let mut register = 10;
        if let Some(controls) = header {
            grf.register_mut(register)[2] = controls;
            grf.register_mut(register)[3] = self.header_table;
            register += 1;
        }
        for values in parameters {
            grf.register_mut(register).copy_from_slice(&values);
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
        let mut bindings = Bindings::new(&self.space);
        let descriptor = descriptor(self.platform, &message);
        Sampler::new().send(&descriptor, &message, &mut grf, &site(), &mut bindings, &self.context())?;
        Ok(std::array::from_fn(|channel| *grf.register(60 + channel)))
    }
}

/// A thread whose binding table and sampler states are the bench's.
pub fn site() -> ThreadSite {
    ThreadSite {
        binding_table: GraphicsAddress(TABLE),
        sampler_state: GraphicsAddress(SAMPLER_STATE),
        ..Default::default()
    }
}

pub fn all(value: f32) -> [u32; 8] {
    [value.to_bits(); 8]
}

pub fn floats(values: [f32; 8]) -> [u32; 8] {
    values.map(f32::to_bits)
}

/// Red counts columns, green rows.
pub fn numbered(width: u32, height: u32) -> Vec<u32> {
    (0..width * height).map(|n| (n % width) | ((n / width) << 8) | 0xff00_0000).collect()
}

pub fn close(bits: u32, value: f32) -> bool {
    (f32::from_bits(bits) - value).abs() < 1e-5
}
