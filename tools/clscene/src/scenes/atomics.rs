//! Atomic operations: 32 and 64 bits, global and local memory, integer and float.

use super::{Row, Verdict};
use crate::api::Session;
use crate::check::same;
use anyhow::Result;

pub const SCENES: &[Row] = &[
    ("atomics/global-32", global_32),
    ("atomics/local-32", local_32),
    ("atomics/global-64", global_64),
    ("atomics/results", results),
    ("atomics/float-add", float_add),
    ("atomics/float-min-max", float_min_max),
    ("atomics/cl20", cl20),
    ("atomics/lock", lock),
];

const ITEMS: u64 = 500;

/// Sums and extremes that do not depend on the order, of values that work items derive from their index.
fn source(memory: &str, kind: &str, prefix: &str, local: bool) -> String {
    let set_up = if local {
        "local T c[8]; if (get_local_id(0) < 8) c[get_local_id(0)] = o[get_local_id(0)]; barrier(CLK_LOCAL_MEM_FENCE);"
    } else {
        "global T* c = o;"
    };
    let give_back = if local {
        "barrier(CLK_LOCAL_MEM_FENCE); if (get_local_id(0) < 8) o[get_local_id(0)] = c[get_local_id(0)];"
    } else {
        ""
    };
    format!(
        "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
         #pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
         typedef {kind} T;
         kernel void k(global T* o) {{ {set_up}
            T i = get_global_id(0); volatile {memory} T* p = c;
            {prefix}add(p, i * 3); {prefix}sub(p + 1, i); {prefix}inc(p + 2); {prefix}dec(p + 3);
            {prefix}min(p + 4, (T)0 - i); {prefix}max(p + 5, i * 7); {prefix}and(p + 6, ~((T)1 << (i & 15)));
            {prefix}xor(p + 7, (T)1 << (i % 31)); {give_back} }}"
    )
}

/// The eight cells after all items, as 64-bit numbers.
fn expected(items: u64, start: u64) -> [u64; 8] {
    let mut cells = [start; 8];
    for i in 0..items {
        cells[0] = cells[0].wrapping_add(i * 3);
        cells[1] = cells[1].wrapping_sub(i);
        cells[2] = cells[2].wrapping_add(1);
        cells[3] = cells[3].wrapping_sub(1);
        cells[4] = (cells[4] as i64).min(-(i as i64)) as u64;
        cells[5] = (cells[5] as i64).max(i as i64 * 7) as u64;
        cells[6] &= !(1 << (i & 15));
        cells[7] ^= 1 << (i % 31);
    }
    cells
}

fn global_32(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[1000i32; 8])?;
    s.once(&source("global", "int", "atomic_", false), "", &[(&out).into()], &[ITEMS as usize], &[])?;
    same(&s.read::<u32>(&out, 8)?, &expected(ITEMS, 1000).map(|v| v as u32))?;
    Ok(Verdict::Right)
}

fn local_32(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[1000i32; 8])?;
    s.once(&source("local", "int", "atomic_", true), "", &[(&out).into()], &[200], &[200])?;
    same(&s.read::<u32>(&out, 8)?, &expected(200, 1000).map(|v| v as u32))?;
    Ok(Verdict::Right)
}

fn global_64(s: &Session) -> Result<Verdict> {
    if !s.has("cl_khr_int64_extended_atomics") {
        return Ok(Verdict::DoesNotApply("no cl_khr_int64_extended_atomics"));
    }
    let start = 5 << 33;
    let out = s.buffer(&[start; 8])?;
    s.once(&source("global", "long", "atom_", false), "", &[(&out).into()], &[ITEMS as usize], &[])?;
    same(&s.read::<u64>(&out, 8)?, &expected(ITEMS, start))?;
    Ok(Verdict::Right)
}

