//! Blitter: rectangles copied and filled by the raster operations of its command stream.
//!
//! Commands in  XY_SRC_COPY_BLT, XY_COLOR_BLT, XY_FAST_COPY_BLT, SRC_COPY_BLT, COLOR_BLT, XY_SETUP_BLT, XY_SETUP_CLIP_BLT
//! Source       [bdw.2d:BR00 - BLT Opcode and Control], [bdw.2d:BR13], [mesa:gen9 XY_FAST_COPY_BLT]
//! Deviations   pattern, monochrome, text, scan-line and pixel forms are Gaps
//!
//! All 256 raster operations of destination, source and solid pattern are evaluated from their truth table. A command is
//! complete when it returns.

mod pipeline;
mod plane;
mod raster;

pub use pipeline::BlitPipeline;

#[cfg(test)]
mod tests;
