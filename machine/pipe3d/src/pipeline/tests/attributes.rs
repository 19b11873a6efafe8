//! SBE: from the attributes of vertices to those of objects.

use super::vues::*;
use super::*;
use hw::{SfOutputAttributeDetail as Detail, State3dSbe as Sbe};

/// Three vertices on the screen; component `c` of attribute `a` of vertex `v` is 100 v + 10 a + c.
fn counted_attributes() -> [Vue; 3] {
    let mut all = circle::<3>();
    for (v, vue) in all.iter_mut().enumerate() {
        for (a, attribute) in vue.attributes.iter_mut().enumerate() {
            *attribute = std::array::from_fn(|c| (100 * v + 10 * a + c) as f32);
        }
    }
    all
}

/// Channels of the first vertex of the only object, attribute by attribute.
fn first_values(front: &mut Front, topology: u32) -> Vec<f32> {
    let objects = front.draw_all(topology);
    let object = &objects[0];
    let channels = usize::from(object.channels);
    object.attributes[..channels].iter().map(|values| f32::from_bits(values[0])).collect()
}

#[test]
fn attributes_are_read_behind_the_offset_of_the_last_stage_or_a_forced_one() {
    for platform in PLATFORMS {
        let mut front = Front::over(platform, &counted_attributes());
        front.bench.bound.sbe.force_vertex_urb_entry_read_offset = false;
        // Clip distances lie before the attributes.
        for (offset, want) in [(1, [0.0; 8]), (2, [0.0, 1.0, 2.0, 3.0, 10.0, 11.0, 12.0, 13.0])] {
            front.bench.bound.vs.vertex_urb_entry_output_read_offset = offset;
            front.over_the_wire();
            assert_eq!(first_values(&mut front, topo::TRILIST), want, "{} {offset}", platform.name);
        }
        front.bench.bound.vs.vertex_urb_entry_output_read_offset = 1;
        front.bench.bound.sbe.force_vertex_urb_entry_read_offset = true;
        front.bench.bound.sbe.number_of_sf_output_attributes = 1;
        front.over_the_wire();
        assert_eq!(first_values(&mut front, topo::TRILIST), [0.0, 1.0, 2.0, 3.0], "{}", platform.name);
    }
}

#[test]
fn swizzles_pick_attributes_by_facing_and_their_w() {
    let table = [
        (Detail::SWIZZLE_SELECT_INPUTATTR, [0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]),
        (Detail::SWIZZLE_SELECT_INPUTATTR_FACING, [0.0, 1.0, 2.0, 3.0], [10.0, 11.0, 12.0, 13.0]),
        (Detail::SWIZZLE_SELECT_INPUTATTR_W, [3.0, 1.0, 2.0, 3.0], [3.0, 1.0, 2.0, 3.0]),
        (Detail::SWIZZLE_SELECT_INPUTATTR_FACING_W, [3.0, 1.0, 2.0, 3.0], [13.0, 11.0, 12.0, 13.0]),
    ];
    for platform in PLATFORMS {
        for (select, front_face, back_face) in table {
            for back in [false, true] {
                let mut front = Front::over(platform, &counted_attributes());
                let bound = &mut front.bench.bound;
                bound.sbe.number_of_sf_output_attributes = 2;
                bound.sbe.attribute_swizzle_enable = true;
                // Attribute 1 of the object is taken from attribute 0.
                bound.sbe_swiz.attribute[1].source_attribute = 0;
                bound.sbe_swiz.attribute[1].swizzle_select = select;
                bound.sbe_swiz.attribute[0].source_attribute = 1;
                bound.raster.front_winding = u32::from(!back);
                front.over_the_wire();
                assert_eq!(front.draw_all(topo::TRILIST)[0].back_facing, back);
                let got = first_values(&mut front, topo::TRILIST);
                let case = (platform.name, select, back);
                assert_eq!(got[..4], [10.0, 11.0, 12.0, 13.0], "{case:?}");
                assert_eq!(got[4..], if back { back_face } else { front_face }, "{case:?}");
                // Without swizzles attributes stay where they are.
                front.bench.bound.sbe.attribute_swizzle_enable = false;
                assert_eq!(first_values(&mut front, topo::TRILIST)[..4], [0.0, 1.0, 2.0, 3.0], "{case:?}");
            }
        }
    }
}

