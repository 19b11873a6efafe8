//! Nothing that a guest submits stops Halogen: each of these ends as a reported fault (or ends), and the next context on
//! the same device still works. `HALOGEN_HOSTILE_ROUNDS` multiplies what is tried at random.

use bits::GraphicsAddress;
use device::{Clock, Device, DeviceOptions, EngineClass, Execution, Submission, THREAD_BUDGET_INSTRUCTIONS};
use hw::command::COMMANDS;
use hw::platforms::SKL;
use memory::AddressSpace;
use probe::{FaultKind, Findings, Kind, Stop};
use rustix::time::{ClockId, clock_gettime};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;
use trace::{Capture, Record};

#[path = "hostile/loops.rs"]
mod loops;

const BATCH: u64 = 0x1_0000;
const SECOND: u64 = 0x4_0000;
const BATCH_BYTES: u64 = 0x1_0000;
const DATA: u64 = 0x20_0000;
const DATA_BYTES: u64 = 0x10_0000;
const KERNEL: u64 = DATA + 0x1000;
const DESCRIPTOR: u64 = DATA + 0x2000;
const RESULT: u64 = DATA + 0x8000;
/// Nothing is bound here.
const NOWHERE: u64 = 0x7000_0000;

/// Processor time in which each of these must end; builds without optimisation get more.
const LIMIT: Duration = Duration::from_secs(if cfg!(debug_assertions) { 40 } else { 10 });

const CLOCK: Clock = || 0;

struct Bench {
    device: Device,
    space: AddressSpace,
    findings: Arc<Findings>,
}

impl Bench {
    fn new(thread_budget_instructions: u64) -> Self {
        let findings = Arc::new(Findings::new(false));
        let options = DeviceOptions { execution: Execution::All, clock: CLOCK, thread_budget_instructions };
        let mut space = AddressSpace::new(1 << 40).unwrap();
        for (at, bytes) in [(BATCH, BATCH_BYTES), (SECOND, BATCH_BYTES), (DATA, DATA_BYTES)] {
            space.bind_anonymous(GraphicsAddress(at), bytes).unwrap();
        }
        Self { device: Device::new(&SKL, options, Arc::clone(&findings)), space, findings }
    }

    fn write(&self, at: u64, dwords: &[u32]) {
        self.space.write(GraphicsAddress(at), bytemuck::cast_slice(dwords)).unwrap();
    }

    /// Runs the batch at an address in a context of its own.
    fn run_at(&mut self, at: u64) -> Result<(), Stop> {
        self.run_on(EngineClass::Render, at)
    }

    fn run_on(&mut self, engine: EngineClass, at: u64) -> Result<(), Stop> {
        let mut context = self.device.create_context();
        let submission = Submission { engine, batch: GraphicsAddress(at), batch_bytes: 0 };
        self.device.submit(&mut context, &self.space, submission)
    }

    fn run(&mut self, dwords: &[u32]) -> Result<(), Stop> {
        self.write(BATCH, dwords);
        self.run_at(BATCH)
    }

    /// The next context stores a value and reaches the end of its batch.
    fn next_context_works(&mut self) {
        self.write(RESULT, &[0]);
        let batch = text(&format!(
            "MI_STORE_DATA_IMM\n  Address = {RESULT:#x}\n  Immediate Data[0] = 0xcafe\nMI_BATCH_BUFFER_END\n"
        ));
        assert_eq!(self.run(&batch), Ok(()));
        assert_eq!(self.space.read_u32(GraphicsAddress(RESULT)), Ok(0xcafe));
    }

    /// The batch must end in a fault of a kind, which is reported.
    fn must_fault(&mut self, dwords: &[u32], kind: FaultKind) {
        let result = self.run(dwords);
        let Err(Stop::Fault(fault)) = &result else { panic!("ends with {result:?}") };
        assert_eq!(fault.kind, kind, "{fault:?}");
        assert!(self.findings.list().iter().any(|(finding, _)| finding.kind == Kind::Fault));
        self.next_context_works();
    }
}

fn text(batch: &str) -> Vec<u32> {
    hw::print::parse(&SKL, batch).unwrap()
}

