//! Spaces that objects are bound into, and windows on them.

use bits::GraphicsAddress;
use memory::{AddressSpace, View};
use std::os::fd::AsFd;

const BASE: u64 = 0x10_0000;
const TIB: u64 = 1 << 40;
const OVERLAP: u64 = 1 << 32;

fn at(address: u64) -> GraphicsAddress {
    GraphicsAddress(address)
}

fn space() -> AddressSpace {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(at(BASE), 0x2000).unwrap();
    space
}

#[test]
fn windows_read_and_write_every_width_and_nothing_outside() {
    let space = space();
    let view = space.view(at(BASE + 0x1ff0), 0x100);
    assert_eq!((view.len(), view.is_empty()), (16, false));
    view.write_u32(0, 0x4433_2211);
    view.write_u16(4, 0x6655);
    view.write_u8(6, 0x77);
    view.write::<2>(7, [0x88, 0x99]);
    assert_eq!(
        space.read::<16>(at(BASE + 0x1ff0)).unwrap(),
        [0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0, 0, 0, 0, 0, 0, 0]
    );
    assert_eq!((view.read_u32(3), view.read_u16(5), view.read_u8(8)), (0x7766_5544, 0x7766, 0x99));
    // The last bytes fit, one more does not.
    view.write_u32(12, 0xaabb_ccdd);
    view.write_u32(13, 0xffff_ffff);
    view.write_u8(16, 0xff);
    assert_eq!([view.read_u32(12), view.read_u32(13), view.read_u32(usize::MAX)], [0xaabb_ccdd, 0, 0]);
    let mut bytes = [9; 6];
    view.read_bytes(13, &mut bytes);
    assert_eq!(bytes, [0xcc, 0xbb, 0xaa, 0, 0, 0]);
    view.read_bytes(16, &mut bytes);
    assert_eq!(bytes, [0; 6]);
    view.write_bytes(14, &[1, 2, 3, 4]);
    view.write_bytes(16, &[5]);
    assert_eq!(view.read_u32(12), 0x0201_ccdd);
    assert_eq!((View::empty().len(), View::empty().is_empty()), (0, true));
    assert_eq!(View::empty().read_u32(0), 0);
}

#[test]
fn atomics_replace_whole_aligned_words_and_return_what_was_there() {
    let space = space();
    space.write_u64(at(BASE), 0x1111_1111_2222_2222).unwrap();
    assert_eq!(space.atomic_u32(at(BASE + 7), |old| old + 5), Ok(0x1111_1111));
    assert_eq!(space.read_u64(at(BASE)), Ok(0x1111_1116_2222_2222));
    assert_eq!(space.atomic_u64(at(BASE + 7), |old| !old), Ok(0x1111_1116_2222_2222));
    assert_eq!(space.read_u64(at(BASE)), Ok(0xeeee_eee9_dddd_dddd));
    assert_eq!(space.atomic_u32(at(BASE + 0x1fff), |_| 3), Ok(0));
    assert_eq!(space.read_u32(at(BASE + 0x1ffc)), Ok(3));
    assert_eq!(space.atomic_u32(at(BASE + 0x2000), |_| 3).unwrap_err().address, at(BASE + 0x2000));
    assert!(space.atomic_u64(at(BASE + 0x2000), |_| 3).is_err());
    let mut bytes = [0; 5];
    space.read_into(at(BASE + 3), &mut bytes).unwrap();
    assert_eq!(bytes, [0xdd, 0xe9, 0xee, 0xee, 0xee]);
    assert!(space.read_into(at(BASE + 0x1ffe), &mut bytes).is_err());
}

#[test]
fn ranges_are_whole_pages_inside_of_the_space() {
    let mut space = space();
    assert_eq!(space.size_bytes(), 1 << 30);
    for (start, length) in [(0x800, 0x1000), (0x1000, 0x800), (0x1800, 0x1800), (1 << 30, 0x1000)] {
        assert!(space.bind_anonymous(at(start), length).is_err(), "{start:#x} {length:#x}");
        assert!(space.unbind(at(start), length).is_err());
    }
    assert!(space.bind_anonymous(at(u64::MAX - 0xfff), 0x2000).is_err());
    assert!(space.bind_anonymous(at((1 << 30) - 0x1000), 0x1000).is_ok());
    assert!(space.is_bound(at(BASE + 0x1fff), 1) && !space.is_bound(at(BASE + 0x1fff), 2));
    assert!(space.is_bound(at(5), 0) && !space.is_bound(at(u64::MAX), 2));
    assert_eq!(
        [1, 0x1800, 0x1801].map(|limit| space.bound_bytes(at(BASE + 0x800), limit)),
        [1, 0x1800, 0x1800]
    );
    assert_eq!([0, 1].map(|limit| space.bound_bytes(at(BASE + 0x2000), limit)), [0, 0]);
}

