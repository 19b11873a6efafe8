//! Every message type in every layout: its parameters in order, and where its results go.

use super::*;
use crate::sampler::tests::bench::{EVERY, SELECTING};
use probe::{Findings, Ids, Kind};

/// SIMD modes of the descriptor.
const FOUR_BY_TWO: u32 = Sampler::SIMD_MODE_SIMD4X2;
const EIGHT: u32 = Sampler::SIMD_MODE_SIMD8;
const SIXTEEN: u32 = Sampler::SIMD_MODE_SIMD16;
/// Header bit that makes SIMD4x2 of what is SIMD8D without.
const SIMD4X2: u32 = 1 << 22;
const NULL_MASK: u32 = 1 << 23;

fn sample(lod: LodSource, compare: bool, reduction: Reduction) -> Operation {
    Operation::Sample { lod, compare, reduction }
}

/// Type, operation, parameters of eight and sixteen lanes, parameters of two.
type Row = (u32, Operation, &'static [Parameter], &'static [Parameter]);

/// [skl.7:Payload Parameter Definition]
fn table() -> Vec<Row> {
    use LodSource::*;
    use Parameter::{Lod, *};
    use Reduction::{Maximum, Minimum, Sum};
    vec![
        (0x00, sample(Implicit, false, Sum), &[U, V, R, Ai, MinLod], &[]),
        (0x01, sample(Bias, false, Sum), &[Lod, U, V, R, Ai, MinLod], &[]),
        (0x02, sample(Explicit, false, Sum), &[Lod, U, V, R, Ai], &[U, V, R, Ai, Lod]),
        (0x03, sample(Implicit, true, Sum), &[Ref, U, V, R, Ai, MinLod], &[]),
        (
            0x04,
            sample(Gradients, false, Sum),
            &[U, DuDx, DuDy, V, DvDx, DvDy, R, DrDx, DrDy, Ai, MinLod],
            &[U, V, R, Ai, DuDx, DuDy, DvDx, DvDy, DrDx, DrDy, MinLod],
        ),
        (0x05, sample(Bias, true, Sum), &[Ref, Lod, U, V, R, Ai, MinLod], &[]),
        (0x06, sample(Explicit, true, Sum), &[Ref, Lod, U, V, R, Ai], &[U, V, R, Ai, Ref, Lod]),
        (0x07, Operation::Load { multisample: false }, &[U, V, Lod, R], &[U, V, R, Lod]),
        (0x08, Operation::Gather { compare: false }, &[U, V, R, Ai], &[U, V, R, Ai]),
        (0x09, Operation::Lod, &[U, V, R, Ai], &[]),
        (0x0a, Operation::ResourceInfo, &[Lod], &[Lod]),
        (0x0b, Operation::SampleInfo, &[], &[]),
        (0x0c, sample(Implicit, false, Sum), &[U, V, R, Ai, MinLod], &[]),
        (0x10, Operation::Gather { compare: true }, &[Ref, U, V, R, Ai], &[U, V, R, Ai, Ref]),
        (0x11, Operation::Gather { compare: false }, &[U, V, OffU, OffV, R], &[U, V, R, Ai, OffU, OffV]),
        (0x12, Operation::Gather { compare: true }, &[Ref, U, V, OffU, OffV, R], &[U, V, R, Ref, OffU, OffV]),
        (
            0x14,
            sample(Gradients, true, Sum),
            &[Ref, U, DuDx, DuDy, V, DvDx, DvDy, R, DrDx, DrDy, Ai],
            &[U, V, R, Ai, DuDx, DuDy, DvDx, DvDy, DrDx, DrDy, Ref],
        ),
        (0x16, sample(Implicit, false, Minimum), &[U, V, R, Ai], &[]),
        (0x17, sample(Implicit, false, Maximum), &[U, V, R, Ai], &[]),
        (0x18, sample(Zero, false, Sum), &[U, V, R, Ai], &[U, V, R, Ai]),
        (0x19, sample(Zero, true, Sum), &[Ref, U, V, R, Ai], &[U, V, R, Ai, Ref]),
        (0x1a, Operation::Load { multisample: false }, &[U, V, R], &[U, V, R, Ai]),
        (
            0x1c,
            Operation::Load { multisample: true },
            &[SampleIndex, McsLow, McsHigh, U, V, R],
            &[U, V, R, Lod, SampleIndex, McsLow, McsHigh],
        ),
        (0x1d, Operation::LoadMcs, &[U, V, R], &[U, V, R, Lod]),
        (
            0x1e,
            Operation::Load { multisample: true },
            &[SampleIndex, McsLow, U, V, R],
            &[U, V, R, Lod, SampleIndex, McsLow],
        ),
        (0x1f, Operation::Load { multisample: true }, &[SampleIndex, U, V, R], &[]),
    ]
}

