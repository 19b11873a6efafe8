//! Which function the id of a message reaches on each platform, and that payload and response are where the message says.

use super::{Bench, DATA, SURFACE_STATES, image, raw_buffer};
use crate::{MessageContext, SharedFunctions};
use bits::GraphicsAddress;
use hw::Platform;
use hw::format::SurfaceFormat;
use hw::platforms::{BDW, BXT, BYT, SKL};
use ports::{
    BarrierMessage, InterpolatorMode, InterpolatorRequest, PixelThread, RenderTargetRead, RenderTargetWrite,
    SendMessage, SendReply, Urb, UrbHandle,
};
use probe::{Context, Findings, Ids, Kind, Stop};

/// A pixel pipeline that notes what reaches it, and whose barycentrics are numbers of slots.
#[derive(Default)]
struct Pixels {
    written: Vec<(u8, u32)>,
    asked: Vec<InterpolatorMode>,
}

impl PixelThread for Pixels {
    fn write(&mut self, write: &RenderTargetWrite, _: &Context) -> Result<(), Stop> {
        self.written.push((write.binding_table_index, write.color[2][7]));
        Ok(())
    }
    fn read(&mut self, _: &RenderTargetRead, _: &Context) -> Result<[[u32; 16]; 4], Stop> {
        unreachable!("no message reads")
    }
    fn interpolate(&mut self, request: &InterpolatorRequest, _: &Context) -> [[f32; 16]; 2] {
        self.asked.push(request.mode);
        std::array::from_fn(|which| std::array::from_fn(|slot| (100 * which + slot) as f32))
    }
}

/// Where the payload lies and where the response goes.
const PAYLOAD: u8 = 33;
const RESPONSE: u8 = 97;
const POISON: u32 = 0x5555_aaaa;

