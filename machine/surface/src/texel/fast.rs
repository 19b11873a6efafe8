//! Specialised readers and writers of the formats that programs use most; tests hold them to the generic ones.
//!
//! Source: [bdw.2d:SURFACE_FORMAT].

use super::{Pack, Unpack, float, srgb};
use hw::format::SurfaceFormat;

const ONE: u32 = 0x3f80_0000;
/// Byte index of a channel that the format does not have.
const NONE: usize = 16;

/// Reciprocals give the correctly rounded quotient for 255 codes only with a division: use a table.
const UNORM_8: [u32; 256] = {
    let mut table = [0; 256];
    let mut code = 0;
    while code < 256 {
        table[code] = (code as f32 / 255.0).to_bits();
        code += 1;
    }
    table
};

/// Float bits of an 8-bit normalised value.
#[inline(always)]
pub fn unorm_8(code: u8) -> u32 {
    UNORM_8[code as usize]
}

/// The 8-bit code nearest to a float; clamps, NaN gives 0.
#[inline(always)]
pub fn to_unorm_8(bits: u32) -> u8 {
    let value = f32::from_bits(bits);
    // A NaN fails the comparison and becomes 0; adding 2^23 rounds to nearest even in the low mantissa bits.
    let clamped = if value > 0.0 { value.min(1.0) } else { 0.0 };
    (clamped * 255.0 + 8_388_608.0).to_bits() as u8
}

fn unpack_unorm_8<const R: usize, const G: usize, const B: usize, const A: usize>(t: &[u8; 16]) -> [u32; 4] {
    let get = |index: usize, missing: u32| if index < 16 { unorm_8(t[index]) } else { missing };
    [get(R, 0), get(G, 0), get(B, 0), get(A, ONE)]
}

fn unpack_srgb_8<const R: usize, const G: usize, const B: usize, const A: usize>(t: &[u8; 16]) -> [u32; 4] {
    let table = &*srgb::DECODE_8;
    let get = |index: usize| if index < 16 { table[t[index] as usize] } else { 0 };
    [get(R), get(G), get(B), if A < 16 { unorm_8(t[A]) } else { ONE }]
}

fn pack_unorm_8<const R: usize, const G: usize, const B: usize, const A: usize>(c: [u32; 4]) -> [u8; 16] {
    let mut t = [0; 16];
    for (index, value) in [R, G, B, A].into_iter().zip(c) {
        if index < 16 {
            t[index] = to_unorm_8(value);
        }
    }
    t
}

fn pack_srgb_8<const R: usize, const G: usize, const B: usize, const A: usize>(c: [u32; 4]) -> [u8; 16] {
    let mut t = [0; 16];
    for (index, value) in [R, G, B].into_iter().zip(c) {
        if index < 16 {
            t[index] = srgb::encode_8(f32::from_bits(value));
        }
    }
    if A < 16 {
        t[A] = to_unorm_8(c[3]);
    }
    t
}

#[inline(always)]
fn word(t: &[u8; 16], index: usize) -> u16 {
    u16::from_le_bytes([t[index * 2], t[index * 2 + 1]])
}

#[inline(always)]
fn dword(t: &[u8; 16], index: usize) -> u32 {
    u32::from_le_bytes([t[index * 4], t[index * 4 + 1], t[index * 4 + 2], t[index * 4 + 3]])
}

fn unpack_half<const N: usize>(t: &[u8; 16]) -> [u32; 4] {
    let mut c = [0, 0, 0, ONE];
    for (index, value) in c.iter_mut().enumerate().take(N) {
        *value = num::f16_to_f32(word(t, index)).to_bits();
    }
    c
}

fn pack_half<const N: usize>(c: [u32; 4]) -> [u8; 16] {
    let mut t = [0; 16];
    for index in 0..N {
        t[index * 2..index * 2 + 2]
            .copy_from_slice(&float::float_to_half(f32::from_bits(c[index])).to_le_bytes());
    }
    t
}

fn unpack_unorm_16<const N: usize>(t: &[u8; 16]) -> [u32; 4] {
    let mut c = [0, 0, 0, ONE];
    for (index, value) in c.iter_mut().enumerate().take(N) {
        *value = (f32::from(word(t, index)) / 65535.0).to_bits();
    }
    c
}

