//! What the video and the video enhancement engine are asked to do: known by name, and not built.
//!
//! A command costs its submission what it would have done: nothing is decoded, encoded or processed, while MI commands
//! go on, so that what a client waits for comes. Encoders read batches that threads or the engine itself were to write;
//! where such a batch is none, the submission ends.

use hw::command::CommandId;
use probe::Context;

/// What does not happen, by how names of commands begin; the first that fits counts.
const LOST: [(&str, &str); 7] = [
    ("MFD_", "nothing is decoded"),
    ("MFC_", "nothing is encoded"),
    ("VDENC_", "nothing is encoded"),
    ("HUC_", "no firmware runs"),
    ("SFC_", "nothing is scaled"),
    ("VEB", "no frame is processed"),
    ("", "nothing is decoded or encoded"),
];

/// Reports a command of one of the two engines, and gives its system when there was something to do.
pub(crate) fn command(id: CommandId, dwords: &[u32], cx: &Context) -> Option<&'static str> {
    let (name, system) = (id.name(), id.item().system);
    match id {
        // What came before is done: nothing was begun.
        CommandId::MfxWait | CommandId::VdPipelineFlush => return None,
        CommandId::VeboxState if functions(&hw::VeboxState::decode(cx.platform, dwords), cx) => {}
        _ => {
            let lost = LOST.iter().find(|lost| name.starts_with(lost.0)).map_or("", |lost| lost.1);
            cx.gap(system, format!("{name}: {lost}"));
        }
    }
    Some(system)
}

/// Names the functions that a frame is to go through; false when there are none.
fn functions(state: &hw::VeboxState, cx: &Context) -> bool {
    let gamut = state.color_gamut_expansion_enable || state.color_gamut_compression_enable;
    let camera = state.demosaic_enable || state.vignette_enable || state.hot_pixel_filtering_enable;
    let asked = [
        ("D57", state.dn_enable, "noise stays"),
        ("D57", state.di_enable, "fields stay interlaced"),
        ("D58", state.global_iecp_enable || gamut, "colours stay as they are"),
        ("D59", camera || state.forward_gamma_correction_enable, "the camera's picture stays raw"),
    ];
    for (system, _, what) in asked.iter().filter(|function| function.1) {
        cx.gap(system, format!("VEBOX_STATE: {what}"));
    }
    asked.iter().any(|function| function.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hw::{Engine, platforms};

    /// Row and text of every Gap that a command with these DWords leaves.
    fn gaps(id: CommandId, dwords: &[u32]) -> Vec<(&'static str, String)> {
        let findings = probe::Findings::new(false);
        let ids = probe::Ids::default();
        command(id, dwords, &Context { platform: &platforms::SKL, findings: &findings, ids: &ids });
        let list = findings.list().into_iter();
        list.map(|(finding, _)| {
            assert_eq!(finding.kind, probe::Kind::Gap);
            (finding.system, finding.what.into_owned())
        })
        .collect()
    }

    #[test]
    fn every_command_of_both_engines_is_a_gap_by_its_name() {
        let mut rows = std::collections::BTreeMap::<&str, usize>::new();
        for platform in platforms::ALL {
            for (id, item) in &hw::command::COMMANDS {
                let is_mi = item.header(platform).is_none_or(|header| header >> 29 == 0);
                let on = |engine| item.runs_on(platform, engine);
                if is_mi || !on(Engine::Video) && !on(Engine::VideoEnhance) {
                    continue;
                }
                assert!(!on(Engine::Render), "{}", item.name);
                let found = gaps(*id, &vec![0; item.fixed_dwords(platform) as usize]);
                match id {
                    CommandId::MfxWait | CommandId::VdPipelineFlush => assert_eq!(found, []),
                    _ => {
                        let [(row, text)] = found.as_slice() else { panic!("{}: {found:?}", item.name) };
                        assert!(text.starts_with(&format!("{}: ", item.name)), "{text}");
                        *rows.entry(row).or_default() += usize::from(platform.name == "skl");
                    }
                }
            }
        }
        let expected = [
            ("D51", 9),
            ("D52", 4),
            ("D53", 5),
            ("D54", 5),
            ("D55", 5),
            ("D56", 1),
            ("D57", 1),
            ("D60", 7),
            ("VD-01", 13),
            ("VD-02", 18),
            ("VD-03", 8),
            ("VD-04", 8),
            ("VD-05", 3),
        ];
        assert_eq!(rows, expected.into_iter().collect());
    }

    #[test]
    fn the_vebox_names_the_functions_that_are_asked_of_it() {
        let state = hw::VeboxState { dn_enable: true, global_iecp_enable: true, ..Default::default() };
        let found = gaps(CommandId::VeboxState, &state.encode(&platforms::SKL));
        let expected =
            [("D57", "VEBOX_STATE: noise stays"), ("D58", "VEBOX_STATE: colours stay as they are")];
        assert_eq!(found, expected.map(|(row, text)| (row, text.to_string())));
    }

    #[test]
    fn each_function_of_the_vebox_is_named_alone() {
        let noise = ("D57", "noise stays");
        let fields = ("D57", "fields stay interlaced");
        let colours = ("D58", "colours stay as they are");
        let camera = ("D59", "the camera's picture stays raw");
        let none = hw::VeboxState::default();
        for (state, (row, text)) in [
            (hw::VeboxState { dn_enable: true, ..none }, noise),
            (hw::VeboxState { di_enable: true, ..none }, fields),
            (hw::VeboxState { global_iecp_enable: true, ..none }, colours),
            (hw::VeboxState { color_gamut_expansion_enable: true, ..none }, colours),
            (hw::VeboxState { color_gamut_compression_enable: true, ..none }, colours),
            (hw::VeboxState { demosaic_enable: true, ..none }, camera),
            (hw::VeboxState { vignette_enable: true, ..none }, camera),
            (hw::VeboxState { hot_pixel_filtering_enable: true, ..none }, camera),
            (hw::VeboxState { forward_gamma_correction_enable: true, ..none }, camera),
        ] {
            let found = gaps(CommandId::VeboxState, &state.encode(&platforms::SKL));
            assert_eq!(found, [(row, format!("VEBOX_STATE: {text}"))]);
        }
    }
}
