//! Pixels of lines: diamonds, widths, stipples.

use super::*;
use std::collections::BTreeMap;

fn grid() -> SampleGrid {
    let mut offsets = [Position::default(); 16];
    offsets[0] = Position { x: 128, y: 128 };
    SampleGrid { offsets, count: 1, single_mask: 1, sample_mask: 1 }
}

fn pixels(start: (i32, i32), end: (i32, i32), width: i32, last_pixel: bool) -> BTreeMap<(i32, i32), u32> {
    stippled(start, end, width, last_pixel, None)
}

fn stippled(
    start: (i32, i32),
    end: (i32, i32),
    width: i32,
    last_pixel: bool,
    stipple: Option<&LineStipple>,
) -> BTreeMap<(i32, i32), u32> {
    walked(start, end, width, last_pixel, stipple, Diamond::Dx10)
}

fn walked(
    start: (i32, i32),
    end: (i32, i32),
    width: i32,
    last_pixel: bool,
    stipple: Option<&LineStipple>,
    diamond: Diamond,
) -> BTreeMap<(i32, i32), u32> {
    let position = |p: (i32, i32)| Position { x: p.0, y: p.1 };
    let line = Line { start: position(start), end: position(end), width: width * 256, last_pixel, diamond };
    let clip = PixelRect { x0: 0, y0: 0, x1: 64, y1: 64 };
    let mut found = BTreeMap::new();
    line.walk(Position { x: 128, y: 128 }, clip, &grid(), stipple, &mut |subspan: Subspan| {
        for pixel in 0..4 {
            if subspan.coverage[pixel] != 0 {
                let at = (i32::from(subspan.x) + pixel as i32 % 2, i32::from(subspan.y) + pixel as i32 / 2);
                *found.entry(at).or_insert(0) += 1;
            }
        }
        Ok(())
    })
    .unwrap();
    found
}

fn centre(x: i32, y: i32) -> (i32, i32) {
    (x * 256 + 128, y * 256 + 128)
}

#[test]
fn a_line_between_pixel_centres_lights_its_first_pixel_and_not_its_last() {
    let line = pixels(centre(2, 5), centre(9, 5), 1, false);
    assert_eq!(line.keys().copied().collect::<Vec<_>>(), (2..9).map(|x| (x, 5)).collect::<Vec<_>>());
    let back = pixels(centre(9, 5), centre(2, 5), 1, false);
    assert_eq!(back.keys().copied().collect::<Vec<_>>(), (3..10).map(|x| (x, 5)).collect::<Vec<_>>());
    let down = pixels(centre(4, 2), centre(4, 7), 1, true);
    assert_eq!(down.keys().copied().collect::<Vec<_>>(), (2..8).map(|y| (4, y)).collect::<Vec<_>>());
}

#[test]
fn a_line_inside_one_diamond_lights_nothing() {
    assert!(pixels((1300, 1300), (1390, 1310), 1, false).is_empty());
    assert_eq!(pixels((1300, 1300), (1390, 1310), 1, true).len(), 1);
}

#[test]
fn a_closed_polyline_lights_no_pixel_of_a_joint_twice() {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = move |limit: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % limit) as i32
    };
    for _ in 0..2000 {
        // Two segments that go on in the same direction.
        let a = (random(4000), 500 + random(15000));
        let b = (a.0 + 300 + random(4000), a.1 + random(200) - 100);
        let c = (b.0 + 300 + random(4000), b.1 + random(200) - 100);
        let first = pixels(a, b, 1, false);
        let second = pixels(b, c, 1, false);
        let columns = |line: &BTreeMap<(i32, i32), u32>| line.keys().map(|k| k.0).collect::<Vec<_>>();
        let mut both = columns(&first);
        both.extend(columns(&second));
        let low = both.iter().min().copied();
        let high = both.iter().max().copied();
        both.sort_unstable();
        let expected: Vec<i32> = match (low, high) {
            (Some(low), Some(high)) => (low..=high).collect(),
            _ => Vec::new(),
        };
        assert_eq!(both, expected, "{a:?} {b:?} {c:?}");
    }
}

#[test]
fn a_wide_line_covers_its_width_along_the_minor_axis() {
    let line = pixels(centre(2, 10), centre(8, 10), 3, false);
    assert_eq!(line.len(), 18);
    assert!(line.contains_key(&(2, 9)) && line.contains_key(&(7, 11)) && !line.contains_key(&(2, 12)));
    let steep = pixels(centre(10, 2), centre(10, 8), 2, false);
    assert_eq!(steep.len(), 12);
    // Two pixels around an odd centre: the left edge is inclusive.
    assert!(steep.contains_key(&(9, 2)) && steep.contains_key(&(10, 2)));
}

