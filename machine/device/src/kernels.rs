//! The cache of pre-decoded kernels.

use crate::copies::CopyPlan;
use bits::GraphicsAddress;
use eu::Kernel;
use hw::Platform;
use memory::AddressSpace;
use ports::{KernelId, KernelRequest, PixelKernel, ThreadStart};
use probe::{Context, Fault, Stop};
use shared::Abreast;
use std::collections::HashMap;
use std::sync::Arc;

/// Kernels kept before the cache starts anew; a long-lived process compiles many.
const KERNELS_LIMIT: usize = 8192;
/// Draws whose kernels are known to copy or not, before all are forgotten.
const COPIES_LIMIT: usize = 256;
/// Most instruction bytes of one kernel.
const KERNEL_BYTES_LIMIT: u64 = 4 << 20;

/// Places for kernels that need not be compared again.
const RECENT_PLACES: usize = 64;

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
    /// Kernels that were compared with memory since the instruction cache was last invalidated, placed by their address.
    recent: Vec<Option<u32>>,
    /// What kernels of draws copy, as far as it was asked.
    copies: HashMap<Vec<PixelKernel>, Option<Arc<CopyPlan>>>,
}

struct Entry {
    address: GraphicsAddress,
    kernel: Box<Kernel>,
    /// Groups of its threads may run side by side.
    abreast: Option<Abreast>,
}

