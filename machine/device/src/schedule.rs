//! What runs when: an engine executes what it is given, at once and to the end.
//!
//! Source: [bdw.3:Logical Contexts], [bdw.2d:Context Descriptor Format], [bdw.2d:Context Status]; Gen7 page directory
//! registers [linux:i915 PP_DIR_BASE].
//! Deviation: nothing is preempted and nothing waits, so that every submission finds its engine idle; a semaphore that
//! is not satisfied when it is reached is a hang.

use crate::device::{HardwareContext, RingMemory};
use crate::hardware::{Hardware, HardwareError};
use bits::{GraphicsAddress, PhysicalAddress};
use engine::{ContextImage, Interrupts, Ring, StatusBuffer, SubmitPort};
use hw::registers as offsets;
use hw::{ContextDescriptor, ContextStatus, EngineInterrupts, Feature};
use memory::{AddressSpace, PpgttRoot, ppgtt_space};
use ports::Registers;
use probe::{Fault, Stop};
use std::collections::BTreeSet;

/// A command streamer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EngineId {
    /// 3D, media and compute.
    Render,
    /// Codecs.
    Video,
    /// Codecs, the second one.
    Video2,
    /// Video enhancement.
    VideoEnhance,
    /// Copies and fills.
    Blitter,
}

impl EngineId {
    /// All of them.
    pub const ALL: [EngineId; 5] =
        [EngineId::Render, EngineId::Video, EngineId::Video2, EngineId::VideoEnhance, EngineId::Blitter];
    /// Bytes of registers of each.
    const BYTES: u32 = 0x800;

    /// MMIO offset of its registers.
    pub fn base(self) -> u32 {
        match self {
            EngineId::Render => 0x2000,
            EngineId::Video => 0x1_2000,
            EngineId::Video2 => 0x1_c000,
            EngineId::VideoEnhance => 0x1_a000,
            EngineId::Blitter => 0x2_2000,
        }
    }

    /// The name of the streamer.
    pub fn name(self) -> &'static str {
        match self {
            EngineId::Render => "render engine",
            EngineId::Video => "video engine",
            EngineId::Video2 => "second video engine",
            EngineId::VideoEnhance => "video enhancement engine",
            EngineId::Blitter => "blitter",
        }
    }

    /// The engine that a register belongs to, and the offset of the same register in the render engine.
    pub(crate) fn of_register(offset: u32) -> Option<(Self, u32)> {
        let of = |engine: &Self| (engine.base()..engine.base() + Self::BYTES).contains(&offset);
        let engine = Self::ALL.into_iter().find(of)?;
        Some((engine, engine::render_offset(offset)))
    }

    /// This engine's register of which the render engine's is `render_offset`.
    pub(crate) fn register(self, render_offset: u32) -> u32 {
        render_offset - EngineId::Render.base() + self.base()
    }

    /// The offsets of its registers.
    pub(crate) fn registers(self) -> impl Iterator<Item = u32> {
        (self.base()..self.base() + Self::BYTES).step_by(4)
    }

    fn streamer(self) -> hw::Engine {
        match self {
            EngineId::Render => hw::Engine::Render,
            EngineId::Video | EngineId::Video2 => hw::Engine::Video,
            EngineId::VideoEnhance => hw::Engine::VideoEnhance,
            EngineId::Blitter => hw::Engine::Blitter,
        }
    }
}

/// What an engine remembers.
#[derive(Default)]
pub(crate) struct EngineState {
    port: SubmitPort,
    /// Contexts that ran here, by address of their image (0: none), the one that ran last at the end.
    contexts: Vec<(u64, HardwareContext)>,
    /// Images of contexts whose state was given up.
    lost: BTreeSet<u64>,
    /// It stopped and waits for a reset.
    pub(crate) is_hung: bool,
}

/// Contexts of one engine whose state is kept.
const CONTEXTS_LIMIT: usize = 64;
/// Address spaces that stay bound, with the one used last at the end.
const SPACES_LIMIT: usize = 8;

