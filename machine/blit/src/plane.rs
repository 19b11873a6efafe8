//! A plane of bytes in memory, linear or tiled, accessed by row.
//!
//! Source: [skl.7:Surface Layout and Tiling].

use bits::GraphicsAddress;
use memory::{AddressSpace, PageFault};
use probe::{Fault, Stop};
use surface::tiling::{self, Tiling};

/// Where rows lie.
#[derive(Clone, Copy)]
pub(crate) struct Plane<'a> {
    pub space: &'a AddressSpace,
    pub base: GraphicsAddress,
    /// Bytes from row to row; negative walks upwards, linear planes only.
    pub pitch_bytes: i64,
    pub tiling: Tiling,
}

fn fault(fault: PageFault) -> Stop {
    Fault::page("BLT-01", fault.address, "blitter access").into()
}

impl Plane<'_> {
    fn address(&self, x_bytes: usize, y: usize) -> GraphicsAddress {
        let offset = match self.tiling {
            Tiling::Linear => (y as i64).wrapping_mul(self.pitch_bytes).wrapping_add(x_bytes as i64) as u64,
            tiled => tiling::offset(tiled, x_bytes, y, self.pitch_bytes.max(0) as usize) as u64,
        };
        self.base.offset(offset)
    }

    /// Bytes from `x_bytes` on that are contiguous in memory.
    fn span(&self, x_bytes: usize) -> usize {
        match self.tiling {
            Tiling::Linear => usize::MAX,
            Tiling::X => 512 - x_bytes % 512,
            Tiling::Y | Tiling::Standard(_) => 16 - x_bytes % 16,
            Tiling::W => 1,
        }
    }

    /// Most accesses that `length` bytes of a row take.
    pub fn spans(&self, length: usize) -> usize {
        // Pages are apart even where rows are not.
        const PAGE_BYTES: usize = 4096;
        length / self.span(0).min(PAGE_BYTES) + 2
    }

    /// Copies bytes of row `y` out.
    pub fn read(&self, x_bytes: usize, y: usize, into: &mut [u8]) -> Result<(), Stop> {
        let mut done = 0;
        while done < into.len() {
            let x = x_bytes + done;
            let length = self.span(x).min(into.len() - done);
            self.space.read_into(self.address(x, y), &mut into[done..done + length]).map_err(fault)?;
            done += length;
        }
        Ok(())
    }

    /// Copies bytes into row `y`.
    pub fn write(&self, x_bytes: usize, y: usize, from: &[u8]) -> Result<(), Stop> {
        let mut done = 0;
        while done < from.len() {
            let x = x_bytes + done;
            let length = self.span(x).min(from.len() - done);
            let at = self.address(x, y);
            self.space.known().forget(at.0..at.0.saturating_add(length as u64));
            self.space.write(at, &from[done..done + length]).map_err(fault)?;
            done += length;
        }
        Ok(())
    }
}
