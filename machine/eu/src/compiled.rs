//! Host code for pieces of kernels: when it is made, and when it is used.
//!
//! Source: house rule of one meaning: [`crate::record`] writes down what the operations of a kernel do, and a [`Compiler`]
//! makes host code of that. The interpreter uses it where what the code takes for granted holds (the float modes, and
//! which channels are active), and performs the operations one by one where it does not.

use crate::op::Op;
use crate::record::{Mode, Recording};
use crate::thread::Thread;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

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

    /// Code is compiled before its first run, however short it is: for comparisons.
    fn is_eager(&self) -> bool {
        false
    }
}

/// Operations that follow each other.
struct Run<'a> {
    ops: &'a [Op],
}

/// The thing that a [`Run`] is asked for.
const PERFORM: u64 = 0;

impl Host for Run<'_> {
    fn call(&mut self, _: u64, index: u64, thread: &mut Thread) -> u64 {
        if let Some(op) = self.ops.get(index as usize) {
            (op.run)(op, thread);
        }
        0
    }
}

/// How often a run is performed before it is compiled. It does not depend on the host.
const HOT: u32 = 16;
/// Shorter runs are not worth the call.
const SHORTEST: usize = 3;

struct Ready {
    mode: Mode,
    code: Box<dyn Compiled>,
}

/// What is known of a run, for threads with all of its channels active or for all others.
#[derive(Default)]
struct Form {
    count: AtomicU32,
    ready: OnceLock<Option<Ready>>,
}

#[derive(Default)]
struct Slot {
    /// Channels that its operations name.
    needs_active: OnceLock<u32>,
    forms: [Form; 2],
}

/// Host code of a kernel.
pub(crate) struct HostCode {
    compiler: &'static dyn Compiler,
    slots: Box<[Slot]>,
}

impl HostCode {
    pub(crate) fn new(compiler: &'static dyn Compiler, positions: usize) -> Self {
        Self { compiler, slots: (0..positions).map(|_| Slot::default()).collect() }
    }

    /// Performs the run at `position`; false when its operations have to be performed one by one.
    #[inline]
    pub(crate) fn run(&self, position: u32, ops: &[Op], thread: &mut Thread) -> bool {
        let Some(slot) = self.slots.get(position as usize) else { return false };
        let needs_active = *slot.needs_active.get_or_init(|| needs_active(ops));
        let all_active = thread.active & needs_active == needs_active;
        let form = &slot.forms[usize::from(all_active)];
        let ready = match form.ready.get() {
            Some(ready) => ready,
            None => match self.warm(form, ops, all_active, thread) {
                Some(ready) => ready,
                None => return false,
            },
        };
        match ready {
            Some(ready) if !thread.special_float && ready.mode == Mode::of(thread) => {
                ready.code.run(&mut Run { ops }, thread);
                true
            }
            _ => false,
        }
    }

    #[cold]
    fn warm<'a>(
        &self,
        form: &'a Form,
        ops: &[Op],
        all_active: bool,
        thread: &Thread,
    ) -> Option<&'a Option<Ready>> {
        let is_eager = self.compiler.is_eager();
        if thread.special_float || !is_eager && form.count.fetch_add(1, Ordering::Relaxed) < HOT {
            return None;
        }
        Some(form.ready.get_or_init(|| {
            let mode = Mode::of(thread);
            let shortest = if is_eager { 1 } else { SHORTEST };
            let function = function(ops, mode, all_active, self.compiler.host(), shortest)?;
            self.compiler.compile(&function).map(|code| Ready { mode, code })
        }))
    }
}

/// Channels that operations ask to be active.
fn needs_active(ops: &[Op]) -> u32 {
    let of = |op: &Op| {
        if op.no_mask { 0 } else { op.size_mask.checked_shl(op.channel_offset.into()).unwrap_or(0) }
    };
    ops.iter().fold(0, |all, op| all | of(op))
}

/// What a run does, with calls for what is not written down; `None` when too little of it is.
fn function(
    ops: &[Op],
    mode: Mode,
    all_active: bool,
    host: ir::Routine,
    shortest: usize,
) -> Option<ir::Function> {
    let mut recording = Recording::new(mode, all_active);
    let mut recorded = 0;
    for (index, op) in ops.iter().enumerate() {
        if op.is_nothing() || recording.record(op) {
            recorded += 1;
        } else {
            let builder = &mut recording.builder;
            let arguments = [PERFORM, index as u64, 0].map(|number| builder.number(number));
            builder.call(host, arguments);
            recording.forget();
        }
    }
    if recorded < shortest || recorded * 2 < ops.len() {
        return None;
    }
    recording.builder.exit(0);
    Some(recording.builder.finish())
}
