//! What a compute scene is: a kernel in WGSL, what its buffers hold before, and what they must hold after.

use crate::gpu::Gpu;
use anyhow::{Context, Result, bail};
use naga::back::spv;
use naga::valid::{Capabilities, ValidationFlags, Validator};

/// How the kernel is started.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// vkCmdDispatch with these numbers of workgroups.
    Direct([u32; 3]),
    /// vkCmdDispatchIndirect: the numbers lie in a buffer.
    Indirect([u32; 3]),
    /// Submitted before the work it waits for is allowed to start: a host signal of a timeline semaphore releases it.
    WaitsForHost([u32; 3]),
    /// The same dispatch so many times, each submission waiting for a timeline value that the host signals first.
    Chain([u32; 3], u64),
}

/// How close to the host's result a buffer must be.
#[derive(Clone, Copy, PartialEq)]
pub enum Compare {
    /// Every byte.
    Exact,
    /// As 32-bit floats, within this part of the larger magnitude.
    Relative(f32),
}

/// One compute scene.
pub struct Scene {
    /// Group and name.
    pub name: &'static str,
    /// Kernel; storage buffers are bindings 0.. of group 0, the storage image (if any) follows them.
    pub wgsl: String,
    /// How it is started.
    pub start: Start,
    /// Contents of the storage buffers before.
    pub buffers: Vec<Vec<u8>>,
    /// Width and height of an r32uint storage image in pixels, which starts as zero.
    pub image_px: Option<[u32; 2]>,
    /// Contents of the buffers after; `None` where it does not matter.
    pub expected: Vec<Option<Vec<u8>>>,
    /// How they are compared.
    pub compare: Compare,
}

impl Scene {
    /// Runs the scene.
    ///
    /// # Errors
    /// When the driver refuses something or the memory holds something else than expected.
    pub fn run(&self, gpu: &Gpu) -> Result<()> {
        let code = self.spirv()?;
        let after = gpu.run(&code, &self.buffers, self.image_px, self.start)?;
        for (index, (got, wanted)) in after.iter().zip(&self.expected).enumerate() {
            let Some(wanted) = wanted else { continue };
            if let Some(place) = self.first_difference(got, wanted) {
                let words =
                    |bytes: &[u8]| bytes.get(place..place + 4).map(<[u8]>::to_vec).unwrap_or_default();
                bail!("buffer {index}, byte {place}: {:02x?} instead of {:02x?}", words(got), words(wanted));
            }
        }
        Ok(())
    }

    fn first_difference(&self, got: &[u8], wanted: &[u8]) -> Option<usize> {
        if got.len() != wanted.len() {
            return Some(got.len().min(wanted.len()));
        }
        got.chunks(4)
            .zip(wanted.chunks(4))
            .position(|(got, wanted)| !self.close(got, wanted))
            .map(|word| word * 4)
    }

    fn close(&self, got: &[u8], wanted: &[u8]) -> bool {
        let (Compare::Relative(part), Ok(a), Ok(b)) =
            (self.compare, <[u8; 4]>::try_from(got), <[u8; 4]>::try_from(wanted))
        else {
            return got == wanted;
        };
        let (a, b) = (f32::from_le_bytes(a), f32::from_le_bytes(b));
        (a - b).abs() <= part * a.abs().max(b.abs()).max(1.0)
    }

    fn spirv(&self) -> Result<Vec<u32>> {
        let module = naga::front::wgsl::parse_str(&self.wgsl)
            .map_err(|error| anyhow::anyhow!("{}", error.emit_to_string(&self.wgsl)))?;
        let info = Validator::new(ValidationFlags::all(), Capabilities::all())
            .validate(&module)
            .map_err(|error| anyhow::anyhow!("{}", error.emit_to_string(&self.wgsl)))?;
        let options = spv::Options { lang_version: (1, 3), ..spv::Options::default() };
        let pipeline =
            spv::PipelineOptions { shader_stage: naga::ShaderStage::Compute, entry_point: "main".into() };
        spv::write_vec(&module, &info, &options, Some(&pipeline)).context("no SPIR-V")
    }
}
