//! From surface states to resolved surfaces; depth and stencil buffers are in `depth.rs`, where levels and slices lie in
//! `place.rs`.
//!
//! Source: [bdw.2d:RENDER_SURFACE_STATE] [skl.7:Surface Layout and Tiling] [mesa:gen9 RENDER_SURFACE_STATE].

mod depth;
mod place;

use crate::control::{Control, Kind, Pattern};
use crate::layout::{LevelLayout, Placement, SampleLayout};
use crate::surface::{AuxiliaryMode, ChannelSelect, MediaBoundary, Surface, SurfaceKind};
use crate::tiling::{Standard, Third, Tiling};
use crate::{compressed, packed_yuv, texel};
use bits::GraphicsAddress;
use hw::RenderSurfaceState;
use hw::format::{Channel, ChannelKind, Compression, SurfaceFormat, Use};
use memory::AddressSpace;
use probe::{Context, Stop, System, Systems};

fn kind(surface_type: u32, cx: &Context) -> SurfaceKind {
    match surface_type {
        RenderSurfaceState::SURFACE_TYPE_SURFTYPE_1D => SurfaceKind::D1,
        RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D => SurfaceKind::D2,
        RenderSurfaceState::SURFACE_TYPE_SURFTYPE_3D => SurfaceKind::D3,
        RenderSurfaceState::SURFACE_TYPE_SURFTYPE_CUBE => SurfaceKind::Cube,
        RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER => SurfaceKind::Buffer,
        RenderSurfaceState::SURFACE_TYPE_SURFTYPE_STRBUF => SurfaceKind::StructuredBuffer,
        RenderSurfaceState::SURFACE_TYPE_SURFTYPE_NULL => SurfaceKind::Null,
        _ => {
            cx.undefined("SM-15", "reserved surface type");
            SurfaceKind::Null
        }
    }
}

fn select(code: u32, cx: &Context) -> ChannelSelect {
    use hw::enums::shader_channel_select as scs;
    match code {
        scs::ZERO => ChannelSelect::Zero,
        scs::ONE => ChannelSelect::One,
        scs::RED => ChannelSelect::Channel(0),
        scs::GREEN => ChannelSelect::Channel(1),
        scs::BLUE => ChannelSelect::Channel(2),
        scs::ALPHA => ChannelSelect::Channel(3),
        _ => {
            cx.undefined("SM-16", "reserved shader channel select");
            ChannelSelect::Zero
        }
    }
}

/// Alignment codes 1, 2, 3 are 4, 8, 16 elements.
fn alignment(code: u32) -> u32 {
    match code {
        2 => 8,
        3 => 16,
        _ => 4,
    }
}

/// How surface states say where levels and slices lie; each platform row has one of these.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stated {
    /// Alignment in elements, QPitch in rows of elements, volumes are stacks of slices. [skl.7:Surface Arrays]
    Elements,
    /// Alignment and QPitch in pixels, compressed surfaces are aligned to their blocks, volumes are stored level by
    /// level. [bdw.2d:RENDER_SURFACE_STATE "Surface QPitch"] [mesa:isl isl_gfx8_choose_image_alignment_el]
    Pixels,
    /// The same, with alignments of 4 or 8 by 2 or 4 pixels, and the distance of slices follows from the height.
    /// [mesa:gen7 RENDER_SURFACE_STATE] [mesa:isl isl_calc_array_pitch_el_rows_gfx4_2d]
    Derived,
}

impl Stated {
    fn of(cx: &Context) -> Self {
        if cx.platform.has(hw::Feature::StandardTiling) {
            Stated::Elements
        } else if cx.platform.has(hw::Feature::SixteenDwordSurfaceState) {
            Stated::Pixels
        } else {
            Stated::Derived
        }
    }
}

