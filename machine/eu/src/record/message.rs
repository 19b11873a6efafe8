//! Messages, written down by who answers them.
//!
//! Source: [`ports::Inline`].

use super::{Recorder, Recording, image};
use crate::op::{Kind, Op};
use ir::{BlockId, Place, Scalar, Value, Width};
use ports::{Inline, MessageCode, SendMessage};

/// The message at an operation, if it can be written down at all: all of it is known but for which of its channels are on.
pub(crate) fn known(op: &Op) -> Option<SendMessage> {
    let Kind::Message(message) = &op.kind else { return None };
    let message = message.known(op.size_mask, op.ip_bytes)?;
    let is_whole = matches!(op.size_mask, 0xff | 0xffff);
    (is_whole && MessageCode::has_registers(&message)).then_some(message)
}

impl Recording {
    /// Writes down a message. Where it may have to be sent after all the code to do so comes next; then it is given
    /// where code goes on behind that.
    pub(crate) fn message(&mut self, op: &Op, message: SendMessage, inline: &dyn Inline) -> Option<BlockId> {
        let channels = self.channels_of(op);
        let mut code = MessageCode::new(&mut self.builder, message, channels).with_pixels(image::PIXELS);
        inline.record(&mut code);
        let slow = code.slow()?;
        let behind = self.builder.block();
        self.builder.jump(behind);
        self.switch(slow, self.all_active);
        Some(behind)
    }

    /// Masks of the channels that a message is sent for.
    fn channels_of(&mut self, op: &Op) -> [Value; 2] {
        let all = self.builder.splat(u32::MAX);
        let enabled = Recorder::new(self, op).enabled();
        let [first, second] = enabled.chosen.map_or([all; 2], |row| row.parts);
        // The second eight of eight channels are off.
        let second = if op.size_mask > 0xff { second } else { self.builder.splat(0) };
        [first, second]
    }

    /// Adds to what messages may still cost.
    pub(crate) fn give_back(&mut self, units: u64) {
        self.add(image::MESSAGE_BUDGET, units);
    }

    /// Adds to what may still be executed.
    pub(crate) fn give_back_instructions(&mut self, cost: u64) {
        self.add(image::BUDGET, cost);
    }

    fn add(&mut self, place: u32, units: u64) {
        let place = Place::state(place);
        let left = self.builder.load_scalar(place, Width::B8);
        let left = self.scalar(Scalar::Add, left, units);
        self.builder.store_scalar(place, Width::B8, left);
    }
}
