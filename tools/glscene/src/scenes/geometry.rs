//! Vertex side: instancing, indirect draws, formats, clipping, culling, transform feedback.

use super::{Scene, add};
use crate::picture::Picture;
use crate::program::{attribute, bytes, link, program, read, target};
use crate::scenes::basic::FRAGMENT;
use glow::HasContext;

const INSTANCED: &str = "layout(location=0) in vec2 p; layout(location=1) in vec3 c; out vec3 color;\
    void main(){ float i = float(gl_InstanceID); color = c * (0.4 + 0.1*i);\
    gl_Position = vec4(p*0.25 + vec2(-0.75 + 0.5*mod(i,4.0), -0.75 + 0.5*floor(i/4.0)), 0.0, 1.0); }";

const SPACE: &str = "layout(location=0) in vec4 p; layout(location=1) in vec3 c; out vec3 color; flat out vec3 tint;\
    void main(){ color = c; tint = c; gl_Position = p; }";

/// Adds the scenes of this group.
pub fn add_all(scenes: &mut Vec<Scene>) {
    let triangle = [-0.8_f32, -0.7, 0.9, -0.6, 0.1, 0.85];
    let colors = [1.0_f32, 0.2, 0.0, 0.0, 1.0, 0.3, 0.4, 0.0, 1.0];
    add(scenes, "geometry/instanced", move |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        program(gl, &[(glow::VERTEX_SHADER, INSTANCED), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
        attribute(gl, 0, 2, &triangle)?;
        attribute(gl, 1, 3, &colors)?;
        gl.draw_arrays_instanced(glow::TRIANGLES, 0, 3, 13);
        Ok(read(gl))
    });
    add(scenes, "geometry/divisor", move |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        program(gl, &[(glow::VERTEX_SHADER, INSTANCED), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
        attribute(gl, 0, 2, &triangle)?;
        attribute(gl, 1, 3, &colors)?;
        gl.vertex_attrib_divisor(1, 3);
        gl.draw_arrays_instanced(glow::TRIANGLES, 0, 3, 9);
        gl.vertex_attrib_divisor(1, 0);
        Ok(read(gl))
    });
    add(scenes, "geometry/indirect", move |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        program(gl, &[(glow::VERTEX_SHADER, INSTANCED), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
        let array = gl.create_vertex_array().map_err(anyhow::Error::msg)?;
        gl.bind_vertex_array(Some(array));
        attribute(gl, 0, 2, &triangle)?;
        attribute(gl, 1, 3, &colors)?;
        let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
        gl.bind_buffer(glow::DRAW_INDIRECT_BUFFER, Some(buffer));
        gl.buffer_data_u8_slice(glow::DRAW_INDIRECT_BUFFER, &bytes(&[3_u32, 7, 0, 0]), glow::STATIC_DRAW);
        gl.draw_arrays_indirect_offset(glow::TRIANGLES, 0);
        gl.bind_vertex_array(None);
        Ok(read(gl))
    });
    let formats: [(&str, u32, i32, bool, usize); 10] = [
        ("u8n", glow::UNSIGNED_BYTE, 4, true, 1),
        ("s8n", glow::BYTE, 4, true, 1),
        ("u8", glow::UNSIGNED_BYTE, 3, false, 1),
        ("u16n", glow::UNSIGNED_SHORT, 2, true, 2),
        ("s16n", glow::SHORT, 4, true, 2),
        ("s16", glow::SHORT, 3, false, 2),
        ("u32", glow::UNSIGNED_INT, 2, false, 4),
        ("f16", glow::HALF_FLOAT, 4, false, 2),
        ("f32", glow::FLOAT, 1, false, 4),
        ("1010102", glow::INT_2_10_10_10_REV, 4, true, 1),
    ];
    for (name, kind, components, normalized, size) in formats {
        add(scenes, format!("geometry/attribute-{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            let vertex = "layout(location=0) in vec2 p; layout(location=1) in vec4 c; out vec3 color;\
                void main(){ color = abs(c.xyz)/(1.0+abs(c.xyz)) + c.w*0.1; gl_Position = vec4(p,0.0,1.0); }";
            program(gl, &[(glow::VERTEX_SHADER, vertex), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
            attribute(gl, 0, 2, &triangle)?;
            let data: Vec<u8> = (0..64_u32).map(|i| (i.wrapping_mul(37) % 120) as u8).collect();
            let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
            gl.bind_buffer(glow::ARRAY_BUFFER, Some(buffer));
            gl.buffer_data_u8_slice(glow::ARRAY_BUFFER, &data, glow::STATIC_DRAW);
            gl.enable_vertex_attrib_array(1);
            gl.vertex_attrib_pointer_f32(
                1,
                components,
                kind,
                normalized,
                (components as usize * size).next_multiple_of(4) as i32,
                4,
            );
            gl.draw_arrays(glow::TRIANGLES, 0, 3);
            Ok(read(gl))
        });
    }
    let clipped: [(&str, [f32; 12]); 6] = [
        ("near", [-0.9, -0.9, -2.0, 1.0, 0.9, -0.9, 0.5, 1.0, 0.0, 0.9, 0.5, 1.0]),
        ("far", [-0.9, -0.9, 2.0, 1.0, 0.9, -0.9, 0.5, 1.0, 0.0, 0.9, 0.5, 1.0]),
        ("behind", [-1.0, -1.0, 0.0, -0.5, 2.0, -1.0, 0.0, 2.0, 0.0, 1.0, 0.0, 1.0]),
        ("two-behind", [-1.0, -1.0, 0.0, -0.5, 2.0, -1.0, 0.0, -0.2, 0.0, 1.0, 0.0, 1.0]),
        ("guard-band", [-400.0, -300.0, 0.0, 1.0, 500.0, -200.0, 0.0, 1.0, 3.0, 700.0, 0.0, 1.0]),
        ("perspective", [-0.9, -0.9, 0.0, 1.0, 4.0, -4.0, 0.0, 5.0, 0.0, 2.5, 0.0, 3.0]),
    ];
    for (name, positions) in clipped {
        for flat in [false, true] {
            let suffix = if flat { "-flat" } else { "" };
            add(scenes, format!("clip/{name}{suffix}"), move |gl| unsafe {
                target(gl, &[glow::RGBA8], None)?;
                let fragment = if flat {
                    "in vec3 color; flat in vec3 tint; out vec4 o; void main(){ o = vec4(tint, 1.0); }"
                } else {
                    "in vec3 color; flat in vec3 tint; out vec4 o; void main(){ o = vec4(color, 1.0); }"
                };
                program(gl, &[(glow::VERTEX_SHADER, SPACE), (glow::FRAGMENT_SHADER, fragment)])?;
                attribute(gl, 0, 4, &positions)?;
                attribute(gl, 1, 3, &colors)?;
                gl.draw_arrays(glow::TRIANGLES, 0, 3);
                Ok(read(gl))
            });
        }
    }
    add(scenes, "clip/lines-and-points", move |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        let fragment = "in vec3 color; flat in vec3 tint; out vec4 o; void main(){ o = vec4(color, 1.0); }";
        let vertex = "layout(location=0) in vec4 p; layout(location=1) in vec3 c; out vec3 color; flat out vec3 tint;\
            void main(){ color = c; tint = c; gl_Position = p; gl_PointSize = 9.5; }";
        program(gl, &[(glow::VERTEX_SHADER, vertex), (glow::FRAGMENT_SHADER, fragment)])?;
        attribute(
            gl,
            0,
            4,
            &[-3.0, -0.5, 0.0, 1.0, 2.0, 0.9, 0.0, 1.0, 0.0, 0.0, -3.0, 1.0, 0.5, 0.5, 0.5, 1.0],
        )?;
        attribute(gl, 1, 3, &[1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0])?;
        gl.draw_arrays(glow::LINES, 0, 4);
        gl.draw_arrays(glow::POINTS, 0, 4);
        Ok(read(gl))
    });
    for (name, front, face) in [
        ("ccw-back", glow::CCW, glow::BACK),
        ("cw-back", glow::CW, glow::BACK),
        ("ccw-front", glow::CCW, glow::FRONT),
    ] {
        add(scenes, format!("geometry/cull-{name}"), move |gl| unsafe {
            target(gl, &[glow::RGBA8], None)?;
            program(
                gl,
                &[
                    (glow::VERTEX_SHADER, crate::scenes::basic::VERTEX),
                    (
                        glow::FRAGMENT_SHADER,
                        "in vec3 color; out vec4 o;\
                void main(){ o = vec4(gl_FrontFacing ? color : color.zxy, 1.0); }",
                    ),
                ],
            )?;
            attribute(
                gl,
                0,
                2,
                &[
                    -0.9, -0.9, 0.0, -0.9, -0.5, 0.0, 0.9, 0.9, 0.2, 0.8, 0.6, 0.0, 0.1, 0.1, 0.9, 0.0, 0.4,
                    -0.8,
                ],
            )?;
            attribute(
                gl,
                1,
                3,
                &[
                    1.0, 0.5, 0.2, 1.0, 0.5, 0.2, 1.0, 0.5, 0.2, 0.3, 0.7, 0.1, 0.3, 0.7, 0.1, 0.3, 0.7, 0.1,
                    1.0, 0.0, 0.4, 1.0, 0.0, 0.4, 1.0, 0.0, 0.4,
                ],
            )?;
            gl.enable(glow::CULL_FACE);
            gl.front_face(front);
            gl.cull_face(face);
            gl.draw_arrays(glow::TRIANGLES, 0, 9);
            gl.disable(glow::CULL_FACE);
            gl.front_face(glow::CCW);
            gl.cull_face(glow::BACK);
            Ok(read(gl))
        });
    }
    add(scenes, "geometry/transform-feedback", move |gl| unsafe {
        target(gl, &[glow::RGBA8], None)?;
        let vertex = "layout(location=0) in vec4 p; out vec4 a; flat out ivec2 b;\
            void main(){ a = p*2.0 + vec4(gl_VertexID); b = ivec2(gl_VertexID, gl_InstanceID); gl_Position = p; }";
        let fragment = "in vec4 a; flat in ivec2 b; out vec4 o; void main(){ o = a + vec4(b, 0, 0); }";
        let program =
            link(gl, &[(glow::VERTEX_SHADER, vertex), (glow::FRAGMENT_SHADER, fragment)], &["a", "b"])?;
        gl.use_program(Some(program));
        attribute(gl, 0, 4, &(0..40).map(|i| i as f32 * 0.05 - 1.0).collect::<Vec<_>>())?;
        let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
        gl.bind_buffer(glow::TRANSFORM_FEEDBACK_BUFFER, Some(buffer));
        gl.buffer_data_u8_slice(glow::TRANSFORM_FEEDBACK_BUFFER, &[0xee; 64 * 32], glow::STATIC_DRAW);
        gl.bind_buffer_base(glow::TRANSFORM_FEEDBACK_BUFFER, 0, Some(buffer));
        let query = gl.create_query().map_err(anyhow::Error::msg)?;
        gl.begin_query(glow::TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN, query);
        gl.begin_transform_feedback(glow::TRIANGLES);
        gl.draw_arrays_instanced(glow::TRIANGLES, 0, 9, 2);
        gl.end_transform_feedback();
        gl.end_query(glow::TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN);
        let written = gl.get_query_parameter_u32(query, glow::QUERY_RESULT);
        gl.bind_buffer_base(glow::TRANSFORM_FEEDBACK_BUFFER, 0, None);
        let mut dwords = crate::scenes::compute::read_buffer(gl, buffer, 64 * 8);
        dwords.push(written);
        Ok(Picture::of_dwords(&dwords))
    });
    add(scenes, "geometry/occlusion-query", move |gl| unsafe {
        target(gl, &[glow::RGBA8], Some(glow::DEPTH_COMPONENT24))?;
        program(gl, &[(glow::VERTEX_SHADER, INSTANCED), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
        attribute(gl, 0, 2, &triangle)?;
        attribute(gl, 1, 3, &colors)?;
        let mut results = Vec::new();
        for scissor in [false, true] {
            if scissor {
                gl.enable(glow::SCISSOR_TEST);
                gl.scissor(0, 0, 0, 0);
            }
            let query = gl.create_query().map_err(anyhow::Error::msg)?;
            gl.begin_query(glow::ANY_SAMPLES_PASSED, query);
            gl.draw_arrays_instanced(glow::TRIANGLES, 0, 3, 4);
            gl.end_query(glow::ANY_SAMPLES_PASSED);
            results.push(gl.get_query_parameter_u32(query, glow::QUERY_RESULT));
        }
        gl.disable(glow::SCISSOR_TEST);
        Ok(Picture::of_dwords(&results))
    });
}
