//! A draw whose state a test changes part by part, on any platform, and the pixel threads that it runs.

use super::*;
use crate::testing::urb_without_account;
use bits::GraphicsAddress;
use hw::enums::{color_buffer_blend_factor as factor, color_buffer_blend_function as function};
use hw::format::SurfaceFormat;
use hw::platforms::{BDW, BXT, SKL};
use hw::{BlendStateEntry, Platform};
use ports::{InterpolatorRequest, RenderTargetRead, WriteKind};
use surface::tiling::{offset_w, offset_y};

/// The platforms whose pixel back end is built: Gen7 states threads in other commands.
pub(super) const PLATFORMS: [&Platform; 3] = [&BDW, &SKL, &BXT];

/// Kernels of the scene: where the threads of 8, 16 and 32 pixels start.
pub(super) const KERNELS: [u32; 3] = [0x40, 0x80, 0xc0];
/// Where state lies behind the base of dynamic and surface state.
const BLEND: u64 = 0x100;
pub(super) const VIEWPORTS: u64 = 0x200;
const CALC: u64 = 0x300;
const SURFACES: u64 = 0x400;
/// Bytes from target to target, and rows from sample to sample (or layer to layer) of one.
const TARGET_BYTES: u64 = 0x1_0000;
const SLICE_ROWS: u32 = 64;
/// Where stencils lie behind the depth buffer.
pub(super) const STENCIL: u64 = DEPTH + 0x3_0000;
const STENCIL_BYTES: usize = 0x8000;
/// Where control surfaces of a scene lie: behind stencils.
pub(super) const CONTROLS: u64 = STENCIL + STENCIL_BYTES as u64;
pub(super) const CONTROL_BYTES: usize = 0x8000;

/// One thread that ran.
#[derive(Clone)]
pub(super) struct Launch {
    /// 8, 16 or 32.
    pub(super) width: usize,
    pub(super) start: ThreadStart,
    pub(super) grf: Grf,
}

/// Runs threads that send the same messages each; kind, slots and mask of a message follow from the thread.
pub(super) struct Threads {
    urb: FlatUrb,
    /// What ran, in order.
    pub(super) launches: Vec<Launch>,
    /// Messages of a thread.
    pub(super) writes: Vec<RenderTargetWrite<'static>>,
    /// Read before the writes, and what came back.
    pub(super) read: Option<RenderTargetRead>,
    pub(super) was_read: Vec<[[u32; 16]; 4]>,
    /// Asked of the interpolator before the writes, and what it said to each thread.
    pub(super) asks: Vec<InterpolatorRequest>,
    pub(super) was_told: Vec<Vec<[[f32; 16]; 2]>>,
    /// Slots that messages write.
    pub(super) mask: u32,
    /// Colours are the first four flat attributes, from the setup data of the payload.
    pub(super) shows_attributes: bool,
    /// Messages of dual-source form: eight slots each, the low half of the sixteen and the high one.
    pub(super) sends_halves: bool,
}

urb_without_account!(Threads);

impl Executor for Threads {
    fn prepare(&mut self, request: &KernelRequest, _: &Context) -> Result<KernelId, Stop> {
        Ok(KernelId(request.address.0 as u32))
    }
    fn begin(&mut self, _: &Context) {}
    fn launch<P: PixelThread>(
        &mut self,
        kernel: KernelId,
        _: &ThreadSite,
        start: &ThreadStart,
        grf: &mut Grf,
        pixels: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        let width = 8 << KERNELS.iter().position(|&at| at == kernel.0).unwrap();
        self.launches.push(Launch { width, start: *start, grf: grf.clone() });
        if let Some(read) = &self.read {
            self.was_read.push(pixels.read(read, cx)?);
        }
        self.was_told.push(self.asks.iter().map(|ask| pixels.interpolate(ask, cx)).collect());
        let setup = [4, 6, 8][width.trailing_zeros() as usize - 3] * 8;
        for write in &self.writes {
            let mut color = write.color;
            if self.shows_attributes {
                color = std::array::from_fn(|channel| slots(grf.dwords[setup + 4 * channel + 3]));
            }
            if self.sends_halves {
                for (half, kind) in
                    [WriteKind::Simd8DualSourceLow, WriteKind::Simd8DualSourceHigh].into_iter().enumerate()
                {
                    let pixel_mask = start.vector_mask >> (8 * half) & self.mask & 0xff;
                    pixels.write(&RenderTargetWrite { kind, pixel_mask, slots: 8, color, ..*write }, cx)?;
                }
                continue;
            }
            for half in 0..width.div_ceil(16) {
                let write = RenderTargetWrite {
                    kind: if width == 8 { WriteKind::Simd8 } else { WriteKind::Simd16 },
                    slot_group_high: half == 1,
                    pixel_mask: start.vector_mask >> (16 * half) & self.mask,
                    slots: width.min(16) as u8,
                    color,
                    ..*write
                };
                pixels.write(&write, cx)?;
            }
        }
        Ok(())
    }
}

