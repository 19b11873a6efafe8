//! Media messages: rectangles of bytes of a 2D surface, as they are, masked, spread over registers or transposed.
//!
//! Source: [skl.7:Addressing 2D Media Surfaces], [skl.7:Media Surface Read/Write Messages], DP-13, DP-38 to DP-42; headers
//! [bdw.2d:MH_MB] [bdw.2d:MH_MBPM] [bdw.2d:MH_MBBM] [bdw.2d:MH_MBM] [bdw.2d:MHC_BDIM], line stride [bdw.2d:MDC_VLSO], rows
//! outside [bdw.2d:RENDER_SURFACE_STATE "Media Boundary Pixel Mode"]. Channel enables are ignored. Whole pixels outside of
//! the surface are read as the nearest one inside and never written.
//! The width of the surface counts DWords, whatever its format ("Media accesses are DWords"). Observed: Intel's OpenCL
//! driver programs a quarter of the pixels of an 8-bit image that kernels address with cl_intel_media_block_io.
//! Unverified: codes 1 and 2 of the register pitch are 2 and 4 rows.
//! Deliberately absent: what media hardware has compressed. No manual at hand says how, so that a block that is read from a
//! compressible surface is a Gap.

use super::{Port, page_fault};
use crate::lanes::register;
use bits::field;
use memory::{AddressSpace, PageFault, View};
use ports::{GRF_DWORDS, Grf, SendMessage};
use probe::{Context, Stop};
use surface::{MediaBoundary, Surface, SurfaceKind, Tiling, tiling};

/// Bytes of a DWord, in which the width of a media surface is counted.
const DWORD_BYTES: i64 = 4;
/// Bytes of a register.
const REGISTER_BYTES: usize = 4 * GRF_DWORDS;

/// A surface as rows of bytes that can be asked for anywhere.
struct Plane<'s, 'a> {
    surface: &'s Surface<'a>,
    /// Its bound bytes as these messages see it: those of both fields when one is addressed, and its width in DWords.
    view: View<'a>,
    /// Bytes of a pixel, or of what cannot be divided.
    pixel_bytes: i64,
    width_bytes: i64,
    /// Rows that can be addressed: of the frame, or of one field.
    rows: i64,
    /// First line of the field; none for a frame.
    field_line: Option<i64>,
}

impl<'s, 'a> Plane<'s, 'a> {
    /// `line_stride_override` is the control of the descriptor.
    fn new(surface: &'s Surface<'a>, line_stride_override: u32, space: &'a AddressSpace) -> Self {
        let field_line = match line_stride_override & 4 {
            0 => surface.field_line,
            _ => (line_stride_override & 2 != 0).then_some(line_stride_override & 1),
        };
        let pixel_bytes = i64::from(surface.element_bytes.max(1));
        let mut plane = Self {
            surface,
            view: surface.view,
            pixel_bytes,
            width_bytes: i64::from(surface.width_px) * pixel_bytes.max(DWORD_BYTES),
            rows: i64::from(surface.height_px.div_ceil(surface.block_height.max(1))),
            field_line: field_line.map(i64::from),
        };
        let tile_bytes = match surface.tiling {
            Tiling::Linear => 1,
            Tiling::X | Tiling::Y | Tiling::W => 1 << 12,
            Tiling::Standard(tile) => u64::from(tile.tile_bytes()),
        };
        let last = plane.offset(plane.width_bytes - 1, plane.line(plane.rows - 1));
        let reach = (last as u64 + 1).next_multiple_of(tile_bytes);
        if reach > surface.extent_bytes() {
            plane.view = space.view(surface.base, reach);
        }
        plane
    }

    /// Line of the frame that row `y` is read from.
    fn line(&self, y: i64) -> i64 {
        let last = self.rows - 1;
        match (self.field_line, self.surface.media_boundary) {
            (None, MediaBoundary::InterlacedFrame) if y < 0 => y.rem_euclid(2).min(last),
            (None, MediaBoundary::InterlacedFrame) if y > last => (last - (last - y).rem_euclid(2)).max(0),
            (None, _) => y.clamp(0, last),
            (Some(first), MediaBoundary::ProgressiveFrame) => (2 * y + first).clamp(0, 2 * self.rows - 1),
            (Some(first), _) => 2 * y.clamp(0, last) + first,
        }
    }

