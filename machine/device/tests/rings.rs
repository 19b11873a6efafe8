//! Rings that no context owns, engines that wait for each other, and what the bus tells of memory, time and use.

use device::{
    DeviceOptions, EngineId, Execution, Hardware, HardwareError, HardwareOptions, THREAD_BUDGET_INSTRUCTIONS,
    Waiting,
};
use hw::Platform;
use hw::platforms::{BYT, SKL};
use probe::{Findings, System, Systems};
use std::sync::Arc;
use support::*;

mod support;

const ENGINES: [EngineId; 3] = [EngineId::Render, EngineId::Blitter, EngineId::Video2];
const SEMAPHORE: u64 = 0x1f80;
const CHECK: u32 = 0x05 << 23;
/// Waits until a DWord of the global table is 1.
fn wait_for(address: u64) -> [u32; 4] {
    [0x1c << 23 | 1 << 22 | 1 << 15 | 4 << 12 | 2, 1, address as u32, 0]
}

/// A driver that does not use execution lists.
fn without_lists(platform: &'static Platform) -> Driver {
    let mut driver = Driver::new(platform);
    for engine in EngineId::ALL {
        driver.hardware.mmio_write(engine.base() + 0x29c, 0x8000_0000).unwrap();
    }
    driver
}

/// Gives an engine a ring with these commands.
fn ring(driver: &mut Driver, engine: EngineId, words: &[u32]) -> Result<(), HardwareError> {
    driver.words(RING, words);
    for (register, value) in [(0x38, RING as u32), (0x34, 0), (0x3c, 1)] {
        driver.hardware.mmio_write(engine.base() + register, value).unwrap();
    }
    driver.hardware.mmio_write(engine.base() + 0x30, 4 * words.len() as u32)
}

fn stored(driver: &Driver) -> [u32; 3] {
    [1, 2, 3].map(|number| driver.word(0x1f00 + 4 * number))
}

#[test]
fn a_ring_without_contexts_uses_the_directories_in_the_registers_of_its_engine() {
    const ADDRESSES: [u64; 4] = [0x1000, 0x4000_1000, 0x8000_1000, 0xc000_1000];
    const ROOTS: [u64; 4] = [0x31_1000_0000, 0x32_0200_1000, 0x33_0030_2000, 0x34_0004_3000];
    for platform in LISTS {
        for engine in ENGINES {
            let mut driver = without_lists(platform);
            driver.hardware.mmio_write(engine.base() + 0x29c, 0x0200_0200).unwrap();
            for index in 0..4 {
                let offset = 0x1000 * index as u64;
                driver.bind(ROOTS[index], 2, ADDRESSES[index] & 0x3fff_ffff, DATA + offset);
                let register = engine.base() + 0x270 + 8 * index as u32;
                // The low bits are no part of the address.
                driver.hardware.mmio_write(register, ROOTS[index] as u32 | 0xa19).unwrap();
                driver.hardware.mmio_write(register + 4, (ROOTS[index] >> 32) as u32).unwrap();
            }
            let mut batch: Vec<u32> =
                ADDRESSES[1..].iter().flat_map(|&at| store(at, (at >> 28) as u32)).collect();
            batch.push(END);
            driver.words(DATA, &batch);
            let mut words = start(ADDRESSES[0]).to_vec();
            words.push(NOOP);
            assert_eq!(ring(&mut driver, engine, &words), Ok(()));
            let stored = [1, 2, 3].map(|index| driver.word(DATA + 0x1000 * index));
            assert_eq!(stored, [4, 8, 12], "{engine:?}");
            assert_eq!(driver.read(engine.base() + 0x34), 16, "the head follows the tail");
        }
    }
}

#[test]
fn a_ring_without_tables_of_its_own_has_the_global_one_and_none_runs_where_lists_are_enabled() {
    for platform in LISTS {
        for engine in ENGINES {
            let mut driver = without_lists(platform);
            let mut batch = store(0x1f04, 5).to_vec();
            batch.push(END);
            driver.words(0x1e00, &batch);
            let mut words = start(0x1e00).to_vec();
            words.push(NOOP);
            assert_eq!(ring(&mut driver, engine, &words), Ok(()));
            assert_eq!(stored(&driver), [5, 0, 0]);
            let mut driver = Driver::new(platform);
            assert_eq!(ring(&mut driver, engine, &store_global(0x1f04, 5)), Ok(()));
            assert_eq!((stored(&driver), driver.read(engine.base() + 0x34)), ([0; 3], 0));
        }
    }
}

