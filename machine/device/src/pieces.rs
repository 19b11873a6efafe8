//! Pieces of a draw that are done side by side: pixel threads whose pixels do not lie on each other.
//!
//! Source: [skl.7:Pixel Shader Thread Generation]; which kernels may is told by [`shared::Abreast`]. On one host thread they
//! are the same pieces, so that what threads cost, and which of them is stopped, does not depend on the host.

use crate::budget::Budget;
use crate::kernels::Kernels;
use crate::ledger::{Ledger, Tally};
use crate::wiring::{Program, Single};
use crate::workers::Workers;
use eu::Thread;
use memory::AddressSpace;
use ports::{
    Account, Executor, Grf, KernelId, KernelRequest, ListedThreads, Pieces, PixelProgram, PixelThread,
    PixelThreads, ThreadSite, ThreadStart, Urb, UrbHandle, Work,
};
use probe::{Context, Stop};
use shared::{SharedFunctions, UrbStorage};

/// What is kept from draw to draw.
#[derive(Default)]
pub(crate) struct Storage {
    threads: Vec<Box<Thread>>,
    tallies: Vec<Tally>,
}

/// Where pieces are done.
pub(crate) struct Place<'r> {
    pub(crate) kernels: &'r Kernels,
    pub(crate) space: &'r AddressSpace,
    pub(crate) site: &'r ThreadSite,
}

/// Does all pieces.
///
/// # Errors
/// What the first of them was stopped by that was.
pub(crate) fn run<P: Pieces>(
    pieces: &P,
    kernels: &[KernelId],
    place: &Place,
    shared: &mut SharedFunctions,
    (workers, storage): (&mut Workers, &mut Storage),
    budget: &mut Budget,
    cx: &Context,
) -> Result<(), Stop> {
    let Storage { threads, tallies } = storage;
    let helpers = workers.helpers().min(pieces.count().saturating_sub(1));
    threads.resize_with(threads.len().max(helpers + 1), Box::default);
    let ledger = &Ledger::new(pieces.count(), tallies, budget, cx);
    let Some((own, others)) = threads.split_first_mut() else { return Ok(()) };
    let all = kernels.iter().filter_map(|&kernel| place.kernels.abreast(kernel)).collect::<Vec<_>>();
    if helpers == 0 {
        work(pieces, ledger, place, shared, own);
    } else {
        workers.with(|help| {
            for thread in &mut others[..helpers] {
                let seed = shared::seed(&all, shared, place.site);
                help.begin(move || {
                    let mut no_urb = UrbStorage::none();
                    let mut shared = SharedFunctions::beside(&mut no_urb, &seed, place.site, place.space);
                    work(pieces, ledger, place, &mut shared, thread);
                });
            }
            work(pieces, ledger, place, shared, own);
        });
    }
    ledger.settle(budget, cx).1
}

/// Does pieces until none is left.
fn work<P: Pieces>(
    pieces: &P,
    ledger: &Ledger,
    place: &Place,
    shared: &mut SharedFunctions,
    thread: &mut Thread,
) {
    let (mut findings, ids) = (ledger.list(), ledger.ids());
    let mut state = None;
    let mut beside = Beside { place, shared, thread, budget: ledger.budget };
    loop {
        let piece = ledger.claim(|_, _| 1);
        if piece.is_empty() {
            return;
        }
        let state = state.get_or_insert_with(|| pieces.begin());
        beside.budget = ledger.budget;
        ledger.open(piece.start, &ids);
        let cx = Context { platform: ledger.platform, findings: &findings, ids: &ids };
        let outcome = pieces.run(piece.start, state, &mut beside, &cx).and_then(|()| cx.check());
        ledger.enter(piece.start, &mut findings, &ids, outcome.as_ref().err());
        if outcome.is_ok() {
            ledger.close(piece.start, &beside.budget);
        }
    }
}

/// Runs the threads of pieces.
struct Beside<'b, 's, 'a> {
    place: &'b Place<'b>,
    shared: &'s mut SharedFunctions<'a>,
    thread: &'s mut Thread,
    budget: Budget,
}

impl<'a> Beside<'_, '_, 'a> {
    /// What a thread of a kernel needs.
    fn single(&mut self, kernel: KernelId, cx: &Context) -> Result<Single<'_, 'a>, Stop> {
        Ok(Single {
            // Their threads have no exceptions, and call no system routine.
            program: Program::find(self.place.kernels, kernel, None, cx)?,
            thread: self.thread,
            shared: self.shared,
            space: self.place.space,
            budget: &mut self.budget,
        })
    }
}

impl Urb for Beside<'_, '_, '_> {
    fn read(&self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &[u32] {
        self.shared.read(handle, offset_dwords, length_dwords)
    }

    fn write(&mut self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &mut [u32] {
        self.shared.write(handle, offset_dwords, length_dwords)
    }

    fn size_handles(&self) -> u32 {
        self.shared.size_handles()
    }
}

impl Account for Beside<'_, '_, '_> {
    #[inline]
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        self.budget.spend(work, count)
    }

    fn repeat(&mut self, again: bool) {
        self.budget.repeat(again);
    }
}

impl Executor for Beside<'_, '_, '_> {
    fn prepare(&mut self, _: &KernelRequest, cx: &Context) -> Result<KernelId, Stop> {
        Err(cx.bug("C60", "a kernel is prepared by a piece of a draw"))
    }

    fn begin(&mut self, _: &Context) {}

    #[inline]
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

    #[inline]
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
        self.place.kernels.targets_of_code(kernel, start)
    }

    #[inline]
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
}
