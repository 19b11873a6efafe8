//! Sampling: formats, wrap modes, filters, dimensions, gathers, shadows.

use super::{Scene, add};
use crate::program::{read, target};
use crate::scenes::fragment::quad;
use glow::{HasContext, PixelUnpackData};

/// Name, internal format, transfer format, transfer type, bytes a texel, filterable.
const FORMATS: [(&str, u32, u32, u32, usize, bool); 18] = [
    ("rgba8", glow::RGBA8, glow::RGBA, glow::UNSIGNED_BYTE, 4, true),
    ("srgb8a8", glow::SRGB8_ALPHA8, glow::RGBA, glow::UNSIGNED_BYTE, 4, true),
    ("rgb565", glow::RGB565, glow::RGB, glow::UNSIGNED_SHORT_5_6_5, 2, true),
    ("rgba4", glow::RGBA4, glow::RGBA, glow::UNSIGNED_SHORT_4_4_4_4, 2, true),
    ("rgb5a1", glow::RGB5_A1, glow::RGBA, glow::UNSIGNED_SHORT_5_5_5_1, 2, true),
    ("r8", glow::R8, glow::RED, glow::UNSIGNED_BYTE, 1, true),
    ("rg8", glow::RG8, glow::RG, glow::UNSIGNED_BYTE, 2, true),
    ("rgba8s", glow::RGBA8_SNORM, glow::RGBA, glow::BYTE, 4, true),
    ("rgb10a2", glow::RGB10_A2, glow::RGBA, glow::UNSIGNED_INT_2_10_10_10_REV, 4, true),
    ("r16f", glow::R16F, glow::RED, glow::HALF_FLOAT, 2, true),
    ("rgba16f", glow::RGBA16F, glow::RGBA, glow::HALF_FLOAT, 8, true),
    ("r11g11b10f", glow::R11F_G11F_B10F, glow::RGB, glow::UNSIGNED_INT_10F_11F_11F_REV, 4, true),
    ("rgb9e5", glow::RGB9_E5, glow::RGB, glow::UNSIGNED_INT_5_9_9_9_REV, 4, true),
    ("r32f", glow::R32F, glow::RED, glow::FLOAT, 4, false),
    ("rgba32f", glow::RGBA32F, glow::RGBA, glow::FLOAT, 16, false),
    ("r32ui", glow::R32UI, glow::RED_INTEGER, glow::UNSIGNED_INT, 4, false),
    ("rgba8ui", glow::RGBA8UI, glow::RGBA_INTEGER, glow::UNSIGNED_BYTE, 4, false),
    ("rgba16i", glow::RGBA16I, glow::RGBA_INTEGER, glow::SHORT, 8, false),
];

const WRAPS: [(&str, u32); 3] =
    [("repeat", glow::REPEAT), ("mirror", glow::MIRRORED_REPEAT), ("clamp", glow::CLAMP_TO_EDGE)];

const FILTERS: [(&str, u32, u32); 6] = [
    ("nearest", glow::NEAREST, glow::NEAREST),
    ("linear", glow::LINEAR, glow::LINEAR),
    ("nearest-mip-nearest", glow::NEAREST_MIPMAP_NEAREST, glow::NEAREST),
    ("linear-mip-nearest", glow::LINEAR_MIPMAP_NEAREST, glow::LINEAR),
    ("nearest-mip-linear", glow::NEAREST_MIPMAP_LINEAR, glow::NEAREST),
    ("linear-mip-linear", glow::LINEAR_MIPMAP_LINEAR, glow::LINEAR),
];

/// Texels of a pattern that differs in every texel, level and layer, as plausible bytes of the type.
fn texels(kind: u32, texel_bytes: usize, count: usize, salt: usize) -> Vec<u8> {
    let noise = |index: usize| ((index * 2_654_435_761 + salt * 40_503) >> 7) as u32;
    match kind {
        glow::FLOAT => (0..count * texel_bytes / 4)
            .flat_map(|index| ((noise(index) % 256) as f32 / 255.0).to_le_bytes())
            .collect(),
        // Halves between 0 and 1: exponents 0 to 14.
        glow::HALF_FLOAT => (0..count * texel_bytes / 2)
            .flat_map(|index| ((noise(index) % 0x3c00) as u16).to_le_bytes())
            .collect(),
        // Small floats of 11 and 10 bits: exponents below 1.
        glow::UNSIGNED_INT_10F_11F_11F_REV => (0..count)
            .flat_map(|index| {
                let n = noise(index);
                (n % 0x3c0 | (n >> 3) % 0x3c0 << 11 | (n >> 7) % 0x1e0 << 22).to_le_bytes()
            })
            .collect(),
        glow::UNSIGNED_INT_5_9_9_9_REV => {
            (0..count).flat_map(|index| (noise(index) & 0x07ff_ffff | 15 << 27).to_le_bytes()).collect()
        }
        _ => (0..count * texel_bytes).map(|index| noise(index) as u8).collect(),
    }
}

