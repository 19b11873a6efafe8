//! Executing an AUB file, and comparing memory with what the file says of it.
//!
//! Memory traces drive the GPU through its bus, as the driver that wrote them did; trace blocks are given to the device
//! as batches. Files of Halogen's own recorder state what memory came to after each submission; files of other tools
//! may contain memory and register compares. Timestamps stand still.

use super::blocks::Blocks;
use super::execlist::{ContextImage, Ports, Submitted};
use super::memory::{self, PAGE_BYTES, Physical, Root, checksum, ranges};
use super::packet::{Body, MemoryWrite, Packet, Space, Version};
use super::read::{AubError, AubReader};
use super::statement::Statement;
use crate::replay::still_clock;
use bits::PhysicalAddress;
use device::{
    DeviceOptions, Execution, Hardware, HardwareError, HardwareOptions, THREAD_BUDGET_INSTRUCTIONS,
};
use hw::{Feature, registers};
use probe::{Findings, Strictness};
use std::collections::BTreeSet;
use std::io::Read;
use std::sync::Arc;

/// How a file is executed.
#[derive(Clone, Copy, Default)]
pub struct AubOptions {
    /// The device; the one that the file names when absent.
    pub platform: Option<&'static hw::Platform>,
    /// What stops a submission early.
    pub strictness: Strictness,
}

/// One executed submission.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AubStep {
    /// Byte of the file that submitted it.
    pub at: u64,
    /// Name of the engine.
    pub engine: &'static str,
    /// Number of the context.
    pub context: u32,
    /// Name of the address space of its batches.
    pub space: String,
    /// Checksum of that space afterwards as the file states it.
    pub expected: Option<u32>,
    /// Checksum of that space afterwards as it came out.
    pub got: u32,
    /// Why it ended early.
    pub stop: Option<String>,
    root: Root,
}

impl AubStep {
    /// Memory came out differently from what the file states.
    pub fn is_different(&self) -> bool {
        self.expected.is_some_and(|expected| expected != self.got)
    }
}

/// Memory of one address space without a hole, after everything was executed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// Name of the address space.
    pub space: String,
    /// First byte.
    pub address: u64,
    /// Length in bytes.
    pub bytes: u64,
    /// Checksum of its bytes.
    pub sum: u32,
    root: Root,
}

/// A statement of the file that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// Byte of the file.
    pub at: u64,
    /// What was expected and what was there.
    pub what: String,
}

/// What the replay of a file came to.
pub struct AubReplayed {
    /// The device.
    pub platform: &'static hw::Platform,
    /// Who wrote the file.
    pub tool: String,
    /// Packets of the file.
    pub packets: u64,
    /// Length of the file in bytes.
    pub bytes: u64,
    /// Every submission.
    pub steps: Vec<AubStep>,
    /// Compares and polls that were looked at.
    pub checks: u64,
    /// Those that did not hold; the first thousand.
    pub mismatches: Vec<Mismatch>,
    /// All memory that the file or the GPU wrote, by address space.
    pub regions: Vec<Region>,
    /// What was found on the way.
    pub findings: Arc<Findings>,
    memory: Memory,
}

enum Memory {
    Bus(Box<Bus>),
    Blocks(Box<Blocks>),
}

impl AubReplayed {
    /// Everything came out as the file states it, and what stopped early is what the file states, too.
    pub fn is_equal(&self) -> bool {
        let is_wrong = |step: &AubStep| step.is_different() || step.stop.is_some() && step.expected.is_none();
        self.mismatches.is_empty() && !self.steps.iter().any(is_wrong)
    }

    /// Reads bytes of a region from `offset` on; says how many there were.
    pub fn read(&self, region: &Region, offset: u64, into: &mut [u8]) -> usize {
        let length = into.len().min(region.bytes.saturating_sub(offset) as usize);
        let (address, into) = (region.address.wrapping_add(offset), &mut into[..length]);
        match &self.memory {
            Memory::Bus(bus) => memory::read(&**bus, region.root, address, into),
            Memory::Blocks(blocks) => blocks.read(address, into),
        }
    }
}

