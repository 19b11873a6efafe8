//! Fetching and blending the texels of a row of lanes.
//!
//! Source: [skl.7:Texel Fetch] [skl.7:Texel Filtering].

use super::footprint::Footprint;
use surface::Surface;
use surface::simd::Vector;
use surface::texel::rows::Stored;

/// Reads and blends the texels of all lanes: the `needed` stored channels (bit 0 the first); the others are zeros.
#[inline(always)]
pub fn filter<T: Stored, V: Vector>(
    unit: V,
    surface: &Surface,
    linear: bool,
    at: &Footprint<V>,
    needed: u8,
) -> [V::Row; 4] {
    let mut colors = [unit.splat(0); 4];
    if !linear {
        let texels = T::fetch(unit, surface, at.offsets(unit, 0, 0));
        for (channel, color) in colors.iter_mut().enumerate() {
            if needed >> channel & 1 != 0 {
                *color = T::value(unit, T::channel(unit, &texels, channel));
            }
        }
        return colors;
    }
    let a = T::fetch(unit, surface, at.offsets(unit, 0, 0));
    let b = T::fetch(unit, surface, at.offsets(unit, 1, 0));
    let c = T::fetch(unit, surface, at.offsets(unit, 0, 1));
    let d = T::fetch(unit, surface, at.offsets(unit, 1, 1));
    for (channel, color) in colors.iter_mut().enumerate() {
        if needed >> channel & 1 != 0 {
            let upper =
                mix::<T, V>(unit, T::channel(unit, &a, channel), T::channel(unit, &b, channel), at.wx);
            let lower =
                mix::<T, V>(unit, T::channel(unit, &c, channel), T::channel(unit, &d, channel), at.wx);
            *color = T::value(unit, mix::<T, V>(unit, upper, lower, at.wy));
        }
    }
    colors
}

/// `a` and `b` by the weight of `b`; a texel of no weight has no say, even when it is not finite.
#[inline(always)]
fn mix<T: Stored, V: Vector>(unit: V, a: V::Row, b: V::Row, weight: V::Row) -> V::Row {
    let mixed = unit.mix(a, b, weight);
    if !T::ODD {
        return mixed;
    }
    let weightless = unit.map(weight, |weight| if f32::from_bits(weight) == 0.0 { u32::MAX } else { 0 });
    unit.select(weightless, mixed, a)
}
