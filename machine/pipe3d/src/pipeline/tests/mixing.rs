//! Attributes of vertices that CLIP makes.

use super::vues::{Front, PLATFORMS, vues};
use super::*;

/// Attribute 0 at each place on the screen where the pieces of a cut triangle have a vertex.
fn values(
    front: &mut Front,
    positions: [[f32; 2]; 3],
    attributes: [[f32; 4]; 3],
) -> Vec<([f32; 2], [f32; 4])> {
    let mut vertices = vues(positions.map(|[x, y]| [x, y, 0.0, 1.0]));
    for (vertex, attribute) in vertices.iter_mut().zip(attributes) {
        vertex.attributes[0] = attribute;
    }
    front.set_vertices(&vertices);
    let mut found = Vec::new();
    for object in front.draw_all(topo::TRILIST) {
        for (index, vertex) in object.vertices.iter().enumerate() {
            let value = std::array::from_fn(|channel| f32::from_bits(object.attributes[channel][index]));
            found.push(([(vertex.x_px - 50.0) / 50.0, (50.0 - vertex.y_px) / 50.0], value));
        }
    }
    found
}

/// The value at one place, the same in every piece.
fn value(found: &[([f32; 2], [f32; 4])], place: [f32; 2]) -> [f32; 4] {
    let all: Vec<[f32; 4]> = found.iter().filter(|(at, _)| *at == place).map(|(_, value)| *value).collect();
    assert!(!all.is_empty() && all.iter().all(|value| *value == all[0]), "{place:?} of {found:?}");
    all[0]
}

const INF: f32 = f32::INFINITY;

#[test]
fn a_new_vertex_on_an_edge_is_a_mixture_of_the_two_at_its_ends() {
    for platform in PLATFORMS {
        let mut front = Front::over(platform, &vues([[0.0; 4]; 3]));
        // The vertex that is outside has twice the greatest x: its edges are cut half way.
        let (outside, inside, other) = ([8.0, 0.0], [0.0, 0.0], [0.0, 2.0]);
        // An infinite value of a vertex reaches the edges that end there, and nothing else.
        let [first, second, third] = [[10.0, INF, 1.0, 2.0], [20.0, 3.0, INF, 6.0], [40.0, 5.0, 9.0, INF]];
        for turn in 0..3 {
            let (mut positions, mut attributes) = ([outside, inside, other], [first, second, third]);
            positions.rotate_right(turn);
            attributes.rotate_right(turn);
            let found = values(&mut front, positions, attributes);
            assert_eq!(found.len(), 6, "two pieces");
            assert_eq!(value(&found, inside), second, "{} {turn}", platform.name);
            assert_eq!(value(&found, other), third);
            assert_eq!(value(&found, [4.0, 0.0]), [15.0, INF, INF, 4.0]);
            assert_eq!(value(&found, [4.0, 1.0]), [25.0, INF, 5.0, INF]);
        }
    }
}

#[test]
fn a_new_vertex_inside_of_a_triangle_is_a_mixture_of_all_three() {
    for platform in PLATFORMS {
        let mut front = Front::over(platform, &vues([[0.0; 4]; 3]));
        let attributes = [[8.0, 1.0, 0.0, 0.0], [16.0, 0.0, 1.0, 0.0], [32.0, 0.0, 0.0, 1.0]];
        let found = values(&mut front, [[0.0, 0.0], [16.0, 0.0], [0.0, 16.0]], attributes);
        assert_eq!(value(&found, [0.0, 0.0]), attributes[0], "{}", platform.name);
        assert_eq!(value(&found, [4.0, 0.0]), [10.0, 0.75, 0.25, 0.0]);
        assert_eq!(value(&found, [4.0, 4.0]), [16.0, 0.5, 0.25, 0.25]);
        assert_eq!(value(&found, [0.0, 4.0]), [14.0, 0.75, 0.0, 0.25]);
        // Constant channels are those of the provoking vertex everywhere.
        front.bench.bound.sbe.constant_interpolation_enable = 1;
        let found = values(&mut front, [[0.0, 0.0], [16.0, 0.0], [0.0, 16.0]], attributes);
        assert!(found.iter().all(|(_, value)| *value == attributes[2]), "{}", platform.name);
    }
}
