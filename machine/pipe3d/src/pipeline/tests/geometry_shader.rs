//! GS: what its threads are given, and what becomes of what they leave.

use super::machine::{CONSTANTS, GS, Launch, Machine, VS, firsts};
use super::stages::on;
use super::vues::PLATFORMS;
use super::*;
use hw::Platform;
use ports::{Stage, Urb};

/// Vertex numbers of each object of a run in the order that threads get them.
fn orders(platform: &'static Platform, topology: u32, count: u32, more: &str) -> Vec<Vec<u32>> {
    let mut m = Machine::over(platform);
    m.counted_vertices(1, count);
    m.run(&on("GS", &format!("Include Vertex Handles = 1{more}")));
    m.draw(topology, &format!("Vertex Count Per Instance = {count}"));
    let vertices = match m.pipeline.bound.gs.discard_adjacency {
        true => crate::pipeline::geometry::without_adjacency(crate::assembly::shape(topology).unwrap())
            .unwrap()
            .0
            .vertices(),
        false => crate::assembly::shape(topology).unwrap().vertices(),
    };
    let number = |handle: u32| m.threads.urb.read(UrbHandle(handle), 0, 1)[0] / 1000;
    let object = |launch: &Launch, lane: usize| {
        (0..vertices).map(|vertex| number(launch.grf.register(2 + vertex)[lane])).collect()
    };
    m.threads
        .launches
        .iter()
        .flat_map(|launch| launch.lanes().map(move |lane| object(launch, lane)))
        .collect()
}

#[test]
fn threads_get_the_vertices_of_an_object_in_the_order_of_the_table() {
    type Objects = &'static [&'static [u32]];
    let trailing = ", Reorder Mode = 1";
    let cases: [(u32, u32, &str, Objects); 18] = [
        (topo::POINTLIST, 2, "", &[&[0], &[1]]),
        (topo::LINELIST, 4, "", &[&[0, 1], &[2, 3]]),
        (topo::LINESTRIP, 3, "", &[&[0, 1], &[1, 2]]),
        (topo::LINELOOP, 3, "", &[&[0, 1], &[1, 2], &[2, 0]]),
        (topo::LINELIST_ADJ, 8, "", &[&[0, 1, 2, 3], &[4, 5, 6, 7]]),
        (topo::LINESTRIP_ADJ, 5, "", &[&[0, 1, 2, 3], &[1, 2, 3, 4]]),
        (topo::TRILIST, 6, "", &[&[0, 1, 2], &[3, 4, 5]]),
        (topo::TRISTRIP, 5, "", &[&[0, 1, 2], &[1, 3, 2], &[2, 3, 4]]),
        (topo::TRISTRIP, 5, trailing, &[&[0, 1, 2], &[2, 1, 3], &[2, 3, 4]]),
        (topo::TRISTRIP_REVERSE, 5, "", &[&[0, 2, 1], &[1, 2, 3], &[2, 4, 3]]),
        (topo::TRISTRIP_REVERSE, 5, trailing, &[&[1, 0, 2], &[1, 2, 3], &[3, 2, 4]]),
        (topo::TRIFAN, 4, "", &[&[0, 1, 2], &[0, 2, 3]]),
        (topo::POLYGON, 4, "", &[&[0, 1, 2], &[0, 2, 3]]),
        (topo::RECTLIST, 3, "", &[&[0, 1, 2]]),
        (topo::TRILIST_ADJ, 6, trailing, &[&[0, 1, 2, 3, 4, 5]]),
        (
            topo::TRISTRIP_ADJ,
            12,
            "",
            &[&[0, 1, 2, 6, 4, 3], &[2, 5, 6, 8, 4, 0], &[4, 2, 6, 10, 8, 7], &[6, 9, 10, 11, 8, 4]],
        ),
        (
            topo::TRISTRIP_ADJ,
            12,
            trailing,
            &[&[0, 1, 2, 6, 4, 3], &[4, 0, 2, 5, 6, 8], &[4, 2, 6, 10, 8, 7], &[8, 4, 6, 9, 10, 11]],
        ),
        (topo::PATCHLIST_1 + 3, 9, trailing, &[&[0, 1, 2, 3], &[4, 5, 6, 7]]),
    ];
    for platform in PLATFORMS {
        for (topology, count, more, want) in cases {
            assert_eq!(orders(platform, topology, count, more), want, "{} {topology}{more}", platform.name);
        }
    }
}

