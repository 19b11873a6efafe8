//! What stays in vectors, and what leaves them first.

use super::*;
use crate::plan::{Unit, Value};

/// Values by when they are read: `initial` ones first, which are in their registers, then others that are last there.
fn vectors(initial: &[&[usize]], written: &[&[usize]], available: usize) -> (Vectors, Assembler) {
    let value = |register: usize, reads: &[usize], initial: bool| Value {
        register,
        initial,
        last: !initial,
        reads: reads.to_vec(),
    };
    let mut values: Vec<Value> =
        initial.iter().enumerate().map(|(n, reads)| value(10 + n, reads, true)).collect();
    values.extend(written.iter().enumerate().map(|(n, reads)| value(60 + n, reads, false)));
    let mut homes = vec![None; 128];
    for (id, value) in values.iter().enumerate().filter(|(_, value)| value.initial) {
        homes[value.register] = Some(id);
    }
    let units = (0..20)
        .map(|operation| Unit { operation, vectors: 0..1, reads: Vec::new(), writes: Vec::new() })
        .collect();
    let mut vectors = Vectors::new();
    vectors.begin(Segment { units, values, initial: homes }, available);
    (vectors, Assembler::default())
}

#[test]
fn what_is_in_a_vector_is_not_read_again() {
    let (mut vectors, mut code) = vectors(&[&[0, 1], &[1]], &[], 4);
    let first = vectors.fetch(0, &mut code);
    let length = code.position();
    assert!(length > 0);
    assert_eq!(vectors.fetch(0, &mut code), first);
    assert_eq!(vectors.find(0, Form::Whole), Some(first));
    assert_eq!(vectors.find(0, Form::Low), None);
    assert_eq!(vectors.operand(0, &mut code), Last::Register(first));
    assert_eq!(code.position(), length);
    assert_ne!(vectors.fetch(1, &mut code), first);
}

#[test]
fn the_value_that_is_read_last_leaves_its_vector_first() {
    // Three vectors; the second value is read latest, the third never again.
    let (mut vectors, mut code) = vectors(&[&[0, 3], &[0, 9], &[0, 5], &[4]], &[], 3);
    let held: Vec<Ymm> = (0..3).map(|value| vectors.fetch(value, &mut code)).collect();
    vectors.unpin();
    vectors.at = 1;
    assert_eq!(vectors.vacate(&mut code), held[1]);
    // The present unit keeps it.
    assert_eq!(vectors.vacate(&mut code), held[2]);
    vectors.release(held[1]);
    assert_eq!(vectors.vacate(&mut code), held[1]);
    vectors.unpin();
    vectors.at = 6;
    assert_eq!(vectors.vacate(&mut code), held[1], "an empty one before all");
    assert!(vectors.fits());
}

#[test]
fn a_value_that_nobody_reads_again_gives_up_its_vector_before_one_that_has_to_be_written() {
    let (mut vectors, mut code) = vectors(&[&[0], &[0, 7]], &[&[]], 3);
    let old = vectors.fetch(0, &mut code);
    let read = vectors.fetch(1, &mut code);
    let written = vectors.overwrite(2, Form::Whole, &[], &mut code);
    vectors.unpin();
    vectors.at = 1;
    let length = code.position();
    assert_eq!(vectors.vacate(&mut code), old);
    assert_eq!(code.position(), length, "it is still in its register");
    assert_eq!(vectors.vacate(&mut code), written);
    assert!(code.position() > length, "it is nowhere else");
    assert_eq!(vectors.vacate(&mut code), read);
    assert_eq!(vectors.in_memory(2, 4, &mut code), Last::Thread(60 * 32 + 4));
}

#[test]
fn more_than_there_are_do_not_fit() {
    let (mut vectors, mut code) = vectors(&[&[0], &[0]], &[], 1);
    vectors.fetch(0, &mut code);
    assert!(vectors.fits());
    vectors.fetch(1, &mut code);
    assert!(!vectors.fits());
}

