//! Walkers that are stopped in the middle of their threads: what lies in the context save area, and that nobody notices.

use bits::PhysicalAddress;
use device::EngineId;
use hw::Platform;
use hw::message::{ScratchBlockRead, ScratchBlockWrite};
use hw::platforms::{BXT, SKL};
use probe::{FaultKind, Kind, Stop};
use support::compute::{SetUp, walker};
use support::*;

mod support;

/// Process addresses; physical memory follows them.
const KERNEL: u64 = BATCH + 0x1000;
const DESCRIPTOR: u64 = BATCH + 0x2000;
const WALKER: u64 = BATCH + 0x3000;
const COUNTS: u64 = BATCH + 0x5000;
const VALUES: u64 = BATCH + 0x6000;
const ROUTINE: u64 = BATCH + 0x8000;
const CODE_END: u64 = BATCH + 0x1_0000;
/// The context save area: local memories of all subslices, then 8 KiB for each thread.
const AREA: u64 = 0x80_0000;
const AREA_THREAD_BYTES: u64 = 0x2000;
const THREADS: u64 = 4;
const GROUPS: u64 = 2;
const PREEMPTED: u32 = 2;
/// GPGPU Preemption Control in CS_CHICKEN1, with its mask.
const GRANULARITY: u32 = 0x2580;
const COMMAND: u32 = 0x0006_0004;

/// Where the threads of the area begin, and where it ends.
fn area_threads(platform: &Platform) -> u64 {
    AREA + 0x1_0000 * u64::from(platform.subslices())
}

fn area_end(platform: &Platform) -> u64 {
    area_threads(platform) + THREADS * AREA_THREAD_BYTES
}

fn physical(address: u64) -> u64 {
    DATA + (address - BATCH)
}

/// A register, and how the routine moves it to g113 and back. It uses g112 and g113, and the kernel does not.
struct Item {
    save: String,
    restore: String,
}

fn item(save: &str, restore: &str) -> Item {
    Item { save: save.into(), restore: restore.into() }
}

/// The upper half of what was read: registers of 16 bytes are there a second time.
const UPPER: &str = "mov(4) g113<1>UD g113.4<4,4,1>UD { align1 WE_all 1N };\n";

/// What a thread is, in the order in which it is saved; it is restored in the opposite order. Much of it is moved in the way
/// of the vendor's routine: words of accumulators, registers whole, upper halves, and what is saved is cleared.
fn items() -> Vec<Item> {
    let grf = |n| {
        item(
            &format!("mov(8) g113<1>UD g{n}<8,8,1>UD {{ align1 WE_all 1Q }};\n"),
            &format!("mov(8) g{n}<1>UD g113<8,8,1>UD {{ align1 WE_all 1Q }};\n"),
        )
    };
    let four = |name| {
        item(
            &format!("mov(4) g113<1>UD {name}<4,4,1>UD {{ align1 WE_all 1N switch }};\n"),
            &format!("mov(4) {name}<1>UD g113<4,4,1>UD {{ align1 WE_all 1N switch }};\n"),
        )
    };
    let flow = |name: String, region| {
        item(
            &format!(
                "mov(8) g113<1>UD {name}{region}UD {{ align1 WE_all 1Q }};\n\
                 mov(8) {name}<1>UD 0UD {{ align1 WE_all 1Q }};\n"
            ),
            &format!("{UPPER}mov(8) {name}<1>UD g113<8,8,1>UD {{ align1 WE_all 1Q }};\n"),
        )
    };
    let mut items: Vec<Item> = (0..112).map(grf).collect();
    items.push(four("cr0"));
    items.push(four("sr0"));
    items.push(four("n0"));
    items.push(item(
        "mov(8) g113<1>UD a0<8,8,1>UD { align1 WE_all 1Q };\n",
        "mov(8) a0<1>UD g113<8,8,1>UD { align1 WE_all 1Q };\n",
    ));
    items.push(item(
        "mov(8) g113<1>UD sp<8,8,1>UD { align1 WE_all 1Q };\n",
        &format!("{UPPER}mov(4) sp<1>UD g113<4,4,1>UD {{ align1 WE_all 1N switch }};\n"),
    ));
    items.extend((0..32).map(|n| flow(format!("fc0.{n}b"), "<0,1,0>")));
    items.extend([1, 2].map(|n| flow(format!("fc{n}"), "<8,8,1>")));
    let next = "shr(16) acc0<1>W acc0<8,8,1>W 16W { align1 WE_all 1H };\n";
    let read = "mov(16) g113<1>W acc0<8,8,1>W { align1 WE_all 1H };\n";
    let shift = "shl(16) acc0<1>W acc0<8,8,1>W 16W { align1 WE_all 1H };\n";
    let add = "add(16) acc0<1>W acc0<8,8,1>W g113<8,8,1>UW { align1 WE_all 1H };\n";
    items.push(item(read, add));
    items.push(item(&format!("{next}{read}"), &format!("{add}{shift}")));
    items.push(item(&format!("{next}{read}"), "shl(16) acc0<1>W g113<8,8,1>W 16W { align1 WE_all 1H };\n"));
    items.push(item(
        "mov(1) g113<1>UD f0<0,1,0>UD { align1 WE_all 1N };\n\
         mov(1) g113.1<1>UD f1<0,1,0>UD { align1 WE_all 1N };\n",
        "mov(1) f0<1>UD g113<0,1,0>UD { align1 WE_all 1N };\n\
         mov(1) f1<1>UD g113.1<0,1,0>UD { align1 WE_all 1N };\n",
    ));
    items
}

