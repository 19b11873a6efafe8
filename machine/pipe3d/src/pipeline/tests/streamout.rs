//! SOL: what is written to which buffer, what is counted, and what goes on.

use super::machine::{GS, INDICES, Launch, Machine, STREAMS, firsts};
use super::stages::on;
use super::vues::PLATFORMS;
use super::*;
use hw::Platform;
use hw::registers::{SO_WRITE_OFFSET0, SO_WRITE_OFFSET1, SO_WRITE_OFFSET2, SO_WRITE_OFFSET3};
use ports::Stage;

const OFFSETS: [u32; 4] = [SO_WRITE_OFFSET0, SO_WRITE_OFFSET1, SO_WRITE_OFFSET2, SO_WRITE_OFFSET3];

/// Buffer `k` in a window of its own.
const fn window(buffer: usize) -> u64 {
    STREAMS + 0x1000 * buffer as u64
}

/// A declaration of a stream: buffer, first register, components, whether it is a hole.
type Decl = (usize, u32, u32, bool);

/// Streams with these declarations, and the buffers that they name by `selects`; buffers of `sizes` DWords and `pitches`
/// bytes. A size of 0: the buffer is off.
fn declare(m: &mut Machine, streams: [&[Decl]; 4], sizes: [u32; 4], pitches: [u32; 4], more: &str) {
    let mut text = "3DSTATE_STREAMOUT\n  SO Function Enable = 1\n  SO Statistics Enable = 1\n".to_string();
    for (buffer, pitch) in pitches.into_iter().enumerate() {
        text += &format!("  Buffer {buffer} Surface Pitch = {pitch}\n");
    }
    text += more;
    for (buffer, size) in sizes.into_iter().enumerate() {
        if size == 0 {
            text += &format!("3DSTATE_SO_BUFFER\n  SO Buffer Index = {buffer}\n");
            continue;
        }
        text += &format!(
            "3DSTATE_SO_BUFFER\n  SO Buffer Index = {buffer}\n  SO Buffer Enable = 1\n  Surface Base Address = {:#x}\n  \
             Surface Size = {}\n",
            window(buffer),
            size - 1
        );
    }
    text += "3DSTATE_SO_DECL_LIST\n";
    let longest = streams.iter().map(|decls| decls.len()).max().unwrap();
    for (stream, decls) in streams.into_iter().enumerate() {
        let selects = decls.iter().filter(|decl| !decl.3).fold(0, |selects, decl| selects | 1 << decl.0);
        text += &format!(
            "  Stream to Buffer Selects [{stream}] = {selects}\n  Num Entries [{stream}] = {}\n",
            decls.len()
        );
        for (entry, &(buffer, register, mask, is_hole)) in decls.iter().enumerate() {
            let decl = format!("  Entry[{entry}].Stream {stream} Decl");
            text += &format!("{decl}.Output Buffer Slot = {buffer}\n{decl}.Register Index = {register}\n");
            text += &format!("{decl}.Component Mask = {mask}\n{decl}.Hole Flag = {}\n", u32::from(is_hole));
        }
    }
    text += &format!("  Entry[{}].Stream 2 Decl.Component Mask = 0\n", longest.max(1) - 1);
    m.run(&text);
}

/// A machine of vertices of 16 DWords.
fn machine(platform: &'static Platform) -> Machine {
    let mut m = Machine::over(platform);
    m.counted_vertices(4, 16);
    for buffer in 0..4 {
        m.store(window(buffer), &[u32::MAX; 64]);
    }
    m
}

fn offsets(m: &Machine) -> [u32; 4] {
    OFFSETS.map(|register| m.registers.read(register))
}

/// Primitives that each stream needed room for, and those that were written.
fn counted(m: &Machine) -> ([u64; 4], [u64; 4]) {
    let streams = [0, 1, 2, 3];
    (
        streams.map(|stream| m.counted(Counter::SoPrimitiveStorageNeeded(stream))),
        streams.map(|stream| m.counted(Counter::SoPrimitivesWritten(stream))),
    )
}

const NOTHING: u32 = u32::MAX;

