//! What is left of small functions.

use super::*;
use crate::builder::Builder;
use crate::op::Routine;

/// The operations of the entry block after the passes.
fn left(make: impl FnOnce(&mut Builder)) -> Vec<Op> {
    let mut b = Builder::new();
    make(&mut b);
    let mut function = b.finish();
    optimize(&mut function);
    function.blocks[0].operations.iter().map(|&value| *function.op(value)).collect()
}

fn stores(ops: &[Op]) -> Vec<u32> {
    let place = |op: &Op| match *op {
        Op::Store(place, _) | Op::StoreScalar(place, ..) => Some(place.offset),
        _ => None,
    };
    ops.iter().filter_map(place).collect()
}

fn count(ops: &[Op], is: impl Fn(&Op) -> bool) -> usize {
    ops.iter().filter(|op| is(op)).count()
}

const ROW: fn(u32) -> Place = Place::state;
const ROUTINE: Routine = Routine { name: "routine", address: 0 };

#[test]
fn constants_are_folded_and_equal_operations_are_one() {
    let ops = left(|b| {
        let (two, three) = (b.splat(2), b.splat(3));
        let five = b.binary(Bin::IAdd, two, three);
        let x = b.load(ROW(0));
        let first = b.binary(Bin::IAdd, x, five);
        let again = b.splat(5);
        let second = b.binary(Bin::IAdd, x, again);
        let sum = b.binary(Bin::Xor, first, second);
        b.store(ROW(32), sum);
        b.store(ROW(64), first);
        b.exit(0);
    });
    // One constant, one load, one sum, one difference of it with itself, two stores.
    assert_eq!(ops.len(), 6, "{ops:?}");
    assert_eq!(count(&ops, |op| *op == Op::Constant([5; 8])), 1);
    assert_eq!(count(&ops, |op| matches!(op, Op::Bin(Bin::IAdd, ..))), 1);
}

#[test]
fn rows_are_forwarded_and_only_the_last_store_is_left() {
    let ops = left(|b| {
        let x = b.load(ROW(0));
        let y = b.unary(Un::Not, x);
        b.store(ROW(32), y);
        let again = b.load(ROW(32));
        let z = b.binary(Bin::IAdd, again, x);
        b.store(ROW(32), z);
        // The same content once more is nothing.
        b.store(ROW(32), z);
        b.exit(0);
    });
    assert_eq!(stores(&ops), [32]);
    assert_eq!(count(&ops, |op| matches!(op, Op::Load(_))), 1, "{ops:?}");
}

#[test]
fn calls_and_indirect_accesses_see_what_was_stored() {
    let ops = left(|b| {
        let x = b.load(ROW(0));
        b.store(ROW(32), x);
        let zero = b.number(0);
        b.call(ROUTINE, [zero; 3]);
        let y = b.load(ROW(32));
        let y = b.unary(Un::Not, y);
        b.store(ROW(32), y);
        b.exit(0);
    });
    assert_eq!(stores(&ops), [32, 32]);
    assert_eq!(count(&ops, |op| matches!(op, Op::Load(_))), 2);
    let ops = left(|b| {
        let x = b.load(ROW(0));
        b.store(ROW(32), x);
        let found = b.push(Op::GatherState(x, x, Width::B4));
        b.store(ROW(32), found);
        b.push(Op::ScatterState(x, found, x, Width::B4));
        let y = b.load(ROW(32));
        b.store(ROW(64), y);
        b.exit(0);
    });
    assert_eq!(stores(&ops), [32, 32, 64]);
    assert_eq!(count(&ops, |op| matches!(op, Op::Load(_))), 2, "{ops:?}");
}

