//! The back end: depth, stencil, blending, masks, several targets, target formats, render to texture.

use super::{Scene, add};
use crate::picture::Picture;
use crate::program::{SIDE_PX, attribute, program, read, target};
use crate::scenes::fragment::quad;
use glow::HasContext;

const FUNCTIONS: [(&str, u32); 8] = [
    ("never", glow::NEVER),
    ("less", glow::LESS),
    ("equal", glow::EQUAL),
    ("lequal", glow::LEQUAL),
    ("greater", glow::GREATER),
    ("notequal", glow::NOTEQUAL),
    ("gequal", glow::GEQUAL),
    ("always", glow::ALWAYS),
];

const FACTORS: [(&str, u32); 15] = [
    ("zero", glow::ZERO),
    ("one", glow::ONE),
    ("src", glow::SRC_COLOR),
    ("1-src", glow::ONE_MINUS_SRC_COLOR),
    ("dst", glow::DST_COLOR),
    ("1-dst", glow::ONE_MINUS_DST_COLOR),
    ("src-a", glow::SRC_ALPHA),
    ("1-src-a", glow::ONE_MINUS_SRC_ALPHA),
    ("dst-a", glow::DST_ALPHA),
    ("1-dst-a", glow::ONE_MINUS_DST_ALPHA),
    ("const", glow::CONSTANT_COLOR),
    ("1-const", glow::ONE_MINUS_CONSTANT_COLOR),
    ("const-a", glow::CONSTANT_ALPHA),
    ("1-const-a", glow::ONE_MINUS_CONSTANT_ALPHA),
    ("saturate", glow::SRC_ALPHA_SATURATE),
];

/// A vertex shader for triangles with depth and colour.
const DEEP: &str = "layout(location=0) in vec3 p; layout(location=1) in vec4 c; out vec4 color;\
    void main(){ color = c; gl_Position = vec4(p, 1.0); }";
const COLORED: &str = "in vec4 color; out vec4 o; void main(){ o = color; }";

/// Colours in whole steps of 8 bits, other ones for each pixel: what is blended with what is known exactly.
const STEPPED: &str = "uniform ivec4 first; out vec4 o; void main(){ ivec2 at = ivec2(gl_FragCoord.xy);\
    ivec4 steps = at.x * ivec4(3,1,5,2) + at.y * ivec4(1,4,2,7) + first;\
    o = vec4((steps ^ (steps >> 8)) & 255) / 255.0; }";

unsafe fn crossing_triangles(gl: &glow::Context) -> anyhow::Result<()> {
    unsafe {
        program(gl, &[(glow::VERTEX_SHADER, DEEP), (glow::FRAGMENT_SHADER, COLORED)])?;
        attribute(
            gl,
            0,
            3,
            &[
                -0.9, -0.9, -0.8, 0.9, -0.7, 0.9, 0.0, 0.9, 0.1, // tilted
                -0.8, 0.8, 0.7, 0.8, 0.7, -0.6, 0.0, -0.95, 0.2, // the other way
                -0.6, -0.2, 0.3, 0.7, -0.1, 0.3, 0.1, 0.6, 0.3, // level
            ],
        )?;
        attribute(
            gl,
            1,
            4,
            &[
                1.0, 0.0, 0.0, 0.5, 1.0, 0.5, 0.0, 0.5, 1.0, 0.0, 0.5, 0.5, 0.0, 1.0, 0.0, 0.7, 0.0, 1.0,
                0.5, 0.7, 0.2, 0.8, 0.0, 0.7, 0.0, 0.0, 1.0, 0.3, 0.3, 0.0, 1.0, 0.3, 0.0, 0.4, 1.0, 0.3,
            ],
        )?;
    }
    Ok(())
}

