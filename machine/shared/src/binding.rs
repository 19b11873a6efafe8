//! Surface state fetch: binding tables and bindless offsets to resolved surfaces.
//!
//! Source: [skl.7:Surface State Fetch] [skl.7:Bindless Surface State Fetch] [bdw.2d:BINDING_TABLE_STATE].
//! Plays the part of the state caches: what was resolved once in a draw is a table look-up afterwards, and
//! [`Bindings::begin_draw`] has every state compared with memory again, as the invalidations that drivers emit between
//! draws would.
//! Deliberately absent: the special indices of the data port (stateless, SLM): they name no surface state.

use crate::dataport;
use bits::GraphicsAddress;
use memory::{AddressSpace, View};
use ports::ThreadSite;
use probe::{Context, Fault, Stop};
use surface::control::Access;
use surface::state::{STATE_DWORDS, bound_state, read_state, state_bytes};
use surface::{Surface, SurfaceKind};

/// Entries of a binding table that an 8-bit index reaches.
const TABLE_ENTRIES: usize = 256;
/// Launching stages, each with its own table.
const STAGES: usize = 8;

/// The resolved entries of one stage's binding table.
#[derive(Default)]
struct Table {
    binding_table: GraphicsAddress,
    surface_state_base: GraphicsAddress,
    /// Draw in which each entry was resolved, and its surface; empty until the stage sends a message.
    entries: Vec<(u32, u32)>,
}

/// A surface with the state that it was resolved from.
#[derive(Clone, Copy)]
struct Resolved<'a> {
    address: GraphicsAddress,
    dwords: [u32; STATE_DWORDS],
    /// Draw in which the state in memory was last seen to be this.
    draw: u32,
    surface: Surface<'a>,
    /// Generation of what is known of memory when clear blocks of the surface were last looked for.
    settled: u64,
}

/// Surfaces of a binding table that were resolved, for the bindings of another host thread.
#[derive(Default)]
pub struct Seed<'a> {
    surfaces: Vec<(u8, Resolved<'a>)>,
}

/// No revision of what is known of memory.
const NEVER: u64 = u64::MAX;
/// Surfaces kept from draw to draw; past this number all are forgotten when a draw begins.
const KEPT: usize = 1024;
/// Slots of the direct-mapped table of state addresses.
const SLOTS: usize = 256;

/// Resolved surfaces of the present draw.
pub struct Bindings<'a> {
    space: &'a AddressSpace,
    tables: [Table; STAGES],
    surfaces: Vec<Resolved<'a>>,
    /// For each slot of state addresses, one more than the number of a surface.
    slots: Vec<u32>,
    null: Surface<'a>,
    draw: u32,
}

impl<'a> Bindings<'a> {
    /// Nothing resolved.
    pub fn new(space: &'a AddressSpace) -> Self {
        Self {
            space,
            tables: Default::default(),
            surfaces: Vec::new(),
            slots: vec![0; SLOTS],
            null: Surface::null(),
            draw: 1,
        }
    }

