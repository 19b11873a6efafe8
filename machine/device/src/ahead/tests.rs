//! Which threads run ahead, how far, and who gets what they did.

use super::*;
use bits::GraphicsAddress;
use hw::enums::shader_channel_select as scs;
use hw::platforms::SKL;
use memory::AddressSpace;
use ports::{Account, ThreadSite};

const END: &str =
    "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";
/// A message that no thread may send ahead: an untyped write to surface 2.
const WRITE: &str =
    "send(8) null<1>UW g10<8,8,1>UD 0x04026e02 dp data 1 MsgDesc: mlen 2 rlen 0 { align1 1Q };\n";
/// One that costs 32 units and may be sent ahead: an untyped read of surface 1, sixteen channels wide.
const READ: &str =
    "send(16) g20<1>UW g10<8,8,1>UD 0x04205e01 dp data 1 MsgDesc: mlen 2 rlen 2 { align1 1H };\n";

fn kernel(text: &str) -> Kernel {
    let code = isa::parse_program(&SKL, &format!("{text}{WRITE}{END}")).unwrap();
    Kernel::decode(&SKL, |offset| code.get(offset as usize..offset as usize + 16)?.try_into().ok())
}

/// So many instructions, and then the first message. A run of straight code costs one more than it has instructions.
fn straight(instructions: usize) -> Kernel {
    kernel(&"add(8) g2<1>UD g2<8,8,1>UD 1UD { align1 1Q };\n".repeat(instructions))
}

/// Threads whose second register tells them apart.
fn threads(count: usize) -> Vec<GroupThread> {
    let mut threads = vec![GroupThread { payload_registers: 2, ..GroupThread::default() }; count];
    for (index, thread) in threads.iter_mut().enumerate() {
        thread.start.dispatch_mask = 0xffff;
        thread.grf.register_mut(1).fill(100 + index as u32);
    }
    threads
}

fn groups(count: u32) -> Vec<[u32; 3]> {
    (0..count).map(|x| [10 + x, 20 + x, 30 + x]).collect()
}

fn items(count: usize) -> Vec<Item> {
    std::iter::repeat_with(Item::default).take(count).collect()
}

const BUDGET: u64 = 1 << 20;

/// The number of threads, of groups, and of items to begin with.
fn with<T>(
    kernel: &Kernel,
    (count, group_count, item_count): (usize, u32, usize),
    work: impl FnOnce(&Ahead) -> T,
) -> T {
    let (threads, groups, items) = (threads(count), groups(group_count), items(item_count));
    work(&Ahead::new(kernel, &SKL, (&threads, &groups), None, &Budget::new(BUDGET, 0), &items))
}

#[test]
fn threads_are_claimed_in_their_order_as_far_as_there_are_items() {
    with(&straight(1), (2, 3, 4), |ahead| {
        let claim = |count: usize| {
            [(); 9].map(|()| ahead.claim()).into_iter().flatten().take(count).collect::<Vec<_>>()
        };
        assert_eq!(claim(9), [0, 1, 2, 3]);
        // The first thread was started in its turn: its item is the fifth thread's.
        assert_eq!(Ahead::begin(ahead.item(0).unwrap(), 0), Ok(0));
        assert_eq!(Ahead::begin(ahead.item(0).unwrap(), 0), Err(RUNNING));
        ahead.set_started(1);
        assert_eq!(Ahead::begin(ahead.item(0).unwrap(), 0), Err(4 * STATES));
        assert_eq!(Ahead::begin(ahead.item(4).unwrap(), 4), Ok(4 * STATES));
        assert_eq!(Ahead::begin(ahead.item(1).unwrap(), 1), Ok(STATES));
        assert_eq!(claim(9), [4]);
        ahead.set_started(3);
        assert_eq!([5, 6].map(|index| Ahead::begin(ahead.item(index).unwrap(), index)), [Ok(20), Ok(24)]);
        assert_eq!(Ahead::begin(ahead.item(3).unwrap(), 3), Ok(12), "the fourth thread was not started");
        // There are six threads.
        assert_eq!(claim(9), [5]);
        ahead.set_started(6);
        assert_eq!(claim(9), []);
    });
    with(&straight(1), (2, 3, 4), |ahead| {
        assert_eq!(ahead.claim(), Some(0));
        ahead.stop();
        assert_eq!(ahead.claim(), None);
    });
}

/// Takes a thread; what it has executed, and its first, second and third register.
fn taken(ahead: &Ahead, index: usize, limit: u64) -> Option<(u64, u64, [u32; 8], u32, u32)> {
    let mut thread = Box::<Thread>::default();
    let units = ahead.take(index, limit, &mut thread)?;
    let r0 = *thread.grf.register(0);
    Some((thread.executed_instructions, units, r0, thread.grf.register(1)[3], thread.grf.register(2)[3]))
}

