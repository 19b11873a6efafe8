//! Surfaces of the media sampler: planes of samples of one channel each.
//!
//! Source: [bdw.2d:MEDIA_SURFACE_STATE], [skl.7:SURFACE_STATE for sample_8x8 and VME], MS-01. Channels are those of the sampler:
//! red is V, green Y, blue U.
//! Deliberately absent: rotation, tiles of 64 KiB, compression and single fields (each a Gap).

use bits::GraphicsAddress;
use memory::{AddressSpace, View};
use ports::ThreadSite;
use probe::{Context, Fault, Stop};
use surface::state::bound_state;
use surface::{Tiling, tiling};

/// DWords of a surface state.
const STATE_DWORDS: usize = 8;

/// Where the samples of one channel lie, and how many there are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Channel {
    /// Byte of its first sample in a row, and the row, in the surface.
    x_bytes: u32,
    y_rows: u32,
    /// Bytes from sample to sample.
    step_bytes: u32,
    /// Bits of a sample, and where they begin in what is read.
    bits: u32,
    shift: u32,
    /// Samples along x and y.
    pub(super) size: [i32; 2],
    /// Samples of the picture for one of this channel, along x and y.
    pub(super) of_picture: [i32; 2],
    /// Where its samples lie between those of the picture, along x and y, in samples of the picture.
    pub(super) siting: [f32; 2],
}

/// A surface of the media sampler.
#[derive(Clone, Copy)]
pub(super) struct Planes<'a> {
    view: View<'a>,
    base: GraphicsAddress,
    tiling: Tiling,
    pitch_bytes: usize,
    is_mirrored: bool,
    /// Samples of the picture along x and y.
    pub(super) size: [i32; 2],
    /// Red, green, blue, alpha; those that are not there read as 0, alpha as 1.
    pub(super) channels: [Option<Channel>; 4],
}

/// Form of a format: for each channel the byte where its samples begin, and bytes from sample to sample, bits of a sample and
/// where these begin.
type Packed = [Option<(u32, u32, u32, u32)>; 4];

fn packed(format: u32) -> Option<Packed> {
    use hw::MediaSurfaceState as M;
    let bytes = |order: [u32; 4]| order.map(|at| Some((at, 4, 8, 0)));
    // V, Y, U in four bytes that two pixels share.
    let pairs = |v, y, u| [Some((v, 4, 8, 0)), Some((y, 2, 8, 0)), Some((u, 4, 8, 0)), None];
    Some(match format {
        M::SURFACE_FORMAT_YCRCB_NORMAL => pairs(3, 0, 1),
        M::SURFACE_FORMAT_YCRCB_SWAPUV => pairs(1, 0, 3),
        M::SURFACE_FORMAT_YCRCB_SWAPY => pairs(2, 1, 0),
        M::SURFACE_FORMAT_YCRCB_SWAPUVY => pairs(0, 1, 2),
        M::SURFACE_FORMAT_Y8_UNORM => [None, Some((0, 1, 8, 0)), None, None],
        M::SURFACE_FORMAT_R8_UNORM => [Some((0, 1, 8, 0)), None, None, None],
        M::SURFACE_FORMAT_R8B8_UNORM => [Some((0, 2, 8, 0)), None, Some((1, 2, 8, 0)), None],
        M::SURFACE_FORMAT_R8G8B8A8_UNORM | M::SURFACE_FORMAT_A8Y8U8V8_UNORM => bytes([0, 1, 2, 3]),
        M::SURFACE_FORMAT_B8G8R8A8_UNORM => bytes([2, 1, 0, 3]),
        M::SURFACE_FORMAT_R10G10B10A2_UNORM => {
            [Some((0, 4, 10, 0)), Some((0, 4, 10, 10)), Some((0, 4, 10, 20)), Some((0, 4, 2, 30))]
        }
        M::SURFACE_FORMAT_R16G16B16A16 => [0, 2, 4, 6].map(|at| Some((at, 8, 16, 0))),
        _ => return None,
    })
}

impl<'a> Planes<'a> {
    /// That at an index of the binding table; none where it is not built, which is reported.
    pub(super) fn find(
        site: &ThreadSite,
        index: u8,
        space: &'a AddressSpace,
        cx: &Context,
    ) -> Result<Option<Self>, Stop> {
        let fault =
            |fault: memory::PageFault| Fault::page("MS-01", fault.address, "media surface state fetch");
        let address =
            bound_state(site.binding_table, site.surface_state_base, index, space, cx).map_err(fault)?;
        let mut dwords = [0_u32; STATE_DWORDS];
        space.read_into(address, bytemuck::cast_slice_mut(&mut dwords)).map_err(fault)?;
        Ok(Self::new(&cx.decode::<hw::MediaSurfaceState>(&dwords), space, cx))
    }