#[test]
fn a_value_that_is_read_later_than_all_others_is_used_where_it_lies() {
    let (mut first, mut code) = vectors(&[&[3], &[5], &[0, 9]], &[], 2);
    first.fetch(0, &mut code);
    first.fetch(1, &mut code);
    first.unpin();
    assert_eq!(first.operand(2, &mut code), Last::Thread(12 * 32));
    // One that is read earlier takes a vector.
    let (mut second, mut code) = vectors(&[&[3], &[9], &[0, 5]], &[], 2);
    second.fetch(0, &mut code);
    let latest = second.fetch(1, &mut code);
    second.unpin();
    assert_eq!(second.operand(2, &mut code), Last::Register(latest));
}

#[test]
fn a_result_takes_the_vector_of_a_source_that_ends() {
    let (mut vectors, mut code) = vectors(&[&[0, 4], &[0]], &[&[4], &[]], 8);
    let [lives, ends] = [0, 1].map(|value| vectors.fetch(value, &mut code));
    let sources = [Last::Register(lives), Last::Register(ends)];
    assert_eq!(vectors.overwrite(2, Form::Whole, &sources, &mut code), ends);
    assert_eq!(vectors.find(2, Form::Whole), Some(ends));
    // That of a result that is only here is not taken, though no operation reads it.
    vectors.at = 4;
    let written = vectors.overwrite(3, Form::Whole, &[Last::Register(lives)], &mut code);
    assert_eq!(written, lives);
    vectors.at = 5;
    assert_ne!(vectors.overwrite(2, Form::Whole, &[Last::Register(written)], &mut code), written);
    assert!(![lives, ends].contains(&vectors.overwrite(2, Form::Whole, &[Last::Thread(0)], &mut code)));
}

#[test]
fn a_result_waits_in_the_frame_while_its_register_is_needed() {
    // Register 10 has a first value that unit 8 reads, and then the value 1.
    let (mut vectors, mut code) = vectors(&[&[8]], &[&[9]], 2);
    vectors.segment.values[1].register = 10;
    let length = code.position();
    vectors.overwrite(1, Form::Whole, &[], &mut code);
    assert_eq!(code.position(), length);
    assert_eq!(vectors.in_memory(1, 8, &mut code), Last::Frame(8));
    assert_eq!((vectors.frame_places, vectors.in_memory(0, 0, &mut code)), (1, Last::Thread(320)));
    // Later its register is free.
    vectors.write_back(&mut code);
    assert_eq!(vectors.in_memory(1, 8, &mut code), Last::Thread(328));
    // A value goes to another place only when no later operation needs what that place holds.
    let (mut two, mut code) = self::vectors(&[&[8], &[8]], &[&[2], &[6]], 4);
    for (value, register) in [(2, 10), (3, 11)] {
        two.segment.values[value].register = register;
        two.segment.values[value].last = false;
        two.overwrite(value, Form::Whole, &[], &mut code);
    }
    assert_eq!(two.in_memory(2, 0, &mut code), Last::Frame(0));
    two.at = 3;
    assert_eq!(two.in_memory(3, 0, &mut code), Last::Frame(0));
    assert_eq!(two.frame_places, 1);
}

#[test]
fn halves_of_a_vector_are_made_of_the_whole_when_it_is_there() {
    let (mut vectors, mut code) = vectors(&[&[0, 1]], &[], 8);
    let whole = vectors.fetch(0, &mut code);
    let loaded = code.position();
    let low = vectors.fetch_half(0, Form::Low, &mut code);
    // One conversion between registers: five bytes.
    assert_eq!(code.position() - loaded, 5);
    let high = vectors.fetch_half(0, Form::High, &mut code);
    assert!(low != whole && high != whole && high != low);
    let length = code.position();
    assert_eq!([Form::Low, Form::High].map(|form| vectors.fetch_half(0, form, &mut code)), [low, high]);
    assert_eq!(code.position(), length);
}

