//! Encodings are those of the GNU assembler, but that displacements always have 32 bits.

use super::*;
use Last::{Constant, Frame, Register, Thread};

fn encoded(emit: impl Fn(&mut Assembler)) -> Vec<u8> {
    let mut code = Assembler::default();
    emit(&mut code);
    code.bytes
}

#[test]
fn instructions_have_the_encodings_of_the_manual() {
    type Operands = (Ymm, Ymm, Last, Option<u8>);
    let table: &[(Instruction, Operands, &[u8])] = &[
        // Low and high registers in each place.
        (op::VADDPS, (1, 2, Register(3), None), &[0xc5, 0xec, 0x58, 0xcb]),
        (op::VADDPS, (9, 2, Register(3), None), &[0xc5, 0x6c, 0x58, 0xcb]),
        (op::VADDPS, (1, 13, Register(3), None), &[0xc5, 0x94, 0x58, 0xcb]),
        (op::VADDPS, (1, 2, Register(11), None), &[0xc4, 0xc1, 0x6c, 0x58, 0xcb]),
        (op::VADDPS, (15, 14, Register(13), None), &[0xc4, 0x41, 0x0c, 0x58, 0xfd]),
        (op::VADDPS, (7, 7, Register(7), None), &[0xc5, 0xc4, 0x58, 0xff]),
        (op::VADDPS, (8, 8, Register(8), None), &[0xc4, 0x41, 0x3c, 0x58, 0xc0]),
        // Memory.
        (op::VMULPS, (5, 6, Thread(0x1234_5678), None), &[0xc5, 0xcc, 0x59, 0xab, 0x78, 0x56, 0x34, 0x12]),
        (op::VSUBPS, (12, 7, Thread(0x20), None), &[0xc5, 0x44, 0x5c, 0xa3, 0x20, 0, 0, 0]),
        (op::VDIVPS, (4, 3, Frame(0x0102_0304), None), &[0xc5, 0xe4, 0x5e, 0xa5, 4, 3, 2, 1]),
        (op::VSQRTPS, (10, 0, Frame(0x40), None), &[0xc5, 0x7c, 0x51, 0x95, 0x40, 0, 0, 0]),
        (op::VMOVDQU_LOAD, (11, 0, Thread(0x1fe0), None), &[0xc5, 0x7e, 0x6f, 0x9b, 0xe0, 0x1f, 0, 0]),
        (op::VMOVDQU_STORE, (14, 0, Frame(0x60), None), &[0xc5, 0x7e, 0x7f, 0xb5, 0x60, 0, 0, 0]),
        (op::VPBROADCASTQ, (6, 0, Thread(8), None), &[0xc4, 0xe2, 0x7d, 0x59, 0xb3, 8, 0, 0, 0]),
        (op::VPMOVSXWD, (5, 0, Frame(16), None), &[0xc4, 0xe2, 0x7d, 0x23, 0xad, 0x10, 0, 0, 0]),
        // Maps, prefixes and opcodes.
        (op::VADDPD, (1, 2, Register(3), None), &[0xc5, 0xed, 0x58, 0xcb]),
        (op::VMULPD, (8, 9, Register(10), None), &[0xc4, 0x41, 0x35, 0x59, 0xc2]),
        (op::VCMPPS, (6, 5, Register(4), Some(relation::LESS)), &[0xc5, 0xd4, 0xc2, 0xf4, 0x11]),
        (op::VCVTDQ2PS, (7, 0, Register(12), None), &[0xc4, 0xc1, 0x7c, 0x5b, 0xfc]),
        (op::VMOVMSKPS, (0, 0, Register(9), None), &[0xc4, 0xc1, 0x7c, 0x50, 0xc1]),
        (op::VMOVAPS, (3, 0, Register(8), None), &[0xc4, 0xc1, 0x7c, 0x28, 0xd8]),
        (op::VPADDD, (0, 15, Register(7), None), &[0xc5, 0x85, 0xfe, 0xc7]),
        (op::VPSUBD, (2, 4, Register(6), None), &[0xc5, 0xdd, 0xfa, 0xd6]),
        (op::VPMULLD, (2, 4, Register(6), None), &[0xc4, 0xe2, 0x5d, 0x40, 0xd6]),
        (op::VPMAXUD, (10, 4, Register(6), None), &[0xc4, 0x62, 0x5d, 0x3f, 0xd6]),
        (op::VPTEST, (3, 0, Register(9), None), &[0xc4, 0xc2, 0x7d, 0x17, 0xd9]),
        (op::VPAND, (1, 9, Register(2), None), &[0xc5, 0xb5, 0xdb, 0xca]),
        (op::VPANDN, (1, 9, Register(2), None), &[0xc5, 0xb5, 0xdf, 0xca]),
        (op::VPOR, (1, 9, Register(2), None), &[0xc5, 0xb5, 0xeb, 0xca]),
        (op::VPXOR, (1, 9, Register(2), None), &[0xc5, 0xb5, 0xef, 0xca]),
        (op::VPCMPEQD, (1, 9, Register(2), None), &[0xc5, 0xb5, 0x76, 0xca]),
        (op::VPCMPGTD, (1, 9, Register(2), None), &[0xc5, 0xb5, 0x66, 0xca]),
        (op::VPSLLVD, (13, 1, Register(12), None), &[0xc4, 0x42, 0x75, 0x47, 0xec]),
        (op::VPSRLVD, (13, 1, Register(12), None), &[0xc4, 0x42, 0x75, 0x45, 0xec]),
        (op::VPSRAVD, (13, 1, Register(12), None), &[0xc4, 0x42, 0x75, 0x46, 0xec]),
        (op::VPBROADCASTD, (6, 0, Register(9), None), &[0xc4, 0xc2, 0x7d, 0x58, 0xf1]),
        (op::VPBROADCASTW, (14, 0, Register(1), None), &[0xc4, 0x62, 0x7d, 0x79, 0xf1]),
        (op::VPMOVZXWD, (5, 0, Register(10), None), &[0xc4, 0xc2, 0x7d, 0x33, 0xea]),
        (op::VCVTPH2PS, (9, 0, Register(2), None), &[0xc4, 0x62, 0x7d, 0x13, 0xca]),
        (op::VFMADD213PS, (1, 2, Register(3), None), &[0xc4, 0xe2, 0x6d, 0xa8, 0xcb]),
        (op::VFMADD231PS, (9, 10, Register(11), None), &[0xc4, 0x42, 0x2d, 0xb8, 0xcb]),
        (op::VFMADD213PD, (1, 2, Register(3), None), &[0xc4, 0xe2, 0xed, 0xa8, 0xcb]),
        (op::VFMADD231PD, (9, 10, Register(11), None), &[0xc4, 0x42, 0xad, 0xb8, 0xcb]),
        (op::VBLENDVPS, (1, 2, Register(3), Some(12 << 4)), &[0xc4, 0xe3, 0x6d, 0x4a, 0xcb, 0xc0]),
        (op::VPBLENDD, (9, 2, Register(3), Some(0x40)), &[0xc4, 0x63, 0x6d, 0x02, 0xcb, 0x40]),
        (op::VEXTRACTI128, (4, 0, Register(11), Some(1)), &[0xc4, 0xc3, 0x7d, 0x39, 0xe3, 1]),
        (op::VCVTPS2PH, (9, 0, Thread(0x50), Some(0)), &[0xc4, 0x63, 0x7d, 0x1d, 0x8b, 0x50, 0, 0, 0, 0]),
    ];
    for &(code, (register, second, last, immediate), expected) in table {
        let bytes = encoded(|assembler| assembler.vex(code, register, second, last, immediate));
        assert_eq!(bytes, expected, "{:#x} {register} {second} {last:?}", code.opcode);
    }
    for (shift, to, from, count, expected) in [
        (Shift::Right, 10, 3, 5, vec![0xc5, 0xad, 0x72, 0xd3, 5]),
        (Shift::Arithmetic, 2, 13, 31, vec![0xc4, 0xc1, 0x6d, 0x72, 0xe5, 31]),
        (Shift::Left, 7, 6, 16, vec![0xc5, 0xc5, 0x72, 0xf6, 16]),
    ] {
        assert_eq!(encoded(|assembler| assembler.shift(shift, to, from, count)), expected);
    }
}