#[test]
fn adjacent_vertices_are_left_out_where_they_are_discarded() {
    type Objects = &'static [&'static [u32]];
    let cases: [(u32, u32, &str, Objects); 6] = [
        (topo::LINELIST_ADJ, 4, "", &[&[1, 2]]),
        (topo::LINESTRIP_ADJ, 5, "", &[&[1, 2], &[2, 3]]),
        (topo::TRILIST_ADJ, 6, "", &[&[0, 2, 4]]),
        (topo::TRISTRIP_ADJ, 10, "", &[&[0, 2, 4], &[2, 6, 4], &[4, 6, 8]]),
        (topo::TRISTRIP_ADJ, 10, ", Reorder Mode = 1", &[&[0, 2, 4], &[4, 2, 6], &[4, 6, 8]]),
        (topo::LINELIST, 4, "", &[&[0, 1], &[2, 3]]),
    ];
    for platform in PLATFORMS {
        for (topology, count, more, want) in cases {
            let more = format!(", Discard Adjacency = 1{more}");
            assert_eq!(orders(platform, topology, count, &more), want, "{} {topology}", platform.name);
        }
    }
}

/// Constants of one register for GS.
fn with_constants(m: &mut Machine) {
    m.store(CONSTANTS, &[71, 72, 73, 74, 75, 76, 77, 78]);
    m.run(&format!(
        "3DSTATE_CONSTANT_GS\n  Constant Body.Read Length[3] = 1\n  Constant Body.Buffer[3] = {CONSTANTS:#x}\n"
    ));
}

#[test]
fn threads_of_single_objects_get_eight_of_them_side_by_side() {
    for platform in PLATFORMS {
        for has_ids in [false, true] {
            let mut m = Machine::over(platform);
            m.counted_vertices(4, 20);
            with_constants(&mut m);
            m.run(&on(
                "GS",
                &format!(
                    "Include Vertex Handles = 1, Include Primitive ID = {}, Hint = 1, Vertex URB Entry Read Offset = 1, \
                     Vertex URB Entry Read Length = 1",
                    u32::from(has_ids)
                ),
            ));
            m.draw(topo::LINELIST, "Vertex Count Per Instance = 20");
            let launches = m.threads.of(Stage::Geometry);
            let masks: Vec<u32> = launches.iter().map(|launch| launch.start.dispatch_mask).collect();
            assert_eq!(masks, [0xff, 0b11], "{}", platform.name);
            let first_handle = 2 + usize::from(has_ids);
            for (thread, launch) in launches.iter().enumerate() {
                let grf = &launch.grf;
                assert_eq!(launch.start.vector_mask, launch.start.dispatch_mask);
                assert_eq!(grf.register(0)[..3], [0, 0, topo::LINELIST << 16 | 1 << 22]);
                assert_eq!(grf.register(6), &[71, 72, 73, 74, 75, 76, 77, 78]);
                for lane in launch.lanes() {
                    let object = 8 * thread as u32 + lane as u32;
                    assert_eq!(grf.register(1)[lane], GS + 8 * object);
                    if has_ids {
                        assert_eq!(grf.register(2)[lane], object);
                    }
                    for vertex in 0..2 {
                        let number = 2 * object + vertex;
                        assert_eq!(grf.register(first_handle + vertex as usize)[lane], VS + 2 * number);
                        for dword in 0..8 {
                            let register = 7 + 8 * vertex as usize + dword as usize;
                            assert_eq!(grf.register(register)[lane], 1000 * number + 8 + dword);
                        }
                    }
                }
            }
            assert_eq!(launches[1].grf.register(1)[2..], [0; 6], "lanes without an object have no entry");
        }
    }
}

