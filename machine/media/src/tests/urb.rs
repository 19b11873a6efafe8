//! Entries of the URB for payloads that lie in memory.

use super::*;

fn entries(number_of_urb_entries: u32, urb_entry_allocation_size: u32) -> hw::MediaVfeState {
    hw::MediaVfeState { number_of_urb_entries, urb_entry_allocation_size, ..Default::default() }
}

#[test]
fn an_indirect_payload_lies_in_a_urb_entry_that_the_header_names() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        // Two entries of four rows behind 64 rows of descriptors and 10 of constants.
        bench.vfe(hw::MediaVfeState { curbe_allocation_size: 10, ..entries(2, 4) });
        for _ in 0..3 {
            bench.walk(indirect(walker(1, 1, 1)));
        }
        // Given back at the end, a handle comes again when the other had its turn.
        assert_eq!([0, 1, 2].map(|group| bench.header(group)[0]), [37, 39, 37], "{}", platform.name);
        assert_eq!(bench.notes.urb[16 * 37..][..24], [row(0), row(1), row(2)].concat());
        // The threads' own rows come before what is common to all.
        let second = &bench.notes.groups[0].threads[1].grf;
        assert_eq!((second.register(1), second.register(2)), (&row(2), &row(0)));
        assert_eq!(bench.findings.list(), []);
        // Without an indirect payload there is no handle.
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.header(3)[0], 0);
    }
}

#[test]
fn entries_begin_at_whole_handles_of_two_rows() {
    for platform in PLATFORMS {
        for (curbe, rows, handles) in
            [(0, 4, [32, 34, 36]), (1, 4, [33, 35, 37]), (11, 5, [38, 41, 44]), (12, 6, [38, 41, 44])]
        {
            let mut bench = Bench::on(platform, 2);
            bench.vfe(hw::MediaVfeState { curbe_allocation_size: curbe, ..entries(3, rows) });
            (0..3).for_each(|_| bench.walk(indirect(walker(1, 1, 1))));
            assert_eq!([0, 1, 2].map(|group| bench.header(group)[0]), handles, "{curbe} {rows}");
        }
    }
}

#[test]
fn entries_that_are_too_small_are_undefined() {
    for platform in PLATFORMS {
        // No entry, and one of two rows for three.
        for (state, text) in [
            (entries(0, 4), "an indirect payload needs a URB entry, and MEDIA_VFE_STATE made none"),
            (entries(1, 2), "an indirect payload of 96 bytes in URB entries of 64"),
        ] {
            let mut bench = Bench::on(platform, 2);
            bench.vfe(state);
            assert_eq!(bench.findings.list(), []);
            bench.walk(indirect(walker(1, 1, 1)));
            assert_eq!(bench.notes.groups.len(), 1);
            assert!(bench.found(Kind::Undefined, "C07"));
            assert!(bench.texts().iter().any(|other| other == text), "{:?}", bench.texts());
        }
    }
}

#[test]
fn however_many_entries_are_asked_for_128_are_made() {
    for platform in PLATFORMS {
        for (count, made) in [(3, 3), (127, 127), (128, 128), (129, 128), (254, 128)] {
            let mut bench = Bench::on(platform, 2);
            bench.load(&hw::InterfaceDescriptorData::default());
            bench.vfe(entries(count, 4));
            (0..made + 2).for_each(|_| bench.walk(indirect(one_group(1))));
            let handles: Vec<u32> = (0..made + 2).map(|group| bench.header(group)[0]).collect();
            let expected: Vec<u32> = (0..made as u32).chain([0, 1]).map(|n| 32 + 2 * n).collect();
            assert_eq!((handles, bench.said()), (expected, vec![]), "{} {count}", platform.name);
        }
    }
}

#[test]
fn entries_may_take_what_the_l3_gives_the_urb() {
    // Rows of 32 bytes: 128 KB of Skylake and Broadwell and 64 KB of a single bank; with another value 256 and 128 KB.
    // As the manual has it, rows of descriptors and constants are taken off.
    for (platform, l3, rows) in [
        (&SKL, 0x6000_0321, 4096),
        (&BDW, 0x6000_0321, 4096),
        (&BXT, 0x6000_0321, 2048),
        (&SKL, 0x8000_0340, 8192),
        (&BXT, 0x8000_0340, 4096),
        // All the ways that the field can name: only 1008 KB can be addressed.
        (&SKL, 0x6000_00fe, 1008 * 32),
    ] {
        for (curbe, beyond) in [(0, false), (0, true), (7, false), (7, true)] {
            let mut bench = Bench::on(platform, 1);
            bench.bank.l3 = l3;
            let size = rows + 64 + curbe + u32::from(beyond);
            bench.vfe(hw::MediaVfeState { curbe_allocation_size: curbe, ..entries(1, size) });
            let expected = if beyond { vec![(Kind::Undefined, "C07")] } else { vec![] };
            assert_eq!(bench.said(), expected, "{} {l3:#x} {curbe} {beyond}", platform.name);
        }
        // All entries count.
        let mut bench = Bench::on(platform, 1);
        bench.bank.l3 = l3;
        bench.vfe(entries(64, rows / 64 + 1));
        assert_eq!(bench.said(), []);
        bench.vfe(entries(65, rows / 64 + 1));
        assert_eq!(bench.said(), [(Kind::Undefined, "C07")]);
        // Also those beyond the handles that are made.
        let mut bench = Bench::on(platform, 1);
        bench.bank.l3 = l3;
        bench.vfe(entries(128, rows / 128));
        bench.vfe(entries(192, rows / 192));
        assert_eq!(bench.said(), []);
        bench.vfe(entries(192, rows / 192 + 2));
        assert_eq!(bench.said(), [(Kind::Undefined, "C07")]);
    }
}

#[test]
fn a_payload_that_fits_its_entry_and_its_queue_is_no_error() {
    // Three rows of payload; the rows that two threads read are those of one entry, or of two.
    for platform in PLATFORMS {
        for (count, rows, read, expected) in [
            (1, 3, (1, 1), vec![]),
            (1, 2, (1, 1), vec![(Kind::Undefined, "C07")]),
            (1, 4, (2, 1), vec![(Kind::Undefined, "C16")]),
            (1, 4, (3, 1), vec![(Kind::Undefined, "C07"), (Kind::Undefined, "C16")]),
            (2, 4, (4, 2), vec![(Kind::Undefined, "C16")]),
            (2, 4, (3, 3), vec![(Kind::Undefined, "C07"), (Kind::Undefined, "C16")]),
        ] {
            let mut bench = Bench::on(platform, 2);
            bench.vfe(entries(count, rows));
            bench.load(&hw::InterfaceDescriptorData {
                cross_thread_constant_data_read_length: read.0,
                constant_urb_entry_read_length: read.1,
                ..Default::default()
            });
            bench.walk(indirect(walker(1, 1, 1)));
            assert_eq!(bench.said(), expected, "{count} of {rows}, {read:?}");
            // The handle of the first entry: behind 64 rows. What does not fit would be in the next entry.
            let kept = bench.notes.urb.len() - 16 * 32;
            assert_eq!(kept, 24.min(rows as usize * 8), "DWords");
        }
    }
}
