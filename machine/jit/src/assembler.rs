//! Bytes of the host instructions that translations are made of: x86-64 with AVX2, FMA and F16C.
//!
//! Source: AMD64 Architecture Programmer's Manual volumes 3 and 4, VEX encoding. Memory operands are the thread, whose
//! address is in rbx, the frame, whose address is in rbp, or a constant behind the code, addressed relative to the instruction.
//! Deliberately absent: every form that nobody emits, 128-bit forms among them.

/// A vector register, 0 to 15.
pub(crate) type Ymm = u8;

/// The last operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Last {
    Register(Ymm),
    /// Byte offset in the thread.
    Thread(u32),
    /// Byte offset in the frame of the translation, whose address is in rbp.
    Frame(u32),
    /// Number of a constant.
    Constant(usize),
}

/// Opcode maps and mandatory prefixes of the VEX encoding.
#[derive(Clone, Copy)]
pub(crate) struct Instruction {
    /// 1: 0F, 2: 0F38, 3: 0F3A.
    map: u8,
    /// 0: none, 1: 66, 2: F3.
    prefix: u8,
    wide: bool,
    opcode: u8,
}

const fn code(map: u8, prefix: u8, opcode: u8) -> Instruction {
    Instruction { map, prefix, wide: false, opcode }
}

const fn wide(map: u8, prefix: u8, opcode: u8) -> Instruction {
    Instruction { map, prefix, wide: true, opcode }
}

/// Instructions by their names in the manual.
pub(crate) mod op {
    pub(crate) use super::Instruction;
    use super::{code, wide};
    pub(crate) const VADDPS: Instruction = code(1, 0, 0x58);
    pub(crate) const VMULPS: Instruction = code(1, 0, 0x59);
    pub(crate) const VSUBPS: Instruction = code(1, 0, 0x5c);
    pub(crate) const VDIVPS: Instruction = code(1, 0, 0x5e);
    pub(crate) const VSQRTPS: Instruction = code(1, 0, 0x51);
    pub(crate) const VADDPD: Instruction = code(1, 1, 0x58);
    pub(crate) const VMULPD: Instruction = code(1, 1, 0x59);
    pub(crate) const VCMPPS: Instruction = code(1, 0, 0xc2);
    pub(crate) const VCVTDQ2PS: Instruction = code(1, 0, 0x5b);
    pub(crate) const VMOVMSKPS: Instruction = code(1, 0, 0x50);
    pub(crate) const VMOVAPS: Instruction = code(1, 0, 0x28);
    pub(crate) const VMOVDQU_LOAD: Instruction = code(1, 2, 0x6f);
    pub(crate) const VMOVDQU_STORE: Instruction = code(1, 2, 0x7f);
    pub(crate) const VPADDD: Instruction = code(1, 1, 0xfe);
    pub(crate) const VPSUBD: Instruction = code(1, 1, 0xfa);
    pub(crate) const VPMULLD: Instruction = code(2, 1, 0x40);
    pub(crate) const VPMAXUD: Instruction = code(2, 1, 0x3f);
    pub(crate) const VPTEST: Instruction = code(2, 1, 0x17);
    pub(crate) const VPAND: Instruction = code(1, 1, 0xdb);
    pub(crate) const VPANDN: Instruction = code(1, 1, 0xdf);
    pub(crate) const VPOR: Instruction = code(1, 1, 0xeb);
    pub(crate) const VPXOR: Instruction = code(1, 1, 0xef);
    pub(crate) const VPCMPEQD: Instruction = code(1, 1, 0x76);
    pub(crate) const VPCMPGTD: Instruction = code(1, 1, 0x66);
    pub(crate) const VPSLLVD: Instruction = code(2, 1, 0x47);
    pub(crate) const VPSRLVD: Instruction = code(2, 1, 0x45);
    pub(crate) const VPSRAVD: Instruction = code(2, 1, 0x46);
    pub(crate) const VPBROADCASTD: Instruction = code(2, 1, 0x58);
    pub(crate) const VPBROADCASTQ: Instruction = code(2, 1, 0x59);
    pub(crate) const VPBROADCASTW: Instruction = code(2, 1, 0x79);
    pub(crate) const VPMOVZXWD: Instruction = code(2, 1, 0x33);
    pub(crate) const VPMOVSXWD: Instruction = code(2, 1, 0x23);
    pub(crate) const VCVTPH2PS: Instruction = code(2, 1, 0x13);
    pub(crate) const VFMADD213PS: Instruction = code(2, 1, 0xa8);
    pub(crate) const VFMADD231PS: Instruction = code(2, 1, 0xb8);
    pub(crate) const VFMADD213PD: Instruction = wide(2, 1, 0xa8);
    pub(crate) const VFMADD231PD: Instruction = wide(2, 1, 0xb8);
    pub(crate) const VBLENDVPS: Instruction = code(3, 1, 0x4a);
    pub(crate) const VPBLENDD: Instruction = code(3, 1, 0x02);
    pub(crate) const VEXTRACTI128: Instruction = code(3, 1, 0x39);
    pub(crate) const VCVTPS2PH: Instruction = code(3, 1, 0x1d);
    /// Shift by an immediate: the operation is in the register field, see [`super::Shift`].
    pub(crate) const SHIFT_BY: Instruction = code(1, 1, 0x72);
}

