//! Sets of systems, and what is said of structures that a guest filled in.

use hw::platforms::{BDW, SKL};
use probe::{Context, Findings, Ids, Kind, Stop, Strictness, System, Systems};

/// Systems of the first and of the last word of a set.
const FIRST: System = System::ALL[0];
const SECOND: System = System::ALL[1];
const FAR: System = System::ALL[64];
const LAST: System = System::ALL[System::ALL.len() - 1];

#[test]
fn a_set_has_what_was_put_into_it() {
    let mut set = Systems::NONE;
    assert_eq!((set.len(), set.is_empty(), set.contains(FIRST)), (0, true, false));
    set.insert(FAR);
    assert_eq!((set.len(), set.is_empty()), (1, false));
    assert_eq!([FIRST, SECOND, FAR, LAST].map(|system| set.contains(system)), [false, false, true, false]);
    set.insert(FAR);
    set.insert(FIRST);
    assert_eq!((set.len(), set), (2, Systems::of(&[FIRST, FAR])));
    // What both have stays, and what the other has alone comes.
    set.extend(&Systems::of(&[FIRST, LAST]));
    assert_eq!(set, Systems::of(&[LAST, FAR, FIRST]));
    assert_eq!(set.iter().collect::<Vec<_>>(), [FIRST, FAR, LAST], "in the order of the ledger");
    // What the other has goes, whether it was there or not.
    set.remove(&Systems::of(&[SECOND, FAR]));
    assert_eq!(set.iter().collect::<Vec<_>>(), [FIRST, LAST]);
    assert_ne!(Systems::of(&[FIRST]), Systems::of(&[SECOND]));
}

#[test]
fn every_row_that_is_built_has_its_id_and_is_found_once() {
    assert_eq!([System::CS01, System::D01, System::SM04].map(System::id), ["CS-01", "D01", "SM-04"]);
    let all = Systems::of(&System::ALL);
    assert_eq!(all.len(), System::ALL.len());
    assert_eq!(all.iter().collect::<Vec<_>>(), System::ALL);
    assert!(System::CS12.proved().contains(&"skl") && System::CS12.proved().len() > 1);
    assert!(System::ALL.iter().all(|system| system.proved().iter().all(|name| hw::platform(name).is_some())));
}

/// What was said: kinds, systems, texts.
fn said(findings: &Findings) -> Vec<(Kind, &'static str, String)> {
    let list = findings.list().into_iter();
    list.map(|(finding, _)| (finding.kind, finding.system, finding.what.to_string())).collect()
}

#[test]
fn reserved_bits_are_undefined_and_unread_fields_are_gaps_by_their_names() {
    for platform in [&SKL, &BDW] {
        let (findings, ids) = (Findings::new(false), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        let item = hw::command::CommandId::MiReportPerfCount.item();
        cx.watch(item, &[0x28 << 23 | 2, 0, 0, 0]);
        assert_eq!(said(&findings), []);
        cx.watch(item, &[0x28 << 23 | 2 | 1 << 9, 0x20, 0, 0]);
        let text = |dword: u32, bits: u32| {
            format!("MI_REPORT_PERF_COUNT: reserved bits {bits:#x} of dword {dword} are wrong")
        };
        let expected = [(Kind::Undefined, "D61", text(1, 0x20)), (Kind::Undefined, "D61", text(0, 0x200))];
        assert_eq!(said(&findings), expected);
        // A structure that is decoded is looked at, too.
        let (findings, ids) = (Findings::new(true), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        let rotated =
            hw::RenderSurfaceState { render_target_and_sample_unorm_rotation: 2, ..Default::default() };
        let dwords = rotated.encode(platform);
        let decoded: hw::RenderSurfaceState = cx.decode(&dwords);
        assert_eq!(decoded.render_target_and_sample_unorm_rotation, 2);
        let text = "RENDER_SURFACE_STATE: nothing reads Render Target And Sample Unorm Rotation, which is 2";
        assert_eq!(said(&findings), [(Kind::Gap, "D18", text.to_string())]);
        assert_eq!(cx.check(), Err(Stop::Strict));
    }
}

#[test]
fn strictness_is_off_or_about_gaps_when_it_is_a_flag() {
    assert_eq!([false, true].map(Strictness::from), [Strictness::Off, Strictness::Gaps]);
    assert_eq!(Strictness::default(), Strictness::Off);
}

#[test]
fn findings_know_how_strict_they_are() {
    for strictness in [Strictness::Off, Strictness::Gaps, Strictness::Unproved] {
        assert_eq!(Findings::new(strictness).strictness(), strictness);
    }
}