/// Adds the scenes of this group.
pub fn add_all(scenes: &mut Vec<Scene>) {
    for (format_name, format) in [
        ("d16", glow::DEPTH_COMPONENT16),
        ("d24", glow::DEPTH_COMPONENT24),
        ("d32f", glow::DEPTH_COMPONENT32F),
        ("d24s8", glow::DEPTH24_STENCIL8),
    ] {
        for (name, function) in FUNCTIONS {
            add(scenes, format!("depth/{format_name}-{name}"), move |gl| unsafe {
                target(gl, &[glow::RGBA8], Some(format))?;
                gl.clear_depth_f32(0.5);
                gl.clear(glow::DEPTH_BUFFER_BIT);
                gl.clear_depth_f32(1.0);
                gl.enable(glow::DEPTH_TEST);
                gl.depth_func(function);
                crossing_triangles(gl)?;
                gl.draw_arrays(glow::TRIANGLES, 0, 9);
                gl.disable(glow::DEPTH_TEST);
                gl.depth_func(glow::LESS);
                Ok(read(gl))
            });
        }
    }
    add(scenes, "depth/offset", |gl| unsafe {
        target(gl, &[glow::RGBA8], Some(glow::DEPTH_COMPONENT24))?;
        gl.enable(glow::DEPTH_TEST);
        crossing_triangles(gl)?;
        gl.draw_arrays(glow::TRIANGLES, 0, 9);
        gl.enable(glow::POLYGON_OFFSET_FILL);
        gl.polygon_offset(-1.5, -4.0);
        gl.depth_func(glow::LESS);
        gl.color_mask(true, false, false, true);
        gl.draw_arrays(glow::TRIANGLES, 3, 6);
        gl.polygon_offset(30.0, 4.0);
        gl.color_mask(false, true, false, true);
        gl.draw_arrays(glow::TRIANGLES, 0, 9);
        gl.color_mask(true, true, true, true);
        gl.disable(glow::POLYGON_OFFSET_FILL);
        gl.disable(glow::DEPTH_TEST);
        Ok(read(gl))
    });
    add(scenes, "depth/range-and-mask", |gl| unsafe {
        target(gl, &[glow::RGBA8], Some(glow::DEPTH_COMPONENT24))?;
        gl.enable(glow::DEPTH_TEST);
        gl.depth_range_f32(0.2, 0.6);
        crossing_triangles(gl)?;
        gl.depth_mask(false);
        gl.draw_arrays(glow::TRIANGLES, 0, 3);
        gl.depth_mask(true);
        gl.draw_arrays(glow::TRIANGLES, 3, 6);
        gl.depth_range_f32(0.0, 1.0);
        gl.disable(glow::DEPTH_TEST);
        Ok(read(gl))
    });
    add(scenes, "depth/from-shader", |gl| unsafe {
        target(gl, &[glow::RGBA8], Some(glow::DEPTH_COMPONENT24))?;
        gl.enable(glow::DEPTH_TEST);
        crossing_triangles(gl)?;
        gl.draw_arrays(glow::TRIANGLES, 0, 9);
        quad(
            gl,
            "in vec2 uv; out vec4 o; void main(){ gl_FragDepth = fract(uv.x*3.0); o = vec4(1.0,1.0,uv.y,1.0); }",
        )?;
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        gl.disable(glow::DEPTH_TEST);
        Ok(read(gl))
    });
    let operations = [
        ("keep", glow::KEEP),
        ("zero", glow::ZERO),
        ("replace", glow::REPLACE),
        ("incr", glow::INCR),
        ("decr", glow::DECR),
        ("incr-wrap", glow::INCR_WRAP),
        ("decr-wrap", glow::DECR_WRAP),
        ("invert", glow::INVERT),
    ];
    for (name, operation) in operations {
        add(scenes, format!("stencil/{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], Some(glow::DEPTH24_STENCIL8))?;
            gl.clear_stencil(254);
            gl.clear(glow::STENCIL_BUFFER_BIT);
            gl.clear_stencil(0);
            gl.enable(glow::STENCIL_TEST);
            gl.enable(glow::DEPTH_TEST);
            gl.stencil_mask(0x7f);
            gl.stencil_func(glow::ALWAYS, 3, 0xff);
            gl.stencil_op(glow::KEEP, glow::INVERT, operation);
            crossing_triangles(gl)?;
            gl.draw_arrays(glow::TRIANGLES, 0, 9);
            gl.draw_arrays(glow::TRIANGLES, 0, 3);
            gl.disable(glow::DEPTH_TEST);
            gl.stencil_op(glow::KEEP, glow::KEEP, glow::KEEP);
            gl.stencil_mask(0xff);
            let program =
                quad(gl, "in vec2 uv; out vec4 o; uniform float n; void main(){ o = vec4(n, uv*n, 1.0); }")?;
            let at = gl.get_uniform_location(program, "n");
            for value in [0, 1, 2, 3, 126, 127, 128, 129, 253, 254, 255] {
                gl.stencil_func(glow::EQUAL, value, 0xff);
                gl.uniform_1_f32(at.as_ref(), value as f32 / 255.0);
                gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            }
            gl.disable(glow::STENCIL_TEST);
            gl.stencil_func(glow::ALWAYS, 0, 0xff);
            Ok(read(gl))
        });
    }
    for (name, function) in FUNCTIONS {
        add(scenes, format!("stencil/two-sided-{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], Some(glow::STENCIL_INDEX8))?;
            gl.clear_stencil(5);
            gl.clear(glow::STENCIL_BUFFER_BIT);
            gl.clear_stencil(0);
            gl.enable(glow::STENCIL_TEST);
            gl.stencil_func_separate(glow::FRONT, function, 4, 0xff);
            gl.stencil_func_separate(glow::BACK, function, 6, 0x06);
            gl.stencil_op_separate(glow::FRONT, glow::REPLACE, glow::KEEP, glow::INCR);
            gl.stencil_op_separate(glow::BACK, glow::ZERO, glow::KEEP, glow::DECR);
            crossing_triangles(gl)?;
            gl.draw_arrays(glow::TRIANGLES, 0, 9);
            gl.draw_arrays(glow::TRIANGLES, 0, 9);
            gl.disable(glow::STENCIL_TEST);
            gl.stencil_func(glow::ALWAYS, 0, 0xff);
            gl.stencil_op(glow::KEEP, glow::KEEP, glow::KEEP);
            Ok(read(gl))
        });
    }
    for (index, (source_name, source)) in FACTORS.into_iter().enumerate() {
        for step in [1_usize, 4, 7] {
            let (target_name, destination) = FACTORS[(index + step) % 14];
            for (equation_name, equation) in
                [("add", glow::FUNC_ADD), ("sub", glow::FUNC_SUBTRACT), ("rsub", glow::FUNC_REVERSE_SUBTRACT)]
            {
                add(scenes, format!("blend/{source_name}-{target_name}-{equation_name}"), move |gl| unsafe {
                    blended(gl, glow::RGBA8, source, destination, equation)
                });
            }
        }
    }
    for (name, equation) in [("min", glow::MIN), ("max", glow::MAX)] {
        add(scenes, format!("blend/{name}"), move |gl| unsafe {
            blended(gl, glow::RGBA8, glow::ONE, glow::ONE, equation)
        });
    }
    for (name, vertices) in [("gradient", 3), ("layers", 9)] {
        add(scenes, format!("blend/{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            gl.enable(glow::BLEND);
            gl.blend_func(glow::SRC_ALPHA, glow::ONE_MINUS_SRC_ALPHA);
            crossing_triangles(gl)?;
            gl.draw_arrays(glow::TRIANGLES, 0, vertices);
            gl.disable(glow::BLEND);
            Ok(read(gl))
        });
    }
    for (name, format) in [
        ("rgb565", glow::RGB565),
        ("rgba4", glow::RGBA4),
        ("srgb", glow::SRGB8_ALPHA8),
        ("rgb10a2", glow::RGB10_A2),
        ("r8", glow::R8),
    ] {
        add(scenes, format!("blend/format-{name}"), move |gl| unsafe {
            blended(gl, format, glow::SRC_ALPHA, glow::ONE_MINUS_SRC_ALPHA, glow::FUNC_ADD)
        });
        add(scenes, format!("target/{name}"), move |gl| unsafe {
            target(gl, &[format], None)?;
            quad(gl, "in vec2 uv; out vec4 o; void main(){ o = vec4(uv, fract(uv.x*3.0+uv.y), uv.x); }")?;
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            Ok(read(gl))
        });
    }
    for mask in 0..16_u32 {
        add(scenes, format!("mask/{mask:04b}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            gl.color_mask(mask & 1 != 0, mask & 2 != 0, mask & 4 != 0, mask & 8 != 0);
            quad(gl, "in vec2 uv; out vec4 o; void main(){ o = vec4(uv, 1.0-uv.x, 0.5); }")?;
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            gl.color_mask(true, true, true, true);
            Ok(read(gl))
        });
    }
    add(scenes, "target/several-mixed", |gl| unsafe {
        target(gl, &[glow::RGBA8, glow::R32F, glow::RGBA16F, glow::RGBA8UI], None)
            .or_else(|_| target(gl, &[glow::RGBA8, glow::R32UI, glow::RGB10_A2, glow::RGBA8UI], None))?;
        let integer_second = gl.get_framebuffer_attachment_parameter_i32(
            glow::FRAMEBUFFER,
            glow::COLOR_ATTACHMENT1,
            glow::FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE,
        );
        let second = if integer_second as u32 == glow::UNSIGNED_INT { "uint" } else { "float" };
        quad(
            gl,
            &format!(
                "in vec2 uv; layout(location=0) out vec4 a; layout(location=1) out {second} b; layout(location=2) out vec4 c; layout(location=3) out uvec4 d;\
            void main(){{ a = vec4(uv,0.5,1); b = {second}(uv.x*100.0); c = vec4(1.0-uv, uv.x*uv.y, 1); d = uvec4(uv*255.0, 7u, 200u); }}"
            ),
        )?;
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        let mut all = Vec::new();
        let first = read(gl);
        all.extend(first.rgba);
        gl.read_buffer(glow::COLOR_ATTACHMENT3);
        let mut raw = vec![0; (SIDE_PX * SIDE_PX * 16) as usize];
        gl.read_pixels(
            0,
            0,
            SIDE_PX,
            SIDE_PX,
            glow::RGBA_INTEGER,
            glow::UNSIGNED_INT,
            glow::PixelPackData::Slice(Some(&mut raw)),
        );
        all.extend(raw.chunks_exact(4).map(|value| value[0]));
        gl.read_buffer(glow::COLOR_ATTACHMENT0);
        Ok(Picture { width_px: SIDE_PX as u32, height_px: 2 * SIDE_PX as u32, rgba: all })
    });
    add(scenes, "target/render-to-texture", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        let outer = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
        let texture = gl.create_texture().map_err(anyhow::Error::msg)?;
        gl.bind_texture(glow::TEXTURE_2D, Some(texture));
        gl.tex_storage_2d(glow::TEXTURE_2D, 4, glow::RGBA8, 100, 60);
        for level in 0..4 {
            let inner = gl.create_framebuffer().map_err(anyhow::Error::msg)?;
            gl.bind_framebuffer(glow::FRAMEBUFFER, Some(inner));
            gl.framebuffer_texture_2d(
                glow::FRAMEBUFFER,
                glow::COLOR_ATTACHMENT0,
                glow::TEXTURE_2D,
                Some(texture),
                level,
            );
            gl.viewport(0, 0, 100 >> level, 60 >> level);
            gl.clear_color(0.2 * level as f32, 1.0 - 0.2 * level as f32, 0.3, 1.0);
            gl.clear(glow::COLOR_BUFFER_BIT);
            crossing_triangles(gl)?;
            gl.draw_arrays(glow::TRIANGLES, 0, 9);
        }
        gl.bind_framebuffer(glow::FRAMEBUFFER, outer);
        gl.viewport(0, 0, SIDE_PX, SIDE_PX);
        quad(
            gl,
            "in vec2 uv; out vec4 o; uniform sampler2D t; void main(){ o = textureLod(t, uv*1.5, floor(uv.y*3.99)); }",
        )?;
        gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MIN_FILTER, glow::NEAREST_MIPMAP_NEAREST as i32);
        gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MAG_FILTER, glow::NEAREST as i32);
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        Ok(read(gl))
    });
    add(scenes, "target/blit-scaled", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        crossing_triangles(gl)?;
        gl.draw_arrays(glow::TRIANGLES, 0, 9);
        let from = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
        target(gl, &[glow::RGBA8], None)?;
        gl.bind_framebuffer(glow::READ_FRAMEBUFFER, from);
        // An odd number of texels over an even number of pixels: no sample falls between two texels.
        gl.blit_framebuffer(10, 20, 199, 249, 5, 236, 117, 12, glow::COLOR_BUFFER_BIT, glow::NEAREST);
        gl.blit_framebuffer(0, 0, 256, 256, 130, 10, 250, 200, glow::COLOR_BUFFER_BIT, glow::LINEAR);
        let to = gl.get_parameter_framebuffer(glow::DRAW_FRAMEBUFFER_BINDING);
        gl.bind_framebuffer(glow::READ_FRAMEBUFFER, to);
        Ok(read(gl))
    });
}

