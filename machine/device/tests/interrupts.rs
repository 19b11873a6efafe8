//! Interrupts: where each engine's arrive, which masks keep them back, and what the master control shows.

use device::EngineId;
use hw::platforms::BYT;
use support::*;

mod support;

/// An engine, the first register of its group, how far left its bits stand there, its bit of the master control.
const PLACES: [(EngineId, u32, u32, u32); 5] = [
    (EngineId::Render, 0x4_4300, 0, 0),
    (EngineId::Blitter, 0x4_4300, 16, 1),
    (EngineId::Video, 0x4_4310, 0, 2),
    (EngineId::Video2, 0x4_4310, 16, 3),
    (EngineId::VideoEnhance, 0x4_4330, 0, 6),
];
const GROUPS: [u32; 4] = [0x4_4300, 0x4_4310, 0x4_4320, 0x4_4330];
const MASTER: u32 = 0x4_4200;
/// From the first register of a group.
const MASK: u32 = 4;
const IDENTITY: u32 = 8;
const ENABLE: u32 = 12;
/// Bits of an engine: its command, and the switch of its context.
const USER: u32 = 1;
const SWITCH: u32 = 1 << 8;

/// A driver that submitted MI_USER_INTERRUPT to an engine behind these masks; nothing is enabled.
fn raised(platform: &'static hw::Platform, engine: EngineId, own_mask: u32, group: u32, mask: u32) -> Driver {
    let mut driver = ready(platform);
    driver.hardware.mmio_write(engine.base() + 0xa8, own_mask).unwrap();
    for base in GROUPS {
        driver.hardware.mmio_write(base + MASK, if base == group { mask } else { 0 }).unwrap();
    }
    driver.words(RING, &[USER_INTERRUPT, NOOP]);
    driver.image(engine, IMAGE, PML4, 0, 8);
    driver.submit(engine, descriptor(7, IMAGE), [0, 0]).unwrap();
    driver
}

#[test]
fn interrupts_of_every_engine_arrive_at_their_place_and_nowhere_else() {
    for platform in LISTS {
        for (engine, group, shift, _) in PLACES {
            for (own_mask, mask, expected) in [
                (0, 0, USER | SWITCH),
                (!USER, 0, USER),
                (!SWITCH, 0, SWITCH),
                (0, !(SWITCH << shift), SWITCH),
                (0, !(USER << shift), USER),
                (u32::MAX, 0, 0),
                (0, u32::MAX, 0),
            ] {
                let driver = raised(platform, engine, own_mask, group, mask);
                for base in GROUPS {
                    let expected = if base == group { expected << shift } else { 0 };
                    assert_eq!(
                        driver.read(base + IDENTITY),
                        expected,
                        "{engine:?} {base:#x} {own_mask:#x} {mask:#x}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_master_control_shows_what_is_enabled_and_lets_it_through() {
    for platform in LISTS {
        for (engine, group, shift, master) in PLACES {
            let mut driver = raised(platform, engine, !USER, group, 0);
            assert_eq!(
                (driver.read(MASTER), driver.hardware.is_interrupting()),
                (0, false),
                "nothing is enabled"
            );
            driver.hardware.mmio_write(group + ENABLE, !(USER << shift)).unwrap();
            assert_eq!(driver.read(MASTER), 0, "another is");
            driver.hardware.mmio_write(group + ENABLE, USER << shift).unwrap();
            assert_eq!(
                (driver.read(MASTER), driver.hardware.is_interrupting()),
                (1 << master, false),
                "{engine:?}"
            );
            driver.hardware.mmio_write(MASTER, 0x8000_0000).unwrap();
            assert_eq!(
                (driver.read(MASTER), driver.hardware.is_interrupting()),
                (1 << 31 | 1 << master, true)
            );
            driver.hardware.mmio_write(MASTER, 0x7fff_ffff).unwrap();
            assert_eq!((driver.read(MASTER), driver.hardware.is_interrupting()), (1 << master, false));
            // Other bits of the identity are not cleared by a write, nor is this one by zeros.
            driver.hardware.mmio_write(MASTER, 0x8000_0000).unwrap();
            driver.hardware.mmio_write(group + IDENTITY, !(USER << shift)).unwrap();
            assert!(driver.hardware.is_interrupting());
            driver.hardware.mmio_write(group + IDENTITY, USER << shift).unwrap();
            assert_eq!((driver.read(group + IDENTITY), driver.read(MASTER)), (0, 1 << 31));
            assert!(!driver.hardware.is_interrupting());
        }
    }
}

#[test]
fn an_identity_remembers_one_more_interrupt_and_not_two() {
    for platform in LISTS {
        for submissions in 1..4 {
            let mut driver = raised(platform, EngineId::Render, !USER, GROUPS[0], 0);
            for _ in 1..submissions {
                driver.image(EngineId::Render, IMAGE, PML4, 0, 8);
                driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
            }
            let seen = [(); 3].map(|()| {
                let seen = driver.read(GROUPS[0] + IDENTITY);
                driver.hardware.mmio_write(GROUPS[0] + IDENTITY, seen).unwrap();
                seen
            });
            let expected = [USER, if submissions > 1 { USER } else { 0 }, 0];
            assert_eq!(seen, expected, "{submissions}");
        }
    }
}

#[test]
fn engines_of_bay_trail_share_one_group_and_have_rings_of_their_own() {
    const GROUP: u32 = 0x4_4010;
    for (engine, shift) in [(EngineId::Render, 0), (EngineId::Video, 12), (EngineId::Blitter, 22)] {
        let base = engine.base();
        for (own_mask, mask, enable, expected) in [
            (0, 0, u32::MAX, true),
            (u32::MAX, 0, u32::MAX, false),
            (0, 1 << shift, u32::MAX, false),
            (0, !(1 << shift), 1 << shift, true),
        ] {
            let mut driver = Driver::new(&BYT);
            driver.words(RING + 0xff8, &[NOOP, USER_INTERRUPT, NOOP, NOOP]);
            for (register, value) in [(base + 0xa8, own_mask), (GROUP + MASK, mask), (GROUP + ENABLE, enable)]
            {
                driver.hardware.mmio_write(register, value).unwrap();
            }
            // From the end of the ring to its beginning, a page later.
            for (register, value) in [(0x38, RING as u32), (0x34, 0xff8), (0x30, 0x1008), (0x3c, 0x1001)] {
                driver.hardware.mmio_write(base + register, value).unwrap();
            }
            assert_eq!(driver.read(GROUP + IDENTITY), u32::from(expected) << shift, "{engine:?}");
            assert_eq!(driver.hardware.is_interrupting(), expected, "there is no master control");
            assert_eq!(driver.read(base + 0x34), 0x1008, "the head follows the tail");
            driver.hardware.mmio_write(GROUP + IDENTITY, u32::MAX).unwrap();
            assert!(!driver.hardware.is_interrupting());
        }
    }
}

#[test]
fn all_is_masked_until_software_says_otherwise() {
    for platform in LISTS {
        let mut driver = ready(platform);
        driver.words(RING, &[USER_INTERRUPT, NOOP]);
        driver.image(EngineId::Render, IMAGE, PML4, 0, 8);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(GROUPS.map(|base| driver.read(base + MASK)), [u32::MAX; 4]);
        assert_eq!(GROUPS.map(|base| driver.read(base + IDENTITY)), [0; 4]);
    }
}
