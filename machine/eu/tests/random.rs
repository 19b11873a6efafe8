//! Whatever bytes a kernel has, running it ends in a result, never in a panic.

mod common;

use common::*;
use eu::Kernel;
use hw::platforms::SKL;
use ports::ThreadStart;

/// Random bits whose opcode exists and whose register files and types are mostly valid.
fn word(generator: &mut Generator) -> [u8; 16] {
    const OPCODES: &[u8] = &[
        0x01, 0x02, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x10, 0x11, 0x12, 0x17, 0x18, 0x19, 0x1a, 0x20,
        0x22, 0x24, 0x25, 0x27, 0x28, 0x29, 0x2a, 0x2c, 0x2d, 0x2e, 0x2f, 0x30, 0x31, 0x33, 0x38, 0x40, 0x41,
        0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x4d, 0x4e, 0x4f, 0x50, 0x51, 0x54,
        0x55, 0x56, 0x57, 0x59, 0x5a, 0x5b, 0x5c, 0x5d, 0x7e, 0x21, 0x23, 0x2b, 0x03, 0x0a,
    ];
    let mut low = generator.next();
    let mut high = generator.next();
    let opcode = OPCODES[(generator.next() % OPCODES.len() as u64) as usize];
    low = (low & !0xff) | u64::from(opcode);
    if !generator.once_in(8) {
        // Native, execution size at most 32, GRF destination and sources most of the time.
        low &= !(1 << 29);
        low = (low & !(7 << 21)) | (generator.next() % 6) << 21;
        low = (low & !(3 << 35)) | u64::from(!generator.once_in(4)) << 35;
        low = (low & !(3 << 41)) | u64::from(!generator.once_in(4)) << 41;
        high = (high & !(3 << 25)) | [0, 1, 1, 3][(generator.next() % 4) as usize] << 25;
    }
    if matches!(opcode, 0x20..=0x2f) && !generator.once_in(4) {
        // Short distances, so that jumps land in the program.
        let distance = |x: u64| ((x % 16) as i32 - 6) * 16;
        high =
            u64::from(distance(generator.next()) as u32) | u64::from(distance(generator.next()) as u32) << 32;
    }
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&low.to_le_bytes());
    bytes[8..].copy_from_slice(&high.to_le_bytes());
    bytes
}

#[test]
fn random_programs_never_panic() {
    let mut generator = Generator(0x1234_5678_9abc_def1);
    let mut decoded = 0;
    for round in 0..400 {
        let mut code = Vec::new();
        while code.len() < 24 * 16 {
            let word = word(&mut generator);
            let valid = isa::decode(&SKL, &word).is_ok();
            decoded += u32::from(valid);
            // Invalid words are kept now and then.
            if valid || generator.once_in(64) {
                code.extend_from_slice(&word);
            }
        }
        let start = ThreadStart {
            dispatch_mask: generator.next() as u32,
            vector_mask: generator.next() as u32,
            vector_mask_enable: generator.once_in(4),
            single_program_flow: generator.once_in(8),
            ..Default::default()
        };
        let seed = generator.next();
        for kernel in &Kernel::decode_units(&SKL, fetch(&code)) {
            let outcome = execute(kernel, &start, &|thread| {
                let mut fill = Generator(seed | 1);
                for dword in &mut thread.grf.dwords {
                    *dword = fill.next() as u32;
                }
            });
            std::hint::black_box((round, outcome.result.is_ok()));
        }
    }
    assert!(decoded > 5_000, "only {decoded} random words were instructions");
}

#[test]
fn pure_noise_never_panics() {
    let mut generator = Generator(77);
    for _ in 0..300 {
        let code: Vec<u8> = (0..64).flat_map(|_| generator.next().to_le_bytes()).collect();
        let kernel = Kernel::decode(&SKL, fetch(&code));
        execute(&kernel, &ThreadStart { dispatch_mask: 0xffff, ..Default::default() }, &|_| {});
    }
}