/// Item n goes to the n-th 32 bytes of what scratch messages reach in a system routine.
fn routine() -> String {
    const HEADER: u32 = 1 << 19;
    let block = |hword_offset| {
        let (register_blocks, channel_mode) =
            (ScratchBlockRead::REGISTER_BLOCKS_1_REGISTER, ScratchBlockRead::CHANNEL_MODE_DWORD);
        let write = ScratchBlockWrite { hword_offset, register_blocks, channel_mode }.encode(&SKL)[0];
        let read = ScratchBlockRead { hword_offset, register_blocks, channel_mode, ..Default::default() }
            .encode(&SKL)[0];
        let (write, read) = (write | HEADER | 2 << 25, read | HEADER | 1 << 25 | 1 << 20);
        [
            format!(
                "send(8) null<1>UW g112<8,8,1>UD {write:#x} data MsgDesc: mlen 2 rlen 0 {{ align1 WE_all 1Q }};\n"
            ),
            format!(
                "send(8) g113<1>UW g112<8,8,1>UD {read:#x} data MsgDesc: mlen 1 rlen 1 {{ align1 WE_all 1Q }};\n"
            ),
        ]
    };
    // Why it was called is in bits 25 and 24 of cr0.1.
    let mut text = "mov(1) dbg0<1>UD f0<0,1,0>UD { align1 WE_all 1N switch };
        mov(8) g112<1>UD 0UD { align1 WE_all 1Q };
        and.nz.f0.0(1) null<1>UW cr0.3<0,1,0>UW 256UW { align1 WE_all 1N switch };
        (+f0.0) jmpi(1) JIP: restore { align1 WE_all 1N };
        mov(1) f0<1>UD dbg0<0,1,0>UD { align1 WE_all 1N switch };\n"
        .to_string();
    let leave = "and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x00ffffffUD { align1 WE_all 1N switch };
        and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };
        nop;\n";
    let items = items();
    for (at, item) in items.iter().enumerate() {
        text += &item.save;
        text += &block(at as u32)[0];
    }
    text += leave;
    text += "restore:\n";
    for (at, item) in items.iter().enumerate().rev() {
        text += &block(at as u32)[1];
        text += &item.restore;
    }
    text + leave
}

