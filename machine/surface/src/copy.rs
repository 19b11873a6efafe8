//! Rectangles of texels copied from one surface to another, or filled: in pieces as long as tilings have them.
//!
//! Source: [skl.7:Surface Layout and Tiling]. Rows of a tile follow each other at equal distances, and so do the columns of
//! 16 bytes that Y tiles are made of, so that a rectangle is few blocks of rows of equal pieces. Other tilings, samples
//! between each other, columns that do not follow each other and elements that are no power of two go one by one.
//! Deliberately absent: what texels say; bytes are moved as they are.

use crate::control::Rect;
use crate::layout::{Placement, SampleLayout};
use crate::surface::{Surface, SurfaceKind};
use crate::tiling::{self, Tiling};
use memory::Pieces;

/// Bytes from column to column of a Y tile, and their width.
const COLUMN_STEP: usize = 512;
const COLUMN: usize = 16;
/// Bytes of a row that are moved before the next row: few enough that what they touch stays in the host's first cache.
const WIDTH: usize = 128;

/// A layer of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// Level, counted from level 0 of the surface.
    pub lod: u32,
    /// Layer or slice of the view.
    pub layer: u32,
}

/// How a tiling walks.
#[derive(Clone, Copy)]
struct Walk {
    tiling: Tiling,
    pitch: usize,
    /// Bytes of a row that lie in one piece.
    run: usize,
    /// Rows that follow each other at equal distances, and how far.
    rows: usize,
    row_step: usize,
}

impl Walk {
    /// How the slices of a surface are walked; `None` where that is no matter of rows and pieces.
    fn of(surface: &Surface) -> Option<Self> {
        let is_plane = matches!(surface.placement, Placement::Slices | Placement::Volume)
            && !matches!(
                surface.kind,
                SurfaceKind::Buffer | SurfaceKind::StructuredBuffer | SurfaceKind::Null
            )
            && (surface.block_width, surface.block_height) == (1, 1)
            && matches!(surface.element_bytes, 1 | 2 | 4 | 8 | 16)
            && (surface.samples_log2 == 0 || surface.sample_layout == SampleLayout::Slices);
        let pitch = surface.pitch_bytes as usize;
        let (run, rows, row_step) = match surface.tiling {
            Tiling::Linear => (usize::MAX, usize::MAX, pitch),
            Tiling::X => (512, 8, 512),
            Tiling::Y => (COLUMN, 32, COLUMN),
            Tiling::W | Tiling::Standard(_) => return None,
        };
        is_plane.then_some(Self { tiling: surface.tiling, pitch, run, rows, row_step })
    }

    /// Bytes from `x_bytes` to the end of its run.
    fn run_left(&self, x_bytes: usize) -> usize {
        self.run - x_bytes % self.run
    }

    /// Rows from `y` to the end of its tile.
    fn rows_left(&self, y: usize) -> usize {
        self.rows - y % self.rows
    }

    /// Where pieces of `bytes` lie from a place on.
    fn pieces(&self, x_bytes: usize, y: usize, bytes: usize) -> Pieces {
        Pieces {
            start: tiling::offset(self.tiling, x_bytes, y, self.pitch),
            row_step: self.row_step,
            piece_step: if bytes == self.run { COLUMN_STEP } else { bytes },
        }
    }
}

/// Parts a rectangle of `size` (bytes, rows) into blocks of rows of equal pieces. `walks`: how surfaces walk, and where the
/// rectangle begins in each. Gives offsets from there, bytes of a piece, pieces and rows.
fn each_block<const K: usize>(
    walks: &[(Walk, [usize; 2]); K],
    size: [usize; 2],
    mut block: impl FnMut([usize; 2], usize, [usize; 2]),
) {
    // What has no columns is moved row by row.
    let has_columns = walks.iter().any(|(walk, _)| walk.run == COLUMN);
    let (width, most_rows) = if has_columns { (WIDTH, usize::MAX) } else { (usize::MAX, 1) };
    let mut y = 0;
    while y < size[1] {
        let rows = walks
            .iter()
            .fold(most_rows.min(size[1] - y), |rows, (walk, at)| rows.min(walk.rows_left(at[1] + y)));
        let mut x = 0;
        while x < size[0] {
            let left = width.min(size[0] - x);
            let run = walks.iter().fold(left, |run, (walk, at)| run.min(walk.run_left(at[0] + x)));
            let bytes = 1 << run.ilog2().min(6);
            // Columns of Y tiles go on at equal distances, other pieces to the end of the run.
            let whole = |(walk, at): &(Walk, [usize; 2])| match walk.run {
                COLUMN if bytes == COLUMN => usize::MAX,
                _ => walk.run_left(at[0] + x),
            };
            let reach = walks.iter().map(whole).fold(left, usize::min);
            let pieces = reach / bytes;
            block([x, y], bytes, [pieces, rows]);
            x += pieces * bytes;
        }
        y += rows;
    }
}

