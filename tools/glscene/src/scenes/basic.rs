//! Clears and single triangles.

use super::Scene;
use crate::program::{attribute, program, read, target};

const VERTEX: &str = "layout(location=0) in vec2 p; layout(location=1) in vec3 c; out vec3 color;\
    void main(){ color = c; gl_Position = vec4(p, 0.0, 1.0); }";
const FRAGMENT: &str = "in vec3 color; out vec4 o; void main(){ o = vec4(color, 1.0); }";

/// Adds the scenes of this group.
pub fn add(scenes: &mut Vec<Scene>) {
    scenes.push(Scene {
        name: "basic/clear".into(),
        draw: Box::new(|gl| {
            // SAFETY: the context is current; see the head of `program`.
            unsafe {
                target(gl, &[glow::RGBA8], None)?;
                Ok(read(gl))
            }
        }),
    });
    scenes.push(Scene {
        name: "basic/triangle".into(),
        draw: Box::new(|gl| {
            use glow::HasContext;
            // SAFETY: as above.
            unsafe {
                target(gl, &[glow::RGBA8], None)?;
                program(gl, &[(glow::VERTEX_SHADER, VERTEX), (glow::FRAGMENT_SHADER, FRAGMENT)])?;
                attribute(gl, 0, 2, &[-0.8, -0.7, 0.9, -0.6, 0.1, 0.85])?;
                attribute(gl, 1, 3, &[1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0])?;
                gl.draw_arrays(glow::TRIANGLES, 0, 3);
                Ok(read(gl))
            }
        }),
    });
}
