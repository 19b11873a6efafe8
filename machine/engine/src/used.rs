//! Which systems of the coverage ledger a command makes use of.

use crate::batch::Parser;
use hw::command::{COMMANDS, CommandId};
use hw::registers as offsets;
use probe::{Context, System, Systems};

/// Registers that statistics are counted in. [skl.7:Pipeline Statistics Counters]
const STATISTICS: [std::ops::Range<u32>; 3] =
    [offsets::HS_INVOCATION_COUNT..offsets::PS_DEPTH_COUNT + 8, 0x2290..0x2298, 0x5200..0x5260];
/// Registers of the L3 and of its clients' modes.
const L3: std::ops::Range<u32> = 0xb000..0xc000;
/// Mode registers of slices and units.
const MODES: std::ops::Range<u32> = 0x7000..0x8000;

/// What a command makes use of by being executed. Most commands come again and again and use the same each time: that is
/// marked at the first of a submission.
#[inline]
pub(crate) fn command(id: CommandId, dwords: &[u32], parser: &Parser, marked: &mut Marked, cx: &Context) {
    if parser.is_unprivileged() {
        cx.used(System::D01);
    }
    if !marked.contains(id) {
        first(id, dwords, marked, cx);
    }
}

const BITS: usize = u64::BITS as usize;

/// The commands that have nothing more to mark.
#[derive(Default)]
pub(crate) struct Marked([u64; COMMANDS.len().div_ceil(BITS)]);

impl Marked {
    #[inline]
    fn contains(&self, id: CommandId) -> bool {
        self.0[id as usize / BITS] >> (id as usize % BITS) & 1 != 0
    }

    fn insert(&mut self, id: CommandId) {
        self.0[id as usize / BITS] |= 1 << (id as usize % BITS);
    }
}

#[inline(never)]
fn first(id: CommandId, dwords: &[u32], marked: &mut Marked, cx: &Context) {
    use CommandId as C;
    cx.used_all(const { &Systems::of(&[System::CS10, System::CS15, System::D03]) });
    let system = match id {
        C::MiSetPredicate => System::CS01,
        C::MiPredicate => System::CS02,
        C::MiMath => System::CS09,
        C::MiFlushDw => System::CS12,
        C::MiReportPerfCount => System::D61,
        C::MiWaitForEvent | C::MiDisplayFlip | C::MiLoadScanLinesIncl | C::MiLoadScanLinesExcl => System::D16,
        C::MiStoreDataIndex | C::MiReportHead => System::D07,
        C::MiUserInterrupt => System::D11,
        C::StateBaseAddress => System::D09,
        C::MiLoadRegisterImm => {
            return dwords.get(1..).unwrap_or(&[]).chunks(2).for_each(|pair| register(pair[0], cx));
        }
        C::MiLoadRegisterMem | C::MiStoreRegisterMem => {
            return dwords.get(1..2).unwrap_or(&[]).iter().for_each(|&offset| register(offset, cx));
        }
        C::MiLoadRegisterReg => {
            return dwords.get(1..3).unwrap_or(&[]).iter().for_each(|&offset| register(offset, cx));
        }
        _ => return marked.insert(id),
    };
    cx.used(system);
    marked.insert(id);
}

/// What a register makes use of by being loaded or stored; `offset` as a command has it.
fn register(offset: u32, cx: &Context) {
    let offset = offset & 0x7f_fffc;
    cx.used(System::D10);
    match offset {
        offsets::TIMESTAMP | offsets::CTX_TIMESTAMP => cx.used(System::CS05),
        offsets::R_PWR_CLK_STATE => cx.used(System::D14),
        offsets::L3CNTLREG => {
            cx.used_all(
                const {
                    &Systems::of(&[
                        System::C30,
                        System::C31,
                        System::C33,
                        System::C38,
                        System::CS03,
                        System::D13,
                        System::D76,
                    ])
                },
            );
        }
        _ if (offsets::CS_GPR..offsets::CS_GPR + 16 * 8).contains(&offset) => cx.used(System::CS08),
        _ if STATISTICS.iter().any(|range| range.contains(&offset)) => {
            cx.used_all(const { &Systems::of(&[System::CS04, System::D62]) });
        }
        _ if L3.contains(&offset) => cx.used_all(const { &Systems::of(&[System::C30, System::CS03]) }),
        _ if MODES.contains(&offset) => cx.used(System::CS03),
        _ => {}
    }
}

/// What PIPE_CONTROL makes use of.
pub(crate) fn pipe_control(command: &hw::PipeControl, cx: &Context) {
    cx.used(System::CS12);
    let flushes = command.depth_cache_flush_enable
        || command.render_target_cache_flush_enable
        || command.dc_flush_enable
        || command.command_streamer_stall_enable
        || command.depth_stall_enable;
    let invalidates = command.state_cache_invalidation_enable
        || command.constant_cache_invalidation_enable
        || command.vf_cache_invalidation_enable
        || command.texture_cache_invalidation_enable
        || command.instruction_cache_invalidate_enable;
    if flushes || invalidates {
        cx.used_all(const { &Systems::of(&[System::CS11, System::C37]) });
    }
    if command.post_sync_operation == hw::PipeControl::POST_SYNC_OPERATION_WRITE_TIMESTAMP {
        cx.used(System::CS05);
    }
    if command.store_data_index != 0 {
        cx.used(System::D07);
    }
    if command.notify_enable {
        cx.used(System::D11);
    }
}
