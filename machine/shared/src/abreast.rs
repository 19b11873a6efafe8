//! Kernels whose threads may run side by side, and what of their surfaces they then have in common.
//!
//! Source: house rule: a result never depends on the number of host threads. Groups of a walker have no order of their own,
//! so that a program without races gets the same from any; but who comes first can be seen from atomic operations that
//! return what they found, or that do not commute, from clocks, and from URB entries that all threads share. Such kernels
//! are told by the messages that they have. Where that cannot be told (descriptors in registers, state without a binding
//! table) groups run one after the other.
//!
//! Pixels do have an order, but only where they lie on each other: threads of a pixel shader that writes no other memory
//! than its targets may run side by side for pixels that do not.

use crate::SharedFunctions;
use crate::binding::Seed;
use crate::dataport::{index, inline};
use crate::sampler::{self, is_cache_flush};
use hw::Platform;
use hw::message::{Gateway, Message, MessageDescriptor, ThreadSpawner, UntypedAtomicInteger};
use ports::ThreadSite;
use probe::Context;

/// Atomic operations that give the same in any order of their kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Sum,
    And,
    Or,
    Xor,
    SignedMaximum,
    SignedMinimum,
    UnsignedMaximum,
    UnsignedMinimum,
}

impl Kind {
    fn of(operation: u32) -> Option<Self> {
        type A = UntypedAtomicInteger;
        Some(match operation {
            A::ATOMIC_OPERATION_ADD
            | A::ATOMIC_OPERATION_SUB
            | A::ATOMIC_OPERATION_INC
            | A::ATOMIC_OPERATION_DEC
            | A::ATOMIC_OPERATION_PREDEC => Kind::Sum,
            A::ATOMIC_OPERATION_AND => Kind::And,
            A::ATOMIC_OPERATION_OR => Kind::Or,
            A::ATOMIC_OPERATION_XOR => Kind::Xor,
            A::ATOMIC_OPERATION_IMAX => Kind::SignedMaximum,
            A::ATOMIC_OPERATION_IMIN => Kind::SignedMinimum,
            A::ATOMIC_OPERATION_UMAX => Kind::UnsignedMaximum,
            A::ATOMIC_OPERATION_UMIN => Kind::UnsignedMinimum,
            _ => return None,
        })
    }
}

/// What one message asks of the order of groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// Nothing, and it has no surface.
    Free,
    /// Nothing; its surface is at this index of the binding table.
    At(u32),
    /// The same of a message that writes there.
    Writes(u32),
    /// The same of a message that may have the sampler of an index.
    Samples(u32, u32),
    /// The same of one to the render target at an index.
    Target(u32),
    /// Nothing, but it writes memory elsewhere.
    WritesElsewhere,
    /// Other atomic operations must be of the same kind, and operands as wide.
    Commutes(u32, Kind, bool),
    /// Groups come one after the other.
    InOrder,
}

/// An atomic operation on memory at an index, by its code and the width of its operands.
fn atomic(binding_table_index: u32, operation: u32, is_wide: bool, returns: bool) -> Order {
    match Kind::of(operation) {
        // Local memory belongs to one group, whose threads have an order.
        _ if binding_table_index == index::SHARED_LOCAL_MEMORY => Order::Free,
        Some(kind) if !returns => Order::Commutes(binding_table_index, kind, is_wide),
        _ => Order::InOrder,
    }
}

fn order(shared_function: u8, descriptor: Option<u32>, platform: &Platform) -> Order {
    let Some(bits) = descriptor else { return Order::InOrder };
    let Some(message) = hw::message::decode(platform, shared_function.into(), bits) else {
        return Order::InOrder;
    };
    let returns = MessageDescriptor::look(platform, &[bits]).response_length != 0;
    match message {
        Message::ThreadSpawner(d) if d.opcode != ThreadSpawner::OPCODE_SPAWN_THREAD => Order::Free,
        Message::Gateway(d) if d.subfunction_id == Gateway::SUBFUNCTION_ID_BARRIER_MSG => Order::Free,
        Message::MemoryFence(_)
        | Message::RenderCacheMemoryFence(_)
        | Message::ScratchBlockRead(_)
        | Message::A64ScatteredRead(_)
        | Message::A64UntypedSurfaceRead(_)
        | Message::A64BlockRead(_)
        | Message::PixelInterpolator(_) => Order::Free,
        Message::ScratchBlockWrite(_)
        | Message::A64ScatteredWrite(_)
        | Message::A64UntypedSurfaceWrite(_)
        | Message::A64BlockWrite(_) => Order::WritesElsewhere,
        Message::RenderTargetWrite(d) => Order::Target(d.binding_table_index),
        Message::RenderTargetRead(d) => Order::Target(d.binding_table_index),
        Message::OwordBlockRead(d) => Order::At(d.binding_table_index),
        Message::OwordBlockWrite(d) => Order::Writes(d.binding_table_index),
        Message::UnalignedOwordBlockRead(d) => Order::At(d.binding_table_index),
        Message::OwordDualBlockRead(d) => Order::At(d.binding_table_index),
        Message::OwordDualBlockWrite(d) => Order::Writes(d.binding_table_index),
        Message::DwordScatteredRead(d) => Order::At(d.binding_table_index),
        Message::DwordScatteredWrite(d) => Order::Writes(d.binding_table_index),
        Message::ByteScatteredRead(d) => Order::At(d.binding_table_index),
        Message::ByteScatteredWrite(d) => Order::Writes(d.binding_table_index),
        Message::ConstantOwordBlockRead(d) => Order::At(d.binding_table_index),
        Message::ConstantUnalignedOwordBlockRead(d) => Order::At(d.binding_table_index),
        Message::ConstantOwordDualBlockRead(d) => Order::At(d.binding_table_index),
        Message::ConstantDwordScatteredRead(d) => Order::At(d.binding_table_index),
        Message::SamplerUnalignedOwordBlockRead(d) => Order::At(d.binding_table_index),
        Message::UntypedSurfaceRead(d) => Order::At(d.binding_table_index),
        Message::UntypedSurfaceWrite(d) => Order::Writes(d.binding_table_index),
        Message::MediaBlockRead(d) => Order::At(d.binding_table_index),
        Message::SamplerMediaBlockRead(d) => Order::At(d.binding_table_index),
        Message::MediaBlockWrite(d) => Order::Writes(d.binding_table_index),
        Message::TypedSurfaceRead(d) => Order::At(d.binding_table_index),
        Message::TypedSurfaceWrite(d) => Order::Writes(d.binding_table_index),
        Message::UntypedAtomicInteger(d) => atomic(d.binding_table_index, d.atomic_operation, false, returns),
        Message::TypedAtomicInteger(d) => atomic(d.binding_table_index, d.atomic_operation, false, returns),
        Message::A64UntypedAtomicInteger(d) => {
            atomic(index::STATELESS, d.atomic_operation, d.data_width != 0, returns)
        }
        Message::Sampler(d) if sampler::is_scaler(&d) => Order::Free,
        Message::Sampler(d) if !is_cache_flush(&d) => Order::Samples(d.binding_table_index, d.sampler_index),
        _ => Order::InOrder,
    }
}

