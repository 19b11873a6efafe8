//! TE: points and triangles of a divided domain.
//!
//! Source: [skl.7:Tessellation Engine (TE) Stage] leaves the algorithm out; D3D11 prescribes the result, and publishes what
//! hardware is expected to give [d3d11:Tessellator Reference]. A domain is rings of points: the outermost has as many points
//! on each side as the outside factors say, all others follow the inside factors. Neighbouring rings are stitched side
//! by side, each half of a side as the mirror image of the other: between the first two in the order in which points
//! appear as a factor grows, between all others with diagonals that lead from the corners towards the middle.

use super::edge::Edge;
use super::stitch::{Diagonals, regular, strip, transition};
use super::{DomainPoint, Mesh, ONE};

/// Points of one side of a ring in clockwise order, as places in the mesh.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Side {
    /// The first point in clockwise order.
    first: u32,
    /// The last point, where the next side begins.
    last: u32,
    /// Counted from the last point on.
    reversed: bool,
    /// Points, both ends included.
    pub(super) points: u32,
}

impl Side {
    /// The place of point `index`.
    pub(super) fn at(&self, index: u32) -> u32 {
        let index = if self.reversed { (self.points - 1).saturating_sub(index) } else { index };
        if index + 1 >= self.points { self.last } else { self.first + index }
    }

    /// The same points from the last to the first.
    pub(super) fn reversed(self) -> Side {
        Side { reversed: !self.reversed, ..self }
    }

    /// Points that lie in the mesh one after the other.
    fn forwards(first: u32, points: u32) -> Side {
        Side { first, last: first + points - 1, reversed: false, points }
    }
}

/// The sides of a ring of which each begins where the one before ends. Points lie in the mesh from `first` on.
fn closed<const SIDES: usize>(first: u32, points: [u32; SIDES]) -> [Side; SIDES] {
    let mut start = first;
    std::array::from_fn(|index| {
        let mut side = Side::forwards(start, points[index]);
        start = side.last;
        if index + 1 == SIDES {
            side.last = first;
        }
        side
    })
}

fn add(mesh: &mut Mesh, u: u32, v: u32) {
    mesh.points.push(DomainPoint { u, v });
}

fn next(mesh: &Mesh) -> u32 {
    mesh.points.len() as u32
}

/// A quad: outside factors of u = 0, v = 0, u = 1, v = 1; inside factors along u and v.
pub fn quad(outside: [Edge; 4], inside: [Edge; 2], mesh: &mut Mesh) {
    if outside.iter().chain(&inside).all(Edge::is_whole) {
        for (u, v) in [(0, 0), (ONE, 0), (ONE, ONE), (0, ONE)] {
            add(mesh, u, v);
        }
        mesh.objects.extend([[0, 1, 3], [1, 2, 3]]);
        return;
    }
    // From u = 0, v = 1 on.
    for (index, edge) in outside.iter().enumerate() {
        let last = edge.points() - 1;
        for point in 0..last {
            let (up, down) = (edge.place(point), edge.place(last - point));
            let (u, v) = [(0, down), (up, 0), (ONE, up), (down, ONE)][index];
            add(mesh, u, v);
        }
    }
    let mut outer = closed(0, outside.map(|edge| edge.points()));
    let [across, down] = inside.map(|edge| edge.inside_points());
    let [rings_across, rings_down] = [across, down].map(|points| points.div_ceil(2));
    for ring in 1..rings_across.min(rings_down) {
        let inner = quad_ring(inside, ring, mesh);
        for side in 0..4 {
            if ring == 1 {
                transition((outer[side], outside[side]), (inner[side], inside[(side + 1) % 2]), mesh);
            } else {
                regular(outer[side], inner[side], mesh);
            }
        }
        outer = inner;
    }
    // What an odd number of parts leaves between the long sides of the last ring.
    if across > down && inside[1].is_odd() {
        strip(outer[1], outer[3], Diagonals::Equal, mesh);
    } else if across <= down && inside[0].is_odd() {
        let diagonals = if inside[1].is_odd() { Diagonals::ExceptMiddle } else { Diagonals::Equal };
        strip(outer[0], outer[2], diagonals, mesh);
    }
}

