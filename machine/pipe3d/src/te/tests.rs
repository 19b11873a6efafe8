//! Whole domains: what is divided how, and that it is covered once.

use super::*;

mod reference;

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

#[test]
fn the_state_is_read_as_its_names_say() {
    use hw::State3dTe as T;
    let te = T::default();
    assert_eq!(Resolved::new(&te).domain, Domain::Quad);
    for (value, want) in [
        (T::TE_DOMAIN_QUAD, Domain::Quad),
        (T::TE_DOMAIN_TRI, Domain::Triangle),
        (T::TE_DOMAIN_ISOLINE, Domain::Isoline),
    ] {
        assert_eq!(Resolved::new(&T { te_domain: value, ..te }).domain, want);
    }
    for (value, want) in [
        (T::PARTITIONING_INTEGER, Partitioning::Integer),
        (T::PARTITIONING_ODD_FRACTIONAL, Partitioning::OddFractional),
        (T::PARTITIONING_EVEN_FRACTIONAL, Partitioning::EvenFractional),
    ] {
        assert_eq!(Resolved::new(&T { partitioning: value, ..te }).partitioning, want);
    }
    for (value, want) in [
        (T::OUTPUT_TOPOLOGY_POINT, Output::Points),
        (T::OUTPUT_TOPOLOGY_LINE, Output::Lines),
        (T::OUTPUT_TOPOLOGY_TRI_CW, Output::Clockwise),
        (T::OUTPUT_TOPOLOGY_TRI_CCW, Output::CounterClockwise),
    ] {
        assert_eq!(Resolved::new(&T { output_topology: value, ..te }).output, want);
    }
    // Limits that the hardware cannot reach are brought to those that it can.
    let limits = |odd: f32, not_odd: f32| {
        let state = Resolved::new(&T {
            maximum_tessellation_factor_odd: odd,
            maximum_tessellation_factor_not_odd: not_odd,
            ..te
        });
        (state.most_odd, state.most)
    };
    assert_eq!(limits(9.0, 10.0), (9.0, 10.0));
    assert_eq!(limits(100.0, 100.0), (63.0, 64.0));
    assert_eq!(limits(0.0, 0.0), (1.0, 2.0));
}

#[test]
fn any_outside_factor_that_is_not_above_zero_culls_and_inside_ones_never_do() {
    for (domain, outside) in [(Domain::Quad, 4..8), (Domain::Triangle, 5..8), (Domain::Isoline, 6..8)] {
        let state = resolved(domain, Partitioning::Integer);
        for place in 0..8 {
            for factor in [0.0, -0.0, -1.0, f32::NAN, f32::NEG_INFINITY] {
                let mut header = [1.0; 8];
                header[place] = factor;
                let mut mesh = Mesh::default();
                assert_eq!(
                    state.tessellate(&header, &mut mesh),
                    !outside.contains(&place),
                    "{domain:?} {place}"
                );
                assert_eq!(mesh.points.is_empty(), outside.contains(&place));
            }
        }
        // A factor that is only just above zero keeps the patch.
        assert!(state.tessellate(&[f32::MIN_POSITIVE; 8], &mut Mesh::default()));
    }
}

/// Parts of the edges of a quad that is divided by `factor` everywhere: from the number of points on one.
fn parts(state: &Resolved, factor: f32) -> usize {
    let mut mesh = Mesh::default();
    assert!(state.tessellate(&[1.0, 1.0, factor, factor, factor, factor, factor, factor], &mut mesh));
    mesh.points.iter().filter(|point| point.u == 0).count() - 1
}

#[test]
fn factors_are_clamped_to_the_limits_of_their_partitioning() {
    use Partitioning::{EvenFractional, Integer, OddFractional};
    for (partitioning, least, most) in [(Integer, 1, 10), (OddFractional, 1, 7), (EvenFractional, 2, 10)] {
        let state = Resolved { most: 10.0, most_odd: 7.0, ..resolved(Domain::Quad, partitioning) };
        assert_eq!(parts(&state, 0.25), least, "{partitioning:?}");
        assert_eq!(parts(&state, 1000.0), most);
        assert_eq!(parts(&state, f32::INFINITY), most);
        let (up, odd, even) = (6, 7, 6);
        assert_eq!(parts(&state, 5.5), [up, odd, even][partitioning as usize]);
        // Inside too, and there no number is the least.
        let inside = |factor: f32| {
            let mut mesh = Mesh::default();
            assert!(state.tessellate(&[0.0, 0.0, factor, 4.0, 1.0, 1.0, 1.0, 1.0], &mut mesh));
            let mut rows: Vec<u32> = mesh.points.iter().map(|point| point.v).collect();
            rows.sort_unstable();
            rows.dedup();
            rows.len() - 1
        };
        assert_eq!(inside(1000.0), most);
        assert_eq!(inside(f32::NAN), inside(least as f32));
    }
    // Density of lines: neither odd nor fractional.
    let state = Resolved { most: 10.0, most_odd: 7.0, ..resolved(Domain::Isoline, OddFractional) };
    let rows = |density: f32| {
        let mut mesh = Mesh::default();
        assert!(state.tessellate(&[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, density, 1.0], &mut mesh));
        assert_eq!(mesh.objects.len() * 2, mesh.points.len());
        mesh.objects.len()
    };
    assert_eq!([0.5, 1.0, 3.2, 9.0, 9.5, 99.0].map(rows), [1, 1, 4, 9, 10, 10]);
    let mut mesh = Mesh::default();
    assert!(state.tessellate(&[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0], &mut mesh));
    assert_eq!(mesh.objects.len(), 7, "detail follows the partitioning");
}