/// What one message did.
struct Done {
    reply: SendReply,
    response: [[u32; 8]; 3],
    pixels: Pixels,
    findings: Vec<(Kind, &'static str, String)>,
}

impl Done {
    /// Nothing to say, and a response of these registers with nothing behind them.
    fn is_plain(&self, registers: &[[u32; 8]]) -> bool {
        let behind = &self.response[registers.len()..];
        self.reply == SendReply::Done
            && self.findings.is_empty()
            && self.response.starts_with(registers)
            && behind.iter().all(|register| *register == [POISON; 8])
    }
}

/// Where a payload begins.
enum Payload<'t> {
    Header([u32; 8]),
    Rows(&'t [[u32; 8]]),
}

/// Sends a message of eight channels with this payload, and a response of so many registers.
fn send(platform: &'static Platform, id: u8, descriptor: u32, payload: Payload, response: u8) -> Done {
    let (header_present, payload) = match &payload {
        Payload::Header(header) => (true, std::slice::from_ref(header)),
        Payload::Rows(rows) => (false, *rows),
    };
    let mut bench = Bench::new();
    // Index 1 is memory, index 2 an image of 16 by 8 pixels; every function would answer with something else.
    for (index, state) in [(1, raw_buffer(DATA, 256)), (2, image(SurfaceFormat::R8G8B8A8_UNORM, 64))] {
        let at = 64 * index;
        for (word, dword) in (0..).zip(state.encode(platform)) {
            bench.space.write_u32(GraphicsAddress(SURFACE_STATES + at + 4 * word), dword).unwrap();
        }
        bench.space.write_u32(GraphicsAddress(super::BINDING_TABLE + 4 * index), at as u32).unwrap();
    }
    for word in 0..64 {
        bench.set_word(4 * word, 0x1000 + word as u32);
        bench.slm.write_u32(4 * word as u32, 0x2000 + word as u32);
    }
    for (word, dword) in (0..).zip(bench.urb.write(UrbHandle(5), 0, 16)) {
        *dword = 0x3000 + word;
    }
    for (register, dwords) in (0..).zip(payload) {
        bench.set(PAYLOAD + register, *dwords);
    }
    for register in 0..3 {
        bench.set(RESPONSE + register, [POISON; 8]);
    }
    let message = SendMessage {
        shared_function: id,
        descriptor,
        payload_grf: PAYLOAD,
        payload_length: payload.len() as u8,
        response_grf: RESPONSE,
        response_length: response,
        header_present,
        execution_size: 8,
        channel_enable: 0xff,
        end_of_thread: id == 7,
        ..SendMessage::default()
    };
    let (findings, ids, mut pixels) = (Findings::default(), Ids::default(), Pixels::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let thread = MessageContext { site: &bench.site, start: &bench.start, dispatched_r0: 0 };
    let mut shared = SharedFunctions::new(&mut bench.urb, &bench.space);
    let slm = Some(&bench.slm);
    let reply = shared.send(&message, &mut bench.grf, &thread, &mut pixels, slm, &cx).unwrap();
    let response = std::array::from_fn(|n| *bench.grf.register(RESPONSE as usize + n));
    let findings = findings.list().into_iter();
    let findings = findings.map(|(found, _)| (found.kind, found.system, found.what.to_string())).collect();
    Done { reply, response, pixels, findings }
}

/// Eight numbers that follow each other.
fn from(first: u32) -> [u32; 8] {
    std::array::from_fn(|lane| first + lane as u32)
}

/// A header with one DWord that is not zero.
fn header(index: usize, value: u32) -> [u32; 8] {
    std::array::from_fn(|dword| if dword == index { value } else { 0 })
}

/// Eight offsets, four bytes apart.
const OFFSETS: [u32; 8] = [0, 4, 8, 12, 16, 20, 24, 28];

use Payload::{Header, Rows};

#[test]
fn every_function_answers_to_its_id() {
    for platform in [&SKL, &BXT, &BDW, &BYT] {
        let name = platform.name;
        let send = |id, descriptor, payload, response| send(platform, id, descriptor, payload, response);

        // 2: "resinfo" of the image, SIMD8: width, then height.
        let sampler = send(2, 1 << 17 | 10 << 12 | 2, Rows(&[[0; 8]]), 4);
        assert_eq!(sampler.response[..2], [[16; 8], [8; 8]], "{name}");

        // 3: a barrier, for who runs the group.
        let barrier = BarrierMessage { barrier_id: 5, response_grf: RESPONSE, ..Default::default() };
        let gateway = send(3, 4, Header(header(2, 5 << 24)), 0);
        assert_eq!((gateway.reply, gateway.findings), (SendReply::Barrier(barrier), vec![]), "{name}");

        // 4: a block through the sampler's cache; local memory of data port 2 on Gen9.
        let port = match platform.generation {
            7 => send(4, 1 << 14 | 2 << 8 | 1, Header(header(2, 12)), 1),
            8 => send(4, 4 << 14 | 2 << 8 | 1, Header(header(2, 12)), 1),
            _ => send(4, 4 << 15 | 2 << 10, Rows(&[OFFSETS]), 1),
        };
        let expected = if platform.generation == 9 { from(0x2000) } else { from(0x1003) };
        assert!(port.is_plain(&[expected]), "{name} {:x?} {:?}", port.response, port.findings);

        // 5: the colour of a render target write, SIMD8, to index 3, the last of its thread.
        let colors = [from(10), from(20), from(30), from(40)];
        let render_cache = send(5, 12 << 14 | 1 << 12 | 4 << 8 | 3, Rows(&colors), 0);
        assert!(render_cache.is_plain(&[]), "{name} {:?}", render_cache.findings);
        assert_eq!((render_cache.pixels.written, render_cache.pixels.asked), (vec![(3, 37)], vec![]));

        // 6: two rows of an entry.
        let mut handles = header(0, 5);
        handles[5] = 0xff00;
        let urb = send(6, 2, Header(handles), 2);
        assert!(urb.is_plain(&[from(0x3000), from(0x3008)]), "{name} {:x?}", urb.response);

        // 7: the end of a thread.
        assert!(send(7, 0x10, Rows(&[[0; 8]]), 0).is_plain(&[]), "{name}");

        // 9 and 10: a block of two OWords behind the second and the first.
        let constants = send(9, 2 << 8 | 1, Header(header(2, 2)), 1);
        assert!(constants.is_plain(&[from(0x1008)]), "{name} {:x?}", constants.response);
        let data_cache = send(10, 2 << 8 | 1, Header(header(2, 1)), 1);
        assert!(data_cache.is_plain(&[from(0x1004)]), "{name} {:x?}", data_cache.response);

        // 11: barycentrics at an offset.
        let row = [from(0)];
        let interpolator = send(11, 0xe3, Rows(&row), 2);
        let numbers = |first: f32| std::array::from_fn(|lane| (first + lane as f32).to_bits());
        assert!(interpolator.is_plain(&[numbers(0.0), numbers(100.0)]), "{name}");
        assert_eq!(interpolator.pixels.asked, [InterpolatorMode::Offset(3, -2)], "{name}");
        assert!(interpolator.pixels.written.is_empty());

        // 12: the first channel of untyped memory; Gen7 has no data port 1.
        let port = send(12, 1 << 14 | 2 << 12 | 0xe << 8 | 1, Rows(&[OFFSETS]), 1);
        if platform.generation == 7 {
            assert_eq!((port.findings[0].0, port.findings[0].1), (Kind::Undefined, "DP-45"));
            assert_eq!(port.response[..2], [[0; 8], [POISON; 8]]);
        } else {
            assert!(port.is_plain(&[from(0x1000)]), "{name} {:x?} {:?}", port.response, port.findings);
        }
    }
}

#[test]
fn ids_without_a_function_and_functions_that_are_not_built_give_zeros() {
    for platform in [&SKL, &BXT, &BDW, &BYT] {
        for response in 0..3 {
            let zeros = |done: &Done| {
                let (zeroed, kept) = done.response.split_at(response);
                done.reply == SendReply::Done
                    && zeroed.iter().all(|register| *register == [0; 8])
                    && kept.iter().all(|register| *register == [POISON; 8])
            };
            // The null function takes any message and says nothing.
            let null = send(platform, 0, 0x1234, Rows(&[from(1)]), response as u8);
            assert!(zeros(&null) && null.findings.is_empty(), "{:?}", null.findings);
            for id in [1, 14, 15] {
                let nobody = send(platform, id, 0, Rows(&[from(1)]), response as u8);
                let says = format!("shared function id {id} does not exist");
                assert_eq!(nobody.findings, [(Kind::Undefined, "C46", says)]);
                assert!(zeros(&nobody), "{} {id}", platform.name);
            }
            for id in [8, 13] {
                let motion = send(platform, id, 0, Rows(&[from(1)]), response as u8);
                let says = "video motion estimation message: zeros are returned".to_string();
                assert_eq!(motion.findings, [(Kind::Gap, "VM-01", says)]);
                assert!(zeros(&motion), "{} {id}", platform.name);
            }
            // A function that has no message with such a descriptor.
            let other = send(platform, 10, 0xf << 14, Rows(&[from(1)]), response as u8);
            let says = "DataCache has no message with descriptor 0x0003c000".to_string();
            assert_eq!(other.findings, [(Kind::Undefined, "DP-45", says)]);
            assert!(zeros(&other), "{}", platform.name);
        }
    }
}
