//! Operations on sixteen half floats: computed as floats, eight at a time.
//!
//! Source: [skl.7:Half Float]; house rule of one rounding. Half floats stay floats between operations, and become half
//! floats when their register is written to memory, which loses nothing.
//!
//! A fused sum of floats is rounded to 24 bits before it is rounded to 11. Twice is not once where the first result lies
//! in the middle between two half floats, or where half floats have fewer bits than 11. Then the sum is done again behind
//! the end of the code, rounded to odd.

use crate::assembler::{Last, Shift, Ymm, op, relation};
use crate::emit::Emitter;
use crate::plan::target_register;
use crate::vectors::Form;
use eu::straight::{Core, Lanes, Plain};

/// Floats without their signs, shifted left by one, less one: where nothing is known to go wrong. Zero is the greatest.
/// A middle between two half floats has these lower bits, the upper of which are shifted out ...
const MIDDLE: u32 = 0x1fff << ABOVE;
const ABOVE: u8 = 32 - 14;
/// ... and what is below 2^-13, twice the least normal half float, is replaced by such a middle.
const SMALL: u32 = 0x7200_1fff;

/// Vectors that hold something else than values while there are half floats, and what.
pub(crate) const CONSTANTS: [(Ymm, u32); 3] = [(13, u32::MAX), (14, SMALL), (15, MIDDLE)];

/// Fused sums to be done again: `second * third + first` of the lower lanes and of the upper ones.
pub(crate) struct Detour {
    /// Where the distance of the jump that leads here stands.
    jump: usize,
    /// Where the code goes on.
    back: usize,
    sources: [[Ymm; 3]; 2],
    sums: [Ymm; 2],
    scratch: [Ymm; 2],
}

const FORMS: [Form; 2] = [Form::Low, Form::High];

impl Emitter {
    /// An operation on half floats.
    pub(crate) fn halves(&mut self, plain: &Plain) {
        let Some(register) = target_register(plain, 0) else { return };
        let written = self.written_value(register);
        let sources = FORMS.map(|form| self.half_sources(plain, form));
        let results = [self.scratch(), self.scratch()];
        match plain.core {
            Core::AddFloat | Core::MulFloat => {
                let code = if plain.core == Core::AddFloat { op::VADDPS } else { op::VMULPS };
                for (lanes, result) in sources.iter().zip(results) {
                    self.three(code, result, lanes[0], Last::Register(lanes[1]));
                }
            }
            _ => self.fused_halves(sources, results),
        }
        for (index, result) in results.into_iter().enumerate() {
            if plain.saturate {
                self.saturate(result);
            }
            self.code.vex(op::VCVTPS2PH, result, 0, Last::Register(result), Some(0));
            let lanes = sources[index].map(Last::Register);
            let lanes = &lanes[..plain.source_count];
            let target = self.vectors.overwrite(written, FORMS[index], lanes, &mut self.code);
            self.two(op::VCVTPH2PS, target, Last::Register(result));
        }
    }

    /// Fills the vectors that hold constants.
    pub(crate) fn load_constants(&mut self) {
        for (vector, bits) in CONSTANTS {
            let constant = self.code.splat(bits);
            self.two(op::VMOVDQU_LOAD, vector, constant);
        }
    }

    /// Eight lanes of each source as floats.
    fn half_sources(&mut self, plain: &Plain, form: Form) -> [Ymm; 3] {
        let mut lanes = [0; 3];
        for index in 0..plain.source_count {
            let same = (0..index).find(|&earlier| plain.sources[earlier] == plain.sources[index]);
            lanes[index] = match same {
                Some(earlier) => lanes[earlier],
                None => self.half_source(plain, index, form),
            };
        }
        lanes
    }

