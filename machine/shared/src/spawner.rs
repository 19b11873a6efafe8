//! Thread spawner: the end of compute and media threads.
//!
//! Source: [skl.7:Thread EOT Message], C28, C29. Barrier, SLM and thread slots are freed by whoever ran the group.

use hw::message::ThreadSpawner;
use ports::SendMessage;
use probe::Context;

/// Performs one spawner message.
pub(crate) fn send(descriptor: &ThreadSpawner, message: &SendMessage, cx: &Context) {
    let spawn = descriptor.opcode == ThreadSpawner::OPCODE_SPAWN_THREAD;
    if spawn {
        cx.gap("C28", "thread spawn message: no thread is spawned");
    } else if !message.end_of_thread {
        cx.undefined("C29", "resources dereferenced by a message that does not end the thread");
    }
}
