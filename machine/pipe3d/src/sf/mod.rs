//! SF: puts objects on the screen: viewport transform, facing, culling, fill modes, depth offset.
//!
//! State in    3DSTATE_SF, _RASTER, _CLIP (divide, indices), _DRAWING_RECTANGLE, SF_CLIP_VIEWPORT, _DEPTH_BUFFER (format)
//! Statistics  CL_PRIMITIVES_COUNT               Items in   primitives (from CLIP)     Items out  screen objects (to WM)
//! Source      [skl.7:Strips and Fans (SF) Stage], [skl.7:Triangle Winding and Culling], [skl.7:Global Depth Offset]
//! Deviations  Unverified: outlines of triangles (wireframe, point) follow the edges of the original polygon and its
//!             edge flags; the manual is silent.

pub mod attributes;

use crate::bound::Bound;
use crate::clip::Guardband;
use crate::item::{ObjectKind, ScreenVertex};
use hw::enums::prim_topo_type as topo;
use memory::AddressSpace;
use probe::{Fault, Stop};

/// Viewports of a draw.
pub const VIEWPORTS: usize = 16;
/// DWords of one SF_CLIP_VIEWPORT.
const VIEWPORT_DWORDS: usize = 16;

/// How a face is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// The whole face.
    Solid,
    /// Its edges.
    Wireframe,
    /// Its corners.
    Point,
}

impl Fill {
    fn from_field(value: u32) -> Self {
        match value {
            hw::State3dRaster::FRONT_FACE_FILL_MODE_WIREFRAME => Fill::Wireframe,
            hw::State3dRaster::FRONT_FACE_FILL_MODE_POINT => Fill::Point,
            _ => Fill::Solid,
        }
    }
}

/// Global depth offset of one fill mode is worked out from these.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DepthOffset {
    /// On for solid, wireframe, point.
    pub enable: [bool; 3],
    /// Constant part, in steps.
    pub constant: f32,
    /// Slope part.
    pub scale: f32,
    /// Limit; 0 for none.
    pub clamp: f32,
    /// Size of a step for fixed-point depth; none for a float buffer, whose step follows the object's depth.
    pub step: Option<f32>,
    /// Constant is not scaled by the step.
    pub legacy: bool,
}

impl DepthOffset {
    /// The offset of a triangle. [skl.7:Global Depth Offset]
    pub fn of(&self, v: &[ScreenVertex; 3], fill: Fill) -> f32 {
        const MANTISSA_BITS: i32 = 23;
        if !self.enable[fill as usize] || (self.constant == 0.0 && self.scale == 0.0) {
            return 0.0;
        }
        let (x1, y1, z1) = (v[1].x_px - v[0].x_px, v[1].y_px - v[0].y_px, v[1].z - v[0].z);
        let (x2, y2, z2) = (v[2].x_px - v[0].x_px, v[2].y_px - v[0].y_px, v[2].z - v[0].z);
        let area = x1 * y2 - x2 * y1;
        let slope = if area == 0.0 {
            0.0
        } else {
            let dzdx = (z1 * y2 - z2 * y1) / area;
            let dzdy = (x1 * z2 - x2 * z1) / area;
            dzdx.abs().max(dzdy.abs())
        };
        let step = match self.step {
            _ if self.legacy => 1.0,
            Some(step) => step,
            None => {
                let deepest = v[0].z.max(v[1].z).max(v[2].z);
                let exponent = (deepest.to_bits() >> MANTISSA_BITS & 0xff) as i32 - 127;
                (2.0f32).powi(exponent - MANTISSA_BITS)
            }
        };
        let offset = self.constant * step + self.scale * slope;
        if self.clamp > 0.0 {
            offset.min(self.clamp)
        } else if self.clamp < 0.0 {
            offset.max(self.clamp)
        } else {
            offset
        }
    }
}

