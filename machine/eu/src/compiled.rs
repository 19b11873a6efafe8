//! Host code of kernels: when it is made, and when it is used.
//!
//! Source: house rule of one meaning: [`crate::record`] writes down what the operations of a kernel do, and a [`Compiler`]
//! makes host code of that. The interpreter uses it where what the code takes for granted holds (the float modes, how many
//! channels there are), and performs the operations one by one where it does not. Every block begins and ends with all of
//! the state in the thread, so that either can go on where the other has come to.

use crate::Kernel;
use crate::op::{Kind, Op};
use crate::operand::Place as OpPlace;
use crate::program::{Block, End, Program};
use crate::record::pixels::Resets;
use crate::record::{Mode, Recording, image, message};
use crate::thread::{Thread, arf};
use hw::message::Target;
use ir::{Place, Scalar, Width};
use ports::{Inline, PixelDraw};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// What host code asks for while it runs: what was not written down.
pub trait Host {
    /// Does it: what it is, and of what. Gives a number that the code knows what to do with.
    fn call(&mut self, what: u64, argument: u64, thread: &mut Thread) -> u64;
}

/// Host code of a recorded function.
pub trait Compiled: Send + Sync {
    /// Runs it on a thread, with at least as many regions as its code looks at. Gives the number of its exit.
    fn run(&self, host: &mut dyn Host, thread: &mut Thread, regions: &[ir::Region]) -> u64;
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

/// Forms of a kernel at most: with more the interpreter goes on, or code that sends all messages.
const FORMS: usize = 16;
/// Bindings of a kernel at most that are told apart.
const BINDINGS: usize = 64;

/// What code of a kernel was made for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp {
    mode: Mode,
    rows: u32,
    /// Number of the binding, 0 for none.
    binding: u32,
}

struct Form {
    stamp: Stamp,
    code: Option<(Box<dyn Compiled>, Program)>,
}

/// Host code of a kernel.
pub(crate) struct HostCode {
    compiler: &'static dyn Compiler,
    /// The first position where code is entered: what comes before changes the modes that it is made for.
    entry: u32,
    /// Operations performed by the interpreter.
    count: AtomicU64,
    /// Filled from the first on.
    forms: [OnceLock<Form>; FORMS],
    /// The keys of bindings, of which the first has number 1.
    keys: Mutex<Vec<Box<[u32]>>>,
}

/// A kernel with what its messages are bound to, for a draw or a walker.
#[derive(Clone, Copy)]
pub struct Bound<'b> {
    host_code: &'b HostCode,
    binding: u32,
    inline: &'b dyn Inline,
    units: fn(u8) -> u64,
    /// Memory that messages reach which are written down.
    pub regions: &'b [ir::Region<'b>],
    /// Registers that threads see when they begin, which code starts, and those of them that it puts back for each.
    seen: u128,
    saved: Saved,
}

/// Registers that code puts back for each thread that it starts: for all, and for those with channels that are not active.
#[derive(Clone, Copy, Default)]
pub(crate) struct Saved {
    pub(crate) always: u128,
    pub(crate) masked: u128,
}

impl<'b> Bound<'b> {
    /// The same with other memory, of which as much is there.
    pub fn with<'c>(&'c self, regions: &'c [ir::Region<'c>]) -> Bound<'c>
    where
        'b: 'c,
    {
        Bound { regions, ..*self }
    }
}

