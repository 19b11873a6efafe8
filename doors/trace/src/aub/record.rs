//! Recording submissions as AUB files, which other tools read and Halogen replays.
//!
//! A memory trace gets everything that hardware would be given: GGTT entries, per-process page tables, pages that
//! changed since the last submission, a ring and a context image for every context, and the write to the execlist port.
//! Platforms without execlists get trace blocks. Comments that begin with `halogen:` state what memory came to.
//!
//! Source: [mesa:aub page tables and contexts], [linux:i915 gen8_init_reg_state], [bdw.3:Logical Contexts].

use super::statement::STATEMENT;
use super::write::{AubWriter, space as kind};
use crate::known::{Known, PAGE};
use bits::GraphicsAddress;
use device::{EngineClass, Submission};
use hw::{Feature, MiBatchBufferStart, registers};
use memory::AddressSpace;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Error, ErrorKind};

/// What files say of who wrote them.
const TOOL: &str = "halogen";
/// Data type hints. [neo:aub data type hints]
const HINT_RING: u8 = 38;
const HINT_CONTEXT: u8 = 48;

/// Physical addresses of data and of page tables.
const DATA_START: u64 = 1 << 20;
const TABLES_START: u64 = 1 << 39;
/// Pages of the GGTT, the first of which stays empty.
const GGTT_PAGES: u32 = 1 << 20;
/// Largest range that a reader is told to be zero.
const ZERO_LIMIT_BYTES: u64 = 64 << 20;
/// A present page that may be written.
const PRESENT: u64 = 3;
/// A valid entry of the GGTT.
const VALID: u64 = 1;
/// Bit of the status register while an element runs. [mesa:aub register poll]
const ELEMENT_ACTIVE: u32 = 1 << 4;
/// Length of a ring in bytes.
const RING_BYTES: u32 = 4 * PAGE as u32;
/// Pages of a context image: status page and registers, and for the render engine the rest of its state.
const RENDER_IMAGE_PAGES: u32 = 22;
const OTHER_IMAGE_PAGES: u32 = 2;
/// Offset of the registers in a context image.
const IMAGE_REGISTERS: u32 = PAGE as u32;
/// DWords of the registers of a context image that are written.
const IMAGE_DWORDS: usize = 80;
/// Places of values in the registers of a context image, in DWords.
const IMAGE_TAIL: u32 = 7;
const IMAGE_ROOT: usize = 49;
/// Descriptor of a context: valid, four-level tables, coherent, per-process. [bdw.3:Context Descriptor Format]
const DESCRIPTOR: u32 = 1 | 3 << 3 | 1 << 5 | 1 << 8;
/// Flags of trace blocks. [mesa:aub trace block header]
pub(crate) mod block {
    pub const DATA: u32 = 1;
    pub const COMMENT: u32 = 0;
    pub const RING: u32 = 2;
    pub const RING_PRIMARY: u32 = 2 << 8;
    pub const RING_CODEC: u32 = 3 << 8;
    pub const RING_BLITTER: u32 = 4 << 8;
}

/// Writes what is submitted as an AUB file.
pub struct AubRecorder {
    writer: AubWriter<BufWriter<File>>,
    platform: &'static hw::Platform,
    form: Form,
    submissions: u32,
}

enum Form {
    Trace(Box<Trace>),
    /// All address spaces of a process share the one that blocks know.
    Blocks(Known),
}

/// What a memory trace has laid out so far.
struct Trace {
    spaces: BTreeMap<u64, Space>,
    contexts: BTreeMap<u32, Context>,
    /// Engines that have a hardware status page, by their register base.
    engines: Vec<u32>,
    next_data: u64,
    next_table: u64,
    next_ggtt: u32,
}

/// A per-process address space.
struct Space {
    known: Known,
    root: u64,
    /// Tables by level (3: below the root) and the address they begin at.
    tables: BTreeMap<(u32, u64), u64>,
    /// Physical pages by first byte.
    pages: BTreeMap<u64, u64>,
}

/// A context on an engine.
struct Context {
    ring: u32,
    image: u32,
    tail: u32,
    root: u64,
}

/// Distance of an engine's registers from the render engine's.
pub(crate) fn engine_delta(engine: EngineClass) -> u32 {
    match engine {
        EngineClass::Render | EngineClass::Compute => 0,
        EngineClass::Copy => 0x2_0000,
        EngineClass::Video => 0x1_0000,
        EngineClass::VideoEnhance => 0x1_8000,
    }
}

