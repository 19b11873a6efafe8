//! CLIP and SF of one draw: primitives become screen objects.
//!
//! Source      [skl.7:Clip Stage], [skl.7:Strips and Fans (SF) Stage]
//! Items in    primitives and their VUEs        Items out  screen objects
//! Deviations  Deviation: new vertices of cut objects get attributes mixed in clip space; only when the pixel shader
//!             uses nothing but linear barycentrics are they mixed on the screen. A shader with both kinds sees its
//!             linear attributes interpolated in perspective on cut objects.

use crate::bound::Bound;
use crate::clip::polygon::{Polygon, PolygonVertex, Volume};
use crate::clip::{self, Guardband, Verdict};
use crate::item::{ATTRIBUTE_CHANNELS, ObjectKind, Primitive, ScreenObject, ScreenVertex, Vertex};
use crate::sf::attributes::{Plan, Values};
use crate::sf::{self, Fill};
use hw::enums::prim_topo_type as topo;
use memory::AddressSpace;
use ports::Urb;
use probe::{Context, Stop, System};

/// Where screen objects go. The URB is lent along, because the receiver launches pixel threads.
pub trait Objects<X> {
    /// Takes one object.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission.
    fn object(&mut self, object: &ScreenObject, executor: &mut X, cx: &Context) -> Result<(), Stop>;
}

/// A vertex with its header read and its tests done, once for all objects that share it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prepared {
    vertex: Vertex,
    position: [f32; 4],
    outcode: u32,
    screen: ScreenVertex,
    viewport: u32,
    array_index: u32,
    point_width: f32,
}

/// Counters of a draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics {
    /// Objects that entered CLIP.
    pub clip_invocations: u64,
    /// Objects that SF received.
    pub clip_primitives: u64,
}

/// CLIP and SF of one draw.
pub struct Render {
    clip: clip::Resolved,
    sf: sf::Resolved,
    plan: Plan,
    /// Polygon stipple applies to triangles of this topology.
    stippled: bool,
    /// Points and lines of this topology count as seen from behind.
    back_facing: bool,
    object: ScreenObject,
    source: Box<Values>,
    polygon: Polygon,
    /// Counters so far.
    pub statistics: Statistics,
}

/// DWords of a VUE header with clip distances.
const HEADER_DWORDS: u32 = 16;

impl Render {
    /// The state of a draw; `topology` is the one that reaches CLIP.
    ///
    /// # Errors
    /// A page fault when the viewports are not mapped.
    pub fn new(bound: &Bound, topology: u32, space: &AddressSpace, cx: &Context) -> Result<Self, Stop> {
        clip::Resolved::check_provoking(bound, cx);
        Ok(Self {
            clip: clip::Resolved::new(bound),
            sf: sf::Resolved::new(bound, space, cx.platform)?,
            plan: Plan::new(bound, cx),
            stippled: !matches!(topology, topo::TRIFAN_NOSTIPPLE | topo::RECTLIST),
            back_facing: matches!(
                topology,
                topo::POINTLIST_BF | topo::LINESTRIP_BF | topo::LINESTRIP_CONT_BF
            ),
            object: ScreenObject::default(),
            source: Box::new([[0; 3]; ATTRIBUTE_CHANNELS]),
            polygon: Polygon::default(),
            statistics: Statistics::default(),
        })
    }

    /// Another draw of the same state.
    pub fn begin_draw(&mut self) {
        self.statistics = Statistics::default();
    }

    /// Which vertices provoke.
    pub fn provoking_vertices(&self) -> sf::Provoking {
        self.sf.provoking
    }

