//! SOL: writes the vertices of objects to stream output buffers and decides what is rendered.
//!
//! State in    3DSTATE_STREAMOUT, _SO_BUFFER, _SO_DECL_LIST, SO_WRITE_OFFSET registers
//! Statistics  SO_NUM_PRIMS_WRITTEN, SO_PRIM_STORAGE_NEEDED        Items in   primitives     Items out  the same
//! Source      [skl.7:Stream Output Logic (SOL) Stage], [mesa:gen9 3DSTATE_SO_BUFFER]
//! Deviations  none known

use crate::bound::{Bound, StreamOutput};
use crate::item::{ObjectKind, Primitive, Vertex};
use bits::GraphicsAddress;
use memory::{AddressSpace, PageFault};
use ports::{Counter, Registers, Urb};
use probe::{Fault, Stop};

/// Streams and buffers.
const STREAMS: usize = 4;

/// The stream offset that asks for a load from memory.
const OFFSET_FROM_MEMORY: u32 = u32::MAX;

const OFFSET_REGISTERS: [u32; STREAMS] = [
    hw::registers::SO_WRITE_OFFSET0,
    hw::registers::SO_WRITE_OFFSET1,
    hw::registers::SO_WRITE_OFFSET2,
    hw::registers::SO_WRITE_OFFSET3,
];

#[derive(Clone, Copy, Debug, Default)]
struct Buffer {
    enabled: bool,
    base: GraphicsAddress,
    size_bytes: u64,
    pitch_bytes: u64,
}

/// One declaration of a stream, unpacked.
#[derive(Clone, Copy, Debug)]
struct Decl {
    buffer: usize,
    /// Components to write, from `first_dword` of the VUE.
    mask: u32,
    first_dword: u32,
    hole: bool,
}

/// What one draw uses of SOL.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// Stream output is on.
    pub enable: bool,
    statistics: bool,
    trailing: bool,
    /// The stream that goes on to CLIP.
    pub render_stream: u8,
    /// Anything is rendered at all.
    pub render: bool,
    buffers: [Buffer; STREAMS],
    selects: [u32; STREAMS],
    decls: [Vec<Decl>; STREAMS],
}

/// What changes while a draw runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    /// Write offsets in bytes.
    offsets: [u32; STREAMS],
    written: [u64; STREAMS],
    needed: [u64; STREAMS],
}

impl Resolved {
    /// The state of a draw.
    pub fn new(bound: &Bound) -> Self {
        let so = &bound.sol.streamout;
        let pitches = [
            so.buffer_0_surface_pitch,
            so.buffer_1_surface_pitch,
            so.buffer_2_surface_pitch,
            so.buffer_3_surface_pitch,
        ];
        let buffers = std::array::from_fn(|index| {
            let buffer = &bound.sol.buffers[index];
            Buffer {
                enabled: buffer.so_buffer_enable,
                base: GraphicsAddress::from_canonical(buffer.surface_base_address),
                size_bytes: (u64::from(buffer.surface_size) + 1) * 4,
                pitch_bytes: u64::from(pitches[index]),
            }
        });
        let list = &bound.sol.decl_list;
        let offsets = [
            so.stream_0_vertex_read_offset,
            so.stream_1_vertex_read_offset,
            so.stream_2_vertex_read_offset,
            so.stream_3_vertex_read_offset,
        ];
        let counts = [list.num_entries_0, list.num_entries_1, list.num_entries_2, list.num_entries_3];
        let decls = std::array::from_fn(|stream| {
            let entries = bound.sol.decls.iter().take(counts[stream] as usize);
            entries
                .map(|entry| {
                    let decl =
                        [entry.stream_0_decl, entry.stream_1_decl, entry.stream_2_decl, entry.stream_3_decl];
                    let decl = decl[stream];
                    Decl {
                        buffer: decl.output_buffer_slot as usize & 3,
                        mask: decl.component_mask,
                        first_dword: 8 * offsets[stream] + 4 * decl.register_index,
                        hole: decl.hole_flag,
                    }
                })
                .collect()
        });
        Self {
            enable: so.so_function_enable,
            statistics: so.so_statistics_enable,
            trailing: so.reorder_mode == hw::State3dStreamout::REORDER_MODE_TRAILING,
            render_stream: so.render_stream_select as u8,
            render: renders(bound),
            buffers,
            selects: [
                list.stream_to_buffer_selects_0,
                list.stream_to_buffer_selects_1,
                list.stream_to_buffer_selects_2,
                list.stream_to_buffer_selects_3,
            ],
            decls,
        }
    }

