//! Each primitive in host code, on values at the edges of its types, against the executor of the IR.

use super::{Dice, STATE, compare, of_rows};
use crate::Program;
use ir::eval::{Alone, eval};
use ir::{Bin, Builder, Function, Op, Place, Scalar, Tern, Un, Width};

const UNARY: &[Un] = &[
    Un::FSqrt,
    Un::FFloor,
    Un::FCeil,
    Un::FTrunc,
    Un::FRound,
    Un::FFlush,
    Un::FSaturate,
    Un::FFromInt,
    Un::FFromUnsigned,
    Un::IntFromF,
    Un::UnsignedFromF,
    Un::FFromHalf,
    Un::FFromHalfQuiet,
    Un::HalfFromF,
    Un::Not,
    Un::IAbs,
    Un::UnsignedWidenLow,
    Un::UnsignedWidenHigh,
    Un::WidenLow,
    Un::WidenHigh,
    Un::DFromFLow,
    Un::DFromFHigh,
    Un::DFromIntLow,
    Un::DFromIntHigh,
    Un::DSqrt,
    Un::DFlush,
    Un::DFloor,
    Un::DCeil,
    Un::DTrunc,
    Un::DRound,
];

const BINARY: &[Bin] = &[
    Bin::FAdd,
    Bin::FSub,
    Bin::FMul,
    Bin::FDiv,
    Bin::FMin,
    Bin::FMax,
    Bin::FLess,
    Bin::FLessEqual,
    Bin::FEqual,
    Bin::FUnordered,
    Bin::IAdd,
    Bin::ISub,
    Bin::IMul,
    Bin::IEqual,
    Bin::IGreater,
    Bin::UGreater,
    Bin::IMin,
    Bin::IMax,
    Bin::UMin,
    Bin::UMax,
    Bin::Shl,
    Bin::Shr,
    Bin::Asr,
    Bin::And,
    Bin::Or,
    Bin::Xor,
    Bin::AndNot,
    Bin::QAdd,
    Bin::QSub,
    Bin::QMul,
    Bin::QMulUnsigned,
    Bin::QMulSigned,
    Bin::QEqual,
    Bin::QGreater,
    Bin::QShl,
    Bin::QShr,
    Bin::QAsr,
    Bin::DAdd,
    Bin::DSub,
    Bin::DMul,
    Bin::DDiv,
    Bin::DMin,
    Bin::DMax,
    Bin::DLess,
    Bin::DLessEqual,
    Bin::DEqual,
    Bin::DUnordered,
    Bin::Narrow,
    Bin::FFromD,
    Bin::PackWords,
    Bin::PackBytes,
];

/// 32-bit patterns at which floats, halves and integers go wrong first.
const SPITE: [u32; 44] = [
    0,
    1,
    2,
    7,
    31,
    32,
    0x7f,
    0x80,
    0xff,
    0x7c00,
    0x7c01,
    0x7e00,
    0xfc01,
    0x8000,
    0xffff,
    0x0001_0000,
    0x0080_0000,
    0x007f_ffff,
    0x8000_0001,
    0x807f_ffff,
    0x3f80_0000,
    0xbf80_0000,
    0x3f00_0000,
    0xbf00_0000,
    0x3fc0_0000,
    0x3f7f_ffff,
    0x4b00_0001,
    0x4eff_ffff,
    0x4f00_0000,
    0xcf00_0000,
    0xcf00_0001,
    0x4f7f_ffff,
    0x4f80_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7f80_0001,
    0xff80_0002,
    0x7fc0_0003,
    0xffc0_0004,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
];

/// Upper halves of 64-bit patterns of that kind.
const SPITE_HIGH: [u32; 18] = [
    0x0000_0000,
    0x8000_0000,
    0x0010_0000,
    0x000f_ffff,
    0x3ff0_0000,
    0xbff0_0000,
    0x3fe0_0000,
    0x47ef_ffff,
    0x47f0_0000,
    0x3690_0000,
    0x3810_0000,
    0x7fef_ffff,
    0x7ff0_0000,
    0xfff0_0000,
    0x7ff0_0001,
    0x7ff8_0005,
    0xfff8_0006,
    0x41df_ffff,
];

fn lane(dice: &mut Dice, wide_upper: bool) -> u32 {
    match dice.below(4) {
        0 => dice.next() as u32,
        _ if wide_upper => SPITE_HIGH[dice.below(SPITE_HIGH.len())],
        _ => SPITE[dice.below(SPITE.len())],
    }
}

