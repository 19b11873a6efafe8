//! CC: blending, colour clamps and logic operations.
//!
//! State in    BLEND_STATE, BLEND_STATE_ENTRY, COLOR_CALC_STATE
//! Source      [skl.7:Color Buffer Blending] [skl.7:Pre-Blend Color Clamping] [skl.7:Logic Ops]
//!
//! Colours are red, green, blue, alpha, each for 16 slots at once. Everything is 32-bit float; rounding to the format happens when it is packed.

use crate::lanes::Lanes;
use crate::simd::{ROW, Row};
use hw::BlendStateEntry;
use hw::enums::{color_buffer_blend_factor as factor, color_buffer_blend_function as function};

/// Factors and function of one equation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Equation {
    /// Source factor, a value of `color_buffer_blend_factor`.
    pub source: u32,
    /// Destination factor.
    pub destination: u32,
    /// A value of `color_buffer_blend_function`.
    pub function: u32,
}

/// What one render target does with colours.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Blend {
    /// Blending is on.
    pub enable: bool,
    /// Equation of red, green, blue.
    pub color: Equation,
    /// Equation of alpha.
    pub alpha: Equation,
    /// Channels that are written: red, green, blue, alpha.
    pub write: [bool; 4],
    /// Logic operation as its truth table: bit `2 source + destination`.
    pub logic: Option<u32>,
    /// Clamp of the source before blending.
    pub clamp_source: bool,
    /// Clamp of destination and constant before blending.
    pub clamp_others: bool,
    /// Clamp after blending.
    pub clamp_result: bool,
    /// A value of "Color Clamp Range".
    pub clamp_range: u32,
}

impl Blend {
    /// Reads a BLEND_STATE_ENTRY; without independent alpha the colour equation serves alpha too.
    pub fn new(entry: &BlendStateEntry, independent_alpha: bool) -> Blend {
        let color = Equation {
            source: entry.source_blend_factor,
            destination: entry.destination_blend_factor,
            function: entry.color_blend_function,
        };
        let alpha = if independent_alpha {
            Equation {
                source: entry.source_alpha_blend_factor,
                destination: entry.destination_alpha_blend_factor,
                function: entry.alpha_blend_function,
            }
        } else {
            color
        };
        let enable = entry.color_buffer_blend_enable && !entry.logic_op_enable;
        Blend {
            enable,
            color,
            alpha,
            write: [
                !entry.write_disable_red,
                !entry.write_disable_green,
                !entry.write_disable_blue,
                !entry.write_disable_alpha,
            ],
            logic: entry.logic_op_enable.then_some(entry.logic_op_function),
            clamp_source: entry.pre_blend_color_clamp_enable || entry.pre_blend_source_only_clamp_enable,
            clamp_others: entry.pre_blend_color_clamp_enable && enable,
            clamp_result: entry.post_blend_color_clamp_enable,
            clamp_range: entry.color_clamp_range,
        }
    }

    /// Some factor takes the second source colour.
    pub fn is_dual_source(&self) -> bool {
        let dual = |factor: u32| {
            matches!(
                factor,
                factor::SRC1_COLOR | factor::SRC1_ALPHA | factor::INV_SRC1_COLOR | factor::INV_SRC1_ALPHA
            )
        };
        self.enable
            && [self.color, self.alpha]
                .iter()
                .any(|equation| dual(equation.source) || dual(equation.destination))
    }
}

/// Slots of one message.
pub const LANES: usize = ROW;

/// A colour of floats for each slot: red, green, blue, alpha.
pub type LaneColors = [Row; 4];

/// Operands of a blend, for all slots of a message.
#[derive(Clone, Debug)]
pub struct Operands {
    /// Source colour.
    pub source: LaneColors,
    /// Second source colour.
    pub source1: LaneColors,
    /// Destination colour.
    pub destination: LaneColors,
    /// Blend constant.
    pub constant: [f32; 4],
}

#[inline(always)]
fn times(value: Row, factor: Row) -> Row {
    value.zip_floats(factor, |v, f| v * f)
}

#[inline(always)]
fn times_inverse(value: Row, factor: Row) -> Row {
    value.zip_floats(factor, |v, f| v * (1.0 - f))
}

