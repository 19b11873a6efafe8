//! Executing a function in plain Rust: the referee of back ends.
//!
//! Source: `num` for every lane. Nothing here is quick.

use crate::function::{End, Function, Place, Value};
use crate::op::{Bin, Op, Routine, Scalar, Tern, Un, Width};
use crate::region::Region;
use num::exact::{self, DOUBLE, SINGLE};
use num::{Events, FloatControl, Rounding, float};

/// What a function sees beside its state: memory and routines.
pub trait Host {
    /// Memory at an address.
    fn read(&mut self, address: u64, bytes: &mut [u8]);
    /// Overwrites memory.
    fn write(&mut self, address: u64, bytes: &[u8]);
    /// A region of the table that the run is given.
    fn region(&self, _number: u32) -> Region<'_> {
        Region::empty()
    }
    /// Does what a routine does.
    fn call(&mut self, routine: &Routine, state: &mut [u8], frame: &mut [u8], arguments: [u64; 3]) -> u64;
}

/// A host without memory or routines.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Host for Alone {
    fn read(&mut self, _: u64, bytes: &mut [u8]) {
        bytes.fill(0);
    }

    fn write(&mut self, _: u64, _: &[u8]) {}

    fn call(&mut self, _: &Routine, _: &mut [u8], _: &mut [u8], _: [u64; 3]) -> u64 {
        0
    }
}

/// Where the state image seems to be.
pub const STATE: u64 = 1 << 62;
/// Where the frame seems to be.
pub const FRAME: u64 = 1 << 61;
/// The context pointer.
pub const CONTEXT: u64 = 1 << 60;

type Vector = [u32; 8];

/// Nearest even, all denormals kept: flushing is an operation of its own.
const CONTROL: FloatControl = FloatControl {
    rounding: Rounding::NearestEven,
    keep_denormals_f32: true,
    keep_denormals_f64: true,
    keep_denormals_f16: true,
    alternative: false,
    rounded_conversion: false,
    ieee_minimum: false,
    gather_events: false,
};

#[derive(Clone, Copy)]
enum Content {
    Vector(Vector),
    Scalar(u64),
    Nothing,
}

/// Runs a function from its entry to an exit, whose number is given back.
pub fn eval(function: &Function, state: &mut [u8], host: &mut dyn Host) -> u64 {
    let mut run = Run {
        function,
        contents: vec![Content::Nothing; function.operations.len()],
        state,
        frame: vec![0; function.frame_bytes as usize],
        host,
    };
    // Constants are everywhere, whatever block they are in.
    for (number, op) in function.operations.iter().enumerate() {
        match *op {
            Op::Constant(lanes) => run.contents[number] = Content::Vector(lanes),
            Op::Number(scalar) => run.contents[number] = Content::Scalar(scalar),
            _ => {}
        }
    }
    let mut block = &function.blocks[0];
    loop {
        for &value in &block.operations {
            run.contents[value.0 as usize] = run.operation(value);
        }
        let next = match block.end {
            End::Jump(next) => next,
            End::Branch(condition, yes, no) => {
                if run.scalar(condition) != 0 {
                    yes
                } else {
                    no
                }
            }
            End::Exit(number) => return number,
            End::ExitWith(number) => return run.scalar(number),
        };
        block = &function.blocks[next.0 as usize];
    }
}

