//! Page tables in physical memory: the global GTT and per-process tables of every form.

use bits::{GraphicsAddress, PhysicalAddress};
use memory::{
    AddressSpace, EntryFormat, Ggtt, PhysicalError, PhysicalMemory, PpgttRoot, ggtt_space, ppgtt_space,
};
use std::sync::Arc;

const PRESENT: u64 = 1;
const LARGE: u64 = 1 << 7;
const SIXTEEN: u64 = 1 << 11;

struct Room {
    memory: Arc<PhysicalMemory>,
    ggtt: Arc<Ggtt>,
}

impl Room {
    fn new(format: EntryFormat, limit_bytes: u64, mappings: u32) -> Self {
        let memory = Arc::new(PhysicalMemory::new(limit_bytes, mappings).unwrap());
        Self { memory, ggtt: Arc::new(Ggtt::new(format)) }
    }

    fn put(&self, at: u64, value: u64) {
        self.memory.write(PhysicalAddress(at), &value.to_le_bytes()).unwrap();
    }

    fn get(&self, at: u64) -> u64 {
        self.memory.read_u64(PhysicalAddress(at)).unwrap()
    }

    fn space(&self, root: PpgttRoot) -> AddressSpace {
        ppgtt_space(root, &self.ggtt, &self.memory).unwrap()
    }
}

fn room() -> Room {
    Room::new(EntryFormat::Qword, 1 << 24, 64)
}

fn read(space: &AddressSpace, at: u64) -> Option<u64> {
    space.read_u64(GraphicsAddress(at)).ok()
}

/// Entry numbers of the four levels, top first, of a 48-bit address.
fn address(indices: [u64; 4], offset: u64) -> u64 {
    indices.iter().fold(0, |address, index| address << 9 | index) << 12 | offset
}

#[test]
fn four_levels_of_tables_lead_to_a_page() {
    let room = room();
    let [top, second, third, last] = [5, 7, 300, 511];
    room.put(0x10_0000 + 8 * top, 0x20_0000 | PRESENT);
    room.put(0x20_0000 + 8 * second, 0x30_0000 | PRESENT);
    room.put(0x30_0000 + 8 * third, 0x40_0000 | PRESENT);
    room.put(0x40_0000 + 8 * last, 0x7_6543_2000 | PRESENT | 0x8000_0000_0000_0002);
    room.put(0x7_6543_2ab0, 0x1122_3344);
    let space = room.space(PpgttRoot::FourLevel(PhysicalAddress(0x10_0000)));
    assert_eq!(read(&space, address([top, second, third, last], 0xab0)), Some(0x1122_3344));
    space.write_u64(GraphicsAddress(address([top, second, third, last], 8)), 99).unwrap();
    assert_eq!(room.get(0x7_6543_2008), 99);
    for missing in [[6, second, third, last], [top, 8, third, last], [top, second, 301, last]] {
        assert_eq!(read(&space, address(missing, 0)), None);
    }
    assert_eq!(read(&space, address([top, second, third, 510], 0)), None);
    assert_eq!(read(&space, 1 << 48), None, "an address has 48 bits");
    assert_eq!(space.take_trouble(), None);
}

#[test]
fn four_directories_have_one_gib_each() {
    let room = room();
    let roots = [0x10_0000, 0x11_0000, 0x12_0000, 0x13_0000].map(PhysicalAddress);
    for (n, root) in (0..).zip(roots) {
        room.put(root.0 + 8 * (n + 2), (0x20_0000 + 0x1000 * n) | PRESENT);
        room.put(0x20_0000 + 0x1000 * n + 8 * 3, (0x50_0000 + 0x1_0000 * n) | PRESENT);
        room.put(0x50_0000 + 0x1_0000 * n + 16, 70 + n);
    }
    let space = room.space(PpgttRoot::Directories(roots));
    for n in 0..4 {
        assert_eq!(read(&space, n << 30 | (n + 2) << 21 | 3 << 12 | 16), Some(70 + n));
    }
    assert_eq!(read(&space, 4 << 30 | 2 << 21 | 3 << 12), None, "an address has 32 bits");
}

