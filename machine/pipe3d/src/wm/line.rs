//! WM: lines without anti-aliasing.
//!
//! Source: [skl.7:Zero-Width (Cosmetic) Line Rasterization], [skl.7:Wide Line Rasterization], [skl.7:Line Stipple].
//!
//! Zero-width and stippled lines are walked column by column (x-major; rows for y-major lines). A column belongs to the
//! line when the line leaves the diamond of the pixel it passes there; a stippled line of width w then covers the w
//! pixels around it.
//!
//! Lines with a width are the parallelogram of the manual, see [`wide_corners`]. Its ends are moved to the edge of their
//! pixel where OpenGL's diamond-exit rule wants a different end column, so that connected segments join without holes
//! or double hits; the manual says nothing about that.
//!
//! Deliberately absent: anti-aliased and multisampled lines, which are polygons.

use super::coverage::{PixelRect, Position, SampleGrid, Subspan, UNITS};
use probe::Stop;

/// The stipple of a line. [skl.7:Line Stipple]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineStipple {
    /// 16 bits, least significant first.
    pub pattern: u16,
    /// Pixels for each bit, at least 1.
    pub repeat: u32,
    /// Pixels produced since the pattern began.
    pub counter: u32,
}

impl LineStipple {
    fn is_lit(&self, step: u32) -> bool {
        let bit = self.counter.wrapping_add(step) / self.repeat.max(1) % 16;
        self.pattern >> bit & 1 != 0
    }
}

/// Which points on the edges of a diamond lie in it. [skl.7:Zero-Width (Cosmetic) Line Rasterization]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diamond {
    /// The bottom corner and edges, and the right corner for y-major lines.
    Dx10,
    /// The bottom and the right corner; for diagonals the edge along them, with both its corners.
    Legacy,
}

/// A line from `start` to `end`, positions in 1/256 pixel.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Vertex 0.
    pub start: Position,
    /// Vertex 1.
    pub end: Position,
    /// Full width in 1/256 pixel, at least one pixel.
    pub width: i32,
    /// The pixel in whose diamond the line ends is drawn too.
    pub last_pixel: bool,
    /// What lies in a diamond.
    pub diamond: Diamond,
}

/// Corners of the parallelogram of a line from `start` to `end` (pixels, before snapping) of `width` pixels: the line
/// moved by half the width to both sides along its minor axis. A diagonal counts as x-major.
pub fn wide_corners(start: [f32; 2], end: [f32; 2], width: f32, snap: impl Fn(f32) -> i32) -> [Position; 4] {
    let delta = [start[0] - end[0], start[1] - end[1]];
    let major = if delta[0].abs() >= delta[1].abs() { 0 } else { 1 };
    let minor = 1 - major;
    let slope = delta[minor] / delta[major];
    let from_centre = |v: f32| v - v.floor() - 0.5;
    let start_at = [from_centre(start[major]), from_centre(start[minor])];
    let mut end_at = [from_centre(end[major]), from_centre(end[minor])];
    if end_at[1] == -0.5 && delta[minor] < 0.0 {
        // On the border of two pixels, coming from the upper or left one.
        end_at[1] = 0.5;
    }
    // Ties at a pixel centre go the other way for y-major lines: the same rules in mirrored axes.
    let mirror = if major == 0 { 1.0 } else { -1.0 };
    let [dm, dn] = [delta[major] * mirror, delta[minor] * mirror];
    let not_negative = |v: f32| v >= 0.0;
    let in_diamond = |at: [f32; 2]| at[0].abs() + at[1].abs() < 0.5;
    let fraction = |v: f32| v - v.floor();
    let [a1, b1] = [start_at[0] * mirror, start_at[1] * mirror];
    let [a2, b2] = [end_at[0] * mirror, end_at[1] * mirror];
    let draws_start = if in_diamond(start_at) {
        true
    } else if not_negative(a1) == not_negative(-dm) {
        false
    } else if not_negative(-b1) != not_negative(dn) {
        true
    } else {
        let crossing = fraction(start[minor]) + start_at[0] * slope;
        crossing < 1.0 && crossing > 0.0
    };
    let draws_end = if in_diamond(end_at) || not_negative(a2) != not_negative(-dm) {
        false
    } else if not_negative(-b2) == not_negative(dn) {
        true
    } else {
        let crossing = fraction(end[minor]) + end_at[0] * slope;
        crossing < 1.0 && (crossing > 0.0 || (major == 1 && crossing == 0.0))
    };
    // What the parallelogram would do by itself.
    let covers_start = not_negative(-a1) != not_negative(dm);
    let covers_end = not_negative(a2) == not_negative(-dm) || a2 == 0.0;
    let edge = if delta[major] < 0.0 { -0.5 } else { 0.5 };
    let corner = |vertex: [f32; 2], at: f32, moves: bool, across: i32| {
        let along = if moves { edge - at } else { 0.0 };
        let offset = [along, along * slope];
        let place = |axis: usize, offset: f32| snap(vertex[axis] + offset - 0.5) + UNITS / 2;
        let mut place = [place(major, offset[0]), place(minor, offset[1]) + across];
        if major == 1 {
            place.swap(0, 1);
        }
        Position { x: place[0], y: place[1] }
    };
    let half = (width.max(1.0).round() as i32).clamp(1, 8192) * UNITS / 2;
    let (start_moves, end_moves) = (draws_start != covers_start, draws_end != covers_end);
    [
        corner(start, start_at[0], start_moves, -half),
        corner(end, end_at[0], end_moves, -half),
        corner(end, end_at[0], end_moves, half),
        corner(start, start_at[0], start_moves, half),
    ]
}

