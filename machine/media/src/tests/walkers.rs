//! From one command to groups, threads and masks.

use super::*;

#[test]
fn groups_come_x_first_with_their_ids_in_r0() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.walk(walker(2, 3, 2));
        let all: Vec<[u32; 3]> =
            (0..2).flat_map(|z| (0..3).flat_map(move |y| (0..2).map(move |x| [x, y, z]))).collect();
        assert_eq!(bench.group_ids(), all, "{}", platform.name);
        let kernel = bench.notes.kernel.unwrap();
        assert_eq!(kernel.address, GraphicsAddress(INSTRUCTION + 0x240));
        assert_eq!(kernel.instruction_base, GraphicsAddress(INSTRUCTION));
        assert_eq!(kernel.stage, Stage::Compute);
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn a_box_of_groups_that_starts_elsewhere_keeps_its_start_in_every_row_and_slice() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.walk(hw::GpgpuWalker {
            thread_group_id_starting_x: 2,
            thread_group_id_starting_y: 1,
            thread_group_id_starting_resume_z: 3,
            ..walker(4, 3, 5)
        });
        let rows = [[2, 1], [3, 1], [2, 2], [3, 2]];
        let all: Vec<_> = [3, 4].into_iter().flat_map(|z| rows.map(|[x, y]| [x, y, z])).collect();
        assert_eq!(bench.group_ids(), all, "{}", platform.name);
    }
}

#[test]
fn a_box_without_groups_is_no_error_and_one_that_starts_outside_is() {
    let starts = |x: u32, y: u32, z: u32| hw::GpgpuWalker {
        thread_group_id_starting_x: x,
        thread_group_id_starting_y: y,
        thread_group_id_starting_resume_z: z,
        ..walker(2, 2, 2)
    };
    for platform in PLATFORMS {
        for (walker, groups, expected) in [
            (walker(0, 2, 2), 0, vec![]),
            (walker(2, 0, 2), 0, vec![]),
            (walker(2, 2, 0), 0, vec![]),
            (starts(1, 1, 1), 1, vec![]),
            (starts(2, 0, 0), 0, vec![(Kind::Undefined, "C02")]),
            (starts(0, 2, 0), 0, vec![(Kind::Undefined, "C02")]),
            (starts(0, 0, 2), 0, vec![(Kind::Undefined, "C02")]),
        ] {
            let mut bench = Bench::on(platform, 2);
            bench.walk(walker);
            assert_eq!((bench.notes.groups.len(), bench.said()), (groups, expected));
        }
    }
}

#[test]
fn the_last_thread_of_a_row_has_the_right_mask_and_all_channels_are_counted() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.walk(walker(3, 1, 1));
        for group in &bench.notes.groups {
            let masks: Vec<_> = group.threads.iter().map(|thread| thread.start.dispatch_mask).collect();
            assert_eq!(masks, [0xffff, 0x7]);
        }
        assert_eq!(bench.bank.invocations, 3 * 19, "{}", platform.name);
    }
}

#[test]
fn masks_of_the_last_column_and_row_hold_in_every_slice_of_a_group() {
    // Three columns, two rows, two slices; the width of the masks is that of the threads.
    for platform in PLATFORMS {
        for (simd_size, all) in [(0, 0xff), (1, 0xffff), (2, u32::MAX)] {
            let mut bench = Bench::on(platform, 1);
            bench.load(&hw::InterfaceDescriptorData::default());
            let (right, bottom) = (0x7700_770f, 0x1234_563c);
            bench.walk(hw::GpgpuWalker {
                simd_size,
                thread_width_counter_maximum: 2,
                thread_height_counter_maximum: 1,
                thread_depth_counter_maximum: 1,
                right_execution_mask: right,
                bottom_execution_mask: bottom,
                ..one_group(1)
            });
            let slice = [all, all, all & right, all & bottom, all & bottom, all & right & bottom];
            let threads = &bench.notes.groups[0].threads;
            let masks: Vec<_> = threads.iter().map(|thread| thread.start.dispatch_mask).collect();
            assert_eq!(masks, [slice, slice].concat(), "{} {simd_size}", platform.name);
            let vector: Vec<_> = threads.iter().map(|thread| thread.start.vector_mask).collect();
            assert_eq!(vector, masks);
            assert!(threads.iter().all(|thread| !thread.start.vector_mask_enable));
            let channels: u32 = slice.iter().map(|mask| 2 * mask.count_ones()).sum();
            assert_eq!(bench.bank.invocations, u64::from(channels));
        }
    }
}

