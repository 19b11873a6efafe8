//! Timed kernels: the same work again and again, so that two drivers can be compared. Each is compared with the host
//! once, before it is timed.

use crate::api::{Object, Session, value};
use crate::check::{near, same};
use anyhow::{Result, ensure};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Does the work once; what it started is finished by who times it.
pub type Work<'a> = Box<dyn FnMut() -> Result<()> + 'a>;

/// A timed kernel.
pub struct Measure {
    /// `group/what`.
    pub name: &'static str,
    /// What is counted, for example `Gflop`.
    pub unit: &'static str,
    /// How much of it is done at once.
    pub amount: f64,
    /// Makes the work, does it once, compares.
    pub prepare: fn(&Session) -> Result<Work<'_>>,
}

/// What running one found.
pub struct Timing {
    /// Preparing it, with the compiler and the first launch, s.
    pub first_s: f64,
    /// Times that it was done and timed.
    pub rounds: u32,
    /// Their time on the wall, s.
    pub wall_s: f64,
    /// Processor time of all threads of this process in them, s.
    pub cpu_s: f64,
    /// Most memory that the process ever had, KiB.
    pub peak_kib: u64,
}

pub const ALL: &[Measure] = &[
    Measure { name: "cl/sgemm", unit: "Gflop", amount: 2.0 * GEMM3 / 1e9, prepare: sgemm },
    Measure {
        name: "cl/n-body",
        unit: "Gflop",
        amount: (BODIES * BODIES * 20) as f64 / 1e9,
        prepare: n_body,
    },
    Measure { name: "cl/reduction", unit: "Melement", amount: COUNT as f64 / 1e6, prepare: reduction },
    Measure { name: "cl/saxpy", unit: "Melement", amount: COUNT as f64 / 1e6, prepare: saxpy },
    Measure { name: "cl/bitonic", unit: "Mcompare", amount: SORT_STEPS / 1e6, prepare: bitonic },
    Measure { name: "cl/transpose", unit: "MB", amount: (SIDE * SIDE * 8) as f64 / 1e6, prepare: transpose },
    Measure { name: "cl/gather", unit: "Melement", amount: COUNT as f64 / 1e6, prepare: gather },
    Measure { name: "cl/atomics", unit: "Matomic", amount: COUNT as f64 / 1e6, prepare: atomics },
    Measure {
        name: "cl/integers",
        unit: "Gop",
        amount: (COUNT / 16 * 64 * 4) as f64 / 1e9,
        prepare: integers,
    },
    Measure { name: "cl/launches", unit: "launch", amount: LAUNCHES as f64, prepare: launches },
];

const GEMM: usize = 256;
const GEMM3: f64 = (GEMM * GEMM * GEMM) as f64;
const BODIES: usize = 2048;
const COUNT: usize = 1 << 20;
const SORTED: usize = 1 << 14;
const SORT_STEPS: f64 = (SORTED / 2 * 14 * 15 / 2) as f64;
const SIDE: usize = 1024;
const LAUNCHES: usize = 100;
/// Rounds that are timed at the least.
const FEWEST: u32 = 3;

/// Does the work for about so long and times it.
pub fn run(session: &Session, measure: &Measure, time: Duration) -> Result<Timing> {
    let start = Instant::now();
    let mut work = (measure.prepare)(session)?;
    session.finish()?;
    let first_s = start.elapsed().as_secs_f64();
    work()?;
    session.finish()?;
    let (start, before) = (Instant::now(), usage()?);
    let mut rounds = 0;
    while rounds < FEWEST || start.elapsed() < time {
        work()?;
        session.finish()?;
        rounds += 1;
    }
    let (wall_s, after) = (start.elapsed().as_secs_f64(), usage()?);
    Ok(Timing { first_s, rounds, wall_s, cpu_s: after.0 - before.0, peak_kib: after.1 })
}

/// Processor time in s and most memory in KiB.
fn usage() -> Result<(f64, u64)> {
    let usage = nix::sys::resource::getrusage(nix::sys::resource::UsageWho::RUSAGE_SELF)?;
    let seconds = |time: nix::sys::time::TimeVal| time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6;
    Ok((seconds(usage.user_time()) + seconds(usage.system_time()), usage.max_rss() as u64))
}

