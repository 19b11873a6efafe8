//! What tests share: text tests and their runner, pictures and their comparison, programs of the build.
//!
//! A text test says what goes in and what comes out. Its runner writes the file anew with what comes out now; the test
//! passes when that is the file. So every failure can be shown line by line, and blessed ([`text`]).
//!
//! | module | files |
//! |---|---|
//! | [`command`] | `tests/command/*.batch`: commands as text and as DWords |
//! | [`eu`] | `tests/isa/*.eu`: instructions as text and as bytes, and what they compute |
//! | [`stage`] | `tests/stage/*/*.case`: items into a fixed-function unit and out of it |
//! | [`message`] | `tests/message/*/*.case`: messages to shared functions |
//! | [`draw`] | `tests/draw/*.scene`: captures, checksums of memory, pictures |
//! | [`mesa`] | end to end with Debian's drivers |

pub mod command;
pub mod draw;
pub mod eu;
pub mod mesa;
pub mod message;
pub mod picture;
mod section;
pub mod stage;
pub mod text;
pub mod value;
