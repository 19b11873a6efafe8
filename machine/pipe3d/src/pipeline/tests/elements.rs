//! Vertex elements: where they lie in their buffers, and what of them is stored.

use super::machine::{Machine, VERTICES};
use super::vues::PLATFORMS;
use super::*;
use crate::vf::{LANES, Resolved, Row, VertexNumber};

/// Input vertices of the bound state, one list of components for each vertex of an instance.
pub(super) fn fetched(
    machine: &Machine,
    bias: u32,
    start_instance: u32,
    numbers: &[[u32; 2]],
) -> Vec<Vec<u32>> {
    let vertices: Vec<VertexNumber> =
        numbers.iter().map(|&[vertex, instance]| VertexNumber { vertex, instance }).collect();
    crate::testing::with_platform(machine.platform, |cx| {
        let state = Resolved::new(&machine.pipeline.bound.input, bias, start_instance, &machine.space, cx);
        let mut rows = vec![[0xaaaa_aaaa; LANES]; state.row_count()];
        state.fetch(&vertices, &mut rows).unwrap();
        (0..vertices.len()).map(|lane| rows.iter().map(|row: &Row| row[lane]).collect()).collect()
    })
}

/// One buffer (slot, fields) and its elements (fields each), all valid.
pub(super) fn input(machine: &mut Machine, buffers: &[(u32, &str)], elements: &[&str]) {
    let mut text = "3DSTATE_VERTEX_BUFFERS\n".to_string();
    for (index, (slot, fields)) in buffers.iter().enumerate() {
        for field in fields.split(", ").chain([format!("Vertex Buffer Index = {slot}").as_str()]) {
            text += &format!("  Vertex Buffer State[{index}].{field}\n");
        }
    }
    text += "3DSTATE_VERTEX_ELEMENTS\n";
    for (index, fields) in elements.iter().enumerate() {
        for field in fields.split(", ").chain(["Valid = 1"]) {
            text += &format!("  Element[{index}].{field}\n");
        }
    }
    machine.run(&text);
}

/// Fields of an element that stores four components of its source.
pub(super) fn stores(format: SurfaceFormat, rest: &str) -> String {
    format!(
        "Source Element Format = {}, Component 0 Control = 1, Component 1 Control = 1, Component 2 Control = 1, \
         Component 3 Control = 1{rest}",
        format.0
    )
}

pub(super) const ONE: u32 = 0x3f80_0000;

#[test]
fn elements_lie_at_pitch_and_offset_of_their_buffer_and_read_as_zeros_past_its_end() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        let dwords: Vec<u32> = (100..200).collect();
        m.store(VERTICES, &dwords);
        let buffer = |size: u32| {
            format!(
                "Buffer Pitch = 20, Address Modify Enable = 1, Buffer Starting Address = {:#x}, Buffer Size = {size}",
                VERTICES + 4
            )
        };
        // Every size that is copied in one piece, and one that is not.
        let formats = [
            (SurfaceFormat::R32_UINT, 1),
            (SurfaceFormat::R32G32_UINT, 2),
            (SurfaceFormat::R32G32B32_UINT, 3),
            (SurfaceFormat::R32G32B32A32_UINT, 4),
        ];
        for (format, count) in formats {
            let element = stores(format, ", Vertex Buffer Index = 7, Source Element Offset = 8");
            let place = |vertex: u32| {
                let first = 100 + 1 + 5 * vertex + 2;
                let defaults = [0, 0, 0, 1];
                (0..4).map(|c| if c < count { first + c } else { defaults[c as usize] }).collect::<Vec<_>>()
            };
            let end = 20 * 2 + 8 + 4 * count;
            input(&mut m, &[(7, &buffer(end))], &[&element]);
            let found = fetched(&m, 0, 0, &[[0, 0], [1, 0], [2, 0], [3, 0]]);
            assert_eq!(found, [place(0), place(1), place(2), vec![0; 4]], "{} {count}", platform.name);
            input(&mut m, &[(7, &buffer(end - 1))], &[&element]);
            let found = fetched(&m, 1, 0, &[[0, 0], [1, 0]]);
            assert_eq!((found[0][0], &found[1][..]), (place(1)[0], &[0; 4][..]));
        }
        // Three bytes.
        let element =
            stores(SurfaceFormat::R8G8B8_UINT, ", Vertex Buffer Index = 7, Source Element Offset = 1");
        input(&mut m, &[(7, &buffer(24))], &[&element]);
        m.store(VERTICES + 4 + 20, &[0x0807_0605]);
        assert_eq!(fetched(&m, 0, 0, &[[1, 0], [2, 0]]), [[6, 7, 8, 1], [0; 4]]);
        assert_eq!(m.found, []);
    }
}

