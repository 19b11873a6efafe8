//! What commands leave behind: base addresses, loads, what a context image holds, what is marked as used.

use super::*;
use probe::{System, Systems};

#[test]
fn each_base_address_is_set_by_its_own_enable() {
    let command = hw::StateBaseAddress {
        general_state_base_address: 0x10_0000,
        surface_state_base_address: 0x20_0000,
        dynamic_state_base_address: 0x30_0000,
        indirect_object_base_address: 0x40_0000,
        instruction_base_address: 0x50_0000,
        bindless_surface_state_base_address: 0x60_0000,
        bindless_surface_state_size: 9,
        general_state_buffer_size: 5,
        ..Default::default()
    };
    let enables: [fn(&mut hw::StateBaseAddress); 7] = [
        |command| command.general_state_base_address_modify_enable = true,
        |command| command.surface_state_base_address_modify_enable = true,
        |command| command.dynamic_state_base_address_modify_enable = true,
        |command| command.indirect_object_base_address_modify_enable = true,
        |command| command.instruction_base_address_modify_enable = true,
        |command| command.bindless_surface_state_base_address_modify_enable = true,
        |command| command.general_state_buffer_size_modify_enable = true,
    ];
    for platform in PLATFORMS {
        let has_bindless = platform.has(hw::Feature::BindlessSurfaces);
        for (index, enable) in enables.iter().enumerate() {
            let mut bench = Bench::on(platform, 1);
            bench.pipeline.bases = Default::default();
            let mut command = command;
            enable(&mut command);
            bench.command(CommandId::StateBaseAddress, &command.encode(platform));
            let bases = &bench.pipeline.bases;
            let found = [
                bases.general.0,
                bases.surface.0,
                bases.dynamic.0,
                bases.indirect.0,
                bases.instruction.0,
                bases.bindless_surface.0,
                bases.general_bytes,
                bases.bindless_surface_count.into(),
            ];
            let mut expected = [0; 8];
            match index {
                5 if !has_bindless => {}
                5 => (expected[5], expected[7]) = (0x60_0000, 10),
                6 => expected[6] = 5 << 12,
                _ => expected[index] = 0x10_0000 * (index as u64 + 1),
            }
            assert_eq!(found, expected, "{} {index}", platform.name);
        }
    }
}

#[test]
fn threads_are_given_the_places_that_the_bases_and_the_descriptor_name() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 1);
        let bases = hw::StateBaseAddress {
            general_state_base_address_modify_enable: true,
            // Canonical: the upper bits repeat the highest one.
            general_state_base_address: 0xffff_8000_1000_0000,
            general_state_buffer_size_modify_enable: true,
            general_state_buffer_size: 5,
            bindless_surface_state_base_address_modify_enable: true,
            bindless_surface_state_base_address: 0x7000,
            bindless_surface_state_size: 9,
            ..Default::default()
        };
        bench.command(CommandId::StateBaseAddress, &bases.encode(platform));
        bench.walk(one_group(1));
        let site = bench.notes.groups[0].site;
        assert_eq!(site.stage, Stage::Compute);
        assert_eq!(site.general_state_base, GraphicsAddress(0x8000_1000_0000));
        assert_eq!(site.general_state_bytes, 5 << 12);
        assert_eq!(site.scratch, GraphicsAddress(0x8000_1010_0000));
        assert_eq!(site.surface_state_base, GraphicsAddress(SURFACE), "what is not modified stays");
        assert_eq!(site.binding_table, GraphicsAddress(SURFACE + 0x80));
        assert_eq!(site.dynamic_state_base, GraphicsAddress(DYNAMIC));
        assert_eq!(site.sampler_state, GraphicsAddress(DYNAMIC + 0x60));
        let bindless = (site.bindless_surface_state_base.0, site.bindless_surface_state_count);
        let has_bindless = platform.has(hw::Feature::BindlessSurfaces);
        assert_eq!(bindless, if has_bindless { (0x7000, 10) } else { (0, 0) });
        assert_eq!(site.context_save, None);
        assert!(!site.vertical_line_stride_override);
    }
}

