//! Walkers whose numbers and predicate are in registers, and what is counted of them.

use device::EngineId;
use support::compute::walker;
use support::counting::*;
use support::*;

mod support;

/// Groups of the walker itself: more than any that registers ask for.
const GROUPS: u32 = 7;
const DISPATCH_DIMENSIONS: [u32; 3] = [0x2500, 0x2504, 0x2508];
const THREADS_DISPATCHED: u32 = 0x2290;
const PREDICATE_RESULT: u32 = 0x2418;

fn load(register: u32, value: u32) -> [u32; 3] {
    [0x22 << 23 | 1, register, value]
}

/// Runs a walker with more fields behind loads of registers; how often each group ran, and the channels that were counted.
fn walked(platform: &'static hw::Platform, loads: &[(u32, u32)], fields: &str) -> (Vec<u32>, u64) {
    let mut driver = compute(platform, GROUPS);
    let mut batch: Vec<u32> = loads.iter().flat_map(|&(register, value)| load(register, value)).collect();
    let text = walker(GROUPS, 1, fields);
    batch.extend(hw::print::parse(platform, &text).unwrap());
    for half in 0..2 {
        let to = VALUES as u32 + 0x800 + 4 * half;
        batch.extend([0x24 << 23 | 2, THREADS_DISPATCHED + 4 * half, to, 0]);
    }
    batch.push(END);
    driver.words(physical(WALKER), &batch);
    set_tail(&mut driver, IMAGE, 32);
    driver.submit(EngineId::Render, descriptor(7, IMAGE), [0, 0]).unwrap();
    assert_eq!(findings(&driver), []);
    let ran = counts(&driver, GROUPS.into()).into_iter().map(|(count, _)| count).collect();
    (ran, driver.qword(physical(VALUES) + 0x800))
}

#[test]
fn an_indirect_walker_has_as_many_groups_as_registers_say_and_counts_their_channels() {
    for platform in LISTS {
        let dimensions = |x, y, z| DISPATCH_DIMENSIONS.into_iter().zip([x, y, z]).collect::<Vec<_>>();
        assert_eq!(walked(platform, &dimensions(3, 1, 1), ""), (vec![1; 7], 7));
        let indirect = "  Indirect Parameter Enable = 1\n";
        assert_eq!(walked(platform, &dimensions(3, 1, 1), indirect), (vec![1, 1, 1, 0, 0, 0, 0], 3));
        // The kernel counts by the first number of a group only.
        assert_eq!(walked(platform, &dimensions(2, 3, 1), indirect), (vec![3, 3, 0, 0, 0, 0, 0], 6));
        assert_eq!(walked(platform, &dimensions(2, 1, 4), indirect), (vec![4, 4, 0, 0, 0, 0, 0], 8));
        for none in [dimensions(0, 1, 1), dimensions(1, 0, 1), dimensions(1, 1, 0)] {
            assert_eq!(walked(platform, &none, indirect), (vec![0; 7], 0));
        }
    }
}

#[test]
fn a_predicated_walker_is_executed_when_the_predicate_is_set() {
    for platform in LISTS {
        let predicated = "  Predicate Enable = 1\n";
        for (result, fields, ran) in [(0, "", 1), (0, predicated, 0), (1, predicated, 1)] {
            let channels = 7 * u64::from(ran);
            assert_eq!(walked(platform, &[(PREDICATE_RESULT, result)], fields), (vec![ran; 7], channels));
        }
    }
}

#[test]
fn the_count_of_channels_goes_on_from_what_software_wrote() {
    for platform in LISTS {
        let loads = [(THREADS_DISPATCHED, 0xffff_ffff), (THREADS_DISPATCHED + 4, 1)];
        assert_eq!(walked(platform, &loads, "").1, 0x2_0000_0006);
    }
}
