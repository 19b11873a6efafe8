//! TE: triangles between two rows of points.
//!
//! Source: [d3d11:Tessellator Reference], the public description of what D3D11 expects of hardware. Triangles come in the
//! order of the rows; vertices are clockwise with u to the right and v down.

use super::Mesh;
use super::edge::Edge;
use super::mesh::Side;

/// How the cells of a strip are cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Diagonals {
    /// All alike.
    Equal,
    /// The middle one the other way.
    ExceptMiddle,
}

/// Two rows being stitched, the outer one on the left when walking along.
struct Rows<'m> {
    outer: Side,
    inner: Side,
    o: u32,
    i: u32,
    mesh: &'m mut Mesh,
}

impl<'m> Rows<'m> {
    fn new(outer: Side, inner: Side, mesh: &'m mut Mesh) -> Self {
        Rows { outer, inner, o: 0, i: 0, mesh }
    }

    fn triangle(&mut self, corners: [u32; 3]) {
        self.mesh.objects.push(corners);
    }

    fn outer(&self, ahead: u32) -> u32 {
        self.outer.at(self.o + ahead)
    }

    fn inner(&self, ahead: u32) -> u32 {
        self.inner.at(self.i + ahead)
    }

    /// One triangle over the next part of the outer row.
    fn advance_outer(&mut self) {
        self.triangle([self.outer(0), self.outer(1), self.inner(0)]);
        self.o += 1;
    }

    /// One triangle over the next part of the inner row.
    fn advance_inner(&mut self) {
        self.triangle([self.inner(0), self.outer(0), self.inner(1)]);
        self.i += 1;
    }

    /// A cell whose diagonal leads inwards: from this point of the outer row to the next of the inner one.
    fn cell_inwards(&mut self) {
        self.triangle([self.outer(0), self.inner(1), self.inner(0)]);
        self.triangle([self.outer(0), self.outer(1), self.inner(1)]);
        self.step();
    }

    /// A cell whose diagonal leads outwards.
    fn cell_outwards(&mut self) {
        self.triangle([self.inner(0), self.outer(0), self.outer(1)]);
        self.triangle([self.inner(0), self.outer(1), self.inner(1)]);
        self.step();
    }

    /// The same cell, its first triangle begun elsewhere.
    fn cell_outwards_from_outer(&mut self) {
        self.triangle([self.outer(0), self.outer(1), self.inner(0)]);
        self.triangle([self.inner(0), self.outer(1), self.inner(1)]);
        self.step();
    }

    fn step(&mut self) {
        self.o += 1;
        self.i += 1;
    }
}

/// Positions on half of a side of 64 parts.
const POSITIONS: u32 = 32;

/// When the point at a position (0 is the corner, the middle is not counted) appears as the factor grows: in the middle
/// between two that are there, wherever most room is.
fn rank(position: u32) -> u32 {
    match position {
        0 => 0,
        1 => POSITIONS,
        _ => {
            let place = position - 1;
            let level = place.trailing_zeros();
            (POSITIONS / 2 >> level) + (place >> (level + 1))
        }
    }
}

/// Between the outermost ring and the next: sides whose factors have nothing to do with each other.
pub(super) fn transition(
    (outer, outer_edge): (Side, Edge),
    (inner, inner_edge): (Side, Edge),
    mesh: &mut Mesh,
) {
    let (outer_half, inner_half) = (outer_edge.mirrored_parts(), inner_edge.mirrored_parts());
    let mut rows = Rows::new(outer, inner, mesh);
    for position in 0..=POSITIONS {
        // The inner row begins one point behind the corner.
        if position > 0 && rank(position) < inner_half {
            rows.advance_inner();
        }
        if rank(position) < outer_half {
            rows.advance_outer();
        }
    }
    // An odd number of parts has one in the middle.
    match (outer_edge.is_odd(), inner_edge.is_odd()) {
        (false, false) => {}
        (true, true) => {
            rows.advance_inner();
            rows.triangle([rows.inner(0), rows.outer(0), rows.outer(1)]);
            rows.o += 1;
        }
        (true, false) => {
            rows.triangle([rows.inner(0), rows.outer(0), rows.outer(1)]);
            rows.o += 1;
        }
        (false, true) => rows.advance_inner(),
    }
    for position in (0..=POSITIONS).rev() {
        if rank(position) < outer_half {
            rows.advance_outer();
        }
        if position > 0 && rank(position) < inner_half {
            rows.advance_inner();
        }
    }
}

/// Between two inner rings: the outer row has one part more at each end.
pub(super) fn regular(outer: Side, inner: Side, mesh: &mut Mesh) {
    let mut rows = Rows::new(outer, inner, mesh);
    rows.advance_outer();
    let half = inner.points / 2;
    for cell in 0..inner.points.saturating_sub(1) {
        if cell < half { rows.cell_inwards() } else { rows.cell_outwards() }
    }
    rows.advance_outer();
}

/// Between two opposite sides of a ring, which run against each other.
pub(super) fn strip(outer: Side, opposite: Side, diagonals: Diagonals, mesh: &mut Mesh) {
    let mut rows = Rows::new(outer, opposite.reversed(), mesh);
    let cells = outer.points - 1;
    for cell in 0..cells {
        match diagonals {
            Diagonals::Equal => rows.cell_outwards(),
            Diagonals::ExceptMiddle if cell == cells / 2 => rows.cell_inwards(),
            Diagonals::ExceptMiddle => rows.cell_outwards_from_outer(),
        }
    }
}
