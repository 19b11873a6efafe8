//! One GPU as its bus sees it: physical memory, global page table, registers.
//!
//! What software does to a GPU through these four things is what a recorded or remote driver does, so that every
//! hardware door stands on [`Hardware`]. A write that submits work returns when the work is done, or waits for a semaphore
//! that a later write may satisfy: nothing runs behind anybody's back, and what an engine wrote can be read at once.
//!
//! ```text
//! physical_write(page tables, batches, context image)   the driver prepares memory,
//! ggtt_write(index, entry)                              shows the engines where their own things lie,
//! mmio_write(0x2230, ..) four times                     submits: executes here, or says why not,
//! physical_read(results)                                and looks.
//! ```
//!
//! Source: of registers `hw/registers`, of submission [bdw.3:Logical Contexts].
//! Deliberately absent: display, the aperture, fences.

use crate::device::{Device, DeviceOptions};
use crate::engine_id::EngineId;
use crate::interrupt::{self, Pending};
use crate::power;
use crate::schedule::EngineState;
use crate::vga::Vga;
use bits::{GgttOffset, GraphicsAddress, PhysicalAddress};
use engine::GlobalRegisters;
use hw::Feature;
use hw::registers as offsets;
use memory::{
    AddressSpace, EntryFormat, Ggtt, PAGE_BYTES, PhysicalError, PhysicalMemory, PpgttRoot, ggtt_space,
};
use probe::{Findings, Stop, System, Systems};
use std::io;
use std::sync::Arc;

/// How a GPU behaves and how much it may cost.
#[derive(Clone, Copy, Debug)]
pub struct HardwareOptions {
    /// As for a device behind the kernel's interface.
    pub device: DeviceOptions,
    /// Physical memory that may be in use, in bytes; touched pages count.
    pub memory_limit_bytes: u64,
    /// Separate pieces of memory that page tables may bind. A host process can have about 65000 mappings in all.
    pub mappings_limit: u32,
}

/// Physical memory of a GPU unless an option says otherwise.
const MEMORY_LIMIT_BYTES: u64 = 4 << 30;
/// Entries of the table of memory object controls.
const MOCS_ENTRIES: u32 = 64;
/// Bound pieces of a GPU unless an option says otherwise.
const MAPPINGS_LIMIT: u32 = 8192;

impl HardwareOptions {
    /// The usual limits.
    pub fn new(device: DeviceOptions) -> Self {
        Self { device, memory_limit_bytes: MEMORY_LIMIT_BYTES, mappings_limit: MAPPINGS_LIMIT }
    }
}

/// Why the GPU could not do what it was told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HardwareError {
    /// Physical memory could not be accessed, or bound.
    #[error(transparent)]
    Memory(#[from] PhysicalError),
    /// No such entry of the global page table.
    #[error("the global page table has no entry {index}")]
    GgttIndex {
        /// Index that was asked for.
        index: u32,
    },
    /// No valid entry of the global page table for this address.
    #[error("no page of the global page table is valid at 0x{0:x}")]
    GgttFault(u64),
    /// Not a register: unaligned or outside of the register file.
    #[error("there is no register at 0x{offset:x}")]
    Register {
        /// Byte offset that was asked for.
        offset: u32,
    },
    /// A submission ended early; the engine hangs until it is reset. Faults are recorded in the findings already.
    #[error("the {} stopped in context {context_id}: {}", engine.name(), describe(stop))]
    Stopped {
        /// Which one.
        engine: EngineId,
        /// As the execution list names it; 0 for a ring without contexts.
        context_id: u32,
        /// Why.
        stop: Stop,
    },
    /// A submission to an engine that has stopped before and was not reset.
    #[error("the {} hangs since an earlier submission and was not reset", engine.name())]
    Hung {
        /// Which one.
        engine: EngineId,
    },
}

impl HardwareError {
    pub(crate) fn host(error: io::Error) -> Self {
        HardwareError::Memory(PhysicalError::Host(error.to_string()))
    }
}