#[test]
fn a_group_has_64_threads_at_most() {
    const TOO_MANY: &[(Kind, &str)] = &[(Kind::Undefined, "C02")];
    for platform in PLATFORMS {
        for (counters, simd_size, threads, expected) in [
            ((63, 0, 0), 0, 64, &[][..]),
            ((0, 63, 0), 1, 64, &[]),
            ((0, 0, 63), 0, 64, &[]),
            ((3, 3, 3), 1, 64, &[]),
            ((2, 3, 4), 0, 60, &[]),
            ((12, 0, 4), 0, 64, TOO_MANY),
            ((63, 63, 63), 1, 64, TOO_MANY),
            // Threads of 32 channels are half as many.
            ((31, 0, 0), 2, 32, &[]),
            ((1, 3, 3), 2, 32, &[]),
            ((32, 0, 0), 2, 33, TOO_MANY),
        ] {
            let mut bench = Bench::on(platform, 1);
            bench.load(&hw::InterfaceDescriptorData::default());
            bench.walk(hw::GpgpuWalker {
                simd_size,
                thread_width_counter_maximum: counters.0,
                thread_height_counter_maximum: counters.1,
                thread_depth_counter_maximum: counters.2,
                ..one_group(1)
            });
            assert_eq!(bench.notes.groups[0].threads.len(), threads);
            assert_eq!(bench.said(), expected, "{} {counters:?} {simd_size}", platform.name);
        }
    }
}

#[test]
fn an_indirect_walker_takes_its_dimensions_from_registers_and_zero_means_none() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        let indirect = hw::GpgpuWalker { indirect_parameter_enable: true, ..walker(9, 9, 9) };
        bench.bank.dimensions = [1, 3, 2];
        bench.walk(indirect);
        let all = [[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 0, 1], [0, 1, 1], [0, 2, 1]];
        assert_eq!(bench.group_ids(), all, "{}", platform.name);
        for dimensions in [[0, 5, 5], [5, 0, 5], [5, 5, 0]] {
            bench.bank.dimensions = dimensions;
            bench.walk(indirect);
        }
        assert_eq!((bench.notes.groups.len(), bench.said()), (6, vec![]));
        // Without the bit the registers do not matter.
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.notes.groups.len(), 7);
    }
}

#[test]
fn a_predicated_walker_obeys_the_predicate() {
    for platform in PLATFORMS {
        for (enable, predicate, groups) in
            [(true, false, 0), (true, true, 1), (false, false, 1), (false, true, 1)]
        {
            let mut bench = Bench::on(platform, 2);
            bench.bank.predicate = predicate;
            bench.walk(hw::GpgpuWalker { predicate_enable: enable, ..walker(1, 1, 1) });
            assert_eq!(bench.notes.groups.len(), groups, "{} {enable} {predicate}", platform.name);
        }
    }
}

#[test]
fn a_walker_names_its_descriptor_by_number() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 1);
        for index in 0..3 {
            let descriptor = hw::InterfaceDescriptorData {
                kernel_start_pointer: 0x1000 + 0x40 * index,
                ..Default::default()
            };
            bench.descriptor_at(0x100 + 32 * index, &descriptor);
        }
        // The last of them is loaded but for its last DWord.
        bench.load_descriptors(0x100, 3 * 32 - 4);
        for index in [1, 0] {
            bench.walk(hw::GpgpuWalker { interface_descriptor_offset: index, ..one_group(1) });
            let kernel = bench.notes.kernel.unwrap();
            assert_eq!(kernel.address.0, INSTRUCTION + 0x1000 + 0x40 * u64::from(index));
        }
        assert_eq!(bench.said(), []);
        bench.walk(hw::GpgpuWalker { interface_descriptor_offset: 2, ..one_group(1) });
        assert_eq!((bench.notes.groups.len(), bench.said()), (2, vec![(Kind::Undefined, "C01")]));
    }
}

