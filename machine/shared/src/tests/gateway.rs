//! Barriers and time stamps.

use super::{Bench, PAYLOAD, POISON, RESPONSE, message};
use crate::{Barrier, GatewayTimer, Release};
use hw::Platform;
use hw::message::{Gateway, Target};
use hw::platforms::{BDW, BXT, SKL};
use ports::{BarrierMessage, GroupBarrier, SendMessage, SendReply};
use probe::{Context, Findings, Ids, Kind};
use std::cell::Cell;

const PLATFORMS: [&Platform; 3] = [&SKL, &BXT, &BDW];

fn gateway(subfunction_id: u32, response: u8) -> SendMessage {
    let gateway = Gateway { subfunction_id, ..Default::default() };
    message(Target::Gateway, gateway.encode(&SKL)[0], 1, response, 8)
}

#[test]
fn a_barrier_message_is_left_to_the_runner_of_the_group() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        let barrier = gateway(Gateway::SUBFUNCTION_ID_BARRIER_MSG, 0);
        bench.set(PAYLOAD, [0, 0, 5 << 24, 0, 0, 0, 0, 0]);
        let taken = BarrierMessage { barrier_id: 5, response_grf: RESPONSE, ..Default::default() };
        assert_eq!(bench.try_send(&barrier), Ok(SendReply::Barrier(taken)));
    }
}

#[test]
fn a_barrier_message_may_carry_a_count_a_predicate_and_a_fifth_bit_of_its_number() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        bench.set(PAYLOAD, [0, 0, 1 << 31 | 1 << 30 | 3 << 24 | 1 << 15 | 12 << 9, 0xf0f, 0, 0, 0, 0]);
        let taken = BarrierMessage {
            barrier_id: 19,
            count: Some(12),
            predicate: Some(0xf0f),
            response_grf: RESPONSE,
        };
        let barrier = gateway(Gateway::SUBFUNCTION_ID_BARRIER_MSG, 1);
        assert_eq!(bench.try_send(&barrier), Ok(SendReply::Barrier(taken)));
        assert_eq!(bench.findings.list(), []);
        // The sum needs a place to go, of one register.
        for (response, predicate) in [(0, None), (2, Some(0xf0f))] {
            bench.findings = Findings::default();
            let barrier = gateway(Gateway::SUBFUNCTION_ID_BARRIER_MSG, response);
            assert_eq!(
                bench.try_send(&barrier),
                Ok(SendReply::Barrier(BarrierMessage { predicate, ..taken }))
            );
            assert!(bench.found(Kind::Undefined, "GW-03"));
        }
        // Each of them alone; bits around the fields belong to none of them.
        let around = !(1 << 31 | 1 << 30 | 0xf << 24 | 1 << 15 | 0x3f << 9);
        let plain = BarrierMessage { response_grf: RESPONSE, ..Default::default() };
        for (control, expected) in [
            (around, plain),
            (1 << 31, BarrierMessage { barrier_id: 16, ..plain }),
            (9 << 24, BarrierMessage { barrier_id: 9, ..plain }),
            (1 << 15, BarrierMessage { count: Some(0), ..plain }),
            (1 << 15 | 0x3f << 9, BarrierMessage { count: Some(63), ..plain }),
            (0x3f << 9, plain),
            (1 << 30, BarrierMessage { predicate: Some(0xf0f), ..plain }),
        ] {
            bench.findings = Findings::default();
            bench.set(PAYLOAD, [!0, !0, control, 0xf0f, !0, !0, !0, !0]);
            let barrier = gateway(Gateway::SUBFUNCTION_ID_BARRIER_MSG, 1);
            assert_eq!(bench.try_send(&barrier), Ok(SendReply::Barrier(expected)), "{control:#x}");
            assert_eq!(bench.findings.list(), []);
        }
    }
}

thread_local! {
    static NOW_NS: Cell<u64> = const { Cell::new(0) };
}

fn clock() -> u64 {
    NOW_NS.get()
}

