//! The scenes, by group.
//!
//! SAFETY of every `unsafe` block in this folder: it runs inside a scene, so the context of `gl` is current on this
//! thread, and every slice that is handed to a GL call outlives that call.

mod astc;
mod basic;
mod clear;
pub mod compute;
mod fragment;
mod geometry;
mod output;
mod texture;

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

/// Adds a scene. `draw` runs with a current context, which is what its GL calls need.
pub fn add(
    scenes: &mut Vec<Scene>,
    name: impl Into<String>,
    draw: impl Fn(&glow::Context) -> Result<Picture> + 'static,
) {
    scenes.push(Scene { name: name.into(), draw: Box::new(draw) });
}

/// Every scene, in a fixed order.
pub fn all() -> Vec<Scene> {
    let mut scenes = Vec::new();
    basic::add_all(&mut scenes);
    geometry::add_all(&mut scenes);
    fragment::add_all(&mut scenes);
    texture::add_all(&mut scenes);
    astc::add_all(&mut scenes);
    output::add_all(&mut scenes);
    clear::add_all(&mut scenes);
    compute::add_all(&mut scenes);
    scenes
}
