//! What runs when: an engine executes what it is given until it ends, waits for a semaphore, or has to let the bus have
//! its turn. What waits looks again after every write.
//!
//! Source: [bdw.3:Logical Contexts], [bdw.2d:Context Descriptor Format], [bdw.2d:Context Status]; Gen7 page directory
//! registers [linux:i915 PP_DIR_BASE].
//! A list that arrives while another one runs takes effect at the next arbitration point.
//! Deviation: an engine runs only while its bus is written to; without [`Hardware::set_slice`] it runs to the end.

use crate::device::{HardwareContext, RingMemory};
use crate::engine_id::EngineId;
use crate::hardware::{Hardware, HardwareError};
use bits::{GraphicsAddress, PhysicalAddress};
use engine::{ContextImage, Errors, Position, Progress, Ring, StatusBuffer, StreamerState, SubmitPort};
use hw::registers as offsets;
use hw::{ContextDescriptor, ContextStatus, EngineInterrupts, Feature};
use memory::{AddressSpace, PpgttRoot, ppgtt_space};
use ports::Arbitration;
use probe::{Fault, FaultKind, Stop, System, Systems};
use std::collections::VecDeque;

/// What an engine remembers.
#[derive(Default)]
pub(crate) struct EngineState {
    port: SubmitPort,
    /// What it executes.
    pub(crate) active: Option<Active>,
    /// Elements of the running list that wait for their turn.
    pub(crate) elements: VecDeque<ContextDescriptor>,
    /// A list that waits for the running one to give way.
    pub(crate) pending: Option<VecDeque<ContextDescriptor>>,
    /// Contexts that gave way while they waited, until software submits them again; the last ones.
    pub(crate) suspended: VecDeque<Waiting>,
    /// The state that a ring without contexts has.
    pub(crate) without_context: HardwareContext,
    /// It stopped and waits for a reset.
    pub(crate) is_hung: bool,
}

/// Address spaces that stay bound, with the one used last at the end.
const SPACES_LIMIT: usize = 8;
/// Times that waiting engines look at their semaphores after one write.
const ROUNDS_LIMIT: usize = 16;

/// What runs, or waits.
pub(crate) struct Active {
    /// None for a ring that belongs to no context.
    pub(crate) image: Option<ContextImage>,
    pub(crate) descriptor: ContextDescriptor,
    pub(crate) ring: Ring,
    pub(crate) position: Position,
    pub(crate) root: Option<PpgttRoot>,
    pub(crate) context: HardwareContext,
    /// Its state is still in the image.
    pub(crate) needs_restore: bool,
    pub(crate) restored_ticks: u64,
    /// Arbitration is switched off.
    pub(crate) is_off: bool,
    /// The semaphore it waits for.
    pub(crate) semaphore: Option<(GraphicsAddress, [u32; 4])>,
}

/// A context that waits for a semaphore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// On which engine.
    pub engine: EngineId,
    /// As the execution list names it; 0 for a ring without contexts.
    pub context_id: u32,
    /// Where the semaphore is.
    pub address: GraphicsAddress,
}

impl Hardware {
    /// How many arbitration points an engine passes before the bus has its turn; without a number engines run until
    /// they end or wait. [`Hardware::run`] lets them go on.
    pub fn set_slice(&mut self, points: Option<u64>) {
        self.slice = points;
    }

    /// Lets every engine that has something to do go on for one slice. False when none has.
    ///
    /// # Errors
    /// What ended a submission.
    pub fn run(&mut self) -> Result<bool, HardwareError> {
        for engine in EngineId::ALL {
            if self.engine_mut(engine).active.is_some() {
                self.advance(engine)?;
            }
        }
        Ok(EngineId::ALL.into_iter().any(|engine| self.engine_mut(engine).active.is_some()))
    }

    /// The contexts that wait for semaphores, those included that gave way to others and have to be submitted again.
    pub fn waiting(&self) -> Vec<Waiting> {
        let suspended =
            EngineId::ALL.into_iter().flat_map(|engine| self.engine(engine).suspended.iter().copied());
        suspended.chain(self.polling()).collect()
    }

    /// The contexts that look at their semaphores.
    fn polling(&self) -> Vec<Waiting> {
        let waiting = |engine: EngineId| {
            let active = self.engine(engine).active.as_ref()?;
            let (address, _) = active.semaphore?;
            Some(Waiting { engine, context_id: active.descriptor.context_id, address })
        };
        EngineId::ALL.into_iter().filter_map(waiting).collect()
    }

