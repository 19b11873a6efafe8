//! Reading a batch: chained and second-level buffers, predication, command lengths.
//!
//! Source: [skl.7:MI_BATCH_BUFFER_START], [skl.7:MI_SET_PREDICATE].

use crate::mi::{self, Next};
use crate::trail::Trail;
use crate::{StreamerState, pipe_control};
use bits::GraphicsAddress;
use hw::Engine;
use hw::command::{self, CommandId};
use memory::AddressSpace;
use ports::{Pipeline, Work};
use probe::{Context, Fault, FaultKind, Stop};

/// Which streamer parses: command opcodes mean different things on each engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flavour {
    /// Engine for command lookup.
    pub engine: Engine,
    /// `--no-exec`: nothing is executed; post-sync writes are skipped and remembered.
    pub no_exec: bool,
}

/// A batch to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    /// First command.
    pub address: GraphicsAddress,
    /// Length in bytes as the submission states it; 0 when unknown. Only chaining and MI_BATCH_BUFFER_END end a batch.
    pub length_bytes: u64,
}

/// Longest command that is copied whole, in DWords: 8-bit length fields reach 257, MI_MATH and inline data less
/// than 1026.
const COMMAND_DWORDS_LIMIT: usize = 2048;

/// What the parser itself remembers while it runs one submission.
pub(crate) struct Parser<'a> {
    pub(crate) space: &'a AddressSpace,
    pub(crate) flavour: Flavour,
    /// The platform's timestamp clock, in its ticks.
    pub(crate) ticks: &'a dyn Fn() -> u64,
    /// Return address of a second-level batch.
    pub(crate) return_to: Option<GraphicsAddress>,
    /// MI_SET_PREDICATE is making the streamer skip commands.
    pub(crate) skipping: bool,
}

/// Runs a batch to MI_BATCH_BUFFER_END. A batch may be endless: the account of `pipeline` ends it, which gets every
/// command and learns which of them were executed before. `ticks` is the timestamp clock of the device, which the machine itself lacks.
///
/// # Errors
/// A [`Stop`] for faults, strict Gaps and bugs; what was executed before stays executed.
pub fn run<P: Pipeline>(
    batch: Batch,
    flavour: Flavour,
    state: &mut StreamerState,
    pipeline: &mut P,
    space: &AddressSpace,
    ticks: &dyn Fn() -> u64,
    cx: &Context,
) -> Result<(), Stop> {
    let mut parser = Parser { space, flavour, ticks, return_to: None, skipping: false };
    let mut at = batch.address;
    let mut trail = Trail::new(at);
    pipeline.repeat(false);
    let mut buffer = [0_u32; COMMAND_DWORDS_LIMIT];
    loop {
        cx.ids.command.set(at.0);
        if let Some(again) = trail.at(at) {
            pipeline.repeat(again);
        }
        let header = read(space, at)?;
        let id = command::identify(cx.platform, flavour.engine, header);
        let length = match id {
            Some(_) => command::length_dwords(header, cx.platform).unwrap_or(1).max(1),
            None => return Err(illegal(header, at)),
        };
        if length as usize > COMMAND_DWORDS_LIMIT {
            return Err(illegal(header, at));
        }
        pipeline.spend(Work::Command, length.into())?;
        let dwords = &mut buffer[..length as usize];
        dwords[0] = header;
        for (index, dword) in dwords.iter_mut().enumerate().skip(1) {
            *dword = read(space, at.offset(4 * index as u64))?;
        }
        let after = at.offset(4 * u64::from(length));
        let next = match id {
            Some(id) if mi::is_mi(header) => match mi::execute(id, dwords, after, &mut parser, state, cx)? {
                Next::Follow => after,
                Next::Jump(to) => to,
                Next::End => return cx.check(),
            },
            Some(_) if parser.skipping => after,
            Some(CommandId::PipeControl) => {
                pipe_control::execute(dwords, &parser, state, cx)?;
                if !flavour.no_exec {
                    pipeline.command(dwords, &mut state.registers, cx)?;
                }
                after
            }
            Some(_) => {
                if !flavour.no_exec {
                    pipeline.command(dwords, &mut state.registers, cx)?;
                }
                after
            }
            None => after,
        };
        if next != after || after.0 < at.0 {
            pipeline.spend(Work::Run, 1)?;
            trail.jump(after, next);
        }
        at = next;
        cx.check()?;
    }
}

fn read(space: &AddressSpace, at: GraphicsAddress) -> Result<u32, Stop> {
    space.read_u32(at).map_err(|fault| Fault::page("CS-10", fault.address, "command fetch").into())
}

#[cold]
fn illegal(header: u32, at: GraphicsAddress) -> Stop {
    let mut fault =
        Fault::new(FaultKind::IllegalCommand, "CS-10", format!("no command has the header 0x{header:08x}"));
    fault.address = Some(at);
    fault.into()
}