fn exhausted(what: &str) -> Error {
    Error::new(ErrorKind::StorageFull, format!("a recording has no more {what}"))
}

type Output = AubWriter<BufWriter<File>>;

impl Trace {
    fn data_pages(&mut self, count: u64) -> io::Result<u64> {
        let at = self.next_data;
        self.next_data += count * PAGE as u64;
        if self.next_data > TABLES_START { Err(exhausted("physical memory")) } else { Ok(at) }
    }

    /// Pages of the GGTT with physical pages behind them.
    fn ggtt(&mut self, count: u32, output: &mut Output) -> io::Result<u32> {
        let first = self.next_ggtt;
        self.next_ggtt += count;
        if self.next_ggtt > GGTT_PAGES {
            return Err(exhausted("GGTT"));
        }
        let physical = self.data_pages(count.into())?;
        let entries: Vec<u8> = (0..u64::from(count))
            .flat_map(|index| (physical + index * PAGE as u64 | VALID).to_le_bytes())
            .collect();
        output.memory(kind::GGTT_ENTRY, 0, u64::from(first) * 8, &entries)?;
        Ok(first * PAGE as u32)
    }

    /// The table of `level` that holds the entry for `address`; level 0 is the one of pages.
    fn table(&mut self, space: &mut Space, level: u32, address: u64, output: &mut Output) -> io::Result<u64> {
        if level == 3 {
            return Ok(space.root);
        }
        let start = address & !((1 << (21 + 9 * level)) - 1);
        if let Some(&table) = space.tables.get(&(level, start)) {
            return Ok(table);
        }
        let above = self.table(space, level + 1, address, output)?;
        let table = self.next_table;
        self.next_table += PAGE as u64;
        let entry = above + (address >> (21 + 9 * level) & 511) * 8;
        output.memory(kind::PHYSICAL, 0, entry, &(table | PRESENT).to_le_bytes())?;
        space.tables.insert((level, start), table);
        Ok(table)
    }

    /// Writes page-table entries for a range: physical pages from `physical` on, or none.
    fn entries(
        &mut self,
        space: &mut Space,
        (at, bytes): (u64, u64),
        physical: Option<u64>,
        output: &mut Output,
    ) -> io::Result<()> {
        let mut done = 0;
        while done < bytes {
            let address = at + done;
            let part = ((1 << 21) - address % (1 << 21)).min(bytes - done);
            let table = self.table(space, 0, address, output)?;
            let entry = |page: u64| physical.map_or(0, |first| first + done + page * PAGE as u64 | PRESENT);
            let entries: Vec<u8> =
                (0..part / PAGE as u64).flat_map(|page| entry(page).to_le_bytes()).collect();
            output.memory(kind::PHYSICAL, 0, table + (address >> 12 & 511) * 8, &entries)?;
            done += part;
        }
        Ok(())
    }

    /// Brings page tables and pages of a space up to date.
    fn update(
        &mut self,
        identity: u64,
        memory: &AddressSpace,
        bound: &[(GraphicsAddress, u64)],
        output: &mut Output,
    ) -> io::Result<u64> {
        let mut space = match self.spaces.remove(&identity) {
            Some(space) => space,
            None => {
                let root = self.next_table;
                self.next_table += PAGE as u64;
                Space { known: Known::default(), root, tables: BTreeMap::new(), pages: BTreeMap::new() }
            }
        };
        let rebound = space.known.rebind(bound);
        for (at, bytes) in rebound.gone {
            self.entries(&mut space, (at, bytes), None, output)?;
            for page in (at..at + bytes).step_by(PAGE) {
                space.pages.remove(&page);
            }
        }
        for (at, bytes) in rebound.new {
            let physical = self.data_pages(bytes / PAGE as u64)?;
            // Nothing depends on it; memory that is touched in one piece is bound in one piece.
            if bytes <= ZERO_LIMIT_BYTES {
                output.comment(&format!("{STATEMENT}zero {physical:#x} {bytes:#x}"))?;
            }
            self.entries(&mut space, (at, bytes), Some(physical), output)?;
            space.pages.extend((0..bytes).step_by(PAGE).map(|done| (at + done, physical + done)));
        }
        let pages = &space.pages;
        space.known.changed(memory, |page, data| match pages.get(&page) {
            Some(&physical) => output.memory(kind::PHYSICAL, 0, physical, data),
            None => Ok(()),
        })?;
        let root = space.root;
        self.spaces.insert(identity, space);
        Ok(root)
    }

