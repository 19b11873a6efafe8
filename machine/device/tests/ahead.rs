//! Host threads that run threads of a walker ahead change nothing that anybody can see.

use bits::GraphicsAddress;
use device::{Device, DeviceOptions, EngineClass, Submission};
use hw::platforms::SKL;
use memory::AddressSpace;
use probe::{Findings, Stop};
use std::sync::Arc;

const BATCH: u64 = 0x1_0000;
const DATA: u64 = 0x20_0000;
const KERNEL: u64 = DATA + 0x1000;
const DESCRIPTOR: u64 = DATA + 0x4000;
/// What all threads change, then a DWord for each thread.
const RESULT: u64 = DATA + 0x8000;
const GROUPS: u32 = 40;
const THREADS: u32 = 4;
/// Rounds of a thread before its first message.
const ROUNDS: u32 = 300;

const SEND_READ: &str = "0x02106eff dp data 1 MsgDesc: mlen 1 rlen 1";
const SEND_WRITE: &str = "0x04026eff dp data 1 MsgDesc: mlen 2 rlen 0";

/// Every thread makes a number of its own, the slow way; then it adds it to five times what all threads before it made
/// together, and notes that. A thread of group `endless` never gets there.
fn kernel(endless: u32) -> String {
    format!(
        "and(8) g3<1>UD g0.5<0,1,0>UD 0x1ffUD {{ align1 WE_all 1Q }};\n\
         mul(8) g4<1>UD g0.1<0,1,0>UD {THREADS}UW {{ align1 WE_all 1Q }};\n\
         add(8) g4<1>UD g4<8,8,1>UD g3<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         mov(8) g5<1>UD g4<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         mov(8) g6<1>D {ROUNDS}D {{ align1 WE_all 1Q }};\n\
         LOOP:\n\
         mul(8) g5<1>UD g5<8,8,1>UD 7UW {{ align1 WE_all 1Q }};\n\
         add(8) g5<1>UD g5<8,8,1>UD g4<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         xor(8) g5<1>UD g5<8,8,1>UD 0x1234UD {{ align1 WE_all 1Q }};\n\
         cmp.nz.f1.0(8) null<1>D g0.1<0,1,0>D {endless}D {{ align1 WE_all 1Q }};\n\
         (+f1.0) add(8) g6<1>D g6<8,8,1>D -1D {{ align1 WE_all 1Q }};\n\
         cmp.g.f0.0(8) null<1>D g6<8,8,1>D 0D {{ align1 WE_all 1Q }};\n\
         (+f0.0) jmpi(1) JIP: LOOP {{ align1 WE_all 1N }};\n\
         mov(8) g10<1>UD {RESULT:#x}UD {{ align1 WE_all 1Q }};\n\
         send(1) g12<1>UW g10<8,8,1>UD {SEND_READ} {{ align1 WE_all 1N }};\n\
         mul(8) g11<1>UD g12<0,1,0>UD 5UW {{ align1 WE_all 1Q }};\n\
         add(8) g11<1>UD g11<8,8,1>UD g5<8,8,1>UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD {SEND_WRITE} {{ align1 WE_all 1N }};\n\
         shl(8) g4<1>UD g4<8,8,1>UD 2UD {{ align1 WE_all 1Q }};\n\
         add(8) g10<1>UD g4<8,8,1>UD {:#x}UD {{ align1 WE_all 1Q }};\n\
         send(1) null<1>UW g10<8,8,1>UD {SEND_WRITE} {{ align1 WE_all 1N }};\n\
         send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 {{ align1 1Q EOT }};\n",
        RESULT + 4
    )
}

/// What the threads note, thread by thread, and how it ended.
fn notes(host_threads: usize, endless: u32) -> (Vec<u32>, Result<(), Stop>) {
    let text = |batch: &str| hw::print::parse(&SKL, batch).unwrap();
    let mut space = AddressSpace::new(1 << 40).unwrap();
    for at in [BATCH, DATA] {
        space.bind_anonymous(GraphicsAddress(at), 0x1_0000).unwrap();
    }
    let write =
        |at: u64, dwords: &[u32]| space.write(GraphicsAddress(at), bytemuck::cast_slice(dwords)).unwrap();
    space.write(GraphicsAddress(KERNEL), &isa::parse_program(&SKL, &kernel(endless)).unwrap()).unwrap();
    write(
        DESCRIPTOR,
        &text(&format!("INTERFACE_DESCRIPTOR_DATA\n  Kernel Start Pointer = {:#x}\n", KERNEL - DATA)),
    );
    write(
        BATCH,
        &text(&format!(
            "PIPELINE_SELECT\n  Pipeline Selection = 2\n  Mask Bits = 3\n\
             STATE_BASE_ADDRESS\n  Instruction Base Address Modify Enable = 1\n  Instruction Base Address = {DATA:#x}\n\
             \x20 Dynamic State Base Address Modify Enable = 1\n  Dynamic State Base Address = {DATA:#x}\n\
             MEDIA_VFE_STATE\n  Maximum Number of Threads = 0x37\n  Number of URB Entries = 2\n\
             MEDIA_INTERFACE_DESCRIPTOR_LOAD\n  Interface Descriptor Total Length = 0x20\n\
             \x20 Interface Descriptor Data Start Address = {:#x}\n\
             GPGPU_WALKER\n  Thread Width Counter Maximum = {}\n  Thread Group ID X Dimension = {GROUPS}\n\
             \x20 Thread Group ID Y Dimension = 1\n  Thread Group ID Z Dimension = 1\n\
             \x20 Right Execution Mask = 0xff\n  Bottom Execution Mask = 0xff\nMI_BATCH_BUFFER_END\n",
            DESCRIPTOR - DATA,
            THREADS - 1
        )),
    );
    let findings = Arc::new(Findings::new(false));
    let options = DeviceOptions { no_exec: false, clock: || 0, thread_budget_instructions: 1 << 16 };
    let mut device = Device::new(&SKL, options, Arc::clone(&findings));
    device.set_host_threads(host_threads);
    let mut context = device.create_context();
    let submission =
        Submission { engine: EngineClass::Render, batch: GraphicsAddress(BATCH), batch_bytes: 0 };
    let outcome = device.submit(&mut context, &space, submission);
    let note = |thread| space.read_u32(GraphicsAddress(RESULT + 4 + 4 * u64::from(thread))).unwrap();
    ((0..GROUPS * THREADS).map(note).collect(), outcome)
}

/// The same on the host.
fn expected(groups: u32) -> Vec<u32> {
    let mut all = 0_u32;
    (0..GROUPS * THREADS)
        .map(|thread| {
            if thread >= groups * THREADS {
                return 0;
            }
            let own = (0..ROUNDS).fold(thread, |x, _| x.wrapping_mul(7).wrapping_add(thread) ^ 0x1234);
            all = all.wrapping_mul(5).wrapping_add(own);
            all
        })
        .collect()
}

#[test]
fn threads_that_run_ahead_see_memory_in_their_turn() {
    for host_threads in [1, 2, 5] {
        let (notes, outcome) = notes(host_threads, GROUPS);
        assert_eq!(outcome, Ok(()), "{host_threads} host threads");
        assert_eq!(notes, expected(GROUPS), "{host_threads} host threads");
    }
}

#[test]
fn a_thread_that_never_ends_hangs_in_its_turn() {
    let (alone, outcome) = notes(1, 23);
    assert!(outcome.is_err());
    assert_eq!(alone, expected(23));
    for host_threads in [2, 5] {
        assert_eq!(notes(host_threads, 23), (alone.clone(), outcome.clone()), "{host_threads} host threads");
    }
}
