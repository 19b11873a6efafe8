//! Command by command: what the codecs share, and which of them a command belongs to.

use crate::avc::{self, Avc};
use crate::huc::Huc;
use crate::jpeg::{self, Jpeg};
use crate::mpeg2::{self, Mpeg2};
use crate::surface::{Layout, stream};
use crate::undone;
use crate::vp8::{self, Vp8};
use hw::command::CommandId;
use memory::AddressSpace;
use ports::{Account, Work};
use probe::{Context, Stop, System};

/// State of the codec engine; kept by the context across submissions.
#[derive(Clone, Default, Debug)]
pub struct VideoPipeline {
    mode: Option<hw::MfxPipeModeSelect>,
    surface: hw::MfxSurfaceState,
    buffers: Box<hw::MfxPipeBufAddrState>,
    objects: Box<hw::MfxIndObjBaseAddrState>,
    /// MFX_QM_STATE, by its number, row by row.
    matrices: Matrices,
    jpeg: Box<Jpeg>,
    mpeg2: Box<Mpeg2>,
    avc: Box<Avc>,
    vp8: Box<Vp8>,
    huc: Huc,
}

/// One matrix for each number of MFX_QM_STATE.
#[derive(Clone, Debug)]
struct Matrices([[u8; 64]; 4]);

impl Default for Matrices {
    fn default() -> Self {
        Matrices([[0; 64]; 4])
    }
}

/// Says that parts of a picture had no data, or wrong data, and starts to count anew: how they are to be concealed, and the
/// registers of errors, are not built.
fn tell_lost(system: &'static str, lost: &mut usize, cx: &Context) {
    if std::mem::take(lost) != 0 {
        cx.gap(system, "a picture with macroblocks that the bit stream does not have: no error is told, and they are concealed in one way only");
    }
}

/// The codecs that are decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Codec {
    Jpeg,
    Mpeg2,
    Avc,
    Vp8,
}

impl VideoPipeline {
    /// What is being decoded; `None` for what is not built.
    fn codec(&self) -> Option<Codec> {
        use hw::MfxPipeModeSelect as Mode;
        let mode = self.mode.as_ref()?;
        if mode.codec_select != Mode::CODEC_SELECT_DECODE
            || mode.decoder_mode_select != Mode::DECODER_MODE_SELECT_VLD_MODE
        {
            return None;
        }
        match mode.standard_select {
            Mode::STANDARD_SELECT_JPEG => Some(Codec::Jpeg),
            Mode::STANDARD_SELECT_VP8 => Some(Codec::Vp8),
            Mode::STANDARD_SELECT_AVC => Some(Codec::Avc),
            Mode::STANDARD_SELECT_MPEG2 => Some(Codec::Mpeg2),
            _ => None,
        }
    }

    /// Where a picture goes.
    fn destination(&self) -> u64 {
        let is_filtered = self.mode.as_ref().is_some_and(|mode| mode.post_deblocking_output_enable);
        if is_filtered {
            self.buffers.post_deblocking_destination_address
        } else {
            self.buffers.pre_deblocking_destination_address
        }
    }

    /// Bytes that an object of the bit stream names.
    fn stream(
        &self,
        offset: u64,
        bytes: u32,
        space: &AddressSpace,
        system: &'static str,
    ) -> Result<Vec<u8>, Stop> {
        let limit = self
            .objects
            .mfx_indirect_bitstream_object_upper_bound
            .max(self.objects.mfx_indirect_bitstream_object_access_upper_bound);
        let at = self.objects.mfx_indirect_bitstream_object_address.wrapping_add(offset);
        stream(at, bytes, limit, space, system)
    }

    /// Executes one command of the video or video enhancement engine, header first. Gives its system when there was
    /// something to do that nothing built does.
    ///
    /// # Errors
    /// A page fault where the stream or a surface is not mapped, or a strict stop.
    pub fn command(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        account: &mut impl Account,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<Option<&'static str>, Stop> {
        if id == CommandId::MfxPipeModeSelect {
            self.mode = Some(hw::MfxPipeModeSelect::decode(cx.platform, dwords));
        }
        let is_executed = match self.codec() {
            _ if self.huc.command(id, dwords, space, cx)? => true,
            None => false,
            Some(codec) => {
                self.shared(id, dwords, cx)
                    || match codec {
                        Codec::Jpeg => self.jpeg(id, dwords, account, space, cx)?,
                        Codec::Vp8 => self.vp8(id, dwords, account, space, cx)?,
                        Codec::Avc => self.avc(id, dwords, account, space, cx)?,
                        Codec::Mpeg2 => self.mpeg2(id, dwords, account, space, cx)?,
                    }
            }
        };
        let undone = if is_executed { None } else { undone::command(id, dwords, cx) };
        cx.check()?;
        Ok(undone)
    }