/// `value` times a factor. A zero factor gives zero even for infinities.
#[inline(always)]
fn product(code: u32, value: Row, o: &Operands, channel: usize) -> Row {
    match code {
        factor::ONE => value,
        factor::SRC_COLOR => times(value, o.source[channel]),
        factor::SRC_ALPHA => times(value, o.source[3]),
        factor::DST_ALPHA => times(value, o.destination[3]),
        factor::DST_COLOR => times(value, o.destination[channel]),
        factor::SRC_ALPHA_SATURATE if channel == 3 => value,
        factor::SRC_ALPHA_SATURATE => times(
            value,
            o.source[3].zip_floats(o.destination[3], |source, destination| source.min(1.0 - destination)),
        ),
        factor::CONST_COLOR => value.map_floats(|v| v * o.constant[channel]),
        factor::CONST_ALPHA => value.map_floats(|v| v * o.constant[3]),
        factor::SRC1_COLOR => times(value, o.source1[channel]),
        factor::SRC1_ALPHA => times(value, o.source1[3]),
        factor::INV_SRC_COLOR => times_inverse(value, o.source[channel]),
        factor::INV_SRC_ALPHA => times_inverse(value, o.source[3]),
        factor::INV_DST_ALPHA => times_inverse(value, o.destination[3]),
        factor::INV_DST_COLOR => times_inverse(value, o.destination[channel]),
        factor::INV_CONST_COLOR => value.map_floats(|v| v * (1.0 - o.constant[channel])),
        factor::INV_CONST_ALPHA => value.map_floats(|v| v * (1.0 - o.constant[3])),
        factor::INV_SRC1_COLOR => times_inverse(value, o.source1[channel]),
        factor::INV_SRC1_ALPHA => times_inverse(value, o.source1[3]),
        // ZERO and the reserved codes.
        _ => Row::splat(0),
    }
}

#[inline(always)]
fn combine(equation: &Equation, o: &Operands, channel: usize) -> Row {
    let source = product(equation.source, o.source[channel], o, channel);
    let destination = product(equation.destination, o.destination[channel], o, channel);
    match equation.function {
        function::SUBTRACT => source.zip_floats(destination, |s, d| s - d),
        function::REVERSE_SUBTRACT => source.zip_floats(destination, |s, d| d - s),
        function::MIN => source.zip_floats(destination, f32::min),
        function::MAX => source.zip_floats(destination, f32::max),
        _ => source.zip_floats(destination, |s, d| s + d),
    }
}

impl Blend {
    /// The equation of a channel.
    #[inline(always)]
    fn equation(&self, channel: usize) -> &Equation {
        if channel < 3 { &self.color } else { &self.alpha }
    }

    /// The blended colours.
    #[inline(always)]
    pub fn apply(&self, operands: &Operands) -> LaneColors {
        let mut colors = operands.source;
        for (channel, color) in colors.iter_mut().enumerate() {
            *color = combine(self.equation(channel), operands, channel);
        }
        colors
    }
}

/// 8-bit normalized colours, 0 to 255, for each slot.
pub type ByteColors<L> = [<L as Lanes>::Row; 4];

/// Operands of a blend of 8-bit normalized colours.
pub struct ByteOperands<L: Lanes> {
    /// Source colour.
    pub source: ByteColors<L>,
    /// Second source colour.
    pub source1: ByteColors<L>,
    /// Destination colour.
    pub destination: ByteColors<L>,
    /// Blend constant.
    pub constant: ByteColors<L>,
}

/// The nearest 8-bit values of products of two.
#[inline(always)]
fn byte_times<L: Lanes>(l: &mut L, value: L::Row, factor: L::Row) -> L::Row {
    let (product, half) = (l.product(value, factor), l.splat(0x80));
    let product = l.sum(product, half);
    let high = l.down(product, 8);
    let product = l.sum(product, high);
    l.down(product, 8)
}

#[inline(always)]
fn inverse<L: Lanes>(l: &mut L, factor: L::Row) -> L::Row {
    let one = l.splat(255);
    l.difference(one, factor)
}