/// 32-bit channels, whatever they mean; `MISSING` is the value of a missing alpha.
fn unpack_32<const N: usize, const MISSING: u32>(t: &[u8; 16]) -> [u32; 4] {
    let mut c = [0, 0, 0, MISSING];
    for (index, value) in c.iter_mut().enumerate().take(N) {
        *value = dword(t, index);
    }
    c
}

fn pack_32<const N: usize>(c: [u32; 4]) -> [u8; 16] {
    let mut t = [0; 16];
    for index in 0..N {
        t[index * 4..index * 4 + 4].copy_from_slice(&c[index].to_le_bytes());
    }
    t
}

fn unpack_uint_8<const N: usize>(t: &[u8; 16]) -> [u32; 4] {
    let mut c = [0, 0, 0, 1];
    for (index, value) in c.iter_mut().enumerate().take(N) {
        *value = u32::from(t[index]);
    }
    c
}

fn unpack_b5g6r5(t: &[u8; 16]) -> [u32; 4] {
    let v = word(t, 0);
    let five = |n: u16| (f32::from(n & 31) / 31.0).to_bits();
    [five(v >> 11), (f32::from((v >> 5) & 63) / 63.0).to_bits(), five(v), ONE]
}

fn unpack_r10g10b10a2(t: &[u8; 16]) -> [u32; 4] {
    let v = dword(t, 0);
    let ten = |n: u32| ((n & 1023) as f32 / 1023.0).to_bits();
    [ten(v), ten(v >> 10), ten(v >> 20), ((v >> 30) as f32 / 3.0).to_bits()]
}

fn unpack_r24_x8(t: &[u8; 16]) -> [u32; 4] {
    [((f64::from(dword(t, 0) & 0xff_ffff) / 16_777_215.0) as f32).to_bits(), 0, 0, ONE]
}

/// The specialised reader of a format.
pub fn unpacker(format: SurfaceFormat) -> Option<Unpack> {
    Some(match format {
        SurfaceFormat::R8G8B8A8_UNORM => unpack_unorm_8::<0, 1, 2, 3>,
        SurfaceFormat::B8G8R8A8_UNORM => unpack_unorm_8::<2, 1, 0, 3>,
        SurfaceFormat::R8G8B8X8_UNORM => unpack_unorm_8::<0, 1, 2, NONE>,
        SurfaceFormat::B8G8R8X8_UNORM => unpack_unorm_8::<2, 1, 0, NONE>,
        SurfaceFormat::R8G8_UNORM => unpack_unorm_8::<0, 1, NONE, NONE>,
        SurfaceFormat::R8_UNORM => unpack_unorm_8::<0, NONE, NONE, NONE>,
        SurfaceFormat::A8_UNORM => unpack_unorm_8::<NONE, NONE, NONE, 0>,
        SurfaceFormat::L8_UNORM => unpack_unorm_8::<0, 0, 0, NONE>,
        SurfaceFormat::I8_UNORM => unpack_unorm_8::<0, 0, 0, 0>,
        SurfaceFormat::L8A8_UNORM => unpack_unorm_8::<0, 0, 0, 1>,
        SurfaceFormat::R8G8B8A8_UNORM_SRGB => unpack_srgb_8::<0, 1, 2, 3>,
        SurfaceFormat::B8G8R8A8_UNORM_SRGB => unpack_srgb_8::<2, 1, 0, 3>,
        SurfaceFormat::R8G8B8X8_UNORM_SRGB => unpack_srgb_8::<0, 1, 2, NONE>,
        SurfaceFormat::B8G8R8X8_UNORM_SRGB => unpack_srgb_8::<2, 1, 0, NONE>,
        SurfaceFormat::R16G16B16A16_FLOAT => unpack_half::<4>,
        SurfaceFormat::R16G16B16X16_FLOAT => unpack_half::<3>,
        SurfaceFormat::R16G16_FLOAT => unpack_half::<2>,
        SurfaceFormat::R16_FLOAT => unpack_half::<1>,
        SurfaceFormat::R16G16B16A16_UNORM => unpack_unorm_16::<4>,
        SurfaceFormat::R16G16_UNORM => unpack_unorm_16::<2>,
        SurfaceFormat::R16_UNORM => unpack_unorm_16::<1>,
        SurfaceFormat::R32G32B32A32_FLOAT => unpack_32::<4, ONE>,
        SurfaceFormat::R32G32B32X32_FLOAT | SurfaceFormat::R32G32B32_FLOAT => unpack_32::<3, ONE>,
        SurfaceFormat::R32G32_FLOAT => unpack_32::<2, ONE>,
        SurfaceFormat::R32_FLOAT | SurfaceFormat::R32_FLOAT_X8X24_TYPELESS => unpack_32::<1, ONE>,
        SurfaceFormat::R32G32B32A32_UINT | SurfaceFormat::R32G32B32A32_SINT => unpack_32::<4, 1>,
        SurfaceFormat::R32G32B32_UINT | SurfaceFormat::R32G32B32_SINT => unpack_32::<3, 1>,
        SurfaceFormat::R32G32_UINT | SurfaceFormat::R32G32_SINT => unpack_32::<2, 1>,
        SurfaceFormat::R32_UINT | SurfaceFormat::R32_SINT => unpack_32::<1, 1>,
        SurfaceFormat::R8G8B8A8_UINT => unpack_uint_8::<4>,
        SurfaceFormat::R8G8_UINT => unpack_uint_8::<2>,
        SurfaceFormat::R8_UINT => unpack_uint_8::<1>,
        SurfaceFormat::B5G6R5_UNORM => unpack_b5g6r5,
        SurfaceFormat::R10G10B10A2_UNORM => unpack_r10g10b10a2,
        SurfaceFormat::R24_UNORM_X8_TYPELESS => unpack_r24_x8,
        _ => return None,
    })
}

