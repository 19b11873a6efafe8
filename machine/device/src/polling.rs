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

#[cfg(test)]
mod tests {
    use super::*;

    /// A message, its payload and its response.
    type Asked = (SendMessage, [u32; 5], [u32; 5]);

    /// A message with a payload and a response of five registers each, of which the first DWords are these.
    fn ask(watch: &mut Watch, message: SendMessage, payload: [u32; 5], response: [u32; 5]) -> bool {
        let mut grf = Grf::default();
        for register in 0..5 {
            grf.register_mut(10 + register)[7] = payload[register];
            grf.register_mut(20 + register)[7] = response[register];
        }
        let question = Watch::question(&message, &grf);
        watch.answered(question, &message, &grf)
    }

    const MESSAGE: SendMessage = SendMessage {
        shared_function: 10,
        descriptor: 1,
        extended_descriptor: 0,
        payload_grf: 10,
        payload_length: 5,
        second_payload_grf: 0,
        second_payload_length: 0,
        response_grf: 20,
        response_length: 5,
        header_present: false,
        execution_size: 8,
        channel_enable: 0xff,
        end_of_thread: false,
        ip_bytes: 64,
        in_system_routine: false,
    };

    /// The message, counted from 1, at which a loop over these messages is seen to poll.
    fn noticed(kinds: &[Asked]) -> Option<usize> {
        let mut watch = Watch::for_polling();
        let mut messages = kinds.iter().cycle().take(100);
        messages
            .position(|(message, payload, response)| ask(&mut watch, *message, *payload, *response))
            .map(|n| n + 1)
    }

    #[test]
    fn a_loop_of_up_to_four_messages_that_change_nothing_is_noticed_after_twelve_repeats() {
        let of = |payload: u32| (MESSAGE, [payload, 0, 0, 0, 0], [7; 5]);
        let all = [of(1), of(2), of(3), of(4), of(5)];
        assert_eq!(
            [1, 2, 3, 4, 5].map(|kinds| noticed(&all[..kinds])),
            [Some(13), Some(14), Some(15), Some(16), None]
        );
        // Anything that is not as it was begins the count anew.
        let mut watch = Watch::for_polling();
        for round in 0..4 {
            for _ in 0..12 {
                assert!(!ask(&mut watch, MESSAGE, [round; 5], [0; 5]));
            }
        }
    }

    #[test]
    fn what_tells_messages_apart_is_instruction_descriptor_channels_payload_and_response() {
        // Five kinds are one too many: when they are told apart, no loop is seen.
        let is_told_apart = |change: fn(u32) -> Asked| noticed(&[0, 1, 2, 3, 4].map(change)).is_none();
        assert!(is_told_apart(|n| (SendMessage { descriptor: n, ..MESSAGE }, [0; 5], [0; 5])));
        assert!(is_told_apart(|n| (SendMessage { ip_bytes: 16 * n, ..MESSAGE }, [0; 5], [0; 5])));
        assert!(is_told_apart(|n| (SendMessage { channel_enable: n, ..MESSAGE }, [0; 5], [0; 5])));
        for register in 0..5 {
            // Registers behind the fourth are not looked at.
            let at = |n: u32| std::array::from_fn(|r| if r == register { n } else { 0 });
            let payloads = noticed(&[0, 1, 2, 3, 4].map(|n| (MESSAGE, at(n), [0; 5])));
            let responses = noticed(&[0, 1, 2, 3, 4].map(|n| (MESSAGE, [0; 5], at(n))));
            assert_eq!((payloads.is_none(), responses.is_none()), (register < 4, register < 4), "{register}");
        }
        assert!(!is_told_apart(|n| (SendMessage { extended_descriptor: n, ..MESSAGE }, [0; 5], [0; 5])));
        // What watches for any message tells of the first.
        assert!(ask(&mut Watch::for_any(), MESSAGE, [0; 5], [0; 5]));
    }
}
