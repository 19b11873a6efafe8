//! Sampler messages: what the descriptor and the header say.
//!
//! Source: [skl.7:Message Descriptor and Execution Mask] [skl.7:Message Header] [skl.7:Payload Parameter Definition]
//! [mesa:compiler brw_sampler_desc]; the descriptor is `hw::message::Sampler`.

use bits::{bit, field, sign_extend};
use hw::message::Sampler;
use ports::{Grf, SendMessage};
use probe::Context;

/// How parameters and results are spread over registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Simd {
    /// Two samples of four channels.
    Simd4x2,
    /// Eight lanes with 64-bit u and v.
    Simd8D,
    /// Eight lanes.
    Simd8,
    /// Sixteen lanes.
    Simd16,
}

impl Simd {
    /// Number of samples.
    #[inline(always)]
    pub fn lanes(self) -> usize {
        match self {
            Simd::Simd4x2 => 2,
            Simd::Simd8 | Simd::Simd8D => 8,
            Simd::Simd16 => 16,
        }
    }
}

/// Where the level of detail comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LodSource {
    /// Differences of the coordinates over the subspan.
    Implicit,
    /// The same plus a parameter.
    Bias,
    /// A parameter.
    Explicit,
    /// Zero.
    Zero,
    /// Gradient parameters.
    Gradients,
}

/// Combination of the texels under a filter that a message asks for by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reduction {
    /// Weighted sum.
    #[default]
    Sum,
    /// Smallest of each channel.
    Minimum,
    /// Largest of each channel.
    Maximum,
}

/// What a message asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// Filtered colours.
    Sample {
        /// Where the level comes from.
        lod: LodSource,
        /// Compare texels with a reference first.
        compare: bool,
        /// sample_min and sample_max.
        reduction: Reduction,
    },
    /// One texel by integer coordinates; `multisample` when a sample index comes with them.
    Load {
        /// The sample index is a parameter.
        multisample: bool,
    },
    /// The multisample control word of a pixel.
    LoadMcs,
    /// Four texels of one channel.
    Gather {
        /// Compare texels with a reference first.
        compare: bool,
    },
    /// Clamped and unclamped level of detail.
    Lod,
    /// Extent of the surface.
    ResourceInfo,
    /// Number of samples.
    SampleInfo,
}

/// A parameter of a message, named as in the manual's tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Parameter {
    U,
    V,
    R,
    Ai,
    /// Bias or level, by message.
    Lod,
    Ref,
    MinLod,
    DuDx,
    DuDy,
    DvDx,
    DvDy,
    DrDx,
    DrDy,
    OffU,
    OffV,
    SampleIndex,
    /// Multisample control words: read by nobody, see `surface`'s design note.
    McsLow,
    McsHigh,
}

/// Number of parameters that exist.
pub const PARAMETER_COUNT: usize = Parameter::McsHigh as usize + 1;

use Parameter::*;

/// Parameters of SIMD8 and SIMD16 messages in order. [mesa:brw_lower_logical_sends.cpp]
fn parameters_simd(message_type: u32, platform: &hw::Platform) -> &'static [Parameter] {
    match message_type {
        Sampler::MESSAGE_TYPE_LD if !platform.has(hw::Feature::LoadStatesLodThird) => &[U, Lod, V, R],
        Sampler::MESSAGE_TYPE_SAMPLE | Sampler::MESSAGE_TYPE_SAMPLE_KILLPIX => &[U, V, R, Ai, MinLod],
        Sampler::MESSAGE_TYPE_SAMPLE_B => &[Lod, U, V, R, Ai, MinLod],
        Sampler::MESSAGE_TYPE_SAMPLE_L => &[Lod, U, V, R, Ai],
        Sampler::MESSAGE_TYPE_SAMPLE_C => &[Ref, U, V, R, Ai, MinLod],
        Sampler::MESSAGE_TYPE_SAMPLE_D => &[U, DuDx, DuDy, V, DvDx, DvDy, R, DrDx, DrDy, Ai, MinLod],
        Sampler::MESSAGE_TYPE_SAMPLE_D_C => &[Ref, U, DuDx, DuDy, V, DvDx, DvDy, R, DrDx, DrDy, Ai],
        Sampler::MESSAGE_TYPE_SAMPLE_B_C => &[Ref, Lod, U, V, R, Ai, MinLod],
        Sampler::MESSAGE_TYPE_SAMPLE_L_C => &[Ref, Lod, U, V, R, Ai],
        Sampler::MESSAGE_TYPE_LD => &[U, V, Lod, R],
        Sampler::MESSAGE_TYPE_LD_LZ | Sampler::MESSAGE_TYPE_LD_MCS => &[U, V, R],
        Sampler::MESSAGE_TYPE_GATHER4 | Sampler::MESSAGE_TYPE_LOD | Sampler::MESSAGE_TYPE_SAMPLE_LZ => {
            &[U, V, R, Ai]
        }
        Sampler::MESSAGE_TYPE_RESINFO => &[Lod],
        Sampler::MESSAGE_TYPE_GATHER4_C | Sampler::MESSAGE_TYPE_SAMPLE_C_LZ => &[Ref, U, V, R, Ai],
        Sampler::MESSAGE_TYPE_GATHER4_PO => &[U, V, OffU, OffV, R],
        Sampler::MESSAGE_TYPE_GATHER4_PO_C => &[Ref, U, V, OffU, OffV, R],
        Sampler::MESSAGE_TYPE_SAMPLE_MIN | Sampler::MESSAGE_TYPE_SAMPLE_MAX => &[U, V, R, Ai],
        Sampler::MESSAGE_TYPE_LD2DMS => &[SampleIndex, McsLow, U, V, R],
        Sampler::MESSAGE_TYPE_LD2DMS_W => &[SampleIndex, McsLow, McsHigh, U, V, R],
        Sampler::MESSAGE_TYPE_LD2DSS => &[SampleIndex, U, V, R],
        _ => &[],
    }
}

