//! What threads are given: R0, constants from the CURBE or from memory, their start state.

use super::*;

#[test]
fn constants_follow_r0_cross_thread_first() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.walk(walker(2, 1, 1));
        // Every group reads from the beginning.
        for group in &bench.notes.groups {
            for (index, thread) in (0..).zip(&group.threads) {
                assert_eq!(thread.grf.register(1), &row(0));
                assert_eq!(thread.grf.register(2), &row(index + 1), "{}", platform.name);
                assert_eq!(thread.payload_registers, 3);
            }
        }
    }
}

#[test]
fn payloads_are_constants_of_all_rows_and_registers_behind_them_are_told() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 4);
        // Two rows for all threads, then one for each of two, from row 1 of the CURBE.
        bench.load(&hw::InterfaceDescriptorData {
            constant_urb_entry_read_offset: 1,
            constant_urb_entry_read_length: 1,
            cross_thread_constant_data_read_length: 2,
            ..Default::default()
        });
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.said(), []);
        let threads = &bench.notes.groups[0].threads;
        for (index, thread) in (0..).zip(threads) {
            assert_eq!(thread.payload_registers, 4);
            let rows = [1, 2, 3].map(|register| *thread.grf.register(register));
            assert_eq!(rows, [row(1), row(2), row(3 + index)], "{}", platform.name);
        }
        // One row more than there is.
        bench.load(&hw::InterfaceDescriptorData {
            cross_thread_constant_data_read_length: 6,
            ..Default::default()
        });
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.said(), [(Kind::Undefined, "C16")]);
        let rows = [5, 6].map(|register| *bench.notes.groups[1].threads[0].grf.register(register));
        assert_eq!(rows, [row(4), [0; 8]]);
        assert_eq!(bench.texts(), ["threads read 6 registers of payload, 5 are there: zeros follow"]);
    }
}

#[test]
fn each_thread_reads_as_many_rows_of_its_own_as_the_descriptor_says() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 8);
        bench.load(&hw::InterfaceDescriptorData {
            constant_urb_entry_read_offset: 2,
            constant_urb_entry_read_length: 3,
            cross_thread_constant_data_read_length: 1,
            ..Default::default()
        });
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.said(), []);
        for (index, thread) in (0..).zip(&bench.notes.groups[0].threads) {
            let rows = [1, 2, 3, 4].map(|register| *thread.grf.register(register));
            let own = 3 + 3 * index;
            assert_eq!(rows, [row(2), row(own), row(own + 1), row(own + 2)], "{}", platform.name);
        }
        // Nothing for all, and the last row is the last that there is.
        bench.load(&hw::InterfaceDescriptorData {
            constant_urb_entry_read_offset: 1,
            constant_urb_entry_read_length: 4,
            ..Default::default()
        });
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.said(), []);
        assert_eq!(bench.notes.groups[1].threads[1].grf.register(4), &row(8));
    }
}

#[test]
fn a_payload_has_126_registers_at_most() {
    for platform in PLATFORMS {
        // Rows for all threads, rows of each, registers with R0, those of all among them.
        for (cross, own, registers, of_all) in
            [(100, 26, 127, 100), (100, 30, 127, 100), (126, 1, 127, 126), (200, 1, 127, 126), (3, 2, 6, 3)]
        {
            let mut bench = Bench::on(platform, 200);
            bench.load(&hw::InterfaceDescriptorData {
                cross_thread_constant_data_read_length: cross,
                constant_urb_entry_read_length: own,
                ..Default::default()
            });
            bench.walk(one_group(1));
            let thread = &bench.notes.groups[0].threads[0];
            assert_eq!(thread.payload_registers, registers, "{cross} {own}");
            assert_eq!(thread.grf.register(of_all), &row(of_all as u32 - 1));
            if registers - 1 > of_all {
                assert_eq!(thread.grf.register(of_all + 1), &row(cross));
            }
        }
    }
}

#[test]
fn a_payload_that_was_not_loaded_is_undefined_and_reads_as_zeros() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.findings.list(), []);
        // The constants of the second thread are missing, then a part of them.
        for (bytes, last) in [(64, [0; 8]), (80, [0x200, 0x201, 0x202, 0x203, 0, 0, 0, 0])] {
            bench.curbe(bytes, 0x1000);
            bench.walk(walker(1, 1, 1));
            assert_eq!(bench.said(), [(Kind::Undefined, "C16")]);
            let threads = &bench.notes.groups.last().unwrap().threads;
            assert_eq!((threads[0].grf.register(2), threads[1].grf.register(2)), (&row(1), &last));
        }
    }
}

