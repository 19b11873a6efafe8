//! What a draw marks from its state: each condition alone, against a draw that has none of them.

use super::*;
use crate::bound::Bound;
use crate::testing::with_platform;
use hw::platforms::{BDW, BXT, SKL};

/// Systems that a draw marks before rasterization.
fn marked(
    platform: &'static hw::Platform,
    topology: u32,
    renders: bool,
    edit: &dyn Fn(&mut Bound, &mut Parameters),
) -> Systems {
    let (mut bound, mut parameters) =
        (Bound::default(), Parameters { instance_count: 1, ..Default::default() });
    edit(&mut bound, &mut parameters);
    with_platform(platform, |cx| {
        geometry(&bound, &parameters, topology, renders, cx);
        cx.findings.used(platform)
    })
}

/// What `edit` adds to the marks.
fn added(topology: u32, renders: bool, edit: &dyn Fn(&mut Bound, &mut Parameters)) -> Vec<System> {
    let [bdw, skl, bxt] = [&BDW, &SKL, &BXT].map(|platform| {
        let mut with = marked(platform, topology, renders, edit);
        with.remove(&marked(platform, topology, renders, &|_, _| ()));
        with.iter().collect::<Vec<_>>()
    });
    assert_eq!((&bdw, &bxt), (&skl, &skl));
    skl
}

/// The same of a draw of points that nothing behind SOL sees.
fn before_clip(edit: &dyn Fn(&mut Bound, &mut Parameters)) -> Vec<System> {
    added(topo::POINTLIST, false, edit)
}

const COUNTS: [System; 3] = [System::B002, System::CS04, System::D62];

/// The marks of these ids, in the order of the systems.
fn systems(lists: &[&[System]]) -> Vec<System> {
    let mut all = Systems::NONE;
    lists.iter().flat_map(|list| list.iter()).for_each(|&system| all.insert(system));
    all.iter().collect()
}

#[test]
fn every_draw_marks_what_it_cannot_do_without() {
    let before: Vec<System> = marked(&SKL, topo::POINTLIST, false, &|_, _| ()).iter().collect();
    use System as S;
    assert_eq!(before, systems(&[&[S::B001, S::B010, S::B015, S::B018, S::B025, S::D09, S::D29]]));
    let mut behind = marked(&SKL, topo::LINELIST, true, &|_, _| ());
    behind.remove(&marked(&SKL, topo::LINELIST, false, &|_, _| ()));
    let clip = [S::B008, S::B016, S::B017, S::B060, S::B061, S::B067];
    let setup = [S::B069, S::B070, S::B071, S::B073, S::B077, S::D34];
    assert_eq!(behind.iter().collect::<Vec<_>>(), systems(&[&clip, &setup]));
}

#[test]
fn vertex_fetch_is_marked_as_far_as_it_is_used() {
    use System as S;
    let element = |bound: &mut Bound, control: u32, place: usize| {
        bound.input.element_count = 1;
        let element = &mut bound.input.elements[0];
        element.valid = true;
        *[
            &mut element.component_0_control,
            &mut element.component_1_control,
            &mut element.component_2_control,
            &mut element.component_3_control,
        ][place] = control;
    };
    assert_eq!(before_clip(&|_, parameters| parameters.indexed = true), [S::B019]);
    assert_eq!(before_clip(&|bound, _| bound.input.vf.indexed_draw_cut_index_enable = true), [S::B019]);
    assert_eq!(before_clip(&|bound, _| bound.input.vf.sequential_draw_cut_index_enable = true), [S::B019]);
    for place in 0..4 {
        assert_eq!(before_clip(&|bound, _| element(bound, control::STORE_0, place)), [S::B021]);
        let reads = before_clip(&|bound, _| element(bound, control::STORE_SRC, place));
        assert_eq!(reads, systems(&[&[S::B020, S::B021, S::B022]]));
        for number in [control::STORE_VID, control::STORE_IID] {
            let numbers = before_clip(&|bound, _| element(bound, number, place));
            assert_eq!(numbers, systems(&[&[S::B021, S::B023]]));
        }
    }
    // An element that is not valid reads nothing.
    let invalid = before_clip(&|bound, _| {
        element(bound, control::STORE_SRC, 0);
        bound.input.elements[0].valid = false;
    });
    assert_eq!(invalid, [S::B021]);
    assert_eq!(before_clip(&|bound, _| bound.input.sgvs.vertexid_enable = true), [S::B023]);
    assert_eq!(before_clip(&|bound, _| bound.input.sgvs.instanceid_enable = true), [S::B023]);
    assert_eq!(before_clip(&|_, parameters| parameters.instance_count = 2), [S::B024]);
    let steps = |bound: &mut Bound, _: &mut Parameters| {
        element(bound, control::STORE_0, 0);
        bound.input.instancing[0].instancing_enable = true;
    };
    assert_eq!(before_clip(&steps), systems(&[&[S::B021, S::B024]]));
    // Of elements that are not there nothing is used.
    assert_eq!(before_clip(&|bound, _| bound.input.instancing[0].instancing_enable = true), []);
    let counts = before_clip(&|bound, _| bound.input.statistics.statistics_enable = true);
    assert_eq!(counts, systems(&[&COUNTS, &[S::B026]]));
}

