//! Generated from docs/coverage/*.toml by `cargo xtask report`; do not edit.

use crate::system::Row;

/// A system of the coverage ledger that is built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u16)]
pub enum System {
    /// B001: Pipeline order and stage enables.
    B001,
    /// B002: Statistics counters: who counts what.
    B002,
    /// B004: FF common: thread start state.
    B004,
    /// B006: FF common: scratch space.
    B006,
    /// B007: FF common: sampler state pointer.
    B007,
    /// B008: FF common: pre-rasterization vertex state select.
    B008,
    /// B010: URB entry allocation.
    B010,
    /// B011: Payload: R0 + extended header rules.
    B011,
    /// B012: Payload data layouts: linear / SIMD4x2 / SIMD8.
    B012,
    /// B013: Push constants: sources.
    B013,
    /// B014: Push constants: URB buffer.
    B014,
    /// B015: Topology definitions.
    B015,
    /// B016: VUE vertex header.
    B016,
    /// B017: Clip / NDC / screen coordinates.
    B017,
    /// B018: VF: input assembly / 3DPRIMITIVE.
    B018,
    /// B019: VF: index buffer and cut index.
    B019,
    /// B020: VF: vertex buffers and bounds.
    B020,
    /// B021: VF: vertex element assembly.
    B021,
    /// B022: VF: source format conversion.
    B022,
    /// B023: VF: generated IDs and SGVS.
    B023,
    /// B024: VF: instancing step.
    B024,
    /// B025: VF: vertex cache.
    B025,
    /// B026: VF: dangling vertex removal and IA statistics.
    B026,
    /// B027: VS: dispatch.
    B027,
    /// B028: VS: payload SIMD4x2.
    B028,
    /// B029: VS: payload SIMD8.
    B029,
    /// B030: HS: patch staging and threads.
    B030,
    /// B031: HS: dispatch masks.
    B031,
    /// B032: HS: patch header (tess factors).
    B032,
    /// B033: HS: payload SINGLE_PATCH.
    B033,
    /// B036: TE: patch cull and factor clamp.
    B036,
    /// B037: TE: INTEGER partitioning.
    B037,
    /// B038: TE: EVEN_FRACTIONAL partitioning.
    B038,
    /// B039: TE: ODD_FRACTIONAL partitioning.
    B039,
    /// B040: TE: output topologies.
    B040,
    /// B041: TE: QUAD domain.
    B041,
    /// B042: TE: TRI domain.
    B042,
    /// B043: TE: ISOLINE domain.
    B043,
    /// B044: DS: thread execution and cache.
    B044,
    /// B046: DS: payload SIMD4x2.
    B046,
    /// B047: DS: payload SIMD8.
    B047,
    /// B049: GS: object staging and vertex order.
    B049,
    /// B050: GS: thread execution and ordered output.
    B050,
    /// B051: GS: URB entry and control data header.
    B051,
    /// B052: GS: output topologies and StreamID.
    B052,
    /// B053: GS: payload SIMD4x2 / DUAL_INSTANCE / DUAL_OBJECT.
    B053,
    /// B054: GS: payload SIMD8.
    B054,
    /// B055: SOL: object order and adjacency strip.
    B055,
    /// B056: SOL: decls, buffers, overflow.
    B056,
    /// B057: SOL: render enable and stream select.
    B057,
    /// B058: SOL: statistics.
    B058,
    /// B059: SOL: write offset registers, load/store.
    B059,
    /// B060: CLIP: derived state (CLIP_INT).
    B060,
    /// B061: CLIP: VUE readback.
    B061,
    /// B062: CLIP: vertex outcodes (VertexClipTest).
    B062,
    /// B063: CLIP: guardband.
    B063,
    /// B064: CLIP: ClipDetermination.
    B064,
    /// B065: CLIP: clip modes.
    B065,
    /// B066: CLIP: fixed-function clipping algorithm.
    B066,
    /// B067: CLIP: pass-through topology map and partial removal.
    B067,
    /// B068: CLIP: statistics.
    B068,
    /// B069: SF: object decomposition.
    B069,
    /// B070: SF: provoking vertex, VPIndex, RTAIndex.
    B070,
    /// B071: SF: NaN cull and viewport transform.
    B071,
    /// B072: SF: destination origin bias and pixel position offset.
    B072,
    /// B073: SF: drawing rectangle offset and clip rectangles.
    B073,
    /// B074: SF: points (width, rule, sprites).
    B074,
    /// B075: SF: rectangle completion.
    B075,
    /// B076: SF: polygon fill modes (wireframe, point).
    B076,
    /// B077: SF: XY clamp and quantization.
    B077,
    /// B078: SF: degenerate and face culling.
    B078,
    /// B079: SF/WM: zero-width (diamond) lines, legacy mode.
    B079,
    /// B080: SF/WM: zero-width lines, DX10 mode.
    B080,
    /// B081: SF/WM: wide non-AA lines.
    B081,
    /// B082: SF/WM: antialiased lines.
    B082,
    /// B084: SBE: attribute swizzle and constants.
    B084,
    /// B085: SBE: interpolation modes.
    B085,
    /// B086: SF: depth offset (polygon bias).
    B086,
    /// B087: SF: statistics.
    B087,
    /// B088: WM: ordering and scoreboard.
    B088,
    /// B089: WM: derived state (WM_INT).
    B089,
    /// B090: WM: sample mask and chroma key.
    B090,
    /// B091: WM: depth/stencil state resolve.
    B091,
    /// B092: WM: HZ op overrides.
    B092,
    /// B093: WM: triangle/rectangle rasterization.
    B093,
    /// B094: WM: line stipple.
    B094,
    /// B095: WM: polygon stipple.
    B095,
    /// B096: WM: multisample modes and line algorithms.
    B096,
    /// B097: WM: render-target independent rasterization.
    B097,
    /// B098: WM: PS_INVOCATIONS.
    B098,
    /// B099: WM: early depth/stencil.
    B099,
    /// B100: WM: HiZ buffer allocation and semantics.
    B100,
    /// B101: WM: depth clear (HiZ).
    B101,
    /// B102: WM: depth resolve and HiZ resolve.
    B102,
    /// B103: WM: separate stencil buffer.
    B103,
    /// B104: PSD: derived state.
    B104,
    /// B105: PSD: dispatch width and kernel selection.
    B105,
    /// B106: PSD: per-sample slot mapping.
    B106,
    /// B107: PSD: payload header R0-R2.
    B107,
    /// B108: PSD: payload barycentrics, Z, W, offsets, coverage.
    B108,
    /// B109: PSD: setup data (attribute deltas) payload.
    B109,
    /// B111: CC: pipeline order.
    B111,
    /// B112: CC: alpha to coverage / alpha to one.
    B112,
    /// B113: CC: alpha test.
    B113,
    /// B115: CC: stencil test and update.
    B115,
    /// B116: CC: depth test and update.
    B116,
    /// B117: CC: pre/post-blend color clamp.
    B117,
    /// B118: CC: blending.
    B118,
    /// B119: CC: dithering.
    B119,
    /// B120: CC: logic ops.
    B120,
    /// B121: CC: sRGB.
    B121,
    /// B122: CC: buffer update and write masks.
    B122,
    /// B123: CC: derived state, CC_VIEWPORT.
    B123,
    /// B124: CC: PS_DEPTH_COUNT (occlusion).
    B124,
    /// B125: MCS/CCS: mode selection.
    B125,
    /// B126: MCS: multisample compression and clear.
    B126,
    /// B127: CCS: fast color clear, single-sample.
    B127,
    /// B128: CCS: render target resolve.
    B128,
    /// BLT-01: Blitter rectangle copies and fills.
    BLT01,
    /// CS-01: MI_SET_PREDICATE.
    CS01,
    /// CS-02: MI_PREDICATE and predicated 3DPRIMITIVE.
    CS02,
    /// CS-03: Mode, VF-instance-count and L3 registers.
    CS03,
    /// CS-04: Pipeline statistics counters.
    CS04,
    /// CS-05: Timestamps (TIMESTAMP, CS_CTX_TIMESTAMP).
    CS05,
    /// CS-06: Auto-draw (indirect draw) registers.
    CS06,
    /// CS-07: GPGPU indirect dispatch registers.
    CS07,
    /// CS-08: CS GPRs.
    CS08,
    /// CS-09: CS ALU (MI_MATH).
    CS09,
    /// CS-10: STATE_BASE_ADDRESS, STATE_SIP, STATE_PREFETCH, MI list.
    CS10,
    /// CS-11: 3D pipe synchronisation model.
    CS11,
    /// CS-12: PIPE_CONTROL.
    CS12,
    /// CS-14: Logical context image (LRCA register state).
    CS14,
    /// CS-15: Command ordering rules.
    CS15,
    /// DP-01: Message framework (descriptor, header, payloads, BTI specials).
    DP01,
    /// DP-02: Ordering and fault modes.
    DP02,
    /// DP-03: BTS address model.
    DP03,
    /// DP-04: A32 stateless.
    DP04,
    /// DP-05: A64 stateless.
    DP05,
    /// DP-06: SLM.
    DP06,
    /// DP-07: Address model during SIP.
    DP07,
    /// DP-08: Access pipeline: bounds, canonical, tiled-resource, fault, cache.
    DP08,
    /// DP-09: Surface types and tile modes.
    DP09,
    /// DP-10: BUFFER and STRBUF addressing.
    DP10,
    /// DP-11: 1D/2D/3D/CUBE typed addressing.
    DP11,
    /// DP-12: Typed formats and conversion.
    DP12,
    /// DP-13: 2D media surfaces: clamp, tiling, formats.
    DP13,
    /// DP-14: Slots, elements, execution mask kinds.
    DP14,
    /// DP-15: Address notation and alignment.
    DP15,
    /// DP-16: Bounds-check kinds.
    DP16,
    /// DP-17: Byte scattered R/W.
    DP17,
    /// DP-18: Byte scaled R/W (DP2).
    DP18,
    /// DP-19: DWord scattered R/W.
    DP19,
    /// DP-20: DWord scaled R/W (DP2).
    DP20,
    /// DP-21: QWord scattered and scaled R/W.
    DP21,
    /// DP-22: OWord block R/W.
    DP22,
    /// DP-23: OWord aligned (unaligned) block read.
    DP23,
    /// DP-24: OWord dual block R/W.
    DP24,
    /// DP-25: HWord scratch block R/W.
    DP25,
    /// DP-26: HWord aligned block R/W (A64).
    DP26,
    /// DP-27: Untyped surface R/W.
    DP27,
    /// DP-28: Scaled untyped surface R/W.
    DP28,
    /// DP-29: Typed surface R/W.
    DP29,
    /// DP-30: MSAA typed surface R/W.
    DP30,
    /// DP-31: Atomics: common rules.
    DP31,
    /// DP-32: DWord untyped integer atomics (and scaled).
    DP32,
    /// DP-33: QWord untyped integer atomics (and scaled).
    DP33,
    /// DP-34: OWord untyped atomic.
    DP34,
    /// DP-35: DWord float atomics (and scaled).
    DP35,
    /// DP-36: DWord typed integer atomics.
    DP36,
    /// DP-37: DWord atomic counter.
    DP37,
    /// DP-38: Transpose read.
    DP38,
    /// DP-39: Media block R/W.
    DP39,
    /// DP-40: Pixel-masked media block write.
    DP40,
    /// DP-41: Byte-masked media block write.
    DP41,
    /// DP-42: Merged media block read.
    DP42,
    /// DP-43: Read surface info.
    DP43,
    /// DP-44: Memory fence.
    DP44,
    /// DP-45: Catalogue of descriptors, headers, payloads, controls.
    DP45,
    /// DP-46: Read-only data port (constant and sampler cache).
    DP46,
    /// D01: Command parsing, privilege and parse errors.
    D01,
    /// D02: Ring buffers.
    D02,
    /// D03: Batch buffers.
    D03,
    /// D04: Execlist submission.
    D04,
    /// D05: Context images (VCS, BCS, VECS).
    D05,
    /// D06: Context image (RCS).
    D06,
    /// D07: Hardware status page, per-process HWSP.
    D07,
    /// D08: GGTT / PPGTT / address modes.
    D08,
    /// D09: Base-address indirection.
    D09,
    /// D10: MMIO map.
    D10,
    /// D11: Interrupt routing.
    D11,
    /// D12: Memory object control (MOCS), attributes.
    D12,
    /// D13: L3 partition and SLM carve-out.
    D13,
    /// D14: Power and clock state.
    D14,
    /// D15: VGA register file.
    D15,
    /// D16: Display events to CS, SRD, WD, GTC, audio.
    D16,
    /// D17: Memory data formats.
    D17,
    /// D18: Surface state, tiling, layout.
    D18,
    /// D19: Binding tables.
    D19,
    /// D20: State caches and invalidation.
    D20,
    /// D21: Function IDs and message transport.
    D21,
    /// D22: EU instruction decode.
    D22,
    /// D23: EU execution: regions, masks, accumulators, flow.
    D23,
    /// D24: EU extended math.
    D24,
    /// D25: Thread dispatch and payloads.
    D25,
    /// D26: Thread end / spawn.
    D26,
    /// D27: URB.
    D27,
    /// D28: Push constants, CURBE, gather, DX9 constants.
    D28,
    /// D29: Vertex fetch.
    D29,
    /// D30: Vertex shader stage.
    D30,
    /// D31: Hull / tessellator / domain.
    D31,
    /// D32: Geometry shader stage.
    D32,
    /// D33: Stream output.
    D33,
    /// D34: Clip, strips/fans, setup, attribute setup.
    D34,
    /// D35: Windower and rasterizer.
    D35,
    /// D36: Pixel shader stage.
    D36,
    /// D37: Depth/stencil, color calc, blend.
    D37,
    /// D38: Render-target data port.
    D38,
    /// D39: Data port 0/1 (untyped, typed, atomics, A64, scratch, SLM).
    D39,
    /// D40: Media block, transpose.
    D40,
    /// D41: Read-only data port, read surface info.
    D41,
    /// D42: Gateway and barriers.
    D42,
    /// D43: 3D sampler.
    D43,
    /// D44: Media sampler (8x8).
    D44,
    /// D46: Media pipeline (VFE, walkers, scoreboard).
    D46,
    /// D47: GPGPU walker, thread groups, SLM allocation.
    D47,
    /// D49: GPGPU mid-group preemption.
    D49,
    /// D50: Blitter.
    D50,
    /// D51: MFX AVC decode.
    D51,
    /// D52: MFX MPEG-2 decode.
    D52,
    /// D54: MFX JPEG.
    D54,
    /// D55: MFX VP8 encode/stream-out.
    D55,
    /// D61: Performance counters (OA).
    D61,
    /// D62: Pipeline statistics registers.
    D62,
    /// D64: Surface state fetch.
    D64,
    /// D65: Sampler state fetch.
    D65,
    /// D66: Bindless samplers.
    D66,
    /// D67: State cache coherency.
    D67,
    /// D68: Sampler header.
    D68,
    /// D69: Message Gateway barrier.
    D69,
    /// D72: GPGPU preemption.
    D72,
    /// D73: Preemption image.
    D73,
    /// D76: L3.
    D76,
    /// D77: SLM.
    D77,
    /// D78: SLM enable bit.
    D78,
    /// D79: EU ISA summary.
    D79,
    /// D80: Accumulators.
    D80,
    /// D81: acc2-9 access.
    D81,
    /// D82: Region rules.
    D82,
    /// D83: Byte / word relaxations.
    D83,
    /// D84: 64-bit / DWord multiply.
    D84,
    /// D85: Mixed HF/F.
    D85,
    /// D86: Indirect addressing.
    D86,
    /// D87: Special restrictions.
    D87,
    /// I915: Requests of DRM and i915.
    I915,
    /// I915-ADDRESS-SPACE: Places of buffers in the address space.
    I915ADDRESSSPACE,
    /// C42: EU thread model and scheduling.
    C42,
    /// C43: SIMD usage modes.
    C43,
    /// C44: Message passing.
    C44,
    /// C45: End of thread.
    C45,
    /// C46: Message errors.
    C46,
    /// C47: GRF.
    C47,
    /// C48: ARF access rules.
    C48,
    /// C49: null.
    C49,
    /// C50: a0.
    C50,
    /// C51: acc0/acc1.
    C51,
    /// C52: acc2-acc9.
    C52,
    /// C53: f0/f1.
    C53,
    /// C54: ce.
    C54,
    /// C55: msg0-7.
    C55,
    /// C56: sp.
    C56,
    /// C57: sr0/sr1.
    C57,
    /// C58: cr0.
    C58,
    /// C59: n0 and wait.
    C59,
    /// C60: ip.
    C60,
    /// C61: tm0/pm0.
    C61,
    /// C62: fc.
    C62,
    /// C63: Immediates, V/UV/VF.
    C63,
    /// C64: Align1 direct regioning.
    C64,
    /// C65: Indirect addressing.
    C65,
    /// C66: Align16.
    C66,
    /// C67: Execution data type.
    C67,
    /// C68: Region restrictions.
    C68,
    /// C69: Predication.
    C69,
    /// C70: Write enables, SPF, NoMask, Qtr/Nib.
    C70,
    /// C71: Conditional flags.
    C71,
    /// C72: Source modifiers, saturate.
    C72,
    /// C73: Dependency and thread control.
    C73,
    /// C74: Absent operands, prefetch.
    C74,
    /// C75: Generation deltas.
    C75,
    /// C76: Numeric types.
    C76,
    /// C77: IEEE mode and NaN.
    C77,
    /// C78: ALT mode.
    C78,
    /// C79: Denormals.
    C79,
    /// C80: Rounding modes.
    C80,
    /// C81: cmpn, min/max.
    C81,
    /// C82: cmp.
    C82,
    /// C83: Type conversion.
    C83,
    /// C84: IEEE exception flags.
    C84,
    /// C85: Exceptions and System Routine.
    C85,
    /// C86: EU context save/restore through SIP.
    C86,
    /// C87: Events without exception.
    C87,
    /// C88: System Routine example.
    C88,
    /// C89: Native format, 1-2 sources.
    C89,
    /// C90: Native format, 3 sources.
    C90,
    /// C91: send/sends/math/branch formats.
    C91,
    /// C92: Instruction fields.
    C92,
    /// C93: Compaction.
    C93,
    /// C94: Opcode map.
    C94,
    /// C95: Assembly grammar and pragmas.
    C95,
    /// C96: Instruction feature matrix.
    C96,
    /// C97: Accumulator restrictions.
    C97,
    /// C98: Reference conventions, page index.
    C98,
    /// C99: Flow control.
    C99,
    /// C100: Rounding instructions.
    C100,
    /// C101: math unit.
    C101,
    /// C102: INVM/RSQRTM and macros.
    C102,
    /// C103: send.
    C103,
    /// C104: sendc / sends / sendsc.
    C104,
    /// C106: Usage examples.
    C106,
    /// C01: GPGPU command programming model.
    C01,
    /// C02: GPGPU_WALKER counters.
    C02,
    /// C03: Walker execution masks.
    C03,
    /// C04: CURBE payload.
    C04,
    /// C05: Indirect payload.
    C05,
    /// C06: GPGPU R0 header.
    C06,
    /// C07: VFE URB handles.
    C07,
    /// C08: Indirect dispatch (MMIO dims).
    C08,
    /// C09: Thread-group tracking.
    C09,
    /// C10: SLM allocator.
    C10,
    /// C11: Barrier allocator.
    C11,
    /// C12: Cross-slice (global) barriers.
    C12,
    /// C13: Thread residency limits.
    C13,
    /// C14: Preemption at group boundary.
    C14,
    /// C15: Mid-thread preemption and CSR image.
    C15,
    /// C16: Payload-kind legality.
    C16,
    /// C17: Media VFE/TS generic mode.
    C17,
    /// C18: Media command sequencing.
    C18,
    /// C19: Media walker.
    C19,
    /// C20: Media groups (walker/GRPID).
    C20,
    /// C22: Masked dispatch.
    C22,
    /// C23: Scoreboard, stalling.
    C23,
    /// C24: Scoreboard, non-stalling; TDR; sendc.
    C24,
    /// C27: Media thread payload / R0 formats.
    C27,
    /// C29: Thread EOT message.
    C29,
    /// C30: L3/LNCF/LPFC register blocks.
    C30,
    /// C31: L3 bank structure and sizes.
    C31,
    /// C32: L3 throughput.
    C32,
    /// C33: L3 clients and destinations.
    C33,
    /// C34: L3 arbitration/ordering/replacement.
    C34,
    /// C35: Atomics.
    C35,
    /// C36: Coherency levels.
    C36,
    /// C37: Invalidate/flush flows.
    C37,
    /// C38: L3 allocation programming.
    C38,
    /// C39: SLM storage.
    C39,
    /// C40: SLM save/restore DMA.
    C40,
    /// C41: L3 ECC.
    C41,
    /// RT-01: Pixel data port, RCC/MSC caches.
    RT01,
    /// RT-02: RT surface types and formats.
    RT02,
    /// RT-03: Slot mapping per sample count and SIMD size.
    RT03,
    /// RT-04: Render target write.
    RT04,
    /// RT-05: Replicated-data write (REP16).
    RT05,
    /// RT-06: Single and dual source.
    RT06,
    /// RT-07: Render target read.
    RT07,
    /// RT-08: RT headers and payload catalogue.
    RT08,
    /// RT-09: MRT, flush, EOT, masks, bounds.
    RT09,
    /// PI-01: Pixel interpolator.
    PI01,
    /// SM-01: Coordinate processing (normalise, cube face).
    SM01,
    /// SM-02: LOD computation and clamping.
    SM02,
    /// SM-03: Nearest / linear intra-level filter.
    SM03,
    /// SM-04: Anisotropic filter.
    SM04,
    /// SM-06: Mip (inter-level) filter.
    SM06,
    /// SM-07: Address control modes.
    SM07,
    /// SM-08: Texel fetch, format decode, palette.
    SM08,
    /// SM-09: ASTC.
    SM09,
    /// SM-11: Shadow pre-filter compare.
    SM11,
    /// SM-12: sRGB to linear.
    SM12,
    /// SM-13: Multisampled surfaces and MCS.
    SM13,
    /// SM-15: State fetch and state cache (BTP/BTI, bindless, SSP/SI).
    SM15,
    /// SM-16: Output channel mapping.
    SM16,
    /// SM-17: SAMPLER_STATE and border colour.
    SM17,
    /// SM-18: Message header, descriptor, execution mask.
    SM18,
    /// SM-19: sample* family.
    SM19,
    /// SM-20: Reduction: sample_min / sample_max.
    SM20,
    /// SM-21: ld family (ld, ld_lz, ld2dms, ld2dms_w, ld2dss, ld_mcs).
    SM21,
    /// SM-22: gather4 family.
    SM22,
    /// SM-23: sampleinfo.
    SM23,
    /// SM-24: LOD message.
    SM24,
    /// SM-25: resinfo.
    SM25,
    /// SM-26: cache_flush message.
    SM26,
    /// SM-27: Message and response lengths, channel masking.
    SM27,
    /// SM-28: Parameter tables and payload layouts.
    SM28,
    /// SM-29: Writeback layouts, killpix mask, null mask.
    SM29,
    /// MS-01: Media surface state, chroma siting.
    MS01,
    /// MS-02: sample_unorm (SIMD32).
    MS02,
    /// MS-03: sample_8x8 / AVS scaler.
    MS03,
    /// UR-01: URB storage, handles, agents, bounds.
    UR01,
    /// UR-02: URB descriptor and header.
    UR02,
    /// UR-03: URB HWORD read/write.
    UR03,
    /// UR-04: URB OWORD read/write.
    UR04,
    /// UR-05: URB atomics.
    UR05,
    /// UR-06: URB SIMD8 read/write.
    UR06,
    /// GW-01: Gateway framework, EOT.
    GW01,
    /// GW-02: GetTimeStamp.
    GW02,
    /// GW-03: Barrier (plain, counted, predicated).
    GW03,
}

