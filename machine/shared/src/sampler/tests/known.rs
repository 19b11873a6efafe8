//! Messages that were sent before: everything that a binding depends on tells them apart, and nothing else does.

use super::super::known::{Bound, Known, Way};
use super::super::message::{Operation, Request, Simd};
use bits::GraphicsAddress;
use ports::{Grf, SendMessage, Stage, ThreadSite};

const DRAW: u32 = 7;

fn bound(surface: usize) -> Bound {
    let request = Request {
        operation: Operation::Lod,
        simd: Simd::Simd8,
        binding_table_index: 0,
        sampler_index: 0,
        half_return: false,
        sampler_pointer: None,
        channels: 0xf,
        null_mask: false,
        offsets: [0; 3],
        gather_channel: 0,
        lane_offsets: false,
        parameters: &[],
        first_parameter: 0,
    };
    Bound { request, surface, combination: None, way: Way::Lanes }
}

/// A message, its registers and where it is sent.
#[derive(Clone)]
struct Sent {
    draw: u32,
    message: SendMessage,
    grf: Grf,
    site: ThreadSite,
}

/// A change of what is sent.
type Change = fn(&mut Sent);

impl Sent {
    fn new() -> Self {
        let message = SendMessage {
            shared_function: 2,
            descriptor: 0x0242_1003,
            extended_descriptor: 0x0000_4042,
            payload_grf: 10,
            payload_length: 3,
            second_payload_grf: 40,
            second_payload_length: 2,
            response_grf: 60,
            response_length: 4,
            header_present: true,
            execution_size: 8,
            channel_enable: 0xff,
            ..SendMessage::default()
        };
        let mut grf = Grf::default();
        for (number, dword) in grf.dwords.iter_mut().enumerate() {
            *dword = number as u32 * 0x0101;
        }
        let site = ThreadSite {
            stage: Stage::Pixel,
            binding_table: GraphicsAddress(0x1000),
            surface_state_base: GraphicsAddress(0x2000),
            bindless_surface_state_base: GraphicsAddress(0x3000),
            bindless_surface_state_count: 5,
            sampler_state: GraphicsAddress(0x4000),
            dynamic_state_base: GraphicsAddress(0x5000),
            ..ThreadSite::default()
        };
        Self { draw: DRAW, message, grf, site }
    }

    fn with(change: impl FnOnce(&mut Self)) -> Self {
        let mut sent = Self::new();
        change(&mut sent);
        sent
    }

    fn find(&self, known: &Known) -> Option<usize> {
        known.find(self.draw, &self.message, &self.grf, &self.site).map(|bound| bound.surface)
    }

    fn remember(&self, known: &mut Known, surface: usize) {
        known.remember(self.draw, &self.message, &self.grf, &self.site, bound(surface));
    }
}

#[test]
fn a_difference_in_anything_that_binds_makes_another_message() {
    let changes: [(&str, Change); 22] = [
        ("draw", |sent| sent.draw += 1),
        ("descriptor", |sent| sent.message.descriptor ^= 1),
        ("top of the descriptor", |sent| sent.message.descriptor ^= 1 << 31),
        ("extended descriptor", |sent| sent.message.extended_descriptor ^= 1 << 12),
        ("header, controls", |sent| sent.grf.register_mut(10)[2] ^= 1 << 22),
        ("header, sampler states", |sent| sent.grf.register_mut(10)[3] ^= 0x20),
        ("payload", |sent| {
            sent.message.payload_grf += 1;
            // The same header there.
            let header = *sent.grf.register(10);
            sent.grf.register_mut(11).copy_from_slice(&header);
        }),
        ("payload length", |sent| sent.message.payload_length += 1),
        ("second payload", |sent| sent.message.second_payload_grf += 1),
        ("second payload length", |sent| sent.message.second_payload_length += 1),
        ("response", |sent| sent.message.response_grf += 1),
        ("response length", |sent| sent.message.response_length += 1),
        ("header present", |sent| {
            sent.message.header_present = false;
        }),
        ("shared function", |sent| sent.message.shared_function += 1),
        ("stage", |sent| sent.site.stage = Stage::Compute),
        ("binding table", |sent| sent.site.binding_table.0 += 4),
        ("surface states", |sent| sent.site.surface_state_base.0 += 64),
        ("bindless surface states", |sent| sent.site.bindless_surface_state_base.0 += 64),
        ("bindless count", |sent| sent.site.bindless_surface_state_count += 1),
        ("sampler states", |sent| sent.site.sampler_state.0 += 16),
        ("dynamic state", |sent| sent.site.dynamic_state_base.0 += 64),
        ("far away", |sent| sent.site.binding_table.0 += 1 << 32),
    ];
    for (what, change) in changes {
        let (base, other) = (Sent::new(), Sent::with(change));
        let mut known = Known::default();
        assert_eq!(base.find(&known), None);
        base.remember(&mut known, 3);
        assert_eq!((base.find(&known), other.find(&known)), (Some(3), None), "{what}");
        // Whichever came first.
        let mut known = Known::default();
        other.remember(&mut known, 4);
        assert_eq!((base.find(&known), other.find(&known)), (None, Some(4)), "{what}");
        // The last one of a message counts, and nothing is left after all was forgotten.
        other.remember(&mut known, 5);
        assert_eq!(other.find(&known), Some(5), "{what}");
        known.clear();
        assert_eq!(other.find(&known), None, "{what}");
    }
}

