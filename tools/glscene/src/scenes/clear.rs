//! Clears: of everything that can be attached, again and again with other values, in part, and looked at in between.
//!
//! Drivers clear by control surfaces and leave out what they know to be clear; each way of looking at a surface makes them
//! do something else. A scene shows what it sees in cells of 32 by 32 pixels.

use super::{Scene, add};
use crate::picture::Picture;
use crate::program::{SIDE_PX, attribute, program, read, target};
use anyhow::{Result, bail};
use glow::HasContext;
use std::cell::Cell;

const CELL_PX: i32 = 32;
const COLUMNS: i32 = SIDE_PX / CELL_PX;
/// Neither a power of two nor a multiple of any block.
const WIDTH: i32 = 100;
const HEIGHT: i32 = 70;

const QUAD: &str = "layout(location=0) in vec2 p; out vec2 uv; uniform float z;\
    void main(){ uv = p*0.5+0.5; gl_Position = vec4(p, z, 1.0); }";
const PLAIN: &str = "in vec2 uv; uniform vec4 color; out vec4 o; void main(){ o = color; }";

/// What the scene shows in the end.
struct Screen {
    framebuffer: Option<glow::Framebuffer>,
    cell: Cell<i32>,
}

type Color = [f32; 4];
const RED: Color = [0.9, 0.1, 0.2, 1.0];
const GREEN: Color = [0.0, 1.0, 0.0, 1.0];
const BLUE: Color = [0.2, 0.3, 1.0, 0.5];
const WHITE: Color = [1.0; 4];

unsafe fn clear(gl: &glow::Context, [r, g, b, a]: Color) {
    unsafe {
        gl.clear_color(r, g, b, a);
        gl.clear(glow::COLOR_BUFFER_BIT);
    }
}

unsafe fn clear_depth(gl: &glow::Context, depth: f32) {
    unsafe {
        gl.clear_depth_f32(depth);
        gl.clear(glow::DEPTH_BUFFER_BIT);
    }
}

/// Does something to a part of the framebuffer only.
unsafe fn within(gl: &glow::Context, [x, y, width, height]: [i32; 4], work: impl FnOnce()) {
    unsafe {
        gl.enable(glow::SCISSOR_TEST);
        gl.scissor(x, y, width, height);
        work();
        gl.disable(glow::SCISSOR_TEST);
    }
}

/// Paints a rectangle of the viewport, from -1 to 1, at a depth.
unsafe fn paint(gl: &glow::Context, [x0, y0, x1, y1]: [f32; 4], z: f32, color: Color) -> Result<()> {
    unsafe {
        let plain = program(gl, &[(glow::VERTEX_SHADER, QUAD), (glow::FRAGMENT_SHADER, PLAIN)])?;
        gl.uniform_4_f32_slice(gl.get_uniform_location(plain, "color").as_ref(), &color);
        gl.uniform_1_f32(gl.get_uniform_location(plain, "z").as_ref(), z);
        attribute(gl, 0, 2, &[x0, y0, x1, y0, x0, y1, x1, y1])?;
        gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
    }
    Ok(())
}

const MIDDLE: [f32; 4] = [-0.6, -0.3, 0.2, 0.7];

impl Screen {
    unsafe fn new(gl: &glow::Context) -> Result<Screen> {
        unsafe {
            target(gl, &[glow::RGBA8], None)?;
            let framebuffer = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
            gl.pixel_store_i32(glow::UNPACK_ALIGNMENT, 1);
            Ok(Screen { framebuffer, cell: Cell::new(0) })
        }
    }

    /// Where the next cell begins.
    fn next(&self) -> (i32, i32) {
        let cell = self.cell.replace(self.cell.get() + 1);
        (cell % COLUMNS * CELL_PX, cell / COLUMNS * CELL_PX)
    }

