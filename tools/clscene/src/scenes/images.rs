//! Images: every shape and the common formats, written and read by kernels, samplers, transfers.

use super::{Row, Verdict};
use crate::api::{Format, Object, Session, Shape};
use crate::check::{Numbers, near, same};
use anyhow::{Context, Result};
use half::f16;

pub const SCENES: &[Row] = &[
    ("images/shapes", shapes),
    ("images/buffer", buffer),
    ("images/formats-written", formats_written),
    ("images/formats-read", formats_read),
    ("images/nearest", nearest),
    ("images/linear", linear),
    ("images/linear-3d", linear_3d),
    ("images/array-layers", array_layers),
    ("images/read-write", read_write),
    ("images/queries", queries),
    ("images/transfers", transfers),
    ("images/box-blur", box_blur),
];

const RGBA: u32 = 0x10b5;
const UNORM8: u32 = 0x10d2;
const FLOAT: u32 = 0x10de;
const UINT32: u32 = 0x10dc;
const RGBA_FLOAT: Format = Format { order: RGBA, kind: FLOAT };
const RGBA_UINT: Format = Format { order: RGBA, kind: UINT32 };

/// Type name, coordinate expression and read/write coordinates of each shape.
fn words(shape: Shape) -> (&'static str, &'static str) {
    match shape {
        Shape::D1(_) => ("image1d_t", "x"),
        Shape::D1Array(..) => ("image1d_array_t", "(int2)(x, y)"),
        Shape::D2(..) => ("image2d_t", "(int2)(x, y)"),
        Shape::D2Array(..) => ("image2d_array_t", "(int4)(x, y, z, 0)"),
        Shape::D3(..) => ("image3d_t", "(int4)(x, y, z, 0)"),
    }
}

fn shapes(s: &Session) -> Result<Verdict> {
    for shape in [
        Shape::D1(77),
        Shape::D1Array(33, 5),
        Shape::D2(67, 21),
        Shape::D2Array(19, 13, 6),
        Shape::D3(17, 11, 7),
    ] {
        let (name, at) = words(shape);
        let region = shape.region();
        let image = s.image(RGBA_UINT, shape)?;
        let source = format!(
            "{extension}
             kernel void k(write_only {name} o) {{
                int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
                write_imageui(o, {at}, (uint4)(x, y, z, x * y + z)); }}",
            extension = if matches!(shape, Shape::D3(..)) {
                "#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable"
            } else {
                ""
            }
        );
        s.once(&source, "", &[(&image).into()], &region, &[])?;
        let mut wanted = Vec::new();
        for z in 0..region[2] as u32 {
            for y in 0..region[1] as u32 {
                wanted.extend((0..region[0] as u32).flat_map(|x| [x, y, z, x * y + z]));
            }
        }
        same(&s.read_image::<u32>(&image, shape, 4)?, &wanted).context(name)?;

        // Read back by a kernel too, backwards.
        let out = s.buffer(&vec![0u32; wanted.len()])?;
        let source = format!(
            "kernel void k(global uint4* o, read_only {name} a) {{
                int w = get_global_size(0), h = get_global_size(1), d = get_global_size(2);
                int x = w - 1 - get_global_id(0), y = h - 1 - get_global_id(1), z = d - 1 - get_global_id(2);
                const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
                o[get_global_id(0) + w * (get_global_id(1) + h * get_global_id(2))] = read_imageui(a, s, {at}); }}"
        );
        s.once(&source, "", &[(&out).into(), (&image).into()], &region, &[])?;
        let backwards: Vec<u32> = wanted.chunks(4).rev().flatten().copied().collect();
        same(&s.read::<u32>(&out, wanted.len())?, &backwards).context(name)?;
    }
    Ok(Verdict::Right)
}

fn buffer(s: &Session) -> Result<Verdict> {
    const WIDTH: usize = 1000;
    let values: Vec<u32> = Numbers::new(40).values(WIDTH * 4);
    let (memory, out) = (s.buffer(&values)?, s.buffer(&vec![0u32; WIDTH * 4])?);
    let image = s.image_of_buffer(RGBA_UINT, &memory, WIDTH)?;
    s.once(
        "kernel void k(global uint4* o, read_only image1d_buffer_t a) {
            int i = get_global_id(0); o[i] = read_imageui(a, get_image_width(a) - 1 - i); }",
        "",
        &[(&out).into(), (&image).into()],
        &[WIDTH],
        &[],
    )?;
    let wanted: Vec<u32> = values.chunks(4).rev().flatten().copied().collect();
    same(&s.read::<u32>(&out, WIDTH * 4)?, &wanted)?;
    s.once(
        "kernel void k(write_only image1d_buffer_t o) {
            int i = get_global_id(0); write_imageui(o, i, (uint4)(i, i * 2, i * 3, ~i)); }",
        "",
        &[(&image).into()],
        &[WIDTH],
        &[],
    )?;
    let wanted: Vec<u32> = (0..WIDTH as u32).flat_map(|i| [i, i * 2, i * 3, !i]).collect();
    same(&s.read::<u32>(&memory, WIDTH * 4)?, &wanted)?;
    Ok(Verdict::Right)
}

