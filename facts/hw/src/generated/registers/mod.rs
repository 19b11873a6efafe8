//! Generated from hw/registers/ by `cargo xtask gen`; do not edit.

mod command_streamer;
pub use command_streamer::*;
mod counters;
pub use counters::*;
mod engine_status;
pub use engine_status::*;
mod interrupts;
pub use interrupts::*;
mod l3;
pub use l3::*;
mod modes;
pub use modes::*;
mod power;
pub use power::*;
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
/// MMIO byte offset of `ALL_ENGINES_IER`.
pub const ALL_ENGINES_IER: u32 = 0x4401c;
/// MMIO byte offset of `ALL_ENGINES_IIR`.
pub const ALL_ENGINES_IIR: u32 = 0x44018;
/// MMIO byte offset of `ALL_ENGINES_IMR`.
pub const ALL_ENGINES_IMR: u32 = 0x44014;
/// MMIO byte offset of `ALL_ENGINES_ISR`.
pub const ALL_ENGINES_ISR: u32 = 0x44010;
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
/// MMIO byte offset of `BB_PREEMPT_ADDR`.
pub const BB_PREEMPT_ADDR: u32 = 0x2148;
/// MMIO byte offset of `BB_PREEMPT_ADDR_UDW`.
pub const BB_PREEMPT_ADDR_UDW: u32 = 0x216c;
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
/// MMIO byte offset of `BCS_SWCTRL`.
pub const BCS_SWCTRL: u32 = 0x2200;
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
/// MMIO byte offset of `FORCEWAKE_ACK_BLITTER`.
pub const FORCEWAKE_ACK_BLITTER: u32 = 0x130044;
/// MMIO byte offset of `FORCEWAKE_ACK_MEDIA`.
pub const FORCEWAKE_ACK_MEDIA: u32 = 0xd88;
/// MMIO byte offset of `FORCEWAKE_ACK_RENDER`.
pub const FORCEWAKE_ACK_RENDER: u32 = 0xd84;
/// MMIO byte offset of `FORCEWAKE_ACK_VLV`.
pub const FORCEWAKE_ACK_VLV: u32 = 0x1300b4;
/// How many `FORCEWAKE_ACK_VLV` there are.
pub const FORCEWAKE_ACK_VLV_COUNT: u32 = 2;
/// Bytes from one `FORCEWAKE_ACK_VLV` to the next.
pub const FORCEWAKE_ACK_VLV_STEP: u32 = 8;
/// MMIO byte offset of `FORCEWAKE_BLITTER`.
pub const FORCEWAKE_BLITTER: u32 = 0xa188;
/// MMIO byte offset of `FORCEWAKE_MEDIA`.
pub const FORCEWAKE_MEDIA: u32 = 0xa270;
/// MMIO byte offset of `FORCEWAKE_RENDER`.
pub const FORCEWAKE_RENDER: u32 = 0xa278;
/// MMIO byte offset of `FORCEWAKE_VLV`.
pub const FORCEWAKE_VLV: u32 = 0x1300b0;
/// How many `FORCEWAKE_VLV` there are.
pub const FORCEWAKE_VLV_COUNT: u32 = 2;
/// Bytes from one `FORCEWAKE_VLV` to the next.
pub const FORCEWAKE_VLV_STEP: u32 = 8;
/// MMIO byte offset of `GATEWAY_ELAPSED`.
pub const GATEWAY_ELAPSED: u32 = 0x2520;
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
/// MMIO byte offset of `GT_IER`.
pub const GT_IER: u32 = 0x4430c;
/// How many `GT_IER` there are.
pub const GT_IER_COUNT: u32 = 4;
/// Bytes from one `GT_IER` to the next.
pub const GT_IER_STEP: u32 = 16;
/// MMIO byte offset of `GT_IIR`.
pub const GT_IIR: u32 = 0x44308;
/// How many `GT_IIR` there are.
pub const GT_IIR_COUNT: u32 = 4;
/// Bytes from one `GT_IIR` to the next.
pub const GT_IIR_STEP: u32 = 16;
/// MMIO byte offset of `GT_IMR`.
pub const GT_IMR: u32 = 0x44304;
/// How many `GT_IMR` there are.
pub const GT_IMR_COUNT: u32 = 4;
/// Bytes from one `GT_IMR` to the next.
pub const GT_IMR_STEP: u32 = 16;
/// MMIO byte offset of `GT_ISR`.
pub const GT_ISR: u32 = 0x44300;
/// How many `GT_ISR` there are.
pub const GT_ISR_COUNT: u32 = 4;
/// Bytes from one `GT_ISR` to the next.
pub const GT_ISR_STEP: u32 = 16;
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
/// MMIO byte offset of `L3SQCREG1_BANKS`.
pub const L3SQCREG1_BANKS: u32 = 0xb100;
/// MMIO byte offset of `L3SQCREG4`.
pub const L3SQCREG4: u32 = 0xb118;
/// MMIO byte offset of `L3_ECC_BYPASS`.
pub const L3_ECC_BYPASS: u32 = 0xb120;
/// MMIO byte offset of `L3_SCRATCH1`.
pub const L3_SCRATCH1: u32 = 0xb11c;
/// MMIO byte offset of `LNCF_ARBITER_CONTROL`.
pub const LNCF_ARBITER_CONTROL: u32 = 0xb004;
/// MMIO byte offset of `LNCF_MOCS`.
pub const LNCF_MOCS: u32 = 0xb020;
/// How many `LNCF_MOCS` there are.
pub const LNCF_MOCS_COUNT: u32 = 32;
/// Bytes from one `LNCF_MOCS` to the next.
pub const LNCF_MOCS_STEP: u32 = 4;
/// MMIO byte offset of `LNCF_SCRATCH`.
pub const LNCF_SCRATCH: u32 = 0xb008;
/// MMIO byte offset of `MASTER_INTERRUPT_CONTROL`.
pub const MASTER_INTERRUPT_CONTROL: u32 = 0x44200;
/// MMIO byte offset of `MI_MODE`.
pub const MI_MODE: u32 = 0x209c;
/// MMIO byte offset of `MI_PREDICATE_DATA`.
pub const MI_PREDICATE_DATA: u32 = 0x2410;
/// MMIO byte offset of `MI_PREDICATE_RESULT`.
pub const MI_PREDICATE_RESULT: u32 = 0x2418;
/// MMIO byte offset of `MI_PREDICATE_RESULT_1`.
pub const MI_PREDICATE_RESULT_1: u32 = 0x241c;
/// MMIO byte offset of `MI_PREDICATE_RESULT_2`.
pub const MI_PREDICATE_RESULT_2: u32 = 0x23bc;
/// MMIO byte offset of `MI_PREDICATE_RESULT_2`.
pub const MI_PREDICATE_RESULT_2_ON_BYT: u32 = 0x2214;
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
/// MMIO byte offset of `RING_BUFFER_HEAD_PREEMPT_REG`.
pub const RING_BUFFER_HEAD_PREEMPT_REG: u32 = 0x214c;
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
/// MMIO byte offset of `RPNSWREQ`.
pub const RPNSWREQ: u32 = 0xa008;
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
/// MMIO byte offset of `TDL_GROUP`.
pub const TDL_GROUP: u32 = 0x2680;
/// How many `TDL_GROUP` there are.
pub const TDL_GROUP_COUNT: u32 = 12;
/// Bytes from one `TDL_GROUP` to the next.
pub const TDL_GROUP_STEP: u32 = 4;
/// MMIO byte offset of `TIMESTAMP`.
pub const TIMESTAMP: u32 = 0x2358;
/// MMIO byte offset of `UHPTR`.
pub const UHPTR: u32 = 0x2134;
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
/// MMIO byte offset of `VFE_RESUME_GROUP`.
pub const VFE_RESUME_GROUP: u32 = 0x2510;
/// How many `VFE_RESUME_GROUP` there are.
pub const VFE_RESUME_GROUP_COUNT: u32 = 4;
/// Bytes from one `VFE_RESUME_GROUP` to the next.
pub const VFE_RESUME_GROUP_STEP: u32 = 4;
/// MMIO byte offset of `VF_INDEX_COUNT`.
pub const VF_INDEX_COUNT: u32 = 0x8300;
/// How many `VF_INDEX_COUNT` there are.
pub const VF_INDEX_COUNT_COUNT: u32 = 34;
/// Bytes from one `VF_INDEX_COUNT` to the next.
pub const VF_INDEX_COUNT_STEP: u32 = 4;
/// MMIO byte offset of `VS_INVOCATION_COUNT`.
pub const VS_INVOCATION_COUNT: u32 = 0x2320;
/// Registers by offset: first byte, byte after, rows, index, item.
pub(crate) static BY_OFFSET: [(u32, u32, u8, u32, &Item); 403] = [
    (0xd84, 0xd88, 0xc, 0, &FORCEWAKEACKRENDER_ITEM),
    (0xd88, 0xd8c, 0xc, 0, &FORCEWAKEACKMEDIA_ITEM),
    (0x2028, 0x202c, 0xf, 0, &EXCC_ITEM),
    (0x2030, 0x2034, 0xf, 0, &RINGBUFFERTAIL_ITEM),
    (0x2034, 0x2038, 0xf, 0, &RINGBUFFERHEAD_ITEM),
    (0x2038, 0x203c, 0xf, 0, &RINGBUFFERSTART_ITEM),
    (0x203c, 0x2040, 0xf, 0, RcsRingBufferCtl::ITEM),
    (0x205c, 0x2060, 0xe, 0, ActhdUdw::ITEM),
    (0x2064, 0x2068, 0xf, 0, &RINGIPEIR_ITEM),
    (0x2068, 0x206c, 0xf, 0, &IPEHR_ITEM),
    (0x206c, 0x2070, 0xf, 0, Instdone1::ITEM),
    (0x2070, 0x2074, 0xf, 0, &RINGINSTPS_ITEM),
    (0x2074, 0x2078, 0xf, 0, &RINGACTHD_ITEM),
    (0x2078, 0x207c, 0xf, 0, &RINGDMAFADD_ITEM),
    (0x2080, 0x2084, 0xf, 0, &HWSPGA_ITEM),
    (0x2094, 0x2098, 0xf, 0, &RINGNOPID_ITEM),
    (0x2098, 0x209c, 0xf, 0, &HWSTAM_ITEM),
    (0x209c, 0x20a0, 0xf, 0, &MIMODE_ITEM),
    (0x20a0, 0x20a4, 0xf, 0, &FFMODE_ITEM),
    (0x20a8, 0x20ac, 0xf, 0, &RINGIMR_ITEM),
    (0x20b0, 0x20b4, 0xf, 0, RingEir::ITEM),
    (0x20b4, 0x20b8, 0xf, 0, &RINGEMR_ITEM),
    (0x20b8, 0x20bc, 0xf, 0, &RINGESR_ITEM),
    (0x20c0, 0x20c4, 0x3, 0, Instpm::ITEM),
    (0x20c8, 0x20cc, 0xf, 0, RPwrClkState::ITEM),
    (0x20d0, 0x20d4, 0xf, 0, RingResetCtl::ITEM),
    (0x20d8, 0x20dc, 0xc, 0, CsDebugMode2::ITEM),
    (0x2110, 0x2114, 0xf, 0, &BBSTATE_ITEM),
    (0x2114, 0x2118, 0xf, 0, &SECONDBBADDR_ITEM),
    (0x2118, 0x211c, 0xf, 0, &SECONDBBSTATE_ITEM),
    (0x211c, 0x2120, 0xf, 0, &SECONDBBADDRUDW_ITEM),
    (0x2134, 0x2138, 0xf, 0, &UHPTR_ITEM),
    (0x2140, 0x2144, 0xf, 0, &BBADDR_ITEM),
    (0x2148, 0x214c, 0xf, 0, &BBPREEMPTADDR_ITEM),
    (0x214c, 0x2150, 0xf, 0, &RINGBUFFERHEADPREEMPTREG_ITEM),
    (0x2150, 0x2154, 0xf, 0, &BBSTARTADDR_ITEM),
    (0x2154, 0x2158, 0xf, 0, &BBADDDIFF_ITEM),
    (0x2158, 0x215c, 0xf, 0, &BBOFFSET_ITEM),
    (0x215c, 0x2160, 0xf, 0, &RSPREEMPTSTATUS_ITEM),
    (0x2168, 0x216c, 0xf, 0, &BBADDRUDW_ITEM),
    (0x216c, 0x2170, 0xf, 0, &BBPREEMPTADDRUDW_ITEM),
    (0x2170, 0x2174, 0xf, 0, &BBSTARTADDRUDW_ITEM),
    (0x2178, 0x217c, 0xf, 0, &PRCTRCTL_ITEM),
    (0x217c, 0x2180, 0xf, 0, &PRCTRTHRSH_ITEM),
    (0x2180, 0x2184, 0xf, 0, &CCID_ITEM),
    (0x2184, 0x2188, 0xf, 0, &CSCONTEXTSTATUS1_ITEM),
    (0x21c0, 0x21c4, 0xf, 0, &BBPERCTXPTR_ITEM),
    (0x21c4, 0x21c8, 0xf, 0, &RCSINDIRECTCTX_ITEM),
    (0x21c8, 0x21cc, 0xf, 0, &RCSINDIRECTCTXOFFSET_ITEM),
    (0x2200, 0x2204, 0xf, 0, BcsSwctrl::ITEM),
    (0x2214, 0x2218, 0x1, 0, &MIPREDICATERESULT2_ITEM),
    (0x2220, 0x2224, 0xf, 0, &PPDIRDCLV_ITEM),
    (0x2228, 0x222c, 0xf, 0, &PPDIRBASE_ITEM),
    (0x2230, 0x2234, 0xf, 0, &EXECLISTSUBMITPORT_ITEM),
    (0x2234, 0x223c, 0xf, 0, ExeclistStatus::ITEM),
    (0x2244, 0x2248, 0xf, 0, ContextControl::ITEM),
    (0x2270, 0x2278, 0xf, 0, &PDP0_ITEM),
    (0x2278, 0x2280, 0xf, 0, &PDP1_ITEM),
    (0x2280, 0x2288, 0xf, 0, &PDP2_ITEM),
    (0x2288, 0x2290, 0xf, 0, &PDP3_ITEM),
    (0x2290, 0x2298, 0xf, 0, CsInvocationCount::ITEM),
    (0x229c, 0x22a0, 0xf, 0, RingMode::ITEM),
    (0x22c8, 0x22d0, 0xf, 0, &PSINVOCATIONCOUNTSLICE0_ITEM),
    (0x22d8, 0x22e0, 0xf, 0, &PSDEPTHCOUNTSLICE0_ITEM),
    (0x22f0, 0x22f8, 0xf, 0, &PSINVOCATIONCOUNTSLICE1_ITEM),
    (0x22f8, 0x2300, 0xf, 0, &PSDEPTHCOUNTSLICE1_ITEM),
    (0x2300, 0x2308, 0xf, 0, HsInvocationCount::ITEM),
    (0x2308, 0x2310, 0xf, 0, DsInvocationCount::ITEM),
    (0x2310, 0x2318, 0xf, 0, IaVerticesCount::ITEM),
    (0x2318, 0x2320, 0xf, 0, IaPrimitivesCount::ITEM),
    (0x2320, 0x2328, 0xf, 0, VsInvocationCount::ITEM),
    (0x2328, 0x2330, 0xf, 0, GsInvocationCount::ITEM),
    (0x2330, 0x2338, 0xf, 0, GsPrimitivesCount::ITEM),
    (0x2338, 0x2340, 0xf, 0, ClInvocationCount::ITEM),
    (0x2340, 0x2348, 0xf, 0, ClPrimitivesCount::ITEM),
    (0x2348, 0x2350, 0xf, 0, PsInvocationCount::ITEM),
    (0x2350, 0x2358, 0xf, 0, &PSDEPTHCOUNT_ITEM),
    (0x2358, 0x2360, 0xf, 0, &TIMESTAMP_ITEM),
    (0x2360, 0x2364, 0xf, 0, &OACTXCONTROL_ITEM),
    (0x2364, 0x2368, 0xf, 0, &OACTXID_ITEM),
    (0x2370, 0x2378, 0xf, 0, &CONTEXTSTATUSBUFFER_ITEM),
    (0x2378, 0x2380, 0xf, 1, &CONTEXTSTATUSBUFFER_ITEM),
    (0x2380, 0x2388, 0xf, 2, &CONTEXTSTATUSBUFFER_ITEM),
    (0x2388, 0x2390, 0xf, 3, &CONTEXTSTATUSBUFFER_ITEM),
    (0x2390, 0x2398, 0xf, 4, &CONTEXTSTATUSBUFFER_ITEM),
    (0x2398, 0x23a0, 0xf, 5, &CONTEXTSTATUSBUFFER_ITEM),
    (0x23a0, 0x23a4, 0xf, 0, ContextStatusPointer::ITEM),
    (0x23a8, 0x23ac, 0xf, 0, &CTXTIMESTAMP_ITEM),
    (0x23bc, 0x23c0, 0xe, 0, &MIPREDICATERESULT2_ITEM),
    (0x2400, 0x2408, 0xf, 0, &MIPREDICATESRC0_ITEM),
    (0x2408, 0x2410, 0xf, 0, &MIPREDICATESRC1_ITEM),
    (0x2410, 0x2418, 0xf, 0, &MIPREDICATEDATA_ITEM),
    (0x2418, 0x241c, 0xf, 0, &MIPREDICATERESULT_ITEM),
    (0x241c, 0x2420, 0xf, 0, &MIPREDICATERESULT1_ITEM),
    (0x2420, 0x2424, 0xf, 0, &PRIM3DENDOFFSET_ITEM),
    (0x2430, 0x2434, 0xf, 0, &PRIM3DSTARTVERTEX_ITEM),
    (0x2434, 0x2438, 0xf, 0, &PRIM3DVERTEXCOUNT_ITEM),
    (0x2438, 0x243c, 0xf, 0, &PRIM3DINSTANCECOUNT_ITEM),
    (0x243c, 0x2440, 0xf, 0, &PRIM3DSTARTINSTANCE_ITEM),
    (0x2440, 0x2444, 0xf, 0, &PRIM3DBASEVERTEX_ITEM),
    (0x2448, 0x2450, 0xf, 0, &PSINVOCATIONCOUNTSLICE2_ITEM),
    (0x2450, 0x2458, 0xf, 0, &PSDEPTHCOUNTSLICE2_ITEM),
    (0x24b4, 0x24bc, 0xf, 0, &CTXSEMAREG_ITEM),
    (0x24d0, 0x24d4, 0xf, 0, &RINGFORCETONONPRIV_ITEM),
    (0x24d4, 0x24d8, 0xf, 1, &RINGFORCETONONPRIV_ITEM),
    (0x24d8, 0x24dc, 0xf, 2, &RINGFORCETONONPRIV_ITEM),
    (0x24dc, 0x24e0, 0xf, 3, &RINGFORCETONONPRIV_ITEM),
    (0x24e0, 0x24e4, 0xf, 4, &RINGFORCETONONPRIV_ITEM),
    (0x24e4, 0x24e8, 0xf, 5, &RINGFORCETONONPRIV_ITEM),
    (0x24e8, 0x24ec, 0xf, 6, &RINGFORCETONONPRIV_ITEM),
    (0x24ec, 0x24f0, 0xf, 7, &RINGFORCETONONPRIV_ITEM),
    (0x24f0, 0x24f4, 0xf, 8, &RINGFORCETONONPRIV_ITEM),
    (0x24f4, 0x24f8, 0xf, 9, &RINGFORCETONONPRIV_ITEM),
    (0x24f8, 0x24fc, 0xf, 10, &RINGFORCETONONPRIV_ITEM),
    (0x24fc, 0x2500, 0xf, 11, &RINGFORCETONONPRIV_ITEM),
    (0x2500, 0x2504, 0xf, 0, &GPGPUDISPATCHDIMX_ITEM),
    (0x2504, 0x2508, 0xf, 0, &GPGPUDISPATCHDIMY_ITEM),
    (0x2508, 0x250c, 0xf, 0, &GPGPUDISPATCHDIMZ_ITEM),
    (0x2510, 0x2514, 0xf, 0, &VFERESUMEGROUP_ITEM),
    (0x2514, 0x2518, 0xf, 1, &VFERESUMEGROUP_ITEM),
    (0x2518, 0x251c, 0xf, 2, &VFERESUMEGROUP_ITEM),
    (0x251c, 0x2520, 0xf, 3, &VFERESUMEGROUP_ITEM),
    (0x2520, 0x2528, 0xf, 0, &GATEWAYELAPSED_ITEM),
    (0x2580, 0x2584, 0xc, 0, CsChicken1::ITEM),
    (0x2600, 0x2608, 0xf, 0, &CSGPR_ITEM),
    (0x2608, 0x2610, 0xf, 1, &CSGPR_ITEM),
    (0x2610, 0x2618, 0xf, 2, &CSGPR_ITEM),
    (0x2618, 0x2620, 0xf, 3, &CSGPR_ITEM),
    (0x2620, 0x2628, 0xf, 4, &CSGPR_ITEM),
    (0x2628, 0x2630, 0xf, 5, &CSGPR_ITEM),
    (0x2630, 0x2638, 0xf, 6, &CSGPR_ITEM),
    (0x2638, 0x2640, 0xf, 7, &CSGPR_ITEM),
    (0x2640, 0x2648, 0xf, 8, &CSGPR_ITEM),
    (0x2648, 0x2650, 0xf, 9, &CSGPR_ITEM),
    (0x2650, 0x2658, 0xf, 10, &CSGPR_ITEM),
    (0x2658, 0x2660, 0xf, 11, &CSGPR_ITEM),
    (0x2660, 0x2668, 0xf, 12, &CSGPR_ITEM),
    (0x2668, 0x2670, 0xf, 13, &CSGPR_ITEM),
    (0x2670, 0x2678, 0xf, 14, &CSGPR_ITEM),
    (0x2678, 0x2680, 0xf, 15, &CSGPR_ITEM),
    (0x2680, 0x2684, 0xf, 0, &TDLGROUP_ITEM),
    (0x2684, 0x2688, 0xf, 1, &TDLGROUP_ITEM),
    (0x2688, 0x268c, 0xf, 2, &TDLGROUP_ITEM),
    (0x268c, 0x2690, 0xf, 3, &TDLGROUP_ITEM),
    (0x2690, 0x2694, 0xf, 4, &TDLGROUP_ITEM),
    (0x2694, 0x2698, 0xf, 5, &TDLGROUP_ITEM),
    (0x2698, 0x269c, 0xf, 6, &TDLGROUP_ITEM),
    (0x269c, 0x26a0, 0xf, 7, &TDLGROUP_ITEM),
    (0x26a0, 0x26a4, 0xf, 8, &TDLGROUP_ITEM),
    (0x26a4, 0x26a8, 0xf, 9, &TDLGROUP_ITEM),
    (0x26a8, 0x26ac, 0xf, 10, &TDLGROUP_ITEM),
    (0x26ac, 0x26b0, 0xf, 11, &TDLGROUP_ITEM),
    (0x4094, 0x4098, 0x1, 0, RcsFaultReg::ITEM),
    (0x4094, 0x4098, 0xe, 0, FaultReg::ITEM),
    (0x40a0, 0x40a4, 0xf, 0, GfxArbErrorRpt::ITEM),
    (0x4194, 0x4198, 0x1, 0, VcsFaultReg::ITEM),
    (0x4294, 0x4298, 0x1, 0, BcsFaultReg::ITEM),
    (0x5200, 0x5208, 0xf, 0, SoNumPrimsWritten0::ITEM),
    (0x5208, 0x5210, 0xf, 0, SoNumPrimsWritten1::ITEM),
    (0x5210, 0x5218, 0xf, 0, SoNumPrimsWritten2::ITEM),
    (0x5218, 0x5220, 0xf, 0, SoNumPrimsWritten3::ITEM),
    (0x5240, 0x5248, 0xf, 0, SoPrimStorageNeeded0::ITEM),
    (0x5248, 0x5250, 0xf, 0, SoPrimStorageNeeded1::ITEM),
    (0x5250, 0x5258, 0xf, 0, SoPrimStorageNeeded2::ITEM),
    (0x5258, 0x5260, 0xf, 0, SoPrimStorageNeeded3::ITEM),
    (0x5280, 0x5284, 0xf, 0, SoWriteOffset0::ITEM),
    (0x5284, 0x5288, 0xf, 0, SoWriteOffset1::ITEM),
    (0x5288, 0x528c, 0xf, 0, SoWriteOffset2::ITEM),
    (0x528c, 0x5290, 0xf, 0, SoWriteOffset3::ITEM),
    (0x7000, 0x7004, 0xc, 0, CacheMode0::ITEM),
    (0x7004, 0x7008, 0xe, 0, CacheMode1::ITEM),
    (0x7008, 0x700c, 0xc, 0, GtMode::ITEM),
    (0x7010, 0x7014, 0xf, 0, &COMMONSLICECHICKEN1_ITEM),
    (0x7014, 0x7018, 0xf, 0, &COMMONSLICECHICKEN2_ITEM),
    (0x7018, 0x701c, 0xf, 0, &HIZCHICKEN_ITEM),
    (0x7034, 0x7038, 0xe, 0, L3cntlreg::ITEM),
    (0x7100, 0x7104, 0xf, 0, ScInstdone::ITEM),
    (0x731c, 0x7320, 0xc, 0, SliceCommonEcoChicken1::ITEM),
    (0x8300, 0x8304, 0xf, 0, &VFINDEXCOUNT_ITEM),
    (0x8304, 0x8308, 0xf, 1, &VFINDEXCOUNT_ITEM),
    (0x8308, 0x830c, 0xf, 2, &VFINDEXCOUNT_ITEM),
    (0x830c, 0x8310, 0xf, 3, &VFINDEXCOUNT_ITEM),
    (0x8310, 0x8314, 0xf, 4, &VFINDEXCOUNT_ITEM),
    (0x8314, 0x8318, 0xf, 5, &VFINDEXCOUNT_ITEM),
    (0x8318, 0x831c, 0xf, 6, &VFINDEXCOUNT_ITEM),
    (0x831c, 0x8320, 0xf, 7, &VFINDEXCOUNT_ITEM),
    (0x8320, 0x8324, 0xf, 8, &VFINDEXCOUNT_ITEM),
    (0x8324, 0x8328, 0xf, 9, &VFINDEXCOUNT_ITEM),
    (0x8328, 0x832c, 0xf, 10, &VFINDEXCOUNT_ITEM),
    (0x832c, 0x8330, 0xf, 11, &VFINDEXCOUNT_ITEM),
    (0x8330, 0x8334, 0xf, 12, &VFINDEXCOUNT_ITEM),
    (0x8334, 0x8338, 0xf, 13, &VFINDEXCOUNT_ITEM),
    (0x8338, 0x833c, 0xf, 14, &VFINDEXCOUNT_ITEM),
    (0x833c, 0x8340, 0xf, 15, &VFINDEXCOUNT_ITEM),
    (0x8340, 0x8344, 0xf, 16, &VFINDEXCOUNT_ITEM),
    (0x8344, 0x8348, 0xf, 17, &VFINDEXCOUNT_ITEM),
    (0x8348, 0x834c, 0xf, 18, &VFINDEXCOUNT_ITEM),
    (0x834c, 0x8350, 0xf, 19, &VFINDEXCOUNT_ITEM),
    (0x8350, 0x8354, 0xf, 20, &VFINDEXCOUNT_ITEM),
    (0x8354, 0x8358, 0xf, 21, &VFINDEXCOUNT_ITEM),
    (0x8358, 0x835c, 0xf, 22, &VFINDEXCOUNT_ITEM),
    (0x835c, 0x8360, 0xf, 23, &VFINDEXCOUNT_ITEM),
    (0x8360, 0x8364, 0xf, 24, &VFINDEXCOUNT_ITEM),
    (0x8364, 0x8368, 0xf, 25, &VFINDEXCOUNT_ITEM),
    (0x8368, 0x836c, 0xf, 26, &VFINDEXCOUNT_ITEM),
    (0x836c, 0x8370, 0xf, 27, &VFINDEXCOUNT_ITEM),
    (0x8370, 0x8374, 0xf, 28, &VFINDEXCOUNT_ITEM),
    (0x8374, 0x8378, 0xf, 29, &VFINDEXCOUNT_ITEM),
    (0x8378, 0x837c, 0xf, 30, &VFINDEXCOUNT_ITEM),
    (0x837c, 0x8380, 0xf, 31, &VFINDEXCOUNT_ITEM),
    (0x8380, 0x8384, 0xf, 32, &VFINDEXCOUNT_ITEM),
    (0x8384, 0x8388, 0xf, 33, &VFINDEXCOUNT_ITEM),
    (0x91b8, 0x91c0, 0xe, 0, Perfcnt1::ITEM),
    (0x91c0, 0x91c8, 0xe, 0, Perfcnt2::ITEM),
    (0x941c, 0x9420, 0xf, 0, Gdrst::ITEM),
    (0xa008, 0xa00c, 0xc, 0, Rpnswreq::ITEM),
    (0xa01c, 0xa020, 0x3, 0, Rpstat1::ITEM),
    (0xa01c, 0xa020, 0xc, 0, Rpstat0::ITEM),
    (0xa188, 0xa18c, 0xe, 0, &FORCEWAKEBLITTER_ITEM),
    (0xa270, 0xa274, 0xc, 0, &FORCEWAKEMEDIA_ITEM),
    (0xa278, 0xa27c, 0xc, 0, &FORCEWAKERENDER_ITEM),
    (0xb004, 0xb008, 0xe, 0, LncfArbiterControl::ITEM),
    (0xb008, 0xb00c, 0xc, 0, LncfScratch::ITEM),
    (0xb010, 0xb014, 0x1, 0, L3sqcreg1::ITEM),
    (0xb020, 0xb024, 0x1, 0, L3cntlreg2::ITEM),
    (0xb020, 0xb024, 0xe, 0, &LNCFMOCS_ITEM),
    (0xb024, 0xb028, 0x1, 0, L3cntlreg3::ITEM),
    (0xb024, 0xb028, 0xe, 1, &LNCFMOCS_ITEM),
    (0xb028, 0xb02c, 0xe, 2, &LNCFMOCS_ITEM),
    (0xb02c, 0xb030, 0xe, 3, &LNCFMOCS_ITEM),
    (0xb030, 0xb034, 0xe, 4, &LNCFMOCS_ITEM),
    (0xb034, 0xb038, 0xe, 5, &LNCFMOCS_ITEM),
    (0xb038, 0xb03c, 0xe, 6, &LNCFMOCS_ITEM),
    (0xb03c, 0xb040, 0xe, 7, &LNCFMOCS_ITEM),
    (0xb040, 0xb044, 0xe, 8, &LNCFMOCS_ITEM),
    (0xb044, 0xb048, 0xe, 9, &LNCFMOCS_ITEM),
    (0xb048, 0xb04c, 0xe, 10, &LNCFMOCS_ITEM),
    (0xb04c, 0xb050, 0xe, 11, &LNCFMOCS_ITEM),
    (0xb050, 0xb054, 0xe, 12, &LNCFMOCS_ITEM),
    (0xb054, 0xb058, 0xe, 13, &LNCFMOCS_ITEM),
    (0xb058, 0xb05c, 0xe, 14, &LNCFMOCS_ITEM),
    (0xb05c, 0xb060, 0xe, 15, &LNCFMOCS_ITEM),
    (0xb060, 0xb064, 0xe, 16, &LNCFMOCS_ITEM),
    (0xb064, 0xb068, 0xe, 17, &LNCFMOCS_ITEM),
    (0xb068, 0xb06c, 0xe, 18, &LNCFMOCS_ITEM),
    (0xb06c, 0xb070, 0xe, 19, &LNCFMOCS_ITEM),
    (0xb070, 0xb074, 0xe, 20, &LNCFMOCS_ITEM),
    (0xb074, 0xb078, 0xe, 21, &LNCFMOCS_ITEM),
    (0xb078, 0xb07c, 0xe, 22, &LNCFMOCS_ITEM),
    (0xb07c, 0xb080, 0xe, 23, &LNCFMOCS_ITEM),
    (0xb080, 0xb084, 0xe, 24, &LNCFMOCS_ITEM),
    (0xb084, 0xb088, 0xe, 25, &LNCFMOCS_ITEM),
    (0xb088, 0xb08c, 0xe, 26, &LNCFMOCS_ITEM),
    (0xb08c, 0xb090, 0xe, 27, &LNCFMOCS_ITEM),
    (0xb090, 0xb094, 0xe, 28, &LNCFMOCS_ITEM),
    (0xb094, 0xb098, 0xe, 29, &LNCFMOCS_ITEM),
    (0xb098, 0xb09c, 0xe, 30, &LNCFMOCS_ITEM),
    (0xb09c, 0xb0a0, 0xe, 31, &LNCFMOCS_ITEM),
    (0xb100, 0xb104, 0xe, 0, L3sqcreg1Banks::ITEM),
    (0xb118, 0xb11c, 0xe, 0, L3sqcreg4::ITEM),
    (0xb11c, 0xb120, 0xc, 0, L3Scratch1::ITEM),
    (0xb120, 0xb124, 0xc, 0, L3EccBypass::ITEM),
    (0xc800, 0xc804, 0xf, 0, &GFXMOCS_ITEM),
    (0xc804, 0xc808, 0xf, 1, &GFXMOCS_ITEM),
    (0xc808, 0xc80c, 0xf, 2, &GFXMOCS_ITEM),
    (0xc80c, 0xc810, 0xf, 3, &GFXMOCS_ITEM),
    (0xc810, 0xc814, 0xf, 4, &GFXMOCS_ITEM),
    (0xc814, 0xc818, 0xf, 5, &GFXMOCS_ITEM),
    (0xc818, 0xc81c, 0xf, 6, &GFXMOCS_ITEM),
    (0xc81c, 0xc820, 0xf, 7, &GFXMOCS_ITEM),
    (0xc820, 0xc824, 0xf, 8, &GFXMOCS_ITEM),
    (0xc824, 0xc828, 0xf, 9, &GFXMOCS_ITEM),
    (0xc828, 0xc82c, 0xf, 10, &GFXMOCS_ITEM),
    (0xc82c, 0xc830, 0xf, 11, &GFXMOCS_ITEM),
    (0xc830, 0xc834, 0xf, 12, &GFXMOCS_ITEM),
    (0xc834, 0xc838, 0xf, 13, &GFXMOCS_ITEM),
    (0xc838, 0xc83c, 0xf, 14, &GFXMOCS_ITEM),
    (0xc83c, 0xc840, 0xf, 15, &GFXMOCS_ITEM),
    (0xc840, 0xc844, 0xf, 16, &GFXMOCS_ITEM),
    (0xc844, 0xc848, 0xf, 17, &GFXMOCS_ITEM),
    (0xc848, 0xc84c, 0xf, 18, &GFXMOCS_ITEM),
    (0xc84c, 0xc850, 0xf, 19, &GFXMOCS_ITEM),
    (0xc850, 0xc854, 0xf, 20, &GFXMOCS_ITEM),
    (0xc854, 0xc858, 0xf, 21, &GFXMOCS_ITEM),
    (0xc858, 0xc85c, 0xf, 22, &GFXMOCS_ITEM),
    (0xc85c, 0xc860, 0xf, 23, &GFXMOCS_ITEM),
    (0xc860, 0xc864, 0xf, 24, &GFXMOCS_ITEM),
    (0xc864, 0xc868, 0xf, 25, &GFXMOCS_ITEM),
    (0xc868, 0xc86c, 0xf, 26, &GFXMOCS_ITEM),
    (0xc86c, 0xc870, 0xf, 27, &GFXMOCS_ITEM),
    (0xc870, 0xc874, 0xf, 28, &GFXMOCS_ITEM),
    (0xc874, 0xc878, 0xf, 29, &GFXMOCS_ITEM),
    (0xc878, 0xc87c, 0xf, 30, &GFXMOCS_ITEM),
    (0xc87c, 0xc880, 0xf, 31, &GFXMOCS_ITEM),
    (0xc880, 0xc884, 0xf, 32, &GFXMOCS_ITEM),
    (0xc884, 0xc888, 0xf, 33, &GFXMOCS_ITEM),
    (0xc888, 0xc88c, 0xf, 34, &GFXMOCS_ITEM),
    (0xc88c, 0xc890, 0xf, 35, &GFXMOCS_ITEM),
    (0xc890, 0xc894, 0xf, 36, &GFXMOCS_ITEM),
    (0xc894, 0xc898, 0xf, 37, &GFXMOCS_ITEM),
    (0xc898, 0xc89c, 0xf, 38, &GFXMOCS_ITEM),
    (0xc89c, 0xc8a0, 0xf, 39, &GFXMOCS_ITEM),
    (0xc8a0, 0xc8a4, 0xf, 40, &GFXMOCS_ITEM),
    (0xc8a4, 0xc8a8, 0xf, 41, &GFXMOCS_ITEM),
    (0xc8a8, 0xc8ac, 0xf, 42, &GFXMOCS_ITEM),
    (0xc8ac, 0xc8b0, 0xf, 43, &GFXMOCS_ITEM),
    (0xc8b0, 0xc8b4, 0xf, 44, &GFXMOCS_ITEM),
    (0xc8b4, 0xc8b8, 0xf, 45, &GFXMOCS_ITEM),
    (0xc8b8, 0xc8bc, 0xf, 46, &GFXMOCS_ITEM),
    (0xc8bc, 0xc8c0, 0xf, 47, &GFXMOCS_ITEM),
    (0xc8c0, 0xc8c4, 0xf, 48, &GFXMOCS_ITEM),
    (0xc8c4, 0xc8c8, 0xf, 49, &GFXMOCS_ITEM),
    (0xc8c8, 0xc8cc, 0xf, 50, &GFXMOCS_ITEM),
    (0xc8cc, 0xc8d0, 0xf, 51, &GFXMOCS_ITEM),
    (0xc8d0, 0xc8d4, 0xf, 52, &GFXMOCS_ITEM),
    (0xc8d4, 0xc8d8, 0xf, 53, &GFXMOCS_ITEM),
    (0xc8d8, 0xc8dc, 0xf, 54, &GFXMOCS_ITEM),
    (0xc8dc, 0xc8e0, 0xf, 55, &GFXMOCS_ITEM),
    (0xc8e0, 0xc8e4, 0xf, 56, &GFXMOCS_ITEM),
    (0xc8e4, 0xc8e8, 0xf, 57, &GFXMOCS_ITEM),
    (0xc8e8, 0xc8ec, 0xf, 58, &GFXMOCS_ITEM),
    (0xc8ec, 0xc8f0, 0xf, 59, &GFXMOCS_ITEM),
    (0xc8f0, 0xc8f4, 0xf, 60, &GFXMOCS_ITEM),
    (0xc8f4, 0xc8f8, 0xf, 61, &GFXMOCS_ITEM),
    (0xc8f8, 0xc8fc, 0xf, 62, &GFXMOCS_ITEM),
    (0xc8fc, 0xc900, 0xf, 63, &GFXMOCS_ITEM),
    (0xe160, 0xe164, 0xf, 0, SamplerInstdone::ITEM),
    (0xe164, 0xe168, 0xf, 0, RowInstdone::ITEM),
    (0xe180, 0xe184, 0xf, 0, &HALFSLICECHICKEN2_ITEM),
    (0xe184, 0xe188, 0xf, 0, &HALFSLICECHICKEN3_ITEM),
    (0xe18c, 0xe190, 0xf, 0, &SAMPLERMODE_ITEM),
    (0xe194, 0xe198, 0xf, 0, &HALFSLICECHICKEN7_ITEM),
    (0xe4f0, 0xe4f4, 0xf, 0, &ROWCHICKEN_ITEM),
    (0xe4f4, 0xe4f8, 0xf, 0, &ROWCHICKEN2_ITEM),
    (0x1203c, 0x12040, 0xe, 0, Vcs2RingBufferCtl::ITEM),
    (0x1203c, 0x12040, 0xf, 0, VcsRingBufferCtl::ITEM),
    (0x1205c, 0x12060, 0xe, 0, VcsActhdUdw::ITEM),
    (0x1206c, 0x12070, 0xf, 0, VcsInstdone::ITEM),
    (0x1a03c, 0x1a040, 0xe, 0, VecsRingBufferCtl::ITEM),
    (0x1a05c, 0x1a060, 0xe, 0, VecsActhdUdw::ITEM),
    (0x1a06c, 0x1a070, 0xe, 0, VecsInstdone::ITEM),
    (0x2203c, 0x22040, 0xf, 0, BcsRingBufferCtl::ITEM),
    (0x2205c, 0x22060, 0xe, 0, BcsActhdUdw::ITEM),
    (0x2206c, 0x22070, 0xf, 0, BcsInstdone::ITEM),
    (0x44010, 0x44014, 0x1, 0, &ALLENGINESISR_ITEM),
    (0x44014, 0x44018, 0x1, 0, &ALLENGINESIMR_ITEM),
    (0x44018, 0x4401c, 0x1, 0, &ALLENGINESIIR_ITEM),
    (0x4401c, 0x44020, 0x1, 0, &ALLENGINESIER_ITEM),
    (0x44040, 0x44044, 0x1, 0, ErrInt::ITEM),
    (0x44200, 0x44204, 0xe, 0, MasterInterruptControl::ITEM),
    (0x44300, 0x44304, 0xe, 0, &GTISR_ITEM),
    (0x44304, 0x44308, 0xe, 0, &GTIMR_ITEM),
    (0x44308, 0x4430c, 0xe, 0, &GTIIR_ITEM),
    (0x4430c, 0x44310, 0xe, 0, &GTIER_ITEM),
    (0x44310, 0x44314, 0xe, 1, &GTISR_ITEM),
    (0x44314, 0x44318, 0xe, 1, &GTIMR_ITEM),
    (0x44318, 0x4431c, 0xe, 1, &GTIIR_ITEM),
    (0x4431c, 0x44320, 0xe, 1, &GTIER_ITEM),
    (0x44320, 0x44324, 0xe, 2, &GTISR_ITEM),
    (0x44324, 0x44328, 0xe, 2, &GTIMR_ITEM),
    (0x44328, 0x4432c, 0xe, 2, &GTIIR_ITEM),
    (0x4432c, 0x44330, 0xe, 2, &GTIER_ITEM),
    (0x44330, 0x44334, 0xe, 3, &GTISR_ITEM),
    (0x44334, 0x44338, 0xe, 3, &GTIMR_ITEM),
    (0x44338, 0x4433c, 0xe, 3, &GTIIR_ITEM),
    (0x4433c, 0x44340, 0xe, 3, &GTIER_ITEM),
    (0x100000, 0x100008, 0xf, 0, &FENCE_ITEM),
    (0x100008, 0x100010, 0xf, 1, &FENCE_ITEM),
    (0x100010, 0x100018, 0xf, 2, &FENCE_ITEM),
    (0x100018, 0x100020, 0xf, 3, &FENCE_ITEM),
    (0x100020, 0x100028, 0xf, 4, &FENCE_ITEM),
    (0x100028, 0x100030, 0xf, 5, &FENCE_ITEM),
    (0x100030, 0x100038, 0xf, 6, &FENCE_ITEM),
    (0x100038, 0x100040, 0xf, 7, &FENCE_ITEM),
    (0x100040, 0x100048, 0xf, 8, &FENCE_ITEM),
    (0x100048, 0x100050, 0xf, 9, &FENCE_ITEM),
    (0x100050, 0x100058, 0xf, 10, &FENCE_ITEM),
    (0x100058, 0x100060, 0xf, 11, &FENCE_ITEM),
    (0x100060, 0x100068, 0xf, 12, &FENCE_ITEM),
    (0x100068, 0x100070, 0xf, 13, &FENCE_ITEM),
    (0x100070, 0x100078, 0xf, 14, &FENCE_ITEM),
    (0x100078, 0x100080, 0xf, 15, &FENCE_ITEM),
    (0x100080, 0x100088, 0xf, 16, &FENCE_ITEM),
    (0x100088, 0x100090, 0xf, 17, &FENCE_ITEM),
    (0x100090, 0x100098, 0xf, 18, &FENCE_ITEM),
    (0x100098, 0x1000a0, 0xf, 19, &FENCE_ITEM),
    (0x1000a0, 0x1000a8, 0xf, 20, &FENCE_ITEM),
    (0x1000a8, 0x1000b0, 0xf, 21, &FENCE_ITEM),
    (0x1000b0, 0x1000b8, 0xf, 22, &FENCE_ITEM),
    (0x1000b8, 0x1000c0, 0xf, 23, &FENCE_ITEM),
    (0x1000c0, 0x1000c8, 0xf, 24, &FENCE_ITEM),
    (0x1000c8, 0x1000d0, 0xf, 25, &FENCE_ITEM),
    (0x1000d0, 0x1000d8, 0xf, 26, &FENCE_ITEM),
    (0x1000d8, 0x1000e0, 0xf, 27, &FENCE_ITEM),
    (0x1000e0, 0x1000e8, 0xf, 28, &FENCE_ITEM),
    (0x1000e8, 0x1000f0, 0xf, 29, &FENCE_ITEM),
    (0x1000f0, 0x1000f8, 0xf, 30, &FENCE_ITEM),
    (0x1000f8, 0x100100, 0xf, 31, &FENCE_ITEM),
    (0x130044, 0x130048, 0xe, 0, &FORCEWAKEACKBLITTER_ITEM),
    (0x1300b0, 0x1300b4, 0x1, 0, &FORCEWAKEVLV_ITEM),
    (0x1300b4, 0x1300b8, 0x1, 0, &FORCEWAKEACKVLV_ITEM),
    (0x1300b8, 0x1300bc, 0x1, 1, &FORCEWAKEVLV_ITEM),
    (0x1300bc, 0x1300c0, 0x1, 1, &FORCEWAKEACKVLV_ITEM),
];
/// Every register with its fields.
pub static REGISTERS: &[&Item] = &[
    &PRIM3DBASEVERTEX_ITEM,
    &PRIM3DENDOFFSET_ITEM,
    &PRIM3DINSTANCECOUNT_ITEM,
    &PRIM3DSTARTINSTANCE_ITEM,
    &PRIM3DSTARTVERTEX_ITEM,
    &PRIM3DVERTEXCOUNT_ITEM,
    ActhdUdw::ITEM,
    &ALLENGINESIER_ITEM,
    &ALLENGINESIIR_ITEM,
    &ALLENGINESIMR_ITEM,
    &ALLENGINESISR_ITEM,
    &BBADDR_ITEM,
    &BBADDRUDW_ITEM,
    &BBADDDIFF_ITEM,
    &BBOFFSET_ITEM,
    &BBPERCTXPTR_ITEM,
    &BBPREEMPTADDR_ITEM,
    &BBPREEMPTADDRUDW_ITEM,
    &BBSTARTADDR_ITEM,
    &BBSTARTADDRUDW_ITEM,
    &BBSTATE_ITEM,
    BcsActhdUdw::ITEM,
    BcsFaultReg::ITEM,
    BcsInstdone::ITEM,
    BcsRingBufferCtl::ITEM,
    BcsSwctrl::ITEM,
    CacheMode0::ITEM,
    CacheMode1::ITEM,
    &CCID_ITEM,
    ClInvocationCount::ITEM,
    ClPrimitivesCount::ITEM,
    &COMMONSLICECHICKEN1_ITEM,
    &COMMONSLICECHICKEN2_ITEM,
    ContextControl::ITEM,
    &CONTEXTSTATUSBUFFER_ITEM,
    ContextStatusPointer::ITEM,
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
    ExeclistStatus::ITEM,
    &EXECLISTSUBMITPORT_ITEM,
    FaultReg::ITEM,
    &FENCE_ITEM,
    &FFMODE_ITEM,
    &FORCEWAKEACKBLITTER_ITEM,
    &FORCEWAKEACKMEDIA_ITEM,
    &FORCEWAKEACKRENDER_ITEM,
    &FORCEWAKEACKVLV_ITEM,
    &FORCEWAKEBLITTER_ITEM,
    &FORCEWAKEMEDIA_ITEM,
    &FORCEWAKERENDER_ITEM,
    &FORCEWAKEVLV_ITEM,
    &GATEWAYELAPSED_ITEM,
    Gdrst::ITEM,
    GfxArbErrorRpt::ITEM,
    &GFXMOCS_ITEM,
    &GPGPUDISPATCHDIMX_ITEM,
    &GPGPUDISPATCHDIMY_ITEM,
    &GPGPUDISPATCHDIMZ_ITEM,
    GsInvocationCount::ITEM,
    GsPrimitivesCount::ITEM,
    &GTIER_ITEM,
    &GTIIR_ITEM,
    &GTIMR_ITEM,
    &GTISR_ITEM,
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
    L3sqcreg1Banks::ITEM,
    L3sqcreg4::ITEM,
    L3EccBypass::ITEM,
    L3Scratch1::ITEM,
    LncfArbiterControl::ITEM,
    &LNCFMOCS_ITEM,
    LncfScratch::ITEM,
    MasterInterruptControl::ITEM,
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
    &RINGBUFFERHEADPREEMPTREG_ITEM,
    &RINGBUFFERSTART_ITEM,
    &RINGBUFFERTAIL_ITEM,
    &RINGDMAFADD_ITEM,
    RingEir::ITEM,
    &RINGEMR_ITEM,
    &RINGESR_ITEM,
    &RINGFORCETONONPRIV_ITEM,
    &RINGIMR_ITEM,
    &RINGINSTPS_ITEM,
    &RINGIPEIR_ITEM,
    RingMode::ITEM,
    &RINGNOPID_ITEM,
    RingResetCtl::ITEM,
    &ROWCHICKEN_ITEM,
    &ROWCHICKEN2_ITEM,
    RowInstdone::ITEM,
    Rpnswreq::ITEM,
    Rpstat0::ITEM,
    Rpstat1::ITEM,
    &RSPREEMPTSTATUS_ITEM,
    RPwrClkState::ITEM,
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
    &TDLGROUP_ITEM,
    &TIMESTAMP_ITEM,
    &UHPTR_ITEM,
    Vcs2RingBufferCtl::ITEM,
    VcsActhdUdw::ITEM,
    VcsFaultReg::ITEM,
    VcsInstdone::ITEM,
    VcsRingBufferCtl::ITEM,
    VecsActhdUdw::ITEM,
    VecsInstdone::ITEM,
    VecsRingBufferCtl::ITEM,
    &VFERESUMEGROUP_ITEM,
    &VFINDEXCOUNT_ITEM,
    VsInvocationCount::ITEM,
];
