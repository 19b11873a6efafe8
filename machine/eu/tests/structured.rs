//! Structured programs of branches and loops: each channel ends as if it had run the program alone, on every platform and
//! both vector units. [skl.7:Flow Control]

mod common;

use common::*;
use eu::{Exit, Thread};
use ports::ThreadStart;

/// A statement of a program that every channel executes for itself. Conditions are that some bits of its value are zero.
#[derive(Debug)]
enum Statement {
    Add(u32),
    If(u32, Vec<Statement>, Vec<Statement>),
    /// So many times at most.
    Loop(u32, Vec<Statement>),
    Break(u32),
    Continue(u32),
    Halt(u32),
}

use Statement::*;

struct Random(Generator);

impl Random {
    fn below(&mut self, n: u64) -> u32 {
        ((self.0.next() >> 9) % n) as u32
    }

    fn block(&mut self, depth: u32, in_loop: bool) -> Vec<Statement> {
        let count = 1 + self.below(3);
        (0..count).map(|_| self.statement(depth, in_loop)).collect()
    }

    fn statement(&mut self, depth: u32, in_loop: bool) -> Statement {
        let bits = [1, 2, 4, 8, 3, 6, 0, 0x8000_0000][self.below(8) as usize];
        match self.below(if depth > 3 { 4 } else { 9 }) {
            1 if in_loop => Break(bits | 16),
            2 if in_loop => Continue(bits | 32),
            3 if self.below(3) == 0 => Halt(bits | 64),
            4 | 5 => {
                let other = if self.below(2) == 0 { Vec::new() } else { self.block(depth + 1, in_loop) };
                If(bits, self.block(depth + 1, in_loop), other)
            }
            6 | 7 => Loop(1 + self.below(3), self.block(depth + 1, true)),
            _ => Add(1 + self.below(50)),
        }
    }
}

/// How a channel goes on behind a statement.
#[derive(PartialEq)]
enum Next {
    On,
    Leave,
    Again,
    End,
}

fn execute_alone(block: &[Statement], value: &mut u32) -> Next {
    for statement in block {
        let next = match statement {
            Add(n) => {
                *value = value.wrapping_add(*n);
                Next::On
            }
            If(bits, then, other) => execute_alone(if *value & bits == 0 { then } else { other }, value),
            Loop(most, body) => {
                let mut ends = Next::On;
                for _ in 0..*most {
                    match execute_alone(body, value) {
                        Next::Leave => break,
                        Next::End => {
                            ends = Next::End;
                            break;
                        }
                        Next::On | Next::Again => {}
                    }
                }
                ends
            }
            Break(bits) if *value & bits == 0 => Next::Leave,
            Continue(bits) if *value & bits == 0 => Next::Again,
            Halt(bits) if *value & bits == 0 => Next::End,
            Break(_) | Continue(_) | Halt(_) => Next::On,
        };
        if next != Next::On {
            return next;
        }
    }
    Next::On
}

/// Text of a program; registers from g20 on count the turns of loops.
struct Writer {
    text: String,
    labels: u32,
    /// `else` has two distances.
    is_wide: bool,
}

impl Writer {
    fn label(&mut self) -> String {
        self.labels += 1;
        format!("l{}", self.labels)
    }

    fn put(&mut self, line: &str) {
        self.text += line;
        self.text += " { align1 1H };\n";
    }

    fn place(&mut self, label: &str) {
        self.text += &format!("{label}:\n");
    }

    fn test(&mut self, bits: u32) {
        self.put(&format!("and.z.f0.0(16) null<1>UD g10<8,8,1>UD {bits}UD"));
    }

    /// `end` is the end of the innermost block, `turn` that of the innermost loop.
    fn block(&mut self, block: &[Statement], depth: u32, end: &str, turn: &str) {
        for statement in block {
            match statement {
                Add(n) => self.put(&format!("add(16) g10<1>UD g10<8,8,1>UD {n}UD")),
                If(bits, then, other) => {
                    let [middle, behind, last] = [self.label(), self.label(), self.label()];
                    self.test(*bits);
                    if other.is_empty() {
                        self.put(&format!("(+f0.0) if(16) JIP: {last} UIP: {last}"));
                        self.block(then, depth, &last, turn);
                    } else {
                        self.put(&format!("(+f0.0) if(16) JIP: {behind} UIP: {last}"));
                        self.block(then, depth, &middle, turn);
                        self.place(&middle);
                        let uip = if self.is_wide { format!("UIP: {last}") } else { String::new() };
                        self.put(&format!("else(16) JIP: {last} {uip}"));
                        self.place(&behind);
                        self.block(other, depth, &last, turn);
                    }
                    self.place(&last);
                    self.put(&format!("endif(16) JIP: {end}"));
                }
                Loop(most, body) => {
                    let (top, last, count) = (self.label(), self.label(), 20 + 2 * depth);
                    self.put(&format!("mov(16) g{count}<1>UD 0UD"));
                    self.place(&top);
                    self.put(&format!("cmp.ge.f0.0(16) null<1>UD g{count}<8,8,1>UD {most}UD"));
                    self.put(&format!("(+f0.0) break(16) JIP: {last} UIP: {last}"));
                    self.put(&format!("add(16) g{count}<1>UD g{count}<8,8,1>UD 1UD"));
                    self.block(body, depth + 1, &last, &last);
                    self.place(&last);
                    self.put(&format!("while(16) JIP: {top}"));
                }
                Break(bits) => {
                    self.test(*bits);
                    self.put(&format!("(+f0.0) break(16) JIP: {end} UIP: {turn}"));
                }
                Continue(bits) => {
                    self.test(*bits);
                    self.put(&format!("(+f0.0) cont(16) JIP: {end} UIP: {turn}"));
                }
                Halt(bits) => {
                    self.test(*bits);
                    self.put(&format!("(+f0.0) halt(16) JIP: {end} UIP: last"));
                }
            }
        }
    }
}

fn write(program: &[Statement], is_wide: bool) -> String {
    let mut writer = Writer { text: String::new(), labels: 0, is_wide };
    writer.block(program, 0, "halts", "");
    writer.place("halts");
    writer.put("halt(16) JIP: last UIP: last");
    writer.place("last");
    writer.put("add(16) g10<1>UD g10<8,8,1>UD 100000UD");
    writer.text
}

#[test]
fn each_channel_ends_as_if_it_had_run_alone() {
    let mut random = Random(Generator(0x6a09_e667_f3bc_c909));
    for round in 0..300 {
        let program = random.block(0, false);
        let values: Vec<u32> = (0..16).map(|_| random.below(1 << 20)).collect();
        let mask = if round % 3 == 0 { 0xffff } else { random.below(1 << 16) | 1 };
        let expected: Vec<u32> = (0..16)
            .map(|channel| {
                let mut value = values[channel];
                if mask >> channel & 1 != 0 {
                    execute_alone(&program, &mut value);
                    value += 100_000;
                }
                value
            })
            .collect();
        let start = ThreadStart { dispatch_mask: mask, vector_mask: !0, ..Default::default() };
        let prepare = |thread: &mut Thread| set_dwords(thread, 10, &values);
        for platform in EVERY {
            let text = write(&program, platform.name != "byt");
            let outcome = program_on(&[platform], &text, &start, prepare);
            assert_eq!(outcome.result, Ok(Exit::EndOfThread), "{}: {program:?}", platform.name);
            assert_eq!(dwords(&outcome.thread, 10, 16), expected, "{}: {program:#?}\n{text}", platform.name);
            assert_eq!(outcome.thread.active, mask);
        }
    }
}
