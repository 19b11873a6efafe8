//! Host code for recorded EU code: x86-64 with AVX2.
//!
//! Source: [`ir`], [`eu::compiled`]. A function of the IR becomes one of the host, in which registers of the thread stay in host
//! vectors within a block. Results are the same bits as the referee's.
//!
//! | module | what |
//! |---|---|
//! | [`x64`] | from operations to bytes |
//! | `memory` | from bytes to a function |

#[cfg(target_arch = "x86_64")]
mod memory;
#[cfg(target_arch = "x86_64")]
pub mod x64;

use eu::compiled::Compiler;
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

/// The compiler for this host; `None` where it lacks the instructions.
pub fn compiler() -> Option<&'static dyn Compiler> {
    #[cfg(target_arch = "x86_64")]
    if is_supported() {
        return Some(&x86::Avx2);
    }
    None
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use crate::{Program, memory};
    use eu::Thread;
    use eu::compiled::{Compiled, Compiler};

    /// AVX2 with FMA, F16C and BMI2.
    pub(crate) struct Avx2;

    impl Compiler for Avx2 {
        fn host(&self) -> ir::Routine {
            ir::Routine { name: "ask", address: memory::ask as *const () as usize }
        }

        fn compile(&self, function: &ir::Function) -> Option<Box<dyn Compiled>> {
            // Recorders name regions and places in the thread. An address of their own could be anywhere.
            if function.operations.iter().any(ir::Op::has_address) {
                return None;
            }
            let mut function = function.clone();
            ir::optimize(&mut function);
            Some(Box::new(Program::new(&function, size_of::<Thread>() as u32)?))
        }
    }
}
