//! Kernels that can be stopped between any two operations: for tools that show single steps.

use crate::Kernel;

impl Kernel {
    /// The same kernel without runs of operations that share one look at the budget.
    ///
    /// [`crate::run`] with a budget of 1 then executes the next operation when that is a jump, a message or a wait, and
    /// nothing when it computes; with a budget of 2 it executes one that computes.
    #[must_use]
    pub fn stepwise(mut self) -> Self {
        for op in &mut self.operations.ops {
            op.run_length = op.run_length.min(1);
            op.cost = op.run_length + 1;
        }
        self
    }
}
