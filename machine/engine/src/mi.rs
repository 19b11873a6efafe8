//! MI commands: control flow of the batch, registers, memory.
//!
//! Source: [skl.7:Memory Interface Commands for Rendering Engine], encodings [mesa:gen9 MI_*].

use crate::batch::{Execution, Parser};
use crate::context::RENDER_BASE;
use crate::register_file::RegisterFile;
use crate::{SKIPPED_WRITES_LIMIT, SkippedWrite, StreamerState, alu, l3};
use bits::GraphicsAddress;
use hw::Platform;
use hw::command::CommandId;
use hw::registers::{self as offsets, RPwrClkState};
use hw::{
    MiArbOnOff, MiAtomic, MiBatchBufferStart, MiConditionalBatchBufferEnd, MiCopyMemMem, MiFlushDw,
    MiLoadRegisterImm, MiLoadRegisterMem, MiLoadRegisterReg, MiMath, MiPredicate, MiReportPerfCount,
    MiSemaphoreWait, MiSetPredicate, MiStoreDataImm, MiStoreDataIndex, MiStoreRegisterMem, MiTopologyFilter,
};
use memory::PageFault;
use ports::Registers;
use probe::{Context, Fault, FaultKind, Stop};

/// DWord of the hardware status page that a ring head is reported to. [bdw.2d:Hardware Status Page Layout]
const STATUS_PAGE_HEAD_DWORD: u64 = 4;
/// Address bits of a QWord in the hardware status page.
const STATUS_PAGE_MASK: u64 = 0xff8;

/// The head pointer that software wants is one.
const UHPTR_VALID: u32 = 1;

/// Where the parser goes on.
pub(crate) enum Next {
    /// Behind the command.
    Follow,
    /// Another buffer.
    Jump(GraphicsAddress),
    /// The submission is done.
    End,
    /// The same command again when the semaphore at the address has changed.
    Wait(GraphicsAddress, [u32; 4]),
}

/// True for commands of type 0 (bits 31:29).
pub(crate) fn is_mi(header: u32) -> bool {
    header >> 29 == 0
}

/// DWords without which a command lacks an address or a value. The manuals give lengths and do not say what a shorter
/// command does.
fn least_dwords(id: CommandId, dwords: &[u32], platform: &Platform) -> usize {
    let fixed = id.item().least_dwords(platform).0 as usize;
    match id {
        // A flush whose immediate value is a DWord is one shorter. [media-driver:g8_X MI_FLUSH_DW]
        CommandId::MiFlushDw => fixed - 1,
        CommandId::MiStoreDataImm => fixed + 1,
        CommandId::MiLoadRegisterImm => 3,
        // Operands are there, or in registers.
        CommandId::MiAtomic if MiAtomic::decode(platform, dwords).inline_data => {
            id.item().fixed_dwords(platform) as usize
        }
        _ => fixed,
    }
}

fn page_fault(system: &'static str, what: &'static str) -> impl Fn(PageFault) -> Stop {
    move |fault| Fault::page(system, fault.address, what).into()
}

/// What software may poll for.
#[derive(Clone, Copy)]
pub(crate) struct Polled {
    value: u64,
    /// Its length: 4 or 8.
    bytes: usize,
    /// The command itself says the value.
    is_immediate: bool,
}

impl Polled {
    /// A value that the command says, of 4 or 8 bytes.
    pub(crate) fn immediate(value: u64, bytes: usize) -> Self {
        Self { value, bytes, is_immediate: true }
    }

    /// A value that execution gave, of 4 or 8 bytes.
    pub(crate) fn measured(value: u64, bytes: usize) -> Self {
        Self { value, bytes, is_immediate: false }
    }
}

