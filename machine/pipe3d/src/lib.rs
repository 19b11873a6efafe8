//! The 3D fixed functions: vertices to pixels, in the order of the manual.

pub mod bound;
pub mod clip;
pub mod item;
pub mod vf;
pub mod vs;
