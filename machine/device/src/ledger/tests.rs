//! Accounts of pieces that are done in any order, and what they come to.

use super::*;
use crate::budget::exhausted;
use hw::platforms::SKL;
use ports::{Account, Work};
use probe::Kind;

/// What starting a thread costs.
const LAUNCH: u64 = 32;

fn ids(kernel: u64, ip_bytes: u32) -> Ids {
    Ids::at(Place { submission: 1, command: 2, draw: 3, kernel, ip_bytes })
}

/// A copy of the ledger's budget of which some was spent: instructions, units of messages, objects of fixed functions.
fn spent(ledger: &Ledger, instructions: u64, messages: u64, objects: u64) -> Budget {
    let mut budget = ledger.budget;
    budget.spend_thread(instructions, messages).unwrap();
    if objects != 0 {
        budget.spend(Work::Object, objects).unwrap();
    }
    budget
}

#[test]
fn pieces_are_claimed_in_order_and_to_the_end() {
    let (findings, own) = (Findings::default(), ids(0, 0));
    let cx = Context { platform: &SKL, findings: &findings, ids: &own };
    let budget = Budget::new(1 << 20, 0);
    let mut tallies = Vec::new();
    let ledger = Ledger::new(10, &mut tallies, &budget, &cx);
    assert_eq!(ledger.end(), 10);
    let claimed = [(); 6].map(|()| ledger.claim(|next, end| (end - next) / 2));
    assert_eq!(claimed, [0..5, 5..7, 7..8, 8..9, 9..10, 0..0]);
    let ledger = Ledger::new(4, &mut tallies, &budget, &cx);
    assert_eq!([(); 3].map(|()| ledger.claim(|_, _| 3)), [0..3, 3..4, 0..0]);
    let ledger = Ledger::new(2, &mut tallies, &budget, &cx);
    assert_eq!([(); 3].map(|()| ledger.claim(|_, _| 0)), [0..1, 1..2, 0..0]);
    let ledger = Ledger::new(0, &mut tallies, &budget, &cx);
    assert_eq!(ledger.claim(|_, _| 1), 0..0);
    let mut after = budget;
    assert_eq!(ledger.settle(&mut after, &cx), (0, Ok(())));
    assert_eq!(after.spent_since(&budget), Spent::default());
}

#[test]
fn what_pieces_have_spent_is_added_up_whoever_comes_first() {
    let costs = [(10, 7, 0), (500, 0, 2), (0, 1000, 1)];
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let (findings, own) = (Findings::default(), ids(0, 0));
        let cx = Context { platform: &SKL, findings: &findings, ids: &own };
        let before = Budget::new(1 << 20, 9000);
        let mut tallies = Vec::new();
        let ledger = Ledger::new(3, &mut tallies, &before, &cx);
        for piece in order {
            let (instructions, messages, objects) = costs[piece];
            ledger.close(piece, &spent(&ledger, instructions, messages, objects));
        }
        let mut after = before;
        assert_eq!(ledger.settle(&mut after, &cx), (3, Ok(())));
        let instructions = 510 + 3 * LAUNCH;
        let expected = Spent { instructions, ticks: instructions + 1007, fixed: 3 * 16 };
        assert_eq!(after.spent_since(&before), expected, "{order:?}");
        assert_eq!(after.eu_clock(), 9000 + instructions + 1007);
        assert_eq!(findings.list(), []);
    }
}

