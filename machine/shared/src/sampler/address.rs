//! Texture address control: from coordinates to texel indices and weights, and faces of cubes.
//!
//! Source: [skl.7:Texture Address Control] [skl.7:Texture Coordinate Processing].
//! Coordinates may be anything: NaN counts as 0, and magnitudes are limited before they become integers.

use super::state::Wrap;

/// Index of a texel that is the border colour.
pub const BORDER: i32 = -1;

/// Two neighbouring texels of one axis.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Taps {
    /// Index of the first texel, or [`BORDER`].
    pub first: i32,
    /// Index of the second texel, or [`BORDER`].
    pub second: i32,
    /// Weight of the second texel.
    pub weight: f32,
}

/// Largest texel coordinate: beyond it floats have no fraction worth keeping, and sums stay far from overflow.
const LIMIT: f32 = 16_777_216.0;

/// Position in texels of a level, reduced to the level where that loses no precision, and the texel offset that is
/// still to be added to indices.
#[inline(always)]
fn scaled(mode: Wrap, coordinate: f32, size: f32, offset: i32, unnormalized: bool) -> (f32, i32) {
    // A NaN fails both comparisons of clamp and is replaced first.
    let coordinate = if coordinate.is_nan() { 0.0 } else { coordinate.clamp(-LIMIT, LIMIT) };
    let texels = match mode {
        _ if unnormalized => coordinate,
        Wrap::Wrap => (coordinate - coordinate.floor()) * size,
        Wrap::Mirror => (coordinate - 2.0 * (coordinate * 0.5).floor()) * size,
        _ => coordinate * size,
    };
    if mode == Wrap::HalfBorder {
        // The position is clamped with its offset, so that a linear filter sees at most half of the border.
        return ((texels + offset as f32).clamp(0.0, size), 0);
    }
    (texels.clamp(-LIMIT, LIMIT), offset)
}

/// Brings an index into the level by the mode.
#[inline(always)]
pub fn wrap_index(mode: Wrap, index: i32, size: i32) -> i32 {
    let last = size - 1;
    match mode {
        Wrap::Wrap => index.rem_euclid(size.max(1)),
        Wrap::Mirror => {
            let period = index.rem_euclid((2 * size).max(1));
            if period < size { period } else { 2 * size - 1 - period }
        }
        Wrap::Clamp | Wrap::Cube => index.clamp(0, last.max(0)),
        Wrap::MirrorOnce => (if index < 0 { -1 - index } else { index }).min(last.max(0)),
        Wrap::ClampBorder | Wrap::HalfBorder => {
            if index < 0 || index > last {
                BORDER
            } else {
                index
            }
        }
    }
}

/// The one texel under a coordinate.
///
/// Observed: drivers program half borders for GL_CLAMP whatever the filter, and conformance expects the edge texel of a
/// nearest filter: the coordinate is clamped to the level, and only a linear filter then reaches the border.
#[inline]
pub fn nearest(mode: Wrap, coordinate: f32, size: u32, offset: i32, unnormalized: bool) -> Taps {
    let extent = size.min(1 << 20) as i32;
    let (texels, offset) = scaled(mode, coordinate, extent as f32, offset, unnormalized);
    let mut index = texels.floor() as i32;
    if mode == Wrap::Wrap && index == extent && !unnormalized {
        // The fraction of a tiny negative coordinate rounds up to 1.
        index = extent - 1;
    }
    let mode = if mode == Wrap::HalfBorder { Wrap::Clamp } else { mode };
    let index = wrap_index(mode, index + offset, extent);
    Taps { first: index, second: index, weight: 0.0 }
}

/// The two texels around a coordinate.
#[inline]
pub fn linear(mode: Wrap, coordinate: f32, size: u32, offset: i32, unnormalized: bool) -> Taps {
    let extent = size.min(1 << 20) as i32;
    let (texels, offset) = scaled(mode, coordinate, extent as f32, offset, unnormalized);
    let texels = texels - 0.5;
    let floor = texels.floor();
    let index = floor as i32 + offset;
    Taps {
        first: wrap_index(mode, index, extent),
        second: wrap_index(mode, index + 1, extent),
        weight: texels - floor,
    }
}

