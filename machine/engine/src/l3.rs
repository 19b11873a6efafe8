//! When the L3 may be shared out anew, and how.
//!
//! Source: [skl.7:L3 Allocation and Programming], C38. The register itself is plain storage; what it says is `hw::l3`.

use hw::l3::Allocation;
use probe::Context;

/// Looks at a load of L3CNTLREG. `unflushed` says that draws or walkers came since the last PIPE_CONTROL that stalls the
/// streamer and flushes the data cache.
#[cold]
pub(crate) fn check(old: u32, new: u32, unflushed: bool, cx: &Context) {
    let Some(allocation) = Allocation::of(cx.platform, new) else { return };
    for rule in allocation.broken_rules() {
        cx.undefined("C38", format!("L3CNTLREG = {new:#010x}: {rule}"));
    }
    if unflushed && old != new {
        cx.undefined("C38", "the L3 is shared out anew before a PIPE_CONTROL has flushed what was drawn");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hw::Platform;
    use hw::platforms::{BDW, BXT, BYT, SKL};
    use hw::registers::L3cntlreg;
    use probe::{Findings, Ids, Kind};

    /// What a load is said to break.
    fn said(platform: &'static Platform, old: u32, new: u32, unflushed: bool) -> Vec<String> {
        let (findings, ids) = (Findings::default(), Ids::default());
        check(old, new, unflushed, &Context { platform, findings: &findings, ids: &ids });
        let list = findings.list();
        assert!(list.iter().all(|(f, _)| (f.kind, f.system) == (Kind::Undefined, "C38")));
        list.into_iter().map(|(finding, _)| finding.what.to_string()).collect()
    }

    #[test]
    fn the_l3_is_shared_out_anew_only_when_what_was_drawn_is_flushed() {
        const ANEW: &str = "the L3 is shared out anew before a PIPE_CONTROL has flushed what was drawn";
        for platform in [&SKL, &BXT, &BDW] {
            let (with_slm, without) = (0x6000_0321, 0x8000_0340);
            assert_eq!(said(platform, with_slm, without, false), [""; 0]);
            assert_eq!(said(platform, with_slm, with_slm, true), [""; 0]);
            assert_eq!(said(platform, with_slm, without, true), [ANEW], "{}", platform.name);
        }
        // The register is another one.
        assert_eq!(said(&BYT, 0x6000_0321, 0x8000_0340, true), [""; 0]);
    }

    #[test]
    fn every_rule_of_the_allocation_is_named_with_the_value_that_breaks_it() {
        // Local memory, then ways of the URB, of all, of data, of what is only read.
        let four: [(bool, [u32; 4], &str); 6] = [
            (true, [48, 48, 0, 0], "more of the L3 is shared out than there is"),
            (false, [16, 80, 0, 0], "more of the L3 is cache than has tags"),
            (false, [48, 0, 48, 0], "the L3 has no ways for what is only read"),
            (false, [32, 16, 16, 16], "the L3 has one pool for all and separate ones"),
            (false, [48, 0, 8, 32], "an L3 pool that is written to has less than 128 KB"),
            (false, [47, 48, 0, 0], "an L3 pool is not a multiple of 16 KB"),
        ];
        let one: [(bool, [u32; 4], &str); 3] = [
            (true, [32, 48, 0, 0], "more of the L3 is shared out than there is"),
            (false, [16, 0, 16, 40], "more of the L3 is cache than has tags"),
            (false, [31, 48, 0, 0], "an L3 pool is not a multiple of 16 KB"),
        ];
        for (platform, cases) in [(&SKL, &four[..]), (&BDW, &four[..]), (&BXT, &one[..])] {
            for &(slm_enable, [urb, all, data, read_only], rule) in cases {
                let fields = L3cntlreg {
                    slm_enable,
                    urb_allocation: urb,
                    all_allocation: all,
                    dc_allocation: data,
                    ro_allocation: read_only,
                    ..Default::default()
                };
                let value = fields.encode(platform)[0];
                let expected = format!("L3CNTLREG = {value:#010x}: {rule}");
                assert_eq!(said(platform, value, value, true), [expected], "{}", platform.name);
            }
        }
    }
}