/// Every thread counts itself, sums in loops that its channels leave one after the other, meets the others at a barrier
/// between two of them, and adds what its neighbour left in local memory.
const PROGRAM: &str = "
    and(8) g3<1>UD g0.5<0,1,0>UD 3UD { align1 WE_all 1Q };
    mov(8) g4<1>UW 0x76543210V { align1 WE_all 1Q };
    mov(8) g5<1>UD g4<8,8,1>UW { align1 WE_all 1Q };
    mul(8) g6<1>UD g0.1<0,1,0>UD 4UW { align1 WE_all 1Q };
    add(8) g6<1>UD g6<8,8,1>UD g3<8,8,1>UD { align1 WE_all 1Q };
    shl(8) g7<1>UD g6<8,8,1>UD 2UW { align1 WE_all 1Q };
    add(8) g7<1>UD g7<8,8,1>UD 0x00405000UD { align1 WE_all 1Q };
    send(1) null<1>UD g7<8,8,1>UD 0x020095ff dp data 1 MsgDesc: mlen 1 rlen 0 { align1 WE_all 1N };
    mov(1) a0<1>UW 352UW { align1 WE_all 1N };
    mov(8) acc0<1>F 1.5F { align1 1Q };
    mov(8) g10<1>UD 0UD { align1 1Q };
    mov(8) g11<1>UD g6<8,8,1>UD { align1 1Q };
    top:
    add(8) g10<1>UD g10<8,8,1>UD 1UD { align1 1Q };
    and.nz.f1.0(8) null<1>UD g10<8,8,1>UD 1UD { align1 1Q };
    (+f1.0) if(8) JIP: other UIP: end { align1 1Q };
    mul(8) g11<1>UD g11<8,8,1>UD 3UW { align1 1Q };
    else(8) JIP: end UIP: end { align1 1Q };
    other:
    add(8) g11<1>UD g11<8,8,1>UD g5<8,8,1>UD { align1 1Q };
    end:
    endif(8) JIP: tail { align1 1Q };
    tail:
    cmp.le.f0.0(8) null<1>UD g10<8,8,1>UD g5<8,8,1>UD { align1 1Q };
    (+f0.0) while(8) JIP: top { align1 1Q };
    shl(8) g12<1>UD g3<8,8,1>UD 5UW { align1 WE_all 1Q };
    shl(8) g13<1>UD g5<8,8,1>UD 2UW { align1 WE_all 1Q };
    add(8) g12<1>UD g12<8,8,1>UD g13<8,8,1>UD { align1 WE_all 1Q };
    mov(8) g13<1>UD g11<8,8,1>UD { align1 1Q };
    send(8) null<1>UD g12<8,8,1>UD 0x04026efe dp data 1 MsgDesc: mlen 2 rlen 0 { align1 1Q };
    mov(8) g2<1>UD 0UD { align1 WE_all 1Q };
    send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 { align1 WE_all 1N };
    add(8) g11<1>UD g11<8,8,1>UD 7UD { align1 1Q };
    wait(1) n0<1>UD { align1 WE_all 1N };
    xor(8) g12<1>UD g12<8,8,1>UD 0x60UD { align1 WE_all 1Q };
    send(8) g14<1>UD g12<8,8,1>UD 0x02106efe dp data 1 MsgDesc: mlen 1 rlen 1 { align1 1Q };
    add(8) g11<1>UD g11<8,8,1>UD g14<8,8,1>UD { align1 1Q };
    mov(1) f0<1>UD 0UD { align1 WE_all 1N };
    again:
    add(8) g10<1>UD g10<8,8,1>UD 1UD { align1 1Q };
    add(8) g11<1>UD g11<8,8,1>UD g10<8,8,1>UD { align1 1Q };
    cmp.l.f0.0(8) null<1>UD g10<8,8,1>UD 20UD { align1 1Q };
    (+f0.0) while(8) JIP: again { align1 1Q };
    shl(8) g20<1>UD g6<8,8,1>UD 5UW { align1 WE_all 1Q };
    shl(8) g21<1>UD g5<8,8,1>UD 2UW { align1 WE_all 1Q };
    add(8) g20<1>UD g20<8,8,1>UD g21<8,8,1>UD { align1 WE_all 1Q };
    add(8) g20<1>UD g20<8,8,1>UD 0x00406000UD { align1 WE_all 1Q };
    mov(8) g15<1>F acc0<8,8,1>F { align1 1Q };
    add(8) g21<1>UD g[a0]<8,8,1>UD g15<8,8,1>UD { align1 1Q };
    send(8) null<1>UD g20<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 { align1 1Q };
    send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";

