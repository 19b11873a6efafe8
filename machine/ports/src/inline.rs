//! Messages that are written down where a kernel sends them, instead of being sent.
//!
//! Source: house rule of one meaning, recorded. A kernel is compiled for what its messages are bound to: who answers them says
//! which of them it writes down for the present draw or walker, and by what key the code can be told from that for another one.
//! Their memory is handed in when the code runs, as a table of [`ir::Region`]s.

use crate::{GRF_COUNT, PixelCode, PixelDraw, SendMessage};
use ir::{BlockId, Builder, Op, Place, Value};

/// Who writes down messages for one binding: a draw or a walker.
pub trait Inline {
    /// All that the code depends on beside the messages themselves: what is written down for equal keys is the same code.
    fn key(&self) -> &[u32];

    /// Whether it writes down a message, as far as its instruction tells what it is; [`SendMessage::channel_enable`] has all
    /// channels that can be on. Else it is sent, as is one that does more than to move data: that waits, or depends on
    /// other threads.
    fn takes(&self, message: &SendMessage) -> bool;

    /// Writes down a message that it takes. One that ends its thread is the last of its code.
    fn record(&self, code: &mut MessageCode);

    /// Who writes down how threads begin, where code starts them.
    fn pixels(&self) -> Option<&dyn PixelDraw> {
        None
    }
}

/// The place in a kernel where a message is written down.
pub struct MessageCode<'b> {
    /// The code in the making. What is added goes on in its present block.
    pub builder: &'b mut Builder,
    /// The message.
    pub message: SendMessage,
    /// Masks of the channels, eight by eight.
    channels: [Value; 2],
    /// Where the message is sent after all.
    slow: Option<BlockId>,
    /// Offset of the [`crate::PixelArea`] in the image.
    area: u32,
}

impl<'b> MessageCode<'b> {
    /// For a message whose registers are all there ([`MessageCode::has_registers`]) and whose channels, eight by eight, have
    /// these masks.
    pub fn new(builder: &'b mut Builder, message: SendMessage, channels: [Value; 2]) -> Self {
        Self { builder, message, channels, slow: None, area: 0 }
    }

    /// The same in an image that has a [`crate::PixelArea`] at this offset.
    pub fn with_pixels(self, area: u32) -> Self {
        Self { area, ..self }
    }

    /// The place, for who knows the pixels.
    pub fn pixels(&mut self) -> PixelCode<'_> {
        PixelCode { builder: &mut *self.builder, area: self.area }
    }

    /// The registers of a message do not pass the end of the file.
    pub fn has_registers(message: &SendMessage) -> bool {
        let ends = |first: u8, count: u8| usize::from(first) + usize::from(count) <= GRF_COUNT;
        ends(message.payload_grf, message.payload_length)
            && ends(message.second_payload_grf, message.second_payload_length)
            && ends(message.response_grf, message.response_length)
    }

    /// Mask of eight channels: the first (0) or the second eight (1) of the message.
    pub fn channels(&self, eight: usize) -> Value {
        self.channels[eight]
    }

    /// A register of the payload, counted through both parts.
    pub fn payload(&mut self, index: usize) -> Value {
        let register = self.message.payload(index) & (GRF_COUNT - 1);
        self.builder.load(Self::register(register))
    }

    /// Overwrites the channels of a register of the response whose mask is set. All of the payload must have been loaded.
    pub fn respond(&mut self, index: usize, value: Value, mask: Value) {
        let register = (usize::from(self.message.response_grf) + index) & (GRF_COUNT - 1);
        let is_whole = matches!(self.builder.op(mask), Op::Constant(lanes) if *lanes == [u32::MAX; 8]);
        match is_whole {
            true => self.builder.store(Self::register(register), value),
            false => self.builder.store_masked(Self::register(register), value, mask),
        }
    }

    /// Where this scalar is not zero the message is sent, and nothing of what is written down from here on is done. Nothing
    /// may have been changed before. Values from before lie in memory afterwards: what is loaded anew is cheaper.
    pub fn send_instead_if(&mut self, condition: Value) {
        let slow = *self.slow.get_or_insert_with(|| self.builder.block());
        let on = self.builder.block();
        self.builder.branch(condition, slow, on);
        self.builder.switch(on);
    }

    /// The block that sends the message, when some condition leads there.
    pub fn slow(&self) -> Option<BlockId> {
        self.slow
    }

    /// Where a register of the thread lies in its state image.
    pub fn register(number: usize) -> Place {
        Place::state(32 * number as u32)
    }
}