    /// Reads a vertex's header and tests it.
    pub fn prepare<U: Urb>(&self, vertex: Vertex, urb: &U) -> Prepared {
        let header = urb.read(vertex.handle, vertex.offset_dwords, HEADER_DWORDS);
        let dword = |index: usize| header.get(index).copied().unwrap_or(0);
        let position = [4, 5, 6, 7].map(|index| f32::from_bits(dword(index)));
        // A viewport index past the last counts as 0.
        let viewport = Some(dword(2)).filter(|&v| v <= self.clip.maximum_viewport).unwrap_or(0);
        let width = f32::from_bits(dword(3));
        let [least, greatest] = self.clip.point_width;
        let mut prepared = Prepared {
            vertex,
            position,
            viewport,
            array_index: if self.clip.force_zero_array_index { 0 } else { dword(1) },
            point_width: width.max(least).min(greatest.max(least)),
            ..Prepared::default()
        };
        self.test(&mut prepared, header.get(8..).unwrap_or(&[]));
        prepared
    }

    fn test(&self, prepared: &mut Prepared, distances: &[u32]) {
        let viewport = prepared.viewport as usize;
        if self.clip.enable {
            prepared.outcode = self.clip.outcode(prepared.position, distances, &self.sf.guardband(viewport));
        }
        prepared.screen = self.sf.transform(prepared.position, viewport);
    }

    /// A vertex as another viewport sees it.
    #[cold]
    fn moved<U: Urb>(&self, prepared: &Prepared, viewport: u32, urb: &U) -> Prepared {
        let mut moved = Prepared { viewport, ..*prepared };
        let header = urb.read(moved.vertex.handle, moved.vertex.offset_dwords, HEADER_DWORDS);
        self.test(&mut moved, header.get(8..).unwrap_or(&[]));
        moved
    }

    /// Clips one primitive, sets it up and hands it on.
    ///
    /// # Errors
    /// A [`Stop`] of the receiver.
    pub fn primitive<X: Urb, O: Objects<X>>(
        &mut self,
        primitive: &Primitive,
        vertices: &[Prepared],
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        let count = primitive.kind.vertices();
        let Some(leading) = vertices.get(primitive.vertices[0] as usize) else { return Ok(()) };
        let mut corners = [leading; 3];
        for (corner, &place) in corners.iter_mut().zip(&primitive.vertices).take(count) {
            let Some(vertex) = vertices.get(place as usize) else { return Ok(()) };
            *corner = vertex;
        }
        // The leading vertex decides viewport and array index for the whole object.
        let viewport = leading.viewport;
        let moved;
        if corners.iter().any(|corner| corner.viewport != viewport) {
            moved = corners.map(|corner| self.moved(corner, viewport, executor));
            corners = moved.each_ref();
        }
        if self.clip.statistics && self.clip.enable {
            self.statistics.clip_invocations += 1;
        }
        let corners = &corners[..count];
        let all = corners.iter().fold(u32::MAX, |code, c| code & c.outcode);
        let any = corners.iter().fold(0, |code, c| code | c.outcode);
        self.object.viewport_index = viewport;
        self.object.render_target_array_index = corners[0].array_index;
        self.object.primitive_id = primitive.primitive_id;
        match self.clip.determine(all, any) {
            Verdict::Reject => Ok(()),
            Verdict::Accept => {
                let mut screen = [corners[0].screen; 3];
                for (vertex, corner) in screen.iter_mut().zip(corners) {
                    *vertex = corner.screen;
                }
                self.set_up(primitive, corners, &screen, None, executor, objects, cx)
            }
            Verdict::Clip(planes) => self.cut(primitive, corners, planes, executor, objects, cx),
        }
    }

