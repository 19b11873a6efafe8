//! VP8: frames of an IVF file. [vp8:9] [vp8:19.2]

use super::vp8_tables::*;
use super::{Decoded, Engine};
use hw::command::CommandId;
use hw::platforms::SKL;

/// The boolean decoder, bit by bit. [vp8:7.3]
struct Bools<'a> {
    bytes: &'a [u8],
    /// The next bit that is not in the value.
    at: usize,
    range: u32,
    value: u32,
}

impl Bools<'_> {
    fn get(&mut self, probability: u8) -> bool {
        let split = 1 + ((self.range - 1) * u32::from(probability) >> 8);
        let bit = self.value >= split;
        if bit {
            self.value -= split;
            self.range -= split;
        } else {
            self.range = split;
        }
        while self.range < 128 {
            let byte = self.bytes.get(self.at / 8).copied().unwrap_or(0);
            self.value = self.value << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.range *= 2;
            self.at += 1;
        }
        bit
    }

    fn flag(&mut self) -> bool {
        self.get(128)
    }

    fn number(&mut self, bits: usize) -> u32 {
        (0..bits).fold(0, |value, _| value << 1 | u32::from(self.flag()))
    }

    fn signed(&mut self, bits: usize) -> i32 {
        let value = self.number(bits) as i32;
        if self.flag() { -value } else { value }
    }

    /// A signed number, where one is sent.
    fn change(&mut self, bits: usize) -> Option<i32> {
        self.flag().then(|| self.signed(bits))
    }
}

/// What one frame leaves to the next.
#[derive(Clone)]
struct Kept {
    coefficients: [u8; 1056],
    vectors: [[u32; 19]; 2],
    modes: [u32; 4],
    chroma_modes: [u32; 3],
}

#[derive(Clone, Default)]
struct Segments {
    is_on: bool,
    is_absolute: bool,
    scales: [i32; 4],
    levels: [i32; 4],
    probabilities: [u32; 3],
}

