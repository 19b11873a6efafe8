//! A system routine that saves a thread in the middle of its kernel and restores it into another.

mod common;

use common::*;
use eu::{Beside, Exit, Kernel, Thread, run_beside};
use hw::platforms::SKL;
use ports::{Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, FaultKind, Findings, Ids, Kind, Stop};

const ENTRY: u32 = 0x1000;
const SYSTEM_ENTRY: u32 = 0x8000;

/// Memory for untyped messages with an address for each channel: those with data behind the addresses write.
#[derive(Default)]
struct Memory(Vec<u32>);

impl Sends for Memory {
    fn send(&mut self, message: &SendMessage, grf: &mut Grf) -> Result<SendReply, Stop> {
        let addresses = *grf.register(message.payload_grf.into());
        for (lane, address) in addresses.into_iter().enumerate() {
            if message.end_of_thread || message.channel_enable >> lane & 1 == 0 {
                continue;
            }
            let index = address as usize / 4;
            self.0.resize(self.0.len().max(index + 1), 0);
            if message.response_length == 0 {
                self.0[index] = grf.register(usize::from(message.payload_grf) + 1)[lane];
            } else {
                grf.register_mut(message.response_grf.into())[lane] = self.0[index];
            }
        }
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _executed_instructions: u64) -> u64 {
        0
    }
}

/// Moves one item into or out of g113 for the routine. Only g112 and higher are its own.
struct Item {
    save: String,
    restore: String,
}

fn item(channels: u32, size: &str, register: &str, region: &str) -> Item {
    let end = if channels == 16 { "{ align1 WE_all 1H switch }" } else { "{ align1 WE_all 1Q switch }" };
    Item {
        save: format!("mov({channels}) g113<1>{size} {register}{region}{size} {end};\n"),
        restore: format!("mov({channels}) {register}<1>{size} g113{region}{size} {end};\n"),
    }
}

/// All that a thread is, control register last.
fn items() -> Vec<Item> {
    let mut items: Vec<Item> = (0..112).map(|n| item(8, "UD", &format!("g{n}"), "<8,8,1>")).collect();
    items.push(item(8, "F", "acc0", "<8,8,1>"));
    items.push(item(8, "F", "acc1", "<8,8,1>"));
    items.extend((2..10).map(|n| item(8, "UD", &format!("acc{n}"), "<8,8,1>")));
    items.push(item(16, "UW", "a0", "<16,16,1>"));
    items.push(item(4, "UD", "sr0", "<4,4,1>"));
    items.push(item(4, "UD", "sp", "<4,4,1>"));
    let mut counts = item(1, "UD", "n0", "<0,1,0>");
    // A write exchanges the first and the last.
    counts.restore = "mov(1) n0.2<1>UD g113<0,1,0>UD { align1 WE_all 1N };\n".into();
    items.push(counts);
    items.extend((0..8).map(|n| item(8, "UD", &format!("msg{n}"), "<8,8,1>")));
    items.extend((0..32).map(|n| item(8, "UD", &format!("fc0.{n}b"), "<8,8,1>")));
    items.extend((1..3).map(|n| item(8, "UD", &format!("fc{n}"), "<8,8,1>")));
    items.push(Item {
        save: "mov(4) g113<1>UD cr0<4,4,1>UD { align1 WE_all 1N switch };\n".into(),
        restore: "mov(1) cr0.2<1>UD g113.2<0,1,0>UD { align1 WE_all 1N switch };
            and(1) cr0.1<1>UD g113.1<0,1,0>UD 0xfcffffffUD { align1 WE_all 1N switch };\n"
            .into(),
    });
    items
}