#[test]
fn time_stamps_come_in_quarters_of_a_nanosecond_to_one_half_of_the_response() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform);
        NOW_NS.set(1000);
        bench.timer = GatewayTimer::begin(clock, 300);
        NOW_NS.set(5000);
        let stamp = gateway(Gateway::SUBFUNCTION_ID_GET_TIMESTAMP, 1);
        bench.poison();
        bench.send(&stamp);
        // 20000 quarters are 4 times 4096 and 3616; the context has run for 4300 ns, 4 times 4096 and 816 quarters.
        let [absolute, relative] = [[3616 << 20, 4], [816 << 20, 4]];
        let stamps = [absolute[0], absolute[1], relative[0], relative[1]];
        assert_eq!(bench.response(0)[..4], stamps);
        assert_eq!(bench.response(0)[4..], [POISON; 4]);

        bench.poison();
        bench.set(PAYLOAD, [0, 0, 0, 0, 0, 1 << 31, 0, 0]);
        bench.send(&stamp);
        assert_eq!(bench.response(0)[..4], [POISON; 4]);
        assert_eq!(bench.response(0)[4..], stamps);

        // A reset begins the relative time anew and leaves the absolute one.
        bench.timer.reset();
        NOW_NS.set(5001);
        bench.send(&stamp);
        assert_eq!(bench.response(0)[4..], [3620 << 20, 4, 4 << 20, 0]);
    }
}

/// A barrier of a group, its findings, and what it releases.
struct Group {
    barrier: Barrier,
    findings: Findings,
    ids: Ids,
}

impl Group {
    fn new(resources: GroupBarrier, threads: usize, threads_per_subslice: u32) -> Self {
        let mut barrier = Barrier::default();
        barrier.allocate(resources, threads, threads_per_subslice);
        Self { barrier, findings: Findings::default(), ids: Ids::default() }
    }

    fn arrive(&mut self, thread: usize, message: BarrierMessage) -> Vec<Release> {
        let cx = Context { platform: &SKL, findings: &self.findings, ids: &self.ids };
        self.barrier.arrive(thread, &message, &cx);
        std::iter::from_fn(|| self.barrier.take_released()).collect()
    }

    fn plain(&mut self, thread: usize) -> Vec<usize> {
        self.arrive(thread, BarrierMessage::default()).iter().map(|release| release.thread).collect()
    }

    fn said(&self) -> Vec<String> {
        self.findings.list().into_iter().map(|(finding, _)| finding.what.to_string()).collect()
    }

    fn found(&self, system: &str) -> bool {
        self.findings.list().iter().any(|(f, _)| f.kind == Kind::Undefined && f.system == system)
    }
}

#[test]
fn a_barrier_releases_all_when_the_last_thread_arrives_and_begins_anew() {
    let mut group = Group::new(GroupBarrier::Local, 3, 56);
    for _ in 0..2 {
        assert_eq!(group.plain(2), []);
        assert_eq!(group.plain(0), []);
        assert_eq!(group.plain(1), [0, 1, 2]);
    }
    assert_eq!(group.findings.list(), []);
}

#[test]
fn a_counted_barrier_releases_those_that_arrived_and_keeps_its_count() {
    let mut group = Group::new(GroupBarrier::Local, 4, 56);
    let counted = BarrierMessage { count: Some(2), ..Default::default() };
    assert_eq!(group.arrive(3, counted), []);
    let released: Vec<_> = group.arrive(1, counted).iter().map(|release| release.thread).collect();
    assert_eq!(released, [1, 3]);
    assert_eq!(group.plain(0), []);
    assert_eq!(group.plain(2), [0, 2]);
    assert_eq!(group.findings.list(), []);
}

#[test]
fn a_predicated_barrier_gives_every_thread_the_number_of_channels_that_pass() {
    let mut group = Group::new(GroupBarrier::Local, 2, 56);
    let predicated =
        |mask, response_grf| BarrierMessage { predicate: Some(mask), response_grf, ..Default::default() };
    assert_eq!(group.arrive(0, predicated(0x00ff, 20)), []);
    let release =
        |thread, register, sum| Release { thread, notifications: 1, predicate_sum: Some((register, sum)) };
    assert_eq!(group.arrive(1, predicated(0x8001, 30)), [release(0, 20, 10), release(1, 30, 10)]);
    // The next round counts from nothing.
    assert_eq!(group.arrive(0, predicated(0, 20)), []);
    assert_eq!(group.arrive(1, predicated(1, 30)), [release(0, 20, 1), release(1, 30, 1)]);
}

