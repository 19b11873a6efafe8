//! The adaptive video scaler: filter coefficients for each place between samples.
//!
//! Source: [bdw.2d:SAMPLER_STATE_8x8_AVS] [bdw.2d:SAMPLER_STATE_8x8_AVS_COEFFICIENTS] [skl.7:SAMPLER_STATE for Sample_8x8
//! Message], MS-03. Two scalers are blended: a sharp one, of 8 taps for Y and of 4 for other channels, whose coefficients are
//! state, and a smooth one.
//! Unverified, because no manual at hand says it: that the smooth one is bilinear; that both know 32 places from sample to sample,
//! of which the nearest counts; that states of 17 phases have the others by symmetry; that samples lie at whole
//! numbers. [vaapi:gen7 sampler_8x8] asks for pictures as they are with places at whole numbers, and makes coefficients of 17
//! phases for half of the way to the next sample.
//! Deliberately absent: blending by what the picture is like, and what enhances edges (Gaps).

use bits::GraphicsAddress;
use hw::{SamplerState8x8, SamplerState8x8Avs, SamplerState8x8AvsCoefficients, SamplerState8x8AvsControl};
use memory::AddressSpace;
use ports::ThreadSite;
use probe::{Context, Fault, Stop};

/// Taps of a filter: samples from three before a place to four behind it.
pub(super) const TAPS: usize = 8;
/// Phases of a state that has them by symmetry, and of one that has all.
const PHASES: usize = 17;
const ALL_PHASES: usize = 32;
/// Bytes of one phase.
const PHASE_BYTES: u64 = 32;
/// Coefficients along one axis, of 8 and of 4 taps.
type Table = [[[f32; TAPS]; 2]; ALL_PHASES];

/// What a state asks for.
pub(super) struct Scaler {
    /// Along x and y.
    tables: Box<[Table; 2]>,
    /// How much of the sharp scaler there is, 0 to 1.
    sharpness: f32,
    /// Channels other than Y have 8 taps, too.
    is_wide: bool,
    /// Responses of 8 and 4 pixels a row are in use.
    pub(super) is_shuffled: bool,
    /// Edges are enhanced where the message does not say otherwise.
    pub(super) enhances_edges: bool,
}

/// Where the parts of a state lie.
struct Place {
    phases: GraphicsAddress,
    control: GraphicsAddress,
    /// Phases that are not among the first ones.
    others: Option<GraphicsAddress>,
}