#[test]
fn instances_of_an_object_share_its_vertices() {
    for platform in PLATFORMS {
        for has_ids in [false, true] {
            let mut m = Machine::over(platform);
            m.counted_vertices(3, 18);
            with_constants(&mut m);
            m.run(&on(
                "GS",
                &format!(
                    "Include Vertex Handles = 1, Include Primitive ID = {}, Instance Control = 9, Vertex URB Entry Read \
                     Length = 1",
                    u32::from(has_ids)
                ),
            ));
            // Nine vertices an object: handles go on in the next register.
            m.draw(topo::PATCHLIST_1 + 8, "Vertex Count Per Instance = 18");
            let launches = m.threads.of(Stage::Geometry);
            let masks: Vec<u32> = launches.iter().map(|launch| launch.start.dispatch_mask).collect();
            assert_eq!(masks, [0xff, 0b11, 0xff, 0b11], "{}", platform.name);
            for (thread, launch) in launches.iter().enumerate() {
                let (object, first) = (thread as u32 / 2, 8 * (thread as u32 % 2));
                let grf = &launch.grf;
                for lane in launch.lanes() {
                    let instance = first + lane as u32;
                    // Sixteen entries hold one object's ten instances; the next object begins anew.
                    assert_eq!(grf.register(1)[lane], (GS + 8 * instance) | instance << 27);
                    if has_ids {
                        assert_eq!(grf.register(2)[lane], object);
                    }
                }
                let handles = &grf.dwords[8 * (2 + usize::from(has_ids))..][..9];
                let want: Vec<u32> = (0..9).map(|vertex| VS + 2 * (9 * object + vertex)).collect();
                assert_eq!(handles, want, "{} {has_ids}", platform.name);
                assert_eq!(grf.register(6), &[71, 72, 73, 74, 75, 76, 77, 78]);
                for vertex in 0..9 {
                    let number = 9 * object + vertex;
                    let data: Vec<u32> = (0..8).map(|dword| 1000 * number + dword).collect();
                    assert_eq!(grf.register(7 + vertex as usize)[..], data);
                }
            }
        }
    }
}

#[test]
fn payload_data_may_begin_at_a_register_past_the_fifteenth() {
    for platform in [&hw::platforms::SKL, &hw::platforms::BXT] {
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 2);
        with_constants(&mut m);
        m.run(&on("GS", "Dispatch GRF Start Register For URB Data [5:4] = 2"));
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 2");
        assert_eq!(m.threads.launches[0].grf.register(0x26)[0], 71, "{}", platform.name);
    }
}

/// Entries whose DWord `d` is `1000 entry + d`, but for five vertices in DWord 0 and control bits in the units behind.
fn fill(urb: &mut FlatUrb, launch: &Launch) {
    if launch.site.stage != Stage::Geometry {
        return;
    }
    for lane in launch.lanes() {
        let handle = launch.grf.register(1)[lane] & 0xffff;
        let entry = (handle - GS) / 8;
        let mut dwords: Vec<u32> = (0..128).map(|d| 1000 * entry + d).collect();
        dwords[0] = 5;
        dwords[8] = CONTROL;
        urb.store(UrbHandle(handle), 0, &dwords);
    }
}

/// As cut bits: behind vertices 1 and 2. As stream ids of vertices 0 to 4: 2, 1, 0, 3, 0.
const CONTROL: u32 = 0b00_11_00_01_10;

/// First values of the vertices that reach stream output from one point each.
fn put_out(platform: &'static Platform, points: u32, more: &str) -> Vec<u32> {
    let mut m = Machine::over(platform);
    m.counted_vertices(1, points);
    m.threads.program = fill;
    m.run(&on("GS", more));
    let found = firsts(&m.streamed(topo::POINTLIST, &format!("Vertex Count Per Instance = {points}"), 1));
    assert_eq!(m.found, [], "{more}");
    found
}

