//! Command by command: what each blitter command moves.

use crate::plane::Plane;
use crate::raster::RasterOperation;
use bits::{GraphicsAddress, bit};
use hw::command::CommandId;
use memory::AddressSpace;
use ports::{Account, Work};
use probe::{Context, Stop, System, Systems};
use surface::tiling::Tiling;

/// A rectangle of pixels; the second corner is exclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Rectangle {
    x1: i32,
    y1: i32,
    x2: i32,
    y2: i32,
}

impl Rectangle {
    const fn new(x1: i32, y1: i32, x2: i32, y2: i32) -> Self {
        Self { x1, y1, x2, y2 }
    }

    fn clip(self, to: Rectangle) -> Self {
        Self {
            x1: self.x1.max(to.x1),
            y1: self.y1.max(to.y1),
            x2: self.x2.min(to.x2),
            y2: self.y2.min(to.y2),
        }
    }

    fn is_empty(self) -> bool {
        self.x1 >= self.x2 || self.y1 >= self.y2
    }
}

/// Coordinates that have an address.
const ADDRESSABLE: Rectangle = Rectangle::new(0, 0, 1 << 15, 1 << 15);

/// State of the blitter; kept by the context across submissions.
#[derive(Clone, Debug)]
pub struct BlitPipeline {
    /// Clip rectangle of the set-up commands.
    clip: Rectangle,
    /// BCS_SWCTRL: which tiled operands are Y-tiled.
    tile_y_source: bool,
    tile_y_destination: bool,
}

impl Default for BlitPipeline {
    fn default() -> Self {
        Self { clip: ADDRESSABLE, tile_y_source: false, tile_y_destination: false }
    }
}

/// The destination of a command.
macro_rules! destination {
    ($c:ident) => {
        Rectangle::new(
            $c.destination_x1_coordinate,
            $c.destination_y1_coordinate,
            $c.destination_x2_coordinate,
            $c.destination_y2_coordinate,
        )
    };
}

/// One rectangle to produce.
struct Job<'a> {
    destination: Plane<'a>,
    source: Option<Source<'a>>,
    rectangle: Rectangle,
    bytes_per_pixel: usize,
    operation: RasterOperation,
    /// Solid pattern, as many low bytes as a pixel has.
    pattern: u32,
    /// Bytes of a pixel that are written, bit 0 the first.
    byte_mask: u32,
}

struct Source<'a> {
    plane: Plane<'a>,
    /// Pixel that lands on the first corner of the destination rectangle before clipping.
    x: i32,
    y: i32,
}

impl<'a> Source<'a> {
    /// A source whose pixel (x, y) lands on the first corner of `rectangle`, of which only `clipped` is drawn.
    fn cut(plane: Plane<'a>, [x, y]: [i32; 2], rectangle: Rectangle, clipped: Rectangle) -> Self {
        Self {
            plane,
            x: x.wrapping_add(clipped.x1 - rectangle.x1),
            y: y.wrapping_add(clipped.y1 - rectangle.y1),
        }
    }
}

fn bytes_per_pixel(color_depth: u32) -> usize {
    match color_depth {
        0 => 1,
        1 | 2 => 2,
        3 => 4,
        4 => 8,
        _ => 16,
    }
}

/// The write enables of colour and alpha exist for 32-bit pixels only.
fn byte_mask(mask: u32, color_depth: u32) -> u32 {
    if color_depth != 3 {
        return u32::MAX;
    }
    (if bit(mask, 0) { 0b0111 } else { 0 }) | (if bit(mask, 1) { 0b1000 } else { 0 })
}

/// A plane as commands name it. Pitches count bytes in linear planes and DWords in tiled ones.
fn plane(space: &AddressSpace, base: u64, pitch: i32, tiling: Tiling) -> Plane<'_> {
    let unit_bytes = if tiling == Tiling::Linear { 1 } else { 4 };
    let base = GraphicsAddress::from_canonical(base);
    Plane { space, base, pitch_bytes: i64::from(pitch) * unit_bytes, tiling }
}

