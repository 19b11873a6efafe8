//! The front end from 3DPRIMITIVE to screen objects, with a vertex thread that copies its input.

use super::*;
use crate::item::ObjectKind;
use crate::testing::{FlatRegisters, FlatUrb, urb_without_account, with_context};
use bits::GraphicsAddress;
use hw::enums::{prim_topo_type as topo, vertex_component_control as control};
use hw::format::SurfaceFormat;
use ports::{
    Counter, Grf, GroupResources, GroupThread, KernelId, KernelRequest, PixelThread, ThreadSite, ThreadStart,
    UrbHandle,
};

mod attributes;
mod clipping;
mod commands;
mod elements;
mod fetch;
mod geometry_shader;
mod kept;
mod machine;
mod mixing;
mod normal;
mod parameters;
mod payloads;
mod setup;
mod stages;
mod streamout;
mod tessellation;
mod two_in_one;
mod unbuilt;
mod vues;

const VERTICES: u64 = 0x1000;
const INDICES: u64 = 0x3000;
const STATE: u64 = 0x5000;
const CONSTANTS: u64 = 0x6000;

/// A URB and "threads": each writes the eight components that it was given behind an empty VUE header of 4 DWords.
struct Copier {
    urb: FlatUrb,
    launches: Vec<(ThreadStart, Grf)>,
    kernels: Vec<KernelRequest>,
    sites: Vec<ThreadSite>,
    first_row: usize,
    instanced: bool,
}

urb_without_account!(Copier);

impl Copier {
    fn vertex_thread(&mut self, start: &ThreadStart, grf: &Grf) {
        self.launches.push((*start, grf.clone()));
        for lane in (0..8).filter(|lane| start.dispatch_mask >> lane & 1 != 0) {
            let handle = UrbHandle(grf.register(1)[lane]);
            let values: Vec<u32> = (0..8).map(|row| grf.register(self.first_row + row)[lane]).collect();
            let mut vue = [0; 16];
            vue[4..12].copy_from_slice(&values);
            self.urb.store(handle, 0, &vue);
        }
    }

    /// Puts the object's three vertices out once for each instance, the attribute raised by ten times the instance.
    fn geometry_thread(&mut self, start: &ThreadStart, grf: &Grf) {
        for lane in (0..8).filter(|lane| start.dispatch_mask >> lane & 1 != 0) {
            let word = grf.register(1)[lane];
            let (entry, instance) = (UrbHandle(word & 0xffff), word >> 27);
            self.urb.store(entry, 0, &[3]);
            for vertex in 0..3 {
                let icp =
                    if self.instanced { grf.register(2)[vertex] } else { grf.register(2 + vertex)[lane] };
                let mut vue = self.urb.load(UrbHandle(icp));
                vue[8] = (f32::from_bits(vue[8]) + 10.0 * instance as f32).to_bits();
                self.urb.store(entry, 8 + 16 * vertex as u32, &vue);
            }
        }
    }
}

impl Copier {
    /// Asks for four parts everywhere and keeps the first control point's attribute in the record.
    fn hull_thread(&mut self, grf: &Grf) {
        let mut record = [4.0f32.to_bits(); 16];
        record[8] = self.urb.load(UrbHandle(grf.register(1)[0]))[8];
        self.urb.store(UrbHandle(grf.register(0)[0]), 0, &record);
    }

    /// Spreads the domain over the screen; the attribute comes from the patch record that was pushed.
    fn domain_thread(&mut self, start: &ThreadStart, grf: &Grf) {
        for lane in (0..8).filter(|lane| start.dispatch_mask >> lane & 1 != 0) {
            let [u, v] = [1, 2].map(|register| f32::from_bits(grf.register(register)[lane]));
            let mut vue = [0; 16];
            let position = [2.0 * u - 1.0, 1.0 - 2.0 * v, 0.0, 1.0];
            vue[4..8].copy_from_slice(&position.map(f32::to_bits));
            vue[8] = grf.register(5)[0];
            self.urb.store(UrbHandle(grf.register(4)[lane]), 0, &vue);
        }
    }
}

