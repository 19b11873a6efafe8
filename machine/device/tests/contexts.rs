//! Contexts that come and go: images that move, preemption, semaphores, privileges.

use bits::PhysicalAddress;
use device::{EngineId, Hardware, Waiting};
use hw::platforms::SKL;
use probe::Kind;
use support::counting::*;
use support::*;

mod support;

/// A word in the global table that nothing else uses.
const SEMAPHORE: u64 = 0x1f80;
/// Status bits of the context status buffer.
const IDLE_TO_ACTIVE: u32 = 1;
const PREEMPTED: u32 = 2;
const ELEMENT_SWITCH: u32 = 4;
const ACTIVE_TO_IDLE: u32 = 8;
const COMPLETE: u32 = 16;
const WAITS: u32 = 128;
const LITE_RESTORE: u32 = 1 << 15;

/// A second context that stores a word into the global table.
fn add_other(driver: &mut Driver) {
    driver.words(RING + 0x100, &store_global(0x1f00, 0xabc));
    driver.image(EngineId::Render, IMAGE_2, PML4, 0x100, 0x110);
}

fn copy_image(from: &Driver, to: &mut Driver, image: u64) {
    let mut bytes = vec![0; 0x1_0000];
    from.hardware.physical_read(PhysicalAddress(image), &mut bytes).unwrap();
    to.hardware.physical_write(PhysicalAddress(image), &bytes).unwrap();
}

/// Context id and reason of every entry of the status buffer so far; at most six.
fn statuses(driver: &Driver) -> Vec<(u32, u32)> {
    let last = driver.read(0x23a0) & 7;
    let entry = |index| (driver.read(0x2374 + 8 * index), driver.read(0x2370 + 8 * index));
    if last == 7 { Vec::new() } else { (0..=last).map(entry).collect() }
}

#[test]
fn a_context_that_was_saved_goes_on_on_another_device() {
    for platform in LISTS {
        let mut first = compute(platform, 4);
        // Some who prepare images end them behind what they know.
        first.words(IMAGE + 0x1000 + 4 * 0x44, &[END]);
        first.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(counts(&first, 4), [(0, 0); 4]);
        assert_eq!(first.word(IMAGE + 0x1000 + 4 * 0x45), 0x5000, "the base for system routines");
        let mut second = compute(platform, 4);
        copy_image(&first, &mut second, IMAGE);
        set_tail(&mut second, IMAGE, 32);
        second.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(counts(&second, 4), once_each(4), "{}", platform.name);
        assert_eq!(second.word(physical(VALUES) + 0x800), 0x77, "the register");
        assert_eq!(findings(&second), []);
        // Without the state nothing is dispatched.
        let mut third = compute(platform, 4);
        copy_image(&first, &mut third, IMAGE);
        set_tail(&mut third, IMAGE, 32);
        third.words(IMAGE + 0x1000 + 4 * 3, &[0x0001_0001]);
        third.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(counts(&third, 4), [(0, 0); 4], "the restore is inhibited");
    }
}

#[test]
fn an_image_that_another_wrote_is_executed() {
    for platform in LISTS {
        // The commands of the set-up batch in the image itself, as hardware leaves them there.
        let mut driver = compute(platform, 3);
        let mut bytes = vec![0; 0x400];
        driver.hardware.physical_read(PhysicalAddress(physical(BATCH)), &mut bytes).unwrap();
        driver.hardware.physical_write(PhysicalAddress(IMAGE + 0x1000 + 4 * 0x143), &bytes).unwrap();
        driver.words(IMAGE + 0x1000 + 4 * 3, &[0x0001_0000]);
        driver.words(IMAGE + 0x1000 + 4 * 5, &[16]);
        set_tail(&mut driver, IMAGE, 32);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(counts(&driver, 3), once_each(3));
        // What is no command is named; the ring is executed all the same.
        driver.words(IMAGE + 0x1000 + 4 * 0x50, &[0xe000_0000]);
        set_tail(&mut driver, IMAGE, 16);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert!(findings(&driver).iter().any(|(_, text)| text.contains("no command at DWord 0x50")));
    }
}

