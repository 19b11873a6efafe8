//! From a run of plain operations to host code.
//!
//! Source: [`eu::straight`], and [`eu::semantics`] for what each operation means. Registers of the thread live in host
//! vectors between operations: a register is read from memory when it is first needed and written back when its vector
//! is needed for another one, unless it is overwritten before anybody reads it. Operations that are not plain are
//! performed by their handlers, for which every register is written back.

use crate::assembler::{Assembler, Last, Shift, Ymm, op, relation};
use eu::Thread;
use eu::straight::{Core, Lanes, Mode, Plain, PlainSource, Run, Target};
use isa::Condition;
use std::mem::offset_of;

/// Vectors 0 to 10 hold registers of the thread.
const POOL: usize = 11;
/// Result of the lower half of an operation on half floats; a run without them has one more for registers.
const LOWER: Ymm = 10;
const EXTRA: Ymm = 11;
/// The first of three vectors for sources that are not registers as they are.
const SCRATCH: Ymm = 12;
const TEMPORARY: Ymm = 15;

const SIGN: u32 = 0x8000_0000;
const MAGNITUDE: u32 = 0x7fff_ffff;
const EXPONENT: u32 = 0x7f80_0000;
const QUIET: u32 = 0x0040_0000;
const ONE: u32 = 0x3f80_0000;

/// Registers are addressed from the start of the thread.
const _: () = assert!(offset_of!(Thread, grf) == 0);

/// A register of the thread in a host vector.
#[derive(Clone, Copy)]
struct Held {
    register: usize,
    dirty: bool,
}

/// How a register is used by one operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Read,
    Overwrite,
}

/// What an operation does to registers.
struct Footprint {
    reads: Vec<usize>,
    writes: Vec<usize>,
}

/// Vectors of one operation.
fn vectors(plain: &Plain) -> usize {
    match plain.core {
        Core::AddDouble | Core::MulDouble | Core::MadDouble => plain.channels as usize / 4,
        _ if plain.halves => 1,
        _ => plain.channels as usize / 8,
    }
}

fn element_bytes(plain: &Plain) -> u16 {
    match plain.core {
        Core::AddDouble | Core::MulDouble | Core::MadDouble => 8,
        _ if plain.halves => 2,
        _ => 4,
    }
}

/// Registers that vector `vector` of a source touches.
fn source_registers(source: &PlainSource, vector: usize, element: u16) -> std::ops::RangeInclusive<usize> {
    let register = |byte: u16| usize::from(byte) / 32;
    match source.lanes {
        Lanes::Row(offset) => register(offset) + vector..=register(offset) + vector,
        Lanes::Splat(offset) => register(offset)..=register(offset + element - 1),
        Lanes::Words(offset, _) => {
            let start = offset + 16 * vector as u16;
            register(start)..=register(start + 15)
        }
        #[allow(clippy::reversed_empty_ranges)]
        Lanes::Immediate(_) => 1..=0,
    }
}

fn target_register(plain: &Plain, vector: usize) -> Option<usize> {
    match plain.target {
        Target::Nowhere => None,
        Target::Row(offset) | Target::RowOfFloats(offset) => Some(usize::from(offset) / 32 + vector),
    }
}

fn footprint(plain: &Plain) -> Footprint {
    let element = element_bytes(plain);
    let mut print = Footprint { reads: Vec::new(), writes: Vec::new() };
    for vector in 0..vectors(plain) {
        for source in &plain.sources[..plain.source_count] {
            print.reads.extend(source_registers(source, vector, element));
        }
        let target = target_register(plain, vector);
        print.writes.extend(target);
        if plain.predicated && plain.core != Core::Select {
            print.reads.extend(target);
        }
    }
    print
}

/// True when an earlier vector of the result overwrites what a later one reads.
fn overlaps(plain: &Plain) -> bool {
    let element = element_bytes(plain);
    (1..vectors(plain)).any(|later| {
        plain.sources[..plain.source_count].iter().any(|source| {
            source_registers(source, later, element)
                .any(|read| (0..later).any(|earlier| target_register(plain, earlier) == Some(read)))
        })
    })
}

