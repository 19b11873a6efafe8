//! What belongs together, how much room it needs, and in which order it is done.

use super::*;
use eu::straight::PlainSource;
use isa::Condition;

/// An operation on rows of eight DWords, by their registers.
pub(crate) fn rows(core: Core, sources: &[u16], target: u16) -> Plain {
    let mut plain = Plain {
        core,
        sources: [PlainSource { lanes: Lanes::Immediate(0), negate: false, absolute: false, clean: true }; 3],
        source_count: sources.len(),
        target: Target::Row(32 * target),
        channels: 8,
        halves: false,
        condition: Condition::None,
        unsigned: false,
        saturate: false,
        predicated: false,
        predicate_inverse: false,
        flag_shift: 0,
        needs_active: 0,
    };
    for (place, register) in plain.sources.iter_mut().zip(sources) {
        place.lanes = Lanes::Row(32 * register);
    }
    plain
}

fn reader(reads: &[Id], writes: &[Id]) -> Unit {
    Unit { operation: 0, vectors: 0..1, reads: reads.to_vec(), writes: writes.to_vec() }
}

#[test]
fn chains_are_shared_out_evenly() {
    assert_eq!(parts(&[2, 2, 2, 2, 2], 4), [0..2, 2..4, 4..5]);
    assert_eq!(parts(&[9, 1, 1], 4), [0..1, 1..3]);
    let limit = (1..=14).find(|&limit| parts(&[2; 16], limit).len() <= parts(&[2; 16], 14).len());
    assert_eq!(parts(&[2; 16], limit.unwrap()), [0..6, 6..12, 12..16]);
}

#[test]
fn values_need_room_from_their_first_use_to_their_last() {
    // 0 is read first and last; 1 and 3 once; 2 and 4 are made and read by the next; no operation reads 5.
    let units = [reader(&[0, 1], &[2]), reader(&[2, 3], &[4]), reader(&[0, 4], &[5])];
    assert_eq!(pressure(&units, &[1, 1, 1], &[0, 1, 2]), 3);
    assert_eq!(pressure(&units, &[1, 1, 1], &[0, 2]), 2);
    assert_eq!(pressure(&units, &[1, 1, 1], &[1]), 2);
    // Of half floats each takes two; a value costs what its first user costs.
    assert_eq!(pressure(&units, &[2, 1, 1], &[0, 1, 2]), 5);
    assert_eq!(pressure(&units, &[2, 2, 2], &[0, 1, 2]), 6);
    // Results that wait for their reader need room when nothing is read any more.
    let late = [reader(&[0], &[1, 2, 3]), reader(&[1, 2, 3], &[])];
    assert_eq!(pressure(&late, &[1, 1], &[0, 1]), 3);
}

/// Two steps of each of some chains, interleaved, and which belong together.
fn interleaved(chains: usize) -> (Vec<Unit>, Groups) {
    let mut groups = Groups::default();
    let value = |chain: usize, number: usize| 4 * chain + number;
    let first = (0..chains).map(|c| reader(&[value(c, 0), value(c, 1)], &[value(c, 2)]));
    let second = (0..chains).map(|c| reader(&[value(c, 2), value(c, 3)], &[]));
    let units: Vec<Unit> = first.chain(second).collect();
    for index in 0..units.len() {
        assert_eq!(groups.add(), index);
        groups.join(index, index.checked_sub(chains));
    }
    (units, groups)
}

#[test]
fn units_keep_their_order_where_there_is_room_and_else_go_chain_by_chain() {
    let (units, mut groups) = interleaved(2);
    assert_eq!(order(&units, &[1; 4], &mut groups, 3), [0, 1, 2, 3]);
    assert_eq!(order(&units, &[1; 4], &mut groups, 2), [0, 2, 1, 3]);
    // No more chains in the first parts than needed.
    let (units, mut groups) = interleaved(16);
    let part = |chains: std::ops::Range<usize>| chains.clone().chain(chains.start + 16..chains.end + 16);
    let expected: Vec<usize> = part(0..6).chain(part(6..12)).chain(part(12..16)).collect();
    assert_eq!(order(&units, &[1; 32], &mut groups, 14), expected);
}

