//! Command by command: which codec it belongs to.

use crate::avc::Avc;
use crate::huc::Huc;
use crate::job::{Codec, Job, State};
use crate::jpeg::Jpeg;
use crate::mpeg2::Mpeg2;
use crate::undone;
use crate::vp8::Vp8;
use hw::command::CommandId;
use memory::AddressSpace;
use ports::Account;
use probe::{Context, Stop};

/// State of the codec engine; kept by the context across submissions.
#[derive(Clone, Default, Debug)]
pub struct VideoPipeline {
    state: State,
    jpeg: Box<Jpeg>,
    mpeg2: Box<Mpeg2>,
    avc: Box<Avc>,
    vp8: Box<Vp8>,
    huc: Huc,
}

/// The codecs that are decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standard {
    Jpeg,
    Mpeg2,
    Avc,
    Vp8,
}

impl VideoPipeline {
    /// What is being decoded; `None` for what is not built.
    fn standard(&self) -> Option<Standard> {
        use hw::MfxPipeModeSelect as Mode;
        let mode = self.state.mode.as_ref()?;
        if mode.codec_select != Mode::CODEC_SELECT_DECODE
            || mode.decoder_mode_select != Mode::DECODER_MODE_SELECT_VLD_MODE
        {
            return None;
        }
        match mode.standard_select {
            Mode::STANDARD_SELECT_JPEG => Some(Standard::Jpeg),
            Mode::STANDARD_SELECT_VP8 => Some(Standard::Vp8),
            Mode::STANDARD_SELECT_AVC => Some(Standard::Avc),
            Mode::STANDARD_SELECT_MPEG2 => Some(Standard::Mpeg2),
            _ => None,
        }
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
            self.state.mode = Some(hw::MfxPipeModeSelect::decode(cx.platform, dwords));
        }
        let is_executed = match self.standard() {
            _ if self.huc.command(id, dwords, space, cx)? => true,
            None => false,
            Some(_) if self.state.command(id, dwords, cx) => true,
            Some(standard) => {
                let job = Job { state: &self.state, space, cx };
                match standard {
                    Standard::Jpeg => give(self.jpeg.as_mut(), id, dwords, &job, account)?,
                    Standard::Mpeg2 => give(self.mpeg2.as_mut(), id, dwords, &job, account)?,
                    Standard::Avc => give(self.avc.as_mut(), id, dwords, &job, account)?,
                    Standard::Vp8 => give(self.vp8.as_mut(), id, dwords, &job, account)?,
                }
            }
        };
        let undone = if is_executed { None } else { undone::command(id, dwords, cx) };
        cx.check()?;
        Ok(undone)
    }

    /// The end of a submission: what is decoded is written.
    ///
    /// # Errors
    /// A page fault where the destination is not mapped.
    pub fn end(&mut self, space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        let job = Job { state: &self.state, space, cx };
        end(self.mpeg2.as_mut(), &job)?;
        end(self.avc.as_mut(), &job)
    }
}

fn give<C: Codec>(
    codec: &mut C,
    id: CommandId,
    dwords: &[u32],
    job: &Job,
    account: &mut impl Account,
) -> Result<bool, Stop> {
    let is_executed = codec.command(id, dwords, job, account)?;
    codec.tell_lost(job.cx);
    Ok(is_executed)
}

fn end<C: Codec>(codec: &mut C, job: &Job) -> Result<(), Stop> {
    codec.end(job)?;
    codec.tell_lost(job.cx);
    Ok(())
}
