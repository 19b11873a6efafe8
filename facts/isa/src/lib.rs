//! EU instructions as values: decode, compact forms, print.
//!
//! [`Instruction`] is one instruction with every field that any platform's encoding has; what an encoding lacks has
//! its documented default. Deliberately absent: what an instruction does (`machine/eu`).

mod instruction;

pub use instruction::*;
