//! CC: depth and stencil tests of rows of slots.
//!
//! Source: [skl.7:Depth Test] [skl.7:Stencil Test] [skl.7:Stencil Buffer Updates].

use super::{DepthFormat, DepthStencil, Face, compare, stencil_operation};
use crate::cc::ObjectSite;
use crate::cc::addresses::{read, write};
use crate::cc::slots::Places;
use crate::simd::{Body, ROW, Row};
use crate::wm::VIEWPORTS;
use crate::wm::block::Block;
use crate::wm::plane::Planes;
use crate::wm::samples::Samples;
use hw::enums::compare_function;

/// Where the depth of a test comes from.
#[derive(Clone, Copy)]
pub enum DepthSource<'s> {
    /// From the planes of the object, at the pixel location or at each sample.
    Planes(&'s Planes, &'s Samples),
    /// Computed by the thread: one depth for each slot, as bits.
    Computed(&'s [u32; ROW]),
}

/// A row of slots to be tested.
#[derive(Clone, Copy)]
pub struct Test<'s> {
    /// Where they are.
    pub places: Places,
    /// Render target array index.
    pub layer: u32,
    /// Viewport, for the depth range.
    pub viewport: u32,
    /// Picks the stencil state.
    pub back_facing: bool,
    /// Depths.
    pub depth: DepthSource<'s>,
    /// Stencil references computed by the thread, one for each slot.
    pub reference: Option<[u8; ROW]>,
}

/// Where one sample of the slots of a row is.
struct At<'s> {
    places: &'s Places,
    layer: u32,
    sample: u32,
}

/// Tests the samples of a block.
struct TestBlock<'t, 'a> {
    depth_stencil: &'t DepthStencil<'a>,
    block: &'t mut Block,
    site: &'t ObjectSite<'t>,
    samples: &'t Samples,
}

impl Body for TestBlock<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        let TestBlock { depth_stencil, block, site, samples } = self;
        let lit = block.any();
        for row in (0..4).filter(|row| lit >> (row * 16) & 0xffff != 0) {
            let (x, y) = (block.x, block.y + 2 * row);
            let test = Test {
                places: Places { x: [x, x + 2, x + 4, x + 6], y: [y; 4] },
                layer: site.layer,
                viewport: site.viewport,
                back_facing: site.back_facing,
                depth: DepthSource::Planes(site.planes, samples),
                reference: None,
            };
            depth_stencil.row(&test, block.masks_mut(), row * 16);
        }
    }
}

/// Tests a row of a dispatch.
struct TestRow<'t, 'a> {
    depth_stencil: &'t DepthStencil<'a>,
    test: &'t Test<'t>,
    covered: &'t mut [u64],
}

impl Body for TestRow<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        self.depth_stencil.row(self.test, self.covered, 0);
    }
}