#[test]
fn components_of_each_vertex_go_to_their_buffers_one_behind_the_other() {
    for platform in PLATFORMS {
        let mut m = machine(platform);
        let decls: &[Decl] = &[
            (2, 1, 0b1010, false),
            (0, 3, 0b0001, false),
            // Room for three components of buffer 2 stays as it was.
            (2, 0, 0b0111, true),
            (2, 0, 0b1100, false),
            (0, 2, 0b1111, false),
        ];
        declare(&mut m, [decls, &[], &[], &[]], [64, 64, 64, 0], [20, 44, 28, 0], "");
        m.draw(topo::LINELIST, "Vertex Count Per Instance = 4");
        let of = |v: u32, dwords: &[u32]| -> Vec<u32> {
            dwords.iter().map(|&d| if d == NOTHING { d } else { 1000 * v + d }).collect()
        };
        let buffer0: Vec<u32> = (0..4).flat_map(|v| of(v, &[12, 8, 9, 10, 11])).collect();
        let buffer2: Vec<u32> =
            (0..4).flat_map(|v| of(v, &[5, 7, NOTHING, NOTHING, NOTHING, 2, 3])).collect();
        assert_eq!(m.load(window(0), 21), [buffer0, vec![NOTHING]].concat(), "{}", platform.name);
        assert_eq!(m.load(window(2), 29), [buffer2, vec![NOTHING]].concat());
        assert_eq!(m.load(window(1), 64), [NOTHING; 64]);
        assert_eq!(offsets(&m), [80, 0, 112, 0]);
        assert_eq!(counted(&m), ([2, 0, 0, 0], [2, 0, 0, 0]));
        // The next draw goes on behind it.
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1, Start Vertex Location = 9");
        assert_eq!(m.load(window(0) + 80, 6), [9012, 9008, 9009, 9010, 9011, NOTHING]);
        assert_eq!(offsets(&m), [100, 0, 140, 0]);
        assert_eq!(m.found, []);
    }
}

#[test]
fn the_read_offset_leaves_the_first_eight_dwords_of_a_vertex_out() {
    for platform in PLATFORMS {
        let mut m = machine(platform);
        declare(
            &mut m,
            [&[(0, 1, 0b11, false)], &[], &[], &[]],
            [64; 4],
            [8; 4],
            "  Stream 0 Vertex Read Offset = 1\n",
        );
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 2");
        assert_eq!(m.load(window(0), 5), [12, 13, 1012, 1013, NOTHING], "{}", platform.name);
    }
}

#[test]
fn an_object_is_written_whole_or_not_at_all_and_needs_room_all_the_same() {
    for platform in PLATFORMS {
        let decls: &[Decl] = &[(0, 0, 0b11, false), (1, 1, 0b1, false)];
        // Two lines need 32 bytes of buffer 0 and 48 of buffer 1.
        for (sizes, written) in [
            ([8, 12, 0, 0], 2),
            ([7, 12, 0, 0], 1),
            ([8, 11, 0, 0], 1),
            ([4, 64, 0, 0], 1),
            ([3, 64, 0, 0], 0),
            ([64, 5, 0, 0], 0),
            // A buffer that is off has no room.
            ([64, 0, 0, 0], 0),
            ([0, 64, 64, 64], 0),
        ] {
            let mut m = machine(platform);
            declare(&mut m, [decls, &[], &[], &[]], sizes, [8, 12, 0, 0], "");
            m.draw(topo::LINELIST, "Vertex Count Per Instance = 4");
            assert_eq!(counted(&m), ([2, 0, 0, 0], [written, 0, 0, 0]), "{} {sizes:?}", platform.name);
            assert_eq!(offsets(&m)[..2], [16 * written as u32, 24 * written as u32]);
            let written = written as usize;
            assert_eq!(m.load(window(0), 64)[4 * written..], vec![NOTHING; 64 - 4 * written]);
            if written > 0 {
                assert_eq!(m.load(window(0), 4), [0, 1, 1000, 1001]);
                assert_eq!(m.load(window(1), 4), [4, NOTHING, NOTHING, 1004]);
            }
        }
        // What is full stays full for what is bigger; a smaller object still fits.
        let mut m = machine(platform);
        declare(&mut m, [&[(0, 0, 0b1, false)], &[], &[], &[]], [4, 0, 0, 0], [4, 0, 0, 0], "");
        m.draw(topo::TRILIST, "Vertex Count Per Instance = 6");
        assert_eq!((counted(&m), offsets(&m)[0]), (([2, 0, 0, 0], [1, 0, 0, 0]), 12));
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 2");
        assert_eq!((counted(&m), offsets(&m)[0]), (([4, 0, 0, 0], [2, 0, 0, 0]), 16));
    }
}

