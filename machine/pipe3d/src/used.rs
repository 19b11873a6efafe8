//! Which systems of the coverage ledger a draw makes use of: read from its state once, when all of it is resolved.
//!
//! A system is used when what it describes has an effect: a stencil test that is on, not the stage that could do it.

use crate::bound::{Bound, StageIndex};
use crate::cc::blend::Blend;
use crate::cc::depth::DepthStencil;
use crate::pipeline::Parameters;
use crate::wm::samples::{Samples, all_samples};
use hw::enums::prim_topo_type as topo;
use hw::enums::vertex_component_control as control;
use probe::{Context, System, Systems};
use surface::{AuxiliaryMode, Surface, SurfaceKind};

/// Systems that every draw makes use of.
const EVERY_DRAW: Systems = Systems::of(&[
    System::B001,
    System::B010,
    System::B015,
    System::B018,
    System::B025,
    System::D09,
    System::D29,
]);

/// Systems of every draw whose objects reach CLIP and SF.
const EVERY_OBJECT: Systems = Systems::of(&[
    System::B008,
    System::B016,
    System::B017,
    System::B060,
    System::B061,
    System::B067,
    System::B069,
    System::B070,
    System::B071,
    System::B073,
    System::B077,
    System::D34,
]);

/// Systems of every draw whose objects are rasterized.
const EVERY_PIXEL: Systems =
    Systems::of(&[System::B088, System::B089, System::B091, System::B111, System::B123, System::D35]);

/// Systems of every draw that runs pixel threads.
const EVERY_PIXEL_THREAD: Systems = Systems::of(&[
    System::B004,
    System::B104,
    System::B105,
    System::B107,
    System::B108,
    System::D25,
    System::D36,
]);

/// What runs before rasterization: vertex fetch to SOL, and with `renders` CLIP and SF. `topology` is the one that
/// reaches CLIP.
pub(crate) fn geometry(bound: &Bound, parameters: &Parameters, topology: u32, renders: bool, cx: &Context) {
    let mut used = EVERY_DRAW;
    vertex_fetch(bound, parameters, &mut used);
    stages(bound, &mut used);
    stream_output(bound, &mut used);
    if renders {
        used.extend(&EVERY_OBJECT);
        clip_and_setup(bound, topology, &mut used);
    }
    cx.used_all(&used);
}

/// Adds systems when a condition holds; the set is made when this is compiled.
macro_rules! add {
    ($used:expr, $condition:expr, [$($system:expr),+]) => {
        if $condition {
            $used.extend(const { &Systems::of(&[$($system),+]) });
        }
    };
}

fn vertex_fetch(bound: &Bound, parameters: &Parameters, used: &mut Systems) {
    let input = &bound.input;
    let elements = &input.elements[..input.element_count];
    let controls = elements.iter().filter(|element| element.valid).flat_map(|element| {
        [
            element.component_0_control,
            element.component_1_control,
            element.component_2_control,
            element.component_3_control,
        ]
    });
    let (mut reads, mut numbers) = (false, false);
    for code in controls {
        reads |= code == control::STORE_SRC;
        numbers |= matches!(code, control::STORE_VID | control::STORE_IID);
    }
    let cuts = input.vf.indexed_draw_cut_index_enable || input.vf.sequential_draw_cut_index_enable;
    let steps = input.instancing[..input.element_count].iter().any(|step| step.instancing_enable);
    add!(used, parameters.indexed || cuts, [System::B019]);
    add!(used, reads, [System::B020, System::B022]);
    add!(used, !elements.is_empty(), [System::B021]);
    add!(used, numbers || input.sgvs.vertexid_enable || input.sgvs.instanceid_enable, [System::B023]);
    add!(used, steps || parameters.instance_count > 1, [System::B024]);
    add!(used, input.statistics.statistics_enable, [System::B002, System::B026, System::D62, System::CS04]);
}

