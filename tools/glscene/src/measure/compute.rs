//! Compute shaders: arithmetic, local memory, barriers, atomics, bandwidth, launches.

use super::{Frame, HEIGHT_PX, Measure, WIDTH_PX, noise_f32};
use crate::program::{bytes, program};
use crate::scenes::compute::read_buffer;
use anyhow::{Result, ensure};
use glow::HasContext;

pub const ALL: &[Measure] = &[
    Measure { name: "compute/sgemm", unit: "Gflop", amount: GEMM_FLOP / 1e9, prepare: sgemm },
    Measure { name: "compute/n-body", unit: "Gflop", amount: BODY_FLOP / 1e9, prepare: n_body },
    Measure { name: "compute/reduction", unit: "Melement", amount: COUNT as f64 / 1e6, prepare: reduction },
    Measure { name: "compute/bitonic", unit: "Mcompare", amount: SORT_STEPS / 1e6, prepare: bitonic },
    Measure { name: "compute/atomics", unit: "Matomic", amount: COUNT as f64 / 1e6, prepare: atomics },
    Measure { name: "compute/copy", unit: "MB", amount: (COUNT * 8) as f64 / 1e6, prepare: copy },
    Measure { name: "compute/launches", unit: "launch", amount: LAUNCHES as f64, prepare: launches },
];

const GEMM: usize = 256;
const GEMM_FLOP: f64 = (2 * GEMM * GEMM * GEMM) as f64;
const BODIES: usize = 2048;
const BODY_FLOP: f64 = (BODIES * BODIES * 20) as f64;
const COUNT: usize = 1 << 20;
const SORTED: usize = 1 << 14;
const SORT_STEPS: f64 = (SORTED / 2 * 14 * 15 / 2) as f64;
const LAUNCHES: usize = 200;

/// A compute program with buffers `a`, `b`, `c` of 32-bit elements.
fn kernel(
    gl: &glow::Context,
    head: &str,
    body: &str,
    buffers: &[Vec<u8>],
) -> Result<(glow::Program, Vec<glow::Buffer>)> {
    unsafe {
        let source = format!("{head} void main(){{ {body} }}");
        let program = program(gl, &[(glow::COMPUTE_SHADER, &source)])?;
        let mut made = Vec::new();
        for (index, contents) in buffers.iter().enumerate() {
            let buffer = gl.create_buffer().map_err(anyhow::Error::msg)?;
            gl.bind_buffer(glow::SHADER_STORAGE_BUFFER, Some(buffer));
            gl.buffer_data_u8_slice(glow::SHADER_STORAGE_BUFFER, contents, glow::DYNAMIC_COPY);
            gl.bind_buffer_base(glow::SHADER_STORAGE_BUFFER, index as u32, Some(buffer));
            made.push(buffer);
        }
        // What a compute shader finds is no picture: the target stays as it was cleared on every driver.
        gl.viewport(0, 0, WIDTH_PX, HEIGHT_PX);
        Ok((program, made))
    }
}

fn floats(count: usize) -> Vec<u8> {
    bytes(&(0..count).map(|index| noise_f32(index) - 0.5).collect::<Vec<f32>>())
}

fn zeros(count: usize) -> Vec<u8> {
    vec![0; count * 4]
}

fn barrier(gl: &glow::Context) {
    unsafe { gl.memory_barrier(glow::SHADER_STORAGE_BARRIER_BIT | glow::BUFFER_UPDATE_BARRIER_BIT) };
}

fn sgemm(gl: &glow::Context) -> Result<Frame> {
    let head = "layout(local_size_x=16,local_size_y=16) in; shared float s[16][16], u[16][16];\
        layout(std430,binding=0) readonly buffer A { float a[]; }; layout(std430,binding=1) readonly buffer B { float b[]; };\
        layout(std430,binding=2) writeonly buffer C { float c[]; };";
    let body = "uint x=gl_LocalInvocationID.x, y=gl_LocalInvocationID.y; uint col=gl_GlobalInvocationID.x, row=gl_GlobalInvocationID.y;\
        float sum=0.0; for(uint k=0u;k<256u;k+=16u){ s[y][x]=a[row*256u+k+x]; u[y][x]=b[(k+y)*256u+col]; barrier();\
        for(uint i=0u;i<16u;i++) sum+=s[y][i]*u[i][x]; barrier(); } c[row*256u+col]=sum;";
    let matrix = floats(GEMM * GEMM);
    let (_, buffers) = kernel(gl, head, body, &[matrix.clone(), matrix, zeros(GEMM * GEMM)])?;
    unsafe { gl.dispatch_compute(16, 16, 1) };
    barrier(gl);
    let got = f32::from_bits(unsafe { read_buffer(gl, buffers[2], 300) }[299]);
    let value = |row: usize, column: usize| f64::from(noise_f32(row * GEMM + column) - 0.5);
    let wanted: f64 = (0..GEMM).map(|k| value(1, k) * value(k, 43)).sum();
    ensure!((f64::from(got) - wanted).abs() < 1e-3, "compute/sgemm gives {got} instead of {wanted}");
    Ok(Box::new(|gl| {
        unsafe { gl.dispatch_compute(16, 16, 1) };
        barrier(gl);
        Ok(())
    }))
}

