//! `halogen isa run`: executes a kernel with given registers and memory.

use super::check::text_of;
use super::input::Code;
use super::state::{self, Kind, REGISTER_BYTES};
use crate::output::{put, put_json};
use anyhow::{Context as _, Result, bail};
use bits::GraphicsAddress;
use eu::{Exit, Kernel, Thread};
use hw::Platform;
use memory::AddressSpace;
use ports::{Grf, NoPixels, SendMessage, SendReply, Sends, ThreadSite, ThreadStart};
use probe::{Context, FaultKind, Findings, Ids, Stop};
use serde::Serialize;
use shared::{MessageContext, SharedFunctions, Slm, UrbStorage};
use std::fmt::Write;
use std::io::BufRead;
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLE: &str = "\
Example: add two registers and show the sum,
  echo 'add(8) g4<1>F g2<8,8,1>F g3<8,8,1>F { align1 1Q };' |
    halogen isa run --text --grf g2.f=1*8 --grf g3.f=0.5*8 --dump g4 --type f -

Code that ends without an end-of-thread message ends the run behind its last instruction. Messages reach the memory that
--memory and --zero give (A64 and stateless addresses as they are, shared local memory, scratch at address 0), and the
buffers of --surface; pixels go nowhere.";

/// What to execute.
#[derive(clap::Args)]
#[command(after_help = EXAMPLE)]
pub struct Arguments {
    #[command(flatten)]
    code: Code,
    /// Put values into registers: gN=0x1,..., gN.f=1.5,2*7, gN.ELEMENT.TYPE=...
    #[arg(long, value_name = "gN=VALUES")]
    grf: Vec<String>,
    /// Put the bytes of a file into registers, from g0 on or from the one that is named
    #[arg(long, value_name = "FILE[@gN]")]
    grf_file: Vec<String>,
    /// Put the bytes of a file into memory
    #[arg(long, value_name = "FILE@ADDRESS")]
    memory: Vec<String>,
    /// Give memory of zeros
    #[arg(long, value_name = "BYTES@ADDRESS")]
    zero: Vec<String>,
    /// Make memory a raw buffer, surface N of the binding table
    #[arg(long, value_name = "N=ADDRESS:BYTES")]
    surface: Vec<String>,
    /// Set a flag register, 32 bits
    #[arg(long, value_name = "f0|f1=VALUE")]
    flag: Vec<String>,
    /// Channels of the thread; when absent, as many as its instructions have, at least 8
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=32))]
    simd: Option<u32>,
    /// Dispatch mask, instead of all channels of --simd
    #[arg(long, value_name = "MASK")]
    mask: Option<String>,
    /// Registers to show at the end; those that changed when absent
    #[arg(long, value_name = "gN..gM")]
    dump: Vec<String>,
    /// Memory to show at the end
    #[arg(long, value_name = "ADDRESS:BYTES")]
    dump_memory: Vec<String>,
    /// How registers and memory are shown: ub b uw w ud d uq q hf f df
    #[arg(long = "type", default_value = "ud", value_name = "TYPE")]
    kind: String,
    /// Write all registers at the end as raw bytes
    #[arg(long, value_name = "FILE")]
    save_grf: Option<PathBuf>,
    /// Instructions to execute at most
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    steps: u64,
    /// Show every instruction with the registers that it changes
    #[arg(long)]
    step: bool,
    /// Ask after every instruction: Enter goes on, `c` runs, `gN` shows a register, `q` ends
    #[arg(long, conflicts_with = "json")]
    interactive: bool,
    /// Print JSON: `exit`, `instructions`, `offset`, `steps`, `registers`, `flags`, `memory`, `messages`, `findings`
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize, Default)]
struct Report {
    device: &'static str,
    /// `end-of-thread`, `end-of-code`, `breakpoint`, `waits`, `fault`, `steps`, `quit`.
    exit: &'static str,
    /// Why, in words.
    says: String,
    instructions: u64,
    /// Where the thread stands.
    offset: u32,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<Step>,
    registers: Vec<Register>,
    flags: [u32; 2],
    memory: Vec<Memory>,
    messages: Vec<Message>,
    findings: Vec<Found>,
}

