//! Context images: what is read, restored and saved, DWord by DWord.

use bits::GraphicsAddress;
use engine::{BatchPlace, ContextImage, Position, RegisterFile, Times, render_offset};
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};
use hw::registers as offsets;
use memory::AddressSpace;
use ports::{Account, Pipeline, Registers, Work};
use probe::{Context, Fault, FaultKind, Findings, Ids, Kind, Stop};
use std::collections::BTreeMap;

/// Where the context lies; its ring context is one page behind.
const CONTEXT: u64 = 0x10_0000;
const RING: u64 = CONTEXT + 0x1000;
const END: u32 = 0x0a << 23;

fn space(pages: u64) -> AddressSpace {
    let mut space = AddressSpace::new(1 << 32).unwrap();
    space.bind_anonymous(GraphicsAddress(CONTEXT), pages * 0x1000).unwrap();
    space
}

fn put(space: &AddressSpace, at: u64, dwords: &[u32]) {
    for (index, dword) in dwords.iter().enumerate() {
        space.write_u32(GraphicsAddress(at + 4 * index as u64), *dword).unwrap();
    }
}

fn at(space: &AddressSpace, address: u64) -> u32 {
    space.read_u32(GraphicsAddress(address)).unwrap()
}

/// MI_LOAD_REGISTER_IMM of pairs.
fn load(pairs: &[(u32, u32)]) -> Vec<u32> {
    let values = pairs.iter().flat_map(|&(register, value)| [register, value]);
    std::iter::once(0x22 << 23 | (2 * pairs.len() as u32 - 1)).chain(values).collect()
}

/// A pipeline that stops at a chosen command.
#[derive(Default)]
struct Stopping {
    seen: Vec<Vec<u32>>,
    at: Option<(usize, FaultKind)>,
}

impl Account for Stopping {
    fn spend(&mut self, _: Work, _: u64) -> Result<(), Stop> {
        Ok(())
    }

    fn repeat(&mut self, _: bool) {}
}

impl Pipeline for Stopping {
    fn command<R: Registers>(&mut self, dwords: &[u32], _: &mut R, _: &Context) -> Result<(), Stop> {
        self.seen.push(dwords.to_vec());
        match self.at {
            Some((index, kind)) if index == self.seen.len() => Err(Fault::new(kind, "B001", "here").into()),
            _ => Ok(()),
        }
    }
}

