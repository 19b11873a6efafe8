//! End points of a partition from the values that a block stores.
//!
//! Source: [khronos.df:LDR Endpoint Decoding] [khronos.df:HDR Endpoint Decoding].

/// The two ends of a partition's colours as 16-bit numbers: red, green, blue, alpha.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ends {
    pub colors: [[u16; 4]; 2],
    /// Red, green and blue, and alpha, are logarithms.
    pub is_logarithmic: [bool; 2],
}

/// How normalised values of 8 bits become 16.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Widening {
    /// All channels by repetition.
    Repeated,
    /// Red, green and blue by the middle of what the eight bits may stand for.
    Centered,
}

/// The highest logarithm.
const MOST: i32 = 0xfff;
/// One, as a logarithm.
const ONE: i32 = 0x780;

impl Ends {
    /// From the values of an end point mode; `None` for one of high dynamic range when there is none.
    pub fn new(mode: u8, values: &[u8], widening: Widening, high_range: bool) -> Option<Self> {
        let value: [i32; 8] = std::array::from_fn(|n| values.get(n).map_or(0, |&value| i32::from(value)));
        if !is_logarithmic(mode) {
            return Some(Self::normalised(low_range(mode, &value), widening));
        }
        high_range.then(|| Self::logarithmic(mode, &value))
    }

    fn normalised(colors: [[i32; 4]; 2], widening: Widening) -> Self {
        let widened = |color: [i32; 4]| {
            std::array::from_fn(|channel| {
                let byte = color[channel].clamp(0, 255) as u16;
                let low = if widening == Widening::Centered && channel < 3 { 0x80 } else { byte };
                byte << 8 | low
            })
        };
        Self { colors: colors.map(widened), is_logarithmic: [false; 2] }
    }

    fn logarithmic(mode: u8, value: &[i32; 8]) -> Self {
        let colors = match mode {
            2 => large_luminance(value),
            3 => small_luminance(value),
            7 => scaled(value),
            _ => direct(value),
        };
        let mut ends = Self {
            colors: colors.map(|color| color.map(|channel| (channel.clamp(0, MOST) << 4) as u16)),
            is_logarithmic: [true; 2],
        };
        match mode {
            14 => {
                ends.is_logarithmic[1] = false;
                for (color, alpha) in ends.colors.iter_mut().zip(&value[6..]) {
                    color[3] = (alpha << 8 | alpha) as u16;
                }
            }
            15 => {
                for (color, alpha) in ends.colors.iter_mut().zip(logarithmic_alphas(value[6], value[7])) {
                    color[3] = (alpha << 4) as u16;
                }
            }
            _ => {}
        }
        ends
    }
}

/// A mode of high dynamic range.
pub fn is_logarithmic(mode: u8) -> bool {
    matches!(mode, 2 | 3 | 7 | 11 | 14 | 15)
}

/// Red and green are stored as their distance from blue.
fn contracted([r, g, b, a]: [i32; 4]) -> [i32; 4] {
    [(r + b) >> 1, (g + b) >> 1, b, a]
}

/// A base of eight bits and a signed offset of six, from an offset whose top bit belongs to the base.
fn base_and_offset(base: i32, offset: i32) -> (i32, i32) {
    let six = offset >> 1 & 0x3f;
    (base >> 1 | offset & 0x80, if six & 0x20 != 0 { six - 0x40 } else { six })
}

