//! TE: points and triangles of a divided domain.
//!
//! Source: [skl.7:Tessellation Engine (TE) Stage]. A domain is rings of points: the outermost has as many points on each
//! side as the outside factors say, all others follow the inside factors. Neighbouring rings are stitched side by side.

use super::edge::Edge;
use super::{DomainPoint, Mesh, ONE};

/// Points of one side in clockwise order, as places in the mesh.
type Side = Vec<u32>;

fn add(mesh: &mut Mesh, u: u32, v: u32) -> u32 {
    mesh.points.push(DomainPoint { u, v });
    mesh.points.len() as u32 - 1
}

/// The sides of a ring from its corners on: each side ends where the next begins.
fn close(mut sides: Vec<Side>) -> Vec<Side> {
    let starts: Vec<Option<u32>> = sides.iter().map(|side| side.first().copied()).collect();
    let count = sides.len();
    for (index, side) in sides.iter_mut().enumerate() {
        side.extend(starts[(index + 1) % count]);
    }
    sides
}

/// Triangles between a side and the parallel one inside of it. `along` orders points in the direction of the sides.
fn stitch(outer: &[u32], inner: &[u32], along: impl Fn(DomainPoint) -> i64, mesh: &mut Mesh) {
    let place = |mesh: &Mesh, point: u32| along(mesh.points[point as usize]);
    let (mut o, mut i) = (0, 0);
    while o + 1 < outer.len() || i + 1 < inner.len() {
        let advance_outer = if i + 1 >= inner.len() {
            true
        } else if o + 1 >= outer.len() {
            false
        } else {
            // Take the step whose middle comes first: the triangles stay as upright as they can.
            let outer_middle = place(mesh, outer[o]) + place(mesh, outer[o + 1]);
            let inner_middle = place(mesh, inner[i]) + place(mesh, inner[i + 1]);
            outer_middle <= inner_middle
        };
        if advance_outer {
            mesh.objects.push([outer[o], outer[o + 1], inner[i]]);
            o += 1;
        } else {
            mesh.objects.push([outer[o], inner[i + 1], inner[i]]);
            i += 1;
        }
    }
}

/// A quad: outside factors of u = 0, v = 0, u = 1, v = 1; inside factors along u and v.
pub fn quad(outside: [Edge; 4], inside: [Edge; 2], mesh: &mut Mesh) {
    if outside.iter().chain(&inside).all(Edge::is_whole) {
        let [a, b, c, d] = [(0, ONE), (0, 0), (ONE, 0), (ONE, ONE)].map(|(u, v)| add(mesh, u, v));
        mesh.objects.extend([[a, b, c], [a, c, d]]);
        return;
    }
    let sides = outside.iter().enumerate().map(|(index, edge)| {
        let last = edge.points() - 1;
        (0..last)
            .map(|p| {
                let (up, down) = (edge.place(p), edge.place(last - p));
                let (u, v) = [(0, down), (up, 0), (ONE, up), (down, ONE)][index];
                add(mesh, u, v)
            })
            .collect()
    });
    let outer = close(sides.collect());
    // Inside, points form a grid.
    let [columns, rows] = inside.map(|edge| edge.inside_points() - 2);
    let first = mesh.points.len() as u32;
    for row in 1..=rows {
        for column in 1..=columns {
            add(mesh, inside[0].place(column), inside[1].place(row));
        }
    }
    let at = |column: u32, row: u32| first + row * columns + column;
    for row in 1..rows {
        for column in 1..columns {
            let [a, b] = [at(column - 1, row - 1), at(column, row - 1)];
            let [c, d] = [at(column, row), at(column - 1, row)];
            mesh.objects.extend([[a, b, c], [a, c, d]]);
        }
    }
    let left: Side = (0..rows).rev().map(|row| at(0, row)).collect();
    let top: Side = (0..columns).map(|column| at(column, 0)).collect();
    let right: Side = (0..rows).map(|row| at(columns - 1, row)).collect();
    let bottom: Side = (0..columns).rev().map(|column| at(column, rows - 1)).collect();
    stitch(&outer[0], &left, |p| -i64::from(p.v), mesh);
    stitch(&outer[1], &top, |p| i64::from(p.u), mesh);
    stitch(&outer[2], &right, |p| i64::from(p.v), mesh);
    stitch(&outer[3], &bottom, |p| -i64::from(p.u), mesh);
}

/// A triangle: outside factors of u = 0, v = 0, w = 0; one inside factor.
pub fn triangle(outside: [Edge; 3], inside: Edge, mesh: &mut Mesh) {
    if outside.iter().all(Edge::is_whole) && inside.is_whole() {
        let [a, b, c] = [(0, ONE), (0, 0), (ONE, 0)].map(|(u, v)| add(mesh, u, v));
        mesh.objects.push([a, b, c]);
        return;
    }
    let sides = outside.iter().enumerate().map(|(index, edge)| {
        let last = edge.points() - 1;
        (0..last)
            .map(|p| {
                let (up, down) = (edge.place(p), edge.place(last - p));
                let (u, v) = [(0, down), (up, 0), (down, ONE - down)][index];
                add(mesh, u, v)
            })
            .collect()
    });
    let mut outer = close(sides.collect());
    let count = inside.inside_points();
    for ring in 1..=count / 2 {
        // Points of one side of this ring.
        let points = count - 2 * ring.min(count / 2);
        let inner = match points {
            0 => break,
            1 => {
                let centre = add(mesh, 21845, 21845);
                vec![vec![centre]; 3]
            }
            _ => close(triangle_ring(inside, ring, count - 1 - ring, mesh)),
        };
        for (side, (out, inn)) in outer.iter().zip(&inner).enumerate() {
            let along = |p: DomainPoint| match side {
                0 => -(2 * i64::from(p.v) + i64::from(p.u)),
                1 => 2 * i64::from(p.u) + i64::from(p.v),
                _ => i64::from(p.v) - i64::from(p.u),
            };
            stitch(out, inn, along, mesh);
        }
        if points == 2 {
            mesh.objects.push([inner[0][0], inner[1][0], inner[2][0]]);
        }
        outer = inner;
    }
}

/// The three sides of an inner ring of a triangle, each without its last point.
fn triangle_ring(inside: Edge, first: u32, last: u32, mesh: &mut Mesh) -> Vec<Side> {
    // The way from an edge to the centre is two thirds of the height in barycentric units.
    const TWO_THIRDS: u64 = 0xaaab;
    let height = ((u64::from(inside.place(first)) * TWO_THIRDS + u64::from(ONE / 2)) >> 16) as u32;
    // Parallel coordinates move by half of what the perpendicular one does.
    let shift = height.div_ceil(2);
    (0..3)
        .map(|side| {
            (first..last)
                .map(|p| {
                    let q = if side == 1 { p } else { last - (p - first) };
                    let along = inside.place(q).saturating_sub(shift);
                    let (u, v) = match side {
                        0 => (height, along),
                        1 => (along, height),
                        _ => (along, ONE.saturating_sub(along + height)),
                    };
                    add(mesh, u, v)
                })
                .collect()
        })
        .collect()
}

/// Lines along u in rows of v; the row at v = 1 is left out.
pub fn isolines(density: Edge, detail: Edge, mesh: &mut Mesh) {
    for row in 0..density.points() - 1 {
        for column in 0..detail.points() {
            let point = add(mesh, detail.place(column), density.place(row));
            if column > 0 {
                mesh.objects.push([point - 1, point, point - 1]);
                mesh.continues.push(column > 1);
            }
        }
    }
}
