//! What the lanes of a message read and write where all of their bytes are there: whole rows at a time, without a look at
//! memory for each lane.
//!
//! Source: [skl.7:Data Port 1], [skl.7:Byte Scattered Read/Write], DP-17, DP-27. What cannot be done so (bytes that lie
//! outside or are not bound, offsets that wrap) is not done at all: it is left to [`super::scattered`], which looks at each
//! lane.

use crate::lanes::lanes;
use memory::View;
use ports::{GRF_DWORDS, Grf, SendMessage};

/// Bytes that are there, from 0 to an end.
pub(crate) trait Memory {
    /// Behind the last byte.
    fn end(&self) -> u64;
    /// The bytes at `at`, which lie before the end.
    fn read<const N: usize>(&self, at: usize) -> [u8; N];
    /// Writes them.
    fn write<const N: usize>(&self, at: usize, bytes: [u8; N]);
}

impl Memory for View<'_> {
    #[inline(always)]
    fn end(&self) -> u64 {
        self.len() as u64
    }

    #[inline(always)]
    fn read<const N: usize>(&self, at: usize) -> [u8; N] {
        View::read(self, at)
    }

    #[inline(always)]
    fn write<const N: usize>(&self, at: usize, bytes: [u8; N]) {
        View::write(self, at, bytes);
    }
}

/// What a lane reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// The low byte of a DWord: reads give zeros above it.
    Byte,
    /// The same with the low word.
    Word,
    /// So many DWords, 1 to 4.
    Dwords(u8),
}

/// A message of 8 or 16 lanes, each with an offset of its own, without a header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rows {
    pub width: Width,
    /// Sixteen lanes.
    pub wide: bool,
    pub writes: bool,
}

/// The vector unit of the host that messages are compiled for.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    /// What the build target guarantees.
    Baseline,
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2(pulp::x86::V3),
}

impl Unit {
    /// The best that there is.
    pub fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = pulp::x86::V3::try_new() {
            return Self::Avx2(token);
        }
        Self::Baseline
    }
}

/// Performs a message that fits on memory; false when nothing was done.
pub(crate) type Routine<M> = fn(Unit, &M, &SendMessage, &mut Grf) -> bool;

impl Rows {
    /// Whether the lengths of a message are those of its descriptor, which has them: what is true of one is true of all that
    /// have it.
    pub fn fits(self, message: &SendMessage) -> bool {
        let registers = if self.wide { 2 } else { 1 };
        let answers = match self.width {
            _ if self.writes => 0,
            Width::Byte | Width::Word => registers,
            Width::Dwords(dwords) => registers * dwords,
        };
        message.response_length == answers && message.payload_length >= registers && !message.header_present
    }

    /// What performs such messages.
    pub fn routine<M: Memory>(self) -> Routine<M> {
        if self.wide { self.of_lanes::<M, 16>() } else { self.of_lanes::<M, 8>() }
    }

    fn of_lanes<M: Memory, const L: usize>(self) -> Routine<M> {
        if self.writes { self.of_kind::<M, L, true>() } else { self.of_kind::<M, L, false>() }
    }

    fn of_kind<M: Memory, const L: usize, const WRITES: bool>(self) -> Routine<M> {
        match self.width {
            Width::Byte => perform::<M, L, WRITES, false, 1, 1>,
            Width::Word => perform::<M, L, WRITES, false, 1, 2>,
            Width::Dwords(1) => perform::<M, L, WRITES, true, 1, 4>,
            Width::Dwords(2) => perform::<M, L, WRITES, true, 2, 8>,
            Width::Dwords(3) => perform::<M, L, WRITES, true, 3, 12>,
            Width::Dwords(_) => perform::<M, L, WRITES, true, 4, 16>,
        }
    }
}

/// A message of `L` lanes, each of which moves `N` DWords (or, without `DWORDS`, the low part of one) of `BYTES` bytes
/// together.
struct Job<'j, M, const L: usize, const WRITES: bool, const DWORDS: bool, const N: usize, const BYTES: usize>
{
    memory: &'j M,
    message: &'j SendMessage,
    grf: &'j mut Grf,
}

fn perform<
    M: Memory,
    const L: usize,
    const WRITES: bool,
    const DWORDS: bool,
    const N: usize,
    const BYTES: usize,
>(
    unit: Unit,
    memory: &M,
    message: &SendMessage,
    grf: &mut Grf,
) -> bool {
    let job = Job::<M, L, WRITES, DWORDS, N, BYTES> { memory, message, grf };
    match unit {
        Unit::Baseline => pulp::NullaryFnOnce::call(job),
        #[cfg(target_arch = "x86_64")]
        Unit::Avx2(token) => token.vectorize(job),
    }
}

