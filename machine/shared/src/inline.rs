//! Messages of a kernel that are written down in its code, for one binding of its surfaces.
//!
//! Source: as [`crate::dataport`]; what lanes ask for is told by `rows.rs`, for messages that are sent and for those that are
//! written down. Only plain buffers of which every byte is bound, and local memory: what lies outside of a buffer then is
//! outside of its surface, too, and is no page fault.

use crate::dataport::{SHARED_LOCAL_MEMORY, inline as dataport};
use crate::{Abreast, SharedFunctions};
use hw::Platform;
use ir::Region;
use memory::View;
use ports::{Inline, MessageCode, SendMessage, ThreadSite};
use probe::Context;

/// Regions at most, local memory included.
pub const REGIONS: usize = 16;
/// The region of local memory.
const LOCAL: u32 = 0;

/// What the messages of a kernel lead to that are written down.
pub struct Inlined<'a> {
    platform: &'static Platform,
    /// Entries of the binding table, each the region behind local memory with its number.
    key: Vec<u32>,
    views: Vec<View<'a>>,
}

impl<'a> Inlined<'a> {
    /// For a kernel whose threads find their surfaces at `site`. Surfaces of which anything is to be reported are left to those
    /// who send messages to them.
    pub fn of(abreast: &Abreast, shared: &mut SharedFunctions<'a>, site: &ThreadSite, cx: &Context) -> Self {
        let mut inlined = Self { platform: cx.platform, key: Vec::new(), views: Vec::new() };
        for &index in abreast.lanes().iter().take(REGIONS - 1) {
            if let Some(view) = shared.bindings.plain(site, index, cx) {
                inlined.key.push(index.into());
                inlined.views.push(view);
            }
        }
        inlined
    }

    /// The regions that code reaches; local memory, which each group has for itself, is the first.
    pub fn regions(&self) -> impl Iterator<Item = Region<'a>> {
        std::iter::once(Region::empty())
            .chain(self.views.iter().map(|view| view.region().unwrap_or_default()))
    }

    fn region(&self, index: u32) -> Option<u32> {
        if index == SHARED_LOCAL_MEMORY {
            return Some(LOCAL);
        }
        let behind = self.key.iter().position(|&known| known == index)?;
        Some(behind as u32 + 1)
    }
}

impl Inline for Inlined<'_> {
    fn key(&self) -> &[u32] {
        &self.key
    }

    fn takes(&self, message: &SendMessage) -> bool {
        dataport::rows(self.platform, message).is_some_and(|(index, _)| self.region(index).is_some())
    }

    fn record(&self, code: &mut MessageCode) {
        let Some((index, rows)) = dataport::rows(self.platform, &code.message) else { return };
        let Some(region) = self.region(index) else { return };
        dataport::record(rows, region, region == LOCAL, code);
    }
}