/// Compares a function on many states: lanes of 32 bits, and upper halves of lanes of 64.
fn on_many(function: &Function, what: &str, rounds: usize) {
    let Some(program) = Program::new(function, STATE as u32) else {
        assert!(!crate::is_supported());
        return;
    };
    let mut dice = Dice(what.len() as u64);
    for round in 0..rounds {
        let mut state = vec![0u8; STATE];
        for (index, bytes) in state.chunks_exact_mut(4).enumerate() {
            bytes.copy_from_slice(&lane(&mut dice, round % 2 == 1 && index % 2 == 1).to_le_bytes());
        }
        let mut expected = state.clone();
        let exit = eval(function, &mut expected, &mut Alone);
        let mut found = state.clone();
        // SAFETY: the state is as long as the code was told, and the function uses no other memory.
        assert_eq!(unsafe { program.run(found.as_mut_ptr(), std::ptr::null_mut()) }, exit);
        for lane in 0..8 {
            let at = 4 * lane..4 * lane + 4;
            let of =
                |row: usize| u64::from_le_bytes(state[32 * row + lane / 2 * 8..][..8].try_into().unwrap());
            assert_eq!(
                found[at.clone()],
                expected[at],
                "{what} lane {lane} of {:016x} {:016x} {:016x}: found {:02x?} expected {:02x?}",
                of(1),
                of(2),
                of(3),
                &found[..32],
                &expected[..32]
            );
        }
        assert_eq!(found[32..], expected[32..], "{what}");
    }
}

#[test]
fn operations_on_one_vector() {
    for &op in UNARY {
        on_many(&of_rows(|b, [x, ..]| b.unary(op, x)), &format!("{op:?}"), 600);
    }
}

#[test]
fn operations_on_two_vectors() {
    for &op in BINARY {
        on_many(&of_rows(|b, [x, y, _]| b.binary(op, x, y)), &format!("{op:?}"), 1500);
        on_many(&of_rows(|b, [x, ..]| b.binary(op, x, x)), &format!("{op:?} of one"), 100);
        let known = of_rows(|b, [x, ..]| {
            let y = b.constant([1, 31, 32, 0x7fc0_0001, 0x8000_0000, 0, 0xffff, 0x3f80_0000]);
            let first = b.binary(op, x, y);
            let second = b.binary(op, y, first);
            b.binary(Bin::Xor, first, second)
        });
        on_many(&known, &format!("{op:?} with a constant"), 100);
    }
}

#[test]
fn every_float_operation_takes_the_first_nan() {
    let nans = [0x7f80_0001u32, 0xff80_0002, 0x7fc0_0003, 0x3f80_0000, 0, 0x7f80_0000];
    for &(op, rank) in &[(Tern::FFma, 3), (Tern::HalfFma, 3)] {
        for number in 0..nans.len().pow(rank) {
            let chosen = [0, 1, 2].map(|i| nans[number / nans.len().pow(i) % nans.len()]);
            let mut b = Builder::new();
            let operands = [32, 64, 96].map(|offset| b.load(Place::state(offset)));
            let result = b.ternary(op, operands[0], operands[1], operands[2]);
            b.store(Place::state(0), result);
            b.exit(0);
            let mut state = vec![0; STATE];
            for (row, bits) in chosen.into_iter().enumerate() {
                for lane in 0..8 {
                    state[32 * (row + 1) + 4 * lane..][..4].copy_from_slice(&bits.to_le_bytes());
                }
            }
            compare(&b.finish(), &state, &format!("{op:?} {chosen:x?}"));
        }
    }
}

#[test]
fn fused_operations_in_every_place() {
    for op in [Tern::FFma, Tern::DFma] {
        // Which operand is used again decides where the result goes.
        for again in 0..8 {
            let function = of_rows(|b, rows| {
                let rows = rows.map(|row| b.unary(Un::Not, row));
                let mut result = b.ternary(op, rows[0], rows[1], rows[2]);
                for (index, &row) in rows.iter().enumerate() {
                    if again >> index & 1 != 0 {
                        result = b.binary(Bin::Xor, result, row);
                    }
                }
                result
            });
            on_many(&function, &format!("{op:?} {again}"), 300);
        }
        for pattern in [[0, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 1, 1]] {
            let function = of_rows(|b, rows| {
                let [x, y, z] = pattern.map(|index| rows[index]);
                b.ternary(op, x, y, z)
            });
            on_many(&function, &format!("{op:?} {pattern:?}"), 100);
        }
    }
    on_many(&of_rows(|b, [x, y, z]| b.ternary(Tern::HalfFma, x, y, z)), "HalfFma", 300);
    let select = of_rows(|b, [x, y, z]| {
        let mask = b.binary(Bin::IGreater, x, y);
        b.select(mask, z, x)
    });
    on_many(&select, "Select", 100);
}