/// Writes what software may poll for; without execution the write is remembered instead.
pub(crate) fn post_sync_write(
    address: GraphicsAddress,
    is_global: bool,
    polled: Polled,
    parser: &Parser,
    state: &mut StreamerState,
) -> Result<(), Stop> {
    if parser.flavour.execution == Execution::Nothing {
        if state.skipped_writes.len() < SKIPPED_WRITES_LIMIT {
            let value = polled.is_immediate.then_some(polled.value);
            state.skipped_writes.push(SkippedWrite { address, value, bytes: polled.bytes });
        }
        return Ok(());
    }
    let data = polled.value.to_le_bytes();
    let space = parser.around.space(is_global);
    space.known().forget(address.0..address.0.saturating_add(data.len() as u64));
    space.write(address, &data[..polled.bytes.min(8)]).map_err(page_fault("CS-12", "post-sync write"))
}

/// Executes one MI command; `after` is the address behind it.
pub(crate) fn execute(
    id: CommandId,
    dwords: &[u32],
    after: GraphicsAddress,
    parser: &mut Parser,
    state: &mut StreamerState,
    cx: &Context,
) -> Result<Next, Stop> {
    let platform = cx.platform;
    // MI_SET_PREDICATE and the end of the batch are the only MI commands that predication does not skip.
    if parser.skipping && !matches!(id, CommandId::MiSetPredicate | CommandId::MiBatchBufferEnd) {
        return Ok(Next::Follow);
    }
    let least = least_dwords(id, dwords, platform);
    if dwords.len() < least {
        let text = format!("{} of {} DWords, which needs {least}: skipped", id.name(), dwords.len());
        cx.undefined("CS-10", text);
        return Ok(Next::Follow);
    }
    let around = parser.around;
    let registers = &mut state.registers;
    match id {
        // Whoever waits looks again when this submission gives way, signalled or not.
        CommandId::MiNoop
        | CommandId::MiSuspendFlush
        | CommandId::MiRsControl
        | CommandId::MiSemaphoreSignal
        | CommandId::MiSetContext => {}
        CommandId::MiTopologyFilter => {
            if MiTopologyFilter::decode(platform, dwords).topology_filter_value != 0 {
                cx.gap("CS-10", "MI_TOPOLOGY_FILTER: draws of other topologies are not left out");
            }
        }
        CommandId::MiArbCheck => return Ok(arbitrate(after, parser, registers)),
        CommandId::MiArbOnOff => {
            if let Some(arbitration) = around.arbitration {
                arbitration.set_off(!MiArbOnOff::decode(platform, dwords).arbitration_enable);
            }
        }
        CommandId::MiWaitForEvent
        | CommandId::MiDisplayFlip
        | CommandId::MiLoadScanLinesIncl
        | CommandId::MiLoadScanLinesExcl => {
            cx.gap("D16", format!("{}: there is no display, so that it is skipped", id.name()));
        }
        CommandId::MiBatchBufferEnd => {
            if parser.ring().is_some() {
                cx.undefined("CS-10", "MI_BATCH_BUFFER_END in a ring");
                return Ok(Next::Follow);
            }
            return Ok(end_batch(parser));
        }
        CommandId::MiUserInterrupt => state.interrupts.user = true,
        CommandId::MiReportHead => {
            if let (Some(ring), Some(page)) = (parser.ring(), around.status_page) {
                let head = ring.head.to_le_bytes();
                let place = page.offset(4 * STATUS_PAGE_HEAD_DWORD);
                around.global.write(place, &head).map_err(page_fault("CS-12", "ring head report"))?;
            }
        }
        CommandId::MiStoreDataIndex => {
            let command = MiStoreDataIndex::decode(platform, dwords);
            let page = match command.use_per_process_hardware_status_page {
                0 => around.status_page,
                _ => around.process_status_page,
            };
            let Some(page) = page else {
                cx.gap("CS-12", "MI_STORE_DATA_INDEX without a hardware status page");
                return Ok(Next::Follow);
            };
            let value = u64::from(command.data_dword_0) | u64::from(command.data_dword_1) << 32;
            let bytes = if dwords.len() > 3 { 8 } else { 4 };
            post_sync_write(
                page.offset(u64::from(command.offset) * 4),
                true,
                Polled::immediate(value, bytes),
                parser,
                state,
            )?;
        }
        CommandId::MiBatchBufferStart => {
            let command = MiBatchBufferStart::decode(platform, dwords);
            // Another result than that of MI_PREDICATE. [linux:i915 alloc_noa_wait]
            let result_1 = registers.read(offsets::MI_PREDICATE_RESULT_1) & 1 != 0;
            if command.predication_enable && !result_1 {
                return Ok(Next::Follow);
            }
            let target = GraphicsAddress::from_canonical(command.batch_buffer_start_address);
            let second_level = command.second_level_batch_buffer
                == MiBatchBufferStart::SECOND_LEVEL_BATCH_BUFFER_SECOND_LEVEL_BATCH;
            let is_global =
                command.address_space_indicator == MiBatchBufferStart::ADDRESS_SPACE_INDICATOR_GGTT;
            parser.start_batch(is_global, second_level, after);
            return Ok(Next::Jump(target));
        }
        CommandId::MiConditionalBatchBufferEnd => {
            let command = MiConditionalBatchBufferEnd::decode(platform, dwords);
            let address = GraphicsAddress::from_canonical(command.compare_address);
            let space = around.space(command.use_global_gtt);
            let fault = page_fault("D03", "conditional batch end");
            // With a mask there is a QWord: the mask, then the data. [media-driver:g9 MI_CONDITIONAL_BATCH_BUFFER_END]
            let data = match (command.compare_semaphore, command.compare_mask_mode) {
                (0, _) => return Ok(Next::Follow),
                (_, 0) => space.read_u32(address).map_err(fault)?,
                _ => {
                    let both = space.read_u64(address).map_err(fault)?;
                    both as u32 & (both >> 32) as u32
                }
            };
            if data <= command.compare_data_dword {
                return Ok(end_batch(parser));
            }
        }
        CommandId::MiSetPredicate => {
            let command = MiSetPredicate::decode(platform, dwords);
            let result = registers.predicate();
            let result_2 = registers.read(offsets::MI_PREDICATE_RESULT_2) & 1 != 0;
            parser.skipping = match command.predicate_enable {
                MiSetPredicate::PREDICATE_ENABLE_NOOP_NEVER => false,
                MiSetPredicate::PREDICATE_ENABLE_NOOP_ON_RESULT2_CLEAR => !result_2,
                MiSetPredicate::PREDICATE_ENABLE_NOOP_ON_RESULT2_SET => result_2,
                MiSetPredicate::PREDICATE_ENABLE_NOOP_ON_RESULT_CLEAR => !result,
                MiSetPredicate::PREDICATE_ENABLE_NOOP_ON_RESULT_SET => result,
                MiSetPredicate::PREDICATE_ENABLE_NOOP_ALWAYS => true,
                5..=7 => command.predicate_enable - 4 != slices(registers, platform),
                _ => {
                    cx.undefined("CS-01", "MI_SET_PREDICATE with a reserved predicate");
                    false
                }
            };
        }
        CommandId::MiPredicate => predicate(&MiPredicate::decode(platform, dwords), registers),
        CommandId::MiMath => alu::execute(MiMath::tail(platform, dwords), registers, cx),
        CommandId::MiLoadRegisterImm => {
            for pair in MiLoadRegisterImm::tail(platform, dwords) {
                let offset = pair.register_offset as u32;
                if offset == offsets::L3CNTLREG {
                    l3::check(registers.read(offset), pair.data_dword, state.unflushed, cx);
                }
                write_register(offset, pair.data_dword, registers, cx);
            }
            if dwords.len().is_multiple_of(2) {
                cx.undefined("CS-10", "MI_LOAD_REGISTER_IMM of a register without a value");
            }
        }
        CommandId::MiLoadRegisterMem => {
            let command = MiLoadRegisterMem::decode(platform, dwords);
            let address = GraphicsAddress::from_canonical(command.memory_address);
            let space = around.space(command.use_global_gtt);
            let value = space.read_u32(address).map_err(page_fault("CS-08", "register load"))?;
            write_register(command.register_address as u32, value, registers, cx);
        }
        CommandId::MiLoadRegisterReg => {
            let command = MiLoadRegisterReg::decode(platform, dwords);
            registers.timestamp_ticks = (parser.around.ticks)();
            let value = registers.read(command.source_register_address as u32);
            write_register(command.destination_register_address as u32, value, registers, cx);
        }
        CommandId::MiStoreRegisterMem => {
            let command = MiStoreRegisterMem::decode(platform, dwords);
            if command.predicate_enable && !registers.predicate() {
                return Ok(Next::Follow);
            }
            registers.timestamp_ticks = (parser.around.ticks)();
            let value = registers.read(command.register_address as u32);
            let address = GraphicsAddress::from_canonical(command.memory_address);
            post_sync_write(
                address,
                command.use_global_gtt,
                Polled::measured(value.into(), 4),
                parser,
                state,
            )?;
        }
        CommandId::MiStoreDataImm => {
            let command = MiStoreDataImm::decode(platform, dwords);
            let address = GraphicsAddress::from_canonical(command.address);
            let mut data = MiStoreDataImm::tail(platform, dwords);
            // As many values as the length has room for, one behind the other. [mesa:gen9 MI_STORE_DATA_IMM] names one;
            // Observed: anv of Mesa 25 stores up to a KiB of them.
            let mut at = address;
            while let Some(low) = data.next() {
                let polled = match (command.store_qword != 0).then(|| data.next()) {
                    Some(Some(high)) => Polled::immediate(u64::from(high) << 32 | u64::from(low), 8),
                    Some(None) => {
                        cx.undefined("CS-10", "MI_STORE_DATA_IMM of half a QWord");
                        Polled::immediate(low.into(), 4)
                    }
                    None => Polled::immediate(low.into(), 4),
                };
                let bytes = polled.bytes as u64;
                post_sync_write(at, command.use_global_gtt, polled, parser, state)?;
                at = at.offset(bytes);
            }
        }
        CommandId::MiCopyMemMem => {
            let command = MiCopyMemMem::decode(platform, dwords);
            let from = GraphicsAddress::from_canonical(command.source_memory_address);
            let to = GraphicsAddress::from_canonical(command.destination_memory_address);
            let space = around.space(command.use_global_gtt_source);
            let value = space.read_u32(from).map_err(page_fault("CS-10", "memory copy source"))?;
            let is_global = command.use_global_gtt_destination;
            post_sync_write(to, is_global, Polled::measured(value.into(), 4), parser, state)?;
        }
        CommandId::MiFlushDw => {
            flush_dw(&MiFlushDw::decode(platform, dwords), dwords.len() > least, parser, state, cx)?;
        }
        CommandId::MiAtomic => atomic(&MiAtomic::decode(platform, dwords), parser, state, cx)?,
        CommandId::MiSemaphoreWait => {
            let command = MiSemaphoreWait::decode(platform, dwords);
            return semaphore_wait(&command, dwords, parser, state);
        }
        CommandId::MiReportPerfCount => {
            let command = MiReportPerfCount::decode(platform, dwords);
            cx.gap("D61", "the counters of performance reports, which are all zero");
            let report = performance_report(command.report_id, (around.ticks)(), registers);
            let address = GraphicsAddress::from_canonical(command.memory_address);
            if parser.flavour.execution != Execution::Nothing {
                let space = around.space(command.use_global_gtt);
                space.write(address, &report).map_err(page_fault("D61", "performance report"))?;
            }
        }
        other => cx.gap("CS-10", format!("{} is not built", other.name())),
    }
    Ok(Next::Follow)
}

