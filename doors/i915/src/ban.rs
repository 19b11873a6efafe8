//! What a hang costs its context and its client.
//!
//! Source: [linux:i915 mark_guilty], [linux:i915 client_mark_guilty]. A context that its client calls not recoverable is
//! banned at its first hang, as all of Mesa's are; any other one loses its state and goes on, unless it hangs a third time
//! within two minutes. A client whose contexts are banned again and again gets no new ones.

use std::time::Duration;

/// Hangs of a context within this time add up.
const CONTEXT_FAST_HANG: Duration = Duration::from_secs(120);
/// Hangs of a client within this time add up.
const CLIENT_FAST_HANG: Duration = Duration::from_secs(60);
const SCORE_FAST_HANG: u32 = 1;
const SCORE_CONTEXT_BAN: u32 = 3;
const SCORE_BANNED: u32 = 9;

/// The hangs of a context, all its engines together.
#[derive(Clone, Copy, Debug, Default)]
pub struct ContextHangs {
    /// Submissions that stopped the device.
    pub guilty_batches: u32,
    /// When the last but one and the last of those were, by the host's monotonic clock.
    last: [Option<Duration>; 2],
}

/// The hangs of all contexts of an open file.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClientHangs {
    last: Option<Duration>,
    score: u32,
}

impl ContextHangs {
    /// A submission stopped the device at `now`. True when the engine's state of the context is banned by that.
    pub fn add(
        &mut self,
        is_recoverable: bool,
        is_bannable: bool,
        client: &mut ClientHangs,
        now: Duration,
    ) -> bool {
        self.guilty_batches = self.guilty_batches.saturating_add(1);
        if !is_bannable {
            return false;
        }
        let [last_but_one, last] = self.last;
        self.last = [last, Some(now)];
        let is_banned = !is_recoverable || is_within(last_but_one, CONTEXT_FAST_HANG, now);
        client.add(is_banned, now);
        is_banned
    }
}

impl ClientHangs {
    fn add(&mut self, is_ban: bool, now: Duration) {
        let is_fast = is_within(self.last.replace(now), CLIENT_FAST_HANG, now);
        let score = if is_ban { SCORE_CONTEXT_BAN } else { 0 } + if is_fast { SCORE_FAST_HANG } else { 0 };
        self.score = self.score.saturating_add(score);
    }

    /// No new context is made for the client.
    pub fn is_banned(&self) -> bool {
        self.score >= SCORE_BANNED
    }
}

fn is_within(before: Option<Duration>, time: Duration, now: Duration) -> bool {
    before.is_some_and(|before| now < before + time)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_context_that_cannot_recover_is_banned_at_once() {
        let (mut context, mut client) = (ContextHangs::default(), ClientHangs::default());
        assert!(context.add(false, true, &mut client, seconds(5)));
        assert_eq!(context.guilty_batches, 1);
    }

    #[test]
    fn a_context_that_can_recover_is_banned_at_its_third_hang_in_two_minutes() {
        for (times, banned) in [([10, 60, 129], true), ([10, 60, 130], false), ([10, 11, 12], true)] {
            let (mut context, mut client) = (ContextHangs::default(), ClientHangs::default());
            let [first, second, third] = times.map(seconds);
            assert!(!context.add(true, true, &mut client, first));
            assert!(!context.add(true, true, &mut client, second));
            assert_eq!(context.add(true, true, &mut client, third), banned, "{times:?}");
        }
    }

    #[test]
    fn a_context_that_must_not_be_banned_only_counts() {
        let (mut context, mut client) = (ContextHangs::default(), ClientHangs::default());
        for _ in 0..20 {
            assert!(!context.add(false, false, &mut client, seconds(1)));
        }
        assert_eq!((context.guilty_batches, client.is_banned()), (20, false));
    }

    #[test]
    fn a_client_is_banned_by_three_banned_contexts_and_sooner_by_none() {
        for (distance, bans) in [(100, 3), (59, 3), (1, 3)] {
            let mut client = ClientHangs::default();
            for hang in 0..bans {
                assert!(!client.is_banned(), "{distance} {hang}");
                assert!(ContextHangs::default().add(false, true, &mut client, seconds(hang * distance)));
            }
            assert!(client.is_banned(), "{distance}");
        }
    }
}
