//! Commands: which state each of them sets, and what 3DPRIMITIVE takes its parameters from.

use super::machine::{Machine, VERTICES, firsts, primitive};
use super::stages::on;
use super::vues::PLATFORMS;
use super::*;
use crate::bound::Bases;
use hw::Platform;
use hw::enums::prim_topo_type as topo;

/// Executes a command of these DWords.
fn execute(m: &mut Machine, id: CommandId, words: &[u32]) -> Vec<(probe::Kind, &'static str)> {
    let (findings, ids) = (probe::Findings::new(false), probe::Ids::default());
    let cx = &Context { platform: m.platform, findings: &findings, ids: &ids };
    let Machine { pipeline, space, threads, registers, .. } = m;
    pipeline.command(id, words, threads, registers, &mut Kept::new(space), cx).unwrap();
    findings.list().iter().map(|(finding, _)| (finding.kind, finding.system)).collect()
}

/// DWords that are nothing else's.
fn noise() -> Vec<u32> {
    (1..80u32).map(|n| n.wrapping_mul(0x9e37_79b9) | 1).collect()
}

/// Commands that are kept whole: each changes its own part of the state, to what the platform's layout makes of it.
macro_rules! kept_whole {
    ($m:ident, $($command:ident => $($place:ident).+;)+) => {
        $(
            let words = noise();
            let want = hw::$command::decode($m.platform, &words);
            assert_ne!(want, Default::default(), stringify!($command));
            execute(&mut $m, CommandId::$command, &words);
            assert_eq!($m.pipeline.bound.$($place).+, want, "{} {}", $m.platform.name, stringify!($command));
        )+
    };
}

#[test]
fn state_commands_are_kept_whole() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        kept_whole! { m,
            State3dBindingTablePoolAlloc => binding_table_pool;
            State3dIndexBuffer => input.index_buffer;
            State3dVf => input.vf;
            State3dVfTopology => input.topology;
            State3dVfSgvs => input.sgvs;
            State3dVfStatistics => input.statistics;
            State3dVs => vs;
            State3dHs => hs;
            State3dTe => te;
            State3dDs => ds;
            State3dGs => gs;
            State3dStreamout => sol.streamout;
            State3dSoDeclList => sol.decl_list;
            State3dClip => clip;
            State3dRaster => raster;
            State3dSf => sf;
            State3dSbe => sbe;
            State3dSbeSwiz => sbe_swiz;
            State3dDrawingRectangle => drawing_rectangle;
            State3dViewportStatePointersSfClip => viewport_pointers_sf_clip;
            State3dViewportStatePointersCc => viewport_pointers_cc;
            State3dScissorStatePointers => scissor_pointers;
            State3dWm => wm;
            State3dWmDepthStencil => wm_depth_stencil;
            State3dWmChromakey => wm_chromakey;
            State3dPs => ps;
            State3dPsExtra => ps_extra;
            State3dPsBlend => ps_blend;
            State3dBlendStatePointers => blend_state_pointers;
            State3dCcStatePointers => cc_state_pointers;
            State3dDepthBuffer => depth_buffer;
            State3dStencilBuffer => stencil_buffer;
            State3dHierDepthBuffer => hier_depth_buffer;
            State3dClearParams => clear_params;
            State3dMultisample => multisample;
            State3dSamplePattern => sample_pattern;
            State3dSampleMask => sample_mask;
            State3dLineStipple => line_stipple;
            State3dPolyStipplePattern => poly_stipple_pattern;
            State3dPolyStippleOffset => poly_stipple_offset;
            State3dAaLineParameters => aa_line_parameters;
        }
        if platform.name != "bdw" {
            kept_whole! { m, State3dVfComponentPacking => input.component_packing; }
        }
        let entries: Vec<hw::SoDeclEntry> = hw::State3dSoDeclList::tail(platform, &noise()).collect();
        assert_eq!(m.pipeline.bound.sol.decls, entries);
        assert_eq!(entries.len(), (79 - 3) / 2);
    }
}

