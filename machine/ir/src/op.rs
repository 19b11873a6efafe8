//! The primitives.
//!
//! Source: [skl.7:math], [skl.7:Type Conversion] by way of `num`, which says what each of them computes. Lanes of 32 bits
//! unless the name says otherwise: `D` for 64-bit floats, `Q` for 64-bit integers.

use crate::function::{Kind, Place, Value};

/// A pure function of whole vectors for what has no instruction: arguments in the first places, the result in place 0.
pub type Lanewise = extern "sysv64" fn(&mut [[u32; 8]; 4]);

/// A [`Lanewise`] with its name. Two with the same name are taken to be the same function.
#[derive(Clone, Copy, Debug)]
pub struct Pure {
    /// For readers, and to find equal operations.
    pub name: &'static str,
    /// What computes it.
    pub function: Lanewise,
}

impl Eq for Pure {}

impl std::hash::Hash for Pure {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl PartialEq for Pure {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

/// A routine of the caller, which may change the state and memory: `extern "sysv64" fn(state: *mut u8, context: *mut u8,
/// arguments: u64, u64, u64) -> u64`. The address is opaque here; the back end calls it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Routine {
    /// For readers and for the executor of tests.
    pub name: &'static str,
    /// Address of the function.
    pub address: usize,
}

/// Bytes of an access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Width {
    B1,
    B2,
    B4,
    B8,
}

impl Width {
    /// Bytes.
    pub const fn bytes(self) -> u32 {
        match self {
            Self::B1 => 1,
            Self::B2 => 2,
            Self::B4 => 4,
            Self::B8 => 8,
        }
    }
}

/// Operations on one vector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Un {
    /// Square root.
    FSqrt,
    /// Toward negative infinity; NaNs made quiet, as by all four.
    FFloor,
    /// Toward positive infinity.
    FCeil,
    /// Toward zero.
    FTrunc,
    /// To the nearest even integer.
    FRound,
    /// Denormals to zeros of their sign.
    FFlush,
    /// Into [0, 1]; NaNs and negative zero become positive zero.
    FSaturate,
    /// Signed integers to floats.
    FFromInt,
    /// Unsigned integers to floats.
    FFromUnsigned,
    /// To signed integers, toward zero, saturating; NaNs become 0: `num::f32_to_i32`.
    IntFromF,
    /// To unsigned integers, toward zero, saturating; NaNs become 0.
    UnsignedFromF,
    /// Half-float bits in the low 16 bits of each lane to floats; NaNs as they are: `num::f16_to_f32`.
    FFromHalf,
    /// The same, NaNs made quiet: cheaper, and the same to arithmetic, which makes them so anyway.
    FFromHalfQuiet,
    /// Floats to half-float bits, to the nearest even.
    HalfFromF,
    /// Bitwise not.
    Not,
    /// Magnitude of signed integers; wraps.
    IAbs,
    /// The lower four lanes, zero-extended to 64 bits.
    UnsignedWidenLow,
    /// The upper four lanes, zero-extended to 64 bits.
    UnsignedWidenHigh,
    /// The lower four lanes, sign-extended.
    WidenLow,
    /// The upper four lanes, sign-extended.
    WidenHigh,
    /// The lower four floats as 64-bit floats; NaNs made quiet.
    DFromFLow,
    /// The upper four.
    DFromFHigh,
    /// The lower four signed integers as 64-bit floats.
    DFromIntLow,
    /// The upper four.
    DFromIntHigh,
    /// Square root.
    DSqrt,
    /// Denormals to zeros of their sign.
    DFlush,
    /// Toward negative infinity; NaNs made quiet.
    DFloor,
    /// Toward positive infinity.
    DCeil,
    /// Toward zero.
    DTrunc,
    /// To the nearest even integer.
    DRound,
}

