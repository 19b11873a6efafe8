//! A kernel, pre-decoded once: every instruction becomes an operation with its handler and operand shapes chosen.
//!
//! Source: [skl.7:Execution Unit ISA]. The kernel is read linearly from its entry until an end-of-thread message that no
//! jump passes over. What cannot be decoded becomes a trap that faults only when it is reached.

use crate::compiled::{Compiler, HostCode};
use crate::context::ImageMove;
use crate::halves::{self, Order};
use crate::messages::KnownMessage;
use crate::modes;
use crate::op::{Kind, Op};
use crate::reach::{self, Reach};
use crate::region;
use crate::select;
use crate::semantics::flow::{FlowOp, JumpSource};
use crate::semantics::send::MessageOp;
use crate::simd::{Baseline, Simd};
use crate::thread::arf;
use hw::Platform;
use isa::{File, Instruction, Opcode};
use ports::StartRegisters;
use probe::{Systems, used};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::{Arc, Mutex};

/// Longest kernel that is read, in bytes.
pub const LONGEST_BYTES: u32 = 4 << 20;

/// The operations of a kernel.
pub(crate) struct Code {
    pub(crate) ops: Vec<Op>,
    /// Host code, when a compiler was given to the kernel.
    pub(crate) host_code: Option<HostCode>,
    /// Position of the operation that begins at each multiple of 8 bytes of the first piece.
    positions: Vec<u32>,
    /// The same for other pieces, by their offset.
    elsewhere: BTreeMap<u32, u32>,
}

impl Code {
    /// Position of the instruction at a byte offset, when there is one.
    pub(crate) fn known(&self, offset_bytes: u32) -> Option<u32> {
        let offset = offset_bytes & !7;
        let position = match self.positions.get((offset / 8) as usize) {
            Some(&position) if position != u32::MAX => position,
            _ => *self.elsewhere.get(&offset)?,
        };
        let op = self.ops.get(position as usize)?;
        (!matches!(op.kind, Kind::Unmapped)).then_some(position)
    }

    /// The same, the final trap when there is none.
    pub(crate) fn position(&self, offset_bytes: u32) -> u32 {
        self.known(offset_bytes).unwrap_or(self.ops.len() as u32 - 1)
    }
}

/// Instructions that follow each other in memory.
pub(crate) struct Piece {
    /// Where it begins, counted from the entry; before the entry as a large number.
    pub(crate) offset: u32,
    pub(crate) code: Vec<u8>,
}

/// A kernel ready to run.
pub struct Kernel {
    /// The kernel itself, then code elsewhere that its threads went to.
    pub(crate) pieces: Vec<Piece>,
    pub(crate) operations: Code,
    /// Offset of the first instruction from the instruction base.
    pub(crate) entry_bytes: u32,
    gaps: Vec<(u32, &'static str)>,
    /// For the build target's vector unit only.
    pub(crate) is_baseline: bool,
    /// Can be stopped between any two instructions.
    pub(crate) is_stepwise: bool,
    /// Forms of it with more pieces.
    pub(crate) grown: Mutex<Vec<Arc<Kernel>>>,
    /// What [`Kernel::messages`] tells.
    pub(crate) messages: Option<Box<[KnownMessage]>>,
    /// DWords of the GRF that it can read.
    pub(crate) read_dwords: Box<[Range<usize>]>,
    pub(crate) start_registers: StartRegisters,
    /// An instruction may see what was in an accumulator.
    pub(crate) reads_accumulators: bool,
    /// What its instructions and the descriptors in them make use of.
    systems: Systems,
}

impl std::fmt::Debug for Kernel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "kernel of {} bytes", self.code().len())
    }
}

/// A decoded instruction, or why there is none.
enum Slot {
    Instruction(Box<Instruction>),
    Illegal,
    Unmapped,
}

impl Kernel {
    /// What the reader of a kernel asks for, answered from its bytes: nothing is behind them.
    pub fn fetch_from(code: &[u8]) -> impl FnMut(u32) -> Option<[u8; 16]> {
        move |offset| {
            let rest = code.get(offset as usize..).filter(|rest| !rest.is_empty())?;
            let mut bytes = [0; 16];
            let length = rest.len().min(16);
            bytes[..length].copy_from_slice(&rest[..length]);
            Some(bytes)
        }
    }

