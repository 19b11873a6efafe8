//! Host code for straight EU code: x86-64 with AVX2.
//!
//! Source: [`eu::straight`]. A run of operations between two jumps or messages becomes one function in which registers of
//! the thread stay in host vectors. It takes for granted that all channels which the operations name are active and that
//! no special float mode is on; the interpreter does the rest. Results are the same bits, except that which of several NaN
//! operands a fused operation hands on is the host's choice.
//!
//! | module | what |
//! |---|---|
//! | `plan` | the order of operations, and which values they know |
//! | `vectors` | where values are |
//! | `emit` | from operations to instructions |
//! | `arithmetic` | what operations compute |
//! | `halves` | the same for half floats |
//! | `assembler` | from instructions to bytes |
//! | `memory` | from bytes to a function |
//!
//! Deliberately absent: jumps, messages, and whatever has no plain form; they stay with the interpreter.

#[cfg(target_arch = "x86_64")]
mod arithmetic;
#[cfg(target_arch = "x86_64")]
mod assembler;
#[cfg(target_arch = "x86_64")]
mod emit;
#[cfg(target_arch = "x86_64")]
mod halves;
#[cfg(target_arch = "x86_64")]
mod memory;
#[cfg(target_arch = "x86_64")]
mod plan;
#[cfg(target_arch = "x86_64")]
mod vectors;
#[cfg(target_arch = "x86_64")]
pub mod x64;

use eu::straight::Translator;

#[cfg(target_arch = "x86_64")]
pub use memory::Program;

/// The host has the instructions that code is made of.
pub fn is_supported() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("f16c")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// The translator for this host; `None` where it lacks the instructions.
pub fn translator() -> Option<&'static dyn Translator> {
    #[cfg(target_arch = "x86_64")]
    if is_supported() {
        return Some(&x86::Avx2);
    }
    None
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use crate::{emit, memory};
    use eu::straight::{Mode, Run, Translated, Translator};

    /// AVX2 with FMA and F16C.
    pub(crate) struct Avx2;

    impl Translator for Avx2 {
        fn translate(&self, run: Run, mode: Mode) -> Option<Box<dyn Translated>> {
            let code = emit::translate(run, mode, memory::perform)?;
            Some(Box::new(memory::Translation::new(&code, run.len())?))
        }
    }
}
