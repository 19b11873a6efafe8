//! From surface-state structures and commands to resolved surfaces.
//!
//! Source: [bdw.2d:RENDER_SURFACE_STATE] [skl.7:Surface Layout and Tiling] [mesa:gen9 RENDER_SURFACE_STATE]
//! [mesa:gen9 3DSTATE_DEPTH_BUFFER] [mesa:gen9 3DSTATE_STENCIL_BUFFER].

use crate::layout::{Extent, LEVEL_COUNT, LevelLayout, Placement, SampleLayout, interleaved_scale, minify};
use crate::surface::{AuxiliaryMode, ChannelSelect, MediaBoundary, Surface, SurfaceKind};
use crate::tiling::{self, Tiling};
use crate::{compressed, texel};
use bits::GraphicsAddress;
use hw::format::{Channel, ChannelKind, Compression, SurfaceFormat};
use hw::{RenderSurfaceState, State3dDepthBuffer, State3dStencilBuffer};
use memory::AddressSpace;
use probe::{Context, Stop};

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
        surface.media_boundary = match state.media_boundary_pixel_mode {
            RenderSurfaceState::MEDIA_BOUNDARY_PIXEL_MODE_PROGRESSIVE_FRAME => {
                MediaBoundary::ProgressiveFrame
            }
            RenderSurfaceState::MEDIA_BOUNDARY_PIXEL_MODE_INTERLACED_FRAME => MediaBoundary::InterlacedFrame,
            _ => MediaBoundary::Normal,
        };
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
        if layout.compression == Compression::None {
            self.unpack = texel::unpacker(format);
            self.pack = texel::packer(format);
        } else {
            self.decode = compressed::decoder(format);
        }
        let raw = format == SurfaceFormat::RAW;
        if !raw && self.unpack.is_none() && self.decode.is_none() && self.kind != SurfaceKind::Null {
            cx.gap("SM-08", format!("texels of {}", format.name()));
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
            let name = if state.tiled_resource_mode == RenderSurfaceState::TILED_RESOURCE_MODE_TILEYF {
                "tiling Yf"
            } else {
                "tiling Ys"
            };
            cx.gap("SM-08", name);
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
        if self.samples_log2 != 0 && self.auxiliary == AuxiliaryMode::CcsD {
            self.resolve_fresh_control_surface(state, space);
        }
    }

    /// Gives layers of a multisampled surface the clear colour that their control surface promises.
    ///
    /// Auxiliary surfaces are always in the resolved state, with one exception that no command announces: drivers make a
    /// new control surface by filling it with ones, which says that every sample is clear, and then leave out the clear
    /// itself. Such a layer is met here when it is bound first: all of it becomes the clear colour, and the first DWord
    /// of its part of the control surface remembers that this was done.
    fn resolve_fresh_control_surface(&self, state: &RenderSurfaceState, space: &AddressSpace) {
        let texels = [self.width_px, self.height_px, self.samples(), self.depth];
        let bytes =
            texels.iter().fold(u64::from(self.element_bytes), |n, &by| n.saturating_mul(u64::from(by)));
        if bytes > self.view.len() as u64 {
            // Not a surface that lies in its memory: nothing to fill, and the loops stay bounded by what is bound.
            return;
        }
        let control = GraphicsAddress::from_canonical(state.auxiliary_surface_base_address);
        let pitch = (state.auxiliary_surface_pitch as usize + 1) * Tiling::Y.width_bytes() as usize;
        let qpitch = state.auxiliary_surface_qpitch as usize * 4;
        for layer in 0..self.depth {
            let slice = (self.min_array_element + layer) as usize;
            let marker = control.offset(tiling::offset_y(0, slice.wrapping_mul(qpitch), pitch) as u64);
            if space.read_u32(marker) != Ok(u32::MAX) {
                continue;
            }
            for sample in 0..self.samples() {
                for y in 0..self.height_px {
                    for x in 0..self.width_px {
                        self.write_texel(x, y, layer, 0, sample, self.clear_color);
                    }
                }
            }
            // The page was just read, so it can be written.
            let _ = space.write_u32(marker, 0);
        }
    }

    /// Rows of elements from slice to slice where no field states them: room for all levels, or for level 0 only.
    fn derived_qpitch_rows(&self, vertical_align_el: u32, only_level_0: bool) -> u32 {
        let height = match (self.samples_log2, self.sample_layout) {
            (1.., SampleLayout::Interleaved) => {
                self.height_px.next_multiple_of(2) * interleaved_scale(self.samples_log2).1
            }
            _ => self.height_px,
        };
        let rows = |lod| {
            minify(height, lod).div_ceil(self.block_height.max(1)).next_multiple_of(vertical_align_el.max(1))
        };
        if only_level_0 { rows(0) } else { rows(0) + rows(1) + 12 * vertical_align_el }
    }

    /// Computes levels, extent and view; `last_lod` is the highest level in use.
    fn place(&mut self, align_el: (u32, u32), last_lod: u32, space: &'a AddressSpace) {
        self.horizontal_align_px = align_el.0 * self.block_width;
        self.vertical_align_px = align_el.1 * self.block_height;
        let mut extent = Extent {
            width: self.width_px,
            height: self.height_px,
            block_width: self.block_width,
            block_height: self.block_height,
            horizontal_align_el: align_el.0,
            vertical_align_el: align_el.1,
        };
        if self.samples_log2 != 0 && self.sample_layout == SampleLayout::Interleaved {
            let (across, down) = interleaved_scale(self.samples_log2);
            extent.width = extent.width.next_multiple_of(2) * across;
            extent.height = extent.height.next_multiple_of(2) * down;
        }
        let last_lod = last_lod.min(LEVEL_COUNT as u32 - 1);
        let (places, volume_rows) = match self.placement {
            Placement::Slices => (extent.place_two_dimensional(), 0),
            Placement::Row => (extent.place_one_dimensional(), 0),
            Placement::Volume => extent.place_volume(self.depth, last_lod),
        };
        for (lod, (level, place)) in self.levels.iter_mut().zip(places).enumerate() {
            let lod = lod as u32;
            *level = LevelLayout {
                x_el: place.0,
                y_el: place.1,
                width: minify(self.width_px, lod),
                height: minify(self.height_px, lod),
                depth: if self.kind == SurfaceKind::D3 { minify(self.depth, lod) } else { self.depth },
                slice_step_el: extent.aligned(lod),
            };
        }
        let layers = u64::from(self.min_array_element) + u64::from(self.depth.max(1));
        // A volume's view may begin at a slice, but its depth counts from slice 0.
        let layers = if self.kind == SurfaceKind::D3 { u64::from(self.depth.max(1)) } else { layers };
        let slices =
            if self.sample_layout == SampleLayout::Slices { layers << self.samples_log2 } else { layers };
        let qpitch = u64::from(self.qpitch_rows);
        let element_bytes = u64::from(self.element_bytes);
        self.extent_bytes = if self.placement == Placement::Row {
            let last = &self.levels[last_lod as usize];
            let row = u64::from(last.x_el) + u64::from(last.width);
            ((slices - 1) * qpitch + row) * element_bytes
        } else {
            let rows = match self.placement {
                Placement::Volume => u64::from(volume_rows),
                _ => (slices - 1) * qpitch + u64::from(extent.slice_rows(last_lod)),
            };
            let rows = rows + u64::from(self.origin_el.1);
            let pitch = u64::from(self.pitch_bytes);
            match self.tiling {
                Tiling::Linear if self.placement == Placement::Volume => {
                    let row_el = u64::from(extent.volume_columns(self.depth, last_lod));
                    (rows - 1) * pitch + (row_el * element_bytes).min(pitch)
                }
                Tiling::Linear => {
                    let row_el = places
                        .iter()
                        .enumerate()
                        .take(last_lod as usize + 1)
                        .map(|(lod, place)| {
                            place.0 + minify(extent.width, lod as u32).div_ceil(self.block_width)
                        })
                        .max()
                        .unwrap_or(0);
                    (rows - 1) * pitch + (u64::from(row_el) * element_bytes).min(pitch)
                }
                Tiling::W => rows.div_ceil(64) * 32 * pitch,
                _ => rows.next_multiple_of(u64::from(self.tiling.height_rows())) * pitch,
            }
        };
        self.view = space.view(self.base, self.extent_bytes);
    }

    /// The depth buffer of 3DSTATE_DEPTH_BUFFER; `samples_log2` from 3DSTATE_MULTISAMPLE. Level and first layer of
    /// the view are in `mip_count` (the LOD field) and `min_array_element`. A null surface when there is none.
    ///
    /// # Errors
    /// [`Stop::Strict`] when something that is not built was met in a strict run.
    pub fn from_depth(
        state: &State3dDepthBuffer,
        samples_log2: u32,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Surface<'a>, Stop> {
        let mut surface = Surface::null();
        surface.kind = kind(state.surface_type, cx);
        if matches!(surface.kind, SurfaceKind::Null | SurfaceKind::Buffer | SurfaceKind::StructuredBuffer) {
            return Ok(Surface::null());
        }
        let format = match state.surface_format {
            State3dDepthBuffer::SURFACE_FORMAT_D32_FLOAT => SurfaceFormat::R32_FLOAT,
            State3dDepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT => SurfaceFormat::R24_UNORM_X8_TYPELESS,
            State3dDepthBuffer::SURFACE_FORMAT_D16_UNORM => SurfaceFormat::R16_UNORM,
            other => {
                cx.undefined("RS-02", format!("depth buffer format {other}"));
                SurfaceFormat::R32_FLOAT
            }
        };
        surface.set_format(format, cx);
        surface.tiling = Tiling::Y;
        surface.base = GraphicsAddress::from_canonical(state.surface_base_address);
        surface.pitch_bytes = state.surface_pitch.wrapping_add(1);
        surface.qpitch_rows = state.surface_qpitch.wrapping_mul(4);
        surface.set_depth_view(state, samples_log2);
        let align_el = if format == SurfaceFormat::R16_UNORM { (8, 4) } else { (4, 4) };
        if Stated::of(cx) == Stated::Derived {
            surface.qpitch_rows = surface.derived_qpitch_rows(align_el.1, false);
        }
        surface.place(align_el, surface.mip_count, space);
        cx.check()?;
        Ok(surface)
    }

    /// The stencil buffer of 3DSTATE_STENCIL_BUFFER: its extent, level and layers are those of the depth buffer
    /// command. A null surface when it is disabled.
    ///
    /// # Errors
    /// [`Stop::Strict`] when something that is not built was met in a strict run.
    pub fn from_stencil(
        state: &State3dStencilBuffer,
        depth: &State3dDepthBuffer,
        samples_log2: u32,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Surface<'a>, Stop> {
        let mut surface = Surface::null();
        surface.kind = kind(depth.surface_type, cx);
        if !state.stencil_buffer_enable
            || matches!(surface.kind, SurfaceKind::Null | SurfaceKind::Buffer | SurfaceKind::StructuredBuffer)
        {
            return Ok(Surface::null());
        }
        surface.set_format(SurfaceFormat::R8_UINT, cx);
        surface.tiling = Tiling::W;
        surface.base = GraphicsAddress::from_canonical(state.surface_base_address);
        surface.pitch_bytes = state.surface_pitch.wrapping_add(1);
        surface.qpitch_rows = state.surface_qpitch.wrapping_mul(4);
        surface.set_depth_view(depth, samples_log2);
        if Stated::of(cx) == Stated::Derived {
            surface.qpitch_rows = surface.derived_qpitch_rows(8, false);
        }
        surface.place((8, 8), surface.mip_count, space);
        cx.check()?;
        Ok(surface)
    }

    fn set_depth_view(&mut self, state: &State3dDepthBuffer, samples_log2: u32) {
        self.width_px = state.width.wrapping_add(1);
        self.height_px = state.height.wrapping_add(1);
        self.depth = state.depth.wrapping_add(1);
        self.view_extent = state.render_target_view_extent.wrapping_add(1);
        self.min_array_element = state.minimum_array_element;
        self.mip_count = state.lod;
        self.is_array = true;
        self.samples_log2 = samples_log2.min(4);
        self.sample_layout = SampleLayout::Interleaved;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use probe::{Findings, Ids};

    const BASE: u64 = 0x10_0000;

    fn space(bytes: u64) -> AddressSpace {
        let mut space = AddressSpace::new(1 << 30).unwrap();
        space.bind_anonymous(GraphicsAddress(BASE), bytes).unwrap();
        space
    }

    fn with<T>(run: impl FnOnce(&Context) -> T) -> T {
        with_platform(&hw::platforms::SKL, run)
    }

    fn with_platform<T>(platform: &'static hw::Platform, run: impl FnOnce(&Context) -> T) -> T {
        let (findings, ids) = (Findings::new(false), Ids::default());
        run(&Context { platform, findings: &findings, ids: &ids })
    }

    fn state(surface_type: u32, format: SurfaceFormat, width: u32, height: u32) -> RenderSurfaceState {
        RenderSurfaceState {
            surface_type,
            surface_format: u32::from(format.0),
            surface_horizontal_alignment: RenderSurfaceState::SURFACE_HORIZONTAL_ALIGNMENT_HALIGN_4,
            surface_vertical_alignment: RenderSurfaceState::SURFACE_VERTICAL_ALIGNMENT_VALIGN_4,
            width: width - 1,
            height: height - 1,
            tile_mode: RenderSurfaceState::TILE_MODE_YMAJOR,
            surface_base_address: BASE,
            shader_channel_select_red: 4,
            shader_channel_select_green: 5,
            shader_channel_select_blue: 6,
            shader_channel_select_alpha: 7,
            ..Default::default()
        }
    }

    #[test]
    fn state_survives_its_encoding() {
        let mut state = state(1, SurfaceFormat::R8G8B8A8_UNORM, 100, 50);
        state.surface_pitch = 511;
        state.surface_qpitch = 13;
        state.mip_count_lod = 3;
        state.surface_min_lod = 1;
        state.minimum_array_element = 2;
        state.depth = 4;
        let again = RenderSurfaceState::decode(&hw::platforms::SKL, &state.encode(&hw::platforms::SKL));
        let space = space(1 << 20);
        with(|cx| {
            let surface = Surface::resolve(&again, &space, cx).unwrap();
            assert_eq!((surface.width_px, surface.height_px, surface.depth), (100, 50, 5));
            assert_eq!((surface.pitch_bytes, surface.qpitch_rows), (512, 52));
            assert_eq!((surface.mip_count, surface.min_lod, surface.min_array_element), (3, 1, 2));
            assert_eq!(surface.tiling, Tiling::Y);
            assert!(surface.selects_are_identity);
            // Level 1 is 50x25 at row 52; layer 1 of the view is slice 3.
            let level =
                LevelLayout { x_el: 0, y_el: 52, width: 50, height: 25, depth: 5, slice_step_el: (52, 28) };
            assert_eq!(*surface.level(1), level);
            let expected = tiling::offset(Tiling::Y, 7 * 4, 3 * 52 + 52 + 9, 512);
            assert_eq!(surface.texel_offset(7, 9, 1, 1, 0), expected);
        });
    }

    #[test]
    fn compressed_texels_address_their_block() {
        let mut state = state(1, SurfaceFormat::BC1_UNORM, 64, 64);
        state.surface_pitch = 127;
        let space = space(0x10000);
        with(|cx| {
            let surface = Surface::resolve(&state, &space, cx).unwrap();
            assert_eq!(surface.texel_offset(9, 6, 0, 0, 0), tiling::offset(Tiling::Y, 2 * 8, 1, 128));
            assert_eq!(surface.extent_bytes(), 128 * 32);
            assert_eq!(surface.horizontal_align_px, 16);
        });
    }

    #[test]
    fn samples_of_colour_are_slices_and_samples_of_depth_lie_side_by_side() {
        let mut state = state(1, SurfaceFormat::R8G8B8A8_UNORM, 16, 16);
        state.surface_pitch = 127;
        state.surface_qpitch = 4;
        state.number_of_multisamples = RenderSurfaceState::NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_4;
        let space = space(0x10000);
        with(|cx| {
            let slices = Surface::resolve(&state, &space, cx).unwrap();
            assert_eq!(slices.texel_offset(3, 2, 0, 0, 3), tiling::offset(Tiling::Y, 12, 2 + 3 * 16, 128));
            state.multisampled_surface_storage_format = 1;
            let interleaved = Surface::resolve(&state, &space, cx).unwrap();
            // Pixel (3, 2), sample 3: column 4 + 2 + 1, row 4 + 2.
            assert_eq!(interleaved.texel_offset(3, 2, 0, 0, 3), tiling::offset(Tiling::Y, 7 * 4, 6, 128));
        });
    }

    #[test]
    fn a_fresh_control_surface_means_the_clear_colour() {
        let mut state = state(1, SurfaceFormat::R8G8B8A8_UNORM, 16, 16);
        state.surface_pitch = 127;
        state.surface_qpitch = 4;
        state.number_of_multisamples = RenderSurfaceState::NUMBER_OF_MULTISAMPLES_MULTISAMPLECOUNT_4;
        state.auxiliary_surface_mode = RenderSurfaceState::AUXILIARY_SURFACE_MODE_AUX_CCS_D;
        state.auxiliary_surface_base_address = BASE + 0x8000;
        state.depth = 1;
        state.auxiliary_surface_qpitch = 8;
        state.green_clear_color = 1.0f32.to_bits() as i32;
        let space = space(0x10000);
        space.write_u32(GraphicsAddress(BASE + 0x8000), u32::MAX).unwrap();
        with(|cx| {
            let surface = Surface::resolve(&state, &space, cx).unwrap();
            let green = [0, 1.0f32.to_bits(), 0, 0];
            assert_eq!(surface.read_texel(5, 6, 0, 0, 3), green);
            assert_eq!(surface.read_texel(5, 6, 1, 0, 3), [0; 4]);
            surface.write_texel(5, 6, 0, 0, 3, [0; 4]);
            // The second time the control surface is no longer fresh.
            let surface = Surface::resolve(&state, &space, cx).unwrap();
            assert_eq!(surface.read_texel(5, 6, 0, 0, 3), [0; 4]);
            assert_eq!(surface.read_texel(5, 6, 0, 0, 2), green);
        });
    }

    #[test]
    fn clear_colours_are_values_on_skl_and_a_bit_for_each_channel_before() {
        let clear_color = |platform, format, stated: [i32; 4]| {
            let mut state = state(1, format, 16, 16);
            [
                state.red_clear_color,
                state.green_clear_color,
                state.blue_clear_color,
                state.alpha_clear_color,
            ] = stated;
            let space = space(0x1000);
            with_platform(platform, |cx| Surface::resolve(&state, &space, cx).unwrap().clear_color)
        };
        let one = 1.0f32.to_bits();
        let half = 0.5f32.to_bits();
        let colour = SurfaceFormat::R8G8B8A8_UNORM;
        assert_eq!(
            clear_color(&hw::platforms::SKL, colour, [0, 0, half as i32, one as i32]),
            [0, 0, half, one]
        );
        assert_eq!(clear_color(&hw::platforms::BDW, colour, [0, 0, 1, 1]), [0, 0, one, one]);
        assert_eq!(
            clear_color(&hw::platforms::BDW, SurfaceFormat::R8G8B8A8_UINT, [0, 0, 1, 1]),
            [0, 0, 1, 1]
        );
    }

    #[test]
    fn linear_1d_arrays_are_rows_of_qpitch_elements() {
        let mut state = state(0, SurfaceFormat::R8G8B8A8_UNORM, 100, 1);
        state.tile_mode = RenderSurfaceState::TILE_MODE_LINEAR;
        state.surface_qpitch = 64;
        state.surface_array = true;
        state.depth = 2;
        state.mip_count_lod = 1;
        let space = space(0x10000);
        with(|cx| {
            let surface = Surface::resolve(&state, &space, cx).unwrap();
            assert_eq!(surface.texel_offset(5, 0, 2, 0, 0), (2 * 256 + 5) * 4);
            assert_eq!(surface.texel_offset(5, 0, 0, 1, 0), (128 + 5) * 4);
            assert_eq!(surface.extent_bytes(), (2 * 256 + 128 + 50) * 4);
        });
    }

    #[test]
    fn cubes_count_faces_and_volumes_shrink_in_depth() {
        let space = space(1 << 20);
        with(|cx| {
            let mut cube = state(3, SurfaceFormat::R8_UNORM, 8, 8);
            cube.depth = 1;
            assert_eq!(Surface::resolve(&cube, &space, cx).unwrap().depth, 12);
            let mut volume = state(2, SurfaceFormat::R8_UNORM, 8, 8);
            volume.depth = 7;
            volume.mip_count_lod = 3;
            let volume = Surface::resolve(&volume, &space, cx).unwrap();
            assert_eq!([0, 1, 2, 3, 4].map(|lod| volume.level(lod).depth), [8, 4, 2, 1, 1]);
        });
    }

    #[test]
    fn broadwell_states_qpitch_in_pixels_and_stores_volumes_level_by_level() {
        let space = space(1 << 20);
        with_platform(&hw::platforms::BDW, |cx| {
            let mut blocks = state(1, SurfaceFormat::BC1_UNORM, 64, 64);
            blocks.surface_pitch = 127;
            blocks.surface_qpitch = 25;
            blocks.surface_array = true;
            blocks.depth = 1;
            // 100 rows of pixels are 25 rows of blocks; level 1 lies at row 16 without further alignment.
            let surface = Surface::resolve(&blocks, &space, cx).unwrap();
            assert_eq!(surface.texel_offset(8, 4, 1, 0, 0), tiling::offset(Tiling::Y, 16, 26, 128));
            assert_eq!(surface.texel_offset(0, 0, 0, 1, 0), tiling::offset(Tiling::Y, 0, 16, 128));
            let mut volume = state(2, SurfaceFormat::R8G8B8A8_UNORM, 16, 8);
            volume.surface_pitch = 127;
            volume.depth = 4;
            volume.mip_count_lod = 1;
            // Level 0: five slices of eight rows. Level 1: two slices of 8x4 side by side.
            let surface = Surface::resolve(&volume, &space, cx).unwrap();
            assert_eq!(surface.texel_offset(3, 2, 4, 0, 0), tiling::offset(Tiling::Y, 12, 34, 128));
            assert_eq!(surface.texel_offset(3, 2, 1, 1, 0), tiling::offset(Tiling::Y, 44, 42, 128));
            assert_eq!(surface.extent_bytes(), 64 * 128);
        });
    }

    #[test]
    fn bay_trail_derives_the_distance_of_slices_from_the_height() {
        let space = space(1 << 20);
        with_platform(&hw::platforms::BYT, |cx| {
            let layers = RenderSurfaceState {
                tiled_surface: true,
                tile_walk: 1,
                surface_vertical_alignment: 1,
                surface_pitch: 127,
                surface_array: true,
                depth: 2,
                ..state(1, SurfaceFormat::R8G8B8A8_UNORM, 16, 18)
            };
            let surface = Surface::resolve(&layers, &space, cx).unwrap();
            // 20 rows of level 0, 12 of level 1, 12 times the alignment of 4.
            assert_eq!(surface.texel_offset(1, 1, 1, 0, 0), tiling::offset(Tiling::Y, 4, 81, 128));
            let close = RenderSurfaceState { surface_array_spacing: 1, ..layers };
            let surface = Surface::resolve(&close, &space, cx).unwrap();
            assert_eq!(surface.texel_offset(1, 1, 1, 0, 0), tiling::offset(Tiling::Y, 4, 21, 128));
            assert!(surface.selects_are_identity);
        });
    }

    #[test]
    fn depth_and_stencil_share_extent_but_not_tiling() {
        let depth = State3dDepthBuffer {
            surface_type: RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
            surface_format: State3dDepthBuffer::SURFACE_FORMAT_D24_UNORM_X8_UINT,
            surface_base_address: BASE,
            surface_pitch: 511,
            surface_qpitch: 16,
            width: 99,
            height: 59,
            minimum_array_element: 1,
            depth: 2,
            ..Default::default()
        };
        let stencil = State3dStencilBuffer {
            stencil_buffer_enable: true,
            surface_base_address: BASE,
            surface_pitch: 255,
            surface_qpitch: 16,
            ..Default::default()
        };
        let space = space(1 << 20);
        with(|cx| {
            let d = Surface::from_depth(&depth, 0, &space, cx).unwrap();
            assert_eq!(d.format, SurfaceFormat::R24_UNORM_X8_TYPELESS);
            assert_eq!(d.texel_offset(10, 20, 0, 0, 0), tiling::offset(Tiling::Y, 40, 84, 512));
            let s = Surface::from_stencil(&stencil, &depth, 0, &space, cx).unwrap();
            assert_eq!((s.width_px, s.height_px), (100, 60));
            assert_eq!(s.texel_offset(70, 20, 0, 0, 0), tiling::offset(Tiling::W, 70, 84, 256));
            let none = State3dStencilBuffer::default();
            let none = Surface::from_stencil(&none, &depth, 0, &space, cx).unwrap();
            assert_eq!(none.kind, SurfaceKind::Null);
        });
    }

    #[test]
    fn missing_pages_are_found_and_read_as_zero() {
        let mut state = state(1, SurfaceFormat::R32_UINT, 1024, 64);
        state.surface_pitch = 4095;
        let space = space(0x3000);
        with(|cx| {
            let surface = Surface::resolve(&state, &space, cx).unwrap();
            assert_eq!(surface.extent_bytes(), 4096 * 64);
            assert_eq!(surface.first_unbound(), Some(GraphicsAddress(BASE + 0x3000)));
            surface.write_texel(0, 0, 0, 0, 0, [7, 0, 0, 0]);
            surface.write_texel(0, 33, 0, 0, 0, [7, 0, 0, 0]);
            assert_eq!(surface.read_texel(0, 0, 0, 0, 0), [7, 0, 0, 1]);
            assert_eq!(surface.read_texel(0, 33, 0, 0, 0), [0, 0, 0, 1]);
        });
    }

    #[test]
    fn any_state_resolves() {
        let space = space(1 << 20);
        let mut seed = 3u64;
        with(|cx| {
            for _ in 0..5000 {
                let dwords: [u32; 16] = std::array::from_fn(|_| {
                    seed =
                        seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    (seed >> 32) as u32
                });
                let mut state = RenderSurfaceState::decode(&hw::platforms::SKL, &dwords);
                state.surface_base_address = BASE;
                let surface = Surface::resolve(&state, &space, cx).unwrap();
                surface.read_texel(dwords[0], dwords[1], dwords[2], dwords[3], dwords[4]);
                surface.write_texel(dwords[4], dwords[3], dwords[2], dwords[1], dwords[0], [0; 4]);
            }
        });
    }
}
