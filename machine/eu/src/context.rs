//! Saving a thread in the middle of its kernel and restoring it: what the system routine does that no other code may.
//!
//! Source: [skl.7:Context Save and Restore], [skl.7:Message Control Registers], [skl.7:Flow Control Registers]. The routine moves
//! every register to memory and back. The content of the flow control registers is the hardware's own affair; here fc0.0 to
//! fc0.31 say where each channel resumes (an offset from the instruction base, or all ones), fc1.0 which channels are
//! active, fc2.0 which were dispatched. The message control registers hold nothing: every message is complete before the
//! next instruction.
//! Observed: the vendor's routine reads what it wants again from the upper half of a register, clears what it has saved, and
//! keeps a flag in dbg0.

use crate::Kernel;
use crate::thread::{CHANNELS, MASTER, NOWHERE, Thread, arf};
use isa::{Addressing, File, Instruction, Opcode};
use ports::ThreadStart;
use probe::Context;

/// Status bits of cr0.1: the routine was called to save or to restore. [skl.7:Control Register]
pub(crate) const SAVE: u32 = 1 << 25;
pub(crate) const RESTORE: u32 = 1 << 24;

/// A register of the image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Register {
    /// Where a channel resumes.
    Channel(u8),
    Active,
    Dispatched,
    /// Nothing is there.
    Empty,
}

/// What a register of the image is moved to or from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Other {
    Grf(u8),
    Immediate(u32),
}

/// A move between a register of the image and a general register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ImageMove {
    register: Register,
    /// Its chapter in the manual.
    system: &'static str,
    /// The other operand, when the instruction is one that may do this.
    other: Option<Other>,
    is_read: bool,
    /// Every channel reads the same element.
    is_scalar: bool,
}

impl ImageMove {
    /// When the instruction touches such a register.
    pub(crate) fn of(instruction: &Instruction) -> Option<Self> {
        let count = usize::from(instruction.source_count).min(3);
        let destination = &instruction.destination;
        let special = |file: File, register: u8| {
            file == File::Arf && matches!(register >> 4, arf::MESSAGE | arf::FLOW_CONTROL)
        };
        let source = instruction.source[..count].iter().find(|source| special(source.file, source.register));
        let (number, part) = match source {
            Some(source) => (source.register, source.subregister_bytes),
            None if special(destination.file, destination.register) => {
                (destination.register, destination.subregister_bytes)
            }
            None => return None,
        };
        let first = &instruction.source[0];
        let (file, addressing, grf) = match source {
            Some(_) => (destination.file, destination.addressing, destination.register),
            None => (first.file, first.addressing, first.register),
        };
        let is_direct = file == File::Grf && addressing == Addressing::Direct;
        let other = match file {
            _ if instruction.opcode != Opcode::Mov => None,
            File::Immediate if source.is_none() => Some(Other::Immediate(first.immediate as u32)),
            _ => is_direct.then_some(Other::Grf(grf)),
        };
        let is_scalar =
            source.is_some_and(|source| source.vertical_stride == 0 && source.horizontal_stride == 0);
        let (register, system) = match (number >> 4, number & 0xf) {
            (arf::FLOW_CONTROL, 0) => (Register::Channel(part & 31), "C62"),
            (arf::FLOW_CONTROL, 1) => (Register::Active, "C62"),
            (arf::FLOW_CONTROL, 2) => (Register::Dispatched, "C62"),
            (arf::FLOW_CONTROL, _) => (Register::Empty, "C62"),
            _ => (Register::Empty, "C55"),
        };
        Some(Self { register, system, other, is_read: source.is_some(), is_scalar })
    }

    /// Performs it; `kernel` is the application.
    #[cold]
    pub(crate) fn run(&self, kernel: &Kernel, thread: &mut Thread, cx: &Context) {
        let in_routine = thread.in_system_routine && thread.control[1] & (SAVE | RESTORE) != 0;
        match self.other.filter(|_| in_routine) {
            Some(Other::Grf(grf)) if self.is_read => {
                let value = self.register.read(kernel, thread);
                let other = if self.is_scalar { value } else { 0 };
                let both = [value, other, other, other, value, other, other, other];
                thread.grf.register_mut(usize::from(grf & 0x7f)).copy_from_slice(&both);
            }
            Some(Other::Grf(grf)) => {
                let value = thread.grf.register(usize::from(grf & 0x7f))[0];
                self.register.write(kernel, thread, value, cx);
            }
            // A routine that saves clears what nobody reads any more.
            Some(Other::Immediate(_)) if thread.is_being_saved => {}
            Some(Other::Immediate(value)) => self.register.write(kernel, thread, value, cx),
            None => {
                let text = "a register of the context image outside of its save and restore";
                cx.undefined(self.system, text);
            }
        }
    }
}

impl Register {
    fn read(self, kernel: &Kernel, thread: &Thread) -> u32 {
        match self {
            Register::Channel(channel) => {
                let position = thread.application_position[usize::from(channel) & (CHANNELS - 1)];
                let op = kernel.operations.ops.get(position as usize);
                op.map_or(NOWHERE, |op| op.ip_bytes.wrapping_add(kernel.entry_bytes))
            }
            Register::Active => thread.flow_before.unwrap_or(thread.active),
            Register::Dispatched => thread.live,
            Register::Empty => 0,
        }
    }

    fn write(self, kernel: &Kernel, thread: &mut Thread, value: u32, cx: &Context) {
        let code = &kernel.operations;
        match self {
            Register::Channel(channel) => {
                let position = match value {
                    NOWHERE => NOWHERE,
                    offset => code.known(offset.wrapping_sub(kernel.entry_bytes)).unwrap_or_else(|| {
                        cx.gap("C62", "a channel that waits outside of the kernel is restored".to_string());
                        NOWHERE
                    }),
                };
                thread.application_position[usize::from(channel) & (CHANNELS - 1)] = position;
            }
            Register::Active => match &mut thread.flow_before {
                Some(before) => *before = value,
                None => thread.active = value,
            },
            Register::Dispatched => thread.live = value,
            Register::Empty => {}
        }
    }
}

impl Thread {
    /// Asks a thread that does not run to save itself: the next run calls the system routine, which ends the thread when it
    /// has cleared its status bit. [`Thread::is_saved`] then tells that from a last message.
    pub fn preempt(&mut self) {
        self.control[1] |= SAVE;
        self.is_being_saved = true;
    }

    /// The system routine has saved it, and it is no more.
    pub fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Brings the thread to the start of a restore: the next run begins in the system routine, which loads what it has
    /// saved and goes on in the kernel.
    pub fn restore(&mut self) {
        self.reset(&ThreadStart::default());
        self.control[0] |= MASTER;
        self.control[1] |= RESTORE;
        self.in_system_routine = true;
        self.is_being_restored = true;
        // The time that has passed meanwhile is not the thread's. [skl.7:Timestamp Register]
        self.time_event = true;
        self.application_position = [NOWHERE; CHANNELS];
    }

    pub(crate) fn is_restored(&self) -> bool {
        self.in_system_routine && self.control[1] & RESTORE != 0
    }
}