#[test]
fn each_thread_runs_to_its_first_message_and_is_taken_once_it_has() {
    with(&straight(3), (2, 2, 8), |ahead| {
        let mut runner = Runner::default();
        let steps = [(); 6].map(|()| ahead.step(&mut runner));
        assert_eq!(steps, [true, true, true, true, false, false]);
        for (index, group, thread) in [(0, 0, 100), (1, 0, 101), (2, 1, 100), (3, 1, 101)] {
            let r0 = [0, 10 + group, 0, 0, 0, 0, 20 + group, 30 + group];
            // Registers behind the payload are zeros when a thread begins.
            assert_eq!(taken(ahead, index, 4), Some((4, 0, r0, thread, 3)), "{index}");
        }
    });
    with(&straight(3), (2, 2, 8), |ahead| {
        // The group runs a thread that no worker has begun with from its start, and no worker takes it after that.
        assert_eq!(taken(ahead, 1, 100), None);
        ahead.work();
        assert_eq!(ahead.items[1].state.load(Ordering::Relaxed), STATES + RUNNING);
        // Neither is one that has done more than it may.
        assert_eq!(taken(ahead, 2, 3), None);
        assert_eq!(taken(ahead, 3, 4).map(|(executed, ..)| executed), Some(4));
        assert_eq!(taken(ahead, 0, 1000).map(|(executed, ..)| executed), Some(4));
    });
    with(&straight(3), (2, 2, 8), |ahead| {
        ahead.stop();
        ahead.work();
        assert_eq!(taken(ahead, 0, 100), None);
    });
}

#[test]
fn a_thread_that_exhausts_its_budget_is_run_from_its_start() {
    let endless = kernel(
        "HERE:\nadd(8) g2<1>UD g2<8,8,1>UD 1UD { align1 1Q };\njmpi(1) JIP: HERE { align1 WE_all 1N };\n",
    );
    with(&endless, (1, 2, 4), |ahead| {
        assert!(ahead.step(&mut Runner::default()));
        assert_eq!(ahead.items[0].state.load(Ordering::Relaxed), UNUSABLE);
        assert_eq!(taken(ahead, 0, u64::MAX), None);
    });
    // The first turn of a thread that sends no message does not end where turns do: 512 instructions here.
    with(&straight(2000), (1, 2, 4), |ahead| {
        assert!(ahead.step(&mut Runner::default()));
        assert_eq!(taken(ahead, 0, u64::MAX).map(|(executed, ..)| executed), Some(2001));
    });
}

/// Memory with a surface that is read and one that is written.
fn surfaces() -> (AddressSpace, ThreadSite) {
    const TABLE: u64 = 0x1000;
    const STATES: u64 = 0x2000;
    let mut space = AddressSpace::new(1 << 24).unwrap();
    space.bind_anonymous(GraphicsAddress(0x1000), 0x8000).unwrap();
    for index in 1..3 {
        let state = hw::RenderSurfaceState {
            surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER,
            surface_format: u32::from(hw::format::SurfaceFormat::RAW.0),
            surface_base_address: 0x3000 + 0x1000 * index,
            width: 63,
            shader_channel_select_red: scs::RED,
            shader_channel_select_green: scs::GREEN,
            shader_channel_select_blue: scs::BLUE,
            shader_channel_select_alpha: scs::ALPHA,
            ..Default::default()
        };
        space.write_u32(GraphicsAddress(TABLE + 4 * index), (64 * index) as u32).unwrap();
        for (word, dword) in (0..).zip(state.encode(&SKL)) {
            space.write_u32(GraphicsAddress(STATES + 64 * index + 4 * word), dword).unwrap();
        }
    }
    for word in 0..16 {
        space.write_u32(GraphicsAddress(0x4000 + 4 * word), 1000 + word as u32).unwrap();
    }
    let (binding_table, surface_state_base) = (GraphicsAddress(TABLE), GraphicsAddress(STATES));
    (space, ThreadSite { binding_table, surface_state_base, ..ThreadSite::default() })
}

