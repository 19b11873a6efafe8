//! The GPU seen from its bus, driven as a kernel driver drives it.

use bits::{GgttOffset, PhysicalAddress};
use device::{EngineId, HardwareError};
use hw::platforms::{BDW, BYT, SKL};
use memory::PhysicalError;
use probe::{FaultKind, Kind, Stop};
use support::*;

mod support;

#[test]
fn a_submission_runs_a_batch_of_the_process_and_saves_the_context() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(DATA + 0x1008), 0xcafe);
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 5), 16, "the head follows the tail");
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 3) & 1, 0, "the next restore brings the context back");
        assert!(driver.qword(IMAGE + 4 * 22) > 0, "time of the save");
        assert!(driver.findings.list().is_empty(), "{:?}", driver.findings.list());
    }
}

#[test]
fn context_status_reaches_registers_status_page_and_interrupts() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.hardware.mmio_write(0x20a8, 0).unwrap();
        driver.hardware.mmio_write(0x4_4304, 0).unwrap();
        driver.hardware.mmio_write(0x4_430c, u32::MAX).unwrap();
        assert_eq!(driver.read(0x23a0) & 7, 7, "nothing was written yet");
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.read(0x23a0) & 7, 1);
        assert_eq!((driver.read(0x2370), driver.read(0x2378), driver.read(0x237c)), (1, 0x18, 7));
        assert_eq!((driver.qword(STATUS_PAGE + 64 + 8), driver.word(STATUS_PAGE + 124)), (7 << 32 | 0x18, 1));
        assert_eq!(driver.read(0x2234) & 0x100, 0x100, "idle again");
        assert_eq!(driver.read(0x4_4308), 0x100);
        assert!(!driver.hardware.is_interrupting(), "the master control is off");
        driver.hardware.mmio_write(0x4_4200, 0x8000_0000).unwrap();
        assert!(driver.hardware.is_interrupting());
        assert_eq!(driver.read(0x4_4200), 0x8000_0001);
        // Two switches happened: the second one shows when the first is acknowledged.
        driver.hardware.mmio_write(0x4_4308, 0x100).unwrap();
        assert_eq!(driver.read(0x4_4308), 0x100);
        driver.hardware.mmio_write(0x4_4308, 0x100).unwrap();
        assert_eq!(driver.read(0x4_4308), 0);
        assert!(!driver.hardware.is_interrupting());
    }
}

#[test]
fn both_elements_of_a_list_run_in_order() {
    for platform in LISTS {
        let mut driver = ready(platform);
        let mut ring = store_global(0x1f00, 1).to_vec();
        ring.extend(store_global(0x1f04, 0));
        driver.words(RING + 0x100, &ring);
        driver.image(EngineId::Render, IMAGE_2, PML4, 0x100, 0x100 + 32);
        driver.submit(EngineId::Render, descriptor(7, IMAGE_2), descriptor(8, IMAGE)).unwrap();
        assert_eq!((driver.word(0x1f00), driver.word(DATA + 0x1008)), (1, 0xcafe));
        assert_eq!((driver.read(0x2378), driver.read(0x237c)), (0x14, 7), "element switch, complete");
        assert_eq!((driver.read(0x2380), driver.read(0x2384)), (0x18, 8), "active to idle, complete");
    }
}

#[test]
fn what_a_driver_writes_after_a_submission_is_seen_by_the_next() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        // Another value in the batch, and another page behind its target.
        let mut batch = store(RESULT + 8, 0xbeef).to_vec();
        batch.push(END);
        driver.words(DATA, &batch);
        driver.bind(PML4, 4, RESULT, DATA + 0x5000);
        driver.words(RING + 16, &start(BATCH));
        driver.words(IMAGE + 0x1000 + 4 * 7, &[32]);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((driver.word(DATA + 0x1008), driver.word(DATA + 0x5008)), (0xcafe, 0xbeef));
    }
}

#[test]
fn a_table_that_moves_takes_all_pages_below_it_along() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        driver.words(PML4 + 8 * ((RESULT >> 39) & 511), &[0, 0]);
        driver.bind(PML4, 4, RESULT, DATA + 0x6000);
        driver.words(RING + 16, &start(BATCH));
        driver.words(IMAGE + 0x1000 + 4 * 7, &[32]);
        driver.words(DATA + 0x1008, &[0]);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((driver.word(DATA + 0x1008), driver.word(DATA + 0x6008)), (0, 0xcafe));
    }
}

