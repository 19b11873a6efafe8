//! Commands that dispatch nothing, and what others may carry.

use super::*;

#[test]
fn commands_that_are_not_built_are_gaps_by_name() {
    let cases = [
        (CommandId::GpgpuObject, 8, "C01", "GPGPU_OBJECT: nothing is dispatched"),
        (CommandId::MiNoop, 1, "C18", "MI_NOOP in the media pipeline"),
    ];
    for platform in PLATFORMS {
        for (id, length, system, text) in cases {
            let mut bench = Bench::on(platform, 1);
            bench.load(&hw::InterfaceDescriptorData::default());
            bench.command(id, &vec![0; length]);
            assert_eq!(bench.said(), [(Kind::Gap, system)], "{} {id:?}", platform.name);
            assert_eq!(bench.texts(), [text]);
            assert!(bench.notes.groups.is_empty());
        }
    }
}

#[test]
fn commands_that_have_nothing_to_do_say_nothing() {
    for platform in PLATFORMS {
        for id in [
            CommandId::PipelineSelect,
            CommandId::StateSip,
            CommandId::StatePrefetch,
            CommandId::MediaStateFlush,
        ] {
            let mut bench = Bench::on(platform, 1);
            bench.command(id, &[0; 4]);
            assert_eq!((bench.notes.groups.len(), bench.said()), (0, vec![]), "{id:?}");
        }
    }
}

#[test]
fn objects_know_inline_data_from_indirect_data_and_constants() {
    let none = hw::InterfaceDescriptorData::default();
    let own = hw::InterfaceDescriptorData { constant_urb_entry_read_length: 1, ..none };
    let cross = hw::InterfaceDescriptorData { cross_thread_constant_data_read_length: 1, ..none };
    for platform in PLATFORMS {
        let legal = |id: CommandId, mut dwords: Vec<u32>, length: usize, descriptor| {
            let mut bench = Bench::on(platform, 1);
            bench.load(&descriptor);
            dwords.resize(length, 0);
            bench.command(id, &dwords);
            !bench.found(Kind::Undefined, "C16")
        };
        for (length, indirect_data_length, descriptor, expected) in [
            (6, 0, none, false),
            (6, 0, own, true),
            (6, 0, cross, true),
            (7, 0, none, true),
            (6, 8, none, true),
        ] {
            let object = hw::MediaObject {
                indirect_data_length,
                indirect_data_start_address: DYNAMIC,
                ..Default::default()
            }
            .encode(platform);
            let what = format!("{} {length} {indirect_data_length}", platform.name);
            assert_eq!(legal(CommandId::MediaObject, object, length, descriptor), expected, "{what}");
        }
        // One with a group id has exactly one kind.
        for (length, indirect_data_length, descriptor, expected) in [
            (7, 0, none, false),
            (8, 0, none, true),
            (7, 8, none, true),
            (8, 8, none, false),
            (7, 0, own, true),
            (8, 0, cross, false),
        ] {
            let object = hw::MediaObjectGrpid {
                indirect_data_length,
                indirect_data_start_address: DYNAMIC,
                ..Default::default()
            }
            .encode(platform);
            let what = format!("{} {length} {indirect_data_length}", platform.name);
            assert_eq!(legal(CommandId::MediaObjectGrpid, object, length, descriptor), expected, "{what}");
        }
        // A walker takes no indirect data; one that numbers groups takes one kind.
        for (length, indirect_data_length, group_id_loop_select, descriptor, expected) in [
            (17, 0, 0, none, false),
            (18, 0, 0, none, true),
            (18, 0, 0, own, true),
            (17, 0, 0, cross, true),
            (17, 32, 0, own, false),
            (18, 0, 1, none, true),
            (18, 0, 1, own, false),
            (17, 0, 2, own, true),
        ] {
            let walker =
                hw::MediaObjectWalker { indirect_data_length, group_id_loop_select, ..Default::default() };
            let what = format!("{} {length} {indirect_data_length} {group_id_loop_select}", platform.name);
            let walker = walker.encode(platform);
            assert_eq!(legal(CommandId::MediaObjectWalker, walker, length, descriptor), expected, "{what}");
        }
        // Without a descriptor there are no constants either.
        let empty = hw::MediaObject { interface_descriptor_offset: 9, ..Default::default() };
        assert!(!legal(CommandId::MediaObject, empty.encode(platform), 6, own));
    }
}

#[test]
fn what_a_command_may_not_carry_is_said_kind_by_kind() {
    let text = |id: CommandId, dwords: Vec<u32>, length: usize, own: bool| {
        let mut bench = Bench::new(1);
        bench.load(&hw::InterfaceDescriptorData {
            constant_urb_entry_read_length: own.into(),
            ..Default::default()
        });
        let mut dwords = dwords;
        dwords.resize(length, 0);
        bench.command(id, &dwords);
        bench.texts()[0].clone()
    };
    let object = hw::MediaObject::default().encode(&SKL);
    assert_eq!(text(CommandId::MediaObject, object, 6, false), "MEDIA_OBJECT with a payload of nothing");
    let grouped = hw::MediaObjectGrpid {
        indirect_data_length: 8,
        indirect_data_start_address: DYNAMIC,
        ..Default::default()
    }
    .encode(&SKL);
    assert_eq!(
        text(CommandId::MediaObjectGrpid, grouped, 8, true),
        "MEDIA_OBJECT_GRPID with a payload of constants inline data indirect data"
    );
}