/// Places of coordinates, layer and level among the parameters of a load of eight or sixteen lanes.
pub fn load_parameters(descriptor: &Sampler, platform: &hw::Platform) -> Option<[Option<usize>; 4]> {
    if operation(descriptor.message_type) != Some(Operation::Load { multisample: false }) {
        return None;
    }
    let all = parameters_simd(descriptor.message_type, platform);
    Some([U, V, R, Lod].map(|parameter| all.iter().position(|&other| other == parameter)))
}

/// Parameters of SIMD4x2 messages: four of each sample in a register.
fn parameters_simd4x2(message_type: u32) -> &'static [Parameter] {
    match message_type {
        Sampler::MESSAGE_TYPE_SAMPLE_L => &[U, V, R, Ai, Lod],
        Sampler::MESSAGE_TYPE_SAMPLE_D => &[U, V, R, Ai, DuDx, DuDy, DvDx, DvDy, DrDx, DrDy, MinLod],
        Sampler::MESSAGE_TYPE_SAMPLE_L_C => &[U, V, R, Ai, Ref, Lod],
        Sampler::MESSAGE_TYPE_SAMPLE_D_C => &[U, V, R, Ai, DuDx, DuDy, DvDx, DvDy, DrDx, DrDy, Ref],
        Sampler::MESSAGE_TYPE_LD => &[U, V, R, Lod],
        Sampler::MESSAGE_TYPE_GATHER4 | Sampler::MESSAGE_TYPE_SAMPLE_LZ | Sampler::MESSAGE_TYPE_LD_LZ => {
            &[U, V, R, Ai]
        }
        Sampler::MESSAGE_TYPE_RESINFO => &[Lod],
        Sampler::MESSAGE_TYPE_GATHER4_C | Sampler::MESSAGE_TYPE_SAMPLE_C_LZ => &[U, V, R, Ai, Ref],
        Sampler::MESSAGE_TYPE_GATHER4_PO => &[U, V, R, Ai, OffU, OffV],
        Sampler::MESSAGE_TYPE_GATHER4_PO_C => &[U, V, R, Ref, OffU, OffV],
        Sampler::MESSAGE_TYPE_LD_MCS => &[U, V, R, Lod],
        Sampler::MESSAGE_TYPE_LD2DMS => &[U, V, R, Lod, SampleIndex, McsLow],
        Sampler::MESSAGE_TYPE_LD2DMS_W => &[U, V, R, Lod, SampleIndex, McsLow, McsHigh],
        _ => &[],
    }
}

/// Message types that came with those for level 0.
fn needs_level_zero(message_type: u32) -> bool {
    matches!(
        message_type,
        Sampler::MESSAGE_TYPE_SAMPLE_LZ
            | Sampler::MESSAGE_TYPE_SAMPLE_C_LZ
            | Sampler::MESSAGE_TYPE_LD_LZ
            | Sampler::MESSAGE_TYPE_LD2DMS_W
    )
}

