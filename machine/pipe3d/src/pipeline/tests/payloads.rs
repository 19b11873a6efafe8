//! Push constants, vertices and entries: what threads find in their registers.

use super::machine::{CONSTANTS, Machine, VS};
use super::stages::{STAGES, machine, on};
use super::vues::PLATFORMS;
use super::*;
use ports::Stage;

#[test]
fn push_constants_of_four_buffers_follow_each_other_from_the_start_register_on() {
    for platform in PLATFORMS {
        for (stage, name) in STAGES {
            let mut m = machine(platform, &["VS", "HS", "TE", "DS", "GS"]);
            let dwords: Vec<u32> = (0x1000..0x1400).collect();
            m.store(CONSTANTS, &dwords);
            m.store(CONSTANTS + 0x2000, &[77; 8]);
            let draw = |m: &mut Machine, lengths: [u32; 4], places: [u64; 4]| -> Vec<u32> {
                let mut text = format!("3DSTATE_CONSTANT_{name}\n");
                for (buffer, (length, place)) in lengths.into_iter().zip(places).enumerate() {
                    text += &format!(
                        "  Constant Body.Read Length[{buffer}] = {length}\n  Constant Body.Buffer[{buffer}] = {place:#x}\n"
                    );
                }
                m.threads.launches.clear();
                m.run(&text).draw(topo::PATCHLIST_1, "Vertex Count Per Instance = 1");
                let launch = m.threads.of(stage)[0];
                launch.grf.dwords[6 * 8..].to_vec()
            };
            let at = |place: u64| CONSTANTS + 32 * place;
            // Addresses are absolute where the streamer's mode says so, for buffer 0 too.
            let (register, bit) = if platform.name == "bdw" {
                (hw::registers::INSTPM, 6)
            } else {
                (hw::registers::CS_DEBUG_MODE2, 4)
            };
            m.registers.write(register, 1 << bit);
            let found = draw(&mut m, [1, 2, 0, 3], [at(5), at(1), at(9), at(20)]);
            let want: Vec<u32> =
                [5, 1, 2, 20, 21, 22].into_iter().flat_map(|r| 0x1000 + 8 * r..0x1008 + 8 * r).collect();
            assert_eq!(found[..48], want, "{} {name}", platform.name);
            // 64 registers and no more.
            let found = draw(&mut m, [60, 3, 4, 5], [at(0), at(64), at(70), at(80)]);
            let want: Vec<u32> =
                (0..60).chain(64..67).chain([70]).flat_map(|r| 0x1000 + 8 * r..0x1008 + 8 * r).collect();
            assert_eq!(found[..512], want);
            assert!(!found[512..520].contains(&(0x1000 + 8 * 71)));
            // Else buffer 0 is an offset into dynamic state, and the others are not.
            m.registers.write(register, 0);
            m.run(&format!(
                "STATE_BASE_ADDRESS\n  Dynamic State Base Address Modify Enable = 1\n  Dynamic State Base Address = {:#x}\n",
                CONSTANTS + 0x1000
            ));
            let found = draw(&mut m, [1, 1, 0, 0], [0x1000, at(3), 0, 0]);
            assert_eq!((found[0], found[8]), (77, 0x1018), "{} {name}", platform.name);
            assert_eq!(m.found, []);
        }
    }
}

#[test]
fn a_page_that_is_missing_under_push_constants_is_a_fault() {
    for platform in PLATFORMS {
        for (_, name) in STAGES {
            let mut m = machine(platform, &["VS", "HS", "TE", "DS", "GS"]);
            m.run(&format!(
                "3DSTATE_CONSTANT_{name}\n  Constant Body.Read Length[3] = 1\n  Constant Body.Buffer[3] = 0x80020\n"
            ));
            let text = super::machine::primitive(topo::PATCHLIST_1, "Vertex Count Per Instance = 1");
            let Err(Stop::Fault(fault)) = m.try_run(&text) else { panic!("no fault") };
            assert_eq!(
                (fault.system, fault.kind),
                ("B013", probe::FaultKind::Page),
                "{} {name}",
                platform.name
            );
            assert_eq!(fault.address, Some(GraphicsAddress(0x8_0020)));
        }
    }
}

