//! Who is at the other end of each wire: fixed functions launch threads, threads send messages.

use crate::abreast::{self, Launch, Storage};
use crate::budget::{Budget, exhausted, message_units};
use crate::copies;
use crate::group::{GroupRun, Outcome, Turns};
use crate::kernels::Kernels;
use crate::pieces;
use crate::polling::Watch;
use crate::residents::{Residents, Walk};
use crate::workers::Workers;
use bits::GraphicsAddress;
use eu::{Beside, Exit, Kernel, Thread};
use memory::AddressSpace;
use ports::{
    Account, Arbitration, BarrierMessage, CopiedTexels, Executor, GRF_COUNT, Grf, GroupResources,
    GroupThread, Groups, KernelId, KernelRequest, ListedThreads, Pieces, PixelKernel, PixelProgram,
    PixelThread, PixelThreads, Preemption, SendMessage, SendReply, Sends, StartRegisters, ThreadMasks,
    ThreadSite, ThreadStart, Urb, UrbHandle, Work,
};
use probe::{Context, Fault, FaultKind, Stop};
use shared::{Abreast, Barrier, GatewayTimer, Inlined, MessageContext, SharedFunctions, Slm, UrbStorage};

/// A kernel as threads run it.
#[derive(Clone, Copy)]
pub(crate) struct Program<'k> {
    pub(crate) kernel: &'k Kernel,
    /// What exceptions call.
    pub(crate) system: Option<&'k Kernel>,
    /// What the offsets of the kernel count from.
    pub(crate) instruction_base: GraphicsAddress,
    /// Its groups may run side by side.
    pub(crate) abreast: Option<&'k Abreast>,
}

impl<'k> Program<'k> {
    /// A kernel that was prepared; from now on reports name it.
    ///
    /// # Errors
    /// A bug when it was not.
    pub(crate) fn find(
        kernels: &'k Kernels,
        kernel: KernelId,
        system_routine: Option<KernelId>,
        cx: &Context,
    ) -> Result<Self, Stop> {
        let abreast = kernels.abreast(kernel);
        let Some((kernel, address)) = kernels.get(kernel) else {
            return Err(cx.bug("C60", "a kernel was launched that was not prepared"));
        };
        let system = system_routine.and_then(|id| kernels.get(id)).map(|(kernel, _)| kernel);
        cx.ids.kernel.set(address.0);
        let instruction_base = GraphicsAddress(address.0.wrapping_sub(kernel.entry_bytes().into()));
        Ok(Self { kernel, system, instruction_base, abreast })
    }
}

/// Thread states that are used again and again.
#[derive(Default)]
pub(crate) struct Threads {
    /// The one that runs alone.
    single: Box<Thread>,
    /// Those of thread groups.
    residents: Residents,
    /// What groups need that run side by side.
    abreast: Storage,
    /// What pieces of draws need.
    pieces: pieces::Storage,
    /// Threads of the host.
    pub(crate) workers: Workers,
}

/// All rooms of one submission.
pub(crate) struct Rooms<'a> {
    shared: SharedFunctions<'a>,
    space: &'a AddressSpace,
    kernels: &'a mut Kernels,
    threads: &'a mut Threads,
    /// Offset of the system routine from the instruction base: state of the context.
    system_offset: &'a mut Option<u64>,
    /// The system routine for the kernels prepared last.
    system_routine: Option<KernelId>,
    pub(crate) budget: Budget,
    /// Who may stop walkers.
    pub(crate) arbitration: Option<&'a Arbitration>,
}

impl<'a> Rooms<'a> {
    pub(crate) fn new(
        urb: &'a mut UrbStorage,
        space: &'a AddressSpace,
        kernels: &'a mut Kernels,
        threads: &'a mut Threads,
        system_offset: &'a mut Option<u64>,
        budget: Budget,
        timer: GatewayTimer,
    ) -> Self {
        let mut shared = SharedFunctions::new(urb, space);
        shared.timer = timer;
        kernels.invalidate();
        Self {
            shared,
            space,
            kernels,
            threads,
            system_offset,
            system_routine: None,
            budget,
            arbitration: None,
        }
    }

