//! Every family of commands reaches its pipeline, and what a context selects is kept with it.

use device::EngineId;
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use support::counting::{compute, counts, once_each, set_tail, text};
use support::*;

mod support;

#[test]
fn commands_of_the_blitter_fill_a_rectangle() {
    const PITCH: u32 = 32;
    for platform in LISTS {
        let mut driver = ready(platform);
        // XY_COLOR_BLT, 32 bits a pixel, the pattern itself: columns 1 and 2 of rows 1 to 3.
        let header = 2 << 29 | 0x50 << 22 | 3 << 20 | 5;
        let (mode, from, to) = (3 << 24 | 0xf0 << 16 | PITCH, 1 << 16 | 1, 4 << 16 | 3);
        let mut batch = vec![header, mode, from, to, RESULT as u32, (RESULT >> 32) as u32, 0x1234_5678];
        batch.push(END);
        driver.words(DATA, &batch);
        driver.image(EngineId::Blitter, IMAGE, PML4, 0, 16);
        driver.submit(EngineId::Blitter, descriptor(7, IMAGE), [0, 0]).unwrap();
        let filled: Vec<u64> =
            (0..64).filter(|at| driver.word(DATA + 0x1000 + 4 * at) == 0x1234_5678).collect();
        assert_eq!(filled, [9, 10, 17, 18, 25, 26]);
        assert_eq!(driver.findings.list(), []);
    }
}

#[test]
fn the_image_keeps_which_pipeline_is_selected() {
    for (platform, header) in [(&SKL, 0x6904_0302), (&BXT, 0x6904_0302), (&BDW, 0x6904_0002)] {
        let platform: &'static Platform = platform;
        let mut driver = compute(platform, 2);
        set_tail(&mut driver, IMAGE, 32);
        let mask = if platform.has(hw::Feature::SplitSend) { "  Mask Bits = 3\n" } else { "" };
        let command = text(&driver, &format!("PIPELINE_SELECT\n  Pipeline Selection = 2\n{mask}"));
        assert_eq!(command, [header]);
        driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
        assert_eq!(counts(&driver, 2), once_each(2));
        let kept = (0..0x1690).filter(|at| driver.word(IMAGE + 0x1000 + 4 * at) == header).count();
        assert_eq!(kept, 1, "{}", platform.name);
    }
}
