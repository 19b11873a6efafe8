//! Timed scenes: the same frame again and again, so that two drivers can be compared.
//!
//! A scene is prepared once; what a frame costs does not depend on its number. The first frame is timed apart: compilers
//! and caches work there. Every frame is finished before the next begins, on every driver.
//!
//! SAFETY of every `unsafe` block in this folder: it runs inside a scene, so the context of `gl` is current on this
//! thread, and every slice that is handed to a GL call outlives that call.

mod compute;
mod fill;
mod geometry;
mod texture;
mod transfer;

use crate::picture::Picture;
use anyhow::{Result, bail};
use glow::HasContext;
use std::time::{Duration, Instant};

/// Width of the target in pixels.
pub const WIDTH_PX: i32 = 1024;
/// Height of the target in pixels.
pub const HEIGHT_PX: i32 = 768;

/// Draws one frame.
pub type Frame = Box<dyn FnMut(&glow::Context) -> Result<()>>;

/// A timed scene.
pub struct Measure {
    /// `group/what`.
    pub name: &'static str,
    /// What is counted, for example `Mpixel`.
    pub unit: &'static str,
    /// How much of it is in a frame.
    pub amount: f64,
    /// Makes what frames need.
    pub prepare: fn(&glow::Context) -> Result<Frame>,
}

/// What running one found.
pub struct Timing {
    /// The first frame, s.
    pub first_s: f64,
    /// Frames that were timed together.
    pub frames: u32,
    /// Their time on the wall, s.
    pub wall_s: f64,
    /// Processor time of all threads of this process in them, s.
    pub cpu_s: f64,
    /// Most memory that the process ever had, KiB.
    pub peak_kib: u64,
}

/// Every timed scene, in a fixed order.
pub fn all() -> Vec<&'static Measure> {
    [fill::ALL, texture::ALL, geometry::ALL, transfer::ALL, compute::ALL].into_iter().flatten().collect()
}

/// Frames that are timed at the least.
const FEWEST: u32 = 3;

/// Draws frames for about so long and times them.
pub fn run(gl: &glow::Context, measure: &Measure, time: Duration) -> Result<(Timing, Picture)> {
    target(gl)?;
    let mut frame = (measure.prepare)(gl)?;
    // SAFETY: see above.
    let finish = || unsafe { gl.finish() };
    finish();
    let start = Instant::now();
    frame(gl)?;
    finish();
    let first_s = start.elapsed().as_secs_f64();
    let picture = read(gl);
    frame(gl)?;
    finish();
    let (start, before) = (Instant::now(), usage()?);
    let mut frames = 0;
    while frames < FEWEST || start.elapsed() < time {
        frame(gl)?;
        finish();
        frames += 1;
    }
    let (wall_s, after) = (start.elapsed().as_secs_f64(), usage()?);
    // SAFETY: see above.
    let error = unsafe { gl.get_error() };
    if error != glow::NO_ERROR {
        bail!("{} left GL error 0x{error:x}", measure.name);
    }
    let cpu_s = after.cpu_s - before.cpu_s;
    Ok((Timing { first_s, frames, wall_s, cpu_s, peak_kib: after.peak_kib }, picture))
}

struct Usage {
    cpu_s: f64,
    peak_kib: u64,
}

fn usage() -> Result<Usage> {
    let usage = nix::sys::resource::getrusage(nix::sys::resource::UsageWho::RUSAGE_SELF)?;
    let seconds = |time: nix::sys::time::TimeVal| time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6;
    let cpu_s = seconds(usage.user_time()) + seconds(usage.system_time());
    Ok(Usage { cpu_s, peak_kib: usage.max_rss() as u64 })
}

/// A target of `WIDTH_PX` by `HEIGHT_PX` in RGBA8 with 24 bits of depth, cleared.
fn target(gl: &glow::Context) -> Result<glow::Framebuffer> {
    unsafe {
        let framebuffer = gl.create_framebuffer().map_err(anyhow::Error::msg)?;
        gl.bind_framebuffer(glow::FRAMEBUFFER, Some(framebuffer));
        for (point, format) in
            [(glow::COLOR_ATTACHMENT0, glow::RGBA8), (glow::DEPTH_ATTACHMENT, glow::DEPTH_COMPONENT24)]
        {
            let buffer = gl.create_renderbuffer().map_err(anyhow::Error::msg)?;
            gl.bind_renderbuffer(glow::RENDERBUFFER, Some(buffer));
            gl.renderbuffer_storage(glow::RENDERBUFFER, format, WIDTH_PX, HEIGHT_PX);
            gl.framebuffer_renderbuffer(glow::FRAMEBUFFER, point, glow::RENDERBUFFER, Some(buffer));
        }
        gl.viewport(0, 0, WIDTH_PX, HEIGHT_PX);
        gl.clear_color(0.1, 0.2, 0.3, 1.0);
        gl.clear(glow::COLOR_BUFFER_BIT | glow::DEPTH_BUFFER_BIT);
        Ok(framebuffer)
    }
}

fn read(gl: &glow::Context) -> Picture {
    let mut rgba = vec![0; (WIDTH_PX * HEIGHT_PX * 4) as usize];
    unsafe {
        let pixels = glow::PixelPackData::Slice(Some(&mut rgba));
        gl.read_pixels(0, 0, WIDTH_PX, HEIGHT_PX, glow::RGBA, glow::UNSIGNED_BYTE, pixels);
    }
    Picture { width_px: WIDTH_PX as u32, height_px: HEIGHT_PX as u32, rgba }
}

/// Numbers that look like noise and are the same everywhere.
fn noise(index: usize) -> u32 {
    let mut value = (index as u32).wrapping_mul(2_654_435_761);
    value ^= value >> 15;
    value = value.wrapping_mul(2_246_822_519);
    value ^ value >> 13
}

/// The same between 0 and 1.
fn noise_f32(index: usize) -> f32 {
    (noise(index) >> 8) as f32 / (1 << 24) as f32
}
