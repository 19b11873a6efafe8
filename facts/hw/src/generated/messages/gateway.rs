//! Generated from hw/messages/gateway.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `GATEWAY`: Barriers, timestamps and messages between threads. `[skl.7:Message Gateway]` `[mesa:compiler brw_barrier]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gateway {
    /// Subfunction ID, uint.
    pub subfunction_id: u32,
    /// Notify, uint.
    pub notify: u32,
    /// Acknowledge Request, bool.
    pub acknowledge_request: bool,
}
impl Gateway {
    /// OPEN_GATEWAY of Subfunction ID.
    pub const SUBFUNCTION_ID_OPEN_GATEWAY: u32 = 0x0;
    /// CLOSE_GATEWAY of Subfunction ID.
    pub const SUBFUNCTION_ID_CLOSE_GATEWAY: u32 = 0x1;
    /// FORWARD_MSG of Subfunction ID.
    pub const SUBFUNCTION_ID_FORWARD_MSG: u32 = 0x2;
    /// GET_TIMESTAMP of Subfunction ID.
    pub const SUBFUNCTION_ID_GET_TIMESTAMP: u32 = 0x3;
    /// BARRIER_MSG of Subfunction ID.
    pub const SUBFUNCTION_ID_BARRIER_MSG: u32 = 0x4;
    /// UPDATE_GATEWAY_STATE of Subfunction ID.
    pub const SUBFUNCTION_ID_UPDATE_GATEWAY_STATE: u32 = 0x5;
    /// MMIO_READ_WRITE of Subfunction ID.
    pub const SUBFUNCTION_ID_MMIO_READ_WRITE: u32 = 0x6;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Gateway {
        let d = &fixed::<1>(dwords);
        Self { subfunction_id: u(d, 0, 2), notify: u(d, 15, 16), acknowledge_request: b(d, 14), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 2, u64::from(self.subfunction_id)); put(d, 15, 16, u64::from(self.notify)); put(d, 14, 14, u64::from(self.acknowledge_request)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(Gateway, GATEWAY_ITEM, Item {
    noun: Noun::Message, name: "GATEWAY", title: "Barriers, timestamps and messages between threads", rows: 0xf,
    cites: &["skl.7:Message Gateway", "mesa:compiler brw_barrier"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 3, 13), (0xf, 17, 18), (0xf, 29, 31)],
    system: "GW-01", unbuilt: false, watch: &[w(0xf, 0, 0xe0063ff8, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Subfunction ID", places: &[p(0xf, 0, 2, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "OPEN_GATEWAY"), (0xf, 0x1, "CLOSE_GATEWAY"), (0xf, 0x2, "FORWARD_MSG"), (0xf, 0x3, "GET_TIMESTAMP"), (0xf, 0x4, "BARRIER_MSG"), (0xf, 0x5, "UPDATE_GATEWAY_STATE"), (0xf, 0x6, "MMIO_READ_WRITE")], when: None, gap: None },
        Field { name: "Notify", places: &[p(0xf, 15, 16, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Acknowledge Request", places: &[p(0xf, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

