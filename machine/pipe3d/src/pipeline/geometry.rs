//! Between VS and SOL: HS, TE, DS and GS, or straight from assembled objects to primitives.
//!
//! Source      [skl.7:3D Pipeline Stages], [skl.7:Primitive Reordering]
//! Items in    assembled objects over VS entries        Items out  primitives over VUEs

use super::render::Render;
use crate::bound::Bound;
use crate::item::{ObjectKind, Primitive, Vertex};
use crate::vf::assembly::{ObjectInfo, Shape};
use memory::AddressSpace;
use ports::{Executor, Grf, UrbHandle};
use probe::{Context, Stop};

/// Vertices and primitives of one batch.
#[derive(Clone, Debug, Default)]
pub struct Geometry {
    /// Where each VUE is.
    pub vertices: Vec<Vertex>,
    /// Objects over `vertices`.
    pub primitives: Vec<Primitive>,
}

impl Geometry {
    /// Forgets the batch.
    pub fn clear(&mut self) {
        self.vertices.clear();
        self.primitives.clear();
    }
}

impl From<UrbHandle> for Vertex {
    fn from(handle: UrbHandle) -> Self {
        Vertex { handle, offset_dwords: 0 }
    }
}

/// Counters of the stages in between.
#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics {
    /// Patches through HS.
    pub hs_invocations: u64,
    /// Domain points through DS.
    pub ds_invocations: u64,
    /// GS objects times instances.
    pub gs_invocations: u64,
    /// Primitives that GS put out.
    pub gs_primitives: u64,
}

/// HS, TE, DS and GS of one draw.
pub struct Upstream {
    topology: u32,
    statistics: Statistics,
}

impl Upstream {
    /// The state of a draw.
    ///
    /// # Errors
    /// `--strict` stops at the Gaps here.
    pub fn new<X: Executor>(
        bound: &Bound,
        topology: u32,
        _executor: &mut X,
        _space: &AddressSpace,
        cx: &Context,
    ) -> Result<Self, Stop> {
        if bound.hs.enable || bound.te.te_enable || bound.ds.enable {
            cx.gap("B030", "tessellation: patches are dropped");
        }
        if bound.gs.enable {
            cx.gap("B050", "geometry shader: primitives pass it unchanged");
        }
        cx.check()?;
        Ok(Self { topology, statistics: Statistics::default() })
    }

    /// The topology that reaches SOL and CLIP.
    pub fn topology(&self) -> u32 {
        self.topology
    }

    /// Counters so far.
    pub fn statistics(&self) -> Statistics {
        self.statistics
    }

    /// Turns the objects of a batch into primitives. `slots` are places in `geometry.vertices`, as many for each
    /// object as its shape has vertices.
    ///
    /// # Errors
    /// A [`Stop`] of a thread.
    pub fn run<X: Executor>(
        &mut self,
        shape: Shape,
        slots: &[u16],
        infos: &[ObjectInfo],
        edge_flags: &[bool],
        geometry: &mut Geometry,
        render: &Render,
        _executor: &mut X,
        _grf: &mut Grf,
        _cx: &Context,
    ) -> Result<(), Stop> {
        let Some((kind, places)) = without_adjacency(shape) else { return Ok(()) };
        let provoking = render.provoking(self.topology, kind);
        for (object, info) in slots.chunks_exact(shape.vertices()).zip(infos) {
            // Odd triangles of strips with adjacency come reordered; take that back.
            let places = match shape {
                Shape::TrianglesAdjacent if info.odd => [0, 4, 2],
                _ => places,
            };
            let vertices = places.map(|place| u32::from(object.get(place).copied().unwrap_or(object[0])));
            let mut edges = info.edges;
            for (index, &vertex) in vertices.iter().enumerate().take(kind.vertices()) {
                if !edge_flags.get(vertex as usize).copied().unwrap_or(true) {
                    edges &= !(1 << index);
                }
            }
            geometry.primitives.push(Primitive {
                kind,
                vertices,
                odd: info.odd,
                continue_stipple: info.continue_stipple,
                edges,
                provoking,
                primitive_id: info.primitive_id,
                stream: 0,
            });
        }
        Ok(())
    }
}

/// Kind of the objects of a shape and the places of their own vertices; none for patches, which only tessellation
/// turns into something that can be drawn.
pub fn without_adjacency(shape: Shape) -> Option<(ObjectKind, [usize; 3])> {
    Some(match shape {
        Shape::Points => (ObjectKind::Point, [0; 3]),
        Shape::Lines => (ObjectKind::Line, [0, 1, 0]),
        Shape::LinesAdjacent => (ObjectKind::Line, [1, 2, 1]),
        Shape::Triangles => (ObjectKind::Triangle, [0, 1, 2]),
        Shape::TrianglesAdjacent => (ObjectKind::Triangle, [0, 2, 4]),
        Shape::Rectangles => (ObjectKind::Rectangle, [0, 1, 2]),
        Shape::Patches(_) => return None,
    })
}