/// Physical memory that a replay may use, in bytes.
const MEMORY_LIMIT_BYTES: u64 = 16 << 30;
/// Pieces of memory that page tables may bind.
const MAPPINGS_LIMIT: u32 = 40_000;
/// Mismatches that are kept.
const MISMATCHES_LIMIT: usize = 1000;
/// Longest run of zeros that a statement may ask for.
const ZERO_LIMIT_BYTES: u64 = 1 << 30;

/// The GPU, and what was done to it.
struct Bus {
    hardware: Hardware,
    /// Pages of the GGTT whose entries were written.
    ggtt: BTreeSet<u32>,
}

impl Physical for Bus {
    fn read_physical(&self, address: u64, into: &mut [u8]) {
        if self.hardware.physical_read(PhysicalAddress(address), into).is_err() {
            into.fill(0);
        }
    }

    fn ggtt_entry(&self, page: u32) -> u64 {
        self.hardware.ggtt_read(page).unwrap_or(0)
    }

    fn ggtt_pages(&self) -> Vec<u32> {
        self.ggtt.iter().copied().collect()
    }
}

/// The options of the device of a replay.
pub(crate) fn device_options() -> DeviceOptions {
    DeviceOptions {
        execution: Execution::All,
        clock: still_clock,
        thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
    }
}

/// Runs every submission of a file on a fresh GPU.
///
/// # Errors
/// [`AubError`] with the place in the file, or what the host says.
pub fn replay_aub<R: Read>(input: R, options: &AubOptions) -> Result<AubReplayed, AubError> {
    let mut reader = AubReader::new(input);
    let version = match reader.packet()?.map(|packet| packet.body) {
        Some(Body::Version(version)) => version,
        _ => return Err(AubError::Damaged { at: 0, what: "a version or a file header is expected".into() }),
    };
    let platform = platform_of(options.platform, &version)?;
    let findings = Arc::new(Findings::new(options.strictness));
    let is_trace = version.device.is_some();
    if is_trace && !platform.has(Feature::ExeclistSubmission) {
        let what = format!("a memory trace needs a device with execution lists, {} has none", platform.name);
        return Err(AubError::Impossible { at: 0, what });
    }
    let memory = if is_trace {
        let options = HardwareOptions {
            memory_limit_bytes: MEMORY_LIMIT_BYTES,
            mappings_limit: MAPPINGS_LIMIT,
            ..HardwareOptions::new(device_options())
        };
        let hardware = Hardware::new(platform, options, Arc::clone(&findings))?;
        Memory::Bus(Box::new(Bus { hardware, ggtt: BTreeSet::new() }))
    } else {
        Memory::Blocks(Box::new(Blocks::new(platform, Arc::clone(&findings))?))
    };
    let mut player = Player {
        ports: Ports::default(),
        roots: BTreeSet::new(),
        result: AubReplayed {
            platform,
            tool: version.tool,
            packets: 1,
            bytes: 0,
            steps: Vec::new(),
            checks: 0,
            mismatches: Vec::new(),
            regions: Vec::new(),
            findings,
            memory,
        },
    };
    while let Some(packet) = reader.packet()? {
        player.result.packets += 1;
        player.packet(&packet)?;
    }
    player.result.bytes = reader.position();
    player.name_waiting();
    player.list_regions();
    Ok(player.result)
}

/// The device that a file is executed on.
///
/// # Errors
/// [`AubError::Impossible`] when the file names none that is simulated.
pub fn platform_of(
    asked: Option<&'static hw::Platform>,
    version: &Version,
) -> Result<&'static hw::Platform, AubError> {
    let impossible = |what: String| AubError::Impossible { at: 0, what };
    if let Some(platform) = asked {
        return Ok(platform);
    }
    let name = version.device_name().ok_or_else(|| impossible("the file names no device".into()))?;
    hw::platform(name).ok_or_else(|| impossible(format!("it is for {name}, which is not simulated")))
}