impl<'a> Surface<'a> {
    /// Resolves a RENDER_SURFACE_STATE. Unbound pages are no error here: see [`Surface::first_unbound`].
    ///
    /// # Errors
    /// [`Stop::Strict`] when something that is not built was met in a strict run.
    pub fn resolve(
        state: &RenderSurfaceState,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Surface<'a>, Stop> {
        let mut surface = Surface::null();
        surface.kind = kind(state.surface_type, cx);
        surface.set_format(SurfaceFormat(state.surface_format as u16), cx);
        if state.astc_enable {
            cx.undefined(
                "SM-09",
                "an ASTC format on a platform without: it is read as one with another number",
            );
        }
        surface.base = GraphicsAddress::from_canonical(state.surface_base_address);
        surface.pitch_bytes = state.surface_pitch.wrapping_add(1);
        surface.set_selects(state, cx);
        surface.is_array = state.surface_array;
        surface.width_px = state.width.wrapping_add(1);
        surface.height_px = state.height.wrapping_add(1);
        surface.depth = state.depth.wrapping_add(1);
        surface.mip_count = state.mip_count_lod;
        surface.min_lod = state.surface_min_lod;
        surface.resource_min_lod = state.resource_min_lod;
        surface.base_mip_level = state.base_mip_level;
        surface.set_clear_color(state, cx);
        if state.auxiliary_surface_mode == RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_APPEND {
            let counter = GraphicsAddress::from_canonical(state.auxiliary_surface_base_address);
            surface.append_counter = Some(counter);
        } else if state.append_counter_enable {
            surface.append_counter = Some(GraphicsAddress::from_canonical(state.append_counter_address));
        }
        surface.field_line = (state.vertical_line_stride != 0).then_some(state.vertical_line_stride_offset);
        surface.is_compressible = state.memory_compression_enable;
        surface.media_boundary = match state.media_boundary_pixel_mode {
            RenderSurfaceState::MEDIA_BOUNDARY_PIXEL_MODE_PROGRESSIVE_FRAME => {
                MediaBoundary::ProgressiveFrame
            }
            RenderSurfaceState::MEDIA_BOUNDARY_PIXEL_MODE_INTERLACED_FRAME => MediaBoundary::InterlacedFrame,
            _ => MediaBoundary::Normal,
        };
        if surface.kind != SurfaceKind::Null {
            cx.used_all(const { &Systems::of(&[System::D17, System::D18]) });
        }
        match surface.kind {
            SurfaceKind::Null => {
                // Width, height and depth stay: resinfo ignores them, render targets clip to them.
                surface.view_extent = state.render_target_view_extent.wrapping_add(1);
            }
            SurfaceKind::Buffer | SurfaceKind::StructuredBuffer => surface.resolve_buffer(state, space),
            _ => surface.resolve_image(state, space, cx),
        }
        cx.check()?;
        Ok(surface)
    }

    fn set_format(&mut self, format: SurfaceFormat, cx: &Context) {
        self.format = format;
        self.layout = format.layout();
        let Some(layout) = self.layout else {
            if self.kind != SurfaceKind::Null {
                cx.undefined("SM-08", format!("surface format {:#x} does not exist", format.0));
            }
            return;
        };
        self.element_bytes = u32::from(layout.block_bits).div_ceil(8);
        self.block_width = u32::from(layout.block_width_px).max(1);
        self.block_height = u32::from(layout.block_height_px).max(1);
        if let Some(decode) = packed_yuv::decoder(format) {
            self.element_bytes = packed_yuv::PAIR_BYTES;
            self.block_width = packed_yuv::PAIR_WIDTH_PX;
            self.decode = Some(compressed::Decode::Texel(decode));
        } else if layout.compression == Compression::None {
            self.unpack = texel::unpacker(format);
            self.pack = texel::packer(format);
        } else {
            self.decode = compressed::decoder(format);
            if layout.compression == Compression::Astc && !layout.supports(cx.platform, Use::Sample) {
                cx.undefined("SM-09", format!("{}, which this platform does not have", format.name()));
            }
        }
        let raw = format == SurfaceFormat::RAW;
        if !raw && self.unpack.is_none() && self.decode.is_none() && self.kind != SurfaceKind::Null {
            let system = if layout.compression == Compression::Astc { "SM-09" } else { "SM-08" };
            cx.gap(system, format!("texels of {}", format.name()));
        }
    }

    /// The clear colour: values, or where the state has but a bit for each channel, 0 and 1 of the format.
    fn set_clear_color(&mut self, state: &RenderSurfaceState, cx: &Context) {
        let stated =
            [state.red_clear_color, state.green_clear_color, state.blue_clear_color, state.alpha_clear_color];
        self.clear_color = stated.map(|value| value as u32);
        let integer = |channel: &Channel| matches!(channel.kind, ChannelKind::Uint | ChannelKind::Sint);
        let integer = self.layout.is_some_and(|layout| layout.channels.iter().any(integer));
        if !cx.platform.has(hw::Feature::FloatClearColors) && !integer {
            self.clear_color = stated.map(|value| if value == 0 { 0 } else { 1.0f32.to_bits() });
        }
    }

    fn set_selects(&mut self, state: &RenderSurfaceState, cx: &Context) {
        if Stated::of(cx) == Stated::Derived {
            if self.format == SurfaceFormat::R32G32_FLOAT_LD {
                // Observed: there are no selects, and gather4 finds the second channel under blue.
                // [mesa:compiler gather_channel_quirk_mask]
                self.channel_selects[2] = ChannelSelect::Channel(1);
                self.selects_are_identity = false;
            }
            return;
        }
        let codes = [
            state.shader_channel_select_red,
            state.shader_channel_select_green,
            state.shader_channel_select_blue,
            state.shader_channel_select_alpha,
        ];
        self.channel_selects = codes.map(|code| select(code, cx));
        self.selects_are_identity = (0u8..4)
            .zip(self.channel_selects)
            .all(|(channel, select)| select == ChannelSelect::Channel(channel));
    }

