//! Draws that find resolved state against draws that resolve all of it: the same threads, pixels, counts, prices, reports.

use super::*;
use crate::testing::urb_of_field;
use hw::platforms::{BDW, SKL};
use ports::{Account, RenderTargetWrite, WriteKind};

const TARGETS: u64 = 0x10_0000;
const TARGET_BYTES: u64 = 0x1_0000;
const BLENDS: u64 = 0x400;
const SCISSORS: u64 = 0x600;
const DEPTHS: u64 = 0x680;
const CALC: u64 = 0x700;
const TABLES: u64 = 0x780;
const SURFACES: u64 = 0x800;

/// Vertex threads as [`Copier`] has them; pixel threads paint what they are given as constant.
struct Painting {
    copier: Copier,
    urb: FlatUrb,
    log: Vec<String>,
}

urb_of_field!(Painting);

impl Account for Painting {
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        self.log.push(format!("{work:?} {count}"));
        Ok(())
    }
    fn repeat(&mut self, _: bool) {}
}

impl Executor for Painting {
    fn prepare(&mut self, request: &KernelRequest, _: &Context) -> Result<KernelId, Stop> {
        self.log.push(format!("{request:?}"));
        Ok(KernelId(request.address.0 as u32))
    }
    fn begin(&mut self, _: &Context) {}
    fn launch<P: PixelThread>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        grf: &mut Grf,
        pixels: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        self.log.push(format!("{kernel:?} {site:?} {start:?} {:?}", grf.register(0)));
        if site.stage != ports::Stage::Pixel {
            std::mem::swap(&mut self.urb, &mut self.copier.urb);
            self.copier.vertex_thread(start, grf);
            std::mem::swap(&mut self.urb, &mut self.copier.urb);
            return Ok(());
        }
        self.log.push(format!("{:?}", [2, 3, 4, 5, 6, 7].map(|register| grf.register(register).to_vec())));
        let color = [0.25f32, 0.5, 0.75, 0.5].map(|value| [value.to_bits(); 16]);
        let write = RenderTargetWrite {
            kind: WriteKind::Simd8,
            binding_table_index: (grf.register(4)[0] & 1) as u8,
            render_target_index: 0,
            last_render_target: true,
            slot_group_high: false,
            pixel_mask: start.vector_mask,
            slots: 8,
            color: [&color[0], &color[1], &color[2], &color[3]],
            color1: None,
            source0_alpha: None,
            output_mask: None,
            depth: None,
            stencil: None,
            half_precision: false,
        };
        pixels.write(&write, cx)
    }
}

/// One of the two machines.
struct Side {
    pipeline: Pipeline3d,
    executor: Painting,
    registers: FlatRegisters,
    findings: probe::Findings,
    ids: probe::Ids,
}

impl Side {
    fn new() -> Self {
        let mut copier = bench(&CORNERS).executor;
        copier.first_row = 3;
        Self {
            pipeline: Pipeline3d::default(),
            executor: Painting { copier, urb: FlatUrb::new(256), log: Vec::new() },
            registers: FlatRegisters::default(),
            findings: probe::Findings::new(false),
            ids: probe::Ids::default(),
        }
    }

    fn command(&mut self, platform: &'static hw::Platform, id: CommandId, dwords: &[u32], kept: &mut Kept) {
        let cx = Context { platform, findings: &self.findings, ids: &self.ids };
        let Self { pipeline, executor, registers, .. } = self;
        let outcome = pipeline.command(id, dwords, executor, registers, kept, &cx);
        executor.log.push(format!("{outcome:?}"));
    }

    /// What there is to see of it.
    fn seen(&mut self) -> (Vec<String>, String) {
        let log = std::mem::take(&mut self.executor.log);
        let counted = std::mem::take(&mut self.registers.counted);
        self.executor.copier.launches.clear();
        let list: Vec<_> = self.findings.list().into_iter().map(|(f, entry)| (f, entry.count)).collect();
        (log, format!("{counted:?} {list:?} {:?}", self.pipeline.last_render_target))
    }
}

fn memory() -> AddressSpace {
    let mut space = AddressSpace::new(1 << 24).unwrap();
    space.bind_anonymous(GraphicsAddress(0x1000), 0x8000).unwrap();
    space.bind_anonymous(GraphicsAddress(TARGETS), 3 * TARGET_BYTES).unwrap();
    space
}

