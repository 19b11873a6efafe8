//! The compute scenes. Each states its result as the host computes it.

use crate::scene::{Compare, Scene, Start};

/// Every scene.
pub fn all() -> Vec<Scene> {
    let mut all = vec![
        integers(),
        floats(),
        shared_reduction(),
        shared_scan(),
        atomics(),
        compare_exchange(),
        matrices(),
        divergence(),
        wide_integers(),
        halves(),
        three_dimensions(),
        image(),
        private_array(),
        packing(),
    ];
    let starts = [
        ("start/indirect", Start::Indirect([4, 2, 1])),
        ("start/waits-for-host", Start::WaitsForHost([4, 2, 1])),
        ("start/chain", Start::Chain([4, 2, 1], 8)),
    ];
    all.extend(starts.map(|(name, start)| counting(name, start)));
    let sizes = [
        ("group/1", 1),
        ("group/7", 7),
        ("group/8", 8),
        ("group/16", 16),
        ("group/17", 17),
        ("group/32", 32),
        ("group/48", 48),
        ("group/64", 64),
        ("group/96", 96),
        ("group/256", 256),
    ];
    all.extend(sizes.map(group_size));
    all
}

fn bytes<T: Copy, const N: usize>(values: impl IntoIterator<Item = T>, of: fn(T) -> [u8; N]) -> Vec<u8> {
    values.into_iter().flat_map(of).collect()
}

fn u32s(values: impl IntoIterator<Item = u32>) -> Vec<u8> {
    bytes(values, u32::to_le_bytes)
}

fn f32s(values: impl IntoIterator<Item = f32>) -> Vec<u8> {
    bytes(values, f32::to_le_bytes)
}

/// Numbers without a pattern that a driver could see through.
fn noise(count: u32, seed: u32) -> impl Iterator<Item = u32> + Clone {
    (0..count).map(move |index| {
        let mut value = index.wrapping_add(seed).wrapping_mul(0x9e37_79b9);
        value ^= value >> 15;
        value = value.wrapping_mul(0x85eb_ca6b);
        value ^ value >> 13
    })
}

/// Numbers between -8 and 8.
fn small_floats(count: u32, seed: u32) -> impl Iterator<Item = f32> + Clone {
    noise(count, seed).map(|value| (value % 4096) as f32 / 256.0 - 8.0)
}

fn scene(name: &'static str, wgsl: &str, groups: [u32; 3]) -> Scene {
    Scene {
        name,
        wgsl: wgsl.into(),
        start: Start::Direct(groups),
        buffers: Vec::new(),
        image_px: None,
        expected: Vec::new(),
        compare: Compare::Exact,
    }
}

impl Scene {
    /// A buffer that is only read.
    fn reads(mut self, contents: Vec<u8>) -> Self {
        self.expected.push(Some(contents.clone()));
        self.buffers.push(contents);
        self
    }

    /// A buffer that starts as zeros and must hold `result` after.
    fn writes(self, result: Vec<u8>) -> Self {
        let zeros = vec![0; result.len()];
        self.changes(zeros, result)
    }

    fn changes(mut self, before: Vec<u8>, after: Vec<u8>) -> Self {
        self.buffers.push(before);
        self.expected.push(Some(after));
        self
    }

    fn within(mut self, part: f32) -> Self {
        self.compare = Compare::Relative(part);
        self
    }
}

fn integers() -> Scene {
    let (a, b) = (noise(1024, 1), noise(1024, 77));
    let result = a.clone().zip(b.clone()).flat_map(|(a, b)| {
        let (signed_a, signed_b) = (a as i32, b as i32);
        let quotient = a.checked_div(b & 31).unwrap_or(0);
        [
            a.wrapping_mul(b),
            quotient,
            signed_a.min(signed_b) as u32,
            a << (b & 31),
            (signed_a >> (b & 31)) as u32,
            a.count_ones() + b.leading_zeros(),
            a.reverse_bits() ^ b,
            (signed_a % 17) as u32,
        ]
    });
    scene(
        "arithmetic/integers",
        "@group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var<storage,read> b: array<u32>;
         @group(0) @binding(2) var<storage,read_write> r: array<u32>;
         @compute @workgroup_size(32) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           let i = id.x; let x = a[i]; let y = b[i]; let s = y & 31u;
           r[i*8u] = x * y;
           if (s == 0u) { r[i*8u+1u] = 0u; } else { r[i*8u+1u] = x / s; }
           r[i*8u+2u] = bitcast<u32>(min(bitcast<i32>(x), bitcast<i32>(y)));
           r[i*8u+3u] = x << s;
           r[i*8u+4u] = bitcast<u32>(bitcast<i32>(x) >> s);
           r[i*8u+5u] = countOneBits(x) + countLeadingZeros(y);
           r[i*8u+6u] = reverseBits(x) ^ y;
           r[i*8u+7u] = bitcast<u32>(bitcast<i32>(x) % 17);
         }",
        [32, 1, 1],
    )
    .reads(u32s(a))
    .reads(u32s(b))
    .writes(u32s(result))
}

