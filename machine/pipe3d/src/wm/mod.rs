//! WM: finds the pixels and samples of each object.
//!
//! State in    3DSTATE_WM, _RASTER, _SF (line width, precision), _MULTISAMPLE, _SAMPLE_PATTERN, _SAMPLE_MASK,
//!             _DRAWING_RECTANGLE, SCISSOR_RECT, SF_CLIP_VIEWPORT extents, stipples
//! Items in    ScreenObject (from SF)      Items out  Block (to early depth/stencil and PSD)
//! Source      [skl.7:Windower (WM) Unit] [skl.7:Polygon (Triangle and Rectangle) Rasterization]
//! Deviations  lines with a width end by the diamond-exit rule too, see `line.rs`; no conservative rasterization;
//!             Unverified: the figure of the second point rasterization rule is lost, its name says upper right;
//!             coverage of anti-aliased lines falls linearly over one pixel: the region widths of 3DSTATE_WM and the
//!             slopes and biases of 3DSTATE_AA_LINE_PARAMETERS are not used

pub mod block;
mod clips;
pub mod coverage;
pub mod line;
pub mod plane;
pub mod samples;

use crate::bound::Bound;
use crate::item::{ObjectKind, ScreenObject, ScreenVertex};
use block::{Block, place};
use clips::clips;
use coverage::{PixelRect, Polygon, Position, Subspan, UNITS};
use line::{Diamond, Line, LineStipple};
use memory::AddressSpace;
use plane::Planes;
use probe::{Context, Stop};
use samples::Samples;

/// Viewports of a draw. [skl.7:SF_CLIP_VIEWPORT]
pub const VIEWPORTS: usize = 16;

/// What one draw uses of WM.
#[derive(Clone, Debug)]
pub struct Wm {
    /// Samples of a pixel and how they are rasterized.
    pub samples: Samples,
    /// Pixels that a viewport may touch.
    clips: [PixelRect; VIEWPORTS],
    /// Width of lines in 1/256 pixel, as programmed.
    line_width: i32,
    /// Lines are anti-aliased.
    line_antialiasing: bool,
    last_pixel: bool,
    diamond: Diamond,
    line_stipple: Option<LineStipple>,
    polygon_stipple: Option<[u32; 32]>,
    stipple_offset: (u32, u32),
    /// Points are discs.
    round_points: bool,
    /// One where points own the samples on their right edge, zero where on their left one.
    right_edge: i32,
    /// Low bits of a position that snapping drops.
    snap_mask: i32,
    /// Added to positions, in pixels.
    offset_px: f32,
}

/// One object as WM sees it after snapping.
#[derive(Clone, Copy, Debug)]
pub struct Geometry {
    /// Interpolation.
    pub planes: Planes,
    shape: Shape,
    /// Anti-aliased line or point: coverage varies over its pixels.
    pub smooth: Option<Smooth>,
}

