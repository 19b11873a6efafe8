//! Primitive assembly: a run of vertices becomes objects.
//!
//! Source      [skl.7:3D Primitives Overview], [skl.7:Object Vertex Ordering], [skl.7:Dangling Vertex Removal]
//! Items in    vertex numbers, cuts
//! Items out   objects: vertex numbers in the order of the topology, the triangle's parity, outline edges
//!
//! Vertices are numbers here (the VertexID that fetch starts from), so that vertices of incomplete objects are
//! never fetched. Strips keep the order `k, k+1, k+2` with the parity beside it: GS and SOL reorder odd triangles as
//! their state says, SF inverts the orientation.

use hw::enums::prim_topo_type as topo;
use probe::Stop;

/// Most vertices of one object: a patch of 32 control points.
pub const OBJECT_VERTICES: usize = 32;

/// The shape of a topology's objects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One vertex each.
    Points,
    /// Two vertices each.
    Lines,
    /// Two vertices each, between two adjacent ones.
    LinesAdjacent,
    /// Three vertices each.
    Triangles,
    /// Three vertices each at even places, adjacent ones between them.
    TrianglesAdjacent,
    /// Three corners of a rectangle.
    Rectangles,
    /// This many control points.
    Patches(u32),
}

/// The shape of topology `topology`, or none for an encoding that has none.
pub fn shape(topology: u32) -> Option<Shape> {
    Some(match topology {
        topo::POINTLIST | topo::POINTLIST_BF => Shape::Points,
        topo::LINELIST
        | topo::LINESTRIP
        | topo::LINELOOP
        | topo::LINESTRIP_CONT
        | topo::LINESTRIP_BF
        | topo::LINESTRIP_CONT_BF => Shape::Lines,
        topo::LINELIST_ADJ | topo::LINESTRIP_ADJ => Shape::LinesAdjacent,
        topo::TRILIST
        | topo::TRISTRIP
        | topo::TRISTRIP_REVERSE
        | topo::TRIFAN
        | topo::TRIFAN_NOSTIPPLE
        | topo::POLYGON
        | topo::QUADLIST
        | topo::QUADSTRIP => Shape::Triangles,
        topo::TRILIST_ADJ | topo::TRISTRIP_ADJ => Shape::TrianglesAdjacent,
        topo::RECTLIST => Shape::Rectangles,
        patch @ topo::PATCHLIST_1..=63 => Shape::Patches(patch - topo::PATCHLIST_1 + 1),
        _ => return None,
    })
}

impl Shape {
    /// Vertices of one object, adjacent ones included.
    pub fn vertices(self) -> usize {
        match self {
            Shape::Points => 1,
            Shape::Lines => 2,
            Shape::LinesAdjacent => 4,
            Shape::Triangles | Shape::Rectangles => 3,
            Shape::TrianglesAdjacent => 6,
            Shape::Patches(count) => count as usize,
        }
    }
}

/// What the vertices of an object do not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ObjectInfo {
    /// Number of the object in its instance.
    pub primitive_id: u32,
    /// Orientation is inverted: odd triangles of a strip, even ones of a reversed strip.
    pub odd: bool,
    /// The object continues the line stipple of the one before.
    pub continue_stipple: bool,
    /// Bit `i`: the edge from vertex `i` to the next one is part of the outline.
    pub edges: u8,
}

/// All three edges of a triangle.
pub const ALL_EDGES: u8 = 7;

/// Turns vertices into objects.
#[derive(Clone, Debug)]
pub struct Assembler {
    topology: u32,
    stride: u32,
    /// The last 32 vertices, by place in the run modulo 32.
    ring: [u32; OBJECT_VERTICES],
    /// First vertex of the run.
    first: u32,
    /// Vertices since the start or the last cut.
    count: u32,
    /// Objects put out since the last cut.
    objects: u32,
    /// PrimitiveID of the next object.
    primitive_id: u32,
}

impl Assembler {
    /// An assembler for a topology that has a [`Shape`].
    pub fn new(topology: u32) -> Option<Self> {
        let stride = shape(topology)?.vertices() as u32;
        Some(Self {
            topology,
            stride,
            ring: [0; OBJECT_VERTICES],
            first: 0,
            count: 0,
            objects: 0,
            primitive_id: 0,
        })
    }

