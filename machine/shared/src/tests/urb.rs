//! URB messages.

use super::{Bench, PAYLOAD, POISON, RESPONSE, message, with_header};
use hw::message::{Target, Urb as Descriptor};
use hw::platforms::SKL;
use ports::{SendMessage, Urb, UrbHandle};

fn urb_message(descriptor: Descriptor, payload: u8, response: u8) -> SendMessage {
    with_header(message(Target::Urb, descriptor.encode(&SKL)[0], payload, response, 8))
}

#[test]
fn a_simd8_write_stores_data_word_k_of_lane_i_in_its_entry() {
    let mut bench = Bench::new();
    bench.set(PAYLOAD, std::array::from_fn(|lane| 16 + 2 * lane as u32));
    for k in 0..8u8 {
        bench.set(PAYLOAD + 1 + k, std::array::from_fn(|lane| (lane as u32) << 8 | u32::from(k)));
    }
    let write =
        Descriptor { urb_opcode: Descriptor::URB_OPCODE_SIMD8_WRITE, global_offset: 1, ..Default::default() };
    let mut write = urb_message(write, 9, 0);
    write.channel_enable = 0b0111_1111;
    bench.send(&write);
    for lane in 0..7 {
        let entry = bench.urb.read(UrbHandle(16 + 2 * lane), 4, 8);
        assert_eq!(entry, std::array::from_fn::<u32, 8, _>(|k| lane << 8 | k as u32));
    }
    assert_eq!(bench.urb.read(UrbHandle(16 + 14), 4, 8), [0; 8]);
}

#[test]
fn slot_offsets_and_channel_masks_precede_the_data() {
    let mut bench = Bench::new();
    bench.set(PAYLOAD, [7; 8]);
    bench.set(PAYLOAD + 1, std::array::from_fn(|lane| lane as u32));
    bench.set(PAYLOAD + 2, [0b0101 << 16; 8]);
    for k in 0..4u8 {
        bench.set(PAYLOAD + 3 + k, [100 + u32::from(k); 8]);
    }
    let write = Descriptor {
        urb_opcode: Descriptor::URB_OPCODE_SIMD8_WRITE,
        global_offset: 2,
        per_slot_offset: true,
        channel_mask_present: true,
        swizzle_control: true,
    };
    bench.send(&urb_message(write, 7, 0));
    for lane in 0..8 {
        assert_eq!(bench.urb.read(UrbHandle(7), (2 + lane) * 4, 4), [100, 0, 102, 0]);
    }
}

#[test]
fn a_simd8_read_returns_rows_to_the_enabled_lanes() {
    let mut bench = Bench::new();
    bench.poison();
    for lane in 0..8 {
        for (k, dword) in bench.urb.write(UrbHandle(lane), 0, 4).iter_mut().enumerate() {
            *dword = lane * 10 + k as u32;
        }
    }
    bench.set(PAYLOAD, std::array::from_fn(|lane| lane as u32));
    let read = Descriptor { urb_opcode: Descriptor::URB_OPCODE_SIMD8_READ, ..Default::default() };
    let mut read = urb_message(read, 1, 4);
    read.channel_enable = 0b1010_1010;
    bench.send(&read);
    for k in 0..4 {
        for lane in 0..8 {
            let expected = if lane % 2 == 1 { lane * 10 + k } else { POISON };
            assert_eq!(bench.response(k as u8)[lane as usize], expected);
        }
    }
}

#[test]
fn a_response_may_overlap_its_payload() {
    let mut bench = Bench::new();
    bench.urb.write(UrbHandle(3), 0, 2).copy_from_slice(&[11, 22]);
    bench.set(RESPONSE, [3; 8]);
    let read = Descriptor { urb_opcode: Descriptor::URB_OPCODE_SIMD8_READ, ..Default::default() };
    let mut read = urb_message(read, 1, 2);
    read.payload_grf = RESPONSE;
    bench.send(&read);
    assert_eq!(bench.response(0), [11; 8]);
    assert_eq!(bench.response(1), [22; 8]);
}

#[test]
fn an_hword_write_fills_rows_and_an_interleaved_one_fills_two_entries() {
    let mut bench = Bench::new();
    let mut header = [0; 8];
    header[0] = 4;
    header[1] = 8;
    header[5] = 0xff00;
    bench.set(PAYLOAD, header);
    bench.set(PAYLOAD + 1, std::array::from_fn(|i| i as u32 + 1));
    bench.set(PAYLOAD + 2, std::array::from_fn(|i| i as u32 + 11));
    let write =
        Descriptor { urb_opcode: Descriptor::URB_OPCODE_WRITE_HWORD, global_offset: 1, ..Default::default() };
    bench.send(&urb_message(write, 3, 0));
    assert_eq!(bench.urb.read(UrbHandle(4), 8, 16), [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18]);

    let write = Descriptor { swizzle_control: true, channel_mask_present: true, global_offset: 0, ..write };
    bench.send(&urb_message(write, 3, 0));
    assert_eq!(bench.urb.read(UrbHandle(4), 0, 8), [1, 2, 3, 4, 11, 12, 13, 14]);
    assert_eq!(bench.urb.read(UrbHandle(8), 0, 8), [5, 6, 7, 8, 15, 16, 17, 18]);
}

