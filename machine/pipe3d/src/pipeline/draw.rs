//! One draw: vertices in batches that fit the URB, stage by stage.
//!
//! Source      [skl.7:3DPRIMITIVE], [skl.7:3D Pipeline Stages], [skl.7:URB Entry Allocation]
//!
//! A batch ends when its vertices fill the VS entries; then everything behind VF runs for it, and the entries are free
//! again. The vertex cache is the map from vertex numbers to the entries of the batch.

use super::geometry::{self, Geometry, Upstream};
use super::render::{Objects, Prepared, Render};
use crate::assembly::{self, Assembler, ObjectInfo, Shape};
use crate::bound::{Bound, UrbPool};
use crate::item::Vertex;
use crate::sol;
use crate::vf::index::{Source, Step};
use crate::vf::{self, LANES, Row, VertexNumber};
use crate::vs;
use memory::AddressSpace;
use ports::{Counter, Executor, Grf, Registers, UrbHandle, Work};
use probe::{Context, Stop};

/// What a draw call says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parameters {
    /// Vertices of one instance.
    pub vertex_count: u32,
    /// First vertex, or first index of an indexed draw.
    pub start_vertex: u32,
    /// Instances.
    pub instance_count: u32,
    /// First instance.
    pub start_instance: u32,
    /// Added to each index of an indexed draw.
    pub base_vertex: i32,
    /// Vertex numbers come from the index buffer.
    pub indexed: bool,
    /// A value of `hw::enums::prim_topo_type`.
    pub topology: u32,
}

impl Parameters {
    /// Added to vertex numbers to get vertex indices.
    fn bias(&self) -> u32 {
        if self.indexed { self.base_vertex as u32 } else { self.start_vertex }
    }

    /// Charges the budget with the vertices.
    fn pay<X: Executor>(&self, executor: &mut X) -> Result<(), Stop> {
        // An instance costs about what two vertices do.
        let (vertices, instances) = (u64::from(self.vertex_count), u64::from(self.instance_count));
        executor.spend(Work::Vertex, (vertices + 2) * instances)
    }
}

/// Most vertices of a batch: enough to share work, few enough to stay in the host's caches.
const BATCH_VERTICES: u32 = 512;
/// Places of the vertex cache.
const CACHE_PLACES: usize = 1024;

#[derive(Clone, Copy, Default)]
struct CacheEntry {
    vertex: u32,
    /// Which batch and instance the entry belongs to.
    stamp: u32,
    slot: u16,
}

/// Buffers that draws use one after the other.
pub struct Buffers {
    grf: Box<Grf>,
    rows: Vec<Row>,
    pending: Vec<VertexNumber>,
    edge_flags: Vec<bool>,
    cache: Vec<CacheEntry>,
    stamp: u32,
    slots: Vec<u16>,
    infos: Vec<ObjectInfo>,
    vertices: Vec<Vertex>,
    geometry: Geometry,
    prepared: Vec<Prepared>,
}

impl Default for Buffers {
    fn default() -> Self {
        Self {
            grf: Box::default(),
            rows: Vec::new(),
            pending: Vec::new(),
            edge_flags: Vec::new(),
            cache: vec![CacheEntry::default(); CACHE_PLACES],
            stamp: 0,
            slots: Vec::new(),
            infos: Vec::new(),
            vertices: Vec::new(),
            geometry: Geometry::default(),
            prepared: Vec::new(),
        }
    }
}

#[derive(Clone, Copy, Default)]
struct InputStatistics {
    vertices: u64,
    primitives: u64,
    shaded: u64,
}

/// A draw with all its state resolved.
pub struct Draw<'a> {
    parameters: Parameters,
    space: &'a AddressSpace,
    source: Source<'a>,
    input: vf::Resolved<'a>,
    input_statistics: bool,
    pool: UrbPool,
    shape: Shape,
    vs: vs::Resolved,
    upstream: Upstream,
    sol: sol::Resolved,
    progress: sol::Progress,
    render: Render,
    statistics: InputStatistics,
}

