//! Limits: of loads, of groups, of what is resident, of what a walker may be stopped at.

use super::*;
use hw::platforms::{BDW, BXT};

fn descriptor() -> hw::InterfaceDescriptorData {
    hw::InterfaceDescriptorData::default()
}

/// A walker of `threads` threads of eight channels in one group.
fn one_group(threads: u32) -> hw::GpgpuWalker {
    hw::GpgpuWalker {
        thread_width_counter_maximum: threads - 1,
        thread_group_id_x_dimension: 1,
        thread_group_id_y_dimension: 1,
        thread_group_id_z_dimension: 1,
        right_execution_mask: u32::MAX,
        bottom_execution_mask: u32::MAX,
        ..Default::default()
    }
}

fn said(bench: &Bench) -> Vec<(Kind, &'static str)> {
    bench.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect()
}

#[test]
fn loads_cost_what_they_bring_and_end_at_their_limits() {
    let mut bench = Bench::new(1);
    bench.space.bind_anonymous(GraphicsAddress(DYNAMIC + 0x10000), 0x20000).unwrap();
    bench.notes.costs.clear();
    bench.curbe(100, 0x1000);
    assert_eq!(bench.notes.costs, [(Work::LoadedByte, 100)]);
    bench.curbe(0x1_ffe0, 0x1000);
    assert_eq!(bench.pipeline.curbe.len(), 2048 * 8, "2048 rows");
    let load = hw::MediaInterfaceDescriptorLoad {
        interface_descriptor_total_length: 70 * 32,
        interface_descriptor_data_start_address: 0x40,
        ..Default::default()
    };
    bench.command(CommandId::MediaInterfaceDescriptorLoad, &load.encode(&SKL));
    assert_eq!(bench.pipeline.descriptors.len(), 64 * 8, "64 descriptors");
    bench.notes.costs.clear();
    bench.walk(indirect(one_group(1)));
    assert_eq!(bench.notes.costs, [(Work::Draw, 1), (Work::LoadedByte, 96)]);
    assert_eq!(bench.ids.draw.get(), 1);
    bench.walk(one_group(1));
    assert_eq!(bench.ids.draw.get(), 2);
}

#[test]
fn a_box_without_groups_is_no_error_and_one_that_starts_outside_is() {
    let starts = |x: u32, z: u32| hw::GpgpuWalker {
        thread_group_id_starting_x: x,
        thread_group_id_starting_resume_z: z,
        ..walker(2, 2, 2)
    };
    for (walker, groups, expected) in [
        (walker(0, 2, 2), 0, vec![]),
        (walker(2, 2, 0), 0, vec![]),
        (starts(1, 1), 2, vec![]),
        (starts(2, 0), 0, vec![(Kind::Undefined, "C02")]),
        (starts(0, 2), 0, vec![(Kind::Undefined, "C02")]),
    ] {
        let mut bench = Bench::new(2);
        bench.walk(walker);
        assert_eq!((bench.notes.groups.len(), said(&bench)), (groups, expected));
    }
}

#[test]
fn payloads_are_constants_of_all_rows_and_registers_behind_them_are_told() {
    let mut bench = Bench::new(4);
    // Two rows for all threads, then one for each of two, from row 1 of the CURBE.
    bench.load(&hw::InterfaceDescriptorData {
        constant_urb_entry_read_offset: 1,
        constant_urb_entry_read_length: 1,
        cross_thread_constant_data_read_length: 2,
        ..descriptor()
    });
    bench.walk(walker(1, 1, 1));
    assert_eq!(said(&bench), []);
    let threads = &bench.notes.groups[0].threads;
    for (index, thread) in (0..).zip(threads) {
        assert_eq!(thread.payload_registers, 4);
        let rows = [1, 2, 3].map(|register| thread.grf.register(register)[7]);
        assert_eq!(rows, [0x107, 0x207, 0x307 + 0x100 * index]);
    }
    // One row more than there is.
    bench.load(&hw::InterfaceDescriptorData { cross_thread_constant_data_read_length: 6, ..descriptor() });
    bench.walk(walker(1, 1, 1));
    assert_eq!(said(&bench), [(Kind::Undefined, "C16")]);
    let rows = [5, 6].map(|register| bench.notes.groups[1].threads[0].grf.register(register)[7]);
    assert_eq!(rows, [0x407, 0]);
    // 126 registers are all that there is room for.
    bench.load(&hw::InterfaceDescriptorData {
        cross_thread_constant_data_read_length: 100,
        constant_urb_entry_read_length: 30,
        ..descriptor()
    });
    bench.walk(walker(1, 1, 1));
    assert_eq!(bench.notes.groups[2].threads[0].payload_registers, 127);
}

