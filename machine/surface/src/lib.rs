//! Where a texel lies and what it says: tilings, layouts of levels, layers and samples, texel formats.
//!
//! [`Surface::resolve`] turns surface state into a [`Surface`] once; after that an access is arithmetic.
//! Deliberately absent: filtering, address modes (the sampler's), blending (the pixel pipeline's).

pub mod compressed;
pub mod control;
pub mod copy;
pub mod layout;
mod packed_yuv;
mod resolve;
pub mod simd;
pub mod state;
#[allow(clippy::module_inception)]
mod surface;
pub mod texel;
pub mod tiling;

pub use layout::{LevelLayout, Placement, SampleLayout};
pub use surface::{AuxiliaryMode, ChannelSelect, MediaBoundary, Surface, SurfaceKind};
pub use tiling::Tiling;
