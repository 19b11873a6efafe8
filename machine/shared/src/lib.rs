//! Who answers a `send`: sampler, data port, URB, gateway, spawner, pixel interpolator.
//!
//! [`SharedFunctions`] is built per submission from storage that outlives it ([`UrbStorage`]) and an address space;
//! its [`send`](SharedFunctions::send) is one `match` on the shared function id. A shared function knows nothing of the
//! fixed functions: pixels go through [`ports::PixelThread`], URB entries are plain storage.
//!
//! Deliberately absent: instruction semantics, blending, thread scheduling (whoever runs a group holds its barrier).

mod abreast;
pub mod binding;
mod dataport;
mod gateway;
mod inline;
mod interpolator;
mod lanes;
mod plain;
mod router;
pub mod sampler;
mod slm;
mod spawner;
mod urb;
mod used;

pub use abreast::{Abreast, seed};
pub use dataport::render_target::InlinedPixels;
pub use gateway::{Barrier, GatewayTimer, Release};
pub use inline::{Inlined, REGIONS};
pub use plain::{PlainLoad, plain_target};
pub use router::{MessageContext, SharedFunctions};
pub use slm::Slm;
pub use urb::UrbStorage;

#[cfg(test)]
mod tests;
