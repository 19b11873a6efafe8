//! Motion vectors and predictions of MPEG-2. [h262:7.6]

use crate::plane::{Frame, Plane, Rows};

/// A rectangle of samples of one plane, in the rows of a frame or of one of its fields.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub(crate) rows: Rows,
    pub(crate) x: usize,
    /// In rows of the frame or field.
    pub(crate) y: usize,
    pub(crate) width: usize,
    pub(crate) height: usize,
}

/// Widest block and one sample more.
const BLOCK: usize = 17;

/// Samples around a block, for vectors of half a sample.
fn gather(
    from: &Plane,
    rows: Rows,
    [x, y]: [i32; 2],
    [width, height]: [usize; 2],
    into: &mut [[u8; BLOCK]; BLOCK],
) {
    let last_x = from.width as i32 - 1;
    let last_y = (from.height / rows.step()) as i32 - 1;
    let is_inside = x >= 0 && x + width as i32 <= last_x + 1;
    for (n, to) in into[..height].iter_mut().enumerate() {
        let y = (y + n as i32).clamp(0, last_y.max(0)) as usize;
        let row = from.row(rows.first() + y * rows.step());
        if is_inside {
            to[..width].copy_from_slice(&row[x as usize..x as usize + width]);
        } else {
            for (n, to) in to[..width].iter_mut().enumerate() {
                *to = row[(x + n as i32).clamp(0, last_x) as usize];
            }
        }
    }
}

/// Predicts an area of one plane from rows of another one, `vector` away in halves of a sample; to an area that has a
/// prediction already, the average with it.
fn predict_plane(
    to: &mut Plane,
    area: Area,
    from: &Plane,
    from_rows: Rows,
    vector: [i32; 2],
    averages: bool,
) {
    let Area { rows, x, y, width, height } = area;
    let [half_x, half_y] = vector.map(|v| (v & 1) as usize);
    let place = [x as i32 + (vector[0] >> 1), y as i32 + (vector[1] >> 1)];
    let mut block = [[0; BLOCK]; BLOCK];
    gather(from, from_rows, place, [width + half_x, height + half_y], &mut block);
    for n in 0..height {
        let row = to.row_mut(rows.first() + (y + n) * rows.step());
        let (above, below) = (&block[n], &block[n + half_y]);
        for (n, to) in row[x..x + width].iter_mut().enumerate() {
            let [a, b, c, d] = [above[n], above[n + half_x], below[n], below[n + half_x]].map(u16::from);
            // With only one half both pairs are the same, and so is their average.
            let value = (a + b + c + d + 2) >> 2;
            *to = if averages { (u16::from(*to) + value).div_ceil(2) } else { value } as u8;
        }
    }
}

/// Predicts luma and chroma of an area of luma.
pub(crate) fn predict(
    to: &mut Frame,
    area: Area,
    from: &Frame,
    from_rows: Rows,
    vector: [i32; 2],
    averages: bool,
) {
    predict_plane(&mut to.planes[0], area, &from.planes[0], from_rows, vector, averages);
    let half = Area { x: area.x / 2, y: area.y / 2, width: area.width / 2, height: area.height / 2, ..area };
    let vector = vector.map(|v| v / 2);
    for n in [1, 2] {
        predict_plane(&mut to.planes[n], half, &from.planes[n], from_rows, vector, averages);
    }
}

/// A component of a vector: its prediction and what the stream adds, wrapped into the range of its code.
/// [h262:7.6.3.1]
pub(crate) fn component(prediction: i32, code: i32, residual: u32, f_code: u32) -> i32 {
    let r_size = f_code.clamp(1, 9) - 1;
    let step = 1_i32 << r_size;
    let size = if code == 0 { 0 } else { (code.abs() - 1) * step + residual as i32 + 1 };
    let (low, range) = (-16 * step, 32 * step);
    (prediction + size * code.signum() - low).rem_euclid(range) + low
}

/// The vector to the field of the other parity for dual prime: a half, or three, of the vector, rounded away from zero,
/// corrected by the difference and the distance of the lines. [h262:7.6.3.6]
pub(crate) fn dual_prime(vector: [i32; 2], halves: i32, difference: [i32; 2], line: i32) -> [i32; 2] {
    let scaled = vector.map(|v| (v * halves + i32::from(v > 0)) >> 1);
    [scaled[0] + difference[0], scaled[1] + difference[1] + line]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ramp() -> Plane {
        let data = (0..32 * 32).map(|n| ((n % 32) * 4 + (n / 32)) as u8).collect();
        Plane { width: 32, height: 32, data }
    }

    fn predicted(area: Area, rows: Rows, vector: [i32; 2], averages: bool) -> Plane {
        let mut to = Plane { width: 32, height: 32, data: vec![9; 1024] };
        predict_plane(&mut to, area, &ramp(), rows, vector, averages);
        to
    }

    const AREA: Area = Area { rows: Rows::All, x: 8, y: 4, width: 8, height: 8 };

    #[test]
    fn halves_of_samples_are_averages_rounded_up() {
        // The ramp rises by 4 to the right and by 1 down.
        for (vector, value) in [
            ([0, 0], 36),
            ([1, 0], 38),
            ([0, 1], 37),
            ([1, 1], 39),
            ([-1, 0], 34),
            ([-3, -3], 29),
            ([4, 2], 45),
        ] {
            let to = predicted(AREA, Rows::All, vector, false);
            assert_eq!(to.row(4)[8], value, "{vector:?}");
            assert_eq!(to.row(11)[15], value + 35);
            assert_eq!([to.row(3)[8], to.row(4)[7], to.row(12)[8], to.row(4)[16]], [9; 4]);
        }
        assert_eq!(predicted(AREA, Rows::All, [0, 0], true).row(4)[8], 23);
    }

    #[test]
    fn fields_have_every_second_row() {
        let area = Area { rows: Rows::Bottom, ..AREA };
        let to = predicted(area, Rows::Top, [0, 2], false);
        assert_eq!([to.row(9)[8], to.row(10)[8], to.row(11)[8]], [32 + 10, 9, 32 + 12]);
        assert_eq!(predicted(area, Rows::Bottom, [0, 1], false).row(9)[8], 32 + 10);
    }

    #[test]
    fn outside_the_samples_of_the_edge_go_on() {
        let to = predicted(AREA, Rows::All, [-40, -40], false);
        assert_eq!([to.row(4)[8], to.row(11)[15]], [0, 0]);
        let to = predicted(AREA, Rows::All, [100, 100], false);
        assert_eq!([to.row(4)[8], to.row(11)[15]], [155, 155]);
        let to = predicted(AREA, Rows::Bottom, [-21, 1000], false);
        assert_eq!([to.row(4)[8], to.row(4)[11]], [31, 31 + 2]);
    }

    #[test]
    fn components_wrap_into_their_range() {
        assert_eq!(component(5, 0, 0, 1), 5);
        assert_eq!(component(5, -3, 0, 1), 2);
        assert_eq!(component(15, 1, 0, 1), -16);
        assert_eq!(component(-16, -1, 0, 1), 15);
        assert_eq!(component(0, 2, 3, 3), 8);
        assert_eq!(component(0, -2, 3, 3), -8);
        assert_eq!(component(63, 1, 0, 3), -64);
    }

    #[test]
    fn dual_prime_rounds_halves_away_from_zero() {
        assert_eq!(dual_prime([3, -3], 1, [0, 0], 0), [2, -2]);
        assert_eq!(dual_prime([3, -3], 3, [1, -1], -1), [6, -7]);
        assert_eq!(dual_prime([0, 4], 1, [0, 0], 1), [0, 3]);
    }
}
