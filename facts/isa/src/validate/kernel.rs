//! Rules over several instructions.
//!
//! Source: [skl.7:Destination Hazard], [skl.7:Use of NoDDClr], [skl.7:Register Region Restrictions],
//! [skl.7:Accumulator Registers], [skl.7:End of Thread].

use super::{Context, Found, Placed, Value};
use crate::opcode::Form;
use crate::{File, MathFunction, Opcode, Operand, Predicate, Type};
use hw::Platform;

/// A kernel with what rules ask of its instructions.
pub(crate) struct Kernel<'a> {
    steps: Vec<(usize, Context<'a>)>,
    end: usize,
}

impl<'a> Kernel<'a> {
    pub fn new(platform: &Platform, code: &'a [Placed]) -> Kernel<'a> {
        let steps = code
            .iter()
            .filter_map(|placed| Some((placed.offset_bytes, Context::new(platform, &placed.instruction)?)));
        let end =
            code.last().map_or(0, |last| last.offset_bytes + usize::from(last.instruction.length_bytes));
        Kernel { steps: steps.collect(), end }
    }

    fn is_instruction(&self, at: i64) -> bool {
        let Ok(at) = usize::try_from(at) else { return false };
        at == self.end || self.steps.binary_search_by_key(&at, |(offset, _)| *offset).is_ok()
    }
}

pub(crate) fn jump_target(k: &Kernel, f: &mut Found) {
    for (offset, c) in &k.steps {
        let (jip, uip) = crate::print::jumps(c.encoding, c.i);
        // An absolute call, and calls in general, leave the kernel.
        if matches!(c.i.opcode, Opcode::Call | Opcode::Calla) {
            continue;
        }
        for bytes in [jip.then_some(c.i.jip_bytes), uip.then_some(c.i.uip_bytes)].into_iter().flatten() {
            let target = i64::try_from(*offset).unwrap_or(i64::MAX).saturating_add(i64::from(bytes));
            if !k.is_instruction(target) {
                f.push(
                    *offset,
                    None,
                    "a jump by {} bytes leads to {}",
                    &[Value::from(bytes), Value::from(target)],
                );
            }
        }
    }
}

pub(crate) fn thread_end(k: &Kernel, f: &mut Found) {
    let mut used = k.steps.iter().rev().filter(|(_, c)| c.row.form != Form::Bare);
    let Some((offset, c)) = used.next() else { return };
    let always = c.i.predicate == Predicate::None;
    let jumps = matches!(
        c.i.opcode,
        Opcode::Jmpi | Opcode::While | Opcode::Ret | Opcode::Goto | Opcode::Brd | Opcode::Brc | Opcode::Halt
    );
    let d = &c.i.destination;
    let moves = c.destination().is_some() && d.file == File::Arf && d.register >> 4 == 10;
    // Predicates of a last message choose what it writes, not whether the thread ends.
    let ends = c.is_message() && c.i.send.end_of_thread;
    if !(ends || always && (jumps || moves)) {
        f.push(*offset, None, "this is the last instruction, and no end of thread", &[]);
    }
}

pub(crate) fn exception_switch(k: &Kernel, f: &mut Found) {
    const SWITCH: u8 = 2;
    for pair in k.steps.windows(2) {
        let [(_, first), (offset, second)] = pair else { continue };
        // sr0.1 has the floating-point exceptions.
        let reads = second.registers().any(|r| {
            r.operand != Operand::Destination
                && r.arf() == Some(7)
                && r.number == 0x70
                && r.subregister_bytes & 12 == 4
        });
        if reads && first.i.thread_control != SWITCH {
            f.push(
                *offset,
                None,
                "the one before has thread control {}",
                &[Value::from(first.i.thread_control)],
            );
        }
    }
}

/// Bytes of a directly addressed general destination.
fn written(c: &Context) -> Option<(u32, u32)> {
    let d = c.destination().filter(|d| d.file == File::Grf && d.addressing == crate::Addressing::Direct)?;
    let base = u32::from(d.register) * 32;
    if c.is_message() {
        let length = c.i.send.descriptor.map_or(1, |value| value >> 20 & 31);
        return Some((base, base + 32 * length));
    }
    let elements = match c.destination_elements() {
        Some(elements) if c.row.form != Form::Three => elements.end(c.channels()),
        _ => u32::from(d.subregister_bytes) + c.channels() * c.element_bytes(d.type_),
    };
    Some((base, base + elements))
}

pub(crate) fn divide_pair(k: &Kernel, f: &mut Found) {
    for pair in k.steps.windows(2) {
        let [(_, first), (offset, second)] = pair else { continue };
        let divides = matches!(first.i.math, MathFunction::Pow | MathFunction::Fdiv);
        if first.row.form != Form::Math || !divides || !second.is_arithmetic() {
            continue;
        }
        let Some((from, to)) = written(second) else { continue };
        if (to - 1) / 32 != from / 32 {
            let registers = [Value::from(from / 32), Value::from((to - 1) / 32)];
            f.push(*offset, Some(Operand::Destination), "it is in g{} to g{}", &registers);
        }
    }
}

/// Whether an instruction takes longer than most. [skl.7:Destination Hazard]
fn is_slow(c: &Context) -> bool {
    let vector = matches!(
        c.i.opcode,
        Opcode::Pln | Opcode::Lrp | Opcode::Dp2 | Opcode::Dp3 | Opcode::Dp4 | Opcode::Dph
    );
    vector || c.types().any(|type_| type_ == Type::Df) || c.is_doubleword_product()
}

/// For each general register: the instruction that keeps it marked.
type Open = [Option<usize>; 128];

/// Walks the kernel; `visit` gets each instruction that writes a register which an earlier one keeps marked.
fn blocks(k: &Kernel, mut visit: impl FnMut(usize, usize)) -> Open {
    let mut open: Open = [None; 128];
    for (n, (_, c)) in k.steps.iter().enumerate() {
        let Some((from, to)) = written(c) else { continue };
        for register in from / 32..to.div_ceil(32).min(128) {
            let Some(slot) = open.get_mut(register as usize) else { continue };
            if let Some(first) = *slot {
                visit(first, n);
            }
            *slot = c.i.no_dependency_clear.then_some(n);
        }
    }
    open
}

pub(crate) fn dependency_latency(k: &Kernel, f: &mut Found) {
    blocks(k, |first, n| {
        let ((_, before), (offset, now)) = (&k.steps[first], &k.steps[n]);
        if now.i.no_dependency_check && is_slow(before) != is_slow(now) {
            let distance = n - first;
            let value = Value::from(u32::try_from(distance).unwrap_or(u32::MAX));
            f.push(*offset, None, "the instruction {} before has another latency", &[value]);
        }
    });
}

pub(crate) fn dependency_predicate(k: &Kernel, f: &mut Found) {
    blocks(k, |_, n| {
        let (offset, c) = &k.steps[n];
        let last = c.i.no_dependency_check && !c.i.no_dependency_clear;
        if last && c.i.predicate != Predicate::None {
            f.push(*offset, None, "it is predicated", &[]);
        }
    });
}

pub(crate) fn dependency_open(k: &Kernel, f: &mut Found) {
    for (register, n) in (0u32..).zip(blocks(k, |_, _| {})) {
        if let Some((offset, _)) = n.and_then(|n| k.steps.get(n)) {
            f.push(*offset, Some(Operand::Destination), "nothing clears g{}", &[Value::from(register)]);
        }
    }
}

/// What an accumulator holds, as far as types go.
fn kind(type_: Type) -> Type {
    super::context::execution_type_of(type_)
}

pub(crate) fn accumulator_kept(k: &Kernel, f: &mut Found) {
    let mut held: [Option<Type>; 2] = [None; 2];
    for (offset, c) in &k.steps {
        // What other paths have written is not followed.
        if c.is_flow() {
            held = [None; 2];
            continue;
        }
        let mut read = |number: usize, type_: Type, operand: Option<Operand>| {
            let Some(before) = held.get(number).copied().flatten() else { return };
            if kind(type_) != before {
                let values = [Value::from(type_), Value::from(before)];
                f.push(*offset, operand, "it is read as {} and was written as {}", &values);
            }
        };
        if c.is_message() {
            continue;
        }
        for register in c.registers().filter(|r| r.is_accumulator() && r.operand != Operand::Destination) {
            read(usize::from(register.number & 15), register.type_, Some(register.operand));
        }
        if matches!(c.i.opcode, Opcode::Mac | Opcode::Mach | Opcode::Sada2) {
            read(0, c.execution, None);
        }
        if c.i.accumulator_write {
            held[0] = Some(kind(c.execution));
        }
        for register in c.registers().filter(|r| r.is_accumulator() && r.operand == Operand::Destination) {
            if let Some(slot) = held.get_mut(usize::from(register.number & 15)) {
                *slot = Some(kind(register.type_));
            }
        }
    }
}
