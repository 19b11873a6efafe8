//! The L3 cache: its banks, how a register shares out their ways, and which part a message is for.
//!
//! Source: [skl.7:L3 Bank Configuration], [skl.7:L3 Allocation and Programming], [skl.7:L3 Cache Theory of Operation],
//! [skl.7:Bandwidth and Throughput Capability], [bxt.6:L3 Bank Configuration]; unit of the fields checked against
//! [mesa:isl intel_l3_config]. Facts only: a functional model keeps no lines, so that nothing here changes what memory holds.
//!
//! Observed: the reset value and what Intel's OpenCL driver loads are the same for every part, and name more cache than a
//! single bank has ways with tags. The driver's two values, 0x60000321 and 0x80000340, give the first validated
//! configuration of a single bank each when what is cache for all ends with those ways; Mesa loads these two exactly. So
//! the field of that pool says the most that is cache there. [neo:gen9 L3CNTLREGConfig] [mesa:isl intel_l3_config]

use crate::Feature;
use crate::message::{Message, Target};
use crate::platform::Platform;
use crate::registers::L3cntlreg;

/// Bytes of a line.
pub const LINE_BYTES: u32 = 64;
/// Local memory of one bank, KB, while it is enabled: 16 banks of 4 KB, each a DWord wide.
pub const SLM_BANK_KILOBYTES: u32 = 64;
/// Most of the URB that fixed functions can address, KB, whatever is shared out.
pub const URB_LIMIT_KILOBYTES: u32 = 1008;

/// What one bank holds and moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bank {
    /// Data array, KB.
    pub kilobytes: u32,
    /// Logical ways of 2 KB.
    pub ways: u32,
    /// The most of it that is cache and has tags, KB; the rest is memory.
    pub tagged_kilobytes: u32,
    /// Bytes that can be read in a clock, and as many written; local memory has the same on its own.
    pub bytes_per_clock: u32,
    /// 32-bit atomics in a clock.
    pub atomics_per_clock: u32,
}

/// The banks of a platform; none where other registers share out the cache.
pub fn bank(platform: &Platform) -> Option<Bank> {
    if !platform.has(Feature::L3ControlRegister) {
        return None;
    }
    let (kilobytes, tagged_kilobytes) = if platform.l3_banks == 1 { (320, 192) } else { (192, 128) };
    Some(Bank {
        kilobytes,
        ways: kilobytes / 2,
        tagged_kilobytes,
        bytes_per_clock: 64,
        atomics_per_clock: 16,
    })
}

/// How the cache is shared out, KB.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allocation {
    /// Local memory, all subslices.
    pub slm_kilobytes: u32,
    /// URB.
    pub urb_kilobytes: u32,
    /// Everything that is cached, in one pool ("Rest").
    pub rest_kilobytes: u32,
    /// Data cluster.
    pub data_kilobytes: u32,
    /// Instructions, state, constants and textures.
    pub read_only_kilobytes: u32,
    /// What there is.
    pub total_kilobytes: u32,
    /// What can be cache.
    tagged_kilobytes: u32,
    is_single_bank: bool,
    /// Bytes that all banks together read in a clock, and as many written.
    pub bytes_per_clock: u32,
    /// 32-bit atomics of all banks in a clock.
    pub atomics_per_clock: u32,
    /// Execution stops at an error of two bits.
    pub stops_at_double_error: bool,
}