    /// Starts an instance: the run is empty and PrimitiveID is 0 again.
    pub fn restart(&mut self) {
        self.count = 0;
        self.objects = 0;
        self.primitive_id = 0;
    }

    fn at(&self, place: u32) -> u32 {
        self.ring[place as usize % OBJECT_VERTICES]
    }

    /// Takes the next vertex of the run; `emit` gets the objects that it completes.
    ///
    /// # Errors
    /// What `emit` yields.
    #[inline]
    pub fn vertex(
        &mut self,
        vertex: u32,
        mut emit: impl FnMut(&[u32], ObjectInfo) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let n = self.count;
        self.ring[n as usize % OBJECT_VERTICES] = vertex;
        if n == 0 {
            self.first = vertex;
        }
        self.count = n.wrapping_add(1);
        match self.topology {
            topo::TRILIST | topo::RECTLIST if n % 3 == 2 => {
                let corners = [self.at(n - 2), self.at(n - 1), vertex];
                self.put(&corners, false, ALL_EDGES, true, &mut emit)
            }
            topo::TRISTRIP | topo::TRISTRIP_REVERSE if n >= 2 => {
                let odd = (n % 2 == 1) != (self.topology == topo::TRISTRIP_REVERSE);
                let corners = [self.at(n - 2), self.at(n - 1), vertex];
                self.put(&corners, odd, ALL_EDGES, true, &mut emit)
            }
            topo::TRIFAN | topo::TRIFAN_NOSTIPPLE if n >= 2 => {
                let corners = [self.first, self.at(n - 1), vertex];
                self.put(&corners, false, ALL_EDGES, true, &mut emit)
            }
            topo::POLYGON if n >= 3 => {
                let edges = if n == 3 { 0b011 } else { 0b010 };
                let corners = [self.first, self.at(n - 2), self.at(n - 1)];
                self.put(&corners, false, edges, false, &mut emit)
            }
            topo::QUADLIST if n % 4 == 3 => {
                let corners = [vertex, self.at(n - 3), self.at(n - 2), self.at(n - 1)];
                self.quad(corners, &mut emit)
            }
            topo::QUADSTRIP if n >= 3 && n % 2 == 1 => {
                let corners = [vertex, self.at(n - 1), self.at(n - 3), self.at(n - 2)];
                self.quad(corners, &mut emit)
            }
            topo::POINTLIST | topo::POINTLIST_BF => self.put(&[vertex], false, 1, true, &mut emit),
            topo::LINELIST if n % 2 == 1 => {
                let ends = [self.at(n - 1), vertex];
                self.put(&ends, false, 1, true, &mut emit)
            }
            topo::LINESTRIP
            | topo::LINELOOP
            | topo::LINESTRIP_CONT
            | topo::LINESTRIP_BF
            | topo::LINESTRIP_CONT_BF
                if n >= 1 =>
            {
                let ends = [self.at(n - 1), vertex];
                self.put(&ends, false, 1, true, &mut emit)
            }
            topo::LINELIST_ADJ if n % 4 == 3 => {
                let ends = [self.at(n - 3), self.at(n - 2), self.at(n - 1), vertex];
                self.put(&ends, false, 1, true, &mut emit)
            }
            topo::LINESTRIP_ADJ if n >= 3 => {
                let ends = [self.at(n - 3), self.at(n - 2), self.at(n - 1), vertex];
                self.put(&ends, false, 1, true, &mut emit)
            }
            topo::TRILIST_ADJ if n % 6 == 5 => {
                let corners = std::array::from_fn::<u32, 6, _>(|i| self.at(n - 5 + i as u32));
                self.put(&corners, false, ALL_EDGES, true, &mut emit)
            }
            // An object is complete only when the next pair shows that it is not the last one.
            topo::TRISTRIP_ADJ if n >= 7 && n % 2 == 1 => {
                self.strip_with_adjacency((n - 7) / 2, false, &mut emit)
            }
            topo::PATCHLIST_1..=63 if n % self.stride == self.stride - 1 => {
                let mut points = [0; OBJECT_VERTICES];
                let stride = self.stride.min(OBJECT_VERTICES as u32);
                for i in 0..stride {
                    points[i as usize] = self.at(n + 1 - stride + i);
                }
                self.put(&points[..stride as usize], false, 0, true, &mut emit)
            }
            _ => Ok(()),
        }
    }

