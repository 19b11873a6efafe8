//! Reset: of one engine, prepared by its reset control, or of the whole GPU.
//!
//! Source: [linux:i915 GDRST], [linux:i915 RING_RESET_CTL].

use crate::engine_id::EngineId;
use crate::hardware::Hardware;
use engine::GlobalRegisters;
use hw::registers::{self as offsets, Gdrst, RingResetCtl};

impl Hardware {
    /// A write to the reset register: at once, so that it reads as done.
    pub(crate) fn write_reset(&mut self, value: u32) {
        let request = Gdrst::decode(self.platform(), &[value]);
        for engine in EngineId::ALL {
            let asked = match engine {
                EngineId::Render => request.render,
                EngineId::Video => request.video,
                EngineId::Video2 => request.video_2,
                EngineId::VideoEnhance => request.video_enhancement,
                EngineId::Blitter => request.blitter,
            };
            if request.full || asked {
                self.reset_engine(engine);
            }
        }
        self.registers_mut().store(offsets::GDRST, 0);
    }

    /// A write to the reset control of an engine: nothing runs, so that it is ready at once.
    pub(crate) fn write_reset_control(&mut self, engine: EngineId, value: u32) {
        let platform = self.platform();
        let offset = engine.register(offsets::RING_RESET_CTL);
        let registers = self.registers_mut();
        registers.write(offset, value);
        let mut control = RingResetCtl::decode(platform, &[registers.read(offset)]);
        control.ready_for_reset = control.request_reset;
        registers.store(offset, control.encode(platform)[0]);
    }

    fn reset_engine(&mut self, engine: EngineId) {
        let fresh = GlobalRegisters::new(self.platform());
        let registers = self.registers_mut();
        for offset in engine.registers() {
            registers.store(offset, fresh.read(offset));
        }
        self.forget(engine);
    }
}
