//! MPEG-2: frames and fields, pictures of all types.
//!
//! Commands in  MFX_MPEG2_PIC_STATE, MFX_QM_STATE, MFD_MPEG2_BSD_OBJECT
//! Source       [h262:7], [media-driver:g9_skl MFX_MPEG2_PIC_STATE], [mesa:gen9 MFD_MPEG2_BSD_OBJECT_INLINE_DATA_DESCRIPTION]
//! Deviations   the states of concealment are not read: a macroblock that no slice has is that of the forward reference
//!
//! Which of the reference addresses a second field finds its first one at differs from driver to driver. It is the
//! picture's own destination, which is known here.

mod motion;
mod slice;
mod tables;

use crate::job::{Codec, Job};
use crate::plane::{Frame, Rows};
use crate::references::References;
use crate::surface::Part;
use hw::command::CommandId;
use ports::{Account, Work};
use probe::{Stop, System};
use slice::{Picture, Slice};

/// Ledger row.
const SYSTEM: &str = "D52";

/// What commands have set, and the picture as far as it is decoded.
#[derive(Clone, Default, Debug)]
pub(crate) struct Mpeg2 {
    state: Option<hw::MfxMpeg2PicState>,
    frame: Frame,
    references: References,
    has_begun: bool,
    /// Macroblocks of the picture that slices had.
    decoded: usize,
    /// Macroblocks of written pictures that no slice had.
    lost: usize,
    is_second_field: bool,
    /// Destination and rows of the picture before this one.
    last: Option<(u64, Rows)>,
}

impl Codec for Mpeg2 {
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
            CommandId::MfxMpeg2PicState => self.begin(hw::MfxMpeg2PicState::decode(platform, dwords)),
            CommandId::MfdMpeg2BsdObject => {
                job.cx.used(System::D52);
                let object = hw::MfdMpeg2BsdObject::decode(platform, dwords);
                let (start, bytes) =
                    (object.indirect_bsd_data_start_address, object.indirect_bsd_data_length);
                let stream = job.stream(start, bytes, SYSTEM, account)?;
                let count = self.slice(&object.inline_data, &stream, job)?;
                account.spend(Work::Block, count as u64)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn end(&mut self, job: &Job) -> Result<(), Stop> {
        self.finish(job)?;
        self.has_begun = false;
        Ok(())
    }

    fn take_lost(&mut self) -> usize {
        std::mem::take(&mut self.lost)
    }
}

impl Mpeg2 {
    /// MFX_MPEG2_PIC_STATE: a new picture.
    fn begin(&mut self, state: hw::MfxMpeg2PicState) {
        self.state = Some(state);
        self.has_begun = false;
    }

    /// Macroblocks of the frame that the picture belongs to. Fields have the same number of rows.
    fn size_mbs(state: &hw::MfxMpeg2PicState) -> [usize; 2] {
        let [width, height] =
            [state.frame_width_in_mbs, state.frame_height_in_mbs].map(|last| last as usize + 1);
        let is_progressive = rows(state) == Rows::All && state.frame_prediction_frame_dct != 0;
        [width, if is_progressive { height } else { height.next_multiple_of(2) }]
    }

    /// Decodes a slice; the last one writes the picture.
    ///
    /// # Errors
    /// A page fault where a reference or the destination is not mapped.
    fn slice(
        &mut self,
        object: &hw::MfdMpeg2BsdObjectInlineData,
        stream: &[u8],
        job: &Job,
    ) -> Result<usize, Stop> {
        let Some(state) = self.state else { return Ok(0) };
        let is_intra = state.picture_coding_type == hw::MfxMpeg2PicState::PICTURE_CODING_TYPE_MPEG_I_PICTURE;
        if !self.has_begun {
            self.start(&state, is_intra, job)?;
        }
        let [forward, backward, ..] = job.state.buffers.reference_picture_address;
        let mut addresses = [forward, backward, job.state.destination()];
        if is_intra {
            addresses = [0; 3];
        } else if !self.is_second_field {
            addresses[2] = forward;
        }
        let [forward, backward, first] =
            self.references.get(addresses, &job.state.layout(), job.space, SYSTEM)?;
        let picture = Picture {
            state: &state,
            matrices: [&job.state.matrices.0[0], &job.state.matrices.0[1]],
            references: [forward, backward],
            first_field: self.is_second_field.then_some(first),
        };
        let count = Slice::new(&picture, object, stream).decode(&mut self.frame);
        self.decoded += count;
        if object.last_pic_slice {
            self.finish(job)?;
        }
        Ok(count)
    }

    fn start(&mut self, state: &hw::MfxMpeg2PicState, is_intra: bool, job: &Job) -> Result<(), Stop> {
        let (rows, [width, height]) = (rows(state), Self::size_mbs(state));
        self.references.begin([width, height]);
        let is_p = state.picture_coding_type == hw::MfxMpeg2PicState::PICTURE_CODING_TYPE_MPEG_P_PICTURE;
        self.is_second_field = is_p
            && self.last.is_some_and(|(destination, last)| {
                destination == job.state.destination()
                    && rows != Rows::All
                    && last != Rows::All
                    && last != rows
            });
        (self.has_begun, self.decoded) = (true, 0);
        if is_intra {
            self.frame.reset_420(width, height, 0x80);
        } else {
            let [forward, ..] = job.state.buffers.reference_picture_address;
            let [forward] = self.references.get([forward], &job.state.layout(), job.space, SYSTEM)?;
            self.frame.clone_from(forward);
        }
        Ok(())
    }

    /// Writes the picture, if there is one.
    ///
    /// # Errors
    /// A page fault where the destination is not mapped.
    fn finish(&mut self, job: &Job) -> Result<(), Stop> {
        let Some(state) = self.state.filter(|_| self.has_begun) else { return Ok(()) };
        let rows = rows(&state);
        let [width, height] = Self::size_mbs(&state);
        let count = width * height / rows.step();
        self.lost += count.saturating_sub(self.decoded);
        self.decoded = count;
        // Two fields are a frame: a third one begins the next.
        self.last = (!self.is_second_field).then_some((job.state.destination(), rows));
        job.cx.decoded("MPEG-2");
        job.state.layout().store(&self.frame, Part::Rows(rows), job.state.destination(), job.space, SYSTEM)
    }
}

/// The rows that a picture has.
fn rows(state: &hw::MfxMpeg2PicState) -> Rows {
    match state.picture_structure {
        hw::MfxMpeg2PicState::PICTURE_STRUCTURE_MPEG_TOP_FIELD => Rows::Top,
        hw::MfxMpeg2PicState::PICTURE_STRUCTURE_MPEG_BOTTOM_FIELD => Rows::Bottom,
        _ => Rows::All,
    }
}