#[test]
fn declarations_that_are_wider_than_their_pitch_do_not_leave_the_buffer() {
    for platform in PLATFORMS {
        let mut m = machine(platform);
        declare(&mut m, [&[(0, 0, 0b1111, false)], &[], &[], &[]], [3, 0, 0, 0], [4, 0, 0, 0], "");
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 3");
        assert_eq!(m.load(window(0), 5), [0, 1000, 2000, NOTHING, NOTHING], "{}", platform.name);
    }
}

/// Four points, one for each stream: the first values of their entries are `10 * stream`.
fn to_all_streams(urb: &mut FlatUrb, launch: &Launch) {
    if launch.site.stage != Stage::Geometry {
        return;
    }
    let mut dwords = [0; 80];
    (dwords[0], dwords[8]) = (5, 0b00_11_10_01_00);
    for vertex in 0..5usize {
        (dwords[16 + 12 * vertex], dwords[17 + 12 * vertex]) = (vertex as u32 * 10, 7);
        dwords[16 + 12 * vertex + 8] = vertex as u32 * 10 + 8;
    }
    urb.store(UrbHandle(GS), 0, &dwords);
}

/// State of geometry threads that put points out to all streams.
fn all_streams() -> String {
    on("GS", "Output Vertex Size = 2, Control Data Header Size = 1, Control Data Format = 1")
}

#[test]
fn every_stream_has_declarations_read_offset_and_counters_of_its_own() {
    for platform in PLATFORMS {
        let mut m = machine(platform);
        m.threads.program = to_all_streams;
        m.run(&all_streams());
        let one = |buffer| [(buffer, 0, 0b1, false)];
        let (first, second, fourth) = (one(3), one(0), one(1));
        let offsets_of = "  Stream 1 Vertex Read Offset = 1\n  Stream 3 Vertex Read Offset = 1\n";
        declare(&mut m, [&first, &second, &[], &fourth], [64; 4], [4, 8, 4, 4], offsets_of);
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1");
        // Of stream 2 nothing is declared: it is ignored.
        assert_eq!(counted(&m), ([2, 1, 0, 1], [2, 1, 0, 1]), "{}", platform.name);
        assert_eq!(m.load(window(3), 3), [0, 40, NOTHING]);
        assert_eq!(m.load(window(0), 2), [18, NOTHING]);
        assert_eq!(m.load(window(1), 2), [38, NOTHING]);
        assert_eq!(m.load(window(2), 1), [NOTHING]);
        assert_eq!(offsets(&m), [4, 8, 0, 8]);
        // Stream 2 reads at its own offset, too, and without statistics nothing is counted.
        let mut m = machine(platform);
        m.threads.program = to_all_streams;
        m.run(&all_streams());
        declare(&mut m, [&[], &[], &first, &[]], [64; 4], [4; 4], "  Stream 2 Vertex Read Offset = 1\n");
        m.run(
            "3DSTATE_STREAMOUT\n  SO Function Enable = 1\n  Stream 2 Vertex Read Offset = 1\n  Rendering Disable = 1\n  Buffer \
             3 Surface Pitch = 4\n"
        );
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1");
        assert_eq!(m.load(window(3), 2), [28, NOTHING]);
        assert_eq!(counted(&m), ([0; 4], [0; 4]));
    }
}

