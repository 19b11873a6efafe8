//! Texels: filters, formats, minification, shadows, fetches without filter.

use super::{Frame, HEIGHT_PX, Measure, WIDTH_PX, noise};
use crate::program::{attribute, program};
use anyhow::Result;
use glow::{HasContext, PixelUnpackData};

const LAYERS: i32 = 2;
const MPIXEL: f64 = (WIDTH_PX * HEIGHT_PX * LAYERS) as f64 / 1e6;
/// Side of the textures in texels.
const SIDE: i32 = 512;

pub const ALL: &[Measure] = &[
    Measure { name: "texture/nearest", unit: "Mpixel", amount: MPIXEL, prepare: nearest },
    Measure { name: "texture/bilinear", unit: "Mpixel", amount: MPIXEL, prepare: bilinear },
    Measure { name: "texture/trilinear", unit: "Mpixel", amount: MPIXEL, prepare: trilinear },
    Measure { name: "texture/anisotropic", unit: "Mpixel", amount: MPIXEL, prepare: anisotropic },
    Measure { name: "texture/fetch", unit: "Mpixel", amount: MPIXEL, prepare: fetch },
    Measure { name: "texture/half-floats", unit: "Mpixel", amount: MPIXEL, prepare: half_floats },
    Measure { name: "texture/one-channel", unit: "Mpixel", amount: MPIXEL, prepare: one_channel },
    Measure { name: "texture/shadow", unit: "Mpixel", amount: MPIXEL, prepare: shadow },
    Measure { name: "texture/nine-taps", unit: "Mpixel", amount: MPIXEL, prepare: nine_taps },
];

/// Internal format, transfer format, transfer type, bytes a texel.
type Format = (u32, u32, u32, usize);
const RGBA8: Format = (glow::RGBA8, glow::RGBA, glow::UNSIGNED_BYTE, 4);

/// Covers the target with a textured rectangle, `LAYERS` times; `fragment` sees `uv`, the sampler `t`.
fn textured(
    gl: &glow::Context,
    format: Format,
    (min, mag): (u32, u32),
    sampler: &str,
    fragment: &str,
    scale: (f32, f32),
) -> Result<Frame> {
    unsafe {
        let vertex = "layout(location=0) in vec2 p; uniform vec2 scale; out vec2 uv;\
            void main(){ uv = (p*0.5+0.5)*scale; gl_Position = vec4(p, 0.0, 1.0); }";
        let source = format!("in vec2 uv; uniform {sampler} t; out vec4 o; void main(){{ {fragment} }}");
        let program = program(gl, &[(glow::VERTEX_SHADER, vertex), (glow::FRAGMENT_SHADER, &source)])?;
        gl.uniform_2_f32(gl.get_uniform_location(program, "scale").as_ref(), scale.0, scale.1);
        attribute(gl, 0, 2, &[-1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0])?;
        let texture = gl.create_texture().map_err(anyhow::Error::msg)?;
        gl.bind_texture(glow::TEXTURE_2D, Some(texture));
        let levels = if min == glow::LINEAR_MIPMAP_LINEAR { 10 } else { 1 };
        gl.tex_storage_2d(glow::TEXTURE_2D, levels, format.0, SIDE, SIDE);
        for level in 0..levels {
            let side = SIDE >> level;
            let texels = texels(format, side as usize, level as usize);
            let data = PixelUnpackData::Slice(Some(&texels));
            gl.tex_sub_image_2d(glow::TEXTURE_2D, level, 0, 0, side, side, format.1, format.2, data);
        }
        gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MIN_FILTER, min as i32);
        gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MAG_FILTER, mag as i32);
        Ok(Box::new(move |gl| {
            for _ in 0..LAYERS {
                gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            }
            Ok(())
        }))
    }
}

