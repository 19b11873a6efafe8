//! QUERY: topology, engines, memory regions.
//!
//! Each item is answered by itself: its length becomes the length of the answer or a negative error number.

use crate::abi;
use crate::context::engines;
use crate::driver::{Argument, Driver};
use crate::errno::Errno;
use crate::guest::{Guest, read_one, write_one};

mod item {
    pub const TOPOLOGY_INFO: u64 = 1;
    pub const ENGINE_INFO: u64 = 2;
    pub const PERF_CONFIG: u64 = 3;
    pub const MEMORY_REGIONS: u64 = 4;
    pub const HWCONFIG_BLOB: u64 = 5;
    pub const GEOMETRY_SUBSLICES: u64 = 6;
}

/// Most items of one request.
const ITEM_LIMIT: u32 = 4096;

impl Driver {
    pub(crate) fn query(&self, argument: &mut Argument, guest: &dyn Guest) -> Result<i32, Errno> {
        let request: abi::Query = argument.get();
        if request.flags != 0 || request.num_items > ITEM_LIMIT {
            return Err(Errno::EINVAL);
        }
        for index in 0..u64::from(request.num_items) {
            let place = request.items_ptr.wrapping_add(index * size_of::<abi::QueryItem>() as u64);
            let mut item: abi::QueryItem = read_one(guest, place)?;
            if item.query_id == 0 {
                return Err(Errno::EINVAL);
            }
            item.length = match self.query_item(&item, guest) {
                Ok(length) => length,
                Err(error) => -error.0,
            };
            write_one(guest, place, item)?;
        }
        Ok(0)
    }

    fn query_item(&self, item: &abi::QueryItem, guest: &dyn Guest) -> Result<i32, Errno> {
        let answer = match item.query_id {
            item::TOPOLOGY_INFO => self.topology(item.flags)?,
            item::ENGINE_INFO => self.engine_info(item.flags)?,
            item::MEMORY_REGIONS => self.memory_regions(item.flags)?,
            item::PERF_CONFIG => return Err(Errno::EINVAL),
            item::HWCONFIG_BLOB | item::GEOMETRY_SUBSLICES => return Err(Errno::ENODEV),
            _ => return Err(Errno::EINVAL),
        };
        let needed = answer.len() as i32;
        match item.length {
            0 => Ok(needed),
            room if room < needed => Err(Errno::EINVAL),
            _ => guest.write(item.data_ptr, &answer).map(|()| needed),
        }
    }

    fn topology(&self, flags: u32) -> Result<Vec<u8>, Errno> {
        let [slices, subslices, eus] = self.identity.topology_limits.ok_or(Errno::ENODEV)?;
        if flags != 0 {
            return Err(Errno::EINVAL);
        }
        let subslice_stride = subslices.div_ceil(8);
        let eu_stride = eus.div_ceil(8);
        let slice_bytes = slices.div_ceil(8);
        let eu_offset = slice_bytes + slices * subslice_stride;
        let head = abi::TopologyInfo {
            flags: 0,
            max_slices: slices,
            max_subslices: subslices,
            max_eus_per_subslice: eus,
            subslice_offset: slice_bytes,
            subslice_stride,
            eu_offset,
            eu_stride,
        };
        let mut masks = vec![0u8; usize::from(eu_offset + slices * subslices * eu_stride)];
        let mut set = |byte: u16, bit: u32| {
            if let Some(byte) = masks.get_mut(usize::from(byte) + bit as usize / 8) {
                *byte |= 1 << (bit % 8);
            }
        };
        for slice in 0..self.platform.slices {
            set(0, slice);
            for subslice in 0..self.platform.subslices_per_slice {
                set(slice_bytes + slice as u16 * subslice_stride, subslice);
                let place = eu_offset + (slice as u16 * subslices + subslice as u16) * eu_stride;
                (0..self.platform.eus_per_subslice).for_each(|eu| set(place, eu));
            }
        }
        let mut answer = bytemuck::bytes_of(&head).to_vec();
        answer.extend_from_slice(&masks);
        Ok(answer)
    }

    fn engine_info(&self, flags: u32) -> Result<Vec<u8>, Errno> {
        const HAS_LOGICAL_INSTANCE: u64 = 1;
        const VIDEO_HEVC_AND_SFC: u64 = 0;
        if flags != 0 {
            return Err(Errno::EINVAL);
        }
        let infos: Vec<abi::EngineInfo> = engines(self.identity)
            .map(|class| abi::EngineInfo {
                engine: abi::EngineClassInstance { class: class as u16, instance: 0 },
                flags: HAS_LOGICAL_INSTANCE,
                capabilities: VIDEO_HEVC_AND_SFC,
                ..Default::default()
            })
            .collect();
        let mut answer = bytemuck::bytes_of(&[infos.len() as u32, 0, 0, 0]).to_vec();
        answer.extend_from_slice(bytemuck::cast_slice(&infos));
        Ok(answer)
    }

    fn memory_regions(&self, flags: u32) -> Result<Vec<u8>, Errno> {
        if flags != 0 {
            return Err(Errno::EINVAL);
        }
        let size = total_memory_bytes();
        let region = abi::MemoryRegionInfo {
            memory_class: 0,
            memory_instance: 0,
            probed_size: size,
            unallocated_size: size,
            ..Default::default()
        };
        let mut answer = bytemuck::bytes_of(&[1u32, 0, 0, 0]).to_vec();
        answer.extend_from_slice(bytemuck::bytes_of(&region));
        Ok(answer)
    }
}

/// Memory of the host in bytes; 4 GiB when the host does not say.
fn total_memory_bytes() -> u64 {
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.map_or(4 << 30, |kilobytes| kilobytes << 10)
}