/// Writes a register for a command, and reports bits of it that are reserved or that no behaviour reads.
fn write_register(offset: u32, value: u32, registers: &mut RegisterFile, cx: &Context) {
    // No register of two dwords has bits that are watched.
    if let Some((item, _)) = offsets::at(cx.platform, offset)
        && item.fixed_dwords(cx.platform) == 1
    {
        // Bits whose mask says that they stay are not written.
        let written = if item.register.masked { value & (value >> 16 | 0xffff_0000) } else { value };
        cx.watch(item, &[written]);
    }
    registers.write(offset, value);
}

/// Bytes of a performance report: a head, then the counters of groups A, B and C.
const REPORT_BYTES: usize = 256;

/// A performance report without counters: id, time, context, ticks of the GPU. There is one clock, so that time and ticks are
/// the same. [bdw.2d:Performance Counter Report Format 101b]
fn performance_report(id: u32, ticks: u64, registers: &RegisterFile) -> [u8; REPORT_BYTES] {
    let mut report = [0; REPORT_BYTES];
    let head = [id, ticks as u32, registers.read(offsets::CCID), ticks as u32];
    for (to, from) in report.chunks_exact_mut(4).zip(head) {
        to.copy_from_slice(&from.to_le_bytes());
    }
    report
}

/// Slices that work: what the context asks for, as far as the device has them.
/// [bdw.2d:Power Clock State Format]
fn slices(registers: &RegisterFile, platform: &Platform) -> u32 {
    let state = RPwrClkState::decode(platform, &[registers.read(offsets::R_PWR_CLK_STATE)]);
    match state.slice_count_request {
        1.. if state.enable_slice_count_request => state.slice_count_request.min(platform.slices),
        _ => platform.slices,
    }
}

