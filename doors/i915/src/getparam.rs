//! GETPARAM: the questions drivers ask before anything else.

use crate::abi;
use crate::driver::{Argument, Driver};
use crate::errno::Errno;
use crate::guest::{Guest, write_one};
use crate::identity::Identity;

mod param {
    pub const CHIPSET_ID: i32 = 4;
    pub const HAS_GEM: i32 = 5;
    pub const NUM_FENCES_AVAIL: i32 = 6;
    pub const HAS_OVERLAY: i32 = 7;
    pub const HAS_PAGEFLIPPING: i32 = 8;
    pub const HAS_EXECBUF2: i32 = 9;
    pub const HAS_BSD: i32 = 10;
    pub const HAS_BLT: i32 = 11;
    pub const HAS_RELAXED_FENCING: i32 = 12;
    pub const HAS_COHERENT_RINGS: i32 = 13;
    pub const HAS_RELAXED_DELTA: i32 = 15;
    pub const HAS_GEN7_SOL_RESET: i32 = 16;
    pub const HAS_LLC: i32 = 17;
    pub const HAS_ALIASING_PPGTT: i32 = 18;
    pub const HAS_WAIT_TIMEOUT: i32 = 19;
    pub const HAS_SEMAPHORES: i32 = 20;
    pub const HAS_PRIME_VMAP_FLUSH: i32 = 21;
    pub const HAS_VEBOX: i32 = 22;
    pub const HAS_SECURE_BATCHES: i32 = 23;
    pub const HAS_PINNED_BATCHES: i32 = 24;
    pub const HAS_EXEC_NO_RELOC: i32 = 25;
    pub const HAS_EXEC_HANDLE_LUT: i32 = 26;
    pub const HAS_WT: i32 = 27;
    pub const CMD_PARSER_VERSION: i32 = 28;
    pub const HAS_COHERENT_PHYS_GTT: i32 = 29;
    pub const MMAP_VERSION: i32 = 30;
    pub const HAS_BSD2: i32 = 31;
    pub const REVISION: i32 = 32;
    pub const SUBSLICE_TOTAL: i32 = 33;
    pub const EU_TOTAL: i32 = 34;
    pub const HAS_GPU_RESET: i32 = 35;
    pub const HAS_RESOURCE_STREAMER: i32 = 36;
    pub const HAS_EXEC_SOFTPIN: i32 = 37;
    pub const HAS_POOLED_EU: i32 = 38;
    pub const MIN_EU_IN_POOL: i32 = 39;
    pub const MMAP_GTT_VERSION: i32 = 40;
    pub const HAS_SCHEDULER: i32 = 41;
    pub const HUC_STATUS: i32 = 42;
    pub const HAS_EXEC_ASYNC: i32 = 43;
    pub const HAS_EXEC_FENCE: i32 = 44;
    pub const HAS_EXEC_CAPTURE: i32 = 45;
    pub const SLICE_MASK: i32 = 46;
    pub const SUBSLICE_MASK: i32 = 47;
    pub const HAS_EXEC_BATCH_FIRST: i32 = 48;
    pub const HAS_EXEC_FENCE_ARRAY: i32 = 49;
    pub const HAS_CONTEXT_ISOLATION: i32 = 50;
    pub const CS_TIMESTAMP_FREQUENCY: i32 = 51;
    pub const MMAP_GTT_COHERENT: i32 = 52;
    pub const HAS_EXEC_SUBMIT_FENCE: i32 = 53;
    pub const PERF_REVISION: i32 = 54;
    pub const HAS_EXEC_TIMELINE_FENCES: i32 = 55;
    pub const HAS_USERPTR_PROBE: i32 = 56;
    /// Answered "no such parameter of this device".
    pub const WITHOUT_DEVICE: [i32; 4] = [1, 2, 3, 14];
}

