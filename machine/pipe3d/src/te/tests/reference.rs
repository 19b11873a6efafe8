//! What D3D11's public description of the tessellator gives, and the laws of GL that follow from it.

use super::*;
use std::collections::BTreeSet;

const PARTITIONINGS: [Partitioning; 3] =
    [Partitioning::Integer, Partitioning::OddFractional, Partitioning::EvenFractional];

/// Outside factors of u = 0, v = 0, u = 1, v = 1 (of triangles the first three) and inside ones (the first).
const FACTORS: [[f32; 6]; 7] = [
    [1.0; 6],
    [4.0; 6],
    [5.0; 6],
    [1.0, 3.5, 7.25, 2.0, 5.5, 1.0],
    [9.0, 1.0, 1.0, 4.0, 2.0, 6.25],
    [64.0, 17.5, 33.0, 2.75, 41.0, 12.5],
    [3.0, 8.0, 13.0, 21.0, 1.0, 34.0],
];

/// Points, triangles, and the FNV-1a hash of all coordinates in 1/65536 and all corners, as little-endian DWords in
/// their order: for each partitioning and each of [`FACTORS`].
type Table = [[(usize, usize, u64); 7]; 3];

const QUADS: Table = [
    [
        (4, 2, 0xaa01_e012_8cdc_21f7),
        (25, 32, 0x5158_1132_2678_cb95),
        (36, 50, 0xcda6_1679_6d67_741b),
        (20, 23, 0x5dba_b464_b4f1_a968),
        (21, 25, 0x18bd_eaf8_c7a8_3a8c),
        (598, 1076, 0xa82f_d76c_1301_6666),
        (78, 109, 0xe6cd_51dd_74e5_fbe5),
    ],
    [
        (4, 2, 0xaa01_e012_8cdc_21f7),
        (36, 50, 0xb540_7149_4a8e_dc1b),
        (36, 50, 0xcda6_1679_6d67_741b),
        (30, 40, 0x4b37_2013_0f88_fc66),
        (28, 38, 0xacac_997a_9b1a_a145),
        (598, 1076, 0x6d22_deb7_36c5_7899),
        (114, 180, 0x1a3c_31e3_d87f_2b24),
    ],
    [
        (9, 8, 0x38de_7c2e_d0e2_ba15),
        (25, 32, 0x5158_1132_2678_cb95),
        (49, 72, 0x1bfb_e73a_010c_25c1),
        (21, 24, 0x0d50_f61a_21ba_dfea),
        (25, 30, 0xd2f8_61ac_9453_2890),
        (653, 1184, 0x5c91_0803_29d4_c28b),
        (81, 112, 0x4e6c_36de_3edc_2fcb),
    ],
];

const TRIANGLES: Table = [
    [
        (3, 1, 0x8e51_8940_4bf6_cd46),
        (19, 24, 0x459e_a46c_7bfd_efcb),
        (27, 37, 0x8d03_1c6f_151f_776b),
        (32, 49, 0x8b9f_21d5_d9a9_bb0c),
        (12, 11, 0xaae3_eed0_4115_53de),
        (1315, 2513, 0xd50a_c445_f5a6_223f),
        (25, 24, 0xe123_72a8_fc98_c932),
    ],
    [
        (3, 1, 0x8e51_8940_4bf6_cd46),
        (27, 37, 0x08b2_6676_0dd3_a873),
        (27, 37, 0x8d03_1c6f_151f_776b),
        (42, 67, 0x8c8b_a5c1_33b0_3355),
        (14, 15, 0x59d7_ef71_59ea_772e),
        (1315, 2513, 0xd647_7e2b_de0b_90e8),
        (28, 29, 0x2ddb_4160_510c_a6ab),
    ],
    [
        (7, 6, 0x953f_64c6_e0ff_f301),
        (19, 24, 0x459e_a46c_7bfd_efcb),
        (37, 54, 0x32f4_14d7_e3a8_42a9),
        (33, 50, 0xacc9_8ff7_d2da_d9e3),
        (15, 14, 0x25f8_01d8_eda7_6b75),
        (1377, 2636, 0x49cf_86b7_219a_4148),
        (27, 26, 0x2e8e_066f_fd50_390d),
    ],
];

fn mesh(domain: Domain, partitioning: Partitioning, factors: [f32; 6]) -> Mesh {
    let state = Resolved { domain, partitioning, output: Output::Clockwise, most_odd: 63.0, most: 64.0 };
    let [o0, o1, o2, o3, i0, i1] = factors;
    let header = match domain {
        Domain::Quad => [0.0, 0.0, i1, i0, o3, o2, o1, o0],
        _ => [0.0, 0.0, 0.0, 0.0, i0, o2, o1, o0],
    };
    let mut mesh = Mesh::default();
    assert!(state.tessellate(&header, &mut mesh));
    mesh
}