/// How a format's channels are stored.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Unorm(u32),
    Snorm(u32),
    Uint(u32),
    Sint(u32),
    Half,
    Float,
}

struct FormatRow {
    format: Format,
    kind: Kind,
    /// Stored channels: which of red, green, blue, alpha each is.
    channels: &'static [usize],
}

const FORMATS: &[FormatRow] = &[
    row(RGBA, UNORM8, Kind::Unorm(8), &[0, 1, 2, 3]),
    row(0x10b6, UNORM8, Kind::Unorm(8), &[2, 1, 0, 3]),
    row(0x10b0, UNORM8, Kind::Unorm(8), &[0]),
    row(0x10b2, UNORM8, Kind::Unorm(8), &[0, 1]),
    row(0x10b1, UNORM8, Kind::Unorm(8), &[3]),
    row(RGBA, 0x10d3, Kind::Unorm(16), &[0, 1, 2, 3]),
    row(0x10b0, 0x10d3, Kind::Unorm(16), &[0]),
    row(RGBA, 0x10d0, Kind::Snorm(8), &[0, 1, 2, 3]),
    row(0x10b2, 0x10d1, Kind::Snorm(16), &[0, 1]),
    row(RGBA, 0x10d7, Kind::Sint(8), &[0, 1, 2, 3]),
    row(0x10b0, 0x10d8, Kind::Sint(16), &[0]),
    row(0x10b2, 0x10d9, Kind::Sint(32), &[0, 1]),
    row(RGBA, 0x10da, Kind::Uint(8), &[0, 1, 2, 3]),
    row(RGBA, 0x10db, Kind::Uint(16), &[0, 1, 2, 3]),
    row(0x10b0, UINT32, Kind::Uint(32), &[0]),
    row(RGBA, UINT32, Kind::Uint(32), &[0, 1, 2, 3]),
    row(RGBA, 0x10dd, Kind::Half, &[0, 1, 2, 3]),
    row(0x10b0, 0x10dd, Kind::Half, &[0]),
    row(RGBA, FLOAT, Kind::Float, &[0, 1, 2, 3]),
    row(0x10b0, FLOAT, Kind::Float, &[0]),
    row(0x10b2, FLOAT, Kind::Float, &[0, 1]),
];

const fn row(order: u32, kind: u32, stored: Kind, channels: &'static [usize]) -> FormatRow {
    FormatRow { format: Format { order, kind }, kind: stored, channels }
}

impl Kind {
    fn bytes(self) -> usize {
        match self {
            Kind::Unorm(bits) | Kind::Snorm(bits) | Kind::Uint(bits) | Kind::Sint(bits) => bits as usize / 8,
            Kind::Half => 2,
            Kind::Float => 4,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Kind::Uint(_) => "ui",
            Kind::Sint(_) => "i",
            _ => "f",
        }
    }

    fn vector(self) -> &'static str {
        match self {
            Kind::Uint(_) => "uint4",
            Kind::Sint(_) => "int4",
            _ => "float4",
        }
    }

    /// A stored channel as the number a kernel sees.
    fn value(self, bytes: &[u8]) -> f64 {
        let mut raw = [0u8; 4];
        raw[..bytes.len()].copy_from_slice(bytes);
        let raw = u32::from_le_bytes(raw);
        let signed = |bits: u32| f64::from((raw << (32 - bits)) as i32 >> (32 - bits));
        match self {
            Kind::Unorm(bits) => f64::from(raw) / f64::from((1u32 << bits) - 1),
            Kind::Snorm(bits) => (signed(bits) / f64::from((1u32 << (bits - 1)) - 1)).max(-1.0),
            Kind::Uint(_) => f64::from(raw),
            Kind::Sint(bits) => signed(bits),
            Kind::Half => f16::from_bits(raw as u16).to_f64(),
            Kind::Float => f64::from(f32::from_bits(raw)),
        }
    }
}

