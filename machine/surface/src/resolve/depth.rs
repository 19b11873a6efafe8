//! Depth and stencil buffers, which commands describe and no surface state.
//!
//! Source: [mesa:gen9 3DSTATE_DEPTH_BUFFER] [mesa:gen9 3DSTATE_STENCIL_BUFFER]
//! [mesa:gen9 3DSTATE_HIER_DEPTH_BUFFER].

use super::{Stated, kind};
use crate::control::{Control, Kind};
use crate::layout::SampleLayout;
use crate::surface::{Surface, SurfaceKind};
use crate::tiling::{Third, Tiling};
use bits::GraphicsAddress;
use hw::format::SurfaceFormat;
use hw::{State3dDepthBuffer, State3dHierDepthBuffer, State3dStencilBuffer};
use memory::AddressSpace;
use probe::{Context, Stop};

impl<'a> Surface<'a> {
    /// The depth buffer of 3DSTATE_DEPTH_BUFFER; `samples_log2` from 3DSTATE_MULTISAMPLE. Level and first layer of
    /// the view are in `mip_count` (the LOD field) and `min_array_element`. A null surface when there is none. `hierarchical`
    /// is its HiZ buffer, with the depth of what is clear.
    ///
    /// # Errors
    /// [`Stop::Strict`] when something that is not built was met in a strict run.
    pub fn from_depth(
        state: &State3dDepthBuffer,
        hierarchical: (&State3dHierDepthBuffer, f32),
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
                cx.undefined("B116", format!("depth buffer format {other}"));
                SurfaceFormat::R32_FLOAT
            }
        };
        surface.set_format(format, cx);
        surface.tiling = Tiling::Y;
        let mut align_el = if format == SurfaceFormat::R16_UNORM { (8, 4) } else { (4, 4) };
        if state.tiled_resource_mode != State3dDepthBuffer::TILED_RESOURCE_MODE_NONE {
            let is_large = state.tiled_resource_mode != State3dDepthBuffer::TILED_RESOURCE_MODE_TILEYF;
            surface.use_standard_tiles(is_large, Third::None, state.mip_tail_start_lod, cx);
            if let Tiling::Standard(tile) = surface.tiling {
                align_el = tile.extent_el();
            }
        }
        let lies = (state.surface_base_address, state.surface_pitch, state.surface_qpitch);
        let mut surface = surface.lie(lies, state, samples_log2, align_el, space, cx)?;
        let (buffer, clear_value) = hierarchical;
        // Deviation: where no field says how slices follow each other, which is Gen7, HiZ is not read.
        if state.hierarchical_depth_buffer_enable && Stated::of(cx) != Stated::Derived {
            surface.clear_color[0] = clear_value.to_bits();
            let base = GraphicsAddress::from_canonical(buffer.surface_base_address);
            let pitches = (buffer.surface_pitch.wrapping_add(1), buffer.surface_qpitch.wrapping_mul(4));
            surface.control = Control::new(Kind::HierarchicalDepth, &surface, base, pitches, space);
        }
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
        let lies = (state.surface_base_address, state.surface_pitch, state.surface_qpitch);
        surface.lie(lies, depth, samples_log2, (8, 8), space, cx)
    }

    /// Takes over base address, pitch and QPitch as the command has them, and the view of the depth buffer command.
    fn lie(
        mut self,
        (base, pitch, qpitch): (u64, u32, u32),
        view: &State3dDepthBuffer,
        samples_log2: u32,
        align_el: (u32, u32),
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Surface<'a>, Stop> {
        self.base = GraphicsAddress::from_canonical(base);
        self.pitch_bytes = pitch.wrapping_add(1);
        self.qpitch_rows = qpitch.wrapping_mul(4);
        self.width_px = view.width.wrapping_add(1);
        self.height_px = view.height.wrapping_add(1);
        self.depth = view.depth.wrapping_add(1);
        self.view_extent = view.render_target_view_extent.wrapping_add(1);
        self.min_array_element = view.minimum_array_element;
        self.mip_count = view.lod;
        self.is_array = true;
        self.samples_log2 = samples_log2.min(4);
        self.sample_layout = SampleLayout::Interleaved;
        if Stated::of(cx) == Stated::Derived {
            self.qpitch_rows = self.derived_qpitch_rows(align_el.1, false);
        }
        self.place(align_el, self.mip_count, space);
        cx.check()?;
        Ok(self)
    }
}
