//! Generated from hw/registers/l3.hw by `cargo xtask gen`; do not edit.

use super::super::prelude::*;

/// `L3CNTLREG`. `[mesa:gen8 L3CNTLREG]` `[mesa:gen9 L3CNTLREG]` `[skl.7:L3 Cache Error Protection]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct L3cntlreg {
    /// SLM Enable, bool.
    pub slm_enable: bool,
    /// URB Allocation, uint.
    pub urb_allocation: u32,
    /// GPGPU L3 Credit Mode Enable, bool.
    pub gpgpu_l3_credit_mode_enable: bool,
    /// Error Detection Behavior Control, bool.
    pub error_detection_behavior_control: bool,
    /// RO Allocation, uint.
    pub ro_allocation: u32,
    /// DC Allocation, uint.
    pub dc_allocation: u32,
    /// All Allocation, uint.
    pub all_allocation: u32,
}
impl L3cntlreg {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> L3cntlreg {
        let d = &fixed::<1>(dwords);
        Self { slm_enable: b(d, 0), urb_allocation: u(d, 1, 7), gpgpu_l3_credit_mode_enable: b(d, 8), error_detection_behavior_control: b(d, 9), ro_allocation: u(d, 11, 17), dc_allocation: u(d, 18, 24), all_allocation: u(d, 25, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.slm_enable)); put(d, 1, 7, u64::from(self.urb_allocation)); put(d, 8, 8, u64::from(self.gpgpu_l3_credit_mode_enable)); put(d, 9, 9, u64::from(self.error_detection_behavior_control)); put(d, 11, 17, u64::from(self.ro_allocation)); put(d, 18, 24, u64::from(self.dc_allocation)); put(d, 25, 31, u64::from(self.all_allocation)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(L3cntlreg, L3CNTLREG_ITEM, Item {
    noun: Noun::Register, name: "L3CNTLREG", title: "", rows: 0xe,
    cites: &["mesa:gen8 L3CNTLREG", "mesa:gen9 L3CNTLREG", "skl.7:L3 Cache Error Protection"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0x7034)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x60000060 }, ones: &[],
    reserved: &[(0xe, 10, 10)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0x400, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "SLM Enable", places: &[p(0xe, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "URB Allocation", places: &[p(0xe, 1, 7, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "GPGPU L3 Credit Mode Enable", places: &[p(0xe, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Error Detection Behavior Control", places: &[p(0xe, 9, 9, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RO Allocation", places: &[p(0xe, 11, 17, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC Allocation", places: &[p(0xe, 18, 24, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "All Allocation", places: &[p(0xe, 25, 31, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `L3CNTLREG2`. `[mesa:gen7 L3CNTLREG2]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct L3cntlreg2 {
    /// SLM Enable, bool.
    pub slm_enable: bool,
    /// URB Allocation, uint.
    pub urb_allocation: u32,
    /// URB Low Bandwidth, bool.
    pub urb_low_bandwidth: bool,
    /// ALL Allocation, uint.
    pub all_allocation: u32,
    /// RO Allocation, uint.
    pub ro_allocation: u32,
    /// RO Low Bandwidth, bool.
    pub ro_low_bandwidth: bool,
    /// DC Allocation, uint.
    pub dc_allocation: u32,
    /// DC Low Bandwidth, bool.
    pub dc_low_bandwidth: bool,
}
impl L3cntlreg2 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> L3cntlreg2 {
        let d = &fixed::<1>(dwords);
        Self { slm_enable: b(d, 0), urb_allocation: u(d, 1, 6), urb_low_bandwidth: b(d, 7), all_allocation: u(d, 8, 13), ro_allocation: u(d, 14, 19), ro_low_bandwidth: b(d, 20), dc_allocation: u(d, 21, 26), dc_low_bandwidth: b(d, 27), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.slm_enable)); put(d, 1, 6, u64::from(self.urb_allocation)); put(d, 7, 7, u64::from(self.urb_low_bandwidth)); put(d, 8, 13, u64::from(self.all_allocation)); put(d, 14, 19, u64::from(self.ro_allocation)); put(d, 20, 20, u64::from(self.ro_low_bandwidth)); put(d, 21, 26, u64::from(self.dc_allocation)); put(d, 27, 27, u64::from(self.dc_low_bandwidth)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(L3cntlreg2, L3CNTLREG2_ITEM, Item {
    noun: Noun::Register, name: "L3CNTLREG2", title: "", rows: 0x1,
    cites: &["mesa:gen7 L3CNTLREG2"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0xb020)], register: PLAIN, ones: &[],
    reserved: &[(0x1, 28, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xf0000000, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "SLM Enable", places: &[p(0x1, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "URB Allocation", places: &[p(0x1, 1, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "URB Low Bandwidth", places: &[p(0x1, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "ALL Allocation", places: &[p(0x1, 8, 13, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RO Allocation", places: &[p(0x1, 14, 19, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "RO Low Bandwidth", places: &[p(0x1, 20, 20, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC Allocation", places: &[p(0x1, 21, 26, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "DC Low Bandwidth", places: &[p(0x1, 27, 27, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `L3CNTLREG3`. `[mesa:gen7 L3CNTLREG3]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct L3cntlreg3 {
    /// IS Allocation, uint.
    pub is_allocation: u32,
    /// IS Low Bandwidth, bool.
    pub is_low_bandwidth: bool,
    /// C Allocation, uint.
    pub c_allocation: u32,
    /// C Low Bandwidth, bool.
    pub c_low_bandwidth: bool,
    /// T Allocation, uint.
    pub t_allocation: u32,
    /// T Low Bandwidth, bool.
    pub t_low_bandwidth: bool,
}
impl L3cntlreg3 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> L3cntlreg3 {
        let d = &fixed::<1>(dwords);
        Self { is_allocation: u(d, 1, 6), is_low_bandwidth: b(d, 7), c_allocation: u(d, 8, 13), c_low_bandwidth: b(d, 14), t_allocation: u(d, 15, 20), t_low_bandwidth: b(d, 21), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 1, 6, u64::from(self.is_allocation)); put(d, 7, 7, u64::from(self.is_low_bandwidth)); put(d, 8, 13, u64::from(self.c_allocation)); put(d, 14, 14, u64::from(self.c_low_bandwidth)); put(d, 15, 20, u64::from(self.t_allocation)); put(d, 21, 21, u64::from(self.t_low_bandwidth)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(L3cntlreg3, L3CNTLREG3_ITEM, Item {
    noun: Noun::Register, name: "L3CNTLREG3", title: "", rows: 0x1,
    cites: &["mesa:gen7 L3CNTLREG3"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0xb024)], register: PLAIN, ones: &[],
    reserved: &[(0x1, 0, 0), (0x1, 22, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xffc00001, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "IS Allocation", places: &[p(0x1, 1, 6, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "IS Low Bandwidth", places: &[p(0x1, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C Allocation", places: &[p(0x1, 8, 13, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "C Low Bandwidth", places: &[p(0x1, 14, 14, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "T Allocation", places: &[p(0x1, 15, 20, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "T Low Bandwidth", places: &[p(0x1, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `L3SQCREG1`. `[mesa:gen7 L3SQCREG1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct L3sqcreg1 {
    /// L3SQ High Priority Credit Initialization, uint.
    pub l3sq_high_priority_credit_initialization: u32,
    /// L3SQ General Priority Credit Initialization, uint.
    pub l3sq_general_priority_credit_initialization: u32,
    /// Convert DC_UC, bool.
    pub convert_dc_uc: bool,
    /// Convert IS_UC, bool.
    pub convert_is_uc: bool,
    /// Convert C_UC, bool.
    pub convert_c_uc: bool,
    /// Convert T_UC, bool.
    pub convert_t_uc: bool,
}
impl L3sqcreg1 {
    /// SQHPCI_DEFAULT of L3SQ High Priority Credit Initialization.
    pub const L3SQ_HIGH_PRIORITY_CREDIT_INITIALIZATION_SQHPCI_DEFAULT: u32 = 0x3;
    /// SQGPCI_DEFAULT of L3SQ General Priority Credit Initialization.
    pub const L3SQ_GENERAL_PRIORITY_CREDIT_INITIALIZATION_SQGPCI_DEFAULT: u32 = 0x7;
    /// BYT_SQGPCI_DEFAULT of L3SQ General Priority Credit Initialization.
    pub const L3SQ_GENERAL_PRIORITY_CREDIT_INITIALIZATION_BYT_SQGPCI_DEFAULT: u32 = 0xd;
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> L3sqcreg1 {
        let d = &fixed::<1>(dwords);
        Self { l3sq_high_priority_credit_initialization: u(d, 16, 19), l3sq_general_priority_credit_initialization: u(d, 20, 23), convert_dc_uc: b(d, 24), convert_is_uc: b(d, 25), convert_c_uc: b(d, 26), convert_t_uc: b(d, 27), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 16, 19, u64::from(self.l3sq_high_priority_credit_initialization)); put(d, 20, 23, u64::from(self.l3sq_general_priority_credit_initialization)); put(d, 24, 24, u64::from(self.convert_dc_uc)); put(d, 25, 25, u64::from(self.convert_is_uc)); put(d, 26, 26, u64::from(self.convert_c_uc)); put(d, 27, 27, u64::from(self.convert_t_uc)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(L3sqcreg1, L3SQCREG1_ITEM, Item {
    noun: Noun::Register, name: "L3SQCREG1", title: "", rows: 0x1,
    cites: &["mesa:gen7 L3SQCREG1"],
    engines: &[], key: &[], length: &[], dwords: &[(0x1, 1, 1, false)], tail: &[], offset: &[(0x1, 0xb010)], register: PLAIN, ones: &[],
    reserved: &[(0x1, 0, 15), (0x1, 28, 31)],
    system: "", unbuilt: false, watch: &[w(0x1, 0, 0xf000ffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "L3SQ High Priority Credit Initialization", places: &[p(0x1, 16, 19, Kind::Uint, 1, 0)], values: &[(0x1, 0x3, "SQHPCI_DEFAULT")], when: None, gap: None },
        Field { name: "L3SQ General Priority Credit Initialization", places: &[p(0x1, 20, 23, Kind::Uint, 1, 0)], values: &[(0x1, 0x7, "SQGPCI_DEFAULT"), (0x1, 0xd, "BYT_SQGPCI_DEFAULT")], when: None, gap: None },
        Field { name: "Convert DC_UC", places: &[p(0x1, 24, 24, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Convert IS_UC", places: &[p(0x1, 25, 25, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Convert C_UC", places: &[p(0x1, 26, 26, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Convert T_UC", places: &[p(0x1, 27, 27, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `L3SQCREG1_BANKS`. `[skl.7:LBCF Registers]` `[linux:i915 GEN8_L3SQCREG1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct L3sqcreg1Banks {
    /// High Priority Credits, uint.
    pub high_priority_credits: u32,
    /// General Priority Credits, uint.
    pub general_priority_credits: u32,
}
impl L3sqcreg1Banks {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> L3sqcreg1Banks {
        let d = &fixed::<1>(dwords);
        Self { high_priority_credits: u(d, 14, 18), general_priority_credits: u(d, 19, 23), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 14, 18, u64::from(self.high_priority_credits)); put(d, 19, 23, u64::from(self.general_priority_credits)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(L3sqcreg1Banks, L3SQCREG1BANKS_ITEM, Item {
    noun: Noun::Register, name: "L3SQCREG1_BANKS", title: "", rows: 0xe,
    cites: &["skl.7:LBCF Registers", "linux:i915 GEN8_L3SQCREG1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0xb100)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 0, 13), (0xe, 24, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xff003fff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "High Priority Credits", places: &[p(0xe, 14, 18, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "General Priority Credits", places: &[p(0xe, 19, 23, Kind::Uint, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `L3SQCREG4`. `[skl.7:LBCF Registers]` `[skl.7:L3 Allocation and Programming]` `[linux:i915 GEN8_L3SQCREG4]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct L3sqcreg4 {
    /// Pipeline Flush Coherent Lines, bool.
    pub pipeline_flush_coherent_lines: bool,
    /// Read Only Performance Disable, bool.
    pub read_only_performance_disable: bool,
}
impl L3sqcreg4 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> L3sqcreg4 {
        let d = &fixed::<1>(dwords);
        Self { pipeline_flush_coherent_lines: b(d, 21), read_only_performance_disable: b(d, 27), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 21, 21, u64::from(self.pipeline_flush_coherent_lines)); put(d, 27, 27, u64::from(self.read_only_performance_disable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(L3sqcreg4, L3SQCREG4_ITEM, Item {
    noun: Noun::Register, name: "L3SQCREG4", title: "", rows: 0xe,
    cites: &["skl.7:LBCF Registers", "skl.7:L3 Allocation and Programming", "linux:i915 GEN8_L3SQCREG4"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0xb118)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 0, 20), (0xe, 22, 26), (0xe, 28, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xf7dfffff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Pipeline Flush Coherent Lines", places: &[p(0xe, 21, 21, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Read Only Performance Disable", places: &[p(0xe, 27, 27, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `L3_SCRATCH1`. `[skl.7:LBCF Registers]` `[linux:i915 GEN9_SCRATCH1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct L3Scratch1 {
    /// Eviction Performance Fix Enable, bool.
    pub eviction_performance_fix_enable: bool,
}
impl L3Scratch1 {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> L3Scratch1 {
        let d = &fixed::<1>(dwords);
        Self { eviction_performance_fix_enable: b(d, 8), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 8, 8, u64::from(self.eviction_performance_fix_enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(L3Scratch1, L3SCRATCH1_ITEM, Item {
    noun: Noun::Register, name: "L3_SCRATCH1", title: "", rows: 0xc,
    cites: &["skl.7:LBCF Registers", "linux:i915 GEN9_SCRATCH1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xb11c)], register: PLAIN, ones: &[],
    reserved: &[(0xc, 0, 7), (0xc, 9, 31)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0xfffffeff, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Eviction Performance Fix Enable", places: &[p(0xc, 8, 8, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `L3_ECC_BYPASS`. `[skl.7:L3 Cache Error Protection]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct L3EccBypass {
    /// Bypass Low, bool.
    pub bypass_low: bool,
    /// Bypass High, bool.
    pub bypass_high: bool,
}
impl L3EccBypass {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> L3EccBypass {
        let d = &fixed::<1>(dwords);
        Self { bypass_low: b(d, 0), bypass_high: b(d, 31), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.bypass_low)); put(d, 31, 31, u64::from(self.bypass_high)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(L3EccBypass, L3ECCBYPASS_ITEM, Item {
    noun: Noun::Register, name: "L3_ECC_BYPASS", title: "", rows: 0xc,
    cites: &["skl.7:L3 Cache Error Protection"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xb120)], register: PLAIN, ones: &[],
    reserved: &[(0xc, 1, 30)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0x7ffffffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Bypass Low", places: &[p(0xc, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
        Field { name: "Bypass High", places: &[p(0xc, 31, 31, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `LNCF_ARBITER_CONTROL`. `[skl.7:LNCF Registers]` `[linux:i915 GEN8_GARBCNTL]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LncfArbiterControl {
    /// GAPS TSV Credit Disable, bool.
    pub gaps_tsv_credit_disable: bool,
}
impl LncfArbiterControl {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> LncfArbiterControl {
        let d = &fixed::<1>(dwords);
        Self { gaps_tsv_credit_disable: b(d, 7), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 7, 7, u64::from(self.gaps_tsv_credit_disable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(LncfArbiterControl, LNCFARBITERCONTROL_ITEM, Item {
    noun: Noun::Register, name: "LNCF_ARBITER_CONTROL", title: "", rows: 0xe,
    cites: &["skl.7:LNCF Registers", "linux:i915 GEN8_GARBCNTL"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0xb004)], register: PLAIN, ones: &[],
    reserved: &[(0xe, 0, 6), (0xe, 8, 31)],
    system: "", unbuilt: false, watch: &[w(0xe, 0, 0xffffff7f, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "GAPS TSV Credit Disable", places: &[p(0xe, 7, 7, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `LNCF_SCRATCH`. `[skl.7:LNCF Registers]` `[linux:i915 GEN9_SCRATCH_LNCF1]`
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LncfScratch {
    /// Non-IA-Coherent Atomics Enable, bool.
    pub non_ia_coherent_atomics_enable: bool,
}
impl LncfScratch {
    /// Reads the bits; dwords past the end of the slice read as zero.
    pub fn decode(_platform: &Platform, dwords: &[u32]) -> LncfScratch {
        let d = &fixed::<1>(dwords);
        Self { non_ia_coherent_atomics_enable: b(d, 0), }
    }
    /// Writes the bits of the fixed part; reserved bits are zero.
    pub fn encode(&self, _platform: &Platform) -> Vec<u32> {
        let mut words = [0u32; 1];
        let d = &mut words;
        let n: usize = { put(d, 0, 0, u64::from(self.non_ia_coherent_atomics_enable)); 1 };
        words[..n.min(1)].to_vec()
    }
}
described!(LncfScratch, LNCFSCRATCH_ITEM, Item {
    noun: Noun::Register, name: "LNCF_SCRATCH", title: "", rows: 0xc,
    cites: &["skl.7:LNCF Registers", "linux:i915 GEN9_SCRATCH_LNCF1"],
    engines: &[], key: &[], length: &[], dwords: &[(0xc, 1, 1, false)], tail: &[], offset: &[(0xc, 0xb008)], register: PLAIN, ones: &[],
    reserved: &[(0xc, 1, 31)],
    system: "", unbuilt: false, watch: &[w(0xc, 0, 0xfffffffe, 0x0)], watch_tail: &[],
    fields: &[
        Field { name: "Non-IA-Coherent Atomics Enable", places: &[p(0xc, 0, 0, Kind::Bool, 1, 0)], values: &[], when: None, gap: None },
    ],
});

/// `LNCF_MOCS`, read whole.
pub static LNCFMOCS_ITEM: Item = Item {
    noun: Noun::Register, name: "LNCF_MOCS", title: "Two entries of L3 cacheability each", rows: 0xe,
    cites: &["skl.7:LNCF Registers", "skl.7:Register State Context", "linux:i915 LNCF_MOCS"],
    engines: &[], key: &[], length: &[], dwords: &[(0xe, 1, 1, false)], tail: &[], offset: &[(0xe, 0xb020)], register: Register { readable: true, writable: true, masked: false, saved: true, reset: 0x0 }, ones: &[],
    reserved: &[],
    system: "", unbuilt: false, watch: &[], watch_tail: &[],
    fields: &[
    ],
};