fn stages(bound: &Bound, used: &mut Systems) {
    let (vs, hs, te, ds, gs) = (&bound.vs, &bound.hs, &bound.te, &bound.ds, &bound.gs);
    let tessellates = hs.enable && te.te_enable && ds.enable;
    let on = [
        (StageIndex::Vs, vs.enable, vs.scratch_space_base_pointer, vs.statistics_enable),
        (StageIndex::Hs, tessellates, hs.scratch_space_base_pointer, hs.statistics_enable),
        (StageIndex::Ds, tessellates, ds.scratch_space_base_pointer, ds.statistics_enable),
        (StageIndex::Gs, gs.enable, gs.scratch_space_base_pointer, gs.statistics_enable),
    ];
    for (stage, enable, scratch, statistics) in on {
        if enable {
            add!(used, true, [System::B004, System::B011, System::B012, System::D25]);
            add!(used, statistics, [System::B002, System::D62, System::CS04]);
            thread_state(bound, stage, scratch, used);
        }
    }
    add!(used, vs.enable, [System::B027, System::D30]);
    add!(used, vs.enable && vs.simd8_dispatch_enable, [System::B029]);
    add!(used, vs.enable && !vs.simd8_dispatch_enable, [System::B028]);
    if tessellates {
        add!(used, true, [System::B030, System::B031, System::B032, System::B033, System::D31]);
        add!(used, true, [System::B036, System::B040, System::B044]);
        let pairs = ds.dispatch_mode == hw::State3dDs::DISPATCH_MODE_SIMD4X2;
        used.insert(if pairs { System::B046 } else { System::B047 });
        used.insert(match te.partitioning {
            hw::State3dTe::PARTITIONING_ODD_FRACTIONAL => System::B039,
            hw::State3dTe::PARTITIONING_EVEN_FRACTIONAL => System::B038,
            _ => System::B037,
        });
        used.insert(match te.te_domain {
            hw::State3dTe::TE_DOMAIN_TRI => System::B042,
            hw::State3dTe::TE_DOMAIN_ISOLINE => System::B043,
            _ => System::B041,
        });
    }
    if gs.enable {
        add!(used, true, [System::B049, System::B050, System::B051, System::B052, System::D32]);
        let simd8 = gs.dispatch_mode == hw::State3dGs::DISPATCH_MODE_SIMD8;
        used.insert(if simd8 { System::B054 } else { System::B053 });
    }
}

/// What the threads of a stage are given besides their payload.
fn thread_state(bound: &Bound, stage: StageIndex, scratch: u64, used: &mut Systems) {
    add!(used, scratch != 0, [System::B006]);
    add!(used, bound.sampler_offsets[stage as usize] != 0, [System::B007]);
    let pushes = bound.constants[stage as usize].read_length.iter().any(|&length| length != 0);
    add!(used, pushes, [System::B013, System::B014, System::D28]);
}

fn stream_output(bound: &Bound, used: &mut Systems) {
    let so = &bound.sol.streamout;
    if so.so_function_enable {
        add!(used, true, [System::B055, System::B056, System::B057, System::B059, System::D33]);
        add!(used, so.so_statistics_enable, [System::B058, System::B002, System::D62, System::CS04]);
    }
}

/// Kinds of objects of a topology: points, lines, triangles, rectangles.
fn kinds(topology: u32) -> [bool; 4] {
    let is_point = matches!(topology, topo::POINTLIST | topo::POINTLIST_BF);
    let is_line = matches!(
        topology,
        topo::LINELIST
            | topo::LINESTRIP
            | topo::LINELIST_ADJ
            | topo::LINESTRIP_ADJ
            | topo::LINELOOP
            | topo::LINESTRIP_CONT
            | topo::LINESTRIP_BF
            | topo::LINESTRIP_CONT_BF
    );
    let is_rectangle = topology == topo::RECTLIST;
    [is_point, is_line, !is_point && !is_line && !is_rectangle, is_rectangle]
}

/// The same after outlines of triangles became lines or points.
fn drawn_kinds(bound: &Bound, topology: u32) -> [bool; 4] {
    let [mut points, mut lines, triangles, rectangles] = kinds(topology);
    let fills = [bound.raster.front_face_fill_mode, bound.raster.back_face_fill_mode];
    lines |= triangles && fills.contains(&hw::State3dRaster::FRONT_FACE_FILL_MODE_WIREFRAME);
    points |= triangles && fills.contains(&hw::State3dRaster::FRONT_FACE_FILL_MODE_POINT);
    [points, lines, triangles, rectangles]
}

fn clip_and_setup(bound: &Bound, topology: u32, used: &mut Systems) {
    let (clip, raster, sf) = (&bound.clip, &bound.raster, &bound.sf);
    let [points, lines, triangles, rectangles] = drawn_kinds(bound, topology);
    add!(used, clip.clip_enable, [System::B062, System::B064, System::B065]);
    add!(used, clip.clip_enable && clip.guardband_clip_test_enable, [System::B063]);
    add!(used, clip.statistics_enable, [System::B068, System::B002, System::D62, System::CS04]);
    add!(used, sf.statistics_enable, [System::B087, System::B002, System::D62, System::CS04]);
    let corner = bound.multisample.pixel_location == hw::State3dMultisample::PIXEL_LOCATION_UL_CORNER;
    add!(used, corner || bound.multisample.pixel_position_offset_enable, [System::B072]);
    add!(used, points, [System::B074]);
    add!(used, rectangles, [System::B075]);
    add!(used, triangles, [System::B078]);
    add!(used, triangles && (points || lines), [System::B076]);
    let offsets = raster.global_depth_offset_enable_solid
        || raster.global_depth_offset_enable_wireframe
        || raster.global_depth_offset_enable_point;
    add!(used, triangles && offsets, [System::B086]);
    let sbe = &bound.sbe;
    let overrides = sbe.primitive_id_override_component_x
        || sbe.primitive_id_override_component_y
        || sbe.primitive_id_override_component_z
        || sbe.primitive_id_override_component_w;
    add!(used, sbe.attribute_swizzle_enable || overrides, [System::B084]);
    add!(used, sbe.number_of_sf_output_attributes != 0, [System::B085]);
}