struct Decoded {
    request: Option<Request>,
    said: Vec<(Kind, &'static str)>,
}

/// Decodes a message of this descriptor; `header` is the third DWord of one.
fn decoded(
    platform: &'static hw::Platform,
    descriptor: Sampler,
    header: Option<u32>,
    response_length: u8,
) -> Decoded {
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = Context { platform, findings: &findings, ids: &ids };
    let mut grf = Grf::default();
    grf.register_mut(10)[2] = header.unwrap_or(0);
    grf.register_mut(10)[3] = 0x1234_56ff;
    let message = message(header.is_some(), 1, response_length);
    let request = decode(&descriptor, &message, &grf, &cx);
    let said = findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.system)).collect();
    Decoded { request, said }
}

fn message(header_present: bool, payload_length: u8, response_length: u8) -> SendMessage {
    SendMessage {
        payload_grf: 10,
        payload_length,
        response_grf: 60,
        response_length,
        header_present,
        channel_enable: 0xffff,
        ..Default::default()
    }
}

fn request(
    platform: &'static hw::Platform,
    simd_mode: u32,
    message_type: u32,
    header: Option<u32>,
    response: u8,
) -> Request {
    let descriptor = Sampler { simd_mode, message_type, ..Default::default() };
    decoded(platform, descriptor, header, response).request.unwrap()
}

#[test]
fn every_message_type_has_its_operation_and_its_parameters_in_order() {
    for platform in EVERY {
        let rows = table();
        for message_type in 0..0x20 {
            let row = rows.iter().find(|row| row.0 == message_type);
            let Some((_, operation, lanes, two)) = row else {
                let descriptor = Sampler { simd_mode: EIGHT, message_type, ..Default::default() };
                let refused = decoded(platform, descriptor, None, 4);
                assert!(refused.request.is_none(), "{message_type:#x}");
                assert_eq!(refused.said, [(Kind::Undefined, "SM-28")]);
                continue;
            };
            for (simd_mode, simd) in
                [(EIGHT, Simd::Simd8), (SIXTEEN, Simd::Simd16), (FOUR_BY_TWO, Simd::Simd8D)]
            {
                if simd == Simd::Simd8D && !platform.has(hw::Feature::SimdModeExtension) {
                    // The mode is SIMD4x2 there, whatever a header says.
                    let found = request(platform, simd_mode, message_type, None, 1);
                    assert_eq!((found.simd, found.parameters), (Simd::Simd4x2, *two));
                    continue;
                }
                let found = request(platform, simd_mode, message_type, None, 4);
                assert_eq!((found.operation, found.simd), (*operation, simd), "{message_type:#x}");
                let is_early = message_type == 0x07 && !platform.has(hw::Feature::LoadStatesLodThird);
                let lanes = if is_early { &[U, Lod, V, R] } else { *lanes };
                assert_eq!(found.parameters, lanes, "{message_type:#x}");
                assert_eq!(found.lane_offsets, matches!(message_type, 0x11 | 0x12));
                assert_eq!((found.first_parameter, found.sampler_pointer), (0, None));
            }
            let found = request(platform, FOUR_BY_TWO, message_type, Some(SIMD4X2), 1);
            assert_eq!((found.operation, found.simd), (*operation, Simd::Simd4x2), "{message_type:#x}");
            assert_eq!(found.parameters, *two, "{message_type:#x}");
            assert_eq!(found.first_parameter, 1);
        }
    }
}

