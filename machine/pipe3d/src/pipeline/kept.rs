//! What draws leave for the next ones: a draw resolves only what may be another.
//!
//! Source: [skl.7:3D Pipeline Stages], [skl.7:3DPRIMITIVE].
//!
//! [`Key`] is all that a resolved draw depends on; draws with the same key share one. What each draw has of its own is
//! not in it, and is looked at for each: [`Draw::begin`], [`PixelBackend::begin_draw`]. Nothing has to tell that it writes to
//! state in memory, since bytes are compared. Nothing is bound or taken away while a submission runs, and nothing is kept
//! for the next one. A draw that had something to report is not kept, so that its like reports it as well.

use super::draw::{Draw, Parameters};
use crate::backend::PixelBackend;
use crate::bound::Bound;
use crate::wm::VIEWPORTS;
use hw::command::{COMMANDS, CommandId};
use memory::{AddressSpace, View};

/// Commands that a resolved draw depends on as they are.
const KEYED: usize = 40;
/// Those, and after them commands that are executed again only when they say something new: what buffers and pointers name
/// is looked at for each draw.
const HELD: [CommandId; 63] = [
    CommandId::StateBaseAddress,
    CommandId::State3dBindingTablePoolAlloc,
    CommandId::State3dVertexElements,
    CommandId::State3dVf,
    CommandId::State3dVfTopology,
    CommandId::State3dVfSgvs,
    CommandId::State3dVfComponentPacking,
    CommandId::State3dVfStatistics,
    CommandId::State3dVs,
    CommandId::State3dHs,
    CommandId::State3dTe,
    CommandId::State3dDs,
    CommandId::State3dGs,
    CommandId::State3dUrbVs,
    CommandId::State3dUrbHs,
    CommandId::State3dUrbDs,
    CommandId::State3dUrbGs,
    CommandId::State3dStreamout,
    CommandId::State3dClip,
    CommandId::State3dRaster,
    CommandId::State3dSf,
    CommandId::State3dSbe,
    CommandId::State3dSbeSwiz,
    CommandId::State3dDrawingRectangle,
    CommandId::State3dWm,
    CommandId::State3dWmDepthStencil,
    CommandId::State3dWmChromakey,
    CommandId::State3dPs,
    CommandId::State3dPsExtra,
    CommandId::State3dPsBlend,
    CommandId::State3dDepthBuffer,
    CommandId::State3dStencilBuffer,
    CommandId::State3dHierDepthBuffer,
    CommandId::State3dClearParams,
    CommandId::State3dMultisample,
    CommandId::State3dSamplePattern,
    CommandId::State3dSampleMask,
    CommandId::State3dLineStipple,
    CommandId::State3dPolyStippleOffset,
    CommandId::State3dAaLineParameters,
    CommandId::State3dViewportStatePointersSfClip,
    CommandId::State3dViewportStatePointersCc,
    CommandId::State3dScissorStatePointers,
    CommandId::State3dCcStatePointers,
    CommandId::State3dBlendStatePointers,
    CommandId::State3dDepthStencilStatePointers,
    CommandId::State3dVertexBuffers,
    CommandId::State3dIndexBuffer,
    CommandId::State3dConstantVs,
    CommandId::State3dConstantHs,
    CommandId::State3dConstantDs,
    CommandId::State3dConstantGs,
    CommandId::State3dConstantPs,
    CommandId::State3dBindingTablePointersVs,
    CommandId::State3dBindingTablePointersHs,
    CommandId::State3dBindingTablePointersDs,
    CommandId::State3dBindingTablePointersGs,
    CommandId::State3dBindingTablePointersPs,
    CommandId::State3dSamplerStatePointersVs,
    CommandId::State3dSamplerStatePointersHs,
    CommandId::State3dSamplerStatePointersDs,
    CommandId::State3dSamplerStatePointersGs,
    CommandId::State3dSamplerStatePointersPs,
];

/// The place of each command in [`HELD`]; the number of places for those that are not there.
const PLACES: [u8; COMMANDS.len()] = {
    let mut places = [HELD.len() as u8; COMMANDS.len()];
    let mut place = 0;
    while place < HELD.len() {
        places[HELD[place] as usize] = place as u8;
        place += 1;
    }
    places
};

/// DWords of commands that are remembered; longer ones are rare.
const DWORDS: usize = 20;

/// The last command of a kind, and behind it its length. Comparing many of them is comparing bytes.
type Words = [u32; DWORDS + 1];

