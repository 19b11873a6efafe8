//! Which operation, on which lanes, an instruction is.
//!
//! Source: [skl.7:Execution Data Type], [skl.7:Instruction Set Summary Tables], [skl.7:Accumulator Restrictions].

use crate::macros;
use crate::op::{Handler, Meaning, Op, PredicateKind, narrow_meaning, rare_meaning, wide_meaning};
use crate::region;
use crate::semantics as s;
use crate::simd::Simd;
use isa::{Condition, File, Instruction, MathFunction, Opcode, Type};

fn is_float(type_: Type) -> bool {
    matches!(type_, Type::F | Type::Hf | Type::Df | Type::Vf)
}

fn is_unsigned(type_: Type) -> bool {
    matches!(type_, Type::Ud | Type::Uw | Type::Ub | Type::Uq | Type::Uv)
}

/// The unsigned integer of the same size.
fn raw(type_: Type) -> Type {
    match type_.bytes() {
        1 => Type::Ub,
        2 => Type::Uw,
        4 => Type::Ud,
        _ => Type::Uq,
    }
}

/// A negated register: of an unsigned number that is a signed one. [skl.7:Execution Data Type]
fn is_negated(source: &isa::Source) -> bool {
    source.negate && source.file != File::Immediate
}

fn is_accumulator(file: File, register: u8) -> bool {
    file == File::Arf && register >> 4 == crate::thread::arf::ACCUMULATOR
}

/// A move or predicated selection that changes no bit: equal types, no modifier, no condition.
fn is_raw_move(instruction: &Instruction) -> bool {
    let count = usize::from(instruction.source_count).min(3);
    let selects = instruction.opcode == Opcode::Sel && instruction.condition == Condition::None;
    (instruction.opcode == Opcode::Mov && instruction.condition == Condition::None || selects)
        && !instruction.saturate
        && !instruction.accumulator_write
        && is_float(instruction.destination.type_)
        && instruction.source[..count]
            .iter()
            .all(|source| source.type_ == instruction.destination.type_ && !source.negate && !source.absolute)
}

/// The same on integers when it [`is_raw_move`].
fn as_raw_move(mut instruction: Instruction) -> Instruction {
    if is_raw_move(&instruction) {
        let type_ = raw(instruction.destination.type_);
        instruction.destination.type_ = type_;
        for source in &mut instruction.source {
            source.type_ = type_;
        }
    }
    instruction
}

/// Lanes that an instruction needs.
struct Shape {
    wide: bool,
    float: bool,
}

fn shape(instruction: &Instruction) -> Shape {
    use Opcode as O;
    let count = usize::from(instruction.source_count).min(3);
    let sources = &instruction.source[..count];
    let float = sources.iter().any(|source| is_float(source.type_));
    let has_64_bits =
        instruction.destination.type_.bytes() == 8 || sources.iter().any(|source| source.type_.bytes() == 8);
    if float {
        return Shape { wide: has_64_bits, float };
    }
    // Signed and unsigned DWords together are exact only in wider lanes: it shows in comparisons and in floats.
    let mixed = sources.iter().any(|source| source.type_ == Type::Ud)
        && sources.iter().any(|source| !is_unsigned(source.type_) || is_negated(source));
    let converts = is_float(instruction.destination.type_);
    let compares = matches!(instruction.opcode, O::Cmp | O::Cmpn | O::Avg)
        || (instruction.opcode == O::Sel && instruction.condition != Condition::None);
    let accumulates = sources.iter().any(|source| is_accumulator(source.file, source.register))
        || is_accumulator(instruction.destination.file, instruction.destination.register)
        || instruction.accumulator_write
        || matches!(instruction.opcode, O::Mac | O::Mach | O::Sada2);
    let carries = matches!(instruction.opcode, O::Addc | O::Subb);
    let bits = matches!(
        instruction.opcode,
        O::Lzd | O::Fbh | O::Fbl | O::Cbit | O::Bfrev | O::Bfe | O::Bfi1 | O::Bfi2 | O::Math
    );
    let exact = instruction.saturate || instruction.condition == Condition::Overflow || accumulates;
    let wide = exact || mixed && (compares || converts);
    Shape { wide: has_64_bits || (!carries && !bits && wide), float }
}