impl Executor for Copier {
    fn prepare(&mut self, request: &KernelRequest, _: &Context) -> Result<KernelId, Stop> {
        self.kernels.push(*request);
        Ok(KernelId(1))
    }
    fn begin(&mut self, _: &Context) {}
    fn launch<P: PixelThread>(
        &mut self,
        _: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        grf: &mut Grf,
        _: &mut P,
        _: &Context,
    ) -> Result<(), Stop> {
        self.sites.push(*site);
        match site.stage {
            ports::Stage::Geometry => self.geometry_thread(start, grf),
            ports::Stage::Hull => self.hull_thread(grf),
            ports::Stage::Domain => self.domain_thread(start, grf),
            _ => self.vertex_thread(start, grf),
        }
        Ok(())
    }
}

#[derive(Default)]
struct Recorder(Vec<ScreenObject>);

impl<X> Objects<X> for Recorder {
    fn object(&mut self, object: &ScreenObject, _: &mut X, _: &Context) -> Result<(), Stop> {
        self.0.push(object.clone());
        Ok(())
    }
}

struct Bench {
    bound: Bound,
    space: AddressSpace,
    executor: Copier,
    registers: FlatRegisters,
}

/// A viewport of 100 by 100 pixels with a guardband of four times its size.
fn viewport() -> hw::SfClipViewport {
    hw::SfClipViewport {
        viewport_matrix_element_m00: 50.0,
        viewport_matrix_element_m11: -50.0,
        viewport_matrix_element_m22: 0.5,
        viewport_matrix_element_m30: 50.0,
        viewport_matrix_element_m31: 50.0,
        viewport_matrix_element_m32: 0.5,
        x_min_clip_guardband: -4.0,
        x_max_clip_guardband: 4.0,
        y_min_clip_guardband: -4.0,
        y_max_clip_guardband: 4.0,
        ..Default::default()
    }
}

/// Vertices of a 2D position and one float attribute; a viewport of 100 by 100 pixels.
fn bench(vertices: &[[f32; 3]]) -> Bench {
    let mut space = AddressSpace::new(1 << 20).unwrap();
    space.bind_anonymous(GraphicsAddress(0x1000), 0x8000).unwrap();
    for (index, vertex) in vertices.iter().enumerate() {
        let at = GraphicsAddress(VERTICES + 12 * index as u64);
        space.write(at, bytemuck::cast_slice(vertex)).unwrap();
    }
    let viewport = viewport();
    space.write(GraphicsAddress(STATE), bytemuck::cast_slice(&viewport.encode(&hw::platforms::SKL))).unwrap();
    let mut bound = Bound::default();
    bound.bases.dynamic = GraphicsAddress(STATE);
    let input = &mut bound.input;
    input.buffers[0] = hw::VertexBufferState {
        buffer_pitch: 12,
        buffer_starting_address: VERTICES,
        buffer_size: 12 * vertices.len() as u32,
        ..Default::default()
    };
    input.buffers_set = 1;
    let element = |format: SurfaceFormat, offset, components: [u32; 4]| hw::VertexElementState {
        source_element_offset: offset,
        source_element_format: u32::from(format.0),
        valid: true,
        component_0_control: components[0],
        component_1_control: components[1],
        component_2_control: components[2],
        component_3_control: components[3],
        ..Default::default()
    };
    use control::{STORE_0, STORE_1_FP, STORE_SRC};
    input.elements[0] = element(SurfaceFormat::R32G32_FLOAT, 0, [STORE_SRC, STORE_SRC, STORE_0, STORE_1_FP]);
    input.elements[1] = element(SurfaceFormat::R32_FLOAT, 8, [STORE_SRC, STORE_0, STORE_0, STORE_0]);
    input.element_count = 2;
    input.statistics.statistics_enable = true;
    input.index_buffer = hw::State3dIndexBuffer {
        index_format: hw::State3dIndexBuffer::INDEX_FORMAT_WORD,
        buffer_starting_address: INDICES,
        buffer_size: 0x100,
        ..Default::default()
    };
    bound.urb[0] = UrbPool { start_handle: 64, entry_handles: 1, entries: 16 };
    bound.vs = hw::State3dVs {
        enable: true,
        simd8_dispatch_enable: true,
        dispatch_grf_start_register_for_urb_data: 2,
        vertex_urb_entry_read_length: 1,
        statistics_enable: true,
        ..Default::default()
    };
    bound.clip = hw::State3dClip {
        clip_enable: true,
        statistics_enable: true,
        guardband_clip_test_enable: true,
        viewport_xy_clip_test_enable: true,
        ..Default::default()
    };
    bound.sf.viewport_transform_enable = true;
    bound.sf.statistics_enable = true;
    bound.sf.triangle_strip_list_provoking_vertex_select = 2;
    bound.sf.triangle_fan_provoking_vertex_select = 2;
    bound.sf.line_strip_list_provoking_vertex_select = 1;
    bound.clip.triangle_strip_list_provoking_vertex_select = 2;
    bound.clip.triangle_fan_provoking_vertex_select = 2;
    bound.clip.line_strip_list_provoking_vertex_select = 1;
    bound.raster.cull_mode = hw::State3dRaster::CULL_MODE_NONE;
    bound.raster.viewport_z_near_clip_test_enable = true;
    bound.raster.viewport_z_far_clip_test_enable = true;
    bound.sbe.number_of_sf_output_attributes = 1;
    bound.sbe.force_vertex_urb_entry_read_offset = true;
    bound.sbe.vertex_urb_entry_read_offset = 1;
    bound.ps_extra.pixel_shader_valid = true;
    let executor = Copier {
        urb: FlatUrb::new(256),
        launches: Vec::new(),
        kernels: Vec::new(),
        sites: Vec::new(),
        first_row: 2,
        instanced: false,
    };
    Bench { bound, space, executor, registers: FlatRegisters::default() }
}

