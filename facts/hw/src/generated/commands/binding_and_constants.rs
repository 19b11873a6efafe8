//! Generated from hw/commands/binding_and_constants.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `3DSTATE_BINDING_TABLE_EDIT_DS`. `[mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_DS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTableEditDs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Binding Table Edit Target, uint.
    pub binding_table_edit_target: u32,
    /// Binding Table Block Clear, uint.
    pub binding_table_block_clear: u32,
}
impl State3dBindingTableEditDs {
    /// All Cores of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_ALL_CORES: u32 = 0x3;
    /// Core 1 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_1: u32 = 0x2;
    /// Core 0 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_0: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTableEditDs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 8), binding_table_edit_target: u(d, 32, 33), binding_table_block_clear: u(d, 48, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78460000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 8, u64::from(length)); put(d, 32, 33, u64::from(self.binding_table_edit_target)); put(d, 48, 63, u64::from(self.binding_table_block_clear)); 2 };
        words[..n.min(2)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = BindingTableEditEntry> + 'a {
        let start: usize = 2;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| BindingTableEditEntry::decode(platform, e))
    }
}
described!(State3dBindingTableEditDs, STATE3DBINDINGTABLEEDITDS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_EDIT_DS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_DS", "mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_DS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78460000)], length: &[(0xe, 0, 8, 2)], dwords: &[(0xe, 2, 2, true)], tail: &[(0xe, 64, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 9, 15), (0xe, 34, 47)],
    system: "RS-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Edit Target", places: &[p(0xe, 32, 33, Kind::Uint, 1, 0)], values: &[(0xe, 0x3, "All Cores"), (0xe, 0x2, "Core 1"), (0xe, 0x1, "Core 0")], when: None, gap: None },
        Field { name: "Binding Table Block Clear", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry", places: &[p(0xe, 64, 95, Kind::Struct(&BINDINGTABLEEDITENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_EDIT_GS`. `[mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_GS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTableEditGs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Binding Table Edit Target, uint.
    pub binding_table_edit_target: u32,
    /// Binding Table Block Clear, uint.
    pub binding_table_block_clear: u32,
}
impl State3dBindingTableEditGs {
    /// All Cores of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_ALL_CORES: u32 = 0x3;
    /// Core 1 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_1: u32 = 0x2;
    /// Core 0 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_0: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTableEditGs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 8), binding_table_edit_target: u(d, 32, 33), binding_table_block_clear: u(d, 48, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78440000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 8, u64::from(length)); put(d, 32, 33, u64::from(self.binding_table_edit_target)); put(d, 48, 63, u64::from(self.binding_table_block_clear)); 2 };
        words[..n.min(2)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = BindingTableEditEntry> + 'a {
        let start: usize = 2;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| BindingTableEditEntry::decode(platform, e))
    }
}
described!(State3dBindingTableEditGs, STATE3DBINDINGTABLEEDITGS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_EDIT_GS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_GS", "mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_GS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78440000)], length: &[(0xe, 0, 8, 2)], dwords: &[(0xe, 2, 2, true)], tail: &[(0xe, 64, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 9, 15), (0xe, 34, 47)],
    system: "RS-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Edit Target", places: &[p(0xe, 32, 33, Kind::Uint, 1, 0)], values: &[(0xe, 0x3, "All Cores"), (0xe, 0x2, "Core 1"), (0xe, 0x1, "Core 0")], when: None, gap: None },
        Field { name: "Binding Table Block Clear", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry", places: &[p(0xe, 64, 95, Kind::Struct(&BINDINGTABLEEDITENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_EDIT_HS`. `[mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_HS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTableEditHs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Binding Table Edit Target, uint.
    pub binding_table_edit_target: u32,
    /// Binding Table Block Clear, uint.
    pub binding_table_block_clear: u32,
}
impl State3dBindingTableEditHs {
    /// All Cores of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_ALL_CORES: u32 = 0x3;
    /// Core 1 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_1: u32 = 0x2;
    /// Core 0 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_0: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTableEditHs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 8), binding_table_edit_target: u(d, 32, 33), binding_table_block_clear: u(d, 48, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78450000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 8, u64::from(length)); put(d, 32, 33, u64::from(self.binding_table_edit_target)); put(d, 48, 63, u64::from(self.binding_table_block_clear)); 2 };
        words[..n.min(2)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = BindingTableEditEntry> + 'a {
        let start: usize = 2;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| BindingTableEditEntry::decode(platform, e))
    }
}
described!(State3dBindingTableEditHs, STATE3DBINDINGTABLEEDITHS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_EDIT_HS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_HS", "mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_HS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78450000)], length: &[(0xe, 0, 8, 2)], dwords: &[(0xe, 2, 2, true)], tail: &[(0xe, 64, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 9, 15), (0xe, 34, 47)],
    system: "RS-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Edit Target", places: &[p(0xe, 32, 33, Kind::Uint, 1, 0)], values: &[(0xe, 0x3, "All Cores"), (0xe, 0x2, "Core 1"), (0xe, 0x1, "Core 0")], when: None, gap: None },
        Field { name: "Binding Table Block Clear", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry", places: &[p(0xe, 64, 95, Kind::Struct(&BINDINGTABLEEDITENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_EDIT_PS`. `[mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_PS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_PS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTableEditPs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Binding Table Edit Target, uint.
    pub binding_table_edit_target: u32,
    /// Binding Table Block Clear, uint.
    pub binding_table_block_clear: u32,
}
impl State3dBindingTableEditPs {
    /// All Cores of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_ALL_CORES: u32 = 0x3;
    /// Core 1 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_1: u32 = 0x2;
    /// Core 0 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_0: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTableEditPs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 8), binding_table_edit_target: u(d, 32, 33), binding_table_block_clear: u(d, 48, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78470000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 8, u64::from(length)); put(d, 32, 33, u64::from(self.binding_table_edit_target)); put(d, 48, 63, u64::from(self.binding_table_block_clear)); 2 };
        words[..n.min(2)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = BindingTableEditEntry> + 'a {
        let start: usize = 2;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| BindingTableEditEntry::decode(platform, e))
    }
}
described!(State3dBindingTableEditPs, STATE3DBINDINGTABLEEDITPS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_EDIT_PS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_PS", "mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_PS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78470000)], length: &[(0xe, 0, 8, 2)], dwords: &[(0xe, 2, 2, true)], tail: &[(0xe, 64, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 9, 15), (0xe, 34, 47)],
    system: "RS-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Edit Target", places: &[p(0xe, 32, 33, Kind::Uint, 1, 0)], values: &[(0xe, 0x3, "All Cores"), (0xe, 0x2, "Core 1"), (0xe, 0x1, "Core 0")], when: None, gap: None },
        Field { name: "Binding Table Block Clear", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry", places: &[p(0xe, 64, 95, Kind::Struct(&BINDINGTABLEEDITENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_EDIT_VS`. `[mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_VS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTableEditVs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Binding Table Edit Target, uint.
    pub binding_table_edit_target: u32,
    /// Binding Table Block Clear, uint.
    pub binding_table_block_clear: u32,
}
impl State3dBindingTableEditVs {
    /// All Cores of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_ALL_CORES: u32 = 0x3;
    /// Core 1 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_1: u32 = 0x2;
    /// Core 0 of Binding Table Edit Target.
    pub const BINDING_TABLE_EDIT_TARGET_CORE_0: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTableEditVs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 8), binding_table_edit_target: u(d, 32, 33), binding_table_block_clear: u(d, 48, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78430000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 8, u64::from(length)); put(d, 32, 33, u64::from(self.binding_table_edit_target)); put(d, 48, 63, u64::from(self.binding_table_block_clear)); 2 };
        words[..n.min(2)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = BindingTableEditEntry> + 'a {
        let start: usize = 2;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| BindingTableEditEntry::decode(platform, e))
    }
}
described!(State3dBindingTableEditVs, STATE3DBINDINGTABLEEDITVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_EDIT_VS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_BINDING_TABLE_EDIT_VS", "mesa:gen9 3DSTATE_BINDING_TABLE_EDIT_VS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78430000)], length: &[(0xe, 0, 8, 2)], dwords: &[(0xe, 2, 2, true)], tail: &[(0xe, 64, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 9, 15), (0xe, 34, 47)],
    system: "RS-04", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Binding Table Edit Target", places: &[p(0xe, 32, 33, Kind::Uint, 1, 0)], values: &[(0xe, 0x3, "All Cores"), (0xe, 0x2, "Core 1"), (0xe, 0x1, "Core 0")], when: None, gap: None },
        Field { name: "Binding Table Block Clear", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry", places: &[p(0xe, 64, 95, Kind::Struct(&BINDINGTABLEEDITENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_POINTERS_DS`. `[mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_DS]` `[mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_DS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTablePointersDs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to DS Binding Table, offset.
    pub pointer_to_ds_binding_table: u64,
}
impl State3dBindingTablePointersDs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTablePointersDs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_ds_binding_table: a(d, 37, 47), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78280000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 47, self.pointer_to_ds_binding_table); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dBindingTablePointersDs, STATE3DBINDINGTABLEPOINTERSDS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_POINTERS_DS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_DS", "mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_DS", "mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_DS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78280000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36), (0xf, 48, 63)],
    system: "D19", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xffff001f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to DS Binding Table", places: &[p(0xf, 37, 47, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_POINTERS_GS`. `[mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_GS]` `[mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_GS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTablePointersGs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to GS Binding Table, offset.
    pub pointer_to_gs_binding_table: u64,
}
impl State3dBindingTablePointersGs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTablePointersGs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_gs_binding_table: a(d, 37, 47), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78290000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 47, self.pointer_to_gs_binding_table); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dBindingTablePointersGs, STATE3DBINDINGTABLEPOINTERSGS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_POINTERS_GS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_GS", "mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_GS", "mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_GS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78290000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36), (0xf, 48, 63)],
    system: "D19", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xffff001f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to GS Binding Table", places: &[p(0xf, 37, 47, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_POINTERS_HS`. `[mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_HS]` `[mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_HS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTablePointersHs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to HS Binding Table, offset.
    pub pointer_to_hs_binding_table: u64,
}
impl State3dBindingTablePointersHs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTablePointersHs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_hs_binding_table: a(d, 37, 47), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78270000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 47, self.pointer_to_hs_binding_table); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dBindingTablePointersHs, STATE3DBINDINGTABLEPOINTERSHS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_POINTERS_HS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_HS", "mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_HS", "mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_HS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78270000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36), (0xf, 48, 63)],
    system: "D19", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xffff001f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to HS Binding Table", places: &[p(0xf, 37, 47, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_POINTERS_PS`. `[mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_PS]` `[mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_PS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_PS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTablePointersPs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to PS Binding Table, offset.
    pub pointer_to_ps_binding_table: u64,
}
impl State3dBindingTablePointersPs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTablePointersPs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_ps_binding_table: a(d, 37, 47), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x782a0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 47, self.pointer_to_ps_binding_table); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dBindingTablePointersPs, STATE3DBINDINGTABLEPOINTERSPS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_POINTERS_PS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_PS", "mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_PS", "mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_PS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x782a0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36), (0xf, 48, 63)],
    system: "D19", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xffff001f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to PS Binding Table", places: &[p(0xf, 37, 47, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_POINTERS_VS`. `[mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_VS]` `[mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_VS]` `[mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTablePointersVs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to VS Binding Table, offset.
    pub pointer_to_vs_binding_table: u64,
}
impl State3dBindingTablePointersVs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTablePointersVs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_vs_binding_table: a(d, 37, 47), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78260000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 47, self.pointer_to_vs_binding_table); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dBindingTablePointersVs, STATE3DBINDINGTABLEPOINTERSVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_POINTERS_VS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_BINDING_TABLE_POINTERS_VS", "mesa:gen8 3DSTATE_BINDING_TABLE_POINTERS_VS", "mesa:gen9 3DSTATE_BINDING_TABLE_POINTERS_VS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78260000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36), (0xf, 48, 63)],
    system: "D19", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0xffff001f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to VS Binding Table", places: &[p(0xf, 37, 47, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_BINDING_TABLE_POOL_ALLOC`. `[mesa:gen8 3DSTATE_BINDING_TABLE_POOL_ALLOC]` `[mesa:gen9 3DSTATE_BINDING_TABLE_POOL_ALLOC]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dBindingTablePoolAlloc {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Binding Table Pool Enable, bool.
    pub binding_table_pool_enable: bool,
    /// Binding Table Pool Base Address, address.
    pub binding_table_pool_base_address: u64,
    /// Binding Table Pool Buffer Size, uint.
    pub binding_table_pool_buffer_size: u32,
}
impl State3dBindingTablePoolAlloc {
    /// No Valid Data of Binding Table Pool Buffer Size.
    pub const BINDING_TABLE_POOL_BUFFER_SIZE_NO_VALID_DATA: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dBindingTablePoolAlloc {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), mocs: u(d, 32, 38), binding_table_pool_enable: b(d, 43), binding_table_pool_base_address: a(d, 44, 95), binding_table_pool_buffer_size: u(d, 108, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x79190000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 38, u64::from(self.mocs)); put(d, 43, 43, u64::from(self.binding_table_pool_enable)); put_a(d, 44, 95, self.binding_table_pool_base_address); put(d, 108, 127, u64::from(self.binding_table_pool_buffer_size)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dBindingTablePoolAlloc, STATE3DBINDINGTABLEPOOLALLOC_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_BINDING_TABLE_POOL_ALLOC", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_BINDING_TABLE_POOL_ALLOC", "mesa:gen9 3DSTATE_BINDING_TABLE_POOL_ALLOC"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x79190000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 39, 42), (0xe, 96, 107)],
    system: "RS-04", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0x780, 0x0), w(0xe, 3, 0xfff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xe, 32, 38, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Binding Table Pool Enable", places: &[p(0xe, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Binding Table Pool Base Address", places: &[p(0xe, 44, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Binding Table Pool Buffer Size", places: &[p(0xe, 108, 127, Kind::Uint, 1, 0)], values: &[(0xe, 0x0, "No Valid Data")], when: None, gap: None },
    ],
});

