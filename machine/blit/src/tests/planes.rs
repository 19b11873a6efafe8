//! Pixel sizes, tilings, edges and costs, command by command.

use super::*;
use ports::{Account, Work};

/// What a command was said to cost.
#[derive(Default)]
struct Costs(Vec<(Work, u64)>);

impl Account for Costs {
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        self.0.push((work, count));
        Ok(())
    }

    fn repeat(&mut self, _: bool) {}
}

fn execute(
    platform: &'static Platform,
    blit: &mut BlitPipeline,
    space: &AddressSpace,
    id: CommandId,
    dwords: &[u32],
) -> Vec<(Work, u64)> {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let mut costs = Costs::default();
    blit.command(id, dwords, &mut costs, space, &cx).unwrap();
    assert!(findings.list().is_empty());
    costs.0
}

fn bytes<const N: usize>(space: &AddressSpace, at: u64) -> [u8; N] {
    space.read(GraphicsAddress(at)).unwrap()
}

fn fill(color_depth: u32) -> hw::XyColorBlt {
    hw::XyColorBlt {
        color_depth,
        byte_mask: 3,
        raster_operation: 0xf0,
        destination_pitch: 64,
        destination_x1_coordinate: 1,
        destination_y1_coordinate: 1,
        destination_x2_coordinate: 2,
        destination_y2_coordinate: 3,
        destination_base_address: DESTINATION,
        solid_pattern_color: 0x4433_2211,
        ..Default::default()
    }
}

/// A copy of 3 by 2 pixels of 32 bits.
fn copy() -> hw::XySrcCopyBlt {
    hw::XySrcCopyBlt {
        color_depth: 3,
        byte_mask: 3,
        raster_operation: 0xcc,
        destination_pitch: 64,
        destination_x1_coordinate: 2,
        destination_y1_coordinate: 1,
        destination_x2_coordinate: 5,
        destination_y2_coordinate: 3,
        destination_base_address: DESTINATION,
        source_pitch: 256,
        source_base_address: SOURCE,
        ..Default::default()
    }
}

#[test]
fn pixels_have_one_to_four_bytes_and_the_pattern_repeats_in_them() {
    for platform in PLATFORMS {
        let pattern = [0x11, 0x22, 0x33, 0x44];
        for (color_depth, size) in [(0, 1), (1, 2), (2, 2), (3, 4)] {
            let space = space();
            let fill = fill(color_depth).encode(platform);
            let costs = execute(platform, &mut BlitPipeline::default(), &space, CommandId::XyColorBlt, &fill);
            // Two rows of one pixel; a row of a linear plane is two accesses at most, and one for each whole page.
            assert_eq!(costs, [(Work::Span, 4), (Work::BlitByte, 2 * size as u64)]);
            for y in 0..4 {
                let row: [u8; 48] = bytes(&space, DESTINATION + 64 * y);
                for (x, byte) in row.into_iter().enumerate() {
                    let inside = (1..3).contains(&y) && (size..2 * size).contains(&x);
                    let expected = if inside { pattern[(x - size) % 4] } else { 0 };
                    assert_eq!(byte, expected, "depth {color_depth}, row {y}, byte {x}");
                }
            }
        }
    }
}

#[test]
fn a_fast_copy_also_has_pixels_of_eight_and_sixteen_bytes() {
    for platform in GEN9 {
        for (color_depth, size) in [(0, 1), (1, 2), (3, 4), (4, 8), (5, 16)] {
            let space = space();
            let row: [u8; 64] = std::array::from_fn(|n| n as u8 + 1);
            space.write(GraphicsAddress(SOURCE), &row).unwrap();
            let copy = hw::XyFastCopyBlt {
                color_depth,
                source_pitch: 64,
                source_base_address: SOURCE,
                source_x1_coordinate: 1,
                destination_pitch: 64,
                destination_base_address: DESTINATION,
                destination_x1_coordinate: 2,
                destination_x2_coordinate: 3,
                destination_y2_coordinate: 1,
                ..Default::default()
            };
            execute(
                platform,
                &mut BlitPipeline::default(),
                &space,
                CommandId::XyFastCopyBlt,
                &copy.encode(platform),
            );
            let found: [u8; 64] = bytes(&space, DESTINATION);
            for (x, byte) in found.into_iter().enumerate() {
                let expected = if (2 * size..3 * size).contains(&x) { row[x - size] } else { 0 };
                assert_eq!(byte, expected, "depth {color_depth}, byte {x}");
            }
        }
    }
}