#[test]
fn the_header_carries_pointers_barrier_slm_and_the_threads_own_scratch() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.vfe(hw::MediaVfeState {
            per_thread_scratch_space: 2,
            scratch_space_base_pointer: 0x10_0400,
            stack_size: 5,
            ..Default::default()
        });
        bench.walk(walker(1, 1, 1));
        for (index, thread) in (0..).zip(&bench.notes.groups[0].threads) {
            let scratch = 0x10_0400 + 4096 * index;
            let header = [0, 0, 3 << 28, 0x60 | 2, 0x80 | 5, scratch | 1 << 9 | index, 0, 0];
            assert_eq!(thread.grf.register(0), &header, "{}", platform.name);
            assert_eq!(thread.start.thread_id, index);
        }
        // Without a barrier, without local memory.
        for (barrier_enable, slm, expected) in [(false, 0, 0), (true, 0, 1 << 29), (false, 1, 1 << 28)] {
            bench.load(&hw::InterfaceDescriptorData {
                barrier_enable,
                shared_local_memory_size: slm,
                number_of_threads_in_gpgpu_thread_group: 2,
                ..Default::default()
            });
            bench.walk(walker(1, 1, 1));
            assert_eq!(bench.header(bench.notes.groups.len() - 1)[2], expected);
        }
    }
}

#[test]
fn what_a_group_gets_follows_from_its_descriptor() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.walk(walker(1, 1, 1));
        let resources = bench.notes.groups[0].resources;
        let expected = GroupResources { slm_bytes: 4096, barrier: GroupBarrier::Local, resident_groups: 1 };
        assert_eq!(resources, expected, "{}", platform.name);
    }
}

#[test]
fn an_indirect_payload_has_the_threads_own_rows_first_and_no_offset() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 4);
        let bases = hw::StateBaseAddress {
            indirect_object_base_address_modify_enable: true,
            indirect_object_base_address: DYNAMIC,
            ..Default::default()
        };
        bench.command(CommandId::StateBaseAddress, &bases.encode(platform));
        bench.vfe(hw::MediaVfeState {
            number_of_urb_entries: 1,
            urb_entry_allocation_size: 5,
            ..Default::default()
        });
        bench.load(&hw::InterfaceDescriptorData {
            constant_urb_entry_read_offset: 1,
            constant_urb_entry_read_length: 2,
            cross_thread_constant_data_read_length: 1,
            ..Default::default()
        });
        bench.walk(hw::GpgpuWalker {
            indirect_data_length: 160,
            indirect_data_start_address: 0x1000,
            ..walker(2, 1, 1)
        });
        assert_eq!(bench.said(), []);
        for group in &bench.notes.groups {
            for (index, thread) in (0..).zip(&group.threads) {
                let rows = [1, 2, 3].map(|register| *thread.grf.register(register));
                assert_eq!(rows, [row(1 + 2 * index), row(2 + 2 * index), row(0)], "{}", platform.name);
            }
        }
    }
}

#[test]
fn start_states_are_those_of_the_descriptor() {
    let none = hw::InterfaceDescriptorData::default();
    for platform in PLATFORMS {
        let start = |descriptor: hw::InterfaceDescriptorData| {
            let mut bench = Bench::on(platform, 1);
            bench.load(&descriptor);
            bench.walk(one_group(1));
            bench.notes.groups[0].threads[0].start
        };
        let plain = start(none);
        assert_eq!(plain.exception_enables, 0);
        assert!(!plain.single_program_flow);
        assert_eq!((plain.float_mode, plain.rounding_mode), (FloatMode::Ieee, 0));
        let software = hw::InterfaceDescriptorData { software_exception_enable: true, ..none };
        let opcode = hw::InterfaceDescriptorData { illegal_opcode_exception_enable: true, ..none };
        let stack = hw::InterfaceDescriptorData { mask_stack_exception_enable: true, ..none };
        let enables = [software, opcode, stack].map(|descriptor| start(descriptor).exception_enables);
        assert_eq!(enables, [1 << 13, 1 << 12, 1 << 11]);
        let all = hw::InterfaceDescriptorData {
            software_exception_enable: true,
            illegal_opcode_exception_enable: true,
            mask_stack_exception_enable: true,
            ..none
        };
        assert_eq!(start(all).exception_enables, 7 << 11);
        let flow = start(hw::InterfaceDescriptorData { single_program_flow: true, ..none });
        assert!(flow.single_program_flow);
        let alternative = start(hw::InterfaceDescriptorData { floating_point_mode: 1, ..none });
        assert_eq!(alternative.float_mode, FloatMode::Alternative);
        for rounding_mode in 0..4 {
            let rounded = start(hw::InterfaceDescriptorData { rounding_mode, ..none });
            assert_eq!(rounded.rounding_mode, rounding_mode);
        }
    }
}

#[test]
fn kernels_that_set_their_denormal_mode_themselves_start_with_none_kept() {
    for platform in PLATFORMS {
        for (denorm_mode, doubles) in [(0, true), (1, false)] {
            let mut bench = Bench::on(platform, 2);
            bench.load(&hw::InterfaceDescriptorData { denorm_mode, ..Default::default() });
            bench.walk(walker(1, 1, 1));
            let start = bench.notes.groups[0].threads[0].start;
            assert_eq!((start.keep_denormals_f32, start.keep_denormals_f64), (false, doubles));
        }
    }
}