struct Emitter {
    code: Assembler,
    mode: Mode,
    held: [Option<Held>; POOL],
    /// How many of them may be used.
    pool: usize,
    /// Vectors that the present operation has used: at most four for each half of sixteen channels.
    pinned: u16,
    /// Uses of each register, in order of operations.
    uses: Vec<Vec<(usize, Use)>>,
    /// Operations that may use everything.
    calls: Vec<usize>,
    /// The present operation.
    at: usize,
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
    let mut emitter = Emitter {
        code: Assembler::default(),
        mode,
        held: [None; POOL],
        pool: if plains.iter().flatten().any(|plain| plain.halves) { usize::from(LOWER) } else { POOL },
        pinned: 0,
        uses: vec![Vec::new(); 128],
        calls: Vec::new(),
        at: 0,
    };
    for (index, plain) in plains.iter().enumerate() {
        let Some(plain) = plain else {
            emitter.calls.push(index);
            continue;
        };
        let print = footprint(plain);
        for &register in &print.reads {
            emitter.uses.get_mut(register)?.push((index, Use::Read));
        }
        for register in print.writes.iter().filter(|register| !print.reads.contains(register)) {
            emitter.uses.get_mut(*register)?.push((index, Use::Overwrite));
        }
    }
    emitter.prologue();
    for (index, plain) in plains.iter().enumerate() {
        emitter.at = index;
        match plain {
            Some(plain) => emitter.operation(plain),
            None => emitter.call(index, perform),
        }
    }
    emitter.at = plains.len();
    emitter.write_back();
    emitter.epilogue();
    Some(emitter.code.finish())
}

/// Whether an operation is emitted or left to its handler.
fn is_emitted(plain: &Plain, mode: Mode) -> bool {
    let mode_fits = match plain.core {
        Core::AddDouble | Core::MulDouble | Core::MadDouble => mode.keep_f64,
        _ if plain.halves => mode.keep_f16,
        _ => true,
    };
    // The flag mask of a predicated write has 32-bit lanes.
    let mask_fits = !plain.predicated || element_bytes(plain) == 4;
    mode_fits && mask_fits && !overlaps(plain)
}

impl Emitter {
    /// rbx is the thread and r12 the run.
    fn prologue(&mut self) {
        // push rbx; push r12; sub rsp, 8; mov rbx, rdi; mov r12, rsi
        self.code.raw(&[0x53, 0x41, 0x54, 0x48, 0x83, 0xec, 0x08, 0x48, 0x89, 0xfb, 0x49, 0x89, 0xf4]);
    }

    fn epilogue(&mut self) {
        // vzeroupper; add rsp, 8; pop r12; pop rbx; ret
        self.code.raw(&[0xc5, 0xf8, 0x77, 0x48, 0x83, 0xc4, 0x08, 0x41, 0x5c, 0x5b, 0xc3]);
    }

    fn call(&mut self, index: usize, perform: Perform) {
        self.write_back();
        self.held = [None; POOL];
        // vzeroupper; mov rdi, r12; mov esi, index; mov rdx, rbx; mov rax, perform; call rax
        self.code.raw(&[0xc5, 0xf8, 0x77, 0x4c, 0x89, 0xe7, 0xbe]);
        self.code.raw(&(index as u32).to_le_bytes());
        self.code.raw(&[0x48, 0x89, 0xda, 0x48, 0xb8]);
        self.code.raw(&(perform as usize as u64).to_le_bytes());
        self.code.raw(&[0xff, 0xd0]);
    }

    fn store(&mut self, vector: Ymm, register: usize) {
        self.code.vex(op::VMOVDQU_STORE, vector, 0, Last::Thread(register as u32 * 32), None);
    }

    /// Brings the registers in memory up to date.
    fn write_back(&mut self) {
        for vector in 0..POOL {
            if let Some(Held { register, dirty: true }) = self.held[vector] {
                self.store(vector as Ymm, register);
                self.held[vector] = Some(Held { register, dirty: false });
            }
        }
    }

