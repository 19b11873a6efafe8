//! Power and clock requests: nothing here sleeps or scales, so that every request is granted at once.
//!
//! Source: [linux:i915 FORCEWAKE_MT] and its neighbours, [linux:i915 GEN6_RPNSWREQ].
//! How many slices work is a request of a context: [bdw.2d:Power Clock State Format], answered by the streamer.

use engine::GlobalRegisters;
use hw::Platform;
use hw::registers as offsets;

/// Requests to wake and where they are acknowledged.
const WAKE: [(u32, u32); 5] = [
    (offsets::FORCEWAKE_RENDER, offsets::FORCEWAKE_ACK_RENDER),
    (offsets::FORCEWAKE_MEDIA, offsets::FORCEWAKE_ACK_MEDIA),
    (offsets::FORCEWAKE_BLITTER, offsets::FORCEWAKE_ACK_BLITTER),
    (offsets::FORCEWAKE_VLV, offsets::FORCEWAKE_ACK_VLV),
    (
        offsets::FORCEWAKE_VLV + offsets::FORCEWAKE_VLV_STEP,
        offsets::FORCEWAKE_ACK_VLV + offsets::FORCEWAKE_VLV_STEP,
    ),
];

/// A register was written: what software polls for follows.
pub(crate) fn answer(offset: u32, platform: &Platform, registers: &mut GlobalRegisters) {
    let is_described = offsets::at(platform, offset).is_some();
    if let Some(&(_, acknowledged)) = WAKE.iter().find(|(request, _)| *request == offset && is_described) {
        let value = registers.read(offset) & 0xffff;
        registers.store(acknowledged, value);
    }
    if offset == offsets::RPNSWREQ && is_described {
        let request = hw::registers::Rpnswreq::decode(platform, &[registers.read(offset)]);
        let old = hw::registers::Rpstat0::decode(platform, &[registers.read(offsets::RPSTAT0)]);
        let status = hw::registers::Rpstat0 {
            previous_gt_frequency: old.current_gt_frequency,
            current_gt_frequency: request.software_frequency_request,
        };
        registers.store(offsets::RPSTAT0, status.encode(platform)[0]);
    }
}
