//! The words of control surfaces: what 64 bytes of them say about the blocks that they stand for.
//!
//! Source: [skl.7:MCS Buffer for Render Target(s)] [skl.7:Multisample Control Surface], [mesa:isl docs CCS] for the places of
//! bits, [mesa:blorp mcs_is_clear_color, mcs_ambiguate] for words of samples, [mesa:isl isl_aux_get_initial_state] for what
//! zeros mean.

/// How bits of colour control surfaces lie in a line: for each bit of the block's number in the line, from the lowest up,
/// which bit of its column (U) or row (V) it is. [mesa:isl docs CCS]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// Two bits a block.
    Compressible,
    /// One bit a block, of a Y-tiled surface.
    ClearOnlyY,
    /// One bit a block, of an X-tiled surface.
    ClearOnlyX,
    /// One bit a block where control surfaces have one level and one layer.
    Single,
}

/// Bit of a column or of a row.
#[derive(Clone, Copy)]
enum Bit {
    U(u32),
    V(u32),
}

impl Pattern {
    const fn bits(self) -> &'static [Bit] {
        use Bit::{U, V};
        match self {
            Pattern::Compressible => &[U(0), V(0), U(1), U(2), U(3), V(1), V(2), V(3)],
            Pattern::ClearOnlyY => &[U(0), V(0), V(1), U(1), U(2), U(3), V(3), V(2), V(4)],
            Pattern::ClearOnlyX => &[V(0), V(1), V(2), U(0), U(1), U(2), V(3), U(3), V(4)],
            Pattern::Single => &[U(0), U(1), U(2), U(3), V(0), V(1), V(3), V(2), V(4)],
        }
    }

    /// Bits of a block.
    const fn width(self) -> u32 {
        match self {
            Pattern::Compressible => 2,
            _ => 1,
        }
    }
}

/// What a control surface is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Depth, in blocks of 8 by 4 pixels, 16 bytes each.
    HierarchicalDepth,
    /// Colour, in blocks of two cache lines.
    Color(Pattern),
    /// The samples of each pixel; binary logarithm of their number.
    Samples(u32),
}

/// What is said of one block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// Look at the main surface.
    Resolved,
    /// All of it has the clear value.
    Clear,
    /// Anything else: for samples the slice of each, otherwise nothing that Halogen could have written.
    Other(u64),
}

/// Bytes of a line.
pub const LINE_BYTES: usize = 64;

/// Some blocks of a control surface, as they lie in memory.
pub type Line = [u8; LINE_BYTES];

/// What Halogen writes where depth is in the depth buffer. The hardware's words are in no manual; zeros, which drivers leave
/// where they want everything clear, are known, and this is none of the others that a driver could make.
const DEPTH_RESOLVED: [u8; 16] = *b"depth: main buf.";

