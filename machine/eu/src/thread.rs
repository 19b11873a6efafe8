//! The architectural state of one EU thread.
//!
//! Source: [skl.7:Register Files], [skl.7:ARF Registers], [skl.7:Thread Initial State]. The GRF is
//! [`ports::Grf`], whose memory image executors, shared functions and debugger share.

use crate::Kernel;
use num::{Events, FloatControl, Rounding};
use ports::{FloatMode, Grf, PixelArea, ThreadStart};
use std::sync::Arc;

/// Channels of the widest thread.
pub const CHANNELS: usize = 32;
/// Lanes of the accumulators: acc0 and acc1 side by side at any element size.
pub const ACCUMULATOR_LANES: usize = 64;
/// Registers acc2 to acc9.
pub const EXTENSIONS: usize = 8;
/// Program position of a channel that waits nowhere: it was never dispatched.
pub const NOWHERE: u32 = u32::MAX;

/// Master exception state in cr0.0. [skl.7:Control Register]
pub(crate) const MASTER: u32 = 1 << 31;

/// Register types in bits 7:4 of an architecture register number. [skl.7:ARF Registers]
pub mod arf {
    #![allow(missing_docs)]
    pub const NULL: u8 = 0x0;
    pub const ADDRESS: u8 = 0x1;
    pub const ACCUMULATOR: u8 = 0x2;
    pub const FLAG: u8 = 0x3;
    pub const CHANNEL_ENABLE: u8 = 0x4;
    pub const STACK_POINTER: u8 = 0x6;
    pub const STATE: u8 = 0x7;
    pub const CONTROL: u8 = 0x8;
    pub const NOTIFICATION: u8 = 0x9;
    pub const INSTRUCTION_POINTER: u8 = 0xa;
    pub const DEPENDENCY: u8 = 0xb;
    pub const TIMESTAMP: u8 = 0xc;
    pub const FLOW_CONTROL: u8 = 0xd;
    pub const MESSAGE: u8 = 0x5;
    pub const DEBUG: u8 = 0xf;
}

/// One thread. Reused from launch to launch with [`Thread::reset`], which allocates nothing.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub struct Thread {
    /// General registers.
    pub grf: Grf,
    /// Accumulator lanes: integers in full width, floats as their bits. acc1 continues acc0 in units of the element size.
    pub accumulator: [i64; ACCUMULATOR_LANES],
    /// acc2 to acc9: two low bits for each of eight channels.
    pub extension: [[u8; 8]; EXTENSIONS],
    /// Where each channel that is not active resumes, as positions in the pre-decoded kernel.
    pub channel_position: [u32; CHANNELS],
    /// f0 in the low half, f1 in the high half.
    pub flags: u64,
    /// Channels that execute the present instruction.
    pub active: u32,
    /// Channels that were dispatched.
    pub live: u32,
    /// Position in the pre-decoded kernel.
    pub position: u32,
    /// What is left of the budget, while compiled code runs.
    pub budget: u64,
    /// What messages may still cost, while compiled code runs.
    pub message_budget: u64,
    /// Instructions executed since the start, up to the last exit.
    pub executed_instructions: u64,
    /// Byte offset of the instruction that is or was executed last, valid at messages, faults and exits.
    pub ip_bytes: u32,
    /// Exponent bits that mark a 32-bit denormal to be flushed: 0, or a value that never occurs when they are kept.
    pub(crate) denormal_key: u32,
    /// The same for 64-bit floats.
    pub(crate) denormal_key_wide: u64,
    /// Some float mode other than flush or keep is on: every float primitive takes the referee's path.
    pub(crate) special_float: bool,
    /// The system routine runs.
    pub(crate) in_system_routine: bool,
    /// Offset of the present kernel from the instruction base: what the instruction pointer counts from.
    pub(crate) entry_bytes: u32,
    /// While the system routine runs: where the channels of the application resume.
    pub(crate) application_position: [u32; CHANNELS],
    /// The system routine runs to save the thread.
    pub(crate) is_being_saved: bool,
    /// It did, and the thread is no more.
    pub(crate) is_saved: bool,
    /// The system routine runs to restore it.
    pub(crate) is_being_restored: bool,
    /// The kernel with the code elsewhere that the thread went to.
    pub(crate) grown: Option<Arc<Kernel>>,
    /// Where the thread goes, counted from the entry of its kernel, when that is not a part of it.
    pub(crate) outside: Option<u32>,
    /// Single program flow is on, and which channels were active before.
    pub(crate) flow_before: Option<u32>,
    /// Decoded float part of cr0.0.
    pub float: FloatControl,
    /// Address register words a0.0 to a0.15.
    pub address: [u16; 16],
    /// sr0.
    pub state: [u32; 4],
    /// cr0.
    pub control: [u32; 4],
    /// n0.0, n0.1, n0.2.
    pub notification: [u32; 3],
    /// tdr0.
    pub dependency: [u16; 8],
    /// sp and sp_limit.
    pub stack_pointer: [u32; 4],
    /// dbg0, where the vendor's system routine keeps a flag while it looks why it was called.
    pub debug: u32,
    /// tm0 and pm0 as of the last read.
    pub timestamp: [u32; 4],
    /// TmEvent for the next read of tm0: since the last one the thread was switched out.
    pub time_event: bool,
    /// Shared function and descriptor of the last message from a register that was marked as used.
    pub(crate) marked_message: (u8, u32),
    /// For threads that code starts.
    pub pixels: PixelArea,
}

