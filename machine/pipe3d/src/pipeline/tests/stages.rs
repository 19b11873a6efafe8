//! The stages that run threads: in which order, what they count, and what all of their threads are given.

use super::machine::{DS, GS, HS, Launch, Machine, VS};
use super::vues::PLATFORMS;
use super::*;
use hw::Platform;
use ports::{FloatMode, GroupBarrier, Stage, Urb};

/// A stage by its name in commands.
pub(super) const STAGES: [(Stage, &str); 4] =
    [(Stage::Vertex, "VS"), (Stage::Hull, "HS"), (Stage::Domain, "DS"), (Stage::Geometry, "GS")];

/// State that switches a stage on, with more fields or others: payload data begins at register 6.
pub(super) fn on(name: &str, more: &str) -> String {
    let fields = match name {
        "VS" => "Enable = 1, SIMD8 Dispatch Enable = 1, Dispatch GRF Start Register For URB Data = 6",
        "HS" => "Enable = 1, Dispatch GRF Start Register For URB Data = 6, Include Vertex Handles = 1",
        "TE" => {
            "TE Enable = 1, Output Topology = 2, Maximum Tessellation Factor Odd = 63.0, Maximum Tessellation Factor \
             Not Odd = 64.0"
        }
        "DS" => "Enable = 1, Dispatch Mode = 1, Dispatch GRF Start Register For URB Data = 6",
        _ => {
            "Enable = 1, Dispatch Mode = 3, Dispatch GRF Start Register For URB Data = 6, Output Topology = 1, Output \
             Vertex Size = 3"
        }
    };
    let mut text = format!("3DSTATE_{name}\n");
    let named = |field: &str| field.split(" = ").next().map(|name| format!("{name} ="));
    let more: Vec<&str> = more.split(", ").filter(|field| !field.is_empty()).collect();
    let is_given = |field: &&str| more.iter().any(|other| named(other) == named(field));
    for field in fields.split(", ").filter(|field| !is_given(field)).chain(more.iter().copied()) {
        text += &format!("  {field}\n");
    }
    text
}

/// Hull threads ask for an undivided quad, geometry threads put out two vertices.
pub(super) fn shade(urb: &mut FlatUrb, launch: &Launch) {
    match launch.site.stage {
        Stage::Hull => {
            let factors = [0, 0, ONE, ONE, ONE, ONE, ONE, ONE];
            urb.store(UrbHandle(launch.grf.register(0)[0]), 0, &factors);
        }
        Stage::Geometry => {
            for lane in launch.lanes() {
                urb.store(UrbHandle(launch.grf.register(1)[lane] & 0xffff), 0, &[2]);
            }
        }
        _ => {}
    }
}

const ONE: u32 = 0x3f80_0000;

/// A machine of six vertices with the named stages on.
pub(super) fn machine(platform: &'static Platform, names: &[&str]) -> Machine {
    let mut m = Machine::over(platform);
    m.counted_vertices(2, 6);
    m.threads.program = shade;
    for name in names {
        m.run(&on(name, ""));
    }
    m
}

#[test]
fn enabled_stages_run_in_their_order_and_disabled_ones_pass_on() {
    use Stage::{Domain, Geometry, Hull, Vertex};
    let tessellation = ["HS", "TE", "DS"];
    let cases: [(u32, &[&str], bool, &[Stage]); 7] = [
        (topo::POINTLIST, &[], false, &[]),
        (topo::POINTLIST, &["VS"], false, &[Vertex]),
        (topo::POINTLIST, &["GS"], false, &[Geometry]),
        (topo::POINTLIST, &["GS", "VS"], false, &[Vertex, Geometry]),
        (topo::PATCHLIST_1, &[], true, &[Hull, Domain]),
        (topo::PATCHLIST_1, &["VS"], true, &[Vertex, Hull, Domain]),
        (topo::PATCHLIST_1, &["GS", "VS"], true, &[Vertex, Hull, Domain, Geometry]),
    ];
    for platform in PLATFORMS {
        for (topology, names, tessellates, want) in cases {
            let mut m = machine(platform, names);
            if tessellates {
                tessellation.iter().for_each(|name| {
                    m.run(&on(name, ""));
                });
            }
            m.draw(topology, "Vertex Count Per Instance = 1");
            let stages: Vec<Stage> = m.threads.launches.iter().map(|launch| launch.site.stage).collect();
            assert_eq!(stages, want, "{} {names:?}", platform.name);
            assert_eq!(m.found, []);
        }
    }
}

