//! WM: interpolation over an object: barycentrics, depth, w.
//!
//! Source: [skl.7:Attribute Interpolation], [skl.7:PS Thread Payload for Normal Dispatch].
//!
//! Every kind of object has two linear parameters: for triangles the barycentrics of vertex 1 and 2, for lines the way
//! from vertex 0 to 1 (and zero), for points the way across and down the square. They are evaluated exactly at snapped
//! positions, in 64-bit floats; only results are rounded to 32 bits.

use super::coverage::{Position, UNITS};

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

/// Linear parameters of four pixels.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quad {
    /// Parameter 1.
    pub first: [f64; 4],
    /// Parameter 2.
    pub second: [f64; 4],
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

    /// Linear parameters of the four pixels of a subspan, the first of which is evaluated at `at`.
    #[inline(always)]
    pub fn linear_quad(&self, at: Position) -> Quad {
        let units = f64::from(UNITS);
        let [first, second] = self.linear(at);
        let spread = |value: f64, step: [f64; 2]| {
            let (across, down) = (step[0] * units, step[1] * units);
            [value, value + across, value + down, value + (across + down)]
        };
        Quad { first: spread(first, self.first), second: spread(second, self.second) }
    }

    /// Depths of four pixels.
    #[inline(always)]
    pub fn depth_quad(&self, at: &Quad) -> [f32; 4] {
        std::array::from_fn(|i| self.depth([at.first[i], at.second[i]]))
    }

    /// w of four pixels.
    #[inline(always)]
    pub fn w_quad(&self, at: &Quad) -> [f32; 4] {
        std::array::from_fn(|i| (1.0 / self.inverse_w([at.first[i], at.second[i]])) as f32)
    }

    /// Perspective parameters 1 and 2 of four pixels.
    #[inline(always)]
    pub fn perspective_quad(&self, at: &Quad) -> [[f32; 4]; 2] {
        if !self.perspective {
            return [at.first.map(|v| v as f32), at.second.map(|v| v as f32)];
        }
        let scale = [self.inverse_w[0] + self.inverse_w[1], self.inverse_w[0] + self.inverse_w[2]];
        let w: [f64; 4] = std::array::from_fn(|i| 1.0 / self.inverse_w([at.first[i], at.second[i]]));
        [
            std::array::from_fn(|i| (scale[0] * at.first[i] * w[i]) as f32),
            std::array::from_fn(|i| (scale[1] * at.second[i] * w[i]) as f32),
        ]
    }

    /// Depth where the linear parameters are `at`.
    #[inline(always)]
    pub fn depth(&self, at: [f64; 2]) -> f32 {
        (self.z[0] + self.z[1] * at[0] + self.z[2] * at[1]) as f32
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
}
