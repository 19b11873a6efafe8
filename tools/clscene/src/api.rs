//! The few entry points of OpenCL that scenes need, and a session of device, context and queue.
//!
//! Every call of C is in this file and those below it; what it gives to scenes is safe to use.

mod buffers;
mod entries;
mod events;
mod images;
mod launch;
mod shared;

pub use events::Times;
pub use images::{Format, Shape};
pub use launch::{Arg, value};
pub use shared::{HostMemory, Svm};

use anyhow::{Result, bail};
use entries::Entries;
use std::cell::RefCell;
use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::rc::Rc;

type Handle = *mut c_void;

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