fn routine() -> String {
    let addresses = "mov(8) g113<1>UW 0x76543210V { align1 WE_all 1Q };
        shl(8) g112<1>UD g113<8,8,1>UW 2UW { align1 WE_all 1Q };\n";
    let next = "add(8) g112<1>UD g112<8,8,1>UD 32UD { align1 WE_all 1Q };\n";
    let write =
        "send(8) null<1>UW g112<8,8,1>UD 0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0 { align1 WE_all 1Q };\n";
    let read =
        "send(8) g113<1>UW g112<8,8,1>UD 0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1 { align1 WE_all 1Q };\n";
    let mut text = "mov(1) g127<1>UD f0<0,1,0>UD { align1 WE_all 1N };
        mov(1) g127.1<1>UD f1<0,1,0>UD { align1 WE_all 1N };
        and.nz.f0.0(1) null<1>UD cr0.1<0,1,0>UD 0x01000000UD { align1 WE_all 1N switch };
        (+f0.0) jmpi(1) JIP: restore { align1 WE_all 1N };\n"
        .to_string();
    let flags = Item {
        save: "mov(2) g113<1>UD g127<2,2,1>UD { align1 WE_all 1N };\n".into(),
        restore: "mov(1) f0<1>UD g113<0,1,0>UD { align1 WE_all 1N };
            mov(1) f1<1>UD g113.1<0,1,0>UD { align1 WE_all 1N };\n"
            .into(),
    };
    let mut items = items();
    items.push(flags);
    text += addresses;
    text.extend(items.iter().flat_map(|item| [&item.save, write, next]));
    text += "and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0xfdffffffUD { align1 WE_all 1N switch };
        and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };
        nop;
        restore:\n";
    text += addresses;
    text.extend(items.iter().flat_map(|item| [read, &item.restore, next]));
    // The modes that were saved, without the master bit; they lie one item before the flags.
    text += "add(8) g112<1>UD g112<8,8,1>UD -64D { align1 WE_all 1Q };\n";
    text += read;
    text + "and(1) cr0.0<1>UD g113<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };
        nop;"
}

/// A loop that channels leave one after the other, with a branch in it, over every kind of register.
const KERNEL: &str = "
    mov(1) a0<1>UW 96UW { align1 WE_all 1N };
    mov(8) acc1<1>F 3F { align1 2Q };
    mov(8) g10<1>UD 0UD { align1 1Q };
    top:
    add(8) g10<1>UD g10<8,8,1>UD 1UD { align1 1Q };
    and.nz.f1.0(8) null<1>UD g10<8,8,1>UD 1UD { align1 1Q };
    (+f1.0) if(8) JIP: other UIP: end { align1 1Q };
    mul(8) acc0<1>F g3<8,8,1>F g3<8,8,1>F { align1 1Q };
    mac(8) g11<1>F g3<8,8,1>F g4<8,8,1>F { align1 1Q };
    else(8) JIP: end UIP: end { align1 1Q };
    other:
    add(8) g12<1>UD g12<8,8,1>UD g[a0]<8,8,1>UD { align1 1Q };
    end:
    endif(8) JIP: tail { align1 1Q };
    tail:
    cmp.l.f0.0(8) null<1>UD g10<8,8,1>UD g2<8,8,1>UD { align1 1Q };
    (+f0.0) while(8) JIP: top { align1 1Q };
    mov(8) g13<1>F acc1<8,8,1>F { align1 2Q };
    mov(1) g14<1>UD sr0.1<0,1,0>UD { align1 WE_all 1N switch };
    mov(1) g15<1>UD a0<0,1,0>UD { align1 WE_all 1N };
    mov(1) g16<1>UD f0<0,1,0>UD { align1 WE_all 1N };
    mov(1) g17<1>UD f1<0,1,0>UD { align1 WE_all 1N };
    mov(1) g18<1>UD cr0<0,1,0>UD { align1 WE_all 1N switch };";

struct Bench {
    platform: &'static hw::Platform,
    kernel: Kernel,
    routine: Kernel,
    findings: Findings,
    memory: Memory,
}

impl Bench {
    fn new(platform: &'static hw::Platform) -> Self {
        let routine = isa::parse_program(platform, &routine()).unwrap_or_else(|e| panic!("{e}"));
        Self {
            platform,
            kernel: Kernel::decode_at(platform, ENTRY, fetch(&assemble_for(platform, KERNEL))),
            routine: Kernel::decode_at(platform, SYSTEM_ENTRY, fetch(&routine)),
            findings: Findings::default(),
            memory: Memory::default(),
        }
    }