    /// The timer of the context's gateway.
    pub(crate) fn gateway_timer(&mut self) -> &mut GatewayTimer {
        &mut self.shared.timer
    }

    /// PIPE_CONTROL: the instruction cache is empty when it says so.
    pub(crate) fn pipe_control(&mut self, dwords: &[u32], cx: &Context) {
        if hw::PipeControl::look(cx.platform, dwords).instruction_cache_invalidate_enable {
            self.kernels.invalidate();
        }
    }

    /// STATE_SIP. [skl.7:System IP (SIP)]
    pub(crate) fn set_system_routine(&mut self, dwords: &[u32], cx: &Context) {
        let command = hw::StateSip::decode(cx.platform, dwords);
        *self.system_offset = Some(command.system_instruction_pointer);
    }

    /// What a thread of a kernel needs.
    fn single(&mut self, kernel: KernelId, cx: &Context) -> Result<Single<'_, 'a>, Stop> {
        Ok(Single {
            program: Program::find(self.kernels, kernel, self.system_routine, cx)?,
            thread: &mut self.threads.single,
            shared: &mut self.shared,
            space: self.space,
            budget: &mut self.budget,
        })
    }

    /// Pre-decodes a kernel and pays for it.
    fn load(&mut self, request: &KernelRequest, cx: &Context) -> Result<KernelId, Stop> {
        let before = self.kernels.decoded_bytes;
        let id = self.kernels.prepare(request, self.space, cx)?;
        let bytes = self.kernels.get(id).map_or(0, |(kernel, _)| kernel.code().len());
        self.budget.spend(Work::LoadedByte, bytes as u64)?;
        self.budget.spend(Work::DecodedByte, self.kernels.decoded_bytes - before)?;
        Ok(id)
    }
}

/// The way out of one thread.
pub(crate) struct Wire<'w, 'a, P> {
    pub(crate) shared: &'w mut SharedFunctions<'a>,
    pub(crate) thread: MessageContext<'w>,
    pub(crate) pixels: &'w mut P,
    pub(crate) slm: Option<&'w Slm>,
    pub(crate) cx: &'w Context<'w>,
    /// Where code is that is not of its kernel.
    pub(crate) space: &'w AddressSpace,
    pub(crate) instruction_base: GraphicsAddress,
    /// The barrier of its group, and which of the group's threads it is.
    pub(crate) group: Option<(&'w mut Barrier, usize)>,
    /// Looks whether it polls.
    pub(crate) watch: Option<&'w mut Watch>,
    /// What its messages have cost so far, and may cost, in units of the budget.
    pub(crate) message_units: u64,
    pub(crate) message_units_limit: u64,
    /// The EU clock is this much ahead of what the thread has executed and its messages have cost; wraps.
    pub(crate) clock_base: u64,
}

impl<P: PixelThread> Sends for Wire<'_, '_, P> {
    #[inline]
    fn send(&mut self, message: &SendMessage, grf: &mut Grf) -> Result<SendReply, Stop> {
        self.message_units += message_units(message.shared_function);
        if self.message_units > self.message_units_limit {
            return Err(exhausted("a thread sends messages without end"));
        }
        let question = self.watch.as_ref().map(|_| Watch::question(message, grf));
        let reply = self.shared.send(message, grf, &self.thread, self.pixels, self.slm, self.cx)?;
        if let SendReply::Barrier(barrier) = &reply {
            self.arrive(barrier);
        } else if let (Some(question), Some(watch)) = (question, &mut self.watch)
            && watch.answered(question, message, grf)
        {
            return Ok(SendReply::Polling);
        }
        Ok(reply)
    }

    fn timestamp(&mut self, executed_instructions: u64) -> u64 {
        self.clock_base.wrapping_add(executed_instructions).wrapping_add(self.message_units)
    }

    fn message_budget(&self) -> u64 {
        self.message_units_limit.saturating_sub(self.message_units)
    }

    fn begin_thread(&mut self) {
        self.message_units = 0;
    }

    fn spend_messages(&mut self, units: i64) {
        self.message_units = self.message_units.wrapping_add_signed(units);
    }

