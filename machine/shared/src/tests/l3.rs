//! What of the L3 can be seen from messages: where they go, and that accesses to one line follow each other.

use super::{Bench, DATA, PAYLOAD, POISON, SECOND, message, raw_buffer, with_header};
use hw::Platform;
use hw::l3::{Destination, destination};
use hw::message::{
    A64UntypedSurfaceRead, ConstantDwordScatteredRead, DwordScatteredRead, DwordScatteredWrite,
    SamplerUnalignedOwordBlockRead, ScaledByteScatteredRead, Target, UntypedAtomicFloat,
    UntypedAtomicInteger, UntypedSurfaceRead, UntypedSurfaceWrite, Urb,
};
use hw::platforms::{BDW, BXT, SKL};
use ports::SendMessage;

const SLM: u32 = 254;
const PLATFORMS: [&Platform; 3] = [&SKL, &BXT, &BDW];

#[test]
fn requests_reach_the_part_of_the_l3_that_they_are_for() {
    for platform in PLATFORMS {
        let raw = raw_buffer(DATA, 64);
        let scattered = |index| {
            DwordScatteredRead { binding_table_index: index, ..Default::default() }.encode(platform)[0]
        };
        let constant = |index| {
            ConstantDwordScatteredRead { binding_table_index: index, ..Default::default() }.encode(platform)
                [0]
        };
        let untyped = |index| {
            let simd_mode = UntypedSurfaceRead::SIMD_MODE_SIMD8;
            UntypedSurfaceRead { binding_table_index: index, channel_mask_disable: 0b1110, simd_mode }
                .encode(platform)[0]
        };
        let scaled = ScaledByteScatteredRead { data_size: 2, ..Default::default() }.encode(platform)[0];
        // What each answers with: 1 is memory, 2 is local memory.
        let cases = [
            (Target::DataCache, scattered(1), Some(Destination::ReadWrite), 1),
            (Target::DataCache, scattered(SLM), Some(Destination::LocalMemory), 2),
            (Target::DataCache1, untyped(1), Some(Destination::ReadWrite), 1),
            (Target::DataCache1, untyped(SLM), Some(Destination::LocalMemory), 2),
            // Only the data cache's ports know local memory; elsewhere index 254 is a surface.
            (Target::ConstantCache, constant(SLM), Some(Destination::ReadOnly), 1),
            (Target::ConstantCache, constant(1), Some(Destination::ReadOnly), 1),
        ];
        // Data port 2 came later; before it the same id was another read-only port.
        let has_port_2 = platform.has(hw::Feature::SplitSend);
        let port_2 = (Target::SamplerCache, scaled, Some(Destination::LocalMemory), 2);
        for (target, descriptor, part, answer) in cases.into_iter().chain(has_port_2.then_some(port_2)) {
            let mut bench = Bench::on(platform);
            bench.bind(1, &raw);
            bench.bind(u64::from(SLM), &raw);
            bench.set_word(0, 1);
            bench.slm.write_u32(0, 2);
            assert_eq!(destination(platform, target as u32, descriptor), part, "{target:?} {descriptor:#x}");
            bench.poison();
            let mut read = message(target, descriptor, 1, 1, 8);
            read.channel_enable = 1;
            bench.send(&read);
            assert_eq!(bench.response(0)[..2], [answer, POISON], "{target:?} {descriptor:#x}");
        }
        if has_port_2 {
            // With a header data port 2 means memory.
            let with_header = scaled | 1 << 19;
            let part = destination(platform, Target::SamplerCache as u32, with_header);
            assert_eq!(part, Some(Destination::ReadWrite));
        } else {
            let block = SamplerUnalignedOwordBlockRead { binding_table_index: 1, ..Default::default() };
            let part = destination(platform, Target::SamplerCache as u32, block.encode(platform)[0]);
            assert_eq!(part, Some(Destination::ReadOnly));
        }
        let urb = Urb::default().encode(platform)[0];
        assert_eq!(destination(platform, Target::Urb as u32, urb), Some(Destination::Urb));
        let addresses = A64UntypedSurfaceRead { binding_table_index: 255, ..Default::default() };
        let addresses = addresses.encode(platform)[0];
        assert_eq!(destination(platform, Target::DataCache1 as u32, addresses), Some(Destination::ReadWrite));
        for target in [Target::Gateway, Target::RenderCache, Target::ThreadSpawner] {
            assert_eq!(destination(platform, target as u32, 0), None);
        }
    }
}

