//! Compute shaders: storage buffers, shared memory, barriers, atomics, images.

use super::{Scene, add};
use crate::picture::Picture;
use crate::program::{SIDE_PX, bytes, program, read, target};
use crate::scenes::fragment::quad;
use glow::HasContext;

/// The first `count` DWords of a buffer.
pub unsafe fn read_buffer(gl: &glow::Context, buffer: glow::Buffer, count: usize) -> Vec<u32> {
    let mut raw = vec![0; count * 4];
    unsafe {
        gl.bind_buffer(glow::COPY_READ_BUFFER, Some(buffer));
        let pointer = gl.map_buffer_range(glow::COPY_READ_BUFFER, 0, raw.len() as i32, glow::MAP_READ_BIT);
        if !pointer.is_null() {
            std::ptr::copy_nonoverlapping(pointer, raw.as_mut_ptr(), raw.len());
        }
        gl.unmap_buffer(glow::COPY_READ_BUFFER);
    }
    raw.chunks_exact(4).map(|dword| u32::from_le_bytes([dword[0], dword[1], dword[2], dword[3]])).collect()
}

const COUNT: usize = 1024;

/// Name, declarations, body; the buffers are `a` (input) and `b` (output) of 1024 DWords each.
const KERNELS: [(&str, &str, &str); 9] = [
    ("copy", "layout(local_size_x=64) in;", "uint i=gl_GlobalInvocationID.x; b[i]=a[i]*3u+i;"),
    (
        "ids",
        "layout(local_size_x=4,local_size_y=4,local_size_z=4) in;",
        "uint i=gl_WorkGroupID.x*64u+gl_LocalInvocationIndex; b[i]=gl_LocalInvocationID.x|gl_LocalInvocationID.y<<8|gl_LocalInvocationID.z<<16|gl_WorkGroupID.x<<24;",
    ),
    (
        "shared-reverse",
        "layout(local_size_x=128) in; shared uint s[128];",
        "uint i=gl_LocalInvocationID.x; s[i]=a[gl_GlobalInvocationID.x]; barrier(); b[gl_GlobalInvocationID.x]=s[127u-i];",
    ),
    (
        "shared-reduce",
        "layout(local_size_x=64) in; shared uint s[64];",
        "uint i=gl_LocalInvocationID.x; s[i]=a[gl_GlobalInvocationID.x]; barrier(); for(uint d=32u; d>0u; d>>=1){ if(i<d) s[i]+=s[i+d]; barrier(); } b[gl_GlobalInvocationID.x]=s[0]+i;",
    ),
    (
        "shared-atomic",
        "layout(local_size_x=64) in; shared uint n;",
        "if(gl_LocalInvocationIndex==0u) n=0u; barrier(); atomicAdd(n, a[gl_GlobalInvocationID.x]&15u); atomicMax(n, 5u); barrier(); b[gl_GlobalInvocationID.x]=n;",
    ),
    (
        "buffer-atomic",
        "layout(local_size_x=64) in;",
        "uint i=gl_GlobalInvocationID.x; atomicAdd(b[i&15u], a[i]); atomicXor(b[16u+(i&7u)], a[i]*7u); atomicMin(b[32u+(i&3u)], a[i]); atomicOr(b[40u], 1u<<(i&31u)); atomicMax(b[48u],a[i]);",
    ),
    (
        "divergent",
        "layout(local_size_x=32) in;",
        "uint i=gl_GlobalInvocationID.x; uint v=a[i]; uint n=0u; while(v!=1u && n<200u){ v=(v&1u)==0u ? v/2u : 3u*v+1u; n++; } b[i]=n;",
    ),
    (
        "odd-group",
        "layout(local_size_x=37) in;",
        "uint i=gl_WorkGroupID.x*37u+gl_LocalInvocationID.x; if(i<1024u) b[i]=a[i]^(gl_LocalInvocationID.x<<20);",
    ),
    (
        "float",
        "layout(local_size_x=64) in;",
        "uint i=gl_GlobalInvocationID.x; float f=float(a[i]&0xffffu)/65536.0; b[i]=uint(sqrt(f)*1000.0)|uint(f*f*1000.0)<<16;",
    ),
];

