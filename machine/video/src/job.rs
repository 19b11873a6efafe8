//! What every codec is given: the state that commands set for all of them, and the submission that it works for.

use crate::surface::{Layout, stream};
use hw::command::CommandId;
use memory::AddressSpace;
use ports::{Account, Work};
use probe::{Context, Stop};

/// State that the codecs share.
#[derive(Clone, Default, Debug)]
pub(crate) struct State {
    pub(crate) mode: Option<hw::MfxPipeModeSelect>,
    pub(crate) surface: hw::MfxSurfaceState,
    pub(crate) buffers: Box<hw::MfxPipeBufAddrState>,
    objects: Box<hw::MfxIndObjBaseAddrState>,
    /// MFX_QM_STATE, by its number, row by row.
    pub(crate) matrices: Matrices,
}

/// One matrix for each number of MFX_QM_STATE.
#[derive(Clone, Debug)]
pub(crate) struct Matrices(pub(crate) [[u8; 64]; 4]);

impl Default for Matrices {
    fn default() -> Self {
        Matrices([[0; 64]; 4])
    }
}

impl State {
    /// Takes a command that all codecs have; false for others.
    pub(crate) fn command(&mut self, id: CommandId, dwords: &[u32], cx: &Context) -> bool {
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

    /// How pictures lie in memory.
    pub(crate) fn layout(&self) -> Layout {
        Layout::new(&self.surface)
    }

    /// Where a picture goes.
    pub(crate) fn destination(&self) -> u64 {
        let is_filtered = self.mode.as_ref().is_some_and(|mode| mode.post_deblocking_output_enable);
        if is_filtered {
            self.buffers.post_deblocking_destination_address
        } else {
            self.buffers.pre_deblocking_destination_address
        }
    }
}

/// What one command of a codec works with.
pub(crate) struct Job<'a> {
    pub(crate) state: &'a State,
    pub(crate) space: &'a AddressSpace,
    pub(crate) cx: &'a Context<'a>,
}

impl Job<'_> {
    /// Bytes that an object of the bit stream names, and what they cost.
    ///
    /// # Errors
    /// A page fault where the first of them is not mapped, or the end of the account.
    pub(crate) fn stream(
        &self,
        offset: u64,
        bytes: u32,
        system: &'static str,
        account: &mut impl Account,
    ) -> Result<Vec<u8>, Stop> {
        let objects = &self.state.objects;
        let limit = objects
            .mfx_indirect_bitstream_object_upper_bound
            .max(objects.mfx_indirect_bitstream_object_access_upper_bound);
        let at = objects.mfx_indirect_bitstream_object_address.wrapping_add(offset);
        let stream = stream(at, bytes, limit, self.space, system)?;
        account.spend(Work::DecodedByte, stream.len() as u64)?;
        Ok(stream)
    }
}

/// A codec of the engine. It is given the commands of its standard, while that is selected.
pub(crate) trait Codec {
    /// Its row of the ledger.
    const SYSTEM: &'static str;

    /// Takes a command; false for one that it does not have, or that asks for what is not built.
    ///
    /// # Errors
    /// A page fault where the stream or a surface is not mapped, or the end of the account.
    fn command(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        job: &Job,
        account: &mut impl Account,
    ) -> Result<bool, Stop>;

    /// The end of a submission: a picture whose last slice did not come is written as it is.
    ///
    /// # Errors
    /// A page fault where the destination is not mapped.
    fn end(&mut self, _job: &Job) -> Result<(), Stop> {
        Ok(())
    }

    /// Parts of written pictures that had no data, or wrong data, since this was asked last.
    fn take_lost(&mut self) -> usize;

    /// Says that something is lost: how that is to be concealed, and the registers of errors, are not built.
    fn tell_lost(&mut self, cx: &Context) {
        let system = Self::SYSTEM;
        if self.take_lost() != 0 {
            cx.gap(system, "a picture with macroblocks that the bit stream does not have: no error is told, and they are concealed in one way only");
        }
    }
}
