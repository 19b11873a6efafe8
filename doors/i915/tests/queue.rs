//! A driver that queues: submissions return before they are executed, and a client that waits sees what was submitted.
//!
//! No thread executes here unless a test starts one, so that a test knows what has happened.

#[path = "support/client.rs"]
mod client;
mod support;

use client::{BATCH_ADDRESS, BATCH_END, Client, FENCES, FILE};
use i915::{Errno, Guest, Options, Outcome, SyncFile};
use rustix::event::{PollFd, PollFlags, poll};
use std::os::fd::{AsFd, OwnedFd};

/// The object that batches write, and where it is pinned.
const TARGET: u64 = 2;
const TARGET_ADDRESS: u64 = 0x20_0000;
const PINNED: u64 = 0x18;
const WRITE: u64 = 4;
const FENCE_OUT: u64 = 1 << 17;
const FENCE_ARRAY: u64 = 1 << 19;
const RENDER: u64 = 0x801;
const TIMED_OUT: Result<Vec<u32>, Errno> = Err(Errno::ETIME);

fn queued() -> Client {
    let client = Client::with(&Options { queued: true, ..Options::default() });
    client.ask("GEM_CREATE", &[("size", 4096)]).unwrap();
    client
}

/// A new object with a batch.
fn batch(client: &Client, dwords: &[u32]) -> u64 {
    let handle = client.ask("GEM_CREATE", &[("size", 4096)]).unwrap()[1].into();
    let data = support::BASE + 0x1000;
    let bytes: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
    client.guest.write(data, &bytes).unwrap();
    let size = bytes.len() as u64;
    client.ask("GEM_PWRITE", &[("handle", handle), ("size", size), ("data_ptr", data)]).unwrap();
    handle
}

/// Stores a value in the first dword of the target.
fn store(value: u32) -> [u32; 5] {
    [0x1000_0002, TARGET_ADDRESS as u32, 0, value, BATCH_END]
}

/// Submits a batch object that writes the target.
fn submit(client: &Client, batch: u64, target: u64, more: &[(&str, u64)]) -> Result<Vec<u32>, Errno> {
    let target = [target, 0, 0, TARGET_ADDRESS, PINNED | WRITE, 0, 0];
    let entries = [target, [batch, 0, 0, BATCH_ADDRESS + batch * 4096, PINNED, 0, 0]];
    let bytes: Vec<u8> = entries.as_flattened().iter().flat_map(|word: &u64| word.to_le_bytes()).collect();
    client.guest.write(support::BASE, &bytes).unwrap();
    let fields = [("buffers_ptr", support::BASE), ("buffer_count", 2), ("flags", RENDER)];
    client.ask("GEM_EXECBUFFER2", &[&fields, more].concat())
}

/// The first dword of an object as its memory has it now; nothing is waited for.
fn now(client: &Client, handle: u64) -> u32 {
    let descriptor = client.ask("PRIME_HANDLE_TO_FD", &[("handle", handle)]).unwrap()[1];
    let memory = client.guest.import(descriptor as i32).unwrap();
    let mut bytes = [0; 4];
    rustix::io::pread(&memory, &mut bytes, 0).unwrap();
    u32::from_le_bytes(bytes)
}

fn wait(client: &Client, handle: u64, timeout: i64) -> Result<Vec<u32>, Errno> {
    client.ask("GEM_WAIT", &[("bo_handle", handle), ("timeout_ns", timeout as u64)])
}

fn busy(client: &Client, handle: u64) -> u32 {
    client.ask("GEM_BUSY", &[("handle", handle)]).unwrap()[0]
}

fn out_fence(client: &Client, answer: &[u32]) -> OwnedFd {
    client.guest.import(*answer.last().unwrap() as i32).unwrap()
}

fn outcome(descriptor: &OwnedFd) -> Option<Outcome> {
    SyncFile::look(descriptor.as_fd()).unwrap().outcome
}

#[test]
fn work_happens_when_it_is_waited_for_and_objects_are_busy_until_then() {
    let client = queued();
    let batch = batch(&client, &store(7));
    let answer = submit(&client, batch, TARGET, &[("flags", RENDER | FENCE_OUT)]).unwrap();
    let fence = out_fence(&client, &answer);
    assert_eq!((now(&client, TARGET), outcome(&fence), client.driver.executed()), (0, None, 0));
    // The render engine has the number 0; who writes is numbered from 1.
    assert_eq!((busy(&client, TARGET), busy(&client, batch)), (0x1_0001, 0x1_0000));
    assert_eq!(wait(&client, TARGET, 0), TIMED_OUT);
    assert_eq!(wait(&client, TARGET, 1000), TIMED_OUT);
    assert_eq!(now(&client, TARGET), 0);
    wait(&client, TARGET, -1).unwrap();
    assert_eq!((now(&client, TARGET), outcome(&fence)), (7, Some(Outcome::Done)));
    assert_eq!((busy(&client, TARGET), busy(&client, batch)), (0, 0));
    assert_eq!(wait(&client, TARGET, 0).map(|_| ()), Ok(()));
}