#[test]
fn messages_for_level_0_and_for_two_control_words_are_undefined_before_skylake_and_done() {
    for platform in EVERY {
        let is_late = platform.has(hw::Feature::LevelZeroMessages);
        for message_type in (0..0x20).filter(|number| table().iter().any(|row| row.0 == *number)) {
            let descriptor = Sampler { simd_mode: EIGHT, message_type, ..Default::default() };
            let found = decoded(platform, descriptor, None, 4);
            let is_said = !is_late && [0x18, 0x19, 0x1a, 0x1c].contains(&message_type);
            assert_eq!(
                found.said,
                vec![(Kind::Undefined, "SM-28"); usize::from(is_said)],
                "{message_type:#x}"
            );
            assert!(found.request.is_some());
        }
    }
}

#[test]
fn without_a_header_the_length_of_the_response_tells_its_channels() {
    for platform in SELECTING {
        let channels = |simd_mode, half, response| {
            let descriptor =
                Sampler { simd_mode, message_type: 0x18, return_format_16_bit: half, ..Default::default() };
            decoded(platform, descriptor, None, response).request.unwrap().channels
        };
        assert_eq!([1, 2, 3, 4, 5].map(|response| channels(EIGHT, false, response)), [1, 3, 7, 15, 15]);
        assert_eq!(
            [1, 2, 3, 4, 5, 6, 8].map(|response| channels(SIXTEEN, false, response)),
            [0, 1, 1, 3, 3, 7, 15]
        );
        assert_eq!([1, 2, 3, 4].map(|response| channels(SIXTEEN, true, response)), [1, 3, 7, 15]);
        // With a header it says so itself, and a null mask takes the last register.
        let masked = |header, response| request(platform, EIGHT, 0x18, Some(header), response);
        assert_eq!([0, 0x1000, 0xa000, 0xf000].map(|mask| masked(mask, 4).channels), [15, 14, 5, 0]);
        assert!(masked(NULL_MASK, 5).null_mask && !masked(0, 4).null_mask);
        // A mask of pixels that were not killed takes one, too.
        let keyed = |response| {
            let descriptor = Sampler { simd_mode: EIGHT, message_type: 0x0c, ..Default::default() };
            decoded(platform, descriptor, None, response).request.unwrap()
        };
        assert_eq!([2, 3, 4, 5].map(|response| keyed(response).channels), [1, 3, 7, 15]);
        assert!(keyed(5).null_mask);
        // A response to nowhere is for a render target.
        let nowhere = decoded(platform, Sampler { simd_mode: EIGHT, ..Default::default() }, None, 0);
        assert!(nowhere.request.is_none());
        assert_eq!(nowhere.said, [(Kind::Gap, "SM-30")]);
        let wide =
            Sampler { simd_mode: Sampler::SIMD_MODE_SIMD32_64, message_type: 0x18, ..Default::default() };
        assert_eq!(decoded(platform, wide, None, 4).said, [(Kind::Gap, "MS-02")]);
    }
}

