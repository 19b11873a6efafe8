//! The short way of the most frequent messages: sixteen channels, all on, that read or write DWords or bytes of a plain
//! buffer.
//!
//! Source: [skl.7:Data Port 1], DP-17, DP-27. What it does is what [`super::data_cache`] and [`super::data_cache_1`] do;
//! what it cannot do as simply (a header, channels that are off, bytes that lie outside or are not bound, other surfaces)
//! it leaves to them.

use super::data_cache_1::enabled_channels;
use super::index::FIRST_SPECIAL;
use crate::binding::Bindings;
use crate::lanes::{Lanes, lanes};
use hw::message::{ByteScatteredRead, ByteScatteredWrite, Message, UntypedSurfaceRead, UntypedSurfaceWrite};
use ports::{GRF_DWORDS, Grf, SendMessage, ThreadSite};
use probe::{Context, Stop};
use surface::{Surface, SurfaceKind};

/// Payload register of the first data of a write, behind two of offsets.
const DATA: usize = 2;
/// Descriptors that are remembered.
const KNOWN: usize = 16;

/// What a descriptor asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Something else.
    Other,
    /// DWords or bytes of a surface.
    Plain(Access),
}

/// Consecutive bytes of a surface for each lane.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Access {
    binding_table_index: u8,
    width: Width,
    writes: bool,
}

/// What a lane reads or writes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    /// The low byte of a DWord: reads give zeros above it.
    Byte,
    /// The same with the low word.
    Word,
    /// So many DWords, 1 to 4.
    Dwords(u8),
}

/// Descriptors that were decoded, by a part of their bits.
pub(crate) struct Quick {
    known: [(u8, u32, Form); KNOWN],
}

impl Quick {
    pub(crate) fn new() -> Self {
        Self { known: [(0, 0, Form::Other); KNOWN] }
    }

    #[inline(always)]
    fn form(&mut self, message: &SendMessage, cx: &Context) -> Form {
        let (function, descriptor) = (message.shared_function, message.descriptor);
        let slot = (descriptor.wrapping_mul(0x9e37_79b1) >> 28) as usize % KNOWN;
        let (known_function, known_descriptor, form) = self.known[slot];
        if (known_function, known_descriptor) == (function, descriptor) {
            return form;
        }
        let form = decode(message, cx);
        self.known[slot] = (function, descriptor, form);
        form
    }

    /// Performs a message if it is one of those; false when nothing was done.
    ///
    /// # Errors
    /// A page fault of its surface state.
    #[inline]
    pub(crate) fn send(
        &mut self,
        message: &SendMessage,
        grf: &mut Grf,
        site: &ThreadSite,
        bindings: &mut Bindings,
        cx: &Context,
    ) -> Result<bool, Stop> {
        let Form::Plain(access) = self.form(message, cx) else { return Ok(false) };
        if !access.fits(message) {
            return Ok(false);
        }
        let number = bindings.number(site, access.binding_table_index, cx)?;
        Ok(access.perform(bindings.get(number), message, grf))
    }
}

impl Access {
    /// Whether a message is as simple as its descriptor.
    #[inline(always)]
    fn fits(self, message: &SendMessage) -> bool {
        let registers = match self.width {
            _ if self.writes => 0,
            Width::Byte | Width::Word => 2,
            Width::Dwords(dwords) => 2 * dwords,
        };
        message.channel_enable & 0xffff == 0xffff
            && message.response_length == registers
            && !message.in_system_routine
    }

    /// False when nothing was done.
    #[inline(always)]
    fn perform(self, surface: &Surface, message: &SendMessage, grf: &mut Grf) -> bool {
        let from = usize::from(message.payload_grf) * GRF_DWORDS;
        let Some(&offsets) = grf.dwords.get(from..).and_then(|rest| rest.first_chunk::<16>()) else {
            return false;
        };
        if matches!(surface.kind, SurfaceKind::Null | SurfaceKind::StructuredBuffer) {
            return false;
        }
        match self.width {
            Width::Byte => self.narrow::<1>(surface, &offsets, message, grf),
            Width::Word => self.narrow::<2>(surface, &offsets, message, grf),
            Width::Dwords(1) => {
                self.row(surface, &offsets, message, grf)
                    || self.columns::<1, 4>(surface, &offsets, message, grf)
            }
            Width::Dwords(2) => self.columns::<2, 8>(surface, &offsets, message, grf),
            Width::Dwords(3) => self.columns::<3, 12>(surface, &offsets, message, grf),
            Width::Dwords(_) => self.columns::<4, 16>(surface, &offsets, message, grf),
        }
    }

    /// One DWord a lane, each behind that of the lane before.
    #[inline(always)]
    fn row(self, surface: &Surface, offsets: &Lanes, message: &SendMessage, grf: &mut Grf) -> bool {
        let first = offsets[0];
        let differing =
            (0..16).fold(0, |all, lane| all | (offsets[lane] ^ first.wrapping_add(4 * lane as u32)));
        if differing != 0 || u64::from(first) + 64 > end(surface) {
            return false;
        }
        let at = first as usize;
        if self.writes {
            surface.view.write::<64>(at, bytemuck::cast(lanes(message, grf, DATA, true)));
            return true;
        }
        let Some(response) = response(message, grf, 0) else { return false };
        *response = bytemuck::cast(surface.view.read::<64>(at));
        true
    }

