//! Flow control, written down: where channels wait stays in the thread, so that every block begins where the interpreter
//! could go on.
//!
//! Source: as [`crate::semantics::flow`], whose words these are.

use super::{Recorder, Recording, image};
use crate::op::{Op, PredicateKind};
use crate::semantics::flow::{FlowOp, JumpSource};
use crate::thread::NOWHERE;
use ir::{Bin, BlockId, Place, Scalar, Value, Width};
use isa::Opcode;

const _: () = assert!(image::CHANNEL_POSITION.is_multiple_of(32));

/// Whether a jump is written down; calls, returns and jumps to what a register says are the interpreter's.
pub(crate) fn is_recorded(flow: &FlowOp) -> bool {
    use Opcode as O;
    flow.source == JumpSource::Immediate && !matches!(flow.opcode, O::Call | O::Calla | O::Ret)
}

/// Where the code of a position begins.
pub(crate) type Targets<'a> = &'a dyn Fn(u32) -> BlockId;

impl Recording {
    pub(crate) fn scalar(&mut self, op: Scalar, a: Value, b: u64) -> Value {
        let b = self.builder.number(b);
        self.builder.scalar(op, a, b)
    }

    pub(crate) fn active(&mut self) -> Value {
        self.builder.load_scalar(Place::state(image::ACTIVE), Width::B4)
    }

    fn set_active(&mut self, active: Value) {
        self.builder.store_scalar(Place::state(image::ACTIVE), Width::B4, active);
        self.known.active.clear();
    }

    fn waiting_rows(&self) -> impl Iterator<Item = (u32, Place)> + use<> {
        (0..self.rows).map(|row| (row, Place::state(image::CHANNEL_POSITION + 32 * row)))
    }

    /// Channels that wait at `position`, or once did.
    fn waiting(&mut self, position: u32) -> Value {
        let here = self.builder.splat(position);
        let mut all: Option<Value> = None;
        for (row, place) in self.waiting_rows() {
            let positions = self.builder.load(place);
            let equal = self.builder.binary(Bin::IEqual, positions, here);
            let bits = self.builder.push(ir::Op::MaskBits(equal));
            let bits = self.scalar(Scalar::Shl, bits, u64::from(8 * row));
            all = Some(all.map_or(bits, |all| self.builder.scalar(Scalar::Or, all, bits)));
        }
        all.unwrap_or_else(|| self.builder.number(0))
    }

    /// Activates the channels that wait at `position`.
    pub(crate) fn rejoin(&mut self, position: u32) {
        let here = self.builder.splat(position);
        let nowhere = self.builder.splat(NOWHERE);
        let waiting = self.waiting(position);
        let active = self.active();
        let active = self.builder.scalar(Scalar::Or, active, waiting);
        self.set_active(active);
        for (_, place) in self.waiting_rows() {
            let positions = self.builder.load(place);
            let equal = self.builder.binary(Bin::IEqual, positions, here);
            let after = self.builder.select(equal, nowhere, positions);
            self.builder.store(place, after);
        }
    }

    /// Makes channels wait at `position`; they are active still.
    fn park(&mut self, channels: Value, position: u32) {
        let there = self.builder.splat(position);
        for (row, place) in self.waiting_rows() {
            let mask = self.builder.push(ir::Op::MaskFromBits(channels, 8 * row as u8));
            self.builder.store_masked(place, there, mask);
        }
    }

    /// Behind this instruction while any channel is there, else `jip`.
    fn follow(&mut self, active: Option<Value>, next: u32, jip: u32, targets: Targets) {
        let waiting = self.waiting(next);
        let any = match active {
            Some(active) => self.builder.scalar(Scalar::Or, active, waiting),
            None => waiting,
        };
        self.builder.branch(any, targets(next), targets(jip));
    }

    /// Bits of the predicate of an operation, the first for its first channel.
    fn predicate_bits(&mut self, op: &Op) -> Value {
        let bits = Recorder::new(self, op).predicate_scalar(op.predicate);
        let bits = if op.predicate_inverse { self.scalar(Scalar::Xor, bits, u64::MAX) } else { bits };
        self.scalar(Scalar::And, bits, op.size_mask.into())
    }

    /// Ends the present block with a jump.
    pub(crate) fn branch(&mut self, op: &Op, flow: &FlowOp, next: u32, targets: Targets) {
        use Opcode as O;
        let is_predicated = op.predicate != PredicateKind::None;
        if flow.opcode == O::Jmpi {
            if !is_predicated {
                return self.builder.jump(targets(flow.jip));
            }
            let bits = self.predicate_bits(op);
            let taken = self.scalar(Scalar::And, bits, 1);
            return self.builder.branch(taken, targets(flow.jip), targets(next));
        }
        let active = self.active();
        let taken = if is_predicated {
            let bits = self.predicate_bits(op);
            let bits = self.scalar(Scalar::Shl, bits, op.channel_offset.into());
            self.builder.scalar(Scalar::And, active, bits)
        } else {
            active
        };
        match flow.opcode {
            O::If | O::While => {
                let leave = self.builder.scalar(Scalar::AndNot, active, taken);
                let (wait, stay, go) = match flow.opcode {
                    O::If => (flow.jip, next, flow.jip),
                    _ => (next, flow.jip, next),
                };
                self.park(leave, wait);
                self.set_active(taken);
                self.builder.branch(taken, targets(stay), targets(go));
            }
            O::Else => {
                let end = if flow.branch_control { flow.uip } else { flow.jip };
                self.park(active, end);
                let none = self.builder.number(0);
                self.set_active(none);
                self.follow(None, next, flow.jip, targets);
            }
            O::Endif | O::Join => self.follow(Some(active), next, flow.jip, targets),
            O::Break | O::Cont | O::Halt | O::Brc => {
                self.park(taken, flow.uip);
                let rest = self.builder.scalar(Scalar::AndNot, active, taken);
                self.set_active(rest);
                self.follow(Some(rest), next, flow.jip, targets);
            }
            O::Goto if !flow.branch_control => {
                let leave = self.builder.scalar(Scalar::AndNot, active, taken);
                self.park(leave, flow.uip);
                self.set_active(taken);
                self.follow(Some(taken), next, flow.jip, targets);
            }
            O::Goto | O::Brd => {
                let target = if flow.opcode == O::Goto { flow.uip } else { flow.jip };
                let part = self.builder.block();
                self.builder.branch(taken, part, targets(next));
                self.builder.switch(part);
                self.park(active, next);
                self.park(taken, target);
                let none = self.builder.number(0);
                self.set_active(none);
                self.builder.jump(targets(target));
            }
            _ => self.builder.jump(targets(next)),
        }
    }
}