#[derive(Serialize, Clone)]
struct Step {
    offset: u32,
    text: String,
    changes: Vec<Change>,
}

#[derive(Serialize, Clone)]
struct Change {
    register: String,
    before: String,
    after: String,
}

#[derive(Serialize)]
struct Register {
    register: usize,
    values: String,
}

#[derive(Serialize)]
struct Memory {
    address: u64,
    values: String,
}

#[derive(Serialize, Clone)]
struct Message {
    offset: u32,
    /// What the descriptor asks for.
    says: String,
}

#[derive(Serialize)]
struct Found {
    kind: &'static str,
    system: String,
    what: String,
    count: u64,
}

/// Exit code when the thread did not end by itself.
const UNFINISHED: u8 = 1;
/// The address space that kernels see.
const SPACE_BYTES: u64 = 1 << 46;
/// Where binding table and surface states lie, out of the way of what is given.
const STATE: u64 = SPACE_BYTES - (1 << 20);
const SURFACES: u64 = STATE + 4096;
const SURFACE_BYTES: u64 = 64;
const SURFACE_COUNT: u64 = 240;
/// Messages that are listed.
const MESSAGES_LIMIT: usize = 1000;

/// Executes a kernel.
///
/// # Errors
/// When the input cannot be read or an option makes no sense.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let (platform, code) = (arguments.code.platform()?, arguments.code.bytes()?);
    if code.is_empty() {
        bail!("there is nothing to run: the input is empty");
    }
    let kind = Kind::parse(&arguments.kind)?;
    let mut grf = Grf::default();
    arguments.grf_file.iter().try_for_each(|text| state::load_registers(&mut grf, text))?;
    arguments.grf.iter().try_for_each(|text| state::set_registers(&mut grf, text))?;
    let space = memory_of(arguments, platform)?;
    let mask = match &arguments.mask {
        Some(text) => u32::try_from(state::number(text)?).context("the mask has 32 bits")?,
        None => u32::MAX >> (32 - arguments.simd.unwrap_or_else(|| channels(platform, &code))),
    };
    let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..ThreadStart::default() };
    let mut thread = Thread::new(&start);
    thread.grf = grf.clone();
    for text in &arguments.flag {
        let (name, value) = text.split_once('=').with_context(|| format!("`{text}`: write f0=VALUE"))?;
        let value = u64::from(u32::try_from(state::number(value)?).context("flags have 32 bits")?);
        match name {
            "f0" => thread.flags = thread.flags & !0xffff_ffff | value,
            "f1" => thread.flags = thread.flags & 0xffff_ffff | value << 32,
            _ => bail!("`{name}` is no flag register; they are f0 and f1"),
        }
    }
    let mut registers = Vec::new();
    for text in &arguments.dump {
        registers.extend(state::registers(text)?);
    }
    let (findings, ids) = (Findings::default(), Ids::default());
    let mut urb = UrbStorage::new();
    let mut sends = Machine {
        platform,
        shared: SharedFunctions::new(&mut urb, &space),
        site: ThreadSite {
            binding_table: GraphicsAddress(STATE),
            surface_state_base: GraphicsAddress(SURFACES),
            ..ThreadSite::default()
        },
        start,
        first_dword: grf.dwords[0],
        slm: Slm::default(),
        cx: Context { platform, findings: &findings, ids: &ids },
        messages: Vec::new(),
        is_barrier: false,
    };
    let mut session = Session::new(platform, &code, thread);
    let mut report = session.execute(arguments, kind, &mut sends)?;
    report.messages = std::mem::take(&mut sends.messages);
    report.flags = [session.thread.flags as u32, (session.thread.flags >> 32) as u32];
    if registers.is_empty() && arguments.dump.is_empty() {
        registers.extend((0..128).filter(|&n| session.thread.grf.register(n) != grf.register(n)));
    }
    report.registers = registers
        .iter()
        .map(|&register| Register {
            register,
            values: kind.show(&session.thread.grf.bytes()[register * REGISTER_BYTES..][..REGISTER_BYTES]),
        })
        .collect();
    for text in &arguments.dump_memory {
        let (address, length) = state::span(text)?;
        let mut bytes = vec![0; usize::try_from(length.min(1 << 30))?];
        let read = space.read_into(GraphicsAddress(address), &mut bytes);
        read.map_err(|fault| anyhow::anyhow!("{fault}; give it with --memory or --zero"))?;
        report.memory.extend(bytes.chunks(REGISTER_BYTES).enumerate().map(|(line, bytes)| Memory {
            address: address + (line * REGISTER_BYTES) as u64,
            values: kind.show(bytes),
        }));
    }
    report.findings = findings
        .list()
        .into_iter()
        .map(|(finding, entry)| Found {
            kind: finding.kind.name(),
            system: finding.system.into(),
            what: finding.what.into_owned(),
            count: entry.count,
        })
        .collect();
    if let Some(file) = &arguments.save_grf {
        std::fs::write(file, session.thread.grf.bytes())
            .with_context(|| format!("writing {}", file.display()))?;
    }
    if arguments.json {
        put_json(&report)?;
    } else {
        put(text(&report).as_bytes())?;
    }
    let has_ended = matches!(report.exit, "end-of-thread" | "end-of-code");
    Ok(ExitCode::from(if has_ended { 0 } else { UNFINISHED }))
}

