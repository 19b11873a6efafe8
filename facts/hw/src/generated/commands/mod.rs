//! Generated from hw/commands/ by `cargo xtask gen`; do not edit.

mod binding_and_constants;
pub use binding_and_constants::*;
mod blitter;
pub use blitter::*;
mod geometry;
pub use geometry::*;
mod media;
pub use media::*;
mod mi;
pub use mi::*;
mod raster;
pub use raster::*;
mod state;
pub use state::*;
