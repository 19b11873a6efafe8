//! Decoded blocks. The checksums are those of texels that Mesa's decoder (low range, sRGB but for alpha) and Arm's (high
//! range) give for the same blocks, too.

use super::*;

const FOOTPRINTS: [(u8, u8); 14] = [
    (4, 4),
    (5, 4),
    (5, 5),
    (6, 5),
    (6, 6),
    (8, 5),
    (8, 6),
    (8, 8),
    (10, 5),
    (10, 6),
    (10, 8),
    (10, 10),
    (12, 10),
    (12, 12),
];
const MAGENTA: [f32; 4] = [1.0, 0.0, 1.0, 1.0];

fn decoder((width, height): (u8, u8), profile: Profile) -> Astc {
    Astc { width, height, profile }
}

fn texels(astc: Astc, block: u128) -> Vec<[u32; 4]> {
    let mut texels = [[0; 4]; TEXELS];
    astc.decode(&block.to_le_bytes(), &mut texels);
    texels[..usize::from(astc.width) * usize::from(astc.height)].to_vec()
}

fn floats(astc: Astc, block: u128) -> Vec<[f32; 4]> {
    texels(astc, block).into_iter().map(|texel| texel.map(f32::from_bits)).collect()
}

/// Bits at their places.
fn block(fields: &[(u32, u128)]) -> u128 {
    fields.iter().fold(0, |block, (at, value)| block | value << at)
}

/// Weights, from the top bit down, the first one first, `bits` each.
fn weights(bits: u32, values: &[u128]) -> u128 {
    let stream = values.iter().rev().fold(0, |stream, value| stream << bits | value);
    u128::reverse_bits(stream)
}

/// Blocks of which every sixteenth has one colour, and every third of the others one partition.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn block(&mut self) -> u128 {
        let (mut low, mut high) = (self.next(), self.next());
        match self.next() >> 60 {
            0 => {
                low = low & !0x1ff | 0x1fc;
                match self.next() >> 62 {
                    0 | 1 => low |= !0x3ff,
                    2 => low |= 0xc00,
                    _ => {}
                }
                // Neither infinities nor what is not a number.
                high &= !0x4000_4000_4000_4000;
            }
            1..=5 => low &= !0x1800,
            _ => {}
        }
        u128::from(high) << 64 | u128::from(low)
    }
}

/// Checksum of the texels of many blocks.
fn checksum(astc: Astc) -> u64 {
    let mut random = Random(0x9e37_79b9 + u64::from(astc.width) * 16 + u64::from(astc.height));
    let mut sum = 0xcbf2_9ce4_8422_2325u64;
    for _ in 0..1500 {
        for channel in texels(astc, random.block()).into_iter().flatten() {
            sum = (sum ^ u64::from(channel)).wrapping_mul(0x100_0000_01b3);
        }
    }
    sum
}

#[test]
fn blocks_of_every_footprint_decode_to_what_other_decoders_make_of_them() {
    let sums = |profile| FOOTPRINTS.map(|footprint| checksum(decoder(footprint, profile)));
    assert_eq!(sums(Profile::LowRange), LOW_RANGE);
    assert_eq!(sums(Profile::Srgb), SRGB);
    assert_eq!(sums(Profile::HighRange), HIGH_RANGE);
}