impl DepthStencil<'_> {
    /// Tests the covered samples of a block, updates the buffers, and leaves the samples that passed.
    pub fn test_block(&self, block: &mut Block, site: &ObjectSite, samples: &Samples) {
        if self.is_active() {
            self.unit.run(TestBlock { depth_stencil: self, block, site, samples });
        }
    }

    /// The same for slots of a dispatch: masks of 16 for each sample.
    pub fn test_row(&self, test: &Test, covered: &mut [u64]) {
        if self.is_active() {
            self.unit.run(TestRow { depth_stencil: self, test, covered });
        }
    }

    /// Tests the slots of the 16 bits from `shift` on of the mask of each sample.
    #[inline(always)]
    fn row(&self, test: &Test, covered: &mut [u64], shift: u32) {
        let inside = test.places.inside(self.width, self.height);
        let layer = if test.layer < self.layers { test.layer } else { 0 };
        let single = match test.depth {
            DepthSource::Planes(_, samples) => !samples.pattern,
            DepthSource::Computed(_) => true,
        };
        let mut depths = Row::splat(0);
        if single && self.uses_depth() {
            depths = self.depths(test, 0);
        }
        for (sample, mask) in covered.iter_mut().enumerate() {
            let lit = (*mask >> shift) as u16;
            if lit == 0 {
                continue;
            }
            if !single && self.uses_depth() {
                depths = self.depths(test, sample);
            }
            // Outside of the buffers there is nothing to test against.
            let mut passed = lit & !inside;
            let lit = lit & inside;
            if self.stencil_test {
                let depths = depths.floats();
                let depth_at = if self.uses_depth() {
                    self.depth_addresses.row(&self.depth, &test.places, layer, sample as u32)
                } else {
                    [0; ROW]
                };
                let stencil_at =
                    self.stencil_addresses.row(&self.stencil, &test.places, layer, sample as u32);
                for slot in (0..ROW).filter(|slot| lit >> slot & 1 != 0) {
                    let reference = test.reference.map(|reference| reference[slot]);
                    let (depth, places) = (depths[slot], (depth_at[slot], stencil_at[slot]));
                    passed |= u16::from(self.sample(test.back_facing, depth, places, reference)) << slot;
                }
            } else {
                let at = At { places: &test.places, layer, sample: sample as u32 };
                passed |= match self.format {
                    DepthFormat::D32Float => self.depth_row::<Float>(lit, depths, &at),
                    DepthFormat::D24Unorm => self.depth_row::<Unorm24>(lit, depths, &at),
                    DepthFormat::D16Unorm => self.depth_row::<Unorm16>(lit, depths, &at),
                };
            }
            *mask = *mask & !(0xffff << shift) | u64::from(passed) << shift;
        }
    }

    /// Depths of a row at one sample, clamped to the depth range of the viewport.
    #[inline(always)]
    fn depths(&self, test: &Test, sample: usize) -> Row {
        let depths = match &test.depth {
            DepthSource::Computed(depths) => Row::load(depths),
            DepthSource::Planes(planes, samples) => {
                let offset =
                    if samples.pattern { samples.positions[sample & 15] } else { samples.pixel_location };
                planes.depth_row(&planes.linear_row(&test.places.positions(offset)))
            }
        };
        let (low, high) = self.ranges[(test.viewport as usize).min(VIEWPORTS - 1)];
        depths.map_floats(|depth| depth.max(low).min(high))
    }

    /// Tests and updates one sample of the lit slots of a row, without stencil. Gives those that pass.
    #[inline(always)]
    fn depth_row<F: Stored>(&self, lit: u16, z: Row, at: &At) -> u16 {
        let new = z.map(|z| F::FORMAT.quantize(f32::from_bits(z)));
        let (view, addresses) = (&self.depth.view, &self.depth_addresses);
        let is_wide = !matches!(F::FORMAT, DepthFormat::D16Unorm);
        let pairs = addresses.has_pairs(if is_wide { 4 } else { 2 });
        let pieces =
            if is_wide { addresses.pieces(&self.depth, at.places, at.layer, at.sample) } else { None };
        let each = || addresses.row(&self.depth, at.places, at.layer, at.sample);
        let mut passed = lit;
        if self.depth_test && self.function != compare_function::ALWAYS {
            let old = match pieces {
                Some((first, pieces)) => pieces.read(view, first),
                None if is_wide => Row::load(&read::<4>(view, pairs, &each())),
                None => Row::load(&read::<2>(view, pairs, &each())),
            };
            passed &= compare_rows::<F>(self.function, new, old);
        }
        if self.depth_write && passed != 0 {
            match pieces {
                Some((first, pieces)) if passed == u16::MAX => pieces.write(view, first, new),
                _ if is_wide => write::<4>(view, pairs, &each(), &new.dwords(), passed),
                _ => write::<2>(view, pairs, &each(), &new.dwords(), passed),
            }
        }
        passed
    }

    /// Tests one sample and updates it; `at` is where its depth and its stencil are.
    #[inline]
    fn sample(&self, back: bool, z: f32, at: (usize, usize), reference: Option<u8>) -> bool {
        let (depth_at, stencil_at) = at;
        let face = &self.faces[usize::from(back)];
        let reference = reference.unwrap_or(face.reference);
        let old = self.stencil.view.read_u8(stencil_at);
        if !compare(face.function, reference & face.test_mask, old & face.test_mask) {
            self.update_stencil(face, face.fail, old, reference, stencil_at);
            return false;
        }
        let new = if self.uses_depth() { self.format.quantize(z) } else { 0 };
        if self.depth_test && !self.depth_passes(new, self.load_depth(depth_at)) {
            self.update_stencil(face, face.depth_fail, old, reference, stencil_at);
            return false;
        }
        self.update_stencil(face, face.pass, old, reference, stencil_at);
        if self.depth_write {
            self.store_depth(new, depth_at);
        }
        true
    }

    /// The stored depth at a byte offset.
    #[inline(always)]
    fn load_depth(&self, at: usize) -> u32 {
        match self.format {
            DepthFormat::D32Float => u32::from_le_bytes(self.depth.view.read::<4>(at)),
            DepthFormat::D24Unorm => u32::from_le_bytes(self.depth.view.read::<4>(at)) & 0xff_ffff,
            DepthFormat::D16Unorm => u32::from(u16::from_le_bytes(self.depth.view.read::<2>(at))),
        }
    }

    #[inline(always)]
    fn depth_passes(&self, new: u32, old: u32) -> bool {
        if self.format == DepthFormat::D32Float {
            compare(self.function, f32::from_bits(new), f32::from_bits(old))
        } else {
            compare(self.function, new, old)
        }
    }

    #[inline(always)]
    fn update_stencil(&self, face: &Face, operation: u32, old: u8, reference: u8, at: usize) {
        if self.stencil_write {
            let new = stencil_operation(operation, old, reference);
            let merged = (new & face.write_mask) | (old & !face.write_mask);
            if merged != old {
                self.stencil.view.write::<1>(at, [merged]);
            }
        }
    }
}

