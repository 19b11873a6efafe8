//! What each message asks of the order of threads; and the two slots of SIMD4x2 messages.

use super::{Bench, DATA, PAYLOAD, PLATFORMS, POISON, SECOND, port_1};
use crate::Abreast;
use hw::message::*;
use hw::platforms::{BDW, SKL};

/// The bits of a message with a surface; of others, which name none, whatever the index is.
type Make = fn(u32, &'static hw::Platform) -> u32;

macro_rules! of {
    ($message:ident) => {
        |binding_table_index, platform| {
            $message { binding_table_index, ..Default::default() }.encode(platform)[0]
        }
    };
}

macro_rules! plain {
    ($message:ident) => {
        |_, platform| $message::default().encode(platform)[0]
    };
}

#[test]
fn each_message_that_has_no_order_names_its_surface_and_says_whether_it_writes() {
    let (port_0, port_1) = (Target::DataCache, Target::DataCache1);
    // Whether it has a surface at its index, and whether it writes memory.
    let all: [(&str, Target, Make, bool, bool); 21] = [
        ("oword block read", port_0, of!(OwordBlockRead), true, false),
        ("oword block write", port_0, of!(OwordBlockWrite), true, true),
        ("unaligned block read", port_0, of!(UnalignedOwordBlockRead), true, false),
        ("dual block read", port_0, of!(OwordDualBlockRead), true, false),
        ("dual block write", port_0, of!(OwordDualBlockWrite), true, true),
        ("dword scattered read", port_0, of!(DwordScatteredRead), true, false),
        ("dword scattered write", port_0, of!(DwordScatteredWrite), true, true),
        ("byte scattered read", port_0, of!(ByteScatteredRead), true, false),
        ("byte scattered write", port_0, of!(ByteScatteredWrite), true, true),
        ("constant block", Target::ConstantCache, of!(ConstantOwordBlockRead), true, false),
        ("constant unaligned", Target::ConstantCache, of!(ConstantUnalignedOwordBlockRead), true, false),
        ("constant dual", Target::ConstantCache, of!(ConstantOwordDualBlockRead), true, false),
        ("constant scattered", Target::ConstantCache, of!(ConstantDwordScatteredRead), true, false),
        ("untyped read", port_1, of!(UntypedSurfaceRead), true, false),
        ("untyped write", port_1, of!(UntypedSurfaceWrite), true, true),
        ("typed read", port_1, of!(TypedSurfaceRead), true, false),
        ("typed write", port_1, of!(TypedSurfaceWrite), true, true),
        ("scratch read", port_0, plain!(ScratchBlockRead), false, false),
        ("scratch write", port_0, plain!(ScratchBlockWrite), false, true),
        ("read of addresses", port_1, plain!(A64UntypedSurfaceRead), false, false),
        ("write of addresses", port_1, plain!(A64UntypedSurfaceWrite), false, true),
    ];
    let sampler: [(&str, Target, Make, bool, bool); 2] = [
        ("sampler block", Target::ConstantCache, of!(SamplerUnalignedOwordBlockRead), true, false),
        ("sampler block", Target::SamplerCache, of!(SamplerUnalignedOwordBlockRead), true, false),
    ];
    for platform in [&SKL, &BDW] {
        let own = if platform.generation == 9 { sampler[0] } else { sampler[1] };
        for (what, target, make, has_surface, writes) in all.into_iter().chain([own]) {
            let of = |index| {
                let bits = make(index, platform) | 1 << 20;
                Abreast::of([(target as u8, Some(bits))].into_iter(), platform)
            };
            let what = format!("{} {what}", platform.name);
            let found = of(5).unwrap_or_else(|| panic!("{what}"));
            assert_eq!((found.writes_only_targets(), found.targets()), (!writes, &[][..]), "{what}");
            // Bindless surfaces are not known beforehand.
            assert_eq!(of(252).is_none(), has_surface, "{what}");
            // It is the index that tells two of them apart.
            assert_eq!(of(5) != of(6), has_surface, "{what}");
        }
    }
}

#[test]
fn messages_of_two_slots_take_those_that_are_on() {
    for platform in PLATFORMS {
        for (enable, lit) in [(0xff, [true, true]), (0x01, [true, false]), (0x08, [true, false])]
            .into_iter()
            .chain([(0x10, [false, true]), (0x80, [false, true]), (0x41, [true, true]), (0, [false, false])])
        {
            let mut bench = Bench::on(platform);
            bench.bind_raw(DATA, 256);
            (0..32).for_each(|dword| bench.set_word(4 * dword, 700 + dword as u32));
            // The offset of each slot is in its first channel.
            bench.set(PAYLOAD, [16, 1, 2, 3, 64, 5, 6, 7]);
            bench.set(SECOND, [31, 32, 33, 34, 41, 42, 43, 44]);
            bench.poison();
            // Without the second channel.
            let (binding_table_index, channel_mask_disable, simd_mode) = (1, 0b0010, 0);
            let read = UntypedSurfaceRead { binding_table_index, channel_mask_disable, simd_mode };
            let mut read = port_1(platform, read.encode(platform)[0], 1, 0, 1, 8);
            read.channel_enable = enable;
            bench.send(&read);
            let response = bench.response(0);
            let write = UntypedSurfaceWrite { binding_table_index, channel_mask_disable, simd_mode };
            let mut write = port_1(platform, write.encode(platform)[0], 1, 1, 0, 8);
            write.channel_enable = enable;
            bench.send(&write);
            for lane in 0..8 {
                let is_moved = lit[lane / 4] && lane % 4 != 1;
                let dword = [4, 16][lane / 4] + lane as u32 % 4;
                let what = format!("{} {enable:x} {lane}", platform.name);
                assert_eq!(response[lane], if is_moved { 700 + dword } else { POISON }, "{what}");
                let data = [31, 32, 33, 34, 41, 42, 43, 44][lane];
                let expected = if is_moved { data } else { 700 + dword };
                assert_eq!(bench.word(4 * u64::from(dword)), expected, "{what}");
            }
        }
    }
}
