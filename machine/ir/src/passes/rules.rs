//! Each rule of the passes by itself: what is left of a small function, and that it computes what it did.

use super::*;
use crate::builder::Builder;
use crate::eval::{Host, eval};
use crate::function::BlockId;
use crate::op::{Pure, Routine};

const AT: fn(u32) -> Place = Place::state;
const ROUTINE: Routine = Routine { name: "routine", address: 0 };
const WIDTHS: [Width; 4] = [Width::B1, Width::B2, Width::B4, Width::B8];

/// Memory that changes the state when it is called and remembers what was asked of it.
#[derive(Default)]
struct Log(Vec<(u64, Vec<u8>)>);

impl Host for Log {
    fn read(&mut self, address: u64, bytes: &mut [u8]) {
        // What is read depends on all that was written before.
        let done = self.0.len();
        bytes.iter_mut().enumerate().for_each(|(i, byte)| *byte = (i + 3 * done) as u8 ^ address as u8);
    }

    fn write(&mut self, address: u64, bytes: &[u8]) {
        self.0.push((address, bytes.to_vec()));
    }

    fn call(&mut self, _: &Routine, state: &mut [u8], frame: &mut [u8], arguments: [u64; 3]) -> u64 {
        self.0.push((arguments[0], [&*state, &*frame].concat()));
        state.iter_mut().for_each(|byte| *byte = byte.wrapping_mul(5).wrapping_add(1));
        frame.iter_mut().for_each(|byte| *byte = byte.wrapping_add(9));
        arguments[0] + 1
    }
}

/// The function after the passes, which computes what it did.
fn smaller(function: Function) -> Function {
    let mut after = function.clone();
    optimize(&mut after);
    for seed in 0..6u32 {
        let state: Vec<u8> =
            (0..512u32).map(|i| ((i + 7).wrapping_mul(seed * 40_503 + 77) >> 5) as u8).collect();
        let (mut before_state, mut after_state) = (state.clone(), state);
        let (mut before_log, mut after_log) = (Log::default(), Log::default());
        let exit = eval(&function, &mut before_state, &mut before_log);
        assert_eq!(eval(&after, &mut after_state, &mut after_log), exit, "{function:#?}\n{after:#?}");
        assert_eq!(after_state, before_state, "{function:#?}\n{after:#?}");
        assert_eq!(after_log.0, before_log.0, "{function:#?}\n{after:#?}");
    }
    after
}

fn ops(function: &Function, block: usize) -> Vec<Op> {
    function.blocks[block].operations.iter().map(|&value| *function.op(value)).collect()
}

fn built(make: impl FnOnce(&mut Builder)) -> Vec<Op> {
    let mut b = Builder::new();
    make(&mut b);
    ops(&smaller(b.finish()), 0)
}

/// What is left beside loads, stores and constants of a function that makes a row of two, which are values 0 and 1.
fn row_of(make: impl FnOnce(&mut Builder, Value, Value) -> Value) -> Vec<Op> {
    let all = built(|b| {
        let (x, y) = (b.load(AT(0)), b.load(AT(32)));
        let made = make(b, x, y);
        b.store(AT(64), made);
        b.exit(0);
    });
    let plain = |op: &Op| matches!(op, Op::Load(_) | Op::Store(..) | Op::Constant(_) | Op::Number(_));
    all.into_iter().filter(|op| !plain(op)).collect()
}

/// The same for a scalar.
fn scalar_of(make: impl FnOnce(&mut Builder, Value, Value) -> Value) -> Vec<Op> {
    let all = built(|b| {
        let (x, y) = (b.load(AT(0)), b.load(AT(32)));
        let made = make(b, x, y);
        b.exit_with(made);
    });
    all.into_iter().filter(|op| !matches!(op, Op::Load(_))).collect()
}

const X: Value = Value(0);
const Y: Value = Value(1);

fn count(ops: &[Op], is: impl Fn(&Op) -> bool) -> usize {
    ops.iter().filter(|op| is(op)).count()
}