fn restored(
    platform: &'static Platform,
    space: &AddressSpace,
    pages: u64,
    pipeline: &mut Stopping,
) -> (Result<(), Stop>, RegisterFile, Vec<(Kind, &'static str)>) {
    let image = ContextImage::read(GraphicsAddress(CONTEXT), pages, space).unwrap();
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let mut registers = RegisterFile::default();
    let result = image.restore(hw::Engine::Render, space, &mut registers, pipeline, &cx);
    let said = findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect();
    (result, registers, said)
}

const PIPELINE_SELECT: u32 = 0x6904_0302;

#[test]
fn the_ring_context_is_its_register_loads() {
    let space = space(2);
    let noise = 0x8000_0001;
    put(&space, RING, &[0, 5, 0]);
    put(&space, RING + 12, &load(&[(0x2_2034, 7), (noise | 0x2_2270, 0x1234_5000), (0x2_2274, 3)]));
    // Twenty-five pairs, of which the first is directory 1.
    let mut rest = vec![(0x2278, 0x55), (0x227c, 0x66)];
    rest.extend((0..23).map(|n| (0x2600 + 4 * n, 100 + n)));
    put(&space, RING + 4 * 10, &load(&rest));
    // Behind it 19 DWords up to the last that is prepared, a load that reaches beyond.
    put(&space, RING + 4 * 75, &load(&[(0x7000, 1), (0x7004, 2), (0x7008, 3)]));
    let image = ContextImage::read(GraphicsAddress(CONTEXT), 1, &space).unwrap();
    assert_eq!(image.status_page(), GraphicsAddress(CONTEXT));
    assert_eq!(
        [0x2034, 0x2270, 0x2600, 0x2658].map(|offset| image.value(offset)),
        [Some(7), Some(0x1234_5000), Some(100), Some(122)]
    );
    assert_eq!(
        [image.directory(0), image.directory(1), image.directory(2)],
        [0x3_1234_5000, 0x66_0000_0055, 0]
    );
    assert_eq!([0x7000, 0x7004, 0x7008].map(|offset| image.value(offset)), [Some(1), Some(2), None]);
    let loads: BTreeMap<u32, u32> = image.loads().collect();
    assert_eq!((loads[&0x2_2034], loads[&0x2_2270], loads.len()), (7, 0x1234_5000, 3 + 25 + 2));
    // Any other command ends it.
    put(&space, RING + 4 * 10, &[END]);
    let image = ContextImage::read(GraphicsAddress(CONTEXT), 1, &space).unwrap();
    assert_eq!((image.value(0x2034), image.value(0x2278)), (Some(7), None));
}

#[test]
fn a_restore_loads_registers_and_gives_state_to_the_pipeline() {
    for platform in [&BDW, &SKL, &BXT] {
        let space = space(2);
        let mut image = vec![0, 0];
        image.extend(load(&[(0x8000_2600, 11), (0, 99), (0x2604, 12)]));
        // Other MI commands do nothing.
        image.extend([0x20 << 23 | 2, CONTEXT as u32, 0, 42]);
        image.extend([PIPELINE_SELECT, 0x7804_0000, 0x77, END]);
        image.extend([PIPELINE_SELECT]);
        put(&space, RING, &image);
        let mut pipeline = Stopping::default();
        let (result, registers, said) = restored(platform, &space, 1, &mut pipeline);
        assert_eq!((result, said), (Ok(()), vec![]));
        assert_eq!([0x2600, 0x2604, 0].map(|offset| registers.read(offset)), [11, 12, 0]);
        assert_eq!(pipeline.seen, [vec![PIPELINE_SELECT], vec![0x7804_0000, 0x77]]);
        assert_eq!(at(&space, CONTEXT), 0);
    }
}

#[test]
fn an_image_goes_on_over_its_pages_and_ends_with_the_last_that_is_there() {
    for platform in [&BDW, &SKL, &BXT] {
        // Commands of two DWords from the second DWord on, one over each end of a page.
        for (pages, bound, expected) in [(1, 4, 511), (2, 4, 1023), (3, 4, 1535), (3, 3, 1023)] {
            let space = space(bound);
            let whole: Vec<u32> = (0..(bound - 1) * 512).flat_map(|n| [0x7804_0000, n as u32]).collect();
            put(&space, RING, &[&[0], &whole[..whole.len() - 1]].concat());
            let mut pipeline = Stopping::default();
            let (result, _, said) = restored(platform, &space, pages, &mut pipeline);
            assert_eq!(result, Ok(()));
            assert_eq!(pipeline.seen.len(), expected, "{pages} pages of {bound}");
            assert_eq!(pipeline.seen[expected - 1], [0x7804_0000, expected as u32 - 1]);
            assert_eq!(said, [(Kind::Undefined, "D06")], "the last command is cut off");
        }
    }
}

#[test]
fn what_no_command_is_ends_a_restore_and_is_reported() {
    for platform in [&BDW, &SKL, &BXT] {
        let space = space(2);
        put(&space, RING, &[PIPELINE_SELECT, 0x7fff_0000, PIPELINE_SELECT]);
        let mut pipeline = Stopping::default();
        let (result, _, said) = restored(platform, &space, 1, &mut pipeline);
        assert_eq!((result, said, pipeline.seen.len()), (Ok(()), vec![(Kind::Undefined, "D06")], 1));
    }
}

#[test]
fn state_whose_memory_is_gone_stays_as_it_is_and_other_faults_stop() {
    for platform in [&BDW, &SKL, &BXT] {
        for (kind, seen) in [(FaultKind::Page, 3), (FaultKind::IllegalCommand, 2)] {
            let space = space(2);
            put(&space, RING, &[PIPELINE_SELECT, PIPELINE_SELECT, PIPELINE_SELECT, END]);
            let mut pipeline = Stopping { at: Some((2, kind)), ..Stopping::default() };
            let (result, _, _) = restored(platform, &space, 1, &mut pipeline);
            assert_eq!((result.is_ok(), pipeline.seen.len()), (kind == FaultKind::Page, seen));
        }
    }
}

#[test]
fn a_save_writes_what_hardware_owns_and_leaves_the_rest() {
    let space = space(2);
    let ring =
        load(&[(0x2_2244, 0x0009_0007), (0x2_2034, 0x40), (0x2_2030, 0x80), (0x2_2600, 1), (0x2_2604, 2)]);
    put(&space, RING, &ring);
    // Behind the ring context, where the state begins, a load that restores may use but that no save touches.
    put(&space, RING + 4 * 62, &load(&[(0x2_2608, 3)]));
    let image = ContextImage::read(GraphicsAddress(CONTEXT), 1, &space).unwrap();
    assert_eq!(image.value(0x2608), Some(3));
    let value = |register| match register {
        0x2_2604 => None,
        offsets::CTX_TIMESTAMP => Some(0x777),
        register => Some(register + 5),
    };
    let times = Times { restored: 0x11_0000_0022, saved: 0x33_0000_0044 };
    // Without state: the control register stays, and so does the tail, which is software's.
    assert_eq!(image.save(&space, value, None, times), Ok(true));
    let word = |index: u64| at(&space, RING + 4 * index);
    assert_eq!([2, 4, 6, 8, 10].map(word), [0x0009_0007, 0x2_2039, 0x80, 0x2_2605, 2]);
    assert_eq!(word(64), 3);
    let page = |index: u64| at(&space, CONTEXT + 4 * index);
    assert_eq!([16, 20, 21, 22, 23].map(page), [0x777, 0x22, 0x11, 0x44, 0x33]);
    // With state the next restore is not inhibited: bit 0 is cleared, and all mask bits are set.
    assert_eq!(image.save(&space, value, Some(&[8, 9]), times), Ok(true));
    assert_eq!([2, 64, 65].map(word), [0xffff_0006, 8, 9]);
    assert_eq!(image.save_semaphore(&space, [21, 22, 23, 24]), Ok(()));
    assert_eq!([24, 25, 26, 27, 28].map(page), [21, 22, 23, 24, 0]);
    let gone = AddressSpace::new(1 << 32).unwrap();
    assert!(image.save_semaphore(&gone, [0; 4]).is_err() && image.save(&gone, value, None, times).is_err());
}

#[test]
fn every_streamer_has_2_kib_of_registers() {
    for base in [0x2000, 0x1_2000, 0x1_c000, 0x1_a000, 0x2_2000] {
        assert_eq!([base, base + 0x7fc].map(render_offset), [0x2000, 0x27fc]);
        assert_eq!(render_offset(base + 0x800), base + 0x800);
        assert_eq!(render_offset(base - 4), base - 4);
    }
}

#[test]
fn positions_are_registers_with_a_valid_bit_and_an_address_space() {
    let place =
        |address: u64, is_global| -> Option<BatchPlace> { Some((GraphicsAddress(address), is_global)) };
    let nested = Position {
        batch: place(0x1234_5678_9abc, false),
        return_to: place(0x7_0000_1000, true),
        skipping: true,
    };
    let registers = |position: Position| {
        let mut file = RegisterFile::default();
        position.store(&mut file, |offset| offset + 0x10_0000);
        [
            offsets::BB_ADDR,
            offsets::BB_ADDR_UDW,
            offsets::BB_STATE,
            offsets::SECOND_BB_ADDR,
            offsets::SECOND_BB_ADDR_UDW,
            offsets::SECOND_BB_STATE,
            offsets::CS_CONTEXT_STATUS1,
        ]
        .map(|offset| file.read(offset + 0x10_0000))
    };
    assert_eq!(registers(nested), [0x1001, 7, 0, 0x5678_9abd, 0x1234, 0x20, 1]);
    let single = Position { return_to: None, skipping: false, ..nested };
    assert_eq!(registers(single), [0x5678_9abd, 0x1234, 0x20, 0, 0, 0, 0]);
    assert_eq!(registers(Position::default()), [0; 7]);
    // Commands are skipped in a batch only.
    let alone = Position::from_registers(|offset| u32::from(offset == offsets::CS_CONTEXT_STATUS1));
    assert_eq!(alone, Position::default());
    let low = |value: u32| {
        Position::from_registers(|offset| if offset == offsets::BB_ADDR { value } else { 0 }).batch
    };
    assert_eq!([low(0x1003), low(0x1002)], [place(0x1000, true), None]);
}
