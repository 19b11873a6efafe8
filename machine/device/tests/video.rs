//! Batches of the video engines: codec commands cost their submission, everything else goes on.

use bits::GraphicsAddress;
use device::{
    Device, DeviceOptions, EngineClass, EngineId, Execution, Submission, THREAD_BUDGET_INSTRUCTIONS,
};
use hw::platforms::{BDW, BYT, SKL};
use memory::AddressSpace;
use probe::{FaultKind, Findings, Kind, Stop};
use std::sync::Arc;
use support::*;

mod support;

const BATCH_AT: u64 = 0x10_0000;
const RESULT_AT: u64 = 0x20_0000;

/// How a batch ended, what was found, and the first DWord of the result.
type Ended = (Result<(), Stop>, Vec<(Kind, &'static str, String)>, u32);

/// Runs a batch; gives how it ended, what was found, and the first DWord of the result.
fn run(platform: &'static hw::Platform, engine: EngineClass, batch: &[u32], strict: bool) -> Ended {
    run_in(&mut space(), platform, engine, batch, strict)
}

fn space() -> AddressSpace {
    let mut space = AddressSpace::new(1 << 31).unwrap();
    for at in [BATCH_AT, RESULT_AT] {
        space.bind_anonymous(GraphicsAddress(at), 0x1_0000).unwrap();
    }
    space
}

/// The same in a space of the caller's.
fn run_in(
    space: &mut AddressSpace,
    platform: &'static hw::Platform,
    engine: EngineClass,
    batch: &[u32],
    strict: bool,
) -> Ended {
    for (index, dword) in batch.iter().enumerate() {
        space.write_u32(GraphicsAddress(BATCH_AT + 4 * index as u64), *dword).unwrap();
    }
    let findings = Arc::new(Findings::new(strict));
    let options = DeviceOptions {
        execution: Execution::All,
        clock: still,
        thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
    };
    let mut device = Device::new(platform, options, Arc::clone(&findings));
    let mut context = device.create_context();
    let submission = Submission { engine, batch: GraphicsAddress(BATCH_AT), batch_bytes: 0 };
    let outcome = device.submit(&mut context, space, submission);
    let list = findings.list().into_iter();
    let list = list.map(|(finding, _)| (finding.kind, finding.system, finding.what.into_owned())).collect();
    (outcome, list, space.read_u32(GraphicsAddress(RESULT_AT)).unwrap())
}

/// A command a line, its fields behind it.
fn text(platform: &hw::Platform, lines: &str) -> Vec<u32> {
    hw::print::parse(platform, &lines.replace("  ", "\n  ")).unwrap()
}

/// A picture of VC-1, and a store by MI_FLUSH_DW behind it.
fn picture(platform: &hw::Platform) -> Vec<u32> {
    text(
        platform,
        &format!(
            "MFX_PIPE_MODE_SELECT  Standard Select = 1\n\
             MFX_SURFACE_STATE  Width = 63  Height = 63\n\
             MFD_VC1_LONG_PIC_STATE  Picture Width In MBs = 3\n\
             MFD_VC1_BSD_OBJECT  Indirect BSD Data Length = 100\n\
             MI_FLUSH_DW  Post-Sync Operation = 1  Address = 0x{RESULT_AT:x}  Immediate Data = 7\n\
             MI_BATCH_BUFFER_END\n"
        ),
    )
}

#[test]
fn a_picture_of_vc1_is_gaps_by_name_and_what_waits_for_it_goes_on() {
    for platform in [&BYT, &BDW, &SKL] {
        let (outcome, found, result) = run(platform, EngineClass::Video, &picture(platform), false);
        let expected = [
            ("D53", "MFD_VC1_BSD_OBJECT: nothing is decoded"),
            ("D53", "MFD_VC1_LONG_PIC_STATE: nothing is decoded"),
            ("VD-01", "MFX_PIPE_MODE_SELECT: nothing is decoded or encoded"),
            ("VD-01", "MFX_SURFACE_STATE: nothing is decoded or encoded"),
        ];
        let expected = expected.map(|(row, text)| (Kind::Gap, row, text.to_string()));
        assert_eq!((outcome, found.as_slice(), result), (Ok(()), &expected[..], 7), "{}", platform.name);
    }
}

#[test]
fn a_strict_run_stops_at_the_first_codec_command() {
    let (outcome, found, result) = run(&SKL, EngineClass::Video, &picture(&SKL), true);
    assert_eq!((outcome, found.len(), result), (Err(Stop::Strict), 1, 0));
}

#[test]
fn the_same_words_are_other_commands_of_the_render_engine_or_none() {
    // MFX_PIPE_MODE_SELECT reads as MEDIA_VFE_STATE there; nothing reads as MFX_QM_STATE.
    let batch = text(&SKL, "MFX_PIPE_MODE_SELECT  Standard Select = 2\nMFX_QM_STATE\nMI_BATCH_BUFFER_END\n");
    let (outcome, ..) = run(&SKL, EngineClass::Render, &batch, false);
    let Err(Stop::Fault(fault)) = outcome else { panic!("the render engine has no MFX_QM_STATE") };
    assert_eq!((fault.kind, fault.system), (FaultKind::IllegalCommand, "CS-10"));
    assert_eq!(fault.text, "no command of the render engine has the header 0x70070010");
    assert_eq!(fault.address, Some(GraphicsAddress(BATCH_AT + 4 * 5)));
    let pipe_control = text(&SKL, "PIPE_CONTROL\nMI_BATCH_BUFFER_END\n");
    for (engine, name) in
        [(EngineClass::Video, "video engine"), (EngineClass::VideoEnhance, "video enhancement engine")]
    {
        let (outcome, ..) = run(&SKL, engine, &pipe_control, false);
        let Err(Stop::Fault(fault)) = outcome else { panic!("the {name} has no PIPE_CONTROL") };
        assert_eq!(fault.text, format!("no command of the {name} has the header 0x7a000004"));
    }
}

#[test]
fn a_frame_of_the_vebox_is_gaps_by_name_and_its_flush_stores() {
    for platform in [&BDW, &SKL] {
        let lines = format!(
            "VEBOX_STATE  DN Enable = 1\n\
             VEBOX_SURFACE_STATE  Width = 63  Height = 63\n\
             VEB_DI_IECP  Ending X = 63\n\
             MI_FLUSH_DW  Post-Sync Operation = 1  Address = 0x{RESULT_AT:x}  Immediate Data = 9\n\
             MI_BATCH_BUFFER_END\n"
        );
        let batch = text(platform, &lines);
        let (outcome, found, result) = run(platform, EngineClass::VideoEnhance, &batch, false);
        let expected = [
            ("D57", "VEBOX_STATE: noise stays"),
            ("VD-05", "VEBOX_SURFACE_STATE: no frame is processed"),
            ("VD-05", "VEB_DI_IECP: no frame is processed"),
        ];
        let expected = expected.map(|(row, text)| (Kind::Gap, row, text.to_string()));
        assert_eq!((outcome, found.as_slice(), result), (Ok(()), &expected[..], 9), "{}", platform.name);
    }
}

#[test]
fn a_batch_that_an_encoder_was_to_write_costs_its_submission_and_not_the_context() {
    // MFX_PIPE_MODE_SELECT, then a second-level batch of words that are no commands, or that nothing maps.
    for (at, what) in [
        (RESULT_AT + 0x100, "no command of the video engine has the header 0x835c0000"),
        (0x900_0000, "command fetch"),
    ] {
        let mut space = space();
        space.write_u32(GraphicsAddress(RESULT_AT + 0x100), 0x835c_0000).unwrap();
        let mut batch = text(&SKL, "MFX_PIPE_MODE_SELECT  Standard Select = 2  Codec Select = 1\n");
        batch.extend([0x31 << 23 | 1 << 22 | 1 << 8 | 1, at as u32, 0]);
        let (outcome, found, _) = run_in(&mut space, &SKL, EngineClass::Video, &batch, false);
        assert_eq!(outcome, Ok(()));
        let text = format!("the batch goes on in what was not written: {what}");
        assert!(found.contains(&(Kind::Gap, "VD-01", text)), "{found:?}");
        assert!(found.iter().all(|finding| finding.0 == Kind::Gap), "{found:?}");
    }
    // Without work that was left undone the client gave words that are none.
    let (outcome, ..) = run(&SKL, EngineClass::Video, &[0x835c_0000], false);
    assert!(matches!(outcome, Err(Stop::Fault(_))));
}

#[test]
fn the_longest_codec_command_is_read_whole() {
    let mut batch = vec![0x7048_0fff];
    batch.resize(4097, 0);
    batch.extend([0x20 << 23 | 2, RESULT_AT as u32, 0, 5, END]);
    let (outcome, found, result) = run(&SKL, EngineClass::Video, &batch, false);
    assert_eq!((outcome, result), (Ok(()), 5));
    assert_eq!(found[0].2, "MFX_PAK_INSERT_OBJECT: nothing is decoded or encoded");
}

#[test]
fn the_pool_of_dx9_constants_of_the_null_state_changes_nothing() {
    let (outcome, found, _) = run(&SKL, EngineClass::Render, &[0x791b_0002, 0, 0, 0, END], false);
    assert_eq!((outcome, found), (Ok(()), vec![]));
    let (outcome, found, _) = run(&SKL, EngineClass::Render, &[0x791b_0002, 1 << 11, 0, 0, END], false);
    assert_eq!(outcome, Ok(()));
    assert_eq!((found[0].0, found[0].1), (Kind::Gap, "RS-06"));
}

#[test]
fn a_ring_goes_on_behind_a_batch_of_codec_commands() {
    // A batch that ends, and one whose end was to be written.
    for (end, gaps) in [(END, 1), (0x835c_0000, 2)] {
        let mut driver = Driver::new(&SKL);
        driver.bind(PML4, 4, BATCH, DATA);
        let mut batch = text(&SKL, "MFX_PIPE_MODE_SELECT  Standard Select = 1\n");
        batch.push(end);
        driver.words(DATA, &batch);
        let ring = format!(
            "MI_BATCH_BUFFER_START  Address Space Indicator = 1  Batch Buffer Start Address = 0x{BATCH:x}\n\
             MI_FLUSH_DW  Post-Sync Operation = 1  Destination Address Type = 1  Address = 0x1f80  \
             Immediate Data = 3\n"
        );
        let ring = text(&SKL, &ring);
        driver.words(RING, &ring);
        driver.image(EngineId::Video, IMAGE, PML4, 0, 4 * ring.len() as u32);
        driver.submit(EngineId::Video, descriptor(7, IMAGE), [0, 0]).unwrap();
        let found = driver.findings.list();
        assert!(found.iter().all(|(finding, _)| (finding.kind, finding.system) == (Kind::Gap, "VD-01")));
        assert_eq!((found.len(), driver.word(0x1f80)), (gaps, 3));
    }
}

#[test]
fn codec_commands_in_an_endless_loop_are_a_hang() {
    let mut batch = text(&SKL, "MFX_PIPE_MODE_SELECT  Standard Select = 2\n");
    batch.extend(start(BATCH_AT));
    let (outcome, ..) = run(&SKL, EngineClass::Video, &batch, false);
    let Err(Stop::Fault(fault)) = outcome else { panic!("an endless batch ended") };
    assert_eq!(fault.kind, FaultKind::Hang);
}
