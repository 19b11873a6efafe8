//! Threads are started with the registers that their kernel can read, and with no others.

use eu::Kernel;
use hw::platforms::SKL;
use ports::{GRF_DWORDS, Grf};

const END: &str =
    "send(8) null<1>UW g112<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";

fn kernel(text: &str) -> Kernel {
    let code = isa::parse_program(&SKL, &format!("{text}{END}")).unwrap();
    Kernel::decode(&SKL, Kernel::fetch_from(&code))
}

/// Registers that are zero in a thread that begins with a payload of two.
fn cleared(text: &str) -> Vec<usize> {
    let mut grf = Grf::default();
    grf.dwords.fill(7);
    kernel(text).clear_registers(&mut grf, 2 * GRF_DWORDS);
    assert_eq!(grf.dwords[..2 * GRF_DWORDS], [7; 2 * GRF_DWORDS]);
    let is_zero = |register: &usize| *grf.register(*register) == [0; GRF_DWORDS];
    (0..128).filter(is_zero).collect()
}

#[test]
fn what_a_kernel_reads_is_zero_and_what_it_only_writes_is_not_touched() {
    let of_end: Vec<usize> = (112..128).collect();
    assert_eq!(cleared(""), of_end);
    let found = cleared("add(16) g90<1>F g20<8,8,1>F g40.4<0,1,0>F { align1 1H };\n");
    for (register, is_read) in [(20, true), (21, true), (40, true), (60, false), (90, false), (91, false)] {
        assert_eq!(found.contains(&register), is_read, "register {register}");
    }
    // Strides, sixteen channels of eight bytes, planes, payloads.
    let reads = |text: &str, registers: std::ops::Range<usize>| {
        let found = cleared(text);
        registers.clone().all(|register| found.contains(&register)) && !found.contains(&80)
    };
    assert!(reads("mov(16) g90<1>UD g20<16,8,2>UD { align1 1H };\n", 20..24));
    assert!(reads("mov(8) g90<1>DF g30<4,4,1>DF { align1 1Q };\n", 30..32));
    assert!(reads("pln(16) g90<1>F g50.4<0,1,0>F g20<8,8,1>F { align1 1H };\n", 20..24));
    assert!(reads(
        "send(16) g90<1>UW g24<8,8,1>UD 0x04205e01 dp data 1 MsgDesc: mlen 2 rlen 2 { align1 1H };\n",
        24..26
    ));
}

#[test]
fn a_kernel_that_may_read_anything_gets_everything() {
    let all: Vec<usize> = (2..128).collect();
    assert_eq!(cleared("mov(8) g90<1>UD g[a0 32]<8,8,1>UD { align1 1Q };\n"), all);
    assert_eq!(cleared("jmpi(1) g2<0,1,0>D { align1 WE_all 1N };\n"), all);
}

#[test]
fn registers_that_somebody_made_are_copied_where_they_are_read() {
    let (mut grf, mut from) = (Grf::default(), Grf::default());
    from.dwords.iter_mut().enumerate().for_each(|(index, dword)| *dword = index as u32);
    kernel("add(16) g90<1>F g20<8,8,1>F g40.4<0,1,0>F { align1 1H };\n").copy_registers(&mut grf, &from);
    for register in [20, 21, 40, 112] {
        assert_eq!(grf.register(register), from.register(register));
    }
    assert_ne!(grf.register(90), from.register(90));
}

#[test]
fn code_that_breaks_rules_reads_what_it_reads() {
    // Register numbers wrap, and a plane is read from the GRF, whatever file its operand names.
    let text = "pln(16) g90<1>F g50.4<0,1,0>F g126<8,8,1>F { align1 1H };\n";
    let found = cleared(text);
    assert!([126, 127, 2, 3].iter().all(|register| found.contains(register)));
    let mut plane = isa::decode(&SKL, &isa::parse_program(&SKL, text).unwrap()).unwrap();
    plane.source[0].file = isa::File::Arf;
    let mut grf = Grf::default();
    grf.dwords.fill(7);
    Kernel::from_instructions(&[plane]).clear_registers(&mut grf, 0);
    assert_eq!(*grf.register(50), [0; GRF_DWORDS]);
}

#[test]
fn the_last_element_that_is_read_is_reached_and_what_is_far_behind_is_not() {
    // First register, last one, and one that nothing reads.
    for (text, first, last, beyond) in [
        ("mov(16) g100<1>UD g10<32,2,4>UD { align1 1H };\n", 10, 38, 50),
        ("mov(8) g100<1>UD g10<32,1,0>UD { align1 1Q };\n", 10, 38, 50),
        ("mov(8) g100<1>UD g10<0,8,4>UD { align1 1Q };\n", 10, 13, 25),
        ("mov(2) g100<1>UD g10.7<32,1,0>UD { align1 1N };\n", 10, 14, 25),
        ("mov(32) g100<1>UW g10<32,4,2>UW { align1 };\n", 10, 24, 36),
        ("mad(16) g100<1>F g10<4,4,1>F g30<4,4,1>F g50<4,4,1>F { align16 1H };\n", 50, 51, 70),
        ("add(16) g100<1>F g10<8,8,1>F g30<8,8,1>F { align1 1H };\n", 30, 31, 50),
        (
            "sends(16) g100UD g10UD g40UD 0x04205001 0x00000100 dp data 1 MsgDesc: mlen 2 ex_mlen 4 rlen 2 { align1 1H };\n",
            40,
            43,
            70,
        ),
        (
            "sends(16) g100UD g10UD g40UD 0x1e205001 0x00000100 dp data 1 MsgDesc: mlen 15 ex_mlen 4 rlen 2 { align1 1H };\n",
            10,
            24,
            35,
        ),
    ] {
        let found = cleared(text);
        assert!((first..=last).all(|register| found.contains(&(register % 128))), "{text}: {found:?}");
        assert!(!found.contains(&beyond), "{text}: {found:?}");
    }
    // A payload behind the address register may be anywhere.
    let text =
        "send(8) g100<1>UW g[a0]<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 1Q };\n";
    assert_eq!(cleared(text), (2..128).collect::<Vec<_>>());
}
