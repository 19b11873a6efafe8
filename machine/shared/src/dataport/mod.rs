//! Data ports: memory as messages see it.
//!
//! | file | what |
//! |---|---|
//! | `data_cache.rs` | data cache 0 and the read-only ports: blocks, scattered bytes and DWords, scratch, surface info |
//! | `data_cache_1.rs` | data cache 1: untyped surfaces, untyped atomics, 64-bit addresses |
//! | `typed.rs` | data cache 1: typed surfaces and their atomics |
//! | `media.rs` | data cache 1 and the sampler cache: rectangles of media surfaces |
//! | `scaled.rs` | data cache 2: indices times pitch |
//! | `render_target.rs` | render cache |
//! | `block.rs` `scattered.rs` `atomic.rs` | what the lanes do, whatever their port |
//! | `sites.rs` | what descriptors lead to, found out once in a draw |
//! | `rows.rs` | the short way of plain reads and writes |
//! | `inline.rs` | the same, written down in the code of kernels |
//! | `buffer.rs` | address models and bounds |
//!
//! Messages are performed at once and in order, so that every ordering rule of the manual holds (DP-02, DP-44) and
//! fences have nothing to wait for.
//!
//! Source: [skl.7:Data Port], DP-01 to DP-46.

mod atomic;
mod block;
mod buffer;
mod data_cache;
mod data_cache_1;
pub(crate) mod inline;
mod media;
pub(crate) mod render_target;
mod rows;
mod scaled;
mod scattered;
mod sites;
mod typed;

use crate::Slm;
use crate::binding::Bindings;
use crate::router::MessageContext;
pub(crate) use index::SHARED_LOCAL_MEMORY;
pub(crate) use rows::Memory;
pub(crate) use sites::{Sites, plain};

use buffer::{Buffer, Structure, page_fault};
use data_cache::{ByteScattered, DwordScattered, OwordBlock, OwordDualBlock, ScratchBlock};
use data_cache_1::{A64Block, A64Scattered, Atomic, CounterSlots, Untyped, append_counter};
use hw::message::Message;
use memory::AddressSpace;
use ports::{Grf, SendMessage};
use probe::{Context, Stop, System};
use scaled::ByteScaled;
use surface::{Surface, SurfaceKind};

/// Binding table indices that name no surface. [skl.7:Binding Table Index]
pub(crate) mod index {
    /// From here on indices have meanings of their own, or are reserved.
    pub const FIRST_SPECIAL: u32 = 240;
    /// Bindless: the surface state offset is in the extended descriptor.
    pub const BINDLESS: u32 = 252;
    pub const STATELESS_NON_COHERENT: u32 = 253;
    pub const SHARED_LOCAL_MEMORY: u32 = 254;
    pub const STATELESS: u32 = 255;
}

/// What the messages of one thread reach.
pub(crate) struct Port<'s, 'a> {
    pub bindings: &'s mut Bindings<'a>,
    pub space: &'a AddressSpace,
    pub thread: &'s MessageContext<'s>,
    pub slm: Option<&'s Slm>,
    pub cx: &'s Context<'s>,
}

