//! H.264: plain streams of frames, with or without pairs of macroblocks, one parameter set of each kind.
//! [h264:7.3] [h264:8.2]

use super::{Bits, Decoded, Engine, units};
use hw::command::CommandId;
use hw::platforms::SKL;

#[derive(Clone, Default)]
struct Sequence {
    size_mbs: [u32; 2],
    crop: [u32; 2],
    frame_bits: usize,
    order_type: u32,
    order_bits: usize,
    most_references: usize,
    is_frame_only: bool,
    is_adaptive: bool,
    direct_8x8_inference: bool,
    matrices: Option<Matrices>,
}

#[derive(Clone, Default)]
struct Parameters {
    is_cabac: bool,
    has_lower_order: bool,
    counts: [u32; 2],
    weighted: bool,
    bi_weighting: u32,
    qp: i32,
    chroma_offsets: [i32; 2],
    has_filter_control: bool,
    constrained_intra: bool,
    transform_8: bool,
    matrices: Option<Matrices>,
}

/// Matrices row by row: six of 4x4, behind each other in the first two, then two of 8x8. [h264:7.3.2.1.1.1]
type Matrices = [[u8; 64]; 4];
const FLAT: Matrices = [[16; 64]; 4];

/// Places of a block of `size` times `size` in zigzag order.
fn zigzag(size: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..size * size).collect();
    places.sort_by_key(|place| {
        let (x, y) = (place % size, place / size);
        (x + y, if (x + y) % 2 == 0 { x } else { y })
    });
    places
}

/// Lists that are sent; one that is not is the one before it.
fn matrices(bits: &mut Bits, has_8x8: bool) -> Matrices {
    let mut found = FLAT;
    for n in 0..if has_8x8 { 8 } else { 6 } {
        let (size, number, first) = if n < 6 { (4, n / 3, n % 3 * 16) } else { (8, n - 4, 0) };
        if !bits.flag() {
            assert!(n < 6 && n % 3 != 0, "a matrix that is not sent");
            found[number].copy_within(first - 16..first, first);
            continue;
        }
        let mut value = 8;
        for place in zigzag(size) {
            value = (value + bits.se()).rem_euclid(256);
            assert_ne!(value, 0, "lists to their end only");
            found[number][first + place] = value as u8;
        }
    }
    found
}

/// A picture that others may refer to; its frame store is its slot.
#[derive(Clone, Copy, PartialEq)]
struct Held {
    slot: usize,
    number: i32,
    orders: [i32; 2],
}

impl Held {
    fn order(&self) -> i32 {
        self.orders[0].min(self.orders[1])
    }
}

fn sequence(unit: &[u8]) -> Sequence {
    let mut bits = Bits { bytes: unit, at: 0 };
    let profile = bits.get(8);
    bits.get(16);
    bits.ue();
    let mut sent = None;
    if profile >= 100 {
        assert_eq!([bits.ue(), bits.ue(), bits.ue()], [1, 0, 0], "4:2:0 of 8 bits");
        assert!(!bits.flag(), "transforms are used");
        sent = bits.flag().then(|| matrices(&mut bits, true));
    }
    let frame_bits = bits.ue() as usize + 4;
    let order_type = bits.ue();
    let order_bits = if order_type == 0 { bits.ue() as usize + 4 } else { 0 };
    let most_references = bits.ue() as usize;
    bits.flag();
    let [width, units_y] = [bits.ue() + 1, bits.ue() + 1];
    let is_frame_only = bits.flag();
    let is_adaptive = !is_frame_only && bits.flag();
    let direct_8x8_inference = bits.flag();
    let unit_y = if is_frame_only { 1 } else { 2 };
    let crop = if bits.flag() { [bits.ue(), bits.ue(), bits.ue(), bits.ue()] } else { [0; 4] };
    Sequence {
        size_mbs: [width, units_y * unit_y],
        crop: [2 * (crop[0] + crop[1]), 2 * unit_y * (crop[2] + crop[3])],
        frame_bits,
        order_type,
        order_bits,
        most_references,
        is_frame_only,
        is_adaptive,
        direct_8x8_inference,
        matrices: sent,
    }
}