/// What state commands have said.
pub(crate) struct Seen {
    /// By place in [`HELD`].
    words: Vec<Words>,
    /// The command of a place is not to be executed again when it comes again.
    holds: [bool; HELD.len()],
    /// Exclusive or of the hashes of what is keyed.
    hash: u64,
    /// Counts commands that change what no other word of a key says.
    others: u64,
    /// Something that is keyed, or that state in memory is found by, has changed since the last draw.
    is_new: bool,
    /// Counts 3DSTATE_VERTEX_BUFFERS.
    vertex_buffers: u64,
}

impl Default for Seen {
    fn default() -> Self {
        Self {
            words: vec![[0; DWORDS + 1]; HELD.len()],
            holds: [false; HELD.len()],
            hash: 0,
            others: 0,
            is_new: true,
            vertex_buffers: 0,
        }
    }
}

/// Mixes words into a hash.
fn hash(start: u64, words: impl IntoIterator<Item = u32>) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    words.into_iter().fold(start, |hash, word| (hash.rotate_left(23) ^ u64::from(word)).wrapping_mul(ODD))
}

impl Seen {
    /// The last command of its kind said the same: to execute this one changes nothing and reports nothing.
    #[inline]
    pub(crate) fn holds(&self, id: CommandId, dwords: &[u32]) -> bool {
        let place = usize::from(PLACES[id as usize]);
        self.holds.get(place) == Some(&true) && self.words[place].get(..dwords.len()) == Some(dwords)
    }

    /// How often vertex buffers were set: as long as this stays, they are the same.
    pub(crate) fn vertex_buffers(&self) -> u64 {
        self.vertex_buffers
    }

    /// A command was executed that was not held; `reported` when there was something to report about it.
    pub(crate) fn executed(&mut self, id: CommandId, dwords: &[u32], reported: bool) {
        let place = usize::from(PLACES[id as usize]);
        let Some(words) = self.words.get_mut(place) else {
            // These change nothing that a draw would keep.
            let is_alien =
                matches!(id, CommandId::PipeControl | CommandId::PipelineSelect | CommandId::State3dWmHzOp);
            if !is_alien {
                self.others += 1;
                self.is_new = true;
            }
            return;
        };
        let before = hash(place as u64, *words);
        *words = [0; DWORDS + 1];
        words[DWORDS] = dwords.len() as u32;
        let is_short = dwords.len() <= DWORDS;
        if is_short {
            words[..dwords.len()].copy_from_slice(dwords);
        }
        self.holds[place] = is_short && !reported;
        if place < KEYED {
            self.hash ^= before ^ hash(place as u64, *words);
            self.others += u64::from(!is_short);
            self.is_new = true;
        }
        self.is_new |= POINTERS.contains(&place);
        self.vertex_buffers += u64::from(id == CommandId::State3dVertexBuffers);
    }
}

/// Places of commands that say where state in memory lies that a key has.
const POINTERS: std::ops::Range<usize> = KEYED..KEYED + REGIONS;

/// All that a resolved draw depends on. What is left out is looked at for each draw: vertex and index buffers, push
/// constants, binding tables and sampler states (they only lead to it), surface states of targets, kernels, registers, and
/// the numbers in the draw call.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Key {
    /// Of all the rest.
    hash: u64,
    /// State commands.
    commands: Vec<Words>,
    /// Commands that are too long to be kept, or that nothing is known about.
    others: u64,
    /// State in memory: viewports, scissors, COLOR_CALC_STATE, BLEND_STATE, DEPTH_STENCIL_STATE.
    memory: [Vec<u8>; REGIONS],
    /// The draw call, as far as more than numbers depends on it.
    call: Call,
}

/// What a resolved draw depends on of the draw call, and what it says that it uses besides its state.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Call {
    topology: u32,
    indexed: bool,
    has_instances: bool,
    /// For each stage: whether there are push constants, and a sampler state pointer.
    given: [[bool; 2]; 5],
}

impl Call {
    fn of(bound: &Bound, parameters: &Parameters) -> Self {
        let given = |index: usize| {
            let pushes = bound.constants[index].read_length.iter().any(|&length| length != 0);
            [pushes, bound.sampler_offsets[index] != 0]
        };
        Self {
            topology: parameters.topology,
            indexed: parameters.indexed,
            has_instances: parameters.instance_count > 1,
            given: std::array::from_fn(given),
        }
    }
}

/// Regions of state in memory.
const REGIONS: usize = 6;

/// A resolved draw.
pub(super) struct Resolved<'a> {
    /// Stages before rasterization.
    pub(super) draw: Draw<'a>,
    /// Rasterization and what comes after, when anything is drawn.
    pub(super) pixels: Option<PixelBackend<'a>>,
    /// [`Seen::vertex_buffers`] when it was used last.
    pub(super) vertex_buffers: u64,
}