struct Player {
    ports: Ports,
    roots: BTreeSet<Root>,
    result: AubReplayed,
}

impl Player {
    fn packet(&mut self, packet: &Packet) -> Result<(), AubError> {
        let at = packet.at;
        match &packet.body {
            Body::Version(_) => {
                let what = "one version is expected, this is a second one".into();
                Err(AubError::Damaged { at, what })
            }
            Body::Write(write) => self.write(at, write),
            Body::WriteDiscontiguous(pieces) => pieces.writes().try_for_each(|write| self.write(at, &write)),
            &Body::RegisterWrite { offset, bytes, elsewhere: false, mask, value } => {
                self.register(at, offset, bytes, mask, value)
            }
            &Body::RegisterCheck { offset, bytes, elsewhere: false, mask, value, differs, .. } => {
                let got = self.register_value(offset, bytes);
                self.check(at, (got ^ value) & mask == 0, differs, || {
                    format!("register {offset:#x} is {got:#x}, expected {value:#x} under the mask {mask:#x}")
                });
                Ok(())
            }
            &Body::MemoryPoll { space, address, bytes, mask, value, differs } => {
                let mut data = [0; 8];
                self.read(at, space, address, &mut data[..bytes.into()])?;
                let got = u64::from_le_bytes(data);
                self.check(at, (got ^ value) & mask == 0, differs, || {
                    format!(
                        "{address:#x} of {space} is {got:#x}, expected {value:#x} under the mask {mask:#x}"
                    )
                });
                Ok(())
            }
            Body::MemoryCompare { expected, differs, unknown: false } => self.compare(at, expected, *differs),
            Body::Comment(text) => match Statement::parse(text) {
                Some(statement) => self.statement(at, &statement),
                None => Ok(()),
            },
            Body::Block(block) => match &mut self.result.memory {
                Memory::Blocks(blocks) => blocks.block(at, block, &mut self.result.steps),
                Memory::Bus(_) => Err(AubError::Damaged {
                    at,
                    what: "a memory trace is expected, a trace block is there".into(),
                }),
            },
            _ => Ok(()),
        }
    }

    fn bus(&mut self, at: u64) -> Result<&mut Bus, AubError> {
        match &mut self.result.memory {
            Memory::Bus(bus) => Ok(bus),
            Memory::Blocks(_) => {
                let what = "trace blocks are expected, a packet of a memory trace is there".into();
                Err(AubError::Damaged { at, what })
            }
        }
    }

    fn write(&mut self, at: u64, write: &MemoryWrite) -> Result<(), AubError> {
        let bus = self.bus(at)?;
        // What waited for this write may have gone on and stopped.
        let mut late = None;
        let mut wrote = |result: Result<(), HardwareError>| match result {
            Err(error @ (HardwareError::Stopped { .. } | HardwareError::Hung { .. })) => {
                late.get_or_insert(error.to_string());
                Ok(())
            }
            result => result.map_err(|error| AubError::Damaged { at, what: error.to_string() }),
        };
        let result = match write.space {
            Space::Physical | Space::PageTable => write.pieces(PAGE_BYTES, |address, data| {
                wrote(bus.hardware.physical_write(PhysicalAddress(address), data))
            }),
            Space::Ggtt => write.pieces(PAGE_BYTES, |address, data| {
                wrote(bus.hardware.ggtt_memory_write(bits::GgttOffset(address), data))
            }),
            Space::GgttEntry => memory::entries(write, |page, entry| {
                bus.ggtt.insert(page);
                bus.hardware.ggtt_write(page, entry).map_err(|error| error.to_string())
            })
            .map_err(|what| AubError::Damaged { at, what }),
            other @ (Space::Local | Space::Other(_)) => {
                Err(AubError::Impossible { at, what: format!("this device has no {other}") })
            }
        };
        if let (Some(text), Some(step)) = (late, self.result.steps.last_mut()) {
            step.stop.get_or_insert(text);
        }
        result
    }

