//! Codec and video enhancement engines: pictures decoded from the bit streams that their commands name.
//!
//! Commands in  MFX_* and MFD_* of decoding; all others are Gaps by their names
//! Source       [t81], [h262], [h264], [vp8]; layouts in `hw/commands/mfx*.hw`
//! Deviations   encoding, VC-1, HEVC, VP9, VDENC, VEBOX and SFC are Gaps
//!
//! A picture is decoded in host memory and written when its last slice is done; references are read from where commands
//! say they lie. Streams are the guest's: whatever they hold, nothing outside of the bound surfaces is read or written.

mod avc;
mod bit_reader;
mod huc;
mod job;
mod jpeg;
mod mpeg2;
mod pipeline;
mod plane;
mod references;
mod surface;
mod transform;
mod undone;
mod vlc;
mod vp8;
mod zigzag;

pub use pipeline::VideoPipeline;

#[cfg(test)]
mod tests;