#[test]
fn large_pages_are_named_above_the_lowest_level() {
    let room = room();
    room.put(0x10_0000, 0x20_0000 | PRESENT);
    room.put(0x10_0000 + 8, 0x20_0000 | PRESENT | LARGE);
    // 1 GiB from 0x3_c000_0000 on, whose low bits do not count; 2 MiB; 64 KiB pages.
    room.put(0x20_0000 + 8, 0x3_ffff_f000 | PRESENT | LARGE);
    room.put(0x20_0000 + 16, 0x30_0000 | PRESENT);
    room.put(0x30_0000 + 8 * 4, 0x5_003f_e000 | PRESENT | LARGE);
    room.put(0x30_0000 + 8 * 5, 0x40_0000 | PRESENT | SIXTEEN);
    room.put(0x40_0000 + 8 * 32, 0x6_000f_3000 | PRESENT);
    let space = room.space(PpgttRoot::FourLevel(PhysicalAddress(0x10_0000)));
    let places = [
        (address([0, 1, 3, 9], 0x18), 0x3_c060_9018),
        (address([0, 2, 4, 7], 0x20), 0x5_0020_7020),
        (address([0, 2, 4, 511], 0x28), 0x5_003f_f028),
        (address([0, 2, 5, 32], 0x30), 0x6_000f_0030),
        (address([0, 2, 5, 45], 0x38), 0x6_000f_d038),
    ];
    for (n, (virtual_address, physical)) in (1..).zip(places) {
        room.put(physical, n);
        assert_eq!(read(&space, virtual_address), Some(n), "{virtual_address:#x}");
    }
    assert_eq!(read(&space, address([0, 2, 5, 48], 0)), None);
    // The top level has no large pages: bit 7 says nothing there.
    assert_eq!(read(&space, address([1, 1, 3, 9], 0x18)), Some(1));
}

#[test]
fn narrow_tables_begin_at_an_entry_of_the_global_table() {
    let room = Room::new(EntryFormat::Dword, 1 << 24, 64);
    let entry = |address: u64| address & 0xffff_f000 | (address >> 28) & 0x7f0 | 1;
    let dword = |at: u64, value: u64| {
        room.memory.write(PhysicalAddress(at), &(value as u32).to_le_bytes()).unwrap();
    };
    room.ggtt.set_entry(0x400 + 3, entry(0x12_3000_0000));
    dword(0x12_3000_0000 + 4 * 1023, entry(0x8_0000_5000));
    dword(0x12_3000_0000 + 4 * 6, entry(0x9000));
    room.put(0x8_0000_5010, 0x77);
    room.put(0x9018, 0x88);
    let mut space = room.space(PpgttRoot::InGgtt(0x400));
    let of = |index: u64, page: u64, offset: u64| (index * 1024 + page) << 12 | offset;
    assert_eq!(read(&space, of(3, 1023, 0x10)), Some(0x77));
    assert_eq!(read(&space, of(3, 6, 0x18)), Some(0x88));
    assert_eq!(
        [of(3, 7, 0), of(2, 6, 0), of(4, 6, 0), of(512 + 3, 6, 0)].map(|at| read(&space, at)),
        [None; 4]
    );
    // Nothing changed; then one entry of the table, then the entry of the directory.
    space.refresh();
    assert_eq!(read(&space, of(3, 6, 0x18)), Some(0x88));
    dword(0x12_3000_0000 + 4 * 6, entry(0x8_0000_5000));
    assert_eq!(read(&space, of(3, 6, 0x18)), Some(0x88), "bindings hold until they are looked at");
    space.refresh();
    assert_eq!(read(&space, of(3, 6, 0x10)), Some(0x77));
    room.ggtt.set_entry(0x400 + 3, 0);
    space.refresh();
    assert_eq!([of(3, 6, 0x10), of(3, 1023, 0x10)].map(|at| read(&space, at)), [None; 2]);
}