/// What a pure operation makes of constant operands; `None` for what is not pure or whose operands are not given.
pub fn pure(
    op: &Op,
    vector: &dyn Fn(Value) -> Option<Vector>,
    scalar: &dyn Fn(Value) -> Option<u64>,
) -> Option<Op> {
    let vectors = |vector: Vector| Some(Op::Constant(vector));
    let scalars = |number: u64| Some(Op::Number(number));
    match *op {
        Op::Un(un, a) => vectors(unary(un, vector(a)?)),
        Op::Bin(bin, a, b) => vectors(binary(bin, vector(a)?, vector(b)?)),
        Op::Tern(tern, a, b, c) => vectors(ternary(tern, vector(a)?, vector(b)?, vector(c)?)),
        Op::Apply(pure, [a, b, c]) => {
            let mut places = [vector(a)?, vector(b)?, vector(c)?, [0; 8]];
            (pure.function)(&mut places);
            vectors(places[0])
        }
        Op::Permute(a, numbers) => {
            let a = vector(a)?;
            vectors(numbers.map(|number| a[usize::from(number & 7)]))
        }
        Op::ShuffleBytes(a, numbers) => {
            let a = to_bytes(vector(a)?);
            vectors(from_bytes(std::array::from_fn(|i| {
                let number = numbers[i];
                if number & 0x80 != 0 { 0 } else { a[(i & 16) | usize::from(number & 15)] }
            })))
        }
        Op::Blend(a, b, lanes) => {
            let (a, b) = (vector(a)?, vector(b)?);
            vectors(std::array::from_fn(|i| if lanes >> i & 1 != 0 { b[i] } else { a[i] }))
        }
        Op::Words(a, half, signed) => {
            let a = to_bytes(vector(a)?);
            vectors(std::array::from_fn(|i| {
                let at = 16 * usize::from(half & 1) + 2 * i;
                let word = u16::from_le_bytes([a[at], a[at + 1]]);
                if signed { i32::from(word as i16) as u32 } else { word.into() }
            }))
        }
        Op::Bytes(a, part, signed) => {
            let a = to_bytes(vector(a)?);
            vectors(std::array::from_fn(|i| {
                let byte = a[8 * usize::from(part & 3) + i];
                if signed { i32::from(byte as i8) as u32 } else { byte.into() }
            }))
        }
        Op::Splat(a) => vectors([scalar(a)? as u32; 8]),
        Op::Splat64(a) => vectors(from_wide([scalar(a)?; 4])),
        Op::Lane(a, lane) => vectors([vector(a)?[usize::from(lane & 7)]; 8]),
        Op::Lane64(a, lane) => vectors(from_wide([to_wide(vector(a)?)[usize::from(lane & 3)]; 4])),
        Op::MaskBits(a) => {
            let a = vector(a)?;
            scalars((0..8).fold(0, |bits, i| bits | u64::from(a[i] >> 31) << i))
        }
        Op::MaskBits64(a) => {
            let a = to_wide(vector(a)?);
            scalars((0..4).fold(0, |bits, i| bits | (a[i] >> 63) << i))
        }
        Op::MaskFromBits(a, first) => {
            let bits = scalar(a)? >> (first & 63);
            vectors(std::array::from_fn(|i| 0u32.wrapping_sub((bits >> i) as u32 & 1)))
        }
        Op::MaskFromBits64(a, first) => {
            let bits = scalar(a)? >> (first & 63);
            vectors(from_wide(std::array::from_fn(|i| 0u64.wrapping_sub(bits >> i & 1))))
        }
        Op::Extract(a, lane) => scalars(vector(a)?[usize::from(lane & 7)].into()),
        Op::Extract64(a, lane) => scalars(to_wide(vector(a)?)[usize::from(lane & 3)]),
        Op::Scalar(op, a, b) => scalars(on_scalars(op, scalar(a)?, scalar(b)?)),
        Op::Choose(condition, a, b) => scalars(if scalar(condition)? != 0 { scalar(a)? } else { scalar(b)? }),
        _ => None,
    }
}

struct Run<'a> {
    function: &'a Function,
    contents: Vec<Content>,
    state: &'a mut [u8],
    frame: Vec<u8>,
    host: &'a mut dyn Host,
}

