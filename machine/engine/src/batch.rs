//! Reading a batch: chained and second-level buffers, predication, command lengths.
//!
//! Source: [skl.7:MI_BATCH_BUFFER_START], [skl.7:MI_SET_PREDICATE], arbitration points [skl.7:GPGPU Context Switch].

use crate::mi::{self, Next};
use crate::position::{BatchPlace, Position};
use crate::ring::Ring;
use crate::trail::Trail;
use crate::{LastCommand, StreamerState, pipe_control, privilege, used};
use bits::GraphicsAddress;
use hw::Engine;
use hw::command::{self, CommandId};
use memory::{AddressSpace, PAGE_BYTES, View};
use ports::{Arbitration, Pipeline, Work};
use probe::{Context, Fault, FaultKind, Stop};

/// Which streamer parses: command opcodes mean different things on each engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flavour {
    /// Engine for command lookup.
    pub engine: Engine,
    /// What is executed.
    pub execution: Execution,
}

/// What of a batch is executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Execution {
    /// Everything.
    #[default]
    All,
    /// All but primitives and thread groups: what waits for a command goes on, what threads would write stays as it was.
    Commands,
    /// Nothing; post-sync writes are skipped and remembered.
    Nothing,
}

/// A batch to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    /// First command.
    pub address: GraphicsAddress,
    /// Length in bytes as the submission states it; 0 when unknown. Only chaining and MI_BATCH_BUFFER_END end a batch.
    pub length_bytes: u64,
}

/// Longest command, in DWords: the length fields of codec commands have 12 bits, those of others that are used whole
/// have fewer.
const COMMAND_DWORDS_LIMIT: usize = 4097;

/// What lies around a streamer.
#[derive(Clone, Copy)]
pub struct Surroundings<'a> {
    /// The address space of the context.
    pub process: &'a AddressSpace,
    /// What commands reach that ask for the global GTT; the same space where there is no other.
    pub global: &'a AddressSpace,
    /// The engine's hardware status page in the global GTT.
    pub status_page: Option<GraphicsAddress>,
    /// The context's own status page in the global GTT.
    pub process_status_page: Option<GraphicsAddress>,
    /// The platform's timestamp clock, in its ticks; the machine itself has none.
    pub ticks: &'a dyn Fn() -> u64,
    /// Who may stop the streamer, and what it may wait for; without, it runs to the end and waits for nothing.
    pub arbitration: Option<&'a Arbitration>,
    /// Commands of batches of the process may not do what only the driver may.
    pub is_guarded: bool,
    /// Where the registers of the engine begin whose ring belongs to no context.
    pub ring_registers: Option<u32>,
}

impl<'a> Surroundings<'a> {
    /// The space that an address belongs to.
    pub(crate) fn space(&self, is_global: bool) -> &'a AddressSpace {
        if is_global { self.global } else { self.process }
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is nothing left to execute.
    Done,
    /// It was stopped at an arbitration point.
    Stopped,
    /// A semaphore has another value than the one that is waited for; the command as it was read.
    Waiting {
        /// Where the semaphore is.
        address: GraphicsAddress,
        /// DWords of MI_SEMAPHORE_WAIT.
        dwords: [u32; 4],
    },
}

/// What the parser itself remembers while it runs one submission.
pub(crate) struct Parser<'a> {
    pub(crate) around: Surroundings<'a>,
    pub(crate) flavour: Flavour,
    /// The ring that batches are started from and return to.
    ring: Option<Ring>,
    in_ring: bool,
    /// The batch that is being read lies in the global GTT.
    batch_is_global: bool,
    /// Where a second-level batch returns to.
    return_to: Option<BatchPlace>,
    /// MI_SET_PREDICATE is making the streamer skip commands.
    pub(crate) skipping: bool,
    /// The command that is being executed.
    pub(crate) at: GraphicsAddress,
    /// What is mapped of the page that commands were last read from.
    page: Page<'a>,
}

/// A page of one of the two address spaces: no binding changes while a submission runs.
#[derive(Clone, Copy, Default)]
struct Page<'a> {
    start: u64,
    is_global: bool,
    view: View<'a>,
}

impl Page<'_> {
    /// Bytes from its start to `at`, when that lies in it.
    #[inline]
    fn offset(&self, at: GraphicsAddress, is_global: bool) -> Option<usize> {
        let offset = at.0.wrapping_sub(self.start);
        (offset < PAGE_BYTES && self.is_global == is_global).then_some(offset as usize)
    }
}