#[test]
fn constants_lie_behind_the_code_once_each_and_aligned() {
    let lanes = [1, 2, 3, 4, 5, 6, 7, 0x8000_0009];
    let mut code = Assembler::default();
    assert_eq!(code.splat(0x0403_0201), Constant(0));
    assert_eq!(code.constant(lanes), 1);
    assert_eq!(code.splat(0x0403_0201), Constant(0));
    code.vex(op::VADDPS, 2, 3, Constant(0), None);
    code.vex(op::VCMPPS, 9, 4, Constant(1), Some(0x11));
    code.vex(op::VMULPS, 1, 1, Constant(0), None);
    assert_eq!(code.position(), 25);
    // Distances from behind each instruction to bytes 32, 64 and 32.
    let mut expected = vec![0xc5, 0xe4, 0x58, 0x15, 24, 0, 0, 0];
    expected.extend([0xc5, 0x5c, 0xc2, 0x0d, 47, 0, 0, 0, 0x11]);
    expected.extend([0xc5, 0xf4, 0x59, 0x0d, 7, 0, 0, 0]);
    expected.extend([0xcc; 7]);
    expected.extend([1, 2, 3, 4].repeat(8));
    expected.extend(lanes.iter().flat_map(|lane| lane.to_le_bytes()));
    assert_eq!(code.finish(), expected);
    // Whole lines of code have nothing behind them.
    let mut code = Assembler::default();
    code.raw(&[0x90; 64]);
    assert_eq!(code.finish(), [0x90; 64]);
}

#[test]
fn distances_of_jumps_count_from_behind_them() {
    let mut code = Assembler::default();
    code.raw(&[0xe9, 0, 0, 0, 0]);
    code.raw(&[0x90; 0x123]);
    code.arrive(1);
    code.patch(8, 0x7856_3412);
    let bytes = code.bytes;
    assert_eq!(bytes[..14], [0xe9, 0x23, 1, 0, 0, 0x90, 0x90, 0x90, 0x12, 0x34, 0x56, 0x78, 0x90, 0x90]);
    assert_eq!(bytes.len(), 5 + 0x123);
}
