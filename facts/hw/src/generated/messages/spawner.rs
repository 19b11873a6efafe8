//! Generated from hw/messages/spawner.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `THREAD_SPAWNER`: Ends a compute or media thread, or spawns a child. `[bdw.2d:TS_EOT - Thread EOT Message Descriptor]` `[bdw.2d:Thread Spawn Message Descriptor]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ThreadSpawner {
    /// Opcode, uint.
    pub opcode: u32,
    /// Requester Type, uint.
    pub requester_type: u32,
    /// Resource Select, uint.
    pub resource_select: u32,
}
impl ThreadSpawner {
    /// DEREFERENCE_RESOURCE of Opcode.
    pub const OPCODE_DEREFERENCE_RESOURCE: u32 = 0x0;
    /// SPAWN_THREAD of Opcode.
    pub const OPCODE_SPAWN_THREAD: u32 = 0x1;
    /// ROOT_THREAD of Requester Type.
    pub const REQUESTER_TYPE_ROOT_THREAD: u32 = 0x0;
    /// CHILD_THREAD of Requester Type.
    pub const REQUESTER_TYPE_CHILD_THREAD: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ThreadSpawner {
        let d = &fixed::<1>(dwords);
        Self { opcode: u(d, 0, 0), requester_type: u(d, 1, 1), resource_select: u(d, 4, 4), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.opcode)); put(d, 1, 1, u64::from(self.requester_type)); put(d, 4, 4, u64::from(self.resource_select)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(ThreadSpawner, THREADSPAWNER_ITEM, Item {
    noun: Noun::Message, name: "THREAD_SPAWNER", title: "Ends a compute or media thread, or spawns a child", rows: 0xf,
    cites: &["bdw.2d:TS_EOT - Thread EOT Message Descriptor", "bdw.2d:Thread Spawn Message Descriptor"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 2, 3), (0xf, 5, 18), (0xf, 29, 31)],
    system: "C29", unbuilt: false, watch: &[w(0xf, 0, 0xe007ffec, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Opcode", places: &[p(0xf, 0, 0, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "DEREFERENCE_RESOURCE"), (0xf, 0x1, "SPAWN_THREAD")], when: None, gap: None },
        Field { name: "Requester Type", places: &[p(0xf, 1, 1, Kind::Uint, 1, 0)], values: &[(0xf, 0x0, "ROOT_THREAD"), (0xf, 0x1, "CHILD_THREAD")], when: None, gap: None },
        Field { name: "Resource Select", places: &[p(0xf, 4, 4, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

