//! A resolved surface: everything an access needs, with pointers followed and layout computed once.
//!
//! Source: [bdw.2d:RENDER_SURFACE_STATE] [skl.7:Surface Layout and Tiling] [mesa:gen9 RENDER_SURFACE_STATE].

use crate::control::Control;
use crate::layout::{LEVEL_COUNT, LevelLayout, Placement, SampleLayout, interleave};
use crate::texel::{Pack, Unpack};
use crate::tiling::{self, Tiling};
use bits::GraphicsAddress;
use hw::format::{FormatLayout, SurfaceFormat};
use memory::View;

/// Surface types. [bdw.2d:RENDER_SURFACE_STATE "Surface Type"]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SurfaceKind {
    /// SURFTYPE_1D.
    D1,
    /// SURFTYPE_2D.
    D2,
    /// SURFTYPE_3D.
    D3,
    /// SURFTYPE_CUBE.
    Cube,
    /// SURFTYPE_BUFFER: typed or raw.
    Buffer,
    /// SURFTYPE_STRBUF.
    StructuredBuffer,
    /// SURFTYPE_NULL: reads give zero, writes are dropped.
    #[default]
    Null,
}

/// What the auxiliary surface holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AuxiliaryMode {
    /// AUX_NONE.
    #[default]
    None,
    /// AUX_CCS_D, and MCS of multisampled surfaces.
    CcsD,
    /// AUX_APPEND.
    Append,
    /// AUX_HIZ.
    Hiz,
    /// AUX_CCS_E.
    CcsE,
}

/// What a shader channel reads. [bdw.2d:RENDER_SURFACE_STATE "Shader Channel Select Red"]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelSelect {
    /// SCS_ZERO.
    Zero,
    /// SCS_ONE.
    One,
    /// Channel 0 to 3: red, green, blue, alpha.
    Channel(u8),
}

/// Media Boundary Pixel Mode. [bdw.2d:RENDER_SURFACE_STATE]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MediaBoundary {
    /// The closest row of the frame, or of the field in field mode.
    #[default]
    Normal,
    /// The closest row of the frame, in field mode too.
    ProgressiveFrame,
    /// The closest row of the row's own field, in frame mode too.
    InterlacedFrame,
}

