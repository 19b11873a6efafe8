//! The parameterized media walker: five nested loops, and one of colours, that give every block of a surface its turn.
//!
//! Source: [skl.7:Parameterized Media Walker], [skl.7:Walker Parameter Description], [skl.7:MbAff-Like Special Case in Local
//! Loop], [skl.7:Global Loop], C19. Unverified: how loops end is not in the manuals at hand. From what drivers ask for: a loop
//! with an execution count runs once more often than it says; a line of the innermost loop begins at its first step inside of
//! the block, whether it starts there or not (walks of 45 and 26 degrees start outside), and ends with its last one.

/// A pair along x and y, in blocks.
pub(crate) type Pair = [i64; 2];

/// One loop nest of an outer stride and an inner unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Nest {
    /// Blocks along x and y.
    pub resolution: Pair,
    pub start: Pair,
    pub outer: Pair,
    pub inner: Pair,
    /// Times that the outer loop runs after its first one.
    pub count: u32,
}

/// What MEDIA_OBJECT_WALKER asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Walk {
    pub global: Nest,
    /// Its resolution is that of one local block; its start is inside of the block.
    pub local: Nest,
    pub middle: Pair,
    /// Times that the middle loop runs after its first one.
    pub middle_count: u32,
    /// Colours but one.
    pub color_count: u32,
}

impl Walk {
    /// As the command has it.
    pub(crate) fn of(walker: &hw::MediaObjectWalker) -> Self {
        let w = walker;
        let unsigned = |x: u32, y: u32| [i64::from(x), i64::from(y)];
        let signed = |x: i32, y: i32| [i64::from(x), i64::from(y)];
        Self {
            global: Nest {
                resolution: unsigned(w.global_resolution_x, w.global_resolution_y),
                start: signed(w.global_start_x, w.global_start_y),
                outer: signed(w.global_outer_loop_stride_x, w.global_outer_loop_stride_y),
                inner: signed(w.global_inner_loop_unit_x, w.global_inner_loop_unit_y),
                count: w.global_loop_exec_count,
            },
            local: Nest {
                resolution: unsigned(w.block_resolution_x, w.block_resolution_y),
                start: unsigned(w.local_start_x, w.local_start_y),
                outer: signed(w.local_outer_loop_stride_x, w.local_outer_loop_stride_y),
                inner: signed(w.local_inner_loop_unit_x, w.local_inner_loop_unit_y),
                count: w.local_loop_exec_count,
            },
            middle: signed(w.mid_loop_unit_x, w.local_mid_loop_unit_y),
            middle_count: w.middle_loop_extra_steps,
            color_count: w.color_count_minus_one,
        }
    }