    fn instructions(&mut self, offset_bytes: u32) -> Option<[u8; 16]> {
        let at = GraphicsAddress(self.instruction_base.0.wrapping_add(offset_bytes.into()));
        let view = self.space.view(at, 16);
        let mut bytes = [0; 16];
        // The last instruction before what is not mapped may be a compact one.
        let length = if view.len() < 16 { 8 } else { 16 };
        (view.len() >= length).then(|| view.read_bytes(0, &mut bytes[..length]))?;
        Some(bytes)
    }
}

impl<P> Wire<'_, '_, P> {
    #[cold]
    fn arrive(&mut self, message: &BarrierMessage) {
        match &mut self.group {
            Some((barrier, thread)) => barrier.arrive(*thread, message, self.cx),
            None => self.cx.undefined("GW-03", "a barrier message from a thread that belongs to no group"),
        }
    }
}

impl Urb for Rooms<'_> {
    #[inline(always)]
    fn read(&self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &[u32] {
        self.shared.read(handle, offset_dwords, length_dwords)
    }

    #[inline(always)]
    fn write(&mut self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &mut [u32] {
        self.shared.write(handle, offset_dwords, length_dwords)
    }

    fn vertex_counts(&self) -> u32 {
        self.shared.vertex_counts()
    }

    fn size_handles(&self) -> u32 {
        self.shared.size_handles()
    }
}

impl Account for Rooms<'_> {
    #[inline]
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        self.budget.spend(work, count)
    }

    fn repeat(&mut self, again: bool) {
        self.budget.repeat(again);
    }
}

/// What one thread needs that runs alone, to its end.
pub(crate) struct Single<'t, 'a> {
    pub(crate) program: Program<'t>,
    pub(crate) thread: &'t mut Thread,
    pub(crate) shared: &'t mut SharedFunctions<'a>,
    pub(crate) space: &'t AddressSpace,
    pub(crate) budget: &'t mut Budget,
}

impl Single<'_, '_> {
    /// Runs it; as [`Executor::launch`].
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    #[inline]
    pub(crate) fn run<P: PixelThread>(
        self,
        site: &ThreadSite,
        start: &ThreadStart,
        grf: &mut Grf,
        pixels: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        let Self { program, thread, shared, space, budget } = self;
        thread.reset(start);
        if start.exception_enables == 0 {
            program.kernel.copy_registers(&mut thread.grf, grf);
        } else {
            thread.grf.dwords.copy_from_slice(&grf.dwords);
        }
        let mut wire = Wire::alone(&program, shared, site, start, pixels, space, cx);
        wire.run(&program, thread, grf.dwords[0], budget)
    }

    /// Runs threads that are alike; as [`Executor::launch_pixels`].
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    #[inline]
    pub(crate) fn run_pixels<P: PixelThreads>(
        self,
        site: &ThreadSite,
        start: &ThreadStart,
        threads: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        let Self { program, thread, shared, space, budget } = self;
        // A system routine may read anything.
        let seen = if start.exception_enables == 0 {
            program.kernel.start_registers()
        } else {
            &StartRegisters::ALL
        };
        let mut own = *start;
        let mut wire = Wire::alone(&program, shared, site, start, threads, space, cx);
        let mut is_first = true;
        while let Some(masks) = next(wire.pixels, thread, seen, std::mem::take(&mut is_first)) {
            (own.dispatch_mask, own.vector_mask) = (masks.dispatch, masks.vector);
            thread.restart(program.kernel, &own);
            wire.run(&program, thread, thread.grf.dwords[0], budget)?;
        }
        Ok(())
    }
}

mod listed;

impl<'w, 'a, P: PixelThread> Wire<'w, 'a, P> {
    /// For threads that run alone, one after the other.
    #[inline(always)]
    fn alone(
        program: &Program,
        shared: &'w mut SharedFunctions<'a>,
        site: &'w ThreadSite,
        start: &'w ThreadStart,
        pixels: &'w mut P,
        space: &'w AddressSpace,
        cx: &'w Context<'w>,
    ) -> Self {
        Self {
            shared,
            thread: MessageContext { site, start, dispatched_r0: 0 },
            pixels,
            slm: None,
            cx,
            space,
            instruction_base: program.instruction_base,
            group: None,
            watch: None,
            message_units: 0,
            message_units_limit: 0,
            clock_base: 0,
        }
    }

