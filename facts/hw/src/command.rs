//! Which command a header starts, and how long it is.

use crate::describe::Item;
use crate::generated::opcodes;
use crate::platform::{Engine, Platform};

pub use opcodes::{COMMANDS, CommandId};

/// The command that `header` starts on `engine`, or none: the caller decides between Fault and Gap.
#[inline]
pub fn identify(platform: &Platform, engine: Engine, header: u32) -> Option<CommandId> {
    opcodes::matched(platform.rows(), engine as u8, header)
}

/// Total dwords of a known command of `engine`, header included. Engines share opcodes, so that a header alone has no
/// length.
pub fn length_dwords(platform: &Platform, engine: Engine, header: u32) -> Option<u32> {
    Some(identify(platform, engine, header)?.item().length_dwords(platform, header))
}

/// Total dwords that the family rule gives a command nobody described: enough to step over it.
pub fn guessed_length_dwords(header: u32) -> u32 {
    let body = match header >> 29 {
        0 if header >> 23 & 0x3f < 0x10 => return 1,
        0 => header & 0x3f,
        3 if header >> 27 & 3 == 1 && header >> 24 & 7 == 1 => return 1,
        3 if header >> 27 & 3 == 2 => header & 0xffff,
        _ => header & 0xff,
    };
    body + 2
}

/// Name in the manual.
pub fn name(id: CommandId) -> &'static str {
    id.name()
}

impl CommandId {
    /// Name in the manual.
    pub fn name(self) -> &'static str {
        self.item().name
    }

    /// Field table.
    pub fn item(self) -> &'static Item {
        COMMANDS[self as usize].1
    }
}
