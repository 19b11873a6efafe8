//! Recognizes a thread that polls: message after message asks the same and gets the same answer.
//!
//! Nothing depends on it but how soon other threads have their turn.

use ports::{Grf, SendMessage};

/// Different messages that a loop may consist of.
const KINDS: usize = 4;
/// Messages in a row that were seen before.
const REPEATS: u32 = 12;
/// Registers of a payload and of a response that are looked at.
const REGISTERS: usize = 4;

/// What a thread has sent of late.
#[derive(Default)]
pub(crate) struct Watch {
    /// A number for each message with its response.
    seen: [u64; KINDS],
    next: usize,
    repeats: u32,
    /// Repeats that are told of.
    enough: u32,
}

impl Watch {
    /// Tells when the thread polls.
    pub(crate) fn for_polling() -> Self {
        Self { enough: REPEATS, ..Self::default() }
    }

    /// Tells of the first message.
    pub(crate) fn for_any() -> Self {
        Self::default()
    }

    /// What a message asks.
    pub(crate) fn question(message: &SendMessage, grf: &Grf) -> u64 {
        let mut mix = u64::from(message.descriptor) << 32 | u64::from(message.ip_bytes);
        mix = fold(mix, message.channel_enable);
        for register in 0..message.total_length().min(REGISTERS) {
            for &dword in grf.register(message.payload(register)) {
                mix = fold(mix, dword);
            }
        }
        mix
    }

    /// Takes a message that was answered; true when that is one to tell of.
    pub(crate) fn answered(&mut self, question: u64, message: &SendMessage, grf: &Grf) -> bool {
        let mut mix = question;
        for register in 0..usize::from(message.response_length).min(REGISTERS) {
            for &dword in grf.register(usize::from(message.response_grf) + register) {
                mix = fold(mix, dword);
            }
        }
        if self.seen.contains(&mix) {
            self.repeats += 1;
        } else {
            self.seen[self.next] = mix;
            self.next = (self.next + 1) % KINDS;
            self.repeats = 0;
        }
        self.repeats >= self.enough
    }
}

fn fold(mix: u64, dword: u32) -> u64 {
    (mix ^ u64::from(dword)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
}
