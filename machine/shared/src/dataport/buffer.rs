//! What an offset of a data port message means: surface, stateless memory or shared local memory.
//!
//! Source: [skl.7:Data Port Address Models], DP-03 to DP-06, DP-08, DP-16. Offsets are checked before the base is added:
//! reads outside give 0, writes outside are dropped; a DWord of which one byte lies outside is outside. An address inside
//! of which no page is bound is a page fault.

use crate::Slm;
use bits::{CANONICAL_MASK, GraphicsAddress};
use memory::{AddressSpace, PAGE_BYTES, PageFault, View};
use probe::{Fault, Stop};

/// A page fault of the data port.
#[cold]
pub(crate) fn page_fault(fault: PageFault, what: &'static str) -> Stop {
    Fault::page("DP-08", fault.address, what).into()
}

/// Entries of a structured buffer. [skl.7:Addressing BUFFER and STRBUF Surfaces]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Structure {
    pub entries: u32,
    pub pitch_bytes: u32,
}

impl Structure {
    /// Byte offset of `bytes` bytes at byte `v` of entry `u`; past every end when they do not lie in one entry.
    #[inline]
    pub fn offset(&self, u: u32, v: u32, bytes: u32) -> u64 {
        const OUTSIDE: u64 = 1 << 62;
        let inside =
            u < self.entries && u64::from(v) + u64::from(bytes) <= u64::from(self.pitch_bytes) && v & 3 == 0;
        if inside { u64::from(u) * u64::from(self.pitch_bytes) + u64::from(v) } else { OUTSIDE }
    }
}

/// Where a message's offsets lead.
pub(crate) enum Buffer<'s, 'a> {
    /// A null surface or a missing SLM: reads give 0, writes are dropped.
    Nothing,
    /// A byte-addressed surface: a window on its bound bytes, and its size as the surface state says it.
    Surface { view: View<'a>, base: GraphicsAddress, size_bytes: u64, structure: Option<Structure> },
    /// Stateless: base plus 32-bit or 64-bit offset; `limit_bytes` bounds the offset.
    Stateless { space: &'a AddressSpace, base: u64, limit_bytes: u64 },
    /// Shared local memory of the thread group.
    Local(&'s Slm),
}

/// Bytes that are inside of their buffer and bound, so that the lanes of a message need no checks of their own.
pub(crate) struct Window<'w> {
    view: View<'w>,
    /// Offset of the window's first byte.
    start: u64,
}

impl Window<'_> {
    /// The bytes at `offset`, which lies in the window.
    #[inline(always)]
    pub fn read<const N: usize>(&self, offset: u64) -> [u8; N] {
        self.view.read::<N>(offset.wrapping_sub(self.start) as usize)
    }

    /// Writes bytes at `offset`, which lies in the window.
    #[inline(always)]
    pub fn write<const N: usize>(&self, offset: u64, bytes: [u8; N]) {
        self.view.write::<N>(offset.wrapping_sub(self.start) as usize, bytes);
    }

    /// Replaces the DWord at `offset`, which lies in the window at an address that is a multiple of 4, by `update(old)` and
    /// returns the old value.
    #[inline(always)]
    pub fn atomic_u32(&self, offset: u64, update: impl Fn(u32) -> u32) -> u32 {
        self.view.atomic_u32(offset.wrapping_sub(self.start) as usize, update)
    }
}

/// Longest window of stateless memory: lanes that lie further apart are looked up one by one.
const WINDOW_BYTES: u64 = 1 << 16;

impl Buffer<'_, '_> {
    /// The entries of a structured buffer, which is addressed by entry and byte.
    #[inline(always)]
    pub fn structure(&self) -> Option<Structure> {
        match self {
            Buffer::Surface { structure, .. } => *structure,
            _ => None,
        }
    }

    /// A window on the bytes of all lanes in `mask`, each `length` bytes from its offset; none when some byte is
    /// outside or not bound, or the lanes are too far apart.
    #[inline(always)]
    pub fn window(&self, at: &[u64; 16], mask: u32, length: u64) -> Option<Window<'_>> {
        if mask == 0xffff {
            // No offset exceeds the union of all bits.
            let (union, differing) = at
                .iter()
                .fold((0, 0), |(union, differing), &offset| (union | offset, differing | (offset ^ at[0])));
            match self {
                Buffer::Surface { view, size_bytes, .. }
                    if union < 1 << 40 && union + length <= (view.len() as u64).min(*size_bytes) =>
                {
                    return Some(Window { view: *view, start: 0 });
                }
                Buffer::Stateless { base: 0, .. }
                    if differing < PAGE_BYTES && union % PAGE_BYTES + length <= PAGE_BYTES =>
                {
                    let page = at[0] & !(PAGE_BYTES - 1);
                    return self.window_between(page, page.checked_add(PAGE_BYTES)?);
                }
                _ => {}
            }
        }
        if mask & 0xffff == 0 {
            return None;
        }
        let first = at[mask.trailing_zeros() as usize & 15];
        let (mut low, mut high) = (first, first);
        for (lane, &offset) in at.iter().enumerate() {
            let offset = if (mask >> lane) & 1 != 0 { offset } else { first };
            low = low.min(offset);
            high = high.max(offset);
        }
        self.window_between(low, high.checked_add(length)?)
    }