/// Channels that the instructions of a kernel are for: a loop of eight does not let the others go.
fn channels(platform: &Platform, code: &[u8]) -> u32 {
    let last = |i: &isa::Instruction| u32::from(i.channel_offset) + u32::from(i.execution_size);
    let all = isa::steps(platform, code).filter_map(|step| step.instruction.ok().map(|i| last(&i)));
    all.max().unwrap_or(0).clamp(8, 32).next_power_of_two()
}

fn memory_of(arguments: &Arguments, platform: &Platform) -> Result<AddressSpace> {
    let mut space = AddressSpace::new(SPACE_BYTES).context("reserving an address space")?;
    for text in &arguments.zero {
        let (length, address) = state::at_address(text)?;
        state::bind(&mut space, address, state::number(length)?)?;
    }
    for text in &arguments.memory {
        let (file, address) = state::at_address(text)?;
        let bytes = std::fs::read(file).with_context(|| format!("reading {file}"))?;
        state::bind(&mut space, address, bytes.len() as u64)?;
        space.write(GraphicsAddress(address), &bytes).map_err(|fault| anyhow::anyhow!("{fault}"))?;
    }
    state::bind(&mut space, STATE, 4096 + SURFACE_COUNT * SURFACE_BYTES)?;
    for text in &arguments.surface {
        let form = || format!("`{text}`: write N=ADDRESS:BYTES, such as 0=0x10000:256");
        let (index, rest) = text.split_once('=').with_context(form)?;
        let index = state::number(index)?;
        let (address, length) = state::span(rest)?;
        if index >= SURFACE_COUNT || length == 0 || length > 1 << 30 {
            bail!("{}; N is below {SURFACE_COUNT}, BYTES between 1 and 2^30", form());
        }
        state::bind(&mut space, address, length)?;
        let last = length - 1;
        // A raw buffer counts bytes; the count lies in three fields. [skl.7:SURFACE_STATE for most messages]
        let text = format!(
            "RENDER_SURFACE_STATE\n  Surface Type = 4\n  Surface Format = 0x1ff\n  Width = {}\n  Height = {}\n  \
             Depth = {}\n  Surface Base Address = {address:#x}\n",
            last & 0x7f,
            last >> 7 & 0x3fff,
            last >> 21
        );
        let dwords = hw::print::parse(platform, &text).map_err(|error| anyhow::anyhow!("{error}"))?;
        let bytes: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        let put = |at: u64, bytes: &[u8]| {
            space.write(GraphicsAddress(at), bytes).map_err(|fault| anyhow::anyhow!("{fault}"))
        };
        put(SURFACES + index * SURFACE_BYTES, &bytes)?;
        put(STATE + 4 * index, &((index * SURFACE_BYTES) as u32).to_le_bytes())?;
    }
    Ok(space)
}