#[test]
fn selections_that_are_known_go() {
    assert_eq!(row_of(|b, x, y| b.select(y, x, x)), []);
    let by = |lanes: [u32; 8]| {
        row_of(|b, x, y| {
            let mask = b.constant(lanes);
            b.select(mask, x, y)
        })
    };
    let all = u32::MAX;
    assert_eq!(by([all; 8]), []);
    assert_eq!(by([0; 8]), []);
    assert_eq!(by([all, 0, 0, all, 0, 0, 0, all]), [Op::Blend(Y, X, 0b1000_1001)]);
    assert_eq!(by([all, 0, 0, all, 0, 0xff, 0, all]).len(), 1);
    assert!(matches!(by([all, 0, 0, all, 0, 0xff, 0, all])[0], Op::Tern(Tern::Select, _, X, Y)));
    let opposite = row_of(|b, x, y| {
        let mask = b.unary(Un::Not, y);
        b.select(mask, x, y)
    });
    assert_eq!(opposite, [Op::Tern(Tern::Select, Y, Y, X)]);
    let other = row_of(|b, x, y| {
        let mask = b.unary(Un::IAbs, y);
        b.select(mask, x, y)
    });
    assert_eq!(other.len(), 2);
}

#[test]
fn blends_of_one_row_go() {
    for lanes in [0, 0xff] {
        assert_eq!(row_of(|b, x, y| b.push(Op::Blend(x, y, lanes))), []);
    }
    assert_eq!(row_of(|b, x, _| b.push(Op::Blend(x, x, 3))), []);
    assert_eq!(row_of(|b, x, y| b.push(Op::Blend(x, y, 3))), [Op::Blend(X, Y, 3)]);
}

#[test]
fn bits_and_sums_with_what_changes_nothing_go() {
    let none = Vec::<Op>::new();
    let with = |op: Bin, bits: u32, first: bool| {
        row_of(|b, x, _| {
            let known = b.splat(bits);
            if first { b.binary(op, known, x) } else { b.binary(op, x, known) }
        })
    };
    let ones = u32::MAX;
    for (op, bits) in [(Bin::And, ones), (Bin::And, 0), (Bin::Or, 0), (Bin::Xor, 0), (Bin::IAdd, 0)] {
        assert_eq!(with(op, bits, false), none, "{op:?} {bits}");
        assert_eq!(with(op, bits, true), none, "{op:?} {bits}");
    }
    for op in [Bin::Shl, Bin::Shr, Bin::Asr, Bin::ISub] {
        assert_eq!(with(op, 0, false), none, "{op:?}");
        assert_eq!(with(op, 0, true).len(), 1, "{op:?}");
        assert_eq!(with(op, 1, false).len(), 1, "{op:?}");
    }
    // With anything else they stay.
    let kept =
        [(Bin::And, 1), (Bin::Or, 1), (Bin::Or, ones), (Bin::Xor, 1), (Bin::Xor, ones), (Bin::IAdd, 1)];
    for (op, bits) in kept {
        assert_eq!(with(op, bits, false).len(), 1, "{op:?} {bits}");
        assert_eq!(with(op, bits, true).len(), 1, "{op:?} {bits}");
    }
    for op in [Bin::And, Bin::Or] {
        assert_eq!(row_of(|b, x, _| b.binary(op, x, x)), none);
        assert_eq!(row_of(|b, x, y| b.binary(op, x, y)), [Op::Bin(op, X, Y)]);
    }
    for op in [Bin::Xor, Bin::IAdd, Bin::ISub, Bin::Shl] {
        assert_eq!(row_of(|b, x, _| b.binary(op, x, x)), [Op::Bin(op, X, X)]);
    }
}

#[test]
fn what_is_done_twice_to_a_row_is_done_once_or_not_at_all() {
    let twice = |first: Un, second: Un| {
        row_of(|b, x, _| {
            let once = b.unary(first, x);
            b.unary(second, once)
        })
    };
    assert_eq!(twice(Un::Not, Un::Not), []);
    assert_eq!(twice(Un::FFlush, Un::FFlush), [Op::Un(Un::FFlush, X)]);
    assert_eq!(twice(Un::Not, Un::FFlush).len(), 2);
    assert_eq!(twice(Un::FFlush, Un::Not).len(), 2);
    assert_eq!(row_of(|b, x, _| b.unary(Un::Not, x)), [Op::Un(Un::Not, X)]);
}

