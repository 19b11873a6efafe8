//! Fetching and blending the texels of a row of lanes.
//!
//! Source: [skl.7:Texel Fetch] [skl.7:Texel Filtering].

use super::footprint::Footprint;
use crate::sampler::state::ShadowFunction;
use surface::Surface;
use surface::simd::Vector;
use surface::texel::rows::Stored;

/// How the texels under a linear filter become one colour.
#[derive(Clone, Copy)]
pub enum Blend<R> {
    /// Along the columns, then along the rows.
    Mix,
    /// Each by its own weight.
    Weigh,
    /// The same, after a comparison of the first channel with these references.
    Compare(R, Relation),
}

/// A compare function: where it gives 1, as masks of all ones, for texels that are less than the reference, equal, greater
/// and none of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relation([u32; 4]);

impl Relation {
    /// That of a function.
    pub fn of(function: ShadowFunction) -> Self {
        let pairs = [(0.0, 1.0), (1.0, 1.0), (1.0, 0.0), (f32::NAN, 0.0)];
        Self(pairs.map(|(texel, reference)| if function.compare(texel, reference) == 0.0 { 0 } else { !0 }))
    }

    #[inline(always)]
    fn compare<V: Vector>(self, unit: V, texels: V::Row, references: V::Row) -> V::Row {
        let [less, equal, greater, unordered] = self.0;
        unit.map2(texels, references, |texel, reference| {
            let (texel, reference) = (f32::from_bits(texel), f32::from_bits(reference));
            let ordered = if texel < reference { less } else { unordered };
            let ordered = if texel > reference { greater } else { ordered };
            (if texel == reference { equal } else { ordered }) & 1.0f32.to_bits()
        })
    }
}

/// Reads and blends the texels of all lanes: the `needed` stored channels (bit 0 the first); the others are zeros.
#[inline(always)]
pub fn filter<T: Stored, V: Vector>(
    unit: V,
    surface: &Surface,
    linear: bool,
    at: &Footprint<V>,
    needed: u8,
    blend: Blend<V::Row>,
) -> [V::Row; 4] {
    let mut colors = [unit.splat(0); 4];
    let a = T::fetch(unit, surface, at.offsets(unit, 0, 0));
    if !linear {
        for (channel, color) in colors.iter_mut().enumerate() {
            if needed >> channel & 1 != 0 {
                *color = compared::<T, V>(unit, &a, channel, blend);
            }
        }
        return colors;
    }
    let b = T::fetch(unit, surface, at.offsets(unit, 1, 0));
    let c = T::fetch(unit, surface, at.offsets(unit, 0, 1));
    let d = T::fetch(unit, surface, at.offsets(unit, 1, 1));
    if let Blend::Mix = blend {
        for (channel, color) in colors.iter_mut().enumerate() {
            if needed >> channel & 1 != 0 {
                let (left, right) = (T::channel(unit, &a, channel), T::channel(unit, &b, channel));
                let upper = mix::<T, V>(unit, left, right, at.wx);
                let (left, right) = (T::channel(unit, &c, channel), T::channel(unit, &d, channel));
                let lower = mix::<T, V>(unit, left, right, at.wx);
                *color = T::value(unit, mix::<T, V>(unit, upper, lower, at.wy));
            }
        }
        return colors;
    }
    let rest = |weight: V::Row| unit.map_f(weight, |weight| 1.0 - weight);
    let product = |a: V::Row, b: V::Row| unit.map2_f(a, b, |a, b| a * b);
    let (left, upper) = (rest(at.wx), rest(at.wy));
    let weights = [product(left, upper), product(at.wx, upper), product(left, at.wy), product(at.wx, at.wy)];
    for (channel, color) in colors.iter_mut().enumerate() {
        if needed >> channel & 1 != 0 {
            for (texels, weight) in [&a, &b, &c, &d].into_iter().zip(weights) {
                let texel = compared::<T, V>(unit, texels, channel, blend);
                *color = weigh::<T, V>(unit, *color, texel, weight);
            }
        }
    }
    colors
}

/// A channel as weights are applied to it.
#[inline(always)]
fn compared<T: Stored, V: Vector>(
    unit: V,
    texels: &T::Raw<V>,
    channel: usize,
    blend: Blend<V::Row>,
) -> V::Row {
    let value = T::value(unit, T::channel(unit, texels, channel));
    match blend {
        Blend::Compare(references, relation) => relation.compare(unit, value, references),
        _ => value,
    }
}

/// `sum` with a colour of some weight; one of no weight has no say, even when it is not finite.
#[inline(always)]
pub fn weigh<T: Stored, V: Vector>(unit: V, sum: V::Row, color: V::Row, weight: V::Row) -> V::Row {
    let part = unit.map2_f(color, weight, |color, weight| color * weight);
    let more = unit.map2_f(sum, part, |sum, part| sum + part);
    if T::ODD { unit.select(weightless(unit, weight), more, sum) } else { more }
}

#[inline(always)]
fn weightless<V: Vector>(unit: V, weight: V::Row) -> V::Row {
    unit.map(weight, |weight| if f32::from_bits(weight) == 0.0 { u32::MAX } else { 0 })
}

/// `a` and `b` by the weight of `b`; a texel of no weight has no say, even when it is not finite.
#[inline(always)]
fn mix<T: Stored, V: Vector>(unit: V, a: V::Row, b: V::Row, weight: V::Row) -> V::Row {
    let mixed = unit.mix(a, b, weight);
    if !T::ODD {
        return mixed;
    }
    unit.select(weightless(unit, weight), mixed, a)
}