#[test]
fn write_enables_keep_colour_or_alpha_of_32_bit_pixels_only() {
    for platform in PLATFORMS {
        for (byte_mask, expected) in [(0, 0xddcc_bbaa), (1, 0xdd33_2211), (2, 0x44cc_bbaa), (3, 0x4433_2211)]
        {
            let space = space();
            space.write_u32(GraphicsAddress(DESTINATION + 68), 0xddcc_bbaa).unwrap();
            let fill = hw::XyColorBlt { byte_mask, ..fill(3) }.encode(platform);
            execute(platform, &mut BlitPipeline::default(), &space, CommandId::XyColorBlt, &fill);
            assert_eq!(pixel(&space, DESTINATION, 68), expected, "{byte_mask}");
        }
        let space = space();
        let fill = hw::XyColorBlt { byte_mask: 0, ..fill(1) }.encode(platform);
        execute(platform, &mut BlitPipeline::default(), &space, CommandId::XyColorBlt, &fill);
        assert_eq!(bytes::<2>(&space, DESTINATION + 66), [0x11, 0x22]);
    }
}

#[test]
fn the_clip_rectangle_is_set_by_two_commands_and_saved_by_one() {
    for platform in PLATFORMS {
        let mut blit = BlitPipeline::default();
        assert_eq!(blit.save(platform), Vec::<u32>::new());
        let clip = hw::XySetupClipBlt {
            clip_x1_coordinate: 3,
            clip_y1_coordinate: 5,
            clip_x2_coordinate: 70,
            clip_y2_coordinate: 90,
            ..Default::default()
        };
        let set_up = hw::XySetupBlt {
            clip_x1_coordinate: 3,
            clip_y1_coordinate: 5,
            clip_x2_coordinate: 70,
            clip_y2_coordinate: 90,
            ..Default::default()
        };
        let space = space();
        execute(platform, &mut blit, &space, CommandId::XySetupBlt, &set_up.encode(platform));
        assert_eq!(blit.save(platform), clip.encode(platform));
        let mut other = BlitPipeline::default();
        execute(platform, &mut other, &space, CommandId::XySetupClipBlt, &clip.encode(platform));
        assert_eq!(other.save(platform), clip.encode(platform));
    }
}

#[test]
fn what_is_clipped_away_does_not_move_the_source() {
    for platform in PLATFORMS {
        let space = space();
        fill_source(&space, Tiling::Linear, 256);
        let mut blit = BlitPipeline::default();
        let clip = hw::XySetupClipBlt {
            clip_x1_coordinate: 3,
            clip_y1_coordinate: 2,
            clip_x2_coordinate: 4,
            clip_y2_coordinate: 9,
            ..Default::default()
        };
        execute(platform, &mut blit, &space, CommandId::XySetupClipBlt, &clip.encode(platform));
        let clipped = hw::XySrcCopyBlt {
            clipping_enabled: true,
            source_x1_coordinate: 10,
            source_y1_coordinate: 4,
            ..copy()
        };
        execute(platform, &mut blit, &space, CommandId::XySrcCopyBlt, &clipped.encode(platform));
        let at = |x: usize, y: usize| pixel(&space, DESTINATION, 64 * y + 4 * x);
        // Only pixel (3, 2) of the rectangle from (2, 1) to (5, 3).
        assert_eq!(at(3, 2), 5 << 16 | 11);
        assert_eq!([at(2, 2), at(4, 2), at(3, 1), at(3, 3)], [0; 4]);
        // A rectangle that is empty in one direction draws nothing and costs nothing.
        for (x2, y2) in [(2, 3), (5, 1), (1, 3), (5, 0)] {
            let empty =
                hw::XySrcCopyBlt { destination_x2_coordinate: x2, destination_y2_coordinate: y2, ..copy() };
            let costs =
                execute(platform, &mut blit, &space, CommandId::XySrcCopyBlt, &empty.encode(platform));
            assert_eq!(costs, []);
        }
    }
}