#[test]
fn permutations_and_lanes_of_what_is_known() {
    assert_eq!(row_of(|b, x, _| b.push(Op::Permute(x, [0, 1, 2, 3, 4, 5, 6, 7]))), []);
    let turned = [7, 6, 5, 4, 3, 2, 1, 0];
    assert_eq!(row_of(|b, x, _| b.push(Op::Permute(x, turned))), [Op::Permute(X, turned)]);
    let nearly = [0, 1, 2, 3, 4, 5, 6, 6];
    assert_eq!(row_of(|b, x, _| b.push(Op::Permute(x, nearly))), [Op::Permute(X, nearly)]);
    assert_eq!(row_of(|b, x, _| b.push(Op::Permute(x, [5; 8]))), [Op::Lane(X, 5)]);
    // All lanes are alike already.
    let of_lane = row_of(|b, x, _| {
        let one = b.push(Op::Lane(x, 2));
        b.push(Op::Permute(one, turned))
    });
    assert_eq!(of_lane, [Op::Lane(X, 2)]);
    let lane_of_lane = row_of(|b, x, _| {
        let one = b.push(Op::Lane(x, 2));
        b.push(Op::Lane(one, 6))
    });
    assert_eq!(lane_of_lane, [Op::Lane(X, 2)]);
    for permute in [true, false] {
        let of_splat = row_of(|b, x, _| {
            let number = b.push(Op::Extract(x, 4));
            let one = b.push(Op::Splat(number));
            b.push(if permute { Op::Permute(one, turned) } else { Op::Lane(one, 6) })
        });
        assert_eq!(of_splat, [Op::Extract(X, 4), Op::Splat(Value(2))]);
    }
    let kept = row_of(|b, x, _| {
        let other = b.unary(Un::Not, x);
        b.push(Op::Lane(other, 6))
    });
    assert_eq!(kept, [Op::Un(Un::Not, X), Op::Lane(Value(2), 6)]);
    // From where they come, whatever was mixed and moved.
    for lane in 0..8u8 {
        let mixed = 0b0110_0010u8;
        let from = if mixed & 1 << lane != 0 { Y } else { X };
        let found = row_of(|b, x, y| {
            let mixed = b.push(Op::Blend(x, y, mixed));
            b.push(Op::Lane(mixed, lane))
        });
        assert_eq!(found, [Op::Lane(from, lane)]);
        let found = scalar_of(|b, x, y| {
            let mixed = b.push(Op::Blend(x, y, mixed));
            b.push(Op::Extract(mixed, lane))
        });
        assert_eq!(found, [Op::Extract(from, lane)]);
        let numbers = [3, 1, 4, 1, 5, 2, 6, 0];
        let number = numbers[usize::from(lane)];
        let found = row_of(|b, x, _| {
            let moved = b.push(Op::Permute(x, numbers));
            b.push(Op::Lane(moved, lane))
        });
        assert_eq!(found, [Op::Lane(X, number)]);
        let found = scalar_of(|b, x, _| {
            let moved = b.push(Op::Permute(x, numbers));
            b.push(Op::Extract(moved, lane))
        });
        assert_eq!(found, [Op::Extract(X, number)]);
    }
    let found = scalar_of(|b, x, _| {
        let one = b.push(Op::Lane(x, 6));
        b.push(Op::Extract(one, 1))
    });
    assert_eq!(found, [Op::Extract(X, 6)]);
    let found = scalar_of(|b, x, _| {
        let other = b.unary(Un::Not, x);
        b.push(Op::Extract(other, 1))
    });
    assert_eq!(found, [Op::Un(Un::Not, X), Op::Extract(Value(2), 1)]);
}

extern "sysv64" fn turn(places: &mut [[u32; 8]; 4]) {
    places[0] = places[0].map(|lane| lane.rotate_left(9));
}