fn floats() -> Scene {
    let a = small_floats(512, 5);
    let result = a.clone().flat_map(|x| {
        [
            x * 1.5 + 0.25,
            x.abs().sqrt(),
            x.sin(),
            x.floor(),
            x.exp2(),
            (x.abs() + 1.0).ln(),
            x.clamp(-1.0, 1.0),
            1.0 / (x + 9.0),
        ]
    });
    scene(
        "arithmetic/floats",
        "@group(0) @binding(0) var<storage,read> a: array<f32>;
         @group(0) @binding(1) var<storage,read_write> r: array<f32>;
         @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           let i = id.x; let x = a[i];
           r[i*8u] = x * 1.5 + 0.25;
           r[i*8u+1u] = sqrt(abs(x));
           r[i*8u+2u] = sin(x);
           r[i*8u+3u] = floor(x);
           r[i*8u+4u] = exp2(x);
           r[i*8u+5u] = log(abs(x) + 1.0);
           r[i*8u+6u] = clamp(x, -1.0, 1.0);
           r[i*8u+7u] = 1.0 / (x + 9.0);
         }",
        [8, 1, 1],
    )
    .reads(f32s(a))
    .writes(f32s(result))
    .within(2e-5)
}

fn shared_reduction() -> Scene {
    let a: Vec<u32> = noise(4096, 3).collect();
    let sums = a.chunks(256).map(|part| part.iter().fold(0u32, |sum, value| sum.wrapping_add(*value)));
    scene(
        "shared/reduction",
        "@group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var<storage,read_write> r: array<u32>;
         var<workgroup> part: array<u32, 256>;
         @compute @workgroup_size(256) fn main(@builtin(global_invocation_id) id: vec3<u32>,
             @builtin(local_invocation_index) l: u32, @builtin(workgroup_id) g: vec3<u32>) {
           part[l] = a[id.x];
           workgroupBarrier();
           for (var step = 128u; step > 0u; step = step >> 1u) {
             if (l < step) { part[l] += part[l + step]; }
             workgroupBarrier();
           }
           if (l == 0u) { r[g.x] = part[0]; }
         }",
        [16, 1, 1],
    )
    .writes_after_reading(u32s(a.clone()), u32s(sums))
}

fn shared_scan() -> Scene {
    let a: Vec<u32> = noise(512, 9).collect();
    let sums = a.chunks(128).flat_map(|part| {
        part.iter().scan(0u32, |sum, value| {
            *sum = sum.wrapping_add(*value);
            Some(*sum)
        })
    });
    scene(
        "shared/scan",
        "@group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var<storage,read_write> r: array<u32>;
         var<workgroup> part: array<u32, 256>;
         @compute @workgroup_size(128) fn main(@builtin(global_invocation_id) id: vec3<u32>,
             @builtin(local_invocation_index) l: u32) {
           var old = 0u; var new_part = 128u;
           part[l] = a[id.x];
           workgroupBarrier();
           for (var step = 1u; step < 128u; step = step << 1u) {
             var value = part[old + l];
             if (l >= step) { value += part[old + l - step]; }
             part[new_part + l] = value;
             workgroupBarrier();
             let other = old; old = new_part; new_part = other;
           }
           r[id.x] = part[old + l];
         }",
        [4, 1, 1],
    )
    .writes_after_reading(u32s(a.clone()), u32s(sums))
}

impl Scene {
    fn writes_after_reading(self, read: Vec<u8>, result: Vec<u8>) -> Self {
        self.reads(read).writes(result)
    }
}