    /// What still waits when the file ends waits for ever.
    fn name_waiting(&mut self) {
        let Memory::Bus(bus) = &self.result.memory else { return };
        for waiting in bus.hardware.waiting() {
            let steps = self.result.steps.iter_mut().rev();
            let mut steps = steps.filter(|step| step.context == waiting.context_id);
            if let Some(step) = steps.next() {
                let text = format!(
                    "the {} waits for the semaphore at {}, which nothing in the file brings to pass",
                    waiting.engine.name(),
                    waiting.address
                );
                step.stop.get_or_insert(text);
            }
        }
    }

    fn read(&mut self, at: u64, space: Space, address: u64, into: &mut [u8]) -> Result<(), AubError> {
        let bus = self.bus(at)?;
        let damaged = |error: HardwareError| AubError::Damaged { at, what: error.to_string() };
        match space {
            Space::Physical | Space::PageTable => {
                bus.hardware.physical_read(PhysicalAddress(address), into).map_err(damaged)
            }
            Space::Ggtt => bus.hardware.ggtt_memory_read(bits::GgttOffset(address), into).map_err(damaged),
            other => Err(AubError::Impossible { at, what: format!("a read of {other} is not built") }),
        }
    }

    fn check(&mut self, at: u64, is_equal: bool, differs: bool, what: impl FnOnce() -> String) {
        self.result.checks += 1;
        if is_equal == differs && self.result.mismatches.len() < MISMATCHES_LIMIT {
            let what = if differs { format!("{}, or rather anything else", what()) } else { what() };
            self.result.mismatches.push(Mismatch { at, what });
        }
    }

    fn compare(&mut self, at: u64, expected: &MemoryWrite, differs: bool) -> Result<(), AubError> {
        let mut first = None;
        expected.pieces(PAGE_BYTES, |address, data| {
            let mut got = vec![0; data.len()];
            self.read(at, expected.space, address, &mut got)?;
            if let Some(index) = got.iter().zip(data).position(|(got, data)| got != data) {
                first.get_or_insert((address + index as u64, got[index], data[index]));
            }
            Ok::<(), AubError>(())
        })?;
        self.check(at, first.is_none(), differs, || {
            let (address, got, data) = first.unwrap_or_default();
            format!("{address:#x} of {} is {got:#04x}, expected {data:#04x}", expected.space)
        });
        Ok(())
    }

    fn register_value(&mut self, offset: u32, bytes: u8) -> u64 {
        let Memory::Bus(bus) = &self.result.memory else { return 0 };
        let read = |offset: u32| u64::from(bus.hardware.mmio_read(offset).unwrap_or(0));
        match bytes {
            8 => read(offset) | read(offset.wrapping_add(4)) << 32,
            4 => read(offset),
            _ => read(offset & !3) >> (8 * (offset & 3)) & ((1 << (8 * bytes)) - 1),
        }
    }

    fn register(&mut self, at: u64, offset: u32, bytes: u8, mask: u64, value: u64) -> Result<(), AubError> {
        if bytes == 8 {
            self.register(at, offset, 4, mask & 0xffff_ffff, value & 0xffff_ffff)?;
            return self.register(at, offset.wrapping_add(4), 4, mask >> 32, value >> 32);
        }
        let shift = 8 * (offset & 3);
        let (offset, mask, value) = (offset & !3, (mask as u32) << shift, (value as u32) << shift);
        let full = if bytes < 4 { ((1_u32 << (8 * bytes)) - 1) << shift } else { u32::MAX };
        let mask = mask & full;
        let bus = self.bus(at)?;
        let value = if mask == u32::MAX {
            value
        } else {
            bus.hardware.mmio_read(offset).unwrap_or(0) & !mask | value & mask
        };
        let submitted = self.ports.write(offset, value).unwrap_or_default();
        let mut steps = Vec::new();
        for element in &submitted {
            let bus = self.bus(at)?;
            let image = ContextImage::read(bus, element);
            let root = image.map_or(Root::Global, |image| image.root);
            self.roots.insert(root);
            steps.push((*element, root));
        }
        let outcome = self.bus(at)?.hardware.mmio_write(offset, value);
        let stop = match outcome {
            Ok(()) => None,
            // A simulator's own register, or one of another device: nothing that memory depends on.
            Err(HardwareError::Register { .. }) => None,
            Err(error @ (HardwareError::Stopped { .. } | HardwareError::Hung { .. })) => {
                Some(error.to_string())
            }
            Err(error) => return Err(AubError::Impossible { at, what: error.to_string() }),
        };
        if stop.is_some()
            && let Some((element, _)) = steps.first()
        {
            revive(&mut self.bus(at)?.hardware, element);
        }
        let last = steps.len().saturating_sub(1);
        for (index, (element, root)) in steps.into_iter().enumerate() {
            let Memory::Bus(bus) = &self.result.memory else { continue };
            let got = checksum(&**bus, root, &ranges(&**bus, root));
            self.result.steps.push(AubStep {
                at,
                engine: element.engine_name,
                context: element.context(),
                space: root.to_string(),
                expected: None,
                got,
                stop: stop.clone().filter(|_| index == last),
                root,
            });
        }
        Ok(())
    }

