//! Denormals in straight code: what is known of registers there changes no result.

mod common;

use common::*;
use eu::{Kernel, Thread};
use hw::platforms::SKL;
use ports::ThreadStart;

/// Random choices of text.
struct Random(Generator);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        (self.0.next() >> 9) % n
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len() as u64) as usize]
    }

    /// Registers that everything here is about: few, so that all meet.
    fn register(&mut self) -> u64 {
        10 + self.below(4)
    }

    fn instruction(&mut self) -> String {
        let (size, control) = [(8, "1Q"), (8, "2Q"), (16, "1H"), (8, "1Q")][self.below(4) as usize];
        let mask = self.pick(&["", "", "WE_all "]);
        let predicate = self.pick(&["", "", "(+f0.0) ", "(-f0.0) "]);
        let end = format!("{{ align1 {mask}{control} }};\n");
        let (out, a, b) = (self.register(), self.register(), self.register());
        match self.below(12) {
            // Results without denormals.
            0..4 => format!("{predicate}add({size}) g{out}<1>F g{a}<8,8,1>F g{b}<8,8,1>F {end}"),
            4 => format!("{predicate}mul({size}) g{out}<1>F g{a}<8,8,1>F g{b}.1<0,1,0>F {end}"),
            5 => format!("{predicate}add({size}) g{out}<1>F g{a}<8,8,1>F 0x00000003F {end}"),
            // Bits that may be some.
            6 => format!("{predicate}mov({size}) g{out}<1>UD g20<8,8,1>UD {end}"),
            7 => format!("{predicate}mov({size}) g{out}<1>F g20<8,8,1>F {end}"),
            8 => format!("{predicate}sel({size}) g{out}<1>F g21<8,8,1>F g{a}<8,8,1>F {end}")
                .replacen("sel", if predicate.is_empty() { "mov" } else { "sel" }, 1)
                .replace(
                    &format!(" g{a}<8,8,1>F {{"),
                    if predicate.is_empty() { " {" } else { " g20<8,8,1>F {" },
                ),
            9 => format!(
                "{predicate}mov(8) g{out}.{}<2>UW g20<8,8,1>UD {{ align1 {mask}1Q }};\n",
                self.below(2)
            ),
            10 => format!("mov(1) g{out}.{}<1>UD g20.3<0,1,0>UD {{ align1 WE_all 1N }};\n", self.below(8)),
            _ => format!(
                "{predicate}mov(8) g[a0 {}]<1>UD g21<8,8,1>UD {{ align1 {mask}1Q }};\n",
                32 * self.below(4)
            ),
        }
    }
}

#[test]
fn denormals_are_flushed_wherever_they_came_from() {
    let mut random = Random(Generator(0x3c6e_f372_fe94_f82b));
    for round in 0..1500 {
        let instructions: Vec<String> = (0..8).map(|_| random.instruction()).collect();
        // Behind a jump nothing is known.
        let apart: String = instructions
            .iter()
            .enumerate()
            .map(|(n, text)| format!("{text}jmpi(1) JIP: next{n} {{ align1 WE_all 1N }};\nnext{n}:\n"))
            .collect();
        let start = ThreadStart {
            dispatch_mask: if round % 2 == 0 { 0xffff } else { 0x3cf1 },
            vector_mask: 0xffff,
            keep_denormals_f32: round % 7 == 0,
            ..Default::default()
        };
        let prepare = |thread: &mut Thread| {
            for (n, dword) in thread.grf.dwords.iter_mut().enumerate() {
                *dword = if n % 3 == 0 { n as u32 + 0x8000_0001 } else { (n as f32).to_bits() };
            }
            thread.flags = 0x6_9d2b;
            thread.address[0] = 320;
        };
        let [together, apart] = [instructions.concat(), apart].map(|text| assemble(&text));
        for (together, apart) in Kernel::decode_units(&SKL, fetch(&together))
            .iter()
            .zip(&Kernel::decode_units(&SKL, fetch(&apart)))
        {
            let (a, b) = (execute(together, &start, &prepare), execute(apart, &start, &prepare));
            let differing = (0..1024).find(|&n| a.thread.grf.dwords[n] != b.thread.grf.dwords[n]);
            let what = differing.map(|n| (n / 8, n % 8, a.thread.grf.dwords[n], b.thread.grf.dwords[n]));
            assert_eq!(what, None, "{instructions:#?}");
        }
    }
}