/// Performs one data port message.
pub(crate) fn send(mut port: Port, data: &Message, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
    let p = &mut port;
    match *data {
        Message::OwordBlockRead(d) => {
            OwordBlock::new(d.binding_table_index, d.data_blocks).read(p, message, grf)
        }
        Message::UnalignedOwordBlockRead(d) => {
            OwordBlock::new(d.binding_table_index, d.data_blocks).unaligned().read(p, message, grf)
        }
        Message::OwordBlockWrite(d) => {
            OwordBlock::new(d.binding_table_index, d.data_blocks).write(p, message, grf)
        }
        Message::OwordDualBlockRead(d) => {
            OwordDualBlock::new(d.binding_table_index, d.data_blocks).read(p, message, grf)
        }
        Message::OwordDualBlockWrite(d) => {
            OwordDualBlock::new(d.binding_table_index, d.data_blocks).write(p, message, grf)
        }
        Message::DwordScatteredRead(d) => {
            DwordScattered::new(d.binding_table_index, d.simd_mode).read(p, message, grf)
        }
        Message::DwordScatteredWrite(d) => {
            DwordScattered::new(d.binding_table_index, d.simd_mode).write(p, message, grf)
        }
        Message::ByteScatteredRead(d) => {
            ByteScattered::new(d.binding_table_index, d.simd_mode, d.data_size).read(p, message, grf)
        }
        Message::ByteScatteredWrite(d) => {
            ByteScattered::new(d.binding_table_index, d.simd_mode, d.data_size).write(p, message, grf)
        }
        Message::ScratchBlockRead(d) => {
            ScratchBlock::new(d.hword_offset, d.register_blocks, d.channel_mode).read(p, message, grf)
        }
        Message::ScratchBlockWrite(d) => {
            ScratchBlock::new(d.hword_offset, d.register_blocks, d.channel_mode).write(p, message, grf)
        }
        // Everything before a fence is complete; the data of its response is undefined and left as it is.
        Message::MemoryFence(_) | Message::RenderCacheMemoryFence(_) => Ok(()),

        Message::ConstantOwordBlockRead(d) => {
            OwordBlock::new(d.binding_table_index, d.data_blocks).read_only().read(p, message, grf)
        }
        Message::ConstantUnalignedOwordBlockRead(d) => OwordBlock::new(d.binding_table_index, d.data_blocks)
            .read_only()
            .unaligned()
            .read(p, message, grf),
        Message::SamplerUnalignedOwordBlockRead(d) => OwordBlock::new(d.binding_table_index, d.data_blocks)
            .read_only()
            .unaligned()
            .read(p, message, grf),
        Message::ConstantOwordDualBlockRead(d) => {
            OwordDualBlock::new(d.binding_table_index, d.data_blocks).read_only().read(p, message, grf)
        }
        Message::ConstantDwordScatteredRead(d) => {
            DwordScattered::new(d.binding_table_index, d.simd_mode).read_only().read(p, message, grf)
        }
        Message::ReadSurfaceInfo(d) => data_cache::surface_info(p, d.binding_table_index, message, grf),

        Message::UntypedSurfaceRead(d) => {
            Untyped::new(d.binding_table_index, d.channel_mask_disable, d.simd_mode, p).read(p, message, grf)
        }
        Message::UntypedSurfaceWrite(d) => {
            Untyped::new(d.binding_table_index, d.channel_mask_disable, d.simd_mode, p).write(p, message, grf)
        }
        Message::UntypedAtomicInteger(d) => {
            let wide = d.simd_mode == hw::message::UntypedAtomicInteger::SIMD_MODE_SIMD16;
            Atomic::integer(d.atomic_operation).untyped(p, d.binding_table_index, wide, message, grf)
        }
        Message::UntypedAtomicFloat(d) => {
            let wide = d.simd_mode == hw::message::UntypedAtomicFloat::SIMD_MODE_SIMD16;
            Atomic::float(d.atomic_operation).untyped(p, d.binding_table_index, wide, message, grf)
        }
        Message::TypedSurfaceRead(d) => typed::read(p, &d, message, grf),
        Message::TypedSurfaceWrite(d) => typed::write(p, &d, message, grf),
        Message::TypedAtomicInteger(d) => typed::atomic(p, &d, message, grf),
        Message::A64ScatteredRead(d) => {
            A64Scattered::new(d.subtype, d.data_elements, d.simd_mode).read(p, message, grf)
        }
        Message::A64ScatteredWrite(d) => {
            A64Scattered::new(d.subtype, d.data_elements, d.simd_mode).write(p, message, grf)
        }
        Message::A64UntypedSurfaceRead(d) => {
            Untyped::new(0, d.channel_mask_disable, d.simd_mode, p).read_64(p, message, grf)
        }
        Message::A64UntypedSurfaceWrite(d) => {
            Untyped::new(0, d.channel_mask_disable, d.simd_mode, p).write_64(p, message, grf)
        }
        Message::A64UntypedAtomicInteger(d) => {
            Atomic::integer(d.atomic_operation).addresses_64(p, d.data_width != 0, message, grf)
        }
        Message::A64UntypedAtomicFloat(d) => {
            Atomic::float(d.atomic_operation).addresses_64(p, false, message, grf)
        }
        Message::A64BlockRead(d) => A64Block::new(d.data_blocks, d.subtype).read(p, message, grf),
        Message::A64BlockWrite(d) => A64Block::new(d.data_blocks, d.subtype).write(p, message, grf),

        Message::TransposeRead(d) => media::transpose(p, d.binding_table_index, message, grf),
        Message::MediaBlockRead(d) => {
            media::read(p, d.binding_table_index, d.vertical_line_stride_override, false, message, grf)
        }
        Message::SamplerMediaBlockRead(d) => {
            media::read(p, d.binding_table_index, d.vertical_line_stride_override, true, message, grf)
        }
        Message::MediaBlockWrite(d) => {
            media::write(p, d.binding_table_index, d.vertical_line_stride_override, message, grf)
        }
        Message::AtomicCounter(d) => {
            let slots = CounterSlots::Eight { high: d.high_slot_group };
            append_counter(p, d.binding_table_index, d.atomic_operation, slots, message, grf)
        }
        Message::AtomicCounterSimd4x2(d) => {
            append_counter(p, d.binding_table_index, d.atomic_operation, CounterSlots::Two, message, grf)
        }
        Message::UntypedAtomicIntegerSimd4x2(d) => {
            Atomic::integer(d.atomic_operation).untyped_two(p, d.binding_table_index, message, grf)
        }
        Message::A64UntypedAtomicIntegerSimd4x2(d) => {
            Atomic::integer(d.atomic_operation).addresses_64_two(p, d.data_width != 0, message, grf)
        }
        Message::UntypedAtomicFloatSimd4x2(d) => {
            Atomic::float(d.atomic_operation).untyped_two(p, d.binding_table_index, message, grf)
        }
        Message::A64UntypedAtomicFloatSimd4x2(d) => {
            Atomic::float(d.atomic_operation).addresses_64_two(p, false, message, grf)
        }
        Message::TypedAtomicIntegerSimd4x2(d) => typed::atomic_two(p, &d, message, grf),

        Message::ScaledByteScatteredRead(d) => {
            ByteScaled::new(d.simd_mode, d.data_size, p).read(p, message, grf)
        }
        Message::ScaledByteScatteredWrite(d) => {
            ByteScaled::new(d.simd_mode, d.data_size, p).write(p, message, grf)
        }
        Message::ScaledUntypedSurfaceRead(d) => {
            Untyped::new(0, d.channel_mask_disable, d.simd_mode, p).read_scaled(p, false, message, grf)
        }
        Message::ScaledUntypedSurfaceWrite(d) => {
            Untyped::new(0, d.channel_mask_disable, d.simd_mode, p).write_scaled(p, false, message, grf)
        }
        Message::ScaledA64UntypedSurfaceRead(d) => {
            Untyped::new(0, d.channel_mask_disable, d.simd_mode, p).read_scaled(p, true, message, grf)
        }
        Message::ScaledA64UntypedSurfaceWrite(d) => {
            Untyped::new(0, d.channel_mask_disable, d.simd_mode, p).write_scaled(p, true, message, grf)
        }
        Message::ScaledA64ScatteredRead(d) => {
            A64Scattered::new(d.subtype, d.data_elements, d.simd_mode).read_scaled(p, message, grf)
        }
        Message::ScaledA64ScatteredWrite(d) => {
            A64Scattered::new(d.subtype, d.data_elements, d.simd_mode).write_scaled(p, message, grf)
        }
        // The router keeps these for other shared functions.
        Message::Sampler(_)
        | Message::Urb(_)
        | Message::RenderTargetWrite(_)
        | Message::RenderTargetRead(_)
        | Message::PixelInterpolator(_)
        | Message::Gateway(_)
        | Message::ThreadSpawner(_) => {
            Err(p.cx.bug("DP-01", "a message of another function reached the data port"))
        }
    }
}

