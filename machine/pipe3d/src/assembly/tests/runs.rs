//! Every topology with runs of every length, cut and uncut, against lists made by position.

use super::*;

/// An object by its places in the run: vertices, orientation, edges, whether it ends a primitive.
type Expected = (Vec<u32>, bool, u8, bool);

const ALL: u8 = 0b111;

fn whole(vertices: &[u32]) -> Expected {
    (vertices.to_vec(), false, if vertices.len() < 3 { 1 } else { ALL }, true)
}

/// Groups of `size` places that do not overlap.
fn groups(n: u32, size: u32, edges: u8) -> Vec<Expected> {
    let group = |first: u32| (first * size..(first + 1) * size).collect::<Vec<_>>();
    (0..n / size).map(|first| (group(first), false, edges, true)).collect()
}

/// Windows of `size` places, each one place further.
fn windows(n: u32, size: u32, edges: u8) -> Vec<Expected> {
    (0..(n + 1).saturating_sub(size))
        .map(|first| ((first..first + size).collect(), false, edges, true))
        .collect()
}

/// What a run of `n` vertices is. [skl.7:Object Vertex Ordering]
fn expected(topology: u32, n: u32) -> Vec<Expected> {
    match topology {
        topo::POINTLIST | topo::POINTLIST_BF => groups(n, 1, 1),
        topo::LINELIST => groups(n, 2, 1),
        topo::LINESTRIP | topo::LINESTRIP_CONT | topo::LINESTRIP_BF | topo::LINESTRIP_CONT_BF => {
            windows(n, 2, 1)
        }
        topo::LINELOOP => {
            let mut lines = windows(n, 2, 1);
            if n >= 2 {
                lines.push(whole(&[n - 1, 0]));
            }
            lines
        }
        topo::LINELIST_ADJ => groups(n, 4, 1),
        topo::LINESTRIP_ADJ => windows(n, 4, 1),
        topo::TRILIST | topo::RECTLIST => groups(n, 3, ALL),
        topo::TRISTRIP | topo::TRISTRIP_REVERSE => {
            let mut strip = windows(n, 3, ALL);
            for (k, triangle) in strip.iter_mut().enumerate() {
                triangle.1 = (k % 2 == 1) != (topology == topo::TRISTRIP_REVERSE);
            }
            strip
        }
        topo::TRIFAN | topo::TRIFAN_NOSTIPPLE => (2..n).map(|last| whole(&[0, last - 1, last])).collect(),
        topo::POLYGON => {
            // The outline: the first edge, the outer edges, and the last edge. One primitive.
            let edges = |last: u32| 0b010 | u8::from(last == 2) | if last == n - 1 { 0b100 } else { 0 };
            (2..n).map(|last| (vec![0, last - 1, last], false, edges(last), last == n - 1)).collect()
        }
        topo::QUADLIST => (0..n / 4).flat_map(|q| quad([4 * q + 3, 4 * q, 4 * q + 1, 4 * q + 2])).collect(),
        topo::QUADSTRIP => (1..n / 2).flat_map(|q| quad([2 * q + 1, 2 * q, 2 * q - 2, 2 * q - 1])).collect(),
        topo::TRILIST_ADJ => groups(n, 6, ALL),
        topo::TRISTRIP_ADJ => {
            let count = (n / 2).saturating_sub(2);
            (0..count).map(|k| strip_with_adjacency(k, k + 1 == count)).collect()
        }
        patch => groups(n, patch - topo::PATCHLIST_1 + 1, 0),
    }
}

/// A quad as two triangles that share no edge of the outline; together one primitive.
fn quad(c: [u32; 4]) -> [Expected; 2] {
    [(vec![c[0], c[1], c[2]], false, 0b011, false), (vec![c[0], c[2], c[3]], false, 0b110, true)]
}

/// Triangle `k`: corners 2k, 2k+2, 2k+4 and the neighbours of its edges, in the order of the table for leading vertices.
fn strip_with_adjacency(k: u32, is_last: bool) -> Expected {
    let place = 2 * k;
    let before = if k == 0 { 1 } else { place - 2 };
    let behind = if is_last { place + 5 } else { place + 6 };
    let vertices = if k.is_multiple_of(2) {
        vec![place, before, place + 2, behind, place + 4, place + 3]
    } else {
        vec![place, place + 3, place + 4, behind, place + 2, before]
    };
    (vertices, k % 2 == 1, ALL, true)
}

const EVERY: [u32; 22] = [
    topo::POINTLIST,
    topo::POINTLIST_BF,
    topo::LINELIST,
    topo::LINESTRIP,
    topo::LINELOOP,
    topo::LINESTRIP_CONT,
    topo::LINESTRIP_BF,
    topo::LINESTRIP_CONT_BF,
    topo::LINELIST_ADJ,
    topo::LINESTRIP_ADJ,
    topo::TRILIST,
    topo::TRISTRIP,
    topo::TRISTRIP_REVERSE,
    topo::TRIFAN,
    topo::TRIFAN_NOSTIPPLE,
    topo::POLYGON,
    topo::QUADLIST,
    topo::QUADSTRIP,
    topo::RECTLIST,
    topo::TRILIST_ADJ,
    topo::TRISTRIP_ADJ,
    topo::PATCHLIST_1 + 4,
];