/// The shared functions, and what was asked of them.
struct Machine<'a> {
    platform: &'static Platform,
    shared: SharedFunctions<'a>,
    site: ThreadSite,
    start: ThreadStart,
    first_dword: u32,
    slm: Slm,
    cx: Context<'a>,
    messages: Vec<Message>,
    is_barrier: bool,
}

impl Sends for Machine<'_> {
    fn send(&mut self, message: &SendMessage, grf: &mut Grf) -> Result<SendReply, Stop> {
        if self.messages.len() < MESSAGES_LIMIT {
            let says = describe(self.platform, message);
            self.messages.push(Message { offset: message.ip_bytes, says });
        }
        let context =
            MessageContext { site: &self.site, start: &self.start, dispatched_r0: self.first_dword };
        let reply = self.shared.send(message, grf, &context, &mut NoPixels, Some(&self.slm), &self.cx)?;
        self.is_barrier = matches!(reply, SendReply::Barrier(_));
        Ok(reply)
    }

    fn timestamp(&mut self, executed_instructions: u64) -> u64 {
        executed_instructions
    }
}

fn describe(platform: &Platform, message: &SendMessage) -> String {
    let described = hw::message::decode(platform, message.shared_function.into(), message.descriptor);
    let name = described.map_or("not described", |message| message.item().name);
    format!(
        "{name}: SFID {} descriptor {:#010x}, {} registers from g{}, {} into g{}, channels {:#x}{}",
        message.shared_function,
        message.descriptor,
        message.payload_length,
        message.payload_grf,
        message.response_length,
        message.response_grf,
        message.channel_enable,
        if message.end_of_thread { ", end of thread" } else { "" }
    )
}

/// A thread in its kernel.
struct Session<'a> {
    platform: &'static Platform,
    kernel: Kernel,
    thread: Thread,
    code: &'a [u8],
    steps: Vec<isa::Step<'a>>,
}

impl<'a> Session<'a> {
    fn new(platform: &'static Platform, code: &'a [u8], thread: Thread) -> Self {
        let kernel = Kernel::decode(platform, Kernel::fetch_from(code));
        let steps = isa::steps(platform, code).collect();
        Self { platform, kernel: kernel.stepwise(), thread, code, steps }
    }

