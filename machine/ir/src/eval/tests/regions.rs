//! Regions of memory, as functions read and write them.

use super::*;
use crate::Region;
use std::cell::Cell;

/// Regions of 7 and of 40 bytes; there is no third.
struct Table<'r>([Region<'r>; 2]);

impl Host for Table<'_> {
    fn read(&mut self, _: u64, _: &mut [u8]) {
        panic!("no address is read");
    }

    fn write(&mut self, _: u64, _: &[u8]) {
        panic!("no address is written");
    }

    fn region(&self, number: u32) -> Region<'_> {
        self.0.get(number as usize).copied().unwrap_or_default()
    }

    fn call(&mut self, _: &Routine, _: &mut [u8], _: &mut [u8], _: [u64; 3]) -> u64 {
        panic!("nothing is called");
    }
}

/// What a function leaves in two regions and in the row at 0, and its exit. Values of the row are 0 before.
fn with_regions(make: impl FnOnce(&mut Builder) -> Value) -> ([u8; 7], [u8; 40], Vec<u8>, u64) {
    let (mut short, mut long) = (
        std::array::from_fn::<u8, 7, _>(|i| 0x11 * (i as u8 + 1)),
        std::array::from_fn::<u8, 40, _>(|i| 0x80 + i as u8),
    );
    let mut image = vec![0; 64];
    let mut b = Builder::new();
    let exit = make(&mut b);
    b.exit_with(exit);
    let exit = {
        let cells = |bytes| Region::new(Cell::from_mut(bytes).as_slice_of_cells()).unwrap();
        let mut table = Table([cells(&mut short[..]), cells(&mut long[..])]);
        eval(&b.finish(), &mut image, &mut table)
    };
    (short, long, image, exit)
}

#[test]
fn lanes_of_a_region_are_fetched_where_all_of_their_bytes_are_inside() {
    let offsets = [0, 3, 4, 5, 6, 7, u32::MAX, 1];
    let inside = |bytes: u32| offsets.map(|at| u64::from(at) + u64::from(bytes) <= 7);
    for (width, bytes) in [(Width::B1, 1), (Width::B2, 2), (Width::B4, 4), (Width::B8, 4)] {
        for chosen in [0xff_u32, 0x5a, 0] {
            let (_, _, image, exit) = with_regions(|b| {
                let at = b.constant(offsets);
                // Top bits decide.
                let mask = b.constant(std::array::from_fn(|i| (chosen >> i & 1) << 31));
                let found = b.push(Op::Fetch(0, at, mask, width));
                b.store(Place::state(0), found);
                b.push(Op::Length(0))
            });
            assert_eq!(exit, 7);
            for lane in 0..8 {
                let is_read = inside(bytes)[lane] && chosen >> lane & 1 != 0;
                let byte = |i: u32| 0x11 * (offsets[lane] + i + 1) << (8 * i);
                let expected = if is_read { (0..bytes).map(byte).sum() } else { 0u32 };
                assert_eq!(image[4 * lane..4 * lane + 4], expected.to_le_bytes(), "{width:?} {lane}");
            }
        }
    }
}

#[test]
fn lanes_of_a_region_are_put_where_all_of_their_bytes_are_inside() {
    let values: Vector = std::array::from_fn(|i| 0xd4c3_b2a0 + i as u32);
    for (width, bytes) in [(Width::B1, 1), (Width::B2, 2), (Width::B4, 4), (Width::B8, 4)] {
        let offsets = [36, 0, 38, 39, 40, 8, u32::MAX - 1, 9];
        let (short, long, _, exit) = with_regions(|b| {
            let (at, value) = (b.constant(offsets), b.constant(values));
            let mask =
                b.constant([u32::MAX, 0x7fff_ffff, 1 << 31, 1 << 31, 1 << 31, 1 << 31, 1 << 31, 1 << 31]);
            b.push(Op::Put(1, at, value, mask, width));
            b.push(Op::Length(1))
        });
        let mut expected: [u8; 40] = std::array::from_fn(|i| 0x80 + i as u8);
        // Lane 0 first; lane 1 is off.
        for lane in [0, 2, 3, 4, 5, 7] {
            let at = offsets[lane] as usize;
            if at + bytes <= 40 {
                expected[at..at + bytes].copy_from_slice(&values[lane].to_le_bytes()[..bytes]);
            }
        }
        assert_eq!((long, exit), (expected, 40), "{width:?}");
        assert_eq!(short, [0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77]);
    }
}

