//! Pixels: how fast they are filled, blended, computed, and tested for depth.

use super::{Frame, HEIGHT_PX, Measure, WIDTH_PX};
use crate::program::{attribute, program};
use anyhow::Result;
use glow::HasContext;

/// Times that the target is covered in a frame.
const LAYERS: i32 = 4;
const MPIXEL: f64 = (WIDTH_PX * HEIGHT_PX * LAYERS) as f64 / 1e6;

pub const ALL: &[Measure] = &[
    Measure { name: "fill/plain", unit: "Mpixel", amount: MPIXEL, prepare: plain },
    Measure { name: "fill/blend", unit: "Mpixel", amount: MPIXEL, prepare: blend },
    Measure { name: "fill/varying", unit: "Mpixel", amount: MPIXEL, prepare: varying },
    Measure { name: "fill/arithmetic", unit: "Mpixel", amount: MPIXEL / 4.0, prepare: arithmetic },
    Measure { name: "fill/branches", unit: "Mpixel", amount: MPIXEL / 4.0, prepare: branches },
    Measure { name: "fill/discard", unit: "Mpixel", amount: MPIXEL, prepare: discard },
    Measure { name: "fill/front-to-back", unit: "Mpixel", amount: MPIXEL, prepare: front_to_back },
    Measure { name: "fill/back-to-front", unit: "Mpixel", amount: MPIXEL, prepare: back_to_front },
    Measure { name: "fill/four-samples", unit: "Mpixel", amount: MPIXEL / 4.0, prepare: four_samples },
];

const VERTEX: &str = "layout(location=0) in vec2 p; uniform float z; out vec2 uv;\
    void main(){ uv = p*0.5+0.5; gl_Position = vec4(p, z, 1.0); }";

/// Covers the target `count` times; `z` gives the depth of a layer. The fragment shader sees `uv` and `layer`.
fn layers(
    gl: &glow::Context,
    fragment: &str,
    count: i32,
    z: fn(i32) -> f32,
    set: fn(&glow::Context),
) -> Result<Frame> {
    unsafe {
        let head = "in vec2 uv; uniform float layer; out vec4 o; ";
        let source = format!("{head}{fragment}");
        let program = program(gl, &[(glow::VERTEX_SHADER, VERTEX), (glow::FRAGMENT_SHADER, &source)])?;
        attribute(gl, 0, 2, &[-1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0])?;
        let (z_at, layer_at) =
            (gl.get_uniform_location(program, "z"), gl.get_uniform_location(program, "layer"));
        set(gl);
        Ok(Box::new(move |gl| {
            gl.clear(glow::COLOR_BUFFER_BIT | glow::DEPTH_BUFFER_BIT);
            for layer in 0..count {
                gl.uniform_1_f32(z_at.as_ref(), z(layer));
                gl.uniform_1_f32(layer_at.as_ref(), layer as f32 / 8.0);
                gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            }
            Ok(())
        }))
    }
}

const FLAT: &str = "void main(){ o = vec4(layer, 0.5, 1.0-layer, 0.25); }";

fn plain(gl: &glow::Context) -> Result<Frame> {
    layers(gl, FLAT, LAYERS, |_| 0.0, |_| ())
}

fn blend(gl: &glow::Context) -> Result<Frame> {
    layers(
        gl,
        FLAT,
        LAYERS,
        |_| 0.0,
        |gl| unsafe {
            gl.enable(glow::BLEND);
            gl.blend_func(glow::SRC_ALPHA, glow::ONE_MINUS_SRC_ALPHA);
        },
    )
}

fn varying(gl: &glow::Context) -> Result<Frame> {
    layers(gl, "void main(){ o = vec4(uv, layer+uv.x*uv.y*0.5, 1.0); }", LAYERS, |_| 0.0, |_| ())
}

fn arithmetic(gl: &glow::Context) -> Result<Frame> {
    let body = "void main(){ vec3 v = vec3(uv, layer+0.5); for(int i=0;i<16;i++){ v = abs(v*0.61-v.yzx*0.83+vec3(0.11,0.23,0.05)); }\
        float l = inversesqrt(dot(v,v)+0.1); o = vec4(v*l, 1.0); }";
    layers(gl, body, LAYERS / 4, |_| 0.0, |_| ())
}