    /// Eight lanes of a source as floats.
    fn half_source(&mut self, plain: &Plain, index: usize, form: Form) -> Ymm {
        let source = &plain.sources[index];
        let lanes = match source.lanes {
            Lanes::Splat(offset) => {
                let from = self.bytes(offset);
                let to = self.scratch();
                self.two(op::VPBROADCASTW, to, from);
                self.two(op::VCVTPH2PS, to, Last::Register(to));
                to
            }
            Lanes::Row(offset) => {
                let value = self.read_value(usize::from(offset) / 32);
                self.vectors.fetch_half(value, form, &mut self.code)
            }
            // Half floats have no other form.
            Lanes::Immediate(_) | Lanes::Words(..) => self.scratch(),
        };
        if !source.negate && !source.absolute {
            return lanes;
        }
        let to = self.scratch();
        self.modify(source, lanes, to);
        self.vectors.release(lanes);
        to
    }

    /// `second * third + first` of floats that were halves, ready to be rounded to half floats.
    fn fused_halves(&mut self, sources: [[Ymm; 3]; 2], sums: [Ymm; 2]) {
        let scratch = [self.scratch(), self.scratch()];
        let [less_one, small, middle] = CONSTANTS.map(|(vector, _)| Last::Register(vector));
        for index in 0..2 {
            let (sum, suspect) = (sums[index], scratch[index]);
            self.fused(op::VFMADD213PS, op::VFMADD231PS, sources[index].map(Last::Register), sum);
            self.three(op::VPADDD, suspect, sum, Last::Register(sum));
            self.three(op::VPADDD, suspect, suspect, less_one);
            self.three(op::VPMAXUD, suspect, suspect, small);
            self.code.shift(Shift::Left, suspect, suspect, ABOVE);
            self.three(op::VPCMPEQD, suspect, suspect, middle);
        }
        self.three(op::VPOR, scratch[0], scratch[0], Last::Register(scratch[1]));
        self.two(op::VPTEST, scratch[0], Last::Register(scratch[0]));
        // jnz the detour
        self.code.raw(&[0x0f, 0x85]);
        let jump = self.code.position();
        self.code.raw(&[0; 4]);
        let back = self.code.position();
        self.detours.push(Detour { jump, back, sources, sums, scratch });
    }

    /// Emits what was put off.
    pub(crate) fn take_detours(&mut self) {
        for detour in std::mem::take(&mut self.detours) {
            self.code.arrive(detour.jump);
            for (sources, sum) in detour.sources.into_iter().zip(detour.sums) {
                let [product, lost] = detour.scratch;
                let (other, bits) = CONSTANTS[0];
                self.sum_rounded_to_odd(sources, sum, [product, lost, other]);
                let constant = self.code.splat(bits);
                self.two(op::VMOVDQU_LOAD, other, constant);
            }
            // jmp back
            self.code.raw(&[0xe9]);
            let at = self.code.position();
            self.code.raw(&[0; 4]);
            self.code.patch(at, (detour.back as u32).wrapping_sub(at as u32 + 4));
        }
    }

    /// The fused sum rounded to odd, so that rounding to a half float afterwards rounds the exact value once.
    fn sum_rounded_to_odd(&mut self, [addend, second, third]: [Ymm; 3], sum: Ymm, scratch: [Ymm; 3]) {
        let [product, lost, other] = scratch;
        let last = Last::Register;
        // Eleven bits by eleven bits: the product is exact.
        self.three(op::VMULPS, product, second, last(third));
        self.three(op::VADDPS, sum, product, last(addend));
        // What the sum lost, exactly; a NaN where it is infinite.
        self.three(op::VSUBPS, other, sum, last(product));
        self.three(op::VSUBPS, lost, sum, last(other));
        self.three(op::VSUBPS, lost, product, last(lost));
        self.three(op::VSUBPS, other, addend, last(other));
        self.three(op::VADDPS, lost, lost, last(other));
        let zero = self.code.splat(0);
        self.compare(relation::ORDERED_NOT_EQUAL, other, lost, zero);
        // Back to the truncated sum where it was rounded away from zero, then the last bit says that it is inexact.
        self.three(op::VPXOR, lost, lost, last(sum));
        self.code.shift(Shift::Arithmetic, lost, lost, 31);
        self.three(op::VPAND, lost, lost, last(other));
        self.three(op::VPADDD, sum, sum, last(lost));
        self.code.shift(Shift::Right, other, other, 31);
        self.three(op::VPOR, sum, sum, last(other));
    }
}