/// A message that gives every slot one colour of raw bits.
pub(super) fn message_of(bits: [u32; 4]) -> RenderTargetWrite<'static> {
    RenderTargetWrite { color: bits.map(slots), ..painter().write }
}

/// A message that gives every slot one colour.
pub(super) fn message(color: [f32; 4]) -> RenderTargetWrite<'static> {
    message_of(color.map(f32::to_bits))
}

/// An axis-aligned rectangle with its corners in pixels.
pub(super) fn rectangle_object([x0, y0]: [f32; 2], [x1, y1]: [f32; 2], z: f32) -> ScreenObject {
    ScreenObject { kind: ObjectKind::Rectangle, ..triangle([(x1, y1), (x0, y1), (x0, y0)], z) }
}

/// A pixel in the middle of what [`Scene::paint`] covers.
pub(super) const AT: [u32; 2] = [10, 10];

/// Bytes of a pixel of four floats.
pub(super) fn float_texel(color: [f32; 4]) -> [u8; 16] {
    bytemuck::cast(color.map(f32::to_le_bytes))
}

pub(super) fn floats_at(scene: &Scene, index: u64) -> [f32; 4] {
    bytemuck::cast::<[u8; 16], [u32; 4]>(scene.texel(index, AT, 0)).map(f32::from_bits)
}

/// Sum of source and destination.
pub(super) fn additive() -> BlendStateEntry {
    BlendStateEntry {
        color_buffer_blend_enable: true,
        source_blend_factor: factor::ONE,
        destination_blend_factor: factor::ONE,
        color_blend_function: function::ADD,
        ..Default::default()
    }
}

/// State, memory and threads.
pub(super) struct Scene {
    pub(super) platform: &'static Platform,
    pub(super) space: AddressSpace,
    pub(super) bound: Bound,
    pub(super) threads: Threads,
    header: hw::BlendState,
    /// Systems of the Gaps and breaches of the last draw.
    pub(super) findings: Vec<&'static str>,
    samples_log2: u32,
}

impl Scene {
    /// A draw of opaque white to one RGBA8 target of 64 x 64 pixels, without depth or stencil.
    pub(super) fn rgba8(platform: &'static Platform) -> Scene {
        let space = space();
        let bound = bound_on(platform, &space, |_| ());
        let threads = Threads {
            urb: FlatUrb::new(0),
            launches: Vec::new(),
            writes: vec![message([1.0; 4])],
            read: None,
            was_read: Vec::new(),
            asks: Vec::new(),
            was_told: Vec::new(),
            mask: u32::MAX,
            shows_attributes: false,
            sends_halves: false,
        };
        let header = hw::BlendState::default();
        let findings = Vec::new();
        let mut scene = Scene { platform, space, bound, threads, header, findings, samples_log2: 0 };
        scene.set_target(0, SurfaceFormat::R8G8B8A8_UNORM, |_| ());
        scene
    }

    pub(super) fn put_state(&self, offset: u64, dwords: &[u32]) {
        self.space.write(GraphicsAddress(STATE + offset), bytemuck::cast_slice(dwords)).unwrap();
    }

    /// Gives binding-table entry `index` a linear picture of 64 x 64 pixels.
    pub(super) fn set_target(
        &mut self,
        index: u64,
        format: SurfaceFormat,
        edit: impl FnOnce(&mut RenderSurfaceState),
    ) {
        let bytes = u32::from(format.layout().unwrap().block_bits) / 8;
        let mut surface = RenderSurfaceState {
            surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
            surface_format: u32::from(format.0),
            surface_base_address: TARGET + index * TARGET_BYTES,
            surface_pitch: WIDTH * bytes - 1,
            surface_qpitch: SLICE_ROWS / 4,
            width: WIDTH - 1,
            height: WIDTH - 1,
            surface_horizontal_alignment: 1,
            surface_vertical_alignment: 1,
            number_of_multisamples: self.samples_log2,
            ..Default::default()
        };
        edit(&mut surface);
        self.put_state(index * 4, &[(SURFACES + index * 64) as u32]);
        self.put_state(SURFACES + index * 64, &surface.encode(self.platform));
    }

