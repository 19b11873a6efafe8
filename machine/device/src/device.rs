//! Contexts and submissions.

use crate::budget::{Budget, Interrupt, NEVER};
use crate::front::Front;
use crate::image;
use crate::kernels::Kernels;
use crate::picture::{self, Pixels};
use crate::wiring::{Rooms, Threads};
use bits::GraphicsAddress;
use blit::BlitPipeline;
use engine::{
    Batch, ContextImage, Execution, Flavour, Position, Progress, Ring, SkippedWrite, StreamerState,
    Surroundings,
};
use media::MediaPipeline;
use memory::AddressSpace;
use pipe3d::{Kept, Pipeline3d};
use ports::Arbitration;
use probe::{Context, Findings, Ids, Stop};
use shared::{GatewayTimer, UrbStorage};
use std::sync::Arc;
use video::VideoPipeline;

/// The engines that a door can submit to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineClass {
    /// Render and compute.
    Render,
    /// Blitter.
    Copy,
    /// Codec engine.
    Video,
    /// Video enhancement.
    VideoEnhance,
    /// Compute without 3D; the render streamer runs it.
    Compute,
}

/// Nanoseconds of a monotonic clock: the machine has none of its own.
pub type Clock = fn() -> u64;

/// How a device behaves.
#[derive(Clone, Copy, Debug)]
pub struct DeviceOptions {
    /// What of submissions is executed.
    pub execution: Execution,
    /// The host's clock, for timestamps.
    pub clock: Clock,
    /// Instructions that one thread may execute before its context counts as hung; all threads of a submission
    /// together may execute 256 times as many. [`crate::THREAD_BUDGET_INSTRUCTIONS`] unless the user is patient.
    pub thread_budget_instructions: u64,
}

/// One submission to one engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Submission {
    /// Where to.
    pub engine: EngineClass,
    /// First command.
    pub batch: GraphicsAddress,
    /// Length in bytes as stated by the submitter; 0 when unknown.
    pub batch_bytes: u64,
}

/// A colour surface that was last drawn to, for screenshots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RenderTargetSeen {
    /// RENDER_SURFACE_STATE of the target, decoded.
    pub state: hw::RenderSurfaceState,
}

/// What belongs to one context on one engine and persists across its submissions.
#[derive(Default)]
pub struct HardwareContext {
    pub(crate) streamer: StreamerState,
    pub(crate) pipeline3d: Box<Pipeline3d>,
    pub(crate) media: Box<MediaPipeline>,
    pub(crate) blit: BlitPipeline,
    /// The codec engine's state, from the first of its commands on.
    pub(crate) video: Option<Box<VideoPipeline>>,
    pub(crate) urb: UrbStorage,
    /// STATE_SIP: offset of the system routine from the instruction base, once it is set.
    pub(crate) system_routine: Option<u64>,
    /// How long it has run since its gateway timer was reset.
    pub(crate) gateway_elapsed_ns: u64,
    /// PIPELINE_SELECT, once it is set.
    pub(crate) pipeline_select: Option<u32>,
}

impl HardwareContext {
    /// RENDER_SURFACE_STATE of the colour target of the last draw since this was asked.
    fn take_render_target(&mut self) -> Option<[u32; 16]> {
        self.pipeline3d.last_render_target.take()
    }

    /// Takes the list of post-sync writes that were skipped because nothing is executed.
    pub fn take_skipped_writes(&mut self) -> Vec<SkippedWrite> {
        std::mem::take(&mut self.streamer.skipped_writes)
    }
}

/// A simulated GPU.
pub struct Device {
    platform: &'static hw::Platform,
    options: DeviceOptions,
    findings: Arc<Findings>,
    ids: Ids,
    kernels: Kernels,
    threads: Threads,
    /// What threads see in tm0; see `Budget::eu_clock`.
    eu_clock: u64,
    interrupt: Interrupt,
}

impl Device {
    /// A device of `platform` that reports into `findings`.
    pub fn new(platform: &'static hw::Platform, options: DeviceOptions, findings: Arc<Findings>) -> Self {
        Self {
            platform,
            options,
            findings,
            ids: Ids::default(),
            kernels: Kernels::default(),
            threads: Threads::default(),
            eu_clock: 0,
            interrupt: &NEVER,
        }
    }

    /// What a door sets to end the submission that is executed, as a hang; the door takes it back before the next one.
    pub fn set_interrupt(&mut self, interrupt: Interrupt) {
        self.interrupt = interrupt;
    }

    /// How many threads of the host may work for the device; one unless a door says otherwise. No result depends on it.
    pub fn set_host_threads(&mut self, threads: usize) {
        self.threads.workers.set_threads(threads);
    }