/// How often random cases are repeated.
fn rounds() -> u64 {
    std::env::var("HALOGEN_HOSTILE_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// Runs a case on a thread of its own and says so when it does not end, or takes too long.
fn within_limit(case: impl FnOnce() + Send + 'static) {
    let (done, wait) = channel();
    let thread = std::thread::spawn(move || {
        let before = clock_gettime(ClockId::ThreadCPUTime);
        case();
        let after = clock_gettime(ClockId::ThreadCPUTime);
        let nanoseconds = (after.tv_sec - before.tv_sec) * 1_000_000_000 + (after.tv_nsec - before.tv_nsec);
        let _ = done.send(Duration::from_nanos(nanoseconds.max(0) as u64));
    });
    match wait.recv_timeout(LIMIT * 10) {
        Ok(time) => {
            println!("took {time:?} of processor time");
            assert!(time < LIMIT, "took {time:?} of processor time");
        }
        Err(RecvTimeoutError::Timeout) => panic!("does not end"),
        Err(RecvTimeoutError::Disconnected) => std::panic::resume_unwind(thread.join().unwrap_err()),
    }
}

/// A pipeline set up for one compute kernel at [`KERNEL`] and its walker.
fn compute(walker: &str) -> Vec<u32> {
    text(&format!(
        "PIPELINE_SELECT\n  Pipeline Selection = 2\n  Mask Bits = 3\n\
         STATE_BASE_ADDRESS\n  Instruction Base Address Modify Enable = 1\n  Instruction Base Address = {DATA:#x}\n\
         \x20 Dynamic State Base Address Modify Enable = 1\n  Dynamic State Base Address = {DATA:#x}\n\
         \x20 General State Buffer Size Modify Enable = 1\n  General State Buffer Size = 0xfffff\n\
         MEDIA_VFE_STATE\n  Maximum Number of Threads = 0x37\n  Number of URB Entries = 2\n\
         MEDIA_INTERFACE_DESCRIPTOR_LOAD\n  Interface Descriptor Total Length = 0x20\n\
         \x20 Interface Descriptor Data Start Address = {:#x}\n\
         GPGPU_WALKER\n{walker}MI_BATCH_BUFFER_END\n",
        DESCRIPTOR - DATA
    ))
}

impl Bench {
    fn load_kernel(&self, code: &str) {
        let code = isa::parse_program(&SKL, code).unwrap();
        self.space.write(GraphicsAddress(KERNEL), &code).unwrap();
        let descriptor = text(&format!(
            "INTERFACE_DESCRIPTOR_DATA\n  Kernel Start Pointer = {:#x}\n  Number of Threads in GPGPU Thread Group = 1\n",
            KERNEL - DATA
        ));
        self.write(DESCRIPTOR, &descriptor);
    }
}

const END: &str =
    "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";
const ENDLESS: &str =
    "LABEL0:\nadd(8) g4<1>D g4<8,8,1>D 1D { align1 1Q };\nwhile(8) JIP: LABEL0 { align1 1Q };\n";
const ONE_GROUP: &str = "  Thread Group ID X Dimension = 1\n  Thread Group ID Y Dimension = 1\n\
                         \x20 Thread Group ID Z Dimension = 1\n  Right Execution Mask = 0xff\n  Bottom Execution Mask = 0xff\n";

#[test]
fn a_compute_kernel_that_ends_is_no_fault() {
    let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
    bench.load_kernel(END);
    assert_eq!(bench.run(&compute(ONE_GROUP)), Ok(()));
    assert_eq!(bench.findings.list(), []);
}

#[test]
fn an_endless_kernel_is_a_hang() {
    within_limit(|| {
        let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
        bench.load_kernel(ENDLESS);
        bench.must_fault(&compute(ONE_GROUP), FaultKind::Hang);
    });
}

#[test]
fn an_endless_kernel_of_one_jump_is_a_hang() {
    within_limit(|| {
        let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
        bench.load_kernel("LABEL0:\njmpi(1) JIP: LABEL0 { align1 WE_all 1N };\n");
        bench.must_fault(&compute(ONE_GROUP), FaultKind::Hang);
    });
}

#[test]
fn threads_share_the_budget_of_their_submission() {
    within_limit(|| {
        // Each thread stays below its own budget; together they exceed what 256 threads have.
        let mut bench = Bench::new(1 << 12);
        let long = "mov(8) g2<1>D 1000D { align1 1Q };\nLABEL0:\nadd.nz.f0.0(8) g2<1>D g2<8,8,1>D -1D { align1 1Q };\n\
                    (+f0.0) while(8) JIP: LABEL0 { align1 1Q };\n";
        bench.load_kernel(&format!("{long}{END}"));
        let walker = ONE_GROUP.replace("X Dimension = 1", "X Dimension = 20000");
        bench.must_fault(&compute(&walker), FaultKind::Hang);
    });
}

#[test]
fn absurd_walkers_are_hangs() {
    within_limit(|| {
        let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
        bench.load_kernel(END);
        let huge = ONE_GROUP.replace("Dimension = 1", "Dimension = 0xffffffff");
        bench.must_fault(&compute(&huge), FaultKind::Hang);
        let wide = format!(
            "{ONE_GROUP}  Thread Width Counter Maximum = 63\n  Thread Height Counter Maximum = 63\n  Thread Depth Counter Maximum = 63\n"
        );
        bench.must_fault(&compute(&wide), FaultKind::Hang);
    });
}

#[test]
fn draws_of_billions_of_vertices_are_hangs() {
    within_limit(|| {
        for (vertices, instances) in [(u32::MAX, 1), (1, u32::MAX), (u32::MAX, u32::MAX)] {
            let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
            let batch = format!(
                "3DSTATE_VF_TOPOLOGY\n  Primitive Topology Type = 4\n\
                 3DPRIMITIVE\n  Vertex Count Per Instance = {vertices}\n  Instance Count = {instances}\nMI_BATCH_BUFFER_END\n"
            );
            bench.must_fault(&text(&batch), FaultKind::Hang);
        }
    });
}

fn jump(to: u64, second_level: u32) -> String {
    format!(
        "MI_BATCH_BUFFER_START\n  Address Space Indicator = 1\n  Second Level Batch Buffer = {second_level}\n  Batch Buffer Start Address = {to:#x}\n"
    )
}

#[test]
fn batches_that_chain_without_end_are_hangs() {
    within_limit(|| {
        let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
        bench.must_fault(&text(&jump(BATCH, 0)), FaultKind::Hang);
        // The second level starts itself.
        bench.write(SECOND, &text(&format!("MI_NOOP\n{}", jump(SECOND, 1))));
        bench.must_fault(&text(&format!("{}MI_BATCH_BUFFER_END\n", jump(SECOND, 1))), FaultKind::Hang);
        // The second level returns, and the first one starts it again and again.
        bench.write(SECOND, &text("MI_NOOP\nMI_BATCH_BUFFER_END\n"));
        bench.must_fault(&text(&format!("{}{}", jump(SECOND, 1), jump(BATCH, 0))), FaultKind::Hang);
        // A loop around work.
        let work = text(&format!(
            "PIPE_CONTROL\n  Post Sync Operation = 1\n  Address = {RESULT:#x}\n{}",
            jump(BATCH, 0)
        ));
        bench.must_fault(&work, FaultKind::Hang);
    });
}

#[test]
fn commands_that_run_off_their_buffer_are_page_faults() {
    within_limit(|| {
        let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
        let end = BATCH + BATCH_BYTES;
        for (_, item) in COMMANDS.iter().filter(|(_, item)| item.exists(&SKL)) {
            let Ok(dwords) = hw::print::parse(&SKL, item.name) else { continue };
            if dwords.len() < 2 || hw::command::identify(&SKL, hw::Engine::Render, dwords[0]).is_none() {
                continue;
            }
            let at = end - 4;
            bench.write(at, &dwords[..1]);
            let result = bench.run_at(at);
            let Err(Stop::Fault(fault)) = &result else { panic!("{} ends with {result:?}", item.name) };
            assert_eq!(fault.kind, FaultKind::Page, "{}", item.name);
        }
        bench.next_context_works();
        assert!(matches!(bench.run_at(NOWHERE), Err(Stop::Fault(fault)) if fault.kind == FaultKind::Page));
        bench.next_context_works();
    });
}

#[test]
fn unmapped_addresses_are_page_faults() {
    within_limit(|| {
        let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
        let cases = [
            format!("MI_STORE_DATA_IMM\n  Address = {NOWHERE:#x}\n  Immediate Data[0] = 1\n"),
            format!("MI_STORE_DATA_IMM\n  Address = {:#x}\n  Immediate Data[0] = 1\n", 0xffff_ffff_fffc_u64),
            format!("MI_LOAD_REGISTER_MEM\n  Register Address = 0x2600\n  Memory Address = {NOWHERE:#x}\n"),
            format!("MI_STORE_REGISTER_MEM\n  Register Address = 0x2600\n  Memory Address = {NOWHERE:#x}\n"),
            format!("PIPE_CONTROL\n  Post Sync Operation = 1\n  Address = {NOWHERE:#x}\n"),
            jump(NOWHERE, 0),
            jump(NOWHERE, 1),
            format!(
                "STATE_BASE_ADDRESS\n  Dynamic State Base Address Modify Enable = 1\n  Dynamic State Base Address = {NOWHERE:#x}\n\
                 MEDIA_INTERFACE_DESCRIPTOR_LOAD\n  Interface Descriptor Total Length = 0x20\n"
            ),
        ];
        for case in cases {
            bench.must_fault(&text(&format!("{case}MI_BATCH_BUFFER_END\n")), FaultKind::Page);
        }
        // A kernel that is not there.
        bench.load_kernel(END);
        let descriptor =
            text(&format!("INTERFACE_DESCRIPTOR_DATA\n  Kernel Start Pointer = {:#x}\n", NOWHERE - DATA));
        bench.write(DESCRIPTOR, &descriptor);
        bench.must_fault(&compute(ONE_GROUP), FaultKind::Page);
    });
}

/// A generator of the xorshift family: the same numbers on every host.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as u32
    }

    /// Fills DWords with numbers that mean something; addresses of what is bound take two.
    fn fill(&mut self, dwords: &mut [u32]) {
        let mut index = 0;
        while let Some(dword) = dwords.get_mut(index) {
            *dword = self.meaningful();
            index += 1;
            if self.next().is_multiple_of(3)
                && let Some(pair) = dwords.get_mut(index - 1..=index)
            {
                pair.copy_from_slice(&[DATA as u32 + (pair[0] % DATA_BYTES as u32 & !63) | 1, 0]);
                index += 1;
            }
        }
    }

    /// Mostly numbers that mean something: small ones, addresses of what is bound, floats.
    fn meaningful(&mut self) -> u32 {
        let raw = self.next();
        match self.next() % 8 {
            0 | 1 => 0,
            2 => raw % 8,
            3 => raw % 256,
            4 => DATA as u32 + (raw % DATA_BYTES as u32 & !63),
            5 => ((raw % 2000) as f32 - 500.0).to_bits(),
            6 => 1 << (raw % 32),
            _ => raw,
        }
    }
}

