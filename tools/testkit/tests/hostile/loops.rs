//! Work without end that no thread does, or that no single command shows: each has a limit of its own.

use super::*;
use hw::{State3dVertexBuffers, State3dVertexElements, VertexBufferState, VertexElementState};

/// A part of what a user gets: one command may take sixteen budgets, and builds without optimisation are slow.
const BUDGET: u64 = THREAD_BUDGET_INSTRUCTIONS >> if cfg!(debug_assertions) { 5 } else { 3 };
const DEPTH: u64 = 0x1000_0000;
const DEPTH_BYTES: u64 = 4 << 20;
const DEPTH_SIZE_PX: u32 = 1024;
const VERTICES: u64 = DATA + 0x4000;
const TABLE: u64 = DATA + 0x6000;

/// The loop around `work` must end as a hang within the limit, whatever a round costs.
fn endless(engine: EngineClass, prepare: &str, work: Vec<u32>) {
    let mut batch = if prepare.is_empty() { Vec::new() } else { text(prepare) };
    let again = BATCH + 4 * batch.len() as u64;
    batch.extend(work);
    batch.extend(text(&jump(again, 0)));
    within_limit(move || {
        let mut bench = Bench::new(BUDGET);
        bench.space.bind_anonymous(GraphicsAddress(DEPTH), DEPTH_BYTES).unwrap();
        bench.write(BATCH, &batch);
        let result = bench.run_on(engine, BATCH);
        let Err(Stop::Fault(fault)) = &result else { panic!("ends with {result:?}") };
        assert_eq!(fault.kind, FaultKind::Hang, "{fault:?}");
        bench.next_context_works();
    });
}

#[test]
fn an_empty_loop_is_a_hang() {
    endless(EngineClass::Render, "", Vec::new());
    endless(EngineClass::Render, "", vec![0; 1000]);
    let math = 0x0d00_0000 | 254;
    let program: Vec<u32> = std::iter::once(math).chain((0..255).map(|_| 0x1010_0000)).collect();
    endless(EngineClass::Render, "", program);
}

#[test]
fn draws_that_start_no_thread_are_a_hang_in_a_loop() {
    let points = "3DSTATE_VF_TOPOLOGY\n  Primitive Topology Type = 1\n";
    for (vertices, instances) in [(3, 1), (1 << 16, 1), (1, 1 << 16)] {
        let draw = format!(
            "3DPRIMITIVE\n  Vertex Count Per Instance = {vertices}\n  Instance Count = {instances}\n"
        );
        endless(EngineClass::Render, points, text(&draw));
    }
}

/// State for rectangles of 1024 by 1024 pixels that fail every depth test: no thread, no write.
fn depth_only() -> Vec<u32> {
    let last = DEPTH_SIZE_PX - 1;
    let mut batch = text(&format!(
        "STATE_BASE_ADDRESS\n  Dynamic State Base Address Modify Enable = 1\n  Dynamic State Base Address = {DATA:#x}\n\
         3DSTATE_URB_VS\n  VS Number of URB Entries = 64\n  VS URB Entry Allocation Size = 1\n\
         3DSTATE_VF_TOPOLOGY\n  Primitive Topology Type = 15\n\
         3DSTATE_DRAWING_RECTANGLE\n  Clipped Drawing Rectangle X Max = {last}\n  Clipped Drawing Rectangle Y Max = {last}\n\
         3DSTATE_RASTER\n  Cull Mode = 1\n\
         3DSTATE_DEPTH_BUFFER\n  Surface Type = 1\n  Surface Format = 1\n  Depth Write Enable = 1\n\
         \x20 Surface Pitch = {}\n  Surface Base Address = {DEPTH:#x}\n  Width = {last}\n  Height = {last}\n\
         3DSTATE_WM_DEPTH_STENCIL\n  Depth Test Enable = 1\n  Depth Test Function = 1\n  Depth Buffer Write Enable = 1\n\
         3DSTATE_SAMPLE_MASK\n  Sample Mask = 1\n",
        4 * DEPTH_SIZE_PX - 1,
    ));
    let elements = [[2, 2, 2, 2], [1, 1, 1, 1]].map(|control| VertexElementState {
        valid: true,
        source_element_format: u32::from(hw::format::SurfaceFormat::R32G32B32A32_FLOAT.0),
        component_0_control: control[0],
        component_1_control: control[1],
        component_2_control: control[2],
        component_3_control: control[3],
        ..Default::default()
    });
    let buffer = VertexBufferState {
        buffer_pitch: 16,
        address_modify_enable: true,
        buffer_starting_address: VERTICES,
        buffer_size: 48,
        ..Default::default()
    };
    let mut command = State3dVertexBuffers::default().encode(&SKL)[..1].to_vec();
    command.extend(buffer.encode(&SKL));
    command[0] = command[0] & !0xff | 3;
    batch.extend(command);
    let mut command = State3dVertexElements::default().encode(&SKL)[..1].to_vec();
    for element in elements {
        command.extend(element.encode(&SKL));
    }
    command[0] = command[0] & !0xff | 3;
    batch.extend(command);
    batch
}

