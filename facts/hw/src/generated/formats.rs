//! Generated from hw/formats.hw by `cargo xtask gen`; do not edit.

use crate::format::ChannelKind::*;
use crate::format::{ColorSpace, Compression, FormatLayout, NO, SurfaceFormat, c};
impl SurfaceFormat {
    /// `R32G32B32A32_FLOAT`
    pub const R32G32B32A32_FLOAT: Self = Self(0x0);
    /// `R32G32B32A32_SINT`
    pub const R32G32B32A32_SINT: Self = Self(0x1);
    /// `R32G32B32A32_UINT`
    pub const R32G32B32A32_UINT: Self = Self(0x2);
    /// `R32G32B32A32_UNORM`
    pub const R32G32B32A32_UNORM: Self = Self(0x3);
    /// `R32G32B32A32_SNORM`
    pub const R32G32B32A32_SNORM: Self = Self(0x4);
    /// `R64G64_FLOAT`
    pub const R64G64_FLOAT: Self = Self(0x5);
    /// `R32G32B32X32_FLOAT`
    pub const R32G32B32X32_FLOAT: Self = Self(0x6);
    /// `R32G32B32A32_SSCALED`
    pub const R32G32B32A32_SSCALED: Self = Self(0x7);
    /// `R32G32B32A32_USCALED`
    pub const R32G32B32A32_USCALED: Self = Self(0x8);
    /// `R32G32B32A32_SFIXED`
    pub const R32G32B32A32_SFIXED: Self = Self(0x20);
    /// `R64G64_PASSTHRU`
    pub const R64G64_PASSTHRU: Self = Self(0x21);
    /// `R32G32B32_FLOAT`
    pub const R32G32B32_FLOAT: Self = Self(0x40);
    /// `R32G32B32_SINT`
    pub const R32G32B32_SINT: Self = Self(0x41);
    /// `R32G32B32_UINT`
    pub const R32G32B32_UINT: Self = Self(0x42);
    /// `R32G32B32_UNORM`
    pub const R32G32B32_UNORM: Self = Self(0x43);
    /// `R32G32B32_SNORM`
    pub const R32G32B32_SNORM: Self = Self(0x44);
    /// `R32G32B32_SSCALED`
    pub const R32G32B32_SSCALED: Self = Self(0x45);
    /// `R32G32B32_USCALED`
    pub const R32G32B32_USCALED: Self = Self(0x46);
    /// `R32G32B32_SFIXED`
    pub const R32G32B32_SFIXED: Self = Self(0x50);
    /// `R16G16B16A16_UNORM`
    pub const R16G16B16A16_UNORM: Self = Self(0x80);
    /// `R16G16B16A16_SNORM`
    pub const R16G16B16A16_SNORM: Self = Self(0x81);
    /// `R16G16B16A16_SINT`
    pub const R16G16B16A16_SINT: Self = Self(0x82);
    /// `R16G16B16A16_UINT`
    pub const R16G16B16A16_UINT: Self = Self(0x83);
    /// `R16G16B16A16_FLOAT`
    pub const R16G16B16A16_FLOAT: Self = Self(0x84);
    /// `R32G32_FLOAT`
    pub const R32G32_FLOAT: Self = Self(0x85);
    /// `R32G32_SINT`
    pub const R32G32_SINT: Self = Self(0x86);
    /// `R32G32_UINT`
    pub const R32G32_UINT: Self = Self(0x87);
    /// `R32_FLOAT_X8X24_TYPELESS`
    pub const R32_FLOAT_X8X24_TYPELESS: Self = Self(0x88);
    /// `X32_TYPELESS_G8X24_UINT`
    pub const X32_TYPELESS_G8X24_UINT: Self = Self(0x89);
    /// `L32A32_FLOAT`
    pub const L32A32_FLOAT: Self = Self(0x8a);
    /// `R32G32_UNORM`
    pub const R32G32_UNORM: Self = Self(0x8b);
    /// `R32G32_SNORM`
    pub const R32G32_SNORM: Self = Self(0x8c);
    /// `R64_FLOAT`
    pub const R64_FLOAT: Self = Self(0x8d);
    /// `R16G16B16X16_UNORM`
    pub const R16G16B16X16_UNORM: Self = Self(0x8e);
    /// `R16G16B16X16_FLOAT`
    pub const R16G16B16X16_FLOAT: Self = Self(0x8f);
    /// `A32X32_FLOAT`
    pub const A32X32_FLOAT: Self = Self(0x90);
    /// `L32X32_FLOAT`
    pub const L32X32_FLOAT: Self = Self(0x91);
    /// `I32X32_FLOAT`
    pub const I32X32_FLOAT: Self = Self(0x92);
    /// `R16G16B16A16_SSCALED`
    pub const R16G16B16A16_SSCALED: Self = Self(0x93);
    /// `R16G16B16A16_USCALED`
    pub const R16G16B16A16_USCALED: Self = Self(0x94);
    /// `R32G32_SSCALED`
    pub const R32G32_SSCALED: Self = Self(0x95);
    /// `R32G32_USCALED`
    pub const R32G32_USCALED: Self = Self(0x96);
    /// `R32G32_FLOAT_LD`
    pub const R32G32_FLOAT_LD: Self = Self(0x97);
    /// `R32G32_SFIXED`
    pub const R32G32_SFIXED: Self = Self(0xa0);
    /// `R64_PASSTHRU`
    pub const R64_PASSTHRU: Self = Self(0xa1);
    /// `B8G8R8A8_UNORM`
    pub const B8G8R8A8_UNORM: Self = Self(0xc0);
    /// `B8G8R8A8_UNORM_SRGB`
    pub const B8G8R8A8_UNORM_SRGB: Self = Self(0xc1);
    /// `R10G10B10A2_UNORM`
    pub const R10G10B10A2_UNORM: Self = Self(0xc2);
    /// `R10G10B10A2_UNORM_SRGB`
    pub const R10G10B10A2_UNORM_SRGB: Self = Self(0xc3);
    /// `R10G10B10A2_UINT`
    pub const R10G10B10A2_UINT: Self = Self(0xc4);
    /// `R10G10B10_SNORM_A2_UNORM`
    pub const R10G10B10_SNORM_A2_UNORM: Self = Self(0xc5);
    /// `R8G8B8A8_UNORM`
    pub const R8G8B8A8_UNORM: Self = Self(0xc7);
    /// `R8G8B8A8_UNORM_SRGB`
    pub const R8G8B8A8_UNORM_SRGB: Self = Self(0xc8);
    /// `R8G8B8A8_SNORM`
    pub const R8G8B8A8_SNORM: Self = Self(0xc9);
    /// `R8G8B8A8_SINT`
    pub const R8G8B8A8_SINT: Self = Self(0xca);
    /// `R8G8B8A8_UINT`
    pub const R8G8B8A8_UINT: Self = Self(0xcb);
    /// `R16G16_UNORM`
    pub const R16G16_UNORM: Self = Self(0xcc);
    /// `R16G16_SNORM`
    pub const R16G16_SNORM: Self = Self(0xcd);
    /// `R16G16_SINT`
    pub const R16G16_SINT: Self = Self(0xce);
    /// `R16G16_UINT`
    pub const R16G16_UINT: Self = Self(0xcf);
    /// `R16G16_FLOAT`
    pub const R16G16_FLOAT: Self = Self(0xd0);
    /// `B10G10R10A2_UNORM`
    pub const B10G10R10A2_UNORM: Self = Self(0xd1);
    /// `B10G10R10A2_UNORM_SRGB`
    pub const B10G10R10A2_UNORM_SRGB: Self = Self(0xd2);
    /// `R11G11B10_FLOAT`
    pub const R11G11B10_FLOAT: Self = Self(0xd3);
    /// `R10G10B10_FLOAT_A2_UNORM`
    pub const R10G10B10_FLOAT_A2_UNORM: Self = Self(0xd5);
    /// `R32_SINT`
    pub const R32_SINT: Self = Self(0xd6);
    /// `R32_UINT`
    pub const R32_UINT: Self = Self(0xd7);
    /// `R32_FLOAT`
    pub const R32_FLOAT: Self = Self(0xd8);
    /// `R24_UNORM_X8_TYPELESS`
    pub const R24_UNORM_X8_TYPELESS: Self = Self(0xd9);
    /// `X24_TYPELESS_G8_UINT`
    pub const X24_TYPELESS_G8_UINT: Self = Self(0xda);
    /// `L32_UNORM`
    pub const L32_UNORM: Self = Self(0xdd);
    /// `A32_UNORM`
    pub const A32_UNORM: Self = Self(0xde);
    /// `L16A16_UNORM`
    pub const L16A16_UNORM: Self = Self(0xdf);
    /// `I24X8_UNORM`
    pub const I24X8_UNORM: Self = Self(0xe0);
    /// `L24X8_UNORM`
    pub const L24X8_UNORM: Self = Self(0xe1);
    /// `A24X8_UNORM`
    pub const A24X8_UNORM: Self = Self(0xe2);
    /// `I32_FLOAT`
    pub const I32_FLOAT: Self = Self(0xe3);
    /// `L32_FLOAT`
    pub const L32_FLOAT: Self = Self(0xe4);
    /// `A32_FLOAT`
    pub const A32_FLOAT: Self = Self(0xe5);
    /// `X8B8_UNORM_G8R8_SNORM`
    pub const X8B8_UNORM_G8R8_SNORM: Self = Self(0xe6);
    /// `A8X8_UNORM_G8R8_SNORM`
    pub const A8X8_UNORM_G8R8_SNORM: Self = Self(0xe7);
    /// `B8X8_UNORM_G8R8_SNORM`
    pub const B8X8_UNORM_G8R8_SNORM: Self = Self(0xe8);
    /// `B8G8R8X8_UNORM`
    pub const B8G8R8X8_UNORM: Self = Self(0xe9);
    /// `B8G8R8X8_UNORM_SRGB`
    pub const B8G8R8X8_UNORM_SRGB: Self = Self(0xea);
    /// `R8G8B8X8_UNORM`
    pub const R8G8B8X8_UNORM: Self = Self(0xeb);
    /// `R8G8B8X8_UNORM_SRGB`
    pub const R8G8B8X8_UNORM_SRGB: Self = Self(0xec);
    /// `R9G9B9E5_SHAREDEXP`
    pub const R9G9B9E5_SHAREDEXP: Self = Self(0xed);
    /// `B10G10R10X2_UNORM`
    pub const B10G10R10X2_UNORM: Self = Self(0xee);
    /// `L16A16_FLOAT`
    pub const L16A16_FLOAT: Self = Self(0xf0);
    /// `R32_UNORM`
    pub const R32_UNORM: Self = Self(0xf1);
    /// `R32_SNORM`
    pub const R32_SNORM: Self = Self(0xf2);
    /// `R10G10B10X2_USCALED`
    pub const R10G10B10X2_USCALED: Self = Self(0xf3);
    /// `R8G8B8A8_SSCALED`
    pub const R8G8B8A8_SSCALED: Self = Self(0xf4);
    /// `R8G8B8A8_USCALED`
    pub const R8G8B8A8_USCALED: Self = Self(0xf5);
    /// `R16G16_SSCALED`
    pub const R16G16_SSCALED: Self = Self(0xf6);
    /// `R16G16_USCALED`
    pub const R16G16_USCALED: Self = Self(0xf7);
    /// `R32_SSCALED`
    pub const R32_SSCALED: Self = Self(0xf8);
    /// `R32_USCALED`
    pub const R32_USCALED: Self = Self(0xf9);
    /// `B5G6R5_UNORM`
    pub const B5G6R5_UNORM: Self = Self(0x100);
    /// `B5G6R5_UNORM_SRGB`
    pub const B5G6R5_UNORM_SRGB: Self = Self(0x101);
    /// `B5G5R5A1_UNORM`
    pub const B5G5R5A1_UNORM: Self = Self(0x102);
    /// `B5G5R5A1_UNORM_SRGB`
    pub const B5G5R5A1_UNORM_SRGB: Self = Self(0x103);
    /// `B4G4R4A4_UNORM`
    pub const B4G4R4A4_UNORM: Self = Self(0x104);
    /// `B4G4R4A4_UNORM_SRGB`
    pub const B4G4R4A4_UNORM_SRGB: Self = Self(0x105);
    /// `R8G8_UNORM`
    pub const R8G8_UNORM: Self = Self(0x106);
    /// `R8G8_SNORM`
    pub const R8G8_SNORM: Self = Self(0x107);
    /// `R8G8_SINT`
    pub const R8G8_SINT: Self = Self(0x108);
    /// `R8G8_UINT`
    pub const R8G8_UINT: Self = Self(0x109);
    /// `R16_UNORM`
    pub const R16_UNORM: Self = Self(0x10a);
    /// `R16_SNORM`
    pub const R16_SNORM: Self = Self(0x10b);
    /// `R16_SINT`
    pub const R16_SINT: Self = Self(0x10c);
    /// `R16_UINT`
    pub const R16_UINT: Self = Self(0x10d);
    /// `R16_FLOAT`
    pub const R16_FLOAT: Self = Self(0x10e);
    /// `A8P8_UNORM_PALETTE0`
    pub const A8P8_UNORM_PALETTE0: Self = Self(0x10f);
    /// `A8P8_UNORM_PALETTE1`
    pub const A8P8_UNORM_PALETTE1: Self = Self(0x110);
    /// `I16_UNORM`
    pub const I16_UNORM: Self = Self(0x111);
    /// `L16_UNORM`
    pub const L16_UNORM: Self = Self(0x112);
    /// `A16_UNORM`
    pub const A16_UNORM: Self = Self(0x113);
    /// `L8A8_UNORM`
    pub const L8A8_UNORM: Self = Self(0x114);
    /// `I16_FLOAT`
    pub const I16_FLOAT: Self = Self(0x115);
    /// `L16_FLOAT`
    pub const L16_FLOAT: Self = Self(0x116);
    /// `A16_FLOAT`
    pub const A16_FLOAT: Self = Self(0x117);
    /// `L8A8_UNORM_SRGB`
    pub const L8A8_UNORM_SRGB: Self = Self(0x118);
    /// `R5G5_SNORM_B6_UNORM`
    pub const R5G5_SNORM_B6_UNORM: Self = Self(0x119);
    /// `B5G5R5X1_UNORM`
    pub const B5G5R5X1_UNORM: Self = Self(0x11a);
    /// `B5G5R5X1_UNORM_SRGB`
    pub const B5G5R5X1_UNORM_SRGB: Self = Self(0x11b);
    /// `R8G8_SSCALED`
    pub const R8G8_SSCALED: Self = Self(0x11c);
    /// `R8G8_USCALED`
    pub const R8G8_USCALED: Self = Self(0x11d);
    /// `R16_SSCALED`
    pub const R16_SSCALED: Self = Self(0x11e);
    /// `R16_USCALED`
    pub const R16_USCALED: Self = Self(0x11f);
    /// `P8A8_UNORM_PALETTE0`
    pub const P8A8_UNORM_PALETTE0: Self = Self(0x122);
    /// `P8A8_UNORM_PALETTE1`
    pub const P8A8_UNORM_PALETTE1: Self = Self(0x123);
    /// `A1B5G5R5_UNORM`
    pub const A1B5G5R5_UNORM: Self = Self(0x124);
    /// `A4B4G4R4_UNORM`
    pub const A4B4G4R4_UNORM: Self = Self(0x125);
    /// `L8A8_UINT`
    pub const L8A8_UINT: Self = Self(0x126);
    /// `L8A8_SINT`
    pub const L8A8_SINT: Self = Self(0x127);
    /// `R8_UNORM`
    pub const R8_UNORM: Self = Self(0x140);
    /// `R8_SNORM`
    pub const R8_SNORM: Self = Self(0x141);
    /// `R8_SINT`
    pub const R8_SINT: Self = Self(0x142);
    /// `R8_UINT`
    pub const R8_UINT: Self = Self(0x143);
    /// `A8_UNORM`
    pub const A8_UNORM: Self = Self(0x144);
    /// `I8_UNORM`
    pub const I8_UNORM: Self = Self(0x145);
    /// `L8_UNORM`
    pub const L8_UNORM: Self = Self(0x146);
    /// `P4A4_UNORM_PALETTE0`
    pub const P4A4_UNORM_PALETTE0: Self = Self(0x147);
    /// `A4P4_UNORM_PALETTE0`
    pub const A4P4_UNORM_PALETTE0: Self = Self(0x148);
    /// `R8_SSCALED`
    pub const R8_SSCALED: Self = Self(0x149);
    /// `R8_USCALED`
    pub const R8_USCALED: Self = Self(0x14a);
    /// `P8_UNORM_PALETTE0`
    pub const P8_UNORM_PALETTE0: Self = Self(0x14b);
    /// `L8_UNORM_SRGB`
    pub const L8_UNORM_SRGB: Self = Self(0x14c);
    /// `P8_UNORM_PALETTE1`
    pub const P8_UNORM_PALETTE1: Self = Self(0x14d);
    /// `P4A4_UNORM_PALETTE1`
    pub const P4A4_UNORM_PALETTE1: Self = Self(0x14e);
    /// `A4P4_UNORM_PALETTE1`
    pub const A4P4_UNORM_PALETTE1: Self = Self(0x14f);
    /// `Y8_UNORM`
    pub const Y8_UNORM: Self = Self(0x150);
    /// `L8_UINT`
    pub const L8_UINT: Self = Self(0x152);
    /// `L8_SINT`
    pub const L8_SINT: Self = Self(0x153);
    /// `I8_UINT`
    pub const I8_UINT: Self = Self(0x154);
    /// `I8_SINT`
    pub const I8_SINT: Self = Self(0x155);
    /// `DXT1_RGB_SRGB`
    pub const DXT1_RGB_SRGB: Self = Self(0x180);
    /// `R1_UNORM`
    pub const R1_UNORM: Self = Self(0x181);
    /// `YCRCB_NORMAL`
    pub const YCRCB_NORMAL: Self = Self(0x182);
    /// `YCRCB_SWAPUVY`
    pub const YCRCB_SWAPUVY: Self = Self(0x183);
    /// `P2_UNORM_PALETTE0`
    pub const P2_UNORM_PALETTE0: Self = Self(0x184);
    /// `P2_UNORM_PALETTE1`
    pub const P2_UNORM_PALETTE1: Self = Self(0x185);
    /// `BC1_UNORM`
    pub const BC1_UNORM: Self = Self(0x186);
    /// `BC2_UNORM`
    pub const BC2_UNORM: Self = Self(0x187);
    /// `BC3_UNORM`
    pub const BC3_UNORM: Self = Self(0x188);
    /// `BC4_UNORM`
    pub const BC4_UNORM: Self = Self(0x189);
    /// `BC5_UNORM`
    pub const BC5_UNORM: Self = Self(0x18a);
    /// `BC1_UNORM_SRGB`
    pub const BC1_UNORM_SRGB: Self = Self(0x18b);
    /// `BC2_UNORM_SRGB`
    pub const BC2_UNORM_SRGB: Self = Self(0x18c);
    /// `BC3_UNORM_SRGB`
    pub const BC3_UNORM_SRGB: Self = Self(0x18d);
    /// `MONO8`
    pub const MONO8: Self = Self(0x18e);
    /// `YCRCB_SWAPUV`
    pub const YCRCB_SWAPUV: Self = Self(0x18f);
    /// `YCRCB_SWAPY`
    pub const YCRCB_SWAPY: Self = Self(0x190);
    /// `DXT1_RGB`
    pub const DXT1_RGB: Self = Self(0x191);
    /// `FXT1`
    pub const FXT1: Self = Self(0x192);
    /// `R8G8B8_UNORM`
    pub const R8G8B8_UNORM: Self = Self(0x193);
    /// `R8G8B8_SNORM`
    pub const R8G8B8_SNORM: Self = Self(0x194);
    /// `R8G8B8_SSCALED`
    pub const R8G8B8_SSCALED: Self = Self(0x195);
    /// `R8G8B8_USCALED`
    pub const R8G8B8_USCALED: Self = Self(0x196);
    /// `R64G64B64A64_FLOAT`
    pub const R64G64B64A64_FLOAT: Self = Self(0x197);
    /// `R64G64B64_FLOAT`
    pub const R64G64B64_FLOAT: Self = Self(0x198);
    /// `BC4_SNORM`
    pub const BC4_SNORM: Self = Self(0x199);
    /// `BC5_SNORM`
    pub const BC5_SNORM: Self = Self(0x19a);
    /// `R16G16B16_FLOAT`
    pub const R16G16B16_FLOAT: Self = Self(0x19b);
    /// `R16G16B16_UNORM`
    pub const R16G16B16_UNORM: Self = Self(0x19c);
    /// `R16G16B16_SNORM`
    pub const R16G16B16_SNORM: Self = Self(0x19d);
    /// `R16G16B16_SSCALED`
    pub const R16G16B16_SSCALED: Self = Self(0x19e);
    /// `R16G16B16_USCALED`
    pub const R16G16B16_USCALED: Self = Self(0x19f);
    /// `BC6H_SF16`
    pub const BC6H_SF16: Self = Self(0x1a1);
    /// `BC7_UNORM`
    pub const BC7_UNORM: Self = Self(0x1a2);
    /// `BC7_UNORM_SRGB`
    pub const BC7_UNORM_SRGB: Self = Self(0x1a3);
    /// `BC6H_UF16`
    pub const BC6H_UF16: Self = Self(0x1a4);
    /// `PLANAR_420_8`
    pub const PLANAR_420_8: Self = Self(0x1a5);
    /// `PLANAR_420_16`
    pub const PLANAR_420_16: Self = Self(0x1a6);
    /// `R8G8B8_UNORM_SRGB`
    pub const R8G8B8_UNORM_SRGB: Self = Self(0x1a8);
    /// `ETC1_RGB8`
    pub const ETC1_RGB8: Self = Self(0x1a9);
    /// `ETC2_RGB8`
    pub const ETC2_RGB8: Self = Self(0x1aa);
    /// `EAC_R11`
    pub const EAC_R11: Self = Self(0x1ab);
    /// `EAC_RG11`
    pub const EAC_RG11: Self = Self(0x1ac);
    /// `EAC_SIGNED_R11`
    pub const EAC_SIGNED_R11: Self = Self(0x1ad);
    /// `EAC_SIGNED_RG11`
    pub const EAC_SIGNED_RG11: Self = Self(0x1ae);
    /// `ETC2_SRGB8`
    pub const ETC2_SRGB8: Self = Self(0x1af);
    /// `R16G16B16_UINT`
    pub const R16G16B16_UINT: Self = Self(0x1b0);
    /// `R16G16B16_SINT`
    pub const R16G16B16_SINT: Self = Self(0x1b1);
    /// `R32_SFIXED`
    pub const R32_SFIXED: Self = Self(0x1b2);
    /// `R10G10B10A2_SNORM`
    pub const R10G10B10A2_SNORM: Self = Self(0x1b3);
    /// `R10G10B10A2_USCALED`
    pub const R10G10B10A2_USCALED: Self = Self(0x1b4);
    /// `R10G10B10A2_SSCALED`
    pub const R10G10B10A2_SSCALED: Self = Self(0x1b5);
    /// `R10G10B10A2_SINT`
    pub const R10G10B10A2_SINT: Self = Self(0x1b6);
    /// `B10G10R10A2_SNORM`
    pub const B10G10R10A2_SNORM: Self = Self(0x1b7);
    /// `B10G10R10A2_USCALED`
    pub const B10G10R10A2_USCALED: Self = Self(0x1b8);
    /// `B10G10R10A2_SSCALED`
    pub const B10G10R10A2_SSCALED: Self = Self(0x1b9);
    /// `B10G10R10A2_UINT`
    pub const B10G10R10A2_UINT: Self = Self(0x1ba);
    /// `B10G10R10A2_SINT`
    pub const B10G10R10A2_SINT: Self = Self(0x1bb);
    /// `R64G64B64A64_PASSTHRU`
    pub const R64G64B64A64_PASSTHRU: Self = Self(0x1bc);
    /// `R64G64B64_PASSTHRU`
    pub const R64G64B64_PASSTHRU: Self = Self(0x1bd);
    /// `ETC2_RGB8_PTA`
    pub const ETC2_RGB8_PTA: Self = Self(0x1c0);
    /// `ETC2_SRGB8_PTA`
    pub const ETC2_SRGB8_PTA: Self = Self(0x1c1);
    /// `ETC2_EAC_RGBA8`
    pub const ETC2_EAC_RGBA8: Self = Self(0x1c2);
    /// `ETC2_EAC_SRGB8_A8`
    pub const ETC2_EAC_SRGB8_A8: Self = Self(0x1c3);
    /// `R8G8B8_UINT`
    pub const R8G8B8_UINT: Self = Self(0x1c8);
    /// `R8G8B8_SINT`
    pub const R8G8B8_SINT: Self = Self(0x1c9);
    /// `RAW`
    pub const RAW: Self = Self(0x1ff);
    /// `ASTC_LDR_2D_4X4_U8SRGB`
    pub const ASTC_LDR_2D_4X4_U8SRGB: Self = Self(0x200);
    /// `ASTC_LDR_2D_5X4_U8SRGB`
    pub const ASTC_LDR_2D_5X4_U8SRGB: Self = Self(0x208);
    /// `ASTC_LDR_2D_5X5_U8SRGB`
    pub const ASTC_LDR_2D_5X5_U8SRGB: Self = Self(0x209);
    /// `ASTC_LDR_2D_6X5_U8SRGB`
    pub const ASTC_LDR_2D_6X5_U8SRGB: Self = Self(0x211);
    /// `ASTC_LDR_2D_6X6_U8SRGB`
    pub const ASTC_LDR_2D_6X6_U8SRGB: Self = Self(0x212);
    /// `ASTC_LDR_2D_8X5_U8SRGB`
    pub const ASTC_LDR_2D_8X5_U8SRGB: Self = Self(0x221);
    /// `ASTC_LDR_2D_8X6_U8SRGB`
    pub const ASTC_LDR_2D_8X6_U8SRGB: Self = Self(0x222);
    /// `ASTC_LDR_2D_8X8_U8SRGB`
    pub const ASTC_LDR_2D_8X8_U8SRGB: Self = Self(0x224);
    /// `ASTC_LDR_2D_10X5_U8SRGB`
    pub const ASTC_LDR_2D_10X5_U8SRGB: Self = Self(0x231);
    /// `ASTC_LDR_2D_10X6_U8SRGB`
    pub const ASTC_LDR_2D_10X6_U8SRGB: Self = Self(0x232);
    /// `ASTC_LDR_2D_10X8_U8SRGB`
    pub const ASTC_LDR_2D_10X8_U8SRGB: Self = Self(0x234);
    /// `ASTC_LDR_2D_10X10_U8SRGB`
    pub const ASTC_LDR_2D_10X10_U8SRGB: Self = Self(0x236);
    /// `ASTC_LDR_2D_12X10_U8SRGB`
    pub const ASTC_LDR_2D_12X10_U8SRGB: Self = Self(0x23e);
    /// `ASTC_LDR_2D_12X12_U8SRGB`
    pub const ASTC_LDR_2D_12X12_U8SRGB: Self = Self(0x23f);
    /// `ASTC_LDR_2D_4X4_FLT16`
    pub const ASTC_LDR_2D_4X4_FLT16: Self = Self(0x240);
    /// `ASTC_LDR_2D_5X4_FLT16`
    pub const ASTC_LDR_2D_5X4_FLT16: Self = Self(0x248);
    /// `ASTC_LDR_2D_5X5_FLT16`
    pub const ASTC_LDR_2D_5X5_FLT16: Self = Self(0x249);
    /// `ASTC_LDR_2D_6X5_FLT16`
    pub const ASTC_LDR_2D_6X5_FLT16: Self = Self(0x251);
    /// `ASTC_LDR_2D_6X6_FLT16`
    pub const ASTC_LDR_2D_6X6_FLT16: Self = Self(0x252);
    /// `ASTC_LDR_2D_8X5_FLT16`
    pub const ASTC_LDR_2D_8X5_FLT16: Self = Self(0x261);
    /// `ASTC_LDR_2D_8X6_FLT16`
    pub const ASTC_LDR_2D_8X6_FLT16: Self = Self(0x262);
    /// `ASTC_LDR_2D_8X8_FLT16`
    pub const ASTC_LDR_2D_8X8_FLT16: Self = Self(0x264);
    /// `ASTC_LDR_2D_10X5_FLT16`
    pub const ASTC_LDR_2D_10X5_FLT16: Self = Self(0x271);
    /// `ASTC_LDR_2D_10X6_FLT16`
    pub const ASTC_LDR_2D_10X6_FLT16: Self = Self(0x272);
    /// `ASTC_LDR_2D_10X8_FLT16`
    pub const ASTC_LDR_2D_10X8_FLT16: Self = Self(0x274);
    /// `ASTC_LDR_2D_10X10_FLT16`
    pub const ASTC_LDR_2D_10X10_FLT16: Self = Self(0x276);
    /// `ASTC_LDR_2D_12X10_FLT16`
    pub const ASTC_LDR_2D_12X10_FLT16: Self = Self(0x27e);
    /// `ASTC_LDR_2D_12X12_FLT16`
    pub const ASTC_LDR_2D_12X12_FLT16: Self = Self(0x27f);
    /// `ASTC_HDR_2D_4X4_FLT16`
    pub const ASTC_HDR_2D_4X4_FLT16: Self = Self(0x340);
    /// `ASTC_HDR_2D_5X4_FLT16`
    pub const ASTC_HDR_2D_5X4_FLT16: Self = Self(0x348);
    /// `ASTC_HDR_2D_5X5_FLT16`
    pub const ASTC_HDR_2D_5X5_FLT16: Self = Self(0x349);
    /// `ASTC_HDR_2D_6X5_FLT16`
    pub const ASTC_HDR_2D_6X5_FLT16: Self = Self(0x351);
    /// `ASTC_HDR_2D_6X6_FLT16`
    pub const ASTC_HDR_2D_6X6_FLT16: Self = Self(0x352);
    /// `ASTC_HDR_2D_8X5_FLT16`
    pub const ASTC_HDR_2D_8X5_FLT16: Self = Self(0x361);
    /// `ASTC_HDR_2D_8X6_FLT16`
    pub const ASTC_HDR_2D_8X6_FLT16: Self = Self(0x362);
    /// `ASTC_HDR_2D_8X8_FLT16`
    pub const ASTC_HDR_2D_8X8_FLT16: Self = Self(0x364);
    /// `ASTC_HDR_2D_10X5_FLT16`
    pub const ASTC_HDR_2D_10X5_FLT16: Self = Self(0x371);
    /// `ASTC_HDR_2D_10X6_FLT16`
    pub const ASTC_HDR_2D_10X6_FLT16: Self = Self(0x372);
    /// `ASTC_HDR_2D_10X8_FLT16`
    pub const ASTC_HDR_2D_10X8_FLT16: Self = Self(0x374);
    /// `ASTC_HDR_2D_10X10_FLT16`
    pub const ASTC_HDR_2D_10X10_FLT16: Self = Self(0x376);
    /// `ASTC_HDR_2D_12X10_FLT16`
    pub const ASTC_HDR_2D_12X10_FLT16: Self = Self(0x37e);
    /// `ASTC_HDR_2D_12X12_FLT16`
    pub const ASTC_HDR_2D_12X12_FLT16: Self = Self(0x37f);
}
pub(crate) static LAYOUTS: [FormatLayout; 266] = [
    FormatLayout { name: "R32G32B32A32_FLOAT", value: 0x0, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Float, 32, 0), c(Float, 32, 32), c(Float, 32, 64), c(Float, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x2f3, 0x2f3, 0xef3, 0xef3] },
    FormatLayout { name: "R32G32B32A32_SINT", value: 0x1, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 32, 0), c(Sint, 32, 32), c(Sint, 32, 64), c(Sint, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x2d1, 0x2d1, 0xed1, 0xed1] },
    FormatLayout { name: "R32G32B32A32_UINT", value: 0x2, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 32, 0), c(Uint, 32, 32), c(Uint, 32, 64), c(Uint, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x2d1, 0x2d1, 0xed1, 0xed1] },
    FormatLayout { name: "R32G32B32A32_UNORM", value: 0x3, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 32, 0), c(Unorm, 32, 32), c(Unorm, 32, 64), c(Unorm, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32A32_SNORM", value: 0x4, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 32, 0), c(Snorm, 32, 32), c(Snorm, 32, 64), c(Snorm, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R64G64_FLOAT", value: 0x5, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Float, 64, 0), c(Float, 64, 64), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32X32_FLOAT", value: 0x6, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Float, 32, 0), c(Float, 32, 32), c(Float, 32, 64), c(Void, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R32G32B32A32_SSCALED", value: 0x7, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 32, 0), c(Sscaled, 32, 32), c(Sscaled, 32, 64), c(Sscaled, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32A32_USCALED", value: 0x8, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 32, 0), c(Uscaled, 32, 32), c(Uscaled, 32, 64), c(Uscaled, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32A32_SFIXED", value: 0x20, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Sfixed, 32, 0), c(Sfixed, 32, 32), c(Sfixed, 32, 64), c(Sfixed, 32, 96)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R64G64_PASSTHRU", value: 0x21, block_bits: 128, block_width_px: 1, block_height_px: 1, channels: [c(Raw, 64, 0), c(Raw, 64, 64), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32_FLOAT", value: 0x40, block_bits: 96, block_width_px: 1, block_height_px: 1, channels: [c(Float, 32, 0), c(Float, 32, 32), c(Float, 32, 64), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0xc3, 0xc3, 0xc3, 0xc3] },
    FormatLayout { name: "R32G32B32_SINT", value: 0x41, block_bits: 96, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 32, 0), c(Sint, 32, 32), c(Sint, 32, 64), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0xc1, 0xc1, 0xc1, 0xc1] },
    FormatLayout { name: "R32G32B32_UINT", value: 0x42, block_bits: 96, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 32, 0), c(Uint, 32, 32), c(Uint, 32, 64), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0xc1, 0xc1, 0xc1, 0xc1] },
    FormatLayout { name: "R32G32B32_UNORM", value: 0x43, block_bits: 96, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 32, 0), c(Unorm, 32, 32), c(Unorm, 32, 64), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32_SNORM", value: 0x44, block_bits: 96, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 32, 0), c(Snorm, 32, 32), c(Snorm, 32, 64), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32_SSCALED", value: 0x45, block_bits: 96, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 32, 0), c(Sscaled, 32, 32), c(Sscaled, 32, 64), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32_USCALED", value: 0x46, block_bits: 96, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 32, 0), c(Uscaled, 32, 32), c(Uscaled, 32, 64), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32B32_SFIXED", value: 0x50, block_bits: 96, block_width_px: 1, block_height_px: 1, channels: [c(Sfixed, 32, 0), c(Sfixed, 32, 32), c(Sfixed, 32, 64), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R16G16B16A16_UNORM", value: 0x80, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 16, 0), c(Unorm, 16, 16), c(Unorm, 16, 32), c(Unorm, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x373, 0x373, 0xb73, 0xb73] },
    FormatLayout { name: "R16G16B16A16_SNORM", value: 0x81, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 16, 0), c(Snorm, 16, 16), c(Snorm, 16, 32), c(Snorm, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0xa73, 0xa73] },
    FormatLayout { name: "R16G16B16A16_SINT", value: 0x82, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 16, 0), c(Sint, 16, 16), c(Sint, 16, 32), c(Sint, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x251, 0xe51, 0xe51] },
    FormatLayout { name: "R16G16B16A16_UINT", value: 0x83, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 16, 0), c(Uint, 16, 16), c(Uint, 16, 32), c(Uint, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x651, 0xe51, 0xe51] },
    FormatLayout { name: "R16G16B16A16_FLOAT", value: 0x84, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Float, 16, 0), c(Float, 16, 16), c(Float, 16, 32), c(Float, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0xe73, 0xe73] },
    FormatLayout { name: "R32G32_FLOAT", value: 0x85, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Float, 32, 0), c(Float, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x2f3, 0x2f3, 0xef3, 0xef3] },
    FormatLayout { name: "R32G32_SINT", value: 0x86, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 32, 0), c(Sint, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x2d1, 0x2d1, 0xed1, 0xed1] },
    FormatLayout { name: "R32G32_UINT", value: 0x87, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 32, 0), c(Uint, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x2d1, 0x2d1, 0xed1, 0xed1] },
    FormatLayout { name: "R32_FLOAT_X8X24_TYPELESS", value: 0x88, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Float, 32, 0), c(Void, 8, 32), c(Void, 24, 40), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "X32_TYPELESS_G8X24_UINT", value: 0x89, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Void, 32, 0), c(Uint, 8, 32), c(Void, 24, 40), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x1, 0x1, 0x1, 0x1] },
    FormatLayout { name: "L32A32_FLOAT", value: 0x8a, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Float, 32, 32)], luminance: c(Float, 32, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R32G32_UNORM", value: 0x8b, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 32, 0), c(Unorm, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32_SNORM", value: 0x8c, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 32, 0), c(Snorm, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R64_FLOAT", value: 0x8d, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Float, 64, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x1040, 0x1040] },
    FormatLayout { name: "R16G16B16X16_UNORM", value: 0x8e, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 16, 0), c(Unorm, 16, 16), c(Unorm, 16, 32), c(Void, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R16G16B16X16_FLOAT", value: 0x8f, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Float, 16, 0), c(Float, 16, 16), c(Float, 16, 32), c(Void, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x833, 0x833] },
    FormatLayout { name: "A32X32_FLOAT", value: 0x90, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Float, 32, 0)], luminance: c(Void, 32, 32), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "L32X32_FLOAT", value: 0x91, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Void, 32, 32)], luminance: c(Float, 32, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "I32X32_FLOAT", value: 0x92, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Void, 32, 32)], luminance: NO, intensity: c(Float, 32, 0), palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R16G16B16A16_SSCALED", value: 0x93, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 16, 0), c(Sscaled, 16, 16), c(Sscaled, 16, 32), c(Sscaled, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R16G16B16A16_USCALED", value: 0x94, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 16, 0), c(Uscaled, 16, 16), c(Uscaled, 16, 32), c(Uscaled, 16, 48)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32_SSCALED", value: 0x95, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 32, 0), c(Sscaled, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32_USCALED", value: 0x96, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 32, 0), c(Uscaled, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32G32_FLOAT_LD", value: 0x97, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Float, 32, 0), c(Float, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0xf3, 0xf3, 0xf3, 0xf3] },
    FormatLayout { name: "R32G32_SFIXED", value: 0xa0, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Sfixed, 32, 0), c(Sfixed, 32, 32), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R64_PASSTHRU", value: 0xa1, block_bits: 64, block_width_px: 1, block_height_px: 1, channels: [c(Raw, 64, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x40, 0x1040, 0x1040] },
    FormatLayout { name: "B8G8R8A8_UNORM", value: 0xc0, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 16), c(Unorm, 8, 8), c(Unorm, 8, 0), c(Unorm, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x37b, 0x37b, 0xb7b, 0xb7b] },
    FormatLayout { name: "B8G8R8A8_UNORM_SRGB", value: 0xc1, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 16), c(Unorm, 8, 8), c(Unorm, 8, 0), c(Unorm, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x33, 0x33, 0x33, 0x33] },
    FormatLayout { name: "R10G10B10A2_UNORM", value: 0xc2, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 10, 0), c(Unorm, 10, 10), c(Unorm, 10, 20), c(Unorm, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x373, 0x373, 0x373, 0x373] },
    FormatLayout { name: "R10G10B10A2_UNORM_SRGB", value: 0xc3, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 10, 0), c(Unorm, 10, 10), c(Unorm, 10, 20), c(Unorm, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x103, 0x103, 0x103, 0x103] },
    FormatLayout { name: "R10G10B10A2_UINT", value: 0xc4, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 10, 0), c(Uint, 10, 10), c(Uint, 10, 20), c(Uint, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x251, 0x251, 0x251] },
    FormatLayout { name: "R10G10B10_SNORM_A2_UNORM", value: 0xc5, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 10, 0), c(Snorm, 10, 10), c(Snorm, 10, 20), c(Unorm, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x43, 0x43, 0x43, 0x43] },
    FormatLayout { name: "R8G8B8A8_UNORM", value: 0xc7, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 8), c(Unorm, 8, 16), c(Unorm, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x373, 0x373, 0xb73, 0xb73] },
    FormatLayout { name: "R8G8B8A8_UNORM_SRGB", value: 0xc8, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 8), c(Unorm, 8, 16), c(Unorm, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x133, 0x133, 0x133, 0x133] },
    FormatLayout { name: "R8G8B8A8_SNORM", value: 0xc9, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 8, 0), c(Snorm, 8, 8), c(Snorm, 8, 16), c(Snorm, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0xa73, 0xa73] },
    FormatLayout { name: "R8G8B8A8_SINT", value: 0xca, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 8, 0), c(Sint, 8, 8), c(Sint, 8, 16), c(Sint, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x251, 0xe51, 0xe51] },
    FormatLayout { name: "R8G8B8A8_UINT", value: 0xcb, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 8, 0), c(Uint, 8, 8), c(Uint, 8, 16), c(Uint, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x651, 0xe51, 0xe51] },
    FormatLayout { name: "R16G16_UNORM", value: 0xcc, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 16, 0), c(Unorm, 16, 16), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0xa73, 0xa73] },
    FormatLayout { name: "R16G16_SNORM", value: 0xcd, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 16, 0), c(Snorm, 16, 16), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0xa73, 0xa73] },
    FormatLayout { name: "R16G16_SINT", value: 0xce, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 16, 0), c(Sint, 16, 16), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x251, 0xe51, 0xe51] },
    FormatLayout { name: "R16G16_UINT", value: 0xcf, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 16, 0), c(Uint, 16, 16), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x651, 0xe51, 0xe51] },
    FormatLayout { name: "R16G16_FLOAT", value: 0xd0, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Float, 16, 0), c(Float, 16, 16), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0xe73, 0xe73] },
    FormatLayout { name: "B10G10R10A2_UNORM", value: 0xd1, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 10, 20), c(Unorm, 10, 10), c(Unorm, 10, 0), c(Unorm, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x373, 0x373, 0x373, 0x373] },
    FormatLayout { name: "B10G10R10A2_UNORM_SRGB", value: 0xd2, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 10, 20), c(Unorm, 10, 10), c(Unorm, 10, 0), c(Unorm, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x133, 0x133, 0x133, 0x133] },
    FormatLayout { name: "R11G11B10_FLOAT", value: 0xd3, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Ufloat, 11, 0), c(Ufloat, 11, 11), c(Ufloat, 10, 22), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0x273, 0x273] },
    FormatLayout { name: "R10G10B10_FLOAT_A2_UNORM", value: 0xd5, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Ufloat, 10, 0), c(Ufloat, 10, 10), c(Ufloat, 10, 20), c(Unorm, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "R32_SINT", value: 0xd6, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 32, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x16d1, 0x16d1, 0x1ed1, 0x1ed1] },
    FormatLayout { name: "R32_UINT", value: 0xd7, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 32, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x16d1, 0x16d1, 0x1ed1, 0x1ed1] },
    FormatLayout { name: "R32_FLOAT", value: 0xd8, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Float, 32, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x6f7, 0x6f7, 0xef7, 0xef7] },
    FormatLayout { name: "R24_UNORM_X8_TYPELESS", value: 0xd9, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 24, 0), c(Void, 8, 24), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "X24_TYPELESS_G8_UINT", value: 0xda, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Void, 24, 0), c(Uint, 8, 24), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x1, 0x1, 0x1, 0x1] },
    FormatLayout { name: "L32_UNORM", value: 0xdd, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Unorm, 32, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "A32_UNORM", value: 0xde, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 32, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "L16A16_UNORM", value: 0xdf, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 16, 16)], luminance: c(Unorm, 16, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "I24X8_UNORM", value: 0xe0, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Void, 8, 24)], luminance: NO, intensity: c(Unorm, 24, 0), palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "L24X8_UNORM", value: 0xe1, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Void, 8, 24)], luminance: c(Unorm, 24, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "A24X8_UNORM", value: 0xe2, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 24, 0)], luminance: c(Void, 8, 24), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "I32_FLOAT", value: 0xe3, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: c(Float, 32, 0), palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "L32_FLOAT", value: 0xe4, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Float, 32, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "A32_FLOAT", value: 0xe5, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Float, 32, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "X8B8_UNORM_G8R8_SNORM", value: 0xe6, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 8, 24), c(Snorm, 8, 16), c(Unorm, 8, 8), c(Void, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "A8X8_UNORM_G8R8_SNORM", value: 0xe7, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 8, 24), c(Snorm, 8, 16), c(Void, 8, 8), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "B8X8_UNORM_G8R8_SNORM", value: 0xe8, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 8, 24), c(Snorm, 8, 16), c(Unorm, 8, 0), c(Void, 8, 8)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "B8G8R8X8_UNORM", value: 0xe9, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 16), c(Unorm, 8, 8), c(Unorm, 8, 0), c(Void, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x10b, 0x13b, 0x93b, 0x93b] },
    FormatLayout { name: "B8G8R8X8_UNORM_SRGB", value: 0xea, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 16), c(Unorm, 8, 8), c(Unorm, 8, 0), c(Void, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x3, 0x33, 0x33, 0x33] },
    FormatLayout { name: "R8G8B8X8_UNORM", value: 0xeb, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 8), c(Unorm, 8, 16), c(Void, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R8G8B8X8_UNORM_SRGB", value: 0xec, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 8), c(Unorm, 8, 16), c(Void, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R9G9B9E5_SHAREDEXP", value: 0xed, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Ufloat, 9, 0), c(Ufloat, 9, 9), c(Ufloat, 9, 18), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "B10G10R10X2_UNORM", value: 0xee, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 10, 20), c(Unorm, 10, 10), c(Unorm, 10, 0), c(Void, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "L16A16_FLOAT", value: 0xf0, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Float, 16, 16)], luminance: c(Float, 16, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R32_UNORM", value: 0xf1, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 32, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32_SNORM", value: 0xf2, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 32, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R10G10B10X2_USCALED", value: 0xf3, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 10, 0), c(Uscaled, 10, 10), c(Uscaled, 10, 20), c(Void, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R8G8B8A8_SSCALED", value: 0xf4, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 8, 0), c(Sscaled, 8, 8), c(Sscaled, 8, 16), c(Sscaled, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R8G8B8A8_USCALED", value: 0xf5, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 8, 0), c(Uscaled, 8, 8), c(Uscaled, 8, 16), c(Uscaled, 8, 24)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R16G16_SSCALED", value: 0xf6, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 16, 0), c(Sscaled, 16, 16), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R16G16_USCALED", value: 0xf7, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 16, 0), c(Uscaled, 16, 16), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32_SSCALED", value: 0xf8, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 32, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R32_USCALED", value: 0xf9, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 32, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "B5G6R5_UNORM", value: 0x100, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 5, 11), c(Unorm, 6, 5), c(Unorm, 5, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x23b, 0x23b, 0x23b, 0x23b] },
    FormatLayout { name: "B5G6R5_UNORM_SRGB", value: 0x101, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 5, 11), c(Unorm, 6, 5), c(Unorm, 5, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x33, 0x33, 0x33, 0x33] },
    FormatLayout { name: "B5G5R5A1_UNORM", value: 0x102, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 5, 10), c(Unorm, 5, 5), c(Unorm, 5, 0), c(Unorm, 1, 15)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x23b, 0x23b, 0x23b, 0x23b] },
    FormatLayout { name: "B5G5R5A1_UNORM_SRGB", value: 0x103, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 5, 10), c(Unorm, 5, 5), c(Unorm, 5, 0), c(Unorm, 1, 15)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x33, 0x33, 0x33, 0x33] },
    FormatLayout { name: "B4G4R4A4_UNORM", value: 0x104, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 4, 8), c(Unorm, 4, 4), c(Unorm, 4, 0), c(Unorm, 4, 12)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x23b, 0x23b, 0x23b, 0x23b] },
    FormatLayout { name: "B4G4R4A4_UNORM_SRGB", value: 0x105, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 4, 8), c(Unorm, 4, 4), c(Unorm, 4, 0), c(Unorm, 4, 12)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x33, 0x33, 0x33, 0x33] },
    FormatLayout { name: "R8G8_UNORM", value: 0x106, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 8), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0x273, 0x273] },
    FormatLayout { name: "R8G8_SNORM", value: 0x107, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 8, 0), c(Snorm, 8, 8), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x27b, 0x27b, 0x27b, 0x27b] },
    FormatLayout { name: "R8G8_SINT", value: 0x108, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 8, 0), c(Sint, 8, 8), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x251, 0x651, 0x651] },
    FormatLayout { name: "R8G8_UINT", value: 0x109, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 8, 0), c(Uint, 8, 8), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x651, 0x651, 0x651] },
    FormatLayout { name: "R16_UNORM", value: 0x10a, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 16, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x377, 0x377, 0x377, 0x377] },
    FormatLayout { name: "R16_SNORM", value: 0x10b, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 16, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0x273, 0x273] },
    FormatLayout { name: "R16_SINT", value: 0x10c, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 16, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x251, 0x651, 0x651] },
    FormatLayout { name: "R16_UINT", value: 0x10d, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 16, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x651, 0x651, 0x651] },
    FormatLayout { name: "R16_FLOAT", value: 0x10e, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Float, 16, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0x673, 0x673] },
    FormatLayout { name: "A8P8_UNORM_PALETTE0", value: 0x10f, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: c(Unorm, 8, 8), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "A8P8_UNORM_PALETTE1", value: 0x110, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: c(Unorm, 8, 8), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "I16_UNORM", value: 0x111, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: c(Unorm, 16, 0), palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "L16_UNORM", value: 0x112, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Unorm, 16, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "A16_UNORM", value: 0x113, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "L8A8_UNORM", value: 0x114, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 8, 8)], luminance: c(Unorm, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0xb, 0xb, 0xb, 0xb] },
    FormatLayout { name: "I16_FLOAT", value: 0x115, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: c(Float, 16, 0), palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "L16_FLOAT", value: 0x116, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Float, 16, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "A16_FLOAT", value: 0x117, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x7, 0x7, 0x7, 0x7] },
    FormatLayout { name: "L8A8_UNORM_SRGB", value: 0x118, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 8, 8)], luminance: c(Unorm, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R5G5_SNORM_B6_UNORM", value: 0x119, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 5, 0), c(Snorm, 5, 5), c(Unorm, 6, 10), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0xb, 0xb, 0xb, 0xb] },
    FormatLayout { name: "B5G5R5X1_UNORM", value: 0x11a, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 5, 10), c(Unorm, 5, 5), c(Unorm, 5, 0), c(Void, 1, 15)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x230, 0x230, 0x230, 0x230] },
    FormatLayout { name: "B5G5R5X1_UNORM_SRGB", value: 0x11b, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 5, 10), c(Unorm, 5, 5), c(Unorm, 5, 0), c(Void, 1, 15)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x30, 0x30, 0x30, 0x30] },
    FormatLayout { name: "R8G8_SSCALED", value: 0x11c, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 8, 0), c(Sscaled, 8, 8), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R8G8_USCALED", value: 0x11d, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 8, 0), c(Uscaled, 8, 8), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R16_SSCALED", value: 0x11e, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 16, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R16_USCALED", value: 0x11f, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 16, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "P8A8_UNORM_PALETTE0", value: 0x122, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 8, 8)], luminance: NO, intensity: NO, palette: c(Unorm, 8, 0), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "P8A8_UNORM_PALETTE1", value: 0x123, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 8, 8)], luminance: NO, intensity: NO, palette: c(Unorm, 8, 0), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "A1B5G5R5_UNORM", value: 0x124, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 5, 11), c(Unorm, 5, 6), c(Unorm, 5, 1), c(Unorm, 1, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "A4B4G4R4_UNORM", value: 0x125, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 4, 12), c(Unorm, 4, 8), c(Unorm, 4, 4), c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x3, 0x13, 0x13] },
    FormatLayout { name: "L8A8_UINT", value: 0x126, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Uint, 8, 8)], luminance: c(Uint, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x1, 0x1] },
    FormatLayout { name: "L8A8_SINT", value: 0x127, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Sint, 8, 8)], luminance: c(Sint, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x1, 0x1] },
    FormatLayout { name: "R8_UNORM", value: 0x140, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x27b, 0x27b, 0x27b, 0x27b] },
    FormatLayout { name: "R8_SNORM", value: 0x141, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 8, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x273, 0x273, 0x273, 0x273] },
    FormatLayout { name: "R8_SINT", value: 0x142, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 8, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x251, 0x651, 0x651] },
    FormatLayout { name: "R8_UINT", value: 0x143, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 8, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x251, 0x651, 0x651, 0x651] },
    FormatLayout { name: "A8_UNORM", value: 0x144, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x23b, 0x23b, 0x23b, 0x23b] },
    FormatLayout { name: "I8_UNORM", value: 0x145, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: c(Unorm, 8, 0), palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "L8_UNORM", value: 0x146, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Unorm, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0xb, 0xb, 0xb, 0xb] },
    FormatLayout { name: "P4A4_UNORM_PALETTE0", value: 0x147, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 4, 4)], luminance: NO, intensity: NO, palette: c(Unorm, 4, 0), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "A4P4_UNORM_PALETTE0", value: 0x148, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: c(Unorm, 4, 4), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R8_SSCALED", value: 0x149, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 8, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R8_USCALED", value: 0x14a, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 8, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "P8_UNORM_PALETTE0", value: 0x14b, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: NO, palette: c(Unorm, 8, 0), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "L8_UNORM_SRGB", value: 0x14c, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Unorm, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "P8_UNORM_PALETTE1", value: 0x14d, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: NO, palette: c(Unorm, 8, 0), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "P4A4_UNORM_PALETTE1", value: 0x14e, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 4, 4)], luminance: NO, intensity: NO, palette: c(Unorm, 4, 0), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "A4P4_UNORM_PALETTE1", value: 0x14f, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: c(Unorm, 4, 4), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "Y8_UNORM", value: 0x150, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Unorm, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Yuv, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "L8_UINT", value: 0x152, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Uint, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x1, 0x1] },
    FormatLayout { name: "L8_SINT", value: 0x153, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: c(Sint, 8, 0), intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x1, 0x1] },
    FormatLayout { name: "I8_UINT", value: 0x154, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: c(Uint, 8, 0), palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x1, 0x1] },
    FormatLayout { name: "I8_SINT", value: 0x155, block_bits: 8, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: c(Sint, 8, 0), palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x1, 0x1] },
    FormatLayout { name: "DXT1_RGB_SRGB", value: 0x180, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Dxt1, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R1_UNORM", value: 0x181, block_bits: 1, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 1, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "YCRCB_NORMAL", value: 0x182, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Yuv, srgb: false, compression: Compression::None, uses: [0x11b, 0x11b, 0x11b, 0x11b] },
    FormatLayout { name: "YCRCB_SWAPUVY", value: 0x183, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Yuv, srgb: false, compression: Compression::None, uses: [0x11b, 0x11b, 0x11b, 0x11b] },
    FormatLayout { name: "P2_UNORM_PALETTE0", value: 0x184, block_bits: 2, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: NO, palette: c(Unorm, 2, 0), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "P2_UNORM_PALETTE1", value: 0x185, block_bits: 2, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: NO, palette: c(Unorm, 2, 0), color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC1_UNORM", value: 0x186, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Dxt1, uses: [0xb, 0xb, 0xb, 0xb] },
    FormatLayout { name: "BC2_UNORM", value: 0x187, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Dxt3, uses: [0xb, 0xb, 0xb, 0xb] },
    FormatLayout { name: "BC3_UNORM", value: 0x188, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Dxt5, uses: [0xb, 0xb, 0xb, 0xb] },
    FormatLayout { name: "BC4_UNORM", value: 0x189, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Rgtc1, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC5_UNORM", value: 0x18a, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Rgtc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC1_UNORM_SRGB", value: 0x18b, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Dxt1, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC2_UNORM_SRGB", value: 0x18c, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Dxt3, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC3_UNORM_SRGB", value: 0x18d, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Dxt5, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "MONO8", value: 0x18e, block_bits: 1, block_width_px: 1, block_height_px: 1, channels: [NO, NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x1, 0x1, 0x1, 0x1] },
    FormatLayout { name: "YCRCB_SWAPUV", value: 0x18f, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Yuv, srgb: false, compression: Compression::None, uses: [0x113, 0x113, 0x113, 0x113] },
    FormatLayout { name: "YCRCB_SWAPY", value: 0x190, block_bits: 16, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Yuv, srgb: false, compression: Compression::None, uses: [0x113, 0x113, 0x113, 0x113] },
    FormatLayout { name: "DXT1_RGB", value: 0x191, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Dxt1, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "FXT1", value: 0x192, block_bits: 128, block_width_px: 8, block_height_px: 4, channels: [c(Unorm, 4, 0), c(Unorm, 4, 0), c(Unorm, 4, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Fxt1, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R8G8B8_UNORM", value: 0x193, block_bits: 24, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 8), c(Unorm, 8, 16), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x43, 0x43, 0x43] },
    FormatLayout { name: "R8G8B8_SNORM", value: 0x194, block_bits: 24, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 8, 0), c(Snorm, 8, 8), c(Snorm, 8, 16), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x43, 0x43, 0x43] },
    FormatLayout { name: "R8G8B8_SSCALED", value: 0x195, block_bits: 24, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 8, 0), c(Sscaled, 8, 8), c(Sscaled, 8, 16), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R8G8B8_USCALED", value: 0x196, block_bits: 24, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 8, 0), c(Uscaled, 8, 8), c(Uscaled, 8, 16), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R64G64B64A64_FLOAT", value: 0x197, block_bits: 256, block_width_px: 1, block_height_px: 1, channels: [c(Float, 64, 0), c(Float, 64, 64), c(Float, 64, 128), c(Float, 64, 192)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R64G64B64_FLOAT", value: 0x198, block_bits: 192, block_width_px: 1, block_height_px: 1, channels: [c(Float, 64, 0), c(Float, 64, 64), c(Float, 64, 128), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "BC4_SNORM", value: 0x199, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Snorm, 8, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Rgtc1, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC5_SNORM", value: 0x19a, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Snorm, 8, 0), c(Snorm, 8, 0), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Rgtc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R16G16B16_FLOAT", value: 0x19b, block_bits: 48, block_width_px: 1, block_height_px: 1, channels: [c(Float, 16, 0), c(Float, 16, 16), c(Float, 16, 32), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x43, 0x43, 0x43, 0x43] },
    FormatLayout { name: "R16G16B16_UNORM", value: 0x19c, block_bits: 48, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 16, 0), c(Unorm, 16, 16), c(Unorm, 16, 32), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x43, 0x43, 0x43] },
    FormatLayout { name: "R16G16B16_SNORM", value: 0x19d, block_bits: 48, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 16, 0), c(Snorm, 16, 16), c(Snorm, 16, 32), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x43, 0x43, 0x43] },
    FormatLayout { name: "R16G16B16_SSCALED", value: 0x19e, block_bits: 48, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 16, 0), c(Sscaled, 16, 16), c(Sscaled, 16, 32), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R16G16B16_USCALED", value: 0x19f, block_bits: 48, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 16, 0), c(Uscaled, 16, 16), c(Uscaled, 16, 32), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "BC6H_SF16", value: 0x1a1, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Bptc, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC7_UNORM", value: 0x1a2, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Bptc, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC7_UNORM_SRGB", value: 0x1a3, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Bptc, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "BC6H_UF16", value: 0x1a4, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Ufloat, 16, 0), c(Ufloat, 16, 0), c(Ufloat, 16, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Bptc, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "PLANAR_420_8", value: 0x1a5, block_bits: 0, block_width_px: 0, block_height_px: 0, channels: [NO, NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Yuv, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "PLANAR_420_16", value: 0x1a6, block_bits: 0, block_width_px: 0, block_height_px: 0, channels: [NO, NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Yuv, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "R8G8B8_UNORM_SRGB", value: 0x1a8, block_bits: 24, block_width_px: 1, block_height_px: 1, channels: [c(Unorm, 8, 0), c(Unorm, 8, 8), c(Unorm, 8, 16), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::None, uses: [0x0, 0x3, 0x3, 0x3] },
    FormatLayout { name: "ETC1_RGB8", value: 0x1a9, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Etc1, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "ETC2_RGB8", value: 0x1aa, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "EAC_R11", value: 0x1ab, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 11, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "EAC_RG11", value: 0x1ac, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 11, 0), c(Unorm, 11, 0), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "EAC_SIGNED_R11", value: 0x1ad, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Snorm, 11, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "EAC_SIGNED_RG11", value: 0x1ae, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Snorm, 11, 0), c(Snorm, 11, 0), NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "ETC2_SRGB8", value: 0x1af, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R16G16B16_UINT", value: 0x1b0, block_bits: 48, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 16, 0), c(Uint, 16, 16), c(Uint, 16, 32), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x41, 0x41] },
    FormatLayout { name: "R16G16B16_SINT", value: 0x1b1, block_bits: 48, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 16, 0), c(Sint, 16, 16), c(Sint, 16, 32), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x41, 0x41] },
    FormatLayout { name: "R32_SFIXED", value: 0x1b2, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sfixed, 32, 0), NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R10G10B10A2_SNORM", value: 0x1b3, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 10, 0), c(Snorm, 10, 10), c(Snorm, 10, 20), c(Snorm, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R10G10B10A2_USCALED", value: 0x1b4, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 10, 0), c(Uscaled, 10, 10), c(Uscaled, 10, 20), c(Uscaled, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R10G10B10A2_SSCALED", value: 0x1b5, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 10, 0), c(Sscaled, 10, 10), c(Sscaled, 10, 20), c(Sscaled, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R10G10B10A2_SINT", value: 0x1b6, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 10, 0), c(Sint, 10, 10), c(Sint, 10, 20), c(Sint, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "B10G10R10A2_SNORM", value: 0x1b7, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Snorm, 10, 20), c(Snorm, 10, 10), c(Snorm, 10, 0), c(Snorm, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "B10G10R10A2_USCALED", value: 0x1b8, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uscaled, 10, 20), c(Uscaled, 10, 10), c(Uscaled, 10, 0), c(Uscaled, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "B10G10R10A2_SSCALED", value: 0x1b9, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sscaled, 10, 20), c(Sscaled, 10, 10), c(Sscaled, 10, 0), c(Sscaled, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "B10G10R10A2_UINT", value: 0x1ba, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 10, 20), c(Uint, 10, 10), c(Uint, 10, 0), c(Uint, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "B10G10R10A2_SINT", value: 0x1bb, block_bits: 32, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 10, 20), c(Sint, 10, 10), c(Sint, 10, 0), c(Sint, 2, 30)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R64G64B64A64_PASSTHRU", value: 0x1bc, block_bits: 256, block_width_px: 1, block_height_px: 1, channels: [c(Raw, 64, 0), c(Raw, 64, 64), c(Raw, 64, 128), c(Raw, 64, 192)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x40, 0x40, 0x40] },
    FormatLayout { name: "R64G64B64_PASSTHRU", value: 0x1bd, block_bits: 192, block_width_px: 1, block_height_px: 1, channels: [c(Raw, 64, 0), c(Raw, 64, 64), c(Raw, 64, 128), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x40, 0x40, 0x40] },
    FormatLayout { name: "ETC2_RGB8_PTA", value: 0x1c0, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 1, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "ETC2_SRGB8_PTA", value: 0x1c1, block_bits: 64, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 1, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "ETC2_EAC_RGBA8", value: 0x1c2, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "ETC2_EAC_SRGB8_A8", value: 0x1c3, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Etc2, uses: [0x3, 0x3, 0x3, 0x3] },
    FormatLayout { name: "R8G8B8_UINT", value: 0x1c8, block_bits: 24, block_width_px: 1, block_height_px: 1, channels: [c(Uint, 8, 0), c(Uint, 8, 8), c(Uint, 8, 16), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x41, 0x41] },
    FormatLayout { name: "R8G8B8_SINT", value: 0x1c9, block_bits: 24, block_width_px: 1, block_height_px: 1, channels: [c(Sint, 8, 0), c(Sint, 8, 8), c(Sint, 8, 16), NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x40, 0x40, 0x41, 0x41] },
    FormatLayout { name: "RAW", value: 0x1ff, block_bits: 0, block_width_px: 0, block_height_px: 0, channels: [NO, NO, NO, NO], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::None, uses: [0x0, 0x0, 0x0, 0x0] },
    FormatLayout { name: "ASTC_LDR_2D_4X4_U8SRGB", value: 0x200, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_5X4_U8SRGB", value: 0x208, block_bits: 128, block_width_px: 5, block_height_px: 4, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_5X5_U8SRGB", value: 0x209, block_bits: 128, block_width_px: 5, block_height_px: 5, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_6X5_U8SRGB", value: 0x211, block_bits: 128, block_width_px: 6, block_height_px: 5, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_6X6_U8SRGB", value: 0x212, block_bits: 128, block_width_px: 6, block_height_px: 6, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_8X5_U8SRGB", value: 0x221, block_bits: 128, block_width_px: 8, block_height_px: 5, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_8X6_U8SRGB", value: 0x222, block_bits: 128, block_width_px: 8, block_height_px: 6, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_8X8_U8SRGB", value: 0x224, block_bits: 128, block_width_px: 8, block_height_px: 8, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_10X5_U8SRGB", value: 0x231, block_bits: 128, block_width_px: 10, block_height_px: 5, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_10X6_U8SRGB", value: 0x232, block_bits: 128, block_width_px: 10, block_height_px: 6, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_10X8_U8SRGB", value: 0x234, block_bits: 128, block_width_px: 10, block_height_px: 8, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_10X10_U8SRGB", value: 0x236, block_bits: 128, block_width_px: 10, block_height_px: 10, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_12X10_U8SRGB", value: 0x23e, block_bits: 128, block_width_px: 12, block_height_px: 10, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_12X12_U8SRGB", value: 0x23f, block_bits: 128, block_width_px: 12, block_height_px: 12, channels: [c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0), c(Unorm, 8, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Srgb, srgb: true, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_4X4_FLT16", value: 0x240, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_5X4_FLT16", value: 0x248, block_bits: 128, block_width_px: 5, block_height_px: 4, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_5X5_FLT16", value: 0x249, block_bits: 128, block_width_px: 5, block_height_px: 5, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_6X5_FLT16", value: 0x251, block_bits: 128, block_width_px: 6, block_height_px: 5, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_6X6_FLT16", value: 0x252, block_bits: 128, block_width_px: 6, block_height_px: 6, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_8X5_FLT16", value: 0x261, block_bits: 128, block_width_px: 8, block_height_px: 5, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_8X6_FLT16", value: 0x262, block_bits: 128, block_width_px: 8, block_height_px: 6, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_8X8_FLT16", value: 0x264, block_bits: 128, block_width_px: 8, block_height_px: 8, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_10X5_FLT16", value: 0x271, block_bits: 128, block_width_px: 10, block_height_px: 5, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_10X6_FLT16", value: 0x272, block_bits: 128, block_width_px: 10, block_height_px: 6, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_10X8_FLT16", value: 0x274, block_bits: 128, block_width_px: 10, block_height_px: 8, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_10X10_FLT16", value: 0x276, block_bits: 128, block_width_px: 10, block_height_px: 10, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_12X10_FLT16", value: 0x27e, block_bits: 128, block_width_px: 12, block_height_px: 10, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_LDR_2D_12X12_FLT16", value: 0x27f, block_bits: 128, block_width_px: 12, block_height_px: 12, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x3, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_4X4_FLT16", value: 0x340, block_bits: 128, block_width_px: 4, block_height_px: 4, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_5X4_FLT16", value: 0x348, block_bits: 128, block_width_px: 5, block_height_px: 4, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_5X5_FLT16", value: 0x349, block_bits: 128, block_width_px: 5, block_height_px: 5, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_6X5_FLT16", value: 0x351, block_bits: 128, block_width_px: 6, block_height_px: 5, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_6X6_FLT16", value: 0x352, block_bits: 128, block_width_px: 6, block_height_px: 6, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_8X5_FLT16", value: 0x361, block_bits: 128, block_width_px: 8, block_height_px: 5, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_8X6_FLT16", value: 0x362, block_bits: 128, block_width_px: 8, block_height_px: 6, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_8X8_FLT16", value: 0x364, block_bits: 128, block_width_px: 8, block_height_px: 8, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_10X5_FLT16", value: 0x371, block_bits: 128, block_width_px: 10, block_height_px: 5, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_10X6_FLT16", value: 0x372, block_bits: 128, block_width_px: 10, block_height_px: 6, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_10X8_FLT16", value: 0x374, block_bits: 128, block_width_px: 10, block_height_px: 8, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_10X10_FLT16", value: 0x376, block_bits: 128, block_width_px: 10, block_height_px: 10, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_12X10_FLT16", value: 0x37e, block_bits: 128, block_width_px: 12, block_height_px: 10, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
    FormatLayout { name: "ASTC_HDR_2D_12X12_FLT16", value: 0x37f, block_bits: 128, block_width_px: 12, block_height_px: 12, channels: [c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0), c(Float, 16, 0)], luminance: NO, intensity: NO, palette: NO, color_space: ColorSpace::Linear, srgb: false, compression: Compression::Astc, uses: [0x0, 0x0, 0x0, 0x3] },
];
/// One more than the place in `LAYOUTS`, 0 where the value names no format.
pub(crate) static INDEX: [u16; 896] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 13, 14, 15, 16, 17, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 0, 0, 0, 0, 0, 0, 0, 0, 44, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 47, 48, 49, 50, 51, 0, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 0, 65, 66, 67, 68, 69, 70, 0, 0, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 0, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 0, 0, 0, 0, 0, 0, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 0, 0, 131, 132, 133, 134, 135, 136, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 0, 154, 155, 156, 157, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 0, 190, 191, 192, 193, 194, 195, 0, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 0, 0, 218, 219, 220, 221, 0, 0, 0, 0, 222, 223, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 224, 225, 0, 0, 0, 0, 0, 0, 0, 226, 227, 0, 0, 0, 0, 0, 0, 0, 228, 229, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 230, 231, 0, 232, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 233, 234, 0, 235, 0, 236, 0, 0, 0, 0, 0, 0, 0, 237, 238, 239, 0, 0, 0, 0, 0, 0, 0, 240, 241, 0, 0, 0, 0, 0, 0, 0, 242, 243, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 244, 245, 0, 246, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 247, 248, 0, 249, 0, 250, 0, 0, 0, 0, 0, 0, 0, 251, 252, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 253, 0, 0, 0, 0, 0, 0, 0, 254, 255, 0, 0, 0, 0, 0, 0, 0, 256, 257, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 258, 259, 0, 260, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 261, 262, 0, 263, 0, 264, 0, 0, 0, 0, 0, 0, 0, 265, 266];
