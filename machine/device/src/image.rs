//! The part of a context image that only the engine knows: registers and state commands behind the ring context.
//!
//! Source: [skl.7:Register State Context]: the order, and the DWord at which everything lies. What has no room at its
//! place, and what no manual gives a place, lies in the area of thread dispatch data, of which only the masks and counts of a
//! group are kept that was stopped in its threads.
//! Unverified: other platforms than those of Gen9 have the same places.
//! Deviation: of the blitter only the tiling control is known to be kept; its clip rectangle is kept behind it.

use crate::device::HardwareContext;
use engine::RING_CONTEXT_DWORDS;
use hw::command::CommandId;
use hw::registers as offsets;
use hw::{Engine, Platform};
use media::{Interrupted, MediaPipeline};
use ports::{PreemptedGroup, Registers, UrbHandle};
use shared::GatewayTimer;

/// The first DWord behind the state of the render engine; the resource streamer would follow.
const RENDER_END: usize = 0x1690;
/// MI_BATCH_BUFFER_END.
const END: u32 = 0x0a << 23;
/// MI_LOAD_REGISTER_IMM with posted writes; the length of `registers` is added.
const fn load(registers: u32) -> u32 {
    0x1100_1000 | (2 * registers - 1)
}

/// Registers that lie one after the other, in memory as in the register file.
struct Run {
    /// DWord of the first pair.
    at: usize,
    /// The first register.
    register: u32,
    count: usize,
}

const fn run(at: usize, register: u32, count: usize) -> Run {
    Run { at, register, count }
}

/// DWords that hold headers of register loads, and how many registers follow each.
const LOADS: [(usize, u32); 14] = [
    (0x41, 1),
    (0x51, 44),
    (0xb1, 67),
    (0x181, 70),
    (0x211, 1),
    (0x215, 32),
    (0x31c, 1),
    (0x38d, 14),
    (0x3b1, 30),
    (0x3f1, 4),
    (0x661, 20),
    (0x971, GROUP_DWORDS as u32),
    (0x1390, 2),
    (0x1660, 4),
];

const REGISTERS: [Run; 64] = [
    run(0x42, offsets::R_PWR_CLK_STATE, 1),
    run(0x52, offsets::EXCC, 1),
    run(0x54, offsets::MI_MODE, 1),
    run(0x56, offsets::INSTPM, 1),
    run(0x58, offsets::PR_CTR_CTL, 2),
    run(0x5c, offsets::TIMESTAMP, 1),
    run(0x5e, offsets::BB_START_ADDR_UDW, 1),
    run(0x60, offsets::BB_START_ADDR, 3),
    run(0x66, offsets::MI_PREDICATE_RESULT_1, 1),
    run(0x68, offsets::CS_GPR, 32),
    run(0xa8, offsets::IPEHR, 1),
    run(0xb4, offsets::CS_CONTEXT_STATUS1, 1),
    run(0xb6, offsets::IA_VERTICES_COUNT, 2),
    run(0xba, offsets::IA_PRIMITIVES_COUNT, 2),
    run(0xbe, offsets::VS_INVOCATION_COUNT, 2),
    run(0xc2, offsets::HS_INVOCATION_COUNT, 2),
    run(0xc6, offsets::DS_INVOCATION_COUNT, 2),
    run(0xca, offsets::GS_INVOCATION_COUNT, 2),
    run(0xce, offsets::GS_PRIMITIVES_COUNT, 2),
    run(0xd2, offsets::CL_INVOCATION_COUNT, 2),
    run(0xd6, offsets::CL_PRIMITIVES_COUNT, 2),
    run(0xda, offsets::PS_INVOCATION_COUNT_SLICE0, 2),
    run(0xde, offsets::PS_DEPTH_COUNT_SLICE0, 2),
    run(0xe4, offsets::GPGPU_DISPATCHDIMX, 3),
    run(0xea, offsets::MI_PREDICATE_SRC0, 6),
    run(0xf6, offsets::MI_PREDICATE_RESULT, 1),
    run(0xf8, offsets::PRIM3D_END_OFFSET, 1),
    run(0xfa, offsets::PRIM3D_START_VERTEX, 5),
    run(0x104, offsets::CS_INVOCATION_COUNT, 2),
    run(0x108, offsets::PS_INVOCATION_COUNT_SLICE1, 2),
    run(0x10c, offsets::PS_DEPTH_COUNT_SLICE1, 2),
    run(0x110, offsets::RS_PREEMPT_STATUS, 1),
    run(0x112, offsets::CTX_SEMA_REG, 2),
    run(0x116, 0x2480, 2),
    run(0x11a, 0x248c, 3),
    run(0x128, offsets::OA_CTX_CONTROL, 2),
    run(0x12c, offsets::PS_INVOCATION_COUNT_SLICE2, 2),
    run(0x130, offsets::PS_DEPTH_COUNT_SLICE2, 2),
    run(0x134, 0x2174, 1),
    run(0x182, offsets::GFX_MOCS, 64),
    run(0x202, 0x4de0, 6),
    run(0x212, offsets::L3CNTLREG, 1),
    run(0x216, offsets::LNCF_MOCS, 32),
    run(0x31d, 0x6b1c, 1),
    run(0x38e, offsets::CACHE_MODE_0, 3),
    run(0x398, 0x7020, 3),
    run(0x3a2, 0x7030, 1),
    run(0x3b2, 0xe400, 5),
    run(0x3bc, 0xe428, 1),
    run(0x3be, 0xe4b0, 2),
    run(0x3de, 0xe458, 1),
    run(0x3e0, 0xe558, 1),
    run(0x3e2, 0xe658, 1),
    run(0x3e4, 0xe758, 1),
    run(0x3e6, 0xe45c, 1),
    run(0x3e8, 0xe55c, 1),
    run(0x3ea, 0xe65c, 1),
    run(0x3f6, 0x5524, 1),
    run(0x662, offsets::SO_NUM_PRIMS_WRITTEN0, 8),
    run(0x672, offsets::SO_PRIM_STORAGE_NEEDED0, 8),
    run(0x682, offsets::SO_WRITE_OFFSET0, 4),
    run(0x972, offsets::TDL_GROUP, GROUP_DWORDS),
    run(0x1391, offsets::GATEWAY_ELAPSED, 2),
    run(0x1661, offsets::VFE_RESUME_GROUP, 4),
];

