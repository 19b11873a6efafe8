//! The whole back end against a thread that only writes a colour.

use super::*;
use crate::item::ScreenVertex;
use crate::testing::{FlatRegisters, FlatUrb, urb_of_field, with_context, with_platform};
use bits::GraphicsAddress;
use hw::RenderSurfaceState;
use ports::{
    Grf, KernelId, KernelRequest, PixelThread, RenderTargetWrite, ThreadSite, ThreadStart, Unmetered,
    WriteKind,
};

mod blending;
mod clears;
mod color_writes;
mod copies;
mod coverage;
mod depth;
mod depth_clears;
mod dispatch;
mod dither;
mod messages;
mod outlines;
mod payload;
mod raster;
mod scene;
mod stencil;
mod tiles;
mod used;
mod written;

const TARGET: u64 = 0x10_0000;
const DEPTH: u64 = 0x20_0000;
/// Control surfaces, behind the depth buffer.
const CONTROL: u64 = DEPTH + 0x1_0000;
const STATE: u64 = 0x1_0000;
const WIDTH: u32 = 64;

/// The same DWord for every slot.
fn slots(bits: u32) -> &'static [u32; 16] {
    Box::leak(Box::new([bits; 16]))
}

/// Runs "threads" that write one colour to target 0.
struct Painter {
    urb: FlatUrb,
    color: [f32; 4],
    launches: Vec<(u32, Grf)>,
    write: RenderTargetWrite<'static>,
    /// Samples of subspans that were tested, as far as they have a price.
    tested: u64,
    /// Threads may run side by side.
    is_parted: bool,
    /// What threads copy, if that is what they do.
    texels: Option<ports::CopiedTexels>,
    /// Threads that were paid for without being run.
    threads: u64,
}

urb_of_field!(Painter);

impl Account for Painter {
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        if work == Work::Subspan {
            self.tested += count;
        }
        Ok(())
    }
    fn repeat(&mut self, _: bool) {}
}

impl Executor for Painter {
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
        self.launches.push((kernel.0, grf.clone()));
        let wide = kernel.0 == 0x80;
        let write = RenderTargetWrite {
            kind: if wide { WriteKind::Simd16 } else { WriteKind::Simd8 },
            last_render_target: true,
            pixel_mask: start.vector_mask,
            slots: if wide { 16 } else { 8 },
            color: self.color.map(|c| slots(c.to_bits())),
            ..self.write
        };
        pixels.write(&write, cx)
    }
    fn copied_texels(
        &mut self,
        kernels: &[ports::PixelKernel],
        _: &ThreadStart,
        payload: &Grf,
        pixels: [std::ops::Range<u32>; 2],
        _: &Context,
    ) -> Option<ports::CopiedTexels> {
        self.texels.as_ref().map(|said| copies::texels(said, kernels, payload, pixels))
    }
    fn spend_threads(&mut self, threads: u64, cost: [u64; 2]) -> Result<(), Stop> {
        assert_eq!(cost, [20, 512]);
        self.threads += threads;
        Ok(())
    }
    fn may_run_pieces(
        &mut self,
        kernels: &[KernelId],
        _: &ThreadSite,
        _: &ThreadStart,
        _: &Context,
    ) -> Option<Vec<u8>> {
        self.is_parted.then(|| if kernels.is_empty() { vec![] } else { vec![self.write.binding_table_index] })
    }
}

fn painter() -> Painter {
    let write = RenderTargetWrite {
        kind: WriteKind::Simd8,
        binding_table_index: 0,
        render_target_index: 0,
        last_render_target: true,
        slot_group_high: false,
        pixel_mask: 0,
        slots: 8,
        color: [&[0; 16]; 4],
        color1: None,
        source0_alpha: None,
        output_mask: None,
        depth: None,
        stencil: None,
        half_precision: false,
    };
    Painter {
        urb: FlatUrb::new(0),
        color: [1.0, 0.5, 0.0, 1.0],
        launches: Vec::new(),
        write,
        tested: 0,
        is_parted: false,
        texels: None,
        threads: 0,
    }
}