/// Corners of a rectangle over the whole depth buffer.
const CORNERS: [[f32; 4]; 3] = [[1024.0, 1024.0, 0.5, 1.0], [0.0, 1024.0, 0.5, 1.0], [0.0, 0.0, 0.5, 1.0]];

#[test]
fn rectangles_that_only_test_depth_are_a_hang_in_a_loop() {
    within_limit(|| {
        let mut bench = Bench::new(BUDGET);
        bench.space.bind_anonymous(GraphicsAddress(DEPTH), DEPTH_BYTES).unwrap();
        bench.write(VERTICES, bytemuck::cast_slice(&CORNERS));
        let mut batch = depth_only();
        let again = BATCH + 4 * batch.len() as u64;
        batch.extend(text("3DPRIMITIVE\n  Vertex Count Per Instance = 3\n  Instance Count = 1\n"));
        let draw_once = [batch.as_slice(), &text("MI_BATCH_BUFFER_END\n")].concat();
        assert_eq!(bench.run(&draw_once), Ok(()));
        batch.extend(text(&jump(again, 0)));
        bench.must_fault(&batch, FaultKind::Hang);
    });
}

#[test]
fn one_draw_of_many_rectangles_that_only_test_depth_is_a_hang() {
    within_limit(|| {
        let mut bench = Bench::new(BUDGET);
        bench.space.bind_anonymous(GraphicsAddress(DEPTH), DEPTH_BYTES).unwrap();
        bench.write(VERTICES, bytemuck::cast_slice(&CORNERS));
        let mut batch = depth_only();
        batch.extend(text(
            "3DPRIMITIVE\n  Vertex Count Per Instance = 3\n  Instance Count = 100000\nMI_BATCH_BUFFER_END\n",
        ));
        bench.must_fault(&batch, FaultKind::Hang);
    });
}

#[test]
fn a_draw_over_the_largest_framebuffer_that_only_counts_is_no_hang() {
    const DEPTH_COUNT: u32 = 0x2350;
    within_limit(|| {
        let mut bench = Bench::new(THREAD_BUDGET_INSTRUCTIONS);
        bench.space.bind_anonymous(GraphicsAddress(DEPTH), DEPTH_BYTES).unwrap();
        let corners = CORNERS.map(|[x, y, z, w]| [x * 16.0, y * 16.0, z, w]);
        bench.write(VERTICES, bytemuck::cast_slice(&corners));
        let mut batch = depth_only();
        batch.extend(text(&format!(
            "3DSTATE_DEPTH_BUFFER\n  Surface Type = 7\n\
             3DSTATE_DRAWING_RECTANGLE\n  Clipped Drawing Rectangle X Max = 0x3fff\n  Clipped Drawing Rectangle Y Max = 0x3fff\n\
             3DSTATE_WM\n  Statistics Enable = 1\n3DSTATE_PS_EXTRA\n  Pixel Shader Valid = 1\n\
             3DPRIMITIVE\n  Vertex Count Per Instance = 3\n  Instance Count = 1\n\
             MI_STORE_REGISTER_MEM\n  Register Address = {DEPTH_COUNT:#x}\n  Memory Address = {RESULT:#x}\nMI_BATCH_BUFFER_END\n"
        )));
        assert_eq!(bench.run(&batch), Ok(()));
        assert_eq!(bench.space.read_u32(GraphicsAddress(RESULT)), Ok(16384 * 16384));
    });
}

#[test]
fn depth_clears_are_a_hang_in_a_loop() {
    let last = DEPTH_SIZE_PX - 1;
    let buffer = format!(
        "3DSTATE_DEPTH_BUFFER\n  Surface Type = 1\n  Surface Format = 1\n  Depth Write Enable = 1\n\
         \x20 Surface Pitch = {}\n  Surface Base Address = {DEPTH:#x}\n  Width = {last}\n  Height = {last}\n",
        4 * DEPTH_SIZE_PX - 1,
    );
    let clear = "3DSTATE_WM_HZ_OP\n  Depth Buffer Clear Enable = 1\n  Clear Rectangle X Max = 0x4000\n\
                 \x20 Clear Rectangle Y Max = 0x4000\n  Sample Mask = 1\n";
    endless(EngineClass::Render, &buffer, text(clear));
}

#[test]
fn blits_are_a_hang_in_a_loop() {
    // A raster operation that needs everything; a linear plane whose rows all are the same bytes.
    let fill = |tiled: u32| {
        format!(
            "XY_COLOR_BLT\n  Byte Mask = 3\n  Color Depth = 3\n  Raster Operation = 0x5a\n  Dest Tiling Enable = {tiled}\n\
             \x20 Destination X2 Coordinate = 512\n  Destination Y2 Coordinate = 512\n  Destination Pitch = {}\n\
             \x20 Destination Base Address = {DEPTH:#x}\n",
            if tiled == 1 { 512 } else { 2048 }
        )
    };
    let copy = format!(
        "XY_SRC_COPY_BLT\n  Byte Mask = 3\n  Color Depth = 3\n  Raster Operation = 0xcc\n\
         \x20 Destination X2 Coordinate = 512\n  Destination Y2 Coordinate = 512\n  Destination Pitch = 2048\n\
         \x20 Destination Base Address = {DEPTH:#x}\n  Source Base Address = {DEPTH:#x}\n  Source Pitch = 2048\n"
    );
    for work in [fill(0), fill(1), copy] {
        endless(EngineClass::Copy, "", text(&work));
    }
}