/// Numbers that look like noise and are the same everywhere.
fn noise(index: usize) -> u32 {
    let mut value = (index as u32).wrapping_mul(2_654_435_761);
    value ^= value >> 15;
    value = value.wrapping_mul(2_246_822_519);
    value ^ value >> 13
}

fn floats(count: usize) -> Vec<f32> {
    (0..count).map(|index| (noise(index) >> 8) as f32 / (1 << 24) as f32 - 0.5).collect()
}

fn kernel(session: &Session, source: &str) -> Result<Object> {
    let program = session.program(source, "")?;
    session.kernel(&program, "k")
}

/// Launches a kernel whose arguments stay the same.
fn again<'a>(
    session: &'a Session,
    kernel: Object,
    buffers: Vec<Object>,
    global: &'static [usize],
    local: &'static [usize],
) -> Work<'a> {
    Box::new(move || {
        // A kernel does not keep its buffers alive.
        let _ = &buffers;
        session.enqueue(&kernel, &[], global, local, &[]).map(drop)
    })
}

fn sgemm(session: &Session) -> Result<Work<'_>> {
    let source = "#define N 256\n#define T 16\n\
        __kernel __attribute__((reqd_work_group_size(T,T,1))) void k(__global const float *a, __global const float *b, __global float *c){\
        __local float s[T][T], u[T][T]; int x=get_local_id(0), y=get_local_id(1), col=get_global_id(0), row=get_global_id(1); float sum=0;\
        for(int k=0;k<N;k+=T){ s[y][x]=a[row*N+k+x]; u[y][x]=b[(k+y)*N+col]; barrier(CLK_LOCAL_MEM_FENCE);\
        for(int i=0;i<T;i++) sum+=s[y][i]*u[i][x]; barrier(CLK_LOCAL_MEM_FENCE); } c[row*N+col]=sum; }";
    let kernel = kernel(session, source)?;
    let matrix = floats(GEMM * GEMM);
    let (a, b, c) =
        (session.buffer(&matrix)?, session.buffer(&matrix)?, session.buffer(&vec![0f32; GEMM * GEMM])?);
    session.run(&kernel, &[(&a).into(), (&b).into(), (&c).into()], &[GEMM, GEMM], &[16, 16])?;
    let cell = |row: usize, column: usize| {
        (0..GEMM).map(|k| matrix[row * GEMM + k] * matrix[k * GEMM + column]).sum::<f32>()
    };
    let got: Vec<f32> = session.read(&c, GEMM * GEMM)?;
    let some: Vec<f32> = (0..64).map(|at| got[at * 1009]).collect();
    let wanted: Vec<f32> = (0..64).map(|at| cell(at * 1009 / GEMM, at * 1009 % GEMM)).collect();
    near(&some, &wanted, 1e-3)?;
    Ok(again(session, kernel, vec![a, b, c], &[GEMM, GEMM], &[16, 16]))
}

fn n_body(session: &Session) -> Result<Work<'_>> {
    let source = "__kernel void k(__global const float4 *a, __global float4 *b, int n){ int i=get_global_id(0); float3 p=a[i].xyz, f=(float3)(0);\
        for(int j=0;j<n;j++){ float4 q=a[j]; float3 d=q.xyz-p; float r=rsqrt(dot(d,d)+0.01f); f+=d*(q.w*r*r*r); } b[i]=(float4)(p+f*0.001f, a[i].w); }";
    let kernel = kernel(session, source)?;
    let bodies = floats(BODIES * 4);
    let (a, b) = (session.buffer(&bodies)?, session.buffer(&vec![0f32; BODIES * 4])?);
    session.run(&kernel, &[(&a).into(), (&b).into(), value(&(BODIES as i32))], &[BODIES], &[64])?;
    let body = |at: usize| &bodies[at * 4..at * 4 + 4];
    let wanted: Vec<f32> = (0..3)
        .map(|axis| {
            let force: f64 = (0..BODIES)
                .map(|other| {
                    let d: Vec<f64> =
                        (0..3).map(|axis| f64::from(body(other)[axis] - body(5)[axis])).collect();
                    let square = d.iter().map(|d| d * d).sum::<f64>() + 0.01;
                    d[axis] * f64::from(body(other)[3]) / square.powf(1.5)
                })
                .sum();
            (f64::from(body(5)[axis]) + force * 0.001) as f32
        })
        .collect();
    let got: Vec<f32> = session.read(&b, 24)?;
    near(&got[20..23], &wanted, 1e-3)?;
    Ok(again(session, kernel, vec![a, b], &[BODIES], &[64]))
}

