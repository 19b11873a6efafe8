//! Causal ids: submission, batch, draw, kernel, instruction.

use std::cell::Cell;

/// The ids of what is being worked on; one per thread of the simulator, written by the rooms as they go.
#[derive(Default, Debug)]
pub struct Ids {
    /// Number of the submission (execbuffer) in this process, from 1.
    pub submission: Cell<u64>,
    /// Graphics address of the command being executed.
    pub command: Cell<u64>,
    /// Number of the draw or walker in the submission, from 1; 0 outside one.
    pub draw: Cell<u64>,
    /// Graphics address of the kernel being run; 0 outside one.
    pub kernel: Cell<u64>,
    /// Byte offset of the instruction in the kernel.
    pub ip_bytes: Cell<u32>,
}

/// A copy of [`Ids`] at the moment something was found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Place {
    /// See [`Ids::submission`].
    pub submission: u64,
    /// See [`Ids::command`].
    pub command: u64,
    /// See [`Ids::draw`].
    pub draw: u64,
    /// See [`Ids::kernel`].
    pub kernel: u64,
    /// See [`Ids::ip_bytes`].
    pub ip_bytes: u32,
}

impl Ids {
    /// Ids that were copied before, for work beside the work that they are those of.
    pub fn at(place: Place) -> Self {
        let Place { submission, command, draw, kernel, ip_bytes } = place;
        Self {
            submission: Cell::new(submission),
            command: Cell::new(command),
            draw: Cell::new(draw),
            kernel: Cell::new(kernel),
            ip_bytes: Cell::new(ip_bytes),
        }
    }

    /// The ids now.
    pub fn place(&self) -> Place {
        Place {
            submission: self.submission.get(),
            command: self.command.get(),
            draw: self.draw.get(),
            kernel: self.kernel.get(),
            ip_bytes: self.ip_bytes.get(),
        }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "submission {}", self.submission)?;
        if self.command != 0 {
            write!(f, ", command at 0x{:x}", self.command)?;
        }
        if self.draw != 0 {
            write!(f, ", draw {}", self.draw)?;
        }
        if self.kernel != 0 {
            write!(f, ", kernel 0x{:x} + 0x{:x}", self.kernel, self.ip_bytes)?;
        }
        Ok(())
    }
}
