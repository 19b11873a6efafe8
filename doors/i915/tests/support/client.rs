//! One client whose batch is object 1.

use super::{BASE, TestGuest};
use i915::abi::REQUESTS;
use i915::{Driver, Errno, FileNumber, Guest, Options};

/// Ends a batch.
pub const BATCH_END: u32 = 0x0a << 23;
/// Stores the dword 0x55 in the last dword of the batch.
pub const STORE: [u32; 5] = [0x1000_0002, BATCH_ADDRESS as u32 + 4092, 0, 0x55, BATCH_END];

/// Its open file.
pub const FILE: FileNumber = FileNumber(1);
/// Where the batch is pinned.
pub const BATCH_ADDRESS: u64 = 0x10_0000;
/// Where lists of fences and handles lie in the client's memory.
pub const FENCES: u64 = BASE + 0x4000;

/// The client.
pub struct Client {
    pub driver: Driver,
    pub guest: TestGuest,
}

impl Client {
    /// A client of a driver that executes inside of the request.
    pub fn new() -> Self {
        Self::with(&Options::default())
    }

    /// A client of a driver that does what the options ask.
    pub fn with(options: &Options) -> Self {
        let client = Self { driver: Driver::new(options, None).unwrap(), guest: TestGuest::new() };
        assert_eq!(client.ask("GEM_CREATE", &[("size", 4096)]).unwrap()[1], 1);
        client
    }

    /// Makes a request and answers its argument as dwords, without the first.
    pub fn ask(&self, name: &str, fields: &[(&str, u64)]) -> Result<Vec<u32>, Errno> {
        let request = REQUESTS.iter().find(|request| request.name == name).unwrap();
        let mut argument = vec![0; request.fields.last().map_or(0, |field| field.place + field.bytes)];
        for (name, value) in fields {
            let field = request.fields.iter().find(|field| field.name == *name).unwrap();
            argument[field.place..field.place + field.bytes]
                .copy_from_slice(&value.to_le_bytes()[..field.bytes]);
        }
        self.driver.ioctl(FILE, request.number, &mut argument, &self.guest)?;
        Ok(argument
            .chunks_exact(4)
            .skip(1)
            .map(|dword| u32::from_le_bytes(dword.try_into().unwrap()))
            .collect())
    }

    /// Submits dwords as a batch.
    pub fn submit(&self, context: u64, dwords: &[u32]) -> Result<(), Errno> {
        self.submit_with(context, dwords, &[]).map(|_| ())
    }

    /// The same with fields of the request that matter more than the usual ones.
    pub fn submit_with(&self, context: u64, dwords: &[u32], more: &[(&str, u64)]) -> Result<Vec<u32>, Errno> {
        let mut page = vec![0; 4096];
        for (place, dword) in page.chunks_exact_mut(4).zip(dwords) {
            place.copy_from_slice(&dword.to_le_bytes());
        }
        let data = BASE + 0x1000;
        self.guest.write(data, &page).unwrap();
        self.ask("GEM_PWRITE", &[("handle", 1), ("size", 4096), ("data_ptr", data)])?;
        let entry = [1, 0, 0, BATCH_ADDRESS, 0x18, 0, 0];
        let bytes: Vec<u8> = entry.iter().flat_map(|word: &u64| word.to_le_bytes()).collect();
        self.guest.write(BASE, &bytes).unwrap();
        let fields = [("buffers_ptr", BASE), ("buffer_count", 1), ("flags", 0x801), ("rsvd1", context)];
        self.ask("GEM_EXECBUFFER2", &[&fields, more].concat())
    }

    /// A dword of the batch's buffer.
    pub fn dword(&self, offset: u64) -> u32 {
        let place = BASE + 0x3000;
        let fields = [("handle", 1), ("offset", offset), ("size", 4), ("data_ptr", place)];
        self.ask("GEM_PREAD", &fields).unwrap();
        let mut bytes = [0; 4];
        self.guest.read(place, &mut bytes).unwrap();
        u32::from_le_bytes(bytes)
    }

    /// Faults so far.
    pub fn faults(&self) -> u64 {
        self.driver.report().count("fault")
    }
}