    /// Byte of its row that byte `x` is read from: that of the nearest pixel.
    fn column(&self, x: i64) -> i64 {
        let last = self.width_bytes / self.pixel_bytes - 1;
        let pixel = x.div_euclid(self.pixel_bytes).clamp(0, last.max(0));
        pixel * self.pixel_bytes + x.rem_euclid(self.pixel_bytes)
    }

    fn offset(&self, column: i64, line: i64) -> usize {
        let surface = self.surface;
        let (x_el, y_el) = surface.origin_el;
        let x = column as usize + x_el as usize * surface.element_bytes as usize;
        let y = line as usize + y_el as usize + surface.slice_row(0, 0) as usize;
        tiling::offset(surface.tiling, x, y, surface.pitch_bytes as usize)
    }

    /// Offset of a byte, which must be bound.
    fn bound(&self, column: i64, line: i64) -> Result<usize, Stop> {
        let offset = self.offset(column, line);
        if offset < self.view.len() { Ok(offset) } else { Err(self.unbound(offset)) }
    }

    #[cold]
    fn unbound(&self, offset: usize) -> Stop {
        let address = self.surface.base.offset(offset as u64);
        page_fault(PageFault { address }, "media surface access")
    }

    fn read_u8(&self, x: i64, y: i64) -> Result<u8, Stop> {
        let offset = self.bound(self.column(x), self.line(y))?;
        Ok(self.view.read_u8(offset))
    }

    /// Fills `to` with the bytes of row `y` from byte `x` on.
    fn read_row(&self, x: i64, y: i64, to: &mut [u8]) -> Result<(), Stop> {
        let inside = x >= 0 && x.saturating_add(to.len() as i64) <= self.width_bytes;
        if inside && x & 3 == 0 && to.len().is_multiple_of(4) {
            // No tiling divides an aligned DWord.
            let line = self.line(y);
            for (index, to) in to.chunks_exact_mut(4).enumerate() {
                let offset = self.bound(x + 4 * index as i64, line)?;
                to.copy_from_slice(&self.view.read::<4>(offset));
            }
            return Ok(());
        }
        for (index, to) in to.iter_mut().enumerate() {
            *to = self.read_u8(x.saturating_add(index as i64), y)?;
        }
        Ok(())
    }

    fn write_u8(&self, x: i64, y: i64, value: u8) -> Result<(), Stop> {
        if (0..self.width_bytes).contains(&x) && (0..self.rows).contains(&y) {
            let offset = self.bound(x, self.line(y))?;
            self.view.write::<1>(offset, [value]);
        }
        Ok(())
    }
}

/// What a message does to its surface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    BlockRead,
    Write,
    TransposeRead,
}

/// The surface of a media message; none for a null surface and for what is no plane of pixels.
fn plane<'s, 'a>(
    port: &'s mut Port<'_, 'a>,
    index: u32,
    line_stride_override: u32,
    access: Access,
    message: &SendMessage,
) -> Result<Option<Plane<'s, 'a>>, Stop> {
    let (cx, space) = (port.cx, port.space);
    let surface = port.surface(index, message)?;
    match access {
        _ if !surface.is_compressible => {}
        Access::BlockRead => cx.gap("DP-13", "a media block of a surface that may be compressed"),
        Access::Write => cx.undefined("DP-13", "media block write to a compressible surface"),
        Access::TransposeRead => cx.undefined("DP-13", "transpose read of a compressible surface"),
    }
    match surface.kind {
        SurfaceKind::Null => return Ok(None),
        SurfaceKind::D2 => {}
        _ => {
            cx.undefined(
                "DP-13",
                "media message to a surface that is not 2D: reads give 0, writes are dropped",
            );
            return Ok(None);
        }
    }
    if surface.is_array || surface.mip_count != 0 || surface.tiling == Tiling::W {
        cx.undefined("DP-13", "media message to a surface that is an array, has levels or is W-tiled");
    }
    if surface.element_bytes > DWORD_BYTES as u32 {
        cx.undefined(
            "DP-13",
            "media message to a surface of pixels of more than a DWord: its width counts pixels",
        );
    }
    if surface.base.0 & 31 != 0 || surface.tiling == Tiling::Linear && surface.pitch_bytes & 63 != 0 {
        cx.undefined("DP-13", "media surface whose base or pitch is not aligned");
    }
    Ok(Some(Plane::new(surface, line_stride_override, space)))
}