/// What one draw uses of SF.
#[derive(Clone, Debug)]
pub struct Resolved {
    viewports: [hw::SfClipViewport; VIEWPORTS],
    transform: bool,
    perspective_divide: bool,
    /// Origin of the drawing rectangle in pixels.
    origin: [f32; 2],
    /// Positions are multiples of this part of a pixel: 1/256 or 1/16.
    snap: f32,
    front_is_clockwise: bool,
    cull_mode: u32,
    fill: [Fill; 2],
    /// Depth offset.
    pub depth_offset: DepthOffset,
    /// Point width in pixels from the state, or none: the vertex says it.
    pub point_width: Option<f32>,
    /// Provoking vertex of triangle lists and strips, lines, fans.
    pub provoking: Provoking,
    /// Count primitives.
    pub statistics: bool,
    /// Attributes interpolate linearly on the screen only: PS uses no perspective barycentrics.
    pub linear_attributes: bool,
}

/// Which vertex of an object gives flat attributes their value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Provoking {
    /// Lists and strips of triangles.
    pub triangle: u8,
    /// Fans.
    pub fan: u8,
    /// Lines.
    pub line: u8,
}

impl Provoking {
    /// The vertex of an object that provokes, by the kind of topology.
    pub fn vertex(&self, topology: u32, kind: ObjectKind) -> u8 {
        match (topology, kind) {
            (topo::POLYGON | topo::QUADLIST | topo::QUADSTRIP, _) => 0,
            (topo::TRIFAN | topo::TRIFAN_NOSTIPPLE, _) => self.fan,
            (_, ObjectKind::Triangle) => self.triangle,
            (_, ObjectKind::Line) => self.line,
            _ => 0,
        }
    }
}

/// The outcome of facing and culling for a triangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facing {
    /// Seen from behind.
    pub back: bool,
    /// How this face is filled.
    pub fill: Fill,
    /// Culled, or without area though solid.
    pub dropped: bool,
}

impl Resolved {
    /// The state of a draw, with its viewports read.
    ///
    /// # Errors
    /// A page fault when the viewports are not mapped.
    pub fn new(bound: &Bound, space: &AddressSpace, platform: &hw::Platform) -> Result<Self, Stop> {
        let (sf, raster) = (&bound.sf, &bound.raster);
        let mut viewports = [hw::SfClipViewport::default(); VIEWPORTS];
        let count = (bound.clip.maximum_vp_index as usize + 1).min(VIEWPORTS);
        let at = bound.dynamic(bound.viewport_pointers_sf_clip.sf_clip_viewport_pointer);
        let clips = bound.clip.clip_enable && bound.clip.guardband_clip_test_enable;
        if sf.viewport_transform_enable || clips {
            for (index, viewport) in viewports.iter_mut().enumerate().take(count) {
                let mut dwords = [0u32; VIEWPORT_DWORDS];
                let here = at.offset((index * VIEWPORT_DWORDS * 4) as u64);
                space
                    .read_into(here, bytemuck::cast_slice_mut(&mut dwords))
                    .map_err(|fault| Fault::page("B071", fault.address, "SF_CLIP_VIEWPORT"))?;
                *viewport = hw::SfClipViewport::look(platform, &dwords);
            }
        }
        use hw::State3dDepthBuffer as D;
        let depth = &bound.depth_buffer;
        let step = match depth.surface_format {
            D::SURFACE_FORMAT_D16_UNORM => Some(1.0 / 65_535.0),
            D::SURFACE_FORMAT_D32_FLOAT if depth.surface_type != D::SURFACE_TYPE_SURFTYPE_NULL => None,
            _ => Some(1.0 / 16_777_215.0),
        };
        let modes = bound.wm.barycentric_interpolation_mode;
        Ok(Self {
            viewports,
            transform: sf.viewport_transform_enable,
            perspective_divide: !bound.clip.perspective_divide_disable,
            origin: [
                bound.drawing_rectangle.drawing_rectangle_origin_x as f32,
                bound.drawing_rectangle.drawing_rectangle_origin_y as f32,
            ],
            snap: if sf.vertex_sub_pixel_precision_select
                == hw::State3dSf::VERTEX_SUB_PIXEL_PRECISION_SELECT_4_BIT
            {
                16.0
            } else {
                256.0
            },
            front_is_clockwise: raster.front_winding == hw::State3dRaster::FRONT_WINDING_CLOCKWISE,
            cull_mode: raster.cull_mode,
            fill: [
                Fill::from_field(raster.front_face_fill_mode),
                Fill::from_field(raster.back_face_fill_mode),
            ],
            depth_offset: DepthOffset {
                enable: [
                    raster.global_depth_offset_enable_solid,
                    raster.global_depth_offset_enable_wireframe,
                    raster.global_depth_offset_enable_point,
                ],
                constant: raster.global_depth_offset_constant,
                scale: raster.global_depth_offset_scale,
                clamp: raster.global_depth_offset_clamp,
                step,
                legacy: sf.legacy_global_depth_bias_enable,
            },
            point_width: (sf.point_width_source == hw::State3dSf::POINT_WIDTH_SOURCE_STATE)
                .then_some(sf.point_width),
            provoking: Provoking {
                triangle: sf.triangle_strip_list_provoking_vertex_select.min(2) as u8,
                fan: sf.triangle_fan_provoking_vertex_select.min(2) as u8,
                line: sf.line_strip_list_provoking_vertex_select.min(1) as u8,
            },
            statistics: sf.statistics_enable,
            linear_attributes: modes >> 3 != 0 && modes & 7 == 0,
        })
    }

