//! Operations on regions against the executor of the IR: offsets of every kind, inside, outside, and at the ends.

use super::Dice;
use crate::Program;
use ir::eval::{Host, eval};
use ir::{Bin, Builder, Function, Op, Place, Region, Width};
use std::cell::Cell;

/// Rows of the state: offsets, mask, values, then results.
const STATE: usize = 256;
/// Bytes of the two regions.
const LENGTHS: [usize; 2] = [203, 4096];

struct Table<'a>([Region<'a>; 2]);

impl Host for Table<'_> {
    fn read(&mut self, _: u64, _: &mut [u8]) {}

    fn write(&mut self, _: u64, _: &[u8]) {}

    fn call(&mut self, _: &ir::Routine, _: &mut [u8], _: &mut [u8], _: [u64; 3]) -> u64 {
        0
    }

    fn region(&self, number: u32) -> Region<'_> {
        self.0[number as usize]
    }
}

fn regions(bytes: &mut [Vec<u8>; 2]) -> [Region<'_>; 2] {
    let region = |bytes| Region::new(Cell::from_mut(bytes).as_slice_of_cells()).expect("it is short");
    let [first, second] = bytes;
    [region(&mut first[..]), region(&mut second[..])]
}

/// Runs a function both ways on the same state and regions; gives what is then in the state.
fn compare(
    function: &Function,
    program: &Program,
    state: &[u8],
    bytes: &[Vec<u8>; 2],
    what: &str,
) -> Vec<u8> {
    let (mut expected, mut found) = (state.to_vec(), state.to_vec());
    let (mut expected_bytes, mut found_bytes) = (bytes.clone(), bytes.clone());
    eval(function, &mut expected, &mut Table(regions(&mut expected_bytes)));
    let table = regions(&mut found_bytes);
    let mut context = table.as_ptr();
    // SAFETY: the state is as long as the code was told, and the context points to a table of both regions.
    unsafe { program.run(found.as_mut_ptr(), (&raw mut context).cast()) };
    assert_eq!(found, expected, "{what}");
    assert_eq!(found_bytes, expected_bytes, "{what}");
    found
}

fn put(state: &mut [u8], row: usize, lanes: [u32; 8]) {
    state[32 * row..][..32].copy_from_slice(&lanes.map(u32::to_le_bytes).concat());
}

fn lanes(state: &[u8], row: usize) -> [u32; 8] {
    std::array::from_fn(|i| u32::from_le_bytes(std::array::from_fn(|byte| state[32 * row + 4 * i + byte])))
}

/// Offsets behind each other, alike, at random, around the end of a region, and around the end of all.
fn offsets(dice: &mut Dice, length: usize) -> [u32; 8] {
    let near = |dice: &mut Dice| (length as u32).wrapping_add(dice.below(80) as u32).wrapping_sub(40);
    let start = match dice.below(4) {
        0 => near(dice),
        1 => 0u32.wrapping_sub(dice.below(40) as u32),
        _ => dice.below(length) as u32,
    };
    match dice.below(5) {
        0 => std::array::from_fn(|i| start.wrapping_add(4 * i as u32)),
        1 => [start; 8],
        2 => std::array::from_fn(|_| near(dice)),
        3 => std::array::from_fn(|_| dice.next() as u32),
        _ => std::array::from_fn(|_| dice.below(length) as u32),
    }
}

/// Lanes that are on, all but one, or some; only the top bit says so.
fn mask(dice: &mut Dice) -> [u32; 8] {
    let on = match dice.below(4) {
        0 => 0xff,
        1 => 0xff ^ 1 << dice.below(8),
        _ => dice.below(256),
    };
    std::array::from_fn(|i| if on >> i & 1 != 0 { u32::MAX } else { 0 })
}