unsafe fn fill(gl: &glow::Context, format: &(&str, u32, u32, u32, usize, bool), side: i32, levels: i32) {
    for level in 0..levels {
        let size = (side >> level).max(1);
        let data = texels(format.3, format.4, (size * size) as usize, level as usize);
        unsafe {
            gl.tex_sub_image_2d(
                glow::TEXTURE_2D,
                level,
                0,
                0,
                size,
                size,
                format.2,
                format.3,
                PixelUnpackData::Slice(Some(&data)),
            );
        }
    }
}

unsafe fn texture(gl: &glow::Context, kind: u32) -> anyhow::Result<()> {
    unsafe {
        let texture = gl.create_texture().map_err(anyhow::Error::msg)?;
        gl.active_texture(glow::TEXTURE0);
        gl.bind_texture(kind, Some(texture));
        gl.pixel_store_i32(glow::UNPACK_ALIGNMENT, 1);
    }
    Ok(())
}

unsafe fn parameters(gl: &glow::Context, kind: u32, wrap: u32, minify: u32, magnify: u32) {
    unsafe {
        for (name, value) in [
            (glow::TEXTURE_WRAP_S, wrap),
            (glow::TEXTURE_WRAP_T, wrap),
            (glow::TEXTURE_WRAP_R, wrap),
            (glow::TEXTURE_MIN_FILTER, minify),
            (glow::TEXTURE_MAG_FILTER, magnify),
        ] {
            gl.tex_parameter_i32(kind, name, value as i32);
        }
    }
}

