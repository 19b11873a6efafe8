//! The few entry points of OpenCL that scenes need, loaded from whatever `libOpenCL.so.1` there is.
//!
//! Every call of C is in this file; what it gives to scenes is safe to use.

use anyhow::{Context as _, Result, bail};
use libloading::Library;
use std::cell::RefCell;
use std::ffi::{CString, c_char, c_void};
use std::ptr::{null, null_mut};
use std::rc::Rc;

type Handle = *mut c_void;

macro_rules! entry_points {
    ($($name:ident($($arg:ty),*) -> $ret:ty;)*) => {
        /// Entry points by their own names.
        #[allow(non_snake_case)]
        struct Entries {
            $($name: unsafe extern "C" fn($($arg),*) -> $ret,)*
            _library: Library,
        }

        impl Entries {
            #[allow(non_snake_case)]
            fn load() -> Result<Self> {
                // SAFETY: the loader of OpenCL has no constructor that a caller would have to prepare for, and each
                // symbol has the type that the standard gives it.
                unsafe {
                    let library = Library::new("libOpenCL.so.1").context("libOpenCL.so.1 cannot be loaded")?;
                    $(let $name = *library
                        .get::<unsafe extern "C" fn($($arg),*) -> $ret>(concat!(stringify!($name), "\0").as_bytes())
                        .context(stringify!($name))?;)*
                    Ok(Self { $($name,)* _library: library })
                }
            }
        }
    };
}