#[test]
fn a_tail_that_moves_while_its_ring_waits_adds_to_it() {
    for platform in LISTS {
        for engine in ENGINES {
            let mut driver = without_lists(platform);
            let mut words = wait_for(SEMAPHORE).to_vec();
            words.extend(store_global(0x1f0c, 3));
            assert_eq!(ring(&mut driver, engine, &words), Ok(()));
            let address = bits::GraphicsAddress(SEMAPHORE);
            assert_eq!(driver.hardware.waiting(), [Waiting { engine, context_id: 0, address }]);
            assert_eq!(driver.hardware.run(), Ok(true), "it has something left to do");
            driver.words(RING + 32, &store_global(0x1f08, 2));
            driver.hardware.mmio_write(engine.base() + 0x30, 48).unwrap();
            // A tail outside of the ring is none.
            driver.hardware.mmio_write(engine.base() + 0x30, 0x1000).unwrap();
            assert_eq!(stored(&driver), [0; 3]);
            driver.words(SEMAPHORE, &[1]);
            assert_eq!((stored(&driver), driver.hardware.run()), ([0, 2, 3], Ok(false)));
            assert_eq!(driver.read(engine.base() + 0x34), 48);
        }
    }
}

#[test]
fn a_ring_that_stopped_takes_nothing_more_until_it_is_reset() {
    for platform in LISTS {
        for engine in ENGINES {
            let mut driver = without_lists(platform);
            let stopped = ring(&mut driver, engine, &[0xa000_0000, NOOP]);
            assert!(matches!(stopped, Err(HardwareError::Stopped { context_id: 0, .. })), "{stopped:?}");
            let tail = engine.base() + 0x30;
            driver.hardware.mmio_write(engine.base() + 0x34, 0).unwrap();
            assert_eq!(driver.hardware.mmio_write(tail, 0), Ok(()), "nothing is left");
            assert_eq!(driver.hardware.mmio_write(tail, 8), Err(HardwareError::Hung { engine }));
        }
    }
}

/// Gives an image a ring at an offset, without switches on semaphores.
fn image(driver: &mut Driver, engine: EngineId, image: u64, at: u64, words: &[u32]) {
    driver.words(RING + at, words);
    driver.image(engine, image, PML4, at as u32, at as u32 + 4 * words.len() as u32);
    driver.words(image + 0x1000 + 4 * 3, &[0x0009_0009]);
}

#[test]
fn engines_that_wait_for_each_other_go_on_one_after_the_other() {
    const ORDER: [EngineId; 4] =
        [EngineId::Render, EngineId::Video, EngineId::VideoEnhance, EngineId::Blitter];
    for platform in LISTS {
        // Each engine waits for the next one and the last for software, so that the order in which the device turns to them does not matter.
        for reversed in [false, true] {
            let mut driver = ready(platform);
            for (index, engine) in ORDER.into_iter().enumerate() {
                let number = if reversed { 3 - index } else { index } as u64;
                let mut words = wait_for(SEMAPHORE + 4 * number).to_vec();
                words.extend(store_global(SEMAPHORE + 4 * number + 4, 1));
                let at = 0x2_0000 + 0x4000 * index as u64;
                image(&mut driver, engine, at, 0x100 + 0x40 * index as u64, &words);
                driver.submit(engine, descriptor(index as u32, at), [0, 0]).unwrap();
            }
            assert_eq!(driver.hardware.waiting().len(), 4);
            driver.words(SEMAPHORE, &[1]);
            assert_eq!((driver.word(SEMAPHORE + 16), driver.hardware.waiting()), (1, vec![]));
        }
    }
}