#[test]
fn shared_local_memory_is_a_power_of_two_or_a_number_of_4_kib() {
    for (platform, code, bytes) in [
        (&SKL, 0, 0),
        (&SKL, 1, 1 << 10),
        (&SKL, 5, 1 << 14),
        (&SKL, 7, 1 << 16),
        (&BDW, 0, 0),
        (&BDW, 1, 4 << 10),
        (&BDW, 5, 20 << 10),
        (&BDW, 16, 64 << 10),
    ] {
        let mut bench = Bench::new(1);
        bench.platform = platform;
        bench.load(&hw::InterfaceDescriptorData { shared_local_memory_size: code, ..descriptor() });
        bench.walk(one_group(1));
        assert_eq!(bench.notes.groups[0].resources.slm_bytes, bytes, "{} {code}", platform.name);
        assert_eq!(bench.notes.groups[0].threads[0].grf.register(0)[2] != 0, bytes != 0);
    }
}

#[test]
fn a_group_that_shares_has_to_fit_where_it_shares() {
    // 56 threads are a subslice of Skylake; a group with a barrier over all subslices may have more.
    let cases = [
        (&SKL, 57, (false, false, 0), vec![]),
        (&SKL, 56, (true, false, 3), vec![]),
        (&SKL, 57, (true, false, 0), vec![(Kind::Undefined, "C13")]),
        (&SKL, 57, (false, false, 3), vec![(Kind::Undefined, "C13")]),
        (&SKL, 57, (true, true, 0), vec![]),
        (&SKL, 57, (true, true, 1), vec![(Kind::Undefined, "C12")]),
        // Pooled EUs are one subslice of all.
        (&BXT, 64, (true, false, 3), vec![]),
    ];
    for (platform, threads, (barrier, global, slm), expected) in cases {
        let mut bench = Bench::new(1);
        bench.platform = platform;
        bench.load(&hw::InterfaceDescriptorData {
            barrier_enable: barrier,
            global_barrier_enable: global,
            shared_local_memory_size: slm,
            number_of_threads_in_gpgpu_thread_group: threads,
            ..descriptor()
        });
        bench.walk(one_group(threads));
        let sharing: Vec<_> =
            said(&bench).into_iter().filter(|(_, system)| system.starts_with('C')).collect();
        assert_eq!(sharing, expected, "{} {threads} {barrier} {global} {slm}", platform.name);
    }
    // A barrier is announced for as many threads as wait; without one it does not matter.
    for (barrier, expected) in [(true, vec![(Kind::Undefined, "C11")]), (false, vec![])] {
        let mut bench = Bench::new(1);
        let announced = hw::InterfaceDescriptorData {
            barrier_enable: barrier,
            number_of_threads_in_gpgpu_thread_group: 3,
            ..descriptor()
        };
        bench.load(&announced);
        bench.walk(one_group(2));
        assert_eq!(said(&bench), expected);
    }
}

#[test]
fn groups_that_share_are_resident_in_whole_subslices() {
    let resident = |platform: &'static hw::Platform, threads: u32, barrier: bool, global: bool, slm: u32| {
        let mut bench = Bench::new(1);
        bench.platform = platform;
        bench.vfe(hw::MediaVfeState { maximum_number_of_threads: 0xffff, ..Default::default() });
        bench.load(&hw::InterfaceDescriptorData {
            barrier_enable: barrier,
            global_barrier_enable: global,
            shared_local_memory_size: slm,
            number_of_threads_in_gpgpu_thread_group: threads,
            ..descriptor()
        });
        bench.walk(one_group(threads));
        bench.notes.groups[0].resources.resident_groups
    };
    // Of 168 slots 40 threads take a fourth, of the 56 of a subslice one fits.
    assert_eq!(resident(&SKL, 40, false, false, 0), 4);
    assert_eq!(resident(&SKL, 40, true, false, 0), 3);
    assert_eq!(resident(&SKL, 40, false, false, 1), 3);
    // A global barrier is one of sixteen for all.
    assert_eq!(resident(&SKL, 2, true, true, 0), 16);
    assert_eq!(resident(&SKL, 40, true, true, 0), 4);
    assert_eq!(resident(&BXT, 2, true, false, 0), 16);
}

