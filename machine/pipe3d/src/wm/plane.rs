//! WM: interpolation over an object: barycentrics, depth, w.
//!
//! Source: [skl.7:Attribute Interpolation], [skl.7:PS Thread Payload for Normal Dispatch].
//!
//! Every kind of object has two linear parameters: for triangles the barycentrics of vertex 1 and 2, for lines the way
//! from vertex 0 to 1 (and zero), for points the way across and down the square. They are evaluated exactly at snapped
//! positions, in 64-bit floats; only results are rounded to 32 bits.

use super::coverage::{Position, UNITS};
use crate::simd::{Doubles, ROW, Row};

/// The parameters of one object as planes in screen space.
#[derive(Clone, Copy, Debug, Default)]
pub struct Planes {
    /// Where both parameters are zero (or the origin of the plane equation).
    pub origin: Position,
    /// Change of parameter 1 with x and y, for 1/256 pixel.
    pub first: [f64; 2],
    /// The same for parameter 2.
    pub second: [f64; 2],
    /// 1/w at vertex 0, and what parameters 1 and 2 add to it.
    pub inverse_w: [f64; 3],
    /// Depth at vertex 0, and what parameters 1 and 2 add to it.
    pub z: [f64; 3],
    /// 1/w differs between the vertices.
    pub perspective: bool,
}

/// Linear parameters of the pixels of four subspans.
#[derive(Clone, Copy)]
pub struct Linear {
    /// Parameter 1.
    pub first: Doubles,
    /// Parameter 2.
    pub second: Doubles,
}

impl Linear {
    /// Those of arrays.
    pub fn new(first: &[f64; ROW], second: &[f64; ROW]) -> Linear {
        Linear { first: Doubles::load(first), second: Doubles::load(second) }
    }

    /// A function of both.
    #[inline(always)]
    fn each(&self, f: impl Fn([f64; 2]) -> f64) -> Doubles {
        self.first.zip(self.second, |first, second| f([first, second]))
    }

    /// Both parameters as a payload holds them.
    #[inline(always)]
    pub fn round(&self) -> [Row; 2] {
        [self.first.round(), self.second.round()]
    }
}

impl Planes {
    /// Planes of a triangle (or the first three corners of a rectangle). `None` when it has no area.
    pub fn triangle(p: [Position; 3], z: [f32; 3], inverse_w: [f32; 3]) -> Option<Planes> {
        let [x1, y1] = [f64::from(p[1].x - p[0].x), f64::from(p[1].y - p[0].y)];
        let [x2, y2] = [f64::from(p[2].x - p[0].x), f64::from(p[2].y - p[0].y)];
        let area = x1 * y2 - x2 * y1;
        if area == 0.0 {
            return None;
        }
        let mut planes = Planes {
            origin: p[0],
            first: [y2 / area, -x2 / area],
            second: [-y1 / area, x1 / area],
            ..Planes::default()
        };
        planes.set_vertices(z, inverse_w);
        Some(planes)
    }

    /// Planes of a line; parameter 1 runs along the major axis, or along the line itself when `along_line`.
    pub fn line(p: [Position; 2], z: [f32; 2], inverse_w: [f32; 2], along_line: bool) -> Planes {
        let [dx, dy] = [f64::from(p[1].x - p[0].x), f64::from(p[1].y - p[0].y)];
        let first = if along_line {
            let square = (dx * dx + dy * dy).max(1.0);
            [dx / square, dy / square]
        } else if dx.abs() >= dy.abs() {
            [if dx == 0.0 { 0.0 } else { 1.0 / dx }, 0.0]
        } else {
            [0.0, 1.0 / dy]
        };
        let mut planes = Planes { origin: p[0], first, ..Planes::default() };
        planes.set_vertices([z[0], z[1], z[0]], [inverse_w[0], inverse_w[1], inverse_w[0]]);
        planes
    }

    /// Planes of a point: parameter 1 goes from 0 to 1 across the square of `width` units at `corner`, parameter 2 down.
    pub fn point(corner: Position, width: i32, z: f32, inverse_w: f32) -> Planes {
        let step = 1.0 / f64::from(width.max(1));
        let mut planes =
            Planes { origin: corner, first: [step, 0.0], second: [0.0, step], ..Planes::default() };
        planes.set_vertices([z; 3], [inverse_w; 3]);
        planes
    }

