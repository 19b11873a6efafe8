//! JPEG: baseline scans, every chroma layout that the commands name.
//!
//! Commands in  MFX_JPEG_PIC_STATE, MFX_JPEG_HUFF_TABLE_STATE, MFX_QM_STATE, MFD_JPEG_BSD_OBJECT
//! Source       [t81:F.2], [media-driver:g9_skl MFX_JPEG_PIC_STATE], [media-driver:g9_skl MFD_JPEG_BSD_OBJECT]
//! Deviations   rotation and changes of the chroma layout are Gaps
//!
//! A scan that breaks off leaves the blocks that it does not reach as they were: grey.

mod huffman;

use crate::job::{Codec, Job};
use crate::plane::Frame;
use crate::surface::{Chroma, Layout, Part};
use crate::transform;
use crate::zigzag::ZIGZAG;
use huffman::{Bits, Table};
use hw::command::CommandId;
use ports::{Account, Work};
use probe::{Context, Stop, System};

/// Ledger row.
const SYSTEM: &str = "D54";

/// How many blocks of each component a unit has, across and down, by "Input Format YUV". [media-driver:g9_skl MFX_JPEG_PIC_STATE]
const SAMPLING: [&[[usize; 2]]; 8] = [
    &[[1, 1]],
    &[[2, 2], [1, 1], [1, 1]],
    &[[2, 1], [1, 1], [1, 1]],
    &[[1, 1], [1, 1], [1, 1]],
    &[[4, 1], [1, 1], [1, 1]],
    &[[1, 2], [1, 1], [1, 1]],
    &[[2, 2], [1, 2], [1, 2]],
    &[[2, 2], [2, 1], [2, 1]],
];

/// No surface is wider or higher.
const EXTENT_LIMIT_PX: usize = 1 << 14;

/// Values of "Output Format YUV": planes of their own, Cb and Cr in turns, both in turns with luma.
const OUTPUT_PLANAR: u32 = 0;
const OUTPUT_NV12: u32 = 1;
const OUTPUT_UYVY: u32 = 2;
const OUTPUT_YUY2: u32 = 3;

/// What commands have set, and the picture as far as it is decoded.
#[derive(Clone, Default, Debug)]
pub(crate) struct Jpeg {
    picture: Option<hw::MfxJpegPicState>,
    /// Tables for the first component, and for the others: first coefficients, then the rest.
    tables: [[Table; 2]; 2],
    /// No scan of the picture was there yet.
    is_new: bool,
    /// Units of scans that the bit stream does not have.
    lost: usize,
    frame: Frame,
}

impl Codec for Jpeg {
    const SYSTEM: &'static str = SYSTEM;

