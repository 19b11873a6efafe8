//! PSD: how the threads of an object start that may do nothing but copy texels.
//!
//! Source: [skl.7:PS Thread Payload for Normal Dispatch].

use super::{Psd, WIDTHS};
use crate::cc::ObjectSite;
use crate::item::ScreenObject;
use ports::{Grf, PixelKernel, ThreadSite, ThreadStart};

/// Threads of an object.
pub struct ObjectThreads {
    /// Their kernels, widest last.
    pub kernels: Vec<PixelKernel>,
    /// Where their messages go.
    pub site: ThreadSite,
    /// How they start.
    pub start: ThreadStart,
    /// Registers of a thread of the widest kernel, but for its pixels.
    pub payload: Box<Grf>,
}

impl Psd {
    /// The threads of an object whose pixels have one sample; `None` where something that differs from pixel to pixel is
    /// given behind the first register that is said to be the same for all.
    pub fn object_threads(&mut self, object: &ScreenObject, site: &ObjectSite) -> Option<ObjectThreads> {
        let mut kernels = Vec::new();
        let mut widest = None;
        for (index, (&width, kernel)) in WIDTHS.iter().zip(&self.kernels).enumerate() {
            let Some(kernel) = kernel else { continue };
            if self.layout.registers(width) > kernel.grf_start {
                return None;
            }
            kernels.push(PixelKernel { kernel: kernel.id, lanes: width, first_uniform: kernel.grf_start });
            widest = Some(index);
        }
        let widest = widest.filter(|_| !self.per_sample)?;
        self.begin(object);
        self.slots.clear();
        let mut payload = Box::<Grf>::default();
        self.fill(widest, site, u128::MAX, 0, &mut payload);
        Some(ObjectThreads { kernels, site: self.site, start: self.start, payload })
    }
}
