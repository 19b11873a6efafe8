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
