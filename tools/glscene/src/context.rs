//! An EGL context without a window.

use crate::measure::{self, Measure, Timing};
use crate::picture::Picture;
use crate::scenes::Scene;
use anyhow::{Context as _, Result, bail};
use glow::HasContext;
use khronos_egl as egl;
use std::ffi::c_void;
use std::os::fd::IntoRawFd;
use std::path::Path;
use std::time::Duration;

/// A current GLES 3.1 context, or one of GLES 3.0 where there is no other.
pub struct Context {
    gl: glow::Context,
    // Also keeps the library loaded as long as its functions are used.
    egl: egl::DynamicInstance<egl::EGL1_5>,
    display: egl::Display,
    context: egl::Context,
}

impl Drop for Context {
    fn drop(&mut self) {
        // Ending twice does no harm, and a context that cannot be ended is not ours to repair.
        let _ = self.egl.make_current(self.display, None, None, None);
        let _ = self.egl.destroy_context(self.display, self.context);
    }
}

const PLATFORM_SURFACELESS: egl::Enum = 0x31dd;
const PLATFORM_GBM: egl::Enum = 0x31d7;

/// A gbm device on an open node; it and its library live as long as the process.
fn gbm_device(node: &Path) -> Result<*mut c_void> {
    let file = std::fs::OpenOptions::new().read(true).write(true).open(node);
    let file = file.with_context(|| format!("cannot open {}", node.display()))?;
    // SAFETY: libgbm is loaded as its vendor built it.
    let library = unsafe { libloading::Library::new("libgbm.so.1") }.context("cannot load libgbm.so.1")?;
    let library = Box::leak(Box::new(library));
    // SAFETY: this is the signature that gbm.h declares.
    let create: libloading::Symbol<unsafe extern "C" fn(i32) -> *mut c_void> =
        unsafe { library.get(b"gbm_create_device\0") }.context("gbm_create_device")?;
    // SAFETY: the descriptor is open and stays so, because nobody closes it again.
    let device = unsafe { create(file.into_raw_fd()) };
    if device.is_null() {
        bail!("no gbm device on {}", node.display());
    }
    Ok(device)
}

impl Context {
    /// Makes a context current, on the gbm platform of a device node or on the surfaceless platform.
    pub fn open(gbm: Option<&Path>) -> Result<Self> {
        let (platform, native) = match gbm {
            Some(node) => (PLATFORM_GBM, gbm_device(node)?),
            None => (PLATFORM_SURFACELESS, std::ptr::null_mut()),
        };
        // SAFETY: libEGL is loaded as its vendor built it; nothing else in this process defines its symbols.
        let egl = unsafe { egl::DynamicInstance::<egl::EGL1_5>::load_required() }
            .map_err(|error| anyhow::anyhow!("cannot load libEGL.so.1: {error}"))?;
        // SAFETY: the native display is a gbm device, or null for the platform that takes none.
        let display = unsafe { egl.get_platform_display(platform, native, &[egl::ATTRIB_NONE]) }
            .context("no display on this platform")?;
        egl.initialize(display).context("eglInitialize")?;
        egl.bind_api(egl::OPENGL_ES_API)?;
        let surface = if gbm.is_some() { egl::WINDOW_BIT } else { egl::PBUFFER_BIT };
        let attributes = [egl::RENDERABLE_TYPE, egl::OPENGL_ES3_BIT, egl::SURFACE_TYPE, surface, egl::NONE];
        let config = egl.choose_first_config(display, &attributes)?.context("no config for GLES 3")?;
        let create = |minor| {
            let attributes = [egl::CONTEXT_MAJOR_VERSION, 3, egl::CONTEXT_MINOR_VERSION, minor, egl::NONE];
            egl.create_context(display, config, None, &attributes)
        };
        let context = create(1).or_else(|_| create(0)).context("eglCreateContext")?;
        egl.make_current(display, None, None, Some(context)).context("eglMakeCurrent")?;
        // SAFETY: the loader returns the functions of the context that was just made current.
        let gl = unsafe {
            glow::Context::from_loader_function(|name| {
                egl.get_proc_address(name).map_or(std::ptr::null(), |function| function as *const _)
            })
        };
        // Intel's GPUs dither where GL says so, which is its default; Mesa's software drivers never do.
        // SAFETY: the context is current on this thread.
        unsafe { glow::HasContext::disable(&gl, glow::DITHER) };
        Ok(Self { gl, egl, display, context })
    }

    /// GL_RENDERER.
    pub fn renderer(&self) -> String {
        // SAFETY: the context is current on this thread.
        unsafe { self.gl.get_parameter_string(glow::RENDERER) }
    }

    /// Times one scene from default state.
    pub fn measure(&self, measure: &Measure, time: Duration) -> Result<(Timing, Picture)> {
        measure::run(&self.gl, measure, time)
    }

    /// Draws one scene from default state.
    pub fn draw(&self, scene: &Scene) -> Result<Picture> {
        // SAFETY: the context is current on this thread; scenes only pass buffers that outlive their calls.
        let picture = (scene.draw)(&self.gl).with_context(|| format!("scene {}", scene.name))?;
        // SAFETY: as above.
        let error = unsafe { self.gl.get_error() };
        if error != glow::NO_ERROR {
            bail!("scene {} left GL error 0x{error:x}", scene.name);
        }
        Ok(picture)
    }
}
