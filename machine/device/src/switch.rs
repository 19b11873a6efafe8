//! How one context takes the place of another: begin, preempt, wait, complete; restore and save.
//!
//! Source: [bdw.3:Logical Contexts], [bdw.2d:Context Descriptor Format], [bdw.2d:Context Status].

use crate::engine_id::EngineId;
use crate::hardware::{Hardware, HardwareError};
use crate::image;
use crate::schedule::{Active, Waiting, page};
use bits::{GraphicsAddress, PhysicalAddress};
use engine::{ContextImage, Position, RENDER_IMAGE_PAGES, Ring, Times};
use hw::registers::{self as offsets, ContextControl};
use hw::{ContextDescriptor, ContextStatus, EngineInterrupts, Platform};
use memory::PpgttRoot;
use ports::Registers;
use probe::{Fault, FaultKind, System, Systems};

/// Contexts that are remembered because they gave way while they waited.
const SUSPENDED_LIMIT: usize = 64;

/// Pages of a context image behind its status page.
fn image_pages(engine: EngineId) -> u64 {
    if engine == EngineId::Render { RENDER_IMAGE_PAGES } else { 1 }
}

/// A status of the context that a descriptor names.
fn of(descriptor: &ContextDescriptor) -> ContextStatus {
    ContextStatus { context_id: descriptor.context_id, ..Default::default() }
}

/// What software asks of restore and save.
fn control(image: &ContextImage, platform: &Platform) -> ContextControl {
    let value = image.value(offsets::CONTEXT_CONTROL).unwrap_or(0);
    ContextControl::decode(platform, &[value])
}

impl Hardware {
    /// The waiting list takes the place of the running one.
    pub(crate) fn preempt(&mut self, engine: EngineId) -> Result<(), HardwareError> {
        let state = self.engine_mut(engine);
        let (Some(mut active), Some(mut list)) = (state.active.take(), state.pending.take()) else {
            return Ok(());
        };
        let first = list.front().copied().unwrap_or_default();
        let mut status =
            ContextStatus { preempted: true, context_id: active.descriptor.context_id, ..Default::default() };
        let is_same = first.context_id == active.descriptor.context_id
            && first.logical_ring_context_address == active.descriptor.logical_ring_context_address;
        if is_same && !first.force_restore {
            // Of the image only the tail counts, and the tables when that is asked for.
            list.pop_front();
            self.refresh_global();
            let address = GraphicsAddress(first.logical_ring_context_address);
            let image = match ContextImage::read(address, image_pages(engine), self.global()) {
                Ok(image) => image,
                Err(fault) => {
                    return self.stop(engine, first.context_id, page(fault.address, "context image"));
                }
            };
            let tail = image.value(offsets::RING_BUFFER_TAIL).unwrap_or(0);
            active.ring = active.ring.with_tail(tail).unwrap_or(active.ring);
            if first.force_pd_restore {
                active.root = self.root(&first, &image).ok().flatten();
            }
            active.image = Some(image);
            active.descriptor = first;
            let state = self.engine_mut(engine);
            state.active = Some(active);
            state.elements = list;
            status.lite_restore = true;
            return self.context_status(engine, status);
        }
        let elements = list;
        self.save(engine, &mut active, true)?;
        self.engine_mut(engine).elements = elements;
        self.context_status(engine, status)?;
        self.begin(engine)
    }

    /// Starts the next element of the running list.
    pub(crate) fn begin(&mut self, engine: EngineId) -> Result<(), HardwareError> {
        let state = self.engine_mut(engine);
        let Some(element) = state.elements.pop_front() else { return Ok(()) };
        let lists = [System::D04, if engine == EngineId::Render { System::D06 } else { System::D05 }];
        self.device().context().used_all(&Systems::of(&lists));
        let state = self.engine_mut(engine);
        state.suspended.retain(|waiting| waiting.context_id != element.context_id);
        let address = GraphicsAddress(element.logical_ring_context_address);
        self.refresh_global();
        let image = match ContextImage::read(address, image_pages(engine), self.global()) {
            Ok(image) => image,
            Err(fault) => return self.stop(engine, element.context_id, page(fault.address, "context image")),
        };
        let register = |offset| image.value(offset).unwrap_or(0);
        let ring = Ring::from_registers(self.platform(), register);
        let Some(ring) = ring else {
            let text = format!(
                "the context image at {address} has no ring that is enabled and holds its head and tail"
            );
            return self.stop(engine, element.context_id, Fault::new(FaultKind::Hang, "D04", text));
        };
        let root = match self.root(&element, &image) {
            Ok(root) => root,
            Err(fault) => return self.stop(engine, element.context_id, fault),
        };
        let control = control(&image, self.platform());
        let mut context = self.device().create_context();
        let needs_restore = !control.engine_context_restore_inhibit;
        let position = if needs_restore { Position::from_registers(register) } else { Position::default() };
        for (register, value) in image.loads() {
            context.streamer.registers.write(register, value);
        }
        let active = Active {
            image: Some(image),
            descriptor: element,
            ring,
            position,
            root,
            context,
            needs_restore,
            restored_ticks: self.device().timestamp(),
            is_off: false,
            semaphore: None,
        };
        self.engine_mut(engine).active = Some(active);
        Ok(())
    }