#[test]
fn entries_hold_a_count_then_control_bits_then_vertices() {
    for platform in PLATFORMS {
        let of = |more: &str| put_out(platform, 1, more);
        // The count and the control bits are where no vertex is, or a part of the first one.
        let value = |d: u32| match d {
            0 => 5,
            8 => CONTROL,
            _ => d,
        };
        let from = |first: u32, step: u32, count: u32| -> Vec<u32> {
            (0..count).map(|v| value(first + step * v)).collect()
        };
        // Vertices of so many units of 16 bytes begin behind the 32 bytes of the count.
        assert_eq!(of("Output Vertex Size = 3"), from(8, 16, 5), "{}", platform.name);
        assert_eq!(of("Output Vertex Size = 0"), from(8, 4, 5));
        // Control data comes in units of 32 bytes behind that.
        assert_eq!(of("Output Vertex Size = 1, Control Data Header Size = 1"), from(16, 8, 5));
        assert_eq!(of("Output Vertex Size = 1, Control Data Header Size = 3"), from(32, 8, 5));
        // Static output: no count in the entry.
        assert_eq!(
            of("Output Vertex Size = 1, Static Output = 1, Static Output Vertex Count = 3"),
            from(0, 8, 3)
        );
        let both = "Output Vertex Size = 1, Control Data Header Size = 2, Static Output = 1, Static Output Vertex Count = 4";
        assert_eq!(of(both), from(16, 8, 4));
        // An entry of 128 DWords has room for eight vertices of 16, or for seven behind the count.
        let many = "Output Vertex Size = 3, Static Output = 1, Static Output Vertex Count = 1000";
        assert_eq!(of(many), from(0, 16, 8));
        assert_eq!(of("Output Vertex Size = 6"), from(8, 28, 4));
        assert_eq!(of("Output Vertex Size = 31"), []);
    }
}

#[test]
fn cut_bits_end_a_strip_behind_their_vertex() {
    for platform in PLATFORMS {
        let of =
            |more: &str| put_out(platform, 1, &format!("Output Vertex Size = 0, Output Topology = 3{more}"));
        assert_eq!(
            of(""),
            [5, 12, 12, 16, 16, 20, 20, 24].map(|d| if d == 5 { CONTROL } else { d }),
            "{}",
            platform.name
        );
        // 0 1 | 2 | 3 4.
        assert_eq!(of(", Control Data Header Size = 1"), [16, 20, 28, 32]);
    }
}

#[test]
fn vertices_go_to_the_stream_of_their_control_bits_or_to_the_default_one() {
    for platform in PLATFORMS {
        let of =
            |more: &str| put_out(platform, 1, &format!("Output Vertex Size = 0, Output Topology = 1{more}"));
        let ids = ", Control Data Header Size = 1, Control Data Format = 1";
        assert_eq!(of(ids), [24, 32], "{}", platform.name);
        assert_eq!(of(&format!("{ids}, Default Stream Id = 3")), [24, 32]);
        // Without a control header, or with cut bits in it, there is one stream.
        assert_eq!(of(", Control Data Format = 1").len(), 5);
        for other in [", Default Stream Id = 1", ", Control Data Header Size = 1, Default Stream Id = 2"] {
            assert_eq!(of(other), []);
        }
    }
}

/// Forty vertices, a cut behind vertex 35.
fn many(urb: &mut FlatUrb, launch: &Launch) {
    let handle = UrbHandle(launch.grf.register(1)[0] & 0xffff);
    let mut dwords: Vec<u32> = (0..256).collect();
    (dwords[0], dwords[8], dwords[9]) = (40, 0, 1 << 3);
    urb.store(handle, 0, &dwords);
}

#[test]
fn control_bits_go_on_in_the_next_dword() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 1);
        m.threads.program = many;
        m.run("3DSTATE_URB_GS\n  GS URB Starting Address = 5\n  GS Number of URB Entries = 8\n  GS URB Entry Allocation Size = 15\n");
        m.run(&on("GS", "Output Vertex Size = 0, Output Topology = 3, Control Data Header Size = 1"));
        let found = firsts(&m.streamed(topo::POINTLIST, "Vertex Count Per Instance = 1", 1));
        let want: Vec<u32> = (0..39).filter(|v| *v != 35).flat_map(|v| [16 + 4 * v, 20 + 4 * v]).collect();
        assert_eq!(found, want, "{}", platform.name);
    }
}