#[test]
fn memory_lies_at_one_address_until_somebody_says_otherwise() {
    let mut space = space();
    assert!(space.shows_once());
    space.set_shows_twice();
    assert!(!space.shows_once());
    assert_eq!(space.take_trouble(), None);
    space.refresh();
    assert!(space.is_bound(at(BASE), 1), "nothing is bound by tables here");
}

#[test]
fn memory_at_the_boundary_of_two_parts_is_one_memory() {
    let mut space = AddressSpace::new(1 << 48).unwrap();
    // Over a boundary; in the overlap; up to its end; beside a boundary, in one part each.
    for start in [
        TIB - 0x1000,
        3 * TIB - 0x1000,
        3 * TIB + 0x5000,
        3 * TIB + OVERLAP - 0x1000,
        3 * TIB + OVERLAP,
        4 * TIB - 0x2000,
    ] {
        space.bind_anonymous(at(start), 0x2000).unwrap();
        space.write_u64(at(start + 0x1000), start).unwrap();
        // A window from below shows the same bytes, and a window of the part that begins there does, too.
        assert_eq!(space.view(at(start), 0x2000).read::<8>(0x1000), start.to_le_bytes(), "{start:#x}");
        assert_eq!(space.view(at(start + 0x1000), 0x1000).read::<8>(0), start.to_le_bytes());
        space.view(at(start), 0x2000).write::<8>(0x1000, [7; 8]);
        assert_eq!(space.read::<8>(at(start + 0x1000)), Ok([7; 8]));
        assert_eq!(space.view(at(start), 0x10000).len(), 0x2000);
        space.unbind(at(start), 0x2000).unwrap();
        assert!(!space.is_bound(at(start), 1) && !space.is_bound(at(start + 0x1000), 1));
        space.bind_anonymous(at(start + 0x1000), 0x1000).unwrap();
        assert_eq!(space.read_u64(at(start + 0x1000)), Ok(0), "memory that was bound anew is empty");
        space.unbind(at(start + 0x1000), 0x1000).unwrap();
    }
    assert_eq!(space.read_u32(at(7 * TIB)).unwrap_err().address, at(7 * TIB));
}

#[test]
fn an_object_is_bound_from_its_offset_in_every_part() {
    let file = rustix::fs::memfd_create("object", rustix::fs::MemfdFlags::CLOEXEC).unwrap();
    rustix::fs::ftruncate(&file, 0x4000).unwrap();
    let mut space = AddressSpace::new(1 << 48).unwrap();
    use std::os::fd::AsFd;
    // The object at one address as a whole, and its last three pages over a boundary.
    space.bind(at(BASE), file.as_fd(), 0, 0x4000, true).unwrap();
    space.bind(at(2 * TIB - 0x1000), file.as_fd(), 0x1000, 0x3000, true).unwrap();
    for page in 0..4 {
        space.write_u32(at(BASE + 0x1000 * page), 100 + page as u32).unwrap();
    }
    let seen = [0, 1, 2].map(|page| space.read_u32(at(2 * TIB - 0x1000 + 0x1000 * page)).unwrap());
    assert_eq!(seen, [101, 102, 103]);
    assert_eq!(space.view(at(2 * TIB - 0x1000), 0x3000).read_u32(0x2000), 103);
}

#[test]
fn a_window_is_not_longer_than_what_its_part_shows() {
    use std::os::fd::AsFd;
    let length = OVERLAP + 0x4000;
    let file = rustix::fs::memfd_create("object", rustix::fs::MemfdFlags::CLOEXEC).unwrap();
    rustix::fs::ftruncate(&file, length).unwrap();
    for boundary in [TIB, 5 * TIB] {
        let mut space = AddressSpace::new(1 << 48).unwrap();
        space.bind(at(boundary - 0x2000), file.as_fd(), 0, length, true).unwrap();
        let view = space.view(at(boundary - 0x2000), length);
        assert_eq!(view.len() as u64, OVERLAP + 0x2000, "up to the end of the overlap");
        view.write_u32(OVERLAP as usize + 0x1ffc, 5);
        assert_eq!(space.read_u32(at(boundary + OVERLAP - 4)), Ok(5));
        assert_eq!(space.view(at(boundary), length).len() as u64, length - 0x2000);
    }
}

#[test]
fn a_space_that_is_gone_gives_its_addresses_back() {
    // A process has 128 TiB.
    for round in 0..200 {
        let space = AddressSpace::new(1 << 48);
        assert!(space.is_ok(), "round {round}");
    }
}

#[test]
fn taking_away_what_was_never_bound_makes_no_part() {
    let mut space = AddressSpace::new(1 << 48).unwrap();
    for part in 1..100 {
        assert!(space.unbind(at(part * TIB), 0x1000).is_ok());
    }
    // Behind what two parts share.
    let mut bind =
        |part: u64, page: u64| space.bind_anonymous(at(part * TIB + OVERLAP + 0x1000 * page), 0x1000);
    assert!((1..=32).all(|part| bind(3 * part, 0).is_ok()));
    // Parts that are there go on to serve when no other can be made.
    assert!(bind(100, 0).is_err());
    assert!(bind(96, 1).is_ok());
}

