//! SAMPLER_STATE and border colours, resolved together with the surface they are used on.
//!
//! Source: [bdw.2d:SAMPLER_STATE] [bdw.2d:SAMPLER_BORDER_COLOR_STATE] [skl.7:Sampler State Fetch].
//! Deliberately absent: chroma keys and the MONO filter (each a Gap where met).

use super::message::Reduction;
use bits::GraphicsAddress;
use hw::SamplerState;
use hw::format::ChannelKind;
use memory::AddressSpace;
use probe::{Context, Fault, Stop};
use surface::{ChannelSelect, Surface, SurfaceKind};

/// Filter inside a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Filter {
    /// One texel.
    #[default]
    Nearest,
    /// 2, 4 or 8 texels.
    Linear,
    /// Several linear probes along the longer axis of the footprint.
    Anisotropic,
}

/// Filter between levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MipFilter {
    /// The level that clamping leaves.
    #[default]
    None,
    /// The nearer level.
    Nearest,
    /// Two levels.
    Linear,
}

/// Texture coordinate modes. [skl.7:Texture Address Control]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum Wrap {
    #[default]
    Wrap,
    Mirror,
    Clamp,
    Cube,
    ClampBorder,
    MirrorOnce,
    HalfBorder,
}

/// Compare functions of sample_c; the result is 0 when the relation holds. [skl.7:Shadow Prefilter Compare]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum ShadowFunction {
    #[default]
    Always,
    Never,
    Less,
    Equal,
    LessOrEqual,
    Greater,
    NotEqual,
    GreaterOrEqual,
}

impl ShadowFunction {
    /// The texel's replacement: 0 when `texel` stands in the relation to `reference`, else 1.
    #[inline(always)]
    pub fn compare(self, texel: f32, reference: f32) -> f32 {
        let holds = match self {
            ShadowFunction::Always => true,
            ShadowFunction::Never => false,
            ShadowFunction::Less => texel < reference,
            ShadowFunction::Equal => texel == reference,
            ShadowFunction::LessOrEqual => texel <= reference,
            ShadowFunction::Greater => texel > reference,
            ShadowFunction::NotEqual => texel != reference,
            ShadowFunction::GreaterOrEqual => texel >= reference,
        };
        if holds { 0.0 } else { 1.0 }
    }
}

/// A resolved SAMPLER_STATE.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sampling {
    /// The sampler returns zeros.
    pub disabled: bool,
    /// Filter of minified footprints.
    pub min_filter: Filter,
    /// Filter of magnified footprints.
    pub mag_filter: Filter,
    /// Filter between levels.
    pub mip_filter: MipFilter,
    /// Added to the level of detail.
    pub lod_bias: f32,
    /// Smallest level of detail.
    pub min_lod: f32,
    /// Largest level of detail.
    pub max_lod: f32,
    /// Level of detail is clamped before the choice between minification and magnification.
    pub preclamp: bool,
    /// Magnified footprints use level 0 only, whatever the mip filter.
    pub magnify_without_mips: bool,
    /// Modes of u, v, r.
    pub wrap: [Wrap; 3],
    /// Cube faces join seamlessly.
    pub seamless: bool,
    /// Coordinates are in texels.
    pub unnormalized: bool,
    /// Compare function.
    pub shadow: ShadowFunction,
    /// Largest number of probes.
    pub max_anisotropy: f32,
    /// Minimum or maximum instead of a weighted sum.
    pub reduction: Reduction,
    /// Address of the border colour, relative to the dynamic state base.
    pub border_pointer: u32,
    /// The border colour is four normalised bytes.
    pub dx9_border: bool,
}