/// Calls a function of memory for pieces of a length.
macro_rules! for_length {
    ($bytes:expr, $function:ident($view:expr $(, $argument:expr)*)) => {
        match $bytes {
            64 => $view.$function::<64>($($argument),*),
            32 => $view.$function::<32>($($argument),*),
            16 => $view.$function::<16>($($argument),*),
            8 => $view.$function::<8>($($argument),*),
            4 => $view.$function::<4>($($argument),*),
            2 => $view.$function::<2>($($argument),*),
            _ => $view.$function::<1>($($argument),*),
        }
    };
}

impl<'a> Surface<'a> {
    /// The plane's byte column and row of a pixel.
    fn plane_bytes(&self, x: u32, y: u32, slice: Slice, sample: u32) -> [usize; 2] {
        let (x_el, y_el) = self.plane_element(x, y, slice.layer, slice.lod, sample);
        [(x_el as usize).wrapping_mul(self.element_bytes as usize), y_el as usize]
    }

    /// Copies the elements of `from` in some columns and rows to the pixels from (x, y) on. Both have elements of the same
    /// size, and one sample. Coordinates are not checked.
    pub fn copy_elements(
        &self,
        (x, y): (u32, u32),
        slice: Slice,
        from: &Surface,
        from_slice: Slice,
        columns: &[u32],
        rows: &[u32],
    ) {
        let Some(&first) = columns.first() else { return };
        let follows = columns.iter().zip(first..).all(|(&column, next)| column == next);
        if let (true, Some(own), Some(other)) = (follows, Walk::of(self), Walk::of(from)) {
            let bytes = columns.len() * self.element_bytes as usize;
            for (start, length) in following(rows) {
                let to_at = self.plane_bytes(x, y + start as u32, slice, 0);
                let from_at = from.plane_bytes(first, rows[start], from_slice, 0);
                each_block(&[(own, to_at), (other, from_at)], [bytes, length], |[dx, dy], bytes, counts| {
                    let to = own.pieces(to_at[0] + dx, to_at[1] + dy, bytes);
                    let at = other.pieces(from_at[0] + dx, from_at[1] + dy, bytes);
                    for_length!(bytes, copy_pieces(self.view, &to, &from.view, &at, counts));
                });
            }
            return;
        }
        for (&row, y) in rows.iter().zip(y..) {
            for (&column, x) in columns.iter().zip(x..) {
                let at = from.texel_offset(column, row, from_slice.layer, from_slice.lod, 0);
                let to = self.texel_offset(x, y, slice.layer, slice.lod, 0);
                self.write_element(to, &from.read_element(at));
            }
        }
    }

    /// Writes one element to every sample of the pixels of a rectangle, and gives their number. Rows that begin behind the
    /// bound bytes have nothing to write, and do not count.
    pub fn fill(&self, rect: Rect, layer: u32, lod: u32, element: &[u8; 16]) -> u64 {
        let mut written = 0;
        if rect.x.0 >= rect.x.1 {
            return written;
        }
        let slice = Slice { lod, layer };
        let bytes = self.element_bytes as usize;
        let width = rect.x.1 - rect.x.0;
        for sample in 0..self.samples() {
            let begins = |y: u32| self.texel_offset(rect.x.0, y, layer, lod, sample) < self.view.len();
            if let Some(walk) = Walk::of(self) {
                let rows = (rect.y.0..rect.y.1).take_while(|&y| begins(y)).count();
                let at = self.plane_bytes(rect.x.0, rect.y.0, slice, sample);
                each_block(&[(walk, at)], [width as usize * bytes, rows], |[dx, dy], length, counts| {
                    let to = walk.pieces(at[0] + dx, at[1] + dy, length);
                    for_length!(length, fill_pieces(self.view, &to, repeated(element, bytes), counts));
                });
                written += u64::from(width) * rows as u64;
                continue;
            }
            for y in (rect.y.0..rect.y.1).filter(|&y| begins(y)) {
                for x in rect.x.0..rect.x.1 {
                    self.write_element(self.texel_offset(x, y, layer, lod, sample), element);
                }
                written += u64::from(width);
            }
        }
        written
    }
}

/// An element of `bytes` bytes over and over.
fn repeated<const N: usize>(element: &[u8; 16], bytes: usize) -> [u8; N] {
    std::array::from_fn(|at| element[at % bytes])
}

/// Where numbers that follow each other begin, and how many they are.
fn following(numbers: &[u32]) -> impl Iterator<Item = (usize, usize)> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let rest = numbers.get(start..).filter(|rest| !rest.is_empty())?;
        let length = rest.windows(2).take_while(|pair| pair[0].checked_add(1) == Some(pair[1])).count() + 1;
        let found = (start, length);
        start += length;
        Some(found)
    })
}

#[cfg(test)]
mod tests;
