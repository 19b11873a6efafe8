//! Generated from hw/registers/ by `cargo xtask gen`; do not edit.

mod counters;
pub use counters::*;
mod engine_status;
pub use engine_status::*;
mod modes;
pub use modes::*;
use crate::describe::Item;
/// MMIO byte offset of `ACTHD_UDW`.
pub const ACTHD_UDW: u32 = 0x205c;
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
/// MMIO byte offset of `CL_INVOCATION_COUNT`.
pub const CL_INVOCATION_COUNT: u32 = 0x2338;
/// MMIO byte offset of `CL_PRIMITIVES_COUNT`.
pub const CL_PRIMITIVES_COUNT: u32 = 0x2340;
/// MMIO byte offset of `CS_CHICKEN1`.
pub const CS_CHICKEN1: u32 = 0x2580;
/// MMIO byte offset of `CS_DEBUG_MODE2`.
pub const CS_DEBUG_MODE2: u32 = 0x20d8;
/// MMIO byte offset of `CS_INVOCATION_COUNT`.
pub const CS_INVOCATION_COUNT: u32 = 0x2290;
/// MMIO byte offset of `DS_INVOCATION_COUNT`.
pub const DS_INVOCATION_COUNT: u32 = 0x2308;
/// MMIO byte offset of `ERR_INT`.
pub const ERR_INT: u32 = 0x44040;
/// MMIO byte offset of `FAULT_REG`.
pub const FAULT_REG: u32 = 0x4094;
/// MMIO byte offset of `GFX_ARB_ERROR_RPT`.
pub const GFX_ARB_ERROR_RPT: u32 = 0x40a0;
/// MMIO byte offset of `GS_INVOCATION_COUNT`.
pub const GS_INVOCATION_COUNT: u32 = 0x2328;
/// MMIO byte offset of `GS_PRIMITIVES_COUNT`.
pub const GS_PRIMITIVES_COUNT: u32 = 0x2330;
/// MMIO byte offset of `GT_MODE`.
pub const GT_MODE: u32 = 0x7008;
/// MMIO byte offset of `HS_INVOCATION_COUNT`.
pub const HS_INVOCATION_COUNT: u32 = 0x2300;
/// MMIO byte offset of `IA_PRIMITIVES_COUNT`.
pub const IA_PRIMITIVES_COUNT: u32 = 0x2318;
/// MMIO byte offset of `IA_VERTICES_COUNT`.
pub const IA_VERTICES_COUNT: u32 = 0x2310;
/// MMIO byte offset of `INSTDONE_1`.
pub const INSTDONE_1: u32 = 0x206c;
/// MMIO byte offset of `INSTPM`.
pub const INSTPM: u32 = 0x20c0;
/// MMIO byte offset of `L3CNTLREG`.
pub const L3CNTLREG: u32 = 0x7034;
/// MMIO byte offset of `L3CNTLREG2`.
pub const L3CNTLREG2: u32 = 0xb020;
/// MMIO byte offset of `L3CNTLREG3`.
pub const L3CNTLREG3: u32 = 0xb024;
/// MMIO byte offset of `L3SQCREG1`.
pub const L3SQCREG1: u32 = 0xb010;
/// MMIO byte offset of `PERFCNT1`.
pub const PERFCNT1: u32 = 0x91b8;
/// MMIO byte offset of `PERFCNT2`.
pub const PERFCNT2: u32 = 0x91c0;
/// MMIO byte offset of `PS_INVOCATION_COUNT`.
pub const PS_INVOCATION_COUNT: u32 = 0x2348;
/// MMIO byte offset of `RCS_FAULT_REG`.
pub const RCS_FAULT_REG: u32 = 0x4094;
/// MMIO byte offset of `RCS_RING_BUFFER_CTL`.
pub const RCS_RING_BUFFER_CTL: u32 = 0x203c;
/// MMIO byte offset of `ROW_INSTDONE`.
pub const ROW_INSTDONE: u32 = 0xe164;
/// MMIO byte offset of `RPSTAT0`.
pub const RPSTAT0: u32 = 0xa01c;
/// MMIO byte offset of `RPSTAT1`.
pub const RPSTAT1: u32 = 0xa01c;
/// MMIO byte offset of `SAMPLER_INSTDONE`.
pub const SAMPLER_INSTDONE: u32 = 0xe160;
/// MMIO byte offset of `SC_INSTDONE`.
pub const SC_INSTDONE: u32 = 0x7100;
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
/// MMIO byte offset of `VS_INVOCATION_COUNT`.
pub const VS_INVOCATION_COUNT: u32 = 0x2320;
/// Every register with its fields.
pub static REGISTERS: &[&Item] = &[
    ActhdUdw::ITEM,
    BcsActhdUdw::ITEM,
    BcsFaultReg::ITEM,
    BcsInstdone::ITEM,
    BcsRingBufferCtl::ITEM,
    CacheMode0::ITEM,
    CacheMode1::ITEM,
    ClInvocationCount::ITEM,
    ClPrimitivesCount::ITEM,
    CsChicken1::ITEM,
    CsDebugMode2::ITEM,
    CsInvocationCount::ITEM,
    DsInvocationCount::ITEM,
    ErrInt::ITEM,
    FaultReg::ITEM,
    GfxArbErrorRpt::ITEM,
    GsInvocationCount::ITEM,
    GsPrimitivesCount::ITEM,
    GtMode::ITEM,
    HsInvocationCount::ITEM,
    IaPrimitivesCount::ITEM,
    IaVerticesCount::ITEM,
    Instdone1::ITEM,
    Instpm::ITEM,
    L3cntlreg::ITEM,
    L3cntlreg2::ITEM,
    L3cntlreg3::ITEM,
    L3sqcreg1::ITEM,
    Perfcnt1::ITEM,
    Perfcnt2::ITEM,
    PsInvocationCount::ITEM,
    RcsFaultReg::ITEM,
    RcsRingBufferCtl::ITEM,
    RowInstdone::ITEM,
    Rpstat0::ITEM,
    Rpstat1::ITEM,
    SamplerInstdone::ITEM,
    ScInstdone::ITEM,
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
    Vcs2RingBufferCtl::ITEM,
    VcsActhdUdw::ITEM,
    VcsFaultReg::ITEM,
    VcsInstdone::ITEM,
    VcsRingBufferCtl::ITEM,
    VecsActhdUdw::ITEM,
    VecsInstdone::ITEM,
    VecsRingBufferCtl::ITEM,
    VsInvocationCount::ITEM,
];