/// Decodes a file; gives the pictures that are shown.
pub fn decode(file: &[u8]) -> Decoded {
    let size = |at: usize| usize::from(file[at]) | usize::from(file[at + 1]) << 8;
    let mut engine = Engine::new(size(12), size(14));
    let mut kept = Kept {
        coefficients: COEFFICIENTS,
        vectors: VECTORS,
        modes: [112, 86, 140, 37],
        chroma_modes: [162, 101, 204],
    };
    let first_kept = kept.clone();
    let mut segments = Segments::default();
    let mut deltas = [[0; 4]; 2];
    let mut biases = [false; 2];
    // Slots of last, golden, alternate.
    let mut references = [0_usize; 3];
    let mut shown = Vec::new();
    let mut at = 32;
    while at + 12 < file.len() {
        let length = size(at) | size(at + 2) << 16;
        let frame = &file[at + 12..at + 12 + length];
        at += 12 + length;
        let tag = u32::from(frame[0]) | u32::from(frame[1]) << 8 | u32::from(frame[2]) << 16;
        let (is_key, version, is_shown, first_bytes) =
            (tag & 1 == 0, tag >> 1 & 7, tag >> 4 & 1 != 0, (tag >> 5) as usize);
        let start = if is_key { 10 } else { 3 };
        let first = &frame[start..start + first_bytes];
        let mut bits = Bools { bytes: first, at: 8, range: 255, value: first[0].into() };
        if is_key {
            (kept, segments, deltas, biases) =
                (first_kept.clone(), Segments::default(), [[0; 4]; 2], [false; 2]);
            bits.number(2);
        }
        segments.is_on = bits.flag();
        let mut updates_map = false;
        if segments.is_on {
            updates_map = bits.flag();
            if bits.flag() {
                segments.is_absolute = bits.flag();
                segments.scales = std::array::from_fn(|_| bits.change(7).unwrap_or(0));
                segments.levels = std::array::from_fn(|_| bits.change(6).unwrap_or(0));
            }
            if updates_map {
                segments.probabilities =
                    std::array::from_fn(|_| if bits.flag() { bits.number(8) } else { 255 });
            }
        }
        let (filter_type, level, sharpness) = (bits.number(1), bits.number(6) as i32, bits.number(3));
        let has_deltas = bits.flag();
        if has_deltas && bits.flag() {
            deltas.as_flattened_mut().iter_mut().for_each(|delta| *delta = bits.change(6).unwrap_or(*delta));
        }
        let partitions = bits.number(2);
        let scale = bits.number(7) as i32;
        let scale_changes: [i32; 5] = std::array::from_fn(|_| bits.change(4).unwrap_or(0));
        let (mut refreshes, mut copies) = ([true; 3], [0; 2]);
        let keeps = if is_key {
            bits.flag()
        } else {
            (refreshes[1], refreshes[2]) = (bits.flag(), bits.flag());
            for n in 0..2 {
                if !refreshes[1 + n] {
                    copies[n] = bits.number(2);
                }
            }
            biases = [bits.flag(), bits.flag()];
            let keeps = bits.flag();
            refreshes[0] = bits.flag();
            keeps
        };
        let before = kept.clone();
        for (value, update) in kept.coefficients.iter_mut().zip(COEFFICIENT_UPDATES) {
            if bits.get(update) {
                *value = bits.number(8) as u8;
            }
        }
        let skips = bits.flag();
        let skip_probability = if skips { bits.number(8) } else { 0 };
        let mut probabilities = [0; 3];
        if !is_key {
            probabilities = std::array::from_fn(|_| bits.number(8));
            if bits.flag() {
                kept.modes = std::array::from_fn(|_| bits.number(8));
            }
            if bits.flag() {
                kept.chroma_modes = std::array::from_fn(|_| bits.number(8));
            }
            let updates = VECTOR_UPDATES.as_flattened().iter();
            for (value, update) in kept.vectors.as_flattened_mut().iter_mut().zip(updates) {
                if bits.get(*update) {
                    let sent = bits.number(7);
                    *value = if sent == 0 { 1 } else { 2 * sent };
                }
            }
        }

        let slot = (0..4).find(|slot| !references.contains(slot)).unwrap();
        let mut stores = [None; 16];
        references.iter().zip(&mut stores).for_each(|(slot, store)| *store = Some(*slot));
        engine.begin(hw::MfxPipeModeSelect::STANDARD_SELECT_VP8, slot, stores);
        let of_segment = |base: i32, values: [i32; 4], n: usize| match (segments.is_on, segments.is_absolute)
        {
            (false, _) => base,
            (true, true) => values[n],
            (true, false) => base + values[n],
        };
        let levels: [u32; 4] =
            std::array::from_fn(|n| of_segment(level, segments.levels, n).clamp(0, 63) as u32);
        let mut scales = [0; 24];
        for (n, scales) in scales.chunks_mut(6).enumerate() {
            let base = of_segment(scale, segments.scales, n).clamp(0, 127);
            let at = |change: i32| (base + change).clamp(0, 127) as usize;
            let [y_first, y2_first, y2, uv_first, uv] = scale_changes;
            scales.copy_from_slice(&[
                FIRST_SCALES[at(y_first)],
                SCALES[at(0)],
                FIRST_SCALES[at(uv_first)].min(132),
                SCALES[at(uv)],
                FIRST_SCALES[at(y2_first)] * 2,
                (SCALES[at(y2)] * 155 / 100).max(8),
            ]);
        }
        let [width, height] = engine.size_mbs();
        engine.write(Engine::direct(1), &kept.coefficients);
        let state = hw::MfxVp8PicState {
            frame_width: width as u32 - 1,
            frame_height: height as u32 - 1,
            mc_filter_select: u32::from(version != 0),
            chroma_full_pixel_mc_filter_mode: u32::from(version == 3),
            dblk_filter_type: filter_type,
            key_frame: is_key,
            segmentation_id_stream_out_enable: segments.is_on,
            segmentation_id_stream_in_enable: segments.is_on && !updates_map,
            segment_enable: segments.is_on,
            update_mb_segment_map: updates_map,
            mb_nocoeff_skip: skips,
            mode_reference_loop_filter_delta_enable: has_deltas,
            golden_ref_picture_mv_sign_bias: biases[0],
            alternate_ref_pic_mv_sign_bias: biases[1],
            deblock_sharpness_level: sharpness,
            log2_num_of_partition: partitions,
            dblk_filter_level_for_segment0: levels[0],
            dblk_filter_level_for_segment1: levels[1],
            dblk_filter_level_for_segment2: levels[2],
            dblk_filter_level_for_segment3: levels[3],
            quantizer_value: scales,
            coeffprobability_stream_in_address: Engine::direct(1),
            mbsegmentidtreeprobs_0: segments.probabilities[0],
            mbsegmentidtreeprobs_1: segments.probabilities[1],
            mbsegmentidtreeprobs_2: segments.probabilities[2],
            mbnocoeffskipfalseprob: skip_probability,
            intrambprob: probabilities[0],
            interpredfromlastrefprob: probabilities[1],
            interpredfromgrefrefprob: probabilities[2],
            ymodeprob_0: kept.modes[0],
            ymodeprob_1: kept.modes[1],
            ymodeprob_2: kept.modes[2],
            ymodeprob_3: kept.modes[3],
            uvmodeprob_0: kept.chroma_modes[0],
            uvmodeprob_1: kept.chroma_modes[1],
            uvmodeprob_2: kept.chroma_modes[2],
            mvupdateprobs_0: kept.vectors[0],
            mvupdateprobs_1: kept.vectors[1],
            reflfdelta0: deltas[0][0],
            reflfdelta1: deltas[0][1],
            reflfdelta2: deltas[0][2],
            reflfdelta3: deltas[0][3],
            modelfdelta0: deltas[1][0],
            modelfdelta1: deltas[1][1],
            modelfdelta2: deltas[1][2],
            modelfdelta3: deltas[1][3],
            segmentation_id_stream_address: Engine::direct(0),
            ..Default::default()
        };
        engine.command(CommandId::MfxVp8PicState, &state.encode(&SKL));
        engine.stream(frame);
        let sizes = start + first_bytes;
        let count = 1_usize << partitions;
        let (mut starts, mut lengths) = ([0; 8], [0; 8]);
        let mut next = sizes + 3 * (count - 1);
        for n in 0..count {
            let bytes = frame.get(sizes + 3 * n..sizes + 3 * n + 3);
            let length = match bytes {
                Some([a, b, c]) if n + 1 < count => {
                    usize::from(*a) | usize::from(*b) << 8 | usize::from(*c) << 16
                }
                _ => frame.len().saturating_sub(next),
            };
            (starts[n], lengths[n]) = (next as u32, length.min(frame.len()) as u32);
            next += length;
        }
        let object = hw::MfdVp8BsdObject {
            coded_num_of_coeff_token_partitions: partitions,
            partition0_cpbac_entropy_range: bits.range,
            partition0_cpbac_entropy_count: bits.at as u32 % 8,
            partition0_cpbac_entropy_value: bits.value,
            indirect_partition0_data_start_offset: (start + bits.at / 8) as u32,
            indirect_partition0_data_length: (first_bytes - bits.at / 8) as u32,
            indirect_token_partition_data_start_offset: starts,
            indirect_token_partition_data_length: lengths,
            ..Default::default()
        };
        engine.command(CommandId::MfdVp8BsdObject, &object.encode(&SKL));
        if is_shown {
            shown.push(engine.picture(slot));
        }
        let old = references;
        let copied = |kept: usize, copy: u32, other: usize| [kept, old[0], other][copy as usize % 3];
        references = [
            if refreshes[0] { slot } else { old[0] },
            if refreshes[1] { slot } else { copied(old[1], copies[0], old[2]) },
            if refreshes[2] { slot } else { copied(old[2], copies[1], old[1]) },
        ];
        if !keeps {
            kept = before;
        }
    }
    (engine, shown)
}
