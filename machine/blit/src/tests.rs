//! Copies and fills between planes in anonymous memory.

mod planes;

use crate::BlitPipeline;
use bits::GraphicsAddress;
use hw::Platform;
use hw::command::CommandId;
use hw::platforms::{BDW, BXT, BYT, SKL};
use memory::AddressSpace;
use ports::Unmetered;
use probe::{Context, Findings, Ids, Kind, Stop};
use surface::tiling::{self, Tiling};

/// All platforms, and those that have XY_FAST_COPY_BLT.
const PLATFORMS: [&Platform; 4] = [&BYT, &BDW, &SKL, &BXT];
const GEN9: [&Platform; 2] = [&SKL, &BXT];

const SOURCE: u64 = 0x10000;
const DESTINATION: u64 = 0x40000;

fn space() -> AddressSpace {
    let mut space = AddressSpace::new(1 << 24).unwrap();
    space.bind_anonymous(GraphicsAddress(SOURCE), 0x20000).unwrap();
    space.bind_anonymous(GraphicsAddress(DESTINATION), 0x20000).unwrap();
    space
}

fn run(
    platform: &'static Platform,
    blit: &mut BlitPipeline,
    space: &AddressSpace,
    id: CommandId,
    dwords: &[u32],
) -> (Result<(), Stop>, Findings) {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let result = blit.command(id, dwords, &mut Unmetered, space, &cx);
    (result, findings)
}

fn pixel(space: &AddressSpace, base: u64, offset: usize) -> u32 {
    space.read_u32(GraphicsAddress(base + offset as u64)).unwrap()
}

fn fill_source(space: &AddressSpace, tiling: Tiling, pitch: usize) {
    for y in 0..16 {
        for x in 0..64 {
            let at = tiling::offset(tiling, x * 4, y, pitch) as u64;
            space.write_u32(GraphicsAddress(SOURCE + at), (y << 16 | x) as u32).unwrap();
        }
    }
}

#[test]
fn a_linear_source_is_copied_into_a_tiled_destination() {
    for platform in PLATFORMS {
        let space = space();
        fill_source(&space, Tiling::Linear, 256);
        let copy = hw::XySrcCopyBlt {
            color_depth: 3,
            byte_mask: 3,
            raster_operation: 0xcc,
            dest_tiling_enable: true,
            destination_pitch: 512 / 4,
            destination_x1_coordinate: 10,
            destination_y1_coordinate: 3,
            destination_x2_coordinate: 30,
            destination_y2_coordinate: 12,
            destination_base_address: DESTINATION,
            source_x1_coordinate: 5,
            source_y1_coordinate: 1,
            source_pitch: 256,
            source_base_address: SOURCE,
            ..Default::default()
        };
        for (control, tiling) in [(0, Tiling::X), (2, Tiling::Y)] {
            let mut blit = BlitPipeline::default();
            blit.set_tiling_control(control);
            run(platform, &mut blit, &space, CommandId::XySrcCopyBlt, &copy.encode(platform)).0.unwrap();
            let at = |x: usize, y: usize| pixel(&space, DESTINATION, tiling::offset(tiling, x * 4, y, 512));
            assert_eq!(at(10, 3), 1 << 16 | 5);
            assert_eq!(at(29, 11), 9 << 16 | 24);
            assert_eq!(at(30, 11), 0);
            assert_eq!(at(29, 12), 0);
        }
    }
}