entry_points! {
    clGetPlatformIDs(u32, *mut Handle, *mut u32) -> i32;
    clGetDeviceIDs(Handle, u64, u32, *mut Handle, *mut u32) -> i32;
    clGetDeviceInfo(Handle, u32, usize, *mut c_void, *mut usize) -> i32;
    clCreateContext(*const isize, u32, *const Handle, *const c_void, *mut c_void, *mut i32) -> Handle;
    clCreateCommandQueueWithProperties(Handle, Handle, *const u64, *mut i32) -> Handle;
    clCreateProgramWithSource(Handle, u32, *const *const c_char, *const usize, *mut i32) -> Handle;
    clBuildProgram(Handle, u32, *const Handle, *const c_char, *const c_void, *mut c_void) -> i32;
    clGetProgramBuildInfo(Handle, Handle, u32, usize, *mut c_void, *mut usize) -> i32;
    clCreateKernel(Handle, *const c_char, *mut i32) -> Handle;
    clSetKernelArg(Handle, u32, usize, *const c_void) -> i32;
    clSetKernelArgSVMPointer(Handle, u32, *const c_void) -> i32;
    clCreateBuffer(Handle, u64, usize, *mut c_void, *mut i32) -> Handle;
    clCreateSubBuffer(Handle, u64, u32, *const c_void, *mut i32) -> Handle;
    clCreateImage(Handle, u64, *const Format, *const Description, *mut c_void, *mut i32) -> Handle;
    clCreateSampler(Handle, u32, u32, u32, *mut i32) -> Handle;
    clEnqueueNDRangeKernel(Handle, Handle, u32, *const usize, *const usize, *const usize, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueReadBuffer(Handle, Handle, u32, usize, usize, *mut c_void, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueWriteBuffer(Handle, Handle, u32, usize, usize, *const c_void, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueCopyBuffer(Handle, Handle, Handle, usize, usize, usize, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueCopyBufferRect(Handle, Handle, Handle, *const usize, *const usize, *const usize, usize, usize, usize, usize, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueFillBuffer(Handle, Handle, *const c_void, usize, usize, usize, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueMapBuffer(Handle, Handle, u32, u64, usize, usize, u32, *const Handle, *mut Handle, *mut i32) -> *mut c_void;
    clEnqueueUnmapMemObject(Handle, Handle, *mut c_void, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueReadImage(Handle, Handle, u32, *const usize, *const usize, usize, usize, *mut c_void, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueWriteImage(Handle, Handle, u32, *const usize, *const usize, usize, usize, *const c_void, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueCopyImage(Handle, Handle, Handle, *const usize, *const usize, *const usize, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueCopyImageToBuffer(Handle, Handle, Handle, *const usize, *const usize, usize, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueFillImage(Handle, Handle, *const c_void, *const usize, *const usize, u32, *const Handle, *mut Handle) -> i32;
    clFinish(Handle) -> i32;
    clFlush(Handle) -> i32;
    clWaitForEvents(u32, *const Handle) -> i32;
    clGetEventProfilingInfo(Handle, u32, usize, *mut c_void, *mut usize) -> i32;
    clCreateUserEvent(Handle, *mut i32) -> Handle;
    clSetUserEventStatus(Handle, i32) -> i32;
    clSVMAlloc(Handle, u64, usize, u32) -> *mut c_void;
    clSVMFree(Handle, *mut c_void) -> ();
    clEnqueueSVMMap(Handle, u32, u64, *mut c_void, usize, u32, *const Handle, *mut Handle) -> i32;
    clEnqueueSVMUnmap(Handle, *mut c_void, u32, *const Handle, *mut Handle) -> i32;
    clReleaseMemObject(Handle) -> i32;
    clReleaseProgram(Handle) -> i32;
    clReleaseKernel(Handle) -> i32;
    clReleaseCommandQueue(Handle) -> i32;
    clReleaseContext(Handle) -> i32;
    clReleaseEvent(Handle) -> i32;
    clReleaseSampler(Handle) -> i32;
}

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
struct Description {
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

/// Something with a release call.
pub struct Object {
    handle: Handle,
    release: unsafe extern "C" fn(Handle) -> i32,
    _entries: Rc<Entries>,
}

impl Drop for Object {
    fn drop(&mut self) {
        // SAFETY: the handle came from the create call that belongs to this release call, and is released once.
        unsafe {
            (self.release)(self.handle);
        }
    }
}

fn check(code: i32, what: &str) -> Result<()> {
    if code != 0 {
        bail!("{what} gives {code}");
    }
    Ok(())
}

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

/// Shared virtual memory; scenes reach it only while it is mapped or the device is idle.
pub struct Svm {
    address: *mut u8,
    bytes: usize,
    context: Handle,
    entries: Rc<Entries>,
}

impl Svm {
    /// Its content.
    pub fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the allocation has this size, lives as long as `self`, and every device command has finished: all
        // session calls that start one wait for it.
        unsafe { std::slice::from_raw_parts_mut(self.address, self.bytes) }
    }

    /// The address that host and device share.
    pub fn address(&self) -> u64 {
        self.address as u64
    }
}

impl Drop for Svm {
    fn drop(&mut self) {
        // SAFETY: allocated by clSVMAlloc of this context and freed once.
        unsafe { (self.entries.clSVMFree)(self.context, self.address.cast()) }
    }
}

/// Host memory that a buffer uses; kept alive by whoever keeps the buffer.
pub struct HostMemory {
    bytes: Box<[u64]>,
    skip: usize,
    length: usize,
}

impl HostMemory {
    /// `length` zeroed bytes that start `skip` bytes behind a page boundary.
    pub fn new(length: usize, skip: usize) -> Self {
        const PAGE: usize = 4096;
        let bytes = vec![0u64; (length + skip + 2 * PAGE) / 8].into_boxed_slice();
        let start = bytes.as_ptr() as usize;
        Self { bytes, skip: start.next_multiple_of(PAGE) - start + skip, length }
    }

    /// Its content.
    pub fn bytes(&mut self) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.bytes)[self.skip..self.skip + self.length]
    }
}

/// Times of one command in nanoseconds: queued, submitted, started, ended.
pub type Times = [u64; 4];

/// A device, a context and a queue.
pub struct Session {
    entries: Rc<Entries>,
    device: Handle,
    context: Object,
    queue: RefCell<Object>,
}

impl Session {
    /// The first device of the first platform that has one.
    pub fn open() -> Result<Self> {
        let entries = Rc::new(Entries::load()?);
        let mut platforms = [null_mut(); 8];
        let mut count = 0;
        // SAFETY: room for 8 handles is passed and told.
        check(
            unsafe { (entries.clGetPlatformIDs)(8, platforms.as_mut_ptr(), &mut count) },
            "clGetPlatformIDs",
        )?;
        const ALL: u64 = 0xffff_ffff;
        for &platform in &platforms[..(count as usize).min(8)] {
            let mut device = null_mut();
            // SAFETY: the platform was listed, and room for one handle is passed and told.
            let code = unsafe { (entries.clGetDeviceIDs)(platform, ALL, 1, &mut device, null_mut()) };
            if code != 0 {
                continue;
            }
            let mut code = 0;
            // SAFETY: one device that was listed; no properties, no callback.
            let context =
                unsafe { (entries.clCreateContext)(null(), 1, &device, null(), null_mut(), &mut code) };
            check(code, "clCreateContext")?;
            let context = object(&entries, context, entries.clReleaseContext);
            let queue = RefCell::new(queue(&entries, &context, device, 0)?);
            return Ok(Self { entries, device, context, queue });
        }
        bail!("no OpenCL platform has a device")
    }

    /// A text of the device: 0x102b name, 0x102f version, 0x1030 extensions.
    pub fn text(&self, what: u32) -> String {
        let mut bytes = vec![0u8; 16384];
        let mut length = 0;
        // SAFETY: the buffer's length is told.
        unsafe {
            (self.entries.clGetDeviceInfo)(
                self.device,
                what,
                bytes.len(),
                bytes.as_mut_ptr().cast(),
                &mut length,
            )
        };
        bytes.truncate(length.saturating_sub(1));
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// A number of the device.
    pub fn number(&self, what: u32) -> u64 {
        let mut number = 0u64;
        // SAFETY: 8 bytes are passed and told; shorter values fill the low bytes.
        unsafe { (self.entries.clGetDeviceInfo)(self.device, what, 8, (&raw mut number).cast(), null_mut()) };
        number
    }

    /// Whether the device has an extension.
    pub fn has(&self, extension: &str) -> bool {
        self.text(0x1030).split_whitespace().any(|word| word == extension)
    }

    /// Replaces the queue by one with `properties` (1 out of order, 2 profiling).
    pub fn use_queue(&self, properties: u64) -> Result<()> {
        *self.queue.borrow_mut() = queue(&self.entries, &self.context, self.device, properties)?;
        Ok(())
    }

    fn queue(&self) -> Handle {
        self.queue.borrow().handle
    }

    fn object(&self, handle: Handle, release: unsafe extern "C" fn(Handle) -> i32) -> Object {
        object(&self.entries, handle, release)
    }

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

    /// Shared virtual memory; `fine` for memory that needs no mapping.
    pub fn svm(&self, bytes: usize, fine: bool) -> Result<Svm> {
        const FINE_GRAIN_BUFFER: u64 = 1 << 10;
        let flags = 1 | if fine { FINE_GRAIN_BUFFER } else { 0 };
        // SAFETY: values only.
        let address = unsafe { (self.entries.clSVMAlloc)(self.context.handle, flags, bytes, 0) };
        if address.is_null() {
            bail!("clSVMAlloc gives nothing");
        }
        let entries = Rc::clone(&self.entries);
        Ok(Svm { address: address.cast(), bytes, context: self.context.handle, entries })
    }

    /// Maps shared virtual memory for the host, lets it work, and unmaps it.
    pub fn with_mapped_svm(&self, svm: &mut Svm, work: impl FnOnce(&mut [u8])) -> Result<()> {
        let e = &self.entries;
        // SAFETY: a blocking map of an allocation of this context, with its size.
        let code = unsafe {
            (e.clEnqueueSVMMap)(self.queue(), 1, 3, svm.address.cast(), svm.bytes, 0, null(), null_mut())
        };
        check(code, "clEnqueueSVMMap")?;
        work(svm.bytes());
        // SAFETY: it was mapped above.
        let code = unsafe { (e.clEnqueueSVMUnmap)(self.queue(), svm.address.cast(), 0, null(), null_mut()) };
        check(code, "clEnqueueSVMUnmap")?;
        self.finish()
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

fn object(entries: &Rc<Entries>, handle: Handle, release: unsafe extern "C" fn(Handle) -> i32) -> Object {
    Object { handle, release, _entries: Rc::clone(entries) }
}

fn queue(entries: &Rc<Entries>, context: &Object, device: Handle, properties: u64) -> Result<Object> {
    const PROPERTIES: u64 = 0x1093;
    let list = [PROPERTIES, properties, 0];
    let mut code = 0;
    // SAFETY: a list of pairs that ends in zero.
    let handle = unsafe {
        (entries.clCreateCommandQueueWithProperties)(context.handle, device, list.as_ptr(), &mut code)
    };
    check(code, "clCreateCommandQueueWithProperties")?;
    Ok(object(entries, handle, entries.clReleaseCommandQueue))
}