impl BlitPipeline {
    /// Takes over the value of BCS_SWCTRL (0x22200): bit 0, tiled sources are Y-tiled; bit 1, tiled destinations are.
    pub fn set_tiling_control(&mut self, value: u32) {
        self.tile_y_source = bit(value, 0);
        self.tile_y_destination = bit(value, 1);
    }

    /// The commands that bring this state back, but for the tiling control.
    pub fn save(&self, platform: &hw::Platform) -> Vec<u32> {
        if self.clip == ADDRESSABLE {
            return Vec::new();
        }
        let clip = hw::XySetupClipBlt {
            clip_x1_coordinate: self.clip.x1,
            clip_y1_coordinate: self.clip.y1,
            clip_x2_coordinate: self.clip.x2,
            clip_y2_coordinate: self.clip.y2,
            ..Default::default()
        };
        clip.encode(platform)
    }

    fn tiling(enable: bool, y: bool) -> Tiling {
        match (enable, y) {
            (false, _) => Tiling::Linear,
            (true, false) => Tiling::X,
            (true, true) => Tiling::Y,
        }
    }

    fn destination_tiling(&self, enable: bool) -> Tiling {
        Self::tiling(enable, self.tile_y_destination)
    }

    fn source_tiling(&self, enable: bool) -> Tiling {
        Self::tiling(enable, self.tile_y_source)
    }

    fn clipped(&self, enabled: bool, rectangle: Rectangle) -> Rectangle {
        let inside = rectangle.clip(ADDRESSABLE);
        if enabled { inside.clip(self.clip) } else { inside }
    }

