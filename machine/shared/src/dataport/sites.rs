//! Messages as the instructions of a draw or walker send them: what a descriptor asks for is decoded once, and the surface
//! that it names is looked up once.
//!
//! Source: [skl.7:Message Descriptor], [skl.7:Surface State Fetch]. The descriptor nearly always stands in the instruction,
//! and the surface behind its binding table index stays the same until the next draw: so they are remembered by the
//! descriptor, and a message that only moves bytes of a plain buffer goes straight to [`Rows`].

use super::index::{FIRST_SPECIAL, SHARED_LOCAL_MEMORY};
use super::rows::{Routine, Rows, Unit, Width};
use crate::Slm;
use crate::binding::Bindings;
use bits::GraphicsAddress;
use hw::message::{
    self, ByteScatteredRead, ByteScatteredWrite, Message, UntypedSurfaceRead, UntypedSurfaceWrite,
};
use memory::View;
use ports::{Grf, SendMessage, ThreadSite};
use probe::{Context, Stop};
use surface::{Surface, SurfaceKind};

/// Descriptors that are remembered, in a table of open addresses ...
const SITES: usize = 64;
/// ... of which `Sites::find` compares so many.
const PROBES: usize = 4;
/// Launching stages, each with its own binding table.
const STAGES: usize = 8;

/// What a descriptor leads to.
#[derive(Clone, Copy)]
enum Plan<'a> {
    /// What its message says.
    Message,
    /// Bytes of a plain buffer.
    Surface(Routine<View<'a>>, View<'a>),
    /// Local memory.
    Local(Routine<Slm>),
}

/// A descriptor, and what was found out about it.
struct Site<'a> {
    /// Descriptor, shared function, and number of the binding table.
    key: u64,
    plan: Plan<'a>,
    message: Option<Message>,
    /// The descriptor is as it should be: nothing is to be said of it.
    is_plain: bool,
}

/// A key that no message has: so many places there are not.
const FREE: u64 = u64::MAX;

/// Where a stage has its surfaces.
#[derive(Clone, Copy, Default)]
struct Place {
    binding_table: GraphicsAddress,
    surface_state_base: GraphicsAddress,
    /// Its number, other than that of any place before; 0 for none, which no key has.
    number: u64,
}

/// First bits of a key's parts.
mod part {
    pub(super) const FUNCTION: u32 = 32;
    pub(super) const PLACE: u32 = 40;
}

/// The messages of a draw.
pub(crate) struct Sites<'a> {
    /// Made for the first message.
    sites: Option<Box<[Site<'a>; SITES]>>,
    places: [Place; STAGES],
    /// Numbers given to places.
    numbers: u64,
    unit: Unit,
}

impl<'a> Sites<'a> {
    /// Nothing is remembered.
    pub(crate) fn new() -> Self {
        Self { sites: None, places: [Place::default(); STAGES], numbers: 0, unit: Unit::detect() }
    }

    /// Surfaces may have changed.
    pub(crate) fn begin_draw(&mut self) {
        self.places = [Place::default(); STAGES];
    }

    #[inline(always)]
    fn key(message: &SendMessage, place: u64) -> u64 {
        u64::from(message.descriptor)
            | u64::from(message.shared_function) << part::FUNCTION
            | place << part::PLACE
    }

    #[inline(always)]
    fn slot(message: &SendMessage) -> usize {
        (message.descriptor.wrapping_mul(0x9e37_79b1) >> 26) as usize
    }

    /// The number of a message that was sent before in this draw.
    #[inline(always)]
    pub(crate) fn find(&self, message: &SendMessage, site: &ThreadSite) -> Option<usize> {
        let (sites, place) = (self.sites.as_ref()?, &self.places[site.stage as usize % STAGES]);
        if place.binding_table != site.binding_table || place.surface_state_base != site.surface_state_base {
            return None;
        }
        let (key, slot) = (Self::key(message, place.number), Self::slot(message));
        (0..PROBES).map(|probe| (slot + probe) % SITES).find(|&number| sites[number].key == key)
    }

    /// Finds out what a descriptor leads to, and gives it a number. It takes the place of one of another draw, or of the
    /// first that it could have.
    ///
    /// # Errors
    /// A page fault of its surface state.
    #[cold]
    pub(crate) fn bind(
        &mut self,
        message: &SendMessage,
        site: &ThreadSite,
        bindings: &mut Bindings<'a>,
        cx: &Context,
    ) -> Result<usize, Stop> {
        let place = self.place(site);
        let (key, slot) = (Self::key(message, place), Self::slot(message));
        let sites = self.sites.get_or_insert_with(|| Box::new([const { Site::FREE }; SITES]));
        let candidates = || (0..PROBES).map(|probe| (slot + probe) % SITES);
        let is_old = |number: &usize| {
            let of_place = sites[*number].key >> part::PLACE;
            self.places.iter().all(|place| place.number != of_place)
        };
        let same = |number: &usize| (sites[*number].key ^ key) << (64 - part::PLACE) == 0;
        let number = candidates()
            .find(|number| is_old(number) && same(number))
            .or_else(|| candidates().find(is_old))
            .unwrap_or(slot % SITES);
        let is_known = same(&number);
        let known = &mut sites[number];
        if !is_known {
            let function = u32::from(message.shared_function);
            known.message = message::decode(cx.platform, function, message.descriptor);
            let is_strange = |known: &Message| known.item().is_strange(cx.platform, &[message.descriptor]);
            known.is_plain = known.message.as_ref().is_some_and(|known| !is_strange(known));
        }
        // What goes wrong now is not remembered.
        known.key = FREE;
        let rows = known.message.as_ref().filter(|_| known.is_plain).and_then(rows);
        known.plan = match rows.filter(|(_, rows)| rows.fits(message)) {
            Some((SHARED_LOCAL_MEMORY, rows)) => Plan::Local(rows.routine()),
            Some((index, rows)) if index < FIRST_SPECIAL => {
                let number = bindings.number(site, index as u8, cx)?;
                plain(bindings.get(number)).map_or(Plan::Message, |view| Plan::Surface(rows.routine(), view))
            }
            _ => Plan::Message,
        };
        known.key = key;
        Ok(number)
    }