#[test]
fn random_dwords_end() {
    within_limit(|| {
        let mut bench = Bench::new(1 << 16);
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        for _ in 0..2000 {
            let dwords: Vec<u32> = (0..64).map(|_| random.next()).collect();
            // Whether it stops depends on the numbers; that it ends does not.
            let _ = bench.run(&dwords);
        }
        bench.next_context_works();
    });
}

#[test]
fn random_commands_end() {
    let names: Vec<&str> = COMMANDS.iter().map(|(_, item)| item.name).collect();
    for part in 0..8 * rounds() {
        let names = names.clone();
        within_limit(move || {
            let mut bench = Bench::new(1 << 12);
            let mut random = Random(0x2545_f491_4f6c_dd1d ^ part << 40);
            for batch in 0..40 {
                let mut data = vec![0; 0x4000];
                random.fill(&mut data);
                bench.write(DATA, &data);
                bench.load_kernel(END);
                let mut dwords = text(&format!(
                    "STATE_BASE_ADDRESS\n  Instruction Base Address Modify Enable = 1\n  Instruction Base Address = {DATA:#x}\n\
                     \x20 Dynamic State Base Address Modify Enable = 1\n  Dynamic State Base Address = {DATA:#x}\n\
                     \x20 Surface State Base Address Modify Enable = 1\n  Surface State Base Address = {DATA:#x}\n\
                     \x20 General State Buffer Size Modify Enable = 1\n  General State Buffer Size = 0xfffff\n"
                ));
                for _ in 0..60 {
                    let name = match random.next() % 8 {
                        0 => "3DPRIMITIVE",
                        1 if batch % 2 == 0 => "GPGPU_WALKER",
                        _ => names[random.next() as usize % names.len()],
                    };
                    // Most commands of the streamer itself touch memory and would end most batches early.
                    if name.starts_with("MI_") && batch % 4 != 0 {
                        continue;
                    }
                    let Ok(mut command) = hw::print::parse(&SKL, name) else { continue };
                    if name == "MI_BATCH_BUFFER_START" || name == "MI_BATCH_BUFFER_END" {
                        continue;
                    }
                    random.fill(&mut command[1..]);
                    dwords.extend(command);
                }
                dwords.extend(text("MI_BATCH_BUFFER_END\n"));
                let _ = bench.run(&dwords);
                let bugs = bench.findings.list().into_iter().filter(|(finding, _)| finding.kind == Kind::Bug);
                assert_eq!(bugs.map(|(finding, _)| finding.what).collect::<Vec<_>>(), Vec::<String>::new());
            }
            bench.next_context_works();
            let reached = bench.findings.list().iter().filter(|(_, entry)| entry.first.draw > 0).count();
            assert!(reached > 0, "no random batch reaches a draw");
        });
    }
}

