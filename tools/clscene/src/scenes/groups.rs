//! Work groups: local memory, barriers, sub-groups, group functions.

use super::{Row, Verdict};
use crate::api::{Arg, Session, value};
use crate::check::{Numbers, same};
use anyhow::Result;

pub const SCENES: &[Row] = &[
    ("groups/reduce", reduce),
    ("groups/scan", scan),
    ("groups/matrix-multiply", matrix_multiply),
    ("groups/local-64k", local_64k),
    ("groups/local-bytes", local_bytes),
    ("groups/barriers-in-loops", barriers_in_loops),
    ("groups/group-functions", group_functions),
    ("groups/sub-group-functions", sub_group_functions),
    ("groups/sub-group-shuffle", sub_group_shuffle),
    ("groups/sub-group-blocks", sub_group_blocks),
    ("groups/part-group-barrier", part_group_barrier),
    ("groups/barrier-of-all", barrier_of_all),
    ("groups/waits-for-later-groups", waits_for_later_groups),
    ("groups/lock", lock),
];

fn reduce(s: &Session) -> Result<Verdict> {
    let input: Vec<u32> = Numbers::new(6).values(4096);
    let (a, out) = (s.buffer(&input)?, s.buffer(&[0u32; 16])?);
    s.once(
        "kernel void k(global uint* o, global const uint* a, local uint* l) {
            uint i = get_local_id(0); l[i] = a[get_global_id(0)];
            for (uint n = get_local_size(0) / 2; n > 0; n /= 2) {
                barrier(CLK_LOCAL_MEM_FENCE); if (i < n) l[i] += l[i + n]; }
            if (i == 0) o[get_group_id(0)] = l[0]; }",
        "",
        &[(&out).into(), (&a).into(), Arg::Local(1024)],
        &[4096],
        &[256],
    )?;
    let wanted: Vec<u32> =
        input.chunks(256).map(|group| group.iter().fold(0u32, |sum, v| sum.wrapping_add(*v))).collect();
    same(&s.read::<u32>(&out, 16)?, &wanted)?;
    Ok(Verdict::Right)
}

fn scan(s: &Session) -> Result<Verdict> {
    let input: Vec<u32> = Numbers::new(7).values(512);
    let (a, out) = (s.buffer(&input)?, s.buffer(&[0u32; 512])?);
    s.once(
        "kernel void k(global uint* o, global const uint* a) {
            local uint l[2][128]; uint i = get_local_id(0), from = 0;
            l[0][i] = a[get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE);
            for (uint n = 1; n < 128; n *= 2) {
                l[1 - from][i] = l[from][i] + (i >= n ? l[from][i - n] : 0);
                from = 1 - from; barrier(CLK_LOCAL_MEM_FENCE); }
            o[get_global_id(0)] = l[from][i]; }",
        "",
        &[(&out).into(), (&a).into()],
        &[512],
        &[128],
    )?;
    let mut wanted = Vec::new();
    for group in input.chunks(128) {
        let mut sum = 0u32;
        wanted.extend(group.iter().map(|v| {
            sum = sum.wrapping_add(*v);
            sum
        }));
    }
    same(&s.read::<u32>(&out, 512)?, &wanted)?;
    Ok(Verdict::Right)
}

