//! What the builder makes of accesses that are not rows.

use super::*;
use crate::eval::{Alone, eval};

const STATE: usize = 512;

fn state() -> Vec<u8> {
    (0..STATE).map(|i| (i * 91 + 17) as u8).collect()
}

fn run(b: Builder) -> Vec<u8> {
    let mut state = state();
    assert_eq!(eval(&b.finish(), &mut state, &mut Alone), 0);
    state
}

#[test]
fn rows_may_begin_anywhere() {
    for offset in 64..96 {
        let mut b = Builder::new();
        let value = b.load(Place::state(offset));
        b.store(Place::state(0), value);
        b.exit(0);
        let start = offset as usize;
        assert_eq!(run(b)[..32], state()[start..start + 32], "{offset}");
    }
}

#[test]
fn elements_may_be_anywhere() {
    let mut seed = 1u32;
    let mut next = |limit: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 12) % limit
    };
    for round in 0..300 {
        let (width, bytes) = [(Width::B1, 1), (Width::B2, 2), (Width::B4, 4)][round % 3];
        let signed = next(2) != 0;
        let (start, stride) = (next(16), next(4));
        // In steps, or anywhere.
        let offsets: [u32; 8] = if round % 2 == 0 {
            std::array::from_fn(|i| 128 + (start + i as u32 * stride) * bytes)
        } else {
            std::array::from_fn(|_| 128 + next(40) * bytes)
        };
        let places = offsets.map(Place::state);
        let number = |state: &[u8], at: u32| {
            let raw = (0..bytes).rev().fold(0u32, |raw, i| raw << 8 | u32::from(state[(at + i) as usize]));
            let empty = 32 - 8 * bytes;
            if signed { ((raw << empty) as i32 >> empty) as u32 } else { raw }
        };
        let mut b = Builder::new();
        let value = b.load_elements(places, width, signed);
        b.store(Place::state(0), value);
        b.exit(0);
        let found = run(b);
        for (lane, &offset) in offsets.iter().enumerate() {
            let lane = u32::from_le_bytes(found[4 * lane..4 * lane + 4].try_into().unwrap());
            assert_eq!(lane, number(&state(), offset), "{width:?} {signed} {offsets:?}");
        }
        // Back, to different places, where a mask says so.
        let mut b = Builder::new();
        let targets: [u32; 8] = std::array::from_fn(|i| 128 + (start + i as u32 * (stride + 1)) * bytes);
        let value = b.load(Place::state(0));
        let chosen = next(256);
        let mask = b.constant(std::array::from_fn(|i| 0u32.wrapping_sub(chosen >> i & 1)));
        let mask = (round % 4 != 0).then_some(mask);
        b.store_elements(targets.map(Place::state), width, value, mask);
        b.exit(0);
        let mut expected = state();
        for (lane, &target) in targets.iter().enumerate() {
            if mask.is_none() || chosen >> lane & 1 != 0 {
                let (from, to) = (4 * lane, target as usize);
                expected.copy_within(from..from + bytes as usize, to);
            }
        }
        assert_eq!(run(b), expected, "{width:?} {targets:?} {chosen:b}");
    }
}

#[test]
fn single_elements_are_in_all_lanes_and_masks_keep_the_others() {
    for element in 0..8u32 {
        let mut b = Builder::new();
        let one = b.load_splat(Place::state(64 + 4 * element));
        let two = b.load_splat64(Place::state(64 + 8 * (element % 4)));
        let mask = b.constant(std::array::from_fn(|i| if i as u32 == element { u32::MAX } else { 0 }));
        b.store_masked(Place::state(0), one, mask);
        b.store(Place::state(32), two);
        b.exit(0);
        let (found, before) = (run(b), state());
        let mut expected = before.clone();
        let at = 64 + 4 * element as usize;
        expected[4 * element as usize..][..4].copy_from_slice(&before[at..at + 4]);
        let wide = 64 + 8 * (element % 4) as usize;
        for lane in 0..4 {
            expected[32 + 8 * lane..][..8].copy_from_slice(&before[wide..wide + 8]);
        }
        assert_eq!(found, expected, "{element}");
    }
}

#[test]
fn elements_in_order_from_an_aligned_place_are_one_operation() {
    for (width, bytes) in [(Width::B1, 1u32), (Width::B2, 2), (Width::B4, 4)] {
        for signed in [false, true] {
            for start in (128..192).step_by(8 * bytes as usize) {
                let mut b = Builder::new();
                let places = std::array::from_fn(|i| Place::state(start + bytes * i as u32));
                let value = b.load_elements(places, width, signed);
                b.store(Place::state(0), value);
                b.exit(0);
                // A load, and an extension where there is something to extend.
                let operations = b.function.operations.len();
                assert_eq!(operations, if bytes == 4 { 2 } else { 3 }, "{width:?}");
                let (found, before) = (run(b), state());
                for lane in 0..8 {
                    let at = start as usize + lane * bytes as usize;
                    let part = &before[at..at + bytes as usize];
                    let fill = if signed && part[part.len() - 1] >= 0x80 { 0xff } else { 0 };
                    let mut expected = [fill; 4];
                    expected[..part.len()].copy_from_slice(part);
                    assert_eq!(found[4 * lane..4 * lane + 4], expected, "{width:?} {signed} {start}");
                }
            }
        }
    }
}

#[test]
fn constants_have_their_bits_in_every_lane() {
    let mut b = Builder::new();
    let (narrow, wide) = (b.splat(0x8765_4321), b.splat64(0x8765_4321_0fed_cba9));
    b.store(Place::state(0), narrow);
    b.store(Place::state(32), wide);
    b.exit(0);
    let found = run(b);
    assert_eq!(found[..32], [0x21, 0x43, 0x65, 0x87].repeat(8));
    assert_eq!(found[32..64], [0xa9, 0xcb, 0xed, 0x0f, 0x21, 0x43, 0x65, 0x87].repeat(4));
}