/// Low bits of a word of samples that name slices: each sample has as many bits as a slice number needs.
const fn samples_mask(log2: u32) -> u64 {
    let bits = log2 << log2;
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// Every sample in its own slice.
pub const fn samples_resolved(log2: u32) -> u64 {
    let (mut word, mut sample) = (0, 0);
    while sample < 1 << log2 {
        word |= sample << (sample * log2 as u64);
        sample += 1;
    }
    word
}

/// Slice of a sample.
pub const fn slice(word: u64, sample: u32, log2: u32) -> u32 {
    ((word >> (sample * log2)) & ((1 << log2) - 1)) as u32
}

/// Bytes of a word of samples. [skl.7:Message Types "Id_mcs"]
pub const fn samples_bytes(log2: u32) -> u32 {
    match log2 {
        0..=2 => 1,
        3 => 4,
        _ => 8,
    }
}

impl Kind {
    /// Columns and rows of blocks in a line.
    pub const fn line_blocks(self) -> (u32, u32) {
        match self {
            Kind::HierarchicalDepth => (1, 4),
            Kind::Color(Pattern::Compressible) => (16, 16),
            Kind::Color(_) => (16, 32),
            Kind::Samples(log2) => (16 / samples_bytes(log2), 4),
        }
    }

    /// A line of blocks that all are resolved.
    pub const fn resolved(self) -> Line {
        let mut line = [0; LINE_BYTES];
        let (word, bytes) = match self {
            Kind::Color(_) => return line,
            Kind::HierarchicalDepth => (u128::from_le_bytes(DEPTH_RESOLVED), 16),
            Kind::Samples(log2) => (samples_resolved(log2) as u128, samples_bytes(log2) as usize),
        };
        let mut at = 0;
        while at < LINE_BYTES {
            line[at] = (word >> (8 * (at % bytes))) as u8;
            at += 1;
        }
        line
    }

    /// A line of blocks that all are clear.
    pub const fn clear(self) -> Line {
        match self {
            Kind::HierarchicalDepth => [0; LINE_BYTES],
            Kind::Color(_) | Kind::Samples(_) => [0xff; LINE_BYTES],
        }
    }

    /// Where the word of a block begins, in bits, and how many bits it has; the block is named by its column and row in the
    /// line.
    fn place(self, column: u32, row: u32) -> (usize, usize) {
        match self {
            Kind::HierarchicalDepth => (row as usize * 128, 128),
            Kind::Samples(log2) => {
                let bytes = samples_bytes(log2);
                ((row * 16 + column * bytes) as usize * 8, bytes as usize * 8)
            }
            Kind::Color(pattern) => {
                let number = pattern.bits().iter().enumerate().fold(0, |number, (at, bit)| {
                    let value = match bit {
                        Bit::U(bit) => column >> bit & 1,
                        Bit::V(bit) => row >> bit & 1,
                    };
                    number | value << at
                });
                ((number * pattern.width()) as usize, pattern.width() as usize)
            }
        }
    }

    /// What a line says of a block.
    pub fn code(self, line: &Line, column: u32, row: u32) -> Code {
        let (at, bits) = self.place(column, row);
        let word = word(line, at, bits);
        match self {
            Kind::HierarchicalDepth if word == 0 => Code::Clear,
            Kind::HierarchicalDepth if word == u128::from_le_bytes(DEPTH_RESOLVED) => Code::Resolved,
            Kind::Color(_) if word == 0 => Code::Resolved,
            Kind::Color(_) if word == (1 << bits) - 1 => Code::Clear,
            Kind::Samples(log2) => match word as u64 & samples_mask(log2) {
                slices if slices == samples_mask(log2) => Code::Clear,
                slices if slices == samples_resolved(log2) => Code::Resolved,
                slices => Code::Other(slices),
            },
            _ => Code::Other(word as u64),
        }
    }

    /// Says that a block is clear, or resolved.
    pub fn set(self, line: &mut Line, column: u32, row: u32, is_clear: bool) {
        let (at, bits) = self.place(column, row);
        let from = if is_clear { self.clear() } else { self.resolved() };
        if bits >= 8 {
            line[at / 8..(at + bits) / 8].copy_from_slice(&from[at / 8..(at + bits) / 8]);
        } else {
            let mask = ((1u8 << bits) - 1) << (at % 8);
            line[at / 8] = (line[at / 8] & !mask) | (from[at / 8] & mask);
        }
    }
}

/// `bits` bits from bit `at` on; they lie in one byte, or are whole bytes.
fn word(line: &Line, at: usize, bits: usize) -> u128 {
    if bits < 8 {
        return u128::from(line[at / 8] >> (at % 8)) & ((1 << bits) - 1);
    }
    line[at / 8..(at + bits) / 8].iter().rev().fold(0, |word, &byte| word << 8 | u128::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [Kind; 9] = [
        Kind::HierarchicalDepth,
        Kind::Color(Pattern::Compressible),
        Kind::Color(Pattern::ClearOnlyX),
        Kind::Color(Pattern::ClearOnlyY),
        Kind::Color(Pattern::Single),
        Kind::Samples(1),
        Kind::Samples(2),
        Kind::Samples(3),
        Kind::Samples(4),
    ];

    #[test]
    fn each_block_of_a_line_has_bits_of_its_own() {
        for kind in KINDS {
            let (columns, rows) = kind.line_blocks();
            let mut line = kind.resolved();
            for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
                assert_eq!(kind.code(&line, column, row), Code::Resolved, "{kind:?} {column} {row}");
                kind.set(&mut line, column, row, true);
                assert_eq!(kind.code(&line, column, row), Code::Clear, "{kind:?} {column} {row}");
            }
            assert_eq!(line, kind.clear(), "{kind:?}");
            for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
                kind.set(&mut line, column, row, false);
            }
            assert_eq!(line, kind.resolved(), "{kind:?}");
        }
    }

    #[test]
    fn zeros_and_ones_mean_what_drivers_fill_control_surfaces_with_them_for() {
        let (zeros, ones) = ([0; LINE_BYTES], [0xff; LINE_BYTES]);
        assert_eq!(Kind::HierarchicalDepth.code(&zeros, 0, 3), Code::Clear);
        assert_eq!(Kind::HierarchicalDepth.code(&ones, 0, 3), Code::Other(u64::MAX));
        for kind in [Kind::Color(Pattern::Compressible), Kind::Color(Pattern::ClearOnlyX)] {
            assert_eq!((kind.code(&zeros, 5, 9), kind.code(&ones, 5, 9)), (Code::Resolved, Code::Clear));
        }
        for log2 in 1..=4 {
            // All samples in slice 0.
            assert_eq!(Kind::Samples(log2).code(&zeros, 1, 2), Code::Other(0));
            assert_eq!(Kind::Samples(log2).code(&ones, 1, 2), Code::Clear);
        }
    }

    #[test]
    fn words_of_samples_take_one_four_or_eight_bytes() {
        assert_eq!([1, 2, 3, 4].map(samples_bytes), [1, 1, 4, 8]);
        let word = |line: &Line| Kind::Samples(3).code(line, 3, 2);
        let mut line = [0; LINE_BYTES];
        // Columns of four bytes in rows of 16.
        line[2 * 16 + 3 * 4..][..4].copy_from_slice(&0x12_3456u32.to_le_bytes());
        assert_eq!(word(&line), Code::Other(0x12_3456));
    }

    #[test]
    fn words_of_resolved_samples_name_every_sample_its_own_slice() {
        assert_eq!([1, 2, 3].map(samples_resolved), [0b10, 0xe4, 0xfa_c688]);
        assert_eq!(samples_resolved(4), 0xfedc_ba98_7654_3210);
        for log2 in 1..=4 {
            assert!((0..1 << log2).all(|sample| slice(samples_resolved(log2), sample, log2) == sample));
        }
    }

    #[test]
    fn compression_bits_of_blocks_lie_as_the_display_engine_reads_them() {
        // Blocks (1, 0), (0, 1), (2, 0), (0, 2) and (0, 8): bits 2, 4, 8, 64 and 256 of a line.
        let kind = Kind::Color(Pattern::Compressible);
        for ((column, row), bit) in [((1, 0), 2), ((0, 1), 4), ((2, 0), 8), ((0, 2), 64), ((0, 8), 256)] {
            let mut line = kind.resolved();
            kind.set(&mut line, column, row, true);
            assert_eq!(line[bit / 8], 3 << (bit % 8), "{column} {row}");
        }
        // A word that says compressed is none that Halogen writes.
        assert_eq!(kind.code(&[0x55; LINE_BYTES], 0, 0), Code::Other(1));
    }
}
