//! Which kernels have groups that may run side by side, and what is resolved for them beforehand.

use super::{Bench, DATA, raw_buffer};
use crate::Abreast;
use bits::GraphicsAddress;
use hw::RenderSurfaceState;
use hw::message::{
    A64UntypedAtomicInteger, A64UntypedSurfaceWrite, Gateway, MemoryFence, PixelInterpolator,
    RenderTargetRead, RenderTargetWrite, Sampler, ScratchBlockWrite, Target, ThreadSpawner,
    TypedAtomicInteger, TypedSurfaceWrite, UntypedAtomicFloat, UntypedAtomicInteger, UntypedSurfaceRead,
    UntypedSurfaceWrite, Urb,
};
use hw::platforms::SKL;
use probe::{Context, Findings, Ids};

type Known = (u8, Option<u32>);
type A = UntypedAtomicInteger;

const CACHE: u8 = Target::DataCache1 as u8;
/// A message whose answer has one register.
const RETURNS: u32 = 1 << 20;

fn read(binding_table_index: u32) -> Known {
    let read = UntypedSurfaceRead { binding_table_index, ..Default::default() };
    (CACHE, Some(read.encode(&SKL)[0] | RETURNS))
}

fn write(binding_table_index: u32) -> Known {
    (CACHE, Some(UntypedSurfaceWrite { binding_table_index, ..Default::default() }.encode(&SKL)[0]))
}

fn atomic(binding_table_index: u32, atomic_operation: u32) -> Known {
    (CACHE, Some(A { binding_table_index, atomic_operation, ..Default::default() }.encode(&SKL)[0]))
}

fn wide(atomic_operation: u32, data_width: u32) -> Known {
    let atomic = A64UntypedAtomicInteger { atomic_operation, data_width, ..Default::default() };
    (CACHE, Some(atomic.encode(&SKL)[0]))
}

fn returning((function, descriptor): Known) -> Known {
    (function, descriptor.map(|bits| bits | RETURNS))
}

fn is_abreast(messages: &[Known]) -> bool {
    Abreast::of(messages.iter().copied(), &SKL).is_some()
}

#[test]
fn plain_accesses_fences_barriers_and_ends_have_no_order() {
    let spawner = |opcode| ThreadSpawner { opcode, ..Default::default() }.encode(&SKL)[0];
    let gateway = |subfunction_id| {
        (Target::Gateway as u8, Some(Gateway { subfunction_id, ..Default::default() }.encode(&SKL)[0]))
    };
    let sampler = |message_type| {
        let message = Sampler { message_type, binding_table_index: 1, ..Default::default() };
        (Target::Sampler as u8, Some(message.encode(&SKL)[0] | RETURNS))
    };
    for message in [
        read(1),
        write(239),
        write(253),
        write(254),
        write(255),
        (CACHE, Some(TypedSurfaceWrite::default().encode(&SKL)[0])),
        (CACHE, Some(A64UntypedSurfaceWrite::default().encode(&SKL)[0])),
        (Target::DataCache as u8, Some(MemoryFence::default().encode(&SKL)[0])),
        (Target::ThreadSpawner as u8, Some(spawner(ThreadSpawner::OPCODE_DEREFERENCE_RESOURCE))),
        gateway(Gateway::SUBFUNCTION_ID_BARRIER_MSG),
        sampler(Sampler::MESSAGE_TYPE_LD),
        sampler(Sampler::MESSAGE_TYPE_SAMPLE),
        (Target::RenderCache as u8, Some(RenderTargetWrite::default().encode(&SKL)[0])),
        (Target::PixelInterpolator as u8, Some(PixelInterpolator::default().encode(&SKL)[0])),
    ] {
        assert!(is_abreast(&[message, read(2)]), "{message:x?}");
        // What is in a register is not known.
        assert!(!is_abreast(&[(message.0, None), read(2)]), "{message:x?}");
    }
    for message in [
        // Bindless, and reserved.
        write(252),
        write(240),
        // Clocks, entries of the URB, new threads, what is rare, what does not exist.
        gateway(Gateway::SUBFUNCTION_ID_GET_TIMESTAMP),
        (Target::Urb as u8, Some(Urb::default().encode(&SKL)[0])),
        (Target::ThreadSpawner as u8, Some(spawner(ThreadSpawner::OPCODE_SPAWN_THREAD))),
        (CACHE, Some(31 << 14)),
    ] {
        assert!(!is_abreast(&[message, read(2)]), "{message:x?}");
    }
}

#[test]
fn what_pixel_shaders_write_is_told() {
    let of = |message: Known| {
        let all = Abreast::of([read(3), message, read(3)].into_iter(), &SKL).unwrap();
        (all.writes_only_targets(), all.targets().to_vec())
    };
    let render = |bits: u32| (Target::RenderCache as u8, Some(bits));
    let target = |binding_table_index| {
        render(RenderTargetWrite { binding_table_index, ..Default::default() }.encode(&SKL)[0])
    };
    let back = RenderTargetRead { binding_table_index: 5, ..Default::default() }.encode(&SKL)[0];
    assert_eq!(
        [target(0), target(7), render(back)].map(of),
        [(true, vec![0]), (true, vec![7]), (true, vec![5])]
    );
    assert_eq!([read(1), write(254), write(1), write(255)].map(|m| of(m).0), [true, true, false, false]);
    let scratch = (Target::DataCache as u8, Some(ScratchBlockWrite::default().encode(&SKL)[0]));
    let typed = (CACHE, Some(TypedSurfaceWrite::default().encode(&SKL)[0]));
    let wide = (CACHE, Some(A64UntypedSurfaceWrite::default().encode(&SKL)[0]));
    let sum = atomic(1, A::ATOMIC_OPERATION_ADD);
    assert_eq!([scratch, typed, wide, sum].map(|m| of(m).0), [false; 4]);
}

