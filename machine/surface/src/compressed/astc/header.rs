//! What the first bits of a block say: the grid of weights, partitions, end point modes; and what makes a block illegal.
//!
//! Source: [khronos.df:Block mode] [khronos.df:Color Endpoint Mode] [khronos.df:Data Size Determination]
//! [khronos.df:Void-Extent Blocks] [khronos.df:Illegal Encodings].

use super::sequence::{COLOR_RANGES, Range, WEIGHT_RANGES};

/// Most weights of a block, of both planes together.
pub const WEIGHTS_MOST: u32 = 64;
/// Most end point values of a block.
pub const VALUES_MOST: usize = 18;
/// Bits that weights may take.
const WEIGHT_BITS: std::ops::RangeInclusive<u32> = 24..=96;

/// A block that has an encoding.
pub enum Header {
    /// One colour in all texels: float or normalised numbers of 16 bits.
    Void { color: [u16; 4], is_float: bool },
    /// Weights between end points.
    Weighted(Weighted),
}

/// A block with weights.
pub struct Weighted {
    /// Columns and rows of the grid of weights.
    pub grid: (u32, u32),
    /// Which of [`WEIGHT_RANGES`] weights have.
    pub weight_range: (usize, usize),
    /// The channel that a second plane of weights is for.
    pub second_plane: Option<usize>,
    /// Partitions, 1 to 4, and the number of their pattern.
    pub partitions: u32,
    pub pattern: u32,
    /// End point mode of each partition.
    pub modes: [u8; 4],
    /// Which of [`COLOR_RANGES`] end points have, how many they are, and the bit of the block that they begin with.
    pub color_range: usize,
    pub values: usize,
    pub colors_at: u32,
}

/// Bits `at` to `at + count - 1`.
fn bits(block: u128, at: u32, count: u32) -> u32 {
    (block >> at) as u32 & ((1 << count) - 1)
}

impl Header {
    /// Of a block in a texture whose blocks are `footprint` texels wide and tall; `None` when the encoding is illegal.
    pub fn decode(block: u128, footprint: (u32, u32)) -> Option<Self> {
        if bits(block, 0, 9) == 0x1fc {
            return void(block);
        }
        weighted(block, footprint).map(Header::Weighted)
    }
}

fn void(block: u128) -> Option<Header> {
    let [least_s, most_s, least_t, most_t] = [12, 25, 38, 51].map(|at| bits(block, at, 13));
    let is_whole = [least_s, most_s, least_t, most_t] == [0x1fff; 4];
    if bits(block, 10, 2) != 3 || !is_whole && (least_s >= most_s || least_t >= most_t) {
        return None;
    }
    let color = [64, 80, 96, 112].map(|at| bits(block, at, 16) as u16);
    Some(Header::Void { color, is_float: bits(block, 9, 1) != 0 })
}

/// Grid, whether there are two planes, and the indices of the weight range.
struct Mode {
    grid: (u32, u32),
    is_dual: bool,
    range: (usize, usize),
}

fn mode(block: u128) -> Option<Mode> {
    let (a, b) = (bits(block, 5, 2), bits(block, 7, 2));
    let (mut precise, mut is_dual) = (bits(block, 9, 1), bits(block, 10, 1) != 0);
    let (upper, grid) = if bits(block, 0, 2) != 0 {
        let grid = match bits(block, 2, 2) {
            0 => (b + 4, a + 2),
            1 => (b + 8, a + 2),
            2 => (a + 2, b + 8),
            _ if b & 2 == 0 => (a + 2, (b & 1) + 6),
            _ => ((b & 1) + 2, a + 2),
        };
        (bits(block, 0, 2), grid)
    } else {
        let grid = match (b, a) {
            (0, _) => (12, a + 2),
            (1, _) => (a + 2, 12),
            (2, _) => {
                let rows = bits(block, 9, 2) + 6;
                (precise, is_dual) = (0, false);
                (a + 6, rows)
            }
            (_, 0) => (6, 10),
            (_, 1) => (10, 6),
            _ => return None,
        };
        (bits(block, 2, 2), grid)
    };
    let range = upper << 1 | bits(block, 4, 1);
    // Ranges 0 and 1 do not exist.
    let range = (precise as usize, range.checked_sub(2)? as usize);
    Some(Mode { grid, is_dual, range })
}

fn weighted(block: u128, footprint: (u32, u32)) -> Option<Weighted> {
    let Mode { grid, is_dual, range: weight_range } = mode(block)?;
    let partitions = bits(block, 11, 2) + 1;
    let weights = grid.0 * grid.1 * (1 + u32::from(is_dual));
    let is_larger = grid.0 > footprint.0 || grid.1 > footprint.1;
    if is_larger || weights > WEIGHTS_MOST || is_dual && partitions == 4 {
        return None;
    }
    let range: Range = WEIGHT_RANGES[weight_range.0][weight_range.1];
    let weight_bits = range.sequence_bits(weights);
    if !WEIGHT_BITS.contains(&weight_bits) {
        return None;
    }
    // Below the weights, from the top down: more of the end point modes, the channel of the second plane.
    let mut top = 128 - weight_bits;
    let (colors_at, modes) = if partitions == 1 {
        (17, [bits(block, 13, 4) as u8; 4])
    } else if bits(block, 23, 2) == 0 {
        (29, [bits(block, 25, 4) as u8; 4])
    } else {
        let more = 3 * partitions - 4;
        top -= more;
        let all = bits(block, 23, 6) | bits(block, top, more) << 6;
        (29, modes_of_each(all, partitions))
    };
    let mut second_plane = None;
    if is_dual {
        top -= 2;
        second_plane = Some(bits(block, top, 2) as usize);
    }
    let values = modes.iter().take(partitions as usize).map(|mode| values_of(*mode)).sum::<usize>();
    let left = top.checked_sub(colors_at)?;
    if values > VALUES_MOST || left < (13 * values as u32).div_ceil(5) {
        return None;
    }
    let color_range = COLOR_RANGES.iter().rposition(|range| range.sequence_bits(values as u32) <= left)?;
    let pattern = if partitions > 1 { bits(block, 13, 10) } else { 0 };
    Some(Weighted {
        grid,
        weight_range,
        second_plane,
        partitions,
        pattern,
        modes,
        color_range,
        values,
        colors_at,
    })
}

/// Bits 1:0 are one more than the lower class; then a bit for each partition that has the higher one, then two bits for each
/// that choose a mode of its class.
fn modes_of_each(all: u32, partitions: u32) -> [u8; 4] {
    std::array::from_fn(|partition| {
        let partition = partition as u32;
        let class = (all & 3) - 1 + (all >> (2 + partition) & 1);
        (class << 2 | all >> (2 + partitions + 2 * partition) & 3) as u8
    })
}

/// Values that the end points of a mode have: two, four, six or eight, by its class.
pub fn values_of(mode: u8) -> usize {
    2 * (usize::from(mode >> 2) + 1)
}
