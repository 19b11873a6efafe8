//! What is known of rows and scalars of the state and the frame, and which stores to them are seen.

use super::*;

fn stores(ops: &[Op]) -> Vec<u32> {
    let place = |op: &Op| match *op {
        Op::Store(place, _) | Op::StoreScalar(place, ..) => Some(place.offset),
        _ => None,
    };
    ops.iter().filter_map(place).collect()
}

#[test]
fn stored_scalars_are_known_when_they_fit() {
    // What is stored, and the widths in which it comes back without being cut.
    type Make = fn(&mut Builder) -> Value;
    fn byte(b: &mut Builder) -> Value {
        b.load_scalar(AT(5), Width::B1)
    }
    fn any(b: &mut Builder) -> Value {
        b.load_scalar(AT(8), Width::B8)
    }
    fn with(b: &mut Builder, op: Scalar, a: Make, number: u64) -> Value {
        let (a, number) = (a(b), b.number(number));
        b.scalar(op, a, number)
    }
    fn nothing(b: &mut Builder, at: u32) -> Value {
        let (a, zero) = (b.load_scalar(AT(at), Width::B8), b.number(0));
        b.scalar(Scalar::And, a, zero)
    }
    let cases: [(&str, Make, usize); 30] = [
        ("byte", byte, 0),
        ("word", |b| b.load_scalar(AT(6), Width::B2), 1),
        ("dword", |b| b.load_scalar(AT(4), Width::B4), 2),
        ("qword", any, 3),
        (
            "read byte",
            |b| {
                let base = b.number(64);
                b.push(Op::ReadScalar(base, 0, Width::B1))
            },
            0,
        ),
        (
            "read dword",
            |b| {
                let base = b.number(64);
                b.push(Op::ReadScalar(base, 0, Width::B4))
            },
            2,
        ),
        (
            "mask",
            |b| {
                let x = b.load(AT(0));
                b.push(Op::MaskBits(x))
            },
            0,
        ),
        (
            "wide mask",
            |b| {
                let x = b.load(AT(0));
                b.push(Op::MaskBits64(x))
            },
            0,
        ),
        (
            "lane",
            |b| {
                let x = b.load(AT(0));
                b.push(Op::Extract(x, 1))
            },
            2,
        ),
        (
            "wide lane",
            |b| {
                let x = b.load(AT(0));
                b.push(Op::Extract64(x, 1))
            },
            3,
        ),
        ("equal", |b| with(b, Scalar::Equal, any, 5), 0),
        ("less", |b| with(b, Scalar::Less, any, 5), 0),
        ("less, signed", |b| with(b, Scalar::LessSigned, any, 5), 0),
        ("and a byte", |b| with(b, Scalar::And, any, 0xff), 0),
        ("and more than a byte", |b| with(b, Scalar::And, any, 0x100), 1),
        ("and a word", |b| with(b, Scalar::And, any, 0xffff), 1),
        ("a byte and much", |b| with(b, Scalar::And, byte, u64::MAX - 1), 0),
        ("or a bit of a byte", |b| with(b, Scalar::Or, byte, 0x80), 0),
        ("or more", |b| with(b, Scalar::Or, byte, 0x100), 1),
        ("or the top of a word", |b| with(b, Scalar::Or, byte, 0x8000), 1),
        ("or still more", |b| with(b, Scalar::Or, byte, 0x1_0000), 2),
        (
            "or of nothing",
            |b| {
                let (x, y) = (nothing(b, 8), nothing(b, 16));
                b.scalar(Scalar::Or, x, y)
            },
            0,
        ),
        ("a byte by one", |b| with(b, Scalar::Shl, byte, 1), 1),
        ("a byte by eight", |b| with(b, Scalar::Shl, byte, 8), 1),
        ("a byte by nine", |b| with(b, Scalar::Shl, byte, 9), 2),
        ("a byte by 25", |b| with(b, Scalar::Shl, byte, 25), 3),
        ("all by as much as there is", |b| with(b, Scalar::Shl, any, 64), 3),
        ("all by one", |b| with(b, Scalar::Shl, any, 1), 3),
        ("sum", |b| with(b, Scalar::Add, byte, 1), 3),
        (
            "by what is not known",
            |b| {
                let (x, y) = (byte(b), any(b));
                b.scalar(Scalar::Shl, x, y)
            },
            3,
        ),
    ];
    for (name, make, fits) in cases {
        for (number, width) in WIDTHS.into_iter().enumerate() {
            let all = built(|b| {
                let made = make(b);
                b.store_scalar(AT(200), width, made);
                let back = b.load_scalar(AT(200), width);
                b.store_scalar(AT(240), Width::B8, back);
                b.exit(0);
            });
            let mask = u64::MAX >> (64 - 8 * width.bytes());
            let of_back = all.iter().rev().find_map(|op| match *op {
                Op::StoreScalar(place, _, back) if place.offset == 240 => Some(back),
                _ => None,
            });
            let stored = all.iter().find_map(|op| match *op {
                Op::StoreScalar(place, _, stored) if place.offset == 200 => Some(stored),
                _ => None,
            });
            assert_eq!(of_back == stored, number >= fits, "{name} as {width:?}: {all:?}");
            let loads = count(&all, |op| matches!(op, Op::LoadScalar(place, _) if place.offset == 200));
            assert_eq!(loads, 0, "{name} as {width:?}");
            if number < fits {
                assert_eq!(count(&all, |op| *op == Op::Number(mask)), 1, "{name} as {width:?}: {all:?}");
            }
        }
    }
    // Numbers are folded.
    for (number, width, expected) in
        [(0x1_23, Width::B1, 0x23), (0x1_2345, Width::B2, 0x2345), (1 << 32 | 5, Width::B4, 5)]
    {
        let mut b = Builder::new();
        let stored = b.number(number);
        b.store_scalar(AT(200), width, stored);
        let back = b.load_scalar(AT(200), width);
        b.exit_with(back);
        let after = smaller(b.finish());
        let End::ExitWith(value) = after.blocks[0].end else { panic!("{after:?}") };
        match *after.op(value) {
            Op::Number(found) => assert_eq!(found, expected),
            Op::Scalar(Scalar::And, ..) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn scalars_of_other_bytes_do_not_matter() {
    // A scalar is known; then four bytes are stored at each place near it; then it is asked for again.
    for at in 84..112u32 {
        for row in [false, true] {
            if row && at % 32 != 0 {
                continue;
            }
            for frame in [false, true] {
                let all = built(|b| {
                    let place = b.variable();
                    b.variable();
                    b.variable();
                    b.variable();
                    let known = Place { frame, ..AT(96 - place.offset) };
                    let x = b.load_scalar(AT(8), Width::B8);
                    let y = b.load(AT(0));
                    b.store_scalar(known, Width::B8, x);
                    if row {
                        b.store(AT(at), y);
                    } else {
                        b.store_scalar(AT(at), Width::B4, x);
                    }
                    let again = b.load_scalar(known, Width::B8);
                    b.exit_with(again);
                });
                let touched = !frame && if row { at == 96 } else { at > 92 && at < 104 };
                let asked = |op: &Op| {
                    matches!(op, Op::LoadScalar(place, _) if place.offset == 96)
                        || matches!(op, Op::Extract64(..))
                };
                assert_eq!(count(&all, asked), usize::from(touched), "{at} {row} {frame}: {all:?}");
            }
        }
    }
    // Scalars just before and behind a row are known after it is stored.
    for (at, width, kept) in [
        (56, Width::B8, true),
        (60, Width::B4, true),
        (61, Width::B4, false),
        (57, Width::B8, false),
        (64, Width::B4, false),
        (95, Width::B1, false),
        (95, Width::B2, false),
        (96, Width::B4, true),
    ] {
        let all = built(|b| {
            let x = b.load_scalar(AT(0), width);
            let y = b.load(AT(128));
            b.store_scalar(AT(at), width, x);
            b.store(AT(64), y);
            let again = b.load_scalar(AT(at), width);
            b.exit_with(again);
        });
        let asked = |op: &Op| matches!(op, Op::LoadScalar(place, _) if place.offset == at);
        assert_eq!(count(&all, asked), usize::from(!kept), "{at} {width:?}: {all:?}");
    }
}

#[test]
fn a_row_that_is_there_already_is_not_stored_again() {
    // Unless a scalar of it was asked for since, or stored.
    let left = |between: &dyn Fn(&mut Builder)| {
        let all = built(|b| {
            let x = b.load(AT(0));
            let x = b.unary(Un::Not, x);
            b.store(AT(64), x);
            // Something sees it, so that the first is not overwritten unseen.
            let zero = b.splat(0);
            let seen = b.push(Op::GatherState(zero, x, Width::B4));
            b.store(AT(128), seen);
            between(b);
            b.store(AT(64), x);
            b.exit(0);
        });
        stores(&all).iter().filter(|&&at| at == 64).count()
    };
    assert_eq!(left(&|_| ()), 1);
    let asks = |at: u32| {
        move |b: &mut Builder| {
            let number = b.load_scalar(AT(at), Width::B2);
            b.store_scalar(AT(200), Width::B2, number);
        }
    };
    assert_eq!(left(&asks(62)), 1);
    assert_eq!(left(&asks(96)), 1);
    let stores = |b: &mut Builder| {
        let number = b.number(5);
        b.store_scalar(AT(70), Width::B2, number);
    };
    assert_eq!(left(&stores), 2);
}

#[test]
fn rows_are_known_until_a_scalar_is_stored_to_them() {
    for (at, width, gone) in [
        (28, Width::B4, [true, false]),
        (29, Width::B4, [true, true]),
        (31, Width::B1, [true, false]),
        (31, Width::B2, [true, true]),
        (24, Width::B8, [true, false]),
        (25, Width::B8, [true, true]),
        (32, Width::B4, [false, true]),
        (64, Width::B4, [false, false]),
    ] {
        let all = built(|b| {
            let x = b.load_scalar(AT(128), width);
            let (first, second) = (b.load(AT(0)), b.load(AT(32)));
            b.store_scalar(AT(at), width, x);
            let (third, fourth) = (b.load(AT(0)), b.load(AT(32)));
            for (i, row) in [first, second, third, fourth].into_iter().enumerate() {
                b.store(AT(160 + 32 * i as u32), row);
            }
            b.exit(0);
        });
        for (row, gone) in gone.into_iter().enumerate() {
            let loads = count(&all, |op| *op == Op::Load(AT(32 * row as u32)));
            assert_eq!(loads, 1 + usize::from(gone), "{at} {width:?} row {row}");
        }
    }
}

#[test]
fn parts_of_rows_in_registers_are_taken_from_there() {
    for at in 32..64u32 {
        for width in WIDTHS {
            if at + width.bytes() > 64 {
                continue;
            }
            let part = |of_load: bool| {
                built(|b| {
                    let mut x = b.load(AT(if of_load { 32 } else { 0 }));
                    if !of_load {
                        x = b.unary(Un::Not, x);
                        b.store(AT(32), x);
                    }
                    let part = b.load_scalar(AT(at), width);
                    b.store(AT(96), x);
                    b.exit_with(part);
                })
            };
            // A row that was only loaded is in memory, too: it is loaded from there.
            assert_eq!(count(&part(true), |op| *op == Op::LoadScalar(AT(at), width)), 1);
            let all = part(false);
            let is_lane = width == Width::B4 && at % 4 == 0 || width == Width::B8 && at % 8 == 0;
            assert_eq!(count(&all, |op| *op == Op::LoadScalar(AT(at), width)), usize::from(!is_lane));
            let extracts = |op: &Op| match *op {
                Op::Extract(_, lane) => width == Width::B4 && u32::from(lane) == (at - 32) / 4,
                Op::Extract64(_, lane) => width == Width::B8 && u32::from(lane) == (at - 32) / 8,
                _ => false,
            };
            assert_eq!(count(&all, extracts), usize::from(is_lane), "{at} {width:?}: {all:?}");
        }
    }
}

#[test]
fn the_frame_is_known_after_the_state_was_scattered_to() {
    let all = built(|b| {
        let place = b.variable();
        let (x, y) = (b.load(AT(0)), b.load(AT(32)));
        let number = b.load_scalar(AT(64), Width::B4);
        let second = b.variable();
        b.store(place, x);
        b.store_scalar(second, Width::B4, number);
        b.store_scalar(AT(64), Width::B4, number);
        let distances = b.splat(64);
        b.push(Op::ScatterState(distances, y, x, Width::B4));
        let (row, scalar) = (b.load(place), b.load_scalar(second, Width::B4));
        let changed = b.load_scalar(AT(64), Width::B4);
        b.store(AT(96), row);
        let both = b.scalar(Scalar::Add, scalar, changed);
        b.exit_with(both);
    });
    assert_eq!(count(&all, |op| matches!(op, Op::Load(place) if place.frame)), 0, "{all:?}");
    assert_eq!(count(&all, |op| matches!(op, Op::LoadScalar(place, _) if place.frame)), 0, "{all:?}");
    assert_eq!(count(&all, |op| *op == Op::LoadScalar(AT(64), Width::B4)), 2, "{all:?}");
}

/// What two stores leave, the second of a row or a scalar, with something between them.
fn left_of_two(
    first: (u32, Option<Width>),
    second: (u32, Option<Width>),
    between: impl FnOnce(&mut Builder),
) -> Vec<u32> {
    let all = built(|b| {
        let rows = [b.load(AT(256)), b.load(AT(288))];
        let numbers = [b.load_scalar(AT(320), Width::B8), b.load_scalar(AT(328), Width::B8)];
        let store = |b: &mut Builder, which: usize, (at, width): (u32, Option<Width>)| match width {
            None => b.store(AT(at), rows[which]),
            Some(width) => b.store_scalar(AT(at), width, numbers[which]),
        };
        store(b, 0, first);
        between(b);
        store(b, 1, second);
        b.exit(0);
    });
    stores(&all)
}

#[test]
fn stores_that_are_overwritten_whole_go() {
    let none = |_: &mut Builder| {};
    assert_eq!(left_of_two((64, None), (64, None), none), [64]);
    assert_eq!(left_of_two((64, None), (96, None), none), [64, 96]);
    assert_eq!(left_of_two((64, None), (64, Some(Width::B8)), none), [64, 64]);
    for width in WIDTHS {
        let last = 96 - width.bytes();
        for at in 56..104 {
            let inside = at >= 64 && at <= last;
            let expected = if inside { vec![64] } else { vec![at, 64] };
            assert_eq!(left_of_two((at, Some(width)), (64, None), none), expected, "{width:?}");
        }
    }
    assert_eq!(left_of_two((70, Some(Width::B2)), (68, Some(Width::B4)), none), [68]);
    assert_eq!(left_of_two((68, Some(Width::B4)), (70, Some(Width::B2)), none), [68, 70]);
}

#[test]
fn stores_that_are_seen_before_they_are_overwritten_stay() {
    let row = (64, None);
    let sees = |b: &mut Builder, at: u32, width: Width| {
        let seen = b.load_scalar(AT(at), width);
        b.store_scalar(AT(400), Width::B8, seen);
    };
    // Bytes that are no lane are loaded.
    assert_eq!(left_of_two(row, row, |b| sees(b, 65, Width::B1)), [64, 400, 64]);
    assert_eq!(left_of_two(row, row, |b| sees(b, 63, Width::B2)), [64, 400, 64]);
    assert_eq!(left_of_two(row, row, |b| sees(b, 63, Width::B1)), [400, 64]);
    assert_eq!(left_of_two(row, row, |b| sees(b, 95, Width::B2)), [64, 400, 64]);
    assert_eq!(left_of_two(row, row, |b| sees(b, 96, Width::B1)), [400, 64]);
    // A row that a scalar was stored to is loaded.
    let scalar = (68, Some(Width::B4));
    let loads = |b: &mut Builder, at: u32| {
        let seen = b.load(AT(at));
        b.store(AT(416), seen);
    };
    assert_eq!(left_of_two(scalar, scalar, |b| loads(b, 64)), [68, 416, 68]);
    assert_eq!(left_of_two(scalar, scalar, |b| loads(b, 96)), [416, 68]);
    assert_eq!(left_of_two(scalar, scalar, |b| loads(b, 32)), [416, 68]);
    let gather = |b: &mut Builder| {
        let (distances, mask) = (b.splat(64), b.splat(u32::MAX));
        let seen = b.push(Op::GatherState(distances, mask, Width::B4));
        b.store(AT(416), seen);
    };
    assert_eq!(left_of_two(row, row, gather), [64, 416, 64]);
    let call = |b: &mut Builder| {
        let zero = b.number(0);
        b.call(ROUTINE, [zero; 3]);
    };
    assert_eq!(left_of_two(row, row, call), [64, 64]);
    // Memory that is not the state sees nothing of it.
    let read = |b: &mut Builder| {
        let base = b.number(0);
        let seen = b.push(Op::Read(base, 0));
        b.push(Op::Write(base, 64, seen));
    };
    assert_eq!(left_of_two(row, row, read), [64]);
    // By its address anything could be seen.
    let address = |b: &mut Builder| {
        let address = b.push(Op::Address(AT(64)));
        b.store_scalar(AT(416), Width::B8, address);
    };
    assert_eq!(left_of_two(row, row, address), [64, 416, 64]);
}

#[test]
fn the_frame_is_stored_to_while_it_can_be_seen() {
    // How a block ends and what it does after the store; whether the store to the frame is left.
    let left = |ends: &dyn Fn(&mut Builder, Value), after: &dyn Fn(&mut Builder, Place)| {
        let mut b = Builder::new();
        let place = b.variable();
        b.variable();
        let number = b.load_scalar(AT(0), Width::B8);
        b.store_scalar(place.plus(8), Width::B4, number);
        after(&mut b, place);
        ends(&mut b, number);
        let all = ops(&smaller(b.finish()), 0);
        count(&all, |op| matches!(op, Op::StoreScalar(at, ..) if at.frame)) == 1
    };
    let exits = |b: &mut Builder, _: Value| b.exit(3);
    let exits_with = |b: &mut Builder, number: Value| b.exit_with(number);
    let jumps = |b: &mut Builder, _: Value| {
        let next = b.block();
        b.jump(next);
        b.switch(next);
        b.exit(4);
    };
    let nothing = |_: &mut Builder, _: Place| {};
    assert!(!left(&exits, &nothing));
    assert!(!left(&exits_with, &nothing));
    assert!(left(&jumps, &nothing));
    let loads = |distance: u32| {
        move |b: &mut Builder, place: Place| {
            let seen = b.load(Place { offset: place.offset + distance, ..place });
            b.store(AT(64), seen);
        }
    };
    assert!(left(&exits, &loads(0)));
    assert!(!left(&exits, &loads(32)));
    let loads_scalar = |distance: u32, width: Width| {
        move |b: &mut Builder, place: Place| {
            let seen = b.load_scalar(place.plus(distance), width);
            b.store_scalar(AT(64), Width::B8, seen);
        }
    };
    assert!(left(&exits, &loads_scalar(7, Width::B2)));
    assert!(!left(&exits, &loads_scalar(7, Width::B1)));
    assert!(left(&exits, &loads_scalar(11, Width::B1)));
    assert!(!left(&exits, &loads_scalar(12, Width::B4)));
    // The state at that offset is something else.
    let of_state = |b: &mut Builder, place: Place| {
        let seen = b.load_scalar(AT(place.offset + 9), Width::B1);
        b.store_scalar(AT(64), Width::B8, seen);
    };
    assert!(!left(&exits, &of_state));
    let call = |b: &mut Builder, _: Place| {
        let zero = b.number(0);
        b.call(ROUTINE, [zero; 3]);
    };
    assert!(left(&exits, &call));
    let address = |b: &mut Builder, place: Place| {
        let address = b.push(Op::Address(place));
        b.store_scalar(AT(64), Width::B8, address);
    };
    assert!(left(&exits, &address));
    // A gather from the state does not see the frame.
    let gathers = |b: &mut Builder, _: Place| {
        let (distances, mask) = (b.splat(0), b.splat(u32::MAX));
        let seen = b.push(Op::GatherState(distances, mask, Width::B4));
        b.store(AT(64), seen);
    };
    assert!(!left(&exits, &gathers));
    // Where the block does not end the function, a later store of the frame still hides an earlier one from the gather.
    let mut b = Builder::new();
    let place = b.variable();
    let (x, y) = (b.load(AT(0)), b.load(AT(32)));
    b.store(place, x);
    gathers(&mut b, place);
    b.store(place, y);
    jumps(&mut b, x);
    let all = ops(&smaller(b.finish()), 0);
    assert_eq!(count(&all, |op| matches!(op, Op::Store(at, _) if at.frame)), 1, "{all:?}");
}