fn space() -> AddressSpace {
    let mut space = AddressSpace::new(1 << 24).unwrap();
    space.bind_anonymous(GraphicsAddress(STATE), 0x1_0000).unwrap();
    space.bind_anonymous(GraphicsAddress(TARGET), 0x4_0000).unwrap();
    space.bind_anonymous(GraphicsAddress(DEPTH), 0x4_0000).unwrap();
    space
}

/// State of a draw to a 64x64 RGBA8 linear target; `edit` changes the surface state.
fn bound(space: &AddressSpace, edit: impl FnOnce(&mut RenderSurfaceState)) -> Bound {
    bound_on(&hw::platforms::SKL, space, edit)
}

/// [`bound`] with structures as a platform has them.
fn bound_on(
    platform: &'static hw::Platform,
    space: &AddressSpace,
    edit: impl FnOnce(&mut RenderSurfaceState),
) -> Bound {
    let mut surface = RenderSurfaceState {
        surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: u32::from(hw::format::SurfaceFormat::R8G8B8A8_UNORM.0),
        surface_base_address: TARGET,
        surface_pitch: WIDTH * 4 - 1,
        width: WIDTH - 1,
        height: WIDTH - 1,
        surface_horizontal_alignment: 1,
        surface_vertical_alignment: 1,
        ..Default::default()
    };
    edit(&mut surface);
    let put =
        |at: u64, dwords: &[u32]| space.write(GraphicsAddress(at), bytemuck::cast_slice(dwords)).unwrap();
    // Binding table at +0, surface state at +0x40, blend state at +0x100, viewport depth range at +0x200.
    put(STATE, &[0x40]);
    put(STATE + 0x40, &surface.encode(platform));
    put(STATE + 0x100, &[0; 17]);
    put(STATE + 0x200, &[0f32.to_bits(), 1f32.to_bits()]);
    let mut bound = Bound::default();
    bound.bases.surface = GraphicsAddress(STATE);
    bound.bases.dynamic = GraphicsAddress(STATE);
    bound.drawing_rectangle.clipped_drawing_rectangle_x_max = 0xffff;
    bound.drawing_rectangle.clipped_drawing_rectangle_y_max = 0xffff;
    bound.sample_mask.sample_mask = 0xffff;
    bound.sample_pattern._1x_sample0_x_offset = 0.5;
    bound.sample_pattern._1x_sample0_y_offset = 0.5;
    bound.blend_state_pointers.blend_state_pointer = 0x100;
    bound.blend_state_pointers.blend_state_pointer_valid = true;
    bound.viewport_pointers_cc.cc_viewport_pointer = 0x200;
    bound.ps._8_pixel_dispatch_enable = true;
    bound.ps._16_pixel_dispatch_enable = true;
    bound.ps.kernel_start_pointer_0 = 0x40;
    bound.ps.kernel_start_pointer_2 = 0x80;
    bound.ps.dispatch_grf_start_register_for_constant_setup_data_0 = 4;
    bound.ps.dispatch_grf_start_register_for_constant_setup_data_2 = 6;
    bound.ps.vector_mask_enable = true;
    bound.ps_extra.pixel_shader_valid = true;
    bound.ps_blend.has_writeable_rt = true;
    bound.wm.barycentric_interpolation_mode = 1;
    bound.wm.statistics_enable = true;
    bound.depth_buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_NULL;
    bound
}

fn triangle(p: [(f32, f32); 3], z: f32) -> ScreenObject {
    ScreenObject {
        vertices: p.map(|(x_px, y_px)| ScreenVertex { x_px, y_px, z, inverse_w: 1.0 }),
        channels: 4,
        ..ScreenObject::default()
    }
}

fn draw(
    bound: &Bound,
    space: &AddressSpace,
    objects: &[ScreenObject],
    painter: &mut Painter,
) -> FlatRegisters {
    draw_on(&hw::platforms::SKL, bound, space, objects, painter)
}

