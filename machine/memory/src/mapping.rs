//! The only `unsafe` of guest memory: reserving, mapping, and copying bytes in and out.

use crate::view::{Pieces, View};
use rustix::mm::{MapFlags, ProtFlags, mmap, mmap_anonymous, munmap};
use std::cell::Cell;
use std::io;
use std::marker::PhantomData;
use std::os::fd::BorrowedFd;
use std::os::fd::OwnedFd;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering};

/// `words` words of zero bits; the host gives memory only to those that are touched.
pub(crate) fn zeroed_bits(words: usize) -> Box<[AtomicU64]> {
    let plain = Box::into_raw(vec![0_u64; words].into_boxed_slice());
    // SAFETY: an atomic has the size, the alignment (on 64-bit hosts) and the bit patterns of its integer, and the box
    // was just given up by its only owner.
    unsafe { Box::from_raw(plain as *mut [AtomicU64]) }
}

/// An anonymous file of `size` bytes that costs memory only where it was written.
pub(crate) fn sparse_file(name: &str, size: u64) -> io::Result<OwnedFd> {
    let file = rustix::fs::memfd_create(name, rustix::fs::MemfdFlags::CLOEXEC)?;
    rustix::fs::ftruncate(&file, size)?;
    Ok(file)
}

/// A reserved host range, inaccessible except where something was mapped into it.
pub(crate) struct Reservation {
    base: *mut u8,
    size: usize,
}

// SAFETY: the range belongs to this value alone and every access is a copy through raw pointers; concurrent access
// by other processes is part of its contract.
unsafe impl Send for Reservation {}
// SAFETY: as above; `&self` methods only copy bytes or use atomics.
unsafe impl Sync for Reservation {}
// SAFETY: a view is a checked window on a reservation, with the same contract.
unsafe impl Send for View<'_> {}
// SAFETY: as above.
unsafe impl Sync for View<'_> {}

/// Where a large reservation would like to be: from low addresses upwards, away from where the host puts the program's
/// own mappings. Programs use those addresses on the GPU too; a reservation among them would drive each next one apart.
fn wanted_place(size: usize) -> *mut core::ffi::c_void {
    const LOWEST: usize = 1 << 41;
    const HIGHEST: usize = 0x5000 << 32;
    static NEXT: AtomicUsize = AtomicUsize::new(LOWEST);
    if size < 1 << 30 {
        return std::ptr::null_mut();
    }
    let place = NEXT.fetch_add(size.next_multiple_of(1 << 30), Ordering::Relaxed);
    std::ptr::without_provenance_mut(LOWEST + place.wrapping_sub(LOWEST) % (HIGHEST - LOWEST))
}

impl Reservation {
    pub(crate) fn new(size: usize) -> io::Result<Self> {
        // SAFETY: a new anonymous mapping at an address of the kernel's choice touches nothing that exists.
        let base = unsafe {
            mmap_anonymous(
                wanted_place(size),
                size,
                ProtFlags::empty(),
                MapFlags::PRIVATE | MapFlags::NORESERVE,
            )?
        };
        Ok(Self { base: base.cast(), size })
    }

    pub(crate) fn size_bytes(&self) -> usize {
        self.size
    }

    fn at(&self, offset: usize, length: usize) -> io::Result<*mut u8> {
        if offset.checked_add(length).is_none_or(|end| end > self.size) {
            return Err(io::Error::from(io::ErrorKind::InvalidInput));
        }
        Ok(self.base.wrapping_add(offset))
    }

    pub(crate) fn map_object(
        &self,
        offset: usize,
        length: usize,
        object: BorrowedFd,
        object_offset: u64,
        writable: bool,
    ) -> io::Result<()> {
        let place = self.at(offset, length)?;
        let protection = if writable { ProtFlags::READ | ProtFlags::WRITE } else { ProtFlags::READ };
        // SAFETY: the range lies in our own reservation, so MAP_FIXED replaces nothing of anybody else.
        unsafe {
            mmap(
                place.cast(),
                length,
                protection,
                MapFlags::SHARED | MapFlags::FIXED,
                object,
                object_offset,
            )?;
        }
        Ok(())
    }

    pub(crate) fn map_anonymous(&self, offset: usize, length: usize) -> io::Result<()> {
        let place = self.at(offset, length)?;
        // SAFETY: as in `map_object`.
        unsafe {
            mmap_anonymous(
                place.cast(),
                length,
                ProtFlags::READ | ProtFlags::WRITE,
                MapFlags::PRIVATE | MapFlags::FIXED,
            )?;
        }
        Ok(())
    }

