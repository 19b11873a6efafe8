//! The GRF of one thread as a memory image: the common ABI of executors, shared functions and debugger.
//!
//! Source: [skl.7:GRF Registers]: 128 registers of 256 bits.

/// Registers of one thread.
pub const GRF_COUNT: usize = 128;
/// DWords of one register.
pub const GRF_DWORDS: usize = 8;

/// 128 registers of 8 DWords, little endian, register `n` at DWord `8 n`.
#[derive(Clone)]
#[repr(C, align(64))]
pub struct Grf {
    /// All DWords in order.
    pub dwords: [u32; GRF_COUNT * GRF_DWORDS],
}

impl Default for Grf {
    fn default() -> Self {
        Self { dwords: [0; GRF_COUNT * GRF_DWORDS] }
    }
}

impl std::fmt::Debug for Grf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (number, register) in self.dwords.chunks_exact(GRF_DWORDS).enumerate() {
            if register.iter().any(|&d| d != 0) {
                writeln!(f, "g{number}: {register:08x?}")?;
            }
        }
        Ok(())
    }
}

impl Grf {
    /// Register `number`; numbers past 127 wrap, so that guest values cannot overrun.
    #[inline(always)]
    pub fn register(&self, number: usize) -> &[u32; GRF_DWORDS] {
        let start = (number & (GRF_COUNT - 1)) * GRF_DWORDS;
        self.dwords[start..start + GRF_DWORDS].try_into().unwrap_or(&[0; GRF_DWORDS])
    }

    /// Register `number` for writing; numbers past 127 wrap.
    #[inline(always)]
    pub fn register_mut(&mut self, number: usize) -> &mut [u32] {
        let start = (number & (GRF_COUNT - 1)) * GRF_DWORDS;
        &mut self.dwords[start..start + GRF_DWORDS]
    }

    /// Registers `number` and the next one; the last two for numbers past 126.
    #[inline(always)]
    pub fn pair(&self, number: usize) -> &[u32; 2 * GRF_DWORDS] {
        let start = number.min(GRF_COUNT - 2) * GRF_DWORDS;
        self.dwords[start..start + 2 * GRF_DWORDS].try_into().unwrap_or(&[0; 2 * GRF_DWORDS])
    }

    /// All 4096 bytes.
    #[inline(always)]
    pub fn bytes(&self) -> &[u8; 4096] {
        bytemuck::cast_ref(&self.dwords)
    }

    /// All 4096 bytes for writing.
    #[inline(always)]
    pub fn bytes_mut(&mut self) -> &mut [u8; 4096] {
        bytemuck::cast_mut(&mut self.dwords)
    }

    /// All registers as 1024 floats.
    #[inline(always)]
    pub fn floats(&self) -> &[f32; 1024] {
        bytemuck::cast_ref(&self.dwords)
    }

    /// All registers as 1024 floats for writing.
    #[inline(always)]
    pub fn floats_mut(&mut self) -> &mut [f32; 1024] {
        bytemuck::cast_mut(&mut self.dwords)
    }
}