/// Registers that hold what is left of a group that was stopped in its threads.
const GROUP_DWORDS: usize = 12;

/// A place of a state command: first DWord, DWords it has room for.
type Place = (CommandId, usize, usize);

const PLACES: [Place; 73] = [
    (CommandId::GpgpuCsrBaseAddress, 0x44, 3),
    (CommandId::PipelineSelect, 0x143, 1),
    (CommandId::StateBaseAddress, 0x144, 19),
    (CommandId::State3dBindingTablePoolAlloc, 0x161, 4),
    (CommandId::State3dConstantVs, 0x260, 11),
    (CommandId::State3dConstantHs, 0x26b, 11),
    (CommandId::State3dConstantDs, 0x276, 11),
    (CommandId::State3dConstantGs, 0x281, 11),
    (CommandId::State3dVs, 0x28c, 9),
    (CommandId::State3dBindingTablePointersVs, 0x295, 2),
    (CommandId::State3dSamplerStatePointersVs, 0x297, 2),
    (CommandId::State3dUrbVs, 0x299, 2),
    (CommandId::State3dHs, 0x29b, 9),
    (CommandId::State3dBindingTablePointersHs, 0x2a4, 2),
    (CommandId::State3dSamplerStatePointersHs, 0x2a6, 2),
    (CommandId::State3dUrbHs, 0x2a8, 2),
    (CommandId::State3dTe, 0x2aa, 4),
    (CommandId::State3dDs, 0x2ae, 11),
    (CommandId::State3dBindingTablePointersDs, 0x2b9, 2),
    (CommandId::State3dSamplerStatePointersDs, 0x2bb, 2),
    (CommandId::State3dUrbDs, 0x2bd, 2),
    (CommandId::State3dGs, 0x2bf, 10),
    (CommandId::State3dBindingTablePointersGs, 0x2c9, 2),
    (CommandId::State3dSamplerStatePointersGs, 0x2cb, 2),
    (CommandId::State3dUrbGs, 0x2cd, 2),
    (CommandId::State3dStreamout, 0x2cf, 5),
    (CommandId::State3dClip, 0x2d4, 4),
    (CommandId::State3dSf, 0x2d8, 4),
    (CommandId::State3dScissorStatePointers, 0x2dc, 2),
    (CommandId::State3dViewportStatePointersSfClip, 0x2de, 2),
    (CommandId::State3dRaster, 0x2e0, 5),
    (CommandId::State3dWmHzOp, 0x2e5, 5),
    (CommandId::State3dMultisample, 0x2ea, 2),
    (CommandId::State3dDrawingRectangle, 0x318, 4),
    (CommandId::State3dConstantPs, 0x320, 11),
    (CommandId::State3dWm, 0x32c, 2),
    (CommandId::State3dViewportStatePointersCc, 0x32e, 2),
    (CommandId::State3dCcStatePointers, 0x330, 2),
    (CommandId::State3dSampleMask, 0x332, 2),
    (CommandId::State3dWmDepthStencil, 0x334, 4),
    (CommandId::State3dWmChromakey, 0x338, 2),
    (CommandId::State3dDepthBuffer, 0x33a, 8),
    (CommandId::State3dHierDepthBuffer, 0x342, 5),
    (CommandId::State3dStencilBuffer, 0x347, 5),
    (CommandId::State3dClearParams, 0x34c, 3),
    (CommandId::State3dSbe, 0x34f, 6),
    (CommandId::State3dSbeSwiz, 0x355, 11),
    (CommandId::State3dPs, 0x360, 12),
    (CommandId::State3dBindingTablePointersPs, 0x36c, 2),
    (CommandId::State3dSamplerStatePointersPs, 0x36e, 2),
    (CommandId::State3dBlendStatePointers, 0x370, 2),
    (CommandId::State3dPsExtra, 0x372, 2),
    (CommandId::State3dPsBlend, 0x374, 2),
    (CommandId::StateSip, 0x381, 3),
    (CommandId::State3dSamplePattern, 0x384, 9),
    (CommandId::State3dPolyStipplePattern, 0x3fa, 33),
    (CommandId::State3dAaLineParameters, 0x41b, 3),
    (CommandId::State3dPolyStippleOffset, 0x41e, 2),
    (CommandId::State3dLineStipple, 0x420, 3),
    (CommandId::State3dSoBuffer, 0x68a, 32),
    (CommandId::State3dSoDeclList, 0x6ad, 259),
    (CommandId::State3dIndexBuffer, 0x7b0, 5),
    (CommandId::State3dVertexBuffers, 0x7b5, 133),
    (CommandId::State3dVertexElements, 0x83a, 69),
    (CommandId::State3dVfStatistics, 0x87f, 1),
    (CommandId::State3dVf, 0x880, 2),
    (CommandId::State3dVfSgvs, 0x882, 2),
    (CommandId::State3dVfInstancing, 0x884, 69),
    (CommandId::State3dVfTopology, 0x8c9, 2),
    (CommandId::State3dVfComponentPacking, 0x962, 5),
    (CommandId::MediaVfeState, 0x1670, 9),
    (CommandId::MediaCurbeLoad, 0x167f, 4),
    (CommandId::MediaInterfaceDescriptorLoad, 0x1683, 4),
];

