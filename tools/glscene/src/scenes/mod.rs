//! The scenes, by group.

mod basic;

use crate::picture::Picture;
use anyhow::Result;

/// A named way of drawing.
pub struct Scene {
    /// `group/what`.
    pub name: String,
    /// Draws from default state and reads the result back.
    pub draw: Box<Draw>,
}

/// Draws with a current context.
pub type Draw = dyn Fn(&glow::Context) -> Result<Picture>;

/// Every scene, in a fixed order.
pub fn all() -> Vec<Scene> {
    let mut scenes = Vec::new();
    basic::add(&mut scenes);
    scenes
}