/// A smooth pattern with a little noise: filters that differ in the last bit show no other picture.
fn texels((_, _, kind, texel_bytes): Format, side: usize, level: usize) -> Vec<u8> {
    let value = |x: usize, y: usize, channel: usize| {
        let wave = ((x * (channel + 2) << level) % 256 + (y * 3 << level) % 256) / 4;
        (wave + (noise(y * side + x + channel * 977) % 16) as usize) as u8
    };
    let mut bytes = Vec::with_capacity(side * side * texel_bytes);
    for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
        match kind {
            glow::HALF_FLOAT => {
                // A half of exponent 14 is between 0.5 and 1.
                (0..texel_bytes / 2).for_each(|channel| {
                    bytes.extend((0x3800 | u16::from(value(x, y, channel)) << 2).to_le_bytes());
                });
            }
            glow::UNSIGNED_INT => bytes.extend((u32::from(value(x, y, 0)) << 24).to_le_bytes()),
            _ => (0..texel_bytes).for_each(|channel| bytes.push(value(x, y, channel))),
        }
    }
    bytes
}

const NEAREST: (u32, u32) = (glow::NEAREST, glow::NEAREST);
const LINEAR: (u32, u32) = (glow::LINEAR, glow::LINEAR);
const TRILINEAR: (u32, u32) = (glow::LINEAR_MIPMAP_LINEAR, glow::LINEAR);
/// Texels a pixel that keep every level a little off the whole.
const ONE_TO_ONE: (f32, f32) = (1.9, 1.4);
const PLAIN: &str = "o = texture(t, uv);";

fn nearest(gl: &glow::Context) -> Result<Frame> {
    textured(gl, RGBA8, NEAREST, "sampler2D", PLAIN, ONE_TO_ONE)
}

fn bilinear(gl: &glow::Context) -> Result<Frame> {
    textured(gl, RGBA8, LINEAR, "sampler2D", PLAIN, ONE_TO_ONE)
}

fn trilinear(gl: &glow::Context) -> Result<Frame> {
    textured(gl, RGBA8, TRILINEAR, "sampler2D", PLAIN, (5.3, 4.1))
}

fn anisotropic(gl: &glow::Context) -> Result<Frame> {
    let frame = textured(gl, RGBA8, TRILINEAR, "sampler2D", PLAIN, (16.0, 1.5))?;
    unsafe { gl.tex_parameter_f32(glow::TEXTURE_2D, glow::TEXTURE_MAX_ANISOTROPY_EXT, 16.0) };
    Ok(frame)
}

fn fetch(gl: &glow::Context) -> Result<Frame> {
    let body = "ivec2 p = ivec2(gl_FragCoord.xy); o = texelFetch(t, (p.yx ^ (p>>3)) & 511, 0);";
    textured(gl, RGBA8, NEAREST, "sampler2D", body, ONE_TO_ONE)
}

fn half_floats(gl: &glow::Context) -> Result<Frame> {
    textured(gl, (glow::RGBA16F, glow::RGBA, glow::HALF_FLOAT, 8), LINEAR, "sampler2D", PLAIN, ONE_TO_ONE)
}

fn one_channel(gl: &glow::Context) -> Result<Frame> {
    let body = "o = vec4(texture(t, uv).r, texture(t, uv.yx).r, 0.0, 1.0);";
    textured(gl, (glow::R8, glow::RED, glow::UNSIGNED_BYTE, 1), LINEAR, "sampler2D", body, ONE_TO_ONE)
}

fn shadow(gl: &glow::Context) -> Result<Frame> {
    let format = (glow::DEPTH_COMPONENT24, glow::DEPTH_COMPONENT, glow::UNSIGNED_INT, 4);
    let body = "o = vec4(vec3(texture(t, vec3(uv, 0.3))), 1.0);";
    let frame = textured(gl, format, LINEAR, "sampler2DShadow", body, ONE_TO_ONE)?;
    let mode = glow::COMPARE_REF_TO_TEXTURE as i32;
    unsafe { gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_COMPARE_MODE, mode) };
    Ok(frame)
}

fn nine_taps(gl: &glow::Context) -> Result<Frame> {
    let body = "vec4 s = vec4(0); for(int y=-1;y<=1;y++) for(int x=-1;x<=1;x++) s += texture(t, uv+vec2(x,y)/512.0); o = s/9.0;";
    textured(gl, RGBA8, LINEAR, "sampler2D", body, ONE_TO_ONE)
}
