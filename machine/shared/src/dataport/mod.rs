//! Data ports: memory as messages see it.
//!
//! | file | messages |
//! |---|---|
//! | `data_cache.rs` | data cache 0 and the read-only ports: blocks, scattered bytes and DWords, scratch, fence |
//! | `data_cache_1.rs` | data cache 1: untyped and typed surfaces, atomics, 64-bit addresses |
//! | `render_target.rs` | render cache |
//! | `block.rs` `scattered.rs` `atomic.rs` `typed.rs` | what the messages do, whatever their port |
//! | `buffer.rs` | address models and bounds |
//!
//! Messages are performed at once and in order, so that every ordering rule of the manual holds (DP-02, DP-44) and
//! fences have nothing to wait for.
//!
//! Source: [skl.7:Data Port], DP-01 to DP-46.

mod atomic;
mod block;
mod buffer;
pub(crate) mod data_cache;
pub(crate) mod data_cache_1;
pub(crate) mod render_target;
mod scattered;
mod typed;

use crate::Slm;
use crate::binding::Bindings;
use crate::router::MessageContext;
use bits::field;
use buffer::Buffer;
use memory::AddressSpace;
use ports::SendMessage;
use probe::{Context, Stop};
use surface::{Surface, SurfaceKind};

/// Binding table indices that name no surface. [skl.7:Binding Table Index]
mod index {
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
    pub slm: Option<&'s mut Slm>,
    pub cx: &'s Context<'s>,
}

/// Common to all data port descriptors: binding table index, message type and its control bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Descriptor {
    pub binding_table_index: u32,
    /// Bits 13:8, whose meaning depends on the type.
    pub control: u32,
    /// Bits 18:14.
    pub message_type: u32,
}

impl Descriptor {
    pub fn decode(descriptor: u32) -> Self {
        Self {
            binding_table_index: field(descriptor, 7, 0),
            control: field(descriptor, 13, 8),
            message_type: field(descriptor, 18, 14),
        }
    }
}

impl<'a> Port<'_, 'a> {
    /// The surface of a binding table index.
    fn surface(&mut self, index: u32, message: &SendMessage) -> Result<&Surface<'a>, Stop> {
        if index == index::BINDLESS && self.cx.platform.has(hw::Feature::BindlessSurfaces) {
            // Extended descriptor bits 31:12 are bits 25:6 of the offset. [mesa:gen9 bindless surface handle]
            let offset = field(message.extended_descriptor, 31, 12) << 6;
            return self.bindings.bindless(self.thread.site, offset, self.cx);
        }
        self.bindings.surface(self.thread.site, index as u8, self.cx)
    }

    /// Where the offsets of a message lead. `buffer_base` is the header's buffer base address, 0 without a header.
    fn buffer(
        &mut self,
        index: u32,
        buffer_base: u32,
        slm_decoded: bool,
        message: &SendMessage,
    ) -> Result<Buffer<'_, 'a>, Stop> {
        match index {
            index::STATELESS | index::STATELESS_NON_COHERENT => Ok(self.stateless(buffer_base)),
            index::SHARED_LOCAL_MEMORY if slm_decoded => Ok(match self.slm.as_deref_mut() {
                Some(slm) => Buffer::Local(slm),
                None => {
                    self.cx.undefined("DP-06", "shared local memory access from a thread that has none");
                    Buffer::Nothing
                }
            }),
            _ => {
                let surface = self.surface(index, message)?;
                Ok(match surface.kind {
                    SurfaceKind::Null => Buffer::Nothing,
                    _ => Buffer::Surface {
                        view: surface.view,
                        base: surface.base,
                        size_bytes: surface.extent_bytes(),
                    },
                })
            }
        }
    }

    /// A32 stateless memory: general state base plus the buffer base of the header.
    fn stateless(&self, buffer_base: u32) -> Buffer<'static, 'a> {
        let site = self.thread.site;
        let limit_bytes = match site.general_state_bytes {
            0 => 1 << 32,
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