#[test]
fn stages_are_marked_with_what_their_threads_are_given() {
    use System as S;
    let thread = [S::B004, S::B011, S::B012, S::D25];
    let tessellation =
        [S::B030, S::B031, S::B032, S::B033, S::B036, S::B037, S::B040, S::B041, S::B044, S::B046, S::D31];
    let tessellates = |bound: &mut Bound| {
        (bound.hs.enable, bound.te.te_enable, bound.ds.enable) = (true, true, true);
    };
    let geometry = [S::B049, S::B050, S::B051, S::B052, S::B053, S::D32];
    let vertex = [S::B027, S::D30];
    type Edit = fn(&mut Bound);
    /// What a stage marks, how it is switched on, its scratch space and its statistics.
    type Stage<'a> = (StageIndex, Vec<System>, &'a dyn Fn(&mut Bound), Edit, Edit);
    let stages: [Stage; 4] = [
        (
            StageIndex::Vs,
            systems(&[&thread, &vertex, &[S::B028]]),
            &|bound| bound.vs.enable = true,
            |bound| bound.vs.scratch_space_base_pointer = 1024,
            |bound| bound.vs.statistics_enable = true,
        ),
        (
            StageIndex::Hs,
            systems(&[&thread, &tessellation]),
            &tessellates,
            |bound| bound.hs.scratch_space_base_pointer = 1024,
            |bound| bound.hs.statistics_enable = true,
        ),
        (
            StageIndex::Ds,
            systems(&[&thread, &tessellation]),
            &tessellates,
            |bound| bound.ds.scratch_space_base_pointer = 1024,
            |bound| bound.ds.statistics_enable = true,
        ),
        (
            StageIndex::Gs,
            systems(&[&thread, &geometry]),
            &|bound| bound.gs.enable = true,
            |bound| bound.gs.scratch_space_base_pointer = 1024,
            |bound| bound.gs.statistics_enable = true,
        ),
    ];
    for (stage, plain, switch_on, scratch, statistics) in stages {
        assert_eq!(before_clip(&|bound, _| switch_on(bound)), plain, "{stage:?}");
        let with = |edit: &dyn Fn(&mut Bound), more: &[System]| {
            let found = before_clip(&|bound, _| {
                switch_on(bound);
                edit(bound);
            });
            assert_eq!(found, systems(&[&plain, more]), "{stage:?}");
            // Of a stage that is off nothing is used.
            assert_eq!(before_clip(&|bound, _| edit(bound)), [], "{stage:?}");
        };
        with(&scratch, &[S::B006]);
        with(&statistics, &COUNTS);
        with(&|bound| bound.sampler_offsets[stage as usize] = 64, &[S::B007]);
        for buffer in 0..4 {
            let push = |bound: &mut Bound| bound.constants[stage as usize].read_length[buffer] = 1;
            with(&push, &[S::B013, S::B014, S::D28]);
        }
    }
    let simd8 = before_clip(&|bound, _| (bound.vs.enable, bound.vs.simd8_dispatch_enable) = (true, true));
    assert_eq!(simd8, systems(&[&thread, &vertex, &[S::B029]]));
    assert_eq!(before_clip(&|bound, _| bound.vs.simd8_dispatch_enable = true), []);
    // Two of three are no tessellation.
    for off in 0..3 {
        let found = before_clip(&|bound, _| {
            tessellates(bound);
            *[&mut bound.hs.enable, &mut bound.te.te_enable, &mut bound.ds.enable][off] = false;
        });
        assert_eq!(found, []);
    }
}

#[test]
fn tessellation_is_marked_by_domain_and_partitioning() {
    use System as S;
    use hw::State3dTe as T;
    let found = |domain: u32, partitioning: u32| {
        let all = before_clip(&|bound, _| {
            (bound.hs.enable, bound.te.te_enable, bound.ds.enable) = (true, true, true);
            (bound.te.te_domain, bound.te.partitioning) = (domain, partitioning);
        });
        let kinds = [S::B037, S::B038, S::B039, S::B041, S::B042, S::B043];
        all.into_iter().filter(|system| kinds.contains(system)).collect::<Vec<_>>()
    };
    assert_eq!(found(T::TE_DOMAIN_QUAD, T::PARTITIONING_INTEGER), [S::B037, S::B041]);
    assert_eq!(found(T::TE_DOMAIN_TRI, T::PARTITIONING_EVEN_FRACTIONAL), [S::B038, S::B042]);
    assert_eq!(found(T::TE_DOMAIN_ISOLINE, T::PARTITIONING_ODD_FRACTIONAL), [S::B039, S::B043]);
}

