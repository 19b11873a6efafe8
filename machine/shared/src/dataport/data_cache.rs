//! Data cache port 0 and the read-only ports (constant cache, sampler cache), which share their messages.
//!
//! Source: [skl.7:Data Port 0], DP-17, DP-19, DP-22 to DP-25, DP-43, DP-46; headers [bdw.2d:MH_BTS_GO]
//! [bdw.2d:MH_A32_GO] [bdw.2d:MH_A32_HWB].

use super::block::{self, Channels, Dual, Shape};
use super::buffer::Buffer;
use super::{Port, scattered};
use crate::lanes::{lanes, register, respond_register};
use hw::message;
use ports::{Grf, SendMessage};
use probe::Stop;
use surface::SurfaceKind;

/// The fields of a data cache header that messages use; all zero without one.
#[derive(Clone, Copy, Default)]
struct Header {
    global_offset: u32,
    /// 1 KiB aligned, relative to general state.
    buffer_base: u32,
    /// Registers before the rest of the payload.
    registers: usize,
}

impl Header {
    fn decode(message: &SendMessage, grf: &Grf) -> Self {
        if !message.header_present {
            return Self::default();
        }
        let m0 = register(message, grf, 0);
        Self { global_offset: m0[2], buffer_base: m0[5] & !0x3ff, registers: 1 }
    }
}

/// OWord block messages.
pub(super) struct OwordBlock {
    index: u32,
    data_blocks: u32,
    /// Offsets count OWords; otherwise bytes, DWord aligned, and channel enables are ignored.
    aligned: bool,
    slm_decoded: bool,
}

impl OwordBlock {
    pub fn new(index: u32, data_blocks: u32) -> Self {
        Self { index, data_blocks, aligned: true, slm_decoded: true }
    }

    pub fn unaligned(self) -> Self {
        Self { aligned: false, ..self }
    }

    pub fn read_only(self) -> Self {
        Self { slm_decoded: false, ..self }
    }

    fn offset(&self, header: &Header) -> u64 {
        if self.aligned { u64::from(header.global_offset) * 16 } else { u64::from(header.global_offset & !3) }
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let shape = Shape::owords(self.data_blocks, port.cx);
        let buffer = port.buffer(self.index, header.buffer_base, self.slm_decoded, message)?;
        let channels = if self.aligned { Channels::Owords } else { Channels::Ignored };
        block::read(&buffer, self.offset(&header), shape, channels, message, grf)
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let shape = Shape::owords(self.data_blocks, port.cx);
        let mut buffer = port.buffer(self.index, header.buffer_base, self.slm_decoded, message)?;
        let offset = self.offset(&header);
        block::write(&mut buffer, offset, shape, Channels::Dwords, header.registers, message, grf)
    }
}

/// OWord dual block messages.
pub(super) struct OwordDualBlock {
    index: u32,
    data_blocks: u32,
    slm_decoded: bool,
}

impl OwordDualBlock {
    pub fn new(index: u32, data_blocks: u32) -> Self {
        Self { index, data_blocks, slm_decoded: true }
    }

    pub fn read_only(self) -> Self {
        Self { slm_decoded: false, ..self }
    }

    fn resolve<'p, 'a>(
        &self,
        port: &'p mut Port<'_, 'a>,
        header: &Header,
        message: &SendMessage,
        grf: &Grf,
    ) -> Result<(Buffer<'p, 'a>, Dual), Stop> {
        let addresses = register(message, grf, header.registers);
        let dual = Dual::decode(self.data_blocks, &addresses, header.global_offset, port.cx);
        Ok((port.buffer(self.index, header.buffer_base, self.slm_decoded, message)?, dual))
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let (buffer, dual) = self.resolve(port, &header, message, grf)?;
        block::read_dual(&buffer, &dual, message, grf)
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let (mut buffer, dual) = self.resolve(port, &header, message, grf)?;
        block::write_dual(&mut buffer, &dual, header.registers + 1, message, grf)
    }
}

/// DWord scattered messages: offsets count DWords.
pub(super) struct DwordScattered {
    index: u32,
    wide: bool,
    slm_decoded: bool,
}

impl DwordScattered {
    pub fn new(index: u32, simd_mode: u32) -> Self {
        let wide = simd_mode == message::DwordScatteredRead::SIMD_MODE_SIMD16;
        Self { index, wide, slm_decoded: true }
    }

    pub fn read_only(self) -> Self {
        Self { slm_decoded: false, ..self }
    }

    fn offsets(&self, header: &Header, message: &SendMessage, grf: &Grf) -> scattered::Addresses {
        lanes(message, grf, header.registers, self.wide)
            .map(|offset| u64::from(offset.wrapping_add(header.global_offset)) * 4)
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let offsets = self.offsets(&header, message, grf);
        let mask = scattered::enables(message, self.wide);
        let buffer = port.buffer(self.index, header.buffer_base, self.slm_decoded, message)?;
        scattered::read_bytes(&buffer, &offsets, 4, mask, self.wide, message, grf)
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let offsets = self.offsets(&header, message, grf);
        let mask = scattered::enables(message, self.wide);
        let data = lanes(message, grf, header.registers + if self.wide { 2 } else { 1 }, self.wide);
        let mut buffer = port.buffer(self.index, header.buffer_base, self.slm_decoded, message)?;
        scattered::write_bytes(&mut buffer, &offsets, 4, mask, &data)
    }
}

/// Byte scattered messages: 1, 2 or 4 bytes at any byte offset.
pub(super) struct ByteScattered {
    index: u32,
    wide: bool,
    data_size: u32,
}

