//! Launching EU threads.
//!
//! Source: [skl.7:Thread Initial State], [skl.7:Thread Payload Header], [skl.7:Scratch Space].

use crate::{Account, Grf, PixelDraw, PixelStart, PixelThread, Urb};
use bits::GraphicsAddress;
use probe::{Context, Stop};

/// The fixed function that launches a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
#[allow(missing_docs)]
pub enum Stage {
    #[default]
    Vertex,
    Hull,
    Domain,
    Geometry,
    Pixel,
    Compute,
    Media,
}

/// Handle of a prepared (pre-decoded) kernel; valid until the executor is told to forget kernels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct KernelId(pub u32);

/// Floating-point mode at thread start. [skl.7:Floating Point Modes]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum FloatMode {
    /// IEEE-754.
    #[default]
    Ieee,
    /// Alternative mode: no infinities, NaNs or denormals.
    Alternative,
}

/// Which kernel to prepare.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct KernelRequest {
    /// Absolute address: instruction base plus kernel start pointer.
    pub address: GraphicsAddress,
    /// Absolute instruction base address (calls and SIP are relative to it).
    pub instruction_base: GraphicsAddress,
    /// Who launches it.
    pub stage: Stage,
}

/// What the messages of a thread resolve against. All addresses are absolute.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThreadSite {
    /// The launching stage.
    pub stage: Stage,
    /// Surface state base plus binding table pointer.
    pub binding_table: GraphicsAddress,
    /// Surface state base: binding-table entries are relative to it.
    pub surface_state_base: GraphicsAddress,
    /// Bindless surface state base.
    pub bindless_surface_state_base: GraphicsAddress,
    /// Number of bindless surface states that may be addressed.
    pub bindless_surface_state_count: u32,
    /// Dynamic state base plus sampler state pointer.
    pub sampler_state: GraphicsAddress,
    /// Dynamic state base: border colours and headers with explicit sampler pointers are relative to it.
    pub dynamic_state_base: GraphicsAddress,
    /// General state base: A32 stateless accesses are relative to it.
    pub general_state_base: GraphicsAddress,
    /// Size limit of general state in bytes (0 means no limit).
    pub general_state_bytes: u64,
    /// General state base plus scratch space base pointer.
    pub scratch: GraphicsAddress,
    /// Scratch bytes of one thread; 0 when the stage has none.
    pub scratch_bytes_per_thread: u32,
    /// Where system routines save their threads (GPGPU_CSR_BASE_ADDRESS).
    pub context_save: Option<GraphicsAddress>,
    /// Vertical line stride override of the stage's state: false for progressive frames.
    pub vertical_line_stride_override: bool,
}

/// Architectural state at thread start that is not in the GRF. [skl.7:Thread Initial State]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThreadStart {
    /// Dispatch mask, up to 32 channels (sr0.2).
    pub dispatch_mask: u32,
    /// Vector mask (sr0.3).
    pub vector_mask: u32,
    /// Execution masks start from the vector mask instead of the dispatch mask ("Vector Mask Enable").
    pub vector_mask_enable: bool,
    /// Single Program Flow (cr0.0 bit 2).
    pub single_program_flow: bool,
    /// Floating point mode (cr0.0 bit 0).
    pub float_mode: FloatMode,
    /// Rounding of floats, coded as in cr0.0 bits 5:4.
    pub rounding_mode: u32,
    /// 32-bit denormals are kept (cr0.0 bit 7).
    pub keep_denormals_f32: bool,
    /// 64-bit denormals are kept (cr0.0 bit 6).
    pub keep_denormals_f64: bool,
    /// Exceptions that the thread recognizes from its start, as in cr0.1: bit 13 software, 12 illegal opcode, 11 stack
    /// overflow.
    pub exception_enables: u32,
    /// Fixed-function thread id: unique among threads in flight; selects the scratch slot.
    pub thread_id: u32,
}

/// One thread of a thread group.
#[derive(Clone, Debug, Default)]
pub struct GroupThread {
    /// Initial registers: R0 header, then the payload.
    pub grf: Grf,
    /// How many of them the payload fills; the others start as zeros.
    pub payload_registers: usize,
    /// Initial architectural state.
    pub start: ThreadStart,
}

impl GroupThread {
    /// Gives the thread another id, which selects its scratch: R0.5 has both. [skl.7:GPGPU Payload Header]
    pub fn set_thread_id(&mut self, thread_id: u32, scratch_bytes_per_thread: u32) {
        let thread_id = thread_id & THREAD_ID;
        put_thread_id(&mut self.grf, [self.start.thread_id, thread_id], scratch_bytes_per_thread);
        self.start.thread_id = thread_id;
    }
}

