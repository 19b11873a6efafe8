//! VF: fetches vertices from memory, converts them and lays them out as input vertices.
//!
//! State in    3DSTATE_VERTEX_BUFFERS, _VERTEX_ELEMENTS, _VF, _VF_SGVS, _VF_INSTANCING, _VF_COMPONENT_PACKING
//! Items in    vertex numbers with their instance            Items out  eight input vertices, component by component
//! Source      [skl.7:Vertex Fetch], [skl.7:Vertex Element Data Path], [mesa:gen9 VERTEX_ELEMENT_STATE]
//! Deviations  Deviation: the input vertex goes straight into the thread payload; it is stored in the URB only when VS
//!             is off, so a kernel that reads its own handle before writing it sees what was there before.

pub mod format;
pub mod index;

use crate::bound::{VERTEX_BUFFERS, VertexInput};
use bits::GraphicsAddress;
use format::{Conversion, ELEMENT_BYTES, qwords};
use hw::enums::vertex_component_control as control;
use hw::format::SurfaceFormat;
use memory::{AddressSpace, View};
use probe::{Context, Fault, Stop};

/// Vertices fetched together: the lanes of a SIMD8 vertex thread.
pub const LANES: usize = 8;

/// One component of eight vertices.
pub type Row = [u32; LANES];

/// A vertex to fetch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VertexNumber {
    /// Its number in the draw: the index that was read, or the place in the sequence. This is VertexID.
    pub vertex: u32,
    /// Its instance from 0. This is InstanceID.
    pub instance: u32,
}

/// One vertex element with its buffer followed.
#[derive(Clone, Copy)]
struct Element<'a> {
    space: &'a AddressSpace,
    /// What is bound from the start of the buffer without a hole: the usual case, read without further checks.
    view: View<'a>,
    base: GraphicsAddress,
    /// Bytes of the buffer; an element that ends past them reads as zeros.
    limit_bytes: u64,
    pitch_bytes: u64,
    offset_bytes: u64,
    /// Set: stepped by instance, once in this many instances (0 means never).
    step_rate: Option<u32>,
    conversion: Conversion,
    size_bytes: usize,
    /// Nothing is read: null buffer, or a format that no vertex can have.
    null: bool,
    controls: [u32; 4],
    /// Row of each component, or of its low half; none for components that have no place.
    rows: [Option<u16>; 4],
    /// Components are 64-bit channels in two rows each.
    is_wide: bool,
    edge_flag: bool,
}

/// What one draw uses of the vertex fetcher.
pub struct Resolved<'a> {
    elements: Vec<Element<'a>>,
    row_count: usize,
    vertex_id_row: Option<usize>,
    instance_id_row: Option<usize>,
    /// Added to vertex numbers to get vertex indices.
    index_bias: u32,
    start_instance: u32,
}