impl Allocation {
    /// What L3CNTLREG says; none where there is no such register.
    pub fn of(platform: &Platform, register: u32) -> Option<Self> {
        let bank = bank(platform)?;
        let banks = platform.l3_banks.max(1);
        let fields = L3cntlreg::decode(platform, &[register]);
        // One way of each bank; single banks count in pairs of ways.
        let unit_kilobytes = if banks == 1 { 4 } else { 2 * banks };
        let pool = |ways: u32| ways * unit_kilobytes;
        let rest_kilobytes = pool(fields.all_allocation);
        Some(Self {
            slm_kilobytes: if fields.slm_enable { SLM_BANK_KILOBYTES * banks } else { 0 },
            urb_kilobytes: pool(fields.urb_allocation),
            rest_kilobytes: if banks == 1 {
                rest_kilobytes.min(bank.tagged_kilobytes)
            } else {
                rest_kilobytes
            },
            data_kilobytes: pool(fields.dc_allocation),
            read_only_kilobytes: pool(fields.ro_allocation),
            total_kilobytes: bank.kilobytes * banks,
            tagged_kilobytes: bank.tagged_kilobytes * banks,
            is_single_bank: banks == 1,
            bytes_per_clock: bank.bytes_per_clock * banks,
            atomics_per_clock: bank.atomics_per_clock * banks,
            stops_at_double_error: fields.error_detection_behavior_control,
        })
    }

    /// Whether thread groups find local memory.
    pub fn has_slm(&self) -> bool {
        self.slm_kilobytes != 0
    }

    /// The part of the URB that can be used, KB.
    pub fn usable_urb_kilobytes(&self) -> u32 {
        self.urb_kilobytes.min(URB_LIMIT_KILOBYTES)
    }

    /// The rules of the manual that it breaks.
    pub fn broken_rules(&self) -> impl Iterator<Item = &'static str> {
        /// Sizes are multiples of this, KB.
        const STEP_KILOBYTES: u32 = 16;
        /// Least size of a pool that is written to, KB; single banks have smaller ones.
        const WRITTEN_KILOBYTES: u32 = 128;
        let Self { rest_kilobytes: rest, data_kilobytes: data, read_only_kilobytes: read_only, .. } = *self;
        let cached = rest + data + read_only;
        let small = |pool: u32| !self.is_single_bank && pool != 0 && pool < WRITTEN_KILOBYTES;
        let pools = [self.urb_kilobytes, rest, data, read_only];
        [
            (
                self.slm_kilobytes + self.urb_kilobytes + cached > self.total_kilobytes,
                "more of the L3 is shared out than there is",
            ),
            (cached > self.tagged_kilobytes, "more of the L3 is cache than has tags"),
            (rest == 0 && read_only == 0, "the L3 has no ways for what is only read"),
            (rest != 0 && data + read_only != 0, "the L3 has one pool for all and separate ones"),
            (small(rest) || small(data), "an L3 pool that is written to has less than 128 KB"),
            (
                pools.iter().any(|pool| !pool.is_multiple_of(STEP_KILOBYTES)),
                "an L3 pool is not a multiple of 16 KB",
            ),
        ]
        .into_iter()
        .filter_map(|(broken, rule)| broken.then_some(rule))
    }

    /// One line for people.
    pub fn describe(&self) -> String {
        let mut text = format!(
            "L3 {} KB: SLM {}, URB {}, all {}, data {}, read only {}; {} bytes and {} atomics a clock",
            self.total_kilobytes,
            self.slm_kilobytes,
            self.urb_kilobytes,
            self.rest_kilobytes,
            self.data_kilobytes,
            self.read_only_kilobytes,
            self.bytes_per_clock,
            self.atomics_per_clock
        );
        for rule in self.broken_rules() {
            text += "; ";
            text += rule;
        }
        text
    }
}

/// The part of the L3 that a request is for: its destination field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// L3 R/W data.
    ReadWrite,
    /// L3 RO data.
    ReadOnly,
    /// URB.
    Urb,
    /// The shared local memory of the subslice.
    LocalMemory,
}