#[test]
fn pointers_and_constants_of_the_pixel_stage_are_its_own() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.run(
            "3DSTATE_BINDING_TABLE_POINTERS_PS\n  Pointer to PS Binding Table = 0x40\n3DSTATE_SAMPLER_STATE_POINTERS_PS\n  \
             Pointer to PS Sampler State = 0x60\n3DSTATE_CONSTANT_PS\n  Constant Body.Read Length[2] = 5\n",
        );
        let bound = &m.pipeline.bound;
        assert_eq!(bound.binding_table_offsets, [0, 0, 0, 0, 0x40], "{}", platform.name);
        assert_eq!(bound.sampler_offsets, [0, 0, 0, 0, 0x60]);
        assert_eq!(bound.constants.map(|body| body.read_length[2]), [0, 0, 0, 0, 5]);
    }
}

#[test]
fn bases_change_only_where_their_modify_enable_says_so() {
    let names = [
        "General State Base Address",
        "Surface State Base Address",
        "Dynamic State Base Address",
        "Indirect Object Base Address",
        "Instruction Base Address",
        "General State Buffer Size",
        "Dynamic State Buffer Size",
        "Bindless Surface State Base Address",
    ];
    for platform in PLATFORMS {
        let names = if platform.name == "bdw" { &names[..7] } else { &names[..] };
        for (only, name) in names.iter().enumerate() {
            let mut text = "STATE_BASE_ADDRESS\n".to_string();
            for (index, name) in names.iter().enumerate() {
                // Addresses in canonical form lose their sign.
                let value = if name.ends_with("Size") {
                    index as u64 + 1
                } else {
                    0xffff_8000_0000_0000 + 0x1000 * index as u64
                };
                text += &format!("  {name} = {value:#x}\n");
            }
            if platform.name != "bdw" {
                text += "  Bindless Surface State Size = 6\n";
            }
            text += &format!("  {name} Modify Enable = 1\n");
            let mut m = Machine::over(platform);
            m.run(&text);
            let at = |index: usize| {
                GraphicsAddress(if only == index { 0x8000_0000_0000 + 0x1000 * index as u64 } else { 0 })
            };
            let size = |index: usize| if only == index { 4096 * (index as u64 + 1) } else { 0 };
            let want = Bases {
                general: at(0),
                general_bytes: size(5),
                surface: at(1),
                dynamic: at(2),
                dynamic_bytes: size(6),
                indirect: at(3),
                instruction: at(4),
                bindless_surface: at(7),
                bindless_surface_count: if only == 7 { 7 } else { 0 },
            };
            assert_eq!(m.pipeline.bound.bases, want, "{} {name}", platform.name);
        }
    }
}

