//! ASTC textures: random blocks, legal and illegal, of every footprint; layers, slices, faces and levels of them.

use super::{Scene, add};
use crate::picture::Picture;
use crate::program::{SIDE_PX, read, target};
use crate::scenes::fragment::quad;
use anyhow::{Result, bail};
use glow::{CompressedPixelUnpackData, HasContext};

/// Columns and rows of a block, in the order of their formats.
const FOOTPRINTS: [(i32, i32); 14] = [
    (4, 4),
    (5, 4),
    (5, 5),
    (6, 5),
    (6, 6),
    (8, 5),
    (8, 6),
    (8, 8),
    (10, 5),
    (10, 6),
    (10, 8),
    (10, 10),
    (12, 10),
    (12, 12),
];
const FIRST_FORMAT: u32 = glow::COMPRESSED_RGBA_ASTC_4x4_KHR;
const FIRST_SRGB_FORMAT: u32 = glow::COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR;
/// The footprint of 6 by 5.
const SIX_BY_FIVE: usize = 3;

/// Bytes of a level of `width` by `height` texels and `depth` layers.
fn blocks(footprint: (i32, i32), width: i32, height: i32, depth: i32, salt: u64) -> Vec<u8> {
    let mut seed = 0x9e37_79b9_7f4a_7c15 ^ salt;
    let mut random = move || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed
    };
    let count = (width as u32).div_ceil(footprint.0 as u32) * (height as u32).div_ceil(footprint.1 as u32);
    let mut bytes = Vec::new();
    for _ in 0..count * depth as u32 {
        let (mut low, mut high) = (random(), random());
        match random() % 16 {
            // One colour, most of them normalised, most extents not told.
            0 => {
                low = low & !0xfff | 0xdfc;
                low |= if random() % 4 == 0 { 0x200 } else { 0 };
                low |= if random() % 4 == 0 { 0 } else { !0xfff };
            }
            // Few enough weights for many legal blocks, one partition, colours of any mode.
            1..=10 => {
                low = low & !0x1fff | low & 0x1f;
                low |= (random() % 3) << 5 | (random() % 2) << 7;
            }
            11..=13 => low &= !(1 << 10),
            _ => high ^= low >> 5,
        }
        // Drivers that decode themselves do not look at the two bits that one colour must have set.
        low |= if low & 0x1ff == 0x1fc { 0xc00 } else { 0 };
        bytes.extend(low.to_le_bytes());
        bytes.extend(high.to_le_bytes());
    }
    bytes
}

unsafe fn texture(gl: &glow::Context, kind: u32, filters: (u32, u32)) -> Result<()> {
    unsafe {
        let texture = gl.create_texture().map_err(anyhow::Error::msg)?;
        gl.active_texture(glow::TEXTURE0);
        gl.bind_texture(kind, Some(texture));
        gl.tex_parameter_i32(kind, glow::TEXTURE_MIN_FILTER, filters.0 as i32);
        gl.tex_parameter_i32(kind, glow::TEXTURE_MAG_FILTER, filters.1 as i32);
    }
    Ok(())
}

/// Fills the levels of a texture of two dimensions, or of one face of a cube.
unsafe fn fill(gl: &glow::Context, target: u32, index: usize, format: u32, size: (i32, i32), levels: i32) {
    for level in 0..levels {
        let (width, height) = ((size.0 >> level).max(1), (size.1 >> level).max(1));
        let data = blocks(FOOTPRINTS[index], width, height, 1, u64::from(target) << 8 | level as u64);
        unsafe {
            let data = CompressedPixelUnpackData::Slice(&data);
            gl.compressed_tex_sub_image_2d(target, level, 0, 0, width, height, format, data);
        }
    }
}

/// The same for one with layers or slices, which have `depth` levels of them, or as many in each.
unsafe fn fill_layers(gl: &glow::Context, target: u32, format: u32, size: (i32, i32, i32), levels: i32) {
    for level in 0..levels {
        let (width, height) = ((size.0 >> level).max(1), (size.1 >> level).max(1));
        let depth = if target == glow::TEXTURE_3D { (size.2 >> level).max(1) } else { size.2 };
        let data = blocks(FOOTPRINTS[SIX_BY_FIVE], width, height, depth, 77 + level as u64);
        unsafe {
            let data = CompressedPixelUnpackData::Slice(&data);
            gl.compressed_tex_sub_image_3d(target, level, 0, 0, 0, width, height, depth, format, data);
        }
    }
}

/// One texel a pixel.
unsafe fn every_texel(gl: &glow::Context, index: usize, format: u32) -> Result<Picture> {
    unsafe {
        target(gl, &[glow::RGBA8], None)?;
        quad(
            gl,
            "in vec2 uv; out vec4 o; uniform sampler2D t;\
             void main(){ o = texelFetch(t, min(ivec2(gl_FragCoord.xy), textureSize(t, 0)-1), 0); }",
        )?;
        texture(gl, glow::TEXTURE_2D, (glow::NEAREST, glow::NEAREST))?;
        // The last blocks are cut.
        let size = (SIDE_PX - 3, SIDE_PX - 2);
        gl.tex_storage_2d(glow::TEXTURE_2D, 1, format, size.0, size.1);
        fill(gl, glow::TEXTURE_2D, index, format, size, 1);
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        Ok(read(gl))
    }
}