    /// The tables of a context.
    fn root(&self, element: &ContextDescriptor, image: &ContextImage) -> Result<Option<PpgttRoot>, Fault> {
        let table = |index| PhysicalAddress(image.directory(index) & !0xfff);
        let root = match element.addressing_mode {
            ContextDescriptor::ADDRESSING_MODE_LEGACY_CONTEXT_64_BIT => PpgttRoot::FourLevel(table(0)),
            ContextDescriptor::ADDRESSING_MODE_LEGACY_CONTEXT_32_BIT => {
                PpgttRoot::Directories([table(0), table(1), table(2), table(3)])
            }
            _ => {
                self.device().context().gap("D08", "contexts that use the CPU's page tables");
                let text = "an advanced context needs the page tables of a CPU";
                return Err(Fault::new(FaultKind::Hang, "D08", text));
            }
        };
        Ok(Some(root).filter(|_| element.privilege_access))
    }

    /// The running context has reached the end of its ring.
    pub(crate) fn complete(&mut self, engine: EngineId) -> Result<(), HardwareError> {
        let Some(mut active) = self.engine_mut(engine).active.take() else { return Ok(()) };
        self.save(engine, &mut active, true)?;
        if active.image.is_none() {
            self.engine_mut(engine).without_context = active.context;
            return Ok(());
        }
        self.switch(engine, ContextStatus { context_complete: true, ..of(&active.descriptor) })
    }

    /// Reports why the running context ends and starts what is next.
    fn switch(&mut self, engine: EngineId, mut status: ContextStatus) -> Result<(), HardwareError> {
        let state = self.engine_mut(engine);
        status.element_switch = !state.elements.is_empty();
        status.active_to_idle = state.elements.is_empty();
        self.context_status(engine, status)?;
        self.begin(engine)
    }

    /// The running context waits for a semaphore. True when something else runs in its place.
    pub(crate) fn wait(
        &mut self,
        engine: EngineId,
        address: GraphicsAddress,
        dwords: [u32; 4],
    ) -> Result<bool, HardwareError> {
        let Some(mut active) = self.engine_mut(engine).active.take() else { return Ok(false) };
        let is_new = active.semaphore.replace((address, dwords)).is_none();
        if is_new {
            let bits = EngineInterrupts { wait_on_semaphore: true, ..Default::default() };
            self.raise_bits(engine, &bits);
        }
        let inhibits = active
            .image
            .as_ref()
            .is_none_or(|image| control(image, self.platform()).inhibit_synchronous_context_switch);
        if inhibits || active.is_off {
            self.engine_mut(engine).active = Some(active);
            return Ok(false);
        }
        if let Some(image) = &active.image
            && image.save_semaphore(self.global(), dwords).is_err()
        {
            self.device().context().undefined("D07", "the status page of a context is not bound");
        }
        self.save(engine, &mut active, true)?;
        let state = self.engine_mut(engine);
        state.suspended.push_back(Waiting { engine, context_id: active.descriptor.context_id, address });
        if state.suspended.len() > SUSPENDED_LIMIT {
            state.suspended.pop_front();
        }
        let command = hw::MiSemaphoreWait::decode(self.platform(), &dwords);
        let status = ContextStatus {
            wait_on_semaphore: true,
            semaphore_wait_mode: command.wait_mode,
            ..of(&active.descriptor)
        };
        self.switch(engine, status)?;
        Ok(true)
    }

    /// Writes a context back into its image; without its state when the engine has lost that.
    pub(crate) fn save(
        &mut self,
        engine: EngineId,
        active: &mut Active,
        has_state: bool,
    ) -> Result<(), HardwareError> {
        let Some(image) = &active.image else { return Ok(()) };
        self.device().context().used(System::CS14);
        let platform = self.platform();
        let control = control(image, platform);
        let (device, registers, global) = self.parts();
        let context = &mut active.context;
        context.streamer.registers.global = Some(registers.lend());
        active.position.store(&mut context.streamer.registers, |offset| engine.register(offset));
        let state = (has_state && !control.engine_context_save_inhibit)
            .then(|| image::state(context, engine.streamer(), platform));
        let head = engine.register(offsets::RING_BUFFER_HEAD);
        let ring_head = active.ring.head;
        let file = &context.streamer.registers;
        let value = |offset| Some(if offset == head { ring_head } else { file.read(offset) });
        let times = Times { restored: active.restored_ticks, saved: device.timestamp() };
        let result = image.save(global, value, state.as_deref(), times);
        if let Some(lent) = context.streamer.registers.global.take() {
            *registers = lent;
        }
        match result {
            Ok(true) => Ok(()),
            Ok(false) => {
                let text = "a context image has no room for the state of its engine, which is lost";
                self.device().context().undefined("D06", text);
                Ok(())
            }
            Err(fault) => {
                self.stop(engine, active.descriptor.context_id, page(fault.address, "context save"))
            }
        }
    }
}