/// Thread groups that are launched together: their threads are alike but for what [`Groups::put`] says.
pub trait Groups: Sync {
    /// How many there are.
    fn count(&self) -> usize;

    /// Puts what tells thread `thread` of group `group` from those of other groups into registers that a thread of any of them
    /// starts with.
    fn put(&self, group: usize, thread: usize, grf: &mut Grf);
}

/// Groups of a GPGPU walker, whose ids are in R0. [skl.7:GPGPU Payload Header]
impl Groups for [[u32; 3]] {
    fn count(&self) -> usize {
        self.len()
    }

    fn put(&self, group: usize, _: usize, grf: &mut Grf) {
        let Some(&[x, y, z]) = self.get(group) else { return };
        let r0 = grf.register_mut(0);
        (r0[1], r0[6], r0[7]) = (x, y, z);
    }
}

/// Bits of a thread id.
pub const THREAD_ID: u32 = 0x1ff;

/// Replaces the first of two thread ids by the second in registers that a thread starts with.
pub fn put_thread_id(grf: &mut Grf, [before, after]: [u32; 2], scratch_bytes_per_thread: u32) {
    let scratch = |id: u32| id.wrapping_mul(scratch_bytes_per_thread);
    let after = after & THREAD_ID;
    let pointer = &mut grf.register_mut(0)[5];
    let base = (*pointer & !THREAD_ID).wrapping_sub(scratch(before));
    *pointer = base.wrapping_add(scratch(after)) | after;
}

/// The barrier of a thread group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GroupBarrier {
    /// None was allocated: barrier messages of its threads name an invalid one.
    #[default]
    None,
    /// The gateway of one subslice counts.
    Local,
    /// The group may span subslices, whose gateways report to the spawner. [skl.7:Cross-Slice Barriers]
    Global,
}

/// What a thread group holds until its last thread has ended. [skl.7:Automatic Barrier Management]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GroupResources {
    /// Bytes of shared local memory, 0 to 64 KiB.
    pub slm_bytes: u32,
    /// Its barrier, which waits for all its threads.
    pub barrier: GroupBarrier,
    /// How many groups of its kind the device holds at a time; 0 for one that is not launched with others.
    pub resident_groups: u32,
}

/// Whether a thread group may be stopped in the middle of its threads, and what is left of one that was.
/// [skl.7:GPGPU Context Switch]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preemption {
    /// It may.
    pub in_threads: bool,
    /// The group that was stopped: there after a launch that did not end, and before the one that goes on with it.
    pub group: Option<PreemptedGroup>,
}

/// A thread group whose threads and local memory lie in the context save area: what else is known of it. A bit of the
/// masks stands for a thread; those in neither of the first two have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PreemptedGroup {
    /// Threads that the system routine has saved.
    pub saved: u64,
    /// Threads that were not dispatched yet.
    pub undispatched: u64,
    /// Threads that have sent their message to the barrier that is not complete.
    pub at_barrier: u64,
    /// Of each gateway: messages so far, and how many it waits for.
    pub gateways: [[u8; 2]; GATEWAYS],
    /// Gateways that have counted all their threads.
    pub reported_gateways: u8,
}

/// Subslices whose gateways can share a barrier.
pub const GATEWAYS: usize = 8;

/// Pieces of one work, none of which sees what another does.
pub trait Pieces: Sync {
    /// What one who does some of them keeps from one to the next.
    type State;

    /// How many there are.
    fn count(&self) -> usize;

    /// Begins with the first of some of them.
    fn begin(&self) -> Self::State;

    /// Does one of them.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn run<X: Executor>(
        &self,
        piece: usize,
        state: &mut Self::State,
        executor: &mut X,
        cx: &Context,
    ) -> Result<(), Stop>;
}

/// One of the kernels of a draw's pixel threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct PixelKernel {
    /// The kernel.
    pub kernel: KernelId,
    /// Pixels of a thread: 8, 16 or 32.
    pub lanes: usize,
    /// From this register on all threads of an object start with the same values.
    pub first_uniform: usize,
}