#[test]
fn narrow_contexts_have_four_directories() {
    for platform in LISTS {
        let mut driver = Driver::new(platform);
        let addresses = [0x1000_u64, 0x4000_1000, 0x8000_1000, 0xc000_1000];
        for (index, address) in addresses.into_iter().enumerate() {
            let offset = 0x1000 * index as u64;
            driver.bind(PML4 + offset, 2, address & 0x3fff_ffff, DATA + offset);
        }
        let mut batch: Vec<u32> =
            addresses[1..].iter().flat_map(|&at| store(at, (at >> 28) as u32)).collect();
        batch.push(END);
        driver.words(DATA, &batch);
        driver.words(RING, &start(0x1000));
        driver.words(RING + 12, &[NOOP]);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
        driver.submit(EngineId::Render, [7, IMAGE as u32 | 0x109], [0, 0]).unwrap();
        assert_eq!([1, 2, 3].map(|index| driver.word(DATA + 0x1000 * index)), [4, 8, 12]);
    }
}

#[test]
fn a_ring_goes_on_at_its_start() {
    for platform in LISTS {
        let mut driver = ready(platform);
        let ring = store_global(0x1f00, 9);
        // The command begins eight bytes before the end of the ring.
        driver.words(RING + 0xff8, &ring[..2]);
        driver.words(RING, &ring[2..]);
        driver.image(EngineId::Render, IMAGE, PML4, 0xff8, 8);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((driver.word(0x1f00), driver.word(IMAGE + 0x1000 + 4 * 5)), (9, 8));
    }
}

#[test]
fn commands_reach_status_pages_and_raise_interrupts() {
    for platform in LISTS {
        let mut driver = ready(platform);
        let mut ring = vec![0x21 << 23 | 1, 0x30 * 4, 11];
        ring.extend([0x21 << 23 | 1 << 21 | 1, 0x31 * 4, 12]);
        // PIPE_CONTROL with a post-sync write into the status page and a notification.
        ring.extend([0x7a00_0004, 1 << 20 | 1 << 21 | 1 << 14 | 1 << 8, 0x32 * 4, 0, 13, 0]);
        ring.extend([USER_INTERRUPT, NOOP]);
        driver.words(RING, &ring);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 4 * ring.len() as u32);
        for (register, value) in [(0x20a8, !0x11), (0x4_4304, 0), (0x4_430c, u32::MAX)] {
            driver.hardware.mmio_write(register, value).unwrap();
        }
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(STATUS_PAGE + 0x30 * 4), 11);
        assert_eq!(driver.word(IMAGE + 0x31 * 4), 12, "the context's own page");
        assert_eq!(driver.word(STATUS_PAGE + 0x32 * 4), 13);
        assert_eq!(driver.read(0x4_4308), 0x11, "user and notify, the context switch is masked");
    }
}

#[test]
fn every_engine_has_its_own_port_and_image() {
    for platform in LISTS {
        for engine in [EngineId::Blitter, EngineId::Video, EngineId::VideoEnhance] {
            let mut driver = ready(platform);
            driver.image(engine, IMAGE, PML4, 0, 16);
            driver.submit(engine, descriptor(7, IMAGE), [0, 0]).unwrap();
            assert_eq!(driver.word(DATA + 0x1008), 0xcafe, "{engine:?}");
            assert_eq!(driver.read(engine.base() + 0x234) & 0x100, 0x100);
        }
    }
}

#[test]
fn a_page_fault_stops_the_engine_until_it_is_reset() {
    for platform in LISTS {
        let mut driver = ready(platform);
        let mut batch = store(RESULT + 0x1000, 1).to_vec();
        batch.push(END);
        driver.words(DATA, &batch);
        driver.hardware.mmio_write(0x20a8, 0).unwrap();
        driver.hardware.mmio_write(0x4_4304, 0).unwrap();
        let stopped = driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap_err();
        let HardwareError::Stopped { engine, context_id, stop: Stop::Fault(fault) } = &stopped else {
            panic!("{stopped}");
        };
        assert_eq!((*engine, *context_id, fault.kind), (EngineId::Render, 7, FaultKind::Page));
        assert_eq!(fault.address.map(|address| address.0), Some(RESULT + 0x1000));
        assert!(stopped.to_string().contains("0x7fff_dead1000"), "{stopped}");
        assert_eq!(driver.read(0x4_4308) & 0x88, 0x88, "error and page fault");
        assert_eq!(driver.findings.list()[0].0.kind, Kind::Fault);
        let again = driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]);
        assert_eq!(again, Err(HardwareError::Hung { engine: EngineId::Render }));
        driver.hardware.mmio_write(0x20d0, 0x0001_0001).unwrap();
        assert_eq!(driver.read(0x20d0) & 2, 2, "ready for reset");
        driver.hardware.mmio_write(0x941c, 2).unwrap();
        assert_eq!(driver.read(0x941c), 0);
        driver.hardware.mmio_write(0x2080, STATUS_PAGE as u32).unwrap();
        driver.hardware.mmio_write(0x229c, 0x8000_8000).unwrap();
        let mut batch = store(RESULT + 8, 5).to_vec();
        batch.push(END);
        driver.words(DATA, &batch);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(DATA + 0x1008), 5);
    }
}

