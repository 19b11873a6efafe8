//! Programs that are to become host code: single assignment over vectors of 256 bits and scalars of 64.
//!
//! Source: house rule of one meaning, recorded; [skl.7:Register Files] for what a state image is like. What an EU
//! instruction, a message or a fixed function means is said elsewhere, over primitives; here are the primitives, and the
//! program that a recorder makes of them.
//!
//! | module | what |
//! |---|---|
//! | `op` | the primitives |
//! | `function` | blocks, values, ends of blocks |
//! | `builder` | making a function |
//! | `eval` | executing one in plain Rust: the referee |
//! | `passes` | making one smaller |
//! | `region` | memory outside of the state |
//!
//! # Values
//!
//! A [`Value`] is a vector or a scalar ([`Kind`]). A vector has 8 lanes of 32 bits, 4 of 64 or 32 bytes, as the operation
//! that uses it says; bitwise operations care for none. A mask is a vector whose lanes are all ones or all zeros. A row of
//! 16 channels is two vectors. A value may be used in every block that the block of its definition dominates; across blocks
//! it lies in memory, so what changes from block to block is better kept in the state or in a [`Place`] of the frame.
//!
//! # State and frame
//!
//! A function runs over one state image: the thread, whose address it is given. Rows of 32 bytes are loaded and stored whole,
//! at constant offsets that are multiples of 32; the builder makes anything else of them (shuffles and blends), because that
//! is what forwards within a block without memory. Scalars of 1, 2, 4 and 8 bytes are loaded and stored at any offset. At every
//! exit and every call the image is up to date. The frame holds rows and scalars of the function itself; it has no content at
//! entry and is forgotten at exits.
//!
//! # Regions
//!
//! Memory outside of the state is reached by the number of a [`Region`], of which a run is given a table, and an offset of 32
//! bits. Every access is checked against the length of its region: lanes of which a byte lies outside read zero and write
//! nothing. What is plain about offsets (one row, the same in all lanes) the back end finds out when it runs.
//!
//! # NaN
//!
//! The result of a float operation that is a NaN is its first operand that is one, made quiet; when none is, the default:
//! sign set, only the quiet bit of the fraction. `f_fma(a, b, c)` looks at `a`, `b`, `c` in this order.
//!
//! # Example
//!
//! ```
//! use ir::{Bin, Builder, Place};
//! let mut b = Builder::new();
//! let sum = {
//!     let (x, y) = (b.load(Place::state(64)), b.load(Place::state(96)));
//!     b.binary(Bin::FAdd, x, y)
//! };
//! b.store(Place::state(128), sum);
//! b.exit(0);
//! let function = b.finish();
//! assert_eq!(function.blocks.len(), 1);
//! ```

mod builder;
pub mod eval;
mod function;
mod op;
mod passes;
mod region;

pub use builder::Builder;
pub use function::{Block, BlockId, End, Function, Kind, Place, Value};
pub use op::{Bin, Lanewise, Op, Operands, Pure, Routine, Scalar, Tern, Un, Width};
pub use passes::optimize;
pub use region::Region;
