//! Cutting lines and triangles at the planes of the view volume, in clip space.
//!
//! Source      [skl.7:Clip Stage], [skl.7:Fixed Function Clipper]
//! Deviations  Unverified: order of the planes and direction of interpolation, which the manual leaves open. New
//!             vertices are computed from the outside end towards the inside one, so that both triangles of a shared
//!             edge get the same vertex.
//!
//! Attributes are not touched: a new vertex knows its weights in the source object, once in clip space (perspective)
//! and once on the screen (linear).

use super::{Guardband, outcode};

/// Most vertices of a clipped triangle: one more for each of 4 + 2 + 1 + 8 planes, and some slack for rounding.
pub const POLYGON_VERTICES: usize = 24;

/// A vertex of a clipped object.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PolygonVertex {
    /// Clip-space position.
    pub position: [f32; 4],
    /// Clip distances.
    pub distances: [f32; 8],
    /// Weight of each source vertex in clip space.
    pub weights: [f32; 3],
    /// Weight of each source vertex on the screen.
    pub linear_weights: [f32; 3],
    /// The edge that starts here belongs to the outline of the source object.
    pub edge: bool,
}

/// A convex polygon.
#[derive(Clone, Debug)]
pub struct Polygon {
    vertices: [PolygonVertex; POLYGON_VERTICES],
    count: usize,
}

impl Default for Polygon {
    fn default() -> Self {
        Self { vertices: [PolygonVertex::default(); POLYGON_VERTICES], count: 0 }
    }
}

impl Polygon {
    /// Its vertices.
    pub fn vertices(&self) -> &[PolygonVertex] {
        &self.vertices[..self.count]
    }

    fn push(&mut self, vertex: PolygonVertex) {
        if let Some(slot) = self.vertices.get_mut(self.count) {
            *slot = vertex;
            self.count += 1;
        }
    }
}

/// The planes, in the order of cutting, by outcode bit.
const PLANES: [u32; 15] = [
    outcode::GUARD_RIGHT,
    outcode::GUARD_LEFT,
    outcode::GUARD_TOP,
    outcode::GUARD_BOTTOM,
    outcode::NEAR,
    outcode::FAR,
    outcode::USER_0,
    outcode::USER_0 << 1,
    outcode::USER_0 << 2,
    outcode::USER_0 << 3,
    outcode::USER_0 << 4,
    outcode::USER_0 << 5,
    outcode::USER_0 << 6,
    outcode::USER_0 << 7,
    outcode::NEGATIVE_W,
];

/// What the planes are: the guardband, and whether z starts at 0 or at -w.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Volume {
    /// XY planes.
    pub guardband: Guardband,
    /// Near plane at z = 0 instead of z = -w.
    pub zero_to_one: bool,
}

impl Volume {
    /// Signed distance, positive inside.
    fn distance(&self, plane: u32, v: &PolygonVertex) -> f32 {
        /// The least w that a division survives.
        const LEAST_W: f32 = 1e-30;
        let [x, y, z, w] = v.position;
        match plane {
            outcode::GUARD_LEFT => x - self.guardband.x[0] * w,
            outcode::GUARD_RIGHT => self.guardband.x[1] * w - x,
            outcode::GUARD_BOTTOM => y - self.guardband.y[0] * w,
            outcode::GUARD_TOP => self.guardband.y[1] * w - y,
            outcode::NEAR if self.zero_to_one => z,
            outcode::NEAR => z + w,
            outcode::FAR => w - z,
            outcode::NEGATIVE_W => w - LEAST_W,
            user => v.distances[(user.trailing_zeros().saturating_sub(16) & 7) as usize],
        }
    }

    /// Cuts a convex polygon at `planes` (outcode bits); `out` is empty when nothing is left.
    pub fn clip_polygon(&self, source: &[PolygonVertex], planes: u32, out: &mut Polygon) {
        let mut other = Polygon::default();
        out.count = 0;
        for &vertex in source {
            out.push(vertex);
        }
        for plane in PLANES {
            if planes & plane == 0 {
                continue;
            }
            std::mem::swap(out, &mut other);
            out.count = 0;
            let count = other.count;
            for index in 0..count {
                let from = other.vertices[index];
                let to = other.vertices[(index + 1) % count];
                let (distance_from, distance_to) = (self.distance(plane, &from), self.distance(plane, &to));
                let (from_inside, to_inside) = (distance_from >= 0.0, distance_to >= 0.0);
                if from_inside {
                    out.push(from);
                }
                if from_inside && !to_inside {
                    // The edge that follows runs along the plane: it is no outline.
                    let t = distance_to / (distance_to - distance_from);
                    out.push(PolygonVertex { edge: false, ..between(&to, &from, t) });
                } else if !from_inside && to_inside {
                    let t = distance_from / (distance_from - distance_to);
                    out.push(PolygonVertex { edge: from.edge, ..between(&from, &to, t) });
                }
            }
        }
        if out.count < 3 {
            out.count = 0;
        }
    }

