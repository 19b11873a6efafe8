//! Threads that code starts do what threads that are launched do: registers, targets, counts. The code is evaluated by the
//! referee of `ir`.

use super::*;
use hw::BlendStateEntry as Entry;
use hw::format::SurfaceFormat;
use ir::{Builder, Op, Place, Region, Value};
use ports::{CONSTANTS, KnownWrite, ListedThreads, PixelArea, PixelBinding, PixelCode, PixelProgram, STARTS};
use std::cell::Cell;
use std::mem::offset_of;

const AREA: usize = 4096;
const STATE_BYTES: usize = AREA + size_of::<PixelArea>();
/// Registers of the payload, in eights of slots: red, green, blue, alpha.
const COLORS: [[usize; 2]; 4] = [[2, 4], [3, 5], [3, 4], [2, 5]];
/// SIMD8 has fewer.
const NARROW: [[usize; 2]; 4] = [[2, 2], [3, 3], [3, 3], [2, 2]];

/// Runs threads whose colours are barycentrics.
struct Evaluator {
    urb: FlatUrb,
    /// By code, if its binding is not to be refused.
    by_code: bool,
    /// The payload of each thread: R1 and barycentrics.
    began: Vec<Vec<u32>>,
    /// Lit slots of those that code started.
    lit: Vec<u32>,
}

urb_of_field!(Evaluator);

impl Account for Evaluator {
    fn spend(&mut self, _: Work, _: u64) -> Result<(), Stop> {
        Ok(())
    }
    fn repeat(&mut self, _: bool) {}
}

fn code(builder: &mut Builder) -> PixelCode<'_> {
    PixelCode { builder, area: AREA as u32 }
}

struct Memory<'m>(Vec<Region<'m>>);

impl ir::eval::Host for Memory<'_> {
    fn read(&mut self, _: u64, _: &mut [u8]) {}
    fn write(&mut self, _: u64, _: &[u8]) {}
    fn region(&self, number: u32) -> Region<'_> {
        self.0[number as usize]
    }
    fn call(&mut self, _: &ir::Routine, _: &mut [u8], _: &mut [u8], _: [u64; 3]) -> u64 {
        0
    }
}

fn own(grf: &Grf, wide: bool) -> Vec<u32> {
    grf.dwords[8..if wide { 48 } else { 32 }].to_vec()
}