    /// The address space that surfaces resolve in.
    pub fn space(&self) -> &'a AddressSpace {
        self.space
    }

    /// Copies the surfaces at some indices of the site's binding table, as far as they are resolved.
    pub fn seed(&self, site: &ThreadSite, indices: &[u8]) -> Seed<'a> {
        let table = &self.tables[site.stage as usize % STAGES];
        let surface = |&index: &u8| {
            let &(draw, number) = table.entries.get(usize::from(index))?;
            let resolved = self.surfaces.get(number as usize).filter(|_| draw == self.draw)?;
            Some((index, *resolved))
        };
        Seed { surfaces: indices.iter().filter_map(surface).collect() }
    }

    /// Bindings that have these surfaces in the site's binding table.
    pub fn from_seed(seed: &Seed<'a>, site: &ThreadSite, space: &'a AddressSpace) -> Self {
        let mut bindings = Self::new(space);
        let table = &mut bindings.tables[site.stage as usize % STAGES];
        table.binding_table = site.binding_table;
        table.surface_state_base = site.surface_state_base;
        table.entries.resize(TABLE_ENTRIES, (0, 0));
        for (number, (index, resolved)) in seed.surfaces.iter().enumerate() {
            bindings.surfaces.push(Resolved { draw: bindings.draw, ..*resolved });
            table.entries[usize::from(*index)] = (bindings.draw, number as u32);
        }
        bindings
    }

    /// Resolves a surface whose bytes lanes address by themselves; `None` when anything is to be reported of it, or a byte of it
    /// is not bound or out of the reach of 32 bits.
    pub fn plain(&mut self, site: &ThreadSite, index: u8, cx: &Context) -> Option<View<'a>> {
        let number = self.quietly(site, index, cx)?;
        let surface = self.get(number);
        let view = dataport::plain(surface)?;
        (view.len() as u64 == surface.extent_bytes() && view.region().is_some()).then_some(view)
    }

    /// As [`Bindings::number`], but where anything is to be reported nothing is done.
    pub fn quietly(&mut self, site: &ThreadSite, index: u8, cx: &Context) -> Option<usize> {
        let findings = cx.findings.beside();
        let number = self.number(site, index, &Context { findings: &findings, ..*cx }).ok()?;
        if findings.has_entries() {
            self.forget(number);
            return None;
        }
        if findings.has_news() {
            cx.findings.merge(&findings);
        }
        Some(number)
    }

    /// Forgets a surface: its state is resolved again when it is next asked for.
    pub fn forget(&mut self, number: usize) {
        if let Some(known) = self.surfaces.get_mut(number) {
            known.draw = 0;
            known.dwords = [!0; STATE_DWORDS];
        }
        for table in &mut self.tables {
            for (draw, known) in &mut table.entries {
                if *known as usize == number {
                    *draw = 0;
                }
            }
        }
    }

    /// Doubts what was resolved: state in memory may have changed. Surfaces whose state is found unchanged are used
    /// again, because what is bound in the address space cannot change while it is lent.
    pub fn begin_draw(&mut self) {
        if self.surfaces.len() > KEPT {
            self.surfaces.clear();
            self.slots.fill(0);
        }
        self.draw = match self.draw.checked_add(1) {
            Some(draw) => draw,
            None => {
                self.tables = Default::default();
                1
            }
        };
    }

    /// Number of the surface at `index` of the site's binding table, for [`Bindings::get`]. It stays valid until
    /// the next [`Bindings::begin_draw`].
    ///
    /// # Errors
    /// A page fault when the table entry, the state or the first byte of the surface is not mapped.
    #[inline]
    pub fn number(&mut self, site: &ThreadSite, index: u8, cx: &Context) -> Result<usize, Stop> {
        let table = &self.tables[site.stage as usize % STAGES];
        if table.binding_table == site.binding_table
            && table.surface_state_base == site.surface_state_base
            && let Some(&(draw, number)) = table.entries.get(index as usize)
            && draw == self.draw
        {
            return Ok(number as usize);
        }
        self.fetch_entry(site, index, cx)
    }

    #[cold]
    fn fetch_entry(&mut self, site: &ThreadSite, index: u8, cx: &Context) -> Result<usize, Stop> {
        let address = bound_state(site.binding_table, site.surface_state_base, index, self.space, cx)
            .map_err(|fault| Fault::page("SM-15", fault.address, "binding table fetch"))?;
        let number = self.resolve(address, cx)?;
        let draw = self.draw;
        let table = &mut self.tables[site.stage as usize % STAGES];
        if table.binding_table != site.binding_table || table.surface_state_base != site.surface_state_base {
            table.binding_table = site.binding_table;
            table.surface_state_base = site.surface_state_base;
            table.entries.clear();
        }
        table.entries.resize(TABLE_ENTRIES, (0, 0));
        table.entries[index as usize] = (draw, number as u32);
        Ok(number)
    }

    /// Number of the surface whose state lies `offset_bytes` behind the bindless surface state base.
    ///
    /// # Errors
    /// As [`Bindings::number`].
    pub fn bindless_number(
        &mut self,
        site: &ThreadSite,
        offset_bytes: u32,
        cx: &Context,
    ) -> Result<usize, Stop> {
        let mut offset = offset_bytes & !0x3f;
        if u64::from(offset) / 64 >= u64::from(site.bindless_surface_state_count)
            && site.bindless_surface_state_count != 0
        {
            cx.undefined("SM-15", "bindless surface state offset past the heap: entry 0 is used");
            offset = 0;
        }
        self.resolve(site.bindless_surface_state_base.offset(u64::from(offset)), cx)
    }

    /// Number of the surface whose state lies at an address.
    ///
    /// # Errors
    /// As [`Bindings::number`].
    pub fn resolve(&mut self, address: GraphicsAddress, cx: &Context) -> Result<usize, Stop> {
        let slot = (address.0 / state_bytes(cx.platform)) as usize % SLOTS;
        let is_it = |number: &usize| self.surfaces.get(*number).is_some_and(|known| known.address == address);
        // States that evict each other from their slot are searched for, never resolved twice.
        let known = (self.slots[slot] as usize)
            .checked_sub(1)
            .filter(is_it)
            .or_else(|| self.surfaces.iter().position(|known| known.address == address));
        if let Some(number) = known {
            self.slots[slot] = number as u32 + 1;
        }
        if let Some(number) = known
            && self.surfaces[number].draw == self.draw
        {
            return Ok(number);
        }
        let dwords = read_state(address, self.space, cx.platform)
            .map_err(|fault| Fault::page("SM-15", fault.address, "surface state fetch"))?;
        if let Some(number) = known
            && self.surfaces[number].dwords == dwords
        {
            self.surfaces[number].draw = self.draw;
            self.settle(number, cx)?;
            return Ok(number);
        }
        let state = cx.decode::<hw::RenderSurfaceState>(&dwords);
        let surface = Surface::resolve(&state, self.space, cx)?;
        crate::used::surface(&surface, cx);
        if surface.kind != SurfaceKind::Null && surface.view.is_empty() {
            return Err(Fault::page("SM-15", surface.base, "surface without any mapped page").into());
        }
        let resolved = Resolved { address, dwords, draw: self.draw, surface, settled: NEVER };
        let number = match known {
            Some(number) => {
                self.surfaces[number] = resolved;
                number
            }
            None => {
                self.surfaces.push(resolved);
                self.slots[slot] = self.surfaces.len() as u32;
                self.surfaces.len() - 1
            }
        };
        self.settle(number, cx)?;
        Ok(number)
    }

    /// Gives blocks of a surface that its control surface calls clear their colour, before they are read. What has no
    /// control surface may be control memory itself, and be written.
    #[inline]
    fn settle(&mut self, number: usize, cx: &Context) -> Result<(), Stop> {
        let space = self.space;
        let Some(Resolved { surface, settled, .. }) = self.surfaces.get_mut(number) else { return Ok(()) };
        if surface.control.is_none() {
            space.known().forget(surface.base.0..surface.end().0);
            return Ok(());
        }
        if *settled != space.known().revision() {
            surface.settle(&surface.whole(), Access::Read, space, cx);
            *settled = space.known().revision();
            cx.check()?;
        }
        Ok(())
    }

    /// The surface of a number that this draw gave out; a null surface for any other number.
    #[inline(always)]
    pub fn get(&self, number: usize) -> &Surface<'a> {
        self.surfaces.get(number).map_or(&self.null, |resolved| &resolved.surface)
    }

    /// The surface at `index` of the site's binding table.
    ///
    /// # Errors
    /// As [`Bindings::number`].
    #[inline]
    pub fn surface(&mut self, site: &ThreadSite, index: u8, cx: &Context) -> Result<&Surface<'a>, Stop> {
        let number = self.number(site, index, cx)?;
        Ok(self.get(number))
    }

    /// The surface whose state lies `offset_bytes` behind the bindless surface state base.
    ///
    /// # Errors
    /// As [`Bindings::number`].
    pub fn bindless(
        &mut self,
        site: &ThreadSite,
        offset_bytes: u32,
        cx: &Context,
    ) -> Result<&Surface<'a>, Stop> {
        let number = self.bindless_number(site, offset_bytes, cx)?;
        Ok(self.get(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use probe::{Findings, Ids};

    #[test]
    fn a_changed_state_counts_from_the_next_draw_on() {
        for platform in hw::platforms::ALL {
            let mut space = AddressSpace::new(1 << 30).unwrap();
            space.bind_anonymous(GraphicsAddress(0x1000), 0x10000).unwrap();
            let put = |at: u64, value: u32| space.write_u32(GraphicsAddress(at), value).unwrap();
            let state = |width: u32| {
                let state = hw::RenderSurfaceState {
                    surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
                    surface_format: u32::from(hw::format::SurfaceFormat::R8G8B8A8_UNORM.0),
                    surface_base_address: 0x4000,
                    surface_pitch: 255,
                    width: width - 1,
                    ..Default::default()
                };
                for (n, dword) in state.encode(platform).into_iter().enumerate() {
                    put(0x2000 + 4 * n as u64, dword);
                }
            };
            put(0x1000 + 4 * 3, 0x2000);
            state(16);
            let (findings, ids) = (Findings::new(false), Ids::default());
            let cx = Context { platform, findings: &findings, ids: &ids };
            let site = ThreadSite { binding_table: GraphicsAddress(0x1000), ..Default::default() };
            let mut bindings = Bindings::new(&space);
            assert_eq!(bindings.surface(&site, 3, &cx).unwrap().width_px, 16);
            state(32);
            assert_eq!(bindings.surface(&site, 3, &cx).unwrap().width_px, 16);
            bindings.begin_draw();
            assert_eq!(bindings.surface(&site, 3, &cx).unwrap().width_px, 32);
            bindings.begin_draw();
            assert_eq!(bindings.surface(&site, 3, &cx).unwrap().width_px, 32);
            assert_eq!(bindings.bindless(&ThreadSite::default(), 0x2000, &cx).unwrap().width_px, 32);
            // An entry that names no mapped state is a fault, and so is a table that is not mapped.
            assert!(bindings.surface(&site, 4, &cx).is_err());
            let nowhere = ThreadSite { binding_table: GraphicsAddress(0x8000_0000), ..Default::default() };
            assert!(bindings.surface(&nowhere, 0, &cx).is_err());
        }
    }

    #[test]
    fn states_lie_as_close_as_their_platform_has_them() {
        use hw::platforms::{BDW, BYT};
        let mut space = AddressSpace::new(1 << 30).unwrap();
        space.bind_anonymous(GraphicsAddress(0x1000), 0x2000).unwrap();
        // The last state of the last page: what lies behind it is not mapped.
        let (base, table) = (GraphicsAddress(0x2f80), GraphicsAddress(0x1000));
        for n in 0..4u64 {
            let state = hw::RenderSurfaceState {
                surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_NULL,
                width: 10 + n as u32,
                ..Default::default()
            };
            for (word, dword) in state.encode(&BYT).into_iter().enumerate() {
                space.write_u32(base.offset(32 * n + 4 * word as u64), dword).unwrap();
            }
            space.write_u32(table.offset(4 * n), 32 * n as u32).unwrap();
        }
        let widths = |platform: &'static hw::Platform, indices: std::ops::Range<u8>| {
            let (findings, ids) = (Findings::new(false), Ids::default());
            let cx = Context { platform, findings: &findings, ids: &ids };
            let site = ThreadSite { binding_table: table, surface_state_base: base, ..Default::default() };
            let mut bindings = Bindings::new(&space);
            let widths: Vec<_> =
                indices.map(|index| bindings.surface(&site, index, &cx).unwrap().width_px).collect();
            (widths, findings.list().iter().any(|(finding, _)| finding.kind == probe::Kind::Undefined))
        };
        assert_eq!(widths(&BYT, 0..4), (vec![11, 12, 13, 14], false));
        // Elsewhere bit 5 of an entry is reserved.
        assert_eq!(widths(&BDW, 0..4), (vec![11, 11, 13, 13], true));
    }

    #[test]
    fn states_that_share_a_slot_are_kept_apart() {
        let mut space = AddressSpace::new(1 << 30).unwrap();
        space.bind_anonymous(GraphicsAddress(0x1000), 0x40000).unwrap();
        let (findings, ids) = (Findings::new(false), Ids::default());
        let cx = Context { platform: &hw::platforms::SKL, findings: &findings, ids: &ids };
        // Null surfaces of different widths, whose states lie as far apart as the table of slots is long.
        let address = |n: u64| GraphicsAddress(0x1000 + n * SLOTS as u64 * 64);
        for n in 0..8 {
            let state = hw::RenderSurfaceState {
                surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_NULL,
                width: n as u32,
                ..Default::default()
            };
            for (word, dword) in state.encode(&hw::platforms::SKL).into_iter().enumerate() {
                space.write_u32(address(n).offset(4 * word as u64), dword).unwrap();
            }
        }
        let mut bindings = Bindings::new(&space);
        for round in 0..3 {
            for n in 0..8 {
                let number = bindings.resolve(address(n), &cx).unwrap();
                assert_eq!(bindings.get(number).width_px, n as u32 + 1);
            }
            if round > 0 {
                bindings.begin_draw();
            }
        }
    }
}
