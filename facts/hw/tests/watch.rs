//! What is watched of items: reserved bits, and fields that no behaviour reads.

use hw::platforms::{BDW, BYT, SKL};
use hw::{Item, Strange};

/// What is strange in `dwords` of `item` on Skylake.
fn strange(item: &'static Item, dwords: &[u32]) -> Vec<Strange> {
    let found = item.strange(&SKL, dwords);
    assert!(found.is_empty() || item.is_strange(&SKL, dwords), "the quick test missed {found:?}");
    found
}

#[test]
fn usual_commands_are_not_strange() {
    let pipe_control = hw::PipeControl { command_streamer_stall_enable: true, ..Default::default() };
    assert!(!hw::PipeControl::ITEM.is_strange(&SKL, &pipe_control.encode(&SKL)));
    assert_eq!(strange(hw::PipeControl::ITEM, &pipe_control.encode(&SKL)), []);
}

#[test]
fn reserved_bits_that_are_set_are_named_with_their_dword() {
    let mut dwords = hw::PipeControl::default().encode(&SKL);
    dwords[1] |= 1 << 6 | 1 << 17;
    let expected =
        Strange::Reserved { item: "PIPE_CONTROL", system: "CS-12", dword: 1, bits: 1 << 6 | 1 << 17 };
    assert_eq!(strange(hw::PipeControl::ITEM, &dwords), [expected]);
}

#[test]
fn bits_that_must_be_one_are_missed_when_they_are_zero() {
    let mut dwords = hw::State3dBlendStatePointers::default().encode(&BYT);
    assert!(!hw::State3dBlendStatePointers::ITEM.is_strange(&BYT, &dwords));
    dwords[1] &= !1;
    let found = hw::State3dBlendStatePointers::ITEM.strange(&BYT, &dwords);
    assert!(matches!(found[..], [Strange::Reserved { dword: 1, bits: 1, .. }]), "{found:?}");
}

#[test]
fn a_field_that_no_behaviour_reads_is_named_with_its_value_and_row() {
    let te = hw::State3dTe { te_mode: 1, ..Default::default() };
    let expected = Strange::Unread { item: "3DSTATE_TE", system: "B036", field: "TE Mode", value: 1 };
    assert_eq!(strange(hw::State3dTe::ITEM, &te.encode(&SKL)), [expected]);
}

#[test]
fn values_that_ask_for_nothing_are_not_strange() {
    // 3 says that all components of an attribute are in use, 0 that the attribute is not.
    for (components, is_strange) in [(0, false), (3, false), (1, true)] {
        let mut sbe = hw::State3dSbe::default();
        sbe.attribute_active_component_format[5] = components;
        let found = strange(hw::State3dSbe::ITEM, &sbe.encode(&SKL));
        assert_eq!(!found.is_empty(), is_strange, "{components}: {found:?}");
    }
}

#[test]
fn every_element_of_a_tail_is_looked_at() {
    let mut dwords = hw::State3dVertexBuffers::default().encode(&BYT);
    dwords.truncate(1);
    dwords.extend(hw::VertexBufferState::default().encode(&BYT));
    let second = dwords.len();
    dwords.extend(hw::VertexBufferState::default().encode(&BYT));
    assert_eq!(hw::State3dVertexBuffers::ITEM.strange(&BYT, &dwords), []);
    // Bits of the MOCS on Broadwell.
    dwords[second] |= 3 << 21;
    assert!(hw::State3dVertexBuffers::ITEM.is_strange(&BYT, &dwords));
    let found = hw::State3dVertexBuffers::ITEM.strange(&BYT, &dwords);
    let [Strange::Reserved { system: "B020", bits, .. }] = found[..] else {
        panic!("{found:?}");
    };
    assert_eq!(bits, 3 << 21);
}

#[test]
fn a_platform_is_asked_only_for_fields_that_it_has() {
    // Bit 30 of DWord 1 clears the depth buffer on Bay Trail, which is read, and is left over on the others.
    let mut dwords = hw::State3dWm::default().encode(&BDW);
    dwords[1] |= 1 << 30;
    assert!(hw::State3dWm::ITEM.is_strange(&BDW, &dwords));
    let mut dwords = hw::State3dWm::default().encode(&BYT);
    dwords[1] |= 1 << 30;
    assert!(!hw::State3dWm::ITEM.is_strange(&BYT, &dwords));
}

#[test]
fn what_a_default_command_says_is_usual_on_every_platform() {
    for platform in [&BYT, &BDW, &SKL] {
        for (id, item) in hw::command::COMMANDS.iter().filter(|(_, item)| item.exists(platform)) {
            let mut dwords = vec![0; item.fixed_dwords(platform) as usize];
            for (to, one) in dwords.iter_mut().zip(item.ones(platform)) {
                *to = one;
            }
            dwords[0] |= item.header(platform).unwrap_or(0);
            assert_eq!(item.strange(platform, &dwords), [], "{id:?} on {}", platform.name);
        }
    }
}
