//! Programs, kernels, their arguments and launches.

use super::{Handle, Object, Session, Svm, check};
use anyhow::{Result, bail};
use std::ffi::{CString, c_char};
use std::ptr::{null, null_mut};

/// A kernel argument.
pub enum Arg<'a> {
    /// Buffer, image or sampler.
    Object(&'a Object),
    /// A value.
    Value(&'a [u8]),
    /// Bytes of local memory.
    Local(usize),
    /// Shared virtual memory.
    Svm(&'a Svm),
}

impl<'a> From<&'a Object> for Arg<'a> {
    fn from(object: &'a Object) -> Self {
        Arg::Object(object)
    }
}

/// An argument from a value of any plain type.
pub fn value<T: bytemuck::NoUninit>(value: &T) -> Arg<'_> {
    Arg::Value(bytemuck::bytes_of(value))
}

impl Session {
    /// Compiles a program; an error carries the build log.
    pub fn program(&self, source: &str, options: &str) -> Result<Object> {
        let (text, length, options) =
            (source.as_ptr().cast::<c_char>(), source.len(), CString::new(options)?);
        let mut code = 0;
        let e = &self.entries;
        // SAFETY: one text with its length.
        let handle =
            unsafe { (e.clCreateProgramWithSource)(self.context.handle, 1, &text, &length, &mut code) };
        check(code, "clCreateProgramWithSource")?;
        let program = self.object(handle, e.clReleaseProgram);
        // SAFETY: one device, options that end in zero, no callback.
        let code = unsafe {
            (e.clBuildProgram)(program.handle, 1, &self.device, options.as_ptr(), null(), null_mut())
        };
        if code != 0 {
            let mut log = vec![0u8; 1 << 16];
            let mut length = 0;
            // SAFETY: the buffer's length is told.
            unsafe {
                (e.clGetProgramBuildInfo)(
                    program.handle,
                    self.device,
                    0x1183,
                    log.len(),
                    log.as_mut_ptr().cast(),
                    &mut length,
                )
            };
            log.truncate(length);
            bail!("build gives {code}:\n{}", String::from_utf8_lossy(&log));
        }
        Ok(program)
    }

    /// A kernel of a program.
    pub fn kernel(&self, program: &Object, name: &str) -> Result<Object> {
        let name = CString::new(name)?;
        let mut code = 0;
        // SAFETY: the name ends in zero.
        let handle = unsafe { (self.entries.clCreateKernel)(program.handle, name.as_ptr(), &mut code) };
        check(code, "clCreateKernel")?;
        Ok(self.object(handle, self.entries.clReleaseKernel))
    }

    /// Sets all arguments.
    pub fn arguments(&self, kernel: &Object, arguments: &[Arg]) -> Result<()> {
        let e = &self.entries;
        for (index, argument) in arguments.iter().enumerate() {
            let index = index as u32;
            // SAFETY: each pointer is valid for the size that is told.
            let code = unsafe {
                match argument {
                    Arg::Object(object) => {
                        (e.clSetKernelArg)(kernel.handle, index, 8, (&raw const object.handle).cast())
                    }
                    Arg::Value(bytes) => {
                        (e.clSetKernelArg)(kernel.handle, index, bytes.len(), bytes.as_ptr().cast())
                    }
                    Arg::Local(bytes) => (e.clSetKernelArg)(kernel.handle, index, *bytes, null()),
                    Arg::Svm(svm) => (e.clSetKernelArgSVMPointer)(kernel.handle, index, svm.address.cast()),
                }
            };
            check(code, &format!("argument {index}"))?;
        }
        Ok(())
    }

    /// Starts a kernel behind `after`; `local` empty leaves the group size to the driver, `offset` empty is zero.
    pub fn enqueue(
        &self,
        kernel: &Object,
        offset: &[usize],
        global: &[usize],
        local: &[usize],
        after: &[&Object],
    ) -> Result<Object> {
        let pointer = |sizes: &[usize]| if sizes.is_empty() { null() } else { sizes.as_ptr() };
        if [offset, local].iter().any(|sizes| !sizes.is_empty() && sizes.len() != global.len()) {
            bail!("sizes of a launch have different dimensions");
        }
        let waits: Vec<Handle> = after.iter().map(|event| event.handle).collect();
        let waits_pointer = if waits.is_empty() { null() } else { waits.as_ptr() };
        let mut event = null_mut();
        // SAFETY: all sizes have as many elements as dimensions are told.
        let code = unsafe {
            (self.entries.clEnqueueNDRangeKernel)(
                self.queue(),
                kernel.handle,
                global.len() as u32,
                pointer(offset),
                global.as_ptr(),
                pointer(local),
                waits.len() as u32,
                waits_pointer,
                &mut event,
            )
        };
        check(code, "clEnqueueNDRangeKernel")?;
        Ok(self.object(event, self.entries.clReleaseEvent))
    }

    /// Sets the arguments, runs, and waits.
    pub fn run(&self, kernel: &Object, arguments: &[Arg], global: &[usize], local: &[usize]) -> Result<()> {
        self.arguments(kernel, arguments)?;
        self.enqueue(kernel, &[], global, local, &[])?;
        self.finish()
    }

    /// Builds a one-kernel program (`k`), runs it, and waits.
    pub fn once(
        &self,
        source: &str,
        options: &str,
        arguments: &[Arg],
        global: &[usize],
        local: &[usize],
    ) -> Result<()> {
        let program = self.program(source, options)?;
        let kernel = self.kernel(&program, "k")?;
        self.run(&kernel, arguments, global, local)
    }

    /// Waits for all commands.
    pub fn finish(&self) -> Result<()> {
        // SAFETY: the queue is alive.
        check(unsafe { (self.entries.clFinish)(self.queue()) }, "clFinish")
    }

    /// Sends all commands off.
    pub fn flush(&self) -> Result<()> {
        // SAFETY: the queue is alive.
        check(unsafe { (self.entries.clFlush)(self.queue()) }, "clFlush")
    }
}