    /// Shows what `body` makes of `uv` and of the bound texture `t`, which is a `sampler`, in the next cell; the framebuffer
    /// that was bound is bound again.
    unsafe fn show(&self, gl: &glow::Context, sampler: &str, body: &str) -> Result<()> {
        let (x, y) = self.next();
        unsafe {
            let before = gl.get_parameter_framebuffer(glow::DRAW_FRAMEBUFFER_BINDING);
            gl.bind_framebuffer(glow::FRAMEBUFFER, self.framebuffer);
            gl.viewport(x, y, CELL_PX, CELL_PX);
            let fragment =
                format!("in vec2 uv; out vec4 o; uniform highp {sampler} t; void main(){{ {body} }}");
            let shown = program(gl, &[(glow::VERTEX_SHADER, QUAD), (glow::FRAGMENT_SHADER, &fragment)])?;
            gl.uniform_1_f32(gl.get_uniform_location(shown, "z").as_ref(), 0.0);
            attribute(gl, 0, 2, &[-1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0])?;
            let depth = gl.is_enabled(glow::DEPTH_TEST);
            gl.disable(glow::DEPTH_TEST);
            gl.draw_arrays(glow::TRIANGLE_STRIP, 0, 4);
            if depth {
                gl.enable(glow::DEPTH_TEST);
            }
            gl.bind_framebuffer(glow::FRAMEBUFFER, before);
            gl.viewport(0, 0, WIDTH, HEIGHT);
        }
        Ok(())
    }

    /// Copies the read framebuffer's corner into the next cell without a shader of ours.
    unsafe fn blit(&self, gl: &glow::Context, extent: (i32, i32)) {
        let (x, y) = self.next();
        unsafe {
            let before = gl.get_parameter_framebuffer(glow::DRAW_FRAMEBUFFER_BINDING);
            gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, self.framebuffer);
            gl.blit_framebuffer(
                0,
                0,
                extent.0,
                extent.1,
                x,
                y,
                x + extent.0,
                y + extent.1,
                glow::COLOR_BUFFER_BIT,
                glow::NEAREST,
            );
            gl.bind_framebuffer(glow::FRAMEBUFFER, before);
        }
    }

    unsafe fn finish(&self, gl: &glow::Context) -> Picture {
        unsafe {
            gl.bind_framebuffer(glow::FRAMEBUFFER, self.framebuffer);
            gl.disable(glow::DEPTH_TEST);
            read(gl)
        }
    }
}

/// A texture with storage and nearest filters, bound to its kind; 2D arrays, cubes and volumes have four layers or slices.
unsafe fn texture(gl: &glow::Context, kind: u32, levels: i32, format: u32) -> Result<glow::Texture> {
    unsafe {
        let texture = gl.create_texture().map_err(anyhow::Error::msg)?;
        gl.bind_texture(kind, Some(texture));
        match kind {
            glow::TEXTURE_2D => gl.tex_storage_2d(kind, levels, format, WIDTH, HEIGHT),
            glow::TEXTURE_CUBE_MAP => gl.tex_storage_2d(kind, levels, format, WIDTH, WIDTH),
            _ => gl.tex_storage_3d(kind, levels, format, WIDTH, HEIGHT, 4),
        }
        for name in [glow::TEXTURE_MIN_FILTER, glow::TEXTURE_MAG_FILTER] {
            let filter = if name == glow::TEXTURE_MIN_FILTER && levels > 1 {
                glow::NEAREST_MIPMAP_NEAREST
            } else {
                glow::NEAREST
            };
            gl.tex_parameter_i32(kind, name, filter as i32);
        }
        Ok(texture)
    }
}

/// A framebuffer of one texture's level and layer; a point for depth when the format has depth.
unsafe fn attach(
    gl: &glow::Context,
    kind: u32,
    texture: glow::Texture,
    point: u32,
    (level, layer): (i32, i32),
) -> Result<()> {
    unsafe {
        let framebuffer = gl.create_framebuffer().map_err(anyhow::Error::msg)?;
        gl.bind_framebuffer(glow::FRAMEBUFFER, Some(framebuffer));
        match kind {
            glow::TEXTURE_2D | glow::TEXTURE_2D_MULTISAMPLE => {
                gl.framebuffer_texture_2d(glow::FRAMEBUFFER, point, kind, Some(texture), level);
            }
            glow::TEXTURE_CUBE_MAP => {
                let face = glow::TEXTURE_CUBE_MAP_POSITIVE_X + layer as u32;
                gl.framebuffer_texture_2d(glow::FRAMEBUFFER, point, face, Some(texture), level);
            }
            _ => gl.framebuffer_texture_layer(glow::FRAMEBUFFER, point, Some(texture), level, layer),
        }
        let status = gl.check_framebuffer_status(glow::FRAMEBUFFER);
        if status != glow::FRAMEBUFFER_COMPLETE {
            bail!("framebuffer is incomplete: 0x{status:x}");
        }
        gl.viewport(0, 0, (WIDTH >> level).max(1), (HEIGHT >> level).max(1));
    }
    Ok(())
}

