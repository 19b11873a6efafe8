//! Limits: what a group may share, and how many groups are resident.

use super::*;

#[test]
fn shared_local_memory_is_a_power_of_two_or_a_number_of_4_kib() {
    for (platform, code, bytes) in [
        (&SKL, 0, 0),
        (&SKL, 1, 1 << 10),
        (&SKL, 5, 1 << 14),
        (&SKL, 6, 1 << 15),
        (&SKL, 7, 1 << 16),
        (&SKL, 8, 1 << 16),
        (&BXT, 0, 0),
        (&BXT, 2, 1 << 11),
        (&BXT, 3, 1 << 12),
        (&BXT, 4, 1 << 13),
        (&BXT, 31, 1 << 16),
        (&BDW, 0, 0),
        (&BDW, 1, 4 << 10),
        (&BDW, 2, 8 << 10),
        (&BDW, 4, 16 << 10),
        (&BDW, 8, 32 << 10),
        (&BDW, 16, 64 << 10),
        (&BDW, 31, 64 << 10),
    ] {
        let mut bench = Bench::on(platform, 1);
        bench.load(&hw::InterfaceDescriptorData { shared_local_memory_size: code, ..Default::default() });
        bench.walk(one_group(1));
        assert_eq!(bench.notes.groups[0].resources.slm_bytes, bytes, "{} {code}", platform.name);
        assert_eq!(bench.notes.groups[0].threads[0].grf.register(0)[2] != 0, bytes != 0);
    }
}

#[test]
fn a_group_that_shares_has_to_fit_where_it_shares() {
    // 56 threads are a subslice of Skylake; a group with a barrier over all subslices may have more.
    let cases = [
        (&SKL, 57, (false, false, 0), vec![]),
        (&SKL, 56, (true, false, 3), vec![]),
        (&SKL, 57, (true, false, 0), vec![(Kind::Undefined, "C13")]),
        (&SKL, 57, (false, false, 3), vec![(Kind::Undefined, "C13")]),
        (&SKL, 57, (true, true, 0), vec![]),
        (&SKL, 57, (true, true, 1), vec![(Kind::Undefined, "C12")]),
        (&BDW, 56, (true, false, 1), vec![]),
        (&BDW, 57, (true, false, 0), vec![(Kind::Undefined, "C13")]),
        (&BDW, 57, (false, false, 1), vec![(Kind::Undefined, "C13")]),
        // There are no global barriers.
        (&BDW, 57, (true, true, 0), vec![(Kind::Undefined, "C13")]),
        // Pooled EUs are one subslice of all.
        (&BXT, 64, (true, false, 3), vec![]),
        (&BXT, 64, (true, true, 0), vec![]),
        (&BXT, 64, (true, true, 3), vec![(Kind::Undefined, "C12")]),
    ];
    for (platform, threads, (barrier, global, slm), expected) in cases {
        let mut bench = Bench::on(platform, 1);
        bench.load(&hw::InterfaceDescriptorData {
            barrier_enable: barrier,
            global_barrier_enable: global,
            shared_local_memory_size: slm,
            number_of_threads_in_gpgpu_thread_group: threads,
            ..Default::default()
        });
        bench.walk(one_group(threads));
        assert_eq!(bench.said(), expected, "{} {threads} {barrier} {global} {slm}", platform.name);
    }
}

#[test]
fn a_barrier_is_announced_for_all_threads_of_the_group() {
    for platform in PLATFORMS {
        for (barrier, announced, expected) in [
            (true, 3, vec![(Kind::Undefined, "C11")]),
            (true, 1, vec![(Kind::Undefined, "C11")]),
            (true, 2, vec![]),
            (false, 3, vec![]),
        ] {
            let mut bench = Bench::on(platform, 1);
            bench.load(&hw::InterfaceDescriptorData {
                barrier_enable: barrier,
                number_of_threads_in_gpgpu_thread_group: announced,
                ..Default::default()
            });
            bench.walk(one_group(2));
            assert_eq!(bench.said(), expected, "{} {barrier} {announced}", platform.name);
        }
    }
}