impl Bench {
    fn draw(&mut self, parameters: Parameters) -> Vec<ScreenObject> {
        with_context(|cx| {
            let mut buffers = Buffers::default();
            let mut recorder = Recorder::default();
            let progress = sol::begin(&mut self.bound.sol, &mut self.registers, &self.space).unwrap();
            let mut draw = Draw::new(&self.bound, parameters, progress, &mut self.executor, &self.space, cx)
                .unwrap()
                .unwrap();
            draw.run(&mut buffers, &mut self.executor, &mut recorder, cx).unwrap();
            draw.retire(&self.bound, &mut self.registers).unwrap();
            recorder.0
        })
    }

    fn indices(&self, indices: &[u16]) {
        self.space.write(GraphicsAddress(INDICES), bytemuck::cast_slice(indices)).unwrap();
    }
}

fn list(vertex_count: u32) -> Parameters {
    Parameters { vertex_count, instance_count: 1, topology: topo::TRILIST, ..Default::default() }
}

const CORNERS: [[f32; 3]; 4] = [[-1.0, -1.0, 0.0], [1.0, -1.0, 1.0], [-1.0, 1.0, 2.0], [1.0, 1.0, 3.0]];

#[test]
fn a_triangle_reaches_the_screen_with_its_attributes() {
    let objects = bench(&CORNERS).draw(list(3));
    assert_eq!(objects.len(), 1);
    let object = &objects[0];
    let at: Vec<(f32, f32)> = object.vertices.iter().map(|v| (v.x_px, v.y_px)).collect();
    assert_eq!(at, [(0.0, 100.0), (100.0, 100.0), (0.0, 0.0)]);
    assert_eq!(object.vertices[0].z, 0.5);
    assert_eq!(object.attributes[0].map(f32::from_bits), [0.0, 1.0, 2.0]);
    assert_eq!(object.channels, 4);
}

#[test]
fn the_vertex_payload_has_header_handles_constants_and_components() {
    let mut bench = bench(&CORNERS);
    bench.space.write_u32(GraphicsAddress(CONSTANTS + 4), 77).unwrap();
    bench.bound.constants[0].read_length[3] = 1;
    bench.bound.constants[0].buffer[3] = CONSTANTS;
    bench.bound.binding_table_offsets[0] = 0x40;
    bench.executor.first_row = 3;
    bench.draw(list(3));
    let (start, grf) = &bench.executor.launches[0];
    assert_eq!(start.dispatch_mask, 0b111);
    assert_eq!(grf.register(0)[4], 0x40);
    assert_eq!(&grf.register(1)[..3], [64, 65, 66]);
    assert_eq!(grf.register(2)[1], 77);
    assert_eq!(f32::from_bits(grf.register(3)[1]), 1.0);
    assert_eq!(f32::from_bits(grf.register(6)[2]), 1.0);
}