#[test]
fn atomic_operations_have_no_order_when_they_commute_and_return_nothing() {
    let commutes: Vec<u32> = (0..16).filter(|&operation| is_abreast(&[atomic(1, operation)])).collect();
    assert_eq!(commutes, [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15]);
    let sums = [
        A::ATOMIC_OPERATION_ADD,
        A::ATOMIC_OPERATION_SUB,
        A::ATOMIC_OPERATION_INC,
        A::ATOMIC_OPERATION_DEC,
        A::ATOMIC_OPERATION_PREDEC,
    ];
    for first in 0..16 {
        for second in 0..16 {
            let together = [atomic(1, first), atomic(2, second)];
            let expected = commutes.contains(&first) && first == second
                || sums.contains(&first) && sums.contains(&second);
            assert_eq!(is_abreast(&together), expected, "{first} {second}");
            // Local memory is one group's.
            assert!(is_abreast(&[returning(atomic(254, first)), returning(atomic(254, second))]));
        }
        assert!(!is_abreast(&[returning(atomic(1, first))]));
        assert!(!is_abreast(&[returning(wide(first, 0))]));
    }
    // Operands of another width are another kind, and floats have no kind.
    let add = A::ATOMIC_OPERATION_ADD;
    assert!(is_abreast(&[wide(add, 0), atomic(1, add)]) && is_abreast(&[wide(add, 1), wide(add, 1)]));
    assert!(!is_abreast(&[wide(add, 1), wide(add, 0)]));
    let float = UntypedAtomicFloat { atomic_operation: 1, ..Default::default() };
    assert!(!is_abreast(&[(CACHE, Some(float.encode(&SKL)[0]))]));
    let typed = TypedAtomicInteger { atomic_operation: add, ..Default::default() };
    let typed = (CACHE, Some(typed.encode(&SKL)[0]));
    assert!(is_abreast(&[typed, atomic(1, add)]) && !is_abreast(&[returning(typed)]));
    assert!(!is_abreast(&[typed, atomic(1, A::ATOMIC_OPERATION_AND)]));
}

#[test]
fn surfaces_are_resolved_beforehand_unless_there_is_something_to_report() {
    let bench = Bench::new();
    bench.bind_raw(DATA, 256);
    bench.bind(2, &raw_buffer(DATA + 512, 256));
    // A reserved channel select.
    bench.bind(3, &RenderSurfaceState { shader_channel_select_red: 2, ..raw_buffer(DATA, 256) });
    bench.bind(4, &raw_buffer(0x70_0000_0000, 256));
    let of = |messages: &[Known]| Abreast::of(messages.iter().copied(), &SKL).unwrap();
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut urb = crate::UrbStorage::new();
    let mut shared = crate::SharedFunctions::new(&mut urb, &bench.space);
    assert!(of(&[write(255), write(254)]).resolve(&mut shared, &bench.site, &cx));
    let both = of(&[write(1), read(2), read(1), write(254)]);
    assert!(both.resolve(&mut shared, &bench.site, &cx));
    assert!(findings.list().is_empty() && findings.used(&SKL).contains(probe::System::D67));
    // The shared functions of another thread have them, even when the state in memory has changed since.
    let seed = crate::seed(&[&of(&[read(2)]), &both], &shared, &bench.site);
    bench.bind(2, &raw_buffer(DATA + 512, 128));
    let mut no_urb = crate::UrbStorage::none();
    let mut beside = crate::SharedFunctions::beside(&mut no_urb, &seed, &bench.site, &bench.space);
    let mut extent = |index: u8| beside.bindings.surface(&bench.site, index, &cx).unwrap().extent_bytes();
    assert_eq!([1, 2].map(&mut extent), [256, 256]);
    // What is to be reported is reported by the thread that comes to it.
    for strange in [3, 4] {
        assert!(!of(&[read(1), read(strange)]).resolve(&mut shared, &bench.site, &cx), "{strange}");
        assert!(findings.list().is_empty());
    }
    let _ = shared.bindings.surface(&bench.site, 3, &cx);
    assert_eq!(findings.list().len(), 1);
    // The same of samplers: one with a reserved bit, and one that is not there.
    let sample = |sampler_index| {
        let message = Sampler { binding_table_index: 1, sampler_index, ..Default::default() };
        (Target::Sampler as u8, Some(message.encode(&SKL)[0] | RETURNS))
    };
    let samplers = GraphicsAddress(DATA + 0x800);
    let site = ports::ThreadSite { sampler_state: samplers, ..bench.site };
    bench.space.write(samplers.offset(2 * 16), &[0xff; 16]).unwrap();
    let mut is_resolved =
        |site: &ports::ThreadSite, index| of(&[sample(index)]).resolve(&mut shared, site, &cx);
    assert_eq!([0, 1, 2, 3].map(|index| is_resolved(&site, index)), [true, true, false, true]);
    let nowhere = ports::ThreadSite { sampler_state: GraphicsAddress(0x70_0000_0000), ..bench.site };
    assert!(!is_resolved(&nowhere, 0));
    assert_eq!(findings.list().len(), 1);
}
