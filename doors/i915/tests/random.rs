//! Requests of random bytes: the driver answers with an error or not at all, but never panics.

mod support;

use i915::abi::REQUESTS;
use i915::{Driver, Errno, FileNumber, Guest, Options};
use support::{BASE, BYTES, TestGuest};

/// A small generator of its own, so that a failing run repeats.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (self.0 >> 33) ^ self.0;
        mixed.wrapping_mul(0xff51_afd7_ed55_8ccd)
    }

    /// Values that find limits: small numbers, addresses of the client, powers of two, everything.
    fn value(&mut self) -> u64 {
        let value = self.next();
        match value >> 61 {
            0 | 1 => value & 7,
            2 => BASE + (value & (BYTES as u64 - 8)),
            3 => 1 << (value & 63),
            4 => (1 << (value & 63)) - 1,
            5 => value & 0xffff_f000,
            6 => u64::MAX - (value & 3),
            _ => value,
        }
    }
}

/// Sizes and times are cut down so that a run stays short and small.
fn tame(name: &str, field: &str, value: u64) -> u64 {
    match (name, field) {
        ("GEM_CREATE" | "GEM_CREATE_EXT", "size") => value % (1 << 22),
        ("GEM_USERPTR", "user_size") => value % (1 << 22),
        (_, "timeout_ns") => 0,
        ("SYNCOBJ_TRANSFER", "flags") => value & !2,
        _ => value,
    }
}

/// Answers how many requests succeeded.
fn run(device: &str, seed: u64, steps: usize) -> usize {
    let options = Options { device: device.into(), no_exec: true, ..Options::default() };
    let driver = Driver::new(&options, None).unwrap();
    let guest = TestGuest::new();
    let mut random = Random(seed);
    let mut successes = 0;
    for _ in 0..steps {
        for _ in 0..4 {
            let place = BASE + (random.next() % (BYTES as u64 - 8));
            guest.write(place & !7, &random.value().to_le_bytes()).unwrap();
        }
        let request = &REQUESTS[(random.next() % REQUESTS.len() as u64) as usize];
        let length = request.fields.last().map_or(0, |field| field.place + field.bytes);
        let mut argument = vec![0; length];
        for field in request.fields {
            let value = match (field.name, random.next() & 3) {
                ("flags" | "pad" | "rsvd" | "extensions", 1..) => 0,
                ("handle" | "ctx_id" | "vm_id" | "count_handles" | "num_items" | "buffer_count", 1..) => {
                    random.next() & 3
                }
                _ => random.value(),
            };
            let value = tame(request.name, field.name, value).to_le_bytes();
            let bytes = field.bytes.min(8);
            argument[field.place..field.place + bytes].copy_from_slice(&value[..bytes]);
        }
        let file = FileNumber(random.next() & 1);
        successes += usize::from(driver.ioctl(file, request.number, &mut argument, &guest).is_ok());
    }
    successes
}

#[test]
fn random_requests_never_panic() {
    for (seed, device) in ["skl", "bxt", "bdw", "byt"].into_iter().enumerate() {
        let successes = run(device, seed as u64 + 1, 20_000);
        assert!(successes > 2_000, "only {successes} requests got far enough to mean anything");
    }
}

/// Writes dwords into the client's memory.
fn put(guest: &TestGuest, place: u64, words: &[u64]) {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    guest.write(place, &bytes).unwrap();
}

#[test]
fn random_submissions_never_panic_and_leave_the_tables_usable() {
    const ENTRY_BYTES: u64 = 56;
    const BATCH_END: u64 = 0x0a << 23;
    let (list, relocations) = (BASE, BASE + 0x4000);
    for device in ["skl", "byt"] {
        let driver =
            Driver::new(&Options { device: device.into(), no_exec: true, ..Options::default() }, None)
                .unwrap();
        let (guest, file) = (TestGuest::new(), FileNumber(1));
        let request = |name: &str| REQUESTS.iter().find(|request| request.name == name).unwrap();
        let (create, exec) = (request("GEM_CREATE"), request("GEM_EXECBUFFER2"));
        let write = request("GEM_PWRITE");
        // Batches of random addresses fault; their context is one that is never banned for it.
        const BANNABLE: u64 = 5;
        let mut parameter = [0; 24];
        parameter[8..16].copy_from_slice(&BANNABLE.to_le_bytes());
        driver.ioctl(file, request("GEM_CONTEXT_SETPARAM").number, &mut parameter, &guest).unwrap();
        for pages in [1u64, 1, 2, 3, 8, 64] {
            let mut argument = [0; 16];
            argument[..8].copy_from_slice(&(pages << 12).to_le_bytes());
            driver.ioctl(file, create.number, &mut argument, &guest).unwrap();
            // Whatever else is patched in: a batch that ends at once.
            put(&guest, list, &[BATCH_END]);
            let mut transfer = [0; 32];
            for (place, value) in [(0, u64::from(argument[8])), (16, 8), (24, list)] {
                transfer[place..place + 8].copy_from_slice(&value.to_le_bytes());
            }
            driver.ioctl(file, write.number, &mut transfer, &guest).unwrap();
        }
        let mut random = Random(7);
        let mut successes = 0;
        for _ in 0..3000 {
            let count = 1 + random.next() % 4;
            let first = random.next() % 6;
            for index in 0..count {
                let handle = 1 + (first + index) % 6;
                let relocation_count = random.next() & 1;
                // Pages close together, so that places collide; rarely anything.
                let offset = if random.next() & 31 == 0 {
                    random.value()
                } else {
                    ((random.next() & 31) << 12) | (1 << 20)
                };
                let flags = random.next() & 0x1c;
                let entry =
                    [handle | relocation_count << 32, relocations + index * 64, 0, offset, flags, 0, 0];
                put(&guest, list + index * ENTRY_BYTES, &entry);
                let target = (random.next() % (count + 1)) | (random.next() << 32);
                let place = if random.next() & 7 == 0 { random.value() } else { (random.next() & 0xff8) | 8 };
                put(&guest, relocations + index * 64, &[target, place, random.value(), 0]);
            }
            let mut argument = [0; 64];
            let flags = 1 | 1 << 12 | (random.next() & 1) << 11 | (random.next() & 1) << 18;
            for (place, value) in [(0, list), (8, count), (40, flags)] {
                argument[place..place + 8].copy_from_slice(&value.to_le_bytes());
            }
            let outcome = driver.ioctl(file, exec.number, &mut argument, &guest);
            assert_ne!(outcome, Err(Errno::EIO));
            successes += usize::from(outcome.is_ok());
        }
        assert!(successes > 300, "only {successes} submissions got far enough to mean anything");
    }
}

#[test]
fn requests_of_unknown_numbers_and_odd_lengths_never_panic() {
    let driver = Driver::new(&Options { no_exec: true, ..Options::default() }, None).unwrap();
    let guest = TestGuest::new();
    let mut random = Random(99);
    for number in 0..=u32::from(u8::MAX) {
        for length in [0, 1, 7, 8, 16, 33, 200, 300] {
            let mut argument: Vec<u8> = (0..length).map(|_| random.next() as u8 & 3).collect();
            let _ = driver.ioctl(FileNumber(1), u32::from(b'd') << 8 | number, &mut argument, &guest);
        }
    }
}
