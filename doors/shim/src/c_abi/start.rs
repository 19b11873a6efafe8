//! What happens when the library is loaded and when the process ends.

use crate::process;

/// Finds out early whether this process is part of a run, while it has one thread.
extern "C" fn at_load() {
    process::run();
}

/// Writes the last report.
extern "C" fn at_end() {
    process::report_end();
}

#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = at_load;

#[used]
#[unsafe(link_section = ".fini_array")]
static AT_END: extern "C" fn() = at_end;
