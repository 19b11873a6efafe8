//! Messages of EU threads: what a descriptor asks of a shared function.
//!
//! Source: `hw/messages/`. One struct a message (`UntypedSurfaceRead`, `Sampler`, `Urb`, ...), one `Message` enum,
//! `decode` chooses. Deliberately absent: headers and payloads, which are the shared functions' own.

use crate::platform::Platform;

pub use crate::generated::messages::*;
pub use crate::{ExtendedMessageDescriptor, MessageDescriptor};

/// Shared function id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Target {
    /// Nobody.
    Null = 0,
    /// Sampling engine.
    Sampler = 2,
    /// Message gateway.
    Gateway = 3,
    /// Read-only data port through the sampler cache; data port 2 on Gen9, where its messages are the constant cache's.
    SamplerCache = 4,
    /// Render cache data port.
    RenderCache = 5,
    /// Unified return buffer.
    Urb = 6,
    /// Thread spawner.
    ThreadSpawner = 7,
    /// Video motion estimation.
    Vme = 8,
    /// Read-only data port through the constant cache.
    ConstantCache = 9,
    /// Data port 0.
    DataCache = 10,
    /// Pixel interpolator.
    PixelInterpolator = 11,
    /// Data port 1.
    DataCache1 = 12,
    /// Check and refinement engine.
    CheckAndRefinement = 13,
}

impl Target {
    /// The shared function of SFID `id`, none if reserved.
    pub fn from_id(id: u32) -> Option<Self> {
        use Target::*;
        Some(match id {
            0 => Null,
            2 => Sampler,
            3 => Gateway,
            4 => SamplerCache,
            5 => RenderCache,
            6 => Urb,
            7 => ThreadSpawner,
            8 => Vme,
            9 => ConstantCache,
            10 => DataCache,
            11 => PixelInterpolator,
            12 => DataCache1,
            13 => CheckAndRefinement,
            _ => return None,
        })
    }
}

/// The message that `descriptor` asks of shared function `sfid`; none if no row describes it: a Gap or Undefined of the
/// caller. Bits that the message reserves are in `Message::item().reserved(platform)`.
pub fn decode(platform: &Platform, sfid: u32, descriptor: u32) -> Option<Message> {
    matched(platform, Target::from_id(sfid)?, descriptor)
}
