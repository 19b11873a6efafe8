//! Comparing what the device computed with what the host computed.

use anyhow::{Result, bail};
use std::fmt::Debug;

/// Every value is the same; floats by their value, NaN equal to NaN.
pub fn same<T: PartialEq + Debug + Copy>(got: &[T], wanted: &[T]) -> Result<()> {
    let differs = |(a, b): (&T, &T)| a != b && !(is_nan(a) && is_nan(b));
    compare(got, wanted, differs)
}

#[allow(clippy::eq_op)]
fn is_nan<T: PartialEq>(value: &T) -> bool {
    value != value
}

/// Every float is within `ulps` units of the last place of `f32`.
pub fn close(got: &[f32], wanted: &[f64], ulps: f64) -> Result<()> {
    let wanted: Vec<f32> = wanted.iter().map(|&value| value as f32).collect();
    let differs = |(a, b): (&f32, &f32)| {
        if a.is_nan() && b.is_nan() || a == b {
            return false;
        }
        let unit = f64::from(f32::EPSILON) * f64::from(b.abs()).max(f64::from(f32::MIN_POSITIVE));
        !((f64::from(*a) - f64::from(*b)).abs() <= ulps * unit)
    };
    compare(got, &wanted, differs)
}

/// Every float is within `tolerance`.
pub fn near(got: &[f32], wanted: &[f32], tolerance: f32) -> Result<()> {
    compare(got, wanted, |(a, b)| !((a - b).abs() <= tolerance))
}

fn compare<T: Debug + Copy>(got: &[T], wanted: &[T], differs: impl Fn((&T, &T)) -> bool) -> Result<()> {
    if got.len() != wanted.len() {
        bail!("{} values instead of {}", got.len(), wanted.len());
    }
    let wrong: Vec<usize> = (0..got.len()).filter(|&i| differs((&got[i], &wanted[i]))).collect();
    if let Some(&first) = wrong.first() {
        bail!(
            "{} of {} values differ, the first at {first}: {:?} instead of {:?}",
            wrong.len(),
            got.len(),
            got[first],
            wanted[first]
        );
    }
    Ok(())
}

/// A reproducible sequence of 64-bit numbers.
pub struct Numbers(u64);

impl Numbers {
    /// A sequence by its seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Bytes that any plain values can be made of.
    pub fn values<T: bytemuck::AnyBitPattern + bytemuck::NoUninit>(&mut self, count: usize) -> Vec<T> {
        let mut values = vec![T::zeroed(); count];
        for byte in bytemuck::cast_slice_mut::<T, u8>(&mut values) {
            *byte = (self.draw() >> 32) as u8;
        }
        values
    }

    /// Floats between -`range` and `range`.
    pub fn floats(&mut self, count: usize, range: f32) -> Vec<f32> {
        (0..count).map(|_| ((self.draw() >> 40) as f32 / (1 << 23) as f32 - 1.0) * range).collect()
    }
}
