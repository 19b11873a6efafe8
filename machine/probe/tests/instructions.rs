//! Which rows of the ledger an instruction makes use of: a line for each thing that its bits can ask for.

use hw::platforms::SKL;
use isa::Instruction;
use probe::used::of_instruction;

fn assembled(text: &str) -> Instruction {
    let code =
        isa::parse_program(&SKL, &format!("{text};")).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let bytes: [u8; 16] = std::array::from_fn(|index| code.get(index).copied().unwrap_or(0));
    isa::decode(&SKL, &bytes).unwrap()
}

/// Rows that every instruction uses: it is fetched, decoded, and executed by enabled channels.
const EVERY: [&str; 13] =
    ["C42", "C43", "C47", "C67", "C70", "C75", "C76", "C92", "C94", "C96", "D22", "D23", "D79"];

/// Rows beyond those.
fn beyond(instruction: &Instruction) -> Vec<&'static str> {
    let all: Vec<_> = of_instruction(instruction).iter().map(probe::System::id).collect();
    assert!(EVERY.iter().all(|id| all.contains(id)), "{all:?}");
    let mut rest: Vec<_> = all.into_iter().filter(|id| !EVERY.contains(id)).collect();
    rest.sort_unstable();
    rest
}

/// What is asked for, and the rows of that.
#[rustfmt::skip]
const CASES: [(&str, &str); 93] = [
    ("mov(8) g4<1>D g2<8,8,1>D { align1 1Q }", "C64 C89"),
    ("mov(8) g4<1>D g2<8,8,1>D { align1 1Q NoDDClr }", "C64 C73 C89"),
    ("mov(8) g4<1>D g2<8,8,1>D { align1 1Q NoDDChk }", "C64 C73 C89"),
    ("mov(8) g4<1>D g2<8,8,1>D { align1 1Q Switch }", "C64 C73 C89"),
    ("add(8) g4<1>D g2<8,8,1>D g3<8,8,1>D { align1 1Q AccWrEnable }", "C51 C64 C89 D80"),
    ("mov(8) g4<1>D g2<8,8,1>D { align1 1Q compacted }", "C64 C89 C93"),
    ("mov(8) g4<1>.xD g2<4>D { align16 1Q }", "C66 C89"),
    ("mov(8) g4<1>D 5D { align1 1Q }", "C63 C89"),
    ("mov(8) g4<1>D null<8,8,1>D { align1 1Q }", "C49 C64 C74 C89"),
    ("mov(8) null<1>D g2<8,8,1>D { align1 1Q }", "C49 C64 C89"),
    ("mov(1) a0<1>UW g2<0,1,0>UW { align1 WE_all 1N }", "C48 C50 C64 C89 D83"),
    ("mov(8) g4<1>D acc0<8,8,1>D { align1 1Q }", "C48 C51 C64 C89 D80"),
    ("mov(8) acc1<1>D g2<8,8,1>D { align1 1Q }", "C48 C51 C64 C89 D80"),
    ("mov(8) g4<1>D acc2<8,8,1>D { align1 1Q }", "C48 C52 C64 C89 D81"),
    ("mov(1) f0<1>UW g2<0,1,0>UW { align1 WE_all 1N }", "C48 C53 C64 C89 D83"),
    ("mov(1) g4<1>UD ce0<0,1,0>UD { align1 WE_all 1N }", "C48 C54 C64 C89"),
    ("mov(1) g4<1>UD sp<0,1,0>UD { align1 WE_all 1N }", "C48 C56 C64 C89"),
    ("mov(1) g4<1>UD sr0<0,1,0>UD { align1 WE_all 1N }", "C48 C57 C64 C89"),
    ("mov(1) cr0<1>UD g4<0,1,0>UD { align1 WE_all 1N Switch }", "C48 C58 C64 C73 C89"),
    ("mov(1) g4<1>UD n0<0,1,0>UD { align1 WE_all 1N }", "C48 C59 C64 C89"),
    ("mov(1) g4<1>UD ip<0,1,0>UD { align1 WE_all 1N }", "C48 C60 C64 C89"),
    ("mov(1) g4<1>UD tm0<0,1,0>UD { align1 WE_all 1N }", "C48 C61 C64 C89"),
    ("wait(1) n0.1<1>UD { align1 WE_all 1N }", "C48 C59 C64 C89"),
    ("mov(8) g4<1>UD g[a0 32]<8,8,1>UD { align1 1Q }", "C50 C65 C89 D86"),
    ("mov(8) g[a0 32]<1>UD g2<8,8,1>UD { align1 1Q }", "C50 C64 C65 C89 D86"),
    ("mov(8) g4<1>D -g2<8,8,1>D { align1 1Q }", "C64 C72 C89"),
    ("mov(8) g4<1>D (abs)g2<8,8,1>D { align1 1Q }", "C64 C72 C89"),
    ("mov.sat(8) g4<1>D g2<8,8,1>D { align1 1Q }", "C64 C72 C89"),
    ("(+f0.0) mov(8) g4<1>D g2<8,8,1>D { align1 1Q }", "C53 C64 C69 C89"),
    ("mov.nz.f0.0(8) g4<1>D g2<8,8,1>D { align1 1Q }", "C53 C64 C71 C89"),
    ("mov(8) g4<1>F g2<8,8,1>F { align1 1Q }", "C64 C89"),
    ("add(8) g4<1>F g2<8,8,1>F g3<8,8,1>F { align1 1Q }", "C64 C77 C79 C80 C89"),
    ("mov(8) g4<1>F g2<8,8,1>D { align1 1Q }", "C64 C77 C79 C80 C83 C89"),
    ("mov(8) g4<1>D g2<8,8,1>F { align1 1Q }", "C64 C77 C79 C80 C83 C89"),
    ("mov(8) g4<1>D g2<8,8,1>UD { align1 1Q }", "C64 C83 C89"),
    ("mov(8) g4<2>W g2<8,8,1>W { align1 1Q }", "C64 C89 D83"),
    ("mov(8) g4<1>F g2<8,8,1>HF { align1 1Q }", "C64 C77 C79 C80 C83 C89 D83 D85"),
    ("mov(4) g4<1>DF g2<4,4,1>DF { align1 1N }", "C64 C89 D84"),
    ("add(4) g4<1>DF g2<4,4,1>DF g6<4,4,1>DF { align1 1N }", "C64 C77 C79 C80 C89 D84"),
    ("mov(4) g4<1>Q g2<4,4,1>Q { align1 1N }", "C64 C89 D84"),
    ("mul(8) g4<1>D g2<8,8,1>D g3<8,8,1>D { align1 1Q }", "C64 C89 D84"),
    ("mul(8) g4<1>D g2<8,8,1>D g3<16,8,2>W { align1 1Q }", "C64 C83 C89 D83"),
    ("sel.l(8) g4<1>D g2<8,8,1>D g3<8,8,1>D { align1 1Q }", "C53 C64 C71 C81 C89"),
    ("(+f0.0) sel(8) g4<1>F g2<8,8,1>F g3<8,8,1>F { align1 1Q }", "C53 C64 C69 C89"),
    ("csel.l(8) g4<1>F g2<4,4,1>F g3<4,4,1>F g5<4,4,1>F { align16 1Q }", "C53 C66 C71 C77 C79 C80 C81 C90"),
    ("cmp.nz.f0.0(8) null<1>D g2<8,8,1>D g3<8,8,1>D { align1 1Q }", "C49 C53 C64 C71 C82 C89"),
    ("cmpn.nz.f0.0(8) null<1>D g2<8,8,1>D g3<8,8,1>D { align1 1Q }", "C49 C53 C64 C71 C81 C89"),
    ("frc(8) g4<1>F g2<8,8,1>F { align1 1Q }", "C100 C64 C77 C79 C80 C89"),
    ("rnde(8) g4<1>F g2<8,8,1>F { align1 1Q }", "C100 C64 C77 C79 C80 C89"),
    ("math inv(8) g4<1>F g2<8,8,1>F null<8,8,1>F { align1 1Q }", "C101 C64 C77 C79 C80 C91 D24"),
    ("madm(8) g4<1>.wF g2<4,4,1>.xzzwF g3<4,4,1>.xzzwF g5<4,4,1>.xzzwF { align16 1Q }", "C102 C52 C66 C77 C79 C80 C90 D81"),
    ("mac(8) g4<1>F g2<8,8,1>F g3<8,8,1>F { align1 1Q }", "C51 C64 C77 C79 C80 C89 D80"),
    ("mach(8) g4<1>D g2<8,8,1>D g3<8,8,1>D { align1 1Q AccWrEnable }", "C51 C64 C89 D80"),
    ("addc(8) g4<1>UD g2<8,8,1>UD g3<8,8,1>UD { align1 1Q AccWrEnable }", "C51 C64 C89 D80"),
    ("subb(8) g4<1>UD g2<8,8,1>UD g3<8,8,1>UD { align1 1Q AccWrEnable }", "C51 C64 C89 D80"),
    ("sada2(8) g4<1>W g2<16,8,2>UB g3<16,8,2>UB { align1 1Q }", "C51 C64 C83 C89 D80 D83"),
    ("mad(8) g4<1>F g2<4,4,1>F g3<4,4,1>F g5<4,4,1>F { align16 1Q }", "C66 C77 C79 C80 C90"),
    ("mad(8) g4<1>F g2<4,4,1>HF g3<4,4,1>F g5.1<0,1,0>HF { align16 1Q }", "C66 C77 C79 C80 C83 C90 D83 D85"),
    ("send(16) g9<1>UD g2<0,1,0>UD 0x02280300 const MsgDesc: mlen 1 rlen 2 header { align1 WE_all 1H }", "C103 C44 C64 C91"),
    ("send(8) null<1>F g123<8,8,1>F 0x8a080017 urb MsgDesc: mlen 5 rlen 0 header { align1 1Q EOT }", "C103 C44 C45 C49 C64 C91"),
    ("sendc(8) null<1>F g123<8,8,1>F 0x8a080017 urb MsgDesc: mlen 5 rlen 0 header { align1 1Q EOT }", "C104 C44 C45 C49 C64 C91"),
    ("jmpi(1) g3<0,1,0>D { align1 WE_all 1N }", "C48 C60 C64 C91 C99"),
    ("illegal", "C49 C89"),
    ("nop", "C49 C89"),
    ("rndu(8) g4<1>F g2<8,8,1>F { align1 1Q }", "C100 C64 C77 C79 C80 C89"),
    ("rndd(8) g4<1>F g2<8,8,1>F { align1 1Q }", "C100 C64 C77 C79 C80 C89"),
    ("rndz(8) g4<1>F g2<8,8,1>F { align1 1Q }", "C100 C64 C77 C79 C80 C89"),
    ("math invm(8) g4<1>.wF g2<4>.xyzwF g3<4>.xyzwF { align16 1Q }", "C102 C52 C66 C77 C79 C80 C91 D81"),
    ("math rsqrtm(8) g4<1>.wF g2<4>.xyzwF null<4>F { align16 1Q }", "C102 C52 C66 C77 C79 C80 C91 D81"),
    ("mov(8) g4<1>HF g2<8,8,1>HF { align1 1Q }", "C64 C89 D83"),
    ("add(8) g4<1>HF g2<8,8,1>HF g3<8,8,1>HF { align1 1Q }", "C64 C77 C79 C80 C89 D83"),
    ("mul(8) g4<1>UD g2<8,8,1>UD g3<8,8,1>UD { align1 1Q }", "C64 C89 D84"),
    ("add(8) g4<1>D g2<8,8,1>D g3<8,8,1>D { align1 1Q }", "C64 C89"),
    ("cmp.nz.f0.0(8) null<1>F g2<8,8,1>F g3<8,8,1>F { align1 1Q }", "C49 C53 C64 C71 C77 C79 C80 C82 C89"),
    ("sel.ge(8) g4<1>F g2<8,8,1>F g3<8,8,1>F { align1 1Q }", "C53 C64 C71 C81 C89"),
    ("not(8) g4<1>UD g2<8,8,1>UD { align1 1Q }", "C64 C89"),
    ("mov(8) g4<1>.xUD g[a0]<4>UD { align16 1Q }", "C50 C65 C66 C89 D86"),
    ("(+f0.0) if(8) JIP: 16 UIP: 32 { align1 1Q }", "C49 C53 C69 C91 C99"),
    ("else(8) JIP: 16 UIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("endif(8) JIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("while(8) JIP: -16 { align1 1Q }", "C49 C91 C99"),
    ("break(8) JIP: 16 UIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("cont(8) JIP: 16 UIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("halt(8) JIP: 16 UIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("goto(8) JIP: 16 UIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("join(8) JIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("brd(8) JIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("brc(8) JIP: 16 UIP: 16 { align1 1Q }", "C49 C91 C99"),
    ("call(8) g3<1>UD JIP: 16 { align1 1Q }", "C91 C99"),
    ("calla(8) g3<1>UD JIP: 16 { align1 1Q }", "C91 C99"),
    ("ret(8) null<1>UD g3<4,4,1>UD { align1 1Q }", "C49 C64 C91 C99"),
    ("sends(8) nullUD g34UD g36UD 0x04035001 0x00000100 dp data 1 MsgDesc: mlen 2 ex_mlen 4 rlen 0 { align1 1Q }", "C104 C44 C49 C64 C91"),
    ("sendsc(8) nullUD g34UD g36UD 0x04035001 0x00000100 dp data 1 MsgDesc: mlen 2 ex_mlen 4 rlen 0 { align1 1Q }", "C104 C44 C49 C64 C91"),
];

#[test]
fn an_instruction_uses_the_rows_of_what_its_bits_ask_for() {
    for (text, rows) in CASES {
        assert_eq!(beyond(&assembled(text)).join(" "), rows, "{text}");
    }
}

#[test]
fn each_kind_of_architecture_register_has_its_row_as_source_and_as_destination() {
    let rows = [
        (0x00, "C49"),
        (0x10, "C50"),
        (0x20, "C51 D80"),
        (0x21, "C51 D80"),
        (0x22, "C52 D81"),
        (0x29, "C52 D81"),
        (0x31, "C53"),
        (0x40, "C54"),
        (0x50, "C55"),
        (0x60, "C56"),
        (0x71, "C57"),
        (0x80, "C58"),
        (0x90, "C59"),
        (0xa0, "C60"),
        (0xb0, ""),
        (0xc0, "C61"),
        (0xd0, "C62"),
        (0xe0, ""),
    ];
    for (register, rows) in rows {
        let plain = assembled("mov(8) g4<1>D g2<8,8,1>D { align1 1Q }");
        let (mut source, mut destination) = (plain, plain);
        (source.source[0].file, source.source[0].register) = (isa::File::Arf, register);
        (destination.destination.file, destination.destination.register) = (isa::File::Arf, register);
        // Beside the rules of all of them, the null register has none and as a source is an absent operand.
        let mut expected: Vec<&str> = rows.split_whitespace().chain(["C64", "C89"]).collect();
        expected.extend((register != 0).then_some("C48"));
        expected.sort_unstable();
        assert_eq!(beyond(&destination), expected, "{register:#x}");
        expected.extend((register == 0).then_some("C74"));
        expected.sort_unstable();
        assert_eq!(beyond(&source), expected, "{register:#x}");
    }
}

#[test]
fn accumulators_of_a_macro_are_the_special_ones() {
    let plain = assembled("madm(8) g4<1>.wF g2<4,4,1>.xzzwF g3<4,4,1>.xzzwF g5<4,4,1>.xzzwF { align16 1Q }");
    for register in [0x20, 0x21] {
        let mut macro_ = plain;
        (macro_.source[0].file, macro_.source[0].register) = (isa::File::Arf, register);
        let rows = beyond(&macro_);
        assert!(rows.contains(&"C52") && rows.contains(&"D81") && !rows.contains(&"C51"), "{rows:?}");
    }
}
