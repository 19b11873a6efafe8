//! What a walker costs: the launch itself, its threads, their messages, their arithmetic.
//!
//! Every case is one submission of one GPGPU_WALKER with 64 groups of 8 SIMD16 threads. `launch` has threads that end at
//! once. `read_row` and `read_scattered` read one DWord a channel 64 times, from neighbouring addresses and from addresses
//! that lie 64 bytes apart; `read_four` reads four DWords a channel. `read_ahead` reads through a binding table, which as
//! many host threads as the name says may do ahead. `fused_multiply_add` executes 8192 multiply-adds a
//! thread, one after the other, with as many host threads as the name says; `fused_chains` as many in sixteen chains that
//! take turns, as compilers make them of vectors; `fused_half_floats` and `fused_doubles` two chains of them.

use compute::{Bench, END, RESULT, SURFACES, TABLE_FIELD, fold, walker};
use device::{DeviceOptions, Execution, THREAD_BUDGET_INSTRUCTIONS};
use divan::Bencher;

#[path = "../tests/support/compute.rs"]
mod compute;

/// Untyped reads of stateless memory from addresses that are `stride` bytes apart.
fn reads(stride: u32, descriptor: &str, count: usize) -> String {
    let line = format!("send(16) g10<1>UW g4<8,8,1>UD {descriptor} {{ align1 1H }};\n");
    format!(
        "mov(8) g2<1>UW 0x76543210V {{ align1 WE_all 1Q }};\n\
         add(8) g2.8<1>UW g2<8,8,1>UW 8UW {{ align1 WE_all 1Q }};\n\
         mul(16) g4<1>D g2<16,16,1>UW {stride}UW {{ align1 1H }};\n\
         add(16) g4<1>D g4<8,8,1>D {RESULT}D {{ align1 1H }};\n{}{END}",
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
    let options = DeviceOptions {
        execution: Execution::All,
        clock: || 0,
        thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
    };
    let mut program = Bench::new(options);
    let fields = format!("{TABLE_FIELD}  Number of Threads in GPGPU Thread Group = 8\n  Denorm Mode = 1\n");
    program.kernel(code, &fields);
    program.surface(1, 0, 8192);
    let more = "  SIMD Size = 1\n  Thread Width Counter Maximum = 7\n";
    program.batch("", SURFACES, &walker(64, 0xffff, more));
    program.device.set_host_threads(host_threads);
    bencher.bench_local(|| program.submit().unwrap());
    assert_eq!(program.findings.list(), []);
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
fn read_ahead(bencher: Bencher, host_threads: usize) {
    walk_on(host_threads, bencher, &format!("{}{END}", fold(64)));
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
