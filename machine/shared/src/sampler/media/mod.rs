//! Messages of the media sampler: blocks of pixels from one place and its differences.
//!
//! | file | what |
//! |---|---|
//! | `plane` | media surfaces |
//! | `scaler` | coefficients of sample_8x8 |
//! | `response` | which register has which pixel |
//!
//! Source: [skl.7:SIMD32/64 Messages], [skl.7:SIMD32 Payload], [skl.7:SIMD64 Payload], MS-01 to MS-03.
//! Deliberately absent: other functions than the scaler, enhancement of edges, chroma keys, and responses that go to memory
//! (Gaps).

mod plane;
mod response;
mod scaler;
#[cfg(test)]
mod tests;

use super::message::{self, Operation, Parameters, Request, Simd};
use super::{LodSource, Reduction, Sampler, sample};
use crate::binding::Bindings;
use bits::{GraphicsAddress, field};
use hw::message::Sampler as Descriptor;
use plane::Planes;
use ports::{Grf, SendMessage, ThreadSite};
use probe::{Context, Fault, Stop};
use response::{Form, Order, write};
use scaler::{Scaler, TAPS};

/// Message types of SIMD32/64.
mod kind {
    pub const SAMPLE_UNORM: u32 = 0;
    pub const SAMPLE_UNORM_KILLPIX: u32 = 2;
    pub const SAMPLE_UNORM_KILLPIX_MEDIA: u32 = 0xa;
    pub const SAMPLE_8X8: u32 = 0xb;
    pub const SAMPLE_UNORM_MEDIA: u32 = 0xc;
}

/// Samplers of one draw, by their table and index.
#[derive(Default)]
pub(super) struct Scalers(Vec<(GraphicsAddress, u32, Scaler)>);

/// Samplers that are kept.
const SCALERS_LIMIT: usize = 32;

impl Scalers {
    /// State in memory may have changed.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    fn find(
        &mut self,
        (table, site): (GraphicsAddress, &ThreadSite),
        index: u32,
        space: &memory::AddressSpace,
        cx: &Context,
    ) -> Result<&Scaler, Stop> {
        let is_it = |entry: &(GraphicsAddress, u32, Scaler)| (entry.0, entry.1) == (table, index);
        let place = match self.0.iter().position(is_it) {
            Some(place) => place,
            None => {
                if self.0.len() >= SCALERS_LIMIT {
                    self.0.clear();
                }
                self.0.push((table, index, Scaler::find(table, site, index, space, cx)?));
                self.0.len() - 1
            }
        };
        let Some((_, _, scaler)) = self.0.get(place) else {
            return Err(cx.bug("MS-03", "a sampler was lost"));
        };
        Ok(scaler)
    }
}

/// Whether a message is one of the media sampler, which has surfaces and samplers of its own kind.
pub(crate) fn is_media(descriptor: &Descriptor) -> bool {
    descriptor.simd_mode == Descriptor::SIMD_MODE_SIMD32_64 && !message::is_cache_flush(descriptor)
}

/// Whether a message is sample_8x8, whose sampler and surface no other message has.
pub(crate) fn is_scaler(descriptor: &Descriptor) -> bool {
    is_media(descriptor) && descriptor.message_type == kind::SAMPLE_8X8
}

/// What a message of sample_8x8 asks for.
struct Asked<'m> {
    /// Where samplers lie.
    table: GraphicsAddress,
    payload: &'m [u32; 8],
    form: Form,
}

/// Where the pixels of a block lie in the surface, normalized.
#[derive(Clone, Copy, Debug)]
struct Block {
    start: [f32; 2],
    step: [f32; 2],
    /// Differences of the steps.
    bend: [f32; 2],
    /// Rows before this message's first one.
    rows_before: u32,
}

impl Block {
    fn read(payload: &[u32; 8]) -> Self {
        let float = |dword: usize| f32::from_bits(payload[dword]);
        Self {
            start: [float(2), float(3)],
            // Negative differences are none.
            step: [float(4).max(0.0), float(5).max(0.0)],
            bend: [float(6), 0.0],
            rows_before: 0,
        }
    }

    /// Of pixel `index` along an axis.
    fn at(&self, axis: usize, index: u32) -> f32 {
        let n = index as f32;
        self.start[axis] + self.step[axis] * n + self.bend[axis] * (n * (n - 1.0) * 0.5)
    }
}

