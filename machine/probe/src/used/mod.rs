//! Which systems of the ledger an instruction and a message make use of, as far as their bits tell.
//!
//! Looked up once for each kernel, when it is decoded. What depends on state (a filter, a format, a test that is on) is
//! marked where that state is resolved, in the file `used.rs` of each room. Such a file reads fields to say that they are
//! used, never to act on them.

mod instruction;
mod message;

pub use instruction::of_instruction;
pub use message::of_message;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{System, Systems};
    use hw::message as m;
    use hw::platforms::{BDW, SKL};

    fn ids(systems: &Systems) -> Vec<&'static str> {
        systems.iter().map(System::id).collect()
    }

    fn message(target: m::Target, descriptor: u32) -> Vec<&'static str> {
        let mut systems = of_message(&SKL, target as u32, descriptor);
        // What every message makes use of, and every one of a data port.
        let common = of_message(&SKL, m::Target::Null as u32, 0);
        let port =
            [System::DP01, System::DP02, System::DP08, System::DP14, System::DP15, System::DP45, System::D39];
        systems.remove(&common);
        if systems.contains(System::DP01) {
            systems.remove(&Systems::of(&port));
        }
        ids(&systems)
    }

    fn contains_all(have: &[&str], want: &[&str]) {
        assert!(want.iter().all(|id| have.contains(id)), "{have:?} lacks some of {want:?}");
    }

    #[test]
    fn a_sampler_message_uses_what_its_type_asks_for() {
        let of = |message_type, header_present: bool| {
            let sampler =
                m::Sampler { message_type, simd_mode: m::Sampler::SIMD_MODE_SIMD8, ..Default::default() };
            message(m::Target::Sampler, sampler.encode(&SKL)[0] | u32::from(header_present) << 19)
        };
        assert_eq!(
            of(m::Sampler::MESSAGE_TYPE_RESINFO, false),
            ["D43", "D64", "SM-15", "SM-25", "SM-27", "SM-28", "SM-29"]
        );
        let shadow = of(m::Sampler::MESSAGE_TYPE_SAMPLE_C, false);
        contains_all(&shadow, &["SM-01", "SM-02", "SM-11", "SM-19"]);
        assert!(!shadow.contains(&"SM-18") && !shadow.contains(&"SM-22"));
        contains_all(&of(m::Sampler::MESSAGE_TYPE_GATHER4_PO_C, true), &["SM-11", "SM-18", "SM-22"]);
        assert!(!of(m::Sampler::MESSAGE_TYPE_LD, false).contains(&"SM-17"), "it has no sampler");
    }

    #[test]
    fn a_data_port_message_uses_the_address_model_of_its_index() {
        let of = |binding_table_index| {
            let read = m::UntypedSurfaceRead { binding_table_index, ..Default::default() };
            message(m::Target::DataCache1, read.encode(&SKL)[0])
        };
        assert_eq!(of(3), ["DP-03", "DP-10", "DP-16", "DP-27", "D19", "D20", "D64"]);
        assert_eq!(of(254), ["DP-06", "DP-27", "D77", "C39"]);
        assert_eq!(of(255), ["DP-04", "DP-16", "DP-27"]);
    }

    #[test]
    fn an_atomic_uses_the_row_of_its_width() {
        type A = m::A64UntypedAtomicInteger;
        let of = |data_width, atomic_operation| {
            let atomic = A { data_width, atomic_operation, ..Default::default() };
            message(m::Target::DataCache1, atomic.encode(&SKL)[0])
        };
        assert_eq!(of(0, A::ATOMIC_OPERATION_ADD), ["DP-05", "DP-31", "DP-32", "C35"]);
        assert_eq!(of(0, A::ATOMIC_OPERATION_CMPWR8B), ["DP-05", "DP-31", "DP-33", "C35"]);
        assert_eq!(of(1, A::ATOMIC_OPERATION_ADD), ["DP-05", "DP-31", "DP-33", "C35"]);
        assert_eq!(of(1, A::ATOMIC_OPERATION_CMPWR8B), ["DP-05", "DP-31", "DP-34", "C35"]);
    }

    #[test]
    fn a_descriptor_means_what_it_means_on_its_platform() {
        let urb = m::Urb { urb_opcode: m::Urb::URB_OPCODE_SIMD8_WRITE, ..Default::default() };
        assert!(of_message(&BDW, m::Target::Urb as u32, urb.encode(&BDW)[0]).contains(System::UR06));
        let read = m::RenderTargetRead::default().encode(&SKL)[0];
        assert!(of_message(&SKL, m::Target::RenderCache as u32, read).contains(System::RT07));
        assert!(!of_message(&BDW, m::Target::RenderCache as u32, read).contains(System::RT07));
    }

    /// What an instruction uses beyond what every one does.
    fn instruction(text: &str) -> Vec<&'static str> {
        let code = isa::parse_program(&SKL, text).expect("it assembles");
        let bytes: [u8; 16] = std::array::from_fn(|index| code.get(index).copied().unwrap_or(0));
        let mut systems = of_instruction(&isa::decode(&SKL, &bytes).expect("it decodes"));
        let nop = isa::parse_program(&SKL, "nop;").expect("it assembles");
        let bytes: [u8; 16] = std::array::from_fn(|index| nop.get(index).copied().unwrap_or(0));
        systems.remove(&of_instruction(&isa::decode(&SKL, &bytes).expect("it decodes")));
        ids(&systems)
    }

    #[test]
    fn an_instruction_uses_what_its_fields_ask_for() {
        assert_eq!(instruction("mov(8) g4<1>D g2<8,8,1>D { align1 1Q };"), ["C64"]);
        assert_eq!(
            instruction("(+f0.0) add.sat.ge.f0.0(8) g4<1>F -g2<8,8,1>F g3<8,8,1>F { align1 1Q };"),
            ["C53", "C64", "C69", "C71", "C72", "C77", "C79", "C80"]
        );
        assert_eq!(
            instruction("mov(8) g4<1>F g2<8,8,1>D { align1 1Q };"),
            ["C64", "C77", "C79", "C80", "C83"]
        );
        assert_eq!(instruction("mov(8) g4<1>UD 7UD { align1 1Q };"), ["C63"]);
        let mad = instruction("mad(8) g4<1>F g2<4,4,1>F g3<4,4,1>F g5<4,4,1>F { align16 1Q };");
        contains_all(&mad, &["C66", "C90"]);
        assert!(!mad.contains(&"C64"));
        contains_all(
            &instruction("math inv(8) g4<1>F g2<8,8,1>F null<8,8,1>F { align1 1Q };"),
            &["C91", "C101", "D24"],
        );
        contains_all(&instruction("mov(8) g4<1>UD g[a0 32]<8,8,1>UD { align1 1Q };"), &["C50", "C65", "D86"]);
    }
}
