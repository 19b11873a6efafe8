//! One form of state for all platforms: what a platform keeps in other commands is put where stages look for it.
//!
//! Source: [byt.2.2:3DSTATE_WM] [byt.2.2:3DSTATE_PS] [byt.2.2:3DSTATE_SF] [byt.2.2:3DSTATE_SBE] [byt.2.2:3DSTATE_SO_BUFFER]
//! [mesa:gen7 3DSTATE_CLIP] [mesa:gen7 3DSTATE_MULTISAMPLE] [mesa:gen7 DEPTH_STENCIL_STATE] [mesa:gen7 VERTEX_BUFFER_STATE]
//! [mesa:gen7 3DSTATE_INDEX_BUFFER], compared with the commands of Gen8.
//!
//! The form is that of the platform with the most commands. The fields that are filled here are those of commands that
//! the platform does not have, so that nothing which a command has set is lost, and doing it again changes nothing.

use super::Bound;
use hw::Feature;
use memory::AddressSpace;
use probe::{Context, Fault, Stop};

impl Bound {
    /// Fills in, before each draw, what the commands of this platform say in other places.
    ///
    /// # Errors
    /// A page fault when DEPTH_STENCIL_STATE is not mapped.
    #[inline]
    pub fn normalise(&mut self, space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        let has = |feature| cx.platform.has(feature);
        if has(Feature::SeparateRasterState) && has(Feature::DepthStencilInCommand) {
            return Ok(());
        }
        self.normalise_all(space, cx)
    }

    #[inline(never)]
    fn normalise_all(&mut self, space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        let has = |feature| cx.platform.has(feature);
        if !has(Feature::VertexFetchCommands) {
            self.vertex_fetch();
        }
        if !has(Feature::SizesOfBuffers) {
            self.stream_output();
        }
        if !has(Feature::SeparateRasterState) {
            self.raster();
        }
        if !has(Feature::AttributeSwizzleCommand) {
            self.swizzles();
        }
        if !has(Feature::SamplePatternCommand) {
            self.sample_positions();
        }
        if !has(Feature::PixelBlendSummary) {
            self.pixel_shader();
        }
        if !has(Feature::DepthStencilInCommand) {
            self.tests(space, cx)?;
        }
        Ok(())
    }

    /// Buffers carry step rates and the index buffer has cuts at the greatest index.
    fn vertex_fetch(&mut self) {
        let input = &mut self.input;
        input.vf.indexed_draw_cut_index_enable = input.index_buffer.cut_index_enable;
        input.vf.cut_index = u32::MAX;
        for (element, instancing) in
            input.elements.iter().zip(&mut input.instancing).take(input.element_count)
        {
            let Some(buffer) = input.buffers.get(element.vertex_buffer_index as usize) else { continue };
            instancing.instancing_enable =
                buffer.buffer_access_type == hw::VertexBufferState::BUFFER_ACCESS_TYPE_INSTANCEDATA;
            instancing.instance_data_step_rate = buffer.instance_data_step_rate;
        }
    }

    /// Buffers carry their pitches and 3DSTATE_STREAMOUT their enables. A pitch of 0 means that no buffer is bound.
    fn stream_output(&mut self) {
        let sol = &mut self.sol;
        let so = &mut sol.streamout;
        let enables =
            [so.so_buffer_enable_0, so.so_buffer_enable_1, so.so_buffer_enable_2, so.so_buffer_enable_3];
        let pitches = [
            &mut so.buffer_0_surface_pitch,
            &mut so.buffer_1_surface_pitch,
            &mut so.buffer_2_surface_pitch,
            &mut so.buffer_3_surface_pitch,
        ];
        for ((buffer, enable), pitch) in sol.buffers.iter_mut().zip(enables).zip(pitches) {
            *pitch = buffer.surface_pitch;
            let dwords = buffer.surface_end_address.saturating_sub(buffer.surface_base_address) / 4;
            buffer.so_buffer_enable = enable && buffer.surface_pitch != 0 && dwords != 0;
            buffer.surface_size = (dwords as u32).wrapping_sub(1);
        }
    }

