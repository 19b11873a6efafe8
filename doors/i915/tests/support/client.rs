//! One client whose batch is object 1.

use crate::support::{BASE, TestGuest};
use i915::abi::REQUESTS;
use i915::{Driver, Errno, FileNumber, Options};

/// Ends a batch.
pub const BATCH_END: u32 = 0x0a << 23;

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
}