#[test]
fn objects_are_written_in_the_order_of_the_table() {
    type Order = &'static [u32];
    let cases: [(u32, u32, Order, Order); 14] = [
        (topo::POINTLIST, 2, &[0, 1], &[0, 1]),
        (topo::LINELIST, 4, &[0, 1, 2, 3], &[0, 1, 2, 3]),
        (topo::LINELIST_ADJ, 8, &[1, 2, 5, 6], &[1, 2, 5, 6]),
        (topo::LINESTRIP, 3, &[0, 1, 1, 2], &[0, 1, 1, 2]),
        (topo::LINESTRIP_ADJ, 5, &[1, 2, 2, 3], &[1, 2, 2, 3]),
        (topo::LINELOOP, 3, &[0, 1, 1, 2, 2, 0], &[0, 1, 1, 2, 2, 0]),
        (topo::TRILIST, 6, &[0, 1, 2, 3, 4, 5], &[0, 1, 2, 3, 4, 5]),
        (topo::RECTLIST, 3, &[0, 1, 2], &[0, 1, 2]),
        (topo::TRILIST_ADJ, 12, &[0, 2, 4, 6, 8, 10], &[0, 2, 4, 6, 8, 10]),
        (topo::TRISTRIP, 5, &[0, 1, 2, 1, 3, 2, 2, 3, 4], &[0, 1, 2, 2, 1, 3, 2, 3, 4]),
        (topo::TRISTRIP_REVERSE, 5, &[0, 2, 1, 1, 2, 3, 2, 4, 3], &[1, 0, 2, 1, 2, 3, 3, 2, 4]),
        (topo::TRISTRIP_ADJ, 10, &[0, 2, 4, 2, 6, 4, 4, 6, 8], &[0, 2, 4, 4, 2, 6, 4, 6, 8]),
        (topo::TRIFAN, 4, &[0, 1, 2, 0, 2, 3], &[0, 1, 2, 0, 2, 3]),
        (topo::POLYGON, 4, &[0, 1, 2, 0, 2, 3], &[0, 1, 2, 0, 2, 3]),
    ];
    for platform in PLATFORMS {
        for (topology, count, leading, trailing) in cases {
            for (mode, want) in [(0, leading), (1, trailing)] {
                let mut m = machine(platform);
                let more = format!("  Reorder Mode = {mode}\n  Rendering Disable = 1\n");
                declare(&mut m, [&[(0, 0, 0b1, false)], &[], &[], &[]], [64; 4], [4; 4], &more);
                m.draw(topology, &format!("Vertex Count Per Instance = {count}"));
                let found: Vec<u32> = m.load(window(0), want.len() + 1).iter().map(|d| d / 1000).collect();
                assert_eq!(found, [want, &[NOTHING / 1000]].concat(), "{} {topology} {mode}", platform.name);
            }
        }
    }
}

#[test]
fn write_offsets_are_loaded_before_a_draw_and_stored_after_it_where_asked_for() {
    const PLACE: u64 = INDICES + 0x40;
    const FROM_MEMORY: u32 = u32::MAX;
    for platform in PLATFORMS {
        // Write enable, address enable, offset: what the register and memory are after one point of 8 bytes.
        for (write, address, offset, register, memory) in [
            (0, 0, 24, 108, 48),
            (0, 0, FROM_MEMORY, 108, 48),
            (0, 1, 24, 108, 108),
            (0, 1, FROM_MEMORY, 108, 108),
            (1, 0, 24, 32, 48),
            (1, 0, FROM_MEMORY, 56, 48),
            (1, 1, 24, 32, 32),
            (1, 1, FROM_MEMORY, 56, 56),
        ] {
            let mut m = machine(platform);
            declare(&mut m, [&[(2, 0, 0b1, false)], &[], &[], &[]], [64; 4], [4, 4, 8, 4], "");
            m.store(PLACE, &[48]);
            m.run(&format!(
                "3DSTATE_SO_BUFFER\n  SO Buffer Index = 2\n  SO Buffer Enable = 1\n  Surface Base Address = {:#x}\n  Surface \
                 Size = 63\n  Stream Offset Write Enable = {write}\n  Stream Output Buffer Offset Address Enable = \
                 {address}\n  Stream Output Buffer Offset Address = {PLACE:#x}\n  Stream Offset = {offset:#x}\n",
                window(2)
            ));
            m.registers.write(SO_WRITE_OFFSET2, 100);
            m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1, Start Vertex Location = 3");
            let found = (m.registers.read(SO_WRITE_OFFSET2), m.load(PLACE, 1)[0]);
            assert_eq!(found, (register, memory), "{} {write} {address} {offset:#x}", platform.name);
            assert_eq!(m.load(window(2) + u64::from(register) - 8, 2), [3000, NOTHING]);
            // Once: the next draw goes on from the register.
            m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1");
            assert_eq!(m.registers.read(SO_WRITE_OFFSET2), register + 8);
        }
        // A load waits for a draw with stream output on; without it registers stay as they are.
        let mut m = machine(platform);
        declare(&mut m, [&[(0, 0, 0b1, false)], &[], &[], &[]], [64; 4], [4; 4], "");
        m.run("3DSTATE_SO_BUFFER\n  SO Buffer Index = 0\n  Stream Offset Write Enable = 1\n  Stream Offset = 12\n");
        m.registers.write(SO_WRITE_OFFSET0, 40);
        m.run("3DSTATE_STREAMOUT\n  Rendering Disable = 1\n  SO Statistics Enable = 1\n");
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1");
        assert_eq!((m.registers.read(SO_WRITE_OFFSET0), counted(&m)), (40, ([0; 4], [0; 4])));
        m.run("3DSTATE_STREAMOUT\n  Rendering Disable = 1\n  SO Function Enable = 1\n");
        m.draw(topo::POINTLIST, "Vertex Count Per Instance = 1");
        assert_eq!(m.registers.read(SO_WRITE_OFFSET0), 12, "{}", platform.name);
    }
}