    /// 3DSTATE_SF has what 3DSTATE_RASTER has elsewhere; 3DSTATE_CLIP and 3DSTATE_SBE have what stages before them say of
    /// their output.
    fn raster(&mut self) {
        let sf = &self.sf;
        self.raster = hw::State3dRaster {
            viewport_z_clip_test_enable: self.clip.viewport_z_clip_test_enable,
            scissor_rectangle_enable: sf.scissor_rectangle_enable,
            antialiasing_enable: sf.antialiasing_enable,
            back_face_fill_mode: sf.backface_fill_mode,
            front_face_fill_mode: sf.frontface_fill_mode,
            global_depth_offset_enable_point: sf.global_depth_offset_enable_point,
            global_depth_offset_enable_wireframe: sf.global_depth_offset_enable_wireframe,
            global_depth_offset_enable_solid: sf.global_depth_offset_enable_solid,
            // The mode is stated, not worked out from the API's.
            force_multisampling: 1,
            dx_multisample_rasterization_mode: self.wm.multisample_rasterization_mode,
            cull_mode: sf.cull_mode,
            front_winding: sf.front_winding,
            global_depth_offset_constant: sf.global_depth_offset_constant,
            global_depth_offset_scale: sf.global_depth_offset_scale,
            global_depth_offset_clamp: sf.global_depth_offset_clamp,
            ..hw::State3dRaster::default()
        };
        self.clip.force_user_clip_distance_clip_test_enable_bitmask = true;
        self.clip.force_user_clip_distance_cull_test_enable_bitmask = true;
        self.sbe.force_vertex_urb_entry_read_offset = true;
        self.gs.default_stream_id = self.gs.default_streamid;
    }

    fn swizzles(&mut self) {
        let sbe = &self.sbe;
        let swizzles = &mut self.sbe_swiz;
        swizzles.attribute = sbe.attribute;
        // Where there are two sets of attributes to be swizzled the first one says which it is.
        swizzles.attribute[0].swizzle_control_mode = sbe.attribute_swizzle_control_mode;
        swizzles.attribute_wrap_shortest_enables = [
            sbe.attribute_0_wrapshortest_enables,
            sbe.attribute_1_wrapshortest_enables,
            sbe.attribute_2_wrapshortest_enables,
            sbe.attribute_3_wrapshortest_enables,
            sbe.attribute_4_wrapshortest_enables,
            sbe.attribute_5_wrapshortest_enables,
            sbe.attribute_6_wrapshortest_enables,
            sbe.attribute_7_wrapshortest_enables,
            sbe.attribute_8_wrapshortest_enables,
            sbe.attribute_9_wrapshortest_enables,
            sbe.attribute_10_wrapshortest_enables,
            sbe.attribute_11_wrapshortest_enables,
            sbe.attribute_12_wrapshortest_enables,
            sbe.attribute_13_wrapshortest_enables,
            sbe.attribute_14_wrapshortest_enables,
            sbe.attribute_15_wrapshortest_enables,
        ];
    }

    /// 3DSTATE_MULTISAMPLE places the samples of the one count that is set.
    fn sample_positions(&mut self) {
        let m = &self.multisample;
        self.sample_pattern = hw::State3dSamplePattern {
            _1x_sample0_x_offset: m.sample0_x_offset,
            _1x_sample0_y_offset: m.sample0_y_offset,
            _4x_sample0_x_offset: m.sample0_x_offset,
            _4x_sample0_y_offset: m.sample0_y_offset,
            _4x_sample1_x_offset: m.sample1_x_offset,
            _4x_sample1_y_offset: m.sample1_y_offset,
            _4x_sample2_x_offset: m.sample2_x_offset,
            _4x_sample2_y_offset: m.sample2_y_offset,
            _4x_sample3_x_offset: m.sample3_x_offset,
            _4x_sample3_y_offset: m.sample3_y_offset,
            _8x_sample0_x_offset: m.sample0_x_offset,
            _8x_sample0_y_offset: m.sample0_y_offset,
            _8x_sample1_x_offset: m.sample1_x_offset,
            _8x_sample1_y_offset: m.sample1_y_offset,
            _8x_sample2_x_offset: m.sample2_x_offset,
            _8x_sample2_y_offset: m.sample2_y_offset,
            _8x_sample3_x_offset: m.sample3_x_offset,
            _8x_sample3_y_offset: m.sample3_y_offset,
            _8x_sample4_x_offset: m.sample4_x_offset,
            _8x_sample4_y_offset: m.sample4_y_offset,
            _8x_sample5_x_offset: m.sample5_x_offset,
            _8x_sample5_y_offset: m.sample5_y_offset,
            _8x_sample6_x_offset: m.sample6_x_offset,
            _8x_sample6_y_offset: m.sample6_y_offset,
            _8x_sample7_x_offset: m.sample7_x_offset,
            _8x_sample7_y_offset: m.sample7_y_offset,
            ..hw::State3dSamplePattern::default()
        };
    }

