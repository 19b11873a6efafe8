//! How work items are laid out: sizes, offsets, groups that are not full, SIMD widths, arguments.

use super::{Row, Verdict};
use crate::api::{Session, value};
use crate::check::{Numbers, same};
use anyhow::Result;

pub const SCENES: &[Row] = &[
    ("launch/vector-add", vector_add),
    ("launch/odd-size", odd_size),
    ("launch/part-group", part_group),
    ("launch/part-group-3d", part_group_3d),
    ("launch/offset", offset),
    ("launch/identifiers", identifiers),
    ("launch/many", many),
    ("launch/simd-widths", simd_widths),
    ("launch/arguments", arguments),
    ("launch/constants", constants),
    ("launch/several-kernels", several_kernels),
];

fn vector_add(s: &Session) -> Result<Verdict> {
    let mut numbers = Numbers::new(1);
    let (a, b) = (numbers.floats(4096, 100.0), numbers.floats(4096, 1.0));
    let (x, y, out) = (s.buffer(&a)?, s.buffer(&b)?, s.buffer(&[0f32; 4096])?);
    s.once(
        "kernel void k(global float* o, global const float* a, global const float* b) {
            int i = get_global_id(0); o[i] = a[i] + b[i]; }",
        "",
        &[(&out).into(), (&x).into(), (&y).into()],
        &[4096],
        &[256],
    )?;
    let wanted: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
    same(&s.read::<f32>(&out, 4096)?, &wanted)?;
    Ok(Verdict::Right)
}

const SQUARES: &str = "kernel void k(global uint* o) { uint i = get_global_id(0); o[i] = i * i + 7; }";

fn squares(count: usize, room: usize) -> Vec<u32> {
    (0..room as u32)
        .map(|i| if (i as usize) < count { i.wrapping_mul(i).wrapping_add(7) } else { 0xdead })
        .collect()
}

fn odd_size(s: &Session) -> Result<Verdict> {
    for count in [1, 7, 31, 33, 257, 1237] {
        let out = s.buffer(&vec![0xdeadu32; 1300])?;
        s.once(SQUARES, "", &[(&out).into()], &[count], &[])?;
        same(&s.read::<u32>(&out, 1300)?, &squares(count, 1300))?;
    }
    Ok(Verdict::Right)
}

fn part_group(s: &Session) -> Result<Verdict> {
    for (count, local) in [(1000, 64), (100, 33), (70, 64), (9, 8), (513, 256)] {
        let out = s.buffer(&vec![0xdeadu32; 1300])?;
        s.once(SQUARES, "-cl-std=CL2.0", &[(&out).into()], &[count], &[local])?;
        same(&s.read::<u32>(&out, 1300)?, &squares(count, 1300))?;
    }
    Ok(Verdict::Right)
}

fn part_group_3d(s: &Session) -> Result<Verdict> {
    const GLOBAL: [usize; 3] = [13, 7, 5];
    const LOCAL: [usize; 3] = [4, 4, 2];
    let count = GLOBAL.iter().product::<usize>();
    let out = s.buffer(&vec![0u32; count])?;
    s.once(
        "kernel void k(global uint* o) {
            uint x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
            uint at = x + get_global_size(0) * (y + get_global_size(1) * z);
            o[at] = get_local_size(0) | get_local_size(1) << 8 | get_local_size(2) << 16 | get_local_id(0) << 24; }",
        "-cl-std=CL2.0",
        &[(&out).into()],
        &GLOBAL,
        &LOCAL,
    )?;
    let mut wanted = Vec::new();
    for z in 0..GLOBAL[2] {
        for y in 0..GLOBAL[1] {
            for x in 0..GLOBAL[0] {
                let size = |at: usize, axis: usize| {
                    LOCAL[axis].min(GLOBAL[axis] - at / LOCAL[axis] * LOCAL[axis]) as u32
                };
                wanted.push(size(x, 0) | size(y, 1) << 8 | size(z, 2) << 16 | ((x % LOCAL[0]) as u32) << 24);
            }
        }
    }
    same(&s.read::<u32>(&out, count)?, &wanted)?;
    Ok(Verdict::Right)
}