#[test]
fn rows_of_a_region_begin_at_an_offset_and_wrap() {
    for start in [0_u64, 4, 5, 8, 12, 36, 37, 40, u64::from(u32::MAX) - 7, 1 << 32 | 8] {
        for chosen in [0xff_u32, 0x69] {
            let (_, long, image, _) = with_regions(|b| {
                let (at, value) =
                    (b.number(start), b.constant(std::array::from_fn(|i| i as u32 * 0x0101_0101)));
                let mask = b.constant(std::array::from_fn(|i| (chosen >> i & 1) << 31));
                let found = b.push(Op::FetchRow(1, at, mask));
                b.push(Op::PutRow(1, at, value, mask));
                b.store(Place::state(0), found);
                b.number(0)
            });
            let (mut expected, before): ([u8; 40], [u8; 40]) =
                (std::array::from_fn(|i| 0x80 + i as u8), std::array::from_fn(|i| 0x80 + i as u8));
            for lane in 0..8 {
                let at = (start as u32).wrapping_add(4 * lane as u32) as usize;
                let mut found = [0; 4];
                if at <= 36 && chosen >> lane & 1 != 0 {
                    found.copy_from_slice(&before[at..at + 4]);
                    expected[at..at + 4].fill(lane as u8);
                }
                assert_eq!(image[4 * lane..4 * lane + 4], found, "{start} {lane}");
            }
            assert_eq!(long, expected, "{start} {chosen:x}");
        }
    }
}

#[test]
fn a_region_that_is_not_there_has_no_bytes() {
    let (_, _, image, exit) = with_regions(|b| {
        let (zero, all) = (b.splat(0), b.splat(u32::MAX));
        let found = b.push(Op::Fetch(2, zero, all, Width::B1));
        b.push(Op::Put(2, zero, all, all, Width::B1));
        b.store(Place::state(0), found);
        b.push(Op::Length(2))
    });
    assert_eq!((&image[..32], exit), (&[0; 32][..], 0));
    // Nor has a host alone any.
    assert_eq!(Alone.region(0).length(), 0);
}

#[test]
fn functions_tell_how_many_regions_they_ask_for_and_whether_they_have_addresses() {
    let of = |make: &dyn Fn(&mut Builder, Value, Value)| {
        let mut b = Builder::new();
        let (number, vector) = (b.number(0), b.splat(0));
        make(&mut b, number, vector);
        b.exit(0);
        let function = b.finish();
        (function.regions(), function.operations.iter().any(Op::has_address))
    };
    let push = |op: &dyn Fn(Value, Value) -> Op| {
        of(&|b, n, v| {
            b.push(op(n, v));
        })
    };
    assert_eq!(of(&|_, _, _| ()), (0, false));
    assert_eq!(push(&|_, v| Op::Fetch(4, v, v, Width::B4)), (5, false));
    assert_eq!(push(&|_, v| Op::Put(3, v, v, v, Width::B4)), (4, false));
    assert_eq!(push(&|n, v| Op::FetchRow(2, n, v)), (3, false));
    assert_eq!(push(&|n, v| Op::PutRow(1, n, v, v)), (2, false));
    assert_eq!(push(&|_, _| Op::Length(0)), (1, false));
    assert_eq!(push(&|n, _| Op::Read(n, 0)), (0, true));
    assert_eq!(push(&|n, v| Op::Write(n, 0, v)), (0, true));
    assert_eq!(push(&|n, v| Op::WriteMasked(n, 0, v, v)), (0, true));
    assert_eq!(push(&|n, _| Op::ReadScalar(n, 0, Width::B1)), (0, true));
    assert_eq!(push(&|n, _| Op::WriteScalar(n, 0, Width::B1, n)), (0, true));
    assert_eq!(push(&|n, v| Op::Gather(n, v, v, Width::B1)), (0, true));
    assert_eq!(push(&|n, v| Op::Scatter(n, v, v, v, Width::B1)), (0, true));
    assert_eq!(push(&|_, v| Op::GatherState(v, v, Width::B1)), (0, false));
    let many = of(&|b, _, v| {
        for region in [7, 2] {
            b.push(Op::Fetch(region, v, v, Width::B1));
        }
    });
    assert_eq!(many, (8, false));
}

#[test]
fn what_is_fetched_twice_may_differ() {
    let mut b = Builder::new();
    let (at, mask, number) = (b.splat(4), b.splat(u32::MAX), b.number(4));
    let first = b.push(Op::Fetch(1, at, mask, Width::B4));
    let row = b.push(Op::FetchRow(1, number, mask));
    b.push(Op::Put(1, at, at, mask, Width::B4));
    b.push(Op::Put(1, at, at, mask, Width::B4));
    b.push(Op::PutRow(1, number, mask, mask));
    b.push(Op::PutRow(1, number, mask, mask));
    let second = b.push(Op::Fetch(1, at, mask, Width::B4));
    let again = b.push(Op::FetchRow(1, number, mask));
    for (index, value) in [first, row, second, again].into_iter().enumerate() {
        b.store(Place::state(32 * index as u32), value);
    }
    b.exit(0);
    let mut function = b.finish();
    crate::optimize(&mut function);
    let left = &function.blocks[0].operations;
    let count = |is: fn(&Op) -> bool| left.iter().filter(|&&value| is(function.op(value))).count();
    assert_eq!(count(|op| matches!(op, Op::Fetch(..))), 2);
    assert_eq!(count(|op| matches!(op, Op::FetchRow(..))), 2);
    assert_eq!(count(|op| matches!(op, Op::Put(..))), 2);
    assert_eq!(count(|op| matches!(op, Op::PutRow(..))), 2);
}
