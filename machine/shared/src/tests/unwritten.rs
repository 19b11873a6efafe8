//! Threads may read before their turn what no thread of their walker writes, and nothing else.

use super::{BINDING_TABLE, Bench, DATA, PAYLOAD, SURFACE_STATES, image, message, raw_buffer};
use crate::{Reader, Unwritten};
use hw::RenderSurfaceState;
use hw::format::SurfaceFormat;
use hw::message::{
    A64UntypedSurfaceWrite, ByteScatteredRead, ByteScatteredWrite, Target, TypedSurfaceWrite,
    UntypedAtomicInteger, UntypedSurfaceRead, UntypedSurfaceWrite,
};
use hw::platforms::SKL;
use ports::SendMessage;
use probe::{Context, Findings, Ids};

/// Bytes of a surface of the tests.
const BYTES: u32 = 256;

type Known = (u8, Option<u32>);

fn read(binding_table_index: u32) -> Known {
    let read = UntypedSurfaceRead {
        binding_table_index,
        channel_mask_disable: 0b1110,
        simd_mode: UntypedSurfaceRead::SIMD_MODE_SIMD16,
    };
    (Target::DataCache1 as u8, Some(read.encode(&SKL)[0]))
}

fn read_bytes(binding_table_index: u32) -> Known {
    let read = ByteScatteredRead { binding_table_index, simd_mode: 1, data_size: 0 };
    (Target::DataCache as u8, Some(read.encode(&SKL)[0]))
}

fn write(binding_table_index: u32) -> Known {
    let write = UntypedSurfaceWrite { binding_table_index, ..UntypedSurfaceWrite::default() };
    (Target::DataCache1 as u8, Some(write.encode(&SKL)[0]))
}

/// Whether surface 1 may be read ahead by a kernel that reads it and has these other messages.
fn is_read(bench: &mut Bench, others: &[Known]) -> bool {
    let [dwords, bytes] = [read(1), read_bytes(1)].map(|own| is_read_by(bench, own, others));
    assert_eq!(dwords, bytes);
    dwords
}

fn is_read_by(bench: &mut Bench, own: Known, others: &[Known]) -> bool {
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let messages = [own].into_iter().chain(others.iter().copied());
    let Some(unwritten) = Unwritten::new(messages, &bench.space, &bench.site, &cx) else { return false };
    let mut grf = bench.grf.clone();
    for lane in 0..16 {
        grf.dwords[8 * usize::from(PAYLOAD) + lane] = 4 * lane as u32 + 64;
    }
    let send =
        SendMessage { shared_function: own.0, ..message(Target::DataCache1, own.1.unwrap(), 2, 2, 16) };
    let mut ahead = grf.clone();
    let is_read = Reader::default().read(&unwritten, &send, &mut ahead, &cx);
    bench.grf = grf;
    bench.send(&send);
    assert!(!is_read || ahead.dwords == bench.grf.dwords);
    is_read
}

/// Surface 1 at [`DATA`], the others so many bytes behind it.
fn bench(others: &[(u64, u64)]) -> Bench {
    let bench = Bench::new();
    bench.bind_raw(DATA, BYTES);
    for &(index, distance) in others {
        bench.bind(index, &raw_buffer(DATA + distance, BYTES));
    }
    for offset in (0..u64::from(BYTES)).step_by(4) {
        bench.set_word(offset, offset as u32 + 0x100);
    }
    bench
}

#[test]
fn a_surface_is_read_ahead_unless_one_that_is_written_shares_a_byte_with_it() {
    assert!(is_read(&mut bench(&[]), &[]));
    assert!(is_read(&mut bench(&[(2, 256)]), &[read(2), write(2)]));
    assert!(!is_read(&mut bench(&[(2, 252)]), &[write(2)]));
    assert!(!is_read(&mut bench(&[]), &[write(1)]));
    // What is only read may share as many as it likes.
    assert!(is_read(&mut bench(&[(2, 0), (3, 512)]), &[read(2), write(3)]));
    // An atomic operation and bytes are writes, too.
    let atomic = UntypedAtomicInteger { binding_table_index: 2, ..UntypedAtomicInteger::default() };
    let atomic = (Target::DataCache1 as u8, Some(atomic.encode(&SKL)[0]));
    let bytes = ByteScatteredWrite { binding_table_index: 2, ..ByteScatteredWrite::default() };
    let bytes = (Target::DataCache as u8, Some(bytes.encode(&SKL)[0]));
    for message in [atomic, bytes] {
        assert!(is_read(&mut bench(&[(2, 256)]), &[message]));
        assert!(!is_read(&mut bench(&[(2, 128)]), &[message]));
    }
    // Of images the whole extent counts.
    let typed = TypedSurfaceWrite { binding_table_index: 2, ..TypedSurfaceWrite::default() };
    let typed = (Target::DataCache1 as u8, Some(typed.encode(&SKL)[0]));
    let at = |base: u64| {
        let bench = bench(&[]);
        let image = image(SurfaceFormat::R32_UINT, 64);
        bench.bind(2, &RenderSurfaceState { surface_base_address: base, ..image });
        bench
    };
    assert!(is_read(&mut at(DATA + 256), &[typed]));
    assert!(!is_read(&mut at(DATA), &[typed]));
}

#[test]
fn nothing_is_read_ahead_when_writes_may_go_anywhere() {
    let wide = A64UntypedSurfaceWrite::default();
    assert!(!is_read(&mut bench(&[]), &[(Target::DataCache1 as u8, Some(wide.encode(&SKL)[0]))]));
    assert!(!is_read(&mut bench(&[]), &[(Target::DataCache1 as u8, None)]));
    // Stateless memory; local memory is no memory of others.
    assert!(!is_read(&mut bench(&[]), &[write(255)]));
    assert!(is_read(&mut bench(&[]), &[write(254)]));
    // A descriptor in a register does no harm where nothing can be written.
    assert!(is_read(&mut bench(&[]), &[(Target::Gateway as u8, None), (Target::Sampler as u8, None)]));
}

#[test]
fn nothing_is_read_ahead_when_what_says_where_surfaces_are_may_be_written() {
    for base in [BINDING_TABLE, SURFACE_STATES] {
        let bench = &mut bench(&[]);
        bench.bind(2, &raw_buffer(base, BYTES));
        assert!(!is_read(bench, &[write(2)]), "{base:#x}");
    }
    let bench = &mut bench(&[(2, 256)]);
    bench.space.set_shows_twice();
    assert!(!is_read(bench, &[write(2)]));
}

#[test]
fn bytes_that_are_not_there_are_left_to_the_turn() {
    let mut bench = bench(&[]);
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let unwritten = Unwritten::new([read(1)].into_iter(), &bench.space, &bench.site, &cx).unwrap();
    let (_, descriptor) = read(1);
    let all = message(Target::DataCache1, descriptor.unwrap(), 2, 2, 16);
    let mut reader = Reader::default();
    for (last, message, is_read) in [
        (BYTES - 4, all, true),
        (BYTES, all, false),
        (BYTES - 4, SendMessage { channel_enable: 0x7fff, ..all }, false),
        (BYTES - 4, SendMessage { in_system_routine: true, ..all }, false),
        (BYTES - 4, SendMessage { descriptor: read(2).1.unwrap(), ..all }, false),
    ] {
        bench.grf.dwords[8 * usize::from(PAYLOAD) + 15] = last;
        let before = bench.grf.clone();
        assert_eq!(reader.read(&unwritten, &message, &mut bench.grf, &cx), is_read);
        assert!(is_read || bench.grf.dwords == before.dwords);
    }
}