/// Adds inner ring `ring` (from 1) of a quad. An even number of parts leaves a row or a column in the middle.
fn quad_ring(inside: [Edge; 2], ring: u32, mesh: &mut Mesh) -> [Side; 4] {
    let [right, bottom] = inside.map(|edge| edge.inside_points() - 1 - ring);
    let [columns, rows] = [right + 1 - ring, bottom + 1 - ring];
    let (u, v) = (|column: u32| inside[0].place(column), |row: u32| inside[1].place(row));
    let first = next(mesh);
    if rows == 1 && columns > 1 {
        (ring..=right).for_each(|column| add(mesh, u(column), ONE / 2));
        let single = |place| Side::forwards(place, 1);
        let last = first + columns - 1;
        return [
            single(first),
            Side::forwards(first, columns),
            single(last),
            Side::forwards(first, columns).reversed(),
        ];
    }
    if columns == 1 {
        (ring..=bottom).rev().for_each(|row| add(mesh, ONE / 2, v(row)));
        let single = |place| Side::forwards(place, 1);
        let last = first + rows - 1;
        return [
            Side::forwards(first, rows),
            single(last),
            Side::forwards(first, rows).reversed(),
            single(first),
        ];
    }
    (ring + 1..=bottom).rev().for_each(|row| add(mesh, u(ring), v(row)));
    (ring..right).for_each(|column| add(mesh, u(column), v(ring)));
    (ring..bottom).for_each(|row| add(mesh, u(right), v(row)));
    (ring + 1..=right).rev().for_each(|column| add(mesh, u(column), v(bottom)));
    closed(first, [rows, columns, rows, columns])
}

/// A triangle: outside factors of u = 0, v = 0, w = 0; one inside factor.
pub fn triangle(outside: [Edge; 3], inside: Edge, mesh: &mut Mesh) {
    if outside.iter().all(Edge::is_whole) && inside.is_whole() {
        for (u, v) in [(0, ONE), (0, 0), (ONE, 0)] {
            add(mesh, u, v);
        }
        mesh.objects.push([0, 1, 2]);
        return;
    }
    // From v = 1 on.
    for (index, edge) in outside.iter().enumerate() {
        let last = edge.points() - 1;
        for point in 0..last {
            let (up, down) = (edge.place(point), edge.place(last - point));
            let (u, v) = [(0, down), (up, 0), (down, ONE - down)][index];
            add(mesh, u, v);
        }
    }
    let mut outer = closed(0, outside.map(|edge| edge.points()));
    for ring in 1..inside.inside_points().div_ceil(2) {
        let inner = triangle_ring(inside, ring, mesh);
        for side in 0..3 {
            if ring == 1 {
                transition((outer[side], outside[side]), (inner[side], inside), mesh);
            } else {
                regular(outer[side], inner[side], mesh);
            }
        }
        outer = inner;
    }
    if inside.is_odd() {
        mesh.objects.push(outer.map(|side| side.at(0)));
    }
}

/// Adds inner ring `ring` (from 1) of a triangle. An even number of parts leaves a point in the middle.
fn triangle_ring(inside: Edge, ring: u32, mesh: &mut Mesh) -> [Side; 3] {
    // The way from an edge to the centre is two thirds of the height in barycentric units, cut to 16 bits.
    const TWO_THIRDS: u64 = 0xaaaa;
    const THIRD: u32 = 0x5555;
    let first = next(mesh);
    let last = inside.inside_points() - 1 - ring;
    if last == ring {
        add(mesh, THIRD, THIRD);
        return [Side::forwards(first, 1); 3];
    }
    let height = ((u64::from(inside.place(ring)) * TWO_THIRDS + u64::from(ONE / 2)) >> 16) as u32;
    // Parallel coordinates move by half of what the perpendicular one does.
    let shift = height.div_ceil(2);
    for side in 0..3 {
        for point in ring..last {
            let point = if side == 1 { point } else { last - (point - ring) };
            let along = inside.place(point).saturating_sub(shift);
            let (u, v) = match side {
                0 => (height, along),
                1 => (along, height),
                _ => (along, ONE.saturating_sub(along + height)),
            };
            add(mesh, u, v);
        }
    }
    closed(first, [last + 1 - ring; 3])
}

/// Lines along u in rows of v; the row at v = 1 is left out.
pub fn isolines(density: Edge, detail: Edge, mesh: &mut Mesh) {
    for row in 0..density.points() - 1 {
        for column in 0..detail.points() {
            let point = next(mesh);
            add(mesh, detail.place(column), density.place(row));
            if column > 0 {
                mesh.objects.push([point - 1, point, point - 1]);
                mesh.continues.push(column > 1);
            }
        }
    }
}
