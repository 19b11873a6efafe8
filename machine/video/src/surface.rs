//! Pictures in guest memory, as MFX_SURFACE_STATE lays them out.
//!
//! Source: [media-driver:g9_skl MFX_SURFACE_STATE], [skl.7:Surface Layout and Tiling].
//! Deliberately absent: memory compression, half pitch for chroma.

use crate::plane::{Frame, Plane, Rows};
use bits::GraphicsAddress;
use memory::{AddressSpace, View};
use probe::{Fault, Stop};
use surface::tiling::{self, Tiling};

/// Where chroma lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chroma {
    /// There is none.
    None,
    /// Cb and Cr take turns, from this row on.
    Interleaved { y: usize },
    /// Between samples of luma, the first of which is this byte: Cb and Cr take turns with them.
    Packed { first: usize },
    /// Planes of their own, each from this byte and row on.
    Planar { cb: [usize; 2], cr: [usize; 2] },
}

/// What of a surface is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// All rows, those of a frame.
    Frame,
    /// These rows of it, which are those rows of a frame.
    Rows(Rows),
    /// These rows of it, which are all rows of a field.
    Field(Rows),
}

impl Part {
    /// The first row and the step from row to row, in the frame or field, and in the surface.
    fn steps(self) -> [(usize, usize); 2] {
        match self {
            Part::Frame => [(0, 1); 2],
            Part::Rows(rows) => [(rows.first(), rows.step()); 2],
            Part::Field(rows) => [(0, 1), (rows.first(), rows.step())],
        }
    }

    /// Pairs of rows of a plane so high: where they are in the frame or field, and in the surface.
    fn pairs(self, height: usize) -> impl Iterator<Item = (usize, usize)> {
        let [(from, from_step), (to, to_step)] = self.steps();
        (from..height).step_by(from_step).zip((to..).step_by(to_step))
    }
}

/// How a picture lies in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    pub(crate) tiling: Tiling,
    pub(crate) pitch: usize,
    pub(crate) chroma: Chroma,
}

impl Layout {
    /// The layout that a surface state names.
    pub(crate) fn new(state: &hw::MfxSurfaceState) -> Self {
        let tiling = match (state.tiled_surface, state.tile_walk) {
            (false, _) => Tiling::Linear,
            (true, hw::MfxSurfaceState::TILE_WALK_XMAJOR) => Tiling::X,
            (true, _) => Tiling::Y,
        };
        let chroma = if state.interleave_chroma {
            Chroma::Interleaved { y: state.y_offset_for_u_cb as usize }
        } else {
            Chroma::Planar {
                cb: [state.x_offset_for_u_cb as usize, state.y_offset_for_u_cb as usize],
                cr: [state.x_offset_for_v_cr as usize, state.y_offset_for_v_cr as usize],
            }
        };
        Layout { tiling, pitch: state.surface_pitch as usize + 1, chroma }
    }

    /// Bytes from the start of the picture to behind the tile row of row `rows - 1`.
    fn bytes(&self, rows: usize) -> u64 {
        let height = self.tiling.height_rows() as usize;
        rows.next_multiple_of(height) as u64 * self.pitch as u64
    }

    /// Rows that a frame of this shape reaches down to; a field is half of one.
    fn rows(&self, frame: &Frame, part: Part) -> usize {
        let step = if matches!(part, Part::Field(_)) { 2 } else { 1 };
        let [luma, cb, cr] = [0, 1, 2].map(|n| frame.planes[n].height * step);
        match self.chroma {
            Chroma::None | Chroma::Packed { .. } => luma,
            Chroma::Interleaved { y } => luma.max(y + cb),
            Chroma::Planar { cb: [_, cb_y], cr: [_, cr_y] } => luma.max(cb_y + cb).max(cr_y + cr),
        }
    }