#[test]
fn buffers_that_are_null_were_never_set_or_do_not_exist_give_zeros() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        m.store(VERTICES, &[1, 2, 3, 4, 5, 6, 7, 8]);
        let at = format!("Buffer Pitch = 16, Buffer Size = 32, Buffer Starting Address = {VERTICES:#x}");
        let set = format!("{at}, Address Modify Enable = 1");
        let null = format!("{set}, Null Vertex Buffer = 1");
        let element =
            |slot: u32| stores(SurfaceFormat::R32G32B32A32_UINT, &format!(", Vertex Buffer Index = {slot}"));
        let elements = [element(32), element(31), element(3), element(63)];
        let elements: Vec<&str> = elements.iter().map(String::as_str).collect();
        input(&mut m, &[(32, &set), (31, &null), (40, &set)], &elements);
        let found = fetched(&m, 1, 0, &[[0, 0]]);
        assert_eq!(found[0][..4], [5, 6, 7, 8], "{}", platform.name);
        assert_eq!(found[0][4..], [0; 12]);
        assert_eq!(m.found, [(probe::Kind::Undefined, "B020")], "buffer 40 of 33");
        // Without the modify enable the address stays, and pitch and size change.
        m.run(
            "3DSTATE_VERTEX_BUFFERS\n  Vertex Buffer State[0].Vertex Buffer Index = 32\n  Vertex Buffer State[0].Buffer \
             Pitch = 4\n  Vertex Buffer State[0].Buffer Size = 20\n  Vertex Buffer State[0].Buffer Starting Address = \
             0x777000\n",
        );
        assert_eq!(fetched(&m, 1, 0, &[[0, 0]])[0][..4], [2, 3, 4, 5]);
        assert_eq!(fetched(&m, 1, 0, &[[1, 0]])[0][..4], [0; 4]);
    }
}

#[test]
fn each_component_is_stored_as_its_control_says() {
    for platform in PLATFORMS {
        let mut m = Machine::over(platform);
        let buffer = format!(
            "Buffer Pitch = 16, Address Modify Enable = 1, Buffer Starting Address = {VERTICES:#x}, Buffer Size = 64"
        );
        m.store(VERTICES, &[10, 11, 12, 13, 20, 21, 22, 23]);
        let element = |controls: [u32; 4]| {
            let mut text = format!("Source Element Format = {}", SurfaceFormat::R32G32B32A32_UINT.0);
            for (component, control) in controls.iter().enumerate() {
                text += &format!(", Component {component} Control = {control}");
            }
            text
        };
        use control::{STORE_0, STORE_1_FP, STORE_1_INT, STORE_SRC};
        let elements = [
            element([STORE_SRC, STORE_0, STORE_1_FP, STORE_1_INT]),
            element([STORE_1_INT, STORE_SRC, STORE_0, STORE_1_FP]),
            element([STORE_0, STORE_1_FP, STORE_SRC, STORE_SRC]),
            element([STORE_0, STORE_1_FP, STORE_1_INT, 0]),
        ];
        let elements: Vec<&str> = elements.iter().map(String::as_str).collect();
        input(&mut m, &[(0, &buffer)], &elements);
        let rest = |first: u32| {
            [first, 0, ONE, 1, 1, first + 1, 0, ONE, 0, ONE, first + 2, first + 3, 0, ONE, 1, 0xaaaa_aaaa]
        };
        assert_eq!(fetched(&m, 0, 0, &[[0, 0], [1, 0]]), [rest(10), rest(20)], "{}", platform.name);
        // An element that is not valid keeps its place and stores nothing.
        m.pipeline.bound.input.elements[1].valid = false;
        let found = fetched(&m, 0, 0, &[[0, 0]]);
        assert_eq!(found[0][3..9], [1, 0xaaaa_aaaa, 0xaaaa_aaaa, 0xaaaa_aaaa, 0xaaaa_aaaa, 0]);
        assert_eq!(m.found, []);
    }
}

#[test]
fn formats_that_no_vertex_has_are_reported_and_give_zeros() {
    for platform in PLATFORMS {
        let buffer = format!(
            "Buffer Pitch = 16, Address Modify Enable = 1, Buffer Starting Address = {VERTICES:#x}, Buffer Size = 64"
        );
        let mut m = Machine::over(platform);
        m.store(VERTICES, &[1, 2, 3, 4, 5, 6]);
        input(&mut m, &[(0, &buffer)], &[&stores(SurfaceFormat::BC1_UNORM, "")]);
        assert_eq!(m.streamed(topo::POINTLIST, "Vertex Count Per Instance = 1", 4), [[0; 4]]);
        assert_eq!(m.found, [(probe::Kind::Undefined, "B022")], "{}", platform.name);
        // Without a component of the source its format does not matter.
        let mut m = Machine::over(platform);
        let constant =
            format!("Source Element Format = {}, Component 0 Control = 3", SurfaceFormat::BC1_UNORM.0);
        input(&mut m, &[(0, &buffer)], &[&constant]);
        assert_eq!(m.streamed(topo::POINTLIST, "Vertex Count Per Instance = 1", 1), [[ONE]]);
        assert_eq!(m.found, []);
    }
}