#[test]
fn a_page_that_is_missing_under_stream_output_is_a_fault() {
    for platform in PLATFORMS {
        let mut m = machine(platform);
        declare(&mut m, [&[(0, 0, 0b1, false)], &[], &[], &[]], [64; 4], [4; 4], "");
        m.run("3DSTATE_SO_BUFFER\n  SO Buffer Enable = 1\n  Surface Base Address = 0x80000\n  Surface Size = 9\n");
        let text = super::machine::primitive(topo::POINTLIST, "Vertex Count Per Instance = 1");
        let Err(Stop::Fault(fault)) = m.try_run(&text) else { panic!("no fault") };
        let found = (fault.system, fault.kind, fault.address);
        assert_eq!(
            found,
            ("B056", probe::FaultKind::Page, Some(GraphicsAddress(0x8_0000))),
            "{}",
            platform.name
        );
    }
}

#[test]
fn objects_go_on_where_something_can_be_seen_of_them_or_it_is_forced() {
    for platform in PLATFORMS {
        let is_on = |text: &str| {
            let mut m = Machine::over(platform);
            m.run("3DSTATE_STREAMOUT\n").run(text);
            sol::Resolved::new(&m.pipeline.bound).render
        };
        let seen = [
            "3DSTATE_PS_EXTRA\n  Pixel Shader Valid = 1\n",
            "3DSTATE_WM_DEPTH_STENCIL\n  Depth Test Enable = 1\n",
            "3DSTATE_WM_DEPTH_STENCIL\n  Depth Buffer Write Enable = 1\n",
            "3DSTATE_WM_DEPTH_STENCIL\n  Stencil Test Enable = 1\n",
        ];
        assert!(!is_on(""), "{}", platform.name);
        for state in seen {
            assert!(is_on(state), "{} {state}", platform.name);
            assert!(is_on(&format!("{state}3DSTATE_STREAMOUT\n  SO Function Enable = 1\n")));
            assert!(!is_on(&format!("{state}3DSTATE_STREAMOUT\n  Rendering Disable = 1\n")));
            assert!(!is_on(&format!("{state}3DSTATE_STREAMOUT\n  Force Rendering = 2\n")));
            // Vertices of 16 bytes have no position.
            assert!(!is_on(&format!("{state}3DSTATE_GS\n  Enable = 1\n")));
            assert!(is_on(&format!("{state}3DSTATE_GS\n  Enable = 1\n  Output Vertex Size = 1\n")));
            assert!(is_on(&format!("{state}3DSTATE_GS\n")));
        }
        for state in ["", "  Rendering Disable = 1\n"] {
            assert!(
                is_on(&format!("3DSTATE_STREAMOUT\n  Force Rendering = 3\n{state}")),
                "{}",
                platform.name
            );
        }
    }
}

#[test]
fn only_the_selected_stream_is_rendered() {
    for platform in PLATFORMS {
        for stream in 0..4u32 {
            let mut m = machine(platform);
            m.threads.program = to_all_streams;
            m.run(&all_streams());
            m.run(&format!("3DSTATE_STREAMOUT\n  Render Stream Select = {stream}\n  Force Rendering = 3\n"));
            m.run("3DSTATE_CLIP\n  Perspective Divide Disable = 1\n3DSTATE_SBE\n  Number of SF Output Attributes = 1\n");
            let objects = m.objects(topo::POINTLIST, "Vertex Count Per Instance = 1");
            let values: Vec<u32> = objects.iter().map(|object| object.attributes[0][0]).collect();
            let want: &[u32] = [&[0u32, 40][..], &[10], &[20], &[30]][stream as usize];
            assert_eq!(values, want, "{} {stream}", platform.name);
            assert!(objects.iter().all(|object| object.kind == ObjectKind::Point));
        }
        let mut m = machine(platform);
        let plain = firsts(&m.streamed(topo::POINTLIST, "Vertex Count Per Instance = 2", 1));
        assert_eq!(plain, [0, 1000], "without GS everything is stream 0");
    }
}