    /// State that all codecs have; false for other commands.
    fn shared(&mut self, id: CommandId, dwords: &[u32], cx: &Context) -> bool {
        match id {
            CommandId::MfxPipeModeSelect => {
                let mode = self.mode.as_ref();
                if mode.is_some_and(|mode| mode.stream_out_enable || mode.deblocker_stream_out_enable) {
                    cx.gap("VD-01", "MFX_PIPE_MODE_SELECT: nothing is streamed out");
                }
            }
            CommandId::MfxSurfaceState => self.surface = hw::MfxSurfaceState::decode(cx.platform, dwords),
            CommandId::MfxPipeBufAddrState => {
                *self.buffers = hw::MfxPipeBufAddrState::decode(cx.platform, dwords);
            }
            CommandId::MfxIndObjBaseAddrState => {
                *self.objects = hw::MfxIndObjBaseAddrState::decode(cx.platform, dwords);
            }
            CommandId::MfxQmState => {
                let state = hw::MfxQmState::decode(cx.platform, dwords);
                self.matrices.0[state.avc as usize & 3] = state.quantizer_matrix.map(|value| value as u8);
            }
            // Rows of scratch memory that hardware keeps neighbours in: nothing else sees them.
            CommandId::MfxBspBufBaseAddrState => {}
            _ => return false,
        }
        true
    }