/// The specialised writer of a format.
pub fn packer(format: SurfaceFormat) -> Option<Pack> {
    Some(match format {
        SurfaceFormat::R8G8B8A8_UNORM => pack_unorm_8::<0, 1, 2, 3>,
        SurfaceFormat::B8G8R8A8_UNORM => pack_unorm_8::<2, 1, 0, 3>,
        SurfaceFormat::R8G8B8X8_UNORM => pack_unorm_8::<0, 1, 2, NONE>,
        SurfaceFormat::B8G8R8X8_UNORM => pack_unorm_8::<2, 1, 0, NONE>,
        SurfaceFormat::R8G8_UNORM => pack_unorm_8::<0, 1, NONE, NONE>,
        SurfaceFormat::R8_UNORM => pack_unorm_8::<0, NONE, NONE, NONE>,
        SurfaceFormat::A8_UNORM => pack_unorm_8::<NONE, NONE, NONE, 0>,
        SurfaceFormat::R8G8B8A8_UNORM_SRGB => pack_srgb_8::<0, 1, 2, 3>,
        SurfaceFormat::B8G8R8A8_UNORM_SRGB => pack_srgb_8::<2, 1, 0, 3>,
        SurfaceFormat::R16G16B16A16_FLOAT => pack_half::<4>,
        SurfaceFormat::R16G16B16X16_FLOAT => pack_half::<3>,
        SurfaceFormat::R16G16_FLOAT => pack_half::<2>,
        SurfaceFormat::R16_FLOAT => pack_half::<1>,
        SurfaceFormat::R32G32B32A32_FLOAT
        | SurfaceFormat::R32G32B32A32_UINT
        | SurfaceFormat::R32G32B32A32_SINT => pack_32::<4>,
        SurfaceFormat::R32G32_FLOAT | SurfaceFormat::R32G32_UINT | SurfaceFormat::R32G32_SINT => pack_32::<2>,
        SurfaceFormat::R32_FLOAT | SurfaceFormat::R32_UINT | SurfaceFormat::R32_SINT => pack_32::<1>,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texel::generic;

    /// Every format that has a specialised function.
    fn specialised() -> Vec<SurfaceFormat> {
        (0..0x200).map(SurfaceFormat).filter(|&f| unpacker(f).is_some()).collect()
    }

    fn bytes(seed: &mut u64) -> [u8; 16] {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let high = *seed ^ (*seed >> 29);
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((u128::from(high) << 64) | u128::from(*seed ^ (*seed >> 31))).to_le_bytes()
    }

    #[test]
    fn specialised_readers_agree_with_the_description() {
        let mut seed = 1;
        for format in specialised() {
            let (unpack, layout) = (unpacker(format).unwrap(), format.layout().unwrap());
            for _ in 0..2000 {
                let texel = bytes(&mut seed);
                assert_eq!(unpack(&texel), generic::unpack(layout, &texel), "{} {texel:x?}", format.name());
            }
        }
    }

    #[test]
    fn specialised_writers_agree_with_the_description() {
        let mut seed = 7;
        for format in (0..0x200).map(SurfaceFormat) {
            let (Some(pack), Some(layout)) = (packer(format), format.layout()) else { continue };
            let length = usize::from(layout.block_bits) / 8;
            for n in 0..4000 {
                let raw = bytes(&mut seed);
                let color: [u32; 4] = std::array::from_fn(|c| {
                    let bits = dword(&raw, c);
                    if n % 2 == 0 { bits } else { (bits as f32 / 4e9).to_bits() }
                });
                assert_eq!(
                    pack(color)[..length],
                    generic::pack(layout, color)[..length],
                    "{}",
                    format.name()
                );
            }
        }
    }

    #[test]
    fn formats_that_programs_use_most_are_read_and_written_by_functions_of_their_own() {
        let read = "R8G8B8A8_UNORM B8G8R8A8_UNORM R8G8B8X8_UNORM B8G8R8X8_UNORM R8G8_UNORM R8_UNORM A8_UNORM L8_UNORM \
                    I8_UNORM L8A8_UNORM R8G8B8A8_UNORM_SRGB B8G8R8A8_UNORM_SRGB R8G8B8X8_UNORM_SRGB \
                    B8G8R8X8_UNORM_SRGB R16G16B16A16_FLOAT R16G16B16X16_FLOAT R16G16_FLOAT R16_FLOAT \
                    R16G16B16A16_UNORM R16G16_UNORM R16_UNORM R32G32B32A32_FLOAT R32G32B32X32_FLOAT R32G32B32_FLOAT \
                    R32G32_FLOAT R32_FLOAT R32_FLOAT_X8X24_TYPELESS R32G32B32A32_UINT R32G32B32A32_SINT \
                    R32G32B32_UINT R32G32B32_SINT R32G32_UINT R32G32_SINT R32_UINT R32_SINT R8G8B8A8_UINT R8G8_UINT \
                    R8_UINT B5G6R5_UNORM R10G10B10A2_UNORM R24_UNORM_X8_TYPELESS";
        let written = "R8G8B8A8_UNORM B8G8R8A8_UNORM R8G8B8X8_UNORM B8G8R8X8_UNORM R8G8_UNORM R8_UNORM A8_UNORM \
                       R8G8B8A8_UNORM_SRGB B8G8R8A8_UNORM_SRGB R16G16B16A16_FLOAT R16G16B16X16_FLOAT R16G16_FLOAT \
                       R16_FLOAT R32G32B32A32_FLOAT R32G32B32A32_UINT R32G32B32A32_SINT R32G32_FLOAT R32G32_UINT \
                       R32G32_SINT R32_FLOAT R32_UINT R32_SINT";
        let format = |name: &str| (0..0x400).map(SurfaceFormat).find(|format| format.name() == name).unwrap();
        for name in read.split_whitespace() {
            assert!(unpacker(format(name)).is_some(), "{name}");
        }
        for name in written.split_whitespace() {
            assert!(packer(format(name)).is_some(), "{name}");
        }
    }

    #[test]
    fn channels_outside_of_their_range_are_clamped() {
        let f = f32::to_bits;
        for (value, code) in [(0.0, 0), (-0.0, 0), (1e-9, 0), (1.0, 255), (7.5, 255), (f32::INFINITY, 255)] {
            assert_eq!(to_unorm_8(f(value)), code, "{value}");
        }
        assert_eq!([f(f32::NAN), f(-2.0), f(f32::NEG_INFINITY)].map(to_unorm_8), [0; 3]);
    }
}
