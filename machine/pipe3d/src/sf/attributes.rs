//! SBE: builds the attributes of an object from the VUEs of its vertices.
//!
//! State in    3DSTATE_SBE, 3DSTATE_SBE_SWIZ, output windows of VS, DS, GS
//! Source      [skl.7:Attribute Swizzling], [skl.7:Point Sprites], [mesa:gen9 SF_OUTPUT_ATTRIBUTE_DETAIL]
//! Deviations  none known
//!
//! The plan of a draw says for each channel where its value lies; per object only values are copied.

use crate::bound::Bound;
use crate::item::{ATTRIBUTE_CHANNELS, ObjectKind, Vertex};
use ports::Urb;
use probe::Context;

/// Where a channel comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Channel {
    /// DWord of the VUE.
    Vue(u16),
    /// These bits.
    Bits(u32),
    /// PrimitiveID of the object.
    PrimitiveId,
}

/// Values of an object's channels at its three vertices.
pub type Values = [[u32; 3]; ATTRIBUTE_CHANNELS];

/// What one draw does with attributes.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Channels of front-facing objects, then of back-facing ones.
    faces: [Vec<Channel>; 2],
    /// Channels that do not vary over an object.
    constant: u128,
    /// Attributes that become sprite coordinates on points.
    sprites: u32,
    sprite_origin_is_lower_left: bool,
    /// DWords of a VUE that some channel reads.
    vue_dwords: u32,
    /// Channels whose deltas take the short way around.
    wrap_shortest: u64,
}

/// Channels of one attribute.
const COMPONENTS: usize = 4;

impl Plan {
    /// The plan of a draw.
    pub fn new(bound: &Bound, cx: &Context) -> Self {
        let sbe = &bound.sbe;
        let swizzles = &bound.sbe_swiz;
        let count = sbe.number_of_sf_output_attributes.min(32) as usize;
        let first_dword = 8 * read_offset(bound) as usize;
        let mut faces = [Vec::with_capacity(count * COMPONENTS), Vec::with_capacity(count * COMPONENTS)];
        let mut constant = 0u128;
        let mut wrap_shortest = 0u64;
        for attribute in 0..count {
            let detail = if sbe.attribute_swizzle_enable { swizzles.attribute.get(attribute) } else { None };
            for (face, channels) in faces.iter_mut().enumerate() {
                for component in 0..COMPONENTS {
                    channels.push(channel(attribute, component, face == 1, detail, first_dword));
                }
            }
            if sbe.constant_interpolation_enable >> attribute & 1 != 0 {
                constant |= 0xf << (attribute * COMPONENTS);
            }
            if let Some(&mask) = swizzles.attribute_wrap_shortest_enables.get(attribute)
                && sbe.attribute_swizzle_enable
            {
                wrap_shortest |= u64::from(mask & 0xf) << (attribute * COMPONENTS);
            }
        }
        if sbe.attribute_swizzle_enable && swizzles.attribute[0].swizzle_control_mode != 0 {
            cx.gap("B084", "attribute swizzles that apply to attributes 16 to 31");
        }
        let overrides = [
            sbe.primitive_id_override_component_x,
            sbe.primitive_id_override_component_y,
            sbe.primitive_id_override_component_z,
            sbe.primitive_id_override_component_w,
        ];
        if !bound.gs.enable {
            let first = sbe.primitive_id_override_attribute_select as usize * COMPONENTS;
            for (component, _) in overrides.iter().enumerate().filter(|(_, on)| **on) {
                for channels in &mut faces {
                    if let Some(channel) = channels.get_mut(first + component) {
                        *channel = Channel::PrimitiveId;
                        constant |= 1 << (first + component);
                    }
                }
            }
        }
        let last = faces.iter().flatten().filter_map(|c| match c {
            Channel::Vue(dword) => Some(u32::from(*dword) + 1),
            _ => None,
        });
        Self {
            vue_dwords: last.max().unwrap_or(0),
            faces,
            constant,
            sprites: sbe.point_sprite_texture_coordinate_enable & bits::mask(count as u32),
            sprite_origin_is_lower_left: sbe.point_sprite_texture_coordinate_origin
                == hw::State3dSbe::POINT_SPRITE_TEXTURE_COORDINATE_ORIGIN_LOWERLEFT,
            wrap_shortest,
        }
    }

    /// Number of channels.
    pub fn channels(&self) -> usize {
        self.faces[0].len()
    }