    fn set_vertices(&mut self, z: [f32; 3], inverse_w: [f32; 3]) {
        let relative = |v: [f32; 3]| {
            [f64::from(v[0]), f64::from(v[1]) - f64::from(v[0]), f64::from(v[2]) - f64::from(v[0])]
        };
        self.z = relative(z);
        self.inverse_w = relative(inverse_w);
        self.perspective = self.inverse_w[1] != 0.0 || self.inverse_w[2] != 0.0;
    }

    /// Linear parameters at a position.
    #[inline(always)]
    pub fn linear(&self, at: Position) -> [f64; 2] {
        let dx = f64::from(at.x - self.origin.x);
        let dy = f64::from(at.y - self.origin.y);
        [self.first[0] * dx + self.first[1] * dy, self.second[0] * dx + self.second[1] * dy]
    }

    /// Linear parameters of the pixels of four subspans, the first ones of which are evaluated at `at`.
    #[inline(always)]
    pub fn linear_row(&self, at: &[Position; 4]) -> Linear {
        let (mut first, mut second) = ([0.0; 4], [0.0; 4]);
        for (group, &at) in at.iter().enumerate() {
            [first[group], second[group]] = self.linear(at);
        }
        Linear {
            first: Doubles::spread(&first, &self.steps()[0]),
            second: Doubles::spread(&second, &self.steps()[1]),
        }
    }

    /// What each pixel of a subspan adds to the linear parameters of the first.
    #[inline(always)]
    pub fn steps(&self) -> [[f64; 4]; 2] {
        [self.first, self.second].map(|step| {
            let (across, down) = (step[0] * f64::from(UNITS), step[1] * f64::from(UNITS));
            // Adding the negative zero leaves every value as it is.
            [-0.0, across, down, across + down]
        })
    }

    /// Factors of perspective parameters.
    #[inline(always)]
    pub fn scales(&self) -> [f64; 2] {
        [self.inverse_w[0] + self.inverse_w[1], self.inverse_w[0] + self.inverse_w[2]]
    }

    /// Depths of a row.
    #[inline(always)]
    pub fn depth_row(&self, at: &Linear) -> Row {
        at.each(|at| self.wide_depth(at)).round()
    }

    /// w of a row.
    #[inline(always)]
    pub fn w_row(&self, at: &Linear) -> Row {
        at.each(|at| 1.0 / self.inverse_w(at)).round()
    }

    /// Perspective parameters 1 and 2 of a row.
    #[inline(always)]
    pub fn perspective_row(&self, at: &Linear) -> [Row; 2] {
        if !self.perspective {
            return at.round();
        }
        let scale = self.scales();
        let w = at.each(|at| 1.0 / self.inverse_w(at));
        [
            at.first.zip(w, |first, w| scale[0] * first * w).round(),
            at.second.zip(w, |second, w| scale[1] * second * w).round(),
        ]
    }

    /// Depth where the linear parameters are `at`.
    #[inline(always)]
    pub fn depth(&self, at: [f64; 2]) -> f32 {
        self.wide_depth(at) as f32
    }

    #[inline(always)]
    fn wide_depth(&self, at: [f64; 2]) -> f64 {
        self.z[0] + self.z[1] * at[0] + self.z[2] * at[1]
    }

    /// 1/w where the linear parameters are `at`.
    #[inline(always)]
    pub fn inverse_w(&self, at: [f64; 2]) -> f64 {
        self.inverse_w[0] + self.inverse_w[1] * at[0] + self.inverse_w[2] * at[1]
    }

    /// Perspective parameters where the linear ones are `at`.
    #[inline(always)]
    pub fn perspective(&self, at: [f64; 2]) -> [f32; 2] {
        if !self.perspective {
            return [at[0] as f32, at[1] as f32];
        }
        let w = 1.0 / self.inverse_w(at);
        [
            ((self.inverse_w[0] + self.inverse_w[1]) * at[0] * w) as f32,
            ((self.inverse_w[0] + self.inverse_w[2]) * at[1] * w) as f32,
        ]
    }