impl Geometry {
    /// Pixels that it may touch; none for lines, whose pixels are counted from one end to the other.
    pub fn bounds(&self) -> Option<PixelRect> {
        match &self.shape {
            Shape::Polygon(polygon) | Shape::Disc { square: polygon, .. } => Some(polygon.bounds()),
            Shape::Line(_) => None,
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Shape {
    Polygon(Polygon),
    /// The samples of a square that lie within a radius of its centre.
    Disc {
        square: Polygon,
        centre: Position,
        radius: i32,
    },
    Line(Line),
}

/// Distances that give the coverage of an anti-aliased line or point.
/// [skl.7:Coverage Values for Anti-Aliased Lines]
#[derive(Clone, Copy, Debug)]
pub enum Smooth {
    /// A rectangle along the line, with a ramp of one pixel at each edge.
    Line {
        /// Vertex 0, in pixels.
        start: [f32; 2],
        /// Unit vector along the line.
        direction: [f32; 2],
        /// Length in pixels.
        length: f32,
        /// Half of the line width in pixels.
        half_width: f32,
    },
    /// A disc, with a ramp of one pixel at its rim.
    Point {
        /// Centre in pixels.
        centre: [f32; 2],
        /// Radius in pixels.
        radius: f32,
    },
}

impl Smooth {
    /// Coverage of the pixel whose location is at (`x`, `y`) in pixels.
    pub fn coverage(&self, x: f32, y: f32) -> f32 {
        match *self {
            Smooth::Line { start, direction, length, half_width } => {
                let (dx, dy) = (x - start[0], y - start[1]);
                let along = dx * direction[0] + dy * direction[1];
                let across = (dy * direction[0] - dx * direction[1]).abs();
                let side = (half_width + 0.5 - across).clamp(0.0, 1.0);
                let begin = (along + 0.5).clamp(0.0, 1.0);
                let end = (length + 0.5 - along).clamp(0.0, 1.0);
                side * begin * end
            }
            Smooth::Point { centre, radius } => {
                let (dx, dy) = (x - centre[0], y - centre[1]);
                (radius + 0.5 - (dx * dx + dy * dy).sqrt()).clamp(0.0, 1.0)
            }
        }
    }
}

/// Rounds pixels to 1/256 pixel, ties to even, and clamps to what SF can represent.
fn snap(value: f32, mask: i32) -> i32 {
    const MOST_PX: f32 = 32767.0;
    // NaN became zero: such objects are dropped by SF.
    let clamped = if value.is_nan() { 0.0 } else { value.clamp(-MOST_PX - 1.0, MOST_PX) };
    if mask == 0 {
        (f64::from(clamped) * f64::from(UNITS)).round_ties_even() as i32
    } else {
        let step = mask + 1;
        (f64::from(clamped) * f64::from(UNITS / step)).round_ties_even() as i32 * step
    }
}

impl Wm {
    /// Follows the pointers of a draw.
    ///
    /// # Errors
    /// A page fault when a state structure is not mapped.
    pub fn resolve(bound: &Bound, space: &AddressSpace, cx: &Context) -> Result<Wm, Stop> {
        let wm = &bound.wm;
        let samples = Samples::resolve(bound, cx);
        if bound.raster.conservative_rasterization_enable {
            cx.gap("B093", "conservative rasterization");
        }
        let topology_line = bound.sf.line_width;
        let stipple = &bound.line_stipple;
        let snap_mask = if bound.sf.vertex_sub_pixel_precision_select
            == hw::State3dSf::VERTEX_SUB_PIXEL_PRECISION_SELECT_4_BIT
        {
            15
        } else {
            0
        };
        Ok(Wm {
            samples,
            clips: clips(bound, space, cx)?,
            line_width: (topology_line * UNITS as f32) as i32,
            line_antialiasing: bound.raster.antialiasing_enable && topology_line > 0.0,
            last_pixel: bound.sf.last_pixel_enable,
            // Only lines without a width have two rules.
            diamond: if wm.legacy_diamond_line_rasterization && topology_line == 0.0 {
                Diamond::Legacy
            } else {
                Diamond::Dx10
            },
            line_stipple: wm.line_stipple_enable.then(|| LineStipple {
                pattern: stipple.line_stipple_pattern as u16,
                repeat: stipple.line_stipple_repeat_count.max(1),
                counter: 0,
            }),
            polygon_stipple: wm.polygon_stipple_enable.then_some(bound.poly_stipple_pattern.pattern_row),
            stipple_offset: (
                bound.poly_stipple_offset.polygon_stipple_x_offset,
                bound.poly_stipple_offset.polygon_stipple_y_offset,
            ),
            right_edge: i32::from(
                bound.wm.point_rasterization_rule
                    == hw::State3dWm::POINT_RASTERIZATION_RULE_RASTRULE_UPPER_RIGHT,
            ),
            round_points: bound.sf.smooth_point_enable || bound.raster.smooth_point_enable,
            snap_mask,
            offset_px: if samples.offsets_positions { 0.5 } else { 0.0 },
        })
    }

    /// Another draw of the same state.
    pub fn begin_draw(&mut self) {
        if let Some(stipple) = &mut self.line_stipple {
            stipple.counter = 0;
        }
    }

    /// True when no object of this draw can reach a pixel.
    pub fn is_empty(&self) -> bool {
        self.samples.grid.sample_mask == 0 || self.clips.iter().all(|clip| clip.is_empty())
    }

    /// Pixels that objects of `viewport` may touch.
    pub fn clip(&self, viewport: u32) -> PixelRect {
        self.clips[(viewport as usize).min(VIEWPORTS - 1)]
    }

    /// Keeps objects of `viewport` to these pixels.
    pub fn set_clip(&mut self, viewport: u32, clip: PixelRect) {
        self.clips[(viewport as usize).min(VIEWPORTS - 1)] = clip;
    }

    fn position(&self, vertex: &ScreenVertex) -> Position {
        let [x, y] = [vertex.x_px, vertex.y_px].map(|px| snap(px + self.offset_px, self.snap_mask));
        Position { x, y }
    }

    /// Snaps an object and sets up its planes. `None` when it has no extent.
    pub fn setup(&self, object: &ScreenObject) -> Option<Geometry> {
        let v = &object.vertices;
        let mut geometry = match object.kind {
            ObjectKind::Point => self.point(object),
            ObjectKind::Line => self.line(object)?,
            ObjectKind::Triangle => {
                let p = [self.position(&v[0]), self.position(&v[1]), self.position(&v[2])];
                let planes = Planes::triangle(p, v.map(|v| v.z), v.map(|v| v.inverse_w))?;
                let polygon = Polygon::new(&p)?;
                Geometry { planes, shape: Shape::Polygon(polygon), smooth: None }
            }
            ObjectKind::Rectangle => {
                let p = [self.position(&v[0]), self.position(&v[1]), self.position(&v[2])];
                let planes = Planes::triangle(p, v.map(|v| v.z), v.map(|v| v.inverse_w))?;
                let fourth = Position { x: p[0].x - p[1].x + p[2].x, y: p[0].y - p[1].y + p[2].y };
                let polygon = Polygon::new(&[p[0], p[1], p[2], fourth])?;
                Geometry { planes, shape: Shape::Polygon(polygon), smooth: None }
            }
        };
        if object.depth_offset != 0.0 {
            geometry.planes.add_depth(object.depth_offset);
        }
        Some(geometry)
    }

    fn point(&self, object: &ScreenObject) -> Geometry {
        let vertex = &object.vertices[0];
        let centre = self.position(vertex);
        let width = snap(object.point_width_px.clamp(0.125, 8191.0), 0).max(1);
        // Anti-aliased discs are half a pixel larger on every side.
        let smooth = self.round_points && !self.samples.pattern;
        let grow = if smooth { UNITS / 2 } else { 0 };
        let corner = Position { x: centre.x - width / 2, y: centre.y - width / 2 };
        let planes = Planes::point(corner, width, vertex.z, vertex.inverse_w);
        let at = |x: i32, y: i32| Position { x: corner.x + x, y: corner.y + y };
        let (low, high) = (-grow, width + grow);
        // Samples on the left edge belong to the square and those on the right one do not; by the other rule it is the
        // other way round, which is the square one unit further right.
        let (left, right) = (low + self.right_edge, high + self.right_edge);
        let corners = [at(left, low), at(right, low), at(right, high), at(left, high)];
        let Some(square) = Polygon::new(&corners) else {
            let nothing =
                Line { start: centre, end: centre, width: 0, last_pixel: false, diamond: self.diamond };
            return Geometry { planes, shape: Shape::Line(nothing), smooth: None };
        };
        let shape = if self.round_points && !smooth {
            Shape::Disc { square, centre, radius: width / 2 }
        } else {
            Shape::Polygon(square)
        };
        let px = 1.0 / UNITS as f32;
        let smooth = smooth.then_some(Smooth::Point {
            centre: [centre.x as f32 * px, centre.y as f32 * px],
            radius: width as f32 * px / 2.0,
        });
        Geometry { planes, shape, smooth }
    }

    fn line(&self, object: &ScreenObject) -> Option<Geometry> {
        let v = &object.vertices;
        let p = [self.position(&v[0]), self.position(&v[1])];
        if p[0] == p[1] {
            return None;
        }
        let (z, inverse_w) = ([v[0].z, v[1].z], [v[0].inverse_w, v[1].inverse_w]);
        let smooth = self.line_antialiasing && !self.samples.pattern;
        if !self.samples.multisample_on && !smooth {
            let width = self.line_width.max(UNITS);
            if self.line_width > 0 && self.line_stipple.is_none() && !self.last_pixel {
                let ends = [[v[0].x_px, v[0].y_px], [v[1].x_px, v[1].y_px]];
                let ends = ends.map(|end| end.map(|px| px + self.offset_px));
                let width_px = self.line_width as f32 / UNITS as f32;
                let corners =
                    line::wide_corners(ends[0], ends[1], width_px, |value| snap(value, self.snap_mask));
                return Some(Geometry {
                    planes: Planes::line(p, z, inverse_w, false),
                    shape: Shape::Polygon(Polygon::new(&corners)?),
                    smooth: None,
                });
            }
            return Some(Geometry {
                planes: Planes::line(p, z, inverse_w, false),
                shape: Shape::Line(Line {
                    start: p[0],
                    end: p[1],
                    width,
                    last_pixel: self.last_pixel,
                    diamond: self.diamond,
                }),
                smooth: None,
            });
        }
        // A rectangle along the line; anti-aliased ones are half a pixel larger on every side.
        let (dx, dy) = (f64::from(p[1].x - p[0].x), f64::from(p[1].y - p[0].y));
        let length = (dx * dx + dy * dy).sqrt();
        let (ux, uy) = (dx / length, dy / length);
        let grow = if smooth { f64::from(UNITS) / 2.0 } else { 0.0 };
        let half = f64::from(self.line_width.max(if smooth { 1 } else { UNITS })) / 2.0 + grow;
        let corner = |end: Position, along: f64, across: f64| Position {
            x: end.x + (ux * along - uy * across).round_ties_even() as i32,
            y: end.y + (uy * along + ux * across).round_ties_even() as i32,
        };
        let corners = [
            corner(p[0], -grow, -half),
            corner(p[1], grow, -half),
            corner(p[1], grow, half),
            corner(p[0], -grow, half),
        ];
        let px = 1.0 / UNITS as f32;
        Some(Geometry {
            planes: Planes::line(p, z, inverse_w, true),
            shape: Shape::Polygon(Polygon::new(&corners)?),
            smooth: smooth.then(|| Smooth::Line {
                start: [p[0].x as f32 * px, p[0].y as f32 * px],
                direction: [ux as f32, uy as f32],
                length: length as f32 * px,
                half_width: self.line_width as f32 * px / 2.0,
            }),
        })
    }

    /// Blocks of 8x8 pixels that [`Wm::rasterize`] visits for an object, for every sample position.
    pub fn blocks(&self, geometry: &Geometry, viewport: u32) -> u64 {
        let clip = self.clip(viewport);
        let polygon = match &geometry.shape {
            Shape::Polygon(polygon) | Shape::Disc { square: polygon, .. } => polygon,
            Shape::Line(line) => return line.columns_within(clip) / 4 + 1,
        };
        let area = polygon.bounds().intersect(clip);
        if area.is_empty() {
            return 0;
        }
        let blocks = |from: i32, to: i32| (((to - 1) >> 3) - (from >> 3) + 1) as u64;
        blocks(area.x0, area.x1) * blocks(area.y0, area.y1) * self.samples.grid.count.max(1) as u64
    }

    /// The pixels that an object covers, when they are a rectangle and have one sample.
    pub fn rectangle(&self, geometry: &Geometry, object: &ScreenObject) -> Option<PixelRect> {
        let Shape::Polygon(polygon) = &geometry.shape else { return None };
        let grid = &self.samples.grid;
        let is_plain = grid.samples() == 1
            && self.samples.count_log2 == 0
            && geometry.smooth.is_none()
            && !(object.polygon_stipple && self.polygon_stipple.is_some());
        let rect = polygon.rectangle(*grid.positions().first()?).filter(|_| is_plain)?;
        Some(rect.intersect(self.clip(object.viewport_index)))
    }

    /// Number of samples of an object that [`Wm::rasterize`] would light.
    ///
    /// # Errors
    /// None; lines and stipples are rasterized to be counted.
    pub fn count_samples(&mut self, geometry: &Geometry, object: &ScreenObject) -> Result<u64, Stop> {
        if let Shape::Polygon(polygon) = &geometry.shape
            && !(object.polygon_stipple && self.polygon_stipple.is_some())
        {
            return polygon.count(self.clip(object.viewport_index), &self.samples.grid);
        }
        let mut count = 0;
        self.rasterize(geometry, object, &mut |block: &mut Block| {
            count += block.count();
            Ok(())
        })?;
        Ok(count)
    }

    /// Finds the blocks of an object in which something is lit.
    ///
    /// # Errors
    /// Whatever the sink says.
    pub fn rasterize(
        &mut self,
        geometry: &Geometry,
        object: &ScreenObject,
        sink: &mut impl FnMut(&mut Block) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let clip = self.clip(object.viewport_index);
        if clip.is_empty() {
            return Ok(());
        }
        let grid = self.samples.grid;
        match &geometry.shape {
            Shape::Polygon(polygon) => match self.polygon_stipple.filter(|_| object.polygon_stipple) {
                None => polygon.walk(clip, &grid, sink),
                Some(pattern) => polygon.walk(clip, &grid, &mut |block: &mut Block| {
                    stipple(block, &pattern, self.stipple_offset);
                    if block.any() == 0 { Ok(()) } else { sink(block) }
                }),
            },
            Shape::Disc { square, centre, radius } => square.walk(clip, &grid, &mut |block: &mut Block| {
                cut_disc(block, grid.positions(), *centre, *radius);
                if block.any() == 0 { Ok(()) } else { sink(block) }
            }),
            Shape::Line(line) => {
                if let Some(stipple) = &mut self.line_stipple
                    && !object.continue_line_stipple
                {
                    stipple.counter = 0;
                }
                let location = self.samples.pixel_location;
                let samples = grid.samples();
                let produced =
                    line.walk(location, clip, &grid, self.line_stipple.as_ref(), &mut |subspan: Subspan| {
                        sink(&mut Block::of(&subspan, samples))
                    })?;
                if let Some(stipple) = &mut self.line_stipple {
                    stipple.counter = stipple.counter.wrapping_add(produced);
                }
                Ok(())
            }
        }
    }
}

/// Discards pixels by the polygon stipple pattern. [skl.7:Polygon Stipple]
fn stipple(block: &mut Block, pattern: &[u32; 32], offset: (u32, u32)) {
    let mut lit = 0;
    for bit in 0..64 {
        let (column, row) = place(bit);
        let (x, y) = (block.x + column + offset.0, block.y + row + offset.1);
        lit |= u64::from(pattern[(y & 31) as usize] >> (31 - (x & 31)) & 1) << bit;
    }
    block.masks_mut().iter_mut().for_each(|mask| *mask &= lit);
}

/// Keeps the samples within a radius. [skl.7:Multisample Point Rasterization]
fn cut_disc(block: &mut Block, positions: &[Position], centre: Position, radius: i32) {
    let (x, y) = (block.x as i32, block.y as i32);
    for (mask, offset) in block.masks_mut().iter_mut().zip(positions) {
        let covered = *mask;
        for bit in (0..64).filter(|bit| covered >> bit & 1 != 0) {
            let (column, row) = place(bit);
            let dx = i64::from((x + column as i32) * UNITS + offset.x - centre.x);
            let dy = i64::from((y + row as i32) * UNITS + offset.y - centre.y);
            if dx * dx + dy * dy > i64::from(radius) * i64::from(radius) {
                *mask &= !(1 << bit);
            }
        }
    }
}