impl<M: Memory, const L: usize, const WRITES: bool, const DWORDS: bool, const N: usize, const BYTES: usize>
    pulp::NullaryFnOnce for Job<'_, M, L, WRITES, DWORDS, N, BYTES>
{
    type Output = bool;

    #[inline(always)]
    fn call(self) -> bool {
        let Self { memory, message, grf } = self;
        let from = usize::from(message.payload_grf) * GRF_DWORDS;
        let Some(&offsets) = grf.dwords.get(from..).and_then(|rest| rest.first_chunk::<L>()) else {
            return false;
        };
        let lanes = Lanes { offsets, mask: message.channel_enable & Lanes::<L>::ALL };
        if lanes.mask == 0 {
            return true;
        }
        match (DWORDS, WRITES) {
            (true, true) => lanes.write::<M, N, BYTES>(memory, message, grf),
            (true, false) => lanes.read::<M, N, BYTES>(memory, message, grf),
            (false, _) => lanes.narrow::<M, BYTES>(WRITES, memory, message, grf),
        }
    }
}

/// Offsets of lanes, and which are on: at least one.
struct Lanes<const L: usize> {
    offsets: [u32; L],
    mask: u32,
}

impl<const L: usize> Lanes<L> {
    const ALL: u32 = u32::MAX >> (32 - L);

    #[inline(always)]
    fn is_on(&self, lane: usize) -> bool {
        self.mask & (1 << lane) != 0
    }

    /// All bits for lanes that are on.
    #[inline(always)]
    fn select(&self) -> [u32; L] {
        let mut select = [0; L];
        for (lane, select) in select.iter_mut().enumerate() {
            *select = if self.is_on(lane) { u32::MAX } else { 0 };
        }
        select
    }

    /// The offset of the first lane, on or off, when each lane's DWord lies behind that of the lane before.
    #[inline(always)]
    fn row(&self) -> Option<u32> {
        let first = self.mask.trailing_zeros();
        let start = self.offsets[first as usize % L].wrapping_sub(4 * first);
        let mut expected = [0; L];
        for (lane, expected) in expected.iter_mut().enumerate() {
            *expected = start.wrapping_add(4 * lane as u32);
        }
        self.are(&expected).then_some(start)
    }

    /// The offset of all lanes, when they have the same.
    #[inline(always)]
    fn same(&self) -> Option<u32> {
        let same = self.offsets[self.mask.trailing_zeros() as usize % L];
        self.are(&[same; L]).then_some(same)
    }

    /// Whether the lanes that are on have these offsets.
    #[inline(always)]
    fn are(&self, expected: &[u32; L]) -> bool {
        if self.mask == Self::ALL {
            return self.offsets == *expected;
        }
        let (select, mut differing) = (self.select(), 0);
        for lane in 0..L {
            differing |= (self.offsets[lane] ^ expected[lane]) & select[lane];
        }
        differing == 0
    }

    /// The offsets, where lanes that are off have that of one that is on; none when some lane's bytes are not there.
    #[inline(always)]
    fn inside(&self, bytes: usize, end: u64) -> Option<[u32; L]> {
        let one = self.offsets[self.mask.trailing_zeros() as usize % L];
        let select = self.select();
        let (mut offsets, mut greatest) = ([0; L], 0);
        for lane in 0..L {
            offsets[lane] = (self.offsets[lane] & select[lane]) | (one & !select[lane]);
            greatest = greatest.max(offsets[lane]);
        }
        (u64::from(greatest) + bytes as u64 <= end).then_some(offsets)
    }

    /// Writes DWord `element` of the response.
    #[inline(always)]
    fn respond(&self, element: usize, values: &[u32; L], message: &SendMessage, grf: &mut Grf) {
        let first = (usize::from(message.response_grf) + element * (L / GRF_DWORDS)) * GRF_DWORDS;
        let Some(to) = grf.dwords.get_mut(first..).and_then(|rest| rest.first_chunk_mut::<L>()) else {
            return;
        };
        if self.mask == Self::ALL {
            *to = *values;
            return;
        }
        let select = self.select();
        for lane in 0..L {
            to[lane] = (to[lane] & !select[lane]) | (values[lane] & select[lane]);
        }
    }

    /// Whether the registers of so many DWords of response do not pass the end of the file.
    #[inline(always)]
    fn has_room(message: &SendMessage, elements: usize) -> bool {
        usize::from(message.response_grf) * GRF_DWORDS + elements * L <= ports::GRF_COUNT * GRF_DWORDS
    }

    /// DWord `element` of the data that a message writes, behind the offsets.
    #[inline(always)]
    fn data(element: usize, message: &SendMessage, grf: &Grf) -> [u32; L] {
        let index = L / GRF_DWORDS * (1 + element);
        // One register behind the other, unless the first payload ends between them or the file does.
        let (first, last) = (message.payload(index), message.payload(index + L / GRF_DWORDS - 1));
        if last == first + L / GRF_DWORDS - 1
            && let Some(values) = grf.dwords.get(first * GRF_DWORDS..).and_then(|rest| rest.first_chunk())
        {
            return *values;
        }
        lanes(message, grf, index, L == 16).first_chunk().copied().unwrap_or([0; L])
    }