fn operation(message_type: u32) -> Option<Operation> {
    let sample = |lod, compare| Some(Operation::Sample { lod, compare, reduction: Reduction::Sum });
    match message_type {
        Sampler::MESSAGE_TYPE_SAMPLE | Sampler::MESSAGE_TYPE_SAMPLE_KILLPIX => {
            sample(LodSource::Implicit, false)
        }
        Sampler::MESSAGE_TYPE_SAMPLE_B => sample(LodSource::Bias, false),
        Sampler::MESSAGE_TYPE_SAMPLE_L => sample(LodSource::Explicit, false),
        Sampler::MESSAGE_TYPE_SAMPLE_C => sample(LodSource::Implicit, true),
        Sampler::MESSAGE_TYPE_SAMPLE_D => sample(LodSource::Gradients, false),
        Sampler::MESSAGE_TYPE_SAMPLE_B_C => sample(LodSource::Bias, true),
        Sampler::MESSAGE_TYPE_SAMPLE_L_C => sample(LodSource::Explicit, true),
        Sampler::MESSAGE_TYPE_SAMPLE_D_C => sample(LodSource::Gradients, true),
        Sampler::MESSAGE_TYPE_SAMPLE_LZ => sample(LodSource::Zero, false),
        Sampler::MESSAGE_TYPE_SAMPLE_C_LZ => sample(LodSource::Zero, true),
        Sampler::MESSAGE_TYPE_SAMPLE_MIN => Some(Operation::Sample {
            lod: LodSource::Implicit,
            compare: false,
            reduction: Reduction::Minimum,
        }),
        Sampler::MESSAGE_TYPE_SAMPLE_MAX => Some(Operation::Sample {
            lod: LodSource::Implicit,
            compare: false,
            reduction: Reduction::Maximum,
        }),
        Sampler::MESSAGE_TYPE_LD | Sampler::MESSAGE_TYPE_LD_LZ => {
            Some(Operation::Load { multisample: false })
        }
        Sampler::MESSAGE_TYPE_LD2DMS | Sampler::MESSAGE_TYPE_LD2DMS_W | Sampler::MESSAGE_TYPE_LD2DSS => {
            Some(Operation::Load { multisample: true })
        }
        Sampler::MESSAGE_TYPE_LD_MCS => Some(Operation::LoadMcs),
        Sampler::MESSAGE_TYPE_GATHER4 | Sampler::MESSAGE_TYPE_GATHER4_PO => {
            Some(Operation::Gather { compare: false })
        }
        Sampler::MESSAGE_TYPE_GATHER4_C | Sampler::MESSAGE_TYPE_GATHER4_PO_C => {
            Some(Operation::Gather { compare: true })
        }
        Sampler::MESSAGE_TYPE_LOD => Some(Operation::Lod),
        Sampler::MESSAGE_TYPE_RESINFO => Some(Operation::ResourceInfo),
        Sampler::MESSAGE_TYPE_SAMPLEINFO => Some(Operation::SampleInfo),
        _ => None,
    }
}

/// One message, decoded.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// What is asked for.
    pub operation: Operation,
    /// Layout of payload and response.
    pub simd: Simd,
    /// Binding table index; 252 is bindless.
    pub binding_table_index: u8,
    /// Sampler index in the table of 16.
    pub sampler_index: u32,
    /// Results are 16 bits wide.
    pub half_return: bool,
    /// Sampler State Pointer of the header, relative to the dynamic state base.
    pub sampler_pointer: Option<u32>,
    /// Channels that are returned, bit 0 red.
    pub channels: u8,
    /// An extra register with the null mask, or the mask of pixels that a key left alive, follows the channels.
    pub null_mask: bool,
    /// Texel offsets in u, v, r.
    pub offsets: [i32; 3],
    /// Channel that gather4 collects.
    pub gather_channel: usize,
    /// Offsets are parameters of each lane.
    pub lane_offsets: bool,
    /// Parameters in the order of the payload.
    pub parameters: &'static [Parameter],
    /// Payload register where they begin: 1 with a header.
    pub first_parameter: usize,
}

/// cache_flush: a SIMD32/64 message that shares its type with ld2dss. [skl.7:cache_flush Message Type]
#[inline(always)]
pub fn is_cache_flush(descriptor: &Sampler) -> bool {
    descriptor.simd_mode == Sampler::SIMD_MODE_SIMD32_64
        && descriptor.message_type == Sampler::MESSAGE_TYPE_LD2DSS
}

/// Bits of M0.3 that are no part of the Sampler State Pointer. [skl.7:Message Header] [bxt.6:Message Header]
/// Unverified: where samplers are bindless the pointer may also be relative to the bindless surface state base; no manual at
/// hand tells which bit of GT_MODE chooses that, and nobody is known to set it.
#[inline]
fn pointer_unit(cx: &Context) -> u32 {
    if cx.platform.has(hw::Feature::BindlessSamplers) { 0xf } else { 0x1f }
}