#[test]
fn an_engine_whose_slice_ends_behind_a_semaphore_waits_for_nothing() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.hardware.set_slice(Some(1));
        let mut words = wait_for(SEMAPHORE).to_vec();
        words.extend([CHECK; 8]);
        words.extend(store_global(0x1f0c, 3));
        image(&mut driver, EngineId::Render, IMAGE, 0x100, &words);
        driver.submit(EngineId::Render, descriptor(3, IMAGE), [0, 0]).unwrap();
        assert_eq!(driver.hardware.waiting().len(), 1);
        driver.words(SEMAPHORE, &[1]);
        assert_eq!((stored(&driver), driver.hardware.waiting()), ([0; 3], vec![]));
        let mut slices = 0;
        while driver.hardware.run().unwrap() {
            slices += 1;
        }
        assert_eq!(slices, 7);
        assert_eq!(stored(&driver), [0, 0, 3]);
    }
}

#[test]
fn a_list_that_waits_runs_as_soon_as_arbitration_is_on_again() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.hardware.set_slice(Some(1));
        let mut words = vec![0x08 << 23];
        words.extend(wait_for(SEMAPHORE));
        words.extend([0x08 << 23 | 1, CHECK, CHECK]);
        words.extend(store_global(0x1f0c, 3));
        image(&mut driver, EngineId::Render, IMAGE, 0x100, &words);
        image(&mut driver, EngineId::Render, IMAGE_2, 0x200, &store_global(0x1f04, 1));
        driver.submit(EngineId::Render, descriptor(3, IMAGE), [0, 0]).unwrap();
        driver.submit(EngineId::Render, descriptor(1, IMAGE_2), [0, 0]).unwrap();
        assert_eq!(stored(&driver), [0; 3]);
        driver.words(SEMAPHORE, &[1]);
        assert_eq!(stored(&driver), [1, 0, 0]);
    }
}

#[test]
fn contexts_keep_their_address_spaces_apart_and_the_global_table_may_change_in_between() {
    const OTHER: u64 = 0x18_0000;
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.bind(OTHER, 4, BATCH, DATA + 0x1_0000);
        driver.bind(OTHER, 4, RESULT, DATA + 0x1_1000);
        let mut batch = store(RESULT + 8, 0xbeef).to_vec();
        batch.push(END);
        driver.words(DATA + 0x1_0000, &batch);
        driver.image(EngineId::Render, IMAGE_2, OTHER, 0, 16);
        let results =
            |driver: &Driver| [DATA + 0x1008, DATA + 0x1_1008, DATA + 0x8].map(|at| driver.word(at));
        let last = results(&driver)[2];
        assert_eq!(driver.hardware.submissions(), 0);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((results(&driver), driver.hardware.submissions()), ([0xcafe, 0, last], 1));
        driver.submit(EngineId::Render, descriptor(8, IMAGE_2), [0, 0]).unwrap();
        assert_eq!((results(&driver), driver.hardware.submissions()), ([0xcafe, 0xbeef, last], 2));
        // The ring is another page now.
        driver.hardware.ggtt_write(2, 0x3_8001).unwrap();
        driver.words(0x3_8000, &store_global(0x1f04, 9));
        driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!((stored(&driver)[0], driver.hardware.submissions()), (9, 3));
    }
}

#[test]
fn the_last_command_is_told_with_all_of_its_address_and_errors_stay_in_the_status() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.words(DATA + 0x1000, &[NOOP, 0xa000_0000]);
        driver.words(RING, &start(RESULT));
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap_err();
        let last = [0x2074, 0x205c, 0x2068].map(|register| driver.read(register));
        assert_eq!(last, [RESULT as u32 + 4, (RESULT >> 32) as u32, 0xa000_0000]);
        // The same error twice, and both kinds.
        let mut driver = ready(platform);
        let mut batch = store_global(0x1f30, 1).to_vec();
        batch.push(END);
        driver.words(DATA, &batch);
        for _ in 0..2 {
            driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
            driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
            assert_eq!((driver.read(0x20b0), driver.read(0x20b8)), (4, 4));
        }
        driver.words(DATA, &[0xa000_0000]);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap_err();
        assert_eq!((driver.read(0x20b0), driver.read(0x20b8)), (5, 5));
    }
}