    pub(crate) fn unmap(&self, offset: usize, length: usize) -> io::Result<()> {
        let place = self.at(offset, length)?;
        // SAFETY: as in `map_object`; the range goes back to being reserved and inaccessible.
        unsafe {
            mmap_anonymous(
                place.cast(),
                length,
                ProtFlags::empty(),
                MapFlags::PRIVATE | MapFlags::FIXED | MapFlags::NORESERVE,
            )?;
        }
        Ok(())
    }

    /// The caller has checked that the range is bound.
    #[inline(always)]
    pub(crate) fn view(&self, offset: usize, length: usize) -> View<'_> {
        View { start: self.base.wrapping_add(offset), length, space: PhantomData }
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        // SAFETY: the range is ours and no view outlives the address space that owns it.
        // A failure would leak address space and nothing else.
        let _ = unsafe { munmap(self.base.cast(), self.size) };
    }
}

impl<'a> View<'a> {
    /// The same bytes for compiled code; `None` when offsets of 32 bits do not reach all of them.
    pub fn region(&self) -> Option<ir::Region<'a>> {
        if self.length == 0 {
            return Some(ir::Region::empty());
        }
        // SAFETY: the bytes lie inside a bound, readable and writable mapping, which stays as long as the space is lent. Cells
        // promise nothing about their content; a racing writer can only tear copied values.
        ir::Region::new(unsafe { std::slice::from_raw_parts(self.start.cast::<Cell<u8>>(), self.length) })
    }
}

