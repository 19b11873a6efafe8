//! A submission that stops the device costs its context, and nothing else.

mod support;

use i915::abi::REQUESTS;
use i915::{Driver, Errno, FileNumber, Guest, Options};
use support::{BASE, TestGuest};

const FILE: FileNumber = FileNumber(1);
/// Where the batch is pinned.
const BATCH_ADDRESS: u64 = 0x10_0000;

/// One client whose batch is object 1.
struct Client {
    driver: Driver,
    guest: TestGuest,
}

impl Client {
    fn new() -> Self {
        let client =
            Self { driver: Driver::new(&Options::default(), None).unwrap(), guest: TestGuest::new() };
        assert_eq!(client.ask("GEM_CREATE", &[("size", 4096)]).unwrap()[1], 1);
        client
    }

    /// Makes a request and answers its argument as dwords, without the first.
    fn ask(&self, name: &str, fields: &[(&str, u64)]) -> Result<Vec<u32>, Errno> {
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
    fn submit(&self, context: u64, dwords: &[u32]) -> Result<(), Errno> {
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
        self.ask("GEM_EXECBUFFER2", &fields).map(|_| ())
    }

    fn faults(&self) -> u64 {
        self.driver.report().count("fault")
    }
}

const BATCH_END: u32 = 0x0a << 23;
/// Stores the dword 0x55 in the last dword of the batch.
const STORE: [u32; 5] = [0x1000_0002, BATCH_ADDRESS as u32 + 4092, 0, 0x55, BATCH_END];
/// Continues the batch at an address.
const fn jump(address: u64) -> [u32; 3] {
    [0x1880_0101, address as u32, (address >> 32) as u32]
}

fn stored(client: &Client) -> u32 {
    let place = BASE + 0x3000;
    client.ask("GEM_PREAD", &[("handle", 1), ("offset", 4092), ("size", 4), ("data_ptr", place)]).unwrap();
    let mut bytes = [0; 4];
    client.guest.read(place, &mut bytes).unwrap();
    u32::from_le_bytes(bytes)
}

/// A broken batch is reported as a fault, its context is lost, the next one works.
fn costs_the_context_only(dwords: &[u32]) {
    let client = Client::new();
    client.submit(0, &STORE).unwrap();
    assert_eq!((stored(&client), client.faults()), (0x55, 0));
    assert_eq!(client.ask("GEM_CONTEXT_CREATE", &[]).map(|_| ()), Ok(()));
    client.submit(1, dwords).expect("the submission itself is taken");
    assert_eq!(client.faults(), 1, "{:?}", client.driver.report().findings);
    assert_eq!(client.submit(1, &STORE), Err(Errno::EIO));
    let statistics = client.ask("GET_RESET_STATS", &[("ctx_id", 1)]).unwrap();
    assert_eq!(statistics[2], 1, "one batch is guilty");
    assert_eq!(client.ask("GET_RESET_STATS", &[("ctx_id", 0)]).unwrap()[2], 0);
    client.submit(0, &STORE).unwrap();
    assert_eq!(stored(&client), 0x55, "the other context still works");
}

#[test]
fn a_batch_that_goes_to_an_unbound_address() {
    costs_the_context_only(&jump(0x7777_0000));
}

#[test]
fn a_batch_that_never_ends() {
    costs_the_context_only(&jump(BATCH_ADDRESS));
}

#[test]
fn a_store_to_an_unbound_address() {
    costs_the_context_only(&[0x1000_0002, 0x7777_0000, 0, 0x55, BATCH_END]);
}

#[test]
fn a_write_that_a_fault_kept_from_happening_is_known() {
    let client = Client::new();
    // A store that faults; then PIPE_CONTROL with a write of 0x1234 near the end of the batch.
    let place = BATCH_ADDRESS as u32 + 4080;
    let store = [0x1000_0002, 0x7777_0000, 0, 0x55];
    let control = [0x7a00_0004, 1 << 14 | 1 << 20, place, 0, 0x1234, 0, BATCH_END];
    client.submit(0, &[&store[..], &control[..]].concat()).unwrap();
    assert_eq!(client.faults(), 1);
    let missing = client.driver.missing_writes(4);
    assert_eq!(missing.len(), 1, "{missing:?}");
    assert!(missing[0].starts_with("0x1234 to 0x0000_00100ff0 (submission 1)"), "{missing:?}");
}

#[test]
fn a_command_that_does_not_exist() {
    costs_the_context_only(&[0x7fff_0000, 0, BATCH_END]);
}