/// The entries of the tables that a kernel names whose threads may run side by side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Abreast {
    /// Of the binding table.
    indices: Vec<u8>,
    /// Of the table of samplers.
    samplers: Vec<u8>,
    /// Render targets in the binding table.
    targets: Vec<u8>,
    /// Of the binding table, for plain reads and writes of lanes.
    lanes: Vec<u8>,
    /// Its threads write memory that is no target.
    writes: bool,
}

impl Abreast {
    /// For a kernel whose messages are these: shared functions and descriptors, `None` for unknown ones. `None` when its
    /// threads have to come one after the other.
    pub fn of(messages: impl Iterator<Item = (u8, Option<u32>)>, platform: &Platform) -> Option<Self> {
        let mut atomics = None;
        let mut all = Self::default();
        for (shared_function, descriptor) in messages {
            let plain =
                descriptor.and_then(|descriptor| inline::index(platform, shared_function, descriptor));
            all.lanes.extend(plain.filter(|&index| index < index::FIRST_SPECIAL).map(|index| index as u8));
            let index = match order(shared_function, descriptor, platform) {
                Order::Free => continue,
                Order::WritesElsewhere => {
                    all.writes = true;
                    continue;
                }
                Order::At(index) => index,
                Order::Writes(index) => {
                    all.writes |= index != index::SHARED_LOCAL_MEMORY;
                    index
                }
                Order::Commutes(index, kind, is_wide) => {
                    if *atomics.get_or_insert((kind, is_wide)) != (kind, is_wide) {
                        return None;
                    }
                    all.writes = true;
                    index
                }
                Order::Samples(index, sampler) => {
                    all.samplers.push(sampler as u8);
                    index
                }
                Order::Target(index) => {
                    all.targets.push(index as u8);
                    continue;
                }
                Order::InOrder => return None,
            };
            match index {
                index::SHARED_LOCAL_MEMORY | index::STATELESS | index::STATELESS_NON_COHERENT => {}
                index::FIRST_SPECIAL.. => return None,
                index => all.indices.push(index as u8),
            }
        }
        for list in [&mut all.indices, &mut all.samplers, &mut all.targets, &mut all.lanes] {
            list.sort_unstable();
            list.dedup();
        }
        Some(all)
    }

    /// The threads of a group, or of pixels, write nothing but targets.
    pub fn writes_only_targets(&self) -> bool {
        !self.writes
    }

    /// Entries of the binding table that are written or read as render targets.
    pub fn targets(&self) -> &[u8] {
        &self.targets
    }

    /// Entries of the binding table whose messages may be written down.
    pub(crate) fn lanes(&self) -> &[u8] {
        &self.lanes
    }

    /// Resolves all surfaces and samplers before the threads begin. False when there is anything to report: then those
    /// threads report it that come to it, one after the other.
    pub fn resolve(&self, shared: &mut SharedFunctions, site: &ThreadSite, cx: &Context) -> bool {
        let bindings = &mut shared.bindings;
        let findings = cx.findings.beside();
        let has_plain_samplers = self.samplers.iter().all(|&index| {
            let quiet = Context { findings: &findings, ..*cx };
            sampler::look(site, index, bindings.space(), &quiet) && !findings.has_entries()
        });
        if !has_plain_samplers {
            return false;
        }
        self.indices.iter().all(|&index| bindings.quietly(site, index, cx).is_some())
    }
}

/// Copies the surfaces that kernels have resolved for the shared functions of another host thread.
pub fn seed<'a>(all: &[&Abreast], shared: &SharedFunctions<'a>, site: &ThreadSite) -> Seed<'a> {
    let mut indices: Vec<u8> = all.iter().flat_map(|abreast| abreast.indices.iter().copied()).collect();
    indices.sort_unstable();
    indices.dedup();
    shared.bindings.seed(site, &indices)
}