impl Executor for Evaluator {
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
        let wide = kernel.0 == 0x80;
        self.began.push(own(grf, wide));
        let places = if wide { COLORS } else { NARROW };
        let colors = places.map(|places| {
            let halves = places.map(|place| grf.register(place).to_vec());
            <[u32; 16]>::try_from(halves.concat()).unwrap()
        });
        let write = RenderTargetWrite {
            kind: if wide { WriteKind::Simd16 } else { WriteKind::Simd8 },
            pixel_mask: if start.vector_mask_enable { start.vector_mask } else { start.dispatch_mask },
            slots: if wide { 16 } else { 8 },
            color: colors.each_ref(),
            ..painter().write
        };
        pixels.write(&write, cx)
    }
    fn targets_of_code(&self, _: KernelId, _: &ThreadStart) -> Option<&[u8]> {
        self.by_code.then_some(&[0])
    }
    fn launch_listed<P: ListedThreads>(
        &mut self,
        _: KernelId,
        _: &ThreadSite,
        _: &ThreadStart,
        program: PixelProgram,
        threads: &mut P,
        _: &Context,
    ) -> Result<(), Stop> {
        let PixelProgram { draw, binding, channels, starts, targets } = program;
        *binding = PixelBinding::Number(1);
        let wide = channels == 16;
        let mut builder = Builder::new();
        code(&mut builder).take_start();
        draw.start(u128::MAX, code(&mut builder));
        let places = if wide { COLORS } else { NARROW };
        let color = places.map(|places| places.map(|place| builder.load(Place::state(32 * place as u32))));
        let masks = code(&mut builder).start(ports::LIT & !7);
        let active = builder.push(Op::Extract(masks, ports::ACTIVE as u8 & 7));
        let channels: [Value; 2] = [0, 8].map(|bit| builder.push(Op::MaskFromBits(active, bit)));
        let kind = if wide { WriteKind::Simd16 } else { WriteKind::Simd8 };
        let slots = if wide { 16 } else { 8 };
        let write = KnownWrite { kind, binding_table_index: 0, slots, has_header: false };
        assert!(draw.takes(&write) && !draw.takes(&KnownWrite { binding_table_index: 1, ..write }));
        draw.write(&write, color, channels, code(&mut builder));
        builder.exit(0);
        let mut function = builder.finish();
        ir::optimize(&mut function);
        let mut grf = Grf::default();
        let mut constants = [[0; 8]; CONSTANTS];
        threads.common(&mut grf, u128::MAX, &mut constants);
        let count = starts.len();
        self.lit.extend(starts.iter().map(|start| start[ports::LIT]));
        let list = Cell::from_mut(bytemuck::cast_slice_mut::<_, u8>(starts)).as_slice_of_cells();
        let mut memory = Memory(vec![Region::new(list).unwrap()]);
        assert_eq!(STARTS, 0);
        memory.0.extend(targets);
        for index in 0..count {
            let mut state = vec![0u8; STATE_BYTES];
            state[..4096].copy_from_slice(grf.bytes());
            state[AREA..AREA + 32 * CONSTANTS].copy_from_slice(bytemuck::cast_slice(&constants));
            let next = AREA + offset_of!(PixelArea, next);
            state[next..next + 8].copy_from_slice(&(64 * index as u64).to_le_bytes());
            ir::eval::eval(&function, &mut state, &mut memory);
            let mut after = Grf::default();
            after.bytes_mut().copy_from_slice(&state[..4096]);
            assert_eq!(after.register(0), grf.register(0));
            self.began.push(own(&after, wide));
            bytemuck::cast_slice_mut(&mut constants).copy_from_slice(&state[AREA..AREA + 32 * CONSTANTS]);
        }
        threads.stopped(&mut constants);
        Ok(())
    }
}

/// What a draw leaves.
#[derive(PartialEq, Debug)]
struct Left {
    target: Vec<u8>,
    began: Vec<Vec<u32>>,
    counted: [u64; 2],
}

fn left(by_code: bool, objects: &[ScreenObject], draw: &Draw) -> Left {
    left_and_lit(by_code, objects, draw).0
}

/// The same with the lit slots of threads that code started.
fn left_and_lit(by_code: bool, objects: &[ScreenObject], draw: &Draw) -> (Left, Vec<u32>) {
    let space = space();
    let mut seed = 12345u32;
    let noise: Vec<u32> = std::iter::repeat_with(|| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        seed
    })
    .take(0x4000)
    .collect();
    space.write(GraphicsAddress(TARGET), bytemuck::cast_slice(&noise)).unwrap();
    let mut bound = bound(&space, |surface| {
        surface.surface_format = u32::from(draw.format.0);
        surface.tile_mode = draw.tiling;
        surface.surface_pitch = if draw.tiling == 0 { WIDTH * 4 - 1 } else { 512 - 1 };
        (surface.width, surface.height) = (draw.size - 1, draw.size - 1);
    });
    let mut state = vec![0];
    state.extend(draw.blend.encode(&hw::platforms::SKL));
    space.write(GraphicsAddress(STATE + 0x100), bytemuck::cast_slice(&state)).unwrap();
    bound.ps_extra.pixel_shader_kills_pixel = draw.kills;
    bound.ps.vector_mask_enable = draw.whole_subspans;
    bound.ps._16_pixel_dispatch_enable = draw.wide;
    let mut executor = Evaluator { urb: FlatUrb::new(0), by_code, began: Vec::new(), lit: Vec::new() };
    let mut registers = FlatRegisters::default();
    with_context(|cx| {
        let mut backend = PixelBackend::resolve(&bound, &mut executor, &space, cx).unwrap().unwrap();
        for object in objects {
            backend.draw_object(object, &mut executor, &mut registers, cx).unwrap();
        }
    });
    let mut target = vec![0; 0x2_0000];
    space.read_into(GraphicsAddress(TARGET), &mut target).unwrap();
    let lit = executor.lit;
    let counted = [Counter::PsInvocations, Counter::PsDepthCount].map(|counter| registers.total(counter));
    (Left { target, began: executor.began, counted }, lit)
}