impl Default for Thread {
    fn default() -> Self {
        Self {
            grf: Grf::default(),
            accumulator: [0; ACCUMULATOR_LANES],
            extension: [[0; 8]; EXTENSIONS],
            channel_position: [NOWHERE; CHANNELS],
            flags: 0,
            active: 0,
            live: 0,
            position: 0,
            budget: 0,
            message_budget: 0,
            executed_instructions: 0,
            ip_bytes: 0,
            denormal_key: 0,
            denormal_key_wide: 0,
            special_float: false,
            in_system_routine: false,
            entry_bytes: 0,
            application_position: [NOWHERE; CHANNELS],
            is_being_saved: false,
            is_saved: false,
            is_being_restored: false,
            grown: None,
            outside: None,
            flow_before: None,
            float: FloatControl::default(),
            address: [0; 16],
            state: [0; 4],
            control: [0; 4],
            notification: [0; 3],
            dependency: [0; 8],
            stack_pointer: [0; 4],
            debug: 0,
            timestamp: [0; 4],
            time_event: false,
            marked_message: (0, 0),
            pixels: PixelArea::default(),
        }
    }
}

impl Thread {
    /// A thread at its start, with an empty GRF.
    pub fn new(start: &ThreadStart) -> Self {
        let mut thread = Self::default();
        thread.reset(start);
        thread
    }

    /// Brings everything but the GRF to the state at dispatch. [skl.7:Thread Initial State]
    pub fn reset(&mut self, start: &ThreadStart) {
        self.accumulator = [0; ACCUMULATOR_LANES];
        self.extension = [[0; 8]; EXTENSIONS];
        self.begin(start);
        self.control = control_of(start);
        self.control_written();
    }

    /// The same for a thread of this kernel, without what it cannot see.
    pub fn restart(&mut self, kernel: &crate::Kernel, start: &ThreadStart) {
        if kernel.reads_accumulators || start.exception_enables != 0 {
            self.accumulator = [0; ACCUMULATOR_LANES];
            self.extension = [[0; 8]; EXTENSIONS];
        }
        self.begin(start);
        let control = control_of(start);
        // What follows from these bits is still so, but for what the mask of channels was before.
        if control != self.control || self.single_program_flow() {
            self.control = control;
            self.control_written();
        }
    }

    /// What is alike at the start of all threads, and their masks.
    #[inline(always)]
    fn begin(&mut self, start: &ThreadStart) {
        let mask = if start.vector_mask_enable { start.vector_mask } else { start.dispatch_mask };
        self.in_system_routine = false;
        self.is_being_saved = false;
        self.is_saved = false;
        self.is_being_restored = false;
        self.grown = None;
        self.outside = None;
        self.flow_before = None;
        self.channel_position = [NOWHERE; CHANNELS];
        self.flags = 0;
        self.live = mask;
        self.active = mask;
        self.position = 0;
        self.executed_instructions = 0;
        self.ip_bytes = 0;
        self.address = [0; 16];
        // FFTID in sr0.1[31:23].
        self.state = [0, start.thread_id << 23, start.dispatch_mask, start.vector_mask];
        self.notification = [0; 3];
        self.dependency = [0; 8];
        self.stack_pointer = [0; 4];
        self.debug = 0;
        self.timestamp = [0; 4];
        self.time_event = false;
    }