fn surface(target: u32, format: SurfaceFormat, platform: &hw::Platform) -> Vec<u32> {
    let state = hw::RenderSurfaceState {
        surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: u32::from(format.0),
        surface_base_address: TARGETS + u64::from(target) * TARGET_BYTES,
        surface_pitch: 511,
        width: 127,
        height: 127,
        surface_horizontal_alignment: 1,
        surface_vertical_alignment: 1,
        ..Default::default()
    };
    state.encode(platform)
}

/// State of draws that paint triangles.
fn state() -> Bound {
    let mut bound = bench(&CORNERS).bound;
    bound.bases.surface = GraphicsAddress(STATE);
    bound.binding_table_offsets = [TABLES; 5];
    bound.drawing_rectangle.clipped_drawing_rectangle_x_max = 0xffff;
    bound.drawing_rectangle.clipped_drawing_rectangle_y_max = 0xffff;
    bound.sample_mask.sample_mask = 0xffff;
    bound.blend_state_pointers.blend_state_pointer = BLENDS;
    bound.blend_state_pointers.blend_state_pointer_valid = true;
    bound.cc_state_pointers.color_calc_state_pointer = CALC;
    bound.cc_state_pointers.color_calc_state_pointer_valid = true;
    bound.viewport_pointers_cc.cc_viewport_pointer = DEPTHS;
    bound.scissor_pointers.scissor_rect_pointer = SCISSORS;
    bound.raster.scissor_rectangle_enable = true;
    bound.ps._8_pixel_dispatch_enable = true;
    bound.ps.kernel_start_pointer_0 = 0x40;
    bound.ps.dispatch_grf_start_register_for_constant_setup_data_0 = 4;
    bound.ps.push_constant_enable = true;
    bound.ps_blend.has_writeable_rt = true;
    bound.wm.barycentric_interpolation_mode = 1;
    bound.wm.statistics_enable = true;
    bound.depth_buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D;
    bound.depth_buffer.surface_format = hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT;
    bound.depth_buffer.surface_base_address = TARGETS + 2 * TARGET_BYTES;
    bound.depth_buffer.surface_pitch = 511;
    (bound.depth_buffer.width, bound.depth_buffer.height) = (127, 127);
    bound.depth_buffer.depth_write_enable = true;
    for stage in [0, 4] {
        bound.constants[stage].read_length[0] = 1;
        bound.constants[stage].buffer[0] = CONSTANTS - STATE;
    }
    bound.input.topology.primitive_topology_type = topo::TRISTRIP;
    bound
}

type Edit = fn(&mut Bound, u32);