#[test]
fn every_output_topology_is_assembled_and_others_are_reported() {
    for platform in PLATFORMS {
        let of = |topology: u32| {
            let more = format!("Output Vertex Size = 1, Output Topology = {topology}");
            let vertex = |first: u32| if first == CONTROL { 0 } else { (first - 8) / 8 };
            put_out(platform, 1, &more).into_iter().map(vertex).collect::<Vec<_>>()
        };
        for (topologies, want) in [
            (&[topo::POINTLIST, topo::POINTLIST_BF][..], &[0, 1, 2, 3, 4][..]),
            (&[topo::LINELIST], &[0, 1, 2, 3]),
            (
                &[topo::LINESTRIP, topo::LINESTRIP_BF, topo::LINESTRIP_CONT, topo::LINESTRIP_CONT_BF],
                &[0, 1, 1, 2, 2, 3, 3, 4],
            ),
            (&[topo::TRILIST, topo::RECTLIST], &[0, 1, 2]),
            (&[topo::TRISTRIP], &[0, 1, 2, 1, 3, 2, 2, 3, 4]),
            (&[topo::TRISTRIP_REVERSE], &[0, 2, 1, 1, 2, 3, 2, 4, 3]),
            (&[topo::TRIFAN, topo::TRIFAN_NOSTIPPLE, topo::POLYGON], &[0, 1, 2, 0, 2, 3, 0, 3, 4]),
        ] {
            for &topology in topologies {
                assert_eq!(of(topology), want, "{} {topology}", platform.name);
            }
        }
        let reported = |topology: u32| {
            let mut m = Machine::over(platform);
            m.counted_vertices(1, 1);
            m.run(&on("GS", &format!("Output Topology = {topology}")));
            m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1");
            assert!(m.threads.launches.is_empty());
            m.found
        };
        for topology in [
            topo::LINELOOP,
            topo::QUADLIST,
            topo::QUADSTRIP,
            topo::LINELIST_ADJ,
            topo::LINESTRIP_ADJ,
            topo::TRILIST_ADJ,
            topo::TRISTRIP_ADJ,
            31,
        ] {
            assert_eq!(
                reported(topology),
                [(probe::Kind::Undefined, "B052")],
                "{} {topology}",
                platform.name
            );
        }
        for topology in [topo::PATCHLIST_1, 63] {
            assert_eq!(reported(topology), [(probe::Kind::Gap, "B052")], "{} {topology}", platform.name);
        }
    }
}

#[test]
fn what_threads_put_out_comes_in_the_order_of_objects_and_their_instances() {
    for platform in PLATFORMS {
        for (entries, instances) in [(16, 1), (3, 1), (1, 1), (16, 5), (7, 5), (4, 5), (2, 9)] {
            let mut m = Machine::over(platform);
            m.counted_vertices(1, 5);
            m.threads.program = |urb, launch| {
                for lane in launch.lanes() {
                    let grf = &launch.grf;
                    let word = grf.register(1)[lane];
                    let mut dwords = [0; 12];
                    dwords[0] = 1;
                    dwords[8] = 100 * grf.register(2)[lane] + (word >> 27);
                    urb.store(UrbHandle(word & 0xffff), 0, &dwords);
                }
            };
            m.run(&format!(
                "3DSTATE_URB_GS\n  GS URB Starting Address = 5\n  GS Number of URB Entries = {entries}\n"
            ));
            m.run(&on(
                "GS",
                &format!(
                    "Output Vertex Size = 0, Include Primitive ID = 1, Instance Control = {}",
                    instances - 1
                ),
            ));
            let found = firsts(&m.streamed(topo::POINTLIST, "Vertex Count Per Instance = 5", 1));
            let want: Vec<u32> =
                (0..5).flat_map(|object| (0..instances).map(move |i| 100 * object + i)).collect();
            assert_eq!(found, want, "{} {entries} {instances}", platform.name);
            // No entry is used that was not allocated.
            let mut used =
                m.threads.launches.iter().flat_map(|launch| {
                    launch.lanes().map(|lane| (launch.grf.register(1)[lane] & 0xffff) - GS)
                });
            assert!(used.all(|slot| slot < entries));
        }
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 1).run(&on("GS", "")).run("3DSTATE_URB_GS\n");
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1");
        assert_eq!(m.found, [(probe::Kind::Undefined, "B010")], "{}", platform.name);
    }
}