impl<'a> Parser<'a> {
    fn new(around: Surroundings<'a>, flavour: Flavour, ring: Option<Ring>, position: Position) -> Self {
        Self {
            around,
            flavour,
            ring,
            in_ring: ring.is_some() && position.batch.is_none(),
            batch_is_global: position.batch.is_some_and(|(_, is_global)| is_global),
            return_to: position.return_to,
            skipping: position.skipping,
            at: GraphicsAddress(0),
            page: Page::default(),
        }
    }

    /// Where it is, the command at `at` being next.
    fn position(&self, at: GraphicsAddress) -> Position {
        Position {
            batch: (!self.in_ring).then_some((at, self.batch_is_global)),
            return_to: self.return_to,
            skipping: self.skipping,
        }
    }

    /// True in a batch that the driver does not vouch for.
    pub(crate) fn is_unprivileged(&self) -> bool {
        self.around.is_guarded && !self.in_ring && !self.batch_is_global
    }

    /// Leaves batches for the place of the ring that `head` names; where it was goes into the preemption registers.
    pub(crate) fn move_head(
        &mut self,
        head: u32,
        after: GraphicsAddress,
    ) -> Option<(GraphicsAddress, Moved)> {
        let place = if self.in_ring { None } else { Some(after) };
        let ring = self.ring.as_mut()?;
        let moved =
            Moved { ring_head: if self.in_ring { ring.offset(after) } else { ring.head }, batch: place };
        ring.head = head % ring.length_bytes();
        self.in_ring = true;
        self.return_to = None;
        Some((ring.address(ring.head), moved))
    }

    /// Goes on in another buffer; `after` is the address behind the command that starts it.
    pub(crate) fn start_batch(&mut self, is_global: bool, is_second_level: bool, after: GraphicsAddress) {
        if let Some(ring) = self.ring.as_mut().filter(|_| self.in_ring) {
            ring.head = ring.offset(after);
            self.in_ring = false;
        } else if is_second_level && self.return_to.is_none() {
            // A second-level start inside a second-level batch chains: the return address stays the first one.
            self.return_to = Some((after, self.batch_is_global));
        }
        self.batch_is_global = is_global;
    }

    /// Where a batch that ends returns to; `None` when the submission is done.
    pub(crate) fn end_batch(&mut self) -> Option<GraphicsAddress> {
        if let Some((address, is_global)) = self.return_to.take() {
            self.batch_is_global = is_global;
            return Some(address);
        }
        let ring = self.ring.filter(|_| !self.in_ring)?;
        self.in_ring = true;
        Some(ring.address(ring.head))
    }

    /// Leaves all batches; `None` when there is no ring to go on in.
    fn leave_batches(&mut self) -> Option<GraphicsAddress> {
        self.return_to = None;
        self.end_batch()
    }

    /// The ring whose commands are being read, if it is not a batch.
    pub(crate) fn ring(&self) -> Option<&Ring> {
        self.ring.as_ref().filter(|_| self.in_ring)
    }

    /// The address `dwords` behind `at`, in a ring beyond its end its beginning.
    fn step(&self, at: GraphicsAddress, dwords: u64) -> GraphicsAddress {
        match self.ring() {
            Some(ring) => ring.address(ring.offset(at.offset(4 * dwords))),
            None => at.offset(4 * dwords),
        }
    }

    fn read(&mut self, at: GraphicsAddress) -> Result<u32, Stop> {
        let is_global = self.in_ring || self.batch_is_global;
        let space = self.around.space(is_global);
        if self.page.offset(at, is_global).is_none() {
            let start = at.0 & !(PAGE_BYTES - 1);
            self.page = Page { start, is_global, view: space.view(GraphicsAddress(start), PAGE_BYTES) };
        }
        if let Some(offset) = self.page.offset(at, is_global)
            && offset + 4 <= self.page.view.len()
        {
            return Ok(self.page.view.read_u32(offset));
        }
        space.read_u32(at).map_err(|fault| Fault::page("CS-10", fault.address, "command fetch").into())
    }