fn formats_written(s: &Session) -> Result<Verdict> {
    const SHAPE: Shape = Shape::D2(24, 10);
    for row in FORMATS {
        let Ok(image) = s.image(row.format, SHAPE) else { continue };
        let value = match row.kind {
            Kind::Uint(_) => "(uint4)(x, y, x + y, x * 5)",
            Kind::Sint(_) => "(int4)(x - 12, y - 5, x - y, -x * 5)",
            _ => "(float4)(x / 32.0f, y / 16.0f, x < 12 ? -0.25f : 2.0f, 0.5f)",
        };
        let source = format!(
            "kernel void k(write_only image2d_t o) {{ int x = get_global_id(0), y = get_global_id(1);
                write_image{}(o, (int2)(x, y), {value}); }}",
            row.kind.word()
        );
        s.once(&source, "", &[(&image).into()], &SHAPE.region(), &[])?;
        let texel_bytes = row.kind.bytes() * row.channels.len();
        let bytes = s.read_image::<u8>(&image, SHAPE, texel_bytes)?;
        let (mut got, mut wanted) = (Vec::new(), Vec::new());
        for (at, texel) in bytes.chunks(texel_bytes).enumerate() {
            let (x, y) = ((at % 24) as f64, (at / 24) as f64);
            let colour = match row.kind {
                Kind::Uint(_) => [x, y, x + y, x * 5.0],
                Kind::Sint(_) => [x - 12.0, y - 5.0, x - y, -x * 5.0],
                _ => [x / 32.0, y / 16.0, if x < 12.0 { -0.25 } else { 2.0 }, 0.5],
            };
            for (&channel, stored) in row.channels.iter().zip(texel.chunks(row.kind.bytes())) {
                got.push(row.kind.value(stored) as f32);
                let value = colour[channel];
                wanted.push(match row.kind {
                    Kind::Unorm(_) => value.clamp(0.0, 1.0),
                    Kind::Snorm(_) => value.clamp(-1.0, 1.0),
                    _ => value,
                } as f32);
            }
        }
        let tolerance = match row.kind {
            Kind::Unorm(8) => 0.0021,
            Kind::Snorm(8) => 0.0041,
            Kind::Unorm(_) | Kind::Snorm(_) => 0.00002,
            _ => 0.0,
        };
        near(&got, &wanted, tolerance).with_context(|| format!("{:x?}", row.format))?;
    }
    Ok(Verdict::Right)
}

fn formats_read(s: &Session) -> Result<Verdict> {
    const SHAPE: Shape = Shape::D2(21, 9);
    const TEXELS: usize = 21 * 9;
    for row in FORMATS {
        let Ok(image) = s.image(row.format, SHAPE) else { continue };
        let texel_bytes = row.kind.bytes() * row.channels.len();
        let mut bytes: Vec<u8> = Numbers::new(41).values(TEXELS * texel_bytes);
        if matches!(row.kind, Kind::Half | Kind::Float) {
            // Ordinary numbers only.
            for channel in bytes.chunks_mut(row.kind.bytes()) {
                let last = channel.len() - 1;
                channel[last] = channel[last] & 0x81 | 0x3c;
            }
        }
        s.write_image(&image, SHAPE, &bytes)?;
        let out = s.buffer(&vec![0u32; TEXELS * 4])?;
        let source = format!(
            "kernel void k(global {}* o, read_only image2d_t a) {{ int x = get_global_id(0), y = get_global_id(1);
                const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
                o[x + 21 * y] = read_image{}(a, s, (int2)(x, y)); }}",
            row.kind.vector(),
            row.kind.word()
        );
        s.once(&source, "", &[(&out).into(), (&image).into()], &SHAPE.region(), &[])?;
        let raw = s.read::<u32>(&out, TEXELS * 4)?;
        let got: Vec<f32> = raw
            .iter()
            .map(|&v| match row.kind {
                Kind::Uint(_) => v as f32,
                Kind::Sint(_) => v as i32 as f32,
                _ => f32::from_bits(v),
            })
            .collect();
        let mut wanted = Vec::new();
        for texel in bytes.chunks(texel_bytes) {
            // What a format does not have is 0, alpha 1 unless the format is alpha alone.
            let mut colour = [0.0, 0.0, 0.0, 1.0];
            for (&channel, stored) in row.channels.iter().zip(texel.chunks(row.kind.bytes())) {
                colour[channel] = row.kind.value(stored) as f32;
            }
            wanted.extend(colour);
        }
        let tolerance = if matches!(row.kind, Kind::Unorm(_) | Kind::Snorm(_)) { 1e-6 } else { 0.0 };
        near(&got, &wanted, tolerance).with_context(|| format!("{:x?}", row.format))?;
    }
    Ok(Verdict::Right)
}

