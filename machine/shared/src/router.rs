//! The router: one match on the decoded message.
//!
//! Source: [skl.7:Message Passing], descriptors `hw::message`.

use crate::binding::{Bindings, Seed};
use crate::dataport::{Port, Sites, render_target};
use crate::sampler::Sampler;
use crate::{GatewayTimer, Slm, UrbStorage, dataport, gateway, interpolator, spawner, urb};
use hw::message::{Message, Target};
use memory::AddressSpace;
use ports::{Grf, PixelThread, SendMessage, SendReply, ThreadSite, ThreadStart, Urb, UrbHandle};
use probe::{Context, Stop, System};

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
    /// What GetTimeStamp reads; stands at 0 until it is set.
    pub timer: GatewayTimer,
    sites: Sites<'a>,
    target_writes: render_target::Writes,
    space: &'a AddressSpace,
}

impl<'a> SharedFunctions<'a> {
    /// Cheap: nothing is allocated before the first message needs it.
    pub fn new(urb: &'a mut UrbStorage, space: &'a AddressSpace) -> Self {
        Self {
            urb,
            bindings: Bindings::new(space),
            sampler: Sampler::new(),
            timer: GatewayTimer::default(),
            sites: Sites::new(),
            target_writes: render_target::Writes::default(),
            space,
        }
    }

    /// Those of another host thread, for threads that have no message to the URB and find their surfaces in `seed`.
    pub fn beside(
        no_urb: &'a mut UrbStorage,
        seed: &Seed<'a>,
        site: &ThreadSite,
        space: &'a AddressSpace,
    ) -> Self {
        Self { bindings: Bindings::from_seed(seed, site, space), ..Self::new(no_urb, space) }
    }

    /// A new draw or walker begins: state in memory may have changed.
    pub fn begin_draw(&mut self) {
        self.bindings.begin_draw();
        self.sites.begin_draw();
        self.sampler.begin_draw();
    }

    /// Performs one message.
    ///
    /// # Errors
    /// A page fault with its address, or a strict stop.
    #[inline]
    pub fn send<P: PixelThread>(
        &mut self,
        message: &SendMessage,
        grf: &mut Grf,
        thread: &MessageContext,
        pixels: &mut P,
        slm: Option<&Slm>,
        cx: &Context,
    ) -> Result<SendReply, Stop> {
        if message.shared_function == Target::RenderCache as u8
            && self.target_writes.again(message, grf, thread, pixels, cx)?
        {
            cx.check()?;
            return Ok(SendReply::Done);
        }
        if message.shared_function == Target::Sampler as u8
            && self.sampler.send_again(message, grf, thread.site, &self.bindings, cx)?
        {
            cx.check()?;
            return Ok(SendReply::Done);
        }
        let site = self.sites.find(message, thread.site);
        if let Some(site) = site
            && self.sites.perform(site, message, grf, slm)
        {
            return Ok(SendReply::Done);
        }
        self.send_slowly(site, message, grf, thread, pixels, slm, cx)
    }

    /// The same for a message that is not known yet (`site`), or more than a move of plain bytes.
    #[inline(never)]
    fn send_slowly<P: PixelThread>(
        &mut self,
        site: Option<usize>,
        message: &SendMessage,
        grf: &mut Grf,
        thread: &MessageContext,
        pixels: &mut P,
        slm: Option<&Slm>,
        cx: &Context,
    ) -> Result<SendReply, Stop> {
        let site = match site {
            Some(site) => site,
            None => {
                let site = self.sites.bind(message, thread.site, &mut self.bindings, cx)?;
                cx.check()?;
                if self.sites.perform(site, message, grf, slm) {
                    return Ok(SendReply::Done);
                }
                site
            }
        };
        let Some((decoded, is_plain)) = self.sites.message(site) else {
            unknown(message, grf, cx);
            cx.check()?;
            return Ok(SendReply::Done);
        };
        if !is_plain {
            cx.watch(decoded.item(), &[message.descriptor]);
        }
        match decoded {
            Message::Sampler(descriptor) => {
                self.sampler.send(&descriptor, message, grf, thread.site, &mut self.bindings, cx)?;
            }
            Message::Urb(descriptor) => urb::message::send(self.urb, &descriptor, message, grf, cx),
            Message::RenderTargetWrite(descriptor) => {
                self.target_writes.write(&descriptor, message, grf, thread, pixels, cx)?;
            }
            Message::RenderTargetRead(descriptor) => {
                render_target::read(&descriptor, message, grf, pixels, cx)?;
            }
            Message::PixelInterpolator(descriptor) => {
                interpolator::send(&descriptor, message, grf, pixels, cx);
            }
            Message::Gateway(descriptor) => {
                return Ok(gateway::send(&descriptor, message, grf, &self.timer, cx));
            }
            Message::ThreadSpawner(descriptor) => spawner::send(&descriptor, message, cx),
            data => {
                let port = Port { bindings: &mut self.bindings, space: self.space, thread, slm, cx };
                dataport::send(port, &data, message, grf)?;
            }
        }
        cx.check()?;
        Ok(SendReply::Done)
    }
}

/// A message that no row describes.
#[cold]
fn unknown(message: &SendMessage, grf: &mut Grf, cx: &Context) {
    cx.used(System::C46);
    match Target::from_id(u32::from(message.shared_function)) {
        Some(Target::Null) => {}
        Some(Target::Vme | Target::CheckAndRefinement) => {
            cx.gap("VM-01", "video motion estimation message: zeros are returned");
        }
        Some(target) => {
            let descriptor = message.descriptor;
            cx.undefined("DP-45", format!("{target:?} has no message with descriptor {descriptor:#010x}"));
        }
        None => cx.undefined("C46", format!("shared function id {} does not exist", message.shared_function)),
    }
    zero_response(message, grf);
}

/// The result of messages that are not built: zeros in the whole response.
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

    fn vertex_counts(&self) -> u32 {
        self.urb.vertex_counts()
    }

    fn size_handles(&self) -> u32 {
        self.urb.size_handles()
    }
}