#[test]
fn stages_whose_statistics_are_off_count_nothing() {
    let mut bench = bench(&CORNERS);
    bench.bound.input.statistics.statistics_enable = false;
    bench.bound.vs.statistics_enable = false;
    bench.bound.clip.statistics_enable = false;
    assert_eq!(bench.draw(list(3)).len(), 1);
    for counter in
        [Counter::IaVertices, Counter::IaPrimitives, Counter::VsInvocations, Counter::ClInvocations]
    {
        assert_eq!(bench.registers.total(counter), 0, "{counter:?}");
    }
}

#[test]
fn shared_vertices_of_an_indexed_draw_are_shaded_once() {
    let mut bench = bench(&CORNERS);
    bench.indices(&[0, 1, 2, 2, 1, 3]);
    let objects = bench.draw(Parameters { indexed: true, ..list(6) });
    assert_eq!(objects.len(), 2);
    assert_eq!(objects[1].attributes[0].map(f32::from_bits), [2.0, 1.0, 3.0]);
    assert_eq!(bench.registers.total(Counter::VsInvocations), 4);
    assert_eq!(bench.registers.total(Counter::IaVertices), 6);
    assert_eq!(bench.registers.total(Counter::IaPrimitives), 2);
    assert_eq!(bench.registers.total(Counter::ClInvocations), 2);
}

#[test]
fn base_vertex_moves_fetch_and_not_the_vertex_id() {
    let mut bench = bench(&CORNERS);
    bench.indices(&[0, 1, 2]);
    bench.bound.input.sgvs.vertexid_enable = true;
    bench.bound.input.sgvs.vertexid_element_offset = 1;
    bench.bound.input.sgvs.vertexid_component_number = 1;
    let objects = bench.draw(Parameters { indexed: true, base_vertex: 1, ..list(3) });
    assert_eq!(objects[0].attributes[0].map(f32::from_bits), [1.0, 2.0, 3.0]);
    assert_eq!(objects[0].attributes[1], [0, 1, 2]);
}

#[test]
fn a_cut_index_restarts_the_strip() {
    let mut bench = bench(&CORNERS);
    bench.bound.input.vf.indexed_draw_cut_index_enable = true;
    bench.bound.input.vf.cut_index = u32::MAX;
    bench.indices(&[0, 1, 2, 3, 0xffff, 1, 2, 3]);
    let objects = bench.draw(Parameters { indexed: true, topology: topo::TRISTRIP, ..list(8) });
    assert_eq!(objects.len(), 3);
    let ids: Vec<u32> = objects.iter().map(|o| o.primitive_id).collect();
    assert_eq!(ids, [0, 1, 2]);
}

#[test]
fn more_vertices_than_entries_run_in_batches() {
    let vertices: Vec<[f32; 3]> =
        (0..100).map(|i| [(i % 3) as f32 * 0.3, (i % 2) as f32 * 0.3, i as f32]).collect();
    let mut bench = bench(&vertices);
    let objects = bench.draw(Parameters { topology: topo::TRISTRIP, ..list(100) });
    bench.bound.urb[0].entries = 8;
    assert!(bench.executor.launches.len() > 12);
    let fewer = bench.draw(Parameters { topology: topo::TRISTRIP, ..list(100) });
    assert_eq!(objects.len(), fewer.len());
    for (a, b) in objects.iter().zip(&fewer) {
        assert_eq!(
            (a.vertices, a.attributes[0], a.back_facing),
            (b.vertices, b.attributes[0], b.back_facing)
        );
    }
}

#[test]
fn instanced_elements_step_by_instance() {
    let mut bench = bench(&CORNERS);
    bench.bound.input.instancing[1] =
        hw::State3dVfInstancing { instancing_enable: true, instance_data_step_rate: 2, ..Default::default() };
    let objects = bench.draw(Parameters { instance_count: 3, start_instance: 1, ..list(3) });
    let values: Vec<f32> = objects.iter().map(|o| f32::from_bits(o.attributes[0][0])).collect();
    assert_eq!(values, [1.0, 1.0, 2.0]);
}