#[test]
fn a_header_has_offsets_channel_and_the_place_of_sampler_states() {
    for platform in EVERY {
        let found = request(platform, EIGHT, 0x08, Some(0x2_0000 | 0x78f), 4);
        assert_eq!((found.offsets, found.gather_channel), ([7, -8, -1], 2));
        let unit = if platform.has(hw::Feature::BindlessSamplers) { 0x1234_56f0 } else { 0x1234_56e0 };
        assert_eq!(found.sampler_pointer, Some(unit));
        let descriptor = Sampler {
            simd_mode: EIGHT,
            message_type: 0x08,
            binding_table_index: 0xfc,
            sampler_index: 9,
            ..Default::default()
        };
        let bindless = decoded(platform, descriptor, Some(0), 4).request.unwrap();
        assert_eq!(bindless.sampler_pointer, Some(unit));
        assert_eq!((bindless.binding_table_index, bindless.sampler_index), (BINDLESS_INDEX, 9));
        let flush = |simd_mode, message_type| {
            is_cache_flush(&Sampler { simd_mode, message_type, ..Default::default() })
        };
        assert!(flush(Sampler::SIMD_MODE_SIMD32_64, 0x1f));
        assert!(!flush(Sampler::SIMD_MODE_SIMD32_64, 0x1e) && !flush(EIGHT, 0x1f));
    }
}

/// Register `r` of the payload holds `100 r + lane`.
fn numbered() -> Grf {
    let mut grf = Grf::default();
    for register in 0..20 {
        for lane in 0..8 {
            grf.register_mut(10 + register)[lane] = (100 * register + lane) as u32;
        }
    }
    grf
}

#[test]
fn parameters_fill_one_register_or_two_or_an_eighth() {
    for platform in EVERY {
        let grf = numbered();
        // sample_l_c: reference, level, u, v.
        let read = |simd_mode, header: Option<u32>, length| {
            let request = request(platform, simd_mode, 0x06, header, 4);
            Parameters::read(&request, &message(header.is_some(), length, 4), &grf)
        };
        let eight = read(EIGHT, None, 4);
        let of = |parameters: &Parameters, lane: usize| {
            [Ref, Lod, U, V].map(|parameter| parameters.bits(parameter)[lane])
        };
        assert_eq!(of(&eight, 7), [7, 107, 207, 307]);
        assert_eq!(eight.bits(R)[7], 0, "what is not sent is zero");
        assert_eq!(of(&read(EIGHT, None, 3), 7), [7, 107, 207, 0]);
        let sixteen = read(SIXTEEN, None, 8);
        assert_eq!((of(&sixteen, 0), of(&sixteen, 15)), ([0, 200, 400, 600], [107, 307, 507, 707]));
        // Half a parameter is none.
        assert_eq!(of(&read(SIXTEEN, None, 7), 15), [107, 307, 507, 0]);
        let headed = read(EIGHT, Some(0), 5);
        assert_eq!(of(&headed, 2), [102, 202, 302, 402]);
        // Two samples: u v r ai of each in half a register, reference and level in the next.
        let two = read(FOUR_BY_TWO, Some(SIMD4X2), 3);
        let all = |parameters: &Parameters, lane: usize| {
            [U, V, R, Ai, Ref, Lod].map(|parameter| parameters.bits(parameter)[lane])
        };
        assert_eq!(
            (all(&two, 0), all(&two, 1)),
            ([100, 101, 102, 103, 200, 201], [104, 105, 106, 107, 204, 205])
        );
        assert_eq!(all(&read(FOUR_BY_TWO, Some(SIMD4X2), 2), 1), [104, 105, 106, 107, 0, 0]);
        assert_eq!(two.float(U, 0).to_bits(), 100);
    }
}