#[test]
fn a_descriptor_that_was_not_loaded_is_undefined_and_dispatches_nothing() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.walk(hw::GpgpuWalker { interface_descriptor_offset: 5, ..walker(1, 1, 1) });
        assert_eq!((bench.notes.groups.len(), bench.said()), (0, vec![(Kind::Undefined, "C01")]));
    }
}

#[test]
fn a_walker_that_is_stopped_goes_on_where_it_was_also_in_another_pipeline() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 1);
        // Thread groups are the unit of preemption, where software has a choice.
        bench.bank.preemption = 1 << 1;
        let walker = hw::GpgpuWalker {
            thread_group_id_x_dimension: 3,
            thread_group_id_y_dimension: 2,
            ..one_group(1)
        };
        bench.notes.groups_at_a_time = Some(2);
        for groups in [2, 4] {
            bench.walk(walker);
            assert_eq!(bench.notes.groups.len(), groups);
            assert_eq!(bench.bank.invocations, 8 * groups as u64);
        }
        let resume = bench.pipeline.interrupted_at();
        assert_eq!(resume, Some(Interrupted { group: [1, 1, 0], threads: None }));
        // The rest runs in a pipeline that knows only what was saved.
        bench.move_to_another_pipeline();
        bench.pipeline.resume_at(resume);
        bench.notes.groups_at_a_time = None;
        bench.walk(walker);
        let all: Vec<[u32; 3]> = (0..2).flat_map(|y| (0..3).map(move |x| [x, y, 0])).collect();
        assert_eq!(bench.group_ids(), all, "every group once, in order");
        assert_eq!(bench.pipeline.interrupted_at(), None);
        assert!(bench.notes.groups.iter().all(|group| !group.in_threads));
    }
}

#[test]
fn a_walker_that_resumes_outside_of_its_box_begins_anew() {
    let mut bench = Bench::new(1);
    bench.pipeline.resume_at(Some(Interrupted { group: [0, 2, 0], threads: None }));
    bench.walk(hw::GpgpuWalker { thread_group_id_y_dimension: 2, ..one_group(1) });
    assert_eq!(bench.group_ids(), [[0, 0, 0], [0, 1, 0]]);
}