const LOOK: &str = "o = texture(t, uv);";
const LOOK_DEPTH: &str = "float d = texture(t, uv).x; o = vec4(d, fract(d*16.0), fract(d*256.0), 1.0);";

/// Colours through a texture: cleared, looked at, cleared again, in part, drawn to, uploaded to, blended with.
unsafe fn recolored(gl: &glow::Context, format: u32) -> Result<Picture> {
    unsafe {
        let screen = Screen::new(gl)?;
        let t = texture(gl, glow::TEXTURE_2D, 1, format)?;
        attach(gl, glow::TEXTURE_2D, t, glow::COLOR_ATTACHMENT0, (0, 0))?;
        let look = || screen.show(gl, "sampler2D", LOOK);
        for color in [RED, GREEN, BLUE, WHITE, [0.0; 4]] {
            clear(gl, color);
            look()?;
        }
        clear(gl, RED);
        clear(gl, GREEN);
        look()?;
        within(gl, [13, 11, 40, 30], || clear(gl, BLUE));
        look()?;
        clear(gl, RED);
        paint(gl, MIDDLE, 0.0, GREEN)?;
        look()?;
        clear(gl, BLUE);
        within(gl, [1, 1, 1, 1], || clear(gl, RED));
        look()?;
        // In part by channels.
        gl.color_mask(true, false, true, false);
        clear(gl, GREEN);
        gl.color_mask(true, true, true, true);
        look()?;
        // Over what is clear: blending, a texture upload, a copy.
        clear(gl, [0.2, 0.4, 0.6, 0.8]);
        gl.enable(glow::BLEND);
        gl.blend_func(glow::ONE, glow::ONE);
        paint(gl, MIDDLE, 0.0, [0.2, 0.2, 0.2, 0.2])?;
        gl.disable(glow::BLEND);
        look()?;
        if format == glow::RGBA8 {
            exchanged(gl, &screen)?;
        }
        clear(gl, GREEN);
        gl.copy_tex_sub_image_2d(glow::TEXTURE_2D, 0, 3, 5, 50, 30, 31, 17);
        look()?;
        clear(gl, WHITE);
        gl.invalidate_framebuffer(glow::FRAMEBUFFER, &[glow::COLOR_ATTACHMENT0]);
        clear(gl, RED);
        look()?;
        clear(gl, BLUE);
        screen.blit(gl, (CELL_PX, CELL_PX));
        clear(gl, GREEN);
        screen.blit(gl, (CELL_PX, CELL_PX));
        Ok(screen.finish(gl))
    }
}

/// Texels of the bound texture and framebuffer, up and down.
unsafe fn exchanged(gl: &glow::Context, screen: &Screen) -> Result<()> {
    unsafe {
        let look = || screen.show(gl, "sampler2D", LOOK);
        clear(gl, RED);
        let data: Vec<u8> = (0..20 * 10 * 4).map(|n| (n * 37) as u8).collect();
        let pixels = glow::PixelUnpackData::Slice(Some(&data));
        gl.tex_sub_image_2d(glow::TEXTURE_2D, 0, 30, 40, 20, 10, glow::RGBA, glow::UNSIGNED_BYTE, pixels);
        look()?;
        // What is read back is what was cleared last.
        clear(gl, RED);
        clear(gl, [0.3, 0.6, 0.9, 1.0]);
        let mut back = vec![0u8; (WIDTH * HEIGHT * 4) as usize];
        gl.read_pixels(
            0,
            0,
            WIDTH,
            HEIGHT,
            glow::RGBA,
            glow::UNSIGNED_BYTE,
            glow::PixelPackData::Slice(Some(&mut back)),
        );
        paint(gl, MIDDLE, 0.0, std::array::from_fn(|n| f32::from(back[back.len() - 4 + n]) / 255.0))?;
        look()
    }
}