    fn resolve_buffer(&mut self, state: &RenderSurfaceState, space: &'a AddressSpace) {
        // The number of entries minus one is spread over three fields: 7, 14 and 10 bits.
        let entries =
            (u64::from(state.width) & 0x7f) | (u64::from(state.height) << 7) | (u64::from(state.depth) << 21);
        let entries = entries + 1;
        self.width_px = u32::try_from(entries).unwrap_or(u32::MAX);
        self.height_px = 1;
        self.depth = 1;
        self.levels[0] = LevelLayout { width: self.width_px, height: 1, depth: 1, ..LevelLayout::default() };
        let entry_bytes = if self.kind == SurfaceKind::StructuredBuffer {
            self.pitch_bytes
        } else {
            self.element_bytes.max(1)
        };
        self.extent_bytes = if self.format == SurfaceFormat::RAW {
            entries.saturating_mul(u64::from(self.pitch_bytes))
        } else {
            (entries - 1).saturating_mul(u64::from(self.pitch_bytes)).saturating_add(u64::from(entry_bytes))
        };
        self.view = space.view(self.base, self.extent_bytes);
    }

    /// Yf or Ys.
    #[cold]
    fn set_standard_tiling(&mut self, state: &RenderSurfaceState, cx: &Context) {
        let is_large = state.tiled_resource_mode != RenderSurfaceState::TILED_RESOURCE_MODE_TILEYF;
        let third = match state.number_of_multisamples {
            _ if self.kind == SurfaceKind::D3 => Third::Slice,
            samples @ 1..=4
                if state.multisampled_surface_storage_format
                    != RenderSurfaceState::MULTISAMPLED_SURFACE_STORAGE_FORMAT_MSFMT_DEPTH_STENCIL =>
            {
                Third::Sample(samples)
            }
            _ => Third::None,
        };
        self.use_standard_tiles(is_large, third, state.mip_tail_start_lod, cx);
    }

    fn use_standard_tiles(&mut self, is_large: bool, third: Third, tail_lod: u32, cx: &Context) {
        match Standard::new(self.element_bytes, is_large, third).filter(|_| self.tiling == Tiling::Y) {
            Some(tile) => {
                (self.tiling, self.tail_lod) = (Tiling::Standard(tile), tail_lod);
                if tile.depth() > 1 {
                    self.placement = Placement::Thick;
                }
            }
            None => cx.gap("D18", "tiling Yf with samples, or a standard tiling of odd elements"),
        }
    }