#[test]
fn vertices_outside_of_the_buffer_are_zero() {
    let mut bench = bench(&CORNERS);
    bench.bound.input.buffers[0].buffer_size = 12 + 8;
    let objects = bench.draw(Parameters { start_vertex: 1, ..list(1) });
    assert!(objects.is_empty());
    let objects = bench.draw(Parameters { start_vertex: 1, topology: topo::POINTLIST, ..list(1) });
    assert_eq!(objects[0].vertices[0].x_px, 100.0);
    assert_eq!(objects[0].attributes[0], [0; 3]);
}

#[test]
fn a_triangle_across_the_guardband_is_cut_and_interpolated() {
    let mut bench = bench(&[[0.0, 0.0, 0.0], [8.0, 0.0, 8.0], [0.0, 1.0, 0.0]]);
    let objects = bench.draw(list(3));
    assert_eq!(objects.len(), 2);
    for object in &objects {
        for (index, vertex) in object.vertices.iter().enumerate() {
            assert!(vertex.x_px <= 250.0);
            // The attribute equals x in clip space.
            let x = (vertex.x_px - 50.0) / 50.0;
            assert!((f32::from_bits(object.attributes[0][index]) - x).abs() < 1e-4);
        }
    }
    assert_eq!(bench.registers.total(Counter::ClPrimitives), 2);
    assert_eq!(bench.registers.total(Counter::ClInvocations), 1);
}

#[test]
fn flat_attributes_of_a_cut_triangle_keep_the_provoking_vertex() {
    let mut bench = bench(&[[0.0, 0.0, 5.0], [8.0, 0.0, 6.0], [0.0, 1.0, 7.0]]);
    bench.bound.sbe.constant_interpolation_enable = 1;
    for object in bench.draw(list(3)) {
        assert_eq!(object.attributes[0].map(f32::from_bits), [7.0; 3]);
        assert_eq!(object.constant_channels, 0xf);
    }
}

#[test]
fn culling_and_winding_follow_the_strip_parity() {
    let mut bench = bench(&CORNERS);
    bench.bound.raster.cull_mode = hw::State3dRaster::CULL_MODE_BACK;
    bench.bound.raster.front_winding = hw::State3dRaster::FRONT_WINDING_COUNTER_CLOCKWISE;
    assert_eq!(bench.draw(Parameters { topology: topo::TRISTRIP, ..list(4) }).len(), 2);
    bench.bound.raster.front_winding = hw::State3dRaster::FRONT_WINDING_CLOCKWISE;
    assert!(bench.draw(Parameters { topology: topo::TRISTRIP, ..list(4) }).is_empty());
}

#[test]
fn a_wireframe_quad_has_four_edges() {
    let mut bench = bench(&[CORNERS[0], CORNERS[1], CORNERS[3], CORNERS[2]]);
    bench.bound.raster.front_face_fill_mode = hw::State3dRaster::FRONT_FACE_FILL_MODE_WIREFRAME;
    bench.bound.raster.back_face_fill_mode = hw::State3dRaster::BACK_FACE_FILL_MODE_WIREFRAME;
    let objects = bench.draw(Parameters { topology: topo::QUADLIST, ..list(4) });
    assert_eq!(objects.len(), 4);
    assert!(objects.iter().all(|o| o.kind == ObjectKind::Line && o.from_polygon));
}

#[test]
fn rectangles_pass_as_three_corners() {
    let mut bench = bench(&CORNERS);
    let objects = bench.draw(Parameters { topology: topo::RECTLIST, ..list(3) });
    assert_eq!(objects[0].kind, ObjectKind::Rectangle);
}

#[test]
fn with_vs_off_the_input_vertex_is_the_vue() {
    let mut bench = bench(&CORNERS);
    // Elements: an empty header, position, attribute.
    let elements = bench.bound.input.elements;
    let zeros = [control::STORE_0; 4];
    bench.bound.input.elements[0] = hw::VertexElementState {
        component_0_control: zeros[0],
        component_1_control: zeros[1],
        component_2_control: zeros[2],
        component_3_control: zeros[3],
        ..elements[0]
    };
    bench.bound.input.elements[1] = elements[0];
    bench.bound.input.elements[2] = elements[1];
    bench.bound.input.element_count = 3;
    bench.bound.vs.enable = false;
    let objects = bench.draw(list(3));
    assert_eq!(objects[0].attributes[0].map(f32::from_bits), [0.0, 1.0, 2.0]);
    assert!(bench.executor.launches.is_empty());
}

