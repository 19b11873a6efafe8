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

/// sample_8x8.
pub(crate) fn scaler(cx: &Context) {
    const SYSTEMS: Systems = Systems::of(&[System::D44, System::MS01, System::MS03]);
    cx.used_all(&SYSTEMS);
}

/// sample_unorm.
pub(crate) fn sample_unorm(cx: &Context) {
    cx.used(System::MS02);
}

/// The message that empties the texture cache.
pub(crate) fn cache_flush(cx: &Context) {
    cx.used(System::SM26);
}

#[cfg(test)]
mod tests {
    use super::*;
    use hw::RenderSurfaceState as State;
    use hw::format::SurfaceFormat;
    use hw::platforms::{BDW, BXT, SKL};
    use memory::AddressSpace;
    use probe::{Findings, Ids};

    /// Those of the systems that only some surfaces use which this one marks.
    fn marked(platform: &'static hw::Platform, state: &State) -> Vec<System> {
        let space = AddressSpace::new(1 << 32).unwrap();
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        surface(&Surface::resolve(state, &space, &cx).unwrap(), &cx);
        let used = findings.used(platform);
        assert!([System::SM15, System::D19, System::D64].into_iter().all(|system| used.contains(system)));
        let some = [System::D67, System::SM09, System::SM12, System::SM13, System::SM16];
        some.into_iter().filter(|&system| used.contains(system)).collect()
    }

    #[test]
    fn a_surface_marks_what_its_format_samples_and_selects_make_use_of() {
        let plain = |format: SurfaceFormat| State {
            surface_type: State::SURFACE_TYPE_SURFTYPE_2D,
            surface_format: u32::from(format.0),
            surface_horizontal_alignment: 1,
            surface_vertical_alignment: 1,
            tile_mode: State::TILE_MODE_YMAJOR,
            width: 15,
            height: 15,
            surface_pitch: 1023,
            shader_channel_select_red: 4,
            shader_channel_select_green: 5,
            shader_channel_select_blue: 6,
            shader_channel_select_alpha: 7,
            surface_base_address: 0x10_0000,
            ..State::default()
        };
        for platform in [&SKL, &BXT, &BDW] {
            let of = |state: State| marked(platform, &state);
            assert_eq!(of(plain(SurfaceFormat::R8G8B8A8_UNORM)), [System::D67]);
            assert_eq!(of(plain(SurfaceFormat::BC1_UNORM)), [System::D67]);
            assert_eq!(of(plain(SurfaceFormat::R8G8B8A8_UNORM_SRGB)), [System::D67, System::SM12]);
            let four = State { number_of_multisamples: 2, ..plain(SurfaceFormat::R8G8B8A8_UNORM) };
            assert_eq!(of(four), [System::D67, System::SM13]);
            let swapped = State { shader_channel_select_red: 6, ..plain(SurfaceFormat::R8G8B8A8_UNORM) };
            assert_eq!(of(swapped), [System::D67, System::SM16]);
            let null = State {
                surface_type: State::SURFACE_TYPE_SURFTYPE_NULL,
                ..plain(SurfaceFormat::R8G8B8A8_UNORM)
            };
            assert_eq!(of(null), []);
        }
        for platform in [&SKL, &BXT] {
            let astc = plain(SurfaceFormat::ASTC_LDR_2D_8X5_FLT16);
            assert_eq!(marked(platform, &astc), [System::D67, System::SM09]);
            let astc = plain(SurfaceFormat::ASTC_LDR_2D_8X5_U8SRGB);
            assert_eq!(marked(platform, &astc), [System::D67, System::SM09, System::SM12]);
        }
    }
}
