//! Vertices and draws: large meshes, many small draws, changes of state.

use super::{Frame, Measure, noise_f32};
use crate::program::{attribute, bytes, program};
use anyhow::Result;
use glow::HasContext;

/// Cells of the mesh on a side; each is two triangles.
const CELLS: usize = 256;
const MTRIANGLE: f64 = (CELLS * CELLS * 2) as f64 / 1e6;

pub const ALL: &[Measure] = &[
    Measure { name: "geometry/vertices", unit: "Mtriangle", amount: MTRIANGLE, prepare: vertices },
    Measure { name: "geometry/indexed", unit: "Mtriangle", amount: MTRIANGLE, prepare: indexed },
    Measure { name: "geometry/culled", unit: "Mtriangle", amount: MTRIANGLE, prepare: culled },
    Measure { name: "draws/200", unit: "draw", amount: 200.0, prepare: draws_200 },
    Measure { name: "draws/2000", unit: "draw", amount: 2000.0, prepare: draws_2000 },
    Measure { name: "draws/state", unit: "draw", amount: 1000.0, prepare: state },
    Measure { name: "draws/texture", unit: "draw", amount: 1000.0, prepare: texture },
];

const MESH: &str = "layout(location=0) in vec3 p; layout(location=1) in vec3 n; uniform mat4 m; out vec3 c;\
    void main(){ vec4 q = m*vec4(p,1.0); vec3 l = normalize(vec3(0.3,0.5,0.8)); c = vec3(max(dot(normalize(n),l),0.0))*abs(p)+0.1;\
    gl_Position = q; }";
const SHADED: &str = "in vec3 c; out vec4 o; void main(){ o = vec4(c, 1.0); }";

fn mesh_program(gl: &glow::Context) -> Result<()> {
    unsafe {
        let program = program(gl, &[(glow::VERTEX_SHADER, MESH), (glow::FRAGMENT_SHADER, SHADED)])?;
        let matrix = [0.95, 0.1, 0.0, 0.0, -0.1, 0.9, 0.1, 0.0, 0.05, 0.2, 0.5, 0.0, 0.0, 0.0, 0.0, 1.0];
        gl.uniform_matrix_4_f32_slice(gl.get_uniform_location(program, "m").as_ref(), false, &matrix);
        gl.enable(glow::DEPTH_TEST);
        Ok(())
    }
}

/// Position and normal of a corner of the mesh.
fn corner(x: usize, y: usize) -> ([f32; 3], [f32; 3]) {
    let (u, v) = (x as f32 / CELLS as f32 * 2.0 - 1.0, y as f32 / CELLS as f32 * 2.0 - 1.0);
    let height = (u * 7.0).sin() * (v * 5.0).cos() * 0.3;
    ([u, v, height], [-(u * 7.0).cos() * 2.1, (v * 5.0).sin() * 1.5, 1.0])
}

fn vertices(gl: &glow::Context) -> Result<Frame> {
    mesh_program(gl)?;
    let (mut points, mut normals) = (Vec::new(), Vec::new());
    for (y, x) in (0..CELLS).flat_map(|y| (0..CELLS).map(move |x| (y, x))) {
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (0, 1), (1, 0), (1, 1)] {
            let (point, normal) = corner(x + dx, y + dy);
            points.extend(point);
            normals.extend(normal);
        }
    }
    unsafe {
        attribute(gl, 0, 3, &points)?;
        attribute(gl, 1, 3, &normals)?;
    }
    Ok(Box::new(|gl| unsafe {
        gl.clear(glow::COLOR_BUFFER_BIT | glow::DEPTH_BUFFER_BIT);
        gl.draw_arrays(glow::TRIANGLES, 0, (CELLS * CELLS * 6) as i32);
        Ok(())
    }))
}

fn indexed(gl: &glow::Context) -> Result<Frame> {
    mesh_program(gl)?;
    let corners = |y| (0..=CELLS).map(move |x| corner(x, y));
    let (points, normals): (Vec<_>, Vec<_>) = (0..=CELLS).flat_map(corners).unzip();
    let row = CELLS + 1;
    let indices: Vec<u32> = (0..CELLS)
        .flat_map(|y| (0..CELLS).map(move |x| (y * row + x) as u32))
        .flat_map(|at| {
            let below = at + row as u32;
            [at, at + 1, below, below, at + 1, below + 1]
        })
        .collect();
    unsafe {
        attribute(gl, 0, 3, &points.concat())?;
        attribute(gl, 1, 3, &normals.concat())?;
        let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
        gl.bind_buffer(glow::ELEMENT_ARRAY_BUFFER, Some(buffer));
        gl.buffer_data_u8_slice(glow::ELEMENT_ARRAY_BUFFER, &bytes(&indices), glow::STATIC_DRAW);
    }
    let count = indices.len() as i32;
    Ok(Box::new(move |gl| unsafe {
        gl.clear(glow::COLOR_BUFFER_BIT | glow::DEPTH_BUFFER_BIT);
        gl.draw_elements(glow::TRIANGLES, count, glow::UNSIGNED_INT, 0);
        Ok(())
    }))
}

