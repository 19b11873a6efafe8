//! PIPE_CONTROL: with execution in order and no caches, what is left of it is its post-sync operation.
//!
//! Source: [skl.7:PIPE_CONTROL], encodings [mesa:gen9 PIPE_CONTROL].

use crate::StreamerState;
use crate::batch::Parser;
use crate::mi::{Polled, indexed, post_sync_write};
use crate::used;
use hw::PipeControl;
use hw::registers as offsets;
use ports::Registers;
use probe::{Context, Stop};

/// Executes the post-sync operation. Flushes, invalidations and stalls have nothing to do: every command before this
/// one has finished and every write is already in memory.
pub(crate) fn execute(
    dwords: &[u32],
    parser: &Parser,
    state: &mut StreamerState,
    cx: &Context,
) -> Result<(), Stop> {
    let command = PipeControl::decode(cx.platform, dwords);
    used::pipe_control(&command, cx);
    state.interrupts.notify |= command.notify_enable;
    if command.command_streamer_stall_enable && command.dc_flush_enable {
        state.unflushed = false;
    }
    if command.lri_post_sync_operation == PipeControl::LRI_POST_SYNC_OPERATION_MMIO_WRITE_IMMEDIATE_DATA {
        state.registers.write(command.address as u32 & 0x7f_fffc, command.immediate_data as u32);
        return Ok(());
    }
    let value = match command.post_sync_operation {
        PipeControl::POST_SYNC_OPERATION_NO_WRITE => return Ok(()),
        PipeControl::POST_SYNC_OPERATION_WRITE_IMMEDIATE_DATA => Polled::immediate(command.immediate_data, 8),
        PipeControl::POST_SYNC_OPERATION_WRITE_PS_DEPTH_COUNT => {
            Polled::measured(state.registers.read64(offsets::PS_DEPTH_COUNT), 8)
        }
        _ => Polled::measured((parser.around.ticks)(), 8),
    };
    let is_global = command.destination_address_type != 0;
    let place = indexed(command.address, is_global, command.store_data_index != 0, parser);
    let Some((address, is_global)) = place else {
        cx.gap("CS-12", "PIPE_CONTROL stores into a hardware status page that does not exist");
        return Ok(());
    };
    post_sync_write(address, is_global, value, parser, state)
}
