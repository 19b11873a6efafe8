//! The sampling engine: texture coordinates in, filtered colours out.
//!
//! | file | what |
//! |---|---|
//! | `message` | descriptor, header, parameters, response |
//! | `state` | SAMPLER_STATE, border colour, channel selects |
//! | `combination` | a surface with a sampler, resolved once a draw |
//! | `lod` | level of detail, anisotropic footprints |
//! | `address` | wrap modes, cube faces |
//! | `filter` | texel fetch and filtering of one sample: the referee |
//! | `fast` | the same for whole messages of common surfaces |
//! | `known` | messages of the draw that were bound already |
//! | `info` | resinfo, sampleinfo, ld_mcs |
//! | `media` | blocks of pixels for video |
//!
//! Source: [skl.7:3D Sampler]. Linear weights are floats, finer than the 8 bits of hardware.
//! Deliberately absent: chroma keys, direct writes to render targets (each a Gap where met).

mod address;
mod combination;
mod fast;
mod filter;
mod info;
mod known;
mod lod;
mod media;
pub(crate) mod message;
pub(crate) mod state;
#[cfg(test)]
mod tests;

use crate::binding::Bindings;
use combination::Combination;
use fast::Load;
use filter::{Fetcher, Position, layer_of};
use known::{Bound, Known, Way};
use lod::{Gradients, Levels, Probes};
pub(crate) use media::is_scaler;
use memory::AddressSpace;
pub(crate) use message::is_cache_flush;
pub use message::load_parameters;
use message::{BINDLESS_INDEX, LodSource, Operation, Parameter, Parameters, Reduction, Request};
use ports::{Grf, SendMessage, ThreadSite};
use probe::{Context, Fault, Stop};
use state::{Sampling, select_channels};
use surface::compressed::Blocks;
use surface::{Surface, SurfaceKind};

/// Slots of the direct-mapped combination table.
const SLOTS: usize = 256;
/// Bytes of a SAMPLER_STATE.
const STATE_BYTES: u64 = 16;

/// Where a combination is found again.
#[derive(Clone, Copy, Default)]
struct Slot {
    draw: u32,
    surface: u32,
    sampler: u64,
    combination: u32,
}

/// The sampling engine with its caches.
pub struct Sampler<'a> {
    slots: Vec<Slot>,
    combinations: Vec<Combination<'a>>,
    known: Known,
    /// Loads of known messages.
    loads: Vec<Load>,
    blocks: Blocks,
    /// Of media messages.
    scalers: media::Scalers,
    draw: u32,
}

/// Looks at the sampler of an index for what there is to report; false when it cannot be read.
pub(crate) fn look(site: &ThreadSite, index: u8, space: &AddressSpace, cx: &Context) -> bool {
    let address = site.sampler_state.offset(u64::from(index) * STATE_BYTES);
    let mut dwords = [0; 4];
    let is_there = space.read_into(address, bytemuck::cast_slice_mut(&mut dwords)).is_ok();
    if is_there {
        Sampling::resolve(&dwords, cx);
    }
    is_there
}