fn n_body(gl: &glow::Context) -> Result<Frame> {
    let head = "layout(local_size_x=64) in; shared vec4 s[64];\
        layout(std430,binding=0) readonly buffer A { vec4 a[]; }; layout(std430,binding=1) writeonly buffer B { vec4 b[]; };";
    let body = "uint i=gl_GlobalInvocationID.x, l=gl_LocalInvocationID.x; vec3 p=a[i].xyz, f=vec3(0);\
        for(uint t=0u;t<2048u;t+=64u){ s[l]=a[t+l]; barrier(); for(uint j=0u;j<64u;j++){ vec3 d=s[j].xyz-p; float r=inversesqrt(dot(d,d)+0.01); f+=d*(s[j].w*r*r*r); } barrier(); }\
        b[i]=vec4(p+f*0.001, a[i].w);";
    kernel(gl, head, body, &[floats(BODIES * 4), zeros(BODIES * 4)])?;
    Ok(Box::new(|gl| {
        unsafe { gl.dispatch_compute((BODIES / 64) as u32, 1, 1) };
        barrier(gl);
        Ok(())
    }))
}

fn reduction(gl: &glow::Context) -> Result<Frame> {
    let head = "layout(local_size_x=256) in; shared uint s[256];\
        layout(std430,binding=0) readonly buffer A { uint a[]; }; layout(std430,binding=1) buffer B { uint b[]; };";
    let body = "uint l=gl_LocalInvocationID.x, g=gl_WorkGroupID.x*1024u+l; s[l]=a[g]+a[g+256u]+a[g+512u]+a[g+768u]; barrier();\
        for(uint d=128u;d>0u;d>>=1){ if(l<d) s[l]+=s[l+d]; barrier(); } if(l==0u) b[gl_WorkGroupID.x]=s[0];";
    let ones = bytes(&(0..COUNT as u32).map(|index| index & 7).collect::<Vec<u32>>());
    let (_, buffers) = kernel(gl, head, body, &[ones, zeros(COUNT / 1024)])?;
    unsafe { gl.dispatch_compute((COUNT / 1024) as u32, 1, 1) };
    barrier(gl);
    let sums = unsafe { read_buffer(gl, buffers[1], COUNT / 1024) };
    ensure!(sums.iter().all(|sum| *sum == 3584), "compute/reduction gives wrong sums");
    Ok(Box::new(|gl| {
        unsafe { gl.dispatch_compute((COUNT / 1024) as u32, 1, 1) };
        barrier(gl);
        Ok(())
    }))
}

/// Sorting has the same number of compares whatever the order is.
fn bitonic(gl: &glow::Context) -> Result<Frame> {
    let head =
        "layout(local_size_x=64) in; uniform uint k, j; layout(std430,binding=0) buffer A { uint a[]; };";
    let body = "uint t=gl_GlobalInvocationID.x, i=(t/j)*2u*j+t%j; bool up=(i&k)==0u; uint x=a[i], y=a[i+j]; if((x>y)==up){ a[i]=y; a[i+j]=x; }";
    let values: Vec<u32> = (0..SORTED).map(super::noise).collect();
    let (program, buffers) = kernel(gl, head, body, &[bytes(&values)])?;
    let (k_at, j_at) =
        unsafe { (gl.get_uniform_location(program, "k"), gl.get_uniform_location(program, "j")) };
    let sort = move |gl: &glow::Context| {
        let mut k = 2;
        while k <= SORTED {
            let mut j = k / 2;
            while j > 0 {
                unsafe {
                    gl.uniform_1_u32(k_at.as_ref(), k as u32);
                    gl.uniform_1_u32(j_at.as_ref(), j as u32);
                    gl.dispatch_compute((SORTED / 2 / 64) as u32, 1, 1);
                }
                barrier(gl);
                j /= 2;
            }
            k *= 2;
        }
    };
    sort(gl);
    let sorted = unsafe { read_buffer(gl, buffers[0], SORTED) };
    ensure!(sorted.is_sorted(), "compute/bitonic does not sort");
    Ok(Box::new(move |gl| {
        sort(gl);
        Ok(())
    }))
}

fn atomics(gl: &glow::Context) -> Result<Frame> {
    let head = "layout(local_size_x=64) in; layout(std430,binding=0) buffer A { uint a[]; };";
    let body = "uint i=gl_GlobalInvocationID.x; atomicAdd(a[(i*37u)&1023u], 1u);";
    kernel(gl, head, body, &[zeros(1024)])?;
    Ok(Box::new(|gl| {
        unsafe { gl.dispatch_compute((COUNT / 64) as u32, 1, 1) };
        barrier(gl);
        Ok(())
    }))
}

fn copy(gl: &glow::Context) -> Result<Frame> {
    let head = "layout(local_size_x=64) in; layout(std430,binding=0) readonly buffer A { vec4 a[]; }; layout(std430,binding=1) writeonly buffer B { vec4 b[]; };";
    kernel(gl, head, "uint i=gl_GlobalInvocationID.x; b[i]=a[i]*0.5;", &[zeros(COUNT), zeros(COUNT)])?;
    Ok(Box::new(|gl| {
        unsafe { gl.dispatch_compute((COUNT / 4 / 64) as u32, 1, 1) };
        barrier(gl);
        Ok(())
    }))
}

fn launches(gl: &glow::Context) -> Result<Frame> {
    let head = "layout(local_size_x=16) in; layout(std430,binding=0) buffer A { uint a[]; };";
    kernel(gl, head, "a[gl_GlobalInvocationID.x] += 1u;", &[zeros(64)])?;
    Ok(Box::new(|gl| {
        for _ in 0..LAUNCHES {
            unsafe { gl.dispatch_compute(1, 1, 1) };
            barrier(gl);
        }
        Ok(())
    }))
}
