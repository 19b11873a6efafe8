//! Typed surface messages: image load, store and atomics.
//!
//! Source: [skl.7:Typed Surface Read/Write], DP-11, DP-12, DP-29, DP-30, DP-36. Payload order: sample (multisampled
//! surfaces), U, V, R, LOD, one register each; trailing ones may be absent and are 0. A read outside gives 0 for the
//! components of the format and 0, 0, 0, 1 for the others; a write outside is dropped.

use super::Port;
use super::atomic::{Action, Operation, TwoSlots};
use super::buffer::page_fault;
use super::data_cache_1::{Header, enabled_channels};
use crate::lanes::{register, respond_register, set_lanes};
use crate::router::zero_response;
use bits::GraphicsAddress;
use hw::format::{Channel, ChannelKind, FormatLayout};
use hw::message;
use memory::PageFault;
use ports::{Grf, SendMessage};
use probe::{Context, Stop, System};
use surface::{AuxiliaryMode, ChannelSelect, SampleLayout, Surface, SurfaceKind};

/// Which 8 of 16 slots a message is for, or the two of a SIMD4x2 message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Low,
    High,
    Two,
}

impl Group {
    /// From the two-bit slot group, or the bit that earlier data ports have instead; none for a reserved one.
    fn decode(slot_group: u32, high_slot_group: bool, port: &Port) -> Option<Self> {
        if !port.cx.platform.has(hw::Feature::StatelessAddress64) {
            return Some(if high_slot_group { Group::High } else { Group::Low });
        }
        match slot_group {
            message::TypedSurfaceRead::SLOT_GROUP_LOW_8 => Some(Group::Low),
            message::TypedSurfaceRead::SLOT_GROUP_HIGH_8 => Some(Group::High),
            message::TypedSurfaceRead::SLOT_GROUP_SIMD4X2 => Some(Group::Two),
            reserved => {
                port.cx.undefined("DP-29", format!("slot group {reserved} is reserved"));
                None
            }
        }
    }
}

/// Slots and address registers of one typed message.
struct Access {
    group: Group,
    /// Channels to access, bit 0 red.
    channels: u32,
    /// Enabled lanes of the 8.
    mask: u32,
    /// Payload register of the first address.
    first_address: usize,
    /// Number of address registers.
    address_count: usize,
}

/// Lane enables of the low or high half of a SIMD16 thread. A message of 8 channels already is the half.
pub(super) fn lane_mask(message: &SendMessage, pixel_mask: u32, high: bool) -> u32 {
    let enable =
        if high && message.execution_size > 8 { message.channel_enable >> 8 } else { message.channel_enable };
    enable & (if high { pixel_mask >> 8 } else { pixel_mask }) & 0xff
}

impl Access {
    fn mask(group: Group, message: &SendMessage, pixel_mask: u32) -> u32 {
        match group {
            Group::Two => TwoSlots::mask(message.channel_enable),
            _ => lane_mask(message, pixel_mask, group == Group::High),
        }
    }

    /// A message whose addresses lie between its header and `data_registers` registers of data.
    fn new(group: Group, channels: u32, data_registers: usize, message: &SendMessage, grf: &Grf) -> Self {
        let header = Header::decode(message, grf);
        Self {
            group,
            channels,
            mask: Self::mask(group, message, header.pixel_mask),
            first_address: header.registers,
            address_count: message.total_length().saturating_sub(header.registers + data_registers),
        }
    }

    /// Rules of messages to multisampled surfaces. [skl.7:MSAA Typed Surface ReadWrite Messages]
    fn check(&self, surface: &Surface, cx: &Context) {
        if surface.samples_log2 == 0 {
            return;
        }
        cx.used(System::DP30);
        if self.group == Group::Two {
            cx.gap("DP-30", "SIMD4x2 message to a multisampled surface: sample 0 is taken");
        } else if self.address_count < 5 {
            cx.undefined("DP-30", "sample, R and level are not optional for a multisampled surface");
        }
        if surface.sample_layout != SampleLayout::Slices || surface.auxiliary != AuxiliaryMode::None {
            cx.undefined(
                "DP-30",
                "typed message to a multisampled surface that is interleaved or has an auxiliary surface",
            );
        }
    }
}

