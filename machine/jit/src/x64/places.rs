//! Where values are: registers, and the places where they can be found again.
//!
//! Source: furthest next use within a block.

use super::code::{Arg, Listing, at, e, pooled, r, y};
use iced_x86::Code as Op;
use ir::{Function, Kind, Place, Value};

/// No register.
pub(super) const NONE: u8 = 0xff;
/// No further use in the block.
pub(super) const NEVER: u32 = u32::MAX;

/// Where a value can be found when it is in no register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    None,
    /// Entry of the constants.
    Pool(u32),
    /// Byte of the state image or frame.
    At(Place),
    /// Byte of the frame, given back when the value is used no more.
    Spill(u32),
    /// A scalar that is known.
    Number(u64),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Location {
    pub register: u8,
    pub home: Home,
}

/// Registers of one kind.
#[derive(Clone, Debug)]
pub(super) struct Bank {
    /// Which value each holds.
    pub owner: [Option<Value>; 16],
    /// Those that may be used at all.
    pub usable: u16,
    /// Those that the present operation needs as they are.
    pub pinned: u16,
    /// Those that the present operation has for itself.
    pub taken: u16,
    /// Those that were ever used.
    pub touched: u16,
}

impl Bank {
    fn new(usable: u16) -> Self {
        Self { owner: [None; 16], usable, pinned: 0, taken: 0, touched: 0 }
    }

    fn free(&self) -> Option<u8> {
        let busy = self.pinned | self.taken;
        (0..16).find(|&n| {
            self.usable >> n & 1 != 0 && busy >> n & 1 == 0 && self.owner[usize::from(n)].is_none()
        })
    }
}

/// Registers by number.
pub(super) const RAX: u8 = 0;
pub(super) const RCX: u8 = 1;
pub(super) const RDX: u8 = 2;
pub(super) const RBX: u8 = 3;
pub(super) const RSP: u8 = 4;
pub(super) const RBP: u8 = 5;
pub(super) const RSI: u8 = 6;
pub(super) const RDI: u8 = 7;
pub(super) const R12: u8 = 12;
/// r8 to r11, r13 to r15.
const GENERAL: u16 = 0xef00;
/// Those of them that callers want back.
pub(super) const KEPT: u16 = 0xe000;

pub(super) struct Places {
    pub listing: Listing,
    pub locations: Vec<Location>,
    /// The next use of each value in the present block.
    pub next: Vec<u32>,
    pub vectors: Bank,
    pub generals: Bank,
    /// Register with the address of the state.
    pub state: u8,
    pub frame_bytes: u32,
    free_slots: Vec<u32>,
    /// Those that are free when the present operation ends.
    leaving: Vec<u32>,
    /// Rows of the frame that operations work in.
    work: Option<u32>,
    /// Values that can be found in a place which may be overwritten.
    tenants: Vec<(Place, Value)>,
    scalar: Vec<bool>,
    /// Operands of the present operation, and their next use behind it.
    pub behind: Vec<(Value, u32)>,
}

impl Places {
    pub(super) fn new(function: &Function, state: u8) -> Self {
        let count = function.operations.len();
        Self {
            listing: Listing::default(),
            locations: vec![Location { register: NONE, home: Home::None }; count],
            next: vec![NEVER; count],
            vectors: Bank::new(0xffff),
            generals: Bank::new(GENERAL),
            state,
            frame_bytes: function.frame_bytes.next_multiple_of(32),
            free_slots: Vec::new(),
            leaving: Vec::new(),
            work: None,
            tenants: Vec::new(),
            scalar: function.operations.iter().map(|op| op.kind() == Kind::Scalar).collect(),
            behind: Vec::new(),
        }
    }

    fn bank(&mut self, scalar: bool) -> &mut Bank {
        if scalar { &mut self.generals } else { &mut self.vectors }
    }

    fn location(&mut self, value: Value) -> &mut Location {
        &mut self.locations[value.0 as usize]
    }

    pub(super) fn home(&self, value: Value) -> Home {
        self.locations[value.0 as usize].home
    }

    fn register_of(&self, value: Value) -> u8 {
        self.locations[value.0 as usize].register
    }

    pub(super) fn next_of(&self, value: Value) -> u32 {
        self.next[value.0 as usize]
    }

    pub(super) fn emit(&mut self, opcode: Op, args: &[Arg]) {
        self.listing.emit(opcode, args);
    }

    /// 32 bytes of the frame.
    pub(super) fn slot(&mut self) -> u32 {
        self.free_slots.pop().unwrap_or_else(|| {
            self.frame_bytes += 32;
            self.frame_bytes - 32
        })
    }

