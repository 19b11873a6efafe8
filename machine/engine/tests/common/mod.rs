//! A streamer with memory and a pipeline that only counts.
#![allow(dead_code, missing_docs)]

pub mod ring;

use bits::GraphicsAddress;
use engine::{Batch, Execution, Flavour, StreamerState, run};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use memory::AddressSpace;
use ports::{Account, Counter, Pipeline, Registers, Work};
use probe::{Context, Fault, FaultKind, Findings, Ids, Kind, Stop};
use std::cell::Cell;

pub const BASE: u64 = 0x10_0000;
pub const SIZE: u64 = 0x1_0000;
pub const RESULT: u64 = BASE + 0x8000;

/// Type and opcode of 3DPRIMITIVE, which counts samples here.
const PRIMITIVE: u32 = 0x7b00;
/// DWords of commands that may be executed again.
pub const REPEATED: u64 = 1000;

#[derive(Default)]
pub struct Counting {
    pub commands: Vec<u32>,
    /// What the first general register held when each of them came.
    pub seen: Vec<u32>,
    /// Work that was asked for and that nothing does.
    pub undone: Option<&'static str>,
    pub again: bool,
    pub repeated: u64,
}

impl Account for Counting {
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        if self.again && work == Work::Command {
            self.repeated += count;
        }
        if self.repeated > REPEATED {
            return Err(Fault::new(FaultKind::Hang, "CS-10", "endless").into());
        }
        Ok(())
    }

    fn repeat(&mut self, again: bool) {
        self.again = again;
    }
}

impl Pipeline for Counting {
    fn command<R: Registers>(&mut self, dwords: &[u32], registers: &mut R, _: &Context) -> Result<(), Stop> {
        self.commands.push(dwords[0]);
        self.seen.push(registers.read(hw::registers::CS_GPR));
        if dwords[0] >> 16 == PRIMITIVE {
            registers.count(Counter::PsDepthCount, 0x1_0000_0003);
        }
        Ok(())
    }

    fn undone(&self) -> Option<&'static str> {
        self.undone
    }
}

/// The platforms whose streamers have addresses of 64 bits: their commands are alike.
pub const NEWER: [&Platform; 3] = [&BDW, &SKL, &BXT];

pub struct Bench {
    pub platform: &'static Platform,
    pub space: AddressSpace,
    pub state: StreamerState,
    pub execution: Execution,
    pub pipeline: Counting,
    pub findings: Findings,
    /// The clock, and how far it goes each time that it is read.
    pub time: Cell<u64>,
    pub step: u64,
}

impl Bench {
    pub fn on(platform: &'static Platform) -> Self {
        let mut space = AddressSpace::new(1 << 32).unwrap();
        space.bind_anonymous(GraphicsAddress(BASE), SIZE).unwrap();
        Self {
            platform,
            space,
            state: StreamerState::default(),
            execution: Execution::All,
            pipeline: Counting::default(),
            findings: Findings::new(false),
            time: Cell::new(77),
            step: 0,
        }
    }

    pub fn put(&self, at: u64, dwords: &[u32]) {
        for (index, dword) in dwords.iter().enumerate() {
            self.space.write_u32(GraphicsAddress(at + 4 * index as u64), *dword).unwrap();
        }
    }

    pub fn run(&mut self) -> Result<(), Stop> {
        let ids = Ids::default();
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &ids };
        let batch = Batch { address: GraphicsAddress(BASE), length_bytes: 0 };
        let flavour = Flavour { engine: hw::Engine::Render, execution: self.execution };
        let ticks = || {
            self.time.set(self.time.get() + self.step);
            self.time.get()
        };
        run(batch, flavour, &mut self.state, &mut self.pipeline, &self.space, &ticks, &cx)
    }

    pub fn result(&self, index: u64) -> u32 {
        self.space.read_u32(GraphicsAddress(RESULT + 4 * index)).unwrap()
    }
}

pub const END: u32 = 0x0a << 23;

pub fn load_immediate(register: u32, value: u32) -> [u32; 3] {
    [0x22 << 23 | 1, register, value]
}

pub fn store_register(register: u32, address: u64) -> [u32; 4] {
    [0x24 << 23 | 2, register, address as u32, (address >> 32) as u32]
}

pub fn start(address: u64, second_level: bool) -> [u32; 3] {
    [0x31 << 23 | 1 << 8 | 1 | u32::from(second_level) << 22, address as u32, (address >> 32) as u32]
}

pub fn kind(stop: Stop) -> FaultKind {
    match stop {
        Stop::Fault(fault) => fault.kind,
        other => panic!("{other:?} is no fault"),
    }
}

/// What was said, by kind and system.
impl Bench {
    pub fn said(&self) -> Vec<(Kind, &'static str)> {
        self.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect()
    }

    /// A batch of these commands, and its end.
    pub fn execute(&mut self, commands: &[Vec<u32>]) -> Result<(), Stop> {
        self.put(BASE, &[commands.concat(), vec![END]].concat());
        self.run()
    }

    pub fn result64(&self, index: u64) -> u64 {
        u64::from(self.result(2 * index)) | u64::from(self.result(2 * index + 1)) << 32
    }
}