fn atomics() -> Scene {
    let a: Vec<u32> = noise(1024, 21).collect();
    let fold = |start: u32, with: fn(u32, u32) -> u32| a.iter().fold(start, |sum, value| with(sum, *value));
    let signed = a.iter().map(|value| *value as i32);
    let mut result = vec![
        fold(0, u32::wrapping_add),
        fold(0, u32::max),
        fold(0, |sum, value| sum ^ value),
        fold(0, |sum, value| sum | 1 << (value & 31)),
        signed.clone().min().unwrap_or(0).min(0) as u32,
        signed.max().unwrap_or(0).max(0) as u32,
    ];
    result.extend((0..16).map(|slot| a.iter().filter(|value| **value >> 28 == slot).count() as u32));
    scene(
        "atomic/buffer",
        "struct Cells { sum: atomic<u32>, most: atomic<u32>, odd: atomic<u32>, any: atomic<u32>,
                        low: atomic<i32>, high: atomic<i32>, slots: array<atomic<u32>, 16> }
         @group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var<storage,read_write> r: Cells;
         @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           let x = a[id.x];
           atomicAdd(&r.sum, x);
           atomicMax(&r.most, x);
           atomicXor(&r.odd, x);
           atomicOr(&r.any, 1u << (x & 31u));
           atomicMin(&r.low, bitcast<i32>(x));
           atomicMax(&r.high, bitcast<i32>(x));
           atomicAdd(&r.slots[x >> 28u], 1u);
         }",
        [16, 1, 1],
    )
    .writes_after_reading(u32s(a.clone()), u32s(result))
}

fn compare_exchange() -> Scene {
    // Every invocation adds its number through a loop of its own: no addition may be lost.
    let sum = (0..256u32).map(|index| index * 3 + 1).sum::<u32>();
    scene(
        "atomic/compare-exchange",
        "@group(0) @binding(0) var<storage,read_write> r: array<atomic<u32>, 4>;
         @compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           loop {
             let old = atomicLoad(&r[2]);
             let result = atomicCompareExchangeWeak(&r[2], old, old + id.x * 3u + 1u);
             if (result.exchanged) { break; }
           }
         }",
        [4, 1, 1],
    )
    .changes(u32s([11, 12, 0, 14]), u32s([11, 12, sum, 14]))
}

fn matrices() -> Scene {
    const N: usize = 48;
    let (a, b): (Vec<f32>, Vec<f32>) =
        (small_floats((N * N) as u32, 1).collect(), small_floats((N * N) as u32, 2).collect());
    let product = (0..N * N).map(|place| (0..N).map(|k| a[place / N * N + k] * b[k * N + place % N]).sum());
    let product: Vec<f32> = product.collect();
    scene(
        "shared/matrix-multiply",
        "@group(0) @binding(0) var<storage,read> a: array<f32>;
         @group(0) @binding(1) var<storage,read> b: array<f32>;
         @group(0) @binding(2) var<storage,read_write> r: array<f32>;
         var<workgroup> ta: array<array<f32, 16>, 16>;
         var<workgroup> tb: array<array<f32, 16>, 16>;
         @compute @workgroup_size(16, 16) fn main(@builtin(global_invocation_id) id: vec3<u32>,
             @builtin(local_invocation_id) l: vec3<u32>) {
           var sum = 0.0;
           for (var t = 0u; t < 3u; t++) {
             ta[l.y][l.x] = a[id.y * 48u + t * 16u + l.x];
             tb[l.y][l.x] = b[(t * 16u + l.y) * 48u + id.x];
             workgroupBarrier();
             for (var k = 0u; k < 16u; k++) { sum += ta[l.y][k] * tb[k][l.x]; }
             workgroupBarrier();
           }
           r[id.y * 48u + id.x] = sum;
         }",
        [3, 3, 1],
    )
    .reads(f32s(a))
    .reads(f32s(b))
    .writes(f32s(product))
    .within(1e-4)
}

fn divergence() -> Scene {
    let a = noise(512, 40);
    let steps = a.clone().map(|value| {
        let (mut value, mut steps) = (value % 10_000 + 1, 0);
        while value != 1 && steps < 500 {
            value = if value % 2 == 0 { value / 2 } else { 3 * value + 1 };
            steps += 1;
        }
        match steps % 4 {
            0 => steps,
            1 => steps * 100,
            2 => steps + 7,
            _ => steps ^ 0x5555,
        }
    });
    scene(
        "flow/divergence",
        "@group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var<storage,read_write> r: array<u32>;
         @compute @workgroup_size(32) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           var x = a[id.x] % 10000u + 1u; var n = 0u;
           while (x != 1u && n < 500u) {
             if ((x & 1u) == 0u) { x = x / 2u; } else { x = 3u * x + 1u; }
             n++;
           }
           switch (n % 4u) {
             case 0u: { r[id.x] = n; }
             case 1u: { r[id.x] = n * 100u; }
             case 2u: { r[id.x] = n + 7u; }
             default: { r[id.x] = n ^ 0x5555u; }
           }
         }",
        [16, 1, 1],
    )
    .writes_after_reading(u32s(a.clone()), u32s(steps))
}

