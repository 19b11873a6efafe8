//! Messages: from instruction and thread to [`SendMessage`].
//!
//! Source: [skl.7:send], [skl.7:Send Message Instruction Format], [skl.7:Message Descriptor].

use crate::thread::Thread;
use isa::{Addressing, File, Instruction, Source};
use ports::SendMessage;

/// A descriptor, in the instruction or in the address register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Descriptor {
    /// Known.
    Immediate(u32),
    /// In this DWord of a0.
    Address(u8),
}

/// A GRF number, in the instruction or behind the address register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Register {
    /// Known.
    Direct(u8),
    /// Address word and byte offset.
    Indirect(u8, i16),
}

/// One message instruction.
#[derive(Clone, Copy, Debug)]
pub struct MessageOp {
    pub(crate) descriptor: Descriptor,
    extended: Descriptor,
    pub(crate) shared_function: u8,
    /// The thread ends with it.
    pub end_of_thread: bool,
    payload: Register,
    second_payload: Register,
    split: bool,
    response: Register,
    execution_size: u8,
    /// The message, when only its channels and the routine that sends it are not in the instruction.
    known: Option<SendMessage>,
}

fn register(addressing: Addressing, number: u8) -> Register {
    match addressing {
        Addressing::Direct => Register::Direct(number),
        Addressing::Indirect { address_subregister, offset_bytes } => {
            Register::Indirect(address_subregister, offset_bytes)
        }
    }
}

impl MessageOp {
    /// From the instruction.
    pub fn new(instruction: &Instruction) -> Self {
        let send = &instruction.send;
        let split = matches!(instruction.opcode, isa::Opcode::Sends | isa::Opcode::Sendsc);
        let address =
            |source: &Source| if source.file == File::Arf { source.subregister_bytes / 4 } else { 0 };
        let descriptor = match send.descriptor {
            Some(bits) => Descriptor::Immediate(bits),
            None if split => Descriptor::Address(0),
            None => Descriptor::Address(address(&instruction.source[1])),
        };
        let extended = match send.extended_descriptor {
            Some(bits) => Descriptor::Immediate(bits),
            None => Descriptor::Address(send.extended_descriptor_subregister),
        };
        let [first, second, _] = &instruction.source;
        let op = Self {
            descriptor,
            extended,
            shared_function: send.shared_function,
            end_of_thread: send.end_of_thread,
            payload: register(first.addressing, first.register),
            second_payload: register(second.addressing, second.register),
            split,
            response: register(instruction.destination.addressing, instruction.destination.register),
            execution_size: instruction.execution_size,
            known: None,
        };
        Self { known: op.built(|descriptor| descriptor.known(), |register| register.known()), ..op }
    }

    /// The descriptor comes from a register: what the message is shows when it is sent.
    pub(crate) fn is_indirect(&self) -> bool {
        matches!(self.descriptor, Descriptor::Address(_))
    }

    /// The message as the shared functions see it.
    #[inline]
    pub fn message(&self, thread: &Thread, channel_enable: u32, ip_bytes: u32) -> SendMessage {
        let in_system_routine = thread.in_system_routine;
        let known = match self.known {
            Some(known) => known,
            None => self.read(thread),
        };
        SendMessage { channel_enable, ip_bytes, in_system_routine, ..known }
    }

    /// The message with all channels of its instruction on, when it is the same whenever it is sent.
    pub(crate) fn known(&self, channels: u32, ip_bytes: u32) -> Option<SendMessage> {
        Some(SendMessage { channel_enable: channels, ip_bytes, ..self.known? })
    }

    #[inline(never)]
    fn read(&self, thread: &Thread) -> SendMessage {
        let (descriptor, register) = (
            |descriptor| Some(read_descriptor(descriptor, thread)),
            |register| Some(read_register(register, thread)),
        );
        self.built(descriptor, register).unwrap_or_default()
    }

    /// The message but for what is known only when it is sent, from descriptors and registers as they are read.
    fn built(
        &self,
        read_descriptor: impl Fn(Descriptor) -> Option<u32>,
        read_register: impl Fn(Register) -> Option<u8>,
    ) -> Option<SendMessage> {
        let descriptor = read_descriptor(self.descriptor)?;
        let mut extended = read_descriptor(self.extended)?;
        extended =
            (extended & !0x2f) | u32::from(self.shared_function & 0xf) | u32::from(self.end_of_thread) << 5;
        let (payload_grf, payload_length) = (read_register(self.payload)?, ((descriptor >> 25) & 0xf) as u8);
        Some(SendMessage {
            shared_function: self.shared_function,
            descriptor,
            extended_descriptor: extended,
            payload_grf,
            payload_length,
            // A payload that is too short goes on in the next registers.
            second_payload_grf: match self.split {
                true => read_register(self.second_payload)?,
                false => payload_grf.wrapping_add(payload_length),
            },
            second_payload_length: if self.split { ((extended >> 6) & 0xf) as u8 } else { 0 },
            response_grf: read_register(self.response)?,
            response_length: ((descriptor >> 20) & 0x1f) as u8,
            header_present: descriptor & (1 << 19) != 0,
            execution_size: self.execution_size,
            end_of_thread: self.end_of_thread,
            ..SendMessage::default()
        })
    }
}

impl Descriptor {
    fn known(self) -> Option<u32> {
        match self {
            Descriptor::Immediate(bits) => Some(bits),
            Descriptor::Address(_) => None,
        }
    }
}

impl Register {
    fn known(self) -> Option<u8> {
        match self {
            Register::Direct(number) => Some(number),
            Register::Indirect(..) => None,
        }
    }
}

fn read_descriptor(descriptor: Descriptor, thread: &Thread) -> u32 {
    match descriptor {
        Descriptor::Immediate(bits) => bits,
        Descriptor::Address(dword) => {
            let word = usize::from(dword & 7) * 2;
            u32::from(thread.address[word]) | u32::from(thread.address[word + 1]) << 16
        }
    }
}

fn read_register(register: Register, thread: &Thread) -> u8 {
    match register {
        Register::Direct(number) => number,
        Register::Indirect(word, offset) => {
            let bytes = i32::from(thread.address[usize::from(word & 15)]) + i32::from(offset);
            ((bytes as u32 >> 5) & 0x7f) as u8
        }
    }
}