#[inline(always)]
fn byte_times_inverse<L: Lanes>(l: &mut L, value: L::Row, factor: L::Row) -> L::Row {
    let factor = inverse(l, factor);
    byte_times(l, value, factor)
}

/// `value` times a factor, both of 8 bits.
#[inline(always)]
fn byte_term<L: Lanes>(l: &mut L, code: u32, value: L::Row, o: &ByteOperands<L>, channel: usize) -> L::Row {
    match code {
        factor::ONE => value,
        factor::SRC_COLOR => byte_times(l, value, o.source[channel]),
        factor::SRC_ALPHA => byte_times(l, value, o.source[3]),
        factor::DST_ALPHA => byte_times(l, value, o.destination[3]),
        factor::DST_COLOR => byte_times(l, value, o.destination[channel]),
        factor::SRC_ALPHA_SATURATE if channel == 3 => value,
        factor::SRC_ALPHA_SATURATE => {
            let rest = inverse(l, o.destination[3]);
            let least = l.lesser(o.source[3], rest);
            byte_times(l, value, least)
        }
        factor::CONST_COLOR => byte_times(l, value, o.constant[channel]),
        factor::CONST_ALPHA => byte_times(l, value, o.constant[3]),
        factor::SRC1_COLOR => byte_times(l, value, o.source1[channel]),
        factor::SRC1_ALPHA => byte_times(l, value, o.source1[3]),
        factor::INV_SRC_COLOR => byte_times_inverse(l, value, o.source[channel]),
        factor::INV_SRC_ALPHA => byte_times_inverse(l, value, o.source[3]),
        factor::INV_DST_ALPHA => byte_times_inverse(l, value, o.destination[3]),
        factor::INV_DST_COLOR => byte_times_inverse(l, value, o.destination[channel]),
        factor::INV_CONST_COLOR => byte_times_inverse(l, value, o.constant[channel]),
        factor::INV_CONST_ALPHA => byte_times_inverse(l, value, o.constant[3]),
        factor::INV_SRC1_COLOR => byte_times_inverse(l, value, o.source1[channel]),
        factor::INV_SRC1_ALPHA => byte_times_inverse(l, value, o.source1[3]),
        _ => l.splat(0),
    }
}

#[inline(always)]
fn byte_combine<L: Lanes>(l: &mut L, equation: &Equation, o: &ByteOperands<L>, channel: usize) -> L::Row {
    let source = byte_term(l, equation.source, o.source[channel], o, channel);
    let destination = byte_term(l, equation.destination, o.destination[channel], o, channel);
    match equation.function {
        function::SUBTRACT | function::REVERSE_SUBTRACT => {
            let [from, what] = match equation.function {
                function::SUBTRACT => [source, destination],
                _ => [destination, source],
            };
            let (rest, none) = (l.difference(from, what), l.splat(0));
            l.greater(rest, none)
        }
        function::MIN => l.lesser(source, destination),
        function::MAX => l.greater(source, destination),
        _ => {
            let (sum, most) = (l.sum(source, destination), l.splat(255));
            l.lesser(sum, most)
        }
    }
}

impl Blend {
    /// The blended colours of a target whose channels have at most 8 normalized bits: operands and products are
    /// rounded to 8 bits, as the manual leaves open.
    #[inline(always)]
    pub fn apply_bytes<L: Lanes>(&self, l: &mut L, operands: &ByteOperands<L>) -> ByteColors<L> {
        let mut colors = operands.source;
        for (channel, color) in colors.iter_mut().enumerate() {
            *color = byte_combine(l, self.equation(channel), operands, channel);
        }
        colors
    }
}

/// `table` of [`Blend::logic`] applied to rows.
#[inline(always)]
pub fn logic_rows<L: Lanes>(l: &mut L, table: u32, source: L::Row, destination: L::Row) -> L::Row {
    let all = l.splat(u32::MAX);
    let (no_source, no_destination) = (l.xor(source, all), l.xor(destination, all));
    let mut result = l.splat(0);
    for (bit, a, b) in [
        (8, source, destination),
        (4, source, no_destination),
        (2, no_source, destination),
        (1, no_source, no_destination),
    ] {
        if table & bit != 0 {
            let both = l.and(a, b);
            result = l.or(result, both);
        }
    }
    result
}

