//! Messages from descriptor and payload to response and memory, against memory of no buffer object.

mod abreast;
mod atomic_forms;
mod atomics;
mod data_cache;
mod data_cache_1;
mod errors;
mod formats;
mod framework;
mod gateway;
mod l3;
mod media;
mod media_blocks;
mod models;
mod orders;
mod pixels;
mod remembered;
mod router;
mod rows;
mod scaled;
mod shapes;
mod typed;
mod urb;

use crate::{GatewayTimer, MessageContext, SharedFunctions, Slm, UrbStorage};
use bits::GraphicsAddress;
use hw::Platform;
use hw::format::SurfaceFormat;
use hw::message::Target;
use hw::platforms::{BDW, BXT, BYT, SKL};
use memory::AddressSpace;
use ports::{Grf, NoPixels, PixelThread, SendMessage, SendReply, ThreadSite, ThreadStart};
use probe::{Context, Findings, Ids, Kind, Stop};

/// Where things lie in the test's address space.
const GENERAL: u64 = 0x10_0000;
const BINDING_TABLE: u64 = 0x20_0000;
const SURFACE_STATES: u64 = 0x21_0000;
const DATA: u64 = 0x30_0000;
const DATA_BYTES: u64 = 0x1_0000;
/// First payload register, first register of the second payload, first response register.
const PAYLOAD: u8 = 10;
const SECOND: u8 = 40;
const RESPONSE: u8 = 80;

/// Platforms whose data ports have 64-bit addresses.
const PLATFORMS: [&Platform; 3] = [&SKL, &BXT, &BDW];
/// The same with the one whose messages are all on data port 0 and the render cache.
const WITH_BAY_TRAIL: [&Platform; 4] = [&SKL, &BXT, &BDW, &BYT];
/// Platforms with data port 2.
const GEN9: [&Platform; 2] = [&SKL, &BXT];

/// Everything a message needs.
struct Bench {
    space: AddressSpace,
    urb: UrbStorage,
    slm: Slm,
    site: ThreadSite,
    grf: Grf,
    findings: Findings,
    dispatched_r0: u32,
    start: ThreadStart,
    timer: GatewayTimer,
    platform: &'static Platform,
}

impl Bench {
    fn new() -> Self {
        Self::on(&SKL)
    }

    fn on(platform: &'static Platform) -> Self {
        let mut space = AddressSpace::new(1 << 28).unwrap();
        for (at, bytes) in [(GENERAL, 0x1_0000), (BINDING_TABLE, 0x2_0000), (DATA, DATA_BYTES)] {
            space.bind_anonymous(GraphicsAddress(at), bytes).unwrap();
        }
        Self {
            space,
            urb: UrbStorage::new(),
            slm: Slm::default(),
            site: ThreadSite {
                binding_table: GraphicsAddress(BINDING_TABLE),
                surface_state_base: GraphicsAddress(SURFACE_STATES),
                general_state_base: GraphicsAddress(GENERAL),
                general_state_bytes: 0xffff_f000,
                ..ThreadSite::default()
            },
            grf: Grf::default(),
            findings: Findings::default(),
            dispatched_r0: 0,
            start: ThreadStart::default(),
            timer: GatewayTimer::default(),
            platform,
        }
    }

    /// Makes `state` the surface of a binding table index.
    fn bind(&self, index: u64, state: &hw::RenderSurfaceState) {
        let at = SURFACE_STATES + index * 64;
        for (i, dword) in state.encode(self.platform).into_iter().enumerate() {
            self.space.write_u32(GraphicsAddress(at + 4 * i as u64), dword).unwrap();
        }
        let entry = GraphicsAddress(BINDING_TABLE + 4 * index);
        self.space.write_u32(entry, (index * 64) as u32).unwrap();
    }

    /// A raw buffer of `bytes` bytes at `base` as binding table index 1.
    fn bind_raw(&self, base: u64, bytes: u32) {
        self.bind(1, &raw_buffer(base, bytes));
    }

    fn set(&mut self, register: u8, values: [u32; 8]) {
        self.grf.register_mut(register as usize).copy_from_slice(&values);
    }