    /// Counts a notification (a barrier was reached by the whole group): `wait n0.0` can go on.
    pub fn notify(&mut self) {
        self.notification[0] = self.notification[0].wrapping_add(1);
    }

    /// Single program flow: channels never part.
    pub fn single_program_flow(&self) -> bool {
        self.control[0] & 4 != 0
    }

    /// Instructions may update accumulators besides their destination: Accumulator Disable is off.
    #[inline(always)]
    pub(crate) fn accumulators_follow(&self) -> bool {
        self.control[0] & 2 == 0
    }

    /// Follows a change of cr0. [skl.7:Control Register]
    pub(crate) fn control_written(&mut self) {
        let bits = self.control[0];
        self.float = FloatControl {
            rounding: Rounding::from_bits(bits >> 4),
            keep_denormals_f32: bits & (1 << 7) != 0,
            keep_denormals_f64: bits & (1 << 6) != 0,
            keep_denormals_f16: bits & (1 << 10) != 0,
            alternative: bits & 1 != 0,
            rounded_conversion: bits & (1 << 12) != 0,
            ieee_minimum: bits & (1 << 11) != 0,
            gather_events: bits & (1 << 9) != 0,
        };
        self.denormal_key = u32::from(self.float.keep_denormals_f32);
        self.denormal_key_wide = u64::from(self.float.keep_denormals_f64);
        self.special_float = self.float.rounding != Rounding::NearestEven
            || self.float.alternative
            || self.float.ieee_minimum
            || self.float.gather_events;
        match (self.single_program_flow(), self.flow_before) {
            (true, None) => {
                self.flow_before = Some(self.active);
                self.active = u32::MAX;
            }
            (false, Some(before)) => {
                self.flow_before = None;
                self.active = before;
            }
            _ => {}
        }
    }

    /// Exceptional events of floats stay in sr0.1 when cr0.0 asks for it. [skl.7:Floating Point Exceptions]
    pub(crate) fn raise(&mut self, events: Events) {
        if self.float.gather_events {
            self.state[1] |= u32::from(events.0);
        }
    }

    /// Reads `size` bytes (1, 2, 4 or 8) at byte `offset` of an architecture register other than the accumulators;
    /// zero where nothing is populated.
    pub(crate) fn read_arf(&self, register: u8, offset: usize, size: usize, channel_offset: u32) -> u64 {
        if offset + size > 32 {
            return 0;
        }
        let dword = |index: usize| self.arf_dword(register, index, channel_offset);
        let low = dword(offset / 4);
        let shift = 8 * (offset as u32 % 4);
        if shift == 0 && size == 4 {
            return low.into();
        }
        let both = u64::from(low) | u64::from(dword(offset / 4 + 1)) << 32;
        let value = both >> shift;
        let above = if shift == 0 { 0 } else { u64::from(dword(offset / 4 + 2)) << (64 - shift) };
        (value | above) & u64::MAX >> (64 - 8 * size.clamp(1, 8))
    }

    /// DWord `index` of an architecture register.
    #[inline]
    fn arf_dword(&self, register: u8, index: usize, channel_offset: u32) -> u32 {
        let number = usize::from(register & 0xf);
        let of = |dwords: &[u32]| dwords.get(index).copied().unwrap_or(0);
        match register >> 4 {
            arf::ADDRESS => of(&bytemuck::cast::<_, [u32; 8]>(self.address)),
            arf::FLAG => of(&[if number == 0 { self.flags as u32 } else { (self.flags >> 32) as u32 }]),
            // The quarter control shifts the mask, so that bit 0 is the first channel of the instruction's quarter.
            arf::CHANNEL_ENABLE => of(&[self.active >> (channel_offset & 0x18)]),
            // Observed: the vendor's system routine finds it again in the upper half of what it has read.
            arf::STACK_POINTER if index < 8 => self.stack_pointer[index % 4],
            arf::STATE if number == 0 => of(&self.state),
            arf::CONTROL => of(&self.control),
            arf::NOTIFICATION => of(&self.notification),
            arf::INSTRUCTION_POINTER => of(&[self.ip_bytes.wrapping_add(self.entry_bytes)]),
            arf::DEPENDENCY => of(&bytemuck::cast::<_, [u32; 4]>(self.dependency)),
            arf::TIMESTAMP => of(&self.timestamp),
            arf::DEBUG => of(&[self.debug]),
            _ => 0,
        }
    }