#[test]
fn an_image_that_is_not_there_and_a_list_of_nothing_are_named() {
    let mut driver = ready(&SKL);
    driver.submit(EngineId::Render, [0, 0], [0, 0]).unwrap();
    assert_eq!(driver.findings.list()[0].0.kind, Kind::Undefined);
    let missing = driver.submit(EngineId::Render, descriptor(1, 0x70_0000), [0, 0]).unwrap_err();
    assert!(missing.to_string().contains("context image"), "{missing}");
}

#[test]
fn an_older_platform_runs_its_ring_when_the_tail_moves() {
    let mut driver = Driver::new(&BYT);
    // The directory of the process is entry 0x400 on of the global table; its page table lies at 5 MiB.
    driver.hardware.ggtt_write(0x400, 0x50_0001).unwrap();
    driver.words(0x50_0000 + 4 * 0x10, &[0x60_0001]);
    driver.words(0x60_0000, &[0x20 << 23 | 2, 0, 0x1_0800, 77, END]);
    driver.words(RING, &[0x31 << 23 | 1 << 8, 0x1_0000, USER_INTERRUPT, NOOP]);
    for (register, value) in [
        (0x20a8, 0),
        (0x4_4014, 0),
        (0x229c, 0x0200_0200),
        (0x2228, (0x400 * 4 / 64) << 16),
        (0x2038, RING as u32),
        (0x2034, 0),
        (0x203c, 1),
        (0x2030, 16),
    ] {
        driver.hardware.mmio_write(register, value).unwrap();
    }
    assert_eq!(driver.word(0x60_0800), 77);
    assert_eq!(driver.read(0x2034), 16, "the head follows the tail");
    assert_eq!(driver.read(0x4_4018) & 1, 1, "the user interrupt");
}

#[test]
fn registers_obey_their_description() {
    for platform in LISTS {
        let mut driver = Driver::new(platform);
        driver.hardware.mmio_write(0x7014, 0xffff_0005).unwrap();
        driver.hardware.mmio_write(0x7014, 0x0001_0000).unwrap();
        assert_eq!(driver.read(0x7014), 4, "a masked register");
        driver.hardware.mmio_write(0x2234, 0xffff_ffff).unwrap();
        assert_eq!(driver.read(0x2234), 0, "a read-only one");
        driver.hardware.mmio_write(0x12_3450, 7).unwrap();
        assert_eq!(driver.read(0x12_3450), 7, "one that nobody describes");
        assert_eq!(driver.read(0x2358), platform.timestamp_hz as u32, "one second");
        assert!(
            driver.hardware.mmio_read(0x2001).is_err() && driver.hardware.mmio_write(0x8000_0000, 0).is_err()
        );
    }
}

#[test]
fn power_requests_are_granted_at_once() {
    for (platform, request, answer) in
        [(&SKL, 0xa278, 0xd84), (&SKL, 0xa270, 0xd88), (&SKL, 0xa188, 0x13_0044), (&BDW, 0xa188, 0x13_0044)]
    {
        let mut driver = Driver::new(platform);
        driver.hardware.mmio_write(request, 0x0001_0001).unwrap();
        assert_eq!(driver.read(answer), 1);
        driver.hardware.mmio_write(request, 0x0002_0002).unwrap();
        assert_eq!(driver.read(answer), 3);
        driver.hardware.mmio_write(answer, 0).unwrap();
        assert_eq!(driver.read(answer), 3, "only hardware answers");
        driver.hardware.mmio_write(request, 0x0001_0000).unwrap();
        assert_eq!(driver.read(answer), 2);
    }
    let mut driver = Driver::new(&BYT);
    driver.hardware.mmio_write(0x13_00b8, 0xffff_0001).unwrap();
    assert_eq!((driver.read(0x13_00bc), driver.read(0x13_00b4)), (1, 0));
    let mut driver = Driver::new(&SKL);
    driver.hardware.mmio_write(0xa008, 0x14 << 23).unwrap();
    driver.hardware.mmio_write(0xa008, 0x45 << 23).unwrap();
    assert_eq!(driver.read(0xa01c), 0x45 << 23 | 0x14, "as fast as software wants, and was before");
}

#[test]
fn a_slice_request_belongs_to_its_context() {
    for platform in LISTS {
        let mut driver = ready(platform);
        let request = 1 << 18 | 1 << 15;
        let mut ring = vec![0x22 << 23 | 1, 0x20c8, request];
        ring.extend([0x24 << 23 | 1 << 22 | 2, 0x20c8, 0x1f00, 0, NOOP]);
        driver.words(RING, &ring);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 4 * ring.len() as u32);
        driver.words(IMAGE + 0x1000 + 4 * 0x41, &[0x1100_0001, 0x20c8, 0]);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((driver.word(0x1f00), driver.read(0x20c8)), (request, 0));
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 0x43), request, "its image keeps it");
    }
}