    /// Runs a thread, which stands at its start, to its end, and pays for it.
    #[inline(always)]
    fn run(
        &mut self,
        program: &Program,
        thread: &mut Thread,
        dispatched_r0: u32,
        budget: &mut Budget,
    ) -> Result<(), Stop> {
        let limit = budget.of_thread(0);
        self.thread.dispatched_r0 = dispatched_r0;
        (self.message_units, self.message_units_limit) = (0, limit);
        self.clock_base = budget.eu_clock();
        let (beside, cx) = (Beside { system_routine: program.system, bound: None }, self.cx);
        match eu::run_beside(program.kernel, &beside, thread, self, cx, limit)? {
            Exit::EndOfThread => budget.spend_thread(thread.executed_instructions, self.message_units),
            Exit::WaitingOnBarrier => Err(endless("a thread waits for a notification that no thread sends")),
            Exit::OutOfBudget | Exit::Restored | Exit::Polling => {
                Err(cx.bug("C60", "a thread that runs to its end was stopped"))
            }
        }
    }
}

/// The registers and masks of the next thread. In builds with debug assertions registers that it is said not to see are not
/// those that it should have.
#[inline(always)]
fn next<P: PixelThreads>(
    threads: &mut P,
    thread: &mut Thread,
    seen: &StartRegisters,
    is_first: bool,
) -> Option<ThreadMasks> {
    if cfg!(debug_assertions) {
        for register in (0..GRF_COUNT).filter(|&register| is_first || seen.changed >> register & 1 != 0) {
            eu::spoil(thread.grf.register_mut(register));
        }
    }
    threads.next(&mut thread.grf, seen)
}