#[test]
fn save_inhibit_and_images_without_room_keep_no_state() {
    for platform in LISTS {
        let mut driver = compute(platform, 2);
        driver.words(IMAGE + 0x1000 + 4 * 3, &[0x0005_0005]);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 0x51), 0);
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 3) & 1, 1);
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 5), 16, "the ring is saved");
        assert_eq!(findings(&driver), []);
        let mut driver = compute(platform, 2);
        driver.hardware.ggtt_write(9, 0).unwrap();
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 3) & 1, 1, "the next restore stays inhibited");
        assert!(findings(&driver)[0].1.contains("no room"));
    }
}

#[test]
fn what_a_context_loaded_from_memory_that_is_gone_does_not_stop_its_restore() {
    for platform in LISTS {
        let mut driver = compute(platform, 2);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        driver.bind(PML4, 4, DESCRIPTOR & !0xfff, 0);
        let entry = 0x1000 * 2;
        let table = (0..8).map(|n| TABLES + 0x1000 * n).find(|&at| driver.qword(at + 8 * 2) == 7);
        driver.words(table.unwrap() + 8 * (entry >> 12), &[0, 0]);
        driver.words(RING + 16, &store_global(0x1f00, 5));
        set_tail(&mut driver, IMAGE, 32);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(0x1f00), 5);
    }
}

#[test]
fn a_list_that_arrives_preempts_a_walker_between_two_groups() {
    for platform in LISTS {
        let mut driver = compute(platform, 6);
        add_other(&mut driver);
        set_tail(&mut driver, IMAGE, 32);
        // Thread groups are the unit of preemption.
        driver.hardware.mmio_write(0x2580, 0x0006_0002).unwrap();
        driver.hardware.set_slice(Some(2));
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(counts(&driver, 6)[..4], [(1, 100), (1, 101), (1, 102), (0, 0)], "{}", platform.name);
        assert_eq!(statuses(&driver), [(0, IDLE_TO_ACTIVE)]);
        driver.submit(EngineId::Render, descriptor(8, IMAGE_2), [0, 0]).unwrap();
        assert_eq!(driver.word(0x1f00), 0xabc);
        let expected = [(0, IDLE_TO_ACTIVE), (7, PREEMPTED), (8, ACTIVE_TO_IDLE | COMPLETE)];
        assert_eq!(statuses(&driver), expected);
        assert!(!driver.hardware.run().unwrap(), "nobody has anything left to do");
        assert_eq!(counts(&driver, 6)[3], (0, 0));
        // The rest is done elsewhere.
        let mut other = compute(platform, 6);
        let mut bytes = vec![0; 0x1000];
        driver.hardware.physical_read(PhysicalAddress(physical(COUNTS)), &mut bytes).unwrap();
        other.hardware.physical_write(PhysicalAddress(physical(COUNTS)), &bytes).unwrap();
        driver.hardware.physical_read(PhysicalAddress(physical(VALUES)), &mut bytes).unwrap();
        other.hardware.physical_write(PhysicalAddress(physical(VALUES)), &bytes).unwrap();
        copy_image(&driver, &mut other, IMAGE);
        other.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(counts(&other, 6), once_each(6), "{}", platform.name);
        assert_eq!(other.word(physical(VALUES) + 0x800), 0x77, "the batch goes on behind the walker");
        assert_eq!((findings(&driver), findings(&other)), (vec![], vec![]));
    }
}

#[test]
fn a_batch_is_preempted_at_its_arbitration_points_only() {
    for platform in LISTS {
        let mut driver = ready(platform);
        add_other(&mut driver);
        let check = 0x05 << 23;
        let (off, on) = (0x08 << 23, 0x08 << 23 | 1);
        let mut batch = Vec::new();
        for (index, before) in [check, off, check, on, check].into_iter().enumerate() {
            batch.push(before);
            batch.extend(store(RESULT + 4 * index as u64, 1));
        }
        batch.push(END);
        driver.words(DATA, &batch);
        let done = |driver: &Driver| (0..5).filter(|n| driver.word(DATA + 0x1000 + 4 * n) == 1).count();
        driver.hardware.set_slice(Some(1));
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(done(&driver), 4, "the check in the middle is none while arbitration is off");
        driver.submit(EngineId::Render, descriptor(8, IMAGE_2), [0, 0]).unwrap();
        assert_eq!((done(&driver), driver.word(0x1f00)), (4, 0xabc));
        // In a second-level batch, with skipping on: all of it comes back.
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        while driver.hardware.run().unwrap() {}
        assert_eq!(done(&driver), 5);
        assert_eq!(statuses(&driver).last(), Some(&(7, ACTIVE_TO_IDLE | COMPLETE)));
    }
}

