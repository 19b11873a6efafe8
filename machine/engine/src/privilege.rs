//! Commands that batches of a process may not use: they become MI_NOOP, and parsing goes on.
//!
//! Source: [bdw.2d:Hardware-Detected Error Bit Definitions]; which ones [linux:i915 command parser]: those that reach the
//! global GTT or a hardware status page, and those that belong to the driver. Every batch in the space of a process is
//! unprivileged.
//! Deliberately absent: which registers a batch may load. Drivers of processes are trusted with all of them.

use hw::Platform;
use hw::command::CommandId;

/// True for a command that an unprivileged batch may not use.
pub(crate) fn is_required(id: CommandId, dwords: &[u32], platform: &Platform) -> bool {
    macro_rules! global {
        ($command:ident, $($field:ident) +) => {{
            let command = hw::$command::decode(platform, dwords);
            false $(|| command.$field != Default::default())+
        }};
    }
    match id {
        CommandId::MiSetContext | CommandId::MiSuspendFlush | CommandId::MiReportHead => true,
        CommandId::MiDisplayFlip | CommandId::MiLoadScanLinesIncl | CommandId::MiLoadScanLinesExcl => true,
        CommandId::MiStoreDataIndex => {
            // The context's own status page is the process's.
            hw::MiStoreDataIndex::decode(platform, dwords).use_per_process_hardware_status_page == 0
        }
        CommandId::MiStoreDataImm => global!(MiStoreDataImm, use_global_gtt),
        CommandId::MiStoreRegisterMem => global!(MiStoreRegisterMem, use_global_gtt),
        CommandId::MiLoadRegisterMem => global!(MiLoadRegisterMem, use_global_gtt),
        CommandId::MiCopyMemMem => global!(MiCopyMemMem, use_global_gtt_source use_global_gtt_destination),
        CommandId::MiReportPerfCount => global!(MiReportPerfCount, use_global_gtt),
        CommandId::MiConditionalBatchBufferEnd => global!(MiConditionalBatchBufferEnd, use_global_gtt),
        CommandId::MiAtomic => global!(MiAtomic, memory_type),
        CommandId::MiSemaphoreWait => global!(MiSemaphoreWait, memory_type),
        CommandId::MiBatchBufferStart => {
            let command = hw::MiBatchBufferStart::decode(platform, dwords);
            command.address_space_indicator == hw::MiBatchBufferStart::ADDRESS_SPACE_INDICATOR_GGTT
        }
        CommandId::MiFlushDw => {
            let command = hw::MiFlushDw::decode(platform, dwords);
            command.post_sync_operation != 0
                && (command.destination_address_type != 0 || command.store_data_index != 0)
        }
        CommandId::PipeControl => {
            let command = hw::PipeControl::decode(platform, dwords);
            command.post_sync_operation != 0
                && (command.destination_address_type != 0 || command.store_data_index != 0)
        }
        _ => false,
    }
}