#[test]
fn looking_at_an_object_waits_for_its_work() {
    for (request, fields) in [
        ("GEM_SET_DOMAIN", &[("read_domains", 1), ("write_domain", 0)][..]),
        ("GEM_SET_DOMAIN", &[("read_domains", 1), ("write_domain", 1)]),
        ("GEM_PREAD", &[("size", 4), ("data_ptr", support::BASE + 0x2000)]),
        ("GEM_PWRITE", &[("size", 4), ("data_ptr", support::BASE + 0x2000)]),
    ] {
        for is_batch in [false, true] {
            let client = queued();
            let batch = batch(&client, &store(7));
            submit(&client, batch, TARGET, &[]).unwrap();
            let other = client.ask("GEM_CREATE", &[("size", 4096)]).unwrap()[1].into();
            client.ask(request, &[&[("handle", other)], fields].concat()).unwrap();
            assert_eq!(client.driver.executed(), 0, "{request} {fields:?}");
            let handle = if is_batch { batch } else { TARGET };
            client.ask(request, &[&[("handle", handle)], fields].concat()).unwrap();
            assert_eq!(client.driver.executed(), 1, "{request} {fields:?} {is_batch}");
        }
    }
}

#[test]
fn work_is_done_in_the_order_of_submissions_whatever_context_it_is_of() {
    let client = queued();
    client.ask("GEM_CONTEXT_CREATE", &[]).unwrap();
    for (value, context) in [(1, 0), (2, 1), (3, 0)] {
        let batch = batch(&client, &store(value));
        submit(&client, batch, TARGET, &[("rsvd1", context)]).unwrap();
    }
    client.driver.drain();
    assert_eq!((now(&client, TARGET), client.driver.executed()), (3, 3));
}

#[test]
fn work_sees_the_objects_that_were_bound_when_it_was_submitted() {
    let client = queued();
    let other = client.ask("GEM_CREATE", &[("size", 4096)]).unwrap()[1].into();
    let (first, second) = (batch(&client, &store(1)), batch(&client, &store(2)));
    submit(&client, first, TARGET, &[]).unwrap();
    // Pinned over the target, whose work has not begun.
    submit(&client, second, other, &[]).unwrap();
    client.driver.drain();
    assert_eq!((now(&client, TARGET), now(&client, other)), (1, 2));
}

#[test]
fn an_object_that_is_closed_lives_until_its_work_is_done_and_no_longer() {
    let client = queued();
    let batch = batch(&client, &store(9));
    let descriptor = client.ask("PRIME_HANDLE_TO_FD", &[("handle", TARGET)]).unwrap()[1] as i32;
    submit(&client, batch, TARGET, &[]).unwrap();
    for handle in [TARGET, batch] {
        client.ask("GEM_CLOSE", &[("handle", handle)]).unwrap();
    }
    client.driver.drain();
    let memory = client.guest.import(descriptor).unwrap();
    let mut bytes = [0; 4];
    rustix::io::pread(&memory, &mut bytes, 0).unwrap();
    assert_eq!(u32::from_le_bytes(bytes), 9);
    // The test's own two descriptors are what is left of it.
    let identifier = i915::Identifier::of(memory.as_fd()).unwrap();
    let holders = std::fs::read_dir("/proc/self/fd").unwrap().filter(|entry| {
        let path = entry.as_ref().unwrap().path();
        let file = std::fs::File::open(path);
        file.is_ok_and(|file| i915::Identifier::of(file.as_fd()) == Ok(identifier))
    });
    assert_eq!(holders.count(), 2);
}