/// Ends of the modes of low dynamic range, which may still lie outside of 0 to 255.
fn low_range(mode: u8, v: &[i32; 8]) -> [[i32; 4]; 2] {
    let gray = |luminance: i32, alpha: i32| [luminance, luminance, luminance, alpha];
    match mode {
        0 => [gray(v[0], 255), gray(v[1], 255)],
        1 => {
            let base = v[0] >> 2 | v[1] & 0xc0;
            [gray(base, 255), gray(base + (v[1] & 0x3f), 255)]
        }
        4 => [gray(v[0], v[2]), gray(v[1], v[3])],
        5 => {
            let (luminance, rise) = base_and_offset(v[0], v[1]);
            let (alpha, alpha_rise) = base_and_offset(v[2], v[3]);
            [gray(luminance, alpha), gray(luminance + rise, alpha + alpha_rise)]
        }
        6 | 10 => {
            let alphas = if mode == 6 { [255; 2] } else { [v[4], v[5]] };
            let dark = |channel: i32| channel * v[3] >> 8;
            [[dark(v[0]), dark(v[1]), dark(v[2]), alphas[0]], [v[0], v[1], v[2], alphas[1]]]
        }
        8 | 12 => {
            let alphas = if mode == 8 { [255; 2] } else { [v[6], v[7]] };
            let ends = [[v[0], v[2], v[4], alphas[0]], [v[1], v[3], v[5], alphas[1]]];
            let sum = |color: &[i32; 4]| color[0] + color[1] + color[2];
            if sum(&ends[1]) >= sum(&ends[0]) { ends } else { [contracted(ends[1]), contracted(ends[0])] }
        }
        _ => {
            let pairs: [(i32, i32); 4] = std::array::from_fn(|n| match n {
                3 if mode == 9 => (255, 0),
                _ => base_and_offset(v[2 * n], v[2 * n + 1]),
            });
            let base = pairs.map(|(base, _)| base);
            let raised = pairs.map(|(base, offset)| base + offset);
            if pairs[..3].iter().map(|(_, offset)| offset).sum::<i32>() >= 0 {
                [base, raised]
            } else {
                [contracted(raised), contracted(base)]
            }
        }
    }
}

fn large_luminance(v: &[i32; 8]) -> [[i32; 4]; 2] {
    let gray = |luminance: i32| [luminance, luminance, luminance, ONE];
    let (low, high) = if v[1] >= v[0] { (v[0] << 4, v[1] << 4) } else { ((v[1] << 4) + 8, (v[0] << 4) - 8) };
    [gray(low), gray(high)]
}

fn small_luminance(v: &[i32; 8]) -> [[i32; 4]; 2] {
    let gray = |luminance: i32| [luminance, luminance, luminance, ONE];
    // The mode bit moves one bit of the second value from the base to the rise.
    let (rise_bits, shift) = if v[0] & 0x80 != 0 { (5, 2) } else { (4, 1) };
    let rise = v[1] & ((1 << rise_bits) - 1);
    let low = (v[1] - rise) << 4 | (v[0] & 0x7f) << shift;
    [gray(low), gray(low + (rise << shift))]
}

/// Where a bit goes: number of the part, bit of it.
type Place = (usize, u32);

/// Puts bits, the lowest of each value, into their places.
fn place(parts: &mut [i32], places: &[Place], extra: &[i32]) {
    for (&(part, at), bit) in places.iter().zip(extra) {
        parts[part] |= (bit & 1) << at;
    }
}

/// Parts of mode 7: the major channel, the distances of the two others, the distance of the first end.
mod scaled_part {
    pub const R: usize = 0;
    pub const G: usize = 1;
    pub const B: usize = 2;
    pub const S: usize = 3;
}

/// By the layout of mode 7: how far all parts are shifted, and where the seven extra bits go.
const SCALED: [(u32, [Place; 7]); 6] = {
    use scaled_part::{B, G, R, S};
    [
        (1, [(R, 9), (R, 8), (R, 7), (R, 10), (R, 6), (S, 6), (S, 5)]),
        (1, [(R, 8), (G, 5), (R, 7), (B, 5), (R, 6), (R, 10), (R, 9)]),
        (2, [(R, 9), (R, 8), (R, 7), (R, 6), (S, 7), (S, 6), (S, 5)]),
        (3, [(R, 8), (G, 5), (R, 7), (B, 5), (R, 6), (S, 6), (S, 5)]),
        (4, [(G, 6), (G, 5), (B, 6), (B, 5), (R, 6), (R, 7), (S, 5)]),
        (5, [(G, 6), (G, 5), (B, 6), (B, 5), (R, 6), (S, 6), (S, 5)]),
    ]
};