#[test]
fn hints_change_nothing_and_what_is_not_executed_is_a_gap() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        let before = format!("{:?}", m.pipeline.bound);
        for id in [
            CommandId::State3dPushConstantAllocVs,
            CommandId::State3dPushConstantAllocHs,
            CommandId::State3dPushConstantAllocDs,
            CommandId::State3dPushConstantAllocGs,
            CommandId::State3dPushConstantAllocPs,
            CommandId::PipelineSelect,
            CommandId::StatePrefetch,
            CommandId::GpgpuCsrBaseAddress,
            CommandId::PipeControl,
            CommandId::StateSip,
        ] {
            assert_eq!(execute(&mut m, id, &noise()), [], "{} {}", platform.name, id.name());
        }
        for (id, system) in [
            (CommandId::State3dMonofilterSize, "SM-05"),
            (CommandId::State3dSamplerPaletteLoad0, "D63"),
            (CommandId::State3dSamplerPaletteLoad1, "D63"),
            (CommandId::State3dChromaKey, "SM-10"),
            (CommandId::State3dRsConstantPointer, "B001"),
        ] {
            assert_eq!(execute(&mut m, id, &noise()), [(probe::Kind::Gap, system)], "{}", id.name());
        }
        // Pools of constants that are gathered: only when they are on.
        let gather = |enable| {
            let pool = hw::State3dGatherPoolAlloc { gather_pool_enable: enable, ..Default::default() };
            pool.encode(platform)
        };
        assert_eq!(execute(&mut m, CommandId::State3dGatherPoolAlloc, &gather(false)), []);
        let found = execute(&mut m, CommandId::State3dGatherPoolAlloc, &gather(true));
        assert_eq!(found, [(probe::Kind::Gap, "RS-05")]);
        let pool = |enable| {
            let pool = hw::State3dDx9ConstantBufferPoolAlloc {
                dx9_constant_buffer_pool_enable: enable,
                ..Default::default()
            };
            pool.encode(platform)
        };
        assert_eq!(execute(&mut m, CommandId::State3dDx9ConstantBufferPoolAlloc, &pool(false)), []);
        let found = execute(&mut m, CommandId::State3dDx9ConstantBufferPoolAlloc, &pool(true));
        assert_eq!(found, [(probe::Kind::Gap, "RS-06")]);
        assert_eq!(format!("{:?}", m.pipeline.bound), before);
    }
}

#[test]
fn a_predicated_draw_runs_only_when_the_predicate_holds() {
    for platform in PLATFORMS {
        for (predicated, holds, count) in [(0, false, 2), (0, true, 2), (1, true, 2), (1, false, 0)] {
            let mut m = Machine::over(platform);
            m.counted_vertices(1, 4);
            m.registers.predicate = holds;
            let fields = format!("Vertex Count Per Instance = 2, Predicate Enable = {predicated}");
            let found = m.streamed(topo::POINTLIST, &fields, 1);
            assert_eq!(found.len(), count, "{} {predicated} {holds}", platform.name);
        }
    }
}

#[test]
fn indirect_draws_take_their_parameters_from_registers() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(2, 12);
        m.run("3DSTATE_VF_INSTANCING\n  Vertex Element Index = 1\n  Instancing Enable = 1\n  Instance Data Step Rate = 1\n");
        // Vertex count, start vertex, instance count, start instance, base vertex. [mesa:gen9 3DPRIM_START_VERTEX]
        for (register, value) in [(0x2434, 2), (0x2430, 3), (0x2438, 2), (0x243c, 5), (0x2440, -2i32 as u32)]
        {
            m.registers.write(register, value);
        }
        let ignored = "Vertex Count Per Instance = 9, Start Vertex Location = 1, Instance Count = 7";
        let found = m.streamed(topo::POINTLIST, &format!("Indirect Parameter Enable = 1, {ignored}"), 8);
        let got: Vec<[u32; 2]> = found.iter().map(|vertex| [vertex[0], vertex[4]]).collect();
        assert_eq!(got, [[3000, 5004], [4000, 5004], [3000, 6004], [4000, 6004]], "{}", platform.name);
        m.store(super::machine::INDICES, &[0, 0, 0, 8, 4]);
        m.run(&format!(
            "3DSTATE_INDEX_BUFFER\n  Index Format = 2\n  Buffer Starting Address = {:#x}\n  Buffer Size = 64\n",
            super::machine::INDICES
        ));
        let indexed = "Indirect Parameter Enable = 1, Vertex Access Type = 1, Vertex Count Per Instance = 1";
        assert_eq!(firsts(&m.streamed(topo::POINTLIST, indexed, 8)), [6000, 2000, 6000, 2000]);
        // The count of a draw behind stream output is how far the first buffer was filled.
        m.registers.write(0x2420, 3 * 32 + 31);
        let auto = "End Offset Enable = 1, Vertex Count Per Instance = 1, Start Vertex Location = 1";
        assert_eq!(firsts(&m.streamed(topo::POINTLIST, auto, 8)), [1000, 2000, 3000]);
        m.pipeline.bound.input.buffers[0].buffer_pitch = 0;
        assert!(m.streamed(topo::POINTLIST, auto, 8).is_empty());
    }
}

