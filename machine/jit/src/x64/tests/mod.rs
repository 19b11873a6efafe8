//! Host code against the executor of the IR, primitive by primitive and in random programs.

mod encodings;
mod primitives;
mod programs;
mod regions;

use crate::Program;
use ir::eval::{Alone, eval};
use ir::{Builder, Function, Place};

/// Bytes of the states of tests.
pub(crate) const STATE: usize = 1024;

/// Numbers that look random, the same every time.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let x = self.0 ^ self.0 >> 33;
        x.wrapping_mul(0xff51_afd7_ed55_8ccd) >> 16
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

/// Runs a function both ways and compares exit and state.
pub(crate) fn compare(function: &Function, state: &[u8], what: &str) {
    let mut expected = state.to_vec();
    let exit = eval(function, &mut expected, &mut Alone);
    let Some(program) = Program::new(function, state.len() as u32) else {
        assert!(!crate::is_supported(), "{what}: no code");
        return;
    };
    let mut smaller = function.clone();
    ir::optimize(&mut smaller);
    let mut evaluated = state.to_vec();
    assert_eq!(eval(&smaller, &mut evaluated, &mut Alone), exit, "{what}: exit after the passes");
    for row in 0..state.len() / 32 {
        let bytes = 32 * row..32 * row + 32;
        assert_eq!(
            evaluated[bytes.clone()],
            expected[bytes],
            "{what}: row {row} after passes\n{function:#?}\n{smaller:#?}"
        );
    }
    let smaller = Program::new(&smaller, state.len() as u32).expect("code");
    let mut found = state.to_vec();
    // SAFETY: as below.
    let number = unsafe { smaller.run(found.as_mut_ptr(), std::ptr::null_mut()) };
    assert_eq!((number, &found), (exit, &expected), "{what}: code after passes");
    let mut found = state.to_vec();
    // SAFETY: the state is as long as the code was told, and the functions of these tests use no other memory.
    let number = unsafe { program.run(found.as_mut_ptr(), std::ptr::null_mut()) };
    assert_eq!(number, exit, "{what}: exit");
    for row in 0..state.len() / 32 {
        let bytes = 32 * row..32 * row + 32;
        assert_eq!(found[bytes.clone()], expected[bytes], "{what}: row {row}\n{function:#?}");
    }
}

/// A function that computes row 0 from the rows behind it.
pub(crate) fn of_rows(make: impl FnOnce(&mut Builder, [ir::Value; 3]) -> ir::Value) -> Function {
    let mut b = Builder::new();
    let rows = [32, 64, 96].map(|offset| b.load(Place::state(offset)));
    let result = make(&mut b, rows);
    b.store(Place::state(0), result);
    b.exit(7);
    b.finish()
}
