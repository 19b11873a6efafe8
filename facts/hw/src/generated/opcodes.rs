//! Generated from hw/commands/ by `cargo xtask gen`; do not edit.

use crate::describe::Item;
/// Every command of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u16)]
pub enum CommandId {
    /// `3DPRIMITIVE`
    Primitive3d,
    /// `3DSTATE_AA_LINE_PARAMETERS`
    State3dAaLineParameters,
    /// `3DSTATE_BINDING_TABLE_EDIT_DS`
    State3dBindingTableEditDs,
    /// `3DSTATE_BINDING_TABLE_EDIT_GS`
    State3dBindingTableEditGs,
    /// `3DSTATE_BINDING_TABLE_EDIT_HS`
    State3dBindingTableEditHs,
    /// `3DSTATE_BINDING_TABLE_EDIT_PS`
    State3dBindingTableEditPs,
    /// `3DSTATE_BINDING_TABLE_EDIT_VS`
    State3dBindingTableEditVs,
    /// `3DSTATE_BINDING_TABLE_POINTERS_DS`
    State3dBindingTablePointersDs,
    /// `3DSTATE_BINDING_TABLE_POINTERS_GS`
    State3dBindingTablePointersGs,
    /// `3DSTATE_BINDING_TABLE_POINTERS_HS`
    State3dBindingTablePointersHs,
    /// `3DSTATE_BINDING_TABLE_POINTERS_PS`
    State3dBindingTablePointersPs,
    /// `3DSTATE_BINDING_TABLE_POINTERS_VS`
    State3dBindingTablePointersVs,
    /// `3DSTATE_BINDING_TABLE_POOL_ALLOC`
    State3dBindingTablePoolAlloc,
    /// `3DSTATE_BLEND_STATE_POINTERS`
    State3dBlendStatePointers,
    /// `3DSTATE_CC_STATE_POINTERS`
    State3dCcStatePointers,
    /// `3DSTATE_CHROMA_KEY`
    State3dChromaKey,
    /// `3DSTATE_CLEAR_PARAMS`
    State3dClearParams,
    /// `3DSTATE_CLIP`
    State3dClip,
    /// `3DSTATE_CONSTANT_DS`
    State3dConstantDs,
    /// `3DSTATE_CONSTANT_GS`
    State3dConstantGs,
    /// `3DSTATE_CONSTANT_HS`
    State3dConstantHs,
    /// `3DSTATE_CONSTANT_PS`
    State3dConstantPs,
    /// `3DSTATE_CONSTANT_VS`
    State3dConstantVs,
    /// `3DSTATE_DEPTH_BUFFER`
    State3dDepthBuffer,
    /// `3DSTATE_DEPTH_STENCIL_STATE_POINTERS`
    State3dDepthStencilStatePointers,
    /// `3DSTATE_DRAWING_RECTANGLE`
    State3dDrawingRectangle,
    /// `3DSTATE_DS`
    State3dDs,
    /// `3DSTATE_DX9_CONSTANT_BUFFER_POOL_ALLOC`
    State3dDx9ConstantBufferPoolAlloc,
    /// `3DSTATE_GATHER_CONSTANT_DS`
    State3dGatherConstantDs,
    /// `3DSTATE_GATHER_CONSTANT_GS`
    State3dGatherConstantGs,
    /// `3DSTATE_GATHER_CONSTANT_HS`
    State3dGatherConstantHs,
    /// `3DSTATE_GATHER_CONSTANT_PS`
    State3dGatherConstantPs,
    /// `3DSTATE_GATHER_CONSTANT_VS`
    State3dGatherConstantVs,
    /// `3DSTATE_GATHER_POOL_ALLOC`
    State3dGatherPoolAlloc,
    /// `3DSTATE_GS`
    State3dGs,
    /// `3DSTATE_HIER_DEPTH_BUFFER`
    State3dHierDepthBuffer,
    /// `3DSTATE_HS`
    State3dHs,
    /// `3DSTATE_INDEX_BUFFER`
    State3dIndexBuffer,
    /// `3DSTATE_LINE_STIPPLE`
    State3dLineStipple,
    /// `3DSTATE_MONOFILTER_SIZE`
    State3dMonofilterSize,
    /// `3DSTATE_MULTISAMPLE`
    State3dMultisample,
    /// `3DSTATE_POLY_STIPPLE_OFFSET`
    State3dPolyStippleOffset,
    /// `3DSTATE_POLY_STIPPLE_PATTERN`
    State3dPolyStipplePattern,
    /// `3DSTATE_PS`
    State3dPs,
    /// `3DSTATE_PS_BLEND`
    State3dPsBlend,
    /// `3DSTATE_PS_EXTRA`
    State3dPsExtra,
    /// `3DSTATE_PUSH_CONSTANT_ALLOC_DS`
    State3dPushConstantAllocDs,
    /// `3DSTATE_PUSH_CONSTANT_ALLOC_GS`
    State3dPushConstantAllocGs,
    /// `3DSTATE_PUSH_CONSTANT_ALLOC_HS`
    State3dPushConstantAllocHs,
    /// `3DSTATE_PUSH_CONSTANT_ALLOC_PS`
    State3dPushConstantAllocPs,
    /// `3DSTATE_PUSH_CONSTANT_ALLOC_VS`
    State3dPushConstantAllocVs,
    /// `3DSTATE_RASTER`
    State3dRaster,
    /// `3DSTATE_RS_CONSTANT_POINTER`
    State3dRsConstantPointer,
    /// `3DSTATE_SAMPLER_PALETTE_LOAD0`
    State3dSamplerPaletteLoad0,
    /// `3DSTATE_SAMPLER_PALETTE_LOAD1`
    State3dSamplerPaletteLoad1,
    /// `3DSTATE_SAMPLER_STATE_POINTERS_DS`
    State3dSamplerStatePointersDs,
    /// `3DSTATE_SAMPLER_STATE_POINTERS_GS`
    State3dSamplerStatePointersGs,
    /// `3DSTATE_SAMPLER_STATE_POINTERS_HS`
    State3dSamplerStatePointersHs,
    /// `3DSTATE_SAMPLER_STATE_POINTERS_PS`
    State3dSamplerStatePointersPs,
    /// `3DSTATE_SAMPLER_STATE_POINTERS_VS`
    State3dSamplerStatePointersVs,
    /// `3DSTATE_SAMPLE_MASK`
    State3dSampleMask,
    /// `3DSTATE_SAMPLE_PATTERN`
    State3dSamplePattern,
    /// `3DSTATE_SBE`
    State3dSbe,
    /// `3DSTATE_SBE_SWIZ`
    State3dSbeSwiz,
    /// `3DSTATE_SCISSOR_STATE_POINTERS`
    State3dScissorStatePointers,
    /// `3DSTATE_SF`
    State3dSf,
    /// `3DSTATE_SO_BUFFER`
    State3dSoBuffer,
    /// `3DSTATE_SO_DECL_LIST`
    State3dSoDeclList,
    /// `3DSTATE_STENCIL_BUFFER`
    State3dStencilBuffer,
    /// `3DSTATE_STREAMOUT`
    State3dStreamout,
    /// `3DSTATE_TE`
    State3dTe,
    /// `3DSTATE_URB_CLEAR`
    State3dUrbClear,
    /// `3DSTATE_URB_DS`
    State3dUrbDs,
    /// `3DSTATE_URB_GS`
    State3dUrbGs,
    /// `3DSTATE_URB_HS`
    State3dUrbHs,
    /// `3DSTATE_URB_VS`
    State3dUrbVs,
    /// `3DSTATE_VERTEX_BUFFERS`
    State3dVertexBuffers,
    /// `3DSTATE_VERTEX_ELEMENTS`
    State3dVertexElements,
    /// `3DSTATE_VF`
    State3dVf,
    /// `3DSTATE_VF_COMPONENT_PACKING`
    State3dVfComponentPacking,
    /// `3DSTATE_VF_INSTANCING`
    State3dVfInstancing,
    /// `3DSTATE_VF_SGVS`
    State3dVfSgvs,
    /// `3DSTATE_VF_STATISTICS`
    State3dVfStatistics,
    /// `3DSTATE_VF_TOPOLOGY`
    State3dVfTopology,
    /// `3DSTATE_VIEWPORT_STATE_POINTERS_CC`
    State3dViewportStatePointersCc,
    /// `3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP`
    State3dViewportStatePointersSfClip,
    /// `3DSTATE_VS`
    State3dVs,
    /// `3DSTATE_WM`
    State3dWm,
    /// `3DSTATE_WM_CHROMAKEY`
    State3dWmChromakey,
    /// `3DSTATE_WM_DEPTH_STENCIL`
    State3dWmDepthStencil,
    /// `3DSTATE_WM_HZ_OP`
    State3dWmHzOp,
    /// `COLOR_BLT`
    ColorBlt,
    /// `GPGPU_CSR_BASE_ADDRESS`
    GpgpuCsrBaseAddress,
    /// `GPGPU_OBJECT`
    GpgpuObject,
    /// `GPGPU_WALKER`
    GpgpuWalker,
    /// `HCP_BSD_OBJECT`
    HcpBsdObject,
    /// `HCP_FQM_STATE`
    HcpFqmState,
    /// `HCP_IND_OBJ_BASE_ADDR_STATE`
    HcpIndObjBaseAddrState,
    /// `HCP_PAK_INSERT_OBJECT`
    HcpPakInsertObject,
    /// `HCP_PAK_OBJECT`
    HcpPakObject,
    /// `HCP_PIC_STATE`
    HcpPicState,
    /// `HCP_PIPE_BUF_ADDR_STATE`
    HcpPipeBufAddrState,
    /// `HCP_PIPE_MODE_SELECT`
    HcpPipeModeSelect,
    /// `HCP_QM_STATE`
    HcpQmState,
    /// `HCP_REF_IDX_STATE`
    HcpRefIdxState,
    /// `HCP_SLICE_STATE`
    HcpSliceState,
    /// `HCP_SURFACE_STATE`
    HcpSurfaceState,
    /// `HCP_TILE_CODING`
    HcpTileCoding,
    /// `HCP_TILE_STATE`
    HcpTileState,
    /// `HCP_VP9_PIC_STATE`
    HcpVp9PicState,
    /// `HCP_VP9_SEGMENT_STATE`
    HcpVp9SegmentState,
    /// `HCP_WEIGHTOFFSET_STATE`
    HcpWeightoffsetState,
    /// `HEVC_VP9_RDOQ_STATE`
    HevcVp9RdoqState,
    /// `HUC_CFG_STATE`
    HucCfgState,
    /// `HUC_DMEM_STATE`
    HucDmemState,
    /// `HUC_IMEM_STATE`
    HucImemState,
    /// `HUC_IND_OBJ_BASE_ADDR_STATE`
    HucIndObjBaseAddrState,
    /// `HUC_PIPE_MODE_SELECT`
    HucPipeModeSelect,
    /// `HUC_START`
    HucStart,
    /// `HUC_STREAM_OBJECT`
    HucStreamObject,
    /// `HUC_VIRTUAL_ADDR_STATE`
    HucVirtualAddrState,
    /// `MEDIA_CURBE_LOAD`
    MediaCurbeLoad,
    /// `MEDIA_INTERFACE_DESCRIPTOR_LOAD`
    MediaInterfaceDescriptorLoad,
    /// `MEDIA_OBJECT`
    MediaObject,
    /// `MEDIA_OBJECT_GRPID`
    MediaObjectGrpid,
    /// `MEDIA_OBJECT_PRT`
    MediaObjectPrt,
    /// `MEDIA_OBJECT_WALKER`
    MediaObjectWalker,
    /// `MEDIA_STATE_FLUSH`
    MediaStateFlush,
    /// `MEDIA_VFE_STATE`
    MediaVfeState,
    /// `MFC_AVC_PAK_OBJECT`
    MfcAvcPakObject,
    /// `MFC_JPEG_HUFF_TABLE_STATE`
    MfcJpegHuffTableState,
    /// `MFC_JPEG_SCAN_OBJECT`
    MfcJpegScanObject,
    /// `MFC_MPEG2_PAK_OBJECT`
    MfcMpeg2PakObject,
    /// `MFC_MPEG2_SLICEGROUP_STATE`
    MfcMpeg2SlicegroupState,
    /// `MFD_AVC_BSD_OBJECT`
    MfdAvcBsdObject,
    /// `MFD_AVC_DPB_STATE`
    MfdAvcDpbState,
    /// `MFD_AVC_PICID_STATE`
    MfdAvcPicidState,
    /// `MFD_AVC_SLICEADDR`
    MfdAvcSliceaddr,
    /// `MFD_IT_OBJECT`
    MfdItObject,
    /// `MFD_JPEG_BSD_OBJECT`
    MfdJpegBsdObject,
    /// `MFD_MPEG2_BSD_OBJECT`
    MfdMpeg2BsdObject,
    /// `MFD_VC1_BSD_OBJECT`
    MfdVc1BsdObject,
    /// `MFD_VC1_LONG_PIC_STATE`
    MfdVc1LongPicState,
    /// `MFD_VC1_SHORT_PIC_STATE`
    MfdVc1ShortPicState,
    /// `MFD_VP8_BSD_OBJECT`
    MfdVp8BsdObject,
    /// `MFX_AVC_DIRECTMODE_STATE`
    MfxAvcDirectmodeState,
    /// `MFX_AVC_IMG_STATE`
    MfxAvcImgState,
    /// `MFX_AVC_REF_IDX_STATE`
    MfxAvcRefIdxState,
    /// `MFX_AVC_SLICE_STATE`
    MfxAvcSliceState,
    /// `MFX_AVC_WEIGHTOFFSET_STATE`
    MfxAvcWeightoffsetState,
    /// `MFX_BSP_BUF_BASE_ADDR_STATE`
    MfxBspBufBaseAddrState,
    /// `MFX_DBK_OBJECT`
    MfxDbkObject,
    /// `MFX_FQM_STATE`
    MfxFqmState,
    /// `MFX_IND_OBJ_BASE_ADDR_STATE`
    MfxIndObjBaseAddrState,
    /// `MFX_JPEG_HUFF_TABLE_STATE`
    MfxJpegHuffTableState,
    /// `MFX_JPEG_PIC_STATE`
    MfxJpegPicState,
    /// `MFX_MPEG2_PIC_STATE`
    MfxMpeg2PicState,
    /// `MFX_MPEG_TS_CONTROL`
    MfxMpegTsControl,
    /// `MFX_PAK_INSERT_OBJECT`
    MfxPakInsertObject,
    /// `MFX_PIPE_BUF_ADDR_STATE`
    MfxPipeBufAddrState,
    /// `MFX_PIPE_MODE_SELECT`
    MfxPipeModeSelect,
    /// `MFX_QM_STATE`
    MfxQmState,
    /// `MFX_STATE_POINTER`
    MfxStatePointer,
    /// `MFX_STITCH_OBJECT`
    MfxStitchObject,
    /// `MFX_SURFACE_STATE`
    MfxSurfaceState,
    /// `MFX_VC1_DIRECTMODE_STATE`
    MfxVc1DirectmodeState,
    /// `MFX_VC1_PRED_PIPE_STATE`
    MfxVc1PredPipeState,
    /// `MFX_VP8_BSP_BUF_BASE_ADDR_STATE`
    MfxVp8BspBufBaseAddrState,
    /// `MFX_VP8_ENCODER_CFG`
    MfxVp8EncoderCfg,
    /// `MFX_VP8_PAK_OBJECT`
    MfxVp8PakObject,
    /// `MFX_VP8_PIC_STATE`
    MfxVp8PicState,
    /// `MFX_WAIT`
    MfxWait,
    /// `MI_ARB_CHECK`
    MiArbCheck,
    /// `MI_ARB_ON_OFF`
    MiArbOnOff,
    /// `MI_ATOMIC`
    MiAtomic,
    /// `MI_BATCH_BUFFER_END`
    MiBatchBufferEnd,
    /// `MI_BATCH_BUFFER_START`
    MiBatchBufferStart,
    /// `MI_CLFLUSH`
    MiClflush,
    /// `MI_CONDITIONAL_BATCH_BUFFER_END`
    MiConditionalBatchBufferEnd,
    /// `MI_COPY_MEM_MEM`
    MiCopyMemMem,
    /// `MI_DISPLAY_FLIP`
    MiDisplayFlip,
    /// `MI_FLUSH`
    MiFlush,
    /// `MI_FLUSH_DW`
    MiFlushDw,
    /// `MI_FORCE_WAKEUP`
    MiForceWakeup,
    /// `MI_LOAD_REGISTER_IMM`
    MiLoadRegisterImm,
    /// `MI_LOAD_REGISTER_MEM`
    MiLoadRegisterMem,
    /// `MI_LOAD_REGISTER_REG`
    MiLoadRegisterReg,
    /// `MI_LOAD_SCAN_LINES_EXCL`
    MiLoadScanLinesExcl,
    /// `MI_LOAD_SCAN_LINES_INCL`
    MiLoadScanLinesIncl,
    /// `MI_LOAD_URB_MEM`
    MiLoadUrbMem,
    /// `MI_MATH`
    MiMath,
    /// `MI_NOOP`
    MiNoop,
    /// `MI_PREDICATE`
    MiPredicate,
    /// `MI_REPORT_HEAD`
    MiReportHead,
    /// `MI_REPORT_PERF_COUNT`
    MiReportPerfCount,
    /// `MI_RS_CONTEXT`
    MiRsContext,
    /// `MI_RS_CONTROL`
    MiRsControl,
    /// `MI_RS_STORE_DATA_IMM`
    MiRsStoreDataImm,
    /// `MI_SEMAPHORE_MBOX`
    MiSemaphoreMbox,
    /// `MI_SEMAPHORE_SIGNAL`
    MiSemaphoreSignal,
    /// `MI_SEMAPHORE_WAIT`
    MiSemaphoreWait,
    /// `MI_SET_CONTEXT`
    MiSetContext,
    /// `MI_SET_PREDICATE`
    MiSetPredicate,
    /// `MI_STORE_DATA_IMM`
    MiStoreDataImm,
    /// `MI_STORE_DATA_INDEX`
    MiStoreDataIndex,
    /// `MI_STORE_REGISTER_MEM`
    MiStoreRegisterMem,
    /// `MI_STORE_URB_MEM`
    MiStoreUrbMem,
    /// `MI_SUSPEND_FLUSH`
    MiSuspendFlush,
    /// `MI_TOPOLOGY_FILTER`
    MiTopologyFilter,
    /// `MI_URB_ATOMIC_ALLOC`
    MiUrbAtomicAlloc,
    /// `MI_URB_CLEAR`
    MiUrbClear,
    /// `MI_USER_INTERRUPT`
    MiUserInterrupt,
    /// `MI_WAIT_FOR_EVENT`
    MiWaitForEvent,
    /// `PIPELINE_SELECT`
    PipelineSelect,
    /// `PIPE_CONTROL`
    PipeControl,
    /// `SFC_AVS_CHROMA_COEFF_TABLE`
    SfcAvsChromaCoeffTable,
    /// `SFC_AVS_LUMA_COEFF_TABLE`
    SfcAvsLumaCoeffTable,
    /// `SFC_AVS_STATE`
    SfcAvsState,
    /// `SFC_FRAME_START`
    SfcFrameStart,
    /// `SFC_IEF_STATE`
    SfcIefState,
    /// `SFC_LOCK`
    SfcLock,
    /// `SFC_STATE`
    SfcState,
    /// `SRC_COPY_BLT`
    SrcCopyBlt,
    /// `STATE_BASE_ADDRESS`
    StateBaseAddress,
    /// `STATE_PREFETCH`
    StatePrefetch,
    /// `STATE_SIP`
    StateSip,
    /// `SWTESS_BASE_ADDRESS`
    SwtessBaseAddress,
    /// `VDENC_CONST_QPT_STATE`
    VdencConstQptState,
    /// `VDENC_DS_REF_SURFACE_STATE`
    VdencDsRefSurfaceState,
    /// `VDENC_IMG_STATE`
    VdencImgState,
    /// `VDENC_PIPE_BUF_ADDR_STATE`
    VdencPipeBufAddrState,
    /// `VDENC_PIPE_MODE_SELECT`
    VdencPipeModeSelect,
    /// `VDENC_REF_SURFACE_STATE`
    VdencRefSurfaceState,
    /// `VDENC_SRC_SURFACE_STATE`
    VdencSrcSurfaceState,
    /// `VDENC_WALKER_STATE`
    VdencWalkerState,
    /// `VD_PIPELINE_FLUSH`
    VdPipelineFlush,
    /// `VEBOX_STATE`
    VeboxState,
    /// `VEBOX_SURFACE_STATE`
    VeboxSurfaceState,
    /// `VEBOX_TILING_CONVERT`
    VeboxTilingConvert,
    /// `VEB_DI_IECP`
    VebDiIecp,
    /// `XY_COLOR_BLT`
    XyColorBlt,
    /// `XY_FAST_COPY_BLT`
    XyFastCopyBlt,
    /// `XY_FULL_BLT`
    XyFullBlt,
    /// `XY_FULL_IMMEDIATE_PATTERN_BLT`
    XyFullImmediatePatternBlt,
    /// `XY_FULL_MONO_PATTERN_BLT`
    XyFullMonoPatternBlt,
    /// `XY_FULL_MONO_PATTERN_MONO_SRC_BLT`
    XyFullMonoPatternMonoSrcBlt,
    /// `XY_FULL_MONO_SRC_BLT`
    XyFullMonoSrcBlt,
    /// `XY_FULL_MONO_SRC_IMMEDIATE_PATTERN_BLT`
    XyFullMonoSrcImmediatePatternBlt,
    /// `XY_MONO_PAT_BLT`
    XyMonoPatBlt,
    /// `XY_MONO_PAT_FIXED_BLT`
    XyMonoPatFixedBlt,
    /// `XY_MONO_SRC_COPY_BLT`
    XyMonoSrcCopyBlt,
    /// `XY_MONO_SRC_COPY_IMMEDIATE_BLT`
    XyMonoSrcCopyImmediateBlt,
    /// `XY_PAT_BLT`
    XyPatBlt,
    /// `XY_PAT_BLT_IMMEDIATE`
    XyPatBltImmediate,
    /// `XY_PAT_CHROMA_BLT`
    XyPatChromaBlt,
    /// `XY_PAT_CHROMA_BLT_IMMEDIATE`
    XyPatChromaBltImmediate,
    /// `XY_PIXEL_BLT`
    XyPixelBlt,
    /// `XY_SCANLINES_BLT`
    XyScanlinesBlt,
    /// `XY_SETUP_BLT`
    XySetupBlt,
    /// `XY_SETUP_CLIP_BLT`
    XySetupClipBlt,
    /// `XY_SETUP_MONO_PATTERN_SL_BLT`
    XySetupMonoPatternSlBlt,
    /// `XY_SRC_COPY_BLT`
    XySrcCopyBlt,
    /// `XY_SRC_COPY_CHROMA_BLT`
    XySrcCopyChromaBlt,
    /// `XY_TEXT_BLT`
    XyTextBlt,
    /// `XY_TEXT_IMMEDIATE_BLT`
    XyTextImmediateBlt,
}
/// Every command, in the order of `CommandId`.
pub static COMMANDS: [(CommandId, &Item); 265] = [
    (CommandId::Primitive3d, crate::Primitive3d::ITEM),
    (CommandId::State3dAaLineParameters, crate::State3dAaLineParameters::ITEM),
    (CommandId::State3dBindingTableEditDs, crate::State3dBindingTableEditDs::ITEM),
    (CommandId::State3dBindingTableEditGs, crate::State3dBindingTableEditGs::ITEM),
    (CommandId::State3dBindingTableEditHs, crate::State3dBindingTableEditHs::ITEM),
    (CommandId::State3dBindingTableEditPs, crate::State3dBindingTableEditPs::ITEM),
    (CommandId::State3dBindingTableEditVs, crate::State3dBindingTableEditVs::ITEM),
    (CommandId::State3dBindingTablePointersDs, crate::State3dBindingTablePointersDs::ITEM),
    (CommandId::State3dBindingTablePointersGs, crate::State3dBindingTablePointersGs::ITEM),
    (CommandId::State3dBindingTablePointersHs, crate::State3dBindingTablePointersHs::ITEM),
    (CommandId::State3dBindingTablePointersPs, crate::State3dBindingTablePointersPs::ITEM),
    (CommandId::State3dBindingTablePointersVs, crate::State3dBindingTablePointersVs::ITEM),
    (CommandId::State3dBindingTablePoolAlloc, crate::State3dBindingTablePoolAlloc::ITEM),
    (CommandId::State3dBlendStatePointers, crate::State3dBlendStatePointers::ITEM),
    (CommandId::State3dCcStatePointers, crate::State3dCcStatePointers::ITEM),
    (CommandId::State3dChromaKey, crate::State3dChromaKey::ITEM),
    (CommandId::State3dClearParams, crate::State3dClearParams::ITEM),
    (CommandId::State3dClip, crate::State3dClip::ITEM),
    (CommandId::State3dConstantDs, crate::State3dConstantDs::ITEM),
    (CommandId::State3dConstantGs, crate::State3dConstantGs::ITEM),
    (CommandId::State3dConstantHs, crate::State3dConstantHs::ITEM),
    (CommandId::State3dConstantPs, crate::State3dConstantPs::ITEM),
    (CommandId::State3dConstantVs, crate::State3dConstantVs::ITEM),
    (CommandId::State3dDepthBuffer, crate::State3dDepthBuffer::ITEM),
    (CommandId::State3dDepthStencilStatePointers, crate::State3dDepthStencilStatePointers::ITEM),
    (CommandId::State3dDrawingRectangle, crate::State3dDrawingRectangle::ITEM),
    (CommandId::State3dDs, crate::State3dDs::ITEM),
    (CommandId::State3dDx9ConstantBufferPoolAlloc, crate::State3dDx9ConstantBufferPoolAlloc::ITEM),
    (CommandId::State3dGatherConstantDs, crate::State3dGatherConstantDs::ITEM),
    (CommandId::State3dGatherConstantGs, crate::State3dGatherConstantGs::ITEM),
    (CommandId::State3dGatherConstantHs, crate::State3dGatherConstantHs::ITEM),
    (CommandId::State3dGatherConstantPs, crate::State3dGatherConstantPs::ITEM),
    (CommandId::State3dGatherConstantVs, crate::State3dGatherConstantVs::ITEM),
    (CommandId::State3dGatherPoolAlloc, crate::State3dGatherPoolAlloc::ITEM),
    (CommandId::State3dGs, crate::State3dGs::ITEM),
    (CommandId::State3dHierDepthBuffer, crate::State3dHierDepthBuffer::ITEM),
    (CommandId::State3dHs, crate::State3dHs::ITEM),
    (CommandId::State3dIndexBuffer, crate::State3dIndexBuffer::ITEM),
    (CommandId::State3dLineStipple, crate::State3dLineStipple::ITEM),
    (CommandId::State3dMonofilterSize, crate::State3dMonofilterSize::ITEM),
    (CommandId::State3dMultisample, crate::State3dMultisample::ITEM),
    (CommandId::State3dPolyStippleOffset, crate::State3dPolyStippleOffset::ITEM),
    (CommandId::State3dPolyStipplePattern, crate::State3dPolyStipplePattern::ITEM),
    (CommandId::State3dPs, crate::State3dPs::ITEM),
    (CommandId::State3dPsBlend, crate::State3dPsBlend::ITEM),
    (CommandId::State3dPsExtra, crate::State3dPsExtra::ITEM),
    (CommandId::State3dPushConstantAllocDs, crate::State3dPushConstantAllocDs::ITEM),
    (CommandId::State3dPushConstantAllocGs, crate::State3dPushConstantAllocGs::ITEM),
    (CommandId::State3dPushConstantAllocHs, crate::State3dPushConstantAllocHs::ITEM),
    (CommandId::State3dPushConstantAllocPs, crate::State3dPushConstantAllocPs::ITEM),
    (CommandId::State3dPushConstantAllocVs, crate::State3dPushConstantAllocVs::ITEM),
    (CommandId::State3dRaster, crate::State3dRaster::ITEM),
    (CommandId::State3dRsConstantPointer, crate::State3dRsConstantPointer::ITEM),
    (CommandId::State3dSamplerPaletteLoad0, crate::State3dSamplerPaletteLoad0::ITEM),
    (CommandId::State3dSamplerPaletteLoad1, crate::State3dSamplerPaletteLoad1::ITEM),
    (CommandId::State3dSamplerStatePointersDs, crate::State3dSamplerStatePointersDs::ITEM),
    (CommandId::State3dSamplerStatePointersGs, crate::State3dSamplerStatePointersGs::ITEM),
    (CommandId::State3dSamplerStatePointersHs, crate::State3dSamplerStatePointersHs::ITEM),
    (CommandId::State3dSamplerStatePointersPs, crate::State3dSamplerStatePointersPs::ITEM),
    (CommandId::State3dSamplerStatePointersVs, crate::State3dSamplerStatePointersVs::ITEM),
    (CommandId::State3dSampleMask, crate::State3dSampleMask::ITEM),
    (CommandId::State3dSamplePattern, crate::State3dSamplePattern::ITEM),
    (CommandId::State3dSbe, crate::State3dSbe::ITEM),
    (CommandId::State3dSbeSwiz, crate::State3dSbeSwiz::ITEM),
    (CommandId::State3dScissorStatePointers, crate::State3dScissorStatePointers::ITEM),
    (CommandId::State3dSf, crate::State3dSf::ITEM),
    (CommandId::State3dSoBuffer, crate::State3dSoBuffer::ITEM),
    (CommandId::State3dSoDeclList, crate::State3dSoDeclList::ITEM),
    (CommandId::State3dStencilBuffer, crate::State3dStencilBuffer::ITEM),
    (CommandId::State3dStreamout, crate::State3dStreamout::ITEM),
    (CommandId::State3dTe, crate::State3dTe::ITEM),
    (CommandId::State3dUrbClear, crate::State3dUrbClear::ITEM),
    (CommandId::State3dUrbDs, crate::State3dUrbDs::ITEM),
    (CommandId::State3dUrbGs, crate::State3dUrbGs::ITEM),
    (CommandId::State3dUrbHs, crate::State3dUrbHs::ITEM),
    (CommandId::State3dUrbVs, crate::State3dUrbVs::ITEM),
    (CommandId::State3dVertexBuffers, crate::State3dVertexBuffers::ITEM),
    (CommandId::State3dVertexElements, crate::State3dVertexElements::ITEM),
    (CommandId::State3dVf, crate::State3dVf::ITEM),
    (CommandId::State3dVfComponentPacking, crate::State3dVfComponentPacking::ITEM),
    (CommandId::State3dVfInstancing, crate::State3dVfInstancing::ITEM),
    (CommandId::State3dVfSgvs, crate::State3dVfSgvs::ITEM),
    (CommandId::State3dVfStatistics, crate::State3dVfStatistics::ITEM),
    (CommandId::State3dVfTopology, crate::State3dVfTopology::ITEM),
    (CommandId::State3dViewportStatePointersCc, crate::State3dViewportStatePointersCc::ITEM),
    (CommandId::State3dViewportStatePointersSfClip, crate::State3dViewportStatePointersSfClip::ITEM),
    (CommandId::State3dVs, crate::State3dVs::ITEM),
    (CommandId::State3dWm, crate::State3dWm::ITEM),
    (CommandId::State3dWmChromakey, crate::State3dWmChromakey::ITEM),
    (CommandId::State3dWmDepthStencil, crate::State3dWmDepthStencil::ITEM),
    (CommandId::State3dWmHzOp, crate::State3dWmHzOp::ITEM),
    (CommandId::ColorBlt, crate::ColorBlt::ITEM),
    (CommandId::GpgpuCsrBaseAddress, crate::GpgpuCsrBaseAddress::ITEM),
    (CommandId::GpgpuObject, crate::GpgpuObject::ITEM),
    (CommandId::GpgpuWalker, crate::GpgpuWalker::ITEM),
    (CommandId::HcpBsdObject, crate::HcpBsdObject::ITEM),
    (CommandId::HcpFqmState, crate::HcpFqmState::ITEM),
    (CommandId::HcpIndObjBaseAddrState, crate::HcpIndObjBaseAddrState::ITEM),
    (CommandId::HcpPakInsertObject, crate::HcpPakInsertObject::ITEM),
    (CommandId::HcpPakObject, crate::HcpPakObject::ITEM),
    (CommandId::HcpPicState, crate::HcpPicState::ITEM),
    (CommandId::HcpPipeBufAddrState, crate::HcpPipeBufAddrState::ITEM),
    (CommandId::HcpPipeModeSelect, crate::HcpPipeModeSelect::ITEM),
    (CommandId::HcpQmState, crate::HcpQmState::ITEM),
    (CommandId::HcpRefIdxState, crate::HcpRefIdxState::ITEM),
    (CommandId::HcpSliceState, crate::HcpSliceState::ITEM),
    (CommandId::HcpSurfaceState, crate::HcpSurfaceState::ITEM),
    (CommandId::HcpTileCoding, crate::HcpTileCoding::ITEM),
    (CommandId::HcpTileState, crate::HcpTileState::ITEM),
    (CommandId::HcpVp9PicState, crate::HcpVp9PicState::ITEM),
    (CommandId::HcpVp9SegmentState, crate::HcpVp9SegmentState::ITEM),
    (CommandId::HcpWeightoffsetState, crate::HcpWeightoffsetState::ITEM),
    (CommandId::HevcVp9RdoqState, crate::HevcVp9RdoqState::ITEM),
    (CommandId::HucCfgState, crate::HucCfgState::ITEM),
    (CommandId::HucDmemState, crate::HucDmemState::ITEM),
    (CommandId::HucImemState, crate::HucImemState::ITEM),
    (CommandId::HucIndObjBaseAddrState, crate::HucIndObjBaseAddrState::ITEM),
    (CommandId::HucPipeModeSelect, crate::HucPipeModeSelect::ITEM),
    (CommandId::HucStart, crate::HucStart::ITEM),
    (CommandId::HucStreamObject, crate::HucStreamObject::ITEM),
    (CommandId::HucVirtualAddrState, crate::HucVirtualAddrState::ITEM),
    (CommandId::MediaCurbeLoad, crate::MediaCurbeLoad::ITEM),
    (CommandId::MediaInterfaceDescriptorLoad, crate::MediaInterfaceDescriptorLoad::ITEM),
    (CommandId::MediaObject, crate::MediaObject::ITEM),
    (CommandId::MediaObjectGrpid, crate::MediaObjectGrpid::ITEM),
    (CommandId::MediaObjectPrt, crate::MediaObjectPrt::ITEM),
    (CommandId::MediaObjectWalker, crate::MediaObjectWalker::ITEM),
    (CommandId::MediaStateFlush, crate::MediaStateFlush::ITEM),
    (CommandId::MediaVfeState, crate::MediaVfeState::ITEM),
    (CommandId::MfcAvcPakObject, crate::MfcAvcPakObject::ITEM),
    (CommandId::MfcJpegHuffTableState, crate::MfcJpegHuffTableState::ITEM),
    (CommandId::MfcJpegScanObject, crate::MfcJpegScanObject::ITEM),
    (CommandId::MfcMpeg2PakObject, crate::MfcMpeg2PakObject::ITEM),
    (CommandId::MfcMpeg2SlicegroupState, crate::MfcMpeg2SlicegroupState::ITEM),
    (CommandId::MfdAvcBsdObject, crate::MfdAvcBsdObject::ITEM),
    (CommandId::MfdAvcDpbState, crate::MfdAvcDpbState::ITEM),
    (CommandId::MfdAvcPicidState, crate::MfdAvcPicidState::ITEM),
    (CommandId::MfdAvcSliceaddr, crate::MfdAvcSliceaddr::ITEM),
    (CommandId::MfdItObject, crate::MfdItObject::ITEM),
    (CommandId::MfdJpegBsdObject, crate::MfdJpegBsdObject::ITEM),
    (CommandId::MfdMpeg2BsdObject, crate::MfdMpeg2BsdObject::ITEM),
    (CommandId::MfdVc1BsdObject, crate::MfdVc1BsdObject::ITEM),
    (CommandId::MfdVc1LongPicState, crate::MfdVc1LongPicState::ITEM),
    (CommandId::MfdVc1ShortPicState, crate::MfdVc1ShortPicState::ITEM),
    (CommandId::MfdVp8BsdObject, crate::MfdVp8BsdObject::ITEM),
    (CommandId::MfxAvcDirectmodeState, crate::MfxAvcDirectmodeState::ITEM),
    (CommandId::MfxAvcImgState, crate::MfxAvcImgState::ITEM),
    (CommandId::MfxAvcRefIdxState, crate::MfxAvcRefIdxState::ITEM),
    (CommandId::MfxAvcSliceState, crate::MfxAvcSliceState::ITEM),
    (CommandId::MfxAvcWeightoffsetState, crate::MfxAvcWeightoffsetState::ITEM),
    (CommandId::MfxBspBufBaseAddrState, crate::MfxBspBufBaseAddrState::ITEM),
    (CommandId::MfxDbkObject, crate::MfxDbkObject::ITEM),
    (CommandId::MfxFqmState, crate::MfxFqmState::ITEM),
    (CommandId::MfxIndObjBaseAddrState, crate::MfxIndObjBaseAddrState::ITEM),
    (CommandId::MfxJpegHuffTableState, crate::MfxJpegHuffTableState::ITEM),
    (CommandId::MfxJpegPicState, crate::MfxJpegPicState::ITEM),
    (CommandId::MfxMpeg2PicState, crate::MfxMpeg2PicState::ITEM),
    (CommandId::MfxMpegTsControl, crate::MfxMpegTsControl::ITEM),
    (CommandId::MfxPakInsertObject, crate::MfxPakInsertObject::ITEM),
    (CommandId::MfxPipeBufAddrState, crate::MfxPipeBufAddrState::ITEM),
    (CommandId::MfxPipeModeSelect, crate::MfxPipeModeSelect::ITEM),
    (CommandId::MfxQmState, crate::MfxQmState::ITEM),
    (CommandId::MfxStatePointer, crate::MfxStatePointer::ITEM),
    (CommandId::MfxStitchObject, crate::MfxStitchObject::ITEM),
    (CommandId::MfxSurfaceState, crate::MfxSurfaceState::ITEM),
    (CommandId::MfxVc1DirectmodeState, crate::MfxVc1DirectmodeState::ITEM),
    (CommandId::MfxVc1PredPipeState, crate::MfxVc1PredPipeState::ITEM),
    (CommandId::MfxVp8BspBufBaseAddrState, crate::MfxVp8BspBufBaseAddrState::ITEM),
    (CommandId::MfxVp8EncoderCfg, crate::MfxVp8EncoderCfg::ITEM),
    (CommandId::MfxVp8PakObject, crate::MfxVp8PakObject::ITEM),
    (CommandId::MfxVp8PicState, crate::MfxVp8PicState::ITEM),
    (CommandId::MfxWait, crate::MfxWait::ITEM),
    (CommandId::MiArbCheck, crate::MiArbCheck::ITEM),
    (CommandId::MiArbOnOff, crate::MiArbOnOff::ITEM),
    (CommandId::MiAtomic, crate::MiAtomic::ITEM),
    (CommandId::MiBatchBufferEnd, crate::MiBatchBufferEnd::ITEM),
    (CommandId::MiBatchBufferStart, crate::MiBatchBufferStart::ITEM),
    (CommandId::MiClflush, crate::MiClflush::ITEM),
    (CommandId::MiConditionalBatchBufferEnd, crate::MiConditionalBatchBufferEnd::ITEM),
    (CommandId::MiCopyMemMem, crate::MiCopyMemMem::ITEM),
    (CommandId::MiDisplayFlip, crate::MiDisplayFlip::ITEM),
    (CommandId::MiFlush, crate::MiFlush::ITEM),
    (CommandId::MiFlushDw, crate::MiFlushDw::ITEM),
    (CommandId::MiForceWakeup, crate::MiForceWakeup::ITEM),
    (CommandId::MiLoadRegisterImm, crate::MiLoadRegisterImm::ITEM),
    (CommandId::MiLoadRegisterMem, crate::MiLoadRegisterMem::ITEM),
    (CommandId::MiLoadRegisterReg, crate::MiLoadRegisterReg::ITEM),
    (CommandId::MiLoadScanLinesExcl, crate::MiLoadScanLinesExcl::ITEM),
    (CommandId::MiLoadScanLinesIncl, crate::MiLoadScanLinesIncl::ITEM),
    (CommandId::MiLoadUrbMem, crate::MiLoadUrbMem::ITEM),
    (CommandId::MiMath, crate::MiMath::ITEM),
    (CommandId::MiNoop, crate::MiNoop::ITEM),
    (CommandId::MiPredicate, crate::MiPredicate::ITEM),
    (CommandId::MiReportHead, crate::MiReportHead::ITEM),
    (CommandId::MiReportPerfCount, crate::MiReportPerfCount::ITEM),
    (CommandId::MiRsContext, crate::MiRsContext::ITEM),
    (CommandId::MiRsControl, crate::MiRsControl::ITEM),
    (CommandId::MiRsStoreDataImm, crate::MiRsStoreDataImm::ITEM),
    (CommandId::MiSemaphoreMbox, crate::MiSemaphoreMbox::ITEM),
    (CommandId::MiSemaphoreSignal, crate::MiSemaphoreSignal::ITEM),
    (CommandId::MiSemaphoreWait, crate::MiSemaphoreWait::ITEM),
    (CommandId::MiSetContext, crate::MiSetContext::ITEM),
    (CommandId::MiSetPredicate, crate::MiSetPredicate::ITEM),
    (CommandId::MiStoreDataImm, crate::MiStoreDataImm::ITEM),
    (CommandId::MiStoreDataIndex, crate::MiStoreDataIndex::ITEM),
    (CommandId::MiStoreRegisterMem, crate::MiStoreRegisterMem::ITEM),
    (CommandId::MiStoreUrbMem, crate::MiStoreUrbMem::ITEM),
    (CommandId::MiSuspendFlush, crate::MiSuspendFlush::ITEM),
    (CommandId::MiTopologyFilter, crate::MiTopologyFilter::ITEM),
    (CommandId::MiUrbAtomicAlloc, crate::MiUrbAtomicAlloc::ITEM),
    (CommandId::MiUrbClear, crate::MiUrbClear::ITEM),
    (CommandId::MiUserInterrupt, crate::MiUserInterrupt::ITEM),
    (CommandId::MiWaitForEvent, crate::MiWaitForEvent::ITEM),
    (CommandId::PipelineSelect, crate::PipelineSelect::ITEM),
    (CommandId::PipeControl, crate::PipeControl::ITEM),
    (CommandId::SfcAvsChromaCoeffTable, crate::SfcAvsChromaCoeffTable::ITEM),
    (CommandId::SfcAvsLumaCoeffTable, crate::SfcAvsLumaCoeffTable::ITEM),
    (CommandId::SfcAvsState, crate::SfcAvsState::ITEM),
    (CommandId::SfcFrameStart, crate::SfcFrameStart::ITEM),
    (CommandId::SfcIefState, crate::SfcIefState::ITEM),
    (CommandId::SfcLock, crate::SfcLock::ITEM),
    (CommandId::SfcState, crate::SfcState::ITEM),
    (CommandId::SrcCopyBlt, crate::SrcCopyBlt::ITEM),
    (CommandId::StateBaseAddress, crate::StateBaseAddress::ITEM),
    (CommandId::StatePrefetch, crate::StatePrefetch::ITEM),
    (CommandId::StateSip, crate::StateSip::ITEM),
    (CommandId::SwtessBaseAddress, crate::SwtessBaseAddress::ITEM),
    (CommandId::VdencConstQptState, crate::VdencConstQptState::ITEM),
    (CommandId::VdencDsRefSurfaceState, crate::VdencDsRefSurfaceState::ITEM),
    (CommandId::VdencImgState, crate::VdencImgState::ITEM),
    (CommandId::VdencPipeBufAddrState, crate::VdencPipeBufAddrState::ITEM),
    (CommandId::VdencPipeModeSelect, crate::VdencPipeModeSelect::ITEM),
    (CommandId::VdencRefSurfaceState, crate::VdencRefSurfaceState::ITEM),
    (CommandId::VdencSrcSurfaceState, crate::VdencSrcSurfaceState::ITEM),
    (CommandId::VdencWalkerState, crate::VdencWalkerState::ITEM),
    (CommandId::VdPipelineFlush, crate::VdPipelineFlush::ITEM),
    (CommandId::VeboxState, crate::VeboxState::ITEM),
    (CommandId::VeboxSurfaceState, crate::VeboxSurfaceState::ITEM),
    (CommandId::VeboxTilingConvert, crate::VeboxTilingConvert::ITEM),
    (CommandId::VebDiIecp, crate::VebDiIecp::ITEM),
    (CommandId::XyColorBlt, crate::XyColorBlt::ITEM),
    (CommandId::XyFastCopyBlt, crate::XyFastCopyBlt::ITEM),
    (CommandId::XyFullBlt, crate::XyFullBlt::ITEM),
    (CommandId::XyFullImmediatePatternBlt, crate::XyFullImmediatePatternBlt::ITEM),
    (CommandId::XyFullMonoPatternBlt, crate::XyFullMonoPatternBlt::ITEM),
    (CommandId::XyFullMonoPatternMonoSrcBlt, crate::XyFullMonoPatternMonoSrcBlt::ITEM),
    (CommandId::XyFullMonoSrcBlt, crate::XyFullMonoSrcBlt::ITEM),
    (CommandId::XyFullMonoSrcImmediatePatternBlt, crate::XyFullMonoSrcImmediatePatternBlt::ITEM),
    (CommandId::XyMonoPatBlt, crate::XyMonoPatBlt::ITEM),
    (CommandId::XyMonoPatFixedBlt, crate::XyMonoPatFixedBlt::ITEM),
    (CommandId::XyMonoSrcCopyBlt, crate::XyMonoSrcCopyBlt::ITEM),
    (CommandId::XyMonoSrcCopyImmediateBlt, crate::XyMonoSrcCopyImmediateBlt::ITEM),
    (CommandId::XyPatBlt, crate::XyPatBlt::ITEM),
    (CommandId::XyPatBltImmediate, crate::XyPatBltImmediate::ITEM),
    (CommandId::XyPatChromaBlt, crate::XyPatChromaBlt::ITEM),
    (CommandId::XyPatChromaBltImmediate, crate::XyPatChromaBltImmediate::ITEM),
    (CommandId::XyPixelBlt, crate::XyPixelBlt::ITEM),
    (CommandId::XyScanlinesBlt, crate::XyScanlinesBlt::ITEM),
    (CommandId::XySetupBlt, crate::XySetupBlt::ITEM),
    (CommandId::XySetupClipBlt, crate::XySetupClipBlt::ITEM),
    (CommandId::XySetupMonoPatternSlBlt, crate::XySetupMonoPatternSlBlt::ITEM),
    (CommandId::XySrcCopyBlt, crate::XySrcCopyBlt::ITEM),
    (CommandId::XySrcCopyChromaBlt, crate::XySrcCopyChromaBlt::ITEM),
    (CommandId::XyTextBlt, crate::XyTextBlt::ITEM),
    (CommandId::XyTextImmediateBlt, crate::XyTextImmediateBlt::ITEM),
];
/// The command whose opcode `header` carries, for one of `engines` on one of `rows` (bit sets).
pub(crate) fn matched(rows: u8, engines: u8, header: u32) -> Option<CommandId> {
    Some(match header >> 29 {
        0 => match (header & 0x1fff_ffff) >> 23 {
            0x0 => CommandId::MiNoop,
            0x1 if rows & 0xe != 0 => CommandId::MiSetPredicate,
            0x2 => CommandId::MiUserInterrupt,
            0x3 if rows & 0x1 != 0 && engines & 0x7 != 0 => CommandId::MiWaitForEvent,
            0x3 if rows & 0xe != 0 && engines & 0x3 != 0 => CommandId::MiWaitForEvent,
            0x4 if rows & 0x1 != 0 && engines & 0x1 != 0 => CommandId::MiFlush,
            0x5 => CommandId::MiArbCheck,
            0x6 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiRsControl,
            0x7 => CommandId::MiReportHead,
            0x8 => CommandId::MiArbOnOff,
            0x9 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiUrbAtomicAlloc,
            0xa => CommandId::MiBatchBufferEnd,
            0xb => CommandId::MiSuspendFlush,
            0xc => CommandId::MiPredicate,
            0xd if rows & 0x1 != 0 => CommandId::MiTopologyFilter,
            0xd if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiTopologyFilter,
            0xf if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiRsContext,
            0x12 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiLoadScanLinesIncl,
            0x13 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiLoadScanLinesExcl,
            0x14 if engines & 0x3 != 0 => CommandId::MiDisplayFlip,
            0x16 if rows & 0x1 != 0 => CommandId::MiSemaphoreMbox,
            0x18 if rows & 0xd != 0 => CommandId::MiSetContext,
            0x18 if rows & 0x2 != 0 && engines & 0x1 != 0 => CommandId::MiSetContext,
            0x19 if rows & 0x3 != 0 && engines & 0x1 != 0 => CommandId::MiUrbClear,
            0x1a if rows & 0xe != 0 => CommandId::MiMath,
            0x1b if rows & 0xe != 0 => CommandId::MiSemaphoreSignal,
            0x1c if rows & 0xe != 0 => CommandId::MiSemaphoreWait,
            0x1d if rows & 0xc != 0 => CommandId::MiForceWakeup,
            0x20 => CommandId::MiStoreDataImm,
            0x21 => CommandId::MiStoreDataIndex,
            0x22 => CommandId::MiLoadRegisterImm,
            0x24 => CommandId::MiStoreRegisterMem,
            0x26 if rows & 0x1 != 0 && engines & 0x6 != 0 => CommandId::MiFlushDw,
            0x26 if rows & 0xe != 0 && engines & 0xe != 0 => CommandId::MiFlushDw,
            0x27 if engines & 0x1 != 0 => CommandId::MiClflush,
            0x28 if engines & 0x1 != 0 => CommandId::MiReportPerfCount,
            0x29 => CommandId::MiLoadRegisterMem,
            0x2a if rows & 0xe != 0 => CommandId::MiLoadRegisterReg,
            0x2b if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiRsStoreDataImm,
            0x2c if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiLoadUrbMem,
            0x2d if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MiStoreUrbMem,
            0x2e if rows & 0xe != 0 => CommandId::MiCopyMemMem,
            0x2f if rows & 0xe != 0 => CommandId::MiAtomic,
            0x31 => CommandId::MiBatchBufferStart,
            0x36 => CommandId::MiConditionalBatchBufferEnd,
            _ => return None,
        },
        2 => match (header & 0x1fff_ffff) >> 22 {
            0x1 if engines & 0x2 != 0 => CommandId::XySetupBlt,
            0x3 if engines & 0x2 != 0 => CommandId::XySetupClipBlt,
            0x11 if engines & 0x2 != 0 => CommandId::XySetupMonoPatternSlBlt,
            0x24 if engines & 0x2 != 0 => CommandId::XyPixelBlt,
            0x25 if engines & 0x2 != 0 => CommandId::XyScanlinesBlt,
            0x26 if engines & 0x2 != 0 => CommandId::XyTextBlt,
            0x31 if engines & 0x2 != 0 => CommandId::XyTextImmediateBlt,
            0x40 if engines & 0x2 != 0 => CommandId::ColorBlt,
            0x42 if rows & 0xc != 0 && engines & 0x2 != 0 => CommandId::XyFastCopyBlt,
            0x43 if engines & 0x2 != 0 => CommandId::SrcCopyBlt,
            0x50 if engines & 0x2 != 0 => CommandId::XyColorBlt,
            0x51 if engines & 0x2 != 0 => CommandId::XyPatBlt,
            0x52 if engines & 0x2 != 0 => CommandId::XyMonoPatBlt,
            0x53 if engines & 0x2 != 0 => CommandId::XySrcCopyBlt,
            0x54 if engines & 0x2 != 0 => CommandId::XyMonoSrcCopyBlt,
            0x55 if engines & 0x2 != 0 => CommandId::XyFullBlt,
            0x56 if engines & 0x2 != 0 => CommandId::XyFullMonoSrcBlt,
            0x57 if engines & 0x2 != 0 => CommandId::XyFullMonoPatternBlt,
            0x58 if engines & 0x2 != 0 => CommandId::XyFullMonoPatternMonoSrcBlt,
            0x59 if engines & 0x2 != 0 => CommandId::XyMonoPatFixedBlt,
            0x71 if engines & 0x2 != 0 => CommandId::XyMonoSrcCopyImmediateBlt,
            0x72 if engines & 0x2 != 0 => CommandId::XyPatBltImmediate,
            0x73 if engines & 0x2 != 0 => CommandId::XySrcCopyChromaBlt,
            0x74 if engines & 0x2 != 0 => CommandId::XyFullImmediatePatternBlt,
            0x75 if engines & 0x2 != 0 => CommandId::XyFullMonoSrcImmediatePatternBlt,
            0x76 if engines & 0x2 != 0 => CommandId::XyPatChromaBlt,
            0x77 if engines & 0x2 != 0 => CommandId::XyPatChromaBltImmediate,
            _ => return None,
        },
        3 => match (header & 0x1fff_ffff) >> 16 {
            0x3 if engines & 0x1 != 0 => CommandId::StatePrefetch,
            0x101 if engines & 0x1 != 0 => CommandId::StateBaseAddress,
            0x102 if engines & 0x1 != 0 => CommandId::StateSip,
            0x103 if rows & 0x3 != 0 && engines & 0x1 != 0 => CommandId::SwtessBaseAddress,
            0x104 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::GpgpuCsrBaseAddress,
            0x800 if engines & 0x4 != 0 => CommandId::MfxWait,
            0x80b if engines & 0x1 != 0 => CommandId::State3dVfStatistics,
            0x904 if engines & 0x1 != 0 => CommandId::PipelineSelect,
            0x1000 if engines & 0x1 != 0 => CommandId::MediaVfeState,
            0x1000 if engines & 0x4 != 0 => CommandId::MfxPipeModeSelect,
            0x1001 if engines & 0x1 != 0 => CommandId::MediaCurbeLoad,
            0x1001 if engines & 0x4 != 0 => CommandId::MfxSurfaceState,
            0x1002 if engines & 0x1 != 0 => CommandId::MediaInterfaceDescriptorLoad,
            0x1002 if engines & 0x4 != 0 => CommandId::MfxPipeBufAddrState,
            0x1003 if engines & 0x4 != 0 => CommandId::MfxIndObjBaseAddrState,
            0x1004 if engines & 0x1 != 0 => CommandId::MediaStateFlush,
            0x1004 if engines & 0x4 != 0 => CommandId::MfxBspBufBaseAddrState,
            0x1006 if engines & 0x4 != 0 => CommandId::MfxStatePointer,
            0x1007 if engines & 0x4 != 0 => CommandId::MfxQmState,
            0x1008 if engines & 0x4 != 0 => CommandId::MfxFqmState,
            0x1009 if engines & 0x4 != 0 => CommandId::MfxDbkObject,
            0x1029 if engines & 0x4 != 0 => CommandId::MfdItObject,
            0x1048 if engines & 0x4 != 0 => CommandId::MfxPakInsertObject,
            0x104a if engines & 0x4 != 0 => CommandId::MfxStitchObject,
            0x104b if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::MfxMpegTsControl,
            0x1080 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdencPipeModeSelect,
            0x1081 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdencSrcSurfaceState,
            0x1082 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdencRefSurfaceState,
            0x1083 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdencDsRefSurfaceState,
            0x1084 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdencPipeBufAddrState,
            0x1085 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdencImgState,
            0x1086 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdencConstQptState,
            0x1087 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdencWalkerState,
            0x1100 if engines & 0x1 != 0 => CommandId::MediaObject,
            0x1100 if engines & 0x4 != 0 => CommandId::MfxAvcImgState,
            0x1102 if engines & 0x1 != 0 => CommandId::MediaObjectPrt,
            0x1102 if engines & 0x4 != 0 => CommandId::MfxAvcDirectmodeState,
            0x1103 if engines & 0x1 != 0 => CommandId::MediaObjectWalker,
            0x1103 if engines & 0x4 != 0 => CommandId::MfxAvcSliceState,
            0x1104 if rows & 0x1 != 0 && engines & 0x1 != 0 => CommandId::GpgpuObject,
            0x1104 if engines & 0x4 != 0 => CommandId::MfxAvcRefIdxState,
            0x1105 if engines & 0x1 != 0 => CommandId::GpgpuWalker,
            0x1105 if engines & 0x4 != 0 => CommandId::MfxAvcWeightoffsetState,
            0x1106 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MediaObjectGrpid,
            0x1125 if rows & 0xe != 0 && engines & 0x4 != 0 => CommandId::MfdAvcPicidState,
            0x1126 if engines & 0x4 != 0 => CommandId::MfdAvcDpbState,
            0x1127 if engines & 0x4 != 0 => CommandId::MfdAvcSliceaddr,
            0x1128 if engines & 0x4 != 0 => CommandId::MfdAvcBsdObject,
            0x1149 if engines & 0x4 != 0 => CommandId::MfcAvcPakObject,
            0x1201 if engines & 0x4 != 0 => CommandId::MfxVc1PredPipeState,
            0x1202 if engines & 0x4 != 0 => CommandId::MfxVc1DirectmodeState,
            0x1220 if engines & 0x4 != 0 => CommandId::MfdVc1ShortPicState,
            0x1221 if engines & 0x4 != 0 => CommandId::MfdVc1LongPicState,
            0x1228 if engines & 0x4 != 0 => CommandId::MfdVc1BsdObject,
            0x1300 if engines & 0x4 != 0 => CommandId::MfxMpeg2PicState,
            0x1328 if engines & 0x4 != 0 => CommandId::MfdMpeg2BsdObject,
            0x1343 if engines & 0x4 != 0 => CommandId::MfcMpeg2SlicegroupState,
            0x1349 if engines & 0x4 != 0 => CommandId::MfcMpeg2PakObject,
            0x1380 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpPipeModeSelect,
            0x1381 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpSurfaceState,
            0x1382 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpPipeBufAddrState,
            0x1383 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpIndObjBaseAddrState,
            0x1384 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpQmState,
            0x1385 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpFqmState,
            0x1388 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HevcVp9RdoqState,
            0x1390 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpPicState,
            0x1391 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpTileState,
            0x1392 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpRefIdxState,
            0x1393 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpWeightoffsetState,
            0x1394 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpSliceState,
            0x1395 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpTileCoding,
            0x13a0 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpBsdObject,
            0x13a1 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpPakObject,
            0x13a2 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpPakInsertObject,
            0x13b0 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpVp9PicState,
            0x13b2 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HcpVp9SegmentState,
            0x1400 if rows & 0xe != 0 && engines & 0x4 != 0 => CommandId::MfxVp8PicState,
            0x1400 if rows & 0xe != 0 && engines & 0x8 != 0 => CommandId::VeboxSurfaceState,
            0x1401 if rows & 0xc != 0 && engines & 0x8 != 0 => CommandId::VeboxTilingConvert,
            0x1402 if rows & 0xe != 0 && engines & 0x8 != 0 => CommandId::VeboxState,
            0x1403 if rows & 0xe != 0 && engines & 0x8 != 0 => CommandId::VebDiIecp,
            0x1428 if rows & 0xe != 0 && engines & 0x4 != 0 => CommandId::MfdVp8BsdObject,
            0x1441 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::MfxVp8EncoderCfg,
            0x1443 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::MfxVp8BspBufBaseAddrState,
            0x1449 if rows & 0xe != 0 && engines & 0x4 != 0 => CommandId::MfxVp8PakObject,
            0x1500 if rows & 0xc != 0 && engines & 0xc != 0 => CommandId::SfcLock,
            0x1501 if rows & 0xc != 0 && engines & 0xc != 0 => CommandId::SfcState,
            0x1502 if rows & 0xc != 0 && engines & 0xc != 0 => CommandId::SfcAvsState,
            0x1503 if rows & 0xc != 0 && engines & 0xc != 0 => CommandId::SfcIefState,
            0x1504 if rows & 0xc != 0 && engines & 0xc != 0 => CommandId::SfcFrameStart,
            0x1505 if rows & 0xc != 0 && engines & 0xc != 0 => CommandId::SfcAvsLumaCoeffTable,
            0x1506 if rows & 0xc != 0 && engines & 0xc != 0 => CommandId::SfcAvsChromaCoeffTable,
            0x1580 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HucPipeModeSelect,
            0x1581 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HucImemState,
            0x1582 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HucDmemState,
            0x1583 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HucCfgState,
            0x1584 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HucVirtualAddrState,
            0x1585 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HucIndObjBaseAddrState,
            0x15a0 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HucStreamObject,
            0x15a1 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::HucStart,
            0x1700 if engines & 0x4 != 0 => CommandId::MfxJpegPicState,
            0x1702 if engines & 0x4 != 0 => CommandId::MfxJpegHuffTableState,
            0x1728 if engines & 0x4 != 0 => CommandId::MfdJpegBsdObject,
            0x1743 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::MfcJpegHuffTableState,
            0x1749 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::MfcJpegScanObject,
            0x1780 if rows & 0xc != 0 && engines & 0x4 != 0 => CommandId::VdPipelineFlush,
            0x1804 if engines & 0x1 != 0 => CommandId::State3dClearParams,
            0x1805 if engines & 0x1 != 0 => CommandId::State3dDepthBuffer,
            0x1806 if engines & 0x1 != 0 => CommandId::State3dStencilBuffer,
            0x1807 if engines & 0x1 != 0 => CommandId::State3dHierDepthBuffer,
            0x1808 if engines & 0x1 != 0 => CommandId::State3dVertexBuffers,
            0x1809 if engines & 0x1 != 0 => CommandId::State3dVertexElements,
            0x180a if engines & 0x1 != 0 => CommandId::State3dIndexBuffer,
            0x180c if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dVf,
            0x180d if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dMultisample,
            0x180e if engines & 0x1 != 0 => CommandId::State3dCcStatePointers,
            0x180f if engines & 0x1 != 0 => CommandId::State3dScissorStatePointers,
            0x1810 if engines & 0x1 != 0 => CommandId::State3dVs,
            0x1811 if engines & 0x1 != 0 => CommandId::State3dGs,
            0x1812 if engines & 0x1 != 0 => CommandId::State3dClip,
            0x1813 if engines & 0x1 != 0 => CommandId::State3dSf,
            0x1814 if engines & 0x1 != 0 => CommandId::State3dWm,
            0x1815 if engines & 0x1 != 0 => CommandId::State3dConstantVs,
            0x1816 if engines & 0x1 != 0 => CommandId::State3dConstantGs,
            0x1817 if engines & 0x1 != 0 => CommandId::State3dConstantPs,
            0x1818 if engines & 0x1 != 0 => CommandId::State3dSampleMask,
            0x1819 if engines & 0x1 != 0 => CommandId::State3dConstantHs,
            0x181a if engines & 0x1 != 0 => CommandId::State3dConstantDs,
            0x181b if engines & 0x1 != 0 => CommandId::State3dHs,
            0x181c if engines & 0x1 != 0 => CommandId::State3dTe,
            0x181d if engines & 0x1 != 0 => CommandId::State3dDs,
            0x181e if engines & 0x1 != 0 => CommandId::State3dStreamout,
            0x181f if engines & 0x1 != 0 => CommandId::State3dSbe,
            0x1820 if engines & 0x1 != 0 => CommandId::State3dPs,
            0x1821 if engines & 0x1 != 0 => CommandId::State3dViewportStatePointersSfClip,
            0x1823 if engines & 0x1 != 0 => CommandId::State3dViewportStatePointersCc,
            0x1824 if engines & 0x1 != 0 => CommandId::State3dBlendStatePointers,
            0x1825 if rows & 0x1 != 0 && engines & 0x1 != 0 => CommandId::State3dDepthStencilStatePointers,
            0x1826 if engines & 0x1 != 0 => CommandId::State3dBindingTablePointersVs,
            0x1827 if engines & 0x1 != 0 => CommandId::State3dBindingTablePointersHs,
            0x1828 if engines & 0x1 != 0 => CommandId::State3dBindingTablePointersDs,
            0x1829 if engines & 0x1 != 0 => CommandId::State3dBindingTablePointersGs,
            0x182a if engines & 0x1 != 0 => CommandId::State3dBindingTablePointersPs,
            0x182b if engines & 0x1 != 0 => CommandId::State3dSamplerStatePointersVs,
            0x182c if engines & 0x1 != 0 => CommandId::State3dSamplerStatePointersHs,
            0x182d if engines & 0x1 != 0 => CommandId::State3dSamplerStatePointersDs,
            0x182e if engines & 0x1 != 0 => CommandId::State3dSamplerStatePointersGs,
            0x182f if engines & 0x1 != 0 => CommandId::State3dSamplerStatePointersPs,
            0x1830 if engines & 0x1 != 0 => CommandId::State3dUrbVs,
            0x1831 if engines & 0x1 != 0 => CommandId::State3dUrbHs,
            0x1832 if engines & 0x1 != 0 => CommandId::State3dUrbDs,
            0x1833 if engines & 0x1 != 0 => CommandId::State3dUrbGs,
            0x1834 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dGatherConstantVs,
            0x1835 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dGatherConstantGs,
            0x1836 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dGatherConstantHs,
            0x1837 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dGatherConstantDs,
            0x1838 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dGatherConstantPs,
            0x1843 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dBindingTableEditVs,
            0x1844 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dBindingTableEditGs,
            0x1845 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dBindingTableEditHs,
            0x1846 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dBindingTableEditDs,
            0x1847 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dBindingTableEditPs,
            0x1849 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dVfInstancing,
            0x184a if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dVfSgvs,
            0x184b if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dVfTopology,
            0x184c if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dWmChromakey,
            0x184d if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dPsBlend,
            0x184e if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dWmDepthStencil,
            0x184f if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dPsExtra,
            0x1850 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dRaster,
            0x1851 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dSbeSwiz,
            0x1852 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dWmHzOp,
            0x1854 if rows & 0xc != 0 && engines & 0x1 != 0 => CommandId::State3dRsConstantPointer,
            0x1855 if rows & 0xc != 0 && engines & 0x1 != 0 => CommandId::State3dVfComponentPacking,
            0x1900 if engines & 0x1 != 0 => CommandId::State3dDrawingRectangle,
            0x1902 if engines & 0x1 != 0 => CommandId::State3dSamplerPaletteLoad0,
            0x1904 if engines & 0x1 != 0 => CommandId::State3dChromaKey,
            0x1906 if engines & 0x1 != 0 => CommandId::State3dPolyStippleOffset,
            0x1907 if engines & 0x1 != 0 => CommandId::State3dPolyStipplePattern,
            0x1908 if engines & 0x1 != 0 => CommandId::State3dLineStipple,
            0x190a if engines & 0x1 != 0 => CommandId::State3dAaLineParameters,
            0x190c if engines & 0x1 != 0 => CommandId::State3dSamplerPaletteLoad1,
            0x190d if rows & 0x1 != 0 && engines & 0x1 != 0 => CommandId::State3dMultisample,
            0x1911 if engines & 0x1 != 0 => CommandId::State3dMonofilterSize,
            0x1912 if engines & 0x1 != 0 => CommandId::State3dPushConstantAllocVs,
            0x1913 if engines & 0x1 != 0 => CommandId::State3dPushConstantAllocHs,
            0x1914 if engines & 0x1 != 0 => CommandId::State3dPushConstantAllocDs,
            0x1915 if engines & 0x1 != 0 => CommandId::State3dPushConstantAllocGs,
            0x1916 if engines & 0x1 != 0 => CommandId::State3dPushConstantAllocPs,
            0x1917 if engines & 0x1 != 0 => CommandId::State3dSoDeclList,
            0x1918 if engines & 0x1 != 0 => CommandId::State3dSoBuffer,
            0x1919 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dBindingTablePoolAlloc,
            0x191a if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dGatherPoolAlloc,
            0x191b if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dDx9ConstantBufferPoolAlloc,
            0x191c if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dSamplePattern,
            0x191d if rows & 0xc != 0 && engines & 0x1 != 0 => CommandId::State3dUrbClear,
            0x1a00 if engines & 0x1 != 0 => CommandId::PipeControl,
            0x1b00 if engines & 0x1 != 0 => CommandId::Primitive3d,
            _ => return None,
        },
        _ => return None,
    })
}
