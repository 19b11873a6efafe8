//! All scenes by name.

mod atomics;
mod control;
mod groups;
mod image_blocks;
mod images;
mod launch;
mod memory;
mod queues;
mod types;

use crate::api::Session;
use anyhow::Result;

/// What came of a scene that did not fail.
pub enum Verdict {
    /// Device and host agree.
    Right,
    /// The device does not have what it takes.
    DoesNotApply(&'static str),
}

/// One scene.
pub struct Scene {
    /// Its name, `group/what`.
    pub name: &'static str,
    /// Runs it in a session of its own.
    pub run: fn(&Session) -> Result<Verdict>,
}

/// All scenes in order.
pub fn all() -> Vec<Scene> {
    [
        launch::SCENES,
        control::SCENES,
        groups::SCENES,
        types::SCENES,
        atomics::SCENES,
        images::SCENES,
        image_blocks::SCENES,
        memory::SCENES,
        queues::SCENES,
    ]
    .into_iter()
    .flatten()
    .map(|&(name, run)| Scene { name, run })
    .collect()
}

/// A row of a scene table.
pub type Row = (&'static str, fn(&Session) -> Result<Verdict>);