/// Adds the scenes of this group.
pub fn add_all(scenes: &mut Vec<Scene>) {
    for (name, head, body) in KERNELS {
        add(scenes, format!("compute/{name}"), move |gl| unsafe {
            let source = format!(
                "{head} layout(std430,binding=0) readonly buffer A {{ uint a[]; }}; layout(std430,binding=1) buffer B {{ uint b[]; }};\
                 void main(){{ {body} }}"
            );
            program(gl, &[(glow::COMPUTE_SHADER, &source)])?;
            let input: Vec<u32> =
                (0..COUNT as u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 12) + 1).collect();
            let mut buffers = Vec::new();
            for (index, values) in [input, vec![0; COUNT]].iter().enumerate() {
                let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
                gl.bind_buffer(glow::SHADER_STORAGE_BUFFER, Some(buffer));
                gl.buffer_data_u8_slice(glow::SHADER_STORAGE_BUFFER, &bytes(values), glow::DYNAMIC_COPY);
                gl.bind_buffer_base(glow::SHADER_STORAGE_BUFFER, index as u32, Some(buffer));
                buffers.push(buffer);
            }
            let groups = match name {
                "shared-reverse" => 8,
                "divergent" => 32,
                "odd-group" => 28,
                _ => 16,
            };
            gl.dispatch_compute(groups, 1, 1);
            gl.memory_barrier(glow::BUFFER_UPDATE_BARRIER_BIT);
            Ok(Picture::of_dwords(&read_buffer(gl, buffers[1], COUNT)))
        });
    }
    add(scenes, "compute/indirect-3d", |gl| unsafe {
        program(
            gl,
            &[(
                glow::COMPUTE_SHADER,
                "layout(local_size_x=2,local_size_y=3) in; layout(std430,binding=1) buffer B { uint b[]; };\
            void main(){ uint i=(gl_WorkGroupID.z*4u+gl_WorkGroupID.y)*5u+gl_WorkGroupID.x; b[i*6u+gl_LocalInvocationIndex]=i*100u+gl_NumWorkGroups.z; }",
            )],
        )?;
        let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
        gl.bind_buffer(glow::SHADER_STORAGE_BUFFER, Some(buffer));
        gl.buffer_data_u8_slice(glow::SHADER_STORAGE_BUFFER, &vec![0; COUNT * 4], glow::DYNAMIC_COPY);
        gl.bind_buffer_base(glow::SHADER_STORAGE_BUFFER, 1, Some(buffer));
        let indirect = gl.create_buffer().map_err(anyhow::Error::msg)?;
        gl.bind_buffer(glow::DISPATCH_INDIRECT_BUFFER, Some(indirect));
        gl.buffer_data_u8_slice(glow::DISPATCH_INDIRECT_BUFFER, &bytes(&[5_u32, 4, 3]), glow::STATIC_DRAW);
        gl.dispatch_compute_indirect(0);
        gl.memory_barrier(glow::BUFFER_UPDATE_BARRIER_BIT);
        Ok(Picture::of_dwords(&read_buffer(gl, buffer, COUNT)))
    });
    for (name, format, declared) in [
        ("rgba8", glow::RGBA8, "rgba8"),
        ("rgba32f", glow::RGBA32F, "rgba32f"),
        ("r32ui", glow::R32UI, "r32ui"),
    ] {
        add(scenes, format!("compute/image-{name}"), move |gl| unsafe {
            let (kind, value) = if name == "r32ui" {
                ("uimage2D", "uvec4(p.x*3+p.y, 0, 0, 0)")
            } else {
                ("image2D", "vec4(vec2(p)/64.0, 0.5, 1.0)")
            };
            program(
                gl,
                &[(
                    glow::COMPUTE_SHADER,
                    &format!(
                        "layout(local_size_x=8,local_size_y=8) in; layout({declared},binding=0) writeonly uniform highp {kind} t;\
                void main(){{ ivec2 p=ivec2(gl_GlobalInvocationID.xy); imageStore(t, p.yx, {value}); }}"
                    ),
                )],
            )?;
            let texture = gl.create_texture().map_err(anyhow::Error::msg)?;
            gl.bind_texture(glow::TEXTURE_2D, Some(texture));
            gl.tex_storage_2d(glow::TEXTURE_2D, 1, format, 64, 64);
            gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MIN_FILTER, glow::NEAREST as i32);
            gl.tex_parameter_i32(glow::TEXTURE_2D, glow::TEXTURE_MAG_FILTER, glow::NEAREST as i32);
            gl.bind_image_texture(0, Some(texture), 0, false, 0, glow::WRITE_ONLY, format);
            gl.dispatch_compute(8, 8, 1);
            gl.memory_barrier(glow::TEXTURE_FETCH_BARRIER_BIT);
            target(gl, &[glow::RGBA8], None)?;
            let fragment = if name == "r32ui" {
                "in vec2 uv; out vec4 o; uniform usampler2D t; void main(){ o = vec4(texture(t, uv))/255.0; }"
            } else {
                "in vec2 uv; out vec4 o; uniform sampler2D t; void main(){ o = texture(t, uv); }"
            };
            quad(gl, fragment)?;
            gl.viewport(0, 0, SIDE_PX, SIDE_PX);
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            Ok(read(gl))
        });
    }
}
