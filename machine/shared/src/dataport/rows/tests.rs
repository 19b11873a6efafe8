//! What is done in whole rows is done, and what is not is left as it was.

use super::*;
use bits::GraphicsAddress;
use memory::AddressSpace;

const BASE: GraphicsAddress = GraphicsAddress(0x1_0000);
/// Bytes that are there, of those that are bound.
const END: usize = 1000;
const BOUND: usize = 4096;
const PAYLOAD: u8 = 10;
const RESPONSE: u8 = 60;

const WIDTHS: [Width; 6] =
    [Width::Byte, Width::Word, Width::Dwords(1), Width::Dwords(2), Width::Dwords(3), Width::Dwords(4)];

fn bytes_of(width: Width) -> usize {
    match width {
        Width::Byte => 1,
        Width::Word => 2,
        Width::Dwords(dwords) => 4 * usize::from(dwords),
    }
}

fn registers_of(rows: Rows) -> (u8, u8) {
    let row = if rows.wide { 2 } else { 1 };
    let data = match rows.width {
        Width::Dwords(dwords) => row * dwords,
        _ => row,
    };
    (row, data)
}

fn message(rows: Rows) -> SendMessage {
    let (row, data) = registers_of(rows);
    SendMessage {
        payload_grf: PAYLOAD,
        payload_length: if rows.writes { row + data } else { row },
        response_grf: RESPONSE,
        response_length: if rows.writes { 0 } else { data },
        execution_size: 8 * row,
        ..SendMessage::default()
    }
}

#[test]
fn lengths_must_be_those_of_the_lanes() {
    for (width, wide, writes) in WIDTHS.into_iter().flat_map(|width| {
        [(false, false), (false, true), (true, false), (true, true)]
            .map(|(wide, writes)| (width, wide, writes))
    }) {
        let rows = Rows { width, wide, writes };
        let good = message(rows);
        let (row, data) = registers_of(rows);
        assert!(rows.fits(&good), "{rows:?}");
        let answers = if writes { 0 } else { data };
        for response_length in 0..=9 {
            let message = SendMessage { response_length, ..good };
            assert_eq!(rows.fits(&message), response_length == answers, "{rows:?} {response_length}");
        }
        for payload_length in 0..=9 {
            let message = SendMessage { payload_length, ..good };
            assert_eq!(rows.fits(&message), payload_length >= row, "{rows:?} {payload_length}");
        }
        assert!(!rows.fits(&SendMessage { header_present: true, ..good }), "{rows:?}");
    }
}

#[test]
fn all_lanes_that_are_on_are_inside_or_nothing_is_done() {
    let mut space = AddressSpace::new(1 << 28).unwrap();
    space.bind_anonymous(BASE, BOUND as u64).unwrap();
    let before: [u8; BOUND] = std::array::from_fn(|i| (i * 37 + i / 256 + 1) as u8);
    let mut grf = Grf::default();
    for (number, dword) in grf.dwords.iter_mut().enumerate() {
        *dword = (number as u32).wrapping_mul(0x9e37_79b1);
    }
    let mut done = [0; 2];
    for (width, wide, writes) in WIDTHS.into_iter().flat_map(|width| {
        [(false, false), (false, true), (true, false), (true, true)]
            .map(|(wide, writes)| (width, wide, writes))
    }) {
        let (rows, lanes) = (Rows { width, wide, writes }, if wide { 16 } else { 8 });
        let bytes = bytes_of(width);
        let last = (END - bytes) as u32;
        let row = |first: u32| -> [u32; 16] { std::array::from_fn(|lane| first + 4 * lane as u32) };
        let mut apart: [u32; 16] = std::array::from_fn(|lane| (lane as u32 * 397 + 5) % (last + 1));
        let mut patterns =
            vec![row(0), row(36), row(END as u32 - 4 * lanes as u32), [40; 16], [last; 16], apart];
        apart[3] = last;
        patterns.push(apart);
        // One lane outside, or all of them.
        apart[3] = last + 1;
        patterns.extend([apart, [last + 1; 16], row(END as u32 - 4 * lanes as u32 + 4), [u32::MAX; 16]]);
        for offsets in patterns {
            for enable in [0xffff_u32, 0xa5a5, 0x0008, 0xfff7, 0] {
                space.write(BASE, &before).unwrap();
                let mut found = grf.clone();
                let first = usize::from(PAYLOAD) * GRF_DWORDS;
                found.dwords[first..first + lanes].copy_from_slice(&offsets[..lanes]);
                let (mut expected, mut memory) = (found.clone(), before);
                let is_on = |lane: &usize| enable >> lane & 1 != 0;
                let on: Vec<usize> = (0..lanes).filter(is_on).collect();
                let is_done = on.iter().all(|&lane| offsets[lane] <= last);
                for &lane in on.iter().filter(|_| is_done) {
                    let at = offsets[lane] as usize;
                    for element in 0..bytes.div_ceil(4) {
                        let part = at + 4 * element..(at + 4 * element + 4).min(at + bytes);
                        let data = &mut memory[part];
                        if writes {
                            let data_at = first + lanes * (1 + element) + lane;
                            data.copy_from_slice(&found.dwords[data_at].to_le_bytes()[..data.len()]);
                        } else {
                            let mut dword = [0; 4];
                            dword[..data.len()].copy_from_slice(data);
                            let to = usize::from(RESPONSE) * GRF_DWORDS + lanes * element + lane;
                            expected.dwords[to] = u32::from_le_bytes(dword);
                        }
                    }
                }
                let message = SendMessage { channel_enable: enable, ..message(rows) };
                let start = found.clone();
                for unit in [Unit::Baseline, Unit::detect()] {
                    found.clone_from(&start);
                    space.write(BASE, &before).unwrap();
                    let mut view = space.view(BASE, BOUND as u64).first(END);
                    let there = &mut view;
                    let outcome = rows.routine()(unit, there, &message, &mut found);
                    let what = format!("{rows:?} {offsets:?} {enable:x}");
                    assert_eq!(outcome, is_done, "{what}");
                    assert!(found.dwords == expected.dwords, "{what}");
                    let mut after = [0; BOUND];
                    space.read_into(BASE, &mut after).unwrap();
                    assert!(after == memory, "{what}");
                }
                done[usize::from(is_done)] += 1;
            }
        }
    }
    assert!(done[0] > 200 && done[1] > 500, "{done:?}");
}
