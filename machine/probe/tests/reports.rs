//! What is reported: kinds, counts, first places, and when a run has to stop.

use bits::GraphicsAddress;
use probe::{Context, Entry, Fault, FaultKind, Findings, Ids, Kind, Place, Stop};

fn context<'a>(findings: &'a Findings, ids: &'a Ids) -> Context<'a> {
    Context { platform: &hw::platforms::SKL, findings, ids }
}

fn all(findings: &Findings) -> Vec<(Kind, &'static str, String, u64)> {
    let entry = |(finding, entry): (probe::Finding, Entry)| {
        (finding.kind, finding.system, finding.what.to_string(), entry.count)
    };
    findings.list().into_iter().map(entry).collect()
}

#[test]
fn each_kind_is_recorded_by_its_name_counted_and_kept_apart() {
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = context(&findings, &ids);
    assert!(findings.list().is_empty());
    cx.gap("SM-09", "one");
    cx.gap("SM-09", "one");
    cx.gap("SM-09", "two");
    cx.undefined("SM-09", "one");
    assert_eq!(cx.bug("EU-01", "three"), Stop::Bug);
    cx.fault(&Fault::page("MI-02", GraphicsAddress(0x12_3456_7000), "read"));
    cx.fault(&Fault::new(FaultKind::Hang, "MI-03", "endless"));
    let text = |what: &str| what.to_string();
    assert_eq!(
        all(&findings),
        [
            (Kind::Fault, "MI-02", format!("read at {}", GraphicsAddress(0x12_3456_7000)), 1),
            (Kind::Fault, "MI-03", text("endless"), 1),
            (Kind::Undefined, "SM-09", text("one"), 1),
            (Kind::Gap, "SM-09", text("one"), 2),
            (Kind::Gap, "SM-09", text("two"), 1),
            (Kind::Bug, "EU-01", text("three"), 1),
        ]
    );
    let names = [Kind::Fault, Kind::Undefined, Kind::Gap, Kind::Bug].map(Kind::name);
    assert_eq!(names, ["fault", "undefined", "gap", "bug"]);
}

#[test]
fn the_first_place_of_a_finding_is_kept() {
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = context(&findings, &ids);
    ids.submission.set(1);
    ids.command.set(0x2000);
    ids.draw.set(3);
    ids.kernel.set(0x4000);
    ids.ip_bytes.set(0x50);
    let first = Place { submission: 1, command: 0x2000, draw: 3, kernel: 0x4000, ip_bytes: 0x50 };
    assert_eq!(ids.place(), first);
    cx.gap("SM-09", "one");
    ids.submission.set(9);
    cx.gap("SM-09", "one");
    assert_eq!(findings.list()[0].1, Entry { count: 2, first });
    assert_eq!(first.to_string(), "submission 1, command at 0x2000, draw 3, kernel 0x4000 + 0x50");
    let place =
        |command, draw, kernel| Place { submission: 7, command, draw, kernel, ip_bytes: 8 }.to_string();
    assert_eq!(place(0, 0, 0), "submission 7");
    assert_eq!(place(16, 0, 0), "submission 7, command at 0x10");
    assert_eq!(place(0, 2, 0), "submission 7, draw 2");
    assert_eq!(place(0, 0, 16), "submission 7, kernel 0x10 + 0x8");
}

#[test]
fn only_a_gap_stops_and_only_a_strict_run() {
    for strict in [false, true] {
        let (findings, ids) = (Findings::new(strict), Ids::default());
        let cx = context(&findings, &ids);
        cx.undefined("CS-01", "rule");
        cx.fault(&Fault::new(FaultKind::Hang, "CS-01", "endless"));
        let _ = cx.bug("CS-01", "invariant");
        assert_eq!((findings.must_stop(), cx.check()), (false, Ok(())));
        cx.gap("CS-01", "not built");
        assert_eq!(findings.must_stop(), strict);
        assert_eq!(cx.check(), if strict { Err(Stop::Strict) } else { Ok(()) });
    }
}

#[test]
fn findings_past_the_limit_are_counted_by_their_system() {
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = context(&findings, &ids);
    for number in 0..4096 {
        cx.gap("CS-01", format!("{number:04}"));
    }
    // Known ones are counted still; new ones share an entry for each system and kind.
    cx.gap("CS-01", "0005");
    cx.gap("CS-01", "new");
    cx.gap("CS-01", "newer");
    cx.gap("CS-02", "newest");
    let list = all(&findings);
    assert_eq!(list.len(), 4098);
    assert_eq!(list[5], (Kind::Gap, "CS-01", "0005".into(), 2));
    assert_eq!(list[4095], (Kind::Gap, "CS-01", "4095".into(), 1));
    let further = "further findings of this system";
    assert_eq!(list[4096], (Kind::Gap, "CS-01", further.into(), 2));
    assert_eq!(list[4097], (Kind::Gap, "CS-02", further.into(), 1));
}
