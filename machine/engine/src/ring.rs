//! Ring buffers: where a streamer reads its own commands.
//!
//! Source: [bdw.3:Instruction Ring Buffers], control register [mesa:gen9 RCS_RING_BUFFER_CTL].

use bits::GraphicsAddress;
use hw::registers as offsets;

/// Bits of a head or tail register that are an offset. [linux:i915 HEAD_ADDR]
const OFFSET: u32 = 0x001f_fffc;

/// A ring in the global GTT.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    start: GraphicsAddress,
    length_bytes: u32,
    /// Offset of the next command, in bytes.
    pub head: u32,
    tail: u32,
}

impl Ring {
    /// A ring as its registers describe it: start address, control, head, tail, asked for by their offsets in the render
    /// streamer. `None` for one that is disabled or whose head or tail lie outside of it.
    pub fn from_registers(platform: &hw::Platform, read: impl Fn(u32) -> u32) -> Option<Self> {
        let control =
            hw::registers::RcsRingBufferCtl::decode(platform, &[read(offsets::RCS_RING_BUFFER_CTL)]);
        if !control.ring_buffer_enable {
            return None;
        }
        let length_bytes = (control.buffer_length_in_pages_1 + 1) << 12;
        let head = read(offsets::RING_BUFFER_HEAD) & OFFSET;
        let tail = read(offsets::RING_BUFFER_TAIL) & OFFSET;
        let start = GraphicsAddress((read(offsets::RING_BUFFER_START) & !0xfff).into());
        (head < length_bytes && tail < length_bytes).then_some(Self { start, length_bytes, head, tail })
    }

    /// True when every command was executed.
    pub fn is_empty(&self) -> bool {
        self.head == self.tail
    }

    /// The same ring with what software has appended since.
    pub fn with_tail(self, tail: u32) -> Option<Self> {
        let tail = tail & OFFSET;
        (tail < self.length_bytes).then_some(Self { tail, ..self })
    }

    /// Its size.
    pub(crate) fn length_bytes(&self) -> u32 {
        self.length_bytes
    }

    /// The address of an offset.
    pub(crate) fn address(&self, offset: u32) -> GraphicsAddress {
        self.start.offset(offset.into())
    }

    /// The offset of an address that lies in the ring or less than one ring behind it.
    pub(crate) fn offset(&self, address: GraphicsAddress) -> u32 {
        (address.0.wrapping_sub(self.start.0) % u64::from(self.length_bytes)) as u32
    }
}