#[test]
fn sources_are_tiled_as_the_control_register_says() {
    for platform in PLATFORMS {
        for (control, tiling) in [(0, Tiling::X), (1, Tiling::Y), (2, Tiling::X)] {
            let space = space();
            fill_source(&space, tiling, 512);
            let mut blit = BlitPipeline::default();
            blit.set_tiling_control(control);
            let tiled = hw::XySrcCopyBlt {
                src_tiling_enable: true,
                source_pitch: 512 / 4,
                source_x1_coordinate: 3,
                source_y1_coordinate: 7,
                destination_x2_coordinate: 12,
                ..copy()
            };
            execute(platform, &mut blit, &space, CommandId::XySrcCopyBlt, &tiled.encode(platform));
            for y in 0..2 {
                for x in 0..10 {
                    let found = pixel(&space, DESTINATION, 64 * (1 + y) + 4 * (2 + x));
                    assert_eq!(found, ((7 + y) << 16 | (3 + x)) as u32, "{tiling:?} {x} {y}");
                }
            }
        }
    }
}

#[test]
fn a_fast_copy_goes_between_all_tilings_but_the_standard_ones() {
    for platform in GEN9 {
        let places = [(0, Tiling::Linear), (1, Tiling::X), (2, Tiling::Y)];
        for (from, source) in places {
            for (to, destination) in places {
                let space = space();
                fill_source(&space, source, 512);
                let pitch = |tiling| if tiling == Tiling::Linear { 512 } else { 128 };
                let copy = hw::XyFastCopyBlt {
                    color_depth: 3,
                    source_tiling_method: from,
                    source_pitch: pitch(source),
                    source_base_address: SOURCE,
                    source_x1_coordinate: 1,
                    source_y1_coordinate: 2,
                    destination_tiling_method: to,
                    destination_pitch: pitch(destination),
                    destination_base_address: DESTINATION,
                    destination_x1_coordinate: 4,
                    destination_y1_coordinate: 5,
                    destination_x2_coordinate: 54,
                    destination_y2_coordinate: 9,
                    ..Default::default()
                };
                let costs = execute(
                    platform,
                    &mut BlitPipeline::default(),
                    &space,
                    CommandId::XyFastCopyBlt,
                    &copy.encode(platform),
                );
                // 200 bytes: in Y tiles 16 together, in X tiles 512, in a row 4096; and one at either end.
                let spans = |tiling| if tiling == Tiling::Y { 14 } else { 2 };
                let all = 4 * (spans(source) + spans(destination));
                assert_eq!(costs, [(Work::Span, all), (Work::LoadedByte, 800)]);
                let at = |x: usize, y: usize| {
                    pixel(&space, DESTINATION, tiling::offset(destination, 4 * x, y, 512))
                };
                assert_eq!([at(4, 5), at(53, 8), at(33, 6)], [2 << 16 | 1, 5 << 16 | 50, 3 << 16 | 30]);
                assert_eq!([at(3, 5), at(54, 8), at(4, 4), at(4, 9)], [0; 4]);
            }
        }
        for field in [true, false] {
            let standard = hw::XyFastCopyBlt {
                source_tiling_method: if field { 3 } else { 0 },
                destination_tiling_method: if field { 0 } else { 3 },
                destination_x2_coordinate: 4,
                destination_y2_coordinate: 4,
                ..Default::default()
            };
            let mut blit = BlitPipeline::default();
            let (result, findings) =
                run(platform, &mut blit, &space(), CommandId::XyFastCopyBlt, &standard.encode(platform));
            assert_eq!((result, findings.list().len()), (Ok(()), 1));
            assert_eq!(findings.list()[0].0.system, "BLT-03");
        }
    }
}

