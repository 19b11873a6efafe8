//! The only `unsafe` of translations: memory that can be executed, and calling it.
//!
//! Source: [`eu::compiled`]; the System V calling convention of x86-64. Every program has pages of its own, private to
//! the process: a child of the guest program that compiles something else changes nothing for its parent. No page can
//! be written and executed at the same time.

use eu::Thread;
use eu::compiled::{Compiled, Host};
use ir::Region;
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap_anonymous, mprotect, munmap};
use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Programs at one time: hosts limit the mappings of a process, and the guest program has its own.
const PROGRAMS_LIMIT: usize = 8192;
static PROGRAMS: AtomicUsize = AtomicUsize::new(0);

/// Some thread has met a panic: few ever do, and asking for a thread's own takes longer.
static PANICKED: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// A handler's panic on its way around host code, which cannot be unwound.
    static PANIC: RefCell<Option<Box<dyn Any + Send>>> = const { RefCell::new(None) };
}

/// What compiled code is given beside the thread: first the table of regions, which it reads itself.
#[repr(C)]
struct Surroundings<'a> {
    regions: *const Region<'a>,
    host: &'a mut dyn Host,
}

/// The routine by which compiled code asks for what was not recorded.
pub(crate) extern "sysv64" fn ask(state: *mut u8, context: *mut u8, what: u64, argument: u64, _: u64) -> u64 {
    // SAFETY: `Compiled::run` passed these two pointers, made of references which nothing uses while the code runs.
    let (thread, asked) = unsafe { (&mut *state.cast::<Thread>(), &mut *context.cast::<Surroundings>()) };
    match catch_unwind(AssertUnwindSafe(|| asked.host.call(what, argument, thread))) {
        Ok(number) => number,
        Err(panic) => {
            PANIC.with_borrow_mut(|slot| *slot = Some(panic));
            PANICKED.store(true, Ordering::Relaxed);
            // A message that is not sent stops the code.
            1
        }
    }
}

/// Host code on pages of its own.
struct HostCode {
    start: *mut core::ffi::c_void,
    size: usize,
}

// SAFETY: the pages are never written again and belong to this value alone.
unsafe impl Send for HostCode {}
// SAFETY: as above; running code changes only the thread that it is lent.
unsafe impl Sync for HostCode {}

impl HostCode {
    /// Code that the back end of this crate made; `None` when the host gives no pages.
    fn new(code: &[u8]) -> Option<Self> {
        if PROGRAMS.load(Ordering::Relaxed) >= PROGRAMS_LIMIT {
            return None;
        }
        let size = code.len().max(1).next_multiple_of(4096);
        // SAFETY: a new mapping at an address of the kernel's choice touches nothing that exists.
        let start = unsafe {
            mmap_anonymous(std::ptr::null_mut(), size, ProtFlags::READ | ProtFlags::WRITE, MapFlags::PRIVATE)
        }
        .ok()?;
        PROGRAMS.fetch_add(1, Ordering::Relaxed);
        let this = Self { start, size };
        // SAFETY: the mapping is new, writable and at least as long as the code.
        unsafe { std::ptr::copy_nonoverlapping(code.as_ptr(), start.cast(), code.len()) };
        // SAFETY: the range is the mapping, of which nobody has a reference.
        unsafe { mprotect(start, size, MprotectFlags::READ | MprotectFlags::EXEC) }.ok().map(|()| this)
    }
}

/// Host code of a function of the IR.
pub struct Program {
    code: HostCode,
    entry: usize,
    state_bytes: u32,
    /// Regions that it looks at, from the first on.
    regions: u32,
}

impl Program {
    /// Compiles a function over states of `state_bytes`; `None` where the host lacks the instructions or gives no pages, or the
    /// function cannot be compiled.
    pub fn new(function: &ir::Function, state_bytes: u32) -> Option<Self> {
        if !crate::is_supported() {
            return None;
        }
        let code = crate::x64::compile(function, state_bytes)?;
        let regions = function.regions();
        Some(Self { code: HostCode::new(&code.bytes)?, entry: code.entry, state_bytes, regions })
    }

    /// Runs the function; gives the number of its exit.
    ///
    /// # Safety
    ///
    /// `state` is valid for reads and writes of the bytes that the function was compiled for, the function's own addresses and
    /// distances lie in memory that may be accessed so, and its routines accept the two pointers. Where it looks at regions
    /// `context` points to a pointer to as many of them.
    pub unsafe fn run(&self, state: *mut u8, context: *mut u8) -> u64 {
        // SAFETY: the entry lies in the pages, and code from there on is a function of this type: it begins with a prologue.
        let function: extern "sysv64" fn(*mut u8, *mut u8) -> u64 =
            unsafe { std::mem::transmute(self.code.start.cast::<u8>().add(self.entry)) };
        function(state, context)
    }

    /// Bytes of the state.
    pub fn state_bytes(&self) -> u32 {
        self.state_bytes
    }
}

impl Drop for HostCode {
    fn drop(&mut self) {
        // SAFETY: the range is ours, and no caller runs code of a value that is dropped. A failure would leak pages.
        let _ = unsafe { munmap(self.start, self.size) };
        PROGRAMS.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Compiled for Program {
    fn run(&self, host: &mut dyn Host, thread: &mut Thread, regions: &[Region]) -> u64 {
        assert!(self.state_bytes as usize <= size_of::<Thread>() && self.regions as usize <= regions.len());
        let mut asked = Surroundings { regions: regions.as_ptr(), host };
        // SAFETY: the thread is as long as the code was told, its distances in the state lie in it, the only routine that
        // recorded code calls is `ask`, which expects these two pointers, and there are as many regions as the code looks at,
        // whose bytes stay where they are as long as they are lent.
        let number = unsafe { Program::run(self, (&raw mut *thread).cast(), (&raw mut asked).cast()) };
        if PANICKED.load(Ordering::Relaxed)
            && let Some(panic) = PANIC.take()
        {
            resume_unwind(panic);
        }
        number
    }
}
