//! H.264: progressive frames of all types, CAVLC and CABAC.
//!
//! Commands in  MFX_AVC_IMG_STATE, MFX_AVC_DIRECTMODE_STATE, MFX_AVC_REF_IDX_STATE, MFX_AVC_WEIGHTOFFSET_STATE,
//!              MFX_AVC_SLICE_STATE, MFX_QM_STATE, MFD_AVC_BSD_OBJECT
//! Source       [h264], [media-driver:g9_skl MFX_AVC_IMG_STATE], [mesa:gen9 INLINE_DATA_DESCRIPTION_FOR_MFD_AVC_BSD_OBJECT]
//! Deviations   fields and macroblock-adaptive frames are Gaps; a macroblock that no slice has is that of the first reference
//!
//! What B pictures need of the pictures that they refer to lies in the direct buffers, in this room's own layout.

mod blocks;
mod cabac;
mod contexts;
mod deblock;
mod inter;
mod intra;
mod macroblock;
mod motion;
mod parts;
mod picture;
mod residual;
mod slice;
mod tables;
mod transform;

use crate::job::{Codec, Job};
use crate::references::References;
use bits::GraphicsAddress;
use hw::command::CommandId;
use picture::{Mb, Picture, SliceInfo};
use ports::{Account, Work};
use probe::{Fault, Stop, System};
use slice::{Header, Reference, Slice, SliceKind, Weighting};
use transform::Scales;

/// Ledger row.
const SYSTEM: &str = "D51";

/// Bytes that a macroblock has in a direct buffer.
const DIRECT_BYTES: usize = 64;

/// What commands have set, and the picture as far as it is decoded.
#[derive(Clone, Default, Debug)]
pub(crate) struct Avc {
    image: Option<Box<hw::MfxAvcImgState>>,
    direct: Box<hw::MfxAvcDirectmodeState>,
    slice: Option<hw::MfxAvcSliceState>,
    lists: [[u32; 32]; 2],
    weights: Box<[[[[i16; 2]; 3]; 32]; 2]>,
    picture: Picture,
    references: References,
    colocated: Vec<u32>,
    has_begun: bool,
    /// Macroblocks of the picture that slices had.
    decoded: usize,
    /// Macroblocks of written pictures that no slice had.
    lost: usize,
}

impl Codec for Avc {
    const SYSTEM: &'static str = SYSTEM;

