//! TE: cuts the domain of a patch into points, lines or triangles.
//!
//! State in    3DSTATE_TE                     Items in   tessellation factors      Items out  domain points, objects
//! Source      [skl.7:Tessellation Engine (TE) Stage], [d3d11:Tessellator Reference] (what D3D11 expects of hardware)
//! Deviations  Unverified: order of points and triangles, which the manual leaves open, is that of D3D11's description.
//!
//! Coordinates are in 1/65536. Edges of neighbouring patches get the same points from the same factors, whatever lies
//! inside.

pub mod edge;
pub mod mesh;
mod stitch;

use edge::Edge;

/// What 3DSTATE_TE says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Resolved {
    /// Shape of the domain.
    pub domain: Domain,
    /// How edges are divided.
    pub partitioning: Partitioning,
    /// What comes out.
    pub output: Output,
    /// Greatest factor for odd partitioning.
    pub most_odd: f32,
    /// Greatest factor otherwise.
    pub most: f32,
}

/// Shape of the domain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// u and v from 0 to 1.
    Quad,
    /// u, v and w with sum 1.
    Triangle,
    /// Lines along u, one below the other in v.
    Isoline,
}

/// How an edge is divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partitioning {
    /// Into equal parts.
    Integer,
    /// Into an odd number of parts, two of them shorter.
    OddFractional,
    /// Into an even number of parts, two of them shorter.
    EvenFractional,
}

/// What comes out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Output {
    /// Each point once.
    Points,
    /// Lines along u.
    Lines,
    /// Triangles, clockwise with u to the right and v down.
    Clockwise,
    /// Triangles the other way around.
    CounterClockwise,
}

/// A point of the domain in 1/65536.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DomainPoint {
    /// First coordinate.
    pub u: u32,
    /// Second coordinate.
    pub v: u32,
}

/// One in the units of [`DomainPoint`].
pub const ONE: u32 = 1 << 16;

impl DomainPoint {
    /// As floats.
    pub fn to_floats(self) -> [f32; 2] {
        [self.u, self.v].map(|c| c as f32 / ONE as f32)
    }
}

/// A divided domain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mesh {
    /// The points.
    pub points: Vec<DomainPoint>,
    /// Triangles or lines as places in `points`; a line repeats its first point as third.
    pub objects: Vec<[u32; 3]>,
    /// For lines: bit set where an object continues the one before, one for each object.
    pub continues: Vec<bool>,
}

impl Mesh {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.points.clear();
        self.objects.clear();
        self.continues.clear();
    }
}

impl Resolved {
    /// The state of a draw.
    pub fn new(te: &hw::State3dTe) -> Self {
        use hw::State3dTe as T;
        Self {
            domain: match te.te_domain {
                T::TE_DOMAIN_TRI => Domain::Triangle,
                T::TE_DOMAIN_ISOLINE => Domain::Isoline,
                _ => Domain::Quad,
            },
            partitioning: match te.partitioning {
                T::PARTITIONING_ODD_FRACTIONAL => Partitioning::OddFractional,
                T::PARTITIONING_EVEN_FRACTIONAL => Partitioning::EvenFractional,
                _ => Partitioning::Integer,
            },
            output: match te.output_topology {
                T::OUTPUT_TOPOLOGY_POINT => Output::Points,
                T::OUTPUT_TOPOLOGY_LINE => Output::Lines,
                T::OUTPUT_TOPOLOGY_TRI_CCW => Output::CounterClockwise,
                _ => Output::Clockwise,
            },
            most_odd: te.maximum_tessellation_factor_odd.clamp(1.0, 63.0),
            most: te.maximum_tessellation_factor_not_odd.clamp(2.0, 64.0),
        }
    }

    /// Divides a patch by the eight DWords of its header. False: the patch is culled. [skl.7:Patch Header]
    pub fn tessellate(&self, header: &[f32; 8], mesh: &mut Mesh) -> bool {
        mesh.clear();
        match self.domain {
            Domain::Quad => {
                let outside = [header[7], header[6], header[5], header[4]];
                if culls(&outside) {
                    return false;
                }
                let outside = outside.map(|f| self.outer(f));
                let inside = self.inner([header[3], header[2]], &outside);
                mesh::quad(outside, inside, mesh);
            }
            Domain::Triangle => {
                let outside = [header[7], header[6], header[5]];
                if culls(&outside) {
                    return false;
                }
                let outside = outside.map(|f| self.outer(f));
                let [inside] = self.inner([header[4]], &outside);
                mesh::triangle(outside, inside, mesh);
            }
            Domain::Isoline => {
                if culls(&header[6..8]) {
                    return false;
                }
                let detail = self.outer(header[7]);
                let density = header[6].clamp(1.0, self.most).ceil();
                mesh::isolines(Edge::integer(density), detail, mesh);
            }
        }
        if self.output == Output::CounterClockwise {
            mesh.objects.iter_mut().for_each(|object| object.swap(1, 2));
        }
        true
    }

    fn most(&self) -> f32 {
        if self.partitioning == Partitioning::OddFractional { self.most_odd } else { self.most }
    }

    /// An edge with its factor clamped and rounded.
    fn outer(&self, factor: f32) -> Edge {
        match self.partitioning {
            Partitioning::Integer => Edge::integer(clamp(factor, 1.0, self.most()).ceil()),
            Partitioning::OddFractional => Edge::new(clamp(factor, 1.0, self.most()), true),
            Partitioning::EvenFractional => Edge::new(clamp(factor, 2.0, self.most()), false),
        }
    }

    /// Inside factors. Where anything is divided at all, there has to be an inside.
    fn inner<const N: usize>(&self, factors: [f32; N], outside: &[Edge]) -> [Edge; N] {
        /// The least fraction that fixed point holds.
        const LEAST: f32 = 1.0 / 65536.0;
        let undivided = outside.iter().all(Edge::is_whole);
        match self.partitioning {
            Partitioning::Integer => {
                let factors = factors.map(|f| clamp(f, 1.0, self.most()).ceil());
                let whole = undivided && factors.iter().all(|&f| f == 1.0);
                factors.map(|f| if f == 1.0 && !whole { Edge::new(1.0, false) } else { Edge::integer(f) })
            }
            Partitioning::OddFractional => {
                let divided = !undivided || factors.iter().any(|&f| f > 1.0 + LEAST / 2.0);
                let least = if divided { 1.0 + LEAST } else { 1.0 };
                factors.map(|f| Edge::new(clamp(f, least, self.most()), true))
            }
            Partitioning::EvenFractional => factors.map(|f| Edge::new(clamp(f, 2.0, self.most()), false)),
        }
    }
}

/// A factor between bounds; no number becomes the lower one.
fn clamp(factor: f32, least: f32, most: f32) -> f32 {
    factor.max(least).min(most)
}

/// An outside factor that is not above zero removes the patch.
fn culls(outside: &[f32]) -> bool {
    !outside.iter().all(|&factor| factor > 0.0)
}

#[cfg(test)]
mod tests;
