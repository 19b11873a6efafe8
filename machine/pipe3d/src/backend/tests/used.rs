//! What a draw says that it uses: what its state turns on, and no more.

use super::*;
use hw::platforms::{BDW, SKL};
use probe::{Findings, Ids, System, Systems};

/// What a draw of one triangle marks on a platform, beyond what the plain one does.
fn more(platform: &'static hw::Platform, edit: impl FnOnce(&mut Bound, &AddressSpace)) -> Vec<System> {
    let marked = |edit: &mut dyn FnMut(&mut Bound, &AddressSpace)| {
        let space = space();
        let mut bound = bound_on(platform, &space, |_| ());
        edit(&mut bound, &space);
        let (findings, ids) = (Findings::new(false), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        let (mut painter, mut registers) = (painter(), FlatRegisters::default());
        let mut backend = PixelBackend::resolve(&bound, &mut painter, &space, &cx).unwrap().unwrap();
        backend.draw_object(&triangle(SQUARE, 0.5), &mut painter, &mut registers, &cx).unwrap();
        findings.used(platform)
    };
    let mut edit = Some(edit);
    let mut with: Systems =
        marked(&mut |bound, space| edit.take().map(|edit| edit(bound, space)).unwrap_or(()));
    with.remove(&marked(&mut |_, _| ()));
    with.iter().collect()
}

#[test]
fn a_draw_marks_what_its_state_turns_on() {
    for platform in [&BDW, &SKL] {
        assert_eq!(more(platform, |_, _| ()), []);
        let stencil = |bound: &mut Bound, _: &AddressSpace| {
            bound.depth_buffer.surface_type = hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_2D;
            bound.depth_buffer.width = WIDTH - 1;
            bound.depth_buffer.height = WIDTH - 1;
            bound.stencil_buffer.stencil_buffer_enable = true;
            bound.stencil_buffer.surface_base_address = DEPTH;
            bound.stencil_buffer.surface_pitch = 2 * WIDTH - 1;
            bound.depth_buffer.surface_base_address = DEPTH;
            bound.depth_buffer.surface_pitch = 4 * WIDTH - 1;
        };
        assert_eq!(more(platform, stencil), [System::B103], "a buffer without a test");
        let test = |bound: &mut Bound, space: &AddressSpace| {
            stencil(bound, space);
            bound.wm_depth_stencil.stencil_test_enable = true;
        };
        assert_eq!(more(platform, test), [System::B099, System::B103, System::B115]);
        let blends = |_: &mut Bound, space: &AddressSpace| {
            let entry = hw::BlendStateEntry { color_buffer_blend_enable: true, ..Default::default() };
            let dwords = entry.encode(platform);
            space.write(GraphicsAddress(STATE + 0x104), bytemuck::cast_slice(&dwords)).unwrap();
        };
        assert_eq!(more(platform, blends), [System::B118]);
        let elsewhere = |_: &mut Bound, space: &AddressSpace| {
            let entry = hw::BlendStateEntry { color_buffer_blend_enable: true, ..Default::default() };
            let dwords = entry.encode(platform);
            space.write(GraphicsAddress(STATE + 0x10c), bytemuck::cast_slice(&dwords)).unwrap();
        };
        assert_eq!(more(platform, elsewhere), [], "the state of another target");
    }
}