#[test]
fn a_second_level_batch_that_is_preempted_returns_where_it_came_from() {
    for platform in LISTS {
        let mut driver = ready(platform);
        add_other(&mut driver);
        driver.bind(PML4, 4, BATCH + 0x1000, DATA + 0x2000);
        let [header, low, high] = start(BATCH + 0x1000);
        let mut batch = vec![header | 1 << 22, low, high];
        batch.extend(store(RESULT + 4, 2));
        batch.push(END);
        driver.words(DATA, &batch);
        let mut second = vec![0x05 << 23, 0x05 << 23];
        second.extend(store(RESULT, 1));
        second.push(END);
        driver.words(DATA + 0x2000, &second);
        driver.hardware.set_slice(Some(1));
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.qword(DATA + 0x1000), 0);
        driver.submit(EngineId::Render, descriptor(8, IMAGE_2), [0, 0]).unwrap();
        let image = IMAGE + 0x1000;
        assert_eq!(driver.word(image + 4 * 5), 12, "behind the start in the ring");
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        while driver.hardware.run().unwrap() {}
        assert_eq!(driver.qword(DATA + 0x1000), 2 << 32 | 1);
    }
}

/// A ring that waits until the semaphore is 1 and then stores.
fn waiting_ring(driver: &mut Driver, at: u64) -> u32 {
    let mut ring = vec![0x1c << 23 | 1 << 22 | 1 << 15 | 4 << 12 | 2, 1, SEMAPHORE as u32, 0];
    ring.extend(store_global(0x1f10, 0xfe));
    driver.words(RING + at, &ring);
    at as u32 + 4 * ring.len() as u32
}

fn inhibit_switch(driver: &mut Driver, image: u64) {
    driver.words(image + 0x1000 + 4 * 3, &[0x0009_0009]);
}

#[test]
fn a_semaphore_that_software_signals_lets_its_context_go_on() {
    for platform in LISTS {
        let mut driver = ready(platform);
        let tail = waiting_ring(&mut driver, 0);
        driver.image(EngineId::Render, IMAGE, PML4, 0, tail);
        inhibit_switch(&mut driver, IMAGE);
        driver.hardware.mmio_write(0x20a8, 0).unwrap();
        driver.hardware.mmio_write(0x4_4304, 0).unwrap();
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        let waiting =
            Waiting { engine: EngineId::Render, context_id: 7, address: bits::GraphicsAddress(SEMAPHORE) };
        assert_eq!(driver.hardware.waiting(), [waiting]);
        assert_eq!(driver.read(0x4_4308) & 0x800, 0x800, "wait on semaphore");
        assert_eq!(
            driver.read(0x2068),
            0x1c << 23 | 1 << 22 | 1 << 15 | 4 << 12 | 2,
            "the command it waits at"
        );
        driver.words(SEMAPHORE, &[2]);
        assert_eq!((driver.word(0x1f10), statuses(&driver).len()), (0, 1));
        driver.words(SEMAPHORE, &[1]);
        assert_eq!(driver.word(0x1f10), 0xfe);
        assert_eq!(driver.hardware.waiting(), []);
        assert_eq!(statuses(&driver), [(0, IDLE_TO_ACTIVE), (7, ACTIVE_TO_IDLE | COMPLETE)]);
    }
}

#[test]
fn a_context_on_another_engine_can_signal() {
    for platform in LISTS {
        let mut driver = ready(platform);
        let tail = waiting_ring(&mut driver, 0);
        driver.image(EngineId::Render, IMAGE, PML4, 0, tail);
        inhibit_switch(&mut driver, IMAGE);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        driver.words(RING + 0x100, &store_global(SEMAPHORE, 1));
        driver.image(EngineId::Blitter, IMAGE_2, PML4, 0x100, 0x110);
        driver.submit(EngineId::Blitter, descriptor(8, IMAGE_2), [0, 0]).unwrap();
        assert_eq!(driver.word(0x1f10), 0xfe);
    }
}