    /// 3DSTATE_WM and 3DSTATE_PS say what 3DSTATE_PS_EXTRA does elsewhere, and whether there are threads at all is stated,
    /// not worked out.
    fn pixel_shader(&mut self) {
        let (wm, ps) = (&mut self.wm, &mut self.ps);
        // Observed: derivatives need whole subspans, and drivers set the bit only where it has an effect.
        // [mesa:compiler uses_vmask]
        ps.vector_mask_enable = true;
        wm.force_thread_dispatch_enable = hw::State3dWm::FORCE_THREAD_DISPATCH_ENABLE_FORCEON;
        self.ps_extra = hw::State3dPsExtra {
            pixel_shader_valid: wm.thread_dispatch_enable,
            pixel_shader_kills_pixel: wm.pixel_shader_kills_pixel,
            pixel_shader_computed_depth_mode: wm.pixel_shader_computed_depth_mode,
            pixel_shader_uses_source_depth: wm.pixel_shader_uses_source_depth,
            pixel_shader_uses_source_w: wm.pixel_shader_uses_source_w,
            pixel_shader_uses_input_coverage_mask: wm.pixel_shader_uses_input_coverage_mask,
            pixel_shader_is_per_sample: wm.multisample_dispatch_mode
                == hw::State3dWm::MULTISAMPLE_DISPATCH_MODE_MSDISPMODE_PERSAMPLE,
            omask_present_to_render_target: ps.omask_present_to_rendertarget,
            // No field says whether threads write to other surfaces, so all of them may.
            pixel_shader_has_uav: wm.thread_dispatch_enable,
            ..hw::State3dPsExtra::default()
        };
        self.vs.accesses_uav = self.vs.enable;
        self.hs.accesses_uav = self.hs.enable;
        self.ds.accesses_uav = self.ds.enable;
        self.gs.accesses_uav = self.gs.enable;
    }

    /// Tests and writes of depth and stencil lie in memory, buffers without an enable are there when they have memory, and
    /// the depth of what is clear comes in the bits of the buffer's format.
    fn tests(&mut self, space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        use hw::State3dDepthBuffer as D;
        let clear = &mut self.clear_params;
        let bits = clear.depth_clear_value_bits;
        clear.depth_clear_value = match self.depth_buffer.surface_format {
            D::SURFACE_FORMAT_D16_UNORM => (bits & 0xffff) as f32 / 65_535.0,
            D::SURFACE_FORMAT_D24_UNORM_X8_UINT => (f64::from(bits & 0xff_ffff) / 16_777_215.0) as f32,
            _ => f32::from_bits(bits),
        };
        let stencil = &mut self.stencil_buffer;
        stencil.stencil_buffer_enable = stencil.surface_base_address != 0 || stencil.surface_pitch != 0;
        let mut dwords = [0u32; 3];
        if let Some(offset) = self.depth_stencil_offset {
            space
                .read_into(self.dynamic(offset), bytemuck::cast_slice_mut(&mut dwords))
                .map_err(|fault| Fault::page("B091", fault.address, "DEPTH_STENCIL_STATE"))?;
        }
        let state = cx.decode::<hw::DepthStencilState>(&dwords);
        self.wm_depth_stencil = hw::State3dWmDepthStencil {
            depth_buffer_write_enable: state.depth_buffer_write_enable,
            depth_test_enable: state.depth_test_enable,
            stencil_buffer_write_enable: state.stencil_buffer_write_enable,
            stencil_test_enable: state.stencil_test_enable,
            double_sided_stencil_enable: state.double_sided_stencil_enable,
            depth_test_function: state.depth_test_function,
            stencil_test_function: state.stencil_test_function,
            stencil_fail_op: state.stencil_fail_op,
            stencil_pass_depth_fail_op: state.stencil_pass_depth_fail_op,
            stencil_pass_depth_pass_op: state.stencil_pass_depth_pass_op,
            stencil_test_mask: state.stencil_test_mask,
            stencil_write_mask: state.stencil_write_mask,
            backface_stencil_test_function: state.backface_stencil_test_function,
            backface_stencil_fail_op: state.backface_stencil_fail_op,
            backface_stencil_pass_depth_fail_op: state.backface_stencil_pass_depth_fail_op,
            backface_stencil_pass_depth_pass_op: state.backface_stencil_pass_depth_pass_op,
            backface_stencil_test_mask: state.backface_stencil_test_mask,
            backface_stencil_write_mask: state.backface_stencil_write_mask,
            ..hw::State3dWmDepthStencil::default()
        };
        Ok(())
    }
}