/// Adds the scenes of this group.
pub fn add_all(scenes: &mut Vec<Scene>) {
    for format in FORMATS {
        for (wrap_name, wrap) in WRAPS {
            for (filter_name, minify, magnify) in FILTERS {
                if !format.5 && !filter_name.starts_with("nearest") {
                    continue;
                }
                let name = format!("texture/{}-{wrap_name}-{filter_name}", format.0);
                add(scenes, name, move |gl| unsafe {
                    target(gl, &[glow::RGBA8], None)?;
                    let fragment = match format.2 {
                        glow::RED_INTEGER | glow::RGBA_INTEGER if format.3 == glow::SHORT => {
                            "in vec2 uv; out vec4 o; uniform isampler2D t; void main(){ o = vec4(texture(t, uv*uv*5.0-1.5) & 255)/255.0; }"
                        }
                        glow::RED_INTEGER | glow::RGBA_INTEGER => {
                            "in vec2 uv; out vec4 o; uniform usampler2D t; void main(){ o = vec4(texture(t, uv*uv*5.0-1.5) & 255u)/255.0; }"
                        }
                        _ => {
                            "in vec2 uv; out vec4 o; uniform sampler2D t; void main(){ o = abs(texture(t, uv*uv*5.0-1.5)); }"
                        }
                    };
                    quad(gl, fragment)?;
                    texture(gl, glow::TEXTURE_2D)?;
                    gl.tex_storage_2d(glow::TEXTURE_2D, 6, format.1, 32, 32);
                    fill(gl, &format, 32, 6);
                    parameters(gl, glow::TEXTURE_2D, wrap, minify, magnify);
                    gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
                    Ok(read(gl))
                });
            }
        }
    }
    let lookups = [
        ("lod", "textureLod(t, uv*2.0, uv.x*5.0)"),
        ("bias", "texture(t, uv*3.0, uv.y*4.0-2.0)"),
        ("grad", "textureGrad(t, uv, vec2(uv.x*0.3,0.0), vec2(0.0,uv.y*0.1))"),
        ("offset", "textureOffset(t, uv, ivec2(3,-2))"),
        ("fetch", "texelFetch(t, ivec2(uv*15.99), 1)"),
        ("fetch-outside-level", "texelFetch(t, ivec2(uv*3.99), 3)"),
        ("gather", "textureGather(t, uv*1.3, 2)"),
        ("gather-offset", "textureGatherOffset(t, uv, ivec2(-3,4), 0)"),
        ("size", "vec4(vec2(textureSize(t,1))/32.0, uv)"),
        ("proj", "textureProj(t, vec3(uv, 0.5+uv.x))"),
        ("dependent", "texture(t, texelFetch(t, ivec2(uv * 32.0), 0).xy + uv)"),
    ];
    for (name, lookup) in lookups {
        add(scenes, format!("lookup/{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            quad(
                gl,
                &format!("in vec2 uv; out vec4 o; uniform sampler2D t; void main(){{ o = {lookup}; }}"),
            )?;
            texture(gl, glow::TEXTURE_2D)?;
            gl.tex_storage_2d(glow::TEXTURE_2D, 6, glow::RGBA8, 32, 32);
            fill(gl, &FORMATS[0], 32, 6);
            parameters(gl, glow::TEXTURE_2D, glow::REPEAT, glow::LINEAR_MIPMAP_LINEAR, glow::LINEAR);
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            Ok(read(gl))
        });
    }
    add(scenes, "lookup/vertex-texture", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        let vertex = "uniform sampler2D t; out vec4 v; void main(){ int n=gl_VertexID/3; int k=gl_VertexID%3;\
            v = textureLod(t, vec2(float(n%8)+0.5, float(n/8)+0.5)/8.0, 1.0);\
            gl_Position=vec4((vec2(n%8,n/8)+vec2(k==1?1:0,k==2?1:0))/4.0-1.0,0.0,1.0); }";
        crate::program::program(
            gl,
            &[
                (glow::VERTEX_SHADER, vertex),
                (glow::FRAGMENT_SHADER, "in vec4 v; out vec4 o; void main(){ o=v; }"),
            ],
        )?;
        texture(gl, glow::TEXTURE_2D)?;
        gl.tex_storage_2d(glow::TEXTURE_2D, 6, glow::RGBA8, 32, 32);
        fill(gl, &FORMATS[0], 32, 6);
        parameters(gl, glow::TEXTURE_2D, glow::REPEAT, glow::NEAREST_MIPMAP_NEAREST, glow::NEAREST);
        gl.disable_vertex_attrib_array(0);
        gl.draw_arrays(glow::TRIANGLES, 0, 64 * 3);
        Ok(read(gl))
    });
    add(scenes, "lookup/odd-size-generated-mips", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        quad(gl, "in vec2 uv; out vec4 o; uniform sampler2D t; void main(){ o = texture(t, uv*uv*9.0); }")?;
        texture(gl, glow::TEXTURE_2D)?;
        let data = texels(glow::UNSIGNED_BYTE, 4, 37 * 53, 3);
        gl.tex_image_2d(
            glow::TEXTURE_2D,
            0,
            glow::RGBA8 as i32,
            37,
            53,
            0,
            glow::RGBA,
            glow::UNSIGNED_BYTE,
            PixelUnpackData::Slice(Some(&data)),
        );
        gl.generate_mipmap(glow::TEXTURE_2D);
        parameters(gl, glow::TEXTURE_2D, glow::REPEAT, glow::LINEAR_MIPMAP_LINEAR, glow::LINEAR);
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        Ok(read(gl))
    });
    for (name, minify) in
        [("nearest", glow::NEAREST), ("linear", glow::LINEAR), ("mip", glow::LINEAR_MIPMAP_LINEAR)]
    {
        let magnify = if minify == glow::NEAREST { glow::NEAREST } else { glow::LINEAR };
        add(scenes, format!("cube/{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            quad(
                gl,
                "in vec2 uv; out vec4 o; uniform samplerCube t; void main(){ float a=uv.x*6.2832; float b=uv.y*3.1416-1.5708;\
                o = texture(t, vec3(cos(a)*cos(b), sin(b), sin(a)*cos(b))); }",
            )?;
            texture(gl, glow::TEXTURE_CUBE_MAP)?;
            gl.tex_storage_2d(glow::TEXTURE_CUBE_MAP, 5, glow::RGBA8, 16, 16);
            for face in 0..6 {
                for level in 0..5 {
                    let size = 16 >> level;
                    let data = texels(glow::UNSIGNED_BYTE, 4, size * size, face * 11 + level);
                    let face = glow::TEXTURE_CUBE_MAP_POSITIVE_X + face as u32;
                    gl.tex_sub_image_2d(
                        face,
                        level as i32,
                        0,
                        0,
                        size as i32,
                        size as i32,
                        glow::RGBA,
                        glow::UNSIGNED_BYTE,
                        PixelUnpackData::Slice(Some(&data)),
                    );
                }
            }
            parameters(gl, glow::TEXTURE_CUBE_MAP, glow::CLAMP_TO_EDGE, minify, magnify);
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            Ok(read(gl))
        });
        for (kind_name, kind, sampler) in
            [("3d", glow::TEXTURE_3D, "sampler3D"), ("array", glow::TEXTURE_2D_ARRAY, "sampler2DArray")]
        {
            add(scenes, format!("{kind_name}/{name}"), move |gl| unsafe {
                target(gl, &[glow::RGBA8], None)?;
                let scale = if kind == glow::TEXTURE_3D { "1.0" } else { "9.0" };
                quad(
                    gl,
                    &format!(
                        "in vec2 uv; out vec4 o; uniform {sampler} t; void main(){{ o = texture(t, vec3(uv*uv*3.0-0.5, {scale}*(uv.x*0.9+0.03))); }}"
                    ),
                )?;
                texture(gl, kind)?;
                gl.tex_storage_3d(kind, 4, glow::RGBA8, 19, 12, 9);
                for level in 0..4 {
                    let depth = if kind == glow::TEXTURE_3D { (9 >> level).max(1) } else { 9 };
                    let (width, height) = ((19 >> level).max(1), (12 >> level).max(1));
                    let data = texels(glow::UNSIGNED_BYTE, 4, (width * height * depth) as usize, level);
                    gl.tex_sub_image_3d(
                        kind,
                        level as i32,
                        0,
                        0,
                        0,
                        width,
                        height,
                        depth,
                        glow::RGBA,
                        glow::UNSIGNED_BYTE,
                        PixelUnpackData::Slice(Some(&data)),
                    );
                }
                parameters(gl, kind, glow::REPEAT, minify, magnify);
                gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
                Ok(read(gl))
            });
        }
    }
    for (name, format, kind) in [
        ("d16", glow::DEPTH_COMPONENT16, glow::UNSIGNED_SHORT),
        ("d24", glow::DEPTH_COMPONENT24, glow::UNSIGNED_INT),
        ("d32f", glow::DEPTH_COMPONENT32F, glow::FLOAT),
    ] {
        for (compare_name, compare) in [
            ("lequal", glow::LEQUAL),
            ("greater", glow::GREATER),
            ("notequal", glow::NOTEQUAL),
            ("always", glow::ALWAYS),
        ] {
            add(scenes, format!("shadow/{name}-{compare_name}"), move |gl| unsafe {
                target(gl, &[glow::RGBA8], None)?;
                quad(
                    gl,
                    "in vec2 uv; out vec4 o; uniform sampler2DShadow t; void main(){ o = vec4(texture(t, vec3(uv*2.0, uv.x)), uv, 1); }",
                )?;
                texture(gl, glow::TEXTURE_2D)?;
                gl.tex_storage_2d(glow::TEXTURE_2D, 1, format, 16, 16);
                let size = if kind == glow::UNSIGNED_SHORT { 2 } else { 4 };
                let data = texels(kind, size, 256, 5);
                gl.tex_sub_image_2d(
                    glow::TEXTURE_2D,
                    0,
                    0,
                    0,
                    16,
                    16,
                    glow::DEPTH_COMPONENT,
                    kind,
                    PixelUnpackData::Slice(Some(&data)),
                );
                parameters(gl, glow::TEXTURE_2D, glow::REPEAT, glow::NEAREST, glow::NEAREST);
                gl.tex_parameter_i32(
                    glow::TEXTURE_2D,
                    glow::TEXTURE_COMPARE_MODE,
                    glow::COMPARE_REF_TO_TEXTURE as i32,
                );
                gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_COMPARE_FUNC, compare as i32);
                gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
                Ok(read(gl))
            });
        }
    }
}
