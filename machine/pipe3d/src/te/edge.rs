//! TE: places points on an edge.
//!
//! Source: [skl.7:Tessellation Engine (TE) Stage], the fixed-point rules that D3D11 prescribes. Half of the points are
//! placed between the positions for the next smaller and the next greater number of parts; the other half mirrors them.

use super::ONE;

/// An edge with its factor in 1/65536 and the parity of its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    odd: bool,
    whole: bool,
    /// Points of one half, the middle not counted.
    half_points: u32,
    /// Weight of the greater number of parts.
    fraction: u32,
    /// The point that the smaller number of parts lacks.
    split: u32,
    inverse_floor: u32,
    inverse_ceil: u32,
}

impl Edge {
    /// An edge of a whole number of parts.
    pub fn integer(factor: f32) -> Self {
        Self::new(factor, factor % 2.0 == 1.0)
    }

    /// An edge whose number of parts is odd or even; `factor` is at most 64.
    pub fn new(factor: f32, odd: bool) -> Self {
        let fixed = (f64::from(factor.clamp(1.0, 64.0)) * f64::from(ONE)).round_ties_even() as u32;
        let mut half = fixed.div_ceil(2);
        if odd || half == ONE / 2 {
            half += ONE / 2;
        }
        let floor = half / ONE;
        let ceil = half.div_ceil(ONE);
        let without_top_bit = |value: u32| if value == 0 { 0 } else { value & !(1 << value.ilog2()) };
        let split = if floor == ceil {
            ceil + 1
        } else if odd && floor == 1 {
            0
        } else {
            2 * without_top_bit(floor - u32::from(odd)) + 1
        };
        let inverse = |parts: u32| (f64::from(ONE) / f64::from(parts.max(1))).round() as u32;
        Self {
            odd,
            whole: odd && fixed == ONE,
            half_points: ceil,
            fraction: half % ONE,
            split,
            inverse_floor: inverse(2 * floor - u32::from(odd)),
            inverse_ceil: inverse(2 * ceil - u32::from(odd)),
        }
    }

    /// The edge is one part.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// The number of parts is odd.
    pub fn is_odd(&self) -> bool {
        self.odd
    }

    /// Parts of one half, without the one in the middle of an odd number.
    pub fn mirrored_parts(&self) -> u32 {
        self.half_points - u32::from(self.odd)
    }

    /// Number of points, both ends included.
    pub fn points(&self) -> u32 {
        2 * self.half_points + u32::from(!self.odd)
    }

    /// Number of points of an inside edge: even when nothing is divided there is an inside.
    pub fn inside_points(&self) -> u32 {
        self.points().max(if self.odd { 4 } else { 3 })
    }