    /// Calls `step` for every thread, in their order, and `line` before every line of the innermost loop, empty or not.
    ///
    /// # Errors
    /// The first that one of them gives.
    pub(crate) fn each<E>(
        &self,
        mut line: impl FnMut() -> Result<(), E>,
        mut step: impl FnMut(Step) -> Result<(), E>,
    ) -> Result<(), E> {
        let (global, local) = (&self.global, &self.local);
        for outer_global in 0..=global.count {
            let start = along(global.start, global.outer, outer_global.into());
            // A block that lies partly outside still has its turn.
            let low = [1 - local.resolution[0].max(1), 1 - local.resolution[1].max(1)];
            line()?;
            for (inner_global, at) in steps(start, global.inner, [low, global.resolution]) {
                // What is left of a block at the edges of the surface.
                let low = [0, 1].map(|axis| (-at[axis]).max(0));
                let high = [0, 1].map(|axis| local.resolution[axis].min(global.resolution[axis] - at[axis]));
                for outer_local in 0..=local.count {
                    for middle in 0..=self.middle_count {
                        let start = along(local.start, local.outer, outer_local.into());
                        let start = along(start, self.middle, middle.into());
                        line()?;
                        for (inner_local, place) in steps(start, local.inner, [low, high]) {
                            for color in 0..=self.color_count {
                                let counts =
                                    [color, inner_local, middle, outer_local, inner_global, outer_global];
                                step(Step { at: [at[0] + place[0], at[1] + place[1]], counts })?;
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

/// One thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Step {
    /// Sum of the positions of all loops.
    pub at: Pair,
    /// How often each loop has run before: colour, inner, middle and outer local, inner and outer global.
    pub counts: [u32; 6],
}

impl Step {
    /// The group that it belongs to when the counts from loop `select` on tell groups apart; 0 for none.
    /// [skl.7:Barriers and Shared Local Memory]
    pub(crate) fn group(&self, select: u32) -> u64 {
        const BITS: [u32; 6] = [4, 10, 5, 10, 10, 10];
        if select == 0 {
            return 0;
        }
        let loops = self.counts.iter().zip(BITS).skip(select as usize);
        let (id, _) = loops.fold((0, 0), |(id, shift), (&count, bits)| {
            (id | u64::from(count & ((1 << bits) - 1)) << shift, shift + bits)
        });
        id
    }
}

fn along(start: Pair, unit: Pair, times: i64) -> Pair {
    [start[0] + unit[0] * times, start[1] + unit[1] * times]
}

/// The steps of a line that are at least `low` and less than `high`, counted from the first of them. A line without a unit
/// has one step.
fn steps(start: Pair, unit: Pair, [low, high]: [Pair; 2]) -> impl Iterator<Item = (u32, Pair)> {
    let (mut first, mut end) = (0, if unit == [0, 0] { 1 } else { i64::MAX });
    for axis in 0..2 {
        let (from, to) = (low[axis] - start[axis], high[axis] - start[axis]);
        // Steps n with from <= n * unit < to.
        let (begins, ends) = match unit[axis] {
            0 if from <= 0 && 0 < to => (0, i64::MAX),
            0 => (0, 0),
            unit if unit > 0 => (ceiling(from, unit), ceiling(to, unit)),
            unit => ((-to).div_euclid(-unit) + 1, (-from).div_euclid(-unit) + 1),
        };
        first = first.max(begins);
        end = end.min(ends);
    }
    (first..end).enumerate().map(move |(index, times)| (index as u32, along(start, unit, times)))
}

fn ceiling(value: i64, by: i64) -> i64 {
    -(-value).div_euclid(by)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(loops: &Walk) -> Vec<Pair> {
        let mut all = Vec::new();
        let step = |step: Step| {
            all.push(step.at);
            Ok(())
        };
        loops.each(|| Ok::<_, ()>(()), step).unwrap();
        all
    }

    /// One global step over a block of `resolution` whose lines are `outer` apart.
    fn local(resolution: Pair, outer: Pair, inner: Pair, count: u32) -> Walk {
        Walk {
            global: Nest {
                resolution,
                outer: [resolution[0], 0],
                inner: [0, resolution[1]],
                ..Nest::default()
            },
            local: Nest { resolution, outer, inner, count, ..Nest::default() },
            ..Walk::default()
        }
    }

    #[test]
    fn a_raster_goes_row_by_row_and_counts_without_end_do_no_harm() {
        let mut loops = local([3, 2], [0, 1], [1, 0], 0x3ff);
        let rows = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]];
        assert_eq!(places(&loops), rows);
        loops.global.count = 0x3ff;
        assert_eq!(places(&loops), rows);
        // A count that is too small ends the loops.
        loops.local.count = 0;
        assert_eq!(places(&loops), rows[..3]);
    }

    #[test]
    fn slanted_lines_begin_where_they_come_into_the_block() {
        assert_eq!(
            places(&local([2, 3], [1, 0], [-1, 1], 3)),
            [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]]
        );
        // 26.5 degrees: as many lines as x + 2 y has values.
        let loops = local([3, 2], [1, 0], [-2, 1], 4);
        assert_eq!(places(&loops), [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]);
    }

    #[test]
    fn the_middle_loop_repeats_a_line_shifted() {
        // Pairs of macroblocks: the top ones of a wave before the bottom ones.
        let mut loops = local([3, 4], [1, 0], [-2, 2], 4);
        (loops.middle, loops.middle_count) = ([0, 1], 1);
        assert_eq!(
            places(&loops),
            [[0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [0, 2], [2, 1], [0, 3], [1, 2], [1, 3], [2, 2], [2, 3],]
        );
    }

    #[test]
    fn blocks_at_the_edges_have_what_is_left_of_the_surface() {
        let mut loops = local([2, 2], [0, 1], [1, 0], 9);
        loops.global = Nest { resolution: [3, 3], outer: [0, 2], inner: [2, 0], count: 9, ..Nest::default() };
        assert_eq!(places(&loops), [[0, 0], [1, 0], [0, 1], [1, 1], [2, 0], [2, 1], [0, 2], [1, 2], [2, 2]]);
        // From the other corner the slack is at the left and at the top.
        loops.global.start = [1, 1];
        (loops.global.outer, loops.global.inner) = ([0, -2], [-2, 0]);
        assert_eq!(places(&loops), [[1, 1], [2, 1], [1, 2], [2, 2], [0, 1], [0, 2], [1, 0], [2, 0], [0, 0]]);
    }

    #[test]
    fn colours_come_innermost_and_a_line_without_a_unit_has_one_step() {
        let mut loops = local([2, 1], [1, 0], [0, 0], 1);
        loops.color_count = 1;
        let mut all = Vec::new();
        let step = |step: Step| {
            all.push((step.at[0], step.counts));
            Ok(())
        };
        loops.each(|| Ok::<_, ()>(()), step).unwrap();
        assert_eq!(
            all,
            [
                (0, [0, 0, 0, 0, 0, 0]),
                (0, [1, 0, 0, 0, 0, 0]),
                (1, [0, 0, 0, 1, 0, 0]),
                (1, [1, 0, 0, 1, 0, 0]),
            ]
        );
    }

    #[test]
    fn groups_are_named_by_the_counts_of_the_outer_loops() {
        let step = Step { at: [0, 0], counts: [3, 0x155, 0x11, 0x2aa, 0x133, 0x3c3] };
        let id = |select| step.group(select);
        assert_eq!(id(0), 0);
        assert_eq!(id(5), 0x3c3);
        assert_eq!(id(4), 0x3c3 << 10 | 0x133);
        assert_eq!(id(3), 0x3c3 << 20 | 0x133 << 10 | 0x2aa);
        assert_eq!(id(2), 0x3c3 << 25 | 0x133 << 15 | 0x2aa << 5 | 0x11);
        assert_eq!(id(1), 0x3c3_u64 << 35 | 0x133 << 25 | 0x2aa << 15 | 0x11 << 10 | 0x155);
    }
}
