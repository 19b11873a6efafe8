//! WM: how many samples a pixel has, where they lie, and whether rasterization looks at them.
//!
//! Source: [skl.7:Multisampling], [skl.7:Rasterization Modes], [mesa:gen9 3DSTATE_SAMPLE_PATTERN].

use super::coverage::{Position, SampleGrid, UNITS};
use crate::bound::Bound;
use probe::Context;

/// Multisample state of a draw.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    /// Samples of a pixel of the targets, as a power of two.
    pub count_log2: u32,
    /// What rasterization evaluates.
    pub grid: SampleGrid,
    /// Positions of the samples of the targets in the pixel.
    pub positions: [Position; 16],
    /// Coverage is found for each sample (the *_PATTERN modes), else once at the pixel location.
    pub pattern: bool,
    /// One of the ON_* modes: lines are rectangles.
    pub multisample_on: bool,
    /// Rasterization has its own sample count; the targets are written once a pixel.
    pub forced: bool,
    /// The pixel location: centre or upper left corner.
    pub pixel_location: Position,
    /// Half a pixel is added to positions, as their origin is that of upper left corners.
    /// [skl.7:SF_INT::Pixel Position Offset]
    pub offsets_positions: bool,
}

impl Samples {
    /// Number of samples of the targets.
    pub fn count(&self) -> usize {
        1 << self.count_log2
    }

    /// Mask of all samples of the targets.
    pub fn all(&self) -> u16 {
        all_samples(self.count_log2)
    }

    /// Where centroid interpolation happens: the pixel location when all samples are covered, else the first one.
    pub fn centroid(&self, coverage: u16) -> Position {
        let coverage = coverage & self.all();
        if !self.pattern || coverage == self.all() || coverage == 0 {
            self.pixel_location
        } else {
            self.positions[coverage.trailing_zeros() as usize & 15]
        }
    }

    /// Works the state of a draw out.
    pub fn resolve(bound: &Bound, cx: &Context) -> Samples {
        let raster = &bound.raster;
        let count_log2 = bound.multisample.number_of_multisamples.min(4);
        let forced_field = raster.forced_sample_count;
        let forced = forced_field != 0;
        let raster_log2 = if forced { (forced_field - 1).min(4) } else { count_log2 };
        let enable = raster.dx_multisample_rasterization_enable;
        // OFF_PIXEL 0, OFF_PATTERN 1, ON_PIXEL 2, ON_PATTERN 3.
        let mode = if raster.force_multisampling != 0 {
            raster.dx_multisample_rasterization_mode
        } else {
            match (raster.api_mode, raster_log2 > 0, enable) {
                (0, true, true) => 3,
                (0, ..) => 0,
                (_, false, false) => 0,
                (_, false, true) => 2,
                (1, true, false) => 0,
                (_, true, false) => 1,
                (_, true, true) => 3,
            }
        };
        let pattern = mode & 1 != 0 && raster_log2 > 0;
        if forced && raster_log2 != count_log2 {
            cx.gap("B097", "rasterization independent of the render target's samples");
        }
        let centre = Position { x: UNITS / 2, y: UNITS / 2 };
        let location = &bound.multisample;
        let corner = location.pixel_location == hw::State3dMultisample::PIXEL_LOCATION_UL_CORNER;
        let offsets_positions = corner && location.pixel_position_offset_enable && count_log2 > 0;
        let pixel_location = if corner && !offsets_positions { Position::default() } else { centre };
        let positions = positions(&bound.sample_pattern, count_log2);
        let mut offsets = [pixel_location; 16];
        let mut count = 1;
        if pattern {
            offsets = positions;
            count = 1 << raster_log2.min(count_log2);
        }
        let all = all_samples(count_log2);
        Samples {
            count_log2,
            grid: SampleGrid {
                offsets,
                count,
                single_mask: all,
                sample_mask: all & bound.sample_mask.sample_mask as u16,
            },
            positions,
            pattern,
            multisample_on: mode & 2 != 0,
            forced,
            pixel_location,
            offsets_positions,
        }
    }
}

/// Mask of `2^log2` samples.
pub fn all_samples(log2: u32) -> u16 {
    match log2 {
        0 => 1,
        1 => 3,
        2 => 0xf,
        3 => 0xff,
        _ => 0xffff,
    }
}

macro_rules! pattern {
    ($state:expr, $($x:ident $y:ident),*) => {
        &[$(($state.$x, $state.$y)),*]
    };
}

/// Sample positions of one sample count, in 1/256 pixel.
fn positions(state: &hw::State3dSamplePattern, count_log2: u32) -> [Position; 16] {
    let list: &[(f32, f32)] = match count_log2 {
        0 => pattern!(state, _1x_sample0_x_offset _1x_sample0_y_offset),
        1 => pattern!(state,
            _2x_sample0_x_offset _2x_sample0_y_offset, _2x_sample1_x_offset _2x_sample1_y_offset),
        2 => pattern!(state,
            _4x_sample0_x_offset _4x_sample0_y_offset, _4x_sample1_x_offset _4x_sample1_y_offset,
            _4x_sample2_x_offset _4x_sample2_y_offset, _4x_sample3_x_offset _4x_sample3_y_offset),
        3 => pattern!(state,
            _8x_sample0_x_offset _8x_sample0_y_offset, _8x_sample1_x_offset _8x_sample1_y_offset,
            _8x_sample2_x_offset _8x_sample2_y_offset, _8x_sample3_x_offset _8x_sample3_y_offset,
            _8x_sample4_x_offset _8x_sample4_y_offset, _8x_sample5_x_offset _8x_sample5_y_offset,
            _8x_sample6_x_offset _8x_sample6_y_offset, _8x_sample7_x_offset _8x_sample7_y_offset),
        _ => pattern!(state,
            _16x_sample0_x_offset _16x_sample0_y_offset, _16x_sample1_x_offset _16x_sample1_y_offset,
            _16x_sample2_x_offset _16x_sample2_y_offset, _16x_sample3_x_offset _16x_sample3_y_offset,
            _16x_sample4_x_offset _16x_sample4_y_offset, _16x_sample5_x_offset _16x_sample5_y_offset,
            _16x_sample6_x_offset _16x_sample6_y_offset, _16x_sample7_x_offset _16x_sample7_y_offset,
            _16x_sample8_x_offset _16x_sample8_y_offset, _16x_sample9_x_offset _16x_sample9_y_offset,
            _16x_sample10_x_offset _16x_sample10_y_offset, _16x_sample11_x_offset _16x_sample11_y_offset,
            _16x_sample12_x_offset _16x_sample12_y_offset, _16x_sample13_x_offset _16x_sample13_y_offset,
            _16x_sample14_x_offset _16x_sample14_y_offset, _16x_sample15_x_offset _16x_sample15_y_offset),
    };
    let mut positions = [Position { x: UNITS / 2, y: UNITS / 2 }; 16];
    for (position, &(x, y)) in positions.iter_mut().zip(list) {
        *position = Position { x: (x * UNITS as f32) as i32, y: (y * UNITS as f32) as i32 };
    }
    positions
}