#[test]
fn halves_are_converted_like_the_referee() {
    for op in [Un::FFromHalf, Un::FFromHalfQuiet] {
        let function = of_rows(|b, [x, ..]| b.unary(op, x));
        let Some(program) = Program::new(&function, STATE as u32) else { return };
        for start in (0..=u16::MAX as u32).step_by(8) {
            let mut state = vec![0u8; STATE];
            for lane in 0..8u32 {
                state[32 + 4 * lane as usize..][..4].copy_from_slice(&(start + lane).to_le_bytes());
            }
            let mut expected = state.clone();
            eval(&function, &mut expected, &mut Alone);
            // SAFETY: as in `on_many`.
            unsafe { program.run(state.as_mut_ptr(), std::ptr::null_mut()) };
            assert_eq!(state[..32], expected[..32], "{op:?} {start:04x}");
        }
    }
}

#[test]
fn lanes_go_where_they_are_sent() {
    let mut dice = Dice(5);
    for round in 0..200 {
        let numbers: [u8; 8] = match round % 4 {
            0 => std::array::from_fn(|_| dice.below(8) as u8),
            1 => {
                let half: [u8; 4] = std::array::from_fn(|_| dice.below(4) as u8);
                std::array::from_fn(|i| half[i % 4] + 4 * (i / 4) as u8)
            }
            2 => {
                let pairs: [u8; 4] = std::array::from_fn(|_| dice.below(4) as u8);
                std::array::from_fn(|i| 2 * pairs[i / 2] + (i % 2) as u8)
            }
            _ => [dice.below(8) as u8; 8],
        };
        on_many(&of_rows(|b, [x, ..]| b.push(Op::Permute(x, numbers))), &format!("{numbers:?}"), 2);
        let held = of_rows(|b, [x, ..]| {
            let x = b.unary(Un::Not, x);
            b.push(Op::Permute(x, numbers))
        });
        on_many(&held, &format!("held {numbers:?}"), 2);
        let bytes = std::array::from_fn(|_| dice.next() as u8 & 0x8f);
        on_many(&of_rows(|b, [x, ..]| b.push(Op::ShuffleBytes(x, bytes))), "bytes", 2);
        let lanes = dice.next() as u8;
        on_many(&of_rows(|b, [x, y, _]| b.push(Op::Blend(x, y, lanes))), "blend", 2);
    }
    for held in [false, true] {
        for number in 0..8u8 {
            let ops: [fn(ir::Value, u8) -> Op; 6] = [
                |x, n| Op::Lane(x, n),
                |x, n| Op::Lane64(x, n & 3),
                |x, n| Op::Words(x, n & 1, n & 2 != 0),
                |x, n| Op::Bytes(x, n & 3, n & 4 != 0),
                |x, n| Op::Permute(x, [n; 8]),
                |x, n| Op::Blend(x, x, n),
            ];
            for (index, op) in ops.into_iter().enumerate() {
                let function = of_rows(|b, [x, ..]| {
                    let x = if held { b.unary(Un::Not, x) } else { x };
                    b.push(op(x, number))
                });
                on_many(&function, &format!("{index} {number} {held}"), 4);
            }
        }
    }
}

#[test]
fn masks_are_bits_and_back() {
    for first in 0..64u8 {
        let function = of_rows(|b, [x, y, _]| {
            let scalar = b.load_scalar(Place::state(128), Width::B8);
            let mask = b.push(Op::MaskFromBits(scalar, first));
            let wide = b.push(Op::MaskFromBits64(scalar, first));
            let bits = b.push(Op::MaskBits(x));
            let wide_bits = b.push(Op::MaskBits64(y));
            let low = b.push(Op::Splat(bits));
            let high = b.push(Op::Splat64(wide_bits));
            let one = b.binary(Bin::Xor, mask, low);
            let two = b.binary(Bin::QAdd, wide, high);
            b.binary(Bin::IAdd, one, two)
        });
        on_many(&function, &format!("masks from {first}"), 20);
    }
}

#[test]
fn operations_on_scalars() {
    const ALL: [Scalar; 14] = [
        Scalar::Add,
        Scalar::Sub,
        Scalar::Mul,
        Scalar::And,
        Scalar::Or,
        Scalar::Xor,
        Scalar::AndNot,
        Scalar::Shl,
        Scalar::Shr,
        Scalar::Asr,
        Scalar::RotateRight,
        Scalar::Equal,
        Scalar::Less,
        Scalar::LessSigned,
    ];
    for op in ALL {
        for number in [None, Some(0), Some(5), Some(63), Some(u64::MAX), Some(0x1234_5678_9abc)] {
            let mut b = Builder::new();
            let x = b.load_scalar(Place::state(32), Width::B8);
            let y = match number {
                None => b.load_scalar(Place::state(64), Width::B8),
                Some(number) => b.number(number),
            };
            let first = b.scalar(op, x, y);
            let second = b.scalar(op, first, x);
            let third = b.push(Op::Choose(first, second, y));
            for (index, value) in [first, second, third, x].into_iter().enumerate() {
                b.store_scalar(Place::state(8 * index as u32), Width::B8, value);
            }
            b.exit_with(second);
            on_many(&b.finish(), &format!("{op:?} {number:?}"), 40);
        }
    }
}