/// Where a message goes in the L3; none for those that never get there and for what no row describes.
pub fn destination(platform: &Platform, sfid: u32, descriptor: u32) -> Option<Destination> {
    /// Binding table index of local memory; only the data cache's ports know it.
    const SHARED_LOCAL_MEMORY: u32 = 254;
    let message = crate::message::decode(platform, sfid, descriptor)?;
    let has_header = descriptor >> 19 & 1 != 0;
    let is_local = match message {
        Message::ScratchBlockRead(_) | Message::ScratchBlockWrite(_) | Message::MemoryFence(_) => false,
        Message::ScaledByteScatteredRead(_)
        | Message::ScaledByteScatteredWrite(_)
        | Message::ScaledUntypedSurfaceRead(_)
        | Message::ScaledUntypedSurfaceWrite(_) => !has_header,
        Message::ScaledA64ScatteredRead(_)
        | Message::ScaledA64ScatteredWrite(_)
        | Message::ScaledA64UntypedSurfaceRead(_)
        | Message::ScaledA64UntypedSurfaceWrite(_) => return Some(Destination::ReadWrite),
        _ => descriptor & 0xff == SHARED_LOCAL_MEMORY,
    };
    match Target::from_id(sfid)? {
        Target::Urb => Some(Destination::Urb),
        Target::Sampler | Target::ConstantCache => Some(Destination::ReadOnly),
        Target::SamplerCache if !platform.has(Feature::SplitSend) => Some(Destination::ReadOnly),
        Target::SamplerCache | Target::DataCache | Target::DataCache1 => {
            Some(if is_local { Destination::LocalMemory } else { Destination::ReadWrite })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platforms::{BDW, BXT, BYT, SKL};

    fn allocation(platform: &Platform, slm: bool, [urb, rest, data, read_only]: [u32; 4]) -> Allocation {
        let fields = L3cntlreg {
            slm_enable: slm,
            urb_allocation: urb,
            all_allocation: rest,
            dc_allocation: data,
            ro_allocation: read_only,
            ..Default::default()
        };
        Allocation::of(platform, fields.encode(platform)[0]).unwrap()
    }

    #[test]
    fn the_reset_value_is_half_urb_half_cache() {
        let reset = L3cntlreg::ITEM.register.reset;
        let l3 = Allocation::of(&SKL, reset).unwrap();
        assert_eq!((l3.urb_kilobytes, l3.rest_kilobytes, l3.total_kilobytes), (384, 384, 768));
        assert!(!l3.has_slm());
        assert_eq!(l3.broken_rules().count(), 0);
        assert_eq!(l3.urb_kilobytes, SKL.urb_kilobytes);
        assert_eq!(Allocation::of(&BYT, reset), None);
    }

    #[test]
    fn every_validated_configuration_fills_the_cache_and_breaks_no_rule() {
        // KB of URB, all, data and read only; [skl.7:L3 Allocation and Programming] for four banks,
        // [bxt.6:Single-Bank Allocation Options] for one.
        let four = [
            (false, [384, 384, 0, 0]),
            (false, [384, 0, 128, 256]),
            (false, [256, 0, 128, 384]),
            (false, [256, 0, 0, 512]),
            (false, [256, 512, 0, 0]),
            (true, [128, 384, 0, 0]),
            (true, [128, 0, 128, 256]),
            (true, [128, 0, 256, 128]),
        ];
        let one = [
            (false, [128, 192, 0, 0]),
            (false, [128, 0, 32, 160]),
            (false, [128, 0, 128, 64]),
            (true, [64, 192, 0, 0]),
            (true, [64, 0, 160, 32]),
            (true, [64, 0, 64, 128]),
        ];
        for (platform, unit, list) in [(&SKL, 8, &four[..]), (&BDW, 8, &four[..]), (&BXT, 4, &one[..])] {
            for &(slm, kilobytes) in list {
                let l3 = allocation(platform, slm, kilobytes.map(|pool| pool / unit));
                assert_eq!(
                    [l3.urb_kilobytes, l3.rest_kilobytes, l3.data_kilobytes, l3.read_only_kilobytes],
                    kilobytes
                );
                assert_eq!(l3.slm_kilobytes + kilobytes.iter().sum::<u32>(), l3.total_kilobytes);
                assert_eq!(l3.broken_rules().collect::<Vec<_>>(), [""; 0], "{} {kilobytes:?}", platform.name);
            }
        }
    }

    #[test]
    fn what_intels_opencl_driver_loads_is_a_validated_configuration_everywhere() {
        // SLM, URB and cache for all, KB.
        let cases = [
            (&SKL, 0x6000_0321, [256, 128, 384]),
            (&SKL, 0x8000_0340, [0, 256, 512]),
            (&BDW, 0x8000_0340, [0, 256, 512]),
            (&BXT, 0x6000_0321, [64, 64, 192]),
            (&BXT, 0x8000_0340, [0, 128, 192]),
        ];
        for (platform, value, kilobytes) in cases {
            let l3 = Allocation::of(platform, value).unwrap();
            assert_eq!([l3.slm_kilobytes, l3.urb_kilobytes, l3.rest_kilobytes], kilobytes);
            assert_eq!(kilobytes.iter().sum::<u32>(), l3.total_kilobytes);
            assert_eq!(l3.broken_rules().collect::<Vec<_>>(), [""; 0], "{} {value:#x}", platform.name);
        }
    }

    #[test]
    fn a_single_bank_has_rules_all_the_same() {
        let cases = [
            (false, [48, 48, 0, 0], "more of the L3 is shared out than there is"),
            (false, [16, 0, 16, 40], "more of the L3 is cache than has tags"),
            (false, [32, 0, 40, 0], "the L3 has no ways for what is only read"),
        ];
        for (slm, ways, rule) in cases {
            assert_eq!(allocation(&BXT, slm, ways).broken_rules().collect::<Vec<_>>(), [rule]);
        }
    }

    #[test]
    fn each_forbidden_allocation_breaks_its_rule() {
        let cases = [
            (true, [48, 48, 0, 0], "more of the L3 is shared out than there is"),
            (false, [16, 80, 0, 0], "more of the L3 is cache than has tags"),
            (false, [48, 0, 48, 0], "the L3 has no ways for what is only read"),
            (false, [32, 16, 16, 16], "the L3 has one pool for all and separate ones"),
            (false, [48, 0, 8, 32], "an L3 pool that is written to has less than 128 KB"),
            (false, [47, 48, 0, 0], "an L3 pool is not a multiple of 16 KB"),
        ];
        for (slm, ways, rule) in cases {
            let l3 = allocation(&SKL, slm, ways);
            assert_eq!(l3.broken_rules().collect::<Vec<_>>(), [rule]);
            assert!(l3.describe().ends_with(rule));
        }
        // The whole of what can be cache for one kind is allowed, but for data.
        for ways in [[32, 64, 0, 0], [32, 0, 0, 64]] {
            assert_eq!(allocation(&SKL, false, ways).broken_rules().count(), 0);
        }
    }

    #[test]
    fn banks_add_up_to_the_cache_and_move_a_line_a_clock() {
        let multi = bank(&SKL).unwrap();
        assert_eq!((multi.kilobytes, multi.ways, multi.tagged_kilobytes), (192, 96, 128));
        assert_eq!(multi.kilobytes * SKL.l3_banks, 768);
        let single = bank(&BXT).unwrap();
        assert_eq!((single.kilobytes, single.ways, single.tagged_kilobytes), (320, 160, 192));
        for bank in [multi, single] {
            assert_eq!((bank.bytes_per_clock, bank.atomics_per_clock), (LINE_BYTES, LINE_BYTES / 4));
        }
        assert_eq!(bank(&BYT), None);
    }

    #[test]
    fn the_urb_ends_where_fixed_functions_can_no_longer_address_it() {
        let l3 = Allocation { urb_kilobytes: 1152, ..allocation(&SKL, false, [48, 48, 0, 0]) };
        assert_eq!(l3.usable_urb_kilobytes(), 1008);
    }
}
