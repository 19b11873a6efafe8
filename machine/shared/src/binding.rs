//! Surface state fetch: binding tables and bindless offsets to resolved surfaces.
//!
//! Source: [skl.7:Surface State Fetch] [skl.7:Bindless Surface State Fetch] [bdw.2d:BINDING_TABLE_STATE].
//! Plays the part of the state caches: what was resolved once in a draw is a table look-up afterwards, and
//! [`Bindings::begin_draw`] forgets everything, as the invalidations that drivers emit between draws would.
//! Deliberately absent: the special indices of the data port (stateless, SLM): they name no surface state.

use bits::GraphicsAddress;
use memory::AddressSpace;
use ports::ThreadSite;
use probe::{Context, Fault, Stop};
use surface::{Surface, SurfaceKind};

/// Entries of a binding table that an 8-bit index reaches.
const TABLE_ENTRIES: usize = 256;
/// Launching stages, each with its own table.
const STAGES: usize = 8;
/// DWords of a surface state.
const STATE_DWORDS: usize = 16;

/// The resolved entries of one stage's binding table.
#[derive(Default)]
struct Table {
    binding_table: GraphicsAddress,
    surface_state_base: GraphicsAddress,
    /// Draw in which each entry was resolved, and its surface; empty until the stage sends a message.
    entries: Vec<(u32, u32)>,
}

/// Resolved surfaces of the present draw.
pub struct Bindings<'a> {
    space: &'a AddressSpace,
    tables: [Table; STAGES],
    /// Surface-state addresses of `surfaces`, searched when a table has not seen an entry yet.
    addresses: Vec<GraphicsAddress>,
    surfaces: Vec<Surface<'a>>,
    null: Surface<'a>,
    draw: u32,
}

impl<'a> Bindings<'a> {
    /// Nothing resolved.
    pub fn new(space: &'a AddressSpace) -> Self {
        Self {
            space,
            tables: Default::default(),
            addresses: Vec::new(),
            surfaces: Vec::new(),
            null: Surface::null(),
            draw: 1,
        }
    }

    /// The address space that surfaces resolve in.
    pub fn space(&self) -> &'a AddressSpace {
        self.space
    }

    /// Forgets what was resolved: state in memory may have changed.
    pub fn begin_draw(&mut self) {
        self.addresses.clear();
        self.surfaces.clear();
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
        let entry_address = site.binding_table.offset(u64::from(index) * 4);
        let entry = self
            .space
            .read_u32(entry_address)
            .map_err(|fault| Fault::page("SM-15", fault.address, "binding table fetch"))?;
        let number = self.resolve(site.surface_state_base.offset(u64::from(entry & !0x3f)), cx)?;
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
        if let Some(number) = self.addresses.iter().position(|&known| known == address) {
            return Ok(number);
        }
        let mut bytes = [0; STATE_DWORDS * 4];
        self.space
            .read_into(address, &mut bytes)
            .map_err(|fault| Fault::page("SM-15", fault.address, "surface state fetch"))?;
        let mut dwords = [0; STATE_DWORDS];
        for (dword, raw) in dwords.iter_mut().zip(bytes.chunks_exact(4)) {
            *dword = u32::from_le_bytes([raw[0], raw[1], raw[2], raw[3]]);
        }
        let state = hw::RenderSurfaceState::decode(cx.platform, &dwords);
        let surface = Surface::resolve(&state, self.space, cx)?;
        if surface.kind != SurfaceKind::Null && surface.view.is_empty() {
            return Err(Fault::page("SM-15", surface.base, "surface without any mapped page").into());
        }
        self.addresses.push(address);
        self.surfaces.push(surface);
        Ok(self.surfaces.len() - 1)
    }

    /// The surface of a number that this draw gave out; a null surface for any other number.
    #[inline(always)]
    pub fn get(&self, number: usize) -> &Surface<'a> {
        self.surfaces.get(number).unwrap_or(&self.null)
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