/// MI_ARB_CHECK: goes on where software wants the head of the ring to be, if it does. Contexts of execution lists have
/// no such wish. [skl.7:GPGPU Context Switch]
fn arbitrate(after: GraphicsAddress, parser: &mut Parser, registers: &mut RegisterFile) -> Next {
    let Some(base) = parser.around.ring_registers else { return Next::Follow };
    let at = |offset: u32| offset - RENDER_BASE + base;
    let wish = registers.read(at(offsets::UHPTR));
    if wish & UHPTR_VALID == 0 {
        return Next::Follow;
    }
    let Some((to, moved)) = parser.move_head(wish & !7, after) else { return Next::Follow };
    let batch = moved.batch.map_or(0, |address| address.0 | 1);
    registers.write(at(offsets::RING_BUFFER_HEAD_PREEMPT_REG), moved.ring_head);
    registers.write(at(offsets::BB_PREEMPT_ADDR), batch as u32);
    registers.write(at(offsets::BB_PREEMPT_ADDR_UDW), (batch >> 32) as u32);
    Next::Jump(to)
}

/// MI_PREDICATE: load, compare, combine. [skl.7:MI_PREDICATE]
fn predicate(command: &MiPredicate, registers: &mut RegisterFile) {
    let source_0 = registers.read64(offsets::MI_PREDICATE_SRC0);
    let source_1 = registers.read64(offsets::MI_PREDICATE_SRC1);
    let data = registers.read64(offsets::MI_PREDICATE_DATA);
    let compared = match command.compare_operation {
        MiPredicate::COMPARE_OPERATION_TRUE => true,
        MiPredicate::COMPARE_OPERATION_FALSE => false,
        MiPredicate::COMPARE_OPERATION_SRCS_EQUAL => source_0 == source_1,
        _ => source_0.wrapping_sub(source_1) == data,
    };
    let old = registers.predicate();
    let loaded = match command.load_operation {
        MiPredicate::LOAD_OPERATION_LOAD => compared,
        MiPredicate::LOAD_OPERATION_LOADINV => !compared,
        _ => {
            registers.write64(offsets::MI_PREDICATE_DATA, source_0.wrapping_sub(source_1));
            return;
        }
    };
    let new = match command.combine_operation {
        MiPredicate::COMBINE_OPERATION_SET => loaded,
        MiPredicate::COMBINE_OPERATION_AND => old & loaded,
        MiPredicate::COMBINE_OPERATION_OR => old | loaded,
        _ => old ^ loaded,
    };
    registers.write64(offsets::MI_PREDICATE_DATA, source_0.wrapping_sub(source_1));
    registers.write(offsets::MI_PREDICATE_RESULT, new.into());
}