#[test]
fn an_oword_write_takes_the_half_that_the_header_names() {
    let mut bench = Bench::new();
    let mut header = [0; 8];
    header[0] = 2;
    header[5] = 0xff00 | 1 << 16;
    bench.set(PAYLOAD, header);
    bench.set(PAYLOAD + 1, std::array::from_fn(|i| i as u32));
    let write =
        Descriptor { urb_opcode: Descriptor::URB_OPCODE_WRITE_OWORD, global_offset: 3, ..Default::default() };
    bench.send(&urb_message(write, 2, 0));
    assert_eq!(bench.urb.read(UrbHandle(2), 12, 4), [4, 5, 6, 7]);
}

#[test]
fn an_hword_read_returns_rows() {
    let mut bench = Bench::new();
    bench.poison();
    for (i, dword) in bench.urb.write(UrbHandle(5), 0, 16).iter_mut().enumerate() {
        *dword = i as u32;
    }
    let mut header = [0; 8];
    header[0] = 5;
    header[5] = 0xff00;
    bench.set(PAYLOAD, header);
    let read = Descriptor { urb_opcode: Descriptor::URB_OPCODE_READ_HWORD, ..Default::default() };
    bench.send(&urb_message(read, 1, 2));
    assert_eq!(bench.response(1), [8, 9, 10, 11, 12, 13, 14, 15]);
}

#[test]
fn atomics_return_the_old_value() {
    let mut bench = Bench::new();
    bench.urb.write(UrbHandle(1), 2, 1)[0] = 40;
    let mut header = [0; 8];
    header[0] = 1;
    header[2] = 2;
    bench.set(PAYLOAD, header);
    for (opcode, old, new) in [
        (Descriptor::URB_OPCODE_ATOMIC_ADD, 40, 42),
        (Descriptor::URB_OPCODE_ATOMIC_INC, 42, 43),
        (Descriptor::URB_OPCODE_ATOMIC_MOV, 43, 2),
    ] {
        let atomic = Descriptor { urb_opcode: opcode, global_offset: 2, ..Default::default() };
        bench.send(&urb_message(atomic, 1, 1));
        assert_eq!(bench.response(0)[0], old);
        assert_eq!(bench.urb.read(UrbHandle(1), 2, 1), [new]);
    }
}

#[test]
fn accesses_past_the_storage_read_zeros_and_drop_writes() {
    let mut bench = Bench::new();
    bench.poison();
    let last = bench.urb.size_handles() - 1;
    bench.set(PAYLOAD, [last; 8]);
    bench.set(PAYLOAD + 1, [2047; 8]);
    let read = Descriptor {
        urb_opcode: Descriptor::URB_OPCODE_SIMD8_READ,
        per_slot_offset: true,
        ..Default::default()
    };
    bench.send(&urb_message(read, 2, 1));
    assert_eq!(bench.response(0), [0; 8]);
    let write = Descriptor { urb_opcode: Descriptor::URB_OPCODE_SIMD8_WRITE, ..read };
    bench.set(PAYLOAD + 1, [u32::MAX; 8]);
    bench.send(&urb_message(write, 3, 0));
}

#[test]
fn fixed_functions_reach_the_same_storage_through_all_shared_functions() {
    use crate::SharedFunctions;
    use ports::{Urb, UrbHandle};
    let mut bench = Bench::new();
    let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
    shared.write(UrbHandle(3), 2, 4).copy_from_slice(&[7, 8, 9, 10]);
    assert_eq!(shared.read(UrbHandle(3), 1, 4), [0, 7, 8, 9]);
    let handles = shared.size_handles();
    assert!(handles > 1000 && handles == bench.urb.size_handles());
    assert_eq!(bench.urb.read(UrbHandle(3), 2, 4), [7, 8, 9, 10]);
    assert_eq!(bench.urb.read(UrbHandle(handles - 1), 0, 16).len(), 16, "64 bytes a handle");
}

#[test]
fn a_new_draw_sees_surface_states_that_changed() {
    use crate::{MessageContext, SharedFunctions};
    use hw::message::UntypedSurfaceRead;
    use ports::{NoPixels, ThreadStart};
    let mut bench = Bench::new();
    bench.bind_raw(super::DATA, 64);
    bench.set_word(0, 5);
    bench.set_word(256, 6);
    let read = UntypedSurfaceRead { binding_table_index: 1, channel_mask_disable: 0b1110, simd_mode: 2 };
    let read = super::message(hw::message::Target::DataCache1, read.encode(&SKL)[0], 1, 1, 8);
    let (findings, ids) = (probe::Findings::default(), probe::Ids::default());
    let cx = probe::Context { platform: &SKL, findings: &findings, ids: &ids };
    let site = bench.site;
    let thread = MessageContext { site: &site, start: &ThreadStart::default(), dispatched_r0: 0 };
    let state = super::raw_buffer(super::DATA + 256, 64).encode(&SKL);
    let mut grf = ports::Grf::default();
    let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
    let mut first = |shared: &mut SharedFunctions| {
        shared.send(&read, &mut grf, &thread, &mut NoPixels, None, &cx).unwrap();
        grf.register(super::RESPONSE as usize)[0]
    };
    assert_eq!(first(&mut shared), 5);
    for (index, dword) in (0..).zip(state) {
        let at = bits::GraphicsAddress(super::SURFACE_STATES + 64 + 4 * index);
        bench.space.write_u32(at, dword).unwrap();
    }
    assert_eq!(first(&mut shared), 5, "within a draw what was resolved holds");
    shared.begin_draw();
    assert_eq!(first(&mut shared), 6);
}
