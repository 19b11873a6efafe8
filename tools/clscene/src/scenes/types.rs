//! Arithmetic of every type, conversions, built-in functions.

use super::{Row, Verdict};
use crate::api::Session;
use crate::check::{Numbers, close, same};
use anyhow::Result;
use half::f16;

pub const SCENES: &[Row] = &[
    ("types/8-bit", integers_8),
    ("types/16-bit", integers_16),
    ("types/32-bit", integers_32),
    ("types/64-bit", integers_64),
    ("types/half", half_floats),
    ("types/float", floats),
    ("types/double", doubles),
    ("types/conversions", conversions),
    ("types/saturation", saturation),
    ("types/vectors", vectors),
    ("types/bit-operations", bit_operations),
    ("types/functions", functions),
    ("types/native-functions", native_functions),
];

const COUNT: usize = 256;

/// Twelve integer operations on two inputs, the same text for every type.
fn integer_source(name: &str, bits: u32) -> String {
    format!(
        "kernel void k(global {name}* o, global const {name}* a, global const {name}* b) {{
            uint i = get_global_id(0); {name} x = a[i], y = b[i]; global {name}* p = o + i * 12;
            p[0] = x + y; p[1] = x - y; p[2] = x * y; p[3] = y ? x / y : x; p[4] = y ? x % y : y;
            p[5] = x << (y & {mask}); p[6] = x >> (y & {mask}); p[7] = mul_hi(x, y); p[8] = add_sat(x, y);
            p[9] = sub_sat(x, y); p[10] = rotate(x, y); p[11] = x > y ? x : ({name})~y; }}",
        mask = bits - 1
    )
}

macro_rules! integers {
    ($s:expr, $name:literal, $type:ty, $unsigned:ty, $wide:ty) => {{
        let bits = <$type>::BITS;
        let mut numbers = Numbers::new(20 + u64::from(bits));
        let (mut a, mut b): (Vec<$type>, Vec<$type>) = (numbers.values(COUNT), numbers.values(COUNT));
        for i in 0..COUNT {
            // Small divisors and the corners, but not the one quotient that does not fit.
            if i % 3 == 0 {
                b[i] >>= bits / 2;
            }
            if i % 16 == 5 {
                a[i] = <$type>::MAX;
            }
            if i % 16 == 6 {
                b[i] = <$type>::MIN;
            }
            if a[i] == <$type>::MIN {
                a[i] += 1;
            }
        }
        let (x, y, out) = ($s.buffer(&a)?, $s.buffer(&b)?, $s.buffer(&vec![0 as $type; COUNT * 12])?);
        let source = integer_source($name, bits);
        $s.once(&source, "", &[(&out).into(), (&x).into(), (&y).into()], &[COUNT], &[])?;
        let wanted: Vec<$type> = a
            .iter()
            .zip(&b)
            .flat_map(|(&x, &y)| {
                let shift = (y as $unsigned as u64 & u64::from(bits - 1)) as u32;
                [
                    x.wrapping_add(y),
                    x.wrapping_sub(y),
                    x.wrapping_mul(y),
                    if y != 0 { x / y } else { x },
                    if y != 0 { x % y } else { y },
                    x.wrapping_shl(shift),
                    x.wrapping_shr(shift),
                    ((x as $wide).wrapping_mul(y as $wide) >> bits) as $type,
                    x.saturating_add(y),
                    x.saturating_sub(y),
                    x.rotate_left(shift),
                    if x > y { x } else { !y },
                ]
            })
            .collect();
        same(&$s.read::<$type>(&out, COUNT * 12)?, &wanted)?;
    }};
}

fn integers_8(s: &Session) -> Result<Verdict> {
    integers!(s, "char", i8, u8, i32);
    integers!(s, "uchar", u8, u8, u32);
    Ok(Verdict::Right)
}

fn integers_16(s: &Session) -> Result<Verdict> {
    integers!(s, "short", i16, u16, i32);
    integers!(s, "ushort", u16, u16, u32);
    Ok(Verdict::Right)
}

fn integers_32(s: &Session) -> Result<Verdict> {
    integers!(s, "int", i32, u32, i64);
    integers!(s, "uint", u32, u32, u64);
    Ok(Verdict::Right)
}

fn integers_64(s: &Session) -> Result<Verdict> {
    integers!(s, "long", i64, u64, i128);
    integers!(s, "ulong", u64, u64, u128);
    Ok(Verdict::Right)
}

