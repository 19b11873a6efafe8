//! Regions of instructions turned into operand shapes.
//!
//! Source: [skl.7:Register Region], [skl.7:Align1], [skl.7:Align16], [skl.7:Indirect Addressing],
//! [skl.7:Accumulator Registers], [skl.7:Immediate].

use crate::operand::{Fetch, Indirect, Operand, Output, Place, ROW, Store, to_narrow, to_wide};
use crate::thread::{Thread, arf};
use isa::{AccessMode, Addressing, File, Instruction, Source, Type};

pub(crate) const GRF_BYTES: u32 = 4096;

fn lane_bytes(wide: bool) -> u32 {
    if wide { 8 } else { 4 }
}

/// Channels a handler works on when an operation has `channels` of them.
fn row_channels(channels: u32) -> u32 {
    if channels <= 8 { 8 } else { 16 }
}

/// Source `index`, for the channels from `first` on.
pub fn source(
    instruction: &Instruction,
    index: usize,
    first: u32,
    channels: u32,
    wide: bool,
    float: bool,
) -> Operand {
    let mut source = instruction.source[index];
    // The pre-decoder's mark; with fewer than three sources nothing is replicated.
    let numeric = source.replicate && instruction.source_count < 3;
    source.replicate &= !numeric;
    // Lanes hold unsigned integers as signed ones with bits to spare, or with none. [skl.7:Execution Data Type]
    source.absolute &= !matches!(source.type_, Type::Ub | Type::Uw | Type::Ud | Type::Uq);
    let source = &source;
    let mut operand = Operand {
        type_: source.type_,
        negate: source.negate,
        numeric,
        absolute: source.absolute,
        modified: source.negate || source.absolute,
        ..Operand::default()
    };
    match source.file {
        File::Immediate => immediate(&mut operand, source, spread(instruction), wide, float),
        File::Arf => architecture(&mut operand, instruction, source, first),
        File::Grf => match source.addressing {
            Addressing::Direct => direct(&mut operand, instruction, source, first, channels, wide),
            Addressing::Indirect { address_subregister, offset_bytes } => {
                operand.fetch = Fetch::Gather;
                operand.place =
                    Place::Indirect(indirect(instruction, source, address_subregister, offset_bytes, first));
            }
        },
    }
    operand
}

/// Words of a packed integer vector from one channel to the next. The vector stands for eight words that lie where the
/// destination lies, so that a DWord destination, which the manual does not allow but the vendor's compiler uses, takes
/// every second one. [skl.7:Immediate]
fn spread(instruction: &Instruction) -> usize {
    let destination = &instruction.destination;
    (destination.type_.bytes() as usize * usize::from(destination.stride).max(1) / 2).clamp(1, 8)
}

fn immediate(operand: &mut Operand, source: &Source, spread: usize, wide: bool, float: bool) {
    let packed = source.immediate as u32;
    operand.modified = false;
    let vector = match source.type_ {
        Type::V => Some(std::array::from_fn(|i| num::vector_signed(packed, i * spread) as u16 as u64)),
        Type::Uv => Some(std::array::from_fn(|i| u64::from(num::vector_unsigned(packed, i * spread)))),
        Type::Vf => Some(std::array::from_fn(|i| u64::from(num::vector_float(packed, i).to_bits()))),
        _ => None,
    };
    operand.type_ = match source.type_ {
        Type::V => Type::W,
        Type::Uv => Type::Uw,
        Type::Vf => Type::F,
        other => other,
    };
    match vector {
        Some(values) => {
            operand.fetch = Fetch::Gather;
            operand.place = Place::Constants(Box::new(values));
        }
        None => {
            let thread = Thread::default();
            operand.fetch = Fetch::Immediate;
            operand.bits = if wide {
                to_wide(&thread, source.immediate, source.type_, float)
            } else {
                u64::from(to_narrow(&thread, source.immediate, source.type_, float, true))
            };
        }
    }
}

/// Distance of two neighbouring channels in elements, for registers that have no rows.
fn element_stride(source: &Source) -> u32 {
    if source.width <= 1 {
        if source.vertical_stride == Source::VERTICAL_ONE_DIMENSIONAL {
            0
        } else {
            u32::from(source.vertical_stride)
        }
    } else {
        u32::from(source.horizontal_stride)
    }
}

/// Number of one of acc2 to acc9, counted from acc2. In Align16 the fields of channel selection say which.
/// [skl.7:Accumulators]
fn extension(access_mode: AccessMode, register: u8, channel_field: u8) -> Option<u8> {
    let number = (register >> 4 == arf::ACCUMULATOR).then_some(register & 0xf)?.checked_sub(2)?;
    Some(if access_mode == AccessMode::Align16 { channel_field & 7 } else { number & 7 })
}

