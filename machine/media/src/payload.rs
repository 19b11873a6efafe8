//! Which kinds of payload a command of media threads may carry; a walker of groups has either constants or indirect data.
//!
//! Source: [skl.7:Media GPGPU Payload Limitations], [skl.7:Media Payload], C16.

use hw::command::CommandId;
use probe::Context;

/// Kinds of payload of one command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Payload {
    /// Constants of the CURBE.
    pub constants: bool,
    /// Data behind the command.
    pub inline: bool,
    /// Data that the command points to.
    pub indirect: bool,
}

impl Payload {
    fn kinds(self) -> u32 {
        u32::from(self.constants) + u32::from(self.inline) + u32::from(self.indirect)
    }

    /// Whether `id` may carry it. `grouped` is for walkers that number groups.
    pub fn is_legal(self, id: CommandId, grouped: bool) -> bool {
        match id {
            CommandId::MediaObject => self.kinds() >= 1,
            CommandId::MediaObjectWalker if grouped => !self.indirect && self.kinds() == 1,
            CommandId::MediaObjectWalker => !self.indirect && self.kinds() >= 1,
            CommandId::MediaObjectGrpid => self.kinds() == 1,
            _ => true,
        }
    }

    /// Reports what `id` may not carry.
    pub fn check(self, id: CommandId, grouped: bool, cx: &Context) {
        if !self.is_legal(id, grouped) {
            let name = |is: bool, name| if is { name } else { "" };
            cx.undefined(
                "C16",
                format!(
                    "{} with a payload of{}{}{}{}",
                    id.name(),
                    name(self.constants, " constants"),
                    name(self.inline, " inline data"),
                    name(self.indirect, " indirect data"),
                    name(self.kinds() == 0, " nothing")
                ),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_of_the_table_is_legal_and_no_other() {
        // Constants 1, inline 2, indirect 4.
        let legal = |id, grouped| {
            (0..8)
                .filter(|kinds| {
                    let payload = Payload {
                        constants: kinds & 1 != 0,
                        inline: kinds & 2 != 0,
                        indirect: kinds & 4 != 0,
                    };
                    payload.is_legal(id, grouped)
                })
                .collect::<Vec<u32>>()
        };
        assert_eq!(legal(CommandId::MediaObject, false), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(legal(CommandId::MediaObjectWalker, false), [1, 2, 3]);
        assert_eq!(legal(CommandId::MediaObjectWalker, true), [1, 2]);
        assert_eq!(legal(CommandId::MediaObjectGrpid, false), [1, 2, 4]);
    }
}