    fn run(&mut self, thread: &mut Thread, budget: u64) -> Result<Exit, Stop> {
        let ids = Ids::default();
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &ids };
        run_beside(
            &self.kernel,
            &Beside { system_routine: Some(&self.routine), ..Beside::default() },
            thread,
            &mut self.memory,
            &cx,
            budget,
        )
    }
}

fn thread() -> Box<Thread> {
    let start = ThreadStart {
        dispatch_mask: 0xfd,
        vector_mask: 0xff,
        rounding_mode: 2,
        keep_denormals_f32: true,
        thread_id: 5,
        ..Default::default()
    };
    let mut thread = Box::new(Thread::new(&start));
    set_dwords(&mut thread, 2, &[4, 9, 2, 7, 1, 5, 3, 6]);
    set_floats(&mut thread, 3, &[0.1, 1.5, 2.5, 3.7, 1e-40, 5.5, 1e20, 7.3]);
    set_floats(&mut thread, 4, &[3.3; 8]);
    for (number, lanes) in thread.extension.iter_mut().enumerate() {
        *lanes = std::array::from_fn(|lane| (number + lane) as u8 & 3);
    }
    thread
}

#[test]
fn a_thread_saved_anywhere_goes_on_in_another_as_if_nothing_had_happened() {
    for platform in WIDE {
        save_anywhere(Bench::new(platform));
    }
}

fn save_anywhere(mut bench: Bench) {
    let mut whole = thread();
    assert_eq!(bench.run(&mut whole, 10_000), Ok(Exit::EndOfThread));
    let mut places = std::collections::BTreeSet::new();
    for budget in 1..200 {
        let mut first = thread();
        if bench.run(&mut first, budget) == Ok(Exit::EndOfThread) {
            break;
        }
        places.insert(first.ip_bytes);
        first.preempt();
        assert_eq!(bench.run(&mut first, 10_000), Ok(Exit::EndOfThread));
        assert!(first.is_saved());
        let mut second = Box::new(Thread::default());
        second.grf.dwords.fill(0xdead_beef);
        second.restore();
        assert_eq!(bench.run(&mut second, 10_000), Ok(Exit::EndOfThread));
        assert!(!second.is_saved());
        assert_eq!(second.grf.dwords[..112 * 8], whole.grf.dwords[..112 * 8], "after a budget of {budget}");
        assert_eq!((second.active, second.live, second.flags), (whole.active, whole.live, whole.flags));
        assert_eq!((&second.control[..2], second.state), (&whole.control[..2], whole.state));
        assert_eq!((second.accumulator, second.extension), (whole.accumulator, whole.extension));
    }
    assert!(places.len() > 8, "interrupted only at {places:x?}");
    let findings = bench.findings.list();
    assert!(findings.is_empty(), "{findings:?}");
}

#[test]
fn a_restore_needs_a_system_routine() {
    for platform in WIDE {
        let bench = Bench::new(platform);
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform, findings: &findings, ids: &ids };
        let mut thread = Box::new(Thread::default());
        thread.restore();
        let result =
            run_beside(&bench.kernel, &Beside::default(), &mut thread, &mut Memory::default(), &cx, 100);
        let Err(Stop::Fault(fault)) = result else { panic!("{result:?}") };
        assert_eq!(fault.kind, FaultKind::IllegalInstruction);
    }
}

#[test]
fn registers_of_the_context_image_are_undefined_outside_of_it() {
    for (register, system) in [("fc0", "C62"), ("msg3", "C55")] {
        for text in [
            format!("mov(8) g20<1>UD {register}<8,8,1>UD {{ align1 WE_all 1Q }};"),
            format!("mov(8) {register}<1>UD g20<8,8,1>UD {{ align1 WE_all 1Q }};"),
        ] {
            let outcome = program(&text, |thread| set_dwords(thread, 20, &[7; 8]));
            assert_eq!(outcome.result, Ok(Exit::EndOfThread));
            assert_eq!(dwords(&outcome.thread, 20, 8), [7; 8]);
            assert_eq!(outcome.thread.active, 0xffff);
            assert_eq!(outcome.findings, [(Kind::Undefined, system)]);
        }
    }
}

