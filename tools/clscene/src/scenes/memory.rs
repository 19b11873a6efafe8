//! Memory that host and device share: user pointers, shared virtual memory, maps, parts, copies, fills.

use super::{Row, Verdict};
use crate::api::{Arg, HostMemory, Session, value};
use crate::check::{Numbers, same};
use anyhow::Result;

pub const SCENES: &[Row] = &[
    ("memory/host-pointer", host_pointer),
    ("memory/host-pointer-off-page", host_pointer_off_page),
    ("memory/host-pointers-of-one-page", host_pointers_of_one_page),
    ("memory/svm-coarse", svm_coarse),
    ("memory/svm-fine", svm_fine),
    ("memory/svm-pointers", svm_pointers),
    ("memory/map", map),
    ("memory/sub-buffer", sub_buffer),
    ("memory/copies", copies),
    ("memory/fill", fill),
    ("memory/large", large),
    ("memory/many-buffers", many_buffers),
];

const ADD: &str = "kernel void k(global uint* o, uint v) { o[get_global_id(0)] += v + get_global_id(0); }";
const COUNT: usize = 3000;

fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.chunks_exact(4).map(bytemuck::pod_read_unaligned).collect()
}

fn over_host_memory(s: &Session, skip: usize) -> Result<Verdict> {
    let mut memory = HostMemory::new(COUNT * 4, skip);
    let mut wanted: Vec<u32> = Numbers::new(50).values(COUNT);
    memory.bytes().copy_from_slice(bytemuck::cast_slice(&wanted));
    let buffer = s.buffer_over(&mut memory)?;
    let program = s.program(ADD, "")?;
    let kernel = s.kernel(&program, "k")?;
    for turn in 0..3u32 {
        s.run(&kernel, &[(&buffer).into(), value(&turn)], &[COUNT], &[])?;
        for (i, v) in wanted.iter_mut().enumerate() {
            *v = v.wrapping_add(turn + i as u32);
        }
        let mut seen = Vec::new();
        // Both sides see what the other wrote, at the address that the host chose.
        s.with_mapped(&buffer, COUNT * 4, |bytes| {
            seen = words(bytes);
            bytes[turn as usize * 4..][..4].copy_from_slice(&(turn + 17).to_le_bytes());
        })?;
        same(&seen, &wanted)?;
        same(&words(memory.bytes())[10..], &wanted[10..])?;
        wanted[turn as usize] = turn + 17;
    }
    same(&s.read::<u32>(&buffer, COUNT)?, &wanted)?;
    Ok(Verdict::Right)
}

fn host_pointer(s: &Session) -> Result<Verdict> {
    over_host_memory(s, 0)
}

fn host_pointer_off_page(s: &Session) -> Result<Verdict> {
    over_host_memory(s, 64)?;
    over_host_memory(s, 8)
}

/// Two buffers that meet within a page, made one after the other, and both used afterwards.
fn host_pointers_of_one_page(s: &Session) -> Result<Verdict> {
    const WORDS: usize = 3072;
    const FIRST: usize = 1264;
    let mut memory = HostMemory::new(WORDS * 4, 0);
    let first = s.buffer_over_part(&mut memory, 0, FIRST * 4)?;
    let program = s.program(ADD, "")?;
    let kernel = s.kernel(&program, "k")?;
    s.run(&kernel, &[(&first).into(), value(&1u32)], &[FIRST], &[])?;
    let second = s.buffer_over_part(&mut memory, FIRST * 4, (WORDS - FIRST) * 4)?;
    s.run(&kernel, &[(&second).into(), value(&2u32)], &[WORDS - FIRST], &[])?;
    s.run(&kernel, &[(&first).into(), value(&3u32)], &[FIRST], &[])?;
    s.with_mapped(&first, FIRST * 4, |_| {})?;
    s.with_mapped(&second, (WORDS - FIRST) * 4, |_| {})?;
    let wanted: Vec<u32> =
        (0..WORDS as u32).map(|i| if i < FIRST as u32 { 4 + 2 * i } else { 2 + i - FIRST as u32 }).collect();
    same(&words(memory.bytes()), &wanted)?;
    Ok(Verdict::Right)
}

const SVM_CAPABILITIES: u32 = 0x1053;
const ADDRESS_BITS: u32 = 0x100d;