/// What channel `lane` of a thread has left in local memory before the barrier, by its number in all groups.
fn partial(number: u32, lane: u32) -> u32 {
    (1..=lane + 1).fold(number, |sum, step| if step % 2 == 1 { sum * 3 } else { sum + lane })
}

fn expected(number: u32, lane: u32) -> u32 {
    let neighbour = number ^ 3;
    // The second loop counts on from the step at which the first one ended.
    let sum =
        (lane + 2..=20).fold(partial(number, lane) + 7 + partial(neighbour, lane), |sum, step| sum + step);
    // What the accumulator has kept.
    sum + 1.5f32.to_bits()
}

fn text(batch: &str) -> Vec<u32> {
    hw::print::parse(&SKL, batch).unwrap()
}

fn write(driver: &mut Driver, at: u64, bytes: &[u8]) {
    driver.hardware.physical_write(PhysicalAddress(physical(at)), bytes).unwrap();
}

fn read(driver: &Driver, at: u64, bytes: u64) -> Vec<u8> {
    let mut buffer = vec![0; bytes as usize];
    driver.hardware.physical_read(PhysicalAddress(physical(at)), &mut buffer).unwrap();
    buffer
}

/// A driver with a context that walks the groups, and one that stores a word. `prepare` are commands in front of the walker.
fn ready_to_walk(platform: &'static Platform, prepare: &str) -> Driver {
    let mut driver = Driver::new(platform);
    for page in 0..16 {
        driver.bind(PML4, 4, BATCH + 0x1000 * page, DATA + 0x1000 * page);
    }
    for page in 0..(area_end(platform) - AREA) >> 12 {
        driver.bind(PML4, 4, AREA + 0x1000 * page, physical(AREA) + 0x1000 * page);
    }
    write(&mut driver, KERNEL, &isa::parse_program(&SKL, PROGRAM).unwrap_or_else(|e| panic!("{e}")));
    let routine = isa::parse_program(&SKL, &routine()).unwrap_or_else(|e| panic!("{e}"));
    assert!(ROUTINE + routine.len() as u64 <= CODE_END);
    write(&mut driver, ROUTINE, &routine);
    let descriptor = text(
        "INTERFACE_DESCRIPTOR_DATA\n  Kernel Start Pointer = 0x1000\n  Number of Threads in GPGPU Thread Group = 4\n  \
         Barrier Enable = 1\n  Shared Local Memory Size = 3\n",
    );
    driver.words(physical(DESCRIPTOR), &descriptor);
    let configuration = "MI_LOAD_REGISTER_IMM\n  DWord Length = 1\n  Register Offset[0] = 0x7034\n  Data DWord[0] = 0x60000321\n";
    let set_up = SetUp { base: BATCH, descriptor: DESCRIPTOR - BATCH, commands: prepare, front_end: "" }
        .text(platform);
    let walker = walker(GROUPS as u32, 0xff, "  Thread Width Counter Maximum = 3\n");
    let mut walk = text(&format!("{configuration}{set_up}{walker}"));
    walk.extend(store(VALUES + 0x800, 0x77));
    walk.push(END);
    driver.words(physical(WALKER), &walk);
    let mut ring = start(WALKER).to_vec();
    ring.push(NOOP);
    driver.words(RING, &ring);
    driver.words(RING + 0x100, &store_global(0x1f00, 0xabc));
    driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
    driver.image(EngineId::Render, IMAGE_2, PML4, 0x100, 0x110);
    driver
}

