//! The preload library: a render node in a process that has none.
//!
//! It stands between a program and libc. Calls that concern the node, its buffers or its files under `/dev` and `/sys`
//! are answered by the i915 model; everything else goes on to libc untouched, after a comparison or two.
//!
//! * The node is one ordinary file in the run's directory, known by its inode, so descriptors that were inherited or
//!   received over a socket are recognised too.
//! * The position of an open file description is its number: duplicates share it wherever they were made.
//! * Nothing happens unless `HALOGEN_RUN_DIR` is set.
//!
//! All `unsafe` is in [`c_abi`]. Deliberately absent: system calls made without libc, static programs, `set-user-id`
//! programs, and what the device does.

mod c_abi;
mod paths;
mod process;
