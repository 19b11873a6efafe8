//! PSD: threads that code starts: their list.
//!
//! Source: as [`super`]; [`ports::PixelArea`]. Dispatches have the subspans that they have where threads are launched: as many as
//! the widest of them has, in order, and what is left of an object by the widths that are for it.

use super::written::{COUNTED, WrittenThreads};
use super::{Psd, Taken, WIDTHS};
use crate::cc::slots::Places;
use crate::cc::{Cc, Dispatch, ObjectSite};
use crate::wm::block::{occupied, place};
use ports::{
    ACTIVE, CONSTANTS, Executor, Grf, INPUT, InterpolatorRequest, LIT, LIVE, ListedThreads, PixelBinding,
    PixelDraw, PixelProgram, PixelStart, PixelThread, PixelThreads, RenderTargetRead, RenderTargetWrite,
    StartRegisters, ThreadMasks, WRITTEN,
};
use probe::{Context, Stop};
use std::sync::Arc;

/// Threads after which a list is run.
const LONG: usize = 64;

/// Whether code starts the threads of a draw.
#[derive(Clone, Debug, Default)]
enum State {
    /// It was not asked.
    #[default]
    Unknown,
    No,
    Yes(Arc<WrittenThreads>),
}

/// The list of a draw.
#[derive(Clone, Debug, Default)]
pub(super) struct Listed {
    state: State,
    /// What the draw before had.
    last: Option<Arc<WrittenThreads>>,
    binding: PixelBinding,
    starts: Vec<PixelStart>,
    /// Subspans of the last of them, which is not full; 0 where there is none such.
    filled: usize,
    /// Width and height of the targets.
    size: (u32, u32),
}

impl Listed {
    pub(super) fn begin_draw(&mut self) {
        if let State::Yes(threads) = std::mem::take(&mut self.state) {
            self.last = Some(threads);
        }
        self.binding = PixelBinding::Unknown;
        self.starts.clear();
        self.filled = 0;
    }