impl Default for Sampler<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Sampler<'a> {
    /// Empty caches.
    pub fn new() -> Self {
        Self {
            slots: Vec::new(),
            combinations: Vec::new(),
            known: Known::default(),
            loads: Vec::new(),
            blocks: Blocks::default(),
            scalers: media::Scalers::default(),
            draw: 1,
        }
    }

    /// Forgets resolved state; call it together with [`Bindings::begin_draw`].
    pub fn begin_draw(&mut self) {
        self.combinations.clear();
        self.loads.clear();
        self.scalers.clear();
        self.draw = self.draw.wrapping_add(1).max(1);
        if self.draw == 1 {
            self.slots.clear();
            self.known.clear();
        }
    }

    /// Performs a message if one like it was performed in this draw; false when nothing was done.
    ///
    /// # Errors
    /// As [`Sampler::send`].
    #[inline]
    pub fn send_again(
        &mut self,
        message: &SendMessage,
        grf: &mut Grf,
        site: &ThreadSite,
        bindings: &Bindings<'a>,
        cx: &Context,
    ) -> Result<bool, Stop> {
        let Some(bound) = self.known.find(self.draw, message, grf, site) else { return Ok(false) };
        let bound = *bound;
        self.perform(&bound, message, grf, bindings, cx)?;
        Ok(true)
    }

    /// Performs one message.
    ///
    /// # Errors
    /// A page fault, or the stop of a strict run.
    pub fn send(
        &mut self,
        descriptor: &hw::message::Sampler,
        message: &SendMessage,
        grf: &mut Grf,
        site: &ThreadSite,
        bindings: &mut Bindings<'a>,
        cx: &Context,
    ) -> Result<(), Stop> {
        if message::is_cache_flush(descriptor) {
            crate::used::cache_flush(cx);
            // No texel outlives its bytes, so every later message sees memory as it is; the response changes no register.
            return Ok(());
        }
        if media::is_media(descriptor) {
            return self.send_media(descriptor, message, grf, site, bindings, cx);
        }
        let said = cx.findings.total();
        let Some(request) = message::decode(descriptor, message, grf, cx) else {
            crate::router::zero_response(message, grf);
            return cx.check();
        };
        let surface = if request.binding_table_index == BINDLESS_INDEX {
            // The offset takes bits 31:12 of the extended descriptor and counts states of 64 bytes.
            bindings.bindless_number(site, message.extended_descriptor >> 12 << 6, cx)?
        } else {
            bindings.number(site, request.binding_table_index, cx)?
        };
        let mut bound = Bound { request, surface, combination: None, way: Way::Lanes };
        if let Operation::Sample { .. } | Operation::Gather { .. } | Operation::Lod = request.operation {
            let number = self.combination(&request, surface, site, bindings, cx)?;
            bound.combination = Some(number);
            if let Some(combination) = self.combinations.get(number)
                && let Some(fast) = &combination.fast
                && let Some(plan) = fast.plan(combination, &request, message)
            {
                bound.way = Way::Sample(plan);
            }
        } else if let Some(load) = Load::choose(bindings.get(surface), &request, message) {
            // Messages that evict each other must not fill memory.
            if self.loads.len() >= 4 * SLOTS {
                self.loads.clear();
                self.known.clear();
            }
            bound.way = Way::Load(self.loads.len());
            self.loads.push(load);
        }
        let strange =
            <hw::message::Sampler as hw::Described>::ITEM.is_strange(cx.platform, &[message.descriptor]);
        // What was said of a message is said of each one like it.
        if !strange && cx.findings.total() == said {
            self.known.remember(self.draw, message, grf, site, bound);
        }
        self.perform(&bound, message, grf, bindings, cx)?;
        cx.check()
    }

    /// Performs a message that is bound.
    #[inline]
    fn perform(
        &mut self,
        bound: &Bound,
        message: &SendMessage,
        grf: &mut Grf,
        bindings: &Bindings<'a>,
        cx: &Context,
    ) -> Result<(), Stop> {
        let request = &bound.request;
        let active = message::active_lanes(request, message);
        if let Way::Load(number) = bound.way
            && let Some(load) = self.loads.get(number)
            && load.run(bindings.get(bound.surface), active, grf)
        {
            return Ok(());
        }
        let Some(number) = bound.combination else {
            return read_surface(bindings.get(bound.surface), request, message, grf, &mut self.blocks, cx);
        };
        let Some(combination) = self.combinations.get(number) else {
            return Err(cx.bug("SM-15", "a combination was lost"));
        };
        if let Way::Sample(plan) = &bound.way
            && plan.run(combination, active, grf)
        {
            return Ok(());
        }
        let parameters = Parameters::read(request, message, grf);
        let (colors, fault) = sample(combination, request, &parameters, active, &mut self.blocks);
        if let Some(address) = fault {
            return Err(Fault::page("SM-08", address, "texel fetch").into());
        }
        message::write_response(request, message, grf, &colors, !combination.integer);
        Ok(())
    }

    /// Number of the combination of a surface with the message's sampler.
    #[inline]
    fn combination(
        &mut self,
        request: &Request,
        surface: usize,
        site: &ThreadSite,
        bindings: &Bindings<'a>,
        cx: &Context,
    ) -> Result<usize, Stop> {
        let table = match request.sampler_pointer {
            Some(pointer) => site.dynamic_state_base.offset(u64::from(pointer)),
            None => site.sampler_state,
        };
        let address = table.offset(u64::from(request.sampler_index) * STATE_BYTES);
        let slot = (surface * 16 + (address.0 / STATE_BYTES) as usize % 16) % SLOTS;
        if let Some(known) = self.slots.get(slot)
            && known.draw == self.draw
            && known.surface as usize == surface
            && known.sampler == address.0
        {
            return Ok(known.combination as usize);
        }
        let bytes = bindings
            .space()
            .read::<16>(address)
            .map_err(|fault| Fault::page("SM-15", fault.address, "sampler state fetch"))?;
        let dwords = std::array::from_fn(|n| {
            u32::from_le_bytes(bytes[n * 4..n * 4 + 4].try_into().unwrap_or_default())
        });
        let sampling = Sampling::resolve(&dwords, cx);
        crate::used::sampler(&sampling, cx);
        let resolved =
            Combination::new(bindings.get(surface), sampling, site.dynamic_state_base, bindings.space())?;
        // Slots that evict each other must not fill memory.
        if self.combinations.len() >= 4 * SLOTS {
            self.combinations.clear();
            self.slots.clear();
            self.known.clear();
        }
        self.combinations.push(resolved);
        let number = self.combinations.len() - 1;
        self.slots.resize(SLOTS, Slot::default());
        self.slots[slot] =
            Slot { draw: self.draw, surface: surface as u32, sampler: address.0, combination: number as u32 };
        Ok(number)
    }
}

