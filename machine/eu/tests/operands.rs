//! Operands, masks and flags of instructions against an independent reading of the manual's formulas, on every platform
//! and both vector units.

mod common;

use common::model::{State, half, is_float};
use common::*;
use eu::{Exit, Kernel, Thread};
use hw::platforms::BYT;
use isa::{AccessMode, Addressing, Condition, File, Instruction, Opcode, Predicate, Source, Type};
use ports::ThreadStart;

/// Random choices.
struct Random(Generator);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        (self.0.next() >> 8) % n
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u64) as usize]
    }

    fn once_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

const OPCODES: &[(Opcode, u8, u8)] = &[
    (Opcode::Mov, 0x01, 1),
    (Opcode::Sel, 0x02, 2),
    (Opcode::Not, 0x04, 1),
    (Opcode::And, 0x05, 2),
    (Opcode::Or, 0x06, 2),
    (Opcode::Xor, 0x07, 2),
    (Opcode::Cmp, 0x10, 2),
    (Opcode::Add, 0x40, 2),
    (Opcode::Mad, 0x5b, 3),
];

/// What of the space of instructions a test is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Direct,
    Indirect,
    Align16,
    /// Three sources.
    Three,
}

fn instruction(random: &mut Random, kind: Kind) -> Instruction {
    let (opcode, opcode_bits, source_count) = match kind {
        Kind::Three => OPCODES[8],
        _ => random.pick(&OPCODES[..8]),
    };
    let is_logic = matches!(opcode, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Not);
    let floats = !is_logic && random.once_in(3);
    let three = kind == Kind::Three;
    let align16 = matches!(kind, Kind::Align16 | Kind::Three);
    let source_type = match (floats, three) {
        (true, _) => random.pick(&[Type::F, Type::F, Type::F, Type::Hf, Type::Df]),
        (false, true) => random.pick(&[Type::D, Type::Ud]),
        (false, false) => integer(random, align16),
    };
    // Logic operations and vectors of components keep their size.
    let same_size = |random: &mut Random| match source_type.bytes() {
        1 => random.pick(&[Type::Ub, Type::B]),
        2 => random.pick(&[Type::Uw, Type::W]),
        4 => random.pick(&[Type::Ud, Type::D]),
        _ => random.pick(&[Type::Uq, Type::Q]),
    };
    let destination_type = match opcode {
        _ if three || floats && (align16 || random.once_in(2)) => source_type,
        _ if floats && opcode != Opcode::Cmp => {
            random.pick(&[Type::F, Type::D, Type::Ud, Type::W, Type::Uw, Type::B, Type::Hf])
        }
        _ if floats => same_size(random),
        Opcode::Cmp | Opcode::Not | Opcode::And | Opcode::Or | Opcode::Xor => same_size(random),
        _ if align16 => same_size(random),
        _ if source_type.bytes() <= 2 && random.once_in(6) => Type::F,
        _ => integer(random, false),
    };
    let channels: u8 = match kind {
        _ if align16 => random.pick(&[4, 8, 8, 16]),
        Kind::Indirect => random.pick(&[1, 2, 4, 8, 8, 16]),
        _ => random.pick(&[1, 2, 4, 8, 8, 16, 16, 16, 32]),
    };
    let channel_offset = random.below(u64::from(32 / channels)) as u8 * channels / 4 * 4;
    let flag_subregister = u8::from(channels + channel_offset <= 16 && random.once_in(2));
    let mut i = Instruction {
        opcode,
        opcode_bits,
        length_bytes: 16,
        access_mode: if align16 { AccessMode::Align16 } else { AccessMode::Align1 },
        execution_size: channels,
        channel_offset,
        no_mask: random.once_in(3),
        flag_register: random.below(2) as u8,
        flag_subregister,
        source_count,
        ..Instruction::default()
    };
    let grouped = i.flag_subregister == 0;
    if opcode == Opcode::Sel && !random.once_in(3) || random.once_in(3) {
        i.predicate = match align16 {
            _ if random.once_in(2) => Predicate::Normal,
            true => random.pick(&[
                Predicate::ReplicateX,
                Predicate::ReplicateY,
                Predicate::ReplicateZ,
                Predicate::ReplicateW,
                Predicate::Any4,
                Predicate::All4,
            ]),
            false if grouped => random.pick(&[
                Predicate::AnyV,
                Predicate::AllV,
                Predicate::Any2H,
                Predicate::All2H,
                Predicate::Any4H,
                Predicate::All4H,
                Predicate::Any8H,
                Predicate::All8H,
                Predicate::Any16H,
                Predicate::All16H,
                Predicate::Any32H,
                Predicate::All32H,
            ]),
            false => Predicate::Any8H,
        };
        i.predicate_inverse = random.once_in(2);
    }
    let exact = i.predicate == Predicate::None || i.predicate == Predicate::Normal;
    let relations = [
        Condition::Zero,
        Condition::NotZero,
        Condition::Greater,
        Condition::GreaterOrEqual,
        Condition::Less,
        Condition::LessOrEqual,
    ];
    match opcode {
        Opcode::Cmp => {
            i.condition = random.pick(&relations);
            (i.predicate, i.predicate_inverse) =
                if exact { (i.predicate, i.predicate_inverse) } else { (Predicate::None, false) };
        }
        Opcode::Sel if i.predicate == Predicate::None => i.condition = random.pick(&relations),
        Opcode::Sel => {}
        // Of a float that becomes an integer the sign is that of the float.
        _ if exact && random.once_in(3) && (!floats || is_float(destination_type)) => {
            i.condition = random.pick(&relations);
        }
        _ => {}
    }
    let wide = source_type.bytes() == 8 || destination_type.bytes() == 8;
    i.saturate = !is_logic && opcode != Opcode::Cmp && !three && !wide && random.once_in(5);
    if opcode == Opcode::Add && !floats && !wide && !is_float(destination_type) && exact && random.once_in(6)
    {
        i.condition = Condition::Overflow;
    }
    i.destination.type_ = destination_type;
    destination(random, &mut i, kind);
    for index in 0..usize::from(source_count) {
        i.source[index].type_ = match source_type {
            other if floats || three || is_logic || other.bytes() == 8 => other,
            other if index == 0 || align16 => other,
            // Sums that become floats are exact.
            _ if destination_type == Type::F => integer_up_to(random, 2),
            _ => integer_up_to(random, 4),
        };
        source(random, &mut i, index, kind);
    }
    i
}

