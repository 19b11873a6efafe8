//! The 3D fixed functions: vertices to pixels, in the order of the manual.

pub mod assembly;
pub mod backend;
pub mod bound;
pub mod cc;
pub mod clip;
pub mod ds;
pub mod gs;
pub mod hs;
pub mod item;
mod lanes;
mod payload;
pub mod pipeline;
pub mod psd;
mod saved;
pub mod sf;
mod simd;
pub mod sol;
pub mod te;
#[cfg(test)]
mod testing;
mod used;
pub mod vf;
pub mod vs;
pub mod wm;

pub use backend::PixelBackend;
pub use pipeline::{Kept, Pipeline3d};