#[test]
fn stream_output_is_marked_where_it_is_on() {
    use System as S;
    let on = [S::B055, S::B056, S::B057, S::B059, S::D33];
    assert_eq!(before_clip(&|bound, _| bound.sol.streamout.so_function_enable = true), systems(&[&on]));
    assert_eq!(before_clip(&|bound, _| bound.sol.streamout.so_statistics_enable = true), []);
    let counts = before_clip(&|bound, _| {
        (bound.sol.streamout.so_function_enable, bound.sol.streamout.so_statistics_enable) = (true, true);
    });
    assert_eq!(counts, systems(&[&on, &COUNTS, &[S::B058]]));
}

#[test]
fn clip_and_setup_are_marked_by_kinds_of_objects_and_their_state() {
    use System as S;
    // What a topology marks beyond lines, which mark nothing.
    let kind = |topology: u32, edit: &dyn Fn(&mut Bound)| {
        let mut with = marked(&SKL, topology, true, &|bound, _| edit(bound));
        with.remove(&marked(&SKL, topo::LINELIST, true, &|_, _| ()));
        with.iter().collect::<Vec<_>>()
    };
    for topology in [topo::POINTLIST, topo::POINTLIST_BF] {
        assert_eq!(kind(topology, &|_| ()), [S::B074]);
    }
    for topology in [
        topo::LINELIST,
        topo::LINESTRIP,
        topo::LINELIST_ADJ,
        topo::LINESTRIP_ADJ,
        topo::LINELOOP,
        topo::LINESTRIP_CONT,
        topo::LINESTRIP_BF,
        topo::LINESTRIP_CONT_BF,
    ] {
        assert_eq!(kind(topology, &|_| ()), [], "{topology}");
    }
    assert_eq!(kind(topo::RECTLIST, &|_| ()), [S::B075]);
    use hw::State3dRaster as R;
    for topology in [topo::TRILIST, topo::TRISTRIP, topo::TRIFAN, topo::POLYGON] {
        assert_eq!(kind(topology, &|_| ()), [S::B078]);
        let front = |fill: u32| kind(topology, &|bound| bound.raster.front_face_fill_mode = fill);
        let back = |fill: u32| kind(topology, &|bound| bound.raster.back_face_fill_mode = fill);
        assert_eq!(front(R::FRONT_FACE_FILL_MODE_WIREFRAME), systems(&[&[S::B076, S::B078]]));
        assert_eq!(back(R::BACK_FACE_FILL_MODE_WIREFRAME), systems(&[&[S::B076, S::B078]]));
        assert_eq!(front(R::FRONT_FACE_FILL_MODE_POINT), systems(&[&[S::B074, S::B076, S::B078]]));
        assert_eq!(back(R::BACK_FACE_FILL_MODE_POINT), systems(&[&[S::B074, S::B076, S::B078]]));
        type Edit = fn(&mut Bound);
        let offsets: [Edit; 3] = [
            |bound| bound.raster.global_depth_offset_enable_solid = true,
            |bound| bound.raster.global_depth_offset_enable_wireframe = true,
            |bound| bound.raster.global_depth_offset_enable_point = true,
        ];
        for offset in offsets {
            assert_eq!(kind(topology, &offset), systems(&[&[S::B078, S::B086]]));
            assert_eq!(kind(topo::LINELIST, &offset), [], "lines have no depth offset");
        }
    }
    assert_eq!(
        kind(topo::LINELIST, &|bound| bound.raster.front_face_fill_mode = R::FRONT_FACE_FILL_MODE_POINT),
        []
    );
    let lines = |edit: &dyn Fn(&mut Bound)| kind(topo::LINELIST, edit);
    assert_eq!(lines(&|bound| bound.clip.clip_enable = true), systems(&[&[S::B062, S::B064, S::B065]]));
    assert_eq!(lines(&|bound| bound.clip.guardband_clip_test_enable = true), []);
    let guardband = lines(&|bound| {
        (bound.clip.clip_enable, bound.clip.guardband_clip_test_enable) = (true, true);
    });
    assert_eq!(guardband, systems(&[&[S::B062, S::B063, S::B064, S::B065]]));
    assert_eq!(lines(&|bound| bound.clip.statistics_enable = true), systems(&[&COUNTS, &[S::B068]]));
    assert_eq!(lines(&|bound| bound.sf.statistics_enable = true), systems(&[&COUNTS, &[S::B087]]));
    let corner = hw::State3dMultisample::PIXEL_LOCATION_UL_CORNER;
    assert_eq!(lines(&|bound| bound.multisample.pixel_location = corner), [S::B072]);
    assert_eq!(lines(&|bound| bound.multisample.pixel_position_offset_enable = true), [S::B072]);
    type Edit = fn(&mut Bound);
    let swizzles: [Edit; 5] = [
        |bound| bound.sbe.attribute_swizzle_enable = true,
        |bound| bound.sbe.primitive_id_override_component_x = true,
        |bound| bound.sbe.primitive_id_override_component_y = true,
        |bound| bound.sbe.primitive_id_override_component_z = true,
        |bound| bound.sbe.primitive_id_override_component_w = true,
    ];
    for edit in swizzles {
        assert_eq!(lines(&edit), [S::B084]);
    }
    assert_eq!(lines(&|bound| bound.sbe.number_of_sf_output_attributes = 1), [S::B085]);
}
