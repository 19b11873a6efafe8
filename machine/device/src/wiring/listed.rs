//! Pixel threads that code starts one after the other, as a list says; where there is no code each is launched.
//!
//! Source: [`ports::PixelArea`]. Costs, clocks and hangs are those of threads that are launched: a list is run by code only
//! while what is left of the budget is plenty for all of it.

use super::{Single, Wire, endless, next};
use crate::budget::message_units;
use eu::{Beside, Bound, Exit, Listed};
use ir::Region;
use ports::{ListedThreads, PixelBinding, PixelProgram, PixelStart, StartRegisters, ThreadSite, ThreadStart};
use probe::{Context, Stop};
use shared::InlinedPixels;
use std::cell::Cell;

/// Targets of a thread at most.
const TARGETS: usize = 8;
const START_BYTES: usize = size_of::<PixelStart>();

impl Single<'_, '_> {
    /// Runs threads of a list; as [`ports::Executor::launch_listed`].
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    pub(crate) fn run_listed<P: ListedThreads>(
        self,
        site: &ThreadSite,
        start: &ThreadStart,
        program: PixelProgram,
        threads: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        let PixelProgram { draw, binding, channels, starts, targets } = program;
        let inline = InlinedPixels::new(cx.platform, draw);
        let kernel = self.program.kernel;
        if *binding == PixelBinding::Unknown {
            let number = kernel.listed_binding(&inline);
            *binding = number.map_or(PixelBinding::Never, PixelBinding::Number);
        }
        let mut regions = [Region::empty(); TARGETS + 1];
        for (region, target) in regions[1..].iter_mut().zip(targets) {
            *region = *target;
        }
        let is_plenty = self.budget.is_plenty(starts.len() as u64);
        let list = Cell::from_mut(bytemuck::cast_slice_mut::<PixelStart, u8>(starts)).as_slice_of_cells();
        regions[ports::STARTS as usize] = Region::new(list).unwrap_or_default();
        let bound = match *binding {
            PixelBinding::Number(number) if is_plenty && start.exception_enables == 0 => {
                kernel.bind_listed(number, &inline, message_units, &regions, channels)
            }
            _ => None,
        };
        let mut run = Run { single: self, site, start, list: regions[ports::STARTS as usize], threads, cx };
        let done = match &bound {
            Some(bound) => run.by_code(bound, channels, binding)?,
            None => 0,
        };
        run.launched(done)
    }
}

struct Run<'r, 't, 'a, P> {
    single: Single<'t, 'a>,
    site: &'r ThreadSite,
    start: &'r ThreadStart,
    list: Region<'r>,
    threads: &'r mut P,
    cx: &'r Context<'r>,
}

impl<P: ListedThreads> Run<'_, '_, '_, P> {
    fn count(&self) -> usize {
        self.list.length() as usize / START_BYTES
    }

    fn listed(&self, index: usize) -> PixelStart {
        let mut bytes = [0; START_BYTES];
        self.list.read((index * START_BYTES) as u32, &mut bytes);
        bytemuck::cast(bytes)
    }

    /// Lets code start them. Gives how many of them have ended: all, or none where there is no code.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn by_code(&mut self, bound: &Bound, channels: usize, binding: &mut PixelBinding) -> Result<usize, Stop> {
        let count = self.count();
        let Single { program, thread, shared, space, budget } = &mut self.single;
        let (start, cx) = (self.start, self.cx);
        thread.restart(program.kernel, start);
        self.threads.common(&mut thread.grf, bound.seen(), &mut thread.pixels.constants);
        for register in bound.saved() {
            thread.pixels.saved[register] = *thread.grf.register(register);
        }
        let dispatched_r0 = thread.grf.dwords[0];
        let limit = budget.of_thread(0);
        let pixels = &mut thread.pixels;
        (pixels.next, pixels.end, pixels.limit) = (0, (count * START_BYTES) as u64, limit);
        let mut wire = Wire::alone(program, shared, self.site, start, &mut *self.threads, space, cx);
        wire.thread.dispatched_r0 = dispatched_r0;
        let mut done = 0;
        while done < count {
            (thread.pixels.instructions, thread.pixels.units) = (0, 0);
            (wire.message_units, wire.message_units_limit) = (0, limit);
            let masks = if channels == 8 { 0xff } else { 0xffff };
            let progress = eu::run_listed(program.kernel, bound, masks, thread, &mut wire, cx);
            wire.pixels.stopped(&mut thread.pixels.constants);
            let ended = thread.pixels.next as usize / START_BYTES - done;
            let (instructions, units) = (thread.pixels.instructions, thread.pixels.units);
            if ended > 0 {
                budget.spend_listed(ended as u64, instructions, units)?;
            }
            done += ended;
            match progress? {
                Listed::Ended => {}
                Listed::NoCode => return Ok(done),
                Listed::Never => {
                    *binding = PixelBinding::Never;
                    return Ok(done);
                }
                Listed::Left => {
                    // The interpreter has the rest of this one.
                    let mut bytes = [0; START_BYTES];
                    self.list.read((done * START_BYTES) as u32, &mut bytes);
                    wire.pixels.begin(&bytemuck::cast(bytes));
                    let beside = Beside { system_routine: program.system, bound: None };
                    let left = thread.budget;
                    match eu::run_beside(program.kernel, &beside, thread, &mut wire, cx, left)? {
                        Exit::EndOfThread => {
                            budget.spend_thread(thread.executed_instructions, wire.message_units)?;
                        }
                        Exit::WaitingOnBarrier => {
                            return Err(endless("a thread waits for a notification that no thread sends"));
                        }
                        Exit::OutOfBudget | Exit::Restored | Exit::Polling => {
                            return Err(cx.bug("C60", "a thread that runs to its end was stopped"));
                        }
                    }
                    done += 1;
                    thread.pixels.next = (done * START_BYTES) as u64;
                    thread.restart(program.kernel, start);
                }
            }
        }
        Ok(done)
    }

    /// Launches those from an index on.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn launched(mut self, done: usize) -> Result<(), Stop> {
        for index in done..self.count() {
            let listed = self.listed(index);
            self.threads.begin(&listed);
            let Single { program, thread, shared, space, budget } = &mut self.single;
            let seen = match self.start.exception_enables {
                0 => program.kernel.start_registers(),
                _ => &StartRegisters::ALL,
            };
            let mut own = *self.start;
            let mut wire =
                Wire::alone(program, shared, self.site, self.start, &mut *self.threads, space, self.cx);
            while let Some(masks) = next(wire.pixels, thread, seen, true) {
                (own.dispatch_mask, own.vector_mask) = (masks.dispatch, masks.vector);
                thread.restart(program.kernel, &own);
                wire.run(program, thread, thread.grf.dwords[0], budget)?;
            }
        }
        Ok(())
    }
}
