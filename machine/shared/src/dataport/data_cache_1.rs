//! Data cache port 1: untyped surface messages, untyped atomics, and everything with 64-bit addresses.
//!
//! Source: [skl.7:Data Port 1], DP-17, DP-19, DP-21, DP-24, DP-26, DP-27, DP-31 to DP-35; headers
//! [bdw.2d:MH1_BTS_PSM] [bdw.2d:MH1_A32_PSM] [bdw.2d:MH_A64_OWB] [bdw.2d:MH_A64_OWDB] [bdw.2d:MH_A64_HWB].
//!
//! Observed: untyped messages know no channel selects; Intel's OpenCL driver leaves those of its buffers at zero.

use super::atomic::{self, Action, FloatOperation, Halves, Operation, TwoSlots, Width};
use super::block::{self, Channels, Dual, Shape};
use super::buffer::{Buffer, Structure, page_fault};
use super::scaled::Scale;
use super::scattered::{self, Addresses};
use super::{Port, typed};
use crate::lanes::{lanes, register, respond_register, set_lanes};
use crate::router::zero_response;
use hw::message;
use ports::{Grf, SendMessage};
use probe::{Context, Stop};

/// Optional header of surface messages: pixel mask and buffer base.
pub(super) struct Header {
    pub pixel_mask: u32,
    pub buffer_base: u32,
    /// Registers before the rest of the payload.
    pub registers: usize,
}

impl Header {
    pub fn decode(message: &SendMessage, grf: &Grf) -> Self {
        if !message.header_present {
            return Self { pixel_mask: 0xffff, buffer_base: 0, registers: 0 };
        }
        let m0 = register(message, grf, 0);
        Self { pixel_mask: m0[7] & 0xffff, buffer_base: m0[5] & !0x3ff, registers: 1 }
    }
}

/// A set bit of a channel mask disables the channel.
pub(super) fn enabled_channels(mask_disable: u32) -> u32 {
    !mask_disable & 0xf
}