fn describe(stop: &Stop) -> String {
    match stop {
        Stop::Fault(fault) => match fault.address {
            Some(address) => format!("{} at {address} [{}]", fault.text, fault.system),
            None => format!("{} [{}]", fault.text, fault.system),
        },
        Stop::Strict => "something is not built that a strict run needs".into(),
        Stop::Bug => "an invariant of Halogen broke".into(),
    }
}

/// A simulated GPU seen from its bus.
pub struct Hardware {
    device: Device,
    memory: Arc<PhysicalMemory>,
    ggtt: Arc<Ggtt>,
    /// The space of the global page table.
    global: AddressSpace,
    /// Spaces of contexts, the one used last at the end.
    spaces: Vec<(PpgttRoot, AddressSpace)>,
    registers: GlobalRegisters,
    pending: Pending,
    engines: [EngineState; EngineId::ALL.len()],
    /// Arbitration points that an engine passes at a time.
    pub(crate) slice: Option<u64>,
    vga: Vga,
}

impl Hardware {
    /// A GPU of `platform` after reset, with no memory in use, that reports into `findings`.
    ///
    /// # Errors
    /// When the host cannot reserve address space for it.
    pub fn new(
        platform: &'static hw::Platform,
        options: HardwareOptions,
        findings: Arc<Findings>,
    ) -> io::Result<Self> {
        let memory = Arc::new(PhysicalMemory::new(options.memory_limit_bytes, options.mappings_limit)?);
        let is_wide = platform.has(Feature::FourLevelPageTable);
        let ggtt = Arc::new(Ggtt::new(if is_wide { EntryFormat::Qword } else { EntryFormat::Dword }));
        let global = ggtt_space(Arc::clone(&ggtt), Arc::clone(&memory))?;
        Ok(Self {
            device: Device::new(platform, options.device, findings),
            memory,
            ggtt,
            global,
            spaces: Vec::new(),
            registers: GlobalRegisters::new(platform),
            pending: Pending::default(),
            engines: Default::default(),
            slice: None,
            vga: Vga::default(),
        })
    }

