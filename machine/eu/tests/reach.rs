//! Threads are started with the registers that their kernel can read, and with no others.

use eu::Kernel;
use hw::platforms::SKL;
use ports::{GRF_DWORDS, Grf, StartRegisters};

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
    let mut grf = Grf::default();
    grf.dwords.fill(7);
    kernel(text).clear_registers(&mut grf, 0);
    assert!([126, 127, 0, 1].iter().all(|register| *grf.register(*register) == [0; GRF_DWORDS]));
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

/// Registers of a mask.
fn numbers(mask: u128) -> Vec<u32> {
    (0..128).filter(|register| mask >> register & 1 != 0).collect()
}

#[test]
fn what_is_overwritten_before_it_is_read_is_not_seen_by_whole_threads() {
    // What the end of the thread reads is overwritten first.
    let whole = "mov(8) g112<1>UD 0UD { align1 WE_all 1Q };\n";
    let seen = |text: &str| {
        let all = *kernel(&format!("{text}{whole}")).start_registers();
        let of = |mask: u128| numbers(mask & !(0xffff << 112));
        (all.whole.map(of), of(all.masked), numbers(all.changed))
    };
    let add = "add(16) g90<1>F g20<8,8,1>F g40.4<0,1,0>F { align1 1H };\n";
    let reads = "mov(16) g60<1>F g90<8,8,1>F { align1 1H };\n";
    let (whole, masked, changed) = seen(&format!("{add}{reads}"));
    // Sixteen channels overwrite registers when sixteen are active, not with eight.
    assert_eq!(whole, [vec![20, 21, 40, 90, 91], vec![20, 21, 40], vec![20, 21, 40]]);
    assert_eq!((masked, changed), (vec![20, 21, 40, 90, 91], vec![60, 61, 90, 91, 112]));
    // Whatever the mask, when it is not asked.
    let (whole, masked, _) = seen(&format!("{}{reads}", add.replace("1H }", "WE_all 1H }")));
    assert_eq!(whole, [vec![20, 21, 40], vec![20, 21, 40], vec![20, 21, 40]]);
    assert_eq!(masked, vec![20, 21, 40, 90, 91]);
    // The second half of the channels.
    let second = "mov(8) g90<1>F g20<8,8,1>F { align1 2Q };\nmov(8) g60<1>F g90<8,8,1>F { align1 2Q };\n";
    assert_eq!(seen(second).0, [vec![20, 90], vec![20], vec![20]]);
    // Read first, or overwritten in part, by some channels, every other element, or behind a jump.
    for (text, registers) in [
        (format!("{reads}{add}"), vec![20, 21, 40, 90, 91]),
        (format!("mov(8) g90.4<1>F g20<8,8,1>F {{ align1 1Q }};\n{reads}"), vec![20, 90, 91]),
        (format!("mov(16) g90<2>UW g20<16,16,1>UW {{ align1 1H }};\n{reads}"), vec![20, 90, 91]),
        (format!("(+f0.0) {add}{reads}"), vec![20, 21, 40, 90, 91]),
        (format!("mov(8) g90<1>UW g20<8,8,1>UW {{ align1 1Q }};\n{reads}"), vec![20, 90, 91]),
        (
            format!(
                "if(16) JIP: 32 UIP: 32 {{ align1 1H }};\nendif(16) JIP: 16 {{ align1 1H }};\n{add}{reads}"
            ),
            vec![20, 21, 40, 90, 91],
        ),
    ] {
        assert_eq!(seen(&text).0[1], registers, "{text}");
    }
}

#[test]
fn responses_and_destinations_are_what_a_thread_changes() {
    let changed = |text: &str| numbers(kernel(text).start_registers().changed);
    assert_eq!(changed(""), Vec::<u32>::new());
    assert_eq!(changed("mov(8) g30.4<2>F g20<8,8,1>F { align1 1Q };\n"), vec![30, 31, 32]);
    let read = "send(16) g90<1>UW g24<8,8,1>UD 0x04205e01 dp data 1 MsgDesc: mlen 2 rlen 2 { align1 1H };\n";
    assert_eq!(changed(read), vec![90, 91]);
    assert_eq!(changed("mov(8) g[a0 32]<1>F g20<8,8,1>F { align1 1Q };\n").len(), 128);
    // Kernels that may go elsewhere.
    assert_eq!(*kernel("jmpi(1) g2<0,1,0>D { align1 WE_all 1N };\n").start_registers(), StartRegisters::ALL);
}

#[test]
fn masks_choose_what_a_thread_sees() {
    let seen = StartRegisters { whole: [1, 2, 4], masked: 8, changed: 16 };
    for (width, active, registers) in [
        (8, 0xff, 1),
        (16, 0xffff, 2),
        (32, u32::MAX, 4),
        (8, 0x7f, 8),
        (16, 0xff, 8),
        (32, 0xffff, 8),
        (16, 0xfffe, 8),
    ] {
        assert_eq!(seen.seen(width, active), registers, "{width} {active:x}");
    }
}

#[test]
fn accumulators_are_as_they_were_only_for_kernels_that_cannot_see_them() {
    let start = ports::ThreadStart { dispatch_mask: 0xff, ..Default::default() };
    let again = |text: &str| {
        let mut thread = eu::Thread::new(&start);
        thread.accumulator[3] = 7;
        thread.flags = 5;
        thread.channel_position[1] = 9;
        thread.restart(&kernel(text), &ports::ThreadStart { dispatch_mask: 3, ..start });
        assert_eq!((thread.flags, thread.channel_position[1]), (0, u32::MAX));
        assert_eq!((thread.active, thread.live, thread.state[2]), (3, 3, 3));
        thread.accumulator[3]
    };
    assert_eq!(again("add(8) g90<1>F g20<8,8,1>F g40<8,8,1>F { align1 1Q };\n"), 7);
    assert_eq!(again("mov(8) acc0<1>F g20<8,8,1>F { align1 1Q };\n"), 7);
    for text in [
        "mac(8) g90<1>F g20<8,8,1>F g40<8,8,1>F { align1 1Q };\n",
        "mach(8) g90<1>D g20<8,8,1>D g40<8,8,1>D { align1 1Q };\n",
        "sada2(8) g90<1>W g20<16,8,1>UB g40<16,8,1>UB { align1 1Q };\n",
        "mov(8) g90<1>F acc0<8,8,1>F { align1 1Q };\n",
    ] {
        assert_eq!(again(text), 0, "{text}");
    }
    // Other modes than those before are modes at once.
    let mut thread = eu::Thread::new(&start);
    thread.restart(&kernel(""), &ports::ThreadStart { keep_denormals_f32: true, ..start });
    assert!(thread.float.keep_denormals_f32 && thread.control[0] == 0x80);
    thread.restart(&kernel(""), &ports::ThreadStart { single_program_flow: true, ..start });
    assert_eq!(thread.active, u32::MAX);
    thread.restart(&kernel(""), &start);
    assert_eq!((thread.active, thread.float.keep_denormals_f32), (0xff, false));
}
