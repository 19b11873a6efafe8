//! What the kernel says about a device beyond the platform row: one row a device.
//!
//! Source: values that Linux 6.1 i915 reports for these devices, and that Debian 12's drivers accept.
//!
//! Deviation: the per-process GTT is reported as 2^40 bytes instead of 2^48 from Gen8 on, because a whole address
//! space is reserved in the client's own 47-bit one. Every driver keeps its buffers inside what is reported.

use hw::{Feature, Platform};

/// Kernel-side facts of one device.
#[derive(Clone, Copy, Debug)]
pub struct Identity {
    /// Platform name that this row belongs to.
    pub name: &'static str,
    /// PCI revision.
    pub revision: u8,
    /// A video enhancement engine exists.
    pub has_vebox: bool,
    /// 1: aliasing PPGTT only, 2: full PPGTT.
    pub ppgtt: i32,
    /// Size of a per-process address space in bytes.
    pub gtt_bytes: u64,
    /// Size of the mappable aperture that batches are sized by, in bytes.
    pub aperture_bytes: u64,
    /// Version of the batch parser, `None` where batches run unparsed.
    pub command_parser: Option<i32>,
    /// Capability bits of the scheduler, 0 where rings are used directly.
    pub scheduler: i32,
    /// Upper bounds of the topology query: slices, subslices a slice, EUs a subslice. `None`: not answered.
    pub topology_limits: Option<[u16; 3]>,
    /// Address spaces can be created and shared between contexts.
    pub has_vm: bool,
    /// Smallest EU pool, where EUs can be pooled.
    pub min_eu_in_pool: i32,
    /// Bytes that a relocation patches.
    pub relocation_bytes: usize,
}

const ROWS: [Identity; 4] = [
    Identity {
        name: "byt",
        revision: 0x0e,
        has_vebox: false,
        ppgtt: 1,
        gtt_bytes: 1 << 31,
        aperture_bytes: 2 << 30,
        command_parser: Some(10),
        scheduler: 0,
        topology_limits: None,
        has_vm: false,
        min_eu_in_pool: 0,
        relocation_bytes: 4,
    },
    Identity {
        name: "bdw",
        revision: 9,
        has_vebox: true,
        ppgtt: 2,
        gtt_bytes: 1 << 48,
        aperture_bytes: 4 << 30,
        command_parser: None,
        scheduler: 15,
        topology_limits: Some([3, 3, 8]),
        has_vm: true,
        min_eu_in_pool: 0,
        relocation_bytes: 8,
    },
    Identity {
        name: "skl",
        revision: 6,
        has_vebox: true,
        ppgtt: 2,
        gtt_bytes: 1 << 48,
        aperture_bytes: 4 << 30,
        command_parser: None,
        scheduler: 15,
        topology_limits: Some([3, 4, 8]),
        has_vm: true,
        min_eu_in_pool: 0,
        relocation_bytes: 8,
    },
    Identity {
        name: "bxt",
        revision: 0x0b,
        has_vebox: true,
        ppgtt: 2,
        gtt_bytes: 1 << 48,
        aperture_bytes: 4 << 30,
        command_parser: None,
        scheduler: 15,
        topology_limits: Some([1, 3, 8]),
        has_vm: true,
        min_eu_in_pool: 9,
        relocation_bytes: 8,
    },
];

impl Identity {
    /// The row of a platform, if this door knows the device.
    pub fn of(platform: &Platform) -> Option<&'static Identity> {
        ROWS.iter().find(|row| row.name == platform.name)
    }

    /// True when CPU and GPU share a coherent last-level cache.
    pub fn has_llc(platform: &Platform) -> bool {
        platform.has(Feature::LastLevelCache)
    }

    /// True when EUs can be pooled.
    pub fn has_pooled_eus(platform: &Platform) -> bool {
        platform.has(Feature::PooledEus)
    }
}