fn svm_coarse(s: &Session) -> Result<Verdict> {
    if s.number(SVM_CAPABILITIES) & 1 == 0 {
        return Ok(Verdict::DoesNotApply("no shared virtual memory"));
    }
    let mut memory = s.svm(COUNT * 4, false)?;
    s.with_mapped_svm(&mut memory, |bytes| bytes.fill(1))?;
    let program = s.program(ADD, "")?;
    let kernel = s.kernel(&program, "k")?;
    s.run(&kernel, &[Arg::Svm(&memory), value(&5u32)], &[COUNT], &[])?;
    let mut seen = Vec::new();
    s.with_mapped_svm(&mut memory, |bytes| seen = words(bytes))?;
    let wanted: Vec<u32> = (0..COUNT as u32).map(|i| 0x0101_0101 + 5 + i).collect();
    same(&seen, &wanted)?;
    Ok(Verdict::Right)
}

fn svm_fine(s: &Session) -> Result<Verdict> {
    if s.number(SVM_CAPABILITIES) & 2 == 0 {
        return Ok(Verdict::DoesNotApply("no fine-grained shared virtual memory"));
    }
    let mut memory = s.svm(COUNT * 4, true)?;
    let program = s.program(ADD, "")?;
    let kernel = s.kernel(&program, "k")?;
    memory.bytes().fill(0);
    for turn in 0..3u32 {
        memory.bytes()[..4].copy_from_slice(&100u32.to_le_bytes());
        s.run(&kernel, &[Arg::Svm(&memory), value(&turn)], &[COUNT], &[])?;
        same(&words(&memory.bytes()[..4]), &[100 + turn])?;
    }
    let wanted: Vec<u32> = (1..COUNT as u32).map(|i| 3 + 3 * i).collect();
    same(&words(memory.bytes())[1..], &wanted)?;
    Ok(Verdict::Right)
}

/// A linked list that the host builds and the device walks.
fn svm_pointers(s: &Session) -> Result<Verdict> {
    if s.number(SVM_CAPABILITIES) & 1 == 0 {
        return Ok(Verdict::DoesNotApply("no shared virtual memory"));
    }
    // A driver may offer the memory and compile for shorter addresses all the same.
    if s.number(ADDRESS_BITS) != u64::from(usize::BITS) {
        return Ok(Verdict::DoesNotApply("pointers of host and device differ in size"));
    }
    const NODES: u64 = 50;
    let mut memory = s.svm(NODES as usize * 16, false)?;
    let address = memory.address();
    s.with_mapped_svm(&mut memory, |bytes| {
        for node in 0..NODES {
            let next = if node == 6 { 0 } else { address + (node + 7) % NODES * 16 };
            bytes[node as usize * 16..][..8].copy_from_slice(&next.to_le_bytes());
            bytes[node as usize * 16 + 8..][..8].copy_from_slice(&(node * node).to_le_bytes());
        }
    })?;
    let out = s.buffer(&[0u64; 2])?;
    s.once(
        "typedef struct node { global struct node* next; ulong value; } node;
         kernel void k(global ulong* o, global node* list) {
            ulong sum = 0, count = 0;
            for (global node* n = list; n; n = n->next) { sum += n->value; count++; n->value = count; }
            o[0] = sum; o[1] = count; }",
        "",
        &[(&out).into(), Arg::Svm(&memory)],
        &[1],
        &[],
    )?;
    let (mut sum, mut count, mut node) = (0, 0, 0);
    loop {
        sum += node * node;
        count += 1;
        if node == 6 {
            break;
        }
        node = (node + 7) % NODES;
    }
    same(&s.read::<u64>(&out, 2)?, &[sum, count])?;
    Ok(Verdict::Right)
}

fn map(s: &Session) -> Result<Verdict> {
    let buffer = s.buffer(&vec![3u32; COUNT])?;
    s.with_mapped(&buffer, COUNT * 4, |bytes| bytes[400..800].fill(0xff))?;
    s.once(ADD, "", &[(&buffer).into(), value(&1u32)], &[COUNT], &[])?;
    let mut seen = Vec::new();
    s.with_mapped(&buffer, COUNT * 4, |bytes| seen = words(bytes))?;
    let wanted: Vec<u32> =
        (0..COUNT as u32).map(|i| if (100..200).contains(&i) { i } else { 3 + 1 + i }).collect();
    same(&seen, &wanted)?;
    Ok(Verdict::Right)
}

