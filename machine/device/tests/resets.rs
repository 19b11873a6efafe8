//! Resets of one engine or of all, requests of power, and what the bus says of errors.

use device::{EngineId, HardwareError};
use hw::platforms::{BDW, BXT, BYT, SKL};
use support::*;

mod support;

const GDRST: u32 = 0x941c;
/// Engines and their bits of the reset register.
const BITS: [(EngineId, u32); 5] = [
    (EngineId::Render, 1 << 1),
    (EngineId::Video, 1 << 2),
    (EngineId::Blitter, 1 << 3),
    (EngineId::VideoEnhance, 1 << 4),
    (EngineId::Video2, 1 << 7),
];
/// The mask of an engine's interrupts, and a pointer that is 7 after a reset.
const IMR: u32 = 0xa8;
const STATUS_POINTER: u32 = 0x3a0;

#[test]
fn a_reset_takes_the_registers_of_the_engines_that_it_names_and_of_all() {
    for platform in LISTS {
        for (mask, named) in BITS.map(|(engine, bit)| (bit, vec![engine])).into_iter().chain([
            (1, EngineId::ALL.to_vec()),
            (0, vec![]),
            (1 << 1 | 1 << 3, vec![EngineId::Render, EngineId::Blitter]),
        ]) {
            let mut driver = Driver::new(platform);
            for engine in EngineId::ALL {
                driver.hardware.mmio_write(engine.base() + IMR, 0x123).unwrap();
                // The last register of an engine, and the first behind it.
                driver.hardware.mmio_write(engine.base() + 0x7fc, 5).unwrap();
                driver.hardware.mmio_write(engine.base() + 0x800, 6).unwrap();
            }
            driver.hardware.mmio_write(GDRST, mask).unwrap();
            assert_eq!(driver.read(GDRST), 0, "it is done at once");
            for engine in EngineId::ALL {
                let expected = if named.contains(&engine) { [0, 0, 6] } else { [0x123, 5, 6] };
                let found = [IMR, 0x7fc, 0x800].map(|register| driver.read(engine.base() + register));
                assert_eq!(found, expected, "{engine:?} {mask:#x}");
            }
        }
    }
}

#[test]
fn an_engine_that_hangs_takes_nothing_until_it_is_reset_itself() {
    for platform in LISTS {
        for (engine, bit) in BITS {
            let mut driver = ready(platform);
            driver.words(DATA, &[0xa000_0000]);
            driver.image(engine, IMAGE, PML4, 0, 16);
            let stopped = driver.submit(engine, descriptor(9, IMAGE), [0, 0]).unwrap_err();
            assert!(matches!(stopped, HardwareError::Stopped { context_id: 9, .. }));
            let name = match engine {
                EngineId::Render => "render engine",
                EngineId::Video => "video engine",
                EngineId::Video2 => "second video engine",
                EngineId::VideoEnhance => "video enhancement engine",
                EngineId::Blitter => "blitter",
            };
            let text = stopped.to_string();
            assert!(
                text.starts_with(&format!("the {name} stopped in context 9: no command of the ")),
                "{text}"
            );
            let hung = HardwareError::Hung { engine };
            assert_eq!(
                hung.to_string(),
                format!("the {name} hangs since an earlier submission and was not reset")
            );
            driver.words(DATA, &[END]);
            // A reset of all others, then its own.
            let others = BITS.into_iter().filter(|(other, _)| *other != engine).map(|(_, bit)| bit).sum();
            driver.hardware.mmio_write(GDRST, others).unwrap();
            driver.image(engine, IMAGE, PML4, 0, 16);
            assert_eq!(driver.submit(engine, descriptor(9, IMAGE), [0, 0]), Err(hung));
            assert_ne!(driver.read(engine.base() + STATUS_POINTER) & 7, 7, "it began");
            driver.hardware.mmio_write(GDRST, bit).unwrap();
            assert_eq!(driver.read(engine.base() + STATUS_POINTER) & 7, 7, "nothing was written yet");
            driver.hardware.mmio_write(engine.base() + 0x29c, 0x8000_8000).unwrap();
            driver.hardware.mmio_write(engine.base() + 0x80, STATUS_PAGE as u32).unwrap();
            assert_eq!(driver.submit(engine, descriptor(9, IMAGE), [0, 0]), Ok(()));
            assert_eq!(driver.word(IMAGE + 0x1000 + 4 * 5), 16, "the ring was executed");
        }
    }
}