fn matrix_multiply(s: &Session) -> Result<Verdict> {
    const N: usize = 48;
    // Small integers: sums are exact in any order.
    let numbers: Vec<u8> = Numbers::new(8).values(2 * N * N);
    let floats: Vec<f32> = numbers.iter().map(|&v| f32::from(v) - 100.0).collect();
    let (a, b) = floats.split_at(N * N);
    let (x, y, out) = (s.buffer(a)?, s.buffer(b)?, s.buffer(&[0f32; N * N])?);
    s.once(
        "kernel void k(global float* o, global const float* a, global const float* b, uint n) {
            local float p[16][16], q[16][16];
            uint lx = get_local_id(0), ly = get_local_id(1), x = get_global_id(0), y = get_global_id(1);
            float sum = 0;
            for (uint t = 0; t < n; t += 16) {
                p[ly][lx] = a[y * n + t + lx]; q[ly][lx] = b[(t + ly) * n + x];
                barrier(CLK_LOCAL_MEM_FENCE);
                for (uint i = 0; i < 16; i++) sum = mad(p[ly][i], q[i][lx], sum);
                barrier(CLK_LOCAL_MEM_FENCE); }
            o[y * n + x] = sum; }",
        "",
        &[(&out).into(), (&x).into(), (&y).into(), value(&(N as u32))],
        &[N, N],
        &[16, 16],
    )?;
    let wanted: Vec<f32> =
        (0..N * N).map(|at| (0..N).map(|i| a[at / N * N + i] * b[i * N + at % N]).sum()).collect();
    same(&s.read::<f32>(&out, N * N)?, &wanted)?;
    Ok(Verdict::Right)
}

fn local_64k(s: &Session) -> Result<Verdict> {
    const LOCAL_BYTES: u32 = 0x1023;
    if s.number(LOCAL_BYTES) < 64 << 10 {
        return Ok(Verdict::DoesNotApply("less than 64 KiB of local memory"));
    }
    let out = s.buffer(&[0u32; 2 * 128])?;
    s.once(
        "kernel void k(global uint* o, local uint* l) {
            uint i = get_local_id(0), g = get_group_id(0);
            for (uint n = i; n < 16384; n += 128) l[n] = n * 3 + g;
            barrier(CLK_LOCAL_MEM_FENCE);
            uint v = 0; for (uint n = 0; n < 128; n++) v = v * 7 + l[(i * 127 + n * 129) & 16383];
            o[get_global_id(0)] = v; }",
        "",
        &[(&out).into(), Arg::Local(64 << 10)],
        &[256],
        &[128],
    )?;
    let wanted: Vec<u32> = (0..256u32)
        .map(|at| {
            let (g, i) = (at / 128, at % 128);
            (0..128u32)
                .fold(0u32, |v, n| v.wrapping_mul(7).wrapping_add(((i * 127 + n * 129) & 16383) * 3 + g))
        })
        .collect();
    same(&s.read::<u32>(&out, 256)?, &wanted)?;
    Ok(Verdict::Right)
}

fn local_bytes(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[0u64; 64])?;
    s.once(
        "kernel void k(global ulong* o) {
            local uchar b[256]; local ushort h[64]; local ulong l[64]; local double4 unused;
            uint i = get_local_id(0);
            for (uint n = 0; n < 4; n++) b[(i * 4 + n) ^ 3] = (uchar)(i * 4 + n);
            h[63 - i] = (ushort)(i * 1000); l[i ^ 32] = (ulong)i << 33;
            barrier(CLK_LOCAL_MEM_FENCE);
            uint w = vload4(0, b + i).x | b[(i * 3) & 255] << 8;
            o[i] = l[i] + h[i] + ((ulong)w << 16) + (ulong)(uint)*(local ushort*)(b + (i * 2 & 254)) * 256; }",
        "",
        &[(&out).into()],
        &[64],
        &[64],
    )?;
    let byte = |at: u64| (at & 255) ^ 3;
    let wanted: Vec<u64> = (0..64u64)
        .map(|i| {
            let w = byte(i) | byte(i * 3) << 8;
            let pair = byte(i * 2 & 254) | byte((i * 2 & 254) + 1) << 8;
            ((i ^ 32) << 33) + ((63 - i) * 1000 & 0xffff) + (w << 16) + pair * 256
        })
        .collect();
    same(&s.read::<u64>(&out, 64)?, &wanted)?;
    Ok(Verdict::Right)
}