/// The 64-bit addresses that start a payload: one QWord a lane.
fn addresses(message: &SendMessage, grf: &Grf, wide: bool) -> Addresses {
    scattered::payload_qwords(message, grf, 0, wide)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Slots {
    Two,
    Eight,
    Sixteen,
}

/// Untyped surface messages: one to four consecutive DWords a slot.
pub(super) struct Untyped {
    index: u32,
    channels: u32,
    slots: Slots,
}

impl Untyped {
    pub fn new(index: u32, mask_disable: u32, simd_mode: u32, port: &Port) -> Self {
        let slots = match simd_mode {
            message::UntypedSurfaceRead::SIMD_MODE_SIMD4X2 => Slots::Two,
            message::UntypedSurfaceRead::SIMD_MODE_SIMD16 => Slots::Sixteen,
            message::UntypedSurfaceRead::SIMD_MODE_SIMD8 => Slots::Eight,
            reserved => {
                port.cx.undefined("DP-27", format!("SIMD mode {reserved} is reserved"));
                Slots::Eight
            }
        };
        Self { index, channels: enabled_channels(mask_disable), slots }
    }

    fn wide(&self) -> bool {
        self.slots == Slots::Sixteen
    }

    fn registers(&self) -> usize {
        if self.wide() { 2 } else { 1 }
    }

    /// Enables of the slots; two of them know no pixel mask. [skl.7:Untyped Surface ReadWrite Messages]
    fn mask(&self, message: &SendMessage, pixel_mask: u32) -> u32 {
        let mask = scattered::enables(message, self.wide());
        if self.slots == Slots::Two { mask } else { mask & pixel_mask }
    }

    /// Bytes from the first to the last enabled channel's end.
    fn bytes(&self) -> u32 {
        4 * (32 - self.channels.leading_zeros())
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let mask = self.mask(message, header.pixel_mask);
        let mut offsets = lanes(message, grf, header.registers, self.wide()).map(u64::from);
        let buffer = port.buffer(self.index, header.buffer_base, true, message)?;
        if let Some(structure) = buffer.structure() {
            let form = (self.slots == Slots::Two, self.wide());
            structured(&structure, &mut offsets, form, header.registers, self.bytes(), message, grf);
        }
        self.read_at(&buffer, &offsets, 4, mask, message, grf)
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let header = Header::decode(message, grf);
        let mask = self.mask(message, header.pixel_mask);
        let mut offsets = lanes(message, grf, header.registers, self.wide()).map(u64::from);
        let mut data = header.registers + self.registers();
        let mut buffer = port.buffer(self.index, header.buffer_base, true, message)?;
        if let Some(structure) = buffer.structure() {
            let form = (self.slots == Slots::Two, self.wide());
            data += structured(&structure, &mut offsets, form, header.registers, self.bytes(), message, grf);
        }
        self.write_at(&mut buffer, &offsets, 4, mask, data, message, grf)
    }

    pub fn read_64(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let mask = scattered::enables(message, self.wide());
        let at = addresses(message, grf, self.wide());
        let buffer = port.addresses_64();
        self.read_at(&buffer, &at, 2, mask, message, grf)
    }

    pub fn write_64(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let mask = scattered::enables(message, self.wide());
        let at = addresses(message, grf, self.wide());
        let mut buffer = port.addresses_64();
        let data = if self.slots == Slots::Two { 1 } else { 2 * self.registers() };
        self.write_at(&mut buffer, &at, 2, mask, data, message, grf)
    }

    /// The read of data port 2; `is_64` for 64-bit addresses.
    pub fn read_scaled(
        &self,
        port: &mut Port,
        is_64: bool,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        let scale = Scale::decode(message, grf);
        let mask = self.mask(message, if is_64 { 0xffff } else { scale.pixel_mask });
        let at = scale.offsets(message, grf, self.wide());
        let buffer = if is_64 { scale.buffer_64(port) } else { scale.buffer(port) };
        self.read_at(&buffer, &at, 4, mask, message, grf)
    }

    /// The write of data port 2.
    pub fn write_scaled(
        &self,
        port: &mut Port,
        is_64: bool,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        let scale = Scale::decode(message, grf);
        let mask = self.mask(message, if is_64 { 0xffff } else { scale.pixel_mask });
        let at = scale.offsets(message, grf, self.wide());
        let data = scale.registers + self.registers();
        let mut buffer = if is_64 { scale.buffer_64(port) } else { scale.buffer(port) };
        self.write_at(&mut buffer, &at, 4, mask, data, message, grf)
    }

    /// Reads all slots; the offset of the second of two is `second` places behind that of the first.
    #[inline(always)]
    fn read_at(
        &self,
        buffer: &Buffer,
        at: &Addresses,
        second: usize,
        mask: u32,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        if self.slots == Slots::Two {
            return self.read_two(buffer, [at[0], at[second]], mask, message, grf);
        }
        scattered::read_dwords(buffer, at, self.channels, mask, self.wide(), message, grf)
    }

    /// The same for writes; the data begins at payload register `data`.
    #[inline(always)]
    fn write_at(
        &self,
        buffer: &mut Buffer,
        at: &Addresses,
        second: usize,
        mask: u32,
        data: usize,
        message: &SendMessage,
        grf: &Grf,
    ) -> Result<(), Stop> {
        if self.slots == Slots::Two {
            return self.write_two(buffer, [at[0], at[second]], mask, data, message, grf);
        }
        scattered::write_dwords(buffer, at, self.channels, mask, self.wide(), data, message, grf)
    }

    /// Whether DWord `lane` takes part, one slot in each half of a register: its slot is on when any of its channels
    /// is.
    fn takes_part(&self, lane: usize, mask: u32) -> bool {
        mask & (0xf << (lane & 4)) != 0 && (self.channels >> (lane & 3)) & 1 != 0
    }

    fn read_two(
        &self,
        buffer: &Buffer,
        offsets: [u64; 2],
        mask: u32,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        let (mut values, mut present) = ([0; 8], 0);
        for (lane, value) in values.iter_mut().enumerate() {
            if self.takes_part(lane, mask) {
                *value = buffer.read_u32(offsets[lane / 4].wrapping_add(4 * (lane % 4) as u64))?;
                present |= 1 << lane;
            }
        }
        respond_register(message, grf, 0, &values, present);
        Ok(())
    }

    fn write_two(
        &self,
        buffer: &mut Buffer,
        offsets: [u64; 2],
        mask: u32,
        data: usize,
        message: &SendMessage,
        grf: &Grf,
    ) -> Result<(), Stop> {
        for (lane, value) in register(message, grf, data).into_iter().enumerate() {
            if self.takes_part(lane, mask) {
                buffer.write_u32(offsets[lane / 4].wrapping_add(4 * (lane % 4) as u64), value)?;
            }
        }
        Ok(())
    }
}

/// Turns entries of a structured buffer into byte offsets: the bytes within entries follow the entries in the payload, or
/// lie beside them in a SIMD4x2 message. Gives the number of payload registers that they take.
#[cold]
fn structured(
    structure: &Structure,
    offsets: &mut Addresses,
    (two_slots, wide): (bool, bool),
    first_register: usize,
    bytes: u32,
    message: &SendMessage,
    grf: &Grf,
) -> usize {
    let registers = if wide { 2 } else { 1 };
    let beside = lanes(message, grf, first_register, wide);
    let after = lanes(message, grf, first_register + registers, wide);
    for (lane, offset) in offsets.iter_mut().enumerate() {
        let v = if two_slots { beside[(lane & 4) + 1] } else { after[lane] };
        *offset = structure.offset(*offset as u32, v, bytes);
    }
    if two_slots { 0 } else { registers }
}

/// Untyped atomic messages.
pub(super) struct Atomic {
    /// None for a reserved code.
    action: Option<Action>,
}

impl Atomic {
    pub fn integer(code: u32) -> Self {
        Self { action: Some(Action::Integer(Operation::from_code(code))) }
    }

    pub fn float(code: u32) -> Self {
        Self { action: FloatOperation::from_code(code).map(Action::Float) }
    }

    /// The action, or the result of a reserved code: nothing happens.
    fn action(&self, port: &Port, message: &SendMessage, grf: &mut Grf) -> Option<Action> {
        if self.action.is_none() {
            port.cx.undefined("DP-35", "float atomic operation code is reserved");
            zero_response(message, grf);
        }
        self.action
    }

    /// Reports a message that ends before its sources of `registers` registers each do, the first at payload register
    /// `data`: what stands in the registers behind it is used. Some compilers make such messages.
    fn check_length(cx: &Context, action: Action, data: usize, registers: usize, message: &SendMessage) {
        let needed = data + registers * action.sources();
        let length = message.total_length();
        if length < needed {
            cx.undefined("DP-31", format!("an atomic message of {length} registers, which needs {needed}"));
        }
    }

    pub fn untyped(
        &self,
        port: &mut Port,
        index: u32,
        wide: bool,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        let Some(action) = self.action(port, message, grf) else { return Ok(()) };
        let header = Header::decode(message, grf);
        let mask = scattered::enables(message, wide) & header.pixel_mask;
        let mut offsets = lanes(message, grf, header.registers, wide).map(u64::from);
        let mut data = header.registers + if wide { 2 } else { 1 };
        let (space, cx) = (port.space, port.cx);
        let mut buffer = port.buffer(index, header.buffer_base, true, message)?;
        if let Some(structure) = buffer.structure() {
            let form = (false, wide);
            data += structured(&structure, &mut offsets, form, header.registers, 4, message, grf);
        }
        let double = action == Action::Integer(Operation::CompareWriteDouble);
        let registers = (1 + usize::from(wide)) * (1 + usize::from(double));
        Self::check_length(cx, action, data, registers, message);
        match action {
            Action::Integer(operation @ Operation::CompareWriteDouble) => {
                let form = (Halves::Apart, wide);
                atomic::qwords(&mut buffer, space, &offsets, operation, mask, form, data, message, grf)
            }
            _ => atomic::dwords(&mut buffer, space, &offsets, action, mask, wide, data, message, grf),
        }
    }

    /// Eight lanes with 64-bit addresses; `qwords` for 64-bit data.
    pub fn addresses_64(
        &self,
        port: &mut Port,
        qwords: bool,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        /// Payload register of the first source.
        const DATA: usize = 2;
        let Some(action) = self.action(port, message, grf) else { return Ok(()) };
        let mask = scattered::enables(message, false);
        let at = addresses(message, grf, false);
        let space = port.space;
        let double = action == Action::Integer(Operation::CompareWriteDouble);
        let registers = (1 + usize::from(qwords)) * (1 + usize::from(double));
        Self::check_length(port.cx, action, DATA, registers, message);
        let mut buffer = port.addresses_64();
        match action {
            Action::Integer(Operation::CompareWriteDouble) if qwords => {
                atomic::owords(&mut buffer, &at, mask, DATA, message, grf)
            }
            Action::Integer(operation) if qwords || operation == Operation::CompareWriteDouble => {
                let form = (Halves::Together, false);
                atomic::qwords(&mut buffer, space, &at, operation, mask, form, DATA, message, grf)
            }
            _ => atomic::dwords(&mut buffer, space, &at, action, mask, false, DATA, message, grf),
        }
    }

    /// Two slots of a surface or of 32-bit memory.
    pub fn untyped_two(
        &self,
        port: &mut Port,
        index: u32,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        let Some(action) = self.action(port, message, grf) else { return Ok(()) };
        let header = Header::decode(message, grf);
        let mut offsets = lanes(message, grf, header.registers, false).map(u64::from);
        let space = port.space;
        let mut buffer = port.buffer(index, header.buffer_base, true, message)?;
        if let Some(structure) = buffer.structure() {
            structured(&structure, &mut offsets, (true, false), header.registers, 4, message, grf);
        }
        let (width, dword_step) = match action {
            Action::Integer(Operation::CompareWriteDouble) => (Width::Qword, 2),
            _ => (Width::Dword, 1),
        };
        let slots = TwoSlots {
            at: [offsets[0], offsets[4]],
            enable: message.channel_enable,
            data: header.registers + 1,
            step: (0, dword_step),
        };
        slots.perform(&mut buffer, space, action, width, message, grf)
    }

    /// Two slots with 64-bit addresses; `qwords` for 64-bit data.
    pub fn addresses_64_two(
        &self,
        port: &mut Port,
        qwords: bool,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        let Some(action) = self.action(port, message, grf) else { return Ok(()) };
        let at = addresses(message, grf, false);
        let space = port.space;
        let mut buffer = port.addresses_64();
        let doubled = action == Action::Integer(Operation::CompareWriteDouble);
        let (width, step) = match (qwords, doubled) {
            (true, true) => (Width::Oword, (1, 0)),
            (true, false) => (Width::Qword, (1, 0)),
            (false, true) => (Width::Qword, (0, 2)),
            (false, false) => (Width::Dword, (0, 1)),
        };
        let slots = TwoSlots { at: [at[0], at[2]], enable: message.channel_enable, data: 1, step };
        slots.perform(&mut buffer, space, action, width, message, grf)
    }
}

/// An operation on the append counter of a surface: the lanes follow each other. [skl.7:DWord Atomic Counter Messages]
pub(super) fn append_counter(
    port: &mut Port,
    index: u32,
    code: u32,
    slots: CounterSlots,
    message: &SendMessage,
    grf: &mut Grf,
) -> Result<(), Stop> {
    let operation = Operation::from_code(code);
    let header = Header::decode(message, grf);
    if operation.sources() == 2 {
        port.cx.undefined("DP-37", "an append counter knows no compare and write");
        zero_response(message, grf);
        return Ok(());
    }
    if (operation.sources() == 0) != message.header_present {
        port.cx
            .undefined("DP-37", "unary operations on append counters have a header, binary ones have none");
    }
    let space = port.space;
    let counter = port.surface(index, message)?.append_counter;
    let mask = match slots {
        CounterSlots::Eight { high } => typed::lane_mask(message, header.pixel_mask, high),
        CounterSlots::Two => TwoSlots::mask(message.channel_enable),
    };
    let sources = register(message, grf, header.registers);
    let (mut returned, mut present) = ([0; 8], 0);
    for lane in set_lanes(mask) {
        let place = if matches!(slots, CounterSlots::Two) { 4 * lane } else { lane };
        let source = [sources[place], 0];
        if let Some(at) = counter {
            let old = space
                .atomic_u32(at, |old| operation.apply(old, source))
                .map_err(|fault| page_fault(fault, "append counter"))?;
            returned[place] = Action::Integer(operation).returned(old, source);
        }
        present |= 1 << place;
    }
    respond_register(message, grf, 0, &returned, present);
    Ok(())
}

/// Slots of a message to an append counter.
#[derive(Clone, Copy)]
pub(super) enum CounterSlots {
    Eight { high: bool },
    Two,
}

/// Scattered messages with 64-bit addresses: 1, 2, 4 or 8 elements a lane.
pub(super) struct A64Scattered {
    subtype: u32,
    count: u32,
    wide: bool,
}

impl A64Scattered {
    pub fn new(subtype: u32, data_elements: u32, simd_mode: u32) -> Self {
        let wide = simd_mode == message::A64ScatteredRead::SIMD_MODE_SIMD16;
        Self { subtype, count: 1 << (data_elements & 3), wide }
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let at = addresses(message, grf, self.wide);
        self.read_at(&port.addresses_64(), &at, port, message, grf)
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let at = addresses(message, grf, self.wide);
        let data = if self.wide { 4 } else { 2 };
        self.write_at(&mut port.addresses_64(), &at, data, port, message, grf)
    }

    /// The read of data port 2.
    pub fn read_scaled(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let scale = Scale::decode(message, grf);
        let at = scale.offsets(message, grf, self.wide);
        self.read_at(&scale.buffer_64(port), &at, port, message, grf)
    }

    /// The write of data port 2.
    pub fn write_scaled(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let scale = Scale::decode(message, grf);
        let at = scale.offsets(message, grf, self.wide);
        let data = scale.registers + if self.wide { 2 } else { 1 };
        self.write_at(&mut scale.buffer_64(port), &at, data, port, message, grf)
    }

    fn read_at(
        &self,
        buffer: &Buffer,
        at: &Addresses,
        port: &Port,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        use message::A64ScatteredRead as D;
        let (wide, mask) = (self.wide, scattered::enables(message, self.wide));
        match self.subtype {
            D::SUBTYPE_BYTE if self.count <= 4 => {
                scattered::read_bytes(buffer, at, self.count, mask, wide, message, grf)
            }
            // Tables of messages stop at 4 bytes, but the descriptor has 8, which Intel's OpenCL compiler reads on Broadwell
            // into the lane's QWord. [bdw.2d:MDC_A64_DS - A64 Data Size Message Descriptor Control Field]
            D::SUBTYPE_BYTE => scattered::read_qwords(buffer, at, 1, mask, wide, message, grf),
            D::SUBTYPE_DWORD => {
                scattered::read_dwords(buffer, at, bits::mask(self.count), mask, wide, message, grf)
            }
            D::SUBTYPE_QWORD => {
                scattered::read_qwords(buffer, at, self.count as usize, mask, wide, message, grf)
            }
            _ => self.refuse(port, message, grf),
        }
    }

    fn write_at(
        &self,
        buffer: &mut Buffer,
        at: &Addresses,
        data: usize,
        port: &Port,
        message: &SendMessage,
        grf: &mut Grf,
    ) -> Result<(), Stop> {
        use message::A64ScatteredRead as D;
        let (wide, mask) = (self.wide, scattered::enables(message, self.wide));
        match self.subtype {
            D::SUBTYPE_BYTE if self.count <= 4 => {
                let values = lanes(message, grf, data, wide);
                scattered::write_bytes(buffer, at, self.count, mask, &values)
            }
            D::SUBTYPE_BYTE => scattered::write_qwords(buffer, at, 1, mask, wide, data, message, grf),
            D::SUBTYPE_DWORD => {
                let enabled = bits::mask(self.count);
                scattered::write_dwords(buffer, at, enabled, mask, wide, data, message, grf)
            }
            D::SUBTYPE_QWORD => {
                let count = self.count as usize;
                scattered::write_qwords(buffer, at, count, mask, wide, data, message, grf)
            }
            _ => self.refuse(port, message, grf),
        }
    }

    fn refuse(&self, port: &Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        port.cx.undefined(
            "DP-19",
            format!("scattered message of subtype {} with {} elements", self.subtype, self.count),
        );
        zero_response(message, grf);
        Ok(())
    }
}

/// Block messages at the 64-bit address of their header.
pub(super) struct A64Block {
    data_blocks: u32,
    subtype: u32,
}

/// What an A64 block message turns out to be.
enum A64Form {
    Single { offset: u64, shape: Shape, reads: Channels },
    Dual(Dual),
}

impl A64Block {
    pub fn new(data_blocks: u32, subtype: u32) -> Self {
        Self { data_blocks, subtype }
    }

    fn form(&self, port: &Port, message: &SendMessage, grf: &Grf) -> A64Form {
        use message::A64BlockRead as D;
        let header = register(message, grf, 0);
        let address = |low: usize| u64::from(header[low]) | u64::from(header[low + 1]) << 32;
        match self.subtype {
            D::SUBTYPE_OWORD => A64Form::Single {
                offset: address(0) & !15,
                shape: Shape::owords(self.data_blocks, port.cx),
                reads: Channels::Owords,
            },
            D::SUBTYPE_UNALIGNED_OWORD => A64Form::Single {
                offset: address(0) & !3,
                shape: Shape::owords(self.data_blocks, port.cx),
                reads: Channels::Ignored,
            },
            D::SUBTYPE_OWORD_DUAL => {
                let offsets = [address(0) & !15, address(2) & !15];
                A64Form::Dual(Dual::at(offsets, self.data_blocks & 3, port.cx))
            }
            // Codes 1 to 4 are 1, 2, 4 and 8 registers. [bdw.2d:MDC_A64_DB_HW]
            _ => A64Form::Single {
                offset: address(0) & !3,
                shape: Shape::registers(self.data_blocks.saturating_sub(1).min(3)),
                reads: Channels::Owords,
            },
        }
    }

    pub fn read(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let buffer = port.addresses_64();
        match self.form(port, message, grf) {
            A64Form::Single { offset, shape, reads } => {
                block::read(&buffer, offset, shape, reads, message, grf)
            }
            A64Form::Dual(dual) => block::read_dual(&buffer, &dual, message, grf),
        }
    }

    pub fn write(&self, port: &mut Port, message: &SendMessage, grf: &mut Grf) -> Result<(), Stop> {
        let mut buffer = port.addresses_64();
        match self.form(port, message, grf) {
            A64Form::Single { offset, shape, .. } => {
                block::write(&mut buffer, offset, shape, Channels::Dwords, 1, message, grf)
            }
            A64Form::Dual(dual) => block::write_dual(&mut buffer, &dual, 1, message, grf),
        }
    }
}
