//! Raster operations: any function of destination, source and pattern bits.
//!
//! Source: [bdw.2d:BR13 "Raster Operation"]: bit `4 P + 2 S + D` of the code is the result.

/// A raster operation by its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RasterOperation(pub u8);

impl RasterOperation {
    /// The result is the source.
    pub const SOURCE_COPY: Self = Self(0xcc);

    /// True when the result depends on what the destination holds.
    pub fn needs_destination(self) -> bool {
        (self.0 & 0x55) != (self.0 >> 1 & 0x55)
    }

    /// One byte of the result.
    pub fn apply(self, destination: u8, source: u8, pattern: u8) -> u8 {
        let mut result = 0;
        for code in 0..8 {
            if self.0 >> code & 1 != 0 {
                let d = if code & 1 != 0 { destination } else { !destination };
                let s = if code & 2 != 0 { source } else { !source };
                let p = if code & 4 != 0 { pattern } else { !pattern };
                result |= d & s & p;
            }
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_codes_give_their_functions() {
        let (d, s, p) = (0b1010_1010, 0b1100_1100, 0b1111_0000);
        let apply = |code| RasterOperation(code).apply(d, s, p);
        assert_eq!(apply(0xcc), s);
        assert_eq!(apply(0xf0), p);
        assert_eq!(apply(0xaa), d);
        assert_eq!(apply(0x66), d ^ s);
        assert_eq!(apply(0x88), d & s);
        assert_eq!(apply(0x00), 0);
        assert_eq!(apply(0xff), 0xff);
        assert_eq!(apply(0x55), !d);
    }

    #[test]
    fn only_operations_with_d_need_the_destination() {
        assert!(!RasterOperation::SOURCE_COPY.needs_destination());
        assert!(!RasterOperation(0xf0).needs_destination());
        assert!(RasterOperation(0x66).needs_destination());
        assert!(RasterOperation(0x55).needs_destination());
    }
}