const SIP: &str = "STATE_SIP\n  System Instruction Pointer = 0x8000\n";

fn save_area(at: u64) -> String {
    format!("{SIP}GPGPU_CSR_BASE_ADDRESS\n  GPGPU CSR Base Address = {at:#x}\n")
}

/// Another context takes the engine; true when the first one had to give way.
fn preempt(driver: &mut Driver) -> bool {
    driver.words(IMAGE_2 + 0x1000 + 4 * 5, &[0x100]);
    driver.submit(EngineId::Render, descriptor(8, IMAGE_2), [0, 0]).unwrap();
    while driver.hardware.run().unwrap() {}
    let status = |index: u32| (driver.read(0x2374 + 8 * index), driver.read(0x2370 + 8 * index));
    (0..6).any(|index| status(index) == (7, PREEMPTED))
}

fn check(driver: &Driver, what: &str) {
    for number in 0..(GROUPS * THREADS) as u32 {
        assert_eq!(
            driver.word(physical(COUNTS) + 4 * u64::from(number)),
            1,
            "thread {number} runs once, {what}"
        );
        for lane in 0..8 {
            let value = driver.word(physical(VALUES) + 4 * u64::from(8 * number + lane));
            assert_eq!(value, expected(number, lane), "thread {number}, channel {lane}, {what}");
        }
    }
    assert_eq!(driver.word(physical(VALUES) + 0x800), 0x77, "the batch goes on behind the walker, {what}");
    assert_eq!(driver.findings.list(), [], "{what}");
}

/// The threads of the area that anything was saved of.
fn saved_threads(driver: &Driver) -> Vec<u64> {
    let has = |thread: &u64| {
        read(driver, area_threads(driver.hardware.platform()) + thread * AREA_THREAD_BYTES, AREA_THREAD_BYTES)
            .iter()
            .any(|&byte| byte != 0)
    };
    (0..THREADS).filter(has).collect()
}

#[test]
fn a_walker_that_is_preempted_anywhere_ends_on_another_device_as_if_it_had_not_been() {
    for platform in [&SKL, &BXT] {
        let mut whole = ready_to_walk(platform, &save_area(AREA));
        whole.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        check(&whole, "not preempted");
        assert_eq!(saved_threads(&whole), []);
        let (mut masks, mut with_local_memory) = (std::collections::BTreeSet::new(), 0);
        for points in 1.. {
            let mut first = ready_to_walk(platform, &save_area(AREA));
            first.hardware.set_slice(Some(points));
            first.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
            let was_preempted = preempt(&mut first);
            assert_eq!(first.word(0x1f00), 0xabc);
            if !was_preempted {
                check(&first, "at its end");
                break;
            }
            let threads = saved_threads(&first);
            for &thread in &threads {
                // The first item is R0, with the number of the thread and its group.
                let at = physical(area_threads(platform) + thread * AREA_THREAD_BYTES);
                assert_eq!(u64::from(first.word(at + 20) & 0x1ff), thread);
                let group = first.word(at + 4);
                // What the thread has left in local memory, if it has come so far, is in the first of the local memories.
                let local: Vec<u32> =
                    (0..8).map(|lane| first.word(physical(AREA) + 32 * thread + 4 * lane)).collect();
                let number = group * THREADS as u32 + thread as u32;
                if local.iter().any(|&value| value != 0) {
                    assert_eq!(local, (0..8).map(|lane| partial(number, lane)).collect::<Vec<_>>());
                    with_local_memory += 1;
                }
            }
            let rest = read(&first, AREA + 0x1_0000, area_threads(platform) - AREA - 0x1_0000);
            assert!(rest.iter().all(|&byte| byte == 0), "local memories of other subslices");
            masks.insert(threads);
            let mut second = ready_to_walk(platform, &save_area(AREA));
            let copies = [(COUNTS, 0x2000), (AREA, area_end(platform) - AREA)];
            for (at, bytes) in copies {
                write(&mut second, at, &read(&first, at, bytes));
            }
            let mut image = vec![0; 0x1_6000];
            first.hardware.physical_read(PhysicalAddress(IMAGE), &mut image).unwrap();
            second.hardware.physical_write(PhysicalAddress(IMAGE), &image).unwrap();
            second.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
            check(&second, &format!("preempted at point {points}"));
        }
        // One thread, some, all of them.
        assert!(masks.len() > 3 && masks.contains(&vec![0, 1, 2, 3]), "{masks:?}");
        assert!(with_local_memory > 10);
    }
}

