//! GS: runs threads of eight, two or one objects (or instances of one) and assembles what the threads put out.
//!
//! State in    3DSTATE_GS, 3DSTATE_CONSTANT_GS, binding table and sampler pointers, 3DSTATE_URB_GS
//! Statistics  GS_INVOCATION_COUNT, GS_PRIMITIVE_COUNT     Items in  objects over VUEs    Items out  primitives over VUEs
//! Source      [skl.7:Geometry Shader (GS) Stage], [skl.7:GS URB Entry], [mesa:gen9 3DSTATE_GS]
//!             The payload of two objects or instances is in no manual at hand: [mesa:compiler vec4_gs_visitor]
//! Deviations  Unverified: pushed vertex data of instanced threads lies vertex after vertex, as the manual words it.

use crate::assembly::{Assembler, ObjectInfo, Shape, shape};
use crate::bound::{Bound, StageIndex, UrbPool};
use crate::item::{ObjectKind, Primitive, Vertex};
use crate::payload::{put, put_one};
use crate::pipeline::geometry::{Geometry, without_adjacency};
use memory::AddressSpace;
use ports::{Executor, GRF_DWORDS, Grf, KernelId, NoPixels, ThreadSite, ThreadStart, Urb, UrbHandle};
use probe::{Context, Stop};

/// Lanes of a thread.
const LANES: usize = 8;
/// DWords of the 32-byte units in which control data and read windows are counted.
const UNIT_DWORDS: u32 = 8;
/// Most vertices that one thread can put out.
const MOST_VERTICES: u32 = 1024;

/// What one draw uses of GS.
#[derive(Clone, Debug)]
pub struct Resolved {
    kernel: KernelId,
    site: ThreadSite,
    start: ThreadStart,
    header: [u32; GRF_DWORDS],
    constants: Vec<u32>,
    first_register: usize,
    read_first_dword: u32,
    read_dwords: u32,
    include_handles: bool,
    include_primitive_id: bool,
    discard_adjacency: bool,
    trailing: bool,
    instances: u32,
    pool: UrbPool,
    /// The topology that threads put out.
    pub output_topology: u32,
    /// Kind of its objects.
    pub output_kind: ObjectKind,
    output_places: [usize; 3],
    vertex_dwords: u32,
    control_dwords: u32,
    stream_ids: bool,
    default_stream: u8,
    count: Count,
    /// Objects, or instances of one, of a thread: 8 with a channel each, 2 or 1 with four channels each.
    lanes: usize,
    /// Threads of two objects, whose pushed data is interleaved.
    two_objects: bool,
    /// Count invocations and primitives.
    pub statistics: bool,
}

/// Where the number of vertices that a thread put out is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Count {
    /// In the state.
    Static(u32),
    /// At the start of the entry.
    InEntry,
    /// In the message that ended the thread.
    AtEnd,
}

/// Counters of a draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics {
    /// Objects times instances.
    pub invocations: u64,
    /// Primitives put out.
    pub primitives: u64,
}