fn reduction(session: &Session) -> Result<Work<'_>> {
    let source = "__kernel __attribute__((reqd_work_group_size(256,1,1))) void k(__global const uint *a, __global uint *b){ __local uint s[256];\
        int l=get_local_id(0), g=get_group_id(0)*1024+l; s[l]=a[g]+a[g+256]+a[g+512]+a[g+768]; barrier(CLK_LOCAL_MEM_FENCE);\
        for(int d=128;d>0;d>>=1){ if(l<d) s[l]+=s[l+d]; barrier(CLK_LOCAL_MEM_FENCE); } if(l==0) b[get_group_id(0)]=s[0]; }";
    let kernel = kernel(session, source)?;
    let values: Vec<u32> = (0..COUNT as u32).map(|index| index & 7).collect();
    let (a, b) = (session.buffer(&values)?, session.buffer(&vec![0u32; COUNT / 1024])?);
    session.run(&kernel, &[(&a).into(), (&b).into()], &[COUNT / 4], &[256])?;
    same(&session.read::<u32>(&b, COUNT / 1024)?, &vec![3584; COUNT / 1024])?;
    Ok(again(session, kernel, vec![a, b], &[COUNT / 4], &[256]))
}

fn saxpy(session: &Session) -> Result<Work<'_>> {
    let source = "__kernel void k(__global const float *x, __global const float *y, __global float *z, float a){ int i=get_global_id(0); z[i]=a*x[i]+y[i]; }";
    let kernel = kernel(session, source)?;
    let values = floats(COUNT);
    let (x, y, z) = (session.buffer(&values)?, session.buffer(&values)?, session.buffer(&vec![0f32; COUNT])?);
    session.run(&kernel, &[(&x).into(), (&y).into(), (&z).into(), value(&3f32)], &[COUNT], &[64])?;
    let wanted: Vec<f32> = values.iter().map(|value| value * 4.0).collect();
    near(&session.read::<f32>(&z, COUNT)?, &wanted, 1e-6)?;
    Ok(again(session, kernel, vec![x, y, z], &[COUNT], &[64]))
}

/// Sorting has the same number of compares whatever the order is.
fn bitonic(session: &Session) -> Result<Work<'_>> {
    let source = "__kernel void k(__global uint *a, uint k, uint j){ uint t=get_global_id(0), i=(t/j)*2*j+t%j; int up=(i&k)==0; uint x=a[i], y=a[i+j];\
        if((x>y)==up){ a[i]=y; a[i+j]=x; } }";
    let kernel = kernel(session, source)?;
    let values: Vec<u32> = (0..SORTED).map(noise).collect();
    let a = Rc::new(session.buffer(&values)?);
    let sorted = Rc::clone(&a);
    let sort = move || {
        let mut k = 2;
        while k <= SORTED as u32 {
            let mut j = k / 2;
            while j > 0 {
                session.arguments(&kernel, &[a.as_ref().into(), value(&k), value(&j)])?;
                session.enqueue(&kernel, &[], &[SORTED / 2], &[64], &[])?;
                j /= 2;
            }
            k *= 2;
        }
        Ok(())
    };
    sort()?;
    session.finish()?;
    ensure!(session.read::<u32>(&sorted, SORTED)?.is_sorted(), "it does not sort");
    Ok(Box::new(sort))
}

