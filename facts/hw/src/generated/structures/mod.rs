//! Generated from hw/structures/ by `cargo xtask gen`; do not edit.

mod context;
pub use context::*;
mod front_end;
pub use front_end::*;
mod message;
pub use message::*;
mod raster;
pub use raster::*;
mod sampler;
pub use sampler::*;
mod surface;
pub use surface::*;
mod video;
pub use video::*;