/// Where everything lies that has no place: in the area of thread dispatch data, behind those that there are.
const ELSEWHERE: std::ops::Range<usize> = 0x972 + 2 * GROUP_DWORDS..0x1390;

/// The state of a context as DWords that follow the ring context of its image.
pub(crate) fn state(context: &HardwareContext, engine: Engine, platform: &Platform) -> Vec<u32> {
    let mut whole = match engine {
        Engine::Render => render(context, platform),
        Engine::Blitter => blitter(context, platform),
        _ => vec![0; RING_CONTEXT_DWORDS],
    };
    whole.push(END);
    whole.split_off(RING_CONTEXT_DWORDS)
}

fn render(context: &HardwareContext, platform: &Platform) -> Vec<u32> {
    let mut image = vec![0; RENDER_END];
    for (at, registers) in LOADS {
        image[at] = load(registers);
    }
    for run in REGISTERS {
        for index in 0..run.count {
            let register = run.register + 4 * index as u32;
            image[run.at + 2 * index] = register;
            image[run.at + 2 * index + 1] = register_value(context, register, platform);
        }
    }
    let mut used = [0; PLACES.len()];
    let mut elsewhere = ELSEWHERE.start;
    let mut put = |id: CommandId, dwords: Vec<u32>| {
        // Not every platform has every command.
        let header = dwords.first().copied().unwrap_or(0);
        if hw::command::identify(platform, Engine::Render, header) != Some(id) {
            return;
        }
        let place = PLACES.iter().position(|place| place.0 == id);
        let room = place.filter(|&index| used[index] + dwords.len() <= PLACES[index].2);
        let at = match room {
            Some(index) => {
                used[index] += dwords.len();
                PLACES[index].1 + used[index] - dwords.len()
            }
            None => {
                elsewhere += dwords.len();
                elsewhere - dwords.len()
            }
        };
        if let Some(to) = image.get_mut(at..at + dwords.len()) {
            to.copy_from_slice(&dwords);
        }
    };
    context.pipeline3d.save(platform, &mut put);
    context.media.save(platform, &mut put);
    if let Some(offset) = context.system_routine {
        let command = hw::StateSip { system_instruction_pointer: offset, ..Default::default() };
        put(CommandId::StateSip, command.encode(platform));
    }
    if let Some(header) = context.pipeline_select {
        put(CommandId::PipelineSelect, vec![header]);
    }
    image
}