impl<'a> Sampler<'a> {
    /// Performs one message of the media sampler.
    ///
    /// # Errors
    /// As [`Sampler::send`].
    pub(super) fn send_media(
        &mut self,
        descriptor: &Descriptor,
        message: &SendMessage,
        grf: &mut Grf,
        site: &ThreadSite,
        bindings: &mut Bindings<'a>,
        cx: &Context,
    ) -> Result<(), Stop> {
        let header = if message.header_present { *grf.register(message.payload(0)) } else { [0; 8] };
        let payload = *grf.register(message.payload(usize::from(message.header_present)));
        let form = Form::of(header[2]);
        // [vaapi:gen7 sampler_8x8] leaves the pointer of headers as it is: the first of these headers have none.
        let has_pointer = message.header_present && !cx.platform.has(hw::Feature::SamplerState8x8Pointers);
        let pointer = has_pointer.then_some(header[3] & !0x1f);
        if message.response_length == 0 {
            cx.gap("SM-30", "a result of the media sampler that goes to memory");
            return cx.check();
        }
        let done = match descriptor.message_type {
            kind::SAMPLE_8X8 => {
                let table = match pointer {
                    Some(pointer) => site.dynamic_state_base.offset(u64::from(pointer)),
                    None => site.sampler_state,
                };
                let asked = Asked { table, payload: &payload, form };
                self.scale(descriptor, message, grf, &asked, site, bindings, cx)?
            }
            kind::SAMPLE_UNORM | kind::SAMPLE_UNORM_MEDIA => {
                self.sample_unorm(descriptor, message, grf, (pointer, form, &payload), site, bindings, cx)?;
                true
            }
            kind::SAMPLE_UNORM_KILLPIX | kind::SAMPLE_UNORM_KILLPIX_MEDIA => {
                self.sample_unorm(descriptor, message, grf, (pointer, form, &payload), site, bindings, cx)?;
                // Without chroma keys (a Gap of the sampler state) no pixel is killed.
                let last = usize::from(message.response_grf) + usize::from(message.response_length) - 1;
                grf.register_mut(last)[0] = u32::MAX;
                true
            }
            other => {
                cx.gap("MS-02", format!("SIMD32/64 sampler message {other:#x}"));
                false
            }
        };
        if !done {
            crate::router::zero_response(message, grf);
        }
        cx.check()
    }

    /// sample_8x8; false when it is not built.
    fn scale(
        &mut self,
        descriptor: &Descriptor,
        message: &SendMessage,
        grf: &mut Grf,
        asked: &Asked,
        site: &ThreadSite,
        bindings: &Bindings<'a>,
        cx: &Context,
    ) -> Result<bool, Stop> {
        let space = bindings.space();
        let Asked { table, payload, form } = *asked;
        let scaler = self.scalers.find((table, site), descriptor.sampler_index, space, cx)?;
        let mut block = Block::read(payload);
        let mut size = [16, 4];
        let mut enhances_edges = scaler.enhances_edges;
        if !cx.platform.has(hw::Feature::SamplerState8x8Pointers) {
            let control = payload[7];
            if field(control, 31, 28) != 0 {
                cx.gap("MS-03", format!("function {} of sample_8x8", field(control, 31, 28)));
                return Ok(false);
            }
            enhances_edges &= field(control, 27, 27) == 0;
            size = match field(control, 26, 25) {
                0 => [16, 4],
                1 => [8, 4],
                2 => [16, 8],
                _ => [4, 4],
            };
            block.bend[1] = f32::from_bits(payload[0]);
        }
        let order = match (scaler.is_shuffled, size) {
            (true, [16, 4]) => Some(Order::Halves(2)),
            (true, [8, 4]) => Some(Order::Halves(1)),
            (false, [16, rows]) => Some(Order::Rows(16 * rows as usize)),
            _ => None,
        };
        let is_shared = scaler.is_shuffled && form.shares_registers();
        let Some(order) = order.filter(|_| !is_shared) else {
            cx.gap("MS-03", format!("a response of sample_8x8 of {} by {} pixels", size[0], size[1]));
            return Ok(false);
        };
        if enhances_edges && form.has(1) {
            cx.gap("MS-03", "sample_8x8 that enhances edges: they stay as they are");
        }
        block.rows_before = field(payload[1], 8, 0) * size[1];
        let Some(planes) = Planes::find(site, descriptor.binding_table_index as u8, space, cx)? else {
            return Ok(false);
        };
        crate::used::scaler(cx);
        let mut colors = [[0.0; 128]; 4];
        for (index, color) in colors.iter_mut().enumerate().filter(|(index, _)| form.has(*index)) {
            match &planes.channels[index] {
                Some(channel) => channel_of(&planes, channel, index, scaler, &block, size, color)?,
                None => color.fill(if index == 3 { 1.0 } else { 0.0 }),
            }
        }
        write(form, &colors, order, message, grf);
        Ok(true)
    }