/// What the header of a block message asks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    x: i64,
    y: i64,
    width: usize,
    rows: usize,
    mode: u32,
    mask: u32,
    /// Bytes between rows in registers, and where the first one begins.
    row_pitch: usize,
    first_byte: usize,
}

/// Message Mode of a write.
mod mode {
    pub const NORMAL: u32 = 0;
    pub const PIXEL_MASK: u32 = 1;
    pub const BYTE_MASK: u32 = 2;
}

impl Block {
    fn decode(header: &[u32; 8]) -> Self {
        let control = header[2];
        let width = field(control, 5, 0) as usize + 1;
        Self {
            x: i64::from(header[0] as i32),
            y: i64::from(header[1] as i32),
            width,
            rows: field(control, 21, 16) as usize + 1,
            mode: field(control, 31, 30),
            mask: header[3],
            row_pitch: width.next_power_of_two().max(4),
            first_byte: 0,
        }
    }

    /// Most rows of a block of this width.
    fn rows_limit(&self) -> usize {
        64 / self.width.next_power_of_two().max(4).div_ceil(4)
    }

    fn check(&self, plane: &Plane, cx: &Context) {
        if self.rows > self.rows_limit() {
            cx.undefined("DP-39", format!("media block of {} bytes by {} rows", self.width, self.rows));
        }
        if self.x % plane.pixel_bytes != 0 || self.width as i64 % plane.pixel_bytes != 0 {
            cx.undefined("DP-39", "media block that divides pixels");
        }
    }
}

/// Performs a media block read; with a register pitch or an offset it is a merged one.
pub(super) fn read(
    port: &mut Port,
    index: u32,
    line_stride_override: u32,
    through_sampler_cache: bool,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let cx = port.cx;
    let header = register(message, grf, 0);
    let mut block = Block::decode(&header);
    let pitch_code = field(header[2], 9, 8);
    let first_byte = field(header[2], 28, 24) as usize;
    if !through_sampler_cache {
        if block.mode != mode::NORMAL || pitch_code == 3 || !first_byte.is_multiple_of(block.row_pitch) {
            cx.undefined("DP-42", "media block read with a reserved mode, register pitch or offset");
        }
        block.first_byte = first_byte;
        block.row_pitch <<= pitch_code.min(2);
    } else if pitch_code != 0 || first_byte != 0 {
        cx.undefined("DP-42", "a merged media block read through the sampler cache");
    }
    if block.width > 32 {
        cx.undefined("DP-39", "media block read of more than 32 bytes a row");
    }
    let plane = plane(port, index, line_stride_override, Access::BlockRead, message)?;
    if let Some(plane) = &plane {
        block.check(plane, cx);
    }
    let mut row = [0; 64];
    let row = &mut row[..block.width];
    for y in 0..block.rows {
        if let Some(plane) = &plane {
            plane.read_row(block.x, block.y + y as i64, row)?;
        }
        for (column, &byte) in row.iter().enumerate() {
            let at = block.first_byte + y * block.row_pitch + column;
            if at / REGISTER_BYTES < message.response_length as usize {
                put(grf, message.response_grf as usize, at, byte);
            }
        }
    }
    Ok(())
}

/// Writes byte `at` behind the start of register `first`; numbers past the file wrap.
fn put(grf: &mut Grf, first: usize, at: usize, byte: u8) {
    let bytes = grf.bytes_mut();
    bytes[(first * REGISTER_BYTES + at) % bytes.len()] = byte;
}