    /// Channels that do not vary over an object of this kind.
    pub fn constant_channels(&self, kind: ObjectKind) -> u128 {
        let mut constant = self.constant;
        if kind == ObjectKind::Point {
            for attribute in (0..32).filter(|a| self.sprites >> a & 1 != 0) {
                constant &= !(0xfu128 << (attribute * COMPONENTS));
            }
        }
        constant
    }

    /// Reads the values of an object: `vertices` are its one to three VUEs; flat channels take the value of vertex
    /// `provoking`. Missing vertices repeat the first.
    pub fn gather<U: Urb>(
        &self,
        vertices: &[Vertex],
        provoking: usize,
        back_facing: bool,
        primitive_id: u32,
        urb: &U,
        values: &mut Values,
    ) {
        let Some(&first) = vertices.first() else { return };
        let vertex = |index: usize| *vertices.get(index).unwrap_or(&first);
        let vues: [&[u32]; 3] = std::array::from_fn(|index| {
            let v = vertex(index);
            urb.read(v.handle, v.offset_dwords, self.vue_dwords)
        });
        let provoking = if provoking < vertices.len() { provoking } else { 0 };
        let channels = &self.faces[usize::from(back_facing)];
        for (index, (channel, value)) in channels.iter().zip(values.iter_mut()).enumerate() {
            *value = match *channel {
                Channel::Vue(dword) => {
                    let at = |v: usize| vues[v].get(dword as usize).copied().unwrap_or(0);
                    if self.constant >> index & 1 != 0 { [at(provoking); 3] } else { [at(0), at(1), at(2)] }
                }
                Channel::Bits(bits) => [bits; 3],
                Channel::PrimitiveId => [primitive_id; 3],
            };
        }
        if self.wrap_shortest != 0 {
            self.wrap(values);
        }
    }

    /// Replaces sprite attributes of a point by the coordinates of its square.
    pub fn put_sprites(&self, values: &mut Values) {
        if self.sprites == 0 {
            return;
        }
        let (zero, one) = (0, 1.0f32.to_bits());
        let t = if self.sprite_origin_is_lower_left { [one, one, zero] } else { [zero, zero, one] };
        for attribute in (0..32).filter(|a| self.sprites >> a & 1 != 0) {
            let first = attribute * COMPONENTS;
            values[first] = [zero, one, zero];
            values[first + 1] = t;
            values[first + 2] = [zero; 3];
            values[first + 3] = [one; 3];
        }
    }

    /// Wrap-shortest: a delta of half a turn or more goes the other way.
    fn wrap(&self, values: &mut Values) {
        for index in (0..64).filter(|i| self.wrap_shortest >> i & 1 != 0 && self.constant >> i & 1 == 0) {
            let [a0, a1, a2] = values[index].map(f32::from_bits);
            let near = |a: f32| {
                let delta = a - a0;
                let turn = if delta <= -0.5 {
                    1.0
                } else if delta >= 0.5 {
                    -1.0
                } else {
                    0.0
                };
                (a + turn).to_bits()
            };
            values[index] = [a0.to_bits(), near(a1), near(a2)];
        }
    }
}

/// First 256-bit unit of the VUE that holds attributes. [skl.7:Pre-Rasterization State]
fn read_offset(bound: &Bound) -> u32 {
    if bound.sbe.force_vertex_urb_entry_read_offset {
        bound.sbe.vertex_urb_entry_read_offset
    } else if bound.gs.enable {
        bound.gs.vertex_urb_entry_output_read_offset
    } else if bound.ds.enable {
        bound.ds.vertex_urb_entry_output_read_offset
    } else {
        bound.vs.vertex_urb_entry_output_read_offset
    }
}

