//! What is remembered of a message changes nothing: shared functions that have performed many messages do with each what new
//! ones do.

use super::{BINDING_TABLE, Bench, DATA, GENERAL, PAYLOAD, RESPONSE, SECOND, WITH_BAY_TRAIL, raw_buffer};
use crate::{MessageContext, SharedFunctions, UrbStorage};
use bits::GraphicsAddress;
use hw::Platform;
use hw::message::{ByteScatteredRead, Target, UntypedSurfaceRead};
use ports::{Grf, NoPixels, SendMessage, Stage, ThreadSite};
use probe::{Context, Findings, Ids};

struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit as u64) as usize
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

/// A message whose lengths are those of its descriptor, as an executor sends it.
fn sent(dice: &mut Dice, platform: &'static Platform) -> SendMessage {
    let binding_table_index = dice.of(&[1, 1, 2, 3, 4, 254, 255]);
    let wide = dice.below(2);
    let (mut descriptor, answers) = if dice.below(2) == 0 {
        let off = dice.of(&[0b1110, 0b1100, 0b1000, 0, 0b1010]);
        let simd_mode = [2, 1][wide];
        let read = UntypedSurfaceRead { binding_table_index, channel_mask_disable: off, simd_mode };
        (read.encode(platform)[0], (4 - off.count_ones() as usize) * (1 + wide))
    } else {
        let data_size = dice.of(&[0, 1, 2, 3]);
        let read = ByteScatteredRead { binding_table_index, data_size, simd_mode: wide as u32 };
        (read.encode(platform)[0], 1 + wide)
    };
    // The other port takes the same bits for something else.
    let port = dice.of(&[Target::DataCache, Target::DataCache, super::untyped_port(platform)]);
    if dice.below(16) == 0 {
        // Whatever that asks for, it is the same message, which reads.
        descriptor ^= 1 << (8 + dice.below(6));
    }
    let header = usize::from(dice.below(6) == 0);
    let response = if dice.below(8) == 0 { dice.below(9) } else { answers };
    let payload = if dice.below(8) == 0 { 1 + dice.below(4) } else { header + 1 + wide };
    let lengths = (payload << 25 | response << 20 | header << 19) as u32;
    SendMessage {
        shared_function: port as u8,
        descriptor: descriptor & 0x7_ffff | lengths,
        payload_grf: PAYLOAD + dice.of(&[0, 0, 2]) - header as u8,
        payload_length: payload as u8,
        second_payload_grf: SECOND,
        response_grf: RESPONSE + dice.of(&[0, 0, 8]),
        response_length: response as u8,
        header_present: header != 0,
        execution_size: 8 << wide,
        channel_enable: dice.of(&[0xffff, 0xff, 0xa5c3]),
        in_system_routine: dice.below(12) == 0,
        ..SendMessage::default()
    }
}

#[test]
fn many_messages_do_what_each_does_alone() {
    for (number, platform) in WITH_BAY_TRAIL.into_iter().enumerate() {
        let mut bench = Bench::on(platform);
        for word in 0..0x1000_u64 {
            bench.set_word(4 * word, (word as u32).wrapping_mul(0x9e37_79b1) | 1);
            let general = GraphicsAddress(GENERAL + 4 * word);
            bench.space.write_u32(general, (word as u32).wrapping_mul(0x85eb_ca6b) | 1).unwrap();
            bench.slm.write_u32(4 * word as u32, (word as u32).wrapping_mul(0xc2b2_ae35) | 1);
        }
        // Five buffers, of which a table names four; three tables.
        for surface in 0..5 {
            bench.bind(surface, &raw_buffer(DATA + 0x800 * surface, 0x400 + 0x100 * surface as u32));
        }
        let tables = [0, 0x400, 0x800].map(|distance| GraphicsAddress(BINDING_TABLE + 0x8000 + distance));
        let point = |bench: &Bench, table: usize, index: u64, surface: usize| {
            bench.space.write_u32(tables[table].offset(4 * index), 64 * surface as u32).unwrap();
        };
        let mut dice = Dice(number as u64);
        for table in 0..3 {
            (1..5).for_each(|index| point(&bench, table, index, dice.below(5)));
        }
        bench.set(PAYLOAD - 1, [0, 0, 0, 0, 0, 0, 0, 0xffff]);
        bench.set(PAYLOAD, std::array::from_fn(|lane| 4 * lane as u32));
        bench.set(PAYLOAD + 1, std::array::from_fn(|lane| 64 + 20 * lane as u32));
        bench.set(PAYLOAD + 2, std::array::from_fn(|lane| 0x300 + 48 * lane as u32));
        bench.set(PAYLOAD + 3, std::array::from_fn(|lane| 3 + 7 * lane as u32));
        bench.poison();
        let Bench { space, site, slm, start, grf, .. } = &mut bench;
        let (space, site, ids) = (&*space, *site, Ids::default());
        let mut urb = UrbStorage::new();
        let mut old = SharedFunctions::new(&mut urb, space);
        let mut answers = std::collections::BTreeSet::new();
        for round in 0..4000 {
            if dice.below(64) == 0 {
                // A table changes, from the next draw on.
                let (table, index, surface) = (dice.below(3), 1 + dice.below(4) as u64, dice.below(5));
                space.write_u32(tables[table].offset(4 * index), 64 * surface as u32).unwrap();
                old.begin_draw();
            }
            let message = sent(&mut dice, platform);
            let site = ThreadSite {
                stage: dice.of(&[Stage::Vertex, Stage::Pixel, Stage::Pixel, Stage::Compute]),
                binding_table: dice.of(&tables),
                ..site
            };
            let thread = MessageContext { site: &site, start, dispatched_r0: 0 };
            let send = |shared: &mut SharedFunctions| {
                let (mut grf, findings): (Grf, _) = (grf.clone(), Findings::default());
                let cx = Context { platform, findings: &findings, ids: &ids };
                let reply = shared.send(&message, &mut grf, &thread, &mut NoPixels, Some(slm), &cx);
                (reply, grf.dwords, findings.list())
            };
            let found = send(&mut old);
            let mut no_urb = UrbStorage::new();
            let expected = send(&mut SharedFunctions::new(&mut no_urb, space));
            assert!(found == expected, "{} {round}: {message:x?} {site:x?}", platform.name);
            answers.insert(found.1[usize::from(message.response_grf) * 8]);
        }
        // Different messages have different answers.
        assert!(answers.len() > 40, "{}", answers.len());
    }
}