#[test]
fn commands_are_stored_and_unknown_ones_are_gaps() {
    let mut bench = bench(&CORNERS);
    let mut pipeline = Pipeline3d::default();
    let p = &hw::platforms::SKL;
    let findings = probe::Findings::new(false);
    let ids = probe::Ids::default();
    let cx = Context { platform: p, findings: &findings, ids: &ids };
    let mut run = |id, words: &[u32]| {
        let (executor, registers) = (&mut bench.executor, &mut bench.registers);
        pipeline.command(id, words, executor, registers, &mut Kept::new(&bench.space), &cx).unwrap();
    };
    let sf = hw::State3dSf { viewport_transform_enable: true, point_width: 4.0, ..Default::default() };
    run(CommandId::State3dSf, &sf.encode(p));
    let urb = hw::State3dUrbVs {
        vs_number_of_urb_entries: 64,
        vs_urb_entry_allocation_size: 1,
        vs_urb_starting_address: 4,
        ..Default::default()
    };
    run(CommandId::State3dUrbVs, &urb.encode(p));
    run(CommandId::State3dRsConstantPointer, &[0; 4]);
    assert!(pipeline.bound.sf.viewport_transform_enable);
    assert_eq!(pipeline.bound.sf.point_width, 4.0);
    assert_eq!(pipeline.bound.urb[0], UrbPool { start_handle: 512, entry_handles: 2, entries: 64 });
    assert_eq!(findings.list().len(), 1);
}

fn with_geometry_shader(bench: &mut Bench, instances: u32) {
    bench.executor.instanced = instances > 1;
    bench.bound.urb[3] = UrbPool { start_handle: 128, entry_handles: 4, entries: 8 };
    bench.bound.gs = hw::State3dGs {
        enable: true,
        dispatch_mode: hw::State3dGs::DISPATCH_MODE_SIMD8,
        include_vertex_handles: true,
        dispatch_grf_start_register_for_urb_data: 5,
        output_topology: topo::TRISTRIP,
        output_vertex_size: 3,
        instance_control: instances - 1,
        reorder_mode: hw::State3dGs::REORDER_MODE_TRAILING,
        statistics_enable: true,
        vertex_urb_entry_output_read_offset: 1,
        ..Default::default()
    };
}

#[test]
fn geometry_threads_get_objects_and_their_output_is_assembled() {
    let mut bench = bench(&CORNERS);
    let plain = bench.draw(Parameters { topology: topo::TRISTRIP, ..list(4) });
    with_geometry_shader(&mut bench, 1);
    let objects = bench.draw(Parameters { topology: topo::TRISTRIP, ..list(4) });
    assert_eq!(objects.len(), 2);
    assert_eq!(objects[0].attributes[0], plain[0].attributes[0]);
    // The odd triangle was reordered for the thread, so that its winding is that of the strip.
    assert_eq!(objects[1].attributes[0].map(f32::from_bits), [2.0, 1.0, 3.0]);
    assert_eq!(objects[1].back_facing, plain[1].back_facing);
    assert_eq!(bench.registers.total(Counter::GsInvocations), 2);
    assert_eq!(bench.registers.total(Counter::GsPrimitives), 2);
}

#[test]
fn instances_of_a_geometry_thread_follow_their_object() {
    let mut bench = bench(&CORNERS);
    with_geometry_shader(&mut bench, 3);
    let many = bench.draw(Parameters { instance_count: 4, ..list(3) });
    let values: Vec<f32> = many.iter().map(|o| f32::from_bits(o.attributes[0][0])).collect();
    assert_eq!(values, [0.0, 10.0, 20.0].repeat(4));
}