/// Address registers by meaning.
struct Coordinates {
    u: [u32; 8],
    v: [u32; 8],
    r: [u32; 8],
    lod: [u32; 8],
    sample: [u32; 8],
}

impl Coordinates {
    fn read(access: &Access, multisampled: bool, message: &SendMessage, grf: &Grf) -> Self {
        let get = |index: usize| {
            if index < access.address_count {
                register(message, grf, access.first_address + index)
            } else {
                [0; 8]
            }
        };
        if access.group == Group::Two {
            // One register, half of it for each slot.
            let both = get(0);
            let pair = |index: usize| [both[index], both[4 + index], 0, 0, 0, 0, 0, 0];
            return Self { sample: [0; 8], u: pair(0), v: pair(1), r: pair(2), lod: pair(3) };
        }
        let shift = usize::from(multisampled);
        Self {
            sample: if multisampled { get(0) } else { [0; 8] },
            u: get(shift),
            v: get(shift + 1),
            r: get(shift + 2),
            lod: get(shift + 3),
        }
    }

    /// Byte offset of a lane's texel in the surface's view; `None` outside of the surface.
    #[inline(always)]
    fn offset(&self, surface: &Surface, lane: usize) -> Option<usize> {
        let (u, v, r) = (self.u[lane], self.v[lane], self.r[lane]);
        if matches!(surface.kind, SurfaceKind::Buffer | SurfaceKind::StructuredBuffer) {
            return (u < surface.width_px).then(|| surface.texel_offset(u, 0, 0, 0, 0));
        }
        let (lod, sample) = (self.lod[lane], self.sample[lane]);
        if lod > surface.mip_count || sample >= surface.samples() {
            return None;
        }
        let lod = surface.min_lod.saturating_add(lod);
        let level = surface.level(lod);
        let (x, y, layer) = match surface.kind {
            SurfaceKind::D1 => (u, 0, if surface.is_array { v } else { 0 }),
            SurfaceKind::D2 => (u, v, if surface.is_array { r } else { 0 }),
            _ => (u, v, r),
        };
        let inside = x < level.width && y < level.height.max(1) && layer < level.depth.max(1);
        inside.then(|| surface.texel_offset(x, y, layer, lod, sample))
    }
}

/// A texel inside the surface whose page is not bound.
#[cold]
fn unbound(surface: &Surface, offset: usize) -> Stop {
    let address = surface.base.offset(offset.max(surface.view.len()) as u64);
    page_fault(PageFault { address: GraphicsAddress(address.0) }, "typed surface access")
}

#[inline(always)]
fn check_bound(surface: &Surface, offset: usize) -> Result<(), Stop> {
    if offset.saturating_add(surface.element_bytes as usize) > surface.view.len() {
        return Err(unbound(surface, offset));
    }
    Ok(())
}

fn channels(layout: &FormatLayout) -> &[Channel; 4] {
    &layout.channels
}

/// Formats that typed reads convert; the others come back as raw bits. [skl.7:Supported Typed Surface Formats]
fn converts(layout: &FormatLayout) -> bool {
    channels(layout).iter().all(|channel| match channel.kind {
        ChannelKind::Absent => true,
        ChannelKind::Uint | ChannelKind::Sint => matches!(channel.bits, 8 | 16 | 32),
        ChannelKind::Float => matches!(channel.bits, 16 | 32),
        _ => false,
    })
}

/// The value 1 of a missing alpha channel: integer formats and raw reads give the integer.
fn one(layout: Option<&FormatLayout>) -> u32 {
    let float = layout.is_some_and(|layout| {
        converts(layout) && channels(layout).iter().any(|channel| channel.kind == ChannelKind::Float)
    });
    if float { 1f32.to_bits() } else { 1 }
}