impl<'a> Draw<'a> {
    /// Follows all pointers of the bound state. None when the draw has no objects to draw.
    ///
    /// # Errors
    /// A page fault in state, kernels or constants.
    pub fn new<X: Executor>(
        bound: &Bound,
        parameters: Parameters,
        progress: sol::Progress,
        executor: &mut X,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Option<Self>, Stop> {
        let Some(shape) = assembly::shape(parameters.topology) else {
            cx.undefined("B015", format!("topology {} of 3DPRIMITIVE", parameters.topology));
            return Ok(None);
        };
        parameters.pay(executor)?;
        let mut pool = bound.urb[0];
        pool.entries = pool.entries.min(BATCH_VERTICES);
        let least = (shape.vertices() as u32).max(LANES as u32);
        if pool.entries < shape.vertices() as u32 || pool.entry_handles == 0 {
            cx.undefined("B010", "a draw with too few URB entries for VS");
            pool.entries = least;
            pool.entry_handles = pool.entry_handles.max(1);
        }
        let upstream = Upstream::new(bound, parameters.topology, executor, space, cx)?;
        let sol = sol::Resolved::new(bound);
        if sol.enable && matches!(assembly::shape(upstream.topology()), Some(Shape::Patches(_))) {
            cx.gap("B055", "patches are not streamed out");
        }
        let render = Render::new(bound, upstream.topology(), space, cx)?;
        Ok(Some(Self {
            parameters,
            space,
            source: Source::new(&bound.input, parameters.indexed, parameters.start_vertex, space),
            input: vf::Resolved::new(&bound.input, parameters.bias(), parameters.start_instance, space, cx),
            input_statistics: bound.input.statistics.statistics_enable,
            pool,
            shape,
            vs: vs::Resolved::new(bound, executor, space, cx)?,
            upstream,
            sol,
            progress,
            render,
            statistics: InputStatistics::default(),
        }))
    }

    /// Another draw of the same state: what each has of its own. `moved`: vertex buffers may be others.
    ///
    /// # Errors
    /// As [`Draw::new`].
    pub fn begin<X: Executor>(
        &mut self,
        bound: &Bound,
        parameters: Parameters,
        progress: sol::Progress,
        moved: bool,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        parameters.pay(executor)?;
        self.parameters = parameters;
        self.source = Source::new(&bound.input, parameters.indexed, parameters.start_vertex, self.space);
        let (bias, start) = (parameters.bias(), parameters.start_instance);
        if moved {
            self.input = vf::Resolved::new(&bound.input, bias, start, self.space, cx);
        } else {
            self.input.begin(bias, start);
        }
        self.vs.begin(bound, executor, self.space, cx)?;
        self.progress = progress;
        self.statistics = InputStatistics::default();
        self.render.begin_draw();
        Ok(())
    }

    /// Another draw of the same state may use it: nothing but what [`Draw::begin`] sees to changes between draws.
    pub fn may_be_kept(&self) -> bool {
        self.upstream.is_plain() && !self.sol.enable
    }

    /// The topology that reaches CLIP.
    pub fn topology(&self) -> u32 {
        self.upstream.topology()
    }

    /// Anything is rendered.
    pub fn renders(&self) -> bool {
        self.sol.render
    }

    /// Runs the draw.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    pub fn run<X: Executor, O: Objects<X>>(
        &mut self,
        buffers: &mut Buffers,
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        let Some(mut assembler) = Assembler::new(self.parameters.topology) else { return Ok(()) };
        buffers.rows.clear();
        buffers.rows.resize(self.input.row_count(), [0; LANES]);
        self.start_batch(buffers);
        for instance in 0..self.parameters.instance_count {
            assembler.restart();
            buffers.stamp = buffers.stamp.wrapping_add(1);
            for place in 0..self.parameters.vertex_count {
                match self.source.step(place)? {
                    Step::Vertex(vertex) => assembler.vertex(vertex, |vertices, info| {
                        self.object(vertices, info, instance, buffers, executor, objects, cx)
                    })?,
                    Step::Cut => self.cut(&mut assembler, instance, buffers, executor, objects, cx)?,
                }
            }
            self.cut(&mut assembler, instance, buffers, executor, objects, cx)?;
            self.statistics.primitives += u64::from(assembler.primitives());
        }
        self.flush(buffers, executor, objects, cx)
    }

    fn cut<X: Executor, O: Objects<X>>(
        &mut self,
        assembler: &mut Assembler,
        instance: u32,
        buffers: &mut Buffers,
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        self.statistics.vertices += u64::from(assembler.complete_vertices());
        assembler.cut(|vertices, info| self.object(vertices, info, instance, buffers, executor, objects, cx))
    }

    fn start_batch(&self, buffers: &mut Buffers) {
        buffers.pending.clear();
        buffers.slots.clear();
        buffers.infos.clear();
        buffers.stamp = buffers.stamp.wrapping_add(1);
    }

    /// Adds one object to the batch.
    #[inline]
    fn object<X: Executor, O: Objects<X>>(
        &mut self,
        vertices: &[u32],
        info: ObjectInfo,
        instance: u32,
        buffers: &mut Buffers,
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        if buffers.pending.len() + vertices.len() > self.pool.entries as usize {
            self.flush(buffers, executor, objects, cx)?;
        }
        for &vertex in vertices {
            let entry = &mut buffers.cache[vertex as usize % CACHE_PLACES];
            if entry.stamp != buffers.stamp || entry.vertex != vertex {
                *entry = CacheEntry { vertex, stamp: buffers.stamp, slot: buffers.pending.len() as u16 };
                buffers.pending.push(VertexNumber { vertex, instance });
            }
            buffers.slots.push(entry.slot);
        }
        buffers.infos.push(info);
        Ok(())
    }