fn parameters(unit: &[u8]) -> Parameters {
    let mut bits = Bits { bytes: unit, at: 0 };
    bits.ue();
    bits.ue();
    let [is_cabac, has_lower_order] = [bits.flag(), bits.flag()];
    assert_eq!(bits.ue(), 0, "one slice group");
    let counts = [bits.ue() + 1, bits.ue() + 1];
    let (weighted, bi_weighting) = (bits.flag(), bits.get(2));
    let qp = bits.se() + 26;
    bits.se();
    let first = bits.se();
    let [has_filter_control, constrained_intra, _] = [bits.flag(), bits.flag(), bits.flag()];
    let last = unit.iter().rposition(|&byte| byte != 0).unwrap_or(0);
    let end = last * 8 + 7 - unit[last].trailing_zeros() as usize;
    let mut found = Parameters {
        is_cabac,
        has_lower_order,
        counts,
        weighted,
        bi_weighting,
        qp,
        chroma_offsets: [first; 2],
        has_filter_control,
        constrained_intra,
        transform_8: false,
        matrices: None,
    };
    if bits.at < end {
        found.transform_8 = bits.flag();
        found.matrices = bits.flag().then(|| matrices(&mut bits, found.transform_8));
        found.chroma_offsets[1] = bits.se();
    }
    found
}

/// The unit without the bytes that keep start codes out of it.
fn plain(unit: &[u8]) -> Vec<u8> {
    let (mut bytes, mut zeros) = (Vec::new(), 0);
    for &byte in unit {
        let is_escape = zeros >= 2 && byte == 3;
        zeros = if byte == 0 { zeros + 1 } else { 0 };
        if !is_escape {
            bytes.push(byte);
        }
    }
    bytes
}

/// State of a stream.
#[derive(Default)]
pub struct Decoder {
    sequence: Sequence,
    parameters: Parameters,
    engine: Option<Engine>,
    held: Vec<Held>,
    last_order: [i32; 2],
    /// Pictures with how many complete refreshes came before, and their order.
    shown: Vec<((usize, i32), Vec<u8>)>,
    refreshes: usize,
    current: Option<Held>,
}

/// Decodes a stream; gives the pictures in the order in which they are shown.
pub fn decode(stream: &[u8]) -> Decoded {
    let mut decoder = Decoder::default();
    let units = units(stream);
    for (n, unit) in units.iter().enumerate() {
        // A zero before a start code of four bytes is none of the unit's.
        let trimmed = unit.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        let unit = &unit[..trimmed];
        match unit[0] & 31 {
            7 => decoder.sequence = sequence(&plain(&unit[1..])),
            8 => decoder.parameters = parameters(&plain(&unit[1..])),
            1 | 5 => {
                // The next slice begins with macroblock 0, or another unit comes.
                let is_last =
                    units.get(n + 1).is_none_or(|next| !matches!(next[0] & 31, 1 | 5) || next[1] & 0x80 != 0);
                decoder.slice(unit, is_last);
            }
            _ => {}
        }
    }
    decoder.shown.sort_by_key(|shown| shown.0);
    let pictures = decoder.shown.into_iter().map(|shown| shown.1).collect();
    (decoder.engine.unwrap(), pictures)
}

/// Moves pictures to the front of a list, as the stream says. [h264:8.2.4.3]
fn reorder(
    bits: &mut Bits,
    list: &mut Vec<Held>,
    count: usize,
    number: i32,
    held: &[Held],
    frame_bits: usize,
) {
    if !bits.flag() {
        return;
    }
    let (most, mut likely, mut place) = (1 << frame_bits, number, 0);
    loop {
        let kind = bits.ue();
        if kind == 3 {
            break;
        }
        assert!(kind < 2, "short references only");
        let difference = bits.ue() as i32 + 1;
        likely = (likely + if kind == 0 { -difference } else { difference }).rem_euclid(most);
        let wrapped = if likely > number { likely - most } else { likely };
        let found = *held.iter().find(|one| one.number == wrapped).expect("a reference of the list");
        let later = list[place..].iter().position(|one| *one == found);
        list.insert(place, found);
        if let Some(later) = later {
            list.remove(place + 1 + later);
        }
        place += 1;
    }
    list.truncate(count);
}

impl Decoder {
    /// The orders of the fields of a picture. [h264:8.2.1]
    fn orders(&mut self, bits: &mut Bits, is_refresh: bool, is_reference: bool, number: i32) -> [i32; 2] {
        if self.sequence.order_type == 2 {
            let order = 2 * number - i32::from(!is_reference);
            return [order; 2];
        }
        let (low, range) = (bits.get(self.sequence.order_bits) as i32, 1 << self.sequence.order_bits);
        let difference = if self.parameters.has_lower_order { bits.se() } else { 0 };
        let [last_low, last_high] = if is_refresh { [0; 2] } else { self.last_order };
        let high = if low < last_low && last_low - low >= range / 2 {
            last_high + range
        } else if low > last_low && low - last_low > range / 2 {
            last_high - range
        } else {
            last_high
        };
        if is_reference {
            self.last_order = [low, high];
        }
        [high + low, high + low + difference]
    }

