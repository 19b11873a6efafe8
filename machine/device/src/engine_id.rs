//! The engines of a device and where their registers lie.
//!
//! Source: [bdw.3:GPU Overview], bases of the others than the render engine [linux:i915 engine bases].

/// A command streamer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EngineId {
    /// 3D, media and compute.
    Render,
    /// Codecs.
    Video,
    /// Codecs, the second one.
    Video2,
    /// Video enhancement.
    VideoEnhance,
    /// Copies and fills.
    Blitter,
}

impl EngineId {
    /// All of them.
    pub const ALL: [EngineId; 5] =
        [EngineId::Render, EngineId::Video, EngineId::Video2, EngineId::VideoEnhance, EngineId::Blitter];
    /// Bytes of registers of each.
    const BYTES: u32 = 0x800;

    /// MMIO offset of its registers.
    pub fn base(self) -> u32 {
        match self {
            EngineId::Render => 0x2000,
            EngineId::Video => 0x1_2000,
            EngineId::Video2 => 0x1_c000,
            EngineId::VideoEnhance => 0x1_a000,
            EngineId::Blitter => 0x2_2000,
        }
    }

    /// The name of the streamer.
    pub fn name(self) -> &'static str {
        match self {
            EngineId::Render => "render engine",
            EngineId::Video => "video engine",
            EngineId::Video2 => "second video engine",
            EngineId::VideoEnhance => "video enhancement engine",
            EngineId::Blitter => "blitter",
        }
    }

    /// The engine that a register belongs to, and the offset of the same register in the render engine.
    pub(crate) fn of_register(offset: u32) -> Option<(Self, u32)> {
        let of = |engine: &Self| (engine.base()..engine.base() + Self::BYTES).contains(&offset);
        let engine = Self::ALL.into_iter().find(of)?;
        Some((engine, engine::render_offset(offset)))
    }

    /// This engine's register of which the render engine's is `render_offset`.
    pub(crate) fn register(self, render_offset: u32) -> u32 {
        render_offset - EngineId::Render.base() + self.base()
    }

    /// The offsets of its registers.
    pub(crate) fn registers(self) -> impl Iterator<Item = u32> {
        (self.base()..self.base() + Self::BYTES).step_by(4)
    }

    pub(crate) fn streamer(self) -> hw::Engine {
        match self {
            EngineId::Render => hw::Engine::Render,
            EngineId::Video | EngineId::Video2 => hw::Engine::Video,
            EngineId::VideoEnhance => hw::Engine::VideoEnhance,
            EngineId::Blitter => hw::Engine::Blitter,
        }
    }
}
