//! The state of the front end as commands: what a context image holds of it.
//!
//! Source: [skl.7:Register State Context], [skl.7:GPGPU Context Switch]. CURBE and descriptors are loaded from memory
//! again; a walker that was stopped goes on with the group that the image names. Threads and local memory of a group that
//! was stopped in its threads lie in the context save area; the image has what else is known of it.
//! Base addresses are the 3D pipeline's to save: both have the same.

use crate::{Interrupted, MediaPipeline};
use hw::Platform;
use hw::command::CommandId;

impl MediaPipeline {
    /// Passes every state command that brings this state back to `put`, in order.
    pub fn save(&self, platform: &Platform, put: &mut dyn FnMut(CommandId, Vec<u32>)) {
        // Timers that were reset stay so.
        let vfe = hw::MediaVfeState { reset_gateway_timer: 0, ..self.vfe };
        put(CommandId::MediaVfeState, vfe.encode(platform));
        if let Some(base) = self.context_save {
            let command = hw::GpgpuCsrBaseAddress { gpgpu_csr_base_address: base.0, ..Default::default() };
            put(CommandId::GpgpuCsrBaseAddress, command.encode(platform));
        }
        let ids = [CommandId::MediaCurbeLoad, CommandId::MediaInterfaceDescriptorLoad];
        for (id, load) in ids.into_iter().zip(&self.loads) {
            if let Some(load) = load {
                put(id, load.to_vec());
            }
        }
    }

    /// Where the walker that was executed last goes on when it is executed again.
    pub fn interrupted_at(&self) -> Option<Interrupted> {
        self.resume
    }

    /// Lets the next walker begin at what [`MediaPipeline::interrupted_at`] named.
    pub fn resume_at(&mut self, at: Option<Interrupted>) {
        self.resume = at;
    }
}
