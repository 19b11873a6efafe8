//! State that Bay Trail keeps in other commands, and what becomes of it.

use super::machine::{INDICES, Machine, STREAMS, VERTICES};
use super::*;
use crate::testing::with_platform;
use hw::platforms::{BYT, SKL};

/// The vertex shader is off, and each vertex is what was fetched: eight DWords.
fn streaming(m: &mut Machine) -> &mut Machine {
    m.counted_vertices(2, 8);
    m.run(&format!(
        "3DSTATE_STREAMOUT\n  SO Function Enable = 1\n  Rendering Disable = 1\n  SO Buffer Enable [1] = 1\n\
         3DSTATE_SO_BUFFER\n  SO Buffer Index = 1\n  Surface Pitch = 4\n  Surface Base Address = {STREAMS:#x}\n  \
         Surface End Address = {:#x}\n\
         3DSTATE_SO_DECL_LIST\n  Stream to Buffer Selects [0] = 2\n  Num Entries [0] = 1\n  \
         Entry[0].Stream 0 Decl.Output Buffer Slot = 1\n  Entry[0].Stream 0 Decl.Component Mask = 1\n  \
         Entry[0].Stream 2 Decl.Component Mask = 0\n",
        STREAMS + 4 * 6
    ))
}

/// Draws; the bytes that were streamed out before, and the first values of all vertices that were.
fn streamed(m: &mut Machine, topology: u32, fields: &str) -> Vec<u32> {
    m.registers.write(hw::registers::SO_WRITE_OFFSET1, 0);
    m.draw(topology, fields);
    let bytes = m.registers.read(hw::registers::SO_WRITE_OFFSET1);
    m.load(STREAMS, bytes as usize / 4)
}

#[test]
fn pitches_ends_and_enables_of_streams_lie_in_other_commands() {
    let mut m = Machine::over(&BYT);
    streaming(&mut m);
    // Six DWords are what fits.
    assert_eq!(
        streamed(&mut m, topo::POINTLIST, "Vertex Count Per Instance = 8"),
        [0, 1000, 2000, 3000, 4000, 5000]
    );
    m.run(
        "3DSTATE_STREAMOUT\n  SO Function Enable = 1\n  Rendering Disable = 1\n  SO Buffer Enable [0] = 1\n",
    );
    assert_eq!(streamed(&mut m, topo::POINTLIST, "Vertex Count Per Instance = 8"), []);
    assert_eq!(m.found, []);
}

#[test]
fn buffers_end_with_the_byte_that_is_stated() {
    let mut m = Machine::over(&BYT);
    streaming(&mut m);
    // The last byte of vertex 1 is missing.
    m.run(&format!(
        "3DSTATE_VERTEX_BUFFERS\n  Vertex Buffer State[0].Buffer Pitch = 32\n  Vertex Buffer State[0].Address Modify \
         Enable = 1\n  Vertex Buffer State[0].Buffer Starting Address = {:#x}\n  Vertex Buffer State[0].End Address = {:#x}\n  Vertex \
         Buffer State[0].Instance Data Step Rate = 0\n",
        VERTICES + 32,
        VERTICES + 32 + 32 + 14
    ));
    assert_eq!(streamed(&mut m, topo::POINTLIST, "Vertex Count Per Instance = 3"), [1000, 0, 0]);
    // An index of which a byte is missing is 0.
    m.counted_vertices(2, 8);
    m.store(INDICES, &[0x0002_0003, 0x0005_0004]);
    let indexed = "Vertex Count Per Instance = 4, Vertex Access Type = 1";
    for (last, want) in [(7, [3000, 2000, 4000, 5000]), (6, [3000, 2000, 4000, 0])] {
        m.run(&format!(
            "3DSTATE_INDEX_BUFFER\n  Index Format = 1\n  Buffer Starting Address = {INDICES:#x}\n  \
             Buffer Ending Address = {:#x}\n",
            INDICES + last
        ));
        assert_eq!(streamed(&mut m, topo::POINTLIST, indexed), want);
    }
    assert_eq!(m.found, []);
}