impl Run<'_> {
    fn vector(&self, value: Value) -> Vector {
        match self.contents[value.0 as usize] {
            Content::Vector(vector) => vector,
            _ => panic!("{value:?} is no vector, or not there yet"),
        }
    }

    fn scalar(&self, value: Value) -> u64 {
        match self.contents[value.0 as usize] {
            Content::Scalar(scalar) => scalar,
            _ => panic!("{value:?} is no scalar, or not there yet"),
        }
    }

    fn place(&mut self, place: Place, bytes: u32) -> &mut [u8] {
        let image = if place.frame { &mut self.frame[..] } else { &mut *self.state };
        &mut image[place.offset as usize..][..bytes as usize]
    }

    fn operation(&mut self, value: Value) -> Content {
        let op = *self.function.op(value);
        match op {
            Op::Constant(lanes) => return Content::Vector(lanes),
            Op::Number(number) => return Content::Scalar(number),
            _ => {}
        }
        let contents = &self.contents;
        let vector = |value: Value| match contents[value.0 as usize] {
            Content::Vector(vector) => Some(vector),
            _ => None,
        };
        let scalar = |value: Value| match contents[value.0 as usize] {
            Content::Scalar(scalar) => Some(scalar),
            _ => None,
        };
        match pure(&op, &vector, &scalar) {
            Some(Op::Constant(lanes)) => Content::Vector(lanes),
            Some(Op::Number(number)) => Content::Scalar(number),
            _ => self.effect(op),
        }
    }

    fn effect(&mut self, op: Op) -> Content {
        match op {
            Op::Context => return Content::Scalar(CONTEXT),
            Op::Address(place) => {
                let base = if place.frame { FRAME } else { STATE };
                return Content::Scalar(base + u64::from(place.offset));
            }
            Op::Load(place) => return Content::Vector(row(self.place(place, 32))),
            Op::LoadScalar(place, width) => return Content::Scalar(little(self.place(place, width.bytes()))),
            Op::Store(place, a) => {
                let bytes = to_bytes(self.vector(a));
                self.place(place, 32).copy_from_slice(&bytes);
            }
            Op::StoreScalar(place, width, a) => {
                let bytes = self.scalar(a).to_le_bytes();
                let count = width.bytes();
                self.place(place, count).copy_from_slice(&bytes[..count as usize]);
            }
            Op::Read(base, distance) => {
                let mut bytes = [0; 32];
                self.host.read(self.scalar(base).wrapping_add_signed(distance.into()), &mut bytes);
                return Content::Vector(from_bytes(bytes));
            }
            Op::Write(base, distance, a) => {
                let bytes = to_bytes(self.vector(a));
                self.host.write(self.scalar(base).wrapping_add_signed(distance.into()), &bytes);
            }
            Op::WriteMasked(base, distance, a, mask) => {
                let (a, mask) = (self.vector(a), self.vector(mask));
                let start = self.scalar(base).wrapping_add_signed(distance.into());
                for i in 0..8 {
                    if mask[i] >> 31 != 0 {
                        self.host.write(start.wrapping_add(4 * i as u64), &a[i].to_le_bytes());
                    }
                }
            }
            Op::ReadScalar(base, distance, width) => {
                let mut bytes = [0; 8];
                let address = self.scalar(base).wrapping_add_signed(distance.into());
                self.host.read(address, &mut bytes[..width.bytes() as usize]);
                return Content::Scalar(u64::from_le_bytes(bytes));
            }
            Op::WriteScalar(base, distance, width, a) => {
                let bytes = self.scalar(a).to_le_bytes();
                let address = self.scalar(base).wrapping_add_signed(distance.into());
                self.host.write(address, &bytes[..width.bytes() as usize]);
            }
            Op::Gather(base, distances, mask, width) => {
                let (base, distances, mask) = (self.scalar(base), self.vector(distances), self.vector(mask));
                return Content::Vector(std::array::from_fn(|i| {
                    let mut bytes = [0; 4];
                    if mask[i] >> 31 != 0 {
                        let address = base.wrapping_add(distances[i].into());
                        self.host.read(address, &mut bytes[..width.bytes().min(4) as usize]);
                    }
                    u32::from_le_bytes(bytes)
                }));
            }
            Op::Scatter(base, distances, a, mask, width) => {
                let (base, distances) = (self.scalar(base), self.vector(distances));
                let (a, mask) = (self.vector(a), self.vector(mask));
                for i in (0..8).filter(|&i| mask[i] >> 31 != 0) {
                    let bytes = a[i].to_le_bytes();
                    let address = base.wrapping_add(distances[i].into());
                    self.host.write(address, &bytes[..width.bytes().min(4) as usize]);
                }
            }
            Op::GatherState(distances, mask, width) => {
                let (distances, mask) = (self.vector(distances), self.vector(mask));
                return Content::Vector(std::array::from_fn(|i| {
                    if mask[i] >> 31 == 0 {
                        return 0;
                    }
                    little(self.place(Place::state(distances[i]), width.bytes().min(4))) as u32
                }));
            }
            Op::ScatterState(distances, a, mask, width) => {
                let (distances, a, mask) = (self.vector(distances), self.vector(a), self.vector(mask));
                let count = width.bytes().min(4);
                for i in (0..8).filter(|&i| mask[i] >> 31 != 0) {
                    let bytes = a[i].to_le_bytes();
                    self.place(Place::state(distances[i]), count).copy_from_slice(&bytes[..count as usize]);
                }
            }
            Op::Fetch(region, offsets, mask, width) => {
                return Content::Vector(self.fetch(region, self.vector(offsets), mask, width));
            }
            Op::FetchRow(region, offset, mask) => {
                return Content::Vector(self.fetch(region, in_a_row(self.scalar(offset)), mask, Width::B4));
            }
            Op::Put(region, offsets, a, mask, width) => {
                self.put(region, self.vector(offsets), a, mask, width);
            }
            Op::PutRow(region, offset, a, mask) => {
                self.put(region, in_a_row(self.scalar(offset)), a, mask, Width::B4);
            }
            Op::Length(region) => return Content::Scalar(self.host.region(region).length()),
            Op::Call(routine, arguments) => {
                let arguments = arguments.map(|value| self.scalar(value));
                return Content::Scalar(self.host.call(&routine, self.state, &mut self.frame, arguments));
            }
            other => panic!("operands of {other:?} are not there"),
        }
        Content::Nothing
    }
}

