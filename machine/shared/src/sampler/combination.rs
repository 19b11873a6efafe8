//! One surface together with one sampler: everything that does not change from message to message.
//!
//! Source: [skl.7:State Caching] [skl.7:Shadow Prefilter Compare].

use super::fast::Fast;
use super::lod::Limits;
use super::state::{Filter, Sampling, Wrap, border_color};
use bits::GraphicsAddress;
use hw::format::ChannelKind;
use memory::AddressSpace;
use probe::Stop;
use surface::{Surface, SurfaceKind};

/// Which channels of a format carry the result of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Carrier {
    #[default]
    Red,
    Luminance,
    Intensity,
    Alpha,
}

/// A resolved surface and sampler.
#[derive(Clone, Copy)]
pub struct Combination<'a> {
    surface: Surface<'a>,
    /// The sampler.
    pub sampling: Sampling,
    /// Limits of the level of detail.
    pub limits: Limits,
    /// Border colour in the surface's terms.
    pub border: [u32; 4],
    /// Texels of integer formats are never blended.
    pub integer: bool,
    /// What SCS_ONE reads.
    pub one: u32,
    /// Colour of texels that do not exist.
    pub outside: [u32; 4],
    /// Cube faces join.
    pub seamless: bool,
    /// Any of the filters needs the footprint's shape.
    pub anisotropic: bool,
    /// The level of detail can change nothing: one level and one filter.
    pub single_level: bool,
    /// Specialised path, where there is one.
    pub fast: Option<Fast>,
    carrier: Carrier,
    clamp_reference: bool,
}

impl<'a> Combination<'a> {
    /// Brings surface and sampler together.
    ///
    /// # Errors
    /// A page fault at the border colour.
    pub fn new(
        surface: &Surface<'a>,
        sampling: Sampling,
        dynamic_state_base: GraphicsAddress,
        space: &AddressSpace,
    ) -> Result<Self, Stop> {
        let integer = surface.layout.is_some_and(surface::texel::is_integer);
        let one = if integer { 1 } else { 1.0f32.to_bits() };
        let kinds = surface.layout.map(|layout| {
            ([layout.channels[0].kind, layout.channels[3].kind], layout.luminance.kind, layout.intensity.kind)
        });
        let absent = |kind| matches!(kind, ChannelKind::Absent | ChannelKind::Void);
        let (carrier, compared_kind, alpha_missing) = match kinds {
            Some((_, _, intensity)) if !absent(intensity) => (Carrier::Intensity, intensity, false),
            Some(([_, alpha], luminance, _)) if !absent(luminance) => {
                (Carrier::Luminance, luminance, absent(alpha))
            }
            Some(([red, alpha], ..)) if absent(red) && !absent(alpha) => (Carrier::Alpha, alpha, false),
            Some(([red, alpha], ..)) => (Carrier::Red, red, absent(alpha)),
            None => (Carrier::Red, ChannelKind::Absent, false),
        };
        let anisotropic =
            sampling.min_filter == Filter::Anisotropic || sampling.mag_filter == Filter::Anisotropic;
        let mut combination = Combination {
            limits: Limits::new(&sampling, surface),
            border: border_color(&sampling, surface, dynamic_state_base, space)?,
            integer,
            one,
            outside: [0, 0, 0, if alpha_missing { one } else { 0 }],
            seamless: sampling.seamless || sampling.wrap[0] == Wrap::Cube || sampling.wrap[1] == Wrap::Cube,
            anisotropic: anisotropic && surface.kind != SurfaceKind::D3,
            single_level: !anisotropic
                && sampling.min_filter == sampling.mag_filter
                && (surface.mip_count == 0 || sampling.mip_filter == super::state::MipFilter::None)
                && surface.resource_min_lod == 0.0
                && sampling.min_lod < 1.0,
            fast: None,
            carrier,
            clamp_reference: compared_kind == ChannelKind::Unorm,
            sampling,
            surface: *surface,
        };
        combination.fast = Fast::choose(&combination);
        Ok(combination)
    }

    /// The surface.
    #[inline(always)]
    pub fn surface(&self) -> &Surface<'a> {
        &self.surface
    }

    /// The reference as it is compared: unsigned normalised texels cannot lie outside [0, 1], nor may it.
    #[inline(always)]
    pub fn reference(&self, reference: f32) -> f32 {
        if self.clamp_reference { reference.clamp(0.0, 1.0) } else { reference }
    }

    /// A texel after the comparison, where there is one.
    #[inline(always)]
    pub fn compared(&self, texel: [u32; 4], reference: Option<f32>) -> [u32; 4] {
        let Some(reference) = reference else { return texel };
        let one = 1.0f32.to_bits();
        let value = if self.carrier == Carrier::Alpha { texel[3] } else { texel[0] };
        let result = self.sampling.shadow.compare(f32::from_bits(value), reference).to_bits();
        match self.carrier {
            Carrier::Red => [result, 0, 0, one],
            Carrier::Luminance => [result, result, result, one],
            Carrier::Intensity => [result; 4],
            Carrier::Alpha => [0, 0, 0, result],
        }
    }
}