/// Every layer, face, slice or level with a colour of its own, some of them cleared again.
unsafe fn parts(gl: &glow::Context, kind: u32, levels: i32, sampler: &str, body: &str) -> Result<Picture> {
    unsafe {
        let screen = Screen::new(gl)?;
        let t = texture(gl, kind, levels, glow::RGBA8)?;
        let layers = match kind {
            glow::TEXTURE_2D => 1,
            glow::TEXTURE_CUBE_MAP => 6,
            _ => 4,
        };
        let each = |round: i32| -> Result<()> {
            for (level, layer) in (0..levels).flat_map(|level| (0..layers).map(move |layer| (level, layer))) {
                if kind == glow::TEXTURE_3D && layer >= (4 >> level).max(1)
                    || round > 0 && (level + layer + round) % 3 == 1
                {
                    continue;
                }
                attach(gl, kind, t, glow::COLOR_ATTACHMENT0, (level, layer))?;
                let step = |n: i32| ((level * 5 + layer * 3 + round * 7 + n * 4) % 11) as f32 / 10.0;
                clear(gl, [step(0), step(1), step(2), 1.0]);
            }
            Ok(())
        };
        for round in 0..4 {
            each(round)?;
            screen.show(gl, sampler, body)?;
        }
        // One of them is drawn to, another one is cleared without a look in between.
        attach(gl, kind, t, glow::COLOR_ATTACHMENT0, (0, 0))?;
        paint(gl, MIDDLE, 0.0, WHITE)?;
        attach(gl, kind, t, glow::COLOR_ATTACHMENT0, (levels - 1, 0))?;
        clear(gl, GREEN);
        screen.show(gl, sampler, body)?;
        attach(gl, kind, t, glow::COLOR_ATTACHMENT0, (0, layers - 1))?;
        clear(gl, RED);
        clear(gl, BLUE);
        screen.show(gl, sampler, body)?;
        each(0)?;
        screen.show(gl, sampler, body)?;
        if levels > 1 {
            gl.generate_mipmap(kind);
            screen.show(gl, sampler, body)?;
        }
        Ok(screen.finish(gl))
    }
}

/// The same for the depths of a texture, which tests see, too.
unsafe fn deepened(gl: &glow::Context, format: u32) -> Result<Picture> {
    unsafe {
        let screen = Screen::new(gl)?;
        let t = texture(gl, glow::TEXTURE_2D, 1, format)?;
        let stencil = matches!(format, glow::DEPTH24_STENCIL8 | glow::DEPTH32F_STENCIL8);
        let point = if stencil { glow::DEPTH_STENCIL_ATTACHMENT } else { glow::DEPTH_ATTACHMENT };
        attach(gl, glow::TEXTURE_2D, t, point, (0, 0))?;
        let look = || screen.show(gl, "sampler2D", LOOK_DEPTH);
        for depth in [0.25, 0.5, 1.0, 0.0] {
            clear_depth(gl, depth);
            look()?;
        }
        clear_depth(gl, 0.75);
        clear_depth(gl, 0.625);
        look()?;
        within(gl, [9, 5, 33, 21], || clear_depth(gl, 0.375));
        look()?;
        gl.enable(glow::DEPTH_TEST);
        for (function, clears) in [(glow::LESS, [0.5, 0.75]), (glow::GREATER, [0.75, 0.25])] {
            gl.depth_func(function);
            clears.into_iter().for_each(|depth| clear_depth(gl, depth));
            paint(gl, [-0.9, -0.9, 0.1, 0.3], 0.25, WHITE)?;
            paint(gl, [-0.2, -0.2, 0.9, 0.9], -0.25, WHITE)?;
            look()?;
        }
        // Tests that write nothing, between clears.
        gl.depth_mask(false);
        gl.depth_func(glow::LEQUAL);
        gl.depth_mask(true);
        clear_depth(gl, 0.5);
        gl.depth_mask(false);
        paint(gl, MIDDLE, -0.5, WHITE)?;
        gl.depth_mask(true);
        clear_depth(gl, 0.875);
        look()?;
        gl.depth_func(glow::ALWAYS);
        paint(gl, MIDDLE, 0.0, WHITE)?;
        clear_depth(gl, 0.25);
        look()?;
        gl.disable(glow::DEPTH_TEST);
        gl.depth_func(glow::LESS);
        // A copy of what is only clear.
        let other = texture(gl, glow::TEXTURE_2D, 1, format)?;
        let from = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
        attach(gl, glow::TEXTURE_2D, other, point, (0, 0))?;
        let to = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
        clear_depth(gl, 1.0);
        for depth in [0.5, 0.125] {
            gl.bind_framebuffer(glow::FRAMEBUFFER, from);
            clear_depth(gl, depth);
            gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, to);
            let all = (WIDTH, HEIGHT);
            let mask = if stencil {
                glow::DEPTH_BUFFER_BIT | glow::STENCIL_BUFFER_BIT
            } else {
                glow::DEPTH_BUFFER_BIT
            };
            gl.blit_framebuffer(0, 0, all.0, all.1, 0, 0, all.0, all.1, mask, glow::NEAREST);
            look()?;
        }
        Ok(screen.finish(gl))
    }
}

