//! A small driver: it parses headers of real streams, keeps references, and gives the engine its commands.

pub mod avc;
pub mod mpeg2;
pub mod vp8;
mod vp8_tables;

use bits::GraphicsAddress;
use hw::command::CommandId;
use hw::platforms::SKL;
use memory::AddressSpace;
use ports::Unmetered;
use probe::{Context, Findings, Ids};
use std::path::{Path, PathBuf};
use std::process::Command;
use video::VideoPipeline;

const FFMPEG: &str = "/usr/bin/ffmpeg";
/// Surfaces, each with a direct buffer behind all of them, and the stream.
pub const SLOTS: usize = 17;
const SURFACES: u64 = 0x10_0000;
const SLOT_BYTES: u64 = 0x8_0000;
const DIRECTS: u64 = 0x100_0000;
const STREAM: u64 = 0x200_0000;
const STREAM_BYTES: u64 = 0x20_0000;

/// Bits of headers, first bit first; zeros behind the end.
pub struct Bits<'a> {
    pub bytes: &'a [u8],
    pub at: usize,
}

impl Bits<'_> {
    pub fn get(&mut self, count: usize) -> u32 {
        (0..count).fold(0, |value, _| {
            let byte = self.bytes.get(self.at / 8).copied().unwrap_or(0);
            let bit = byte >> (7 - self.at % 8) & 1;
            self.at += 1;
            value << 1 | u32::from(bit)
        })
    }

    pub fn flag(&mut self) -> bool {
        self.get(1) != 0
    }

    /// An Exp-Golomb code.
    pub fn ue(&mut self) -> u32 {
        let mut zeros = 0;
        while zeros < 31 && !self.flag() {
            zeros += 1;
        }
        (1 << zeros) - 1 + self.get(zeros)
    }

    /// A signed one.
    pub fn se(&mut self) -> i32 {
        let code = self.ue() as i32;
        if code & 1 != 0 { (code + 1) / 2 } else { -(code / 2) }
    }
}

/// The engine behind a stream, and its pictures in the order in which they are shown.
pub type Decoded = (Engine, Vec<Vec<u8>>);

/// The engine with memory around it. Pictures are NV12 in Y tiles.
pub struct Engine {
    space: AddressSpace,
    video: VideoPipeline,
    pub findings: Findings,
    width: usize,
    height: usize,
    /// Macroblocks of a frame, whole pairs.
    size_mbs: [usize; 2],
}

impl Engine {
    pub fn new(width: usize, height: usize) -> Self {
        let mut space = AddressSpace::new(1 << 28).unwrap();
        space.bind_anonymous(GraphicsAddress(SURFACES), SLOT_BYTES * SLOTS as u64).unwrap();
        space.bind_anonymous(GraphicsAddress(DIRECTS), SLOT_BYTES * SLOTS as u64).unwrap();
        space.bind_anonymous(GraphicsAddress(STREAM), STREAM_BYTES).unwrap();
        let size_mbs = [width.div_ceil(16), height.div_ceil(16).next_multiple_of(2)];
        let findings = Findings::default();
        Engine { space, video: VideoPipeline::default(), findings, width, height, size_mbs }
    }

    pub fn surface(slot: usize) -> u64 {
        SURFACES + SLOT_BYTES * slot as u64
    }

    pub fn direct(slot: usize) -> u64 {
        DIRECTS + SLOT_BYTES * slot as u64
    }

    fn pitch(&self) -> usize {
        (self.size_mbs[0] * 16).next_multiple_of(128)
    }

    fn chroma_row(&self) -> usize {
        (self.size_mbs[1] * 16).next_multiple_of(32)
    }

    pub fn command(&mut self, id: CommandId, dwords: &[u32]) {
        let ids = Ids::default();
        let cx = Context { platform: &SKL, findings: &self.findings, ids: &ids };
        assert_eq!(self.video.command(id, dwords, &mut Unmetered, &self.space, &cx), Ok(None));
    }

    /// What all codecs are told before a picture. `references` are slots by frame store.
    pub fn begin(&mut self, standard: u32, slot: usize, references: [Option<usize>; 16]) {
        let mode = hw::MfxPipeModeSelect {
            standard_select: standard,
            pre_deblocking_output_enable: true,
            decoder_short_format_mode: 1,
            ..Default::default()
        };
        let surface = hw::MfxSurfaceState {
            width: self.size_mbs[0] as u32 * 16 - 1,
            height: self.size_mbs[1] as u32 * 16 - 1,
            surface_pitch: self.pitch() as u32 - 1,
            tiled_surface: true,
            tile_walk: hw::MfxSurfaceState::TILE_WALK_YMAJOR,
            interleave_chroma: true,
            surface_format: hw::MfxSurfaceState::SURFACE_FORMAT_PLANAR_420_8,
            y_offset_for_u_cb: self.chroma_row() as u32,
            ..Default::default()
        };
        let buffers = hw::MfxPipeBufAddrState {
            pre_deblocking_destination_address: Self::surface(slot),
            reference_picture_address: references.map(|slot| slot.map_or(0, Self::surface)),
            ..Default::default()
        };
        let objects = hw::MfxIndObjBaseAddrState {
            mfx_indirect_bitstream_object_address: STREAM,
            ..Default::default()
        };
        self.command(CommandId::MfxPipeModeSelect, &mode.encode(&SKL));
        self.command(CommandId::MfxSurfaceState, &surface.encode(&SKL));
        self.command(CommandId::MfxPipeBufAddrState, &buffers.encode(&SKL));
        self.command(CommandId::MfxIndObjBaseAddrState, &objects.encode(&SKL));
    }

