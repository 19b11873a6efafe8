//! Responses of the media sampler.
//!
//! Source: [skl.7:Sample_8x8 Writeback Messages], [skl.7:SIMD32], MS-02, MS-03. Pixels follow each other, row by row. Channels
//! that are masked leave no hole.

use bits::field;
use ports::{GRF_DWORDS, Grf, SendMessage};

/// Bytes of a register.
const REGISTER_BYTES: usize = 4 * GRF_DWORDS;

/// What the header asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Form {
    /// Channels that come back, bit 0 red.
    channels: u32,
    /// Samples of a byte instead of 16 bits.
    is_narrow: bool,
    /// Only every other pixel of red and blue.
    is_halved: bool,
}

impl Form {
    /// From M0.2: write masks and "Output Format Control".
    pub(super) fn of(control: u32) -> Self {
        let format = field(control, 19, 18);
        Self {
            channels: !field(control, 15, 12) & 0xf,
            is_narrow: format & 2 != 0,
            is_halved: format & 1 != 0,
        }
    }

    /// Red and blue share a register where channels of 8 by 4 pixels come together.
    pub(super) fn shares_registers(self) -> bool {
        self.is_narrow && self.is_halved && self.channels & 0b101 != 0
    }

    /// Whether a channel comes back.
    pub(super) fn has(self, channel: usize) -> bool {
        self.channels >> channel & 1 != 0
    }
}

/// Which pixels a response has, in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// So many, one after the other.
    Rows(usize),
    /// All channels of 8 by 4 pixels, as often as said, from blocks that are 16 pixels wide.
    Halves(usize),
}

impl Order {
    /// Runs of channels, and pixels of one.
    fn runs(self) -> (usize, usize) {
        match self {
            Order::Rows(pixels) => (1, pixels),
            Order::Halves(halves) => (halves, 32),
        }
    }

    /// Number of pixel `index` of a run.
    fn pixel(self, run: usize, index: usize) -> usize {
        match self {
            Order::Rows(_) => index,
            Order::Halves(_) => index / 8 * 16 + run * 8 + index % 8,
        }
    }
}

/// Writes pixels, whose channels are between 0 and 1, into the response. A sample of 16 bits is one of 8 bits with as many
/// behind the point.
pub(super) fn write(
    form: Form,
    colors: &[[f32; 128]; 4],
    order: Order,
    message: &SendMessage,
    grf: &mut Grf,
) {
    let start = usize::from(message.response_grf) * REGISTER_BYTES;
    let end = start + usize::from(message.response_length) * REGISTER_BYTES;
    let bytes = grf.bytes_mut();
    let mut at = start;
    let (runs, pixels) = order.runs();
    for run in 0..runs {
        for (index, color) in colors.iter().enumerate().filter(|(index, _)| form.has(*index)) {
            let step = if form.is_halved && index % 2 == 0 { 2 } else { 1 };
            for pixel in (0..pixels).step_by(step) {
                let value = color[order.pixel(run, pixel)].clamp(0.0, 1.0);
                let (low, high) = if form.is_narrow {
                    ((value * 255.0 + 0.5) as u8, None)
                } else {
                    let [low, high] = ((value * 65280.0 + 0.5) as u16).to_le_bytes();
                    (low, Some(high))
                };
                for byte in [Some(low), high].into_iter().flatten() {
                    if at < end
                        && let Some(to) = bytes.get_mut(at)
                    {
                        *to = byte;
                    }
                    at += 1;
                }
            }
            at = start + (at - start).next_multiple_of(REGISTER_BYTES);
        }
    }
}