/// Channels that one operation covers: instructions with more become several operations, as on hardware.
pub fn channels_at_once<S: Simd>(instruction: &Instruction) -> u32 {
    use Opcode as O;
    let instruction = &as_raw_move(*instruction);
    let often = matches!(
        instruction.opcode,
        O::Mov
            | O::Movi
            | O::Add
            | O::Mul
            | O::Mad
            | O::And
            | O::Or
            | O::Xor
            | O::Shl
            | O::Shr
            | O::Asr
            | O::Lrp
            | O::Pln
            | O::Cmp
            | O::Sel
    ) || matches!(
        (instruction.opcode, instruction.math),
        (O::Math, MathFunction::Inv | MathFunction::Sqrt | MathFunction::Rsq)
    ) || (instruction.opcode == O::Cmpn && !shape(instruction).float);
    let rare_selection = instruction.opcode == O::Sel
        && shape(instruction).float
        && !matches!(instruction.condition, Condition::None | Condition::Less | Condition::GreaterOrEqual);
    let together = S::PREFERRED && often && !rare_selection && !shape(instruction).wide;
    if together && crate::halves::fits_rows_of_sixteen(instruction) { 16 } else { 8 }
}

/// Fills operands and handler of `op` for `channels` channels from `first` on.
///
/// # Errors
/// The name of what is not built.
pub fn choose<S: Simd>(
    op: &mut Op,
    instruction: &Instruction,
    first: u32,
    channels: u32,
) -> Result<(), &'static str> {
    use Opcode as O;
    let mut instruction = *instruction;
    if instruction.opcode == O::Smov {
        // A move of the channels that the immediate mask names, so that each can have an address of its own.
        op.size_mask &= (instruction.source[1].immediate as u32).checked_shr(first).unwrap_or(0);
        instruction.opcode = O::Mov;
        instruction.source_count = 1;
    }
    if let Some(step) = macro_step(&instruction) {
        let count = usize::from(instruction.source_count).min(3);
        for (index, source) in instruction.source[..count].iter().enumerate() {
            op.sources[index] = region::macro_source(source, first, count == 3);
            op.extensions[index] = source.special_accumulator;
        }
        op.destination = region::macro_output(&instruction.destination, first);
        op.extensions[3] = instruction.destination.special_accumulator;
        op.run = step;
        return Ok(());
    }
    instruction = as_raw_move(instruction);
    let Shape { wide, float } = shape(&instruction);
    let count = usize::from(instruction.source_count).min(3);
    for index in 0..count {
        op.sources[index] = region::source(&instruction, index, first, channels, wide, float);
    }
    // Half-float denormals are flushed only where everything is half floats.
    let only_halves = instruction.destination.type_ == Type::Hf
        && instruction.source[..count].iter().all(|source| source.type_ == Type::Hf);
    for source in &mut op.sources {
        source.clean = source.type_ == Type::Hf && !only_halves;
    }
    op.only_halves = only_halves;
    let compares = matches!(instruction.opcode, O::Cmp | O::Cmpn);
    let mut destination = instruction;
    if compares {
        destination.destination.type_ = raw(instruction.destination.type_);
    }
    let gives_float = match instruction.opcode {
        O::F16to32 => true,
        O::F32to16 => false,
        _ => float && !compares,
    };
    op.destination = region::output(&destination, first, channels, wide, gives_float, &mut op.size_mask);
    op.destination.flush_half = only_halves;
    op.integer_destination = !is_float(instruction.destination.type_);
    let sources = &instruction.source[..count];
    op.unsigned = sources.iter().all(|source| is_unsigned(source.type_));
    let multiplies = matches!(instruction.opcode, O::Mul | O::Mac | O::Mach);
    // The range of products of negated unsigned numbers is not defined. [skl.7:Accumulator Registers]
    op.unsigned &= multiplies || !sources.iter().any(is_negated);
    if wide && !has_quad(&instruction) {
        // Exact signed lanes hold every narrower integer.
        op.unsigned &= multiplies;
    }
    let widest = sources.iter().map(|source| source.type_.bytes()).max().unwrap_or(4).max(2);
    op.shift_mask = if has_quad(&instruction) { 63 } else { 31 };
    op.shift_keep = u64::MAX >> (64 - 8 * widest);
    if widest == 2 && sources.first().is_some_and(|source| is_accumulator(source.file, source.register)) {
        // Words have 33 bits there. [skl.7:Accumulator Registers]
        op.shift_keep = u64::MAX >> (64 - 33);
    }
    if instruction.opcode == O::Mach {
        (op.shift_mask, op.shift_keep) = (63, u64::MAX);
    }
    // Floats have a lane for each of sixteen channels, half floats for each of all.
    op.accumulator_lane = match instruction.destination.type_ {
        Type::Hf if float && !wide => op.channel_offset,
        _ if float && !wide => op.channel_offset & 15,
        _ => (first & 15) as u8,
    };
    if instruction.opcode == O::Sel && instruction.condition == Condition::None {
        op.selection = op.predicate;
        op.predicate = PredicateKind::None;
    }
    // Comparisons write truth values, operations on bits write bits: not floats, whatever their types say.
    let computes_float = match instruction.opcode {
        O::Mov | O::Sel | O::Add | O::Mul | O::Mac | O::Mad | O::Lrp => true,
        O::Frc | O::Rndd | O::Rnde | O::Rndu | O::Rndz => true,
        O::Line | O::Pln | O::Dp2 | O::Dp3 | O::Dp4 | O::Dph => true,
        O::Math => matches!(
            instruction.math,
            MathFunction::Inv
                | MathFunction::Log
                | MathFunction::Exp
                | MathFunction::Sqrt
                | MathFunction::Rsq
                | MathFunction::Sin
                | MathFunction::Cos
                | MathFunction::Pow
                | MathFunction::Fdiv
        ),
        _ => false,
    };
    op.flushed_result =
        computes_float && float && !wide && !compares && sources.iter().all(|source| source.type_ == Type::F);
    // Whatever the regions say: four components for all channels, and two registers for each eight.
    let base = |source: &isa::Source| u32::from(source.register) * 32 + u32::from(source.subregister_bytes);
    if matches!(instruction.opcode, O::Line | O::Pln) {
        op.sources[0].offset = (base(&instruction.source[0]) % region::GRF_BYTES) as u16;
    }
    if instruction.opcode == O::Pln {
        op.sources[1].offset = ((base(&instruction.source[1]) + first * 8) % region::GRF_BYTES) as u16;
    }
    let meaning = meaning::<S>(op, &instruction, channels, wide, float)?;
    (op.run, op.record, op.wide) = (meaning.run, Some(meaning.record), wide);
    Ok(())
}