/// A line turned so that it runs along its first axis, with the pixel location moved to multiples of [`UNITS`].
#[derive(Clone, Copy)]
struct Along {
    x0: i64,
    y0: i64,
    x1: i64,
    y1: i64,
    /// Axes were exchanged: columns are rows of the screen.
    swapped: bool,
    diamond: Diamond,
}

impl Along {
    /// Row of the pixel (at its location, a multiple of [`UNITS`]) that the line passes in column `column`:
    /// all rows within `half` of the line, upper or left end inclusive.
    fn rows(&self, column: i64, half: i64) -> (i64, i64) {
        let unit = i64::from(UNITS);
        let mut dx = self.x1 - self.x0;
        let mut numerator = self.y0 * dx + (column * unit - self.x0) * (self.y1 - self.y0);
        if dx < 0 {
            dx = -dx;
            numerator = -numerator;
        }
        (ceil_div(numerator - half * dx, unit * dx), ceil_div(numerator + half * dx, unit * dx))
    }

    fn row(&self, column: i64) -> i64 {
        self.rows(column, i64::from(UNITS) / 2).0
    }

    /// True when (`x`, `y`) lies in the diamond of the pixel at (`column`, `row`). The rule is given in screen directions,
    /// y down.
    fn in_diamond(&self, x: i64, y: i64, column: i64, row: i64) -> bool {
        let unit = i64::from(UNITS);
        let (mut dx, mut dy) = (x - column * unit, y - row * unit);
        if self.swapped {
            std::mem::swap(&mut dx, &mut dy);
        }
        let distance = dx.abs() + dy.abs();
        let half = unit / 2;
        if distance != half {
            return distance < half;
        }
        match self.diamond {
            Diamond::Dx10 if dy == 0 => self.swapped && dx > 0,
            Diamond::Dx10 => dy > 0,
            Diamond::Legacy => {
                let (run, rise) = (self.x1 - self.x0, self.y1 - self.y0);
                let (falls, rises) = (run == rise, run == -rise);
                match (dx.signum(), dy.signum()) {
                    (0, 1) => true,
                    (1, 0) => !falls,
                    (-1, 0 | 1) => falls,
                    (1, 1) => rises,
                    _ => false,
                }
            }
        }
    }
}

/// Quotient rounded up; `divisor` is positive.
fn ceil_div(value: i64, divisor: i64) -> i64 {
    -((-value).div_euclid(divisor))
}

impl Line {
    /// Columns (rows of y-major lines) inside `clip` that the line passes.
    pub fn columns_within(&self, clip: PixelRect) -> u64 {
        let (dx, dy) = (self.end.x - self.start.x, self.end.y - self.start.y);
        let (from, to, low, high) = if dx.abs() < dy.abs() {
            (self.start.y, self.end.y, clip.y0, clip.y1)
        } else {
            (self.start.x, self.end.x, clip.x0, clip.x1)
        };
        let (first, last) = (from.min(to).div_euclid(UNITS), from.max(to).div_euclid(UNITS) + 1);
        (last.min(high) - first.max(low)).max(0) as u64
    }