/// What pixel threads do that only copy: each pixel gets the texel of its column and row, as the sampler loads it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CopiedTexels {
    /// Entries of the binding table: where texels come from, and the render target.
    pub source: u8,
    /// As said.
    pub target: u8,
    /// Column of the texel for each column of pixels.
    pub columns: Vec<u32>,
    /// Row of the texel for each row of pixels.
    pub rows: Vec<u32>,
    /// Layer and level of all texels, as the message says them.
    pub layer: u32,
    /// As said.
    pub lod: u32,
    /// Pixels of a thread.
    pub lanes: u64,
    /// What a thread costs, in instructions and in units of messages.
    pub cost: [u64; 2],
}

/// Registers that matter to the threads of a kernel when they start: a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartRegisters {
    /// What a thread of at most 8, 16 or 32 channels, all of them active, can see of what it starts with.
    pub whole: [u128; 3],
    /// The same for a thread with channels that are not active.
    pub masked: u128,
    /// What a thread may leave changed.
    pub changed: u128,
}

impl StartRegisters {
    /// For kernels of which nothing is known.
    pub const ALL: Self = Self { whole: [u128::MAX; 3], masked: u128::MAX, changed: u128::MAX };

    /// What a thread of this dispatch can see, whose channels of this mask are active.
    #[inline]
    pub fn seen(&self, width: usize, active: u32) -> u128 {
        let (index, all) = match width {
            8 => (0, 0xff),
            16 => (1, 0xffff),
            _ => (2, u32::MAX),
        };
        if active == all { self.whole[index] } else { self.masked }
    }
}

/// Masks of one of several threads that are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThreadMasks {
    /// [`ThreadStart::dispatch_mask`].
    pub dispatch: u32,
    /// [`ThreadStart::vector_mask`].
    pub vector: u32,
}

/// Pixel threads of one kernel that start one after the other, and the pixels of the one that runs.
pub trait PixelThreads: PixelThread {
    /// Puts what the next thread starts with into registers, and gives its masks; `None` when there is none. What is not in
    /// `seen` need not be put anywhere. The registers are those of the thread before, with what it has changed.
    fn next(&mut self, grf: &mut Grf, seen: &StartRegisters) -> Option<ThreadMasks>;
}

/// Pixel threads of one kernel that start one after the other as a list says, and the pixels of the one that runs.
pub trait ListedThreads: PixelThreads {
    /// Puts what all of them start with into registers, of which not all need be seen, and into rows of constants what their
    /// code wants to know.
    fn common(&mut self, grf: &mut Grf, seen: u128, constants: &mut [[u32; 8]; crate::CONSTANTS]);

    /// Code has stopped, which may have changed the constants.
    fn stopped(&mut self, constants: &mut [[u32; 8]; crate::CONSTANTS]);

    /// The next thread is this one, and after it there is none; or it runs already.
    fn begin(&mut self, start: &PixelStart);
}

/// What is known of the code for the threads of a kernel in a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PixelBinding {
    /// It was not looked for.
    #[default]
    Unknown,
    /// There is none, and will not be.
    Never,
    /// Its number.
    Number(u32),
}

/// Code for pixel threads: for which draw, what it reaches, and where its threads start.
pub struct PixelProgram<'p> {
    /// Who writes it down.
    pub draw: &'p dyn PixelDraw,
    /// What is known of it.
    pub binding: &'p mut PixelBinding,
    /// Pixels of a thread: 8 or 16.
    pub channels: usize,
    /// Where they start, in order.
    pub starts: &'p mut [PixelStart],
    /// Memory of the targets, in the order of their numbers.
    pub targets: &'p [ir::Region<'p>],
}

/// Runs EU threads for fixed functions. Implemented by `device` over an executor and the shared functions.
pub trait Executor: Urb + Account {
    /// Makes a kernel ready. Cheap when the same bytes were prepared before.
    ///
    /// # Errors
    /// A page fault when the kernel is not mapped; an illegal-instruction fault is raised only when reached.
    fn prepare(&mut self, request: &KernelRequest, cx: &Context) -> Result<KernelId, Stop>;

    /// Tells the shared functions that a new draw or walker begins: state caches of the last one are dropped.
    fn begin(&mut self, cx: &Context);

    /// Asked between two groups of a walker: true when the walker has to stop there.
    fn is_arbitrated(&mut self) -> bool {
        false
    }