const EDGE: u32 = 0x1131;
const CLAMP: u32 = 0x1132;
const REPEAT: u32 = 0x1133;
const MIRROR: u32 = 0x1134;
const NEAREST: u32 = 0x1140;
const LINEAR: u32 = 0x1141;

/// A texel index after addressing; none for the border.
fn addressed(at: i64, size: i64, mode: u32) -> Option<usize> {
    let inside = (0..size).contains(&at);
    match mode {
        CLAMP => inside.then_some(at as usize),
        REPEAT => Some(at.rem_euclid(size) as usize),
        MIRROR => {
            let at = at.rem_euclid(2 * size);
            Some(at.min(2 * size - 1 - at) as usize)
        }
        _ => Some(at.clamp(0, size - 1) as usize),
    }
}

const W: usize = 16;
const H: usize = 8;

fn sampled(
    s: &Session,
    image: &Object,
    normalized: bool,
    mode: u32,
    filter: u32,
    at: &[[f32; 2]],
) -> Result<Vec<f32>> {
    let sampler = s.sampler(normalized, mode, filter)?;
    let (coordinates, out) = (s.buffer(at)?, s.buffer(&vec![0f32; at.len() * 4])?);
    s.once(
        "kernel void k(global float4* o, read_only image2d_t a, sampler_t s, global const float2* c) {
            int i = get_global_id(0); o[i] = read_imagef(a, s, c[i]); }",
        "",
        &[(&out).into(), image.into(), (&sampler).into(), (&coordinates).into()],
        &[at.len()],
        &[],
    )?;
    s.read(&out, at.len() * 4)
}

fn nearest(s: &Session) -> Result<Verdict> {
    let texels = Numbers::new(42).floats(W * H * 4, 10.0);
    let image = s.image(RGBA_FLOAT, Shape::D2(W, H))?;
    s.write_image(&image, Shape::D2(W, H), &texels)?;
    let numbers = Numbers::new(43).floats(400, 2.0);
    for (normalized, mode) in
        [(false, EDGE), (false, CLAMP), (true, REPEAT), (true, MIRROR), (true, EDGE), (true, CLAMP)]
    {
        let at: Vec<[f32; 2]> = numbers
            .chunks(2)
            .map(|c| if normalized { [c[0], c[1]] } else { [c[0] * W as f32, c[1] * H as f32] })
            .collect();
        let got = sampled(s, &image, normalized, mode, NEAREST, &at)?;
        let wanted: Vec<f32> = at
            .iter()
            .flat_map(|c| {
                let scale = |v: f32, size: usize| if normalized { v * size as f32 } else { v };
                let x = addressed(scale(c[0], W).floor() as i64, W as i64, mode);
                let y = addressed(scale(c[1], H).floor() as i64, H as i64, mode);
                let (Some(x), Some(y)) = (x, y) else { return [0.0; 4] };
                std::array::from_fn(|n| texels[(y * W + x) * 4 + n])
            })
            .collect();
        same(&got, &wanted).with_context(|| format!("normalized {normalized}, mode {mode:#x}"))?;
    }
    Ok(Verdict::Right)
}

fn linear(s: &Session) -> Result<Verdict> {
    let texels = Numbers::new(44).floats(W * H * 4, 1.0);
    let image = s.image(RGBA_FLOAT, Shape::D2(W, H))?;
    s.write_image(&image, Shape::D2(W, H), &texels)?;
    let numbers = Numbers::new(45).floats(400, 2.0);
    for (normalized, mode) in [(false, EDGE), (false, CLAMP), (true, REPEAT), (true, MIRROR)] {
        let at: Vec<[f32; 2]> = numbers
            .chunks(2)
            .map(|c| if normalized { [c[0], c[1]] } else { [c[0] * W as f32, c[1] * H as f32] })
            .collect();
        let got = sampled(s, &image, normalized, mode, LINEAR, &at)?;
        let wanted: Vec<f32> = at
            .iter()
            .flat_map(|c| {
                let scale = |v: f32, size: usize| if normalized { v * size as f32 } else { v };
                let (u, v) = (scale(c[0], W) - 0.5, scale(c[1], H) - 0.5);
                let (fu, fv) = (u - u.floor(), v - v.floor());
                std::array::from_fn::<f32, 4, _>(|n| {
                    let texel = |dx: i64, dy: i64| {
                        let x = addressed(u.floor() as i64 + dx, W as i64, mode);
                        let y = addressed(v.floor() as i64 + dy, H as i64, mode);
                        x.zip(y).map_or(0.0, |(x, y)| texels[(y * W + x) * 4 + n])
                    };
                    (texel(0, 0) * (1.0 - fu) + texel(1, 0) * fu) * (1.0 - fv)
                        + (texel(0, 1) * (1.0 - fu) + texel(1, 1) * fu) * fv
                })
            })
            .collect();
        // Weights have 8 bits.
        near(&got, &wanted, 2.0 / 128.0)
            .with_context(|| format!("normalized {normalized}, mode {mode:#x}"))?;
    }
    Ok(Verdict::Right)
}