#[test]
fn equal_operations_are_one_and_others_are_not() {
    let applied = |first: &'static str, second: &'static str| {
        row_of(|b, x, _| {
            let (one, two) = (Pure { name: first, function: turn }, Pure { name: second, function: turn });
            let (one, two) = (b.apply(one, &[x]), b.apply(two, &[x]));
            b.binary(Bin::IAdd, one, two)
        })
    };
    assert_eq!(applied("turn", "turn").len(), 2);
    assert_eq!(applied("turn", "turn again").len(), 3);
    let scalars = scalar_of(|b, x, _| {
        let (one, two) = (b.push(Op::Extract(x, 3)), b.push(Op::Extract(x, 3)));
        let other = b.push(Op::Extract(x, 4));
        let (one, two) = (b.scalar(Scalar::Add, one, other), b.scalar(Scalar::Add, two, other));
        b.scalar(Scalar::Mul, one, two)
    });
    assert_eq!(scalars.len(), 4, "{scalars:?}");
    // What memory answers may differ from time to time.
    let asked = built(|b| {
        let (base, x) = (b.number(64), b.load(AT(0)));
        for _ in 0..2 {
            let row = b.push(Op::Read(base, 0));
            b.store(AT(32), row);
            let row = b.push(Op::Gather(base, x, x, Width::B4));
            b.store(AT(64), row);
            let number = b.push(Op::ReadScalar(base, 0, Width::B4));
            b.store_scalar(AT(100), Width::B4, number);
            b.push(Op::Write(base, 0, row));
            b.push(Op::WriteMasked(base, 0, row, x));
            b.push(Op::WriteScalar(base, 0, Width::B2, number));
            b.push(Op::Scatter(base, x, x, x, Width::B4));
        }
        b.exit(0);
    });
    assert_eq!(count(&asked, |op| matches!(op, Op::Write(..))), 2);
    assert_eq!(count(&asked, |op| matches!(op, Op::WriteMasked(..))), 2);
    assert_eq!(count(&asked, |op| matches!(op, Op::WriteScalar(..))), 2);
    assert_eq!(count(&asked, |op| matches!(op, Op::Scatter(..))), 2);
}

#[test]
fn reads_of_memory_are_not_joined() {
    // Something was written between, and answers differ.
    let read = |ask: fn(&mut Builder, Value, Value) -> Value| {
        let all = built(|b| {
            let (base, x) = (b.number(64), b.load(AT(0)));
            let first = ask(b, base, x);
            b.push(Op::Write(base, 0, x));
            let second = ask(b, base, x);
            b.store(AT(32), first);
            b.store(AT(64), second);
            b.exit(0);
        });
        count(&all, |op| matches!(op, Op::Read(..) | Op::Gather(..) | Op::GatherState(..)))
    };
    assert_eq!(read(|b, base, _| b.push(Op::Read(base, 4))), 2);
    // Signs of the row decide, and some are set.
    assert_eq!(read(|b, base, x| b.push(Op::Gather(base, x, x, Width::B2))), 2);
    let scalars = built(|b| {
        let base = b.number(64);
        let first = b.push(Op::ReadScalar(base, 4, Width::B2));
        b.push(Op::WriteScalar(base, 0, Width::B2, first));
        let second = b.push(Op::ReadScalar(base, 4, Width::B2));
        let both = b.scalar(Scalar::Sub, first, second);
        b.exit_with(both);
    });
    assert_eq!(count(&scalars, |op| matches!(op, Op::ReadScalar(..))), 2);
    // The state may have changed between.
    let gathered = built(|b| {
        let (distances, mask) = (b.splat(128), b.splat(u32::MAX));
        let first = b.push(Op::GatherState(distances, mask, Width::B4));
        let one = b.number(1);
        b.store_scalar(AT(128), Width::B4, one);
        let second = b.push(Op::GatherState(distances, mask, Width::B4));
        b.store(AT(0), first);
        b.store(AT(32), second);
        b.exit(0);
    });
    assert_eq!(count(&gathered, |op| matches!(op, Op::GatherState(..))), 2);
}

#[test]
fn what_a_block_knows_ends_with_it_and_constants_do_not() {
    let mut b = Builder::new();
    let x = b.load(AT(0));
    let (first, again) = (b.splat(7), b.splat(7));
    let sum = b.binary(Bin::IAdd, x, first);
    let same = b.binary(Bin::IAdd, x, again);
    let number = b.load_scalar(AT(64), Width::B4);
    let condition = b.load_scalar(AT(64), Width::B4);
    b.store(AT(96), sum);
    let (yes, no) = (b.block(), b.block());
    b.branch(condition, yes, no);
    b.switch(yes);
    let third = b.splat(7);
    let sum = b.binary(Bin::IAdd, x, third);
    let both = b.binary(Bin::Xor, sum, same);
    b.store(AT(128), both);
    let row = b.load(AT(0));
    b.store(AT(160), row);
    b.exit_with(condition);
    b.switch(no);
    b.exit_with(number);
    let after = smaller(b.finish());
    assert_eq!(count(&ops(&after, 0), |op| matches!(op, Op::Bin(..))), 1);
    assert_eq!(count(&ops(&after, 0), |op| matches!(op, Op::LoadScalar(..))), 1);
    assert_eq!(count(&ops(&after, 0), |op| *op == Op::Constant([7; 8])), 1);
    assert_eq!(after.blocks[0].end, End::Branch(number, yes, no));
    assert_eq!(after.blocks[1].end, End::ExitWith(number));
    let second = ops(&after, 1);
    assert_eq!(count(&second, |op| matches!(op, Op::Constant(_))), 0);
    assert_eq!(count(&second, |op| matches!(op, Op::Load(_))), 1);
    assert_eq!(count(&second, |op| *op == Op::Bin(Bin::IAdd, x, first)), 1);
}