#[test]
fn a_disabled_accumulator_is_no_second_destination() {
    let text = "
        mov(8) acc0<1>F 5F { align1 1Q };
        or(1) cr0.0<1>UD cr0.0<0,1,0>UD 2UD { align1 WE_all 1N switch };
        add(8) g20<1>F g3<8,8,1>F g4<8,8,1>F { align1 1Q AccWrEnable };
        mov(8) g21<1>F acc0<8,8,1>F { align1 1Q };";
    let outcome = program(text, |_| {});
    assert_eq!(floats(&outcome.thread, 21, 8), [5.0; 8]);
}

#[test]
fn a_restored_thread_finds_that_time_has_passed() {
    let mut thread = Thread::default();
    assert!(!thread.time_event);
    thread.restore();
    assert!(thread.time_event);
    thread.reset(&ThreadStart::default());
    assert!(!thread.time_event);
}

/// A kernel whose channels 4 to 7 wait at the other side of a branch, and a jump to stop at.
const WAITING: &str = "
    cmp.l.f0.0(8) null<1>UD g2<8,8,1>UD 4UD { align1 1Q };
    (+f0.0) if(8) JIP: other UIP: end { align1 1Q };
    jmpi(1) JIP: on { align1 WE_all 1N };
    on:
    add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };
    else(8) JIP: end UIP: end { align1 1Q };
    other:
    add(8) g20<1>UD g20<8,8,1>UD 2UD { align1 1Q };
    end:
    endif(8) JIP: after { align1 1Q };
    after:
    add(8) g20<1>UD g20<8,8,1>UD 4UD { align1 1Q };";

fn with_routine(platform: &'static hw::Platform, kernel: &str, routine: &str) -> Bench {
    let routine = isa::parse_program(platform, routine).unwrap_or_else(|e| panic!("{e}"));
    Bench {
        platform,
        kernel: Kernel::decode_at(platform, ENTRY, fetch(&assemble_for(platform, kernel))),
        routine: Kernel::decode_at(platform, SYSTEM_ENTRY, fetch(&routine)),
        findings: Findings::default(),
        memory: Memory::default(),
    }
}

#[test]
fn an_image_tells_where_channels_wait_and_which_are_on() {
    let read = |register: u32, from: &str| {
        format!("mov(8) g{register}<1>UD {from}UD {{ align1 WE_all 1Q switch }};\n")
    };
    let routine = [
        read(100, "fc0.6b<8,8,1>"),
        read(101, "fc0.6b<0,1,0>"),
        read(102, "fc0.1b<8,8,1>"),
        read(103, "fc1<8,8,1>"),
        read(104, "fc2<8,8,1>"),
        read(105, "fc3<8,8,1>"),
        read(106, "msg2<8,8,1>"),
        // What is saved is cleared, which changes nothing.
        "mov(8) fc1<1>UD 0UD { align1 WE_all 1Q };\nmov(8) fc0.6b<1>UD 0UD { align1 WE_all 1Q };\n".into(),
        read(107, "fc1<8,8,1>"),
        read(108, "fc0.6b<8,8,1>"),
        "and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0xfdffffffUD { align1 WE_all 1N switch };
         and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };\nnop;"
            .into(),
    ];
    for platform in WIDE {
        let mut bench = with_routine(platform, WAITING, &routine.concat());
        let mut thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xfd, ..Default::default() }));
        set_dwords(&mut thread, 2, &[0, 1, 2, 3, 4, 5, 6, 7]);
        assert!(bench.run(&mut thread, 3).is_err());
        assert_eq!(thread.ip_bytes, 32);
        thread.preempt();
        assert!(!thread.is_saved());
        assert_eq!(bench.run(&mut thread, 1000), Ok(Exit::EndOfThread));
        assert!(thread.is_saved());
        // The upper half has it again, for the vendor's routine.
        let whole = |value: u32| [value, 0, 0, 0, value, 0, 0, 0];
        let other = ENTRY + 5 * 16;
        let expected = [
            whole(other),
            [other; 8],
            whole(u32::MAX),
            whole(0x0d),
            whole(0xfd),
            [0; 8],
            [0; 8],
            whole(0x0d),
            whole(other),
        ];
        for (register, expected) in (100..).zip(expected) {
            assert_eq!(dwords(&thread, register, 8), expected, "g{register}");
        }
        assert_eq!(bench.findings.list(), []);
    }
}

