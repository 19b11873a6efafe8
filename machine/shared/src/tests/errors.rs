//! Messages that no shared function has. [skl.7:Message Errors]

use super::*;
use hw::platforms::{BDW, BXT};

#[test]
fn what_no_shared_function_has_is_named_and_answered_with_zeros() {
    // Two registers of response, and a message type that data port 1 does not have.
    let descriptor = 1 << 25 | 2 << 20;
    let no_type = descriptor | 0x1f << 14;
    for platform in [&SKL, &BXT, &BDW] {
        for (id, descriptor, kind, system) in [
            (1, descriptor, Kind::Undefined, "C46"),
            (14, descriptor, Kind::Undefined, "C46"),
            (15, descriptor, Kind::Undefined, "C46"),
            (Target::DataCache1 as u8, no_type, Kind::Undefined, "DP-45"),
            (Target::Vme as u8, descriptor, Kind::Gap, "VM-01"),
            (Target::CheckAndRefinement as u8, descriptor, Kind::Gap, "VM-01"),
        ] {
            let mut bench = Bench::new();
            bench.poison();
            let mut send = message(Target::Null, descriptor, 1, 2, 8);
            send.shared_function = id;
            let ids = Ids::default();
            let cx = Context { platform, findings: &bench.findings, ids: &ids };
            let thread = MessageContext { site: &bench.site, start: &bench.start, dispatched_r0: 0 };
            let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
            let reply = shared.send(&send, &mut bench.grf, &thread, &mut NoPixels, None, &cx);
            // The thread goes on.
            assert_eq!(reply, Ok(SendReply::Done), "{id} of {}", platform.name);
            let found: Vec<_> = bench.findings.list().iter().map(|(f, _)| (f.kind, f.system)).collect();
            assert_eq!(found, [(kind, system)], "{id} of {}", platform.name);
            let answer = [0, 1, 2].map(|register| bench.response(register));
            assert_eq!(answer, [[0; 8], [0; 8], [POISON; 8]], "{id} of {}", platform.name);
        }
    }
}

#[test]
fn the_null_function_takes_everything_without_a_word() {
    let mut bench = Bench::new();
    bench.poison();
    bench.send(&message(Target::Null, 0, 1, 1, 8));
    assert_eq!([bench.response(0), bench.response(1)], [[0; 8], [POISON; 8]]);
}
