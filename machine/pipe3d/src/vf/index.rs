//! Index buffer: from places in a draw to vertex numbers and cuts.
//!
//! Source      [skl.7:Index Buffer], [mesa:gen9 3DSTATE_INDEX_BUFFER], [mesa:gen9 3DSTATE_VF]
//! Deviations  Unverified: an index outside of the buffer reads as 0.

use crate::bound::VertexInput;
use bits::GraphicsAddress;
use memory::{AddressSpace, View};
use probe::{Fault, Stop};

/// What one place of a draw holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A vertex with its number.
    Vertex(u32),
    /// The topology starts anew.
    Cut,
}

/// Where vertex numbers come from.
#[derive(Clone, Copy)]
pub enum Source<'a> {
    /// The place itself; the cut index, if enabled, cuts here too.
    Sequential(Option<u32>),
    /// The index buffer.
    Indexed(Indices<'a>),
}

/// An index buffer with its pointer followed.
#[derive(Clone, Copy)]
pub struct Indices<'a> {
    space: &'a AddressSpace,
    view: View<'a>,
    base: GraphicsAddress,
    limit_bytes: u64,
    /// 1, 2 or 4.
    index_bytes: u64,
    first: u64,
    cut: Option<u32>,
}

impl<'a> Source<'a> {
    /// The source of a draw; `first_index` is the start vertex location of an indexed one.
    pub fn new(input: &VertexInput, indexed: bool, first_index: u32, space: &'a AddressSpace) -> Self {
        let vf = &input.vf;
        if !indexed {
            return Source::Sequential(vf.sequential_draw_cut_index_enable.then_some(vf.cut_index));
        }
        let buffer = &input.index_buffer;
        let (index_bytes, mask) = match buffer.index_format {
            hw::State3dIndexBuffer::INDEX_FORMAT_BYTE => (1, 0xff),
            hw::State3dIndexBuffer::INDEX_FORMAT_WORD => (2, 0xffff),
            _ => (4, u32::MAX),
        };
        let base = GraphicsAddress::from_canonical(buffer.buffer_starting_address);
        let limit_bytes = u64::from(buffer.buffer_size);
        Source::Indexed(Indices {
            space,
            view: space.view(base, limit_bytes),
            base,
            limit_bytes,
            index_bytes,
            first: u64::from(first_index),
            cut: vf.indexed_draw_cut_index_enable.then_some(vf.cut_index & mask),
        })
    }

    /// What place `place` of an instance holds.
    ///
    /// # Errors
    /// A page fault when the index buffer is not mapped where it is read.
    #[inline]
    pub fn step(&self, place: u32) -> Result<Step, Stop> {
        match self {
            Source::Sequential(cut) if *cut == Some(place) => Ok(Step::Cut),
            Source::Sequential(_) => Ok(Step::Vertex(place)),
            Source::Indexed(indices) => {
                let index = indices.read(place)?;
                Ok(if indices.cut == Some(index) { Step::Cut } else { Step::Vertex(index) })
            }
        }
    }
}

impl Indices<'_> {
    #[inline]
    fn read(&self, place: u32) -> Result<u32, Stop> {
        let at = (self.first + u64::from(place)) * self.index_bytes;
        let end = at + self.index_bytes;
        if end > self.limit_bytes {
            return Ok(0);
        }
        if end > self.view.len() as u64 {
            // As with vertex buffers, what lies before the first index that is used need not be bound.
            let mut bytes = [0; 4];
            self.space
                .read_into(self.base.offset(at), &mut bytes[..self.index_bytes as usize])
                .map_err(|fault| Fault::page("B019", fault.address, "index fetch"))?;
            return Ok(u32::from_le_bytes(bytes));
        }
        let at = at as usize;
        Ok(match self.index_bytes {
            1 => u32::from(self.view.read_u8(at)),
            2 => u32::from(self.view.read_u16(at)),
            _ => self.view.read_u32(at),
        })
    }
}