    fn slice(&mut self, unit: &[u8], is_last: bool) {
        let bytes = plain(unit);
        let mut bits = Bits { bytes: &bytes, at: 8 };
        let (is_refresh, is_reference) = (unit[0] & 31 == 5, unit[0] >> 5 & 3 != 0);
        let sequence = self.sequence.clone();
        let parameters = self.parameters.clone();
        let first_mb = bits.ue();
        // P, B, I; the drivers' numbers are the same.
        let kind = bits.ue() % 5;
        bits.ue();
        let frame_number = bits.get(sequence.frame_bits) as i32;
        if !sequence.is_frame_only {
            assert!(!bits.flag(), "frames only");
        }
        if is_refresh {
            bits.ue();
        }
        if first_mb == 0 && is_refresh {
            self.held.clear();
            self.refreshes += 1;
        }
        let most = 1 << sequence.frame_bits;
        for one in &mut self.held {
            if one.number > frame_number {
                one.number -= most;
            }
        }
        let orders = self.orders(&mut bits, is_refresh, is_reference, frame_number);
        let [width, height] = sequence.size_mbs;
        let mut engine = self.engine.take().unwrap_or_else(|| {
            Engine::new((width * 16 - sequence.crop[0]) as usize, (height * 16 - sequence.crop[1]) as usize)
        });
        let slot = match (first_mb, self.current) {
            (1.., Some(current)) => current.slot,
            _ => (0..16).find(|slot| self.held.iter().all(|one| one.slot != *slot)).expect("a free surface"),
        };
        let current = Held { slot, number: frame_number, orders };
        self.current = Some(current);
        let spatial = kind == 1 && bits.flag();
        let mut counts = parameters.counts;
        if kind != 2 && bits.flag() {
            counts[0] = bits.ue() + 1;
            if kind == 1 {
                counts[1] = bits.ue() + 1;
            }
        }
        // Lists as they are without reordering. [h264:8.2.4.2]
        let mut lists = [self.held.clone(), self.held.clone()];
        if kind == 0 {
            lists[0].sort_by_key(|one| -one.number);
        } else {
            let now = current.order();
            let before = |one: &Held| (one.order() > now, (one.order() - now).abs());
            let after = |one: &Held| (one.order() < now, (one.order() - now).abs());
            lists[0].sort_by_key(before);
            lists[1].sort_by_key(after);
            if lists[1].len() > 1 && lists[0] == lists[1] {
                lists[1].swap(0, 1);
            }
        }
        let used = [kind != 2, kind == 1];
        for n in (0..2).filter(|&n| used[n]) {
            let count = counts[n] as usize;
            reorder(&mut bits, &mut lists[n], count, frame_number, &self.held, sequence.frame_bits);
            lists[n].truncate(count);
        }
        let mut weights = [[[[1_i32, 0]; 3]; 32]; 2];
        let mut denominators = [0; 2];
        let is_explicit = kind == 0 && parameters.weighted || kind == 1 && parameters.bi_weighting == 1;
        if is_explicit {
            denominators = [bits.ue(), bits.ue()];
            for n in (0..2).filter(|&n| used[n]) {
                for entry in &mut weights[n][..counts[n] as usize] {
                    *entry = [denominators[0], denominators[1], denominators[1]].map(|shift| [1 << shift, 0]);
                    if bits.flag() {
                        entry[0] = [bits.se(), bits.se()];
                    }
                    if bits.flag() {
                        (entry[1], entry[2]) = ([bits.se(), bits.se()], [bits.se(), bits.se()]);
                    }
                }
            }
        }
        let mut removed = Vec::new();
        let mut slides = true;
        if is_reference && is_refresh {
            assert_eq!(bits.get(2), 0, "short references only");
        } else if is_reference && bits.flag() {
            slides = false;
            loop {
                match bits.ue() {
                    0 => break,
                    1 => removed.push(frame_number - bits.ue() as i32 - 1),
                    other => panic!("operation {other} on references"),
                }
            }
        }
        let cabac_init_idc = if parameters.is_cabac && kind != 2 { bits.ue() } else { 0 };
        let qp = parameters.qp + bits.se();
        let (mut disable, mut filter) = (0, [0; 2]);
        if parameters.has_filter_control {
            disable = bits.ue();
            if disable != 1 {
                filter = [bits.se(), bits.se()];
            }
        }

        if first_mb == 0 {
            let mut stores = [None; 16];
            self.held.iter().for_each(|one| stores[one.slot] = Some(one.slot));
            engine.begin(hw::MfxPipeModeSelect::STANDARD_SELECT_AVC, slot, stores);
            let matrices = parameters.matrices.or(sequence.matrices).unwrap_or(FLAT);
            (0..).zip(matrices).for_each(|(number, matrix)| engine.matrix(number, matrix));
            let image = hw::MfxAvcImgState {
                frame_width: width - 1,
                frame_height: height - 1,
                frame_mb_only: sequence.is_frame_only,
                mbaff_mode: sequence.is_adaptive,
                weighted_prediction_enable: parameters.weighted,
                weighted_biprediction_idc: parameters.bi_weighting,
                first_chroma_qp_offset: parameters.chroma_offsets[0] as u32 & 31,
                second_chroma_qp_offset: parameters.chroma_offsets[1] as u32 & 31,
                _8x8_idct_transform_mode: parameters.transform_8,
                direct_8x8_inference: sequence.direct_8x8_inference,
                constrained_intra_prediction: parameters.constrained_intra,
                entropy_coding_sync_enable: parameters.is_cabac,
                chroma_format_idc: 1,
                ..Default::default()
            };
            engine.command(CommandId::MfxAvcImgState, &image.encode(&SKL));
        }
        let mut direct = hw::MfxAvcDirectmodeState {
            direct_mv_buffer_address: std::array::from_fn(
                |store| if store < 16 { Engine::direct(store) } else { 0 },
            ),
            direct_mv_buffer_write_address: [Engine::direct(slot), 0],
            ..Default::default()
        };
        for one in &self.held {
            for field in 0..2 {
                direct.poc_list[2 * one.slot + field] = one.orders[field] as u32;
            }
        }
        for field in 0..2 {
            direct.poc_list[32 + field] = orders[field] as u32;
        }
        engine.command(CommandId::MfxAvcDirectmodeState, &direct.encode(&SKL));
        for n in 0..2 {
            let state = hw::MfxAvcRefIdxState {
                reference_picture_list_select: n as u32,
                reference_list_entry: std::array::from_fn(|place| {
                    let entry = lists[n].get(place).filter(|_| used[n]);
                    entry.map_or(0x80, |one| 0x20 | (one.slot as u32) << 1)
                }),
                ..Default::default()
            };
            engine.command(CommandId::MfxAvcRefIdxState, &state.encode(&SKL));
            let words = weights[n].as_flattened().iter();
            let mut words = words.map(|[weight, offset]| (*weight as u32 & 0xffff) | (*offset as u32) << 16);
            let state = hw::MfxAvcWeightoffsetState {
                weight_and_offset_select: n as u32,
                weight_offset: std::array::from_fn(|_| words.next().unwrap_or(0)),
                ..Default::default()
            };
            engine.command(CommandId::MfxAvcWeightoffsetState, &state.encode(&SKL));
        }
        let rows = if sequence.is_adaptive { 2 } else { 1 };
        let state = hw::MfxAvcSliceState {
            slice_type: kind,
            log2_weight_denominator_luma: denominators[0],
            log2_weight_denominator_chroma: denominators[1],
            number_of_reference_pictures_in_inter_prediction_list_0: counts[0],
            number_of_reference_pictures_in_inter_prediction_list_1: counts[1],
            slice_alpha_c0_offset_div2: filter[0],
            slice_beta_offset_div2: filter[1],
            slice_quantization_parameter: qp as u32,
            cabac_init_idc,
            disable_deblocking_filter_indicator: disable,
            direct_prediction_type: u32::from(spatial),
            slice_horizontal_position: first_mb % width,
            slice_vertical_position: first_mb / width * rows,
            ..Default::default()
        };
        engine.command(CommandId::MfxAvcSliceState, &state.encode(&SKL));
        engine.stream(unit);
        let inline_data = hw::MfdAvcBsdObjectInlineData {
            first_mb_bit_offset: bits.at as u32 % 8,
            last_slice: is_last,
            first_mb_byte_offset_of_slice_data_or_slice_header: bits.at as u32 / 8,
            ..Default::default()
        };
        let object = hw::MfdAvcBsdObject {
            indirect_bsd_data_length: unit.len() as u32,
            inline_data,
            ..Default::default()
        };
        engine.command(CommandId::MfdAvcBsdObject, &object.encode(&SKL));
        if is_last {
            self.shown.push(((self.refreshes, current.order()), engine.picture(slot)));
            if is_reference {
                self.held.retain(|one| !removed.contains(&one.number));
                if slides && self.held.len() >= sequence.most_references.max(1) {
                    let oldest = self.held.iter().map(|one| one.number).min();
                    self.held.retain(|one| Some(one.number) != oldest);
                }
                self.held.push(current);
            }
        }
        self.engine = Some(engine);
    }
}