/// `3DSTATE_CONSTANT_DS`. `[mesa:gen7 3DSTATE_CONSTANT_DS]` `[mesa:gen8 3DSTATE_CONSTANT_DS]` `[mesa:gen9 3DSTATE_CONSTANT_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dConstantDs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Constant Body, 3DSTATE_CONSTANT_BODY.
    pub constant_body: State3dConstantBody,
}
impl State3dConstantDs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dConstantDs {
        let d = &fixed::<11>(dwords);
        match platform.row() {
            0 | 1 => Self { dword_length: u(d, 0, 7), constant_body: State3dConstantBody::decode(platform, &d[1..]), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), mocs: u(d, 8, 14), constant_body: State3dConstantBody::decode(platform, &d[1..]), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x781a0000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 223, &self.constant_body.encode(platform)); 7 }
            1 => { d[0] = 0x781a0000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
            _ => { d[0] = 0x781a0000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 14, u64::from(self.mocs)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
        };
        words[..n.min(11)].to_vec()
    }
}
described!(State3dConstantDs, STATE3DCONSTANTDS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CONSTANT_DS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CONSTANT_DS", "mesa:gen8 3DSTATE_CONSTANT_DS", "mesa:gen9 3DSTATE_CONSTANT_DS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x781a0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 8, 15), (0xc, 15, 15)],
    system: "B013", unbuilt: false, watch: &[w(0x3, 0, 0xff00, 0x0), w(0x1, 4, 0x1f, 0x0), w(0xf, 5, 0x1f, 0x0), w(0x1, 6, 0x1f, 0x0), w(0xe, 3, 0x1f, 0x0), w(0xe, 7, 0x1f, 0x0), w(0xe, 9, 0x1f, 0x0), w(0xc, 0, 0x8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xc, 8, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Body", places: &[p(0x1, 32, 223, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0), p(0xe, 32, 351, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_CONSTANT_GS`. `[mesa:gen7 3DSTATE_CONSTANT_GS]` `[mesa:gen8 3DSTATE_CONSTANT_GS]` `[mesa:gen9 3DSTATE_CONSTANT_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dConstantGs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Constant Body, 3DSTATE_CONSTANT_BODY.
    pub constant_body: State3dConstantBody,
}
impl State3dConstantGs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dConstantGs {
        let d = &fixed::<11>(dwords);
        match platform.row() {
            0 | 1 => Self { dword_length: u(d, 0, 7), constant_body: State3dConstantBody::decode(platform, &d[1..]), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), mocs: u(d, 8, 14), constant_body: State3dConstantBody::decode(platform, &d[1..]), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78160000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 223, &self.constant_body.encode(platform)); 7 }
            1 => { d[0] = 0x78160000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
            _ => { d[0] = 0x78160000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 14, u64::from(self.mocs)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
        };
        words[..n.min(11)].to_vec()
    }
}
described!(State3dConstantGs, STATE3DCONSTANTGS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CONSTANT_GS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CONSTANT_GS", "mesa:gen8 3DSTATE_CONSTANT_GS", "mesa:gen9 3DSTATE_CONSTANT_GS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78160000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 8, 15), (0xc, 15, 15)],
    system: "B013", unbuilt: false, watch: &[w(0x3, 0, 0xff00, 0x0), w(0x1, 4, 0x1f, 0x0), w(0xf, 5, 0x1f, 0x0), w(0x1, 6, 0x1f, 0x0), w(0xe, 3, 0x1f, 0x0), w(0xe, 7, 0x1f, 0x0), w(0xe, 9, 0x1f, 0x0), w(0xc, 0, 0x8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xc, 8, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Body", places: &[p(0x1, 32, 223, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0), p(0xe, 32, 351, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_CONSTANT_HS`. `[mesa:gen7 3DSTATE_CONSTANT_HS]` `[mesa:gen8 3DSTATE_CONSTANT_HS]` `[mesa:gen9 3DSTATE_CONSTANT_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dConstantHs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Constant Body, 3DSTATE_CONSTANT_BODY.
    pub constant_body: State3dConstantBody,
}
impl State3dConstantHs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dConstantHs {
        let d = &fixed::<11>(dwords);
        match platform.row() {
            0 | 1 => Self { dword_length: u(d, 0, 7), constant_body: State3dConstantBody::decode(platform, &d[1..]), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), mocs: u(d, 8, 14), constant_body: State3dConstantBody::decode(platform, &d[1..]), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78190000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 223, &self.constant_body.encode(platform)); 7 }
            1 => { d[0] = 0x78190000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
            _ => { d[0] = 0x78190000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 14, u64::from(self.mocs)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
        };
        words[..n.min(11)].to_vec()
    }
}
described!(State3dConstantHs, STATE3DCONSTANTHS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CONSTANT_HS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CONSTANT_HS", "mesa:gen8 3DSTATE_CONSTANT_HS", "mesa:gen9 3DSTATE_CONSTANT_HS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78190000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 8, 15), (0xc, 15, 15)],
    system: "B013", unbuilt: false, watch: &[w(0x3, 0, 0xff00, 0x0), w(0x1, 4, 0x1f, 0x0), w(0xf, 5, 0x1f, 0x0), w(0x1, 6, 0x1f, 0x0), w(0xe, 3, 0x1f, 0x0), w(0xe, 7, 0x1f, 0x0), w(0xe, 9, 0x1f, 0x0), w(0xc, 0, 0x8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xc, 8, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Body", places: &[p(0x1, 32, 223, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0), p(0xe, 32, 351, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_CONSTANT_PS`. `[mesa:gen7 3DSTATE_CONSTANT_PS]` `[mesa:gen8 3DSTATE_CONSTANT_PS]` `[mesa:gen9 3DSTATE_CONSTANT_PS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dConstantPs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Constant Body, 3DSTATE_CONSTANT_BODY.
    pub constant_body: State3dConstantBody,
}
impl State3dConstantPs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dConstantPs {
        let d = &fixed::<11>(dwords);
        match platform.row() {
            0 | 1 => Self { dword_length: u(d, 0, 7), constant_body: State3dConstantBody::decode(platform, &d[1..]), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), mocs: u(d, 8, 14), constant_body: State3dConstantBody::decode(platform, &d[1..]), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78170000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 223, &self.constant_body.encode(platform)); 7 }
            1 => { d[0] = 0x78170000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
            _ => { d[0] = 0x78170000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 14, u64::from(self.mocs)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
        };
        words[..n.min(11)].to_vec()
    }
}
described!(State3dConstantPs, STATE3DCONSTANTPS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CONSTANT_PS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CONSTANT_PS", "mesa:gen8 3DSTATE_CONSTANT_PS", "mesa:gen9 3DSTATE_CONSTANT_PS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78170000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 8, 15), (0xc, 15, 15)],
    system: "B013", unbuilt: false, watch: &[w(0x3, 0, 0xff00, 0x0), w(0x1, 4, 0x1f, 0x0), w(0xf, 5, 0x1f, 0x0), w(0x1, 6, 0x1f, 0x0), w(0xe, 3, 0x1f, 0x0), w(0xe, 7, 0x1f, 0x0), w(0xe, 9, 0x1f, 0x0), w(0xc, 0, 0x8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xc, 8, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Body", places: &[p(0x1, 32, 223, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0), p(0xe, 32, 351, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_CONSTANT_VS`. `[mesa:gen7 3DSTATE_CONSTANT_VS]` `[mesa:gen8 3DSTATE_CONSTANT_VS]` `[mesa:gen9 3DSTATE_CONSTANT_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dConstantVs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Constant Body, 3DSTATE_CONSTANT_BODY.
    pub constant_body: State3dConstantBody,
}
impl State3dConstantVs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dConstantVs {
        let d = &fixed::<11>(dwords);
        match platform.row() {
            0 | 1 => Self { dword_length: u(d, 0, 7), constant_body: State3dConstantBody::decode(platform, &d[1..]), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), mocs: u(d, 8, 14), constant_body: State3dConstantBody::decode(platform, &d[1..]), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 11];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78150000; let length = if self.dword_length == 0 { 5 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 223, &self.constant_body.encode(platform)); 7 }
            1 => { d[0] = 0x78150000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
            _ => { d[0] = 0x78150000; let length = if self.dword_length == 0 { 9 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 8, 14, u64::from(self.mocs)); put_part(d, 32, 351, &self.constant_body.encode(platform)); 11 }
        };
        words[..n.min(11)].to_vec()
    }
}
described!(State3dConstantVs, STATE3DCONSTANTVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_CONSTANT_VS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_CONSTANT_VS", "mesa:gen8 3DSTATE_CONSTANT_VS", "mesa:gen9 3DSTATE_CONSTANT_VS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78150000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0x1, 7, 7, false), (0xe, 11, 11, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0x3, 8, 15), (0xc, 15, 15)],
    system: "B013", unbuilt: false, watch: &[w(0x3, 0, 0xff00, 0x0), w(0x1, 4, 0x1f, 0x0), w(0xf, 5, 0x1f, 0x0), w(0x1, 6, 0x1f, 0x0), w(0xe, 3, 0x1f, 0x0), w(0xe, 7, 0x1f, 0x0), w(0xe, 9, 0x1f, 0x0), w(0xc, 0, 0x8000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xc, 8, 14, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Body", places: &[p(0x1, 32, 223, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0), p(0xe, 32, 351, Kind::Struct(&STATE3DCONSTANTBODY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_DX9_CONSTANT_BUFFER_POOL_ALLOC`. `[skl.7:Other Commands Processed in the RS]` `[skl.7:Engine Register and State Context]` `[mesa:gen8 3DSTATE_GATHER_POOL_ALLOC]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dDx9ConstantBufferPoolAlloc {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// DX9 Constant Buffer Pool Enable, bool.
    pub dx9_constant_buffer_pool_enable: bool,
    /// DX9 Constant Buffer Pool Base Address, address.
    pub dx9_constant_buffer_pool_base_address: u64,
    /// DX9 Constant Buffer Pool Buffer Size, uint.
    pub dx9_constant_buffer_pool_buffer_size: u32,
}
impl State3dDx9ConstantBufferPoolAlloc {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dDx9ConstantBufferPoolAlloc {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), mocs: u(d, 32, 38), dx9_constant_buffer_pool_enable: b(d, 43), dx9_constant_buffer_pool_base_address: a(d, 44, 95), dx9_constant_buffer_pool_buffer_size: u(d, 108, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x791b0000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 38, u64::from(self.mocs)); put(d, 43, 43, u64::from(self.dx9_constant_buffer_pool_enable)); put_a(d, 44, 95, self.dx9_constant_buffer_pool_base_address); put(d, 108, 127, u64::from(self.dx9_constant_buffer_pool_buffer_size)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dDx9ConstantBufferPoolAlloc, STATE3DDX9CONSTANTBUFFERPOOLALLOC_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_DX9_CONSTANT_BUFFER_POOL_ALLOC", title: "", rows: 0xe,
    cites: &["skl.7:Other Commands Processed in the RS", "skl.7:Engine Register and State Context", "mesa:gen8 3DSTATE_GATHER_POOL_ALLOC"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x791b0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 39, 42), (0xe, 96, 107)],
    system: "RS-06", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0x780, 0x0), w(0xe, 3, 0xfff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xe, 32, 38, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DX9 Constant Buffer Pool Enable", places: &[p(0xe, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DX9 Constant Buffer Pool Base Address", places: &[p(0xe, 44, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DX9 Constant Buffer Pool Buffer Size", places: &[p(0xe, 108, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_DS entry`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_DS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantDsEntry {
    /// Entry_0, GATHER_CONSTANT_ENTRY.
    pub entry_0: GatherConstantEntry,
    /// Entry_1, GATHER_CONSTANT_ENTRY.
    pub entry_1: GatherConstantEntry,
}
impl State3dGatherConstantDsEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantDsEntry {
        let d = &fixed::<1>(dwords);
        Self { entry_0: GatherConstantEntry::decode(platform, &d[0..]), entry_1: GatherConstantEntry::decode(platform, &part::<1>(d, 16, 31)), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_part(d, 0, 15, &self.entry_0.encode(platform)); put_part(d, 16, 31, &self.entry_1.encode(platform)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(State3dGatherConstantDsEntry, STATE3DGATHERCONSTANTDSENTRY_ITEM, Item {
    noun: Noun::Structure, name: "3DSTATE_GATHER_CONSTANT_DS entry", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_DS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_DS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Entry_0", places: &[p(0xe, 0, 15, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 16, 31, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_DS`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_DS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantDs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Update Gather Table Only, uint.
    pub update_gather_table_only: u32,
    /// Constant Buffer Binding Table Block, uint.
    pub constant_buffer_binding_table_block: u32,
    /// Constant Buffer Valid, uint.
    pub constant_buffer_valid: u32,
    /// On-Die Table, uint.
    pub on_die_table: u32,
    /// Constant Buffer Dx9 Generate Stall, bool.
    pub constant_buffer_dx9_generate_stall: bool,
    /// Gather Buffer Offset, offset.
    pub gather_buffer_offset: u64,
}
impl State3dGatherConstantDs {
    /// Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_COMMIT_GATHER: u32 = 0x0;
    /// Non-Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_NON_COMMIT_GATHER: u32 = 0x1;
    /// Load of On-Die Table.
    pub const ON_DIE_TABLE_LOAD: u32 = 0x0;
    /// Read of On-Die Table.
    pub const ON_DIE_TABLE_READ: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantDs {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), update_gather_table_only: u(d, 33, 33), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), on_die_table: u(d, 67, 67), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x78370000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
            _ => { d[0] = 0x78370000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 33, u64::from(self.update_gather_table_only)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 67, 67, u64::from(self.on_die_table)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
        };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry_0`, `Entry_1`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = State3dGatherConstantDsEntry> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| State3dGatherConstantDsEntry::decode(platform, e))
    }
}
described!(State3dGatherConstantDs, STATE3DGATHERCONSTANTDS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_GATHER_CONSTANT_DS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_DS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_DS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78370000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 3, true)], tail: &[(0xe, 96, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0x2, 32, 43), (0x2, 64, 68), (0xe, 87, 95), (0xc, 32, 32), (0xc, 34, 43), (0xc, 64, 66), (0xc, 68, 68)],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Update Gather Table Only", places: &[p(0xc, 33, 33, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Commit Gather"), (0xc, 0x1, "Non-Commit Gather")], when: None, gap: None },
        Field { name: "Constant Buffer Binding Table Block", places: &[p(0xe, 44, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Buffer Valid", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "On-Die Table", places: &[p(0xc, 67, 67, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Load"), (0xc, 0x1, "Read")], when: None, gap: None },
        Field { name: "Constant Buffer Dx9 Generate Stall", places: &[p(0xe, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gather Buffer Offset", places: &[p(0xe, 70, 86, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_0", places: &[p(0xe, 96, 111, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 112, 127, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_GS entry`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_GS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantGsEntry {
    /// Entry_0, GATHER_CONSTANT_ENTRY.
    pub entry_0: GatherConstantEntry,
    /// Entry_1, GATHER_CONSTANT_ENTRY.
    pub entry_1: GatherConstantEntry,
}
impl State3dGatherConstantGsEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantGsEntry {
        let d = &fixed::<1>(dwords);
        Self { entry_0: GatherConstantEntry::decode(platform, &d[0..]), entry_1: GatherConstantEntry::decode(platform, &part::<1>(d, 16, 31)), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_part(d, 0, 15, &self.entry_0.encode(platform)); put_part(d, 16, 31, &self.entry_1.encode(platform)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(State3dGatherConstantGsEntry, STATE3DGATHERCONSTANTGSENTRY_ITEM, Item {
    noun: Noun::Structure, name: "3DSTATE_GATHER_CONSTANT_GS entry", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_GS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_GS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Entry_0", places: &[p(0xe, 0, 15, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 16, 31, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_GS`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_GS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantGs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Update Gather Table Only, uint.
    pub update_gather_table_only: u32,
    /// Constant Buffer Binding Table Block, uint.
    pub constant_buffer_binding_table_block: u32,
    /// Constant Buffer Valid, uint.
    pub constant_buffer_valid: u32,
    /// On-Die Table, uint.
    pub on_die_table: u32,
    /// Constant Buffer Dx9 Generate Stall, bool.
    pub constant_buffer_dx9_generate_stall: bool,
    /// Gather Buffer Offset, offset.
    pub gather_buffer_offset: u64,
}
impl State3dGatherConstantGs {
    /// Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_COMMIT_GATHER: u32 = 0x0;
    /// Non-Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_NON_COMMIT_GATHER: u32 = 0x1;
    /// Load of On-Die Table.
    pub const ON_DIE_TABLE_LOAD: u32 = 0x0;
    /// Read of On-Die Table.
    pub const ON_DIE_TABLE_READ: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantGs {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), update_gather_table_only: u(d, 33, 33), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), on_die_table: u(d, 67, 67), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x78350000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
            _ => { d[0] = 0x78350000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 33, u64::from(self.update_gather_table_only)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 67, 67, u64::from(self.on_die_table)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
        };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry_0`, `Entry_1`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = State3dGatherConstantGsEntry> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| State3dGatherConstantGsEntry::decode(platform, e))
    }
}
described!(State3dGatherConstantGs, STATE3DGATHERCONSTANTGS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_GATHER_CONSTANT_GS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_GS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_GS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78350000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 3, true)], tail: &[(0xe, 96, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0x2, 32, 43), (0x2, 64, 68), (0xe, 87, 95), (0xc, 32, 32), (0xc, 34, 43), (0xc, 64, 66), (0xc, 68, 68)],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Update Gather Table Only", places: &[p(0xc, 33, 33, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Commit Gather"), (0xc, 0x1, "Non-Commit Gather")], when: None, gap: None },
        Field { name: "Constant Buffer Binding Table Block", places: &[p(0xe, 44, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Buffer Valid", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "On-Die Table", places: &[p(0xc, 67, 67, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Load"), (0xc, 0x1, "Read")], when: None, gap: None },
        Field { name: "Constant Buffer Dx9 Generate Stall", places: &[p(0xe, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gather Buffer Offset", places: &[p(0xe, 70, 86, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_0", places: &[p(0xe, 96, 111, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 112, 127, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_HS entry`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_HS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantHsEntry {
    /// Entry_0, GATHER_CONSTANT_ENTRY.
    pub entry_0: GatherConstantEntry,
    /// Entry_1, GATHER_CONSTANT_ENTRY.
    pub entry_1: GatherConstantEntry,
}
impl State3dGatherConstantHsEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantHsEntry {
        let d = &fixed::<1>(dwords);
        Self { entry_0: GatherConstantEntry::decode(platform, &d[0..]), entry_1: GatherConstantEntry::decode(platform, &part::<1>(d, 16, 31)), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_part(d, 0, 15, &self.entry_0.encode(platform)); put_part(d, 16, 31, &self.entry_1.encode(platform)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(State3dGatherConstantHsEntry, STATE3DGATHERCONSTANTHSENTRY_ITEM, Item {
    noun: Noun::Structure, name: "3DSTATE_GATHER_CONSTANT_HS entry", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_HS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_HS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Entry_0", places: &[p(0xe, 0, 15, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 16, 31, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_HS`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_HS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantHs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Update Gather Table Only, uint.
    pub update_gather_table_only: u32,
    /// Constant Buffer Binding Table Block, uint.
    pub constant_buffer_binding_table_block: u32,
    /// Constant Buffer Valid, uint.
    pub constant_buffer_valid: u32,
    /// On-Die Table, uint.
    pub on_die_table: u32,
    /// Constant Buffer Dx9 Generate Stall, bool.
    pub constant_buffer_dx9_generate_stall: bool,
    /// Gather Buffer Offset, offset.
    pub gather_buffer_offset: u64,
}
impl State3dGatherConstantHs {
    /// Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_COMMIT_GATHER: u32 = 0x0;
    /// Non-Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_NON_COMMIT_GATHER: u32 = 0x1;
    /// Load of On-Die Table.
    pub const ON_DIE_TABLE_LOAD: u32 = 0x0;
    /// Read of On-Die Table.
    pub const ON_DIE_TABLE_READ: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantHs {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), update_gather_table_only: u(d, 33, 33), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), on_die_table: u(d, 67, 67), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x78360000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
            _ => { d[0] = 0x78360000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 33, 33, u64::from(self.update_gather_table_only)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 67, 67, u64::from(self.on_die_table)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
        };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry_0`, `Entry_1`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = State3dGatherConstantHsEntry> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| State3dGatherConstantHsEntry::decode(platform, e))
    }
}
described!(State3dGatherConstantHs, STATE3DGATHERCONSTANTHS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_GATHER_CONSTANT_HS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_HS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_HS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78360000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 3, true)], tail: &[(0xe, 96, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0x2, 32, 43), (0x2, 64, 68), (0xe, 87, 95), (0xc, 32, 32), (0xc, 34, 43), (0xc, 64, 66), (0xc, 68, 68)],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Update Gather Table Only", places: &[p(0xc, 33, 33, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Commit Gather"), (0xc, 0x1, "Non-Commit Gather")], when: None, gap: None },
        Field { name: "Constant Buffer Binding Table Block", places: &[p(0xe, 44, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Buffer Valid", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "On-Die Table", places: &[p(0xc, 67, 67, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Load"), (0xc, 0x1, "Read")], when: None, gap: None },
        Field { name: "Constant Buffer Dx9 Generate Stall", places: &[p(0xe, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gather Buffer Offset", places: &[p(0xe, 70, 86, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_0", places: &[p(0xe, 96, 111, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 112, 127, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_PS entry`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_PS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_PS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantPsEntry {
    /// Entry_0, GATHER_CONSTANT_ENTRY.
    pub entry_0: GatherConstantEntry,
    /// Entry_1, GATHER_CONSTANT_ENTRY.
    pub entry_1: GatherConstantEntry,
}
impl State3dGatherConstantPsEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantPsEntry {
        let d = &fixed::<1>(dwords);
        Self { entry_0: GatherConstantEntry::decode(platform, &d[0..]), entry_1: GatherConstantEntry::decode(platform, &part::<1>(d, 16, 31)), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_part(d, 0, 15, &self.entry_0.encode(platform)); put_part(d, 16, 31, &self.entry_1.encode(platform)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(State3dGatherConstantPsEntry, STATE3DGATHERCONSTANTPSENTRY_ITEM, Item {
    noun: Noun::Structure, name: "3DSTATE_GATHER_CONSTANT_PS entry", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_PS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_PS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Entry_0", places: &[p(0xe, 0, 15, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 16, 31, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_PS`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_PS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_PS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantPs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// DX9 On-Die Register Read Enable, bool.
    pub dx9_on_die_register_read_enable: bool,
    /// Update Gather Table Only, uint.
    pub update_gather_table_only: u32,
    /// Constant Buffer Binding Table Block, uint.
    pub constant_buffer_binding_table_block: u32,
    /// Constant Buffer Valid, uint.
    pub constant_buffer_valid: u32,
    /// On-Die Table, uint.
    pub on_die_table: u32,
    /// Constant Buffer Dx9 Enable, bool.
    pub constant_buffer_dx9_enable: bool,
    /// Constant Buffer Dx9 Generate Stall, bool.
    pub constant_buffer_dx9_generate_stall: bool,
    /// Gather Buffer Offset, offset.
    pub gather_buffer_offset: u64,
}
impl State3dGatherConstantPs {
    /// Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_COMMIT_GATHER: u32 = 0x0;
    /// Non-Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_NON_COMMIT_GATHER: u32 = 0x1;
    /// Load of On-Die Table.
    pub const ON_DIE_TABLE_LOAD: u32 = 0x0;
    /// Read of On-Die Table.
    pub const ON_DIE_TABLE_READ: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantPs {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), constant_buffer_dx9_enable: b(d, 68), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), dx9_on_die_register_read_enable: b(d, 32), update_gather_table_only: u(d, 33, 33), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), on_die_table: u(d, 67, 67), constant_buffer_dx9_enable: b(d, 68), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x78380000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 68, 68, u64::from(self.constant_buffer_dx9_enable)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
            _ => { d[0] = 0x78380000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.dx9_on_die_register_read_enable)); put(d, 33, 33, u64::from(self.update_gather_table_only)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 67, 67, u64::from(self.on_die_table)); put(d, 68, 68, u64::from(self.constant_buffer_dx9_enable)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
        };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry_0`, `Entry_1`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = State3dGatherConstantPsEntry> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| State3dGatherConstantPsEntry::decode(platform, e))
    }
}
described!(State3dGatherConstantPs, STATE3DGATHERCONSTANTPS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_GATHER_CONSTANT_PS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_PS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_PS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78380000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 3, true)], tail: &[(0xe, 96, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0x2, 32, 43), (0x2, 64, 67), (0xe, 87, 95), (0xc, 34, 43), (0xc, 64, 66)],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "DX9 On-Die Register Read Enable", places: &[p(0xc, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Update Gather Table Only", places: &[p(0xc, 33, 33, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Commit Gather"), (0xc, 0x1, "Non-Commit Gather")], when: None, gap: None },
        Field { name: "Constant Buffer Binding Table Block", places: &[p(0xe, 44, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Buffer Valid", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "On-Die Table", places: &[p(0xc, 67, 67, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Load"), (0xc, 0x1, "Read")], when: None, gap: None },
        Field { name: "Constant Buffer Dx9 Enable", places: &[p(0xe, 68, 68, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Buffer Dx9 Generate Stall", places: &[p(0xe, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gather Buffer Offset", places: &[p(0xe, 70, 86, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_0", places: &[p(0xe, 96, 111, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 112, 127, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_VS entry`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_VS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantVsEntry {
    /// Entry_0, GATHER_CONSTANT_ENTRY.
    pub entry_0: GatherConstantEntry,
    /// Entry_1, GATHER_CONSTANT_ENTRY.
    pub entry_1: GatherConstantEntry,
}
impl State3dGatherConstantVsEntry {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantVsEntry {
        let d = &fixed::<1>(dwords);
        Self { entry_0: GatherConstantEntry::decode(platform, &d[0..]), entry_1: GatherConstantEntry::decode(platform, &part::<1>(d, 16, 31)), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_part(d, 0, 15, &self.entry_0.encode(platform)); put_part(d, 16, 31, &self.entry_1.encode(platform)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(State3dGatherConstantVsEntry, STATE3DGATHERCONSTANTVSENTRY_ITEM, Item {
    noun: Noun::Structure, name: "3DSTATE_GATHER_CONSTANT_VS entry", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_VS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_VS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Entry_0", places: &[p(0xe, 0, 15, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 16, 31, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_CONSTANT_VS`. `[mesa:gen8 3DSTATE_GATHER_CONSTANT_VS]` `[mesa:gen9 3DSTATE_GATHER_CONSTANT_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherConstantVs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// DX9 On-Die Register Read Enable, bool.
    pub dx9_on_die_register_read_enable: bool,
    /// Update Gather Table Only, uint.
    pub update_gather_table_only: u32,
    /// Constant Buffer Binding Table Block, uint.
    pub constant_buffer_binding_table_block: u32,
    /// Constant Buffer Valid, uint.
    pub constant_buffer_valid: u32,
    /// On-Die Table, uint.
    pub on_die_table: u32,
    /// Constant Buffer Dx9 Enable, bool.
    pub constant_buffer_dx9_enable: bool,
    /// Constant Buffer Dx9 Generate Stall, bool.
    pub constant_buffer_dx9_generate_stall: bool,
    /// Gather Buffer Offset, offset.
    pub gather_buffer_offset: u64,
}
impl State3dGatherConstantVs {
    /// Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_COMMIT_GATHER: u32 = 0x0;
    /// Non-Commit Gather of Update Gather Table Only.
    pub const UPDATE_GATHER_TABLE_ONLY_NON_COMMIT_GATHER: u32 = 0x1;
    /// Load of On-Die Table.
    pub const ON_DIE_TABLE_LOAD: u32 = 0x0;
    /// Read of On-Die Table.
    pub const ON_DIE_TABLE_READ: u32 = 0x1;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dGatherConstantVs {
        let d = &fixed::<3>(dwords);
        match platform.row() {
            1 => Self { dword_length: u(d, 0, 7), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), constant_buffer_dx9_enable: b(d, 68), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), ..Self::default() },
            _ => Self { dword_length: u(d, 0, 7), dx9_on_die_register_read_enable: b(d, 32), update_gather_table_only: u(d, 33, 33), constant_buffer_binding_table_block: u(d, 44, 47), constant_buffer_valid: u(d, 48, 63), on_die_table: u(d, 67, 67), constant_buffer_dx9_enable: b(d, 68), constant_buffer_dx9_generate_stall: b(d, 69), gather_buffer_offset: a(d, 70, 86), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 3];
        let d = &mut words;
        let n: usize = match platform.row() {
            1 => { d[0] = 0x78340000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 68, 68, u64::from(self.constant_buffer_dx9_enable)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
            _ => { d[0] = 0x78340000; let length = if self.dword_length == 0 { 1 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 32, u64::from(self.dx9_on_die_register_read_enable)); put(d, 33, 33, u64::from(self.update_gather_table_only)); put(d, 44, 47, u64::from(self.constant_buffer_binding_table_block)); put(d, 48, 63, u64::from(self.constant_buffer_valid)); put(d, 67, 67, u64::from(self.on_die_table)); put(d, 68, 68, u64::from(self.constant_buffer_dx9_enable)); put(d, 69, 69, u64::from(self.constant_buffer_dx9_generate_stall)); put_a(d, 70, 86, self.gather_buffer_offset); 3 }
        };
        words[..n.min(3)].to_vec()
    }
    /// Dwords of one element of the tail.
    pub const TAIL_STEP_DWORDS: usize = 1;
    /// The whole elements after the fixed part that lie inside `dwords` (`Entry_0`, `Entry_1`).
    pub fn tail<'a>(platform: &'a Platform, dwords: &'a [u32]) -> impl Iterator<Item = State3dGatherConstantVsEntry> + 'a {
        let start: usize = 3;
        dwords.get(start..).unwrap_or_default().chunks_exact(1).map(move |e| State3dGatherConstantVsEntry::decode(platform, e))
    }
}
described!(State3dGatherConstantVs, STATE3DGATHERCONSTANTVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_GATHER_CONSTANT_VS", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_CONSTANT_VS", "mesa:gen9 3DSTATE_GATHER_CONSTANT_VS"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x78340000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 3, 3, true)], tail: &[(0xe, 96, 32)], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0x2, 32, 43), (0x2, 64, 67), (0xe, 87, 95), (0xc, 34, 43), (0xc, 64, 66)],
    system: "RS-05", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "DX9 On-Die Register Read Enable", places: &[p(0xc, 32, 32, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Update Gather Table Only", places: &[p(0xc, 33, 33, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Commit Gather"), (0xc, 0x1, "Non-Commit Gather")], when: None, gap: None },
        Field { name: "Constant Buffer Binding Table Block", places: &[p(0xe, 44, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Buffer Valid", places: &[p(0xe, 48, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "On-Die Table", places: &[p(0xc, 67, 67, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Load"), (0xc, 0x1, "Read")], when: None, gap: None },
        Field { name: "Constant Buffer Dx9 Enable", places: &[p(0xe, 68, 68, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Constant Buffer Dx9 Generate Stall", places: &[p(0xe, 69, 69, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gather Buffer Offset", places: &[p(0xe, 70, 86, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_0", places: &[p(0xe, 96, 111, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
        Field { name: "Entry_1", places: &[p(0xe, 112, 127, Kind::Struct(&GATHERCONSTANTENTRY_ITEM), 0, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_GATHER_POOL_ALLOC`. `[mesa:gen8 3DSTATE_GATHER_POOL_ALLOC]` `[mesa:gen9 3DSTATE_GATHER_POOL_ALLOC]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dGatherPoolAlloc {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// MOCS, uint.
    pub mocs: u32,
    /// Gather Pool Enable, bool.
    pub gather_pool_enable: bool,
    /// Gather Pool Base Address, address.
    pub gather_pool_base_address: u64,
    /// Gather Pool Buffer Size, uint.
    pub gather_pool_buffer_size: u32,
}
impl State3dGatherPoolAlloc {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dGatherPoolAlloc {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), mocs: u(d, 32, 38), gather_pool_enable: b(d, 43), gather_pool_base_address: a(d, 44, 95), gather_pool_buffer_size: u(d, 108, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x791a0000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 38, u64::from(self.mocs)); put(d, 43, 43, u64::from(self.gather_pool_enable)); put_a(d, 44, 95, self.gather_pool_base_address); put(d, 108, 127, u64::from(self.gather_pool_buffer_size)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dGatherPoolAlloc, STATE3DGATHERPOOLALLOC_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_GATHER_POOL_ALLOC", title: "", rows: 0xe,
    cites: &["mesa:gen8 3DSTATE_GATHER_POOL_ALLOC", "mesa:gen9 3DSTATE_GATHER_POOL_ALLOC"],
    engines: &[(0xe, 0x1)], key: &[(0xe, 0xffff0000, 0x791a0000)], length: &[(0xe, 0, 7, 2)], dwords: &[(0xe, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xe, 8, 15), (0xe, 39, 42), (0xe, 96, 107)],
    system: "RS-05", unbuilt: false, watch: &[w(0xe, 0, 0xff00, 0x0), w(0xe, 1, 0x780, 0x0), w(0xe, 3, 0xfff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "MOCS", places: &[p(0xe, 32, 38, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gather Pool Enable", places: &[p(0xe, 43, 43, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gather Pool Base Address", places: &[p(0xe, 44, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Gather Pool Buffer Size", places: &[p(0xe, 108, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_PUSH_CONSTANT_ALLOC_DS`. `[mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_DS]` `[mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_DS]` `[mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_DS]` `[byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPushConstantAllocDs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Constant Buffer Size, uint.
    pub constant_buffer_size: u32,
    /// Constant Buffer Offset, uint.
    pub constant_buffer_offset: u32,
}
impl State3dPushConstantAllocDs {
    /// 0KB of Constant Buffer Size.
    pub const CONSTANT_BUFFER_SIZE_0KB: u32 = 0x0;
    /// 0KB of Constant Buffer Offset.
    pub const CONSTANT_BUFFER_OFFSET_0KB: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dPushConstantAllocDs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 36), constant_buffer_offset: u(d, 48, 51), },
            _ => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 37), constant_buffer_offset: u(d, 48, 52), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x79140000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 36, u64::from(self.constant_buffer_size)); put(d, 48, 51, u64::from(self.constant_buffer_offset)); 2 }
            _ => { d[0] = 0x79140000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 37, u64::from(self.constant_buffer_size)); put(d, 48, 52, u64::from(self.constant_buffer_offset)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dPushConstantAllocDs, STATE3DPUSHCONSTANTALLOCDS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_PUSH_CONSTANT_ALLOC_DS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_DS", "mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_DS", "mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_DS", "byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_DS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79140000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 37, 47), (0x1, 52, 63), (0xe, 38, 47), (0xe, 53, 63)],
    system: "B014", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xfff0ffe0, 0x0), w(0xe, 1, 0xffe0ffc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Constant Buffer Size", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
        Field { name: "Constant Buffer Offset", places: &[p(0x1, 48, 51, Kind::Uint, 1, 0), p(0xe, 48, 52, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
    ],
});

/// `3DSTATE_PUSH_CONSTANT_ALLOC_GS`. `[mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_GS]` `[mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_GS]` `[mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_GS]` `[byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPushConstantAllocGs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Constant Buffer Size, uint.
    pub constant_buffer_size: u32,
    /// Constant Buffer Offset, uint.
    pub constant_buffer_offset: u32,
}
impl State3dPushConstantAllocGs {
    /// 0KB of Constant Buffer Size.
    pub const CONSTANT_BUFFER_SIZE_0KB: u32 = 0x0;
    /// 0KB of Constant Buffer Offset.
    pub const CONSTANT_BUFFER_OFFSET_0KB: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dPushConstantAllocGs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 36), constant_buffer_offset: u(d, 48, 51), },
            _ => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 37), constant_buffer_offset: u(d, 48, 52), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x79150000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 36, u64::from(self.constant_buffer_size)); put(d, 48, 51, u64::from(self.constant_buffer_offset)); 2 }
            _ => { d[0] = 0x79150000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 37, u64::from(self.constant_buffer_size)); put(d, 48, 52, u64::from(self.constant_buffer_offset)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dPushConstantAllocGs, STATE3DPUSHCONSTANTALLOCGS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_PUSH_CONSTANT_ALLOC_GS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_GS", "mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_GS", "mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_GS", "byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_GS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79150000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 37, 47), (0x1, 52, 63), (0xe, 38, 47), (0xe, 53, 63)],
    system: "B014", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xfff0ffe0, 0x0), w(0xe, 1, 0xffe0ffc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Constant Buffer Size", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
        Field { name: "Constant Buffer Offset", places: &[p(0x1, 48, 51, Kind::Uint, 1, 0), p(0xe, 48, 52, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
    ],
});

/// `3DSTATE_PUSH_CONSTANT_ALLOC_HS`. `[mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_HS]` `[mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_HS]` `[mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_HS]` `[byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPushConstantAllocHs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Constant Buffer Size, uint.
    pub constant_buffer_size: u32,
    /// Constant Buffer Offset, uint.
    pub constant_buffer_offset: u32,
}
impl State3dPushConstantAllocHs {
    /// 0KB of Constant Buffer Size.
    pub const CONSTANT_BUFFER_SIZE_0KB: u32 = 0x0;
    /// 0KB of Constant Buffer Offset.
    pub const CONSTANT_BUFFER_OFFSET_0KB: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dPushConstantAllocHs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 36), constant_buffer_offset: u(d, 48, 51), },
            _ => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 37), constant_buffer_offset: u(d, 48, 52), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x79130000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 36, u64::from(self.constant_buffer_size)); put(d, 48, 51, u64::from(self.constant_buffer_offset)); 2 }
            _ => { d[0] = 0x79130000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 37, u64::from(self.constant_buffer_size)); put(d, 48, 52, u64::from(self.constant_buffer_offset)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dPushConstantAllocHs, STATE3DPUSHCONSTANTALLOCHS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_PUSH_CONSTANT_ALLOC_HS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_HS", "mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_HS", "mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_HS", "byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_HS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79130000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 37, 47), (0x1, 52, 63), (0xe, 38, 47), (0xe, 53, 63)],
    system: "B014", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xfff0ffe0, 0x0), w(0xe, 1, 0xffe0ffc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Constant Buffer Size", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
        Field { name: "Constant Buffer Offset", places: &[p(0x1, 48, 51, Kind::Uint, 1, 0), p(0xe, 48, 52, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
    ],
});

/// `3DSTATE_PUSH_CONSTANT_ALLOC_PS`. `[mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_PS]` `[mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_PS]` `[mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_PS]` `[byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_PS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPushConstantAllocPs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Constant Buffer Size, uint.
    pub constant_buffer_size: u32,
    /// Constant Buffer Offset, uint.
    pub constant_buffer_offset: u32,
}
impl State3dPushConstantAllocPs {
    /// 0KB of Constant Buffer Size.
    pub const CONSTANT_BUFFER_SIZE_0KB: u32 = 0x0;
    /// 0KB of Constant Buffer Offset.
    pub const CONSTANT_BUFFER_OFFSET_0KB: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dPushConstantAllocPs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 36), constant_buffer_offset: u(d, 48, 51), },
            _ => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 37), constant_buffer_offset: u(d, 48, 52), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x79160000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 36, u64::from(self.constant_buffer_size)); put(d, 48, 51, u64::from(self.constant_buffer_offset)); 2 }
            _ => { d[0] = 0x79160000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 37, u64::from(self.constant_buffer_size)); put(d, 48, 52, u64::from(self.constant_buffer_offset)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dPushConstantAllocPs, STATE3DPUSHCONSTANTALLOCPS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_PUSH_CONSTANT_ALLOC_PS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_PS", "mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_PS", "mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_PS", "byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_PS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79160000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 37, 47), (0x1, 52, 63), (0xe, 38, 47), (0xe, 53, 63)],
    system: "B014", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xfff0ffe0, 0x0), w(0xe, 1, 0xffe0ffc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Constant Buffer Size", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
        Field { name: "Constant Buffer Offset", places: &[p(0x1, 48, 51, Kind::Uint, 1, 0), p(0xe, 48, 52, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
    ],
});

/// `3DSTATE_PUSH_CONSTANT_ALLOC_VS`. `[mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_VS]` `[mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_VS]` `[mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_VS]` `[byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dPushConstantAllocVs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Constant Buffer Size, uint.
    pub constant_buffer_size: u32,
    /// Constant Buffer Offset, uint.
    pub constant_buffer_offset: u32,
}
impl State3dPushConstantAllocVs {
    /// 0KB of Constant Buffer Size.
    pub const CONSTANT_BUFFER_SIZE_0KB: u32 = 0x0;
    /// 0KB of Constant Buffer Offset.
    pub const CONSTANT_BUFFER_OFFSET_0KB: u32 = 0x0;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dPushConstantAllocVs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 36), constant_buffer_offset: u(d, 48, 51), },
            _ => Self { dword_length: u(d, 0, 7), constant_buffer_size: u(d, 32, 37), constant_buffer_offset: u(d, 48, 52), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x79120000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 36, u64::from(self.constant_buffer_size)); put(d, 48, 51, u64::from(self.constant_buffer_offset)); 2 }
            _ => { d[0] = 0x79120000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 37, u64::from(self.constant_buffer_size)); put(d, 48, 52, u64::from(self.constant_buffer_offset)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dPushConstantAllocVs, STATE3DPUSHCONSTANTALLOCVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_PUSH_CONSTANT_ALLOC_VS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_PUSH_CONSTANT_ALLOC_VS", "mesa:gen8 3DSTATE_PUSH_CONSTANT_ALLOC_VS", "mesa:gen9 3DSTATE_PUSH_CONSTANT_ALLOC_VS", "byt.2.2:3DSTATE_PUSH_CONSTANT_ALLOC_VS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x79120000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 37, 47), (0x1, 52, 63), (0xe, 38, 47), (0xe, 53, 63)],
    system: "B014", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xfff0ffe0, 0x0), w(0xe, 1, 0xffe0ffc0, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Constant Buffer Size", places: &[p(0x1, 32, 36, Kind::Uint, 1, 0), p(0xe, 32, 37, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
        Field { name: "Constant Buffer Offset", places: &[p(0x1, 48, 51, Kind::Uint, 1, 0), p(0xe, 48, 52, Kind::Uint, 1, 0)], values: &[(0x1, 0x0, "0KB")], when: None, gap: None },
    ],
});

/// `3DSTATE_RS_CONSTANT_POINTER`. `[mesa:gen9 3DSTATE_RS_CONSTANT_POINTER]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dRsConstantPointer {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Operation Load or Store, uint.
    pub operation_load_or_store: u32,
    /// Shader Select, uint.
    pub shader_select: u32,
    /// Global Constant Buffer Address, address.
    pub global_constant_buffer_address: u64,
    /// Global Constant Buffer Address High, address.
    pub global_constant_buffer_address_high: u64,
}
impl State3dRsConstantPointer {
    /// Store of Operation Load or Store.
    pub const OPERATION_LOAD_OR_STORE_STORE: u32 = 0x0;
    /// Load of Operation Load or Store.
    pub const OPERATION_LOAD_OR_STORE_LOAD: u32 = 0x1;
    /// VS of Shader Select.
    pub const SHADER_SELECT_VS: u32 = 0x0;
    /// PS of Shader Select.
    pub const SHADER_SELECT_PS: u32 = 0x4;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dRsConstantPointer {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 7), operation_load_or_store: u(d, 44, 44), shader_select: u(d, 60, 62), global_constant_buffer_address: a(d, 70, 95), global_constant_buffer_address_high: a(d, 96, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x78540000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 44, 44, u64::from(self.operation_load_or_store)); put(d, 60, 62, u64::from(self.shader_select)); put_a(d, 70, 95, self.global_constant_buffer_address); put_a(d, 96, 127, self.global_constant_buffer_address_high); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(State3dRsConstantPointer, STATE3DRSCONSTANTPOINTER_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_RS_CONSTANT_POINTER", title: "", rows: 0xc,
    cites: &["mesa:gen9 3DSTATE_RS_CONSTANT_POINTER"],
    engines: &[(0xc, 0x1)], key: &[(0xc, 0xffff0000, 0x78540000)], length: &[(0xc, 0, 7, 2)], dwords: &[(0xc, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 8, 15), (0xc, 32, 43), (0xc, 45, 59), (0xc, 63, 63), (0xc, 64, 69)],
    system: "RS-06", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Operation Load or Store", places: &[p(0xc, 44, 44, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "Store"), (0xc, 0x1, "Load")], when: None, gap: None },
        Field { name: "Shader Select", places: &[p(0xc, 60, 62, Kind::Uint, 1, 0)], values: &[(0xc, 0x0, "VS"), (0xc, 0x4, "PS")], when: None, gap: None },
        Field { name: "Global Constant Buffer Address", places: &[p(0xc, 70, 95, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Global Constant Buffer Address High", places: &[p(0xc, 96, 127, Kind::Address, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLER_STATE_POINTERS_DS`. `[mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_DS]` `[mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_DS]` `[mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_DS]` `[byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplerStatePointersDs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to DS Sampler State, offset.
    pub pointer_to_ds_sampler_state: u64,
}
impl State3dSamplerStatePointersDs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSamplerStatePointersDs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_ds_sampler_state: a(d, 37, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x782d0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 63, self.pointer_to_ds_sampler_state); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dSamplerStatePointersDs, STATE3DSAMPLERSTATEPOINTERSDS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLER_STATE_POINTERS_DS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_DS", "mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_DS", "mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_DS", "byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_DS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x782d0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36)],
    system: "B007", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x1f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to DS Sampler State", places: &[p(0xf, 37, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLER_STATE_POINTERS_GS`. `[mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_GS]` `[mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_GS]` `[mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_GS]` `[byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplerStatePointersGs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to GS Sampler State, offset.
    pub pointer_to_gs_sampler_state: u64,
}
impl State3dSamplerStatePointersGs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSamplerStatePointersGs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_gs_sampler_state: a(d, 37, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x782e0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 63, self.pointer_to_gs_sampler_state); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dSamplerStatePointersGs, STATE3DSAMPLERSTATEPOINTERSGS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLER_STATE_POINTERS_GS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_GS", "mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_GS", "mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_GS", "byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_GS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x782e0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36)],
    system: "B007", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x1f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to GS Sampler State", places: &[p(0xf, 37, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLER_STATE_POINTERS_HS`. `[mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_HS]` `[mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_HS]` `[mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_HS]` `[byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplerStatePointersHs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to HS Sampler State, offset.
    pub pointer_to_hs_sampler_state: u64,
}
impl State3dSamplerStatePointersHs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSamplerStatePointersHs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_hs_sampler_state: a(d, 37, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x782c0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 63, self.pointer_to_hs_sampler_state); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dSamplerStatePointersHs, STATE3DSAMPLERSTATEPOINTERSHS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLER_STATE_POINTERS_HS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_HS", "mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_HS", "mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_HS", "byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_HS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x782c0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36)],
    system: "B007", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x1f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to HS Sampler State", places: &[p(0xf, 37, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLER_STATE_POINTERS_PS`. `[mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_PS]` `[mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_PS]` `[mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_PS]` `[byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_PS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplerStatePointersPs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to PS Sampler State, offset.
    pub pointer_to_ps_sampler_state: u64,
}
impl State3dSamplerStatePointersPs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSamplerStatePointersPs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_ps_sampler_state: a(d, 37, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x782f0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 63, self.pointer_to_ps_sampler_state); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dSamplerStatePointersPs, STATE3DSAMPLERSTATEPOINTERSPS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLER_STATE_POINTERS_PS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_PS", "mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_PS", "mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_PS", "byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_PS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x782f0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36)],
    system: "B007", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x1f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to PS Sampler State", places: &[p(0xf, 37, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_SAMPLER_STATE_POINTERS_VS`. `[mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_VS]` `[mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_VS]` `[mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_VS]` `[byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dSamplerStatePointersVs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// Pointer to VS Sampler State, offset.
    pub pointer_to_vs_sampler_state: u64,
}
impl State3dSamplerStatePointersVs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dSamplerStatePointersVs {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), pointer_to_vs_sampler_state: a(d, 37, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x782b0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 63, self.pointer_to_vs_sampler_state); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dSamplerStatePointersVs, STATE3DSAMPLERSTATEPOINTERSVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_SAMPLER_STATE_POINTERS_VS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_SAMPLER_STATE_POINTERS_VS", "mesa:gen8 3DSTATE_SAMPLER_STATE_POINTERS_VS", "mesa:gen9 3DSTATE_SAMPLER_STATE_POINTERS_VS", "byt.2.2:3DSTATE_SAMPLER_STATE_POINTERS_VS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x782b0000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36)],
    system: "B007", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x1f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pointer to VS Sampler State", places: &[p(0xf, 37, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_URB_CLEAR`. `[mesa:gen9 3DSTATE_URB_CLEAR]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dUrbClear {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// URB Address, offset.
    pub urb_address: u64,
    /// URB Clear Length, uint.
    pub urb_clear_length: u32,
}
impl State3dUrbClear {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dUrbClear {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), urb_address: a(d, 32, 46), urb_clear_length: u(d, 48, 61), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x791d0000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 32, 46, self.urb_address); put(d, 48, 61, u64::from(self.urb_clear_length)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dUrbClear, STATE3DURBCLEAR_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_URB_CLEAR", title: "", rows: 0xc,
    cites: &["mesa:gen9 3DSTATE_URB_CLEAR"],
    engines: &[(0xc, 0x1)], key: &[(0xc, 0xffff0000, 0x791d0000)], length: &[(0xc, 0, 7, 2)], dwords: &[(0xc, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xc, 8, 15), (0xc, 47, 47), (0xc, 62, 63)],
    system: "B010", unbuilt: true, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "URB Address", places: &[p(0xc, 32, 46, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "URB Clear Length", places: &[p(0xc, 48, 61, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_URB_DS`. `[mesa:gen7 3DSTATE_URB_DS]` `[mesa:gen8 3DSTATE_URB_DS]` `[mesa:gen9 3DSTATE_URB_DS]` `[byt.2.2:3DSTATE_URB_DS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dUrbDs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// DS Number of URB Entries, uint.
    pub ds_number_of_urb_entries: u32,
    /// DS URB Entry Allocation Size, uint.
    pub ds_urb_entry_allocation_size: u32,
    /// DS URB Starting Address, uint.
    pub ds_urb_starting_address: u32,
}
impl State3dUrbDs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dUrbDs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), ds_number_of_urb_entries: u(d, 32, 47), ds_urb_entry_allocation_size: u(d, 48, 56), ds_urb_starting_address: u(d, 57, 61), },
            _ => Self { dword_length: u(d, 0, 7), ds_number_of_urb_entries: u(d, 32, 47), ds_urb_entry_allocation_size: u(d, 48, 56), ds_urb_starting_address: u(d, 57, 63), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78320000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.ds_number_of_urb_entries)); put(d, 48, 56, u64::from(self.ds_urb_entry_allocation_size)); put(d, 57, 61, u64::from(self.ds_urb_starting_address)); 2 }
            _ => { d[0] = 0x78320000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.ds_number_of_urb_entries)); put(d, 48, 56, u64::from(self.ds_urb_entry_allocation_size)); put(d, 57, 63, u64::from(self.ds_urb_starting_address)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dUrbDs, STATE3DURBDS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_URB_DS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_URB_DS", "mesa:gen8 3DSTATE_URB_DS", "mesa:gen9 3DSTATE_URB_DS", "byt.2.2:3DSTATE_URB_DS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78320000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 62, 63)],
    system: "B010", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xc0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "DS Number of URB Entries", places: &[p(0xf, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DS URB Entry Allocation Size", places: &[p(0xf, 48, 56, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DS URB Starting Address", places: &[p(0x1, 57, 61, Kind::Uint, 1, 0), p(0xe, 57, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_URB_GS`. `[mesa:gen7 3DSTATE_URB_GS]` `[mesa:gen8 3DSTATE_URB_GS]` `[mesa:gen9 3DSTATE_URB_GS]` `[byt.2.2:3DSTATE_URB_GS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dUrbGs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// GS Number of URB Entries, uint.
    pub gs_number_of_urb_entries: u32,
    /// GS URB Entry Allocation Size, uint.
    pub gs_urb_entry_allocation_size: u32,
    /// GS URB Starting Address, uint.
    pub gs_urb_starting_address: u32,
}
impl State3dUrbGs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dUrbGs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), gs_number_of_urb_entries: u(d, 32, 47), gs_urb_entry_allocation_size: u(d, 48, 56), gs_urb_starting_address: u(d, 57, 61), },
            _ => Self { dword_length: u(d, 0, 7), gs_number_of_urb_entries: u(d, 32, 47), gs_urb_entry_allocation_size: u(d, 48, 56), gs_urb_starting_address: u(d, 57, 63), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78330000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.gs_number_of_urb_entries)); put(d, 48, 56, u64::from(self.gs_urb_entry_allocation_size)); put(d, 57, 61, u64::from(self.gs_urb_starting_address)); 2 }
            _ => { d[0] = 0x78330000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.gs_number_of_urb_entries)); put(d, 48, 56, u64::from(self.gs_urb_entry_allocation_size)); put(d, 57, 63, u64::from(self.gs_urb_starting_address)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dUrbGs, STATE3DURBGS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_URB_GS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_URB_GS", "mesa:gen8 3DSTATE_URB_GS", "mesa:gen9 3DSTATE_URB_GS", "byt.2.2:3DSTATE_URB_GS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78330000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 62, 63)],
    system: "B010", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xc0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "GS Number of URB Entries", places: &[p(0xf, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GS URB Entry Allocation Size", places: &[p(0xf, 48, 56, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GS URB Starting Address", places: &[p(0x1, 57, 61, Kind::Uint, 1, 0), p(0xe, 57, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_URB_HS`. `[mesa:gen7 3DSTATE_URB_HS]` `[mesa:gen8 3DSTATE_URB_HS]` `[mesa:gen9 3DSTATE_URB_HS]` `[byt.2.2:3DSTATE_URB_HS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dUrbHs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// HS Number of URB Entries, uint.
    pub hs_number_of_urb_entries: u32,
    /// HS URB Entry Allocation Size, uint.
    pub hs_urb_entry_allocation_size: u32,
    /// HS URB Starting Address, uint.
    pub hs_urb_starting_address: u32,
}
impl State3dUrbHs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dUrbHs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), hs_number_of_urb_entries: u(d, 32, 47), hs_urb_entry_allocation_size: u(d, 48, 56), hs_urb_starting_address: u(d, 57, 61), },
            _ => Self { dword_length: u(d, 0, 7), hs_number_of_urb_entries: u(d, 32, 47), hs_urb_entry_allocation_size: u(d, 48, 56), hs_urb_starting_address: u(d, 57, 63), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78310000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.hs_number_of_urb_entries)); put(d, 48, 56, u64::from(self.hs_urb_entry_allocation_size)); put(d, 57, 61, u64::from(self.hs_urb_starting_address)); 2 }
            _ => { d[0] = 0x78310000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.hs_number_of_urb_entries)); put(d, 48, 56, u64::from(self.hs_urb_entry_allocation_size)); put(d, 57, 63, u64::from(self.hs_urb_starting_address)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dUrbHs, STATE3DURBHS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_URB_HS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_URB_HS", "mesa:gen8 3DSTATE_URB_HS", "mesa:gen9 3DSTATE_URB_HS", "byt.2.2:3DSTATE_URB_HS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78310000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 62, 63)],
    system: "B010", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xc0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "HS Number of URB Entries", places: &[p(0xf, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HS URB Entry Allocation Size", places: &[p(0xf, 48, 56, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "HS URB Starting Address", places: &[p(0x1, 57, 61, Kind::Uint, 1, 0), p(0xe, 57, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_URB_VS`. `[mesa:gen7 3DSTATE_URB_VS]` `[mesa:gen8 3DSTATE_URB_VS]` `[mesa:gen9 3DSTATE_URB_VS]` `[byt.2.2:3DSTATE_URB_VS]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dUrbVs {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// VS Number of URB Entries, uint.
    pub vs_number_of_urb_entries: u32,
    /// VS URB Entry Allocation Size, uint.
    pub vs_urb_entry_allocation_size: u32,
    /// VS URB Starting Address, uint.
    pub vs_urb_starting_address: u32,
}
impl State3dUrbVs {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(platform: &Platform, dwords: &[u32]) -> State3dUrbVs {
        let d = &fixed::<2>(dwords);
        match platform.row() {
            0 => Self { dword_length: u(d, 0, 7), vs_number_of_urb_entries: u(d, 32, 47), vs_urb_entry_allocation_size: u(d, 48, 56), vs_urb_starting_address: u(d, 57, 61), },
            _ => Self { dword_length: u(d, 0, 7), vs_number_of_urb_entries: u(d, 32, 47), vs_urb_entry_allocation_size: u(d, 48, 56), vs_urb_starting_address: u(d, 57, 63), },
        }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = match platform.row() {
            0 => { d[0] = 0x78300000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.vs_number_of_urb_entries)); put(d, 48, 56, u64::from(self.vs_urb_entry_allocation_size)); put(d, 57, 61, u64::from(self.vs_urb_starting_address)); 2 }
            _ => { d[0] = 0x78300000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put(d, 32, 47, u64::from(self.vs_number_of_urb_entries)); put(d, 48, 56, u64::from(self.vs_urb_entry_allocation_size)); put(d, 57, 63, u64::from(self.vs_urb_starting_address)); 2 }
        };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dUrbVs, STATE3DURBVS_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_URB_VS", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_URB_VS", "mesa:gen8 3DSTATE_URB_VS", "mesa:gen9 3DSTATE_URB_VS", "byt.2.2:3DSTATE_URB_VS"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78300000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0x1, 62, 63)],
    system: "B010", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0x1, 1, 0xc0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "VS Number of URB Entries", places: &[p(0xf, 32, 47, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VS URB Entry Allocation Size", places: &[p(0xf, 48, 56, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "VS URB Starting Address", places: &[p(0x1, 57, 61, Kind::Uint, 1, 0), p(0xe, 57, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VIEWPORT_STATE_POINTERS_CC`. `[mesa:gen7 3DSTATE_VIEWPORT_STATE_POINTERS_CC]` `[mesa:gen8 3DSTATE_VIEWPORT_STATE_POINTERS_CC]` `[mesa:gen9 3DSTATE_VIEWPORT_STATE_POINTERS_CC]` `[byt.2.2:3DSTATE_VIEWPORT_STATE_POINTERS_CC]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dViewportStatePointersCc {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// CC Viewport Pointer, offset.
    pub cc_viewport_pointer: u64,
}
impl State3dViewportStatePointersCc {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dViewportStatePointersCc {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), cc_viewport_pointer: a(d, 37, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78230000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 37, 63, self.cc_viewport_pointer); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dViewportStatePointersCc, STATE3DVIEWPORTSTATEPOINTERSCC_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VIEWPORT_STATE_POINTERS_CC", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_VIEWPORT_STATE_POINTERS_CC", "mesa:gen8 3DSTATE_VIEWPORT_STATE_POINTERS_CC", "mesa:gen9 3DSTATE_VIEWPORT_STATE_POINTERS_CC", "byt.2.2:3DSTATE_VIEWPORT_STATE_POINTERS_CC"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78230000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 36)],
    system: "B123", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x1f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "CC Viewport Pointer", places: &[p(0xf, 37, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP`. `[mesa:gen7 3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP]` `[mesa:gen8 3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP]` `[mesa:gen9 3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP]` `[byt.2.2:3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct State3dViewportStatePointersSfClip {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// SF Clip Viewport Pointer, offset.
    pub sf_clip_viewport_pointer: u64,
}
impl State3dViewportStatePointersSfClip {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> State3dViewportStatePointersSfClip {
        let d = &fixed::<2>(dwords);
        Self { dword_length: u(d, 0, 7), sf_clip_viewport_pointer: a(d, 38, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { d[0] = 0x78210000; let length = if self.dword_length == 0 { 0 } else { self.dword_length }; put(d, 0, 7, u64::from(length)); put_a(d, 38, 63, self.sf_clip_viewport_pointer); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(State3dViewportStatePointersSfClip, STATE3DVIEWPORTSTATEPOINTERSSFCLIP_ITEM, Item {
    noun: Noun::Command, name: "3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP", title: "", rows: 0xf,
    cites: &["mesa:gen7 3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP", "mesa:gen8 3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP", "mesa:gen9 3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP", "byt.2.2:3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x78210000)], length: &[(0xf, 0, 7, 2)], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 8, 15), (0xf, 32, 37)],
    system: "B071", unbuilt: false, watch: &[w(0xf, 0, 0xff00, 0x0), w(0xf, 1, 0x3f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "SF Clip Viewport Pointer", places: &[p(0xf, 38, 63, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `MEDIA_CURBE_LOAD`. `[mesa:gen7 MEDIA_CURBE_LOAD]` `[mesa:gen8 MEDIA_CURBE_LOAD]` `[mesa:gen9 MEDIA_CURBE_LOAD]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MediaCurbeLoad {
    /// Length as the header states it; 0 lets `encode` fill in the usual one.
    pub dword_length: u32,
    /// CURBE Total Data Length, uint.
    pub curbe_total_data_length: u32,
    /// CURBE Data Start Address, uint.
    pub curbe_data_start_address: u32,
}
impl MediaCurbeLoad {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> MediaCurbeLoad {
        let d = &fixed::<4>(dwords);
        Self { dword_length: u(d, 0, 15), curbe_total_data_length: u(d, 64, 80), curbe_data_start_address: u(d, 96, 127), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 4];
        let d = &mut words;
        let n: usize = { d[0] = 0x70010000; let length = if self.dword_length == 0 { 2 } else { self.dword_length }; put(d, 0, 15, u64::from(length)); put(d, 64, 80, u64::from(self.curbe_total_data_length)); put(d, 96, 127, u64::from(self.curbe_data_start_address)); 4 };
        words[..n.min(4)].to_vec()
    }
}
described!(MediaCurbeLoad, MEDIACURBELOAD_ITEM, Item {
    noun: Noun::Command, name: "MEDIA_CURBE_LOAD", title: "", rows: 0xf,
    cites: &["mesa:gen7 MEDIA_CURBE_LOAD", "mesa:gen8 MEDIA_CURBE_LOAD", "mesa:gen9 MEDIA_CURBE_LOAD"],
    engines: &[(0xf, 0x1)], key: &[(0xf, 0xffff0000, 0x70010000)], length: &[(0xf, 0, 15, 2)], dwords: &[(0xf, 4, 4, false)], tail: &[], offset: &[], register: PLAIN, ones: &[],
    reserved: &[(0xf, 32, 63), (0xf, 81, 95)],
    system: "C04", unbuilt: false, watch: &[w(0xf, 1, 0xffffffff, 0x0), w(0xf, 2, 0xfffe0000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "CURBE Total Data Length", places: &[p(0xf, 64, 80, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "CURBE Data Start Address", places: &[p(0xf, 96, 127, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