fn sub_buffer(s: &Session) -> Result<Verdict> {
    let buffer = s.buffer(&vec![0u32; COUNT])?;
    let part = s.sub_buffer(&buffer, 1024, 400)?;
    s.once(ADD, "", &[(&part).into(), value(&9u32)], &[100], &[])?;
    let wanted: Vec<u32> =
        (0..COUNT as u32).map(|i| if (256..356).contains(&i) { 9 + i - 256 } else { 0 }).collect();
    same(&s.read::<u32>(&buffer, COUNT)?, &wanted)?;
    Ok(Verdict::Right)
}

fn copies(s: &Session) -> Result<Verdict> {
    let bytes: Vec<u8> = Numbers::new(51).values(5000);
    let (a, b) = (s.buffer(&bytes)?, s.buffer(&[0u8; 5000])?);
    s.copy(&a, &b, 13, 1001, 777)?;
    s.write(&b, 3, &[1u8, 2, 3, 4, 5])?;
    let mut wanted = vec![0u8; 5000];
    wanted[1001..1778].copy_from_slice(&bytes[13..790]);
    wanted[3..8].copy_from_slice(&[1, 2, 3, 4, 5]);
    same(&s.read::<u8>(&b, 5000)?, &wanted)?;
    same(&s.read_at::<u8>(&b, 1003, 333)?, &wanted[1003..1336])?;

    let c = s.buffer(&[0u8; 5000])?;
    s.copy_rect((&a, [3, 2, 1], [40, 400]), (&c, [5, 1, 2], [50, 500]), [17, 6, 4])?;
    let mut wanted = vec![0u8; 5000];
    for z in 0..4 {
        for y in 0..6 {
            for x in 0..17 {
                wanted[(z + 2) * 500 + (y + 1) * 50 + x + 5] = bytes[(z + 1) * 400 + (y + 2) * 40 + x + 3];
            }
        }
    }
    same(&s.read::<u8>(&c, 5000)?, &wanted)?;
    Ok(Verdict::Right)
}

fn fill(s: &Session) -> Result<Verdict> {
    for length in [1usize, 2, 4, 8, 16, 64] {
        let pattern: Vec<u8> = (0..length as u8).map(|v| v.wrapping_mul(37).wrapping_add(5)).collect();
        let buffer = s.buffer(&[0xeeu8; 2000])?;
        s.fill(&buffer, &pattern, length * 3, length * 11)?;
        let mut wanted = vec![0xeeu8; 2000];
        for i in 0..length * 11 {
            wanted[length * 3 + i] = pattern[i % length];
        }
        same(&s.read::<u8>(&buffer, 2000)?, &wanted)?;
    }
    Ok(Verdict::Right)
}

/// A buffer of 96 MiB of which few places are touched, and one 64-bit index.
fn large(s: &Session) -> Result<Verdict> {
    const BYTES: usize = 96 << 20;
    let buffer = s.buffer(&vec![1u8; BYTES])?;
    s.once(
        "kernel void k(global uchar* o, ulong stride) { ulong i = get_global_id(0); o[i * stride] += (uchar)i; }",
        "",
        &[(&buffer).into(), value(&((BYTES as u64 - 1) / 255))],
        &[256],
        &[],
    )?;
    let stride = (BYTES - 1) / 255;
    let mut got = Vec::new();
    for i in 0..256 {
        got.extend(s.read_at::<u8>(&buffer, i * stride, 1)?);
    }
    let wanted: Vec<u8> = (0..256u32).map(|i| (1 + i) as u8).collect();
    same(&got, &wanted)?;
    Ok(Verdict::Right)
}

fn many_buffers(s: &Session) -> Result<Verdict> {
    let program = s.program(ADD, "")?;
    let kernel = s.kernel(&program, "k")?;
    let mut buffers = Vec::new();
    for i in 0..60u32 {
        let buffer = s.buffer(&vec![i; 100 + i as usize * 50])?;
        s.arguments(&kernel, &[(&buffer).into(), value(&i)])?;
        s.enqueue(&kernel, &[], &[100], &[], &[])?;
        buffers.push(buffer);
        if i % 3 == 2 {
            buffers.swap_remove(i as usize / 3 * 2);
        }
    }
    for buffer in &buffers {
        let got = s.read::<u32>(buffer, 100)?;
        let wanted: Vec<u32> = (0..100).map(|i| got[0] + i).collect();
        same(&got, &wanted)?;
        same(&[got[0] & 1], &[0])?;
    }
    Ok(Verdict::Right)
}
