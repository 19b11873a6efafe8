//! Packed YUV 4:2:2: two luma samples and one pair of chroma samples in four bytes.
//!
//! Source: [skl.7:Surface Formats], whose table names the bytes of each format. A texel reads as red = Cr, green = Y,
//! blue = Cb, alpha = 1, without conversion to RGB.
//! Unverified: both texels of a pair have its chroma as it is; no manual at hand says that hardware interpolates it.

use crate::compressed::DecodeTexel;
use crate::texel;
use hw::format::SurfaceFormat;

/// Texels across one element of these formats.
pub const PAIR_WIDTH_PX: u32 = 2;
/// Bytes of one element of these formats.
pub const PAIR_BYTES: u32 = 4;

/// Reads one texel of a pair of which the first luma sample is byte `Y`, blue chroma byte `CB`, red chroma byte `CR`.
fn pair<const Y: usize, const CB: usize, const CR: usize>(bytes: &[u8; 16], x: u32, _: u32) -> [u32; 4] {
    let luma = bytes[Y + 2 * (x as usize & 1)];
    [texel::unorm_8(bytes[CR]), texel::unorm_8(luma), texel::unorm_8(bytes[CB]), 1.0f32.to_bits()]
}

/// The function that reads texels of a packed YUV format; `None` for all others.
pub fn decoder(format: SurfaceFormat) -> Option<DecodeTexel> {
    Some(match format {
        SurfaceFormat::YCRCB_NORMAL => pair::<0, 1, 3>,
        SurfaceFormat::YCRCB_SWAPUV => pair::<0, 3, 1>,
        SurfaceFormat::YCRCB_SWAPY => pair::<1, 0, 2>,
        SurfaceFormat::YCRCB_SWAPUVY => pair::<1, 2, 0>,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texels of the pair 10 20 30 40 as codes: Cr, Y, Cb, alpha.
    fn texels(format: SurfaceFormat) -> [[u32; 4]; 2] {
        let mut bytes = [0xee; 16];
        bytes[..4].copy_from_slice(&[10, 20, 30, 40]);
        let decode = decoder(format).expect("a packed YUV format");
        [0, 1].map(|x| decode(&bytes, x, 0).map(|bits| (f32::from_bits(bits) * 255.0).round() as u32))
    }

    #[test]
    fn both_texels_of_a_pair_have_its_chroma_and_a_luma_of_their_own() {
        assert_eq!(texels(SurfaceFormat::YCRCB_NORMAL), [[40, 10, 20, 255], [40, 30, 20, 255]]);
        assert_eq!(texels(SurfaceFormat::YCRCB_SWAPUV), [[20, 10, 40, 255], [20, 30, 40, 255]]);
        assert_eq!(texels(SurfaceFormat::YCRCB_SWAPY), [[30, 20, 10, 255], [30, 40, 10, 255]]);
        assert_eq!(texels(SurfaceFormat::YCRCB_SWAPUVY), [[10, 20, 30, 255], [10, 40, 30, 255]]);
    }
}