fn culled(gl: &glow::Context) -> Result<Frame> {
    let frame = vertices(gl)?;
    unsafe {
        gl.enable(glow::CULL_FACE);
        gl.cull_face(glow::FRONT_AND_BACK);
    }
    Ok(frame)
}

/// Small triangles all over the target, each a draw with its own uniforms. `between` comes before each.
fn small(
    gl: &glow::Context,
    count: usize,
    fragment: &str,
    between: impl Fn(&glow::Context, usize) + 'static,
) -> Result<Frame> {
    unsafe {
        let vertex = "layout(location=0) in vec2 p; uniform vec2 at; void main(){ gl_Position = vec4(p*0.03+at, 0.0, 1.0); }";
        let program = program(gl, &[(glow::VERTEX_SHADER, vertex), (glow::FRAGMENT_SHADER, fragment)])?;
        attribute(gl, 0, 2, &[-1.0, -1.0, 1.0, -1.0, 0.0, 1.0])?;
        let (at, color) = (gl.get_uniform_location(program, "at"), gl.get_uniform_location(program, "color"));
        Ok(Box::new(move |gl| {
            gl.clear(glow::COLOR_BUFFER_BIT);
            for index in 0..count {
                let (x, y) = (noise_f32(index * 2) * 1.9 - 0.95, noise_f32(index * 2 + 1) * 1.9 - 0.95);
                between(gl, index);
                gl.uniform_2_f32(at.as_ref(), x, y);
                gl.uniform_4_f32(color.as_ref(), x * 0.5 + 0.5, y * 0.5 + 0.5, 0.4, 1.0);
                gl.draw_arrays(glow::TRIANGLES, 0, 3);
            }
            Ok(())
        }))
    }
}

const COLORED: &str = "uniform vec4 color; out vec4 o; void main(){ o = color; }";

fn draws_200(gl: &glow::Context) -> Result<Frame> {
    small(gl, 200, COLORED, |_, _| ())
}

fn draws_2000(gl: &glow::Context) -> Result<Frame> {
    small(gl, 2000, COLORED, |_, _| ())
}

/// Blending, depth, culling and the mask of colours change from draw to draw.
fn state(gl: &glow::Context) -> Result<Frame> {
    small(gl, 1000, COLORED, |gl, index| unsafe {
        let set = |what, on: bool| if on { gl.enable(what) } else { gl.disable(what) };
        set(glow::BLEND, index % 2 == 0);
        set(glow::DEPTH_TEST, index % 3 == 0);
        set(glow::CULL_FACE, index % 5 == 0);
        gl.blend_func(glow::SRC_ALPHA, if index % 4 == 0 { glow::ONE } else { glow::ONE_MINUS_SRC_ALPHA });
        gl.color_mask(true, index % 7 != 0, true, true);
    })
}

/// Another texture for every draw.
fn texture(gl: &glow::Context) -> Result<Frame> {
    let fragment = "uniform vec4 color; uniform sampler2D t; out vec4 o; void main(){ o = texture(t, gl_FragCoord.xy/64.0)*color; }";
    let mut textures = Vec::new();
    for index in 0..16_u8 {
        unsafe {
            let texture = gl.create_texture().map_err(anyhow::Error::msg)?;
            gl.bind_texture(glow::TEXTURE_2D, Some(texture));
            gl.tex_storage_2d(glow::TEXTURE_2D, 1, glow::RGBA8, 16, 16);
            let texels: Vec<u8> = (0..1024).map(|at| (at as u8).wrapping_mul(index + 1) | 0x40).collect();
            let data = glow::PixelUnpackData::Slice(Some(&texels));
            gl.tex_sub_image_2d(glow::TEXTURE_2D, 0, 0, 0, 16, 16, glow::RGBA, glow::UNSIGNED_BYTE, data);
            gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MIN_FILTER, glow::NEAREST as i32);
            gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MAG_FILTER, glow::NEAREST as i32);
            textures.push(texture);
        }
    }
    small(gl, 1000, fragment, move |gl, index| unsafe {
        gl.bind_texture(glow::TEXTURE_2D, Some(textures[index % textures.len()]));
    })
}
