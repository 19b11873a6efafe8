//! CLIP: accepts, rejects or clips each object against the view volume.
//!
//! State in    3DSTATE_CLIP, 3DSTATE_RASTER (Z clip), SF_CLIP_VIEWPORT (guardband)
//! Statistics  CL_INVOCATION_COUNT               Items in   primitives (from SOL)      Items out  primitives (to SF)
//! Source      [skl.7:Clip Stage], [skl.7:VertexClipTest Function], [skl.7:ClipDetermination Function]
//! Deviations  Deviation: outcodes compare x with w and never divide, which also gives the flipped comparisons of
//!             vertices behind the eye.

pub mod polygon;

use crate::bound::Bound;
use probe::Context;

/// Bits of an outcode.
pub mod outcode {
    /// x < -w.
    pub const LEFT: u32 = 1 << 0;
    /// x > w.
    pub const RIGHT: u32 = 1 << 1;
    /// y < -w.
    pub const BOTTOM: u32 = 1 << 2;
    /// y > w.
    pub const TOP: u32 = 1 << 3;
    /// In front of the near plane.
    pub const NEAR: u32 = 1 << 4;
    /// Behind the far plane.
    pub const FAR: u32 = 1 << 5;
    /// w is negative or -0.
    pub const NEGATIVE_W: u32 = 1 << 6;
    /// Some of position or used clip distances is no number.
    pub const BAD: u32 = 1 << 7;
    /// Guardband left, right, bottom, top.
    pub const GUARD_LEFT: u32 = 1 << 8;
    /// See [`GUARD_LEFT`].
    pub const GUARD_RIGHT: u32 = 1 << 9;
    /// See [`GUARD_LEFT`].
    pub const GUARD_BOTTOM: u32 = 1 << 10;
    /// See [`GUARD_LEFT`].
    pub const GUARD_TOP: u32 = 1 << 11;
    /// Bit of clip distance 0; those of 1 to 7 follow.
    pub const USER_0: u32 = 1 << 16;
    /// The four XY planes of the viewport.
    pub const VIEWPORT_XY: u32 = LEFT | RIGHT | BOTTOM | TOP;
    /// The four guardband planes.
    pub const GUARDBAND: u32 = GUARD_LEFT | GUARD_RIGHT | GUARD_BOTTOM | GUARD_TOP;
    /// All clip distances.
    pub const USER: u32 = 0xff << 16;
}

/// Guardband of one viewport, in normalized device coordinates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guardband {
    /// Least and greatest x.
    pub x: [f32; 2],
    /// Least and greatest y.
    pub y: [f32; 2],
}

impl Guardband {
    /// The view volume itself.
    pub const VIEWPORT: Guardband = Guardband { x: [-1.0, 1.0], y: [-1.0, 1.0] };
}

/// What happens to an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not drawn.
    Reject,
    /// Goes on as it is.
    Accept,
    /// Has to be cut at these planes (outcode bits).
    Clip(u32),
}

/// What one draw uses of CLIP.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Resolved {
    /// CLIP is on.
    pub enable: bool,
    /// Count objects.
    pub statistics: bool,
    /// A `CLIP_MODE` value of 3DSTATE_CLIP.
    pub mode: u32,
    /// Guardband test on.
    pub guardband: bool,
    /// Viewport XY test on.
    pub viewport_xy: bool,
    /// Near plane test on.
    pub near: bool,
    /// Far plane test on.
    pub far: bool,
    /// Z goes from 0 to w (else from -w to w).
    pub zero_to_one: bool,
    /// Clip distances that cut.
    pub clip_distances: u32,
    /// Clip distances that only reject whole objects.
    pub cull_distances: u32,
    /// Positions are divided by w.
    pub perspective_divide: bool,
    /// The render target array index of vertices is ignored.
    pub force_zero_array_index: bool,
    /// Greatest viewport index.
    pub maximum_viewport: u32,
    /// Least and greatest point width from vertices, in pixels.
    pub point_width: [f32; 2],
}

