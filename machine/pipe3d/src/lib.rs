//! pipe3d
