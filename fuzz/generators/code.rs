//! EU code as bytes and as text.
//!
//! Every input starts with a byte that chooses the platform; see [`crate::oracles::platform`].

use super::Random;

/// Opcode numbers that some platform has.
const OPCODES: &[u8] = &[
    0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0c, 0x10, 0x11, 0x12, 0x13, 0x14,
    0x17, 0x18, 0x19, 0x1a, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d,
    0x2e, 0x2f, 0x30, 0x31, 0x32, 0x33, 0x34, 0x38, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48,
    0x49, 0x4a, 0x4b, 0x4c, 0x4d, 0x4e, 0x4f, 0x50, 0x51, 0x54, 0x55, 0x56, 0x57, 0x59, 0x5a, 0x5b, 0x5c,
    0x5d, 0x7e,
];

/// One instruction word, compact or native: noise in which each of the delicate fields is often a likely one.
fn word(random: &mut Random, out: &mut Vec<u8>) {
    let (low, high) = (random.bits(), random.bits());
    let mut word = u128::from(low) | u128::from(high) << 64;
    let mut set = |at: u32, width: u32, value: u64| {
        let mask = ((1u128 << width) - 1) << at;
        word = word & !mask | u128::from(value) << at & mask;
    };
    let choice = random.bits();
    if choice & 7 != 0 {
        set(0, 8, u64::from(*random.pick(OPCODES)));
    }
    let compact = choice >> 3 & 3 == 0;
    set(29, 1, u64::from(compact));
    // Sizes up to 16; regions and files that exist.
    if choice >> 5 & 3 != 0 {
        set(21, 3, random.bits() % 5);
    }
    if !compact && choice >> 7 & 3 != 0 {
        set(82, 3, random.bits() % 5);
        set(85, 4, random.bits() % 6);
        set(114, 3, random.bits() % 5);
        set(117, 4, random.bits() % 6);
    }
    if !compact && choice >> 9 & 1 != 0 {
        // GRF or ARF everywhere, in the encodings of Gen8 and later.
        set(36, 1, 0);
        set(42, 1, 0);
        set(90, 1, 0);
    }
    let bytes = word.to_le_bytes();
    out.extend_from_slice(&bytes[..if compact { 8 } else { 16 }]);
}

/// A platform and one to three instruction words.
pub fn words(random: &mut Random, out: &mut Vec<u8>) {
    out.push(random.bits() as u8);
    for _ in 0..1 + random.below(3) {
        word(random, out);
    }
    if random.below(8) == 0 {
        out.truncate(out.len() - random.below(8));
    }
}

/// Pieces of assembly.
const PIECES: &[&str] = &[
    "mov(8)",
    "add(16)",
    "sel(8)",
    "mad(8)",
    "send(8)",
    "sends(8)",
    "sendc(16)",
    "if(8)",
    "endif(8)",
    "while(8)",
    "jmpi(1)",
    "brc(8)",
    "call(8)",
    "math sqrt(8)",
    "math pow(8)",
    "nop",
    "illegal",
    "wait(1)",
    "mach(8)",
    "cmp",
    ".l",
    ".nz.f0.1",
    ".sat",
    "(8)",
    "(+f0.0)",
    "(-f1.1.any4h)",
    " g4<1>F",
    " g2<8,8,1>F",
    " g2.4<0,1,0>UD",
    " acc0<1>D",
    " null<1>UD",
    " g[a0.1 -32]<VxH,1,0>UW",
    " g[a0]<1>F",
    " a0<0,1,0>UD",
    " -(abs)g6<4>.xyzwF",
    " ~g3<8,8,1>UD",
    " g2<4,4,1>.xF",
    " 0x3f800000F",
    " 1.5F",
    " -3D",
    " 0x76543210V",
    " 0x0000000000000001DF",
    " 0x8a080017",
    " urb",
    " sampler",
    " MsgDesc:",
    " mlen 1",
    " rlen 4",
    " JIP: 16",
    " UIP: -32",
    " JIP: LABEL0",
    " UIP: LABEL1",
    " { align1 1Q }",
    " { align16 NoDDClr }",
    " { WE_all 1N }",
    " { compacted }",
    " { EOT }",
    " { AccWrEnable }",
    " { ^0x80 c^0x1 }",
    "{",
    "}",
    ";",
    ";",
    ";",
    "\n",
    "LABEL0:",
    "LABEL1:",
    "raw 01 00 60 00;",
    "raw",
    " 7b",
    "/*",
    "*/",
    "//",
    "<",
    ">",
    ",",
    ".",
    "-",
    "0x",
    "é",
    "𝄞",
    "\u{0}",
    " 99999999999999999999",
    " g128",
    " g-1",
    "(",
    ")",
];

/// A platform and text from pieces of assembly; now and then with a flipped bit.
pub fn text(random: &mut Random, out: &mut Vec<u8>) {
    out.push(random.bits() as u8);
    for _ in 0..1 + random.below(16) {
        out.extend_from_slice(random.pick(PIECES).as_bytes());
    }
    if random.below(4) == 0 {
        let at = random.below(out.len());
        out[at] ^= 1 << random.below(8);
    }
}