    /// Rows of the frame beside each other, for the present operation.
    pub(super) fn slots(&mut self, count: u32) -> u32 {
        let known = self.work.unwrap_or_else(|| {
            self.frame_bytes += 32 * 4;
            self.frame_bytes - 32 * 4
        });
        debug_assert!(count <= 4);
        self.work = Some(known);
        known
    }

    /// The register belongs to the value now.
    pub(super) fn place_in(&mut self, value: Value, register: u8) {
        self.vectors.owner[usize::from(register)] = Some(value);
        self.vectors.pinned |= 1 << register;
        self.location(value).register = register;
    }

    /// A place as an operand.
    pub(super) fn memory(&self, place: Place, distance: u32) -> Arg {
        at(if place.frame { RSP } else { self.state }, (place.offset + distance) as i32)
    }

    /// A value that is in memory, from byte `distance` on.
    pub(super) fn in_memory(&self, value: Value, distance: u32) -> Option<Arg> {
        match self.home(value) {
            Home::Pool(entry) => Some(pooled(entry, distance)),
            Home::At(place) => Some(self.memory(place, distance)),
            Home::Spill(offset) => Some(at(RSP, (offset + distance) as i32)),
            Home::None | Home::Number(_) => None,
        }
    }

    /// Begins a block: nothing is in registers.
    pub(super) fn begin(&mut self) {
        for scalar in [false, true] {
            for number in 0..16 {
                if let Some(value) = self.bank(scalar).owner[number].take() {
                    self.location(value).register = NONE;
                }
            }
        }
        self.tenants.clear();
    }

    /// Ends an operation.
    pub(super) fn release(&mut self) {
        for bank in [&mut self.vectors, &mut self.generals] {
            bank.pinned = 0;
            bank.taken = 0;
        }
        self.free_slots.append(&mut self.leaving);
    }

    /// The value's next use is another one, or none.
    pub(super) fn advance(&mut self, value: Value, next: u32) {
        self.next[value.0 as usize] = next;
        if next == NEVER {
            self.forget(value);
        }
    }

    /// The value is not used any more.
    fn forget(&mut self, value: Value) {
        let register = self.register_of(value);
        let scalar = self.scalar[value.0 as usize];
        if register != NONE {
            self.bank(scalar).owner[usize::from(register)] = None;
            self.location(value).register = NONE;
        }
        if let Home::Spill(slot) = self.home(value) {
            self.leaving.push(slot);
            self.location(value).home = Home::None;
        }
    }

    /// A register for the present operation: free, or freed.
    fn take(&mut self, scalar: bool) -> u8 {
        let number = match self.bank(scalar).free() {
            Some(number) => number,
            None => self.evict(scalar),
        };
        self.bank(scalar).touched |= 1 << number;
        number
    }

    fn evict(&mut self, scalar: bool) -> u8 {
        let bank = self.bank(scalar).clone();
        let mut best = (0, NONE);
        for number in 0..16u8 {
            let busy = bank.pinned | bank.taken | !bank.usable;
            let Some(value) = bank.owner[usize::from(number)] else { continue };
            if busy >> number & 1 != 0 {
                continue;
            }
            let mut distance = u64::from(self.next_of(value)) * 2;
            // What is somewhere else already costs no store.
            if self.home(value) != Home::None {
                distance += 8;
            }
            if best.1 == NONE || distance > best.0 {
                best = (distance, number);
            }
        }
        debug_assert!(best.1 != NONE, "an operation pins too many registers");
        let number = if best.1 == NONE { 0 } else { best.1 };
        if let Some(value) = bank.owner[usize::from(number)] {
            self.save(value);
            self.location(value).register = NONE;
            self.bank(scalar).owner[usize::from(number)] = None;
        }
        number
    }

