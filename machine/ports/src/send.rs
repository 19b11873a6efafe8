//! The one way out of an EU thread: `send`, `sends` and their conditional forms.
//!
//! Source: [skl.7:send], [skl.7:Message Passing].

use crate::Grf;
use probe::Stop;

/// One message, decoded as far as every shared function agrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SendMessage {
    /// Shared function, bits 3:0 of the extended descriptor.
    pub shared_function: u8,
    /// The 32-bit message descriptor (immediate, or `a0.0`).
    pub descriptor: u32,
    /// The 32-bit extended descriptor (immediate, or from `a0`), with the SFID and EOT bits as they are.
    pub extended_descriptor: u32,
    /// First GRF of the payload.
    pub payload_grf: u8,
    /// Payload length in GRFs, descriptor bits 28:25.
    pub payload_length: u8,
    /// First GRF of the second payload of `sends`.
    pub second_payload_grf: u8,
    /// Length of the second payload in GRFs; 0 for `send`.
    pub second_payload_length: u8,
    /// First GRF of the response; meaningless when `response_length` is 0.
    pub response_grf: u8,
    /// Response length in GRFs, descriptor bits 24:20.
    pub response_length: u8,
    /// Descriptor bit 19.
    pub header_present: bool,
    /// Execution size in channels: 1, 2, 4, 8, 16 or 32.
    pub execution_size: u8,
    /// Channels that are enabled after predication, bit 0 the first channel of this instruction.
    pub channel_enable: u32,
    /// The thread ends with this message.
    pub end_of_thread: bool,
    /// Byte offset of the instruction in its kernel.
    pub ip_bytes: u32,
    /// Sent by the system routine.
    pub in_system_routine: bool,
}

impl SendMessage {
    /// GRF number of payload register `index`: first payload, then the second one of `sends`.
    #[inline(always)]
    pub fn payload(&self, index: usize) -> usize {
        if index < self.payload_length as usize {
            self.payload_grf as usize + index
        } else {
            self.second_payload_grf as usize + (index - self.payload_length as usize)
        }
    }

    /// Length of both payloads together, in GRFs.
    #[inline(always)]
    pub fn total_length(&self) -> usize {
        self.payload_length as usize + self.second_payload_length as usize
    }

    /// The 19 bits of function control, descriptor bits 18:0.
    #[inline(always)]
    pub fn function_control(&self) -> u32 {
        self.descriptor & 0x7_ffff
    }
}

/// What a shared function tells the thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SendReply {
    /// Done; the response, if any, is in the GRF.
    Done,
    /// Done, and it was one of many that asked the same and got the same: the thread polls, and may let others run.
    Polling,
    /// A barrier message was accepted: notification register n0 counts up when the group is complete.
    Barrier(BarrierMessage),
}

/// A barrier message as the gateway took it. [skl.7:BarrierMsg Message]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BarrierMessage {
    /// Number of the barrier, 0 to 31.
    pub barrier_id: u8,
    /// Terminating count to use from now on, 0 to 63.
    pub count: Option<u8>,
    /// Channels that pass the predicate. The response is then outstanding until the barrier is complete: their sum.
    pub predicate: Option<u32>,
    /// First register of the response.
    pub response_grf: u8,
}

/// The shared functions, seen from a thread.
pub trait Sends {
    /// Performs one message: reads its payload from `grf`, writes the response of the enabled channels into it.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn send(&mut self, message: &SendMessage, grf: &mut Grf) -> Result<SendReply, Stop>;

    /// The present value of the timestamp register `tm0`, in its units, for a thread that has executed this many
    /// instructions.
    fn timestamp(&mut self, executed_instructions: u64) -> u64;

    /// What messages may still cost, in units of the budget, before one more is a hang. Those that are written down in code
    /// ([`crate::Inline`]) are counted against this, and told of by [`Sends::spend_messages`] when the code leaves.
    fn message_budget(&self) -> u64 {
        u64::MAX
    }

    /// Messages that were not sent have cost so much; less than nothing where some of what was told is sent after all.
    fn spend_messages(&mut self, _units: i64) {}

    /// Code has started another thread of those that it starts.
    fn begin_thread(&mut self) {}

    /// The 16 bytes of code at this offset from the instruction base, for threads that leave their kernel; `None` where
    /// nothing is mapped, or where nobody has other code.
    fn instructions(&mut self, _offset_bytes: u32) -> Option<[u8; 16]> {
        None
    }
}