    /// The same for one register.
    fn synchronize(&mut self, register: usize) {
        for vector in 0..POOL {
            if self.held[vector].is_some_and(|held| held.register == register && held.dirty) {
                self.store(vector as Ymm, register);
                self.held[vector] = Some(Held { register, dirty: false });
            }
        }
    }

    /// The first operation from `from` on that uses a register, and how. Behind the end everything is read.
    fn next_use(&self, register: usize, from: usize) -> (usize, Use) {
        let uses = &self.uses[register];
        let own = uses.get(uses.partition_point(|(index, _)| *index < from)).copied();
        let call = self.calls.get(self.calls.partition_point(|index| *index < from)).copied();
        let call = (call.unwrap_or(usize::MAX), Use::Read);
        match own {
            Some(own) if own.0 < call.0 => own,
            _ => call,
        }
    }

    /// How far away the next use of what a vector holds is: last of all what is overwritten before it is read.
    fn distance(&self, vector: usize) -> (usize, u8) {
        match self.held[vector] {
            Some(held) => match self.next_use(held.register, self.at) {
                (_, Use::Overwrite) => (usize::MAX, 2),
                (index, Use::Read) => (index, u8::from(!held.dirty)),
            },
            None => (usize::MAX, 3),
        }
    }

    /// The vector to be given up next: a free one, or that of the register that is needed last.
    fn victim(&self) -> usize {
        (0..self.pool)
            .filter(|&vector| self.pinned >> vector & 1 == 0)
            .max_by_key(|&vector| self.distance(vector))
            .unwrap_or(0)
    }

    /// Whether a register that no vector holds is better left in memory: it is needed later than all others.
    fn stays_in_memory(&self, register: usize) -> bool {
        let (index, _) = self.next_use(register, self.at + 1);
        self.distance(self.victim()).0 <= index
    }

    /// A vector for another register.
    fn vacate(&mut self) -> Ymm {
        let vector = self.victim();
        if let Some(Held { register, dirty: true }) = self.held[vector]
            && self.next_use(register, self.at).1 == Use::Read
        {
            self.store(vector as Ymm, register);
        }
        self.held[vector] = None;
        vector as Ymm
    }

    fn find(&self, register: usize) -> Option<Ymm> {
        self.held
            .iter()
            .position(|held| held.is_some_and(|held| held.register == register))
            .map(|vector| vector as Ymm)
    }

    /// The vector that holds a register.
    fn fetch(&mut self, register: usize) -> Ymm {
        let vector = match self.find(register) {
            Some(vector) => vector,
            None => {
                let vector = self.vacate();
                self.code.vex(op::VMOVDQU_LOAD, vector, 0, Last::Thread(register as u32 * 32), None);
                self.held[usize::from(vector)] = Some(Held { register, dirty: false });
                vector
            }
        };
        self.pinned |= 1 << vector;
        vector
    }

    /// The vector that a register is to be written in.
    fn overwrite(&mut self, register: usize) -> Ymm {
        let vector = self.find(register).unwrap_or_else(|| self.vacate());
        self.held[usize::from(vector)] = Some(Held { register, dirty: true });
        self.pinned |= 1 << vector;
        vector
    }

    fn two(&mut self, code: op::Instruction, to: Ymm, from: Last) {
        self.code.vex(code, to, 0, from, None);
    }

    fn three(&mut self, code: op::Instruction, to: Ymm, a: Ymm, b: Last) {
        self.code.vex(code, to, a, b, None);
    }

    fn compare(&mut self, relation: u8, to: Ymm, a: Ymm, b: Last) {
        self.code.vex(op::VCMPPS, to, a, b, Some(relation));
    }

    /// `to` is `yes` where the mask is set, else `no`.
    fn blend(&mut self, to: Ymm, no: Ymm, yes: Ymm, mask: Ymm) {
        self.code.vex(op::VBLENDVPS, to, no, Last::Register(yes), Some(mask << 4));
    }