/// Depths of layers or levels; each is seen by drawing with it, and by sampling it.
unsafe fn deep_parts(
    gl: &glow::Context,
    kind: u32,
    levels: i32,
    sampler: &str,
    body: &str,
) -> Result<Picture> {
    unsafe {
        let screen = Screen::new(gl)?;
        let t = texture(gl, kind, levels, glow::DEPTH_COMPONENT24)?;
        let layers = if kind == glow::TEXTURE_2D { 1 } else { 4 };
        for round in 0..4 {
            for (level, layer) in (0..levels).flat_map(|level| (0..layers).map(move |layer| (level, layer))) {
                if round > 0 && (level + layer + round) % 3 == 1 {
                    continue;
                }
                attach(gl, kind, t, glow::DEPTH_ATTACHMENT, (level, layer))?;
                clear_depth(gl, ((level * 3 + layer * 5 + round * 2) % 9) as f32 / 8.0);
                if (level + layer + round) % 4 == 0 {
                    gl.enable(glow::DEPTH_TEST);
                    gl.depth_func(glow::LESS);
                    paint(gl, MIDDLE, 0.1, WHITE)?;
                    gl.disable(glow::DEPTH_TEST);
                }
            }
            screen.show(gl, sampler, body)?;
        }
        Ok(screen.finish(gl))
    }
}

/// Samples: cleared, looked at one by one, drawn to, cleared in part, resolved.
unsafe fn sampled(gl: &glow::Context, samples: i32, format: u32) -> Result<Picture> {
    unsafe {
        let screen = Screen::new(gl)?;
        let t = gl.create_texture().map_err(anyhow::Error::msg)?;
        gl.bind_texture(glow::TEXTURE_2D_MULTISAMPLE, Some(t));
        gl.tex_storage_2d_multisample(glow::TEXTURE_2D_MULTISAMPLE, samples, format, WIDTH, HEIGHT, true);
        attach(gl, glow::TEXTURE_2D_MULTISAMPLE, t, glow::COLOR_ATTACHMENT0, (0, 0))?;
        let from = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
        let body = format!("o = texelFetch(t, ivec2(uv*vec2(99.0,69.0)), int(uv.x*{}.0));", samples - 1);
        let single = texture(gl, glow::TEXTURE_2D, 1, format)?;
        attach(gl, glow::TEXTURE_2D, single, glow::COLOR_ATTACHMENT0, (0, 0))?;
        let to = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
        gl.bind_framebuffer(glow::FRAMEBUFFER, from);
        let look = || -> Result<()> {
            screen.show(gl, "sampler2DMS", &body)?;
            gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, to);
            let all = (WIDTH, HEIGHT);
            let bits = glow::COLOR_BUFFER_BIT;
            gl.blit_framebuffer(0, 0, all.0, all.1, 0, 0, all.0, all.1, bits, glow::NEAREST);
            screen.show(gl, "sampler2D", LOOK)?;
            gl.bind_framebuffer(glow::FRAMEBUFFER, from);
            Ok(())
        };
        for color in [RED, GREEN] {
            clear(gl, color);
            look()?;
        }
        clear(gl, WHITE);
        clear(gl, BLUE);
        paint(gl, MIDDLE, 0.0, RED)?;
        look()?;
        within(gl, [31, 21, 40, 30], || clear(gl, GREEN));
        look()?;
        clear(gl, RED);
        within(gl, [0, 0, 50, 35], || clear(gl, BLUE));
        look()?;
        clear(gl, [0.5, 0.25, 0.75, 1.0]);
        gl.enable(glow::BLEND);
        gl.blend_func(glow::ONE, glow::ONE);
        paint(gl, MIDDLE, 0.0, [0.25, 0.25, 0.0, 0.0])?;
        gl.disable(glow::BLEND);
        look()?;
        Ok(screen.finish(gl))
    }
}

