//! Rows of texels against the readers of formats.

use super::*;
use crate::simd::{Unit, Work};
use crate::texel;
use bits::GraphicsAddress;
use memory::AddressSpace;

/// Reads a row of texels with each way of storing them.
struct Read<'s, 'a> {
    surface: &'s Surface<'a>,
    unit: Unit,
    at: [u32; LANES],
}

impl Visit for Read<'_, '_> {
    type Output = [[u32; LANES]; 4];

    fn visit<T: Stored>(self) -> Self::Output {
        struct Channels<'s, 'a, T>(Read<'s, 'a>, std::marker::PhantomData<T>);
        impl<T: Stored> Work for Channels<'_, '_, T> {
            type Output = [[u32; LANES]; 4];

            #[inline(always)]
            fn run<V: Vector>(self, unit: V) -> Self::Output {
                let raw = T::fetch(unit, self.0.surface, unit.row(self.0.at));
                [0, 1, 2, 3].map(|channel| unit.lanes(T::value(unit, T::channel(unit, &raw, channel))))
            }
        }
        self.unit.run(Channels::<T>(self, std::marker::PhantomData))
    }
}

#[test]
fn rows_say_what_the_readers_of_their_formats_say() {
    const BYTES: usize = 4096;
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(GraphicsAddress(0x1000), BYTES as u64).unwrap();
    let mut seed = 5u64;
    let mut random = move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u32
    };
    for at in (0..BYTES as u64).step_by(4) {
        space.write_u32(GraphicsAddress(0x1000 + at), random() << 8 ^ random()).unwrap();
    }
    let mut formats = 0;
    for format in (0..0x200).map(SurfaceFormat) {
        let (Some(unpack), Some(layout)) = (texel::unpacker(format), format.layout()) else { continue };
        formats += 1;
        let one = if texel::is_integer(layout) { 1 } else { 1.0f32.to_bits() };
        let element_bytes = u32::from(layout.block_bits) / 8;
        let surface = Surface {
            view: space.view(GraphicsAddress(0x1000), BYTES as u64),
            unpack: Some(unpack),
            element_bytes,
            ..Surface::null()
        };
        for unit in [Unit::Baseline, Unit::detect()] {
            for _ in 0..40 {
                let at = std::array::from_fn(|_| random() % (BYTES as u32 - element_bytes + 1));
                let (sources, channels) = stored(format, Read { surface: &surface, unit, at });
                for lane in 0..LANES {
                    let expected = unpack(&surface.read_element(at[lane] as usize));
                    let color = sources.map(|source| match source {
                        Source::Zero => 0,
                        Source::One => one,
                        Source::Stored(channel) => channels[usize::from(channel)][lane],
                    });
                    assert_eq!(color, expected, "{} lane {lane}", format.name());
                }
            }
        }
    }
    assert!(formats > 150);
}

#[test]
fn what_lies_past_the_end_of_a_surface_is_zero() {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(GraphicsAddress(0x1000), 0x1000).unwrap();
    for at in (0..0x1000).step_by(4) {
        space.write_u32(GraphicsAddress(0x1000 + at), u32::MAX).unwrap();
    }
    let view = space.view(GraphicsAddress(0x1000), 0x100);
    let surface = Surface { view, element_bytes: 4, ..Surface::null() };
    for unit in [Unit::Baseline, Unit::detect()] {
        let at = [0, 0xfc, 0xfd, 0x100, u32::MAX, 4, 0x80, 0xf8];
        let (_, channels) = stored(SurfaceFormat::R32_UINT, Read { surface: &surface, unit, at });
        let all = u32::MAX;
        assert_eq!(channels[0], [all, all, 0, 0, 0, all, all, all]);
    }
}