#[test]
fn software_chooses_where_a_walker_may_be_stopped() {
    use hw::registers::CsChicken1;
    let modes = [
        (CsChicken1::GPGPU_PREEMPTION_CONTROL_MID_THREAD, true, 1),
        (CsChicken1::GPGPU_PREEMPTION_CONTROL_COMMAND, false, 3),
    ];
    for (mode, in_threads, launched) in modes {
        let register = CsChicken1 { gpgpu_preemption_control: mode, ..Default::default() };
        let mut bench = Bench::new(2);
        bench.bank.preemption = register.encode(&SKL)[0];
        bench.notes.groups_at_a_time = Some(1);
        bench.walk(walker(3, 1, 1));
        assert_eq!(bench.notes.groups.len(), launched);
        assert!(bench.notes.groups.iter().all(|group| group.in_threads == in_threads));
    }
}

#[test]
fn groups_of_a_walker_that_nothing_stops_come_many_at_a_time() {
    let mut bench = Bench::new(2);
    bench.notes.runs_through = true;
    bench.walk(walker(100, 200, 1));
    assert_eq!(bench.notes.together, [1 << 14, 20_000 - (1 << 14)]);
    assert_eq!(bench.bank.invocations, 20_000 * 19);
    // One that stops counts the groups that have ended.
    let mut bench = Bench::new(2);
    bench.notes.runs_through = true;
    bench.notes.stops_after = Some(5);
    let cx = Context { platform: &SKL, findings: &bench.findings, ids: &bench.ids };
    let dwords = walker(100, 200, 1).encode(&SKL);
    let (notes, bank) = (&mut bench.notes, &mut bench.bank);
    let result = bench.pipeline.command(CommandId::GpgpuWalker, &dwords, notes, bank, &bench.space, &cx);
    assert_eq!((result, bench.bank.invocations), (Err(Stop::Strict), 5 * 19));
    assert_eq!(bench.notes.together, [1 << 14]);
}

#[test]
fn a_payload_that_fits_its_entry_and_its_queue_is_no_error() {
    // Three rows of payload; the rows that two threads read are those of one entry, or of two.
    for (entries, rows, read, expected) in [
        (1, 3, (1, 1), vec![]),
        (1, 2, (1, 1), vec![(Kind::Undefined, "C07")]),
        (1, 4, (2, 1), vec![(Kind::Undefined, "C16")]),
        (1, 4, (3, 1), vec![(Kind::Undefined, "C07"), (Kind::Undefined, "C16")]),
        (2, 4, (4, 2), vec![(Kind::Undefined, "C16")]),
        (2, 4, (3, 3), vec![(Kind::Undefined, "C07"), (Kind::Undefined, "C16")]),
    ] {
        let mut bench = Bench::new(2);
        bench.vfe(hw::MediaVfeState {
            number_of_urb_entries: entries,
            urb_entry_allocation_size: rows,
            ..Default::default()
        });
        bench.load(&hw::InterfaceDescriptorData {
            cross_thread_constant_data_read_length: read.0,
            constant_urb_entry_read_length: read.1,
            ..descriptor()
        });
        bench.walk(indirect(walker(1, 1, 1)));
        assert_eq!(said(&bench), expected, "{entries} of {rows}, {read:?}");
        // The handle of the first entry: behind 64 rows.
        let kept = bench.notes.urb.len() - 16 * 32;
        assert_eq!(kept, 24.min(rows as usize * 8), "DWords");
    }
}

#[test]
fn objects_know_inline_data_from_indirect_data_and_constants() {
    let legal = |id: CommandId, dwords: &[u32], descriptor: hw::InterfaceDescriptorData| {
        let mut bench = Bench::new(1);
        bench.load(&descriptor);
        bench.command(id, dwords);
        !bench.found(Kind::Undefined, "C16")
    };
    let words = |mut dwords: Vec<u32>, length: usize| {
        dwords.resize(length, 0);
        dwords
    };
    let own = hw::InterfaceDescriptorData { constant_urb_entry_read_length: 1, ..descriptor() };
    let cross = hw::InterfaceDescriptorData { cross_thread_constant_data_read_length: 1, ..descriptor() };
    let object = |indirect_data_length: u32| {
        hw::MediaObject { indirect_data_length, ..Default::default() }.encode(&SKL)
    };
    for (length, indirect, descriptor, expected) in [
        (6, 0, descriptor(), false),
        (6, 0, own, true),
        (6, 0, cross, true),
        (7, 0, descriptor(), true),
        (6, 8, descriptor(), true),
    ] {
        let dwords = words(object(indirect), length);
        assert_eq!(legal(CommandId::MediaObject, &dwords, descriptor), expected, "{length} {indirect}");
    }
    // One with a group id has exactly one kind.
    let grouped = |indirect_data_length: u32| {
        hw::MediaObjectGrpid { indirect_data_length, ..Default::default() }.encode(&SKL)
    };
    for (length, indirect, descriptor, expected) in [
        (7, 0, descriptor(), false),
        (8, 0, descriptor(), true),
        (7, 8, descriptor(), true),
        (8, 8, descriptor(), false),
        (7, 0, own, true),
        (8, 0, cross, false),
    ] {
        let dwords = words(grouped(indirect), length);
        assert_eq!(legal(CommandId::MediaObjectGrpid, &dwords, descriptor), expected, "{length} {indirect}");
    }
    let walker = hw::MediaObjectWalker::default().encode(&SKL);
    assert!(!legal(CommandId::MediaObjectWalker, &words(walker.clone(), 17), descriptor()));
    assert!(legal(CommandId::MediaObjectWalker, &words(walker, 18), descriptor()));
}