fn barriers_in_loops(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[0u32; 3 * 96])?;
    s.once(
        "kernel void k(global uint* o, uint turns) {
            local uint l[96]; uint i = get_local_id(0), g = get_group_id(0);
            l[i] = i * (g + 1);
            for (uint t = 0; t < turns + g; t++) {
                barrier(CLK_LOCAL_MEM_FENCE);
                uint v = l[(i + 1) % 96] + t;
                barrier(CLK_LOCAL_MEM_FENCE);
                l[i] = v; }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            o[get_global_id(0)] = l[95 - i]; }",
        "",
        &[(&out).into(), value(&20u32)],
        &[3 * 96],
        &[96],
    )?;
    let mut wanted = Vec::new();
    for g in 0..3u32 {
        let turns = 20 + g;
        wanted.extend((0..96).map(|i| (95 - i + turns) % 96 * (g + 1) + (0..turns).sum::<u32>()));
    }
    same(&s.read::<u32>(&out, 3 * 96)?, &wanted)?;
    Ok(Verdict::Right)
}

fn group_functions(s: &Session) -> Result<Verdict> {
    let input: Vec<i32> = Numbers::new(9).values(256);
    let (a, out) = (s.buffer(&input)?, s.buffer(&[0i32; 256 * 4])?);
    let program = s.program(
        "kernel void k(global int4* o, global const int* a) {
            uint i = get_global_id(0); int v = a[i];
            o[i] = (int4)(work_group_reduce_add(v), work_group_scan_inclusive_max(v),
                          work_group_broadcast(v, 5), work_group_any(v < -2000000000) | work_group_all(v != 0) << 1); }",
        "-cl-std=CL2.0",
    );
    let Ok(program) = program else { return Ok(Verdict::DoesNotApply("no work-group functions")) };
    let kernel = s.kernel(&program, "k")?;
    s.run(&kernel, &[(&out).into(), (&a).into()], &[256], &[64])?;
    let mut wanted = Vec::new();
    for group in input.chunks(64) {
        let sum = group.iter().fold(0i32, |sum, v| sum.wrapping_add(*v));
        let flags = i32::from(group.iter().any(|&v| v < -2_000_000_000))
            | i32::from(group.iter().all(|&v| v != 0)) << 1;
        let mut most = i32::MIN;
        for &v in group {
            most = most.max(v);
            wanted.extend([sum, most, group[5], flags]);
        }
    }
    same(&s.read::<i32>(&out, 1024)?, &wanted)?;
    Ok(Verdict::Right)
}

const SUB_GROUP: &str = "__attribute__((intel_reqd_sub_group_size(16)))\n";

fn sub_group_functions(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_required_subgroup_size") {
        return Ok(Verdict::DoesNotApply("no cl_intel_required_subgroup_size"));
    }
    let input: Vec<i32> = Numbers::new(10).values(128);
    let (a, out) = (s.buffer(&input)?, s.buffer(&[0i32; 128 * 8])?);
    let source = format!(
        "#pragma OPENCL EXTENSION cl_khr_subgroups : enable
         {SUB_GROUP}kernel void k(global int8* o, global const int* a) {{
            uint i = get_global_id(0); int v = a[i];
            o[i] = (int8)(sub_group_reduce_add(v), sub_group_reduce_min(v), sub_group_scan_exclusive_add(v),
                          sub_group_scan_inclusive_max(v), sub_group_broadcast(v, 3), sub_group_any(v > 2000000000),
                          get_sub_group_id() | get_sub_group_local_id() << 8 | get_num_sub_groups() << 16,
                          sub_group_all(v != 0)); }}"
    );
    s.once(&source, "-cl-std=CL2.0", &[(&out).into(), (&a).into()], &[128], &[64])?;
    let mut wanted = Vec::new();
    for (index, group) in input.chunks(16).enumerate() {
        let sum = group.iter().fold(0i32, |sum, v| sum.wrapping_add(*v));
        let least = group.iter().copied().min().unwrap_or(0);
        let (mut before, mut most) = (0i32, i32::MIN);
        for (lane, &v) in group.iter().enumerate() {
            most = most.max(v);
            let ids = (index % 4) as i32 | (lane as i32) << 8 | 4 << 16;
            let any = i32::from(group.iter().any(|&v| v > 2_000_000_000));
            let all = i32::from(group.iter().all(|&v| v != 0));
            wanted.extend([sum, least, before, most, group[3], any, ids, all]);
            before = before.wrapping_add(v);
        }
    }
    let got = s.read::<i32>(&out, 1024)?;
    // Truth values of any and all are only zero or not.
    let got: Vec<i32> = got
        .iter()
        .enumerate()
        .map(|(i, &v)| if matches!(i % 8, 5 | 7) { i32::from(v != 0) } else { v })
        .collect();
    same(&got, &wanted)?;
    Ok(Verdict::Right)
}