#[test]
fn what_was_found_holds_in_blocks_of_lower_numbers() {
    let mut b = Builder::new();
    let (last, middle) = (b.block(), b.block());
    let x = b.load(AT(0));
    b.jump(middle);
    b.switch(middle);
    let (first, second) = (b.unary(Un::Not, x), b.unary(Un::Not, x));
    let (one, two) = (b.push(Op::Extract(first, 1)), b.push(Op::Extract(second, 1)));
    b.jump(last);
    b.switch(last);
    b.store(AT(32), second);
    b.store_scalar(AT(64), Width::B4, one);
    b.exit_with(two);
    let after = smaller(b.finish());
    assert_eq!(ops(&after, 1), [Op::Store(AT(32), first), Op::StoreScalar(AT(64), Width::B4, one)]);
    assert_eq!(ops(&after, 2), [Op::Un(Un::Not, x), Op::Extract(first, 1)]);
    assert_eq!(after.blocks[1].end, End::ExitWith(one));
}

#[test]
fn scalars_of_numbers_are_numbers() {
    let all = built(|b| {
        let (five, seven) = (b.number(5), b.number(7));
        let product = b.scalar(Scalar::Mul, five, seven);
        let chosen = b.push(Op::Choose(five, product, seven));
        b.exit_with(chosen);
    });
    assert_eq!(all, [Op::Number(35)]);
    let all = built(|b| {
        let five = b.number(5);
        let five = b.push(Op::Splat(five));
        b.store(AT(0), five);
        b.exit(0);
    });
    assert_eq!(count(&all, |op| *op == Op::Constant([5; 8])), 1);
    assert_eq!(count(&all, |op| matches!(op, Op::Splat(_))), 0);
}

#[test]
fn branches_on_numbers_are_jumps() {
    for (number, target) in [(0, 2), (1, 1), (1 << 40, 1)] {
        let mut b = Builder::new();
        let number = b.number(number);
        let (yes, no) = (b.block(), b.block());
        b.branch(number, yes, no);
        for block in [yes, no] {
            b.switch(block);
            b.exit(block.0.into());
        }
        assert_eq!(smaller(b.finish()).blocks[0].end, End::Jump(BlockId(target)));
    }
}

#[test]
fn what_is_not_used_goes_with_what_it_used() {
    let all = built(|b| {
        let (x, y) = (b.load(AT(0)), b.load(AT(32)));
        let sum = b.binary(Bin::IAdd, x, y);
        let twice = b.binary(Bin::IMul, sum, sum);
        let number = b.push(Op::Extract(twice, 3));
        let zero = b.number(0);
        // A call is made for what it does; its arguments are used.
        let argument = b.load_scalar(AT(64), Width::B2);
        b.call(ROUTINE, [argument, zero, zero]);
        b.scalar(Scalar::Add, number, zero);
        b.exit(0);
    });
    assert_eq!(all.len(), 3, "{all:?}");
    assert_eq!(count(&all, |op| matches!(op, Op::Call(..))), 1);
    assert_eq!(count(&all, |op| *op == Op::LoadScalar(AT(64), Width::B2)), 1);
    // What another block uses stays.
    let mut b = Builder::new();
    let x = b.load(AT(0));
    let (kept, gone) = (b.unary(Un::Not, x), b.unary(Un::IAbs, x));
    let number = b.push(Op::Extract(x, 1));
    let next = b.block();
    b.jump(next);
    b.switch(next);
    b.store(AT(32), kept);
    b.unary(Un::Not, gone);
    b.exit_with(number);
    let after = smaller(b.finish());
    assert_eq!(ops(&after, 0), [Op::Load(AT(0)), Op::Un(Un::Not, x), Op::Extract(x, 1)]);
    assert_eq!(ops(&after, 1), [Op::Store(AT(32), kept)]);
}

mod memory;
