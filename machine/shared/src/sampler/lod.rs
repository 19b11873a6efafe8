//! Level of detail: from coordinate differences to the levels that are read.
//!
//! Source: [skl.7:Level of Detail Computation] [skl.7:LOD Computation Pseudocode] [skl.7:MAPFILTER_ANISOTROPIC].

use super::state::{Filter, MipFilter, Sampling};
use surface::Surface;

/// The levels of one sample and how to filter them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Levels {
    /// First level, counted from level 0 of the surface.
    pub level: u32,
    /// Weight of the next level; 0 when only one is read.
    pub beta: f32,
    /// The footprint is magnified: the magnification filter applies.
    pub magnify: bool,
    /// Level of detail after clamping, without Surface Min LOD.
    pub clamped: f32,
    /// No level of the resource may be read: texels are zero.
    pub out_of_bounds: bool,
}

/// Limits of the level of detail for one sampler and surface.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    min_lod: f32,
    max_lod: f32,
    mip_count: f32,
    resident_min: f32,
    surface_min_lod: u32,
    last_level: u32,
    base: f32,
    preclamp: bool,
    magnify_without_mips: bool,
    mip_filter: MipFilter,
}

impl Limits {
    /// The limits of a combination.
    pub fn new(sampling: &Sampling, surface: &Surface) -> Self {
        Self {
            min_lod: sampling.min_lod,
            max_lod: sampling.max_lod,
            mip_count: surface.mip_count as f32,
            resident_min: surface.resource_min_lod - surface.min_lod as f32,
            surface_min_lod: surface.min_lod,
            last_level: surface.mip_count.saturating_add(surface.min_lod),
            base: surface.base_mip_level,
            preclamp: sampling.preclamp,
            magnify_without_mips: sampling.magnify_without_mips,
            mip_filter: sampling.mip_filter,
        }
    }

    /// Chooses levels for a biased level of detail; `lane_min_lod` is the per-sample minimum of the message.
    #[inline]
    pub fn choose(&self, lod: f32, lane_min_lod: f32) -> Levels {
        let min_lod = self.min_lod.max(lane_min_lod);
        let highest = self.max_lod.min(self.mip_count);
        let lowest = min_lod.min(self.mip_count).max(self.resident_min);
        let out_of_bounds = self.resident_min > self.mip_count;
        let mut lod = if lod.is_nan() { 0.0 } else { lod };
        if self.preclamp {
            lod = lod.min(self.max_lod).max(min_lod);
        }
        let magnify = lod - self.base <= 0.0;
        let mut beta = 0.0;
        let level;
        if self.mip_filter == MipFilter::None || (magnify && self.magnify_without_mips) {
            lod = 0.0f32.min(highest.ceil()).max(lowest.floor());
            level = lod;
        } else if self.mip_filter == MipFilter::Nearest {
            lod = lod.min(highest.ceil()).max(lowest.floor());
            lod = (lod + 0.5).floor();
            level = lod;
        } else {
            lod = lod.min(highest).max(lowest);
            level = lod.floor();
            beta = lod - level;
        }
        let first = (level.max(0.0) as u32).saturating_add(self.surface_min_lod);
        if first >= self.last_level {
            beta = 0.0;
        }
        Levels {
            level: if out_of_bounds { 0 } else { first.min(self.last_level) },
            beta,
            magnify,
            clamped: lod,
            out_of_bounds,
        }
    }
}

/// Differences of texel coordinates of level 0 of the view over one pixel in x and y: `[d/dx, d/dy][u, v, r]`.
pub type Gradients = [[f32; 3]; 2];

/// Base-2 logarithm, linear between powers of two: the exponent and the fraction of the number as they stand.
///
/// Unverified: the manual gives no precision for the logarithm of the level of detail (SM-02). This one is exact where
/// nearest mip selection switches (powers of two), continuous, and what software rasterizers use too.
#[inline]
pub fn linear_log2(value: f32) -> f32 {
    let bits = value.to_bits();
    if value.is_nan() || bits >> 31 != 0 || bits < 0x80_0000 {
        return if value.is_nan() { value } else { f32::NEG_INFINITY };
    }
    let exponent = (bits >> 23) as i32 - 127;
    let fraction = f32::from_bits(bits & 0x7f_ffff | 0x3f80_0000) - 1.0;
    exponent as f32 + fraction
}

/// Base-2 logarithm of the longer gradient, in texels.
#[inline]
pub fn isotropic(gradients: &Gradients) -> f32 {
    let square = |d: &[f32; 3]| d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
    0.5 * linear_log2(square(&gradients[0]).max(square(&gradients[1])))
}

/// The probes of an anisotropic footprint.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Probes {
    /// Number of probes, at least 1.
    pub count: u32,
    /// The longer gradient, in normalised coordinates.
    pub axis: [f32; 2],
    /// Weight of the two outermost probes relative to the inner ones.
    pub end_weight: f32,
}