    /// Target 0 and rasterization have `2^log2` samples (up to four) at the usual places.
    pub(super) fn multisampled(&mut self, log2: u32, format: SurfaceFormat) {
        self.samples_log2 = log2;
        self.bound.multisample.number_of_multisamples = log2;
        self.bound.raster.dx_multisample_rasterization_enable = true;
        let pattern = &mut self.bound.sample_pattern;
        (pattern._2x_sample0_x_offset, pattern._2x_sample0_y_offset) = (0.75, 0.75);
        (pattern._2x_sample1_x_offset, pattern._2x_sample1_y_offset) = (0.25, 0.25);
        (pattern._4x_sample0_x_offset, pattern._4x_sample0_y_offset) = (0.375, 0.125);
        (pattern._4x_sample1_x_offset, pattern._4x_sample1_y_offset) = (0.875, 0.375);
        (pattern._4x_sample2_x_offset, pattern._4x_sample2_y_offset) = (0.125, 0.625);
        (pattern._4x_sample3_x_offset, pattern._4x_sample3_y_offset) = (0.625, 0.875);
        self.set_target(0, format, |_| ());
    }

    pub(super) fn blend_header(&mut self, edit: impl FnOnce(&mut hw::BlendState)) {
        edit(&mut self.header);
        self.put_state(BLEND, &self.header.encode(self.platform));
    }

    pub(super) fn blend_entry(&self, index: u64, entry: &hw::BlendStateEntry) {
        self.put_state(BLEND + 4 + index * 8, &entry.encode(self.platform));
    }

    pub(super) fn calc(&mut self, state: &hw::ColorCalcState) {
        self.put_state(CALC, &state.encode(self.platform));
        self.bound.cc_state_pointers.color_calc_state_pointer = CALC;
        self.bound.cc_state_pointers.color_calc_state_pointer_valid = true;
    }

    /// A depth buffer without HiZ that is full of one depth; test and write are off.
    pub(super) fn depth_buffer(&mut self, format: u32, depth: f32) {
        let (bytes, steps) = match format {
            hw::State3dDepthBuffer::SURFACE_FORMAT_D16_UNORM => (2, 65_535.0),
            hw::State3dDepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT => (4, 16_777_215.0),
            _ => (4, 0.0),
        };
        self.extent();
        let buffer = &mut self.bound.depth_buffer;
        buffer.surface_format = format;
        buffer.surface_base_address = DEPTH;
        // Wide enough for the rows of eight samples.
        buffer.surface_pitch = 4 * WIDTH * bytes - 1;
        buffer.depth_write_enable = true;
        let stored = match steps {
            0.0 => depth.to_bits(),
            steps => (f64::from(depth) * steps).round_ties_even() as u32,
        };
        let all = stored.to_le_bytes()[..bytes as usize].repeat((STENCIL - DEPTH) as usize / bytes as usize);
        self.space.write(GraphicsAddress(DEPTH), &all).unwrap();
    }

    /// A stencil buffer that is full of one value; the test is off. Without a depth buffer depths are not stored.
    pub(super) fn stencil_buffer(&mut self, value: u8) {
        self.extent();
        if self.bound.depth_buffer.surface_base_address == 0 {
            self.bound.depth_buffer.surface_base_address = DEPTH;
            self.bound.depth_buffer.surface_format = hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT;
            self.bound.depth_buffer.surface_pitch = 4 * WIDTH * 4 - 1;
        }
        self.bound.depth_buffer.stencil_write_enable = true;
        self.bound.stencil_buffer = hw::State3dStencilBuffer {
            stencil_buffer_enable: true,
            surface_base_address: STENCIL,
            surface_pitch: 8 * WIDTH - 1,
            ..Default::default()
        };
        self.space.write(GraphicsAddress(STENCIL), &[value; STENCIL_BYTES]).unwrap();
    }

    fn extent(&mut self) {
        let buffer = &mut self.bound.depth_buffer;
        buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D;
        buffer.width = WIDTH - 1;
        buffer.height = WIDTH - 1;
    }