/// Differences of the coordinates over the subspan of lane `of`, in texels of the view's level 0.
fn implicit_gradients(
    surface: &Surface,
    parameters: &Parameters,
    of: usize,
    unnormalized: bool,
) -> Gradients {
    let lane = of & !3;
    let corner = |n: usize| -> [f32; 3] {
        [
            parameters.float(Parameter::U, lane + n),
            parameters.float(Parameter::V, lane + n),
            parameters.float(Parameter::R, lane + n),
        ]
    };
    let (origin, right, below) = (corner(0), corner(1), corner(2));
    let size = gradient_size(surface, unnormalized);
    if surface.kind == SurfaceKind::Cube {
        // All three corners are seen on the lane's own face: corners may lie outside of the primitive and point to
        // another one.
        let face = address::cube_face(corner(of & 3));
        let on_face = |direction| address::face_coordinates(face, direction);
        let (o, r, b) = (on_face(origin), on_face(right), on_face(below));
        let difference = |to: [f32; 2]| [(to[0] - o[0]) * size[0], (to[1] - o[1]) * size[1], 0.0];
        return [difference(r), difference(b)];
    }
    let difference = |to: [f32; 3]| std::array::from_fn(|n| (to[n] - origin[n]) * size[n]);
    [difference(right), difference(below)]
}

/// Texels of the view's level 0 along each coordinate; 0 where a coordinate is no position in a level.
fn gradient_size(surface: &Surface, unnormalized: bool) -> [f32; 3] {
    let base = surface.level(surface.min_lod);
    let size = if unnormalized { [1, 1, 1] } else { [base.width, base.height, base.depth] };
    let [w, h, d] = size.map(|n| n as f32);
    match surface.kind {
        SurfaceKind::D1 => [w, 0.0, 0.0],
        SurfaceKind::D3 => [w, h, d],
        _ => [w, h, 0.0],
    }
}

fn explicit_gradients(
    surface: &Surface,
    parameters: &Parameters,
    lane: usize,
    unnormalized: bool,
) -> Gradients {
    let size = gradient_size(surface, unnormalized);
    let along = |u, v, r| -> [f32; 3] {
        let d = [u, v, r].map(|p| parameters.float(p, lane));
        // Gradients of a cube are given on a face that reaches from -1 to 1.
        let half = if surface.kind == SurfaceKind::Cube { 0.5 } else { 1.0 };
        std::array::from_fn(|n| if size[n] == 0.0 { 0.0 } else { d[n] * size[n] * half })
    };
    [
        along(Parameter::DuDx, Parameter::DvDx, Parameter::DrDx),
        along(Parameter::DuDy, Parameter::DvDy, Parameter::DrDy),
    ]
}

