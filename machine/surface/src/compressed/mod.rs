//! Block-compressed formats: one texel of one block.
//!
//! Source: [bdw.2d:SURFACE_FORMAT]; the encodings are those of the Khronos data format specification.
//! Deliberately absent: ASTC, which has no reader (a Gap where it is bound).

mod bc;
mod bptc;
mod etc;
mod fxt1;

use hw::format::SurfaceFormat;

/// Reads one texel of a block: block bytes (those past the block are ignored), column, row.
pub type Decode = fn(&[u8; 16], u32, u32) -> [u32; 4];

/// The function that reads texels of a compressed format; `None` where Halogen has none.
pub fn decoder(format: SurfaceFormat) -> Option<Decode> {
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