impl Kernels {
    /// The instruction cache is empty: every kernel is compared with memory when it is next used. To be called when a
    /// submission begins and when a command says so. [skl.7:PIPE_CONTROL "Instruction Cache Invalidate Enable"]
    pub(crate) fn invalidate(&mut self) {
        self.recent.clear();
        self.recent.resize(RECENT_PLACES, None);
    }

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
        // Kernels begin at multiples of 64 bytes.
        let place = (address.0 / 64) as usize % RECENT_PLACES;
        if let Some(&Some(index)) = self.recent.get(place)
            && let Some(known) = self.kernels.get(index as usize)
            && (known.address, known.kernel.entry_bytes()) == (address, entry)
        {
            return Ok(KernelId(index));
        }
        let id = self.compare_or_decode(address, entry, space, cx)?;
        if let Some(recent) = self.recent.get_mut(place) {
            *recent = Some(id.0);
        }
        Ok(id)
    }

    fn compare_or_decode(
        &mut self,
        address: GraphicsAddress,
        entry: u32,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<KernelId, Stop> {
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
            self.copies.clear();
            self.recent.fill(None);
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
        if let Some(compiler) = jit::compiler() {
            kernel.compile_with(compiler);
        }
        self.decoded_bytes += kernel.code().len() as u64;
        let index = self.kernels.len() as u32;
        let abreast = kernel.messages().filter(|_| !kernel.reads_clock()).and_then(|messages| {
            let messages = messages.iter().map(|message| (message.shared_function, message.descriptor));
            Abreast::of(messages, cx.platform)
        });
        self.kernels.push(Entry { address, kernel: Box::new(kernel), abreast });
        self.by_address.entry(address.0).or_default().push(index);
        Ok(KernelId(index))
    }

    /// A prepared kernel and where it starts.
    pub(crate) fn get(&self, id: KernelId) -> Option<(&Kernel, GraphicsAddress)> {
        self.kernels.get(id.0 as usize).map(|entry| (&*entry.kernel, entry.address))
    }

    /// What the kernels of a draw copy, if that is all that they do.
    pub(crate) fn copies(&mut self, kernels: &[PixelKernel], platform: &Platform) -> Option<Arc<CopyPlan>> {
        if let Some(known) = self.copies.get(kernels) {
            return known.clone();
        }
        if self.copies.len() >= COPIES_LIMIT {
            self.copies.clear();
        }
        let find = |kernel: &PixelKernel| Some((self.get(kernel.kernel)?.0, *kernel));
        let all: Option<Vec<_>> = kernels.iter().map(find).collect();
        let plan = all.and_then(|all| CopyPlan::of(&all, platform)).map(Arc::new);
        self.copies.insert(kernels.to_vec(), plan.clone());
        plan
    }

    /// Entries of the binding table that pixel threads of a kernel have as targets, where code may start them: their messages
    /// are known, and they write nothing else.
    pub(crate) fn targets_of_code(&self, id: KernelId, start: &ThreadStart) -> Option<&[u8]> {
        let abreast = self.abreast(id).filter(|_| start.exception_enables == 0)?;
        abreast.writes_only_targets().then(|| abreast.targets())
    }

    /// What groups of a prepared kernel need to run side by side; `None` when they have an order.
    pub(crate) fn abreast(&self, id: KernelId) -> Option<&Abreast> {
        self.kernels.get(id.0 as usize)?.abreast.as_ref()
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

#[cfg(test)]
mod tests {
    use super::*;
    use hw::platforms::SKL;
    use ports::Stage;
    use probe::{Findings, Ids};

    const CODE: u64 = 0x10_0000;
    const CODE_BYTES: u64 = 0x10_0000;

    /// A kernel of two instructions that puts a number into a register.
    fn code(number: u32) -> Vec<u8> {
        let text = format!(
            "mov(8) g2<1>UD {number}UD {{ align1 1Q }};\n\
             send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: {{ align1 1Q EOT }};\n"
        );
        isa::parse_program(&SKL, &text).unwrap()
    }

    struct Bench {
        kernels: Kernels,
        space: AddressSpace,
    }

    impl Bench {
        fn new() -> Self {
            let mut space = AddressSpace::new(1 << 32).unwrap();
            space.bind_anonymous(GraphicsAddress(CODE), CODE_BYTES).unwrap();
            Self { kernels: Kernels::default(), space }
        }

        fn put(&self, at: u64, number: u32) {
            self.space.write(GraphicsAddress(at), &code(number)).unwrap();
        }

        fn prepare(&mut self, at: u64, base: u64) -> Result<u32, Stop> {
            let request = KernelRequest {
                address: GraphicsAddress(at),
                instruction_base: GraphicsAddress(base),
                stage: Stage::default(),
            };
            let (findings, ids) = (Findings::new(false), Ids::default());
            let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
            self.kernels.prepare(&request, &self.space, &cx).map(|id| id.0)
        }
    }

    #[test]
    fn a_kernel_is_decoded_once_for_each_code_and_place() {
        let mut bench = Bench::new();
        bench.put(CODE, 1);
        bench.put(CODE + 0x40, 1);
        assert_eq!(bench.prepare(CODE, CODE), Ok(0));
        assert_eq!(bench.prepare(CODE, CODE), Ok(0));
        assert_eq!(bench.prepare(CODE + 0x40, CODE), Ok(1));
        // Offsets that count from elsewhere make another kernel of the same code.
        assert_eq!(bench.prepare(CODE + 0x40, CODE + 0x40), Ok(2));
        assert_eq!(bench.kernels.decoded_bytes, 3 * 32);
        // Other code at the same address, and back.
        bench.put(CODE, 2);
        assert_eq!(bench.prepare(CODE, CODE), Ok(3));
        bench.put(CODE, 1);
        assert_eq!(bench.prepare(CODE, CODE), Ok(0));
        assert_eq!(bench.kernels.decoded_bytes, 4 * 32);
        let (kernel, address) = bench.kernels.get(KernelId(1)).unwrap();
        assert_eq!(
            (kernel.code(), address, kernel.entry_bytes()),
            (&code(1)[..], GraphicsAddress(CODE + 0x40), 0x40)
        );
        assert!(bench.kernels.get(KernelId(4)).is_none());
    }

    #[test]
    fn code_that_is_written_anew_is_seen_when_the_instruction_cache_is_invalidated() {
        let mut bench = Bench::new();
        bench.kernels.invalidate();
        // The second lies where the first would be remembered, and has the same offset from its base.
        let other = CODE + 64 * 64;
        bench.put(CODE, 1);
        bench.put(other, 1);
        assert_eq!((bench.prepare(CODE, CODE), bench.prepare(CODE, CODE)), (Ok(0), Ok(0)));
        assert_eq!((bench.prepare(other, other), bench.prepare(CODE, CODE)), (Ok(1), Ok(0)));
        // Another base makes another kernel though the code is in the cache.
        assert_eq!((bench.prepare(CODE, CODE - 64), bench.prepare(CODE, CODE)), (Ok(2), Ok(0)));
        bench.put(CODE, 2);
        assert_eq!(bench.prepare(CODE, CODE), Ok(0));
        bench.kernels.invalidate();
        assert_eq!(bench.prepare(CODE, CODE), Ok(3));
        assert_eq!(bench.kernels.decoded_bytes, 4 * 32);
    }

    #[test]
    fn long_kernels_are_compared_to_their_end() {
        let mut bench = Bench::new();
        // The last instruction but one of 1601 tells them apart.
        let mut long = code(7)[..16].repeat(1600);
        long.extend(&code(7)[16..]);
        bench.space.write(GraphicsAddress(CODE), &long).unwrap();
        assert_eq!((bench.prepare(CODE, CODE), bench.prepare(CODE, CODE)), (Ok(0), Ok(0)));
        bench.space.write(GraphicsAddress(CODE + 16 * 1599), &code(8)[..16]).unwrap();
        assert_eq!((bench.prepare(CODE, CODE), bench.kernels.decoded_bytes), (Ok(1), 2 * 16 * 1601));
    }

    #[test]
    fn code_may_end_where_memory_does_and_code_that_is_not_there_is_a_page_fault() {
        let mut bench = Bench::new();
        let end = CODE + CODE_BYTES;
        bench.put(end - 32, 5);
        assert_eq!(bench.prepare(end - 32, CODE), Ok(0));
        assert_eq!(bench.kernels.get(KernelId(0)).unwrap().0.code(), code(5));
        // A last instruction of eight bytes.
        let compact = "mov(8) g2<1>F g1<8,8,1>F { align1 1Q compacted };\n";
        let compact = isa::parse_program(&SKL, compact).unwrap();
        assert_eq!(compact.len(), 8);
        bench.space.write(GraphicsAddress(end - 8), &compact).unwrap();
        assert_eq!(bench.prepare(end - 8, CODE), Ok(1));
        assert_eq!(bench.kernels.get(KernelId(1)).unwrap().0.code(), compact);
        let Err(Stop::Fault(fault)) = bench.prepare(end, CODE) else { panic!("it is not mapped") };
        assert_eq!(
            (fault.kind, fault.system, fault.address),
            (probe::FaultKind::Page, "C60", Some(GraphicsAddress(end)))
        );
    }

    #[test]
    fn a_cache_that_is_full_begins_anew_and_says_so() {
        let mut bench = Bench::new();
        for index in 0..8192 {
            bench.put(CODE, index);
            assert_eq!((bench.prepare(CODE, CODE), bench.kernels.generation), (Ok(index), 0));
            // Its candidates would all be compared: another place for each few.
            if index % 16 == 15 {
                bench.kernels.by_address.clear();
            }
        }
        bench.put(CODE, 8192);
        assert_eq!((bench.prepare(CODE, CODE), bench.kernels.generation), (Ok(0), 1));
        assert_eq!(bench.kernels.get(KernelId(0)).unwrap().0.code(), code(8192));
        assert!(bench.kernels.get(KernelId(1)).is_none());
        bench.put(CODE, 0);
        assert_eq!((bench.prepare(CODE, CODE), bench.kernels.generation), (Ok(1), 1));
    }
}