fn transpose(session: &Session) -> Result<Work<'_>> {
    let source = "__kernel __attribute__((reqd_work_group_size(16,16,1))) void k(__global const float *a, __global float *b){ __local float s[16][17];\
        int x=get_local_id(0), y=get_local_id(1), X=get_group_id(0)*16, Y=get_group_id(1)*16; s[y][x]=a[(Y+y)*1024+X+x]; barrier(CLK_LOCAL_MEM_FENCE);\
        b[(X+y)*1024+Y+x]=s[x][y]; }";
    let kernel = kernel(session, source)?;
    let values = floats(SIDE * SIDE);
    let (a, b) = (session.buffer(&values)?, session.buffer(&vec![0f32; SIDE * SIDE])?);
    session.run(&kernel, &[(&a).into(), (&b).into()], &[SIDE, SIDE], &[16, 16])?;
    let got: Vec<f32> = session.read(&b, SIDE * SIDE)?;
    let is_right =
        (0..SIDE).all(|y| (0..SIDE).all(|x| got[y * SIDE + x].to_bits() == values[x * SIDE + y].to_bits()));
    ensure!(is_right, "the transpose is wrong");
    Ok(again(session, kernel, vec![a, b], &[SIDE, SIDE], &[16, 16]))
}

fn gather(session: &Session) -> Result<Work<'_>> {
    let source = "__kernel void k(__global const uint *a, __global uint *b){ uint i=get_global_id(0); b[i]=a[(i*40503u)&0xfffffu]; }";
    let kernel = kernel(session, source)?;
    let values: Vec<u32> = (0..COUNT).map(noise).collect();
    let (a, b) = (session.buffer(&values)?, session.buffer(&vec![0u32; COUNT])?);
    session.run(&kernel, &[(&a).into(), (&b).into()], &[COUNT], &[64])?;
    let wanted: Vec<u32> =
        (0..COUNT as u32).map(|at| values[(at.wrapping_mul(40503) & 0xf_ffff) as usize]).collect();
    same(&session.read::<u32>(&b, COUNT)?, &wanted)?;
    Ok(again(session, kernel, vec![a, b], &[COUNT], &[64]))
}

fn atomics(session: &Session) -> Result<Work<'_>> {
    let source = "__kernel void k(__global uint *a){ uint i=get_global_id(0); atomic_inc(&a[(i*37)&1023]); }";
    let kernel = kernel(session, source)?;
    let a = session.buffer(&vec![0u32; 1024])?;
    session.run(&kernel, &[(&a).into()], &[COUNT], &[64])?;
    same(&session.read::<u32>(&a, 1024)?, &vec![(COUNT / 1024) as u32; 1024])?;
    Ok(again(session, kernel, vec![a], &[COUNT], &[64]))
}

fn integers(session: &Session) -> Result<Work<'_>> {
    let source = "__kernel void k(__global uint *a){ uint i=get_global_id(0), v=i; for(int n=0;n<64;n++){ v=v*1664525u+1013904223u; v^=v>>13; } a[i]=v; }";
    let kernel = kernel(session, source)?;
    let a = session.buffer(&vec![0u32; COUNT / 16])?;
    session.run(&kernel, &[(&a).into()], &[COUNT / 16], &[64])?;
    let step = |value: u32| {
        let value = value.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        value ^ value >> 13
    };
    let wanted: Vec<u32> = (0..(COUNT / 16) as u32).map(|at| (0..64).fold(at, |v, _| step(v))).collect();
    same(&session.read::<u32>(&a, COUNT / 16)?, &wanted)?;
    Ok(again(session, kernel, vec![a], &[COUNT / 16], &[64]))
}

fn launches(session: &Session) -> Result<Work<'_>> {
    let kernel = kernel(session, "__kernel void k(__global uint *a){ a[get_global_id(0)] += 1; }")?;
    let a = session.buffer(&[0u32; 64])?;
    session.run(&kernel, &[(&a).into()], &[64], &[64])?;
    same(&session.read::<u32>(&a, 64)?, &[1; 64])?;
    Ok(Box::new(move || {
        let _ = &a;
        (0..LAUNCHES).try_for_each(|_| session.enqueue(&kernel, &[], &[64], &[64], &[]).map(drop))
    }))
}