/// Binding table index that selects the bindless heap. [bdw.3:Binding Table Index]
pub const BINDLESS_INDEX: u8 = 252;

/// Decodes a message; `None` when it is not built (reported).
#[inline]
pub fn decode(descriptor: &Sampler, message: &SendMessage, grf: &Grf, cx: &Context) -> Option<Request> {
    let message_type = descriptor.message_type;
    let header = if message.header_present { Some(grf.register(message.payload(0))) } else { None };
    let controls = header.map_or(0, |header| header[2]);
    let simd = match descriptor.simd_mode {
        Sampler::SIMD_MODE_SIMD4X2
            if bit(controls, 22) || !cx.platform.has(hw::Feature::SimdModeExtension) =>
        {
            Simd::Simd4x2
        }
        Sampler::SIMD_MODE_SIMD4X2 => Simd::Simd8D,
        Sampler::SIMD_MODE_SIMD8 => Simd::Simd8,
        Sampler::SIMD_MODE_SIMD16 => Simd::Simd16,
        _ => {
            cx.gap("MS-02", format!("SIMD32/64 sampler message {message_type:#x}"));
            return None;
        }
    };
    let Some(operation) = operation(message_type) else {
        cx.undefined("SM-28", format!("sampler message type {message_type:#x} does not exist"));
        return None;
    };
    if needs_level_zero(message_type) && !cx.platform.has(hw::Feature::LevelZeroMessages) {
        cx.undefined(
            "SM-28",
            format!("sampler message type {message_type:#x} of a later platform: it is done"),
        );
    }
    let half_return = descriptor.return_format_16_bit;
    // Without chroma keys (a Gap of the sampler state) no pixel is killed: both masks are the same.
    let null_mask = bit(controls, 23) || message_type == Sampler::MESSAGE_TYPE_SAMPLE_KILLPIX;
    let response = (message.response_length as usize).saturating_sub(usize::from(null_mask));
    let channels = if header.is_some() {
        !(field(controls, 15, 12) as u8) & 0xf
    } else {
        let registers_per_channel = if simd == Simd::Simd16 && !half_return { 2 } else { 1 };
        match response / registers_per_channel {
            0 => 0,
            _ if simd == Simd::Simd4x2 => 0xf,
            1 => 0x1,
            2 => 0x3,
            3 => 0x7,
            _ => 0xf,
        }
    };
    if message.response_length == 0 {
        cx.gap("SM-30", "sampler result written directly to a render target");
        return None;
    }
    Some(Request {
        operation,
        simd,
        binding_table_index: descriptor.binding_table_index as u8,
        sampler_index: descriptor.sampler_index,
        half_return,
        sampler_pointer: header.map(|header| header[3] & !pointer_unit(cx)),
        channels,
        null_mask,
        offsets: [
            sign_extend(field(controls, 11, 8), 4),
            sign_extend(field(controls, 7, 4), 4),
            sign_extend(field(controls, 3, 0), 4),
        ],
        gather_channel: field(controls, 17, 16) as usize,
        lane_offsets: matches!(
            message_type,
            Sampler::MESSAGE_TYPE_GATHER4_PO | Sampler::MESSAGE_TYPE_GATHER4_PO_C
        ),
        parameters: if simd == Simd::Simd4x2 {
            parameters_simd4x2(message_type)
        } else {
            parameters_simd(message_type, cx.platform)
        },
        first_parameter: usize::from(header.is_some()),
    })
}

/// The parameters of a message by name; those not sent are zero.
pub struct Parameters {
    lanes: [[u32; 16]; PARAMETER_COUNT],
}

