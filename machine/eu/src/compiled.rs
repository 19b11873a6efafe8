//! Host code of kernels: when it is made, and when it is used.
//!
//! Source: house rule of one meaning: [`crate::record`] writes down what the operations of a kernel do, and a [`Compiler`]
//! makes host code of that. The interpreter uses it where what the code takes for granted holds (the float modes, how many
//! channels there are), and performs the operations one by one where it does not. Every block begins and ends with all of
//! the state in the thread, so that either can go on where the other has come to.

use crate::op::{Kind, Op};
use crate::program::{Block, End, Program};
use crate::record::{Mode, Recording, image};
use crate::thread::Thread;
use ir::{Place, Scalar, Width};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// What host code asks for while it runs: what was not written down.
pub trait Host {
    /// Does it: what it is, and of what. Gives a number that the code knows what to do with.
    fn call(&mut self, what: u64, argument: u64, thread: &mut Thread) -> u64;
}

/// Host code of a recorded function.
pub trait Compiled: Send + Sync {
    /// Runs it on a thread. Gives the number of its exit.
    fn run(&self, host: &mut dyn Host, thread: &mut Thread) -> u64;
}

/// Makes host code.
pub trait Compiler: Send + Sync {
    /// The routine by which recorded code calls [`Host::call`] with its first two arguments.
    fn host(&self) -> ir::Routine;

    /// Host code of a function over the state image of a thread; `None` when there can be none.
    fn compile(&self, function: &ir::Function) -> Option<Box<dyn Compiled>>;

    /// Code is compiled before its first run: for comparisons.
    fn is_eager(&self) -> bool {
        false
    }
}

/// What a [`Host`] is asked for: to perform the operation at a position by its handler.
pub(crate) const PERFORM: u64 = 0;
/// To send the message at a position. Zero when the code is to go on.
pub(crate) const SEND: u64 = 1;

/// How often a kernel is performed, counted in operations, before it is compiled. It does not depend on the host.
const HOT: u64 = 16;
/// Operations of a kernel that is compiled at most.
const LONGEST: usize = 1 << 16;

struct Ready {
    mode: Mode,
    rows: u32,
    code: Box<dyn Compiled>,
    program: Program,
}

/// Host code of a kernel.
pub(crate) struct HostCode {
    compiler: &'static dyn Compiler,
    /// Operations performed by the interpreter.
    count: AtomicU64,
    ready: OnceLock<Option<Ready>>,
}

impl HostCode {
    pub(crate) fn new(compiler: &'static dyn Compiler) -> Self {
        Self { compiler, count: AtomicU64::new(0), ready: OnceLock::new() }
    }

    /// Host code that can be entered at `position` by a thread.
    #[inline]
    pub(crate) fn enter(&self, ops: &[Op], position: u32, thread: &Thread) -> Option<&dyn Compiled> {
        let ready = match self.ready.get() {
            Some(ready) => ready.as_ref()?,
            None => self.warm(ops, position, thread)?.as_ref()?,
        };
        let fits = !thread.special_float
            && !thread.single_program_flow()
            && (thread.live | thread.active).checked_shr(8 * ready.rows).unwrap_or(0) == 0
            && ready.mode == Mode::of(thread);
        (fits && ready.program.number(position).is_some()).then_some(&*ready.code)
    }

    #[cold]
    fn warm(&self, ops: &[Op], position: u32, thread: &Thread) -> Option<&Option<Ready>> {
        if thread.special_float || thread.single_program_flow() {
            return None;
        }
        let done = ops.get(position as usize).map_or(0, |op| u64::from(op.run_length));
        let count = self.count.fetch_add(done + 1, Ordering::Relaxed);
        if !self.compiler.is_eager() && count < HOT * ops.len() as u64 {
            return None;
        }
        Some(self.ready.get_or_init(|| {
            let (mode, rows) = (Mode::of(thread), rows(thread.live | thread.active));
            let program = Program::new(ops);
            let function = function(ops, &program, mode, rows, self.compiler.host())?;
            let code = self.compiler.compile(&function)?;
            Some(Ready { mode, rows, code, program })
        }))
    }
}

/// Rows of eight channels.
fn rows(channels: u32) -> u32 {
    match 32 - channels.leading_zeros() {
        0..=8 => 1,
        9..=16 => 2,
        _ => 4,
    }
}

