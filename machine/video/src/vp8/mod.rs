//! VP8: key frames and others.
//!
//! Commands in  MFX_VP8_PIC_STATE, MFD_VP8_BSD_OBJECT
//! Source       [vp8], [media-driver:g9_skl MFX_VP8_PIC_STATE], [media-driver:g9_skl MFD_VP8_BSD_OBJECT]
//! Deviations   states of concealment are not read: behind its end a partition is zeros

mod bool_reader;
mod coefficients;
mod filter;
mod motion;
mod picture;
mod predict;
mod tables;

use crate::job::{Codec, Job};
use crate::plane::Frame;
use crate::references::References;
use crate::surface::Part;
use bits::GraphicsAddress;
use bool_reader::BoolReader;
use coefficients::{Coded, PROBABILITY_BYTES};
use filter::Strength;
use hw::command::CommandId;
use picture::{Mb, Picture};
use ports::{Account, Work};
use probe::{Fault, Stop, System};

/// Ledger row.
const SYSTEM: &str = "D55";

/// What commands have set, and buffers of the picture.
#[derive(Clone, Default, Debug)]
pub(crate) struct Vp8 {
    state: Option<Box<hw::MfxVp8PicState>>,
    frame: Frame,
    references: References,
    mbs: Vec<Mb>,
    strengths: Vec<Strength>,
    segments: Vec<u8>,
    above: Vec<Coded>,
    /// Macroblocks that begin behind the end of their partition.
    lost: usize,
}

impl Codec for Vp8 {
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
            CommandId::MfxVp8PicState => {
                self.state = Some(Box::new(hw::MfxVp8PicState::decode(platform, dwords)));
            }
            CommandId::MfdVp8BsdObject => {
                job.cx.used(System::D55);
                let object = hw::MfdVp8BsdObject::decode(platform, dwords);
                let (start, bytes) =
                    (object.indirect_partition0_data_start_offset, object.indirect_partition0_data_length);
                let first = job.stream(start.into(), bytes, SYSTEM, account)?;
                let count = 1 << object.coded_num_of_coeff_token_partitions;
                let places = object.indirect_token_partition_data_start_offset.into_iter();
                let mut partitions = Vec::with_capacity(count);
                for (start, bytes) in places.zip(object.indirect_token_partition_data_length).take(count) {
                    partitions.push(job.stream(start.into(), bytes, SYSTEM, account)?);
                }
                let count = self.picture(&object, &first, &partitions, job)?;
                account.spend(Work::Block, count as u64)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn take_lost(&mut self) -> usize {
        std::mem::take(&mut self.lost)
    }
}

impl Vp8 {
    /// Decodes a picture and writes it; gives how many macroblocks it has.
    ///
    /// # Errors
    /// A page fault where a reference, the probabilities, the segments or the destination are not mapped.
    fn picture(
        &mut self,
        object: &hw::MfdVp8BsdObject,
        first: &[u8],
        partitions: &[Vec<u8>],
        job: &Job,
    ) -> Result<usize, Stop> {
        let Some(state) = self.state.take() else { return Ok(0) };
        let [width, height] = [state.frame_width, state.frame_height].map(|last| last as usize + 1);
        let count = width * height;
        self.references.begin([width, height]);
        self.mbs.clear();
        self.mbs.resize(count, Mb::default());
        self.strengths.clear();
        self.strengths.resize(count, Strength::default());
        self.above.clear();
        self.above.resize(width, Coded::default());
        self.load_segments(&state, count, job)?;
        self.frame.reset_420(width, height, 0);
        let mut probabilities = [[[[0; 11]; 3]; 8]; 4];
        let view = job
            .space
            .view(GraphicsAddress(state.coeffprobability_stream_in_address), PROBABILITY_BYTES as u64);
        if view.len() < PROBABILITY_BYTES {
            let at = GraphicsAddress(state.coeffprobability_stream_in_address).offset(view.len() as u64);
            return Err(Fault::page(SYSTEM, at, "probabilities of coefficients").into());
        }
        let all = probabilities.iter_mut().flatten().flatten().flatten();
        all.enumerate().for_each(|(n, to)| *to = view.read_u8(n));
        let [last, golden, alternate, ..] = job.state.buffers.reference_picture_address;
        let addresses = if state.key_frame { [0; 3] } else { [last, golden, alternate] };
        let references = self.references.get(addresses, &job.state.layout(), job.space, SYSTEM)?;
        let mut picture = Picture {
            state: &state,
            width,
            height,
            frame: &mut self.frame,
            references,
            mbs: &mut self.mbs,
            strengths: &mut self.strengths,
            segments: &mut self.segments,
            above: &mut self.above,
            left: Coded::default(),
            probabilities: &probabilities,
        };
        let header = BoolReader::resume(
            first,
            object.partition0_cpbac_entropy_range,
            object.partition0_cpbac_entropy_value,
            object.partition0_cpbac_entropy_count,
        );
        self.lost += picture.decode(header, partitions);
        let is_simple = state.dblk_filter_type != 0;
        let sharpness = state.deblock_sharpness_level as u8;
        filter::filter(&mut self.frame, &self.strengths, width, is_simple, sharpness, state.key_frame);
        self.store_segments(&state, job)?;
        let destination = job.state.destination();
        job.cx.decoded("VP8");
        job.state.layout().store(&self.frame, Part::Frame, destination, job.space, SYSTEM)?;
        self.state = Some(state);
        Ok(count)
    }

    /// Segments of macroblocks that the picture before this one left: two bits each. The layout is this room's own.
    fn load_segments(&mut self, state: &hw::MfxVp8PicState, count: usize, job: &Job) -> Result<(), Stop> {
        self.segments.clear();
        self.segments.resize(count, 0);
        if !state.segment_enable || state.update_mb_segment_map || !state.segmentation_id_stream_in_enable {
            return Ok(());
        }
        let view = segment_view(state, count, job)?;
        for (n, segment) in self.segments.iter_mut().enumerate() {
            *segment = view.read_u8(n / 4) >> (n % 4 * 2) & 3;
        }
        Ok(())
    }

    fn store_segments(&self, state: &hw::MfxVp8PicState, job: &Job) -> Result<(), Stop> {
        if !state.segment_enable || !state.segmentation_id_stream_out_enable {
            return Ok(());
        }
        let view = segment_view(state, self.segments.len(), job)?;
        for (n, four) in self.segments.chunks(4).enumerate() {
            view.write_u8(n, four.iter().rev().fold(0, |byte, segment| byte << 2 | segment));
        }
        Ok(())
    }
}

fn segment_view<'a>(
    state: &hw::MfxVp8PicState,
    count: usize,
    job: &Job<'a>,
) -> Result<memory::View<'a>, Stop> {
    let (at, bytes) = (GraphicsAddress(state.segmentation_id_stream_address), count.div_ceil(4));
    let view = job.space.view(at, bytes as u64);
    if view.len() < bytes {
        return Err(Fault::page(SYSTEM, at.offset(view.len() as u64), "segments of macroblocks").into());
    }
    Ok(view)
}