/// One context to run.
struct Job {
    /// Address of its image; 0 without one.
    image_address: u64,
    image: Option<ContextImage>,
    ring: Ring,
    root: Option<PpgttRoot>,
    context_id: u32,
    /// Start in the reset state.
    is_fresh: bool,
}

impl Hardware {
    /// A write to a submission port.
    pub(crate) fn write_submit_port(&mut self, engine: EngineId, value: u32) -> Result<(), HardwareError> {
        let platform = self.platform();
        let Some(elements) = self.engine_mut(engine).port.write(platform, value) else { return Ok(()) };
        let cx = self.device().context();
        if !self.mode(engine).execlist_enable {
            cx.undefined("D04", "an execution list is submitted while execution lists are not enabled");
        }
        if !elements[0].valid {
            cx.undefined("D04", "an execution list is submitted whose first element is not valid");
        }
        if self.engine_mut(engine).is_hung {
            return Err(HardwareError::Hung { engine });
        }
        let mut valid = elements.iter().filter(|element| element.valid).peekable();
        if valid.peek().is_none() {
            return Ok(());
        }
        self.context_status(engine, ContextStatus { idle_to_active: true, ..Default::default() })?;
        while let Some(element) = valid.next() {
            self.run_element(engine, element)?;
            let is_last = valid.peek().is_none();
            let status = ContextStatus {
                context_complete: true,
                active_to_idle: is_last,
                element_switch: !is_last,
                context_id: element.context_id,
                ..Default::default()
            };
            self.context_status(engine, status)?;
        }
        Ok(())
    }

    fn run_element(&mut self, engine: EngineId, element: &ContextDescriptor) -> Result<(), HardwareError> {
        let address = GraphicsAddress(element.logical_ring_context_address);
        self.refresh_global();
        let image = match ContextImage::read(address, self.global()) {
            Ok(image) => image,
            Err(fault) => return self.stop(engine, element.context_id, page(fault.address, "context image")),
        };
        let register = |offset| image.value(offset).unwrap_or(0);
        let ring = Ring::new(
            self.platform(),
            register(offsets::RING_BUFFER_START),
            register(offsets::RCS_RING_BUFFER_CTL),
            register(offsets::RING_BUFFER_HEAD),
            register(offsets::RING_BUFFER_TAIL),
        );
        let Some(ring) = ring else {
            let fault = Fault::new(
                probe::FaultKind::Hang,
                "D04",
                format!(
                    "the context image at {address} has no ring that is enabled and holds its head and tail"
                ),
            );
            return self.stop(engine, element.context_id, fault);
        };
        let table = |index| PhysicalAddress(image.directory(index) & !0xfff);
        let root = match element.addressing_mode {
            ContextDescriptor::ADDRESSING_MODE_LEGACY_CONTEXT_64_BIT => PpgttRoot::FourLevel(table(0)),
            ContextDescriptor::ADDRESSING_MODE_LEGACY_CONTEXT_32_BIT => {
                PpgttRoot::Directories([table(0), table(1), table(2), table(3)])
            }
            _ => {
                let cx = self.device().context();
                cx.gap("D08", "contexts that use the CPU's page tables");
                let text = "an advanced context needs the page tables of a CPU";
                let fault = Fault::new(probe::FaultKind::Hang, "D08", text);
                return self.stop(engine, element.context_id, fault);
            }
        };
        let control =
            hw::registers::ContextControl::decode(self.platform(), &[register(offsets::CONTEXT_CONTROL)]);
        let root = Some(root).filter(|_| element.privilege_access);
        let job = Job {
            image_address: address.0,
            is_fresh: control.engine_context_restore_inhibit,
            context_id: element.context_id,
            image: Some(image),
            ring,
            root,
        };
        self.run(engine, job).map(|_| ())
    }

