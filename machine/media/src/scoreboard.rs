//! The scoreboard: which root threads of a command have to wait for which.
//!
//! Source: [skl.7:Scoreboard Control], [skl.7:TDR Registers], C23, C24. A thread waits for those before it that have not ended
//! and whose place is one of the eight that the state names, as seen from its own. Places have 9 bits along each axis.
//! Threads whose dependencies have ended are alike under both kinds of scoreboard: a thread is never begun before, so that no
//! dependency register has its valid bit set and `sendc` never waits.

use std::collections::HashMap;

/// Bits of a place along one axis.
const MASK: i32 = 0x1ff;

/// Dependencies as the state has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Scoreboard {
    /// The distances along x and y.
    deltas: [[i32; 2]; 8],
    /// Which of them count, for all threads.
    mask: u32,
}

impl Scoreboard {
    /// That of the state; none when it is off.
    pub(crate) fn of(vfe: &hw::MediaVfeState) -> Option<Self> {
        let v = vfe;
        let deltas = [
            [v.scoreboard_0_delta_x, v.scoreboard_0_delta_y],
            [v.scoreboard_1_delta_x, v.scoreboard_1_delta_y],
            [v.scoreboard_2_delta_x, v.scoreboard_2_delta_y],
            [v.scoreboard_3_delta_x, v.scoreboard_3_delta_y],
            [v.scoreboard_4_delta_x, v.scoreboard_4_delta_y],
            [v.scoreboard_5_delta_x, v.scoreboard_5_delta_y],
            [v.scoreboard_6_delta_x, v.scoreboard_6_delta_y],
            [v.scoreboard_7_delta_x, v.scoreboard_7_delta_y],
        ];
        v.scoreboard_enable.then_some(Self { deltas, mask: v.scoreboard_mask })
    }

    /// Sorts threads, given by their places and masks in the order of their dispatch, into waves: no thread of a wave waits for
    /// another one of it, and all that it waits for are in earlier ones. Gives the wave of each, and how many there are.
    pub(crate) fn waves(&self, threads: impl Iterator<Item = ([i32; 2], u32)>) -> (Vec<u32>, u32) {
        let mut last = HashMap::new();
        let mut count = 0;
        let waves = threads.map(|(at, mask)| {
            let place = |at: [i32; 2]| at.map(|n| n & MASK);
            let wave = (0..8)
                .filter(|index| self.mask & mask & 1 << index != 0)
                .filter_map(|index: usize| {
                    let [dx, dy] = self.deltas[index];
                    last.get(&place([at[0] + dx, at[1] + dy])).map(|&wave: &u32| wave + 1)
                })
                .max()
                .unwrap_or(0);
            // Of threads at one place the latest wave is the one to wait for.
            let known = last.entry(place(at)).or_insert(wave);
            *known = wave.max(*known);
            count = count.max(wave + 1);
            wave
        });
        (waves.collect(), count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(mask: u32) -> Scoreboard {
        // Left, above left, above, above right: as for macroblocks of H.264.
        let near = [[-1, 0], [-1, -1], [0, -1], [1, -1]];
        Scoreboard { deltas: std::array::from_fn(|index| near.get(index).copied().unwrap_or([0, 0])), mask }
    }

    fn raster(width: i32, height: i32, mask: u32) -> impl Iterator<Item = ([i32; 2], u32)> {
        (0..height).flat_map(move |y| (0..width).map(move |x| ([x, y], mask)))
    }

    #[test]
    fn macroblocks_that_need_their_neighbours_come_in_waves() {
        assert_eq!(board(0xf).waves(raster(4, 3, 0xff)), (vec![0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7], 8));
        // Without the one above to the right they come in lines of 45 degrees.
        assert_eq!(board(0x7).waves(raster(3, 2, 0xff)), (vec![0, 1, 2, 1, 2, 3], 4));
    }

    #[test]
    fn a_dependency_counts_where_state_and_thread_have_it() {
        assert_eq!(board(0xf).waves(raster(3, 2, 0)), (vec![0; 6], 1));
        assert_eq!(board(0).waves(raster(3, 2, 0xff)), (vec![0; 6], 1));
        assert_eq!(board(0x1).waves(raster(3, 2, 0x1)), (vec![0, 1, 2, 0, 1, 2], 3));
        assert_eq!(board(0xf).waves(raster(2, 2, 0x4)), (vec![0, 0, 1, 1], 2));
    }

    #[test]
    fn threads_behind_it_do_not_hold_a_thread_and_places_wrap() {
        let at = |x: i32, y: i32| ([x, y], 0xff);
        // The left one comes later.
        assert_eq!(board(0x1).waves([at(1, 0), at(0, 0)].into_iter()), (vec![0, 0], 1));
        // 512 places along x: what is left of 0 is 511.
        assert_eq!(board(0x1).waves([at(511, 7), at(0, 7)].into_iter()), (vec![0, 1], 2));
        assert_eq!(board(0x1).waves([at(1023, 7), at(512, 7)].into_iter()), (vec![0, 1], 2));
    }

    #[test]
    fn threads_of_one_place_wait_for_each_other_only_where_that_is_asked_for() {
        let same = || std::iter::repeat_n(([3, 3], 0x10), 3);
        assert_eq!(board(0x0f).waves(same()), (vec![0, 0, 0], 1));
        assert_eq!(board(0x10).waves(same()), (vec![0, 1, 2], 3));
    }

    #[test]
    fn a_scoreboard_that_is_off_holds_nobody() {
        let vfe = hw::MediaVfeState { scoreboard_mask: 3, scoreboard_1_delta_y: -2, ..Default::default() };
        assert_eq!(Scoreboard::of(&vfe), None);
        let on = Scoreboard::of(&hw::MediaVfeState { scoreboard_enable: true, ..vfe }).unwrap();
        assert_eq!((on.mask, on.deltas[1]), (3, [0, -2]));
    }
}