    /// Fills the response registers with a pattern that no test writes.
    fn poison(&mut self) {
        for register in 0..16 {
            self.set(RESPONSE + register, [POISON; 8]);
        }
    }

    fn response(&self, register: u8) -> [u32; 8] {
        *self.grf.register((RESPONSE + register) as usize)
    }

    fn word(&self, offset: u64) -> u32 {
        self.space.read_u32(GraphicsAddress(DATA + offset)).unwrap()
    }

    fn set_word(&self, offset: u64, value: u32) {
        self.space.write_u32(GraphicsAddress(DATA + offset), value).unwrap();
    }

    fn try_send_with<P: PixelThread>(
        &mut self,
        message: &SendMessage,
        pixels: &mut P,
    ) -> Result<SendReply, Stop> {
        let ids = Ids::default();
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &ids };
        let thread =
            MessageContext { site: &self.site, start: &self.start, dispatched_r0: self.dispatched_r0 };
        let mut shared = SharedFunctions::new(&mut self.urb, &self.space);
        shared.timer = self.timer;
        shared.send(message, &mut self.grf, &thread, pixels, Some(&self.slm), &cx)
    }

    fn try_send(&mut self, message: &SendMessage) -> Result<SendReply, Stop> {
        self.try_send_with(message, &mut NoPixels)
    }

    /// Sends a message that must succeed without anything to report.
    fn send(&mut self, message: &SendMessage) {
        assert_eq!(self.try_send(message), Ok(SendReply::Done));
        assert_eq!(self.findings.list(), []);
    }

    fn found(&self, kind: Kind, system: &str) -> bool {
        self.findings.list().iter().any(|(finding, _)| finding.kind == kind && finding.system == system)
    }
}

const POISON: u32 = 0xdead_beef;

fn identity_selects() -> hw::RenderSurfaceState {
    use hw::enums::shader_channel_select as scs;
    hw::RenderSurfaceState {
        shader_channel_select_red: scs::RED,
        shader_channel_select_green: scs::GREEN,
        shader_channel_select_blue: scs::BLUE,
        shader_channel_select_alpha: scs::ALPHA,
        ..Default::default()
    }
}

/// A raw buffer of `bytes` bytes at `base`.
fn raw_buffer(base: u64, bytes: u32) -> hw::RenderSurfaceState {
    let last = bytes - 1;
    hw::RenderSurfaceState {
        surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER,
        surface_format: u32::from(SurfaceFormat::RAW.0),
        width: last & 0x7f,
        height: last >> 7 & 0x3fff,
        depth: last >> 21,
        surface_pitch: 0,
        surface_base_address: base,
        ..identity_selects()
    }
}

/// A linear 2D surface of 16 by 8 pixels at `DATA`, rows `pitch_bytes` bytes apart.
fn image(format: SurfaceFormat, pitch_bytes: u32) -> hw::RenderSurfaceState {
    hw::RenderSurfaceState {
        surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_2D,
        surface_format: u32::from(format.0),
        surface_horizontal_alignment: 1,
        surface_vertical_alignment: 1,
        width: 15,
        height: 7,
        surface_pitch: pitch_bytes - 1,
        surface_base_address: DATA,
        ..identity_selects()
    }
}

/// A message of `payload` registers and `response` registers with all channels of `channels` on.
fn message(target: Target, descriptor: u32, payload: u8, response: u8, channels: u8) -> SendMessage {
    SendMessage {
        shared_function: target as u8,
        descriptor,
        payload_grf: PAYLOAD,
        payload_length: payload,
        second_payload_grf: SECOND,
        response_grf: RESPONSE,
        response_length: response,
        execution_size: channels,
        channel_enable: bits::mask(u32::from(channels)),
        ..SendMessage::default()
    }
}

/// A message to data port 1, with data in a second payload.
fn port_1(
    platform: &Platform,
    descriptor: u32,
    payload: u8,
    second: u8,
    response: u8,
    channels: u8,
) -> SendMessage {
    SendMessage {
        second_payload_length: second,
        ..message(untyped_port(platform), descriptor, payload, response, channels)
    }
}

/// The port of untyped messages.
fn untyped_port(platform: &Platform) -> Target {
    if platform.generation == 7 { Target::DataCache } else { Target::DataCache1 }
}

