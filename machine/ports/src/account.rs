//! The work account of a submission: what its commands and fixed functions do besides running threads.
//!
//! Hardware has a clock and a driver that resets it; the machine has none, so that every unit says how much it is about to
//! do, and whoever owns the account ends what is too much.

use probe::Stop;

/// Work that is counted, and what one of it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// A command of so many DWords.
    Command,
    /// A run of commands that the streamer entered by a jump.
    Run,
    /// State of a draw or walker that is resolved.
    Draw,
    /// A vertex number that is read and put into an object.
    Vertex,
    /// A vertex element that is fetched for one vertex.
    Element,
    /// An object through clipping and setup.
    Object,
    /// A value that is streamed out.
    StreamedValue,
    /// Sample positions of an 8x8 block of pixels that are compared with an object's edges.
    Block,
    /// A lit sample of a 2x2 subspan that is tested.
    Subspan,
    /// A sample that is cleared.
    ClearedSample,
    /// Contiguous bytes that the blitter reads or writes at once.
    Span,
    /// A byte that the blitter computes.
    BlitByte,
    /// A byte that is copied, loaded into a front end or compared with that of a kernel.
    LoadedByte,
    /// A byte of a kernel that is decoded.
    DecodedByte,
}

/// Takes what is about to be done.
pub trait Account {
    /// Takes `count` of `work` off what the submission may do.
    ///
    /// # Errors
    /// A hang fault when that is more than is left.
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop>;

    /// Says whether the commands that follow were executed before in this submission: repetition has an account of its
    /// own, because only it can be endless.
    fn repeat(&mut self, again: bool);
}

/// The account of those who need none.
pub struct Unmetered;

impl Account for Unmetered {
    fn spend(&mut self, _: Work, _: u64) -> Result<(), Stop> {
        Ok(())
    }

    fn repeat(&mut self, _: bool) {}
}
