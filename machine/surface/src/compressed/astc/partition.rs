//! Which partition a texel belongs to.
//!
//! Source: [khronos.df:Partition Pattern Generation].

/// A pattern of partitions: each has a plane over the block, and a texel belongs to the one whose plane is highest there.
pub struct Pattern {
    /// Rise to the right, rise downwards, height at the first texel, of each partition's plane.
    planes: [[u32; 3]; 4],
    partitions: usize,
    /// Small blocks use every second texel of the pattern.
    step: u32,
}

/// Blocks with fewer texels are small.
const SMALL_TEXELS: u32 = 31;

/// Spreads the bits of the seed.
const fn hash(seed: u32) -> u32 {
    let mut n = seed;
    n ^= n >> 15;
    n = n.wrapping_mul(0u32.wrapping_sub(1 << 17).wrapping_add(1));
    n = n.wrapping_mul((1 << 7) + 1);
    n = n.wrapping_mul((1 << 4) + 1);
    n ^= n >> 5;
    n = n.wrapping_mul((1 << 16) + 1);
    n ^= n >> 7;
    n ^= n >> 3;
    n ^= n << 6;
    n ^ n >> 17
}

impl Pattern {
    /// Of the number in the block.
    pub fn new(number: u32, partitions: u32, footprint: (u32, u32)) -> Self {
        let seed = number + (partitions - 1) * 1024;
        let bits = hash(seed);
        let square = |n: u32| {
            let digit = bits >> (4 * n) & 15;
            digit * digit
        };
        let (narrow, wide) = (if seed & 2 != 0 { 4 } else { 5 }, if partitions == 3 { 6 } else { 5 });
        let (right, down) = if seed & 1 != 0 { (narrow, wide) } else { (wide, narrow) };
        let planes = std::array::from_fn(|partition| {
            let n = partition as u32;
            [square(2 * n) >> right, square(2 * n + 1) >> down, bits >> (14 - 4 * n)]
        });
        let is_small = footprint.0 * footprint.1 < SMALL_TEXELS;
        Self { planes, partitions: partitions as usize, step: if is_small { 2 } else { 1 } }
    }

    /// The partition of a texel.
    pub fn at(&self, x: u32, y: u32) -> usize {
        let mut highest = (0, 0);
        for (partition, [right, down, first]) in self.planes.iter().enumerate().take(self.partitions) {
            let height = (right * x * self.step + down * y * self.step).wrapping_add(*first) & 63;
            if partition == 0 || height > highest.1 {
                highest = (partition, height);
            }
        }
        highest.0
    }
}
