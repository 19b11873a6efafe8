//! Vertex fetch: which vertices a draw has.

use super::elements::{ONE, fetched, input, stores};
use super::machine::{INDICES, Machine, firsts};
use super::vues::{Front, PLATFORMS, numbers, vues};
use super::*;
use ports::Urb;

#[test]
fn instances_are_outermost_and_vertices_begin_at_the_start_vertex_or_index() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 8);
        let fields = "Vertex Count Per Instance = 3, Start Vertex Location = 2, Instance Count = 2";
        let found = m.streamed(topo::POINTLIST, fields, 4);
        assert_eq!(firsts(&found), [2000, 3000, 4000, 2000, 3000, 4000], "{}", platform.name);
        assert_eq!(found[1], [3000, 3001, 3002, 3003]);
        // The base vertex is added to indices only, the start vertex counts indices.
        m.store(INDICES, &[0x0007_0001, 0x0002_0006]);
        m.run(&format!(
            "3DSTATE_INDEX_BUFFER\n  Index Format = 1\n  Buffer Starting Address = {INDICES:#x}\n  Buffer Size = 8\n"
        ));
        let indexed = "Vertex Access Type = 1, Vertex Count Per Instance = 3, Start Vertex Location = 1, Instance Count \
                       = 2, Base Vertex Location = -2";
        let found = m.streamed(topo::POINTLIST, indexed, 4);
        assert_eq!(firsts(&found), [5000, 4000, 0, 5000, 4000, 0]);
        let ignored = "Vertex Count Per Instance = 2, Base Vertex Location = 3";
        assert_eq!(firsts(&m.streamed(topo::POINTLIST, ignored, 4)), [0, 1000]);
        // Nothing of these draws anything.
        for nothing in ["Vertex Count Per Instance = 0", "Vertex Count Per Instance = 2, Instance Count = 0"]
        {
            assert!(m.streamed(topo::POINTLIST, nothing, 4).is_empty());
        }
        assert_eq!(m.found, []);
    }
}

#[test]
fn indices_are_bytes_words_or_dwords_and_past_the_buffer_they_are_zero() {
    for platform in PLATFORMS {
        for (format, bytes) in [(0u32, 1u64), (1, 2), (2, 4)] {
            let mut m = Machine::over(platform);
            m.counted_vertices(1, 8);
            for (place, index) in [77u32, 3, 1, 7].into_iter().enumerate() {
                let at = GraphicsAddress(INDICES + bytes * place as u64);
                m.space.write(at, &index.to_le_bytes()[..bytes as usize]).unwrap();
            }
            let draw = |m: &mut Machine, size: u64| {
                m.run(&format!(
                    "3DSTATE_INDEX_BUFFER\n  Index Format = {format}\n  Buffer Starting Address = {INDICES:#x}\n  \
                     Buffer Size = {size}\n"
                ));
                let fields = "Vertex Access Type = 1, Vertex Count Per Instance = 3, Start Vertex Location = 1, Base \
                              Vertex Location = 1";
                firsts(&m.streamed(topo::POINTLIST, fields, 4))
            };
            m.counted_vertices(1, 9);
            assert_eq!(draw(&mut m, 4 * bytes), [4000, 2000, 8000], "{} {bytes}", platform.name);
            // An index that does not lie in the buffer whole is none.
            assert_eq!(draw(&mut m, 4 * bytes - 1), [4000, 2000, 1000], "{} {bytes}", platform.name);
            assert_eq!(draw(&mut m, 3 * bytes), [4000, 2000, 1000], "{} {bytes}", platform.name);
            assert_eq!(draw(&mut m, 0), [1000; 3], "{} {bytes}", platform.name);
        }
    }
}

#[test]
fn the_cut_index_is_compared_in_the_width_of_the_indices() {
    for platform in PLATFORMS {
        let cases = [(0u32, 1usize, 0x1ffu32, 0xff), (0, 1, 5, 5), (1, 2, 0xffff_ffff, 0xffff)];
        let wide = [(1, 2, 0x1_0003, 3), (2, 4, 0xffff_ffff, 0xffff_ffff), (2, 4, 0xffff, 0xffff)];
        for (format, bytes, cut, written) in cases.into_iter().chain(wide) {
            let mut m = Machine::over(platform);
            m.counted_vertices(1, 8);
            let list: Vec<u8> = [0u32, 1, 2, written, 4, 6, 7]
                .iter()
                .flat_map(|index| index.to_le_bytes().into_iter().take(bytes).collect::<Vec<_>>())
                .collect();
            m.space.write(GraphicsAddress(INDICES), &list).unwrap();
            m.run(&format!(
                "3DSTATE_INDEX_BUFFER\n  Index Format = {format}\n  Buffer Starting Address = {INDICES:#x}\n  Buffer Size \
                 = 64\n3DSTATE_VF\n  Indexed Draw Cut Index Enable = 1\n  Cut Index = {cut:#x}\n"
            ));
            let fields = "Vertex Access Type = 1, Vertex Count Per Instance = 7";
            let strip = firsts(&m.streamed(topo::LINESTRIP, fields, 4));
            assert_eq!(strip, [0, 1000, 1000, 2000, 4000, 6000, 6000, 7000], "{} {cut:#x}", platform.name);
            // It is a vertex like others where it does not cut.
            m.run(&format!("3DSTATE_VF\n  Cut Index = {cut:#x}\n"));
            assert_eq!(m.streamed(topo::LINESTRIP, fields, 4).len(), 12);
        }
    }
}

