//! CC: blending, colour clamps and logic operations.
//!
//! State in    BLEND_STATE, BLEND_STATE_ENTRY, COLOR_CALC_STATE
//! Source      [skl.7:Color Buffer Blending] [skl.7:Pre-Blend Color Clamping] [skl.7:Logic Ops]
//!
//! Colours are red, green, blue, alpha. Everything is 32-bit float; rounding to the format happens when it is packed.

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
    /// The equations do not need the destination.
    pub ignores_destination: bool,
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
            ignores_destination: !enable,
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

/// Operands of one blend.
#[derive(Clone, Copy, Debug)]
pub struct Operands {
    /// Source colour.
    pub source: [f32; 4],
    /// Second source colour.
    pub source1: [f32; 4],
    /// Destination colour.
    pub destination: [f32; 4],
    /// Blend constant.
    pub constant: [f32; 4],
}

/// Value of a factor for one channel.
#[inline(always)]
fn factor_value(code: u32, o: &Operands, channel: usize) -> f32 {
    match code {
        factor::ONE => 1.0,
        factor::SRC_COLOR => o.source[channel],
        factor::SRC_ALPHA => o.source[3],
        factor::DST_ALPHA => o.destination[3],
        factor::DST_COLOR => o.destination[channel],
        factor::SRC_ALPHA_SATURATE => {
            if channel == 3 {
                1.0
            } else {
                o.source[3].min(1.0 - o.destination[3])
            }
        }
        factor::CONST_COLOR => o.constant[channel],
        factor::CONST_ALPHA => o.constant[3],
        factor::SRC1_COLOR => o.source1[channel],
        factor::SRC1_ALPHA => o.source1[3],
        factor::INV_SRC_COLOR => 1.0 - o.source[channel],
        factor::INV_SRC_ALPHA => 1.0 - o.source[3],
        factor::INV_DST_ALPHA => 1.0 - o.destination[3],
        factor::INV_DST_COLOR => 1.0 - o.destination[channel],
        factor::INV_CONST_COLOR => 1.0 - o.constant[channel],
        factor::INV_CONST_ALPHA => 1.0 - o.constant[3],
        factor::INV_SRC1_COLOR => 1.0 - o.source1[channel],
        factor::INV_SRC1_ALPHA => 1.0 - o.source1[3],
        // ZERO and the reserved codes.
        _ => 0.0,
    }
}

#[inline(always)]
fn combine(equation: &Equation, o: &Operands, channel: usize) -> f32 {
    let (source, destination) = (o.source[channel], o.destination[channel]);
    // A zero factor gives zero even for infinities.
    let product = |code: u32, value: f32| match code {
        factor::ZERO => 0.0,
        factor::ONE => value,
        _ => factor_value(code, o, channel) * value,
    };
    let (s, d) = (product(equation.source, source), product(equation.destination, destination));
    match equation.function {
        function::SUBTRACT => s - d,
        function::REVERSE_SUBTRACT => d - s,
        function::MIN => s.min(d),
        function::MAX => s.max(d),
        _ => s + d,
    }
}

impl Blend {
    /// The blended colour.
    #[inline]
    pub fn apply(&self, operands: &Operands) -> [f32; 4] {
        [
            combine(&self.color, operands, 0),
            combine(&self.color, operands, 1),
            combine(&self.color, operands, 2),
            combine(&self.alpha, operands, 3),
        ]
    }
}

/// Clamps a colour to a range; NaN becomes the lower end.
#[inline(always)]
pub fn clamp(color: [f32; 4], range: (f32, f32)) -> [f32; 4] {
    color.map(|c| c.max(range.0).min(range.1))
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
    use hw::enums::logic_op_function as logic;

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

    const O: Operands = Operands {
        source: [0.25, 0.5, 1.0, 0.75],
        source1: [0.1, 0.2, 0.3, 0.4],
        destination: [1.0, 0.5, 0.125, 0.5],
        constant: [0.6, 0.7, 0.8, 0.9],
    };

    #[test]
    fn every_factor_multiplies_its_colour() {
        let f = O;
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
            let as_source = blend(code, factor::ZERO, function::ADD).apply(&f);
            let as_destination = blend(factor::ZERO, code, function::ADD).apply(&f);
            for channel in 0..3 {
                assert_eq!(as_source[channel], want[channel] * f.source[channel], "{code}");
                assert_eq!(as_destination[channel], want[channel] * f.destination[channel], "{code}");
            }
            assert_eq!(as_source[3], f.source[3]);
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
            assert_eq!(blend(factor::ONE, factor::ONE, code).apply(&O)[0], want);
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
        }
    }

    #[test]
    fn clamping_turns_nan_into_the_lower_end() {
        assert_eq!(clamp([f32::NAN, 2.0, -3.0, 0.5], (0.0, 1.0)), [0.0, 1.0, 0.0, 0.5]);
    }
}