    /// A write to the tail of a ring that no context owns.
    pub(crate) fn write_ring_tail(&mut self, engine: EngineId) -> Result<(), HardwareError> {
        let platform = self.platform();
        let mode = self.mode(engine);
        if mode.execlist_enable && platform.has(Feature::ExeclistSubmission) {
            return Ok(());
        }
        let register = |offset| self.registers().read(engine.register(offset));
        let ring = Ring::new(
            platform,
            register(offsets::RING_BUFFER_START),
            register(offsets::RCS_RING_BUFFER_CTL),
            register(offsets::RING_BUFFER_HEAD),
            register(offsets::RING_BUFFER_TAIL),
        );
        let Some(ring) = ring.filter(|ring| !ring.is_empty()) else { return Ok(()) };
        if self.engine_mut(engine).is_hung {
            return Err(HardwareError::Hung { engine });
        }
        let table = |index: u32| {
            let low = engine.register(offsets::PDP0) + 8 * index;
            let registers = self.registers();
            let address = u64::from(registers.read(low)) | u64::from(registers.read(low + 4)) << 32;
            PhysicalAddress(address & !0xfff)
        };
        let root = match (mode.per_process_gtt_enable, platform.has(Feature::FourLevelPageTable)) {
            (false, _) => None,
            (true, true) => Some(PpgttRoot::Directories([table(0), table(1), table(2), table(3)])),
            // Bits 31:16 count 64-byte lines of four-byte entries.
            (true, false) => Some(PpgttRoot::InGgtt(
                (self.registers().read(engine.register(offsets::PP_DIR_BASE)) >> 16) * 16,
            )),
        };
        self.refresh_global();
        let job = Job { image_address: 0, image: None, ring, root, context_id: 0, is_fresh: false };
        let ring = self.run(engine, job)?;
        let head = engine.register(offsets::RING_BUFFER_HEAD);
        self.registers_mut().store(head, ring.head);
        Ok(())
    }

    /// Runs one context until its ring is empty.
    fn run(&mut self, engine: EngineId, mut job: Job) -> Result<Ring, HardwareError> {
        let mut context = self.take_context(engine, &job);
        let space = match job.root {
            Some(root) => Some(self.take_space(root)?),
            None => None,
        };
        let status_page = self.status_page(engine);
        let process_status_page = job.image.as_ref().map(ContextImage::status_page);
        let (device, registers, global) = self.parts();
        if let Some(image) = &job.image {
            for (register, value) in image.loads() {
                context.streamer.registers.write(register, value);
            }
        }
        let restored_ticks = device.timestamp();
        context.streamer.registers.global = Some(registers.lend());
        let process = space.as_ref().map_or(global, |(_, space)| space);
        let memory = RingMemory { process, global, status_page, process_status_page };
        let result = device.submit_ring(&mut context, engine.streamer(), memory, &mut job.ring);
        if let Some(lent) = context.streamer.registers.global.take() {
            *registers = lent;
        }
        let trouble = process.take_trouble().or_else(|| global.take_trouble());
        let saved = match &job.image {
            None => Ok(()),
            Some(image) => {
                let head = engine.register(offsets::RING_BUFFER_HEAD);
                let registers = &context.streamer.registers;
                let value =
                    |offset| Some(if offset == head { job.ring.head } else { registers.read(offset) });
                image.save(global, value, restored_ticks, device.timestamp())
            }
        };
        if let Some((root, space)) = space {
            self.return_space(root, space);
        }
        let interrupts = std::mem::take(&mut context.streamer.interrupts);
        self.return_context(engine, job.image_address, context);
        self.raise(engine, interrupts);
        if let Some(trouble) = trouble.filter(|_| result.is_err()) {
            self.hang(engine);
            return Err(HardwareError::Memory(trouble));
        }
        let saved = saved.map_err(|fault| Stop::from(page(fault.address, "context save")));
        match result.and(saved) {
            Ok(()) => Ok(job.ring),
            Err(stop) => {
                self.hang(engine);
                Err(HardwareError::Stopped { engine, context_id: job.context_id, stop })
            }
        }
    }