fn read_texel(surface: &Surface, offset: usize) -> [u32; 4] {
    let bytes = surface.read_element(offset);
    match (surface.layout, surface.unpack) {
        (Some(layout), Some(unpack)) if converts(layout) => unpack(&bytes),
        (Some(layout), _) => {
            let dwords: [u32; 4] = bytemuck::cast(bytes);
            [dwords[0], if layout.block_bits > 32 { dwords[1] } else { 0 }, 0, 1]
        }
        (None, _) => [0, 0, 0, 1],
    }
}

fn outside(surface: &Surface) -> [u32; 4] {
    let alpha_present = surface
        .layout
        .is_some_and(|layout| converts(layout) && channels(layout)[3].kind != ChannelKind::Absent);
    [0, 0, 0, if alpha_present { 0 } else { one(surface.layout) }]
}

/// Shader channels from surface channels.
fn select(surface: &Surface, texel: [u32; 4]) -> [u32; 4] {
    if surface.selects_are_identity {
        return texel;
    }
    surface.channel_selects.map(|select| match select {
        ChannelSelect::Zero => 0,
        ChannelSelect::One => one(surface.layout),
        ChannelSelect::Channel(channel) => texel[usize::from(channel & 3)],
    })
}

/// Performs a typed surface read.
pub(super) fn read(
    port: &mut Port,
    descriptor: &message::TypedSurfaceRead,
    send: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let Some(group) = Group::decode(descriptor.slot_group, descriptor.high_slot_group, port) else {
        zero_response(send, grf);
        return Ok(());
    };
    let access = Access::new(group, enabled_channels(descriptor.channel_mask_disable), 0, send, grf);
    let cx = port.cx;
    let surface = port.surface(descriptor.binding_table_index, send)?;
    access.check(surface, cx);
    let coordinates = Coordinates::read(&access, surface.samples_log2 != 0, send, grf);
    let mut values = [[0u32; 8]; 4];
    for lane in set_lanes(access.mask) {
        let texel = match coordinates.offset(surface, lane) {
            _ if surface.kind == SurfaceKind::Null => [0; 4],
            Some(offset) => {
                check_bound(surface, offset)?;
                select(surface, read_texel(surface, offset))
            }
            None => select(surface, outside(surface)),
        };
        for (to, from) in values.iter_mut().zip(texel) {
            to[lane] = from;
        }
    }
    if access.group == Group::Two {
        let halves = std::array::from_fn(|dword| values[dword & 3][dword >> 2]);
        let slots = (access.mask & 1) * 0xf | (access.mask >> 1 & 1) * 0xf0;
        respond_register(send, grf, 0, &halves, slots & (access.channels * 0x11));
        return Ok(());
    }
    for (position, channel) in set_lanes(access.channels).enumerate() {
        respond_register(send, grf, position, &values[channel], access.mask);
    }
    Ok(())
}

