//! Which commands of a submission were executed before.
//!
//! Only a batch that comes back to where it was can be endless, and nothing else tells a loop from a long list of work.
//! What was executed is kept as ranges of addresses; a range ends at a jump.

use bits::GraphicsAddress;
use std::collections::BTreeMap;

/// Where a batch has been.
pub(crate) struct Trail {
    /// Executed addresses: start and exclusive end. Ranges neither overlap nor touch.
    ranges: BTreeMap<u64, u64>,
    /// Where the run of commands began that goes on now.
    from: u64,
    /// First address of that run at which the answer may change.
    change: u64,
}

impl Trail {
    pub(crate) fn new(start: GraphicsAddress) -> Self {
        Self { ranges: BTreeMap::new(), from: start.0, change: start.0 }
    }

    /// The command at `at` is next: whether it was executed before, when that may differ from the command before it.
    #[inline]
    pub(crate) fn at(&mut self, at: GraphicsAddress) -> Option<bool> {
        (at.0 >= self.change).then(|| self.look(at.0))
    }

    fn look(&mut self, at: u64) -> bool {
        let before = self.ranges.range(..=at).next_back();
        if let Some((_, &end)) = before.filter(|&(_, &end)| end > at) {
            self.change = end;
            return true;
        }
        self.change = self.ranges.range(at..).next().map_or(u64::MAX, |(&start, _)| start);
        false
    }

    /// The command that ends at `end` goes on at `to`.
    pub(crate) fn jump(&mut self, end: GraphicsAddress, to: GraphicsAddress) {
        // A run that leaves the address space at its top begins anew at its bottom.
        let (mut start, mut end) = (self.from, if end.0 > self.from { end.0 } else { u64::MAX });
        while let Some((&other_start, &other_end)) =
            self.ranges.range(..=end).next_back().filter(|&(_, &other_end)| other_end >= start)
        {
            self.ranges.remove(&other_start);
            start = start.min(other_start);
            end = end.max(other_end);
        }
        self.ranges.insert(start, end);
        self.from = to.0;
        self.change = to.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Executes commands of four bytes in `from..to`, then jumps; which of them were executed before.
    fn run(trail: &mut Trail, from: u64, to: u64, next: u64) -> Vec<bool> {
        let mut again = false;
        let answers = (from..to).step_by(4).map(|at| {
            again = trail.at(GraphicsAddress(at)).unwrap_or(again);
            again
        });
        let answers = answers.collect();
        trail.jump(GraphicsAddress(to), GraphicsAddress(next));
        answers
    }

    #[test]
    fn only_what_was_executed_before_repeats() {
        let mut trail = Trail::new(GraphicsAddress(100));
        assert_eq!(run(&mut trail, 100, 108, 200), [false, false]);
        assert_eq!(run(&mut trail, 200, 204, 92), [false]);
        assert_eq!(run(&mut trail, 92, 116, 200), [false, false, true, true, false, false]);
        assert_eq!(run(&mut trail, 200, 204, 112), [true]);
        assert_eq!(run(&mut trail, 112, 120, 0), [true, false]);
        assert_eq!(trail.ranges, BTreeMap::from([(92, 120), (200, 204)]));
    }

    #[test]
    fn a_second_level_batch_repeats_when_it_is_called_again_and_its_caller_does_not() {
        let mut trail = Trail::new(GraphicsAddress(0));
        run(&mut trail, 0, 8, 1000);
        assert_eq!(run(&mut trail, 1000, 1008, 8), [false, false]);
        assert_eq!(run(&mut trail, 8, 16, 1000), [false, false]);
        assert_eq!(run(&mut trail, 1000, 1008, 16), [true, true]);
        assert_eq!(run(&mut trail, 16, 20, 1000), [false]);
    }

    #[test]
    fn a_run_over_the_top_of_the_address_space_is_remembered() {
        let mut trail = Trail::new(GraphicsAddress(0xffff_ffff_fff0));
        trail.jump(GraphicsAddress(0), GraphicsAddress(0));
        run(&mut trail, 0, 8, 0xffff_ffff_fff0);
        assert_eq!(trail.at(GraphicsAddress(0xffff_ffff_fff8)), Some(true));
    }
}
