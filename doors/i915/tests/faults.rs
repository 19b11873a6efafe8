//! A submission that stops the device costs its context, and nothing else.

#[path = "support/client.rs"]
mod client;
mod support;

use client::{BATCH_ADDRESS, BATCH_END, Client, FENCES};
use i915::{Errno, Guest, Options, Outcome, SyncFile};
use std::os::fd::AsFd;
use support::BASE;

/// Stores the dword 0x55 in the last dword of the batch.
const STORE: [u32; 5] = [0x1000_0002, BATCH_ADDRESS as u32 + 4092, 0, 0x55, BATCH_END];

impl Client {
    /// A client of a driver that executes inside of the request.
    fn new() -> Self {
        Self::with(&Options::default())
    }

    /// Submits dwords as a batch.
    fn submit(&self, context: u64, dwords: &[u32]) -> Result<(), Errno> {
        self.submit_with(context, dwords, &[]).map(|_| ())
    }

    /// The same with fields of the request that matter more than the usual ones.
    fn submit_with(&self, context: u64, dwords: &[u32], more: &[(&str, u64)]) -> Result<Vec<u32>, Errno> {
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
    fn dword(&self, offset: u64) -> u32 {
        let place = BASE + 0x3000;
        let fields = [("handle", 1), ("offset", offset), ("size", 4), ("data_ptr", place)];
        self.ask("GEM_PREAD", &fields).unwrap();
        let mut bytes = [0; 4];
        self.guest.read(place, &mut bytes).unwrap();
        u32::from_le_bytes(bytes)
    }

    /// Faults so far.
    fn faults(&self) -> u64 {
        self.driver.report().count("fault")
    }
}

/// Continues the batch at an address.
const fn jump(address: u64) -> [u32; 3] {
    [0x1880_0101, address as u32, (address >> 32) as u32]
}

fn stored(client: &Client) -> u32 {
    client.dword(4092)
}

/// A broken batch is reported as a fault, its context is lost, the next one works.
fn costs_the_context_only(dwords: &[u32]) {
    let client = Client::new();
    client.submit(0, &STORE).unwrap();
    assert_eq!((stored(&client), client.faults()), (0x55, 0));
    // As Mesa makes its contexts.
    context(&client, RECOVERABLE, 0);
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
fn a_write_that_a_fault_kept_from_happening_is_made_good_on_request() {
    let client = Client::new();
    let place = BATCH_ADDRESS as u32 + 4080;
    let store = [0x1000_0002, 0x7777_0000, 0, 0x55];
    // An immediate value, and a timestamp, whose value the test cannot know.
    let control = [0x7a00_0004, 1 << 14 | 1 << 20, place, 0, 0x1234, 0];
    let timestamp = [0x7a00_0004, 3 << 14 | 1 << 20, place - 16, 0, 0, 0, BATCH_END];
    client.submit(0, &[&store[..], &control[..], &timestamp[..]].concat()).unwrap();
    assert_eq!([client.dword(4064), client.dword(4080)], [0, 0]);
    assert_eq!(client.driver.complete_lost_writes(), 1);
    assert_eq!([client.dword(4064), client.dword(4080)], [0, 0x1234]);
    assert_eq!(client.driver.complete_lost_writes(), 0);
}

/// Makes the first context of a client, sets a parameter of it, and answers its number.
fn context(client: &Client, parameter: u64, value: u64) -> u64 {
    client.ask("GEM_CONTEXT_CREATE", &[]).unwrap();
    client.ask("GEM_CONTEXT_SETPARAM", &[("ctx_id", 1), ("param", parameter), ("value", value)]).unwrap();
    1
}

const BANNABLE: u64 = 5;
const RECOVERABLE: u64 = 8;
const FAULTY: [u32; 3] = jump(0x7777_0000);

#[test]
fn a_context_that_recovers_goes_on_until_its_third_hang() {
    let client = Client::new();
    let context = context(&client, RECOVERABLE, 1);
    for hangs in 1..=3 {
        client.submit(context, &FAULTY).expect("the submission itself is taken");
        assert_eq!(client.ask("GET_RESET_STATS", &[("ctx_id", context)]).unwrap()[2], hangs);
        let outcome = client.submit(context, &STORE);
        assert_eq!(outcome, if hangs < 3 { Ok(()) } else { Err(Errno::EIO) }, "{hangs}");
    }
}

#[test]
fn a_context_that_recovers_begins_with_the_state_of_a_new_one() {
    // A general-purpose register is stored; it was loaded by the submission before.
    const REGISTER: u32 = 0x2600;
    let client = Client::new();
    let context = context(&client, RECOVERABLE, 1);
    let load = [0x1100_0001, REGISTER, 0x77, BATCH_END];
    let store = [0x1200_0002, REGISTER, BATCH_ADDRESS as u32 + 4092, 0, BATCH_END];
    client.submit(context, &load).unwrap();
    client.submit(context, &store).unwrap();
    assert_eq!(stored(&client), 0x77);
    client.submit(context, &FAULTY).unwrap();
    client.submit(context, &store).unwrap();
    assert_eq!(stored(&client), 0);
}

#[test]
fn a_context_that_must_not_be_banned_never_is() {
    let client = Client::new();
    let context = context(&client, BANNABLE, 0);
    for _ in 0..10 {
        client.submit(context, &FAULTY).unwrap();
    }
    client.submit(context, &STORE).unwrap();
    assert_eq!(stored(&client), 0x55);
}

#[test]
fn a_client_whose_contexts_are_banned_gets_no_new_ones() {
    let client = Client::new();
    for number in 1..=3 {
        let fields = [("ctx_id", number), ("param", RECOVERABLE)];
        client.ask("GEM_CONTEXT_CREATE", &[]).unwrap();
        client.ask("GEM_CONTEXT_SETPARAM", &fields).unwrap();
        client.submit(number, &FAULTY).unwrap();
    }
    assert_eq!(client.ask("GEM_CONTEXT_CREATE", &[]), Err(Errno::EIO));
}

#[test]
fn the_fences_of_lost_work_are_signalled_with_an_error() {
    const SYNC_FILE: u64 = 1;
    let client = Client::new();
    let mut lost = Vec::new();
    for (number, batch) in [&STORE[..], &FAULTY[..]].into_iter().enumerate() {
        client.ask("SYNCOBJ_CREATE", &[]).unwrap();
        let handle = number as u64 + 1;
        let fence: Vec<u8> = [handle as u32, 2].iter().flat_map(|word| word.to_le_bytes()).collect();
        client.guest.write(FENCES, &fence).unwrap();
        let fields = [("cliprects_ptr", FENCES), ("num_cliprects", 1), ("flags", 0x801 | 1 << 19 | 1 << 17)];
        let answer = client.submit_with(0, batch, &fields).unwrap();
        let out_fence = answer.last().copied().unwrap() as i32;
        // Waiting tells nothing, as in the kernel.
        client.guest.write(FENCES, &(handle as u32).to_le_bytes()).unwrap();
        client.ask("SYNCOBJ_WAIT", &[("handles", FENCES), ("count_handles", 1)]).unwrap();
        let fields = [("handle", handle), ("flags", SYNC_FILE)];
        let exported = *client.ask("SYNCOBJ_HANDLE_TO_FD", &fields).unwrap().get(1).unwrap() as i32;
        for descriptor in [out_fence, exported] {
            let descriptor = client.guest.import(descriptor).unwrap();
            lost.push(
                SyncFile::look(descriptor.as_fd()).and_then(|state| state.outcome) == Some(Outcome::Lost),
            );
        }
    }
    assert_eq!(lost, [false, false, true, true]);
}

#[test]
fn a_command_that_does_not_exist() {
    costs_the_context_only(&[0x7fff_0000, 0, BATCH_END]);
}
