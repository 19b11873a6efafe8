//! Random programs of several blocks, as they are and after the passes.

use super::{Dice, STATE, compare};
use ir::{Bin, BlockId, Builder, Function, Op, Place, Pure, Scalar, Tern, Un, Value, Width};

extern "sysv64" fn mixed(places: &mut [[u32; 8]; 4]) {
    for lane in 0..8 {
        places[0][lane] = places[0][lane].rotate_left(3) ^ places[1][7 - lane].wrapping_add(places[2][lane]);
    }
}

const MIXED: Pure = Pure { name: "mixed", function: mixed };

const UNARY: [Un; 12] = [
    Un::FSqrt,
    Un::FFloor,
    Un::FFlush,
    Un::FSaturate,
    Un::FFromInt,
    Un::IntFromF,
    Un::UnsignedFromF,
    Un::FFromHalf,
    Un::HalfFromF,
    Un::Not,
    Un::WidenHigh,
    Un::DFromFLow,
];
const BINARY: [Bin; 18] = [
    Bin::FAdd,
    Bin::FMul,
    Bin::FMin,
    Bin::FMax,
    Bin::FLess,
    Bin::IAdd,
    Bin::ISub,
    Bin::IMul,
    Bin::IEqual,
    Bin::UGreater,
    Bin::Shl,
    Bin::Xor,
    Bin::AndNot,
    Bin::QMul,
    Bin::QAsr,
    Bin::DAdd,
    Bin::Narrow,
    Bin::PackWords,
];

/// Values that an operation may use, and what makes more of them.
struct Maker<'a> {
    b: Builder,
    dice: &'a mut Dice,
    vectors: Vec<Value>,
    scalars: Vec<Value>,
    variables: Vec<Place>,
}

impl Maker<'_> {
    fn vector(&mut self) -> Value {
        let recent = self.vectors.len().min(24);
        self.vectors[self.vectors.len() - 1 - self.dice.below(recent)]
    }

    fn scalar(&mut self) -> Value {
        self.scalars[self.dice.below(self.scalars.len())]
    }

    fn place(&mut self) -> Place {
        let rows = STATE / 32;
        if !self.variables.is_empty() && self.dice.below(4) == 0 {
            return self.variables[self.dice.below(self.variables.len())];
        }
        Place::state(32 * self.dice.below(rows) as u32)
    }

    fn bytes(&mut self) -> (Place, Width) {
        let width = [Width::B1, Width::B2, Width::B4, Width::B8][self.dice.below(4)];
        (Place::state(self.dice.below(STATE - 8) as u32), width)
    }

    fn operation(&mut self, routines: bool) {
        let kinds = if routines { 19 } else { 18 };
        let number = self.dice.next();
        match self.dice.below(kinds) {
            0..2 => {
                let place = self.place();
                let value = self.b.load(place);
                self.vectors.push(value);
            }
            2..4 => {
                let (place, value) = (self.place(), self.vector());
                self.b.store(place, value);
            }
            4 => {
                let (place, width) = self.bytes();
                let value = self.b.load_scalar(place, width);
                self.scalars.push(value);
            }
            5 => {
                let ((place, width), value) = (self.bytes(), self.scalar());
                self.b.store_scalar(place, width, value);
            }
            6 => {
                let lanes = std::array::from_fn(|_| self.dice.next() as u32);
                let value =
                    if number & 1 != 0 { self.b.constant(lanes) } else { self.b.splat(lanes[0] & 31) };
                self.vectors.push(value);
            }
            7 => {
                let a = self.vector();
                let value = self.b.unary(UNARY[self.dice.below(UNARY.len())], a);
                self.vectors.push(value);
            }
            8..12 => {
                let (a, b) = (self.vector(), self.vector());
                let value = self.b.binary(BINARY[self.dice.below(BINARY.len())], a, b);
                self.vectors.push(value);
            }
            12..14 => {
                let (a, b, c) = (self.vector(), self.vector(), self.vector());
                let value = if number & 1 != 0 {
                    let mask = self.b.binary(Bin::IGreater, a, b);
                    self.b.select(mask, c, a)
                } else {
                    self.b.ternary(Tern::FFma, a, b, c)
                };
                self.vectors.push(value);
            }
            14 => {
                let (a, b) = (self.scalar(), self.scalar());
                let op = [Scalar::Add, Scalar::Xor, Scalar::Shl, Scalar::Less, Scalar::RotateRight];
                let value = self.b.scalar(op[self.dice.below(op.len())], a, b);
                self.scalars.push(value);
            }
            15 => {
                let a = self.vector();
                let value = self.b.push(match number % 3 {
                    0 => Op::MaskBits(a),
                    1 => Op::Extract(a, (number >> 8) as u8 & 7),
                    _ => Op::Extract64(a, (number >> 8) as u8 & 3),
                });
                self.scalars.push(value);
            }
            16 => {
                let a = self.scalar();
                let value = self.b.push(match number % 3 {
                    0 => Op::Splat(a),
                    1 => Op::MaskFromBits(a, (number >> 8) as u8 & 31),
                    _ => Op::Splat64(a),
                });
                self.vectors.push(value);
            }
            17 => {
                let (a, b) = (self.vector(), self.vector());
                let numbers = std::array::from_fn(|i| (number >> (3 * i)) as u8 & 7);
                let value = self.b.push(match number >> 24 & 3 {
                    0 => Op::Permute(a, numbers),
                    1 => Op::Blend(a, b, number as u8),
                    2 => Op::Lane(a, numbers[0]),
                    _ => Op::Words(a, numbers[0] & 1, numbers[1] & 1 != 0),
                });
                self.vectors.push(value);
            }
            _ => {
                let arguments = [self.vector(), self.vector(), self.vector()];
                let value = self.b.apply(MIXED, &arguments);
                self.vectors.push(value);
            }
        }
    }
}

