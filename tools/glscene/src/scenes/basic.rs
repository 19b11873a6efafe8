//! Clears, single triangles, primitive types.

use super::{Scene, add};
use crate::program::{attribute, bytes, program, read, target};
use glow::HasContext;

/// Position (xy) and colour from attributes 0 and 1.
pub const VERTEX: &str = "layout(location=0) in vec2 p; layout(location=1) in vec3 c; out vec3 color;\
    void main(){ color = c; gl_Position = vec4(p, 0.0, 1.0); gl_PointSize = 7.0; }";
/// The interpolated colour.
pub const FRAGMENT: &str = "in vec3 color; out vec4 o; void main(){ o = vec4(color, 1.0); }";

fn ring(count: usize) -> (Vec<f32>, Vec<f32>) {
    let mut positions = Vec::new();
    let mut colors = Vec::new();
    for index in 0..count {
        let angle = index as f32 * 2.399_963;
        let radius = 0.15 + 0.75 * (index as f32 / count as f32);
        positions.extend([radius * angle.cos(), radius * angle.sin()]);
        colors.extend([(index % 3) as f32 / 2.0, (index % 5) as f32 / 4.0, (index % 7) as f32 / 6.0]);
    }
    (positions, colors)
}

/// Adds the scenes of this group.
pub fn add_all(scenes: &mut Vec<Scene>) {
    add(scenes, "basic/clear", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        Ok(read(gl))
    });
    add(scenes, "basic/clear-scissored", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        gl.enable(glow::SCISSOR_TEST);
        gl.scissor(37, 51, 101, 77);
        gl.clear_color(1.0, 0.5, 0.25, 0.5);
        gl.color_mask(true, false, true, true);
        gl.clear(glow::COLOR_BUFFER_BIT);
        gl.color_mask(true, true, true, true);
        gl.disable(glow::SCISSOR_TEST);
        Ok(read(gl))
    });
    add(scenes, "basic/triangle", |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        program(gl, &[(glow::VERTEX_SHADER, VERTEX), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
        attribute(gl, 0, 2, &[-0.8, -0.7, 0.9, -0.6, 0.1, 0.85])?;
        attribute(gl, 1, 3, &[1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0])?;
        gl.draw_arrays(glow::TRIANGLES, 0, 3);
        Ok(read(gl))
    });
    let modes = [
        ("points", glow::POINTS),
        ("lines", glow::LINES),
        ("line-strip", glow::LINE_STRIP),
        ("line-loop", glow::LINE_LOOP),
        ("triangles", glow::TRIANGLES),
        ("triangle-strip", glow::TRIANGLE_STRIP),
        ("triangle-fan", glow::TRIANGLE_FAN),
    ];
    for (name, mode) in modes {
        add(scenes, format!("primitive/{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            program(gl, &[(glow::VERTEX_SHADER, VERTEX), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
            let (positions, colors) = ring(31);
            attribute(gl, 0, 2, &positions)?;
            attribute(gl, 1, 3, &colors)?;
            gl.draw_arrays(mode, 0, 31);
            Ok(read(gl))
        });
        for (size, kind, bits) in
            [("u8", glow::UNSIGNED_BYTE, 1), ("u16", glow::UNSIGNED_SHORT, 2), ("u32", glow::UNSIGNED_INT, 4)]
        {
            add(scenes, format!("indexed/{name}-{size}-restart"), move |gl| unsafe {
                target(gl, &[glow::RGBA8], None)?;
                program(gl, &[(glow::VERTEX_SHADER, VERTEX), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
                let (positions, colors) = ring(31);
                attribute(gl, 0, 2, &positions)?;
                attribute(gl, 1, 3, &colors)?;
                let mut indices: Vec<u32> = (0..24).map(|i| (i * 7) % 31).collect();
                indices[11] = u32::MAX;
                let raw: Vec<u8> = match bits {
                    1 => indices.iter().map(|&i| i as u8).collect(),
                    2 => indices.iter().flat_map(|&i| (i as u16).to_le_bytes()).collect(),
                    _ => bytes(&indices),
                };
                let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
                gl.bind_buffer(glow::ELEMENT_ARRAY_BUFFER, Some(buffer));
                gl.buffer_data_u8_slice(glow::ELEMENT_ARRAY_BUFFER, &raw, glow::STATIC_DRAW);
                gl.enable(glow::PRIMITIVE_RESTART_FIXED_INDEX);
                gl.draw_elements(mode, 24, kind, 0);
                gl.disable(glow::PRIMITIVE_RESTART_FIXED_INDEX);
                Ok(read(gl))
            });
        }
    }
    for width in [1.0_f32, 3.0, 5.5] {
        add(scenes, format!("primitive/wide-lines-{width}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            program(gl, &[(glow::VERTEX_SHADER, VERTEX), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
            let (positions, colors) = ring(20);
            attribute(gl, 0, 2, &positions)?;
            attribute(gl, 1, 3, &colors)?;
            gl.line_width(width);
            gl.draw_arrays(glow::LINES, 0, 20);
            gl.line_width(1.0);
            Ok(read(gl))
        });
    }
}
