//! Commands of Gen7, whose addresses have one DWord: raw DWords, as its drivers write them.

mod common;

use common::*;
use hw::platforms::BYT;
use probe::{FaultKind, Kind};

const AT: u32 = RESULT as u32;
/// A counter, as a register that keeps what it is given.
const REGISTER: u32 = 0x2310;

fn words<const N: usize>(bench: &Bench) -> [u32; N] {
    std::array::from_fn(|index| bench.result(index as u64))
}

#[test]
fn stores_and_loads_of_gen7_have_their_address_in_one_dword() {
    let mut bench = Bench::on(&BYT);
    bench.put(RESULT + 0x40, &[0x1234_5678]);
    bench
        .execute(&[
            vec![0x20 << 23 | 2, 0, AT, 7],
            // Two values are a QWord.
            vec![0x20 << 23 | 3, 0, AT + 4, 8, 9],
            vec![0x29 << 23 | 1, REGISTER, AT + 0x40],
            vec![0x24 << 23 | 1, REGISTER, AT + 12],
            load_immediate(REGISTER + 4, 10).to_vec(),
            vec![0x24 << 23 | 1, REGISTER + 4, AT + 16],
        ])
        .unwrap();
    assert_eq!(words(&bench), [7, 8, 9, 0x1234_5678, 10, 0]);
    assert_eq!(bench.said(), []);
}

#[test]
fn post_sync_operations_of_gen7_write_behind_one_dword_of_address() {
    let mut bench = Bench::on(&BYT);
    bench.time.set(0x5_0000_0006);
    let control = |operation: u32, place: u32| vec![0x7a00_0003, operation << 14, AT + place, 0x1111, 0x2222];
    let draw = vec![0x7b00_0005, 0, 0, 0, 0, 0, 0];
    bench.execute(&[draw, control(1, 0), control(2, 8), control(3, 16), control(0, 24)]).unwrap();
    assert_eq!(words(&bench), [0x1111, 0x2222, 3, 1, 6, 5, 0, 0]);
    assert_eq!(bench.said(), []);
}

#[test]
fn a_flush_of_gen7_writes_a_dword_or_a_qword_by_its_length() {
    for (length, expected) in [(3, [5, 0xdead]), (4, [5, 6])] {
        let mut bench = ring::Bench::on(&BYT);
        bench.engine = hw::Engine::Blitter;
        ring::put(&bench.process, RESULT, &[0xdead, 0xdead]);
        let mut flush = vec![0x26 << 23 | 1 << 14 | (length as u32 - 2), AT, 5, 6];
        flush.truncate(length);
        bench.done(&[flush, vec![0x02 << 23]]);
        assert_eq!([0, 4].map(|place| ring::at(&bench.process, RESULT + place)), expected);
        assert!(bench.state.interrupts.user);
        assert_eq!(bench.said(), []);
    }
}

#[test]
fn batches_of_gen7_are_started_by_two_dwords_and_chain() {
    let mut bench = Bench::on(&BYT);
    bench.put(BASE + 0x1000, &[vec![0x20 << 23 | 2, 0, AT, 1], vec![END]].concat());
    bench
        .execute(&[vec![0x31 << 23 | 1 << 8, BASE as u32 + 0x1000], vec![0x20 << 23 | 2, 0, AT + 4, 2]])
        .unwrap();
    assert_eq!(words(&bench), [1, 0], "there is no second level");
    // A conditional end compares with memory behind one DWord.
    for (memory, ends) in [(5, true), (6, false)] {
        let mut bench = Bench::on(&BYT);
        bench.put(RESULT + 0x40, &[memory]);
        let end = vec![0x36 << 23 | 1 << 21 | 1, 5, AT + 0x40];
        bench.execute(&[end, vec![0x20 << 23 | 2, 0, AT, 1]]).unwrap();
        assert_eq!(words(&bench), [u32::from(!ends)]);
    }
}

#[test]
fn predicates_of_gen7_compare_and_combine() {
    // Load, or load inverse; set, and, or, exclusive or; sources that are equal.
    let load = |load: u32, combine: u32| vec![0x0c << 23 | load << 6 | combine << 3 | 2];
    for (commands, expected) in [
        (vec![load(2, 0)], 1),
        (vec![load(3, 0)], 0),
        (vec![load(2, 0), load(3, 1)], 0),
        (vec![load(3, 0), load(2, 2)], 1),
        (vec![load(2, 0), load(2, 3)], 0),
    ] {
        let mut bench = Bench::on(&BYT);
        let sources = [0x2400, 0x2404, 0x2408, 0x240c].map(|register| load_immediate(register, 9).to_vec());
        let all = [&sources[..], &commands, &[vec![0x24 << 23 | 1, 0x2418, AT]]].concat();
        bench.execute(&all).unwrap();
        assert_eq!(words(&bench), [expected]);
    }
}

#[test]
fn what_gen7_does_not_have_is_no_command_there() {
    // The ALU, atomics, copies, semaphores that wait, registers copied, predicates that skip.
    for header in [0x1a << 23, 0x2f << 23 | 1, 0x2e << 23 | 3, 0x1c << 23 | 2, 0x2a << 23 | 1, 0x01 << 23] {
        let mut bench = Bench::on(&BYT);
        assert_eq!(
            kind(bench.execute(&[vec![header]]).unwrap_err()),
            FaultKind::IllegalCommand,
            "{header:#x}"
        );
    }
}

#[test]
fn a_performance_report_of_gen7_has_its_address_in_one_dword() {
    let mut bench = Bench::on(&BYT);
    bench.execute(&[vec![0x28 << 23 | 1, AT, 0x77]]).unwrap();
    assert_eq!(words(&bench), [0x77, 77, 0, 77]);
    assert_eq!(bench.said(), [(Kind::Gap, "D61")]);
}