    fn step_at(&self, offset: u32) -> Option<&isa::Step<'a>> {
        let found = self.steps.binary_search_by_key(&(offset as usize), |step| step.offset);
        found.ok().and_then(|index| self.steps.get(index))
    }

    fn text_at(&self, offset: u32) -> String {
        self.step_at(offset).map_or_else(|| "no instruction".into(), |step| text_of(self.platform, step))
    }

    /// Executes one operation: all of an instruction, or the channels of it that are executed at once.
    fn operation(&mut self, sends: &mut Machine) -> Result<Option<Exit>, Stop> {
        let before = self.thread.position;
        let cx = sends.cx;
        for budget in 1..=2 {
            match eu::run(&self.kernel, &mut self.thread, sends, &cx, budget) {
                Ok(exit) => return Ok(Some(exit)),
                Err(Stop::Fault(fault)) if fault.kind == FaultKind::Hang => {
                    if self.thread.position != before {
                        break;
                    }
                }
                Err(other) => return Err(other),
            }
        }
        if std::mem::take(&mut sends.is_barrier) {
            // The thread is its whole group.
            self.thread.notify();
        }
        Ok(None)
    }

    fn execute(&mut self, arguments: &Arguments, kind: Kind, sends: &mut Machine) -> Result<Report> {
        let mut report = Report { device: self.platform.name, ..Report::default() };
        let mut is_asking = arguments.interactive;
        loop {
            let offset = self.thread.ip_bytes;
            report.offset = offset;
            let step = self.step_at(offset);
            if offset as usize >= self.code.len() {
                report.exit = "end-of-code";
                report.says = "the thread ran past the last instruction".into();
                return Ok(report);
            }
            let is_breakpoint = step.is_some_and(|step| step.instruction.is_ok_and(|i| i.debug));
            if is_breakpoint && report.instructions > 0 && !is_asking {
                report.exit = "breakpoint";
                report.says =
                    "the instruction has its breakpoint bit set; --step or --interactive shows the way"
                        .into();
                return Ok(report);
            }
            if report.instructions >= arguments.steps {
                report.exit = "steps";
                report.says = format!(
                    "{} instructions were executed and channels {:#x} are active; --steps allows more, --simd and \
                     --mask say which channels there are",
                    arguments.steps, self.thread.active
                );
                return Ok(report);
            }
            let before = (arguments.step || is_asking).then(|| self.thread.clone());
            let sent = sends.messages.len();
            let mut position = self.thread.position;
            let mut outcome = self.operation(sends);
            // Wide instructions are executed in parts that follow each other.
            while matches!(outcome, Ok(None))
                && self.thread.ip_bytes == offset
                && self.thread.position > position
            {
                position = self.thread.position;
                outcome = self.operation(sends);
            }
            report.instructions += 1;
            if let Some(before) = before {
                let step = Step {
                    offset,
                    text: self.text_at(offset),
                    changes: changes(&before, &self.thread, kind),
                };
                if !arguments.json {
                    put(step_text(&step, &sends.messages[sent..]).as_bytes())?;
                } else {
                    report.steps.push(step);
                }
            }
            match outcome {
                Ok(None | Some(Exit::OutOfBudget | Exit::Restored | Exit::Polling)) => {}
                Ok(Some(Exit::EndOfThread)) => {
                    report.exit = "end-of-thread";
                    report.says = "the thread sent its last message".into();
                    return Ok(report);
                }
                Ok(Some(Exit::WaitingOnBarrier)) => {
                    report.exit = "waits";
                    report.says = "the thread waits for a notification that nobody sends".into();
                    return Ok(report);
                }
                Err(stop) => {
                    report.exit = "fault";
                    report.says = match stop {
                        Stop::Fault(fault) if fault.kind == FaultKind::Page && fault.address.is_some() => {
                            format!(
                                "{} at {}; give memory with --zero or --memory",
                                fault.text,
                                address(&fault)
                            )
                        }
                        Stop::Fault(fault) => fault.text.to_string(),
                        Stop::Strict | Stop::Bug => "Halogen stopped; see the findings".into(),
                    };
                    return Ok(report);
                }
            }
            if is_asking && !self.ask(kind, &mut is_asking)? {
                report.exit = "quit";
                report.says = "as you wished".into();
                report.offset = self.thread.ip_bytes;
                return Ok(report);
            }
        }
    }

    /// Asks what to do; false to end.
    fn ask(&self, kind: Kind, is_asking: &mut bool) -> Result<bool> {
        loop {
            eprint!("0x{:04x}> ", self.thread.ip_bytes);
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                return Ok(false);
            }
            match line.trim() {
                "" | "s" => return Ok(true),
                "q" => return Ok(false),
                "c" => {
                    *is_asking = false;
                    return Ok(true);
                }
                name => match state::registers(name) {
                    Ok(list) => {
                        for register in list {
                            let bytes =
                                &self.thread.grf.bytes()[register * REGISTER_BYTES..][..REGISTER_BYTES];
                            eprintln!("g{register}: {}", kind.show(bytes));
                        }
                    }
                    Err(error) => {
                        eprintln!("{error}; Enter goes on, c runs, gN or gN..gM shows registers, q ends")
                    }
                },
            }
        }
    }
}