    fn cut<X: Urb, O: Objects<X>>(
        &mut self,
        primitive: &Primitive,
        corners: &[&Prepared],
        planes: u32,
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        cx.used(System::B066);
        let viewport = self.object.viewport_index as usize;
        // Without the guardband test its flags are those of the viewport, whose planes are cut at.
        let guardband = if self.clip.guardband { self.sf.guardband(viewport) } else { Guardband::VIEWPORT };
        let volume = Volume { guardband, zero_to_one: self.clip.zero_to_one };
        let mut source = [PolygonVertex::default(); 3];
        for (index, (vertex, corner)) in source.iter_mut().zip(corners).enumerate() {
            let header = executor.read(corner.vertex.handle, corner.vertex.offset_dwords, HEADER_DWORDS);
            vertex.position = corner.position;
            vertex.distances =
                std::array::from_fn(|d| f32::from_bits(header.get(8 + d).copied().unwrap_or(0)));
            vertex.weights[index] = 1.0;
            vertex.linear_weights[index] = 1.0;
            vertex.edge = primitive.edges >> index & 1 != 0;
        }
        match primitive.kind {
            // A point outside of any plane is outside of all of them together: CLIP rejects it before.
            ObjectKind::Point => Ok(()),
            ObjectKind::Line => {
                let Some([a, b]) = volume.clip_line(&[source[0], source[1]], planes) else { return Ok(()) };
                self.part(primitive, corners, [a, b, a], 1, executor, objects, cx)
            }
            ObjectKind::Triangle | ObjectKind::Rectangle => {
                let mut polygon = std::mem::take(&mut self.polygon);
                volume.clip_polygon(&source, planes, &mut polygon);
                let vertices = polygon.vertices();
                let mut outcome = Ok(());
                for last in 2..vertices.len() {
                    let part = [vertices[0], vertices[last - 1], vertices[last]];
                    let outer = [last == 2, true, last == vertices.len() - 1];
                    let edges = (0..3).filter(|&e| outer[e] && part[e].edge).fold(0u8, |m, e| m | 1 << e);
                    outcome = self.part(primitive, corners, part, edges, executor, objects, cx);
                    if outcome.is_err() {
                        break;
                    }
                }
                self.polygon = polygon;
                outcome
            }
        }
    }

    /// One piece of a clipped object.
    fn part<X: Urb, O: Objects<X>>(
        &mut self,
        primitive: &Primitive,
        corners: &[&Prepared],
        part: [PolygonVertex; 3],
        edges: u8,
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        let viewport = self.object.viewport_index as usize;
        let screen = part.map(|v| self.sf.transform(v.position, viewport));
        let linear = self.sf.linear_attributes;
        let weights = part.map(|v| if linear { v.linear_weights } else { v.weights });
        let kind =
            if primitive.kind == ObjectKind::Rectangle { ObjectKind::Triangle } else { primitive.kind };
        let piece = Primitive { edges, kind, ..*primitive };
        self.set_up(&piece, corners, &screen, Some(&weights), executor, objects, cx)
    }

    /// SF proper: facing, culling, fill mode, attributes.
    fn set_up<X: Urb, O: Objects<X>>(
        &mut self,
        primitive: &Primitive,
        corners: &[&Prepared],
        screen: &[ScreenVertex; 3],
        weights: Option<&[[f32; 3]; 3]>,
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        if self.sf.statistics {
            self.statistics.clip_primitives += 1;
        }
        let count = primitive.kind.vertices();
        if !screen[..count].iter().all(ScreenVertex::is_number) {
            return Ok(());
        }
        let mut fill = Fill::Solid;
        let mut back_facing = self.back_facing;
        if primitive.kind == ObjectKind::Triangle {
            let facing = self.sf.facing(screen, primitive.odd);
            if facing.dropped {
                return Ok(());
            }
            fill = facing.fill;
            back_facing = facing.back;
        }
        let vertices = std::array::from_fn::<_, 3, _>(|i| corners.get(i).unwrap_or(&corners[0]).vertex);
        let vertices = &vertices[..corners.len().min(3)];
        let provoking = primitive.provoking as usize;
        let object = &mut self.object;
        object.back_facing = back_facing;
        object.channels = self.plan.channels() as u16;
        object.from_polygon = false;
        object.continue_line_stipple = primitive.continue_stipple;
        object.polygon_stipple = primitive.kind == ObjectKind::Triangle && self.stippled;
        object.depth_offset = 0.0;
        object.vertices = *screen;
        let direct = weights.is_none() && fill == Fill::Solid;
        let gathered = if direct { &mut *object.attributes } else { &mut *self.source };
        self.plan.gather(vertices, provoking, back_facing, primitive.primitive_id, executor, gathered);
        object.kind = primitive.kind;
        object.constant_channels = self.plan.constant_channels(primitive.kind);
        if let Some(weights) = weights {
            let constant = object.constant_channels;
            mix(&self.source, weights, constant, object.channels as usize, &mut object.attributes);
        }
        match primitive.kind {
            ObjectKind::Point => {
                object.point_width_px = self.sf.point_width.unwrap_or(corners[0].point_width);
                self.plan.put_sprites(&mut object.attributes);
            }
            ObjectKind::Triangle => {
                object.depth_offset = self.sf.depth_offset.of(screen, fill);
                if fill != Fill::Solid {
                    return self.outline(primitive, corners, fill, weights.is_some(), executor, objects, cx);
                }
            }
            ObjectKind::Line | ObjectKind::Rectangle => {}
        }
        objects.object(&self.object, executor, cx)
    }