/// A capture whose pages can be changed before they are executed.
fn records(name: &str) -> Vec<Record> {
    let mut capture = Capture::open(&testkit::text::root().join("draw").join(name)).unwrap();
    std::iter::from_fn(|| capture.record().unwrap()).collect()
}

/// Executes records with some DWords of each page replaced.
fn execute_changed(records: &[Record], random: &mut Random) {
    let findings = Arc::new(Findings::new(false));
    let options =
        DeviceOptions { execution: Execution::All, clock: CLOCK, thread_budget_instructions: 1 << 14 };
    let mut device = Device::new(&SKL, options, Arc::clone(&findings));
    let mut space = AddressSpace::new(1 << 40).unwrap();
    let mut contexts = BTreeMap::new();
    for record in records {
        match record {
            Record::Bind { at, bytes, .. } => space.bind_anonymous(*at, *bytes).unwrap(),
            Record::Page { at, data, .. } => {
                let mut dwords: Vec<u32> =
                    data.chunks_exact(4).map(|d| u32::from_le_bytes([d[0], d[1], d[2], d[3]])).collect();
                // Only what says something is worth changing.
                let used: Vec<usize> = (0..dwords.len()).filter(|&index| dwords[index] != 0).collect();
                for _ in 0..random.next() % 3 {
                    let index = used[random.next() as usize % used.len()];
                    dwords[index] = match random.next() % 3 {
                        0 => random.meaningful(),
                        1 => dwords[index] ^ 1 << (random.next() % 32),
                        _ => dwords[random.next() as usize % 1024],
                    };
                }
                space.write(*at, bytemuck::cast_slice(&dwords)).unwrap();
            }
            Record::Submit { context, submission, .. } => {
                let context = contexts.entry(*context).or_insert_with(|| device.create_context());
                let _ = device.submit(context, &space, *submission);
            }
            _ => {}
        }
    }
    let bugs = findings.list().into_iter().filter(|(finding, _)| finding.kind == Kind::Bug);
    assert_eq!(bugs.map(|(finding, _)| finding.what).collect::<Vec<_>>(), Vec::<String>::new());
    space.bind_anonymous(GraphicsAddress(BATCH), BATCH_BYTES).unwrap();
    space.bind_anonymous(GraphicsAddress(DATA), DATA_BYTES).unwrap();
    Bench { device, space, findings }.next_context_works();
}

