//! Media front end: GPGPU walkers from command to thread groups.
//!
//! Commands in  MEDIA_VFE_STATE, MEDIA_CURBE_LOAD, MEDIA_INTERFACE_DESCRIPTOR_LOAD, GPGPU_WALKER, MEDIA_STATE_FLUSH, and
//!              the common ones (STATE_BASE_ADDRESS, PIPELINE_SELECT, STATE_SIP)
//! Threads out  groups, through [`ports::Executor::launch_group`]
//! Statistics   TS_GPGPU_THREADS_DISPATCHED (active channels)
//! Source       [skl.7:GPGPU Thread Groups], [skl.7:Media and GPGPU], C01 to C29
//! Deviations   groups run one after the other until one runs long; as many as fit the device then take turns, each with
//!              a barrier 0, SLM and thread ids of its own;
//!              MEDIA_OBJECT and MEDIA_OBJECT_WALKER are Gaps
//!
//! The CURBE and the descriptors are kept as they were loaded, as the URB keeps them on hardware.

mod bases;
mod payload;
mod pipeline;
mod saved;
mod urb;
mod used;
mod walker;

pub use pipeline::{Interrupted, MediaPipeline};

#[cfg(test)]
mod tests;
