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
pub static COMMANDS: [(CommandId, &Item); 175] = [
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
    (CommandId::MediaCurbeLoad, crate::MediaCurbeLoad::ITEM),
    (CommandId::MediaInterfaceDescriptorLoad, crate::MediaInterfaceDescriptorLoad::ITEM),
    (CommandId::MediaObject, crate::MediaObject::ITEM),
    (CommandId::MediaObjectGrpid, crate::MediaObjectGrpid::ITEM),
    (CommandId::MediaObjectPrt, crate::MediaObjectPrt::ITEM),
    (CommandId::MediaObjectWalker, crate::MediaObjectWalker::ITEM),
    (CommandId::MediaStateFlush, crate::MediaStateFlush::ITEM),
    (CommandId::MediaVfeState, crate::MediaVfeState::ITEM),
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
    (CommandId::SrcCopyBlt, crate::SrcCopyBlt::ITEM),
    (CommandId::StateBaseAddress, crate::StateBaseAddress::ITEM),
    (CommandId::StatePrefetch, crate::StatePrefetch::ITEM),
    (CommandId::StateSip, crate::StateSip::ITEM),
    (CommandId::SwtessBaseAddress, crate::SwtessBaseAddress::ITEM),
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
            0x14 if rows & 0xc != 0 && engines & 0x3 != 0 => CommandId::MiDisplayFlip,
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
            0x26 if engines & 0x6 != 0 => CommandId::MiFlushDw,
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
            0x80b if engines & 0x1 != 0 => CommandId::State3dVfStatistics,
            0x904 if engines & 0x1 != 0 => CommandId::PipelineSelect,
            0x1000 if engines & 0x1 != 0 => CommandId::MediaVfeState,
            0x1001 if engines & 0x1 != 0 => CommandId::MediaCurbeLoad,
            0x1002 if engines & 0x1 != 0 => CommandId::MediaInterfaceDescriptorLoad,
            0x1004 if engines & 0x1 != 0 => CommandId::MediaStateFlush,
            0x1100 if engines & 0x1 != 0 => CommandId::MediaObject,
            0x1102 if engines & 0x1 != 0 => CommandId::MediaObjectPrt,
            0x1103 if engines & 0x1 != 0 => CommandId::MediaObjectWalker,
            0x1104 if rows & 0x1 != 0 && engines & 0x1 != 0 => CommandId::GpgpuObject,
            0x1105 if engines & 0x1 != 0 => CommandId::GpgpuWalker,
            0x1106 if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::MediaObjectGrpid,
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
            0x191c if rows & 0xe != 0 && engines & 0x1 != 0 => CommandId::State3dSamplePattern,
            0x191d if rows & 0xc != 0 && engines & 0x1 != 0 => CommandId::State3dUrbClear,
            0x1a00 if engines & 0x1 != 0 => CommandId::PipeControl,
            0x1b00 if engines & 0x1 != 0 => CommandId::Primitive3d,
            _ => return None,
        },
        _ => return None,
    })
}
