//! Media front end: from commands to thread groups of GPGPU walkers and to root threads of the media pipeline.
//!
//! Commands in  MEDIA_VFE_STATE, MEDIA_CURBE_LOAD, MEDIA_INTERFACE_DESCRIPTOR_LOAD, GPGPU_WALKER, MEDIA_OBJECT,
//!              MEDIA_OBJECT_WALKER, MEDIA_OBJECT_GRPID, MEDIA_OBJECT_PRT, MEDIA_STATE_FLUSH, and the common ones
//!              (STATE_BASE_ADDRESS, PIPELINE_SELECT, STATE_SIP)
//! Threads out  groups, through [`ports::Executor::launch_group`] and [`ports::Executor::launch_groups`]
//! Statistics   TS_GPGPU_THREADS_DISPATCHED (active channels)
//! Source       [skl.7:GPGPU Thread Groups], [skl.7:Media and GPGPU], C01 to C29
//! Deviations   groups run one after the other until one runs long; as many as fit the device then take turns, each with
//!              a barrier 0, SLM and thread ids of its own;
//!              a root thread is begun when those that it waits for have ended, whatever the kind of the scoreboard;
//!              threads that are spawned by messages are Gaps
//!
//! The CURBE and the descriptors are kept as they were loaded, as the URB keeps them on hardware.

mod bases;
mod payload;
mod pipeline;
mod roots;
mod saved;
mod scoreboard;
mod steps;
mod urb;
mod used;
mod walker;

pub use pipeline::{Interrupted, MediaPipeline};

#[cfg(test)]
mod tests;