impl Run<'_> {
    fn fetch(&self, region: u32, offsets: Vector, mask: Value, width: Width) -> Vector {
        let (region, mask) = (self.host.region(region), self.vector(mask));
        std::array::from_fn(|i| {
            let mut bytes = [0; 4];
            if mask[i] >> 31 != 0 {
                region.read(offsets[i], &mut bytes[..width.bytes().min(4) as usize]);
            }
            u32::from_le_bytes(bytes)
        })
    }

    fn put(&mut self, region: u32, offsets: Vector, a: Value, mask: Value, width: Width) {
        let (region, a, mask) = (self.host.region(region), self.vector(a), self.vector(mask));
        for i in (0..8).filter(|&i| mask[i] >> 31 != 0) {
            let bytes = a[i].to_le_bytes();
            region.write(offsets[i], &bytes[..width.bytes().min(4) as usize]);
        }
    }
}

/// Offsets of DWords behind each other; they wrap.
fn in_a_row(offset: u64) -> Vector {
    std::array::from_fn(|i| (offset as u32).wrapping_add(4 * i as u32))
}

fn row(bytes: &[u8]) -> Vector {
    std::array::from_fn(|i| little(&bytes[4 * i..4 * i + 4]) as u32)
}

fn little(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte))
}

fn to_bytes(vector: Vector) -> [u8; 32] {
    std::array::from_fn(|i| vector[i / 4].to_le_bytes()[i % 4])
}

fn from_bytes(bytes: [u8; 32]) -> Vector {
    row(&bytes)
}

fn to_wide(vector: Vector) -> [u64; 4] {
    std::array::from_fn(|i| u64::from(vector[2 * i]) | u64::from(vector[2 * i + 1]) << 32)
}

fn from_wide(lanes: [u64; 4]) -> Vector {
    std::array::from_fn(|i| (lanes[i / 2] >> (32 * (i % 2))) as u32)
}

fn truth(condition: bool) -> u32 {
    0u32.wrapping_sub(condition.into())
}

fn truth64(condition: bool) -> u64 {
    0u64.wrapping_sub(condition.into())
}

fn quiet(x: f32) -> u32 {
    if x.is_nan() { x.to_bits() | 1 << 22 } else { x.to_bits() }
}

