//! Control flow: divergence, loops, calls, private memory that does not fit registers.

use super::{Row, Verdict};
use crate::api::{Session, value};
use crate::check::{Numbers, same};
use anyhow::Result;

pub const SCENES: &[Row] = &[
    ("control/divergence", divergence),
    ("control/loops", loops),
    ("control/switch", switch),
    ("control/calls", calls),
    ("control/private-array", private_array),
    ("control/large-private-array", large_private_array),
    ("control/spilling", spilling),
    ("control/sort", sort),
];

fn divergence(s: &Session) -> Result<Verdict> {
    let input: Vec<i32> = Numbers::new(3).values(512);
    let (a, out) = (s.buffer(&input)?, s.buffer(&[0i32; 512])?);
    s.once(
        "kernel void k(global int* o, global const int* a) {
            int i = get_global_id(0), v = a[i];
            if (v < 0) { v = -v; if (v & 1) v ^= 0x1234; else { v >>= 3; if (v & 2) v += i; } }
            else if (v % 3 == 0) { if (i & 1) { o[i] = 77; return; } v *= 5; }
            o[i] = v; }",
        "",
        &[(&out).into(), (&a).into()],
        &[512],
        &[],
    )?;
    let wanted: Vec<i32> = input
        .iter()
        .enumerate()
        .map(|(i, &v)| {
            let i = i as i32;
            let mut v = v;
            if v < 0 {
                v = v.wrapping_neg();
                if v & 1 != 0 {
                    v ^= 0x1234;
                } else {
                    v >>= 3;
                    if v & 2 != 0 {
                        v = v.wrapping_add(i);
                    }
                }
            } else if v % 3 == 0 {
                if i & 1 != 0 {
                    return 77;
                }
                v = v.wrapping_mul(5);
            }
            v
        })
        .collect();
    same(&s.read::<i32>(&out, 512)?, &wanted)?;
    Ok(Verdict::Right)
}

fn loops(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[0u32; 600])?;
    s.once(
        "kernel void k(global uint* o) {
            uint i = get_global_id(0), n = i + 1, steps = 0, sum = 0;
            while (n != 1) { n = n & 1 ? 3 * n + 1 : n / 2; steps++; }
            for (uint a = 0; a < 20; a++) {
                if (a == i % 23) continue;
                for (uint b = 0; ; b++) { if (b * b > a + i) break; if ((a ^ b) == 9) continue; sum += a * b; }
                if (sum > 4000) break;
            }
            do { sum += 3; } while (sum % 7);
            o[i] = sum | steps << 16; }",
        "",
        &[(&out).into()],
        &[600],
        &[],
    )?;
    let wanted: Vec<u32> = (0..600u32)
        .map(|i| {
            let (mut n, mut steps, mut sum) = (i + 1, 0, 0u32);
            while n != 1 {
                n = if n & 1 != 0 { 3 * n + 1 } else { n / 2 };
                steps += 1;
            }
            for a in 0..20 {
                if a == i % 23 {
                    continue;
                }
                for b in 0.. {
                    if b * b > a + i {
                        break;
                    }
                    if a ^ b == 9 {
                        continue;
                    }
                    sum += a * b;
                }
                if sum > 4000 {
                    break;
                }
            }
            loop {
                sum += 3;
                if sum % 7 == 0 {
                    break;
                }
            }
            sum | steps << 16
        })
        .collect();
    same(&s.read::<u32>(&out, 600)?, &wanted)?;
    Ok(Verdict::Right)
}

fn switch(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[0u32; 300])?;
    s.once(
        "kernel void k(global uint* o) {
            uint i = get_global_id(0), v = 1;
            switch (i % 9) {
                case 0: v = 100; break;
                case 1: v += 5;
                case 2: v *= 7; break;
                case 3: for (uint n = 0; n < i; n++) { if (n == 40) goto out; v += n; } break;
                case 4: o[i] = 4444; return;
                case 7: v = i << 3; break;
                default: v = ~i;
            }
            v += 1;
            out: o[i] = v; }",
        "",
        &[(&out).into()],
        &[300],
        &[],
    )?;
    let wanted: Vec<u32> = (0..300u32)
        .map(|i| match i % 9 {
            0 => 101,
            1 => 43,
            2 => 8,
            3 => 1 + (0..i.min(40)).sum::<u32>() + u32::from(i <= 40),
            4 => 4444,
            7 => (i << 3) + 1,
            _ => (!i).wrapping_add(1),
        })
        .collect();
    same(&s.read::<u32>(&out, 300)?, &wanted)?;
    Ok(Verdict::Right)
}

fn calls(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[0u32; 256])?;
    s.once(
        "__attribute__((noinline)) uint leaf(uint x, uint y) { return x * y + (x ^ y); }
         __attribute__((noinline)) uint middle(uint x) { uint v = leaf(x, 3); return x & 1 ? leaf(v, x) : v; }
         __attribute__((noinline)) void store(global uint* o, uint at, uint v) { o[at] = v; }
         kernel void k(global uint* o) {
            uint i = get_global_id(0), v = 0;
            for (uint n = 0; n < (i & 7) + 1; n++) v += middle(i + n);
            if (i % 5 == 2) v = leaf(v, i);
            store(o, i, v); }",
        "",
        &[(&out).into()],
        &[256],
        &[],
    )?;
    let leaf = |x: u32, y: u32| x.wrapping_mul(y).wrapping_add(x ^ y);
    let middle = |x: u32| {
        let v = leaf(x, 3);
        if x & 1 != 0 { leaf(v, x) } else { v }
    };
    let wanted: Vec<u32> = (0..256u32)
        .map(|i| {
            let v = (0..=(i & 7)).fold(0u32, |v, n| v.wrapping_add(middle(i + n)));
            if i % 5 == 2 { leaf(v, i) } else { v }
        })
        .collect();
    same(&s.read::<u32>(&out, 256)?, &wanted)?;
    Ok(Verdict::Right)
}