#[test]
fn units_that_are_joined_share_their_first_one() {
    let mut groups = Groups::default();
    (0..7).for_each(|index| assert_eq!(groups.add(), index));
    groups.join(3, Some(1));
    groups.join(5, Some(4));
    groups.join(6, None);
    groups.join(5, Some(3));
    let leaders: Vec<usize> = (0..7).map(|unit| groups.find(unit)).collect();
    assert_eq!(leaders, [0, 1, 2, 1, 1, 1, 6]);
}

#[test]
fn registers_hold_one_value_after_the_other() {
    // g4 = g2 + g3; g2 = g4 * g4; g5 = g2 + g3.
    let operations = [
        (0, rows(Core::AddInt, &[2, 3], 4)),
        (1, rows(Core::MulInt, &[4, 4], 2)),
        (2, rows(Core::AddInt, &[2, 3], 5)),
    ];
    let segment = segment(&operations, 16).unwrap();
    let values: Vec<_> = segment.values.iter().map(|v| (v.register, v.initial, v.last)).collect();
    assert_eq!(
        values,
        [(2, true, false), (3, true, false), (4, false, true), (2, false, true), (5, false, true)]
    );
    let reads: Vec<&[usize]> = segment.values.iter().map(|v| &v.reads[..]).collect();
    assert_eq!(reads, [&[0][..], &[0, 2], &[1], &[2], &[]]);
    let units: Vec<_> = segment.units.iter().map(|u| (u.operation, &u.reads[..], &u.writes[..])).collect();
    assert_eq!(units, [(0, &[0, 1][..], &[2][..]), (1, &[2], &[3]), (2, &[1, 3], &[4])]);
    assert_eq!((segment.initial[2], segment.initial[3], segment.initial[4]), (Some(0), Some(1), None));
}

#[test]
fn flags_tie_their_writers_and_readers_together() {
    // A comparison, and a selection by it; another chain between them.
    let mut compare = rows(Core::CompareInt, &[2, 3], 0);
    (compare.target, compare.condition) = (Target::Nowhere, Condition::Less);
    let mut select = rows(Core::Select, &[6, 7], 8);
    select.predicated = true;
    let operations = [
        (0, compare),
        (1, rows(Core::AddInt, &[10, 11], 12)),
        (2, select),
        (3, rows(Core::AddInt, &[12, 13], 14)),
    ];
    let order = |room: usize| -> Vec<usize> {
        segment(&operations, room).unwrap().units.iter().map(|unit| unit.operation).collect()
    };
    assert_eq!(order(16), [0, 1, 2, 3]);
    assert_eq!(order(2), [0, 2, 1, 3]);
}

#[test]
fn sources_touch_the_registers_that_their_bytes_lie_in() {
    let source = |lanes| PlainSource { lanes, negate: false, absolute: false, clean: false };
    assert_eq!(source_registers(&source(Lanes::Row(64)), 1, 4), 3..=3);
    assert_eq!(source_registers(&source(Lanes::Splat(92)), 1, 4), 2..=2);
    assert_eq!(source_registers(&source(Lanes::Splat(94)), 0, 4), 2..=3);
    assert_eq!(source_registers(&source(Lanes::Words(96, true)), 0, 4), 3..=3);
    assert_eq!(source_registers(&source(Lanes::Words(96, true)), 1, 4), 3..=3);
    assert_eq!(source_registers(&source(Lanes::Words(96, true)), 2, 4), 4..=4);
    assert_eq!(source_registers(&source(Lanes::Words(112, false)), 0, 4), 3..=3);
    assert_eq!(source_registers(&source(Lanes::Words(114, false)), 0, 4), 3..=4);
    assert_eq!(source_registers(&source(Lanes::Immediate(1)), 0, 4).count(), 0);
}

#[test]
fn a_result_over_a_later_source_overlaps() {
    let sixteen =
        |source: u16, target: u16| Plain { channels: 16, ..rows(Core::AddInt, &[source, 20], target) };
    assert!(!overlaps(&sixteen(2, 2)));
    assert!(overlaps(&sixteen(2, 3)));
    assert!(!overlaps(&sixteen(3, 2)));
    assert!(!overlaps(&rows(Core::AddInt, &[2, 3], 3)));
}