/// What a kernel does; `None` when it is too long.
fn function(ops: &[Op], program: &Program, mode: Mode, rows: u32, host: ir::Routine) -> Option<ir::Function> {
    if ops.len() > LONGEST {
        return None;
    }
    let mut recording = Recording::new(mode, rows);
    let starts: Vec<ir::BlockId> = program.blocks.iter().map(|_| recording.builder.block()).collect();
    let lost = recording.builder.block();
    let position = recording.builder.load_scalar(Place::state(image::POSITION), Width::B4);
    dispatch(&mut recording, position, &program.blocks, &starts);
    // Wherever the interpreter says.
    recording.switch(lost, false);
    recording.builder.exit(HOST_EXIT);
    let targets = |position: u32| program.number(position).map_or(lost, |number| starts[number]);
    for (block, &start) in program.blocks.iter().zip(&starts) {
        recording.switch(start, false);
        block_code(&mut recording, ops, block, host, lost, &targets);
    }
    Some(recording.builder.finish())
}

/// Exit when the host knows what comes.
pub(crate) const HOST_EXIT: u64 = 1 << 32;

/// Goes to the block that begins at a position: one of these.
fn dispatch(recording: &mut Recording, position: ir::Value, blocks: &[Block], starts: &[ir::BlockId]) {
    let middle = blocks.len() / 2;
    if middle == 0 {
        return recording.builder.jump(starts[0]);
    }
    let below = recording.scalar(Scalar::Less, position, blocks[middle].start.into());
    let (low, high) = (recording.builder.block(), recording.builder.block());
    recording.builder.branch(below, low, high);
    recording.builder.switch(low);
    dispatch(recording, position, &blocks[..middle], &starts[..middle]);
    recording.builder.switch(high);
    dispatch(recording, position, &blocks[middle..], &starts[middle..]);
}

fn block_code(
    recording: &mut Recording,
    ops: &[Op],
    block: &Block,
    host: ir::Routine,
    lost: ir::BlockId,
    targets: &dyn Fn(u32) -> ir::BlockId,
) {
    if block.cost > 0 {
        let budget = recording.builder.load_scalar(Place::state(image::BUDGET), Width::B8);
        let short = recording.scalar(Scalar::Less, budget, block.cost);
        let (leave, stay) = (recording.builder.block(), recording.builder.block());
        recording.builder.branch(short, leave, stay);
        recording.builder.switch(leave);
        recording.builder.exit(block.start.into());
        recording.switch(stay, false);
        let left = recording.scalar(Scalar::Sub, budget, block.cost);
        recording.builder.store_scalar(Place::state(image::BUDGET), Width::B8, left);
    }
    for position in block.rejoins.clone() {
        recording.rejoin(position);
    }
    if block.needs_active == 0 {
        straight(recording, ops, block, host);
    } else {
        let active = recording.active();
        let active = recording.scalar(Scalar::And, active, block.needs_active.into());
        let all = recording.scalar(Scalar::Equal, active, block.needs_active.into());
        let forms = [recording.builder.block(), recording.builder.block()];
        let behind = recording.builder.block();
        recording.builder.branch(all, forms[1], forms[0]);
        for (form, all_active) in forms.into_iter().zip([false, true]) {
            recording.switch(form, all_active);
            straight(recording, ops, block, host);
            recording.builder.jump(behind);
        }
        recording.switch(behind, false);
    }
    match block.end {
        End::Next => recording.builder.jump(targets(block.next())),
        End::Leave(position) => recording.builder.exit(position.into()),
        End::Message(position) => {
            let stop = call(recording, host, SEND, position);
            recording.builder.branch(stop, lost, targets(block.next()));
        }
        End::Jump(position) => {
            if let Some(op) = ops.get(position as usize)
                && let Kind::Flow(flow) = &op.kind
            {
                recording.branch(op, flow, block.next(), targets);
            }
        }
    }
}

fn call(recording: &mut Recording, host: ir::Routine, what: u64, position: u32) -> ir::Value {
    let arguments = [what, position.into(), 0].map(|number| recording.builder.number(number));
    recording.forget();
    recording.builder.call(host, arguments)
}

/// Straight code, with calls for what is not written down.
fn straight(recording: &mut Recording, ops: &[Op], block: &Block, host: ir::Routine) {
    for position in block.straight.clone() {
        let Some(op) = ops.get(position as usize) else { return };
        if !op.is_nothing() && !recording.record(op) {
            call(recording, host, PERFORM, position);
        }
    }
}