#[test]
fn the_first_piece_that_is_stopped_ends_all_and_later_ones_say_nothing() {
    let (findings, own) = (Findings::default(), ids(0x4000, 16));
    let cx = Context { platform: &SKL, findings: &findings, ids: &own };
    let before = Budget::new(1 << 20, 0);
    let mut tallies = Vec::new();
    let ledger = Ledger::new(6, &mut tallies, &before, &cx);
    let hang = |what| exhausted(what);
    // Piece by piece, later ones first; each finds something that names it.
    let mut list = ledger.list();
    let names = ["zero", "one", "two", "three", "four", "five"];
    for piece in (0..6).rev() {
        let ids = ledger.ids();
        assert_eq!(ids.place(), own.place());
        ids.kernel.set(0x1000 * piece as u64);
        ids.ip_bytes.set(piece as u32);
        let here = Context { platform: &SKL, findings: &list, ids: &ids };
        here.gap("C60", names[piece]);
        let stop = (piece == 4 || piece == 2).then(|| hang(names[piece]));
        ledger.enter(piece, &mut list, &ids, stop.as_ref());
        // What was found is the ledger's now.
        assert!(!list.has_news() && list.list().is_empty());
        assert_eq!(ledger.end(), [2, 2, 2, 4, 4, 6][piece]);
        if stop.is_none() {
            ledger.close(piece, &spent(&ledger, 100, 0, 0));
        }
    }
    // Pieces behind the end are taken no more.
    assert_eq!(ledger.claim(|_, _| 1), 0..1);
    assert_eq!(ledger.claim(|_, _| 5), 1..2);
    assert_eq!(ledger.claim(|_, _| 1), 0..0);
    let mut after = before;
    assert_eq!(ledger.settle(&mut after, &cx), (2, Err(hang("two"))));
    assert_eq!(after.spent_since(&before).instructions, 2 * (100 + LAUNCH));
    let found: Vec<_> = findings.list().into_iter().map(|(found, entry)| (found.what, entry.first)).collect();
    let expected = |piece: usize| {
        let place = Place { kernel: 0x1000 * piece as u64, ip_bytes: piece as u32, ..own.place() };
        (names[piece].into(), place)
    };
    // By name.
    assert_eq!(found, [expected(1), expected(2), expected(0)]);
    // The ids are those of the piece that was stopped.
    assert_eq!((own.kernel.get(), own.ip_bytes.get()), (0x2000, 2));
}

#[test]
fn a_piece_goes_on_where_it_was() {
    let (findings, own) = (Findings::default(), ids(0x4000, 16));
    let cx = Context { platform: &SKL, findings: &findings, ids: &own };
    let mut tallies = Vec::new();
    let ledger = Ledger::new(2, &mut tallies, &Budget::new(1 << 20, 0), &cx);
    let (here, mut list) = (ids(1, 1), ledger.list());
    ledger.open(0, &here);
    assert_eq!((here.kernel.get(), here.ip_bytes.get()), (0x4000, 16));
    here.kernel.set(0x8000);
    here.ip_bytes.set(32);
    ledger.enter(0, &mut list, &here, None);
    ledger.open(1, &here);
    assert_eq!((here.kernel.get(), here.ip_bytes.get()), (0x4000, 16));
    ledger.open(0, &here);
    assert_eq!((here.kernel.get(), here.ip_bytes.get()), (0x8000, 32));
    // No piece has this number.
    ledger.open(2, &here);
    ledger.close(2, &ledger.budget);
    assert_eq!((here.kernel.get(), here.ip_bytes.get()), (0x8000, 32));
    // Nothing was found: there is nothing to merge.
    assert_eq!(findings.list(), []);
}

#[test]
fn a_piece_that_was_not_done_is_a_bug() {
    let (findings, own) = (Findings::default(), ids(0, 0));
    let cx = Context { platform: &SKL, findings: &findings, ids: &own };
    let before = Budget::new(1 << 20, 0);
    let mut tallies = Vec::new();
    let ledger = Ledger::new(3, &mut tallies, &before, &cx);
    ledger.close(0, &spent(&ledger, 1, 0, 0));
    ledger.close(2, &spent(&ledger, 1, 0, 0));
    let mut after = before;
    assert_eq!(ledger.settle(&mut after, &cx), (1, Err(Stop::Bug)));
    assert_eq!(after.spent_since(&before).instructions, 1 + LAUNCH);
    let found: Vec<_> = findings.list().into_iter().map(|(found, _)| (found.kind, found.system)).collect();
    assert_eq!(found, [(Kind::Bug, "C60")]);
    // The storage of an earlier ledger says nothing about a later one.
    let ledger = Ledger::new(1, &mut tallies, &before, &cx);
    assert_eq!(ledger.settle(&mut after, &cx).0, 0);
}

