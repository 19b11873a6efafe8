//! Generated from hw/registers/power.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `FORCEWAKE_RENDER`, read whole.
pub static FORCEWAKERENDER_ITEM: Item = Item {
    noun: Noun::Register, name: "FORCEWAKE_RENDER", title: "", rows: 0xc,
    cites: &["linux:i915 FORCEWAKE_RENDER_GEN9"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xa278)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `FORCEWAKE_ACK_RENDER`, read whole.
pub static FORCEWAKEACKRENDER_ITEM: Item = Item {
    noun: Noun::Register, name: "FORCEWAKE_ACK_RENDER", title: "", rows: 0xc,
    cites: &["linux:i915 FORCEWAKE_ACK_RENDER_GEN9"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xd84)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `FORCEWAKE_MEDIA`, read whole.
pub static FORCEWAKEMEDIA_ITEM: Item = Item {
    noun: Noun::Register, name: "FORCEWAKE_MEDIA", title: "", rows: 0xc,
    cites: &["linux:i915 FORCEWAKE_MEDIA_GEN9"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xa270)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `FORCEWAKE_ACK_MEDIA`, read whole.
pub static FORCEWAKEACKMEDIA_ITEM: Item = Item {
    noun: Noun::Register, name: "FORCEWAKE_ACK_MEDIA", title: "", rows: 0xc,
    cites: &["linux:i915 FORCEWAKE_ACK_MEDIA_GEN9"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xd88)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `FORCEWAKE_BLITTER`, read whole.
pub static FORCEWAKEBLITTER_ITEM: Item = Item {
    noun: Noun::Register, name: "FORCEWAKE_BLITTER", title: "", rows: 0xe,
    cites: &["linux:i915 FORCEWAKE_BLITTER_GEN9", "linux:i915 FORCEWAKE_MT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0xa188)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `FORCEWAKE_ACK_BLITTER`, read whole.
pub static FORCEWAKEACKBLITTER_ITEM: Item = Item {
    noun: Noun::Register, name: "FORCEWAKE_ACK_BLITTER", title: "", rows: 0xe,
    cites: &["linux:i915 FORCEWAKE_ACK_BLITTER_GEN9", "linux:i915 FORCEWAKE_ACK_HSW"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x130044)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `FORCEWAKE_VLV`, read whole.
pub static FORCEWAKEVLV_ITEM: Item = Item {
    noun: Noun::Register, name: "FORCEWAKE_VLV", title: "", rows: 0x1,
    cites: &["linux:i915 FORCEWAKE_VLV"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x1300b0)], register: Register { readable: true, writable: true, masked: true, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `FORCEWAKE_ACK_VLV`, read whole.
pub static FORCEWAKEACKVLV_ITEM: Item = Item {
    noun: Noun::Register, name: "FORCEWAKE_ACK_VLV", title: "", rows: 0x1,
    cites: &["linux:i915 FORCEWAKE_ACK_VLV"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0x1300b4)], register: Register { readable: true, writable: false, masked: false, saved: false, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

/// `RPNSWREQ`. `[linux:i915 GEN6_RPNSWREQ]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rpnswreq {
    /// Software Frequency Request, uint.
    pub software_frequency_request: u32,
}
impl Rpnswreq {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Rpnswreq {
        let d = &fixed::<1>(dwords);
        Self { software_frequency_request: u(d, 23, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 23, 31, u64::from(self.software_frequency_request)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(Rpnswreq, RPNSWREQ_ITEM, Item {
    noun: Noun::Register, name: "RPNSWREQ", title: "", rows: 0xc,
    cites: &["linux:i915 GEN6_RPNSWREQ"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xa008)], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 22)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0x7fffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Software Frequency Request", places: &[p(0xc, 23, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