    /// Ends the run: a cut index, or the end of the instance.
    ///
    /// # Errors
    /// What `emit` yields.
    pub fn cut(&mut self, mut emit: impl FnMut(&[u32], ObjectInfo) -> Result<(), Stop>) -> Result<(), Stop> {
        let n = self.count;
        let done = match self.topology {
            topo::LINELOOP if n >= 2 => {
                let ends = [self.at(n - 1), self.first];
                self.put(&ends, false, 1, true, &mut emit)
            }
            topo::POLYGON if n >= 3 => {
                let edges = if n == 3 { 0b111 } else { 0b110 };
                let corners = [self.first, self.at(n - 2), self.at(n - 1)];
                self.put(&corners, false, edges, true, &mut emit)
            }
            topo::TRISTRIP_ADJ if n >= 6 => self.strip_with_adjacency(n / 2 - 3, true, &mut emit),
            _ => Ok(()),
        };
        self.count = 0;
        self.objects = 0;
        done
    }

    /// Complete primitives of the instance so far.
    pub fn primitives(&self) -> u32 {
        self.primitive_id
    }

    /// Vertices of the present run that belong to complete objects.
    pub fn complete_vertices(&self) -> u32 {
        let n = self.count;
        match self.topology {
            topo::TRISTRIP
            | topo::TRISTRIP_REVERSE
            | topo::TRIFAN
            | topo::TRIFAN_NOSTIPPLE
            | topo::POLYGON
            | topo::LINESTRIP
            | topo::LINELOOP
            | topo::LINESTRIP_CONT
            | topo::LINESTRIP_BF
            | topo::LINESTRIP_CONT_BF
            | topo::LINESTRIP_ADJ => {
                if n >= self.stride {
                    n
                } else {
                    0
                }
            }
            topo::TRISTRIP_ADJ => {
                if n >= 6 {
                    n & !1
                } else {
                    0
                }
            }
            topo::QUADSTRIP => {
                if n >= 4 {
                    n & !1
                } else {
                    0
                }
            }
            topo::QUADLIST => n & !3,
            _ => n - n % self.stride,
        }
    }

    /// A quad in the order of the polygon that it becomes: the vertex that provokes comes first.
    /// Unverified: the manual names the polygon but not its first vertex; the last vertex is what OpenGL needs.
    fn quad(
        &mut self,
        c: [u32; 4],
        emit: &mut impl FnMut(&[u32], ObjectInfo) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.put(&[c[0], c[1], c[2]], false, 0b011, false, emit)?;
        self.put(&[c[0], c[2], c[3]], false, 0b110, true, emit)
    }

    /// Object `k` of a strip with adjacency, in "reorder leading" order. [skl.7:Object Vertex Ordering]
    fn strip_with_adjacency(
        &mut self,
        k: u32,
        last: bool,
        emit: &mut impl FnMut(&[u32], ObjectInfo) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let v = |place: u32| self.at(place);
        let base = 2 * k;
        // The neighbour across the newest edge: the next triangle's corner, or its own adjacent vertex at the end.
        let ahead = if last { base + 5 } else { base + 6 };
        let behind = if k == 0 { 1 } else { base.wrapping_sub(2) };
        let odd = k % 2 == 1;
        let corners = if odd {
            [v(base), v(base + 3), v(base + 4), v(ahead), v(base + 2), v(behind)]
        } else {
            [v(base), v(behind), v(base + 2), v(ahead), v(base + 4), v(base + 3)]
        };
        self.put(&corners, odd, ALL_EDGES, true, emit)
    }

    fn put(
        &mut self,
        vertices: &[u32],
        odd: bool,
        edges: u8,
        ends_primitive: bool,
        emit: &mut impl FnMut(&[u32], ObjectInfo) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let continued = matches!(self.topology, topo::LINESTRIP_CONT | topo::LINESTRIP_CONT_BF);
        let listed = matches!(self.topology, topo::LINELIST | topo::LINELIST_ADJ);
        let continue_stipple = continued || (self.objects > 0 && !listed);
        let info = ObjectInfo { primitive_id: self.primitive_id, odd, continue_stipple, edges };
        self.objects = self.objects.wrapping_add(1);
        if ends_primitive {
            self.primitive_id = self.primitive_id.wrapping_add(1);
        }
        emit(vertices, info)
    }
}

#[cfg(test)]
mod tests;