const LOW_RANGE: [u64; 14] = [
    0x2db5d6da298cef25,
    0x106bdcf481bce225,
    0xd49764382a2699e5,
    0xd5be158f287e21a5,
    0x6f2659dc91734e25,
    0xc4234f276d686125,
    0x0933ed79ca5fa725,
    0x753ecf1f6da43325,
    0xe0f34fe14bf320a5,
    0xa6c72d404059a025,
    0x763ad7e024a6ff25,
    0x97858b7e19c41e25,
    0xd7e191f5d65efd25,
    0xb49d94b343190f25,
];
const SRGB: [u64; 14] = [
    0x1def28ed0df55d59,
    0xdfc393cc9ce5a890,
    0xad14d29c3289bf15,
    0x4b885b11488f4e0c,
    0x09a7605498ad85bb,
    0x6f3824bd8b1ea0cc,
    0x834814c05c2e86a3,
    0xad3690451050aeb9,
    0xd0ce074cb072f406,
    0x0b1d266da0a07e19,
    0x9b000336c34f985d,
    0x2b5e808fa82d5e3f,
    0x0deb31f1a890c08d,
    0x80fa8196db2d15c0,
];
const HIGH_RANGE: [u64; 14] = [
    0xeabbef2ed3e7af25,
    0x9c581f580a0c4225,
    0x59060e3da89a59e5,
    0x0ac0a7dbf50b81a5,
    0xec056f9e059a4e25,
    0x89bb57c449b8a125,
    0x3f88485d1733c725,
    0xb8341ec699d91325,
    0x041bdf796d8240a5,
    0x3df7a28e43d94025,
    0xd93f192b0bb7ff25,
    0x5cdb0acffd539e25,
    0x5a5747e09bc2bd25,
    0x24777815d105cf25,
];

/// A block of one colour, whose extent is not told.
fn void(color: [u128; 4], is_float: bool) -> u128 {
    let [r, g, b, a] = color;
    block(&[
        (0, 0x1fc),
        (9, is_float.into()),
        (10, 3),
        (12, (1 << 52) - 1),
        (64, r),
        (80, g),
        (96, b),
        (112, a),
    ])
}

#[test]
fn a_void_extent_block_has_one_color() {
    let numbers = void([0x8000, 0xffff, 0x0003, 0x1234], false);
    let low = decoder((6, 5), Profile::LowRange);
    // Cut to the eleven bits of a half float; the highest number is one.
    let expected = [0.5, 1.0, 3.0 / 65536.0, f32::from(0x1234u16 & !3) / 65536.0];
    assert_eq!(floats(low, numbers), vec![expected; 30]);
    assert_eq!(floats(decoder((6, 5), Profile::HighRange), numbers), vec![expected; 30]);
    let srgb = floats(decoder((6, 5), Profile::Srgb), numbers);
    assert_eq!(srgb, vec![[srgb::decode(128.0 / 255.0), 1.0, 0.0, 18.0 / 255.0]; 30]);

    let halves = void([0x3c00, 0xc000, 0x0001, 0x7bff], true);
    let expected = [1.0, -2.0, 2f32.powi(-24), 65504.0];
    assert_eq!(floats(decoder((4, 4), Profile::HighRange), halves), vec![expected; 16]);
    for profile in [Profile::LowRange, Profile::Srgb] {
        assert_eq!(floats(decoder((4, 4), profile), halves), vec![MAGENTA; 16]);
    }
}

#[test]
fn the_extent_of_a_void_extent_block_must_be_one() {
    let low = decoder((4, 4), Profile::LowRange);
    let extent = |s: (u128, u128), t: (u128, u128)| {
        let coordinates = block(&[(12, s.0), (25, s.1), (38, t.0), (51, t.1)]);
        let block = void([0; 4], false) & !(((1 << 52) - 1) << 12) | coordinates;
        floats(low, block)[0]
    };
    const ALL: u128 = 0x1fff;
    assert_eq!(extent((0, 1), (5, 6)), [0.0; 4]);
    assert_eq!(extent((ALL, ALL), (ALL, ALL)), [0.0; 4]);
    assert_eq!(extent((1, 1), (5, 6)), MAGENTA);
    assert_eq!(extent((0, 1), (6, 6)), MAGENTA);
    assert_eq!(extent((0, 1), (7, 6)), MAGENTA);
    assert_eq!(extent((ALL, ALL), (5, 4)), MAGENTA);
    // Bits 10 and 11 are ones.
    for bit in [10, 11] {
        assert_eq!(floats(low, void([0; 4], false) & !(1 << bit))[0], MAGENTA);
    }
}