fn sub_group_shuffle(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_subgroups") {
        return Ok(Verdict::DoesNotApply("no cl_intel_subgroups"));
    }
    let input: Vec<u32> = Numbers::new(11).values(64);
    let (a, out) = (s.buffer(&input)?, s.buffer(&[0u32; 64 * 4])?);
    let source = format!(
        "{SUB_GROUP}kernel void k(global uint4* o, global const uint* a) {{
            uint i = get_global_id(0), lane = get_sub_group_local_id(), v = a[i];
            o[i] = (uint4)(intel_sub_group_shuffle(v, (lane * 7 + 3) & 15), intel_sub_group_shuffle_xor(v, 5),
                           intel_sub_group_shuffle_down(v, v + 1, 3), intel_sub_group_shuffle_up(v + 2, v, 2)); }}"
    );
    s.once(&source, "", &[(&out).into(), (&a).into()], &[64], &[32])?;
    let mut wanted = Vec::new();
    for group in input.chunks(16) {
        for lane in 0..16 {
            let down = if lane + 3 < 16 { group[lane + 3] } else { group[lane + 3 - 16].wrapping_add(1) };
            let up = if lane >= 2 { group[lane - 2] } else { group[lane + 14].wrapping_add(2) };
            wanted.extend([group[(lane * 7 + 3) & 15], group[lane ^ 5], down, up]);
        }
    }
    same(&s.read::<u32>(&out, 256)?, &wanted)?;
    Ok(Verdict::Right)
}

fn sub_group_blocks(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_subgroups") {
        return Ok(Verdict::DoesNotApply("no cl_intel_subgroups"));
    }
    let input: Vec<u32> = Numbers::new(12).values(512);
    let (a, out) = (s.buffer(&input)?, s.buffer(&[0u32; 512])?);
    let source = format!(
        "{SUB_GROUP}kernel void k(global uint* o, global const uint* a) {{
            uint first = get_group_id(0) * 128 + get_sub_group_id() * 64;
            uint4 v = intel_sub_group_block_read4(a + first);
            intel_sub_group_block_write2(o + first, v.xy + get_sub_group_local_id());
            intel_sub_group_block_write(o + first + 32, v.w);
            intel_sub_group_block_write(o + first + 48, v.z); }}"
    );
    s.once(&source, "", &[(&out).into(), (&a).into()], &[128], &[32])?;
    let wanted: Vec<u32> = (0..512)
        .map(|i| match i % 64 / 16 {
            0 | 1 => input[i].wrapping_add(i as u32 % 16),
            2 => input[i + 16],
            _ => input[i - 16],
        })
        .collect();
    same(&s.read::<u32>(&out, 512)?, &wanted)?;
    Ok(Verdict::Right)
}

fn part_group_barrier(s: &Session) -> Result<Verdict> {
    const ITEMS: usize = 150;
    let out = s.buffer(&[0u32; ITEMS])?;
    s.once(
        "kernel void k(global uint* o) {
            local uint l[64]; uint i = get_local_id(0);
            l[i] = get_global_id(0) * 2; barrier(CLK_LOCAL_MEM_FENCE);
            o[get_global_id(0)] = l[get_local_size(0) - 1 - i]; }",
        "-cl-std=CL2.0",
        &[(&out).into()],
        &[ITEMS],
        &[64],
    )?;
    let wanted: Vec<u32> = (0..ITEMS)
        .map(|i| {
            let first = i / 64 * 64;
            let size = 64.min(ITEMS - first);
            (first + size - 1 - (i - first)) as u32 * 2
        })
        .collect();
    same(&s.read::<u32>(&out, ITEMS)?, &wanted)?;
    Ok(Verdict::Right)
}