#[test]
fn a_cut_place_ends_the_strip_of_a_draw_without_indices_where_asked_for() {
    for platform in [&hw::platforms::SKL, &hw::platforms::BXT] {
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 6);
        m.run("3DSTATE_VF\n  Sequential Draw Cut Index Enable = 1\n  Cut Index = 2\n");
        let fields = "Vertex Count Per Instance = 5";
        assert_eq!(firsts(&m.streamed(topo::LINESTRIP, fields, 4)), [0, 1000, 3000, 4000]);
        m.run("3DSTATE_VF\n  Indexed Draw Cut Index Enable = 1\n  Cut Index = 2\n");
        assert_eq!(m.streamed(topo::LINESTRIP, fields, 4).len(), 8);
    }
}

#[test]
fn what_lies_before_the_first_index_or_vertex_need_not_be_bound_and_what_is_read_must_be() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        // Both buffers begin at 0, where nothing is bound below 0x1000.
        input(
            &mut m,
            &[(
                0,
                "Buffer Pitch = 0x400, Address Modify Enable = 1, Buffer Starting Address = 0, Buffer Size = 0x80000",
            )],
            &[&stores(SurfaceFormat::R32G32B32_FLOAT, ", Source Element Offset = 8")],
        );
        m.store(0x1000 + 8, &[11, 12, 13]);
        m.store(0x2000 + 8, &[21, 22, 23]);
        let one = "Vertex Count Per Instance = 1, Start Vertex Location = 4";
        assert_eq!(m.streamed(topo::POINTLIST, one, 4), [[11, 12, 13, ONE]]);
        let fault = |m: &mut Machine, fields: &str| {
            let text = super::machine::primitive(topo::POINTLIST, fields);
            let Err(Stop::Fault(fault)) = m.try_run(&text) else { panic!("no fault") };
            (fault.system, fault.kind, fault.address.unwrap().0)
        };
        let below = "Vertex Count Per Instance = 1, Start Vertex Location = 3";
        assert_eq!(fault(&mut m, below), ("B020", probe::FaultKind::Page, 0xc08));

        m.run("3DSTATE_INDEX_BUFFER\n  Index Format = 2\n  Buffer Starting Address = 0\n  Buffer Size = 0x80000\n");
        m.store(0x3000, &[8]);
        let fields = "Vertex Access Type = 1, Vertex Count Per Instance = 1, Start Vertex Location = 0xc00";
        assert_eq!(m.streamed(topo::POINTLIST, fields, 4), [[21, 22, 23, ONE]], "{}", platform.name);
        let fields = "Vertex Access Type = 1, Vertex Count Per Instance = 1, Start Vertex Location = 0x10";
        assert_eq!(fault(&mut m, fields), ("B019", probe::FaultKind::Page, 0x40));
    }
}

