//! What a descriptor leads to is found again, and performed without a second look.

use super::*;
use bits::GraphicsAddress;
use hw::format::SurfaceFormat;
use hw::message::Target;
use hw::platforms::SKL;
use memory::AddressSpace;
use probe::{Findings, Ids};

const TABLE: u64 = 0x1_0000;
const STATES: u64 = 0x2_0000;
const DATA: u64 = 0x3_0000;

/// Memory with a raw buffer of 256 bytes as each of four surfaces, 256 bytes apart; DWord n is n.
fn space() -> AddressSpace {
    let mut space = AddressSpace::new(1 << 28).unwrap();
    space.bind_anonymous(GraphicsAddress(TABLE), 0x3_0000).unwrap();
    for index in 0..4 {
        let state = hw::RenderSurfaceState {
            surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER,
            surface_format: u32::from(SurfaceFormat::RAW.0),
            width: 127,
            height: 1,
            surface_base_address: DATA + 256 * index,
            ..Default::default()
        };
        for (number, dword) in state.encode(&SKL).into_iter().enumerate() {
            space.write_u32(GraphicsAddress(STATES + 64 * index + 4 * number as u64), dword).unwrap();
        }
        space.write_u32(GraphicsAddress(TABLE + 4 * index), 64 * index as u32).unwrap();
    }
    (0..256).for_each(|dword| space.write_u32(GraphicsAddress(DATA + 4 * dword), dword as u32).unwrap());
    space
}

fn site() -> ThreadSite {
    let (binding_table, surface_state_base) = (GraphicsAddress(TABLE), GraphicsAddress(STATES));
    ThreadSite { binding_table, surface_state_base, ..ThreadSite::default() }
}

/// A read of a DWord for each of eight lanes.
fn read(binding_table_index: u32) -> SendMessage {
    let read = UntypedSurfaceRead { binding_table_index, channel_mask_disable: 0b1110, simd_mode: 2 };
    SendMessage {
        shared_function: Target::DataCache1 as u8,
        descriptor: read.encode(&SKL)[0] | 1 << 25 | 1 << 20,
        payload_grf: 10,
        payload_length: 1,
        response_grf: 60,
        response_length: 1,
        execution_size: 8,
        channel_enable: 0xff,
        ..SendMessage::default()
    }
}

#[test]
fn messages_are_found_again_in_their_draw_and_performed() {
    let (space, findings, ids) = (space(), Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut bindings = Bindings::new(&space);
    let mut sites = Sites::new();
    let site = site();
    let other = ThreadSite { stage: ports::Stage::Compute, ..site };
    for draw in 0..3 {
        let mut numbers = Vec::new();
        for index in 0..4 {
            let message = read(index);
            assert_eq!(sites.find(&message, &site), None, "{draw} {index}");
            let number = sites.bind(&message, &site, &mut bindings, &cx).unwrap();
            assert_eq!(sites.find(&message, &site), Some(number), "{draw} {index}");
            assert_eq!(sites.find(&message, &other), None, "{draw} {index}");
            numbers.push(number);
        }
        for (index, &number) in numbers.iter().enumerate() {
            let message = read(index as u32);
            assert_eq!(sites.find(&message, &site), Some(number), "{draw} {index}");
            let mut grf = Grf::default();
            grf.register_mut(10).copy_from_slice(&[0, 4, 8, 252, 16, 16, 4, 0]);
            assert!(sites.perform(number, &message, &mut grf, None));
            let first = 64 * index as u32;
            let expected = [0, 1, 2, 63, 4, 4, 1, 0].map(|dword| first + dword);
            assert_eq!(*grf.register(60), expected);
            // What the system routine sends, and what reaches outside, goes another way.
            let routine = SendMessage { in_system_routine: true, ..message };
            assert!(!sites.perform(number, &routine, &mut grf, None));
            grf.register_mut(10)[3] = 253;
            grf.register_mut(60).fill(9);
            assert!(!sites.perform(number, &message, &mut grf, None));
            assert_eq!(*grf.register(60), [9; 8]);
            let (known, is_plain) = sites.message(number).unwrap();
            assert!(
                matches!(known, Message::UntypedSurfaceRead(read) if read.binding_table_index == index as u32)
            );
            assert!(is_plain);
        }
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 4);
        sites.begin_draw();
    }
    assert_eq!(findings.list(), []);
}

#[test]
fn local_memory_is_that_of_the_group_and_other_messages_are_not_performed() {
    let (space, findings, ids) = (space(), Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let (mut bindings, mut sites, site) = (Bindings::new(&space), Sites::new(), site());
    let mut slm = Slm::default();
    slm.write_u32(8, 77);
    let message = read(SHARED_LOCAL_MEMORY);
    let number = sites.bind(&message, &site, &mut bindings, &cx).unwrap();
    let mut grf = Grf::default();
    grf.register_mut(10).fill(8);
    assert!(!sites.perform(number, &message, &mut grf, None));
    assert_eq!(*grf.register(60), [0; 8]);
    let local = &mut slm;
    assert!(sites.perform(number, &message, &mut grf, Some(local)));
    assert_eq!(*grf.register(60), [77; 8]);
    // Lengths that are not the descriptor's, a header, every second channel, what no port has.
    let strange = read(1);
    let header = SendMessage { header_present: true, descriptor: strange.descriptor | 1 << 19, ..strange };
    let short = SendMessage { response_length: 0, descriptor: strange.descriptor & !(1 << 20), ..strange };
    let mut second = strange;
    second.descriptor ^= 0b1111 << 8 ^ 0b0101 << 8;
    let none = SendMessage { descriptor: 31 << 14, ..strange };
    for (message, is_known) in [(header, true), (short, true), (second, true), (none, false)] {
        let number = sites.bind(&message, &site, &mut bindings, &cx).unwrap();
        assert!(!sites.perform(number, &message, &mut grf, None), "{message:x?}");
        assert_eq!(sites.message(number).is_some(), is_known, "{message:x?}");
    }
}