fn scaled(v: &[i32; 8]) -> [[i32; 4]; 2] {
    let mode_bits = v[0] >> 6 | (v[1] >> 7) << 2 | (v[2] >> 7) << 3;
    let (major, layout) = match (mode_bits >> 2, mode_bits & 3) {
        (3, 3) => (0, 5),
        (3, major) => (major as usize, 4),
        (major, layout) => (major as usize, layout as usize),
    };
    let mut parts = [v[0] & 0x3f, v[1] & 0x1f, v[2] & 0x1f, v[3] & 0x1f];
    let (shift, places) = &SCALED[layout];
    let extra = [v[1] >> 6, v[1] >> 5, v[2] >> 6, v[2] >> 5, v[3] >> 7, v[3] >> 6, v[3] >> 5];
    place(&mut parts, places, &extra);
    let [red, green, blue, scale] = parts.map(|part| part << shift);
    let mut high = match layout {
        5 => [red, green, blue],
        _ => [red, red - green, red - blue],
    };
    high.swap(0, major);
    let low = high.map(|channel| channel - scale);
    [[low[0], low[1], low[2], ONE], [high[0], high[1], high[2], ONE]]
}

/// Parts of mode 11: the major channel of the second end, the distances of the two others, the distance of the first end,
/// and how much that differs in the two others.
mod direct_part {
    pub const A: usize = 0;
    pub const B0: usize = 1;
    pub const B1: usize = 2;
    pub const C: usize = 3;
    pub const D0: usize = 4;
    pub const D1: usize = 5;
}

/// By the layout of mode 11: bits of the last two parts, which are signed, and where the six extra bits go.
const DIRECT: [(u32, [Place; 6]); 8] = {
    use direct_part::{A, B0, B1, C, D0, D1};
    [
        (7, [(B0, 6), (B1, 6), (D0, 6), (D1, 6), (D0, 5), (D1, 5)]),
        (6, [(B0, 6), (B1, 6), (B0, 7), (B1, 7), (D0, 5), (D1, 5)]),
        (7, [(A, 9), (C, 6), (D0, 6), (D1, 6), (D0, 5), (D1, 5)]),
        (6, [(B0, 6), (B1, 6), (A, 9), (C, 6), (D0, 5), (D1, 5)]),
        (5, [(B0, 6), (B1, 6), (B0, 7), (B1, 7), (A, 9), (A, 10)]),
        (6, [(A, 9), (A, 10), (C, 7), (C, 6), (D0, 5), (D1, 5)]),
        (5, [(B0, 6), (B1, 6), (A, 11), (C, 6), (A, 9), (A, 10)]),
        (6, [(A, 9), (A, 10), (A, 11), (C, 6), (D0, 5), (D1, 5)]),
    ]
};

fn direct(v: &[i32; 8]) -> [[i32; 4]; 2] {
    let major = (v[4] >> 7 | (v[5] >> 7) << 1) as usize;
    if major == 3 {
        let color = |n: usize| [v[n] << 4, v[n + 2] << 4, (v[n + 4] & 0x7f) << 5, ONE];
        return [color(0), color(1)];
    }
    let layout = (v[1] >> 7 | (v[2] >> 7) << 1 | (v[3] >> 7) << 2) as usize;
    let mut parts =
        [v[0] | (v[1] & 0x40) << 2, v[2] & 0x3f, v[3] & 0x3f, v[1] & 0x3f, v[4] & 0x1f, v[5] & 0x1f];
    let (signed_bits, places) = &DIRECT[layout];
    let extra = [v[2] >> 6, v[3] >> 6, v[4] >> 6, v[5] >> 6, v[4] >> 5, v[5] >> 5];
    place(&mut parts, places, &extra);
    for part in &mut parts[direct_part::D0..] {
        *part = bits::sign_extend(*part as u32, *signed_bits);
    }
    let [a, b0, b1, c, d0, d1] = parts.map(|part| part << ((layout >> 1) ^ 3));
    let mut high = [a, a - b0, a - b1, ONE];
    let mut low = [a - c, a - b0 - c - d0, a - b1 - c - d1, ONE];
    high.swap(0, major);
    low.swap(0, major);
    [low, high]
}