/// Clamps colours to a range; NaN becomes the lower end.
#[inline(always)]
pub fn clamp(colors: &mut LaneColors, range: (f32, f32)) {
    for channel in colors {
        *channel = channel.map_floats(|c| c.max(range.0).min(range.1));
    }
}

/// `table` of [`Blend::logic`] applied to 128 bits.
#[inline]
pub fn logic_operation(table: u32, source: u128, destination: u128) -> u128 {
    let mut result = 0;
    if table & 8 != 0 {
        result |= source & destination;
    }
    if table & 4 != 0 {
        result |= source & !destination;
    }
    if table & 2 != 0 {
        result |= !source & destination;
    }
    if table & 1 != 0 {
        result |= !source & !destination;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lanes::Now;
    use hw::enums::logic_op_function as logic;

    fn byte_product(a: u32, b: u32) -> u32 {
        byte_times(&mut Now, Row::splat(a), Row::splat(b)).dwords()[3]
    }

    fn blend(source: u32, destination: u32, function: u32) -> Blend {
        let entry = BlendStateEntry {
            color_buffer_blend_enable: true,
            source_blend_factor: source,
            destination_blend_factor: destination,
            color_blend_function: function,
            source_alpha_blend_factor: factor::ONE,
            destination_alpha_blend_factor: factor::ZERO,
            ..Default::default()
        };
        Blend::new(&entry, true)
    }

    const SOURCE: [f32; 4] = [0.25, 0.5, 1.0, 0.75];
    const DESTINATION: [f32; 4] = [1.0, 0.5, 0.125, 0.5];

    fn splat(value: f32) -> Row {
        Row::splat(value.to_bits())
    }

    fn operands() -> Operands {
        Operands {
            source: SOURCE.map(splat),
            source1: [0.1, 0.2, 0.3, 0.4].map(splat),
            destination: DESTINATION.map(splat),
            constant: [0.6, 0.7, 0.8, 0.9],
        }
    }

    fn apply(blend: &Blend) -> [f32; 4] {
        blend.apply(&operands()).map(|lanes| {
            let lanes = lanes.floats();
            assert!(lanes.iter().all(|&lane| lane == lanes[0]));
            lanes[0]
        })
    }

    #[test]
    fn every_factor_multiplies_its_colour() {
        let table: [(u32, [f32; 3]); 12] = [
            (factor::ZERO, [0.0; 3]),
            (factor::ONE, [1.0; 3]),
            (factor::SRC_COLOR, [0.25, 0.5, 1.0]),
            (factor::INV_SRC_ALPHA, [0.25; 3]),
            (factor::DST_COLOR, [1.0, 0.5, 0.125]),
            (factor::INV_DST_ALPHA, [0.5; 3]),
            (factor::SRC_ALPHA_SATURATE, [0.5; 3]),
            (factor::CONST_COLOR, [0.6, 0.7, 0.8]),
            (factor::INV_CONST_ALPHA, [1.0 - 0.9; 3]),
            (factor::SRC1_COLOR, [0.1, 0.2, 0.3]),
            (factor::INV_SRC1_ALPHA, [1.0 - 0.4; 3]),
            (factor::DST_ALPHA, [0.5; 3]),
        ];
        for (code, want) in table {
            let as_source = apply(&blend(code, factor::ZERO, function::ADD));
            let as_destination = apply(&blend(factor::ZERO, code, function::ADD));
            for channel in 0..3 {
                assert_eq!(as_source[channel], want[channel] * SOURCE[channel], "{code}");
                assert_eq!(as_destination[channel], want[channel] * DESTINATION[channel], "{code}");
            }
            assert_eq!(as_source[3], SOURCE[3]);
        }
    }

    #[test]
    fn functions_combine_source_and_destination_in_order() {
        let table = [
            (function::ADD, 1.25),
            (function::SUBTRACT, -0.75),
            (function::REVERSE_SUBTRACT, 0.75),
            (function::MIN, 0.25),
            (function::MAX, 1.0),
        ];
        for (code, want) in table {
            assert_eq!(apply(&blend(factor::ONE, factor::ONE, code))[0], want);
        }
    }

    #[test]
    fn the_product_of_two_bytes_is_the_nearest_byte() {
        for (a, b) in (0..=255).flat_map(|a| (0..=255).map(move |b| (a, b))) {
            assert_eq!(byte_product(a, b), (2 * a * b + 255) / 510, "{a} {b}");
        }
    }

    #[test]
    fn byte_blending_stays_within_one_step_of_the_exact_result() {
        for product in 0..=255 {
            assert_eq!(byte_product(product, 255), product);
            assert_eq!(byte_product(product, 0), 0);
        }
        let codes = [
            factor::ZERO,
            factor::ONE,
            factor::SRC_COLOR,
            factor::DST_ALPHA,
            factor::SRC_ALPHA_SATURATE,
            factor::CONST_COLOR,
            factor::INV_SRC_ALPHA,
            factor::INV_DST_COLOR,
            factor::INV_CONST_ALPHA,
            factor::SRC1_ALPHA,
        ];
        let ramp =
            |step: u32, start: u32| Row::load(&std::array::from_fn(|i| (start + step * i as u32) % 256));
        let bytes = ByteOperands::<Now> {
            source: [ramp(17, 3), ramp(31, 200), ramp(5, 90), ramp(77, 1)],
            source1: [ramp(3, 0), ramp(9, 4), ramp(13, 250), ramp(101, 7)],
            destination: [ramp(29, 255), ramp(1, 128), ramp(59, 64), ramp(43, 10)],
            constant: [10, 100, 200, 255].map(Row::splat),
        };
        let float = |colors: &ByteColors<Now>| {
            colors.map(|channel| Row::load_floats(&channel.dwords().map(|c| c as f32 / 255.0)))
        };
        let exact = Operands {
            source: float(&bytes.source),
            source1: float(&bytes.source1),
            destination: float(&bytes.destination),
            constant: bytes.constant.map(|c| c.dwords()[0] as f32 / 255.0),
        };
        for source in codes {
            for destination in codes {
                for function in 0..5 {
                    let blend = blend(source, destination, function);
                    let got = blend.apply_bytes(&mut Now, &bytes).map(Row::dwords);
                    let want = blend.apply(&exact).map(Row::floats);
                    for (got, want) in got.iter().flatten().zip(want.iter().flatten()) {
                        let want = want.clamp(0.0, 1.0) * 255.0;
                        assert!((*got as f32 - want).abs() < 1.1, "{source} {destination} {function}");
                    }
                }
            }
        }
    }

    #[test]
    fn logic_operations_follow_their_truth_tables() {
        let (s, d) = (0b1100u128, 0b1010u128);
        let table: [(u32, u128); 16] = [
            (logic::CLEAR, 0),
            (logic::NOR, !(s | d)),
            (logic::AND_INVERTED, !s & d),
            (logic::COPY_INVERTED, !s),
            (logic::AND_REVERSE, s & !d),
            (logic::INVERT, !d),
            (logic::XOR, s ^ d),
            (logic::NAND, !(s & d)),
            (logic::AND, s & d),
            (logic::EQUIV, !(s ^ d)),
            (logic::NOOP, d),
            (logic::OR_INVERTED, !s | d),
            (logic::COPY, s),
            (logic::OR_REVERSE, s | !d),
            (logic::OR, s | d),
            (logic::SET, u128::MAX),
        ];
        for (code, want) in table {
            assert_eq!(logic_operation(code, s, d), want, "{code}");
            let rows = logic_rows(&mut Now, code, Row::splat(s as u32), Row::splat(d as u32));
            assert_eq!(rows.dwords(), [want as u32; ROW], "{code}");
        }
    }

    #[test]
    fn clamping_turns_nan_into_the_lower_end() {
        let mut colors = [f32::NAN, 2.0, -3.0, 0.5].map(splat);
        clamp(&mut colors, (0.0, 1.0));
        assert_eq!(colors.map(|lanes| lanes.floats()[5]), [0.0, 1.0, 0.0, 0.5]);
    }
}
