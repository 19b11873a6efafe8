//! Laws of every item: decode and encode keep what is not reserved, text keeps everything, nothing panics.

use hw::{Item, Noun, Platform, platforms};

/// Small repeatable generator of test dwords.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as u32 ^ (self.0 >> 11) as u32
    }
}

fn usual_dwords(item: &Item, platform: &Platform, random: &mut Random) -> Vec<u32> {
    let most = item.fixed_dwords(platform);
    let mut words: Vec<u32> = (0..most).map(|_| random.next()).collect();
    let (least, _) = item.least_dwords(platform);
    if let (Some(first), Some((start, end, bias))) = (words.first_mut(), item.length_field(platform)) {
        let mask = (((1u64 << (end - start + 1)) - 1) as u32) << start;
        let length = if least == most { least } else { most };
        *first = *first & !mask | (length.wrapping_sub(bias) << start) & mask;
    }
    words
}

#[test]
fn decode_then_encode_keeps_all_but_the_reserved_bits() {
    let mut random = Random(1);
    for (item, recode) in hw::RECODE {
        for platform in platforms::ALL.iter().filter(|p| item.exists(p)) {
            for _ in 0..20 {
                let words = usual_dwords(item, platform, &mut random);
                let mut expected = words.clone();
                for (n, reserved) in item.reserved(platform).iter().enumerate() {
                    expected[n] &= !reserved;
                }
                for (n, ones) in item.ones(platform).iter().enumerate() {
                    expected[n] |= ones;
                }
                if let (Some(first), Some((mask, header))) = (expected.first_mut(), key(item, platform)) {
                    *first = *first & !mask | header;
                }
                if item.noun == Noun::Message {
                    expected[0] &= !0x1ff8_0000;
                }
                assert_eq!(recode(platform, &words), expected, "{} on {}", item.name, platform.name);
            }
        }
    }
}

fn key(item: &Item, platform: &Platform) -> Option<(u32, u32)> {
    let header = item.header(platform)?;
    item.key.iter().find(|k| k.2 == header).map(|k| (k.1, k.2))
}

#[test]
fn decode_takes_slices_of_any_length() {
    for (item, recode) in hw::RECODE {
        for platform in platforms::ALL {
            for length in 0..20 {
                let words = vec![u32::MAX; length];
                let _ = recode(platform, &words);
                let _ = hw::print::item(platform, item, &words);
            }
        }
    }
}

#[test]
fn text_of_random_batches_reads_back_as_the_same_dwords() {
    let mut random = Random(7);
    for platform in platforms::ALL {
        for (_, item) in hw::command::COMMANDS.iter().filter(|c| c.1.exists(platform)) {
            let engine = engine_of(item, platform);
            for _ in 0..4 {
                let mut words = usual_dwords(item, platform, &mut random);
                let (mask, header) = key(item, platform).expect("a command has a key");
                words[0] = words[0] & !mask | header;
                for (n, ones) in item.ones(platform).iter().enumerate() {
                    words[n] |= ones;
                }
                words.resize(item.length_dwords(platform, words[0]) as usize, 0x5a5a_5a5a);
                let text = hw::print::batch(platform, engine, &words, 0x1000);
                let back = hw::print::parse(platform, &text).unwrap_or_else(|e| panic!("{e} in\n{text}"));
                assert_eq!(back, words, "{} on {}\n{text}", item.name, platform.name);
            }
        }
    }
}

fn engine_of(item: &Item, platform: &hw::Platform) -> hw::Engine {
    hw::Engine::ALL.into_iter().find(|engine| item.runs_on(platform, *engine)).expect("an engine")
}

#[test]
fn random_dwords_print_and_never_panic() {
    let mut random = Random(3);
    let words: Vec<u32> = (0..20_000).map(|_| random.next()).collect();
    for platform in platforms::ALL {
        for engine in hw::Engine::ALL {
            assert!(!hw::print::batch(platform, engine, &words, u64::MAX).is_empty());
        }
    }
    for descriptor in words {
        let _ = hw::message::decode(&platforms::SKL, descriptor & 15, descriptor);
    }
}

#[test]
fn the_channels_of_a_plain_format_fill_its_texel() {
    use hw::format::{ChannelKind, ColorSpace, Compression, SurfaceFormat};
    for format in SurfaceFormat::all() {
        let layout = format.layout().unwrap();
        let planes = [layout.luminance, layout.intensity, layout.palette];
        let channels = layout.channels.iter().chain(&planes);
        let bits: u16 = channels.filter(|c| c.kind != ChannelKind::Absent).map(|c| u16::from(c.bits)).sum();
        // Video formats share samples among pixels, a shared exponent is no channel, MONO8 is one bit.
        let plain = layout.compression == Compression::None && layout.color_space != ColorSpace::Yuv;
        if plain && !layout.name.ends_with("_SHAREDEXP") && layout.name != "MONO8" {
            assert_eq!(bits, layout.block_bits, "{}", layout.name);
        }
    }
}

#[test]
fn channels_lie_in_the_order_of_their_format_s_name() {
    use hw::format::{ChannelKind, ColorSpace, SurfaceFormat};
    let mut checked = 0;
    for format in SurfaceFormat::all() {
        let layout = format.layout().unwrap();
        if layout.block_width_px != 1 || layout.color_space == ColorSpace::Yuv || layout.name == "Y8_UNORM" {
            continue;
        }
        // Letters with their widths, lowest bits first: B10 G10 R10 A2.
        let mut start_bit = 0u16;
        for part in layout.name.split('_') {
            let mut rest = part;
            while let Some(letter) = rest.chars().next().filter(char::is_ascii_uppercase) {
                let digits = rest[1..].chars().take_while(char::is_ascii_digit).count();
                let Ok(bits) = rest[1..1 + digits].parse::<u8>() else { break };
                rest = &rest[1 + digits..];
                let channel = match letter {
                    'R' => Some(&layout.channels[0]),
                    'G' => Some(&layout.channels[1]),
                    'B' => Some(&layout.channels[2]),
                    'A' => Some(&layout.channels[3]),
                    'L' => Some(&layout.luminance),
                    'I' => Some(&layout.intensity),
                    _ => None,
                };
                if let Some(channel) = channel.filter(|c| c.kind != ChannelKind::Absent) {
                    assert_eq!(
                        (u16::from(channel.start_bit), channel.bits),
                        (start_bit, bits),
                        "{}",
                        layout.name
                    );
                    checked += 1;
                }
                start_bit += u16::from(bits);
            }
        }
    }
    assert!(checked > 400, "{checked} channels");
}