#[test]
fn the_greatest_index_cuts_where_the_index_buffer_says_so() {
    let mut m = Machine::over(&BYT);
    streaming(&mut m);
    m.store(INDICES, &[0xff02_0100, 0x0006_0504]);
    let indexed = "Vertex Count Per Instance = 7, Vertex Access Type = 1";
    for (cut, want) in [(1, 2), (0, 3)] {
        m.run(&format!(
            "3DSTATE_INDEX_BUFFER\n  Cut Index Enable = {cut}\n  Buffer Starting Address = {INDICES:#x}\n  \
             Buffer Ending Address = {:#x}\n",
            INDICES + 6
        ));
        let values = streamed(&mut m, topo::LINESTRIP, indexed);
        assert_eq!(values[..4], [0, 1000, 1000, 2000]);
        // Two lines before the cut and two behind it fill what fits; without a cut there is one over it.
        assert_eq!(values.get(4).copied(), Some(if want == 2 { 4000 } else { 2000 }));
    }
    assert_eq!(m.found, []);
}

#[test]
fn step_rates_are_those_of_the_buffer() {
    let mut m = Machine::over(&BYT);
    streaming(&mut m);
    m.run(&format!(
        "3DSTATE_VERTEX_BUFFERS\n  Vertex Buffer State[0].Buffer Pitch = 32\n  Vertex Buffer State[0].Address Modify \
         Enable = 1\n  Vertex Buffer State[0].Buffer Starting Address = {VERTICES:#x}\n  Vertex Buffer State[0].End Address \
         = {:#x}\n  Vertex Buffer State[0].Buffer Access Type = 1\n  Vertex Buffer State[0].Instance Data Step Rate = 2\n",
        VERTICES + 255
    ));
    let draw = "Vertex Count Per Instance = 1, Instance Count = 5";
    assert_eq!(streamed(&mut m, topo::POINTLIST, draw), [0, 0, 1000, 1000, 2000]);
    assert_eq!(m.found, []);
}

/// The state of Bay Trail after these commands, in the form that stages read.
fn normal(text: &str, depth_stencil: [u32; 3]) -> Bound {
    let mut m = Machine::over(&BYT);
    m.store(CONSTANTS, &depth_stencil);
    m.run(text);
    m.run(&format!(
        "3DSTATE_DEPTH_STENCIL_STATE_POINTERS\n  Pointer to DEPTH_STENCIL_STATE = {CONSTANTS:#x}\n"
    ));
    let Machine { pipeline, space, .. } = &mut m;
    with_platform(&BYT, |cx| pipeline.bound.normalise(space, cx).unwrap());
    pipeline.bound.clone()
}

#[test]
fn what_3dstate_sf_and_clip_say_of_rasterization_is_followed() {
    let bound = normal(
        "3DSTATE_SF\n  Front Winding = 1\n  Cull Mode = 3\n  BackFace Fill Mode = 1\n  FrontFace Fill Mode = 2\n  \
         Scissor Rectangle Enable = 1\n  Antialiasing Enable = 1\n  Global Depth Offset Enable Solid = 1\n  \
         Global Depth Offset Constant = 1.5\n  Global Depth Offset Scale = 2.5\n  Global Depth Offset Clamp = 3.5\n\
         3DSTATE_CLIP\n  Viewport Z Clip Test Enable = 1\n  User Clip Distance Clip Test Enable Bitmask = 5\n\
         3DSTATE_WM\n  Multisample Rasterization Mode = 3\n",
        [0; 3],
    );
    let raster = &bound.raster;
    assert_eq!(
        (raster.front_winding, raster.cull_mode, raster.back_face_fill_mode, raster.front_face_fill_mode),
        (1, 3, 1, 2)
    );
    assert!(raster.scissor_rectangle_enable && raster.antialiasing_enable);
    assert!(raster.global_depth_offset_enable_solid && !raster.global_depth_offset_enable_point);
    assert_eq!(
        [
            raster.global_depth_offset_constant,
            raster.global_depth_offset_scale,
            raster.global_depth_offset_clamp
        ],
        [1.5, 2.5, 3.5]
    );
    assert_eq!((raster.force_multisampling, raster.dx_multisample_rasterization_mode), (1, 3));
    let clip = crate::clip::Resolved::new(&bound);
    assert!(clip.near && clip.far);
    assert_eq!(clip.clip_distances, 5);
}