/// A vertex number for a place of a run: nothing that a place could be mistaken for.
fn number(run: u32, place: u32) -> u32 {
    0x4000_0000 * run + 1000 - 3 * place
}

fn assemble(assembler: &mut Assembler, run: u32, length: u32, cut: bool) -> Vec<(Vec<u32>, ObjectInfo)> {
    let mut objects = Vec::new();
    for place in 0..length {
        let put = |vertices: &[u32], info| {
            objects.push((vertices.to_vec(), info));
            Ok(())
        };
        assembler.vertex(number(run, place), put).unwrap();
    }
    if cut {
        let put = |vertices: &[u32], info| {
            objects.push((vertices.to_vec(), info));
            Ok(())
        };
        assembler.cut(put).unwrap();
    }
    objects
}

#[test]
fn runs_of_every_length_are_the_objects_of_their_topology_and_cuts_begin_anew() {
    for topology in EVERY {
        for first in 0..14 {
            for second in 0..14 {
                let mut assembler = Assembler::new(topology).unwrap();
                let mut primitive = 0;
                for (run, length) in [(0, first), (1, second)] {
                    let found = assemble(&mut assembler, run, length, true);
                    let objects = expected(topology, length);
                    assert_eq!(found.len(), objects.len(), "topology {topology}: {first} and {second}");
                    for (k, ((vertices, info), (places, odd, edges, ends))) in
                        found.iter().zip(&objects).enumerate()
                    {
                        let numbers: Vec<u32> = places.iter().map(|place| number(run, *place)).collect();
                        assert_eq!(vertices, &numbers, "topology {topology}: object {k} of {length}");
                        let is_list = matches!(topology, topo::LINELIST | topo::LINELIST_ADJ);
                        let goes_on = matches!(topology, topo::LINESTRIP_CONT | topo::LINESTRIP_CONT_BF);
                        let expected = ObjectInfo {
                            primitive_id: primitive,
                            odd: *odd,
                            continue_stipple: goes_on || (k > 0 && !is_list),
                            edges: *edges,
                        };
                        assert_eq!(*info, expected, "topology {topology}: object {k} of {length}");
                        primitive += u32::from(*ends);
                    }
                    assert_eq!(assembler.primitives(), primitive);
                }
                // A new instance counts from nothing.
                assembler.restart();
                assert_eq!((assembler.primitives(), assembler.complete_vertices()), (0, 0));
                let again = assemble(&mut assembler, 0, first, true);
                assert_eq!(again.len(), expected(topology, first).len());
                assert!(again.first().is_none_or(|(_, info)| info.primitive_id == 0));
            }
        }
    }
}

#[test]
fn complete_vertices_are_those_of_complete_objects() {
    for topology in EVERY {
        for length in 0..14 {
            let mut assembler = Assembler::new(topology).unwrap();
            assemble(&mut assembler, 0, length, false);
            // The highest place of any object; strips of pairs take whole pairs.
            let objects = expected(topology, length);
            let last = objects.iter().flat_map(|(places, ..)| places).max().map_or(0, |place| place + 1);
            assert_eq!(assembler.complete_vertices(), last, "topology {topology}: {length}");
        }
    }
}

#[test]
fn every_encoding_has_its_shape_or_none() {
    let shapes = [
        (Shape::Points, 1, &[topo::POINTLIST, topo::POINTLIST_BF][..]),
        (
            Shape::Lines,
            2,
            &[
                topo::LINELIST,
                topo::LINESTRIP,
                topo::LINELOOP,
                topo::LINESTRIP_CONT,
                topo::LINESTRIP_BF,
                topo::LINESTRIP_CONT_BF,
            ],
        ),
        (Shape::LinesAdjacent, 4, &[topo::LINELIST_ADJ, topo::LINESTRIP_ADJ]),
        (
            Shape::Triangles,
            3,
            &[
                topo::TRILIST,
                topo::TRISTRIP,
                topo::TRISTRIP_REVERSE,
                topo::TRIFAN,
                topo::TRIFAN_NOSTIPPLE,
                topo::POLYGON,
                topo::QUADLIST,
                topo::QUADSTRIP,
            ],
        ),
        (Shape::TrianglesAdjacent, 6, &[topo::TRILIST_ADJ, topo::TRISTRIP_ADJ]),
        (Shape::Rectangles, 3, &[topo::RECTLIST]),
    ];
    for topology in 0..=64 {
        let named = shapes.iter().find(|(_, _, list)| list.contains(&topology));
        let expected = match named {
            Some((shape, vertices, _)) => Some((*shape, *vertices)),
            None if (32..64).contains(&topology) => {
                Some((Shape::Patches(topology - 31), topology as usize - 31))
            }
            None => None,
        };
        assert_eq!(shape(topology).map(|shape| (shape, shape.vertices())), expected, "{topology}");
        assert_eq!(Assembler::new(topology).is_some(), expected.is_some());
    }
}