    /// The platform being simulated.
    pub fn platform(&self) -> &'static hw::Platform {
        self.device.platform()
    }

    /// Physical memory in use, in bytes.
    pub fn memory_bytes(&self) -> u64 {
        self.memory.used_bytes()
    }

    /// Submissions so far.
    pub fn submissions(&self) -> u64 {
        self.device.submissions()
    }

    /// True while the GPU asks for the CPU's attention.
    pub fn is_interrupting(&self) -> bool {
        interrupt::is_asserted(self.platform(), &self.registers)
    }

    /// Reads a register at a byte offset; undescribed ones hold what was written to them.
    ///
    /// # Errors
    /// [`HardwareError::Register`].
    pub fn mmio_read(&self, offset: u32) -> Result<u32, HardwareError> {
        if !self.registers.has(offset) {
            return Err(HardwareError::Register { offset });
        }
        let ticks = self.device.timestamp();
        let described = hw::registers::at(self.platform(), engine::render_offset(offset));
        Ok(match EngineId::of_register(offset) {
            Some((_, offsets::TIMESTAMP)) => ticks as u32,
            Some((_, register)) if register == offsets::TIMESTAMP + 4 => (ticks >> 32) as u32,
            _ if described.is_some_and(|(item, _)| !item.register.readable) => 0,
            _ => self.registers.read(offset),
        })
    }

    /// Writes a register at a byte offset: read-only ones stay, masked ones change the bits that bits 31:16 choose,
    /// identity registers clear. Submission ports and ring tails execute what they are given.
    ///
    /// # Errors
    /// [`HardwareError::Register`], and what ended a submission.
    pub fn mmio_write(&mut self, offset: u32, value: u32) -> Result<(), HardwareError> {
        if !self.registers.has(offset) {
            return Err(HardwareError::Register { offset });
        }
        self.mark_register(offset);
        self.write_register(offset, value)?;
        self.poke()
    }

    /// Marks what a register makes use of by being written.
    fn mark_register(&self, offset: u32) {
        let cx = self.device.context();
        cx.used(System::D10);
        match EngineId::of_register(offset).map_or(offset, |(_, register)| register) {
            offsets::RING_IMR | offsets::HWSTAM | offsets::MASTER_INTERRUPT_CONTROL => cx.used(System::D11),
            offsets::HWS_PGA => cx.used(System::D07),
            offsets::R_PWR_CLK_STATE | offsets::RPNSWREQ => cx.used(System::D14),
            offsets::L3CNTLREG => cx.used_all(const { &Systems::of(&[System::C30, System::D13]) }),
            // The tables of the memory object control state. [bdw.2d:MEMORY_OBJECT_CONTROL_STATE]
            register if (offsets::GFX_MOCS..offsets::GFX_MOCS + 4 * MOCS_ENTRIES).contains(&register) => {
                cx.used(System::D12);
            }
            _ => {}
        }
    }

    fn write_register(&mut self, offset: u32, value: u32) -> Result<(), HardwareError> {
        let platform = self.platform();
        if self.pending.acknowledge(offset, value, platform, &mut self.registers) {
            return Ok(());
        }
        let has_lists = platform.has(Feature::ExeclistSubmission);
        match (EngineId::of_register(offset), offset) {
            (Some((engine, offsets::EXECLIST_SUBMIT_PORT)), _) if has_lists => {
                self.write_submit_port(engine, value)
            }
            (Some((engine, offsets::RING_RESET_CTL)), _) => {
                self.write_reset_control(engine, value);
                Ok(())
            }
            (_, offsets::GDRST) => {
                self.write_reset(value);
                Ok(())
            }
            (Some((engine, offsets::RING_BUFFER_TAIL | offsets::RCS_RING_BUFFER_CTL)), _) => {
                self.registers.write(offset, value);
                self.write_ring_tail(engine)
            }
            (Some((engine, offsets::RING_EIR)), _) => {
                self.clear_errors(engine, value);
                Ok(())
            }
            (_, offsets::MASTER_INTERRUPT_CONTROL) if has_lists => {
                let kept = self.registers.read(offset) & 0x7fff_ffff;
                self.registers.store(offset, kept | value & 0x8000_0000);
                Ok(())
            }
            _ => {
                self.registers.write(offset, value);
                power::answer(offset, platform, &mut self.registers);
                interrupt::update_master(platform, &mut self.registers);
                Ok(())
            }
        }
    }

    /// Reads a port of the VGA, 3B0h to 3DFh.
    ///
    /// # Errors
    /// [`HardwareError::Register`] for ports that do not exist, or not as the VGA is set up.
    pub fn vga_read(&mut self, port: u16) -> Result<u8, HardwareError> {
        self.device.context().used(System::D15);
        self.vga.read(port).ok_or(HardwareError::Register { offset: port.into() })
    }

    /// Writes a port of the VGA.
    ///
    /// # Errors
    /// As [`Hardware::vga_read`].
    pub fn vga_write(&mut self, port: u16, value: u8) -> Result<(), HardwareError> {
        self.device.context().used(System::D15);
        if self.vga.write(port, value) {
            Ok(())
        } else {
            Err(HardwareError::Register { offset: port.into() })
        }
    }

    /// Entry `index` of the global page table.
    ///
    /// # Errors
    /// [`HardwareError::GgttIndex`].
    pub fn ggtt_read(&self, index: u32) -> Result<u64, HardwareError> {
        if index >= self.ggtt.size_entries() {
            return Err(HardwareError::GgttIndex { index });
        }
        Ok(self.ggtt.entry(index))
    }

    /// Replaces entry `index` of the global page table: bit 0 valid, bits 45:12 the physical page (four-byte entries
    /// of older platforms hold address bits 38:32 in bits 10:4).
    ///
    /// # Errors
    /// [`HardwareError::GgttIndex`].
    pub fn ggtt_write(&mut self, index: u32, entry: u64) -> Result<(), HardwareError> {
        if self.ggtt.set_entry(index, entry) { Ok(()) } else { Err(HardwareError::GgttIndex { index }) }
    }

    /// Reads physical memory; what was never written is zero.
    ///
    /// # Errors
    /// [`HardwareError::Memory`].
    pub fn physical_read(&self, at: PhysicalAddress, into: &mut [u8]) -> Result<(), HardwareError> {
        Ok(self.memory.read(at, into)?)
    }

    /// Writes physical memory.
    ///
    /// # Errors
    /// [`HardwareError::Memory`], and what ended a submission that waited for it.
    pub fn physical_write(&mut self, at: PhysicalAddress, bytes: &[u8]) -> Result<(), HardwareError> {
        self.memory.write(at, bytes)?;
        self.poke()
    }

    /// Reads memory at an address of the global page table.
    ///
    /// # Errors
    /// [`HardwareError::GgttFault`], when the bytes before are read, and [`HardwareError::Memory`].
    pub fn ggtt_memory_read(&self, at: GgttOffset, into: &mut [u8]) -> Result<(), HardwareError> {
        let mut rest = into;
        let mut offset = at.0;
        while !rest.is_empty() {
            let length = rest.len().min((PAGE_BYTES - offset % PAGE_BYTES) as usize);
            let (part, behind) = rest.split_at_mut(length);
            self.memory.read(self.translate(offset)?, part)?;
            offset += length as u64;
            rest = behind;
        }
        Ok(())
    }

    /// Writes memory at an address of the global page table.
    ///
    /// # Errors
    /// As [`Hardware::ggtt_memory_read`].
    pub fn ggtt_memory_write(&mut self, at: GgttOffset, bytes: &[u8]) -> Result<(), HardwareError> {
        let mut rest = bytes;
        let mut offset = at.0;
        while !rest.is_empty() {
            let length = rest.len().min((PAGE_BYTES - offset % PAGE_BYTES) as usize);
            let (part, behind) = rest.split_at(length);
            self.memory.write(self.translate(offset)?, part)?;
            offset += length as u64;
            rest = behind;
        }
        self.poke()
    }

    fn translate(&self, offset: u64) -> Result<PhysicalAddress, HardwareError> {
        self.ggtt.translate(GgttOffset(offset)).ok_or(HardwareError::GgttFault(offset))
    }

    /// A write to the error identity of an engine clears what is set in it, but for what only a reset clears.
    fn clear_errors(&mut self, engine: EngineId, value: u32) {
        let offset = engine.register(offsets::RING_EIR);
        let fatal = hw::registers::RingEir { instruction_error: true, ..Default::default() };
        let cleared = value & !fatal.encode(self.platform())[0];
        self.registers.store(offset, self.registers.read(offset) & !cleared);
    }

    /// The hardware status page of an engine.
    pub(crate) fn status_page(&self, engine: EngineId) -> Option<GraphicsAddress> {
        let address = self.registers.read(engine.register(offsets::HWS_PGA)) & !0xfff;
        (address != 0).then_some(GraphicsAddress(address.into()))
    }

    pub(crate) fn raise_bits(&mut self, engine: EngineId, bits: &hw::EngineInterrupts) {
        let platform = self.platform();
        self.pending.raise(engine, bits, platform, &mut self.registers);
    }

    pub(crate) fn engine_mut(&mut self, engine: EngineId) -> &mut EngineState {
        &mut self.engines[engine as usize]
    }

    pub(crate) fn engine(&self, engine: EngineId) -> &EngineState {
        &self.engines[engine as usize]
    }

    pub(crate) fn device(&self) -> &Device {
        &self.device
    }

    pub(crate) fn registers(&self) -> &GlobalRegisters {
        &self.registers
    }

    pub(crate) fn registers_mut(&mut self) -> &mut GlobalRegisters {
        &mut self.registers
    }

    pub(crate) fn global(&self) -> &AddressSpace {
        &self.global
    }

    pub(crate) fn refresh_global(&mut self) {
        self.global.refresh();
    }

    pub(crate) fn spaces_mut(&mut self) -> &mut Vec<(PpgttRoot, AddressSpace)> {
        &mut self.spaces
    }

    pub(crate) fn tables(&self) -> (&Arc<Ggtt>, &Arc<PhysicalMemory>) {
        (&self.ggtt, &self.memory)
    }

    /// What a running context needs at the same time.
    pub(crate) fn parts(&mut self) -> (&mut Device, &mut GlobalRegisters, &AddressSpace) {
        (&mut self.device, &mut self.registers, &self.global)
    }
}