/// Every item gets a number of its own, and the old values of an exchange are those that were there.
fn results(s: &Session) -> Result<Verdict> {
    const COUNT: usize = 700;
    let (counter, slots, out) = (s.buffer(&[0u32; 4])?, s.buffer(&[0u32; COUNT])?, s.buffer(&[0u32; COUNT])?);
    s.once(
        "kernel void k(global uint* c, global uint* slots, global uint* o) {
            uint i = get_global_id(0), n = atomic_inc(c);
            slots[n] = i; o[i] = atomic_xchg(c + 1, i + 1); atomic_cmpxchg(c + 2, 0, 99); atomic_or(c + 3, 1u << (i & 31)); }",
        "",
        &[(&counter).into(), (&slots).into(), (&out).into()],
        &[COUNT],
        &[],
    )?;
    let sorted = |mut v: Vec<u32>| {
        v.sort_unstable();
        v
    };
    same(&sorted(s.read(&slots, COUNT)?), &(0..COUNT as u32).collect::<Vec<_>>())?;
    let end = s.read::<u32>(&counter, 4)?;
    same(&[end[0], end[2], end[3]], &[COUNT as u32, 99, u32::MAX])?;
    // What was exchanged out, with what is there at the end, is what was there at first and what all items put in.
    let mut seen = s.read::<u32>(&out, COUNT)?;
    seen.push(end[1]);
    same(&sorted(seen), &(0..=COUNT as u32).collect::<Vec<_>>())?;
    Ok(Verdict::Right)
}

fn float_add(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[0f32; 1])?;
    s.once(
        "kernel void k(global float* o) {
            volatile global uint* p = (volatile global uint*)o; uint old = *p, seen;
            float v = get_global_id(0) * 0.25f;
            while ((seen = atomic_cmpxchg(p, old, as_uint(as_float(old) + v))) != old) old = seen; }",
        "",
        &[(&out).into()],
        &[200],
        &[],
    )?;
    same(&s.read::<f32>(&out, 1)?, &[(0..200).sum::<u32>() as f32 * 0.25])?;
    Ok(Verdict::Right)
}

fn float_min_max(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[5f32, 5.0])?;
    let program = s.program(
        "kernel void k(global atomic_float* o) {
            float v = ((int)get_global_id(0) - 300) * 0.5f;
            atomic_fetch_min_explicit(o, v, memory_order_relaxed, memory_scope_device);
            atomic_fetch_max_explicit(o + 1, v, memory_order_relaxed, memory_scope_device); }",
        "-cl-std=CL2.0",
    );
    let Ok(program) = program else { return Ok(Verdict::DoesNotApply("no minimum of atomic floats")) };
    let kernel = s.kernel(&program, "k")?;
    s.run(&kernel, &[(&out).into()], &[500], &[])?;
    same(&s.read::<f32>(&out, 2)?, &[-150.0, 99.5])?;
    Ok(Verdict::Right)
}

fn cl20(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[7u32, 7, 7, 0])?;
    let program = s.program(
        "kernel void k(global atomic_uint* o, global atomic_flag* f) {
            uint i = get_global_id(0);
            atomic_fetch_add(o, i); atomic_fetch_or_explicit(o + 1, 1u << (i & 31), memory_order_acq_rel, memory_scope_device);
            uint wanted = 7; atomic_compare_exchange_strong(o + 2, &wanted, 1000);
            if (!atomic_flag_test_and_set(f)) atomic_store(o + 3, 4711); }",
        "-cl-std=CL2.0",
    );
    let Ok(program) = program else { return Ok(Verdict::DoesNotApply("no atomics of OpenCL 2.0")) };
    let kernel = s.kernel(&program, "k")?;
    let flag = s.buffer(&[0u32])?;
    s.run(&kernel, &[(&out).into(), (&flag).into()], &[300], &[])?;
    same(&s.read::<u32>(&out, 4)?, &[7 + (0..300).sum::<u32>(), u32::MAX, 1000, 4711])?;
    Ok(Verdict::Right)
}

/// One item of each group takes a lock; what it protects is updated without atomics.
fn lock(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[0u32; 2])?;
    s.once(
        "kernel void k(volatile global uint* o) {
            if (get_local_id(0) == 0) {
                while (atomic_cmpxchg(o, 0, 1) != 0) {}
                o[1] = o[1] * 3 + 1;
                mem_fence(CLK_GLOBAL_MEM_FENCE); atomic_xchg(o, 0); } }",
        "",
        &[(&out).into()],
        &[16 * 20],
        &[16],
    )?;
    let wanted = (0..20).fold(0u32, |v, _| v.wrapping_mul(3).wrapping_add(1));
    same(&s.read::<u32>(&out, 2)?, &[0, wanted])?;
    Ok(Verdict::Right)
}