#[test]
fn accesses_to_one_line_follow_each_other_whatever_their_kind_and_port() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 256);
        let untyped = |second: u8, response: u8, descriptor: u32| SendMessage {
            second_payload_length: second,
            ..message(Target::DataCache1, descriptor, 1, response, 8)
        };
        let read = UntypedSurfaceRead {
            binding_table_index: 1,
            channel_mask_disable: 0b1110,
            simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD8,
        };
        let write = UntypedSurfaceWrite {
            binding_table_index: 1,
            channel_mask_disable: 0b1110,
            simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD8,
        };
        let integer = |atomic_operation| UntypedAtomicInteger {
            binding_table_index: 1,
            atomic_operation,
            simd_mode: UntypedAtomicInteger::SIMD_MODE_SIMD8,
            return_data: true,
        };
        let maximum = UntypedAtomicFloat {
            binding_table_index: 1,
            atomic_operation: UntypedAtomicFloat::ATOMIC_OPERATION_FMAX,
            simd_mode: UntypedAtomicFloat::SIMD_MODE_SIMD8,
            return_data: true,
        };
        // All lanes in one line of 64 bytes, two a DWord: writes, reads, integer and float atomics, in the order of sending.
        bench.set(PAYLOAD, [0, 0, 4, 4, 8, 8, 12, 12]);
        bench.set(SECOND, [1, 2, 3, 4, 5, 6, 7, 8]);
        bench.send(&untyped(1, 0, write.encode(platform)[0]));
        bench.send(&untyped(0, 1, read.encode(platform)[0]));
        assert_eq!(bench.response(0), [2, 2, 4, 4, 6, 6, 8, 8]);
        bench.send(&untyped(1, 1, integer(UntypedAtomicInteger::ATOMIC_OPERATION_ADD).encode(platform)[0]));
        assert_eq!(bench.response(0), [2, 3, 4, 7, 6, 11, 8, 15]);
        bench.set(SECOND, [3.0f32, 2.0, -1.0, 1.0, 0.5, 4.0, 9.0, 9.5].map(f32::to_bits));
        bench.send(&untyped(1, 0, write.encode(platform)[0]));
        bench.set(SECOND, [2.5f32, 7.0, 0.0, 1.5, 5.0, 4.5, 9.0, 10.0].map(f32::to_bits));
        bench.send(&untyped(1, 1, maximum.encode(platform)[0]));
        assert_eq!(bench.response(0).map(f32::from_bits), [2.0, 2.5, 1.0, 1.0, 4.0, 5.0, 9.5, 9.5]);
        // The same line through the other data port and the constant cache, which has just been invalidated.
        let offsets = [0, 0, 1, 1, 2, 2, 3, 3];
        bench.set(PAYLOAD, offsets);
        bench.set(PAYLOAD + 1, [11, 12, 13, 14, 15, 16, 17, 18]);
        let scattered = DwordScatteredWrite { binding_table_index: 1, ..Default::default() };
        bench.send(&message(Target::DataCache, scattered.encode(platform)[0], 2, 0, 8));
        let constant = ConstantDwordScatteredRead { binding_table_index: 1, ..Default::default() };
        bench.set(PAYLOAD, [0; 8]);
        bench.set(PAYLOAD + 1, offsets);
        bench.send(&with_header(message(Target::ConstantCache, constant.encode(platform)[0], 2, 1, 8)));
        assert_eq!(bench.response(0), [12, 12, 14, 14, 16, 16, 18, 18]);
    }
}

#[test]
fn a_new_draw_sees_surface_states_that_changed() {
    use crate::{MessageContext, SharedFunctions};
    use ports::{NoPixels, ThreadStart};
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.bind_raw(DATA, 64);
        bench.set_word(0, 5);
        bench.set_word(256, 6);
        let read = UntypedSurfaceRead { binding_table_index: 1, channel_mask_disable: 0b1110, simd_mode: 2 };
        let read = message(Target::DataCache1, read.encode(platform)[0], 1, 1, 8);
        let (findings, ids) = (probe::Findings::default(), probe::Ids::default());
        let cx = probe::Context { platform, findings: &findings, ids: &ids };
        let site = bench.site;
        let thread = MessageContext { site: &site, start: &ThreadStart::default(), dispatched_r0: 0 };
        let state = raw_buffer(DATA + 256, 64).encode(platform);
        let mut grf = ports::Grf::default();
        let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
        let mut first = |shared: &mut SharedFunctions| {
            shared.send(&read, &mut grf, &thread, &mut NoPixels, None, &cx).unwrap();
            grf.register(super::RESPONSE as usize)[0]
        };
        assert_eq!(first(&mut shared), 5);
        for (index, dword) in (0..).zip(state) {
            let at = bits::GraphicsAddress(super::SURFACE_STATES + 64 + 4 * index);
            bench.space.write_u32(at, dword).unwrap();
        }
        assert_eq!(first(&mut shared), 5, "within a draw what was resolved holds");
        shared.begin_draw();
        assert_eq!(first(&mut shared), 6, "{}", platform.name);
    }
}