/// Reads region 1 and writes region 0, by lanes or from one offset on, with a mask or all lanes on.
fn function(width: Width, in_rows: bool, all_on: bool) -> Function {
    let mut b = Builder::new();
    let [at, mask, values] = [0, 32, 64].map(|offset| b.load(Place::state(offset)));
    // More values than there are registers, to be used behind.
    let one = b.splat(1);
    let mut many = vec![values];
    for _ in 0..20 {
        many.push(b.binary(Bin::IAdd, many[many.len() - 1], one));
    }
    let mask = if all_on { b.splat(u32::MAX) } else { mask };
    if in_rows {
        let start = b.push(Op::Extract(at, 0));
        let found = b.push(Op::FetchRow(1, start, mask));
        b.store(Place::state(96), found);
        b.push(Op::PutRow(0, start, values, mask));
    } else {
        let found = b.push(Op::Fetch(1, at, mask, width));
        b.store(Place::state(96), found);
        b.push(Op::Put(0, at, values, mask, width));
    }
    // What was read before is not what is there now.
    let again = b.push(Op::Fetch(0, at, mask, width));
    b.store(Place::state(128), again);
    let sum = many.into_iter().reduce(|sum, value| b.binary(Bin::Xor, sum, value)).unwrap_or(one);
    b.store(Place::state(192), sum);
    let length = b.push(Op::Length(1));
    b.store_scalar(Place::state(160), Width::B8, length);
    b.exit(0);
    b.finish()
}

#[test]
fn regions_are_read_and_written_where_they_are() {
    if !crate::is_supported() {
        return;
    }
    let dice = &mut Dice(11);
    for case in 0..24 {
        let width = [Width::B1, Width::B2, Width::B4, Width::B8][case % 4];
        let (in_rows, all_on) = (case / 4 % 2 != 0, case / 8 % 2 != 0);
        let function = function(width, in_rows, all_on);
        let program = Program::new(&function, STATE as u32).expect("code");
        for round in 0..400 {
            let mut state: Vec<u8> = (0..STATE).map(|_| dice.next() as u8).collect();
            let at = offsets(dice, LENGTHS[round % 2]);
            put(&mut state, 0, at);
            put(&mut state, 1, mask(dice));
            let bytes = LENGTHS.map(|length| (0..length).map(|_| dice.next() as u8).collect());
            let what = format!("{width:?} rows {in_rows} all {all_on} at {at:x?} round {round}");
            let found = compare(&function, &program, &state, &bytes, &what);
            assert_eq!(lanes(&found, 5)[0], 4096);
        }
    }
}

#[test]
fn regions_shorter_than_an_access_have_nothing() {
    if !crate::is_supported() {
        return;
    }
    for width in [Width::B1, Width::B2, Width::B4] {
        for in_rows in [false, true] {
            let function = function(width, in_rows, true);
            let program = Program::new(&function, STATE as u32).expect("code");
            for length in 0..5 {
                for start in 0..5 {
                    let mut state = vec![0xa5; STATE];
                    put(&mut state, 0, [start; 8]);
                    let bytes = [vec![0x11; length], vec![0x22; length]];
                    compare(&function, &program, &state, &bytes, &format!("{width:?} {length} {start}"));
                }
            }
        }
    }
}

#[test]
fn lanes_outside_read_zero_and_write_nothing() {
    if !crate::is_supported() {
        return;
    }
    let function = function(Width::B4, false, true);
    let program = Program::new(&function, STATE as u32).expect("code");
    let mut state = vec![0; STATE];
    put(&mut state, 0, [0, 4, 199, 200, 203, u32::MAX, 0x8000_0000, 8]);
    put(&mut state, 2, [1, 2, 3, 4, 5, 6, 7, 8]);
    let found = compare(&function, &program, &state, &[vec![0; 203], vec![9; 4096]], "");
    let nines = 0x0909_0909;
    assert_eq!(lanes(&found, 3), [nines, nines, nines, nines, nines, 0, 0, nines]);
    assert_eq!(lanes(&found, 4), [1, 2, 3, 0, 0, 0, 0, 8]);
}
