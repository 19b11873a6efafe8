//! Buffers: making them, transfers, copies, fills, maps.

use super::{HostMemory, Object, Session, check};
use anyhow::Result;
use std::ptr::{null, null_mut};

impl Session {
    /// A buffer that starts with the values.
    pub fn buffer<T: bytemuck::NoUninit>(&self, values: &[T]) -> Result<Object> {
        const COPY_HOST_POINTER: u64 = 32;
        let bytes: &[u8] = bytemuck::cast_slice(values);
        let mut code = 0;
        // SAFETY: the bytes are copied before the call returns.
        let handle = unsafe {
            (self.entries.clCreateBuffer)(
                self.context.handle,
                1 | COPY_HOST_POINTER,
                bytes.len(),
                bytes.as_ptr().cast_mut().cast(),
                &mut code,
            )
        };
        check(code, "clCreateBuffer")?;
        Ok(self.object(handle, self.entries.clReleaseMemObject))
    }

    /// A buffer over host memory.
    pub fn buffer_over(&self, memory: &mut HostMemory) -> Result<Object> {
        let length = memory.length;
        self.buffer_over_part(memory, 0, length)
    }

    /// A buffer over `length` bytes of host memory from `start` on.
    pub fn buffer_over_part(&self, memory: &mut HostMemory, start: usize, length: usize) -> Result<Object> {
        const USE_HOST_POINTER: u64 = 8;
        let mut code = 0;
        let bytes = &mut memory.bytes()[start..start + length];
        // SAFETY: scenes keep the memory longer than the buffer, and touch it only while it is mapped.
        let handle = unsafe {
            (self.entries.clCreateBuffer)(
                self.context.handle,
                1 | USE_HOST_POINTER,
                bytes.len(),
                bytes.as_mut_ptr().cast(),
                &mut code,
            )
        };
        check(code, "clCreateBuffer")?;
        Ok(self.object(handle, self.entries.clReleaseMemObject))
    }

    /// A part of a buffer.
    pub fn sub_buffer(&self, of: &Object, start: usize, bytes: usize) -> Result<Object> {
        const REGION: u32 = 0x1220;
        let region = [start, bytes];
        let mut code = 0;
        // SAFETY: a region is two sizes.
        let handle = unsafe {
            (self.entries.clCreateSubBuffer)(of.handle, 1, REGION, region.as_ptr().cast(), &mut code)
        };
        check(code, "clCreateSubBuffer")?;
        Ok(self.object(handle, self.entries.clReleaseMemObject))
    }

    /// `count` values from byte `start` of a buffer.
    pub fn read_at<T: bytemuck::Pod>(&self, buffer: &Object, start: usize, count: usize) -> Result<Vec<T>> {
        let mut values = vec![T::zeroed(); count];
        let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut values);
        // SAFETY: a blocking read into as many bytes as are told.
        let code = unsafe {
            (self.entries.clEnqueueReadBuffer)(
                self.queue(),
                buffer.handle,
                1,
                start,
                bytes.len(),
                bytes.as_mut_ptr().cast(),
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueReadBuffer")?;
        Ok(values)
    }

    /// `count` values from the start of a buffer.
    pub fn read<T: bytemuck::Pod>(&self, buffer: &Object, count: usize) -> Result<Vec<T>> {
        self.read_at(buffer, 0, count)
    }

    /// Writes values to byte `start` of a buffer.
    pub fn write<T: bytemuck::NoUninit>(&self, buffer: &Object, start: usize, values: &[T]) -> Result<()> {
        let bytes: &[u8] = bytemuck::cast_slice(values);
        // SAFETY: a blocking write of as many bytes as are told.
        let code = unsafe {
            (self.entries.clEnqueueWriteBuffer)(
                self.queue(),
                buffer.handle,
                1,
                start,
                bytes.len(),
                bytes.as_ptr().cast(),
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueWriteBuffer")
    }

    /// Copies bytes between buffers.
    pub fn copy(
        &self,
        from: &Object,
        to: &Object,
        start: usize,
        to_start: usize,
        bytes: usize,
    ) -> Result<()> {
        // SAFETY: values only; the driver checks them against the buffers.
        let code = unsafe {
            (self.entries.clEnqueueCopyBuffer)(
                self.queue(),
                from.handle,
                to.handle,
                start,
                to_start,
                bytes,
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueCopyBuffer")?;
        self.finish()
    }

    /// Copies a box of bytes between buffers; pitches are of rows and slices.
    pub fn copy_rect(
        &self,
        from: (&Object, [usize; 3], [usize; 2]),
        to: (&Object, [usize; 3], [usize; 2]),
        region: [usize; 3],
    ) -> Result<()> {
        // SAFETY: three sizes each.
        let code = unsafe {
            (self.entries.clEnqueueCopyBufferRect)(
                self.queue(),
                from.0.handle,
                to.0.handle,
                from.1.as_ptr(),
                to.1.as_ptr(),
                region.as_ptr(),
                from.2[0],
                from.2[1],
                to.2[0],
                to.2[1],
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueCopyBufferRect")?;
        self.finish()
    }

    /// Fills bytes of a buffer with a pattern.
    pub fn fill(&self, buffer: &Object, pattern: &[u8], start: usize, bytes: usize) -> Result<()> {
        // SAFETY: the pattern's length is told.
        let code = unsafe {
            (self.entries.clEnqueueFillBuffer)(
                self.queue(),
                buffer.handle,
                pattern.as_ptr().cast(),
                pattern.len(),
                start,
                bytes,
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueFillBuffer")?;
        self.finish()
    }

    /// Maps a buffer for the host, lets it work, and unmaps it.
    pub fn with_mapped(&self, buffer: &Object, bytes: usize, work: impl FnOnce(&mut [u8])) -> Result<()> {
        let e = &self.entries;
        let mut code = 0;
        // SAFETY: a blocking map.
        let address = unsafe {
            (e.clEnqueueMapBuffer)(
                self.queue(),
                buffer.handle,
                1,
                3,
                0,
                bytes,
                0,
                null(),
                null_mut(),
                &mut code,
            )
        };
        check(code, "clEnqueueMapBuffer")?;
        // SAFETY: that many bytes are mapped for reading and writing until the unmap call.
        work(unsafe { std::slice::from_raw_parts_mut(address.cast(), bytes) });
        // SAFETY: it was mapped above.
        let code = unsafe {
            (e.clEnqueueUnmapMemObject)(self.queue(), buffer.handle, address, 0, null(), null_mut())
        };
        check(code, "clEnqueueUnmapMemObject")?;
        self.finish()
    }
}
