//! Sampler messages of 16 lanes as fragment shaders send them: what one costs from the router on.

use bits::GraphicsAddress;
use divan::{Bencher, black_box};
use hw::format::SurfaceFormat;
use hw::platforms::SKL;
use hw::{RenderSurfaceState, SamplerState};
use memory::AddressSpace;
use ports::{Grf, NoPixels, SendMessage, ThreadSite, ThreadStart};
use probe::{Context, Findings, Ids};
use shared::{MessageContext, SharedFunctions, UrbStorage};

const TABLE: u64 = 0x1000;
const SURFACE: u64 = 0x2000;
const SAMPLER: u64 = 0x3000;
const TEXELS: u64 = 0x10_0000;
/// Side of the texture in texels.
const SIDE: u32 = 512;
/// Messages in one run, each at another place.
const MESSAGES: usize = 64;

const SAMPLE: u32 = 0x00;
const SAMPLE_C: u32 = 0x03;
const LD: u32 = 0x07;

fn main() {
    divan::main();
}

struct Case {
    format: SurfaceFormat,
    filter: u32,
    mips: u32,
    message: u32,
    /// Texels a pixel.
    scale: f32,
}

const PLAIN: Case =
    Case { format: SurfaceFormat::R8G8B8A8_UNORM, filter: 0, mips: 0, message: SAMPLE, scale: 0.9 };

const CASES: &[(&str, Case)] = &[
    ("nearest", PLAIN),
    ("bilinear", Case { filter: 1, ..PLAIN }),
    ("bilinear-mips", Case { filter: 1, mips: 1, ..PLAIN }),
    ("trilinear", Case { filter: 1, mips: 3, scale: 2.7, ..PLAIN }),
    ("anisotropic", Case { filter: 2, mips: 3, scale: 2.7, ..PLAIN }),
    ("srgb", Case { format: SurfaceFormat::B8G8R8A8_UNORM_SRGB, filter: 1, ..PLAIN }),
    ("half-floats", Case { format: SurfaceFormat::R16G16B16A16_FLOAT, filter: 1, ..PLAIN }),
    ("one-channel", Case { format: SurfaceFormat::R8_UNORM, filter: 1, ..PLAIN }),
    ("bc1", Case { format: SurfaceFormat::BC1_UNORM, filter: 1, ..PLAIN }),
    ("shadow", Case { format: SurfaceFormat::R24_UNORM_X8_TYPELESS, filter: 1, message: SAMPLE_C, ..PLAIN }),
    ("load", Case { message: LD, ..PLAIN }),
];

#[divan::bench(args = CASES.iter().map(|case| case.0))]
fn message(bencher: Bencher, name: &str) {
    let case = &CASES.iter().find(|case| case.0 == name).unwrap().1;
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(GraphicsAddress(0x1000), 0x100_0000 - 0x1000).unwrap();
    let put = |at: u64, dwords: &[u32]| {
        for (n, &dword) in dwords.iter().enumerate() {
            space.write_u32(GraphicsAddress(at + n as u64 * 4), dword).unwrap();
        }
    };
    let layout = case.format.layout().unwrap();
    let row = SIDE / u32::from(layout.block_width_px) * u32::from(layout.block_bits) / 8;
    let surface = RenderSurfaceState {
        surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: u32::from(case.format.0),
        surface_horizontal_alignment: 1,
        surface_vertical_alignment: 1,
        tile_mode: RenderSurfaceState::TILE_MODE_YMAJOR,
        width: SIDE - 1,
        height: SIDE - 1,
        mip_count_lod: if case.mips != 0 { 9 } else { 0 },
        surface_qpitch: SIDE * 2 / 4,
        surface_pitch: row - 1,
        surface_base_address: TEXELS,
        shader_channel_select_red: 4,
        shader_channel_select_green: 5,
        shader_channel_select_blue: 6,
        shader_channel_select_alpha: 7,
        ..Default::default()
    };
    put(TABLE, &[SURFACE as u32]);
    put(SURFACE, &surface.encode(&SKL));
    let sampler = SamplerState {
        min_mode_filter: case.filter,
        mag_mode_filter: case.filter,
        mip_mode_filter: case.mips,
        maximum_anisotropy: 7,
        max_lod: 14.0,
        lod_preclamp_mode: SamplerState::LOD_PRECLAMP_MODE_OGL,
        shadow_function: SamplerState::SHADOW_FUNCTION_LEQUAL,
        ..Default::default()
    };
    put(SAMPLER, &sampler.encode(&SKL));
    for n in 0..SIDE * SIDE {
        put(TEXELS + u64::from(n) * 4, &[n.wrapping_mul(0x9e37_79b9) & 0x3fff_3fff]);
    }
    let parameters = if case.message == SAMPLE { 2 } else { 3 };
    let message = SendMessage {
        shared_function: 2,
        descriptor: (case.message << 12) | (2 << 17),
        payload_grf: 10,
        payload_length: 2 * parameters,
        response_grf: 60,
        response_length: 8,
        execution_size: 16,
        channel_enable: 0xffff,
        ..Default::default()
    };
    let site = ThreadSite {
        binding_table: GraphicsAddress(TABLE),
        sampler_state: GraphicsAddress(SAMPLER),
        ..Default::default()
    };
    let payloads: Vec<Grf> = (0..MESSAGES)
        .map(|number| {
            let mut grf = Grf::default();
            for lane in 0..16 {
                let (quad, corner) = (lane / 4, lane % 4);
                let x = (number * 8 + quad % 2 * 2 + corner % 2) as f32;
                let y = (number * 3 + quad / 2 * 2 + corner / 2) as f32;
                let texels = [x * case.scale + y * 0.1 + 0.3, y * case.scale * 0.4 - x * 0.1 + 0.7];
                let mut values = texels.map(|t| (t / SIDE as f32).to_bits());
                if case.message == LD {
                    values = texels.map(|t| t.abs() as u32 % SIDE);
                }
                let mut all = [0.5f32.to_bits(), values[0], values[1]];
                if case.message != SAMPLE_C {
                    all = [values[0], values[1], 0];
                }
                for (parameter, value) in all.into_iter().enumerate() {
                    grf.dwords[(10 + 2 * parameter) * 8 + lane] = value;
                }
            }
            grf
        })
        .collect();
    let (findings, ids, mut urb) = (Findings::new(false), Ids::default(), UrbStorage::new());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut functions = SharedFunctions::new(&mut urb, &space);
    let start = ThreadStart::default();
    let thread = MessageContext { site: &site, start: &start, dispatched_r0: 0 };
    let mut grfs = payloads;
    bencher.counter(divan::counter::ItemsCount::new(MESSAGES)).bench_local(|| {
        for grf in &mut grfs {
            functions.send(black_box(&message), grf, &thread, &mut NoPixels, None, &cx).unwrap();
        }
    });
    assert!(findings.list().is_empty(), "{:?}", findings.list());
}
