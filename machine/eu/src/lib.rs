//! The execution unit: what an instruction means, and an interpreter.
//!
//! Source: [skl.7:EU Overview] and the sections each module names.
//!
//! A [`Kernel`] is pre-decoded once; a [`Thread`] is reset, its GRF filled with the payload, and [`run`]. Memory, textures
//! and everything else outside of the registers is reached only through [`ports::Sends`].
//!
//! | module | what |
//! |---|---|
//! | [`thread`] | registers and masks |
//! | [`lanes`], [`semantics`], [`step`] | what each opcode means, for any executor |
//! | [`rows`], [`narrow`], [`wide`], [`operand`], [`simd`] | the interpreter's values |
//! | [`kernel`], [`region`], [`select`], `clean`, `halves`, `outside` | the pre-decoder |
//! | `macros` | the steps of division and root macros |
//! | [`record`], [`compiled`] | what operations do, written down; host code made of that |
//! | [`interp`], `context` | the interpreter, exceptions, the registers of a context image |

mod clean;
pub mod compiled;
mod context;
mod copies;
mod halves;
pub mod interp;
pub mod kernel;
pub mod lanes;
mod macros;
mod messages;
mod modes;
pub mod narrow;
pub mod op;
pub mod operand;
mod outside;
mod program;
mod reach;
pub mod record;
pub mod region;
pub mod rows;
pub mod select;
pub mod semantics;
pub mod simd;
pub mod step;
mod stepwise;
#[cfg(test)]
mod tests;
pub mod thread;
pub mod wide;

pub use compiled::Bound;
pub use copies::{Copies, Form, Messages, Varies};
pub use interp::{Beside, Exit, Listed, run, run_beside, run_listed, run_slice};
pub use kernel::Kernel;
pub use messages::KnownMessage;
pub use reach::spoil;
pub use thread::Thread;