fn integer(random: &mut Random, align16: bool) -> Type {
    if align16 {
        return random.pick(&[Type::D, Type::Ud, Type::W, Type::Uw, Type::Q]);
    }
    random.pick(&[
        Type::Ub,
        Type::B,
        Type::Uw,
        Type::W,
        Type::Ud,
        Type::D,
        Type::Ud,
        Type::D,
        Type::Uq,
        Type::Q,
    ])
}

fn integer_up_to(random: &mut Random, bytes: u32) -> Type {
    loop {
        let type_ = integer(random, false);
        if type_.bytes() <= bytes {
            return type_;
        }
    }
}

fn destination(random: &mut Random, i: &mut Instruction, kind: Kind) {
    let size = i.destination.type_.bytes() as u64;
    let d = &mut i.destination;
    d.file = File::Grf;
    d.write_mask = 0xf;
    d.stride = 1;
    d.special_accumulator = 8;
    // Usually a place of its own, now and then one that sources have too, or the last ones.
    d.register = match random.below(8) {
        0 => 124 + random.below(4) as u8,
        1 => 10 + random.below(20) as u8,
        _ => 60 + random.below(40) as u8,
    };
    match kind {
        Kind::Align16 | Kind::Three => {
            d.write_mask = if random.once_in(2) { 0xf } else { 1 + random.below(15) as u8 };
            if size == 8 {
                d.write_mask = random.pick(&[0xf, 0x3, 0xc]);
            }
            d.subregister_bytes = 16 * random.below(2) as u8;
            return;
        }
        _ => {}
    }
    if i.opcode == Opcode::Cmp && random.once_in(3) {
        (d.file, d.register) = (File::Arf, 0);
        return;
    }
    d.stride = if random.once_in(3) { random.pick(&[2, 4]) } else { 1 };
    if random.once_in(3) {
        d.subregister_bytes = (random.below(32 / size) * size) as u8;
    }
    if kind == Kind::Indirect && random.once_in(3) {
        let address_subregister = random.below(8) as u8;
        let offset_bytes = (random.below(128) as i16 - 64) * 8;
        d.addressing = Addressing::Indirect { address_subregister, offset_bytes };
        (d.register, d.subregister_bytes) = (0, 0);
    }
}