/// Blends a triangle over a picture.
///
/// The colours of both are whole steps, and there is one layer: a gradient comes so near to half a step in some pixels
/// (1e-4) that the last bit of its plane decides how it rounds, and further layers make that a visible difference that
/// says nothing about blending. `blend/gradient` and `blend/layers` draw what a program would.
unsafe fn blended(
    gl: &glow::Context,
    format: u32,
    source: u32,
    destination: u32,
    equation: u32,
) -> anyhow::Result<Picture> {
    unsafe {
        target(gl, &[format], None)?;
        if format == glow::SRGB8_ALPHA8 {
            // White is exact: the reference encodes other colours up to one step off, and two steps after a second time.
            gl.clear_color(1.0, 1.0, 1.0, 1.0);
            gl.clear(glow::COLOR_BUFFER_BIT);
        } else {
            let below = quad(gl, STEPPED)?;
            gl.uniform_4_i32(gl.get_uniform_location(below, "first").as_ref(), 60, 90, 20, 130);
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        }
        gl.blend_color(0.7, 0.2, 0.5, 0.6);
        gl.enable(glow::BLEND);
        gl.blend_func_separate(source, destination, destination, source);
        gl.blend_equation_separate(equation, equation);
        crossing_triangles(gl)?;
        let above = program(gl, &[(glow::VERTEX_SHADER, DEEP), (glow::FRAGMENT_SHADER, STEPPED)])?;
        gl.uniform_4_i32(gl.get_uniform_location(above, "first").as_ref(), 0, 201, 77, 5);
        gl.draw_arrays(glow::TRIANGLES, 0, 3);
        gl.disable(glow::BLEND);
        gl.blend_equation(glow::FUNC_ADD);
        Ok(read(gl))
    }
}