#[test]
fn a_group_that_is_stopped_in_its_threads_goes_on_with_what_is_left_of_it_and_its_entry() {
    for platform in [&SKL, &BXT] {
        let mut bench = Bench::on(platform, 1);
        bench.vfe(hw::MediaVfeState {
            number_of_urb_entries: 3,
            urb_entry_allocation_size: 4,
            ..Default::default()
        });
        let walker = hw::GpgpuWalker { thread_group_id_x_dimension: 3, ..indirect(one_group(1)) };
        // The queue has turned: what a walker takes first is the second entry.
        bench.walk(indirect(one_group(1)));
        bench.notes.groups.clear();
        bench.notes.continued.clear();
        bench.bank.invocations = 0;
        bench.notes.saves_after = Some(1);
        bench.walk(walker);
        let stopped = Interrupted { group: [1, 0, 0], threads: Some((LEFT, Some(UrbHandle(34)))) };
        assert_eq!(bench.pipeline.interrupted_at(), Some(stopped));
        assert_eq!(bench.bank.invocations, 8, "one group has ended");
        assert!(bench.notes.groups.iter().all(|group| group.in_threads));
        bench.move_to_another_pipeline();
        bench.pipeline.resume_at(Some(stopped));
        // What is left has to be restored, whether or not anything may stop the walker again.
        bench.notes.runs_through = true;
        bench.walk(walker);
        assert_eq!(bench.notes.continued, [None, None, Some(LEFT), None]);
        assert_eq!(bench.group_ids(), [[0, 0, 0], [1, 0, 0], [1, 0, 0], [2, 0, 0]]);
        assert_eq!((2..4).map(|group| bench.header(group)[0]).collect::<Vec<_>>(), [34, 34]);
        assert_eq!(bench.bank.invocations, 24);
        // Given back once, it comes after the two others.
        bench.notes.groups.clear();
        bench.notes.runs_through = false;
        (0..3).for_each(|_| bench.walk(indirect(one_group(1))));
        assert_eq!((0..3).map(|group| bench.header(group)[0]).collect::<Vec<_>>(), [32, 36, 34]);
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn software_chooses_where_a_walker_may_be_stopped() {
    use hw::registers::CsChicken1;
    let modes = [
        (CsChicken1::GPGPU_PREEMPTION_CONTROL_MID_THREAD, true, 1),
        (CsChicken1::GPGPU_PREEMPTION_CONTROL_THREAD_GROUP, false, 1),
        (CsChicken1::GPGPU_PREEMPTION_CONTROL_COMMAND, false, 3),
    ];
    for platform in [&SKL, &BXT] {
        for (mode, in_threads, launched) in modes {
            let register = CsChicken1 { gpgpu_preemption_control: mode, ..Default::default() };
            let mut bench = Bench::on(platform, 2);
            bench.bank.preemption = register.encode(platform)[0];
            bench.notes.groups_at_a_time = Some(1);
            bench.walk(walker(3, 1, 1));
            assert_eq!(bench.notes.groups.len(), launched);
            assert!(bench.notes.groups.iter().all(|group| group.in_threads == in_threads));
        }
    }
    // There is no such register, whatever lies there.
    for value in [0, 2 << 1] {
        let mut bench = Bench::on(&BDW, 2);
        bench.bank.preemption = value;
        bench.notes.groups_at_a_time = Some(1);
        bench.walk(walker(3, 1, 1));
        assert_eq!((bench.notes.groups.len(), bench.notes.groups[0].in_threads), (1, false));
    }
}

#[test]
fn groups_of_a_walker_that_nothing_stops_come_many_at_a_time() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.notes.runs_through = true;
        bench.walk(walker(100, 200, 1));
        assert_eq!(bench.notes.together, [1 << 14, 20_000 - (1 << 14)]);
        assert_eq!(bench.bank.invocations, 20_000 * 19);
        // One that stops counts the groups that have ended.
        let mut bench = Bench::on(platform, 2);
        bench.notes.runs_through = true;
        bench.notes.stops_after = Some(5);
        let result = bench.try_command(CommandId::GpgpuWalker, &walker(100, 200, 1).encode(platform));
        assert_eq!((result, bench.bank.invocations), (Err(Stop::Strict), 5 * 19));
        assert_eq!(bench.notes.together, [1 << 14]);
    }
}

#[test]
fn a_walker_whose_group_stops_gives_its_entry_back_and_counts_what_ended() {
    let mut bench = Bench::new(1);
    bench.vfe(hw::MediaVfeState {
        number_of_urb_entries: 1,
        urb_entry_allocation_size: 4,
        ..Default::default()
    });
    bench.notes.stops_after = Some(2);
    let walker = hw::GpgpuWalker { thread_group_id_x_dimension: 4, ..indirect(one_group(1)) };
    let result = bench.try_command(CommandId::GpgpuWalker, &walker.encode(&SKL));
    assert_eq!((result, bench.bank.invocations), (Err(Stop::Strict), 16));
    bench.notes.stops_after = None;
    bench.walk(walker);
    assert_eq!(bench.said(), [], "the only entry is free again");
    assert_eq!(bench.notes.groups.len(), 6);
}