#[test]
fn hull_tessellator_and_domain_are_on_together_and_for_patches_only_or_it_is_said() {
    for platform in PLATFORMS {
        for enabled in 1..8 {
            let names: Vec<&str> = ["HS", "TE", "DS"]
                .into_iter()
                .enumerate()
                .filter(|(bit, _)| enabled >> bit & 1 != 0)
                .map(|(_, name)| name)
                .collect();
            let mut m = machine(platform, &names);
            m.draw(topo::PATCHLIST_1, "Vertex Count Per Instance = 1");
            if enabled == 7 {
                assert_eq!((m.found.len(), m.threads.launches.len()), (0, 2));
            } else {
                assert_eq!(m.found, [(probe::Kind::Undefined, "B001")], "{} {names:?}", platform.name);
                assert!(m.threads.launches.is_empty());
            }
        }
        let mut m = machine(platform, &["HS", "TE", "DS"]);
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1");
        assert_eq!(m.found, [(probe::Kind::Undefined, "B030")], "{}", platform.name);
        assert!(m.threads.launches.is_empty());
        // Without tessellation patches reach GS and nothing behind it.
        let mut m = machine(platform, &["GS"]);
        m.draw(topo::PATCHLIST_1 + 2, "Vertex Count Per Instance = 6");
        assert_eq!(m.threads.launches.len(), 1);
        assert_eq!(m.threads.launches[0].start.dispatch_mask, 0b11);
        let mut m = machine(platform, &[]);
        assert!(m.streamed(topo::PATCHLIST_1 + 2, "Vertex Count Per Instance = 6", 4).is_empty());
        assert_eq!(m.found, [(probe::Kind::Gap, "B055")]);
    }
}

#[test]
fn every_stage_counts_what_passes_it_when_its_own_statistics_are_on() {
    let counters = [
        (Counter::IaVertices, 6),
        (Counter::IaPrimitives, 3),
        (Counter::VsInvocations, 6),
        (Counter::HsInvocations, 3),
        (Counter::DsInvocations, 12),
        // Two triangles of each patch in two instances, each of which puts out two points.
        (Counter::GsInvocations, 12),
        (Counter::GsPrimitives, 24),
    ];
    let enables = ["", "Statistics Enable = 1"];
    for platform in PLATFORMS {
        for only in 0..=6 {
            let enable = |stage: usize| enables[usize::from(only == stage || only == 6)];
            let mut m = machine(platform, &["TE"]);
            m.run(&format!(
                "3DSTATE_VF_STATISTICS\n  Statistics Enable = {}\n",
                u32::from(only == 1 || only == 6)
            ));
            m.run(&on("VS", enable(2)));
            // Several threads of a patch count once.
            m.run(&on("HS", &format!("Instance Count = 2, {}", enable(3))));
            m.run(&on("DS", enable(4)));
            m.run(&on("GS", &format!("Instance Control = 1, {}", enable(5))));
            m.draw(topo::PATCHLIST_1 + 1, "Vertex Count Per Instance = 7");
            for (index, (counter, amount)) in counters.into_iter().enumerate() {
                let stage = [1, 1, 2, 3, 4, 5, 5][index];
                let want = if only == stage || only == 6 { amount } else { 0 };
                assert_eq!(m.counted(counter), want, "{} {counter:?} {only}", platform.name);
            }
        }
    }
}

#[test]
fn invocations_of_vs_are_counted_even_when_it_is_off() {
    for platform in PLATFORMS {
        let mut m = machine(platform, &[]);
        m.run("3DSTATE_VS\n  Statistics Enable = 1\n").draw(topo::LINELIST, "Vertex Count Per Instance = 5");
        assert_eq!(m.registers.counted, [(Counter::VsInvocations, 4)], "{}", platform.name);
    }
}

/// All stages on, each with the fields that `fields` gives it; two patches of two points are drawn.
fn draw_with(platform: &'static Platform, before: &str, fields: impl Fn(usize, &str) -> String) -> Machine {
    let mut m = machine(platform, &["TE"]);
    m.run(before);
    for (index, (_, name)) in STAGES.into_iter().enumerate() {
        m.run(&on(name, &fields(index, name)));
    }
    m.draw(topo::PATCHLIST_1 + 1, "Vertex Count Per Instance = 4");
    assert_eq!(m.found, []);
    m
}