#[test]
fn scalars_of_every_width() {
    for width in [Width::B1, Width::B2, Width::B4, Width::B8] {
        for lane in 0..8u8 {
            let mut b = Builder::new();
            let row = b.load(Place::state(64));
            let held = b.unary(Un::Not, row);
            let (one, two) = (b.push(Op::Extract(row, lane)), b.push(Op::Extract64(row, lane & 3)));
            let (three, four) = (b.push(Op::Extract(held, lane)), b.push(Op::Extract64(held, lane & 3)));
            let five = b.load_scalar(Place::state(33 + u32::from(lane)), width);
            let mut sum = five;
            for value in [one, two, three, four] {
                sum = b.scalar(Scalar::Add, sum, value);
            }
            b.store_scalar(Place::state(u32::from(lane)), width, sum);
            b.exit_with(sum);
            on_many(&b.finish(), &format!("{width:?} {lane}"), 10);
        }
    }
}

#[test]
fn the_state_by_distances() {
    for width in [Width::B1, Width::B2, Width::B4] {
        let mut b = Builder::new();
        let distances = b.load(Place::state(32));
        let limit = b.splat(STATE as u32 / 2 - 4);
        let distances = b.binary(Bin::And, distances, limit);
        let (first, second) = (b.load(Place::state(64)), b.load(Place::state(96)));
        let mask = b.binary(Bin::FLess, first, second);
        let found = b.push(Op::GatherState(distances, mask, width));
        b.store(Place::state(640), found);
        let mask = b.unary(Un::Not, mask);
        b.push(Op::ScatterState(distances, first, mask, width));
        let again = b.push(Op::GatherState(distances, mask, width));
        b.store(Place::state(672), again);
        // What was loaded before the change is what it was.
        b.store(Place::state(704), second);
        b.exit(1);
        on_many(&b.finish(), &format!("{width:?}"), 200);
    }
}

#[test]
fn memory_by_addresses() {
    if !crate::is_supported() {
        return;
    }
    for width in [Width::B1, Width::B2, Width::B4] {
        let mut b = Builder::new();
        let base = b.push(Op::Context);
        let row = b.push(Op::Read(base, 32));
        let negated = b.unary(Un::Not, row);
        b.push(Op::Write(base, 64, negated));
        let mask = b.constant([0, u32::MAX, 0, u32::MAX, u32::MAX, 0, 0, 0]);
        b.push(Op::WriteMasked(base, 96, row, mask));
        let scalar = b.push(Op::ReadScalar(base, 5, width));
        b.push(Op::WriteScalar(base, 131, width, scalar));
        let distances = b.constant([3, 77, 12, 5, 5, 90, 101, 0xffff_fff0]);
        let mask = b.constant([u32::MAX, u32::MAX, 0, u32::MAX, u32::MAX, 0, u32::MAX, 0]);
        let found = b.push(Op::Gather(base, distances, mask, width));
        b.store(Place::state(0), found);
        let distances = b.constant([203, 177, 212, 205, 207, 190, 220, 0xffff_fff0]);
        b.push(Op::Scatter(base, distances, row, mask, width));
        b.exit(0);
        let function = b.finish();
        let program = Program::new(&function, 64).expect("code");
        let mut memory: Vec<u8> = (0..256).map(|i| (i * 37 + 11) as u8).collect();
        let mut expected = Memory(memory.clone());
        let (mut state, mut other) = (vec![0; 64], vec![0; 64]);
        eval(&function, &mut other, &mut expected);
        // SAFETY: state and memory are as long as the function needs.
        unsafe { program.run(state.as_mut_ptr(), memory.as_mut_ptr()) };
        assert_eq!(memory, expected.0, "{width:?}");
        assert_eq!(state, other, "{width:?}");
    }
}

struct Memory(Vec<u8>);

impl ir::eval::Host for Memory {
    fn read(&mut self, address: u64, bytes: &mut [u8]) {
        let start = (address - ir::eval::CONTEXT) as usize;
        bytes.copy_from_slice(&self.0[start..start + bytes.len()]);
    }

    fn write(&mut self, address: u64, bytes: &[u8]) {
        let start = (address - ir::eval::CONTEXT) as usize;
        self.0[start..start + bytes.len()].copy_from_slice(bytes);
    }

    fn call(&mut self, _: &ir::Routine, _: &mut [u8], _: &mut [u8], _: [u64; 3]) -> u64 {
        0
    }
}