/// MMAP_GTT version from which MMAP_OFFSET exists.
const MMAP_OFFSET_VERSION: i32 = 4;
/// Fence registers of the aperture.
const FENCES: i32 = 32;

impl Driver {
    pub(crate) fn getparam(&self, argument: &mut Argument, guest: &dyn Guest) -> Result<i32, Errno> {
        let request: abi::Getparam = argument.get();
        let value = self.param(request.param)?;
        write_one(guest, request.value, value)?;
        Ok(0)
    }

    fn param(&self, param: i32) -> Result<i32, Errno> {
        let (platform, identity) = (self.platform, self.identity);
        let of_topology = |value: u32| match identity.topology_limits {
            Some(_) => Ok(value as i32),
            None => Err(Errno::ENODEV),
        };
        let subslices = platform.slices * platform.subslices_per_slice;
        Ok(match param {
            param::CHIPSET_ID => i32::from(platform.pci_id),
            param::REVISION => i32::from(identity.revision),
            param::NUM_FENCES_AVAIL => FENCES,
            param::HAS_VEBOX => i32::from(identity.has_vebox),
            param::HAS_LLC => i32::from(Identity::has_llc(platform)),
            param::HAS_ALIASING_PPGTT => identity.ppgtt,
            param::CMD_PARSER_VERSION => identity.command_parser.unwrap_or(0),
            param::HAS_SCHEDULER => identity.scheduler,
            param::SUBSLICE_TOTAL => of_topology(subslices)?,
            param::EU_TOTAL => of_topology(subslices * platform.eus_per_subslice)?,
            param::SLICE_MASK => of_topology(bits::mask(platform.slices))?,
            param::SUBSLICE_MASK => of_topology(bits::mask(platform.subslices_per_slice))?,
            param::HAS_POOLED_EU => i32::from(Identity::has_pooled_eus(platform)),
            param::MIN_EU_IN_POOL => identity.min_eu_in_pool,
            param::CS_TIMESTAMP_FREQUENCY => platform.timestamp_hz as i32,
            param::MMAP_GTT_VERSION => MMAP_OFFSET_VERSION,
            param::PERF_REVISION => 5,
            param::HAS_OVERLAY
            | param::HAS_WT
            | param::HAS_BSD2
            | param::HAS_SEMAPHORES
            | param::HAS_SECURE_BATCHES
            | param::HAS_RESOURCE_STREAMER
            | param::HUC_STATUS => 0,
            param::HAS_GEM
            | param::HAS_PAGEFLIPPING
            | param::HAS_EXECBUF2
            | param::HAS_BSD
            | param::HAS_BLT
            | param::HAS_RELAXED_FENCING
            | param::HAS_COHERENT_RINGS
            | param::HAS_RELAXED_DELTA
            | param::HAS_GEN7_SOL_RESET
            | param::HAS_WAIT_TIMEOUT
            | param::HAS_PRIME_VMAP_FLUSH
            | param::HAS_PINNED_BATCHES
            | param::HAS_EXEC_NO_RELOC
            | param::HAS_EXEC_HANDLE_LUT
            | param::HAS_COHERENT_PHYS_GTT
            | param::MMAP_VERSION
            | param::HAS_GPU_RESET
            | param::HAS_EXEC_SOFTPIN
            | param::HAS_EXEC_ASYNC
            | param::HAS_EXEC_FENCE
            | param::HAS_EXEC_CAPTURE
            | param::HAS_EXEC_BATCH_FIRST
            | param::HAS_EXEC_FENCE_ARRAY
            | param::HAS_CONTEXT_ISOLATION
            | param::MMAP_GTT_COHERENT
            | param::HAS_EXEC_SUBMIT_FENCE
            | param::HAS_EXEC_TIMELINE_FENCES
            | param::HAS_USERPTR_PROBE => 1,
            other if param::WITHOUT_DEVICE.contains(&other) => return Err(Errno::ENODEV),
            _ => return Err(Errno::EINVAL),
        })
    }
}
