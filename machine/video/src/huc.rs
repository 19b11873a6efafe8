//! The video engine's micro controller, as far as it copies: what a driver gathers from several buffers into one.
//!
//! Commands in  HUC_PIPE_MODE_SELECT, HUC_IND_OBJ_BASE_ADDR_STATE, HUC_STREAM_OBJECT
//! Source       [mesa:gen9 HUC_STREAM_OBJECT]
//! Deviations   firmware, the search for start codes and the removal of emulation bytes are Gaps

use bits::GraphicsAddress;
use hw::command::CommandId;
use memory::AddressSpace;
use probe::{Context, Fault, Stop};

/// Ledger row.
const SYSTEM: &str = "VD-04";

/// State of the micro controller.
#[derive(Clone, Default, Debug)]
pub(crate) struct Huc {
    writes: bool,
    objects: hw::HucIndObjBaseAddrState,
}

impl Huc {
    /// Executes a command, if it is one of a copy; false for others.
    ///
    /// # Errors
    /// A page fault where one of the two streams is not mapped.
    pub(crate) fn command(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<bool, Stop> {
        match id {
            CommandId::HucPipeModeSelect => {
                self.writes = hw::HucPipeModeSelect::decode(cx.platform, dwords).indirect_stream_out_enable;
                Ok(self.writes)
            }
            CommandId::HucIndObjBaseAddrState => {
                self.objects = hw::HucIndObjBaseAddrState::decode(cx.platform, dwords);
                Ok(self.writes)
            }
            CommandId::HucStreamObject => {
                let object = hw::HucStreamObject::decode(cx.platform, dwords);
                let changes = object.start_code_search_engine || object.emulation_prevention_byte_removal;
                if !self.writes || !object.stream_out || changes {
                    return Ok(false);
                }
                self.copy(&object, space)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    fn copy(&self, object: &hw::HucStreamObject, space: &AddressSpace) -> Result<(), Stop> {
        let objects = &self.objects;
        let length = u64::from(object.indirect_stream_in_data_length);
        let fault = |at: u64, what| Stop::from(Fault::page(SYSTEM, GraphicsAddress(at), what));
        let from =
            objects.huc_indirect_stream_in_object_address.wrapping_add(object.indirect_stream_in_address);
        let to =
            objects.huc_indirect_stream_out_object_address.wrapping_add(object.indirect_stream_out_address);
        let (source, target) =
            (space.view(GraphicsAddress(from), length), space.view(GraphicsAddress(to), length));
        if (source.len() as u64) < length {
            return Err(fault(from.wrapping_add(source.len() as u64), "stream of the micro controller"));
        }
        if (target.len() as u64) < length {
            return Err(fault(to.wrapping_add(target.len() as u64), "stream of the micro controller"));
        }
        let mut bytes = vec![0; source.len()];
        source.read_bytes(0, &mut bytes);
        target.write_bytes(0, &bytes);
        space.known().forget(to..to.saturating_add(length));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hw::platforms::SKL;
    use probe::{Findings, Ids};

    const FROM: u64 = 0x1_0000;
    const TO: u64 = 0x2_0000;

    /// Copies 5 bytes from place 3 of one stream to place 8 of the other; gives what that holds.
    fn copied(writes: bool, object: hw::HucStreamObject) -> (bool, [u8; 16]) {
        let mut space = AddressSpace::new(1 << 24).unwrap();
        space.bind_anonymous(GraphicsAddress(FROM), 0x1000).unwrap();
        space.bind_anonymous(GraphicsAddress(TO), 0x1000).unwrap();
        space.write(GraphicsAddress(FROM), &[1, 2, 3, 4, 5, 6, 7, 8, 9]).unwrap();
        let (findings, ids) = (Findings::default(), Ids::default());
        let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
        let mode = hw::HucPipeModeSelect { indirect_stream_out_enable: writes, ..Default::default() };
        let objects = hw::HucIndObjBaseAddrState {
            huc_indirect_stream_in_object_address: FROM,
            huc_indirect_stream_out_object_address: TO,
            ..Default::default()
        };
        let object = hw::HucStreamObject {
            indirect_stream_in_data_length: 5,
            indirect_stream_in_address: 3,
            indirect_stream_out_address: 8,
            ..object
        };
        let mut huc = Huc::default();
        let mut command = |id, dwords: Vec<u32>| huc.command(id, &dwords, &space, &cx).unwrap();
        assert_eq!(command(CommandId::HucPipeModeSelect, mode.encode(&SKL)), writes);
        assert_eq!(command(CommandId::HucIndObjBaseAddrState, objects.encode(&SKL)), writes);
        let is_done = command(CommandId::HucStreamObject, object.encode(&SKL));
        assert!(!command(CommandId::MfxWait, vec![0]));
        (is_done, space.read(GraphicsAddress(TO)).unwrap())
    }

    #[test]
    fn a_stream_is_copied_where_that_is_all_that_is_asked_for() {
        let object = hw::HucStreamObject { stream_out: true, ..Default::default() };
        let bytes = [0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 6, 7, 8, 0, 0, 0];
        assert_eq!(copied(true, object), (true, bytes));
        let search = hw::HucStreamObject { start_code_search_engine: true, ..object };
        let removal = hw::HucStreamObject { emulation_prevention_byte_removal: true, ..object };
        for (writes, object) in [
            (false, object),
            (true, hw::HucStreamObject { stream_out: false, ..object }),
            (true, search),
            (true, removal),
        ] {
            assert_eq!(copied(writes, object), (false, [0; 16]));
        }
    }
}
