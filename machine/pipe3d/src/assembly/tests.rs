//! Objects of a few runs, written out.

use super::*;

mod runs;

fn assemble(topology: u32, count: u32) -> Vec<(Vec<u32>, ObjectInfo)> {
    let mut objects = Vec::new();
    let mut assembler = Assembler::new(topology).unwrap();
    for vertex in 0..count {
        assembler
            .vertex(vertex, |v, info| {
                objects.push((v.to_vec(), info));
                Ok(())
            })
            .unwrap();
    }
    assembler
        .cut(|v, info| {
            objects.push((v.to_vec(), info));
            Ok(())
        })
        .unwrap();
    objects
}

fn vertices(topology: u32, count: u32) -> Vec<Vec<u32>> {
    assemble(topology, count).into_iter().map(|(v, _)| v).collect()
}

#[test]
fn lists_drop_dangling_vertices() {
    assert_eq!(vertices(topo::TRILIST, 8), [[0, 1, 2], [3, 4, 5]]);
    assert_eq!(vertices(topo::LINELIST, 3), [[0, 1]]);
    assert_eq!(vertices(topo::QUADLIST, 7).len(), 2);
    assert!(vertices(topo::TRISTRIP, 2).is_empty());
}

#[test]
fn every_second_triangle_of_a_strip_is_odd() {
    let odd: Vec<bool> = assemble(topo::TRISTRIP, 5).iter().map(|(_, i)| i.odd).collect();
    assert_eq!(odd, [false, true, false]);
    let odd: Vec<bool> = assemble(topo::TRISTRIP_REVERSE, 4).iter().map(|(_, i)| i.odd).collect();
    assert_eq!(odd, [true, false]);
}

#[test]
fn fans_share_their_first_vertex() {
    assert_eq!(vertices(topo::TRIFAN, 5), [[0, 1, 2], [0, 2, 3], [0, 3, 4]]);
}

#[test]
fn a_loop_of_two_vertices_is_two_lines() {
    assert_eq!(vertices(topo::LINELOOP, 2), [[0, 1], [1, 0]]);
}

#[test]
fn a_polygon_has_only_its_outline_as_edges_and_one_primitive_id() {
    let objects = assemble(topo::POLYGON, 5);
    let edges: Vec<u8> = objects.iter().map(|(_, i)| i.edges).collect();
    assert_eq!(edges, [0b011, 0b010, 0b110]);
    assert!(objects.iter().all(|(_, i)| i.primitive_id == 0));
    assert_eq!(assemble(topo::POLYGON, 3)[0].1.edges, 0b111);
}

#[test]
fn quads_put_the_provoking_last_vertex_first() {
    assert_eq!(vertices(topo::QUADLIST, 4), [[3, 0, 1], [3, 1, 2]]);
    assert_eq!(vertices(topo::QUADSTRIP, 6)[2..], [[5, 4, 2], [5, 2, 3]]);
    assert_eq!(assemble(topo::QUADSTRIP, 6)[3].1.primitive_id, 1);
}

#[test]
fn a_strip_with_adjacency_follows_the_leading_table() {
    assert_eq!(vertices(topo::TRISTRIP_ADJ, 6), [[0, 1, 2, 5, 4, 3]]);
    assert_eq!(vertices(topo::TRISTRIP_ADJ, 8), [[0, 1, 2, 6, 4, 3], [2, 5, 6, 7, 4, 0]]);
    assert_eq!(vertices(topo::TRISTRIP_ADJ, 10)[1..], [[2, 5, 6, 8, 4, 0], [4, 2, 6, 9, 8, 7]]);
}

#[test]
fn strips_continue_the_line_stipple_and_lists_do_not() {
    let strip: Vec<bool> = assemble(topo::LINESTRIP, 3).iter().map(|(_, i)| i.continue_stipple).collect();
    assert_eq!(strip, [false, true]);
    assert!(assemble(topo::LINELIST, 4).iter().all(|(_, i)| !i.continue_stipple));
    assert!(assemble(topo::LINESTRIP_CONT, 3).iter().all(|(_, i)| i.continue_stipple));
}

#[test]
fn patches_take_as_many_vertices_as_their_topology_says() {
    assert_eq!(vertices(topo::PATCHLIST_1 + 2, 7), [[0, 1, 2], [3, 4, 5]]);
    assert_eq!(vertices(63, 32).len(), 1);
}
