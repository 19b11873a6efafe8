//! Root threads of the media pipeline.

use super::*;
use hw::platforms::BYT;

const EVERY: [&hw::Platform; 4] = [&BYT, &BDW, &SKL, &BXT];

fn descriptor(constants: u32) -> hw::InterfaceDescriptorData {
    hw::InterfaceDescriptorData {
        kernel_start_pointer: 0x240,
        sampler_state_pointer: 0x60,
        binding_table_pointer: 0x80,
        constant_urb_entry_read_length: constants,
        ..Default::default()
    }
}

fn bench(platform: &'static hw::Platform, constants: u32) -> Bench {
    let mut bench = Bench::on(platform, 2);
    bench.load(&descriptor(constants));
    bench
}

fn with_data(mut command: Vec<u32>, dwords: usize, data: &[u32]) -> Vec<u32> {
    command.truncate(dwords);
    command.extend_from_slice(data);
    command
}

impl Bench {
    fn object(&mut self, object: hw::MediaObject, inline: &[u32]) {
        let dwords = with_data(object.encode(self.platform), 6, inline);
        self.command(CommandId::MediaObject, &dwords);
    }

    fn media_walk(&mut self, walker: hw::MediaObjectWalker, inline: &[u32]) {
        let dwords = with_data(walker.encode(self.platform), 17, inline);
        self.command(CommandId::MediaObjectWalker, &dwords);
    }

    fn settle(&mut self) {
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &self.ids };
        self.pipeline.settle(&mut self.notes, &cx).unwrap();
    }

    /// Dword `dword` of register `register` of every thread that was launched alone.
    fn of_each(&self, register: usize, dword: usize) -> Vec<u32> {
        self.notes.alone.iter().map(|thread| thread.grf.register(register)[dword]).collect()
    }
}

fn at(x: u32, y: u32) -> hw::MediaObject {
    hw::MediaObject { scoreboard_x: x, scoredboard_y: y, ..Default::default() }
}

/// A walker over rows of `width` blocks.
fn raster(width: u32, height: u32) -> hw::MediaObjectWalker {
    hw::MediaObjectWalker {
        local_loop_exec_count: 0x3ff,
        global_loop_exec_count: 0x3ff,
        block_resolution_x: width,
        block_resolution_y: height,
        global_resolution_x: width,
        global_resolution_y: height,
        local_outer_loop_stride_y: 1,
        local_inner_loop_unit_x: 1,
        global_outer_loop_stride_x: width as i32,
        global_inner_loop_unit_y: height as i32,
        ..Default::default()
    }
}

#[test]
fn a_media_object_starts_one_thread_with_constants_and_data_behind_its_header() {
    for platform in EVERY {
        let mut bench = bench(platform, 2);
        let object = hw::MediaObject {
            indirect_data_length: 12,
            indirect_data_start_address: DYNAMIC + 0x1000 + 0x40,
            ..at(0, 0)
        };
        let inline: Vec<u32> = (50..59).collect();
        bench.object(object, &inline);
        bench.settle();
        assert_eq!(bench.said(), []);
        let request = bench.notes.kernel.unwrap();
        assert_eq!((request.stage, request.address.0), (Stage::Media, INSTRUCTION + 0x240));
        let [thread] = &bench.notes.alone[..] else { panic!("{}", bench.notes.alone.len()) };
        let registers: Vec<_> = (1..6).map(|register| *thread.grf.register(register)).collect();
        assert_eq!(
            registers,
            [
                row(0),
                row(1),
                [50, 51, 52, 53, 54, 55, 56, 57],
                [58, 0, 0, 0, 0, 0, 0, 0],
                [0x200, 0x201, 0x202, 0, 0, 0, 0, 0],
            ]
        );
        assert_eq!((thread.payload_registers, thread.start.dispatch_mask), (6, u32::MAX));
    }
}