/// Performs a typed surface write.
pub(super) fn write(
    port: &mut Port,
    descriptor: &message::TypedSurfaceWrite,
    send: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let Some(group) = Group::decode(descriptor.slot_group, descriptor.high_slot_group, port) else {
        return Ok(());
    };
    let channels = enabled_channels(descriptor.channel_mask_disable);
    let data_registers = if group == Group::Two { 1 } else { channels.count_ones() as usize };
    let access = Access::new(group, channels, data_registers, send, grf);
    let cx = port.cx;
    let surface = port.surface(descriptor.binding_table_index, send)?;
    if surface.kind == SurfaceKind::Null {
        return Ok(());
    }
    let Some(pack) = surface.pack else {
        cx.gap("DP-12", format!("typed write to surface format {:#x}: dropped", surface.format.0));
        return Ok(());
    };
    access.check(surface, cx);
    let coordinates = Coordinates::read(&access, surface.samples_log2 != 0, send, grf);
    let mut data = [[0u32; 8]; 4];
    let first_data = access.first_address + access.address_count;
    if access.group == Group::Two {
        for (dword, value) in register(send, grf, first_data).into_iter().enumerate() {
            data[dword & 3][dword >> 2] = value;
        }
    } else {
        for (position, channel) in set_lanes(access.channels).enumerate() {
            data[channel] = register(send, grf, first_data + position);
        }
    }
    let partial = access.channels != 0xf;
    for lane in set_lanes(access.mask) {
        let Some(offset) = coordinates.offset(surface, lane) else { continue };
        check_bound(surface, offset)?;
        // Channels that the message leaves out keep what memory holds.
        let mut texel = match surface.unpack {
            Some(unpack) if partial => unpack(&surface.read_element(offset)),
            _ => [0; 4],
        };
        for channel in set_lanes(access.channels) {
            match surface.channel_selects[channel] {
                ChannelSelect::Channel(to) => texel[usize::from(to & 3)] = data[channel][lane],
                ChannelSelect::Zero | ChannelSelect::One => {}
            }
        }
        surface.write_element(offset, &pack(texel));
    }
    Ok(())
}

/// Performs a typed atomic operation on a 32-bit format.
pub(super) fn atomic(
    port: &mut Port,
    descriptor: &message::TypedAtomicInteger,
    send: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let group = if descriptor.high_slot_group { Group::High } else { Group::Low };
    let operation = Operation::from_code(descriptor.atomic_operation);
    perform(port, descriptor.binding_table_index, group, operation, send, grf)
}

/// Performs a typed atomic operation of two slots.
pub(super) fn atomic_two(
    port: &mut Port,
    descriptor: &message::TypedAtomicIntegerSimd4x2,
    send: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let operation = Operation::from_code(descriptor.atomic_operation);
    perform(port, descriptor.binding_table_index, Group::Two, operation, send, grf)
}

fn perform(
    port: &mut Port,
    index: u32,
    group: Group,
    operation: Operation,
    send: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let action = Action::Integer(operation);
    let data_registers = if group == Group::Two { action.sources().min(1) } else { action.sources() };
    let access = Access::new(group, 1, data_registers, send, grf);
    let (cx, space) = (port.cx, port.space);
    let surface = port.surface(index, send)?;
    if surface.kind != SurfaceKind::Null && surface.element_bytes != 4 {
        cx.undefined("DP-36", "typed atomic on a format that has not 32 bits");
        zero_response(send, grf);
        return Ok(());
    }
    let coordinates = Coordinates::read(&access, surface.samples_log2 != 0, send, grf);
    let data = access.first_address + access.address_count;
    let mut sources = [[0u32; 8]; 2];
    if group == Group::Two {
        let both = register(send, grf, data);
        for (index, source) in sources.iter_mut().enumerate() {
            (source[0], source[1]) = (both[index], both[4 + index]);
        }
    } else {
        for (index, source) in sources.iter_mut().enumerate().take(action.sources()) {
            *source = register(send, grf, data + index);
        }
    }
    let mut returned = [0u32; 8];
    for lane in set_lanes(access.mask) {
        if surface.kind == SurfaceKind::Null {
            continue;
        }
        let Some(offset) = coordinates.offset(surface, lane) else { continue };
        let source = [sources[0][lane], sources[1][lane]];
        let old = space
            .atomic_u32(surface.base.offset(offset as u64), |old| action.apply(old, source))
            .map_err(|fault| page_fault(fault, "typed atomic"))?;
        returned[lane] = action.returned(old, source);
    }
    if group == Group::Two {
        let halves = [returned[0], 0, 0, 0, returned[1], 0, 0, 0];
        respond_register(send, grf, 0, &halves, access.mask & 1 | (access.mask & 2) << 3);
        return Ok(());
    }
    respond_register(send, grf, 0, &returned, access.mask);
    Ok(())
}