    /// Reads what follows the header of the command at `at`.
    fn read_rest(&mut self, at: GraphicsAddress, rest: &mut [u32]) -> Result<(), Stop> {
        // A ring may wrap within a command; and of what is not mapped as a whole, the first DWord that is missing counts.
        if self.ring().is_none()
            && let Some(offset) = self.page.offset(at, self.batch_is_global)
            && offset + 4 + 4 * rest.len() <= self.page.view.len()
        {
            self.page.view.read_bytes(offset + 4, bytemuck::cast_slice_mut(rest));
            return Ok(());
        }
        for (index, dword) in (1..).zip(rest) {
            *dword = self.read(self.step(at, index))?;
        }
        Ok(())
    }
}

/// Where a streamer was when its head was moved.
pub(crate) struct Moved {
    /// Offset of the next command of the ring.
    pub(crate) ring_head: u32,
    /// The next command of the batch, if it was in one.
    pub(crate) batch: Option<GraphicsAddress>,
}

/// Runs a batch to MI_BATCH_BUFFER_END. A batch may be endless: the account of `pipeline` ends it, which gets every
/// command and learns which of them were executed before. `ticks` is the timestamp clock of the device, which the
/// machine itself lacks.
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
    let around = Surroundings {
        process: space,
        global: space,
        status_page: None,
        process_status_page: None,
        ticks,
        arbitration: None,
        is_guarded: false,
        ring_registers: None,
    };
    let mut parser = Parser::new(around, flavour, None, Position::default());
    execute(batch.address, &mut parser, state, pipeline, cx).map(|_| ())
}

/// Runs what a ring holds between its head and its tail, and the batches that are started there, from `position` on.
/// Head and position follow.
///
/// # Errors
/// As [`run`].
pub fn run_ring<P: Pipeline>(
    ring: &mut Ring,
    position: &mut Position,
    around: Surroundings,
    flavour: Flavour,
    state: &mut StreamerState,
    pipeline: &mut P,
    cx: &Context,
) -> Result<Progress, Stop> {
    let start = position.batch.map_or(ring.address(ring.head), |(address, _)| address);
    let mut parser = Parser::new(around, flavour, Some(*ring), *position);
    let result = execute(start, &mut parser, state, pipeline, cx);
    if let Some(after) = parser.ring {
        *ring = after;
    }
    *position = match &result {
        Ok(Progress::Done) => Position::default(),
        _ => parser.position(parser.at),
    };
    result
}

fn execute<P: Pipeline>(
    start: GraphicsAddress,
    parser: &mut Parser,
    state: &mut StreamerState,
    pipeline: &mut P,
    cx: &Context,
) -> Result<Progress, Stop> {
    let ticks = parser.around.ticks;
    state.registers.begin_run(ticks());
    let result = parse(start, parser, state, pipeline, cx);
    // What came before the end is executed, whatever has ended it.
    let settled = pipeline.settle(cx);
    let result = result.and_then(|progress| settled.map(|()| progress));
    state.registers.end_run(ticks());
    result
}