impl Kernel {
    /// Binds its messages: `inline` writes some of them down, whose code reaches `regions`; `units` is what a message to a
    /// shared function costs. None where code is not compiled.
    pub fn bind<'b>(
        &'b self,
        inline: &'b dyn Inline,
        units: fn(u8) -> u64,
        regions: &'b [ir::Region<'b>],
    ) -> Option<Bound<'b>> {
        let host_code = self.operations.host_code.as_ref()?;
        let binding = host_code.binding(inline.key())?;
        Some(Bound { host_code, binding, inline, units, regions, seen: 0, saved: Saved::default() })
    }

    /// The number of a binding of its messages to what writes down its threads whole, for [`Kernel::bind_listed`]. None where
    /// there is no code for its threads, or not yet.
    pub fn listed_binding(&self, inline: &dyn Inline) -> Option<u32> {
        let host_code = self.operations.host_code.as_ref()?;
        if self.reads_accumulators || self.reads_clock() || self.messages.is_none() {
            return None;
        }
        host_code.binding(inline.key())
    }

    /// As [`Kernel::bind`], for threads of so many channels that code starts.
    pub fn bind_listed<'b>(
        &'b self,
        binding: u32,
        inline: &'b dyn Inline,
        units: fn(u8) -> u64,
        regions: &'b [ir::Region<'b>],
        channels: usize,
    ) -> Option<Bound<'b>> {
        let host_code = self.operations.host_code.as_ref()?;
        let start = &self.start_registers;
        let whole = start.whole[if channels == 8 { 0 } else { 1 }];
        let alike = start.changed & !inline.pixels()?.own();
        let saved = Saved { always: whole & alike, masked: start.masked & !whole & alike };
        Some(Bound { host_code, binding, inline, units, regions, seen: start.masked | whole, saved })
    }
}

impl Bound<'_> {
    /// Registers that threads see when they begin, which code starts.
    pub fn seen(&self) -> u128 {
        self.seen
    }

    /// Those of them that are put back, and have to be saved before.
    pub fn saved(&self) -> impl Iterator<Item = usize> + use<> {
        let saved = self.saved.always | self.saved.masked;
        (0..128).filter(move |register| saved >> register & 1 != 0)
    }
}

impl HostCode {
    pub(crate) fn new(compiler: &'static dyn Compiler, ops: &[Op]) -> Self {
        let computes = ops.iter().take_while(|op| matches!(op.kind, Kind::Compute)).count();
        let is_control = ops.get(computes).is_some_and(|op| matches!(op.kind, Kind::Control));
        Self {
            compiler,
            entry: if is_control { computes as u32 + 1 } else { 0 },
            count: AtomicU64::new(0),
            forms: [const { OnceLock::new() }; FORMS],
            keys: Mutex::default(),
        }
    }

    /// The number of a binding.
    fn binding(&self, key: &[u32]) -> Option<u32> {
        let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        let known = keys.iter().position(|known| **known == *key);
        let number = match known {
            Some(number) => number,
            None if keys.len() >= BINDINGS => return None,
            None => {
                keys.push(key.into());
                keys.len() - 1
            }
        };
        Some(number as u32 + 1)
    }