#[test]
fn numbers_of_vertices_and_instances_take_the_place_of_a_component() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(3, 8);
        m.run(
            "3DSTATE_VF_SGVS\n  VertexID Enable = 1\n  VertexID Element Offset = 1\n  VertexID Component Number = 2\n  \
             InstanceID Enable = 1\n  InstanceID Element Offset = 2\n  InstanceID Component Number = 3\n",
        );
        // Neither start vertex and start instance nor the base vertex are in them.
        let fields = "Vertex Count Per Instance = 2, Start Vertex Location = 3, Instance Count = 2, Start Instance Location \
                      = 5";
        let found = m.streamed(topo::POINTLIST, fields, 12);
        let vertex = |first: u32, id: u32, instance: u32| {
            let mut dwords: Vec<u32> = (first..first + 12).collect();
            (dwords[6], dwords[11]) = (id, instance);
            dwords
        };
        let want = [vertex(3000, 0, 0), vertex(4000, 1, 0), vertex(3000, 0, 1), vertex(4000, 1, 1)];
        assert_eq!(found, want, "{}", platform.name);
        m.store(INDICES, &[6, 2]);
        m.run(&format!(
            "3DSTATE_INDEX_BUFFER\n  Index Format = 2\n  Buffer Starting Address = {INDICES:#x}\n  Buffer Size = 8\n"
        ));
        let fields = "Vertex Access Type = 1, Vertex Count Per Instance = 2, Base Vertex Location = 1";
        assert_eq!(m.streamed(topo::POINTLIST, fields, 12), [vertex(7000, 6, 0), vertex(3000, 2, 0)]);
        // Each alone, and none in an element that does not exist.
        let only = |m: &mut Machine, fields: &str| {
            m.run(&format!("3DSTATE_VF_SGVS\n  {fields}\n"));
            fetched(m, 0, 0, &[[4, 9]])[0].clone()
        };
        let plain: Vec<u32> = (4000..4012).collect();
        let mut want = plain.clone();
        want[0] = 4;
        assert_eq!(only(&mut m, "VertexID Enable = 1"), want);
        want[0] = 9;
        assert_eq!(only(&mut m, "InstanceID Enable = 1"), want);
        assert_eq!(only(&mut m, "VertexID Element Offset = 1"), plain);
        assert_eq!(only(&mut m, "VertexID Enable = 1\n  VertexID Element Offset = 3"), plain);
        // Controls of components may ask for them, too.
        use control::{STORE_IID, STORE_VID};
        let element = &mut m.pipeline.bound.input.elements[0];
        (element.component_1_control, element.component_3_control) = (STORE_IID, STORE_VID);
        m.run("3DSTATE_VF_SGVS\n");
        assert_eq!(fetched(&m, 0, 0, &[[4, 9]])[0][..5], [4000, 9, 4002, 4, 4004]);
    }
}

#[test]
fn instanced_elements_move_on_once_in_so_many_instances_or_never() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(4, 12);
        for (element, rate) in [(1, 1), (2, 3), (3, 0)] {
            m.run(&format!(
                "3DSTATE_VF_INSTANCING\n  Vertex Element Index = {element}\n  Instancing Enable = 1\n  Instance Data Step \
                 Rate = {rate}\n"
            ));
        }
        let fields = "Vertex Count Per Instance = 2, Start Vertex Location = 6, Instance Count = 5, Start Instance Location \
                      = 4";
        let found = m.streamed(topo::POINTLIST, fields, 16);
        // A vertex every time, the instance, every third, and the first for ever.
        let want: Vec<[u32; 4]> = (0..5)
            .flat_map(|i| [6, 7].map(|v| [1000 * v, 1000 * (4 + i) + 4, 1000 * (4 + i / 3) + 8, 4012]))
            .collect();
        let got: Vec<[u32; 4]> = found.iter().map(|v| [v[0], v[4], v[8], v[12]]).collect();
        assert_eq!(got, want, "{}", platform.name);
        m.run("3DSTATE_VF_INSTANCING\n  Vertex Element Index = 1\n  Instance Data Step Rate = 1\n");
        let found = m.streamed(topo::POINTLIST, fields, 16);
        assert_eq!((found[9][4], found[9][8]), (7004, 5008));
        m.run("3DSTATE_VF_INSTANCING\n  Vertex Element Index = 33\n  Instancing Enable = 1\n");
        assert_eq!(m.found, []);
        m.run("3DSTATE_VF_INSTANCING\n  Vertex Element Index = 34\n  Instancing Enable = 1\n");
        assert_eq!(m.found, [(probe::Kind::Undefined, "B024")], "{}", platform.name);
    }
}

/// Draws with indices, statistics on.
fn draw_indexed(m: &mut Machine, topology: u32, indices: &[u32], instances: u32) {
    m.registers = FlatRegisters::default();
    m.store(INDICES, indices);
    m.run(&format!(
        "3DSTATE_INDEX_BUFFER\n  Index Format = 2\n  Buffer Starting Address = {INDICES:#x}\n  Buffer Size = \
         0x1000\n3DSTATE_VF_STATISTICS\n  Statistics Enable = 1\n3DSTATE_VS\n  Statistics Enable = 1\n"
    ));
    let count = indices.len();
    m.draw(
        topology,
        &format!("Vertex Access Type = 1, Vertex Count Per Instance = {count}, Instance Count = {instances}"),
    );
}

