//! Which rows of the ledger a message makes use of: a line for each message of each shared function, its descriptor by hand.

use hw::Platform;
use hw::platforms::{BDW, BXT, BYT, SKL};
use probe::used::of_message;
use std::collections::BTreeSet;

/// Rows of every message, of every one to a data port, and of surfaces by a binding table.
const EVERY: &str = "C44 D21";
const PORT: &str = "DP-01 DP-02 DP-08 DP-14 DP-15 DP-45 D39";
const TABLE: &str = "DP-03 DP-10 DP-16 D19 D20 D64";
const STATELESS: &str = "DP-04 DP-16";
const LOCAL: &str = "DP-06 C39 D77";
const BINDLESS: &str = "DP-03 DP-10 DP-16 D19 D20 D64 D66";
const ATOMIC: &str = "DP-31 C35";
const TYPED: &str = "DP-03 DP-09 DP-11 DP-12";
const MEDIA: &str = "DP-03 DP-13 D40";

fn rows(platform: &Platform, shared_function: u32, descriptor: u32) -> BTreeSet<&'static str> {
    of_message(platform, shared_function, descriptor).iter().map(probe::System::id).collect()
}

fn set<'a>(lists: &[&'a str]) -> BTreeSet<&'a str> {
    lists.iter().flat_map(|list| list.split_whitespace()).collect()
}

const SAMPLER_CACHE: u32 = 4;
const RENDER_CACHE: u32 = 5;
const CONSTANT_CACHE: u32 = 9;
const DATA_CACHE: u32 = 10;
const DATA_CACHE_1: u32 = 12;

/// Message type, bits 18:14, with binding table index 3.
const fn typed(message_type: u32) -> u32 {
    message_type << 14 | 3
}

#[test]
fn messages_to_data_ports_use_the_rows_of_their_kind_and_address_model() {
    // Atomic operations: 7 adds, 0 compares twice the width; bit 12 of 64-bit addresses means QWords.
    const ADD: u32 = 7 << 8;
    const QWORDS: u32 = 1 << 12;
    let read_only = "DP-46 D41";
    let cases: [(u32, u32, &[&str]); 53] = [
        (DATA_CACHE, typed(0), &["DP-22", TABLE]),
        (DATA_CACHE, typed(1), &["DP-23", TABLE]),
        (DATA_CACHE, typed(2), &["DP-24", TABLE]),
        (DATA_CACHE, typed(3), &["DP-19", TABLE]),
        (DATA_CACHE, typed(4), &["DP-17", TABLE]),
        (DATA_CACHE, typed(7), &["DP-44"]),
        (DATA_CACHE, typed(8), &["DP-22", TABLE]),
        (DATA_CACHE, typed(10), &["DP-24", TABLE]),
        (DATA_CACHE, typed(11), &["DP-19", TABLE]),
        (DATA_CACHE, typed(12), &["DP-17", TABLE]),
        (DATA_CACHE, typed(0x10), &["DP-25", STATELESS]),
        (DATA_CACHE, typed(0x1f), &["DP-25", STATELESS]),
        (DATA_CACHE_1, typed(0), &["DP-38", MEDIA]),
        (DATA_CACHE_1, typed(1), &["DP-27", TABLE]),
        (DATA_CACHE_1, typed(2) | ADD, &["DP-32", ATOMIC, TABLE]),
        (DATA_CACHE_1, typed(2), &["DP-33", ATOMIC, TABLE]),
        (DATA_CACHE_1, typed(3) | ADD, &["DP-32", ATOMIC, TABLE]),
        (DATA_CACHE_1, typed(3), &["DP-33", ATOMIC, TABLE]),
        (DATA_CACHE_1, typed(4), &["DP-39 DP-42", MEDIA]),
        (DATA_CACHE_1, typed(5), &["DP-29", TYPED]),
        (DATA_CACHE_1, typed(6), &["DP-36", ATOMIC, TYPED]),
        (DATA_CACHE_1, typed(7), &["DP-36", ATOMIC, TYPED]),
        (DATA_CACHE_1, typed(9), &["DP-27", TABLE]),
        (DATA_CACHE_1, typed(10), &["DP-39 DP-40 DP-41", MEDIA]),
        (DATA_CACHE_1, typed(11), &["DP-37 DP-03", ATOMIC]),
        (DATA_CACHE_1, typed(12), &["DP-37 DP-03", ATOMIC]),
        (DATA_CACHE_1, typed(13), &["DP-29", TYPED]),
        (DATA_CACHE_1, typed(0x10), &["DP-05 DP-17"]),
        (DATA_CACHE_1, typed(0x10) | 1 << 8, &["DP-05 DP-19"]),
        (DATA_CACHE_1, typed(0x10) | 2 << 8, &["DP-05 DP-21"]),
        (DATA_CACHE_1, typed(0x11), &["DP-05 DP-27"]),
        (DATA_CACHE_1, typed(0x12) | ADD, &["DP-05 DP-32", ATOMIC]),
        (DATA_CACHE_1, typed(0x12) | ADD | QWORDS, &["DP-05 DP-33", ATOMIC]),
        (DATA_CACHE_1, typed(0x12) | QWORDS, &["DP-05 DP-34", ATOMIC]),
        (DATA_CACHE_1, typed(0x13) | QWORDS, &["DP-05 DP-34", ATOMIC]),
        (DATA_CACHE_1, typed(0x13) | ADD, &["DP-05 DP-32", ATOMIC]),
        (DATA_CACHE_1, typed(0x14), &["DP-05 DP-22 DP-23"]),
        (DATA_CACHE_1, typed(0x14) | 3 << 11, &["DP-05 DP-26"]),
        (DATA_CACHE_1, typed(0x15) | 3 << 11, &["DP-05 DP-26"]),
        (DATA_CACHE_1, typed(0x19), &["DP-05 DP-27"]),
        (DATA_CACHE_1, typed(0x1a) | 1 << 8, &["DP-05 DP-19"]),
        (DATA_CACHE_1, typed(0x1b), &["DP-35", ATOMIC, TABLE]),
        (DATA_CACHE_1, typed(0x1c), &["DP-35", ATOMIC, TABLE]),
        (DATA_CACHE_1, typed(0x1d), &["DP-05 DP-35", ATOMIC]),
        (DATA_CACHE_1, typed(0x1e), &["DP-05 DP-35", ATOMIC]),
        (CONSTANT_CACHE, typed(0), &["DP-22", read_only, TABLE]),
        (CONSTANT_CACHE, typed(1), &["DP-23", read_only, TABLE]),
        (CONSTANT_CACHE, typed(2), &["DP-24", read_only, TABLE]),
        (CONSTANT_CACHE, typed(3), &["DP-19", read_only, TABLE]),
        (CONSTANT_CACHE, typed(4), &["DP-23", read_only, TABLE]),
        (CONSTANT_CACHE, typed(5), &["DP-39 DP-42", MEDIA]),
        (CONSTANT_CACHE, typed(6), &["DP-43 DP-03 D41"]),
        (DATA_CACHE_1, typed(0x1f), &[]),
    ];
    for platform in [&SKL, &BXT] {
        for (function, descriptor, expected) in &cases {
            let mut all = set(expected);
            all.extend(set(&[EVERY]));
            // A descriptor that no message has says nothing more.
            if !expected.is_empty() {
                all.extend(set(&[PORT]));
            }
            assert_eq!(rows(platform, *function, *descriptor), all, "{function} {descriptor:#x}");
        }
    }
}