    /// Declarations that are visited for all vertices of `primitives`.
    pub fn values<'p>(&self, primitives: impl Iterator<Item = &'p Primitive>) -> u64 {
        if !self.enable {
            return 0;
        }
        primitives.map(|p| (p.kind.vertices() * self.decls[p.stream as usize % STREAMS].len()) as u64).sum()
    }

    /// Writes one object, all of it or nothing.
    ///
    /// # Errors
    /// A page fault when a buffer is not mapped.
    pub fn object<U: Urb>(
        &self,
        primitive: &Primitive,
        vertices: &[Vertex],
        urb: &U,
        space: &AddressSpace,
        progress: &mut Progress,
    ) -> Result<(), Stop> {
        let stream = primitive.stream as usize % STREAMS;
        let decls = &self.decls[stream];
        if !self.enable || decls.is_empty() {
            return Ok(());
        }
        let count = primitive.kind.vertices();
        progress.needed[stream] += 1;
        for (index, buffer) in self.buffers.iter().enumerate() {
            if self.selects[stream] >> index & 1 != 0 {
                let end = u64::from(progress.offsets[index]) + count as u64 * buffer.pitch_bytes;
                if !buffer.enabled || end > buffer.size_bytes {
                    return Ok(());
                }
            }
        }
        let order: [usize; 3] = match (primitive.kind, primitive.odd, self.trailing) {
            (ObjectKind::Triangle, true, false) => [0, 2, 1],
            (ObjectKind::Triangle, true, true) => [1, 0, 2],
            _ => [0, 1, 2],
        };
        for &place in &order[..count] {
            let Some(vertex) = vertices.get(primitive.vertices[place] as usize) else { continue };
            self.vertex(vertex, stream, urb, space, progress)?;
        }
        progress.written[stream] += 1;
        Ok(())
    }

    fn vertex<U: Urb>(
        &self,
        vertex: &Vertex,
        stream: usize,
        urb: &U,
        space: &AddressSpace,
        progress: &mut Progress,
    ) -> Result<(), Stop> {
        let mut cursor = [0u32; STREAMS];
        for decl in &self.decls[stream] {
            let buffer = &self.buffers[decl.buffer];
            if decl.hole {
                cursor[decl.buffer] += 4 * decl.mask.count_ones();
                continue;
            }
            let source = urb.read(vertex.handle, vertex.offset_dwords + decl.first_dword, 4);
            for component in (0..4).filter(|c| decl.mask >> c & 1 != 0) {
                let at = progress.offsets[decl.buffer].wrapping_add(cursor[decl.buffer]);
                cursor[decl.buffer] += 4;
                // The overflow check counts pitches; a declaration wider than its pitch must not leave the buffer.
                if buffer.enabled && u64::from(at) + 4 <= buffer.size_bytes {
                    let value = source.get(component).copied().unwrap_or(0);
                    space.write_u32(buffer.base.offset(u64::from(at)), value).map_err(fault)?;
                }
            }
        }
        for (index, buffer) in self.buffers.iter().enumerate() {
            if self.selects[stream] >> index & 1 != 0 {
                progress.offsets[index] = progress.offsets[index].wrapping_add(buffer.pitch_bytes as u32);
            }
        }
        Ok(())
    }
}