fn filter(code: u32, cx: &Context) -> Filter {
    match code {
        SamplerState::MIN_MODE_FILTER_NEAREST => Filter::Nearest,
        SamplerState::MIN_MODE_FILTER_LINEAR => Filter::Linear,
        SamplerState::MIN_MODE_FILTER_ANISOTROPIC => Filter::Anisotropic,
        SamplerState::MIN_MODE_FILTER_MONO => {
            cx.gap("SM-05", "MONO filter: nearest is used");
            Filter::Nearest
        }
        _ => {
            cx.undefined("SM-03", "reserved map filter: nearest is used");
            Filter::Nearest
        }
    }
}

fn wrap(code: u32, cx: &Context) -> Wrap {
    use hw::enums::texture_coordinate_mode as tcm;
    match code {
        tcm::WRAP => Wrap::Wrap,
        tcm::MIRROR => Wrap::Mirror,
        tcm::CLAMP => Wrap::Clamp,
        tcm::CUBE => Wrap::Cube,
        tcm::CLAMP_BORDER => Wrap::ClampBorder,
        tcm::MIRROR_ONCE => Wrap::MirrorOnce,
        tcm::HALF_BORDER => Wrap::HalfBorder,
        _ => {
            cx.undefined("SM-07", "reserved texture coordinate mode: clamp is used");
            Wrap::Clamp
        }
    }
}

impl Sampling {
    /// Resolves the DWords of a SAMPLER_STATE.
    pub fn resolve(dwords: &[u32; 4], cx: &Context) -> Self {
        let state = cx.decode::<SamplerState>(dwords);
        if state.chromakey_enable {
            cx.gap("SM-10", "chroma key: texels are not tested");
        }
        let preclamp =
            state.lod_preclamp_mode != SamplerState::LOD_PRECLAMP_MODE_NONE || state.lod_preclamp_enable != 0;
        Sampling {
            disabled: state.sampler_disable,
            min_filter: filter(state.min_mode_filter, cx),
            mag_filter: filter(state.mag_mode_filter, cx),
            mip_filter: match state.mip_mode_filter {
                SamplerState::MIP_MODE_FILTER_NEAREST => MipFilter::Nearest,
                SamplerState::MIP_MODE_FILTER_LINEAR => MipFilter::Linear,
                _ => MipFilter::None,
            },
            lod_bias: state.texture_lod_bias,
            min_lod: state.min_lod,
            max_lod: state.max_lod,
            preclamp,
            magnify_without_mips: state.lod_clamp_magnification_mode
                == SamplerState::LOD_CLAMP_MAGNIFICATION_MODE_MIPNONE,
            wrap: [
                wrap(state.tcx_address_control_mode, cx),
                wrap(state.tcy_address_control_mode, cx),
                wrap(state.tcz_address_control_mode, cx),
            ],
            seamless: state.cube_surface_control_mode == SamplerState::CUBE_SURFACE_CONTROL_MODE_OVERRIDE,
            unnormalized: state.non_normalized_coordinate_enable,
            shadow: match state.shadow_function {
                SamplerState::SHADOW_FUNCTION_NEVER => ShadowFunction::Never,
                SamplerState::SHADOW_FUNCTION_LESS => ShadowFunction::Less,
                SamplerState::SHADOW_FUNCTION_EQUAL => ShadowFunction::Equal,
                SamplerState::SHADOW_FUNCTION_LEQUAL => ShadowFunction::LessOrEqual,
                SamplerState::SHADOW_FUNCTION_GREATER => ShadowFunction::Greater,
                SamplerState::SHADOW_FUNCTION_NOTEQUAL => ShadowFunction::NotEqual,
                SamplerState::SHADOW_FUNCTION_GEQUAL => ShadowFunction::GreaterOrEqual,
                _ => ShadowFunction::Always,
            },
            max_anisotropy: (state.maximum_anisotropy * 2 + 2) as f32,
            reduction: match (state.reduction_type_enable, state.reduction_type) {
                (true, SamplerState::REDUCTION_TYPE_MINIMUM) => Reduction::Minimum,
                (true, SamplerState::REDUCTION_TYPE_MAXIMUM) => Reduction::Maximum,
                _ => Reduction::Sum,
            },
            border_pointer: state.border_color_pointer as u32,
            dx9_border: state.texture_border_color_mode == SamplerState::TEXTURE_BORDER_COLOR_MODE_DX9,
        }
    }

