//! From a run of plain operations to host code.
//!
//! Source: [`eu::straight`], and [`eu::semantics`] for what each operation means. The order is that of [`crate::plan`],
//! values are where [`crate::vectors`] keeps them. Operations that are not plain are performed by their handlers, for which
//! every register is written back.

use crate::assembler::{Assembler, Last, Ymm, op, relation};
use crate::halves::{CONSTANTS, Detour};
use crate::plan::{Id, element_bytes, is_compare, keeps_lanes, overlaps, segment, target_register};
use crate::vectors::{Form, VECTORS, Vectors};
use eu::Thread;
use eu::straight::{Core, Lanes, Mode, Plain, PlainSource, Run, Target};
use std::mem::offset_of;

pub(crate) const SIGN: u32 = 0x8000_0000;
const MAGNITUDE: u32 = 0x7fff_ffff;
const EXPONENT: u32 = 0x7f80_0000;
pub(crate) const QUIET: u32 = 0x0040_0000;
pub(crate) const ONE: u32 = 0x3f80_0000;

/// Vectors that an operation on half floats needs beside those of values.
const SPARE_HALVES: usize = 4;

/// Registers are addressed from the start of the thread.
const _: () = assert!(offset_of!(Thread, grf) == 0);

pub(crate) struct Emitter {
    pub(crate) code: Assembler,
    mode: Mode,
    pub(crate) vectors: Vectors,
    /// Code behind the end, for what is rare.
    pub(crate) detours: Vec<Detour>,
}