fn draw_on(
    platform: &'static hw::Platform,
    bound: &Bound,
    space: &AddressSpace,
    objects: &[ScreenObject],
    painter: &mut Painter,
) -> FlatRegisters {
    let mut registers = FlatRegisters::default();
    with_platform(platform, |cx| {
        let mut backend = PixelBackend::resolve(bound, painter, space, cx).unwrap().unwrap();
        for object in objects {
            backend.draw_object(object, painter, &mut registers, cx).unwrap();
        }
        backend.finish(painter, &mut registers, cx).unwrap();
    });
    registers
}

/// Draws and gives what was found.
fn draw_and_list(
    platform: &'static hw::Platform,
    bound: &Bound,
    space: &AddressSpace,
    objects: &[ScreenObject],
    painter: &mut Painter,
) -> Vec<probe::Finding> {
    let mut registers = FlatRegisters::default();
    with_platform(platform, |cx| {
        let mut backend = PixelBackend::resolve(bound, painter, space, cx).unwrap().unwrap();
        for object in objects {
            backend.draw_object(object, painter, &mut registers, cx).unwrap();
        }
        cx.findings.list().into_iter().map(|(finding, _)| finding).collect()
    })
}

fn pixel(space: &AddressSpace, x: u32, y: u32) -> u32 {
    space.read_u32(GraphicsAddress(TARGET + u64::from(y * WIDTH + x) * 4)).unwrap()
}

const SQUARE: [(f32, f32); 3] = [(8.0, 8.0), (24.0, 8.0), (8.0, 24.0)];

#[test]
fn a_triangle_is_painted_where_it_covers_pixels_and_nowhere_else() {
    let space = space();
    let bound = bound(&space, |_| ());
    let mut painter = painter();
    let registers = draw(&bound, &space, &[triangle(SQUARE, 0.5)], &mut painter);
    let mut painted = 0;
    for y in 0..WIDTH {
        for x in 0..WIDTH {
            let inside = x >= 8 && y >= 8 && x + y + 1 < 32;
            assert_eq!(pixel(&space, x, y), if inside { 0xff00_80ff } else { 0 }, "{x} {y}");
            painted += u64::from(inside);
        }
    }
    assert_eq!(registers.total(Counter::PsInvocations), painted);
    assert_eq!(registers.total(Counter::PsDepthCount), painted);
    // Wide dispatches while enough is there, at most one narrow one at the end.
    assert!(painter.launches.iter().filter(|l| l.0 == 0x40).count() <= 1);
}

#[test]
fn the_payload_holds_coordinates_masks_barycentrics_and_setup_data() {
    let space = space();
    let bound = bound(&space, |_| ());
    let mut painter = painter();
    let mut object = triangle([(0.0, 0.0), (4.0, 0.0), (0.0, 4.0)], 0.5);
    object.attributes[0] = [1f32.to_bits(), 3f32.to_bits(), 5f32.to_bits()];
    object.attributes[1] = [7, 7, 7];
    object.constant_channels = 2;
    draw(&bound, &space, &[object], &mut painter);
    let (kernel, grf) = &painter.launches[0];
    assert_eq!(*kernel, 0x80);
    assert_eq!(grf.register(1)[2..5], [0, 2, 2 << 16]);
    // Subspans at (0,0) all but the last pixel of the diagonal rule, (2,0), (0,2).
    let mask = grf.register(1)[7] & 0xffff;
    assert_eq!(mask, grf.register(1)[7] >> 16);
    assert_eq!(mask & 0xf, 0b1111);
    // Pixel centres of slot 0 and 1: parameter 1 is x/4, parameter 2 y/4.
    assert_eq!(f32::from_bits(grf.register(2)[0]), 0.125);
    assert_eq!(f32::from_bits(grf.register(2)[1]), 0.375);
    assert_eq!(f32::from_bits(grf.register(3)[2]), 0.375);
    // SIMD16: slots 8 to 11 are the third subspan.
    assert_eq!(f32::from_bits(grf.register(5)[0]), 0.625);
    assert_eq!(grf.register(6)[0..4], [2f32.to_bits(), 4f32.to_bits(), 0, 1f32.to_bits()]);
    assert_eq!(grf.register(6)[4..8], [0, 0, 0, 7]);
}

