//! A kernel driver of sorts: tables, rings, context images, submissions.
#![allow(dead_code)]

use bits::PhysicalAddress;
use device::{
    DeviceOptions, EngineId, Execution, Hardware, HardwareError, HardwareOptions, THREAD_BUDGET_INSTRUCTIONS,
};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use probe::Findings;
use std::sync::Arc;

pub mod compute;
pub mod counting;

/// Physical memory: tables of the process, its data. Low pages are what the global table shows.
pub const PML4: u64 = 0x10_0000;
pub const TABLES: u64 = 0x20_0000_0000;
pub const DATA: u64 = 0x30_0000_0000;
/// Global addresses, each at the same physical address.
pub const STATUS_PAGE: u64 = 0x1000;
pub const RING: u64 = 0x2000;
pub const IMAGE: u64 = 0x6000;
pub const IMAGE_2: u64 = 0x2_0000;
/// Process addresses: a batch low, data far up.
pub const BATCH: u64 = 0x40_0000;
pub const RESULT: u64 = 0x7fff_dead_0000;

pub const END: u32 = 0x0a << 23;
pub const USER_INTERRUPT: u32 = 2 << 23;
pub const NOOP: u32 = 0;

/// The platforms that take execution lists.
pub const LISTS: [&Platform; 3] = [&BDW, &SKL, &BXT];

pub struct Driver {
    pub hardware: Hardware,
    pub findings: Arc<Findings>,
    next_table: u64,
}

pub fn still() -> u64 {
    1_000_000_000
}

impl Driver {
    pub fn new(platform: &'static Platform) -> Self {
        Self::with_mappings(platform, 1000)
    }

    pub fn with_mappings(platform: &'static Platform, mappings_limit: u32) -> Self {
        let device = DeviceOptions {
            execution: Execution::All,
            clock: still,
            thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
        };
        let findings = Arc::new(Findings::new(false));
        let options = HardwareOptions { device, memory_limit_bytes: 64 << 20, mappings_limit };
        let mut hardware = Hardware::new(platform, options, Arc::clone(&findings)).unwrap();
        for page in 0..64 {
            hardware.ggtt_write(page, u64::from(page) << 12 | 1).unwrap();
        }
        for engine in EngineId::ALL {
            hardware.mmio_write(engine.base() + 0x80, STATUS_PAGE as u32).unwrap();
            if platform.has(hw::Feature::ExeclistSubmission) {
                hardware.mmio_write(engine.base() + 0x29c, 0x8000_8000).unwrap();
            }
        }
        Self { hardware, findings, next_table: TABLES }
    }

    pub fn words(&mut self, at: u64, words: &[u32]) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.hardware.physical_write(PhysicalAddress(at), &bytes).unwrap();
    }

    pub fn word(&self, at: u64) -> u32 {
        let mut bytes = [0; 4];
        self.hardware.physical_read(PhysicalAddress(at), &mut bytes).unwrap();
        u32::from_le_bytes(bytes)
    }

    pub fn qword(&self, at: u64) -> u64 {
        u64::from(self.word(at)) | u64::from(self.word(at + 4)) << 32
    }

    /// Enters a page into the tables below `root`, which has `levels` levels.
    pub fn bind(&mut self, root: u64, levels: u32, address: u64, physical: u64) {
        let mut table = root;
        for level in (2..=levels).rev() {
            let entry = table + 8 * ((address >> (9 * level + 3)) & 511);
            if self.qword(entry) & 1 == 0 {
                self.next_table += 0x1000;
                let next = self.next_table | 7;
                self.words(entry, &[next as u32, (next >> 32) as u32]);
            }
            table = self.qword(entry) & !0xfff;
        }
        let entry = table + 8 * ((address >> 12) & 511);
        self.words(entry, &[physical as u32 | 7, (physical >> 32) as u32]);
    }

    /// Prepares the context image of an engine.
    pub fn image(&mut self, engine: EngineId, image: u64, root: u64, head: u32, tail: u32) {
        let base = engine.base();
        let mut words = vec![1, 0x1100_1015];
        let ring = [(0x244, 0x0001_0001), (0x34, head), (0x30, tail), (0x38, RING as u32), (0x3c, 0x1)];
        let batches = [0x168, 0x140, 0x110, 0x11c, 0x114, 0x118].map(|register| (register, 0));
        for (register, value) in ring.into_iter().chain(batches) {
            words.extend([base + register, value]);
        }
        words.resize(0x21, 0);
        words.push(0x1100_1011);
        words.extend([base + 0x3a8, 0]);
        for index in (0..4).rev() {
            let directory = root + 0x1000 * index;
            let register = base + 0x270 + 8 * index as u32;
            words.extend([register + 4, (directory >> 32) as u32, register, directory as u32]);
        }
        self.words(image + 0x1000, &words);
    }

    pub fn submit(
        &mut self,
        engine: EngineId,
        first: [u32; 2],
        second: [u32; 2],
    ) -> Result<(), HardwareError> {
        let port = engine.base() + 0x230;
        let mut result = Ok(());
        for word in [second[0], second[1], first[0], first[1]] {
            result = self.hardware.mmio_write(port, word);
        }
        result
    }

    pub fn read(&self, register: u32) -> u32 {
        self.hardware.mmio_read(register).unwrap()
    }
}

/// Id and low half of a descriptor: 48-bit legacy context.
pub fn descriptor(id: u32, image: u64) -> [u32; 2] {
    [id, image as u32 | 0x119]
}

pub fn start(address: u64) -> [u32; 3] {
    [0x31 << 23 | 1 << 8 | 1, address as u32, (address >> 32) as u32]
}

pub fn store(address: u64, value: u32) -> [u32; 4] {
    [0x20 << 23 | 2, address as u32, (address >> 32) as u32, value]
}

pub fn store_global(address: u64, value: u32) -> [u32; 4] {
    let [header, low, high, value] = store(address, value);
    [header | 1 << 22, low, high, value]
}

/// A driver with one context whose ring starts a batch in the process's space that stores a value far up.
pub fn ready(platform: &'static Platform) -> Driver {
    let mut driver = Driver::new(platform);
    driver.bind(PML4, 4, BATCH, DATA);
    driver.bind(PML4, 4, RESULT, DATA + 0x1000);
    let mut batch = store(RESULT + 8, 0xcafe).to_vec();
    batch.push(END);
    driver.words(DATA, &batch);
    let mut ring = start(BATCH).to_vec();
    ring.extend([NOOP]);
    driver.words(RING, &ring);
    driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
    driver
}