    /// The guardband of a viewport.
    pub fn guardband(&self, viewport: usize) -> Guardband {
        let v = &self.viewports[viewport % VIEWPORTS];
        Guardband {
            x: [v.x_min_clip_guardband, v.x_max_clip_guardband],
            y: [v.y_min_clip_guardband, v.y_max_clip_guardband],
        }
    }

    /// Clip space to the screen. Multiplication and addition are rounded apart.
    #[inline]
    pub fn transform(&self, position: [f32; 4], viewport: usize) -> ScreenVertex {
        let [mut x, mut y, mut z, w] = position;
        let mut inverse_w = w;
        if self.perspective_divide {
            inverse_w = 1.0 / w;
            x *= inverse_w;
            y *= inverse_w;
            z *= inverse_w;
        }
        if self.transform {
            let v = &self.viewports[viewport % VIEWPORTS];
            x = x * v.viewport_matrix_element_m00 + v.viewport_matrix_element_m30;
            y = y * v.viewport_matrix_element_m11 + v.viewport_matrix_element_m31;
            z = z * v.viewport_matrix_element_m22 + v.viewport_matrix_element_m32;
        }
        ScreenVertex { x_px: x + self.origin[0], y_px: y + self.origin[1], z, inverse_w }
    }

    /// Position in sub-pixel steps, clamped to what the setup hardware holds. [skl.7:Coordinate Clamping]
    #[inline]
    fn snapped(&self, v: &ScreenVertex) -> [i64; 2] {
        // Adding and taking away this much rounds to the nearest even integer without a library call.
        const ROUND: f64 = 6_755_399_441_055_744.0;
        let limit = |value: f32| value.clamp(-32768.0, 32767.0);
        [v.x_px, v.y_px].map(|p| ((f64::from(limit(p) * self.snap) + ROUND) - ROUND) as i64)
    }

    /// Facing of a triangle; `inverted` for odd triangles of strips.
    #[inline]
    pub fn facing(&self, v: &[ScreenVertex; 3], inverted: bool) -> Facing {
        use hw::State3dRaster as R;
        let [a, b, c] = [self.snapped(&v[0]), self.snapped(&v[1]), self.snapped(&v[2])];
        let area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
        // y points down, so a positive area is clockwise.
        let clockwise = (area > 0) != inverted;
        let back = area == 0 || clockwise != self.front_is_clockwise;
        let fill = self.fill[usize::from(back)];
        let culled = match self.cull_mode {
            R::CULL_MODE_BOTH => true,
            R::CULL_MODE_FRONT => !back,
            R::CULL_MODE_BACK => back,
            _ => false,
        };
        Facing { back, fill, dropped: culled || (area == 0 && fill == Fill::Solid) }
    }
}

