//! What a draw may need and is not built: modes of dispatch.
//!
//! Source: [skl.7:3D Pipeline Stages].
//!
//! Nothing wrong is launched: a draw that needs any of this is left out, and every part that it needed is a Gap of its own.

use crate::bound::Bound;
use hw::enums::prim_topo_type as topo;
use probe::{Context, Stop};

/// One part of the pipeline.
struct Part {
    /// Row of the ledger.
    system: &'static str,
    /// What is not built.
    what: &'static str,
    /// Whether a draw with this state needs it.
    needed: fn(&Bound) -> bool,
}

const PARTS: [Part; 4] = [
    Part {
        system: "B034",
        what: "HS threads of two patches",
        needed: |bound| bound.hs.enable && bound.hs.dispatch_mode == hw::State3dHs::DISPATCH_MODE_DUAL_PATCH,
    },
    Part {
        system: "B035",
        what: "HS threads of eight patches",
        needed: |bound| bound.hs.enable && bound.hs.dispatch_mode > hw::State3dHs::DISPATCH_MODE_DUAL_PATCH,
    },
    Part {
        system: "B053",
        what: "handles of vertices for GS threads of two objects (SIMD4x2)",
        needed: |bound| {
            let gs = &bound.gs;
            gs.enable && gs.include_vertex_handles && gs.dispatch_mode != hw::State3dGs::DISPATCH_MODE_SIMD8
        },
    },
    Part {
        system: "B052",
        what: "patches out of GS threads",
        needed: |bound| bound.gs.enable && (topo::PATCHLIST_1..64).contains(&bound.gs.output_topology),
    },
];

/// Reports every part that a draw needs and that is not built; true when there is one, and the draw
/// must not run.
///
/// # Errors
/// Only in strict runs.
pub fn needed(bound: &Bound, cx: &Context) -> Result<bool, Stop> {
    let mut any = false;
    for part in &PARTS {
        if (part.needed)(bound) {
            cx.gap(part.system, format!("{}: the draw is left out", part.what));
            any = true;
        }
    }
    cx.check()?;
    Ok(any)
}