/// A draw with a depth buffer that has HiZ.
fn bound_with_depth(space: &AddressSpace) -> Bound {
    let mut bound = bound(space, |_| ());
    bound.depth_buffer = hw::State3dDepthBuffer {
        surface_type: hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT,
        surface_base_address: DEPTH,
        surface_pitch: 256 - 1,
        width: WIDTH - 1,
        height: WIDTH - 1,
        depth_write_enable: true,
        hierarchical_depth_buffer_enable: true,
        ..Default::default()
    };
    bound.hier_depth_buffer = hw::State3dHierDepthBuffer {
        surface_base_address: CONTROL,
        surface_pitch: 127,
        ..Default::default()
    };
    bound
}

fn use_depth(bound: &mut Bound, function: u32) {
    bound.wm_depth_stencil.depth_test_enable = true;
    bound.wm_depth_stencil.depth_buffer_write_enable = true;
    bound.wm_depth_stencil.depth_test_function = function;
}

#[test]
fn clear_hierarchical_depth_is_what_clear_params_say_when_it_is_looked_at() {
    use hw::enums::compare_function::{EQUAL, LESS};
    let space = space();
    let mut bound = bound_with_depth(&space);
    let depth = |x: usize, y| {
        let at = surface::tiling::offset(surface::Tiling::Y, x * 4, y, 256) as u64;
        f32::from_bits(space.read_u32(GraphicsAddress(DEPTH + at)).unwrap())
    };
    // No clear was ever asked for: HiZ is zeros. Without a write the value may change again.
    use_depth(&mut bound, EQUAL);
    bound.wm_depth_stencil.depth_buffer_write_enable = false;
    for clear in [0.5, 0.75] {
        bound.clear_params.depth_clear_value = clear;
        let passed = |z| {
            let registers = draw(&bound, &space, &[triangle(SQUARE, z)], &mut painter());
            registers.total(Counter::PsDepthCount)
        };
        assert!(passed(clear) > 0 && passed(0.25) == 0);
    }
    use_depth(&mut bound, LESS);
    draw(&bound, &space, &[triangle(SQUARE, 0.25)], &mut painter());
    bound.clear_params.depth_clear_value = 1.0;
    draw(&bound, &space, &[triangle([(40.0, 40.0), (44.0, 40.0), (40.0, 44.0)], 0.9)], &mut painter());
    assert_eq!([depth(9, 9), depth(41, 41)], [0.25, 0.75]);

    // A clear, a resolve, and what was written past HiZ.
    let operate = |bound: &mut Bound, edit: fn(&mut hw::State3dWmHzOp)| {
        bound.wm_hz_op = hw::State3dWmHzOp {
            clear_rectangle_x_max: WIDTH,
            clear_rectangle_y_max: WIDTH,
            sample_mask: 0xffff,
            ..Default::default()
        };
        edit(&mut bound.wm_hz_op);
        with_context(|cx| clear_or_resolve(bound, &mut Unmetered, &space, cx).unwrap());
    };
    operate(&mut bound, |op| op.depth_buffer_clear_enable = true);
    assert_eq!([depth(9, 9), depth(41, 41)], [0.25, 0.75]);
    operate(&mut bound, |op| op.depth_buffer_resolve_enable = true);
    assert_eq!([depth(9, 9), depth(41, 41)], [1.0, 1.0]);
    operate(&mut bound, |op| op.depth_buffer_clear_enable = true);
    space.write_u32(GraphicsAddress(DEPTH), 0.125f32.to_bits()).unwrap();
    operate(&mut bound, |op| op.hierarchical_depth_buffer_resolve_enable = true);
    operate(&mut bound, |op| op.depth_buffer_resolve_enable = true);
    assert_eq!(depth(0, 0), 0.125);
}

