//! Structures and numbers of the DRM and i915 uAPI, as C lays them out on a 64-bit client.
//!
//! Source: the kernel's `drm.h` and `i915_drm.h` headers (facts of the interface: field order, widths, numbers).
//! Comments are kept to what the names do not say.
#![allow(missing_docs)]

use bytemuck::{Pod, Zeroable};

/// Splits an ioctl request number into its type byte and its number.
pub const fn request_parts(request: u32) -> (u8, u8) {
    ((request >> 8) as u8, request as u8)
}

/// Size in bytes of an ioctl's argument.
pub const fn request_bytes(request: u32) -> usize {
    ((request >> 16) & 0x3fff) as usize
}

/// True when the client sends an argument.
pub const fn request_writes(request: u32) -> bool {
    request >> 30 & 1 != 0
}

/// True when the client expects the argument back.
pub const fn request_reads(request: u32) -> bool {
    request >> 31 & 1 != 0
}

/// The type byte of DRM requests.
pub const DRM_TYPE: u8 = b'd';
/// The type byte of dma-buf requests.
pub const DMA_BUF_TYPE: u8 = b'b';
/// The type byte of sync-file requests.
pub const SYNC_FILE_TYPE: u8 = b'>';

/// Request numbers of the DRM core.
pub mod core {
    pub const VERSION: u8 = 0x00;
    pub const GEM_CLOSE: u8 = 0x09;
    pub const GEM_FLINK: u8 = 0x0a;
    pub const GEM_OPEN: u8 = 0x0b;
    pub const GET_CAP: u8 = 0x0c;
    pub const PRIME_HANDLE_TO_FD: u8 = 0x2d;
    pub const PRIME_FD_TO_HANDLE: u8 = 0x2e;
    pub const SYNCOBJ_CREATE: u8 = 0xbf;
    pub const SYNCOBJ_DESTROY: u8 = 0xc0;
    pub const SYNCOBJ_HANDLE_TO_FD: u8 = 0xc1;
    pub const SYNCOBJ_FD_TO_HANDLE: u8 = 0xc2;
    pub const SYNCOBJ_WAIT: u8 = 0xc3;
    pub const SYNCOBJ_RESET: u8 = 0xc4;
    pub const SYNCOBJ_SIGNAL: u8 = 0xc5;
    pub const SYNCOBJ_TIMELINE_WAIT: u8 = 0xca;
    pub const SYNCOBJ_QUERY: u8 = 0xcb;
    pub const SYNCOBJ_TRANSFER: u8 = 0xcc;
    pub const SYNCOBJ_TIMELINE_SIGNAL: u8 = 0xcd;
}

/// Request numbers of i915, already offset by the driver base of 0x40.
pub mod i915 {
    pub const BASE: u8 = 0x40;
    pub const GETPARAM: u8 = BASE + 0x06;
    pub const GEM_BUSY: u8 = BASE + 0x17;
    pub const GEM_THROTTLE: u8 = BASE + 0x18;
    pub const GEM_CREATE: u8 = BASE + 0x1b;
    pub const GEM_PREAD: u8 = BASE + 0x1c;
    pub const GEM_PWRITE: u8 = BASE + 0x1d;
    pub const GEM_MMAP: u8 = BASE + 0x1e;
    pub const GEM_SET_DOMAIN: u8 = BASE + 0x1f;
    pub const GEM_SW_FINISH: u8 = BASE + 0x20;
    pub const GEM_SET_TILING: u8 = BASE + 0x21;
    pub const GEM_GET_TILING: u8 = BASE + 0x22;
    pub const GEM_GET_APERTURE: u8 = BASE + 0x23;
    pub const GEM_MMAP_GTT: u8 = BASE + 0x24;
    pub const GEM_MADVISE: u8 = BASE + 0x26;
    pub const GEM_EXECBUFFER2: u8 = BASE + 0x29;
    pub const GEM_WAIT: u8 = BASE + 0x2c;
    pub const GEM_CONTEXT_CREATE: u8 = BASE + 0x2d;
    pub const GEM_CONTEXT_DESTROY: u8 = BASE + 0x2e;
    pub const GEM_SET_CACHING: u8 = BASE + 0x2f;
    pub const GEM_GET_CACHING: u8 = BASE + 0x30;
    pub const REG_READ: u8 = BASE + 0x31;
    pub const GET_RESET_STATS: u8 = BASE + 0x32;
    pub const GEM_USERPTR: u8 = BASE + 0x33;
    pub const GEM_CONTEXT_GETPARAM: u8 = BASE + 0x34;
    pub const GEM_CONTEXT_SETPARAM: u8 = BASE + 0x35;
    pub const PERF_OPEN: u8 = BASE + 0x36;
    pub const PERF_ADD_CONFIG: u8 = BASE + 0x37;
    pub const PERF_REMOVE_CONFIG: u8 = BASE + 0x38;
    pub const QUERY: u8 = BASE + 0x39;
    pub const GEM_VM_CREATE: u8 = BASE + 0x3a;
    pub const GEM_VM_DESTROY: u8 = BASE + 0x3b;
    pub const GEM_CREATE_EXT: u8 = BASE + 0x3c;
}