fn offset(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&vec![0u32; 64 * 8])?;
    let program = s.program(
        "kernel void k(global uint* o) {
            uint x = get_global_id(0), y = get_global_id(1);
            o[x + 64 * y] = x | y << 8 | get_global_offset(0) << 16 | get_global_offset(1) << 24; }",
        "",
    )?;
    let kernel = s.kernel(&program, "k")?;
    s.arguments(&kernel, &[(&out).into()])?;
    s.enqueue(&kernel, &[17, 3], &[32, 4], &[16, 2], &[])?;
    s.finish()?;
    let wanted: Vec<u32> = (0..64 * 8)
        .map(|i: u32| {
            let (x, y) = (i % 64, i / 64);
            let inside = (17..49).contains(&x) && (3..7).contains(&y);
            if inside { x | y << 8 | 17 << 16 | 3 << 24 } else { 0 }
        })
        .collect();
    same(&s.read::<u32>(&out, 64 * 8)?, &wanted)?;
    Ok(Verdict::Right)
}

fn identifiers(s: &Session) -> Result<Verdict> {
    const LOCAL: [usize; 3] = [6, 4, 3];
    const GROUPS: [usize; 3] = [3, 2, 4];
    let global: Vec<usize> = LOCAL.iter().zip(GROUPS).map(|(l, g)| l * g).collect();
    let count = global.iter().product::<usize>();
    let out = s.buffer(&vec![0u32; count * 4])?;
    s.once(
        "kernel void k(global uint4* o) {
            uint at = get_global_id(0) + get_global_size(0) * (get_global_id(1) + get_global_size(1) * get_global_id(2));
            o[at] = (uint4)(get_group_id(0) | get_group_id(1) << 8 | get_group_id(2) << 16,
                            get_local_id(0) | get_local_id(1) << 8 | get_local_id(2) << 16,
                            get_num_groups(0) | get_num_groups(1) << 8 | get_num_groups(2) << 16,
                            get_local_linear_id() | get_work_dim() << 16); }",
        "-cl-std=CL2.0",
        &[(&out).into()],
        &global,
        &LOCAL,
    )?;
    let pack = |v: [usize; 3]| (v[0] | v[1] << 8 | v[2] << 16) as u32;
    let mut wanted = Vec::new();
    for z in 0..global[2] {
        for y in 0..global[1] {
            for x in 0..global[0] {
                let at = [x, y, z];
                let group = std::array::from_fn(|i| at[i] / LOCAL[i]);
                let local: [usize; 3] = std::array::from_fn(|i| at[i] % LOCAL[i]);
                let linear = local[0] + LOCAL[0] * (local[1] + LOCAL[1] * local[2]);
                wanted.extend([pack(group), pack(local), pack(GROUPS), (linear | 3 << 16) as u32]);
            }
        }
    }
    same(&s.read::<u32>(&out, count * 4)?, &wanted)?;
    Ok(Verdict::Right)
}

fn many(s: &Session) -> Result<Verdict> {
    const COUNT: usize = 200_000;
    let out = s.buffer(&vec![0xdeadu32; COUNT])?;
    s.once(SQUARES, "", &[(&out).into()], &[COUNT], &[])?;
    same(&s.read::<u32>(&out, COUNT)?, &squares(COUNT, COUNT))?;
    Ok(Verdict::Right)
}

fn simd_widths(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_required_subgroup_size") {
        return Ok(Verdict::DoesNotApply("no cl_intel_required_subgroup_size"));
    }
    for width in [8, 16, 32] {
        let out = s.buffer(&[0u32; 200])?;
        let source = format!(
            "__attribute__((intel_reqd_sub_group_size({width})))
             kernel void k(global uint* o) {{
                uint i = get_global_id(0); uint v = i;
                for (uint n = 0; n < (i & 15); n++) v = v * 1664525u + 1013904223u;
                if (i % 3 == 1) v ^= 0x55555555u; else if (i % 5 == 0) v += get_sub_group_size();
                o[i] = v; }}"
        );
        s.once(&source, "-cl-std=CL2.0", &[(&out).into()], &[200], &[40])?;
        let wanted: Vec<u32> = (0..200u32)
            .map(|i| {
                let mut v = i;
                for _ in 0..i & 15 {
                    v = v.wrapping_mul(1664525).wrapping_add(1013904223);
                }
                let local = i % 40;
                let size = (40 - local / width * width).min(width);
                if i % 3 == 1 {
                    v ^ 0x5555_5555
                } else if i % 5 == 0 {
                    v.wrapping_add(size)
                } else {
                    v
                }
            })
            .collect();
        same(&s.read::<u32>(&out, 200)?, &wanted)?;
    }
    Ok(Verdict::Right)
}

