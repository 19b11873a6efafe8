//! AUB files.

use super::Random;

fn dword(out: &mut Vec<u8>, value: u32) {
    out.extend(value.to_le_bytes());
}

/// Addresses near each other, so that tables, images and writes meet.
fn address(random: &mut Random) -> u32 {
    *random.pick(&[0, 0x8, 0x30, 0x1000, 0x6000, 0x7000, 0x7004, 0x8000, 0xfff0]) + 8 * random.below(4) as u32
}

/// A file of up to ten packets, most of which are in order.
pub fn aub(random: &mut Random, out: &mut Vec<u8>) {
    let header = |kind: u32, sub: u32, length: u32| 7 << 29 | kind << 23 | sub << 16 | length;
    if random.below(8) == 0 {
        dword(out, header(1, 0x05, 11));
        out.extend([0; 48]);
    } else {
        dword(out, header(0x2e, 0x0e, 5));
        for value in [1, 0x0004_0c00, 0, 0, 0x004f_454e] {
            dword(out, value);
        }
    }
    for _ in 0..random.below(10) {
        match random.below(8) {
            0 | 1 => {
                let (offset, value) =
                    (*random.pick(&[0x2230, 0x2_2230, 0x229c]), *random.pick(&[0, 0x6119, 0x6109, 1]));
                let count = if offset == 0x229c { 1 } else { 4 };
                for n in 0..count {
                    dword(out, header(0x2e, 0x03, 5));
                    let value = if n == 3 { 0x6119 } else { value };
                    for word in [offset, 2 << 16, u32::MAX, 0, value] {
                        dword(out, word);
                    }
                }
            }
            2..=5 => {
                let words = 2 * (1 + random.below(6)) as u32;
                dword(out, header(0x2e, 0x06, 4 + words));
                dword(out, address(random));
                dword(out, 0);
                dword(out, *random.pick(&[0, 2, 4, 6, 8, 9, 10]) << 28 | *random.pick(&[0, 0, 0, 2]));
                dword(out, words * 4 + *random.pick(&[0, 0, 0, 4, 64]));
                for _ in 0..words / 2 {
                    let entry = address(random) & !0xfff | *random.pick(&[0, 1, 3, 0x83]);
                    dword(out, *random.pick(&[entry, 0x1100_1001, 0x2270, 0x2274]));
                    dword(out, *random.pick(&[0, 0, 0x6000, 0x2038]));
                }
            }
            6 => {
                dword(out, header(1, 0x41, 3));
                let bytes = 4 * random.below(6) as u32;
                for word in [random.below(4) as u32 | 2 << 8, 0, address(random), bytes] {
                    dword(out, word);
                }
                out.extend((0..bytes).map(|_| random.bits() as u8));
            }
            _ => {
                let length = random.below(12) as u32;
                dword(out, header(*random.pick(&[1, 0x2e]), random.below(0x42) as u32, length));
                out.extend((0..length * 4).map(|_| random.bits() as u8));
            }
        }
    }
    for _ in 0..random.below(3) {
        let place = random.below(out.len());
        out[place] ^= 1 << random.below(8);
    }
    out.truncate(1024);
}