#[test]
fn the_parallelogram_of_a_line_agrees_with_the_diamond_walk_away_from_ties() {
    use crate::wm::block::{Block, place};
    use crate::wm::coverage::Polygon;
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 16) % 13000 + 1500) as i32
    };
    let clip = PixelRect { x0: 0, y0: 0, x1: 64, y1: 64 };
    let mut different = 0;
    for _ in 0..1000 {
        let (a, b) = ((random(), random()), (random(), random()));
        let walked = pixels(a, b, 1, false);
        let px = |p: (i32, i32)| [p.0 as f32 / 256.0, p.1 as f32 / 256.0];
        let corners = wide_corners(px(a), px(b), 1.0, |v| (v * 256.0).round_ties_even() as i32);
        let mut found = BTreeMap::new();
        if let Some(polygon) = Polygon::new(&corners) {
            polygon
                .walk(clip, &grid(), &mut |block: &mut Block| {
                    for bit in (0..64).filter(|bit| block.masks[0] >> bit & 1 != 0) {
                        let (x, y) = place(bit);
                        *found.entry(((block.x + x) as i32, (block.y + y) as i32)).or_insert(0) += 1;
                    }
                    Ok(())
                })
                .unwrap();
        }
        assert!(walked.len().abs_diff(found.len()) <= 1, "{a:?} {b:?}");
        different += i32::from(walked != found);
    }
    assert!(different < 30, "{different} of 1000");
}

#[test]
fn stipple_counts_pixels_from_the_start_of_the_line() {
    let stipple = LineStipple { pattern: 0b01, repeat: 2, counter: 0 };
    let line = stippled(centre(2, 5), centre(12, 5), 1, false, Some(&stipple));
    assert_eq!(line.keys().copied().collect::<Vec<_>>(), [(2, 5), (3, 5)]);
    let back = stippled(centre(12, 5), centre(2, 5), 1, false, Some(&stipple));
    assert_eq!(back.keys().copied().collect::<Vec<_>>(), [(11, 5), (12, 5)]);
}

/// The manual's condition for a point at (`dx`, `dy`) pixels from the middle of a diamond, of a line that runs so.
fn is_inside(dx: f64, dy: f64, (run, rise): (i64, i64), legacy: bool) -> bool {
    let distance = dx.abs() + dy.abs();
    let interior = distance < 0.5;
    let bottom_corner = dx == 0.0 && dy == 0.5;
    let left_corner = dx == -0.5 && dy == 0.0;
    let right_corner = dx == 0.5 && dy == 0.0;
    let bottom_left_edge = distance == 0.5 && dx < 0.0 && dy > 0.0;
    let bottom_right_edge = distance == 0.5 && dx > 0.0 && dy > 0.0;
    if legacy {
        let (slope_is_one, slope_is_minus_one) = (run == rise, run == -rise);
        let corner = if slope_is_one { left_corner } else { right_corner };
        return interior
            || bottom_corner
            || corner
            || (slope_is_one && bottom_left_edge)
            || (slope_is_minus_one && bottom_right_edge);
    }
    let x_major = run.abs() >= rise.abs();
    interior || bottom_corner || (!x_major && right_corner) || bottom_left_edge || bottom_right_edge
}

#[test]
fn points_lie_in_a_diamond_by_the_rule_of_the_mode() {
    for (run, rise) in
        [(8i64, 8i64), (-8, -8), (8, -8), (-8, 8), (8, 3), (-8, 3), (3, 8), (-3, -8), (8, 0), (0, 8)]
    {
        for (diamond, legacy) in [(Diamond::Dx10, false), (Diamond::Legacy, true)] {
            let swapped = run.abs() < rise.abs();
            let turn = |x: i64, y: i64| if swapped { (y, x) } else { (x, y) };
            let (x1, y1) = turn(256 * run, 256 * rise);
            let along = Along { x0: 0, y0: 0, x1, y1, swapped, diamond };
            // The diamond of the pixel in column 3, row 5 of the screen, and subpixels of a sixteenth around it.
            let (column, row) = turn(3, 5);
            for dx in -16..=16i64 {
                for dy in -16..=16i64 {
                    let (x, y) = turn(3 * 256 + 16 * dx, 5 * 256 + 16 * dy);
                    let want = is_inside(dx as f64 / 16.0, dy as f64 / 16.0, (run, rise), legacy);
                    assert_eq!(
                        along.in_diamond(x, y, column, row),
                        want,
                        "{run} {rise} {diamond:?}: {dx} {dy}"
                    );
                }
            }
        }
    }
}

