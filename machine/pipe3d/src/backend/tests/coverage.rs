//! The input coverage mask of the pixel-shader payload, as 3DSTATE_PS_EXTRA of each platform asks for it.

use super::*;
use hw::Platform;
use hw::State3dPsExtra as Extra;
use hw::platforms::{BDW, BXT, SKL};

/// A 2x2 subspan with four samples a pixel, cut by the line x + y = 2: the samples that it keeps.
const COVERED: [u32; 4] = [0b1111, 0b0101, 0b0101, 0];

/// Draws that subspan and gives the register behind the barycentrics of its thread, where the mask goes.
fn masks(
    platform: &'static Platform,
    extra: Extra,
    edit: impl FnOnce(&mut Bound, &AddressSpace),
) -> [u32; 4] {
    let space = space();
    let mut bound = bound_on(platform, &space, |surface| {
        surface.number_of_multisamples = 2;
        surface.tile_mode = RenderSurfaceState::TILE_MODE_YMAJOR;
        surface.surface_pitch = 512 - 1;
        surface.surface_qpitch = WIDTH / 4;
    });
    bound.multisample.number_of_multisamples = 2;
    bound.raster.dx_multisample_rasterization_enable = true;
    let pattern = &mut bound.sample_pattern;
    (pattern._4x_sample0_x_offset, pattern._4x_sample0_y_offset) = (0.375, 0.125);
    (pattern._4x_sample1_x_offset, pattern._4x_sample1_y_offset) = (0.875, 0.375);
    (pattern._4x_sample2_x_offset, pattern._4x_sample2_y_offset) = (0.125, 0.625);
    (pattern._4x_sample3_x_offset, pattern._4x_sample3_y_offset) = (0.625, 0.875);
    // Over the bits of the command, as drivers say it.
    let asked = Extra { pixel_shader_valid: true, ..extra };
    bound.ps_extra = Extra::decode(platform, &asked.encode(platform));
    bound.ps.dispatch_grf_start_register_for_constant_setup_data_0 = 5;
    edit(&mut bound, &space);
    let mut painter = painter();
    let object = triangle([(0.0, 0.0), (2.0, 0.0), (0.0, 2.0)], 0.5);
    draw_on(platform, &bound, &space, &[object], &mut painter);
    let [(kernel, grf)] = &painter.launches[..] else { panic!("{} threads", painter.launches.len()) };
    assert_eq!(*kernel, 0x40, "one subspan goes into a narrow thread");
    // R0, R1, two registers of barycentrics; setup data begins at R5.
    [0, 1, 2, 3].map(|slot| grf.register(4)[slot])
}

#[test]
fn the_mask_is_delivered_as_each_platform_asks_for_it() {
    let gen8 = Extra { pixel_shader_uses_input_coverage_mask: true, ..Default::default() };
    let gen9 =
        Extra { input_coverage_mask_state: Extra::INPUT_COVERAGE_MASK_STATE_NORMAL, ..Default::default() };
    for (platform, extra) in [(&BDW, gen8), (&SKL, gen9), (&BXT, gen9)] {
        assert_eq!(masks(platform, extra, |_, _| ()), COVERED, "{}", platform.name);
        assert_eq!(masks(platform, Extra::default(), |_, _| ()), [0; 4], "{}", platform.name);
    }
}

#[test]
fn depth_coverage_leaves_out_the_samples_that_fail_the_early_test() {
    for (state, want) in [
        (Extra::INPUT_COVERAGE_MASK_STATE_NORMAL, COVERED),
        (Extra::INPUT_COVERAGE_MASK_STATE_DEPTH_COVERAGE, COVERED.map(|mask| mask & 0b1110)),
    ] {
        let extra = Extra { input_coverage_mask_state: state, ..Default::default() };
        let got = masks(&SKL, extra, |bound, space| {
            bound.depth_buffer = hw::State3dDepthBuffer {
                surface_type: hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D,
                surface_format: hw::State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT,
                surface_base_address: DEPTH,
                surface_pitch: 512 - 1,
                width: WIDTH - 1,
                height: WIDTH - 1,
                depth_write_enable: true,
                ..Default::default()
            };
            bound.wm_hz_op.number_of_multisamples = 2;
            bound.wm_hz_op.depth_buffer_clear_enable = true;
            bound.wm_hz_op.clear_rectangle_x_max = WIDTH;
            bound.wm_hz_op.clear_rectangle_y_max = WIDTH;
            // Sample 0 of every pixel is in front of the triangle, the others behind it.
            for (sample_mask, depth) in [(0b0001, 0.25), (0b1110, 0.75)] {
                bound.wm_hz_op.sample_mask = sample_mask;
                bound.clear_params.depth_clear_value = depth;
                with_context(|cx| clear_or_resolve(bound, &mut Unmetered, space, cx).unwrap());
            }
            bound.wm_depth_stencil.depth_test_enable = true;
            bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::LESS;
        });
        assert_eq!(got, want);
    }
}