/// How depths are stored, for functions that are compiled for it.
trait Stored {
    const FORMAT: DepthFormat;
    type Value: PartialOrd;
    /// What a stored depth is compared as.
    fn value(bits: u32) -> Self::Value;
}

struct Float;
struct Unorm24;
struct Unorm16;

impl Stored for Float {
    const FORMAT: DepthFormat = DepthFormat::D32Float;
    type Value = f32;
    #[inline(always)]
    fn value(bits: u32) -> f32 {
        f32::from_bits(bits)
    }
}

// No value has the highest bit, so that the order of signed numbers, which hosts compare faster, is the same.
impl Stored for Unorm24 {
    const FORMAT: DepthFormat = DepthFormat::D24Unorm;
    type Value = i32;
    #[inline(always)]
    fn value(bits: u32) -> i32 {
        (bits & 0xff_ffff) as i32
    }
}

impl Stored for Unorm16 {
    const FORMAT: DepthFormat = DepthFormat::D16Unorm;
    type Value = i32;
    #[inline(always)]
    fn value(bits: u32) -> i32 {
        bits as i32
    }
}

/// Slots whose `left FUNCTION right` is true.
#[inline(always)]
fn compare_rows<F: Stored>(function: u32, left: Row, right: Row) -> u16 {
    macro_rules! each {
        ($function:ident) => {
            left.test(right, |left, right| {
                compare(compare_function::$function, F::value(left), F::value(right))
            })
        };
    }
    match function {
        compare_function::ALWAYS => u16::MAX,
        compare_function::NEVER => 0,
        compare_function::LESS => each!(LESS),
        compare_function::EQUAL => each!(EQUAL),
        compare_function::LEQUAL => each!(LEQUAL),
        compare_function::GREATER => each!(GREATER),
        compare_function::NOTEQUAL => each!(NOTEQUAL),
        _ => each!(GEQUAL),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_compared_as_their_values_are() {
        let left: [f32; ROW] = std::array::from_fn(|i| [0.0, 1.0, f32::NAN, -3.0][i % 4]);
        let right: [f32; ROW] = std::array::from_fn(|i| [0.0, -1.0, 2.0, f32::INFINITY][i / 4]);
        let rows = (Row::load_floats(&left), Row::load_floats(&right));
        for function in 0..8 {
            let floats = compare_rows::<Float>(function, rows.0, rows.1);
            let integers = compare_rows::<Unorm24>(function, rows.0, rows.1);
            let words = compare_rows::<Unorm16>(function, rows.0.map(|v| v >> 16), rows.1.map(|v| v >> 16));
            for slot in 0..ROW {
                let want = compare(function, left[slot], right[slot]);
                assert_eq!(floats >> slot & 1 != 0, want, "{function} {slot}");
                let (left, right) = (left[slot].to_bits(), right[slot].to_bits());
                let want = compare(function, left & 0xff_ffff, right & 0xff_ffff);
                assert_eq!(integers >> slot & 1 != 0, want, "{function} {slot}");
                let want = compare(function, left >> 16, right >> 16);
                assert_eq!(words >> slot & 1 != 0, want, "{function} {slot}");
            }
        }
    }
}
