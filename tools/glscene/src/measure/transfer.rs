//! What goes to the GPU and comes back.

use super::{Frame, HEIGHT_PX, Measure, WIDTH_PX, noise};
use crate::program::{attribute, program};
use anyhow::Result;
use glow::{HasContext, PixelUnpackData};

const SIDE: i32 = 512;
const UPLOADS: i32 = 4;

pub const ALL: &[Measure] = &[
    Measure {
        name: "transfer/upload",
        unit: "Mpixel",
        amount: (SIDE * SIDE * UPLOADS) as f64 / 1e6,
        prepare: upload,
    },
    Measure {
        name: "transfer/read-back",
        unit: "Mpixel",
        amount: (WIDTH_PX * HEIGHT_PX) as f64 / 1e6,
        prepare: read_back,
    },
    Measure {
        name: "transfer/blit",
        unit: "Mpixel",
        amount: (WIDTH_PX * HEIGHT_PX) as f64 / 2e6,
        prepare: blit,
    },
    Measure { name: "transfer/clear", unit: "clear", amount: 4.0, prepare: clear },
];

/// A texture is replaced and drawn, four times a frame.
fn upload(gl: &glow::Context) -> Result<Frame> {
    unsafe {
        let vertex = "layout(location=0) in vec2 p; out vec2 uv; void main(){ uv = p*0.5+0.5; gl_Position = vec4(p*0.25, 0.0, 1.0); }";
        let fragment = "in vec2 uv; uniform sampler2D t; out vec4 o; void main(){ o = texture(t, uv); }";
        program(gl, &[(glow::VERTEX_SHADER, vertex), (glow::FRAGMENT_SHADER, fragment)])?;
        attribute(gl, 0, 2, &[-1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0])?;
        let texture = gl.create_texture().map_err(anyhow::Error::msg)?;
        gl.bind_texture(glow::TEXTURE_2D, Some(texture));
        gl.tex_storage_2d(glow::TEXTURE_2D, 1, glow::RGBA8, SIDE, SIDE);
        gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MIN_FILTER, glow::NEAREST as i32);
        gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MAG_FILTER, glow::NEAREST as i32);
        let pictures: Vec<Vec<u8>> = (0..UPLOADS as usize)
            .map(|picture| (0..(SIDE * SIDE * 4) as usize).map(|at| noise(at / 64 + picture) as u8).collect())
            .collect();
        Ok(Box::new(move |gl| {
            for texels in &pictures {
                let data = PixelUnpackData::Slice(Some(texels.as_slice()));
                gl.tex_sub_image_2d(
                    glow::TEXTURE_2D,
                    0,
                    0,
                    0,
                    SIDE,
                    SIDE,
                    glow::RGBA,
                    glow::UNSIGNED_BYTE,
                    data,
                );
                gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            }
            Ok(())
        }))
    }
}

/// The whole target comes back each frame, after a small change.
fn read_back(gl: &glow::Context) -> Result<Frame> {
    let mut rgba = vec![0; (WIDTH_PX * HEIGHT_PX * 4) as usize];
    unsafe { gl.scissor(10, 10, 16, 16) };
    Ok(Box::new(move |gl| unsafe {
        gl.enable(glow::SCISSOR_TEST);
        gl.clear(glow::COLOR_BUFFER_BIT);
        gl.disable(glow::SCISSOR_TEST);
        let pixels = glow::PixelPackData::Slice(Some(&mut rgba));
        gl.read_pixels(0, 0, WIDTH_PX, HEIGHT_PX, glow::RGBA, glow::UNSIGNED_BYTE, pixels);
        Ok(())
    }))
}

/// The left half of the target goes to the right.
fn blit(gl: &glow::Context) -> Result<Frame> {
    let source = super::target(gl)?;
    let target = super::target(gl)?;
    Ok(Box::new(move |gl| unsafe {
        gl.bind_framebuffer(glow::READ_FRAMEBUFFER, Some(source));
        gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, Some(target));
        let (w, h) = (WIDTH_PX, HEIGHT_PX);
        gl.blit_framebuffer(0, 0, w / 2, h, w / 2, 0, w, h, glow::COLOR_BUFFER_BIT, glow::NEAREST);
        gl.bind_framebuffer(glow::FRAMEBUFFER, Some(target));
        Ok(())
    }))
}

fn clear(_: &glow::Context) -> Result<Frame> {
    Ok(Box::new(|gl| unsafe {
        for color in [0.0, 0.25, 0.5, 0.75] {
            gl.clear_color(color, 1.0 - color, 0.5, 1.0);
            gl.clear(glow::COLOR_BUFFER_BIT | glow::DEPTH_BUFFER_BIT);
        }
        Ok(())
    }))
}