#[test]
fn a_global_barrier_waits_for_the_gateways_of_all_subslices() {
    // Two threads a subslice: 0 and 1, 2 and 3, 4.
    let mut group = Group::new(GroupBarrier::Global, 5, 2);
    for thread in [4, 1, 0] {
        assert_eq!(group.plain(thread), []);
    }
    assert_eq!(group.barrier.reported_gateways(), 0b101);
    assert_eq!(group.plain(2), []);
    assert_eq!(group.plain(3), [0, 1, 2, 3, 4]);
    assert_eq!(group.findings.list(), []);
    // Neither a count, which reaches one gateway only, nor predicates.
    let counted = BarrierMessage { count: Some(1), ..Default::default() };
    assert_eq!(group.arrive(0, counted), []);
    assert_eq!(group.said(), ["a message sets the count of one gateway of a global barrier: ignored"]);
    let mut group = Group::new(GroupBarrier::Global, 5, 2);
    group.arrive(0, BarrierMessage { predicate: Some(1), ..Default::default() });
    assert_eq!(group.said(), ["a global barrier must not be predicated"]);
    assert!(group.found("C12"));
}

#[test]
fn gateways_of_a_global_barrier_have_as_many_threads_as_their_subslices() {
    // Threads, those that a subslice holds, gateways, which report when these threads have come.
    for (threads, fit, gateways, first) in [
        (64, 56, 0b11, 56),
        (56, 56, 0b1, 56),
        (57, 56, 0b11, 56),
        (64, 8, 0xff, 8),
        (20, 2, 0x7f, 3),
        (1, 0, 1, 1),
    ] {
        let mut group = Group::new(GroupBarrier::Global, threads, fit);
        for thread in 0..first - 1 {
            assert_eq!(group.plain(thread), []);
            assert_eq!(group.barrier.reported_gateways(), 0, "{threads} {fit}");
        }
        for thread in first - 1..threads - 1 {
            assert_eq!(group.plain(thread), []);
            assert_eq!(group.barrier.reported_gateways() & 1, 1, "{threads} {fit}");
        }
        let before_last = group.barrier.reported_gateways();
        assert_eq!(before_last | 1 << ((threads - 1) / first), gateways, "{threads} {fit}");
        assert_eq!(group.plain(threads - 1), (0..threads).collect::<Vec<_>>());
        assert_eq!(group.barrier.reported_gateways(), 0);
    }
    // One of a single subslice has one gateway, however few fit there.
    let mut group = Group::new(GroupBarrier::Local, 4, 2);
    for thread in 0..3 {
        assert_eq!(group.plain(thread), []);
        assert_eq!(group.barrier.reported_gateways(), 0);
    }
    assert_eq!(group.plain(3), [0, 1, 2, 3]);
}

#[test]
fn a_barrier_has_64_threads_at_most() {
    let mut group = Group::new(GroupBarrier::Local, 70, 56);
    for thread in 0..63 {
        assert_eq!(group.plain(thread), []);
    }
    // What comes from beyond comes from the last.
    assert_eq!(group.plain(69), (0..64).collect::<Vec<_>>());
}

#[test]
fn a_barrier_that_the_group_was_not_given_is_undefined() {
    let plain = BarrierMessage::default();
    let unknown = "a barrier message names a barrier that its group was not given";
    let empty = "a barrier message sets a terminating count of 0";
    for (resources, message, expected) in [
        (GroupBarrier::None, plain, vec![unknown]),
        (GroupBarrier::Local, plain, vec![]),
        (GroupBarrier::Local, BarrierMessage { barrier_id: 3, ..plain }, vec![unknown]),
        (GroupBarrier::Local, BarrierMessage { count: Some(1), ..plain }, vec![]),
        (GroupBarrier::Local, BarrierMessage { count: Some(0), ..plain }, vec![empty]),
        (GroupBarrier::Local, BarrierMessage { predicate: Some(1), ..plain }, vec![]),
        (GroupBarrier::Global, plain, vec![]),
    ] {
        let mut group = Group::new(resources, 1, 56);
        assert_eq!(group.arrive(0, message).len(), 1, "{message:?}");
        assert_eq!(group.said(), expected, "{resources:?} {message:?}");
        assert_eq!(group.found("GW-03"), !expected.is_empty());
    }
}