#[test]
fn elements_of_64_bit_channels_are_128_or_256_bits_of_the_vertex() {
    for platform in PLATFORMS {
        let buffer = format!(
            "Buffer Pitch = 36, Address Modify Enable = 1, Buffer Starting Address = {VERTICES:#x}, Buffer Size = 72"
        );
        let mut m = Machine::over(platform);
        m.store(VERTICES, &(1..19).collect::<Vec<u32>>());
        let element = |format: SurfaceFormat, controls: [u32; 4]| {
            let mut text = format!("Source Element Format = {}", format.0);
            for (component, control) in controls.iter().enumerate() {
                text += &format!(", Component {component} Control = {control}");
            }
            text
        };
        use control::{NOSTORE, STORE_0, STORE_SRC};
        let elements = [
            element(SurfaceFormat::R64_PASSTHRU, [STORE_SRC, STORE_0, NOSTORE, NOSTORE]),
            element(SurfaceFormat::R64G64_PASSTHRU, [STORE_SRC, STORE_SRC, NOSTORE, NOSTORE]),
            element(SurfaceFormat::R64_PASSTHRU, [STORE_SRC, STORE_0, STORE_0, STORE_0]),
            element(SurfaceFormat::R64G64B64_PASSTHRU, [STORE_SRC, STORE_SRC, STORE_SRC, STORE_0]),
            element(SurfaceFormat::R64G64B64A64_PASSTHRU, [STORE_SRC; 4]),
            element(SurfaceFormat::R32G32_UINT, [STORE_SRC, STORE_SRC, STORE_0, STORE_0]),
        ];
        let elements: Vec<&str> = elements.iter().map(String::as_str).collect();
        input(&mut m, &[(0, &buffer)], &elements);
        let vertex = |n: u32| {
            let mut dwords = vec![n + 1, n + 2, 0, 0];
            dwords.extend([1, 2, 3, 4].map(|d| n + d));
            dwords.extend([n + 1, n + 2, 0, 0, 0, 0, 0, 0]);
            dwords.extend([n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, 0, 0]);
            dwords.extend([1, 2, 3, 4, 5, 6, 7, 8].map(|d| n + d));
            dwords.extend([n + 1, n + 2, 0, 0]);
            dwords
        };
        let found = fetched(&m, 0, 0, &[[0, 0], [1, 0], [2, 0]]);
        assert_eq!(found[..2], [vertex(0), vertex(9)], "{}", platform.name);
        // Past the buffer there are zeros.
        assert_eq!(found[2], [0; 36]);
        // A component that is not stored leaves what was there.
        m.pipeline.bound.input.elements[4].component_3_control = NOSTORE;
        assert_eq!(fetched(&m, 0, 0, &[[1, 0]])[0][30..33], [0xaaaa_aaaa, 0xaaaa_aaaa, 10]);
    }
}

#[test]
fn a_64_bit_element_is_not_packed_and_says_so() {
    for platform in [&hw::platforms::SKL, &hw::platforms::BXT] {
        for (mask, found) in [(0b0011, vec![(probe::Kind::Gap, "B021")]), (0b1111, vec![])] {
            let mut m = Machine::over(platform);
            m.counted_vertices(1, 1);
            m.pipeline.bound.input.elements[0].source_element_format =
                u32::from(SurfaceFormat::R64G64_PASSTHRU.0);
            m.run(&format!(
                "3DSTATE_VF\n  Component Packing Enable = 1\n3DSTATE_VF_COMPONENT_PACKING\n  Vertex Element 00 Enables = \
                 {mask}\n"
            ));
            assert_eq!(m.streamed(topo::POINTLIST, "Vertex Count Per Instance = 1", 4), [[0, 1, 2, 3]]);
            assert_eq!(m.found, found);
        }
    }
}

#[test]
fn packing_leaves_components_out_of_the_first_thirty_two_elements() {
    for platform in [&hw::platforms::SKL, &hw::platforms::BXT] {
        let mut m = Machine::over(platform);
        m.counted_vertices(34, 1);
        for element in 0..34usize {
            let mut text =
                "3DSTATE_VF\n  Component Packing Enable = 1\n3DSTATE_VF_COMPONENT_PACKING\n".to_string();
            for other in 0..32 {
                let mask = if other == element { 0b1010 } else { 0b1111 };
                text += &format!("  Vertex Element {other:02} Enables = {mask}\n");
            }
            m.run(&text);
            let mut want: Vec<u32> = (0..4 * 34).collect();
            if element < 32 {
                want.retain(|&d| d as usize / 4 != element || d % 2 == 1);
            }
            assert_eq!(fetched(&m, 0, 0, &[[0, 0]]), [want], "{} {element}", platform.name);
        }
        m.run("3DSTATE_VF\n");
        assert_eq!(fetched(&m, 0, 0, &[[0, 0]])[0].len(), 4 * 34);
    }
}
