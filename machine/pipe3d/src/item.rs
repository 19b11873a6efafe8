//! Items that travel between stages.

use ports::UrbHandle;

/// One vertex as CLIP, SOL and SF see it: where its VUE is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Vertex {
    /// The URB entry that holds the VUE.
    pub handle: UrbHandle,
    /// Where the VUE starts in the entry: not 0 for vertices that a GS thread put out.
    pub offset_dwords: u32,
}

/// Kinds of object after primitive assembly. [skl.7:Object Staging]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ObjectKind {
    /// One vertex.
    Point,
    /// Two vertices.
    Line,
    /// Three vertices.
    #[default]
    Triangle,
    /// Three vertices of an axis-aligned rectangle (RECTLIST).
    Rectangle,
}

/// An object between GS and SF.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Primitive {
    /// What it is.
    pub kind: ObjectKind,
    /// Its one to three vertices, as places in the list of vertices that goes with the primitives.
    pub vertices: [u32; 3],
    /// Orientation is inverted.
    pub odd: bool,
    /// The line stipple goes on from the primitive before.
    pub continue_stipple: bool,
    /// Bit `i`: the edge that starts at vertex `i` is part of the outline.
    pub edges: u8,
    /// Vertex that gives flat attributes their value.
    pub provoking: u8,
    /// Number of the object.
    pub primitive_id: u32,
    /// Vertex stream, 0 to 3.
    pub stream: u8,
}

impl ObjectKind {
    /// Number of vertices.
    pub fn vertices(self) -> usize {
        match self {
            ObjectKind::Point => 1,
            ObjectKind::Line => 2,
            ObjectKind::Triangle | ObjectKind::Rectangle => 3,
        }
    }
}

/// Most scalar attribute channels SBE passes on: 32 attributes of 4 channels.
pub const ATTRIBUTE_CHANNELS: usize = 128;

/// A vertex in screen space, after SF.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ScreenVertex {
    /// Window x in pixels, drawing-rectangle origin added, before quantization.
    pub x_px: f32,
    /// Window y in pixels.
    pub y_px: f32,
    /// Depth after the viewport transform.
    pub z: f32,
    /// 1 / clip-space w.
    pub inverse_w: f32,
}

/// One object ready for rasterization: what SF hands to WM.
#[derive(Clone, Debug)]
pub struct ScreenObject {
    /// What it is. Points and wide lines arrive here as their vertices; WM knows width and rule.
    pub kind: ObjectKind,
    /// One to three vertices, in the object's order (vertex 0 first).
    pub vertices: [ScreenVertex; 3],
    /// Triangle faces away from the viewer, by the front winding of the state.
    pub back_facing: bool,
    /// Number of attribute channels in use.
    pub channels: u16,
    /// Attribute values channel by channel: value at vertices 0, 1, 2, raw bits. Constant (flat) channels hold the
    /// provoking vertex's value three times; swizzles, overrides and point-sprite coordinates are applied.
    ///
    /// Lines: values at vertices 0 and 1, the third repeats the first. Points: values at the upper left, upper right
    /// and lower left corner of the square, so that `a0 + (a1 - a0) s + (a2 - a0) t` holds with s to the right and t
    /// down from 0 to 1 over the square; channels that are no sprite coordinate hold one value three times.
    pub attributes: Box<[[u32; 3]; ATTRIBUTE_CHANNELS]>,
    /// Bit set: the channel is constant over the object.
    pub constant_channels: u128,
    /// PrimitiveID of the object.
    pub primitive_id: u32,
    /// Render target array index.
    pub render_target_array_index: u32,
    /// Viewport index, 0 to 15.
    pub viewport_index: u32,
    /// Point width in pixels, for points.
    pub point_width_px: f32,
    /// Fill mode of the face turned this triangle into points or lines: its edges come as separate objects with
    /// this set, so that polygon stipple and offset still apply as to a triangle where the manual says so.
    pub from_polygon: bool,
    /// The object is a triangle (or part of one) to which polygon stipple applies when it is enabled.
    pub polygon_stipple: bool,
    /// The line stipple counter goes on from the previous line instead of starting anew.
    pub continue_line_stipple: bool,
    /// Global depth offset to add to z at every sample before the depth clamp: SF has worked out slope, scale and
    /// clamp (0 when disabled), so WM only adds it.
    pub depth_offset: f32,
}

impl Default for ScreenObject {
    fn default() -> Self {
        Self {
            kind: ObjectKind::Triangle,
            vertices: [ScreenVertex::default(); 3],
            back_facing: false,
            channels: 0,
            attributes: Box::new([[0; 3]; ATTRIBUTE_CHANNELS]),
            constant_channels: 0,
            primitive_id: 0,
            render_target_array_index: 0,
            viewport_index: 0,
            point_width_px: 1.0,
            from_polygon: false,
            polygon_stipple: false,
            continue_line_stipple: false,
            depth_offset: 0.0,
        }
    }
}

/// Where a stage puts its items.
pub trait Sink<T> {
    /// Takes one item.
    ///
    /// # Errors
    /// A [`probe::Stop`] ends the submission.
    fn put(&mut self, item: &T) -> Result<(), probe::Stop>;
}

impl<T, F: FnMut(&T) -> Result<(), probe::Stop>> Sink<T> for F {
    fn put(&mut self, item: &T) -> Result<(), probe::Stop> {
        self(item)
    }
}