#[test]
fn what_changed_at_any_level_is_looked_up_anew() {
    let room = room();
    for (at, entry) in [
        (0x10_0000, 0x20_0000),
        (0x20_0000, 0x30_0000),
        (0x30_0000, 0x40_0000),
        (0x30_0008, 0x41_0000),
        (0x40_0000, 0x50_0000),
        (0x40_0008, 0x60_0000),
        (0x41_0000, 0x61_0000),
        (0x21_0000, 0x31_0000),
        (0x31_0000, 0x42_0000),
        (0x42_0000, 0x62_0000),
    ] {
        room.put(at, entry | PRESENT);
    }
    for (n, page) in [0x50_0000, 0x60_0000, 0x61_0000, 0x62_0000].into_iter().enumerate() {
        room.put(page, 50 + n as u64);
    }
    let mut space = room.space(PpgttRoot::FourLevel(PhysicalAddress(0x10_0000)));
    let pages = [0, 0x1000, 0x20_0000];
    let seen = |space: &AddressSpace| pages.map(|at| read(space, at));
    assert_eq!(seen(&space), [Some(50), Some(51), Some(52)]);
    // An access bit, which says nothing about where memory lies.
    room.put(0x40_0000, 0x50_0000 | PRESENT | 0x20);
    space.refresh();
    assert_eq!(seen(&space), [Some(50), Some(51), Some(52)]);
    // The lowest level: one page only.
    room.put(0x40_0000, 0x62_0000 | PRESENT);
    space.refresh();
    assert_eq!(seen(&space), [Some(53), Some(51), Some(52)]);
    // An entry that was not valid needs no refresh.
    room.put(0x40_0000 + 16, 0x61_0000 | PRESENT);
    assert_eq!(read(&space, 0x2000), Some(52));
    // The second-lowest level: two MiB.
    room.put(0x30_0008, 0x40_0000 | PRESENT);
    space.refresh();
    assert_eq!(seen(&space), [Some(53), Some(51), Some(53)]);
    // The top: everything.
    room.put(0x10_0000, 0x21_0000 | PRESENT);
    space.refresh();
    assert_eq!(seen(&space), [Some(53), None, None]);
    room.put(0x10_0000, 0);
    space.refresh();
    assert_eq!(seen(&space), [None; 3]);
}

#[test]
fn pages_next_to_each_other_in_tables_and_memory_are_one_piece() {
    let room = Room::new(EntryFormat::Qword, 1 << 24, 3);
    // Eight pages in a row, written in order; a ninth that was never touched; a tenth elsewhere.
    for page in 0..8 {
        room.put(0x10_0000 + 0x1000 * page, page);
    }
    room.put(0x70_0000, 70);
    for page in 0..9 {
        room.ggtt.set_entry(20 + page as u32, (0x10_0000 + 0x1000 * page) | 1);
    }
    room.ggtt.set_entry(29, 0x70_0000 | 1);
    let space = ggtt_space(Arc::clone(&room.ggtt), Arc::clone(&room.memory)).unwrap();
    let page = |n: u64| read(&space, (20 + n) << 12);
    // From the middle: all eight in one piece of the three.
    assert_eq!(page(3), Some(3));
    for n in [0, 7, 1, 6, 2, 5, 4] {
        assert_eq!(page(n), Some(n));
    }
    assert_eq!(room.memory.used_bytes(), 9 * 4096);
    assert_eq!(page(9), Some(70));
    assert_eq!(page(8), Some(0), "bound now, and touched by that");
    assert_eq!(room.memory.used_bytes(), 10 * 4096);
    // A fourth piece is one too many.
    room.ggtt.set_entry(50, 0x80_0001);
    assert_eq!(read(&space, 50 << 12), None);
    assert_eq!(space.take_trouble(), Some(PhysicalError::Mappings { limit: 3 }));
    assert_eq!(space.take_trouble(), None);
    // Pieces are given back with the space.
    drop(space);
    let space = ggtt_space(Arc::clone(&room.ggtt), Arc::clone(&room.memory)).unwrap();
    assert_eq!(read(&space, 50 << 12), Some(0));
}

#[test]
fn pieces_are_given_back_when_their_entries_change() {
    let room = Room::new(EntryFormat::Qword, 1 << 24, 1);
    room.put(0x10_0000, 5);
    room.put(0x11_0000, 6);
    let mut space = ggtt_space(Arc::clone(&room.ggtt), Arc::clone(&room.memory)).unwrap();
    for n in 0..10 {
        room.ggtt.set_entry(7, (0x10_0000 + 0x1_0000 * (n % 2)) | 1);
        space.refresh();
        assert_eq!(read(&space, 7 << 12), Some(5 + n % 2), "round {n}");
    }
    assert_eq!(room.ggtt.size_entries(), 1 << 20);
    assert_eq!(room.ggtt.format(), EntryFormat::Qword);
    assert!(room.ggtt.set_entry((1 << 20) - 1, 1) && !room.ggtt.set_entry(1 << 20, 1));
    assert!(!space.shows_once(), "tables may name a page twice");
}