/// Operations on two vectors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bin {
    /// Sum.
    FAdd,
    /// Difference.
    FSub,
    /// Product.
    FMul,
    /// Quotient.
    FDiv,
    /// `num::float::min_f32`.
    FMin,
    /// `num::float::max_f32`.
    FMax,
    /// `a < b`, false with NaNs.
    FLess,
    /// `a <= b`, false with NaNs.
    FLessEqual,
    /// `a == b`, false with NaNs.
    FEqual,
    /// One is a NaN.
    FUnordered,
    /// Sum, wrapping.
    IAdd,
    /// Difference, wrapping.
    ISub,
    /// Product, low half.
    IMul,
    /// `a == b`.
    IEqual,
    /// `a > b`, signed.
    IGreater,
    /// `a > b`, unsigned.
    UGreater,
    /// Lesser, signed.
    IMin,
    /// Greater, signed.
    IMax,
    /// Lesser, unsigned.
    UMin,
    /// Greater, unsigned.
    UMax,
    /// Left shift by the low 5 bits of each lane of the second.
    Shl,
    /// Right shift by the low 5 bits, zeros.
    Shr,
    /// Right shift by the low 5 bits, the sign.
    Asr,
    /// Bitwise.
    And,
    /// Bitwise.
    Or,
    /// Bitwise.
    Xor,
    /// `a & !b`.
    AndNot,
    /// 64-bit sum, wrapping.
    QAdd,
    /// 64-bit difference, wrapping.
    QSub,
    /// 64-bit product, low half.
    QMul,
    /// Product of the low halves of 64-bit lanes, unsigned.
    QMulUnsigned,
    /// Product of the low halves of 64-bit lanes, signed.
    QMulSigned,
    /// `a == b` in 64-bit lanes.
    QEqual,
    /// `a > b`, signed, in 64-bit lanes.
    QGreater,
    /// Left shift by the low 6 bits of each 64-bit lane of the second.
    QShl,
    /// Right shift by the low 6 bits, zeros.
    QShr,
    /// Right shift by the low 6 bits, the sign.
    QAsr,
    /// 64-bit sum.
    DAdd,
    /// Difference.
    DSub,
    /// Product.
    DMul,
    /// Quotient.
    DDiv,
    /// `num::float::min_f64`.
    DMin,
    /// `num::float::max_f64`.
    DMax,
    /// `a < b`, false with NaNs.
    DLess,
    /// `a <= b`, false with NaNs.
    DLessEqual,
    /// `a == b`, false with NaNs.
    DEqual,
    /// One is a NaN.
    DUnordered,
    /// Low halves of the 64-bit lanes of both, the first's in the lower four lanes.
    Narrow,
    /// 64-bit floats of both as floats, to the nearest even, the first's in the lower four lanes; NaNs made quiet.
    FFromD,
    /// Low 16 bits of the lanes of both as 16 words, the first's in the lower half.
    PackWords,
    /// Low 8 bits of the lanes of both as 16 bytes, the first's before; the upper half is zero.
    PackBytes,
}

/// Operations on three vectors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tern {
    /// `a * b + c`, rounded once.
    FFma,
    /// `a * b + c`, rounded once, of 64-bit floats.
    DFma,
    /// `a * b + c`, rounded once to a half float, and that as floats: `num::float::fma_f32_to_f16`.
    HalfFma,
    /// `a ? b : c`, byte by byte: all bits of each byte of a mask are alike.
    Select,
}

/// Operations on scalars.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    /// Sum, wrapping.
    Add,
    /// Difference, wrapping.
    Sub,
    /// Product, wrapping.
    Mul,
    /// Bitwise.
    And,
    /// Bitwise.
    Or,
    /// Bitwise.
    Xor,
    /// `a & !b`.
    AndNot,
    /// Left shift by the low 6 bits of the second.
    Shl,
    /// Right shift by the low 6 bits, zeros.
    Shr,
    /// Right shift by the low 6 bits, the sign.
    Asr,
    /// Rotation to the right by the low 6 bits.
    RotateRight,
    /// 1 when equal, else 0.
    Equal,
    /// 1 when `a < b`, unsigned.
    Less,
    /// 1 when `a < b`, signed.
    LessSigned,
}

