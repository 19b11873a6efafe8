//! What can be observed of the machine, and the four kinds of failure.
//!
//! A leaf: any room can speak, none knows who listens. An observer never changes a result.
//!
//! | kind | meaning | form |
//! |---|---|---|
//! | *Fault* | the GPU itself would signal: page fault, illegal instruction, hang | [`Fault`] in a [`Stop`] |
//! | *Undefined* | the guest broke a rule of the manual | [`Context::undefined`], execution continues |
//! | *Gap* | Halogen has not built it | [`Context::gap`], execution continues unless strict |
//! | *Bug* | an invariant of Halogen broke | [`Context::bug`], the context is lost |
//!
//! Beside them stands what was used: see [`Context::used`].

mod findings;
mod generated;
mod place;
mod system;
pub mod used;

pub use findings::{Entry, Finding, Findings, Kind, Strictness};
pub use place::{Ids, Place};
pub use system::{System, Systems, Unproved};

use bits::GraphicsAddress;
use std::borrow::Cow;

/// Why the GPU itself would stop a context.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// Access to an address that no page maps.
    Page,
    /// An EU opcode or encoding that the hardware rejects.
    IllegalInstruction,
    /// A command that the streamer does not know.
    IllegalCommand,
    /// No progress within the engine's budget: endless batch or endless kernel.
    Hang,
}

/// A fault as the GPU would report it; it costs the guest its context, never the process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What the hardware would signal.
    pub kind: FaultKind,
    /// System id of the coverage ledger, for example `CS-12`.
    pub system: &'static str,
    /// The address concerned, when there is one.
    pub address: Option<GraphicsAddress>,
    /// What happened, for a person.
    pub text: Cow<'static, str>,
}

impl Fault {
    /// A page fault at `address`; `what` names the access, for example `"vertex fetch"`.
    #[cold]
    pub fn page(system: &'static str, address: GraphicsAddress, what: impl Into<Cow<'static, str>>) -> Self {
        Self { kind: FaultKind::Page, system, address: Some(address), text: what.into() }
    }

    /// A fault without an address.
    #[cold]
    pub fn new(kind: FaultKind, system: &'static str, text: impl Into<Cow<'static, str>>) -> Self {
        Self { kind, system, address: None, text: text.into() }
    }
}

/// Why a submission ends early. Everything else continues.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The guest's context is lost the way hardware would lose it.
    Fault(Fault),
    /// `--strict` is on and what it stops at was met; it is already recorded.
    Strict,
    /// An invariant of Halogen broke; it is already recorded. The context is lost.
    Bug,
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Stop::Fault(fault)
    }
}

/// What every room gets beside its arguments: the platform row, the findings, the causal ids.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The device being simulated.
    pub platform: &'static hw::Platform,
    /// Where Gaps, Undefined and Bugs are counted.
    pub findings: &'a Findings,
    /// Submission, batch, draw, kernel and instruction being worked on.
    pub ids: &'a Ids,
}

impl<'a> Context<'a> {
    /// Remembers that a built system of the ledger is used on this platform, so that the report can say where that was
    /// never proved. Rooms mark what a draw, a kernel, a command or a surface makes use of when its state is resolved,
    /// not what exists: a stencil test that is enabled, not the stage that could do it. Costs a load and a test; still
    /// nothing for pixels or instructions.
    #[inline]
    pub fn used(&self, system: System) {
        self.findings.mark(self.platform, system);
    }

    /// Counts a picture that a codec has written.
    pub fn decoded(&self, codec: &'static str) {
        self.findings.count_pictures(codec, 1);
    }

    /// The same for a set that was gathered before, for example of a kernel when it was decoded.
    #[inline]
    pub fn used_all(&self, systems: &Systems) {
        self.findings.mark_all(self.platform, systems);
    }

    /// Records that `what` (of ledger row `system`) is not built. Execution goes on with the caller's
    /// deterministic substitute; with `--strict` the next [`Context::check`] stops the submission.
    #[cold]
    #[inline(never)]
    pub fn gap(&self, system: &'static str, what: impl Into<Cow<'static, str>>) {
        self.findings.record(Kind::Gap, system, what.into(), self.ids.place());
    }

    /// Records that the guest broke a rule of the manual; the caller applies its documented result.
    #[cold]
    #[inline(never)]
    pub fn undefined(&self, system: &'static str, what: impl Into<Cow<'static, str>>) {
        self.findings.record(Kind::Undefined, system, what.into(), self.ids.place());
    }

    /// Records that an invariant of Halogen broke and yields the stop that loses the context.
    #[cold]
    #[inline(never)]
    pub fn bug(&self, system: &'static str, what: impl Into<Cow<'static, str>>) -> Stop {
        self.findings.record(Kind::Bug, system, what.into(), self.ids.place());
        Stop::Bug
    }

    /// Records a fault that ends the submission.
    #[cold]
    pub fn fault(&self, fault: &Fault) {
        let text = match fault.address {
            Some(address) => format!("{} at {address}", fault.text),
            None => fault.text.to_string(),
        };
        self.findings.record(Kind::Fault, fault.system, text.into(), self.ids.place());
    }

    /// Reads a structure and reports what of it is reserved and set, or asks for what no behaviour reads.
    #[inline]
    pub fn decode<T: hw::Described>(&self, dwords: &[u32]) -> T {
        self.watch(T::ITEM, dwords);
        T::decode(self.platform, dwords)
    }

    /// Reports what of a command, structure, register or message is reserved and set, or asks for what no behaviour
    /// reads.
    #[inline]
    pub fn watch(&self, item: &'static hw::Item, dwords: &[u32]) {
        if item.is_strange(self.platform, dwords) {
            self.strange(item, dwords);
        }
    }

    #[cold]
    #[inline(never)]
    fn strange(&self, item: &'static hw::Item, dwords: &[u32]) {
        for strange in item.strange(self.platform, dwords) {
            match strange {
                hw::Strange::Reserved { item, system, dword, bits } => {
                    self.undefined(
                        system,
                        format!("{item}: reserved bits 0x{bits:x} of dword {dword} are wrong"),
                    );
                }
                hw::Strange::Unread { item, system, field, value } => {
                    self.gap(system, format!("{item}: nothing reads {field}, which is {value}"));
                }
            }
        }
    }

    /// Stops when `--strict` is on and what it stops at was met.
    ///
    /// # Errors
    /// [`Stop::Strict`] after the first Gap, or the first unproved use, of a run that is strict about it.
    #[inline]
    pub fn check(&self) -> Result<(), Stop> {
        if self.findings.must_stop() { Err(Stop::Strict) } else { Ok(()) }
    }
}