fn flush_dw(
    command: &MiFlushDw,
    has_qword: bool,
    parser: &Parser,
    state: &mut StreamerState,
    cx: &Context,
) -> Result<(), Stop> {
    state.interrupts.notify |= command.notify_enable;
    let value = match command.post_sync_operation {
        0 => return Ok(()),
        // The length says how much is written. [media-driver:g8_X MI_FLUSH_DW]
        1 if has_qword => Polled::immediate(command.immediate_data, 8),
        1 => Polled::immediate(command.immediate_data, 4),
        3 => Polled::measured((parser.around.ticks)(), 8),
        _ => {
            cx.undefined("CS-12", "MI_FLUSH_DW with a reserved post-sync operation");
            return Ok(());
        }
    };
    let is_global = command.destination_address_type != 0;
    let place = indexed(command.address, is_global, command.store_data_index != 0, parser);
    let Some((address, is_global)) = place else {
        cx.gap("CS-12", "MI_FLUSH_DW stores into a hardware status page that does not exist");
        return Ok(());
    };
    post_sync_write(address, is_global, value, parser, state)
}

/// Where a post-sync operation writes: an address, or an offset into the hardware status page.
pub(crate) fn indexed(
    address: u64,
    is_global: bool,
    is_index: bool,
    parser: &Parser,
) -> Option<(GraphicsAddress, bool)> {
    if !is_index {
        return Some((GraphicsAddress::from_canonical(address), is_global));
    }
    Some((parser.around.status_page?.offset(address & STATUS_PAGE_MASK), true))
}