macro_rules! structures {
    ($($(#[$meta:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? })*) => {
        $($(#[$meta])* #[repr(C)]
        #[derive(Clone, Copy, Debug, Default, Pod, Zeroable)]
        pub struct $name { $(pub $field: $type),* }

        impl $name {
            /// Name, place and size in bytes of every field, for tools that print or write requests.
            pub const FIELDS: &'static [Field] = &[$(Field {
                name: stringify!($field),
                place: std::mem::offset_of!($name, $field),
                bytes: size_of::<$type>(),
            }),*];
        })*
    };
}

/// A field of a structure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    pub name: &'static str,
    /// First byte.
    pub place: usize,
    pub bytes: usize,
}

/// A request by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    pub name: &'static str,
    /// The number that `ioctl` takes.
    pub number: u32,
    pub fields: &'static [Field],
}

structures! {
    Version {
        major: i32, minor: i32, patch: i32, pad: u32,
        name_len: u64, name: u64, date_len: u64, date: u64, desc_len: u64, desc: u64,
    }
    GetCap { capability: u64, value: u64 }
    GemClose { handle: u32, pad: u32 }
    PrimeHandle { handle: u32, flags: u32, fd: i32 }
    SyncobjCreate { handle: u32, flags: u32 }
    SyncobjDestroy { handle: u32, pad: u32 }
    SyncobjHandle { handle: u32, flags: u32, fd: i32, pad: u32 }
    SyncobjWait {
        handles: u64, timeout_ns: i64, count_handles: u32, flags: u32, first_signaled: u32, pad: u32,
    }
    SyncobjTimelineWait {
        handles: u64, points: u64, timeout_ns: i64, count_handles: u32, flags: u32, first_signaled: u32, pad: u32,
    }
    SyncobjArray { handles: u64, count_handles: u32, pad: u32 }
    SyncobjTimelineArray { handles: u64, points: u64, count_handles: u32, flags: u32 }
    SyncobjTransfer {
        src_handle: u32, dst_handle: u32, src_point: u64, dst_point: u64, flags: u32, pad: u32,
    }
    Getparam { param: i32, pad: u32, value: u64 }
    GemCreate { size: u64, handle: u32, pad: u32 }
    GemCreateExt { size: u64, handle: u32, flags: u32, extensions: u64 }
    /// PREAD and PWRITE share it.
    GemTransfer { handle: u32, pad: u32, offset: u64, size: u64, data_ptr: u64 }
    GemMmap { handle: u32, pad: u32, offset: u64, size: u64, addr_ptr: u64, flags: u64 }
    GemMmapOffset { handle: u32, pad: u32, offset: u64, flags: u64, extensions: u64 }
    GemSetDomain { handle: u32, read_domains: u32, write_domain: u32 }
    GemSwFinish { handle: u32 }
    GemBusy { handle: u32, busy: u32 }
    GemMadvise { handle: u32, madv: u32, retained: u32 }
    GemCaching { handle: u32, caching: u32 }
    GemSetTiling { handle: u32, tiling_mode: u32, stride: u32, swizzle_mode: u32 }
    GemGetTiling { handle: u32, tiling_mode: u32, swizzle_mode: u32, phys_swizzle_mode: u32 }
    GemGetAperture { aper_size: u64, aper_available_size: u64 }
    GemWait { bo_handle: u32, flags: u32, timeout_ns: i64 }
    GemUserptr { user_ptr: u64, user_size: u64, flags: u32, handle: u32 }
    /// The plain CONTEXT_CREATE ends before `extensions`, which then reads as zero.
    ContextCreateExt { ctx_id: u32, flags: u32, extensions: u64 }
    ContextDestroy { ctx_id: u32, pad: u32 }
    ContextParam { ctx_id: u32, size: u32, param: u64, value: u64 }
    ContextParamSseu {
        engine_class: u16, engine_instance: u16, flags: u32, slice_mask: u64, subslice_mask: u64,
        min_eus_per_subslice: u16, max_eus_per_subslice: u16, rsvd: u32,
    }
    EngineClassInstance { class: u16, instance: u16 }
    LoadBalanceHead { base: UserExtension, engine_index: u16, num_siblings: u16, flags: u32, mbz64: u64 }
    UserExtension { next_extension: u64, name: u32, flags: u32, rsvd: [u32; 4] }
    CreateExtSetparam { base: UserExtension, param: ContextParam }
    CreateExtMemoryRegions { base: UserExtension, pad: u32, num_regions: u32, regions: u64 }
    VmControl { extensions: u64, flags: u32, vm_id: u32 }
    RegRead { offset: u64, val: u64 }
    ResetStats { ctx_id: u32, flags: u32, reset_count: u32, batch_active: u32, batch_pending: u32, pad: u32 }
    Query { num_items: u32, flags: u32, items_ptr: u64 }
    QueryItem { query_id: u64, length: i32, flags: u32, data_ptr: u64 }
    TopologyInfo {
        flags: u16, max_slices: u16, max_subslices: u16, max_eus_per_subslice: u16,
        subslice_offset: u16, subslice_stride: u16, eu_offset: u16, eu_stride: u16,
    }
    EngineInfo {
        engine: EngineClassInstance, rsvd0: u32, flags: u64, capabilities: u64,
        logical_instance: u16, rsvd1: [u16; 3], rsvd2: [u64; 3],
    }
    MemoryRegionInfo {
        memory_class: u16, memory_instance: u16, rsvd0: u32, probed_size: u64, unallocated_size: u64, rsvd1: [u64; 8],
    }
    Execbuffer2 {
        buffers_ptr: u64, buffer_count: u32, batch_start_offset: u32, batch_len: u32, dr1: u32, dr4: u32,
        num_cliprects: u32, cliprects_ptr: u64, flags: u64, rsvd1: u64, rsvd2: u64,
    }
    ExecObject2 {
        handle: u32, relocation_count: u32, relocs_ptr: u64, alignment: u64, offset: u64, flags: u64,
        pad_to_size: u64, rsvd2: u64,
    }
    Relocation {
        target_handle: u32, delta: u32, offset: u64, presumed_offset: u64, read_domains: u32, write_domain: u32,
    }
    ExecFence { handle: u32, flags: u32 }
    TimelineFences { base: UserExtension, fence_count: u64, handles_ptr: u64, values_ptr: u64 }
}

