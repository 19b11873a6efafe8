//! A platform: its limits and its named features.
//!
//! Source: `hw/platforms.hw`.

pub use crate::generated::platforms::Feature;

/// Who reads a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Engine {
    /// Render command streamer.
    Render = 1,
    /// Blitter.
    Blitter = 2,
    /// Video decode and encode.
    Video = 4,
    /// Video enhancement.
    VideoEnhance = 8,
}

impl Engine {
    /// All of them.
    pub const ALL: [Engine; 4] = [Engine::Render, Engine::Blitter, Engine::Video, Engine::VideoEnhance];

    /// The engine that the description calls `word`: `render`, `blitter`, `video` or `vebox`.
    pub fn named(word: &str) -> Option<Self> {
        Some(match word {
            "render" => Engine::Render,
            "blitter" => Engine::Blitter,
            "video" => Engine::Video,
            "vebox" => Engine::VideoEnhance,
            _ => return None,
        })
    }

    /// For people.
    pub fn name(self) -> &'static str {
        match self {
            Engine::Render => "render engine",
            Engine::Blitter => "blitter",
            Engine::Video => "video engine",
            Engine::VideoEnhance => "video enhancement engine",
        }
    }
}

/// Limits of one platform.
#[derive(Debug)]
pub struct Platform {
    pub(crate) row: u8,
    pub(crate) features: u64,
    /// Short name: `skl`.
    pub name: &'static str,
    /// Name for people.
    pub title: &'static str,
    /// Architecture generation, for reports and for the device room; behaviour asks `has`.
    pub generation: u32,
    /// PCI device id.
    pub pci_id: u16,
    /// Marketing name.
    pub renderer: &'static str,
    /// Slices.
    pub slices: u32,
    /// Subslices of a slice.
    pub subslices_per_slice: u32,
    /// Execution units of a subslice.
    pub eus_per_subslice: u32,
    /// Hardware threads of an EU.
    pub threads_per_eu: u32,
    /// Most VS threads at a time.
    pub max_vs_threads: u32,
    /// Most HS threads at a time.
    pub max_hs_threads: u32,
    /// Most DS threads at a time.
    pub max_ds_threads: u32,
    /// Most GS threads at a time.
    pub max_gs_threads: u32,
    /// Most pixel threads of one pixel-shader dispatcher.
    pub max_ps_threads: u32,
    /// Most compute threads of one subslice.
    pub max_cs_threads: u32,
    /// Most URB entries of VS.
    pub max_vs_urb_entries: u32,
    /// Most URB entries of HS.
    pub max_hs_urb_entries: u32,
    /// Most URB entries of DS.
    pub max_ds_urb_entries: u32,
    /// Most URB entries of GS.
    pub max_gs_urb_entries: u32,
    /// Fewest URB entries of VS.
    pub min_vs_urb_entries: u32,
    /// Fewest URB entries of DS when it is enabled.
    pub min_ds_urb_entries: u32,
    /// URB, KB.
    pub urb_kilobytes: u32,
    /// Push-constant part of the URB, KB.
    pub push_constant_kilobytes: u32,
    /// L3 banks.
    pub l3_banks: u32,
    /// TIMESTAMP ticks a second.
    pub timestamp_hz: u64,
    /// Bits of a graphics address.
    pub graphics_address_bits: u32,
}

impl Platform {
    /// Whether the platform has the feature.
    #[inline]
    pub fn has(&self, feature: Feature) -> bool {
        self.features >> feature as u8 & 1 != 0
    }

    /// Hardware threads of one subslice.
    pub fn threads_per_subslice(&self) -> u32 {
        self.eus_per_subslice * self.threads_per_eu
    }

    /// Subslices of all slices.
    pub fn subslices(&self) -> u32 {
        self.slices * self.subslices_per_slice
    }

    /// Index of the platform in [`crate::platforms::ALL`].
    #[inline]
    pub fn index(&self) -> usize {
        self.row.into()
    }

    /// Index of the row in every generated table.
    #[inline]
    pub(crate) fn row(&self) -> u8 {
        self.row
    }

    /// The row as a set of one.
    #[inline]
    pub(crate) fn rows(&self) -> u8 {
        1 << self.row
    }
}

impl PartialEq for Platform {
    fn eq(&self, other: &Self) -> bool {
        self.row == other.row
    }
}

impl Eq for Platform {}

/// The platform of that short name.
pub fn platform(name: &str) -> Option<&'static Platform> {
    crate::platforms::ALL.iter().copied().find(|p| p.name == name)
}