#[test]
fn the_vga_is_reached_by_its_ports() {
    for platform in LISTS {
        let mut driver = Driver::new(platform);
        driver.hardware.vga_write(0x3ce, 6).unwrap();
        driver.hardware.vga_write(0x3cf, 5).unwrap();
        assert_eq!(driver.hardware.vga_read(0x3cf), Ok(5));
        assert_eq!(driver.hardware.vga_read(0x3d5), Err(HardwareError::Register { offset: 0x3d5 }));
        assert_eq!(driver.hardware.vga_write(0x60, 0), Err(HardwareError::Register { offset: 0x60 }));
    }
}

#[test]
fn registers_that_commands_load_are_seen_on_the_bus() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.words(RING, &[0x22 << 23 | 3, 0x7014, 0x0004_0004, 0x2600, 5, NOOP]);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 24);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.read(0x7014), 4, "belongs to no context");
        assert_eq!(driver.read(0x2600), 0, "belongs to the context");
    }
}

#[test]
fn the_global_table_leads_to_memory_for_software_too() {
    for platform in LISTS {
        let mut driver = Driver::new(platform);
        driver.hardware.ggtt_write(1, 0x77_7000 | 1).unwrap();
        driver.hardware.ggtt_memory_write(GgttOffset(0xffe), &[1, 2, 3, 4]).unwrap();
        assert_eq!((driver.word(0xffc), driver.word(0x77_7000)), (0x0201_0000, 0x0403));
        let mut bytes = [0; 4];
        driver.hardware.ggtt_memory_read(GgttOffset(0xffe), &mut bytes).unwrap();
        assert_eq!(bytes, [1, 2, 3, 4]);
        let unbound = driver.hardware.ggtt_memory_read(GgttOffset(0x7f_ffff), &mut bytes);
        assert_eq!(unbound, Err(HardwareError::GgttFault(0x7f_ffff)));
        assert_eq!(driver.hardware.ggtt_write(1 << 20, 1), Err(HardwareError::GgttIndex { index: 1 << 20 }));
    }
}

#[test]
fn tables_that_point_at_themselves_end_in_an_error_and_use_no_memory() {
    const TABLE: u64 = 0xfff0_0000;
    let mut driver = ready(&SKL);
    // All 2^36 pages are the table itself, which reads as a command that nobody knows.
    for index in 0..512 {
        driver.words(TABLE + 8 * index, &[TABLE as u32 | 3, 0]);
    }
    driver.words(RING, &start(RESULT));
    driver.image(EngineId::Render, IMAGE, TABLE, 0, 16);
    driver.words(STATUS_PAGE, &[0]);
    driver.words(IMAGE, &[0]);
    let before = driver.hardware.memory_bytes();
    let stopped = driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]);
    assert!(matches!(stopped, Err(HardwareError::Stopped { .. })), "{stopped:?}");
    assert_eq!(driver.hardware.memory_bytes(), before);
}

#[test]
fn memory_in_too_many_pieces_is_refused() {
    let mut driver = Driver::with_mappings(&SKL, 40);
    // Pages in the order that no two lie together; the batch runs through them all.
    for page in 0..64 {
        driver.words(DATA + page * 0x2000, &[NOOP]);
    }
    for page in 0..64 {
        driver.bind(PML4, 4, BATCH + page * 0x1000, DATA + (63 - page) * 0x2000);
    }
    driver.words(RING, &start(BATCH));
    driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
    let refused = driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]);
    assert_eq!(refused, Err(HardwareError::Memory(PhysicalError::Mappings { limit: 40 })));
}

#[test]
fn random_writes_never_panic() {
    for platform in [&SKL, &BYT] {
        let mut driver = ready(platform);
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for _ in 0..3000 {
            let (what, place, value) = (random(), random(), random());
            let low = value as u32;
            // What comes back is not asked: only that something does.
            let _ = match what % 6 {
                0 => driver.hardware.ggtt_write(place as u32 % 64, value & 0x1_ffff | 1),
                1 => driver.hardware.physical_write(PhysicalAddress(place % 0x2_0000), &value.to_le_bytes()),
                2 => driver.hardware.mmio_write(place as u32 % 0x2_4000 & !3, low),
                3 => driver.hardware.mmio_write(0x2030 + (place as u32 % 4) * 4, low & 0x1_fff9),
                4 => driver.submit(EngineId::Render, [1, IMAGE as u32 | 0x119], [0, low & 0x1_ff19]),
                _ => driver.hardware.mmio_write(0x941c, 1),
            };
        }
    }
}