/// Register fields of shifts by an immediate.
#[derive(Clone, Copy)]
pub(crate) enum Shift {
    Right = 2,
    Arithmetic = 4,
    Left = 6,
}

/// Relations of VCMPPS that are quiet and ordered but for the two last.
pub(crate) mod relation {
    pub(crate) const EQUAL: u8 = 0x00;
    pub(crate) const LESS: u8 = 0x11;
    pub(crate) const LESS_OR_EQUAL: u8 = 0x12;
    pub(crate) const ORDERED_NOT_EQUAL: u8 = 0x0c;
    pub(crate) const UNORDERED: u8 = 0x03;
    pub(crate) const NOT_EQUAL: u8 = 0x04;
}

/// Code in the making.
#[derive(Default)]
pub(crate) struct Assembler {
    bytes: Vec<u8>,
    /// 32 bytes each.
    constants: Vec<[u32; 8]>,
    /// Where a displacement to a constant stands, how many bytes of its instruction follow, and which constant.
    fixups: Vec<(usize, usize, usize)>,
}

impl Assembler {
    /// The number of a constant.
    pub(crate) fn constant(&mut self, lanes: [u32; 8]) -> usize {
        match self.constants.iter().position(|known| *known == lanes) {
            Some(number) => number,
            None => {
                self.constants.push(lanes);
                self.constants.len() - 1
            }
        }
    }

    /// The constant that has `bits` in all lanes.
    pub(crate) fn splat(&mut self, bits: u32) -> Last {
        Last::Constant(self.constant([bits; 8]))
    }

    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// `code register, second, last`; `second` is 0 where an instruction has two operands.
    pub(crate) fn vex(
        &mut self,
        code: Instruction,
        register: Ymm,
        second: Ymm,
        last: Last,
        immediate: Option<u8>,
    ) {
        /// Vectors of 256 bits.
        const LONG: u8 = 1 << 2;
        let base_high = matches!(last, Last::Register(number) if number >= 8);
        // R, X and B are stored inverted; X is never used.
        let high = u8::from(register < 8) << 7;
        let rest = (!second & 0xf) << 3 | LONG | code.prefix;
        if code.map == 1 && !code.wide && !base_high {
            self.bytes.extend([0xc5, high | rest]);
        } else {
            self.bytes.extend([0xc4, high | 0x40 | u8::from(!base_high) << 5 | code.map]);
            self.bytes.push(u8::from(code.wide) << 7 | rest);
        }
        self.bytes.push(code.opcode);
        let field = (register & 7) << 3;
        match last {
            Last::Register(number) => self.bytes.push(0xc0 | field | (number & 7)),
            Last::Thread(offset) => {
                // [rbx + 32-bit displacement]
                self.bytes.push(0x80 | field | 3);
                self.bytes.extend_from_slice(&offset.to_le_bytes());
            }
            Last::Frame(offset) => {
                // [rbp + 32-bit displacement]
                self.bytes.push(0x80 | field | 5);
                self.bytes.extend_from_slice(&offset.to_le_bytes());
            }
            Last::Constant(number) => {
                self.bytes.push(field | 5);
                self.fixups.push((self.bytes.len(), usize::from(immediate.is_some()), number));
                self.bytes.extend_from_slice(&[0; 4]);
            }
        }
        self.bytes.extend(immediate);
    }

    /// Bytes so far.
    pub(crate) fn position(&self) -> usize {
        self.bytes.len()
    }

    /// Makes the 32-bit distance at `at` one to the present position.
    pub(crate) fn arrive(&mut self, at: usize) {
        let distance = (self.bytes.len() - (at + 4)) as u32;
        self.patch(at, distance);
    }

    /// Replaces the four bytes at `at`.
    pub(crate) fn patch(&mut self, at: usize, dword: u32) {
        self.bytes[at..at + 4].copy_from_slice(&dword.to_le_bytes());
    }

    /// A shift of `from` by `count` bits into `to`.
    pub(crate) fn shift(&mut self, shift: Shift, to: Ymm, from: Ymm, count: u8) {
        self.vex(op::SHIFT_BY, shift as u8, to, Last::Register(from), Some(count));
    }

    /// The finished code with its constants behind it.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        while !self.bytes.len().is_multiple_of(32) {
            self.bytes.push(0xcc);
        }
        let pool = self.bytes.len();
        for (at, behind, number) in &self.fixups {
            let next = at + 4 + behind;
            let distance = (pool + number * 32 - next) as u32;
            self.bytes[*at..at + 4].copy_from_slice(&distance.to_le_bytes());
        }
        for dword in self.constants.iter().flatten() {
            self.bytes.extend_from_slice(&dword.to_le_bytes());
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests;
