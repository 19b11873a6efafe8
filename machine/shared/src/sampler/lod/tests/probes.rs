//! Footprints of anisotropic filters, worked out by hand.

use super::*;

fn near(found: &[f32], expected: &[f32]) -> bool {
    found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-6)
}

#[test]
fn the_number_of_probes_is_the_ratio_of_the_axes_rounded_up_to_even() {
    // Gradients in texels of 64 by 32, the largest ratio; level, probes, axis, weight of the ends.
    let cases = [
        // Seven to one: eight probes, of which the ends count half.
        ([[7.0, 0.0], [0.0, 1.0]], 16.0, 0.0, 8, [7.0 / 64.0, 0.0], 0.5),
        ([[0.0, 1.0], [7.0, 0.0]], 16.0, 0.0, 8, [7.0 / 64.0, 0.0], 0.5),
        // Three, four, five: the longer axis has five texels, the shorter two.
        ([[3.0, 4.0], [2.0, 0.0]], 16.0, 1.0, 4, [3.0 / 64.0, 4.0 / 32.0], 0.25),
        // No narrower than a texel.
        ([[6.0, 0.0], [0.0, 0.5]], 16.0, 0.0, 6, [6.0 / 64.0, 0.0], 1.0),
        // No longer than the ratio allows: the level pays.
        ([[16.0, 0.0], [0.0, 1.0]], 4.0, 2.0, 4, [16.0 / 64.0, 0.0], 1.0),
        // Below two the ends are all there is.
        ([[3.0, 0.0], [0.0, 2.0]], 16.0, 1.0, 2, [3.0 / 64.0, 0.0], 1.0),
        // As long as wide, small, endless.
        ([[4.0, 0.0], [0.0, 4.0]], 16.0, 2.0, 1, [0.0; 2], 1.0),
        ([[1.0, 0.0], [0.0, 0.25]], 16.0, 0.0, 1, [0.0; 2], 1.0),
        ([[0.5, 0.0], [0.0, 0.25]], 16.0, -1.0, 1, [0.0; 2], 1.0),
        ([[f32::INFINITY, 0.0], [0.0, 1.0]], 16.0, f32::INFINITY, 1, [0.0; 2], 1.0),
    ];
    for (gradients, ratio, level, count, axis, end_weight) in cases {
        let both = gradients.map(|[u, v]| [u, v, 9.0]);
        let (lod, probes) = anisotropic(&both, [64.0, 32.0], ratio);
        assert!(lod == level || (lod - level).abs() < 1e-6, "{gradients:?}: {lod}");
        assert_eq!(probes.count, count, "{gradients:?}");
        assert!(near(&probes.axis, &axis) && near(&[probes.end_weight], &[end_weight]), "{probes:?}");
    }
    // Surfaces without an extent have one texel.
    let (_, probes) = anisotropic(&[[4.0, 0.0, 0.0], [0.0, 1.0, 0.0]], [0.0, 0.0], 16.0);
    assert_eq!((probes.count, probes.axis), (4, [4.0, 0.0]));
}

#[test]
fn probes_lie_evenly_along_the_axis_and_their_weights_are_one_together() {
    let probes = Probes { count: 4, axis: [0.5, -0.25], end_weight: 0.5 };
    let expected = [
        (-0.1875, 0.09375, 0.5 / 3.0),
        (-0.0625, 0.03125, 1.0 / 3.0),
        (0.0625, -0.03125, 1.0 / 3.0),
        (0.1875, -0.09375, 0.5 / 3.0),
    ];
    for (index, (u, v, weight)) in (0..).zip(expected) {
        let (shift, found) = probes.probe(index);
        assert!(near(&[shift[0], shift[1], found], &[u, v, weight]), "{index}: {shift:?} {found}");
    }
    let pair = Probes { count: 2, axis: [1.0, 0.0], end_weight: 1.0 };
    assert_eq!([pair.probe(0), pair.probe(1)], [([-0.25, 0.0], 0.5), ([0.25, 0.0], 0.5)]);
    let one = Probes { count: 1, axis: [1.0, 1.0], end_weight: 1.0 };
    assert_eq!(one.probe(0), ([0.0, 0.0], 1.0));
}