/// Component of attribute `attribute`; `back` for back-facing objects.
fn channel(
    attribute: usize,
    component: usize,
    back: bool,
    detail: Option<&hw::SfOutputAttributeDetail>,
    first_dword: usize,
) -> Channel {
    use hw::SfOutputAttributeDetail as D;
    let source = |attribute: usize, component: usize| {
        Channel::Vue((first_dword + attribute * COMPONENTS + component) as u16)
    };
    let Some(detail) = detail else { return source(attribute, component) };
    let overrides = [
        detail.component_override_x,
        detail.component_override_y,
        detail.component_override_z,
        detail.component_override_w,
    ];
    if overrides[component] {
        let one = 1.0f32.to_bits();
        return match detail.constant_source {
            D::CONSTANT_SOURCE_CONST_0001_FLOAT => Channel::Bits(if component == 3 { one } else { 0 }),
            D::CONSTANT_SOURCE_CONST_1111_FLOAT => Channel::Bits(one),
            D::CONSTANT_SOURCE_PRIM_ID => Channel::PrimitiveId,
            _ => Channel::Bits(0),
        };
    }
    let faced = matches!(
        detail.swizzle_select,
        D::SWIZZLE_SELECT_INPUTATTR_FACING | D::SWIZZLE_SELECT_INPUTATTR_FACING_W
    );
    let from_w =
        matches!(detail.swizzle_select, D::SWIZZLE_SELECT_INPUTATTR_W | D::SWIZZLE_SELECT_INPUTATTR_FACING_W);
    let component = if from_w && component == 0 { 3 } else { component };
    source(detail.source_attribute as usize + usize::from(faced && back), component)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{FlatUrb, with_context};
    use ports::UrbHandle;

    /// Three VUEs of 32 DWords: DWord `d` of vertex `v` is `100 v + d`.
    fn urb() -> (FlatUrb, [Vertex; 3]) {
        let mut urb = FlatUrb::new(16);
        let vertices = [0, 1, 2].map(|v: u32| {
            let vertex = Vertex { handle: UrbHandle(v * 2), offset_dwords: 0 };
            for (d, dword) in urb.write(vertex.handle, 0, 32).iter_mut().enumerate() {
                *dword = 100 * v + d as u32;
            }
            vertex
        });
        (urb, vertices)
    }

    fn gather(bound: &Bound, back: bool) -> (Plan, Box<Values>) {
        let plan = with_context(|cx| Plan::new(bound, cx));
        let (urb, vertices) = urb();
        let mut values = Box::new([[0; 3]; ATTRIBUTE_CHANNELS]);
        plan.gather(&vertices, 2, back, 77, &urb, &mut values);
        (plan, values)
    }

    fn bound() -> Bound {
        Bound {
            sbe: hw::State3dSbe {
                number_of_sf_output_attributes: 2,
                force_vertex_urb_entry_read_offset: true,
                vertex_urb_entry_read_offset: 1,
                ..Default::default()
            },
            ..Default::default()
        }
    }

    #[test]
    fn attributes_come_from_behind_the_read_offset() {
        let (plan, values) = gather(&bound(), false);
        assert_eq!(plan.channels(), 8);
        assert_eq!(values[0], [8, 108, 208]);
        assert_eq!(values[7], [15, 115, 215]);
    }

    #[test]
    fn flat_attributes_take_the_provoking_vertex() {
        let mut state = bound();
        state.sbe.constant_interpolation_enable = 0b10;
        let (plan, values) = gather(&state, false);
        assert_eq!(values[4], [212; 3]);
        assert_eq!(plan.constant_channels(ObjectKind::Triangle), 0xf0);
    }

    #[test]
    fn two_sided_attributes_switch_with_the_facing() {
        let mut state = bound();
        state.sbe.attribute_swizzle_enable = true;
        state.sbe_swiz.attribute[0].source_attribute = 1;
        state.sbe_swiz.attribute[0].swizzle_select =
            hw::SfOutputAttributeDetail::SWIZZLE_SELECT_INPUTATTR_FACING;
        assert_eq!(gather(&state, false).1[0][0], 12);
        assert_eq!(gather(&state, true).1[0][0], 16);
    }

    #[test]
    fn components_are_overridden_by_constants_and_primitive_id() {
        let mut state = bound();
        state.sbe.attribute_swizzle_enable = true;
        let detail = &mut state.sbe_swiz.attribute[0];
        detail.component_override_y = true;
        detail.constant_source = hw::SfOutputAttributeDetail::CONSTANT_SOURCE_CONST_1111_FLOAT;
        state.sbe.primitive_id_override_attribute_select = 1;
        state.sbe.primitive_id_override_component_x = true;
        let (_, values) = gather(&state, false);
        assert_eq!(values[0][0], 8);
        assert_eq!(values[1], [1.0f32.to_bits(); 3]);
        assert_eq!(values[4], [77; 3]);
    }

    #[test]
    fn sprite_coordinates_span_the_square() {
        let mut state = bound();
        state.sbe.point_sprite_texture_coordinate_enable = 0b10;
        state.sbe.point_sprite_texture_coordinate_origin =
            hw::State3dSbe::POINT_SPRITE_TEXTURE_COORDINATE_ORIGIN_LOWERLEFT;
        let (plan, mut values) = gather(&state, false);
        plan.put_sprites(&mut values);
        assert_eq!(values[4].map(f32::from_bits), [0.0, 1.0, 0.0]);
        assert_eq!(values[5].map(f32::from_bits), [1.0, 1.0, 0.0]);
        assert_eq!(values[7].map(f32::from_bits), [1.0; 3]);
    }
}