/// How far a kernel of so many reads gets ahead that may do `limit` units, and what its messages have cost.
fn reads(count: usize, before: usize, limit: u64) -> (bool, u64, u64, u32) {
    let add = "add(8) g2<1>UD g2<8,8,1>UD 1UD { align1 1Q };\n";
    let kernel = kernel(&format!(
        "{}mov(16) g10<1>UD 8UD {{ align1 1H }};\n{}",
        add.repeat(before),
        READ.repeat(count)
    ));
    let (space, site) = surfaces();
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let messages =
        kernel.messages().unwrap().iter().map(|m| (m.shared_function, m.descriptor)).collect::<Vec<_>>();
    let unwritten = Unwritten::new(messages.into_iter(), &space, &site, &cx);
    assert!(unwritten.is_some());
    // A loop has less left than a thread's budget.
    let mut budget = Budget::new(BUDGET, 0);
    budget.repeat(true);
    budget.spend_thread(BUDGET - limit - 32, 0).unwrap();
    assert_eq!(budget.of_thread(0), limit);
    let (threads, groups, items) = (threads(1), groups(1), items(1));
    let ahead = Ahead::new(&kernel, &SKL, (&threads, &groups), unwritten.as_ref(), &budget, &items);
    let mut progress = Progress::default();
    let is_done = ahead.run(0, &mut progress, &mut Runner::default());
    let thread = &progress.thread;
    (is_done, thread.executed_instructions, progress.message_units, thread.grf.register(20)[0])
}

#[test]
fn reads_of_what_nobody_writes_are_done_ahead_as_far_as_they_may_cost() {
    // A run of one instruction, then reads of the third DWord.
    assert_eq!(reads(3, 0, 1000), (true, 5, 96, 1002));
    assert_eq!(reads(3, 0, 96), (true, 5, 96, 1002));
    assert_eq!(reads(3, 0, 95), (true, 4, 64, 1002));
    assert_eq!(reads(3, 0, 31), (true, 2, 0, 0));
    // A thread that has sent messages ends its turn where that ends, at 512 instructions; ...
    assert_eq!(reads(3, 500, 100_000), (true, 505, 96, 1002));
    assert_eq!(reads(3, 508, 100_000), (true, 512, 64, 1002));
    // ... one that was over it before its first message sends none ahead.
    assert_eq!(reads(3, 600, 100_000), (true, 602, 0, 0));
}

#[test]
fn threads_run_ahead_when_each_and_all_of_them_have_enough_to_do() {
    let trial = |instructions: usize, count: u32| {
        with(&straight(instructions), (1, count, 1), |ahead| {
            let mut progress = Progress::default();
            let trial = ahead.try_first(&mut progress);
            assert_eq!(progress.thread.executed_instructions, instructions as u64 + 1);
            matches!(trial, Trial::Worthwhile)
        })
    };
    // At least 500 units each, and 200000 together.
    assert_eq!([498, 499, 500].map(|instructions| trial(instructions, 1000)), [false, true, true]);
    assert_eq!([399, 400, 401].map(|count| trial(499, count)), [false, true, true]);
    assert_eq!([199, 200, 201].map(|count| trial(999, count)), [false, true, true]);
}

#[test]
fn a_kernel_whose_code_is_not_decided_on_yet_is_looked_at_again() {
    let Some(translator) = jit::translator() else { return };
    // The loop may be translated once it has been run often.
    let text = "mov(8) g3<1>D 40D { align1 1Q };\nHERE:\n\
                add(8) g2<1>UD g2<8,8,1>UD 1UD { align1 1Q };\nadd(8) g3<1>D g3<8,8,1>D -1D { align1 1Q };\n\
                add(8) g4<1>UD g2<8,8,1>UD 1UD { align1 1Q };\nadd(8) g5<1>D g3<8,8,1>D -1D { align1 1Q };\n\
                cmp.g.f0.0(8) null<1>D g3<8,8,1>D 0D { align1 1Q };\n(+f0.0) jmpi(1) JIP: HERE { align1 WE_all 1N };\n";
    let is_too_early = |kernel: &Kernel| {
        with(kernel, (1, 5000, 1), |ahead| {
            matches!(ahead.try_first(&mut Progress::default()), Trial::TooEarly)
        })
    };
    let plain = kernel(text);
    assert!(!is_too_early(&plain), "nothing is translated");
    let mut translated = kernel(text);
    translated.translate_with(translator);
    assert!(is_too_early(&translated));
}

#[test]
fn only_threads_that_are_there_are_run() {
    with(&straight(1), (2, 2, 4), |ahead| {
        let mut runner = Runner::default();
        let run = [0, 3, 4, 5].map(|item| ahead.run(item, &mut Progress::default(), &mut runner));
        assert_eq!(run, [true, true, false, false]);
    });
    // Without items nothing is known of any thread.
    with(&straight(1), (2, 2, 0), |ahead| {
        assert!(ahead.item(0).is_none() && taken(ahead, 0, 9).is_none() && ahead.claim().is_none());
    });
}