#[test]
fn an_engine_is_ready_for_its_reset_when_it_is_asked_and_no_longer_when_not() {
    for platform in LISTS {
        for engine in EngineId::ALL {
            let mut driver = Driver::new(platform);
            let control = engine.base() + 0xd0;
            for (value, expected) in [(0x0001_0001, 3), (0x0000_0000, 3), (0x0001_0000, 0), (0x0000_0001, 0)]
            {
                driver.hardware.mmio_write(control, value).unwrap();
                assert_eq!(driver.read(control) & 0xffff, expected, "{engine:?} {value:#x}");
            }
        }
    }
}

#[test]
fn requests_to_wake_exist_where_their_platform_has_them() {
    // Requests and answers; Gen7 has one for render and one for media.
    let wakes = [
        (0xa278, 0xd84, [false, false, true, true]),
        (0xa270, 0xd88, [false, false, true, true]),
        (0xa188, 0x13_0044, [false, true, true, true]),
        (0x13_00b0, 0x13_00b4, [true, false, false, false]),
        (0x13_00b8, 0x13_00bc, [true, false, false, false]),
    ];
    for (index, platform) in [&BYT, &BDW, &SKL, &BXT].into_iter().enumerate() {
        for (request, answer, has) in wakes {
            let mut driver = Driver::new(platform);
            driver.hardware.mmio_write(request, 0x0005_0005).unwrap();
            let expected = if has[index] { 5 } else { 0 };
            assert_eq!(driver.read(answer), expected, "{} {request:#x}", platform.name);
            // The other answers stay.
            for (_, other, _) in wakes.into_iter().filter(|wake| wake.1 != answer) {
                assert_eq!(driver.read(other), 0, "{} {request:#x} {other:#x}", platform.name);
            }
        }
    }
}

#[test]
fn errors_of_the_bus_say_what_was_asked_for() {
    let mut driver = Driver::new(&SKL);
    let text = |error: HardwareError| error.to_string();
    assert_eq!(text(driver.hardware.mmio_read(0x2002).unwrap_err()), "there is no register at 0x2002");
    assert_eq!(
        text(driver.hardware.mmio_write(0x20_0000, 0).unwrap_err()),
        "there is no register at 0x200000"
    );
    assert_eq!(
        text(driver.hardware.ggtt_read(1 << 20).unwrap_err()),
        "the global page table has no entry 1048576"
    );
    let fault = driver.hardware.ggtt_memory_write(bits::GgttOffset(0x7f_f000), &[1]).unwrap_err();
    assert_eq!(text(fault), "no page of the global page table is valid at 0x7ff000");
    assert_eq!(driver.hardware.ggtt_read(5), Ok(0x5001));
}

#[test]
fn every_engine_tells_the_same_time_and_clears_only_what_may_be_cleared() {
    for platform in LISTS {
        let mut driver = Driver::new(platform);
        for engine in EngineId::ALL {
            // A second of the clock, which is at rest.
            assert_eq!(driver.read(engine.base() + 0x358), platform.timestamp_hz as u32);
            assert_eq!(driver.read(engine.base() + 0x35c), (platform.timestamp_hz >> 32) as u32);
            // Errors: only those that are there, and none by a write of ones elsewhere.
            driver.hardware.mmio_write(engine.base() + 0xb0, u32::MAX).unwrap();
            assert_eq!(driver.read(engine.base() + 0xb0), 0);
        }
    }
}