/// Number of systems.
pub(crate) const COUNT: usize = 404;

impl System {
    /// All of them, in the order of the ledger.
    #[rustfmt::skip]
    pub const ALL: [System; COUNT] = [
        System::B001,
        System::B002,
        System::B004,
        System::B006,
        System::B007,
        System::B008,
        System::B010,
        System::B011,
        System::B012,
        System::B013,
        System::B014,
        System::B015,
        System::B016,
        System::B017,
        System::B018,
        System::B019,
        System::B020,
        System::B021,
        System::B022,
        System::B023,
        System::B024,
        System::B025,
        System::B026,
        System::B027,
        System::B028,
        System::B029,
        System::B030,
        System::B031,
        System::B032,
        System::B033,
        System::B036,
        System::B037,
        System::B038,
        System::B039,
        System::B040,
        System::B041,
        System::B042,
        System::B043,
        System::B044,
        System::B046,
        System::B047,
        System::B049,
        System::B050,
        System::B051,
        System::B052,
        System::B053,
        System::B054,
        System::B055,
        System::B056,
        System::B057,
        System::B058,
        System::B059,
        System::B060,
        System::B061,
        System::B062,
        System::B063,
        System::B064,
        System::B065,
        System::B066,
        System::B067,
        System::B068,
        System::B069,
        System::B070,
        System::B071,
        System::B072,
        System::B073,
        System::B074,
        System::B075,
        System::B076,
        System::B077,
        System::B078,
        System::B079,
        System::B080,
        System::B081,
        System::B082,
        System::B084,
        System::B085,
        System::B086,
        System::B087,
        System::B088,
        System::B089,
        System::B090,
        System::B091,
        System::B092,
        System::B093,
        System::B094,
        System::B095,
        System::B096,
        System::B097,
        System::B098,
        System::B099,
        System::B100,
        System::B101,
        System::B102,
        System::B103,
        System::B104,
        System::B105,
        System::B106,
        System::B107,
        System::B108,
        System::B109,
        System::B111,
        System::B112,
        System::B113,
        System::B115,
        System::B116,
        System::B117,
        System::B118,
        System::B119,
        System::B120,
        System::B121,
        System::B122,
        System::B123,
        System::B124,
        System::B125,
        System::B126,
        System::B127,
        System::B128,
        System::BLT01,
        System::CS01,
        System::CS02,
        System::CS03,
        System::CS04,
        System::CS05,
        System::CS06,
        System::CS07,
        System::CS08,
        System::CS09,
        System::CS10,
        System::CS11,
        System::CS12,
        System::CS14,
        System::CS15,
        System::DP01,
        System::DP02,
        System::DP03,
        System::DP04,
        System::DP05,
        System::DP06,
        System::DP07,
        System::DP08,
        System::DP09,
        System::DP10,
        System::DP11,
        System::DP12,
        System::DP13,
        System::DP14,
        System::DP15,
        System::DP16,
        System::DP17,
        System::DP18,
        System::DP19,
        System::DP20,
        System::DP21,
        System::DP22,
        System::DP23,
        System::DP24,
        System::DP25,
        System::DP26,
        System::DP27,
        System::DP28,
        System::DP29,
        System::DP30,
        System::DP31,
        System::DP32,
        System::DP33,
        System::DP34,
        System::DP35,
        System::DP36,
        System::DP37,
        System::DP38,
        System::DP39,
        System::DP40,
        System::DP41,
        System::DP42,
        System::DP43,
        System::DP44,
        System::DP45,
        System::DP46,
        System::D01,
        System::D02,
        System::D03,
        System::D04,
        System::D05,
        System::D06,
        System::D07,
        System::D08,
        System::D09,
        System::D10,
        System::D11,
        System::D12,
        System::D13,
        System::D14,
        System::D15,
        System::D16,
        System::D17,
        System::D18,
        System::D19,
        System::D20,
        System::D21,
        System::D22,
        System::D23,
        System::D24,
        System::D25,
        System::D26,
        System::D27,
        System::D28,
        System::D29,
        System::D30,
        System::D31,
        System::D32,
        System::D33,
        System::D34,
        System::D35,
        System::D36,
        System::D37,
        System::D38,
        System::D39,
        System::D40,
        System::D41,
        System::D42,
        System::D43,
        System::D44,
        System::D46,
        System::D47,
        System::D49,
        System::D50,
        System::D51,
        System::D52,
        System::D54,
        System::D55,
        System::D61,
        System::D62,
        System::D64,
        System::D65,
        System::D66,
        System::D67,
        System::D68,
        System::D69,
        System::D72,
        System::D73,
        System::D76,
        System::D77,
        System::D78,
        System::D79,
        System::D80,
        System::D81,
        System::D82,
        System::D83,
        System::D84,
        System::D85,
        System::D86,
        System::D87,
        System::I915,
        System::I915ADDRESSSPACE,
        System::C42,
        System::C43,
        System::C44,
        System::C45,
        System::C46,
        System::C47,
        System::C48,
        System::C49,
        System::C50,
        System::C51,
        System::C52,
        System::C53,
        System::C54,
        System::C55,
        System::C56,
        System::C57,
        System::C58,
        System::C59,
        System::C60,
        System::C61,
        System::C62,
        System::C63,
        System::C64,
        System::C65,
        System::C66,
        System::C67,
        System::C68,
        System::C69,
        System::C70,
        System::C71,
        System::C72,
        System::C73,
        System::C74,
        System::C75,
        System::C76,
        System::C77,
        System::C78,
        System::C79,
        System::C80,
        System::C81,
        System::C82,
        System::C83,
        System::C84,
        System::C85,
        System::C86,
        System::C87,
        System::C88,
        System::C89,
        System::C90,
        System::C91,
        System::C92,
        System::C93,
        System::C94,
        System::C95,
        System::C96,
        System::C97,
        System::C98,
        System::C99,
        System::C100,
        System::C101,
        System::C102,
        System::C103,
        System::C104,
        System::C106,
        System::C01,
        System::C02,
        System::C03,
        System::C04,
        System::C05,
        System::C06,
        System::C07,
        System::C08,
        System::C09,
        System::C10,
        System::C11,
        System::C12,
        System::C13,
        System::C14,
        System::C15,
        System::C16,
        System::C17,
        System::C18,
        System::C19,
        System::C20,
        System::C22,
        System::C23,
        System::C24,
        System::C27,
        System::C29,
        System::C30,
        System::C31,
        System::C32,
        System::C33,
        System::C34,
        System::C35,
        System::C36,
        System::C37,
        System::C38,
        System::C39,
        System::C40,
        System::C41,
        System::RT01,
        System::RT02,
        System::RT03,
        System::RT04,
        System::RT05,
        System::RT06,
        System::RT07,
        System::RT08,
        System::RT09,
        System::PI01,
        System::SM01,
        System::SM02,
        System::SM03,
        System::SM04,
        System::SM06,
        System::SM07,
        System::SM08,
        System::SM09,
        System::SM11,
        System::SM12,
        System::SM13,
        System::SM15,
        System::SM16,
        System::SM17,
        System::SM18,
        System::SM19,
        System::SM20,
        System::SM21,
        System::SM22,
        System::SM23,
        System::SM24,
        System::SM25,
        System::SM26,
        System::SM27,
        System::SM28,
        System::SM29,
        System::MS01,
        System::MS02,
        System::MS03,
        System::UR01,
        System::UR02,
        System::UR03,
        System::UR04,
        System::UR05,
        System::UR06,
        System::GW01,
        System::GW02,
        System::GW03,
    ];
}