/// One operation. Lane 0 is the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A vector.
    Constant([u32; 8]),
    /// A scalar.
    Number(u64),
    /// Second argument of the function: a pointer that routines know.
    Context,
    /// Address of a place, as a scalar. What is done by way of it is not seen: see [`Op::Gather`].
    Address(Place),
    /// A row; the offset is a multiple of 32.
    Load(Place),
    /// Overwrites a row.
    Store(Place, Value),
    /// A scalar, zero-extended.
    LoadScalar(Place, Width),
    /// Overwrites some bytes by the low ones of a scalar.
    StoreScalar(Place, Width, Value),

    /// Of one vector.
    Un(Un, Value),
    /// Of two vectors.
    Bin(Bin, Value, Value),
    /// Of three vectors.
    Tern(Tern, Value, Value, Value),
    /// A pure function of the vectors, of which the last repeats the one before where there are fewer.
    Apply(Pure, [Value; 3]),

    /// Lanes of the vector by these numbers (0 to 7).
    Permute(Value, [u8; 8]),
    /// Bytes of the vector: `bytes[i] & 15` of the same half, or zero where bit 7 is set.
    ShuffleBytes(Value, [u8; 32]),
    /// Lanes of the second where the bit is set, of the first elsewhere.
    Blend(Value, Value, u8),
    /// Eight words of the lower (0) or upper (1) half, sign-extended or not.
    Words(Value, u8, bool),
    /// The eight bytes from byte 8 * n (0 to 3), sign-extended or not.
    Bytes(Value, u8, bool),

    /// A scalar's low 32 bits in all lanes.
    Splat(Value),
    /// A scalar in all 64-bit lanes.
    Splat64(Value),
    /// One lane of a vector (0 to 7) in all lanes.
    Lane(Value, u8),
    /// One 64-bit lane of a vector (0 to 3) in all lanes.
    Lane64(Value, u8),
    /// Top bits of the eight lanes, as bits of a scalar.
    MaskBits(Value),
    /// Top bits of the four 64-bit lanes.
    MaskBits64(Value),
    /// A mask of eight lanes from the bits of a scalar from this one on.
    MaskFromBits(Value, u8),
    /// A mask of four 64-bit lanes.
    MaskFromBits64(Value, u8),
    /// One lane as a scalar, zero-extended.
    Extract(Value, u8),
    /// One 64-bit lane as a scalar.
    Extract64(Value, u8),

    /// Of two scalars.
    Scalar(Scalar, Value, Value),
    /// The second scalar when the first is not zero, else the third.
    Choose(Value, Value, Value),

    /// 32 bytes of memory at an address and a distance.
    Read(Value, i32),
    /// Overwrites 32 bytes of memory.
    Write(Value, i32, Value),
    /// Overwrites the lanes of memory whose mask is set: address, distance, vector, mask.
    WriteMasked(Value, i32, Value, Value),
    /// Some bytes of memory, zero-extended.
    ReadScalar(Value, i32, Width),
    /// Overwrites some bytes of memory.
    WriteScalar(Value, i32, Width, Value),
    /// For each lane whose mask is set the bytes at address + unsigned 32-bit byte distance, zero-extended (at most 4 bytes);
    /// zero in the others, which touch nothing: address, distances, mask, width. The state image must not be reached so; see
    /// [`Op::GatherState`].
    Gather(Value, Value, Value, Width),
    /// Overwrites the low bytes for each lane whose mask is set, lane 0 first: address, distances, vector, mask, width.
    Scatter(Value, Value, Value, Value, Width),
    /// As [`Op::Gather`], from the state image, whose rows are brought up to date before: distances, mask, width.
    GatherState(Value, Value, Width),
    /// As [`Op::Scatter`], to the state image: distances, vector, mask, width.
    ScatterState(Value, Value, Value, Width),
    /// For each lane whose mask is set the bytes of a region at an unsigned 32-bit offset, zero-extended (at most 4 bytes); zero
    /// in the others and in those of which a byte lies outside: region, offsets, mask, width.
    Fetch(u32, Value, Value, Width),
    /// Overwrites the low bytes for each lane whose mask is set and whose bytes lie inside, lane 0 first: region, offsets,
    /// vector, mask, width.
    Put(u32, Value, Value, Value, Width),
    /// As [`Op::Fetch`] of 4 bytes, from the low 32 bits of a scalar on, lane behind lane; offsets wrap: region, offset of lane
    /// 0, mask.
    FetchRow(u32, Value, Value),
    /// As [`Op::Put`] of 4 bytes, lane behind lane: region, offset of lane 0, vector, mask.
    PutRow(u32, Value, Value, Value),
    /// Bytes of a region.
    Length(u32),
    /// Calls a routine with three scalars; the state image is up to date before and may have changed after. A scalar.
    Call(Routine, [Value; 3]),
}