impl Resolved {
    /// The state of a draw. Which stage supplies the clip distance masks follows [skl.7:Pre-Rasterization State].
    pub fn new(bound: &Bound) -> Self {
        let clip = &bound.clip;
        let (mut clip_mask, mut cull_mask) = if bound.gs.enable {
            (
                bound.gs.user_clip_distance_clip_test_enable_bitmask,
                bound.gs.user_clip_distance_cull_test_enable_bitmask,
            )
        } else if bound.ds.enable {
            (
                bound.ds.user_clip_distance_clip_test_enable_bitmask,
                bound.ds.user_clip_distance_cull_test_enable_bitmask,
            )
        } else if bound.vs.enable {
            (
                bound.vs.user_clip_distance_clip_test_enable_bitmask,
                bound.vs.user_clip_distance_cull_test_enable_bitmask,
            )
        } else {
            (0, 0)
        };
        if clip.force_user_clip_distance_clip_test_enable_bitmask {
            clip_mask = clip.user_clip_distance_clip_test_enable_bitmask;
        }
        if clip.force_user_clip_distance_cull_test_enable_bitmask {
            cull_mask = clip.user_clip_distance_cull_test_enable_bitmask;
        }
        // Gen8 has one enable for both Z planes, Gen9 one each.
        let both_z = bound.raster.viewport_z_clip_test_enable;
        Self {
            enable: clip.clip_enable,
            statistics: clip.statistics_enable,
            mode: clip.clip_mode,
            guardband: clip.guardband_clip_test_enable,
            viewport_xy: clip.viewport_xy_clip_test_enable,
            near: bound.raster.viewport_z_near_clip_test_enable || both_z,
            far: bound.raster.viewport_z_far_clip_test_enable || both_z,
            zero_to_one: clip.api_mode == hw::State3dClip::API_MODE_APIMODE_D3D,
            clip_distances: clip_mask & 0xff,
            cull_distances: cull_mask & 0xff,
            perspective_divide: !clip.perspective_divide_disable,
            force_zero_array_index: clip.force_zero_rta_index_enable,
            maximum_viewport: clip.maximum_vp_index,
            point_width: [clip.minimum_point_width, clip.maximum_point_width],
        }
    }

    /// The clipper interpolates flat attributes by its own selection of provoking vertices, and strips and fans by
    /// theirs. Only the latter is followed, so another one in 3DSTATE_CLIP has to be said.
    pub fn check_provoking(bound: &Bound, cx: &Context) {
        let (clip, sf) = (&bound.clip, &bound.sf);
        let same = clip.triangle_strip_list_provoking_vertex_select
            == sf.triangle_strip_list_provoking_vertex_select
            && clip.triangle_fan_provoking_vertex_select == sf.triangle_fan_provoking_vertex_select
            && clip.line_strip_list_provoking_vertex_select == sf.line_strip_list_provoking_vertex_select;
        if clip.clip_enable && !same {
            cx.gap("B060", "provoking vertices of 3DSTATE_CLIP that are not those of 3DSTATE_SF");
        }
    }

    /// The flags of one vertex. [skl.7:VertexClipTest Function]
    #[inline]
    pub fn outcode(&self, position: [f32; 4], distances: &[u32], guardband: &Guardband) -> u32 {
        use outcode::*;
        let [x, y, z, w] = position;
        let mut code = 0;
        let mut set = |condition: bool, bit: u32| {
            if condition {
                code |= bit;
            }
        };
        set(x.is_nan() || y.is_nan() || z.is_nan() || w.is_nan(), BAD);
        set(w.is_sign_negative(), NEGATIVE_W);
        if self.viewport_xy {
            set(x < -w, LEFT);
            set(x > w, RIGHT);
            set(y < -w, BOTTOM);
            set(y > w, TOP);
        }
        if self.guardband {
            set(x < guardband.x[0] * w, GUARD_LEFT);
            set(x > guardband.x[1] * w, GUARD_RIGHT);
            set(y < guardband.y[0] * w, GUARD_BOTTOM);
            set(y > guardband.y[1] * w, GUARD_TOP);
        }
        set(self.near && if self.zero_to_one { z < 0.0 } else { z < -w }, NEAR);
        set(self.far && z > w, FAR);
        // With only one of the two XY tests on, its flags stand for both.
        if self.guardband && !self.viewport_xy {
            code |= code >> 8 & VIEWPORT_XY;
        } else if self.viewport_xy && !self.guardband {
            code |= (code & VIEWPORT_XY) << 8;
        }
        let used = self.clip_distances | self.cull_distances;
        if used != 0 {
            for index in 0..8 {
                if used >> index & 1 != 0 {
                    let distance = f32::from_bits(distances.get(index).copied().unwrap_or(0));
                    if distance.is_nan() {
                        code |= BAD;
                    }
                    if distance < 0.0 || distance.is_nan() {
                        code |= USER_0 << index;
                    }
                }
            }
        }
        code
    }

    /// What happens to an object, from the conjunction and disjunction of its vertices' flags.
    /// [skl.7:ClipDetermination Function]
    #[inline]
    pub fn determine(&self, all: u32, any: u32) -> Verdict {
        use hw::State3dClip as C;
        use outcode::*;
        if !self.enable {
            return Verdict::Accept;
        }
        if self.mode == C::CLIP_MODE_CLIPMODE_REJECT_ALL {
            return Verdict::Reject;
        }
        if any & BAD != 0 {
            return Verdict::Reject;
        }
        if self.mode == C::CLIP_MODE_CLIPMODE_ACCEPT_ALL {
            return Verdict::Accept;
        }
        if all & (VIEWPORT_XY | NEAR | FAR | USER | NEGATIVE_W | GUARDBAND) != 0 {
            return Verdict::Reject;
        }
        let cutting = any & (GUARDBAND | NEAR | FAR | NEGATIVE_W | self.clip_distances << 16);
        if cutting == 0 { Verdict::Accept } else { Verdict::Clip(cutting) }
    }
}