struct Draw {
    format: SurfaceFormat,
    tiling: u32,
    size: u32,
    blend: Entry,
    whole_subspans: bool,
    wide: bool,
    /// Threads may discard pixels: what passes is counted when they write.
    kills: bool,
}

fn objects(seed: &mut u32, count: usize) -> Vec<ScreenObject> {
    let mut next = || {
        *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (*seed >> 8) as f32 / (1 << 24) as f32
    };
    let mut vertex = |perspective: bool| ScreenVertex {
        x_px: next() * 100.0 - 20.0,
        y_px: next() * 100.0 - 20.0,
        z: next(),
        inverse_w: if perspective { next() + 0.01 } else { 1.0 },
    };
    let mut object = |index: usize| ScreenObject {
        vertices: std::array::from_fn(|_| vertex(index % 2 == 1)),
        channels: 4,
        ..ScreenObject::default()
    };
    (0..count).map(&mut object).collect()
}

fn plain() -> Draw {
    Draw {
        format: SurfaceFormat::R8G8B8A8_UNORM,
        tiling: 3,
        size: WIDTH,
        blend: Entry::default(),
        whole_subspans: true,
        wide: true,
        kills: false,
    }
}

#[test]
fn threads_of_code_begin_and_write_as_launched_ones_do() {
    let mut seed = 1;
    for format in [SurfaceFormat::R8G8B8A8_UNORM, SurfaceFormat::B8G8R8A8_UNORM] {
        // Linear, X, Y; targets of which objects reach past the edges.
        for (tiling, size) in [(0, WIDTH), (2, WIDTH), (3, WIDTH), (3, 37), (0, 21)] {
            for (whole_subspans, wide) in [(true, true), (false, true), (true, false), (false, false)] {
                let kills = tiling == 3;
                let draw = Draw { format, tiling, size, whole_subspans, wide, kills, ..plain() };
                let objects = objects(&mut seed, 6);
                let [launched, started] = [false, true].map(|by_code| left(by_code, &objects, &draw));
                assert!(launched.counted[0] > 0);
                assert_eq!(launched.counted, started.counted);
                assert!(launched.began == started.began, "{tiling} {size} {whole_subspans} {wide}");
                assert!(launched.target == started.target, "{tiling} {size} {whole_subspans} {wide}");
            }
        }
    }
}

#[test]
fn code_blends_and_masks_as_messages_do() {
    let mut seed = 7;
    let mut random = |below: u32| {
        seed = u32::wrapping_mul(seed, 1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % below
    };
    let factors: Vec<u32> = (0..32).collect();
    for round in 0..120 {
        let mut factor = || factors[random(32) as usize];
        let mut blend = Entry {
            color_buffer_blend_enable: round % 3 != 0,
            source_blend_factor: factor(),
            destination_blend_factor: factor(),
            source_alpha_blend_factor: factor(),
            destination_alpha_blend_factor: factor(),
            ..Entry::default()
        };
        blend.color_blend_function = random(5);
        blend.alpha_blend_function = random(5);
        (blend.write_disable_red, blend.write_disable_alpha) = (random(3) == 0, random(3) == 0);
        (blend.logic_op_enable, blend.logic_op_function) = (random(8) == 0, random(16));
        let objects = objects(&mut random(1 << 16), 2);
        let draw = Draw { blend, ..plain() };
        let [launched, started] = [false, true].map(|by_code| left(by_code, &objects, &draw));
        assert!(launched == started, "{:?}", draw.blend);
    }
}

#[test]
fn the_example_of_the_architecture_is_a_list_of_nine_threads() {
    let (left, lit) = left_and_lit(true, &[triangle(SQUARE, 0.5)], &plain());
    assert_eq!((left.counted, left.began.len()), ([120, 120], 9));
    let whole = lit.iter().filter(|&&lit| lit == 0xffff).count();
    let subspans: u32 = lit.iter().map(|&lit| crate::wm::block::occupied(lit.into()).count_ones()).sum();
    assert_eq!((lit.len(), whole, subspans), (9, 4, 36));
}