#[test]
fn a_media_object_without_its_descriptor_or_its_data_dispatches_nothing() {
    for platform in EVERY {
        let mut bench = bench(platform, 2);
        bench.object(hw::MediaObject { interface_descriptor_offset: 3, ..at(0, 0) }, &[1]);
        bench.settle();
        assert_eq!((bench.said(), bench.notes.alone.len()), (vec![(Kind::Undefined, "C17")], 0));
        let object = hw::MediaObject {
            indirect_data_length: 4,
            indirect_data_start_address: 0x80_0000,
            ..Default::default()
        };
        let Err(Stop::Fault(fault)) = bench.try_command(CommandId::MediaObject, &object.encode(platform))
        else {
            panic!("no fault")
        };
        assert_eq!(fault.system, "C17");
        bench.settle();
        assert_eq!(bench.notes.alone.len(), 0);
    }
}

#[test]
fn objects_wait_for_others_of_their_kind_and_for_no_other_command() {
    for platform in EVERY {
        let mut bench = bench(platform, 1);
        for x in 0..3 {
            bench.object(at(x, 0), &[x]);
            bench.command(CommandId::MediaStateFlush, &[0; 2]);
        }
        assert_eq!((bench.notes.alone.len(), bench.notes.together.clone()), (0, vec![]));
        // With more data they are not alike.
        bench.object(at(9, 0), &[0; 9]);
        assert_eq!((bench.of_each(0, 1), bench.notes.together.clone()), (vec![0, 1, 2], vec![3]));
        assert_eq!(bench.of_each(2, 0), [0, 1, 2]);
        bench.command(CommandId::StateSip, &[0; 3]);
        assert_eq!(bench.of_each(0, 1), [0, 1, 2, 9]);
        bench.settle();
        assert_eq!((bench.said(), bench.notes.together.clone()), (vec![], vec![3, 1]));
    }
}