/// Resolved draws of one submission.
pub struct Kept<'a> {
    /// Where everything lies.
    pub(crate) space: &'a AddressSpace,
    draws: Vec<(Key, Box<Resolved<'a>>)>,
    /// The key of the last draw that was looked for, and where its state in memory lies.
    key: Key,
    views: [View<'a>; REGIONS],
    /// The place in `draws` of the last draw.
    last: Option<usize>,
}

/// Draws that are kept; past this number all are forgotten.
const MOST_DRAWS: usize = 64;

impl<'a> Kept<'a> {
    /// Nothing yet.
    pub fn new(space: &'a AddressSpace) -> Self {
        Self { space, draws: Vec::new(), key: Key::default(), views: Default::default(), last: None }
    }

    /// Number of draws.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.draws.len()
    }

    /// Finds a draw with the state of this one.
    pub(super) fn find(
        &mut self,
        bound: &Bound,
        parameters: &Parameters,
        seen: &mut Seen,
    ) -> Option<&mut Resolved<'a>> {
        let call = Call::of(bound, parameters);
        let is_new = std::mem::take(&mut seen.is_new);
        let key = &mut self.key;
        let is_same = !is_new
            && self.last.is_some()
            && key.call == call
            && self.views.iter().zip(&key.memory).all(|(view, bytes)| view.holds(0, bytes));
        if !is_same {
            self.views = views(bound, self.space);
            key.set(seen, call, &self.views);
            self.last = self.draws.iter().position(|(other, _)| other.hash == key.hash && other == key);
        }
        self.last.and_then(|last| self.draws.get_mut(last)).map(|(_, resolved)| &mut **resolved)
    }

    /// Keeps the draw that was looked for last and not found.
    pub(super) fn keep(&mut self, resolved: Box<Resolved<'a>>) {
        if self.draws.len() >= MOST_DRAWS {
            self.draws.clear();
        }
        self.last = Some(self.draws.len());
        self.draws.push((self.key.clone(), resolved));
    }

    /// Forgets the draw that was looked for last.
    pub(super) fn forget(&mut self) {
        if let Some(last) = self.last.take().filter(|&last| last < self.draws.len()) {
            self.draws.swap_remove(last);
        }
    }
}

impl Key {
    /// Becomes the key of a draw.
    fn set(&mut self, seen: &Seen, call: Call, views: &[View; REGIONS]) {
        self.hash = seen.hash ^ seen.others;
        for (bytes, view) in self.memory.iter_mut().zip(views) {
            bytes.resize(view.len(), 0);
            view.read_bytes(0, bytes);
            let (dwords, _) = bytes.as_chunks::<4>();
            self.hash = hash(self.hash, dwords.iter().map(|&dword| u32::from_le_bytes(dword)));
        }
        self.commands.clear();
        self.commands.extend_from_slice(&seen.words[..KEYED]);
        self.others = seen.others;
        self.call = call;
    }
}

/// Where the state in memory lies that draws follow, as far as it is mapped.
fn views<'a>(bound: &Bound, space: &'a AddressSpace) -> [View<'a>; REGIONS] {
    const SF_CLIP_VIEWPORT_BYTES: usize = 64;
    const SCISSOR_RECT_BYTES: usize = 8;
    const CC_VIEWPORT_BYTES: usize = 8;
    const COLOR_CALC_STATE_BYTES: usize = 24;
    /// The header and eight entries.
    const BLEND_STATE_BYTES: usize = 4 + 8 * 8;
    const DEPTH_STENCIL_STATE_BYTES: usize = 12;
    let viewports = (bound.clip.maximum_vp_index as usize + 1).min(VIEWPORTS);
    let (calc, blend) = (&bound.cc_state_pointers, &bound.blend_state_pointers);
    let when = |condition: bool, bytes: usize| if condition { bytes } else { 0 };
    let scissors = when(bound.raster.scissor_rectangle_enable, viewports * SCISSOR_RECT_BYTES);
    [
        (bound.viewport_pointers_sf_clip.sf_clip_viewport_pointer, viewports * SF_CLIP_VIEWPORT_BYTES),
        (bound.scissor_pointers.scissor_rect_pointer, scissors),
        (bound.viewport_pointers_cc.cc_viewport_pointer, viewports * CC_VIEWPORT_BYTES),
        (calc.color_calc_state_pointer, when(calc.color_calc_state_pointer_valid, COLOR_CALC_STATE_BYTES)),
        (blend.blend_state_pointer, when(blend.blend_state_pointer_valid, BLEND_STATE_BYTES)),
        (
            bound.depth_stencil_offset.unwrap_or(0),
            when(bound.depth_stencil_offset.is_some(), DEPTH_STENCIL_STATE_BYTES),
        ),
    ]
    .map(|(offset, bytes)| space.view(bound.dynamic(offset), bytes as u64))
}
