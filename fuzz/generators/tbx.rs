//! Streams of the simulator socket.

use super::Random;

/// Requests that mean something, some of them with a few bytes wrong.
pub fn tbx(random: &mut Random, into: &mut Vec<u8>) {
    into.push(random.below(64) as u8);
    for number in 0..1 + random.below(12) as u32 {
        let value = random.bits() as u32;
        let flags = random.bits() as u32;
        let (words, data): (Vec<u32>, usize) = match random.below(8) {
            0 => (vec![0, number, 12, 8 | flags & 1, value & 0xffff_fffc, value], 0),
            1 => (vec![0, number, 16, 8 | flags & 0xffff_0031, 0x2230, value, 0], 0),
            2 => (vec![2, number, 16, flags & 1, value & 0xf_ffff, value, 1], 0),
            3 => (vec![2, number, 12, flags & 1, value & 0xf_ffff, value], 0),
            4 => {
                let bytes = random.below(40);
                (vec![4, number, 12, flags & 0xff00_00fd, value, bytes as u32], bytes)
            }
            5 => (vec![5, number, 12, flags & 0x1f, value & 0xffff, value >> 16 & 0x3fff], 0),
            6 => (vec![11, number, 4, flags], 0),
            _ => (vec![*random.pick(&[7, 14, 9, 24]), number, *random.pick(&[0, 12, 4, 64]), flags, 0, 0], 0),
        };
        into.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        into.extend((0..data).map(|index| index as u8));
    }
    if random.below(2) == 0 {
        let place = random.below(into.len());
        into[place] = random.bits() as u8;
    }
}