/// Bit of the pixel mask for DWord `column` of row `row`: 2x2 pixels in 2x2 squares, twice.
fn pixel_mask_bit(column: usize, row: usize) -> usize {
    column & 1 | (row & 1) << 1 | (column >> 1 & 1) << 2 | (row >> 1 & 1) << 3 | (column >> 2) << 4
}

/// Performs a media block write, masked or not.
pub(super) fn write(
    port: &mut Port,
    index: u32,
    line_stride_override: u32,
    message: &SendMessage,
    grf: &Grf,
) -> Result<(), Stop> {
    let cx = port.cx;
    let mut block = Block::decode(&register(message, grf, 0));
    match block.mode {
        mode::PIXEL_MASK => {
            if block.x % 32 != 0 || block.y % 4 != 0 {
                cx.undefined("DP-40", "a pixel-masked media block that is not at a multiple of its size");
            }
            (block.width, block.rows, block.row_pitch) = (32, 4, 32);
        }
        mode::NORMAL => {}
        mode::BYTE_MASK => {
            if block.width > 32 {
                cx.undefined("DP-41", "a byte-masked media block of more than 32 bytes a row");
            }
        }
        _ => cx.undefined("DP-39", "media block write with a reserved mode: all bytes are written"),
    }
    let Some(plane) = plane(port, index, line_stride_override, Access::Write, message)? else {
        return Ok(());
    };
    block.check(&plane, cx);
    let untiled = matches!(plane.surface.tiling, Tiling::Linear | Tiling::X);
    if block.x & 3 != 0 || block.width & 3 != 0 {
        cx.undefined("DP-39", "media block write that is not aligned to DWords");
    }
    if untiled && block.rows > 16 || !untiled && block.width > 32 {
        cx.undefined("DP-39", "media block write of a size that its tiling does not allow");
    }
    for row in 0..block.rows {
        for column in 0..block.width {
            let enabled = match block.mode {
                mode::PIXEL_MASK => block.mask >> pixel_mask_bit(column / 4, row) & 1 != 0,
                mode::BYTE_MASK => block.mask >> (column & 31) & 1 != 0,
                _ => true,
            };
            let at = row * block.row_pitch + column;
            if enabled && at / REGISTER_BYTES + 1 < message.total_length() {
                let bytes = grf.bytes();
                let from = message.payload(1 + at / REGISTER_BYTES) * REGISTER_BYTES + at % REGISTER_BYTES;
                let value = bytes[from % bytes.len()];
                plane.write_u8(block.x + column as i64, block.y + row as i64, value)?;
            }
        }
    }
    Ok(())
}

/// Performs a transpose read: column x of the block goes to register x, row y to its DWord y.
pub(super) fn transpose(
    port: &mut Port,
    index: u32,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let cx = port.cx;
    let header = register(message, grf, 0);
    let (x, y) = (i64::from(header[0] as i32), i64::from(header[1] as i32));
    let (rows, columns) = (1 << field(header[2], 21, 20), 1 << field(header[2], 1, 0));
    if x % (4 * columns) != 0 || y % rows != 0 {
        cx.undefined("DP-38", "a transposed block that is not at a multiple of its size");
    }
    let plane = plane(port, index, 0, Access::TransposeRead, message)?;
    if let Some(plane) = &plane
        && (plane.pixel_bytes != 4 || plane.surface.tiling == Tiling::X)
    {
        cx.undefined("DP-38", "transpose read of a surface that is X-tiled or has no pixels of 32 bits");
    }
    for column in 0..columns {
        for row in 0..rows {
            let mut bytes = [0; 4];
            if let Some(plane) = &plane {
                plane.read_row(x + 4 * column, y + row, &mut bytes)?;
            }
            if (column as usize) < message.response_length as usize {
                let to = grf.register_mut(message.response_grf as usize + column as usize);
                to[row as usize] = u32::from_le_bytes(bytes);
            }
        }
    }
    Ok(())
}
