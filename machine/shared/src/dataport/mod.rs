//! Data ports: memory as messages see it.

mod block;
pub(crate) mod buffer;
pub(crate) mod render_target;
