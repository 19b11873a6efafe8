//! What operations compute, lane by lane, from sources in vectors to a result in one.
//!
//! Source: [`eu::semantics`]; modifiers, flushing, predicates and saturation are [`crate::emit`]'s.

use crate::assembler::{Last, Shift, Ymm, op, relation};
use crate::emit::{Emitter, ONE, QUIET, SIGN};
use crate::plan::target_register;
use crate::vectors::Form;
use eu::straight::{Core, Lanes, Plain};
use isa::Condition;

impl Emitter {
    /// The core of an operation. The result may be the vector of a source; it is written last.
    pub(crate) fn compute(&mut self, plain: &Plain, vector: usize, sources: [Last; 3], to: Ymm) {
        let [a, b, c] = sources;
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
                let (b, product) = (self.in_register(b), self.scratch());
                self.three(op::VPMULLD, product, b, c);
                self.three(op::VPADDD, to, product, a);
            }
            Core::Shl | Core::Shr | Core::Asr => {
                let (by, fixed) = match plain.core {
                    Core::Shl => (op::VPSLLVD, Shift::Left),
                    Core::Shr => (op::VPSRLVD, Shift::Right),
                    _ => (op::VPSRAVD, Shift::Arithmetic),
                };
                let a = self.in_register(a);
                if let Lanes::Immediate(count) = plain.sources[1].lanes
                    && !plain.sources[1].negate
                {
                    self.code.shift(fixed, to, a, (count & 31) as u8);
                    return;
                }
                let (counts, limited) = (self.in_register(b), self.scratch());
                let mask = self.code.splat(31);
                self.three(op::VPAND, limited, counts, mask);
                self.three(by, to, a, Last::Register(limited));
            }
            Core::MinFloat | Core::MaxFloat => {
                let (a, b) = (self.in_register(a), self.in_register(b));
                self.extreme(a, b, plain.core == Core::MinFloat, to);
            }
            Core::Select => {
                let (a, b) = (self.in_register(a), self.in_register(b));
                let mask = self.flag_mask(plain, vector);
                let (yes, no) = if plain.predicate_inverse { (b, a) } else { (a, b) };
                self.blend(to, no, yes, mask);
            }
            Core::SquareRoot => self.two(op::VSQRTPS, to, a),
            Core::Inverse | Core::InverseSquareRoot => {
                let divisor = self.scratch();
                let mut by = a;
                if plain.core == Core::InverseSquareRoot {
                    self.two(op::VSQRTPS, divisor, a);
                    by = Last::Register(divisor);
                }
                let one = self.code.splat(ONE);
                let one = self.in_register(one);
                self.three(op::VDIVPS, to, one, by);
            }
            Core::CompareFloat | Core::CompareInt => {}
        }
    }

    fn binary(&mut self, code: op::Instruction, a: Last, b: Last, to: Ymm) {
        let a = self.in_register(a);
        self.three(code, to, a, b);
    }

    /// `b * c + a`, rounded once.
    pub(crate) fn fused(
        &mut self,
        code_213: op::Instruction,
        code_231: op::Instruction,
        sources: [Last; 3],
        to: Ymm,
    ) {
        let [a, b, c] = sources;
        let target = Last::Register(to);
        if target == b {
            let c = self.in_register(c);
            self.three(code_213, to, c, a);
        } else if target == c {
            let b = self.in_register(b);
            self.three(code_213, to, b, a);
        } else {
            // Whatever a is, b is not in its place.
            let b = self.in_register(b);
            if target != a {
                match a {
                    Last::Register(_) => self.two(op::VMOVAPS, to, a),
                    memory => self.two(op::VMOVDQU_LOAD, to, memory),
                }
            }
            self.three(code_231, to, b, c);
        }
    }

    /// Lesser or greater: numbers before NaNs, and of two zeros the one that their signs ask for.
    fn extreme(&mut self, a: Ymm, b: Ymm, less: bool, to: Ymm) {
        let (result, other, third) = (self.scratch(), self.scratch(), self.scratch());
        let (lesser, greater) = if less { (a, b) } else { (b, a) };
        self.compare(relation::LESS, result, lesser, Last::Register(greater));
        self.compare(relation::UNORDERED, other, b, Last::Register(b));
        self.three(op::VPOR, result, result, Last::Register(other));
        self.blend(result, b, a, result);
        self.three(if less { op::VPOR } else { op::VPAND }, other, a, Last::Register(b));
        self.compare(relation::EQUAL, third, a, Last::Register(b));
        self.blend(result, result, other, third);
        self.compare(relation::UNORDERED, other, result, Last::Register(result));
        let quiet = self.code.splat(QUIET);
        self.three(op::VPAND, other, other, quiet);
        self.three(op::VPOR, to, result, Last::Register(other));
    }

    /// A relation: lanes of all ones or zeros in the target, and bits of the first vector in eax, of the second in ecx.
    pub(crate) fn comparison(&mut self, plain: &Plain, vector: usize) {
        let a = self.source(plain, 0, vector);
        let b = self.source(plain, 1, vector);
        let (a, b) = (self.in_register(a), self.in_register(b));
        let truth = self.scratch();
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
            self.compare(relation, truth, a, Last::Register(b));
        } else {
            self.integer_relation(plain, a, b, truth);
        }
        // vmovmskps eax or ecx, the lanes
        self.two(op::VMOVMSKPS, vector as Ymm, Last::Register(truth));
        if let Some(register) = target_register(plain, vector) {
            let written = self.written_value(register);
            let to = self.vectors.overwrite(written, Form::Whole, &[], &mut self.code);
            self.two(op::VMOVAPS, to, Last::Register(truth));
        }
    }

    fn integer_relation(&mut self, plain: &Plain, a: Ymm, b: Ymm, to: Ymm) {
        let (mut a, mut b) = (a, b);
        let equality = matches!(plain.condition, Condition::Zero | Condition::NotZero);
        let never = matches!(plain.condition, Condition::Unordered | Condition::Overflow | Condition::None);
        if plain.unsigned && !equality {
            let sign = self.code.splat(SIGN);
            let (first, second) = (self.scratch(), self.scratch());
            self.three(op::VPXOR, first, a, sign);
            self.three(op::VPXOR, second, b, sign);
            (a, b) = (first, second);
        }
        let (lesser, greater) = (Last::Register(a), Last::Register(b));
        match plain.condition {
            _ if never => self.three(op::VPXOR, to, to, Last::Register(to)),
            Condition::Zero | Condition::NotZero => self.three(op::VPCMPEQD, to, a, greater),
            Condition::Less | Condition::GreaterOrEqual => self.three(op::VPCMPGTD, to, b, lesser),
            _ => self.three(op::VPCMPGTD, to, a, greater),
        }
        if matches!(plain.condition, Condition::NotZero | Condition::GreaterOrEqual | Condition::LessOrEqual)
        {
            let ones = self.code.splat(u32::MAX);
            self.three(op::VPXOR, to, to, ones);
        }
    }
}