#[test]
fn patches_are_divided_and_their_points_shaded() {
    let mut bench = bench(&CORNERS);
    bench.bound.urb[1] = UrbPool { start_handle: 128, entry_handles: 2, entries: 4 };
    // Fewer entries than points: the patch comes in parts.
    bench.bound.urb[2] = UrbPool { start_handle: 140, entry_handles: 1, entries: 10 };
    bench.bound.hs = hw::State3dHs {
        enable: true,
        include_vertex_handles: true,
        statistics_enable: true,
        dispatch_grf_start_register_for_urb_data: 5,
        ..Default::default()
    };
    bench.bound.te = hw::State3dTe {
        te_enable: true,
        output_topology: hw::State3dTe::OUTPUT_TOPOLOGY_TRI_CW,
        maximum_tessellation_factor_odd: 63.0,
        maximum_tessellation_factor_not_odd: 64.0,
        ..Default::default()
    };
    bench.bound.ds = hw::State3dDs {
        enable: true,
        dispatch_mode: hw::State3dDs::DISPATCH_MODE_SIMD8_SINGLE_PATCH,
        dispatch_grf_start_register_for_urb_data: 5,
        patch_urb_entry_read_offset: 1,
        patch_urb_entry_read_length: 1,
        statistics_enable: true,
        vertex_urb_entry_output_read_offset: 1,
        ..Default::default()
    };
    let objects = bench.draw(Parameters { topology: topo::PATCHLIST_1, start_vertex: 1, ..list(2) });
    assert_eq!(objects.len(), 64);
    let area = |o: &ScreenObject| {
        let [a, b, c] = o.vertices;
        (b.x_px - a.x_px) * (c.y_px - a.y_px) - (c.x_px - a.x_px) * (b.y_px - a.y_px)
    };
    assert!(objects.iter().all(|o| area(o) > 0.0));
    assert_eq!(objects.iter().map(area).sum::<f32>(), 2.0 * 2.0 * 100.0 * 100.0);
    assert_eq!(f32::from_bits(objects[0].attributes[0][0]), 1.0);
    assert_eq!(f32::from_bits(objects[63].attributes[0][0]), 2.0);
    assert_eq!((objects[0].primitive_id, objects[63].primitive_id), (0, 1));
    assert_eq!(bench.registers.total(Counter::HsInvocations), 2);
    assert!(bench.registers.total(Counter::DsInvocations) >= 50);
}

#[test]
fn random_state_and_draws_end_in_results_and_never_panic() {
    let mut seed = 0x2545_f491_4f6c_dd1du64;
    let mut random = move || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 16) as u32
    };
    let p = &hw::platforms::SKL;
    let findings = probe::Findings::new(false);
    let ids = probe::Ids::default();
    let cx = Context { platform: p, findings: &findings, ids: &ids };
    let commands: Vec<CommandId> =
        hw::command::COMMANDS.iter().map(|c| c.0).filter(|id| id.name().starts_with("3D")).collect();
    let mut bench = bench(&CORNERS);
    bench.bound.input.topology.primitive_topology_type = topo::TRISTRIP;
    let mut pipeline = Pipeline3d { bound: bench.bound.clone(), ..Default::default() };
    let mut threads = 0;
    for round in 0..20_000 {
        let id = if round % 4 == 3 {
            CommandId::Primitive3d
        } else {
            commands[random() as usize % commands.len()]
        };
        let mut words: Vec<u32> = (0..random() % 40).map(|_| random()).collect();
        // Every other field small, so that pointers hit memory and draws stay short.
        for word in words.iter_mut().skip(1) {
            if random() % 2 == 0 {
                *word &= 0x7fff;
            }
        }
        if id == CommandId::Primitive3d {
            words.resize(7, 0);
            words[2..].iter_mut().for_each(|word| *word &= 0x3f);
        }
        let (executor, registers) = (&mut bench.executor, &mut bench.registers);
        threads += executor.launches.len();
        executor.launches.clear();
        let _ = pipeline.command(id, &words, executor, registers, &mut Kept::new(&bench.space), &cx);
        if round % 12 == 0 {
            pipeline.bound = bench.bound.clone();
        }
    }
    assert!(findings.list().iter().all(|(finding, _)| finding.kind != probe::Kind::Bug));
    assert!(threads > 1000, "{threads} threads ran");
}