    /// Draws the edges or corners of a triangle.
    fn outline<X: Urb, O: Objects<X>>(
        &mut self,
        primitive: &Primitive,
        corners: &[&Prepared],
        fill: Fill,
        mixed: bool,
        executor: &mut X,
        objects: &mut O,
        cx: &Context,
    ) -> Result<(), Stop> {
        if mixed {
            self.source.copy_from_slice(&self.object.attributes[..]);
        }
        let screen = self.object.vertices;
        let channels = self.object.channels as usize;
        self.object.from_polygon = true;
        for edge in (0..3usize).filter(|e| primitive.edges >> e & 1 != 0) {
            let (from, to) = (edge, (edge + 1) % 3);
            let object = &mut self.object;
            let picks = if fill == Fill::Wireframe { [from, to, from] } else { [from; 3] };
            object.vertices = picks.map(|pick| screen[pick]);
            for (values, source) in object.attributes.iter_mut().zip(self.source.iter()).take(channels) {
                *values = picks.map(|pick| source[pick]);
            }
            object.kind = if fill == Fill::Wireframe { ObjectKind::Line } else { ObjectKind::Point };
            object.constant_channels = self.plan.constant_channels(object.kind);
            if fill == Fill::Point {
                let width = corners.get(from).unwrap_or(&corners[0]).point_width;
                object.point_width_px = self.sf.point_width.unwrap_or(width);
                self.plan.put_sprites(&mut object.attributes);
            }
            objects.object(&self.object, executor, cx)?;
            self.object.continue_line_stipple = true;
        }
        Ok(())
    }
}

/// Attributes at vertices that are mixtures of the source vertices. Constant channels are copied.
fn mix(source: &Values, weights: &[[f32; 3]; 3], constant: u128, channels: usize, out: &mut Values) {
    for (channel, (values, from)) in out.iter_mut().zip(source).enumerate().take(channels) {
        if constant >> channel & 1 != 0 {
            *values = *from;
            continue;
        }
        let [a, b, c] = from.map(f32::from_bits);
        *values = weights.map(|w| {
            // A source vertex that survived is taken as it is: zero times infinity must not reach it.
            match w {
                [1.0, 0.0, 0.0] => a.to_bits(),
                [0.0, 1.0, 0.0] => b.to_bits(),
                [0.0, 0.0, 1.0] => c.to_bits(),
                // On an edge the third vertex takes no part.
                [x, y, 0.0] => (a * x + b * y).to_bits(),
                [x, 0.0, z] => (a * x + c * z).to_bits(),
                [0.0, y, z] => (b * y + c * z).to_bits(),
                [x, y, z] => (a * x + b * y + c * z).to_bits(),
            }
        });
    }
}