    fn jpeg(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        account: &mut impl Account,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<bool, Stop> {
        match id {
            CommandId::MfxJpegPicState => self.jpeg.begin(hw::MfxJpegPicState::decode(cx.platform, dwords)),
            CommandId::MfxJpegHuffTableState => {
                self.jpeg.set_tables(&hw::MfxJpegHuffTableState::decode(cx.platform, dwords));
            }
            CommandId::MfdJpegBsdObject => {
                let object = hw::MfdJpegBsdObject::decode(cx.platform, dwords);
                let Some(layout) = self.jpeg.layout(&self.surface, cx) else { return Ok(false) };
                cx.used(System::D54);
                let stream = self.stream(
                    object.indirect_data_start_address,
                    object.indirect_data_length,
                    space,
                    jpeg::SYSTEM,
                )?;
                account.spend(Work::DecodedByte, stream.len() as u64)?;
                account.spend(Work::Block, u64::from(object.mcu_count))?;
                let size = [self.surface.width, self.surface.height].map(|last| last as usize + 1);
                let destination = self.destination();
                if let Some(frame) = self.jpeg.scan(&object, &self.matrices.0, size, &stream) {
                    layout.store(frame, Default::default(), destination, space, jpeg::SYSTEM)?;
                }
                tell_lost("D54", &mut self.jpeg.lost, cx);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn mpeg2_shared<'a>(&'a self, space: &'a AddressSpace) -> mpeg2::Shared<'a> {
        let [forward, backward, ..] = self.buffers.reference_picture_address;
        mpeg2::Shared {
            layout: Layout::new(&self.surface),
            destination: self.destination(),
            references: [forward, backward],
            matrices: &self.matrices.0,
            space,
        }
    }

    fn mpeg2(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        account: &mut impl Account,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<bool, Stop> {
        match id {
            CommandId::MfxMpeg2PicState => {
                self.mpeg2.begin(hw::MfxMpeg2PicState::decode(cx.platform, dwords))
            }
            CommandId::MfdMpeg2BsdObject => {
                let object = hw::MfdMpeg2BsdObject::decode(cx.platform, dwords);
                let stream = self.stream(
                    object.indirect_bsd_data_start_address,
                    object.indirect_bsd_data_length,
                    space,
                    mpeg2::SYSTEM,
                )?;
                account.spend(Work::DecodedByte, stream.len() as u64)?;
                let mut codec = std::mem::take(&mut self.mpeg2);
                let result = codec.slice(&object.inline_data, &stream, &self.mpeg2_shared(space));
                self.mpeg2 = codec;
                account.spend(Work::Block, result? as u64)?;
                tell_lost("D52", &mut self.mpeg2.lost, cx);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn avc_shared<'a>(&'a self, space: &'a AddressSpace, cx: &Context) -> avc::Shared<'a> {
        avc::Shared {
            layout: Layout::new(&self.surface),
            destination: self.destination(),
            references: &self.buffers.reference_picture_address,
            matrices: &self.matrices.0,
            is_long_format: self.mode.as_ref().is_some_and(|mode| mode.decoder_short_format_mode != 0),
            has_whole_direct_buffers: cx.platform.has(hw::Feature::WholeDirectBuffers),
            space,
        }
    }

    fn avc(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        account: &mut impl Account,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<bool, Stop> {
        let platform = cx.platform;
        match id {
            CommandId::MfxAvcImgState => self.avc.begin(hw::MfxAvcImgState::decode(platform, dwords)),
            CommandId::MfxAvcDirectmodeState => {
                self.avc.set_direct(hw::MfxAvcDirectmodeState::decode(platform, dwords));
            }
            CommandId::MfxAvcRefIdxState => {
                self.avc.set_list(&hw::MfxAvcRefIdxState::decode(platform, dwords))
            }
            CommandId::MfxAvcWeightoffsetState => {
                self.avc.set_weights(&hw::MfxAvcWeightoffsetState::decode(platform, dwords));
            }
            CommandId::MfxAvcSliceState => self.avc.set_slice(hw::MfxAvcSliceState::decode(platform, dwords)),
            // Identities of pictures for concealment, which takes the first reference here.
            CommandId::MfdAvcPicidState | CommandId::MfdAvcDpbState => {}
            CommandId::MfdAvcBsdObject => {
                let object = hw::MfdAvcBsdObject::decode(platform, dwords);
                let stream = self.stream(
                    object.indirect_bsd_data_start_address,
                    object.indirect_bsd_data_length,
                    space,
                    avc::SYSTEM,
                )?;
                account.spend(Work::DecodedByte, stream.len() as u64)?;
                let mut codec = std::mem::take(&mut self.avc);
                let result = codec.slice(&object.inline_data, &stream, &self.avc_shared(space, cx), cx);
                self.avc = codec;
                let Some(count) = result? else { return Ok(false) };
                account.spend(Work::Block, count as u64)?;
                tell_lost("D51", &mut self.avc.lost, cx);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn vp8(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        account: &mut impl Account,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<bool, Stop> {
        match id {
            CommandId::MfxVp8PicState => self.vp8.begin(hw::MfxVp8PicState::decode(cx.platform, dwords)),
            CommandId::MfdVp8BsdObject => {
                let object = hw::MfdVp8BsdObject::decode(cx.platform, dwords);
                let first = self.stream(
                    object.indirect_partition0_data_start_offset.into(),
                    object.indirect_partition0_data_length,
                    space,
                    vp8::SYSTEM,
                )?;
                let count = 1 << object.coded_num_of_coeff_token_partitions;
                let mut partitions = Vec::with_capacity(count);
                let places = object.indirect_token_partition_data_start_offset;
                for (offset, length) in
                    places.iter().zip(object.indirect_token_partition_data_length).take(count)
                {
                    partitions.push(self.stream(u64::from(*offset), length, space, vp8::SYSTEM)?);
                }
                let bytes = first.len() + partitions.iter().map(Vec::len).sum::<usize>();
                account.spend(Work::DecodedByte, bytes as u64)?;
                let [last, golden, alternate, ..] = self.buffers.reference_picture_address;
                let shared = vp8::Shared {
                    layout: Layout::new(&self.surface),
                    destination: self.destination(),
                    references: [last, golden, alternate],
                    space,
                };
                let count = self.vp8.picture(&object, &first, &partitions, &shared)?;
                account.spend(Work::Block, count as u64)?;
                tell_lost("D55", &mut self.vp8.lost, cx);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The end of a submission: what is decoded is written.
    ///
    /// # Errors
    /// A page fault where the destination is not mapped.
    pub fn end(&mut self, space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        let mut codec = std::mem::take(&mut self.mpeg2);
        let result = codec.end(&self.mpeg2_shared(space));
        self.mpeg2 = codec;
        result?;
        tell_lost("D52", &mut self.mpeg2.lost, cx);
        let mut codec = std::mem::take(&mut self.avc);
        let result = codec.end(&self.avc_shared(space, cx));
        self.avc = codec;
        tell_lost("D51", &mut self.avc.lost, cx);
        result
    }
}