#[test]
fn scratch_of_a_thread_has_a_power_of_two_of_bytes() {
    for platform in PLATFORMS {
        for (code, bytes) in [(0, 1 << 10), (1, 1 << 11), (10, 1 << 20), (11, 1 << 21), (12, 1 << 21)] {
            let mut bench = Bench::on(platform, 1);
            bench.vfe(hw::MediaVfeState { per_thread_scratch_space: code, ..Default::default() });
            bench.walk(one_group(1));
            assert_eq!(bench.notes.groups[0].site.scratch_bytes_per_thread, bytes, "{code}");
        }
    }
}

#[test]
fn loads_cost_what_they_bring_and_end_at_their_limits() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 1);
        bench.space.bind_anonymous(GraphicsAddress(DYNAMIC + 0x10000), 0x20000).unwrap();
        bench.notes.costs.clear();
        bench.curbe(100, 0x1000);
        assert_eq!(bench.notes.costs, [(Work::LoadedByte, 100)]);
        assert_eq!(bench.pipeline.curbe.len(), 25);
        bench.curbe(0x1_0000, 0x1000);
        assert_eq!(bench.pipeline.curbe.len(), 2048 * 8, "2048 rows");
        bench.curbe(0x1_ffe0, 0x1000);
        assert_eq!(bench.pipeline.curbe.len(), 2048 * 8, "2048 rows");
        bench.load_descriptors(0x40, 70 * 32);
        assert_eq!(bench.pipeline.descriptors.len(), 64 * 8, "64 descriptors");
        bench.notes.costs.clear();
        bench.walk(indirect(one_group(1)));
        assert_eq!(bench.notes.costs, [(Work::Draw, 1), (Work::LoadedByte, 96)]);
        assert_eq!(bench.ids.draw.get(), 1);
        bench.walk(one_group(1));
        assert_eq!(bench.ids.draw.get(), 2);
    }
}

#[test]
fn what_is_loaded_and_not_mapped_is_a_page_fault_of_its_system() {
    for platform in PLATFORMS {
        let curbe = hw::MediaCurbeLoad {
            curbe_total_data_length: 64,
            curbe_data_start_address: 0x20000,
            ..Default::default()
        };
        let descriptors = hw::MediaInterfaceDescriptorLoad {
            interface_descriptor_total_length: 32,
            interface_descriptor_data_start_address: 0x2_0040,
            ..Default::default()
        };
        let mut data = indirect(one_group(1));
        data.indirect_data_start_address = DYNAMIC + 0x2_0080;
        let cases = [
            (CommandId::MediaCurbeLoad, curbe.encode(platform), "C04", 0),
            (CommandId::MediaInterfaceDescriptorLoad, descriptors.encode(platform), "C18", 0x40),
            (CommandId::GpgpuWalker, data.encode(platform), "C05", 0x80),
        ];
        for (id, dwords, system, offset) in cases {
            let mut bench = Bench::on(platform, 1);
            let Err(Stop::Fault(fault)) = bench.try_command(id, &dwords) else { panic!("{id:?}") };
            let address = GraphicsAddress(DYNAMIC + 0x2_0000 + offset);
            assert_eq!((fault.system, fault.address), (system, Some(address)), "{}", platform.name);
            assert!(bench.notes.groups.is_empty());
        }
    }
}

