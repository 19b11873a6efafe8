//! Execution lists that break a rule, and lists for engines that are busy.

use device::{EngineId, HardwareError};
use probe::{FaultKind, Kind, Stop};
use support::counting::findings;
use support::*;

mod support;

/// A word in the global table that nothing else uses.
const SEMAPHORE: u64 = 0x1f80;

/// A ring for `image` that stores its number into the global table.
fn add(driver: &mut Driver, engine: EngineId, image: u64, ring: u64, number: u32) {
    driver.words(RING + ring, &store_global(0x1f00 + 4 * u64::from(number), number));
    driver.image(engine, image, PML4, ring as u32, ring as u32 + 16);
}

fn stored(driver: &Driver) -> [u32; 3] {
    [1, 2, 3].map(|number| driver.word(0x1f00 + 4 * number))
}

#[test]
fn a_list_is_executed_even_where_lists_were_not_enabled_and_that_is_said() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.hardware.mmio_write(0x229c, 0x8000_0000).unwrap();
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.word(DATA + 0x1008), 0xcafe);
        let text = "an execution list is submitted while execution lists are not enabled".to_string();
        assert_eq!(findings(&driver), [(Kind::Undefined, text)]);
    }
}

#[test]
fn elements_that_are_not_valid_are_left_out_and_the_first_must_be() {
    for platform in LISTS {
        let mut driver = ready(platform);
        add(&mut driver, EngineId::Render, IMAGE_2, 0x100, 1);
        let [id, low] = descriptor(8, IMAGE_2);
        driver.submit(EngineId::Render, [9, low & !1], [id, low]).unwrap();
        assert_eq!(stored(&driver), [1, 0, 0]);
        let text = "an execution list is submitted whose first element is not valid".to_string();
        assert_eq!(findings(&driver), [(Kind::Undefined, text)]);
        assert_eq!((driver.read(0x2370), driver.read(0x2378), driver.read(0x237c)), (1, 0x18, 8));
        // Nothing valid is no list: nothing becomes active.
        let mut driver = ready(platform);
        driver.submit(EngineId::Render, [7, IMAGE as u32 | 0x118], [0, 0]).unwrap();
        assert_eq!((driver.read(0x23a0) & 7, driver.word(DATA + 0x1008)), (7, 0));
    }
}

/// Submits a context that waits for the semaphore and keeps the engine while it does.
fn wait(driver: &mut Driver, image: u64) {
    let mut ring = vec![0x1c << 23 | 1 << 22 | 1 << 15 | 4 << 12 | 2, 1, SEMAPHORE as u32, 0];
    ring.extend(store_global(0x1f0c, 3));
    driver.words(RING + 0x200, &ring);
    driver.image(EngineId::Render, image, PML4, 0x200, 0x220);
    driver.words(image + 0x1000 + 4 * 3, &[0x0009_0009]);
    driver.submit(EngineId::Render, descriptor(3, image), [0, 0]).unwrap();
}

#[test]
fn a_list_takes_the_place_of_one_that_waits_with_arbitration_off_no_sooner_than_it_ends() {
    for platform in LISTS {
        let mut driver = ready(platform);
        add(&mut driver, EngineId::Render, IMAGE, 0x100, 1);
        add(&mut driver, EngineId::Render, IMAGE_2, 0x140, 2);
        // MI_ARB_ON_OFF first: the context cannot be stopped where it waits.
        let mut ring = vec![0x08 << 23];
        ring.extend([0x1c << 23 | 1 << 22 | 1 << 15 | 4 << 12 | 2, 1, SEMAPHORE as u32, 0]);
        ring.extend(store_global(0x1f0c, 3));
        ring.push(NOOP);
        driver.words(RING + 0x200, &ring);
        let third = 0x3_0000;
        driver.image(EngineId::Render, third, PML4, 0x200, 0x228);
        driver.words(third + 0x1000 + 4 * 3, &[0x0009_0009]);
        driver.submit(EngineId::Render, descriptor(3, third), [0, 0]).unwrap();
        driver.submit(EngineId::Render, descriptor(1, IMAGE), [0, 0]).unwrap();
        assert_eq!(stored(&driver), [0; 3]);
        // A list that comes meanwhile is the next, and the one before it is lost.
        driver.submit(EngineId::Render, descriptor(2, IMAGE_2), [0, 0]).unwrap();
        let text = "an execution list is submitted while another one waits: that one is given up".to_string();
        assert_eq!((stored(&driver), findings(&driver)), ([0; 3], vec![(Kind::Undefined, text)]));
        driver.words(SEMAPHORE, &[1]);
        assert_eq!(stored(&driver), [0, 2, 3]);
    }
}

#[test]
fn engines_run_beside_one_that_waits() {
    for platform in LISTS {
        let mut driver = ready(platform);
        wait(&mut driver, 0x3_0000);
        add(&mut driver, EngineId::Blitter, IMAGE, 0x100, 1);
        driver.submit(EngineId::Blitter, descriptor(1, IMAGE), [0, 0]).unwrap();
        add(&mut driver, EngineId::Video, IMAGE_2, 0x140, 2);
        driver.submit(EngineId::Video, descriptor(2, IMAGE_2), [0, 0]).unwrap();
        assert_eq!(stored(&driver), [1, 2, 0]);
        assert_eq!(driver.hardware.waiting().len(), 1);
        driver.words(SEMAPHORE, &[1]);
        assert_eq!((stored(&driver), driver.hardware.waiting().len()), ([1, 2, 3], 0));
    }
}

#[test]
fn contexts_that_cannot_begin_name_what_is_wrong_with_them() {
    for platform in LISTS {
        // A ring that is not enabled, one whose head lies outside, tables that belong to the CPU.
        let without_ring = |driver: &mut Driver| driver.words(IMAGE + 0x1000 + 4 * 11, &[0]);
        let head_outside = |driver: &mut Driver| driver.words(IMAGE + 0x1000 + 4 * 5, &[0x1000]);
        let nothing = |_: &mut Driver| ();
        type Edit<'e> = &'e dyn Fn(&mut Driver);
        let cases: [(Edit, u32, &str, &str); 3] = [
            (&without_ring, 0x119, "D04", "the context image at "),
            (&head_outside, 0x119, "D04", "the context image at "),
            (&nothing, 0x101, "D08", "an advanced context needs the page tables of a CPU"),
        ];
        for (edit, low, system, text) in cases {
            let mut driver = ready(platform);
            edit(&mut driver);
            let stopped = driver.submit(EngineId::Render, [7, IMAGE as u32 | low], [0, 0]).unwrap_err();
            let HardwareError::Stopped { stop: Stop::Fault(fault), .. } = stopped else {
                panic!("{stopped}")
            };
            assert_eq!((fault.kind, fault.system), (FaultKind::Hang, system));
            assert!(fault.text.starts_with(text), "{}", fault.text);
            assert_eq!(driver.word(DATA + 0x1008), 0);
        }
    }
}