    /// Writes `size` bytes of an architecture register other than the accumulators; dropped where read-only.
    pub(crate) fn write_arf(&mut self, register: u8, offset: usize, size: usize, value: u64) {
        let number = usize::from(register & 0xf);
        match register >> 4 {
            arf::ADDRESS => write_bytes(bytemuck::bytes_of_mut(&mut self.address), offset, size, value),
            arf::FLAG => {
                let base = (number & 1) * 4;
                if offset < 4 {
                    write_bytes(bytemuck::bytes_of_mut(&mut self.flags), base + offset, size.min(4), value);
                }
            }
            arf::STACK_POINTER => {
                write_bytes(bytemuck::bytes_of_mut(&mut self.stack_pointer), offset, size, value);
            }
            arf::STATE if number == 0 && (offset < 8 || self.is_restored()) => {
                write_bytes(bytemuck::bytes_of_mut(&mut self.state), offset, size, value);
            }
            arf::CONTROL => {
                let master = self.control[0] & MASTER;
                write_bytes(bytemuck::bytes_of_mut(&mut self.control), offset, size, value);
                // Only an exception sets the master bit; cr0.3 is not there, and AIP is a multiple of 8.
                self.control[0] &= !MASTER | master;
                self.control[2] &= !7;
                self.control[3] = 0;
                self.control_written();
            }
            arf::NOTIFICATION if self.is_restored() => {
                // The first and the last change places on a write. [skl.7:Notification Registers]
                // Observed: the vendor's system routine writes back what it has read, a fourth with them, and the counts
                // must be where they were.
                if offset == 12 {
                    self.notification.swap(0, 2);
                    return;
                }
                self.notification.swap(0, 2);
                write_bytes(bytemuck::bytes_of_mut(&mut self.notification), offset, size, value);
                self.notification.swap(0, 2);
            }
            arf::DEBUG if offset < 4 => {
                write_bytes(bytemuck::bytes_of_mut(&mut self.debug), offset, size, value);
            }
            arf::DEPENDENCY => {
                write_bytes(bytemuck::bytes_of_mut(&mut self.dependency), offset, size, value);
            }
            _ => {}
        }
    }
}

/// cr0 at the start of a thread. [skl.7:Control Register]
fn control_of(start: &ThreadStart) -> [u32; 4] {
    [
        u32::from(start.float_mode == FloatMode::Alternative)
            | u32::from(start.single_program_flow) << 2
            | u32::from(start.vector_mask_enable) << 3
            | (start.rounding_mode & 3) << 4
            | u32::from(start.keep_denormals_f64) << 6
            | u32::from(start.keep_denormals_f32) << 7,
        start.exception_enables,
        0,
        0,
    ]
}

/// Little-endian value of `size` bytes at `offset`; zero outside.
#[inline(always)]
pub(crate) fn read_bytes(bytes: &[u8], offset: usize, size: usize) -> u64 {
    let mut value = [0u8; 8];
    if let (Some(from), Some(to)) = (bytes.get(offset..offset.wrapping_add(size)), value.get_mut(..size)) {
        to.copy_from_slice(from);
    }
    u64::from_le_bytes(value)
}

/// Stores the low `size` bytes of `value` at `offset`; dropped outside.
#[inline(always)]
pub(crate) fn write_bytes(bytes: &mut [u8], offset: usize, size: usize, value: u64) {
    let value = value.to_le_bytes();
    if let (Some(to), Some(from)) = (bytes.get_mut(offset..offset.wrapping_add(size)), value.get(..size)) {
        to.copy_from_slice(from);
    }
}