#[test]
fn the_index_of_a_message_chooses_its_address_model() {
    let models =
        [(0, TABLE), (251, TABLE), (252, BINDLESS), (253, STATELESS), (254, LOCAL), (255, STATELESS)];
    for platform in [&SKL, &BXT, &BDW] {
        for (index, model) in models {
            assert_eq!(
                rows(platform, DATA_CACHE_1, 1 << 14 | index),
                set(&["DP-27", model, EVERY, PORT]),
                "{index}"
            );
        }
    }
}

#[test]
fn scaled_messages_are_those_of_gen9() {
    let cases = [
        (2, "DP-28"),
        (4, "DP-20 DP-21"),
        (6, "DP-28"),
        (8, "DP-18"),
        (0x12, "DP-28"),
        (0x14, "DP-28"),
        (0x16, "DP-20 DP-21"),
        (0x18, "DP-18"),
    ];
    for platform in [&SKL, &BXT] {
        for (message_type, row) in cases {
            assert_eq!(
                rows(platform, SAMPLER_CACHE, message_type << 14),
                set(&[row, EVERY, PORT]),
                "{message_type:#x}"
            );
        }
    }
    assert_eq!(rows(&BDW, SAMPLER_CACHE, 4 << 14 | 3), set(&["DP-23 DP-46 D41", TABLE, EVERY, PORT]));
    assert_eq!(rows(&BDW, SAMPLER_CACHE, 5 << 14 | 3), set(&["DP-39 DP-42", MEDIA, EVERY, PORT]));
    assert_eq!(rows(&BDW, SAMPLER_CACHE, 6 << 14 | 3), set(&["DP-43 DP-03 D41", EVERY, PORT]));
    assert_eq!(rows(&BYT, RENDER_CACHE, 7 << 14 | 3), set(&["DP-44", EVERY, PORT]));
}