    /// Makes denormals zeros of their sign.
    fn flush(&mut self, to: Ymm, from: Ymm, temporary: Ymm) {
        let (exponent, zero) = (self.code.splat(EXPONENT), self.code.splat(0));
        let magnitude = self.code.splat(MAGNITUDE);
        self.three(op::VPAND, temporary, from, exponent);
        self.three(op::VPCMPEQD, temporary, temporary, zero);
        self.three(op::VPAND, temporary, temporary, magnitude);
        self.three(op::VPANDN, to, temporary, Last::Register(from));
    }

    /// Source `index` of `vector` where it lies, before modifiers.
    fn raw_source(&mut self, plain: &Plain, index: usize, vector: usize) -> Last {
        let source = &plain.sources[index];
        let scratch = SCRATCH + index as Ymm;
        let element = element_bytes(plain);
        if !matches!(source.lanes, Lanes::Row(_)) {
            for register in source_registers(source, vector, element) {
                self.synchronize(register);
            }
        }
        match source.lanes {
            Lanes::Row(offset) => {
                let register = usize::from(offset) / 32 + vector;
                if element != 2 && self.find(register).is_none() && self.stays_in_memory(register) {
                    return Last::Thread(register as u32 * 32);
                }
                Last::Register(self.fetch(register))
            }
            Lanes::Splat(offset) => {
                let broadcast = match element {
                    2 => op::VPBROADCASTW,
                    4 => op::VPBROADCASTD,
                    _ => op::VPBROADCASTQ,
                };
                self.two(broadcast, scratch, Last::Thread(offset.into()));
                Last::Register(scratch)
            }
            Lanes::Immediate(bits) if element == 8 => {
                let (low, high) = (bits as u32, (bits >> 32) as u32);
                Last::Constant(self.code.constant([low, high, low, high, low, high, low, high]))
            }
            Lanes::Immediate(bits) => self.code.splat(bits as u32),
            Lanes::Words(offset, signed) => {
                let extend = if signed { op::VPMOVSXWD } else { op::VPMOVZXWD };
                self.two(extend, scratch, Last::Thread(u32::from(offset) + 16 * vector as u32));
                Last::Register(scratch)
            }
        }
    }

    fn in_register(&mut self, value: Last, scratch: Ymm) -> Ymm {
        match value {
            Last::Register(vector) => vector,
            memory => {
                self.two(op::VMOVDQU_LOAD, scratch, memory);
                scratch
            }
        }
    }

    /// Source `index` of `vector`, modifiers and flushing done.
    fn source(&mut self, plain: &Plain, index: usize, vector: usize) -> Last {
        let value = self.raw_source(plain, index, vector);
        let source = plain.sources[index];
        let scratch = SCRATCH + index as Ymm;
        let narrow = element_bytes(plain) == 4;
        let flushes = plain.core.is_float() && narrow && !self.mode.keep_f32 && !source.clean;
        if !flushes && !source.negate && !source.absolute {
            return value;
        }
        let mut value = self.in_register(value, scratch);
        if plain.core.is_float() {
            value = self.modify(&source, value, scratch);
            if flushes {
                self.flush(scratch, value, TEMPORARY);
            }
        } else if matches!(plain.core, Core::And | Core::Or | Core::Xor) {
            let ones = self.code.splat(u32::MAX);
            self.three(op::VPXOR, scratch, value, ones);
        } else {
            self.three(op::VPXOR, TEMPORARY, TEMPORARY, Last::Register(TEMPORARY));
            self.three(op::VPSUBD, scratch, TEMPORARY, Last::Register(value));
        }
        Last::Register(scratch)
    }