fn linear_3d(s: &Session) -> Result<Verdict> {
    const SHAPE: Shape = Shape::D3(6, 5, 4);
    let texels: Vec<f32> = (0..6 * 5 * 4).map(|i| (i % 6 * 4 + i / 6 % 5 * 8 + i / 30 * 16) as f32).collect();
    let image = s.image(Format { order: 0x10b0, kind: FLOAT }, SHAPE)?;
    s.write_image(&image, SHAPE, &texels)?;
    let out = s.buffer(&[0f32; 60])?;
    s.once(
        "kernel void k(global float* o, read_only image3d_t a) {
            const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
            int i = get_global_id(0);
            o[i] = read_imagef(a, s, (float4)(0.5f + i % 5 + 0.25f, 0.5f + i / 5 % 4 + 0.5f, 0.5f + i / 20 + 0.75f, 0)).x; }",
        "",
        &[(&out).into(), (&image).into()],
        &[60],
        &[],
    )?;
    // The texels are linear in each axis, so that the filter gives the plane itself.
    let wanted: Vec<f32> =
        (0..60).map(|i| (i % 5 * 4 + i / 5 % 4 * 8 + i / 20 * 16) as f32 + 1.0 + 4.0 + 12.0).collect();
    near(&s.read(&out, 60)?, &wanted, 0.2)?;
    Ok(Verdict::Right)
}

fn array_layers(s: &Session) -> Result<Verdict> {
    const SHAPE: Shape = Shape::D2Array(4, 4, 5);
    let texels: Vec<f32> = (0..4 * 4 * 5).map(|i| (i / 16) as f32 * 10.0).collect();
    let image = s.image(Format { order: 0x10b0, kind: FLOAT }, SHAPE)?;
    s.write_image(&image, SHAPE, &texels)?;
    let out = s.buffer(&[0f32; 16])?;
    s.once(
        "kernel void k(global float* o, read_only image2d_array_t a) {
            const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
            int i = get_global_id(0); o[i] = read_imagef(a, s, (float4)(0.3f, 0.6f, i * 0.43f - 0.7f, 0)).x; }",
        "",
        &[(&out).into(), (&image).into()],
        &[16],
        &[],
    )?;
    let wanted: Vec<f32> =
        (0..16).map(|i| (i as f32 * 0.43 - 0.7).round_ties_even().clamp(0.0, 4.0) * 10.0).collect();
    same(&s.read::<f32>(&out, 16)?, &wanted)?;
    Ok(Verdict::Right)
}

fn read_write(s: &Session) -> Result<Verdict> {
    const SHAPE: Shape = Shape::D2(32, 32);
    let image = s.image(RGBA_UINT, SHAPE)?;
    let texels: Vec<u32> = Numbers::new(46).values(32 * 32 * 4);
    s.write_image(&image, SHAPE, &texels)?;
    let program = s.program(
        "kernel void k(read_write image2d_t a) {
            int2 at = (int2)(get_global_id(0), get_global_id(1));
            uint4 v = read_imageui(a, at); write_imageui(a, at, v * 3 + (uint4)(at, at)); }",
        "-cl-std=CL2.0",
    );
    let Ok(program) = program else { return Ok(Verdict::DoesNotApply("no read-write images")) };
    let kernel = s.kernel(&program, "k")?;
    s.run(&kernel, &[(&image).into()], &[32, 32], &[])?;
    let wanted: Vec<u32> = texels
        .iter()
        .enumerate()
        .map(|(i, v)| {
            let (x, y) = (i as u32 / 4 % 32, i as u32 / 128);
            v.wrapping_mul(3).wrapping_add(if i % 2 == 0 { x } else { y })
        })
        .collect();
    same(&s.read_image::<u32>(&image, SHAPE, 4)?, &wanted)?;
    Ok(Verdict::Right)
}