    /// 3DSTATE_WM_HZ_OP with all of the buffers as its rectangle.
    pub(super) fn hz_op(&mut self, edit: impl FnOnce(&mut hw::State3dWmHzOp), depth: f32) {
        let mut op = hw::State3dWmHzOp {
            clear_rectangle_x_max: WIDTH,
            clear_rectangle_y_max: WIDTH,
            sample_mask: 0xffff,
            number_of_multisamples: self.samples_log2,
            ..Default::default()
        };
        edit(&mut op);
        self.bound.clear_params.depth_clear_value = depth;
        self.bound.wm_hz_op = op;
        let (findings, ids) = (probe::Findings::new(false), probe::Ids::default());
        let cx = &Context { platform: self.platform, findings: &findings, ids: &ids };
        clear_or_resolve(&self.bound, &mut Unmetered, &self.space, cx).unwrap();
        self.bound.wm_hz_op = hw::State3dWmHzOp::default();
        self.findings = findings.list().iter().map(|(finding, _)| finding.system).collect();
    }

    /// Runs a draw of these objects; threads, reads and findings of draws before are forgotten.
    pub(super) fn draw(&mut self, objects: &[ScreenObject]) -> FlatRegisters {
        self.threads.launches.clear();
        self.threads.was_read.clear();
        self.threads.was_told.clear();
        let mut registers = FlatRegisters::default();
        let (findings, ids) = (probe::Findings::new(false), probe::Ids::default());
        let cx = &Context { platform: self.platform, findings: &findings, ids: &ids };
        let threads = &mut self.threads;
        if let Some(mut backend) = PixelBackend::resolve(&self.bound, threads, &self.space, cx).unwrap() {
            for object in objects {
                backend.draw_object(object, threads, &mut registers, cx).unwrap();
            }
            backend.finish(threads, &mut registers, cx).unwrap();
        }
        self.findings = findings.list().iter().map(|(finding, _)| finding.system).collect();
        registers
    }

    /// Sends one message with this colour and draws a triangle over the pixels around (10, 10).
    pub(super) fn paint(&mut self, color: [f32; 4]) -> FlatRegisters {
        self.threads.writes = vec![message(color)];
        self.draw(&[triangle(SQUARE, 0.5)])
    }

    fn texel_at(&self, index: u64, [x, y]: [u32; 2], slice: u32, bytes: usize) -> GraphicsAddress {
        let row = u64::from(slice * SLICE_ROWS + y) * u64::from(WIDTH);
        GraphicsAddress(TARGET + index * TARGET_BYTES + (row + u64::from(x)) * bytes as u64)
    }

    /// The bytes of a pixel of target `index`, of one sample or layer.
    pub(super) fn texel<const N: usize>(&self, index: u64, at: [u32; 2], slice: u32) -> [u8; N] {
        let mut bytes = [0; N];
        self.space.read_into(self.texel_at(index, at, slice, N), &mut bytes).unwrap();
        bytes
    }

    /// Gives the first slice of target `index` one texel everywhere.
    pub(super) fn fill_target<const N: usize>(&self, index: u64, texel: [u8; N]) {
        for y in 0..WIDTH {
            let row = texel.repeat(WIDTH as usize);
            self.space.write(self.texel_at(index, [0, y], 0, N), &row).unwrap();
        }
    }

    /// The stored depth of a pixel of single-sampled buffers.
    pub(super) fn depth_at(&self, [x, y]: [u32; 2]) -> u32 {
        let pitch = self.bound.depth_buffer.surface_pitch as usize + 1;
        let short =
            self.bound.depth_buffer.surface_format == hw::State3dDepthBuffer::SURFACE_FORMAT_D16_UNORM;
        let bytes = if short { 2 } else { 4 };
        let at = offset_y(x as usize * bytes, y as usize, pitch) as u64;
        let stored = self.space.read_u32(GraphicsAddress(DEPTH + (at & !3))).unwrap();
        if short { stored >> (8 * (at & 2)) & 0xffff } else { stored }
    }

    /// The stencil of a pixel of single-sampled buffers.
    pub(super) fn stencil_at(&self, [x, y]: [u32; 2]) -> u8 {
        let pitch = self.bound.stencil_buffer.surface_pitch as usize + 1;
        let at = offset_w(x as usize, y as usize, pitch) as u64;
        let mut byte = [0];
        self.space.read_into(GraphicsAddress(STENCIL + at), &mut byte).unwrap();
        byte[0]
    }
}
