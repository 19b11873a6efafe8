//! The host's vector unit: work on whole rows of slots is compiled for it.
//!
//! Bodies are plain loops over arrays: every unit gives the same bits.

/// Slots of a row: those of four subspans, or of one message.
pub const ROW: usize = 16;

/// Work to be compiled for a vector unit. Implementations of `call` are inlined always.
pub trait Body {
    /// What it gives.
    type Output;
    /// Does it.
    fn call(self) -> Self::Output;
}

/// What the host has, asked for once per draw.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    #[cfg(target_arch = "x86_64")]
    avx2: Option<pulp::x86::V3>,
}

#[cfg(target_arch = "x86_64")]
struct Adapter<B>(B);

#[cfg(target_arch = "x86_64")]
impl<B: Body> pulp::NullaryFnOnce for Adapter<B> {
    type Output = B::Output;

    #[inline(always)]
    fn call(self) -> B::Output {
        self.0.call()
    }
}

impl Unit {
    /// The best one of this host.
    pub fn detect() -> Unit {
        Unit {
            #[cfg(target_arch = "x86_64")]
            avx2: pulp::x86::V3::try_new(),
        }
    }

    /// Does `body` with it.
    #[inline(always)]
    pub fn run<B: Body>(self, body: B) -> B::Output {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = self.avx2 {
            return avx2.vectorize(Adapter(body));
        }
        body.call()
    }
}

/// What the host keeps eight DWords in. Values that are one of these between two loops stay whole: the compiler sees each
/// loop over their lanes as one operation.
#[cfg(target_arch = "x86_64")]
pub type Register = std::arch::x86_64::__m256i;
/// What the host keeps eight DWords in.
#[cfg(not(target_arch = "x86_64"))]
pub type Register = [u32; 8];

/// A DWord for each slot of a row.
#[derive(Clone, Copy, Debug)]
pub struct Row([Register; 2]);

/// A 64-bit float for each slot of a row, four slots each.
#[derive(Clone, Copy, Debug)]
pub struct Doubles([Register; 4]);

impl Row {
    /// The same for every slot.
    #[inline(always)]
    pub fn splat(value: u32) -> Row {
        Row([bytemuck::cast([value; 8]); 2])
    }

    /// The values of an array.
    #[inline(always)]
    pub fn load(values: &[u32; ROW]) -> Row {
        let (mut low, mut high) = ([0u32; 8], [0u32; 8]);
        low.copy_from_slice(&values[..8]);
        high.copy_from_slice(&values[8..]);
        Row([bytemuck::cast(low), bytemuck::cast(high)])
    }

    /// The same for floats.
    #[inline(always)]
    pub fn load_floats(values: &[f32; ROW]) -> Row {
        Row::load(bytemuck::cast_ref(values))
    }

    /// Slots 0 to 7, or 8 to 15.
    #[inline(always)]
    pub fn half(self, half: usize) -> [u32; 8] {
        bytemuck::cast(self.0[half & 1])
    }

    /// All of them.
    #[inline(always)]
    pub fn dwords(self) -> [u32; ROW] {
        bytemuck::cast(self.0)
    }

    /// All of them, as floats.
    #[inline(always)]
    pub fn floats(self) -> [f32; ROW] {
        bytemuck::cast(self.0)
    }

    /// A function of each.
    #[inline(always)]
    pub fn map(self, f: impl Fn(u32) -> u32) -> Row {
        let mut result = self.0;
        for half in 0..2 {
            let from = self.half(half);
            let mut to = [0; 8];
            for i in 0..8 {
                to[i] = f(from[i]);
            }
            result[half] = bytemuck::cast(to);
        }
        Row(result)
    }

    /// A function of each pair.
    #[inline(always)]
    pub fn zip(self, other: Row, f: impl Fn(u32, u32) -> u32) -> Row {
        let mut result = self.0;
        for half in 0..2 {
            let (a, b) = (self.half(half), other.half(half));
            let mut to = [0; 8];
            for i in 0..8 {
                to[i] = f(a[i], b[i]);
            }
            result[half] = bytemuck::cast(to);
        }
        Row(result)
    }

    /// A function of each float.
    #[inline(always)]
    pub fn map_floats(self, f: impl Fn(f32) -> f32) -> Row {
        self.map(|value| f(f32::from_bits(value)).to_bits())
    }

    /// A function of each pair of floats.
    #[inline(always)]
    pub fn zip_floats(self, other: Row, f: impl Fn(f32, f32) -> f32) -> Row {
        self.zip(other, |a, b| f(f32::from_bits(a), f32::from_bits(b)).to_bits())
    }