impl ScreenVertex {
    /// No coordinate is NaN.
    pub fn is_number(&self) -> bool {
        !(self.x_px.is_nan() || self.y_px.is_nan() || self.z.is_nan() || self.inverse_w.is_nan())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolved(raster: hw::State3dRaster) -> Resolved {
        let space = AddressSpace::new(1 << 20).unwrap();
        let bound = Bound { raster, ..Default::default() };
        Resolved::new(&bound, &space, &hw::platforms::SKL).unwrap()
    }

    fn at(x_px: f32, y_px: f32, z: f32) -> ScreenVertex {
        ScreenVertex { x_px, y_px, z, inverse_w: 1.0 }
    }

    #[test]
    fn the_viewport_scales_what_was_divided() {
        let mut state = resolved(hw::State3dRaster::default());
        state.transform = true;
        state.viewports[0] = hw::SfClipViewport {
            viewport_matrix_element_m00: 50.0,
            viewport_matrix_element_m30: 50.0,
            viewport_matrix_element_m11: -20.0,
            viewport_matrix_element_m31: 20.0,
            viewport_matrix_element_m22: 0.5,
            viewport_matrix_element_m32: 0.5,
            ..Default::default()
        };
        let screen = state.transform([1.0, -2.0, 0.0, 2.0], 0);
        assert_eq!(screen, ScreenVertex { x_px: 75.0, y_px: 40.0, z: 0.5, inverse_w: 0.5 });
    }

    #[test]
    fn clockwise_on_the_screen_is_front_for_clockwise_winding() {
        let clockwise = [at(0.0, 0.0, 0.0), at(10.0, 0.0, 0.0), at(10.0, 10.0, 0.0)];
        let state = resolved(hw::State3dRaster {
            front_winding: hw::State3dRaster::FRONT_WINDING_CLOCKWISE,
            cull_mode: hw::State3dRaster::CULL_MODE_BACK,
            ..Default::default()
        });
        assert!(!state.facing(&clockwise, false).dropped);
        assert!(state.facing(&clockwise, true).back);
        assert!(state.facing(&clockwise, true).dropped);
    }

    #[test]
    fn positions_snap_to_the_nearest_even_step() {
        let state = resolved(hw::State3dRaster::default());
        let snapped = state.snapped(&at(1.5 / 256.0, -2.5 / 256.0, 0.0));
        assert_eq!(snapped, [2, -2]);
        assert_eq!(state.snapped(&at(1e9, f32::NEG_INFINITY, 0.0)), [32767 * 256, -32768 * 256]);
    }

    #[test]
    fn a_triangle_without_area_is_dropped_only_when_solid() {
        let flat = [at(0.0, 0.0, 0.0), at(5.0, 5.0, 0.0), at(10.0, 10.0, 0.0)];
        let none = hw::State3dRaster { cull_mode: hw::State3dRaster::CULL_MODE_NONE, ..Default::default() };
        assert!(resolved(none).facing(&flat, false).dropped);
        let wire = hw::State3dRaster {
            back_face_fill_mode: hw::State3dRaster::BACK_FACE_FILL_MODE_WIREFRAME,
            ..none
        };
        assert!(!resolved(wire).facing(&flat, false).dropped);
    }

    #[test]
    fn depth_offset_adds_slope_and_steps_and_is_clamped() {
        let slope = [at(0.0, 0.0, 0.0), at(10.0, 0.0, 1.0), at(0.0, 10.0, 0.0)];
        let mut offset = resolved(hw::State3dRaster {
            global_depth_offset_enable_solid: true,
            global_depth_offset_constant: 65536.0,
            global_depth_offset_scale: 2.0,
            ..Default::default()
        })
        .depth_offset;
        offset.step = Some(1.0 / 65536.0);
        assert!((offset.of(&slope, Fill::Solid) - 1.2).abs() < 1e-6);
        assert_eq!(offset.of(&slope, Fill::Wireframe), 0.0);
        offset.clamp = 0.5;
        assert_eq!(offset.of(&slope, Fill::Solid), 0.5);
        offset = DepthOffset { step: None, scale: 0.0, constant: 1.0, clamp: 0.0, ..offset };
        assert_eq!(offset.of(&slope, Fill::Solid), (2.0f32).powi(-23));
    }
}