#[test]
fn texels_lie_between_the_end_points() {
    // Gray from 0x20 to 0xe0; weights 0, 1/3, 2/3 and 1 in each row. Two values are of the largest range, eight bits.
    let gray = block(&[(0, mode_4x4(2)), (17, 0x20), (25, 0xe0)]) | weights(2, &[0, 1, 2, 3].repeat(4));
    let astc = decoder((4, 4), Profile::LowRange);
    // 0x2020, 24415, 41377 and 0xe0e0 of 65536, cut to eleven bits.
    let row = [8224.0f32, 24400.0, 41376.0, 57568.0].map(|number| number / 65536.0);
    assert_eq!(floats(astc, gray), row.map(|gray| [gray, gray, gray, 1.0]).repeat(4));
    // On the sRGB curve: from 0x2080 to 0xe080, cut to eight bits.
    let row = [32, 95, 161, 224].map(|code| srgb::decode(code as f32 / 255.0));
    let astc = decoder((4, 4), Profile::Srgb);
    assert_eq!(floats(astc, gray), row.map(|gray| [gray, gray, gray, 1.0]).repeat(4));
}

/// The block mode of a grid of 4 by 4 weights of 1 to 3 bits.
fn mode_4x4(bits: u32) -> u128 {
    // Range numbers 2, 4 and 7: the lowest bit is bit 4, the others bits 1:0 of the mode.
    let range: u128 = [2, 4, 7][bits as usize - 1];
    range >> 1 | (range & 1) << 4 | 2 << 5
}

#[test]
fn a_second_plane_is_for_one_channel() {
    // Gray from 0 to 0xff; the planes have opposite weights of one bit, the second is for blue.
    let both: Vec<u128> = (0..16).flat_map(|n| [n & 1, 1 - (n & 1)]).collect();
    let planes = block(&[(0, mode_4x4(1) | 1 << 10), (25, 0xff), (128 - 32 - 2, 2)]) | weights(1, &both);
    let expected = [[0.0, 0.0, 1.0, 1.0], [1.0, 1.0, 0.0, 1.0]].repeat(8);
    assert_eq!(floats(decoder((4, 4), Profile::LowRange), planes), expected);
}

#[test]
fn a_coarse_grid_is_stretched_over_the_block() {
    // Two columns and two rows of weights of four bits are too few bits; six rows are enough. Of 12 texels across.
    let mode = block(&[(0, 0b1100 | 4 >> 1), (4, 0), (5, 0), (7, 0), (9, 1)]);
    let values: Vec<u128> = (0..6).flat_map(|_| [0, 15]).collect();
    let stretched = block(&[(0, mode), (25, 0xff)]) | weights(4, &values);
    let got = floats(decoder((12, 12), Profile::LowRange), stretched);
    // Sixteenths of the way: 93 / 64 of a sixteenth a texel.
    let row: Vec<f32> = (0..12u32)
        .map(|x| {
            let sixteenths = (93 * x + 32) >> 6;
            let weight = (sixteenths * 64 + 8) >> 4;
            fraction(((0xffff * weight + 32) >> 6) as u16)
        })
        .map(f32::from_bits)
        .collect();
    assert_eq!(got.iter().map(|texel| texel[0]).collect::<Vec<_>>(), row.repeat(12));
}