#[test]
fn root_threads_have_their_place_colour_and_descriptor_in_r0() {
    for platform in EVERY {
        let mut bench = bench(platform, 1);
        bench.vfe(hw::MediaVfeState {
            per_thread_scratch_space: 1,
            scratch_space_base_pointer: 0x10_0000,
            scoreboard_mask: 0x3f,
            ..Default::default()
        });
        bench.descriptor_at(0x40 + 5 * 32, &descriptor(1));
        bench.load_descriptors(0x40, 6 * 32);
        let object = hw::MediaObject {
            interface_descriptor_offset: 5,
            scoreboard_mask: 0xf1,
            scoreboard_color: 9,
            ..at(0x1f3, 0x1a5)
        };
        bench.object(object, &[1]);
        bench.settle();
        let r0 = *bench.notes.alone[0].grf.register(0);
        assert_eq!(
            r0,
            [0x31_0000, 0x1a5 << 16 | 0x1f3, 5 << 4 | 9, 0x61, 0x80, 0x10_0000, 0, 0],
            "{}",
            platform.name
        );
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn a_media_walker_starts_a_thread_for_every_step_with_the_same_data() {
    for platform in EVERY {
        let mut bench = bench(platform, 1);
        bench.media_walk(hw::MediaObjectWalker { color_count_minus_one: 1, ..raster(2, 2) }, &[7, 8]);
        let x_y = |x: u32, y: u32| y << 16 | x;
        let places = [x_y(0, 0), x_y(1, 0), x_y(0, 1), x_y(1, 1)];
        assert_eq!(bench.of_each(0, 1), places.map(|place| [place; 2]).concat());
        assert_eq!(bench.of_each(0, 2), [0, 1, 0, 1, 0, 1, 0, 1]);
        assert_eq!((bench.of_each(1, 3), bench.of_each(2, 1)), (vec![3; 8], vec![8; 8]));
        assert_eq!((bench.said(), bench.notes.together.clone()), (vec![], vec![8]));
    }
}

#[test]
fn threads_are_launched_when_those_that_they_wait_for_have_ended() {
    for platform in EVERY {
        for scoreboard_type in 0..2 {
            let mut bench = bench(platform, 1);
            bench.vfe(hw::MediaVfeState {
                scoreboard_enable: true,
                scoreboard_type,
                scoreboard_mask: 3,
                scoreboard_0_delta_x: -1,
                scoreboard_1_delta_x: 1,
                scoreboard_1_delta_y: -1,
                ..Default::default()
            });
            let walker = hw::MediaObjectWalker { use_scoreboard: 1, scoreboard_mask: 0xff, ..raster(3, 2) };
            bench.media_walk(walker, &[1]);
            let x_y = |x: u32, y: u32| y << 16 | x;
            assert_eq!(
                bench.of_each(0, 1),
                [x_y(0, 0), x_y(1, 0), x_y(2, 0), x_y(0, 1), x_y(1, 1), x_y(2, 1)]
            );
            assert_eq!(bench.notes.together, [1, 1, 2, 1, 1]);
            // Without the scoreboard all at once.
            bench.media_walk(hw::MediaObjectWalker { use_scoreboard: 0, ..walker }, &[1]);
            assert_eq!(bench.notes.together[5..], [6]);
            assert_eq!(bench.said(), []);
        }
    }
}

#[test]
fn groups_of_objects_are_launched_with_their_last_thread() {
    for platform in PLATFORMS {
        let mut bench = bench(platform, 0);
        bench.load(&hw::InterfaceDescriptorData {
            shared_local_memory_size: code_of_4_kib(platform),
            barrier_enable: true,
            number_of_threads_in_gpgpu_thread_group: 3,
            ..descriptor(0)
        });
        for x in 0..3 {
            let object = hw::MediaObjectGrpid {
                groupid: 0x1234_5678,
                scoreboard_x: x,
                end_of_thread_group: u32::from(x == 2),
                ..Default::default()
            };
            assert!(bench.notes.groups.is_empty());
            let dwords = with_data(object.encode(platform), 7, &[x + 40]);
            bench.command(CommandId::MediaObjectGrpid, &dwords);
        }
        let [group] = &bench.notes.groups[..] else { panic!("{}", bench.notes.groups.len()) };
        assert_eq!((group.resources.slm_bytes, group.resources.barrier), (4096, GroupBarrier::Local));
        for (x, thread) in (0..).zip(&group.threads) {
            let r0 = thread.grf.register(0);
            assert_eq!((r0[1], r0[2], r0[7]), (x, 0x7000_0000, 0x1234_5678));
            assert_eq!((r0[5] & 0x1ff, thread.grf.register(1)[0]), (x, x + 40));
        }
        assert_eq!((group.threads.len(), bench.said()), (3, vec![]));
    }
}

#[test]
fn a_group_of_objects_has_threads_that_are_alike_and_64_at_most() {
    let mut bench = bench(&SKL, 0);
    let object = hw::MediaObjectGrpid { groupid: 1, ..Default::default() };
    bench.command(CommandId::MediaObjectGrpid, &with_data(object.encode(&SKL), 7, &[0]));
    let other = hw::MediaObjectGrpid { groupid: 2, end_of_thread_group: 1, ..object };
    bench.command(CommandId::MediaObjectGrpid, &with_data(other.encode(&SKL), 7, &[0]));
    assert_eq!(bench.said(), [(Kind::Undefined, "C20")]);
    assert_eq!(bench.notes.groups[0].threads.len(), 2);
    for _ in 0..66 {
        bench.command(CommandId::MediaObjectGrpid, &with_data(object.encode(&SKL), 7, &[0]));
    }
    let last = hw::MediaObjectGrpid { end_of_thread_group: 1, ..object };
    bench.command(CommandId::MediaObjectGrpid, &with_data(last.encode(&SKL), 7, &[0]));
    assert_eq!(bench.notes.groups[1].threads.len(), 64);
}

#[test]
fn a_walker_with_groups_launches_them_one_after_the_other() {
    for platform in PLATFORMS {
        let mut bench = bench(platform, 0);
        let walker = hw::MediaObjectWalker { group_id_loop_select: 3, ..raster(3, 2) };
        bench.media_walk(walker, &[5]);
        let seen: Vec<_> = bench
            .notes
            .groups
            .iter()
            .map(|group| {
                let r0 = group.threads[0].grf.register(0);
                (group.threads.len(), r0[1], r0[7])
            })
            .collect();
        assert_eq!((seen, bench.said()), (vec![(3, 0, 0), (3, 0x1_0000, 1)], vec![]));
        // A group of more threads than fit loses those that do not.
        bench.media_walk(hw::MediaObjectWalker { group_id_loop_select: 5, ..raster(33, 2) }, &[5]);
        assert_eq!(bench.notes.groups[2].threads.len(), 64);
        assert_eq!(bench.said(), [(Kind::Undefined, "C20")]);
    }
}

#[test]
fn a_masked_walker_drops_threads_whose_bits_are_clear() {
    for platform in [&SKL, &BXT] {
        let mut bench = bench(platform, 0);
        // Rows of 256 bits.
        bench.space.write_u32(GraphicsAddress(DYNAMIC + 0x2000), 0b101).unwrap();
        bench.space.write_u32(GraphicsAddress(DYNAMIC + 0x2020), 0b010).unwrap();
        bench.curbe(64, 0x2000);
        bench.media_walk(hw::MediaObjectWalker { masked_dispatch: 2, ..raster(4, 3) }, &[5]);
        assert_eq!((bench.of_each(0, 1), bench.said()), (vec![0, 2, 0x1_0001], vec![]));
    }
}

#[test]
fn the_persistent_root_thread_has_twelve_dwords_of_data() {
    for platform in EVERY {
        let mut bench = bench(platform, 1);
        let object =
            hw::MediaObjectPrt { inline_data: std::array::from_fn(|n| n as u32 + 1), ..Default::default() };
        bench.command(CommandId::MediaObjectPrt, &object.encode(platform));
        let [thread] = &bench.notes.alone[..] else { panic!("{}", bench.notes.alone.len()) };
        assert_eq!((*thread.grf.register(1), thread.grf.register(2)[7]), (row(0), 8));
        assert_eq!(*thread.grf.register(3), [9, 10, 11, 12, 0, 0, 0, 0]);
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn a_thread_with_children_has_an_entry_of_the_urb() {
    for platform in EVERY {
        let mut bench = bench(platform, 1);
        bench.vfe(hw::MediaVfeState {
            number_of_urb_entries: 2,
            urb_entry_allocation_size: 4,
            curbe_allocation_size: 4,
            ..Default::default()
        });
        bench.object(hw::MediaObject { children_present: true, ..at(1, 0) }, &[1]);
        bench.object(at(2, 0), &[1]);
        bench.settle();
        assert_eq!(bench.of_each(0, 0), [34, 0]);
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn threads_that_wait_for_spawn_messages_are_gaps() {
    for platform in EVERY {
        let mut bench = bench(platform, 1);
        bench.object(hw::MediaObject { thread_synchronization: 1, ..at(1, 0) }, &[1]);
        bench.media_walk(hw::MediaObjectWalker { thread_synchronization: 1, ..raster(1, 1) }, &[1]);
        bench.settle();
        assert_eq!((bench.said(), bench.notes.alone.len()), (vec![(Kind::Gap, "C28"); 2], 0));
    }
}

#[test]
fn more_registers_than_there_are_is_undefined() {
    let mut bench = bench(&SKL, 64);
    bench.curbe(64 * 32, 0x1000);
    bench.object(at(0, 0), &[1; 63 * 8]);
    bench.settle();
    assert_eq!(bench.said(), [(Kind::Undefined, "C27")]);
}