    /// Host code that can be entered at `position` by a thread, and the regions for it.
    #[inline]
    pub(crate) fn enter<'c>(
        &'c self,
        ops: &[Op],
        position: u32,
        thread: &Thread,
        bound: Option<&Bound<'c>>,
    ) -> Option<(&'c dyn Compiled, &'c [ir::Region<'c>])> {
        if position < self.entry || thread.special_float || thread.single_program_flow() {
            return None;
        }
        // Bound is the kernel that was launched, and not what its threads went to.
        let bound = bound.filter(|bound| std::ptr::eq(bound.host_code, self));
        let stamp = Stamp {
            mode: Mode::of(thread),
            rows: rows(thread.live | thread.active),
            binding: bound.map_or(0, |bound| bound.binding),
        };
        for slot in &self.forms {
            let form = match slot.get() {
                Some(form) => form,
                None if self.is_warm(ops, position) => slot.get_or_init(|| self.form(ops, stamp, bound)),
                None => return None,
            };
            if form.stamp == stamp {
                let (code, program) = form.code.as_ref()?;
                program.number(position)?;
                return Some((&**code, bound.map_or(&[], |bound| bound.regions)));
            }
        }
        // There are too many: perhaps one of them sends all messages.
        bound.and_then(|_| self.enter(ops, position, thread, None))
    }

    /// Code that starts threads of at most these channels, whose modes are those of `thread`; `None` where it was not made,
    /// which may change or not.
    pub(crate) fn listed<'c>(
        &'c self,
        ops: &[Op],
        thread: &Thread,
        channels: u32,
        bound: &Bound<'c>,
    ) -> Option<Option<&'c dyn Compiled>> {
        if thread.special_float || thread.single_program_flow() {
            return Some(None);
        }
        let stamp = Stamp { mode: Mode::of(thread), rows: rows(channels), binding: bound.binding };
        for slot in &self.forms {
            let form = match slot.get() {
                Some(form) => form,
                None if self.is_hot(ops) => slot.get_or_init(|| self.form(ops, stamp, Some(bound))),
                None => return None,
            };
            if form.stamp == stamp {
                return Some(form.code.as_ref().map(|(code, _)| &**code));
            }
        }
        Some(None)
    }

    fn is_hot(&self, ops: &[Op]) -> bool {
        self.compiler.is_eager() || self.count.load(Ordering::Relaxed) >= HOT * ops.len() as u64
    }

    /// Enough was performed for code to be worth its making.
    #[cold]
    fn is_warm(&self, ops: &[Op], position: u32) -> bool {
        let done = ops.get(position as usize).map_or(0, |op| u64::from(op.run_length));
        let count = self.count.fetch_add(done + 1, Ordering::Relaxed);
        self.compiler.is_eager() || count >= HOT * ops.len() as u64
    }

    #[cold]
    fn form(&self, ops: &[Op], stamp: Stamp, bound: Option<&Bound>) -> Form {
        let taken = |op: &Op| {
            let (bound, message) = (bound?, message::known(op)?);
            let is_taken =
                bound.inline.takes(&message) && (!message.end_of_thread || bound.inline.pixels().is_some());
            is_taken.then_some((message, bound))
        };
        let units = |op: &Op| taken(op).map(|(message, bound)| (bound.units)(message.shared_function));
        let program = Program::new(ops, &units);
        let write = |recording: &mut Recording, op: &Op| {
            taken(op).map(|(message, bound)| recording.message(op, message, bound.inline))
        };
        let listed = bound.and_then(|bound| Some(Listed { draw: bound.inline.pixels()?, bound }));
        if listed.is_some() && !may_be_listed(ops, &units) {
            return Form { stamp, code: None };
        }
        let kernel = Written {
            ops,
            host: self.compiler.host(),
            write: &write,
            units: &units,
            is_listed: listed.is_some(),
        };
        let code =
            function(&kernel, &program, stamp, listed).and_then(|function| self.compiler.compile(&function));
        Form { stamp, code: code.map(|code| (code, program)) }
    }
}

/// Threads that code starts.
struct Listed<'l> {
    draw: &'l dyn PixelDraw,
    bound: &'l Bound<'l>,
}

/// Whether code can run threads to their ends: all that it leaves to others are messages to those who need not know the pixels.
fn may_be_listed(ops: &[Op], taken: &dyn Fn(&Op) -> Option<u64>) -> bool {
    // Other state is as the thread before has left it.
    let is_put_back = |op: &Op| match op.destination.place {
        OpPlace::Arf { register, .. } => matches!(register >> 4, arf::NULL | arf::ADDRESS | arf::FLAG),
        _ => true,
    };
    ops.iter().enumerate().all(|(position, op)| match &op.kind {
        Kind::Compute => is_put_back(op),
        Kind::Rejoin | Kind::Illegal | Kind::Unmapped => true,
        Kind::Control => position == 0 && op.sets_modes,
        Kind::Flow(flow) => crate::record::flow::is_recorded(flow),
        Kind::Message(message) => {
            let knows_pixels = matches!(
                Target::from_id(message.shared_function.into()),
                Some(Target::RenderCache | Target::PixelInterpolator)
            );
            taken(op).is_some() || !(knows_pixels || message.end_of_thread)
        }
        _ => false,
    })
}