#[test]
fn threads_start_with_kernel_mode_masks_and_exceptions_of_their_stage() {
    let bases = "STATE_BASE_ADDRESS\n  Instruction Base Address Modify Enable = 1\n  Instruction Base Address = 0x20000\n";
    for platform in PLATFORMS {
        // Fields that every stage has, one at a time, then all together.
        let common = [
            "Floating Point Mode",
            "Vector Mask Enable",
            "Software Exception Enable",
            "Illegal Opcode Exception Enable",
        ];
        for only in 0..=common.len() + 1 {
            let chosen: Vec<&str> =
                (0..common.len()).filter(|&k| only == k || only == common.len()).map(|k| common[k]).collect();
            let m = draw_with(platform, bases, |index, _| {
                let mut text = format!("Kernel Start Pointer = {:#x}", 0x40 * (index + 3));
                chosen.iter().for_each(|field| text += &format!(", {field} = 1"));
                text
            });
            let has = |k: usize| only == k || only == common.len();
            for (index, (stage, name)) in STAGES.into_iter().enumerate() {
                let launches = m.threads.of(stage);
                assert!(!launches.is_empty());
                for launch in launches {
                    let lanes = match stage {
                        Stage::Hull => 0xff,
                        // Both patches have four vertices, and four triangles go to GS together.
                        _ => 0x0f,
                    };
                    let want = ThreadStart {
                        dispatch_mask: lanes,
                        vector_mask: lanes,
                        vector_mask_enable: has(1),
                        float_mode: if has(0) { FloatMode::Alternative } else { FloatMode::Ieee },
                        exception_enables: u32::from(has(2)) << 13 | u32::from(has(3)) << 12,
                        ..ThreadStart::default()
                    };
                    assert_eq!(launch.start, want, "{} {name} {only}", platform.name);
                    let base = GraphicsAddress(0x20000);
                    let address = base.offset(0x40 * (index as u64 + 3));
                    assert_eq!(launch.kernel, KernelRequest { address, instruction_base: base, stage });
                }
            }
        }
        // Single program flow is a field of HS and GS.
        let m = draw_with(platform, "", |_, name| {
            if matches!(name, "HS" | "GS") { "Single Program Flow = 1".into() } else { String::new() }
        });
        for launch in &m.threads.launches {
            let want = matches!(launch.site.stage, Stage::Hull | Stage::Geometry);
            assert_eq!(launch.start.single_program_flow, want, "{}", platform.name);
        }
    }
}

