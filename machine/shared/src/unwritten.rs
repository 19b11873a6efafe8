//! Surfaces that no thread of a walker writes: reading them gives the same at any time of its run.
//!
//! Source: house rule: a result never depends on the number of host threads. Which surfaces are written is told by the
//! messages that the kernel has, whoever sends them and whenever: a surface that shares no byte with any of those may be
//! read by threads before their turn. Where that cannot be told (addresses of 64 bits, stateless writes, descriptors in
//! registers, memory that lies at several addresses) nothing may.

use crate::binding::Bindings;
use crate::dataport::{Quick, index};
use bits::GraphicsAddress;
use hw::message::{ByteScatteredRead, Message, Target, UntypedSurfaceRead};
use memory::AddressSpace;
use ports::{Grf, SendMessage, ThreadSite};
use probe::Context;
use std::ops::Range;
use surface::state::state_bytes;
use surface::{AuxiliaryMode, Surface, SurfaceKind};

/// Bytes of a binding table.
const TABLE_BYTES: u64 = 256 * 4;

/// What one message of a kernel does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Effect {
    /// It writes none.
    None,
    /// It reads a surface as [`Quick`] can.
    Reads(u8),
    /// It writes to a surface of the binding table, and nowhere else.
    Writes(u8),
    /// It may write anywhere.
    Anywhere,
}

fn effect(shared_function: u8, descriptor: Option<u32>, cx: &Context) -> Effect {
    let function = u32::from(shared_function);
    if let Some(Target::Null | Target::Sampler | Target::Gateway | Target::ThreadSpawner | Target::Urb) =
        Target::from_id(function)
    {
        return Effect::None;
    }
    let Some(message) = descriptor.and_then(|bits| hw::message::decode(cx.platform, function, bits)) else {
        return Effect::Anywhere;
    };
    let written = match message {
        Message::UntypedSurfaceRead(UntypedSurfaceRead { binding_table_index, .. })
        | Message::ByteScatteredRead(ByteScatteredRead { binding_table_index, .. })
            if binding_table_index < index::FIRST_SPECIAL =>
        {
            return Effect::Reads(binding_table_index as u8);
        }
        Message::UntypedSurfaceRead(_)
        | Message::OwordBlockRead(_)
        | Message::UnalignedOwordBlockRead(_)
        | Message::OwordDualBlockRead(_)
        | Message::DwordScatteredRead(_)
        | Message::ByteScatteredRead(_)
        | Message::ScratchBlockRead(_)
        | Message::MemoryFence(_)
        | Message::RenderCacheMemoryFence(_)
        | Message::ConstantOwordBlockRead(_)
        | Message::ConstantUnalignedOwordBlockRead(_)
        | Message::ConstantOwordDualBlockRead(_)
        | Message::ConstantDwordScatteredRead(_)
        | Message::SamplerUnalignedOwordBlockRead(_)
        | Message::ReadSurfaceInfo(_)
        | Message::TypedSurfaceRead(_)
        | Message::TransposeRead(_)
        | Message::MediaBlockRead(_)
        | Message::SamplerMediaBlockRead(_)
        | Message::A64ScatteredRead(_)
        | Message::A64UntypedSurfaceRead(_)
        | Message::A64BlockRead(_) => return Effect::None,
        Message::OwordBlockWrite(d) => d.binding_table_index,
        Message::OwordDualBlockWrite(d) => d.binding_table_index,
        Message::DwordScatteredWrite(d) => d.binding_table_index,
        Message::ByteScatteredWrite(d) => d.binding_table_index,
        Message::UntypedSurfaceWrite(d) => d.binding_table_index,
        Message::UntypedAtomicInteger(d) => d.binding_table_index,
        Message::UntypedAtomicFloat(d) => d.binding_table_index,
        Message::TypedSurfaceWrite(d) => d.binding_table_index,
        _ => return Effect::Anywhere,
    };
    match written {
        index::SHARED_LOCAL_MEMORY => Effect::None,
        index if index < index::FIRST_SPECIAL => Effect::Writes(index as u8),
        _ => Effect::Anywhere,
    }
}

/// Bytes from an address on.
fn range(at: GraphicsAddress, bytes: u64) -> Range<u64> {
    at.0..at.0.saturating_add(bytes)
}

fn overlap(a: &Range<u64>, b: &Range<u64>) -> bool {
    a.start < b.end && b.start < a.end
}

/// The surfaces that a kernel reads and does not write, by binding table index.
pub struct Unwritten<'a> {
    surfaces: Vec<Option<Surface<'a>>>,
}

impl<'a> Unwritten<'a> {
    /// For a kernel whose messages are `messages`: shared functions and descriptors, `None` for unknown ones. `None` when
    /// there is nothing that may be read.
    pub fn new(
        messages: impl Iterator<Item = (u8, Option<u32>)>,
        space: &'a AddressSpace,
        site: &ThreadSite,
        cx: &Context,
    ) -> Option<Self> {
        if !space.shows_once() {
            return None;
        }
        let (mut reads, mut writes) = ([false; 256], [false; 256]);
        for (shared_function, descriptor) in messages {
            match effect(shared_function, descriptor, cx) {
                Effect::None => {}
                Effect::Reads(index) => reads[usize::from(index)] = true,
                Effect::Writes(index) => writes[usize::from(index)] = true,
                Effect::Anywhere => return None,
            }
        }
        let mut bindings = Bindings::new(space);
        let mut state = vec![range(site.binding_table, TABLE_BYTES)];
        let mut resolve = |index: usize| {
            let number = bindings.number(site, index as u8, cx).ok()?;
            state.push(range(bindings.state_address(number)?, state_bytes(cx.platform)));
            Some(*bindings.get(number))
        };
        let mut written = Vec::new();
        for index in (0..256).filter(|&index| writes[index]) {
            let surface = resolve(index)?;
            match surface.kind {
                SurfaceKind::Null => {}
                // Their writes have other places, too.
                _ if surface.append_counter.is_some() || surface.auxiliary != AuxiliaryMode::None => {
                    return None;
                }
                _ => written.push(range(surface.base, surface.extent_bytes())),
            }
        }
        let is_written = |bytes: &Range<u64>| written.iter().any(|other| overlap(bytes, other));
        let mut surfaces = Vec::new();
        for index in (0..256).filter(|&index| reads[index] && !writes[index]) {
            let surface = resolve(index)?;
            if surface.kind == SurfaceKind::Buffer
                && !is_written(&range(surface.base, surface.extent_bytes()))
            {
                surfaces.resize(index + 1, None);
                surfaces[index] = Some(surface);
            }
        }
        (!surfaces.is_empty() && !state.iter().any(is_written)).then_some(Self { surfaces })
    }

    fn surface(&self, index: u8) -> Option<&Surface<'a>> {
        self.surfaces.get(usize::from(index))?.as_ref()
    }
}

/// Reads them for one thread of the host.
pub struct Reader {
    quick: Quick,
}

impl Default for Reader {
    fn default() -> Self {
        Self { quick: Quick::new() }
    }
}

impl Reader {
    /// Performs a message that only reads such a surface, and nothing but bytes that are there; false when nothing was
    /// done.
    #[inline]
    pub fn read(
        &mut self,
        unwritten: &Unwritten,
        message: &SendMessage,
        grf: &mut Grf,
        cx: &Context,
    ) -> bool {
        self.quick.read(message, grf, |index| unwritten.surface(index), cx)
    }
}