/// How many groups are resident of those with so many threads, a barrier or a global one, a code of local memory.
fn resident(
    platform: &'static hw::Platform,
    maximum_threads: u32,
    threads: u32,
    (barrier, global): (bool, bool),
    slm: u32,
) -> u32 {
    let mut bench = Bench::on(platform, 1);
    bench.vfe(hw::MediaVfeState { maximum_number_of_threads: maximum_threads - 1, ..Default::default() });
    bench.load(&hw::InterfaceDescriptorData {
        barrier_enable: barrier,
        global_barrier_enable: global,
        shared_local_memory_size: slm,
        number_of_threads_in_gpgpu_thread_group: threads,
        ..Default::default()
    });
    bench.walk(one_group(threads));
    assert_eq!(bench.said(), []);
    bench.notes.groups[0].resources.resident_groups
}

const NONE: (bool, bool) = (false, false);
const LOCAL: (bool, bool) = (true, false);
const GLOBAL: (bool, bool) = (true, true);

#[test]
fn groups_that_share_are_resident_in_whole_subslices() {
    for platform in [&SKL, &BDW] {
        // Of 168 slots 40 threads take a fourth, of the 56 of a subslice one fits.
        assert_eq!(resident(platform, 0x10000, 40, NONE, 0), 4);
        assert_eq!(resident(platform, 0x10000, 40, LOCAL, 0), 3);
        assert_eq!(resident(platform, 0x10000, 40, NONE, 1), 3);
        // The front end limits the threads of all subslices together.
        assert_eq!(resident(platform, 100, 20, NONE, 0), 5);
        assert_eq!(resident(platform, 100, 20, LOCAL, 0), 5);
        assert_eq!(resident(platform, 100, 40, LOCAL, 0), 2);
        assert_eq!(resident(platform, 168, 20, NONE, 0), 8);
        assert_eq!(resident(platform, 168, 20, LOCAL, 0), 6);
    }
    // A global barrier is one of sixteen for all.
    assert_eq!(resident(&SKL, 0x10000, 2, GLOBAL, 0), 16);
    assert_eq!(resident(&SKL, 0x10000, 40, GLOBAL, 0), 4);
    // Pooled EUs are one subslice of 72 slots.
    assert_eq!(resident(&BXT, 0x10000, 24, NONE, 0), 3);
    assert_eq!(resident(&BXT, 0x10000, 24, LOCAL, 0), 3);
    assert_eq!(resident(&BXT, 0x10000, 2, LOCAL, 0), 16);
}

#[test]
fn local_memory_barriers_thread_slots_and_the_batch_limit_how_many_groups_are_resident() {
    // Two threads of three times 56; 4 KiB of 64 in a subslice; 16 barriers in each. Codes of 4, 32 and 64 KiB.
    for (platform, codes) in [(&SKL, [3, 6, 7]), (&BDW, [1, 8, 16])] {
        assert_eq!(resident(platform, 168, 2, NONE, 0), 84);
        assert_eq!(resident(platform, 20, 2, NONE, 0), 10);
        assert_eq!(resident(platform, 1, 2, NONE, 0), 1);
        assert_eq!(resident(platform, 168, 2, LOCAL, 0), 48);
        assert_eq!(resident(platform, 168, 2, LOCAL, codes[0]), 48);
        assert_eq!(resident(platform, 168, 2, LOCAL, codes[1]), 6);
        assert_eq!(resident(platform, 168, 2, NONE, codes[2]), 3);
    }
    // The local memory of a pool is that of one subslice.
    assert_eq!(resident(&BXT, 168, 2, NONE, 0), 36);
    assert_eq!(resident(&BXT, 168, 2, NONE, 3), 16);
    assert_eq!(resident(&BXT, 168, 2, NONE, 7), 1);
}

#[test]
fn local_memory_that_the_l3_has_not_enabled_is_undefined() {
    for platform in PLATFORMS {
        let mut bench = Bench::on(platform, 2);
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.findings.list(), []);
        // It matters to groups that ask for some.
        bench.bank.l3 = 0x8000_0340;
        let slm = bench.notes.groups[0].resources.slm_bytes;
        let none = hw::InterfaceDescriptorData::default();
        bench.load(&none);
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.findings.list(), []);
        bench
            .load(&hw::InterfaceDescriptorData { shared_local_memory_size: code_of_4_kib(platform), ..none });
        bench.walk(walker(1, 1, 1));
        assert_eq!(bench.said(), [(Kind::Undefined, "D78")], "{}", platform.name);
        assert_eq!(bench.notes.groups[2].resources.slm_bytes, slm, "it is there all the same");
    }
}