fn parse<P: Pipeline>(
    start: GraphicsAddress,
    parser: &mut Parser,
    state: &mut StreamerState,
    pipeline: &mut P,
    cx: &Context,
) -> Result<Progress, Stop> {
    let flavour = parser.flavour;
    let mut at = start;
    let mut trail = Trail::new(at);
    let mut marked = used::Marked::default();
    pipeline.repeat(false);
    // Whoever submits has waited for what was submitted before.
    state.unflushed = false;
    let mut buffer = [0_u32; COMMAND_DWORDS_LIMIT];
    loop {
        if let Some(ring) = parser.ring.as_mut().filter(|_| parser.in_ring) {
            ring.head = ring.offset(at);
            if ring.is_empty() {
                return cx.check().map(|()| Progress::Done);
            }
        }
        parser.at = at;
        cx.ids.command.set(at.0);
        if let Some(again) = trail.at(at) {
            pipeline.repeat(again);
        }
        let found = parser.read(at).and_then(|header| {
            state.last = LastCommand { header, address: at };
            known(header, at, flavour.engine, cx).map(|(id, length)| (header, id, length))
        });
        let (header, id, length) = match (found, pipeline.undone().filter(|_| !parser.in_ring)) {
            (Ok(found), _) => found,
            (Err(Stop::Fault(fault)), Some(system)) => {
                cx.gap(system, format!("the batch goes on in what was not written: {}", fault.text));
                cx.check()?;
                let Some(next) = parser.leave_batches() else { return Ok(Progress::Done) };
                at = next;
                continue;
            }
            (Err(stop), _) => {
                state.errors.instruction |= is_illegal(&stop);
                return Err(stop);
            }
        };
        if let Some(arbitration) = parser.around.arbitration
            && is_arbitration_point(id)
            && arbitration.point()
        {
            return cx.check().map(|()| Progress::Stopped);
        }
        pipeline.spend(Work::Command, length.into())?;
        let dwords = &mut buffer[..length as usize];
        dwords[0] = header;
        parser.read_rest(at, &mut dwords[1..])?;
        let after = parser.step(at, length.into());
        cx.watch(id.item(), dwords);
        let is_refused = |id| parser.is_unprivileged() && privilege::is_required(id, dwords, cx.platform);
        let next = match id {
            id if is_refused(id) => {
                let text = format!("{} of a batch of the process needs privileges: skipped", id.name());
                cx.undefined("D01", text);
                state.errors.privilege = true;
                after
            }
            id if mi::is_mi(header) => {
                pipeline.settle(cx)?;
                used::command(id, dwords, parser, &mut marked, cx);
                match mi::execute(id, dwords, after, parser, state, cx)? {
                    Next::Follow => after,
                    Next::Jump(to) => to,
                    Next::End => return cx.check().map(|()| Progress::Done),
                    Next::Wait(address, dwords) => {
                        return cx.check().map(|()| Progress::Waiting { address, dwords });
                    }
                }
            }
            _ if parser.skipping => after,
            CommandId::PipeControl => {
                pipeline.settle(cx)?;
                pipe_control::execute(dwords, parser, state, cx)?;
                if flavour.execution != Execution::Nothing {
                    pipeline.command(dwords, &mut state.registers, cx)?;
                }
                after
            }
            id => {
                state.unflushed |= matches!(id, CommandId::Primitive3d | CommandId::GpgpuWalker);
                let is_executed = match flavour.execution {
                    Execution::All => true,
                    Execution::Commands => !is_launch(id),
                    Execution::Nothing => false,
                };
                if is_executed {
                    used::command(id, dwords, parser, &mut marked, cx);
                    pipeline.command(dwords, &mut state.registers, cx)?;
                    if pipeline.is_interrupted() {
                        return cx.check().map(|()| Progress::Stopped);
                    }
                }
                after
            }
        };
        if next != after || after.0 < at.0 {
            pipeline.spend(Work::Run, 1)?;
            trail.jump(after, next);
        }
        at = next;
        cx.check()?;
    }
}

/// Where a context may be stopped before a command. Walkers look between their groups themselves.
/// [skl.7:GPGPU Context Switch]
fn is_arbitration_point(id: CommandId) -> bool {
    matches!(
        id,
        CommandId::MiArbCheck
            | CommandId::MiSemaphoreWait
            | CommandId::MiWaitForEvent
            | CommandId::PipeControl
            | CommandId::MediaStateFlush
            | CommandId::Primitive3d
    )
}

/// The command that a header begins, and its DWords.
fn known(header: u32, at: GraphicsAddress, engine: Engine, cx: &Context) -> Result<(CommandId, u32), Stop> {
    let Some(id) = command::identify(cx.platform, engine, header) else {
        return Err(illegal(
            format!("no command of the {} has the header 0x{header:08x}", engine.name()),
            at,
        ));
    };
    match id.item().length_dwords(cx.platform, header).max(1) {
        length if length as usize <= COMMAND_DWORDS_LIMIT => Ok((id, length)),
        length => Err(illegal(format!("no command has {length} DWords: header 0x{header:08x}"), at)),
    }
}

fn is_illegal(stop: &Stop) -> bool {
    matches!(stop, Stop::Fault(fault) if fault.kind == FaultKind::IllegalCommand)
}

#[cold]
fn illegal(text: String, at: GraphicsAddress) -> Stop {
    let mut fault = Fault::new(FaultKind::IllegalCommand, "CS-10", text);
    fault.address = Some(at);
    fault.into()
}

/// Whether threads begin by a command.
fn is_launch(id: CommandId) -> bool {
    use CommandId::{
        GpgpuObject, GpgpuWalker, MediaObject, MediaObjectGrpid, MediaObjectPrt, MediaObjectWalker,
        Primitive3d,
    };
    matches!(
        id,
        Primitive3d
            | GpgpuWalker
            | GpgpuObject
            | MediaObject
            | MediaObjectGrpid
            | MediaObjectPrt
            | MediaObjectWalker
    )
}