#[test]
fn headers_and_sites_hold_the_pointers_and_the_scratch_space_of_their_stage() {
    for platform in PLATFORMS {
        let mut before = "STATE_BASE_ADDRESS\n".to_string();
        for (name, address) in
            [("General State", 0x100_0000), ("Surface State", 0x200_0000), ("Dynamic State", 0x300_0000)]
        {
            before +=
                &format!("  {name} Base Address Modify Enable = 1\n  {name} Base Address = {address:#x}\n");
        }
        before += "  General State Buffer Size Modify Enable = 1\n  General State Buffer Size = 0x77\n";
        if platform.name != "bdw" {
            before += "  Bindless Surface State Base Address Modify Enable = 1\n  Bindless Surface State Base Address = \
                       0x400000\n  Bindless Surface State Size = 9\n";
        }
        for (index, (_, name)) in STAGES.into_iter().enumerate() {
            let k = index + 1;
            before += &format!(
                "3DSTATE_BINDING_TABLE_POINTERS_{name}\n  Pointer to {name} Binding Table = {:#x}\n",
                0x120 * k
            );
            before += &format!(
                "3DSTATE_SAMPLER_STATE_POINTERS_{name}\n  Pointer to {name} Sampler State = {:#x}\n",
                0x4_0060 * k
            );
        }
        let m = draw_with(platform, &before, |index, _| {
            format!(
                "Scratch Space Base Pointer = {:#x}, Per-Thread Scratch Space = {}",
                0x1_0400 * (index + 1),
                index + 2
            )
        });
        for (index, (stage, name)) in STAGES.into_iter().enumerate() {
            let k = index as u32 + 1;
            for launch in m.threads.of(stage) {
                let r0 = launch.grf.register(0);
                assert_eq!(r0[3], 0x4_0060 * k | (k + 1), "{} {name}", platform.name);
                assert_eq!(r0[4..7], [0x120 * k, 0x1_0400 * k, 0]);
                let at = |base: u64, offset: u32| GraphicsAddress(base).offset(u64::from(offset));
                let is_bindless = platform.name != "bdw";
                let want = ThreadSite {
                    stage,
                    binding_table: at(0x200_0000, 0x120 * k),
                    surface_state_base: GraphicsAddress(0x200_0000),
                    bindless_surface_state_base: GraphicsAddress(if is_bindless { 0x40_0000 } else { 0 }),
                    bindless_surface_state_count: if is_bindless { 10 } else { 0 },
                    sampler_state: at(0x300_0000, 0x4_0060 * k),
                    dynamic_state_base: GraphicsAddress(0x300_0000),
                    general_state_base: GraphicsAddress(0x100_0000),
                    general_state_bytes: 0x77 * 4096,
                    scratch: at(0x100_0000, 0x1_0400 * k),
                    scratch_bytes_per_thread: 1024 << (k + 1),
                    context_save: None,
                    vertical_line_stride_override: false,
                };
                assert_eq!(launch.site, want, "{} {name}", platform.name);
            }
        }
        // A pool of binding tables takes the place of the surface state base; without a base there is no scratch.
        let pool = "3DSTATE_BINDING_TABLE_POOL_ALLOC\n  Binding Table Pool Enable = 1\n  Binding Table Pool Base Address = \
                    0x500000\n";
        let m = draw_with(platform, &format!("{before}{pool}"), |_, _| "Per-Thread Scratch Space = 3".into());
        for (index, (stage, _)) in STAGES.into_iter().enumerate() {
            for launch in m.threads.of(stage) {
                let site = &launch.site;
                assert_eq!(site.binding_table, GraphicsAddress(0x50_0000 + 0x120 * (index as u64 + 1)));
                assert_eq!(site.surface_state_base, GraphicsAddress(0x200_0000));
                assert_eq!((launch.grf.register(0)[5], site.scratch_bytes_per_thread), (0, 0));
            }
        }
    }
}

#[test]
fn every_thread_of_a_patch_has_scratch_space_of_its_own() {
    for platform in PLATFORMS {
        let m = draw_with(platform, "", |_, name| match name {
            "HS" => "Instance Count = 3, Scratch Space Base Pointer = 0x10000, Per-Thread Scratch Space = 2"
                .into(),
            _ => String::new(),
        });
        let spaces: Vec<u32> =
            m.threads.of(Stage::Hull).iter().map(|launch| launch.grf.register(0)[5] & !0x3ff).collect();
        assert_eq!(spaces, [0x10000, 0x11000, 0x12000, 0x13000].repeat(2), "{}", platform.name);
        let ids: Vec<u32> = m.threads.of(Stage::Hull).iter().map(|launch| launch.start.thread_id).collect();
        assert_eq!(ids, [0, 1, 2, 3].repeat(2));
        assert_eq!(
            m.threads.groups,
            [GroupResources { barrier: GroupBarrier::Local, ..Default::default() }; 2]
        );
    }
}

#[test]
fn entries_of_all_stages_lie_where_their_commands_put_them() {
    for platform in PLATFORMS {
        let m = draw_with(platform, "", |_, _| String::new());
        let handle = |stage, register, lane| m.threads.of(stage)[0].grf.register(register)[lane];
        assert_eq!(
            [0, 1, 3].map(|lane| handle(Stage::Vertex, 1, lane)),
            [VS, VS + 2, VS + 6],
            "{}",
            platform.name
        );
        assert_eq!(handle(Stage::Hull, 0, 0), HS);
        assert_eq!([0, 1, 3].map(|lane| handle(Stage::Domain, 4, lane)), [DS, DS + 2, DS + 6]);
        assert_eq!([0, 1, 3].map(|lane| handle(Stage::Geometry, 1, lane)), [GS, GS + 8, GS + 24]);
        assert_eq!(m.threads.urb.read(UrbHandle(HS), 2, 1), [ONE]);
    }
}