/// Ids, and where a claim proves something.
#[rustfmt::skip]
pub(crate) static ROWS: [Row; COUNT] = [
    Row { id: "B001", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B002", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B004", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B006", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B007", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B008", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B010", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B011", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B012", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B013", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B014", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B015", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B016", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B017", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B018", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B019", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B020", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B021", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B022", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B023", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B024", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B025", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B026", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B027", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B028", proved: &["byt"] },
    Row { id: "B029", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B030", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B031", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B032", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B033", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B036", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B037", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B038", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B039", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B040", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B041", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B042", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B043", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B044", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B046", proved: &["byt"] },
    Row { id: "B047", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B049", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B050", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B051", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B052", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B053", proved: &["byt", "skl"] },
    Row { id: "B054", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B055", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B056", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B057", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B058", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B059", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B060", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B061", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B062", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B063", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B064", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B065", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B066", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B067", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B068", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B069", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B070", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B071", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B072", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B073", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B074", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B075", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B076", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B077", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B078", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B079", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B080", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B081", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B082", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B084", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B085", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B086", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B087", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B088", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B089", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B090", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B091", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B092", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B093", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B094", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B095", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B096", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B097", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B098", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B099", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B100", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B101", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B102", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B103", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B104", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "B105", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B106", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B107", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B108", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B109", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B111", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B112", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B113", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B115", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B116", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B117", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B118", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B119", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B120", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B121", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B122", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B123", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B124", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B125", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B126", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B127", proved: &["bdw", "skl", "bxt"] },
    Row { id: "B128", proved: &["bdw", "skl", "bxt"] },
    Row { id: "BLT-01", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "CS-01", proved: &["bdw", "skl", "bxt"] },
    Row { id: "CS-02", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "CS-03", proved: &["bdw", "skl", "bxt"] },
    Row { id: "CS-04", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "CS-05", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "CS-06", proved: &["bdw", "skl", "bxt"] },
    Row { id: "CS-07", proved: &["bdw", "skl", "bxt"] },
    Row { id: "CS-08", proved: &["bdw", "skl", "bxt"] },
    Row { id: "CS-09", proved: &["bdw", "skl", "bxt"] },
    Row { id: "CS-10", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "CS-11", proved: &["bdw", "skl", "bxt"] },
    Row { id: "CS-12", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "CS-14", proved: &["bdw", "skl", "bxt"] },
    Row { id: "CS-15", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-01", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-02", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-03", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-04", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-05", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-06", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-07", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-08", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-09", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-10", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-11", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-12", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-13", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-14", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-15", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-16", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-17", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-18", proved: &["skl", "bxt"] },
    Row { id: "DP-19", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-20", proved: &["skl", "bxt"] },
    Row { id: "DP-21", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-22", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-23", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-24", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-25", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-26", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-27", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-28", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-29", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-30", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-31", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-32", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-33", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-34", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-35", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-36", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-37", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-38", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-39", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-40", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-41", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-42", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-43", proved: &["bdw", "skl", "bxt"] },
    Row { id: "DP-44", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-45", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "DP-46", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D01", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D02", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D03", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D04", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D05", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D06", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D07", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D08", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D09", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D10", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D11", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D12", proved: &["skl", "bxt"] },
    Row { id: "D13", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D14", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D15", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D16", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D17", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D18", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D19", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D20", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D21", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D22", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D23", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D24", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D25", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D26", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D27", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D28", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D29", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D30", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D31", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D32", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D33", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D34", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D35", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D36", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D37", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D38", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D39", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D40", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D41", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D42", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D43", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D44", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D46", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D47", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D49", proved: &["skl", "bxt"] },
    Row { id: "D50", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D51", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D52", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D54", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D55", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D61", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D62", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D64", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D65", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D66", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D67", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D68", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D69", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D72", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D73", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D76", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D77", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D78", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D79", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D80", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D81", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D82", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D83", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D84", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D85", proved: &["bdw", "skl", "bxt"] },
    Row { id: "D86", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "D87", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "I915", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "I915-ADDRESS-SPACE", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C42", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C43", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C44", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C45", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C46", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C47", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C48", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C49", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C50", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C51", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C52", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C53", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C54", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C55", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C56", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C57", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C58", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C59", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C60", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C61", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C62", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C63", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C64", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C65", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C66", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C67", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C68", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C69", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C70", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C71", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C72", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C73", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C74", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C75", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C76", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C77", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C78", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C79", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C80", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C81", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C82", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C83", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C84", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C85", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C86", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C87", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C88", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C89", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C90", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C91", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C92", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C93", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C94", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C95", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C96", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C97", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C98", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C99", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C100", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C101", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C102", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C103", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C104", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C106", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C01", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C02", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C03", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C04", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C05", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C06", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C07", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C08", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C09", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C10", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C11", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C12", proved: &["skl", "bxt"] },
    Row { id: "C13", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C14", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C15", proved: &["skl", "bxt"] },
    Row { id: "C16", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C17", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C18", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C19", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C20", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C22", proved: &["skl", "bxt"] },
    Row { id: "C23", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C24", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C27", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C29", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C30", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C31", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C32", proved: &["skl", "bxt"] },
    Row { id: "C33", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C34", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "C35", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C36", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C37", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C38", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C39", proved: &["bdw", "skl", "bxt"] },
    Row { id: "C40", proved: &["skl", "bxt"] },
    Row { id: "C41", proved: &["bdw", "skl", "bxt"] },
    Row { id: "RT-01", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "RT-02", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "RT-03", proved: &["bdw", "skl", "bxt"] },
    Row { id: "RT-04", proved: &["bdw", "skl", "bxt"] },
    Row { id: "RT-05", proved: &["bdw", "skl", "bxt"] },
    Row { id: "RT-06", proved: &["bdw", "skl", "bxt"] },
    Row { id: "RT-07", proved: &["bdw", "skl", "bxt"] },
    Row { id: "RT-08", proved: &["bdw", "skl", "bxt"] },
    Row { id: "RT-09", proved: &["bdw", "skl", "bxt"] },
    Row { id: "PI-01", proved: &["bdw", "skl", "bxt"] },
    Row { id: "SM-01", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-02", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-03", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-04", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-06", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-07", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-08", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-09", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-11", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-12", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-13", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-15", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-16", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-17", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-18", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-19", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-20", proved: &["bdw", "skl", "bxt"] },
    Row { id: "SM-21", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-22", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-23", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-24", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-25", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-26", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-27", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-28", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "SM-29", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "MS-01", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "MS-02", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "MS-03", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "UR-01", proved: &["bdw", "skl", "bxt"] },
    Row { id: "UR-02", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "UR-03", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "UR-04", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "UR-05", proved: &["byt", "bdw", "skl", "bxt"] },
    Row { id: "UR-06", proved: &["bdw", "skl", "bxt"] },
    Row { id: "GW-01", proved: &["bdw", "skl", "bxt"] },
    Row { id: "GW-02", proved: &["bdw", "skl", "bxt"] },
    Row { id: "GW-03", proved: &["bdw", "skl", "bxt"] },
];