/// Pixels of a line in its mode, positions in sixteenths of a pixel.
fn cosmetic(start: (i32, i32), end: (i32, i32), diamond: Diamond) -> Vec<(i32, i32)> {
    let scale = |p: (i32, i32)| (16 * p.0, 16 * p.1);
    walked(scale(start), scale(end), 1, false, None, diamond).into_keys().collect()
}

#[test]
fn legacy_lines_leave_a_diamond_at_edges_that_are_not_along_them() {
    // From the lower left edge of pixel (10, 7) to that of (6, 6): both edges are inside by one rule only, so that the first
    // pixel is left and the last one is not.
    let (start, end) = ((164, 124), (100, 108));
    assert_eq!(cosmetic(start, end, Diamond::Dx10), [(7, 7), (8, 7), (9, 7), (10, 7)]);
    assert_eq!(cosmetic(start, end, Diamond::Legacy), [(6, 6), (7, 7), (8, 7), (9, 7)]);
    // Between pixel centres at slope one: the pixels above and to the right, each once whatever the joint.
    for joint in [(104, 112), (100, 108), (96, 104), (98, 106)] {
        let mut both = cosmetic((40, 48), joint, Diamond::Legacy);
        both.extend(cosmetic(joint, (136, 144), Diamond::Legacy));
        assert_eq!(both, (2..8).map(|at| (at, at)).collect::<Vec<_>>(), "{joint:?}");
    }
}

/// Whether a line that runs on from `start` to `end` leaves the diamond around `centre`, or, with the last pixel, is in it
/// at all. None where it touches an edge of the diamond without crossing it.
fn leaves(start: (i64, i64), end: (i64, i64), centre: (i64, i64), last_pixel: bool) -> Option<bool> {
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let (x, y) = (start.0 - centre.0, start.1 - centre.1);
    // It is inside from the latest crossing inwards to the earliest one outwards, as fractions of its length.
    let (mut from, mut to) = ((0, 1), (1, 1));
    let less = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 < b.0 * a.1;
    for (sx, sy) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
        let (at, along) = (sx * x + sy * y, sx * dx + sy * dy);
        if at == 128 || at + along == 128 {
            return None;
        }
        let crossing = if along < 0 { (at - 128, -along) } else { (128 - at, along) };
        if along > 0 {
            to = if less(crossing, to) { crossing } else { to };
        } else if along < 0 {
            from = if less(from, crossing) { crossing } else { from };
        } else if at > 128 {
            return Some(false);
        }
    }
    if from.0 * to.1 == to.0 * from.1 {
        return None;
    }
    Some(less(from, to) && (last_pixel || less(to, (1, 1))))
}

/// Pixels in `clip` that a line lights, each once, and what it says to have produced.
fn lit(line: &Line, location: i32, clip: PixelRect, stipple: Option<&LineStipple>) -> (Vec<(i32, i32)>, u32) {
    let mut found = Vec::new();
    let produced = line
        .walk(Position { x: location, y: location }, clip, &grid(), stipple, &mut |subspan: Subspan| {
            assert!(subspan.x.is_multiple_of(2) && subspan.y.is_multiple_of(2) && subspan.coverage != [0; 4]);
            for (pixel, coverage) in subspan.coverage.into_iter().enumerate() {
                if coverage != 0 {
                    found.push((
                        i32::from(subspan.x) + pixel as i32 % 2,
                        i32::from(subspan.y) + pixel as i32 / 2,
                    ));
                }
            }
            Ok(())
        })
        .unwrap();
    found.sort_unstable();
    (found, produced)
}

const WHOLE: PixelRect = PixelRect { x0: 0, y0: 0, x1: 64, y1: 64 };

fn line_of(start: (i64, i64), end: (i64, i64), width: i32, last_pixel: bool) -> Line {
    let position = |p: (i64, i64)| Position { x: p.0 as i32, y: p.1 as i32 };
    Line { start: position(start), end: position(end), width, last_pixel, diamond: Diamond::Dx10 }
}