fn quiet64(x: f64) -> u64 {
    if x.is_nan() { x.to_bits() | 1 << 51 } else { x.to_bits() }
}

/// The NaN that a first operand which is one, else the second, leaves behind.
fn nan2(a: u32, b: u32) -> Option<u32> {
    let found = [a, b].into_iter().find(|&x| f32::from_bits(x).is_nan());
    found.map(|x| x | 1 << 22)
}

fn nan2_64(a: u64, b: u64) -> Option<u64> {
    let found = [a, b].into_iter().find(|&x| f64::from_bits(x).is_nan());
    found.map(|x| x | 1 << 51)
}

/// What an operation makes of one vector.
fn unary(op: Un, a: Vector) -> Vector {
    let each = |f: &dyn Fn(u32) -> u32| a.map(f);
    let floats = |f: &dyn Fn(f32) -> f32| a.map(|x| quiet(f(f32::from_bits(quiet(f32::from_bits(x))))));
    let wide = |f: &dyn Fn(u64) -> u64| from_wide(to_wide(a).map(f));
    let doubles = |f: &dyn Fn(f64) -> f64| {
        from_wide(to_wide(a).map(|x| quiet64(f(f64::from_bits(quiet64(f64::from_bits(x)))))))
    };
    let events = &mut Events::default();
    let widened = |first: usize, f: &dyn Fn(u32) -> u64| from_wide(std::array::from_fn(|i| f(a[first + i])));
    let to_double = |x: u32| {
        exact::convert(SINGLE, DOUBLE, x.into(), Rounding::NearestEven, &mut Events::default()) as u64
    };
    let sign_extended = |x: u32| i64::from(x as i32) as u64;
    let int_to_double = |x: u32| f64::from(x as i32).to_bits();
    match op {
        Un::FSqrt => a.map(|x| float::sqrt_f32(f32::from_bits(x), CONTROL, events).to_bits()),
        Un::FFloor => floats(&f32::floor),
        Un::FCeil => floats(&f32::ceil),
        Un::FTrunc => floats(&f32::trunc),
        Un::FRound => floats(&f32::round_ties_even),
        Un::FFlush => each(&|x| float::flush_f32(f32::from_bits(x)).to_bits()),
        Un::FSaturate => each(&|x| float::saturate_f32(f32::from_bits(x)).to_bits()),
        Un::FFromInt => each(&|x| (x as i32 as f32).to_bits()),
        Un::FFromUnsigned => each(&|x| (x as f32).to_bits()),
        Un::IntFromF => each(&|x| num::f32_to_i32(f32::from_bits(x), CONTROL) as u32),
        Un::UnsignedFromF => each(&|x| num::f32_to_u32(f32::from_bits(x), CONTROL)),
        Un::FFromHalf => each(&|x| num::f16_to_f32(x as u16).to_bits()),
        Un::FFromHalfQuiet => each(&|x| quiet(num::f16_to_f32(x as u16))),
        Un::HalfFromF => each(&|x| num::f32_to_f16(f32::from_bits(x), Rounding::NearestEven).into()),
        Un::Not => each(&|x| !x),
        Un::IAbs => each(&|x| (x as i32).wrapping_abs() as u32),
        Un::UnsignedWidenLow => widened(0, &u64::from),
        Un::UnsignedWidenHigh => widened(4, &u64::from),
        Un::WidenLow => widened(0, &sign_extended),
        Un::WidenHigh => widened(4, &sign_extended),
        Un::DFromFLow => widened(0, &to_double),
        Un::DFromFHigh => widened(4, &to_double),
        Un::DFromIntLow => widened(0, &int_to_double),
        Un::DFromIntHigh => widened(4, &int_to_double),
        Un::DSqrt => {
            let root = |x| float::sqrt_f64(f64::from_bits(x), CONTROL, &mut Events::default()).to_bits();
            wide(&root)
        }
        Un::DFlush => wide(&|x| float::flush_f64(f64::from_bits(x)).to_bits()),
        Un::DFloor => doubles(&f64::floor),
        Un::DCeil => doubles(&f64::ceil),
        Un::DTrunc => doubles(&f64::trunc),
        Un::DRound => doubles(&f64::round_ties_even),
    }
}