fn address(fault: &probe::Fault) -> String {
    fault.address.map(|address| address.to_string()).unwrap_or_default()
}

fn changes(before: &Thread, after: &Thread, kind: Kind) -> Vec<Change> {
    let mut out = Vec::new();
    let mut add = |register: String, before: String, after: String| {
        if before != after {
            out.push(Change { register, before, after });
        }
    };
    for n in 0..128 {
        if before.grf.register(n) != after.grf.register(n) {
            let show =
                |thread: &Thread| kind.show(&thread.grf.bytes()[n * REGISTER_BYTES..][..REGISTER_BYTES]);
            // Values that show alike may differ in their bits.
            let (old, new) = (show(before), show(after));
            let differ = old != new;
            let bits = |thread: &Thread| {
                Kind::Unsigned(4).show(&thread.grf.bytes()[n * REGISTER_BYTES..][..REGISTER_BYTES])
            };
            if differ {
                add(format!("g{n}"), old, new)
            } else {
                add(format!("g{n}"), bits(before), bits(after))
            }
        }
    }
    let hex = |value: u64| format!("{value:#x}");
    add("f0".into(), hex(before.flags & 0xffff_ffff), hex(after.flags & 0xffff_ffff));
    add("f1".into(), hex(before.flags >> 32), hex(after.flags >> 32));
    add("a0".into(), words(&before.address), words(&after.address));
    add("active".into(), hex(before.active.into()), hex(after.active.into()));
    add("cr0".into(), format!("{:x?}", before.control), format!("{:x?}", after.control));
    add("n0".into(), format!("{:x?}", before.notification), format!("{:x?}", after.notification));
    let lanes = |thread: &Thread| {
        let used = thread.accumulator.iter().rposition(|lane| *lane != 0).map_or(0, |last| last + 1);
        thread.accumulator[..used].iter().map(|lane| format!("{lane:#x}")).collect::<Vec<_>>().join(" ")
    };
    add("acc lanes".into(), lanes(before), lanes(after));
    out
}

fn words(address: &[u16; 16]) -> String {
    address.iter().map(|word| format!("{word:04x}")).collect::<Vec<_>>().join(" ")
}

fn step_text(step: &Step, messages: &[Message]) -> String {
    let mut out = format!("0x{:04x}: {}\n", step.offset, step.text);
    for message in messages {
        let _ = writeln!(out, "    message {}", message.says);
    }
    for change in &step.changes {
        let _ = writeln!(out, "    {:>4}  {}", change.register, change.before);
        let _ = writeln!(out, "      ->  {}", change.after);
    }
    out
}

fn text(report: &Report) -> String {
    let mut out = String::new();
    for register in &report.registers {
        let _ = writeln!(out, "g{}: {}", register.register, register.values);
    }
    for (number, flag) in report.flags.iter().enumerate().filter(|(_, flag)| **flag != 0) {
        let _ = writeln!(out, "f{number}: {flag:#x}");
    }
    for memory in &report.memory {
        let _ = writeln!(out, "{:#010x}: {}", memory.address, memory.values);
    }
    for message in &report.messages {
        let _ = writeln!(out, "message at 0x{:04x}: {}", message.offset, message.says);
    }
    for found in &report.findings {
        let _ = writeln!(out, "{} {}x {}: {}", found.kind, found.count, found.system, found.what);
    }
    let _ = writeln!(
        out,
        "{} after {} instructions at 0x{:04x}: {}",
        report.exit, report.instructions, report.offset, report.says
    );
    out
}