fn half_floats(s: &Session) -> Result<Verdict> {
    if !s.has("cl_khr_fp16") {
        return Ok(Verdict::DoesNotApply("no cl_khr_fp16"));
    }
    let raw: Vec<u16> = Numbers::new(30).values(2 * COUNT);
    // Finite and not denormal: those the mode of a kernel may flush.
    let numbers: Vec<u16> = raw.iter().map(|v| v & 0x83ff | 0x3000 + (v >> 12 & 7) * 0x400).collect();
    let (a, b) = numbers.split_at(COUNT);
    let (x, y, out) = (s.buffer(a)?, s.buffer(b)?, s.buffer(&[0u16; COUNT * 6])?);
    s.once(
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable
         kernel void k(global half* o, global const half* a, global const half* b) {
            uint i = get_global_id(0); half x = a[i], y = b[i]; global half* p = o + i * 6;
            p[0] = x + y; p[1] = x * y; p[2] = fma(x, y, x); p[3] = fmin(x, y); p[4] = x > y ? -x : fabs(y);
            p[5] = convert_half_rtz((float)x * 1.7f); }",
        "",
        &[(&out).into(), (&x).into(), (&y).into()],
        &[COUNT],
        &[],
    )?;
    let wanted: Vec<f32> = a
        .iter()
        .zip(b)
        .flat_map(|(&x, &y)| {
            let (x, y) = (f16::from_bits(x).to_f64(), f16::from_bits(y).to_f64());
            let product = (x as f32) * 1.7f32;
            let mut truncated = f16::from_f32(product);
            if truncated.to_f32().abs() > product.abs() {
                truncated = f16::from_bits(truncated.to_bits() - 1);
            }
            let round = |v: f64| f16::from_f64(v).to_f32();
            [
                round(x + y),
                round(x * y),
                round(x * y + x),
                round(x.min(y)),
                round(if x > y { -x } else { y.abs() }),
                truncated.to_f32(),
            ]
        })
        .collect();
    let got: Vec<f32> = s.read::<u16>(&out, COUNT * 6)?.iter().map(|&v| f16::from_bits(v).to_f32()).collect();
    same(&got, &wanted)?;
    Ok(Verdict::Right)
}

fn floats(s: &Session) -> Result<Verdict> {
    let mut numbers = Numbers::new(31);
    let (mut a, b) = (numbers.floats(COUNT, 1e6), numbers.floats(COUNT, 3.0));
    a[1] = f32::INFINITY;
    a[2] = f32::NAN;
    a[3] = -0.0;
    a[4] = f32::MAX;
    let (x, y, out) = (s.buffer(&a)?, s.buffer(&b)?, s.buffer(&[0f32; COUNT * 10])?);
    s.once(
        "kernel void k(global float* o, global const float* a, global const float* b) {
            uint i = get_global_id(0); float x = a[i], y = b[i]; global float* p = o + i * 10;
            p[0] = x + y; p[1] = x - y; p[2] = x * y; p[3] = fma(x, y, 0.5f); p[4] = floor(x); p[5] = ceil(y);
            p[6] = trunc(x * y); p[7] = rint(y); p[8] = fmax(x, y); p[9] = copysign(x, y); }",
        "",
        &[(&out).into(), (&x).into(), (&y).into()],
        &[COUNT],
        &[],
    )?;
    let wanted: Vec<f32> = a
        .iter()
        .zip(&b)
        .flat_map(|(&x, &y)| {
            [
                x + y,
                x - y,
                x * y,
                x.mul_add(y, 0.5),
                x.floor(),
                y.ceil(),
                (x * y).trunc(),
                y.round_ties_even(),
                x.max(y),
                x.copysign(y),
            ]
        })
        .collect();
    same(&s.read::<f32>(&out, COUNT * 10)?, &wanted)?;
    Ok(Verdict::Right)
}