    /// Adds a bias to the depth of every vertex.
    pub fn add_depth(&mut self, bias: f32) {
        self.z[0] = f64::from(self.z[0] as f32 + bias);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(x: i32, y: i32) -> Position {
        Position { x, y }
    }

    #[test]
    fn parameters_are_one_at_their_own_vertex_and_zero_at_the_others() {
        let corners = [p(100, 200), p(9000, 700), p(3000, 8000)];
        let planes = Planes::triangle(corners, [0.25, 0.5, 0.75], [1.0, 0.5, 0.25]).unwrap();
        for (vertex, want) in [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]].into_iter().enumerate() {
            let at = planes.linear(corners[vertex]);
            assert!((at[0] - want[0]).abs() < 1e-12 && (at[1] - want[1]).abs() < 1e-12);
            let perspective = planes.perspective(at);
            assert!((f64::from(perspective[0]) - want[0]).abs() < 1e-6);
            assert!((planes.depth(at) - [0.25, 0.5, 0.75][vertex]).abs() < 1e-6);
        }
    }

    #[test]
    fn perspective_parameters_interpolate_attributes_over_w() {
        let corners = [p(0, 0), p(25600, 0), p(0, 25600)];
        let w = [1.0f32, 4.0, 2.0];
        let planes = Planes::triangle(corners, [0.0; 3], w.map(|w| 1.0 / w)).unwrap();
        let at = planes.linear(p(6400, 12800));
        let [b1, b2] = planes.perspective(at);
        let attribute = [10.0, 20.0, 40.0];
        let got = attribute[0] + (attribute[1] - attribute[0]) * b1 + (attribute[2] - attribute[0]) * b2;
        let weights = [0.25 / 1.0, 0.25 / 4.0, 0.5 / 2.0];
        let want: f32 =
            weights.iter().zip(attribute).map(|(w, a)| w * a).sum::<f32>() / weights.iter().sum::<f32>();
        assert!((got - want).abs() < 1e-4, "{got} {want}");
    }

    /// Parameters, depth, w and perspective parameters of the four pixels from `at` on, as every subspan of a row has them.
    fn quads(planes: &Planes, at: Position) -> [[f64; 4]; 6] {
        let elsewhere = p(at.x + 512, at.y - 1024);
        [0, 1, 2, 3]
            .map(|place| {
                let mut corners = [elsewhere; 4];
                corners[place] = at;
                let row = planes.linear_row(&corners);
                let values =
                    |values: [f64; 16]| -> [f64; 4] { std::array::from_fn(|i| values[place * 4 + i]) };
                let floats = |row: Row| values(row.floats().map(f64::from));
                let [first, second] = planes.perspective_row(&row).map(floats);
                let both = [row.first, row.second].map(Doubles::doubles);
                assert_eq!(row.round().map(floats), both.map(|v| values(v.map(|v| f64::from(v as f32)))));
                let [linear, other] = both.map(values);
                [linear, other, floats(planes.depth_row(&row)), floats(planes.w_row(&row)), first, second]
            })
            .into_iter()
            .reduce(|a, b| {
                assert_eq!(a, b);
                a
            })
            .unwrap()
    }

    #[test]
    fn quads_have_the_values_of_their_four_pixels() {
        // Corners at (1, 2), (5, 2) and (1, 10) pixels: parameters are x/4 and y/8 from there.
        let corners = [p(256, 512), p(1280, 512), p(256, 2560)];
        let planes = Planes::triangle(corners, [0.25, 0.75, 0.5], [1.0, 0.5, 0.25]).unwrap();
        assert!(planes.perspective);
        // From (2, 3): a quarter and an eighth, and half and a quarter one pixel further.
        let (u, v) = ([0.25, 0.5, 0.25, 0.5], [0.125, 0.125, 0.25, 0.25]);
        let each = |value: fn(f64, f64) -> f64| -> [f64; 4] { std::array::from_fn(|i| value(u[i], v[i])) };
        let [first, second, z, w, near_first, near_second] = quads(&planes, p(512, 768));
        assert_eq!((first, second), (u, v));
        assert_eq!(z, each(|u, v| 0.25 + 0.5 * u + 0.25 * v));
        let single = |values: [f64; 4]| values.map(|value| f64::from(value as f32));
        assert_eq!(w, single(each(|u, v| 1.0 / (1.0 - 0.5 * u - 0.75 * v))));
        assert_eq!(near_first, single(each(|u, v| 0.5 * u * (1.0 / (1.0 - 0.5 * u - 0.75 * v)))));
        assert_eq!(near_second, single(each(|u, v| 0.25 * v * (1.0 / (1.0 - 0.5 * u - 0.75 * v)))));
        // One pixel alone says the same.
        for (pixel, at) in [p(512, 768), p(768, 768), p(512, 1024), p(768, 1024)].into_iter().enumerate() {
            let at = planes.linear(at);
            assert_eq!(at, [u[pixel], v[pixel]]);
            assert_eq!(f64::from(planes.depth(at)), z[pixel]);
            assert_eq!(planes.perspective(at).map(f64::from), [near_first[pixel], near_second[pixel]]);
        }
        // A triangle that is not along the axes, the other way around.
        let planes = Planes::triangle([p(0, 0), p(512, 1024), p(1024, 512)], [0.0; 3], [0.5; 3]).unwrap();
        assert!(!planes.perspective);
        assert_eq!(planes.linear(p(768, 768)), [0.5, 0.5]);
        assert_eq!(planes.linear(p(0, 768)), [1.0, -0.5]);
        let [first, _, _, w, near_first, near_second] = quads(&planes, p(256, 256));
        assert_eq!(w, [2.0; 4]);
        assert_eq!(near_first, single(first));
        assert_eq!(near_second[0], f64::from((1.0f64 / 6.0) as f32));
        assert!(Planes::triangle([p(0, 0), p(100, 300), p(200, 600)], [0.0; 3], [1.0; 3]).is_none());
    }