#[test]
fn topologies_without_objects_are_reported_and_every_draw_has_a_number() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.counted_vertices(1, 4);
        m.draw(31, "Vertex Count Per Instance = 3");
        assert_eq!(m.found, [(probe::Kind::Undefined, "B015")], "{}", platform.name);
        assert_eq!(m.registers.counted, []);
        // The finding of a strict run is placed at the draw that it belongs to.
        let words = hw::print::parse(platform, &primitive(31, "Vertex Count Per Instance = 3")).unwrap();
        let (findings, ids) = (probe::Findings::new(false), probe::Ids::default());
        let cx = &Context { platform, findings: &findings, ids: &ids };
        let Machine { pipeline, space, threads, registers, .. } = &mut m;
        for draw in 1..=3 {
            let words = &words[2..];
            pipeline
                .command(CommandId::Primitive3d, words, threads, registers, &mut Kept::new(space), cx)
                .unwrap();
            assert_eq!(ids.draw.get(), draw);
        }
    }
}

#[test]
fn what_a_draw_costs_is_said_before_it_is_done() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        // Five elements of four components; 70 points in two batches, each streamed by five declarations.
        m.counted_vertices(5, 3);
        m.threads.spent.clear();
        m.streamed(topo::POINTLIST, "Vertex Count Per Instance = 70, Instance Count = 2", 20);
        let of = |kind: Work| -> Vec<u64> {
            m.threads.spent.iter().filter(|(work, _)| *work == kind).map(|(_, count)| *count).collect()
        };
        assert_eq!(of(Work::Draw), [1], "{}", platform.name);
        assert_eq!(of(Work::Vertex), [(70 + 2) * 2]);
        assert_eq!(of(Work::Element), [5 * 64, 5 * 64, 5 * 12]);
        assert_eq!(of(Work::Object), [64, 64, 12]);
        assert_eq!(of(Work::StreamedValue), [5 * 64, 5 * 64, 5 * 12]);
        // Lines are two values of each declaration; without stream output there are none.
        m.threads.spent.clear();
        m.streamed(topo::LINELIST, "Vertex Count Per Instance = 4", 20);
        assert!(m.threads.spent.contains(&(Work::StreamedValue, 2 * 2 * 5)));
        m.threads.spent.clear();
        m.run("3DSTATE_STREAMOUT\n  Rendering Disable = 1\n")
            .draw(topo::LINELIST, "Vertex Count Per Instance = 4");
        assert!(m.threads.spent.contains(&(Work::StreamedValue, 0)));
    }
}

/// Whether a fact about memory is still known after a draw.
fn stays_known(platform: &'static Platform, state: &str) -> bool {
    let mut m = Machine::over(platform);
    m.counted_vertices(1, 4);
    let fact = [7; 10];
    m.space.known().learn(VERTICES..VERTICES + 64, fact);
    m.run(state).draw(topo::PATCHLIST_1, "Vertex Count Per Instance = 1");
    m.space.known().holds(&fact)
}

#[test]
fn memory_that_a_draw_may_write_anywhere_is_no_longer_known() {
    for platform in PLATFORMS {
        assert!(stays_known(platform, ""), "{}", platform.name);
        for name in ["VS", "HS", "DS", "GS"] {
            assert!(!stays_known(platform, &format!("3DSTATE_{name}\n  Accesses UAV = 1\n")), "{name}");
        }
        assert!(!stays_known(platform, "3DSTATE_PS_EXTRA\n  Pixel Shader Has UAV = 1\n"));
        assert!(!stays_known(
            platform,
            "3DSTATE_STREAMOUT\n  SO Function Enable = 1\n  Rendering Disable = 1\n"
        ));
        assert!(stays_known(platform, &on("VS", "")));
    }
}