/// A window of 4 KiB whose bytes say where they are, and what it holds.
fn numbered(base: u64, factor: usize) -> (AddressSpace, Vec<u8>) {
    let mut space = AddressSpace::new(1 << 30).unwrap();
    space.bind_anonymous(GraphicsAddress(base), 0x1000).unwrap();
    let bytes: Vec<u8> = (0..0x1000).map(|at| ((at * factor) >> 3) as u8 ^ at as u8).collect();
    space.write(GraphicsAddress(base), &bytes).unwrap();
    (space, bytes)
}

#[test]
fn pieces_are_copied_and_filled_where_their_steps_say_and_dropped_behind_the_end() {
    const BASE: u64 = 0x1_0000;
    const N: usize = 16;
    let steps = |start, row_step, piece_step| memory::Pieces { start, row_step, piece_step };
    for (to, at, pieces, rows) in [
        (steps(3, 256, 16), steps(64, 16, 512), 4, 7),
        // Columns of both follow each other.
        (steps(0x20, 16, 512), steps(0x120, 16, 256), 3, 9),
        (steps(0, 0, 0), steps(5, 0, 0), 1, 1),
        // The last piece ends with the window, and one byte behind it.
        (steps(0xff0 - 64, 32, 16), steps(0xff0 - 48 - 64, 32, 64), 2, 3),
        (steps(0xff1 - 80, 32, 16), steps(0, 32, 64), 2, 3),
        (steps(0, 32, 16), steps(0xff1 - 128, 32, 64), 2, 3),
        (steps(0, 16, 0), steps(0xff1, 16, 0), 1, 2),
        (steps(usize::MAX - 8, 64, 64), steps(0, 64, 64), 2, 2),
        (steps(0, 64, 64), steps(usize::MAX - 8, 64, 64), 2, 2),
        (steps(0, 64, 64), steps(0, 64, 64), 0, 2),
        (steps(0, 64, 64), steps(0, 64, 64), 2, 0),
    ] {
        let ((target, bytes), (source, from)) = (numbered(BASE, 3), numbered(BASE, 5));
        let place = |steps: &memory::Pieces, row: usize, piece: usize| {
            steps.start.wrapping_add(row.wrapping_mul(steps.row_step)).wrapping_add(piece * steps.piece_step)
        };
        let (mut copied, mut filled) = (bytes.clone(), bytes);
        for (row, piece) in (0..rows).flat_map(|row| (0..pieces).map(move |piece| (row, piece))) {
            for byte in 0..N {
                let [to, at] = [&to, &at].map(|steps| place(steps, row, piece).checked_add(byte));
                let Some(to) = to.filter(|&to| to < 0x1000) else { continue };
                copied[to] = at.and_then(|at| from.get(at)).copied().unwrap_or(0);
                filled[to] = 0x40 + byte as u8;
            }
        }
        let view = target.view(GraphicsAddress(BASE), 0x1000);
        view.copy_pieces::<N>(&to, &source.view(GraphicsAddress(BASE), 0x1000), &at, [pieces, rows]);
        let mut seen = vec![0; 0x1000];
        view.read_bytes(0, &mut seen);
        assert!(seen == copied, "copy {to:?} {at:?}");
        let (target, _) = numbered(BASE, 3);
        let view = target.view(GraphicsAddress(BASE), 0x1000);
        view.fill_pieces::<N>(&to, std::array::from_fn(|byte| 0x40 + byte as u8), [pieces, rows]);
        view.read_bytes(0, &mut seen);
        assert!(seen == filled, "fill {to:?}");
    }
}

#[test]
fn thousands_of_spaces_find_room_and_are_as_large_as_one() {
    const SPACES: u64 = 2000;
    const SIZE: u64 = 1 << 48;
    let file = rustix::fs::memfd_create("test", rustix::fs::MemfdFlags::CLOEXEC).unwrap();
    rustix::fs::ftruncate(&file, 0x2000).unwrap();
    let places = [0, 0x5_0000_1000, 0x1_ffff_f000, SIZE - 0x4000].map(GraphicsAddress);
    let spaces: Vec<AddressSpace> = (0..SPACES)
        .map(|number| {
            let mut space = AddressSpace::new(SIZE).unwrap();
            for at in places {
                space.bind(at, file.as_fd(), 0, 0x2000, true).unwrap();
                space.write_u64(at.offset(0xffc), number).unwrap();
            }
            space
        })
        .collect();
    for space in &spaces {
        for at in places {
            assert_eq!(space.read_u64(at.offset(0xffc)), Ok(SPACES - 1), "{at}");
            assert!(space.read_u32(at.offset(0x2000)).is_err());
        }
    }
}
