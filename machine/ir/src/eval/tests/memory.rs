//! What functions do to memory, and in which order their blocks come.

use super::*;

/// Memory from 0x1000 on, and what was called.
struct Memory {
    bytes: Vec<u8>,
    calls: Vec<(&'static str, [u64; 3])>,
}

const BASE: u64 = 0x1000;

impl Host for Memory {
    fn read(&mut self, address: u64, bytes: &mut [u8]) {
        let at = (address - BASE) as usize;
        bytes.copy_from_slice(&self.bytes[at..at + bytes.len()]);
    }

    fn write(&mut self, address: u64, bytes: &[u8]) {
        let at = (address - BASE) as usize;
        self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
    }

    fn call(&mut self, routine: &Routine, state: &mut [u8], frame: &mut [u8], arguments: [u64; 3]) -> u64 {
        self.calls.push((routine.name, arguments));
        state[0] ^= 0xff;
        frame[0] ^= 0x0f;
        77
    }
}

fn memory() -> Memory {
    Memory { bytes: (0..256).map(|i| (i * 37 + 11) as u8).collect(), calls: Vec::new() }
}

fn state() -> Vec<u8> {
    (0..256).map(|i| (i * 59 + 5) as u8).collect()
}

/// Bytes `at` and so on, as many as the width has, as a number.
fn number_at(bytes: &[u8], at: usize, width: Width) -> u64 {
    (0..width.bytes() as usize).map(|i| u64::from(bytes[at + i]) * 256u64.pow(i as u32)).sum()
}

#[test]
fn memory_is_read_and_written() {
    for (base, distance) in [(BASE + 100, -40i32), (BASE + 20, 40), (BASE + 60, 0)] {
        let mut b = Builder::new();
        let address = b.number(base);
        let row = b.push(Op::Read(address, distance));
        b.store(Place::state(32), row);
        let value = b.load(Place::state(64));
        b.push(Op::Write(address, distance + 64, value));
        b.exit(1);
        let (mut host, mut image) = (memory(), state());
        assert_eq!(eval(&b.finish(), &mut image, &mut host), 1);
        let mut expected = state();
        expected[32..64].copy_from_slice(&memory().bytes[60..92]);
        assert_eq!(image, expected);
        let mut expected = memory().bytes;
        expected[124..156].copy_from_slice(&state()[64..96]);
        assert_eq!(host.bytes, expected);
    }
    for width in [Width::B1, Width::B2, Width::B4, Width::B8] {
        let bytes = width.bytes() as usize;
        let mut b = Builder::new();
        let address = b.number(BASE + 50);
        let read = b.push(Op::ReadScalar(address, -7, width));
        let stored = b.number(0x8877_6655_4433_2211);
        b.push(Op::WriteScalar(address, 9, width, stored));
        b.store_scalar(Place::state(77), width, stored);
        let loaded = b.load_scalar(Place::state(91), width);
        let sum = b.scalar(Scalar::Xor, read, loaded);
        b.exit_with(sum);
        let (mut host, mut image) = (memory(), state());
        let read = number_at(&memory().bytes, 43, width) ^ number_at(&state(), 91, width);
        assert_eq!(eval(&b.finish(), &mut image, &mut host), read, "{width:?}");
        let plain = [0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88];
        let mut expected = memory().bytes;
        expected[59..59 + bytes].copy_from_slice(&plain[..bytes]);
        assert_eq!(host.bytes, expected, "{width:?}");
        let mut expected = state();
        expected[77..77 + bytes].copy_from_slice(&plain[..bytes]);
        assert_eq!(image, expected, "{width:?}");
    }
}

/// Top bits decide, whatever the others are.
const SOME: Vector = [0x8000_0000, 0x7fff_ffff, u32::MAX, 0, 0, 0xc000_0000, 1, u32::MAX];
const CHOSEN: [usize; 4] = [0, 2, 5, 7];

#[test]
fn masks_choose_what_is_read_and_written() {
    let values: Vector = std::array::from_fn(|i| 0xa1b2_c3d0 + i as u32);
    let mut b = Builder::new();
    let (address, value, chosen) = (b.number(BASE + 100), b.constant(values), b.constant(SOME));
    b.push(Op::WriteMasked(address, -20, value, chosen));
    b.exit(0);
    let mut host = memory();
    eval(&b.finish(), &mut state(), &mut host);
    let mut expected = memory().bytes;
    for i in CHOSEN {
        expected[80 + 4 * i..84 + 4 * i].copy_from_slice(&values[i].to_le_bytes());
    }
    assert_eq!(host.bytes, expected);

    let distances: Vector = [3, 500_000_000, 40, u32::MAX, 7_000_000, 90, 1 << 31, 91];
    for (width, bytes) in [(Width::B1, 1), (Width::B2, 2), (Width::B4, 4), (Width::B8, 4)] {
        let narrow = if bytes == 4 { Width::B4 } else { width };
        for of_state in [false, true] {
            let mut b = Builder::new();
            let (address, value, chosen) = (b.number(BASE + 10), b.constant(values), b.constant(SOME));
            let distances_of = b.constant(distances);
            let found = if of_state {
                b.push(Op::GatherState(distances_of, chosen, width))
            } else {
                b.push(Op::Gather(address, distances_of, chosen, width))
            };
            let before = b.load(Place::state(224));
            if of_state {
                b.push(Op::ScatterState(distances_of, value, chosen, width));
            } else {
                b.push(Op::Scatter(address, distances_of, value, chosen, width));
            }
            b.store(Place::state(192), found);
            b.store(Place::state(224), before);
            b.exit(0);
            let (mut host, mut image) = (memory(), state());
            eval(&b.finish(), &mut image, &mut host);
            let (mut expected_state, mut expected) = (state(), memory().bytes);
            let (from, start) = if of_state { (state(), 0) } else { (memory().bytes, 10) };
            let mut lanes = [0u32; 8];
            // Lane 5 and lane 7 overlap where more than a byte is written: the last one wins.
            for i in CHOSEN {
                let at = start + distances[i] as usize;
                lanes[i] = number_at(&from, at, narrow) as u32;
                let to = if of_state { &mut expected_state } else { &mut expected };
                to[at..at + bytes].copy_from_slice(&values[i].to_le_bytes()[..bytes]);
            }
            expected_state[192..224].copy_from_slice(&to_plain_bytes(lanes));
            assert_eq!(image, expected_state, "{width:?} {of_state}");
            assert_eq!(host.bytes, expected, "{width:?} {of_state}");
        }
    }
}

#[test]
fn routines_see_state_frame_and_arguments() {
    let mut b = Builder::new();
    let (first, second) = (b.variable(), b.variable());
    assert_eq!((first.offset, second.offset, first.frame), (0, 32, true));
    let (context, address) = (b.push(Op::Context), b.push(Op::Address(Place::state(48))));
    let frame = b.push(Op::Address(second));
    let row = b.load(Place::state(0));
    b.store(second, row);
    b.store(first, row);
    let routine = Routine { name: "change", address: 4 };
    let answer = b.call(routine, [context, address, frame]);
    let changed = b.load(first);
    let kept = b.load(second);
    b.store(Place::state(32), changed);
    b.store(Place::state(64), kept);
    b.exit_with(answer);
    let (mut host, mut image) = (memory(), state());
    assert_eq!(b.present(), crate::BlockId(0));
    let function = b.finish();
    assert_eq!(function.frame_bytes, 64);
    assert_eq!(eval(&function, &mut image, &mut host), 77);
    assert_eq!(host.calls, [("change", [1 << 60, (1 << 62) + 48, (1 << 61) + 32])]);
    let mut expected = state();
    expected[0] ^= 0xff;
    expected[32..64].copy_from_slice(&state()[..32]);
    expected[32] ^= 0x0f;
    expected[64..96].copy_from_slice(&state()[..32]);
    assert_eq!(image, expected);
}

#[test]
fn a_host_alone_has_zeros_and_answers_zero() {
    let mut bytes = [1, 2, 3];
    Alone.read(9, &mut bytes);
    assert_eq!(bytes, [0; 3]);
    let mut b = Builder::new();
    let address = b.number(5);
    let row = b.push(Op::Read(address, 3));
    b.store(Place::state(0), row);
    b.push(Op::Write(address, 0, row));
    let answer = b.call(Routine { name: "none", address: 0 }, [address; 3]);
    let read = b.push(Op::ReadScalar(address, 0, Width::B8));
    let both = b.scalar(Scalar::Or, answer, read);
    b.exit_with(both);
    let mut image = state();
    assert_eq!(eval(&b.finish(), &mut image, &mut Alone), 0);
    assert_eq!(image[..32], [0; 32]);
    assert_eq!(image[32..], state()[32..]);
}

#[test]
fn blocks_follow_each_other_as_they_end() {
    // Counts down from `count`, adding; constants lie in a block that is never entered.
    let counted = |count: u64| {
        let mut b = Builder::new();
        let (again, done, never) = (b.block(), b.block(), b.block());
        b.switch(never);
        let (one, three) = (b.number(1), b.number(3));
        let threes = b.splat(3);
        b.exit(99);
        b.switch(crate::BlockId(0));
        let start = b.number(count);
        b.store_scalar(Place::state(8), Width::B4, start);
        b.jump(again);
        b.switch(again);
        let (left, sum) =
            (b.load_scalar(Place::state(8), Width::B4), b.load_scalar(Place::state(16), Width::B4));
        let left = b.scalar(Scalar::Sub, left, one);
        b.store_scalar(Place::state(8), Width::B4, left);
        let sum = b.scalar(Scalar::Add, sum, three);
        b.store_scalar(Place::state(16), Width::B4, sum);
        b.branch(left, again, done);
        b.switch(done);
        b.store(Place::state(32), threes);
        b.exit_with(sum);
        let mut image = vec![0; 64];
        let sum = eval(&b.finish(), &mut image, &mut Alone);
        assert_eq!(image[32..], to_plain_bytes([3; 8]));
        sum
    };
    assert_eq!(counted(1), 3);
    assert_eq!(counted(5), 15);
}
