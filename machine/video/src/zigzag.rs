//! The orders in which coefficients of a block come. [t81:A.3.6] [h262:7.3]

/// Place in a block of 8x8, row by row, of each coefficient in zigzag order.
pub(crate) const ZIGZAG: [u8; 64] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
    14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39,
    46, 53, 60, 61, 54, 47, 55, 62, 63,
];

/// The same in the order for interlaced pictures of MPEG-2.
pub(crate) const ALTERNATE: [u8; 64] = [
    0, 8, 16, 24, 1, 9, 2, 10, 17, 25, 32, 40, 48, 56, 57, 49, 41, 33, 26, 18, 3, 11, 4, 12, 19, 27, 34, 42,
    50, 58, 35, 43, 51, 59, 20, 28, 5, 13, 6, 14, 21, 29, 36, 44, 52, 60, 37, 45, 53, 61, 22, 30, 7, 15, 23,
    31, 38, 46, 54, 62, 39, 47, 55, 63,
];

/// The same in the order for fields of H.264. [h264:Table 8-13]
pub(crate) const FIELD_ZIGZAG: [u8; 64] = [
    0, 8, 16, 1, 9, 24, 32, 17, 2, 25, 40, 48, 56, 33, 10, 3, 18, 41, 49, 57, 26, 11, 4, 19, 34, 42, 50, 58,
    27, 12, 5, 20, 35, 43, 51, 59, 28, 13, 6, 21, 36, 44, 52, 60, 29, 14, 22, 37, 45, 53, 61, 30, 7, 15, 38,
    46, 54, 62, 23, 31, 39, 47, 55, 63,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_visits_each_coefficient_once() {
        for order in [ZIGZAG, ALTERNATE, FIELD_ZIGZAG] {
            let mut sorted = order;
            sorted.sort_unstable();
            assert!(sorted.iter().enumerate().all(|(n, &place)| n == usize::from(place)));
        }
    }

    #[test]
    fn zigzag_goes_along_diagonals_and_turns_at_the_edges() {
        let (mut x, mut y, mut up) = (0_usize, 0_usize, true);
        for place in ZIGZAG {
            assert_eq!(usize::from(place), y * 8 + x);
            match (up, x, y) {
                (true, 7, _) => (y, up) = (y + 1, false),
                (true, _, 0) => (x, up) = (x + 1, false),
                (true, ..) => (x, y) = (x + 1, y - 1),
                (false, _, 7) => (x, up) = (x + 1, true),
                (false, 0, _) => (y, up) = (y + 1, true),
                (false, ..) => (x, y) = (x - 1, y + 1),
            }
        }
    }
}