    /// Lays a context out the first time it is seen: status page of its engine, ring, image.
    fn context(&mut self, delta: u32, root: u64, output: &mut Output) -> io::Result<Context> {
        if !self.engines.contains(&delta) {
            self.engines.push(delta);
            let status = self.ggtt(1, output)?;
            output.register(registers::HWS_PGA + delta, status)?;
            output.register(registers::RING_MODE + delta, 1 << 31 | 1 << 15)?;
        }
        let ring = self.ggtt(RING_BYTES / PAGE as u32, output)?;
        let pages = if delta == 0 { RENDER_IMAGE_PAGES } else { OTHER_IMAGE_PAGES };
        let image = self.ggtt(pages, output)?;
        let registers: Vec<u8> =
            image_registers(delta, ring, root).iter().flat_map(|dword| dword.to_le_bytes()).collect();
        output.memory(kind::GGTT, HINT_CONTEXT, u64::from(image + IMAGE_REGISTERS), &registers)?;
        Ok(Context { ring, image, tail: 0, root })
    }

    fn submit(
        &mut self,
        root: u64,
        number: u32,
        batch: &[u32],
        engine: EngineClass,
        output: &mut Output,
    ) -> io::Result<()> {
        let delta = engine_delta(engine);
        let mut context = match self.contexts.remove(&number) {
            Some(context) => context,
            None => self.context(delta, root, output)?,
        };
        let registers = u64::from(context.image + IMAGE_REGISTERS);
        if context.root != root {
            context.root = root;
            for (index, value) in [(IMAGE_ROOT, (root >> 32) as u32), (IMAGE_ROOT + 2, root as u32)] {
                output.memory(kind::GGTT, 0, registers + 4 * index as u64, &value.to_le_bytes())?;
            }
        }
        let commands: Vec<u8> = batch.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        output.memory(kind::GGTT, HINT_RING, u64::from(context.ring + context.tail), &commands)?;
        context.tail = (context.tail + commands.len() as u32) % RING_BYTES;
        let tail = registers + 4 * u64::from(IMAGE_TAIL);
        output.memory(kind::GGTT, 0, tail, &context.tail.to_le_bytes())?;
        let port = registers::EXECLIST_SUBMIT_PORT + delta;
        for dword in [0, 0, number, context.image | DESCRIPTOR] {
            output.register(port, dword)?;
        }
        // Simulators run while the file goes on; what follows must wait.
        output.poll(registers::EXECLIST_STATUS + delta, ELEMENT_ACTIVE, 0)?;
        self.contexts.insert(number, context);
        Ok(())
    }
}

/// Registers of a fresh context image: what is loaded when the context starts.
fn image_registers(delta: u32, ring: u32, root: u64) -> [u32; IMAGE_DWORDS] {
    let load = |count: u32| 0x1100_1001 + 2 * (count - 1);
    // Inhibit the restore of state that was never saved, and synchronous switches.
    let control = 1 << 16 | 1 | 1 << 19 | 1 << 3;
    let ring_control = RING_BYTES - PAGE as u32 | 1;
    let front = [
        (registers::CONTEXT_CONTROL, control),
        (registers::RING_BUFFER_HEAD, 0),
        (registers::RING_BUFFER_TAIL, 0),
        (registers::RING_BUFFER_START, ring),
        (registers::RING_BUFFER_START + 4, ring_control),
        (registers::BB_ADDR_UDW, 0),
        (registers::BB_ADDR, 0),
        (registers::BB_STATE, 0),
        (registers::SECOND_BB_ADDR_UDW, 0),
        (registers::SECOND_BB_ADDR, 0),
        (registers::SECOND_BB_STATE, 0),
        (registers::BB_PER_CTX_PTR, 0),
        (registers::RCS_INDIRECT_CTX, 0),
        (registers::RCS_INDIRECT_CTX_OFFSET, 0),
    ];
    // Only the render engine has the last three.
    let front = if delta == 0 { &front[..] } else { &front[..11] };
    let back = [
        (registers::CTX_TIMESTAMP, 0),
        (registers::PDP3 + 4, 0),
        (registers::PDP3, 0),
        (registers::PDP2 + 4, 0),
        (registers::PDP2, 0),
        (registers::PDP1 + 4, 0),
        (registers::PDP1, 0),
        (registers::PDP0 + 4, (root >> 32) as u32),
        (registers::PDP0, root as u32),
    ];
    let mut dwords = [0; IMAGE_DWORDS];
    for (start, pairs) in [(1, front), (33, &back[..])] {
        dwords[start] = load(pairs.len() as u32);
        for (place, &(register, value)) in dwords[start + 1..].chunks_exact_mut(2).zip(pairs) {
            place.copy_from_slice(&[register + delta, value]);
        }
    }
    if delta == 0 {
        dwords[65..68].copy_from_slice(&[load(1), registers::R_PWR_CLK_STATE, 0]);
    }
    // MI_BATCH_BUFFER_END
    dwords[68] = 0x0500_0000;
    dwords
}