/// Level of detail of an anisotropic footprint, and its probes. `size` is the extent that the gradients were scaled by.
pub fn anisotropic(gradients: &Gradients, size: [f32; 2], max_ratio: f32) -> (f32, Probes) {
    let length = |d: &[f32; 3]| (d[0] * d[0] + d[1] * d[1]).sqrt();
    let (across, down) = (length(&gradients[0]), length(&gradients[1]));
    let (longer, major, minor) =
        if across >= down { (&gradients[0], across, down) } else { (&gradients[1], down, across) };
    if !(major > 1.0) || !major.is_finite() {
        return (major.log2(), Probes::ONE);
    }
    // The footprint is not narrower than a texel and not longer than the largest ratio allows.
    let ratio = (major / minor.max(1.0)).min(max_ratio).max(1.0);
    let lod = (major / ratio).log2();
    if ratio <= 1.0 {
        return (lod, Probes::ONE);
    }
    let ways = ((ratio / 2.0).ceil() * 2.0).max(2.0);
    // The two end probes fade in as the ratio grows from the last even number to this one.
    let end_weight = ((ratio - (ways - 2.0)) / 2.0).clamp(0.0, 1.0);
    let axis = [longer[0] / size[0].max(1.0), longer[1] / size[1].max(1.0)];
    (lod, Probes { count: ways as u32, axis, end_weight: if ways <= 2.0 { 1.0 } else { end_weight } })
}

impl Probes {
    /// A single probe at the coordinates.
    pub const ONE: Self = Self { count: 1, axis: [0.0; 2], end_weight: 1.0 };

    /// Offset of probe `index` along the axis, and its weight.
    #[inline]
    pub fn probe(&self, index: u32) -> ([f32; 2], f32) {
        let count = self.count as f32;
        let position = (index as f32 + 0.5) / count - 0.5;
        let end = index == 0 || index + 1 == self.count;
        let weight = if end { self.end_weight } else { 1.0 };
        let total = (count - 2.0).max(0.0) + self.end_weight * self.count.min(2) as f32;
        ([self.axis[0] * position, self.axis[1] * position], weight / total)
    }
}

/// The filter of a footprint.
#[inline(always)]
pub fn filter_of(sampling: &Sampling, levels: &Levels) -> Filter {
    if levels.magnify { sampling.mag_filter } else { sampling.min_filter }
}

#[cfg(test)]
#[path = "lod/tests/probes.rs"]
mod probes;

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(mip_filter: MipFilter) -> Limits {
        Limits {
            max_lod: 14.0,
            mip_count: 5.0,
            last_level: 5,
            preclamp: true,
            magnify_without_mips: true,
            mip_filter,
            ..Limits::default()
        }
    }

    #[test]
    fn without_mips_every_lod_reads_level_0() {
        let limits = limits(MipFilter::None);
        for lod in [-3.0, 0.0, 0.7, 9.0] {
            assert_eq!(limits.choose(lod, 0.0).level, 0);
        }
        assert!(limits.choose(0.0, 0.0).magnify);
        assert!(!limits.choose(0.1, 0.0).magnify);
    }

    #[test]
    fn nearest_mips_round() {
        let limits = limits(MipFilter::Nearest);
        let level = |lod| limits.choose(lod, 0.0).level;
        assert_eq!(
            [level(-1.0), level(0.4), level(0.5), level(1.49), level(1.5), level(20.0)],
            [0, 0, 1, 1, 2, 5]
        );
    }

    #[test]
    fn linear_mips_blend_two_levels_and_stop_at_the_last() {
        let limits = limits(MipFilter::Linear);
        let levels = limits.choose(2.25, 0.0);
        assert_eq!((levels.level, levels.beta), (2, 0.25));
        let last = limits.choose(11.0, 0.0);
        assert_eq!((last.level, last.beta, last.clamped), (5, 0.0, 5.0));
    }

    #[test]
    fn the_least_lod_limits_the_weight_of_the_larger_level() {
        let limits = Limits { min_lod: 3.5, ..limits(MipFilter::Linear) };
        let levels = limits.choose(0.0, 0.0);
        assert_eq!((levels.level, levels.beta, levels.magnify), (3, 0.5, false));
        assert_eq!(Limits { min_lod: 1.0, ..limits }.choose(0.0, 2.0).level, 2);
    }

    #[test]
    fn levels_count_from_the_surface_least_lod() {
        let limits =
            Limits { surface_min_lod: 2, resident_min: -2.0, last_level: 7, ..limits(MipFilter::Nearest) };
        assert_eq!(limits.choose(0.0, 0.0).level, 2);
        assert_eq!(limits.choose(1.0, 0.0).clamped, 1.0);
        assert!(Limits { resident_min: 6.0, ..limits }.choose(0.0, 0.0).out_of_bounds);
    }

    #[test]
    fn the_longer_gradient_gives_the_level() {
        assert_eq!(isotropic(&[[4.0, 0.0, 0.0], [0.0, 1.0, 0.0]]), 2.0);
        // 25 is 1.5625 times 2 to the 4th.
        assert_eq!(isotropic(&[[0.0; 3], [0.0, 3.0, 4.0]]), 0.5 * 4.5625);
        assert_eq!(limits(MipFilter::Linear).choose(isotropic(&[[0.0; 3]; 2]), 0.0).level, 0);
        assert_eq!(limits(MipFilter::Linear).choose(isotropic(&[[f32::NAN; 3]; 2]), 0.0).level, 0);
    }

    #[test]
    fn anisotropic_footprints_take_the_level_of_the_shorter_axis() {
        let (lod, probes) = anisotropic(&[[8.0, 0.0, 0.0], [0.0, 2.0, 0.0]], [64.0, 64.0], 16.0);
        assert_eq!(lod, 1.0);
        assert_eq!(probes.count, 4);
        let total: f32 = (0..4).map(|n| probes.probe(n).1).sum();
        assert!((total - 1.0).abs() < 1e-6);
        assert_eq!(anisotropic(&[[8.0, 0.0, 0.0], [0.0, 2.0, 0.0]], [64.0, 64.0], 2.0).0, 2.0);
    }
}