impl Scaler {
    /// That of an index of a table.
    pub(super) fn find(
        table: GraphicsAddress,
        site: &ThreadSite,
        index: u32,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<Self, Stop> {
        let mut scaler = Self {
            tables: Box::new([[[[0.0; TAPS]; 2]; ALL_PHASES]; 2]),
            sharpness: 0.0,
            is_wide: false,
            is_shuffled: false,
            enhances_edges: false,
        };
        let place = if cx.platform.has(hw::Feature::SamplerState8x8Pointers) {
            let state = decode::<SamplerState8x8, 4>(table.offset(16 * u64::from(index)), space, cx)?;
            if state.avs_filter_type == SamplerState8x8::AVS_FILTER_TYPE_BILINEAR {
                cx.gap("MS-03", "a scaler whose filter of 8 taps is off");
            }
            if state.chromakey_enable {
                cx.gap("SM-10", "a chroma key of sample_8x8");
            }
            scaler.enhances_edges = !state.ief_bypass;
            let phases = site.dynamic_state_base.offset(state._8x8_state_pointer);
            let control = phases.offset(PHASE_BYTES * PHASES as u64);
            Place { phases, control, others: None }
        } else {
            // Its size and the unit of its index have grown.
            let has_all = cx.platform.has(hw::Feature::AllScalerPhases);
            let unit = 16 * if has_all { 128 } else { 32 };
            let address = table.offset(unit * u64::from(index));
            let state = decode::<SamplerState8x8Avs, 16>(address, space, cx)?;
            scaler.is_wide = state.enable_8_tap_filter & 2 != 0;
            scaler.is_shuffled = state.shuffle_outputwriteback;
            scaler.enhances_edges = true;
            let phases = address.offset(64);
            let control = phases.offset(PHASE_BYTES * PHASES as u64);
            Place { phases, control, others: has_all.then_some(address.offset(160 * 4)) }
        };
        let control = decode::<SamplerState8x8AvsControl, 2>(place.control, space, cx)?;
        scaler.sharpness = control.default_sharpness_level as f32 / 255.0;
        if !(control.bypass_x_adaptive_filtering && control.bypass_y_adaptive_filtering) {
            cx.gap("MS-03", "a scaler that adapts to the picture: the default level of sharpness is used");
        }
        for phase in 0..PHASES {
            scaler.load(phase, place.phases.offset(PHASE_BYTES * phase as u64), space, cx)?;
        }
        for phase in PHASES..ALL_PHASES {
            match place.others {
                Some(others) => {
                    scaler.load(phase, others.offset(PHASE_BYTES * (phase - PHASES) as u64), space, cx)?;
                }
                None => {
                    for table in scaler.tables.iter_mut() {
                        table[phase] = table[ALL_PHASES - phase].map(|mut taps| {
                            taps.reverse();
                            taps
                        });
                    }
                }
            }
        }
        Ok(scaler)
    }

    fn load(
        &mut self,
        phase: usize,
        address: GraphicsAddress,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<(), Stop> {
        let c = decode::<SamplerState8x8AvsCoefficients, 8>(address, space, cx)?;
        self.tables[0][phase] = [
            [
                c.table_0x_filter_coefficient_n_0,
                c.table_0x_filter_coefficient_n_1,
                c.table_0x_filter_coefficient_n_2,
                c.table_0x_filter_coefficient_n_3,
                c.table_0x_filter_coefficient_n_4,
                c.table_0x_filter_coefficient_n_5,
                c.table_0x_filter_coefficient_n_6,
                c.table_0x_filter_coefficient_n_7,
            ],
            [
                0.0,
                0.0,
                c.table_1x_filter_coefficient_n_2,
                c.table_1x_filter_coefficient_n_3,
                c.table_1x_filter_coefficient_n_4,
                c.table_1x_filter_coefficient_n_5,
                0.0,
                0.0,
            ],
        ];
        self.tables[1][phase] = [
            [
                c.table_0y_filter_coefficient_n_0,
                c.table_0y_filter_coefficient_n_1,
                c.table_0y_filter_coefficient_n_2,
                c.table_0y_filter_coefficient_n_3,
                c.table_0y_filter_coefficient_n_4,
                c.table_0y_filter_coefficient_n_5,
                c.table_0y_filter_coefficient_n_6,
                c.table_0y_filter_coefficient_n_7,
            ],
            [
                0.0,
                0.0,
                c.table_1y_filter_coefficient_n_2,
                c.table_1y_filter_coefficient_n_3,
                c.table_1y_filter_coefficient_n_4,
                c.table_1y_filter_coefficient_n_5,
                0.0,
                0.0,
            ],
        ];
        Ok(())
    }

    /// The sample before a place and the coefficients of the eight around it, along an axis: alpha is always bilinear.
    pub(super) fn taps(&self, axis: usize, channel: usize, place: f32) -> (i32, [f32; TAPS]) {
        const PHASES: i64 = ALL_PHASES as i64;
        let phases = (f64::from(place) * ALL_PHASES as f64 + 0.5).floor();
        let phases = phases.clamp(-1e9, 1e9) as i64;
        let (sample, phase) = (phases.div_euclid(PHASES), phases.rem_euclid(PHASES) as usize);
        let near = phase as f32 / ALL_PHASES as f32;
        let sharp = if channel == 3 { 0.0 } else { self.sharpness };
        let mut taps = [0.0; TAPS];
        (taps[3], taps[4]) = ((1.0 - near) * (1.0 - sharp), near * (1.0 - sharp));
        let width = usize::from(channel != 1 && !self.is_wide);
        let from = &self.tables[axis][phase][width];
        taps.iter_mut().zip(from).for_each(|(tap, from)| *tap += from * sharp);
        (sample as i32, taps)
    }
}

/// A structure at an address.
fn decode<T: hw::Described, const DWORDS: usize>(
    address: GraphicsAddress,
    space: &AddressSpace,
    cx: &Context,
) -> Result<T, Stop> {
    let mut dwords = [0_u32; DWORDS];
    space
        .read_into(address, bytemuck::cast_slice_mut(&mut dwords))
        .map_err(|fault| Fault::page("MS-03", fault.address, "state of sample_8x8"))?;
    Ok(cx.decode::<T>(&dwords))
}