/// Function that performs an operation by its handler: the run, the operation's number, the thread.
pub(crate) type Perform = extern "sysv64" fn(*const Run<'static>, u64, *mut Thread);

/// Host code of a run: a function of the thread and the run. `None` when too little of it is plain.
pub(crate) fn translate(run: Run, mode: Mode, perform: Perform) -> Option<Vec<u8>> {
    let plains: Vec<Option<Plain>> =
        (0..run.len()).map(|index| run.plain(index).filter(|plain| is_emitted(plain, mode))).collect();
    let plain_count = plains.iter().flatten().count();
    if plain_count < 3 || plain_count * 2 < run.len() {
        return None;
    }
    let mut emitter =
        Emitter { code: Assembler::default(), mode, vectors: Vectors::new(), detours: Vec::new() };
    let frame_bytes = emitter.prologue();
    let mut operations = Vec::new();
    for (index, plain) in plains.iter().enumerate() {
        match plain {
            Some(plain) => operations.push((index, *plain)),
            None => {
                emitter.straight(&operations, &plains)?;
                operations.clear();
                emitter.call(index, perform);
            }
        }
    }
    emitter.straight(&operations, &plains)?;
    emitter.epilogue();
    emitter.take_detours();
    emitter.code.patch(frame_bytes, emitter.vectors.frame_places as u32 * 32);
    emitter.vectors.fits().then(|| emitter.code.finish())
}

/// Whether an operation is emitted or left to its handler.
fn is_emitted(plain: &Plain, mode: Mode) -> bool {
    let element = element_bytes(plain);
    let mode_fits = match element {
        8 => mode.keep_f64,
        2 => mode.keep_f16,
        _ => true,
    };
    // The flag mask of a predicated write has 32-bit lanes.
    let mask_fits = !plain.predicated || element == 4;
    // What is read from memory lies in one register.
    let in_one = |source: &PlainSource| match source.lanes {
        Lanes::Splat(offset) => offset % 32 + element <= 32,
        Lanes::Words(offset, _) if plain.channels == 1 => offset % 32 + 2 <= 32,
        Lanes::Words(offset, _) => offset % 16 == 0,
        _ => true,
    };
    let lies_well = plain.sources[..plain.source_count].iter().all(in_one);
    mode_fits && mask_fits && lies_well && !overlaps(plain)
}

impl Emitter {
    /// rbx is the thread, r12 the run, rbp the frame, r13 the stack before. Gives where the size of the frame stands.
    fn prologue(&mut self) -> usize {
        // push rbx; push r12; push r13; push rbp; sub rsp, 8; mov rbx, rdi; mov r12, rsi; mov r13, rsp
        self.code.raw(&[0x53, 0x41, 0x54, 0x41, 0x55, 0x55, 0x48, 0x83, 0xec, 0x08]);
        self.code.raw(&[0x48, 0x89, 0xfb, 0x49, 0x89, 0xf4, 0x49, 0x89, 0xe5]);
        // sub rsp, frame
        self.code.raw(&[0x48, 0x81, 0xec]);
        let frame_bytes = self.code.position();
        self.code.raw(&[0; 4]);
        // and rsp, -32; mov rbp, rsp
        self.code.raw(&[0x48, 0x83, 0xe4, 0xe0, 0x48, 0x89, 0xe5]);
        frame_bytes
    }

    fn epilogue(&mut self) {
        // vzeroupper; mov rsp, r13; add rsp, 8; pop rbp; pop r13; pop r12; pop rbx; ret
        self.code.raw(&[0xc5, 0xf8, 0x77, 0x4c, 0x89, 0xec, 0x48, 0x83, 0xc4, 0x08]);
        self.code.raw(&[0x5d, 0x41, 0x5d, 0x41, 0x5c, 0x5b, 0xc3]);
    }

    fn call(&mut self, index: usize, perform: Perform) {
        // vzeroupper; mov rdi, r12; mov esi, index; mov rdx, rbx; mov rax, perform; call rax
        self.code.raw(&[0xc5, 0xf8, 0x77, 0x4c, 0x89, 0xe7, 0xbe]);
        self.code.raw(&(index as u32).to_le_bytes());
        self.code.raw(&[0x48, 0x89, 0xda, 0x48, 0xb8]);
        self.code.raw(&(perform as usize as u64).to_le_bytes());
        self.code.raw(&[0xff, 0xd0]);
    }

    /// Operations between two calls.
    fn straight(&mut self, operations: &[(usize, Plain)], plains: &[Option<Plain>]) -> Option<()> {
        let halves = operations.iter().any(|(_, plain)| plain.halves);
        let available = if halves { VECTORS - CONSTANTS.len() } else { VECTORS };
        let room = if halves { available - SPARE_HALVES } else { available };
        self.vectors.begin(segment(operations, room)?, available);
        if halves {
            self.load_constants();
        }
        for at in 0..self.vectors.segment.units.len() {
            self.vectors.at = at;
            self.vectors.unpin();
            let unit = &self.vectors.segment.units[at];
            let (plain, vectors) = (plains[unit.operation].as_ref()?, unit.vectors.clone());
            if plain.halves {
                self.halves(plain);
            } else if is_compare(plain) {
                for vector in vectors {
                    self.vectors.unpin();
                    self.comparison(plain, vector);
                }
                self.write_flags(plain);
            } else {
                self.value(plain, vectors.start);
            }
        }
        self.vectors.write_back(&mut self.code);
        Some(())
    }

    /// The value of a register that the present unit reads.
    pub(crate) fn read_value(&self, register: usize) -> Id {
        let segment = &self.vectors.segment;
        let unit = &segment.units[self.vectors.at];
        let found = unit.reads.iter().find(|&&id| segment.values[id].register == register);
        debug_assert!(found.is_some());
        found.copied().unwrap_or(0)
    }

    /// The value of a register that the present unit writes.
    pub(crate) fn written_value(&self, register: usize) -> Id {
        let segment = &self.vectors.segment;
        let unit = &segment.units[self.vectors.at];
        let found = unit.writes.iter().find(|&&id| segment.values[id].register == register);
        debug_assert!(found.is_some());
        found.copied().unwrap_or(0)
    }

    /// A vector that nobody else uses until the unit ends.
    pub(crate) fn scratch(&mut self) -> Ymm {
        self.vectors.vacate(&mut self.code)
    }

    pub(crate) fn two(&mut self, code: op::Instruction, to: Ymm, from: Last) {
        self.code.vex(code, to, 0, from, None);
    }

    pub(crate) fn three(&mut self, code: op::Instruction, to: Ymm, a: Ymm, b: Last) {
        self.code.vex(code, to, a, b, None);
    }

    pub(crate) fn compare(&mut self, relation: u8, to: Ymm, a: Ymm, b: Last) {
        self.code.vex(op::VCMPPS, to, a, b, Some(relation));
    }

    /// `to` is `yes` where the mask is set, else `no`.
    pub(crate) fn blend(&mut self, to: Ymm, no: Ymm, yes: Ymm, mask: Ymm) {
        self.code.vex(op::VBLENDVPS, to, no, Last::Register(yes), Some(mask << 4));
    }

    /// Makes denormals zeros of their sign.
    fn flush(&mut self, to: Ymm, from: Ymm) {
        let temporary = self.scratch();
        let (exponent, zero) = (self.code.splat(EXPONENT), self.code.splat(0));
        let magnitude = self.code.splat(MAGNITUDE);
        self.three(op::VPAND, temporary, from, exponent);
        self.three(op::VPCMPEQD, temporary, temporary, zero);
        self.three(op::VPAND, temporary, temporary, magnitude);
        self.three(op::VPANDN, to, temporary, Last::Register(from));
        self.vectors.release(temporary);
    }

    /// The bytes of the GRF from `offset` on, which lie in one register.
    pub(crate) fn bytes(&mut self, offset: u16) -> Last {
        let value = self.read_value(usize::from(offset) / 32);
        self.vectors.in_memory(value, u32::from(offset) % 32, &mut self.code)
    }

    /// Source `index` of `vector` where it lies, before modifiers.
    fn raw_source(&mut self, plain: &Plain, index: usize, vector: usize) -> Last {
        let source = &plain.sources[index];
        let element = element_bytes(plain);
        match source.lanes {
            Lanes::Row(offset) => {
                let value = self.read_value(usize::from(offset) / 32 + vector);
                self.vectors.operand(value, &mut self.code)
            }
            Lanes::Splat(offset) => {
                let broadcast = if element == 8 { op::VPBROADCASTQ } else { op::VPBROADCASTD };
                let value = self.read_value(usize::from(offset) / 32);
                let held = self.vectors.find(value, Form::Whole).filter(|_| offset % 32 == 0);
                let from = held.map_or_else(|| self.bytes(offset), Last::Register);
                let to = self.scratch();
                self.two(broadcast, to, from);
                Last::Register(to)
            }
            Lanes::Immediate(bits) if element == 8 => {
                let (low, high) = (bits as u32, (bits >> 32) as u32);
                Last::Constant(self.code.constant([low, high, low, high, low, high, low, high]))
            }
            Lanes::Immediate(bits) => self.code.splat(bits as u32),
            Lanes::Words(offset, signed) => {
                let extend = if signed { op::VPMOVSXWD } else { op::VPMOVZXWD };
                let from = self.bytes(offset + 16 * vector as u16);
                let to = self.scratch();
                if plain.channels == 1 {
                    self.two(op::VPBROADCASTW, to, from);
                    self.two(extend, to, Last::Register(to));
                } else {
                    self.two(extend, to, from);
                }
                Last::Register(to)
            }
        }
    }

    pub(crate) fn in_register(&mut self, value: Last) -> Ymm {
        match value {
            Last::Register(vector) => vector,
            memory => {
                let to = self.scratch();
                self.two(op::VMOVDQU_LOAD, to, memory);
                to
            }
        }
    }

    /// Source `index` of `vector`, modifiers and flushing done.
    pub(crate) fn source(&mut self, plain: &Plain, index: usize, vector: usize) -> Last {
        let value = self.raw_source(plain, index, vector);
        let source = plain.sources[index];
        let narrow = element_bytes(plain) == 4;
        let flushes = plain.core.is_float() && narrow && !self.mode.keep_f32 && !source.clean;
        if !flushes && !source.negate && !source.absolute {
            return value;
        }
        let from = self.in_register(value);
        let to = self.scratch();
        if plain.core.is_float() {
            let value = self.modify(&source, from, to);
            if flushes {
                self.flush(to, value);
            }
        } else if matches!(plain.core, Core::And | Core::Or | Core::Xor) {
            let ones = self.code.splat(u32::MAX);
            self.three(op::VPXOR, to, from, ones);
        } else {
            self.three(op::VPXOR, to, to, Last::Register(to));
            self.three(op::VPSUBD, to, to, Last::Register(from));
        }
        self.vectors.release(from);
        Last::Register(to)
    }

    /// Absolute value and negation of floats.
    pub(crate) fn modify(&mut self, source: &PlainSource, value: Ymm, to: Ymm) -> Ymm {
        let mut value = value;
        if source.absolute {
            let magnitude = self.code.splat(MAGNITUDE);
            self.three(op::VPAND, to, value, magnitude);
            value = to;
        }
        if source.negate {
            let sign = self.code.splat(SIGN);
            self.three(op::VPXOR, to, value, sign);
            value = to;
        }
        value
    }

    /// Lanes of all ones where the flag bit of the channel is set.
    pub(crate) fn flag_mask(&mut self, plain: &Plain, vector: usize) -> Ymm {
        let lanes = std::array::from_fn(|lane| 1 << (8 * vector + lane));
        let bits = Last::Constant(self.code.constant(lanes));
        let to = self.scratch();
        self.two(op::VPBROADCASTD, to, Last::Thread(flags_byte(plain)));
        self.three(op::VPAND, to, to, bits);
        self.three(op::VPCMPEQD, to, to, bits);
        to
    }

    /// An operation with a result in every lane.
    fn value(&mut self, plain: &Plain, vector: usize) {
        let Some(register) = target_register(plain, vector) else { return };
        let mut sources = [Last::Register(0); 3];
        for (index, source) in sources.iter_mut().enumerate().take(plain.source_count) {
            *source = self.source(plain, index, vector);
        }
        let written = self.written_value(register);
        if !keeps_lanes(plain) {
            // A factor first: the sum goes where it was.
            let [a, b, c] = sources;
            let order = [[a, a, a], [a, b, b], [b, c, a]][plain.source_count.clamp(1, 3) - 1];
            let target = self.vectors.overwrite(written, Form::Whole, &order, &mut self.code);
            self.compute(plain, vector, sources, target);
            self.finish(plain, target);
            return;
        }
        let old = self.read_value(register);
        let old = self.vectors.fetch(old, &mut self.code);
        let result = self.scratch();
        self.compute(plain, vector, sources, result);
        self.finish(plain, result);
        let mask = plain.predicated.then(|| self.flag_mask(plain, vector));
        let target = self.vectors.overwrite(written, Form::Whole, &[Last::Register(old)], &mut self.code);
        match mask {
            Some(mask) if plain.predicate_inverse => self.blend(target, result, old, mask),
            Some(mask) => self.blend(target, old, result, mask),
            None => {
                let (Target::Row(offset) | Target::RowOfFloats(offset)) = plain.target else { return };
                let lane = 1 << (offset % 32 / 4);
                self.code.vex(op::VPBLENDD, target, old, Last::Register(result), Some(lane));
            }
        }
    }

    /// What follows the core of an operation.
    fn finish(&mut self, plain: &Plain, result: Ymm) {
        use Core::*;
        let flushes =
            matches!(plain.core, AddFloat | MulFloat | MadFloat | Inverse | SquareRoot | InverseSquareRoot);
        if flushes && !self.mode.keep_f32 {
            self.flush(result, result);
        }
        if plain.saturate {
            self.saturate(result);
        }
        if matches!(plain.target, Target::RowOfFloats(_)) {
            self.two(op::VCVTDQ2PS, result, Last::Register(result));
        }
    }

    pub(crate) fn saturate(&mut self, value: Ymm) {
        let (mask, limit) = (self.scratch(), self.scratch());
        self.three(op::VPXOR, limit, limit, Last::Register(limit));
        self.compare(relation::LESS, mask, limit, Last::Register(value));
        self.three(op::VPAND, value, value, Last::Register(mask));
        let one = self.code.splat(ONE);
        self.two(op::VMOVDQU_LOAD, limit, one);
        self.compare(relation::LESS, mask, value, Last::Register(limit));
        self.blend(value, limit, value, mask);
        self.vectors.release(mask);
        self.vectors.release(limit);
    }

    /// Eight or sixteen flag bits from eax and ecx.
    fn write_flags(&mut self, plain: &Plain) {
        if plain.channels == 16 {
            // shl ecx, 8; or eax, ecx; mov [rbx + flags], ax
            self.code.raw(&[0xc1, 0xe1, 0x08, 0x09, 0xc8, 0x66, 0x89, 0x83]);
        } else {
            // mov [rbx + flags], al
            self.code.raw(&[0x88, 0x83]);
        }
        self.code.raw(&flags_byte(plain).to_le_bytes());
    }
}

/// Byte of the thread where the flag bits of an operation begin.
fn flags_byte(plain: &Plain) -> u32 {
    offset_of!(Thread, flags) as u32 + plain.flag_shift / 8
}