/// What an operation makes of two vectors.
fn binary(op: Bin, a: Vector, b: Vector) -> Vector {
    let each = |f: &dyn Fn(u32, u32) -> u32| std::array::from_fn(|i| f(a[i], b[i]));
    let floats =
        |f: &dyn Fn(f32, f32) -> f32| each(&|a, b| f(f32::from_bits(a), f32::from_bits(b)).to_bits());
    let test = |f: &dyn Fn(f32, f32) -> bool| each(&|a, b| truth(f(f32::from_bits(a), f32::from_bits(b))));
    let (wide_a, wide_b) = (to_wide(a), to_wide(b));
    let wide = |f: &dyn Fn(u64, u64) -> u64| from_wide(std::array::from_fn(|i| f(wide_a[i], wide_b[i])));
    let doubles =
        |f: &dyn Fn(f64, f64) -> f64| wide(&|a, b| f(f64::from_bits(a), f64::from_bits(b)).to_bits());
    let test64 =
        |f: &dyn Fn(f64, f64) -> bool| wide(&|a, b| truth64(f(f64::from_bits(a), f64::from_bits(b))));
    let events = || Events::default();
    match op {
        Bin::FAdd => floats(&|a, b| float::add_f32(a, b, CONTROL, &mut events())),
        Bin::FSub => each(&|a, b| {
            let difference =
                || float::add_f32(f32::from_bits(a), -f32::from_bits(b), CONTROL, &mut events()).to_bits();
            nan2(a, b).unwrap_or_else(difference)
        }),
        Bin::FMul => floats(&|a, b| float::mul_f32(a, b, CONTROL, &mut events())),
        Bin::FDiv => floats(&|a, b| float::div_f32(a, b, CONTROL, &mut events())),
        Bin::FMin => floats(&float::min_f32),
        Bin::FMax => floats(&float::max_f32),
        Bin::FLess => test(&|a, b| a < b),
        Bin::FLessEqual => test(&|a, b| a <= b),
        Bin::FEqual => test(&|a, b| a == b),
        Bin::FUnordered => test(&|a, b| a.is_nan() || b.is_nan()),
        Bin::IAdd => each(&u32::wrapping_add),
        Bin::ISub => each(&u32::wrapping_sub),
        Bin::IMul => each(&u32::wrapping_mul),
        Bin::IEqual => each(&|a, b| truth(a == b)),
        Bin::IGreater => each(&|a, b| truth(a as i32 > b as i32)),
        Bin::UGreater => each(&|a, b| truth(a > b)),
        Bin::IMin => each(&|a, b| (a as i32).min(b as i32) as u32),
        Bin::IMax => each(&|a, b| (a as i32).max(b as i32) as u32),
        Bin::UMin => each(&|a, b| a.min(b)),
        Bin::UMax => each(&|a, b| a.max(b)),
        Bin::Shl => each(&u32::wrapping_shl),
        Bin::Shr => each(&u32::wrapping_shr),
        Bin::Asr => each(&|a, b| (a as i32).wrapping_shr(b) as u32),
        Bin::And => each(&|a, b| a & b),
        Bin::Or => each(&|a, b| a | b),
        Bin::Xor => each(&|a, b| a ^ b),
        Bin::AndNot => each(&|a, b| a & !b),
        Bin::QAdd => wide(&u64::wrapping_add),
        Bin::QSub => wide(&u64::wrapping_sub),
        Bin::QMul => wide(&u64::wrapping_mul),
        Bin::QMulUnsigned => wide(&|a, b| u64::from(a as u32) * u64::from(b as u32)),
        Bin::QMulSigned => wide(&|a, b| (i64::from(a as i32) * i64::from(b as i32)) as u64),
        Bin::QEqual => wide(&|a, b| truth64(a == b)),
        Bin::QGreater => wide(&|a, b| truth64(a as i64 > b as i64)),
        Bin::QShl => wide(&|a, b| a.wrapping_shl(b as u32)),
        Bin::QShr => wide(&|a, b| a.wrapping_shr(b as u32)),
        Bin::QAsr => wide(&|a, b| (a as i64).wrapping_shr(b as u32) as u64),
        Bin::DAdd => doubles(&|a, b| float::add_f64(a, b, CONTROL, &mut events())),
        Bin::DSub => wide(&|a, b| {
            let difference =
                || float::add_f64(f64::from_bits(a), -f64::from_bits(b), CONTROL, &mut events()).to_bits();
            nan2_64(a, b).unwrap_or_else(difference)
        }),
        Bin::DMul => doubles(&|a, b| float::mul_f64(a, b, CONTROL, &mut events())),
        Bin::DDiv => doubles(&|a, b| float::div_f64(a, b, CONTROL, &mut events())),
        Bin::DMin => doubles(&float::min_f64),
        Bin::DMax => doubles(&float::max_f64),
        Bin::DLess => test64(&|a, b| a < b),
        Bin::DLessEqual => test64(&|a, b| a <= b),
        Bin::DEqual => test64(&|a, b| a == b),
        Bin::DUnordered => test64(&|a, b| a.is_nan() || b.is_nan()),
        Bin::Narrow => std::array::from_fn(|i| if i < 4 { a[2 * i] } else { b[2 * (i - 4)] }),
        Bin::FFromD => std::array::from_fn(|i| {
            let lane = if i < 4 { wide_a[i] } else { wide_b[i - 4] };
            exact::convert(DOUBLE, SINGLE, lane.into(), Rounding::NearestEven, &mut events()) as u32
        }),
        Bin::PackWords => std::array::from_fn(|i| {
            let from = if i < 4 { &a } else { &b };
            let first = 2 * (i % 4);
            from[first] & 0xffff | from[first + 1] << 16
        }),
        Bin::PackBytes => from_bytes(std::array::from_fn(|i| match i {
            0..8 => a[i] as u8,
            8..16 => b[i - 8] as u8,
            _ => 0,
        })),
    }
}