    /// Runs one thread to its end. `grf` holds the payload on entry and is scratch afterwards.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn launch<P: PixelThread>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        grf: &mut Grf,
        pixels: &mut P,
        cx: &Context,
    ) -> Result<(), Stop>;

    /// Runs threads to their ends, one after the other, alike but for their masks and registers.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn launch_pixels<P: PixelThreads>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        threads: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        let mut grf = Grf::default();
        while let Some(masks) = threads.next(&mut grf, &StartRegisters::ALL) {
            let start = ThreadStart { dispatch_mask: masks.dispatch, vector_mask: masks.vector, ..*start };
            self.launch(kernel, site, &start, &mut grf, threads, cx)?;
        }
        Ok(())
    }

    /// Entries of the binding table that the pixel threads of a kernel have as render targets, where code may start them.
    fn targets_of_code(&self, _kernel: KernelId, _start: &ThreadStart) -> Option<&[u8]> {
        None
    }

    /// Runs threads to their ends as [`Executor::launch_pixels`], by code that starts them, where there is such code.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn launch_listed<P: ListedThreads>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        program: PixelProgram,
        threads: &mut P,
        cx: &Context,
    ) -> Result<(), Stop> {
        *program.binding = PixelBinding::Never;
        program.starts.iter().try_for_each(|listed| {
            threads.begin(listed);
            self.launch_pixels(kernel, site, start, threads, cx)
        })
    }

    /// Runs a whole thread group with its barrier and its shared local memory (zeroed by the caller's contract: contents
    /// are undefined at start, Halogen gives zeros). A group that `preemption` has left over is restored first; one that is
    /// stopped before its end is left there.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission; threads that wait for ever are a hang fault. A bug where no groups are run.
    fn launch_group(
        &mut self,
        _kernel: KernelId,
        _site: &ThreadSite,
        _threads: &mut [GroupThread],
        _resources: GroupResources,
        _preemption: &mut Preemption,
        cx: &Context,
    ) -> Result<(), Stop> {
        Err(cx.bug("C60", "a thread group is launched where only single threads are"))
    }

    /// Whether pixel threads of these kernels may run side by side, if their pixels do not lie on each other: then gives the
    /// entries of the binding table that they use as render targets. All other surfaces that they use are resolved.
    fn may_run_pieces(
        &mut self,
        _kernels: &[KernelId],
        _site: &ThreadSite,
        _start: &ThreadStart,
        _cx: &Context,
    ) -> Option<Vec<u8>> {
        None
    }

    /// Does all pieces of a work whose threads may run side by side, as [`Executor::may_run_pieces`] has said of these
    /// kernels. Who does which is not said; what they spend and find is added up in their order.
    ///
    /// # Errors
    /// What the first of them was stopped by that was.
    fn run_pieces<P: Pieces>(
        &mut self,
        pieces: &P,
        _kernels: &[KernelId],
        _site: &ThreadSite,
        cx: &Context,
    ) -> Result<(), Stop>
    where
        Self: Sized,
    {
        let mut state = pieces.begin();
        (0..pieces.count()).try_for_each(|piece| pieces.run(piece, &mut state, self, cx))
    }

    /// What the pixel threads of an object copy, if that is all that they do, for the pixels of some columns and rows.
    /// `payload`: registers that one of them starts with, but for its pixels.
    fn copied_texels(
        &mut self,
        _kernels: &[PixelKernel],
        _start: &ThreadStart,
        _payload: &Grf,
        _pixels: [std::ops::Range<u32>; 2],
        _cx: &Context,
    ) -> Option<CopiedTexels> {
        None
    }

    /// Takes off what so many threads would have done that something else does for them.
    ///
    /// # Errors
    /// A hang when nothing is left.
    fn spend_threads(&mut self, _threads: u64, _cost: [u64; 2]) -> Result<(), Stop> {
        Ok(())
    }

    /// Whether [`Executor::is_arbitrated`] could ever say so.
    fn may_be_arbitrated(&self) -> bool {
        true
    }

    /// Runs thread groups to their ends, each as [`Executor::launch_group`], without stopping between them: one after the
    /// other, or, when they run long, as many at a time as are resident. `threads` are those of any group; thread ids count on
    /// from those of the first one. Gives how many have ended.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn launch_groups<G: Groups + ?Sized>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        threads: &mut [GroupThread],
        resources: GroupResources,
        groups: &G,
        cx: &Context,
    ) -> (usize, Result<(), Stop>)
    where
        Self: Sized,
    {
        for group in 0..groups.count() {
            for (index, thread) in threads.iter_mut().enumerate() {
                groups.put(group, index, &mut thread.grf);
            }
            let preemption = &mut Preemption::default();
            if let Err(stop) = self.launch_group(kernel, site, threads, resources, preemption, cx) {
                return (group, Err(stop));
            }
        }
        (groups.count(), Ok(()))
    }
}
