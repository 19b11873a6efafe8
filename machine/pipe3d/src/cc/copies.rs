//! CC: draws that write the colours of threads as they are.

use super::Cc;
use super::target::{FormatClass, Target};
use surface::SurfaceKind;
use surface::texel::is_exact;

impl Cc<'_> {
    /// Nothing but the first target decides what becomes of a colour, and all of its channels are written as they are.
    pub fn writes_plainly(&self) -> bool {
        let blend = &self.blend[0];
        let is_open = blend.write == [true; 4] && blend.logic.is_none() && !blend.enable;
        is_open && !self.alpha_kills() && !self.alpha_to_one && !self.depth_stencil.is_active()
    }

    /// Texels of a surface of the same format come to `target` as they are.
    pub fn keeps_texels(&self, target: &Target) -> bool {
        let surface = &target.surface;
        let range = target.clamp_range(self.blend[0].clamp_range);
        // Clamps do nothing to what lies within.
        let keeps = target.class == FormatClass::Integer
            || target.class == FormatClass::Unorm
                && range.is_none_or(|(low, high)| low <= 0.0 && high >= 1.0);
        keeps
            && is_exact(surface.format)
            && !target.null
            && surface.kind == SurfaceKind::D2
            && surface.samples_log2 == 0
            && surface.field_line.is_none()
            && (self.dither.is_none() || target.narrow.iter().all(Option::is_none))
    }
}