#[test]
fn a_fill_obeys_byte_mask_clip_and_operation() {
    for platform in PLATFORMS {
        let space = space();
        let mut blit = BlitPipeline::default();
        let clip = hw::XySetupClipBlt {
            clip_x1_coordinate: 2,
            clip_y1_coordinate: 0,
            clip_x2_coordinate: 4,
            clip_y2_coordinate: 8,
            ..Default::default()
        };
        run(platform, &mut blit, &space, CommandId::XySetupClipBlt, &clip.encode(platform)).0.unwrap();
        let fill = hw::XyColorBlt {
            color_depth: 3,
            byte_mask: 1,
            raster_operation: 0xf0,
            clipping_enabled: true,
            destination_pitch: 64,
            destination_x2_coordinate: 8,
            destination_y2_coordinate: 2,
            destination_base_address: DESTINATION,
            solid_pattern_color: 0x1122_3344,
            ..Default::default()
        };
        run(platform, &mut blit, &space, CommandId::XyColorBlt, &fill.encode(platform)).0.unwrap();
        assert_eq!(pixel(&space, DESTINATION, 4), 0);
        assert_eq!(pixel(&space, DESTINATION, 8), 0x0022_3344);
        assert_eq!(pixel(&space, DESTINATION, 64 + 12), 0x0022_3344);
        assert_eq!(pixel(&space, DESTINATION, 16), 0);

        let invert = hw::XyColorBlt { byte_mask: 3, raster_operation: 0x5a, ..fill };
        run(platform, &mut blit, &space, CommandId::XyColorBlt, &invert.encode(platform)).0.unwrap();
        assert_eq!(pixel(&space, DESTINATION, 8), 0x1100_0000);
    }
}

#[test]
fn a_fast_copy_takes_its_tilings_from_the_command() {
    for platform in GEN9 {
        let space = space();
        fill_source(&space, Tiling::Y, 256);
        let copy = hw::XyFastCopyBlt {
            color_depth: 3,
            source_tiling_method: hw::XyFastCopyBlt::SOURCE_TILING_METHOD_TILE_Y,
            source_pitch: 256 / 4,
            source_base_address: SOURCE,
            destination_pitch: 256,
            destination_base_address: DESTINATION,
            destination_x2_coordinate: 64,
            destination_y2_coordinate: 16,
            ..Default::default()
        };
        let mut blit = BlitPipeline::default();
        run(platform, &mut blit, &space, CommandId::XyFastCopyBlt, &copy.encode(platform)).0.unwrap();
        assert_eq!(pixel(&space, DESTINATION, 7 * 256 + 33 * 4), 7 << 16 | 33);
    }
}

#[test]
fn overlapping_copies_read_what_was_there_before() {
    for platform in PLATFORMS {
        let space = space();
        for row in 0..8u32 {
            space.write_u32(GraphicsAddress(DESTINATION + u64::from(row) * 64), row).unwrap();
        }
        let copy = hw::XySrcCopyBlt {
            color_depth: 3,
            byte_mask: 3,
            raster_operation: 0xcc,
            destination_pitch: 64,
            destination_x2_coordinate: 1,
            destination_y1_coordinate: 1,
            destination_y2_coordinate: 8,
            destination_base_address: DESTINATION,
            source_pitch: 64,
            source_base_address: DESTINATION,
            ..Default::default()
        };
        run(platform, &mut BlitPipeline::default(), &space, CommandId::XySrcCopyBlt, &copy.encode(platform))
            .0
            .unwrap();
        let rows: Vec<_> = (0..8).map(|row| pixel(&space, DESTINATION, row * 64)).collect();
        assert_eq!(rows, [0, 0, 1, 2, 3, 4, 5, 6]);
    }
}

#[test]
fn unmapped_destinations_fault_and_other_forms_are_gaps() {
    for platform in PLATFORMS {
        let space = space();
        let fill = hw::XyColorBlt {
            color_depth: 3,
            byte_mask: 3,
            raster_operation: 0xf0,
            destination_pitch: 64,
            destination_x2_coordinate: 8,
            destination_y2_coordinate: 2,
            destination_base_address: 0x80_0000,
            ..Default::default()
        };
        let mut blit = BlitPipeline::default();
        let (result, _) = run(platform, &mut blit, &space, CommandId::XyColorBlt, &fill.encode(platform));
        assert!(
            matches!(result, Err(Stop::Fault(fault)) if fault.address == Some(GraphicsAddress(0x80_0000)))
        );
        let (result, findings) = run(platform, &mut blit, &space, CommandId::XyTextBlt, &[0; 6]);
        result.unwrap();
        assert!(findings.list().iter().any(|(finding, _)| finding.kind == Kind::Gap));
    }
}