/// A resolved surface.
#[derive(Clone, Copy)]
pub struct Surface<'a> {
    /// Surface type.
    pub kind: SurfaceKind,
    /// Surface format.
    pub format: SurfaceFormat,
    /// Layout of the format; `None` for values that name no format.
    pub layout: Option<&'static FormatLayout>,
    /// Tiling.
    pub tiling: Tiling,
    /// Address of the first byte.
    pub base: GraphicsAddress,
    /// The bound bytes of the surface; shorter than [`Surface::extent_bytes`] where pages are missing.
    pub view: View<'a>,
    /// Width of level 0 in pixels; number of entries of a buffer (bytes when raw).
    pub width_px: u32,
    /// Height of level 0 in pixels.
    pub height_px: u32,
    /// Slices of level 0 of a volume, layers of the view otherwise (a cube counts its faces).
    pub depth: u32,
    /// Bytes from row to row, or from entry to entry of a buffer.
    pub pitch_bytes: u32,
    /// Rows of elements from slice to slice (0 for [`Placement::Volume`]); elements from layer to layer for linear 1D surfaces.
    pub qpitch_rows: u32,
    /// Horizontal alignment of levels in pixels.
    pub horizontal_align_px: u32,
    /// Vertical alignment of levels in pixels.
    pub vertical_align_px: u32,
    /// Highest level the sampler may use, counted from `min_lod`; level of a render target. The raw "MIP Count / LOD".
    pub mip_count: u32,
    /// Surface Min LOD: level of the surface that sampler messages call 0.
    pub min_lod: u32,
    /// Resource Min LOD.
    pub resource_min_lod: f32,
    /// Base Mip Level: where minification begins.
    pub base_mip_level: f32,
    /// First layer (or slice) of the view. [`Surface::texel_offset`] adds it.
    pub min_array_element: u32,
    /// Layers of a render-target or typed-write view.
    pub view_extent: u32,
    /// Surface Array.
    pub is_array: bool,
    /// Binary logarithm of the number of samples.
    pub samples_log2: u32,
    /// Where samples lie.
    pub sample_layout: SampleLayout,
    /// Multisample Position Palette Index.
    pub position_palette: u32,
    /// What the sampler returns for red, green, blue, alpha.
    pub channel_selects: [ChannelSelect; 4],
    /// True when `channel_selects` is red, green, blue, alpha.
    pub selects_are_identity: bool,
    /// Fast clear colour.
    pub clear_color: [u32; 4],
    /// Auxiliary surface mode.
    pub auxiliary: AuxiliaryMode,
    /// Which parts of the surface are clear whatever they hold.
    pub control: Option<Control<'a>>,
    /// Where the append counter lies, for surfaces that have one.
    pub append_counter: Option<GraphicsAddress>,
    /// First line of the field whose lines alone are addressed (Vertical Line Stride and its offset).
    pub field_line: Option<u32>,
    /// Media hardware may have compressed it (Memory Compression Enable).
    pub is_compressible: bool,
    /// Rows that media blocks get from above and below the surface.
    pub media_boundary: MediaBoundary,
    /// Enabled cube faces in the order +X -X +Y -Y +Z -Z, bit 0 first.
    pub cube_faces: u8,
    /// Bytes of one element (pixel or block); 0 without a layout.
    pub element_bytes: u32,
    /// Width of an element in pixels.
    pub block_width: u32,
    /// Height of an element in pixels.
    pub block_height: u32,
    /// X Offset and Y Offset: elements from the corner of the first tile.
    pub origin_el: (u32, u32),
    /// How levels and slices share the plane.
    pub placement: Placement,
    /// First level that lies in the mip tail, of surfaces with standard tiles.
    pub tail_lod: u32,
    /// Where each level lies.
    pub levels: [LevelLayout; LEVEL_COUNT],
    /// Reads one texel; `None` for compressed and unknown formats.
    pub unpack: Option<Unpack>,
    /// Writes one texel; `None` where the format cannot be written.
    pub pack: Option<Pack>,
    /// Reads texels of a compressed block.
    pub decode: Option<crate::compressed::Decode>,
    pub(crate) extent_bytes: u64,
}

impl<'a> Surface<'a> {
    /// A null surface: no texel exists.
    pub fn null() -> Self {
        Surface {
            kind: SurfaceKind::Null,
            format: SurfaceFormat::R8G8B8A8_UNORM,
            layout: None,
            tiling: Tiling::Linear,
            base: GraphicsAddress(0),
            view: View::empty(),
            width_px: 0,
            height_px: 0,
            depth: 0,
            pitch_bytes: 0,
            qpitch_rows: 0,
            horizontal_align_px: 4,
            vertical_align_px: 4,
            mip_count: 0,
            min_lod: 0,
            resource_min_lod: 0.0,
            base_mip_level: 0.0,
            min_array_element: 0,
            view_extent: 0,
            is_array: false,
            samples_log2: 0,
            sample_layout: SampleLayout::Slices,
            position_palette: 0,
            channel_selects: [
                ChannelSelect::Channel(0),
                ChannelSelect::Channel(1),
                ChannelSelect::Channel(2),
                ChannelSelect::Channel(3),
            ],
            selects_are_identity: true,
            clear_color: [0; 4],
            auxiliary: AuxiliaryMode::None,
            control: None,
            append_counter: None,
            field_line: None,
            is_compressible: false,
            media_boundary: MediaBoundary::Normal,
            cube_faces: 0x3f,
            element_bytes: 0,
            block_width: 1,
            block_height: 1,
            origin_el: (0, 0),
            placement: Placement::Slices,
            tail_lod: 0,
            levels: [LevelLayout::default(); LEVEL_COUNT],
            unpack: None,
            pack: None,
            decode: None,
            extent_bytes: 0,
        }
    }

