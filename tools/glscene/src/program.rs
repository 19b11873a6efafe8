//! Shaders, buffers and targets that scenes share.

use crate::picture::Picture;
use anyhow::{Result, bail};
use glow::HasContext;

/// Side of the usual square target in pixels.
pub const SIDE_PX: i32 = 256;

/// Compiles and links a program from (stage, source) pairs; the version of the context and precisions are put before.
pub unsafe fn program(gl: &glow::Context, stages: &[(u32, &str)]) -> Result<glow::Program> {
    let program = unsafe { link(gl, stages, &[]) }?;
    unsafe { gl.use_program(Some(program)) };
    Ok(program)
}

/// As [`program`], recording `varyings` interleaved for transform feedback.
pub unsafe fn link(gl: &glow::Context, stages: &[(u32, &str)], varyings: &[&str]) -> Result<glow::Program> {
    unsafe {
        let program = gl.create_program().map_err(anyhow::Error::msg)?;
        for (stage, source) in stages {
            let shader = gl.create_shader(*stage).map_err(anyhow::Error::msg)?;
            let images = gl.version().minor > 0;
            let version = if images { "#version 310 es" } else { "#version 300 es" };
            let head = "precision highp float;\nprecision highp int;\nprecision highp sampler2D;\n\
                precision highp sampler3D;\nprecision highp sampler2DArray;\nprecision highp samplerCube;\n\
                precision highp usampler2D;\nprecision highp isampler2D;\nprecision highp sampler2DShadow;\n\
                ";
            let more = if images { "precision highp image2D;\nprecision highp uimage2D;\n" } else { "" };
            gl.shader_source(shader, &format!("{version}\n{head}{more}{source}"));
            gl.compile_shader(shader);
            if !gl.get_shader_compile_status(shader) {
                bail!("{}\n{source}", gl.get_shader_info_log(shader));
            }
            gl.attach_shader(program, shader);
        }
        if !varyings.is_empty() {
            gl.transform_feedback_varyings(program, varyings, glow::INTERLEAVED_ATTRIBS);
        }
        gl.link_program(program);
        if !gl.get_program_link_status(program) {
            bail!("{}", gl.get_program_info_log(program));
        }
        Ok(program)
    }
}

/// Makes a framebuffer of `SIDE_PX` squared with the given colour formats and an optional depth-stencil one.
pub unsafe fn target(gl: &glow::Context, colors: &[u32], depth: Option<u32>) -> Result<()> {
    unsafe {
        let framebuffer = gl.create_framebuffer().map_err(anyhow::Error::msg)?;
        gl.bind_framebuffer(glow::FRAMEBUFFER, Some(framebuffer));
        let mut buffers = Vec::new();
        for (index, format) in colors.iter().enumerate() {
            let color = gl.create_renderbuffer().map_err(anyhow::Error::msg)?;
            gl.bind_renderbuffer(glow::RENDERBUFFER, Some(color));
            gl.renderbuffer_storage(glow::RENDERBUFFER, *format, SIDE_PX, SIDE_PX);
            let point = glow::COLOR_ATTACHMENT0 + index as u32;
            gl.framebuffer_renderbuffer(glow::FRAMEBUFFER, point, glow::RENDERBUFFER, Some(color));
            buffers.push(point);
        }
        if let Some(format) = depth {
            let buffer = gl.create_renderbuffer().map_err(anyhow::Error::msg)?;
            gl.bind_renderbuffer(glow::RENDERBUFFER, Some(buffer));
            gl.renderbuffer_storage(glow::RENDERBUFFER, format, SIDE_PX, SIDE_PX);
            let point = match format {
                glow::DEPTH24_STENCIL8 | glow::DEPTH32F_STENCIL8 => glow::DEPTH_STENCIL_ATTACHMENT,
                glow::STENCIL_INDEX8 => glow::STENCIL_ATTACHMENT,
                _ => glow::DEPTH_ATTACHMENT,
            };
            gl.framebuffer_renderbuffer(glow::FRAMEBUFFER, point, glow::RENDERBUFFER, Some(buffer));
        }
        gl.draw_buffers(&buffers);
        let status = gl.check_framebuffer_status(glow::FRAMEBUFFER);
        if status != glow::FRAMEBUFFER_COMPLETE {
            bail!("framebuffer is incomplete: 0x{status:x}");
        }
        gl.viewport(0, 0, SIDE_PX, SIDE_PX);
        gl.clear_color(0.1, 0.2, 0.3, 1.0);
        gl.clear(glow::COLOR_BUFFER_BIT | glow::DEPTH_BUFFER_BIT | glow::STENCIL_BUFFER_BIT);
        Ok(())
    }
}

/// Floats as bytes.
pub fn bytes<T: Copy>(values: &[T]) -> Vec<u8> {
    let length = std::mem::size_of_val(values);
    // SAFETY: plain numbers without padding, read for their own length.
    unsafe { std::slice::from_raw_parts(values.as_ptr().cast::<u8>(), length) }.to_vec()
}

/// Uploads floats and binds them to attribute `location` with `components` each.
pub unsafe fn attribute(
    gl: &glow::Context,
    location: u32,
    components: i32,
    values: &[f32],
) -> Result<glow::Buffer> {
    unsafe {
        let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
        gl.bind_buffer(glow::ARRAY_BUFFER, Some(buffer));
        gl.buffer_data_u8_slice(glow::ARRAY_BUFFER, &bytes(values), glow::STATIC_DRAW);
        gl.enable_vertex_attrib_array(location);
        gl.vertex_attrib_pointer_f32(location, components, glow::FLOAT, false, 0, 0);
        Ok(buffer)
    }
}

/// Reads the bound framebuffer's first attachment as RGBA8.
pub unsafe fn read(gl: &glow::Context) -> Picture {
    let mut rgba = vec![0; (SIDE_PX * SIDE_PX * 4) as usize];
    unsafe {
        gl.read_pixels(
            0,
            0,
            SIDE_PX,
            SIDE_PX,
            glow::RGBA,
            glow::UNSIGNED_BYTE,
            glow::PixelPackData::Slice(Some(&mut rgba)),
        );
    }
    Picture { width_px: SIDE_PX as u32, height_px: SIDE_PX as u32, rgba }
}