#[test]
fn commands_without_coordinates_count_their_width_in_bytes() {
    for platform in PLATFORMS {
        let space = space();
        fill_source(&space, Tiling::Linear, 256);
        let copy = hw::SrcCopyBlt {
            color_depth: 3,
            byte_mask: 3,
            raster_operation: 0xcc,
            destination_pitch: 64,
            destination_width: 20,
            destination_height: 2,
            destination_base_address: DESTINATION,
            source_pitch: 256,
            source_base_address: SOURCE + 8,
            ..Default::default()
        };
        let costs = execute(
            platform,
            &mut BlitPipeline::default(),
            &space,
            CommandId::SrcCopyBlt,
            &copy.encode(platform),
        );
        assert_eq!(costs, [(Work::Span, 8), (Work::LoadedByte, 40)]);
        let at = |x: usize, y: usize| pixel(&space, DESTINATION, 64 * y + 4 * x);
        assert_eq!([at(0, 0), at(4, 0), at(5, 0)], [2, 6, 0]);
        assert_eq!([at(0, 1), at(4, 1), at(0, 2)], [1 << 16 | 2, 1 << 16 | 6, 0]);
        let fill = hw::ColorBlt {
            color_depth: 1,
            raster_operation: 0xf0,
            destination_pitch: 64,
            destination_width: 6,
            destination_height: 3,
            destination_base_address: DESTINATION + 0x1000,
            solid_pattern_color: 0x2211,
            ..Default::default()
        };
        execute(platform, &mut BlitPipeline::default(), &space, CommandId::ColorBlt, &fill.encode(platform));
        for y in 0..4 {
            let expected = if y < 3 { [0x11, 0x22, 0x11, 0x22, 0x11, 0x22, 0, 0] } else { [0; 8] };
            assert_eq!(bytes::<8>(&space, DESTINATION + 0x1000 + 64 * y), expected);
        }
    }
}

#[test]
fn only_whole_plain_copies_cost_as_little_as_copies() {
    for platform in PLATFORMS {
        let space = space();
        let cost = |copy: hw::XySrcCopyBlt| {
            execute(
                platform,
                &mut BlitPipeline::default(),
                &space,
                CommandId::XySrcCopyBlt,
                &copy.encode(platform),
            )[1]
        };
        assert_eq!(cost(copy()), (Work::LoadedByte, 24));
        assert_eq!(cost(hw::XySrcCopyBlt { byte_mask: 1, ..copy() }), (Work::BlitByte, 24));
        assert_eq!(cost(hw::XySrcCopyBlt { raster_operation: 0xee, ..copy() }), (Work::BlitByte, 24));
        assert_eq!(cost(hw::XySrcCopyBlt { byte_mask: 0, color_depth: 1, ..copy() }), (Work::LoadedByte, 12));
        // A row of three pages in X tiles of 512 bytes.
        let wide = hw::XySrcCopyBlt {
            dest_tiling_enable: true,
            destination_pitch: 0x3000 / 4,
            destination_x1_coordinate: 0,
            destination_x2_coordinate: 0xc00,
            source_pitch: 0x3000,
            ..copy()
        };
        let costs = execute(
            platform,
            &mut BlitPipeline::default(),
            &space,
            CommandId::XySrcCopyBlt,
            &wide.encode(platform),
        );
        assert_eq!(costs, [(Work::Span, 2 * (26 + 5)), (Work::LoadedByte, 2 * 0x3000)]);
    }
}

#[test]
fn operations_combine_source_destination_and_bytes_that_are_enabled() {
    for platform in PLATFORMS {
        let space = space();
        fill_source(&space, Tiling::Linear, 256);
        for x in 0..3 {
            for y in 1..3 {
                space.write_u32(GraphicsAddress(DESTINATION + 64 * y + 4 * (2 + x)), 0xf0f0_f0f0).unwrap();
            }
        }
        // Source or destination, colour bytes only.
        let merge = hw::XySrcCopyBlt {
            byte_mask: 1,
            raster_operation: 0xee,
            source_x1_coordinate: 3,
            source_y1_coordinate: 9,
            ..copy()
        };
        execute(
            platform,
            &mut BlitPipeline::default(),
            &space,
            CommandId::XySrcCopyBlt,
            &merge.encode(platform),
        );
        assert_eq!(pixel(&space, DESTINATION, 64 + 8), 0xf0f9_f0f3);
        assert_eq!(pixel(&space, DESTINATION, 128 + 16), 0xf0fa_f0f5);
    }
}

