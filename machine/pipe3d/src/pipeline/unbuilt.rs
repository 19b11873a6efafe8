//! What a draw may need and is not built: dispatch modes, and state where only some platforms keep it.
//!
//! Source: [skl.7:3D Pipeline Stages], [mesa:gen7 3DSTATE_*] and [byt.2.2:3DSTATE_WM] compared with Gen8.
//!
//! State is read from the commands and structures that Gen8 introduced. A platform without them has the same fields in
//! other places, and would run with zeros. Nothing wrong is launched: a draw that needs any of this is left out, and
//! every part that it needed is a Gap of its own.

use super::draw::Parameters;
use crate::bound::Bound;
use hw::Feature;
use hw::enums::prim_topo_type as topo;
use probe::{Context, Stop};

/// One part of the pipeline.
struct Part {
    /// It is built for platforms that have this; for none when there is no such feature.
    built_with: Option<Feature>,
    /// Row of the ledger.
    system: &'static str,
    /// What is not built.
    what: &'static str,
    /// Whether a draw with this state needs it.
    needed: fn(&Bound, &Parameters) -> bool,
}

const PARTS: [Part; 21] = [
    Part {
        built_with: Some(Feature::SizesOfBuffers),
        system: "B020",
        what: "ends of vertex buffers (VERTEX_BUFFER_STATE)",
        needed: |bound, _| bound.input.element_count > 0,
    },
    Part {
        built_with: Some(Feature::SizesOfBuffers),
        system: "B019",
        what: "end of the index buffer (3DSTATE_INDEX_BUFFER)",
        needed: |_, parameters| parameters.indexed,
    },
    Part {
        built_with: Some(Feature::VertexFetchCommands),
        system: "B019",
        what: "cut index (3DSTATE_INDEX_BUFFER)",
        needed: |bound, parameters| parameters.indexed && bound.input.index_buffer.cut_index_enable,
    },
    Part {
        built_with: Some(Feature::VertexFetchCommands),
        system: "B024",
        what: "instance step rates (VERTEX_BUFFER_STATE)",
        needed: |bound, _| {
            let instanced = hw::VertexBufferState::BUFFER_ACCESS_TYPE_INSTANCEDATA;
            bound.input.buffers.iter().any(|buffer| buffer.buffer_access_type == instanced)
        },
    },
    Part {
        built_with: None,
        system: "B028",
        what: "VS threads of two interleaved vertices (SIMD4x2)",
        needed: |bound, _| bound.vs.enable && !bound.vs.simd8_dispatch_enable,
    },
    Part {
        built_with: Some(Feature::Simd8Vertex),
        system: "B033",
        what: "HS threads of two interleaved control points (SIMD4x2)",
        needed: |bound, _| bound.hs.enable,
    },
    Part {
        built_with: None,
        system: "B034",
        what: "HS threads of two patches",
        needed: |bound, _| {
            bound.hs.enable && bound.hs.dispatch_mode == hw::State3dHs::DISPATCH_MODE_DUAL_PATCH
        },
    },
    Part {
        built_with: None,
        system: "B035",
        what: "HS threads of eight patches",
        needed: |bound, _| {
            bound.hs.enable && bound.hs.dispatch_mode > hw::State3dHs::DISPATCH_MODE_DUAL_PATCH
        },
    },
    Part {
        built_with: None,
        system: "B046",
        what: "DS threads of two interleaved points (SIMD4x2)",
        needed: |bound, _| bound.ds.enable && bound.ds.dispatch_mode == hw::State3dDs::DISPATCH_MODE_SIMD4X2,
    },
    Part {
        built_with: None,
        system: "B053",
        what: "GS threads of two interleaved objects (SIMD4x2)",
        needed: |bound, _| bound.gs.enable && bound.gs.dispatch_mode != hw::State3dGs::DISPATCH_MODE_SIMD8,
    },
    Part {
        built_with: None,
        system: "B052",
        what: "patches out of GS threads",
        needed: |bound, _| bound.gs.enable && (topo::PATCHLIST_1..64).contains(&bound.gs.output_topology),
    },
    Part {
        built_with: Some(Feature::SizesOfBuffers),
        system: "B056",
        what: "pitches and ends of stream-output buffers (3DSTATE_SO_BUFFER)",
        needed: |bound, _| bound.sol.streamout.so_function_enable,
    },
    Part {
        built_with: Some(Feature::SeparateRasterState),
        system: "B060",
        what: "Z planes and clip distances (3DSTATE_CLIP)",
        needed: |bound, _| bound.clip.clip_enable,
    },
    Part {
        built_with: Some(Feature::SeparateRasterState),
        system: "B078",
        what: "culling, fill modes, depth offset, scissor (3DSTATE_SF)",
        needed: |bound, _| renders(bound),
    },
    Part {
        built_with: Some(Feature::ViewportExtents),
        system: "B073",
        what: "clip rectangles without viewport extents (SF_CLIP_VIEWPORT)",
        needed: |bound, _| renders(bound) && bound.sf.viewport_transform_enable,
    },
    Part {
        built_with: Some(Feature::AttributeSwizzleCommand),
        system: "B084",
        what: "attribute swizzles (3DSTATE_SBE)",
        needed: |bound, _| bound.wm.thread_dispatch_enable && bound.sbe.attribute_swizzle_enable,
    },
    Part {
        built_with: Some(Feature::SamplePatternCommand),
        system: "B096",
        what: "sample positions (3DSTATE_MULTISAMPLE)",
        needed: |bound, _| renders(bound),
    },
    Part {
        built_with: Some(Feature::PixelBlendSummary),
        system: "B104",
        what: "pixel dispatch (3DSTATE_WM and 3DSTATE_PS without 3DSTATE_PS_EXTRA)",
        needed: |bound, _| bound.wm.thread_dispatch_enable,
    },
    Part {
        built_with: Some(Feature::DepthStencilInCommand),
        system: "B091",
        what: "depth and stencil tests (DEPTH_STENCIL_STATE)",
        needed: |bound, _| {
            bound.depth_buffer.surface_type != hw::State3dDepthBuffer::SURFACE_TYPE_SURFTYPE_NULL
        },
    },
    Part {
        built_with: Some(Feature::HierarchicalDepthCommand),
        system: "B092",
        what: "depth clears and resolves by a draw (3DSTATE_WM)",
        needed: |bound, _| {
            let wm = &bound.wm;
            wm.depth_buffer_clear
                || wm.depth_buffer_resolve_enable
                || wm.hierarchical_depth_buffer_resolve_enable
        },
    },
    Part {
        built_with: Some(Feature::BlendStateHeader),
        system: "B123",
        what: "blending, alpha test and logic operations (BLEND_STATE)",
        needed: |bound, _| bound.wm.thread_dispatch_enable,
    },
];

/// Something behind SOL sees the objects of a draw.
fn renders(bound: &Bound) -> bool {
    !(bound.sol.streamout.so_function_enable && bound.sol.streamout.rendering_disable)
}

/// Reports every part that a draw needs and that is not built for this platform; true when there is one, and the draw
/// must not run.
///
/// # Errors
/// Only in strict runs.
pub fn needed(bound: &Bound, parameters: &Parameters, cx: &Context) -> Result<bool, Stop> {
    let mut any = false;
    for part in &PARTS {
        let built = part.built_with.is_some_and(|feature| cx.platform.has(feature));
        if !built && (part.needed)(bound, parameters) {
            cx.gap(part.system, format!("{}: the draw is left out", part.what));
            any = true;
        }
    }
    cx.check()?;
    Ok(any)
}
