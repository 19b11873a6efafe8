//! Data port 2: indices that the message multiplies by a pitch.
//!
//! Source: [skl.7:Data Port 2 Message Descriptors], DP-18, DP-20, DP-21, DP-28; function id and message types
//! [igc:visa data port 2]. Without a header shared local memory is meant, whose pitch is 1 byte; with one, A32 or A64
//! memory. Bits 31:16 of the extended descriptor add bytes.
//! Unverified: no manual at hand prints the headers. Pixel mask and buffer base are taken to be where data port 1 has them
//! (M0.7, M0.5), the pitch between them (M0.6), the 64-bit base in M0.0 and M0.1.

use super::Port;
use super::buffer::Buffer;
use super::scattered::{self, Addresses};
use crate::lanes::{lanes, register};
use ports::{Grf, SendMessage};
use probe::Stop;

/// What a message adds to its indices, and multiplies them by.
pub(super) struct Scale {
    /// Registers before the indices.
    pub registers: usize,
    pub pixel_mask: u32,
    pitch_bytes: u64,
    sideband_bytes: u64,
    /// Of A32 memory.
    buffer_base: u32,
    /// Of A64 memory.
    address: u64,
}

impl Scale {
    pub fn decode(message: &SendMessage, grf: &Grf) -> Self {
        let sideband_bytes = u64::from(message.extended_descriptor >> 16);
        if !message.header_present {
            return Self {
                registers: 0,
                pixel_mask: 0xffff,
                pitch_bytes: 1,
                sideband_bytes,
                buffer_base: 0,
                address: 0,
            };
        }
        let m0 = register(message, grf, 0);
        Self {
            registers: 1,
            pixel_mask: m0[7] & 0xffff,
            pitch_bytes: u64::from(m0[6] & 0x7ff) + 1,
            sideband_bytes,
            buffer_base: m0[5] & !0x3ff,
            address: u64::from(m0[0]) | u64::from(m0[1]) << 32,
        }
    }

    /// Byte offsets of 8 or 16 lanes.
    pub fn offsets(&self, message: &SendMessage, grf: &Grf, wide: bool) -> Addresses {
        lanes(message, grf, self.registers, wide).map(|index| self.offset(index))
    }

    fn offset(&self, index: u32) -> u64 {
        self.sideband_bytes + u64::from(index) * self.pitch_bytes
    }

    /// Shared local memory, or A32 memory of a message with a header.
    pub fn buffer<'p, 'a>(&self, port: &'p mut Port<'_, 'a>) -> Buffer<'p, 'a> {
        if self.registers == 0 { port.local() } else { port.stateless(self.buffer_base) }
    }

    /// A64 memory, which needs a header.
    pub fn buffer_64<'a>(&self, port: &Port<'_, 'a>) -> Buffer<'static, 'a> {
        if self.registers == 0 {
            port.cx.undefined("DP-20", "a scaled message to 64-bit addresses without its header");
        }
        Buffer::Stateless { space: port.space, base: self.address, limit_bytes: u64::MAX }
    }
}

/// Byte scaled messages.
pub(super) struct ByteScaled {
    wide: bool,
    size_bytes: u32,
}

impl ByteScaled {
    pub fn new(simd_mode: u32, data_size: u32, port: &Port) -> Self {
        use hw::message::ScaledByteScatteredRead as D;
        let size_bytes = match data_size {
            D::DATA_SIZE_BYTE => 1,
            D::DATA_SIZE_WORD => 2,
            D::DATA_SIZE_DWORD => 4,
            reserved => {
                port.cx.undefined("DP-18", format!("data size code {reserved} is reserved"));
                4
            }
        };
        Self { wide: simd_mode == D::SIMD_MODE_SIMD16, size_bytes }
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let scale = Scale::decode(message, grf);
        let at = scale.offsets(message, grf, self.wide);
        let mask = scattered::enables(message, self.wide);
        scattered::read_bytes(&scale.buffer(port), &at, self.size_bytes, mask, self.wide, message, grf)
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let scale = Scale::decode(message, grf);
        let at = scale.offsets(message, grf, self.wide);
        let mask = scattered::enables(message, self.wide);
        let data = lanes(message, grf, scale.registers + if self.wide { 2 } else { 1 }, self.wide);
        scattered::write_bytes(&mut scale.buffer(port), &at, self.size_bytes, mask, &data)
    }
}
