//! The sampling engine: texture coordinates in, filtered colours out.
//!
//! Source: [skl.7:3D Sampler].

use crate::binding::Bindings;
use ports::{Grf, SendMessage, ThreadSite};
use probe::{Context, Stop};

/// The sampling engine with its caches.
pub struct Sampler<'a> {
    marker: std::marker::PhantomData<&'a ()>,
}

impl<'a> Sampler<'a> {
    /// Empty caches.
    pub fn new() -> Self {
        Self { marker: std::marker::PhantomData }
    }

    /// Forgets resolved state; call it together with [`Bindings::begin_draw`].
    pub fn begin_draw(&mut self) {}

    /// Performs one message.
    ///
    /// # Errors
    /// A page fault, or the stop of a strict run.
    pub fn send(
        &mut self,
        _message: &SendMessage,
        _grf: &mut Grf,
        _site: &ThreadSite,
        _bindings: &mut Bindings<'a>,
        cx: &Context,
    ) -> Result<(), Stop> {
        cx.gap("SM-19", "sampler messages");
        cx.check()
    }
}
