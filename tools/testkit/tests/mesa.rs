//! End to end: Debian's iris and crocus on Halogen draw what llvmpipe draws.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use testkit::mesa::{Driver, Programs, run};
use testkit::picture::Picture;

fn programs() -> Option<Programs> {
    match Programs::find() {
        Ok(programs) => Some(programs),
        Err(error) => {
            println!("{error}");
            None
        }
    }
}

#[test]
fn the_renderer_is_intels_driver_of_the_device() {
    let Some(programs) = programs() else { return };
    for (device, name) in [("skl", "SKL"), ("byt", "BYT")] {
        let renderer = programs.renderer(Driver::Halogen(device)).unwrap();
        assert!(renderer.contains("Intel") && renderer.contains(name), "drawn by {renderer}");
    }
    assert!(programs.renderer(Driver::Llvmpipe).unwrap().contains("llvmpipe"));
}

/// Scenes whose pictures differ from llvmpipe's for a known reason: name and reason in tests/expectations.toml.
fn expected_differences(device: &str) -> BTreeMap<String, String> {
    let mut expected = testkit::text::expectations("scenes");
    expected.extend(testkit::text::expectations(&format!("scenes-{device}")));
    expected
}

/// Filtering may differ by 3/255, everything else by 1/255.
fn tolerance(scene: &str) -> u8 {
    let group = scene.split('/').next().unwrap_or_default();
    let filtered = ["texture", "lookup", "cube", "3d", "array"].contains(&group)
        || ["target/blit-scaled", "astc/filtered"].contains(&scene);
    if filtered { 3 } else { 1 }
}

#[test]
fn every_scene_looks_as_llvmpipe_draws_it() {
    scenes_look_alike("skl");
}

#[test]
fn every_scene_looks_alike_on_bay_trail() {
    scenes_look_alike("byt");
}

fn scenes_look_alike(device: &'static str) {
    let Some(programs) = programs() else { return };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("scenes-{device}"));
    let _ = std::fs::remove_dir_all(&folder);
    let list = run(programs.command(Driver::Llvmpipe, "glscene").arg("--list")).unwrap();
    let names: Vec<String> = String::from_utf8_lossy(&list.stdout).lines().map(str::to_string).collect();
    let groups: BTreeSet<&str> = names.iter().filter_map(|name| name.split('/').next()).collect();
    let expected = expected_differences(device);
    let mut wrong = Vec::new();
    for group in groups {
        for (driver, part) in [(Driver::Llvmpipe, "llvmpipe"), (Driver::Halogen(device), "halogen")] {
            let folder = folder.join(part);
            if let Err(error) = run(programs.command(driver, "glscene").arg(format!("{group}/")).arg(&folder))
            {
                wrong.push(format!("{group} on {part}: {error}"));
            }
        }
    }
    for name in &names {
        let file = format!("{}.png", name.replace('/', "-"));
        let pictures = (
            Picture::read(&folder.join("llvmpipe").join(&file)),
            Picture::read(&folder.join("halogen").join(&file)),
        );
        let (Ok(reference), Ok(ours)) = pictures else {
            wrong.push(format!("{name}: no picture"));
            continue;
        };
        let difference = ours.difference(&reference, tolerance(name));
        match (difference.pixels, expected.get(name)) {
            (0, None) => {}
            (0, Some(_)) => {
                wrong.push(format!("{name}: is listed in tests/expectations.toml but agrees now"))
            }
            (_, Some(_)) => {}
            (pixels, None) => {
                wrong.push(format!("{name}: {pixels} pixels differ, by up to {}", difference.largest))
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {} scenes, pictures in {}:\n{}",
        wrong.len(),
        names.len(),
        folder.display(),
        wrong.join("\n")
    );
}

#[test]
fn a_recording_replays_to_equal_memory() {
    let Some(programs) = programs() else { return };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (capture, picture) = (folder.join("triangle.capture"), folder.join("triangle-replayed.png"));
    let mut record = programs.halogen();
    record.args(["run", "--record"]).arg(&capture).arg("--").arg(programs.beside("glscene"));
    run(record.arg("basic/triangle").arg(folder.join("triangle.png"))).unwrap();
    run(programs.halogen().arg("replay").arg(&capture).arg("--picture").arg(&picture)).unwrap();
    let drawn = Picture::read(&folder.join("triangle.png")).unwrap();
    let replayed = Picture::read(&picture).unwrap();
    assert_eq!((drawn.width_px, drawn.height_px), (replayed.width_px, replayed.height_px));
    // A capture that is cut short is refused with the place.
    let bytes = std::fs::read(&capture).unwrap();
    std::fs::write(&capture, &bytes[..bytes.len() / 2]).unwrap();
    let output = programs.halogen().arg("replay").arg(&capture).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(125) && errors.contains("damaged at byte"), "{errors}");
}