/// Reads the write offsets before a draw, loading those that a 3DSTATE_SO_BUFFER asked to.
///
/// # Errors
/// A page fault when an offset to load is not mapped.
pub fn begin<R: Registers>(
    sol: &mut StreamOutput,
    registers: &mut R,
    space: &AddressSpace,
) -> Result<Progress, Stop> {
    if !sol.streamout.so_function_enable {
        return Ok(Progress::default());
    }
    for (index, &register) in OFFSET_REGISTERS.iter().enumerate() {
        if !std::mem::take(&mut sol.offset_pending[index]) {
            continue;
        }
        let buffer = &sol.buffers[index];
        let offset = if buffer.stream_offset != OFFSET_FROM_MEMORY {
            buffer.stream_offset
        } else {
            // The enable of the address is only for the store after the draw.
            let at = GraphicsAddress::from_canonical(buffer.stream_output_buffer_offset_address);
            space.read_u32(at).map_err(fault)?
        };
        registers.write(register, offset);
    }
    Ok(Progress { offsets: OFFSET_REGISTERS.map(|register| registers.read(register)), ..Progress::default() })
}

/// Writes offsets and counters back after a draw.
///
/// # Errors
/// A page fault when an offset to store is not mapped.
pub fn end<R: Registers>(
    state: &Resolved,
    progress: &Progress,
    sol: &StreamOutput,
    registers: &mut R,
    space: &AddressSpace,
) -> Result<(), Stop> {
    if !state.enable {
        return Ok(());
    }
    for (index, &register) in OFFSET_REGISTERS.iter().enumerate() {
        registers.write(register, progress.offsets[index]);
        let buffer = &sol.buffers[index];
        if buffer.so_buffer_enable && buffer.stream_output_buffer_offset_address_enable {
            let at = GraphicsAddress::from_canonical(buffer.stream_output_buffer_offset_address);
            space.write_u32(at, progress.offsets[index]).map_err(fault)?;
        }
        if state.statistics {
            registers.count(Counter::SoPrimitivesWritten(index as u8), progress.written[index]);
            registers.count(Counter::SoPrimitiveStorageNeeded(index as u8), progress.needed[index]);
        }
    }
    Ok(())
}

#[cold]
fn fault(fault: PageFault) -> Stop {
    Fault::page("B056", fault.address, "stream output").into()
}