impl Resolved {
    /// Prepares the kernel and reads the push constants; none when GS is off, or puts out what is no topology.
    ///
    /// # Errors
    /// A page fault when the kernel or a constant buffer is not mapped.
    pub fn new<X: Executor>(
        bound: &Bound,
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<Option<Self>, Stop> {
        let gs = &bound.gs;
        if !gs.enable {
            return Ok(None);
        }
        let Some((output_kind, output_places)) = output(gs.output_topology) else {
            cx.undefined("B052", format!("GS output topology {}", gs.output_topology));
            return Ok(None);
        };
        if bound.urb[StageIndex::Gs as usize].entries == 0 {
            cx.undefined("B010", "a draw without URB entries for GS");
        }
        let mut header = [0; GRF_DWORDS];
        let (base, scratch) = (gs.scratch_space_base_pointer, gs.per_thread_scratch_space);
        bound.header(StageIndex::Gs, base, scratch, 0, &mut header);
        header[2] = (gs.hint & 1) << 22;
        let mut constants = Vec::new();
        bound.push_constants(StageIndex::Gs, space, &mut constants)?;
        Ok(Some(Self {
            kernel: executor.prepare(&bound.kernel(StageIndex::Gs, gs.kernel_start_pointer), cx)?,
            site: bound.site(StageIndex::Gs, base, scratch),
            start: ThreadStart {
                vector_mask_enable: gs.vector_mask_enable,
                single_program_flow: gs.single_program_flow,
                float_mode: Bound::float_mode(gs.floating_point_mode),
                exception_enables: Bound::exceptions(
                    gs.software_exception_enable,
                    gs.illegal_opcode_exception_enable,
                ),
                ..ThreadStart::default()
            },
            header,
            constants,
            first_register: (gs.dispatch_grf_start_register_for_urb_data
                | gs.dispatch_grf_start_register_for_urb_data_5_4 << 4) as usize,
            read_first_dword: gs.vertex_urb_entry_read_offset * UNIT_DWORDS,
            read_dwords: gs.vertex_urb_entry_read_length * UNIT_DWORDS,
            include_handles: gs.include_vertex_handles,
            include_primitive_id: gs.include_primitive_id,
            discard_adjacency: gs.discard_adjacency,
            trailing: gs.reorder_mode == hw::State3dGs::REORDER_MODE_TRAILING,
            instances: gs.instance_control + 1,
            pool: bound.urb[StageIndex::Gs as usize],
            output_topology: gs.output_topology,
            output_kind,
            output_places,
            vertex_dwords: (gs.output_vertex_size + 1) * 4,
            control_dwords: gs.control_data_header_size * UNIT_DWORDS,
            stream_ids: gs.control_data_header_size != 0
                && gs.control_data_format == hw::State3dGs::CONTROL_DATA_FORMAT_SID,
            default_stream: gs.default_stream_id as u8,
            count: if gs.static_output {
                Count::Static(gs.static_output_vertex_count)
            } else if cx.platform.has(hw::Feature::GsVertexCountInEntry) {
                Count::InEntry
            } else {
                Count::AtEnd
            },
            lanes: match gs.dispatch_mode {
                hw::State3dGs::DISPATCH_MODE_SIMD8 => LANES,
                hw::State3dGs::DISPATCH_MODE_SINGLE => 1,
                _ => 2,
            },
            two_objects: gs.dispatch_mode == hw::State3dGs::DISPATCH_MODE_DUAL_OBJECT,
            statistics: gs.statistics_enable,
        }))
    }

    /// Runs the threads of `input`'s objects and appends what they put out. `down` takes that whenever the entries are
    /// full, and at the end: only then are they free again.
    ///
    /// # Errors
    /// A [`Stop`] of a thread or of `down`.
    pub fn run<X: Executor>(
        &self,
        input: &Input,
        provoking: u8,
        out: &mut Geometry,
        statistics: &mut Statistics,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
        down: &mut impl FnMut(&mut Geometry, &mut X) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let entries = self.pool.entries.max(1) as usize;
        let instances = self.instances as usize;
        let total = input.infos.len() * instances;
        let (mut next, mut used) = (0, 0);
        let mut counts = Vec::new();
        while next < total {
            // A thread works on several objects, or on several instances of one.
            let alike = if instances == 1 { total - next } else { instances - next % instances };
            let count = alike.min(self.lanes).min(entries);
            if used + count > entries {
                self.hand_down(used, &counts, provoking, out, statistics, executor, down)?;
                used = 0;
                counts.clear();
            }
            let lanes = std::array::from_fn(|lane| {
                let invocation = next + lane.min(count - 1);
                (invocation / instances, (invocation % instances) as u32)
            });
            if self.lanes == LANES {
                self.thread(input, &lanes, count, used, executor, grf, cx)?;
            } else {
                self.thread_of_pair(input, [lanes[0], lanes[1]], count, used, executor, grf, cx)?;
            }
            if self.count == Count::AtEnd {
                let ended = executor.vertex_counts();
                counts.extend([ended & 0xffff, ended >> 16].into_iter().take(count));
            }
            used += count;
            next += count;
        }
        statistics.invocations += total as u64;
        self.hand_down(used, &counts, provoking, out, statistics, executor, down)
    }

    /// Passes on what the first `used` entries hold.
    fn hand_down<X: Executor>(
        &self,
        used: usize,
        counts: &[u32],
        provoking: u8,
        out: &mut Geometry,
        statistics: &mut Statistics,
        executor: &mut X,
        down: &mut impl FnMut(&mut Geometry, &mut X) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for slot in 0..used {
            self.collect(self.handle(slot), counts.get(slot).copied(), provoking, out, statistics, executor)?;
        }
        down(out, executor)
    }

    fn handle(&self, slot: usize) -> UrbHandle {
        UrbHandle(self.pool.start_handle.wrapping_add((slot as u32).wrapping_mul(self.pool.entry_handles)))
    }

    /// One thread: lane `i` works on object and instance `lanes[i]`. [skl.7:SIMD8 Thread Payload]
    fn thread<X: Executor>(
        &self,
        input: &Input,
        lanes: &[(usize, u32); LANES],
        count: usize,
        first_entry: usize,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
    ) -> Result<(), Stop> {
        let order = |object: usize| self.order(input.shape, &input.infos[object]);
        let (_, vertices) = order(lanes[0].0);
        grf.register_mut(0).copy_from_slice(&self.header);
        grf.register_mut(0)[2] |= (input.topology & 0x3f) << 16;
        for (lane, &(object, instance)) in lanes.iter().enumerate() {
            let entry = if lane < count { self.handle(first_entry + lane).0 & 0xffff } else { 0 };
            grf.register_mut(1)[lane] = entry | instance << 27;
            if self.include_primitive_id {
                grf.register_mut(2)[lane] = input.infos[object].primitive_id;
            }
        }
        let at = |object: usize, vertex: usize| {
            let place = order(object).0[vertex] as usize;
            let slot = input.slots.get(object * input.shape.vertices() + place).copied().unwrap_or(0);
            input.vertices.get(slot as usize).copied().unwrap_or_default()
        };
        let single = self.instances > 1;
        if self.include_handles {
            let first = (2 + usize::from(self.include_primitive_id)) * GRF_DWORDS;
            for vertex in 0..vertices {
                if single {
                    put_one(grf, first + vertex, at(lanes[0].0, vertex).handle.0 & 0xffff);
                } else {
                    for (lane, &(object, _)) in lanes.iter().enumerate() {
                        let handle = at(object, vertex).handle.0 & 0xffff;
                        put_one(grf, first + vertex * GRF_DWORDS + lane, handle);
                    }
                }
            }
        }
        let mut next = put(grf, self.first_register * GRF_DWORDS, &self.constants);
        for vertex in 0..vertices {
            if single {
                let v = at(lanes[0].0, vertex);
                let data = executor.read(v.handle, v.offset_dwords + self.read_first_dword, self.read_dwords);
                put(grf, next, data);
                next += self.read_dwords as usize;
            } else {
                for (lane, &(object, _)) in lanes.iter().enumerate() {
                    let v = at(object, vertex);
                    let data =
                        executor.read(v.handle, v.offset_dwords + self.read_first_dword, self.read_dwords);
                    for (dword, &value) in data.iter().enumerate() {
                        put_one(grf, next + dword * GRF_DWORDS + lane, value);
                    }
                }
                next += self.read_dwords as usize * GRF_DWORDS;
            }
        }
        let mask = bits::mask(count as u32);
        let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..self.start };
        executor.launch(self.kernel, &self.site, &start, grf, &mut NoPixels, cx)
    }