    /// Bytes that the state describes, from the base address.
    #[inline]
    pub fn extent_bytes(&self) -> u64 {
        self.extent_bytes
    }

    /// The first byte behind what the state describes.
    #[inline]
    pub fn end(&self) -> GraphicsAddress {
        GraphicsAddress(self.base.0.saturating_add(self.extent_bytes))
    }

    /// The first byte of the extent that no page maps. Reads there give zeros and writes are dropped; the caller
    /// decides whether an access there is a page fault.
    #[inline]
    pub fn first_unbound(&self) -> Option<GraphicsAddress> {
        let bound = self.view.len() as u64;
        if bound < self.extent_bytes { Some(self.base.offset(bound)) } else { None }
    }

    /// Number of samples of a pixel.
    #[inline]
    pub fn samples(&self) -> u32 {
        1 << self.samples_log2
    }

    /// Layout of level `lod`, counted from level 0 of the surface; the last one for levels past the end.
    #[inline(always)]
    pub fn level(&self, lod: u32) -> &LevelLayout {
        &self.levels[(lod as usize).min(LEVEL_COUNT - 1)]
    }

    /// Row of elements where slice `layer` (relative to the view) of sample `sample` begins.
    #[inline(always)]
    pub fn slice_row(&self, layer: u32, sample: u32) -> u32 {
        let mut slice = self.min_array_element.wrapping_add(layer);
        if self.samples_log2 != 0 && self.sample_layout == SampleLayout::Slices {
            slice = (slice << (self.samples_log2 & 7)).wrapping_add(sample);
        }
        slice.wrapping_mul(self.qpitch_rows)
    }

    /// Byte offset of an element in the plane.
    #[inline(always)]
    pub fn element_offset(&self, x_el: u32, y_el: u32) -> usize {
        tiling::offset(
            self.tiling,
            (x_el as usize).wrapping_mul(self.element_bytes as usize),
            y_el as usize,
            self.pitch_bytes as usize,
        )
    }

    /// Byte offset in the view of pixel (x, y) of a layer or slice of level `lod` (its block, when compressed).
    /// Coordinates are not checked: the view's bounds protect memory, the caller's bounds protect meaning.
    #[inline(always)]
    pub fn texel_offset(&self, x: u32, y: u32, layer: u32, lod: u32, sample: u32) -> usize {
        if matches!(self.kind, SurfaceKind::Buffer | SurfaceKind::StructuredBuffer) {
            return (x as usize).wrapping_mul(self.pitch_bytes as usize);
        }
        match self.placement {
            Placement::Thick => self.thick_offset(x, y, layer, lod, sample),
            Placement::Row => {
                let layer = self.min_array_element.wrapping_add(layer);
                let first = self.level(lod).x_el.wrapping_add(x);
                let element = first.wrapping_add(layer.wrapping_mul(self.qpitch_rows));
                (element as usize).wrapping_mul(self.element_bytes as usize)
            }
            Placement::Slices | Placement::Volume => {
                let (x_el, y_el) = self.plane_element(x, y, layer, lod, sample);
                self.element_offset(x_el, y_el)
            }
        }
    }

    /// Column and row in the plane of the element of pixel (x, y), where slices lie in one plane.
    #[inline(always)]
    pub(crate) fn plane_element(&self, x: u32, y: u32, layer: u32, lod: u32, sample: u32) -> (u32, u32) {
        let level = self.level(lod);
        let (mut x_el, mut y_el) = (x, y);
        let mut corner = (level.x_el, level.y_el);
        if self.placement == Placement::Volume {
            let slice = self.min_array_element.wrapping_add(layer);
            let columns_log2 = lod.min(LEVEL_COUNT as u32 - 1);
            let (across, down) = (slice & ((1 << columns_log2) - 1), slice >> columns_log2);
            corner.0 = corner.0.wrapping_add(across.wrapping_mul(level.slice_step_el.0));
            corner.1 = corner.1.wrapping_add(down.wrapping_mul(level.slice_step_el.1));
        } else {
            corner.1 = corner.1.wrapping_add(self.slice_row(layer, sample));
        }
        if self.block_width != 1 || self.block_height != 1 {
            x_el /= self.block_width.max(1);
            y_el /= self.block_height.max(1);
        }
        if self.samples_log2 != 0 && self.sample_layout == SampleLayout::Interleaved {
            (x_el, y_el) = interleave(self.samples_log2, x_el, y_el, sample);
        }
        (
            x_el.wrapping_add(corner.0).wrapping_add(self.origin_el.0),
            y_el.wrapping_add(corner.1).wrapping_add(self.origin_el.1),
        )
    }