fn wide_integers() -> Scene {
    let (a, b) = (noise(256, 50), noise(256, 60));
    let result = a.clone().zip(b.clone()).flat_map(|(a, b)| {
        let wide = u64::from(a) << 32 | u64::from(b);
        let signed = wide as i64;
        let other = u64::from(b).wrapping_mul(0x1_0000_0001);
        let values = [
            wide.wrapping_mul(other),
            wide.wrapping_add(other),
            (signed >> 13) as u64,
            u64::from(wide < other),
        ];
        values.map(|value| [value as u32, (value >> 32) as u32])
    });
    let result: Vec<u32> = result.flatten().collect();
    scene(
        "arithmetic/wide-integers",
        "@group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var<storage,read> b: array<u32>;
         @group(0) @binding(2) var<storage,read_write> r: array<u32>;
         fn put(at: u32, x: u64) { r[at] = u32(x & 0xfffffffflu); r[at + 1u] = u32(x >> 32u); }
         @compute @workgroup_size(32) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           let i = id.x;
           let wide = (u64(a[i]) << 32u) | u64(b[i]);
           let other = u64(b[i]) * 0x100000001lu;
           put(i*8u, wide * other);
           put(i*8u+2u, wide + other);
           put(i*8u+4u, bitcast<u64>(bitcast<i64>(wide) >> 13u));
           put(i*8u+6u, select(0lu, 1lu, wide < other));
         }",
        [8, 1, 1],
    )
    .reads(u32s(a))
    .reads(u32s(b))
    .writes(u32s(result))
}

fn halves() -> Scene {
    // Multiples of 1/8 with few bits: sums and products of them are exact in half precision.
    let a: Vec<f32> = noise(256, 70).map(|value| (value % 64) as f32 / 8.0 - 4.0).collect();
    let result = a.iter().flat_map(|x| [x * x + 0.5, x.max(0.25) - 1.0, if *x < 0.0 { -1.0 } else { 2.0 }]);
    let result: Vec<f32> = result.collect();
    scene(
        "arithmetic/halves",
        "enable f16;
         @group(0) @binding(0) var<storage,read> a: array<f32>;
         @group(0) @binding(1) var<storage,read_write> r: array<f32>;
         @compute @workgroup_size(32) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           let x = f16(a[id.x]);
           r[id.x*3u] = f32(x * x + 0.5h);
           r[id.x*3u+1u] = f32(max(x, 0.25h) - 1.0h);
           r[id.x*3u+2u] = f32(select(2.0h, -1.0h, x < 0.0h));
         }",
        [8, 1, 1],
    )
    .writes_after_reading(f32s(a.clone()), f32s(result))
}

fn three_dimensions() -> Scene {
    let result = (0..10 * 6 * 9u32).map(|place| place % 10 | (place / 10 % 6) << 8 | (place / 60) << 16);
    scene(
        "start/three-dimensions",
        "@group(0) @binding(0) var<storage,read_write> r: array<u32>;
         @compute @workgroup_size(5, 3, 3) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           r[(id.z * 6u + id.y) * 10u + id.x] = id.x | (id.y << 8u) | (id.z << 16u);
         }",
        [2, 2, 3],
    )
    .writes(u32s(result))
}

fn image() -> Scene {
    let a: Vec<u32> = noise(40 * 24, 80).collect();
    let turned = (0..24 * 40usize).map(|place| a[place % 24 * 40 + place / 24].wrapping_add(place as u32));
    let turned = u32s(turned);
    let mut scene = scene(
        "image/turned",
        "@group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var picture: texture_storage_2d<r32uint, read_write>;
         @compute @workgroup_size(8, 8) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           let to = vec2<u32>(id.y, id.x);
           textureStore(picture, to, vec4<u32>(a[id.y * 40u + id.x], 0u, 0u, 0u));
           let back = textureLoad(picture, to).x;
           textureStore(picture, to, vec4<u32>(back + id.x * 24u + id.y, 0u, 0u, 0u));
         }",
        [5, 3, 1],
    )
    .reads(u32s(a));
    scene.image_px = Some([24, 40]);
    scene.expected.push(Some(turned));
    scene
}

