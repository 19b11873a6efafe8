//! H.264: frames, fields and frames of both, pictures of all types, CAVLC and CABAC.
//!
//! Commands in  MFX_AVC_IMG_STATE, MFX_AVC_DIRECTMODE_STATE, MFX_AVC_REF_IDX_STATE, MFX_AVC_WEIGHTOFFSET_STATE,
//!              MFX_AVC_SLICE_STATE, MFX_QM_STATE, MFD_AVC_BSD_OBJECT
//! Source       [h264], [media-driver:g9_skl MFX_AVC_IMG_STATE], [mesa:gen9 INLINE_DATA_DESCRIPTION_FOR_MFD_AVC_BSD_OBJECT]
//! Deviations   monochrome and the short format are Gaps; a macroblock that no slice has is that of the first reference
//!
//! What B pictures need of the pictures that they refer to lies in the direct buffers, in this room's own layout.

mod blocks;
mod cabac;
mod contexts;
mod deblock;
mod direct;
mod inter;
mod intra;
mod macroblock;
mod motion;
mod neighbours;
mod parts;
mod picture;
mod predict;
mod reference;
mod residual;
mod slice;
mod tables;
mod transform;

use crate::job::{Codec, Job};
use crate::plane::Rows;
use crate::references::References;
use crate::surface::Part;
use bits::GraphicsAddress;
use direct::Colocated;
use hw::command::CommandId;
use memory::View;
use picture::{Mb, Picture, SliceInfo, Structure};
use ports::{Account, Work};
use probe::{Fault, Stop, System};
use reference::{Reference, field, order_of};
use slice::{Header, Slice, SliceKind, Weighting};
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
        let first = entries[1].first().copied().flatten();
        if kind == SliceKind::B {
            self.load_colocated(first, job)?;
        }
        let orders = self.orders(16);
        let rows = self.picture.rows();
        let colocated = match first {
            Some(first) => {
                let order = order_of(orders, rows);
                Colocated::new(&self.colocated, order, self.orders(first.store), first.rows)
            }
            None => Colocated::default(),
        };
        let addresses: [u64; 16] = std::array::from_fn(|n| {
            let is_used = entries.iter().flatten().flatten().any(|entry| entry.store == n);
            if is_used { job.state.buffers.reference_picture_address.get(n).copied().unwrap_or(0) } else { 0 }
        });
        let all_orders: [[i32; 2]; 16] = std::array::from_fn(|n| self.orders(n));
        let frames = self.references.get(addresses, &job.state.layout(), job.space, SYSTEM)?;
        let references = entries.map(|entries| {
            let reference = |entry: ListEntry| Reference {
                frame: frames[entry.store],
                rows: if rows == Rows::All { Rows::All } else { entry.rows },
                store: entry.store,
                orders: all_orders[entry.store],
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
            orders,
            colocated,
            scales: &scales,
        };
        let bytes = without_emulation(stream);
        let at = inline.first_mb_byte_offset_of_slice_data_or_slice_header as usize * 8
            + inline.first_mb_bit_offset as usize;
        let count = Slice::new(&header, &mut self.picture, &bytes, at).decode();
        if inline.last_slice {
            self.finish(job)?;
        }
        Ok(Some(count))
    }

    /// The orders of the fields of frame store `n`; 16 is the picture itself.
    fn orders(&self, n: usize) -> [i32; 2] {
        [0, 1].map(|field| self.direct.poc_list.get(2 * n + field).copied().unwrap_or(0) as i32)
    }

    fn start(&mut self, image: &hw::MfxAvcImgState, job: &Job) -> Result<(), Stop> {
        let [width, mut height] = [image.frame_width, image.frame_height].map(|last| last as usize + 1);
        let picture = &mut self.picture;
        picture.structure = match (image.field_picture, image.mbaff_mode) {
            (true, _) => Structure::Field(field(
                image.image_structure == hw::MfxAvcImgState::IMAGE_STRUCTURE_BOTTOM_FIELD_PICTURE,
            )),
            (false, true) => Structure::Adaptive,
            (false, false) => Structure::Frame,
        };
        match picture.structure {
            // Drivers differ in whether the height is that of the field or that of its frame, as the surface has it.
            Structure::Field(_) => {
                let frame_height = (job.state.surface.height as usize + 1).div_ceil(16).next_multiple_of(2);
                if height >= frame_height {
                    height /= 2;
                }
            }
            Structure::Adaptive => height = height.next_multiple_of(2),
            Structure::Frame => {}
        }
        let step = picture.rows().step();
        self.references.begin([width, height * step]);
        (picture.width_mbs, picture.height_mbs) = (width, height);
        picture.mbs.clear();
        picture.mbs.resize(width * height, Mb::default());
        picture.slices.clear();
        picture.frame.resize_420(width, height);
        self.has_begun = true;
        Ok(())
    }

    /// Gives macroblocks that no slice had those of the first picture of list 0; without one they are grey.
    fn conceal(&mut self, job: &Job) -> Result<(), Stop> {
        let first = ListEntry::new(self.lists[0][0]).filter(|_| {
            self.slice.is_some_and(|slice| slice.slice_type != hw::MfxAvcSliceState::SLICE_TYPE_I_SLICE)
        });
        let addresses = &job.state.buffers.reference_picture_address;
        let address = first.and_then(|entry| addresses.get(entry.store).copied()).unwrap_or(0);
        let [from] = self.references.get([address], &job.state.layout(), job.space, SYSTEM)?;
        let rows = self.picture.rows();
        let Picture { frame, mbs, width_mbs, .. } = &mut self.picture;
        for (n, _) in mbs.iter().enumerate().filter(|(_, mb)| mb.slice == 0) {
            for (component, plane) in frame.planes.iter_mut().enumerate() {
                let size = if component == 0 { 16 } else { 8 };
                let (x, y) = (n % *width_mbs * size, n / *width_mbs * size);
                for row in y..y + size {
                    let from = from.planes[component].row(rows.first() + row * rows.step());
                    plane.row_mut(row)[x..x + size].copy_from_slice(&from[x..x + size]);
                }
            }
        }
        Ok(())
    }

    /// A direct buffer: macroblocks of a frame, or those of its top field and then those of its bottom field.
    fn direct_buffer<'a>(&self, address: u64, what: &'static str, job: &Job<'a>) -> Result<View<'a>, Stop> {
        let bytes = self.picture.mbs.len() * self.picture.rows().step() * DIRECT_BYTES;
        let view = job.space.view(GraphicsAddress(address), bytes as u64);
        if view.len() < bytes {
            let at = GraphicsAddress(address).offset(view.len() as u64);
            return Err(Fault::page(SYSTEM, at, what).into());
        }
        Ok(view)
    }

    /// Reads the direct buffer of a reference.
    fn load_colocated(&mut self, entry: Option<ListEntry>, job: &Job) -> Result<(), Stop> {
        self.colocated.clear();
        let Some(entry) = entry else { return Ok(()) };
        let is_whole = job.cx.platform.has(hw::Feature::WholeDirectBuffers);
        let number = if is_whole { entry.store } else { entry.store * 2 };
        let address = self.direct.direct_mv_buffer_address[number];
        let view = self.direct_buffer(address, "direct buffer of a reference", job)?;
        self.colocated.extend((0..view.len() / 4).map(|n| view.read_u32(n * 4)));
        Ok(())
    }

    /// Writes the direct buffer of the picture.
    fn store_direct(&self, job: &Job) -> Result<(), Stop> {
        let address = self.direct.direct_mv_buffer_write_address[0];
        if address == 0 {
            return Ok(());
        }
        let view = self.direct_buffer(address, "direct buffer of a picture", job)?;
        let rows = self.picture.rows();
        let first = self.picture.mbs.len() * rows.first() * DIRECT_BYTES;
        for (n, mb) in self.picture.mbs.iter().enumerate() {
            let direct = direct::pack(mb, rows != Rows::All, |store| self.orders(store));
            for (block, entry) in direct.into_iter().enumerate() {
                view.write_u32(first + n * DIRECT_BYTES + block * 4, entry);
            }
        }
        Ok(())
    }

    fn finish(&mut self, job: &Job) -> Result<(), Stop> {
        if !self.has_begun {
            return Ok(());
        }
        self.has_begun = false;
        let lost = self.picture.mbs.iter().filter(|mb| mb.slice == 0).count();
        if lost != 0 {
            self.lost += lost;
            self.conceal(job)?;
        }
        deblock::filter(&mut self.picture);
        self.store_direct(job)?;
        let part = match self.picture.rows() {
            Rows::All => Part::Frame,
            rows => Part::Field(rows),
        };
        let destination = job.state.destination();
        job.cx.decoded("H.264");
        job.state.layout().store(&self.picture.frame, part, destination, job.space, SYSTEM)
    }
}

/// An entry of a reference list. [media-driver:g9_skl MFX_AVC_REF_IDX_STATE]
#[derive(Clone, Copy, Debug)]
struct ListEntry {
    store: usize,
    /// The field, where the picture is one.
    rows: Rows,
    is_long: bool,
}

impl ListEntry {
    /// `None` where there is no picture.
    fn new(entry: u32) -> Option<Self> {
        const NONE: u32 = 0x80;
        (entry & NONE == 0).then_some(ListEntry {
            store: (entry >> 1 & 15) as usize,
            rows: field(entry & 1 != 0),
            is_long: entry >> 6 & 1 != 0,
        })
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
