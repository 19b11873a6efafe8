//! Rectangles of bytes of images, read and written by whole sub-groups (cl_intel_subgroups, cl_intel_media_block_io).
//!
//! The x coordinate counts bytes, whatever the format. Pixels have four bytes at most.

use super::{Row, Verdict};
use crate::api::{Format, Session, Shape};
use crate::check::{Numbers, same};
use anyhow::{Context, Result};

pub const SCENES: &[Row] = &[
    ("image-blocks/read", read),
    ("image-blocks/write", write),
    ("image-blocks/media-read", media_read),
    ("image-blocks/media-read-at-the-edges", media_read_at_the_edges),
    ("image-blocks/media-write", media_write),
];

/// Name, format and bytes of a pixel.
const FORMATS: [(&str, Format, usize); 5] = [
    ("R 8", Format { order: 0x10b0, kind: 0x10da }, 1),
    ("RG 8", Format { order: 0x10b2, kind: 0x10da }, 2),
    ("R 16", Format { order: 0x10b0, kind: 0x10db }, 2),
    ("RGBA 8", Format { order: 0x10b5, kind: 0x10da }, 4),
    ("R 32", Format { order: 0x10b0, kind: 0x10dc }, 4),
];
/// Bytes and rows of all images here.
const ROW: usize = 256;
const ROWS: usize = 16;
/// Bytes that a sub-group reads of a row.
const BLOCK: usize = 64;

const SUB_GROUP: &str = "__attribute__((intel_reqd_sub_group_size(16)))\n";

fn shape(pixel_bytes: usize) -> Shape {
    Shape::D2(ROW / pixel_bytes, ROWS)
}

fn read(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_subgroups") {
        return Ok(Verdict::DoesNotApply("no cl_intel_subgroups"));
    }
    let source = format!(
        "{SUB_GROUP}kernel void k(global uint* o, read_only image2d_t a) {{
            int block = get_group_id(0), y = 2 * get_group_id(1), lane = get_sub_group_local_id();
            uint2 v = intel_sub_group_block_read2(a, (int2)(64 * block, y));
            o[y * 64 + 16 * block + lane] = v.x; o[(y + 1) * 64 + 16 * block + lane] = v.y; }}"
    );
    for (name, format, pixel_bytes) in FORMATS {
        let texels: Vec<u32> = Numbers::new(70).values(ROW * ROWS / 4);
        let image = s.image(format, shape(pixel_bytes))?;
        s.write_image(&image, shape(pixel_bytes), bytemuck::cast_slice::<u32, u8>(&texels))?;
        let out = s.buffer(&vec![0u32; texels.len()])?;
        s.once(&source, "", &[(&out).into(), (&image).into()], &[16 * ROW / BLOCK, ROWS / 2], &[16, 1])?;
        same(&s.read::<u32>(&out, texels.len())?, &texels).context(name)?;
    }
    Ok(Verdict::Right)
}

/// Blocks that reach over the lower edge, too: what lies outside is dropped.
fn write(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_subgroups") {
        return Ok(Verdict::DoesNotApply("no cl_intel_subgroups"));
    }
    let source = format!(
        "{SUB_GROUP}kernel void k(write_only image2d_t o, global const uint* a) {{
            int block = get_group_id(0), y = 2 * get_group_id(1), lane = get_sub_group_local_id();
            uint2 v = (uint2)(a[(y * 4 + block) * 16 + lane], a[((y + 1) * 4 + block) * 16 + lane]);
            intel_sub_group_block_write2(o, (int2)(64 * block, y + 1), v); }}"
    );
    for (name, format, pixel_bytes) in FORMATS {
        let values: Vec<u32> = Numbers::new(72).values(ROW * ROWS / 4);
        let before: Vec<u8> = Numbers::new(73).values(ROW * ROWS);
        let image = s.image(format, shape(pixel_bytes))?;
        s.write_image(&image, shape(pixel_bytes), &before)?;
        let input = s.buffer(&values)?;
        s.once(&source, "", &[(&image).into(), (&input).into()], &[16 * 4, ROWS / 2], &[16, 1])?;
        let mut wanted = before;
        let from: &[u8] = bytemuck::cast_slice(&values);
        wanted[ROW..].copy_from_slice(&from[..ROW * (ROWS - 1)]);
        same(&s.read_image::<u8>(&image, shape(pixel_bytes), pixel_bytes)?, &wanted).context(name)?;
    }
    Ok(Verdict::Right)
}

