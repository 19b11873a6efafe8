//! The arithmetic decoder. [h264:9.3]

use super::contexts::{COUNT, INITIAL};

/// Range of the less probable symbol, by state and by the range's second and third bit. [h264:Table 9-44]
#[rustfmt::skip]
const RANGES: [[u8; 4]; 64] = [
    [128, 176, 208, 240], [128, 167, 197, 227], [128, 158, 187, 216], [123, 150, 178, 205], [116, 142, 169, 195],
    [111, 135, 160, 185], [105, 128, 152, 175], [100, 122, 144, 166], [95, 116, 137, 158], [90, 110, 130, 150],
    [85, 104, 123, 142], [81, 99, 117, 135], [77, 94, 111, 128], [73, 89, 105, 122], [69, 85, 100, 116],
    [66, 80, 95, 110], [62, 76, 90, 104], [59, 72, 86, 99], [56, 69, 81, 94], [53, 65, 77, 89], [51, 62, 73, 85],
    [48, 59, 69, 80], [46, 56, 66, 76], [43, 53, 63, 72], [41, 50, 59, 69], [39, 48, 56, 65], [37, 45, 54, 62],
    [35, 43, 51, 59], [33, 41, 48, 56], [32, 39, 46, 53], [30, 37, 43, 50], [29, 35, 41, 48], [27, 33, 39, 45],
    [26, 31, 37, 43], [24, 30, 35, 41], [23, 28, 33, 39], [22, 27, 32, 37], [21, 26, 30, 35], [20, 24, 29, 33],
    [19, 23, 27, 31], [18, 22, 26, 30], [17, 21, 25, 28], [16, 20, 23, 27], [15, 19, 22, 25], [14, 18, 21, 24],
    [14, 17, 20, 23], [13, 16, 19, 22], [12, 15, 18, 21], [12, 14, 17, 20], [11, 14, 16, 19], [11, 13, 15, 18],
    [10, 12, 15, 17], [10, 12, 14, 16], [9, 11, 13, 15], [9, 11, 12, 14], [8, 10, 12, 14], [8, 9, 11, 13],
    [7, 9, 11, 12], [7, 9, 10, 12], [7, 8, 10, 11], [6, 8, 9, 11], [6, 7, 9, 10], [6, 7, 8, 9], [2, 2, 2, 2],
];

/// The state after a less probable symbol. [h264:Table 9-45]
#[rustfmt::skip]
const AFTER_LESS: [u8; 64] = [
    0, 0, 1, 2, 2, 4, 4, 5, 6, 7, 8, 9, 9, 11, 11, 12, 13, 13, 15, 15, 16, 16, 18, 18, 19, 19, 21, 21, 22, 22, 23, 24,
    24, 25, 26, 26, 27, 27, 28, 29, 29, 30, 30, 30, 31, 32, 32, 33, 33, 33, 34, 34, 35, 35, 35, 36, 36, 36, 37, 37, 37,
    38, 38, 63,
];

/// Bits that are loaded at once, and how few are left then.
const LOAD_BITS: u32 = 32;
const FEW_BITS: i32 = 8;

/// A decoder in the middle of its bits.
#[derive(Clone, Debug)]
pub(super) struct Cabac<'a> {
    bytes: &'a [u8],
    at: usize,
    range: u32,
    /// The offset, with `spare` bits behind it.
    value: u64,
    spare: i32,
    /// Twice the state, and the more probable symbol.
    contexts: [u8; COUNT],
}

impl<'a> Cabac<'a> {
    /// Contexts as slices of this quantizer begin them; table 0 is that of I slices. The bits begin at `at`.
    pub(super) fn new(bytes: &'a [u8], at: usize, table: usize, qp: i32) -> Self {
        let mut cabac = Cabac { bytes, at, range: 510, value: 0, spare: 0, contexts: [0; COUNT] };
        for (context, [m, n]) in cabac.contexts.iter_mut().zip(INITIAL[table]) {
            let state = ((i32::from(m) * qp.clamp(0, 51) >> 4) + i32::from(n)).clamp(1, 126);
            *context = if state <= 63 { 2 * (63 - state) } else { 2 * (state - 64) + 1 } as u8;
        }
        cabac.restart(at);
        cabac
    }

    /// Begins to decode at a byte; contexts stay.
    pub(super) fn restart(&mut self, at: usize) {
        (self.at, self.range, self.value, self.spare) = (at, 510, 0, -9);
        self.load();
    }

    fn load(&mut self) {
        let word = match self.bytes.get(self.at..).and_then(|rest| rest.first_chunk::<4>()) {
            Some(bytes) => u32::from_be_bytes(*bytes),
            None => (0..4)
                .fold(0, |word, n| word << 8 | u32::from(self.bytes.get(self.at + n).copied().unwrap_or(0))),
        };
        self.at += 4;
        self.value = self.value << LOAD_BITS | u64::from(word);
        self.spare += LOAD_BITS as i32;
    }

    /// Whether bits were used that there are not; those that are only loaded ahead do not count.
    pub(super) fn is_exhausted(&self) -> bool {
        (self.at * 8).saturating_sub(self.spare.max(0) as usize) > self.bytes.len() * 8 + 8
    }

    /// The byte behind the bits of what was decoded last, which was a terminating symbol. [h264:9.3.1.2]
    pub(super) fn position(&self) -> usize {
        (self.at * 8).saturating_sub(self.spare.max(0) as usize).div_ceil(8)
    }

    #[inline(always)]
    fn shift(&mut self, bits: u32) {
        self.range <<= bits;
        self.spare -= bits as i32;
        if self.spare < FEW_BITS {
            self.load();
        }
    }

    /// A symbol of a context.
    #[inline(always)]
    pub(super) fn get(&mut self, context: usize) -> bool {
        let context = &mut self.contexts[context];
        let state = usize::from(*context >> 1) & 63;
        let mut symbol = *context & 1;
        let less = u32::from(RANGES[state][(self.range >> 6) as usize & 3]);
        self.range -= less;
        let scaled = u64::from(self.range) << self.spare;
        if self.value < scaled {
            *context = (state as u8 + u8::from(state < 62)) << 1 | symbol;
        } else {
            self.value -= scaled;
            self.range = less;
            let more = if state == 0 { symbol ^ 1 } else { symbol };
            *context = AFTER_LESS[state] << 1 | more;
            symbol ^= 1;
        }
        self.shift(self.range.leading_zeros().saturating_sub(23));
        symbol != 0
    }

    /// A symbol without a context.
    #[inline(always)]
    pub(super) fn bypass(&mut self) -> bool {
        self.spare -= 1;
        let scaled = u64::from(self.range) << self.spare;
        let symbol = self.value >= scaled;
        if symbol {
            self.value -= scaled;
        }
        if self.spare < FEW_BITS {
            self.load();
        }
        symbol
    }

    /// Whether the slice, or what precedes plain samples, ends.
    pub(super) fn terminate(&mut self) -> bool {
        self.range -= 2;
        let ends = self.value >= u64::from(self.range) << self.spare;
        if !ends {
            self.shift(self.range.leading_zeros().saturating_sub(23));
        }
        ends
    }

    /// `base` plus a number of Exp-Golomb order `order` in bypassed symbols, within 2^24.
    pub(super) fn exp_golomb(&mut self, mut order: u32) -> i32 {
        let mut value = 0;
        while order < 24 && self.bypass() {
            value += 1 << order;
            order += 1;
        }
        for n in (0..order).rev() {
            value += i32::from(self.bypass()) << n;
        }
        value
    }
}
