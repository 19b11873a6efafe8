//! The pipelines behind one streamer: which front end a command belongs to.

use crate::wiring::Rooms;
use blit::BlitPipeline;
use hw::command::{self, CommandId};
use media::MediaPipeline;
use memory::AddressSpace;
use pipe3d::{Kept, Pipeline3d};
use ports::{Account, Pipeline, Registers, Work};
use probe::{Context, Stop};
use video::VideoPipeline;

/// All front ends of one context, wired to the rooms of one submission.
pub(crate) struct Front<'s, 'a> {
    pub(crate) rooms: Rooms<'a>,
    pub(crate) pipeline3d: &'s mut Pipeline3d,
    pub(crate) media: &'s mut MediaPipeline,
    pub(crate) blit: &'s mut BlitPipeline,
    pub(crate) video: &'s mut Option<Box<VideoPipeline>>,
    pub(crate) space: &'a AddressSpace,
    /// What draws leave for the next one.
    pub(crate) kept: Kept<'a>,
    pub(crate) engine: hw::Engine,
    /// PIPELINE_SELECT: state of the context that no pipeline needs, and that its image has.
    pub(crate) pipeline_select: &'s mut Option<u32>,
    /// The system of the last command that nothing built executes.
    pub(crate) undone: Option<&'static str>,
}

/// BCS_SWCTRL of the blitter.
const TILING_CONTROL: u32 = hw::registers::BCS_SWCTRL + 0x2_0000;

/// Command families by bits 31:27 of the header. [skl.7:Graphics Commands]
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    /// Used by 3D and media: base addresses, pipeline select, SIP.
    Common,
    Media,
    ThreeD,
    Blitter,
}

fn family(header: u32) -> Family {
    match (header >> 29, (header >> 27) & 3) {
        (2, _) => Family::Blitter,
        (_, 0 | 1) => Family::Common,
        (_, 2) => Family::Media,
        _ => Family::ThreeD,
    }
}

impl Account for Front<'_, '_> {
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        self.rooms.spend(work, count)
    }

    fn repeat(&mut self, again: bool) {
        self.rooms.repeat(again);
    }
}

impl Pipeline for Front<'_, '_> {
    fn command<R: Registers>(&mut self, dwords: &[u32], registers: &mut R, cx: &Context) -> Result<(), Stop> {
        let header = dwords.first().copied().unwrap_or(0);
        let Some(id) = command::identify(cx.platform, self.engine, header) else {
            return Err(cx.bug("CS-10", "the streamer passed on a command that nobody knows"));
        };
        if matches!(self.engine, hw::Engine::Video | hw::Engine::VideoEnhance) {
            let video = self.video.get_or_insert_default();
            let undone = video.command(id, dwords, &mut self.rooms, self.space, cx)?;
            self.undone = undone.or(self.undone);
            return Ok(());
        }
        if family(header) != Family::Media {
            self.settle(cx)?;
        }
        let Front { rooms, pipeline3d, media, blit, space, kept, pipeline_select, .. } = self;
        match (family(header), id) {
            (Family::Blitter, _) => {
                blit.set_tiling_control(registers.read(TILING_CONTROL));
                blit.command(id, dwords, rooms, space, cx)
            }
            (_, CommandId::PipeControl) => {
                rooms.pipe_control(dwords, cx);
                pipeline3d.command(id, dwords, rooms, registers, kept, cx)
            }
            (_, CommandId::State3dVfStatistics) => pipeline3d.command(id, dwords, rooms, registers, kept, cx),
            (Family::Common, _) => {
                match id {
                    CommandId::StateSip => rooms.set_system_routine(dwords, cx),
                    CommandId::PipelineSelect => **pipeline_select = Some(header),
                    _ => {}
                }
                pipeline3d.command(id, dwords, rooms, registers, kept, cx)?;
                media.command(id, dwords, rooms, registers, space, cx)
            }
            (Family::Media, CommandId::GpgpuWalker) => {
                rooms.budget.admit_walker(dwords, registers, cx)?;
                media.command(id, dwords, rooms, registers, space, cx)
            }
            (Family::Media, CommandId::MediaVfeState) => {
                if hw::MediaVfeState::decode(cx.platform, dwords).reset_gateway_timer != 0 {
                    rooms.gateway_timer().reset();
                }
                media.command(id, dwords, rooms, registers, space, cx)
            }
            (Family::Media, _) => media.command(id, dwords, rooms, registers, space, cx),
            (Family::ThreeD, _) => pipeline3d.command(id, dwords, rooms, registers, kept, cx),
        }
    }

    fn settle(&mut self, cx: &Context) -> Result<(), Stop> {
        self.media.settle(&mut self.rooms, cx)
    }

    fn is_interrupted(&self) -> bool {
        self.media.interrupted_at().is_some()
    }

    fn undone(&self) -> Option<&'static str> {
        self.undone
    }
}