fn arguments(s: &Session) -> Result<Verdict> {
    #[repr(C)]
    #[derive(Clone, Copy, bytemuck::NoUninit)]
    struct Block {
        values: [u32; 40],
    }
    let block = Block { values: std::array::from_fn(|i| i as u32 * 3 + 1) };
    let out = s.buffer(&[0u32; 64])?;
    let (byte, word, long, vector) = (-3i8, 1000u16, -(1i64 << 40), [1.5f32, 2.5, 3.5, 4.5]);
    s.once(
        "typedef struct { uint values[40]; } block;
         kernel void k(global uint* o, block b, char c, ushort h, long l, float4 v) {
            uint i = get_global_id(0);
            o[i] = i < 40 ? b.values[i] : i == 40 ? (uint)c : i == 41 ? h : i == 42 ? (uint)(l >> 20)
                 : i < 47 ? as_uint(i == 43 ? v.x : i == 44 ? v.y : i == 45 ? v.z : v.w) : 0; }",
        "",
        &[(&out).into(), value(&block), value(&byte), value(&word), value(&long), value(&vector)],
        &[64],
        &[],
    )?;
    let mut wanted = block.values.to_vec();
    wanted.extend([byte as u32, u32::from(word), (long >> 20) as u32]);
    wanted.extend(vector.map(f32::to_bits));
    wanted.resize(64, 0);
    same(&s.read::<u32>(&out, 64)?, &wanted)?;
    Ok(Verdict::Right)
}

fn constants(s: &Session) -> Result<Verdict> {
    const COUNT: usize = 16 << 10;
    let table: Vec<u32> = Numbers::new(2).values(COUNT);
    let (input, out) = (s.buffer(&table)?, s.buffer(&vec![0u32; COUNT])?);
    s.once(
        "constant uint primes[16] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
         constant uchar letters[] = \"constant memory of the program\";
         kernel void k(global uint* o, constant uint* t, uint n) {
            uint i = get_global_id(0);
            o[i] = t[(i * 7919u) % n] * primes[i & 15] + letters[i % 30] + t[5]; }",
        "",
        &[(&out).into(), (&input).into(), value(&(COUNT as u32))],
        &[COUNT],
        &[],
    )?;
    let primes = [2u32, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53];
    let letters = b"constant memory of the program";
    let wanted: Vec<u32> = (0..COUNT)
        .map(|i| {
            table[(i * 7919) % COUNT]
                .wrapping_mul(primes[i & 15])
                .wrapping_add(u32::from(letters[i % 30]))
                .wrapping_add(table[5])
        })
        .collect();
    same(&s.read::<u32>(&out, COUNT)?, &wanted)?;
    Ok(Verdict::Right)
}

fn several_kernels(s: &Session) -> Result<Verdict> {
    let program = s.program(
        "kernel void first(global uint* o) { o[get_global_id(0)] += 1; }
         kernel void second(global uint* o) { o[get_global_id(0)] *= 3; }
         kernel void third(global uint* o, local uint* l) {
            uint i = get_local_id(0), n = get_local_size(0);
            l[i] = o[get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = l[n - 1 - i]; }",
        "",
    )?;
    let out = s.buffer(&(0..256u32).collect::<Vec<_>>())?;
    for name in ["first", "second", "third", "first"] {
        let kernel = s.kernel(&program, name)?;
        let mut arguments = vec![(&out).into()];
        if name == "third" {
            arguments.push(crate::api::Arg::Local(64 * 4));
        }
        s.arguments(&kernel, &arguments)?;
        s.enqueue(&kernel, &[], &[256], &[64], &[])?;
    }
    s.finish()?;
    let wanted: Vec<u32> = (0..256u32).map(|i| ((i / 64 * 64 + 63 - i % 64) + 1) * 3 + 1).collect();
    same(&s.read::<u32>(&out, 256)?, &wanted)?;
    Ok(Verdict::Right)
}