    /// Memory or registers have changed: whoever waits looks again.
    pub(crate) fn poke(&mut self) -> Result<(), HardwareError> {
        for _ in 0..ROUNDS_LIMIT {
            let before = self.polling();
            if before.is_empty() {
                return Ok(());
            }
            for waiting in &before {
                self.advance(waiting.engine)?;
            }
            if self.polling() == before {
                return Ok(());
            }
        }
        Ok(())
    }

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
        let list: VecDeque<_> = elements.into_iter().filter(|element| element.valid).collect();
        if list.is_empty() {
            return Ok(());
        }
        if self.engine_mut(engine).pending.is_some() {
            let text = "an execution list is submitted while another one waits: that one is given up";
            self.device().context().undefined("D04", text);
        }
        self.engine_mut(engine).pending = Some(list);
        self.advance(engine)
    }

    /// Lets an engine go on until it is idle, waits, or its slice is over.
    fn advance(&mut self, engine: EngineId) -> Result<(), HardwareError> {
        loop {
            self.arbitrate(engine)?;
            if self.engine_mut(engine).active.is_none() {
                return Ok(());
            }
            match self.execute(engine)? {
                Progress::Done => self.complete(engine)?,
                Progress::Waiting { address, dwords } => {
                    if !self.wait(engine, address, dwords)? {
                        return Ok(());
                    }
                }
                Progress::Stopped if self.engine_mut(engine).pending.is_none() => return Ok(()),
                Progress::Stopped => {}
            }
        }
    }

    /// Chooses what runs next.
    fn arbitrate(&mut self, engine: EngineId) -> Result<(), HardwareError> {
        let state = self.engine_mut(engine);
        match (&state.active, &state.pending) {
            (None, None) => Ok(()),
            (Some(active), Some(_)) if !active.is_off => self.preempt(engine),
            (Some(_), _) => Ok(()),
            (None, Some(_)) => {
                state.elements = state.pending.take().unwrap_or_default();
                let status = ContextStatus { idle_to_active: true, ..Default::default() };
                self.context_status(engine, status)?;
                self.begin(engine)
            }
        }
    }

    /// A write to the tail of a ring that no context owns.
    pub(crate) fn write_ring_tail(&mut self, engine: EngineId) -> Result<(), HardwareError> {
        let platform = self.platform();
        let mode = self.mode(engine);
        if mode.execlist_enable && platform.has(Feature::ExeclistSubmission) {
            return Ok(());
        }
        let register = |offset| self.registers().read(engine.register(offset));
        let ring = Ring::from_registers(platform, register);
        let tail = register(offsets::RING_BUFFER_TAIL);
        if let Some(active) = self.engine_mut(engine).active.as_mut() {
            active.ring = active.ring.with_tail(tail).unwrap_or(active.ring);
            return self.advance(engine);
        }
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
        let restored_ticks = self.device().timestamp();
        let state = self.engine_mut(engine);
        state.active = Some(Active {
            image: None,
            descriptor: ContextDescriptor::default(),
            ring,
            position: Position::default(),
            root,
            context: std::mem::take(&mut state.without_context),
            needs_restore: false,
            restored_ticks,
            is_off: false,
            semaphore: None,
        });
        self.advance(engine)
    }

    /// Runs what is active until it ends, waits or is stopped.
    fn execute(&mut self, engine: EngineId) -> Result<Progress, HardwareError> {
        let Some(mut active) = self.engine_mut(engine).active.take() else { return Ok(Progress::Done) };
        self.refresh_global();
        let space = match active.root {
            Some(root) => Some(self.take_space(root)?),
            None => None,
        };
        self.device().context().used_all(const { &Systems::of(&[System::D02, System::D08]) });
        let status_page = self.status_page(engine);
        let process_status_page = active.image.as_ref().map(ContextImage::status_page);
        let arbitration = Arbitration::new(self.slice);
        arbitration.set_off(active.is_off);
        let (device, registers, global) = self.parts();
        active.context.streamer.registers.global = Some(registers.lend());
        let process = space.as_ref().map_or(global, |(_, space)| space);
        let memory = RingMemory {
            process,
            global,
            status_page,
            process_status_page,
            arbitration: &arbitration,
            ring_registers: active.image.is_none().then_some(engine.base()),
        };
        let restore = active.image.as_ref().filter(|_| active.needs_restore);
        let place = (&mut active.ring, &mut active.position);
        let result = device.submit_ring(&mut active.context, engine.streamer(), memory, place, restore);
        if let Some(lent) = active.context.streamer.registers.global.take() {
            *registers = lent;
        }
        let trouble = process.take_trouble().or_else(|| global.take_trouble());
        if let Some((root, space)) = space {
            self.return_space(root, space);
        }
        active.needs_restore = false;
        active.is_off = arbitration.is_off();
        if !matches!(result, Ok(Progress::Waiting { .. })) {
            active.semaphore = None;
        }
        self.report(engine, &mut active.context.streamer, &result);
        if active.image.is_none() {
            let head = engine.register(offsets::RING_BUFFER_HEAD);
            let ring_head = active.ring.head;
            self.registers_mut().store(head, ring_head);
        }
        match result {
            Ok(progress) => {
                self.engine_mut(engine).active = Some(active);
                Ok(progress)
            }
            Err(stop) => {
                let context_id = active.descriptor.context_id;
                // Where it was is of use to whoever looks for the reason; its state is lost.
                let _ = self.save(engine, &mut active, false);
                self.hang(engine);
                match trouble {
                    Some(trouble) => Err(HardwareError::Memory(trouble)),
                    None => Err(HardwareError::Stopped { engine, context_id, stop }),
                }
            }
        }
    }

    /// Interrupts, errors and whereabouts of a streamer that gives way go to the registers of its engine.
    fn report(&mut self, engine: EngineId, state: &mut StreamerState, result: &Result<Progress, Stop>) {
        let (interrupts, errors) = (std::mem::take(&mut state.interrupts), std::mem::take(&mut state.errors));
        let last = state.last;
        let platform = self.platform();
        let bits = EngineInterrupts {
            user_interrupt: interrupts.user,
            notify: interrupts.notify,
            ..Default::default()
        };
        self.raise_bits(engine, &bits);
        let registers = self.registers_mut();
        let mut put = |offset, value| registers.store(engine.register(offset), value);
        put(offsets::RING_ACTHD, last.address.0 as u32);
        put(ACTIVE_HEAD_HIGH, (last.address.0 >> 32) as u32);
        put(offsets::IPEHR, last.header);
        if let Err(Stop::Fault(Fault { address: Some(address), kind: FaultKind::Page, .. })) = result {
            put(offsets::RING_DMA_FADD, address.0 as u32);
            put(FAULT_ADDRESS_HIGH, (address.0 >> 32) as u32);
        }
        if errors != Errors::default() {
            let bits = hw::registers::RingEir {
                instruction_error: errors.instruction,
                command_privilege_violation_error: errors.privilege,
            }
            .encode(platform)[0];
            let (status, identity) = (engine.register(offsets::RING_ESR), engine.register(offsets::RING_EIR));
            registers.store(status, registers.read(status) | bits);
            let unmasked = bits & !registers.read(engine.register(offsets::RING_EMR));
            registers.store(identity, registers.read(identity) | unmasked);
            if unmasked != 0 {
                self.raise_bits(engine, &EngineInterrupts { master_error: true, ..Default::default() });
            }
        }
    }

    /// Records a fault that is found before anything runs.
    pub(crate) fn stop(
        &mut self,
        engine: EngineId,
        context_id: u32,
        fault: Fault,
    ) -> Result<(), HardwareError> {
        self.device().context().fault(&fault);
        self.hang(engine);
        Err(HardwareError::Stopped { engine, context_id, stop: fault.into() })
    }

    /// The engine stops until it is reset, and says so.
    fn hang(&mut self, engine: EngineId) {
        let state = self.engine_mut(engine);
        *state = EngineState { is_hung: true, ..EngineState::default() };
        let interrupts = EngineInterrupts { master_error: true, page_fault: true, ..Default::default() };
        self.raise_bits(engine, &interrupts);
    }

    /// Reports a context switch to registers, status page and interrupt.
    pub(crate) fn context_status(
        &mut self,
        engine: EngineId,
        status: ContextStatus,
    ) -> Result<(), HardwareError> {
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

/// RING_ACTHD and RING_DMA_FADD have their high halves elsewhere. [linux:i915 RING_ACTHD_UDW]
const ACTIVE_HEAD_HIGH: u32 = 0x205c;
const FAULT_ADDRESS_HIGH: u32 = 0x2060;

pub(crate) fn page(address: GraphicsAddress, what: &'static str) -> Fault {
    Fault::page("D08", address, what)
}