#[test]
fn coordinates_of_64_bits_take_two_registers_and_become_floats() {
    for platform in EVERY.into_iter().filter(|platform| platform.has(hw::Feature::SimdModeExtension)) {
        let mut grf = Grf::default();
        let value = |parameter: usize, lane: usize| 1.5 + 100.0 * parameter as f64 + lane as f64;
        for (parameter, first) in [(0, 10), (1, 12)] {
            for lane in 0..8 {
                let bits = value(parameter, lane).to_bits();
                let register = grf.register_mut(first + lane / 4);
                register[2 * (lane % 4)] = bits as u32;
                register[2 * (lane % 4) + 1] = (bits >> 32) as u32;
            }
        }
        for lane in 0..8 {
            grf.register_mut(14)[lane] = 1000 + lane as u32;
        }
        // sample_lz: u, v, r.
        let request = request(platform, FOUR_BY_TWO, 0x18, None, 4);
        let parameters = Parameters::read(&request, &message(false, 5, 4), &grf);
        for lane in 0..8 {
            let found = [parameters.float(U, lane), parameters.float(V, lane)];
            assert_eq!(found, [value(0, lane) as f32, value(1, lane) as f32]);
            assert_eq!(parameters.bits(R)[lane], 1000 + lane as u32);
        }
        let short = Parameters::read(&request, &message(false, 3, 4), &grf);
        assert_eq!((short.float(U, 7), short.float(V, 7)), (value(0, 7) as f32, 0.0));
    }
}

#[test]
fn lanes_that_are_on_are_those_of_the_layout() {
    for platform in EVERY {
        let active = |simd_mode, header, enable| {
            let request = request(platform, simd_mode, 0x18, header, 4);
            active_lanes(&request, &SendMessage { channel_enable: enable, ..message(false, 1, 4) })
        };
        assert_eq!(active(EIGHT, None, 0xfff_a5c3), 0xc3);
        let eight_doubles = platform.has(hw::Feature::SimdModeExtension);
        assert_eq!(active(FOUR_BY_TWO, None, 0xfff_a5c3), if eight_doubles { 0xc3 } else { 3 });
        assert_eq!(active(SIXTEEN, None, 0xfff_a5c3), 0xa5c3);
        let two = |enable| active(FOUR_BY_TWO, Some(SIMD4X2), enable);
        assert_eq!([0x01, 0x08, 0x10, 0x80, 0x18, 0xf00].map(two), [1, 1, 2, 2, 3, 0]);
    }
}

const POISON: u32 = 0xdead_beef;

/// The response registers behind a result whose channel `c` of lane `l` is `1000 c + l`.
fn response(
    platform: &'static hw::Platform,
    simd_mode: u32,
    header: Option<u32>,
    (half, float): (bool, bool),
    length: u8,
    enable: u32,
) -> Vec<[u32; 8]> {
    let descriptor =
        Sampler { simd_mode, message_type: 0x18, return_format_16_bit: half, ..Default::default() };
    let request = decoded(platform, descriptor, header, length).request.unwrap();
    let mut grf = Grf { dwords: [POISON; 1024] };
    let value = |channel: usize, lane: usize| (1000 * channel + lane) as u32;
    let colors: [[u32; 16]; 4] = std::array::from_fn(|channel| {
        std::array::from_fn(|lane| {
            let value = value(channel, lane);
            if float { (value as f32).to_bits() } else { value | 0xabc_0000 }
        })
    });
    let message = SendMessage { channel_enable: enable, ..message(header.is_some(), 1, length) };
    write_response(&request, &message, &mut grf, &colors, float);
    (0..10).map(|register| *grf.register(60 + register)).collect()
}

