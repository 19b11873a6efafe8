//! The register file by its offsets.

use engine::{GlobalRegisters, RegisterFile, StatusBuffer};
use hw::ContextStatus;
use hw::platforms::{BDW, BXT, SKL};
use hw::registers as offsets;
use ports::{Counter, Registers};

/// Every counter and where its low half is read.
const COUNTERS: [(Counter, u32); 20] = [
    (Counter::HsInvocations, 0x2300),
    (Counter::DsInvocations, 0x2308),
    (Counter::IaVertices, 0x2310),
    (Counter::IaPrimitives, 0x2318),
    (Counter::VsInvocations, 0x2320),
    (Counter::GsInvocations, 0x2328),
    (Counter::GsPrimitives, 0x2330),
    (Counter::ClInvocations, 0x2338),
    (Counter::ClPrimitives, 0x2340),
    (Counter::PsInvocations, 0x2348),
    (Counter::PsDepthCount, 0x2350),
    (Counter::CsInvocations, 0x2290),
    (Counter::SoPrimitivesWritten(0), 0x5200),
    (Counter::SoPrimitivesWritten(1), 0x5208),
    (Counter::SoPrimitivesWritten(2), 0x5210),
    (Counter::SoPrimitivesWritten(3), 0x5218),
    (Counter::SoPrimitiveStorageNeeded(0), 0x5240),
    (Counter::SoPrimitiveStorageNeeded(1), 0x5248),
    (Counter::SoPrimitiveStorageNeeded(2), 0x5250),
    (Counter::SoPrimitiveStorageNeeded(3), 0x5258),
];

#[test]
fn every_counter_has_two_registers_and_no_other_counter_moves() {
    let mut registers = RegisterFile::default();
    for (n, (counter, offset)) in (1..).zip(COUNTERS) {
        registers.write64(offset, n << 32 | (0xffff_ffff - n));
        registers.count(counter, 2 * n);
    }
    for (n, (counter, offset)) in (1..).zip(COUNTERS) {
        // The low half has run over.
        assert_eq!(registers.read64(offset), (n + 1) << 32 | (n - 1), "{counter:?}");
        assert_eq!(registers.statistic(counter), (n + 1) << 32 | (n - 1));
        assert_eq!([offset, offset + 4].map(|half| registers.read(half | 3)), [n as u32 - 1, n as u32 + 1]);
    }
    // Behind the last counters lie registers like any others.
    registers.write(0x5220, 7);
    registers.write(0x5260, 8);
    assert_eq!([0x5220, 0x5260].map(|offset| registers.read(offset)), [7, 8]);
    assert_eq!(registers.statistic(Counter::SoPrimitivesWritten(3)), 17 << 32 | 15);
}

#[test]
fn halves_of_a_counter_are_written_one_by_one() {
    let mut registers = RegisterFile::default();
    registers.write64(0x2310, 0x1111_1111_2222_2222);
    registers.write(0x2314, 0x3333_3333);
    assert_eq!(registers.read64(0x2310), 0x3333_3333_2222_2222);
    registers.write(0x2310, 0x4444_4444);
    assert_eq!(registers.read64(0x2310), 0x3333_3333_4444_4444);
}

#[test]
fn time_is_the_same_on_every_engine_and_cannot_be_written() {
    let mut registers = RegisterFile::default();
    registers.timestamp_ticks = 0x12_3456_789a;
    for engine in [0, 0x1_0000, 0x1_a000, 0x1_8000, 0x2_0000] {
        registers.write64(engine + offsets::TIMESTAMP, 0x5555_5555_5555_5555);
        assert_eq!(registers.read64(engine + offsets::TIMESTAMP), 0x12_3456_789a, "{engine:#x}");
    }
}

#[test]
fn a_file_ends_where_its_registers_end() {
    let mut bus = GlobalRegisters::new(&SKL);
    let has = [0, 4, 6, 0x1f_fffc, 0x20_0000, 0x20_0004, 0x1f_fffe].map(|offset| bus.has(offset));
    assert_eq!(has, [true, true, false, true, false, false, false]);
    bus.store(0x1f_fffc, 7);
    bus.store(0x20_0000, 8);
    assert_eq!([0x1f_fffc, 0x20_0000].map(|offset| bus.read(offset)), [7, 0]);
    let lent = bus.lend();
    assert_eq!((lent.read(0x1f_fffc), bus.read(0x1f_fffc)), (7, 0));
}

#[test]
fn reset_values_are_those_of_the_description_on_every_streamer() {
    for platform in [&BDW, &SKL, &BXT] {
        let bus = GlobalRegisters::new(platform);
        let reset = |offset| offsets::at(platform, offset).map_or(0, |(item, _)| item.register.reset);
        let mut found = 0;
        for offset in (0x2000..0x2800).step_by(4) {
            for base in [0, 0x1_0000, 0x1_a000, 0x1_8000, 0x2_0000] {
                assert_eq!(bus.read(offset + base), reset(offset), "{offset:#x} + {base:#x}");
            }
            found += u32::from(reset(offset) != 0);
        }
        for offset in (0x7000..0x8000).chain(0xb000..0xc000).chain(0x4_4000..0x4_5000).step_by(4) {
            assert_eq!(bus.read(offset), reset(offset), "{offset:#x}");
            found += u32::from(reset(offset) != 0);
        }
        assert!(found > 3, "{found} registers have a reset value");
    }
}

#[test]
fn the_first_status_entry_is_entry_0_and_the_pointer_keeps_its_other_bits() {
    for platform in [&BDW, &SKL, &BXT] {
        let mut registers = GlobalRegisters::new(platform);
        let buffer = StatusBuffer { engine_base: 0x1_2000 };
        registers.store(0x1_23a0, 0x0703_0507);
        let status = ContextStatus {
            context_complete: true,
            preempted: true,
            context_id: 0x89ab_cdef,
            ..Default::default()
        };
        buffer.push(&status, platform, &mut registers, None).unwrap();
        let dwords = status.encode(platform);
        assert_eq!(registers.read(0x1_23a0), 0x0703_0500);
        assert_eq!([0x1_2370, 0x1_2374].map(|offset| registers.read(offset)), [dwords[0], 0x89ab_cdef]);
        assert_eq!([0x1_2378, 0x1_237c].map(|offset| registers.read(offset)), [0, 0]);
        // EXECLIST_STATUS: the reason from bit 5 on, the context in its high half.
        assert_eq!(
            [0x1_2234, 0x1_2238].map(|offset| registers.read(offset)),
            [(dwords[0] & 0x1ff) << 5, 0x89ab_cdef]
        );
        buffer.push(&status, platform, &mut registers, None).unwrap();
        assert_eq!((registers.read(0x1_23a0), registers.read(0x1_2378)), (0x0703_0501, dwords[0]));
    }
}