#[test]
fn synchronisation_objects_are_signalled_when_the_work_is_done() {
    let client = queued();
    let batch = batch(&client, &store(7));
    client.ask("SYNCOBJ_CREATE", &[]).unwrap();
    client.ask("SYNCOBJ_CREATE", &[]).unwrap();
    let wait = |handle: u32, deadline: u64| {
        client.guest.write(FENCES, &handle.to_le_bytes()).unwrap();
        let fields = [("handles", FENCES), ("count_handles", 1), ("timeout_ns", deadline)];
        client.ask("SYNCOBJ_WAIT", &fields).map(|_| ())
    };
    assert_eq!(wait(1, 0), Err(Errno::EINVAL), "nothing is attached");
    const SIGNAL: u32 = 2;
    let fence: Vec<u8> = [1, SIGNAL].iter().flat_map(|word: &u32| word.to_le_bytes()).collect();
    client.guest.write(FENCES, &fence).unwrap();
    let fields = [("cliprects_ptr", FENCES), ("num_cliprects", 1), ("flags", RENDER | FENCE_ARRAY)];
    submit(&client, batch, TARGET, &fields).unwrap();
    assert_eq!(wait(1, 0), Err(Errno::ETIME));
    // What is handed on is the same work: as a sync file and back, and as a point of another object.
    let exported = client.ask("SYNCOBJ_HANDLE_TO_FD", &[("handle", 1), ("flags", 1)]).unwrap()[1];
    let file = client.guest.import(exported as i32).unwrap();
    assert_eq!(outcome(&file), None);
    client.ask("SYNCOBJ_CREATE", &[]).unwrap();
    let fields = [("handle", 3), ("flags", 1), ("fd", exported.into())];
    client.ask("SYNCOBJ_FD_TO_HANDLE", &fields).unwrap();
    client.ask("SYNCOBJ_TRANSFER", &[("src_handle", 1), ("dst_handle", 2), ("dst_point", 5)]).unwrap();
    let points = |flags: u64| {
        client.guest.write(FENCES, &2u32.to_le_bytes()).unwrap();
        let fields = [("handles", FENCES), ("points", FENCES + 8), ("count_handles", 1), ("flags", flags)];
        client.ask("SYNCOBJ_QUERY", &fields).unwrap();
        let mut bytes = [0; 8];
        client.guest.read(FENCES + 8, &mut bytes).unwrap();
        u64::from_le_bytes(bytes)
    };
    const LAST_SUBMITTED: u64 = 1;
    assert_eq!((points(0), points(LAST_SUBMITTED)), (0, 5));
    assert_eq!((wait(3, 0), client.driver.executed()), (Err(Errno::ETIME), 0));
    wait(3, i64::MAX as u64).unwrap();
    assert_eq!((client.driver.executed(), outcome(&file)), (1, Some(Outcome::Done)));
    assert_eq!((wait(1, 0), wait(2, 0), points(0)), (Ok(()), Ok(()), 5));
}

#[test]
fn a_fault_costs_what_its_context_has_queued_and_nothing_else() {
    const RECOVERABLE: u64 = 0x8;
    let client = queued();
    client.ask("GEM_CONTEXT_CREATE", &[]).unwrap();
    client.ask("GEM_CONTEXT_SETPARAM", &[("ctx_id", 1), ("param", RECOVERABLE), ("value", 0)]).unwrap();
    let faulty = batch(&client, &[0x1000_0002, 0x7777_0000, 0, 0x55, BATCH_END]);
    let fences: Vec<OwnedFd> = [(faulty, 1), (batch(&client, &store(3)), 1), (batch(&client, &store(4)), 0)]
        .into_iter()
        .map(|(batch, context)| {
            let fields = [("rsvd1", context), ("flags", RENDER | FENCE_OUT)];
            out_fence(&client, &submit(&client, batch, TARGET, &fields).unwrap())
        })
        .collect();
    client.driver.drain();
    let outcomes: Vec<Option<Outcome>> = fences.iter().map(outcome).collect();
    assert_eq!(outcomes, [Some(Outcome::Lost), Some(Outcome::Lost), Some(Outcome::Done)]);
    assert_eq!((now(&client, TARGET), client.driver.report().count("fault")), (4, 1));
    let again = batch(&client, &store(5));
    assert_eq!(submit(&client, again, TARGET, &[("rsvd1", 1)]), Err(Errno::EIO));
}

#[test]
fn a_client_that_submits_without_end_waits_itself() {
    const SUBMISSIONS: u64 = 200;
    const FILE_LIMIT: u64 = 64;
    let client = queued();
    let batch = batch(&client, &store(7));
    for _ in 0..SUBMISSIONS {
        submit(&client, batch, TARGET, &[]).unwrap();
    }
    assert_eq!(client.driver.executed(), SUBMISSIONS - FILE_LIMIT);
    std::thread::sleep(std::time::Duration::from_millis(25));
    const THROTTLE: u32 = 0x6458;
    client.driver.ioctl(FILE, THROTTLE, &mut [], &client.guest).unwrap();
    assert_eq!(client.driver.executed(), SUBMISSIONS);
}

#[test]
fn a_thread_that_executes_tells_who_sleeps() {
    let client = queued();
    let batch = batch(&client, &store(7));
    let client: &'static Client = Box::leak(Box::new(client));
    let driver = &client.driver;
    // It ends with the process.
    std::thread::spawn(|| driver.work(|| {}));
    let answer = submit(client, batch, TARGET, &[("flags", RENDER | FENCE_OUT)]).unwrap();
    let fence = out_fence(client, &answer);
    let mut descriptors = [PollFd::new(&fence, PollFlags::IN)];
    let limit = rustix::time::Timespec { tv_sec: 20, tv_nsec: 0 };
    assert_eq!(poll(&mut descriptors, Some(&limit)), Ok(1));
    assert_eq!(outcome(&fence), Some(Outcome::Done));
}
