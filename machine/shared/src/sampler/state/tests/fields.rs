//! Every field of a sampler state, and border colours in every kind of format.

use super::*;
use crate::sampler::tests::bench::{EVERY, NINTH, SELECTING};
use hw::format::SurfaceFormat;
use probe::{Findings, Ids, Kind};

fn resolved_on(
    platform: &'static hw::Platform,
    state: &SamplerState,
) -> (Sampling, Vec<(Kind, &'static str)>) {
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let dwords: [u32; 4] = state.encode(platform).try_into().unwrap();
    let sampling = Sampling::resolve(&dwords, &cx);
    (sampling, findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect())
}

fn resolved(platform: &'static hw::Platform, state: SamplerState) -> Sampling {
    let (sampling, said) = resolved_on(platform, &state);
    assert_eq!(said, []);
    sampling
}

fn plain() -> SamplerState {
    SamplerState::default()
}

#[test]
fn filters_are_codes_and_reserved_ones_are_reported() {
    for platform in EVERY {
        let min = |code| resolved_on(platform, &SamplerState { min_mode_filter: code, ..plain() });
        let mag = |code| resolved_on(platform, &SamplerState { mag_mode_filter: code, ..plain() });
        for (code, filter, said) in [
            (0, Filter::Nearest, vec![]),
            (1, Filter::Linear, vec![]),
            (2, Filter::Anisotropic, vec![]),
            (6, Filter::Nearest, vec![(Kind::Gap, "SM-05")]),
            (3, Filter::Nearest, vec![(Kind::Undefined, "SM-03")]),
            (5, Filter::Nearest, vec![(Kind::Undefined, "SM-03")]),
        ] {
            let (sampling, found) = min(code);
            assert_eq!((sampling.min_filter, sampling.mag_filter, &found), (filter, Filter::Nearest, &said));
            let (sampling, found) = mag(code);
            assert_eq!((sampling.min_filter, sampling.mag_filter, found), (Filter::Nearest, filter, said));
        }
        let mip = |code| resolved(platform, SamplerState { mip_mode_filter: code, ..plain() }).mip_filter;
        assert_eq!([0, 1, 3].map(mip), [MipFilter::None, MipFilter::Nearest, MipFilter::Linear]);
    }
}

#[test]
fn coordinates_wrap_in_seven_ways_each_on_its_own() {
    for platform in EVERY {
        let modes = [
            Wrap::Wrap,
            Wrap::Mirror,
            Wrap::Clamp,
            Wrap::Cube,
            Wrap::ClampBorder,
            Wrap::MirrorOnce,
            Wrap::HalfBorder,
        ];
        for (code, mode) in (0..).zip(modes) {
            let wrap = |x, y, z| {
                let state = SamplerState {
                    tcx_address_control_mode: x,
                    tcy_address_control_mode: y,
                    tcz_address_control_mode: z,
                    ..plain()
                };
                resolved(platform, state).wrap
            };
            assert_eq!(wrap(code, 0, 2), [mode, Wrap::Wrap, Wrap::Clamp]);
            assert_eq!(wrap(0, code, 2), [Wrap::Wrap, mode, Wrap::Clamp]);
            assert_eq!(wrap(2, 0, code), [Wrap::Clamp, Wrap::Wrap, mode]);
        }
        let (sampling, said) =
            resolved_on(platform, &SamplerState { tcy_address_control_mode: 7, ..plain() });
        assert_eq!((sampling.wrap[1], said), (Wrap::Clamp, vec![(Kind::Undefined, "SM-07")]));
    }
}

#[test]
fn every_comparison_leaves_zero_where_it_holds() {
    for platform in EVERY {
        // Always, never, less, equal, less or equal, greater, not equal, greater or equal: for 1, 2 and 3 against 2, and
        // for what is no number.
        let table = [
            [0.0, 0.0, 0.0, 0.0],
            [1.0, 1.0, 1.0, 1.0],
            [0.0, 1.0, 1.0, 1.0],
            [1.0, 0.0, 1.0, 1.0],
            [0.0, 0.0, 1.0, 1.0],
            [1.0, 1.0, 0.0, 1.0],
            [0.0, 1.0, 0.0, 0.0],
            [1.0, 0.0, 0.0, 1.0],
        ];
        for (code, row) in (0..).zip(table) {
            let function = resolved(platform, SamplerState { shadow_function: code, ..plain() }).shadow;
            assert_eq!(
                [1.0, 2.0, 3.0, f32::NAN].map(|texel| function.compare(texel, 2.0)),
                row,
                "{function:?}"
            );
        }
    }
}

#[test]
fn levels_of_detail_are_clamped_before_or_after() {
    let preclamp = |platform, mode, enable| {
        let state = SamplerState { lod_preclamp_mode: mode, lod_preclamp_enable: enable, ..plain() };
        resolved_on(platform, &state).0.preclamp
    };
    let ogl = SamplerState::LOD_PRECLAMP_MODE_OGL;
    for platform in EVERY {
        if platform.has(hw::Feature::SixteenDwordSurfaceState) {
            assert_eq!([0, ogl].map(|mode| preclamp(platform, mode, 0)), [false, true]);
        } else {
            assert_eq!([0, 1].map(|enable| preclamp(platform, 0, enable)), [false, true]);
        }
        let state = SamplerState { texture_lod_bias: -2.5, min_lod: 1.25, max_lod: 9.75, ..plain() };
        let sampling = resolved(platform, state);
        assert_eq!((sampling.lod_bias, sampling.min_lod, sampling.max_lod), (-2.5, 1.25, 9.75));
    }
    for platform in SELECTING {
        let magnify =
            |code| resolved(platform, SamplerState { lod_clamp_magnification_mode: code, ..plain() });
        assert_eq!([0, 1].map(|code| magnify(code).magnify_without_mips), [true, false]);
    }
}

#[test]
fn the_other_fields_are_taken_over() {
    for platform in EVERY {
        let anisotropy =
            |code| resolved(platform, SamplerState { maximum_anisotropy: code, ..plain() }).max_anisotropy;
        assert_eq!([0, 1, 3, 7].map(anisotropy), [2.0, 4.0, 8.0, 16.0]);
        let seamless =
            |code| resolved(platform, SamplerState { cube_surface_control_mode: code, ..plain() }).seamless;
        assert_eq!([0, 1].map(seamless), [false, true]);
        let sampling = resolved(
            platform,
            SamplerState {
                sampler_disable: true,
                non_normalized_coordinate_enable: true,
                border_color_pointer: 0x1240,
                texture_border_color_mode: SamplerState::TEXTURE_BORDER_COLOR_MODE_DX9,
                ..plain()
            },
        );
        assert!(sampling.disabled && sampling.unnormalized && sampling.dx9_border);
        assert_eq!(sampling.border_pointer, 0x1240);
        let sampling = resolved(platform, plain());
        assert!(!sampling.disabled && !sampling.unnormalized && !sampling.dx9_border);
        let (_, said) = resolved_on(platform, &SamplerState { chromakey_enable: true, ..plain() });
        assert_eq!(said, [(Kind::Gap, "SM-10")]);
    }
}

#[test]
fn a_reduction_is_the_least_or_the_largest_where_it_is_enabled() {
    for platform in NINTH {
        let reduction = |enable, code| {
            let state = SamplerState { reduction_type_enable: enable, reduction_type: code, ..plain() };
            resolved(platform, state).reduction
        };
        assert_eq!(
            [0, 2, 3].map(|code| reduction(true, code)),
            [Reduction::Sum, Reduction::Minimum, Reduction::Maximum]
        );
        assert_eq!([2, 3].map(|code| reduction(false, code)), [Reduction::Sum; 2]);
    }
}

const BASE: u64 = 0x10_0000;

/// The border colour of a format for the DWords (or, in the old mode, bytes) in memory.
fn border(format: &str, dwords: [u32; 4], change: impl FnOnce(&mut Sampling, &mut Surface)) -> [u32; 4] {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(GraphicsAddress(BASE), 0x1000).unwrap();
    for (index, dword) in (0..).zip(dwords) {
        space.write_u32(GraphicsAddress(BASE + 0x240 + 4 * index), dword).unwrap();
    }
    let mut sampling = Sampling { border_pointer: 0x240, ..Default::default() };
    sampling.wrap[1] = Wrap::ClampBorder;
    let format = SurfaceFormat::from_name(format).unwrap();
    let mut surface = Surface::null();
    (surface.layout, surface.kind, surface.format) = (format.layout(), SurfaceKind::D2, format);
    change(&mut sampling, &mut surface);
    border_color(&sampling, &surface, GraphicsAddress(BASE), &space).unwrap()
}

#[test]
fn border_colours_are_clamped_to_what_a_format_holds() {
    let f = |values: [f32; 4]| values.map(f32::to_bits);
    let of = |format: &str, dwords| border(format, dwords, |_, _| {});
    let one = 1.0f32.to_bits();
    let wild = f([-2.5, 0.25, 3.5, 0.5]);
    assert_eq!(of("R8G8B8A8_UNORM", wild), f([0.0, 0.25, 1.0, 0.5]));
    assert_eq!(of("R8G8B8A8_SNORM", wild), f([-1.0, 0.25, 1.0, 0.5]));
    assert_eq!(of("R11G11B10_FLOAT", wild), f([0.0, 0.25, 3.5, 1.0]));
    assert_eq!(of("R16G16B16A16_FLOAT", wild), wild);
    let nan = [f32::NAN.to_bits(); 4];
    assert_eq!(of("R8G8B8A8_UNORM", nan), [0; 4]);
    assert_eq!(of("R8G8B8A8_SNORM", nan), [0; 4]);
    assert_eq!(of("R11G11B10_FLOAT", nan), [0, 0, 0, one]);
    // Integers keep to their bits.
    let integers = [-200i32 as u32, 300, 5, 2];
    assert_eq!(of("R8G8B8A8_SINT", integers), [-128i32 as u32, 127, 5, 2]);
    assert_eq!(of("R8G8B8A8_UINT", integers), [255, 255, 5, 2]);
    assert_eq!(of("R10G10B10A2_UINT", [2000, 1023, 7, 9]), [1023, 1023, 7, 3]);
    assert_eq!(of("R32G32B32A32_UINT", integers), integers);
    assert_eq!(of("R32G32B32A32_SINT", integers), integers);
    // Channels that are missing have their default.
    assert_eq!(of("R8G8_UNORM", wild), [0, f([0.25; 4])[0], 0, one]);
    assert_eq!(of("R32_UINT", integers), [-200i32 as u32, 0, 0, 1]);
    assert_eq!(of("A8_UNORM", wild), [0, 0, 0, f([0.5; 4])[0]]);
    let bright = f([0.75, 9.0, 9.0, 0.5]);
    assert_eq!(of("L8A8_UNORM", bright), f([0.75, 0.75, 0.75, 0.5]));
    assert_eq!(of("L8_UNORM", bright), f([0.75, 0.75, 0.75, 1.0]));
    assert_eq!(of("I8_UNORM", bright), f([0.75; 4]));
}

#[test]
fn border_colours_are_fetched_only_when_a_texel_may_be_outside() {
    let dwords = [1, 2, 3, 4];
    let of = |change: fn(&mut Sampling, &mut Surface)| border("R32G32B32A32_UINT", dwords, change);
    assert_eq!(of(|sampling, _| sampling.wrap = [Wrap::Clamp; 3]), [0; 4]);
    assert_eq!(of(|sampling, _| sampling.wrap = [Wrap::Clamp, Wrap::Clamp, Wrap::HalfBorder]), dwords);
    // A cube without some of its faces has them as border.
    assert_eq!(
        of(|sampling, surface| {
            sampling.wrap = [Wrap::Cube; 3];
            surface.kind = SurfaceKind::Cube;
        }),
        [0; 4]
    );
    assert_eq!(
        of(|sampling, surface| {
            sampling.wrap = [Wrap::Cube; 3];
            surface.kind = SurfaceKind::Cube;
            surface.cube_faces = 0x1f;
        }),
        dwords
    );
    assert_eq!(
        of(|sampling, surface| {
            sampling.wrap = [Wrap::Cube; 3];
            surface.cube_faces = 0x1f;
        }),
        [0; 4]
    );
    // In the old mode it is four bytes.
    let old =
        border("R32G32B32A32_FLOAT", [0xff_80_33_00, 7, 7, 7], |sampling, _| sampling.dx9_border = true);
    assert_eq!(old, [0.0f32, 51.0 / 255.0, 128.0 / 255.0, 1.0].map(f32::to_bits));
    // One that is not mapped is a fault.
    let space = AddressSpace::new(1 << 30).unwrap();
    let sampling = Sampling { wrap: [Wrap::ClampBorder; 3], border_pointer: 0x40, ..Default::default() };
    let stop = border_color(&sampling, &Surface::null(), GraphicsAddress(BASE), &space).unwrap_err();
    assert!(matches!(stop, Stop::Fault(fault) if fault.address == Some(GraphicsAddress(BASE + 0x40))));
}