/// Whether anything goes on to CLIP. [skl.7:Rendering Disable]
pub fn renders(bound: &Bound) -> bool {
    use hw::State3dStreamout as S;
    let so = &bound.sol.streamout;
    match so.force_rendering {
        S::FORCE_RENDERING_FORCE_ON => return true,
        S::FORCE_RENDERING_FORCE_OFF => return false,
        _ => {}
    }
    let tests = &bound.wm_depth_stencil;
    let depth = tests.depth_test_enable || tests.depth_buffer_write_enable;
    // Vertices of 16 bytes have no position.
    let has_position = !(bound.gs.enable && bound.gs.output_vertex_size == 0);
    let is_seen = bound.ps_extra.pixel_shader_valid || depth || tests.stencil_test_enable;
    !so.rendering_disable && has_position && is_seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{FlatRegisters, FlatUrb};
    use ports::UrbHandle;

    const BUFFER: GraphicsAddress = GraphicsAddress(0x1000);
    const OFFSET: u64 = 0x2000;

    struct Bench {
        bound: Bound,
        space: AddressSpace,
        urb: FlatUrb,
        vertices: [Vertex; 3],
        registers: FlatRegisters,
    }

    /// Stream 0 writes two components of the position and one of the first attribute of each vertex.
    fn bench(vertices_that_fit: u32) -> Bench {
        let mut space = AddressSpace::new(1 << 20).unwrap();
        space.bind_anonymous(GraphicsAddress(0x1000), 0x2000).unwrap();
        let decl = |mask, register| hw::SoDeclEntry {
            stream_0_decl: hw::SoDecl {
                component_mask: mask,
                register_index: register,
                ..Default::default()
            },
            ..Default::default()
        };
        let sol = StreamOutput {
            streamout: hw::State3dStreamout {
                so_function_enable: true,
                so_statistics_enable: true,
                buffer_0_surface_pitch: 12,
                ..Default::default()
            },
            buffers: [
                hw::State3dSoBuffer {
                    so_buffer_enable: true,
                    surface_base_address: BUFFER.0,
                    surface_size: vertices_that_fit * 3 - 1,
                    stream_output_buffer_offset_address_enable: true,
                    stream_output_buffer_offset_address: OFFSET,
                    ..Default::default()
                },
                Default::default(),
                Default::default(),
                Default::default(),
            ],
            offset_pending: [true, false, false, false],
            decl_list: hw::State3dSoDeclList {
                stream_to_buffer_selects_0: 1,
                num_entries_0: 2,
                ..Default::default()
            },
            decls: vec![decl(0b0011, 1), decl(0b0100, 2)],
        };
        let mut urb = FlatUrb::new(8);
        let vertices = [0, 1, 2].map(|v: u32| {
            let vertex = Vertex { handle: UrbHandle(v), offset_dwords: 0 };
            for (d, dword) in urb.write(vertex.handle, 0, 16).iter_mut().enumerate() {
                *dword = 100 * v + d as u32;
            }
            vertex
        });
        Bench {
            bound: Bound { sol, ..Default::default() },
            space,
            urb,
            vertices,
            registers: FlatRegisters::default(),
        }
    }

    fn run(bench: &mut Bench, primitives: &[Primitive]) -> Progress {
        let state = Resolved::new(&bench.bound);
        let mut progress = begin(&mut bench.bound.sol, &mut bench.registers, &bench.space).unwrap();
        for primitive in primitives {
            state.object(primitive, &bench.vertices, &bench.urb, &bench.space, &mut progress).unwrap();
        }
        end(&state, &progress, &bench.bound.sol, &mut bench.registers, &bench.space).unwrap();
        progress
    }

    fn output(bench: &Bench, count: u64) -> Vec<u32> {
        (0..count).map(|i| bench.space.read_u32(BUFFER.offset(4 * i)).unwrap()).collect()
    }

    const LINE: Primitive = Primitive {
        kind: ObjectKind::Line,
        vertices: [0, 1, 0],
        odd: false,
        continue_stipple: false,
        edges: 0,
        provoking: 0,
        primitive_id: 0,
        stream: 0,
    };

    #[test]
    fn declared_components_are_written_one_vertex_after_the_other() {
        let mut bench = bench(8);
        run(&mut bench, &[LINE]);
        assert_eq!(output(&bench, 6), [4, 5, 10, 104, 105, 110]);
        assert_eq!(bench.space.read_u32(GraphicsAddress(OFFSET)).unwrap(), 24);
        assert_eq!(bench.registers.read(hw::registers::SO_WRITE_OFFSET0), 24);
    }

    #[test]
    fn an_object_that_does_not_fit_is_counted_but_not_written() {
        let mut bench = bench(3);
        let progress = run(&mut bench, &[LINE, LINE]);
        assert_eq!((progress.needed[0], progress.written[0]), (2, 1));
        assert_eq!(output(&bench, 7)[6], 0);
    }

    #[test]
    fn odd_triangles_are_reordered_as_the_state_says() {
        let triangle = Primitive { kind: ObjectKind::Triangle, vertices: [0, 1, 2], odd: true, ..LINE };
        let mut leading = bench(8);
        run(&mut leading, &[triangle]);
        assert_eq!([output(&leading, 9)[3], output(&leading, 9)[6]], [204, 104]);
        let mut trailing = bench(8);
        trailing.bound.sol.streamout.reorder_mode = hw::State3dStreamout::REORDER_MODE_TRAILING;
        run(&mut trailing, &[triangle]);
        assert_eq!([output(&trailing, 9)[0], output(&trailing, 9)[3]], [104, 4]);
    }

    #[test]
    fn the_write_offset_is_loaded_once_and_then_kept() {
        let mut bench = bench(8);
        bench.bound.sol.buffers[0].stream_offset = OFFSET_FROM_MEMORY;
        bench.space.write_u32(GraphicsAddress(OFFSET), 12).unwrap();
        run(&mut bench, &[LINE]);
        assert_eq!(output(&bench, 4), [0, 0, 0, 4]);
        assert_eq!(run(&mut bench, &[LINE]).offsets[0], 60);
    }
}
