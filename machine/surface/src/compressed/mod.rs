//! Block-compressed formats.
//!
//! Source: [bdw.2d:SURFACE_FORMAT]; the encodings are those of the Khronos data format specification.
//! Most are read texel by texel. A texel of ASTC takes nearly as long as a block, so that blocks are read whole and kept
//! ([`Blocks`]).

mod astc;
mod bc;
mod bptc;
mod etc;
mod fxt1;

pub use astc::Astc;
use hw::format::{Compression, SurfaceFormat};

/// Reads one texel of a block: block bytes (those past the block are ignored), column, row.
pub type DecodeTexel = fn(&[u8; 16], u32, u32) -> [u32; 4];

/// How the texels of a block are read.
#[derive(Clone, Copy)]
pub enum Decode {
    /// Each for itself.
    Texel(DecodeTexel),
    /// All together.
    Block(Astc),
}

impl Decode {
    /// One texel as float bits of red, green, blue, alpha.
    pub fn texel(self, block: &[u8; 16], x: u32, y: u32) -> [u32; 4] {
        match self {
            Decode::Texel(decode) => decode(block, x, y),
            Decode::Block(astc) => {
                let mut texels = [[0; 4]; astc::TEXELS];
                astc.decode(block, &mut texels);
                texels[astc.index(x, y)]
            }
        }
    }

    /// The same for many texels: blocks that were read are found in `blocks`.
    #[inline]
    pub fn texel_of_kept(self, block: &[u8; 16], x: u32, y: u32, blocks: &mut Blocks) -> [u32; 4] {
        match self {
            Decode::Texel(decode) => decode(block, x, y),
            Decode::Block(astc) => blocks.texels(astc, block)[astc.index(x, y)],
        }
    }
}

/// Blocks that were read. They are known by their bytes, so that what changes in memory is never missed.
#[derive(Default)]
pub struct Blocks {
    /// [`KEPT`], or none before the first block.
    kept: Vec<Kept>,
}

#[derive(Clone)]
struct Kept {
    bytes: [u8; 16],
    decoder: Option<Astc>,
    texels: astc::Texels,
}

/// A power of two; a message looks at up to 16 lanes of eight texels.
const KEPT: usize = 64;

impl Blocks {
    fn texels(&mut self, decoder: Astc, bytes: &[u8; 16]) -> &astc::Texels {
        if self.kept.is_empty() {
            let nothing = Kept { bytes: [0; 16], decoder: None, texels: [[0; 4]; astc::TEXELS] };
            self.kept.resize(KEPT, nothing);
        }
        let whole = u128::from_le_bytes(*bytes);
        let spread = (whole as u64 ^ (whole >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let kept = &mut self.kept[(spread >> 58) as usize % KEPT];
        if kept.decoder != Some(decoder) || kept.bytes != *bytes {
            (kept.decoder, kept.bytes) = (Some(decoder), *bytes);
            decoder.decode(bytes, &mut kept.texels);
        }
        &kept.texels
    }
}

/// How texels of a compressed format are read; `None` where Halogen cannot.
pub fn decoder(format: SurfaceFormat) -> Option<Decode> {
    let layout = format.layout()?;
    if layout.compression == Compression::Astc {
        return Some(Decode::Block(Astc::of(format, layout)));
    }
    decoder_of_texels(format).map(Decode::Texel)
}

fn decoder_of_texels(format: SurfaceFormat) -> Option<DecodeTexel> {
    Some(match format {
        SurfaceFormat::BC1_UNORM => bc::bc1::<false, true>,
        SurfaceFormat::BC1_UNORM_SRGB => bc::bc1::<true, true>,
        SurfaceFormat::DXT1_RGB => bc::bc1::<false, false>,
        SurfaceFormat::DXT1_RGB_SRGB => bc::bc1::<true, false>,
        SurfaceFormat::BC2_UNORM => bc::bc2::<false>,
        SurfaceFormat::BC2_UNORM_SRGB => bc::bc2::<true>,
        SurfaceFormat::BC3_UNORM => bc::bc3::<false>,
        SurfaceFormat::BC3_UNORM_SRGB => bc::bc3::<true>,
        SurfaceFormat::BC4_UNORM => bc::bc4::<false>,
        SurfaceFormat::BC4_SNORM => bc::bc4::<true>,
        SurfaceFormat::BC5_UNORM => bc::bc5::<false>,
        SurfaceFormat::BC5_SNORM => bc::bc5::<true>,
        SurfaceFormat::BC6H_UF16 => bptc::bc6h::<false>,
        SurfaceFormat::BC6H_SF16 => bptc::bc6h::<true>,
        SurfaceFormat::BC7_UNORM => bptc::bc7::<false>,
        SurfaceFormat::BC7_UNORM_SRGB => bptc::bc7::<true>,
        SurfaceFormat::FXT1 => fxt1::fxt1,
        SurfaceFormat::ETC1_RGB8 => etc::etc1,
        SurfaceFormat::ETC2_RGB8 => etc::etc2::<false>,
        SurfaceFormat::ETC2_SRGB8 => etc::etc2::<true>,
        SurfaceFormat::ETC2_RGB8_PTA => etc::etc2_punchthrough::<false>,
        SurfaceFormat::ETC2_SRGB8_PTA => etc::etc2_punchthrough::<true>,
        SurfaceFormat::ETC2_EAC_RGBA8 => etc::etc2_eac::<false>,
        SurfaceFormat::ETC2_EAC_SRGB8_A8 => etc::etc2_eac::<true>,
        SurfaceFormat::EAC_R11 => etc::eac_r11::<false>,
        SurfaceFormat::EAC_SIGNED_R11 => etc::eac_r11::<true>,
        SurfaceFormat::EAC_RG11 => etc::eac_rg11::<false>,
        SurfaceFormat::EAC_SIGNED_RG11 => etc::eac_rg11::<true>,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