/// Surfaces come and go: their memory has held others, whose clears and draws nothing of the new ones may show.
unsafe fn reused(gl: &glow::Context) -> Result<Picture> {
    unsafe {
        let screen = Screen::new(gl)?;
        for round in 0..10 {
            let format = [glow::RGBA8, glow::RGB10_A2, glow::RGBA8, glow::RG8][round % 4];
            let color = texture(gl, glow::TEXTURE_2D, 1, format)?;
            let depth = texture(gl, glow::TEXTURE_2D, 1, glow::DEPTH_COMPONENT24)?;
            attach(gl, glow::TEXTURE_2D, color, glow::COLOR_ATTACHMENT0, (0, 0))?;
            gl.framebuffer_texture_2d(
                glow::FRAMEBUFFER,
                glow::DEPTH_ATTACHMENT,
                glow::TEXTURE_2D,
                Some(depth),
                0,
            );
            let step = round as f32 / 10.0;
            if round % 3 == 2 {
                // Half by half: none of it is a clear of everything.
                within(gl, [0, 0, 50, HEIGHT], || clear(gl, [step, 0.5, 0.0, 1.0]));
                within(gl, [50, 0, 50, HEIGHT], || clear(gl, [0.0, 0.5, step, 1.0]));
                within(gl, [0, 0, WIDTH, 30], || clear_depth(gl, 0.75));
                within(gl, [0, 30, WIDTH, 40], || clear_depth(gl, 0.5));
            } else {
                clear(gl, [step, 1.0 - step, 0.5, 1.0]);
                clear_depth(gl, 1.0 - step / 2.0);
            }
            gl.enable(glow::DEPTH_TEST);
            gl.depth_func(glow::LESS);
            if round % 2 == 0 {
                paint(gl, MIDDLE, 0.3, WHITE)?;
            }
            gl.disable(glow::DEPTH_TEST);
            gl.bind_texture(glow::TEXTURE_2D, Some(color));
            screen.show(gl, "sampler2D", LOOK)?;
            gl.bind_texture(glow::TEXTURE_2D, Some(depth));
            screen.show(gl, "sampler2D", LOOK_DEPTH)?;
            let framebuffer = gl.get_parameter_framebuffer(glow::FRAMEBUFFER_BINDING);
            gl.bind_framebuffer(glow::FRAMEBUFFER, screen.framebuffer);
            if let Some(framebuffer) = framebuffer {
                gl.delete_framebuffer(framebuffer);
            }
            gl.delete_texture(color);
            gl.delete_texture(depth);
            if round % 3 == 1 {
                gl.finish();
            }
        }
        Ok(screen.finish(gl))
    }
}