fn private_array(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[0u32; 256])?;
    s.once(
        "kernel void k(global uint* o) {
            uint i = get_global_id(0); uint a[16];
            for (uint n = 0; n < 16; n++) a[(n * 5 + i) & 15] = n * i;
            uint v = 0; for (uint n = 0; n < 16; n++) v = v * 3 + a[(n + (i >> 4)) & 15];
            o[i] = v; }",
        "",
        &[(&out).into()],
        &[256],
        &[],
    )?;
    let wanted: Vec<u32> = (0..256u32)
        .map(|i| {
            let mut a = [0u32; 16];
            for n in 0..16 {
                a[((n * 5 + i) & 15) as usize] = n * i;
            }
            (0..16).fold(0u32, |v, n| v.wrapping_mul(3).wrapping_add(a[((n + (i >> 4)) & 15) as usize]))
        })
        .collect();
    same(&s.read::<u32>(&out, 256)?, &wanted)?;
    Ok(Verdict::Right)
}

fn large_private_array(s: &Session) -> Result<Verdict> {
    const ITEMS: usize = 192;
    let out = s.buffer(&[0u64; ITEMS])?;
    s.once(
        "kernel void k(global ulong* o, uint turns) {
            uint i = get_global_id(0); uint a[1024]; uchar b[512];
            for (uint n = 0; n < 1024; n++) a[(n * 37 + i) & 1023] = n ^ (i << 8);
            for (uint n = 0; n < 512; n++) b[(n * 11 + i) & 511] = (uchar)(n + i);
            ulong v = i;
            for (uint n = 0; n < turns; n++) v = v * 31 + a[(uint)(v >> 3) & 1023] + b[(uint)v & 511];
            o[i] = v; }",
        "",
        &[(&out).into(), value(&100u32)],
        &[ITEMS],
        &[64],
    )?;
    let wanted: Vec<u64> = (0..ITEMS as u32)
        .map(|i| {
            let (mut a, mut b) = ([0u32; 1024], [0u8; 512]);
            for n in 0..1024 {
                a[((n * 37 + i) & 1023) as usize] = n ^ (i << 8);
            }
            for n in 0..512 {
                b[((n * 11 + i) & 511) as usize] = (n + i) as u8;
            }
            (0..100).fold(u64::from(i), |v, _| {
                v.wrapping_mul(31)
                    .wrapping_add(u64::from(a[((v >> 3) as u32 & 1023) as usize]))
                    .wrapping_add(u64::from(b[(v as u32 & 511) as usize]))
            })
        })
        .collect();
    same(&s.read::<u64>(&out, ITEMS)?, &wanted)?;
    Ok(Verdict::Right)
}

/// More live values than registers: 96 accumulators a work item.
fn spilling(s: &Session) -> Result<Verdict> {
    const ITEMS: usize = 128;
    const LIVE: usize = 96;
    let input: Vec<u32> = Numbers::new(4).values(ITEMS + LIVE);
    let (a, out) = (s.buffer(&input)?, s.buffer(&[0u32; ITEMS])?);
    let mut source = String::from(
        "kernel void k(global uint* o, global const uint* a, uint turns) { uint i = get_global_id(0);\n",
    );
    for n in 0..LIVE {
        source += &format!("uint v{n} = a[i + {n}];\n");
    }
    source += "for (uint t = 0; t < turns; t++) {\n";
    for n in 0..LIVE {
        source += &format!("v{n} = v{n} * 3 + v{};\n", (n * 7 + 13) % LIVE);
    }
    source += "}\nuint s = 0;\n";
    for n in 0..LIVE {
        source += &format!("s = s * 5 + v{n};\n");
    }
    source += "o[i] = s; }";
    s.once(&source, "", &[(&out).into(), (&a).into(), value(&3u32)], &[ITEMS], &[])?;
    let wanted: Vec<u32> = (0..ITEMS)
        .map(|i| {
            let mut v: Vec<u32> = input[i..i + LIVE].to_vec();
            for _ in 0..3 {
                for n in 0..LIVE {
                    v[n] = v[n].wrapping_mul(3).wrapping_add(v[(n * 7 + 13) % LIVE]);
                }
            }
            v.iter().fold(0u32, |s, v| s.wrapping_mul(5).wrapping_add(*v))
        })
        .collect();
    same(&s.read::<u32>(&out, ITEMS)?, &wanted)?;
    Ok(Verdict::Right)
}

/// Bitonic sort, one launch a step.
fn sort(s: &Session) -> Result<Verdict> {
    const COUNT: usize = 512;
    let mut values: Vec<i32> = Numbers::new(5).values(COUNT);
    let data = s.buffer(&values)?;
    let program = s.program(
        "kernel void k(global int* d, uint j, uint n) {
            uint i = get_global_id(0), p = i ^ j;
            if (p > i) { int a = d[i], b = d[p]; bool up = (i & n) == 0;
                if ((a > b) == up) { d[i] = b; d[p] = a; } } }",
        "",
    )?;
    let kernel = s.kernel(&program, "k")?;
    let mut n = 2u32;
    while n as usize <= COUNT {
        let mut j = n / 2;
        while j > 0 {
            s.arguments(&kernel, &[(&data).into(), value(&j), value(&n)])?;
            s.enqueue(&kernel, &[], &[COUNT], &[], &[])?;
            j /= 2;
        }
        n *= 2;
    }
    s.finish()?;
    values.sort_unstable();
    same(&s.read::<i32>(&data, COUNT)?, &values)?;
    Ok(Verdict::Right)
}