#[test]
fn illegal_blocks_are_magenta_or_not_a_number() {
    let fine = block(&[(0, mode_4x4(2)), (17, 0x20)]);
    let cases = [
        ("no weight range 0 or 1", fine & !3),
        ("reserved block mode", fine & !0x1ff | 0x1c0 | 4 | 3 << 5),
        ("a grid of 5 by 4 is larger than the block", fine & !0x7ff | 2 << 5 | 1 << 7 | 2),
        ("too many bits of weights: 16 of 5 bits in two planes", fine | 1 << 9 | 1 << 10 | 0b11 | 1 << 4),
        ("too few bits of weights: 16 of 1 bit", block(&[(0, mode_4x4(1))])),
        ("four partitions and two planes", fine | 3 << 11 | 1 << 10),
        ("more than 18 end point values", fine | 2 << 11 | 12 << 25),
        ("no room for the end points", block(&[(0, mode_4x4(3) | 1 << 9 | 1 << 11), (25, 12)])),
    ];
    let astc = |profile| decoder((4, 4), profile);
    assert_ne!(floats(astc(Profile::LowRange), fine)[0], MAGENTA);
    for (what, illegal) in cases {
        assert_eq!(floats(astc(Profile::LowRange), illegal), vec![MAGENTA; 16], "{what}");
        assert_eq!(floats(astc(Profile::Srgb), illegal), vec![MAGENTA; 16], "{what}");
        let texels = floats(astc(Profile::HighRange), illegal);
        assert!(texels.into_iter().flatten().all(f32::is_nan), "{what}");
    }
}

#[test]
fn only_the_partitions_of_high_range_are_magenta() {
    // Two partitions, classes 0 and 0, modes 0 (gray) and 2 (gray of high range).
    let weights_at = 128 - 32;
    let mixed = block(&[(0, mode_4x4(2) | 1 << 11), (13, 7), (23, 1), (25, 0), (weights_at - 2, 2)]);
    let pattern = Pattern::new(7, 2, (4, 4));
    let texels = floats(decoder((4, 4), Profile::LowRange), mixed);
    let mut seen = [0; 2];
    for (n, texel) in texels.into_iter().enumerate() {
        let partition = pattern.at(n as u32 % 4, n as u32 / 4);
        seen[partition] += 1;
        assert_eq!(texel, [[0.0, 0.0, 0.0, 1.0], MAGENTA][partition]);
    }
    assert!(seen[0] > 0 && seen[1] > 0);
}

/// Luminance and alpha of an sRGB texel: the first has its numbers on a curve, the second has not.
#[test]
fn the_alpha_of_srgb_texels_is_interpolated_as_in_other_formats() {
    // Mode 4: gray and alpha from 0 to 0xff and back, weights 0, 21, 43, 64.
    let values = block(&[(13, 4), (17, 0), (25, 0xff), (33, 0xff), (41, 0)]);
    let mixed = block(&[(0, mode_4x4(2))]) | values | weights(2, &[0, 1, 2, 3].repeat(4));
    let gray = [0, 84, 171, 255].map(|code: u8| srgb::decode(f32::from(code) / 255.0));
    // 0xffff by 43 and 21 64ths is 44031 and 21504: 171 and 84 in eight bits.
    let alpha = [255, 171, 84, 0].map(|code: u8| f32::from(code) / 255.0);
    let row: Vec<[f32; 4]> =
        gray.into_iter().zip(alpha).map(|(gray, alpha)| [gray, gray, gray, alpha]).collect();
    assert_eq!(floats(decoder((4, 4), Profile::Srgb), mixed), row.repeat(4));
}

#[test]
fn blocks_are_kept_by_their_bytes_and_their_format() {
    let mut blocks = crate::compressed::Blocks::default();
    let formats = [Profile::LowRange, Profile::Srgb].map(|profile| decoder((5, 4), profile));
    let mut random = Random(3);
    let many: Vec<u128> = (0..300).map(|_| random.block()).collect();
    for _ in 0..2 {
        for &block in &many {
            for astc in formats {
                for (x, y) in [(0, 0), (4, 3)] {
                    let decode = crate::compressed::Decode::Block(astc);
                    let bytes = block.to_le_bytes();
                    let kept = decode.texel_of_kept(&bytes, x, y, &mut blocks);
                    assert_eq!(kept, texels(astc, block)[(y * 5 + x) as usize]);
                    assert_eq!(kept, decode.texel(&bytes, x, y));
                }
            }
        }
    }
}
