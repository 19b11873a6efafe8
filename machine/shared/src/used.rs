//! Which systems of the coverage ledger surfaces and samplers make use of, marked when their state is resolved.

use crate::sampler::message::Reduction;
use crate::sampler::state::{Filter, MipFilter, Sampling};
use hw::format::Compression;
use probe::{Context, System, Systems};
use surface::{Surface, SurfaceKind};

/// What a surface behind a binding table makes use of.
pub(crate) fn surface(surface: &Surface, cx: &Context) {
    let mut used = Systems::of(&[System::SM15, System::D19, System::D64]);
    if surface.kind != SurfaceKind::Null {
        used.insert(System::D67);
        if let Some(layout) = surface.layout {
            if layout.srgb {
                used.insert(System::SM12);
            }
            if layout.compression == Compression::Astc {
                used.insert(System::SM09);
            }
        }
        if surface.samples_log2 != 0 {
            used.insert(System::SM13);
        }
        if !surface.selects_are_identity {
            used.insert(System::SM16);
        }
    }
    cx.used_all(&used);
}

/// What a sampler makes use of.
pub(crate) fn sampler(sampling: &Sampling, cx: &Context) {
    let mut used = Systems::of(&[System::SM03, System::SM07, System::SM17, System::D65]);
    let filters = [sampling.min_filter, sampling.mag_filter];
    if filters.contains(&Filter::Anisotropic) {
        used.insert(System::SM04);
    }
    if sampling.mip_filter != MipFilter::None {
        used.insert(System::SM06);
    }
    if sampling.reduction != Reduction::Sum {
        used.insert(System::SM20);
    }
    cx.used_all(&used);
}

/// The message that empties the texture cache.
pub(crate) fn cache_flush(cx: &Context) {
    cx.used(System::SM26);
}
