//! Generated from hw/registers/counters.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `CL_INVOCATION_COUNT`. `[mesa:gen7 CL_INVOCATION_COUNT]` `[mesa:gen8 CL_INVOCATION_COUNT]` `[mesa:gen9 CL_INVOCATION_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ClInvocationCount {
    /// CL Invocation Count Report, uint.
    pub cl_invocation_count_report: u64,
}
impl ClInvocationCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ClInvocationCount {
        let d = &fixed::<2>(dwords);
        Self { cl_invocation_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.cl_invocation_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(ClInvocationCount, CLINVOCATIONCOUNT_ITEM, Item {
    noun: Noun::Register, name: "CL_INVOCATION_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 CL_INVOCATION_COUNT", "mesa:gen8 CL_INVOCATION_COUNT", "mesa:gen9 CL_INVOCATION_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2338)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "CL Invocation Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CL_PRIMITIVES_COUNT`. `[mesa:gen7 CL_PRIMITIVES_COUNT]` `[mesa:gen8 CL_PRIMITIVES_COUNT]` `[mesa:gen9 CL_PRIMITIVES_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ClPrimitivesCount {
    /// CL Primitives Count Report, uint.
    pub cl_primitives_count_report: u64,
}
impl ClPrimitivesCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> ClPrimitivesCount {
        let d = &fixed::<2>(dwords);
        Self { cl_primitives_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.cl_primitives_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(ClPrimitivesCount, CLPRIMITIVESCOUNT_ITEM, Item {
    noun: Noun::Register, name: "CL_PRIMITIVES_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 CL_PRIMITIVES_COUNT", "mesa:gen8 CL_PRIMITIVES_COUNT", "mesa:gen9 CL_PRIMITIVES_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2340)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "CL Primitives Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `CS_INVOCATION_COUNT`. `[mesa:gen7 CS_INVOCATION_COUNT]` `[mesa:gen8 CS_INVOCATION_COUNT]` `[mesa:gen9 CS_INVOCATION_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CsInvocationCount {
    /// CS Invocation Count Report, uint.
    pub cs_invocation_count_report: u64,
}
impl CsInvocationCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> CsInvocationCount {
        let d = &fixed::<2>(dwords);
        Self { cs_invocation_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.cs_invocation_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(CsInvocationCount, CSINVOCATIONCOUNT_ITEM, Item {
    noun: Noun::Register, name: "CS_INVOCATION_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 CS_INVOCATION_COUNT", "mesa:gen8 CS_INVOCATION_COUNT", "mesa:gen9 CS_INVOCATION_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2290)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "CS Invocation Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `DS_INVOCATION_COUNT`. `[mesa:gen7 DS_INVOCATION_COUNT]` `[mesa:gen8 DS_INVOCATION_COUNT]` `[mesa:gen9 DS_INVOCATION_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DsInvocationCount {
    /// DS Invocation Count Report, uint.
    pub ds_invocation_count_report: u64,
}
impl DsInvocationCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> DsInvocationCount {
        let d = &fixed::<2>(dwords);
        Self { ds_invocation_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.ds_invocation_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(DsInvocationCount, DSINVOCATIONCOUNT_ITEM, Item {
    noun: Noun::Register, name: "DS_INVOCATION_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 DS_INVOCATION_COUNT", "mesa:gen8 DS_INVOCATION_COUNT", "mesa:gen9 DS_INVOCATION_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2308)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "DS Invocation Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `GS_INVOCATION_COUNT`. `[mesa:gen7 GS_INVOCATION_COUNT]` `[mesa:gen8 GS_INVOCATION_COUNT]` `[mesa:gen9 GS_INVOCATION_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GsInvocationCount {
    /// GS Invocation Count Report, uint.
    pub gs_invocation_count_report: u64,
}
impl GsInvocationCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> GsInvocationCount {
        let d = &fixed::<2>(dwords);
        Self { gs_invocation_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.gs_invocation_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(GsInvocationCount, GSINVOCATIONCOUNT_ITEM, Item {
    noun: Noun::Register, name: "GS_INVOCATION_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 GS_INVOCATION_COUNT", "mesa:gen8 GS_INVOCATION_COUNT", "mesa:gen9 GS_INVOCATION_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2328)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "GS Invocation Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `GS_PRIMITIVES_COUNT`. `[mesa:gen7 GS_PRIMITIVES_COUNT]` `[mesa:gen8 GS_PRIMITIVES_COUNT]` `[mesa:gen9 GS_PRIMITIVES_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GsPrimitivesCount {
    /// GS Primitives Count Report, uint.
    pub gs_primitives_count_report: u64,
}
impl GsPrimitivesCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> GsPrimitivesCount {
        let d = &fixed::<2>(dwords);
        Self { gs_primitives_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.gs_primitives_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(GsPrimitivesCount, GSPRIMITIVESCOUNT_ITEM, Item {
    noun: Noun::Register, name: "GS_PRIMITIVES_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 GS_PRIMITIVES_COUNT", "mesa:gen8 GS_PRIMITIVES_COUNT", "mesa:gen9 GS_PRIMITIVES_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2330)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "GS Primitives Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `HS_INVOCATION_COUNT`. `[mesa:gen7 HS_INVOCATION_COUNT]` `[mesa:gen8 HS_INVOCATION_COUNT]` `[mesa:gen9 HS_INVOCATION_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HsInvocationCount {
    /// HS Invocation Count Report, uint.
    pub hs_invocation_count_report: u64,
}
impl HsInvocationCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> HsInvocationCount {
        let d = &fixed::<2>(dwords);
        Self { hs_invocation_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.hs_invocation_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(HsInvocationCount, HSINVOCATIONCOUNT_ITEM, Item {
    noun: Noun::Register, name: "HS_INVOCATION_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 HS_INVOCATION_COUNT", "mesa:gen8 HS_INVOCATION_COUNT", "mesa:gen9 HS_INVOCATION_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2300)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "HS Invocation Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `IA_PRIMITIVES_COUNT`. `[mesa:gen7 IA_PRIMITIVES_COUNT]` `[mesa:gen8 IA_PRIMITIVES_COUNT]` `[mesa:gen9 IA_PRIMITIVES_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct IaPrimitivesCount {
    /// IA Primitives Count Report, uint.
    pub ia_primitives_count_report: u64,
}
impl IaPrimitivesCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> IaPrimitivesCount {
        let d = &fixed::<2>(dwords);
        Self { ia_primitives_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.ia_primitives_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(IaPrimitivesCount, IAPRIMITIVESCOUNT_ITEM, Item {
    noun: Noun::Register, name: "IA_PRIMITIVES_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 IA_PRIMITIVES_COUNT", "mesa:gen8 IA_PRIMITIVES_COUNT", "mesa:gen9 IA_PRIMITIVES_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2318)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "IA Primitives Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `IA_VERTICES_COUNT`. `[mesa:gen7 IA_VERTICES_COUNT]` `[mesa:gen8 IA_VERTICES_COUNT]` `[mesa:gen9 IA_VERTICES_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct IaVerticesCount {
    /// IA Vertices Count Report, uint.
    pub ia_vertices_count_report: u64,
}
impl IaVerticesCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> IaVerticesCount {
        let d = &fixed::<2>(dwords);
        Self { ia_vertices_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.ia_vertices_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(IaVerticesCount, IAVERTICESCOUNT_ITEM, Item {
    noun: Noun::Register, name: "IA_VERTICES_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 IA_VERTICES_COUNT", "mesa:gen8 IA_VERTICES_COUNT", "mesa:gen9 IA_VERTICES_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2310)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "IA Vertices Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `PERFCNT1`. `[mesa:gen8 PERFCNT1]` `[mesa:gen9 PERFCNT1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Perfcnt1 {
    /// Value, uint.
    pub value: u64,
    /// Event Selection, uint.
    pub event_selection: u32,
    /// Counter Clear, bool.
    pub counter_clear: bool,
    /// Edge Detect, bool.
    pub edge_detect: bool,
    /// Overflow Enable, bool.
    pub overflow_enable: bool,
    /// Counter Enable, bool.
    pub counter_enable: bool,
}
impl Perfcnt1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Perfcnt1 {
        let d = &fixed::<2>(dwords);
        Self { value: l(d, 0, 43), event_selection: u(d, 52, 59), counter_clear: b(d, 60), edge_detect: b(d, 61), overflow_enable: b(d, 62), counter_enable: b(d, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 43, self.value); put(d, 52, 59, u64::from(self.event_selection)); put(d, 60, 60, u64::from(self.counter_clear)); put(d, 61, 61, u64::from(self.edge_detect)); put(d, 62, 62, u64::from(self.overflow_enable)); put(d, 63, 63, u64::from(self.counter_enable)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(Perfcnt1, PERFCNT1_ITEM, Item {
    noun: Noun::Register, name: "PERFCNT1", title: "", rows: 0xe,
    cites: &["mesa:gen8 PERFCNT1", "mesa:gen9 PERFCNT1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[(0xe, 0x91b8)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 44, 51)],
    system: "", unbuilt: false, watch: &[w(0xe, 1, 0xff000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Value", places: &[p(0xe, 0, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Event Selection", places: &[p(0xe, 52, 59, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Counter Clear", places: &[p(0xe, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Edge Detect", places: &[p(0xe, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Overflow Enable", places: &[p(0xe, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Counter Enable", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `PERFCNT2`. `[mesa:gen8 PERFCNT2]` `[mesa:gen9 PERFCNT2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Perfcnt2 {
    /// Value, uint.
    pub value: u64,
    /// Event Selection, uint.
    pub event_selection: u32,
    /// Counter Clear, bool.
    pub counter_clear: bool,
    /// Edge Detect, bool.
    pub edge_detect: bool,
    /// Overflow Enable, bool.
    pub overflow_enable: bool,
    /// Counter Enable, bool.
    pub counter_enable: bool,
}
impl Perfcnt2 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> Perfcnt2 {
        let d = &fixed::<2>(dwords);
        Self { value: l(d, 0, 43), event_selection: u(d, 52, 59), counter_clear: b(d, 60), edge_detect: b(d, 61), overflow_enable: b(d, 62), counter_enable: b(d, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 43, self.value); put(d, 52, 59, u64::from(self.event_selection)); put(d, 60, 60, u64::from(self.counter_clear)); put(d, 61, 61, u64::from(self.edge_detect)); put(d, 62, 62, u64::from(self.overflow_enable)); put(d, 63, 63, u64::from(self.counter_enable)); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(Perfcnt2, PERFCNT2_ITEM, Item {
    noun: Noun::Register, name: "PERFCNT2", title: "", rows: 0xe,
    cites: &["mesa:gen8 PERFCNT2", "mesa:gen9 PERFCNT2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 2, 2, false)], tail: &[], offset: &[(0xe, 0x91c0)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 44, 51)],
    system: "", unbuilt: false, watch: &[w(0xe, 1, 0xff000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Value", places: &[p(0xe, 0, 43, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Event Selection", places: &[p(0xe, 52, 59, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Counter Clear", places: &[p(0xe, 60, 60, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Edge Detect", places: &[p(0xe, 61, 61, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Overflow Enable", places: &[p(0xe, 62, 62, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Counter Enable", places: &[p(0xe, 63, 63, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `PS_INVOCATION_COUNT`. `[mesa:gen7 PS_INVOCATION_COUNT]` `[mesa:gen8 PS_INVOCATION_COUNT]` `[mesa:gen9 PS_INVOCATION_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PsInvocationCount {
    /// PS Invocation Count Report, uint.
    pub ps_invocation_count_report: u64,
}
impl PsInvocationCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> PsInvocationCount {
        let d = &fixed::<2>(dwords);
        Self { ps_invocation_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.ps_invocation_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(PsInvocationCount, PSINVOCATIONCOUNT_ITEM, Item {
    noun: Noun::Register, name: "PS_INVOCATION_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 PS_INVOCATION_COUNT", "mesa:gen8 PS_INVOCATION_COUNT", "mesa:gen9 PS_INVOCATION_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2348)], register: PLAIN, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "PS Invocation Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_NUM_PRIMS_WRITTEN0`. `[mesa:gen7 SO_NUM_PRIMS_WRITTEN0]` `[mesa:gen8 SO_NUM_PRIMS_WRITTEN0]` `[mesa:gen9 SO_NUM_PRIMS_WRITTEN0]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoNumPrimsWritten0 {
    /// Num Prims Written Count, uint.
    pub num_prims_written_count: u64,
}
impl SoNumPrimsWritten0 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoNumPrimsWritten0 {
        let d = &fixed::<2>(dwords);
        Self { num_prims_written_count: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.num_prims_written_count); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoNumPrimsWritten0, SONUMPRIMSWRITTEN0_ITEM, Item {
    noun: Noun::Register, name: "SO_NUM_PRIMS_WRITTEN0", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_NUM_PRIMS_WRITTEN0", "mesa:gen8 SO_NUM_PRIMS_WRITTEN0", "mesa:gen9 SO_NUM_PRIMS_WRITTEN0"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x5200)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Num Prims Written Count", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_NUM_PRIMS_WRITTEN1`. `[mesa:gen7 SO_NUM_PRIMS_WRITTEN1]` `[mesa:gen8 SO_NUM_PRIMS_WRITTEN1]` `[mesa:gen9 SO_NUM_PRIMS_WRITTEN1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoNumPrimsWritten1 {
    /// Num Prims Written Count, uint.
    pub num_prims_written_count: u64,
}
impl SoNumPrimsWritten1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoNumPrimsWritten1 {
        let d = &fixed::<2>(dwords);
        Self { num_prims_written_count: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.num_prims_written_count); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoNumPrimsWritten1, SONUMPRIMSWRITTEN1_ITEM, Item {
    noun: Noun::Register, name: "SO_NUM_PRIMS_WRITTEN1", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_NUM_PRIMS_WRITTEN1", "mesa:gen8 SO_NUM_PRIMS_WRITTEN1", "mesa:gen9 SO_NUM_PRIMS_WRITTEN1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x5208)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Num Prims Written Count", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_NUM_PRIMS_WRITTEN2`. `[mesa:gen7 SO_NUM_PRIMS_WRITTEN2]` `[mesa:gen8 SO_NUM_PRIMS_WRITTEN2]` `[mesa:gen9 SO_NUM_PRIMS_WRITTEN2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoNumPrimsWritten2 {
    /// Num Prims Written Count, uint.
    pub num_prims_written_count: u64,
}
impl SoNumPrimsWritten2 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoNumPrimsWritten2 {
        let d = &fixed::<2>(dwords);
        Self { num_prims_written_count: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.num_prims_written_count); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoNumPrimsWritten2, SONUMPRIMSWRITTEN2_ITEM, Item {
    noun: Noun::Register, name: "SO_NUM_PRIMS_WRITTEN2", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_NUM_PRIMS_WRITTEN2", "mesa:gen8 SO_NUM_PRIMS_WRITTEN2", "mesa:gen9 SO_NUM_PRIMS_WRITTEN2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x5210)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Num Prims Written Count", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_NUM_PRIMS_WRITTEN3`. `[mesa:gen7 SO_NUM_PRIMS_WRITTEN3]` `[mesa:gen8 SO_NUM_PRIMS_WRITTEN3]` `[mesa:gen9 SO_NUM_PRIMS_WRITTEN3]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoNumPrimsWritten3 {
    /// Num Prims Written Count, uint.
    pub num_prims_written_count: u64,
}
impl SoNumPrimsWritten3 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoNumPrimsWritten3 {
        let d = &fixed::<2>(dwords);
        Self { num_prims_written_count: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.num_prims_written_count); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoNumPrimsWritten3, SONUMPRIMSWRITTEN3_ITEM, Item {
    noun: Noun::Register, name: "SO_NUM_PRIMS_WRITTEN3", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_NUM_PRIMS_WRITTEN3", "mesa:gen8 SO_NUM_PRIMS_WRITTEN3", "mesa:gen9 SO_NUM_PRIMS_WRITTEN3"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x5218)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Num Prims Written Count", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_PRIM_STORAGE_NEEDED0`. `[mesa:gen7 SO_PRIM_STORAGE_NEEDED0]` `[mesa:gen8 SO_PRIM_STORAGE_NEEDED0]` `[mesa:gen9 SO_PRIM_STORAGE_NEEDED0]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoPrimStorageNeeded0 {
    /// Prim Storage Needed Count, uint.
    pub prim_storage_needed_count: u64,
}
impl SoPrimStorageNeeded0 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoPrimStorageNeeded0 {
        let d = &fixed::<2>(dwords);
        Self { prim_storage_needed_count: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.prim_storage_needed_count); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoPrimStorageNeeded0, SOPRIMSTORAGENEEDED0_ITEM, Item {
    noun: Noun::Register, name: "SO_PRIM_STORAGE_NEEDED0", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_PRIM_STORAGE_NEEDED0", "mesa:gen8 SO_PRIM_STORAGE_NEEDED0", "mesa:gen9 SO_PRIM_STORAGE_NEEDED0"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x5240)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Prim Storage Needed Count", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_PRIM_STORAGE_NEEDED1`. `[mesa:gen7 SO_PRIM_STORAGE_NEEDED1]` `[mesa:gen8 SO_PRIM_STORAGE_NEEDED1]` `[mesa:gen9 SO_PRIM_STORAGE_NEEDED1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoPrimStorageNeeded1 {
    /// Prim Storage Needed Count, uint.
    pub prim_storage_needed_count: u64,
}
impl SoPrimStorageNeeded1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoPrimStorageNeeded1 {
        let d = &fixed::<2>(dwords);
        Self { prim_storage_needed_count: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.prim_storage_needed_count); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoPrimStorageNeeded1, SOPRIMSTORAGENEEDED1_ITEM, Item {
    noun: Noun::Register, name: "SO_PRIM_STORAGE_NEEDED1", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_PRIM_STORAGE_NEEDED1", "mesa:gen8 SO_PRIM_STORAGE_NEEDED1", "mesa:gen9 SO_PRIM_STORAGE_NEEDED1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x5248)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Prim Storage Needed Count", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_PRIM_STORAGE_NEEDED2`. `[mesa:gen7 SO_PRIM_STORAGE_NEEDED2]` `[mesa:gen8 SO_PRIM_STORAGE_NEEDED2]` `[mesa:gen9 SO_PRIM_STORAGE_NEEDED2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoPrimStorageNeeded2 {
    /// Prim Storage Needed Count, uint.
    pub prim_storage_needed_count: u64,
}
impl SoPrimStorageNeeded2 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoPrimStorageNeeded2 {
        let d = &fixed::<2>(dwords);
        Self { prim_storage_needed_count: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.prim_storage_needed_count); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoPrimStorageNeeded2, SOPRIMSTORAGENEEDED2_ITEM, Item {
    noun: Noun::Register, name: "SO_PRIM_STORAGE_NEEDED2", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_PRIM_STORAGE_NEEDED2", "mesa:gen8 SO_PRIM_STORAGE_NEEDED2", "mesa:gen9 SO_PRIM_STORAGE_NEEDED2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x5250)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Prim Storage Needed Count", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_PRIM_STORAGE_NEEDED3`. `[mesa:gen7 SO_PRIM_STORAGE_NEEDED3]` `[mesa:gen8 SO_PRIM_STORAGE_NEEDED3]` `[mesa:gen9 SO_PRIM_STORAGE_NEEDED3]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoPrimStorageNeeded3 {
    /// Prim Storage Needed Count, uint.
    pub prim_storage_needed_count: u64,
}
impl SoPrimStorageNeeded3 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoPrimStorageNeeded3 {
        let d = &fixed::<2>(dwords);
        Self { prim_storage_needed_count: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.prim_storage_needed_count); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(SoPrimStorageNeeded3, SOPRIMSTORAGENEEDED3_ITEM, Item {
    noun: Noun::Register, name: "SO_PRIM_STORAGE_NEEDED3", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_PRIM_STORAGE_NEEDED3", "mesa:gen8 SO_PRIM_STORAGE_NEEDED3", "mesa:gen9 SO_PRIM_STORAGE_NEEDED3"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x5258)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "Prim Storage Needed Count", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_WRITE_OFFSET0`. `[mesa:gen7 SO_WRITE_OFFSET0]` `[mesa:gen8 SO_WRITE_OFFSET0]` `[mesa:gen9 SO_WRITE_OFFSET0]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoWriteOffset0 {
    /// Write Offset, offset.
    pub write_offset: u64,
}
impl SoWriteOffset0 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoWriteOffset0 {
        let d = &fixed::<1>(dwords);
        Self { write_offset: a(d, 2, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_a(d, 2, 31, self.write_offset); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(SoWriteOffset0, SOWRITEOFFSET0_ITEM, Item {
    noun: Noun::Register, name: "SO_WRITE_OFFSET0", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_WRITE_OFFSET0", "mesa:gen8 SO_WRITE_OFFSET0", "mesa:gen9 SO_WRITE_OFFSET0"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x5280)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 0, 1)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0x3, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Write Offset", places: &[p(0xf, 2, 31, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_WRITE_OFFSET1`. `[mesa:gen7 SO_WRITE_OFFSET1]` `[mesa:gen8 SO_WRITE_OFFSET1]` `[mesa:gen9 SO_WRITE_OFFSET1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoWriteOffset1 {
    /// Write Offset, offset.
    pub write_offset: u64,
}
impl SoWriteOffset1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoWriteOffset1 {
        let d = &fixed::<1>(dwords);
        Self { write_offset: a(d, 2, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_a(d, 2, 31, self.write_offset); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(SoWriteOffset1, SOWRITEOFFSET1_ITEM, Item {
    noun: Noun::Register, name: "SO_WRITE_OFFSET1", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_WRITE_OFFSET1", "mesa:gen8 SO_WRITE_OFFSET1", "mesa:gen9 SO_WRITE_OFFSET1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x5284)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 0, 1)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0x3, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Write Offset", places: &[p(0xf, 2, 31, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_WRITE_OFFSET2`. `[mesa:gen7 SO_WRITE_OFFSET2]` `[mesa:gen8 SO_WRITE_OFFSET2]` `[mesa:gen9 SO_WRITE_OFFSET2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoWriteOffset2 {
    /// Write Offset, offset.
    pub write_offset: u64,
}
impl SoWriteOffset2 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoWriteOffset2 {
        let d = &fixed::<1>(dwords);
        Self { write_offset: a(d, 2, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_a(d, 2, 31, self.write_offset); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(SoWriteOffset2, SOWRITEOFFSET2_ITEM, Item {
    noun: Noun::Register, name: "SO_WRITE_OFFSET2", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_WRITE_OFFSET2", "mesa:gen8 SO_WRITE_OFFSET2", "mesa:gen9 SO_WRITE_OFFSET2"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x5288)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 0, 1)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0x3, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Write Offset", places: &[p(0xf, 2, 31, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `SO_WRITE_OFFSET3`. `[mesa:gen7 SO_WRITE_OFFSET3]` `[mesa:gen8 SO_WRITE_OFFSET3]` `[mesa:gen9 SO_WRITE_OFFSET3]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SoWriteOffset3 {
    /// Write Offset, offset.
    pub write_offset: u64,
}
impl SoWriteOffset3 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> SoWriteOffset3 {
        let d = &fixed::<1>(dwords);
        Self { write_offset: a(d, 2, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put_a(d, 2, 31, self.write_offset); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(SoWriteOffset3, SOWRITEOFFSET3_ITEM, Item {
    noun: Noun::Register, name: "SO_WRITE_OFFSET3", title: "", rows: 0xf,
    cites: &["mesa:gen7 SO_WRITE_OFFSET3", "mesa:gen8 SO_WRITE_OFFSET3", "mesa:gen9 SO_WRITE_OFFSET3"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 1, 1, false)], tail: &[], offset: &[(0xf, 0x528c)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[(0xf, 0, 1)],
    system: "", unbuilt: false, watch: &[w(0xf, 0, 0x3, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Write Offset", places: &[p(0xf, 2, 31, Kind::Offset, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `VS_INVOCATION_COUNT`. `[mesa:gen7 VS_INVOCATION_COUNT]` `[mesa:gen8 VS_INVOCATION_COUNT]` `[mesa:gen9 VS_INVOCATION_COUNT]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VsInvocationCount {
    /// VS Invocation Count Report, uint.
    pub vs_invocation_count_report: u64,
}
impl VsInvocationCount {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> VsInvocationCount {
        let d = &fixed::<2>(dwords);
        Self { vs_invocation_count_report: l(d, 0, 63), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 2];
        let d = &mut words;
        let n: usize = { put(d, 0, 63, self.vs_invocation_count_report); 2 };
        words[..n.min(2)].to_vec()
    }
}
described!(VsInvocationCount, VSINVOCATIONCOUNT_ITEM, Item {
    noun: Noun::Register, name: "VS_INVOCATION_COUNT", title: "", rows: 0xf,
    cites: &["mesa:gen7 VS_INVOCATION_COUNT", "mesa:gen8 VS_INVOCATION_COUNT", "mesa:gen9 VS_INVOCATION_COUNT"],
    engines: &[], key: &[], length: &[], dwords: &[(0xf, 2, 2, false)], tail: &[], offset: &[(0xf, 0x2320)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
        Field { name: "VS Invocation Count Report", places: &[p(0xf, 0, 63, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