#[test]
fn components_are_replaced_by_constants_and_by_the_primitive_id() {
    let table = [
        (Detail::CONSTANT_SOURCE_CONST_0000, [0.0; 4]),
        (Detail::CONSTANT_SOURCE_CONST_0001_FLOAT, [0.0, 0.0, 0.0, 1.0]),
        (Detail::CONSTANT_SOURCE_CONST_1111_FLOAT, [1.0; 4]),
    ];
    for platform in PLATFORMS {
        for component in 0..4 {
            let mut front = Front::over(platform, &counted_attributes());
            front.bench.bound.sbe.attribute_swizzle_enable = true;
            for (source, constant) in table {
                let detail = &mut front.bench.bound.sbe_swiz.attribute[0];
                detail.constant_source = source;
                let overrides = [
                    &mut detail.component_override_x,
                    &mut detail.component_override_y,
                    &mut detail.component_override_z,
                    &mut detail.component_override_w,
                ];
                for (at, enable) in overrides.into_iter().enumerate() {
                    *enable = at == component;
                }
                front.over_the_wire();
                let mut want = [0.0, 1.0, 2.0, 3.0];
                want[component] = constant[component];
                let got = first_values(&mut front, topo::TRILIST);
                assert_eq!(got[..4], want, "{} {source} {component}", platform.name);
            }
        }
        // The second of two triangles.
        let mut all = counted_attributes().to_vec();
        all.extend(counted_attributes());
        let mut front = Front::over(platform, &all);
        let sbe = &mut front.bench.bound.sbe;
        sbe.primitive_id_override_attribute_select = 1;
        sbe.primitive_id_override_component_y = true;
        sbe.primitive_id_override_component_w = true;
        front.over_the_wire();
        let objects = front.draw_all(topo::TRILIST);
        let values = |channel: usize| objects[1].attributes[channel];
        assert_eq!([values(5), values(7)], [[1; 3]; 2], "{}", platform.name);
        assert_eq!(values(4).map(f32::from_bits), [10.0, 110.0, 210.0], "{}", platform.name);
        assert_eq!(objects[1].constant_channels, 0b1010 << 4, "{}", platform.name);
        // A geometry shader puts it into its vertices itself.
        front.bench.bound.gs.enable = true;
        let plan = crate::testing::with_platform(platform, |cx| {
            crate::sf::attributes::Plan::new(&front.bench.bound, cx)
        });
        assert_eq!(plan.constant_channels(ObjectKind::Triangle), 0, "{}", platform.name);
    }
}

#[test]
fn swizzles_of_the_upper_sixteen_attributes_are_a_gap() {
    for platform in PLATFORMS {
        let mut front = Front::over(platform, &counted_attributes());
        front.bench.bound.sbe.attribute_swizzle_enable = true;
        front.bench.bound.sbe_swiz.attribute[0].swizzle_control_mode = 1;
        front.draw_all(topo::TRILIST);
        assert_eq!(front.findings, ["B084"], "{}", platform.name);
    }
}

#[test]
fn an_object_has_as_many_attributes_as_the_state_says() {
    for platform in PLATFORMS {
        for count in [0, 1, 2, 32] {
            let mut front = Front::over(platform, &counted_attributes());
            front.bench.bound.sbe.number_of_sf_output_attributes = count;
            front.over_the_wire();
            let objects = front.draw_all(topo::TRILIST);
            assert_eq!(u32::from(objects[0].channels), 4 * count, "{}", platform.name);
        }
    }
}