#[test]
fn the_logarithm_is_linear_between_powers_of_two() {
    let cases = [
        (1.0, 0.0),
        (1.5, 0.5),
        (2.0, 1.0),
        (7.0, 2.75),
        (0.25, -2.0),
        (f32::MIN_POSITIVE, -126.0),
        (1e-45, f32::NEG_INFINITY),
        (0.0, f32::NEG_INFINITY),
        (-1.0, f32::NEG_INFINITY),
    ];
    for (value, expected) in cases {
        assert_eq!(linear_log2(value), expected, "{value}");
    }
    assert!(linear_log2(f32::NAN).is_nan());
}

#[test]
fn magnification_begins_at_the_base_level() {
    let limits = Limits { base: 1.5, max_lod: 14.0, mip_count: 5.0, last_level: 5, ..Limits::default() };
    assert!(limits.choose(1.5, 0.0).magnify && !limits.choose(1.51, 0.0).magnify);
    let below = Limits { base: -1.5, ..limits };
    assert!(below.choose(-1.5, 0.0).magnify && !below.choose(-1.4, 0.0).magnify);
}

#[test]
fn levels_are_clamped_before_the_choice_of_the_filter_where_the_state_says_so() {
    let limits = Limits { min_lod: 2.0, max_lod: 3.0, mip_count: 5.0, last_level: 5, ..Limits::default() };
    let limits = Limits { mip_filter: MipFilter::Nearest, base: 1.0, ..limits };
    let clamped = Limits { preclamp: true, ..limits };
    for (lod, early) in [(-1.0, false), (1.0, false), (2.5, false), (9.0, false)] {
        assert_eq!(clamped.choose(lod, 0.0).magnify, early, "{lod}");
        assert_eq!(limits.choose(lod, 0.0).magnify, lod <= 1.0, "{lod}");
        // The level is the same.
        assert_eq!(clamped.choose(lod, 0.0).level, limits.choose(lod, 0.0).level);
    }
    assert_eq!([1.0, 2.4, 2.6, 9.0].map(|lod| limits.choose(lod, 0.0).level), [2, 2, 3, 3]);
    // Without mips the level of what is magnified is 0, before limits.
    let magnified = Limits { magnify_without_mips: true, min_lod: 0.0, base: 2.0, ..limits };
    assert_eq!([1.9, 2.0, 2.1].map(|lod| magnified.choose(lod, 0.0).level), [0, 0, 2]);
    // Limits between levels are rounded outwards for one level.
    let between = Limits { min_lod: 1.5, max_lod: 2.5, ..limits };
    assert_eq!([0.0, 9.0].map(|lod| between.choose(lod, 0.0).level), [1, 3]);
    let linear = Limits { mip_filter: MipFilter::Linear, ..between };
    let found = [0.0, 9.0].map(|lod| linear.choose(lod, 0.0)).map(|levels| (levels.level, levels.beta));
    assert_eq!(found, [(1, 0.5), (2, 0.5)]);
    // More levels than there are, and a least one past the last.
    let few = Limits { mip_count: 1.0, last_level: 1, ..limits };
    assert_eq!([0.0, 9.0].map(|lod| few.choose(lod, 7.0).level), [1, 1]);
    let resident = Limits { min_lod: 0.0, resident_min: 2.5, ..limits };
    assert_eq!(resident.choose(0.0, 0.0).level, 2);
    assert!(!Limits { resident_min: 5.0, ..limits }.choose(0.0, 0.0).out_of_bounds);
    assert!(Limits { resident_min: 5.1, ..limits }.choose(0.0, 0.0).out_of_bounds);
}