    /// One thread of one or two objects or instances: each has the channels of half a register.
    fn thread_of_pair<X: Executor>(
        &self,
        input: &Input,
        lanes: [(usize, u32); 2],
        count: usize,
        first_entry: usize,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
    ) -> Result<(), Stop> {
        const HALF: usize = GRF_DWORDS / 2;
        let order = lanes.map(|(object, _)| self.order(input.shape, &input.infos[object]));
        let mut header = self.header;
        header[2] |= (input.topology & 0x3f) << 16;
        let mut ids = [0; GRF_DWORDS];
        for (lane, (object, instance)) in lanes.into_iter().enumerate() {
            ids[lane * HALF] = input.infos[object].primitive_id;
            if lane < count {
                header[lane] = self.handle(first_entry + lane).0 & 0xffff | instance << 27;
            }
        }
        grf.register_mut(0).copy_from_slice(&header);
        if self.include_primitive_id {
            grf.register_mut(1).copy_from_slice(&ids);
        }
        let at = |lane: usize, vertex: usize| {
            let place = order[lane].0[vertex] as usize;
            let slot = input.slots.get(lanes[lane].0 * input.shape.vertices() + place).copied().unwrap_or(0);
            input.vertices.get(slot as usize).copied().unwrap_or_default()
        };
        let mut next = put(grf, self.first_register * GRF_DWORDS, &self.constants);
        for vertex in 0..order[0].1 {
            let data = |lane: usize| {
                let v = at(lane, vertex);
                executor.read(v.handle, v.offset_dwords + self.read_first_dword, self.read_dwords)
            };
            if !self.two_objects {
                put(grf, next, data(0));
                next += self.read_dwords as usize;
                continue;
            }
            for (one, two) in data(0).chunks(HALF).zip(data(1).chunks(HALF)) {
                put(grf, next, one);
                put(grf, next + HALF, two);
                next += GRF_DWORDS;
            }
        }
        let mask = bits::mask((count * HALF) as u32);
        let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..self.start };
        executor.launch(self.kernel, &self.site, &start, grf, &mut NoPixels, cx)
    }

    /// Places of an object's vertices in the order that threads see, and how many there are.
    /// [skl.7:Object Vertex Ordering]
    fn order(&self, shape: Shape, info: &ObjectInfo) -> ([u8; 32], usize) {
        let mut places: [u8; 32] = std::array::from_fn(|i| i as u8);
        let mut count = shape.vertices().min(32);
        match shape {
            Shape::Triangles if info.odd => {
                places[..3].copy_from_slice(if self.trailing { &[1, 0, 2] } else { &[0, 2, 1] });
            }
            Shape::TrianglesAdjacent if info.odd && self.trailing => {
                places[..6].copy_from_slice(&[4, 5, 0, 1, 2, 3]);
            }
            _ => {}
        }
        if self.discard_adjacency {
            match shape {
                Shape::LinesAdjacent => {
                    places.copy_within(1..3, 0);
                    count = 2;
                }
                Shape::TrianglesAdjacent => {
                    places = std::array::from_fn(|i| places[(2 * i).min(4)]);
                    count = 3;
                }
                _ => {}
            }
        }
        (places, count)
    }

    /// Assembles what one thread left in its entry. [skl.7:GS URB Entry]
    fn collect<U: Urb>(
        &self,
        entry: UrbHandle,
        ended_with: Option<u32>,
        provoking: u8,
        out: &mut Geometry,
        statistics: &mut Statistics,
        urb: &U,
    ) -> Result<(), Stop> {
        let (count, control_at) = match self.count {
            Count::Static(count) => (count, 0),
            Count::AtEnd => (ended_with.unwrap_or(0), 0),
            Count::InEntry => (urb.read(entry, 0, 1).first().copied().unwrap_or(0) & 0xffff, UNIT_DWORDS),
        };
        let first_vertex = control_at + self.control_dwords;
        // A count that the entry cannot hold is cut short.
        let room = (self.pool.entry_handles * 16).saturating_sub(first_vertex) / self.vertex_dwords;
        let count = count.min(MOST_VERTICES).min(room);
        let mut control = [0u32; 64];
        let words = urb.read(entry, control_at, self.control_dwords.min(64));
        control[..words.len()].copy_from_slice(words);
        let control_bit = |bit: u32| control.get(bit as usize / 32).copied().unwrap_or(0) >> (bit % 32);
        let Some(mut assembler) = Assembler::new(self.output_topology) else { return Ok(()) };
        let base = out.vertices.len() as u32;
        for vertex in 0..count {
            let offset_dwords = first_vertex + vertex * self.vertex_dwords;
            out.vertices.push(Vertex { handle: entry, offset_dwords });
        }
        let mut stream = self.default_stream;
        let primitives = &mut out.primitives;
        let mut emit = |stream: u8, vertices: &[u32], info: ObjectInfo| {
            primitives.push(Primitive {
                kind: self.output_kind,
                vertices: self.output_places.map(|place| base + vertices.get(place).copied().unwrap_or(0)),
                odd: info.odd,
                continue_stipple: info.continue_stipple,
                edges: info.edges,
                provoking,
                primitive_id: info.primitive_id,
                stream,
            });
            statistics.primitives += 1;
            Ok(())
        };
        for vertex in 0..count {
            if self.stream_ids {
                stream = (control_bit(2 * vertex) & 3) as u8;
            }
            assembler.vertex(vertex, |v, info| emit(stream, v, info))?;
            if !self.stream_ids && self.control_dwords != 0 && control_bit(vertex) & 1 != 0 {
                assembler.cut(|v, info| emit(stream, v, info))?;
            }
        }
        assembler.cut(|v, info| emit(stream, v, info))
    }
}

/// Kind of the objects of an output topology and the places of their vertices; none when threads cannot put it out.
/// [skl.7:GS Output Topologies]
fn output(topology: u32) -> Option<(ObjectKind, [usize; 3])> {
    use hw::enums::prim_topo_type as topo;
    match topology {
        topo::LINELOOP
        | topo::QUADLIST
        | topo::QUADSTRIP
        | topo::LINELIST_ADJ
        | topo::LINESTRIP_ADJ
        | topo::TRILIST_ADJ
        | topo::TRISTRIP_ADJ => None,
        _ => shape(topology).and_then(without_adjacency),
    }
}

/// Objects that GS works on.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    /// Topology they come from.
    pub topology: u32,
    /// Their shape.
    pub shape: Shape,
    /// Places in `vertices`, as many for each object as its shape has vertices.
    pub slots: &'a [u16],
    /// One for each object.
    pub infos: &'a [ObjectInfo],
    /// Where the VUEs are.
    pub vertices: &'a [Vertex],
}