    #[test]
    fn only_a_w_that_differs_makes_a_perspective() {
        let corners = [p(0, 0), p(1024, 0), p(0, 1024)];
        for (inverse_w, perspective) in
            [([1.0; 3], false), ([1.0, 0.5, 1.0], true), ([1.0, 1.0, 0.5], true), ([1.0, 0.5, 0.5], true)]
        {
            let planes = Planes::triangle(corners, [0.0; 3], inverse_w).unwrap();
            assert_eq!(planes.perspective, perspective, "{inverse_w:?}");
        }
    }

    #[test]
    fn lines_have_one_parameter_along_their_major_axis_or_along_themselves() {
        let (z, w) = ([0.25, 0.75], [1.0, 0.5]);
        let line = |end: Position, along| Planes::line([p(256, 512), end], z, w, along);
        for (end, along, at, want) in [
            (p(1280, 768), false, p(512, 9999), 0.25),
            (p(-768, 768), false, p(-256, 9999), 0.5),
            (p(1280, 1536), false, p(768, 0), 0.5),
            (p(512, 1536), false, p(9999, 768), 0.25),
            (p(512, -512), false, p(9999, 256), 0.25),
            // Along a diagonal: distance across it does not count.
            (p(1280, 1536), true, p(768, 1024), 0.5),
            (p(1280, -512), true, p(512 + 90, 256 + 90), 0.25),
            (p(256, 512), true, p(256, 512), 0.0),
            (p(256, 512), false, p(300, 600), 0.0),
        ] {
            let planes = line(end, along);
            assert_eq!(planes.linear(at), [want, 0.0], "{end:?} {along}");
            assert_eq!(f64::from(planes.depth([want, 0.0])), 0.25 + 0.5 * want);
            assert_eq!(planes.inverse_w([want, 0.0]), 1.0 - 0.5 * want);
        }
        // Shorter than a unit is as long as one.
        assert_eq!(line(p(257, 512), true).linear(p(257, 512)), [1.0, 0.0]);
    }

    #[test]
    fn points_have_parameters_across_and_down_their_square() {
        let planes = Planes::point(p(256, 512), 1024, 0.375, 0.25);
        assert_eq!(planes.linear(p(512, 1280)), [0.25, 0.75]);
        assert_eq!((planes.depth([0.25, 0.75]), planes.inverse_w([0.25, 0.75])), (0.375, 0.25));
        assert!(!planes.perspective);
        assert_eq!(Planes::point(p(0, 0), 0, 0.0, 1.0).linear(p(3, 4)), [3.0, 4.0]);
    }

    #[test]
    fn a_bias_is_added_to_the_depth_of_every_vertex() {
        let corners = [p(0, 0), p(1024, 0), p(0, 1024)];
        let mut planes = Planes::triangle(corners, [0.5, 0.75, 0.25], [1.0; 3]).unwrap();
        planes.add_depth(0.125);
        assert_eq!([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]].map(|at| planes.depth(at)), [0.625, 0.875, 0.375]);
        planes.add_depth(-0.25);
        assert_eq!(planes.depth([0.0, 0.0]), 0.375);
    }
}
