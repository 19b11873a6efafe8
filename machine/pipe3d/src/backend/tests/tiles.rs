//! Large objects are done tile by tile where their threads may run side by side, and nothing else changes by it.

use super::*;
use hw::State3dDepthBuffer as Depth;

/// Width and height of the target.
const LARGE: u32 = 256;

/// What a draw leaves: memory of target and depths, what was counted, and where its threads began, in their order.
#[derive(PartialEq, Debug)]
struct Left {
    memory: Vec<u8>,
    counted: [u64; 3],
    places: Vec<(u32, u32)>,
}

fn left(is_parted: bool, objects: &[ScreenObject], edit: impl FnOnce(&mut Bound)) -> Left {
    let space = space();
    let mut bound = bound(&space, |surface| {
        (surface.width, surface.height, surface.surface_pitch) = (LARGE - 1, LARGE - 1, LARGE * 4 - 1);
    });
    bound.drawing_rectangle.clipped_drawing_rectangle_x_max = LARGE - 1;
    bound.drawing_rectangle.clipped_drawing_rectangle_y_max = LARGE - 1;
    bound.depth_buffer = Depth {
        surface_type: Depth::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: Depth::SURFACE_FORMAT_D32_FLOAT,
        surface_base_address: DEPTH,
        surface_pitch: LARGE * 4 - 1,
        width: LARGE - 1,
        height: LARGE - 1,
        depth_write_enable: true,
        ..Default::default()
    };
    bound.wm_depth_stencil.depth_test_enable = true;
    bound.wm_depth_stencil.depth_buffer_write_enable = true;
    bound.wm_depth_stencil.depth_test_function = hw::enums::compare_function::ALWAYS;
    edit(&mut bound);
    let mut painter = Painter { is_parted, ..painter() };
    let registers = draw(&bound, &space, objects, &mut painter);
    let mut memory = vec![0; 2 * 0x4_0000];
    let (colors, depths) = memory.split_at_mut(0x4_0000);
    space.read_into(GraphicsAddress(TARGET), colors).unwrap();
    space.read_into(GraphicsAddress(DEPTH), depths).unwrap();
    let place = |(_, grf): &(u32, Grf)| {
        let first = grf.register(1)[2];
        (first & 0xffff, first >> 16)
    };
    let total = |counter| registers.total(counter);
    Left {
        memory,
        counted: [total(Counter::PsInvocations), total(Counter::PsDepthCount), painter.tested],
        places: painter.launches.iter().map(place).collect(),
    }
}

fn tile((x, y): (u32, u32)) -> (u32, u32) {
    (y / 64, x / 64)
}

#[test]
fn an_object_is_the_same_in_tiles_as_in_one_piece() {
    let whole_screen = [(-10.0, -7.0), (600.0, -7.0), (-10.0, 600.0)];
    let slanted = [(3.5, 9.25), (250.0, 70.0), (60.0, 255.5)];
    let objects = [triangle(whole_screen, 0.25), triangle(slanted, 0.75)];
    for depth_only in [false, true] {
        let edit = |bound: &mut Bound| bound.ps_extra.pixel_shader_valid = !depth_only;
        let [whole, parted] = [false, true].map(|is_parted| left(is_parted, &objects, edit));
        assert!(whole.memory == parted.memory && whole.counted == parted.counted, "{depth_only}");
        assert_eq!(whole.counted[1], parted.counted[1]);
        assert!(whole.counted[1] > 65536 && whole.memory[0x4_0000..].iter().any(|&byte| byte != 0));
        if depth_only {
            continue;
        }
        // Sixteen tiles in their rows; without tiles, rows of the screen.
        let first: Vec<_> = parted.places.iter().copied().map(tile).collect();
        let end = first.iter().position(|&tile| tile == (3, 3)).unwrap();
        let mut tiles = first[..=end].to_vec();
        assert!(tiles.is_sorted());
        tiles.dedup();
        let all: Vec<_> = (0..4).flat_map(|row| (0..4).map(move |column| (row, column))).collect();
        assert_eq!(tiles, all);
        assert!(!whole.places.iter().take(1000).copied().map(tile).is_sorted());
    }
}

#[test]
fn only_large_objects_are_parted() {
    let is_parted = |height: f32| {
        let object = triangle([(0.0, 0.0), (255.5, 0.0), (0.0, height)], 0.5);
        let [whole, parted] =
            [false, true].map(|is_parted| left(is_parted, std::slice::from_ref(&object), |_| ()));
        assert!(whole.memory == parted.memory && whole.counted == parted.counted);
        whole.places != parted.places
    };
    // 32 columns of blocks and 16 rows, or 15.
    assert!(is_parted(127.5) && !is_parted(119.5));
}