#[test]
fn a_context_that_waits_is_preempted_and_lite_restored() {
    for platform in LISTS {
        let mut driver = ready(platform);
        add_other(&mut driver);
        let tail = waiting_ring(&mut driver, 0);
        driver.image(EngineId::Render, IMAGE, PML4, 0, tail - 16);
        inhibit_switch(&mut driver, IMAGE);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        // The same context with a new tail: nothing is saved, only the tail counts.
        set_tail(&mut driver, IMAGE, tail);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 0x51), 0);
        assert_eq!(statuses(&driver), [(0, IDLE_TO_ACTIVE), (7, PREEMPTED | LITE_RESTORE)]);
        // Another one takes its place, and it comes back with its wait.
        driver.submit(EngineId::Render, descriptor(8, IMAGE_2), descriptor(7, IMAGE)).unwrap();
        assert_eq!(driver.word(0x1f00), 0xabc);
        assert_eq!(statuses(&driver)[2..], [(7, PREEMPTED), (8, ELEMENT_SWITCH | COMPLETE)]);
        assert_ne!(driver.word(IMAGE + 0x1000 + 4 * 0x51), 0, "now it was saved");
        assert_eq!((driver.word(0x1f10), driver.hardware.waiting().len()), (0, 1));
        driver.words(SEMAPHORE, &[1]);
        assert_eq!(driver.word(0x1f10), 0xfe);
        assert_eq!(statuses(&driver)[4..], [(7, ACTIVE_TO_IDLE | COMPLETE)]);
        // Force restore is no lite restore.
        let mut driver = ready(platform);
        let tail = waiting_ring(&mut driver, 0);
        driver.image(EngineId::Render, IMAGE, PML4, 0, tail);
        inhibit_switch(&mut driver, IMAGE);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        driver.submit(EngineId::Render, [7, IMAGE as u32 | 0x11d], [0, 0]).unwrap();
        assert_eq!(statuses(&driver), [(0, IDLE_TO_ACTIVE), (7, PREEMPTED)]);
    }
}

#[test]
fn a_context_that_may_gives_way_while_it_waits() {
    for platform in LISTS {
        let mut driver = ready(platform);
        add_other(&mut driver);
        let tail = waiting_ring(&mut driver, 0);
        driver.image(EngineId::Render, IMAGE, PML4, 0, tail);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), descriptor(8, IMAGE_2)).unwrap();
        let poll = 1 << 11;
        let expected =
            [(0, IDLE_TO_ACTIVE), (7, WAITS | ELEMENT_SWITCH | poll), (8, ACTIVE_TO_IDLE | COMPLETE)];
        assert_eq!(statuses(&driver), expected);
        assert_eq!(driver.word(IMAGE + 4 * 25), 1, "the status page has the semaphore command");
        driver.words(SEMAPHORE, &[1]);
        assert_eq!(driver.word(0x1f10), 0, "software has to submit it again");
        assert_eq!(driver.hardware.waiting().len(), 1);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.hardware.waiting(), []);
        assert_eq!(driver.word(0x1f10), 0xfe);
    }
}

#[test]
fn a_ring_without_contexts_moves_its_head_when_software_wants_that() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.hardware.mmio_write(0x229c, 0x8000_0000).unwrap();
        let check = 0x05 << 23;
        let mut ring = vec![check, check];
        ring.extend(store_global(0x1f20, 1));
        driver.words(RING, &ring);
        let clear = [0x22 << 23 | 1, 0x2134, 0];
        let mut rest = store_global(0x1f24, 2).to_vec();
        rest.extend(clear);
        rest.push(NOOP);
        driver.words(RING + 0x80, &rest);
        driver.hardware.mmio_write(0x2134, 0x80 | 1).unwrap();
        for (register, value) in [(0x2038, RING as u32), (0x2034, 0), (0x203c, 1), (0x2030, 0x80 + 32)] {
            driver.hardware.mmio_write(register, value).unwrap();
        }
        assert_eq!((driver.word(0x1f20), driver.word(0x1f24)), (0, 2), "the store in between was left out");
        assert_eq!((driver.read(0x214c), driver.read(0x2148)), (4, 0), "where it was");
        assert_eq!((driver.read(0x2134), driver.read(0x2034)), (0, 0x80 + 32));
    }
}

