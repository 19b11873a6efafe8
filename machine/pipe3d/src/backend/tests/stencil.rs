//! Stencil references: COLOR_CALC_STATE holds them on Broadwell, 3DSTATE_WM_DEPTH_STENCIL on Skylake.

use super::*;
use hw::Platform;
use hw::enums::{compare_function, stencil_operation};
use hw::platforms::{BDW, BXT, SKL};

const STENCIL: u64 = DEPTH;
const CALC: u64 = 0x300;

/// References of the front and the back face where the platform has them; other bytes where it has not.
fn reference(platform: &'static Platform, bound: &mut Bound, space: &AddressSpace, [front, back]: [u32; 2]) {
    const ELSEWHERE: u32 = 0xa5;
    let in_command = platform.has(hw::Feature::StencilReferenceInCommand);
    let state = &mut bound.wm_depth_stencil;
    let of = |here: bool, value: u32| if here { value } else { ELSEWHERE };
    state.stencil_reference_value = of(in_command, front);
    state.backface_stencil_reference_value = of(in_command, back);
    let calc = of(!in_command, front) << 24 | of(!in_command, back) << 16;
    space.write(GraphicsAddress(STATE + CALC), &calc.to_le_bytes()).unwrap();
    bound.cc_state_pointers.color_calc_state_pointer = CALC;
    bound.cc_state_pointers.color_calc_state_pointer_valid = true;
}

/// A stencil buffer full of `value`, tested on both faces by one function.
fn with_stencil(platform: &'static Platform, space: &AddressSpace, value: u32) -> Bound {
    let mut bound = bound_on(platform, space, |_| ());
    bound.depth_buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D;
    bound.depth_buffer.width = WIDTH - 1;
    bound.depth_buffer.height = WIDTH - 1;
    bound.depth_buffer.stencil_write_enable = true;
    bound.stencil_buffer = hw::State3dStencilBuffer {
        stencil_buffer_enable: true,
        surface_base_address: STENCIL,
        surface_pitch: 2 * WIDTH - 1,
        ..Default::default()
    };
    bound.wm_hz_op.stencil_buffer_clear_enable = true;
    bound.wm_hz_op.stencil_clear_value = value;
    bound.wm_hz_op.clear_rectangle_x_max = WIDTH;
    bound.wm_hz_op.clear_rectangle_y_max = WIDTH;
    bound.wm_hz_op.sample_mask = 1;
    with_platform(platform, |cx| clear_or_resolve(&bound, &mut Unmetered, space, cx).unwrap());
    let state = &mut bound.wm_depth_stencil;
    state.stencil_test_enable = true;
    state.double_sided_stencil_enable = true;
    state.stencil_test_function = compare_function::EQUAL;
    state.backface_stencil_test_function = compare_function::EQUAL;
    state.stencil_test_mask = 0xff;
    state.backface_stencil_test_mask = 0xff;
    state.stencil_write_mask = 0xff;
    bound
}

#[test]
fn each_face_is_tested_against_the_reference_of_its_platform() {
    for platform in [&BDW, &SKL, &BXT] {
        for (references, back_facing, passes) in [
            ([0x42, 0x17], false, true),
            ([0x17, 0x42], false, false),
            ([0x17, 0x42], true, true),
            ([0x42, 0x17], true, false),
            ([0, 0], false, false),
        ] {
            let space = space();
            let mut bound = with_stencil(platform, &space, 0x42);
            reference(platform, &mut bound, &space, references);
            let object = ScreenObject { back_facing, ..triangle(SQUARE, 0.5) };
            let registers = draw_on(platform, &bound, &space, &[object], &mut painter());
            let case = (platform.name, references, back_facing);
            assert_eq!(registers.total(Counter::PsDepthCount) > 0, passes, "{case:?}");
            assert_eq!(pixel(&space, 10, 10) != 0, passes, "{case:?}");
        }
    }
}

#[test]
fn replace_writes_the_reference_of_the_platform() {
    for platform in [&BDW, &SKL, &BXT] {
        let space = space();
        let mut bound = with_stencil(platform, &space, 0);
        bound.wm_depth_stencil.stencil_test_function = compare_function::ALWAYS;
        bound.wm_depth_stencil.stencil_buffer_write_enable = true;
        bound.wm_depth_stencil.stencil_pass_depth_pass_op = stencil_operation::REPLACE;
        reference(platform, &mut bound, &space, [0x6c, 0x11]);
        draw_on(platform, &bound, &space, &[triangle(SQUARE, 0.5)], &mut painter());
        let mut stencils = [0u8; 4096];
        space.read_into(GraphicsAddress(STENCIL), &mut stencils).unwrap();
        let covered = (0..16).map(|row| 16 - row - 1).sum::<usize>();
        assert_eq!(stencils.iter().filter(|&&s| s == 0x6c).count(), covered, "{}", platform.name);
        assert_eq!(stencils.iter().filter(|&&s| s != 0).count(), covered, "{}", platform.name);
    }
}
