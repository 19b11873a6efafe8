//! The C side: libc's entry points as the program calls them. The only `unsafe` of the shim.
//!
//! Every function here has the signature of the libc function of its name and may be called with whatever that
//! function accepts. Functions with variable arguments take the longest fixed form: a caller that passes fewer leaves
//! the rest unspecified, and they are only passed on.

mod descriptor;
mod directory;
mod errno;
mod guest;
mod ioctl;
mod map;
mod node;
mod open;
mod path;
mod probe;
mod real;
mod signals;
mod stack;
mod start;
mod stat;