#[cfg(test)]
mod tests {
    use super::outcode::*;
    use super::*;

    fn state() -> Resolved {
        let bound = Bound {
            clip: hw::State3dClip {
                clip_enable: true,
                guardband_clip_test_enable: true,
                viewport_xy_clip_test_enable: true,
                ..Default::default()
            },
            raster: hw::State3dRaster {
                viewport_z_near_clip_test_enable: true,
                viewport_z_far_clip_test_enable: true,
                ..Default::default()
            },
            ..Default::default()
        };
        Resolved::new(&bound)
    }

    const GUARD: Guardband = Guardband { x: [-4.0, 4.0], y: [-4.0, 4.0] };

    fn verdict(state: &Resolved, positions: &[[f32; 4]]) -> Verdict {
        let codes: Vec<u32> = positions.iter().map(|&p| state.outcode(p, &[0; 8], &GUARD)).collect();
        state.determine(codes.iter().fold(u32::MAX, |a, b| a & b), codes.iter().fold(0, |a, b| a | b))
    }

    #[test]
    fn a_triangle_inside_the_guardband_is_accepted() {
        let positions = [[-3.0, 0.0, 0.0, 1.0], [0.5, 0.0, 0.0, 1.0], [0.0, 3.5, 0.0, 1.0]];
        assert_eq!(verdict(&state(), &positions), Verdict::Accept);
    }

    #[test]
    fn a_triangle_outside_of_one_plane_is_rejected() {
        let positions = [[1.5, 0.0, 0.0, 1.0], [2.0, 0.0, 0.0, 1.0], [3.0, 1.0, 0.0, 1.0]];
        assert_eq!(verdict(&state(), &positions), Verdict::Reject);
    }

    #[test]
    fn a_triangle_through_the_near_plane_is_clipped_there_only() {
        let positions = [[0.0, 0.0, -2.0, 1.0], [0.5, 0.0, 0.0, 1.0], [0.0, 0.5, 0.0, 1.0]];
        assert_eq!(verdict(&state(), &positions), Verdict::Clip(NEAR));
    }

    #[test]
    fn zero_to_one_depth_moves_the_near_plane() {
        let d3d = Resolved { zero_to_one: true, ..state() };
        let position = [0.0, 0.0, -0.5, 1.0];
        assert_eq!(d3d.outcode(position, &[], &GUARD) & NEAR, NEAR);
        assert_eq!(state().outcode(position, &[], &GUARD) & NEAR, 0);
    }

    #[test]
    fn a_vertex_behind_the_eye_flips_the_comparisons() {
        let code = state().outcode([0.0, 0.0, 0.0, -1.0], &[], &GUARD);
        assert_eq!(code & VIEWPORT_XY, VIEWPORT_XY);
        assert_eq!(code & NEGATIVE_W, NEGATIVE_W);
    }

    #[test]
    fn cull_distances_reject_but_never_cut() {
        let cull = Resolved { cull_distances: 1, ..state() };
        let out = cull.outcode([0.0, 0.0, 0.0, 1.0], &[(-1.0f32).to_bits()], &GUARD);
        let inside = cull.outcode([0.0, 0.0, 0.0, 1.0], &[1.0f32.to_bits()], &GUARD);
        assert_eq!(cull.determine(out & inside, out | inside), Verdict::Accept);
        assert_eq!(cull.determine(out, out), Verdict::Reject);
        let clip = Resolved { clip_distances: 1, ..state() };
        assert_eq!(clip.determine(out & inside, out | inside), Verdict::Clip(USER_0));
    }

    #[test]
    fn reject_all_rejects_and_accept_all_accepts() {
        let reject = Resolved { mode: hw::State3dClip::CLIP_MODE_CLIPMODE_REJECT_ALL, ..state() };
        assert_eq!(reject.determine(0, 0), Verdict::Reject);
        let accept = Resolved { mode: hw::State3dClip::CLIP_MODE_CLIPMODE_ACCEPT_ALL, ..state() };
        assert_eq!(accept.determine(LEFT, LEFT), Verdict::Accept);
        assert_eq!(accept.determine(BAD, BAD), Verdict::Reject);
    }

    #[test]
    fn positions_that_are_no_numbers_are_rejected() {
        assert_eq!(verdict(&state(), &[[f32::NAN, 0.0, 0.0, 1.0]]), Verdict::Reject);
    }
}
