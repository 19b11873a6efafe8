//! Threads of two vertices, points, objects or instances: each has the channels of half a register.

use super::machine::{DS, GS, HS, Machine, STREAMS, VS};
use super::*;
use hw::platforms::BYT;
use ports::Stage;

/// Stages with kernels, on, whose data begins at register 6.
fn on(stage: &str, fields: &str) -> String {
    let mut text = format!("3DSTATE_{stage}\n  Enable = 1\n  Dispatch GRF Start Register For URB Data = 6\n");
    fields.split(", ").filter(|field| !field.is_empty()).for_each(|field| text += &format!("  {field}\n"));
    text
}

fn masks(launches: &[&machine::Launch]) -> Vec<u32> {
    launches.iter().map(|launch| launch.start.dispatch_mask).collect()
}

#[test]
fn vertex_threads_get_two_handles_and_two_vertices_with_interleaved_elements() {
    let mut m = Machine::over(&BYT);
    m.counted_vertices(3, 5);
    m.run(&on("VS", "Vertex URB Entry Read Length = 1"));
    m.draw(topo::POINTLIST, "Vertex Count Per Instance = 5");
    let launches = m.threads.of(Stage::Vertex);
    assert_eq!(masks(&launches), [0xff, 0xff, 0x0f]);
    for (pair, launch) in launches.iter().enumerate() {
        let first = 2 * pair as u32;
        let second = if first < 4 { VS + 2 * (first + 1) } else { 0 };
        assert_eq!(launch.grf.register(0)[..3], [VS + 2 * first, second, 0]);
        for element in 0..2 {
            let half = |vertex: u32| (0..4).map(move |c| 1000 * vertex + 4 * element as u32 + c);
            let register = launch.grf.register(6 + element);
            assert!(register[..4].iter().copied().eq(half(first)));
            assert!(first == 4 || register[4..].iter().copied().eq(half(first + 1)));
        }
    }
    // One vertex to a thread, if the state asks for it.
    m.threads.launches.clear();
    m.run(&on("VS", "Single Vertex Dispatch = 1, Vertex URB Entry Read Length = 1"));
    m.draw(topo::POINTLIST, "Vertex Count Per Instance = 2");
    let launches = m.threads.of(Stage::Vertex);
    assert_eq!(masks(&launches), [0x0f, 0x0f]);
    assert_eq!((launches[1].grf.register(0)[0], launches[1].grf.register(6)[0]), (VS + 2, 1000));
    assert_eq!(m.found, []);
}

/// Triangles of three numbered vertices over a GS.
fn geometry(m: &mut Machine, fields: &str) {
    m.counted_vertices(4, 9);
    m.run(&on("GS", &format!("Output Topology = {}, Output Vertex Size = 3, {fields}", topo::TRILIST)));
}

#[test]
fn geometry_threads_of_two_objects_get_their_vertices_interleaved() {
    let mut m = Machine::over(&BYT);
    geometry(&mut m, "Dispatch Mode = 2, Vertex URB Entry Read Length = 1, Include Primitive ID = 1");
    m.draw(topo::TRILIST, "Vertex Count Per Instance = 9");
    let launches = m.threads.of(Stage::Geometry);
    assert_eq!(masks(&launches), [0xff, 0x0f]);
    let grf = &launches[0].grf;
    assert_eq!(grf.register(0)[..3], [GS, GS + 8, topo::TRILIST << 16]);
    assert_eq!((grf.register(1)[0], grf.register(1)[4]), (0, 1));
    for vertex in 0..3 {
        for element in 0..2 {
            let half = |vertex: u32| (0..4).map(move |c| 1000 * vertex + 4 * element as u32 + c);
            let register = grf.register(6 + 2 * vertex as usize + element);
            assert!(register[..4].iter().copied().eq(half(vertex)), "{register:?}");
            assert!(register[4..].iter().copied().eq(half(vertex + 3)), "{register:?}");
        }
    }
    assert_eq!(m.found, []);
}

#[test]
fn geometry_threads_of_two_instances_or_one_share_an_object() {
    let mut m = Machine::over(&BYT);
    for (mode, want) in [(1, vec![0xff, 0x0f]), (0, vec![0x0f; 3])] {
        m.threads.launches.clear();
        geometry(
            &mut m,
            &format!("Dispatch Mode = {mode}, Instance Control = 2, Vertex URB Entry Read Length = 1"),
        );
        m.draw(topo::TRILIST, "Vertex Count Per Instance = 3");
        let launches = m.threads.of(Stage::Geometry);
        assert_eq!(masks(&launches), want);
        let instance = |launch: &machine::Launch, lane: usize| launch.grf.register(0)[lane] >> 27;
        if mode == 1 {
            assert_eq!([0, 1].map(|lane| instance(launches[0], lane)), [0, 1]);
        }
        assert_eq!(instance(launches.last().unwrap(), 0), 2);
        for vertex in 0..3u32 {
            let want: Vec<u32> = (0..8).map(|dword| 1000 * vertex + dword).collect();
            assert_eq!(launches[0].grf.register(6 + vertex as usize), &want[..]);
        }
    }
    assert_eq!(m.found, []);
}