/// Everything that a command may say anew between two draws; the number is 0 or 1.
const EDITS: [Edit; 38] = [
    |b, n| b.blend_state_pointers.blend_state_pointer = BLENDS + 0x80 * u64::from(n),
    |b, n| b.cc_state_pointers.color_calc_state_pointer = CALC + 0x40 * u64::from(n),
    |b, n| b.viewport_pointers_cc.cc_viewport_pointer = DEPTHS + 0x20 * u64::from(n),
    |b, n| b.scissor_pointers.scissor_rect_pointer = SCISSORS + 0x20 * u64::from(n),
    |b, n| b.viewport_pointers_sf_clip.sf_clip_viewport_pointer = 0x40 * u64::from(n),
    |b, n| b.blend_state_pointers.blend_state_pointer_valid = n == 0,
    |b, n| b.cc_state_pointers.color_calc_state_pointer_valid = n == 0,
    |b, n| {
        b.raster.cull_mode =
            [hw::State3dRaster::CULL_MODE_NONE, hw::State3dRaster::CULL_MODE_BACK][n as usize]
    },
    |b, n| b.raster.scissor_rectangle_enable = n == 0,
    |b, n| b.wm_depth_stencil.depth_test_enable = n == 1,
    |b, n| b.wm_depth_stencil.depth_buffer_write_enable = n == 1,
    |b, n| b.wm_depth_stencil.depth_test_function = 2 * n,
    |b, n| b.sample_mask.sample_mask = 0xffff * (1 - n),
    |b, n| b.ps.kernel_start_pointer_0 = 0x40 + 0x40 * u64::from(n),
    |b, n| b.ps.push_constant_enable = n == 0,
    |b, n| b.ps._8_pixel_dispatch_enable = n == 0,
    |b, n| b.ps_blend.has_writeable_rt = n == 0,
    |b, n| b.ps_extra.pixel_shader_valid = n == 0,
    |b, n| b.ps_extra.pixel_shader_kills_pixel = n == 1,
    |b, n| b.wm.statistics_enable = n == 0,
    |b, n| b.wm.barycentric_interpolation_mode = 1 + 7 * n,
    |b, n| b.vs.enable = n == 0,
    |b, n| b.vs.kernel_start_pointer = 0x100 * u64::from(n),
    |b, n| b.vs.statistics_enable = n == 0,
    |b, n| b.clip.clip_enable = n == 0,
    |b, n| b.sf.viewport_transform_enable = n == 0,
    |b, n| b.sbe.number_of_sf_output_attributes = 1 + n,
    |b, n| b.sbe.constant_interpolation_enable = n,
    |b, n| b.drawing_rectangle.clipped_drawing_rectangle_x_max = if n == 0 { 0xffff } else { 60 },
    |b, n| b.constants[4].buffer[0] = CONSTANTS - STATE + 0x40 * u64::from(n),
    |b, n| b.constants[0].read_length[0] = 1 + n,
    |b, n| b.constants[4].read_length[0] = 1 - n,
    |b, n| b.sampler_offsets[4] = 0x20 * u64::from(n),
    |b, n| b.binding_table_offsets[4] = TABLES + 0x20 * u64::from(n),
    |b, n| b.input.buffers[0].buffer_starting_address = VERTICES + 12 * u64::from(n),
    |b, n| b.input.topology.primitive_topology_type = [topo::TRISTRIP, topo::LINESTRIP][n as usize],
    |b, n| b.urb[0].entries = [16, 24][n as usize],
    // This one has something to report at each draw.
    |b, n| b.raster.conservative_rasterization_enable = n == 1,
];

/// Places of state in memory that are written between draws, with the values that they alternate between.
fn writes(platform: &hw::Platform) -> Vec<(u64, [Vec<u32>; 2])> {
    let viewport = hw::SfClipViewport { x_max_viewport: 99.0, y_max_viewport: 99.0, ..viewport() };
    let other = hw::SfClipViewport { viewport_matrix_element_m30: 40.0, ..viewport };
    let blend = hw::BlendStateEntry {
        color_buffer_blend_enable: true,
        source_blend_factor: 1,
        destination_blend_factor: 1,
        source_alpha_blend_factor: 1,
        destination_alpha_blend_factor: 1,
        ..Default::default()
    };
    let (rgba, bgra) = (SurfaceFormat::R8G8B8A8_UNORM, SurfaceFormat::B8G8R8A8_UNORM);
    let scissor = |edge: u32| vec![0, edge << 16 | edge];
    let depths = |least: f32| vec![least.to_bits(), 1f32.to_bits()];
    let entry = blend.encode(platform);
    let vertex = |x: f32| vec![x.to_bits()];
    vec![
        (STATE, [viewport.encode(platform), other.encode(platform)]),
        (STATE + 0x40, [other.encode(platform), viewport.encode(platform)]),
        (STATE + BLENDS + 4, [vec![0, 0], entry.clone()]),
        (STATE + BLENDS + 0x84, [entry, vec![0, 0]]),
        (STATE + SCISSORS, [scissor(100), scissor(70)]),
        (STATE + SCISSORS + 0x20, [scissor(50), scissor(90)]),
        (STATE + DEPTHS, [depths(0.0), depths(0.6)]),
        (STATE + DEPTHS + 0x20, [depths(0.2), depths(0.0)]),
        (STATE + CALC + 8, [vec![0; 4], vec![0x3f00_0000; 4]]),
        (STATE + TABLES, [vec![SURFACES as u32], vec![SURFACES as u32 + 64]]),
        (STATE + TABLES + 4, [vec![SURFACES as u32 + 64], vec![SURFACES as u32]]),
        (STATE + TABLES + 0x20, [vec![SURFACES as u32 + 64; 2], vec![SURFACES as u32; 2]]),
        (STATE + SURFACES, [surface(0, rgba, platform), surface(0, bgra, platform)]),
        (STATE + SURFACES + 64, [surface(1, rgba, platform), surface(0, rgba, platform)]),
        (CONSTANTS, [vec![0; 16], vec![1; 16]]),
        (CONSTANTS + 0x40, [vec![3; 16], vec![2; 16]]),
        (VERTICES, [vertex(-1.0), vertex(0.1)]),
    ]
}