    fn needs_border(&self) -> bool {
        self.wrap.iter().any(|mode| matches!(mode, Wrap::ClampBorder | Wrap::HalfBorder))
    }
}

/// The border colour as a texel of the surface's format: float or integer bits, missing channels at their default.
///
/// # Errors
/// A page fault when the colour is needed and not mapped.
pub fn border_color(
    sampling: &Sampling,
    surface: &Surface,
    dynamic_state_base: GraphicsAddress,
    space: &AddressSpace,
) -> Result<[u32; 4], Stop> {
    let empty_faces = surface.kind == SurfaceKind::Cube && surface.cube_faces != 0x3f;
    if !sampling.needs_border() && !empty_faces {
        return Ok([0; 4]);
    }
    let address = dynamic_state_base.offset(u64::from(sampling.border_pointer));
    let bytes = space
        .read::<16>(address)
        .map_err(|fault| Fault::page("SM-17", fault.address, "border colour fetch"))?;
    let dwords: [u32; 4] = std::array::from_fn(|n| {
        u32::from_le_bytes([bytes[n * 4], bytes[n * 4 + 1], bytes[n * 4 + 2], bytes[n * 4 + 3]])
    });
    let color = if sampling.dx9_border {
        std::array::from_fn(|n| (f32::from(bytes[n]) / 255.0).to_bits())
    } else {
        dwords
    };
    Ok(fit_to_format(color, surface))
}

/// Clamps a colour to what the format can hold and gives missing channels their defaults.
fn fit_to_format(color: [u32; 4], surface: &Surface) -> [u32; 4] {
    let Some(layout) = surface.layout else { return color };
    let integer = surface::texel::is_integer(layout);
    let mut fitted = [0, 0, 0, if integer { 1 } else { 1.0f32.to_bits() }];
    let clamp = |value: u32, kind: ChannelKind, bits: u8| {
        let float = f32::from_bits(value);
        match kind {
            ChannelKind::Unorm => (if float > 0.0 { float.min(1.0) } else { 0.0 }).to_bits(),
            ChannelKind::Snorm => (if float.is_nan() { 0.0 } else { float.clamp(-1.0, 1.0) }).to_bits(),
            ChannelKind::Ufloat => (if float > 0.0 { float } else { 0.0 }).to_bits(),
            ChannelKind::Uint if bits < 32 => value.min((1 << bits) - 1),
            ChannelKind::Sint if bits < 32 => {
                (value as i32).clamp(-(1 << (bits - 1)), (1 << (bits - 1)) - 1) as u32
            }
            _ => value,
        }
    };
    let present = |kind| !matches!(kind, ChannelKind::Absent | ChannelKind::Void);
    for (index, channel) in layout.channels.iter().enumerate() {
        if present(channel.kind) {
            fitted[index] = clamp(color[index], channel.kind, channel.bits);
        }
    }
    if present(layout.luminance.kind) {
        fitted[..3].fill(clamp(color[0], layout.luminance.kind, layout.luminance.bits));
    }
    if present(layout.intensity.kind) {
        fitted.fill(clamp(color[0], layout.intensity.kind, layout.intensity.bits));
    }
    fitted
}

/// Applies the surface's channel selects to a colour.
#[inline(always)]
pub fn select_channels(surface: &Surface, color: [u32; 4], one: u32) -> [u32; 4] {
    if surface.selects_are_identity {
        return color;
    }
    surface.channel_selects.map(|select| match select {
        ChannelSelect::Zero => 0,
        ChannelSelect::One => one,
        ChannelSelect::Channel(channel) => color[(channel & 3) as usize],
    })
}

#[cfg(test)]
#[path = "state/tests/fields.rs"]
mod fields;
