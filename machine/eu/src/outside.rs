//! Jumps to code outside of the kernel that was launched.
//!
//! Source: [skl.7:Instruction Fetch Out of Bounds]: any offset in the 32 bits of the instruction space can be a target. A
//! kernel is pre-decoded from its entry to its end; when a thread goes elsewhere, it continues in a form of the kernel that
//! has the code there, too. Such forms are kept, and used again as long as memory has the same code.

use crate::Kernel;
use crate::interp::fault;
use crate::kernel::{Code, Piece};
use crate::thread::{NOWHERE, Thread};
use ports::Sends;
use probe::{Context, FaultKind, Stop, System};
use std::sync::{Arc, PoisonError};

/// Pieces of code that a kernel consists of at most.
const PIECES_LIMIT: usize = 32;
/// Forms of a kernel that are kept.
const FORMS_LIMIT: usize = 16;
/// No position: the thread leaves the code that it is in.
const OUTSIDE: u32 = u32::MAX - 1;

/// Position of the instruction at an offset from the entry. Where there is none yet, the thread leaves its code.
pub(crate) fn go(code: &Code, offset_bytes: u32, thread: &mut Thread) -> u32 {
    match code.known(offset_bytes) {
        Some(position) => position,
        None if thread.in_system_routine => code.position(offset_bytes),
        None => {
            thread.outside = Some(offset_bytes & !7);
            OUTSIDE
        }
    }
}

/// Brings a thread that left `kernel` into a form of it that has the code where it went. Gives what is left of the budget:
/// every instruction that had to be read counts.
///
/// # Errors
/// A fault when there is no code.
#[cold]
#[inline(never)]
pub(crate) fn grow<X: Sends>(
    kernel: &Kernel,
    thread: &mut Thread,
    sends: &mut X,
    cx: &Context,
    budget: u64,
) -> Result<u64, Stop> {
    let Some(offset) = thread.outside.take() else {
        return Err(cx.bug("C60", "a thread left its pre-decoded kernel"));
    };
    let mut fetch = |offset: u32| sends.instructions(kernel.entry_bytes.wrapping_add(offset));
    if fetch(offset).is_none() {
        let what = "instruction fetch beyond the kernel";
        return Err(fault(FaultKind::Page, "C87", what, offset, cx));
    }
    if kernel.pieces.len() >= PIECES_LIMIT {
        cx.gap("C99", format!("kernels of more than {PIECES_LIMIT} pieces"));
        return Err(fault(FaultKind::Page, "C99", "a call to one piece of code too many", offset, cx));
    }
    let mut forms = kernel.grown.lock().unwrap_or_else(PoisonError::into_inner);
    let is_good = |form: &Arc<Kernel>, fetch: &mut dyn FnMut(u32) -> Option<[u8; 16]>| {
        let added = form.pieces.get(kernel.pieces.len());
        added.is_some_and(|piece| piece.offset == offset)
            && form.pieces.iter().skip(1).all(|piece| is_same(piece, fetch))
    };
    let (grown, read_bytes) = match forms.iter().position(|form| is_good(form, &mut fetch)) {
        Some(index) => (forms[index].clone(), 0),
        None => {
            let grown = Arc::new(read(kernel, cx, offset, &mut fetch));
            if forms.len() >= FORMS_LIMIT {
                forms.clear();
            }
            forms.push(grown.clone());
            let bytes = grown.pieces.iter().map(|piece| piece.code.len()).sum();
            (grown, bytes)
        }
    };
    drop(forms);
    // Code that no kernel names: fetched from wherever the thread went.
    cx.used(System::C87);
    cx.used_all(grown.systems());
    move_thread(thread, &kernel.operations, &grown.operations, offset);
    thread.grown = Some(grown);
    Ok(budget.saturating_sub(read_bytes as u64 / 8))
}

/// Whether memory still has a piece of code.
fn is_same(piece: &Piece, fetch: &mut dyn FnMut(u32) -> Option<[u8; 16]>) -> bool {
    (0u32..).step_by(16).zip(piece.code.chunks(16)).all(|(at, chunk)| {
        fetch(piece.offset.wrapping_add(at)).is_some_and(|bytes| bytes[..chunk.len()] == *chunk)
    })
}

/// The kernel and its pieces, with the code at `offset`.
fn read(
    kernel: &Kernel,
    cx: &Context,
    offset: u32,
    fetch: &mut dyn FnMut(u32) -> Option<[u8; 16]>,
) -> Kernel {
    let mut others: Vec<u32> = kernel.pieces.iter().skip(1).map(|piece| piece.offset).collect();
    others.push(offset);
    let own = |at: u32| {
        let rest = kernel.code().get(at as usize..).filter(|rest| !rest.is_empty())?;
        let mut bytes = [0; 16];
        let length = rest.len().min(16);
        bytes[..length].copy_from_slice(&rest[..length]);
        Some(bytes)
    };
    let grown = Kernel::decode_pieces(cx.platform, kernel.entry_bytes, &others, kernel.is_baseline, |at| {
        own(at).or_else(|| fetch(at))
    });
    if kernel.is_stepwise { grown.stepwise() } else { grown }
}

/// Positions in one form of a kernel become those in another.
fn move_thread(thread: &mut Thread, from: &Code, to: &Code, offset_bytes: u32) {
    for position in thread.channel_position.iter_mut().filter(|position| **position != NOWHERE) {
        *position = from.ops.get(*position as usize).map_or(NOWHERE, |op| to.position(op.ip_bytes));
    }
    thread.position = to.position(offset_bytes);
}