    fn statement(&mut self, at: u64, statement: &Statement) -> Result<(), AubError> {
        match *statement {
            Statement::Memory(Some(root), sum) => {
                let root = Root::FourLevel(root);
                if let Some(step) = self.result.steps.iter_mut().rev().find(|step| step.root == root) {
                    step.expected = Some(sum);
                }
            }
            Statement::Zero(address, bytes) => {
                if bytes > ZERO_LIMIT_BYTES {
                    let what =
                        format!("at most {ZERO_LIMIT_BYTES} zeros at once are expected, {bytes} are stated");
                    return Err(AubError::Damaged { at, what });
                }
                let write = MemoryWrite { space: Space::Physical, address, bytes, hint: 0, data: &[0; 4096] };
                self.write(at, &write)?;
            }
            Statement::Memory(None, _)
            | Statement::Bind(..)
            | Statement::Unbind(..)
            | Statement::Context(_) => {}
        }
        Ok(())
    }

    fn list_regions(&mut self) {
        let mut regions = Vec::new();
        let region = |root: Root, (address, bytes): (u64, u64), sum: u32| Region {
            space: root.to_string(),
            address,
            bytes,
            sum,
            root,
        };
        match &self.result.memory {
            Memory::Bus(bus) => {
                for root in self.roots.iter().copied().chain([Root::Global]) {
                    let listed = ranges(&**bus, root).into_iter();
                    regions.extend(listed.map(|range| region(root, range, checksum(&**bus, root, &[range]))));
                }
            }
            Memory::Blocks(blocks) => {
                let listed = blocks.ranges().into_iter();
                regions.extend(listed.map(|range| region(Root::Global, range, blocks.checksum(&[range]))));
            }
        }
        regions.dedup();
        self.result.regions = regions;
    }
}

/// Resets the engine of a submission that stopped, as a driver would, and lets it take submissions again.
fn revive(hardware: &mut Hardware, element: &Submitted) {
    let kept = [registers::HWS_PGA, registers::RING_MODE].map(|register| register + element.engine_delta);
    let values = kept.map(|register| hardware.mmio_read(register).unwrap_or(0));
    let all = 1;
    // Registers that exist cannot fail, and a reset executes nothing.
    let _ = hardware.mmio_write(registers::GDRST, all);
    for (register, value) in kept.into_iter().zip(values) {
        let mask = if register == registers::RING_MODE + element.engine_delta { 0xffff_0000 } else { 0 };
        let _ = hardware.mmio_write(register, value | mask);
    }
}

impl AubStep {
    /// A step of trace blocks, which have one address space.
    pub(crate) fn of_ring(
        at: u64,
        engine: &'static str,
        context: u32,
        got: u32,
        stop: Option<String>,
    ) -> Self {
        let space = Root::Global.to_string();
        Self { at, engine, context, space, expected: None, got, stop, root: Root::Global }
    }
}