/// Adds the scenes of this group.
pub fn add_all(scenes: &mut Vec<Scene>) {
    for (index, (width, height)) in FOOTPRINTS.into_iter().enumerate() {
        for (first, end) in [(FIRST_FORMAT, ""), (FIRST_SRGB_FORMAT, "-srgb")] {
            add(scenes, format!("astc/{width}x{height}{end}"), move |gl| unsafe {
                every_texel(gl, index, first + index as u32)
            });
        }
    }
    for (name, format) in [("levels", FIRST_FORMAT), ("levels-srgb", FIRST_SRGB_FORMAT)] {
        add(scenes, format!("astc/{name}"), move |gl| unsafe {
            let format = format + SIX_BY_FIVE as u32;
            target(gl, &[glow::RGBA8], None)?;
            quad(
                gl,
                "in vec2 uv; out vec4 o; uniform sampler2D t; void main(){ o = textureLod(t, uv*1.5, floor(uv.y*7.0)); }",
            )?;
            texture(gl, glow::TEXTURE_2D, (glow::NEAREST_MIPMAP_NEAREST, glow::NEAREST))?;
            gl.tex_storage_2d(glow::TEXTURE_2D, 7, format, 101, 67);
            fill(gl, glow::TEXTURE_2D, SIX_BY_FIVE, format, (101, 67), 7);
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            Ok(read(gl))
        });
    }
    add(scenes, "astc/filtered", |gl| unsafe {
        let format = FIRST_FORMAT + SIX_BY_FIVE as u32;
        target(gl, &[glow::RGBA8], None)?;
        quad(gl, "in vec2 uv; out vec4 o; uniform sampler2D t; void main(){ o = texture(t, uv*uv*2.0); }")?;
        texture(gl, glow::TEXTURE_2D, (glow::LINEAR_MIPMAP_LINEAR, glow::LINEAR))?;
        gl.tex_storage_2d(glow::TEXTURE_2D, 7, format, 101, 67);
        fill(gl, glow::TEXTURE_2D, SIX_BY_FIVE, format, (101, 67), 7);
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        Ok(read(gl))
    });
    add(scenes, "astc/cube", |gl| unsafe {
        let format = FIRST_FORMAT + SIX_BY_FIVE as u32;
        target(gl, &[glow::RGBA8], None)?;
        quad(
            gl,
            "in vec2 uv; out vec4 o; uniform samplerCube t; void main(){\
             vec2 p = fract(uv*vec2(3.0,2.0))*1.98-0.99; float s = uv.y<0.5 ? 1.0 : -1.0; int f = int(uv.x*3.0);\
             o = texture(t, f==0 ? vec3(s,p) : f==1 ? vec3(p.x,s,p.y) : vec3(p,s)); }",
        )?;
        texture(gl, glow::TEXTURE_CUBE_MAP, (glow::NEAREST, glow::NEAREST))?;
        gl.tex_storage_2d(glow::TEXTURE_CUBE_MAP, 1, format, 61, 61);
        for face in 0..6 {
            fill(gl, glow::TEXTURE_CUBE_MAP_POSITIVE_X + face, SIX_BY_FIVE, format, (61, 61), 1);
        }
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        Ok(read(gl))
    });
    for (name, kind, sampler, depth) in [
        ("layers", glow::TEXTURE_2D_ARRAY, "mediump sampler2DArray", 5),
        ("slices", glow::TEXTURE_3D, "mediump sampler3D", 16),
    ] {
        add(scenes, format!("astc/{name}"), move |gl| unsafe {
            if kind == glow::TEXTURE_3D
                && !gl.supported_extensions().contains("GL_KHR_texture_compression_astc_sliced_3d")
            {
                bail!("no volumes of ASTC");
            }
            let format = FIRST_FORMAT + SIX_BY_FIVE as u32;
            target(gl, &[glow::RGBA8], None)?;
            quad(
                gl,
                &format!(
                    "in vec2 uv; out vec4 o; uniform {sampler} t; void main(){{\
                     int l = int(uv.y*4.0); ivec3 s = textureSize(t, l); int n = int(uv.x*float(s.z));\
                     vec2 p = vec2(fract(uv.x*float(s.z)), fract(uv.y*4.0));\
                     o = texelFetch(t, ivec3(p*vec2(s.xy), n), l); }}"
                ),
            )?;
            texture(gl, kind, (glow::NEAREST_MIPMAP_NEAREST, glow::NEAREST))?;
            gl.tex_storage_3d(kind, 4, format, 43, 37, depth);
            fill_layers(gl, kind, format, (43, 37, depth), 4);
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            Ok(read(gl))
        });
    }
    // Driver and device move blocks as pixels of 128 bits.
    add(scenes, "astc/replaced-in-part", |gl| unsafe {
        let (format, footprint) = (FIRST_FORMAT + SIX_BY_FIVE as u32, FOOTPRINTS[SIX_BY_FIVE]);
        let picture = every_texel(gl, SIX_BY_FIVE, format)?;
        drop(picture);
        let data = blocks(footprint, 60, 50, 1, 99);
        let data = CompressedPixelUnpackData::Slice(&data);
        gl.compressed_tex_sub_image_2d(glow::TEXTURE_2D, 0, 66, 105, 60, 50, format, data);
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
        Ok(read(gl))
    });
}