    /// The lowest `BYTES` bytes of a DWord a lane.
    #[inline(always)]
    fn narrow<M: Memory, const BYTES: usize>(
        &self,
        writes: bool,
        memory: &M,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> bool {
        let Some(offsets) = self.inside(BYTES, memory.end()) else { return false };
        if writes {
            let values = Self::data(0, message, grf);
            for lane in (0..L).filter(|&lane| self.is_on(lane)) {
                let mut bytes = [0; BYTES];
                bytes.copy_from_slice(&values[lane].to_le_bytes()[..BYTES]);
                memory.write::<BYTES>(offsets[lane] as usize, bytes);
            }
            return true;
        }
        if !Self::has_room(message, 1) {
            return false;
        }
        let mut values = [0; L];
        for (value, &offset) in values.iter_mut().zip(&offsets) {
            let mut bytes = [0; 4];
            bytes[..BYTES].copy_from_slice(&memory.read::<BYTES>(offset as usize));
            *value = u32::from_le_bytes(bytes);
        }
        self.respond(0, &values, message, grf);
        true
    }

    /// Reads `N` DWords of `BYTES` bytes a lane.
    #[inline(always)]
    fn read<M: Memory, const N: usize, const BYTES: usize>(
        &self,
        memory: &M,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> bool {
        if !Self::has_room(message, N) {
            return false;
        }
        if N == 1
            && let Some(start) = self.row()
            && u64::from(start) + 4 * L as u64 <= memory.end()
        {
            self.respond(0, &row::<M, L>(memory, start as usize), message, grf);
            return true;
        }
        if let Some(offset) = self.same() {
            if u64::from(offset) + BYTES as u64 > memory.end() {
                return false;
            }
            let bytes = memory.read::<BYTES>(offset as usize);
            for element in 0..N {
                self.respond(element, &[dword(&bytes, element); L], message, grf);
            }
            return true;
        }
        let Some(offsets) = self.inside(BYTES, memory.end()) else { return false };
        let mut values = [[0; L]; N];
        for (lane, &offset) in offsets.iter().enumerate() {
            let bytes = memory.read::<BYTES>(offset as usize);
            for (element, values) in values.iter_mut().enumerate() {
                values[lane] = dword(&bytes, element);
            }
        }
        for (element, values) in values.iter().enumerate() {
            self.respond(element, values, message, grf);
        }
        true
    }

    /// Where lanes overlap, the last of them wins.
    #[inline(always)]
    fn write<M: Memory, const N: usize, const BYTES: usize>(
        &self,
        memory: &M,
        message: &SendMessage,
        grf: &Grf,
    ) -> bool {
        let mut values = [[0; L]; N];
        for (element, values) in values.iter_mut().enumerate() {
            *values = Self::data(element, message, grf);
        }
        if N == 1
            && self.mask == Self::ALL
            && let Some(start) = self.row()
        {
            let at = start as usize;
            if u64::from(start) + 4 * L as u64 > memory.end() {
                return false;
            }
            for (eight, values) in values[0].chunks_exact(8).enumerate() {
                let values: [u32; 8] = values.first_chunk().copied().unwrap_or_default();
                memory.write::<32>(at + 32 * eight, bytemuck::cast(values));
            }
            return true;
        }
        let Some(offsets) = self.inside(BYTES, memory.end()) else { return false };
        for lane in (0..L).filter(|&lane| self.is_on(lane)) {
            let mut bytes = [0; BYTES];
            for (to, of_element) in bytes.chunks_exact_mut(4).zip(&values) {
                to.copy_from_slice(&of_element[lane].to_le_bytes());
            }
            memory.write::<BYTES>(offsets[lane] as usize, bytes);
        }
        true
    }
}

/// `L` consecutive DWords.
#[inline(always)]
fn row<M: Memory, const L: usize>(memory: &M, at: usize) -> [u32; L] {
    let mut values = [0; L];
    for (eight, values) in values.chunks_exact_mut(8).enumerate() {
        let bytes: [u32; 8] = bytemuck::cast(memory.read::<32>(at + 32 * eight));
        values.copy_from_slice(&bytes);
    }
    values
}

#[inline(always)]
fn dword<const BYTES: usize>(bytes: &[u8; BYTES], element: usize) -> u32 {
    let at = 4 * element;
    match bytes.get(at..at + 4) {
        Some(bytes) => u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]),
        None => 0,
    }
}

#[cfg(test)]
mod tests;