#[test]
fn privileged_commands_of_a_process_are_skipped_and_noted() {
    for platform in LISTS {
        let mut driver = ready(platform);
        let mut batch = store_global(0x1f30, 1).to_vec();
        batch.extend(store(RESULT + 8, 0xcafe));
        batch.push(END);
        driver.words(DATA, &batch);
        driver.hardware.mmio_write(0x20a8, 0).unwrap();
        driver.hardware.mmio_write(0x4_4304, 0).unwrap();
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((driver.word(0x1f30), driver.word(DATA + 0x1008)), (0, 0xcafe), "parsing goes on");
        assert_eq!((driver.read(0x20b0), driver.read(0x20b8)), (4, 4));
        assert_eq!(driver.read(0x4_4308) & 8, 8, "master error");
        driver.hardware.mmio_write(0x20b0, 4).unwrap();
        assert_eq!(driver.read(0x20b0), 0);
        assert_eq!(findings(&driver)[0].0, Kind::Undefined);
        // The same command in the ring, and in a batch that the driver keeps in the global table, is the driver's.
        let mut driver = ready(platform);
        let mut batch = store_global(0x1f30, 1).to_vec();
        batch.push(END);
        driver.words(0x1e00, &batch);
        driver.words(RING, &[0x31 << 23 | 1, 0x1e00, 0, NOOP]);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((driver.word(0x1f30), driver.read(0x20b0)), (1, 0));
    }
}

#[test]
fn a_command_that_nobody_knows_is_an_error_that_only_a_reset_clears() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.words(DATA, &[0xa000_0000, END]);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap_err();
        assert_eq!((driver.read(0x20b0), driver.read(0x2068)), (1, 0xa000_0000));
        assert_eq!((driver.read(0x2074), driver.read(0x205c)), (BATCH as u32, 0));
        driver.hardware.mmio_write(0x20b0, 1).unwrap();
        assert_eq!(driver.read(0x20b0), 1);
        driver.hardware.mmio_write(0x941c, 2).unwrap();
        assert_eq!(driver.read(0x20b0), 0);
    }
}

#[test]
fn masked_errors_raise_nothing_and_page_faults_leave_their_address() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.hardware.mmio_write(0x20b4, 4).unwrap();
        let mut batch = store_global(0x1f30, 1).to_vec();
        batch.extend(store(RESULT + 0x5000, 1));
        batch.push(END);
        driver.words(DATA, &batch);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap_err();
        assert_eq!((driver.read(0x20b0), driver.read(0x20b8)), (0, 4));
        let address = u64::from(driver.read(0x2078)) | u64::from(driver.read(0x2060)) << 32;
        assert_eq!(address, RESULT + 0x5000);
    }
}

#[test]
fn waits_for_a_display_are_refused_loudly() {
    for platform in LISTS {
        let mut driver = ready(platform);
        // MI_WAIT_FOR_EVENT for the vertical blank of pipe A.
        driver.words(RING, &[0x03 << 23 | 1 << 3, NOOP]);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 8);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        let found = driver.findings.list();
        assert_eq!((found[0].0.kind, found[0].0.system), (Kind::Gap, "D16"));
    }
}

#[test]
fn cache_control_tables_belong_to_contexts_and_start_with_what_the_driver_wrote() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.hardware.mmio_write(0xc800 + 4 * 5, 0x39).unwrap();
        let mut ring = vec![0x24 << 23 | 1 << 22 | 2, 0xc814, 0x1f40, 0];
        ring.extend([0x22 << 23 | 1, 0xc814, 0x3b]);
        ring.extend([0x24 << 23 | 1 << 22 | 2, 0xc814, 0x1f44, 0, NOOP]);
        driver.words(RING, &ring);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 4 * ring.len() as u32);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((driver.word(0x1f40), driver.word(0x1f44)), (0x39, 0x3b));
        assert_eq!(driver.read(0xc814), 0x39, "the change is the context's");
        assert_eq!(driver.word(IMAGE + 0x1000 + 4 * (0x182 + 10 + 1)), 0x3b);
        // And comes back with it.
        driver.words(RING + 0x100, &[0x24 << 23 | 1 << 22 | 2, 0xc814, 0x1f48, 0]);
        driver.words(IMAGE + 0x1000 + 4 * 5, &[0x100]);
        set_tail(&mut driver, IMAGE, 0x110);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(0x1f48), 0x3b);
    }
}

/// Hardware of which nobody asks anything does nothing.
#[test]
fn an_idle_device_has_nothing_to_run() {
    let mut driver = ready(&SKL);
    let hardware: &mut Hardware = &mut driver.hardware;
    assert_eq!((hardware.run(), hardware.waiting()), (Ok(false), vec![]));
}