fn source(random: &mut Random, i: &mut Instruction, index: usize, kind: Kind) {
    let (channels, condition) = (i.execution_size, i.condition);
    let last = index + 1 == usize::from(i.source_count);
    let s = &mut i.source[index];
    let size = u64::from(s.type_.bytes());
    s.special_accumulator = 8;
    // Not where it matters that the negative of a quadword has more bits.
    let counts = condition != Condition::None || i.destination.type_ == Type::F;
    if !(size == 8 && s.type_ != Type::Df && counts) {
        (s.negate, s.absolute) = (random.once_in(4), random.once_in(5));
    }
    if last && kind == Kind::Direct && (2..8).contains(&size) && random.once_in(5) {
        s.file = File::Immediate;
        (s.negate, s.absolute) = (false, false);
        s.immediate = match s.type_ {
            Type::F => u64::from(2.5f32.to_bits()),
            Type::Hf => u64::from(half(-1.5)) * 0x1_0001,
            Type::W | Type::Uw => 0xfff7_fff7,
            _ => 0x8000_0123,
        };
        return;
    }
    s.file = File::Grf;
    s.register = if random.once_in(10) { 126 + random.below(2) as u8 } else { 2 + random.below(40) as u8 };
    match kind {
        Kind::Three if random.once_in(3) => {
            s.replicate = true;
            let unit = size.max(4);
            s.subregister_bytes = (random.below(32 / unit) * unit) as u8;
            (s.swizzle, s.vertical_stride) = (0, 0);
        }
        Kind::Align16 | Kind::Three => {
            s.subregister_bytes = if random.once_in(3) { 16 } else { 0 };
            s.vertical_stride = if size == 8 { 2 } else { 4 };
            s.swizzle = if random.once_in(2) { 0xe4 } else { random.below(256) as u8 };
            if size == 8 {
                s.swizzle = random.pick(&[0x44, 0xe4, 0x4e, 0xee]);
            }
            if kind == Kind::Three {
                // The width of a vector is all that its syntax has.
                (s.width, s.horizontal_stride) = (4, 1);
                s.vertical_stride = 4;
                s.subregister_bytes = 0;
            } else if random.once_in(4) {
                s.vertical_stride = 0;
            }
        }
        Kind::Direct | Kind::Indirect => {
            let (v, w, h) = match random.below(6) {
                0 => (0, 1, 0),
                1 | 2 => {
                    let width = channels.min(8);
                    (width, width, if width == 1 { 0 } else { 1 })
                }
                3 => (16, 8, 2),
                4 => {
                    (random.pick(&[0, 1, 2, 4, 8, 16, 32]), random.pick(&[2, 4]), random.pick(&[0, 1, 2, 4]))
                }
                _ => (random.pick(&[1, 2, 4]), 1, 0),
            };
            (s.vertical_stride, s.width, s.horizontal_stride) = (v, w.min(channels), h);
            if random.once_in(3) {
                s.subregister_bytes = (random.below(32 / size) * size) as u8;
            }
            if kind == Kind::Indirect && !random.once_in(4) {
                let address_subregister = random.below(8) as u8;
                let offset_bytes = (random.below(128) as i16 - 64) * 8;
                s.addressing = Addressing::Indirect { address_subregister, offset_bytes };
                (s.register, s.subregister_bytes) = (0, 0);
                if random.once_in(2) {
                    // A row, or an element, for each address word.
                    s.vertical_stride = Source::VERTICAL_ONE_DIMENSIONAL;
                }
            }
        }
    }
}

/// Registers that hold elements of the type: any integers, or small floats.
fn registers(random: &mut Random, type_: Type) -> Vec<u8> {
    let mut number = |most: u64| {
        let magnitude = (1 + random.below(most)) as f64 / 2.0;
        if random.once_in(2) { -magnitude } else { magnitude }
    };
    match type_ {
        Type::F => (0..1024).flat_map(|_| (number(64) as f32).to_le_bytes()).collect(),
        Type::Df => (0..512).flat_map(|_| number(64).to_le_bytes()).collect(),
        Type::Hf => (0..2048).flat_map(|_| half(number(8)).to_le_bytes()).collect(),
        // Zeros, ones and equal neighbours are more frequent than in noise.
        _ => (0..512)
            .flat_map(|_| match random.below(4) {
                0 => [0; 8],
                1 => [0xff, 0xff, 0xff, 0xff, 1, 0, 0, 0],
                _ => random.0.next().to_le_bytes(),
            })
            .collect(),
    }
}