impl AubRecorder {
    /// Starts a file for `platform`.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn new(file: File, platform: &'static hw::Platform) -> io::Result<Self> {
        let mut writer = AubWriter::new(BufWriter::new(file));
        let form = if platform.has(Feature::ExeclistSubmission) {
            writer.version(platform, TOOL)?;
            Form::Trace(Box::new(Trace {
                spaces: BTreeMap::new(),
                contexts: BTreeMap::new(),
                engines: Vec::new(),
                next_data: DATA_START,
                next_table: TABLES_START,
                next_ggtt: 1,
            }))
        } else {
            writer.header(platform, TOOL)?;
            Form::Blocks(Known::default())
        };
        Ok(Self { writer, platform, form, submissions: 0 })
    }

    fn state(&mut self, text: &str) -> io::Result<()> {
        let text = format!("{STATEMENT}{text}");
        match self.form {
            Form::Trace(_) => self.writer.comment(&text),
            Form::Blocks(_) => self.writer.block(block::COMMENT, 0, text.as_bytes()),
        }
    }

    /// Writes what changed since the last submission, and the submission. Call before it is executed. `identity` tells
    /// address spaces apart; `bound` are its bound ranges.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn submit(
        &mut self,
        identity: u64,
        context: u32,
        submission: Submission,
        space: &AddressSpace,
        bound: &[(GraphicsAddress, u64)],
    ) -> io::Result<()> {
        self.submissions += 1;
        let (number, engine) = (self.submissions, submission.engine);
        self.state(&format!(
            "submission {number} of context {context}, {engine:?}, batch {}",
            submission.batch
        ))?;
        let start = MiBatchBufferStart {
            address_space_indicator: MiBatchBufferStart::ADDRESS_SPACE_INDICATOR_PPGTT,
            batch_buffer_start_address: submission.batch.0,
            ..MiBatchBufferStart::default()
        };
        let mut batch = start.encode(self.platform);
        // The tail counts QWords.
        if !batch.len().is_multiple_of(2) {
            batch.push(0);
        }
        match &mut self.form {
            Form::Trace(trace) => {
                let root = trace.update(identity, space, bound, &mut self.writer)?;
                trace.submit(root, context, &batch, engine, &mut self.writer)
            }
            Form::Blocks(_) => self.submit_blocks(context, engine, &batch, space, bound),
        }
    }

    fn submit_blocks(
        &mut self,
        context: u32,
        engine: EngineClass,
        batch: &[u32],
        space: &AddressSpace,
        bound: &[(GraphicsAddress, u64)],
    ) -> io::Result<()> {
        let Form::Blocks(known) = &mut self.form else { return Ok(()) };
        let rebound = known.rebind(bound);
        for (at, bytes) in rebound.gone {
            self.state(&format!("unbind {at:#x} {bytes:#x}"))?;
        }
        for (at, bytes) in rebound.new {
            self.state(&format!("bind {at:#x} {bytes:#x}"))?;
        }
        let writer = &mut self.writer;
        if let Form::Blocks(known) = &mut self.form {
            known.changed(space, |page, data| writer.block(block::DATA, page as u32, data))?;
        }
        self.state(&format!("context {context}"))?;
        let ring = match engine {
            EngineClass::Render | EngineClass::Compute => block::RING_PRIMARY,
            EngineClass::Copy => block::RING_BLITTER,
            EngineClass::Video | EngineClass::VideoEnhance => block::RING_CODEC,
        };
        let commands: Vec<u8> = batch.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        self.writer.block(block::RING | ring, 0, &commands)
    }

    /// States what memory came to and makes the file complete up to here. Call after the submission was executed.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn executed(&mut self, identity: u64, space: &AddressSpace) -> io::Result<()> {
        let statement = match &mut self.form {
            Form::Trace(trace) => trace
                .spaces
                .get_mut(&identity)
                .map(|place| format!("memory of {:#x} is {:08x}", place.root, place.known.executed(space))),
            Form::Blocks(known) => Some(format!("memory is {:08x}", known.executed(space))),
        };
        if let Some(statement) = statement {
            self.state(&statement)?;
        }
        self.writer.flush()
    }
}