    fn command(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        job: &Job,
        account: &mut impl Account,
    ) -> Result<bool, Stop> {
        let Job { state, cx, .. } = *job;
        match id {
            CommandId::MfxJpegPicState => self.begin(hw::MfxJpegPicState::decode(cx.platform, dwords)),
            CommandId::MfxJpegHuffTableState => {
                self.set_tables(&hw::MfxJpegHuffTableState::decode(cx.platform, dwords));
            }
            CommandId::MfdJpegBsdObject => {
                let object = hw::MfdJpegBsdObject::decode(cx.platform, dwords);
                let Some(layout) = self.layout(&state.surface, cx) else { return Ok(false) };
                cx.used(System::D54);
                let (start, bytes) = (object.indirect_data_start_address, object.indirect_data_length);
                let stream = job.stream(start, bytes, SYSTEM, account)?;
                account.spend(Work::Block, u64::from(object.mcu_count))?;
                let size = [state.surface.width, state.surface.height].map(|last| last as usize + 1);
                if std::mem::take(&mut self.is_new) {
                    cx.decoded("JPEG");
                }
                if let Some(frame) = self.scan(&object, &state.matrices.0, size, &stream) {
                    layout.store(frame, Part::Frame, state.destination(), job.space, SYSTEM)?;
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn take_lost(&mut self) -> usize {
        std::mem::take(&mut self.lost)
    }
}

impl Jpeg {
    /// MFX_JPEG_PIC_STATE: a new picture.
    fn begin(&mut self, state: hw::MfxJpegPicState) {
        self.is_new = true;
        let sampling = SAMPLING[state.input_format_yuv as usize & 7];
        let [units_x, units_y] = units(&state, sampling);
        let sizes =
            [0, 1, 2].map(|n| sampling.get(n).map_or([0, 0], |[x, y]| [units_x * x * 8, units_y * y * 8]));
        for (plane, [width, height]) in self.frame.planes.iter_mut().zip(sizes) {
            plane.reset(width.min(EXTENT_LIMIT_PX), height.min(EXTENT_LIMIT_PX), 0x80);
        }
        self.picture = Some(state).filter(|_| sizes[0].iter().all(|size| *size <= EXTENT_LIMIT_PX));
    }

    /// MFX_JPEG_HUFF_TABLE_STATE.
    fn set_tables(&mut self, state: &hw::MfxJpegHuffTableState) {
        let ac_values: Vec<u32> = state.ac_huffval.iter().chain(&state.ac_huffval2).copied().collect();
        self.tables[state.huffman_table_id as usize & 1] =
            [Table::new(&state.dc_bits, &state.dc_huffval), Table::new(&state.ac_bits, &ac_values)];
    }

    /// How the picture is written; `None`, after a Gap, when that is not built.
    fn layout(&self, surface: &hw::MfxSurfaceState, cx: &Context) -> Option<Layout> {
        let state = self.picture.as_ref()?;
        let mut layout = Layout::new(surface);
        let is_420 = state.input_format_yuv == hw::MfxJpegPicState::OUTPUT_MCU_STRUCTURE_YUV420;
        // Chroma is half as wide and as high as luma.
        let is_422 =
            matches!(SAMPLING[state.input_format_yuv as usize & 7], [[2, y], [1, down], _] if y == down);
        let changes = state.vertical_down_sampling_enable
            || state.horizontal_down_sampling_enable
            || state.vertical_up_sampling_enable;
        match (state.output_format_yuv, state.input_format_yuv) {
            _ if changes || state.rotation != 0 => None,
            (_, 0) => Some(Chroma::None),
            (OUTPUT_PLANAR, _) if !surface.half_pitch_for_chroma => Some(layout.chroma),
            (OUTPUT_NV12, _) if is_420 => Some(Chroma::Interleaved { y: surface.y_offset_for_u_cb as usize }),
            (OUTPUT_UYVY, _) if is_422 => Some(Chroma::Packed { first: 1 }),
            (OUTPUT_YUY2, _) if is_422 => Some(Chroma::Packed { first: 0 }),
            _ => None,
        }
        .map(|chroma| {
            layout.chroma = chroma;
            layout
        })
        .or_else(|| {
            let text = format!(
                "MFX_JPEG_PIC_STATE: layout {} is not written as {}",
                state.input_format_yuv, state.output_format_yuv
            );
            cx.gap(SYSTEM, text);
            None
        })
    }

    /// Decodes a scan. `width` and `height` are those of the picture in pixels.
    fn scan(
        &mut self,
        object: &hw::MfdJpegBsdObject,
        matrices: &[[u8; 64]; 4],
        [width, height]: [usize; 2],
        stream: &[u8],
    ) -> Option<&Frame> {
        let state = self.picture.as_ref()?;
        let sampling = SAMPLING[state.input_format_yuv as usize & 7];
        let components: Vec<usize> =
            (0..sampling.len()).filter(|n| object.scan_components >> n & 1 != 0).collect();
        let [units_x, units_y] = match components.as_slice() {
            // A component alone has units of one block, and only those that the picture touches. [t81:A.2.2]
            [n] => [0, 1].map(|axis| {
                let most = sampling.iter().map(|factors| factors[axis]).max().unwrap_or(1);
                ([width, height][axis] * sampling[*n][axis]).div_ceil(8 * most)
            }),
            _ => units(state, sampling),
        };
        let first = [object.scan_horizontal_position as usize, object.scan_vertical_position as usize];
        let start = first[1] * units_x + first[0];
        let mut bits = Bits::new(stream);
        let mut predictions = [0; 3];
        for unit in 0..object.mcu_count as usize {
            let place = start + unit;
            if units_x == 0 || place / units_x >= units_y {
                break;
            }
            let restarts = object.restart_interval as usize;
            if restarts != 0 && unit != 0 && unit.is_multiple_of(restarts) {
                if !bits.restart() {
                    self.lost += object.mcu_count as usize - unit;
                    break;
                }
                predictions = [0; 3];
            }
            let (x, y) = (place % units_x, place / units_x);
            for &n in &components {
                let [across, down] = if components.len() == 1 { [1, 1] } else { sampling[n] };
                for block in 0..across * down {
                    let [dc, ac] = &self.tables[usize::from(n > 0)];
                    let plane = &mut self.frame.planes[n];
                    let (x, y) = ((x * across + block % across) * 8, (y * down + block / across) * 8);
                    let coefficients = coefficients(&mut bits, [dc, ac], &matrices[n], &mut predictions[n]);
                    let Some(coefficients) = coefficients.filter(|_| !bits.is_exhausted()) else {
                        self.lost += object.mcu_count as usize - unit;
                        return Some(&self.frame);
                    };
                    if y + 8 > plane.height || x + 8 > plane.width {
                        continue;
                    }
                    for (row, samples) in transform::inverse(&coefficients).iter().enumerate() {
                        let to = &mut plane.row_mut(y + row)[x..x + 8];
                        to.iter_mut().zip(samples).for_each(|(to, &sample)| *to = sample.clamp(0, 255) as u8);
                    }
                }
            }
        }
        Some(&self.frame)
    }
}

/// Units of a scan of all components, across and down.
fn units(state: &hw::MfxJpegPicState, sampling: &[[usize; 2]]) -> [usize; 2] {
    let blocks = [state.frame_width_in_blocks, state.frame_height_in_blocks];
    [0, 1].map(|axis| (blocks[axis] as usize + 1).div_ceil(sampling[0][axis]))
}

/// The first coefficient of a block of middle grey: samples are unsigned.
const GREY: i32 = 128 * 8;

/// The next block, its first coefficient with grey added; `None` where the bits are none. [t81:F.2.2]
fn coefficients(
    bits: &mut Bits,
    [dc, ac]: [&Table; 2],
    matrix: &[u8; 64],
    prediction: &mut i32,
) -> Option<[i32; 64]> {
    let mut block = [0; 64];
    let length = u32::from(bits.value(dc)?).min(16);
    *prediction = (*prediction + bits.difference(length)).clamp(-0x8000, 0x7fff);
    block[0] = (*prediction * i32::from(matrix[0]) + GREY).clamp(-0x8000, 0x7fff);
    let mut n = 0;
    while n < 63 {
        let value = bits.value(ac)?;
        let (run, length) = (usize::from(value >> 4), u32::from(value & 15));
        if length == 0 {
            if run != 15 {
                break;
            }
            n += 16;
            continue;
        }
        n += run + 1;
        let place = usize::from(*ZIGZAG.get(n)?);
        block[place] = (bits.difference(length) * i32::from(matrix[place])).clamp(-0x8000, 0x7fff);
    }
    Some(block)
}

#[cfg(test)]
mod tests;
