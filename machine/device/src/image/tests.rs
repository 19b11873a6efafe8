//! Where everything lies in an image, and what comes back from it.

use super::*;
use hw::platforms::{BDW, BXT, SKL};

/// Ranges of DWords that are taken.
fn taken() -> Vec<(usize, usize)> {
    let mut all: Vec<(usize, usize)> = LOADS.iter().map(|&(at, _)| (at, at + 1)).collect();
    all.extend(REGISTERS.iter().map(|run| (run.at, run.at + 2 * run.count)));
    all.extend(PLACES.iter().map(|&(_, at, dwords)| (at, at + dwords)));
    all.push((ELSEWHERE.start, ELSEWHERE.end));
    all.sort_unstable();
    all
}

#[test]
fn everything_has_a_place_of_its_own() {
    for pair in taken().windows(2) {
        assert!(pair[0].1 <= pair[1].0, "{:#x?}", pair);
    }
    for run in &REGISTERS {
        let inside = |&(at, registers): &(usize, u32)| {
            run.at > at && run.at + 2 * run.count <= at + 1 + 2 * registers as usize
        };
        assert!(LOADS.iter().any(inside), "no load covers DWord {:#x}", run.at);
    }
}

#[test]
fn every_register_that_is_saved_with_the_context_has_a_place() {
    let ring = [
        offsets::CONTEXT_CONTROL,
        offsets::RING_BUFFER_HEAD,
        offsets::RING_BUFFER_TAIL,
        offsets::RING_BUFFER_START,
        offsets::BB_ADDR_UDW,
        offsets::BB_ADDR,
        offsets::BB_STATE,
        offsets::SECOND_BB_ADDR_UDW,
        offsets::SECOND_BB_ADDR,
        offsets::SECOND_BB_STATE,
        offsets::BB_PER_CTX_PTR,
        offsets::RCS_INDIRECT_CTX,
        offsets::RCS_INDIRECT_CTX_OFFSET,
        offsets::CTX_TIMESTAMP,
        // The blitter's, and the high half of a clock, which a restore does not bring back.
        offsets::BCS_SWCTRL,
        offsets::TIMESTAMP + 4,
    ];
    for offset in
        (0x2000..0x2800).chain(0x5000..0x6000).chain(0x7000..0x7100).chain(0xb000..0xd000).step_by(4)
    {
        let is_saved = |platform| offsets::at(platform, offset).is_some_and(|(item, _)| item.register.saved);
        let saved = [&SKL, &BDW, &BXT].into_iter().any(is_saved);
        let directory = (offsets::PDP0..offsets::PDP0 + 32).contains(&offset);
        if !saved || directory || ring.contains(&offset) {
            continue;
        }
        let has = |run: &Run| (run.register..run.register + 4 * run.count as u32).contains(&offset);
        assert!(REGISTERS.iter().any(has), "0x{offset:x} would be lost");
    }
}

/// A group that was stopped in its threads, all of it different.
fn stopped() -> PreemptedGroup {
    PreemptedGroup {
        saved: 0x0102_0304_0506_0708,
        undispatched: 0x1112_1314_1516_1718,
        at_barrier: 0x2122_2324_2526_2728,
        gateways: std::array::from_fn(|n| [0x31 + 2 * n as u8, 0x32 + 2 * n as u8]),
        reported_gateways: 0x5a,
    }
}

#[test]
fn a_group_that_was_stopped_is_twelve_dwords_and_comes_back_from_them() {
    let mut expected = vec![0x0506_0708, 0x0102_0304, 0x1516_1718, 0x1112_1314, 0x2526_2728, 0x2122_2324];
    expected.extend([0x3433_3231, 0x3837_3635, 0x3c3b_3a39, 0x403f_3e3d, 0x5a]);
    for (entry, last) in [(None, 0x8000_0000_u32), (Some(UrbHandle(0xabc)), 0xc000_0abc)] {
        let dwords = group_dwords((stopped(), entry));
        assert_eq!((&dwords[..11], dwords[11]), (&expected[..], last));
        assert_eq!(group_threads(dwords), Some((stopped(), entry)));
        let mut none = dwords;
        none[11] &= 0x7fff_ffff;
        assert_eq!(group_threads(none), None);
    }
}