#[test]
fn of_values_that_are_as_far_away_the_one_that_costs_least_goes_first() {
    // Both are read by unit 5; one is in its register, the other nowhere else.
    let (mut first, mut code) = vectors(&[&[0, 5]], &[&[5]], 2);
    let in_memory = first.fetch(0, &mut code);
    let only_here = first.overwrite(1, Form::Whole, &[], &mut code);
    first.unpin();
    first.at = 1;
    let length = code.position();
    assert_eq!(first.vacate(&mut code), in_memory);
    assert_eq!(code.position(), length);
    assert_eq!(first.vacate(&mut code), only_here);
    assert!(code.position() > length);
    // Nobody reads either; one is what its register holds at the end, the other was overwritten.
    let (mut second, mut code) = vectors(&[], &[&[], &[]], 2);
    second.segment.values[1].last = false;
    let remains = second.overwrite(0, Form::Whole, &[], &mut code);
    let forgotten = second.overwrite(1, Form::Whole, &[], &mut code);
    second.unpin();
    second.at = 1;
    assert_eq!(second.vacate(&mut code), forgotten);
    assert_eq!(code.position(), 0, "nobody needs it");
    assert_eq!(second.vacate(&mut code), remains);
    assert_eq!(code.position(), 8, "one store");
    // The same when the other has been written already.
    let (mut third, mut code) = vectors(&[], &[&[], &[]], 2);
    let remains = third.overwrite(0, Form::Whole, &[], &mut code);
    let written = third.overwrite(1, Form::Whole, &[], &mut code);
    assert_eq!(third.in_memory(1, 0, &mut code), Last::Thread(61 * 32));
    third.unpin();
    third.at = 1;
    let length = code.position();
    assert_eq!(third.vacate(&mut code), written);
    assert_eq!(code.position(), length);
    assert_eq!(third.vacate(&mut code), remains);
}

#[test]
fn halves_come_from_their_own_half_of_a_vector_or_of_memory() {
    let bytes = |form: Form, whole: bool| {
        let (mut vectors, mut code) = vectors(&[&[0, 1]], &[], 8);
        if whole {
            assert_eq!(vectors.fetch(0, &mut code), 7);
        }
        let before = code.position();
        assert_eq!(vectors.fetch_half(0, form, &mut code), if whole { 6 } else { 7 });
        let end = code.position();
        code.finish()[before..end].to_vec()
    };
    // vcvtph2ps ymm6, xmm7
    assert_eq!(bytes(Form::Low, true), [0xc4, 0xe2, 0x7d, 0x13, 0xf7]);
    // vextracti128 xmm6, ymm7, 1; vcvtph2ps ymm6, xmm6
    assert_eq!(bytes(Form::High, true), [0xc4, 0xe3, 0x7d, 0x39, 0xfe, 1, 0xc4, 0xe2, 0x7d, 0x13, 0xf6]);
    // vcvtph2ps ymm7, [rbx + 320] and [rbx + 336]
    assert_eq!(bytes(Form::Low, false), [0xc4, 0xe2, 0x7d, 0x13, 0xbb, 0x40, 1, 0, 0]);
    assert_eq!(bytes(Form::High, false), [0xc4, 0xe2, 0x7d, 0x13, 0xbb, 0x50, 1, 0, 0]);
}

#[test]
fn a_place_of_the_frame_is_kept_by_what_its_register_gets_at_the_end() {
    let (mut vectors, mut code) = vectors(&[&[8], &[8]], &[&[2], &[6]], 4);
    for (value, register) in [(2, 10), (3, 11)] {
        vectors.segment.values[value].register = register;
        vectors.overwrite(value, Form::Whole, &[], &mut code);
    }
    assert_eq!(vectors.in_memory(2, 0, &mut code), Last::Frame(0));
    vectors.at = 3;
    assert_eq!(vectors.in_memory(3, 16, &mut code), Last::Frame(32 + 16));
    assert_eq!(vectors.frame_places, 2);
    vectors.write_back(&mut code);
    assert_eq!(vectors.in_memory(2, 0, &mut code), Last::Thread(320));
    assert_eq!(vectors.in_memory(3, 0, &mut code), Last::Thread(352));
}

#[test]
fn the_frame_has_a_limit() {
    let (mut vectors, _) = vectors(&[], &[], 4);
    assert!(vectors.fits());
    vectors.frame_places = FRAME_LIMIT;
    assert!(vectors.fits());
    vectors.frame_places = FRAME_LIMIT + 1;
    assert!(!vectors.fits());
}