impl ByteScattered {
    pub fn new(index: u32, simd_mode: u32, data_size: u32) -> Self {
        let wide = simd_mode == message::ByteScatteredRead::SIMD_MODE_SIMD16;
        Self { index, wide, data_size }
    }

    fn size_bytes(&self, port: &Port) -> u32 {
        match self.data_size {
            message::ByteScatteredRead::DATA_SIZE_BYTE => 1,
            message::ByteScatteredRead::DATA_SIZE_WORD => 2,
            message::ByteScatteredRead::DATA_SIZE_DWORD => 4,
            reserved => {
                port.cx.undefined("DP-17", format!("data size code {reserved} is reserved"));
                4
            }
        }
    }

    fn offsets(&self, header: &Header, message: &SendMessage, grf: &Grf) -> scattered::Addresses {
        lanes(message, grf, header.registers, self.wide)
            .map(|offset| u64::from(offset.wrapping_add(header.global_offset)))
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let offsets = self.offsets(&header, message, grf);
        let (size, mask) = (self.size_bytes(port), scattered::enables(message, self.wide));
        let buffer = port.buffer(self.index, header.buffer_base, true, message)?;
        scattered::read_bytes(&buffer, &offsets, size, mask, self.wide, message, grf)
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let offsets = self.offsets(&header, message, grf);
        let (size, mask) = (self.size_bytes(port), scattered::enables(message, self.wide));
        let data = lanes(message, grf, header.registers + if self.wide { 2 } else { 1 }, self.wide);
        let mut buffer = port.buffer(self.index, header.buffer_base, true, message)?;
        scattered::write_bytes(&mut buffer, &offsets, size, mask, &data)
    }
}

/// HWord scratch block messages: whole registers at a fixed offset from the buffer base of the header, which the thread
/// received in R0.5.
pub(super) struct ScratchBlock {
    offset_bytes: u64,
    register_blocks: u32,
    channels: Channels,
}

impl ScratchBlock {
    pub fn new(hword_offset: u32, register_blocks: u32, channel_mode: u32) -> Self {
        let channels = match channel_mode {
            message::ScratchBlockRead::CHANNEL_MODE_DWORD => Channels::Dwords,
            _ => Channels::Owords,
        };
        Self { offset_bytes: u64::from(hword_offset) * 32, register_blocks, channels }
    }

    fn shape(&self, port: &Port) -> Shape {
        // Before 8-register blocks existed the code was the number of registers minus one.
        let code = match self.register_blocks {
            3 if !port.cx.platform.has(hw::Feature::StatelessAddress64) => 2,
            code => code,
        };
        Shape::registers(code)
    }

    fn header(port: &Port, message: &SendMessage, grf: &Grf) -> Header {
        if !message.header_present && !message.in_system_routine {
            port.cx.undefined("DP-25", "scratch block message without a header");
        }
        Header::decode(message, grf)
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Self::header(port, message, grf);
        let (buffer, shape) = (port.scratch(header.buffer_base, message), self.shape(port));
        block::read(&buffer, self.offset_bytes, shape, self.channels, message, grf)
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Self::header(port, message, grf);
        let (mut buffer, shape) = (port.scratch(header.buffer_base, message), self.shape(port));
        block::write(&mut buffer, self.offset_bytes, shape, self.channels, header.registers, message, grf)
    }
}

/// Dimensions of a level: width, height, depth, level count, type and format. [bdw.2d:MDP_RSI]
pub(super) fn surface_info(
    port: &mut Port,
    index: u32,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    use hw::RenderSurfaceState as State;
    /// Layers of a cube: the depth of the state counts cubes.
    const FACES: u32 = 6;
    let lod = register(message, grf, 0)[3];
    let surface = port.surface(index, message)?;
    let level = *surface.level(surface.min_lod.saturating_add(lod));
    let valid = lod <= surface.mip_count && surface.min_lod.saturating_add(lod) < 15;
    let layers = if surface.is_array { surface.depth } else { 0 };
    let (surface_type, [width, height, depth]) = match surface.kind {
        SurfaceKind::D1 => (State::SURFACE_TYPE_SURFTYPE_1D, [level.width, layers, 0]),
        SurfaceKind::D2 => (State::SURFACE_TYPE_SURFTYPE_2D, [level.width, level.height, layers]),
        SurfaceKind::D3 => (State::SURFACE_TYPE_SURFTYPE_3D, [level.width, level.height, level.depth]),
        SurfaceKind::Cube => (State::SURFACE_TYPE_SURFTYPE_CUBE, [level.width, level.height, layers / FACES]),
        SurfaceKind::Buffer => (State::SURFACE_TYPE_SURFTYPE_BUFFER, [surface.width_px, 0, 0]),
        SurfaceKind::StructuredBuffer => (State::SURFACE_TYPE_SURFTYPE_STRBUF, [surface.width_px, 0, 0]),
        SurfaceKind::Null => (State::SURFACE_TYPE_SURFTYPE_NULL, [0; 3]),
    };
    let [width, height, depth] = if valid { [width, height, depth] } else { [0; 3] };
    let format = u32::from(surface.format.0);
    let info = [width, height, depth, surface.mip_count, surface_type, format, 0, 0];
    // The first register would carry the instruction base address, which no thread here can have changed.
    respond_register(message, grf, 0, &[0; 8], 0xff);
    respond_register(message, grf, 1, &info, 0xff);
    Ok(())
}