#[test]
fn a_nearer_object_hides_a_farther_one_in_any_order() {
    for near_first in [false, true] {
        let space = space();
        let mut bound = bound_with_depth(&space);
        bound.wm_hz_op.depth_buffer_clear_enable = true;
        bound.wm_hz_op.clear_rectangle_x_max = WIDTH;
        bound.wm_hz_op.clear_rectangle_y_max = WIDTH;
        bound.wm_hz_op.sample_mask = 1;
        bound.clear_params.depth_clear_value = 1.0;
        with_context(|cx| {
            clear_or_resolve(&bound, &mut Unmetered, &space, cx).unwrap();
        });
        use_depth(&mut bound, hw::enums::compare_function::LESS);
        let mut painter = painter();
        let mut counts = Vec::new();
        for near in [near_first, !near_first] {
            painter.color = if near { [0.0, 1.0, 0.0, 1.0] } else { [1.0, 0.0, 0.0, 1.0] };
            let object = triangle(SQUARE, if near { 0.25 } else { 0.75 });
            counts.push(draw(&bound, &space, &[object], &mut painter).total(Counter::PsDepthCount));
        }
        assert_eq!(pixel(&space, 10, 10), 0xff00_ff00);
        assert_eq!(counts[1] == 0, near_first);
    }
}

#[test]
fn what_is_neither_tested_nor_shaded_is_counted_and_has_no_price() {
    let space = space();
    let mut bound = bound(&space, |_| ());
    bound.ps_blend.has_writeable_rt = false;
    let mut painter = painter();
    // A triangle over the whole of the largest framebuffer.
    let object = triangle([(0.0, 0.0), (32767.0, 0.0), (0.0, 32767.0)], 0.5);
    bound.drawing_rectangle.clipped_drawing_rectangle_x_max = 0x3fff;
    bound.drawing_rectangle.clipped_drawing_rectangle_y_max = 0x3fff;
    let registers = draw(&bound, &space, &[object], &mut painter);
    assert_eq!(registers.total(Counter::PsDepthCount), 16384 * 16384 - 1);
    assert_eq!((painter.tested, painter.launches.len()), (0, 0));
}

#[test]
fn threads_without_depth_and_stencil_pay_for_no_test_and_others_for_the_samples_they_light() {
    for (has_depth, tested) in [(false, 0), (true, 36)] {
        let space = space();
        let mut bound = bound(&space, |_| ());
        bound.wm_depth_stencil.depth_test_enable = has_depth;
        bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::ALWAYS;
        bound.depth_buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D;
        bound.depth_buffer.surface_format = hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT;
        bound.depth_buffer.surface_base_address = DEPTH;
        bound.depth_buffer.surface_pitch = 256 - 1;
        (bound.depth_buffer.width, bound.depth_buffer.height) = (WIDTH - 1, WIDTH - 1);
        let mut painter = painter();
        let registers = draw(&bound, &space, &[triangle(SQUARE, 0.5)], &mut painter);
        // Eight rows of subspans below a diagonal: 1 + 2 + ... + 8.
        assert_eq!(painter.tested, tested);
        assert_eq!(registers.total(Counter::PsDepthCount), 120);
    }
}

#[test]
fn fast_clears_fill_the_scaled_rectangle_clamped_to_the_surface() {
    let space = space();
    let target = |surface: &mut hw::RenderSurfaceState| {
        surface.tile_mode = hw::RenderSurfaceState::TILE_MODE_YMAJOR;
        surface.auxiliary_surface_mode = hw::RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_D;
        surface.auxiliary_surface_base_address = CONTROL;
        surface.red_clear_color = 1f32.to_bits() as _;
        surface.alpha_clear_color = 1f32.to_bits() as _;
    };
    let mut bound = bound(&space, target);
    let at = |x: usize, y| surface::tiling::offset(surface::Tiling::Y, x * 4, y, 256) as u64;
    let pixel = |x, y| space.read_u32(GraphicsAddress(TARGET + at(x, y))).unwrap();
    bound.ps.render_target_fast_clear_enable = true;
    let mut object = triangle([(1.0, 2.0), (0.0, 2.0), (0.0, 0.0)], 0.0);
    object.kind = ObjectKind::Rectangle;
    draw(&bound, &space, std::slice::from_ref(&object), &mut painter());
    // 8 by 16 blocks of 8 by 4 pixels are clear, two bits each; the surface itself is as it was.
    let control = |byte| space.read_u32(GraphicsAddress(CONTROL + byte)).unwrap();
    assert_eq!([control(0), control(4), control(0x38), control(0x40)], [u32::MAX, 0, u32::MAX, 0]);
    assert_eq!(pixel(0, 0), 0);
    bound.ps.render_target_fast_clear_enable = false;
    bound.ps.render_target_resolve_type = hw::State3dPs::RENDER_TARGET_RESOLVE_TYPE_RESOLVE_FULL;
    draw(&bound, &space, std::slice::from_ref(&object), &mut painter());
    for (x, y) in [(0, 0), (63, 63), (5, 40)] {
        assert_eq!(pixel(x, y), 0xff00_00ff);
    }
    assert_eq!(control(0), 0);
}