impl Parameters {
    /// Reads them from the payload.
    pub fn read(request: &Request, message: &SendMessage, grf: &Grf) -> Self {
        let mut lanes = [[0; 16]; PARAMETER_COUNT];
        let registers = message.total_length();
        match request.simd {
            Simd::Simd8 | Simd::Simd16 => {
                let each = request.simd.lanes() / 8;
                let mut register = request.first_parameter;
                for &parameter in request.parameters {
                    if register + each > registers {
                        break;
                    }
                    let to = &mut lanes[parameter as usize];
                    for half in 0..each {
                        to[half * 8..half * 8 + 8]
                            .copy_from_slice(grf.register(message.payload(register + half)));
                    }
                    register += each;
                }
            }
            Simd::Simd8D => {
                let mut register = request.first_parameter;
                for &parameter in request.parameters {
                    let doubles = matches!(parameter, U | V);
                    let each = if doubles { 2 } else { 1 };
                    if register + each > registers {
                        break;
                    }
                    let to = &mut lanes[parameter as usize];
                    for half in 0..each {
                        let from = grf.register(message.payload(register + half));
                        if doubles {
                            for pixel in 0..4 {
                                let bits =
                                    u64::from(from[pixel * 2]) | (u64::from(from[pixel * 2 + 1]) << 32);
                                to[half * 4 + pixel] = (f64::from_bits(bits) as f32).to_bits();
                            }
                        } else {
                            to[..8].copy_from_slice(from);
                        }
                    }
                    register += each;
                }
            }
            Simd::Simd4x2 => {
                for (position, &parameter) in request.parameters.iter().enumerate() {
                    let register = request.first_parameter + position / 4;
                    if register >= registers {
                        break;
                    }
                    let from = grf.register(message.payload(register));
                    lanes[parameter as usize][0] = from[position % 4];
                    lanes[parameter as usize][1] = from[4 + position % 4];
                }
            }
        }
        Self { lanes }
    }

    /// Those of samples at these places of a 2D surface.
    pub fn at(u: &[f32; 16], v: &[f32; 16]) -> Self {
        let mut lanes = [[0; 16]; PARAMETER_COUNT];
        lanes[U as usize] = u.map(f32::to_bits);
        lanes[V as usize] = v.map(f32::to_bits);
        Self { lanes }
    }

    /// Raw bits of all lanes.
    #[inline(always)]
    pub fn bits(&self, parameter: Parameter) -> &[u32; 16] {
        &self.lanes[parameter as usize]
    }

    /// One lane as a float.
    #[inline(always)]
    pub fn float(&self, parameter: Parameter, lane: usize) -> f32 {
        f32::from_bits(self.lanes[parameter as usize][lane])
    }
}

/// Which samples of the message are active.
#[inline(always)]
pub fn active_lanes(request: &Request, message: &SendMessage) -> u32 {
    let enable = message.channel_enable;
    match request.simd {
        Simd::Simd16 => enable & 0xffff,
        Simd::Simd8 | Simd::Simd8D => enable & 0xff,
        Simd::Simd4x2 => u32::from(enable & 0xf != 0) | (u32::from(enable & 0xf0 != 0) << 1),
    }
}

/// Writes the response: `colors[channel][lane]` of the returned channels into the enabled lanes.
pub fn write_response(
    request: &Request,
    message: &SendMessage,
    grf: &mut Grf,
    colors: &[[u32; 16]; 4],
    float: bool,
) {
    let first = message.response_grf as usize;
    let length = message.response_length as usize;
    let active = active_lanes(request, message);
    let mut register = 0;
    if request.simd == Simd::Simd4x2 {
        let to = grf.register_mut(first);
        for sample in (0..2).filter(|sample| active >> sample & 1 != 0) {
            for (channel, color) in colors.iter().enumerate() {
                if request.channels >> channel & 1 != 0 {
                    to[sample * 4 + channel] = color[sample];
                }
            }
        }
        register = 1;
    } else {
        let lanes = request.simd.lanes();
        for (channel, color) in colors.iter().enumerate() {
            if request.channels >> channel & 1 == 0 {
                continue;
            }
            if request.half_return {
                if register >= length {
                    break;
                }
                let to = grf.register_mut(first + register);
                for (lane, &value) in color.iter().enumerate().take(lanes) {
                    if active >> lane & 1 != 0 {
                        let half = if float {
                            u32::from(surface::texel::float::float_to_half(f32::from_bits(value)))
                        } else {
                            value & 0xffff
                        };
                        let shift = (lane & 1) * 16;
                        to[lane / 2] = (to[lane / 2] & !(0xffff << shift)) | (half << shift);
                    }
                }
                register += 1;
                continue;
            }
            for half in 0..lanes / 8 {
                if register >= length {
                    break;
                }
                let mask = (active >> (half * 8)) & 0xff;
                let from = &color[half * 8..half * 8 + 8];
                let to = grf.register_mut(first + register);
                if mask == 0xff {
                    to.copy_from_slice(from);
                } else {
                    for lane in 0..8 {
                        if mask >> lane & 1 != 0 {
                            to[lane] = from[lane];
                        }
                    }
                }
                register += 1;
            }
        }
    }
    if request.null_mask && register < length {
        // No page of a surface is a null page: every lane keeps its bit.
        grf.register_mut(first + register)[0] = u32::MAX;
    }
}

#[cfg(test)]
#[path = "message/tests/forms.rs"]
mod forms;