#[test]
fn threads_and_their_payload_are_what_3dstate_wm_and_ps_say() {
    let bound = normal(
        "3DSTATE_WM\n  Thread Dispatch Enable = 1\n  Pixel Shader Kills Pixel = 1\n  Pixel Shader Computed Depth Mode = 2\n  \
         Pixel Shader Uses Source Depth = 1\n  Pixel Shader Uses Source W = 1\n  Pixel Shader Uses Input Coverage Mask = 1\n\
         3DSTATE_PS\n  oMask Present to RenderTarget = 1\n",
        [0; 3],
    );
    let extra = &bound.ps_extra;
    assert!(extra.pixel_shader_valid && extra.pixel_shader_kills_pixel && extra.pixel_shader_is_per_sample);
    assert!(extra.pixel_shader_uses_source_depth && extra.pixel_shader_uses_source_w);
    assert!(extra.pixel_shader_uses_input_coverage_mask && extra.omask_present_to_render_target);
    assert_eq!(extra.pixel_shader_computed_depth_mode, 2);
    assert!(bound.ps.vector_mask_enable, "subspans run whole");
    let bound = normal("3DSTATE_WM\n  Multisample Dispatch Mode = 1\n", [0; 3]);
    assert!(!bound.ps_extra.pixel_shader_is_per_sample && !bound.ps_extra.pixel_shader_valid);
}

#[test]
fn tests_of_depth_and_stencil_lie_behind_a_pointer() {
    let state = hw::DepthStencilState {
        depth_test_enable: true,
        depth_buffer_write_enable: true,
        depth_test_function: 4,
        stencil_test_enable: true,
        stencil_test_function: 3,
        stencil_pass_depth_pass_op: 2,
        backface_stencil_fail_op: 5,
        stencil_test_mask: 0xf0,
        backface_stencil_write_mask: 0x0f,
        ..Default::default()
    };
    let words: Vec<u32> = state.encode(&BYT);
    let bound = normal(
        "3DSTATE_DEPTH_BUFFER\n  Surface Format = 3\n3DSTATE_CLEAR_PARAMS\n  Depth Clear Value Bits = 0xffffff\n\
         3DSTATE_STENCIL_BUFFER\n  Surface Base Address = 0x8000\n",
        [words[0], words[1], words[2]],
    );
    let tests = &bound.wm_depth_stencil;
    assert!(tests.depth_test_enable && tests.depth_buffer_write_enable && tests.stencil_test_enable);
    assert_eq!((tests.depth_test_function, tests.stencil_test_function), (4, 3));
    assert_eq!((tests.stencil_pass_depth_pass_op, tests.backface_stencil_fail_op), (2, 5));
    assert_eq!((tests.stencil_test_mask, tests.backface_stencil_write_mask), (0xf0, 0x0f));
    assert!(bound.stencil_buffer.stencil_buffer_enable);
    assert_eq!(bound.clear_params.depth_clear_value, 1.0);
    assert!(!normal("", [0; 3]).stencil_buffer.stencil_buffer_enable);
}

#[test]
fn swizzles_and_sample_positions_are_those_of_the_commands_with_more_in_them() {
    let bound = normal(
        "3DSTATE_SBE\n  Attribute Swizzle Enable = 1\n  Attribute[3].Source Attribute = 7\n  \
         Attribute 2 WrapShortest Enables = 5\n  Vertex URB Entry Read Offset = 1\n\
         3DSTATE_MULTISAMPLE\n  Number of Multisamples = 2\n  Sample2 X Offset = 0.125\n  Sample2 Y Offset = 0.875\n",
        [0; 3],
    );
    assert_eq!(bound.sbe_swiz.attribute[3].source_attribute, 7);
    assert_eq!(bound.sbe_swiz.attribute_wrap_shortest_enables[2], 5);
    assert!(bound.sbe.force_vertex_urb_entry_read_offset);
    let pattern = &bound.sample_pattern;
    assert_eq!((pattern._4x_sample2_x_offset, pattern._4x_sample2_y_offset), (0.125, 0.875));
}

#[test]
fn nothing_changes_where_every_command_exists() {
    let space = AddressSpace::new(1 << 20).unwrap();
    let mut bound = Bound::default();
    bound.sf.cull_mode = 3;
    bound.wm.thread_dispatch_enable = true;
    with_platform(&SKL, |cx| bound.normalise(&space, cx).unwrap());
    assert!(bound.raster == Default::default() && bound.ps_extra == Default::default());
}
