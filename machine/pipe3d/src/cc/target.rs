//! CC: render targets: surface, format class, clear.
//!
//! Source: [skl.7:Render Target Write] [skl.7:Render Target Fast Clear] [mesa:gen9 RENDER_SURFACE_STATE].
//!
//! A fast clear marks blocks of the control surface as clear; before a draw they get the clear colour of the surface state.

use super::addresses::Addresses;
use super::dither::Narrow;
use crate::wm::coverage::PixelRect;
use bits::GraphicsAddress;
use hw::format::{ChannelKind, SurfaceFormat};
use memory::AddressSpace;
use probe::{Context, Fault, Stop};
use surface::control::{Access, Rect, Region};
use surface::state::{STATE_DWORDS, bound_state, read_state};
use surface::texel::{Pack, Unpack};
use surface::{Surface, SurfaceKind, Tiling};

/// How the values of a format are rounded and clamped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatClass {
    /// [0, 1].
    Unorm,
    /// [-1, 1].
    Snorm,
    /// Floats.
    Float,
    /// Floats without a sign.
    UnsignedFloat,
    /// Integers: no blending, no clamps.
    Integer,
}

/// Formats whose write needs no function call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fast {
    /// R8G8B8A8_UNORM.
    Rgba8,
    /// B8G8R8A8_UNORM.
    Bgra8,
    /// Anything else.
    None,
}

/// One render target of a draw.
#[derive(Clone)]
pub struct Target<'a> {
    /// Its RENDER_SURFACE_STATE.
    pub state: [u32; STATE_DWORDS],
    /// The surface.
    pub surface: Surface<'a>,
    /// Where pixels lie.
    pub addresses: Addresses,
    /// Format class.
    pub class: FormatClass,
    /// Short cut.
    pub fast: Fast,
    /// Level that is drawn to.
    pub lod: u32,
    /// Width of the level in pixels.
    pub width: u32,
    /// Height of the level in pixels.
    pub height: u32,
    /// Layers or slices of the view.
    pub layers: u32,
    /// Reads a texel.
    pub unpack: Unpack,
    /// Writes a texel.
    pub pack: Pack,
    /// Bits of the element that hold red, green, blue, alpha.
    pub channel_bits: [u128; 4],
    /// All channels are linear, normalized and of at most 8 bits: blending works on 8-bit values.
    pub eight_bit: bool,
    /// Channels that dithering is for, red, green, blue, alpha: those of at most 7 bits in elements of 16.
    pub(super) narrow: [Option<Narrow>; 4],
    /// Nothing is written: null surface or a format that cannot be.
    pub null: bool,
    /// Pixels that one pixel of a fast-clear rectangle stands for, across and down.
    clear_block: (i32, i32),
}

/// Pixels that one pixel of a fast-clear rectangle stands for. Control surfaces that also know compression have blocks
/// half as tall. [skl.7:Fast Color Clear] [mesa:blorp fast clear rectangle]
fn clear_block(surface: &Surface, platform: &hw::Platform) -> (i32, i32) {
    match surface.samples_log2 {
        0 => {
            let width = match surface.element_bytes {
                16 => 16,
                8 => 32,
                _ => 64,
            };
            match (platform.has(hw::Feature::LosslessColorCompression), surface.tiling) {
                (true, _) => (width, 32),
                (false, Tiling::X) => (2 * width, 32),
                (false, _) => (width, 64),
            }
        }
        1 | 2 => (8, 2),
        3 => (2, 2),
        _ => (1, 2),
    }
}

fn unpack_nothing(_: &[u8; 16]) -> [u32; 4] {
    [0; 4]
}

fn pack_nothing(_: [u32; 4]) -> [u8; 16] {
    [0; 16]
}

