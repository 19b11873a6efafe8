//! Messages that are written down: the same as sent, but for who performs them.

mod common;

use common::assemble;
use common::evaluator::{Evaluator, RUNS};
use eu::{Beside, Exit, Kernel, Thread, run_beside};
use hw::platforms::SKL;
use ir::{Bin, Op, Region, Width};
use ports::{Grf, Inline, MessageCode, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Fault, FaultKind, Findings, Ids, Stop};
use std::cell::{Cell, RefCell};

/// Bytes of the memory that messages reach.
const BYTES: usize = 256;
/// Shared function of messages that are taken: reads have a response. Another function is not.
const TAKEN: u8 = 12;
const UNITS: u64 = 32;

/// Sends messages to the memory, and counts.
#[derive(Default)]
struct Memory {
    bytes: Vec<u8>,
    sent: Vec<u32>,
    left: u64,
    /// What was told of messages that were not sent.
    told: u64,
}

impl Sends for Memory {
    fn send(&mut self, message: &SendMessage, grf: &mut Grf) -> Result<SendReply, Stop> {
        self.sent.push(message.ip_bytes);
        let hang = Fault::new(FaultKind::Hang, "C87", "too many messages");
        self.left = self.left.checked_sub(UNITS).ok_or(hang)?;
        if message.end_of_thread {
            return Ok(SendReply::Done);
        }
        for lane in (0..16).filter(|lane| message.channel_enable >> lane & 1 != 0) {
            let dword = |first: usize| 8 * first + lane;
            let at = grf.dwords[dword(message.payload(0))] as usize;
            let inside = at + 4 <= BYTES;
            if message.response_length > 0 {
                let bytes = if inside { &self.bytes[at..at + 4] } else { &[0; 4] };
                grf.dwords[dword(message.response_grf.into())] =
                    u32::from_le_bytes(bytes.try_into().unwrap());
            } else if inside {
                let data = grf.dwords[dword(message.payload(message.payload_length.into()))];
                self.bytes[at..at + 4].copy_from_slice(&data.to_le_bytes());
            }
        }
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _: u64) -> u64 {
        0
    }

    fn message_budget(&self) -> u64 {
        self.left
    }

    fn spend_messages(&mut self, units: i64) {
        self.left = self.left.checked_add_signed(-units).unwrap();
        self.told = self.told.checked_add_signed(units).unwrap();
    }
}

/// Writes the same down.
struct Written {
    key: [u32; 1],
    /// Offsets from this one on are sent after all.
    limit: Option<u32>,
    recorded: RefCell<Vec<u32>>,
}

impl Inline for Written {
    fn key(&self) -> &[u32] {
        &self.key
    }

    fn takes(&self, message: &SendMessage) -> bool {
        message.shared_function == TAKEN
    }

    fn record(&self, code: &mut MessageCode) {
        self.recorded.borrow_mut().push(code.message.ip_bytes);
        let eights = usize::from(code.message.execution_size) / 8;
        if let Some(limit) = self.limit {
            let offsets = code.payload(0);
            let limit = code.builder.splat(limit);
            let less = code.builder.binary(Bin::UGreater, limit, offsets);
            let less = code.builder.push(Op::MaskBits(less));
            let all = code.builder.number(0xff);
            let differs = code.builder.scalar(ir::Scalar::Xor, less, all);
            code.send_instead_if(differs);
        }
        let offsets: Vec<_> = (0..eights).map(|eight| code.payload(eight)).collect();
        for (eight, offsets) in offsets.into_iter().enumerate() {
            let mask = code.channels(eight);
            if code.message.response_length > 0 {
                let value = code.builder.push(Op::Fetch(0, offsets, mask, Width::B4));
                code.respond(eight, value, mask);
            } else {
                let data = code.payload(usize::from(code.message.payload_length) + eight);
                code.builder.push(Op::Put(0, offsets, data, mask, Width::B4));
            }
        }
    }
}

const PROGRAM: &str = "
    send(16) g20<1>UW g10<8,8,1>UD 0x04200000 dp data 1 MsgDesc: mlen 2 rlen 2 { align1 1H };
    add(16) g20<1>UD g20<8,8,1>UD 7UD { align1 1H };
    (+f0.0) sends(16) nullW g10UD g20UD 0x04000000 0x00000080 dp data 1 MsgDesc: mlen 2 ex_mlen 2 rlen 0 { align1 1H };
    (-f0.0) send(16) g24<1>UW g10<8,8,1>UD 0x04200000 dp data 1 MsgDesc: mlen 2 rlen 2 { align1 1H };
    add(16) g22<1>UD g24<8,8,1>UD g20<8,8,1>UD { align1 1H };
";
/// Where its messages are.
const FIRST: u32 = 0;
const SECOND: u32 = 32;
const THIRD: u32 = 48;
const END: u32 = 80;

struct Bench {
    kernel: Kernel,
    offsets: [u32; 16],
    active: u32,
    left: u64,
}

struct Left {
    dwords: Vec<u32>,
    bytes: Vec<u8>,
    sent: Vec<u32>,
    left: u64,
    told: u64,
    executed: u64,
    ip: u32,
}

fn units(_: u8) -> u64 {
    UNITS
}

impl Bench {
    fn new(compiled: bool) -> Self {
        let mut kernel = Kernel::decode(&SKL, Kernel::fetch_from(&assemble(PROGRAM)));
        if compiled {
            kernel.compile_with(&Evaluator);
        }
        let offsets = std::array::from_fn(|lane| 4 * lane as u32);
        Self { kernel, offsets, active: 0xffff, left: 1000 }
    }