#[test]
fn results_fill_a_register_or_two_a_channel_and_leave_lanes_alone_that_are_off() {
    for platform in EVERY {
        let full = |channel: u32, first: u32| {
            std::array::from_fn(|lane| 1000 * channel + first + lane as u32 | 0xabc_0000)
        };
        let found = response(platform, EIGHT, None, (false, false), 4, 0xffff);
        assert_eq!(found[..5], [full(0, 0), full(1, 0), full(2, 0), full(3, 0), [POISON; 8]]);
        let found = response(platform, SIXTEEN, None, (false, false), 8, 0xffff);
        for channel in 0..4 {
            let pair = [full(channel as u32, 0), full(channel as u32, 8)];
            assert_eq!(found[2 * channel..2 * channel + 2], pair);
        }
        assert_eq!(found[8], [POISON; 8]);
        // Green and alpha are not asked for; lanes 1, 8 and 15 are on.
        let found = response(platform, SIXTEEN, Some(0xa000), (false, false), 4, 0x8102);
        let alone = |value: u32, lane: usize| {
            let mut register = [POISON; 8];
            register[lane] = value | 0xabc_0000;
            register
        };
        let mut high = alone(8, 0);
        high[7] = 15 | 0xabc_0000;
        assert_eq!(found[..2], [alone(1, 1), high]);
        assert_eq!((found[2], found[3][0], found[4]), (alone(2001, 1), 2008 | 0xabc_0000, [POISON; 8]));
        // A response that is too short ends early.
        let found = response(platform, SIXTEEN, Some(0), (false, false), 3, 0xffff);
        assert_eq!(found[2..4], [full(1, 0), [POISON; 8]]);
    }
}

#[test]
fn half_results_lie_two_to_a_dword_as_floats_or_as_low_bits() {
    for platform in SELECTING {
        let half = |value: u32| u32::from(surface::texel::float::float_to_half(value as f32));
        let found = response(platform, SIXTEEN, None, (true, true), 4, 0xffff);
        for channel in 0..4u32 {
            let pair = |n: u32| half(1000 * channel + 2 * n) | half(1000 * channel + 2 * n + 1) << 16;
            assert_eq!(found[channel as usize], std::array::from_fn(|n| pair(n as u32)));
        }
        assert_eq!(found[4], [POISON; 8]);
        let found = response(platform, SIXTEEN, None, (true, false), 2, 0xffff);
        assert_eq!(found[1], std::array::from_fn(|n| (1000 + 2 * n as u32) | (1001 + 2 * n as u32) << 16));
        assert_eq!(found[2], [POISON; 8]);
        // Eight lanes have half a register; lanes 2 and 5 only.
        let found = response(platform, EIGHT, None, (true, false), 4, 0x24);
        assert_eq!(
            found[1][..5],
            [POISON, POISON & 0xffff_0000 | 1002, POISON & 0xffff | 1005 << 16, POISON, POISON]
        );
        let found = response(platform, SIXTEEN, Some(0), (true, false), 3, 0xffff);
        assert_eq!((found[2][0], found[3]), (2000 | 2001 << 16, [POISON; 8]));
    }
}

#[test]
fn two_samples_share_a_register_and_a_null_mask_follows_the_channels() {
    for platform in EVERY {
        let texel = |sample: u32, channel: u32| 1000 * channel + sample | 0xabc_0000;
        let both = |sample: u32| [0, 1, 2, 3].map(|channel| texel(sample, channel));
        let found = response(platform, FOUR_BY_TWO, Some(SIMD4X2), (false, false), 1, 0xff);
        assert_eq!(found[0].to_vec(), [both(0), both(1)].concat());
        assert_eq!(found[1], [POISON; 8]);
        let found = response(platform, FOUR_BY_TWO, Some(SIMD4X2 | 0x6000), (false, false), 1, 0x40);
        assert_eq!(found[0], [POISON, POISON, POISON, POISON, texel(1, 0), POISON, POISON, texel(1, 3)]);
        for (simd_mode, header, length, at) in
            [(FOUR_BY_TWO, SIMD4X2, 2, 1), (EIGHT, 0, 5, 4), (EIGHT, 0xe000, 2, 1), (SIXTEEN, 0, 9, 8)]
        {
            let found =
                response(platform, simd_mode, Some(header | NULL_MASK), (false, false), length, 0xffff);
            assert_eq!((found[at][0], found[at][1]), (u32::MAX, POISON), "{simd_mode} {header:#x}");
            // Without room there is none.
            let found =
                response(platform, simd_mode, Some(header | NULL_MASK), (false, false), length - 1, 0xffff);
            assert_eq!(found[at][0], POISON);
        }
    }
}