fn hash(mesh: &Mesh) -> u64 {
    let coordinates = mesh.points.iter().flat_map(|p| [p.u, p.v]);
    let corners = mesh.objects.iter().flatten().copied();
    let bytes = coordinates.chain(corners).flat_map(u32::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

#[test]
fn points_and_triangles_are_those_of_the_public_description() {
    for (domain, table) in [(Domain::Quad, QUADS), (Domain::Triangle, TRIANGLES)] {
        for (partitioning, row) in PARTITIONINGS.into_iter().zip(table) {
            for (factors, want) in FACTORS.into_iter().zip(row) {
                let mesh = mesh(domain, partitioning, factors);
                let got = (mesh.points.len(), mesh.objects.len(), hash(&mesh));
                assert_eq!(got, want, "{domain:?} {partitioning:?} {factors:?}");
            }
        }
    }
}

type Corner = (u32, u32);

/// The triangles as sets of corners, through `map` of their coordinates.
fn triangles(mesh: &Mesh, map: impl Fn(Corner) -> Corner) -> BTreeSet<[Corner; 3]> {
    let corner = |place: u32| {
        let point = mesh.points[place as usize];
        map((point.u, point.v))
    };
    mesh.objects
        .iter()
        .map(|object| {
            let mut corners = object.map(corner);
            corners.sort_unstable();
            corners
        })
        .collect()
}

#[test]
fn an_even_quad_is_its_own_mirror_image() {
    for partitioning in [Partitioning::Integer, Partitioning::EvenFractional] {
        for factor in [2.0, 4.0, 6.0, 16.0] {
            let mesh = mesh(Domain::Quad, partitioning, [factor; 6]);
            let plain = triangles(&mesh, |corner| corner);
            assert_eq!(plain, triangles(&mesh, |(u, v)| (ONE - u, v)), "{partitioning:?} {factor}");
            assert_eq!(plain, triangles(&mesh, |(u, v)| (u, ONE - v)), "{partitioning:?} {factor}");
            assert_eq!(plain, triangles(&mesh, |(u, v)| (v, u)), "{partitioning:?} {factor}");
        }
    }
}

#[test]
fn diagonals_of_inner_rings_lead_from_the_corners_towards_the_middle() {
    let mesh = mesh(Domain::Quad, Partitioning::Integer, [8.0; 6]);
    let all = triangles(&mesh, |(u, v)| (u * 8 / ONE, v * 8 / ONE));
    // The side v = 2 of the ring between 1 and 2, from u = 2 to u = 6: cells of one row, cut towards u = 4.
    for column in 2..6u32 {
        let inwards =
            if column < 4 { [(column, 1), (column + 1, 2)] } else { [(column + 1, 1), (column, 2)] };
        let cut = all.iter().filter(|corners| inwards.iter().all(|corner| corners.contains(corner))).count();
        assert_eq!(cut, 2, "column {column}");
    }
}

/// Triangles without a corner on the border of the domain.
fn inner(domain: Domain, mesh: &Mesh) -> BTreeSet<[Corner; 3]> {
    let on_border = |&(u, v): &Corner| {
        u == 0 || v == 0 || if domain == Domain::Quad { u == ONE || v == ONE } else { u + v == ONE }
    };
    triangles(mesh, |corner| corner).into_iter().filter(|corners| !corners.iter().any(on_border)).collect()
}

#[test]
fn outside_factors_change_nothing_inside() {
    for domain in [Domain::Quad, Domain::Triangle] {
        for partitioning in PARTITIONINGS {
            for inside in [[3.0, 7.0], [6.5, 4.25], [12.0, 12.0]] {
                let with = |[o0, o1, o2, o3]: [f32; 4]| {
                    inner(domain, &mesh(domain, partitioning, [o0, o1, o2, o3, inside[0], inside[1]]))
                };
                let want = with([2.0, 3.0, 4.0, 5.0]);
                assert!(domain == Domain::Triangle && inside[0] == 3.0 || !want.is_empty());
                assert_eq!(with([17.0, 1.5, 8.25, 33.0]), want, "{domain:?} {partitioning:?} {inside:?}");
            }
        }
    }
}

#[test]
fn a_side_depends_on_its_own_outside_factor_only() {
    for (domain, sides) in [(Domain::Quad, 4), (Domain::Triangle, 3)] {
        for partitioning in PARTITIONINGS {
            for side in 0..sides {
                let on_side = |corner: &Corner| match (domain, side) {
                    (_, 0) => corner.0 == 0,
                    (_, 1) => corner.1 == 0,
                    (Domain::Quad, 2) => corner.0 == ONE,
                    (Domain::Quad, _) => corner.1 == ONE,
                    _ => corner.0 + corner.1 == ONE,
                };
                // Triangles that stand on the side; those on a corner alone belong to the next one, too.
                let standing = |others: f32| {
                    let mut factors = [others, others, others, others, 7.5, 4.0];
                    factors[side] = 5.25;
                    let all = triangles(&mesh(domain, partitioning, factors), |corner| corner);
                    let two = |corners: &[Corner; 3]| corners.iter().filter(|c| on_side(c)).count() == 2;
                    all.into_iter().filter(two).collect::<BTreeSet<_>>()
                };
                assert_eq!(standing(3.0), standing(11.5), "{domain:?} {partitioning:?} side {side}");
                assert!(standing(3.0).len() >= 5);
            }
        }
    }
}