    /// Reads and pre-decodes the kernel whose byte `offset` from the entry `fetch` supplies, 16 bytes at a time
    /// (padded with zeros where only part is mapped; `None` where nothing is). Offsets are multiples of 8.
    pub fn decode(platform: &Platform, fetch: impl FnMut(u32) -> Option<[u8; 16]>) -> Self {
        Self::decode_at(platform, 0, fetch)
    }

    /// The same for a kernel that begins `entry_bytes` behind the instruction base, which the instruction pointer and
    /// absolute calls count from.
    pub fn decode_at(
        platform: &Platform,
        entry_bytes: u32,
        fetch: impl FnMut(u32) -> Option<[u8; 16]>,
    ) -> Self {
        Self::decode_pieces(platform, entry_bytes, &[], false, fetch)
    }

    /// The same twice, for comparisons: for the best vector unit, and for the one that the build target guarantees.
    pub fn decode_units(platform: &Platform, fetch: impl FnMut(u32) -> Option<[u8; 16]>) -> [Self; 2] {
        let (slots, pieces) = read(platform, 0, &[], fetch);
        let again = pieces.iter().map(|piece| Piece { offset: piece.offset, code: piece.code.clone() });
        let platform = Some(platform);
        [
            Self::build(platform, &slots, again.collect(), 0, false),
            Self::build(platform, &slots, pieces, 0, true),
        ]
    }

    /// The same for the build target's vector unit only, for comparisons.
    pub fn decode_baseline(platform: &Platform, fetch: impl FnMut(u32) -> Option<[u8; 16]>) -> Self {
        Self::decode_pieces(platform, 0, &[], true, fetch)
    }

    /// The same with the code at other offsets from the entry.
    pub(crate) fn decode_pieces(
        platform: &Platform,
        entry_bytes: u32,
        others: &[u32],
        is_baseline: bool,
        fetch: impl FnMut(u32) -> Option<[u8; 16]>,
    ) -> Self {
        let (slots, pieces) = read(platform, entry_bytes, others, fetch);
        Self::build(Some(platform), &slots, pieces, entry_bytes, is_baseline)
    }

    /// A kernel of instructions that were never bytes; each counts as long as it says.
    pub fn from_instructions(instructions: &[Instruction]) -> Self {
        Self::build(None, &slots_of(instructions), Vec::new(), 0, false)
    }

    /// The same for the build target's vector unit only.
    pub fn from_instructions_baseline(instructions: &[Instruction]) -> Self {
        Self::build(None, &slots_of(instructions), Vec::new(), 0, true)
    }

    /// `platform` is none for instructions that were never bytes: what their messages are is not looked up.
    fn build(
        platform: Option<&Platform>,
        slots: &BTreeMap<u32, Slot>,
        pieces: Vec<Piece>,
        entry_bytes: u32,
        is_baseline: bool,
    ) -> Self {
        let mut gaps = Vec::new();
        let operations = operations(slots, entry_bytes, is_baseline, &mut gaps);
        let mut kernel = Self {
            pieces,
            operations,
            entry_bytes,
            gaps,
            is_baseline,
            is_stepwise: false,
            grown: Mutex::default(),
            messages: None,
            read_dwords: Reach::ALL.dwords(),
            start_registers: StartRegisters::ALL,
            reads_accumulators: true,
            systems: systems(platform, slots),
        };
        kernel.messages = kernel.find_messages();
        if kernel.messages.is_some() {
            let instructions = slots.values().filter_map(|slot| match slot {
                Slot::Instruction(instruction) => Some(&**instruction),
                Slot::Illegal | Slot::Unmapped => None,
            });
            let mut reach = Reach::NONE;
            instructions.clone().for_each(|instruction| reach.add_sources(instruction));
            kernel.read_dwords = reach.dwords();
            kernel.start_registers = reach::start_registers(instructions.clone());
            kernel.reads_accumulators = instructions.clone().any(reach::reads_accumulator);
        }
        kernel
    }

    /// From now on code is compiled when it is run often.
    pub fn compile_with(&mut self, compiler: &'static dyn Compiler) {
        self.operations.host_code = Some(HostCode::new(compiler, &self.operations.ops));
    }