/// Groups that meet again and again at a barrier which they build of memory: as many as any of the devices has room for.
fn barrier_of_all(s: &Session) -> Result<Verdict> {
    const GROUPS: usize = 16;
    const SIZE: usize = 32;
    const ROUNDS: u32 = 20;
    let (sums, count) = (s.buffer(&[1u32; 2 * GROUPS])?, s.buffer(&[0u32])?);
    s.once(
        "void meet(volatile global atomic_uint* count, uint wanted) {
            work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
            if (get_local_id(0) == 0) {
                atomic_fetch_add_explicit(count, 1, memory_order_acq_rel, memory_scope_device);
                while (atomic_load_explicit(count, memory_order_acquire, memory_scope_device) < wanted); }
            work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device); }
        kernel void k(global volatile uint* v, global atomic_uint* count, uint rounds) {
            uint g = get_group_id(0), n = get_num_groups(0), from = 0;
            for (uint r = 0; r < rounds; r++) {
                if (get_local_id(0) == 0)
                    v[(1 - from) * n + g] = v[from * n + g] * 3 + v[from * n + (g + 1) % n] + g;
                from = 1 - from; meet(count, (r + 1) * n); } }",
        "-cl-std=CL2.0",
        &[(&sums).into(), (&count).into(), value(&ROUNDS)],
        &[GROUPS * SIZE],
        &[SIZE],
    )?;
    let mut wanted = vec![1u32; GROUPS];
    for _ in 0..ROUNDS {
        wanted = (0..GROUPS)
            .map(|g| wanted[g].wrapping_mul(3).wrapping_add(wanted[(g + 1) % GROUPS]).wrapping_add(g as u32))
            .collect();
    }
    same(&s.read::<u32>(&count, 1)?, &[GROUPS as u32 * ROUNDS])?;
    same(&s.read::<u32>(&sums, GROUPS)?, &wanted)?;
    Ok(Verdict::Right)
}

/// Each group waits for the next, the last one for nobody.
fn waits_for_later_groups(s: &Session) -> Result<Verdict> {
    const GROUPS: usize = 24;
    const SIZE: usize = 32;
    let out = s.buffer(&[0u32; GROUPS])?;
    s.once(
        "kernel void k(global volatile uint* o) {
            uint g = get_group_id(0), before = 0;
            if (get_local_id(0) == 0) {
                if (g + 1 < get_num_groups(0)) while ((before = atomic_or(o + g + 1, 0)) == 0);
                atomic_xchg(o + g, before * 5 + g + 1); } }",
        "",
        &[(&out).into()],
        &[GROUPS * SIZE],
        &[SIZE],
    )?;
    let mut wanted = vec![0u32; GROUPS];
    let mut before = 0u32;
    for g in (0..GROUPS).rev() {
        before = before.wrapping_mul(5).wrapping_add(g as u32 + 1);
        wanted[g] = before;
    }
    same(&s.read::<u32>(&out, GROUPS)?, &wanted)?;
    Ok(Verdict::Right)
}

/// Groups that take turns with a lock, each holding it for long.
fn lock(s: &Session) -> Result<Verdict> {
    const GROUPS: usize = 32;
    const SIZE: usize = 16;
    let state = s.buffer(&[0u32, 0])?;
    s.once(
        "kernel void k(global volatile uint* s, uint work) {
            if (get_local_id(0) == 0) {
                while (atomic_cmpxchg(s, 0, 1) != 0);
                uint v = s[1]; for (uint n = 0; n < work; n++) v = v * 1664525 + 1013904223;
                s[1] = v; mem_fence(CLK_GLOBAL_MEM_FENCE); atomic_xchg(s, 0); } }",
        "",
        &[(&state).into(), value(&50_000u32)],
        &[GROUPS * SIZE],
        &[SIZE],
    )?;
    let wanted =
        (0..GROUPS * 50_000).fold(0u32, |v, _| v.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    same(&s.read::<u32>(&state, 2)?, &[0, wanted])?;
    Ok(Verdict::Right)
}