#[test]
fn a_restored_image_puts_channels_where_they_waited() {
    let set = |register: &str, value: u32| {
        format!("mov(8) {register}<1>UD {value}UD {{ align1 WE_all 1Q switch }};\n")
    };
    for (waits_at, gaps, expected) in [
        // Channels 0 and 1 come to the jump, 6 waits at the other side, the others nowhere.
        (ENTRY + 5 * 16, vec![], [5, 5, 0, 0, 0, 0, 6, 0]),
        (ENTRY + 0x4000, vec![(Kind::Gap, "C62")], [5, 5, 0, 0, 0, 0, 0, 0]),
        (u32::MAX, vec![], [5, 5, 0, 0, 0, 0, 0, 0]),
    ] {
        let routine = [
            set("fc1", 0x03),
            set("fc2", 0x43),
            set("fc3", 0x55),
            set("msg1", 0x55),
            "mov(8) g113<1>UD g112<8,8,1>UD { align1 WE_all 1Q };\n".into(),
            set("g113", waits_at),
            "mov(8) fc0.6b<1>UD g113<8,8,1>UD { align1 WE_all 1Q switch };\n".into(),
            format!("mov(1) cr0.2<1>UD {}UD {{ align1 WE_all 1N switch }};\n", ENTRY + 32),
            "and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0xfeffffffUD { align1 WE_all 1N switch };
             and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD { align1 WE_all 1N switch };\nnop;"
                .into(),
        ];
        for platform in WIDE {
            let mut bench = with_routine(platform, WAITING, &routine.concat());
            let mut thread = Box::new(Thread::default());
            thread.restore();
            assert_eq!(bench.run(&mut thread, 1000), Ok(Exit::EndOfThread));
            assert_eq!(dwords(&thread, 20, 8), expected, "{waits_at:x}");
            assert_eq!(thread.live, 0x43);
            let found: Vec<_> = bench.findings.list().into_iter().map(|(f, _)| (f.kind, f.system)).collect();
            assert_eq!(found, gaps);
        }
    }
}

#[test]
fn a_slice_ends_where_a_thread_is_restored() {
    let routine = format!(
        "mov(8) fc1<1>UD 255UD {{ align1 WE_all 1Q switch }};
         mov(1) cr0.2<1>UD {ENTRY}UD {{ align1 WE_all 1N switch }};
         and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0xfeffffffUD {{ align1 WE_all 1N switch }};
         and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD {{ align1 WE_all 1N switch }};
         nop;"
    );
    let bench = with_routine(&SKL, "add(8) g20<1>UD g20<8,8,1>UD 1UD { align1 1Q };", &routine);
    let ids = Ids::default();
    let cx = Context { platform: &SKL, findings: &bench.findings, ids: &ids };
    let mut thread = Box::new(Thread::default());
    thread.restore();
    let slice = |thread: &mut Thread| {
        eu::run_slice(
            &bench.kernel,
            &Beside { system_routine: Some(&bench.routine), ..Beside::default() },
            thread,
            &mut Memory::default(),
            &cx,
            100,
        )
    };
    assert_eq!(slice(&mut thread), Ok(Exit::Restored));
    assert_eq!((dwords(&thread, 20, 1), thread.active), (vec![0], 0xff));
    assert_eq!(slice(&mut thread), Ok(Exit::EndOfThread));
    assert_eq!(dwords(&thread, 20, 1), [1]);
}