#[test]
fn messages_to_render_targets_use_the_rows_of_their_form() {
    const HEADER: u32 = 1 << 19;
    let all = "RT-01 RT-03 RT-04 RT-09 D38";
    for platform in [&SKL, &BXT, &BDW] {
        for (form, more) in [(0, ""), (1 << 8, "RT-05"), (2 << 8, "RT-06"), (3 << 8, "RT-06"), (4 << 8, "")] {
            let write = 12 << 14 | form;
            assert_eq!(rows(platform, RENDER_CACHE, write), set(&[all, more, EVERY]), "{form:#x}");
            assert_eq!(
                rows(platform, RENDER_CACHE, write | HEADER),
                set(&[all, more, "RT-08", EVERY]),
                "{form:#x}"
            );
        }
    }
    assert_eq!(rows(&SKL, RENDER_CACHE, 13 << 14), set(&["RT-01 RT-07 RT-08 D38", EVERY]));
    assert_eq!(rows(&BDW, RENDER_CACHE, 13 << 14), set(&[EVERY]), "Gen8 reads no targets");
}

#[test]
fn messages_to_the_urb_gateway_spawner_and_interpolator_use_the_rows_of_their_opcodes() {
    const URB: u32 = 6;
    const GATEWAY: u32 = 3;
    const SPAWNER: u32 = 7;
    const INTERPOLATOR: u32 = 11;
    let cases = [
        (URB, 0, "UR-01 UR-02 UR-03 D27"),
        (URB, 1, "UR-01 UR-02 UR-04 D27"),
        (URB, 2, "UR-01 UR-02 UR-03 D27"),
        (URB, 3, "UR-01 UR-02 UR-04 D27"),
        (URB, 4, "UR-01 UR-02 UR-05 D27"),
        (URB, 5, "UR-01 UR-02 UR-05 D27"),
        (URB, 6, "UR-01 UR-02 UR-05 D27"),
        (URB, 7, "UR-01 UR-02 UR-06 D27"),
        (URB, 8, "UR-01 UR-02 UR-06 D27"),
        (GATEWAY, 0, "GW-01 D42"),
        (GATEWAY, 3, "GW-01 GW-02 D42"),
        (GATEWAY, 4, "GW-01 GW-03 C11 D42 D69"),
        (SPAWNER, 0, "C29 D26 GW-01"),
        (SPAWNER, 1, ""),
        (INTERPOLATOR, 0, "PI-01"),
        (0, 0, ""),
        (1, 0, ""),
    ];
    for platform in [&SKL, &BXT, &BDW] {
        for (function, descriptor, expected) in cases {
            assert_eq!(
                rows(platform, function, descriptor),
                set(&[expected, EVERY]),
                "{function} {descriptor}"
            );
        }
    }
}

#[test]
fn messages_to_the_sampler_use_the_rows_of_their_type() {
    const HEADER: u32 = 1 << 19;
    let all = "SM-15 SM-27 SM-28 SM-29 D43 D64";
    let filtered = "SM-01 SM-02 SM-03 SM-07 SM-08 SM-16 SM-17 D65";
    let sampled = "SM-19";
    let loaded = "SM-21 SM-08 SM-16";
    // Types, bits 16:12.
    let cases: [(&[u32], &[&str]); 10] = [
        // With a bias, an explicit level, gradients, one that kills pixels, level zero.
        (&[0, 1, 2, 4, 12, 24], &[filtered, sampled]),
        // The same with a comparison.
        (&[3, 5, 6, 20, 25], &[filtered, sampled, "SM-11"]),
        // Least and most.
        (&[22, 23], &[filtered, sampled, "SM-20"]),
        (&[8, 17], &[filtered, "SM-22"]),
        (&[16, 18], &[filtered, "SM-22 SM-11"]),
        // Loads of texels, of samples with their control surface, of that itself.
        (&[7, 26, 31], &[loaded]),
        (&[28, 29, 30], &[loaded, "SM-13"]),
        // What would be sampled, how large a surface is, how many samples it has.
        (&[9], &["SM-24 SM-01 SM-02 SM-17 D65"]),
        (&[10], &["SM-25"]),
        (&[11], &["SM-23"]),
    ];
    let each =
        cases.iter().flat_map(|(types, rows)| types.iter().map(move |message_type| (message_type, rows)));
    for (message_type, expected) in each {
        let descriptor = message_type << 12 | 1 << 17;
        for platform in [&SKL, &BXT] {
            let mut lists = expected.to_vec();
            lists.extend([all, EVERY]);
            assert_eq!(rows(platform, 2, descriptor), set(&lists), "{message_type}");
            lists.push("SM-18 D68");
            assert_eq!(rows(platform, 2, descriptor | HEADER), set(&lists), "{message_type}");
        }
    }
}