#[test]
fn a_vertex_is_shaded_once_while_it_is_in_the_cache() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 8);
        let mut shaded = |indices: &[u32], instances| {
            draw_indexed(&mut m, topo::TRILIST, indices, instances);
            [Counter::VsInvocations, Counter::IaVertices].map(|counter| m.counted(counter))
        };
        assert_eq!(shaded(&[0, 1, 2, 2, 1, 3], 1), [4, 6], "{}", platform.name);
        assert_eq!(shaded(&[5, 5, 5], 1), [1, 3]);
        // Nothing of one instance is taken for another.
        assert_eq!(shaded(&[0, 1, 2, 2, 1, 3], 3), [12, 18]);
        // 64 entries hold 21 triangles; what comes after them is shaded anew.
        let many: Vec<u32> = (0..22).flat_map(|k| [3 * k, 3 * k + 1, 3 * k + 2]).chain([0, 1, 2]).collect();
        assert_eq!(shaded(&many, 1), [69, 69]);
        assert_eq!(shaded(&many[..63], 1), [63, 63]);
    }
}

#[test]
fn a_vertex_that_shares_its_place_in_the_cache_with_another_is_never_taken_for_it() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 8);
        m.store(INDICES, &[1, 1025, 1, 2049, 1, 1025]);
        m.run(&format!(
            "3DSTATE_INDEX_BUFFER\n  Index Format = 2\n  Buffer Starting Address = {INDICES:#x}\n  Buffer Size = \
             0x1000\n3DSTATE_VF_SGVS\n  VertexID Enable = 1\n"
        ));
        let fields = "Vertex Access Type = 1, Vertex Count Per Instance = 6";
        let found = firsts(&m.streamed(topo::TRILIST, fields, 4));
        assert_eq!(found, [1, 1025, 1, 2049, 1, 1025], "{}", platform.name);
    }
}

#[test]
fn only_vertices_and_objects_that_are_complete_are_counted_and_shaded() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 8);
        let mut counted = |topology, indices: &[u32]| {
            m.run("3DSTATE_VF\n  Indexed Draw Cut Index Enable = 1\n  Cut Index = 99\n");
            draw_indexed(&mut m, topology, indices, 1);
            [Counter::IaVertices, Counter::IaPrimitives, Counter::VsInvocations]
                .map(|counter| m.counted(counter))
        };
        assert_eq!(counted(topo::TRILIST, &[0, 1, 2, 3, 4]), [3, 1, 3], "{}", platform.name);
        assert_eq!(counted(topo::TRISTRIP, &[0, 1, 2, 3, 99, 4, 5, 99, 5, 6, 7]), [7, 3, 7]);
        assert_eq!(counted(topo::LINESTRIP_ADJ, &[0, 1, 2, 3, 4, 99, 5, 6, 7]), [5, 2, 5]);
        assert_eq!(counted(topo::LINELOOP, &[0, 1, 2]), [3, 3, 3]);
        assert_eq!(counted(topo::QUADLIST, &[0, 1, 2, 3, 4, 5, 6]), [4, 1, 4]);
        assert_eq!(counted(topo::PATCHLIST_1 + 2, &[0, 1, 2, 3, 4]), [3, 1, 3]);
        // Statistics off: nothing is counted.
        m.registers = FlatRegisters::default();
        m.run("3DSTATE_VF_STATISTICS\n3DSTATE_VS\n").draw(topo::TRILIST, "Vertex Count Per Instance = 6");
        assert_eq!(m.registers.counted, []);
    }
}

#[test]
fn an_edge_flag_of_zero_takes_the_edge_that_begins_there_out_of_the_outline() {
    for platform in PLATFORMS {
        let corners = [[-0.5, -0.5, 0.0, 1.0], [0.5, -0.5, 0.0, 1.0], [0.0, 0.5, 0.0, 1.0]];
        let mut front = Front::over(platform, &vues(corners));
        front.bench.bound.raster.front_face_fill_mode = hw::State3dRaster::FRONT_FACE_FILL_MODE_WIREFRAME;
        front.bench.bound.raster.back_face_fill_mode = hw::State3dRaster::BACK_FACE_FILL_MODE_WIREFRAME;
        let edges = |front: &mut Front| -> Vec<Vec<f32>> {
            front.draw_all(topo::TRILIST).iter().map(numbers).collect()
        };
        assert_eq!(edges(&mut front), [[0.0, 1.0], [1.0, 2.0], [2.0, 0.0]], "{}", platform.name);
        // The flag is the first value of attribute 0, the vertex's number.
        front.bench.bound.input.elements[4].edge_flag_enable = true;
        assert_eq!(edges(&mut front), [[1.0, 2.0], [2.0, 0.0]], "{}", platform.name);
    }
}

#[test]
fn vertices_pass_unchanged_into_entries_of_the_allocated_size_when_vs_is_off() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(5, 10);
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 10");
        for vertex in 0..10 {
            let entry = m.threads.urb.read(UrbHandle(128 + 2 * vertex), 0, 20).to_vec();
            assert_eq!(entry, (1000 * vertex..1000 * vertex + 20).collect::<Vec<_>>(), "{}", platform.name);
        }
        assert!(m.threads.launches.is_empty());
    }
}