/// GEM_MMAP_OFFSET flag: through the fenced GTT aperture.
pub const MMAP_OFFSET_GTT: u64 = 0;
/// GEM_MMAP_OFFSET flag: uncached, the last one that integrated devices take.
pub const MMAP_OFFSET_UC: u64 = 3;
/// GEM_MMAP_OFFSET flag: placement decides; discrete devices only.
pub const MMAP_OFFSET_FIXED: u64 = 4;

/// Bits of `Execbuffer2::flags`.
pub mod exec {
    pub const RING_MASK: u64 = 0x3f;
    pub const GEN7_SOL_RESET: u64 = 1 << 8;
    pub const SECURE: u64 = 1 << 9;
    pub const IS_PINNED: u64 = 1 << 10;
    pub const NO_RELOC: u64 = 1 << 11;
    pub const HANDLE_LUT: u64 = 1 << 12;
    pub const BSD_MASK: u64 = 3 << 13;
    pub const RESOURCE_STREAMER: u64 = 1 << 15;
    pub const FENCE_IN: u64 = 1 << 16;
    pub const FENCE_OUT: u64 = 1 << 17;
    pub const BATCH_FIRST: u64 = 1 << 18;
    pub const FENCE_ARRAY: u64 = 1 << 19;
    pub const FENCE_SUBMIT: u64 = 1 << 20;
    pub const USE_EXTENSIONS: u64 = 1 << 21;
    /// Every bit from here up is unknown.
    pub const UNKNOWN: u64 = !((1 << 22) - 1);
    pub const CONSTANTS_MASK: u64 = 3 << 6;
    /// `ExecFence::flags`.
    pub const FENCE_WAIT: u32 = 1;
    pub const FENCE_SIGNAL: u32 = 2;
}