    /// Executes one blitter command, header first.
    ///
    /// # Errors
    /// A page fault where the source or the destination is not mapped, or a strict stop.
    pub fn command(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        account: &mut impl Account,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<(), Stop> {
        cx.used_all(const { &Systems::of(&[System::BLT01, System::D50]) });
        match id {
            CommandId::XySrcCopyBlt => {
                self.xy_source_copy(&hw::XySrcCopyBlt::decode(cx.platform, dwords), account, space)?
            }
            CommandId::XyColorBlt => {
                self.xy_color(&hw::XyColorBlt::decode(cx.platform, dwords), account, space)?
            }
            CommandId::XyFastCopyBlt => {
                fast_copy(&hw::XyFastCopyBlt::decode(cx.platform, dwords), account, space, cx)?
            }
            CommandId::SrcCopyBlt => {
                source_copy(&hw::SrcCopyBlt::decode(cx.platform, dwords), account, space)?
            }
            CommandId::ColorBlt => color(&hw::ColorBlt::decode(cx.platform, dwords), account, space)?,
            CommandId::XySetupBlt => {
                let c = hw::XySetupBlt::decode(cx.platform, dwords);
                self.clip = Rectangle::new(
                    c.clip_x1_coordinate,
                    c.clip_y1_coordinate,
                    c.clip_x2_coordinate,
                    c.clip_y2_coordinate,
                );
            }
            CommandId::XySetupClipBlt => {
                let c = hw::XySetupClipBlt::decode(cx.platform, dwords);
                self.clip = Rectangle::new(
                    c.clip_x1_coordinate,
                    c.clip_y1_coordinate,
                    c.clip_x2_coordinate,
                    c.clip_y2_coordinate,
                );
            }
            other => cx.gap("BLT-02", format!("{}: nothing is drawn", other.name())),
        }
        cx.check()
    }

    fn xy_source_copy(
        &self,
        c: &hw::XySrcCopyBlt,
        account: &mut impl Account,
        space: &AddressSpace,
    ) -> Result<(), Stop> {
        let destination_tiling = self.destination_tiling(c.dest_tiling_enable);
        let source_tiling = self.source_tiling(c.src_tiling_enable);
        let rectangle = destination!(c);
        let clipped = self.clipped(c.clipping_enabled, rectangle);
        run(
            account,
            Job {
                destination: plane(
                    space,
                    c.destination_base_address,
                    c.destination_pitch,
                    destination_tiling,
                ),
                source: Some(Source::cut(
                    plane(space, c.source_base_address, c.source_pitch, source_tiling),
                    [c.source_x1_coordinate, c.source_y1_coordinate],
                    rectangle,
                    clipped,
                )),
                rectangle: clipped,
                bytes_per_pixel: bytes_per_pixel(c.color_depth),
                operation: RasterOperation(c.raster_operation as u8),
                pattern: 0,
                byte_mask: byte_mask(c.byte_mask, c.color_depth),
            },
        )
    }

    fn xy_color(
        &self,
        c: &hw::XyColorBlt,
        account: &mut impl Account,
        space: &AddressSpace,
    ) -> Result<(), Stop> {
        let tiling = self.destination_tiling(c.dest_tiling_enable);
        let rectangle = destination!(c);
        run(
            account,
            Job {
                destination: plane(space, c.destination_base_address, c.destination_pitch, tiling),
                source: None,
                rectangle: self.clipped(c.clipping_enabled, rectangle),
                bytes_per_pixel: bytes_per_pixel(c.color_depth),
                operation: RasterOperation(c.raster_operation as u8),
                pattern: c.solid_pattern_color,
                byte_mask: byte_mask(c.byte_mask, c.color_depth),
            },
        )
    }
}

/// XY_FAST_COPY_BLT: no raster operation, tilings in the command itself.
fn fast_copy(
    c: &hw::XyFastCopyBlt,
    account: &mut impl Account,
    space: &AddressSpace,
    cx: &Context,
) -> Result<(), Stop> {
    let tiling = |method: u32, tile_type: u32| match (method, tile_type) {
        (hw::XyFastCopyBlt::DESTINATION_TILING_METHOD_LINEAR, _) => Some(Tiling::Linear),
        (hw::XyFastCopyBlt::DESTINATION_TILING_METHOD_TILE_X, _) => Some(Tiling::X),
        (
            hw::XyFastCopyBlt::DESTINATION_TILING_METHOD_TILE_Y,
            hw::XyFastCopyBlt::DESTINATION_TILE_TYPE_LEGACY_Y,
        ) => Some(Tiling::Y),
        _ => None,
    };
    let (Some(to), Some(from)) = (
        tiling(c.destination_tiling_method, c.destination_tile_type),
        tiling(c.source_tiling_method, c.source_tile_type),
    ) else {
        cx.gap("BLT-03", "XY_FAST_COPY_BLT with a standard tiling: nothing is copied");
        return Ok(());
    };
    let rectangle = destination!(c);
    let clipped = rectangle.clip(ADDRESSABLE);
    run(
        account,
        Job {
            destination: plane(space, c.destination_base_address, c.destination_pitch, to),
            source: Some(Source::cut(
                plane(space, c.source_base_address, c.source_pitch, from),
                [c.source_x1_coordinate, c.source_y1_coordinate],
                rectangle,
                clipped,
            )),
            rectangle: clipped,
            bytes_per_pixel: bytes_per_pixel(c.color_depth),
            operation: RasterOperation::SOURCE_COPY,
            pattern: 0,
            byte_mask: u32::MAX,
        },
    )
}

/// SRC_COPY_BLT: width in bytes, linear.
fn source_copy(c: &hw::SrcCopyBlt, account: &mut impl Account, space: &AddressSpace) -> Result<(), Stop> {
    run(
        account,
        Job {
            destination: plane(space, c.destination_base_address, c.destination_pitch, Tiling::Linear),
            source: Some(Source {
                plane: plane(space, c.source_base_address, c.source_pitch, Tiling::Linear),
                x: 0,
                y: 0,
            }),
            rectangle: bytes_rectangle(c.destination_width, c.destination_height, c.color_depth),
            bytes_per_pixel: bytes_per_pixel(c.color_depth),
            operation: RasterOperation(c.raster_operation as u8),
            pattern: 0,
            byte_mask: byte_mask(c.byte_mask, c.color_depth),
        },
    )
}

/// COLOR_BLT: width in bytes, linear.
fn color(c: &hw::ColorBlt, account: &mut impl Account, space: &AddressSpace) -> Result<(), Stop> {
    run(
        account,
        Job {
            destination: plane(space, c.destination_base_address, c.destination_pitch, Tiling::Linear),
            source: None,
            rectangle: bytes_rectangle(c.destination_width, c.destination_height, c.color_depth),
            bytes_per_pixel: bytes_per_pixel(c.color_depth),
            operation: RasterOperation(c.raster_operation as u8),
            pattern: c.solid_pattern_color,
            byte_mask: byte_mask(c.byte_mask, c.color_depth),
        },
    )
}

fn bytes_rectangle(width_bytes: u32, height: u32, color_depth: u32) -> Rectangle {
    let width = width_bytes / bytes_per_pixel(color_depth) as u32;
    Rectangle::new(0, 0, width as i32, height as i32)
}

/// Produces a rectangle row by row; rows go upwards when the source lies above the destination in the same plane, so
/// that overlapping copies read what was there before.
fn run(account: &mut impl Account, job: Job) -> Result<(), Stop> {
    let r = job.rectangle;
    if r.is_empty() {
        return Ok(());
    }
    let bytes = job.bytes_per_pixel;
    let length = (r.x2 - r.x1) as usize * bytes;
    let rows = (r.y2 - r.y1) as usize;
    let planes = [Some(&job.destination), job.source.as_ref().map(|source| &source.plane)];
    let spans: usize = planes.into_iter().flatten().map(|plane| plane.spans(length)).sum();
    account.spend(Work::Span, (rows * spans) as u64)?;
    let whole = job.byte_mask & bits::mask(bytes.min(32) as u32) == bits::mask(bytes.min(32) as u32);
    let copies = whole && job.source.is_some() && job.operation == RasterOperation::SOURCE_COPY;
    account.spend(if copies { Work::LoadedByte } else { Work::BlitByte }, (rows * length) as u64)?;
    let mut result = vec![0u8; length];
    let mut source_row = vec![0u8; if job.source.is_some() { length } else { 0 }];
    let pattern: [u8; 4] = job.pattern.to_le_bytes();
    let reads_destination = !whole || job.operation.needs_destination();
    let upwards = job
        .source
        .as_ref()
        .is_some_and(|source| source.plane.base == job.destination.base && source.y < r.y1);
    let x_bytes = r.x1 as usize * bytes;
    for step in 0..rows {
        let row = if upwards { rows - 1 - step } else { step };
        let y = r.y1 as usize + row;
        if reads_destination {
            job.destination.read(x_bytes, y, &mut result)?;
        }
        if let Some(source) = &job.source {
            // Source coordinates that have no address read as zeros.
            let (x, y) = (i64::from(source.x), i64::from(source.y) + row as i64);
            if x >= 0 && y >= 0 {
                source.plane.read(x as usize * bytes, y as usize, &mut source_row)?;
            } else {
                source_row.fill(0);
            }
        }
        if copies {
            result.copy_from_slice(&source_row);
        } else {
            for (i, to) in result.iter_mut().enumerate() {
                if bit(job.byte_mask, (i % bytes) as u32) {
                    let source = source_row.get(i).copied().unwrap_or(0);
                    *to = job.operation.apply(*to, source, pattern[(i % bytes) & 3]);
                }
            }
        }
        job.destination.write(x_bytes, y, &result)?;
    }
    Ok(())
}