#[test]
fn sources_before_the_first_pixel_read_as_zero() {
    for platform in PLATFORMS {
        for (x, y, expected) in [(-1, 3, 0), (0, 3, 3 << 16), (3, -1, 0), (3, 0, 3)] {
            let space = space();
            fill_source(&space, Tiling::Linear, 256);
            space.write_u32(GraphicsAddress(DESTINATION + 64 + 8), 0x55).unwrap();
            let copy = hw::XySrcCopyBlt { source_x1_coordinate: x, source_y1_coordinate: y, ..copy() };
            execute(
                platform,
                &mut BlitPipeline::default(),
                &space,
                CommandId::XySrcCopyBlt,
                &copy.encode(platform),
            );
            assert_eq!(pixel(&space, DESTINATION, 64 + 8), expected, "{x} {y}");
            // The second row of a source from row -1 is row 0.
            let below = if y == -1 { 3 } else { (y as u32 + 1) << 16 | x.max(0) as u32 };
            let below = if x < 0 { 0 } else { below };
            assert_eq!(pixel(&space, DESTINATION, 128 + 8), below, "{x} {y}");
        }
    }
}

#[test]
fn copies_within_a_plane_go_the_way_that_reads_first() {
    for platform in PLATFORMS {
        for (from, to) in [(0, 2), (2, 0), (3, 3)] {
            let space = space();
            for row in 0..8u64 {
                space.write_u32(GraphicsAddress(DESTINATION + row * 64), 10 + row as u32).unwrap();
            }
            let copy = hw::XySrcCopyBlt {
                destination_x1_coordinate: 0,
                destination_x2_coordinate: 1,
                destination_y1_coordinate: to,
                destination_y2_coordinate: to + 5,
                source_pitch: 64,
                source_y1_coordinate: from,
                source_base_address: DESTINATION,
                ..copy()
            };
            execute(
                platform,
                &mut BlitPipeline::default(),
                &space,
                CommandId::XySrcCopyBlt,
                &copy.encode(platform),
            );
            let rows: Vec<_> =
                (0..5).map(|row| pixel(&space, DESTINATION, (to as usize + row) * 64)).collect();
            assert_eq!(rows, (0..5).map(|row| 10 + from as u32 + row).collect::<Vec<_>>(), "{from} to {to}");
        }
    }
}

#[test]
fn rows_that_begin_and_end_inside_of_tiles_lie_where_their_tiling_says() {
    for platform in PLATFORMS {
        for (control, tiling, pitch) in [(0, Tiling::X, 1536), (3, Tiling::Y, 384)] {
            let space = space();
            let mut blit = BlitPipeline::default();
            blit.set_tiling_control(control);
            // One byte a pixel, so that rows begin anywhere: from column 3 to 5 before the end of the pitch.
            let (first, last) = (3, pitch - 5);
            let pixels = (last - first) as usize;
            let value = |x: usize, y: usize| (7 * x + 13 * y + 1) as u8;
            for y in 0..2 {
                let row: Vec<u8> = (0..pixels).map(|x| value(x, y)).collect();
                space.write(GraphicsAddress(SOURCE + 2048 * y as u64), &row).unwrap();
            }
            let copy = hw::XySrcCopyBlt {
                raster_operation: 0xcc,
                dest_tiling_enable: true,
                destination_pitch: pitch / 4,
                destination_x1_coordinate: first,
                destination_y1_coordinate: 6,
                destination_x2_coordinate: last,
                destination_y2_coordinate: 8,
                destination_base_address: DESTINATION,
                source_pitch: 2048,
                source_base_address: SOURCE,
                ..Default::default()
            };
            execute(platform, &mut blit, &space, CommandId::XySrcCopyBlt, &copy.encode(platform));
            // And back from there into lines.
            let back = hw::XySrcCopyBlt {
                raster_operation: 0xcc,
                src_tiling_enable: true,
                source_pitch: pitch / 4,
                source_x1_coordinate: first,
                source_y1_coordinate: 6,
                source_base_address: DESTINATION,
                destination_pitch: 2048,
                destination_x2_coordinate: pixels as i32,
                destination_y2_coordinate: 2,
                destination_base_address: SOURCE + 0x8000,
                ..Default::default()
            };
            execute(platform, &mut blit, &space, CommandId::XySrcCopyBlt, &back.encode(platform));
            for y in 0..2 {
                for x in 0..pixels {
                    let place = tiling::offset(tiling, x + first as usize, y + 6, pitch as usize) as u64;
                    assert_eq!(bytes::<1>(&space, DESTINATION + place), [value(x, y)], "{tiling:?} {x} {y}");
                    assert_eq!(bytes::<1>(&space, SOURCE + 0x8000 + (2048 * y + x) as u64), [value(x, y)]);
                }
            }
        }
    }
}