impl<'a> Target<'a> {
    /// RENDER_SURFACE_STATE of binding-table entry `index`.
    ///
    /// # Errors
    /// A page fault when table or state is not mapped.
    pub fn state(
        binding_table: GraphicsAddress,
        surface_state_base: GraphicsAddress,
        index: u8,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<[u32; STATE_DWORDS], Stop> {
        let fault = |fault: memory::PageFault, what: &'static str| Fault::page("RT-01", fault.address, what);
        let address = bound_state(binding_table, surface_state_base, index, space, cx)
            .map_err(|f| fault(f, "binding table of a pixel thread"))?;
        let state = read_state(address, space, cx.platform);
        state.map_err(|f| fault(f, "surface state of a render target").into())
    }

    /// The surface of a RENDER_SURFACE_STATE.
    ///
    /// # Errors
    /// A page fault when none of the surface is mapped.
    pub fn resolve(
        dwords: &[u32; STATE_DWORDS],
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Target<'a>, Stop> {
        let state = cx.decode::<hw::RenderSurfaceState>(dwords);
        let surface = Surface::resolve(&state, space, cx)?;
        if surface.kind != SurfaceKind::Null && surface.view.is_empty() {
            return Err(Fault::page("RT-01", surface.base, "render target").into());
        }
        Ok(Target { state: *dwords, ..Target::new(surface, cx) })
    }

    /// Works out what writes to `surface` need.
    pub fn new(surface: Surface<'a>, cx: &Context) -> Target<'a> {
        let buffer = matches!(surface.kind, SurfaceKind::Buffer | SurfaceKind::StructuredBuffer);
        let lod = if buffer { 0 } else { surface.mip_count };
        let level = *surface.level(lod);
        let mut null = surface.kind == SurfaceKind::Null;
        if !null && (surface.pack.is_none() || surface.layout.is_none()) {
            cx.gap("RT-02", format!("render target of format {}", surface.format.name()));
            null = true;
        }
        let mut channel_bits = [0u128; 4];
        let mut class = FormatClass::Unorm;
        if let Some(layout) = surface.layout {
            for (bits, channel) in channel_bits.iter_mut().zip(&layout.channels) {
                if channel.bits > 0
                    && channel.kind != ChannelKind::Absent
                    && channel.kind != ChannelKind::Void
                {
                    *bits = mask(channel.bits) << (channel.start_bit & 127);
                    class = class_of(channel.kind);
                }
            }
            // Single-channel formats that are not red: every channel's write enable looks at its own bits only.
            for extra in [&layout.luminance, &layout.intensity] {
                if extra.bits > 0 && extra.kind != ChannelKind::Absent {
                    channel_bits[0] |= mask(extra.bits) << (extra.start_bit & 127);
                    class = class_of(extra.kind);
                }
            }
        }
        let fast = match surface.format {
            SurfaceFormat::R8G8B8A8_UNORM => Fast::Rgba8,
            SurfaceFormat::B8G8R8A8_UNORM => Fast::Bgra8,
            _ => Fast::None,
        };
        let eight_bit = class == FormatClass::Unorm
            && surface.layout.is_some_and(|layout| !layout.srgb)
            && channel_bits.iter().all(|bits| bits.count_ones() <= 8);
        let srgb = surface.layout.is_some_and(|layout| layout.srgb);
        let mut narrow = [None; 4];
        if class == FormatClass::Unorm && surface.element_bytes == 2 {
            for (index, (narrow, bits)) in narrow.iter_mut().zip(&channel_bits).enumerate() {
                let bits = bits.count_ones();
                *narrow = (1..8).contains(&bits).then(|| Narrow::new(bits, srgb && index < 3));
            }
        }
        Target {
            state: [0; STATE_DWORDS],
            eight_bit,
            narrow,
            addresses: Addresses::new(&surface, lod),
            class,
            fast,
            lod,
            width: level.width,
            height: level.height,
            layers: surface.view_extent.max(1),
            unpack: surface.unpack.unwrap_or(unpack_nothing),
            pack: surface.pack.unwrap_or(pack_nothing),
            channel_bits,
            null,
            clear_block: clear_block(&surface, cx.platform),
            surface,
        }
    }

    /// Range of "Color Clamp Range" for this target; `None` where nothing is to be clamped.
    pub fn clamp_range(&self, code: u32) -> Option<(f32, f32)> {
        match (code, self.class) {
            (_, FormatClass::Integer) => None,
            (hw::BlendStateEntry::COLOR_CLAMP_RANGE_COLORCLAMP_UNORM, _) => Some((0.0, 1.0)),
            (hw::BlendStateEntry::COLOR_CLAMP_RANGE_COLORCLAMP_SNORM, _) => Some((-1.0, 1.0)),
            (_, FormatClass::Unorm) => Some((0.0, 1.0)),
            (_, FormatClass::Snorm) => Some((-1.0, 1.0)),
            (_, FormatClass::UnsignedFloat) => Some((0.0, f32::INFINITY)),
            (_, FormatClass::Float) => None,
        }
    }

    /// Layer that `index` addresses: an index outside of the view is replaced by 0.
    pub fn layer(&self, index: u32) -> u32 {
        if index < self.layers { index } else { 0 }
    }

    /// Makes what a fast-clear rectangle stands for clear, in one layer: by its control surface. Gives what was touched.
    pub fn fast_clear(&self, rect: PixelRect, layer: u32, space: &AddressSpace, cx: &Context) -> u64 {
        if self.null {
            return 0;
        }
        let rect = control_rect(self.cleared(rect));
        if self.surface.control.is_some() {
            return self.surface.clear_blocks(rect, self.lod, layer, space);
        }
        cx.undefined("B127", "fast clear of a surface without a control surface");
        self.surface.fill(rect, layer, self.lod, &(self.pack)(self.surface.clear_color))
    }

    /// Gives clear blocks of what a rectangle stands for their colour, in one layer. Gives what was touched.
    pub fn resolve_clear(&self, rect: PixelRect, layer: u32, cx: &Context) -> u64 {
        if self.null {
            return 0;
        }
        self.surface.resolve_blocks(control_rect(self.cleared(rect)), self.lod, layer, cx)
    }

    /// Gives clear blocks of the view their colour, before pixels are written or, by `access`, only read. Gives what was
    /// touched.
    pub fn settle(&self, access: Access, space: &AddressSpace, cx: &Context) -> u64 {
        if self.surface.control.is_none() || self.null {
            return 0;
        }
        let region = Region { lods: self.lod..self.lod + 1, layers: 0..self.layers };
        self.surface.settle(&region, access, space, cx)
    }

    /// Samples that a fast-clear rectangle stands for.
    pub fn fast_clear_samples(&self, rect: PixelRect) -> u64 {
        if self.null { 0 } else { self.cleared(rect).pixels() * u64::from(self.surface.samples()) }
    }

    /// What a fast-clear rectangle stands for, clamped to the level.
    fn cleared(&self, rect: PixelRect) -> PixelRect {
        let scale = self.clear_block;
        let rect = PixelRect {
            x0: rect.x0.saturating_mul(scale.0),
            y0: rect.y0.saturating_mul(scale.1),
            x1: rect.x1.saturating_mul(scale.0),
            y1: rect.y1.saturating_mul(scale.1),
        };
        rect.intersect(PixelRect { x0: 0, y0: 0, x1: self.width as i32, y1: self.height as i32 })
    }
}

/// Pixels as control surfaces take them; what lies left of or above the surface is cut off.
pub(super) fn control_rect(rect: PixelRect) -> Rect {
    let pair = |low: i32, high: i32| (low.max(0) as u32, high.max(0) as u32);
    Rect { x: pair(rect.x0, rect.x1), y: pair(rect.y0, rect.y1) }
}

fn mask(bits: u8) -> u128 {
    (1u128 << bits.min(127)) - 1
}

fn class_of(kind: ChannelKind) -> FormatClass {
    match kind {
        ChannelKind::Unorm => FormatClass::Unorm,
        ChannelKind::Snorm => FormatClass::Snorm,
        ChannelKind::Uint | ChannelKind::Sint | ChannelKind::Raw => FormatClass::Integer,
        ChannelKind::Ufloat => FormatClass::UnsignedFloat,
        _ => FormatClass::Float,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_fast_clears_depend_on_platform_tiling_and_element() {
        let block = |platform, tiling, element_bytes, samples_log2| {
            let mut surface = Surface::null();
            (surface.tiling, surface.element_bytes, surface.samples_log2) =
                (tiling, element_bytes, samples_log2);
            clear_block(&surface, platform)
        };
        let (skl, bdw) = (&hw::platforms::SKL, &hw::platforms::BDW);
        assert_eq!(block(skl, Tiling::Y, 4, 0), (64, 32));
        assert_eq!(block(skl, Tiling::Y, 16, 0), (16, 32));
        assert_eq!(block(bdw, Tiling::Y, 4, 0), (64, 64));
        assert_eq!(block(bdw, Tiling::Y, 8, 0), (32, 64));
        assert_eq!(block(bdw, Tiling::X, 4, 0), (128, 32));
        assert_eq!([block(skl, Tiling::Y, 4, 2), block(bdw, Tiling::Y, 4, 3)], [(8, 2), (2, 2)]);
    }

    #[test]
    fn targets_have_states_of_32_bytes_on_byt() {
        let platform = &hw::platforms::BYT;
        let mut space = AddressSpace::new(1 << 30).unwrap();
        space.bind_anonymous(GraphicsAddress(0x1000), 0x1000).unwrap();
        // The second state ends with the page.
        let (table, base) = (GraphicsAddress(0x1000), GraphicsAddress(0x1fc0));
        for n in 0..2 {
            let state = hw::RenderSurfaceState {
                surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_NULL,
                height: 20 + n,
                ..Default::default()
            };
            let at = base.offset(32 * u64::from(n));
            space.write(at, bytemuck::cast_slice(&state.encode(platform))).unwrap();
            space.write_u32(table.offset(4 * u64::from(n)), 32 * n).unwrap();
        }
        let (findings, ids) = (probe::Findings::new(true), probe::Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        let height = |index| {
            let state = Target::state(table, base, index, &space, &cx).unwrap();
            Target::resolve(&state, &space, &cx).unwrap().surface.height_px
        };
        assert_eq!([height(0), height(1)], [21, 22]);
        assert!(findings.list().is_empty());
    }
}