    fn new(state: &hw::MediaSurfaceState, space: &'a AddressSpace, cx: &Context) -> Option<Self> {
        use hw::MediaSurfaceState as M;
        let tiling = match state.tile_mode {
            M::TILE_MODE_LINEAR => Tiling::Linear,
            M::TILE_MODE_XMAJOR => Tiling::X,
            M::TILE_MODE_YMAJOR => Tiling::Y,
            _ => {
                cx.undefined("MS-01", "a media surface of a tile mode that does not exist: it is linear");
                Tiling::Linear
            }
        };
        let has = |is: bool, what: &str| {
            if is {
                cx.gap("MS-01", format!("a media surface {what}"));
            }
            is
        };
        let offset = state.x_offset != 0 || state.y_offset != 0;
        let missing = has(state.rotation != 0, "that is rotated")
            || has(state.memory_compression_enable, "that is compressed")
            || has(state.tiled_resource_mode != 0, "of large tiles")
            || has(state.half_pitch_for_chroma, "whose chroma has rows of half the length")
            || has(offset, "that begins within a tile")
            || has(state.picture_structure != 0 || state.vertical_line_stride != 0, "of one field");
        if missing {
            return None;
        }
        let size = [state.width as i32 + 1, state.height as i32 + 1];
        let channels = if state.surface_format == M::SURFACE_FORMAT_PLANAR_420_8 {
            planar(state, size)
        } else {
            let Some(packed) = packed(state.surface_format) else {
                cx.gap("MS-01", format!("format {:#x} of a media surface", state.surface_format));
                return None;
            };
            let luma_step = packed[1].map_or(1, |(_, step, _, _)| step);
            packed.map(|form| {
                let (x_bytes, step_bytes, bits, shift) = form?;
                // Two pixels of packed formats share what has a step of both.
                let of_x = if luma_step == 2 { step_bytes as i32 / 2 } else { 1 };
                let size = [(size[0] + of_x - 1) / of_x, size[1]];
                let of_picture = [of_x, 1];
                Some(Channel {
                    x_bytes,
                    y_rows: 0,
                    step_bytes,
                    bits,
                    shift,
                    size,
                    of_picture,
                    siting: [0.0; 2],
                })
            })
        };
        let base = GraphicsAddress::from_canonical(state.surface_base_address);
        let pitch_bytes = state.surface_pitch as usize + 1;
        let rows = channels.iter().flatten().map(|channel| channel.y_rows + channel.size[1] as u32).max();
        let rows = u64::from(rows.unwrap_or(0)).next_multiple_of(32);
        let view = space.view(base, rows * pitch_bytes as u64);
        let is_mirrored = state.address_control != M::ADDRESS_CONTROL_CLAMP;
        Some(Self { view, base, tiling, pitch_bytes, is_mirrored, size, channels })
    }

    /// A row of samples of a channel, each between 0 and 1, from sample `x` on: what lies outside is as the nearest inside, or
    /// as in a mirror.
    pub(super) fn row(&self, channel: &Channel, x: i32, y: i32, to: &mut [f32]) -> Result<(), Stop> {
        let y = (channel.y_rows as i32 + self.inside(y, channel.size[1])) as usize;
        let scale = 1.0 / ((1_u32 << channel.bits) - 1) as f32;
        let mask = ((1_u64 << channel.bits) - 1) as u32;
        let bytes = (channel.bits + channel.shift).div_ceil(8) as usize;
        for (index, to) in to.iter_mut().enumerate() {
            let x = self.inside(x.saturating_add(index as i32), channel.size[0]) as u32;
            let at = (channel.x_bytes + x * channel.step_bytes) as usize;
            // Samples of more than a byte lie within a DWord or an aligned word.
            let offset = tiling::offset(self.tiling, at, y, self.pitch_bytes);
            if offset + bytes > self.view.len() {
                return Err(self.unbound(offset));
            }
            let value = match bytes {
                1 => u32::from(self.view.read_u8(offset)),
                2 => u32::from(u16::from_le_bytes(self.view.read::<2>(offset))),
                _ if offset + 4 <= self.view.len() => u32::from_le_bytes(self.view.read::<4>(offset)),
                _ => return Err(self.unbound(offset)),
            };
            *to = (value >> channel.shift & mask) as f32 * scale;
        }
        Ok(())
    }

    fn inside(&self, at: i32, size: i32) -> i32 {
        if self.is_mirrored {
            let at = at.rem_euclid(2 * size);
            return if at < size { at } else { 2 * size - 1 - at };
        }
        at.clamp(0, size - 1)
    }

    #[cold]
    fn unbound(&self, offset: usize) -> Stop {
        Fault::page("MS-01", self.base.offset(offset as u64), "sample of a media surface").into()
    }
}

/// Y, and U and V with a sample for each four of them, in planes of their own or in turns.
fn planar(state: &hw::MediaSurfaceState, size: [i32; 2]) -> [Option<Channel>; 4] {
    let luma = Channel {
        x_bytes: 0,
        y_rows: 0,
        step_bytes: 1,
        bits: 8,
        shift: 0,
        size,
        of_picture: [1, 1],
        siting: [0.0; 2],
    };
    let chroma = |x_bytes, y_rows, step_bytes| Channel {
        x_bytes,
        y_rows,
        step_bytes,
        size: size.map(|n| (n + 1) / 2),
        of_picture: [2, 2],
        siting: [
            state.cr_v_cb_u_pixel_offset_u_direction as f32 * 0.5,
            state.cr_v_cb_u_pixel_offset_v_direction + state.cr_v_cb_u_pixel_offset_v_direction_msb as f32,
        ],
        ..luma
    };
    let u = (state.x_offset_for_u, state.y_offset_for_u);
    let (u, v) = if state.interleave_chroma {
        (chroma(u.0, u.1, 2), chroma(u.0 + 1, u.1, 2))
    } else {
        (chroma(u.0, u.1, 1), chroma(state.x_offset_for_v, state.y_offset_for_v, 1))
    };
    [Some(v), Some(luma), Some(u), None]
}