    /// Where point `index` lies, in 1/65536.
    pub fn place(&self, index: u32) -> u32 {
        let mirrored = index >= self.half_points;
        let index =
            if mirrored { (2 * self.half_points).saturating_sub(index + u32::from(self.odd)) } else { index };
        if index == self.half_points {
            return ONE / 2;
        }
        let on_floor = index - u32::from(index > self.split);
        let low = u64::from(on_floor * self.inverse_floor);
        let high = u64::from(index * self.inverse_ceil);
        let (weight, one) = (u64::from(self.fraction), u64::from(ONE));
        let place = ((low * (one - weight) + high * weight + one / 2) / one) as u32;
        if mirrored { ONE - place.min(ONE) } else { place }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(edge: Edge) -> Vec<u32> {
        (0..edge.points()).map(|i| edge.place(i)).collect()
    }

    #[test]
    fn whole_numbers_divide_evenly() {
        assert_eq!(places(Edge::integer(1.0)), [0, ONE]);
        assert_eq!(places(Edge::integer(2.0)), [0, ONE / 2, ONE]);
        assert_eq!(places(Edge::integer(4.0)), [0, ONE / 4, ONE / 2, 3 * ONE / 4, ONE]);
        let thirds = places(Edge::integer(3.0));
        assert_eq!((thirds.len(), thirds[1], thirds[2]), (4, 21845, 65536 - 21845));
    }

    #[test]
    fn fractions_grow_from_one_even_number_to_the_next() {
        let near_two = places(Edge::new(2.0 + 1.0 / 1024.0, false));
        assert_eq!(near_two.len(), 5);
        assert!(near_two[1] < 64 || near_two[2] - near_two[1] < 64);
        let near_four = places(Edge::new(3.999, false));
        assert!(near_four[1].abs_diff(ONE / 4) < 64);
    }

    #[test]
    fn places_rise_along_every_edge() {
        for step in 8..=512 {
            for odd in [false, true] {
                let factor = step as f32 / 8.0;
                let factor = if odd { factor.min(63.0) } else { factor.max(2.0) };
                let places = places(Edge::new(factor, odd));
                assert_eq!((places[0], places[places.len() - 1]), (0, ONE));
                assert!(places.windows(2).all(|w| w[0] <= w[1]), "factor {factor} odd {odd}");
            }
        }
    }

    /// Lengths of the parts of one half of an edge, from its end to the middle, in 1/65536: those of the next smaller
    /// and the next greater number of parts, mixed. One of them is not there yet with the smaller number.
    fn half(factor: f64, odd: bool) -> Vec<f64> {
        /// Which part of a half of so many is divided next: in the middle of where most room is, from the end on.
        const NEXT: [usize; 32] = [
            1, 1, 3, 1, 3, 5, 7, 1, 3, 5, 7, 9, 11, 13, 15, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25,
            27, 29, 31, 1,
        ];
        let middle = if odd { 0.5 } else { 0.0 };
        let parts = factor / 2.0 + middle;
        let (less, fraction) = (parts.floor(), parts.fract());
        let [of_less, of_more] = [less, less + 1.0].map(|parts| 65536.0 / (2.0 * (parts - middle)));
        // The part in the middle of an odd number counts half.
        let mut lengths: Vec<f64> = (0..less as usize)
            .map(|part| {
                let whole = of_less * (1.0 - fraction) + of_more * fraction;
                if odd && part + 1 == less as usize { whole / 2.0 } else { whole }
            })
            .collect();
        if fraction > 0.0 {
            let place = match less as usize - usize::from(odd) {
                0 => 0,
                parts => NEXT[parts - 1],
            };
            lengths.insert(place, of_more * fraction);
        }
        lengths
    }

    #[test]
    fn every_factor_places_its_points_where_the_public_description_has_them() {
        for odd in [false, true] {
            for step in 16..=64 * 16 {
                let factor = f64::from(step) / 16.0;
                if (odd && factor > 63.0) || (!odd && factor < 2.0) {
                    continue;
                }
                let edge = Edge::new(factor as f32, odd);
                let places = places(edge);
                let half = half(factor, odd);
                let parts = 2 * half.len() - usize::from(odd);
                assert_eq!(places.len(), parts + 1, "{factor} odd {odd}");
                assert_eq!((edge.is_odd(), edge.is_whole()), (odd, odd && factor == 1.0));
                assert_eq!(edge.mirrored_parts() as usize, half.len() - usize::from(odd));
                assert_eq!(edge.inside_points() as usize, (parts + 1).max(if odd { 4 } else { 3 }));
                let mut sum = 0.0;
                for (index, length) in half.iter().enumerate().take(places.len() / 2) {
                    // The length of a part is rounded before it is multiplied, and the mixture once more.
                    let inexact = 1.0 + index as f64 / 2.0;
                    assert!((f64::from(places[index]) - sum).abs() <= inexact, "{factor} odd {odd}: {index}");
                    assert_eq!(places[index] + places[places.len() - 1 - index], ONE);
                    sum += length;
                }
                if !odd {
                    assert_eq!(places[places.len() / 2], ONE / 2);
                }
            }
        }
    }
}