/// A GPU to which nothing was done, at a time of its clock.
fn fresh(platform: &'static Platform, clock: fn() -> u64) -> (Hardware, Arc<Findings>) {
    let device = DeviceOptions {
        execution: Execution::All,
        clock,
        thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
    };
    let findings = Arc::new(Findings::new(false));
    (Hardware::new(platform, HardwareOptions::new(device), Arc::clone(&findings)).unwrap(), findings)
}

#[test]
fn memory_in_use_is_every_page_that_was_written() {
    let (mut hardware, _) = fresh(&SKL, still);
    let at = bits::PhysicalAddress;
    assert_eq!(hardware.memory_bytes(), 0);
    hardware.physical_write(at(0x5010), &[1]).unwrap();
    hardware.physical_write(at(0x5000), &[2; 4096]).unwrap();
    assert_eq!(hardware.memory_bytes(), 4096);
    hardware.physical_write(at(0x7f_ffff), &[1, 2]).unwrap();
    hardware.physical_read(at(0x9000), &mut [0]).unwrap();
    assert_eq!(hardware.memory_bytes(), 3 * 4096);
}

#[test]
fn the_high_half_of_the_time_is_a_register_of_every_engine() {
    for platform in LISTS {
        let (hardware, _) = fresh(platform, || 1_000_000_000_000);
        let ticks = 1000 * platform.timestamp_hz;
        assert_ne!(ticks >> 32, 0);
        for engine in EngineId::ALL {
            let halves = [0x358, 0x35c].map(|register| hardware.mmio_read(engine.base() + register));
            assert_eq!(halves, [Ok(ticks as u32), Ok((ticks >> 32) as u32)], "{engine:?}");
        }
    }
}

#[test]
fn bay_trail_has_neither_ports_for_lists_nor_a_master_control() {
    let (mut hardware, findings) = fresh(&BYT, still);
    for value in [0, 0, 1, 5] {
        hardware.mmio_write(0x2230, value).unwrap();
        assert_eq!(hardware.mmio_read(0x2230), Ok(0), "it is only written");
    }
    assert_eq!(findings.list(), []);
    hardware.mmio_write(0x4_4200, 0x1234).unwrap();
    assert_eq!(hardware.mmio_read(0x4_4200), Ok(0x1234), "a register like any other");
    let (mut hardware, _) = fresh(&SKL, still);
    hardware.mmio_write(0x4_4200, u32::MAX).unwrap();
    assert_eq!(hardware.mmio_read(0x4_4200), Ok(0x8000_0000));
}

#[test]
fn registers_tell_what_they_make_use_of() {
    use System::{C30, D07, D11, D12, D13, D14};
    let nothing: &[System] = &[];
    for (offset, systems) in [
        (0x2358, nothing),
        (0x20a8, &[D11]),
        (0x2_20a8, &[D11]),
        (0x1_2098, &[D11]),
        (0x4_4200, &[D11]),
        (0x2080, &[D07]),
        (0x1_a080, &[D07]),
        (0x20c8, &[D14]),
        (0xa008, &[D14]),
        (0x7034, &[C30, D13]),
        (0xc7fc, nothing),
        (0xc800, &[D12]),
        (0xc8fc, &[D12]),
        (0xc900, nothing),
    ] {
        let (mut hardware, findings) = fresh(&SKL, still);
        hardware.mmio_write(offset, 1).unwrap();
        let mut expected = Systems::of(systems);
        expected.insert(System::D10);
        assert_eq!(findings.used(&SKL), expected, "{offset:#x}");
    }
}

#[test]
fn the_frequency_that_is_told_changes_only_with_a_request() {
    let (mut hardware, _) = fresh(&SKL, still);
    for value in [0x14 << 23, 0x45 << 23] {
        hardware.mmio_write(0xa008, value).unwrap();
    }
    // Other registers, described or not.
    for other in [0x7014, 0x20a8, 0x2_3450] {
        hardware.mmio_write(other, 1).unwrap();
    }
    assert_eq!(hardware.mmio_read(0xa01c), Ok(0x45 << 23 | 0x14));
}