/// What rasterization, tests and pixel threads make use of.
pub(crate) fn pixels(
    bound: &Bound,
    samples: &Samples,
    depth_stencil: &DepthStencil,
    (dispatches, early): (bool, bool),
    cx: &Context,
) {
    let mut used = EVERY_PIXEL;
    let u = &mut used;
    let [_, lines, triangles, rectangles] = drawn_kinds(bound, bound.topology);
    let (wm, extra) = (&bound.wm, &bound.ps_extra);
    add!(u, triangles || rectangles, [System::B093]);
    add!(u, triangles && wm.polygon_stipple_enable, [System::B095]);
    if lines {
        let width = bound.sf.line_width;
        let smooth = bound.raster.antialiasing_enable && width > 0.0;
        let legacy = wm.legacy_diamond_line_rasterization;
        add!(u, wm.line_stipple_enable, [System::B094]);
        add!(u, smooth, [System::B082]);
        add!(u, width > 0.0 && !smooth, [System::B081]);
        add!(u, width == 0.0 && legacy, [System::B079]);
        add!(u, width == 0.0 && !legacy, [System::B080]);
    }
    add!(u, samples.grid.sample_mask != all_samples(samples.count_log2), [System::B090]);
    add!(u, samples.count_log2 != 0, [System::B096]);
    add!(u, samples.forced, [System::B097]);
    add!(u, wm.statistics_enable, [System::B098, System::B124, System::B002, System::D62, System::CS04]);
    add!(u, early && depth_stencil.is_active(), [System::B099]);
    add!(u, bound.depth_buffer.hierarchical_depth_buffer_enable, [System::B100]);
    add!(u, bound.stencil_buffer.stencil_buffer_enable, [System::B103]);
    add!(u, depth_stencil.stencil_test, [System::B115, System::D37]);
    add!(u, depth_stencil.uses_depth(), [System::B116, System::D37]);
    if dispatches {
        u.extend(&EVERY_PIXEL_THREAD);
        thread_state(bound, StageIndex::Ps, bound.ps.scratch_space_base_pointer, u);
        add!(u, extra.attribute_enable, [System::B109]);
        add!(u, extra.pixel_shader_is_per_sample && samples.count_log2 != 0, [System::B106]);
    }
    cx.used_all(&used);
}

/// What a render target makes use of.
pub(crate) fn target(surface: &Surface, cx: &Context) {
    if surface.kind == SurfaceKind::Null {
        return;
    }
    let mut used = Systems::of(&[System::RT01, System::RT02]);
    let u = &mut used;
    add!(u, surface.layout.is_some_and(|layout| layout.srgb), [System::B121]);
    let compresses = matches!(surface.auxiliary, AuxiliaryMode::CcsD | AuxiliaryMode::CcsE);
    add!(u, compresses, [System::B125]);
    add!(u, compresses && surface.samples_log2 != 0, [System::B126]);
    cx.used_all(&used);
}

/// What the writes to one render target make use of.
#[cold]
pub(crate) fn blend(blend: &Blend, cx: &Context) {
    let mut used = Systems::of(&[System::B122, System::D37]);
    let u = &mut used;
    add!(u, blend.enable, [System::B118]);
    add!(u, blend.logic.is_some(), [System::B120]);
    add!(u, blend.clamp_source || blend.clamp_others || blend.clamp_result, [System::B117]);
    cx.used_all(&used);
}

/// What is done to colours and alpha of all targets besides blending.
pub(crate) fn alpha(header: &hw::BlendState, cx: &Context) {
    let mut used = Systems::NONE;
    add!(&mut used, header.alpha_to_coverage_enable || header.alpha_to_one_enable, [System::B112]);
    add!(&mut used, header.alpha_test_enable, [System::B113]);
    add!(&mut used, header.color_dither_enable, [System::B119]);
    cx.used_all(&used);
}

/// A rectangle that clears or resolves a colour target.
/// 3DSTATE_WM_HZ_OP.
pub(crate) fn depth_operation(op: &hw::State3dWmHzOp, cx: &Context) {
    let mut used = Systems::of(&[System::B092]);
    add!(&mut used, op.depth_buffer_clear_enable, [System::B101]);
    let resolves = op.depth_buffer_resolve_enable || op.hierarchical_depth_buffer_resolve_enable;
    add!(&mut used, resolves, [System::B102]);
    add!(&mut used, op.stencil_buffer_clear_enable, [System::B103]);
    cx.used_all(&used);
}

#[cfg(test)]
mod tests;