#[test]
fn other_messages_of_a_gateway_are_said_and_those_that_end_a_thread_are_wrong() {
    for platform in PLATFORMS {
        for (end_of_thread, expected) in [(false, Kind::Gap), (true, Kind::Undefined)] {
            let mut bench = Bench::on(platform);
            for (count, subfunction) in (1..).zip([0, 1, 2, 5, 6, 7]) {
                let other = SendMessage { end_of_thread, ..gateway(subfunction, 0) };
                assert_eq!(bench.try_send(&other), Ok(SendReply::Done));
                assert!(bench.found(expected, "GW-01"));
                assert_eq!(bench.findings.list().len(), count);
            }
        }
    }
}

#[test]
fn a_barrier_is_acknowledged_when_it_asks_and_no_sum_is_owed() {
    for platform in PLATFORMS {
        let acknowledge = |control: u32, response: u8| {
            let mut bench = Bench::on(platform);
            bench.poison();
            bench.set(PAYLOAD, [0, 0, control, 0, 0, 0, 0, 0]);
            let descriptor = Gateway {
                subfunction_id: Gateway::SUBFUNCTION_ID_BARRIER_MSG,
                acknowledge_request: true,
                ..Default::default()
            };
            let barrier = message(Target::Gateway, descriptor.encode(&SKL)[0], 1, response, 8);
            let SendReply::Barrier(taken) = bench.try_send(&barrier).unwrap() else { panic!("no barrier") };
            (bench.response(0)[..2].to_vec(), taken.predicate, bench.found(Kind::Undefined, "GW-03"))
        };
        let id = (Target::Gateway as u32) << 16;
        assert_eq!(acknowledge(0, 1), (vec![id, POISON], None, false));
        assert_eq!(acknowledge(1 << 30, 1), (vec![POISON, POISON], Some(0), true));
        assert_eq!(acknowledge(1 << 30, 0), (vec![POISON, POISON], None, true));
    }
}

#[test]
fn a_barrier_that_is_saved_goes_on_counting_elsewhere() {
    let mut group = Group::new(GroupBarrier::Global, 5, 2);
    assert_eq!([group.plain(4), group.plain(0)], [vec![], vec![]]);
    let mut saved = ports::PreemptedGroup::default();
    group.barrier.save(&mut saved);
    assert_eq!((saved.at_barrier, saved.reported_gateways), (0b1_0001, 0b100));
    assert_eq!(saved.gateways[..4], [[1, 2], [0, 2], [0, 1], [0, 0]]);
    let mut other = Group::new(GroupBarrier::Global, 5, 2);
    // What is no gateway of the group was never reported.
    saved.reported_gateways |= 0x80;
    other.barrier.restore(&saved);
    assert_eq!(other.barrier.reported_gateways(), 0b100);
    assert_eq!([other.plain(1), other.plain(2)], [vec![], vec![]]);
    assert_eq!(other.plain(3), [0, 1, 2, 3, 4]);
}

#[test]
fn a_predicated_barrier_owes_its_responses_until_they_are_taken() {
    let mut group = Group::new(GroupBarrier::Local, 2, 56);
    let predicated = BarrierMessage { predicate: Some(1), response_grf: 20, ..Default::default() };
    assert!(!group.barrier.owes_responses());
    group.arrive(0, predicated);
    assert!(group.barrier.owes_responses());
    assert_eq!(group.arrive(1, BarrierMessage::default()).len(), 2);
    assert!(!group.barrier.owes_responses());
    // Released, and not told yet: a round that needs one thread only.
    let (findings, ids) = (probe::Findings::default(), probe::Ids::default());
    let cx = probe::Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut barrier = crate::gateway::Barrier::default();
    barrier.allocate(GroupBarrier::Local, 1, 56);
    barrier.arrive(0, &predicated, &cx);
    assert!(barrier.owes_responses());
    // A second release before the first was told: two notifications.
    barrier.arrive(0, &predicated, &cx);
    let release = barrier.take_released().unwrap();
    assert_eq!((release.thread, release.notifications, release.predicate_sum), (0, 2, Some((20, 1))));
    assert!(barrier.take_released().is_none() && !barrier.owes_responses());
}

#[test]
fn a_context_that_comes_back_counts_on_from_where_it_was() {
    NOW_NS.set(1000);
    let mut timer = GatewayTimer::begin(clock, 300);
    NOW_NS.set(1500);
    assert_eq!((timer.relative_ns(), timer.absolute_ns()), (800, 1500));
    timer.resume(40);
    NOW_NS.set(1600);
    assert_eq!(timer.relative_ns(), 140);
    timer.reset();
    NOW_NS.set(1607);
    assert_eq!(timer.relative_ns(), 7);
}