    /// The same where tiles hold several slices, or all samples.
    #[cold]
    #[inline(never)]
    fn thick_offset(&self, x: u32, y: u32, layer: u32, lod: u32, sample: u32) -> usize {
        let Tiling::Standard(tile) = self.tiling else { return usize::MAX };
        let level = self.level(lod);
        let slice = self.min_array_element.wrapping_add(layer);
        let (plane, third) = if self.samples_log2 != 0 {
            (slice, sample)
        } else {
            let slice = slice.wrapping_add(level.z_el);
            (slice / tile.depth(), slice % tile.depth())
        };
        let x_el = level.x_el.wrapping_add(x / self.block_width.max(1)).wrapping_add(self.origin_el.0);
        let y_el = level.y_el.wrapping_add(y / self.block_height.max(1)).wrapping_add(self.origin_el.1);
        tile.offset(
            (x_el as usize).wrapping_mul(self.element_bytes as usize),
            y_el.wrapping_add(plane.wrapping_mul(self.qpitch_rows)) as usize,
            third as usize,
            self.pitch_bytes as usize,
        )
    }

    /// The bytes of the element at `offset`; zeros past the bound bytes.
    #[inline(always)]
    pub fn read_element(&self, offset: usize) -> [u8; 16] {
        let mut bytes = [0; 16];
        match self.element_bytes {
            1 => bytes[0] = self.view.read_u8(offset),
            2 => bytes[..2].copy_from_slice(&self.view.read::<2>(offset)),
            4 => bytes[..4].copy_from_slice(&self.view.read::<4>(offset)),
            8 => bytes[..8].copy_from_slice(&self.view.read::<8>(offset)),
            16 => bytes = self.view.read::<16>(offset),
            3 => bytes[..3].copy_from_slice(&self.view.read::<3>(offset)),
            6 => bytes[..6].copy_from_slice(&self.view.read::<6>(offset)),
            12 => bytes[..12].copy_from_slice(&self.view.read::<12>(offset)),
            _ => (),
        }
        bytes
    }

    /// Writes the element at `offset`; dropped past the bound bytes.
    #[inline(always)]
    pub fn write_element(&self, offset: usize, bytes: &[u8; 16]) {
        let length = (self.element_bytes as usize).min(16);
        match length {
            4 => self.view.write::<4>(offset, [bytes[0], bytes[1], bytes[2], bytes[3]]),
            16 => self.view.write::<16>(offset, *bytes),
            _ => self.view.write_bytes(offset, &bytes[..length]),
        }
    }

    /// Reads pixel (x, y) as red, green, blue, alpha (float or integer bits); no channel selects. Zero where the
    /// format cannot be read.
    #[inline]
    pub fn read_texel(&self, x: u32, y: u32, layer: u32, lod: u32, sample: u32) -> [u32; 4] {
        let element = self.read_element(self.texel_offset(x, y, layer, lod, sample));
        if let Some(unpack) = self.unpack {
            unpack(&element)
        } else if let Some(decode) = self.decode {
            decode.texel(&element, x % self.block_width.max(1), y % self.block_height.max(1))
        } else {
            [0; 4]
        }
    }

    /// Writes pixel (x, y); nothing happens where the format cannot be written.
    #[inline]
    pub fn write_texel(&self, x: u32, y: u32, layer: u32, lod: u32, sample: u32, color: [u32; 4]) {
        if let Some(pack) = self.pack {
            self.write_element(self.texel_offset(x, y, layer, lod, sample), &pack(color));
        }
    }
}