/// A program of blocks that go forward, but for one loop that counts.
pub(crate) fn random(dice: &mut Dice, length: usize) -> Function {
    let routines = dice.below(3) == 0;
    let mut b = Builder::new();
    let variables: Vec<Place> = (0..dice.below(4)).map(|_| b.variable()).collect();
    let counter = b.variable();
    let zero = b.splat(0);
    for &place in &variables {
        b.store(place, zero);
    }
    let rounds = b.number(1 + dice.below(3) as u64);
    b.store_scalar(counter, Width::B8, rounds);
    let mut maker = Maker { b, dice, vectors: vec![zero], scalars: vec![rounds], variables };
    let blocks: Vec<BlockId> = (0..4).map(|_| maker.b.block()).collect();
    for _ in 0..length {
        maker.operation(routines);
    }
    maker.b.jump(blocks[0]);
    // The loop.
    maker.b.switch(blocks[0]);
    for _ in 0..length {
        maker.operation(routines);
    }
    let left = maker.b.load_scalar(counter, Width::B8);
    let one = maker.b.number(1);
    let left = maker.b.scalar(Scalar::Sub, left, one);
    maker.b.store_scalar(counter, Width::B8, left);
    maker.b.branch(left, blocks[0], blocks[1]);
    // One of two ways, of which the values of neither are seen later.
    maker.b.switch(blocks[1]);
    let condition = maker.scalar();
    maker.b.branch(condition, blocks[2], blocks[3]);
    let (vectors, scalars) = (maker.vectors.clone(), maker.scalars.clone());
    for &block in &blocks[2..] {
        maker.b.switch(block);
        (maker.vectors, maker.scalars) = (vectors.clone(), scalars.clone());
        for _ in 0..length / 2 {
            maker.operation(routines);
        }
        match maker.dice.below(2) {
            0 => maker.b.exit(block.0.into()),
            _ => {
                let number = maker.scalar();
                maker.b.exit_with(number);
            }
        }
    }
    maker.b.finish()
}

fn state(dice: &mut Dice) -> Vec<u8> {
    (0..STATE).map(|_| dice.next() as u8).collect()
}

#[test]
fn random_programs_do_the_same() {
    for seed in 0..400u64 {
        let mut dice = Dice(seed);
        let length = [5, 20, 60, 150][seed as usize % 4];
        let function = random(&mut dice, length);
        compare(&function, &state(&mut dice), &format!("seed {seed}"));
    }
}