/// Replaces the end of the batch at `start` by a jump back to its beginning; false when it draws nothing.
fn close_loop(space: &AddressSpace, start: GraphicsAddress) -> bool {
    let (mut at, mut draws) = (start, false);
    loop {
        let header = space.read_u32(at).unwrap();
        match hw::command::identify(&SKL, hw::Engine::Render, header) {
            Some(hw::command::CommandId::MiBatchBufferEnd) => break,
            Some(hw::command::CommandId::Primitive3d | hw::command::CommandId::GpgpuWalker) => draws = true,
            _ => {}
        }
        at = at
            .offset(4 * u64::from(hw::command::length_dwords(&SKL, hw::Engine::Render, header).unwrap_or(1)));
    }
    space.write(at, bytemuck::cast_slice(&text(&jump(start.0, 0)))).unwrap();
    draws
}

#[test]
fn work_in_an_endless_loop_is_a_hang() {
    for name in ["basic-triangle", "compute-shared-reduce"] {
        within_limit(move || {
            let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
            let mut context = bench.device.create_context();
            for record in records(&format!("{name}.capture")) {
                match record {
                    Record::Bind { at, bytes, .. } => bench.space.bind_anonymous(at, bytes).unwrap(),
                    Record::Page { at, data, .. } => bench.space.write(at, &data).unwrap(),
                    Record::Submit { submission, .. } if close_loop(&bench.space, submission.batch) => {
                        let result = bench.device.submit(&mut context, &bench.space, submission);
                        assert!(matches!(result, Err(Stop::Fault(fault)) if fault.kind == FaultKind::Hang));
                        return bench.next_context_works();
                    }
                    _ => {}
                }
            }
            panic!("the capture draws nothing");
        });
    }
}

#[test]
fn draws_with_changed_bits_end() {
    for name in [
        "basic-triangle",
        "depth-d24-less",
        "texture-rgba8-repeat-linear-mip-linear",
        "compute-shared-reduce",
        "geometry-transform-feedback",
        "fragment-loop-divergent",
    ] {
        let records = records(&format!("{name}.capture"));
        for round in 0..24 * rounds() {
            let records = records.clone();
            println!("{name}, round {round}");
            within_limit(move || execute_changed(&records, &mut Random(0x9e37_79b9_7f4a_7c15 + round)));
        }
    }
}