impl<'a> Resolved<'a> {
    /// Follows the vertex buffers. `index_bias` is the start vertex of a sequential draw or the base vertex of an
    /// indexed one.
    pub fn new(
        input: &VertexInput,
        index_bias: u32,
        start_instance: u32,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Self {
        let packing = packing_masks(&input.component_packing);
        let packed = input.vf.component_packing_enable;
        let mut row_count = 0;
        let mut elements = Vec::with_capacity(input.element_count);
        let mut element_rows = Vec::with_capacity(input.element_count);
        for (index, state) in input.elements.iter().enumerate().take(input.element_count) {
            let mask =
                if packed { packing.get(index).copied().unwrap_or(ALL_COMPONENTS) } else { ALL_COMPONENTS };
            let mut rows = [None; 4];
            if is_wide(state, cx) {
                // 128 bits, or 256 when the upper half is stored.
                let components = if state.component_2_control == control::NOSTORE { 2 } else { 4 };
                for row in &mut rows[..components] {
                    *row = Some(row_count as u16);
                    row_count += 2;
                }
                if mask != ALL_COMPONENTS {
                    cx.gap("B021", "packed components of a 64-bit vertex element");
                }
            } else {
                for (component, row) in rows.iter_mut().enumerate() {
                    if mask >> component & 1 != 0 {
                        *row = Some(row_count as u16);
                        row_count += 1;
                    }
                }
            }
            element_rows.push(rows);
            if state.valid {
                elements.push(Element::new(input, index, rows, space, cx));
            }
        }
        let sgvs = &input.sgvs;
        let generated = |enable: bool, element: u32, component: u32| {
            let row = element_rows.get(element as usize)?.get(component as usize)?;
            if enable { row.map(usize::from) } else { None }
        };
        Self {
            elements,
            row_count,
            vertex_id_row: generated(
                sgvs.vertexid_enable,
                sgvs.vertexid_element_offset,
                sgvs.vertexid_component_number,
            ),
            instance_id_row: generated(
                sgvs.instanceid_enable,
                sgvs.instanceid_element_offset,
                sgvs.instanceid_component_number,
            ),
            index_bias,
            start_instance,
        }
    }

    /// Another draw of the same buffers.
    pub fn begin(&mut self, index_bias: u32, start_instance: u32) {
        self.index_bias = index_bias;
        self.start_instance = start_instance;
    }

    /// Components of one input vertex.
    pub fn row_count(&self) -> usize {
        self.row_count
    }

    /// Fetches up to eight vertices into `rows` (at least [`Resolved::row_count`] of them). Returns the edge flags,
    /// one bit a vertex.
    ///
    /// # Errors
    /// A page fault when a buffer is not mapped where it is read.
    pub fn fetch(&self, vertices: &[VertexNumber], rows: &mut [Row]) -> Result<u8, Stop> {
        let mut edge_flags = u8::MAX;
        let count = vertices.len().min(LANES);
        for element in &self.elements {
            let mut indices = [0; LANES];
            for (index, number) in indices.iter_mut().zip(vertices) {
                *index = match element.step_rate {
                    None => number.vertex.wrapping_add(self.index_bias),
                    Some(0) => self.start_instance,
                    Some(rate) => self.start_instance.wrapping_add(number.instance / rate),
                };
            }
            let indices = &indices[..count];
            if element.is_wide {
                for (lane, &index) in indices.iter().enumerate() {
                    let bytes = element.read(index)?;
                    element.store_wide(&qwords(&bytes.unwrap_or_default()), lane, rows);
                }
                continue;
            }
            let source = element.fetch(indices)?;
            if element.edge_flag {
                let zeros = source[0].iter().take(count).enumerate().filter(|(_, value)| **value == 0);
                edge_flags = zeros.fold(edge_flags, |flags, (lane, _)| flags & !(1 << lane));
            }
            for ((place, control), values) in element.rows.iter().zip(element.controls).zip(source) {
                let Some(row) = place.and_then(|row| rows.get_mut(row as usize)) else { continue };
                *row = match control {
                    control::STORE_SRC => values,
                    control::STORE_0 => [0; LANES],
                    control::STORE_1_FP => [1.0f32.to_bits(); LANES],
                    control::STORE_1_INT => [1; LANES],
                    control::STORE_VID => lanes(vertices, |number| number.vertex),
                    control::STORE_IID => lanes(vertices, |number| number.instance),
                    _ => continue,
                };
            }
        }
        for (lane, number) in vertices.iter().enumerate().take(LANES) {
            if let Some(row) = self.vertex_id_row.and_then(|row| rows.get_mut(row)) {
                row[lane] = number.vertex;
            }
            if let Some(row) = self.instance_id_row.and_then(|row| rows.get_mut(row)) {
                row[lane] = number.instance;
            }
        }
        Ok(edge_flags)
    }
}

impl<'a> Element<'a> {
    fn new(
        input: &VertexInput,
        index: usize,
        rows: [Option<u16>; 4],
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Self {
        let state = &input.elements[index];
        let slot = state.vertex_buffer_index as usize;
        let buffer = input.buffers.get(slot).copied().unwrap_or_default();
        let set = slot < VERTEX_BUFFERS && input.buffers_set >> slot & 1 != 0;
        let base = GraphicsAddress::from_canonical(buffer.buffer_starting_address);
        let limit_bytes = u64::from(buffer.buffer_size);
        let controls = [
            state.component_0_control,
            state.component_1_control,
            state.component_2_control,
            state.component_3_control,
        ];
        let reads = controls.contains(&control::STORE_SRC);
        let format = SurfaceFormat(state.source_element_format as u16);
        let (conversion, size_bytes) = match Conversion::of(format, cx.platform) {
            Some(found) => found,
            None => {
                if reads {
                    cx.undefined("B022", format!("vertex element of format {}", format.name()));
                }
                (Conversion::Dwords(1, 0), 0)
            }
        };
        let instancing = &input.instancing[index];
        let null = !reads || !set || buffer.null_vertex_buffer || size_bytes == 0;
        Self {
            space,
            view: if null { View::empty() } else { space.view(base, limit_bytes) },
            base,
            limit_bytes,
            pitch_bytes: u64::from(buffer.buffer_pitch),
            offset_bytes: u64::from(state.source_element_offset),
            step_rate: instancing.instancing_enable.then_some(instancing.instance_data_step_rate),
            conversion,
            size_bytes,
            null,
            controls,
            rows,
            is_wide: is_wide(state, cx),
            edge_flag: state.edge_flag_enable,
        }
    }

    /// The four components of up to eight vertices, converted.
    fn fetch(&self, indices: &[u32]) -> Result<[Row; 4], Stop> {
        let mut values = [[0; LANES]; 4];
        if self.null {
            return Ok(values);
        }
        let greatest = indices.iter().copied().max().unwrap_or(0);
        let end = self.place(greatest) + self.size_bytes as u64;
        if end > self.limit_bytes.min(self.view.len() as u64) {
            // Some lie outside: one by one.
            for (lane, &index) in indices.iter().enumerate() {
                let Some(bytes) = self.read(index)? else { continue };
                put(&mut values, lane, self.conversion.convert(&bytes));
            }
            return Ok(values);
        }
        let places = indices.iter().map(|&index| self.place(index) as usize).enumerate();
        match (self.conversion, self.size_bytes) {
            // Named once more, so that each loop is made for its conversion.
            (Conversion::Dwords(4, one), _) => {
                self.dwords::<16>(Conversion::Dwords(4, one), places, &mut values);
            }
            (Conversion::Dwords(3, one), _) => {
                self.dwords::<12>(Conversion::Dwords(3, one), places, &mut values);
            }
            (Conversion::Dwords(2, one), _) => {
                self.dwords::<8>(Conversion::Dwords(2, one), places, &mut values);
            }
            (Conversion::UnormBytes, _) => self.dwords::<4>(Conversion::UnormBytes, places, &mut values),
            (conversion @ Conversion::Dwords(..), _) | (conversion, 4) => {
                self.dwords::<4>(conversion, places, &mut values);
            }
            (conversion, 8) => self.dwords::<8>(conversion, places, &mut values),
            _ => places.for_each(|(lane, at)| {
                let mut bytes = [0; ELEMENT_BYTES];
                self.view.read_bytes(at, &mut bytes[..self.size_bytes]);
                put(&mut values, lane, self.conversion.convert(&bytes));
            }),
        }
        Ok(values)
    }

    /// Reads and converts elements of `BYTES` bytes that are known to lie in the window.
    #[inline(always)]
    fn dwords<const BYTES: usize>(
        &self,
        conversion: Conversion,
        places: impl Iterator<Item = (usize, usize)>,
        values: &mut [Row; 4],
    ) {
        places.for_each(|(lane, at)| {
            let mut bytes = [0; ELEMENT_BYTES];
            bytes[..BYTES].copy_from_slice(&self.view.read::<BYTES>(at));
            put(values, lane, conversion.convert(&bytes));
        });
    }

    /// Bytes from the start of the buffer to the element at `index`.
    #[inline(always)]
    fn place(&self, index: u32) -> u64 {
        self.pitch_bytes * u64::from(index) + self.offset_bytes
    }

    /// Stores 64-bit channels. [bdw.2d:VERTEX_ELEMENT_STATE]
    fn store_wide(&self, source: &[[u32; 2]; 4], lane: usize, rows: &mut [Row]) {
        for ((place, control), value) in self.rows.iter().zip(self.controls).zip(source) {
            let Some(place) = place.map(usize::from) else { continue };
            let value = match control {
                control::STORE_SRC => *value,
                control::STORE_0 => [0; 2],
                _ => continue,
            };
            for (row, half) in rows.iter_mut().skip(place).zip(value) {
                row[lane] = half;
            }
        }
    }

    /// The bytes of the element at `index`; none when any of them lies outside of the buffer.
    #[inline]
    fn read(&self, index: u32) -> Result<Option<[u8; ELEMENT_BYTES]>, Stop> {
        if self.null {
            return Ok(None);
        }
        let at = self.place(index);
        let end = at + self.size_bytes as u64;
        if end > self.limit_bytes {
            return Ok(None);
        }
        let mut bytes = [0; ELEMENT_BYTES];
        if end > self.view.len() as u64 {
            // Drivers let a buffer start before its memory does, when no index reaches down there.
            let into = &mut bytes[..self.size_bytes];
            self.space
                .read_into(self.base.offset(at), into)
                .map_err(|fault| Fault::page("B020", fault.address, "vertex fetch"))?;
            return Ok(Some(bytes));
        }
        match self.size_bytes {
            4 => bytes[..4].copy_from_slice(&self.view.read::<4>(at as usize)),
            8 => bytes[..8].copy_from_slice(&self.view.read::<8>(at as usize)),
            12 => bytes[..12].copy_from_slice(&self.view.read::<12>(at as usize)),
            16 => bytes[..16].copy_from_slice(&self.view.read::<16>(at as usize)),
            size => self.view.read_bytes(at as usize, &mut bytes[..size]),
        }
        Ok(Some(bytes))
    }
}

/// One vertex's components into their rows.
#[inline(always)]
fn put(values: &mut [Row; 4], lane: usize, components: [u32; 4]) {
    for (row, component) in values.iter_mut().zip(components) {
        row[lane & (LANES - 1)] = component;
    }
}

/// A number of each vertex.
fn lanes(vertices: &[VertexNumber], number: impl Fn(&VertexNumber) -> u32) -> Row {
    let mut row = [0; LANES];
    row.iter_mut().zip(vertices).for_each(|(lane, vertex)| *lane = number(vertex));
    row
}

/// Every component of an element has its place.
const ALL_COMPONENTS: u32 = 0xf;

/// The element's components are 64-bit channels that are not converted.
fn is_wide(state: &hw::VertexElementState, cx: &Context) -> bool {
    let format = SurfaceFormat(state.source_element_format as u16);
    matches!(Conversion::of(format, cx.platform), Some((Conversion::Raw, _)))
}

/// The component masks of 3DSTATE_VF_COMPONENT_PACKING in element order.
fn packing_masks(p: &hw::State3dVfComponentPacking) -> [u32; 32] {
    [
        p.vertex_element_00_enables,
        p.vertex_element_01_enables,
        p.vertex_element_02_enables,
        p.vertex_element_03_enables,
        p.vertex_element_04_enables,
        p.vertex_element_05_enables,
        p.vertex_element_06_enables,
        p.vertex_element_07_enables,
        p.vertex_element_08_enables,
        p.vertex_element_09_enables,
        p.vertex_element_10_enables,
        p.vertex_element_11_enables,
        p.vertex_element_12_enables,
        p.vertex_element_13_enables,
        p.vertex_element_14_enables,
        p.vertex_element_15_enables,
        p.vertex_element_16_enables,
        p.vertex_element_17_enables,
        p.vertex_element_18_enables,
        p.vertex_element_19_enables,
        p.vertex_element_20_enables,
        p.vertex_element_21_enables,
        p.vertex_element_22_enables,
        p.vertex_element_23_enables,
        p.vertex_element_24_enables,
        p.vertex_element_25_enables,
        p.vertex_element_26_enables,
        p.vertex_element_27_enables,
        p.vertex_element_28_enables,
        p.vertex_element_29_enables,
        p.vertex_element_30_enables,
        p.vertex_element_31_enables,
    ]
}