#[test]
fn what_a_draw_does_not_cover_of_a_clear_target_has_the_clear_colour() {
    let space = space();
    let bound = bound(&space, |surface| {
        surface.tile_mode = hw::RenderSurfaceState::TILE_MODE_YMAJOR;
        surface.auxiliary_surface_mode = hw::RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_E;
        surface.auxiliary_surface_base_address = CONTROL;
        surface.green_clear_color = 1f32.to_bits() as _;
    });
    space.write(GraphicsAddress(CONTROL), &[0xff; 64]).unwrap();
    draw(&bound, &space, &[triangle(SQUARE, 0.5)], &mut painter());
    let at = |x: usize, y| surface::tiling::offset(surface::Tiling::Y, x * 4, y, 256) as u64;
    let pixel = |x, y| space.read_u32(GraphicsAddress(TARGET + at(x, y))).unwrap();
    assert_eq!([pixel(9, 9), pixel(40, 40)], [0xff00_80ff, 0x0000_ff00]);
    assert_eq!(space.read_u32(GraphicsAddress(CONTROL)).unwrap(), 0);
}

#[test]
fn a_colour_mask_keeps_the_other_channels() {
    let space = space();
    let bound = bound(&space, |_| ());
    let entry =
        hw::BlendStateEntry { write_disable_green: true, write_disable_alpha: true, ..Default::default() };
    let words = entry.encode(&hw::platforms::SKL);
    space.write(GraphicsAddress(STATE + 0x104), bytemuck::cast_slice(&words)).unwrap();
    draw(&bound, &space, &[triangle(SQUARE, 0.5)], &mut painter());
    assert_eq!(pixel(&space, 9, 9), 0x0000_00ff);
}

/// A xorshift generator that likes extreme values.
struct Spite(u64);

impl Spite {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 as u32
    }

    fn word(&mut self) -> u32 {
        const EXTREMES: [u32; 8] =
            [0, u32::MAX, 0x7f80_0000, 0x7fc0_0000, 0xff80_0000, 0x8000_0000, 0x3f80_0000, 0x477f_ff00];
        match self.next() % 4 {
            0 => EXTREMES[self.next() as usize % EXTREMES.len()],
            1 => 1 << (self.next() % 32),
            _ => self.next(),
        }
    }

    fn words<const N: usize>(&mut self) -> [u32; N] {
        std::array::from_fn(|_| self.word())
    }

    /// Mostly a few pixels around the target, sometimes anything.
    fn coordinate(&mut self) -> f32 {
        if self.next().is_multiple_of(8) {
            f32::from_bits(self.word())
        } else {
            (self.next() % 6000) as f32 / 32.0 - 40.0
        }
    }
}