/// Adds the scenes of this group.
pub fn add_all(scenes: &mut Vec<Scene>) {
    for (name, format) in [
        ("rgba8", glow::RGBA8),
        ("rgb10a2", glow::RGB10_A2),
        ("rgb565", glow::RGB565),
        ("r8", glow::R8),
        ("rg8", glow::RG8),
        ("rgba16f", glow::RGBA16F),
        ("rgba32f", glow::RGBA32F),
    ] {
        add(scenes, format!("clear/color-{name}"), move |gl| unsafe { recolored(gl, format) });
    }
    add(scenes, "clear/color-integer", |gl| unsafe {
        let screen = Screen::new(gl)?;
        for format in [glow::RGBA8UI, glow::RGB10_A2UI, glow::RGBA16UI, glow::RGBA32UI] {
            let t = texture(gl, glow::TEXTURE_2D, 1, format)?;
            attach(gl, glow::TEXTURE_2D, t, glow::COLOR_ATTACHMENT0, (0, 0))?;
            for value in [[0u32, 1, 2, 3], [77, 0, 200, 1], [1, 1, 1, 1], [0; 4], [250, 99, 3, 2]] {
                gl.clear_buffer_u32_slice(glow::COLOR, 0, &value);
                screen.show(gl, "usampler2D", "o = vec4(texture(t, uv)) / 255.0;")?;
            }
            within(gl, [3, 3, 50, 50], || gl.clear_buffer_u32_slice(glow::COLOR, 0, &[9, 90, 200, 1]));
            screen.show(gl, "usampler2D", "o = vec4(texture(t, uv)) / 255.0;")?;
        }
        Ok(screen.finish(gl))
    });
    for (name, kind, levels, sampler, body) in [
        ("levels", glow::TEXTURE_2D, 5, "sampler2D", "o = textureLod(t, uv, floor(uv.y*4.99));"),
        (
            "layers",
            glow::TEXTURE_2D_ARRAY,
            1,
            "sampler2DArray",
            "o = texture(t, vec3(uv, floor(uv.y*3.99)));",
        ),
        (
            "layers-and-levels",
            glow::TEXTURE_2D_ARRAY,
            4,
            "sampler2DArray",
            "o = textureLod(t, vec3(uv, floor(uv.y*3.99)), floor(uv.x*3.99));",
        ),
        (
            "faces",
            glow::TEXTURE_CUBE_MAP,
            3,
            "samplerCube",
            "vec3 d = uv.y < 0.33 ? vec3(1,0.1,0.2) : uv.y < 0.66 ? vec3(0.1,1,0.2) : vec3(0.1,0.2,1);\
             o = textureLod(t, uv.x < 0.5 ? d : -d, floor(fract(uv.x*2.0)*2.99));",
        ),
        ("slices", glow::TEXTURE_3D, 3, "sampler3D", "o = textureLod(t, vec3(uv, uv.y), floor(uv.x*2.99));"),
    ] {
        add(scenes, format!("clear/{name}"), move |gl| unsafe { parts(gl, kind, levels, sampler, body) });
    }
    for (name, format) in [
        ("d16", glow::DEPTH_COMPONENT16),
        ("d24", glow::DEPTH_COMPONENT24),
        ("d32f", glow::DEPTH_COMPONENT32F),
        ("d24s8", glow::DEPTH24_STENCIL8),
        ("d32fs8", glow::DEPTH32F_STENCIL8),
    ] {
        add(scenes, format!("clear/depth-{name}"), move |gl| unsafe { deepened(gl, format) });
    }
    for (name, kind, levels, sampler, body) in [
        ("levels", glow::TEXTURE_2D, 4, "sampler2D", "o = vec4(textureLod(t, uv, floor(uv.y*3.99)).x);"),
        (
            "layers",
            glow::TEXTURE_2D_ARRAY,
            1,
            "sampler2DArray",
            "o = vec4(texture(t, vec3(uv, floor(uv.y*3.99))).x);",
        ),
        (
            "layers-and-levels",
            glow::TEXTURE_2D_ARRAY,
            3,
            "sampler2DArray",
            "o = vec4(textureLod(t, vec3(uv, floor(uv.y*3.99)), floor(uv.x*2.99)).x);",
        ),
    ] {
        add(scenes, format!("clear/depth-{name}"), move |gl| unsafe {
            deep_parts(gl, kind, levels, sampler, body)
        });
    }
    for (name, samples, format) in [("4", 4, glow::RGBA8), ("4-rgb10a2", 4, glow::RGB10_A2)] {
        add(scenes, format!("clear/samples-{name}"), move |gl| unsafe { sampled(gl, samples, format) });
    }
    add(scenes, "clear/reused", |gl| unsafe { reused(gl) });
}