    /// Cuts a line; none when nothing is left.
    pub fn clip_line(&self, ends: &[PolygonVertex; 2], planes: u32) -> Option<[PolygonVertex; 2]> {
        let (mut t0, mut t1) = (0.0f32, 0.0f32);
        for plane in PLANES {
            if planes & plane == 0 {
                continue;
            }
            let (d0, d1) = (self.distance(plane, &ends[0]), self.distance(plane, &ends[1]));
            if d1 < 0.0 {
                t1 = t1.max(d1 / (d1 - d0));
            }
            if d0 < 0.0 {
                t0 = t0.max(d0 / (d0 - d1));
            }
            // Not less than one, or no number at all.
            if !matches!((t0 + t1).partial_cmp(&1.0), Some(std::cmp::Ordering::Less)) {
                return None;
            }
        }
        let first = if t0 > 0.0 { between(&ends[0], &ends[1], t0) } else { ends[0] };
        let second = if t1 > 0.0 { between(&ends[1], &ends[0], t1) } else { ends[1] };
        Some([first, second])
    }
}

/// The vertex a part `t` of the way from `outside` to `inside`.
fn between(outside: &PolygonVertex, inside: &PolygonVertex, t: f32) -> PolygonVertex {
    let mix = |from: f32, to: f32, t: f32| from + t * (to - from);
    let position = std::array::from_fn(|i| mix(outside.position[i], inside.position[i], t));
    let linear_t = screen_part(outside.position, inside.position, position).unwrap_or(t);
    PolygonVertex {
        position,
        distances: std::array::from_fn(|i| mix(outside.distances[i], inside.distances[i], t)),
        weights: std::array::from_fn(|i| mix(outside.weights[i], inside.weights[i], t)),
        linear_weights: std::array::from_fn(|i| {
            mix(outside.linear_weights[i], inside.linear_weights[i], linear_t)
        }),
        edge: false,
    }
}

/// How far along the way from `outside` to `inside` the point `at` lies on the screen.
fn screen_part(outside: [f32; 4], inside: [f32; 4], at: [f32; 4]) -> Option<f32> {
    let axis = (0..2).find(|&axis| outside[axis] != inside[axis])?;
    let [from, to, point] = [outside, inside, at].map(|p| p[axis] / p[3]);
    let part = (point - from) / (to - from);
    part.is_finite().then_some(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const VOLUME: Volume =
        Volume { guardband: Guardband { x: [-2.0, 2.0], y: [-2.0, 2.0] }, zero_to_one: false };

    fn vertex(index: usize, position: [f32; 4]) -> PolygonVertex {
        let mut weights = [0.0; 3];
        weights[index] = 1.0;
        PolygonVertex { position, weights, linear_weights: weights, edge: true, ..PolygonVertex::default() }
    }

    fn clip(positions: [[f32; 4]; 3], planes: u32) -> Vec<PolygonVertex> {
        let source: Vec<PolygonVertex> = positions.iter().enumerate().map(|(i, &p)| vertex(i, p)).collect();
        let mut out = Polygon::default();
        VOLUME.clip_polygon(&source, planes, &mut out);
        out.vertices().to_vec()
    }

    #[test]
    fn one_vertex_outside_makes_a_quad_with_three_outline_edges() {
        let polygon =
            clip([[0.0, 0.0, 0.0, 1.0], [4.0, 0.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0]], outcode::GUARD_RIGHT);
        assert_eq!(polygon.len(), 4);
        assert!(polygon.iter().all(|v| v.position[0] <= 2.0));
        assert_eq!(polygon[1].weights, [0.5, 0.5, 0.0]);
        let edges: Vec<bool> = polygon.iter().map(|v| v.edge).collect();
        assert_eq!(edges, [true, false, true, true]);
    }

    #[test]
    fn nothing_is_left_of_a_triangle_outside() {
        assert!(
            clip([[3.0, 0.0, 0.0, 1.0], [4.0, 0.0, 0.0, 1.0], [3.0, 1.0, 0.0, 1.0]], outcode::GUARD_RIGHT)
                .is_empty()
        );
    }

    #[test]
    fn weights_of_a_clipped_vertex_differ_on_the_screen_when_w_varies() {
        let polygon =
            clip([[0.0, 0.0, 0.0, 1.0], [6.0, 0.0, 0.0, 2.0], [0.0, 1.0, 0.0, 1.0]], outcode::GUARD_RIGHT);
        let new = polygon[1];
        assert!((new.position[0] / new.position[3] - 2.0).abs() < 1e-6);
        // On the screen the ends lie at 0 and 3, the new vertex at 2.
        assert!((new.linear_weights[1] - 2.0 / 3.0).abs() < 1e-6);
        assert!((new.weights[1] - 0.5).abs() < 1e-6);
    }

    #[test]
    fn a_triangle_through_the_eye_keeps_its_part_in_front() {
        let polygon = clip(
            [[0.0, 0.0, 0.0, 1.0], [1.0, 0.0, -3.0, -1.0], [0.0, 1.0, 0.0, 1.0]],
            outcode::NEAR | outcode::NEGATIVE_W,
        );
        assert!(polygon.len() == 4 && polygon.iter().all(|v| v.position[3] > 0.0));
    }

    #[test]
    fn a_line_is_cut_at_both_ends() {
        let ends = [vertex(0, [-4.0, 0.0, 0.0, 1.0]), vertex(1, [4.0, 0.0, 0.0, 1.0])];
        let planes = outcode::GUARD_LEFT | outcode::GUARD_RIGHT;
        let cut = VOLUME.clip_line(&ends, planes).unwrap();
        assert_eq!([cut[0].position[0], cut[1].position[0]], [-2.0, 2.0]);
        let outside = [vertex(0, [-4.0, 5.0, 0.0, 1.0]), vertex(1, [-3.0, 5.0, 0.0, 1.0])];
        assert!(VOLUME.clip_line(&outside, planes).is_none());
    }
}