fn queries(s: &Session) -> Result<Verdict> {
    let (flat, volume) = (s.image(RGBA_FLOAT, Shape::D2(123, 45))?, s.image(RGBA_FLOAT, Shape::D3(6, 7, 8))?);
    let layers = s.image(Format { order: 0x10b0, kind: UNORM8 }, Shape::D2Array(9, 10, 11))?;
    let out = s.buffer(&[0i32; 10])?;
    s.once(
        "kernel void k(global int* o, read_only image2d_t a, read_only image3d_t b, read_only image2d_array_t c) {
            o[0] = get_image_width(a); o[1] = get_image_height(a); o[2] = get_image_width(b); o[3] = get_image_height(b);
            o[4] = get_image_depth(b); o[5] = get_image_width(c); o[6] = get_image_array_size(c);
            o[7] = get_image_channel_order(a); o[8] = get_image_channel_data_type(c); o[9] = get_image_dim(c).y; }",
        "",
        &[(&out).into(), (&flat).into(), (&volume).into(), (&layers).into()],
        &[1],
        &[],
    )?;
    same(&s.read::<i32>(&out, 10)?, &[123, 45, 6, 7, 8, 9, 11, RGBA as i32, UNORM8 as i32, 10])?;
    Ok(Verdict::Right)
}

fn transfers(s: &Session) -> Result<Verdict> {
    const SHAPE: Shape = Shape::D2(50, 30);
    let format = Format { order: RGBA, kind: UNORM8 };
    let texels: Vec<u32> = Numbers::new(47).values(50 * 30);
    let (a, b) = (s.image(format, SHAPE)?, s.image(format, SHAPE)?);
    s.write_image(&a, SHAPE, &texels)?;
    s.fill_image(&b, SHAPE, [0f32, 1.0, 0.0, 1.0].map(f32::to_bits))?;
    s.copy_image(&a, &b, [5, 6, 0], [11, 3, 0], [20, 13, 1])?;
    let wanted: Vec<u32> = (0..50 * 30)
        .map(|i| {
            let (x, y) = (i % 50, i / 50);
            let inside = (11..31).contains(&x) && (3..16).contains(&y);
            if inside { texels[(y + 3) * 50 + x - 6] } else { 0xff00_ff00 }
        })
        .collect();
    same(&s.read_image::<u32>(&b, SHAPE, 1)?, &wanted)?;
    let out = s.buffer(&vec![0u32; 50 * 30])?;
    s.image_to_buffer(&b, SHAPE, &out)?;
    same(&s.read::<u32>(&out, 50 * 30)?, &wanted)?;
    Ok(Verdict::Right)
}

fn box_blur(s: &Session) -> Result<Verdict> {
    const N: usize = 40;
    const SHAPE: Shape = Shape::D2(N, N);
    let texels: Vec<u8> = Numbers::new(48).values(N * N);
    let (format, float) = (Format { order: 0x10b0, kind: 0x10da }, Format { order: 0x10b0, kind: FLOAT });
    let (a, b) = (s.image(format, SHAPE)?, s.image(float, SHAPE)?);
    s.write_image(&a, SHAPE, &texels)?;
    s.once(
        "kernel void k(write_only image2d_t o, read_only image2d_t a) {
            const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
            int2 at = (int2)(get_global_id(0), get_global_id(1)); uint sum = 0;
            for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) sum += read_imageui(a, s, at + (int2)(x, y)).x;
            write_imagef(o, at, (float4)(sum)); }",
        "",
        &[(&b).into(), (&a).into()],
        &[N, N],
        &[8, 4],
    )?;
    let wanted: Vec<f32> = (0..N * N)
        .map(|i| {
            let mut sum = 0u32;
            for dy in -2i64..=2 {
                for dx in -2i64..=2 {
                    let x = addressed((i % N) as i64 + dx, N as i64, EDGE).unwrap_or(0);
                    let y = addressed((i / N) as i64 + dy, N as i64, EDGE).unwrap_or(0);
                    sum += u32::from(texels[y * N + x]);
                }
            }
            sum as f32
        })
        .collect();
    same(&s.read_image::<f32>(&b, SHAPE, 1)?, &wanted)?;
    Ok(Verdict::Right)
}