/// The port of typed and media messages, which is the render cache where there is no data port 1.
fn typed_port(platform: &Platform) -> Target {
    if platform.generation == 7 { Target::RenderCache } else { Target::DataCache1 }
}

/// The port of the sampler cache, which is that of the constant cache where data port 2 has its number.
fn sampler_port(platform: &Platform) -> Target {
    if platform.generation == 9 { Target::ConstantCache } else { Target::SamplerCache }
}

/// Eight 64-bit addresses in two registers.
fn set_addresses(bench: &mut Bench, address: impl Fn(u64) -> u64) {
    let mut dwords = [0u32; 16];
    for lane in 0..8u64 {
        dwords[2 * lane as usize] = address(lane) as u32;
        dwords[2 * lane as usize + 1] = (address(lane) >> 32) as u32;
    }
    bench.set(PAYLOAD, dwords[..8].try_into().unwrap());
    bench.set(PAYLOAD + 1, dwords[8..].try_into().unwrap());
}

fn with_header(message: SendMessage) -> SendMessage {
    SendMessage { header_present: true, ..message }
}

#[test]
fn a_shared_function_that_does_not_exist_is_undefined_and_returns_zeros() {
    let mut bench = Bench::new();
    bench.poison();
    let mut unknown = message(Target::Null, 0, 1, 1, 8);
    unknown.shared_function = 15;
    bench.try_send(&unknown).unwrap();
    assert!(bench.found(Kind::Undefined, "C46"));
    assert_eq!(bench.response(0), [0; 8]);
}

#[test]
fn the_end_of_a_compute_thread_is_silent() {
    use hw::message::ThreadSpawner;
    let dereference = ThreadSpawner { resource_select: 1, ..ThreadSpawner::default() };
    let spawn = ThreadSpawner { opcode: ThreadSpawner::OPCODE_SPAWN_THREAD, ..dereference };
    for platform in [&SKL, &BXT, &BDW] {
        for (descriptor, end_of_thread, expected) in [
            (ThreadSpawner::default(), true, None),
            (dereference, true, None),
            (dereference, false, Some((Kind::Undefined, "C29"))),
            (spawn, true, Some((Kind::Gap, "C28"))),
            (spawn, false, Some((Kind::Gap, "C28"))),
        ] {
            let mut bench = Bench::on(platform);
            bench.poison();
            let mut end = message(Target::ThreadSpawner, descriptor.encode(platform)[0], 1, 0, 8);
            end.end_of_thread = end_of_thread;
            assert_eq!(bench.try_send(&end), Ok(SendReply::Done));
            let found = bench.findings.list();
            let found = found.first().map(|(finding, _)| (finding.kind, finding.system));
            assert_eq!(found, expected, "{} {descriptor:?} {end_of_thread}", platform.name);
            assert_eq!(bench.response(0), [POISON; 8]);
        }
    }
}

#[test]
fn random_descriptors_never_panic() {
    let mut bench = Bench::new();
    bench.bind_raw(DATA, 256);
    let mut seed = 0x2545_f491_4f6c_dd1du64;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed as u32
    };
    for _ in 0..20_000 {
        for dword in bench.grf.dwords.iter_mut() {
            *dword = next();
        }
        let descriptor = next();
        let target = (next() & 15) as u8;
        let random = SendMessage {
            // The sampler has tests of its own.
            shared_function: if target == Target::Sampler as u8 { 0 } else { target },
            descriptor: if next() & 1 != 0 { descriptor & !0xff | 1 } else { descriptor },
            extended_descriptor: next(),
            payload_grf: (next() & 127) as u8,
            payload_length: (next() & 15) as u8,
            second_payload_grf: (next() & 127) as u8,
            second_payload_length: (next() & 15) as u8,
            response_grf: (next() & 127) as u8,
            response_length: (next() & 31) as u8,
            header_present: next() & 1 != 0,
            execution_size: 1 << (next() % 6),
            channel_enable: next(),
            end_of_thread: next() & 1 != 0,
            ip_bytes: 0,
            in_system_routine: next() & 1 != 0,
        };
        // A page fault is a good answer, too.
        let _ = bench.try_send(&random);
    }
}
