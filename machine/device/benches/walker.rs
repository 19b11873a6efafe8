//! What a walker costs: the launch itself, its threads, their messages, their arithmetic.
//!
//! Every case is one submission of one GPGPU_WALKER with 64 groups of 8 SIMD16 threads. `launch` has threads that end at
//! once. `read_row` and `read_scattered` read one DWord a channel 64 times, from neighbouring addresses and from addresses
//! that lie 64 bytes apart; `read_four` reads four DWords a channel. `fused_multiply_add` executes 8192 multiply-adds a
//! thread, one after the other, with as many host threads as the name says; `fused_chains` as many in sixteen chains that
//! take turns, as compilers make them of vectors; `fused_half_floats` and `fused_doubles` two chains of them.

use bits::GraphicsAddress;
use device::{Device, DeviceOptions, EngineClass, Submission, THREAD_BUDGET_INSTRUCTIONS};
use divan::Bencher;
use hw::platforms::SKL;
use memory::AddressSpace;
use probe::Findings;
use std::sync::Arc;

const BATCH: u64 = 0x1_0000;
const DATA: u64 = 0x20_0000;
const DATA_BYTES: u64 = 0x10_0000;
const KERNEL: u64 = DATA + 0x1000;
const DESCRIPTOR: u64 = DATA + 0x4000;
const READ: u64 = DATA + 0x8000;

const END: &str =
    "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";

/// Untyped reads of stateless memory from addresses that are `stride` bytes apart.
fn reads(stride: u32, descriptor: &str, count: usize) -> String {
    let line = format!("send(16) g10<1>UW g4<8,8,1>UD {descriptor} {{ align1 1H }};\n");
    format!(
        "mov(8) g2<1>UW 0x76543210V {{ align1 WE_all 1Q }};\n\
         add(8) g2.8<1>UW g2<8,8,1>UW 8UW {{ align1 WE_all 1Q }};\n\
         mul(16) g4<1>D g2<16,16,1>UW {stride}UW {{ align1 1H }};\n\
         add(16) g4<1>D g4<8,8,1>D {READ}D {{ align1 1H }};\n{}{END}",
        line.repeat(count)
    )
}

/// A loop of 128 rounds around `step`.
fn rounds(step: &str) -> String {
    format!(
        "or(1) cr0<1>UD cr0<0,1,0>UD 0x04c0UW {{ align1 WE_all 1N switch }};\nmov(8) g2<1>D 128D {{ align1 WE_all 1Q }};\nLABEL0:\n{step}\
         add.nz.f0.0(16) g2<1>D g2<0,1,0>D -1D {{ align1 WE_all 1H }};\n(+f0.0) while(16) JIP: LABEL0 {{ align1 1H }};\n{END}"
    )
}

/// Multiply-adds, each of the two before it; two registers of `type_` from `register` on are a chain.
fn fused(type_: &str, channels: u32, registers: u32, chains: u32, steps: u32) -> String {
    let quarter = if channels == 16 { "1H" } else { "1Q" };
    let mut text = String::new();
    for step in 0..steps {
        for chain in 0..chains {
            let [a, b] = [0, 1].map(|n| 10 + (2 * chain + (step + n) % 2) * registers);
            text += &format!(
                "mad({channels}) g{a}<1>{type_} g{b}<4,4,1>{type_} g{a}<4,4,1>{type_} g{b}<4,4,1>{type_} {{ align16 {quarter} }};\n"
            );
        }
    }
    rounds(&text)
}

fn walk(bencher: Bencher, code: &str) {
    walk_on(1, bencher, code);
}

fn walk_on(host_threads: usize, bencher: Bencher, code: &str) {
    let text = |batch: &str| hw::print::parse(&SKL, batch).unwrap_or_else(|error| panic!("{error}"));
    let mut space = AddressSpace::new(1 << 40).unwrap();
    for (at, bytes) in [(BATCH, 0x1_0000), (DATA, DATA_BYTES)] {
        space.bind_anonymous(GraphicsAddress(at), bytes).unwrap();
    }
    let write = |at: u64, dwords: &[u32]| {
        let bytes: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        space.write(GraphicsAddress(at), &bytes).unwrap();
    };
    let code = isa::parse_program(&SKL, code).unwrap_or_else(|error| panic!("{error}\n{code}"));
    space.write(GraphicsAddress(KERNEL), &code).unwrap();
    write(
        DESCRIPTOR,
        &text(&format!(
            "INTERFACE_DESCRIPTOR_DATA\n  Kernel Start Pointer = {:#x}\n  Number of Threads in GPGPU Thread Group = 8\n  Denorm Mode = 1\n",
            KERNEL - DATA
        )),
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
             GPGPU_WALKER\n  SIMD Size = 1\n  Thread Width Counter Maximum = 7\n  Thread Group ID X Dimension = 64\n\
             \x20 Thread Group ID Y Dimension = 1\n  Thread Group ID Z Dimension = 1\n\
             \x20 Right Execution Mask = 0xffff\n  Bottom Execution Mask = 0xffffffff\nMI_BATCH_BUFFER_END\n",
            DESCRIPTOR - DATA
        )),
    );
    let findings = Arc::new(Findings::new(false));
    let options =
        DeviceOptions { no_exec: false, clock: || 0, thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS };
    let mut device = Device::new(&SKL, options, Arc::clone(&findings));
    device.set_host_threads(host_threads);
    let mut context = device.create_context();
    let submission =
        Submission { engine: EngineClass::Render, batch: GraphicsAddress(BATCH), batch_bytes: 0 };
    bencher.bench_local(|| device.submit(&mut context, &space, submission).unwrap());
    assert_eq!(findings.list(), []);
}

#[divan::bench]
fn launch(bencher: Bencher) {
    walk(bencher, END);
}

#[divan::bench]
fn read_row(bencher: Bencher) {
    walk(bencher, &reads(4, "0x04205eff dp data 1 MsgDesc: mlen 2 rlen 2", 64));
}

#[divan::bench]
fn read_scattered(bencher: Bencher) {
    walk(bencher, &reads(64, "0x04205eff dp data 1 MsgDesc: mlen 2 rlen 2", 64));
}

#[divan::bench]
fn read_four(bencher: Bencher) {
    walk(bencher, &reads(16, "0x048050ff dp data 1 MsgDesc: mlen 2 rlen 8", 64));
}

#[divan::bench(args = [1, 2])]
fn fused_multiply_add(bencher: Bencher, host_threads: usize) {
    walk_on(host_threads, bencher, &fused("F", 16, 2, 1, 64));
}

#[divan::bench]
fn fused_chains(bencher: Bencher) {
    walk(bencher, &fused("F", 16, 2, 16, 4));
}

#[divan::bench]
fn fused_half_floats(bencher: Bencher) {
    walk(bencher, &fused("HF", 16, 1, 2, 32));
}

#[divan::bench]
fn fused_doubles(bencher: Bencher) {
    walk(bencher, &fused("DF", 8, 2, 2, 64));
}

fn main() {
    divan::main();
}
