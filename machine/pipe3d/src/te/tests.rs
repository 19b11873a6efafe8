//! Whole domains: what is divided how, and that it is covered once.

use super::*;

fn resolved(domain: Domain, partitioning: Partitioning) -> Resolved {
    Resolved { domain, partitioning, output: Output::Clockwise, most_odd: 63.0, most: 64.0 }
}

fn quad(partitioning: Partitioning, outside: [f32; 4], inside: [f32; 2]) -> Mesh {
    let [o0, o1, o2, o3] = outside;
    let mut mesh = Mesh::default();
    let header = [0.0, 0.0, inside[1], inside[0], o3, o2, o1, o0];
    assert!(resolved(Domain::Quad, partitioning).tessellate(&header, &mut mesh));
    mesh
}

fn triangle(partitioning: Partitioning, outside: [f32; 3], inside: f32) -> Mesh {
    let [o0, o1, o2] = outside;
    let mut mesh = Mesh::default();
    let header = [0.0, 0.0, 0.0, 0.0, inside, o2, o1, o0];
    assert!(resolved(Domain::Triangle, partitioning).tessellate(&header, &mut mesh));
    mesh
}

/// Twice the area of each triangle with its sign, in units of the unit square; clockwise is positive.
fn areas(mesh: &Mesh) -> Vec<f64> {
    let at = |index: u32| {
        let p = mesh.points[index as usize];
        [f64::from(p.u) / 65536.0, f64::from(p.v) / 65536.0]
    };
    let area = |o: &[u32; 3]| {
        let [a, b, c] = o.map(at);
        (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    };
    mesh.objects.iter().map(area).collect()
}

fn covers(mesh: &Mesh, twice_area: f64) {
    let areas = areas(mesh);
    assert!(areas.iter().all(|&a| a > -1e-9), "all triangles are clockwise");
    assert!((areas.iter().sum::<f64>() - twice_area).abs() < 1e-3, "the domain is covered once");
}

#[test]
fn factors_of_one_leave_a_patch_whole() {
    assert_eq!(quad(Partitioning::Integer, [1.0; 4], [1.0; 2]).objects.len(), 2);
    assert_eq!(triangle(Partitioning::OddFractional, [1.0; 3], 1.0).objects.len(), 1);
}

#[test]
fn equal_factors_make_a_regular_grid() {
    let mesh = quad(Partitioning::Integer, [4.0; 4], [4.0; 2]);
    assert_eq!(mesh.points.len(), 25);
    assert_eq!(mesh.objects.len(), 32);
    assert!(mesh.points.iter().all(|p| p.u % (ONE / 4) == 0 && p.v % (ONE / 4) == 0));
    covers(&mesh, 2.0);
}

#[test]
fn unequal_factors_cover_the_domain_without_overlap() {
    for partitioning in [Partitioning::Integer, Partitioning::OddFractional, Partitioning::EvenFractional] {
        covers(&quad(partitioning, [1.0, 3.5, 7.2, 2.0], [5.5, 1.0]), 2.0);
        covers(&quad(partitioning, [9.0, 1.0, 1.0, 4.0], [2.0, 6.3]), 2.0);
        covers(&triangle(partitioning, [1.0, 4.4, 8.0], 5.1), 1.0);
        covers(&triangle(partitioning, [6.0, 2.0, 3.0], 1.0), 1.0);
    }
}

#[test]
fn a_factor_that_is_zero_or_no_number_culls_the_patch() {
    let state = resolved(Domain::Triangle, Partitioning::Integer);
    let mut mesh = Mesh::default();
    assert!(!state.tessellate(&[1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0], &mut mesh));
    assert!(!state.tessellate(&[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, f32::NAN, 1.0], &mut mesh));
}

#[test]
fn isolines_leave_the_last_row_out() {
    let mut mesh = Mesh::default();
    let state = resolved(Domain::Isoline, Partitioning::Integer);
    assert!(state.tessellate(&[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 3.0], &mut mesh));
    assert_eq!(mesh.points.len(), 8);
    assert_eq!(mesh.objects.len(), 6);
    assert_eq!(mesh.points[4].v, ONE / 2);
    assert_eq!(mesh.continues, [false, true, true, false, true, true]);
}

#[test]
fn points_of_an_edge_are_symmetric() {
    let mesh = quad(Partitioning::OddFractional, [3.7; 4], [3.7; 2]);
    for point in &mesh.points {
        assert!(mesh.points.contains(&DomainPoint { u: ONE - point.u, v: point.v }));
    }
}