    fn resolve_image(&mut self, state: &RenderSurfaceState, space: &'a AddressSpace, cx: &Context) {
        let stated = Stated::of(cx);
        self.tiling = match state.tile_mode {
            _ if stated == Stated::Derived => match (state.tiled_surface, state.tile_walk) {
                (false, _) => Tiling::Linear,
                (true, 0) => Tiling::X,
                (true, _) => Tiling::Y,
            },
            RenderSurfaceState::TILE_MODE_LINEAR => Tiling::Linear,
            RenderSurfaceState::TILE_MODE_WMAJOR => Tiling::W,
            RenderSurfaceState::TILE_MODE_XMAJOR => Tiling::X,
            _ => Tiling::Y,
        };
        if state.tiled_resource_mode != RenderSurfaceState::TILED_RESOURCE_MODE_NONE
            && self.tiling != Tiling::Linear
        {
            self.set_standard_tiling(state, cx);
        }
        self.qpitch_rows = state.surface_qpitch.wrapping_mul(4);
        if stated == Stated::Pixels {
            self.qpitch_rows /= self.block_height.max(1);
        }
        if self.kind == SurfaceKind::D3 && self.tiling == Tiling::W && stated == Stated::Elements {
            // Observed: [mesa:isl get_qpitch] the sampler doubles the slice number of W-tiled volumes.
            self.qpitch_rows = self.qpitch_rows.wrapping_mul(2);
        }
        self.min_array_element = state.minimum_array_element;
        self.view_extent = state.render_target_view_extent.wrapping_add(1);
        self.samples_log2 = match state.number_of_multisamples {
            samples @ 0..=4 => samples,
            _ => {
                cx.undefined("SM-13", "reserved number of multisamples");
                0
            }
        };
        self.sample_layout = if state.multisampled_surface_storage_format
            == RenderSurfaceState::MULTISAMPLED_SURFACE_STORAGE_FORMAT_MSFMT_DEPTH_STENCIL
        {
            SampleLayout::Interleaved
        } else {
            SampleLayout::Slices
        };
        self.position_palette = state.multisample_position_palette_index;
        self.auxiliary = match state.auxiliary_surface_mode {
            _ if state.mcs_enable => AuxiliaryMode::CcsD,
            1 => AuxiliaryMode::CcsD,
            2 => AuxiliaryMode::Append,
            3 => AuxiliaryMode::Hiz,
            5 => AuxiliaryMode::CcsE,
            _ => AuxiliaryMode::None,
        };
        let faces = [
            state.cube_face_enable_positive_x,
            state.cube_face_enable_negative_x,
            state.cube_face_enable_positive_y,
            state.cube_face_enable_negative_y,
            state.cube_face_enable_positive_z,
            state.cube_face_enable_negative_z,
        ];
        self.cube_faces = faces.iter().enumerate().fold(0, |mask, (face, &on)| mask | (u8::from(on) << face));
        if self.kind == SurfaceKind::Cube {
            self.depth = self.depth.saturating_mul(6);
        }
        if self.kind == SurfaceKind::D1 {
            self.height_px = 1;
        }
        if state.quilt_width != 0 || state.quilt_height != 0 {
            cx.gap("SM-14", "quilted textures");
        }
        if self.tiling != Tiling::Linear {
            self.origin_el = (state.x_offset * 4 / self.block_width, state.y_offset * 4 / self.block_height);
        }
        let (across, down) = (state.surface_horizontal_alignment, state.surface_vertical_alignment);
        let align_el = match stated {
            _ if let Tiling::Standard(tile) = self.tiling => tile.extent_el(),
            Stated::Elements => (alignment(across), alignment(down)),
            _ if self.block_width != 1 || self.block_height != 1 => (1, 1),
            Stated::Pixels => (alignment(across), alignment(down)),
            Stated::Derived => (if across == 0 { 4 } else { 8 }, if down == 0 { 2 } else { 4 }),
        };
        if stated == Stated::Derived {
            let only_level_0 = state.surface_array_spacing != 0;
            self.qpitch_rows = self.derived_qpitch_rows(align_el.1, only_level_0);
        }
        if self.kind == SurfaceKind::D3 && stated != Stated::Elements {
            self.placement = Placement::Volume;
        } else if self.kind == SurfaceKind::D1 && self.tiling == Tiling::Linear && stated == Stated::Elements
        {
            self.placement = Placement::Row;
        }
        self.place(align_el, self.mip_count.saturating_add(self.min_lod), space);
        self.resolve_control(state, space, cx);
    }

    /// The control surface that the auxiliary fields describe.
    fn resolve_control(&mut self, state: &RenderSurfaceState, space: &'a AddressSpace, cx: &Context) {
        let kind = match (self.auxiliary, self.samples_log2) {
            (AuxiliaryMode::Hiz, _) => Kind::HierarchicalDepth,
            (AuxiliaryMode::CcsD | AuxiliaryMode::CcsE, 0) => {
                let pattern = if cx.platform.has(hw::Feature::LosslessColorCompression) {
                    Pattern::Compressible
                } else if Stated::of(cx) == Stated::Derived {
                    Pattern::Single
                } else if self.tiling == Tiling::X {
                    Pattern::ClearOnlyX
                } else {
                    Pattern::ClearOnlyY
                };
                Kind::Color(pattern)
            }
            (AuxiliaryMode::CcsD | AuxiliaryMode::CcsE, samples_log2) => Kind::Samples(samples_log2),
            _ => return,
        };
        if kind == Kind::HierarchicalDepth {
            // What the sampler takes for the depth of a clear block, before it could be told.
            // Observed: [mesa:hasvk depth_stencil_attachment_compute_aux_usage].
            let is_stated = cx.platform.has(hw::Feature::FloatClearColors);
            self.clear_color = [if is_stated { self.clear_color[0] } else { 0 }, 0, 0, 0];
        }
        let base = GraphicsAddress::from_canonical(state.auxiliary_surface_base_address);
        let pitch_bytes = (state.auxiliary_surface_pitch + 1) * Tiling::Y.width_bytes();
        let qpitch_rows = match Stated::of(cx) {
            Stated::Derived => self.qpitch_rows,
            _ => state.auxiliary_surface_qpitch * 4,
        };
        self.control = Control::new(kind, self, base, (pitch_bytes, qpitch_rows), space);
        if self.control.is_none() && self.first_unbound().is_none() {
            let (mode, format, tiling) = (self.auxiliary, self.format.name(), self.tiling);
            cx.undefined("B125", format!("{mode:?} of {format} in tiling {tiling:?}"));
        }
    }
}

#[cfg(test)]
mod tests;