impl<'a> Port<'_, 'a> {
    /// The surface of a binding table index.
    fn surface(&mut self, index: u32, message: &SendMessage) -> Result<&Surface<'a>, Stop> {
        if message.in_system_routine {
            self.cx.undefined("DP-07", "the system routine accesses a surface");
        }
        if index == index::BINDLESS && self.cx.platform.has(hw::Feature::BindlessSurfaces) {
            let extended =
                hw::ExtendedMessageDescriptor::look(self.cx.platform, &[message.extended_descriptor]);
            // The field counts surface states of 64 bytes.
            let offset = extended.bindless_surface_state_offset << 6;
            return self.bindings.bindless(self.thread.site, offset, self.cx);
        }
        self.bindings.surface(self.thread.site, index as u8, self.cx)
    }

    /// Where the offsets of a message lead. `buffer_base` is the header's buffer base address, 0 without a header;
    /// only data cache ports decode the SLM index.
    fn buffer(
        &mut self,
        index: u32,
        buffer_base: u32,
        slm_decoded: bool,
        message: &SendMessage,
    ) -> Result<Buffer<'_, 'a>, Stop> {
        match index {
            index::STATELESS | index::STATELESS_NON_COHERENT => Ok(self.stateless(buffer_base)),
            index::SHARED_LOCAL_MEMORY if slm_decoded => Ok(self.local()),
            _ => {
                let surface = self.surface(index, message)?;
                Ok(match surface.kind {
                    SurfaceKind::Null => Buffer::Nothing,
                    _ => Buffer::Surface {
                        view: surface.view,
                        base: surface.base,
                        size_bytes: surface.extent_bytes(),
                        structure: (surface.kind == SurfaceKind::StructuredBuffer).then_some(Structure {
                            entries: surface.width_px,
                            pitch_bytes: surface.pitch_bytes,
                        }),
                    },
                })
            }
        }
    }

    /// The thread group's shared local memory.
    fn local(&mut self) -> Buffer<'_, 'a> {
        match self.slm {
            Some(slm) => Buffer::Local(slm),
            None => {
                self.cx.undefined("DP-06", "shared local memory access from a thread that has none");
                Buffer::Nothing
            }
        }
    }

    /// Where scratch blocks lie: in A32 memory, but for the system routine where its thread is saved.
    /// [skl.7:Address Models during SIP] [skl.7:Mid-Thread Preemption]
    fn scratch(&self, buffer_base: u32, message: &SendMessage) -> Buffer<'static, 'a> {
        /// Bytes of the save area for the local memory of a subslice, and for a thread.
        const SLM_BYTES: u64 = 0x1_0000;
        const THREAD_BYTES: u64 = 0x2000;
        match self.thread.site.context_save {
            Some(base) if message.in_system_routine => {
                self.cx.used(System::DP07);
                let before = SLM_BYTES * u64::from(self.cx.platform.subslices())
                    + THREAD_BYTES * u64::from(self.thread.start.thread_id);
                Buffer::Stateless {
                    space: self.space,
                    base: base.0.wrapping_add(before),
                    limit_bytes: THREAD_BYTES,
                }
            }
            _ => self.stateless(buffer_base),
        }
    }

    /// A32 stateless memory: general state base plus the buffer base of the header. Where general state has a size, a size
    /// of zero has everything outside. [skl.7:Bounds Checking and Faulting]
    fn stateless(&self, buffer_base: u32) -> Buffer<'static, 'a> {
        let site = self.thread.site;
        let limit_bytes = match site.general_state_bytes {
            0 if !self.cx.platform.has(hw::Feature::SizesOfBuffers) => 1 << 32,
            bytes => bytes.saturating_sub(u64::from(buffer_base)),
        };
        Buffer::Stateless {
            space: self.space,
            base: site.general_state_base.0.wrapping_add(u64::from(buffer_base)),
            limit_bytes,
        }
    }

    /// The whole address space: A64 messages carry addresses.
    fn addresses_64(&self) -> Buffer<'static, 'a> {
        Buffer::Stateless { space: self.space, base: 0, limit_bytes: u64::MAX }
    }
}