#[test]
fn counts_that_are_written_back_as_they_were_read_are_where_they_were() {
    // Four at once, as the vendor's routine does, and one alone, which goes to the other end.
    for (write, expected) in [
        ("mov(4) n0<1>UD g113<4,4,1>UD { align1 WE_all 1N };", [5, 6, 7]),
        ("mov(1) n0<1>UD g113<0,1,0>UD { align1 WE_all 1N };", [0, 0, 5]),
        ("mov(1) n0.1<1>UD g113<0,1,0>UD { align1 WE_all 1N };", [0, 5, 0]),
        ("mov(1) n0.2<1>UD g113<0,1,0>UD { align1 WE_all 1N };", [5, 0, 0]),
        ("mov(4) sr0<1>UD g113<4,4,1>UD { align1 WE_all 1N switch };", [0, 0, 0]),
    ] {
        let routine = format!(
            "mov(1) g113<1>UD 5UD {{ align1 WE_all 1N }};
             mov(1) g113.1<1>UD 6UD {{ align1 WE_all 1N }};
             mov(1) g113.2<1>UD 7UD {{ align1 WE_all 1N }};
             mov(1) g113.3<1>UD 0UD {{ align1 WE_all 1N }};
             {write}
             mov(8) fc1<1>UD 255UD {{ align1 WE_all 1Q switch }};
             mov(1) cr0.2<1>UD {ENTRY}UD {{ align1 WE_all 1N switch }};
             and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0xfeffffffUD {{ align1 WE_all 1N switch }};
             and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD {{ align1 WE_all 1N switch }};
             nop;"
        );
        for platform in WIDE {
            let mut bench = with_routine(platform, "nop;", &routine);
            let mut thread = Box::new(Thread::default());
            thread.restore();
            assert_eq!(bench.run(&mut thread, 100), Ok(Exit::EndOfThread));
            assert_eq!(thread.notification, expected, "{write}");
            // The whole state register is restored, masks and all.
            let state = if write.contains("sr0") { [5, 6, 7, 0] } else { [0; 4] };
            assert_eq!(thread.state, state, "{write}");
        }
    }
}

#[test]
fn only_moves_of_whole_registers_reach_the_image() {
    for access in [
        "add(8) g100<1>UD fc1<8,8,1>UD 1UD { align1 WE_all 1Q switch };",
        "mov(8) g[a0]<1>UD fc1<8,8,1>UD { align1 WE_all 1Q switch };",
        "mov(8) fc1<1>UD g[a0]<8,8,1>UD { align1 WE_all 1Q switch };",
        "not(8) fc1<1>UD g100<8,8,1>UD { align1 WE_all 1Q switch };",
    ] {
        let routine = format!(
            "{access}
             and(1) cr0.1<1>UD cr0.1<0,1,0>UD 0xfdffffffUD {{ align1 WE_all 1N switch }};
             and(1) cr0.0<1>UD cr0.0<0,1,0>UD 0x7fffffffUD {{ align1 WE_all 1N switch }};
             nop;"
        );
        let mut bench = with_routine(&SKL, "nop;", &routine);
        let mut thread = Box::new(Thread::new(&ThreadStart { dispatch_mask: 0xff, ..Default::default() }));
        thread.preempt();
        assert_eq!(bench.run(&mut thread, 100), Ok(Exit::EndOfThread), "{access}");
        assert_eq!(
            (thread.active, dwords(&thread, 0, 8), dwords(&thread, 100, 8)),
            (0xff, vec![0; 8], vec![0; 8])
        );
        let found: Vec<_> = bench.findings.list().into_iter().map(|(f, _)| (f.kind, f.system)).collect();
        assert_eq!(found, [(Kind::Undefined, "C62")], "{access}");
    }
}