/// Coordinates, layer, offsets and reference of a lane.
fn position(combination: &Combination, request: &Request, parameters: &Parameters, lane: usize) -> Position {
    let surface = combination.surface();
    let float = |parameter| parameters.float(parameter, lane);
    let layer_coordinate = match surface.kind {
        SurfaceKind::D1 => float(Parameter::V),
        SurfaceKind::Cube => float(Parameter::Ai),
        _ => float(Parameter::R),
    };
    let compare = matches!(
        request.operation,
        Operation::Sample { compare: true, .. } | Operation::Gather { compare: true }
    );
    let mut offsets = request.offsets;
    if request.lane_offsets {
        for (offset, parameter) in offsets.iter_mut().zip([Parameter::OffU, Parameter::OffV]) {
            *offset = bits::sign_extend(parameters.bits(parameter)[lane] & 0x3f, 6);
        }
    }
    Position {
        uvr: [float(Parameter::U), float(Parameter::V), float(Parameter::R)],
        layer: layer_of(surface, layer_coordinate),
        offsets,
        reference: if compare { Some(combination.reference(float(Parameter::Ref))) } else { None },
    }
}

/// Results of a message by channel and lane.
type Colors = [[u32; 16]; 4];

/// Samples, gathers or computes levels for all active lanes; the address is the first unmapped texel.
fn sample(
    combination: &Combination,
    request: &Request,
    parameters: &Parameters,
    active: u32,
    blocks: &mut Blocks,
) -> (Colors, Option<bits::GraphicsAddress>) {
    let mut colors = [[0; 16]; 4];
    let surface = combination.surface();
    let sampling = &combination.sampling;
    if sampling.disabled || surface.kind == SurfaceKind::Null {
        return (colors, None);
    }
    let mut fetcher = Fetcher::new(surface, blocks);
    for lane in (0..request.simd.lanes()).filter(|lane| active >> lane & 1 != 0) {
        let result = match request.operation {
            Operation::Gather { .. } => {
                let position = position(combination, request, parameters, lane);
                let channel = request.gather_channel & 3;
                let [a, b, c, d] = filter::gather_texels(combination, &mut fetcher, &position)
                    .map(|texel| select_channels(surface, texel, combination.one)[channel]);
                // Upper left, upper right, lower left, lower right go to alpha, blue, red, green.
                [c, d, b, a]
            }
            Operation::Lod => {
                let (lod, levels, _) = levels(combination, parameters, LodSource::Implicit, lane);
                [levels.clamped.to_bits(), lod.to_bits(), 0, 0]
            }
            Operation::Sample { lod, reduction, .. } => {
                let (_, levels, probes) = levels(combination, parameters, lod, lane);
                let position = position(combination, request, parameters, lane);
                let reduction = if reduction == Reduction::Sum { sampling.reduction } else { reduction };
                let color = filter::sample(combination, &mut fetcher, &position, &levels, &probes, reduction);
                select_channels(surface, color, combination.one)
            }
            _ => [0; 4],
        };
        for (channel, value) in colors.iter_mut().zip(result) {
            channel[lane] = value;
        }
    }
    (colors, fetcher.fault())
}

/// Level of detail with bias, the levels it means, and the probes of an anisotropic footprint.
fn levels(
    combination: &Combination,
    parameters: &Parameters,
    source: LodSource,
    lane: usize,
) -> (f32, Levels, Probes) {
    let surface = combination.surface();
    let sampling = &combination.sampling;
    let mut probes = Probes::ONE;
    let lod = match source {
        LodSource::Zero => 0.0,
        LodSource::Explicit => parameters.float(Parameter::Lod, lane),
        LodSource::Implicit | LodSource::Bias | LodSource::Gradients => {
            let gradients = if source == LodSource::Gradients {
                explicit_gradients(surface, parameters, lane, sampling.unnormalized)
            } else {
                implicit_gradients(surface, parameters, lane, sampling.unnormalized)
            };
            let lod = if combination.anisotropic && surface.kind != SurfaceKind::Cube {
                let size = gradient_size(surface, sampling.unnormalized);
                let (lod, found) = lod::anisotropic(&gradients, [size[0], size[1]], sampling.max_anisotropy);
                probes = found;
                lod
            } else {
                lod::isotropic(&gradients)
            };
            if source == LodSource::Bias { lod + parameters.float(Parameter::Lod, lane) } else { lod }
        }
    } + sampling.lod_bias;
    (lod, combination.limits.choose(lod, parameters.float(Parameter::MinLod, lane)), probes)
}