fn architecture(operand: &mut Operand, instruction: &Instruction, source: &Source, first: u32) {
    let size = source.type_.bytes();
    let stride = element_stride(source);
    operand.fetch = Fetch::Gather;
    if let Some(number) = extension(instruction.access_mode, source.register, source.swizzle) {
        operand.place = Place::Extension { number, first: first as u8 };
        return;
    }
    operand.place = match source.register >> 4 {
        arf::NULL => {
            operand.fetch = Fetch::Immediate;
            Place::Null
        }
        arf::ACCUMULATOR => {
            let lane = (u32::from(source.register & 0xf) * 32 + u32::from(source.subregister_bytes)) / size;
            Place::Accumulator { lane: (lane + first * stride) as u8, stride: stride as u8 }
        }
        _ => Place::Arf {
            register: source.register,
            offset: (u32::from(source.subregister_bytes) + first * stride * size).min(255) as u8,
            stride: (stride * size) as u8,
        },
    };
}

/// Byte offset in the GRF of each of the 16 channels from `first` on.
pub(crate) fn offsets(instruction: &Instruction, source: &Source, first: u32) -> [u32; ROW] {
    let size = source.type_.bytes();
    let base = u32::from(source.register) * 32 + u32::from(source.subregister_bytes);
    std::array::from_fn(|i| {
        let channel = first + i as u32;
        // With fewer sources it is the pre-decoder's mark of a logic operation.
        let elements = if source.replicate && instruction.source_count == 3 {
            0
        } else if instruction.access_mode == AccessMode::Align16 || instruction.source_count == 3 {
            align16_element(source, channel, size)
        } else {
            let width = u32::from(source.width).max(1);
            let vertical = match source.vertical_stride {
                Source::VERTICAL_ONE_DIMENSIONAL => 0,
                stride => u32::from(stride),
            };
            (channel / width) * vertical + (channel % width) * u32::from(source.horizontal_stride)
        };
        base + elements * size
    })
}

/// Element of a channel in a region of 128-bit vectors with a swizzle; low words of DWords lie two apart.
fn align16_element(source: &Source, channel: u32, size: u32) -> u32 {
    let stride = u32::from(source.horizontal_stride).max(1);
    let repeated = source.vertical_stride == 0;
    if size == 8 {
        // Pairs of selectors choose one of the two elements of the vector.
        let group = if repeated { 0 } else { channel / 2 };
        let selector = (u32::from(source.swizzle) >> ((channel % 2) * 4)) & 3;
        return group * 2 + selector / 2;
    }
    let group = if repeated { 0 } else { channel / 4 };
    (group * 4 + ((u32::from(source.swizzle) >> ((channel % 4) * 2)) & 3)) * stride
}

fn direct(
    operand: &mut Operand,
    instruction: &Instruction,
    source: &Source,
    first: u32,
    channels: u32,
    wide: bool,
) {
    let offsets = offsets(instruction, source, first);
    let size = source.type_.bytes();
    let row = row_channels(channels);
    let used = &offsets[..channels.min(ROW as u32) as usize];
    operand.offset = (offsets[0] % GRF_BYTES) as u16;
    let start = offsets[0];
    let consecutive = used.iter().enumerate().all(|(i, &offset)| offset == start + i as u32 * size);
    if size == lane_bytes(wide) {
        if used.iter().all(|&offset| offset == start) && start + size <= GRF_BYTES {
            operand.fetch = Fetch::Splat;
            return;
        }
        if consecutive && start + row * size <= GRF_BYTES {
            operand.fetch = Fetch::Row;
            return;
        }
    }
    operand.fetch = Fetch::Gather;
    if size == 2 && consecutive && start + 2 * ROW as u32 <= GRF_BYTES {
        operand.place = Place::Words(start as u16);
        return;
    }
    operand.place = Place::Table(Box::new(offsets.map(|offset| (offset % GRF_BYTES) as u16)));
}

fn indirect(instruction: &Instruction, source: &Source, word: u8, immediate: i16, first: u32) -> Indirect {
    let size = source.type_.bytes() as u16;
    let one_dimensional = source.vertical_stride == Source::VERTICAL_ONE_DIMENSIONAL;
    let width = source.width.max(1);
    let align16 = instruction.access_mode == AccessMode::Align16;
    Indirect {
        word,
        immediate,
        channels_per_word: if one_dimensional && !align16 { width } else { u8::MAX },
        width,
        vertical_bytes: if one_dimensional { 0 } else { u16::from(source.vertical_stride) * size },
        horizontal_bytes: u16::from(source.horizontal_stride) * size,
        first: first as u8,
        one_register: instruction.opcode == isa::Opcode::Movi,
    }
}