/// Bits of `ExecObject2::flags`.
pub mod exec_object {
    pub const NEEDS_FENCE: u64 = 1 << 0;
    pub const WRITE: u64 = 1 << 2;
    pub const SUPPORTS_48B: u64 = 1 << 3;
    pub const PINNED: u64 = 1 << 4;
    pub const PAD_TO_SIZE: u64 = 1 << 5;
    pub const UNKNOWN: u64 = !((1 << 8) - 1);
}

/// The request number of a DRM call whose argument has that many bytes and goes both ways.
pub const fn both_ways(number: u8, bytes: usize) -> u32 {
    3 << 30 | (bytes as u32) << 16 | (DRM_TYPE as u32) << 8 | number as u32
}

macro_rules! requests {
    ($($module:ident $name:ident: $structure:ident),* $(,)?) => {
        /// Every request that is answered, by name.
        pub const REQUESTS: &[Request] = &[$(Request {
            name: stringify!($name),
            number: both_ways($module::$name, size_of::<$structure>()),
            fields: $structure::FIELDS,
        }),*];
    };
}

requests! {
    core VERSION: Version, core GET_CAP: GetCap, core GEM_CLOSE: GemClose,
    core PRIME_HANDLE_TO_FD: PrimeHandle, core PRIME_FD_TO_HANDLE: PrimeHandle,
    core SYNCOBJ_CREATE: SyncobjCreate, core SYNCOBJ_DESTROY: SyncobjDestroy,
    core SYNCOBJ_HANDLE_TO_FD: SyncobjHandle, core SYNCOBJ_FD_TO_HANDLE: SyncobjHandle,
    core SYNCOBJ_WAIT: SyncobjWait, core SYNCOBJ_RESET: SyncobjArray, core SYNCOBJ_SIGNAL: SyncobjArray,
    core SYNCOBJ_TIMELINE_WAIT: SyncobjTimelineWait, core SYNCOBJ_QUERY: SyncobjTimelineArray,
    core SYNCOBJ_TRANSFER: SyncobjTransfer, core SYNCOBJ_TIMELINE_SIGNAL: SyncobjTimelineArray,
    i915 GETPARAM: Getparam, i915 GEM_BUSY: GemBusy, i915 GEM_CREATE: GemCreate,
    i915 GEM_PREAD: GemTransfer, i915 GEM_PWRITE: GemTransfer, i915 GEM_MMAP: GemMmap,
    i915 GEM_SET_DOMAIN: GemSetDomain, i915 GEM_SW_FINISH: GemSwFinish, i915 GEM_SET_TILING: GemSetTiling,
    i915 GEM_GET_TILING: GemGetTiling, i915 GEM_GET_APERTURE: GemGetAperture, i915 GEM_MMAP_GTT: GemMmapOffset,
    i915 GEM_MADVISE: GemMadvise, i915 GEM_EXECBUFFER2: Execbuffer2, i915 GEM_WAIT: GemWait,
    i915 GEM_CONTEXT_CREATE: ContextCreateExt, i915 GEM_CONTEXT_DESTROY: ContextDestroy,
    i915 GEM_SET_CACHING: GemCaching, i915 GEM_GET_CACHING: GemCaching, i915 REG_READ: RegRead,
    i915 GET_RESET_STATS: ResetStats, i915 GEM_USERPTR: GemUserptr, i915 GEM_CONTEXT_GETPARAM: ContextParam,
    i915 GEM_CONTEXT_SETPARAM: ContextParam, i915 QUERY: Query, i915 GEM_VM_CREATE: VmControl,
    i915 GEM_VM_DESTROY: VmControl, i915 GEM_CREATE_EXT: GemCreateExt, i915 PERF_OPEN: Query,
}
