//! Operations whose channels look at their neighbours: lines, planes, dot products, sums of differences; and roundings of
//! doubles, whose neighbours are whole numbers.

mod common;

use common::*;
use eu::Thread;
use ports::ThreadStart;

type Modifier = (&'static str, fn(f32) -> f32);

const MODIFIERS: [Modifier; 4] = [("", |x| x), ("-", |x| -x), ("(abs)", f32::abs), ("-(abs)", |x| -x.abs())];
const PLACES: [(usize, &str); 3] = [(16, "1H"), (8, "1Q"), (8, "2Q")];

/// Two sets of coefficients, the third of which counts nowhere.
const COEFFICIENTS: [f32; 8] = [2.0, -3.0, 99.0, 5.0, -7.0, 11.0, 98.0, -13.0];

/// Element `n` from g4 on: small numbers, of which sums and products are exact.
fn argument(n: usize) -> f32 {
    (n * 5 % 17) as f32 - 8.0
}

fn prepare(thread: &mut Thread) {
    set_floats(thread, 2, &COEFFICIENTS);
    set_floats(thread, 4, &std::array::from_fn::<f32, 32, _>(argument));
}

#[test]
fn lines_and_planes_take_modifiers_of_coefficients_and_of_arguments() {
    for (size, place) in PLACES {
        for (name, coefficient) in MODIFIERS {
            for (other, of_argument) in MODIFIERS {
                for element in [0, 4] {
                    let sources =
                        format!("{name}g2.{element}<0,1,0>F {other}g4<8,8,1>F {{ align1 {place} }};");
                    let text = format!("line({size}) g20<1>F {sources}\npln({size}) g24<1>F {sources}");
                    let thread = everywhere(&text, prepare).thread;
                    let c = |n: usize| coefficient(COEFFICIENTS[element + n]);
                    for i in 0..size {
                        let x = of_argument(argument(i));
                        assert_eq!(floats(&thread, 20, size)[i], c(0) * x + c(3), "{text} {i}");
                        let at = i % 8 + i / 8 * 16;
                        let [u, v] = [at, at + 8].map(|n| of_argument(argument(n)));
                        let plane = c(0) * u + c(1) * v + c(3);
                        assert_eq!(floats(&thread, 24, size)[i], plane, "{text} {i}");
                    }
                }
            }
        }
    }
}

#[test]
fn lines_and_planes_flush_what_they_read() {
    // 2^-127 and what makes an ordinary number of it.
    let (tiny, large) = (f32::from_bits(0x0040_0000), 2f32.powi(120));
    let flush = |x: f32| if x.is_subnormal() { 0.0 } else { x };
    for ([p, q, r], u, v) in [
        ([tiny, 3.0, 1.0], large, 2.0),
        ([large, 3.0, 1.0], tiny, 2.0),
        ([-large, 3.0, 1.0], -tiny, 2.0),
        ([3.0, tiny, 1.0], 2.0, large),
        ([3.0, large, 1.0], 2.0, tiny),
        ([0.0, 0.0, tiny], 1.0, 1.0),
        ([3.0, 5.0, 7.0], 2.0, 4.0),
    ] {
        for keep in [false, true] {
            let start = ThreadStart { keep_denormals_f32: keep, ..sixteen() };
            let text = "line(8) g20<1>F g2<0,1,0>F g4<8,8,1>F { align1 1Q };
                 pln(8) g21<1>F g2<0,1,0>F g4<8,8,1>F { align1 1Q };";
            let outcome = program_on(EVERY, text, &start, |thread| {
                set_floats(thread, 2, &[p, q, f32::NAN, r]);
                set_floats(thread, 4, &[[u; 8], [v; 8]].concat());
            });
            let [p, q, r, u, v] = [p, q, r, u, v].map(|x| if keep { x } else { flush(x) });
            assert_eq!(floats(&outcome.thread, 20, 8), [p.mul_add(u, r); 8], "{p} {q} {r} {u} {v}");
            assert_eq!(
                floats(&outcome.thread, 21, 8),
                [q.mul_add(v, p.mul_add(u, r)); 8],
                "{p} {q} {r} {u} {v}"
            );
        }
    }
}

#[test]
fn dot_products_are_of_groups_of_four_channels() {
    for (size, place) in PLACES {
        for (name, of_a) in MODIFIERS {
            for (other, of_b) in MODIFIERS {
                for (operation, products, plus_last) in
                    [("dp2", 2, false), ("dp3", 3, false), ("dp4", 4, false), ("dph", 3, true)]
                {
                    let text = format!(
                        "{operation}({size}) g20<1>F {name}g4<4,4,1>F {other}g6<4,4,1>F {{ align1 {place} }};"
                    );
                    let thread = everywhere(&text, prepare).thread;
                    for i in 0..size {
                        let (a, b) = (|n: usize| of_a(argument(n)), |n: usize| of_b(argument(16 + n)));
                        let group = i / 4 * 4;
                        let sum: f32 = (group..group + products).map(|n| a(n) * b(n)).sum();
                        let expected = if plus_last { sum + b(group + 3) } else { sum };
                        assert_eq!(floats(&thread, 20, size)[i], expected, "{text} {i}");
                    }
                }
            }
        }
    }
}

#[test]
fn sums_of_differences_are_of_pairs_of_channels() {
    let byte = |n: usize, register: usize| match register {
        2 => (n * 37 % 256) as u8,
        _ => (n * 101 + 9) as u8,
    };
    for (size, place) in PLACES {
        for (type_, signed) in [("UB", false), ("B", true)] {
            let sources = format!("g2<16,8,2>{type_} g3<16,8,2>{type_} {{ align1 {place} }};");
            let text = format!(
                "sad2({size}) g20<1>W {sources}
                 mov({size}) acc0<1>W g10<8,8,1>W {{ align1 {place} }};
                 sada2({size}) g22<1>W {sources}"
            );
            let thread = everywhere(&text, |thread| {
                for register in [2, 3] {
                    let bytes = &mut thread.grf.bytes_mut()[register * 32..][..32];
                    bytes.iter_mut().enumerate().for_each(|(n, place)| *place = byte(n, register));
                }
                for (n, place) in thread.grf.bytes_mut()[320..352].chunks_exact_mut(2).enumerate() {
                    place.copy_from_slice(&(n as i16 * 300 - 2000).to_le_bytes());
                }
            })
            .thread;
            let difference = |channel: usize| {
                let [a, b] = [2, 3].map(|register| match (signed, byte(2 * channel, register)) {
                    (true, byte) => i16::from(byte as i8),
                    (false, byte) => i16::from(byte),
                });
                (a - b).abs()
            };
            let word = |register: usize, n: usize| {
                let bytes = &thread.grf.bytes()[register * 32 + 2 * n..];
                i16::from_le_bytes([bytes[0], bytes[1]])
            };
            // The manual says nothing of odd channels.
            for i in (0..size).step_by(2) {
                let sum = difference(i) + difference(i + 1);
                assert_eq!(word(20, i), sum, "{text} {i}");
                assert_eq!(word(22, i), sum + i as i16 * 300 - 2000, "{text} {i}");
            }
        }
    }
}

#[test]
fn doubles_are_rounded_in_every_direction() {
    let values = [-2.5, -1.5, -0.25, 0.5, 1.5, 2.75, 3.0, -7.0_f64];
    for (operation, expected) in [
        ("rndd", [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, -7.0_f64]),
        ("rndu", [-2.0, -1.0, -0.0, 1.0, 2.0, 3.0, 3.0, -7.0]),
        ("rnde", [-2.0, -2.0, -0.0, 0.0, 2.0, 3.0, 3.0, -7.0]),
        ("rndz", [-2.0, -1.0, -0.0, 0.0, 1.0, 2.0, 3.0, -7.0]),
        ("frc", [0.5, 0.5, 0.75, 0.5, 0.5, 0.75, 0.0, 0.0]),
    ] {
        let text = format!("{operation}(8) g20<1>DF g10<4,4,1>DF {{ align1 1Q }};");
        let thread = program(&text, |thread| {
            let bytes = thread.grf.bytes_mut()[320..].chunks_exact_mut(8);
            bytes.zip(values).for_each(|(place, value)| place.copy_from_slice(&value.to_le_bytes()));
        })
        .thread;
        let bytes = thread.grf.bytes()[640..704].chunks_exact(8);
        let found: Vec<u64> = bytes.map(|b| u64::from_le_bytes(b.try_into().unwrap())).collect();
        assert_eq!(found, expected.map(f64::to_bits), "{operation}");
    }
}