    /// Walks the covered subspans. `location` is the pixel location in the pixel. Returns the number of pixels
    /// produced along the line, before clipping and stipple.
    ///
    /// # Errors
    /// Whatever the sink says.
    pub fn walk(
        &self,
        location: Position,
        clip: PixelRect,
        grid: &SampleGrid,
        stipple: Option<&LineStipple>,
        sink: &mut impl FnMut(Subspan) -> Result<(), Stop>,
    ) -> Result<u32, Stop> {
        let (dx, dy) = (self.end.x - self.start.x, self.end.y - self.start.y);
        if (dx == 0 && dy == 0) || clip.is_empty() {
            return Ok(0);
        }
        // A diagonal counts as x-major.
        let swapped = dx.abs() < dy.abs();
        let turn = |p: Position| {
            let (x, y) = (i64::from(p.x - location.x), i64::from(p.y - location.y));
            if swapped { (y, x) } else { (x, y) }
        };
        let ((x0, y0), (x1, y1)) = (turn(self.start), turn(self.end));
        let along = Along { x0, y0, x1, y1, swapped, diamond: self.diamond };
        let (first, last) = self.columns(&along);
        let Some((first, last)) = first.zip(last) else { return Ok(0) };
        let forward = x1 > x0;
        let produced = (last - first).unsigned_abs().min(1 << 20) as u32 + 1;
        let half = i64::from(self.width.max(UNITS)) / 2;
        let (low, high) = if forward { (first, last) } else { (last, first) };
        if low > high {
            return Ok(0);
        }
        let (clip_low, clip_high, row_low, row_high) =
            if swapped { (clip.y0, clip.y1, clip.x0, clip.x1) } else { (clip.x0, clip.x1, clip.y0, clip.y1) };
        let from = low.max(i64::from(clip_low));
        let to = high.min(i64::from(clip_high) - 1);
        let span = |column: i64| -> (i64, i64) {
            if column < from || column > to {
                return (0, 0);
            }
            let step = if forward { column - first } else { first - column } as u32;
            if stipple.is_some_and(|stipple| !stipple.is_lit(step)) {
                return (0, 0);
            }
            let (start, end) = along.rows(column, half);
            (start.max(i64::from(row_low)), end.min(i64::from(row_high)))
        };
        let lit = grid.single_mask & grid.sample_mask;
        let mut pair = from & !1;
        while pair <= to {
            let spans = [span(pair), span(pair + 1)];
            let start = spans.iter().filter(|s| s.0 < s.1).map(|s| s.0).min();
            let end = spans.iter().filter(|s| s.0 < s.1).map(|s| s.1).max();
            if let Some((start, end)) = start.zip(end) {
                let mut row = start & !1;
                while row < end {
                    let mut coverage = [0u16; 4];
                    for (across, span) in spans.iter().enumerate() {
                        for down in 0..2 {
                            if (span.0..span.1).contains(&(row + down as i64)) {
                                coverage[if swapped { across * 2 + down } else { down * 2 + across }] = lit;
                            }
                        }
                    }
                    if coverage != [0; 4] {
                        let (x, y) = if swapped { (row, pair) } else { (pair, row) };
                        sink(Subspan { x: x as u16, y: y as u16, coverage })?;
                    }
                    row += 2;
                }
            }
            pair += 2;
        }
        Ok(produced)
    }

    /// First and last column that the line lights, in its direction of travel.
    fn columns(&self, along: &Along) -> (Option<i64>, Option<i64>) {
        let unit = i64::from(UNITS);
        let nearest = |v: i64| (v + unit / 2).div_euclid(unit);
        let forward = along.x1 > along.x0;
        let step = if forward { 1 } else { -1 };
        // Columns whose pixel location the line passes, the start included and the end not.
        let (mut first, mut last) = if forward {
            (ceil_div(along.x0, unit), ceil_div(along.x1, unit) - 1)
        } else {
            (along.x0.div_euclid(unit), along.x1.div_euclid(unit) + 1)
        };
        // A line that starts in a diamond past its pixel location leaves that diamond too.
        let cell = nearest_in_diamond(along, along.x0, along.y0, nearest(along.x0));
        if let Some((column, _)) = cell
            && (first - column) * step == 1
        {
            first = column;
        }
        // It does not leave the diamond that it ends in.
        if let Some((column, row)) = nearest_in_diamond(along, along.x1, along.y1, nearest(along.x1)) {
            let ends_in_last = column == last && (column == first || row == along.row(column));
            if self.last_pixel {
                last = if (column - last) * step > 0 { column } else { last };
            } else if ends_in_last {
                last -= step;
            }
        }
        if (last - first) * step < 0 { (None, None) } else { (Some(first), Some(last)) }
    }
}

/// The pixel whose diamond holds (`x`, `y`): at most one does.
fn nearest_in_diamond(along: &Along, x: i64, y: i64, near_column: i64) -> Option<(i64, i64)> {
    let unit = i64::from(UNITS);
    let near_row = (y + unit / 2).div_euclid(unit);
    for column in near_column - 1..=near_column + 1 {
        for row in near_row - 1..=near_row + 1 {
            if along.in_diamond(x, y, column, row) {
                return Some((column, row));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests;