/// A kernel being written down.
struct Written<'w> {
    ops: &'w [Op],
    host: ir::Routine,
    /// Writes down the message at an operation, if it is to be.
    write: &'w dyn Fn(&mut Recording, &Op) -> Option<Option<ir::BlockId>>,
    /// What such a message costs.
    units: &'w dyn Fn(&Op) -> Option<u64>,
    /// Code starts its threads: who answers messages about pixels does not know the thread.
    is_listed: bool,
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
fn function(
    kernel: &Written,
    program: &Program,
    stamp: Stamp,
    listed: Option<Listed>,
) -> Option<ir::Function> {
    if kernel.ops.len() > LONGEST {
        return None;
    }
    let mut recording = Recording::new(stamp.mode, stamp.rows);
    let starts: Vec<ir::BlockId> = program.blocks.iter().map(|_| recording.builder.block()).collect();
    let lost = recording.builder.block();
    let position = recording.builder.load_scalar(Place::state(image::POSITION), Width::B4);
    let begin = listed.as_ref().map(|_| {
        let [begin, within] = [(); 2].map(|()| recording.builder.block());
        let is_start = recording.scalar(Scalar::Equal, position, START.into());
        recording.builder.branch(is_start, begin, within);
        recording.switch(within, false);
        begin
    });
    dispatch(&mut recording, position, &program.blocks, &starts);
    // Wherever the interpreter says.
    recording.switch(lost, false);
    recording.builder.exit(HOST_EXIT);
    let targets = |position: u32| program.number(position).map_or(lost, |number| starts[number]);
    if let (Some(Listed { draw, bound }), Some(begin)) = (listed, begin) {
        recording.switch(begin, false);
        // Modes that are set first were set for all threads.
        let modes = kernel.ops.first().filter(|op| op.sets_modes);
        let (cost, entry) = modes.map_or((0, 0), |op| (op.cost.into(), 1));
        let resets = Resets::of(kernel.ops);
        recording.begin_thread(draw, bound.seen, bound.saved, resets, (cost, stamp.rows));
        recording.builder.jump(targets(entry));
    }
    for (block, &start) in program.blocks.iter().zip(&starts) {
        recording.switch(start, false);
        kernel.block(&mut recording, block, lost, &targets, begin);
    }
    Some(recording.builder.finish())
}

/// Exit when the host knows what comes.
pub(crate) const HOST_EXIT: u64 = 1 << 32;
/// Exit when the last of the threads that code has started has ended.
pub(crate) const ENDED: u64 = 2 << 32;
/// Where code starts threads.
pub(crate) const START: u32 = u32::MAX - 1;

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

/// Takes what a block costs off what is left; leaves to the interpreter where that is not enough.
fn pay(recording: &mut Recording, block: &Block) {
    let purses = [(image::BUDGET, block.cost), (image::MESSAGE_BUDGET, block.units)];
    let mut payments = Vec::new();
    let mut short = None;
    for (place, cost) in purses.into_iter().filter(|&(_, cost)| cost > 0) {
        let left = recording.builder.load_scalar(Place::state(place), Width::B8);
        let own = recording.scalar(Scalar::Less, left, cost);
        short = Some(short.map_or(own, |short| recording.builder.scalar(Scalar::Or, short, own)));
        payments.push((place, cost));
    }
    let Some(short) = short else { return };
    let (leave, stay) = (recording.builder.block(), recording.builder.block());
    recording.builder.branch(short, leave, stay);
    recording.builder.switch(leave);
    recording.builder.exit(block.start.into());
    recording.switch(stay, false);
    for (place, cost) in payments {
        let left = recording.builder.load_scalar(Place::state(place), Width::B8);
        let left = recording.scalar(Scalar::Sub, left, cost);
        recording.builder.store_scalar(Place::state(place), Width::B8, left);
    }
}

