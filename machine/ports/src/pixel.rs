//! What the messages of a pixel thread ask of the 3D pipeline: render-target access and interpolation.
//!
//! Source: [skl.7:Render Target Write], [skl.7:Shared Functions - Pixel Interpolator].

use probe::{Context, Stop};

/// Form of a render-target write. [skl.7:Render Target Write]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WriteKind {
    /// 16 pixels, one colour each.
    #[default]
    Simd16,
    /// One colour for 16 pixels.
    Simd16Replicated,
    /// Dual source, the low 8 slots of the 16.
    Simd8DualSourceLow,
    /// Dual source, the high 8 slots of the 16.
    Simd8DualSourceHigh,
    /// 8 pixels, one colour each.
    Simd8,
}

/// A DWord for each of 16 slots. Those beyond the slots of their message are unspecified.
pub type SlotDwords = [u32; 16];

/// One render-target write. What it says of slots lies where the thread has put it, in its registers, unless it has to be
/// converted.
#[derive(Clone, Copy, Debug)]
pub struct RenderTargetWrite<'m> {
    /// The form.
    pub kind: WriteKind,
    /// Binding table index of the target (absolute table lookup is done by the receiver through `site`).
    pub binding_table_index: u8,
    /// Render target index of the header: selects the BLEND_STATE entry. 0 without a header.
    pub render_target_index: u8,
    /// Last message of the thread for its pixels: depth and stencil are updated with it.
    pub last_render_target: bool,
    /// Slots 16-31 of a SIMD32 thread (descriptor bit 11, "Slot Group Select").
    pub slot_group_high: bool,
    /// Slots to write: the channel enables, or the header's pixel mask when there is a header.
    pub pixel_mask: u32,
    /// Number of slots of the message, 8 or 16.
    pub slots: u8,
    /// Red, green, blue, alpha; raw bits as the format reads them (float or integer).
    pub color: [&'m SlotDwords; 4],
    /// Second source colour of dual-source messages.
    pub color1: Option<[&'m SlotDwords; 4]>,
    /// Source 0 alpha, when sent apart (for alpha test and coverage with MRT), float bits.
    pub source0_alpha: Option<&'m SlotDwords>,
    /// oMask: output sample mask of each slot.
    pub output_mask: Option<[u16; 16]>,
    /// Computed depth, float bits.
    pub depth: Option<&'m SlotDwords>,
    /// Computed stencil reference.
    pub stencil: Option<[u8; 16]>,
    /// Per-slot sample writes: the message belongs to sample `k` of each pixel (per-sample dispatch) is decided by
    /// the receiver, which knows how it dispatched.
    pub half_precision: bool,
}

/// A render-target read (framebuffer fetch).
#[derive(Clone, Copy, Debug)]
pub struct RenderTargetRead {
    /// Binding table index of the target.
    pub binding_table_index: u8,
    /// Slots 16-31 of a SIMD32 thread.
    pub slot_group_high: bool,
    /// Slots to read.
    pub pixel_mask: u32,
    /// Number of slots, 8 or 16.
    pub slots: u8,
    /// Read at sample rate.
    pub per_sample: bool,
}

/// Where the interpolator evaluates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InterpolatorMode {
    /// Signed offset in 1/16 pixel, the same for all slots: x, y.
    Offset(i8, i8),
    /// At the position of one sample.
    Sample(u8),
    /// At the centroid.
    Centroid,
    /// Signed offsets in 1/16 pixel for each slot: x, y.
    PerSlotOffset([i8; 16], [i8; 16]),
}

/// One pixel-interpolator message.
#[derive(Clone, Copy, Debug)]
pub struct InterpolatorRequest {
    /// Where to evaluate.
    pub mode: InterpolatorMode,
    /// Linear (non-perspective) barycentrics instead of perspective ones.
    pub linear: bool,
    /// Slots 16-31 of a SIMD32 thread.
    pub slot_group_high: bool,
    /// Number of slots, 8 or 16.
    pub slots: u8,
}

/// The pixel pipeline behind a running pixel thread. It knows which pixels the thread was dispatched for.
pub trait PixelThread {
    /// Performs late depth and stencil tests, blending and the write of one message.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn write(&mut self, write: &RenderTargetWrite, cx: &Context) -> Result<(), Stop>;

    /// Reads back colours as float or integer bits: red, green, blue, alpha for each slot.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn read(&mut self, read: &RenderTargetRead, cx: &Context) -> Result<[[u32; 16]; 4], Stop>;

    /// Barycentrics 1 and 2 for each slot.
    fn interpolate(&mut self, request: &InterpolatorRequest, cx: &Context) -> [[f32; 16]; 2];
}

/// The pixel pipeline of threads that have none: its messages are Undefined and give zeros.
pub struct NoPixels;

impl PixelThread for NoPixels {
    fn write(&mut self, _: &RenderTargetWrite, cx: &Context) -> Result<(), Stop> {
        cx.undefined("RT-04", "render-target write from a thread that is no pixel thread");
        Ok(())
    }

    fn read(&mut self, _: &RenderTargetRead, cx: &Context) -> Result<[[u32; 16]; 4], Stop> {
        cx.undefined("RT-07", "render-target read from a thread that is no pixel thread");
        Ok([[0; 16]; 4])
    }

    fn interpolate(&mut self, _: &InterpolatorRequest, cx: &Context) -> [[f32; 16]; 2] {
        cx.undefined("PI-01", "interpolator message from a thread that is no pixel thread");
        [[0.0; 16]; 2]
    }
}