#[test]
fn no_piece_begins_when_those_that_have_ended_leave_nothing() {
    // Instructions that a submission has.
    const ALL: u64 = 256 * 40;
    for (each, ends_at) in [(ALL / 4 - LAUNCH, 4), (ALL / 4 - LAUNCH - 1, 5), (ALL / 2 - LAUNCH, 2)] {
        let (findings, own) = (Findings::default(), ids(0, 0));
        let cx = Context { platform: &SKL, findings: &findings, ids: &own };
        let before = Budget::new(40, 0);
        let mut tallies = Vec::new();
        let ledger = Ledger::new(8, &mut tallies, &before, &cx);
        for piece in 0..ends_at {
            assert_eq!(ledger.claim(|_, _| 1), piece..piece + 1, "{each}");
            ledger.close(piece, &spent(&ledger, each, 0, 0));
        }
        assert_eq!((ledger.end(), ledger.claim(|_, _| 1)), (ends_at, 0..0), "{each}");
        // The last one is told.
        let mut after = before;
        let (ended, outcome) = ledger.settle(&mut after, &cx);
        assert_eq!(ended, ends_at - 1, "{each}");
        assert_eq!(outcome, Err(exhausted("the threads of a submission exceed its instruction budget")));
    }
}

#[test]
fn fixed_functions_and_repetition_end_pieces_too() {
    let (findings, own) = (Findings::default(), ids(0, 0));
    let cx = Context { platform: &SKL, findings: &findings, ids: &own };
    // A command has 16 times that, of which an object takes 16 units.
    let before = Budget::new(1 << 20, 0);
    let mut tallies = Vec::new();
    let ledger = Ledger::new(4, &mut tallies, &before, &cx);
    for piece in 0..2 {
        assert_eq!((ledger.end(), ledger.claim(|_, _| 1).start), (4, piece));
        ledger.close(piece, &spent(&ledger, 0, 0, 1 << 19));
    }
    assert_eq!((ledger.end(), ledger.claim(|_, _| 1)), (2, 0..0));
    let mut after = before;
    let (ended, outcome) = ledger.settle(&mut after, &cx);
    assert_eq!(ended, 1);
    assert!(matches!(outcome, Err(Stop::Fault(fault)) if fault.text.contains("one command")));
    // What was done before may take once the budget of a thread: of instructions, messages and fixed functions together.
    let mut before = Budget::new(1 << 20, 0);
    before.repeat(true);
    let mut tallies = Vec::new();
    let ledger = Ledger::new(4, &mut tallies, &before, &cx);
    for piece in 0..2 {
        assert_eq!((ledger.end(), ledger.claim(|_, _| 1).start), (4, piece));
        let part = (1 << 19) - LAUNCH - 16;
        ledger.close(piece, &spent(&ledger, part / 2, part / 2, 1));
    }
    assert_eq!((ledger.end(), ledger.claim(|_, _| 1)), (2, 0..0));
    let mut after = before;
    let (ended, outcome) = ledger.settle(&mut after, &cx);
    assert_eq!((ended, outcome), (1, Err(exhausted("a batch repeats its commands without end"))));
}

#[test]
fn a_budget_is_exceeded_by_all_of_it_and_not_by_less() {
    let plain = Budget::new(100, 0);
    let mut again = plain;
    again.repeat(true);
    let of = |instructions, ticks, fixed| Spent { instructions, ticks, fixed };
    for (budget, spent, expected) in [
        (&plain, of(256 * 100 - 1, 0, 0), false),
        (&plain, of(256 * 100, 0, 0), true),
        (&plain, of(0, u64::MAX, 0), false),
        (&plain, of(0, 0, 16 * 100 - 1), false),
        (&plain, of(0, 0, 16 * 100), true),
        (&again, of(0, 99, 0), false),
        (&again, of(0, 100, 0), true),
        (&again, of(0, 0, 99), false),
        (&again, of(0, 1, 99), true),
        (&again, of(0, u64::MAX, 99), true),
    ] {
        assert_eq!(budget.is_exceeded_by(spent), expected, "{spent:?}");
        // It is what spending says.
        let mut copy = *budget;
        assert_eq!(copy.spend_spent(spent).is_err(), expected, "{spent:?}");
    }
    // Fixed functions that are used up exceed nothing when none is asked for.
    let mut used = plain;
    used.spend(Work::Object, 99).unwrap();
    assert!(!used.is_exceeded_by(of(1, 1, 15)) && used.is_exceeded_by(of(1, 1, 16)));
    assert_eq!(used.spent_since(&plain), of(0, 0, 99 * 16));
}