    /// Makes sure that a value can be found outside of its register.
    fn save(&mut self, value: Value) {
        if self.home(value) != Home::None {
            return;
        }
        let slot = self.slot();
        let register = self.register_of(value);
        let memory = at(RSP, slot as i32);
        if self.scalar[value.0 as usize] {
            self.emit(Op::Mov_rm64_r64, &[memory, r(register)]);
        } else {
            self.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[memory, y(register)]);
        }
        self.location(value).home = Home::Spill(slot);
    }

    /// A vector register for the present operation alone.
    pub(super) fn scratch(&mut self) -> u8 {
        let number = self.take(false);
        self.vectors.taken |= 1 << number;
        number
    }

    /// The register where the result is to be; operands that are used no more may have been in it.
    pub(super) fn result(&mut self, value: Value) -> u8 {
        let scalar = self.scalar[value.0 as usize];
        let number = self.take(scalar);
        let bank = self.bank(scalar);
        bank.owner[usize::from(number)] = Some(value);
        bank.pinned |= 1 << number;
        self.location(value).register = number;
        number
    }

    /// Loads lanes into a vector register.
    pub(super) fn load(&mut self, to: u8, value: Value) {
        if let Home::Pool(entry) = self.home(value) {
            let lanes = self.listing.lanes(entry);
            if lanes == [0; 8] {
                return self.emit(Op::VEX_Vpxor_ymm_ymm_ymmm256, &[y(to), y(to), y(to)]);
            }
            if lanes == [u32::MAX; 8] {
                return self.emit(Op::VEX_Vpcmpeqd_ymm_ymm_ymmm256, &[y(to), y(to), y(to)]);
            }
        }
        match self.in_memory(value, 0) {
            Some(memory) => self.emit(Op::VEX_Vmovdqu_ymm_ymmm256, &[y(to), memory]),
            None => debug_assert!(false, "{value:?} is nowhere"),
        }
    }

    /// The register of a value, which is loaded when it is in none; the present operation keeps it there.
    pub(super) fn register(&mut self, value: Value) -> u8 {
        let scalar = self.scalar[value.0 as usize];
        let mut register = self.register_of(value);
        if register == NONE {
            register = self.take(scalar);
            if scalar {
                self.load_scalar(register, value);
            } else {
                self.load(register, value);
            }
            self.location(value).register = register;
            self.bank(scalar).owner[usize::from(register)] = Some(value);
        }
        self.bank(scalar).pinned |= 1 << register;
        register
    }

    fn load_scalar(&mut self, to: u8, value: Value) {
        match self.home(value) {
            Home::Number(number) => self.number(to, number),
            _ => match self.in_memory(value, 0) {
                Some(memory) => self.emit(Op::Mov_r64_rm64, &[r(to), memory]),
                None => debug_assert!(false, "{value:?} is nowhere"),
            },
        }
    }

    /// A known number into a general register.
    pub(super) fn number(&mut self, to: u8, number: u64) {
        if number == 0 {
            self.emit(Op::Xor_r32_rm32, &[e(to), e(to)]);
        } else if let Ok(long) = i32::try_from(number as i64) {
            self.emit(Op::Mov_rm64_imm32, &[r(to), Arg::Long(long)]);
        } else {
            self.emit(Op::Mov_r64_imm64, &[r(to), Arg::Whole(number)]);
        }
    }

    /// The vector register that a value is in, if it is.
    pub(super) fn held(&mut self, value: Value) -> Option<u8> {
        let register = self.register_of(value);
        if register == NONE {
            return None;
        }
        self.vectors.pinned |= 1 << register;
        Some(register)
    }

    /// A vector as the last operand of an instruction: its register, or memory when it is there and not worth a register.
    pub(super) fn operand(&mut self, value: Value) -> Arg {
        if let Some(register) = self.held(value) {
            return y(register);
        }
        let constant = matches!(self.home(value), Home::Pool(_));
        if (constant || self.is_last_use(value) || self.vectors.free().is_none())
            && let Some(memory) = self.in_memory(value, 0)
        {
            return memory;
        }
        y(self.register(value))
    }

    /// True when the present operation is the last that uses the value.
    pub(super) fn is_last_use(&self, value: Value) -> bool {
        self.behind.iter().all(|&(which, next)| which != value || next == NEVER)
    }

    /// The value is found in a place that may be overwritten.
    pub(super) fn lodge(&mut self, value: Value, place: Place) {
        self.location(value).home = Home::At(place);
        self.tenants.push((place, value));
    }

    /// Values that lie in the row of `place`, which is about to be overwritten, are kept elsewhere.
    pub(super) fn secure(&mut self, place: Place, but: Option<Value>) {
        let row = place.row();
        let mut index = 0;
        while index < self.tenants.len() {
            let (where_to, value) = self.tenants[index];
            if where_to.row() != row {
                index += 1;
                continue;
            }
            self.tenants.swap_remove(index);
            self.move_out(value, where_to, Some(value) != but);
        }
    }

    /// Values that lie in the state are kept elsewhere: all of it may change.
    pub(super) fn secure_state(&mut self) {
        for (place, value) in std::mem::take(&mut self.tenants) {
            if place.frame {
                self.tenants.push((place, value));
            } else {
                self.move_out(value, place, true);
            }
        }
    }

    fn move_out(&mut self, value: Value, place: Place, load: bool) {
        if self.home(value) != Home::At(place) {
            return;
        }
        if load && self.next_of(value) != NEVER {
            self.register(value);
        }
        self.location(value).home = Home::None;
    }

    /// Before a call: values that are still used lie in memory, registers are free.
    pub(super) fn vacate(&mut self) {
        for scalar in [false, true] {
            for number in 0..16 {
                let Some(value) = self.bank(scalar).owner[number] else { continue };
                self.save(value);
                self.location(value).register = NONE;
                self.bank(scalar).owner[number] = None;
            }
        }
    }
}