fn end_batch(parser: &mut Parser) -> Next {
    match parser.end_batch() {
        Some(address) => Next::Jump(address),
        None => Next::End,
    }
}

/// MI_ATOMIC on a DWord or QWord; opcode numbers are those of the data port's atomics. [skl.7:MI_ATOMIC]
fn atomic(command: &MiAtomic, parser: &Parser, state: &mut StreamerState, cx: &Context) -> Result<(), Stop> {
    let address = GraphicsAddress::from_canonical(command.memory_address);
    let is_global = command.memory_type != 0;
    if parser.flavour.execution == Execution::Nothing {
        return post_sync_write(address, is_global, Polled::measured(0, 8), parser, state);
    }
    let (operand_1, operand_2) = if command.inline_data {
        (
            u64::from(command.operand1_data_dword_0) | u64::from(command.operand1_data_dword_1) << 32,
            u64::from(command.operand2_data_dword_0) | u64::from(command.operand2_data_dword_1) << 32,
        )
    } else {
        (state.registers.read64(offsets::CS_GPR), state.registers.read64(offsets::CS_GPR + 8))
    };
    let qword = match command.data_size {
        0 => false,
        1 => true,
        _ => {
            cx.gap("CS-10", "MI_ATOMIC on 16 bytes");
            return Ok(());
        }
    };
    // Bits 4:0 name the operation, bit 5 chooses the QWord form.
    let Some(update) = atomic_operation(command.atomic_opcode & 0x1f, qword) else {
        cx.gap("CS-10", format!("MI_ATOMIC operation 0x{:02x}", command.atomic_opcode));
        return Ok(());
    };
    let space = parser.around.space(is_global);
    let old = if qword {
        space.atomic_u64(address, |old| update(old, operand_1, operand_2))
    } else {
        space.atomic_u32(address, |old| update(old.into(), operand_1, operand_2) as u32).map(u64::from)
    }
    .map_err(page_fault("CS-10", "atomic"))?;
    if command.return_data_control {
        state.registers.write64(offsets::CS_GPR, old);
    }
    Ok(())
}