#[test]
fn values_of_each_vertex_are_kept_apart_and_flat_ones_repeat_the_provoking_vertex() {
    for platform in PLATFORMS {
        let mut front = Front::over(platform, &counted_attributes());
        front.provoke(1, 1, 1);
        front.bench.bound.sbe.constant_interpolation_enable = 0b10;
        front.over_the_wire();
        let objects = front.draw_all(topo::TRILIST);
        let values = |channel: usize| objects[0].attributes[channel].map(f32::from_bits);
        assert_eq!(values(2), [2.0, 102.0, 202.0], "{}", platform.name);
        assert_eq!(values(7), [113.0; 3], "{}", platform.name);
        assert_eq!(objects[0].constant_channels, 0xf0, "{}", platform.name);
        // Lines have two values and repeat the first.
        let objects = front.draw_all(topo::LINELIST);
        let values = |channel: usize| objects[0].attributes[channel].map(f32::from_bits);
        assert_eq!(values(2), [2.0, 102.0, 2.0], "{}", platform.name);
    }
}

#[test]
fn the_shortest_way_around_a_circle_is_taken_where_asked_for() {
    // Half a turn or more goes the other way.
    for (values, wrapped) in
        [([0.875, 0.125, 0.375], [0.875, 1.125, 1.375]), ([0.125, 0.625, 0.5], [0.125, -0.375, 0.5])]
    {
        let mut all = counted_attributes();
        for (vue, value) in all.iter_mut().zip(values) {
            vue.attributes[1] = [value; 4];
        }
        for platform in PLATFORMS {
            let mut front = Front::over(platform, &all);
            front.bench.bound.sbe.attribute_swizzle_enable = true;
            front.bench.bound.sbe_swiz.attribute[1].source_attribute = 1;
            front.bench.bound.sbe_swiz.attribute_wrap_shortest_enables[1] = 0b0101;
            front.over_the_wire();
            let objects = front.draw_all(topo::TRILIST);
            let got = [4, 5, 6, 7].map(|channel: usize| objects[0].attributes[channel].map(f32::from_bits));
            assert_eq!(got, [wrapped, values, wrapped, values], "{}", platform.name);
        }
    }
}

#[test]
fn points_get_the_coordinates_of_their_square() {
    for platform in PLATFORMS {
        for (origin, t) in [
            (Sbe::POINT_SPRITE_TEXTURE_COORDINATE_ORIGIN_UPPERLEFT, [0.0, 0.0, 1.0]),
            (Sbe::POINT_SPRITE_TEXTURE_COORDINATE_ORIGIN_LOWERLEFT, [1.0, 1.0, 0.0]),
        ] {
            let mut front = Front::over(platform, &counted_attributes());
            front.bench.bound.sbe.point_sprite_texture_coordinate_enable = 0b10;
            front.bench.bound.sbe.point_sprite_texture_coordinate_origin = origin;
            front.bench.bound.sbe.constant_interpolation_enable = 0b10;
            front.over_the_wire();
            let objects = front.draw_all(topo::POINTLIST);
            let values = |channel: usize| objects[0].attributes[channel].map(f32::from_bits);
            // At the upper left, upper right and lower left corner.
            assert_eq!(values(4), [0.0, 1.0, 0.0], "{}", platform.name);
            assert_eq!(values(5), t, "{}", platform.name);
            assert_eq!([values(6), values(7)], [[0.0; 3], [1.0; 3]], "{}", platform.name);
            assert_eq!(objects[0].constant_channels, 0, "{}", platform.name);
            // The other attribute is the vertex's; triangles know no sprites.
            assert_eq!(values(1), [1.0; 3], "{}", platform.name);
            let triangle = &front.draw_all(topo::TRILIST)[0];
            assert_eq!(
                triangle.attributes[4].map(f32::from_bits),
                [10.0; 3].map(|v| v + 200.0),
                "{}",
                platform.name
            );
        }
    }
}