fn commands(bound: &Bound, platform: &'static hw::Platform) -> Vec<(CommandId, Vec<u32>)> {
    let mut commands = Vec::new();
    let pipeline = Pipeline3d { bound: bound.clone(), ..Default::default() };
    pipeline.save(platform, &mut |id, dwords| commands.push((id, dwords)));
    commands
}

fn compare(platform: &'static hw::Platform, rounds: u32) {
    let mut seed = 0x2545_f491_4f6c_dd1du64;
    let mut random = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 16) as usize % below
    };
    let spaces = [memory(), memory()];
    let writes = writes(platform);
    let put = |at: u64, dwords: &[u32]| {
        spaces
            .iter()
            .for_each(|space| space.write(GraphicsAddress(at), bytemuck::cast_slice(dwords)).unwrap());
    };
    CORNERS
        .iter()
        .enumerate()
        .for_each(|(n, corner)| put(VERTICES + 12 * n as u64, &corner.map(f32::to_bits)));
    writes.iter().for_each(|(at, values)| put(*at, &values[0]));
    let mut sides = [Side::new(), Side::new()];
    let mut kept = Kept::new(&spaces[0]);
    let mut bound = state();
    let mut said: Vec<(CommandId, Vec<u32>)> = Vec::new();
    let (mut painted, mut found) = (0, 0);
    for round in 0..rounds {
        // Much of it stops all painting.
        if random(4) == 0 {
            bound = state();
        }
        for _ in 0..random(3) {
            EDITS[random(EDITS.len())](&mut bound, u32::from(random(4) == 0));
        }
        if random(3) == 0 {
            let (at, values) = &writes[random(writes.len())];
            put(*at, &values[random(2)]);
        }
        let now = commands(&bound, platform);
        for (place, (id, dwords)) in now.iter().enumerate() {
            // Now and then something is said again.
            if said.get(place).is_none_or(|(_, before)| before != dwords) || random(40) == 0 {
                sides[0].command(platform, *id, dwords, &mut kept);
                let fresh = &mut Kept::new(&spaces[1]);
                sides[1].pipeline = sides[1].pipeline.clone();
                sides[1].command(platform, *id, dwords, fresh);
            }
        }
        said = now;
        let draw = hw::Primitive3d {
            vertex_count_per_instance: 3 + random(2) as u32,
            start_vertex_location: random(2) as u32,
            instance_count: 1 + u32::from(random(4) == 0),
            primitive_topology_type: bound.input.topology.primitive_topology_type,
            ..Default::default()
        };
        let draw = draw.encode(platform);
        let before = kept.len();
        sides[0].command(platform, CommandId::Primitive3d, &draw, &mut kept);
        found += usize::from(before != 0 && kept.len() == before);
        sides[1].pipeline = sides[1].pipeline.clone();
        sides[1].command(platform, CommandId::Primitive3d, &draw, &mut Kept::new(&spaces[1]));
        let [one, two] = &mut sides;
        let (one, two) = (one.seen(), two.seen());
        assert_eq!(one, two, "round {round}");
        painted += one.0.iter().filter(|line| line.contains("stage: Pixel")).count();
        let bytes = [0, 1].map(|side: usize| {
            let mut bytes = vec![0; 3 * TARGET_BYTES as usize];
            spaces[side].read_into(GraphicsAddress(TARGETS), &mut bytes).unwrap();
            bytes
        });
        assert!(bytes[0] == bytes[1], "pixels of round {round}");
    }
    let used = |side: &Side| side.findings.used(platform);
    assert_eq!(used(&sides[0]), used(&sides[1]));
    assert!(painted > 20 * rounds as usize, "{painted} pixel threads");
    assert!(found > rounds as usize / 5);
}

#[test]
fn draws_with_state_of_earlier_ones_are_as_draws_that_resolve_everything() {
    compare(&SKL, 400);
    compare(&BDW, 150);
}
