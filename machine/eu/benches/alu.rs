//! The interpreter against the same program compiled natively.
//!
//! A SIMD16 kernel of arithmetic with one if/else and one loop: 93 static and about 150 executed instructions of mad,
//! mul, add, min, max, cmp, sel and rsq. `native` is the same program over rows of 16 channels, compiled for AVX2 where
//! the host has it; the aim is to stay within 15 times of it.

use divan::{Bencher, black_box};
use eu::{Kernel, Thread, run};
use hw::platforms::SKL;
use ports::{Grf, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Findings, Ids, Stop};
use std::fmt::Write;

struct Nobody;

impl Sends for Nobody {
    fn send(&mut self, _: &SendMessage, _: &mut Grf) -> Result<SendReply, Stop> {
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _executed_instructions: u64) -> u64 {
        0
    }
}

/// Inputs g2-g9, constants in g60, results in g10-g25.
fn program() -> String {
    let mut text = String::new();
    let mut line = |instruction: &str| writeln!(text, "{instruction} {{ align1 1H }};").unwrap();
    for step in 0..10 {
        let (a, b) = (10 + 2 * (step % 8), 10 + 2 * ((step + 3) % 8));
        line(&format!("mul(16) g30<1>F g{}<8,8,1>F g60.{}<0,1,0>F", 2 + 2 * (step % 4), step % 8));
        line(&format!("add(16) g32<1>F g30<8,8,1>F g{}<8,8,1>F", 2 + 2 * ((step + 1) % 4)));
        line(&format!("sel.ge(16) g34<1>F g32<8,8,1>F g{b}<8,8,1>F"));
        line("sel.l(16) g36<1>F g34<8,8,1>F 4F");
        line(&format!("mul(16) g{a}<1>F g36<8,8,1>F g{}<8,8,1>F", 2 + 2 * (step % 4)));
        line(&format!("add(16) g{b}<1>F g{a}<8,8,1>F g32<8,8,1>F"));
    }
    line("cmp.l.f0.0(16) null<1>F g10<8,8,1>F g12<8,8,1>F");
    line("(+f0.0) if(16) JIP: other UIP: end");
    for step in 0..6 {
        line(&format!("mul(16) g{0}<1>F g{0}<8,8,1>F g{1}<8,8,1>F", 10 + 2 * step, 2 + 2 * (step % 4)));
    }
    line("else(16) JIP: end UIP: end");
    text.push_str("other:\n");
    let mut line = |instruction: &str| writeln!(text, "{instruction} {{ align1 1H }};").unwrap();
    for step in 0..6 {
        line(&format!("add(16) g{0}<1>F g{0}<8,8,1>F g{1}<8,8,1>F", 10 + 2 * step, 2 + 2 * (step % 4)));
    }
    text.push_str("end:\n");
    let mut line = |instruction: &str| writeln!(text, "{instruction} {{ align1 1H }};").unwrap();
    line("endif(16) JIP: after");
    text.push_str("after:\n");
    let mut line = |instruction: &str| writeln!(text, "{instruction} {{ align1 1H }};").unwrap();
    line("mov(16) g40<1>D 0D");
    text.push_str("start:\n");
    let mut line = |instruction: &str| writeln!(text, "{instruction} {{ align1 1H }};").unwrap();
    for step in 0..4 {
        line(&format!("mul(16) g30<1>F g{0}<8,8,1>F g{0}<8,8,1>F", 10 + 2 * step));
        line(&format!("add(16) g{0}<1>F g30<8,8,1>F g{1}<8,8,1>F", 10 + 2 * step, 12 + 2 * step));
    }
    line("sel.ge(16) g32<1>F (abs)g10<8,8,1>F 0.5F");
    line("math rsq(16) g34<1>F g32<8,8,1>F null<8,8,1>F");
    line("mul(16) g10<1>F g10<8,8,1>F g34<8,8,1>F");
    line("add(16) g40<1>D g40<8,8,1>D 1D");
    line("cmp.l.f0.0(16) null<1>D g40<8,8,1>D 5D");
    line("(+f0.0) while(16) JIP: start");
    text
}

fn end() -> [u8; 16] {
    let mut end = isa::Instruction {
        opcode: isa::Opcode::Send,
        opcode_bits: 0x31,
        length_bytes: 16,
        execution_size: 8,
        source_count: 1,
        no_mask: true,
        ..Default::default()
    };
    end.destination.stride = 1;
    end.destination.write_mask = 0xf;
    end.source[0] = isa::Source {
        file: isa::File::Grf,
        register: 127,
        vertical_stride: 8,
        width: 8,
        horizontal_stride: 1,
        ..Default::default()
    };
    end.send.shared_function = 7;
    end.send.end_of_thread = true;
    end.send.descriptor = Some(0x0200_0010);
    end.send.extended_descriptor = Some(0x27);
    isa::encode(&SKL, &end).unwrap()
}

