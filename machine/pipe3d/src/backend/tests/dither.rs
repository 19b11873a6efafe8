//! Dithered colours and dithered coverage through the whole back end; nothing of it is a Gap.

use super::*;
use hw::platforms::{BDW, BXT, SKL};

const MATRIX: [[u32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

fn blend_state(bound: &Bound, space: &AddressSpace, platform: &hw::Platform, state: &hw::BlendState) {
    let at = bound.dynamic(bound.blend_state_pointers.blend_state_pointer);
    let words = state.encode(platform);
    space.write(at, bytemuck::cast_slice(&words[..1])).unwrap();
}

/// An axis-aligned square of 8 by 8 pixels in the corner.
fn square() -> ScreenObject {
    ScreenObject { kind: ObjectKind::Rectangle, ..triangle([(8.0, 8.0), (0.0, 8.0), (0.0, 0.0)], 0.5) }
}

#[test]
fn colours_of_16_bit_targets_are_dithered_where_the_state_asks_for_it() {
    for platform in [&BDW, &SKL, &BXT] {
        for (dithered, offset_x, offset_y) in [(false, 0, 0), (true, 0, 0), (true, 1, 2)] {
            let space = space();
            let bound = bound_on(platform, &space, |surface| {
                surface.surface_format = u32::from(hw::format::SurfaceFormat::B5G6R5_UNORM.0);
                surface.surface_pitch = WIDTH * 2 - 1;
            });
            let state = hw::BlendState {
                color_dither_enable: dithered,
                x_dither_offset: offset_x,
                y_dither_offset: offset_y,
                ..Default::default()
            };
            blend_state(&bound, &space, platform, &state);
            let mut painter = painter();
            // Red between 7 and 8 of 31, green exactly 21 of 63, blue near 31 of 31.
            painter.color = [(7.0 + 5.0 / 16.0) / 31.0, 21.0 / 63.0, 0.9999, 1.0];
            let findings = draw_and_list(platform, &bound, &space, &[square()], &mut painter);
            assert_eq!(findings, []);
            for y in 0..8u32 {
                for x in 0..8u32 {
                    let at = GraphicsAddress(TARGET + u64::from(y * WIDTH + x) * 2);
                    let mut bytes = [0; 2];
                    space.read_into(at, &mut bytes).unwrap();
                    let value = u32::from(u16::from_le_bytes(bytes));
                    let threshold = MATRIX[((y + offset_y) % 4) as usize][((x + offset_x) % 4) as usize];
                    let red = if dithered && threshold >= 11 { 8 } else { 7 };
                    let got = [value >> 11, value >> 5 & 63, value & 31];
                    assert_eq!(got, [red, 21, 31], "{} {dithered} {x} {y}", platform.name);
                }
            }
        }
    }
}

#[test]
fn eight_bit_targets_are_rounded_and_not_dithered() {
    let space = space();
    let bound = bound(&space, |_| ());
    let state = hw::BlendState { color_dither_enable: true, ..Default::default() };
    blend_state(&bound, &space, &SKL, &state);
    let mut painter = painter();
    painter.color = [100.4 / 255.0, 100.6 / 255.0, 0.0, 1.0];
    draw(&bound, &space, &[square()], &mut painter);
    for y in 0..8 {
        for x in 0..8 {
            assert_eq!(pixel(&space, x, y), 0xff00_6564);
        }
    }
}

#[test]
fn a_blend_that_leaves_the_destination_leaves_its_bits() {
    use hw::enums::color_buffer_blend_factor as factor;
    let space = space();
    let bound = bound(&space, |surface| {
        surface.surface_format = u32::from(hw::format::SurfaceFormat::B5G6R5_UNORM.0);
        surface.surface_pitch = WIDTH * 2 - 1;
    });
    let state = hw::BlendState { color_dither_enable: true, ..Default::default() };
    blend_state(&bound, &space, &SKL, &state);
    let entry = hw::BlendStateEntry {
        color_buffer_blend_enable: true,
        source_blend_factor: factor::SRC_ALPHA,
        destination_blend_factor: factor::INV_SRC_ALPHA,
        ..Default::default()
    };
    let words = entry.encode(&SKL);
    space.write(GraphicsAddress(STATE + 0x104), bytemuck::cast_slice(&words)).unwrap();
    let old: Vec<u8> = (0..64 * 8 * 2u32).map(|i| (i.wrapping_mul(73) >> 2) as u8).collect();
    space.write(GraphicsAddress(TARGET), &old).unwrap();
    let mut painter = painter();
    painter.color = [0.3, 0.6, 0.9, 0.0];
    draw(&bound, &space, &[square()], &mut painter);
    let mut new = vec![0; old.len()];
    space.read_into(GraphicsAddress(TARGET), &mut new).unwrap();
    assert_eq!(new, old);
}

#[test]
fn alpha_to_coverage_lights_samples_by_alpha_and_by_pixel_where_dithered() {
    for platform in [&BDW, &SKL, &BXT] {
        // 1.2 of four samples: one, and where dithered two at three of sixteen pixels.
        for (dithered, want) in [(false, 64), (true, 64 + 4 * 3)] {
            let space = space();
            let mut bound = bound_on(platform, &space, |surface| {
                surface.number_of_multisamples = 2;
                surface.tile_mode = RenderSurfaceState::TILE_MODE_YMAJOR;
                surface.surface_pitch = 512 - 1;
                surface.surface_qpitch = WIDTH / 4;
            });
            bound.multisample.number_of_multisamples = 2;
            bound.ps_blend.alpha_to_coverage_enable = true;
            let state = hw::BlendState {
                alpha_to_coverage_enable: true,
                alpha_to_coverage_dither_enable: dithered,
                alpha_to_one_enable: true,
                ..Default::default()
            };
            blend_state(&bound, &space, platform, &state);
            let mut painter = painter();
            painter.color = [0.0, 0.0, 0.0, 0.3];
            let findings = draw_and_list(platform, &bound, &space, &[square()], &mut painter);
            assert_eq!(findings, []);
            let mut bytes = vec![0u8; 0x4_0000];
            space.read_into(GraphicsAddress(TARGET), &mut bytes).unwrap();
            // Whatever is lit has an alpha of one.
            let lit = bytes.chunks_exact(4).filter(|texel| texel == &[0, 0, 0, 255]).count();
            assert_eq!(lit, want, "{} {dithered}", platform.name);
            assert_eq!(bytes.iter().filter(|&&byte| byte != 0).count(), want);
        }
    }
}