#[test]
fn a_walker_that_is_preempted_all_the_time_ends() {
    for platform in [&SKL, &BXT] {
        let mut driver = ready_to_walk(platform, &save_area(AREA));
        driver.hardware.set_slice(Some(1));
        let mut times = 0;
        while driver.word(physical(VALUES) + 0x800) != 0x77 {
            driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
            preempt(&mut driver);
            times += 1;
            assert!(times < 1000);
        }
        assert!(times > 20, "preempted {times} times");
        check(&driver, "preempted all the time");
    }
}

#[test]
fn software_may_choose_that_walkers_are_not_stopped_at_all() {
    for platform in [&SKL, &BXT] {
        let mut driver = ready_to_walk(platform, &save_area(AREA));
        driver.hardware.mmio_write(GRANULARITY, COMMAND).unwrap();
        driver.hardware.set_slice(Some(1));
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        check(&driver, "whole");
        assert_eq!(saved_threads(&driver), []);
    }
}

#[test]
fn threads_that_have_nowhere_to_be_saved_are_named_and_run_to_the_end_of_their_group() {
    for platform in [&SKL, &BXT] {
        for (prepare, missing) in [("", "STATE_SIP"), (SIP, "GPGPU_CSR_BASE_ADDRESS")] {
            let mut driver = ready_to_walk(platform, prepare);
            driver.hardware.set_slice(Some(1));
            driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
            assert!(preempt(&mut driver));
            let found = driver.findings.list();
            assert_eq!((found[0].0.kind, found[0].0.system), (Kind::Undefined, "C15"));
            assert!(found[0].0.what.contains(missing));
            let counts =
                |driver: &Driver| (0..8).filter(|n| driver.word(physical(COUNTS) + 4 * n) == 1).count();
            assert_eq!(counts(&driver), 4, "one group");
            driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
            while driver.hardware.run().unwrap() {}
            assert_eq!(counts(&driver), 8);
        }
    }
}

#[test]
fn a_save_area_must_be_bound_and_aligned() {
    for platform in [&SKL, &BXT] {
        // Threads fit, local memory does not.
        let unbound = AREA + 0x100_0000;
        for (at, fault_at) in [(unbound, unbound + (area_threads(platform) - AREA)), (BATCH + 0x1_0000, 0)] {
            let mut driver = ready_to_walk(platform, &save_area(at));
            if fault_at == 0 {
                for page in 0..(area_end(platform) - AREA) >> 12 {
                    driver.bind(PML4, 4, at + 0x1000 * page, physical(AREA) + 0x1000 * page);
                }
            }
            driver.hardware.set_slice(Some(20));
            let result = driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]);
            let found = driver.findings.list();
            if fault_at == 0 {
                assert_eq!(result, Ok(()));
                assert_eq!((found[0].0.kind, found[0].0.system), (Kind::Undefined, "C40"));
                continue;
            }
            let Err(device::HardwareError::Stopped { stop: Stop::Fault(fault), .. }) = result else {
                panic!("{result:?}")
            };
            assert_eq!((fault.kind, fault.address.map(|at| at.0)), (FaultKind::Page, Some(fault_at)));
        }
    }
}