/// Array layer or cube index: nearest (ties to even), clamped to the view.
///
/// Observed: drivers copy 1D arrays with 0.5, the middle of a row, where the layer stands, and mean layer 0.
#[inline(always)]
pub fn layer(coordinate: f32, count: u32) -> u32 {
    // The second addition takes away what the first one added, all but the fraction.
    const MAGIC: f32 = 12_582_912.0;
    let rounded = if coordinate.abs() < 4_194_304.0 { coordinate + MAGIC - MAGIC } else { coordinate };
    if rounded > 0.0 { (rounded as u32).min(count.saturating_sub(1)) } else { 0 }
}

/// Face of a direction in the order +X -X +Y -Y +Z -Z.
#[inline]
pub fn cube_face(direction: [f32; 3]) -> usize {
    let [x, y, z] = direction;
    let (ax, ay, az) = (x.abs(), y.abs(), z.abs());
    if ax >= ay && ax >= az {
        usize::from(x < 0.0)
    } else if ay >= az {
        2 + usize::from(y < 0.0)
    } else {
        4 + usize::from(z < 0.0)
    }
}

/// Coordinates in [0, 1] on a face, of a direction that need not point to it.
#[inline]
pub fn face_coordinates(face: usize, direction: [f32; 3]) -> [f32; 2] {
    let [x, y, z] = direction;
    let (s, t, major) = match face {
        0 => (-z, -y, x),
        1 => (z, -y, x),
        2 => (x, z, y),
        3 => (x, -z, y),
        4 => (x, -y, z),
        _ => (-x, -y, z),
    };
    let scale = 0.5 / major.abs();
    [s * scale + 0.5, t * scale + 0.5]
}