#[test]
fn geometry_threads_say_at_their_end_how_many_vertices_they_put_out() {
    let mut m = Machine::over(&BYT);
    geometry(&mut m, "Dispatch Mode = 2, Vertex URB Entry Read Length = 1");
    // The first object of a thread puts one triangle out, the second one none.
    m.threads.program = |urb, launch| {
        if launch.site.stage == Stage::Geometry {
            for (lane, handle) in launch.grf.register(0)[..2].iter().enumerate() {
                let vertices: Vec<u32> = (0..48).map(|dword| 100 * lane as u32 + dword).collect();
                urb.store(UrbHandle(handle & 0xffff), 0, &vertices);
            }
            urb.1 = 3;
        }
    };
    m.run(&format!(
        "3DSTATE_STREAMOUT\n  SO Function Enable = 1\n  Rendering Disable = 1\n  SO Buffer Enable [0] = 1\n\
         3DSTATE_SO_BUFFER\n  Surface Pitch = 4\n  Surface Base Address = {STREAMS:#x}\n  Surface End Address = {:#x}\n\
         3DSTATE_SO_DECL_LIST\n  Stream to Buffer Selects [0] = 1\n  Num Entries [0] = 1\n  \
         Entry[0].Stream 0 Decl.Component Mask = 1\n  Entry[0].Stream 2 Decl.Component Mask = 0\n",
        STREAMS + 0x1000
    ));
    m.draw(topo::TRILIST, "Vertex Count Per Instance = 6");
    assert_eq!(m.registers.read(hw::registers::SO_WRITE_OFFSET0), 12);
    assert_eq!(m.load(STREAMS, 3), [0, 16, 32]);
    assert_eq!(m.found, []);
}

#[test]
fn domain_threads_of_two_points_have_places_patch_and_number_in_one_register() {
    let mut m = Machine::over(&BYT);
    m.counted_vertices(2, 1);
    m.run(&on("HS", ""));
    m.run(&on("DS", "Patch URB Entry Read Length = 1, Compute W Coordinate Enable = 1"));
    m.run(&format!(
        "3DSTATE_TE\n  TE Enable = 1\n  TE Domain = {}\n  Output Topology = {}\n  Maximum Tessellation Factor Odd = 63\n  \
         Maximum Tessellation Factor Not Odd = 64\n",
        hw::State3dTe::TE_DOMAIN_TRI,
        hw::State3dTe::OUTPUT_TOPOLOGY_POINT
    ));
    // One triangle: three points.
    m.threads.program = |urb, launch| {
        if launch.site.stage == Stage::Hull {
            urb.store(UrbHandle(launch.grf.register(0)[0]), 0, &[1.0f32.to_bits(); 8]);
        }
    };
    m.draw(topo::PATCHLIST_1, "Vertex Count Per Instance = 1");
    let launches = m.threads.of(Stage::Domain);
    assert_eq!(masks(&launches), [0xff, 0x0f]);
    let grf = &launches[0].grf;
    assert_eq!(grf.register(0)[..2], [DS, DS + 2]);
    for half in [0, 4] {
        let place: f32 = grf.register(1)[half..half + 3].iter().map(|&bits| f32::from_bits(bits)).sum();
        assert_eq!(place, 1.0);
    }
    assert_eq!((grf.register(1)[3], grf.register(1)[7]), (HS, 0));
    assert_eq!(grf.register(6), &[1.0f32.to_bits(); 8]);
    assert_eq!(m.found, []);
}

#[test]
fn the_instance_of_a_hull_thread_begins_at_bit_16() {
    let mut m = Machine::over(&BYT);
    m.counted_vertices(2, 1);
    m.run(&on("HS", "Instance Count = 2"));
    m.run(&on("DS", ""));
    m.run("3DSTATE_TE\n  TE Enable = 1\n");
    m.draw(topo::PATCHLIST_1, "Vertex Count Per Instance = 1");
    let instances: Vec<u32> = m.threads.of(Stage::Hull).iter().map(|l| l.grf.register(0)[2]).collect();
    assert_eq!(instances, [0, 1 << 16, 2 << 16]);
}
