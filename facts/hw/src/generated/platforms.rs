//! Generated from hw/platforms.hw by `cargo xtask gen`; do not edit.

use crate::platform::Platform;
/// What a platform has or has not. Behaviour asks for these, never for a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Feature {
    /// CPU and GPU share a coherent last-level cache. `[mesa:dev has_llc]`
    LastLevelCache,
    /// contexts are submitted as descriptors, not through one ring. `[bdw.3:Logical Contexts]`
    ExeclistSubmission,
    /// per-process address space of 48 bits. `[mesa:gen8 STATE_BASE_ADDRESS]`
    FourLevelPageTable,
    /// commands carry 64-bit graphics addresses. `[mesa:gen8 STATE_BASE_ADDRESS]`
    SixtyFourBitAddresses,
    /// MI_MATH, MI_LOAD_REGISTER_REG and 16 general-purpose registers. `[mesa:gen8 MI_MATH]`
    CommandStreamerAlu,
    /// a buffer of direct motion vectors holds both fields of a frame. `[mesa:gen8 MFX_AVC_DIRECTMODE_STATE]`
    WholeDirectBuffers,
    /// a second parser runs ahead of the command streamer. `[mesa:gen8 MI_RS_CONTROL]`
    ResourceStreamer,
    /// VS, DS and GS threads may take eight vertices, one a channel. `[mesa:gen8 3DSTATE_VS]`
    Simd8Vertex,
    /// 3DSTATE_RASTER carries the rasteriser half of 3DSTATE_SF. `[mesa:gen8 3DSTATE_RASTER]`
    SeparateRasterState,
    /// 3DSTATE_WM_DEPTH_STENCIL replaces DEPTH_STENCIL_STATE. `[mesa:gen8 3DSTATE_WM_DEPTH_STENCIL]`
    DepthStencilInCommand,
    /// 3DSTATE_WM_DEPTH_STENCIL carries the stencil references, elsewhere COLOR_CALC_STATE does. `[mesa:gen9 3DSTATE_WM_DEPTH_STENCIL]` `[mesa:gen8 COLOR_CALC_STATE]` `[mesa:gen7 COLOR_CALC_STATE]`
    StencilReferenceInCommand,
    /// 3DSTATE_PS_BLEND and 3DSTATE_PS_EXTRA exist. `[mesa:gen8 3DSTATE_PS_BLEND]`
    PixelBlendSummary,
    /// 3DSTATE_VF_TOPOLOGY sets the topology, 3DPRIMITIVE does not. `[mesa:gen8 3DSTATE_VF_TOPOLOGY]`
    TopologyInState,
    /// 3DSTATE_VF_SGVS inserts VertexID and InstanceID. `[mesa:gen8 3DSTATE_VF_SGVS]`
    SystemGeneratedValues,
    /// 3DSTATE_VF and 3DSTATE_VF_INSTANCING carry cut index and step rates. `[mesa:gen8 3DSTATE_VF]` `[mesa:gen7 3DSTATE_INDEX_BUFFER]` `[mesa:gen7 VERTEX_BUFFER_STATE]`
    VertexFetchCommands,
    /// vertex, index and stream-output buffers state their sizes, elsewhere their ends. `[mesa:gen8 VERTEX_BUFFER_STATE]` `[mesa:gen7 VERTEX_BUFFER_STATE]` `[mesa:gen7 3DSTATE_SO_BUFFER]`
    SizesOfBuffers,
    /// 3DSTATE_SBE_SWIZ carries the swizzles, elsewhere 3DSTATE_SBE does. `[mesa:gen8 3DSTATE_SBE_SWIZ]` `[mesa:gen7 3DSTATE_SBE]`
    AttributeSwizzleCommand,
    /// SF_CLIP_VIEWPORT bounds the pixels of a viewport. `[mesa:gen8 SF_CLIP_VIEWPORT]`
    ViewportExtents,
    /// 3DSTATE_SAMPLE_PATTERN places the samples, elsewhere 3DSTATE_MULTISAMPLE does. `[mesa:gen8 3DSTATE_SAMPLE_PATTERN]` `[mesa:gen7 3DSTATE_MULTISAMPLE]`
    SamplePatternCommand,
    /// 3DSTATE_WM_HZ_OP clears and resolves depth, elsewhere a draw does with bits of 3DSTATE_WM. `[mesa:gen8 3DSTATE_WM_HZ_OP]` `[mesa:gen7 3DSTATE_WM]`
    HierarchicalDepthCommand,
    /// BLEND_STATE begins with what all targets share. `[mesa:gen8 BLEND_STATE]` `[mesa:gen7 BLEND_STATE_ENTRY]`
    BlendStateHeader,
    /// QPitch of a surface is programmed, not derived. `[mesa:gen8 RENDER_SURFACE_STATE]`
    SurfaceArrayPitchInState,
    /// 3DSTATE_VF_COMPONENT_PACKING drops unused components. `[mesa:gen9 3DSTATE_VF_COMPONENT_PACKING]`
    VertexComponentPacking,
    /// sends: two separate payload ranges in one message. `[skl.7:Miscellaneous Instructions]`
    SplitSend,
    /// extended descriptors address surface state without a binding table. `[mesa:gen9 STATE_BASE_ADDRESS]`
    BindlessSurfaces,
    /// colour surfaces may be compressed with CCS_E. `[mesa:gen9 RENDER_SURFACE_STATE]`
    LosslessColorCompression,
    /// PS_INVOCATION_COUNT goes up by four with each pixel (or sample). `[mesa:iris WaDividePSInvocationCountBy4]`
    PixelInvocationsCountFour,
    /// fast clear colours are four 32-bit values. `[mesa:gen9 RENDER_SURFACE_STATE]`
    FloatClearColors,
    /// sixteen samples a pixel. `[mesa:gen9 3DSTATE_MULTISAMPLE]`
    SixteenSamples,
    /// RENDER_SURFACE_STATE states QPitch, channel selects and whole clear colours. `[mesa:gen8 RENDER_SURFACE_STATE]`
    SixteenDwordSurfaceState,
    /// TileYF and TileYS exist. `[mesa:gen9 RENDER_SURFACE_STATE]`
    StandardTiling,
    /// minimum and maximum reduction in the sampler. `[mesa:gen9 SAMPLER_STATE]`
    MinMaxFilter,
    /// ASTC LDR textures. `[mesa:isl ASTC_LDR_2D_4X4_FLT16]`
    AstcLowDynamicRange,
    /// ASTC HDR textures. `[mesa:isl ASTC_HDR_2D_4X4_FLT16]`
    AstcHighDynamicRange,
    /// ETC1, ETC2 and EAC textures. `[mesa:isl ETC2_RGB8]`
    EtcTextures,
    /// HF is a type of the arithmetic instructions. `[mesa:gen8 RENDER_SURFACE_STATE]`
    HalfFloatArithmetic,
    /// Q and UQ are types of the arithmetic instructions. `[mesa:dev has_64bit_int]`
    Int64,
    /// a double is one channel, elsewhere a pair of channels in sizes and regions. `[mesa:compiler brw_reg_from_fs_reg]` `[mesa:compiler brw_MOV]`
    WholeDoubles,
    /// MUL of two dword sources gives the low 32 bits at once. `[bxt.6:Special Restrictions]`
    IntegerDwordMultiply,
    /// three-source instructions may run sixteen channels wide. `[mesa:dev supports_simd16_3src]`
    ThreeSourceSimd16,
    /// data port messages with 64-bit addresses. `[mesa:gen8 STATE_BASE_ADDRESS]`
    StatelessAddress64,
    /// a bit of the sampler's header tells SIMD4x2 from SIMD8D, elsewhere the mode is SIMD4x2. `[mesa:compiler GFX9_SAMPLER_SIMD_MODE_EXTENSION_SIMD4X2]` `[skl.7:Message Header]`
    SimdModeExtension,
    /// GS threads leave the number of their vertices in the URB entry, elsewhere in their last message. `[mesa:compiler vec4_gs_visitor]` `[skl.7:GS URB Entry]`
    GsVertexCountInEntry,
    /// R0.2 of HS threads has the instance from bit 17 on, elsewhere from bit 16 on. `[mesa:compiler generate_tcs_get_instance_id]`
    HsInstanceFromBit17,
    /// ld has the parameters u, v, lod, r; elsewhere u, lod, v, r. `[mesa:compiler lower_sampler_logical_send_gfx7]`
    LoadStatesLodThird,
    /// sample_lz, sample_c_lz, ld_lz and ld2dms_w exist. `[mesa:compiler GFX9_SAMPLER_MESSAGE_SAMPLE_LZ]`
    LevelZeroMessages,
    /// the sampler of sample_8x8 is small and points to its coefficients; messages have no function. `[vaapi:gen7 sampler_8x8]`
    SamplerState8x8Pointers,
    /// the sampler of sample_8x8 has coefficients for all 32 phases. `[skl.7:SAMPLER_STATE for Sample_8x8 Message]`
    AllScalerPhases,
    /// the sampler reads a depth surface together with its HiZ buffer. `[mesa:dev has_sample_with_hiz]`
    SamplerReadsHiz,
    /// thread groups may span subslices. `[bxt.6:Thread Pools]`
    PooledEus,
    /// headers point to sampler states of 16 bytes, not to pairs of them. `[bxt.6:Bindless Sampler State]` `[bxt.6:Message Header]`
    BindlessSamplers,
    /// L3CNTLREG shares out the ways of the L3. `[mesa:gen8 L3CNTLREG]`
    L3ControlRegister,
}
/// byt. `[mesa:dev intel_device_info_byt]` `[byt.2.2:3DSTATE_URB_VS]`
pub static BYT: Platform = Platform {
    row: 0,
    features: 0x400400000000,
    name: "byt",
    title: "Bay Trail (Valley View)",
    pci_id: 0x0f31,
    renderer: "Intel(R) HD Graphics",
    slices: 1,
    subslices_per_slice: 1,
    eus_per_subslice: 4,
    threads_per_eu: 8,
    max_vs_threads: 36,
    max_hs_threads: 36,
    max_ds_threads: 36,
    max_gs_threads: 36,
    max_ps_threads: 48,
    max_cs_threads: 32,
    max_vs_urb_entries: 512,
    max_hs_urb_entries: 32,
    max_ds_urb_entries: 288,
    max_gs_urb_entries: 192,
    min_vs_urb_entries: 32,
    min_ds_urb_entries: 10,
    urb_kilobytes: 128,
    push_constant_kilobytes: 16,
    l3_banks: 1,
    timestamp_hz: 12500000,
    graphics_address_bits: 31,
    generation: 7,
};
/// bdw. `[mesa:dev intel_device_info_bdw_gt2]`
pub static BDW: Platform = Platform {
    row: 1,
    features: 0x80dfc243ffbff,
    name: "bdw",
    title: "Broadwell GT2",
    pci_id: 0x1616,
    renderer: "Intel(R) HD Graphics 5500",
    slices: 1,
    subslices_per_slice: 3,
    eus_per_subslice: 8,
    threads_per_eu: 7,
    max_vs_threads: 504,
    max_hs_threads: 504,
    max_ds_threads: 504,
    max_gs_threads: 504,
    max_ps_threads: 64,
    max_cs_threads: 56,
    max_vs_urb_entries: 2560,
    max_hs_urb_entries: 504,
    max_ds_urb_entries: 1536,
    max_gs_urb_entries: 960,
    min_vs_urb_entries: 64,
    min_ds_urb_entries: 34,
    urb_kilobytes: 384,
    push_constant_kilobytes: 32,
    l3_banks: 4,
    timestamp_hz: 12500000,
    graphics_address_bits: 48,
    generation: 8,
};
/// skl. `[mesa:dev intel_device_info_skl_gt2]`
pub static SKL: Platform = Platform {
    row: 2,
    features: 0x9bffdfbffffff,
    name: "skl",
    title: "Skylake GT2",
    pci_id: 0x1912,
    renderer: "Intel(R) HD Graphics 530",
    slices: 1,
    subslices_per_slice: 3,
    eus_per_subslice: 8,
    threads_per_eu: 7,
    max_vs_threads: 336,
    max_hs_threads: 336,
    max_ds_threads: 336,
    max_gs_threads: 336,
    max_ps_threads: 64,
    max_cs_threads: 56,
    max_vs_urb_entries: 1856,
    max_hs_urb_entries: 672,
    max_ds_urb_entries: 1120,
    max_gs_urb_entries: 640,
    min_vs_urb_entries: 64,
    min_ds_urb_entries: 34,
    urb_kilobytes: 384,
    push_constant_kilobytes: 32,
    l3_banks: 4,
    timestamp_hz: 12000000,
    graphics_address_bits: 48,
    generation: 9,
};
/// bxt. `[mesa:dev intel_device_info_bxt_2x6]` `[bxt.6:L3 Bank Configuration]`
pub static BXT: Platform = Platform {
    row: 3,
    features: 0xfbffffbfffffe,
    name: "bxt",
    title: "Broxton (Apollo Lake), two subslices",
    pci_id: 0x5a85,
    renderer: "Intel(R) HD Graphics 500",
    slices: 1,
    subslices_per_slice: 2,
    eus_per_subslice: 6,
    threads_per_eu: 6,
    max_vs_threads: 56,
    max_hs_threads: 56,
    max_ds_threads: 56,
    max_gs_threads: 56,
    max_ps_threads: 64,
    max_cs_threads: 36,
    max_vs_urb_entries: 352,
    max_hs_urb_entries: 128,
    max_ds_urb_entries: 208,
    max_gs_urb_entries: 128,
    min_vs_urb_entries: 34,
    min_ds_urb_entries: 34,
    urb_kilobytes: 192,
    push_constant_kilobytes: 32,
    l3_banks: 1,
    timestamp_hz: 19200000,
    graphics_address_bits: 48,
    generation: 9,
};
/// Every platform.
pub static ALL: [&Platform; 4] = [&BYT, &BDW, &SKL, &BXT];