/// One instruction, or a small block, that breaks no rule.
fn legal(random: &mut Random, platform: &hw::Platform, out: &mut Vec<u8>) {
    let channels = *random.pick(&[8, 16]);
    let mut register = || 2 + 2 * random.below(60);
    let (d, a, b, c) = (register(), register(), register(), register());
    let sign = *random.pick(&["", "-", "(abs)", "-(abs)"]);
    let saturate = *random.pick(&["", "", ".sat"]);
    let condition = *random.pick(&["", "", ".z.f0.0", ".l.f0.1", ".ge.f1.0", ".g.f1.1"]);
    let predicate = *random.pick(&["", "", "(+f0.0) ", "(-f1.1) ", "(+f0.1.any4h) ", "(-f1.0.all8h) "]);
    let region = *random.pick(&["<8,8,1>", "<8,8,1>", "<0,1,0>"]);
    let group = if channels == 8 { "1Q" } else { "1H" };
    let text = match random.below(8) {
        0 => {
            let operation = *random.pick(&["add", "mul", "mac", "sel.l", "sel.ge", "add"]);
            let condition = if operation == "add" || operation == "mul" { condition } else { "" };
            format!(
                "{predicate}{operation}{saturate}{condition}({channels}) g{d}<1>F {sign}g{a}{region}F g{b}<8,8,1>F \
                 {{ align1 {group} }};"
            )
        }
        1 => {
            let operation = *random.pick(&[
                "and",
                "or",
                "xor",
                "shl",
                "shr",
                "asr",
                "add",
                "avg",
                "cmp.l.f0.0",
                "cmp.z.f1.1",
            ]);
            let type_ = *random.pick(&["D", "UD"]);
            let second = if random.below(3) == 0 {
                format!("{}D", random.bits() as i32)
            } else {
                format!("g{b}<8,8,1>{type_}")
            };
            format!(
                "{predicate}{operation}({channels}) g{d}<1>{type_} g{a}{region}{type_} {second} {{ align1 {group} }};"
            )
        }
        2 => {
            let (to, from) =
                *random.pick(&[("F", "D"), ("D", "F"), ("UD", "F"), ("F", "UD"), ("D", "UD"), ("F", "F")]);
            format!(
                "{predicate}mov{saturate}({channels}) g{d}<1>{to} {sign}g{a}{region}{from} {{ align1 {group} }};"
            )
        }
        3 => {
            let function = *random.pick(&["inv", "log", "exp", "sqrt", "rsq", "sin", "cos"]);
            format!(
                "math {function}({channels}) g{d}<1>F {sign}g{a}{region}F null<8,8,1>F {{ align1 {group} }};"
            )
        }
        4 => format!(
            "{predicate}mad{saturate}(8) g{d}<1>F {sign}g{a}<4,4,1>F g{b}<4,4,1>.zyxwF g{c}.1<0,1,0>F {{ align16 1Q }};"
        ),
        5 => {
            let operation = *random.pick(&["bfrev", "lzd", "fbh", "cbit"]);
            format!("{operation}(8) g{d}<1>UD g{a}{region}UD {{ align1 1Q }};")
        }
        6 => format!("send(8) g{d}<1>UD g{a}<8,8,1>UD 0x02206000 sampler MsgDesc: {{ align1 1Q }};"),
        _ => format!(
            "(+f0.0) if(8) JIP: LABEL0 UIP: LABEL0; add(8) g{d}<1>D g{a}<8,8,1>D g{b}<8,8,1>D; \
             LABEL0: endif(8) JIP: LABEL1; LABEL1:"
        ),
    };
    match isa::parse_program(platform, &text) {
        Ok(code) => out.extend_from_slice(&code),
        Err(_) => word(random, out),
    }
}

/// Most bytes of a generated thread: few, because every byte costs the search for new ones time.
pub const THREAD_BYTES: usize = 160;
/// Most bytes of one of its pieces of code: three instructions.
const LONGEST_PIECE: usize = 48;

/// A platform, the start of a thread, and one to six pieces of code: instructions that break no rule, noise, or both.
/// Jumps are short.
pub fn thread(random: &mut Random, out: &mut Vec<u8>) {
    out.push(random.bits() as u8);
    for _ in 0..crate::oracles::START_BYTES / 8 {
        out.extend_from_slice(&random.bits().to_le_bytes());
    }
    let platform = crate::oracles::platform(out).map(|(platform, ..)| platform);
    let noise = random.below(3);
    for _ in 0..1 + random.below(6) {
        let at = out.len();
        if at + LONGEST_PIECE > THREAD_BYTES {
            break;
        }
        if let Some(platform) = platform.filter(|_| noise == 0 || noise == 1 && !at.is_multiple_of(3)) {
            legal(random, platform, out);
            continue;
        }
        word(random, out);
        let flow = out.get(at).is_some_and(|opcode| matches!(opcode & 0x7f, 0x20..=0x2f));
        if flow && out.len() == at + 16 && random.below(4) != 0 {
            for offset in [8, 12] {
                let distance = (random.below(16) as i32 - 6) * 8;
                out[at + offset..at + offset + 4].copy_from_slice(&distance.to_le_bytes());
            }
        }
    }
}