    /// The bytes that were decoded: the same bytes in memory mean that this kernel is still valid.
    pub fn code(&self) -> &[u8] {
        self.pieces.first().map_or(&[], |piece| &piece.code)
    }

    /// Offset of the first instruction from the instruction base.
    pub fn entry_bytes(&self) -> u32 {
        self.entry_bytes
    }

    /// What its instructions, and messages whose descriptors they hold, make use of.
    pub fn systems(&self) -> &Systems {
        &self.systems
    }

    /// Instructions that are not built, with their byte offset. They are Gaps of the run that reaches them.
    pub fn gaps(&self) -> &[(u32, &'static str)] {
        &self.gaps
    }
}

fn systems(platform: Option<&Platform>, slots: &BTreeMap<u32, Slot>) -> Systems {
    let mut systems = Systems::NONE;
    for slot in slots.values() {
        let Slot::Instruction(instruction) = slot else { continue };
        systems.extend(&used::of_instruction(instruction));
        let is_message = instruction.opcode.is_message();
        if let (true, Some(platform), Some(descriptor)) = (is_message, platform, instruction.send.descriptor)
        {
            let shared_function = instruction.send.shared_function.into();
            systems.extend(&used::of_message(platform, shared_function, descriptor));
        }
    }
    systems
}

fn operations(
    slots: &BTreeMap<u32, Slot>,
    entry_bytes: u32,
    is_baseline: bool,
    gaps: &mut Vec<(u32, &'static str)>,
) -> Code {
    #[cfg(target_arch = "x86_64")]
    if !is_baseline && let Some(simd) = crate::simd::Avx2::detect() {
        return assemble(simd, slots, entry_bytes, gaps);
    }
    let _ = is_baseline;
    assemble(Baseline::new(), slots, entry_bytes, gaps)
}

fn slots_of(instructions: &[Instruction]) -> BTreeMap<u32, Slot> {
    let mut offset = 0;
    let mut slots = BTreeMap::new();
    for instruction in instructions {
        slots.insert(offset, Slot::Instruction(Box::new(*instruction)));
        offset += u32::from(instruction.length_bytes.max(8));
    }
    slots.insert(offset, Slot::Unmapped);
    slots
}

/// Targets of a jump as byte offsets, JIP then UIP. What lies before the entry has large offsets.
fn targets(offset: u32, entry_bytes: u32, instruction: &Instruction) -> [Option<u32>; 2] {
    use Opcode as O;
    let at = |distance: i32| Some(offset.wrapping_add_signed(distance));
    let register = instruction.source_count != 0;
    match instruction.opcode {
        O::Endif | O::While | O::Join => [at(instruction.jip_bytes), None],
        O::If | O::Else | O::Break | O::Cont | O::Halt | O::Goto => {
            [at(instruction.jip_bytes), at(instruction.uip_bytes)]
        }
        O::Jmpi | O::Brd | O::Call if !register => [at(instruction.jip_bytes), None],
        O::Brc if !register => [at(instruction.jip_bytes), at(instruction.uip_bytes)],
        // Absolute from the instruction base.
        O::Calla if !register => [Some((instruction.jip_bytes as u32).wrapping_sub(entry_bytes)), None],
        _ => [None, None],
    }
}

fn read(
    platform: &Platform,
    entry_bytes: u32,
    others: &[u32],
    mut fetch: impl FnMut(u32) -> Option<[u8; 16]>,
) -> (BTreeMap<u32, Slot>, Vec<Piece>) {
    let mut slots = BTreeMap::new();
    let starts = std::iter::once(0).chain(others.iter().copied());
    let pieces =
        starts.map(|start| read_piece(platform, entry_bytes, start, &mut slots, &mut fetch)).collect();
    (slots, pieces)
}

/// Reads on from `start` to an end that no jump passes over, or to what was read before.
fn read_piece(
    platform: &Platform,
    entry_bytes: u32,
    start: u32,
    slots: &mut BTreeMap<u32, Slot>,
    fetch: &mut impl FnMut(u32) -> Option<[u8; 16]>,
) -> Piece {
    let mut code = Vec::new();
    let mut offset = start;
    let mut furthest = 0u32;
    let is_read = |slot: &Slot| !matches!(slot, Slot::Unmapped);
    let mut padding_end = start;
    while offset.wrapping_sub(start) < LONGEST_BYTES && !slots.get(&offset).is_some_and(is_read) {
        let Some(bytes) = fetch(offset) else { break };
        if bytes == [0; 16] && offset >= padding_end && offset != start {
            padding_end = padding(offset, fetch);
        }
        let (slot, length, last) = match isa::decode(platform, &bytes) {
            Ok(mut instruction) => {
                if offset < padding_end {
                    instruction.opcode = Opcode::Nop;
                }
                narrow_multiplication(platform, &mut instruction);
                whole_doubles(platform, &mut instruction);
                logic_modifiers(platform, &mut instruction);
                accumulator_shift(&mut instruction);
                let reaches = instruction.opcode != Opcode::Calla;
                for target in targets(offset, entry_bytes, &instruction).into_iter().flatten() {
                    let distance = target.wrapping_sub(start);
                    if reaches && distance < LONGEST_BYTES {
                        furthest = furthest.max(distance);
                    }
                }
                let length = u32::from(instruction.length_bytes.clamp(8, 16));
                let returns = start != 0 && instruction.opcode == Opcode::Ret;
                let ends = instruction.send.end_of_thread || instruction.opcode == Opcode::Illegal;
                (Slot::Instruction(Box::new(instruction)), length, ends || returns)
            }
            // Bit 29 tells a compact instruction even when it has no meaning.
            Err(_) => (Slot::Illegal, if bytes[3] & 0x20 != 0 { 8 } else { 16 }, true),
        };
        code.extend_from_slice(&bytes[..length as usize]);
        slots.insert(offset, slot);
        offset = offset.wrapping_add(length);
        if last && furthest < offset.wrapping_sub(start) {
            break;
        }
    }
    slots.entry(offset).or_insert(Slot::Unmapped);
    Piece { offset: start, code }
}

/// The end of zeros between two parts of a kernel, or `offset` itself. An illegal opcode whose exception is off does what the
/// manual does not say [skl.7:Illegal Opcode]. Observed: Intel's media driver puts kernels together from parts with 128 bytes
/// of zeros behind each, which threads run through.
fn padding(offset: u32, fetch: &mut impl FnMut(u32) -> Option<[u8; 16]>) -> u32 {
    let end = offset.wrapping_add(PADDING_BYTES);
    let mut is_zero = |offset| fetch(offset).map(|bytes| bytes == [0; 16]);
    let is_whole =
        (1..PADDING_BYTES / 16).all(|index| is_zero(offset.wrapping_add(16 * index)) == Some(true));
    if is_whole && is_zero(end) == Some(false) { end } else { offset }
}

/// Bytes of zeros behind a part of a kernel.
const PADDING_BYTES: u32 = 128;

/// Where multipliers are 32 by 16 bits, `mul` of two DWords uses the low word of its second source; `mach` adds the rest.
/// [byt.2.2:mul - Multiply]
fn narrow_multiplication(platform: &Platform, instruction: &mut Instruction) {
    let dword = |type_| matches!(type_, isa::Type::D | isa::Type::Ud);
    let [first, second, _] = &mut instruction.source;
    let applies = instruction.opcode == Opcode::Mul && dword(first.type_) && dword(second.type_);
    if !applies || platform.has(hw::Feature::IntegerDwordMultiply) {
        return;
    }
    second.type_ = isa::Type::Uw;
    second.immediate &= 0xffff;
    second.horizontal_stride = second.horizontal_stride.saturating_mul(2);
    if second.vertical_stride != isa::Source::VERTICAL_ONE_DIMENSIONAL {
        second.vertical_stride = second.vertical_stride.saturating_mul(2);
    }
}

/// Where a double is a pair of channels, sizes and regions count 32-bit elements, as if each channel were half of one; what
/// is not a double has a value for the first channel of each pair. Brings them to one channel a double.
/// [mesa:compiler brw_reg_from_fs_reg] [mesa:compiler brw_MOV]
fn whole_doubles(platform: &Platform, instruction: &mut Instruction) {
    let is_double = |type_| type_ == isa::Type::Df;
    let count = usize::from(instruction.source_count).min(3);
    let any = is_double(instruction.destination.type_)
        || instruction.source[..count].iter().any(|source| is_double(source.type_));
    let opcode = instruction.opcode;
    if !any || platform.has(hw::Feature::WholeDoubles) || opcode.is_message() || opcode.is_flow() {
        return;
    }
    instruction.execution_size = (instruction.execution_size / 2).max(1);
    if instruction.access_mode == isa::AccessMode::Align16 || count == 3 {
        // Swizzles name pairs of channels already; a write mask has a bit for each double of a register, which is said by
        // its upper half.
        let mask = &mut instruction.destination.write_mask;
        if is_double(instruction.destination.type_) {
            *mask |= *mask << 4;
        }
        return;
    }
    for source in &mut instruction.source[..count] {
        let is_one_dimensional = source.vertical_stride == isa::Source::VERTICAL_ONE_DIMENSIONAL;
        if is_double(source.type_) {
            source.width = (source.width / 2).max(1);
            source.vertical_stride /= if is_one_dimensional { 1 } else { 2 };
        } else if source.width > 1 {
            source.width /= 2;
            source.horizontal_stride = source.horizontal_stride.saturating_mul(2);
        } else if !is_one_dimensional {
            source.vertical_stride = source.vertical_stride.saturating_mul(2);
        }
    }
    if !is_double(instruction.destination.type_) {
        instruction.destination.stride = instruction.destination.stride.saturating_mul(2);
    }
}

/// Saturation sees the sign of a sum that is shifted right. Observed: Intel's media driver shifts negative sums of words from
/// the accumulator into unsigned words with saturation, and needs zeros.
fn accumulator_shift(instruction: &mut Instruction) {
    let sum = &instruction.source[0];
    let is_sum = sum.file == File::Arf && sum.register >> 4 == crate::thread::arf::ACCUMULATOR;
    if instruction.opcode == Opcode::Shr && instruction.saturate && is_sum && sum.type_ == isa::Type::W {
        instruction.opcode = Opcode::Asr;
    }
}

/// Logic instructions invert the sources that their modifier names, and have no absolute value; before Gen8 their
/// modifiers are those of numbers, which `replicate`, without meaning for so few sources, says behind this.
/// [skl.7:EU Changes by Processor Generation] [skl.7:Source or Destination Operand Fields]
fn logic_modifiers(platform: &Platform, instruction: &mut Instruction) {
    if !matches!(instruction.opcode, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Not) {
        return;
    }
    let inverts = isa::logic_sources_invert(platform);
    for source in &mut instruction.source {
        if !inverts {
            source.replicate = source.negate || source.absolute;
        } else if source.absolute {
            (source.negate, source.absolute) = (false, false);
        }
    }
}

/// Offsets where channels may wait to become active again.
fn join_offsets(slots: &BTreeMap<u32, Slot>, entry_bytes: u32) -> BTreeSet<u32> {
    use Opcode as O;
    let mut joins = BTreeSet::new();
    for (&offset, slot) in slots {
        let Slot::Instruction(instruction) = slot else { continue };
        let after = offset.wrapping_add(instruction.length_bytes.into());
        let [jip, uip] = targets(offset, entry_bytes, instruction);
        match instruction.opcode {
            O::If | O::Else => joins.extend([jip, uip].into_iter().flatten()),
            O::Cont | O::Halt => joins.extend(uip),
            O::Break => joins.extend(uip.map(|target| after_loop(slots, target))),
            O::While => {
                joins.insert(after);
            }
            O::Goto | O::Brc | O::Brd | O::Call | O::Calla => {
                joins.extend(jip);
                joins.extend(uip);
                joins.insert(after);
                if instruction.source_count != 0 {
                    // Anywhere may be a target.
                    return slots.keys().copied().collect();
                }
            }
            _ => {}
        }
    }
    joins
}

/// A break whose target is the end of its loop resumes behind it.
fn after_loop(slots: &BTreeMap<u32, Slot>, target: u32) -> u32 {
    match slots.get(&target) {
        Some(Slot::Instruction(instruction)) if instruction.opcode == Opcode::While => {
            target.wrapping_add(instruction.length_bytes.into())
        }
        _ => target,
    }
}

fn assemble<S: Simd>(
    simd: S,
    slots: &BTreeMap<u32, Slot>,
    entry_bytes: u32,
    gaps: &mut Vec<(u32, &'static str)>,
) -> Code {
    let joins = join_offsets(slots, entry_bytes);
    let mut ops: Vec<Op> = Vec::with_capacity(slots.len() + joins.len() + 1);
    let end = slots.range(..LONGEST_BYTES).next_back().map_or(0, |(&offset, _)| offset);
    let mut positions = vec![u32::MAX; (end / 8) as usize + 1];
    let mut elsewhere = BTreeMap::new();
    // In the order of addresses: first what lies before the entry.
    let before = 0u32.wrapping_sub(entry_bytes);
    let (low, high) = (slots.range(before..), slots.range(..before));
    for (&offset, slot) in low.chain(high) {
        match positions.get_mut((offset / 8) as usize) {
            Some(position) => *position = ops.len() as u32,
            None => {
                elsewhere.insert(offset, ops.len() as u32);
            }
        }
        if joins.contains(&offset) {
            ops.push(Op::new(offset, Kind::Rejoin));
        }
        match slot {
            Slot::Instruction(instruction) => translate(simd, offset, instruction, &mut ops, gaps),
            Slot::Illegal => ops.push(Op::new(offset, Kind::Illegal)),
            Slot::Unmapped => ops.push(Op::new(offset, Kind::Unmapped)),
        }
    }
    if !ops.last().is_some_and(|op| matches!(op.kind, Kind::Unmapped)) {
        ops.push(Op::new(0, Kind::Unmapped));
    }
    let mut code = Code { ops, host_code: None, positions, elsewhere };
    resolve_targets(&mut code, slots, entry_bytes);
    let entries = entries(&code, slots, entry_bytes);
    crate::clean::mark(&mut code.ops, &entries);
    measure_runs(&mut code.ops);
    code
}

/// Fills in how long runs are and what they cost.
fn measure_runs(ops: &mut [Op]) {
    let (mut length, mut instructions) = (0, 0);
    for index in (0..ops.len()).rev() {
        // The operations of one instruction have its place, and so have those that come before it.
        let begins = index.checked_sub(1).and_then(|before| ops.get(before)).is_none_or(|before| {
            before.ip_bytes != ops[index].ip_bytes || matches!(before.kind, Kind::Rejoin | Kind::Breakpoint)
        });
        let op = &mut ops[index];
        if matches!(op.kind, Kind::Compute) {
            (length, instructions) = (length + 1, instructions + u32::from(begins));
            (op.run_length, op.cost) = (length, instructions + 1);
        } else {
            (length, instructions) = (0, 0);
            (op.run_length, op.cost) = (0, u32::from(begins));
        }
    }
}

fn resolve_targets(code: &mut Code, slots: &BTreeMap<u32, Slot>, entry_bytes: u32) {
    for index in 0..code.ops.len() {
        let offset = code.ops[index].ip_bytes;
        let Some(Slot::Instruction(instruction)) = slots.get(&offset) else { continue };
        let trap = code.ops.len() as u32 - 1;
        let [jip, uip] = targets(offset, entry_bytes, instruction);
        let jip = jip.map_or(trap, |target| code.position(target));
        let uip = match (instruction.opcode, uip) {
            (Opcode::Break, Some(target)) => code.position(after_loop(slots, target)),
            (_, Some(target)) => code.position(target),
            (_, None) => trap,
        };
        if let Kind::Flow(flow) = &mut code.ops[index].kind {
            (flow.jip, flow.uip) = (jip, uip);
        }
    }
}

/// Positions that jumps go to.
fn entries(code: &Code, slots: &BTreeMap<u32, Slot>, entry_bytes: u32) -> BTreeSet<u32> {
    let mut entries = BTreeSet::new();
    for (&offset, slot) in slots {
        if let Slot::Instruction(instruction) = slot {
            entries.extend(
                targets(offset, entry_bytes, instruction)
                    .into_iter()
                    .flatten()
                    .map(|target| code.position(target)),
            );
            // Register jumps, returns and writes to the instruction pointer may go anywhere.
            let anywhere = instruction.opcode == Opcode::Ret
                || (instruction.opcode == Opcode::Jmpi && instruction.source_count != 0)
                || matches!(kind_of(instruction), Kind::SetIp);
            if anywhere {
                return (0..code.ops.len() as u32).collect();
            }
        }
    }
    entries
}

/// Appends the operations of one instruction.
fn translate<S: Simd>(
    simd: S,
    offset: u32,
    instruction: &Instruction,
    ops: &mut Vec<Op>,
    gaps: &mut Vec<(u32, &'static str)>,
) {
    use Opcode as O;
    if instruction.debug {
        ops.push(Op::new(offset, Kind::Breakpoint));
    }
    if let Some(image) = ImageMove::of(instruction) {
        ops.push(Op::new(offset, Kind::Image(image)));
        return;
    }
    match instruction.opcode {
        O::Nop => ops.push(Op::new(offset, Kind::Compute)),
        O::Illegal => ops.push(Op::new(offset, Kind::Illegal)),
        O::Wait => {
            let word = instruction.source[0].subregister_bytes / 4;
            ops.push(Op::new(offset, Kind::Wait(word.min(2))));
        }
        O::Send | O::Sendc | O::Sends | O::Sendsc => {
            let mut op = Op::new(offset, Kind::Message(Box::new(MessageOp::new(instruction))));
            op.controls(instruction, 0);
            ops.push(op);
        }
        O::If
        | O::Else
        | O::Endif
        | O::While
        | O::Break
        | O::Cont
        | O::Halt
        | O::Goto
        | O::Join
        | O::Jmpi
        | O::Brd
        | O::Brc
        | O::Call
        | O::Calla
        | O::Ret => {
            let register = instruction.source_count != 0 || instruction.opcode == O::Ret;
            let source = if register { JumpSource::Register } else { JumpSource::Immediate };
            let flow = FlowOp::new(instruction, source);
            let mut op = Op::new(offset, Kind::Flow(Box::new(flow)));
            op.controls(instruction, 0);
            if register {
                op.sources[0] = region::source(instruction, 0, 0, 1, false, false);
                op.sources[1] = region::element_after(instruction, 0);
            }
            if matches!(instruction.opcode, O::Call | O::Calla) {
                op.destination = region::output(instruction, 0, 1, false, false, &mut op.size_mask.clone());
            }
            ops.push(op);
        }
        _ => {
            let size = u32::from(instruction.execution_size).clamp(1, 32);
            let step = select::channels_at_once::<S>(instruction);
            let mut pieces = Vec::new();
            let mut first = 0;
            while first < size {
                let kind = match kind_of(instruction) {
                    // What a write to a control register leads to comes after the whole instruction.
                    Kind::Control if first + step < size => Kind::Observe,
                    kind => kind,
                };
                let mut op = Op::new(offset, kind);
                op.unit = simd.unit();
                op.reads_clock = reads(instruction, arf::TIMESTAMP);
                op.controls(instruction, first);
                let channels = (size - first).min(step);
                op.size_mask = u32::MAX >> (32 - channels);
                if let Err(what) = select::choose::<S>(&mut op, instruction, first, channels) {
                    gaps.push((offset, what));
                    pieces.push(Op::new(offset, Kind::Unbuilt("C96", what)));
                    break;
                }
                if let Some(handler) = modes::handler(instruction) {
                    op.run = handler;
                    op.sets_modes = true;
                }
                pieces.push(op);
                first += step;
            }
            let computes = pieces.iter().all(|op| matches!(op.kind, Kind::Compute));
            match halves::order(instruction, step) {
                Order::Backward if computes => ops.extend(pieces.into_iter().rev()),
                Order::Together if computes => ops.push(Op::together(offset, pieces)),
                _ => ops.extend(pieces),
            }
        }
    }
}

fn kind_of(instruction: &Instruction) -> Kind {
    let is = |file: File, register: u8, number: u8| file == File::Arf && register >> 4 == number;
    if is(instruction.destination.file, instruction.destination.register, arf::INSTRUCTION_POINTER) {
        return Kind::SetIp;
    }
    let written = (instruction.destination.file, instruction.destination.register >> 4);
    if written == (File::Arf, arf::CONTROL) || written == (File::Arf, arf::STACK_POINTER) {
        return Kind::Control;
    }
    let observes = reads(instruction, arf::INSTRUCTION_POINTER) || reads(instruction, arf::TIMESTAMP);
    if observes { Kind::Observe } else { Kind::Compute }
}

/// Whether a source is a certain architecture register.
fn reads(instruction: &Instruction, number: u8) -> bool {
    let count = usize::from(instruction.source_count).min(3);
    let sources = &instruction.source[..count];
    sources.iter().any(|source| source.file == File::Arf && source.register >> 4 == number)
}