fn branches(gl: &glow::Context) -> Result<Frame> {
    let body = "void main(){ vec2 c = uv*vec2(3.0,2.0)-vec2(2.0,1.0), z = c; int n = 0;\
        while(n < 24 && dot(z,z) < 4.0){ z = vec2(z.x*z.x-z.y*z.y, 2.0*z.x*z.y)+c; n++; }\
        if(n == 24) o = vec4(0,0,layer,1); else if((n&1) == 0) o = vec4(float(n)/24.0, 0.3, 0.0, 1.0); else o = vec4(0.0, float(n)/24.0, 0.6, 1.0); }";
    layers(gl, body, LAYERS / 4, |_| 0.0, |_| ())
}

fn discard(gl: &glow::Context) -> Result<Frame> {
    let body = "void main(){ ivec2 p = ivec2(gl_FragCoord.xy); if(((p.x>>2)^(p.y>>2)&1) == 0) discard; o = vec4(uv, layer, 1.0); }";
    layers(gl, body, LAYERS, |_| 0.0, |_| ())
}

fn front_to_back(gl: &glow::Context) -> Result<Frame> {
    layers(gl, FLAT, LAYERS, |layer| layer as f32 / 8.0 - 0.5, |gl| unsafe { gl.enable(glow::DEPTH_TEST) })
}

fn back_to_front(gl: &glow::Context) -> Result<Frame> {
    layers(gl, FLAT, LAYERS, |layer| 0.5 - layer as f32 / 8.0, |gl| unsafe { gl.enable(glow::DEPTH_TEST) })
}

/// Turned triangles into four samples a pixel, then resolved into the target.
fn four_samples(gl: &glow::Context) -> Result<Frame> {
    unsafe {
        let plain = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
        let framebuffer = gl.create_framebuffer().map_err(anyhow::Error::msg)?;
        gl.bind_framebuffer(glow::FRAMEBUFFER, Some(framebuffer));
        let buffer = gl.create_renderbuffer().map_err(anyhow::Error::msg)?;
        gl.bind_renderbuffer(glow::RENDERBUFFER, Some(buffer));
        gl.renderbuffer_storage_multisample(glow::RENDERBUFFER, 4, glow::RGBA8, WIDTH_PX, HEIGHT_PX);
        gl.framebuffer_renderbuffer(
            glow::FRAMEBUFFER,
            glow::COLOR_ATTACHMENT0,
            glow::RENDERBUFFER,
            Some(buffer),
        );
        let vertex = "layout(location=0) in vec2 p; out vec3 c; void main(){ float a = float(gl_InstanceID)*0.26;\
            c = vec3(a*0.3, 1.0-a*0.3, 0.5); gl_Position = vec4(mat2(cos(a),sin(a),-sin(a),cos(a))*p, 0.0, 1.0); }";
        let fragment = "in vec3 c; out vec4 o; void main(){ o = vec4(c, 1.0); }";
        program(gl, &[(glow::VERTEX_SHADER, vertex), (glow::FRAGMENT_SHADER, fragment)])?;
        attribute(gl, 0, 2, &[0.0, 0.0, 0.95, -0.15, 0.95, 0.15])?;
        Ok(Box::new(move |gl| {
            gl.bind_framebuffer(glow::FRAMEBUFFER, Some(framebuffer));
            gl.clear(glow::COLOR_BUFFER_BIT);
            gl.draw_arrays_instanced(glow::TRIANGLES, 0, 3, 24);
            gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, plain);
            let (w, h) = (WIDTH_PX, HEIGHT_PX);
            gl.blit_framebuffer(0, 0, w, h, 0, 0, w, h, glow::COLOR_BUFFER_BIT, glow::NEAREST);
            gl.bind_framebuffer(glow::FRAMEBUFFER, plain);
            Ok(())
        }))
    }
}