fn private_array() -> Scene {
    // Indexed by data: the compiler cannot keep all of it in registers.
    let a: Vec<u32> = noise(256, 90).collect();
    let result = a.iter().map(|seed| {
        let mut cells: Vec<u32> = (0..96).map(|index| seed.wrapping_mul(index + 1)).collect();
        for round in 0..96usize {
            let other = (cells[round] >> 7) as usize % 96;
            cells.swap(round, other);
        }
        (0..96usize).fold(0u32, |sum, index| sum.rotate_left(5) ^ cells[index])
    });
    let result: Vec<u32> = result.collect();
    scene(
        "memory/private-array",
        "@group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var<storage,read_write> r: array<u32>;
         @compute @workgroup_size(32) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           var cells: array<u32, 96>;
           for (var i = 0u; i < 96u; i++) { cells[i] = a[id.x] * (i + 1u); }
           for (var i = 0u; i < 96u; i++) {
             let j = (cells[i] >> 7u) % 96u;
             let t = cells[i]; cells[i] = cells[j]; cells[j] = t;
           }
           var sum = 0u;
           for (var i = 0u; i < 96u; i++) { sum = ((sum << 5u) | (sum >> 27u)) ^ cells[i]; }
           r[id.x] = sum;
         }",
        [8, 1, 1],
    )
    .writes_after_reading(u32s(a.clone()), u32s(result))
}

fn packing() -> Scene {
    let a: Vec<u32> = noise(256, 95).collect();
    let result: Vec<u32> = a
        .iter()
        .flat_map(|value| {
            let parts = value.to_le_bytes();
            let norm = parts.map(|part| (f32::from(part) / 255.0 * 255.0).round() as u32);
            let sum = parts.iter().map(|part| u32::from(*part)).sum();
            [u32::from_le_bytes(norm.map(|part| part as u8)), sum, value.swap_bytes()]
        })
        .collect();
    scene(
        "arithmetic/packing",
        "@group(0) @binding(0) var<storage,read> a: array<u32>;
         @group(0) @binding(1) var<storage,read_write> r: array<u32>;
         @compute @workgroup_size(32) fn main(@builtin(global_invocation_id) id: vec3<u32>) {
           let x = a[id.x];
           r[id.x*3u] = pack4x8unorm(unpack4x8unorm(x));
           var sum = 0u;
           for (var i = 0u; i < 4u; i++) { sum += extractBits(x, i * 8u, 8u); }
           r[id.x*3u+1u] = sum;
           r[id.x*3u+2u] = insertBits(insertBits(insertBits(x >> 24u, x >> 16u, 8u, 8u), x >> 8u, 16u, 8u), x, 24u, 8u);
         }",
        [8, 1, 1],
    )
    .writes_after_reading(u32s(a.clone()), u32s(result))
}

/// Counts the invocations of 4 x 2 workgroups of 24, and how often each workgroup came.
fn counting(name: &'static str, start: Start) -> Scene {
    let rounds = if let Start::Chain(_, rounds) = start { rounds as u32 } else { 1 };
    let mut counts = vec![192 * rounds];
    counts.extend([24 * rounds; 8]);
    let mut scene = scene(
        name,
        "@group(0) @binding(0) var<storage,read_write> r: array<atomic<u32>, 9>;
         @compute @workgroup_size(24) fn main(@builtin(workgroup_id) g: vec3<u32>, @builtin(num_workgroups) n: vec3<u32>) {
           atomicAdd(&r[0], 1u);
           atomicAdd(&r[1u + g.y * n.x + g.x], 1u);
         }",
        [4, 2, 1],
    )
    .writes(u32s(counts));
    scene.start = start;
    scene
}

/// Workgroups of a size that fills the last thread only in part, or needs many threads.
fn group_size((name, size): (&'static str, u32)) -> Scene {
    // Each invocation reads what its neighbour in the group left in shared memory.
    let result = (0..size * 3).map(|place| {
        let (group, local) = (place / size, place % size);
        (local + 1) % size * 1000 + group
    });
    scene(
        name,
        &format!(
            "@group(0) @binding(0) var<storage,read_write> r: array<u32>;
             var<workgroup> cells: array<u32, {size}>;
             @compute @workgroup_size({size}) fn main(@builtin(local_invocation_index) l: u32,
                 @builtin(workgroup_id) g: vec3<u32>) {{
               cells[l] = l * 1000u + g.x;
               workgroupBarrier();
               r[g.x * {size}u + l] = cells[(l + 1u) % {size}u];
             }}"
        ),
        [3, 1, 1],
    )
    .writes(u32s(result))
}
