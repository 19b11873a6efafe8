//! Messages without anything special: loads of single texels, writes of whole colours.
//!
//! Source: [skl.7:ld Message Type], [skl.7:Render Target Write]. Told from their descriptors, before they are sent.

use crate::dataport::index;
use crate::sampler;
use hw::Platform;
use hw::message::{Message, RenderTargetWrite, Sampler};
use ports::SendMessage;

/// A load of four channels of 32 bits, without header, offsets and samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlainLoad {
    /// Entry of the binding table.
    pub binding_table_index: u8,
    /// Which of its parameters the coordinates, the layer and the level are; those that are not sent are zero.
    pub u: Option<usize>,
    /// As said.
    pub v: Option<usize>,
    /// As said.
    pub r: Option<usize>,
    /// As said.
    pub lod: Option<usize>,
}

impl PlainLoad {
    /// The load that a message is, for so many lanes.
    pub fn of(message: &SendMessage, lanes: usize, platform: &Platform) -> Option<Self> {
        let decoded = hw::message::decode(platform, message.shared_function.into(), message.descriptor)?;
        let Message::Sampler(descriptor) = decoded else { return None };
        let simd_mode = if lanes == 16 { Sampler::SIMD_MODE_SIMD16 } else { Sampler::SIMD_MODE_SIMD8 };
        let is_plain = !message.header_present
            && descriptor.simd_mode == simd_mode
            && !descriptor.return_format_16_bit
            && descriptor.binding_table_index < index::FIRST_SPECIAL;
        let [u, v, r, lod] = sampler::load_parameters(&descriptor, platform)?;
        let binding_table_index = descriptor.binding_table_index as u8;
        is_plain.then_some(Self { binding_table_index, u, v, r, lod })
    }
}

/// The entry of the binding table that a message writes four channels of so many pixels to, and nothing else.
pub fn plain_target(message: &SendMessage, lanes: usize, platform: &Platform) -> Option<u8> {
    type D = RenderTargetWrite;
    let decoded = hw::message::decode(platform, message.shared_function.into(), message.descriptor)?;
    let Message::RenderTargetWrite(descriptor) = decoded else { return None };
    let form = if lanes == 16 { D::MESSAGE_TYPE_SIMD16 } else { D::MESSAGE_TYPE_SIMD8_LO };
    let common = hw::MessageDescriptor::look(platform, &[message.descriptor]);
    let is_plain = !message.header_present
        && descriptor.message_type == form
        && descriptor.slot_group_select == D::SLOT_GROUP_SELECT_SLOTGRP_LO
        && common.upper_function_control == 0
        && descriptor.binding_table_index < index::FIRST_SPECIAL;
    is_plain.then_some(descriptor.binding_table_index as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hw::message::Target;
    use hw::platforms::{BDW, SKL};

    fn message(target: Target, descriptor: u32) -> SendMessage {
        let header_present = descriptor >> 19 & 1 != 0;
        SendMessage { shared_function: target as u8, descriptor, header_present, ..SendMessage::default() }
    }

    #[test]
    fn plain_loads_are_told_from_their_descriptors() {
        let load = |descriptor, lanes, platform| {
            PlainLoad::of(&message(Target::Sampler, descriptor), lanes, platform)
                .map(|load| (load.binding_table_index, [load.u, load.v, load.r, load.lod]))
        };
        // ld_lz of 8 and 16 lanes; ld, whose level is the second parameter before Gen9.
        assert_eq!(load(0x0643_a001, 8, &SKL), Some((1, [Some(0), Some(1), Some(2), None])));
        assert_eq!(load(0x0c85_a007, 16, &SKL), Some((7, [Some(0), Some(1), Some(2), None])));
        assert_eq!(load(0x0842_7001, 8, &SKL), Some((1, [Some(0), Some(1), Some(3), Some(2)])));
        assert_eq!(load(0x0842_7001, 8, &BDW), Some((1, [Some(0), Some(2), Some(3), Some(1)])));
        // Another width, a header, halves, bindless, a filter, another shared function.
        for (descriptor, lanes) in
            [(0x0643_a001, 16), (0x064b_a001, 8), (0x4643_a001, 8), (0x0643_a0fc, 8), (0x0642_0001, 8)]
        {
            assert_eq!(load(descriptor, lanes, &SKL), None, "{descriptor:#x}");
        }
        assert_eq!(PlainLoad::of(&message(Target::RenderCache, 0x0643_a001), 8, &SKL), None);
    }

    #[test]
    fn plain_writes_are_told_from_their_descriptors() {
        let target = |descriptor, lanes| plain_target(&message(Target::RenderCache, descriptor), lanes, &SKL);
        assert_eq!([target(0x0803_1403, 8), target(0x1003_1000, 16)], [Some(3), Some(0)]);
        // Another width, a header, halves, the upper slots, one colour for all, two sources, bindless.
        for (descriptor, lanes) in [
            (0x0803_1400, 16),
            (0x080b_1400, 8),
            (0x4803_1400, 8),
            (0x0803_1c00, 8),
            (0x0203_1100, 16),
            (0x0803_1200, 8),
            (0x0803_14fc, 8),
        ] {
            assert_eq!(target(descriptor, lanes), None, "{descriptor:#x}");
        }
        assert_eq!(plain_target(&message(Target::Sampler, 0x0803_1400), 8, &SKL), None);
    }
}