    /// Records a fault that is found before anything runs.
    fn stop(&mut self, engine: EngineId, context_id: u32, fault: Fault) -> Result<(), HardwareError> {
        self.device().context().fault(&fault);
        self.hang(engine);
        Err(HardwareError::Stopped { engine, context_id, stop: fault.into() })
    }

    /// The engine stops until it is reset, and says so.
    fn hang(&mut self, engine: EngineId) {
        self.engine_mut(engine).is_hung = true;
        let interrupts = EngineInterrupts { master_error: true, page_fault: true, ..Default::default() };
        self.raise_bits(engine, &interrupts);
    }

    fn raise(&mut self, engine: EngineId, interrupts: Interrupts) {
        let bits = EngineInterrupts {
            user_interrupt: interrupts.user,
            notify: interrupts.notify,
            ..Default::default()
        };
        self.raise_bits(engine, &bits);
    }

    /// Reports a context switch to registers, status page and interrupt.
    fn context_status(&mut self, engine: EngineId, status: ContextStatus) -> Result<(), HardwareError> {
        let status_page = self.status_page(engine);
        let (device, registers, global) = self.parts();
        let buffer = StatusBuffer { engine_base: engine.base() };
        let platform = device.platform();
        let page = status_page.map(|page| (page, global));
        if buffer.push(&status, platform, registers, page).is_err() {
            device.context().undefined("D07", "the hardware status page is not bound");
        }
        self.raise_bits(engine, &EngineInterrupts { context_switch: true, ..Default::default() });
        Ok(())
    }

    fn mode(&self, engine: EngineId) -> hw::registers::RingMode {
        let value = self.registers().read(engine.register(offsets::RING_MODE));
        hw::registers::RingMode::decode(self.platform(), &[value])
    }

    fn take_context(&mut self, engine: EngineId, job: &Job) -> HardwareContext {
        let state = self.engine_mut(engine);
        let known = state.contexts.iter().position(|(address, _)| *address == job.image_address);
        let context = known.map(|index| state.contexts.remove(index).1);
        if state.lost.remove(&job.image_address) && !job.is_fresh {
            let cx = self.device().context();
            cx.gap("D04", "an engine has more contexts than Halogen keeps; this one lost its state");
        }
        context.filter(|_| !job.is_fresh).unwrap_or_else(|| self.device().create_context())
    }

    fn return_context(&mut self, engine: EngineId, address: u64, context: HardwareContext) {
        let EngineState { contexts, lost, .. } = self.engine_mut(engine);
        if contexts.len() >= CONTEXTS_LIMIT {
            let (oldest, _) = contexts.remove(0);
            // Addresses of images are pages of the global table, so that this has an end.
            lost.insert(oldest);
        }
        contexts.push((address, context));
    }

    fn take_space(&mut self, root: PpgttRoot) -> Result<(PpgttRoot, AddressSpace), HardwareError> {
        let spaces = self.spaces_mut();
        let known = spaces.iter().position(|(other, _)| *other == root);
        let mut space = match known {
            Some(index) => spaces.remove(index).1,
            None => {
                if spaces.len() >= SPACES_LIMIT {
                    spaces.remove(0);
                }
                let (ggtt, memory) = self.tables();
                ppgtt_space(root, ggtt, memory).map_err(HardwareError::host)?
            }
        };
        space.refresh();
        Ok((root, space))
    }

    fn return_space(&mut self, root: PpgttRoot, space: AddressSpace) {
        self.spaces_mut().push((root, space));
    }

    /// Loses everything that an engine remembers.
    pub(crate) fn forget(&mut self, engine: EngineId) {
        *self.engine_mut(engine) = EngineState::default();
    }
}

fn page(address: GraphicsAddress, what: &'static str) -> Fault {
    Fault::page("D08", address, what)
}
