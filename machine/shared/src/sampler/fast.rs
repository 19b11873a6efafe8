//! Specialised paths, chosen once for a surface and a sampler.
//!
//! Source: as `filter`, which is their referee.

use super::combination::Combination;

/// A specialised path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fast {}

impl Fast {
    /// The path of a combination.
    pub fn choose(_combination: &Combination) -> Option<Self> {
        None
    }
}

impl Fast {
    /// Runs a message; false when it is not of the kind that the path knows.
    pub fn run(
        self,
        _combination: &Combination,
        _request: &super::message::Request,
        _lod: super::message::LodSource,
        _message: &ports::SendMessage,
        _grf: &mut ports::Grf,
    ) -> bool {
        match self {}
    }
}