impl Op {
    /// What the result is.
    pub fn kind(&self) -> Kind {
        match self {
            Op::Constant(_)
            | Op::Load(_)
            | Op::Un(..)
            | Op::Bin(..)
            | Op::Tern(..)
            | Op::Apply(..)
            | Op::Permute(..)
            | Op::ShuffleBytes(..)
            | Op::Blend(..)
            | Op::Words(..)
            | Op::Bytes(..)
            | Op::Splat(_)
            | Op::Splat64(_)
            | Op::Lane(..)
            | Op::Lane64(..)
            | Op::MaskFromBits(..)
            | Op::MaskFromBits64(..)
            | Op::Read(..)
            | Op::Gather(..)
            | Op::GatherState(..)
            | Op::Fetch(..)
            | Op::FetchRow(..) => Kind::Vector,
            Op::Number(_)
            | Op::Context
            | Op::Address(_)
            | Op::LoadScalar(..)
            | Op::MaskBits(_)
            | Op::MaskBits64(_)
            | Op::Extract(..)
            | Op::Extract64(..)
            | Op::Scalar(..)
            | Op::Choose(..)
            | Op::ReadScalar(..)
            | Op::Length(_)
            | Op::Call(..) => Kind::Scalar,
            Op::Store(..)
            | Op::StoreScalar(..)
            | Op::Write(..)
            | Op::WriteMasked(..)
            | Op::WriteScalar(..)
            | Op::Scatter(..)
            | Op::ScatterState(..)
            | Op::Put(..)
            | Op::PutRow(..) => Kind::Nothing,
        }
    }

    /// It reaches memory by an address that the function made itself.
    pub fn has_address(&self) -> bool {
        matches!(
            self,
            Op::Read(..)
                | Op::Write(..)
                | Op::WriteMasked(..)
                | Op::ReadScalar(..)
                | Op::WriteScalar(..)
                | Op::Gather(..)
                | Op::Scatter(..)
        )
    }

    /// The region that it reaches.
    pub fn region(&self) -> Option<u32> {
        match *self {
            Op::Fetch(region, ..)
            | Op::Put(region, ..)
            | Op::FetchRow(region, ..)
            | Op::PutRow(region, ..)
            | Op::Length(region) => Some(region),
            _ => None,
        }
    }

    /// The values that it uses, in order.
    pub fn operands(&self) -> Operands {
        let mut copy = *self;
        let mut operands = Operands { values: [Value(0); 4], count: 0, at: 0 };
        copy.each_operand(&mut |value| {
            operands.values[operands.count] = *value;
            operands.count += 1;
        });
        operands
    }

    /// Shows the values that it uses, to be changed.
    pub fn each_operand(&mut self, f: &mut dyn FnMut(&mut Value)) {
        match self {
            Op::Constant(_)
            | Op::Number(_)
            | Op::Context
            | Op::Address(_)
            | Op::Load(_)
            | Op::Length(_)
            | Op::LoadScalar(..) => {}
            Op::Store(_, a)
            | Op::StoreScalar(_, _, a)
            | Op::Un(_, a)
            | Op::Permute(a, _)
            | Op::ShuffleBytes(a, _)
            | Op::Words(a, ..)
            | Op::Bytes(a, ..)
            | Op::Splat(a)
            | Op::Splat64(a)
            | Op::Lane(a, _)
            | Op::Lane64(a, _)
            | Op::MaskBits(a)
            | Op::MaskBits64(a)
            | Op::MaskFromBits(a, _)
            | Op::MaskFromBits64(a, _)
            | Op::Extract(a, _)
            | Op::Extract64(a, _)
            | Op::Read(a, _)
            | Op::ReadScalar(a, ..) => f(a),
            Op::Bin(_, a, b)
            | Op::Blend(a, b, _)
            | Op::Scalar(_, a, b)
            | Op::Write(a, _, b)
            | Op::WriteScalar(a, _, _, b)
            | Op::GatherState(a, b, _)
            | Op::Fetch(_, a, b, _)
            | Op::FetchRow(_, a, b) => {
                f(a);
                f(b);
            }
            Op::Tern(_, a, b, c)
            | Op::Apply(_, [a, b, c])
            | Op::Choose(a, b, c)
            | Op::WriteMasked(a, _, b, c)
            | Op::Gather(a, b, c, _)
            | Op::ScatterState(a, b, c, _)
            | Op::Put(_, a, b, c, _)
            | Op::PutRow(_, a, b, c)
            | Op::Call(_, [a, b, c]) => {
                f(a);
                f(b);
                f(c);
            }
            Op::Scatter(a, b, c, d, _) => {
                f(a);
                f(b);
                f(c);
                f(d);
            }
        }
    }
}

/// The operands of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Operands {
    values: [Value; 4],
    count: usize,
    at: usize,
}

impl Iterator for Operands {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        let value = *self.values[..self.count].get(self.at)?;
        self.at += 1;
        Some(value)
    }
}
