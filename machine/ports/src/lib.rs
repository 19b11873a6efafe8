//! The wires between rooms; read first, this is the machine in outline. No behaviour lives here.
//!
//! | wire | from | to |
//! |---|---|---|
//! | [`Pipeline`] | command streamer (`engine`) | 3D, media and blitter front ends |
//! | [`Registers`] | front ends | register file of the streamer (statistics, predicates, indirect parameters) |
//! | [`Executor`] | fixed functions | EU threads |
//! | [`Account`] | streamer and fixed functions | what a submission may do before it counts as hung |
//! | [`Urb`] | fixed functions, URB messages | URB storage |
//! | [`Sends`] | EU thread | shared functions |
//! | [`Inline`] | EU code in the making | who answers a message, to write it down |
//! | [`PixelThread`] | render-target and interpolator messages | `pipe3d` |
//!
//! Hot wires are used as generics, never as trait objects.

mod account;
mod arbitration;
mod executor;
mod grf;
mod inline;
mod pipeline;
mod pixel;
mod send;
mod start;
mod urb;

pub use account::{Account, Unmetered, Work};
pub use arbitration::Arbitration;
pub use executor::{
    CopiedTexels, Executor, FloatMode, GATEWAYS, GroupBarrier, GroupResources, GroupThread, Groups, KernelId,
    KernelRequest, ListedThreads, Pieces, PixelBinding, PixelKernel, PixelProgram, PixelThreads,
    PreemptedGroup, Preemption, Stage, StartRegisters, THREAD_ID, ThreadMasks, ThreadSite, ThreadStart,
    put_thread_id,
};
pub use grf::{GRF_COUNT, GRF_DWORDS, Grf};
pub use inline::{Inline, MessageCode};
pub use pipeline::{Counter, Pipeline, Registers};
pub use pixel::{
    InterpolatorMode, InterpolatorRequest, NoPixels, PixelThread, RenderTargetRead, RenderTargetWrite,
    SlotDwords, WriteKind,
};
pub use send::{BarrierMessage, SendMessage, SendReply, Sends};
pub use start::{
    ACTIVE, CONSTANTS, INPUT, KnownWrite, LIT, LIVE, PixelArea, PixelCode, PixelDraw, PixelStart, STARTS,
    WRITTEN,
};
pub use urb::{Urb, UrbHandle};