#[test]
fn a_change_in_the_middle_of_a_piece_takes_the_whole_piece_away() {
    let room = room();
    for page in 0..8 {
        room.put(0x10_0000 + 0x1000 * page, 10 + page);
        room.ggtt.set_entry(100 + page as u32, (0x10_0000 + 0x1000 * page) | 1);
    }
    room.put(0x30_0000, 99);
    let mut space = ggtt_space(Arc::clone(&room.ggtt), Arc::clone(&room.memory)).unwrap();
    assert_eq!(read(&space, 100 << 12), Some(10));
    room.ggtt.set_entry(104, 0x30_0001);
    space.refresh();
    let seen = [0, 3, 4, 5, 7].map(|page| read(&space, (100 + page) << 12));
    assert_eq!(seen, [Some(10), Some(13), Some(99), Some(15), Some(17)]);
    room.ggtt.set_entry(107, 0);
    space.refresh();
    assert_eq!([6, 7].map(|page| read(&space, (100 + page) << 12)), [Some(16), None]);
}

#[test]
fn a_48_bit_space_is_cut_into_ranges_that_show_the_same_memory() {
    let room = room();
    // 16 GiB ranges: the first page of the second range, and the page before it; one 3 GiB into the tenth.
    let boundary = 1u64 << 34;
    let far = 10 * boundary + (3 << 30);
    let put_page = |at: u64, page: u64| {
        let [top, second, third, last] = [39, 30, 21, 12].map(|shift| at >> shift & 511);
        let tables =
            [0x10_0000, 0x20_0000, 0x30_0000 + 0x1000 * second, 0x80_0000 + 0x1000 * (second + third % 2)];
        room.put(tables[0] + 8 * top, tables[1] | PRESENT);
        room.put(tables[1] + 8 * second, tables[2] | PRESENT);
        room.put(tables[2] + 8 * third, tables[3] | PRESENT);
        room.put(tables[3] + 8 * last, page | PRESENT);
    };
    for (n, at) in [boundary - 0x1000, boundary, far - 0x1000, far].into_iter().enumerate() {
        let page = 0x50_0000 + 0x1000 * n as u64;
        put_page(at, page);
        room.put(page, at);
    }
    let mut space = room.space(PpgttRoot::FourLevel(PhysicalAddress(0x10_0000)));
    for at in [boundary - 0x1000, boundary, far - 0x1000, far] {
        assert_eq!(read(&space, at), Some(at), "{at:#x}");
        assert_eq!(read(&space, at), Some(at), "again: {at:#x}");
    }
    // One window over the boundary, and one in the range that begins there.
    let both = space.view(GraphicsAddress(boundary - 0x1000), 0x4000);
    assert_eq!((both.len(), both.read::<8>(0x1000)), (0x2000, boundary.to_le_bytes()));
    both.write::<8>(0x1008, [3; 8]);
    assert_eq!(space.view(GraphicsAddress(boundary), 16).read::<8>(8), [3; 8]);
    assert_eq!(room.get(0x50_1008), u64::from_le_bytes([3; 8]));
    let pair = space.view(GraphicsAddress(far - 0x1000), 0x2000);
    assert_eq!((pair.len(), pair.read::<8>(0x1000)), (0x2000, far.to_le_bytes()));
    // Both ranges forget a page that moved.
    put_page(boundary, 0x60_0000);
    room.put(0x60_0000, 4);
    put_page(far, 0x60_0000);
    space.refresh();
    assert_eq!([boundary, far].map(|at| read(&space, at)), [Some(4), Some(4)]);
    assert_eq!(space.view(GraphicsAddress(boundary - 0x1000), 0x2000).read::<8>(0x1000), 4u64.to_le_bytes());
}

#[test]
fn a_space_that_is_spread_too_far_says_so() {
    let room = Room::new(EntryFormat::Qword, 1 << 24, 1 << 16);
    // One table of each level names itself everywhere: every address is bound.
    for index in 0..512 {
        room.put(0x10_0000 + 8 * index, 0x20_0000 | PRESENT);
        room.put(0x20_0000 + 8 * index, 0x30_0000 | PRESENT);
        room.put(0x30_0000 + 8 * index, 0x40_0000 | PRESENT);
        room.put(0x40_0000 + 8 * index, 0x50_0000 | PRESENT);
    }
    let space = room.space(PpgttRoot::FourLevel(PhysicalAddress(0x10_0000)));
    let bound = (0..300).filter(|range| read(&space, range << 34 | 2 << 32).is_some()).count();
    assert_eq!(bound, 256);
    let expected = PhysicalError::Scattered { limit_bytes: 256 << 34 };
    assert_eq!(space.take_trouble(), Some(expected));
}