    pub fn matrix(&mut self, number: u32, matrix: [u8; 64]) {
        let quantizer_matrix = matrix.map(u32::from);
        let state = hw::MfxQmState {
            avc: number,
            mpeg2: number,
            jpeg: number,
            quantizer_matrix,
            ..Default::default()
        };
        self.command(CommandId::MfxQmState, &state.encode(&SKL));
    }

    /// Macroblocks of a picture, across and down.
    pub fn size_mbs(&self) -> [usize; 2] {
        [self.width.div_ceil(16), self.height.div_ceil(16)]
    }

    pub fn write(&self, at: u64, bytes: &[u8]) {
        self.space.write(GraphicsAddress(at), bytes).unwrap();
    }

    /// Puts the data of a slice to where objects begin.
    pub fn stream(&mut self, bytes: &[u8]) {
        self.space.write(GraphicsAddress(STREAM), bytes).unwrap();
    }

    /// What a surface shows, in I420 without padding.
    pub fn picture(&self, slot: usize) -> Vec<u8> {
        let (pitch, chroma_row) = (self.pitch(), self.chroma_row());
        let mut tiled = vec![0; pitch * (chroma_row + chroma_row / 2).next_multiple_of(32)];
        self.space.view(GraphicsAddress(Self::surface(slot)), tiled.len() as u64).read_bytes(0, &mut tiled);
        // A Y tile has 128 bytes by 32 rows, in columns of 16 bytes.
        let at = |x: usize, y: usize| {
            let tile = y / 32 * (pitch / 128) + x / 128;
            tiled[tile * 4096 + x % 128 / 16 * 512 + y % 32 * 16 + x % 16]
        };
        let mut out = Vec::new();
        for y in 0..self.height {
            out.extend((0..self.width).map(|x| at(x, y)));
        }
        for component in 0..2 {
            for y in 0..self.height.div_ceil(2) {
                out.extend((0..self.width.div_ceil(2)).map(|x| at(2 * x + component, chroma_row + y)));
            }
        }
        out
    }
}

/// Ranges of a stream from behind one start code to the next one.
pub fn units(stream: &[u8]) -> Vec<&[u8]> {
    let starts: Vec<usize> = (0..stream.len().saturating_sub(3))
        .filter(|&at| stream[at..at + 3] == [0, 0, 1])
        .map(|at| at + 3)
        .collect();
    let ends = starts.iter().skip(1).map(|start| start - 3).chain([stream.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &stream[start..end]).collect()
}

/// A clip that ffmpeg made, and what its own decoder shows of it.
pub struct Clip {
    pub stream: Vec<u8>,
    pub pictures: Vec<Vec<u8>>,
}

struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Makes a clip; its name ends as the codec's plain streams do. `None`, said aloud, without ffmpeg.
pub fn clip(name: &str, [width, height]: [usize; 2], encoder: &str) -> Option<Clip> {
    if !Path::new(FFMPEG).exists() {
        println!("UNPREP: ffmpeg is not installed");
        return None;
    }
    let file = Scratch(std::env::temp_dir().join(format!("halogen-streams-{}-{name}", std::process::id())));
    // Detail that moves in all directions, with noise that is the same in every run.
    let source =
        format!("testsrc2=size={width}x{height}:rate=25,noise=alls=9:allf=t:all_seed=7,trim=end_frame=10");
    let mut encode = Command::new(FFMPEG);
    encode.args(["-v", "error", "-y", "-f", "lavfi", "-i", &source]).args(encoder.split_whitespace());
    let output = encode.arg(&file.0).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut decode = Command::new(FFMPEG);
    decode
        .args(["-v", "error", "-i"])
        .arg(&file.0)
        .args(["-vsync", "0", "-pix_fmt", "yuv420p", "-f", "rawvideo", "-"]);
    let output = decode.output().unwrap();
    let stream = std::fs::read(&file.0).unwrap();
    let bytes = width * height + 2 * width.div_ceil(2) * height.div_ceil(2);
    let pictures = output.stdout.chunks(bytes).map(<[u8]>::to_vec).collect();
    Some(Clip { stream, pictures })
}
