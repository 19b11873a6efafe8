//! Pictures in host memory: one plane of bytes for each component.

/// Bytes of one component, first row first.
#[derive(Clone, Default, Debug)]
pub(crate) struct Plane {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) data: Vec<u8>,
}

impl Plane {
    /// Makes it a plane of this size, filled with `value`.
    pub(crate) fn reset(&mut self, width: usize, height: usize, value: u8) {
        (self.width, self.height) = (width, height);
        self.data.clear();
        self.data.resize(width * height, value);
    }

    /// Row `y`.
    pub(crate) fn row(&self, y: usize) -> &[u8] {
        &self.data[y * self.width..(y + 1) * self.width]
    }

    /// Row `y`, to be changed.
    pub(crate) fn row_mut(&mut self, y: usize) -> &mut [u8] {
        &mut self.data[y * self.width..(y + 1) * self.width]
    }
}

/// Which rows of a frame a picture has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Rows {
    /// All of them.
    #[default]
    All,
    /// Every second one, from the first on.
    Top,
    /// Every second one, from the second on.
    Bottom,
}

impl Rows {
    /// The first row.
    pub(crate) fn first(self) -> usize {
        usize::from(self == Rows::Bottom)
    }

    /// From one row to the next.
    pub(crate) fn step(self) -> usize {
        if self == Rows::All { 1 } else { 2 }
    }
}

/// Where in a plane a block begins, and how its rows follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) x: usize,
    /// Row of the plane.
    pub(crate) y: usize,
    /// Rows of the plane from one row of the block to the next.
    pub(crate) step: usize,
}

impl Place {
    /// Row `n` of the block.
    #[inline(always)]
    pub(crate) fn row(self, n: usize) -> usize {
        self.y + n * self.step
    }
}

/// Luma and two planes of chroma.
#[derive(Clone, Default, Debug)]
pub(crate) struct Frame {
    pub(crate) planes: [Plane; 3],
}

impl Frame {
    /// Makes it a 4:2:0 frame of so many macroblocks; what it holds is what was there before, or zeros.
    pub(crate) fn resize_420(&mut self, width_mbs: usize, height_mbs: usize) {
        for (n, plane) in self.planes.iter_mut().enumerate() {
            let size = if n == 0 { 16 } else { 8 };
            (plane.width, plane.height) = (width_mbs * size, height_mbs * size);
            plane.data.resize(plane.width * plane.height, 0);
        }
    }

    /// Makes it a 4:2:0 frame of so many macroblocks, filled with one value.
    pub(crate) fn reset_420(&mut self, width_mbs: usize, height_mbs: usize, value: u8) {
        self.planes[0].reset(width_mbs * 16, height_mbs * 16, value);
        self.planes[1].reset(width_mbs * 8, height_mbs * 8, value);
        self.planes[2].reset(width_mbs * 8, height_mbs * 8, value);
    }
}