#[test]
fn no_state_and_no_object_makes_the_back_end_panic() {
    let skl = &hw::platforms::SKL;
    let mut spite = Spite(0x5eed_1234_abcd_0001);
    let mut launched = 0;
    for round in 0..1000 {
        let space = space();
        let mut surface = RenderSurfaceState::decode(skl, &spite.words::<16>());
        if round % 3 != 0 {
            surface.surface_base_address = TARGET;
        }
        surface.width &= 0xff;
        surface.height &= 0xff;
        surface.depth &= 0x7;
        let mut bound = bound(&space, |state| *state = surface);
        // Any part of the state, a few at a time, so that draws still reach pixels.
        for _ in 0..3 {
            match spite.next() % 12 {
                0 => bound.raster = hw::State3dRaster::decode(skl, &spite.words::<5>()),
                1 => bound.wm = hw::State3dWm::decode(skl, &spite.words::<2>()),
                2 => bound.wm_depth_stencil = hw::State3dWmDepthStencil::decode(skl, &spite.words::<4>()),
                3 => bound.ps_extra = hw::State3dPsExtra::decode(skl, &spite.words::<2>()),
                4 => bound.ps = hw::State3dPs::decode(skl, &spite.words::<12>()),
                5 => bound.multisample = hw::State3dMultisample::decode(skl, &spite.words::<2>()),
                6 => bound.sf = hw::State3dSf::decode(skl, &spite.words::<4>()),
                7 => bound.drawing_rectangle = hw::State3dDrawingRectangle::decode(skl, &spite.words::<4>()),
                8 => {
                    bound.depth_buffer = hw::State3dDepthBuffer::decode(skl, &spite.words::<8>());
                    bound.depth_buffer.surface_base_address = DEPTH;
                    bound.hier_depth_buffer = hw::State3dHierDepthBuffer::decode(skl, &spite.words::<5>());
                    bound.hier_depth_buffer.surface_base_address = CONTROL;
                    bound.depth_buffer.width &= 0xff;
                    bound.depth_buffer.height &= 0xff;
                    bound.wm_depth_stencil.depth_test_enable = true;
                }
                9 => bound.line_stipple = hw::State3dLineStipple::decode(skl, &spite.words::<3>()),
                10 => bound.wm_hz_op = hw::State3dWmHzOp::decode(skl, &spite.words::<5>()),
                _ => {
                    let blend: [u32; 17] = spite.words();
                    space.write(GraphicsAddress(STATE + 0x100), bytemuck::cast_slice(&blend)).unwrap();
                }
            }
        }
        // Large objects are slow to draw without optimization and try nothing new.
        bound.drawing_rectangle.clipped_drawing_rectangle_x_max &= 0x3f;
        bound.drawing_rectangle.clipped_drawing_rectangle_y_max &= 0x3f;
        let mut painter = painter();
        painter.write.output_mask = spite.next().is_multiple_of(2).then_some([0xffff; 16]);
        painter.write.depth = spite.next().is_multiple_of(2).then(|| &*Box::leak(Box::new(spite.words())));
        painter.write.stencil = spite.next().is_multiple_of(2).then_some([7; 16]);
        painter.color = std::array::from_fn(|_| f32::from_bits(spite.word()));
        painter.write.render_target_index = spite.next() as u8;
        painter.write.slot_group_high = spite.next().is_multiple_of(4);
        let mut registers = FlatRegisters::default();
        with_context(|cx| {
            let _ = clear_or_resolve(&bound, &mut Unmetered, &space, cx);
            let Ok(Some(mut backend)) = PixelBackend::resolve(&bound, &mut painter, &space, cx) else {
                return;
            };
            for _ in 0..4 {
                let mut object = ScreenObject {
                    kind: [ObjectKind::Point, ObjectKind::Line, ObjectKind::Triangle, ObjectKind::Rectangle]
                        [spite.next() as usize % 4],
                    channels: spite.next() as u16 % 200,
                    viewport_index: spite.word(),
                    render_target_array_index: spite.word() % 9,
                    back_facing: spite.next().is_multiple_of(2),
                    polygon_stipple: true,
                    point_width_px: f32::from_bits(spite.word()),
                    depth_offset: f32::from_bits(spite.word()),
                    ..ScreenObject::default()
                };
                for vertex in &mut object.vertices {
                    vertex.x_px = spite.coordinate();
                    vertex.y_px = spite.coordinate();
                    vertex.z = f32::from_bits(spite.word());
                    vertex.inverse_w = f32::from_bits(spite.word());
                }
                let _ = backend.draw_object(&object, &mut painter, &mut registers, cx);
            }
            let _ = backend.finish(&mut painter, &mut registers, cx);
        });
        launched += painter.launches.len();
    }
    assert!(launched > 1000, "only {launched} threads");
}