/// Runs `count` instructions everywhere they can be encoded; gives how often that was, for each of [`EVERY`].
fn agree(kind: Kind, seed: u64, count: usize) -> Vec<usize> {
    let mut random = Random(Generator(seed));
    let mut ran = vec![0; EVERY.len()];
    for _ in 0..count {
        let i = instruction(&mut random, kind);
        let mut before = State {
            bytes: registers(&mut random, i.source[0].type_),
            address: std::array::from_fn(|_| 8 * random.below(600) as u16),
            flags: random.0.next() | random.0.next(),
            active: random.0.next() as u32 | random.0.next() as u32,
            inverts: true,
        };
        if random.once_in(3) {
            before.active = u32::MAX;
        }
        for (slot, platform) in ran.iter_mut().zip(EVERY) {
            let Ok(word) = isa::encode(platform, &i) else { continue };
            // The regions of Gen7's doubles count in doublewords.
            let types = i.source.iter().map(|source| source.type_).chain([i.destination.type_]);
            if platform.name == BYT.name && types.into_iter().any(|type_| type_ == Type::Df) {
                continue;
            }
            // What the word of this platform has no field for is another instruction there.
            let mut decoded = isa::decode(platform, &word).unwrap();
            decoded.unclaimed = [0; 4];
            before.inverts = isa::logic_sources_invert(platform);
            let mut after = before.clone();
            after.perform(&decoded);
            *slot += 1;
            let code = [&word[..], &assemble_for(platform, "")].concat();
            let kernels = Kernel::decode_units(platform, fetch(&code));
            for (unit, kernel) in kernels.iter().enumerate() {
                let start =
                    ThreadStart { dispatch_mask: before.active, vector_mask: 1, ..Default::default() };
                let outcome = execute_for(platform, kernel, &start, &|thread: &mut Thread| {
                    thread.grf.bytes_mut().copy_from_slice(&before.bytes);
                    thread.address = before.address;
                    thread.flags = before.flags;
                });
                let text = isa::print_program(platform, &word, isa::ListingOptions::default());
                let what = format!("{} on unit {unit} of {}: {i:?}", text.trim(), platform.name);
                assert_eq!(outcome.result, Ok(Exit::EndOfThread), "{what}");
                let found = outcome.thread.grf.bytes();
                if let Some(at) = (0..4096).find(|&at| found[at] != after.bytes[at]) {
                    let [was, is, wanted] = [&before.bytes[..], found, &after.bytes]
                        .map(|bytes| format!("{:02x?}", &bytes[at / 8 * 8..at / 8 * 8 + 8]));
                    panic!("byte {} of g{}: {was} became {is}, not {wanted}: {what}", at % 32, at / 32);
                }
                assert_eq!(outcome.thread.flags, after.flags, "flags before {:x}: {what}", before.flags);
            }
        }
    }
    ran
}

#[test]
fn direct_operands_follow_the_formulas_of_regions() {
    let ran = agree(Kind::Direct, 0x1234_5678_9abc_def1, 3000);
    assert!(ran.iter().all(|&count| count > 1000), "{ran:?}");
}

#[test]
fn operands_behind_address_registers_follow_the_formulas_of_regions() {
    let ran = agree(Kind::Indirect, 0x1357_9bdf_0246_8ace, 2000);
    assert!(ran.iter().all(|&count| count > 500), "{ran:?}");
}

#[test]
fn operands_of_align16_follow_swizzle_stride_and_mask() {
    let ran = agree(Kind::Align16, 0xfeed_beef_1234_4321, 2000);
    assert!(ran.iter().all(|&count| count > 500), "{ran:?}");
}

#[test]
fn operands_of_instructions_with_three_sources_follow_swizzle_replication_and_mask() {
    let ran = agree(Kind::Three, 0x0123_4567_89ab_cdef, 1500);
    assert!(ran.iter().all(|&count| count > 100), "{ran:?}");
}