impl Executor for Rooms<'_> {
    fn prepare(&mut self, request: &KernelRequest, cx: &Context) -> Result<KernelId, Stop> {
        self.system_routine = None;
        if let Some(offset) = *self.system_offset {
            let address = GraphicsAddress(request.instruction_base.0.wrapping_add(offset));
            // An address that is not mapped matters only when an exception goes there.
            match self.load(&KernelRequest { address, ..*request }, cx) {
                Ok(system) => self.system_routine = Some(system),
                Err(Stop::Fault(fault)) if fault.kind == FaultKind::Page => {}
                Err(stop) => return Err(stop),
            }
        }
        let kernels = self.kernels.generation;
        let id = self.load(request, cx)?;
        if self.kernels.generation != kernels && self.system_routine.is_some() {
            // The cache started anew with the kernel: now there is room for both.
            return self.prepare(request, cx);
        }
        if let Some((kernel, _)) = self.kernels.get(id) {
            cx.used_all(kernel.systems());
        }
        Ok(id)
    }

    fn begin(&mut self, _cx: &Context) {
        self.shared.begin_draw();
        self.threads.residents.patience.renew(&self.budget);
    }

    fn is_arbitrated(&mut self) -> bool {
        self.arbitration.is_some_and(Arbitration::point)
    }

    fn launch<P: PixelThread>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        grf: &mut Grf,
        pixels: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        self.single(kernel, cx)?.run(site, start, grf, pixels, cx)
    }

    fn launch_pixels<P: PixelThreads>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        threads: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        self.single(kernel, cx)?.run_pixels(site, start, threads, cx)
    }

    fn targets_of_code(&self, kernel: KernelId, start: &ThreadStart) -> Option<&[u8]> {
        self.kernels.targets_of_code(kernel, start)
    }

    fn launch_listed<P: ListedThreads>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        program: PixelProgram,
        threads: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        self.single(kernel, cx)?.run_listed(site, start, program, threads, cx)
    }

    fn may_run_pieces(
        &mut self,
        kernels: &[KernelId],
        site: &ThreadSite,
        start: &ThreadStart,
        cx: &Context,
    ) -> Option<Vec<u8>> {
        if start.exception_enables != 0 {
            return None;
        }
        let mut targets = Vec::new();
        for &kernel in kernels {
            let abreast = self.kernels.abreast(kernel).filter(|abreast| abreast.writes_only_targets())?;
            if !abreast.resolve(&mut self.shared, site, cx) {
                return None;
            }
            targets.extend_from_slice(abreast.targets());
        }
        Some(targets)
    }

    fn run_pieces<P: Pieces>(
        &mut self,
        pieces: &P,
        kernels: &[KernelId],
        site: &ThreadSite,
        cx: &Context,
    ) -> Result<(), Stop> {
        let Threads { pieces: storage, workers, .. } = &mut *self.threads;
        let place = pieces::Place { kernels: self.kernels, space: self.space, site };
        let host = (workers, storage);
        pieces::run(pieces, kernels, &place, &mut self.shared, host, &mut self.budget, cx)
    }

    fn copied_texels(
        &mut self,
        kernels: &[PixelKernel],
        start: &ThreadStart,
        payload: &Grf,
        pixels: [std::ops::Range<u32>; 2],
        cx: &Context,
    ) -> Option<CopiedTexels> {
        if start.exception_enables != 0 {
            return None;
        }
        let copies = self.kernels.copies(kernels, cx.platform)?;
        let widest = kernels.last()?;
        let program = Program::find(self.kernels, widest.kernel, None, cx).ok()?;
        let probe = copies::Probe { program, lanes: widest.lanes, limit: self.budget.of_thread(0), cx };
        probe.run(&copies, &mut self.threads.single, (start, payload), pixels)
    }

    fn spend_threads(&mut self, threads: u64, cost: [u64; 2]) -> Result<(), Stop> {
        self.budget.spend_threads(threads, cost)
    }

    fn launch_group(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        threads: &mut [GroupThread],
        resources: GroupResources,
        preemption: &mut Preemption,
        cx: &Context,
    ) -> Result<(), Stop> {
        // Its threads may write anywhere.
        self.space.known().forget_all();
        let program = Program::find(self.kernels, kernel, self.system_routine, cx)?;
        let residents = &mut self.threads.residents;
        let mut group = residents.take();
        group.begin(threads, resources, &self.budget, cx.platform.threads_per_subslice());
        let run = GroupRun {
            program,
            space: self.space,
            shared: &mut self.shared,
            site,
            group: &mut group,
            budget: &mut self.budget,
            arbitration: self.arbitration.filter(|_| preemption.in_threads),
            patience: &mut residents.patience,
            among: None::<(&[[u32; 3]], usize)>,
            bound: None,
            cx,
        };
        let outcome = run.run(threads, preemption.group.take(), &Turns::WHOLE)?;
        if let Outcome::Saved(left) = outcome {
            preemption.group = Some(left);
        }
        residents.give_back(group);
        Ok(())
    }

    fn may_be_arbitrated(&self) -> bool {
        self.arbitration.is_some_and(|arbitration| !arbitration.is_endless())
    }

    fn launch_groups<G: Groups + ?Sized>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        threads: &mut [GroupThread],
        resources: GroupResources,
        groups: &G,
        cx: &Context,
    ) -> (usize, Result<(), Stop>) {
        self.space.known().forget_all();
        let program = match Program::find(self.kernels, kernel, self.system_routine, cx) {
            Ok(program) => program,
            Err(stop) => return (0, Err(stop)),
        };
        let Threads { residents, abreast: storage, workers, .. } = &mut *self.threads;
        // An exception calls the system routine, which has messages of its own.
        let runs_alone = threads.iter().all(|thread| thread.start.exception_enables == 0);
        if let Some(abreast) = program.abreast.filter(|_| runs_alone)
            && abreast.resolve(&mut self.shared, site, cx)
        {
            let inlined = &Inlined::of(abreast, &mut self.shared, site, cx);
            let launch = Launch { program, space: self.space, site, threads, resources, groups, inlined };
            let host = (workers, storage);
            return abreast::run(launch, abreast, &mut self.shared, host, &mut self.budget, cx);
        }
        let mut walk = Walk {
            program,
            space: self.space,
            shared: &mut self.shared,
            site,
            residents,
            budget: &mut self.budget,
            ended: 0,
            cx,
        };
        let outcome = walk.run(threads, resources, groups);
        (walk.ended, outcome)
    }
}

#[cold]
pub(crate) fn endless(what: &'static str) -> Stop {
    Fault::new(FaultKind::Hang, "GW-03", what).into()
}