#[test]
fn a_blit_larger_than_any_surface_is_a_hang() {
    within_limit(|| {
        let mut bench = Bench::new(BUDGET);
        bench.space.bind_anonymous(GraphicsAddress(DEPTH), DEPTH_BYTES).unwrap();
        let huge = format!(
            "XY_COLOR_BLT\n  Byte Mask = 3\n  Color Depth = 3\n  Raster Operation = 0x5a\n\
             \x20 Destination X2 Coordinate = 32767\n  Destination Y2 Coordinate = 32767\n\
             \x20 Destination Base Address = {DEPTH:#x}\nMI_BATCH_BUFFER_END\n"
        );
        bench.write(BATCH, &text(&huge));
        let result = bench.run_on(EngineClass::Copy, BATCH);
        assert!(matches!(result, Err(Stop::Fault(fault)) if fault.kind == FaultKind::Hang));
        bench.next_context_works();
    });
}

const MESSAGES: [&str; 3] = [
    // A sample and an untyped read of a null surface; a barrier that nobody waits for.
    "send(8) g4<1>UW g2<8,8,1>UD 0x02280300 sampler MsgDesc: mlen 1 rlen 2 header { align1 1Q };\n",
    "send(16) g8<1>UW g2<8,8,1>UD 0x04805000 dp data 1 MsgDesc: mlen 2 rlen 8 { align1 1H };\n",
    "send(8) null<1>UW g2<8,8,1>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 { align1 1Q };\n",
];

#[test]
fn an_endless_kernel_that_sends_messages_is_a_hang() {
    for message in MESSAGES {
        within_limit(move || {
            let mut bench = Bench::new(BUDGET);
            // Entry 0 of the binding table is a null surface.
            bench.write(TABLE, &[0x40]);
            bench.write(TABLE + 0x40, &[7 << 29]);
            bench.load_kernel(&format!("LABEL0:\n{message}jmpi(1) JIP: LABEL0 {{ align1 WE_all 1N }};\n"));
            let mut batch = text(&format!(
                "STATE_BASE_ADDRESS\n  Surface State Base Address Modify Enable = 1\n  Surface State Base Address = {TABLE:#x}\n"
            ));
            batch.extend(compute(ONE_GROUP));
            bench.must_fault(&batch, FaultKind::Hang);
        });
    }
}

#[test]
fn a_group_that_meets_at_barriers_without_end_is_a_hang() {
    for work in [0, 100, 10_000] {
        within_limit(move || {
            let mut bench = Bench::new(BUDGET);
            bench.load_kernel(&format!(
                "LABEL0:\nmov(8) g5<1>D {work}D {{ align1 1Q }};\n\
                 LABEL1:\nadd.nz.f0.0(8) g5<1>D g5<8,8,1>D -1D {{ align1 1Q }};\n\
                 cmp.g.f0.0(8) null<1>D g5<8,8,1>D 0D {{ align1 1Q }};\n\
                 (+f0.0) while(8) JIP: LABEL1 {{ align1 1Q }};\n\
                 send(1) null<1>UW g2<0,1,0>UD 0x02000004 gateway MsgDesc: mlen 1 rlen 0 {{ align1 WE_all 1N }};\n\
                 wait(1) n0<1>UD {{ align1 WE_all 1N }};\n\
                 jmpi(1) JIP: LABEL0 {{ align1 WE_all 1N }};\n"
            ));
            let walker = format!("{ONE_GROUP}  Thread Width Counter Maximum = 63\n");
            bench.must_fault(&compute(&walker), FaultKind::Hang);
        });
    }
}

#[test]
fn a_large_walker_in_a_loop_is_a_hang() {
    let batch_end = text("MI_BATCH_BUFFER_END\n").len();
    within_limit(move || {
        let mut bench = Bench::new(BUDGET);
        let long = "mov(8) g2<1>D 100000D { align1 1Q };\nLABEL0:\nadd.nz.f0.0(8) g2<1>D g2<8,8,1>D -1D { align1 1Q };\n\
                    (+f0.0) while(8) JIP: LABEL0 { align1 1Q };\n";
        bench.load_kernel(&format!("{long}{END}"));
        let walker = ONE_GROUP.replace("X Dimension = 1", "X Dimension = 32");
        let mut batch = compute(&walker);
        // Once is fine.
        assert_eq!(bench.run(&batch), Ok(()));
        batch.truncate(batch.len() - batch_end);
        batch.extend(text(&jump(BATCH, 0)));
        bench.must_fault(&batch, FaultKind::Hang);
    });
}