    /// Runs everything behind VF for the batch.
    fn flush<X: Executor, O: Objects<X>>(
        &mut self,
        buffers: &mut Buffers,
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        if !buffers.infos.is_empty() {
            self.shade(buffers, executor, cx)?;
            // From here on every vertex is a VUE in the URB.
            let Buffers { geometry, vertices, slots, infos, edge_flags, pending, prepared, grf, .. } =
                buffers;
            vertices.clear();
            vertices.extend((0..pending.len()).map(|slot| Vertex::from(handle(&self.pool, slot))));
            let batch = geometry::Objects {
                topology: self.parameters.topology,
                shape: self.shape,
                slots,
                infos,
                vertices,
                edge_flags,
            };
            let Self { upstream, sol, progress, render, space, .. } = self;
            geometry.clear();
            let plan = render.provoking_vertices();
            upstream.run(&batch, geometry, plan, executor, grf, cx, |geometry, executor| {
                executor.spend(Work::Object, geometry.primitives.len() as u64)?;
                executor.spend(Work::StreamedValue, sol.values(geometry.primitives.iter()))?;
                // From here on there are only points, lines, triangles and rectangles without adjacency.
                for primitive in &geometry.primitives {
                    sol.object(primitive, &geometry.vertices, executor, space, progress)?;
                }
                if sol.render {
                    prepared.clear();
                    prepared.extend(geometry.vertices.iter().map(|&v| render.prepare(v, executor)));
                    for primitive in &geometry.primitives {
                        if primitive.stream == sol.render_stream {
                            render.primitive(primitive, prepared, executor, objects, cx)?;
                        }
                    }
                }
                geometry.clear();
                Ok(())
            })?;
            cx.check()?;
        }
        self.start_batch(buffers);
        Ok(())
    }

    /// Fetches and shades the vertices of the batch, eight at a time.
    fn shade<X: Executor>(
        &mut self,
        buffers: &mut Buffers,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop> {
        buffers.edge_flags.clear();
        self.statistics.shaded += buffers.pending.len() as u64;
        executor.spend(
            Work::Element,
            (self.input.row_count() as u64).div_ceil(4) * buffers.pending.len() as u64,
        )?;
        for (group, vertices) in buffers.pending.chunks(LANES).enumerate() {
            let flags = self.input.fetch(vertices, &mut buffers.rows)?;
            buffers.edge_flags.extend((0..vertices.len()).map(|lane| flags >> lane & 1 != 0));
            let mut handles = [UrbHandle(0); LANES];
            for (lane, slot) in handles.iter_mut().enumerate() {
                *slot = handle(&self.pool, group * LANES + lane);
            }
            let handles = &handles[..vertices.len()];
            vs::shade(&self.vs, &buffers.rows, handles, executor, &mut buffers.grf, cx)?;
        }
        Ok(())
    }

    /// Writes counters and stream offsets back.
    ///
    /// # Errors
    /// A page fault when a stream offset to store is not mapped.
    pub fn retire<R: Registers>(&self, bound: &Bound, registers: &mut R) -> Result<(), Stop> {
        let mut count = |enable: bool, counter: Counter, amount: u64| {
            if enable && amount != 0 {
                registers.count(counter, amount);
            }
        };
        let upstream = self.upstream.statistics();
        count(self.input_statistics, Counter::IaVertices, self.statistics.vertices);
        count(self.input_statistics, Counter::IaPrimitives, self.statistics.primitives);
        count(self.vs.statistics, Counter::VsInvocations, self.statistics.shaded);
        count(true, Counter::HsInvocations, upstream.hs_invocations);
        count(true, Counter::DsInvocations, upstream.ds_invocations);
        count(true, Counter::GsInvocations, upstream.gs_invocations);
        count(true, Counter::GsPrimitives, upstream.gs_primitives);
        count(true, Counter::ClInvocations, self.render.statistics.clip_invocations);
        count(true, Counter::ClPrimitives, self.render.statistics.clip_primitives);
        sol::end(&self.sol, &self.progress, &bound.sol, registers, self.space)
    }
}

/// Handle of VS entry `slot`.
fn handle(pool: &UrbPool, slot: usize) -> UrbHandle {
    UrbHandle(pool.start_handle.wrapping_add((slot as u32).wrapping_mul(pool.entry_handles)))
}