    /// The platform being simulated.
    pub fn platform(&self) -> &'static hw::Platform {
        self.platform
    }

    /// Submissions so far.
    pub fn submissions(&self) -> u64 {
        self.ids.submission.get()
    }

    /// A context in its reset state.
    pub fn create_context(&self) -> HardwareContext {
        let mut context = HardwareContext::default();
        context.streamer.registers.platform = Some(self.platform);
        context
    }

    /// The timestamp register: ticks of the platform's timestamp clock.
    pub fn timestamp(&self) -> u64 {
        timestamp(self.platform, self.options.clock)
    }

    /// The colour target of the last draw of a context since this was last asked; `None` when nothing drew colours.
    pub fn take_render_target(&self, context: &mut HardwareContext) -> Option<RenderTargetSeen> {
        let dwords = context.take_render_target()?;
        Some(RenderTargetSeen { state: hw::RenderSurfaceState::look(self.platform, &dwords) })
    }

    /// What a render target shows now; `None` when it is no picture.
    pub fn picture(&self, seen: &RenderTargetSeen, space: &AddressSpace) -> Option<Pixels> {
        picture::read(seen, self.platform, space)
    }

    /// Runs a batch to its end.
    ///
    /// # Errors
    /// The [`Stop`] that ended it early. A fault is recorded already; the context should be banned.
    pub fn submit(
        &mut self,
        context: &mut HardwareContext,
        space: &AddressSpace,
        submission: Submission,
    ) -> Result<(), Stop> {
        let batch = Batch { address: submission.batch, length_bytes: submission.batch_bytes };
        let engine = match submission.engine {
            EngineClass::Render | EngineClass::Compute => hw::Engine::Render,
            EngineClass::Copy => hw::Engine::Blitter,
            EngineClass::Video => hw::Engine::Video,
            EngineClass::VideoEnhance => hw::Engine::VideoEnhance,
        };
        self.execute(context, space, engine, |flavour, state, front, ticks, cx| {
            engine::run(batch, flavour, state, front, space, ticks, cx)
        })
    }

    /// Runs what a ring holds between head and tail, from a position in its batches on; head and position follow. With
    /// an image, the context is brought back from it first.
    ///
    /// # Errors
    /// As [`Device::submit`].
    pub(crate) fn submit_ring(
        &mut self,
        context: &mut HardwareContext,
        engine: hw::Engine,
        memory: RingMemory,
        (ring, position): (&mut Ring, &mut Position),
        restore: Option<&ContextImage>,
    ) -> Result<Progress, Stop> {
        let RingMemory { process, global, status_page, process_status_page, arbitration, ring_registers } =
            memory;
        self.execute(context, process, engine, |flavour, state, front, ticks, cx| {
            if let Some(image) = restore {
                image.restore(engine, global, &mut state.registers, front, cx)?;
                image::resume(front.media, front.rooms.gateway_timer(), &state.registers);
            }
            front.rooms.arbitration = Some(arbitration);
            let around = Surroundings {
                process,
                global,
                status_page,
                process_status_page,
                ticks,
                arbitration: Some(arbitration),
                is_guarded: true,
                ring_registers,
            };
            engine::run_ring(ring, position, around, flavour, state, front, cx)
        })
    }

    fn execute<'a, T>(
        &'a mut self,
        context: &'a mut HardwareContext,
        space: &'a AddressSpace,
        engine: hw::Engine,
        run: impl FnOnce(
            Flavour,
            &mut StreamerState,
            &mut Front<'a, 'a>,
            &dyn Fn() -> u64,
            &Context,
        ) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        self.ids.submission.set(self.ids.submission.get() + 1);
        self.ids.draw.set(0);
        self.ids.kernel.set(0);
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &self.ids };
        let flavour = Flavour { engine, execution: self.options.execution };
        let HardwareContext {
            streamer,
            pipeline3d,
            media,
            blit,
            video,
            urb,
            system_routine,
            gateway_elapsed_ns,
            pipeline_select,
        } = context;
        let budget = Budget::new(self.options.thread_budget_instructions, self.eu_clock)
            .with_interrupt(self.interrupt);
        let timer = GatewayTimer::begin(self.options.clock, *gateway_elapsed_ns);
        // Between submissions the host and other processes write, too.
        space.known().forget_all();
        let rooms =
            Rooms::new(urb, space, &mut self.kernels, &mut self.threads, system_routine, budget, timer);
        let mut front = Front {
            rooms,
            pipeline3d,
            media,
            blit,
            video,
            space,
            kept: Kept::new(space),
            engine,
            pipeline_select,
            undone: None,
        };
        let (platform, clock) = (self.platform, self.options.clock);
        let result = run(flavour, streamer, &mut front, &|| timestamp(platform, clock), &cx);
        let result = result.and_then(|done| match &mut front.video {
            Some(video) => video.end(space, &cx).map(|()| done),
            None => Ok(done),
        });
        *gateway_elapsed_ns = front.rooms.gateway_timer().relative_ns();
        self.eu_clock = front.rooms.budget.eu_clock();
        if let Err(Stop::Fault(fault)) = &result {
            cx.fault(fault);
        }
        result
    }

    /// What findings outside of a submission are recorded with.
    pub(crate) fn context(&self) -> Context<'_> {
        Context { platform: self.platform, findings: &self.findings, ids: &self.ids }
    }
}

/// The memory that a ring and its batches see.
pub(crate) struct RingMemory<'a> {
    pub(crate) process: &'a AddressSpace,
    pub(crate) global: &'a AddressSpace,
    pub(crate) status_page: Option<GraphicsAddress>,
    pub(crate) process_status_page: Option<GraphicsAddress>,
    pub(crate) arbitration: &'a Arbitration,
    /// Where the registers of the engine begin when the ring belongs to no context.
    pub(crate) ring_registers: Option<u32>,
}

/// What the timestamp register of a platform says: ticks of its timestamp clock.
pub fn timestamp(platform: &hw::Platform, clock: Clock) -> u64 {
    (u128::from(clock()) * u128::from(platform.timestamp_hz) / 1_000_000_000) as u64
}