impl Written<'_> {
    fn block(
        &self,
        recording: &mut Recording,
        block: &Block,
        lost: ir::BlockId,
        targets: &dyn Fn(u32) -> ir::BlockId,
        begin: Option<ir::BlockId>,
    ) {
        pay(recording, block);
        for position in block.rejoins.clone() {
            recording.rejoin(position);
        }
        if block.needs_active == 0 {
            self.straight(recording, block, lost);
        } else {
            let active = recording.active();
            let active = recording.scalar(Scalar::And, active, block.needs_active.into());
            let all = recording.scalar(Scalar::Equal, active, block.needs_active.into());
            let forms = [recording.builder.block(), recording.builder.block()];
            let behind = recording.builder.block();
            recording.builder.branch(all, forms[1], forms[0]);
            for (form, all_active) in forms.into_iter().zip([false, true]) {
                recording.switch(form, all_active);
                self.straight(recording, block, lost);
                recording.builder.jump(behind);
            }
            recording.switch(behind, false);
        }
        match block.end {
            End::Next => recording.builder.jump(targets(block.next())),
            End::Leave(position) => recording.builder.exit(position.into()),
            End::Ended => {
                let more = recording.end_thread();
                let all = recording.builder.block();
                recording.builder.branch(more, begin.unwrap_or(lost), all);
                recording.builder.switch(all);
                recording.builder.exit(ENDED);
            }
            End::Message(position) => {
                let stop = self.call(recording, SEND, position);
                recording.builder.branch(stop, lost, targets(block.next()));
            }
            End::Jump(position) => {
                if let Some(op) = self.ops.get(position as usize)
                    && let Kind::Flow(flow) = &op.kind
                {
                    recording.branch(op, flow, block.next(), targets);
                }
            }
        }
    }

    fn call(&self, recording: &mut Recording, what: u64, position: u32) -> ir::Value {
        let arguments = [what, position.into(), 0].map(|number| recording.builder.number(number));
        recording.forget();
        recording.builder.call(self.host, arguments)
    }

    /// Straight code, with calls for what is not written down.
    fn straight(&self, recording: &mut Recording, block: &Block, lost: ir::BlockId) {
        let mut last_message = None;
        for position in block.straight.clone() {
            let Some(op) = self.ops.get(position as usize) else { return };
            if let Some(slow) = (self.write)(recording, op) {
                match slow {
                    Some(behind) if self.is_listed => self.leave(recording, block, position, behind),
                    Some(behind) => self.send(recording, op, position, lost, behind),
                    None => {}
                }
                last_message = Some(op.ip_bytes);
            } else if !op.is_nothing() && !recording.record(op) {
                self.call(recording, PERFORM, position);
            }
        }
        if let Some(ip_bytes) = last_message {
            let ip_bytes = recording.builder.number(ip_bytes.into());
            recording.builder.store_scalar(Place::state(image::IP), Width::B4, ip_bytes);
        }
    }

    /// Leaves a message that was to be written down, and what comes behind it, to the interpreter: the block has paid for them.
    fn leave(&self, recording: &mut Recording, block: &Block, position: u32, behind: ir::BlockId) {
        let (mut cost, mut units) = (0, 0);
        let mut at = position;
        while at < block.straight.end {
            let Some(op) = self.ops.get(at as usize) else { break };
            cost += u64::from(op.cost);
            units += (self.units)(op).unwrap_or(0);
            at += op.run_length.max(1);
        }
        if !matches!(block.end, End::Next | End::Leave(_) | End::Ended) {
            cost += self.ops.get(at as usize).map_or(0, |op| u64::from(op.cost));
        }
        recording.give_back(units);
        recording.give_back_instructions(cost);
        recording.builder.exit(position.into());
        recording.switch(behind, recording.all_active());
    }

    /// Sends a message that was to be written down, which the block has paid for.
    fn send(
        &self,
        recording: &mut Recording,
        op: &Op,
        position: u32,
        lost: ir::BlockId,
        behind: ir::BlockId,
    ) {
        recording.give_back((self.units)(op).unwrap_or(0));
        let stop = self.call(recording, SEND, position);
        recording.builder.branch(stop, lost, behind);
        recording.switch(behind, recording.all_active());
    }
}