#[test]
fn scalars_are_forwarded_and_those_that_overlap_are_not() {
    let ops = left(|b| {
        let x = b.load_scalar(ROW(40), Width::B8);
        b.store_scalar(ROW(100), Width::B2, x);
        let low = b.load_scalar(ROW(100), Width::B2);
        b.exit_with(low);
    });
    // The low word of what was stored.
    assert_eq!(count(&ops, |op| matches!(op, Op::LoadScalar(..))), 1);
    assert_eq!(count(&ops, |op| *op == Op::Number(0xffff)), 1);
    let ops = left(|b| {
        let x = b.load_scalar(ROW(40), Width::B1);
        b.store_scalar(ROW(100), Width::B4, x);
        let same = b.load_scalar(ROW(100), Width::B4);
        b.store_scalar(ROW(101), Width::B1, x);
        let other = b.load_scalar(ROW(100), Width::B4);
        let sum = b.scalar(Scalar::Add, same, other);
        b.exit_with(sum);
    });
    assert_eq!(stores(&ops), [100, 101]);
    assert_eq!(count(&ops, |op| matches!(op, Op::LoadScalar(..))), 2, "{ops:?}");
    // A part of a row that is in a register.
    let ops = left(|b| {
        let x = b.load(ROW(0));
        let x = b.unary(Un::Not, x);
        b.store(ROW(32), x);
        let word = b.load_scalar(ROW(44), Width::B4);
        let wide = b.load_scalar(ROW(48), Width::B8);
        let odd = b.load_scalar(ROW(45), Width::B4);
        let sum = b.scalar(Scalar::Add, word, wide);
        let sum = b.scalar(Scalar::Add, sum, odd);
        b.exit_with(sum);
    });
    assert_eq!(count(&ops, |op| matches!(op, Op::Extract(_, 3) | Op::Extract64(_, 2))), 2);
    assert_eq!(count(&ops, |op| matches!(op, Op::LoadScalar(..))), 1);
}

#[test]
fn masks_that_are_known_cost_nothing() {
    let ops = left(|b| {
        let (x, y) = (b.load(ROW(0)), b.load(ROW(32)));
        let (all, none) = (b.splat(u32::MAX), b.splat(0));
        let first = b.select(all, x, y);
        let second = b.select(none, x, y);
        let lower = b.constant([u32::MAX, u32::MAX, u32::MAX, u32::MAX, 0, 0, 0, 0]);
        let third = b.select(lower, x, y);
        for (row, value) in [first, second, third].into_iter().enumerate() {
            b.store(ROW(64 + 32 * row as u32), value);
        }
        b.exit(0);
    });
    let blends: Vec<&Op> = ops.iter().filter(|op| !matches!(op, Op::Load(_) | Op::Store(..))).collect();
    assert_eq!(blends, [&Op::Blend(Value(1), Value(0), 0x0f)]);
}

#[test]
fn lanes_are_taken_from_where_they_come() {
    let ops = left(|b| {
        let (x, y) = (b.load(ROW(0)), b.load(ROW(32)));
        let mixed = b.push(Op::Blend(x, y, 0x08));
        let turned = b.push(Op::Permute(mixed, [3, 2, 1, 0, 7, 6, 5, 4]));
        let (third, second) = (b.push(Op::Lane(turned, 0)), b.push(Op::Lane(turned, 1)));
        b.store(ROW(64), third);
        b.store(ROW(96), second);
        b.exit(0);
    });
    let lanes: Vec<&Op> = ops.iter().filter(|op| matches!(op, Op::Lane(..))).collect();
    assert_eq!(lanes, [&Op::Lane(Value(1), 3), &Op::Lane(Value(0), 2)]);
    assert_eq!(ops.len(), 6, "{ops:?}");
}

#[test]
fn branches_on_numbers_are_decided_and_the_frame_is_forgotten_at_exits() {
    let mut b = Builder::new();
    let place = b.variable();
    let x = b.load(ROW(0));
    b.store(place, x);
    let one = b.number(1);
    let (yes, no) = (b.block(), b.block());
    b.branch(one, yes, no);
    b.switch(yes);
    let y = b.load(place);
    b.store(ROW(32), y);
    b.store(place, x);
    b.exit(3);
    b.switch(no);
    b.exit(4);
    let mut function = b.finish();
    optimize(&mut function);
    assert_eq!(function.blocks[0].end, End::Jump(yes));
    let ops = |block: usize| -> Vec<Op> {
        function.blocks[block].operations.iter().map(|&value| *function.op(value)).collect()
    };
    assert_eq!(stores(&ops(0)), [place.offset]);
    assert_eq!(stores(&ops(1)), [32]);
    assert_eq!(count(&ops(1), |op| matches!(op, Op::Load(_))), 1);
}