    /// The number of a stage's binding table in this draw.
    fn place(&mut self, site: &ThreadSite) -> u64 {
        let place = &mut self.places[site.stage as usize % STAGES];
        let is_it =
            place.binding_table == site.binding_table && place.surface_state_base == site.surface_state_base;
        if !is_it || place.number == 0 {
            self.numbers += 1;
            if (self.numbers + 1) >> (64 - part::PLACE) != 0 {
                // All numbers were given once: nothing may be left of the first.
                (self.numbers, self.sites) = (1, None);
                self.places = [Place::default(); STAGES];
            }
            let (binding_table, surface_state_base) = (site.binding_table, site.surface_state_base);
            self.places[site.stage as usize % STAGES] =
                Place { binding_table, surface_state_base, number: self.numbers };
        }
        self.places[site.stage as usize % STAGES].number
    }

    /// Performs a message that only moves bytes that are there; false when nothing was done.
    #[inline(always)]
    pub(crate) fn perform(
        &self,
        number: usize,
        message: &SendMessage,
        grf: &mut Grf,
        slm: Option<&Slm>,
    ) -> bool {
        let Some(sites) = &self.sites else { return false };
        match (&sites[number % SITES].plan, slm) {
            _ if message.in_system_routine => false,
            (Plan::Surface(routine, view), _) => routine(self.unit, view, message, grf),
            (Plan::Local(routine), Some(slm)) => routine(self.unit, slm, message, grf),
            _ => false,
        }
    }

    /// What a message is, and whether nothing is to be said of its descriptor; none when there is no such message.
    #[inline]
    pub(crate) fn message(&self, number: usize) -> Option<(Message, bool)> {
        let known = &self.sites.as_ref()?[number % SITES];
        Some((known.message?, known.is_plain))
    }
}

impl Site<'_> {
    const FREE: Self = Self { key: FREE, plan: Plan::Message, message: None, is_plain: false };
}

/// The bytes of a surface that lanes address by themselves, if it is such a one.
pub(crate) fn plain<'a>(surface: &Surface<'a>) -> Option<View<'a>> {
    let is_plain = !matches!(surface.kind, SurfaceKind::Null | SurfaceKind::StructuredBuffer);
    is_plain.then(|| surface.view.first(usize::try_from(surface.extent_bytes()).unwrap_or(usize::MAX)))
}

/// Binding table index and lanes of a message that moves bytes.
pub(super) fn rows(message: &Message) -> Option<(u32, Rows)> {
    let writes = matches!(message, Message::UntypedSurfaceWrite(_) | Message::ByteScatteredWrite(_));
    match *message {
        Message::UntypedSurfaceRead(UntypedSurfaceRead {
            binding_table_index,
            channel_mask_disable,
            simd_mode,
        })
        | Message::UntypedSurfaceWrite(UntypedSurfaceWrite {
            binding_table_index,
            channel_mask_disable,
            simd_mode,
        }) => {
            let wide = match simd_mode {
                UntypedSurfaceRead::SIMD_MODE_SIMD16 => true,
                UntypedSurfaceRead::SIMD_MODE_SIMD8 => false,
                _ => return None,
            };
            Some((binding_table_index, Rows { width: dwords(channel_mask_disable)?, wide, writes }))
        }
        Message::ByteScatteredRead(ByteScatteredRead { binding_table_index, simd_mode, data_size })
        | Message::ByteScatteredWrite(ByteScatteredWrite { binding_table_index, simd_mode, data_size }) => {
            let wide = simd_mode == ByteScatteredRead::SIMD_MODE_SIMD16;
            Some((binding_table_index, Rows { width: bytes(data_size)?, wide, writes }))
        }
        _ => None,
    }
}

/// Consecutive DWords from the first on.
fn dwords(channels_off: u32) -> Option<Width> {
    match super::data_cache_1::enabled_channels(channels_off) {
        enabled @ (1 | 3 | 7 | 0xf) => Some(Width::Dwords(enabled.count_ones() as u8)),
        _ => None,
    }
}

fn bytes(data_size: u32) -> Option<Width> {
    match data_size {
        ByteScatteredRead::DATA_SIZE_BYTE => Some(Width::Byte),
        ByteScatteredRead::DATA_SIZE_WORD => Some(Width::Word),
        ByteScatteredRead::DATA_SIZE_DWORD => Some(Width::Dwords(1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