fn doubles(s: &Session) -> Result<Verdict> {
    if !s.has("cl_khr_fp64") {
        return Ok(Verdict::DoesNotApply("no cl_khr_fp64"));
    }
    let mut numbers = Numbers::new(32);
    let mut doubles = |range: f32| -> Vec<f64> {
        let (high, low) = (numbers.floats(COUNT, range), numbers.floats(COUNT, 1e-6));
        high.iter().zip(&low).map(|(&h, &l)| f64::from(h) + f64::from(l)).collect()
    };
    let (mut a, b) = (doubles(1e9), doubles(5.0));
    a[1] = f64::NEG_INFINITY;
    a[2] = 1e300;
    let (x, y, out) = (s.buffer(&a)?, s.buffer(&b)?, s.buffer(&[0f64; COUNT * 10])?);
    s.once(
        "#pragma OPENCL EXTENSION cl_khr_fp64 : enable
         kernel void k(global double* o, global const double* a, global const double* b) {
            uint i = get_global_id(0); double x = a[i], y = b[i]; global double* p = o + i * 10;
            p[0] = x + y; p[1] = x * y; p[2] = fma(x, y, y); p[3] = x / y; p[4] = sqrt(fabs(x)); p[5] = floor(y);
            p[6] = x > y ? x : -y; p[7] = (double)(int)y; p[8] = (double)(long)(y * 1e9); p[9] = (double)(float)x; }",
        "",
        &[(&out).into(), (&x).into(), (&y).into()],
        &[COUNT],
        &[],
    )?;
    let wanted: Vec<f64> = a
        .iter()
        .zip(&b)
        .flat_map(|(&x, &y)| {
            [
                x + y,
                x * y,
                x.mul_add(y, y),
                x / y,
                x.abs().sqrt(),
                y.floor(),
                if x > y { x } else { -y },
                f64::from(y as i32),
                (y * 1e9) as i64 as f64,
                f64::from(x as f32),
            ]
        })
        .collect();
    same(&s.read::<f64>(&out, COUNT * 10)?, &wanted)?;
    Ok(Verdict::Right)
}

fn conversions(s: &Session) -> Result<Verdict> {
    let mut numbers = Numbers::new(33);
    let a = numbers.floats(COUNT, 30000.0);
    let (x, out) = (s.buffer(&a)?, s.buffer(&[0i32; COUNT * 12])?);
    s.once(
        "kernel void k(global int* o, global const float* a) {
            uint i = get_global_id(0); float x = a[i]; global int* p = o + i * 12;
            p[0] = convert_int_rte(x); p[1] = convert_int_rtz(x); p[2] = convert_int_rtp(x); p[3] = convert_int_rtn(x);
            p[4] = convert_uchar_sat(x); p[5] = convert_char_sat_rte(x); p[6] = convert_short_sat(x * 3);
            p[7] = convert_ushort_sat_rte(x * 5); p[8] = as_int(convert_float((long)x * 123456789L));
            p[9] = as_int(convert_float((int)x * 65539)); p[10] = as_int(convert_float((ulong)(uint)(int)x << 30));
            p[11] = convert_int_sat(x * 1e6f); }",
        "",
        &[(&out).into(), (&x).into()],
        &[COUNT],
        &[],
    )?;
    let wanted: Vec<i32> = a
        .iter()
        .flat_map(|&x| {
            let nearest = x.round_ties_even();
            [
                nearest as i32,
                x as i32,
                x.ceil() as i32,
                x.floor() as i32,
                i32::from(x as u8),
                i32::from(nearest as i8),
                i32::from((x * 3.0) as i16),
                i32::from((x * 5.0).round_ties_even() as u16),
                ((x as i64).wrapping_mul(123456789) as f32).to_bits() as i32,
                ((x as i32).wrapping_mul(65539) as f32).to_bits() as i32,
                ((u64::from(x as i32 as u32) << 30) as f32).to_bits() as i32,
                (x * 1e6) as i32,
            ]
        })
        .collect();
    same(&s.read::<i32>(&out, COUNT * 12)?, &wanted)?;
    Ok(Verdict::Right)
}