    fn command(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        job: &Job,
        account: &mut impl Account,
    ) -> Result<bool, Stop> {
        let platform = job.cx.platform;
        match id {
            CommandId::MfxAvcImgState => self.begin(hw::MfxAvcImgState::decode(platform, dwords)),
            CommandId::MfxAvcDirectmodeState => {
                *self.direct = hw::MfxAvcDirectmodeState::decode(platform, dwords);
            }
            CommandId::MfxAvcRefIdxState => self.set_list(&hw::MfxAvcRefIdxState::decode(platform, dwords)),
            CommandId::MfxAvcWeightoffsetState => {
                self.set_weights(&hw::MfxAvcWeightoffsetState::decode(platform, dwords));
            }
            CommandId::MfxAvcSliceState => {
                self.slice = Some(hw::MfxAvcSliceState::decode(platform, dwords));
            }
            // Identities of pictures for concealment, which takes the first reference here.
            CommandId::MfdAvcPicidState | CommandId::MfdAvcDpbState => {}
            CommandId::MfdAvcBsdObject => {
                job.cx.used(System::D51);
                let object = hw::MfdAvcBsdObject::decode(platform, dwords);
                let (start, bytes) =
                    (object.indirect_bsd_data_start_address, object.indirect_bsd_data_length);
                let stream = job.stream(start, bytes, SYSTEM, account)?;
                let Some(count) = self.slice(&object.inline_data, &stream, job)? else { return Ok(false) };
                account.spend(Work::Block, count as u64)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn end(&mut self, job: &Job) -> Result<(), Stop> {
        self.finish(job)
    }

    fn take_lost(&mut self) -> usize {
        std::mem::take(&mut self.lost)
    }
}

impl Avc {
    /// MFX_AVC_IMG_STATE: a new picture.
    fn begin(&mut self, state: hw::MfxAvcImgState) {
        self.image = Some(Box::new(state));
        self.has_begun = false;
    }

    fn set_list(&mut self, state: &hw::MfxAvcRefIdxState) {
        self.lists[state.reference_picture_list_select as usize & 1] = state.reference_list_entry;
    }

    /// MFX_AVC_WEIGHTOFFSET_STATE: for each entry weight and offset of Y, Cb and Cr.
    fn set_weights(&mut self, state: &hw::MfxAvcWeightoffsetState) {
        let list = &mut self.weights[state.weight_and_offset_select as usize & 1];
        for (n, dword) in state.weight_offset.iter().enumerate() {
            list[n / 3][n % 3] = [*dword as i16, (*dword >> 16) as i16];
        }
    }

    /// Whether the picture is one that is not built; that is a Gap.
    fn is_refused(image: &hw::MfxAvcImgState, job: &Job) -> bool {
        let mode = job.state.mode.as_ref();
        let is_long_format = mode.is_some_and(|mode| mode.decoder_short_format_mode != 0);
        let refused = [
            (image.field_picture, "a picture that is a field"),
            (image.mbaff_mode, "a frame whose macroblocks may be fields"),
            (
                image.chroma_format_idc != hw::MfxAvcImgState::CHROMA_FORMAT_IDC_4_2_0_PICTURE,
                "a picture without chroma",
            ),
            (!is_long_format, "slices in short format"),
        ];
        for (_, what) in refused.iter().filter(|refused| refused.0) {
            job.cx.gap(SYSTEM, format!("MFD_AVC_BSD_OBJECT: {what} is not decoded"));
        }
        refused.iter().any(|refused| refused.0)
    }

    /// Decodes a slice; the last one filters and writes the picture. `None` for what is not built.
    ///
    /// # Errors
    /// A page fault where a reference, a direct buffer or the destination is not mapped.
    fn slice(
        &mut self,
        inline: &hw::MfdAvcBsdObjectInlineData,
        stream: &[u8],
        job: &Job,
    ) -> Result<Option<usize>, Stop> {
        let (Some(image), Some(state)) = (self.image.clone(), self.slice) else { return Ok(Some(0)) };
        if Self::is_refused(&image, job) {
            return Ok(None);
        }
        if !self.has_begun {
            self.start(&image, job)?;
        }
        let kind = match state.slice_type {
            hw::MfxAvcSliceState::SLICE_TYPE_P_SLICE => SliceKind::P,
            hw::MfxAvcSliceState::SLICE_TYPE_B_SLICE => SliceKind::B,
            _ => SliceKind::I,
        };
        let counts = [
            state.number_of_reference_pictures_in_inter_prediction_list_0,
            state.number_of_reference_pictures_in_inter_prediction_list_1,
        ]
        .map(|count| count as usize);
        let used = match kind {
            SliceKind::I => [0, 0],
            SliceKind::P => [counts[0], 0],
            SliceKind::B => counts,
        };
        let entries = [0, 1].map(|list| {
            let entries = &self.lists[list][..used[list].min(32)];
            entries.iter().map(|&entry| ListEntry::new(entry)).collect::<Vec<_>>()
        });
        if kind == SliceKind::B {
            self.load_colocated(entries[1].first().copied().flatten(), job)?;
        }
        let order = self.orders(16);
        let addresses: [u64; 16] = std::array::from_fn(|n| {
            let is_used = entries.iter().flatten().flatten().any(|entry| entry.store == n);
            if is_used { job.state.buffers.reference_picture_address.get(n).copied().unwrap_or(0) } else { 0 }
        });
        let poc = &self.direct.poc_list;
        let frames = self.references.get(addresses, &job.state.layout(), job.space, SYSTEM)?;
        let references = entries.map(|entries| {
            let reference = |entry: ListEntry| Reference {
                frame: frames[entry.store],
                store: entry.store as i8,
                order: frame_order(poc, entry.store),
                is_long: entry.is_long,
            };
            entries.into_iter().map(|entry| entry.map(reference)).collect()
        });
        let offsets =
            [image.first_chroma_qp_offset, image.second_chroma_qp_offset].map(|n| (n << 27) as i32 >> 27);
        let number = self.picture.slices.len() as u32 + 1;
        self.picture.slices.push(SliceInfo {
            disable: state.disable_deblocking_filter_indicator,
            alpha_offset: state.slice_alpha_c0_offset_div2 * 2,
            beta_offset: state.slice_beta_offset_div2 * 2,
            chroma_offsets: offsets,
        });
        let scales = Scales::new(&job.state.matrices.0);
        let header = Header {
            kind,
            number,
            is_cabac: image.entropy_coding_sync_enable,
            cabac_init: state.cabac_init_idc as usize,
            first_mb: state.slice_vertical_position as usize * self.picture.width_mbs
                + state.slice_horizontal_position as usize,
            qp: state.slice_quantization_parameter as i32,
            chroma_offsets: offsets,
            transform_8: image._8x8_idct_transform_mode,
            direct_8x8_inference: image.direct_8x8_inference,
            constrained_intra: image.constrained_intra_prediction,
            direct_spatial: state.direct_prediction_type
                == hw::MfxAvcSliceState::DIRECT_PREDICTION_TYPE_SPATIAL,
            references,
            counts,
            weighting: match (kind, image.weighted_biprediction_idc) {
                (SliceKind::P, _) if image.weighted_prediction_enable => Weighting::Explicit,
                (SliceKind::B, hw::MfxAvcImgState::WEIGHTED_BIPREDICTION_IDC_EXPLICIT) => Weighting::Explicit,
                (SliceKind::B, hw::MfxAvcImgState::WEIGHTED_BIPREDICTION_IDC_IMPLICIT) => Weighting::Implicit,
                _ => Weighting::Default,
            },
            weights: &self.weights,
            denominators: [state.log2_weight_denominator_luma, state.log2_weight_denominator_chroma],
            order,
            colocated: &self.colocated,
            scales: &scales,
        };
        let bytes = without_emulation(stream);
        let at = inline.first_mb_byte_offset_of_slice_data_or_slice_header as usize * 8
            + inline.first_mb_bit_offset as usize;
        let count = Slice::new(&header, &mut self.picture, &bytes, at).decode();
        self.decoded += count;
        if inline.last_slice {
            self.finish(job)?;
        }
        Ok(Some(count))
    }

    /// The order of the picture itself, which is that of frame store `n` in the list.
    fn orders(&self, n: usize) -> i32 {
        frame_order(&self.direct.poc_list, n)
    }

    fn start(&mut self, image: &hw::MfxAvcImgState, job: &Job) -> Result<(), Stop> {
        let [width, height] = [image.frame_width, image.frame_height].map(|last| last as usize + 1);
        self.references.begin([width, height]);
        let picture = &mut self.picture;
        (picture.width_mbs, picture.height_mbs) = (width, height);
        picture.mbs.clear();
        picture.mbs.resize(width * height, Mb::default());
        picture.slices.clear();
        let first = ListEntry::new(self.lists[0][0])
            .filter(|_| self.slice.is_some_and(|slice| slice.slice_type != 2));
        let address = first
            .and_then(|entry| job.state.buffers.reference_picture_address.get(entry.store).copied())
            .unwrap_or(0);
        let [frame] = self.references.get([address], &job.state.layout(), job.space, SYSTEM)?;
        self.picture.frame.clone_from(frame);
        (self.has_begun, self.decoded) = (true, 0);
        Ok(())
    }

    /// Reads the direct buffer of a reference.
    fn load_colocated(&mut self, entry: Option<ListEntry>, job: &Job) -> Result<(), Stop> {
        self.colocated.clear();
        let Some(entry) = entry else { return Ok(()) };
        let addresses = &self.direct.direct_mv_buffer_address;
        let address = addresses[if job.cx.platform.has(hw::Feature::WholeDirectBuffers) {
            entry.store
        } else {
            entry.store * 2
        }];
        let bytes = self.picture.mbs.len() * DIRECT_BYTES;
        let view = job.space.view(GraphicsAddress(address), bytes as u64);
        if view.len() < bytes {
            let at = GraphicsAddress(address).offset(view.len() as u64);
            return Err(Fault::page(SYSTEM, at, "direct buffer of a reference").into());
        }
        self.colocated.extend((0..bytes / 4).map(|n| view.read_u32(n * 4)));
        Ok(())
    }

    /// Writes the direct buffer of the picture.
    fn store_direct(&self, job: &Job) -> Result<(), Stop> {
        let address = self.direct.direct_mv_buffer_write_address[0];
        if address == 0 {
            return Ok(());
        }
        let bytes = self.picture.mbs.len() * DIRECT_BYTES;
        let view = job.space.view(GraphicsAddress(address), bytes as u64);
        if view.len() < bytes {
            let at = GraphicsAddress(address).offset(view.len() as u64);
            return Err(Fault::page(SYSTEM, at, "direct buffer of a picture").into());
        }
        for (n, mb) in self.picture.mbs.iter().enumerate() {
            // A quarter that has no reference in the first list shows that of the second.
            let lists = [0, 1, 2, 3].map(|quarter| usize::from(mb.references[0][quarter] < 0));
            let targets = [0, 1, 2, 3].map(|quarter| {
                let (store, reference) =
                    (mb.ids[lists[quarter]][quarter], mb.references[lists[quarter]][quarter]);
                let store = usize::try_from(store).ok().filter(|_| !mb.is_intra())?;
                Some((self.orders(store), reference == 0))
            });
            let vectors = std::array::from_fn(|block| mb.mv[lists[block >> 3 << 1 | block >> 1 & 1]][block]);
            for (block, entry) in motion::pack(&vectors, targets).into_iter().enumerate() {
                view.write_u32(n * DIRECT_BYTES + block * 4, entry);
            }
        }
        Ok(())
    }

    fn finish(&mut self, job: &Job) -> Result<(), Stop> {
        if !self.has_begun {
            return Ok(());
        }
        self.has_begun = false;
        let picture = &mut self.picture;
        self.lost += picture.mbs.len().saturating_sub(self.decoded);
        deblock::filter(&mut picture.frame, &picture.mbs, &picture.slices, picture.width_mbs);
        self.store_direct(job)?;
        let destination = job.state.destination();
        job.state.layout().store(&self.picture.frame, Default::default(), destination, job.space, SYSTEM)
    }
}

/// The order of a frame: that of its earlier field.
fn frame_order(orders: &[u32], store: usize) -> i32 {
    (orders[2 * store] as i32).min(orders[2 * store + 1] as i32)
}

/// An entry of a reference list. [media-driver:g9_skl MFX_AVC_REF_IDX_STATE]
#[derive(Clone, Copy, Debug)]
struct ListEntry {
    store: usize,
    is_long: bool,
}

impl ListEntry {
    /// `None` where there is no picture.
    fn new(entry: u32) -> Option<Self> {
        const NONE: u32 = 0x80;
        (entry & NONE == 0)
            .then_some(ListEntry { store: (entry >> 1 & 15) as usize, is_long: entry >> 6 & 1 != 0 })
    }
}

/// The stream without the bytes that keep start codes out of it. [h264:7.4.1]
fn without_emulation(stream: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(stream.len());
    let mut zeros = 0;
    for &byte in stream {
        if zeros >= 2 && byte == 3 {
            zeros = 0;
            continue;
        }
        zeros = if byte == 0 { zeros + 1 } else { 0 };
        bytes.push(byte);
    }
    bytes
}