impl View<'_> {
    /// `N` bytes at byte `offset`; zeros when they do not fit.
    #[inline(always)]
    pub fn read<const N: usize>(&self, offset: usize) -> [u8; N] {
        if !self.fits(offset, N) {
            return [0; N];
        }
        // SAFETY: the bytes lie inside a bound, readable mapping; a racing writer can only tear the copied value.
        unsafe { self.start.add(offset).cast::<[u8; N]>().read_unaligned() }
    }

    /// `BYTES` bytes at each of the byte offsets; zeros where they do not fit.
    #[inline(always)]
    pub fn read_each<const BYTES: usize, const N: usize>(&self, offsets: &[u32; N]) -> [[u8; BYTES]; N] {
        let last = offsets.iter().fold(0, |last: u32, &offset| last.max(offset));
        let mut bytes = [[0; BYTES]; N];
        if self.fits(last as usize, BYTES) {
            for (to, &offset) in bytes.iter_mut().zip(offsets) {
                // SAFETY: as in `read`; no offset lies behind the last one, which fits.
                *to = unsafe { self.start.add(offset as usize).cast::<[u8; BYTES]>().read_unaligned() };
            }
        } else {
            for (to, &offset) in bytes.iter_mut().zip(offsets) {
                *to = self.read::<BYTES>(offset as usize);
            }
        }
        bytes
    }

    /// Writes `N` bytes at byte `offset`; dropped when they do not fit.
    #[inline(always)]
    pub fn write<const N: usize>(&self, offset: usize, bytes: [u8; N]) {
        if self.fits(offset, N) {
            // SAFETY: as in `read`, and bound objects are mapped writable.
            unsafe { self.start.add(offset).cast::<[u8; N]>().write_unaligned(bytes) }
        }
    }

    /// Tells the host that the bytes around `offset` will be written soon. Nothing else happens.
    #[inline(always)]
    pub fn expect_write(&self, offset: usize) {
        #[cfg(target_arch = "x86_64")]
        if offset < self.length {
            use core::arch::x86_64::{_MM_HINT_ET0, _mm_prefetch};
            // SAFETY: a hint about an address that lies in the mapping.
            unsafe { _mm_prefetch::<_MM_HINT_ET0>(self.start.add(offset).cast()) }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = offset;
    }

    /// Copies bytes from `offset` on; what lies past the end reads as zeros.
    pub fn read_bytes(&self, offset: usize, into: &mut [u8]) {
        let length = self.length.saturating_sub(offset).min(into.len());
        let (inside, outside) = into.split_at_mut(length);
        outside.fill(0);
        if length > 0 {
            // SAFETY: `length` bytes from `offset` fit in the window; the destination is host memory of our own.
            unsafe { std::ptr::copy_nonoverlapping(self.start.add(offset), inside.as_mut_ptr(), length) }
        }
    }

    /// Copies bytes to `offset` on; what lies past the end is dropped.
    pub fn write_bytes(&self, offset: usize, bytes: &[u8]) {
        let length = self.length.saturating_sub(offset).min(bytes.len());
        if length > 0 {
            // SAFETY: as in `read_bytes`.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.start.add(offset), length) }
        }
    }

    /// Copies rows of pieces from another window; see [`Pieces`] for where they lie. What lies past the end of `from` reads as
    /// zeros, and what lies past the end of this one is dropped.
    pub fn copy_pieces<const N: usize>(
        &self,
        to: &Pieces,
        from: &View,
        at: &Pieces,
        [pieces, rows]: [usize; 2],
    ) {
        if rows == 0 || pieces == 0 {
            return;
        }
        let fits =
            |view: &View, place: &Pieces| place.end(N, pieces, rows).is_some_and(|end| end <= view.length);
        let is_inside = fits(self, to) && fits(from, at);
        if is_inside && (to.row_step, at.row_step) == (N, N) {
            for piece in 0..pieces {
                let (to, at) = (to.start + piece * to.piece_step, at.start + piece * at.piece_step);
                // SAFETY: the pieces of a column follow each other and end where the last one does, inside of both windows.
                unsafe { std::ptr::copy(from.start.add(at), self.start.add(to), rows * N) }
            }
            return;
        }
        for row in 0..rows {
            let (to_row, from_row) = (to.row(row), at.row(row));
            for piece in 0..pieces {
                let to = to_row.wrapping_add(piece.wrapping_mul(to.piece_step));
                let from_at = from_row.wrapping_add(piece.wrapping_mul(at.piece_step));
                if is_inside {
                    // SAFETY: no piece ends behind the last one of the last row, which lies inside of both windows; a racing
                    // writer can only tear the copied value.
                    unsafe {
                        let value = from.start.add(from_at).cast::<[u8; N]>().read_unaligned();
                        self.start.add(to).cast::<[u8; N]>().write_unaligned(value);
                    }
                } else {
                    let mut bytes = [0; N];
                    from.read_bytes(from_at, &mut bytes);
                    self.write_bytes(to, &bytes);
                }
            }
        }
    }

    /// Writes `value` to each of the pieces of each row; what lies past the end is dropped.
    pub fn fill_pieces<const N: usize>(&self, to: &Pieces, value: [u8; N], [pieces, rows]: [usize; 2]) {
        if rows == 0 || pieces == 0 {
            return;
        }
        let is_inside = to.end(N, pieces, rows).is_some_and(|end| end <= self.length);
        // Columns of rows that follow each other are written from top to bottom.
        let [outer, inner] = if to.row_step == N { [pieces, rows] } else { [rows, pieces] };
        let [outer_step, inner_step] =
            if to.row_step == N { [to.piece_step, to.row_step] } else { [to.row_step, to.piece_step] };
        for start in (0..outer).map(|n| to.start.wrapping_add(n.wrapping_mul(outer_step))) {
            for at in (0..inner).map(|n| start.wrapping_add(n.wrapping_mul(inner_step))) {
                if is_inside {
                    // SAFETY: no piece ends behind the last one of the last row, which lies inside of the window.
                    unsafe { self.start.add(at).cast::<[u8; N]>().write_unaligned(value) }
                } else {
                    self.write_bytes(at, &value);
                }
            }
        }
    }

    /// Atomically replaces the aligned DWord at byte `offset` by `update(old)` and returns the old value; 0, and nothing is
    /// done, when it is not aligned or does not fit.
    #[inline(always)]
    pub fn atomic_u32(&self, offset: usize, update: impl Fn(u32) -> u32) -> u32 {
        if !self.fits(offset, 4) || !(self.start as usize).wrapping_add(offset).is_multiple_of(4) {
            return 0;
        }
        // SAFETY: inside the window, aligned, and atomics are how concurrent agents may touch these bytes.
        let cell = unsafe { AtomicU32::from_ptr(self.start.add(offset).cast()) };
        match cell.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |old| Some(update(old))) {
            Ok(old) | Err(old) => old,
        }
    }

    pub(crate) fn atomic_u64(&self, offset: usize, update: impl Fn(u64) -> u64) -> u64 {
        if !self.fits(offset, 8) || !(self.start as usize).wrapping_add(offset).is_multiple_of(8) {
            return 0;
        }
        // SAFETY: as in `atomic_u32`.
        let cell = unsafe { AtomicU64::from_ptr(self.start.add(offset).cast()) };
        match cell.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |old| Some(update(old))) {
            Ok(old) | Err(old) => old,
        }
    }
}