#[test]
fn zeros_of_a_header_are_not_the_lack_of_one() {
    let header = Sent::with(|sent| sent.grf.register_mut(10).fill(0));
    let none = Sent::with(|sent| sent.message.header_present = false);
    let mut known = Known::default();
    header.remember(&mut known, 1);
    assert_eq!((header.find(&known), none.find(&known)), (Some(1), None));
}

#[test]
fn what_does_not_bind_makes_no_other_message() {
    let changes: [(&str, Change); 8] = [
        ("channels", |sent| sent.message.channel_enable = 0x0f),
        ("where it is in the kernel", |sent| sent.message.ip_bytes = 160),
        ("the first DWords of the header", |sent| sent.grf.register_mut(10)[..2].fill(9)),
        ("the last DWords of the header", |sent| sent.grf.register_mut(10)[4..].fill(9)),
        ("parameters", |sent| sent.grf.register_mut(11).fill(9)),
        ("other registers", |sent| sent.grf.register_mut(60).fill(9)),
        ("general state", |sent| sent.site.general_state_base.0 = 64),
        ("scratch", |sent| sent.site.scratch.0 = 64),
    ];
    for (what, change) in changes {
        let mut known = Known::default();
        Sent::new().remember(&mut known, 3);
        assert_eq!(Sent::with(change).find(&known), Some(3), "{what}");
    }
    // Without a header that register is a parameter.
    let headless = Sent::with(|sent| sent.message.header_present = false);
    let mut known = Known::default();
    headless.remember(&mut known, 3);
    let mut other = headless.clone();
    other.grf.register_mut(10).fill(9);
    assert_eq!(other.find(&known), Some(3));
}

#[test]
fn the_messages_of_a_kernel_are_remembered_side_by_side() {
    // The same sample to eight places, whatever the top of its descriptor is; and samples of eight surfaces.
    for top in [0, 0x0200_0000, 0x0f00_0000, 0xff00_0000] {
        let to = |register: u8| {
            Sent::with(|sent| {
                sent.message.descriptor = 0x0042_1003 | top;
                sent.message.response_grf = register;
            })
        };
        let mut known = Known::default();
        (0..8).for_each(|register| to(register).remember(&mut known, register.into()));
        let found: Vec<_> = (0..8).map(|register| to(register).find(&known)).collect();
        assert_eq!(found, (0..8).map(Some).collect::<Vec<_>>(), "{top:x}");
    }
    let of = |index: u32| Sent::with(|sent| sent.message.descriptor = 0x0242_1000 | index);
    let mut known = Known::default();
    (0..8).for_each(|index| of(index).remember(&mut known, index as usize));
    let found: Vec<_> = (0..8).map(|index| of(index).find(&known)).collect();
    assert_eq!(found, (0..8).map(Some).collect::<Vec<_>>());
}
