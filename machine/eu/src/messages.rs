//! What can be said of the messages of a kernel before it runs.

use crate::Kernel;
use crate::op::{Kind, Op};
use crate::operand::Place;
use crate::semantics::flow::{FlowOp, JumpSource};
use crate::semantics::send::Descriptor;
use crate::thread::arf;
use isa::Opcode;

/// A message instruction, as far as its bits tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownMessage {
    /// Shared function id.
    pub shared_function: u8,
    /// The descriptor; `None` when it is in the address register.
    pub descriptor: Option<u32>,
}

impl Kernel {
    /// Every message that its threads can send; `None` when they could get to other code: by a jump or call out of the
    /// kernel, or by an exception, which somebody would have to enable in cr0.1. Whether threads start with exceptions
    /// enabled is for the caller to look at.
    pub fn messages(&self) -> Option<&[KnownMessage]> {
        self.messages.as_deref()
    }

    /// One of its instructions looks at the clock.
    pub fn reads_clock(&self) -> bool {
        self.operations.ops.iter().any(|op| op.reads_clock)
    }

    pub(crate) fn find_messages(&self) -> Option<Box<[KnownMessage]>> {
        let mut messages = Vec::new();
        for op in &self.operations.ops {
            match &op.kind {
                Kind::Message(message) => messages.push(KnownMessage {
                    shared_function: message.shared_function,
                    descriptor: match message.descriptor {
                        Descriptor::Immediate(bits) => Some(bits),
                        Descriptor::Address(_) => None,
                    },
                }),
                Kind::SetIp => return None,
                Kind::Control if !only_modes(op) => return None,
                Kind::Flow(flow) if !self.stays_inside(op, flow) => return None,
                _ => {}
            }
        }
        Some(messages.into())
    }

    /// Whether a jump or call ends in this kernel. Those that are not named here trap where it has no code.
    fn stays_inside(&self, op: &Op, flow: &FlowOp) -> bool {
        match (flow.opcode, flow.source) {
            (Opcode::Jmpi | Opcode::Call | Opcode::Calla, JumpSource::Register) => false,
            (Opcode::Call, JumpSource::Immediate) => {
                self.operations.known(op.ip_bytes.wrapping_add(flow.jip_bytes as u32)).is_some()
            }
            (Opcode::Calla, JumpSource::Immediate) => {
                self.operations.known((flow.jip_bytes as u32).wrapping_sub(self.entry_bytes)).is_some()
            }
            _ => true,
        }
    }
}

/// Whether a write to the control registers reaches nothing but cr0.0.
fn only_modes(op: &Op) -> bool {
    let is_first = |place: &Place| matches!(place, Place::Arf { register, offset: 0, .. } if *register == arf::CONTROL << 4);
    op.size_mask == 1 && op.destination.type_.bytes() <= 4 && is_first(&op.destination.place)
}
