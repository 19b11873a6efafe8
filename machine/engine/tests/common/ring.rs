//! A ring in the global GTT, a process with memory for batches, and two status pages.

use super::{BASE, Counting};
use bits::GraphicsAddress;
use engine::{Execution, Flavour, Position, Progress, Ring, StreamerState, Surroundings, run_ring};
use hw::Platform;
use hw::platforms::SKL;
use hw::registers as offsets;
use hw::{MiBatchBufferStart, MiStoreDataImm};
use memory::AddressSpace;
use ports::Arbitration;
use probe::{Context, Findings, Ids, Kind, Stop};

pub const RING: u64 = 0x20_0000;
pub const STATUS: u64 = 0x30_0000;
pub const OWN_STATUS: u64 = 0x30_1000;
pub const RESULT: u64 = BASE + 0x8000;

/// A ring of `pages` pages with these registers.
pub fn described(head: u32, tail: u32, pages: u32, enable: bool) -> Option<Ring> {
    Ring::from_registers(&SKL, |offset| match offset {
        offsets::RCS_RING_BUFFER_CTL => (pages - 1) << 12 | u32::from(enable),
        offsets::RING_BUFFER_HEAD => head,
        offsets::RING_BUFFER_TAIL => tail,
        offsets::RING_BUFFER_START => RING as u32 | 0x7ff,
        other => panic!("{other:#x}"),
    })
}

pub struct Bench {
    pub platform: &'static Platform,
    pub process: AddressSpace,
    pub global: AddressSpace,
    pub state: StreamerState,
    pub pipeline: Counting,
    pub findings: Findings,
    pub position: Position,
    pub arbitration: Option<Arbitration>,
    pub is_guarded: bool,
    pub has_status_pages: bool,
    pub ring_registers: Option<u32>,
    pub execution: Execution,
    pub engine: hw::Engine,
}

impl Bench {
    pub fn on(platform: &'static Platform) -> Self {
        let space = |ranges: &[(u64, u64)]| {
            let mut space = AddressSpace::new(1 << 32).unwrap();
            for &(start, bytes) in ranges {
                space.bind_anonymous(GraphicsAddress(start), bytes).unwrap();
            }
            space
        };
        Self {
            platform,
            process: space(&[(BASE, 0x1_0000)]),
            global: space(&[(BASE, 0x1_0000), (RING, 0x2000), (STATUS, 0x2000)]),
            state: StreamerState::default(),
            pipeline: Counting::default(),
            findings: Findings::new(false),
            position: Position::default(),
            arbitration: None,
            is_guarded: false,
            has_status_pages: true,
            ring_registers: None,
            execution: Execution::All,
            engine: hw::Engine::Render,
        }
    }

    pub fn run(&mut self, ring: &mut Ring) -> Result<Progress, Stop> {
        let ids = Ids::default();
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &ids };
        let around = Surroundings {
            process: &self.process,
            global: &self.global,
            status_page: self.has_status_pages.then_some(GraphicsAddress(STATUS)),
            process_status_page: self.has_status_pages.then_some(GraphicsAddress(OWN_STATUS)),
            ticks: &|| 0x12_3456_789a,
            arbitration: self.arbitration.as_ref(),
            is_guarded: self.is_guarded,
            ring_registers: self.ring_registers,
        };
        let flavour = Flavour { engine: self.engine, execution: self.execution };
        run_ring(ring, &mut self.position, around, flavour, &mut self.state, &mut self.pipeline, &cx)
    }

    /// Puts commands at the beginning of the ring; the ring with all of them in it.
    pub fn ring(&self, commands: &[Vec<u32>]) -> Ring {
        let dwords = commands.concat();
        put(&self.global, RING, &dwords);
        described(0, 4 * dwords.len() as u32, 2, true).unwrap()
    }

    pub fn done(&mut self, commands: &[Vec<u32>]) {
        let mut ring = self.ring(commands);
        assert_eq!(self.run(&mut ring), Ok(Progress::Done));
        assert!(ring.is_empty());
    }

    pub fn said(&self) -> Vec<(Kind, &'static str)> {
        self.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect()
    }
}

pub fn put(space: &AddressSpace, at: u64, dwords: &[u32]) {
    for (index, dword) in dwords.iter().enumerate() {
        space.write_u32(GraphicsAddress(at + 4 * index as u64), *dword).unwrap();
    }
}

pub fn at(space: &AddressSpace, address: u64) -> u32 {
    space.read_u32(GraphicsAddress(address)).unwrap()
}

pub fn store(address: u64, value: u64) -> Vec<u32> {
    store_all(address, false, &[value as u32])
}

/// MI_STORE_DATA_IMM of all of `data`, as DWords or as QWords.
pub fn store_all(address: u64, is_qwords: bool, data: &[u32]) -> Vec<u32> {
    let command = MiStoreDataImm {
        address,
        store_qword: is_qwords.into(),
        dword_length: data.len() as u32 + 1,
        ..Default::default()
    };
    [command.encode(&SKL)[..3].to_vec(), data.to_vec()].concat()
}

pub fn start(address: u64, is_global: bool, second_level: bool) -> Vec<u32> {
    MiBatchBufferStart {
        address_space_indicator: u32::from(!is_global),
        second_level_batch_buffer: second_level.into(),
        batch_buffer_start_address: address,
        ..Default::default()
    }
    .encode(&SKL)
}
