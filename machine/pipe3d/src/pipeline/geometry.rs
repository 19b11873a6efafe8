//! Between VS and SOL: HS, TE, DS and GS, or straight from assembled objects to primitives.
//!
//! Source      [skl.7:3D Pipeline Stages], [skl.7:Primitive Reordering]
//! Items in    assembled objects over VS entries        Items out  primitives over VUEs

use super::tessellation::Tessellation;
use crate::assembly::{ObjectInfo, Shape, shape};
use crate::bound::Bound;
use crate::gs;
use crate::item::{ObjectKind, Primitive, Vertex};
use crate::sf::Provoking;
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
    tessellation: Option<Tessellation>,
    gs: Option<gs::Resolved>,
    gs_statistics: gs::Statistics,
}

impl Upstream {
    /// The state of a draw.
    ///
    /// # Errors
    /// A page fault in kernels or constants; `--strict` stops at the Gaps here.
    pub fn new<X: Executor>(
        bound: &Bound,
        topology: u32,
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<Self, Stop> {
        let tessellation = Tessellation::new(bound, executor, space, cx)?;
        if tessellation.is_some() && !matches!(shape(topology), Some(Shape::Patches(_))) {
            cx.undefined("B030", "objects that are no patches, with tessellation on");
        }
        let gs = gs::Resolved::new(bound, executor, space, cx)?;
        cx.check()?;
        Ok(Self { topology, tessellation, gs, gs_statistics: gs::Statistics::default() })
    }

    /// Neither tessellation nor GS: nothing here changes from draw to draw.
    pub fn is_plain(&self) -> bool {
        self.tessellation.is_none() && self.gs.is_none()
    }

    /// The topology that reaches SOL and CLIP.
    pub fn topology(&self) -> u32 {
        match (&self.gs, &self.tessellation) {
            (Some(gs), _) => gs.output_topology,
            (None, Some(tessellation)) => tessellation.topology(),
            (None, None) => self.topology,
        }
    }

    /// Counters so far.
    pub fn statistics(&self) -> Statistics {
        let gs_counts = self.gs.as_ref().is_some_and(|gs| gs.statistics);
        let gs = if gs_counts { self.gs_statistics } else { gs::Statistics::default() };
        let tessellation = self.tessellation.as_ref().map(Tessellation::statistics).unwrap_or_default();
        Statistics {
            hs_invocations: tessellation.patches,
            ds_invocations: tessellation.points,
            gs_invocations: gs.invocations,
            gs_primitives: gs.primitives,
        }
    }

    /// Turns the objects of a batch into primitives. `down` takes them as often as `out` is full, and leaves it empty.
    ///
    /// # Errors
    /// A [`Stop`] of a thread or of `down`.
    pub fn run<X: Executor>(
        &mut self,
        objects: &Objects,
        out: &mut Geometry,
        provoking: Provoking,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
        mut down: impl FnMut(&mut Geometry, &mut X) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let Self { tessellation, gs, gs_statistics, .. } = self;
        match tessellation {
            Some(tessellation) if matches!(objects.shape, Shape::Patches(_)) => {
                tessellation.run(objects, executor, grf, cx, |objects, executor, grf| {
                    shade(gs.as_ref(), gs_statistics, objects, out, provoking, executor, grf, cx, &mut down)
                })
            }
            _ => shade(gs.as_ref(), gs_statistics, objects, out, provoking, executor, grf, cx, &mut down),
        }
    }
}

/// GS, or what happens without it.
fn shade<X: Executor>(
    gs: Option<&gs::Resolved>,
    statistics: &mut gs::Statistics,
    objects: &Objects,
    out: &mut Geometry,
    provoking: Provoking,
    executor: &mut X,
    grf: &mut Grf,
    cx: &Context,
    down: &mut impl FnMut(&mut Geometry, &mut X) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let Some(gs) = gs else {
        out.vertices.extend_from_slice(objects.vertices);
        primitives(objects, provoking, out);
        return down(out, executor);
    };
    let provoking = provoking.vertex(gs.output_topology, gs.output_kind);
    let input = gs::Input {
        topology: objects.topology,
        shape: objects.shape,
        slots: objects.slots,
        infos: objects.infos,
        vertices: objects.vertices,
    };
    gs.run(&input, provoking, out, statistics, executor, grf, cx, down)
}

/// Objects of a batch before GS.
#[derive(Clone, Copy)]
pub struct Objects<'a> {
    /// Topology that they come from.
    pub topology: u32,
    /// Their shape.
    pub shape: Shape,
    /// Places in `vertices`, as many for each object as its shape has vertices.
    pub slots: &'a [u16],
    /// One for each object.
    pub infos: &'a [ObjectInfo],
    /// Where the VUEs are.
    pub vertices: &'a [Vertex],
    /// Edge flag of each vertex; missing ones are set.
    pub edge_flags: &'a [bool],
}

/// Objects straight to primitives: adjacent vertices go away.
fn primitives(objects: &Objects, provoking: Provoking, out: &mut Geometry) {
    let Some((kind, places)) = without_adjacency(objects.shape) else { return };
    let provoking = provoking.vertex(objects.topology, kind);
    for (object, info) in objects.slots.chunks_exact(objects.shape.vertices()).zip(objects.infos) {
        // Odd triangles of strips with adjacency come reordered; take that back.
        let places = match objects.shape {
            Shape::TrianglesAdjacent if info.odd => [0, 4, 2],
            _ => places,
        };
        let vertices = places.map(|place| u32::from(object.get(place).copied().unwrap_or(object[0])));
        let mut edges = info.edges;
        for (index, &vertex) in vertices.iter().enumerate().take(kind.vertices()) {
            if !objects.edge_flags.get(vertex as usize).copied().unwrap_or(true) {
                edges &= !(1 << index);
            }
        }
        out.primitives.push(Primitive {
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