/// What the image holds of a register.
fn register_value(context: &HardwareContext, register: u32, platform: &Platform) -> u32 {
    match register.checked_sub(offsets::GATEWAY_ELAPSED) {
        Some(0) => return context.gateway_elapsed_ns as u32,
        Some(4) => return (context.gateway_elapsed_ns >> 32) as u32,
        _ => {}
    }
    let at = context.media.interrupted_at();
    if let Some(index) = register.checked_sub(offsets::VFE_RESUME_GROUP).filter(|&bytes| bytes < 16) {
        let [x, y, z] = at.map(|at| at.group).unwrap_or_default();
        return [x, y, z, u32::from(at.is_some())][index as usize / 4];
    }
    let bytes = register.wrapping_sub(offsets::TDL_GROUP) as usize;
    if bytes < 4 * GROUP_DWORDS {
        return at.and_then(|at| at.threads).map_or(0, |threads| group_dwords(threads)[bytes / 4]);
    }
    let value = context.streamer.registers.read(register);
    match offsets::at(platform, register) {
        Some((item, _)) if item.register.masked => 0xffff_0000 | value & 0xffff,
        _ => value,
    }
}

/// Takes over what the image says that is no command and no register of the streamer.
pub(crate) fn resume<R: Registers>(media: &mut MediaPipeline, timer: &mut GatewayTimer, registers: &R) {
    let half = |offset| u64::from(registers.read(offset));
    timer.resume(half(offsets::GATEWAY_ELAPSED) | half(offsets::GATEWAY_ELAPSED + 4) << 32);
    let [x, y, z, is_there] = [0, 4, 8, 12].map(|byte| registers.read(offsets::VFE_RESUME_GROUP + byte));
    let dwords = std::array::from_fn(|index| registers.read(offsets::TDL_GROUP + 4 * index as u32));
    media.resume_at(
        (is_there & 1 != 0).then(|| Interrupted { group: [x, y, z], threads: group_threads(dwords) }),
    );
}

/// Set in the last DWord of a group when there is one, and when its threads have a URB entry; the entry's handle lies below.
const GROUP_IS_THERE: u32 = 1 << 31;
const GROUP_HAS_ENTRY: u32 = 1 << 30;

/// A group as the image has it.
fn group_dwords((group, handle): (PreemptedGroup, Option<UrbHandle>)) -> [u32; GROUP_DWORDS] {
    let mut dwords = [0; GROUP_DWORDS];
    for (index, mask) in [group.saved, group.undispatched, group.at_barrier].into_iter().enumerate() {
        (dwords[2 * index], dwords[2 * index + 1]) = (mask as u32, (mask >> 32) as u32);
    }
    for (index, pair) in group.gateways.chunks_exact(2).enumerate() {
        let [[a, b], [c, d]] = [pair[0], pair[1]];
        dwords[6 + index] = u32::from_le_bytes([a, b, c, d]);
    }
    dwords[10] = group.reported_gateways.into();
    let entry = handle.map_or(0, |handle| GROUP_HAS_ENTRY | handle.0 & 0xffff);
    dwords[11] = GROUP_IS_THERE | entry;
    dwords
}

/// The reverse; none when there is no group.
fn group_threads(dwords: [u32; GROUP_DWORDS]) -> Option<(PreemptedGroup, Option<UrbHandle>)> {
    let last = dwords[11];
    if last & GROUP_IS_THERE == 0 {
        return None;
    }
    let mask = |index: usize| u64::from(dwords[index]) | u64::from(dwords[index + 1]) << 32;
    let gateway = |index: usize| {
        let bytes = dwords[6 + index / 2].to_le_bytes();
        [bytes[2 * (index % 2)], bytes[2 * (index % 2) + 1]]
    };
    let group = PreemptedGroup {
        saved: mask(0),
        undispatched: mask(2),
        at_barrier: mask(4),
        gateways: std::array::from_fn(gateway),
        reported_gateways: dwords[10] as u8,
    };
    Some((group, (last & GROUP_HAS_ENTRY != 0).then_some(UrbHandle(last & 0xffff))))
}

fn blitter(context: &HardwareContext, platform: &Platform) -> Vec<u32> {
    let control = offsets::BCS_SWCTRL - 0x2000 + 0x2_2000;
    let value = context.streamer.registers.read(control);
    let mut image = vec![0; RING_CONTEXT_DWORDS];
    image.extend([0, load(1), control, 0xffff_0000 | value & 0xffff]);
    image.extend(context.blit.save(platform));
    image
}

#[cfg(test)]
mod tests;