#[test]
fn vertex_threads_get_handles_and_eight_vertices_side_by_side() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(3, 11);
        m.run(&on("VS", "Vertex URB Entry Read Length = 1"));
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 11");
        let launches = m.threads.of(Stage::Vertex);
        assert_eq!(launches.len(), 2);
        let masks: Vec<u32> = launches.iter().map(|launch| launch.start.dispatch_mask).collect();
        assert_eq!(masks, [0xff, 0b111], "{}", platform.name);
        for (group, launch) in launches.iter().enumerate() {
            assert_eq!(launch.start.vector_mask, launch.start.dispatch_mask);
            assert_eq!(launch.grf.register(0)[..3], [0; 3]);
            for lane in launch.lanes() {
                let vertex = (8 * group + lane) as u32;
                assert_eq!(launch.grf.register(1)[lane], VS + 2 * vertex);
                for component in 0..8 {
                    assert_eq!(launch.grf.register(6 + component)[lane], 1000 * vertex + component as u32);
                }
            }
        }
        assert_eq!(launches[1].grf.register(1)[3..], [0; 5], "lanes without a vertex have no entry");
        assert_eq!(launches[0].grf.register(14), &[0; 8]);
        // Units of two elements, the first of them left out; what no element fills is zero.
        m.threads.launches.clear();
        m.run(&on("VS", "Vertex URB Entry Read Offset = 1, Vertex URB Entry Read Length = 2"));
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 2");
        let launch = &m.threads.launches[0];
        let column: Vec<u32> = (6..22).map(|register| launch.grf.register(register)[1]).collect();
        assert_eq!(column, [vec![1008, 1009, 1010, 1011], vec![0; 12]].concat());
    }
}

#[test]
fn entries_begin_at_the_allocated_place_and_a_batch_has_as_many_vertices_as_there_are() {
    for platform in PLATFORMS {
        let handles = |entries: u32, size: u32, count: u32| {
            let mut m = Machine::over(platform);
            m.counted_vertices(1, count);
            m.run(&on("VS", ""));
            m.run(&format!(
                "3DSTATE_URB_VS\n  VS URB Starting Address = 3\n  VS Number of URB Entries = {entries}\n  VS URB Entry \
                 Allocation Size = {}\n",
                size - 1
            ));
            m.draw(topo::POINTLIST, &format!("Vertex Count Per Instance = {count}"));
            let all: Vec<Vec<u32>> = m
                .threads
                .launches
                .iter()
                .map(|launch| launch.lanes().map(|lane| launch.grf.register(1)[lane]).collect())
                .collect();
            (all, m.found)
        };
        let entry =
            |slots: std::ops::Range<u32>, size: u32| -> Vec<u32> { slots.map(|s| 384 + size * s).collect() };
        let (all, found) = handles(10, 3, 21);
        assert_eq!(all, [entry(0..8, 3), entry(8..10, 3), entry(0..8, 3), entry(8..10, 3), entry(0..1, 3)]);
        assert_eq!(found, []);
        assert_eq!(handles(1, 2, 2).0, [entry(0..1, 2), entry(0..1, 2)]);
        // Without entries the draw runs with some, and it is said.
        let (all, found) = handles(0, 1, 9);
        assert_eq!(
            (all, found),
            (vec![entry(0..8, 1), entry(0..1, 1)], vec![(probe::Kind::Undefined, "B010")])
        );
    }
}

#[test]
fn an_object_that_has_more_vertices_than_there_are_entries_is_reported() {
    for platform in PLATFORMS {
        for (entries, is_reported) in [(2, true), (3, false)] {
            let mut m = machine(platform, &[]);
            m.run(&format!("3DSTATE_URB_VS\n  VS Number of URB Entries = {entries}\n"));
            m.draw(topo::TRILIST, "Vertex Count Per Instance = 3");
            let want = if is_reported { vec![(probe::Kind::Undefined, "B010")] } else { vec![] };
            assert_eq!(m.found, want, "{}", platform.name);
        }
    }
}