fn code() -> Vec<u8> {
    let text = program();
    let mut code = isa::parse_program(&SKL, &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    code.extend_from_slice(&end());
    code
}

fn fill(grf: &mut Grf) {
    for (i, value) in grf.floats_mut().iter_mut().enumerate() {
        *value = 0.25 + (i * 7 % 31) as f32 / 16.0;
    }
}

type Row = [f32; 16];

/// The program in plain Rust. Inlined into a function compiled for the vector unit.
#[inline(always)]
fn native_program(inputs: &[Row; 4], constants: &[f32; 8], results: &mut [Row; 8]) {
    let map = |a: Row, b: Row, f: fn(f32, f32) -> f32| -> Row {
        let mut row = [0.0; 16];
        for i in 0..16 {
            row[i] = f(a[i], b[i]);
        }
        row
    };
    let mut r = *results;
    for step in 0..10 {
        let (a, b) = (step % 8, (step + 3) % 8);
        let t0 = map(inputs[step % 4], [constants[step % 8]; 16], |x, y| x * y);
        let t1 = map(t0, inputs[(step + 1) % 4], |x, y| x + y);
        let t2 = map(t1, r[b], |x, y| if x >= y { x } else { y });
        let t3 = map(t2, [4.0; 16], |x, y| if x < y { x } else { y });
        r[a] = map(t3, inputs[step % 4], |x, y| x * y);
        r[b] = map(r[a], t1, |x, y| x + y);
    }
    let (first, second) = (r[0], r[1]);
    for step in 0..6 {
        let row = r[step];
        for i in 0..16 {
            let input = inputs[step % 4][i];
            r[step][i] = if first[i] < second[i] { row[i] * input } else { row[i] + input };
        }
    }
    for _ in 0..5 {
        for step in 0..4 {
            let square = map(r[step], r[step], |x, y| x * y);
            r[step] = map(square, r[step + 1], |x, y| x + y);
        }
        let t = map(r[0], [0.5; 16], |x, y| if x.abs() >= y { x.abs() } else { y });
        let t = map(t, t, |x, _| 1.0 / x.sqrt());
        r[0] = map(r[0], t, |x, y| x * y);
    }
    *results = r;
}

struct Native<'a>(&'a [Row; 4], &'a [f32; 8], &'a mut [Row; 8]);

impl eu::simd::Body for Native<'_> {
    #[inline(always)]
    fn call(self) {
        native_program(self.0, self.1, self.2);
    }
}

#[divan::bench]
fn native(bencher: Bencher) {
    let mut grf = Grf::default();
    fill(&mut grf);
    let floats = grf.floats();
    let row = |register: usize| -> Row { floats[register * 8..register * 8 + 16].try_into().unwrap() };
    let inputs = [row(2), row(4), row(6), row(8)];
    let constants: [f32; 8] = floats[480..488].try_into().unwrap();
    let start: [Row; 8] = std::array::from_fn(|i| row(10 + 2 * i));
    bencher.bench_local(|| {
        let mut results = black_box(start);
        run_native(Native(black_box(&inputs), black_box(&constants), &mut results));
        results
    });
}

fn run_native(body: Native) {
    use eu::simd::Simd;
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = eu::simd::Avx2::detect() {
        simd.vectorize(body);
        return;
    }
    eu::simd::Baseline::new().vectorize(body);
}

fn bench_kernel(bencher: Bencher, kernel: &Kernel) {
    let findings = Findings::default();
    let ids = Ids::default();
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let start = ThreadStart { dispatch_mask: 0xffff, vector_mask: 0xffff, ..Default::default() };
    let mut thread = Box::new(Thread::new(&start));
    bencher.bench_local(|| {
        thread.reset(&start);
        fill(&mut thread.grf);
        run(black_box(kernel), &mut thread, &mut Nobody, &cx, 100_000)
    });
}

/// What `interpreter` spends on its inputs.
#[divan::bench]
fn reset_and_fill(bencher: Bencher) {
    let start = ThreadStart { dispatch_mask: 0xffff, vector_mask: 0xffff, ..Default::default() };
    let mut thread = Box::new(Thread::new(&start));
    bencher.bench_local(|| {
        thread.reset(&start);
        fill(&mut thread.grf);
        black_box(&thread);
    });
}

#[divan::bench]
fn interpreter(bencher: Bencher) {
    bench_kernel(bencher, &Kernel::decode(&SKL, Kernel::fetch_from(&code())));
}

#[divan::bench]
fn interpreter_baseline(bencher: Bencher) {
    bench_kernel(bencher, &Kernel::decode_baseline(&SKL, Kernel::fetch_from(&code())));
}

#[divan::bench]
fn pre_decode(bencher: Bencher) {
    let code = code();
    bencher.bench_local(|| Kernel::decode(&SKL, Kernel::fetch_from(black_box(&code))));
}

/// Sixteen SIMD16 instructions of one kind.
#[divan::bench(args = ["inv", "rsq", "exp", "log", "pow", "sin"])]
fn functions(bencher: Bencher, name: &str) {
    let second = if name == "pow" { "g4" } else { "null" };
    let line = format!("math {name}(16) g10<1>F g2<8,8,1>F {second}<8,8,1>F {{ align1 1H }};\n");
    let mut code = isa::parse_program(&SKL, &line.repeat(16)).unwrap();
    code.extend_from_slice(&end());
    bench_kernel(bencher, &Kernel::decode(&SKL, Kernel::fetch_from(&code)));
}

fn main() {
    divan::main();
}