    /// The lowest `BYTES` bytes of a DWord a lane, each lane at an offset of its own.
    #[inline(always)]
    fn narrow<const BYTES: usize>(
        self,
        surface: &Surface,
        offsets: &Lanes,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> bool {
        if !all_there(surface, offsets, BYTES) {
            return false;
        }
        if self.writes {
            for (value, &offset) in lanes(message, grf, DATA, true).iter().zip(offsets) {
                let mut bytes = [0; BYTES];
                bytes.copy_from_slice(&value.to_le_bytes()[..BYTES]);
                surface.view.write::<BYTES>(offset as usize, bytes);
            }
            return true;
        }
        let Some(response) = response(message, grf, 0) else { return false };
        *response = offsets.map(|offset| {
            let mut bytes = [0; 4];
            bytes[..BYTES].copy_from_slice(&surface.view.read::<BYTES>(offset as usize));
            u32::from_le_bytes(bytes)
        });
        true
    }

    /// `N` DWords of `BYTES` bytes a lane, each lane at an offset of its own.
    #[inline(always)]
    fn columns<const N: usize, const BYTES: usize>(
        self,
        surface: &Surface,
        offsets: &Lanes,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> bool {
        if !all_there(surface, offsets, BYTES) {
            return false;
        }
        if self.writes {
            let values: [Lanes; N] =
                std::array::from_fn(|element| lanes(message, grf, DATA + 2 * element, true));
            for (lane, &offset) in offsets.iter().enumerate() {
                let mut bytes = [0; BYTES];
                for (to, of_element) in bytes.chunks_exact_mut(4).zip(&values) {
                    to.copy_from_slice(&of_element[lane].to_le_bytes());
                }
                surface.view.write::<BYTES>(offset as usize, bytes);
            }
            return true;
        }
        if response(message, grf, N - 1).is_none() {
            return false;
        }
        let rows = offsets.map(|offset| surface.view.read::<BYTES>(offset as usize));
        for element in 0..N {
            let Some(response) = response(message, grf, element) else { return false };
            *response = std::array::from_fn(|lane| {
                let bytes = &rows[lane][4 * element..4 * element + 4];
                u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
            });
        }
        true
    }
}

/// Bytes of a surface that are there.
#[inline(always)]
fn end(surface: &Surface) -> u64 {
    surface.extent_bytes().min(surface.view.len() as u64)
}

/// Whether a surface has so many bytes at each offset.
#[inline(always)]
fn all_there(surface: &Surface, offsets: &Lanes, bytes: usize) -> bool {
    let greatest = offsets.iter().fold(0, |greatest, &offset| greatest.max(offset));
    u64::from(greatest) + bytes as u64 <= end(surface)
}

/// Where the answer for DWord `element` of all lanes goes.
#[inline(always)]
fn response<'g>(message: &SendMessage, grf: &'g mut Grf, element: usize) -> Option<&'g mut Lanes> {
    let first = (usize::from(message.response_grf) + 2 * element) * GRF_DWORDS;
    grf.dwords.get_mut(first..)?.first_chunk_mut::<16>()
}

#[cold]
fn decode(message: &SendMessage, cx: &Context) -> Form {
    let function = u32::from(message.shared_function);
    let decoded = hw::message::decode(cx.platform, function, message.descriptor);
    let wide_dwords = UntypedSurfaceRead::SIMD_MODE_SIMD16;
    let wide_bytes = ByteScatteredRead::SIMD_MODE_SIMD16;
    let (index, is_wide, width) = match decoded {
        Some(
            Message::UntypedSurfaceRead(UntypedSurfaceRead {
                binding_table_index,
                channel_mask_disable,
                simd_mode,
            })
            | Message::UntypedSurfaceWrite(UntypedSurfaceWrite {
                binding_table_index,
                channel_mask_disable,
                simd_mode,
            }),
        ) => (binding_table_index, simd_mode == wide_dwords, dwords(channel_mask_disable)),
        Some(
            Message::ByteScatteredRead(ByteScatteredRead { binding_table_index, simd_mode, data_size })
            | Message::ByteScatteredWrite(ByteScatteredWrite { binding_table_index, simd_mode, data_size }),
        ) => (binding_table_index, simd_mode == wide_bytes, bytes(data_size)),
        _ => return Form::Other,
    };
    let writes = matches!(decoded, Some(Message::UntypedSurfaceWrite(_) | Message::ByteScatteredWrite(_)));
    match width {
        Some(width) if is_wide && !message.header_present && index < FIRST_SPECIAL => {
            Form::Plain(Access { binding_table_index: index as u8, width, writes })
        }
        _ => Form::Other,
    }
}

/// Consecutive DWords from the first on.
fn dwords(channels_off: u32) -> Option<Width> {
    match enabled_channels(channels_off) {
        enabled @ (1 | 3 | 7 | 0xf) => Some(Width::Dwords(enabled.count_ones() as u8)),
        _ => None,
    }
}

fn bytes(data_size: u32) -> Option<Width> {
    match data_size {
        ByteScatteredRead::DATA_SIZE_BYTE => Some(Width::Byte),
        ByteScatteredRead::DATA_SIZE_WORD => Some(Width::Word),
        ByteScatteredRead::DATA_SIZE_DWORD => Some(Width::Dwords(1)),
        _ => None,
    }
}
