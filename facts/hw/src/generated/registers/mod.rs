//! Generated from hw/registers/ by `cargo xtask gen`; do not edit.

mod command_streamer;
pub use command_streamer::*;
mod counters;
pub use counters::*;
mod engine_status;
pub use engine_status::*;
mod modes;
pub use modes::*;
use crate::describe::Item;
/// MMIO byte offset of `3DPRIM_BASE_VERTEX`.
pub const PRIM3D_BASE_VERTEX: u32 = 0x2440;
/// MMIO byte offset of `3DPRIM_END_OFFSET`.
pub const PRIM3D_END_OFFSET: u32 = 0x2420;
/// MMIO byte offset of `3DPRIM_INSTANCE_COUNT`.
pub const PRIM3D_INSTANCE_COUNT: u32 = 0x2438;
/// MMIO byte offset of `3DPRIM_START_INSTANCE`.
pub const PRIM3D_START_INSTANCE: u32 = 0x243c;
/// MMIO byte offset of `3DPRIM_START_VERTEX`.
pub const PRIM3D_START_VERTEX: u32 = 0x2430;
/// MMIO byte offset of `3DPRIM_VERTEX_COUNT`.
pub const PRIM3D_VERTEX_COUNT: u32 = 0x2434;
/// MMIO byte offset of `ACTHD_UDW`.
pub const ACTHD_UDW: u32 = 0x205c;
/// MMIO byte offset of `BB_ADDR`.
pub const BB_ADDR: u32 = 0x2140;
/// MMIO byte offset of `BB_ADDR_UDW`.
pub const BB_ADDR_UDW: u32 = 0x2168;
/// MMIO byte offset of `BB_ADD_DIFF`.
pub const BB_ADD_DIFF: u32 = 0x2154;
/// MMIO byte offset of `BB_OFFSET`.
pub const BB_OFFSET: u32 = 0x2158;
/// MMIO byte offset of `BB_PER_CTX_PTR`.
pub const BB_PER_CTX_PTR: u32 = 0x21c0;
/// MMIO byte offset of `BB_START_ADDR`.
pub const BB_START_ADDR: u32 = 0x2150;
/// MMIO byte offset of `BB_START_ADDR_UDW`.
pub const BB_START_ADDR_UDW: u32 = 0x2170;
/// MMIO byte offset of `BB_STATE`.
pub const BB_STATE: u32 = 0x2110;
/// MMIO byte offset of `BCS_ACTHD_UDW`.
pub const BCS_ACTHD_UDW: u32 = 0x2205c;
/// MMIO byte offset of `BCS_FAULT_REG`.
pub const BCS_FAULT_REG: u32 = 0x4294;
/// MMIO byte offset of `BCS_INSTDONE`.
pub const BCS_INSTDONE: u32 = 0x2206c;
/// MMIO byte offset of `BCS_RING_BUFFER_CTL`.
pub const BCS_RING_BUFFER_CTL: u32 = 0x2203c;
/// MMIO byte offset of `CACHE_MODE_0`.
pub const CACHE_MODE_0: u32 = 0x7000;
/// MMIO byte offset of `CACHE_MODE_1`.
pub const CACHE_MODE_1: u32 = 0x7004;
/// MMIO byte offset of `CCID`.
pub const CCID: u32 = 0x2180;
/// MMIO byte offset of `CL_INVOCATION_COUNT`.
pub const CL_INVOCATION_COUNT: u32 = 0x2338;
/// MMIO byte offset of `CL_PRIMITIVES_COUNT`.
pub const CL_PRIMITIVES_COUNT: u32 = 0x2340;
/// MMIO byte offset of `COMMON_SLICE_CHICKEN1`.
pub const COMMON_SLICE_CHICKEN1: u32 = 0x7010;
/// MMIO byte offset of `COMMON_SLICE_CHICKEN2`.
pub const COMMON_SLICE_CHICKEN2: u32 = 0x7014;
/// MMIO byte offset of `CONTEXT_CONTROL`.
pub const CONTEXT_CONTROL: u32 = 0x2244;
/// MMIO byte offset of `CONTEXT_STATUS_BUFFER`.
pub const CONTEXT_STATUS_BUFFER: u32 = 0x2370;
/// How many `CONTEXT_STATUS_BUFFER` there are.
pub const CONTEXT_STATUS_BUFFER_COUNT: u32 = 6;
/// Bytes from one `CONTEXT_STATUS_BUFFER` to the next.
pub const CONTEXT_STATUS_BUFFER_STEP: u32 = 8;
/// MMIO byte offset of `CONTEXT_STATUS_POINTER`.
pub const CONTEXT_STATUS_POINTER: u32 = 0x23a0;
/// MMIO byte offset of `CS_CHICKEN1`.
pub const CS_CHICKEN1: u32 = 0x2580;
/// MMIO byte offset of `CS_CONTEXT_STATUS1`.
pub const CS_CONTEXT_STATUS1: u32 = 0x2184;
/// MMIO byte offset of `CS_DEBUG_MODE2`.
pub const CS_DEBUG_MODE2: u32 = 0x20d8;
/// MMIO byte offset of `CS_GPR`.
pub const CS_GPR: u32 = 0x2600;
/// How many `CS_GPR` there are.
pub const CS_GPR_COUNT: u32 = 16;
/// Bytes from one `CS_GPR` to the next.
pub const CS_GPR_STEP: u32 = 8;
/// MMIO byte offset of `CS_INVOCATION_COUNT`.
pub const CS_INVOCATION_COUNT: u32 = 0x2290;
/// MMIO byte offset of `CTX_SEMA_REG`.
pub const CTX_SEMA_REG: u32 = 0x24b4;
/// MMIO byte offset of `CTX_TIMESTAMP`.
pub const CTX_TIMESTAMP: u32 = 0x23a8;
/// MMIO byte offset of `DS_INVOCATION_COUNT`.
pub const DS_INVOCATION_COUNT: u32 = 0x2308;
/// MMIO byte offset of `ERR_INT`.
pub const ERR_INT: u32 = 0x44040;
/// MMIO byte offset of `EXCC`.
pub const EXCC: u32 = 0x2028;
/// MMIO byte offset of `EXECLIST_STATUS`.
pub const EXECLIST_STATUS: u32 = 0x2234;
/// MMIO byte offset of `EXECLIST_SUBMIT_PORT`.
pub const EXECLIST_SUBMIT_PORT: u32 = 0x2230;
/// MMIO byte offset of `FAULT_REG`.
pub const FAULT_REG: u32 = 0x4094;
/// MMIO byte offset of `FENCE`.
pub const FENCE: u32 = 0x100000;
/// How many `FENCE` there are.
pub const FENCE_COUNT: u32 = 32;
/// Bytes from one `FENCE` to the next.
pub const FENCE_STEP: u32 = 8;
/// MMIO byte offset of `FF_MODE`.
pub const FF_MODE: u32 = 0x20a0;
/// MMIO byte offset of `GDRST`.
pub const GDRST: u32 = 0x941c;
/// MMIO byte offset of `GFX_ARB_ERROR_RPT`.
pub const GFX_ARB_ERROR_RPT: u32 = 0x40a0;
/// MMIO byte offset of `GFX_MOCS`.
pub const GFX_MOCS: u32 = 0xc800;
/// How many `GFX_MOCS` there are.
pub const GFX_MOCS_COUNT: u32 = 64;
/// Bytes from one `GFX_MOCS` to the next.
pub const GFX_MOCS_STEP: u32 = 4;
/// MMIO byte offset of `GPGPU_DISPATCHDIMX`.
pub const GPGPU_DISPATCHDIMX: u32 = 0x2500;
/// MMIO byte offset of `GPGPU_DISPATCHDIMY`.
pub const GPGPU_DISPATCHDIMY: u32 = 0x2504;
/// MMIO byte offset of `GPGPU_DISPATCHDIMZ`.
pub const GPGPU_DISPATCHDIMZ: u32 = 0x2508;
/// MMIO byte offset of `GS_INVOCATION_COUNT`.
pub const GS_INVOCATION_COUNT: u32 = 0x2328;
/// MMIO byte offset of `GS_PRIMITIVES_COUNT`.
pub const GS_PRIMITIVES_COUNT: u32 = 0x2330;
/// MMIO byte offset of `GT_MODE`.
pub const GT_MODE: u32 = 0x7008;
/// MMIO byte offset of `HALF_SLICE_CHICKEN2`.
pub const HALF_SLICE_CHICKEN2: u32 = 0xe180;
/// MMIO byte offset of `HALF_SLICE_CHICKEN3`.
pub const HALF_SLICE_CHICKEN3: u32 = 0xe184;
/// MMIO byte offset of `HALF_SLICE_CHICKEN7`.
pub const HALF_SLICE_CHICKEN7: u32 = 0xe194;
/// MMIO byte offset of `HIZ_CHICKEN`.
pub const HIZ_CHICKEN: u32 = 0x7018;
/// MMIO byte offset of `HS_INVOCATION_COUNT`.
pub const HS_INVOCATION_COUNT: u32 = 0x2300;
/// MMIO byte offset of `HWSTAM`.
pub const HWSTAM: u32 = 0x2098;
/// MMIO byte offset of `HWS_PGA`.
pub const HWS_PGA: u32 = 0x2080;
/// MMIO byte offset of `IA_PRIMITIVES_COUNT`.
pub const IA_PRIMITIVES_COUNT: u32 = 0x2318;
/// MMIO byte offset of `IA_VERTICES_COUNT`.
pub const IA_VERTICES_COUNT: u32 = 0x2310;
/// MMIO byte offset of `INSTDONE_1`.
pub const INSTDONE_1: u32 = 0x206c;
/// MMIO byte offset of `INSTPM`.
pub const INSTPM: u32 = 0x20c0;
/// MMIO byte offset of `IPEHR`.
pub const IPEHR: u32 = 0x2068;
/// MMIO byte offset of `L3CNTLREG`.
pub const L3CNTLREG: u32 = 0x7034;
/// MMIO byte offset of `L3CNTLREG2`.
pub const L3CNTLREG2: u32 = 0xb020;
/// MMIO byte offset of `L3CNTLREG3`.
pub const L3CNTLREG3: u32 = 0xb024;
/// MMIO byte offset of `L3SQCREG1`.
pub const L3SQCREG1: u32 = 0xb010;
/// MMIO byte offset of `LNCF_MOCS`.
pub const LNCF_MOCS: u32 = 0xb020;
/// How many `LNCF_MOCS` there are.
pub const LNCF_MOCS_COUNT: u32 = 32;
/// Bytes from one `LNCF_MOCS` to the next.
pub const LNCF_MOCS_STEP: u32 = 4;
/// MMIO byte offset of `MI_MODE`.
pub const MI_MODE: u32 = 0x209c;
/// MMIO byte offset of `MI_PREDICATE_DATA`.
pub const MI_PREDICATE_DATA: u32 = 0x2410;
/// MMIO byte offset of `MI_PREDICATE_RESULT`.
pub const MI_PREDICATE_RESULT: u32 = 0x2418;
/// MMIO byte offset of `MI_PREDICATE_RESULT_1`.
pub const MI_PREDICATE_RESULT_1: u32 = 0x241c;
/// MMIO byte offset of `MI_PREDICATE_RESULT_2`.
pub const MI_PREDICATE_RESULT_2: u32 = 0x2214;
/// MMIO byte offset of `MI_PREDICATE_SRC0`.
pub const MI_PREDICATE_SRC0: u32 = 0x2400;
/// MMIO byte offset of `MI_PREDICATE_SRC1`.
pub const MI_PREDICATE_SRC1: u32 = 0x2408;
/// MMIO byte offset of `OACTXID`.
pub const OACTXID: u32 = 0x2364;
/// MMIO byte offset of `OA_CTX_CONTROL`.
pub const OA_CTX_CONTROL: u32 = 0x2360;
/// MMIO byte offset of `PDP0`.
pub const PDP0: u32 = 0x2270;
/// MMIO byte offset of `PDP1`.
pub const PDP1: u32 = 0x2278;
/// MMIO byte offset of `PDP2`.
pub const PDP2: u32 = 0x2280;
/// MMIO byte offset of `PDP3`.
pub const PDP3: u32 = 0x2288;
/// MMIO byte offset of `PERFCNT1`.
pub const PERFCNT1: u32 = 0x91b8;
/// MMIO byte offset of `PERFCNT2`.
pub const PERFCNT2: u32 = 0x91c0;
/// MMIO byte offset of `PP_DIR_BASE`.
pub const PP_DIR_BASE: u32 = 0x2228;
/// MMIO byte offset of `PP_DIR_DCLV`.
pub const PP_DIR_DCLV: u32 = 0x2220;
/// MMIO byte offset of `PR_CTR_CTL`.
pub const PR_CTR_CTL: u32 = 0x2178;
/// MMIO byte offset of `PR_CTR_THRSH`.
pub const PR_CTR_THRSH: u32 = 0x217c;
/// MMIO byte offset of `PS_DEPTH_COUNT`.
pub const PS_DEPTH_COUNT: u32 = 0x2350;
/// MMIO byte offset of `PS_DEPTH_COUNT_SLICE0`.
pub const PS_DEPTH_COUNT_SLICE0: u32 = 0x22d8;
/// MMIO byte offset of `PS_DEPTH_COUNT_SLICE1`.
pub const PS_DEPTH_COUNT_SLICE1: u32 = 0x22f8;
/// MMIO byte offset of `PS_DEPTH_COUNT_SLICE2`.
pub const PS_DEPTH_COUNT_SLICE2: u32 = 0x2450;
/// MMIO byte offset of `PS_INVOCATION_COUNT`.
pub const PS_INVOCATION_COUNT: u32 = 0x2348;
/// MMIO byte offset of `PS_INVOCATION_COUNT_SLICE0`.
pub const PS_INVOCATION_COUNT_SLICE0: u32 = 0x22c8;
/// MMIO byte offset of `PS_INVOCATION_COUNT_SLICE1`.
pub const PS_INVOCATION_COUNT_SLICE1: u32 = 0x22f0;
/// MMIO byte offset of `PS_INVOCATION_COUNT_SLICE2`.
pub const PS_INVOCATION_COUNT_SLICE2: u32 = 0x2448;
/// MMIO byte offset of `RCS_FAULT_REG`.
pub const RCS_FAULT_REG: u32 = 0x4094;
/// MMIO byte offset of `RCS_INDIRECT_CTX`.
pub const RCS_INDIRECT_CTX: u32 = 0x21c4;
/// MMIO byte offset of `RCS_INDIRECT_CTX_OFFSET`.
pub const RCS_INDIRECT_CTX_OFFSET: u32 = 0x21c8;
/// MMIO byte offset of `RCS_RING_BUFFER_CTL`.
pub const RCS_RING_BUFFER_CTL: u32 = 0x203c;
/// MMIO byte offset of `RING_ACTHD`.
pub const RING_ACTHD: u32 = 0x2074;
/// MMIO byte offset of `RING_BUFFER_HEAD`.
pub const RING_BUFFER_HEAD: u32 = 0x2034;
/// MMIO byte offset of `RING_BUFFER_START`.
pub const RING_BUFFER_START: u32 = 0x2038;
/// MMIO byte offset of `RING_BUFFER_TAIL`.
pub const RING_BUFFER_TAIL: u32 = 0x2030;
/// MMIO byte offset of `RING_DMA_FADD`.
pub const RING_DMA_FADD: u32 = 0x2078;
/// MMIO byte offset of `RING_EIR`.
pub const RING_EIR: u32 = 0x20b0;
/// MMIO byte offset of `RING_EMR`.
pub const RING_EMR: u32 = 0x20b4;
/// MMIO byte offset of `RING_ESR`.
pub const RING_ESR: u32 = 0x20b8;
/// MMIO byte offset of `RING_FORCE_TO_NONPRIV`.
pub const RING_FORCE_TO_NONPRIV: u32 = 0x24d0;
/// How many `RING_FORCE_TO_NONPRIV` there are.
pub const RING_FORCE_TO_NONPRIV_COUNT: u32 = 12;
/// Bytes from one `RING_FORCE_TO_NONPRIV` to the next.
pub const RING_FORCE_TO_NONPRIV_STEP: u32 = 4;
/// MMIO byte offset of `RING_IMR`.
pub const RING_IMR: u32 = 0x20a8;
/// MMIO byte offset of `RING_INSTPS`.
pub const RING_INSTPS: u32 = 0x2070;
/// MMIO byte offset of `RING_IPEIR`.
pub const RING_IPEIR: u32 = 0x2064;
/// MMIO byte offset of `RING_MODE`.
pub const RING_MODE: u32 = 0x229c;
/// MMIO byte offset of `RING_NOPID`.
pub const RING_NOPID: u32 = 0x2094;
/// MMIO byte offset of `RING_RESET_CTL`.
pub const RING_RESET_CTL: u32 = 0x20d0;
/// MMIO byte offset of `ROW_CHICKEN`.
pub const ROW_CHICKEN: u32 = 0xe4f0;
/// MMIO byte offset of `ROW_CHICKEN2`.
pub const ROW_CHICKEN2: u32 = 0xe4f4;
/// MMIO byte offset of `ROW_INSTDONE`.
pub const ROW_INSTDONE: u32 = 0xe164;
/// MMIO byte offset of `RPSTAT0`.
pub const RPSTAT0: u32 = 0xa01c;
/// MMIO byte offset of `RPSTAT1`.
pub const RPSTAT1: u32 = 0xa01c;
/// MMIO byte offset of `RS_PREEMPT_STATUS`.
pub const RS_PREEMPT_STATUS: u32 = 0x215c;
/// MMIO byte offset of `R_PWR_CLK_STATE`.
pub const R_PWR_CLK_STATE: u32 = 0x20c8;
/// MMIO byte offset of `SAMPLER_INSTDONE`.
pub const SAMPLER_INSTDONE: u32 = 0xe160;
/// MMIO byte offset of `SAMPLER_MODE`.
pub const SAMPLER_MODE: u32 = 0xe18c;
/// MMIO byte offset of `SC_INSTDONE`.
pub const SC_INSTDONE: u32 = 0x7100;
/// MMIO byte offset of `SECOND_BB_ADDR`.
pub const SECOND_BB_ADDR: u32 = 0x2114;
/// MMIO byte offset of `SECOND_BB_ADDR_UDW`.
pub const SECOND_BB_ADDR_UDW: u32 = 0x211c;
/// MMIO byte offset of `SECOND_BB_STATE`.
pub const SECOND_BB_STATE: u32 = 0x2118;
/// MMIO byte offset of `SLICE_COMMON_ECO_CHICKEN1`.
pub const SLICE_COMMON_ECO_CHICKEN1: u32 = 0x731c;
/// MMIO byte offset of `SO_NUM_PRIMS_WRITTEN0`.
pub const SO_NUM_PRIMS_WRITTEN0: u32 = 0x5200;
/// MMIO byte offset of `SO_NUM_PRIMS_WRITTEN1`.
pub const SO_NUM_PRIMS_WRITTEN1: u32 = 0x5208;
/// MMIO byte offset of `SO_NUM_PRIMS_WRITTEN2`.
pub const SO_NUM_PRIMS_WRITTEN2: u32 = 0x5210;
/// MMIO byte offset of `SO_NUM_PRIMS_WRITTEN3`.
pub const SO_NUM_PRIMS_WRITTEN3: u32 = 0x5218;
/// MMIO byte offset of `SO_PRIM_STORAGE_NEEDED0`.
pub const SO_PRIM_STORAGE_NEEDED0: u32 = 0x5240;
/// MMIO byte offset of `SO_PRIM_STORAGE_NEEDED1`.
pub const SO_PRIM_STORAGE_NEEDED1: u32 = 0x5248;
/// MMIO byte offset of `SO_PRIM_STORAGE_NEEDED2`.
pub const SO_PRIM_STORAGE_NEEDED2: u32 = 0x5250;
/// MMIO byte offset of `SO_PRIM_STORAGE_NEEDED3`.
pub const SO_PRIM_STORAGE_NEEDED3: u32 = 0x5258;
/// MMIO byte offset of `SO_WRITE_OFFSET0`.
pub const SO_WRITE_OFFSET0: u32 = 0x5280;
/// MMIO byte offset of `SO_WRITE_OFFSET1`.
pub const SO_WRITE_OFFSET1: u32 = 0x5284;
/// MMIO byte offset of `SO_WRITE_OFFSET2`.
pub const SO_WRITE_OFFSET2: u32 = 0x5288;
/// MMIO byte offset of `SO_WRITE_OFFSET3`.
pub const SO_WRITE_OFFSET3: u32 = 0x528c;
/// MMIO byte offset of `TIMESTAMP`.
pub const TIMESTAMP: u32 = 0x2358;
/// MMIO byte offset of `VCS2_RING_BUFFER_CTL`.
pub const VCS2_RING_BUFFER_CTL: u32 = 0x1203c;
/// MMIO byte offset of `VCS_ACTHD_UDW`.
pub const VCS_ACTHD_UDW: u32 = 0x1205c;
/// MMIO byte offset of `VCS_FAULT_REG`.
pub const VCS_FAULT_REG: u32 = 0x4194;
/// MMIO byte offset of `VCS_INSTDONE`.
pub const VCS_INSTDONE: u32 = 0x1206c;
/// MMIO byte offset of `VCS_RING_BUFFER_CTL`.
pub const VCS_RING_BUFFER_CTL: u32 = 0x1203c;
/// MMIO byte offset of `VECS_ACTHD_UDW`.
pub const VECS_ACTHD_UDW: u32 = 0x1a05c;
/// MMIO byte offset of `VECS_INSTDONE`.
pub const VECS_INSTDONE: u32 = 0x1a06c;
/// MMIO byte offset of `VECS_RING_BUFFER_CTL`.
pub const VECS_RING_BUFFER_CTL: u32 = 0x1a03c;
/// MMIO byte offset of `VF_INDEX_COUNT`.
pub const VF_INDEX_COUNT: u32 = 0x8300;
/// How many `VF_INDEX_COUNT` there are.
pub const VF_INDEX_COUNT_COUNT: u32 = 34;
/// Bytes from one `VF_INDEX_COUNT` to the next.
pub const VF_INDEX_COUNT_STEP: u32 = 4;
/// MMIO byte offset of `VS_INVOCATION_COUNT`.
pub const VS_INVOCATION_COUNT: u32 = 0x2320;
/// Every register with its fields.
pub static REGISTERS: &[&Item] = &[
    &PRIM3DBASEVERTEX_ITEM,
    &PRIM3DENDOFFSET_ITEM,
    &PRIM3DINSTANCECOUNT_ITEM,
    &PRIM3DSTARTINSTANCE_ITEM,
    &PRIM3DSTARTVERTEX_ITEM,
    &PRIM3DVERTEXCOUNT_ITEM,
    ActhdUdw::ITEM,
    &BBADDR_ITEM,
    &BBADDRUDW_ITEM,
    &BBADDDIFF_ITEM,
    &BBOFFSET_ITEM,
    &BBPERCTXPTR_ITEM,
    &BBSTARTADDR_ITEM,
    &BBSTARTADDRUDW_ITEM,
    &BBSTATE_ITEM,
    BcsActhdUdw::ITEM,
    BcsFaultReg::ITEM,
    BcsInstdone::ITEM,
    BcsRingBufferCtl::ITEM,
    CacheMode0::ITEM,
    CacheMode1::ITEM,
    &CCID_ITEM,
    ClInvocationCount::ITEM,
    ClPrimitivesCount::ITEM,
    &COMMONSLICECHICKEN1_ITEM,
    &COMMONSLICECHICKEN2_ITEM,
    &CONTEXTCONTROL_ITEM,
    &CONTEXTSTATUSBUFFER_ITEM,
    &CONTEXTSTATUSPOINTER_ITEM,
    CsChicken1::ITEM,
    &CSCONTEXTSTATUS1_ITEM,
    CsDebugMode2::ITEM,
    &CSGPR_ITEM,
    CsInvocationCount::ITEM,
    &CTXSEMAREG_ITEM,
    &CTXTIMESTAMP_ITEM,
    DsInvocationCount::ITEM,
    ErrInt::ITEM,
    &EXCC_ITEM,
    &EXECLISTSTATUS_ITEM,
    &EXECLISTSUBMITPORT_ITEM,
    FaultReg::ITEM,
    &FENCE_ITEM,
    &FFMODE_ITEM,
    &GDRST_ITEM,
    GfxArbErrorRpt::ITEM,
    &GFXMOCS_ITEM,
    &GPGPUDISPATCHDIMX_ITEM,
    &GPGPUDISPATCHDIMY_ITEM,
    &GPGPUDISPATCHDIMZ_ITEM,
    GsInvocationCount::ITEM,
    GsPrimitivesCount::ITEM,
    GtMode::ITEM,
    &HALFSLICECHICKEN2_ITEM,
    &HALFSLICECHICKEN3_ITEM,
    &HALFSLICECHICKEN7_ITEM,
    &HIZCHICKEN_ITEM,
    HsInvocationCount::ITEM,
    &HWSTAM_ITEM,
    &HWSPGA_ITEM,
    IaPrimitivesCount::ITEM,
    IaVerticesCount::ITEM,
    Instdone1::ITEM,
    Instpm::ITEM,
    &IPEHR_ITEM,
    L3cntlreg::ITEM,
    L3cntlreg2::ITEM,
    L3cntlreg3::ITEM,
    L3sqcreg1::ITEM,
    &LNCFMOCS_ITEM,
    &MIMODE_ITEM,
    &MIPREDICATEDATA_ITEM,
    &MIPREDICATERESULT_ITEM,
    &MIPREDICATERESULT1_ITEM,
    &MIPREDICATERESULT2_ITEM,
    &MIPREDICATESRC0_ITEM,
    &MIPREDICATESRC1_ITEM,
    &OACTXID_ITEM,
    &OACTXCONTROL_ITEM,
    &PDP0_ITEM,
    &PDP1_ITEM,
    &PDP2_ITEM,
    &PDP3_ITEM,
    Perfcnt1::ITEM,
    Perfcnt2::ITEM,
    &PPDIRBASE_ITEM,
    &PPDIRDCLV_ITEM,
    &PRCTRCTL_ITEM,
    &PRCTRTHRSH_ITEM,
    &PSDEPTHCOUNT_ITEM,
    &PSDEPTHCOUNTSLICE0_ITEM,
    &PSDEPTHCOUNTSLICE1_ITEM,
    &PSDEPTHCOUNTSLICE2_ITEM,
    PsInvocationCount::ITEM,
    &PSINVOCATIONCOUNTSLICE0_ITEM,
    &PSINVOCATIONCOUNTSLICE1_ITEM,
    &PSINVOCATIONCOUNTSLICE2_ITEM,
    RcsFaultReg::ITEM,
    &RCSINDIRECTCTX_ITEM,
    &RCSINDIRECTCTXOFFSET_ITEM,
    RcsRingBufferCtl::ITEM,
    &RINGACTHD_ITEM,
    &RINGBUFFERHEAD_ITEM,
    &RINGBUFFERSTART_ITEM,
    &RINGBUFFERTAIL_ITEM,
    &RINGDMAFADD_ITEM,
    &RINGEIR_ITEM,
    &RINGEMR_ITEM,
    &RINGESR_ITEM,
    &RINGFORCETONONPRIV_ITEM,
    &RINGIMR_ITEM,
    &RINGINSTPS_ITEM,
    &RINGIPEIR_ITEM,
    &RINGMODE_ITEM,
    &RINGNOPID_ITEM,
    &RINGRESETCTL_ITEM,
    &ROWCHICKEN_ITEM,
    &ROWCHICKEN2_ITEM,
    RowInstdone::ITEM,
    Rpstat0::ITEM,
    Rpstat1::ITEM,
    &RSPREEMPTSTATUS_ITEM,
    &RPWRCLKSTATE_ITEM,
    SamplerInstdone::ITEM,
    &SAMPLERMODE_ITEM,
    ScInstdone::ITEM,
    &SECONDBBADDR_ITEM,
    &SECONDBBADDRUDW_ITEM,
    &SECONDBBSTATE_ITEM,
    SliceCommonEcoChicken1::ITEM,
    SoNumPrimsWritten0::ITEM,
    SoNumPrimsWritten1::ITEM,
    SoNumPrimsWritten2::ITEM,
    SoNumPrimsWritten3::ITEM,
    SoPrimStorageNeeded0::ITEM,
    SoPrimStorageNeeded1::ITEM,
    SoPrimStorageNeeded2::ITEM,
    SoPrimStorageNeeded3::ITEM,
    SoWriteOffset0::ITEM,
    SoWriteOffset1::ITEM,
    SoWriteOffset2::ITEM,
    SoWriteOffset3::ITEM,
    &TIMESTAMP_ITEM,
    Vcs2RingBufferCtl::ITEM,
    VcsActhdUdw::ITEM,
    VcsFaultReg::ITEM,
    VcsInstdone::ITEM,
    VcsRingBufferCtl::ITEM,
    VecsActhdUdw::ITEM,
    VecsInstdone::ITEM,
    VecsRingBufferCtl::ITEM,
    &VFINDEXCOUNT_ITEM,
    VsInvocationCount::ITEM,
];
