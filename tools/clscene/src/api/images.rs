//! Images and samplers: what they are, making them, transfers.

use super::{Handle, Object, Session, check};
use anyhow::Result;
use std::ptr::{null, null_mut};

/// `cl_image_format`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Channel order.
    pub order: u32,
    /// Channel type.
    pub kind: u32,
}

/// `cl_image_desc` with the members that scenes use.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Description {
    kind: u32,
    width: usize,
    height: usize,
    depth: usize,
    array_size: usize,
    row_pitch: usize,
    slice_pitch: usize,
    mip_levels: u32,
    samples: u32,
    buffer: Handle,
}

/// What an image is, and its extent in texels; unused extents are 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One row.
    D1(usize),
    /// Rows apart.
    D1Array(usize, usize),
    /// A plane.
    D2(usize, usize),
    /// Planes apart.
    D2Array(usize, usize, usize),
    /// A volume.
    D3(usize, usize, usize),
}

impl Shape {
    /// Width, height, depth as the transfer calls count them.
    pub fn region(self) -> [usize; 3] {
        match self {
            Shape::D1(w) => [w, 1, 1],
            Shape::D1Array(w, n) | Shape::D2(w, n) => [w, n, 1],
            Shape::D2Array(w, h, n) | Shape::D3(w, h, n) => [w, h, n],
        }
    }

    fn description(self) -> Description {
        let (kind, [width, height, depth], array_size) = match self {
            Shape::D1(w) => (0x10f4, [w, 0, 0], 0),
            Shape::D1Array(w, n) => (0x10f5, [w, 0, 0], n),
            Shape::D2(w, h) => (0x10f1, [w, h, 0], 0),
            Shape::D2Array(w, h, n) => (0x10f3, [w, h, 0], n),
            Shape::D3(w, h, d) => (0x10f2, [w, h, d], 0),
        };
        Description {
            kind,
            width,
            height,
            depth,
            array_size,
            row_pitch: 0,
            slice_pitch: 0,
            mip_levels: 0,
            samples: 0,
            buffer: null_mut(),
        }
    }
}

impl Session {
    /// An image.
    pub fn image(&self, format: Format, shape: Shape) -> Result<Object> {
        let mut code = 0;
        let description = shape.description();
        // SAFETY: both structures live through the call; no host pointer.
        let handle = unsafe {
            (self.entries.clCreateImage)(self.context.handle, 1, &format, &description, null_mut(), &mut code)
        };
        check(code, "clCreateImage")?;
        Ok(self.object(handle, self.entries.clReleaseMemObject))
    }

    /// A one-dimensional image over a buffer.
    pub fn image_of_buffer(&self, format: Format, buffer: &Object, width: usize) -> Result<Object> {
        let mut code = 0;
        let description =
            Description { kind: 0x10f6, buffer: buffer.handle, ..Shape::D1(width).description() };
        // SAFETY: as for other images; the buffer is retained by the image.
        let handle = unsafe {
            (self.entries.clCreateImage)(self.context.handle, 1, &format, &description, null_mut(), &mut code)
        };
        check(code, "clCreateImage")?;
        Ok(self.object(handle, self.entries.clReleaseMemObject))
    }

    /// A sampler object.
    pub fn sampler(&self, normalized: bool, addressing: u32, filter: u32) -> Result<Object> {
        let mut code = 0;
        // SAFETY: values only.
        let handle = unsafe {
            (self.entries.clCreateSampler)(
                self.context.handle,
                normalized.into(),
                addressing,
                filter,
                &mut code,
            )
        };
        check(code, "clCreateSampler")?;
        Ok(self.object(handle, self.entries.clReleaseSampler))
    }

    /// All texels of an image.
    pub fn read_image<T: bytemuck::Pod>(
        &self,
        image: &Object,
        shape: Shape,
        per_texel: usize,
    ) -> Result<Vec<T>> {
        let region = shape.region();
        let mut values = vec![T::zeroed(); region.iter().product::<usize>() * per_texel];
        let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut values);
        let origin = [0usize; 3];
        // SAFETY: a blocking, tightly packed read; scenes say how many values a texel has.
        let code = unsafe {
            (self.entries.clEnqueueReadImage)(
                self.queue(),
                image.handle,
                1,
                origin.as_ptr(),
                region.as_ptr(),
                0,
                0,
                bytes.as_mut_ptr().cast(),
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueReadImage")?;
        Ok(values)
    }

    /// Writes all texels of an image.
    pub fn write_image<T: bytemuck::NoUninit>(
        &self,
        image: &Object,
        shape: Shape,
        values: &[T],
    ) -> Result<()> {
        let (origin, region) = ([0usize; 3], shape.region());
        // SAFETY: a blocking, tightly packed write; scenes bring a value for each texel.
        let code = unsafe {
            (self.entries.clEnqueueWriteImage)(
                self.queue(),
                image.handle,
                1,
                origin.as_ptr(),
                region.as_ptr(),
                0,
                0,
                values.as_ptr().cast(),
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueWriteImage")
    }

    /// Copies a box of texels between images.
    pub fn copy_image(
        &self,
        from: &Object,
        to: &Object,
        start: [usize; 3],
        to_start: [usize; 3],
        region: [usize; 3],
    ) -> Result<()> {
        // SAFETY: three sizes each.
        let code = unsafe {
            (self.entries.clEnqueueCopyImage)(
                self.queue(),
                from.handle,
                to.handle,
                start.as_ptr(),
                to_start.as_ptr(),
                region.as_ptr(),
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueCopyImage")?;
        self.finish()
    }

    /// Copies a whole image into a buffer.
    pub fn image_to_buffer(&self, from: &Object, shape: Shape, to: &Object) -> Result<()> {
        let (origin, region) = ([0usize; 3], shape.region());
        // SAFETY: three sizes each.
        let code = unsafe {
            (self.entries.clEnqueueCopyImageToBuffer)(
                self.queue(),
                from.handle,
                to.handle,
                origin.as_ptr(),
                region.as_ptr(),
                0,
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueCopyImageToBuffer")?;
        self.finish()
    }

    /// Fills a whole image with a colour of four 32-bit values.
    pub fn fill_image(&self, image: &Object, shape: Shape, colour: [u32; 4]) -> Result<()> {
        let (origin, region) = ([0usize; 3], shape.region());
        // SAFETY: a colour is four 32-bit values.
        let code = unsafe {
            (self.entries.clEnqueueFillImage)(
                self.queue(),
                image.handle,
                colour.as_ptr().cast(),
                origin.as_ptr(),
                region.as_ptr(),
                0,
                null(),
                null_mut(),
            )
        };
        check(code, "clEnqueueFillImage")?;
        self.finish()
    }
}
