//! The short way of the most frequent messages: sixteen channels, all on, that read or write DWords of a plain buffer.
//!
//! Source: [skl.7:Data Port 1], DP-27. What it does is what [`super::data_cache_1`] does; what it cannot do as simply (a
//! header, channels that are off, bytes that lie outside or are not bound, other surfaces) it leaves to it.

use super::data_cache_1::enabled_channels;
use super::scattered::{row_of_lane, transposed};
use crate::binding::Bindings;
use crate::lanes::lanes;
use hw::message::{Message, UntypedSurfaceRead};
use ports::{GRF_DWORDS, Grf, SendMessage, ThreadSite};
use probe::{Context, Stop};
use surface::SurfaceKind;

/// Payload register of the first data of a write, behind two of offsets.
const DATA: usize = 2;
/// Descriptors that are remembered.
const KNOWN: usize = 16;
/// Binding table indices from here on may have meanings of their own.
const SPECIAL: u32 = 240;

/// What a descriptor asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Something else.
    Other,
    /// DWords of a surface.
    Plain { binding_table_index: u8, four: bool, writes: bool },
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
        let Form::Plain { binding_table_index, four, writes } = self.form(message, cx) else {
            return Ok(false);
        };
        let registers = match (writes, four) {
            (true, _) => 0,
            (false, true) => 8,
            (false, false) => 2,
        };
        let all_on = message.channel_enable & 0xffff == 0xffff;
        let from = usize::from(message.payload_grf) * GRF_DWORDS;
        let to = usize::from(message.response_grf) * GRF_DWORDS;
        let length = usize::from(message.response_length);
        if !all_on || length != registers || message.in_system_routine {
            return Ok(false);
        }
        let Some(&offsets) = grf.dwords.get(from..).and_then(|rest| rest.first_chunk::<16>()) else {
            return Ok(false);
        };
        let number = bindings.number(site, binding_table_index, cx)?;
        let surface = bindings.get(number);
        let end = surface.extent_bytes().min(surface.view.len() as u64);
        if matches!(surface.kind, SurfaceKind::Null | SurfaceKind::StructuredBuffer) {
            return Ok(false);
        }
        if !four {
            let first = offsets[0];
            let differing =
                (0..16).fold(0, |all, lane| all | (offsets[lane] ^ first.wrapping_add(4 * lane as u32)));
            if differing != 0 || u64::from(first) + 64 > end {
                return Ok(false);
            }
            let at = first as usize;
            if writes {
                surface.view.write::<64>(at, bytemuck::cast(lanes(message, grf, DATA, true)));
                return Ok(true);
            }
            let Some(response) = response::<16>(grf, to) else { return Ok(false) };
            *response = bytemuck::cast(surface.view.read::<64>(at));
            return Ok(true);
        }
        // No offset exceeds the union of all bits.
        let union = offsets.iter().fold(0, |all, offset| all | offset);
        if u64::from(union) + 16 > end {
            return Ok(false);
        }
        if writes {
            let values = std::array::from_fn(|element| lanes(message, grf, DATA + 2 * element, true));
            for (lane, &offset) in offsets.iter().enumerate() {
                surface.view.write::<16>(offset as usize, row_of_lane(&values, lane));
            }
            return Ok(true);
        }
        let rows = offsets.map(|offset| bytemuck::cast(surface.view.read::<16>(offset as usize)));
        let Some(response) = response::<64>(grf, to) else { return Ok(false) };
        *response = bytemuck::cast(transposed(&rows));
        Ok(true)
    }
}

/// `N` DWords of the GRF.
#[inline(always)]
fn response<const N: usize>(grf: &mut Grf, first: usize) -> Option<&mut [u32; N]> {
    grf.dwords.get_mut(first..)?.first_chunk_mut::<N>()
}

#[cold]
fn decode(message: &SendMessage, cx: &Context) -> Form {
    let function = u32::from(message.shared_function);
    let (index, disabled, simd_mode, writes) =
        match hw::message::decode(cx.platform, function, message.descriptor) {
            Some(Message::UntypedSurfaceRead(d)) => {
                (d.binding_table_index, d.channel_mask_disable, d.simd_mode, false)
            }
            Some(Message::UntypedSurfaceWrite(d)) => {
                (d.binding_table_index, d.channel_mask_disable, d.simd_mode, true)
            }
            _ => return Form::Other,
        };
    if simd_mode != UntypedSurfaceRead::SIMD_MODE_SIMD16 || message.header_present || index >= SPECIAL {
        return Form::Other;
    }
    let binding_table_index = index as u8;
    match enabled_channels(disabled) {
        1 => Form::Plain { binding_table_index, four: false, writes },
        0xf => Form::Plain { binding_table_index, four: true, writes },
        _ => Form::Other,
    }
}