    fn window<'a>(
        &self,
        frame: &Frame,
        part: Part,
        base: u64,
        space: &'a AddressSpace,
        system: &'static str,
    ) -> Result<View<'a>, Stop> {
        let (at, bytes) = (GraphicsAddress(base), self.bytes(self.rows(frame, part)));
        let view = space.view(at, bytes);
        if (view.len() as u64) < bytes {
            return Err(
                Fault::page(system, at.offset(view.len() as u64), "picture of the codec engine").into()
            );
        }
        Ok(view)
    }

    /// Bytes of a row that are contiguous in memory from `x` on.
    fn span(&self, x: usize) -> usize {
        match self.tiling {
            Tiling::Linear => usize::MAX,
            Tiling::X => 512 - x % 512,
            _ => 16 - x % 16,
        }
    }

    fn put(&self, view: &View, x: usize, y: usize, mut bytes: &[u8]) {
        let mut x = x;
        bytes = &bytes[..bytes.len().min(self.pitch.saturating_sub(x))];
        while !bytes.is_empty() {
            let (now, later) = bytes.split_at(self.span(x).min(bytes.len()));
            let at = tiling::offset(self.tiling, x, y, self.pitch);
            match now.as_array::<16>() {
                Some(now) => view.write(at, *now),
                None => view.write_bytes(at, now),
            }
            x += now.len();
            bytes = later;
        }
    }

    fn get(&self, view: &View, x: usize, y: usize, into: &mut [u8]) {
        let mut x = x;
        let length = into.len().min(self.pitch.saturating_sub(x));
        let mut into = &mut into[..length];
        while !into.is_empty() {
            let (now, later) = into.split_at_mut(self.span(x).min(into.len()));
            let at = tiling::offset(self.tiling, x, y, self.pitch);
            match now.as_mut_array::<16>() {
                Some(now) => *now = view.read(at),
                None => view.read_bytes(at, now),
            }
            x += now.len();
            into = later;
        }
    }

    fn put_plane(&self, view: &View, [x, y]: [usize; 2], plane: &Plane, part: Part) {
        for (from, to) in part.pairs(plane.height) {
            self.put(view, x, y + to, plane.row(from));
        }
    }

    /// Writes a frame, or a part of one, to where it lies.
    ///
    /// # Errors
    /// A page fault where the surface is not mapped; nothing is written then.
    pub(crate) fn store(
        &self,
        frame: &Frame,
        part: Part,
        base: u64,
        space: &AddressSpace,
        system: &'static str,
    ) -> Result<(), Stop> {
        let view = self.window(frame, part, base, space, system)?;
        space.known().forget(base..base.saturating_add(view.len() as u64));
        let [luma, cb, cr] = &frame.planes;
        if let Chroma::Packed { first } = self.chroma {
            let mut both = vec![0; 2 * luma.width];
            for (from, to) in part.pairs(luma.height) {
                let samples = luma.row(from).as_chunks::<2>().0.iter().zip(cb.row(from)).zip(cr.row(from));
                for (four, (([a, b], cb), cr)) in both.as_chunks_mut::<4>().0.iter_mut().zip(samples) {
                    *four = if first == 0 { [*a, *cb, *b, *cr] } else { [*cb, *a, *cr, *b] };
                }
                self.put(&view, 0, to, &both);
            }
            return Ok(());
        }
        self.put_plane(&view, [0, 0], luma, part);
        match self.chroma {
            Chroma::None | Chroma::Packed { .. } => {}
            Chroma::Planar { cb: at_cb, cr: at_cr } => {
                self.put_plane(&view, at_cb, cb, part);
                self.put_plane(&view, at_cr, cr, part);
            }
            Chroma::Interleaved { y } => {
                let mut both = vec![0; 2 * cb.width];
                for (from, to) in part.pairs(cb.height) {
                    let pairs = both.as_chunks_mut::<2>().0;
                    for ((pair, cb), cr) in pairs.iter_mut().zip(cb.row(from)).zip(cr.row(from)) {
                        *pair = [*cb, *cr];
                    }
                    self.put(&view, 0, y + to, &both);
                }
            }
        }
        Ok(())
    }

    /// Reads a frame, whose planes have their sizes already, from where it lies.
    ///
    /// # Errors
    /// A page fault where the surface is not mapped.
    pub(crate) fn load(
        &self,
        frame: &mut Frame,
        base: u64,
        space: &AddressSpace,
        system: &'static str,
    ) -> Result<(), Stop> {
        let view = self.window(frame, Part::Frame, base, space, system)?;
        let [luma, cb, cr] = &mut frame.planes;
        let plane = |plane: &mut Plane, [x, y]: [usize; 2]| {
            for row in 0..plane.height {
                self.get(&view, x, y + row, plane.row_mut(row));
            }
        };
        plane(luma, [0, 0]);
        match self.chroma {
            // No codec with references packs them.
            Chroma::None | Chroma::Packed { .. } => {}
            Chroma::Planar { cb: at_cb, cr: at_cr } => {
                plane(cb, at_cb);
                plane(cr, at_cr);
            }
            Chroma::Interleaved { y } => {
                let mut both = vec![0; 2 * cb.width];
                for row in 0..cb.height {
                    self.get(&view, 0, y + row, &mut both);
                    let pairs = both.as_chunks::<2>().0;
                    for ((pair, cb), cr) in pairs.iter().zip(cb.row_mut(row)).zip(cr.row_mut(row)) {
                        [*cb, *cr] = *pair;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Bytes of a bit stream: as many as are said, as there are before `limit`, and at most [`STREAM_LIMIT_BYTES`].
///
/// # Errors
/// A page fault where the first byte is not mapped.
pub(crate) fn stream(
    at: u64,
    bytes: u32,
    limit: u64,
    space: &AddressSpace,
    system: &'static str,
) -> Result<Vec<u8>, Stop> {
    let before_limit = if limit > at { limit - at } else { u64::MAX };
    let view = space.view(GraphicsAddress(at), u64::from(bytes).min(STREAM_LIMIT_BYTES).min(before_limit));
    if view.is_empty() && bytes > 0 {
        return Err(Fault::page(system, GraphicsAddress(at), "bit stream of the codec engine").into());
    }
    let mut stream = vec![0; view.len()];
    view.read_bytes(0, &mut stream);
    Ok(stream)
}

/// More than any level of any codec here has for one picture.
const STREAM_LIMIT_BYTES: u64 = 1 << 26;