    /// Slots whose pair has a property.
    #[inline(always)]
    pub fn test(self, other: Row, f: impl Fn(u32, u32) -> bool) -> u16 {
        let found = self.zip(other, |a, b| 0u32.wrapping_sub(u32::from(f(a, b))));
        let mut bits = [0u32; 2];
        for half in 0..2 {
            let lanes = found.half(half);
            for slot in 0..8 {
                bits[half] |= lanes[slot] >> 31 << slot;
            }
        }
        (bits[0] | bits[1] << 8) as u16
    }
}

impl Doubles {
    /// A value for each group of slots, and what the slots of a group add to it.
    #[inline(always)]
    pub fn spread(corners: &[f64; 4], steps: &[f64; 4]) -> Doubles {
        let mut result = [bytemuck::cast(*corners); 4];
        for group in 0..4 {
            let mut to = [0.0; 4];
            for i in 0..4 {
                to[i] = corners[group] + steps[i];
            }
            result[group] = bytemuck::cast(to);
        }
        Doubles(result)
    }

    /// The values of an array.
    #[inline(always)]
    pub fn load(values: &[f64; ROW]) -> Doubles {
        Doubles(std::array::from_fn(|group| {
            let group: [f64; 4] = std::array::from_fn(|i| values[group * 4 + i]);
            bytemuck::cast(group)
        }))
    }

    /// A group of four.
    #[inline(always)]
    fn group(self, group: usize) -> [f64; 4] {
        bytemuck::cast(self.0[group & 3])
    }

    /// A function of each pair.
    #[inline(always)]
    pub fn zip(self, other: Doubles, f: impl Fn(f64, f64) -> f64) -> Doubles {
        let mut result = self.0;
        for group in 0..4 {
            let (a, b) = (self.group(group), other.group(group));
            let mut to = [0.0; 4];
            for i in 0..4 {
                to[i] = f(a[i], b[i]);
            }
            result[group] = bytemuck::cast(to);
        }
        Doubles(result)
    }

    /// The nearest 32-bit floats.
    #[inline(always)]
    pub fn round(self) -> Row {
        let mut result = [self.0[0]; 2];
        for half in 0..2 {
            let (a, b) = (self.group(half * 2), self.group(half * 2 + 1));
            let mut to = [0f32; 8];
            for i in 0..4 {
                to[i] = a[i] as f32;
                to[4 + i] = b[i] as f32;
            }
            result[half] = bytemuck::cast(to);
        }
        Row(result)
    }

    /// All of them.
    #[cfg(test)]
    pub fn doubles(self) -> [f64; ROW] {
        bytemuck::cast(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers() -> [u32; ROW] {
        std::array::from_fn(|i| 0x0101_0101 * i as u32 + 7)
    }

    #[test]
    fn rows_are_worked_on_slot_by_slot() {
        let row = Row::load(&numbers());
        assert_eq!((row.dwords(), row.half(1)[0]), (numbers(), 0x0808_080f));
        assert_eq!(row.map(|v| v + 1).dwords(), numbers().map(|v| v + 1));
        let other = Row::splat(3);
        assert_eq!(row.zip(other, |a, b| a * 2 - b).dwords(), numbers().map(|v| 2 * v - 3));
        let floats: [f32; ROW] = std::array::from_fn(|i| i as f32 - 4.5);
        let row = Row::load_floats(&floats);
        assert_eq!(row.map_floats(|v| v * 2.0).floats(), floats.map(|v| v * 2.0));
        assert_eq!(row.zip_floats(row, |a, b| a * b).floats(), floats.map(|v| v * v));
        for mask in (0..=u16::MAX).step_by(7) {
            let row = Row::load(&std::array::from_fn(|i| u32::from(mask >> i & 1)));
            assert_eq!(row.test(Row::splat(1), |a, b| a == b), mask);
        }
    }

    #[test]
    fn doubles_are_spread_over_groups_and_rounded() {
        let row = Doubles::spread(&[1.0, 2.0, 3.0, 4.0], &[0.0, 0.25, 0.5, 0.75]);
        assert_eq!(row.doubles(), std::array::from_fn(|i| 1.0 + i as f64 / 4.0));
        let thirds = row.zip(Doubles::load(&[3.0; ROW]), |a, b| a / b);
        assert_eq!(thirds.round().floats(), std::array::from_fn(|i| ((1.0 + i as f64 / 4.0) / 3.0) as f32));
    }

    #[test]
    fn a_body_is_done_once_and_gives_its_value() {
        struct Count<'c>(&'c mut u32);
        impl Body for Count<'_> {
            type Output = u32;
            fn call(self) -> u32 {
                *self.0 += 1;
                *self.0 * 10
            }
        }
        let mut count = 4;
        assert_eq!((Unit::detect().run(Count(&mut count)), count), (50, 5));
    }
}