/// The messages that need no sampler.
fn read_surface(
    surface: &Surface,
    request: &Request,
    message: &SendMessage,
    grf: &mut Grf,
    blocks: &mut Blocks,
    cx: &Context,
) -> Result<(), Stop> {
    let mut colors: Colors = [[0; 16]; 4];
    let mut put = |lane: usize, result: [u32; 4]| {
        for (channel, value) in colors.iter_mut().zip(result) {
            channel[lane] = value;
        }
    };
    let parameters = Parameters::read(request, message, grf);
    let active = message::active_lanes(request, message);
    let lanes = (0..request.simd.lanes()).filter(|lane| active >> lane & 1 != 0);
    let mut float = false;
    match request.operation {
        Operation::ResourceInfo => {
            for lane in lanes {
                put(lane, info::resource(surface, parameters.bits(Parameter::Lod)[lane]));
            }
        }
        Operation::SampleInfo => {
            for lane in lanes {
                put(lane, info::samples(surface));
            }
        }
        Operation::LoadMcs => {
            let (u, v) = (parameters.bits(Parameter::U), parameters.bits(Parameter::V));
            let layers = parameters.bits(Parameter::R);
            for lane in lanes {
                put(lane, info::control_word(surface, [u[lane], v[lane], layers[lane]]));
            }
        }
        _ => {
            if info::is_raw(surface) {
                cx.undefined("SM-21", "ld from a raw buffer gives zeros");
            }
            float = !surface.layout.is_some_and(surface::texel::is_integer);
            let (outside, one) = outside(surface);
            let mut fetcher = Fetcher::new(surface, blocks);
            for lane in lanes {
                let texel = load(surface, request, &parameters, lane, &mut fetcher).unwrap_or(outside);
                put(
                    lane,
                    if surface.kind == SurfaceKind::Null {
                        [0; 4]
                    } else {
                        select_channels(surface, texel, one)
                    },
                );
            }
            if let Some(address) = fetcher.fault() {
                return Err(Fault::page("SM-21", address, "texel load").into());
            }
        }
    }
    message::write_response(request, message, grf, &colors, float);
    Ok(())
}

/// The colour of texels that do not exist, for loads, and what SCS_ONE reads.
fn outside(surface: &Surface) -> ([u32; 4], u32) {
    let integer = surface.layout.is_some_and(surface::texel::is_integer);
    let one = if integer { 1 } else { 1.0f32.to_bits() };
    let alpha_missing = surface.layout.is_some_and(|layout| {
        use hw::format::ChannelKind::{Absent, Void};
        let none = |kind| matches!(kind, Absent | Void);
        none(layout.channels[3].kind) && none(layout.intensity.kind)
    });
    ([0, 0, 0, if alpha_missing { one } else { 0 }], one)
}

/// One texel by integer coordinates; `None` outside of the surface.
fn load(
    surface: &Surface,
    request: &Request,
    parameters: &Parameters,
    lane: usize,
    fetcher: &mut Fetcher,
) -> Option<[u32; 4]> {
    let integer = |parameter: Parameter| parameters.bits(parameter)[lane];
    let offset = |value: u32, axis: usize| value.wrapping_add(request.offsets[axis] as u32);
    let (u, v, r) = (integer(Parameter::U), integer(Parameter::V), integer(Parameter::R));
    if matches!(surface.kind, SurfaceKind::Buffer | SurfaceKind::StructuredBuffer) {
        return if u < surface.width_px { Some(fetcher.texel(u, 0, 0, 0, 0)) } else { None };
    }
    let lod = integer(Parameter::Lod);
    if lod > surface.mip_count || surface.kind == SurfaceKind::Null {
        return None;
    }
    let level = lod + surface.min_lod;
    let extent = surface.level(level);
    let u = offset(u, 0);
    let (v, layer) = match surface.kind {
        SurfaceKind::D1 => (0, v),
        SurfaceKind::D3 => (offset(v, 1), offset(r, 2)),
        _ => (offset(v, 1), r),
    };
    let layer = if surface.kind == SurfaceKind::D3 || surface.is_array { layer } else { 0 };
    let sample = if let Operation::Load { multisample: true } = request.operation {
        integer(Parameter::SampleIndex)
    } else {
        0
    };
    let inside = u < extent.width && v < extent.height && layer < extent.depth && sample < surface.samples();
    if inside { Some(fetcher.texel(u, v, layer, level, sample)) } else { None }
}
