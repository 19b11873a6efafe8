//! All text tests. `cargo xtask bless [PREFIX]` rewrites what they expect.

use std::path::Path;
use testkit::text::{Kind, run_all};
use testkit::{command, draw, eu, message, stage};

fn run(
    folder: &'static str,
    extension: &'static str,
    rewrite: fn(&testkit::text::Test) -> Result<String, testkit::text::Trouble>,
) {
    run_all(&Kind { folder, extension, rewrite }, Path::new(env!("CARGO_TARGET_TMPDIR")));
}

#[test]
fn commands_are_their_dwords() {
    run("command", "batch", command::rewrite);
}

#[test]
fn instructions_are_their_bytes_and_do_what_they_say() {
    run("isa", "eu", eu::rewrite);
}

#[test]
fn stages_give_items_for_items() {
    run("stage", "case", stage::rewrite);
}

#[test]
fn messages_answer_and_change_memory() {
    run("message", "case", message::rewrite);
}

#[test]
fn captures_draw_what_they_drew() {
    run("draw", "scene", draw::rewrite);
}