#[test]
fn a_line_lights_the_pixels_whose_diamonds_it_leaves() {
    let mut state = 0x1234_5678_9abc_def1u64;
    let mut random = move |limit: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 20) % limit) as i64
    };
    let mut compared = 0;
    for round in 0..3000 {
        // Of any direction and any length, the shortest inside of a pixel.
        let reach = [200, 700, 3000][round % 3];
        let start = (4000 + random(4000), 4000 + random(4000));
        let end = (start.0 + random(2 * reach) - reach as i64, start.1 + random(2 * reach) - reach as i64);
        for (location, last_pixel) in [(128, false), (128, true), (0, false)] {
            let all: Option<Vec<(i32, i32)>> = (0..64i32)
                .flat_map(|x| (0..64i32).map(move |y| (x, y)))
                .filter_map(|(x, y)| {
                    let centre = (i64::from(256 * x + location), i64::from(256 * y + location));
                    let far = |a: i64, b: i64, c: i64| c < a.min(b) - 300 || c > a.max(b) + 300;
                    if far(start.0, end.0, centre.0) || far(start.1, end.1, centre.1) {
                        return None;
                    }
                    match leaves(start, end, centre, last_pixel) {
                        Some(false) => None,
                        Some(true) => Some(Some((x, y))),
                        None => Some(None),
                    }
                })
                .collect();
            let Some(all) = all else { continue };
            compared += 1;
            let line = line_of(start, end, 256, last_pixel);
            let (found, produced) = lit(&line, location, WHOLE, None);
            assert_eq!(found, all, "{start:?} {end:?} {location} {last_pixel}");
            assert_eq!(produced as usize, all.len());
            // A part of the screen shows the same part of the line.
            let clip = PixelRect { x0: 19, y0: 18, x1: 25, y1: 27 };
            let part: Vec<(i32, i32)> = all
                .iter()
                .copied()
                .filter(|&(x, y)| (19..25).contains(&x) && (18..27).contains(&y))
                .collect();
            let (found, again) = lit(&line, location, clip, None);
            assert_eq!((found, again), (part, produced), "{start:?} {end:?}");
            // Every other pixel from the third on, in the direction of travel.
            let stipple = LineStipple { pattern: 0x5555, repeat: 1, counter: 3 };
            let (dx, dy) = (end.0 - start.0, end.1 - start.1);
            let mut along = all.clone();
            along.sort_unstable_by_key(|&(x, y)| {
                if dx.abs() >= dy.abs() { i64::from(x) * dx.signum() } else { i64::from(y) * dy.signum() }
            });
            let mut want: Vec<(i32, i32)> = along.into_iter().skip(1).step_by(2).collect();
            want.sort_unstable();
            assert_eq!(lit(&line, location, WHOLE, Some(&stipple)), (want, produced));
        }
    }
    assert!(compared > 4000, "{compared}");
}

#[test]
fn a_stippled_line_has_its_width_along_the_minor_axis() {
    let mut state = 0x0dd0_5678_9abc_def1u64;
    let mut random = move |limit: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 20) % limit) as i64
    };
    for round in 0..400 {
        let start = (4000 + random(4000), 4000 + random(4000));
        let (far, near) = (500 + random(3000), random(500));
        // To all eight sides.
        let (dx, dy) = if round % 2 == 0 { (far, near) } else { (near, far) };
        let end = (start.0 + [dx, -dx][round / 2 % 2], start.1 + [dy, -dy][round / 4 % 2]);
        let centre_line = lit(&line_of(start, end, 256, false), 128, WHOLE, None).0;
        let width = 256 * (2 + round as i64 % 4);
        let found = lit(&line_of(start, end, width as i32, false), 128, WHOLE, None).0;
        let (run, rise) = (end.0 - start.0, end.1 - start.1);
        let mut want = Vec::new();
        for (x, y) in centre_line {
            for other in 0..64i64 {
                // Where the line is at the middle of its column, or row, times its run.
                let (major, minor, from, steps, by) = if run.abs() >= rise.abs() {
                    (i64::from(x), start.1, start.0, run, rise)
                } else {
                    (i64::from(y), start.0, start.1, rise, run)
                };
                let place = minor * steps.abs() + (256 * major + 128 - from) * by * steps.signum();
                let distance = (256 * other + 128) * steps.abs() - place;
                let half = width / 2 * steps.abs();
                if -half <= distance && distance < half {
                    want.push(if run.abs() >= rise.abs() { (x, other as i32) } else { (other as i32, y) });
                }
            }
        }
        want.sort_unstable();
        assert_eq!(found, want, "{start:?} {end:?} {width}");
    }
}

#[test]
fn columns_that_a_line_passes_are_those_of_its_major_axis_in_the_clip_rectangle() {
    let columns = |start, end, clip| line_of(start, end, 256, false).columns_within(clip);
    let clip = PixelRect { x0: 3, y0: 5, x1: 9, y1: 20 };
    // Columns 2 to 9 and rows 7 to 9; rows 7 to 30.
    for (a, b, want) in [
        ((600, 1800), (2400, 2500), 6),
        ((600, 1800), (1500, 2400), 3),
        ((900, 1800), (2100, 2500), 6),
        ((1000, 1800), (1700, 7900), 13),
        ((1000, 1400), (1700, 2800), 6),
        ((100, 1800), (700, 1900), 0),
        ((5000, 1800), (9000, 1900), 0),
        ((1600, 1800), (1600, 1800), 1),
    ] {
        assert_eq!((columns(a, b, clip), columns(b, a, clip)), (want, want), "{a:?} {b:?}");
    }
}
