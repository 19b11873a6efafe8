//! The cache of pre-decoded kernels.

use bits::GraphicsAddress;
use eu::Kernel;
use memory::AddressSpace;
use ports::{KernelId, KernelRequest};
use probe::{Context, Fault, Stop};
use std::collections::HashMap;

/// Kernels kept before the cache starts anew; a long-lived process compiles many.
const KERNELS_LIMIT: usize = 8192;
/// Most instruction bytes of one kernel.
const KERNEL_BYTES_LIMIT: u64 = 4 << 20;

/// Pre-decoded kernels by address. An entry is good as long as the bytes in memory are the bytes it was made from.
#[derive(Default)]
pub(crate) struct Kernels {
    kernels: Vec<Entry>,
    /// How often the cache started anew: older handles are no good.
    pub(crate) generation: u64,
    /// Different programs come to stand at one address over time: the candidates of each.
    by_address: HashMap<u64, Vec<u32>>,
    /// Bytes of all kernels that were ever decoded.
    pub(crate) decoded_bytes: u64,
}

struct Entry {
    address: GraphicsAddress,
    kernel: Box<Kernel>,
}

impl Kernels {
    /// Finds or decodes a kernel.
    pub(crate) fn prepare(
        &mut self,
        request: &KernelRequest,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<KernelId, Stop> {
        let address = request.address;
        // The instruction pointer and absolute calls count from the instruction base.
        let entry = address.0.wrapping_sub(request.instruction_base.0) as u32;
        let view = space.view(address, KERNEL_BYTES_LIMIT);
        if view.is_empty() {
            return Err(Fault::page("C60", address, "kernel fetch").into());
        }
        if let Some(candidates) = self.by_address.get(&address.0) {
            for &index in candidates.iter().rev() {
                let kernel = &self.kernels[index as usize].kernel;
                let code = kernel.code();
                if kernel.entry_bytes() == entry && code.len() <= view.len() && same_bytes(&view, code) {
                    return Ok(KernelId(index));
                }
            }
        }
        if self.kernels.len() >= KERNELS_LIMIT {
            self.kernels.clear();
            self.by_address.clear();
            self.generation += 1;
        }
        let mut kernel = Kernel::decode_at(cx.platform, entry, |offset_bytes| {
            let offset = offset_bytes as usize;
            (offset + 8 <= view.len()).then(|| {
                let mut bytes = [0; 16];
                view.read_bytes(offset, &mut bytes);
                bytes
            })
        });
        if let Some(translator) = jit::translator() {
            kernel.translate_with(translator);
        }
        self.decoded_bytes += kernel.code().len() as u64;
        let index = self.kernels.len() as u32;
        self.kernels.push(Entry { address, kernel: Box::new(kernel) });
        self.by_address.entry(address.0).or_default().push(index);
        Ok(KernelId(index))
    }

    /// A prepared kernel and where it starts.
    pub(crate) fn get(&self, id: KernelId) -> Option<(&Kernel, GraphicsAddress)> {
        self.kernels.get(id.0 as usize).map(|entry| (&*entry.kernel, entry.address))
    }
}

fn same_bytes(view: &memory::View, code: &[u8]) -> bool {
    let mut buffer = [0; 512];
    code.chunks(512).enumerate().all(|(index, chunk)| {
        let buffer = &mut buffer[..chunk.len()];
        view.read_bytes(index * 512, buffer);
        *buffer == *chunk
    })
}
