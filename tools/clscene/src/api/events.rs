//! Events: of the host, waiting, times.

use super::{Object, Session, check};
use anyhow::Result;
use std::ptr::null_mut;

/// Times of one command in nanoseconds: queued, submitted, started, ended.
pub type Times = [u64; 4];

impl Session {
    /// An event that the host completes.
    pub fn user_event(&self) -> Result<Object> {
        let mut code = 0;
        // SAFETY: the context is alive.
        let handle = unsafe { (self.entries.clCreateUserEvent)(self.context.handle, &mut code) };
        check(code, "clCreateUserEvent")?;
        Ok(self.object(handle, self.entries.clReleaseEvent))
    }

    /// Completes a user event.
    pub fn complete(&self, event: &Object) -> Result<()> {
        // SAFETY: values only.
        check(unsafe { (self.entries.clSetUserEventStatus)(event.handle, 0) }, "clSetUserEventStatus")
    }

    /// Waits for one event.
    pub fn wait(&self, event: &Object) -> Result<()> {
        // SAFETY: one event.
        check(unsafe { (self.entries.clWaitForEvents)(1, &event.handle) }, "clWaitForEvents")
    }

    /// When a command of a profiling queue was queued, submitted, started and ended.
    pub fn times(&self, event: &Object) -> Result<Times> {
        let mut times = [0; 4];
        for (what, time) in (0x1280..).zip(&mut times) {
            // SAFETY: 8 bytes are passed and told.
            let code = unsafe {
                (self.entries.clGetEventProfilingInfo)(
                    event.handle,
                    what,
                    8,
                    (time as *mut u64).cast(),
                    null_mut(),
                )
            };
            check(code, "clGetEventProfilingInfo")?;
        }
        Ok(times)
    }
}
