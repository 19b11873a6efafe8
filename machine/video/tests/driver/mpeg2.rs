//! MPEG-2: plain streams of frames. [h262:6.2]

use super::{Bits, Decoded, Engine, units};
use hw::command::CommandId;
use hw::platforms::SKL;

/// Places of an 8x8 block in zigzag order.
fn zigzag() -> [usize; 64] {
    let mut places: Vec<usize> = (0..64).collect();
    places.sort_by_key(|place| {
        let (x, y) = (place % 8, place / 8);
        (x + y, if (x + y) % 2 == 0 { x } else { y })
    });
    places.try_into().unwrap()
}

/// The matrix of intra blocks that streams need not send, in zigzag order. [h262:6.3.11]
const INTRA: [u8; 64] = [
    8, 16, 16, 19, 16, 19, 22, 22, 22, 22, 22, 22, 26, 24, 26, 27, 27, 27, 26, 26, 26, 26, 27, 27, 27, 29,
    29, 29, 34, 34, 34, 29, 29, 29, 27, 27, 29, 29, 32, 32, 34, 34, 37, 38, 37, 35, 35, 34, 35, 38, 38, 40,
    40, 40, 48, 48, 46, 46, 56, 56, 58, 69, 69, 83,
];

fn rows(matrix: [u8; 64]) -> [u8; 64] {
    let mut rows = [0; 64];
    zigzag().into_iter().zip(matrix).for_each(|(place, value)| rows[place] = value);
    rows
}

/// Decodes a stream of frames; gives the pictures in the order in which they are shown.
pub fn decode(stream: &[u8]) -> Decoded {
    let units = units(stream);
    let mut engine = Engine::new(16, 16);
    let mut matrices = [rows(INTRA), [16; 64]];
    let mut state = hw::MfxMpeg2PicState::default();
    // Slots of the last two I or P pictures, and of one that waits to be shown.
    let (mut references, mut slot): ([usize; 2], usize) = ([0, 1], 0);
    let (mut shown, mut waiting) = (Vec::new(), None);
    for (n, unit) in units.iter().enumerate() {
        let mut bits = Bits { bytes: &unit[1..], at: 0 };
        match unit[0] {
            0xb3 => {
                let [width, height] = [bits.get(12), bits.get(12)].map(|size| size as usize);
                bits.get(8 + 18 + 1 + 10 + 1);
                for matrix in &mut matrices {
                    if bits.flag() {
                        *matrix = rows(std::array::from_fn(|_| bits.get(8) as u8));
                    }
                }
                if shown.is_empty() && waiting.is_none() {
                    engine = Engine::new(width, height);
                }
                state.frame_width_in_mbs = width.div_ceil(16) as u32 - 1;
                state.frame_height_in_mbs = height.div_ceil(16) as u32 - 1;
            }
            0 => {
                bits.get(10);
                state.picture_coding_type = bits.get(3);
            }
            0xb5 if bits.get(4) == 8 => {
                [state.f_code_0_0, state.f_code_0_1] = [bits.get(4), bits.get(4)];
                [state.f_code_1_0, state.f_code_1_1] = [bits.get(4), bits.get(4)];
                (state.intra_dc_precision, state.picture_structure) = (bits.get(2), bits.get(2));
                state.top_field_first = bits.flag();
                state.frame_prediction_frame_dct = bits.get(1);
                state.concealment_mv = bits.flag();
                [state.quantizer_scale_type, state.intra_vlc_format, state.scan_order] =
                    [bits.get(1), bits.get(1), bits.get(1)];
            }
            row @ 1..=0xaf => {
                if !matches!(units[n - 1][0], 1..=0xaf) {
                    let is_b = state.picture_coding_type == 3;
                    slot = if is_b { 2 } else { references[0] };
                    if !is_b {
                        references.swap(0, 1);
                        shown.extend(waiting.take());
                    }
                    let mut stores = [None; 16];
                    // Forward and backward: of a P picture the last one is forward.
                    stores[0] = Some(references[0]);
                    stores[1] = Some(references[1]);
                    engine.begin(hw::MfxPipeModeSelect::STANDARD_SELECT_MPEG2, slot, stores);
                    (0..).zip(matrices).for_each(|(number, matrix)| engine.matrix(number, matrix));
                    engine.command(CommandId::MfxMpeg2PicState, &state.encode(&SKL));
                }
                let last_pic_slice = !matches!(units.get(n + 1), Some([1..=0xaf, ..]));
                engine.stream(&unit[1..]);
                let inline_data = hw::MfdMpeg2BsdObjectInlineData {
                    first_mb_bit_offset: 6,
                    last_pic_slice,
                    slice_vertical_position: u32::from(row) - 1,
                    quantizer_scale_code: bits.get(5),
                    ..Default::default()
                };
                let object = hw::MfdMpeg2BsdObject {
                    indirect_bsd_data_length: unit.len() as u32 - 1,
                    inline_data,
                    ..Default::default()
                };
                engine.command(CommandId::MfdMpeg2BsdObject, &object.encode(&SKL));
                if last_pic_slice {
                    let picture = engine.picture(slot);
                    match state.picture_coding_type {
                        3 => shown.push(picture),
                        _ => waiting = Some(picture),
                    }
                }
            }
            _ => {}
        }
    }
    shown.extend(waiting);
    (engine, shown)
}
