//! The router: one match on the shared function id.
//!
//! Source: [skl.7:Message Passing], shared function ids [bdw.3:Shared Function ID].

use crate::binding::Bindings;
use crate::dataport::Port;
use crate::sampler::Sampler;
use crate::{Slm, UrbStorage, dataport, gateway, interpolator, spawner, urb};
use memory::AddressSpace;
use ports::{Grf, PixelThread, SendMessage, SendReply, ThreadSite, ThreadStart, Urb, UrbHandle};
use probe::{Context, Stop};

/// Shared function ids, bits 3:0 of the extended descriptor.
mod sfid {
    pub const NULL: u8 = 0;
    pub const SAMPLER: u8 = 2;
    pub const GATEWAY: u8 = 3;
    pub const READ_ONLY_DATA_PORT: u8 = 4;
    pub const RENDER_CACHE: u8 = 5;
    pub const URB: u8 = 6;
    pub const THREAD_SPAWNER: u8 = 7;
    pub const VIDEO_MOTION_ESTIMATION: u8 = 8;
    pub const CONSTANT_CACHE: u8 = 9;
    pub const DATA_CACHE_0: u8 = 10;
    pub const PIXEL_INTERPOLATOR: u8 = 11;
    pub const DATA_CACHE_1: u8 = 12;
    pub const CHECK_AND_REFINEMENT: u8 = 13;
}

/// What a message needs to know of its thread.
#[derive(Clone, Copy, Debug)]
pub struct MessageContext<'t> {
    /// What its pointers are relative to.
    pub site: &'t ThreadSite,
    /// How it was started.
    pub start: &'t ThreadStart,
    /// R0.0 as the thread received it: render-target writes without a header take their controls from it (bit 12 output
    /// mask, 13 source depth, 14 stencil are in the payload).
    pub dispatched_r0: u32,
}

/// All shared functions of one submission.
pub struct SharedFunctions<'a> {
    /// The URB; lent by the context.
    pub urb: &'a mut UrbStorage,
    /// Surfaces of the present draw.
    pub bindings: Bindings<'a>,
    /// The sampling engine.
    pub sampler: Sampler<'a>,
    space: &'a AddressSpace,
}

impl<'a> SharedFunctions<'a> {
    /// Cheap: nothing is allocated before the first message needs it.
    pub fn new(urb: &'a mut UrbStorage, space: &'a AddressSpace) -> Self {
        Self { urb, bindings: Bindings::new(space), sampler: Sampler::new(), space }
    }

    /// A new draw or walker begins: state in memory may have changed.
    pub fn begin_draw(&mut self) {
        self.bindings.begin_draw();
        self.sampler.begin_draw();
    }

    /// Performs one message.
    ///
    /// # Errors
    /// A page fault with its address, or a strict stop.
    pub fn send<P: PixelThread>(
        &mut self,
        message: &SendMessage,
        grf: &mut Grf,
        thread: &MessageContext,
        pixels: &mut P,
        slm: Option<&mut Slm>,
        cx: &Context,
    ) -> Result<SendReply, Stop> {
        match message.shared_function {
            sfid::URB => urb::message::send(self.urb, message, grf, cx),
            sfid::SAMPLER => self.sampler.send(message, grf, thread.site, &mut self.bindings, cx)?,
            sfid::DATA_CACHE_0 | sfid::DATA_CACHE_1 | sfid::READ_ONLY_DATA_PORT | sfid::CONSTANT_CACHE => {
                let mut port = Port { bindings: &mut self.bindings, space: self.space, thread, slm, cx };
                match message.shared_function {
                    sfid::DATA_CACHE_0 => dataport::data_cache::send(&mut port, message, grf)?,
                    sfid::DATA_CACHE_1 => dataport::data_cache_1::send(&mut port, message, grf)?,
                    _ => dataport::data_cache::send_read_only(&mut port, message, grf)?,
                }
            }
            sfid::RENDER_CACHE => dataport::render_target::send(message, grf, thread, pixels, cx)?,
            sfid::GATEWAY => return Ok(gateway::send(message, grf, cx)),
            sfid::THREAD_SPAWNER => spawner::send(message, cx),
            sfid::PIXEL_INTERPOLATOR => interpolator::send(message, grf, pixels, cx),
            sfid::NULL => {}
            sfid::VIDEO_MOTION_ESTIMATION | sfid::CHECK_AND_REFINEMENT => {
                cx.gap("VM-01", "video motion estimation message: zeros are returned");
                zero_response(message, grf);
            }
            unknown => {
                cx.undefined("C46", format!("shared function id {unknown} does not exist"));
                zero_response(message, grf);
            }
        }
        cx.check()?;
        Ok(SendReply::Done)
    }
}

/// The result of messages that are not built: zeros in the enabled DWords.
pub(crate) fn zero_response(message: &SendMessage, grf: &mut Grf) {
    for index in 0..message.response_length as usize {
        grf.register_mut(message.response_grf as usize + index).fill(0);
    }
}

impl Urb for SharedFunctions<'_> {
    #[inline(always)]
    fn read(&self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &[u32] {
        self.urb.read(handle, offset_dwords, length_dwords)
    }

    #[inline(always)]
    fn write(&mut self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &mut [u32] {
        self.urb.write(handle, offset_dwords, length_dwords)
    }

    fn size_handles(&self) -> u32 {
        self.urb.size_handles()
    }
}