#[test]
fn start_states_are_those_of_the_descriptor() {
    let start = |descriptor: hw::InterfaceDescriptorData, simd_size: u32| {
        let mut bench = Bench::new(1);
        bench.load(&descriptor);
        bench.walk(hw::GpgpuWalker { simd_size, ..one_group(1) });
        bench.notes.groups[0].threads[0].start
    };
    assert_eq!([0, 1, 2].map(|simd| start(descriptor(), simd).dispatch_mask), [0xff, 0xffff, u32::MAX]);
    assert_eq!(start(descriptor(), 0).exception_enables, 0);
    let software = hw::InterfaceDescriptorData { software_exception_enable: true, ..descriptor() };
    let opcode = hw::InterfaceDescriptorData { illegal_opcode_exception_enable: true, ..descriptor() };
    let stack = hw::InterfaceDescriptorData { mask_stack_exception_enable: true, ..descriptor() };
    assert_eq!([software, opcode, stack].map(|d| start(d, 0).exception_enables), [1 << 13, 1 << 12, 1 << 11]);
    let all = hw::InterfaceDescriptorData {
        software_exception_enable: true,
        illegal_opcode_exception_enable: true,
        mask_stack_exception_enable: true,
        ..descriptor()
    };
    assert_eq!(start(all, 0).exception_enables, 7 << 11);
}

#[test]
fn masks_of_the_last_column_and_row_hold_in_every_slice_of_a_group() {
    let mut bench = Bench::new(1);
    bench.load(&descriptor());
    bench.walk(hw::GpgpuWalker {
        thread_width_counter_maximum: 1,
        thread_height_counter_maximum: 1,
        thread_depth_counter_maximum: 1,
        right_execution_mask: 0x0f,
        bottom_execution_mask: 0x3c,
        ..one_group(1)
    });
    let masks: Vec<_> = bench.notes.groups[0].threads.iter().map(|t| t.start.dispatch_mask).collect();
    assert_eq!(masks, [0xff, 0x0f, 0x3c, 0x0c, 0xff, 0x0f, 0x3c, 0x0c]);
}

#[test]
fn what_is_saved_brings_the_place_of_saved_threads_back_and_no_reset_of_timers() {
    let mut bench = Bench::new(1);
    let save = hw::GpgpuCsrBaseAddress { gpgpu_csr_base_address: 0x1234_5000, ..Default::default() };
    bench.command(CommandId::GpgpuCsrBaseAddress, &save.encode(&SKL));
    bench.vfe(hw::MediaVfeState { reset_gateway_timer: 1, stack_size: 3, ..Default::default() });
    let mut saved = Vec::new();
    bench.pipeline.save(&SKL, &mut |id, dwords| saved.push((id, dwords)));
    let kept = hw::MediaVfeState { stack_size: 3, ..Default::default() };
    assert_eq!(saved[0], (CommandId::MediaVfeState, kept.encode(&SKL)));
    assert_eq!(saved[1], (CommandId::GpgpuCsrBaseAddress, save.encode(&SKL)));
    assert_eq!(saved.len(), 4);
}

#[test]
fn sizes_of_base_addresses_count_pages_and_entries() {
    let mut bench = Bench::new(1);
    let bases = hw::StateBaseAddress {
        general_state_buffer_size_modify_enable: true,
        general_state_buffer_size: 5,
        bindless_surface_state_base_address_modify_enable: true,
        bindless_surface_state_base_address: 0x7000,
        bindless_surface_state_size: 9,
        ..Default::default()
    };
    bench.command(CommandId::StateBaseAddress, &bases.encode(&SKL));
    bench.walk(walker(1, 1, 1));
    let site = bench.notes.groups[0].site;
    assert_eq!((site.general_state_bytes, site.bindless_surface_state_count), (0x5000, 10));
    assert_eq!(site.surface_state_base, GraphicsAddress(SURFACE), "what is not modified stays");
}