/// What an operation makes of three vectors.
fn ternary(op: Tern, a: Vector, b: Vector, c: Vector) -> Vector {
    let floats = |i: usize| [a[i], b[i], c[i]].map(f32::from_bits);
    match op {
        Tern::FFma => std::array::from_fn(|i| {
            let [a, b, c] = floats(i);
            float::fma_f32(a, b, c, CONTROL, &mut Events::default()).to_bits()
        }),
        Tern::HalfFma => std::array::from_fn(|i| {
            float::fma_f32_to_f16(floats(i), CONTROL, &mut Events::default()).to_bits()
        }),
        Tern::DFma => {
            let [a, b, c] = [a, b, c].map(|x| to_wide(x).map(f64::from_bits));
            from_wide(std::array::from_fn(|i| {
                float::fma_f64(a[i], b[i], c[i], CONTROL, &mut Events::default()).to_bits()
            }))
        }
        Tern::Select => std::array::from_fn(|i| a[i] & b[i] | !a[i] & c[i]),
    }
}

fn on_scalars(op: Scalar, a: u64, b: u64) -> u64 {
    let count = b as u32;
    match op {
        Scalar::Add => a.wrapping_add(b),
        Scalar::Sub => a.wrapping_sub(b),
        Scalar::Mul => a.wrapping_mul(b),
        Scalar::And => a & b,
        Scalar::Or => a | b,
        Scalar::Xor => a ^ b,
        Scalar::AndNot => a & !b,
        Scalar::Shl => a.wrapping_shl(count),
        Scalar::Shr => a.wrapping_shr(count),
        Scalar::Asr => (a as i64).wrapping_shr(count) as u64,
        Scalar::RotateRight => a.rotate_right(count & 63),
        Scalar::Equal => (a == b).into(),
        Scalar::Less => (a < b).into(),
        Scalar::LessSigned => ((a as i64) < b as i64).into(),
    }
}

#[cfg(test)]
mod tests;