fn saturation(s: &Session) -> Result<Verdict> {
    let a: Vec<i64> = Numbers::new(34).values(COUNT);
    let a: Vec<i64> = a.iter().enumerate().map(|(i, v)| v >> (i % 60)).collect();
    let (x, out) = (s.buffer(&a)?, s.buffer(&[0i64; COUNT * 8])?);
    s.once(
        "kernel void k(global long* o, global const long* a) {
            uint i = get_global_id(0); long x = a[i]; global long* p = o + i * 8;
            p[0] = convert_int_sat(x); p[1] = convert_uint_sat(x); p[2] = convert_short_sat(x); p[3] = convert_uchar_sat(x);
            p[4] = (int)x; p[5] = (uchar)x; p[6] = abs_diff(x, 1000L); p[7] = convert_ulong_sat(x); }",
        "",
        &[(&out).into(), (&x).into()],
        &[COUNT],
        &[],
    )?;
    let wanted: Vec<i64> = a
        .iter()
        .flat_map(|&x| {
            [
                x.clamp(i32::MIN.into(), i32::MAX.into()),
                x.clamp(0, u32::MAX.into()),
                x.clamp(i16::MIN.into(), i16::MAX.into()),
                x.clamp(0, 255),
                i64::from(x as i32),
                i64::from(x as u8),
                x.abs_diff(1000) as i64,
                x.max(0),
            ]
        })
        .collect();
    same(&s.read::<i64>(&out, COUNT * 8)?, &wanted)?;
    Ok(Verdict::Right)
}

fn vectors(s: &Session) -> Result<Verdict> {
    let a: Vec<u8> = Numbers::new(35).values(COUNT * 16 + 32);
    let (x, out) = (s.buffer(&a)?, s.buffer(&[0u8; COUNT * 16])?);
    s.once(
        "kernel void k(global uchar* o, global const uchar* a) {
            uint i = get_global_id(0);
            uchar16 v = vload16(0, a + i * 16 + 1); uchar8 h = vload8(0, a + i * 16 + 7); uchar3 t = vload3(i, a);
            v.s02468ace += h; v = v.s10325476badcfe98; v.s4 ^= t.x; v.lo.odd -= t.zyxz; v.hi = min(v.hi, h);
            v.sf = any(v.lo == h) ? 1 : 2; v.se = dot((float4)(t.x, t.y, t.z, 1), (float4)(1, 2, 3, 4)) / 8;
            vstore16(shuffle(v, (uchar16)(15,3,5,1,2,0,4,6,7,9,8,10,14,11,12,13)), i, o); }",
        "",
        &[(&out).into(), (&x).into()],
        &[COUNT],
        &[],
    )?;
    let wanted: Vec<u8> = (0..COUNT)
        .flat_map(|i| {
            let mut v: [u8; 16] = std::array::from_fn(|n| a[i * 16 + 1 + n]);
            let h: [u8; 8] = std::array::from_fn(|n| a[i * 16 + 7 + n]);
            let t: [u8; 3] = std::array::from_fn(|n| a[i * 3 + n]);
            for n in 0..8 {
                v[2 * n] = v[2 * n].wrapping_add(h[n]);
            }
            v = [1, 0, 3, 2, 5, 4, 7, 6, 11, 10, 13, 12, 15, 14, 9, 8].map(|n| v[n]);
            v[4] ^= t[0];
            for (n, from) in [2, 1, 0, 2].into_iter().enumerate() {
                v[2 * n + 1] = v[2 * n + 1].wrapping_sub(t[from]);
            }
            for n in 0..8 {
                v[8 + n] = v[8 + n].min(h[n]);
            }
            v[15] = if (0..8).any(|n| v[n] == h[n]) { 1 } else { 2 };
            v[14] = ((u32::from(t[0]) + 2 * u32::from(t[1]) + 3 * u32::from(t[2]) + 4) / 8) as u8;
            [15, 3, 5, 1, 2, 0, 4, 6, 7, 9, 8, 10, 14, 11, 12, 13].map(|n| v[n])
        })
        .collect();
    same(&s.read::<u8>(&out, COUNT * 16)?, &wanted)?;
    Ok(Verdict::Right)
}