    /// Runs a thread, with messages written down or sent.
    fn run(&self, written: Option<&Written>) -> Left {
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
        let start = ThreadStart { dispatch_mask: self.active, ..Default::default() };
        let mut thread = Box::new(Thread::new(&start));
        thread.grf.dwords[80..96].copy_from_slice(&self.offsets);
        thread.flags = 0x35a9;
        let mut bytes: Vec<u8> = (0..BYTES).map(|i| (i * 37 + 5) as u8).collect();
        let mut memory = Memory { bytes: bytes.clone(), left: self.left, ..Memory::default() };
        let region = Region::new(Cell::from_mut(&mut bytes[..]).as_slice_of_cells()).unwrap();
        let regions = [region];
        let bound = written.and_then(|written| self.kernel.bind(written, units, &regions));
        assert_eq!(bound.is_some(), written.is_some());
        let beside = Beside { bound, ..Beside::default() };
        let exit = run_beside(&self.kernel, &beside, &mut thread, &mut memory, &cx, 1000);
        assert_eq!(exit, Ok(Exit::EndOfThread));
        Left {
            dwords: thread.grf.dwords.to_vec(),
            // Either messages were sent, or they were not.
            bytes: if memory.sent.len() > 1 { memory.bytes } else { bytes },
            sent: memory.sent,
            left: memory.left,
            told: memory.told,
            executed: thread.executed_instructions,
            ip: ids.ip_bytes.get(),
        }
    }

    fn compare(&self, written: &Written) -> Left {
        let plain = Self { kernel: Self::new(false).kernel, ..*self };
        let (expected, found) = (plain.run(None), self.run(Some(written)));
        assert_eq!(found.dwords, expected.dwords);
        assert_eq!(found.bytes, expected.bytes);
        assert_eq!((found.left, found.executed, found.ip), (expected.left, expected.executed, expected.ip));
        found
    }
}

fn written(key: u32) -> Written {
    Written { key: [key], limit: None, recorded: RefCell::default() }
}

#[test]
fn messages_that_are_written_down_are_not_sent_and_are_paid_for() {
    for (offsets, active) in [
        (std::array::from_fn(|lane| 4 * lane as u32), 0xffff),
        (std::array::from_fn(|lane| 17 * (15 - lane as u32)), 0x7ff3),
        (std::array::from_fn(|lane| [12, 253, 252, u32::MAX][lane % 4]), 0xffff),
        ([8; 16], 0),
    ] {
        let bench = Bench { offsets, active, ..Bench::new(true) };
        let written = written(3);
        let before = RUNS.get();
        let found = bench.compare(&written);
        assert_eq!(RUNS.get(), before + 1);
        assert_eq!((found.sent, found.told), (vec![END], 3 * UNITS));
        // Straight code is written down for all channels, and with masks.
        assert_eq!(*written.recorded.borrow(), [FIRST, SECOND, THIRD, FIRST, SECOND, THIRD]);
    }
}

#[test]
fn a_budget_that_messages_exceed_is_the_interpreters() {
    let bench = Bench { left: 4 * UNITS, ..Bench::new(true) };
    assert_eq!(bench.compare(&written(1)).told, 3 * UNITS);
    let bench = Bench::new(true);
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xffff, ..Default::default() }));
    let mut memory = Memory { bytes: vec![0; BYTES], left: 3 * UNITS - 1, ..Memory::default() };
    let written = written(1);
    let regions = [Region::empty()];
    let beside = Beside { bound: bench.kernel.bind(&written, units, &regions), ..Beside::default() };
    // The block is not entered: the first two messages are sent, and the third is too much.
    let result = run_beside(&bench.kernel, &beside, &mut thread, &mut memory, &cx, 1000);
    assert!(matches!(result, Err(Stop::Fault(fault)) if fault.kind == FaultKind::Hang));
    assert_eq!((memory.sent, memory.told), (vec![FIRST, SECOND, THIRD], 0));
}

#[test]
fn a_message_is_sent_after_all_where_its_code_says_so() {
    // All of the first eight lanes are below the limit, or one is not.
    for (limit, sent) in [(29, vec![END]), (28, vec![FIRST, SECOND, THIRD, END])] {
        let bench = Bench::new(true);
        let written = Written { limit: Some(limit), ..written(2) };
        let found = bench.compare(&written);
        assert_eq!((found.sent.len(), found.told), (sent.len(), UNITS * (4 - sent.len() as u64)));
        assert_eq!(found.sent, sent);
    }
}

#[test]
fn a_kernel_has_a_form_for_each_binding() {
    let bench = Bench::new(true);
    let (first, second) = (written(1), written(2));
    bench.compare(&first);
    bench.compare(&second);
    assert_eq!((first.recorded.borrow().len(), second.recorded.borrow().len()), (6, 6));
    // Both forms are known: another owner of the same key finds the one that the first had.
    let again = written(1);
    assert_eq!(bench.compare(&again).sent, [END]);
    assert_eq!(again.recorded.borrow().len(), 0);
    // Without a binding all are sent.
    assert_eq!(bench.run(None).sent, [FIRST, SECOND, THIRD, END]);
    // A kernel tells so many apart; then messages are sent.
    let keys: Vec<Written> = (3..64).map(written).collect();
    for key in &keys {
        assert!(bench.kernel.bind(key, units, &[]).is_some());
    }
    for form in 3..20 {
        bench.compare(&keys[form - 3]);
    }
    let recorded = |form: usize| keys[form - 3].recorded.borrow().len();
    // Sixteen forms: three are those above.
    assert_eq!((recorded(15), recorded(16)), (6, 0));
    let (more, most) = (written(64), written(65));
    assert!(bench.kernel.bind(&more, units, &[]).is_some());
    assert!(bench.kernel.bind(&most, units, &[]).is_none());
}