/// Operand of a macro step: whole registers, because the fields of channels and subregisters name accumulators.
pub fn macro_source(source: &Source, first: u32, three: bool) -> Operand {
    let size = source.type_.bytes();
    let start = if three { u32::from(source.subregister_bytes) } else { 0 };
    let base = u32::from(source.register) * 32 + start;
    let step = if source.replicate { 0 } else { size };
    Operand {
        fetch: Fetch::Gather,
        type_: source.type_,
        negate: source.negate,
        absolute: source.absolute,
        modified: source.negate || source.absolute,
        place: match source.file {
            File::Grf => {
                let offset = |i: usize| ((base + (first + i as u32) * step) % GRF_BYTES) as u16;
                Place::Table(Box::new(std::array::from_fn(offset)))
            }
            File::Immediate => Place::Constants(Box::new([source.immediate; ROW])),
            File::Arf => Place::Null,
        },
        ..Operand::default()
    }
}

/// Destination of a macro step.
pub fn macro_output(destination: &isa::Destination, first: u32) -> Output {
    let size = destination.type_.bytes();
    let base = u32::from(destination.register) * 32 + first * size;
    let null = destination.file != File::Grf;
    Output {
        store: if null { Store::Null } else { Store::Scatter },
        type_: destination.type_,
        place: if null {
            Place::Null
        } else {
            let offset = |i: usize| ((base + i as u32 * size) % GRF_BYTES) as u16;
            Place::Table(Box::new(std::array::from_fn(offset)))
        },
        ..Output::default()
    }
}

/// The DWord behind a scalar register source: UIP of a register branch, call mask of a return.
pub fn element_after(instruction: &Instruction, index: usize) -> Operand {
    let mut next = *instruction;
    next.source[index].subregister_bytes = next.source[index].subregister_bytes.wrapping_add(4);
    source(&next, index, 0, 1, false, false)
}

/// The destination, for the channels from `first` on. Channels that the write mask leaves out are taken from `mask`.
pub fn output(
    instruction: &Instruction,
    first: u32,
    channels: u32,
    wide: bool,
    float: bool,
    mask: &mut u32,
) -> Output {
    let destination = &instruction.destination;
    let size = destination.type_.bytes();
    let stride = u32::from(destination.stride).max(1);
    let mut output = Output { type_: destination.type_, ..Output::default() };
    if destination.file == File::Arf
        && let Some(number) = extension(instruction.access_mode, destination.register, destination.write_mask)
    {
        output.store = Store::Scatter;
        output.place = Place::Extension { number, first: first as u8 };
        return output;
    }
    if instruction.access_mode == AccessMode::Align16 || instruction.source_count == 3 {
        let lanes = u32::from(destination.write_mask & 0xf);
        let doubles = u32::from(destination.write_mask >> 4);
        *mask &= if size == 8 && doubles != 0 {
            // Marked by the pre-decoder: a bit for each of four doubles.
            doubles * 0x1111_1111
        } else if size == 8 {
            let pairs = u32::from(lanes & 3 != 0) | u32::from(lanes & 12 != 0) << 1;
            pairs * 0x5555_5555
        } else {
            lanes * 0x1111_1111
        };
    }
    if destination.file == File::Arf {
        output.store = Store::Scatter;
        output.place = match destination.register >> 4 {
            arf::NULL => {
                output.store = Store::Null;
                Place::Null
            }
            arf::ACCUMULATOR => {
                let register = u32::from(destination.register & 0xf);
                let lane = (register * 32 + u32::from(destination.subregister_bytes)) / size + first * stride;
                Place::Accumulator { lane: lane as u8, stride: stride as u8 }
            }
            _ => Place::Arf {
                register: destination.register,
                offset: (u32::from(destination.subregister_bytes) + first * stride * size).min(255) as u8,
                stride: (stride * size) as u8,
            },
        };
        return output;
    }
    if let Addressing::Indirect { address_subregister, offset_bytes } = destination.addressing {
        output.store = Store::Scatter;
        output.place = Place::Indirect(Indirect {
            word: address_subregister,
            immediate: offset_bytes,
            channels_per_word: u8::MAX,
            width: u8::MAX,
            vertical_bytes: 0,
            horizontal_bytes: (stride * size) as u16,
            first: first as u8,
            one_register: false,
        });
        return output;
    }
    let base = u32::from(destination.register) * 32
        + u32::from(destination.subregister_bytes)
        + first * stride * size;
    let row = row_channels(channels);
    output.offset = (base % GRF_BYTES) as u16;
    let contiguous = stride == 1 && base + row * size <= GRF_BYTES;
    output.store = match (destination.type_, wide, float) {
        _ if !contiguous => Store::Scatter,
        (Type::F, false, true) | (Type::Ud | Type::D, false, false) => Store::Row,
        (Type::Df, true, true) | (Type::Uq | Type::Q, true, false) => Store::Row,
        (Type::Ud | Type::D, false, true) | (Type::F, false, false) => Store::RowConvert,
        (Type::Uw | Type::W, false, false) | (Type::Hf, false, true) => Store::Row16,
        _ => Store::Scatter,
    };
    if output.store == Store::Scatter {
        let table = std::array::from_fn(|i| ((base + i as u32 * stride * size) % GRF_BYTES) as u16);
        output.place = Place::Table(Box::new(table));
    }
    output
}