    /// The same when what offsets are counted from lies at a multiple of 4.
    #[inline(always)]
    pub fn aligned_window(&self, at: &[u64; 16], mask: u32, length: u64) -> Option<Window<'_>> {
        let base = match self {
            Buffer::Surface { base, .. } => base.0,
            Buffer::Stateless { base, .. } => *base,
            Buffer::Nothing | Buffer::Local(_) => return None,
        };
        if base & 3 == 0 { self.window(at, mask, length) } else { None }
    }

    /// A window on the bytes from `low` to before `end`.
    #[inline]
    pub fn window_between(&self, low: u64, end: u64) -> Option<Window<'_>> {
        match self {
            Buffer::Nothing | Buffer::Local(_) => None,
            Buffer::Surface { view, size_bytes, .. } => {
                (end <= *size_bytes && end <= view.len() as u64).then_some(Window { view: *view, start: 0 })
            }
            Buffer::Stateless { space, base, limit_bytes } => {
                let length = end - low;
                let start = Self::address(*base, low);
                if end > *limit_bytes || length > WINDOW_BYTES || start.0 + length > CANONICAL_MASK {
                    return None;
                }
                let view = space.view(start, length);
                (view.len() as u64 == length).then_some(Window { view, start: low })
            }
        }
    }

    #[inline(always)]
    fn address(base: u64, offset: u64) -> GraphicsAddress {
        GraphicsAddress(base.wrapping_add(offset) & CANONICAL_MASK)
    }

    /// `Ok(true)` when `length` bytes at `offset` of a surface may be touched, `Ok(false)` when they are outside.
    #[inline(always)]
    fn surface_holds(
        view: &View,
        base: GraphicsAddress,
        size_bytes: u64,
        offset: u64,
        length: u64,
    ) -> Result<bool, Stop> {
        let end = offset.saturating_add(length);
        if end <= view.len() as u64 {
            return Ok(end <= size_bytes);
        }
        if end > size_bytes {
            return Ok(false);
        }
        let missing = base.0.wrapping_add(offset.max(view.len() as u64));
        Err(page_fault(
            PageFault { address: GraphicsAddress(missing & CANONICAL_MASK) },
            "data port surface access",
        ))
    }

    /// A DWord at byte `offset`.
    #[inline(always)]
    pub fn read_u32(&self, offset: u64) -> Result<u32, Stop> {
        match self {
            Buffer::Nothing => Ok(0),
            Buffer::Surface { view, base, size_bytes, .. } => {
                let inside = Self::surface_holds(view, *base, *size_bytes, offset, 4)?;
                Ok(if inside { view.read_u32(offset as usize) } else { 0 })
            }
            Buffer::Stateless { space, base, limit_bytes } => {
                if offset.saturating_add(4) > *limit_bytes {
                    return Ok(0);
                }
                space
                    .read_u32(Self::address(*base, offset))
                    .map_err(|fault| page_fault(fault, "data port read"))
            }
            Buffer::Local(slm) => Ok(slm.read_u32(offset as u32)),
        }
    }

    /// Writes a DWord at byte `offset`.
    #[inline(always)]
    pub fn write_u32(&mut self, offset: u64, value: u32) -> Result<(), Stop> {
        match self {
            Buffer::Nothing => {}
            Buffer::Surface { view, base, size_bytes, .. } => {
                if Self::surface_holds(view, *base, *size_bytes, offset, 4)? {
                    view.write_u32(offset as usize, value);
                }
            }
            Buffer::Stateless { space, base, limit_bytes } => {
                if offset.saturating_add(4) <= *limit_bytes {
                    let at = Self::address(*base, offset);
                    space.write_u32(at, value).map_err(|fault| page_fault(fault, "data port write"))?;
                }
            }
            Buffer::Local(slm) => slm.write_u32(offset as u32, value),
        }
        Ok(())
    }

    /// Copies `N` bytes from byte `offset`; all of them or none are inside.
    #[inline(always)]
    pub fn read<const N: usize>(&self, offset: u64) -> Result<[u8; N], Stop> {
        match self {
            Buffer::Nothing => Ok([0; N]),
            Buffer::Surface { view, base, size_bytes, .. } => {
                let inside = Self::surface_holds(view, *base, *size_bytes, offset, N as u64)?;
                Ok(if inside { view.read::<N>(offset as usize) } else { [0; N] })
            }
            Buffer::Stateless { space, base, limit_bytes } => {
                if offset.saturating_add(N as u64) > *limit_bytes {
                    return Ok([0; N]);
                }
                space
                    .read::<N>(Self::address(*base, offset))
                    .map_err(|fault| page_fault(fault, "data port read"))
            }
            Buffer::Local(slm) => {
                let mut bytes = [0; N];
                slm.read_bytes(offset as u32, &mut bytes);
                Ok(bytes)
            }
        }
    }

    /// Copies bytes to byte `offset`; all of them or none are inside.
    #[inline(always)]
    pub fn write<const N: usize>(&mut self, offset: u64, bytes: [u8; N]) -> Result<(), Stop> {
        match self {
            Buffer::Nothing => {}
            Buffer::Surface { view, base, size_bytes, .. } => {
                if Self::surface_holds(view, *base, *size_bytes, offset, N as u64)? {
                    view.write::<N>(offset as usize, bytes);
                }
            }
            Buffer::Stateless { space, base, limit_bytes } => {
                if offset.saturating_add(N as u64) <= *limit_bytes {
                    let at = Self::address(*base, offset);
                    space.write(at, &bytes).map_err(|fault| page_fault(fault, "data port write"))?;
                }
            }
            Buffer::Local(slm) => slm.write_bytes(offset as u32, &bytes),
        }
        Ok(())
    }

    /// Replaces the aligned DWord at `offset` by `update(old)` and returns the old value; 0 outside.
    #[inline(always)]
    pub fn atomic_u32(
        &mut self,
        offset: u64,
        space: &AddressSpace,
        update: impl Fn(u32) -> u32,
    ) -> Result<u32, Stop> {
        let offset = offset & !3;
        match self {
            Buffer::Nothing => Ok(0),
            Buffer::Surface { view, base, size_bytes, .. } => {
                if !Self::surface_holds(view, *base, *size_bytes, offset, 4)? {
                    return Ok(0);
                }
                let at = Self::address(base.0, offset);
                space.atomic_u32(at, update).map_err(|fault| page_fault(fault, "data port atomic"))
            }
            Buffer::Stateless { space, base, limit_bytes } => {
                if offset.saturating_add(4) > *limit_bytes {
                    return Ok(0);
                }
                let at = Self::address(*base, offset);
                space.atomic_u32(at, update).map_err(|fault| page_fault(fault, "data port atomic"))
            }
            Buffer::Local(slm) => {
                let old = slm.read_u32(offset as u32);
                slm.write_u32(offset as u32, update(old));
                Ok(old)
            }
        }
    }

    /// Replaces the aligned QWord at `offset` by `update(old)` and returns the old value; 0 outside.
    #[inline(always)]
    pub fn atomic_u64(
        &mut self,
        offset: u64,
        space: &AddressSpace,
        update: impl Fn(u64) -> u64,
    ) -> Result<u64, Stop> {
        let offset = offset & !7;
        match self {
            Buffer::Nothing => Ok(0),
            Buffer::Surface { view, base, size_bytes, .. } => {
                if !Self::surface_holds(view, *base, *size_bytes, offset, 8)? {
                    return Ok(0);
                }
                let at = Self::address(base.0, offset);
                space.atomic_u64(at, update).map_err(|fault| page_fault(fault, "data port atomic"))
            }
            Buffer::Stateless { space, base, limit_bytes } => {
                if offset.saturating_add(8) > *limit_bytes {
                    return Ok(0);
                }
                let at = Self::address(*base, offset);
                space.atomic_u64(at, update).map_err(|fault| page_fault(fault, "data port atomic"))
            }
            Buffer::Local(slm) => {
                let mut bytes = [0; 8];
                slm.read_bytes(offset as u32, &mut bytes);
                let old = u64::from_le_bytes(bytes);
                slm.write_bytes(offset as u32, &update(old).to_le_bytes());
                Ok(old)
            }
        }
    }

    /// Writes `source[1]` to the aligned OWord at `offset` if it is `source[0]`, and returns the old value; 0 outside.
    /// Nothing else runs on the GPU meanwhile; a program that writes to the same OWord may come between.
    pub fn compare_write_u128(&mut self, offset: u64, source: [u128; 2]) -> Result<u128, Stop> {
        let offset = offset & !15;
        let old = u128::from_le_bytes(self.read::<16>(offset)?);
        if old == source[0] {
            self.write::<16>(offset, source[1].to_le_bytes())?;
        }
        Ok(old)
    }
}
