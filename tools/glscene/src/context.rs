//! An EGL context without a window.

use crate::picture::Picture;
use crate::scenes::Scene;
use anyhow::{Context as _, Result, bail};
use glow::HasContext;
use khronos_egl as egl;

/// A current GLES 3.1 context.
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

impl Context {
    /// Makes a context on the surfaceless platform current.
    pub fn surfaceless() -> Result<Self> {
        // SAFETY: libEGL is loaded as its vendor built it; nothing else in this process defines its symbols.
        let egl = unsafe { egl::DynamicInstance::<egl::EGL1_5>::load_required() }
            .map_err(|error| anyhow::anyhow!("cannot load libEGL.so.1: {error}"))?;
        // SAFETY: the surfaceless platform takes no native display.
        let display =
            unsafe { egl.get_platform_display(PLATFORM_SURFACELESS, std::ptr::null_mut(), &[egl::ATTRIB_NONE]) }
                .context("no surfaceless display")?;
        egl.initialize(display).context("eglInitialize")?;
        egl.bind_api(egl::OPENGL_ES_API)?;
        let attributes = [egl::RENDERABLE_TYPE, egl::OPENGL_ES3_BIT, egl::SURFACE_TYPE, egl::PBUFFER_BIT, egl::NONE];
        let config = egl.choose_first_config(display, &attributes)?.context("no config for GLES 3")?;
        let attributes = [egl::CONTEXT_MAJOR_VERSION, 3, egl::CONTEXT_MINOR_VERSION, 1, egl::NONE];
        let context = egl.create_context(display, config, None, &attributes).context("eglCreateContext")?;
        egl.make_current(display, None, None, Some(context)).context("eglMakeCurrent")?;
        // SAFETY: the loader returns the functions of the context that was just made current.
        let gl = unsafe {
            glow::Context::from_loader_function(|name| {
                egl.get_proc_address(name).map_or(std::ptr::null(), |function| function as *const _)
            })
        };
        Ok(Self { gl, egl, display, context })
    }

    /// GL_RENDERER.
    pub fn renderer(&self) -> String {
        // SAFETY: the context is current on this thread.
        unsafe { self.gl.get_parameter_string(glow::RENDERER) }
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