    /// Threads of an object are all started in one way.
    #[inline]
    pub(super) fn begin_object(&mut self) {
        if self.binding == PixelBinding::Never
            && let State::Yes(threads) = std::mem::replace(&mut self.state, State::No)
        {
            self.last = Some(threads);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// It is worth running.
    pub(super) fn is_long(&self) -> bool {
        self.starts.len() >= LONG
    }
}

/// The mask of a start without the bits that are past it.
fn low(mask: u64, bit: u32, count: u32) -> u32 {
    (mask >> bit) as u32 & (u32::MAX >> (32 - 4 * count))
}

impl Psd {
    /// Whether code starts the threads of a block.
    #[inline]
    pub(super) fn is_listed<X: Executor>(
        &mut self,
        taken: &Taken,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> bool {
        if taken.smoothness.is_some() {
            return false;
        }
        match self.listed.state {
            State::Yes(_) => true,
            State::No => false,
            State::Unknown => self.look_for_code(!taken.tested, cc, executor, cx),
        }
    }

    #[cold]
    fn look_for_code<X: Executor>(
        &mut self,
        is_late: bool,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> bool {
        let found = self.written_threads(is_late, cc, executor, cx);
        self.listed.state = match found {
            None => State::No,
            Some(found) => {
                self.listed.size = cc.size_of(&found.targets);
                let again = self.listed.last.take().filter(|last| last.key() == found.key());
                State::Yes(again.unwrap_or_else(|| Arc::new(found)))
            }
        };
        matches!(self.listed.state, State::Yes(_))
    }

    /// What of the draw code does, if its threads are for code.
    fn written_threads<X: Executor>(
        &self,
        is_late: bool,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Option<WrittenThreads> {
        /// R0.0: output mask, source depth and stencil are in the payloads of writes.
        const PARTS: u32 = 7 << 12;
        let slots = self.capacity * 4;
        let width = WIDTHS.iter().position(|&width| width == slots && width < 32)?;
        let kernel = self.kernels[width]?;
        let own = self.layout.registers(slots);
        let is_plain = !self.per_sample
            && self.samples.count_log2 == 0
            && self.samples.grid.samples() == 1
            && self.header[0] & PARTS == 0
            && kernel.grf_start >= own;
        if !is_plain {
            return None;
        }
        let payload = self.layout.written(&self.samples)?;
        let targets = executor.targets_of_code(kernel.id, &self.start)?.to_vec();
        let targets = cc.written_targets(&targets, is_late, cx)?;
        Some(WrittenThreads::new(slots, own, payload, is_late, targets))
    }

    /// Puts the subspans of a block into the list.
    #[inline]
    pub(super) fn list(&mut self, taken: &Taken) {
        let (block, input) = (taken.block, taken.input[0]);
        let mask = block.masks()[0];
        let (width, height) = self.listed.size;
        let is_inside = block.x + 8 <= width && block.y + 8 <= height;
        self.invocations += u64::from(mask.count_ones());
        if mask == u64::MAX && is_inside && self.capacity == 4 && self.listed.filled == 0 {
            let x = block.x;
            let all = 0xffff;
            self.listed.starts.extend([0, 16, 32, 48].map(|row| {
                let y = block.y + row / 8;
                [x, x + 2, x + 4, x + 6, y, y, y, y, all, all, all, all, low(input, row, 4), 0, 0, 0]
            }));
            return;
        }
        let mut left = occupied(mask);
        while left != 0 {
            let bit = left.trailing_zeros();
            let row = bit & !15;
            let (x, y) = place(bit);
            let (x, y) = (block.x + x, block.y + y);
            if self.capacity == 4 && self.listed.filled == 0 && left >> row & 0xffff == 0x1111 {
                left &= !(0xffff << row);
                let lit = low(mask, row, 4);
                let (columns, rows) = ([x, x + 2, x + 4, x + 6], [y; 4]);
                let mut start = [x, x + 2, x + 4, x + 6, y, y, y, y, 0, 0, 0, 0, 0, 0, 0, 0];
                let places = Places { x: columns, y: rows };
                let inside = if is_inside { 0xffff } else { places.inside(width, height) };
                self.masks(&mut start, lit, 0xffff, inside.into(), low(input, row, 4));
                self.listed.starts.push(start);
                continue;
            }
            left &= left - 1;
            let group = self.listed.filled;
            if group == 0 {
                self.listed.starts.push([0; 16]);
            }
            let Some(mut start) = self.listed.starts.last().copied() else { return };
            (start[group], start[4 + group]) = (x, y);
            let places = Places { x: [x; 4], y: [y; 4] };
            let inside = if is_inside { 0xf } else { places.inside(width, height) & 0xf };
            let shift = 4 * group as u32;
            let (lit, input) = (low(mask, bit, 1) << shift, low(input, bit, 1) << shift);
            let inside = start[WRITTEN] | u32::from(inside) << shift;
            let (lit, input) = (start[LIT] | lit, start[INPUT] | input);
            let live = start[LIVE] | 0xf << shift;
            self.masks(&mut start, lit, live, inside, input);
            if let Some(last) = self.listed.starts.last_mut() {
                *last = start;
            }
            self.listed.filled = if group + 1 == self.capacity { 0 } else { group + 1 };
        }
    }

    #[inline(always)]
    fn masks(&self, start: &mut PixelStart, lit: u32, live: u32, inside: u32, input: u32) {
        start[LIT] = lit;
        start[LIVE] = live;
        start[ACTIVE] = if self.start.vector_mask_enable { live } else { lit };
        start[WRITTEN] = lit & inside;
        start[INPUT] = input;
    }

    /// Runs the threads of the list whose dispatches are full.
    ///
    /// # Errors
    /// Whatever a thread says.
    #[inline(never)]
    pub(super) fn launch_listed<X: Executor>(
        &mut self,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        let mut starts = std::mem::take(&mut self.listed.starts);
        let rest = if self.listed.filled > 0 { starts.pop() } else { None };
        let width = WIDTHS.iter().position(|&width| width == self.capacity * 4).unwrap_or(0);
        let outcome = self.launch_starts(width, &mut starts, site, cc, executor, cx);
        starts.clear();
        starts.extend(rest);
        self.listed.starts = starts;
        outcome
    }

    /// The same at the end of an object, with what is left of it.
    ///
    /// # Errors
    /// Whatever a thread says.
    #[inline(never)]
    pub(super) fn flush_listed<X: Executor>(
        &mut self,
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        let filled = self.listed.filled;
        let width = self.choose(filled);
        if filled > 0 && WIDTHS[width] < self.capacity * 4 {
            self.launch_listed(site, cc, executor, cx)?;
            let mut rest = std::mem::take(&mut self.listed.starts);
            self.listed.filled = 0;
            let outcome = self.launch_starts(width, &mut rest, site, cc, executor, cx);
            rest.clear();
            self.listed.starts = rest;
            return outcome;
        }
        self.listed.filled = 0;
        self.launch_listed(site, cc, executor, cx)
    }

    fn launch_starts<X: Executor>(
        &mut self,
        width: usize,
        starts: &mut [PixelStart],
        site: &ObjectSite,
        cc: &mut Cc,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        let (State::Yes(written), Some(kernel)) = (self.listed.state.clone(), self.kernels[width]) else {
            return Ok(());
        };
        if starts.is_empty() {
            return Ok(());
        }
        let regions = cc.regions(&written.targets);
        let (thread_site, start) = (self.site, self.start);
        let mut binding = self.listed.binding;
        let mut run = ListedRun { psd: self, cc, site, width, written: &written, is_next: false, live: 0 };
        let outcome = if WIDTHS[width] == written.slots() {
            let program = PixelProgram {
                draw: &*written,
                binding: &mut binding,
                channels: WIDTHS[width],
                starts,
                targets: &regions[..written.targets.len()],
            };
            executor.launch_listed(kernel.id, &thread_site, &start, program, &mut run, cx)
        } else {
            starts.iter().try_for_each(|listed| {
                run.begin(listed);
                executor.launch_pixels(kernel.id, &thread_site, &start, &mut run, cx)
            })
        };
        self.listed.binding = binding;
        self.slots.clear();
        outcome
    }
}

/// Threads of a list that run one after the other.
struct ListedRun<'r, 'd, 'a> {
    psd: &'r mut Psd,
    cc: &'r mut Cc<'a>,
    site: &'r ObjectSite<'d>,
    /// Index of the width.
    width: usize,
    written: &'r WrittenThreads,
    /// One is to be started.
    is_next: bool,
    /// Slots of its subspans.
    live: u32,
}

impl<'a> ListedRun<'_, '_, 'a> {
    fn dispatch(&mut self) -> Dispatch<'_, 'a> {
        let Psd { slots, per_sample, .. } = &mut *self.psd;
        Dispatch { cc: self.cc, slots, site: *self.site, per_sample: *per_sample }
    }
}

impl ListedThreads for ListedRun<'_, '_, '_> {
    fn common(&mut self, grf: &mut Grf, seen: u128, constants: &mut [[u32; 8]; CONSTANTS]) {
        self.psd.fill_alike(self.width, self.site, seen, grf);
        self.written.constants(self.site, &self.psd.samples, self.cc, constants);
    }

    fn stopped(&mut self, constants: &mut [[u32; 8]; CONSTANTS]) {
        let counted = std::mem::take(&mut constants[COUNTED]);
        self.cc.passed += counted.iter().map(|&lane| u64::from(lane)).sum::<u64>();
    }

    fn begin(&mut self, start: &PixelStart) {
        let slots = &mut self.psd.slots;
        slots.clear();
        for group in 0..4 {
            (slots.x[group], slots.y[group], slots.sample[group]) = (start[group], start[4 + group], 0);
        }
        slots.lit = start[LIT];
        slots.tested = if self.written.is_late { 0 } else { start[LIVE] };
        self.live = start[LIVE];
        (slots.covered[0], slots.input[0]) = (start[LIT], start[INPUT]);
        self.is_next = true;
    }
}

impl PixelThreads for ListedRun<'_, '_, '_> {
    fn next(&mut self, grf: &mut Grf, seen: &StartRegisters) -> Option<ThreadMasks> {
        if !std::mem::take(&mut self.is_next) {
            return None;
        }
        let lit = self.psd.slots.lit;
        let live = self.live;
        let active = if self.psd.start.vector_mask_enable { live } else { lit };
        let own = seen.seen(WIDTHS[self.width], active);
        self.psd.fill(self.width, self.site, own, 0, grf);
        Some(ThreadMasks { dispatch: lit, vector: live })
    }
}

impl PixelThread for ListedRun<'_, '_, '_> {
    fn write(&mut self, write: &RenderTargetWrite, cx: &Context) -> Result<(), Stop> {
        self.dispatch().write(write, cx)
    }

    fn read(&mut self, read: &RenderTargetRead, cx: &Context) -> Result<[[u32; 16]; 4], Stop> {
        self.dispatch().read(read, cx)
    }

    fn interpolate(&mut self, request: &InterpolatorRequest, cx: &Context) -> [[f32; 16]; 2] {
        self.dispatch().interpolate(request, cx)
    }
}
