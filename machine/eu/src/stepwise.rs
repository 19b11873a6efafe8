//! Kernels that can be stopped between any two instructions: for tools that show single steps.

use crate::Kernel;
use crate::op::Kind;

impl Kernel {
    /// The same kernel without runs of instructions that share one look at the budget.
    ///
    /// [`crate::run`] with a budget of 1 then executes the next instruction when that is a jump, a message or a wait, and
    /// nothing when it computes; with a budget of 2 it executes one that computes.
    #[must_use]
    pub fn stepwise(mut self) -> Self {
        self.is_stepwise = true;
        self.operations.host_code = None;
        let ops = &mut self.operations.ops;
        for index in (0..ops.len()).rev() {
            if !matches!(ops[index].kind, Kind::Compute) {
                continue;
            }
            // All operations of an instruction belong together.
            let same = ops.get(index + 1).filter(|next| next.ip_bytes == ops[index].ip_bytes);
            ops[index].run_length = same.map_or(0, |next| next.run_length) + 1;
            ops[index].cost = 2;
        }
        self
    }
}
