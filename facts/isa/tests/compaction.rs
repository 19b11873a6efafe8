//! The compact forms, exhaustively over their tables: what expands compacts again, to the same bytes.

use hw::platforms;

/// Opcode numbers, one of each layout: two sources, a move, and three sources.
const ADD: u64 = 0x40;
const MOV: u64 = 0x01;
const MAD: u64 = 0x5b;
const COMPACT: u64 = 1 << 29;

/// Expands, compacts, expands.
fn round(platform: &hw::Platform, compact: u64) -> [u8; 16] {
    let native = isa::expand(platform, &compact.to_le_bytes());
    let again = isa::compact(platform, &native);
    let again = again.unwrap_or_else(|| panic!("{}: {compact:016x} has no way back", platform.name));
    assert_eq!(isa::expand(platform, &again), native, "{}: {compact:016x}", platform.name);
    assert_eq!(u64::from_le_bytes(again), compact, "{}: the compact form is another one", platform.name);
    native
}

/// Whether the native word has an immediate source, in any encoding.
fn is_immediate(platform: &hw::Platform, native: &[u8; 16]) -> bool {
    let word = u128::from_le_bytes(*native);
    let files: [u32; 2] = if platform.name == "byt" { [37, 42] } else { [41, 89] };
    files.iter().any(|at| word >> at & 3 == 3)
}

#[test]
fn every_pair_of_tables_goes_both_ways() {
    let mut different = 0;
    for platform in platforms::ALL {
        for indices in 0..1u64 << 15 {
            // Control, data type and sub-register indices together.
            let compact =
                if indices & 1 == 0 { ADD } else { MOV } | COMPACT | indices << 8 | 0x0304_0500 << 32;
            let native = isa::expand(platform, &compact.to_le_bytes());
            let again = isa::compact(platform, &native).map(u64::from_le_bytes);
            let Some(again) = again else {
                panic!("{}: {compact:016x} has no way back", platform.name);
            };
            assert_eq!(
                isa::expand(platform, &again.to_le_bytes()),
                native,
                "{}: {compact:016x}",
                platform.name
            );
            // An immediate hides the sub-register of source 1; then several rows of that table say the same.
            if again != compact {
                assert!(is_immediate(platform, &native), "{}: {compact:016x} {again:016x}", platform.name);
                different += 1;
            }
        }
    }
    assert!(different > 0, "the tables have such rows");
}

#[test]
fn every_pair_of_source_indices_goes_both_ways() {
    for platform in platforms::ALL {
        for indices in 0..1u64 << 10 {
            round(platform, ADD | COMPACT | indices << 30 | 0x0003_0405 << 40);
        }
    }
}

#[test]
fn every_register_number_and_control_bit_goes_both_ways() {
    for platform in platforms::ALL {
        for bit in (40..64).chain([7, 23, 24, 25, 26, 27]) {
            round(platform, ADD | COMPACT | 1 << bit);
        }
    }
}

#[test]
fn every_three_source_index_goes_both_ways() {
    for platform in platforms::ALL.into_iter().filter(|platform| platform.name != "byt") {
        for indices in 0..1u64 << 4 {
            for bit in 12..64 {
                if bit != 29 && !(19..=27).contains(&bit) {
                    round(platform, MAD | COMPACT | indices << 8 | 1 << bit);
                }
            }
        }
    }
}

#[test]
fn immediates_of_thirteen_bits_keep_their_sign() {
    for platform in platforms::ALL {
        let mut seen = 0;
        for control in 0..32u64 {
            for low in 0..1u64 << 13 {
                let compact = ADD | COMPACT | control << 13 | (low >> 8) << 35 | (low & 0xff) << 56;
                let native = isa::expand(platform, &compact.to_le_bytes());
                if !is_immediate(platform, &native) {
                    break;
                }
                let value = u32::from_le_bytes([native[12], native[13], native[14], native[15]]);
                assert_eq!(value as i32, ((low as i32) << 19) >> 19, "{}: {compact:016x}", platform.name);
                let again = isa::compact(platform, &native).expect("it came from one");
                assert_eq!(isa::expand(platform, &again), native);
                seen += 1;
            }
        }
        assert!(seen > 0, "{}: some data type has an immediate", platform.name);
    }
}

#[test]
fn a_native_word_with_a_bit_that_compact_words_lack_stays_native() {
    for platform in platforms::ALL {
        let native = u128::from_le_bytes(isa::expand(platform, &(ADD | COMPACT).to_le_bytes()));
        let mut kept = 0;
        for bit in 0..128 {
            let changed = (native ^ 1 << bit).to_le_bytes();
            if let Some(compact) = isa::compact(platform, &changed) {
                assert_eq!(isa::expand(platform, &compact), changed, "{}: bit {bit}", platform.name);
            } else {
                kept += 1;
            }
        }
        assert!(kept > 40, "{}: {kept} bits have no place", platform.name);
    }
}