/// Handler of a step of the division and root macros.
fn macro_step(instruction: &Instruction) -> Option<Handler> {
    if !matches!(instruction.source[0].type_, Type::F | Type::Df) {
        return None;
    }
    match (instruction.opcode, instruction.math) {
        (Opcode::Madm, _) => Some(macros::madm),
        (Opcode::Math, MathFunction::Invm) => Some(macros::invm),
        (Opcode::Math, MathFunction::Rsqrtm) => Some(macros::rsqrtm),
        _ => None,
    }
}

fn has_quad(instruction: &Instruction) -> bool {
    let count = usize::from(instruction.source_count).min(3);
    matches!(instruction.destination.type_, Type::Q | Type::Uq)
        || instruction.source[..count].iter().any(|source| matches!(source.type_, Type::Q | Type::Uq))
}

fn meaning<S: Simd>(
    op: &mut Op,
    instruction: &Instruction,
    channels: u32,
    wide: bool,
    float: bool,
) -> Result<Meaning, &'static str> {
    use Opcode as O;
    // Frequent operations have handlers for up to 16 channels, others for 8: see `channels_at_once`.
    macro_rules! often {
        ($operation:ty) => {
            if wide { wide_meaning::<$operation>() } else { narrow_meaning::<S, $operation>(op, channels) }
        };
    }
    macro_rules! both {
        ($operation:ty) => {
            if wide { wide_meaning::<$operation>() } else { rare_meaning::<S, $operation>() }
        };
    }
    macro_rules! by_type {
        ($floats:ty, $ints:ty) => {
            if float { often!($floats) } else { often!($ints) }
        };
    }
    macro_rules! often_narrow {
        ($operation:ty) => {
            if wide {
                return Err(concat!(stringify!($operation), " of 64-bit types"));
            } else {
                narrow_meaning::<S, $operation>(op, channels)
            }
        };
    }
    macro_rules! narrow {
        ($operation:ty) => {
            if wide {
                return Err(concat!(stringify!($operation), " of 64-bit types"));
            } else {
                rare_meaning::<S, $operation>()
            }
        };
    }
    Ok(match instruction.opcode {
        O::Mov | O::Movi => by_type!(s::MovFloat, s::MovInt),
        O::Add
            if instruction.saturate
                && matches!(instruction.destination.type_, Type::Q | Type::Uq)
                && !float =>
        {
            // What is clamped is of the destination's signedness.
            op.unsigned = instruction.destination.type_ == Type::Uq;
            both!(s::AddClamped)
        }
        O::Add => by_type!(s::AddFloat, s::AddInt),
        O::Mul => by_type!(s::MulFloat, s::MulInt),
        O::Mad => by_type!(s::MadFloat, s::MadInt),
        O::Mac => {
            if float {
                both!(s::MacFloat)
            } else {
                both!(s::MacInt)
            }
        }
        O::Mach => both!(s::Mach),
        O::Avg => both!(s::Avg),
        O::And => often!(s::And),
        O::Or => often!(s::Or),
        O::Xor => often!(s::Xor),
        O::Not => both!(s::Not),
        O::Shl => often!(s::Shl),
        O::Shr => often!(s::Shr),
        // Zeros enter where there is no sign to copy. [byt.2.2:asr]
        O::Asr if is_unsigned(instruction.source[0].type_) => often!(s::Shr),
        O::Asr => often!(s::Asr),
        O::Addc => narrow!(s::Addc),
        O::Subb => narrow!(s::Subb),
        O::Frc => both!(s::Frc),
        O::Rndd => both!(s::Rndd),
        O::Rndu => both!(s::Rndu),
        O::Rnde => both!(s::Rnde),
        O::Rndz => both!(s::Rndz),
        O::Lrp => often_narrow!(s::Lrp),
        O::Lzd => narrow!(s::Lzd),
        O::Fbh => narrow!(s::Fbh),
        O::Fbl => narrow!(s::Fbl),
        O::Cbit => narrow!(s::Cbit),
        O::Bfrev => narrow!(s::Bfrev),
        O::Bfe => narrow!(s::Bfe),
        O::Bfi1 => narrow!(s::Bfi1),
        O::Bfi2 => narrow!(s::Bfi2),
        O::Sad2 => both!(s::Sad2),
        O::Sada2 => both!(s::Sada2),
        O::Dp4 => narrow!(s::Dp4),
        O::Dph => narrow!(s::Dph),
        O::Dp3 => narrow!(s::Dp3),
        O::Dp2 => narrow!(s::Dp2),
        O::Line => narrow!(s::Line),
        O::Pln => often_narrow!(s::Pln),
        O::Cmp => by_type!(s::CmpFloat, s::CmpInt),
        O::Cmpn => {
            if float {
                both!(s::CmpnFloat)
            } else {
                often!(s::CmpInt)
            }
        }
        O::Csel => narrow!(s::Csel),
        O::Sel => match (float, instruction.condition) {
            (true, Condition::None) => often!(s::SelFloat),
            (false, Condition::None) => often!(s::SelInt),
            (true, Condition::Less) => {
                op.condition = Condition::None;
                often!(s::MinFloat)
            }
            (true, Condition::GreaterOrEqual) => {
                op.condition = Condition::None;
                often!(s::MaxFloat)
            }
            (true, _) => both!(s::SelCompareFloat),
            (false, _) => often!(s::SelCompareInt),
        },
        O::F32to16 => narrow!(s::FloatToHalf),
        O::F16to32 => narrow!(s::HalfToFloat),
        O::Math => {
            op.condition = Condition::None;
            op.accumulator_write = false;
            match instruction.math {
                MathFunction::Inv => often_narrow!(s::Inv),
                MathFunction::Log => narrow!(s::Log),
                MathFunction::Exp => narrow!(s::Exp),
                MathFunction::Sqrt => often_narrow!(s::Sqrt),
                MathFunction::Rsq => often_narrow!(s::Rsq),
                MathFunction::Sin => narrow!(s::Sin),
                MathFunction::Cos => narrow!(s::Cos),
                MathFunction::Fdiv => narrow!(s::Fdiv),
                MathFunction::Pow => narrow!(s::Pow),
                MathFunction::IntDivQuotient if !float => narrow!(s::Quotient),
                MathFunction::IntDivRemainder if !float => narrow!(s::Remainder),
                _ => return Err("math function"),
            }
        }
        O::Dim => return Err("dim"),
        _ => return Err("opcode"),
    })
}