type AtomicUpdate = fn(u64, u64, u64) -> u64;

fn atomic_operation(code: u32, qword: bool) -> Option<AtomicUpdate> {
    Some(match (code, qword) {
        (0x04, _) => |_, new, _| new,
        (0x05, _) => |old, _, _| old.wrapping_add(1),
        (0x06, _) => |old, _, _| old.wrapping_sub(1),
        (0x07, _) => |old, data, _| old.wrapping_add(data),
        (0x08, _) => |old, data, _| old.wrapping_sub(data),
        (0x09, _) => |old, data, _| data.wrapping_sub(old),
        (0x0a, false) => |old, data, _| (old as i32).max(data as i32) as u64,
        (0x0a, true) => |old, data, _| (old as i64).max(data as i64) as u64,
        (0x0b, false) => |old, data, _| (old as i32).min(data as i32) as u64,
        (0x0b, true) => |old, data, _| (old as i64).min(data as i64) as u64,
        (0x0c, false) => |old, data, _| u64::from((old as u32).max(data as u32)),
        (0x0c, true) => |old, data, _| old.max(data),
        (0x0d, false) => |old, data, _| u64::from((old as u32).min(data as u32)),
        (0x0d, true) => |old, data, _| old.min(data),
        (0x0e, false) => |old, expected, new| if old as u32 == expected as u32 { new } else { old },
        (0x0e, true) => |old, expected, new| if old == expected { new } else { old },
        (0x01, _) => |old, data, _| old & data,
        (0x02, _) => |old, data, _| old | data,
        (0x03, _) => |old, data, _| old ^ data,
        _ => return None,
    })
}

/// Where submissions are executed in order and at once, a semaphore that is not satisfied now never will be; where
/// there is arbitration, the context waits.
fn semaphore_wait(
    command: &MiSemaphoreWait,
    dwords: &[u32],
    parser: &Parser,
    state: &StreamerState,
) -> Result<Next, Stop> {
    if parser.flavour.execution == Execution::Nothing {
        return Ok(Next::Follow);
    }
    // Gen8 prints the address in two fields; where there is one, the other is zero.
    let high = command.semaphore_address_high << 32;
    let address = GraphicsAddress::from_canonical(command.semaphore_address | high);
    let value = if command.register_poll_mode {
        state.registers.read(command.semaphore_address as u32)
    } else {
        parser
            .around
            .space(command.memory_type != 0)
            .read_u32(address)
            .map_err(page_fault("CS-10", "semaphore"))?
    };
    let data = command.semaphore_data_dword;
    let satisfied = match command.compare_operation {
        MiSemaphoreWait::COMPARE_OPERATION_SAD_GREATER_THAN_SDD => value > data,
        MiSemaphoreWait::COMPARE_OPERATION_SAD_GREATER_THAN_OR_EQUAL_SDD => value >= data,
        MiSemaphoreWait::COMPARE_OPERATION_SAD_LESS_THAN_SDD => value < data,
        MiSemaphoreWait::COMPARE_OPERATION_SAD_LESS_THAN_OR_EQUAL_SDD => value <= data,
        MiSemaphoreWait::COMPARE_OPERATION_SAD_EQUAL_SDD => value == data,
        _ => value != data,
    };
    if satisfied {
        return Ok(Next::Follow);
    }
    if parser.around.arbitration.is_some() {
        let mut whole = [0; 4];
        whole.iter_mut().zip(dwords).for_each(|(to, from)| *to = *from);
        return Ok(Next::Wait(address, whole));
    }
    let mut fault =
        Fault::new(FaultKind::Hang, "CS-10", "a semaphore waits for a value that nothing will write");
    fault.address = Some(address);
    Err(fault.into())
}