#[test]
fn what_is_saved_brings_the_place_of_saved_threads_back_and_no_reset_of_timers() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 1);
        let save = hw::GpgpuCsrBaseAddress { gpgpu_csr_base_address: 0x1234_5000, ..Default::default() };
        bench.command(CommandId::GpgpuCsrBaseAddress, &save.encode(platform));
        bench.vfe(hw::MediaVfeState { reset_gateway_timer: 1, stack_size: 3, ..Default::default() });
        let mut saved = Vec::new();
        bench.pipeline.save(platform, &mut |id, dwords| saved.push((id, dwords)));
        let kept = hw::MediaVfeState { stack_size: 3, ..Default::default() };
        assert_eq!(saved[0], (CommandId::MediaVfeState, kept.encode(platform)));
        assert_eq!(saved[1], (CommandId::GpgpuCsrBaseAddress, save.encode(platform)));
        let ids: Vec<_> = saved[2..].iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, [CommandId::MediaCurbeLoad, CommandId::MediaInterfaceDescriptorLoad]);
        bench.walk(one_group(1));
        assert_eq!(bench.notes.groups[0].site.context_save, Some(GraphicsAddress(0x1234_5000)));
        // A pipeline that was never used has its front end and nothing else.
        saved.clear();
        MediaPipeline::default().save(platform, &mut |id, dwords| saved.push((id, dwords)));
        assert_eq!(saved, [(CommandId::MediaVfeState, hw::MediaVfeState::default().encode(platform))]);
    }
}

/// What one walker marks.
fn used(platform: &'static hw::Platform, prepare: &dyn Fn(&mut Bench) -> hw::GpgpuWalker) -> Systems {
    let mut bench = Bench::on(platform, 1);
    bench.load(&hw::InterfaceDescriptorData::default());
    bench.vfe(hw::MediaVfeState {
        number_of_urb_entries: 1,
        urb_entry_allocation_size: 4,
        ..Default::default()
    });
    let walker = prepare(&mut bench);
    bench.walk(walker);
    bench.findings.used(platform)
}

/// What it marks beyond that which every walker uses.
fn marked(
    platform: &'static hw::Platform,
    prepare: &dyn Fn(&mut Bench) -> hw::GpgpuWalker,
) -> Vec<&'static str> {
    let mut used_by_it = used(platform, prepare);
    used_by_it.remove(&used(platform, &|_| one_group(1)));
    let mut ids: Vec<_> = used_by_it.iter().map(System::id).collect();
    ids.sort_unstable();
    ids
}

#[test]
fn walkers_mark_what_they_use() {
    for platform in PLATFORMS {
        let descriptor = |change: fn(&mut hw::InterfaceDescriptorData)| {
            let mut descriptor = hw::InterfaceDescriptorData::default();
            change(&mut descriptor);
            marked(platform, &|bench| {
                bench.load(&descriptor);
                one_group(1)
            })
        };
        assert_eq!(marked(platform, &|_| one_group(1)), [""; 0]);
        assert_eq!(descriptor(|d| d.cross_thread_constant_data_read_length = 1), ["C04", "D28"]);
        assert_eq!(descriptor(|d| d.constant_urb_entry_read_length = 1), ["C04", "D28"]);
        assert_eq!(descriptor(|d| d.shared_local_memory_size = 1), ["C10", "C39", "D77", "D78"]);
        assert_eq!(
            descriptor(|d| (d.barrier_enable, d.number_of_threads_in_gpgpu_thread_group) = (true, 1)),
            ["C11", "D42", "D69"]
        );
        if platform.has(hw::Feature::SplitSend) {
            assert_eq!(
                descriptor(|d| {
                    (d.barrier_enable, d.global_barrier_enable) = (true, true);
                    d.number_of_threads_in_gpgpu_thread_group = 1;
                }),
                ["C11", "C12", "D42", "D69"]
            );
        }
        assert_eq!(marked(platform, &|_| indirect(one_group(1))), ["C05", "C07"]);
        assert_eq!(
            marked(platform, &|bench| {
                bench.bank.dimensions = [1; 3];
                hw::GpgpuWalker { indirect_parameter_enable: true, ..one_group(1) }
            }),
            ["C08", "CS-07"]
        );
        assert_eq!(
            marked(platform, &|bench| {
                bench.bank.predicate = true;
                hw::GpgpuWalker { predicate_enable: true, ..one_group(1) }
            }),
            ["CS-02"]
        );
        assert_eq!(
            marked(platform, &|bench| {
                bench.vfe(hw::MediaVfeState { scratch_space_base_pointer: 0x1000, ..Default::default() });
                one_group(1)
            }),
            ["B006"]
        );
    }
}