#[test]
fn the_image_holds_the_clock_of_the_gateway_and_the_place_of_a_walker_that_was_stopped() {
    struct Bank<'t>(&'t [u32]);
    impl Registers for Bank<'_> {
        fn read(&self, offset: u32) -> u32 {
            self.0.windows(2).find(|pair| pair[0] == offset).map_or(0, |pair| pair[1])
        }
        fn write(&mut self, _: u32, _: u32) {}
        fn count(&mut self, _: ports::Counter, _: u64) {}
        fn predicate(&self) -> bool {
            false
        }
    }
    let at = Interrupted { group: [7, 8, 9], threads: Some((stopped(), Some(UrbHandle(3)))) };
    let plain = Interrupted { group: [1, 2, 3], threads: None };
    for at in [None, Some(plain), Some(at)] {
        let mut context =
            HardwareContext { gateway_elapsed_ns: 0x1234_5678_9abc_def0, ..HardwareContext::default() };
        context.media.resume_at(at);
        let image = render(&context, &SKL);
        let value = |dword: usize, register: u32| {
            assert_eq!(image[dword], register);
            image[dword + 1]
        };
        let elapsed = [0, 1].map(|n| value(0x1391 + 2 * n, offsets::GATEWAY_ELAPSED + 4 * n as u32));
        assert_eq!(elapsed, [0x9abc_def0, 0x1234_5678]);
        let place = [0, 1, 2, 3].map(|n| value(0x1661 + 2 * n, offsets::VFE_RESUME_GROUP + 4 * n as u32));
        let group = at.map_or([0; 3], |at| at.group);
        assert_eq!(place, [group[0], group[1], group[2], u32::from(at.is_some())]);
        let threads: [u32; 12] =
            std::array::from_fn(|n| value(0x972 + 2 * n, offsets::TDL_GROUP + 4 * n as u32));
        let expected = at.and_then(|at| at.threads).map_or([0; 12], group_dwords);
        assert_eq!(threads, expected);
        // And all of it comes back.
        let (mut media, mut timer) = (MediaPipeline::default(), GatewayTimer::default());
        resume(&mut media, &mut timer, &Bank(&image[0x900..]));
        assert_eq!(media.interrupted_at(), at);
        assert_eq!(timer.relative_ns(), 0x1234_5678_9abc_def0);
    }
}

#[test]
fn masked_registers_are_saved_with_their_mask_and_others_as_they_are() {
    let mut context = HardwareContext::default();
    context.streamer.registers.platform = Some(&SKL);
    context.streamer.registers.write(offsets::CS_GPR, 0x8765_4321);
    context.streamer.registers.write(offsets::CACHE_MODE_0, 0x0044_0044);
    let image = render(&context, &SKL);
    assert_eq!(image[0x68..0x6a], [offsets::CS_GPR, 0x8765_4321]);
    assert_eq!(image[0x38e], offsets::CACHE_MODE_0);
    assert_eq!(image[0x38f], 0xffff_0044);
}

#[test]
fn state_that_has_no_room_at_its_place_lies_elsewhere() {
    let mut context = HardwareContext::default();
    let bound = &mut context.pipeline3d.bound;
    bound.input.element_count = 34;
    bound.input.instancing.iter_mut().for_each(|slot| slot.instancing_enable = true);
    let image = render(&context, &SKL);
    let header = hw::State3dVfInstancing::default().encode(&SKL)[0];
    let place: Vec<usize> = (0..image.len()).filter(|&at| image[at] == header).collect();
    // 23 commands of three DWords fit into 69; the eleven others follow each other in the large area.
    let mut expected: Vec<usize> = (0..23).map(|n| 0x884 + 3 * n).collect();
    expected.extend((0..11).map(|n| place[23] + 3 * n));
    assert_eq!(place, expected);
    assert_eq!(place[23], 0x98a, "where the area begins");
}

#[test]
fn the_state_of_a_full_context_fits() {
    for platform in [&SKL, &BDW, &BXT] {
        let mut context = HardwareContext::default();
        let bound = &mut context.pipeline3d.bound;
        bound.input.buffers_set = (1 << 33) - 1;
        bound.input.element_count = 34;
        bound.input.instancing.iter_mut().for_each(|slot| slot.instancing_enable = true);
        bound.sol.decls = vec![hw::SoDeclEntry::default(); 128];
        context.system_routine = Some(0x40);
        context.pipeline_select = Some(0x6904_0302);
        let image = render(&context, platform);
        assert_eq!(image.len(), RENDER_END, "{}", platform.name);
        // Every command can be found again by walking over the image.
        let mut at = RING_CONTEXT_DWORDS;
        let mut instancings = 0;
        while at < image.len() {
            let id = hw::command::identify(platform, Engine::Render, image[at]);
            let id = id.unwrap_or_else(|| panic!("{}: no command at {at:#x}", platform.name));
            instancings += u32::from(id == CommandId::State3dVfInstancing);
            at += id.item().length_dwords(platform, image[at]).max(1) as usize;
        }
        assert_eq!((at, instancings), (RENDER_END, 34), "{}", platform.name);
    }
}

#[test]
fn the_image_of_a_blitter_has_its_control_and_those_of_other_engines_have_nothing() {
    let mut context = HardwareContext::default();
    context.streamer.registers.platform = Some(&SKL);
    context.streamer.registers.write(0x2_2200, 0x0003_0002);
    let control = [0, 0x1100_1001, 0x2_2200, 0xffff_0002];
    assert_eq!(state(&context, Engine::Blitter, &SKL), [&control[..], &[END]].concat());
    for engine in [Engine::Video, Engine::VideoEnhance] {
        assert_eq!(state(&context, engine, &SKL), [END]);
    }
}