fn bit_operations(s: &Session) -> Result<Verdict> {
    let a: Vec<u32> = Numbers::new(36).values(COUNT);
    let a: Vec<u32> = a.iter().enumerate().map(|(i, v)| v >> (i % 33).min(31)).collect();
    let (x, out) = (s.buffer(&a)?, s.buffer(&[0u32; COUNT * 8])?);
    s.once(
        "kernel void k(global uint* o, global const uint* a) {
            uint i = get_global_id(0), x = a[i]; global uint* p = o + i * 8;
            p[0] = popcount(x); p[1] = clz(x); p[2] = clz((ulong)x); p[3] = clz((ushort)x); p[4] = popcount((ulong)x * x);
            p[5] = bitselect(x, ~i, 0xff00ff00u); p[6] = hadd(x, 0xfffffff0u); p[7] = rhadd(x, i); }",
        "",
        &[(&out).into(), (&x).into()],
        &[COUNT],
        &[],
    )?;
    let wanted: Vec<u32> = a
        .iter()
        .enumerate()
        .flat_map(|(i, &x)| {
            let (i, wide) = (i as u32, u64::from(x));
            [
                x.count_ones(),
                x.leading_zeros(),
                wide.leading_zeros(),
                (x as u16).leading_zeros(),
                wide.wrapping_mul(wide).count_ones(),
                x & 0x00ff_00ff | !i & 0xff00_ff00,
                ((wide + 0xffff_fff0) >> 1) as u32,
                ((wide + u64::from(i) + 1) >> 1) as u32,
            ]
        })
        .collect();
    same(&s.read::<u32>(&out, COUNT * 8)?, &wanted)?;
    Ok(Verdict::Right)
}

/// An expression of `x`, the host's function for it, and by how many units in the last place the two may differ.
type Function = (&'static str, fn(f64) -> f64, f64);

/// Runs functions of one float and compares them with the host's in double precision.
fn compare_functions(s: &Session, rows: &[Function], positive: bool) -> Result<()> {
    let mut a = Numbers::new(37).floats(COUNT, 20.0);
    if positive {
        a.iter_mut().for_each(|v| *v = v.abs() + 0.001);
    }
    let x = s.buffer(&a)?;
    let mut source = String::from(
        "kernel void k(global float* o, global const float* a) { uint i = get_global_id(0); float x = a[i];\n",
    );
    for (n, (text, _, _)) in rows.iter().enumerate() {
        source += &format!("o[{n} * {COUNT} + i] = {text};\n");
    }
    source += "}";
    let out = s.buffer(&vec![0f32; COUNT * rows.len()])?;
    s.once(&source, "", &[(&out).into(), (&x).into()], &[COUNT], &[])?;
    let got = s.read::<f32>(&out, COUNT * rows.len())?;
    for ((text, function, ulps), got) in rows.iter().zip(got.chunks(COUNT)) {
        let wanted: Vec<f64> = a.iter().map(|&x| function(x.into())).collect();
        close(got, &wanted, *ulps).map_err(|error| error.context(*text))?;
    }
    Ok(())
}

fn functions(s: &Session) -> Result<Verdict> {
    compare_functions(
        s,
        &[
            ("sin(x)", f64::sin, 4.0),
            ("cos(x)", f64::cos, 4.0),
            ("tan(x)", f64::tan, 5.0),
            ("exp(x)", f64::exp, 3.0),
            ("exp2(x)", f64::exp2, 3.0),
            ("tanh(x)", f64::tanh, 5.0),
            ("atan(x)", f64::atan, 5.0),
            ("cbrt(x)", f64::cbrt, 2.0),
            ("x / 3.7f", |x| x / f64::from(3.7f32), 2.5),
            ("asin(x / 32)", |x| (x / 32.0).asin(), 4.0),
            ("fmod(x, 1.5f)", |x| x % 1.5, 0.0),
        ],
        false,
    )?;
    compare_functions(
        s,
        &[
            ("log(x)", f64::ln, 3.0),
            ("log2(x)", f64::log2, 3.0),
            ("log10(x)", f64::log10, 3.0),
            ("sqrt(x)", f64::sqrt, 3.0),
            ("rsqrt(x)", |x| 1.0 / x.sqrt(), 2.0),
            ("pow(x, 2.5f)", |x| x.powf(2.5), 16.0),
            ("pown(x, 3)", |x| x.powi(3), 16.0),
            ("hypot(x, 3.0f)", |x| x.hypot(3.0), 4.0),
        ],
        true,
    )?;
    Ok(Verdict::Right)
}

fn native_functions(s: &Session) -> Result<Verdict> {
    compare_functions(
        s,
        &[
            ("native_exp2(x)", f64::exp2, 16.0),
            ("native_log2(x + 2)", |x| (x + 2.0).log2(), 16.0),
            ("native_sqrt(x)", f64::sqrt, 8.0),
            ("native_rsqrt(x)", |x| 1.0 / x.sqrt(), 8.0),
            ("native_recip(x)", f64::recip, 8.0),
            ("native_divide(x, 3.0f)", |x| x / 3.0, 8.0),
        ],
        true,
    )?;
    Ok(Verdict::Right)
}