/// Blocks of 16 bytes, one after the other through the whole image.
fn media_read(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_media_block_io") {
        return Ok(Verdict::DoesNotApply("no cl_intel_media_block_io"));
    }
    let source = format!(
        "{SUB_GROUP}kernel void k(global uchar* o, read_only image2d_t a) {{
            int block = get_group_id(0), y = get_group_id(1), lane = get_sub_group_local_id();
            uchar v = intel_sub_group_media_block_read_uc((int2)(16 * block, y), 16, 1, a);
            o[y * 256 + 16 * block + lane] = v; }}"
    );
    for (name, format, pixel_bytes) in FORMATS {
        let texels: Vec<u32> = Numbers::new(70).values(ROW * ROWS / 4);
        let image = s.image(format, shape(pixel_bytes))?;
        s.write_image(&image, shape(pixel_bytes), bytemuck::cast_slice::<u32, u8>(&texels))?;
        let out = s.buffer(&vec![0u32; texels.len()])?;
        s.once(&source, "", &[(&out).into(), (&image).into()], &[ROW, ROWS], &[16, 1])?;
        same(&s.read::<u32>(&out, texels.len())?, &texels).context(name)?;
    }
    Ok(Verdict::Right)
}

/// Bytes outside are those of the nearest pixel in the row, rows outside those of the nearest row.
fn media_read_at_the_edges(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_media_block_io") {
        return Ok(Verdict::DoesNotApply("no cl_intel_media_block_io"));
    }
    const AT: [(i64, i64); 4] = [(-8, 3), (ROW as i64 - 8, 3), (64, -1), (64, ROWS as i64 - 1)];
    let places: Vec<String> = AT.iter().map(|(x, y)| format!("(int2)({x}, {y})")).collect();
    let source = format!(
        "{SUB_GROUP}kernel void k(global uchar* o, read_only image2d_t a) {{
            int lane = get_sub_group_local_id();
            int2 at[4] = {{ {} }};
            for (int n = 0; n < 4; n++) {{
                uchar2 v = intel_sub_group_media_block_read_uc2(at[n], 16, 2, a);
                o[n * 32 + lane] = v.x; o[n * 32 + 16 + lane] = v.y; }} }}",
        places.join(", ")
    );
    for (name, format, pixel_bytes) in FORMATS {
        let bytes: Vec<u8> = Numbers::new(71).values(ROW * ROWS);
        let image = s.image(format, shape(pixel_bytes))?;
        s.write_image(&image, shape(pixel_bytes), &bytes)?;
        let out = s.buffer(&[0u8; 128])?;
        s.once(&source, "", &[(&out).into(), (&image).into()], &[16], &[16])?;
        let at = |x: i64, y: i64| {
            let last = (ROW / pixel_bytes) as i64 - 1;
            let pixel = x.div_euclid(pixel_bytes as i64).clamp(0, last) as usize;
            let row = y.clamp(0, ROWS as i64 - 1) as usize;
            bytes[row * ROW + pixel * pixel_bytes + x.rem_euclid(pixel_bytes as i64) as usize]
        };
        let mut wanted = Vec::new();
        for (x, y) in AT {
            for row in 0..2 {
                wanted.extend((0..16).map(|column| at(x + column, y + row)));
            }
        }
        same(&s.read::<u8>(&out, 128)?, &wanted).context(name)?;
    }
    Ok(Verdict::Right)
}

/// Blocks that reach over the right edge, too.
fn media_write(s: &Session) -> Result<Verdict> {
    if !s.has("cl_intel_media_block_io") {
        return Ok(Verdict::DoesNotApply("no cl_intel_media_block_io"));
    }
    let source = format!(
        "{SUB_GROUP}kernel void k(write_only image2d_t o, global const uchar* a) {{
            int block = get_group_id(0), y = get_group_id(1), lane = get_sub_group_local_id();
            intel_sub_group_media_block_write_uc((int2)(16 * block + 8, y), 16, 1, a[(y * 16 + block) * 16 + lane], o); }}"
    );
    for (name, format, pixel_bytes) in FORMATS {
        let values: Vec<u8> = Numbers::new(72).values(ROW * ROWS);
        let mut wanted: Vec<u8> = Numbers::new(73).values(ROW * ROWS);
        let image = s.image(format, shape(pixel_bytes))?;
        s.write_image(&image, shape(pixel_bytes), &wanted)?;
        let input = s.buffer(&values)?;
        s.once(&source, "", &[(&image).into(), (&input).into()], &[ROW, ROWS], &[16, 1])?;
        for y in 0..ROWS {
            wanted[y * ROW + 8..][..ROW - 8].copy_from_slice(&values[y * ROW..][..ROW - 8]);
        }
        same(&s.read_image::<u8>(&image, shape(pixel_bytes), pixel_bytes)?, &wanted).context(name)?;
    }
    Ok(Verdict::Right)
}