    /// sample_unorm: 8 by 4 pixels of a 3D surface.
    fn sample_unorm(
        &mut self,
        descriptor: &Descriptor,
        message: &SendMessage,
        grf: &mut Grf,
        (pointer, form, payload): (Option<u32>, Form, &[u32; 8]),
        site: &ThreadSite,
        bindings: &mut Bindings<'a>,
        cx: &Context,
    ) -> Result<(), Stop> {
        let request = Request {
            operation: Operation::Sample { lod: LodSource::Zero, compare: false, reduction: Reduction::Sum },
            simd: Simd::Simd16,
            binding_table_index: descriptor.binding_table_index as u8,
            sampler_index: descriptor.sampler_index,
            half_return: false,
            sampler_pointer: pointer,
            channels: 0xf,
            null_mask: false,
            offsets: [0; 3],
            gather_channel: 0,
            lane_offsets: false,
            parameters: &[],
            first_parameter: 0,
        };
        let surface = bindings.number(site, request.binding_table_index, cx)?;
        let number = self.combination(&request, surface, site, bindings, cx)?;
        let Some(combination) = self.combinations.get(number) else {
            return Err(cx.bug("SM-15", "a combination was lost"));
        };
        crate::used::sample_unorm(cx);
        let mut block = Block::read(payload);
        block.bend = [0.0; 2];
        let mut colors = [[0.0; 128]; 4];
        for half in 0..2 {
            let place = |axis: usize| -> [f32; 16] {
                std::array::from_fn(|lane| {
                    let pixel = half * 16 + lane as u32;
                    block.at(axis, if axis == 0 { pixel % 8 } else { pixel / 8 })
                })
            };
            let parameters = Parameters::at(&place(0), &place(1));
            let (found, fault) = sample(combination, &request, &parameters, 0xffff, &mut self.blocks);
            if let Some(address) = fault {
                return Err(Fault::page("SM-08", address, "texel fetch").into());
            }
            for (to, from) in colors.iter_mut().zip(&found) {
                let to = to.iter_mut().skip(half as usize * 16);
                to.zip(from).for_each(|(to, &bits)| *to = f32::from_bits(bits));
            }
        }
        write(form, &colors, Order::Rows(32), message, grf);
        Ok(())
    }
}

/// Most samples of a row that a block of 16 pixels can need, its taps included.
const ROW_LIMIT: usize = 16 * 16 + 2 * TAPS;

/// One channel of a block.
fn channel_of(
    planes: &Planes,
    channel: &plane::Channel,
    index: usize,
    scaler: &Scaler,
    block: &Block,
    size: [u32; 2],
    to: &mut [f32; 128],
) -> Result<(), Stop> {
    let place = |axis: usize, pixel: u32| {
        let of_picture = channel.of_picture[axis] as f32;
        (block.at(axis, pixel) * planes.size[axis] as f32 - channel.siting[axis]) / of_picture
    };
    let columns: [_; 16] = std::array::from_fn(|x| scaler.taps(0, index, place(0, x as u32)));
    let before = TAPS as i32 / 2 - 1;
    let first = columns.iter().map(|(at, _)| *at).min().unwrap_or(0).saturating_sub(before);
    let last = columns.iter().map(|(at, _)| *at).max().unwrap_or(0);
    // A block that is stretched over more than it may be is cut: its rows are then repeated.
    let length = (last.saturating_sub(first) as usize).saturating_add(TAPS).min(ROW_LIMIT);
    let (mut samples, mut sum) = ([0.0_f32; ROW_LIMIT], [0.0_f32; ROW_LIMIT]);
    for y in 0..size[1] {
        let (row, taps) = scaler.taps(1, index, place(1, block.rows_before + y));
        sum[..length].fill(0.0);
        for (tap, weight) in taps.into_iter().enumerate().filter(|(_, weight)| *weight != 0.0) {
            let row = row.saturating_add(tap as i32 - before);
            planes.row(channel, first, row, &mut samples[..length])?;
            sum.iter_mut().zip(&samples[..length]).for_each(|(sum, sample)| *sum += sample * weight);
        }
        for (x, (at, taps)) in columns.iter().enumerate() {
            let from = (at - before - first).clamp(0, (length - TAPS) as i32) as usize;
            let value: f32 = sum[from..from + TAPS].iter().zip(taps).map(|(sum, tap)| sum * tap).sum();
            to[y as usize * 16 + x] = value;
        }
    }
    Ok(())
}