#[test]
fn a_page_beside_one_that_is_bound_already_is_a_piece_of_its_own() {
    let room = Room::new(EntryFormat::Qword, 1 << 24, 3);
    // Entry 0 and the two behind it name pages in a row. What else was touched first lies before them.
    room.put(0x70_0000, 1);
    for page in 0..3 {
        room.ggtt.set_entry(page as u32, (0x10_0000 + 0x1000 * page) | 1);
    }
    let space = ggtt_space(Arc::clone(&room.ggtt), Arc::clone(&room.memory)).unwrap();
    for page in 0..3 {
        room.put(0x10_0000 + 0x1000 * page, 50 + page);
        assert_eq!(read(&space, page << 12), Some(50 + page));
    }
    // The other way around: the last one is bound when those before it are found.
    for page in 0..3 {
        room.put(0x20_0000 + 0x1000 * page, 60 + page);
    }
    room.ggtt.set_entry(102, 0x20_2001);
    let other = ggtt_space(Arc::clone(&room.ggtt), Arc::clone(&room.memory)).unwrap();
    drop(space);
    assert_eq!(read(&other, 102 << 12), Some(62));
    room.ggtt.set_entry(100, 0x20_0001);
    room.ggtt.set_entry(101, 0x20_1001);
    assert_eq!([100, 101, 102].map(|page| read(&other, page << 12)), [Some(60), Some(61), Some(62)]);
    assert_eq!(other.take_trouble(), None, "in two pieces");
}

#[test]
fn what_is_not_in_the_tables_is_not_there_beside_what_is() {
    let room = room();
    let far = 9 << 34;
    let [top, second] = [39, 30].map(|shift| far >> shift & 511);
    room.put(0x10_0000 + 8 * top, 0x20_0000 | PRESENT);
    room.put(0x20_0000 + 8 * second, 0x30_0000 | PRESENT);
    room.put(0x30_0000, 0x40_0000 | PRESENT);
    room.put(0x40_0000 + 8, 0x50_0000 | PRESENT);
    room.put(0x50_0000, 5);
    let space = room.space(PpgttRoot::FourLevel(PhysicalAddress(0x10_0000)));
    assert_eq!(read(&space, far + 0x1000), Some(5));
    assert_eq!([far, far + 0x2000, far + 0x20_0000].map(|at| read(&space, at)), [None; 3]);
    let view = |at: u64| space.view(GraphicsAddress(at), 0x3000).len();
    assert_eq!([far, far + 0x1000, far + 0x1ff8].map(view), [0, 0x1000, 8]);
    assert_eq!(space.take_trouble(), None);
}

#[test]
fn only_so_many_tables_are_watched_and_those_go_on_to_serve() {
    const LIMIT: u64 = 1 << 14;
    let room = Room::new(EntryFormat::Qword, 1 << 24, 1 << 16);
    // Every directory names one table, and that one page: each 2 MiB need a table of their own all the same.
    for index in 0..512 {
        room.put(0x10_0000 + 8 * index, 0x20_0000 | PRESENT);
        room.put(0x20_0000 + 8 * index, 0x30_0000 | PRESENT);
        room.put(0x30_0000 + 8 * index, 0x40_0000 | PRESENT);
    }
    room.put(0x40_0000, 0x50_0000 | PRESENT);
    room.put(0x40_0008, 0x50_0000 | PRESENT);
    room.put(0x50_0000, 7);
    let space = room.space(PpgttRoot::FourLevel(PhysicalAddress(0x10_0000)));
    // One at the top, one for 512 GiB, one for each GiB, and the lowest ones.
    let fit = |lowest: u64| lowest + lowest.div_ceil(512) + 2 <= LIMIT;
    let lowest = (1..).take_while(|&count| fit(count)).last().unwrap();
    for count in 0..lowest {
        assert_eq!(read(&space, count << 21), Some(7));
    }
    assert_eq!(read(&space, lowest << 21), None);
    assert_eq!(space.take_trouble(), Some(PhysicalError::Mappings { limit: LIMIT as u32 }));
    assert_eq!([0, lowest - 1].map(|count| read(&space, count << 21 | 0x1000)), [Some(7); 2]);
}