/// The texel of a cube that (column, row) of a face means when one of them lies one texel outside: the neighbour
/// across the edge. `None` when both lie outside: three faces meet there and no texel exists.
#[inline]
pub fn across_edge(face: usize, column: i32, row: i32, size: i32) -> Option<(usize, i32, i32)> {
    let inside = |n: i32| n >= 0 && n < size;
    match (inside(column), inside(row)) {
        (true, true) => return Some((face, column, row)),
        (false, false) => return None,
        _ => {}
    }
    // A direction in units where the face is `size` away and texel centres are odd numbers.
    let (s, t) = (2 * column + 1 - size, 2 * row + 1 - size);
    let direction = match face {
        0 => [size, -t, -s],
        1 => [-size, -t, s],
        2 => [s, size, t],
        3 => [s, -size, -t],
        4 => [s, -t, size],
        _ => [-s, -t, -size],
    };
    let [x, y, z] = direction;
    let (ax, ay, az) = (x.abs(), y.abs(), z.abs());
    let (face, s, t, major) = if ax > ay && ax > az {
        if x > 0 { (0, -z, -y, ax) } else { (1, z, -y, ax) }
    } else if ay > az {
        if y > 0 { (2, x, z, ay) } else { (3, x, -z, ay) }
    } else if z > 0 {
        (4, x, -y, az)
    } else {
        (5, -x, -y, az)
    };
    let index = |n: i32| ((n + major) * size / (2 * major).max(1)).clamp(0, (size - 1).max(0));
    Some((face, index(s), index(t)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_takes_the_texel_under_the_coordinate() {
        for size in [1u32, 3, 4, 7, 256] {
            for texel in 0..size {
                let u = (texel as f32 + 0.5) / size as f32;
                for mode in [Wrap::Wrap, Wrap::Mirror, Wrap::Clamp, Wrap::ClampBorder, Wrap::MirrorOnce] {
                    assert_eq!(nearest(mode, u, size, 0, false).first, texel as i32, "{mode:?} {size}");
                }
                assert_eq!(nearest(Wrap::Wrap, u - 5.0, size, 0, false).first, texel as i32);
                assert_eq!(nearest(Wrap::Mirror, -u, size, 0, false).first, texel as i32);
                assert_eq!(nearest(Wrap::Mirror, u - 1.0, size, 0, false).first, (size - 1 - texel) as i32);
                assert_eq!(nearest(Wrap::MirrorOnce, -u, size, 0, false).first, texel as i32);
            }
        }
    }

    #[test]
    fn outside_coordinates_follow_the_mode() {
        let at = |mode, u| nearest(mode, u, 8, 0, false);
        assert_eq!(at(Wrap::Clamp, -0.1).first, 0);
        assert_eq!(at(Wrap::Clamp, 1.0).first, 7);
        assert_eq!(at(Wrap::ClampBorder, 1.0).first, BORDER);
        assert_eq!(at(Wrap::ClampBorder, -0.01).first, BORDER);
        assert_eq!(at(Wrap::MirrorOnce, 3.0).first, 7);
        assert_eq!(at(Wrap::Wrap, -1e-10).first, 7);
        assert_eq!(at(Wrap::Mirror, 1.01).first, 7);
        assert_eq!(at(Wrap::HalfBorder, 1.5).first, 7);
        assert_eq!(at(Wrap::HalfBorder, -0.1).first, 0);
        assert_eq!(nearest(Wrap::HalfBorder, -0.5, 8, 6, false).first, 2);
    }

    #[test]
    fn odd_numbers_never_leave_the_level() {
        let modes = [
            Wrap::Wrap,
            Wrap::Mirror,
            Wrap::Clamp,
            Wrap::Cube,
            Wrap::ClampBorder,
            Wrap::MirrorOnce,
            Wrap::HalfBorder,
        ];
        for mode in modes {
            for u in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, -1e30, 1e9, -0.0, 1e-45] {
                for size in [1, 2, 5, 16384] {
                    for unnormalized in [false, true] {
                        for taps in
                            [nearest(mode, u, size, -8, unnormalized), linear(mode, u, size, 7, unnormalized)]
                        {
                            for index in [taps.first, taps.second] {
                                assert!(
                                    index >= BORDER && index < size as i32,
                                    "{mode:?} {u} {size} {taps:?}"
                                );
                            }
                            assert!((0.0..=1.0).contains(&taps.weight));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn linear_weights_the_two_texels_around() {
        let taps = linear(Wrap::Wrap, 0.0, 4, 0, false);
        assert_eq!(taps, Taps { first: 3, second: 0, weight: 0.5 });
        assert_eq!(linear(Wrap::Clamp, 0.375, 4, 0, false), Taps { first: 1, second: 2, weight: 0.0 });
        assert_eq!(
            linear(Wrap::HalfBorder, -3.0, 4, 0, false),
            Taps { first: BORDER, second: 0, weight: 0.5 }
        );
        assert_eq!(linear(Wrap::Mirror, 1.0, 4, 0, false), Taps { first: 3, second: 3, weight: 0.5 });
        assert_eq!(linear(Wrap::Clamp, 0.375, 4, 1, false).first, 2);
    }

    #[test]
    fn directions_through_texel_centres_find_their_texel_again() {
        let size = 8;
        for face in 0..6 {
            for row in 0..size {
                for column in 0..size {
                    let s = (2 * column + 1) as f32 / size as f32 - 1.0;
                    let t = (2 * row + 1) as f32 / size as f32 - 1.0;
                    let direction = match face {
                        0 => [1.0, -t, -s],
                        1 => [-1.0, -t, s],
                        2 => [s, 1.0, t],
                        3 => [s, -1.0, -t],
                        4 => [s, -t, 1.0],
                        _ => [-s, -t, -1.0],
                    };
                    assert_eq!(cube_face(direction), face);
                    let [u, v] = face_coordinates(face, direction);
                    assert_eq!(nearest(Wrap::Clamp, u, size as u32, 0, false).first, column);
                    assert_eq!(nearest(Wrap::Clamp, v, size as u32, 0, false).first, row);
                }
            }
        }
    }

    #[test]
    fn crossing_an_edge_and_coming_back_is_the_same_texel() {
        for size in [1, 2, 5, 16] {
            for face in 0..6 {
                for n in 0..size {
                    for (column, row) in [(-1, n), (size, n), (n, -1), (n, size)] {
                        let (other, c, r) = across_edge(face, column, row, size).unwrap();
                        assert_ne!(other, face);
                        // The neighbour lies on an edge of its face, and one of its outside neighbours is this texel.
                        let back = [(c - 1, r), (c + 1, r), (c, r - 1), (c, r + 1)]
                            .iter()
                            .filter_map(|&(c, r)| across_edge(other, c, r, size))
                            .any(|(f, c, r)| {
                                f == face && (c, r) == (column.clamp(0, size - 1), row.clamp(0, size - 1))
                            });
                        assert!(back, "face {face} {column},{row} of {size}");
                    }
                }
                assert_eq!(across_edge(face, -1, size, size), None);
            }
        }
    }

    #[test]
    fn layers_round_and_clamp() {
        assert_eq!([layer(-3.0, 4), layer(0.5, 4), layer(0.51, 4), layer(1.5, 4)], [0, 0, 1, 2]);
        assert_eq!([layer(9.0, 4), layer(f32::NAN, 4), layer(f32::INFINITY, 4)], [3, 0, 3]);
    }
}
