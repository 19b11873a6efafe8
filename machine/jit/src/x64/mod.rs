//! From the IR to x86-64 with AVX2, FMA, F16C and BMI2.
//!
//! Source: [`ir`], which says what each operation means; AMD64 Architecture Programmer's Manual volumes 3 and 4; the System V
//! calling convention.
//!
//! A block is emitted in order. A value is in a vector or general register from its operation, or its first use, to its last
//! use; when registers run out the one that is used last goes, to the place where it can be found again: the state image, the
//! constants, or the frame. Blocks begin and end with nothing in registers but the addresses.
//!
//! | module | what |
//! |---|---|
//! | `code` | instructions, constants, bytes |
//! | `places` | where values are |
//! | `lower` | what operations become |
//! | `vectors`, `pairs` | operations on vectors |
//! | `scalars` | operations on scalars |
//! | `touch` | operations on memory, and calls |
//! | `regions` | operations on regions |

mod code;
mod lower;
mod pairs;
mod places;
mod regions;
mod scalars;
mod touch;
mod vectors;

use ir::Function;

/// Code of a function: bytes, and where in them it begins.
#[derive(Clone, Debug)]
pub struct Code {
    /// Constants, then instructions.
    pub bytes: Vec<u8>,
    /// Offset of the first instruction.
    pub entry: usize,
}

/// Code of a function `extern "sysv64" fn(state: *mut u8, context: *mut u8) -> u64`, which touches `state_bytes` of the state
/// at most; `None` when the function asks for more or its encoding fails.
pub fn compile(function: &Function, state_bytes: u32) -> Option<Code> {
    let mut lowerer = lower::Lowerer::new(function, state_bytes)?;
    lowerer.function();
    lowerer.finish()
}

#[cfg(test)]
mod tests;
