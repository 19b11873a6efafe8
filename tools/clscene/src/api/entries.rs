//! Entry points of OpenCL, loaded from whatever `libOpenCL.so.1` there is.

use super::Handle;
use super::images::{Description, Format};
use anyhow::{Context as _, Result};
use libloading::Library;
use std::ffi::{c_char, c_void};

macro_rules! entry_points {
    ($($name:ident($($arg:ty),*) -> $ret:ty;)*) => {
        /// Entry points by their own names.
        #[allow(non_snake_case)]
        pub struct Entries {
            $(pub $name: unsafe extern "C" fn($($arg),*) -> $ret,)*
            _library: Library,
        }

        impl Entries {
            /// Loads the library.
            #[allow(non_snake_case)]
            pub fn load() -> Result<Self> {
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