/// Alphas of mode 15.
fn logarithmic_alphas(first: i32, second: i32) -> [i32; 2] {
    let layout = (first >> 7 | (second >> 7) << 1) as u32;
    let (first, second) = (first & 0x7f, second & 0x7f);
    if layout == 3 {
        return [first << 5, second << 5];
    }
    // The second value gives its upper bits to the first and is a signed rise without them.
    let base = (first | second << (layout + 1) & 0x780) << (4 - layout);
    let rise = bits::sign_extend(second as u32, 6 - layout) << (4 - layout);
    [base, (base + rise).clamp(0, MOST)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ends of a mode of low range in eight bits.
    fn low(mode: u8, values: &[u8]) -> [[u16; 4]; 2] {
        let ends = Ends::new(mode, values, Widening::Repeated, false).unwrap();
        assert_eq!(ends.is_logarithmic, [false; 2]);
        ends.colors.map(|color| {
            color.map(|channel| {
                assert_eq!(channel >> 8, channel & 0xff);
                channel & 0xff
            })
        })
    }

    /// Ends of a mode of high range in twelve bits.
    fn high(mode: u8, values: &[u8]) -> [[u16; 4]; 2] {
        assert_eq!(Ends::new(mode, values, Widening::Repeated, false), None);
        let ends = Ends::new(mode, values, Widening::Repeated, true).unwrap();
        assert_eq!(ends.is_logarithmic, [true, mode != 14]);
        ends.colors.map(|color| color.map(|channel| channel >> 4))
    }

    #[test]
    fn gray_ends_are_direct_or_an_offset() {
        assert_eq!(low(0, &[20, 10]), [[20, 20, 20, 255], [10, 10, 10, 255]]);
        // The upper two bits of the offset belong to the base.
        assert_eq!(low(1, &[0x41, 0xc9]), [[0xd0, 0xd0, 0xd0, 255], [0xd9, 0xd9, 0xd9, 255]]);
        assert_eq!(low(1, &[0xff, 0xff])[1], [255; 4]);
        assert_eq!(low(4, &[1, 2, 3, 4]), [[1, 1, 1, 3], [2, 2, 2, 4]]);
        // 0x80 / 2 with 0x80 from the offset, which is 5; 0x40 / 2 and -32.
        assert_eq!(low(5, &[0x80, 0x8a, 0x40, 0x40]), [[0xc0, 0xc0, 0xc0, 0x20], [0xc5, 0xc5, 0xc5, 0]]);
    }

    #[test]
    fn scaled_ends_are_a_part_of_the_other() {
        assert_eq!(low(6, &[200, 100, 50, 128]), [[100, 50, 25, 255], [200, 100, 50, 255]]);
        assert_eq!(low(10, &[200, 100, 50, 64, 7, 8]), [[50, 25, 12, 7], [200, 100, 50, 8]]);
    }

    #[test]
    fn the_order_of_direct_ends_says_whether_blue_is_contracted() {
        assert_eq!(low(8, &[10, 20, 30, 40, 50, 60]), [[10, 30, 50, 255], [20, 40, 60, 255]]);
        assert_eq!(low(8, &[20, 20, 40, 40, 61, 61]), [[20, 40, 61, 255]; 2]);
        assert_eq!(low(8, &[20, 10, 40, 30, 60, 50]), [[30, 40, 50, 255], [40, 50, 60, 255]]);
        assert_eq!(low(12, &[20, 10, 40, 30, 60, 50, 7, 8]), [[30, 40, 50, 8], [40, 50, 60, 7]]);
        assert_eq!(low(12, &[10, 20, 30, 40, 50, 60, 7, 8]), [[10, 30, 50, 7], [20, 40, 60, 8]]);
    }

    #[test]
    fn the_sum_of_offsets_says_whether_blue_is_contracted() {
        // Offsets 1, 2, -3: their sum is not negative.
        assert_eq!(low(9, &[20, 2, 40, 4, 60, 0x7a]), [[10, 20, 30, 255], [11, 22, 27, 255]]);
        // -1, 2, -3 from bases 0x80 + 10, 20, 30.
        assert_eq!(
            low(9, &[20, 0xfe, 40, 4, 60, 0x7a]),
            [[(137 + 27) >> 1, (22 + 27) >> 1, 27, 255], [(138 + 30) >> 1, 25, 30, 255]]
        );
        assert_eq!(low(13, &[20, 2, 40, 4, 60, 0x7a, 100, 0x7c]), [[10, 20, 30, 50], [11, 22, 27, 48]]);
        assert_eq!(low(13, &[20, 0x7e, 40, 4, 60, 0x7a, 100, 2]), [[18, 24, 27, 51], [20, 25, 30, 50]]);
        // They are clamped at last.
        assert_eq!(low(9, &[2, 0x40, 0xff, 0xbe, 0xff, 0xbe])[1], [0, 255, 255, 255]);
    }

    #[test]
    fn colors_of_srgb_formats_are_the_middles_of_their_codes() {
        let ends = Ends::new(4, &[1, 255, 2, 254], Widening::Centered, false).unwrap();
        assert_eq!(ends.colors, [[0x180, 0x180, 0x180, 0x202], [0xff80, 0xff80, 0xff80, 0xfefe]]);
    }

    #[test]
    fn gray_logarithms_have_a_large_or_a_small_range() {
        assert_eq!(high(2, &[0x10, 0x20]), [[0x100, 0x100, 0x100, 0x780], [0x200, 0x200, 0x200, 0x780]]);
        assert_eq!(high(2, &[0x20, 0x10]), [[0x108, 0x108, 0x108, 0x780], [0x1f8, 0x1f8, 0x1f8, 0x780]]);
        assert_eq!(high(3, &[0x7f, 0x3f]), [[0x3fe, 0x3fe, 0x3fe, 0x780], [0x41c, 0x41c, 0x41c, 0x780]]);
        assert_eq!(high(3, &[0xff, 0xff]), [[0xffc, 0xffc, 0xffc, 0x780], [0xfff, 0xfff, 0xfff, 0x780]]);
    }

    #[test]
    fn direct_logarithms_may_have_alpha_of_their_own_kind() {
        let colors = [0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc];
        let [a, b] = [[0x120, 0x560, 0x340], [0x340, 0x780, 0x780]];
        assert_eq!(high(11, &colors), [[a[0], a[1], a[2], 0x780], [b[0], b[1], b[2], 0x780]]);
        let with = |alphas: [u8; 2]| [colors.as_slice(), &alphas].concat();
        // Normalised: eight bits twice, of which the lowest four are cut here.
        assert_eq!(high(14, &with([0x11, 0x22])).map(|color| color[3]), [0x111, 0x222]);
        assert_eq!(high(15, &with([0x91, 0xa2])).map(|color| color[3]), [0x220, 0x440]);
        // Seven bits and one of the other value, which is 2 without it, four bits above the last.
        assert_eq!(high(15, &with([0x11, 0x42])).map(|color| color[3]), [0x910, 0x930]);
        assert_eq!(high(15, &with([0x11, 0x3f])).map(|color| color[3]), [0x110, 0x100]);
    }
}