    /// Absolute value and negation of floats.
    fn modify(&mut self, source: &PlainSource, value: Ymm, to: Ymm) -> Ymm {
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
    fn flag_mask(&mut self, plain: &Plain, vector: usize, to: Ymm) {
        let lanes = std::array::from_fn(|lane| 1 << (8 * vector + lane));
        let bits = Last::Constant(self.code.constant(lanes));
        self.two(op::VPBROADCASTD, to, Last::Thread(flags_byte(plain)));
        self.three(op::VPAND, to, to, bits);
        self.three(op::VPCMPEQD, to, to, bits);
    }

    fn operation(&mut self, plain: &Plain) {
        self.pinned = 0;
        for vector in 0..vectors(plain) {
            if plain.halves {
                self.halves(plain, vector);
            } else if matches!(plain.core, Core::CompareFloat | Core::CompareInt) {
                self.comparison(plain, vector);
            } else {
                self.value(plain, vector);
            }
        }
        self.pinned = 0;
        if matches!(plain.core, Core::CompareFloat | Core::CompareInt) {
            self.write_flags(plain);
        }
    }

    /// An operation with a result in every lane.
    fn value(&mut self, plain: &Plain, vector: usize) {
        let Some(register) = target_register(plain, vector) else { return };
        let mut sources = [Last::Register(0); 3];
        for (index, source) in sources.iter_mut().enumerate().take(plain.source_count) {
            *source = self.source(plain, index, vector);
        }
        let masked = plain.predicated && plain.core != Core::Select;
        let target = if masked { self.fetch(register) } else { self.overwrite(register) };
        let result = if masked { TEMPORARY } else { target };
        self.compute(plain, vector, sources, result);
        let narrow = element_bytes(plain) == 4;
        use Core::*;
        let flushes =
            matches!(plain.core, AddFloat | MulFloat | MadFloat | Inverse | SquareRoot | InverseSquareRoot);
        if flushes && narrow && !self.mode.keep_f32 {
            self.flush(result, result, SCRATCH);
        }
        if plain.saturate {
            self.saturate(result);
        }
        if matches!(plain.target, Target::RowOfFloats(_)) {
            self.two(op::VCVTDQ2PS, result, Last::Register(result));
        }
        if masked {
            self.flag_mask(plain, vector, EXTRA);
            let (yes, no) = if plain.predicate_inverse { (target, result) } else { (result, target) };
            self.blend(target, no, yes, EXTRA);
            self.held[usize::from(target)] = Some(Held { register, dirty: true });
        }
    }

    fn saturate(&mut self, value: Ymm) {
        let (zero, one) = (SCRATCH + 1, SCRATCH + 1);
        self.three(op::VPXOR, zero, zero, Last::Register(zero));
        self.compare(relation::LESS, SCRATCH, zero, Last::Register(value));
        self.three(op::VPAND, value, value, Last::Register(SCRATCH));
        let constant = self.code.splat(ONE);
        self.two(op::VMOVDQU_LOAD, one, constant);
        self.compare(relation::LESS, SCRATCH, value, Last::Register(one));
        self.blend(value, one, value, SCRATCH);
    }

    /// The core of an operation. The result may be the vector of a source; it is written last.
    fn compute(&mut self, plain: &Plain, vector: usize, sources: [Last; 3], to: Ymm) {
        let [a, b, c] = sources;
        let first = |this: &mut Self| this.in_register(a, SCRATCH);
        match plain.core {
            Core::MoveFloat | Core::MoveInt => match a {
                Last::Register(from) if from == to => {}
                Last::Register(_) => self.two(op::VMOVAPS, to, a),
                memory => self.two(op::VMOVDQU_LOAD, to, memory),
            },
            Core::AddFloat => self.binary(op::VADDPS, a, b, to),
            Core::MulFloat => self.binary(op::VMULPS, a, b, to),
            Core::AddDouble => self.binary(op::VADDPD, a, b, to),
            Core::MulDouble => self.binary(op::VMULPD, a, b, to),
            Core::AddInt => self.binary(op::VPADDD, a, b, to),
            Core::MulInt => self.binary(op::VPMULLD, a, b, to),
            Core::And => self.binary(op::VPAND, a, b, to),
            Core::Or => self.binary(op::VPOR, a, b, to),
            Core::Xor => self.binary(op::VPXOR, a, b, to),
            Core::MadFloat => self.fused(op::VFMADD213PS, op::VFMADD231PS, sources, to),
            Core::MadDouble => self.fused(op::VFMADD213PD, op::VFMADD231PD, sources, to),
            Core::MadInt => {
                let b = self.in_register(b, SCRATCH + 1);
                self.three(op::VPMULLD, EXTRA, b, c);
                self.three(op::VPADDD, to, EXTRA, a);
            }
            Core::Shl | Core::Shr | Core::Asr => {
                let (by, fixed) = match plain.core {
                    Core::Shl => (op::VPSLLVD, Shift::Left),
                    Core::Shr => (op::VPSRLVD, Shift::Right),
                    _ => (op::VPSRAVD, Shift::Arithmetic),
                };
                let a = first(self);
                if let Lanes::Immediate(count) = plain.sources[1].lanes
                    && !plain.sources[1].negate
                {
                    self.code.shift(fixed, to, a, (count & 31) as u8);
                    return;
                }
                let counts = self.in_register(b, SCRATCH + 1);
                let mask = self.code.splat(31);
                self.three(op::VPAND, EXTRA, counts, mask);
                self.three(by, to, a, Last::Register(EXTRA));
            }
            Core::MinFloat | Core::MaxFloat => {
                let (a, b) = (first(self), self.in_register(b, SCRATCH + 1));
                self.extreme(a, b, plain.core == Core::MinFloat, to);
            }
            Core::Select => {
                let (a, b) = (first(self), self.in_register(b, SCRATCH + 1));
                self.flag_mask(plain, vector, TEMPORARY);
                let (yes, no) = if plain.predicate_inverse { (b, a) } else { (a, b) };
                self.blend(to, no, yes, TEMPORARY);
            }
            Core::Inverse => {
                let a = first(self);
                let one = self.code.splat(ONE);
                self.two(op::VMOVDQU_LOAD, EXTRA, one);
                self.three(op::VDIVPS, to, EXTRA, Last::Register(a));
            }
            Core::SquareRoot => self.two(op::VSQRTPS, to, a),
            Core::InverseSquareRoot => {
                self.two(op::VSQRTPS, SCRATCH, a);
                let one = self.code.splat(ONE);
                self.two(op::VMOVDQU_LOAD, EXTRA, one);
                self.three(op::VDIVPS, to, EXTRA, Last::Register(SCRATCH));
            }
            Core::CompareFloat | Core::CompareInt => {}
        }
    }

    fn binary(&mut self, code: op::Instruction, a: Last, b: Last, to: Ymm) {
        let a = self.in_register(a, SCRATCH);
        self.three(code, to, a, b);
    }

    /// `b * c + a`, rounded once.
    fn fused(&mut self, code_213: op::Instruction, code_231: op::Instruction, sources: [Last; 3], to: Ymm) {
        let [a, b, c] = sources;
        let target = Last::Register(to);
        if target == b {
            let c = self.in_register(c, SCRATCH + 2);
            self.three(code_213, to, c, a);
        } else if target == c {
            let b = self.in_register(b, SCRATCH + 1);
            self.three(code_213, to, b, a);
        } else {
            if target != a {
                match a {
                    Last::Register(_) => self.two(op::VMOVAPS, to, a),
                    memory => self.two(op::VMOVDQU_LOAD, to, memory),
                }
            }
            let b = self.in_register(b, SCRATCH + 1);
            self.three(code_231, to, b, c);
        }
    }

    /// Lesser or greater: numbers before NaNs, and of two zeros the one that their signs ask for.
    fn extreme(&mut self, a: Ymm, b: Ymm, less: bool, to: Ymm) {
        const THIRD: Ymm = SCRATCH + 2;
        let (lesser, greater) = if less { (a, b) } else { (b, a) };
        self.compare(relation::LESS, TEMPORARY, lesser, Last::Register(greater));
        self.compare(relation::UNORDERED, EXTRA, b, Last::Register(b));
        self.three(op::VPOR, TEMPORARY, TEMPORARY, Last::Register(EXTRA));
        self.blend(TEMPORARY, b, a, TEMPORARY);
        self.three(if less { op::VPOR } else { op::VPAND }, EXTRA, a, Last::Register(b));
        self.compare(relation::EQUAL, THIRD, a, Last::Register(b));
        self.blend(TEMPORARY, TEMPORARY, EXTRA, THIRD);
        self.compare(relation::UNORDERED, EXTRA, TEMPORARY, Last::Register(TEMPORARY));
        let quiet = self.code.splat(QUIET);
        self.three(op::VPAND, EXTRA, EXTRA, quiet);
        self.three(op::VPOR, to, TEMPORARY, Last::Register(EXTRA));
    }

    /// A relation: lanes of all ones or zeros in the target, and bits of the first vector in eax, of the second in ecx.
    fn comparison(&mut self, plain: &Plain, vector: usize) {
        let a = self.source(plain, 0, vector);
        let b = self.source(plain, 1, vector);
        let (a, b) = (self.in_register(a, SCRATCH), self.in_register(b, SCRATCH + 1));
        if plain.core == Core::CompareFloat {
            let (relation, swapped) = match plain.condition {
                Condition::Zero => (relation::EQUAL, false),
                Condition::NotZero => (relation::NOT_EQUAL, false),
                Condition::Greater => (relation::LESS, true),
                Condition::GreaterOrEqual => (relation::LESS_OR_EQUAL, true),
                Condition::Less => (relation::LESS, false),
                Condition::LessOrEqual => (relation::LESS_OR_EQUAL, false),
                _ => (relation::UNORDERED, false),
            };
            let (a, b) = if swapped { (b, a) } else { (a, b) };
            self.compare(relation, TEMPORARY, a, Last::Register(b));
        } else {
            self.integer_relation(plain, a, b);
        }
        // vmovmskps eax or ecx, the lanes
        self.two(op::VMOVMSKPS, vector as Ymm, Last::Register(TEMPORARY));
        if let Some(register) = target_register(plain, vector) {
            let to = self.overwrite(register);
            self.two(op::VMOVAPS, to, Last::Register(TEMPORARY));
        }
    }

    fn integer_relation(&mut self, plain: &Plain, a: Ymm, b: Ymm) {
        let (mut a, mut b) = (a, b);
        let equality = matches!(plain.condition, Condition::Zero | Condition::NotZero);
        let never = matches!(plain.condition, Condition::Unordered | Condition::Overflow | Condition::None);
        if plain.unsigned && !equality {
            let sign = self.code.splat(SIGN);
            self.three(op::VPXOR, SCRATCH, a, sign);
            self.three(op::VPXOR, SCRATCH + 1, b, sign);
            (a, b) = (SCRATCH, SCRATCH + 1);
        }
        let (lesser, greater) = (Last::Register(a), Last::Register(b));
        match plain.condition {
            _ if never => self.three(op::VPXOR, TEMPORARY, TEMPORARY, Last::Register(TEMPORARY)),
            Condition::Zero | Condition::NotZero => self.three(op::VPCMPEQD, TEMPORARY, a, greater),
            Condition::Less | Condition::GreaterOrEqual => self.three(op::VPCMPGTD, TEMPORARY, b, lesser),
            _ => self.three(op::VPCMPGTD, TEMPORARY, a, greater),
        }
        if matches!(plain.condition, Condition::NotZero | Condition::GreaterOrEqual | Condition::LessOrEqual)
        {
            let ones = self.code.splat(u32::MAX);
            self.three(op::VPXOR, TEMPORARY, TEMPORARY, ones);
        }
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

    /// Sixteen half floats: computed as floats, eight at a time.
    fn halves(&mut self, plain: &Plain, vector: usize) {
        let Some(register) = target_register(plain, vector) else { return };
        let mut raw = [0; 3];
        for (index, raw) in raw.iter_mut().enumerate().take(plain.source_count) {
            // A splat is broadcast again for each half: its vector becomes that of the converted lanes.
            if let Lanes::Row(_) = plain.sources[index].lanes {
                let value = self.raw_source(plain, index, vector);
                *raw = self.in_register(value, SCRATCH + index as Ymm);
            }
        }
        for half in 0..2 {
            let mut lanes = [SCRATCH; 3];
            for (index, raw) in raw.iter().enumerate().take(plain.source_count) {
                let scratch = SCRATCH + index as Ymm;
                let same = (0..index).find(|&earlier| plain.sources[earlier] == plain.sources[index]);
                lanes[index] = same.map_or(scratch, |earlier| lanes[earlier]);
                if same.is_some() {
                    continue;
                }
                let mut from = *raw;
                if !matches!(plain.sources[index].lanes, Lanes::Row(_)) {
                    let value = self.raw_source(plain, index, vector);
                    from = self.in_register(value, scratch);
                }
                if half == 1 {
                    self.code.vex(op::VEXTRACTI128, from, 0, Last::Register(scratch), Some(1));
                    from = scratch;
                }
                self.two(op::VCVTPH2PS, scratch, Last::Register(from));
                self.modify(&plain.sources[index], scratch, scratch);
            }
            let second = Last::Register(lanes[1]);
            match plain.core {
                Core::AddFloat => self.three(op::VADDPS, SCRATCH + 2, SCRATCH, second),
                Core::MulFloat => self.three(op::VMULPS, SCRATCH + 2, SCRATCH, second),
                _ => self.fused_halves(lanes),
            }
            if plain.saturate {
                self.saturate(SCRATCH + 2);
            }
            let to = if half == 0 { LOWER } else { SCRATCH };
            self.code.vex(op::VCVTPS2PH, SCRATCH + 2, 0, Last::Register(to), Some(0));
        }
        let target = self.overwrite(register);
        self.code.vex(op::VINSERTI128, target, LOWER, Last::Register(SCRATCH), Some(1));
    }

    /// `second * third + first` of floats that were halves, into the third scratch vector: rounded to odd, so that
    /// rounding to a half float afterwards rounds the exact value once. The first source is in the first one.
    fn fused_halves(&mut self, [_, second, third]: [Ymm; 3]) {
        const ADDEND: Ymm = SCRATCH;
        const PRODUCT: Ymm = SCRATCH + 1;
        const SUM: Ymm = SCRATCH + 2;
        let last = Last::Register;
        // Eleven bits by eleven bits: the product is exact.
        self.three(op::VMULPS, PRODUCT, second, last(third));
        self.three(op::VADDPS, SUM, PRODUCT, last(ADDEND));
        // What the sum lost, exactly; a NaN where it is infinite.
        self.three(op::VSUBPS, TEMPORARY, SUM, last(PRODUCT));
        self.three(op::VSUBPS, EXTRA, SUM, last(TEMPORARY));
        self.three(op::VSUBPS, EXTRA, PRODUCT, last(EXTRA));
        self.three(op::VSUBPS, TEMPORARY, ADDEND, last(TEMPORARY));
        self.three(op::VADDPS, EXTRA, EXTRA, last(TEMPORARY));
        let zero = self.code.splat(0);
        self.compare(relation::ORDERED_NOT_EQUAL, TEMPORARY, EXTRA, zero);
        // Back to the truncated sum where it was rounded away from zero, then the last bit says that it is inexact.
        self.three(op::VPXOR, EXTRA, EXTRA, last(SUM));
        self.code.shift(Shift::Arithmetic, EXTRA, EXTRA, 31);
        self.three(op::VPAND, EXTRA, EXTRA, last(TEMPORARY));
        self.three(op::VPADDD, SUM, SUM, last(EXTRA));
        self.code.shift(Shift::Right, TEMPORARY, TEMPORARY, 31);
        self.three(op::VPOR, SUM, SUM, last(TEMPORARY));
    }
}

/// Byte of the thread where the flag bits of an operation begin.
fn flags_byte(plain: &Plain) -> u32 {
    offset_of!(Thread, flags) as u32 + plain.flag_shift / 8
}
