//! Where a streamer is inside of batches: what a context image keeps of it besides the head of the ring.
//!
//! Source: [skl.7:Register State Context]; validity and address space bits [linux:i915 BB_ADDR].
//! Unverified: the bit of the second context status register that keeps what MI_SET_PREDICATE chose is ours.

use bits::GraphicsAddress;
use hw::registers as offsets;
use ports::Registers;

/// A place in a batch: address, and whether it is one of the global GTT.
pub type BatchPlace = (GraphicsAddress, bool);

/// A place inside of batches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Position {
    /// The next command, when it is in a batch.
    pub batch: Option<BatchPlace>,
    /// Where a second-level batch returns to.
    pub return_to: Option<BatchPlace>,
    /// MI_SET_PREDICATE is making the streamer skip commands.
    pub skipping: bool,
}

/// An address register holds an address.
const VALID: u32 = 1;
/// A batch is one of the process.
const PER_PROCESS: u32 = 1 << 5;
/// Commands are skipped.
const SKIPPING: u32 = 1;

/// Address, its high half, state; by level.
const LEVELS: [[u32; 3]; 2] = [
    [offsets::BB_ADDR, offsets::BB_ADDR_UDW, offsets::BB_STATE],
    [offsets::SECOND_BB_ADDR, offsets::SECOND_BB_ADDR_UDW, offsets::SECOND_BB_STATE],
];

impl Position {
    /// The registers that hold this position; offsets are those of the render streamer.
    pub fn registers(&self) -> [(u32, u32); 7] {
        let [first, second] = match self.return_to {
            Some(outer) => [Some(outer), self.batch],
            None => [self.batch, None],
        };
        let mut all = [(offsets::CS_CONTEXT_STATUS1, u32::from(self.skipping) * SKIPPING); 7];
        for (level, (registers, place)) in LEVELS.iter().zip([first, second]).enumerate() {
            let values = match place {
                None => [0; 3],
                Some((address, is_global)) => [
                    address.0 as u32 & !3 | VALID,
                    (address.0 >> 32) as u32,
                    if is_global { 0 } else { PER_PROCESS },
                ],
            };
            for (index, (&register, value)) in registers.iter().zip(values).enumerate() {
                all[3 * level + index] = (register, value);
            }
        }
        all
    }

    /// The position that registers hold, asked for by their offsets in the render streamer.
    pub fn from_registers(read: impl Fn(u32) -> u32) -> Self {
        let [first, second] = LEVELS.map(|[address, high, state]| {
            let low = read(address);
            let whole = u64::from(low & !3) | u64::from(read(high)) << 32;
            let place = (GraphicsAddress::from_canonical(whole), read(state) & PER_PROCESS == 0);
            (low & VALID != 0).then_some(place)
        });
        let skipping = read(offsets::CS_CONTEXT_STATUS1) & SKIPPING != 0;
        match (first, second) {
            (Some(outer), Some(inner)) => Self { batch: Some(inner), return_to: Some(outer), skipping },
            (first, _) => Self { batch: first, return_to: None, skipping: skipping && first.is_some() },
        }
    }

    /// Puts the position into the registers of an engine, whose offsets `place` tells from the render engine's.
    pub fn store<R: Registers>(&self, registers: &mut R, place: impl Fn(u32) -> u32) {
        for (register, value) in self.registers() {
            registers.write(place(register), value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_position_survives_its_registers() {
        let (inner, outer) = ((GraphicsAddress(0x7fff_1234_5678), false), (GraphicsAddress(0x1000), true));
        for position in [
            Position::default(),
            Position { batch: Some(inner), return_to: None, skipping: true },
            Position { batch: Some(inner), return_to: Some(outer), skipping: false },
            Position { batch: Some(outer), return_to: Some(inner), skipping: true },
        ] {
            let registers = BTreeMap::from(position.registers());
            assert_eq!(Position::from_registers(|offset| registers[&offset]), position);
        }
        assert_eq!(Position::from_registers(|_| 0), Position::default());
    }
}
